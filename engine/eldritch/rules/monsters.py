"""Monsters leave the board, move, lose Health outside combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.eldritch.events import (
    AmbushOver,
    MonsterDefeated,
    MonsterLost,
    MonsterMoved,
    MonsterReturned,
    Vetoed,
)
from engine.eldritch.rules.outcomes import amount, carries_out, carry_out
from engine.eldritch.rules.spawning import where
from engine.eldritch.state import effects as can
from engine.eldritch.state.board import Doing
from engine.kernel import chosen

if TYPE_CHECKING:
    from engine.eldritch.state.board import Board, Steps
    from engine.eldritch.state.cards import Monster
    from engine.kernel import Procedure


def put_away(board: Board, monster: Monster, cites: str) -> Steps:
    """An Epic Monster into the box, one that was set aside aside again, any other into the cup."""
    place: Literal["cup", "set-aside", "box"] = "cup"
    if monster.epic:
        place, cites = "box", "eldritch/epic-monster^box"
    elif monster.set_aside:
        place, cites = "set-aside", "eldritch/discard^set-aside"
    yield from board.happens(MonsterReturned(monster=monster.id, where=place, cites=cites))


def leave_ambush(board: Board) -> Steps:
    """An ambusher's own token is put away; one that was only looked up has none to put away."""
    ambusher, table = board.now.ambusher, board.now
    assert ambusher is not None
    elsewhere = {each.id for each in (*table.cup, *table.monsters, *table.set_aside, *table.box)}
    sheet = table.ancient_one.cultist
    if ambusher.id in elsewhere or (sheet and sheet.id == ambusher.id):
        yield from board.happens(AmbushOver(monster=ambusher.id, cites="eldritch/ambush^discarded"))
    else:
        yield from put_away(board, ambusher, "eldritch/ambush^discarded")


def _ambushes(board: Board, name: str) -> bool:
    return board.now.ambusher is not None and board.now.ambusher.id == name


def defeat_monster(board: Board, monster: Monster, by: str | None, cites: str) -> Steps:
    """Defeated; then what its defeat leads to."""
    board.beaten.add(monster.id)
    yield from board.happens(MonsterDefeated(monster=monster.id, by=by, cites=cites))
    if _ambushes(board, monster.id):
        yield from leave_ambush(board)
    elif board.now.is_monster(monster.id):
        yield from put_away(board, monster, "eldritch/combat-encounters^defeated")
    if monster.on_defeat:
        you = by if by is not None else board.active_player
        if not board.now.investigator(you).standing:
            yield from board.assumes("text-of-the-fallen-monster", "eldritch/combat-encounters^both")
        yield from carry_out(monster.on_defeat, Doing(board, you, monster.id, monster.space))


def _meant(doing: Doing, word: str, *, non_epic: bool) -> Procedure[Monster | None]:
    """This one, a named one, or one of choice on the space."""
    if word == "this":
        word = str(doing.source)
    ambusher = doing.now.ambusher
    if ambusher is not None and ambusher.id == word:
        return doing.now.as_described(ambusher)
    if word == "choose":
        options = [m.id for m in doing.now.monsters_at(doing.here) if not (non_epic and m.epic)]
        if not options:
            return None
        word = yield from chosen("monster-choice", doing.you, options, "eldritch/monster^word")
    found = next((each for each in doing.now.monsters if each.id == word), None)
    if found is None or (non_epic and found.epic):
        return None
    return doing.now.as_described(found)


@carries_out(can.DiscardMonster)
def _discard(doing: Doing, effect: can.DiscardMonster) -> Steps:
    monster = yield from _meant(doing, effect.monster, non_epic=effect.non_epic)
    if monster is None:
        return
    if monster.epic:
        epic = Vetoed(what="discard", whom=monster.id, cites="eldritch/epic-monster^not-discarded")
        yield from doing.board.happens(epic)
        return
    if _ambushes(doing.board, monster.id):
        yield from leave_ambush(doing.board)
        return
    yield from put_away(doing.board, monster, "eldritch/discard^monster")


@carries_out(can.DefeatMonster)
def _defeat(doing: Doing, effect: can.DefeatMonster) -> Steps:
    monster = yield from _meant(doing, effect.monster, non_epic=effect.non_epic)
    if monster is None:
        return
    if monster.epic:
        epic = Vetoed(what="defeat", whom=monster.id, cites="eldritch/epic-monster^only-health")
        yield from doing.board.happens(epic)
        return
    yield from defeat_monster(doing.board, monster, doing.you, "eldritch/monster^defeated")


@carries_out(can.HurtMonster)
def _hurt(doing: Doing, effect: can.HurtMonster) -> Steps:
    monster = yield from _meant(doing, effect.monster, non_epic=False)
    by = amount(doing, effect.by)
    if monster is None or by <= 0:
        return
    cites = "eldritch/combat-encounters^tokens"
    yield from doing.board.happens(MonsterLost(monster=monster.id, health=by, cites=cites))
    now = yield from _meant(doing, monster.id, non_epic=False)
    if now is not None and now.lost >= now.toughness:
        mark = doing.me.sheet == "mark-harrigan"
        why = "eldritch/inv-mark-harrigan^kill" if mark else "eldritch/monster^defeated"
        yield from defeat_monster(doing.board, now, doing.you, why)


@carries_out(can.MoveMonster)
def _move(doing: Doing, effect: can.MoveMonster) -> Steps:
    """An Epic Monster only by its own token or by the component that spawned it."""
    monster = yield from _meant(doing, effect.monster, non_epic=effect.non_epic)
    if monster is None:
        return
    token = next((each for each in doing.now.monsters if each.id == monster.id), None)
    if token is None:
        return
    own = doing.source is not None and doing.source in (monster.id, token.spawned_by)
    if monster.epic and not own:
        epic = Vetoed(what="move", whom=monster.id, cites="eldritch/epic-monster^moves")
        yield from doing.board.happens(epic)
        return
    to = yield from where(doing, effect.to)
    origin = str(token.space)
    if origin == to:
        return
    moved = MonsterMoved(monster=monster.id, origin=origin, space=to, cites="eldritch/golden-rules^component")
    yield from doing.board.happens(moved)
