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
from engine.arkham2e.described.watching import counted, course, decider, told_so
from engine.arkham2e.sheet import Sheet, read
from engine.plain_words import Game, Topic

if TYPE_CHECKING:
    from engine.plain_words import Answer, Draft, Inquiry, Reading, Told
    from rules_graph.model import Lang

_MONEY = re.compile(r"\$\s?(\d{1,2})\b|\b(\d{1,2})\s?\$")
_DIFFICULTY = re.compile(r"\[\s*(\d{1,2})\s*\]")  # as the book prints it: Luck (-1) [2]


def _silent(sheet: Sheet, reading: Reading) -> Answer:
    """Where the book names nobody: that is the answer, whatever was asked."""
    return decider(sheet, reading)


_OWNING = told_so(True, "weapon-and-spell-limits^owning", "special-card-limits^no-hand-limit")
_SEAL_COST = counted("clues", closing_told.clues_paid, "sealing-gates^cost")
_POINTS = counted("movement", turn_told.movement_points, "movement-points^number")
_SLIDERS = counted("stops", encounters_told.stops_moved, "focus^total")
_HALVES = counted("bonus", turn_told.bonus_left)

_WHO: dict[str, Topic[Sheet]] = {
    "who-surge": Topic(deciders_told.surge, deciders_told.read_surge, decider),
    "who-clue": Topic(deciders_told.clue, deciders_told.read_clue, decider),
    "who-flying": Topic(deciders_told.flying, deciders_told.read_flying, decider),
    "who-together": Topic(deciders_told.together, deciders_told.read_together, decider),
    "delayed-monster": Topic(deciders_told.delayed, deciders_told.read_delayed, _silent),
    "last-spell": Topic(deciders_told.last_spell, deciders_told.read_last_spell, _silent),
    "outskirts-wake": Topic(encounters_told.outskirts_wake, encounters_told.read_outskirts_wake, _silent),
    "who-upkeep": Topic(deciders_told.upkeep, deciders_told.read_upkeep, decider),
    "who-monster": Topic(deciders_told.monster_order, deciders_told.read_monster_order, decider),
    "who-losses": Topic(deciders_told.losses, deciders_told.read_losses, decider),
    "who-return": Topic(deciders_told.return_gate, deciders_told.read_return_gate, decider),
}
_MAY: dict[str, Topic[Sheet]] = {
    "closes-again": Topic(
        encounters_told.closes_again, encounters_told.read_closes_again, encounters_told.CLOSES_AGAIN
    ),
    "keeps-explored": Topic(
        encounters_told.keeps_explored,
        encounters_told.read_keeps_explored,
        encounters_told.answer_keeps_explored,
    ),
    "on-street": Topic(
        encounters_told.on_street, encounters_told.read_on_street, encounters_told.answer_on_street
    ),
    "monster-stays": Topic(
        encounters_told.monster_stays,
        encounters_told.read_monster_stays,
        encounters_told.answer_monster_stays,
    ),
    "owning": Topic(legal_told.owning, legal_told.read_owning, _OWNING),
    "hands": Topic(legal_told.hands, legal_told.read_hands, legal_told.answer_hands),
    "trade": Topic(trading_told.trades, trading_told.read_trade, trading_told.answer_trade),
    "face": Topic(keywords_told.face_counts, keywords_told.read_face, keywords_told.answer_face),
    "keyword": Topic(keywords_told.keyword, keywords_told.read_keyword, keywords_told.answer_keyword),
    "horror-again": Topic(
        keywords_told.horror_again, keywords_told.read_horror_again, keywords_told.answer_horror_again
    ),
    "horror-evading": Topic(
        keywords_told.horror_evading, keywords_told.read_horror_evading, keywords_told.answer_horror_evading
    ),
    "failed-spell": Topic(
        keywords_told.failed_spell, keywords_told.read_failed_spell, keywords_told.answer_failed_spell
    ),
    "loses": Topic(losses_told.loses, losses_told.read_loses, losses_told.answer_loses),
    "must-face": Topic(losses_told.must_face, losses_told.read_must_face, losses_told.MUST_FACE),
    "goes-with-gate": Topic(
        losses_told.goes_with_gate, losses_told.read_goes_with_gate, losses_told.answer_goes_with_gate
    ),
    "flee": Topic(legal_told.flees, legal_told.read_flee, legal_told.FLEE),
    "evade": Topic(legal_told.evades, legal_told.read_evade, legal_told.answer_evade),
    "clue-after": Topic(legal_told.clue_after, legal_told.read_clue_after, legal_told.answer_clue_after),
    "trophy": Topic(legal_told.trophy, legal_told.read_trophy, legal_told.TROPHY),
    "wounds": Topic(legal_told.wounds, legal_told.read_wounds, legal_told.WOUNDS),
    "held": Topic(movement_told.held, movement_told.read_held, movement_told.answer_held),
    "passing": Topic(movement_told.passes, movement_told.read_passing, movement_told.answer_passing),
    "returned": Topic(
        monster_moves_told.returned, monster_moves_told.read_returned, monster_moves_told.answer_returned
    ),
    "with-monster": Topic(
        movement_told.with_monster, movement_told.read_with_monster, movement_told.answer_with_monster
    ),
    "closed-door": Topic(
        movement_told.closed_door, movement_told.read_closed_door, movement_told.answer_closed_door
    ),
    "ability": Topic(gates_told.ability, gates_told.read_ability, gates_told.ABILITY),
    "counts": Topic(table_told.counts, table_told.read_counts, table_told.answer_counts),
    "wins": Topic(victory_told.wins, victory_told.read_wins, victory_told.answer_wins),
    "seal-doom": Topic(
        closing_told.seal_and_doom, closing_told.read_seal_and_doom, closing_told.answer_seal_and_doom
    ),
    "sealed-place": Topic(
        gates_told.sealed_place, gates_told.read_sealed_place, gates_told.answer_sealed_place
    ),
    "seal": Topic(closing_told.seals, closing_told.read_closing, closing_told.answer_sealing),
    "close": Topic(closing_told.closes, closing_told.read_closing, closing_told.answer_closing),
    "blessing": Topic(fates_told.blessing, fates_told.read_blessing, fates_told.answer_blessing),
    "special": Topic(legal_told.special, legal_told.read_special, legal_told.SPECIAL),
}
_MUCH: dict[str, Topic[Sheet]] = {
    "surge": Topic(surge_told.surge, surge_told.read_surge, surge_told.answer_surge),
    "gates-awaken": Topic(
        table_told.gates_awaken, table_told.read_gates_awaken, table_told.answer_gates_awaken
    ),
    "clue-at-gate": Topic(
        gates_told.clue_at_gate, gates_told.read_clue_at_gate, gates_told.answer_clue_at_gate
    ),
    "gate-opens": Topic(gates_told.gate_opens, gates_told.read_gate_opens, gates_told.answer_gate_opens),
    "gates-verdict": Topic(
        table_told.gates_verdict, table_told.read_gates_verdict, table_told.answer_gates_verdict
    ),
    "seal-cost": Topic(closing_told.seal_cost, closing_told.read_seal_cost, _SEAL_COST),
    "limit": Topic(table_told.limit, table_told.read_limit, table_told.answer_limit),
    "store-closes": Topic(
        terror_told.store_closes, terror_told.read_store_closes, terror_told.answer_store_closes
    ),
    "battle": Topic(victory_told.battle, victory_told.read_battle, victory_told.answer_battle),
    "sliders": Topic(encounters_told.sliders, encounters_told.read_sliders, _SLIDERS),
    "points": Topic(turn_told.points, turn_told.read_points, _POINTS),
    "halves": Topic(turn_told.halves, turn_told.read_halves, _HALVES),
    "retainer": Topic(turn_told.retainer, turn_told.read_retainer, turn_told.answer_retainer),
}
_HAPPENS: dict[str, Topic[Sheet]] = {
    "fight": Topic(fights_told.is_whole_fight, fights_told.read_fight, fights_told.answer_fight),
    "wakes": Topic(encounters_told.wakes, encounters_told.read_wakes, course),
    "lasting": Topic(turn_told.lasting, turn_told.read_lasting, turn_told.answer_lasting),
    "at-gate": Topic(encounters_told.at_gate, encounters_told.read_at_gate, course),
    "other-world": Topic(monster_moves_told.other_world, monster_moves_told.read_other_world, course),
    "one-more": Topic(surge_told.one_more, surge_told.read_one_more, course),
    "terror": Topic(terror_told.terror, terror_told.read_terror, terror_told.answer_terror),
    "closed-course": Topic(closing_told.closed_course, closing_told.read_closed_course, course),
    "held-turn": Topic(movement_told.held_turn, movement_told.read_held_turn, course),
    "arrest": Topic(fates_told.arrest, fates_told.read_arrest, fates_told.answer_arrest),
    "fall": Topic(fates_told.falls, fates_told.read_fall, fates_told.answer_fall),
    "monster-moves": Topic(
        monster_moves_told.monster_moves,
        monster_moves_told.read_monster_moves,
        monster_moves_told.answer_monster_moves,
    ),
    "course": Topic(fights_told.is_course, fights_told.read_course, course),
    "order": Topic(turn_told.order, turn_told.read_order, course),
    "check": Topic(checks_told.fits, checks_told.read, checks_told.answer),
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


GAME: Game[Sheet] = Game("arkham2e", SPEECH, {**_WHO, **_MAY, **_MUCH, **_HAPPENS}, read, _finish)


def inquire(text: str, lang: Lang) -> Inquiry[Sheet]:
    names = SPEECH.vocabulary(lang).names
    spelled = _DIFFICULTY.sub(rf" {names['difficulty']} \1 ", text)
    spelled = _MONEY.sub(lambda found: f"{found[1] or found[2]} {names['dollars']}", spelled)
    found = GAME.inquire(spelled, lang)
    return replace(found, text=text)
