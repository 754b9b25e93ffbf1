"""What somebody might put into an address or a field to do harm."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from ui.address import unpack
from ui.round_walk import Walk
from ui.test_form import HeldCard, new_form

MARKUP = "<img src=x onerror='window.hurt=1'><script>window.hurt=1</script>[a](javascript:hurt)![b](http://b.example/c)"


def hostile_test() -> dict[str, Any]:
    """A skill test in which everybody and everything has such a name."""
    cards = (HeldCard(f"1{MARKUP}", ("intellect", "intellect")), HeldCard(f"2{MARKUP}", ("wild",)))
    form = replace(
        new_form("en"), names=(MARKUP,), place=f"place {MARKUP}", enemy=f"enemy {MARKUP}", cards=cards
    )
    return {"sheet": form.as_data(), "answers": []}


def hostile_round() -> dict[str, Any]:
    """The example of a round with such names, at its first decision."""
    walk = Walk.example("en").to_decision()
    data = json.dumps(unpack(walk.address()))
    for name in ("Roland", "Daisy", "Study", "Hall", "Ghoul", "Agenda 1"):
        data = data.replace(json.dumps(name), json.dumps(name + MARKUP))
    found: dict[str, Any] = json.loads(data)
    return found
