"""Puzzles of Mansions of Madness: moves, solved or not, the fewest actions, and attempts at the table."""

from __future__ import annotations

import random
from functools import reduce
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.kernel import play
from engine.mansions import front
from engine.mansions.puzzles.moves import moved, moves, rule_of, solved
from engine.mansions.puzzles.solving import Solution, Unsolved, attempts, points_needed, solve
from engine.mansions.puzzles.wires import beside, nets
from engine.mansions.state.pieces import EDGES, Puzzle
from rules_graph.errors import BadSituationError
from rules_graph.model import RuleRef
from ui.app.puzzle.state import Entered, puzzle_as_written

if TYPE_CHECKING:
    from engine.mansions.state.pieces import Edge
    from rules_graph.corpus import Corpus

_FEW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
_COLOURS = ("red", "blue")


def fewest(puzzle: Puzzle, most: int) -> int | None:
    """Every position that so many moves reach, the nearest first."""
    layer, seen = [puzzle], {_key(puzzle)}
    for depth in range(most + 1):
        if any(solved(each) for each in layer):
            return depth
        following = []
        for each in layer:
            for move in moves(each):
                after = moved(each, move)
                if _key(after) not in seen:
                    seen.add(_key(after))
                    following.append(after)
        layer = following
    return None


def _key(puzzle: Puzzle) -> object:
    return puzzle.base.turned, tuple((each.piece.id, each.turned) for each in puzzle.laid)


def scrambled(puzzle: Puzzle, often: int, seed: int) -> Puzzle:
    chance = random.Random(seed)
    return reduce(lambda now, _: moved(now, chance.choice(moves(now))), range(often), puzzle)


# Puzzles to try


def _piece(draw: st.DrawFn, kind: str) -> dict[str, Any]:
    if kind == "lock":
        return {edge: draw(st.sampled_from(["sun", "moon", ""])) or [] for edge in EDGES}
    sides: dict[str, list[str]] = {edge: [] for edge in EDGES}
    for colour in _COLOURS:
        for edge in (
            draw(st.sets(st.sampled_from(EDGES), min_size=2, max_size=3)) if draw(st.booleans()) else ()
        ):
            sides[edge].append(colour)
    return dict(sides)


@st.composite
def puzzles(draw: st.DrawFn, kinds: tuple[str, ...] = ("rune", "lock", "wiring")) -> Puzzle:
    kind = draw(st.sampled_from(kinds))
    if kind == "rune":
        names = ["1", "2", "3", "4"]
        order = draw(st.permutations(names))
        picture = dict(zip(("A1", "A2", "B1", "B2"), names, strict=True))
        return Puzzle.model_validate(
            {"id": "P", "kind": kind, "rows": [order[:2], order[2:]], "picture": picture}
        )
    cells = [{**_piece(draw, kind), "turned": draw(st.integers(0, 3))} for _ in range(4)]
    if kind == "lock":
        rows: list[list[Any]] = [["", cells[0], ""], [cells[1], "base", cells[2]]]
        symbols = [draw(st.sampled_from(["sun", "moon"])) for _ in range(3)]
        return Puzzle.model_validate(
            {"id": "P", "kind": kind, "rows": rows, "base": {"turns": 3, "symbols": symbols}}
        )
    wires = _COLOURS[: draw(st.integers(1, 2))]
    base = {
        "starts": [{"slot": "A1", "edge": "w", "colour": colour} for colour in wires],
        "ends": [{"slot": "B2", "edge": "e", "colour": colour} for colour in wires],
    }
    return Puzzle.model_validate({"id": "P", "kind": kind, "rows": [cells[:2], cells[2:]], "base": base})


def wiring(rows: int, columns: int, seed: int) -> Puzzle:
    """A solved wiring puzzle with a red and a blue wire from the first piece to the last."""
    chance = random.Random(seed)
    cells: dict[tuple[int, int], dict[str, set[str]]] = {
        (row, column): {edge: set() for edge in EDGES} for row in range(rows) for column in range(columns)
    }
    for colour in _COLOURS:
        row = column = 0
        came = "w"
        while (row, column) != (rows - 1, columns - 1):
            down = column == columns - 1 or (row < rows - 1 and chance.random() < 0.5)
            cells[row, column][came].add(colour)
            cells[row, column]["s" if down else "e"].add(colour)
            row, column, came = (row + 1, column, "n") if down else (row, column + 1, "w")
        cells[row, column][came].add(colour)
        cells[row, column]["e"].add(colour)
    laid = [
        [{edge: sorted(found) for edge, found in cells[row, column].items()} for column in range(columns)]
        for row in range(rows)
    ]
    last = f"{chr(64 + rows)}{columns}"
    base = {
        "starts": [{"slot": "A1", "edge": "w", "colour": colour} for colour in _COLOURS],
        "ends": [{"slot": last, "edge": "e", "colour": colour} for colour in _COLOURS],
    }
    return Puzzle.model_validate({"id": "W", "kind": "wiring", "rows": laid, "base": base})


