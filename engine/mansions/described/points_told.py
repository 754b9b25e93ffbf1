"""Skill points and stun tokens: what the rules allow of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import Decision
from engine.mansions.described import scenes
from engine.mansions.described.matters import DOES, MAY, Matter
from engine.mansions.described.playing import followed, offered
from engine.mansions.described.puzzles_told import lay_puzzle
from engine.mansions.phases.skill_test import target_of
from engine.mansions.state.effects import ATTRIBUTES
from engine.plain_words import Answer, cites_of

if TYPE_CHECKING:
    from engine.mansions.described.drafts import Draft
    from engine.mansions.sheet import Sheet
    from engine.plain_words import Reading, Told, Topic


def _tests(told: Told, draft: Draft) -> None:
    """A test with a skill point at hand; of Luck, if that is told."""
    told.use("test", "spend", "skill-point", "token", "hold", "die", *ATTRIBUTES)
    told.used.update(place for place in told.places("number") if told.terms[place].number == 1)
    attribute = next((each for each in ATTRIBUTES if told.has(each)), "strength")
    draft.you["skill_points"] = max(scenes.how_many(told, "skill-point"), 1)
    if told.has("horror-test", "evade"):
        monster = draft.add_monster()
        key = "horror" if told.has("horror-test") else "evade"
        draft.attempt = {key: {"by": draft.me, "monster": monster}}
        draft.because("skill-points^horror-evade")
        told.use("horror-test", "evade")
    else:
        draft.attempt = {"test": {"by": draft.me, "attribute": attribute}}
        draft.because("skill-points^not-luck" if attribute == "luck" else "skill-points^spend")
    draft.reads("test", attribute if not told.has("horror-test", "evade") else key)


def _several(told: Told, draft: Draft) -> None:
    scenes.how_many(told, "skill-point")
    told.use("more-than-one", "second", "additional", "spend", "skill-point", "test")
    told.used.update(place for place in told.places("number") if told.terms[place].number == 1)
    draft.you["skill_points"] = 2
    draft.reads("skill-points", 2, draft.me)
    if told.has("puzzle"):
        told.use("puzzle")
        draft.because("skill-points-and-puzzles^several")
        draft.attempt = {"puzzle": {"by": draft.me, "puzzle": lay_puzzle(draft)}}
        return
    told.use("horror-test", "evade", *ATTRIBUTES)
    draft.because("skill-points^one")
    draft.attempt = {"test": {"by": draft.me, "attribute": "strength"}}


def _in_a_puzzle(told: Told, draft: Draft) -> None:
    told.use("puzzle", "skill-point", "spend", "solve", "luck", "puzzle-action")
    draft.you["skill_points"] = 1
    draft.reads("skill-points", 1, draft.me)
    draft.because("skill-points-and-puzzles^when", "skill-points-and-puzzles^extra")
    draft.attempt = {"puzzle": {"by": draft.me, "puzzle": lay_puzzle(draft)}}


def _point_offered(sheet: Sheet, reading: Reading) -> Answer:
    played = followed(sheet, reading, until=("puzzle-action",))
    verdict = isinstance(played.pending, Decision) and "skill-point" in played.pending.options
    return Answer("legal", cites_of(reading, played), verdict=verdict)


def _twice(sheet: Sheet, reading: Reading) -> Answer:
    """A puzzle asks again after a point, a test does not."""
    verdict = sheet.attempt.puzzle is not None
    return Answer("legal", cites_of(reading), verdict=verdict)


def several_points(told: Told) -> bool:
    asking = [told.sentence(place) for place in told.places("q-may")]
    counts = [fact for fact in told.facts if fact.what == "skill-point"]
    many = max([fact.value for fact in counts if any(fact.at in each for each in asking)] or [1])
    where = told.has("test", "horror-test", "evade", "puzzle", *ATTRIBUTES)
    return where and (many > 1 or told.has("more-than-one", "second"))


def _stun_tokens(told: Told, draft: Draft) -> None:
    """Whether several tokens make the penalty they are said to make."""
    told.use("stun", "token", "add-up", "modifier", "test")
    many = scenes.how_many(told, "stun")
    draft.you["stun"] = max(many, 2)
    told.take("stun", "modifier", "test")
    told.used.update(told.places("signed"))
    draft.reads("stun", draft.you["stun"], draft.me)
    draft.because("stun^not-cumulative", "stun^minus-two")
    draft.attempt = {"test": {"by": draft.me, "attribute": "strength"}}


def _penalty(sheet: Sheet, reading: Reading) -> Answer:
    told = reading.told
    target = target_of(sheet.situation, sheet.attempt.test.by, "strength", 0, "attribute")  # type: ignore[union-attr]
    claimed = [told.terms[place].number for place in told.places("signed")]
    verdict = bool(claimed) and claimed == [target.stun]
    return Answer("legal", cites_of(reading), verdict=verdict)


def stun_tokens(told: Told) -> bool:
    claims = told.has("add-up") or bool(told.places("signed"))
    return told.has("stun") and claims and not told.has("monster", "dark", *ATTRIBUTES)


TOPICS: dict[str, Topic[Sheet]] = {
    "several-points": Matter(
        ("skill-point",), MAY, _several, _twice, never=("after-roll",), when=several_points
    ).topic(),
    "stun-tokens": Matter(("stun",), DOES, _stun_tokens, _penalty, when=stun_tokens).topic(),
    "puzzle-point": Matter(
        ("skill-point", "puzzle"), MAY, _in_a_puzzle, _point_offered, (), ("friend", "others")
    ).topic(),
    "point": Matter(
        ("skill-point", ("test", "horror-test", "evade", *ATTRIBUTES)),
        MAY,
        _tests,
        offered("skill-point"),
        (),
        ("puzzle", "keeper"),
    ).topic(),
}
