"""What an investigator may do at a moment of the own turn, and what forbids the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import legal
from engine.mansions.phases.combat import UNARMED, weapons_against
from engine.mansions.rules.abilities import usable
from engine.mansions.rules.features import barriers_of
from engine.mansions.rules.spells import castable
from engine.mansions.state.map import distance, in_sight, investigator_ways, why_no_way

if TYPE_CHECKING:
    from engine.mansions.state.components import Door, Investigator
    from engine.mansions.state.table import Situation

    Judged = dict[str, str | None]

_NO_STEP = "mansions/investigator-turn^steps"
_NO_ACTION = "mansions/action-step^single"
_HIDDEN = "mansions/hidden^cannot"


def legal_options(table: Situation, who: str) -> list[str]:
    """Each step and action that is open now."""
    return legal(judged_options(table, who))


def judged_options(table: Situation, who: str) -> Judged:
    """Every step and action there is, with the statement that forbids it now."""
    by = table.investigator(who)
    judged = _moves(table, who) | _ways_out(table, by) | _actions(table, who)
    step_left = None if table.moves_left(who) or not table.turn.action else _NO_STEP
    if by.hidden:
        judged["leave-hiding"] = "mansions/hidden^leave" if table.turn.hid else step_left
    elif any("hiding-place" in space.features for space in table.spaces):
        here = "hiding-place" in table.space(by.space).features
        judged["hide"] = step_left if here else "mansions/hiding-place^enter"
    return judged | _uses(table, who, "use", action=False)


def _moves(table: Situation, who: str) -> Judged:
    """To every space: with a Movement Step, or by running."""
    by = table.investigator(who)
    ways = investigator_ways(table, by.space)
    spaces = [space.id for space in table.spaces if space.id != by.space]
    closed = {to: _why_no_way(table, by.space, to, ways) for to in dict.fromkeys([*ways, *spaces])}
    held = _HIDDEN if by.hidden else None
    spent = None if table.moves_left(who) else _no_move(by)
    moves = {f"move:{to}": held or spent or cites for to, cites in closed.items()}
    spent = _NO_ACTION if table.turn.action else None
    return moves | {f"run:{to}": held or spent or cites for to, cites in closed.items()}


def _no_move(by: Investigator) -> str:
    return "mansions/movement-step^stunned" if by.stun else "mansions/movement-step^twice"


def _why_no_way(table: Situation, origin: str, to: str, ways: list[str]) -> str | None:
    """A room whose Lock held this turn is not entered any more."""
    if to not in ways:
        return why_no_way(table, origin, to)
    room = table.space(to).room
    locked = room != table.space(origin).room and room in table.turn.barred
    return "mansions/lock-cards^not-this-turn" if locked else None


def _ways_out(table: Situation, by: Investigator) -> Judged:
    """Only once the objective is revealed and tells the investigators to escape from this room."""
    doors = [door for door in table.doors if len(door.between) == 1]
    return {f"escape:{door.id}": _why_no_escape(table, by, door) for door in doors}


def _why_no_escape(table: Situation, by: Investigator, door: Door) -> str | None:
    card = table.objective
    if by.hidden:
        return _HIDDEN
    if not table.moves_left(by.id) and table.turn.action:
        return _NO_STEP
    if card is None or not card.revealed or card.escape is None:
        return "mansions/escape^when"
    if card.escape != table.space(by.space).room:
        return "mansions/escape^room"
    if door.sealed or door.between != (by.space,):
        return "mansions/escape^door"
    return "mansions/barrier^nobody" if table.blocked(door) else None


def _actions(table: Situation, who: str) -> Judged:
    by = table.investigator(who)
    judged: Judged = {
        "explore": _why_not_explore(table, by),
        "drop": None if by.items else "mansions/drop^what",
    }
    judged |= {f"attack:{each.id}": _why_no_attack(table, by, each.id) for each in table.monsters}
    judged |= {f"cast:{card.id}": _why_no_spell(table, who, card.id) for card in by.spells}
    judged |= _uses(table, who, "ability", action=True)
    near = [each.id for each in barriers_of(table, who)]
    for each in table.barriers:
        judged[f"barrier:{each.id}"] = None if each.id in near else "mansions/barrier^move-on"
    space = table.space(by.space)
    if any("fire-pit" in each.features for each in table.spaces):
        burns = "fire-pit" in space.features and space.corpses
        judged["burn-corpses"] = None if burns else "mansions/fire-pit^burn-corpses"
    return dict.fromkeys(judged, _NO_ACTION) if table.turn.action else judged


def _why_not_explore(table: Situation, by: Investigator) -> str | None:
    dark = "darkness" in table.room_of(by.space).tokens and not by.ignores_darkness
    return "mansions/darkness^explore" if dark and not table.moves_left(by.id) else None


def _why_no_attack(table: Situation, by: Investigator, monster: str) -> str | None:
    """Hidden; or nothing in hand reaches so far, or sees the target."""
    if by.hidden:
        return _HIDDEN
    judged = judged_weapons(table, by.id, monster)
    return None if None in judged.values() else list(judged.values())[-1]


def judged_weapons(table: Situation, who: str, monster: str) -> Judged:
    """Bare hands and every weapon that is held, those that reach farthest last."""
    by, target = table.investigator(who), table.monster(monster).space
    ways = weapons_against(table, who, monster)
    judged: Judged = {UNARMED: None if UNARMED in ways else "mansions/attack-action^unarmed"}
    for card in sorted((card for card in by.items if card.weapon is not None), key=lambda card: card.range):
        option = f"weapon:{card.id}"
        out = _why_out_of_range(table, by.space, target, card.range) if target else "mansions/range^what"
        judged[option] = None if option in ways else out
    return judged


def _why_out_of_range(table: Situation, origin: str, target: str, reach: int) -> str:
    """A door between, too many spaces, or no line of sight."""
    spaces = distance(table, origin, target)
    if spaces is None:
        return "mansions/range^door"
    if spaces > reach or in_sight(table, origin, target):
        return "mansions/range^count"
    if table.space(target).dots == ():
        return "mansions/line-of-sight^not-seen"
    blind = table.space(origin).dots == ()
    return "mansions/line-of-sight^no-dots" if blind else "mansions/line-of-sight^blocked"


def _why_no_spell(table: Situation, who: str, name: str) -> str | None:
    by = table.investigator(who)
    spell = next(card for card in by.spells if card.id == name)
    if castable(table, who, spell):
        return None
    if spell.attack and by.hidden:
        return "mansions/casting-spells^hidden"
    at_monsters = spell.attack or spell.target == "monster"
    return "mansions/casting-spells^range" if at_monsters else "mansions/casting-spells^what"


def _uses(table: Situation, who: str, word: str, *, action: bool) -> Judged:
    """Abilities of one's cards, if there is somebody whom they can be used on."""
    own = [card for card in table.investigator(who).items if card.ability and card.ability.action == action]
    return {
        f"{word}:{card.id}": None if usable(table, who, card) else "mansions/card-ability^effect"
        for card in own
    }
