"""A monster and you: its values, your points, clues and weapons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.arkham2e.described.speech import DEFENSES, KEYWORDS, MONSTERS_OWN
from engine.arkham2e.phases.weapons import HANDS

if TYPE_CHECKING:
    from engine.arkham2e.described.drafts import Draft
    from engine.plain_words import Told

_FIELDS = {"horror-damage": "horror_damage"}
DEFAULT = 5  # Sanity and Stamina, where nothing is said


def defenses(told: Told, draft: Draft) -> dict[str, Any]:
    """Resistances and immunities of the monster."""
    found: dict[str, Any] = {}
    for word in DEFENSES:
        if told.has(word):
            told.use(word)
            kind, _, field = word.partition("-")
            found.setdefault(field, []).append(kind)
            draft.reads(word)
    return found


def read_weapons(told: Told, draft: Draft) -> list[str]:
    """Each weapon with its bonus, in use with one hand unless told otherwise."""
    names: list[str] = []
    words = ("weapon", "magic-weapon", "spell", "item", "card")
    found = [fact for fact in told.facts if fact.kind == "signed" and fact.at not in told.used]
    for fact in found:
        given = fact.what in ("fight", "bonus", "combat") and fact.giver in words and fact.at < fact.of
        weapon = fact.what in words or given
        if not weapon:
            continue
        told.used.update((fact.at, fact.of))
        what = fact.what if fact.what in words else fact.giver
        for _ in range(_copies(told, fact.at)):
            names.append(_weapon(told, draft, what, fact.value, fact.at))
    loose = [place for place in told.places("signed") if place not in told.used]
    listed = told.has("weapon", "magic-weapon")
    for place in loose if listed else ():  # "two weapons: +3 and +1"
        if told.terms[place].number < 0:
            continue
        told.used.add(place)
        names.append(_weapon(told, draft, "weapon", told.terms[place].number, place))
    for place in told.places("number"):  # "one +3 and one +1"
        after = told.terms[place + 1].concept if place + 1 < len(told.terms) else ""
        if told.terms[place].number == 1 and after == "signed" and place + 1 in told.used:
            told.used.add(place)
    many = next((fact for fact in told.facts if fact.what == "weapon" and fact.kind == "number"), None)
    if told.has("each") and many is not None and len(names) == 1:  # "two weapons with +1 each"
        told.use("each")
        values = {key: value for key, value in draft.you["cards"][-1].items() if key != "id"}
        names += [draft.give("weapon", **values) for _ in range(min(many.value, 3) - 1)]
    told.use("weapon", "magic-weapon", "one-handed", "two-handed", "spend", "hand")
    for fact in told.facts:
        hands = fact.what == "hand" and fact.kind == "number"
        if hands or (fact.what == "weapon" and fact.kind == "number" and fact.value == len(names)):
            told.used.update((fact.at, fact.of))
    if sum(card.get("hands", 0) for card in draft.you.get("cards", ())) > HANDS:
        draft.missing.append("two-hands")
    draft.choices["arm"] = [f"use:{name}" for name in names]
    return names


def _copies(told: Told, place: int) -> int:
    """ "Two +4 weapons"."""
    before = told.terms[place - 1] if place else None
    if (
        before is None
        or before.concept != "number"
        or not 2 <= before.number <= 4
        or _is_value(told, place - 1)
    ):
        return 1
    told.used.add(place - 1)
    return before.number


def _is_value(told: Told, place: int) -> bool:
    """Whether a number belongs to something else: "Fight 4 +2 gun"."""
    return any(fact.at == place for fact in told.facts)


def _weapon(told: Told, draft: Draft, what: str, bonus: int, place: int) -> str:
    hands = _hands(told, place)
    magic = what in ("magic-weapon", "spell")
    if hands is None:
        draft.assumes("one-hand")
    draft.reads("magic-weapon" if magic else "weapon", f"{bonus:+d}")
    if what == "spell":  # it is said to work: a card that gives what the spell gives
        draft.assumes("spell-active")
    return draft.give(
        "weapon", kind="common", bonus=bonus, hands=hands or 1, type="magical" if magic else "physical"
    )


def _hands(told: Told, place: int) -> int | None:
    """How many hands are named in the sentence nearest to a place."""
    near = [at for at in told.sentence(place) if told.terms[at].concept in ("one-handed", "two-handed")]
    if not near:
        return None
    best = min(near, key=lambda at: abs(at - place))
    return 2 if told.terms[best].concept == "two-handed" else 1


def read_monster(told: Told, draft: Draft) -> dict[str, Any]:
    """Its ratings, damage, toughness and abilities, as far as they are told."""
    name = draft.name("monster")
    found: dict[str, Any] = {}
    if told.denied("horror", "horror-check"):
        told.use("horror", "horror-check")
        found["horror"] = None
        draft.reads("no-horror-check", "", name)
    for word, field in (("awareness", "awareness"), ("horror", "horror"), ("combat-rating", "combat")):
        value = None if field in found else _rating(told, word)
        if value is not None:
            found[field] = value
            draft.reads(word, f"{value:+d}", name)
    for word in MONSTERS_OWN:
        value = _beside(told, word) if word in ("nightmarish", "overwhelming") else told.value(word)
        if value is not None:
            found[_FIELDS.get(word, word)] = value
            draft.reads(word, value, name)
    for word in KEYWORDS:
        if told.has(word):
            told.use(word)
            no = told.denied(word)
            found[word] = not no
            draft.reads(*(("is-not", word) if no else (word, "")))
    return {**found, **defenses(told, draft)}


def _beside(told: Told, word: str) -> int | None:
    """The number right behind an ability: "Overwhelming 1"."""
    for place in told.places(word):
        after = told.terms[place + 1] if place + 1 < len(told.terms) else None
        if after is not None and after.concept == "number":
            told.used.update((place, place + 1))
            return after.number
    return None


def _rating(told: Told, word: str) -> int | None:
    """Signed, or 0."""
    words = (word, "combat") if word == "combat-rating" else (word,)
    for fact in told.facts:
        rated = fact.kind == "signed" and (fact.what != "combat" or fact.of < fact.at)
        if fact.what in words and (rated or fact.value == 0) and fact.at not in told.used:
            told.used.update((fact.at, fact.of))
            return fact.value
    if word == "combat-rating" and _beside(told, "combat") == 0:
        return 0
    return None


def read_points(told: Told, draft: Draft) -> None:
    """Your Sanity and Stamina; "the last" is 1."""
    for what in ("sanity", "stamina"):
        value = told.value(what)
        if value is None and told.together("last", what):
            told.use("last", what)
            value = 1
        if value is not None:
            draft.you[what] = value
            draft.reads(what, value, draft.me)
        else:
            draft.assumes(what, DEFAULT, draft.me)


def read_helps(told: Told, draft: Draft) -> None:
    """Clues, a blessing or a curse, a card that lets it be rolled again."""
    clues = told.value("clue")
    if told.denied("clue"):
        if clues:  # "not 2 clues": how many, then?
            draft.missing.append("clues")
        clues = 0
    if clues is None and told.has("clue"):
        clues = 1
        draft.assumes("clues", clues, draft.me)
    elif clues is not None:
        draft.reads("clues", clues, draft.me)
    draft.you["clues"] = min(clues or 0, 30)
    blessed_or_cursed(told, draft)


def blessed_or_cursed(told: Told, draft: Draft) -> None:
    """What is told of a blessing and a curse of yours."""
    for word in ("blessed", "cursed"):
        if told.has(word):
            told.use(word)
            no = told.denied(word)
            draft.you[word] = not no
            draft.reads(*(("is-not", word) if no else (word, "")), draft.me)
