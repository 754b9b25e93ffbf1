"""The commands of `grimrule`: their help, its examples, what is piped, and what bad input is told."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner, Result

from rules_graph.model import LANGS, plain
from ui.cli import app
from ui.terminal.console import GAMES
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules_graph.corpus import Corpus

pytestmark = pytest.mark.usefixtures("search_opened")
ROOT = Path(__file__).parent.parent
BOOK = ["import", "docs/examples/book.md", "--game", "ahlcg", "--lang", "en"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder for each command; paths of examples are those of the project."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("GRIMRULE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path


def run(*words: str) -> Result:
    return CliRunner().invoke(app, words, env={"COLUMNS": "80"})


def shell(*words: str, **env: str) -> str:
    """What a command prints where no terminal is."""
    command = [sys.executable, "-m", "ui", *words]
    done = subprocess.run(
        command, env={**os.environ, **env}, capture_output=True, text=True, check=True, encoding="utf-8"
    )
    return done.stdout


def _commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    yield path, command
    for name, each in getattr(command, "commands", {}).items():
        yield from _commands(each, (*path, name))


COMMANDS = dict(_commands(get_command(app)))
every_command = pytest.mark.parametrize("path", COMMANDS, ids=lambda path: " ".join(path) or "grimrule")


def _example(path: tuple[str, ...]) -> list[str]:
    """The example in a command's help, without `grimrule`."""
    shown = re.search(r"^ +Example:\n +grimrule (.*)$", run(*path, "--help").output, re.MULTILINE)
    assert shown, path
    return shlex.split(shown[1])


ENDLESS = ("app",)  # it runs until it is stopped: test_package
that_end = pytest.mark.parametrize("path", [path for path in COMMANDS if path != ENDLESS], ids=" ".join)


@that_end
def test_the_example_in_the_help_runs(path: tuple[str, ...]) -> None:
    example = _example(path)
    assert tuple(example[: len(path)]) == path
    if "ahlcg-en" in example:
        assert run(*BOOK).exit_code == 0
    result = run(*example)
    assert result.exit_code == 0, result.output
    assert result.output


@that_end
def test_without_options_there_is_an_answer_or_a_message_but_no_traceback(path: tuple[str, ...]) -> None:
    needed = [each for each in COMMANDS[path].params if each.required and each.param_type_name == "argument"]
    given = _example(path)[len(path) : len(path) + len(needed)]
    result = run(*path, *given)
    assert result.exit_code in (0, 2), result.output
    assert result.output.strip() or result.stderr.strip()
    assert result.exception is None or isinstance(result.exception, SystemExit)


@every_command
def test_the_help_is_whole_and_names_no_type(path: tuple[str, ...]) -> None:
    shown = run(*path, "--help").output
    assert "..." not in shown.replace("[ARGS]...", "")
    assert not re.search(r"<[a-z]|\bTEXT\b|\bPATH\b|\bINTEGER\b|\bLIST\b|x>=|<=x", shown), shown
    assert max(map(len, shown.splitlines())) <= 80
    for each in COMMANDS[path].commands.values() if hasattr(COMMANDS[path], "commands") else ():
        assert each.help.split("\n")[0].endswith(".")


def test_commands_that_documents_name_are_there() -> None:
    told = {
        (document.name, command)
        for document in (ROOT / "README.md", *(ROOT / "docs").glob("*.md"))
        for command in re.findall(r"(?:bin/|`)grimrule ([a-z]+)", document.read_text(encoding="utf-8"))
    }
    names = {path[0] for path in COMMANDS if path}
    assert len(told) > 10
    assert [each for each in told if each[1] not in names] == []


def test_the_games_that_complete_are_those_of_the_corpus(corpus: Corpus) -> None:
    assert set(GAMES) == set(corpus.games)


@pytest.mark.parametrize(
    ("option", "values"), [("--game", GAMES), ("--lang", LANGS)], ids=["game", "language"]
)
@pytest.mark.parametrize("command", ["search", "round", "import"])
def test_a_shell_completes_games_and_languages(command: str, option: str, values: tuple[str, ...]) -> None:
    typed = {"COMP_WORDS": f"grimrule {command} {option} ", "COMP_CWORD": "3"}
    assert shell(_GRIMRULE_COMPLETE="complete_bash", **typed).split() == list(values)


