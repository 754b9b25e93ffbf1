"""Spells: gaining and casting them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import chosen
from engine.mansions.events import NoCardLeft, SpellCast, SpellDiscarded, SpellFlipped, SpellGained, Vetoed
from engine.mansions.phases.evade import cut_short, evade_all, spared, to_evade
from engine.mansions.phases.skill_test import take_test
from engine.mansions.rules.outcomes import carries_out, carry_out, whom
from engine.mansions.state import effects as can
from engine.mansions.state.board import Doing
from engine.mansions.state.map import in_range

if TYPE_CHECKING:
    from engine.kernel import Procedure
    from engine.mansions.state.board import Board, Steps
    from engine.mansions.state.cards import Spell
    from engine.mansions.state.table import Situation


def targets(table: Situation, who: str, spell: Spell) -> list[str]:
    """Monsters in range and sight; investigators in the same room, oneself among them."""
    by = table.investigator(who)
    if spell.target == "monster" or spell.attack:
        return [
            each.id
            for each in table.monsters
            if each.space == by.space or in_range(table, by.space, str(each.space), spell.range)
        ]
    if spell.target == "investigator":
        return [each.id for each in table.people_in(table.space(by.space).room)]
    return []


def castable(table: Situation, who: str, spell: Spell) -> bool:
    if spell.attack and table.investigator(who).hidden:
        return False
    aimed = spell.attack or spell.target is not None
    return not aimed or bool(targets(table, who, spell))


def cast(board: Board, who: str, name: str, *, forced_by: str | None = None) -> Steps:
    """The target; evade tests unless it is an attack at a monster in the own space; the test; the back.
    `forced_by`: who has the investigator cast it, and chooses the target."""
    spell = next(card for card in board.now.investigator(who).spells if card.id == name)
    legal = targets(board.now, who, spell)
    aim = "mansions/attack-action^choose" if spell.attack else "mansions/casting-spells^what"
    if spell.target == "investigator":
        aim = "mansions/casting-spells^self"
    target = (yield from chosen("target", forced_by or who, legal, aim)) if legal else None
    if not forced_by:
        yield from _evades(board, who, spell, target)
    if target and target not in targets(board.now, who, spell):
        yield from cut_short(board, who)
        return
    yield from board.happens(
        SpellCast(who=who, spell=name, target=target, cites="mansions/casting-spells^what")
    )
    monster = target if target and board.now.is_monster(target) else None
    doing = Doing(board, who, name, monster=monster, target=None if monster else target, combat=spell.attack)
    success = yield from _tested(board, who, spell)
    yield from board.happens(SpellFlipped(spell=name, cites="mansions/casting-spells^test"))
    yield from carry_out(spell.success if success else spell.failure, doing)
    if board.now.is_investigator(who) and not spell.stays:
        yield from _renew(board, who, spell)


def _evades(board: Board, who: str, spell: Spell, target: str | None) -> Steps:
    here = board.now.investigator(who).space
    at_hand = spell.attack and target is not None and board.now.monster(target).space == here
    if at_hand:
        yield from spared(board, who, to_evade(board.now, who), "attack", "mansions/evade-tests^attack")
    else:
        yield from evade_all(board, who)


def _tested(board: Board, who: str, spell: Spell) -> Procedure[bool]:
    if spell.attribute is None:
        return True
    if not spell.attack:
        return (yield from take_test(board, who, spell.attribute, spell.modifier))
    if "darkness" in board.now.room_of(board.now.investigator(who).space).tokens:
        yield from board.assumes("attack-spell-is-combat", "mansions/combat^cases")
    return (yield from take_test(board, who, spell.attribute, spell.modifier, "combat"))


def _renew(board: Board, who: str, spell: Spell) -> Steps:
    """To the bottom of its deck; a new one of the same type from the top."""
    told = spell.type in board.now.spells
    yield from board.happens(SpellDiscarded(who=who, spell=spell, cites="mansions/casting-spells^discard"))
    if not told:
        unknown = Vetoed(what="no-deck", whom=spell.type, cites="mansions/casting-spells^replace")
        yield from board.happens(unknown)
        return
    yield from gain(board, who, spell.type, "mansions/casting-spells^replace")


def gain(board: Board, who: str, kind: str, cites: str) -> Steps:
    deck = board.now.spells.get(kind, ())
    if not deck:
        yield from board.happens(NoCardLeft(deck=kind, cites="mansions/component-limits^decks"))
        return
    yield from board.happens(SpellGained(who=who, spell=deck[0], cites=cites))


@carries_out(can.GainSpell)
def _gain(doing: Doing, effect: can.GainSpell) -> Steps:
    for who in (yield from whom(doing, effect.who)):
        yield from gain(doing.board, who, effect.type, "mansions/spell-cards^gain")