CROSS = {
    "id": "6A",
    "kind": "lock",
    "rows": [
        ["", {"n": "eye", "s": "sun"}, ""],
        [{"e": "key", "w": "eye"}, "base", {"w": "moon", "n": "sun"}],
        ["", {"n": "star"}, ""],
    ],
    "base": {"turns": 4, "symbols": ["sun", "moon", "star", "key"]},
}


# The fewest actions


@_FEW
@given(puzzles())
def test_no_fewer_actions_solve_it_than_every_position_tells(puzzle: Puzzle) -> None:
    most = 3
    found = solve(puzzle, most)
    assert (found.actions if isinstance(found, Solution) else None) == fewest(puzzle, most)
    if isinstance(found, Unsolved):
        assert found.why in ("impossible", "not-within")


@_FEW
@given(puzzles(), st.integers(0, 12), st.integers(0, 99))
def test_what_was_scrambled_is_solved_in_no_more_moves_each_of_them_legal(
    puzzle: Puzzle, often: int, seed: int
) -> None:
    """Whatever can be solved is scrambled from its solved state."""
    found = solve(puzzle)
    if isinstance(found, Unsolved):
        assert found.why == "impossible"
        return
    start = found.lying[-1] if found.lying else puzzle
    again = solve(scrambled(start, often, seed))
    assert isinstance(again, Solution)
    assert again.fewest
    assert again.actions <= often
    _legal(scrambled(start, often, seed), again)


def _legal(puzzle: Puzzle, found: Solution) -> None:
    for move, lying in zip(found.moves, found.lying, strict=True):
        assert not solved(puzzle)
        assert move in moves(puzzle)
        puzzle = moved(puzzle, move)
        assert puzzle == lying
    assert solved(puzzle)


@pytest.mark.parametrize(("rows", "columns"), [(2, 3), (3, 3), (3, 4)])
def test_wiring_puzzles_of_real_size(rows: int, columns: int) -> None:
    for seed in range(4):
        puzzle = scrambled(wiring(rows, columns, seed), 6, seed)
        found = solve(puzzle)
        assert isinstance(found, Solution)
        assert found.fewest
        assert found.actions <= 6
        _legal(puzzle, found)


def test_nine_runes_in_reverse_order() -> None:
    names = [f"{letter}{number}" for letter in "ABC" for number in (1, 2, 3)]
    numbers = [str(number) for number in range(1, 10)]
    back = numbers[::-1]
    rows = [back[:3], back[3:6], back[6:]]
    picture = dict(zip(names, numbers, strict=True))
    puzzle = Puzzle.model_validate({"id": "R", "kind": "rune", "rows": rows, "picture": picture})
    found = solve(puzzle)
    assert isinstance(found, Solution)
    assert found.actions >= 12  # the pieces are 24 slots from home, and a swap brings two one slot nearer
    _legal(puzzle, found)


def test_a_search_cut_short_says_so_and_never_claims_too_much() -> None:
    for seed in range(6):
        puzzle = scrambled(wiring(3, 4, seed), 14, seed)
        whole, cut = solve(puzzle), solve(puzzle, allowed=40)
        assert isinstance(whole, Solution)
        assert cut.at_least <= whole.actions
        if isinstance(cut, Solution):
            assert cut.actions >= whole.actions
            assert cut.fewest == (cut.actions == cut.at_least)
            _legal(puzzle, cut)
        else:
            assert cut.why == "given-up"


def test_progress_is_told() -> None:
    seen: list[tuple[int, int]] = []
    solve(
        scrambled(wiring(3, 4, 1), 40, 1),
        allowed=10_000,
        watch=lambda tried, least: seen.append((tried, least)),
    )
    assert seen
    assert [tried for tried, _ in seen] == sorted(tried for tried, _ in seen)


def test_what_cannot_be_solved_is_called_impossible() -> None:
    straight = {"id": "W", "kind": "wiring", "rows": [[{"n": "blue", "s": "blue"}]]}
    ends = {
        "starts": [{"slot": "A1", "edge": "w", "colour": "red"}],
        "ends": [{"slot": "A1", "edge": "e", "colour": "red"}],
    }
    assert solve(Puzzle.model_validate({**straight, "base": ends})) == Unsolved("impossible")
    runes = {"id": "R", "kind": "rune", "rows": [["1", "2"]], "picture": {"A1": "1", "A2": "3"}}
    assert solve(Puzzle.model_validate(runes)) == Unsolved("impossible")
    apart = {"slot": "A1", "edge": "e"}, {"slot": "A2", "edge": "w"}
    torn = {"joints": [{"a": apart[0], "b": apart[1]}], "rows": [["1", "2", "3"]]}
    picture = {"A1": "3", "A2": "2", "A3": "1"}
    found = solve(Puzzle.model_validate({"id": "R", "kind": "rune", "picture": picture, **torn}))
    assert found == Unsolved("impossible")  # swaps cannot bring a piece over the gap


