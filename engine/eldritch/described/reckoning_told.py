"""A reckoning that is told: who and what has an effect, in the book's order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.described.drafts import Draft

if TYPE_CHECKING:
    from engine.plain_words.told import Told


def read_reckoning(told: Told) -> Draft:
    """Monsters, the Ancient One, Mythos cards and cards of yours, each with an effect."""
    draft = Draft(told)
    words = ("reckoning", "effect", "monster", "ancient-one", "mythos", "condition", "card")
    told.use(*words, "me", "first", "hold", "icon")
    if told.has("lead"):
        draft.table["lead"] = draft.me
        told.use("lead")
        draft.reads("lead", "", draft.me)
    else:
        draft.assumes("lead", "", draft.lead())
    least = 2 if told.has("q-who") else 1
    for _ in range(_many(told, draft, "monster", least)):
        draft.add_monster(reckoning=_own_effect(draft, "monster"))
    if told.has("ancient-one"):
        draft.reads("ancient-one")
        draft.table["ancient_one"] = {
            "id": draft.name("ancient-one"),
            "reckoning": _own_effect(draft, "ancient-one"),
        }
    cards = [
        {
            "id": draft.name("mythos", number + 1),
            "traits": ["ONGOING"],
            "reckoning": _own_effect(draft, "mythos"),
        }
        for number in range(_many(told, draft, "mythos", least))
    ]
    draft.table["mythos_play"] = cards
    for what, place in (("condition", "conditions"), ("card", "possessions")):
        draft.you[place] = [
            {
                "id": draft.name(what, number + 1),
                "kind": "condition" if what == "condition" else "asset",
                "reckoning": _own_effect(draft, what),
            }
            for number in range(_many(told, draft, what, least))
        ]
    for _ in told.places("debt"):
        told.use("debt")
        card = {
            "id": draft.name("condition", 9),
            "kind": "condition",
            "reckoning": _own_effect(draft, "condition"),
        }
        draft.you["conditions"] = [*draft.you["conditions"], card][:9]
        draft.reads("reckoning-condition", 1)
        break
    draft.attempt = {"reckoning": True}
    return draft


def _own_effect(draft: Draft, what: str) -> list[dict[str, str]]:
    """An effect whose text was not told: it takes its place in the order."""
    return [{"effect": "log", "text": f"{draft.name(what)}: …"}]


def _many(told: Told, draft: Draft, what: str, least: int) -> int:
    """How many of these are told of; a word without a number is one, or as many as the question needs."""
    if not told.has(what):
        return 0
    facts = [fact for fact in told.facts if fact.what == what]
    told.used.update(place for fact in facts for place in (fact.at, fact.of))
    asked = [at for place in told.places("q-who", "q-order") for at in told.sentence(place)]
    counted = [fact.of for fact in facts]
    bare = [place for place in told.places(what) if place not in counted and place not in asked]
    many = min(sum(fact.value for fact in facts) if facts else max(len(bare), least), 9)
    if not facts and many > len(bare):
        draft.assumes(f"reckoning-{what}", many)
    if facts and bare:
        draft.missing.append("count")
    draft.reads(f"reckoning-{what}", many)
    return many
