"""What was done before: what came of it stands on the table, and it is not done again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.scene import Foe

if TYPE_CHECKING:
    from engine.ahlcg.described.scene import Deed
    from engine.ahlcg.described.talk import Sentence, Talk

_NOW = frozenset(["now", "teraz", "тепер", "зараз"])


def over(talk: Talk, sentence: Sentence) -> range:
    """What is told of an earlier turn, as far as it goes: last turn I evaded it, now …"""
    told = [] if sentence.asks else talk.find(sentence, "past")
    if not told:
        return range(0)
    talk.use(*told)
    now = (p for p in range(told[0], sentence.end) if talk.terms[p].text.casefold() in _NOW)
    return range(sentence.begin, next(now, sentence.end))


def read_outcome(talk: Talk, sentence: Sentence, deed: Deed) -> None:
    """Who was evaded is exhausted and engaged with nobody; who moved is there, who was engaged still is. What
    failed changed nothing."""
    if failed := talk.find(sentence, "fail"):
        talk.use(*failed)
    elif deed.do == "evade" and deed.foe is not None:
        deed.foe.ready, deed.foe.engaged = False, []
    elif deed.do == "engage" and deed.foe is not None and deed.by is not None:
        deed.foe.engaged = [deed.by]
    elif deed.do == "move" and deed.place is not None and deed.by is not None:
        deed.by.place = deed.place


def read_readying(talk: Talk, sentence: Sentence) -> None:
    """An enemy that readies was exhausted; if nothing else is said, it does so in upkeep."""
    for place in talk.find(sentence, "ready-up"):
        found = talk.nearest(place, sentence, lambda m: m.of(Foe))
        foe = found.things[0] if found else (talk.foes[-1] if talk.foes else None)
        if not isinstance(foe, Foe) or talk.concept(place - 1) == "not":
            continue
        foe.ready = False
        talk.scene.moment = talk.scene.moment or "upkeep"
        talk.use(place)
