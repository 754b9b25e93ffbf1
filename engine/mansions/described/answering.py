"""The topics in their order; `inquire`: from a player's words to a sheet and what it answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.described import (
    effects_told,
    evade_told,
    fates_told,
    fights_told,
    harm_told,
    horror_told,
    keeper_told,
    monsters_told,
    moving_told,
    points_told,
    puzzles_told,
    rooms_told,
    tests_told,
    turns_told,
)
from engine.mansions.described.speech import SPEECH
from engine.mansions.sheet import Sheet, read
from engine.plain_words import Game
from engine.plain_words.supposing import MONSTER_HERE

if TYPE_CHECKING:
    from engine.plain_words import Draft, Inquiry, Told
    from rules_graph.model import Lang


def _investigator(told: Told, draft: Draft) -> None:
    """Who you are changes nothing: the values are on the Trait cards that were chosen."""
    if person := told.person():
        draft.reads("investigator", person, draft.me)


GAME: Game[Sheet] = Game(
    "mansions",
    SPEECH,
    {
        **points_told.TOPICS,
        **puzzles_told.TOPICS,
        "kill": fights_told.TOPICS["kill"],
        **tests_told.TOPICS,
        "both-win": harm_told.TOPICS["both-win"],
        "penalty": effects_told.TOPICS["penalty"],
        **horror_told.TOPICS,
        **evade_told.TOPICS,
        **fights_told.TOPICS,
        **effects_told.TOPICS,
        **fates_told.TOPICS,
        **harm_told.TOPICS,
        **rooms_told.TOPICS,
        **turns_told.TOPICS,
        **moving_told.TOPICS,
        **monsters_told.TOPICS,
        **keeper_told.TOPICS,
    },
    read,
    _investigator,
    (MONSTER_HERE,),
)


def inquire(text: str, lang: Lang) -> Inquiry[Sheet]:
    return GAME.inquire(text, lang)
