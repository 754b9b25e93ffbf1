"""What runs out, what nobody may have twice, where things go; the notes on single investigators."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.described import judging
from engine.eldritch.described.matters import ASKS, DOES, HAPPENS, MAY, MUCH, WHO, Matter, number_of
from engine.plain_words import topics

if TYPE_CHECKING:
    from engine.eldritch.described.drafts import Draft
    from engine.plain_words import Told


def _copies(told: Told, draft: Draft) -> None:
    """The same Spell or Condition again."""
    told.use(
        "copy",
        "same",
        "condition",
        "debt",
        "spell-copy",
        "additional",
        "third",
        "blessed",
        "cursed",
        "gain",
        "own",
    )
    told.take("condition", "copy", "debt")
    told.used.update(place for place in told.places("number") if told.terms[place].number <= 2)
    spell = told.has("spell-copy")
    kind = "spell" if spell else "condition"
    first = {"id": draft.name("card", 1), "name": draft.name("card"), "kind": kind}
    draft.you["possessions" if spell else "conditions"] = [first]
    draft.reads("copy-of", kind)
    draft.because("spells^no-copies" if spell else "conditions^no-copy")
    draft.befalls({"effect": "gain", "what": kind, "name": draft.name("card")})


def _random(told: Told, draft: Draft) -> None:
    told.use("random-space", "clue", "pool", "empty", "effect", "card", "left", "discards")
    if not told.has("empty"):
        told.denied("clue", "pool")
    draft.assumes("lead", "", draft.lead())
    draft.table["spaces"] = [{"id": draft.here}, {"id": draft.name("there")}]
    draft.reads("random-space")
    draft.befalls({"effect": "spawn-monster", "space": "random"})
    draft.table["cup"] = [{"id": draft.name("monster")}]


def _nearest(told: Told, draft: Draft) -> None:
    """Of two Cities as near: whoever is active chooses."""
    told.use("nearest", "equally", "monster", "city", "gate", "clue", "own-turn", "turn", "first", "same")
    told.take("monster", "city", "gate", "clue")
    told.used.update(place for place in told.places("number") if told.terms[place].number == 2)
    if told.has("mythos", "lead"):
        draft.missing.append("who")
    draft.assumes("lead", "", draft.lead())
    draft.reads("nearest")
    names = [draft.name("there", at) for at in (1, 2)]
    draft.table["spaces"] = [{"id": draft.here, "type": "wilderness"}, *({"id": name} for name in names)]
    draft.table["paths"] = [{"between": [draft.here, name]} for name in names]
    draft.befalls({"effect": "move", "to": "nearest-city"})


def _cup(told: Told, draft: Draft) -> None:
    """A Monster or a Clue that should spawn while none is left."""
    what = "clue" if told.has("clue") else "monster"
    told.use(
        "monster", "clue", "cup", "pool", "empty", "spawn", "stack", "discards", "doom", "advance", "left"
    )
    told.take("monster", "clue")
    draft.reads("none-left", what)
    draft.befalls({"effect": f"spawn-{what}"})


def _surge_number(told: Told, draft: Draft) -> None:
    """For each matching Gate, by the number of players."""
    told.use("surge", "gate", "match", "each", "monster", "spawn", "omen", "player")
    players = number_of(told, "player")
    if players is None or not 1 <= players <= 8:
        draft.missing.append("players")
        return
    draft.reads("players", players)
    friends = [{"id": draft.name("friend", at), "space": draft.here} for at in range(2, players + 1)]
    draft.table["investigators"] += friends
    draft.table["gates"] = [{"id": draft.name("gate"), "space": draft.here, "symbol": "red"}]
    draft.table |= {"omen_track": ["red"], "omen": "red"}
    draft.table["cup"] = [{"id": draft.name("monster", at)} for at in range(1, 4)]
    draft.assumes("gates", 1)
    draft.assumes("supplies")
    draft.because("monster-surge^numbers")
    draft.attempt = {"step": "mythos-4-monster-surge"}


def _one_gate(told: Told) -> bool:
    return told.has("player") and not any(fact.what == "gate" for fact in told.facts) and not told.has("not")


def _mark(told: Told, draft: Draft) -> None:
    """Whether somebody becomes Delayed, or Detained."""
    told.use("become", "delayed", "detained")
    if told.has("detained"):
        draft.table["conditions"] = {"cards": [{"id": "Detained", "kind": "condition"}]}
        draft.reads("becomes-detained", "", draft.me)
        draft.befalls({"effect": "gain", "what": "condition", "name": "Detained"})
        return
    draft.reads("becomes-delayed", "", draft.me)
    draft.befalls({"effect": "delay"})


def _marks(told: Told) -> bool:
    named = {told.terms[place].key for place in told.places("person")}
    return named == {"mark-harrigan"}


TOPICS = topics(
    {
        "copies": Matter(
            (("copy", "same"), ("condition", "spell-copy", "debt")),
            DOES,
            _copies,
            judging.occurs("card-gained"),
            never=("trade", "loan", "reckoning"),
        ),
        "spell-copies": Matter(
            ("spell-copy",), DOES, _copies, judging.occurs("card-gained"), never=("look",)
        ),
        "random-space": Matter(("random-space",), WHO, _random, judging.decides("random-space")),
        "nearest": Matter(("nearest",), WHO, _nearest, judging.decides("nearest")),
        "none-left": Matter(
            ("empty", ("monster", "clue"), ("spawn", "cup", "pool")),
            (*ASKS, None),
            _cup,
            judging.whole_course,
            never=("gate", "surge", "random-space", "mythos"),
            when=lambda told: told.question in HAPPENS,
        ),
        "surge-number": Matter(
            ("surge",), MUCH, _surge_number, judging.counted("monster-spawned", "monsters"), when=_one_gate
        ),
        "immune": Matter(
            (("delayed", "detained"), "person"),
            MAY,
            _mark,
            judging.occurs("became-delayed", "card-gained"),
            when=_marks,
            never=("rest", "travel", "trade", "acquire", "turn", "own-turn"),
        ),
    }
)
