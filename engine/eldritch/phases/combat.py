"""Combat Encounters and ambushes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.eldritch.events import (
    Ambushed,
    CombatBegan,
    MonsterLost,
    NoSanityLost,
    NothingSpawns,
    TextRead,
)
from engine.eldritch.phases.skill_test import take_test
from engine.eldritch.rules.harm import Loss, apply_losses, lose, settle_defeats
from engine.eldritch.rules.monsters import defeat_monster, leave_ambush
from engine.eldritch.rules.outcomes import carries_out, carry_out
from engine.eldritch.state import effects as can
from engine.eldritch.state.board import Doing
from engine.kernel import BrokenOff, agreed, drawn
from rules_graph.errors import BadSituationError

if TYPE_CHECKING:
    from engine.eldritch.state.board import Board, Steps
    from engine.eldritch.state.cards import Monster
    from engine.kernel import Procedure


@dataclass(frozen=True)
class Foe:
    """A Monster in combat; `ambush`: its place among the ambushers, 0 for one on the board."""

    board: Board
    name: str
    ambush: int = 0

    @property
    def now(self) -> Monster | None:
        """As it is described, while it can still be fought."""
        table = self.board.now
        if not self.ambush:
            return table.as_described(table.monster(self.name)) if table.is_monster(self.name) else None
        ambushers = table.ambushers[self.ambush - 1 :]
        return table.as_described(ambushers[0]) if ambushers else None

    def opposite(self, who: str) -> Monster | None:
        """If it is still on the investigator's space, or ambushing."""
        monster = self.now
        if monster is None or self.ambush:
            return monster
        return monster if monster.space == self.board.now.investigator(who).space else None


def combat(board: Board, who: str, name: str, ambush: int = 0) -> Steps:
    """Read, the Will test, the Strength test; if the Monster is gone in between, that is all."""
    passed, foe = board.passed, Foe(board, name, ambush)
    yield from board.happens(CombatBegan(who=who, monster=name, cites="eldritch/combat-encounters^each"))
    yield from _read(board, who, foe)
    yield from _will(board, who, foe)
    yield from _strength(board, who, foe)
    board.passed = passed


def _read(board: Board, who: str, foe: Foe) -> Steps:
    monster = foe.now
    assert monster is not None
    cites = "eldritch/cultist^sheet" if monster.cultist else "eldritch/combat-encounters^effects"
    yield from board.happens(TextRead(monster=foe.name, cites=cites))
    yield from carry_out(monster.text, Doing(board, who, foe.name, board.now.investigator(who).space))


def _will(board: Board, who: str, foe: Foe) -> Steps:
    monster = foe.opposite(who)
    if monster is None or monster.will is None:
        return
    yield from board.relies_on(monster, "horror", "eldritch/horror^loss")
    changed = yield from _changes_horror(board, who, monster)
    horror = 1 if changed else monster.horror
    test = can.Test(skill="will", modifier=monster.will)
    cites = "eldritch/combat-encounters^will"
    result = yield from take_test(board, who, test, combat=True, cites=cites)
    loss = max(0, horror - result)
    if changed and not loss:
        spared = NoSanityLost(who=who, monster=monster.id, cites="eldritch/inv-diana-stanley^will-passed")
        yield from board.happens(spared)
    why = "inv-diana-stanley^will-failed" if changed else "combat-encounters^horror"
    yield from lose(board, [Loss(who, sanity=loss)], f"eldritch/{why}")


def _changes_horror(board: Board, who: str, monster: Monster) -> Procedure[bool]:
    """Diana may have the horror count as 1."""
    if board.now.investigator(who).sheet != "diana-stanley" or monster.horror <= 1:
        return False
    return (yield from agreed("diana-horror", who, "eldritch/inv-diana-stanley^will-passed"))


def _strength(board: Board, who: str, foe: Foe) -> Steps:
    """Both lose Health at the same moment; then who has none left is defeated."""
    monster = foe.opposite(who)
    if monster is None or monster.strength is None:
        return
    yield from board.relies_on(monster, "damage", "eldritch/damage^loss")
    yield from board.relies_on(monster, "toughness", "eldritch/toughness^what")
    test = can.Test(skill="strength", modifier=monster.strength)
    cites = "eldritch/combat-encounters^strength"
    result = yield from take_test(board, who, test, combat=True, cites=cites)
    if result and foe.now:
        hit = MonsterLost(monster=foe.name, health=result, cites="eldritch/combat-encounters^hit")
        yield from board.happens(hit)
    loss = max(0, monster.damage - result)
    yield from apply_losses(board, [Loss(who, health=loss)], "eldritch/combat-encounters^damage")
    now = foe.now
    if now is not None and now.lost >= now.toughness:
        yield from defeat_monster(board, now, who, "eldritch/combat-encounters^defeated")
    yield from settle_defeats(board, [who])


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
    yield from _fight_ambusher(board, you, monster.id)


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
    yield from _fight_ambusher(doing.board, doing.you, found.id)


def _fight_ambusher(board: Board, who: str, monster: str) -> Steps:
    place = len(board.now.ambushers)
    try:
        yield from combat(board, who, monster, place)
    except BrokenOff:
        yield from _ambush_ends(board, place)
        raise
    yield from _ambush_ends(board, place)


def _ambush_ends(board: Board, place: int) -> Steps:
    if len(board.now.ambushers) >= place:
        yield from leave_ambush(board)
