"""The README's examples run as they stand."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from bench.sheets import file_of, sheet_reference
from bench.terms import FILE, terms
from tests.board_casebook import GAMES
from ui.cli import app

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules_graph.corpus import Corpus

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\$ \.venv/bin/grimrule (.*?)(?:\s+#.*)?$", README, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_readmes_commands_run(command: str) -> None:
    result = CliRunner().invoke(app, shlex.split(command))
    assert result.exit_code == 0, result.output


def test_the_readme_shows_every_command() -> None:
    shown = {command.split()[0] for command in COMMANDS}
    named = {each.name or each.callback.__name__ for each in app.registered_commands if each.callback}
    assert shown == named | {str(group.name) for group in app.registered_groups}


def test_the_table_of_terms_is_that_of_the_corpus(corpus: Corpus) -> None:
    assert FILE.read_text(encoding="utf-8") == terms(corpus), "python -m bench.terms writes it anew"


@pytest.mark.parametrize("game", GAMES)
def test_the_reference_of_sheets_is_that_of_the_models(game: str) -> None:
    assert file_of(game).read_text(encoding="utf-8") == sheet_reference(game), "python -m bench.sheets"


def _commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    yield path, command
    for name, each in getattr(command, "commands", {}).items():
        yield from _commands(each, (*path, name))


EVERY_COMMAND = dict(_commands(get_command(app)))


@pytest.mark.parametrize("path", EVERY_COMMAND, ids=" ".join)
def test_every_command_and_option_has_help(path: tuple[str, ...]) -> None:
    command = EVERY_COMMAND[path]
    assert (command.help or "").strip()
    for option in command.params:
        assert (getattr(option, "help", "") or "").strip(), option.name
    shown = CliRunner().invoke(app, [*path, "--help"])
    assert shown.exit_code == 0
    assert command.help.split()[0] in shown.output
