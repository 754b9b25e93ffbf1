"""A test that is told: the attribute, what is added to it, what was rolled."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.mansions.described import scenes
from engine.mansions.described.drafts import Draft
from engine.mansions.described.playing import HIGHEST, LOWEST, passed
from engine.mansions.described.speech import GIVING
from engine.mansions.front import odds
from engine.mansions.state.effects import ATTRIBUTES
from engine.plain_words import Answer, Topic, cites_of

if TYPE_CHECKING:
    from engine.mansions.sheet import Sheet
    from engine.plain_words import Fact, Reading, Told

FIGHT = ("combat", "combat-card", "attack", "shoot")
_WORDS = (
    *("me", "test", "pass", "take", "modifier", "must", "combat", "combat-card", "turn", "room", "success"),
    *("here", "hold", "item", "spend", "die", "token", "own-turn", "same-turn", "become", "lock", "weapon"),
)


def against_horror(told: Told) -> bool:
    """A horror test, by its name or by the monster's horror rating."""
    rating = any(fact.what == "horror" and fact.kind == "signed" for fact in told.facts)
    return told.has("horror-test", "horror-rating") or rating


def against_notice(told: Told) -> bool:
    return told.has("evade", "evaded", "awareness")


def tested_attribute(told: Told) -> str | None:
    """Willpower against horror, Dexterity to evade, the one beside the word "test", or the only one."""
    if against_horror(told):
        return "willpower"
    if against_notice(told):
        return "dexterity"
    for place in told.places("test", "combat-card"):
        for at in (place - 1, place + 1, place - 2, place + 2):
            if at in told.sentence(place) and told.terms[at].concept in ATTRIBUTES:
                return told.terms[at].concept
    spoken = {term.concept for term in told.terms if term.concept in ATTRIBUTES}
    if len(spoken) > 1 and told.has("skill-point"):
        spoken.discard("luck")
    return spoken.pop() if len(spoken) == 1 else None


def fits_test(told: Told) -> bool:
    """Odds, what to roll, or what a roll that is told comes to."""
    if _extreme(told) and told.question in ("does", "happens", None):
        return not told.has("puzzle", "skill-point")
    if tested_attribute(told) is None or told.has("puzzle", "puzzle-action"):
        return False
    if told.question == "odds":
        return not told.has("kill", "dead", "survive")
    if told.question == "much":
        return told.has("need-roll") and not told.has("damage")
    rolled = any(fact.what == "rolled" for fact in told.facts)
    if told.question == "may" and told.has("skill-point"):  # too late for that
        return False
    return rolled and told.question in ("does", "may", "happens", None)


def _extreme(told: Told) -> bool:
    """A 1 or a 10, which need no value."""
    rolls = {fact.value for fact in told.facts if fact.what == "rolled" and fact.kind == "number"}
    return rolls in ({LOWEST}, {HIGHEST}) and not told.has(*ATTRIBUTES, "horror-test", "evade")


def read_test(told: Told) -> Draft:
    draft = Draft(told)
    if _extreme(told):
        return _rolled_extreme(told, draft)
    attribute = str(tested_attribute(told))
    told.use(attribute, "horror-test", "evade", "evaded", *_WORDS)
    draft.reads("test", attribute)
    _value(told, draft, attribute)
    scenes.dark(told, draft)
    monster_stunned = scenes.stunned(told, draft)
    if monster_stunned:
        draft.reads("stunned-monster")
    _points(told, draft, attribute)
    if told.question == "odds":
        told.use("fail")
    if against_horror(told) or against_notice(told):
        _against(told, draft, stunned=monster_stunned)
    else:
        _plain(told, draft, attribute)
    rolls = [fact.value for fact in told.take("rolled") if fact.kind == "number"]
    if len(set(rolls)) == 1 and LOWEST <= rolls[0] <= HIGHEST:
        draft.face = rolls[0]
        draft.reads("rolled", rolls[0])
    elif told.has("rolled"):
        draft.missing.append("rolled")
    told.use("need-roll")
    return draft


def _rolled_extreme(told: Told, draft: Draft) -> Draft:
    told.use(*_WORDS, "fail", "all")
    (roll,) = {fact.value for fact in told.take("rolled")}
    draft.face = roll
    draft.reads("rolled", roll)
    draft.attempt = {"test": {"by": draft.me, "attribute": "strength"}}
    return draft


def _value(told: Told, draft: Draft, attribute: str) -> None:
    values = {fact.value for fact in told.facts if fact.what == attribute and fact.kind == "number"}
    for fact in told.facts:
        if fact.what == attribute and fact.kind == "number":
            told.used.update((fact.at, fact.of))
    if len(values) > 1:  # a test "at 0" has no modifier
        values.discard(0)
    if len(values) != 1:
        draft.missing.append(attribute)
        return
    draft.you[attribute] = values.pop()
    draft.reads(attribute, draft.you[attribute], draft.me)


