"""Rounds played at random on random boards: what must hold after every event, and at every decision."""

from __future__ import annotations

import os
from collections import Counter
from typing import TYPE_CHECKING, Any

import hypothesis.strategies as st
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from engine.ahlcg.events import Remark
from engine.ahlcg.front import begun, on_board, start
from engine.ahlcg.rules.engagement import engages
from engine.ahlcg.state.board import Board
from engine.ahlcg.state.values import strength
from engine.kernel import Event, play
from rules_graph.corpus import load
from rules_graph.model import RuleRef
from tests.boards import sheets

if TYPE_CHECKING:
    from engine.ahlcg.sheet import Sheet
    from engine.ahlcg.state.table import Situation
    from engine.kernel import Procedure, Request

MUCH = bool(os.environ.get("GRIMRULE_FUZZ"))
CORPUS = load()
DECISIONS = Counter[str]()


class RoundMachine(RuleBasedStateMachine):
    """Each rule answers one decision or draw; a round that ends is followed by the next."""

    sheet: Sheet
    table: Situation
    board: Board
    procedure: Procedure[Situation]
    pending: Request | None = None

    @initialize(sheet=sheets())
    def start(self, sheet: Sheet) -> None:
        self._begin(sheet)

    def _begin(self, sheet: Sheet) -> None:
        self.sheet, self.answers = sheet, list[str]()
        self.events: list[Event] = []
        self.table = begun(sheet)
        self.cards, self.tokens = cards_of(self.table), tokens_of(self.table)
        self.board = Board(self.table)
        self.procedure = on_board(self.board, sheet.attempt)
        self._advance(None)

    @precondition(lambda self: self.pending is not None)
    @rule(choice=st.integers(0, 999))
    def answer(self, choice: int) -> None:
        assert self.pending is not None
        option = self.pending.options[choice % len(self.pending.options)]
        DECISIONS[self.pending.what] += 1
        self.answers.append(option)
        self._advance(option)

    @precondition(lambda self: self.pending is None and self.table.ended is None)
    @rule()
    def next_round(self) -> None:
        again = self.table.model_copy(update={"point": "step-4.6"})
        self._begin(self.sheet.model_copy(update={"situation": again}))

    @precondition(lambda self: self.pending is None and self.table.ended is not None)
    @rule(sheet=sheets())
    def new_game(self, sheet: Sheet) -> None:
        self._begin(sheet)

    def _advance(self, answer: str | None) -> None:
        """On to the next request or the end; the table is the sum of what happened."""
        try:
            said = next(self.procedure) if answer is None else self.procedure.send(answer)
            while isinstance(said, Event):
                self._happened(said)
                said = next(self.procedure)
            self.pending = said
            assert self.board.now == self.table
            well_placed(self.table, self.board)
            settled(self.table, self.board, said.what)
        except StopIteration as ended:
            self.pending = None
            assert ended.value == self.table
            assert self.table.ended or not under_way(self.board)

    def _happened(self, event: Event) -> None:
        ref = RuleRef.parse(event.cites)
        assert ref is not None
        assert CORPUS.rule(ref).statement(ref.anchor or "") is not None, event.cites
        self.events.append(event)
        if not isinstance(event, Remark):
            self.table = event.after(self.table)  # type: ignore[attr-defined]
        assert tokens_of(self.table) == self.tokens, event
        assert cards_of(self.table) == self.cards, event
        no_counter_below_zero(self.table, event)

    def teardown(self) -> None:
        """The same answers give the same events."""
        if hasattr(self, "sheet"):
            again = play(lambda: start(self.sheet), self.answers)
            assert list(again.events) == self.events


def tokens_of(table: Situation) -> Counter[str]:
    revealed = [each.token for each in table.test.revealed] if table.test else []
    return Counter([*table.bag, *revealed])


def cards_of(table: Situation) -> Counter[str]:
    """Every card, wherever it is: each in one place, none lost."""
    ids: list[str] = [card.id for card in table.cards_in_play()]
    for each in (*table.investigators, *table.eliminated):
        ids += [card.id for card in (*each.deck, *each.hand, *each.discard)]
    for each in table.eliminated:
        ids += [card.id for card in (*each.play, *each.threat)]
    ids += [enemy.id for enemy in table.enemies]
    for pile in ("encounter_deck", "encounter_discard", "victory", "removed", "set_aside", "resolving"):
        ids += [card.id for card in getattr(table, pile)]
    ids += [committed.card.id for committed in table.test.committed] if table.test else []
    places = {place.id for place in table.locations} | {"Attic", "Hall", "Study", "Cellar"}
    return Counter(card for card in ids if card not in places)


def no_counter_below_zero(table: Situation, event: Event) -> None:
    things: list[Any] = [*table.investigators, *table.locations, *table.enemies, *table.cards_in_play()]
    for thing in (*things, *table.agendas, *table.acts):
        for name in ("damage", "horror", "doom", "clues", "resources", "actions", "hurt", "left"):
            count = getattr(thing, name, 0)
            assert count is None or count >= 0, (thing.id, name, event)


def well_placed(table: Situation, board: Board) -> None:
    """Whenever somebody is asked: an enemy is engaged with one at most, and is where that one is."""
    for enemy in table.enemies:
        assert len(enemy.engaged) <= 1
        for name in enemy.engaged:
            assert table.investigator(name).location == enemy.location or board.held
    for each in table.investigators:
        assert all(card.kind == "asset" for card in each.play)


def settled(table: Situation, board: Board, asked: str) -> None:
    """Whenever somebody is asked and no change is incomplete: nothing stands that the state check forbids."""
    if asked == "action":
        assert not under_way(board)
    if board.held:
        DECISIONS["in the middle of a change"] += 1
        return
    excused = {key.split(" ", 1)[1] for key in (*board.settling, *board.spared)}
    assets = [card for each in table.investigators for card in each.play]
    for thing in (*table.investigators, *table.enemies, *assets):
        if thing.id not in excused:
            assert standing(table, thing), thing
    for enemy in table.enemies:
        waits = enemy.id in excused | board.engaging | board.let_go
        if not waits and engages(table, enemy):
            assert not table.at(enemy.location), enemy
    assert table.encounter_deck or not (board.deck_told and table.encounter_discard)


def under_way(board: Board) -> bool:
    return bool(board.held or board.settling or board.engaging or board.let_go)


def standing(table: Situation, thing: Any) -> bool:
    """Less damage than health, and less horror than sanity."""
    health, sanity = strength(table, thing, "health"), strength(table, thing, "sanity")
    damage, horror = (thing.hurt, 0) if hasattr(thing, "hurt") else (thing.damage, thing.horror)
    return (health is None or damage < health) and (sanity is None or horror < sanity)


RoundMachine.TestCase.settings = settings(
    max_examples=2000 if MUCH else 30,
    derandomize=not MUCH,
    stateful_step_count=120 if MUCH else 70,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestRounds = RoundMachine.TestCase


def test_enough_was_decided() -> None:
    """Runs after the machine: it must have met at least 1,500 decisions, of many kinds."""
    assert DECISIONS.total() >= 1500
    assert len(DECISIONS) >= 15, DECISIONS