# Solved or not


@_FEW
@given(puzzles(("wiring",)))
def test_wires_are_connected_where_a_walk_along_them_ends(puzzle: Puzzle) -> None:
    """As it lies, and after each move of a solution, where there is one."""
    assert solved(puzzle) == _joined(puzzle)
    found = solve(puzzle)
    for lying in found.lying if isinstance(found, Solution) else ():
        assert solved(lying) == _joined(lying)


def test_wires_that_lead_through_are_connected() -> None:
    for seed in range(4):
        puzzle = wiring(3, 3, seed)
        assert _joined(puzzle)
        assert solved(puzzle)


def _joined(puzzle: Puzzle) -> bool:
    """Whether each wire's end can be reached from its start."""
    groups: dict[tuple[str, str, str], int] = {}
    for number, laid in enumerate(puzzle.laid):
        for place, net in enumerate(nets(laid.piece)):
            for edge, colour in net:
                now = EDGES[(EDGES.index(edge) + laid.turned) % 4]
                groups[laid.slot, now, colour] = 10 * number + place
    for (slot, edge), (other, facing) in beside(puzzle).items():
        for colour in _COLOURS:
            one, two = groups.get((slot, edge, colour)), groups.get((other, facing, colour))
            if one is not None and two is not None:
                groups = {end: one if group == two else group for end, group in groups.items()}
    return all(
        groups.get((start.slot, start.edge, start.colour), -1)
        == groups.get((end.slot, end.edge, end.colour), -2)
        for start, end in zip(puzzle.base.starts, puzzle.base.ends, strict=True)
    )


def test_one_symbol_that_clashes_with_the_base_tile_leaves_a_lock_unsolved() -> None:
    puzzle = Puzzle.model_validate(CROSS)
    assert solved(puzzle)
    assert not solved(moved(puzzle, "turn-right:base"))
    assert not solved(reduce(moved, ["turn-right:A2"] * 2, puzzle))


# Each move and its rule


@pytest.mark.parametrize(("turns", "rule"), [(2, "base-4"), (3, "base-5"), (4, "base-6")])
def test_the_base_tile_turns_by_the_rule_of_its_shape(corpus: Corpus, turns: int, rule: str) -> None:
    around = ["A1", "B1"] if turns == 2 else ["A1", "B1", "C1"] if turns == 3 else ["A1", "B1", "C1", "D1"]
    contacts = [{"slot": slot, "edge": "w"} for slot in around]
    puzzle = Puzzle.model_validate(
        {
            "id": "L",
            "kind": "lock",
            "rows": [[{"w": "sun"}] for _ in around],
            "base": {"turns": turns, "contacts": contacts, "symbols": ["sun"] * turns},
        }
    )
    assert ("turn-left:base" in moves(puzzle)) == (turns > 2)
    assert rule_of(puzzle, "turn-right:base") == f"mansions/puzzle-rotate^{rule}"
    again = reduce(lambda now, _: moved(now, "turn-right:base"), range(turns), puzzle)
    assert again == puzzle
    for move in moves(puzzle):
        ref = RuleRef.parse(rule_of(puzzle, move))
        assert ref is not None
        assert corpus.rule(ref).statement(str(ref.anchor)) is not None


def test_runes_are_only_swapped_and_only_along_edges() -> None:
    rows = [["1", "2"], ["3", "4"]]
    picture = {"A1": "1", "A2": "2", "B1": "3", "B2": "4"}
    puzzle = Puzzle.model_validate({"id": "R", "kind": "rune", "rows": rows, "picture": picture})
    assert moves(puzzle) == ["swap:A1-A2", "swap:A1-B1", "swap:A2-B2", "swap:B1-B2"]


# At the table


