"""Every game, one front: each gives what `Game` asks for, and nothing above asks which game it is."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from engine import game as fronts
from engine.ahlcg import front as ahlcg
from engine.arkham2e import front as arkham2e
from engine.eldritch import front as eldritch
from engine.game import game as front_of
from engine.game import games
from engine.kernel import play
from engine.mansions import front as mansions
from rules_graph.errors import UnknownGameError
from ui.play.opening import open_file, stepper_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game import Game
    from rules_graph.corpus import Corpus

FRONTS: tuple[Game, ...] = (ahlcg, arkham2e, eldritch, mansions)  # the types are checked here
ROOT = Path(__file__).parent.parent
every_game = pytest.mark.parametrize("game", games())
_PROMISED = {*fronts.Game.__annotations__, *(name for name in vars(fronts.Game) if name[0] != "_")}


def test_the_games_are_the_folders_that_have_a_front_and_those_of_the_corpus(corpus: Corpus) -> None:
    assert {front.NAME for front in FRONTS} <= set(games()) == set(corpus.games)
    assert [name for name in games() if name != front_of(name).NAME] == []


@every_game
def test_a_front_has_all_that_is_promised_and_says_so(game: str) -> None:
    front = front_of(game)
    assert len(_PROMISED) > 10
    assert [name for name in _PROMISED if not hasattr(front, name)] == []
    assert {*front.__all__} >= _PROMISED  # type: ignore[attr-defined]


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownGameError) as caught:
        front_of("chess")
    assert caught.value.values == {"game": "chess", "games": ", ".join(games())}


@every_game
def test_a_test_and_a_round_are_there_to_step_through(game: str) -> None:
    for kind in ("test", "round"):
        stepper = stepper_of(game, None, kind)
        assert stepper.play().events or stepper.play().pending


@every_game
def test_a_test_alone_has_odds(game: str) -> None:
    stepper = stepper_of(game, None, "test")
    found = stepper.odds()
    assert found is not None
    assert 0 < found.success < 1
    assert sum(found.results.values()) == 1


@every_game
def test_an_example_written_down_again_is_the_same(game: str) -> None:
    front = front_of(game)
    for path in front.EXAMPLES.values():
        sheet = open_file(path, game).sheet
        assert front.read(front.written(sheet)) == sheet
        assert play(lambda sheet=sheet: front.start(sheet), ()).events is not None  # type: ignore[misc]


def _compared(tree: ast.AST) -> Iterator[str]:
    """Texts that something is compared with, or that a case of a match names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            parts = [each for side in (node.left, *node.comparators) for each in ast.walk(side)]
        elif isinstance(node, ast.MatchValue):
            parts = [node.value]
        else:
            continue
        yield from (
            each.value for each in parts if isinstance(each, ast.Constant) and isinstance(each.value, str)
        )


def test_nothing_above_the_engine_compares_a_games_name() -> None:
    files = [*(ROOT / "ui").rglob("*.py"), ROOT / "app.py"]
    assert len(files) > 60
    for file in files:
        compared = set(_compared(ast.parse(file.read_text(encoding="utf-8"))))
        assert not compared & {*games()}, file


def test_such_a_comparison_would_be_seen() -> None:
    text = 'a == "eldritch" or a in ("ahlcg",)\nmatch a:\n    case "mansions":\n        pass'
    assert {*_compared(ast.parse(text))} == {"eldritch", "ahlcg", "mansions"}