def test_completion_can_be_installed() -> None:
    assert "--install-completion" in run("--help").output


@pytest.mark.parametrize("module", ["ui", "ui.cli"])
def test_it_runs_as_a_module(module: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", module, "--help"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("Usage: grimrule ")


def test_the_help_loads_nothing_heavy() -> None:
    code = (
        "import sys; from ui.cli import app; app(['--help'], standalone_mode=False);"
        "print([name for name in ('rich', 'yaml', 'numpy', 'pydantic', 'networkx') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


PIPED = [
    ["rule", "attack-of-opportunity"],
    ["search", "does the ghoul hit me if I grab a resource?"],
    ["graph", "hunter", "--depth", "2"],
    ["check"],
    ["odds", "--skill", "3", "--difficulty", "3"],
    ["resolve", "docs/examples/engaged.yaml", "--seed", "1"],
]


@pytest.mark.parametrize("command", PIPED, ids=lambda words: words[0])
def test_what_is_piped_is_neither_wrapped_nor_padded_nor_coloured(command: list[str]) -> None:
    printed = CliRunner().invoke(app, command, env={"COLUMNS": "40"}).stdout
    assert printed
    assert [line for line in printed.splitlines() if line != line.rstrip()] == []
    assert "\x1b" not in printed
    assert printed == CliRunner().invoke(app, command, env={"COLUMNS": "200"}).stdout


def test_a_statement_is_one_line_where_it_is_piped(corpus: Corpus) -> None:
    printed = shell("rule", "ahlcg/attack-of-opportunity", "--lang", "en")
    (said,) = [
        plain(each.text.en)
        for each in corpus.find("ahlcg/attack-of-opportunity").statements
        if each.anchor == "timing"
    ]
    assert len(said) > 80
    assert f"• {said}  ^timing" in [line.strip() for line in printed.splitlines()]


def test_the_graph_as_data() -> None:
    around = json.loads(run("graph", "peril", "--json").output)
    assert around["rule"] == "ahlcg/peril"
    assert {"rule": "ahlcg/skill-tests", "distance": 1}.items() <= _of(
        around["neighbours"], "skill-tests"
    ).items()
    assert "link" in _of(around["neighbours"], "skill-tests")["edges"]
    way = json.loads(run("graph", "peril", "--to", "skill-tests", "--json").output)
    assert (way["joined"], [hop["rule"] for hop in way["way"]]) == (True, ["ahlcg/skill-tests"])
    hubs = json.loads(run("graph", "--json").output)["hubs"]
    assert hubs == sorted(hubs, key=lambda hub: -hub["led_from"])
    assert len(hubs) == 10


def _of(rows: list[dict[str, Any]], rule: str) -> dict[str, Any]:
    return next(row for row in rows if row["rule"] == f"ahlcg/{rule}")


@pytest.mark.parametrize("game", GAMES)
def test_a_round_as_data_is_the_whole_round(game: str) -> None:
    told = [json.loads(run("round", "--game", game, "--json", "--seed", seed).output) for seed in "112"]
    assert [each["pending"] for each in told] == [None] * 3
    assert all(each["end"] for each in told)
    assert told[0] == told[1]
    assert told[0] != told[2]


def test_a_round_as_data_begins_with_the_answers_given(home: Path) -> None:
    answers = home / "answers.txt"
    answers.write_text("Daisy\n", encoding="utf-8")
    assert json.loads(run("round", "--json", "--answers", str(answers)).output)["answers"][0] == "Daisy"


@pytest.mark.parametrize("game", GAMES)
def test_the_odds_of_a_test_as_data(game: str) -> None:
    odds = json.loads(run("test", "--game", game, "--odds", "--json").output)
    assert 0 < sum(map(_fraction, odds.get("margins", odds.get("results")).values())) <= 1


def _fraction(text: str) -> float:
    above, _, below = text.partition("/")
    return int(above) / int(below or 1)


ODDS = ["odds", "--skill", "3", "--difficulty", "3"]


@pytest.mark.parametrize(
    ("bag", "named"),
    [
        ("standard hard", '"standard" is no token'),
        ("+1 foo", '"foo" is no token'),
        ("standart", 'Did you mean "standard"?'),
        ("+1 skul", 'Did you mean "skull"?'),
        ("", "The chaos bag is empty."),
        (" , ", "The chaos bag is empty."),
    ],
)
def test_a_bag_that_cannot_be_is_refused(bag: str, named: str) -> None:
    result = run(*ODDS, "--bag", bag)
    assert (result.exit_code, result.stdout) == (2, "")
    assert named in result.stderr
    assert "skull, cultist" in result.stderr


@pytest.mark.parametrize("bag", ["Standard", " standard ", "+1  0,-1 , Skull"])
def test_a_bag_is_read_whatever_its_spaces_and_capitals(bag: str) -> None:
    assert run(*ODDS, "--bag", bag).exit_code == 0


@pytest.mark.parametrize(
    ("symbol", "named"),
    [
        ("skul=-2", 'Did you mean "skull"?'),
        ("skull", "such as skull=-2"),
        ("skull=abc", "such as skull=-2"),
        ("=3", "such as skull=-2"),
        ("auto_fail=3", "such as skull=-2"),
    ],
)
def test_a_symbol_that_cannot_be_is_refused(symbol: str, named: str) -> None:
    result = run(*ODDS, "--symbol", symbol)
    assert result.exit_code == 2
    assert f'Cannot read "{symbol}"' in result.stderr
    assert named in result.stderr


def _bad(folder: Path, kind: str) -> str:
    file = folder / f"{kind}.yaml"
    match kind:
        case "folder":
            file.mkdir()
        case "binary":
            file.write_bytes(bytes(range(256)))
        case "empty":
            file.touch()
    return str(file)


SHEET = "docs/examples/investigate.yaml"
WITH_A_FILE = {
    "test": ["test", "FILE"],
    "test of another game": ["test", "FILE", "--game", "eldritch"],
    "round": ["round", "FILE", "--json"],
    "resolve": ["resolve", "FILE"],
    "puzzle": ["puzzle", "FILE"],
    "import": ["import", "FILE", "--game", "ahlcg", "--lang", "en"],
    "doctor": ["doctor", "FILE"],
    "cards import": ["cards", "import", "FILE"],
    "check": ["check", "FILE"],
}
INTO_A_FOLDER = {
    "graph": ["graph", "hunter", "--output", "FILE/map.json"],
    "map": ["graph", "hunter", "--output", "FILE/map.svg"],
    "puzzle": ["puzzle", "--picture", "FILE/puzzle.svg"],
    "ask": ["ask", "I draw a card.", "--sheet", "FILE/sheet.yaml"],
}


def _refused(words: list[str], file: str) -> None:
    result = run(*(word.replace("FILE", file) for word in words))
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    assert result.stderr.strip()


@pytest.mark.parametrize("kind", ["missing", "folder", "binary", "empty"])
@pytest.mark.parametrize("words", WITH_A_FILE.values(), ids=WITH_A_FILE)
def test_a_bad_file_is_told(home: Path, words: list[str], kind: str) -> None:
    _refused(words, _bad(home, kind))


@pytest.mark.parametrize("kind", ["missing", "empty"])
@pytest.mark.parametrize("words", INTO_A_FOLDER.values(), ids=INTO_A_FOLDER)
def test_a_place_that_cannot_be_written_is_told(home: Path, words: list[str], kind: str) -> None:
    _refused(words, _bad(home, kind))


@pytest.mark.parametrize("game", ["chess", "", "AHLCG"])
@pytest.mark.parametrize(
    "words",
    [["search", "x"], ["rule", "x"], ["ask", "I rest."], ["test"], ["round"], ["resolve", SHEET], BOOK[:2]],
    ids=lambda words: words[0],
)
def test_a_game_that_there_is_not_is_told_with_those_there_are(words: list[str], game: str) -> None:
    result = run(*words, "--game", game, "--lang", "en")
    assert result.exit_code == 2
    assert say("en", "error-unknown-game", game=game, games=", ".join(GAMES)) in result.stderr
