"""How many puzzle actions there are; a puzzle to lay on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.described import scenes
from engine.mansions.described.drafts import Draft
from engine.mansions.described.playing import followed
from engine.mansions.events.tests import PuzzleBegan, SkillPointSpent
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.mansions.sheet import Sheet
    from engine.plain_words import Reading, Told


def fits_puzzle_actions(told: Told) -> bool:
    asked = told.has("puzzle-action") or told.every("puzzle", "action")
    return asked and told.question == "much" and not told.has("draw", "cost", "rotate")


def read_puzzle_actions(told: Told) -> Draft:
    """Intellect, and Luck for each skill point."""
    draft = Draft(told)
    told.use("me", "puzzle", "puzzle-action", "action", "intellect", "spend", "turn", "hold", "take", "solve")
    intellect = told.value("intellect")
    if intellect is None:
        draft.missing.append("intellect")
    else:
        draft.you["intellect"] = intellect
        draft.reads("intellect", intellect, draft.me)
    if scenes.stunned(told, draft):
        draft.missing.append("who")
    if told.has("skill-point") and not told.denied("skill-point"):
        told.use("skill-point", "luck")
        luck, points = told.value("luck"), scenes.how_many(told, "skill-point")
        if luck is None:
            draft.missing.append("luck")
        draft.you.update(luck=luck or 0, skill_points=points)
        draft.reads("luck", luck or 0, draft.me)
        draft.reads("skill-points", points, draft.me)
    else:
        told.use("skill-point")
    lay_puzzle(draft)
    draft.attempt = {"puzzle": {"by": draft.me, "puzzle": draft.name("puzzle")}}
    return draft


def lay_puzzle(draft: Draft) -> str:
    """A small rune puzzle that is not solved."""
    name = draft.name("puzzle")
    picture = {"A1": "a", "A2": "b"}
    draft.table["puzzles"] = [{"id": name, "kind": "rune", "rows": [["b", "a"]], "picture": picture}]
    return name


def answer_puzzle_actions(sheet: Sheet, reading: Reading) -> Answer:
    """Every skill point is spent first; then the puzzle is left alone."""
    draft = reading.draft
    draft.choices["puzzle-action"] = ["skill-point"] * draft.you.get("skill_points", 0)
    played = followed(sheet, reading, go_on=False)
    first = next(event for event in played.events if isinstance(event, PuzzleBegan))
    more = [event.luck for event in played.events if isinstance(event, SkillPointSpent)]
    cites = ["mansions/attempting-a-puzzle^how-many"]
    if more:
        cites.insert(0, "mansions/skill-points-and-puzzles^extra")
    if draft.you.get("stun"):
        cites.append("mansions/attempting-a-puzzle^stun")
    if len(more) > 1:
        cites.append("mansions/skill-points-and-puzzles^several")
    return Answer("number", tuple(cites), number=first.actions + sum(more), of="puzzle-actions")


TOPICS: dict[str, Topic[Sheet]] = {
    "puzzle-actions": Topic(fits_puzzle_actions, read_puzzle_actions, answer_puzzle_actions),
}
