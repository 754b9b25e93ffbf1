"""Evading and fighting monsters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.events import (
    CombatBegan,
    CombatEnded,
    FlightBarred,
    MonsterDamages,
    MonsterDefeated,
    MonsterEvaded,
    MonsterMet,
    MonsterReturned,
    MovementEnded,
    TrophyTaken,
)
from engine.arkham2e.phases.checks import skill_check
from engine.arkham2e.phases.weapons import combat_check, monster_foe
from engine.arkham2e.rules.harm import lose
from engine.arkham2e.rules.monsters import barred, draw_monster
from engine.arkham2e.rules.outcomes import BESIDES, POINTS, at_one_moment, carries_out, carry_out
from engine.arkham2e.state import effects as can
from engine.arkham2e.state.board import Doing
from engine.kernel import BrokenOff, Decision, chosen

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Steps
    from engine.arkham2e.state.cards import Monster
    from engine.kernel import Procedure

EVADE, FIGHT, FLEE = "evade", "fight", "flee"
Place = tuple[str | None, str | None, int | None]


def face(board: Board, who: str, name: str) -> Steps:
    """Evade the monster or fight it."""
    cites = "arkham2e/evading-monsters^when"
    choice = yield Decision(what="evade-or-fight", by=who, options=(EVADE, FIGHT), cites=cites)
    if choice == FIGHT:
        yield from combat(board, who, name)
        return
    yield from evade(board, who, name)


def evade(board: Board, who: str, name: str) -> Steps:
    """A failure costs the damage first; only then comes combat, with its Horror check."""
    place = _place(board, who)
    monster = _monster(board, name)
    yield from skill_check(board, who, "evade", monster.awareness, monster.evade_difficulty)
    if board.passed:
        evaded = MonsterEvaded(who=who, monster=name, cites="arkham2e/evading-monsters^pass")
        yield from board.happens(evaded)
        return
    yield from damage(board, who, monster, "arkham2e/evading-monsters^damage-first")
    if _together(board, who, name, place):
        yield from combat(board, who, name)


def combat(board: Board, who: str, name: str, *, horror_checked: bool = False) -> Steps:
    """Horror check; then fight or flee, round after round."""
    place = _place(board, who)
    began = CombatBegan(who=who, monster=name, cites="arkham2e/combat^begins")
    yield from board.happens(began)
    points = board.now.investigator(who).movement_points
    if points:
        ended = MovementEnded(who=who, lost=points, cites="arkham2e/movement-evading-monsters^combat-ends")
        yield from board.happens(ended)
    if not horror_checked:
        yield from horror_check(board, who, _monster(board, name))
    if _together(board, who, name, place) and _monster(board, name).ambush:
        barred = FlightBarred(who=who, monster=name, cites="arkham2e/ambush^no-flee")
        yield from board.happens(barred)
    while _together(board, who, name, place):
        if (yield from _round(board, who, name)):
            return
    apart = CombatEnded(who=who, monster=name, how="apart", cites="arkham2e/combat^ends")
    yield from board.happens(apart)


def horror_check(board: Board, who: str, monster: Monster) -> Steps:
    """Once in a combat. Nightmarish takes its toll on a passed check."""
    if monster.horror is None:
        return
    yield from skill_check(board, who, "horror", monster.horror, monster.horror_difficulty)
    if not board.passed:
        yield from lose(board, who, monster.horror_damage, 0, "arkham2e/horror-check^fail")
    elif monster.nightmarish:
        yield from lose(board, who, monster.nightmarish, 0, "arkham2e/nightmarish^pass")


def _round(board: Board, who: str, name: str) -> Procedure[bool]:
    """Step 2 and, if it failed, step 3. Whether combat is over."""
    monster = _monster(board, name)
    options = [FIGHT] if monster.ambush else [FIGHT, FLEE]
    cites = "arkham2e/fight-or-flee^ambush" if monster.ambush else "arkham2e/fight-or-flee^choice"
    choice = yield from chosen("fight-or-flee", who, options, cites)
    if choice == FLEE:
        yield from skill_check(board, who, "evade", monster.awareness, monster.evade_difficulty)
        if board.passed:
            fled = CombatEnded(who=who, monster=name, how="fled", cites="arkham2e/flee^pass")
            yield from board.happens(fled)
            return True
        yield from damage(board, who, monster, "arkham2e/flee^fail")
        return False
    yield from combat_check(board, who, monster_foe(monster))
    if board.passed:
        yield from defeat(board, who, monster)
        return True
    yield from damage(board, who, monster, "arkham2e/fight-monster^fail")
    return False


def defeat(board: Board, who: str, monster: Monster) -> Steps:
    """The trophy, or the cup for an endless one; then what an overwhelming one takes."""
    name = monster.id
    won = MonsterDefeated(monster=name, by=who, cites="arkham2e/fight-monster^pass")
    yield from board.happens(won)
    if monster.endless:
        yield from board.happens(MonsterReturned(monster=name, cites="arkham2e/endless^cup"))
    else:
        yield from board.happens(TrophyTaken(who=who, monster=name, cites="arkham2e/monster-trophy^take"))
    if monster.overwhelming:
        yield from lose(board, who, 0, monster.overwhelming, "arkham2e/overwhelming^win")
    ended = CombatEnded(who=who, monster=name, how="defeated", cites="arkham2e/combat^ends")
    yield from board.happens(ended)


def damage(board: Board, who: str, monster: Monster, cites: str) -> Steps:
    """Stamina, or what the monster does instead; and what it does besides."""
    dealt = 0 if monster.instead else monster.damage
    yield from board.happens(MonsterDamages(monster=monster.id, who=who, damage=dealt, cites=cites))
    doing = Doing(board, who, monster.title, monster=monster.id, text="arkham2e/monster-damage^special")
    if monster.instead:
        yield from carry_out(monster.instead, doing)
        yield from carry_out(monster.besides, doing)
        return
    parts = {
        POINTS: lambda: lose(board, who, 0, monster.damage, "arkham2e/monster-damage^stamina"),
        BESIDES: lambda: carry_out(monster.besides, doing),
    }
    falls = bool(monster.besides) and board.now.investigator(who).stamina <= monster.damage
    yield from at_one_moment(board, parts, matters=falls)


def _monster(board: Board, name: str) -> Monster:
    return board.now.as_worshipped(board.now.monster(name))


def _place(board: Board, who: str) -> Place:
    now = board.now.investigator(who)
    return now.space, now.world, now.area


def _together(board: Board, who: str, name: str, place: Place) -> bool:
    """Still in the game, in the same space, and the monster too."""
    table = board.now
    if not table.is_in_play(who) or not table.is_facing(name) or _place(board, who) != place:
        return False
    return table.monster(name).space in (None, table.investigator(who).space)


@carries_out(can.MonsterAppears)
def _appears(doing: Doing, _: can.MonsterAppears) -> Steps:
    """Of an encounter: it never stays, and does not count against the limit."""
    board, who = doing.board, doing.you
    here = doing.me.space
    if here is not None and (yield from barred(board, "monster", here)):
        return
    monster = yield from draw_monster(board, "arkham2e/monsters-in-encounters^draw", who, "met-monster")
    if monster is None:
        return
    met = MonsterMet(who=who, monster=monster.id, cites="arkham2e/monsters-in-encounters^draw")
    yield from board.happens(met)
    try:
        yield from face(board, who, monster.id)
    except BrokenOff:
        yield from _leaves(board, monster.id)
        raise
    yield from _leaves(board, monster.id)


def _leaves(board: Board, name: str) -> Steps:
    if any(each.id == name for each in board.now.met):
        away = MonsterReturned(monster=name, cites="arkham2e/monsters-in-encounters^never-stays")
        yield from board.happens(away)