@pytest.mark.parametrize("name", ["puzzle", "puzzle-lock", "puzzle-rune"])
def test_the_engine_plays_a_solution_over_as_many_turns_as_it_takes(name: str) -> None:
    """Each attempt with as many actions as Intellect; the puzzle stays as it lies until the next."""
    asked = Entered.example(name)
    found = solve(asked.puzzle)
    assert isinstance(found, Solution)
    split = attempts(found.actions, asked.who.intellect)
    assert split is not None
    left = list(found.moves)
    for number, actions in enumerate(split, 1):
        made, left = left[:actions], left[actions:]
        over = [] if number == len(split) else ["stop"]
        played = play(lambda asked=asked: front.start(asked.read), [*made, *over])  # type: ignore[misc]
        last = played.events[-1]
        assert getattr(last, "event", "") == ("puzzle-solved" if number == len(split) else "puzzle-left")
        assert [event.cites for event in played.events if getattr(event, "event", "") == "puzzle-moved"] == [
            rule_of(asked.puzzle, move) for move in made
        ]
        if over:
            assert played.end is not None
            asked = asked.with_puzzle(played.end.puzzle(asked.puzzle.id))


def test_a_skill_point_makes_one_attempt_of_two() -> None:
    asked = Entered.example("puzzle")
    found = solve(asked.puzzle)
    assert isinstance(found, Solution)
    assert attempts(5, 4) == (4, 1)
    assert points_needed(5, 4, luck=2) == 1
    assert attempts(5, 4, luck=2, points=1) == (5,)
    answers = [*found.moves[:4], "skill-point", *found.moves[4:]]
    played = play(lambda: front.start(asked.read), answers)
    assert getattr(played.events[-1], "event", "") == "puzzle-solved"


def test_attempts_and_skill_points() -> None:
    assert attempts(0, 3) == (0,)
    assert attempts(7, 3) == (3, 3, 1)
    assert attempts(3, 0) is None
    assert attempts(3, 0, luck=3, points=1) == (3,)
    assert points_needed(3, 3, luck=0) == 0
    assert points_needed(7, 3, luck=3) == 2
    assert points_needed(7, 3, luck=0) is None


# How a puzzle is written


def test_pieces_need_no_names_and_a_base_tile_among_them_is_touched_all_round() -> None:
    puzzle = Puzzle.model_validate(CROSS)
    assert [(each.slot, each.edge) for each in puzzle.base.contacts] == [
        ("A2", "s"),
        ("B3", "w"),
        ("C2", "n"),
        ("B1", "e"),
    ]
    assert len({each.piece.id for each in puzzle.laid}) == 4
    assert puzzle.touching() == []
    turned = moved(puzzle, "turn-right:base")
    assert [turned.base.symbol_at(index) for index in range(4)] == ["key", "sun", "moon", "star"]


def test_a_rectangle_turns_by_half() -> None:
    piece = dict.fromkeys(EDGES, "sun")
    rows = [["", piece, piece, ""], [piece, "base", "base", piece], ["", piece, piece, ""]]
    symbols = ["a", "b", "c", "d", "e", "f"]
    puzzle = Puzzle.model_validate(
        {"id": "4A", "kind": "lock", "rows": rows, "base": {"turns": 2, "symbols": symbols}}
    )
    found = {(each.slot, each.edge): puzzle.base.symbol_at(i) for i, each in enumerate(puzzle.base.contacts)}
    half = moved(puzzle, "turn-right:base").base
    turned = {(each.slot, each.edge): half.symbol_at(i) for i, each in enumerate(half.contacts)}
    opposite: dict[tuple[str, Edge], tuple[str, Edge]] = {
        ("A2", "s"): ("C3", "n"),
        ("A3", "s"): ("C2", "n"),
        ("B1", "e"): ("B4", "w"),
    }
    for one, other in opposite.items():
        assert (turned[one], turned[other]) == (found[other], found[one])


@_FEW
@given(puzzles(), st.integers(0, 6), st.integers(0, 99))
def test_a_puzzle_is_written_so_that_it_is_read_again(puzzle: Puzzle, often: int, seed: int) -> None:
    puzzle = scrambled(puzzle, often, seed)
    written = yaml.safe_load(yaml.safe_dump(puzzle_as_written(puzzle)))
    again = Puzzle.model_validate(written)
    assert [(each.slot, each.turned) for each in again.laid] == [
        (each.slot, each.turned) for each in puzzle.laid
    ]
    assert all(
        one.piece.edge(edge, one.turned) == other.piece.edge(edge, other.turned)
        for one, other in zip(again.laid, puzzle.laid, strict=True)
        for edge in EDGES
    )
    assert again.base == puzzle.base
    assert again.picture == puzzle.picture
    assert solved(again) == solved(puzzle)


def test_symbols_that_do_not_go_round_the_base_tile_are_refused() -> None:
    puzzle = {**CROSS, "base": {"turns": 4, "symbols": ["sun"]}}
    situation = {"investigators": [{"id": "Joe"}], "puzzles": [puzzle]}
    with pytest.raises(BadSituationError) as refused:
        front.read({"situation": situation, "attempt": {"puzzle": {"by": "Joe", "puzzle": "6A"}}})
    assert refused.value.values["field"] == "situation.puzzles[0].base.symbols"