def _plain(told: Told, draft: Draft, attribute: str) -> None:
    """A test with its modifier, in combat or not."""
    combat = told.has(*FIGHT)
    told.use(*FIGHT)
    modifiers = [fact for fact in told.facts if fact.kind == "signed" and _is_modifier(fact, attribute)]
    _bonuses(told, draft, attribute)
    for fact in modifiers:
        told.used.update((fact.at, fact.of))
    for fact in modifiers[1:]:  # one test has one: the others are not understood
        told.used.discard(fact.at)
    modifier = modifiers[0].value if modifiers else 0
    none = told.denied("modifier", "bonus")
    if modifiers or none:
        draft.reads("modifier", f"{modifier:+d}" if modifier else "0")
    else:
        draft.assumes("modifier", "0")
    if told.has("dark") and not combat:
        draft.assumes("not-combat")
    if combat:
        told.use("monster", "ranged", "sharp", "blunt", "bare-hands")
        draft.reads("in-combat")
    draft.attempt = {"test": {"by": draft.me, "attribute": attribute, "modifier": modifier, "combat": combat}}


def _is_modifier(fact: Fact, attribute: str) -> bool:
    return fact.what in (attribute, "test", "modifier") and fact.giver not in GIVING


def _bonuses(told: Told, draft: Draft, attribute: str) -> None:
    """What a card of yours adds."""
    for fact in told.facts:
        if fact.kind == "signed" and fact.what == attribute and fact.giver in GIVING:
            told.used.update((fact.at, fact.of))
            told.use(*GIVING)
            name = f"{draft.name('card')} {len(draft.you.get('items', [])) + 1}"
            draft.give(name, bonuses=[{"attribute": attribute, "add": fact.value}])
            draft.reads("bonus", f"{fact.value:+d}", draft.me)


def _against(told: Told, draft: Draft, *, stunned: bool) -> None:
    """A monster, with its awareness or its horror rating."""
    horror = against_horror(told)
    if horror and against_notice(told):
        draft.missing.append("scene")
    names = (
        ("horror-rating", "horror", "horror-test", "modifier")
        if horror
        else ("awareness", "evade", "modifier")
    )
    told.use("monster", "enter", "leave", *names[:2])
    facts = [fact for fact in told.facts if fact.what in names and fact.value > -HIGHEST]
    for fact in facts:
        told.used.update((fact.at, fact.of))
    values = {fact.value for fact in facts}
    what = "horror" if horror else "awareness"
    if len(values) != 1:
        draft.missing.append("horror-rating" if horror else "awareness")
        return
    value = values.pop()
    draft.reads("horror-rating" if horror else "awareness", f"{value:+d}" if value else "0")
    monster = draft.add_monster(**{what: value}, stun=int(stunned))
    draft.attempt = {"horror" if horror else "evade": {"by": draft.me, "monster": monster}}
    if told.has("dark"):
        draft.because("darkness^combat-only")


def _points(told: Told, draft: Draft, attribute: str) -> None:
    """A skill point that is spent, with your Luck."""
    if not told.has("skill-point"):
        return
    told.use("skill-point", "spend")
    if told.denied("skill-point"):
        draft.reads("no-skill-point", "", draft.me)
        return
    if scenes.how_many(told, "skill-point") > 1:
        draft.missing.append("one-point")
    luck = told.value("luck")
    if luck is None:
        draft.missing.append("luck")
        return
    draft.you["skill_points"] = 1
    draft.you["luck"] = luck
    draft.chooses("skill-point", "yes")
    draft.reads("luck", luck, draft.me)
    draft.reads("skill-point", "", draft.me)
    if attribute == "luck":
        draft.because("skill-points^not-luck")


def answer_test(sheet: Sheet, reading: Reading) -> Answer:
    """How likely it is, what must be rolled, or whether a roll does."""
    told = reading.told
    if any(fact.what == "rolled" for fact in told.facts):
        return passed(sheet, reading)
    draft = reading.draft
    point = "skill_points" in draft.you
    found = odds(sheet, policy="skill-point" if point else "none")
    assert found is not None
    assert found.target is not None
    if reading.question == "much":
        highest = min(max(found.target, LOWEST), HIGHEST - 1)
        return Answer("number", _why(reading, found.target), number=highest, of="roll")
    answer = Answer("odds", _why(reading, found.target), number=found.target, of="test", chance=found.success)
    if told.has("fail") and not told.has("pass"):
        return replace(answer, of="failure", chance=found.failure)
    return answer


def _why(reading: Reading, target: int) -> tuple[str, ...]:
    """The statements behind a target."""
    draft = reading.draft
    assert isinstance(draft, Draft)
    you, cites = draft.you, list(cites_of(reading))
    if target < LOWEST:
        cites.append("mansions/automatic-success-failure^one")
    if target >= HIGHEST:
        cites.append("mansions/automatic-success-failure^ten")
    if "horror" in draft.attempt:
        cites.append("mansions/horror-tests^test")
    elif "evade" in draft.attempt:
        cites.append("mansions/evade-tests^test")
    if you.get("stun"):
        cites.append("mansions/stun^minus-two")
    if "darkness" in draft.room().get("tokens", ()):
        combat = draft.attempt.get("test", {}).get("combat")
        cites.append("mansions/darkness^combat" if combat else "mansions/darkness^combat-only")
    if you.get("skill_points"):
        cites.append("mansions/skill-points^spend")
    return (*cites, "mansions/skill-tests^success")


TOPICS: dict[str, Topic[Sheet]] = {"test": Topic(fits_test, read_test, answer_test)}
