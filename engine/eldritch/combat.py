"""Combat Encounters and ambushes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch import effects as can
from engine.eldritch.board import BrokenOff, Doing, agreed, drawn
from engine.eldritch.events import (
    Ambushed,
    AmbushOver,
    CombatBegan,
    MonsterLost,
    NothingSpawns,
    TextRead,
)
from engine.eldritch.harm import Loss, apply_losses, lose, settle_defeats
from engine.eldritch.monsters import defeat_monster, put_away
from engine.eldritch.outcomes import carries_out, carry_out
from engine.eldritch.skill_test import take_test
from engine.kernel.sheets import BadSituationError

if TYPE_CHECKING:
    from engine.eldritch.board import Board, Steps
    from engine.eldritch.cards import Monster
    from engine.kernel import Procedure


def fought(board: Board, name: str) -> Monster | None:
    """The Monster as it is described, while it can still be fought."""
    ambusher = board.now.ambusher
    if ambusher is not None:
        return board.now.as_described(ambusher) if ambusher.id == name else None
    if not board.now.is_monster(name):
        return None
    return board.now.as_described(board.now.monster(name))


def combat(board: Board, who: str, name: str) -> Steps:
    """Read, the Will test, the Strength test; if the Monster is gone in between, that is all."""
    yield from board.happens(CombatBegan(who=who, monster=name, cites="eldritch/combat-encounters^each"))
    yield from _read(board, who, name)
    yield from _will(board, who, name)
    yield from _strength(board, who, name)


def _read(board: Board, who: str, name: str) -> Steps:
    monster = fought(board, name)
    assert monster is not None
    cites = "eldritch/cultist^sheet" if monster.cultist else "eldritch/combat-encounters^effects"
    yield from board.happens(TextRead(monster=name, cites=cites))
    yield from carry_out(monster.text, Doing(board, who, name, board.now.investigator(who).space))


def _will(board: Board, who: str, name: str) -> Steps:
    monster = _opposite(board, who, name)
    if monster is None or monster.will is None:
        return
    horror = yield from _horror(board, who, monster)
    test = can.Test(skill="will", modifier=monster.will)
    cites = "eldritch/combat-encounters^will"
    result = yield from take_test(board, who, test, combat=True, cites=cites)
    loss = max(0, horror - result)
    yield from lose(board, [Loss(who, sanity=loss)], "eldritch/combat-encounters^horror")


def _horror(board: Board, who: str, monster: Monster) -> Procedure[int]:
    """Diana may have the horror count as 1."""
    diana = board.now.investigator(who).sheet == "diana-stanley"
    if diana and monster.horror > 1:
        used = yield from agreed("diana-horror", who, "eldritch/inv-diana-stanley^will-failed")
        return 1 if used else monster.horror
    return monster.horror


def _strength(board: Board, who: str, name: str) -> Steps:
    """Both lose Health at the same moment; then who has none left is defeated."""
    monster = _opposite(board, who, name)
    if monster is None or monster.strength is None:
        return
    test = can.Test(skill="strength", modifier=monster.strength)
    cites = "eldritch/combat-encounters^strength"
    result = yield from take_test(board, who, test, combat=True, cites=cites)
    if result and fought(board, name):
        hit = MonsterLost(monster=name, health=result, cites="eldritch/combat-encounters^hit")
        yield from board.happens(hit)
    loss = max(0, monster.damage - result)
    yield from apply_losses(board, [Loss(who, health=loss)], "eldritch/combat-encounters^damage")
    now = fought(board, name)
    if now is not None and now.lost >= now.toughness:
        yield from defeat_monster(board, now, who, "eldritch/combat-encounters^defeated")
    yield from settle_defeats(board, [who])


def _opposite(board: Board, who: str, name: str) -> Monster | None:
    """The Monster, if it is still on the investigator's space, or ambushing."""
    monster = fought(board, name)
    if monster is None or board.now.ambusher is not None:
        return monster
    return monster if monster.space == board.now.investigator(who).space else None


@carries_out(can.Ambush)
def _ambush(doing: Doing, effect: can.Ambush) -> Steps:
    """Fought at once, never spawned, discarded afterwards whatever came of it."""
    board, you = doing.board, doing.you
    if not board.now.is_investigator(you):
        return
    if effect.cultist or effect.name:
        yield from _ambush_looked_up(doing, effect)
        return
    if not board.now.cup:
        none = NothingSpawns(what="monster", cites="eldritch/monster-cup^empty")
        yield from board.happens(none)
        return
    monster = yield from drawn("monster", board.now.cup, "eldritch/ambush^draw")
    drawn_ = Ambushed(who=you, monster=monster.id, token=True, cites="eldritch/ambush^draw")
    yield from board.happens(drawn_)
    yield from _fight_ambusher(board, you, monster, token=True)


def _ambush_looked_up(doing: Doing, effect: can.Ambush) -> Steps:
    """A Cultist by the Ancient One sheet, a named Monster by its token: nothing is drawn."""
    table = doing.now
    if effect.cultist:
        found, cites = table.ancient_one.cultist, "eldritch/ambush^cultist"
        if found is None:
            raise BadSituationError(field="ancient_one.cultist", value="", known="cultist")
    else:
        every = (*table.cup, *table.monsters, *table.set_aside, *table.box)
        named = (each for each in every if effect.name in (each.id, each.title))
        found, cites = next(named, None), "eldritch/ambush^named"
        if found is None:
            known = ", ".join(each.id for each in every)
            raise BadSituationError(field="ambush.name", value=str(effect.name), known=known)
    ambushed = Ambushed(who=doing.you, monster=found.id, token=False, cites=cites)
    yield from doing.board.happens(ambushed)
    yield from _fight_ambusher(doing.board, doing.you, found, token=False)


def _fight_ambusher(board: Board, who: str, monster: Monster, *, token: bool) -> Steps:
    try:
        yield from combat(board, who, monster.id)
    except BrokenOff:
        yield from _ambush_ends(board, monster, token=token)
        raise
    yield from _ambush_ends(board, monster, token=token)


def _ambush_ends(board: Board, monster: Monster, *, token: bool) -> Steps:
    if board.now.ambusher is None or board.now.ambusher.id != monster.id:
        return
    if token:
        yield from put_away(board, monster, "eldritch/ambush^discarded")
    else:
        yield from board.happens(AmbushOver(monster=monster.id, cites="eldritch/ambush^discarded"))
