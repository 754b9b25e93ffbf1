"""What somebody might put into an address or a field to do harm."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from ui.app.skill_test.form import HeldCard, new_form
from ui.play.address import unpack
from ui.play.walk import Walk

MARKUP = "<img src=x onerror='window.hurt=1'><script>window.hurt=1</script>[a](javascript:hurt)![b](http://b.example/c)"


def hostile_test() -> dict[str, Any]:
    """A skill test in which everybody and everything has such a name."""
    cards = (HeldCard(f"1{MARKUP}", ("intellect", "intellect")), HeldCard(f"2{MARKUP}", ("wild",)))
    form = replace(
        new_form("en"), names=(MARKUP,), place=f"place {MARKUP}", enemy=f"enemy {MARKUP}", cards=cards
    )
    return {"game": "ahlcg", "sheet": form.as_data(), "answers": [], "test": True}


def hostile_round() -> dict[str, Any]:
    """The example of a round with such names, at its first decision."""
    walk = Walk.example("ahlcg", "round").to_last()
    data = json.dumps(unpack(walk.address()))
    for name in ("Roland", "Daisy", "Study", "Hall", "Ghoul", "Agenda 1"):
        data = data.replace(json.dumps(name), json.dumps(name + MARKUP))
    found: dict[str, Any] = json.loads(data)
    return found
