"""The topics in their order; `inquire`: from a player's words to a sheet and what it answers."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.arkham2e.described import (
    checks_told,
    closing_told,
    deciders_told,
    encounters_told,
    fates_told,
    fights_told,
    gates_told,
    keywords_told,
    legal_told,
    losses_told,
    monster_moves_told,
    movement_told,
    surge_told,
    table_told,
    terror_told,
    trading_told,
    turn_told,
    victory_told,
)
from engine.arkham2e.described.speech import SPEECH
from engine.arkham2e.sheet import Sheet, read
from engine.plain_words import Game

if TYPE_CHECKING:
    from engine.plain_words import Draft, Inquiry, Told, Topic
    from rules_graph.model import Lang

_MONEY = re.compile(r"\$\s?(\d{1,2})\b|\b(\d{1,2})\s?\$")
_DIFFICULTY = re.compile(r"\[\s*(\d{1,2})\s*\]")  # as the book prints it: Luck (-1) [2]
_ORDER = (  # of questions: who, whether, how much, what happens
    *("who-surge", "who-clue", "who-flying", "who-together", "delayed-monster", "last-spell"),
    *("outskirts-wake", "who-upkeep", "who-monster", "who-losses", "who-return"),
    *("closes-again", "keeps-explored", "on-street", "monster-stays", "owning", "hands", "trade"),
    *("face", "keyword", "horror-again", "horror-evading", "failed-spell", "loses", "must-face"),
    *("goes-with-gate", "flee", "evade", "clue-after", "trophy", "wounds", "held", "passing"),
    *("returned", "with-monster", "closed-door", "ability", "counts", "wins", "seal-doom"),
    *("sealed-place", "seal", "close", "blessing", "special"),
    *("surge", "gates-awaken", "clue-at-gate", "gate-opens", "gates-verdict", "seal-cost", "limit"),
    *("store-closes", "battle", "sliders", "points", "halves", "retainer"),
    *("fight", "wakes", "lasting", "at-gate", "other-world", "one-more", "terror", "closed-course"),
    *("held-turn", "arrest", "fall", "monster-moves", "course", "order", "check"),
)
_TOPICS: dict[str, Topic[Sheet]] = {
    **checks_told.TOPICS,
    **closing_told.TOPICS,
    **deciders_told.TOPICS,
    **encounters_told.TOPICS,
    **fates_told.TOPICS,
    **fights_told.TOPICS,
    **gates_told.TOPICS,
    **keywords_told.TOPICS,
    **legal_told.TOPICS,
    **losses_told.TOPICS,
    **monster_moves_told.TOPICS,
    **movement_told.TOPICS,
    **surge_told.TOPICS,
    **table_told.TOPICS,
    **terror_told.TOPICS,
    **trading_told.TOPICS,
    **turn_told.TOPICS,
    **victory_told.TOPICS,
}


def _finish(told: Told, draft: Draft) -> None:
    """An investigator by name is you, if nobody else is spoken of; one question is answered at a time."""
    if _asks_twice(told):
        draft.missing.append("one-question")
    if person := told.person():
        draft.reads("investigator", person.replace("-", " ").title(), draft.me)


def _asks_twice(told: Told) -> bool:
    ends = [place for place in told.places("stop") if told.terms[place].text == "?"]
    asking = [sentence for sentence in told.sentences if sentence.stop in ends]
    return sum(any(told.terms[at].concept.startswith("q-") for at in each) for each in asking) > 1


_IN_ORDER = dict(sorted(_TOPICS.items(), key=lambda each: _ORDER.index(each[0])))
GAME: Game[Sheet] = Game("arkham2e", SPEECH, _IN_ORDER, read, _finish)


def inquire(text: str, lang: Lang) -> Inquiry[Sheet]:
    names = SPEECH.vocabulary(lang).names
    spelled = _DIFFICULTY.sub(rf" {names['difficulty']} \1 ", text)
    spelled = _MONEY.sub(lambda found: f"{found[1] or found[2]} {names['dollars']}", spelled)
    found = GAME.inquire(spelled, lang)
    return replace(found, text=text)
