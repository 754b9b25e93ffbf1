"""A test that is told: skill, modifier, cards, dice, Clues."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.eldritch.described.drafts import Draft
from engine.eldritch.state.effects import SKILLS

if TYPE_CHECKING:
    from engine.plain_words.told import Fact, Told

BLESSED, CURSED = 4, 6
_WORDS = (
    *("me", "test", "pass", "card", "condition", "additional", "reroll", "spend", "bonus", "modifier"),
    *("blessed", "cursed", "improve", "hold", "clue", "each", "add", "token"),
)


def tested_skill(told: Told) -> str | None:
    """The skill beside the word "test", or the only one that is spoken of."""
    for place in told.places("test"):
        for at in (place - 1, place + 1, place - 2, place + 2):
            if at in told.sentence(place) and told.terms[at].concept in SKILLS:
                return told.terms[at].concept
    spoken = {term.concept for term in told.terms if term.concept in SKILLS}
    return spoken.pop() if len(spoken) == 1 else None


def read_test(told: Told) -> Draft | None:
    """The draft of a test; None where no skill is tested."""
    skill = tested_skill(told)
    if skill is None:
        return None
    draft = Draft(told)
    told.use(skill, *_WORDS)
    draft.reads("test", skill)
    modifier = read_skill(told, draft, skill, combat=False)
    if told.has("monster"):  # its values have no part in whether the test is passed
        told.take("horror", "damage", "toughness")
        told.use("monster", "combat", "horror", "damage", "toughness")
    for fact in told.facts:
        if fact.what in ("card", "condition") and fact.value == 1:
            told.used.update((fact.at, fact.of))
    for other in SKILLS:  # told too, though nothing rests on it
        if other != skill and (value := told.value(other)) is not None:
            draft.you[other] = value
            draft.reads(other, value, draft.me)
    draft.attempt = {"test": {"by": draft.me, "skill": skill, "modifier": modifier}}
    return draft


def read_skill(told: Told, draft: Draft, skill: str, *, combat: bool) -> int:
    """The value, improvements, cards, Clues of the one who tests; the modifier of the test."""
    value, modifier, givers = _numbers(told, skill, combat=combat)
    if value is None:
        draft.missing.append(skill)
    else:
        draft.you[skill] = value
        draft.reads(skill, value, draft.me)
    if modifier is not None:
        draft.reads("modifier", f"{modifier:+d}")
    elif not combat:
        draft.assumes("modifier", "0")
    for fact in givers:
        _give(draft, {"bonuses": [{"skill": skill, "add": fact.value}]})
        draft.reads("bonus" if fact.value > 0 else "penalty", f"{fact.value:+d}", draft.me)
    _improvement(told, draft, skill)
    read_helps(told, draft)
    return modifier or 0


def _numbers(told: Told, skill: str, *, combat: bool) -> tuple[int | None, int | None, list[Fact]]:
    """The skill itself, the modifier of the test, and bonuses and penalties of cards."""
    values: set[int] = set()
    modifiers: list[Fact] = []
    givers: list[Fact] = []
    for fact in told.facts:
        if fact.what == skill and fact.kind == "number" and not (combat and fact.subject == "monster"):
            values.add(fact.value)
        elif fact.what == "bonus" or (fact.what == skill and fact.giver in ("card", "condition")):
            givers.append(fact)
        elif fact.kind == "signed" and not combat and fact.what in (skill, "modifier", "test"):
            modifiers.append(fact)
        else:
            continue
        told.used.update((fact.at, fact.of))
    for fact in modifiers[1:]:  # one test has one: the others are not understood
        told.used.discard(fact.at)
    value = values.pop() if len(values) == 1 else None
    return value, modifiers[0].value if modifiers else None, givers


def _improvement(told: Told, draft: Draft, skill: str) -> None:
    found = [fact for fact in told.facts if fact.what == "improve"]
    if len(found) == 1 and 1 <= found[0].value <= 2:
        told.take("improve")
        draft.you["improvements"] = {skill: found[0].value}
        draft.reads("improvement", f"+{found[0].value}", draft.me)
    elif told.has("improve"):
        draft.missing.append("improvement")


def read_helps(told: Told, draft: Draft) -> None:
    """Clues, additional dice, rerolls, a blessing or a curse: whatever the skill."""
    clues = told.value("clue")
    if clues is None and told.has("clue"):
        clues = 1
        draft.assumes("clues", clues, draft.me)
    elif clues:
        draft.reads("clues", clues, draft.me)
    if clues:
        draft.you["clues"] = clues
    _dice(told, draft)
    for word, face in (("blessed", BLESSED), ("cursed", CURSED)):
        if not told.has(word):
            continue
        if told.denied(word):
            draft.missing.append(word)
        draft.reads(word, f"{face}+", draft.me)
        card = {"id": draft.name("condition", 90 + face), "kind": "condition", "success_on": face}
        draft.you.setdefault("conditions", []).append(card)


def _dice(told: Told, draft: Draft) -> None:
    """ "1 additional die", "two cards give 1 die each", "reroll 1 die"; "an additional die" is one."""
    counted = {fact.of: fact for fact in told.facts if fact.what == "die"}
    cards = [fact for fact in told.facts if fact.what == "card" and fact.kind == "number"]
    for place in told.places("die"):
        sentence = told.sentence(place)
        near = [told.terms[at].concept for at in range(max(sentence.start, place - 4), place + 1)]
        many = counted[place].value if place in counted else 1
        copies = 1
        if told.has("each") and len(cards) == 1 and cards[0].at in sentence:
            copies = cards[0].value
            told.used.update((cards[0].at, cards[0].of))
        if "reroll" in near:
            given, word = {"rerolls": [{"dice": max(many, 1)}]}, "reroll"
        elif "additional" in near:
            given, word = {"dice": [{"add": max(many, 1)}]}, "additional-dice"
        else:
            continue
        told.used.add(place)
        if place in counted:
            told.used.add(counted[place].at)
        for _ in range(min(copies, 9)):
            _give(draft, given)
            draft.reads(word, many, draft.me)


def _give(draft: Draft, values: dict[str, Any]) -> None:
    """One more card of yours."""
    cards: list[dict[str, Any]] = draft.you.setdefault("possessions", [])
    cards.append({"id": draft.name("card", len(cards) + 1), **values})
