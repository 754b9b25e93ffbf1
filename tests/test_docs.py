"""The documents hold: commands run, links lead somewhere, tables are those of the code, maps are whole."""

from __future__ import annotations

import ast
import re
import shlex
from fnmatch import fnmatch
from importlib.util import find_spec
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

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
COMMANDS = re.findall(r"^\$ \.venv/bin/grimrule (.*?)(?:\s+#.*)?$", README, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_readmes_commands_run(command: str) -> None:
    result = CliRunner().invoke(app, shlex.split(command))
    assert result.exit_code == 0, result.output


PUZZLE = "engine/mansions/examples/puzzle-lock.yaml"
# What stands for the words in capitals of a command in a sentence.
EXAMPLES = {
    "test SHEET": "test docs/examples/investigate.yaml --json",
    "resolve SHEET": "resolve docs/examples/investigate.yaml --seed 1",
    "resolve FILE": "resolve docs/examples/investigate.yaml --seed 1",
    "puzzle SHEET": f"puzzle {PUZZLE}",
    "resolve SHEET --game mansions": f"resolve {PUZZLE} --game mansions --seed 1",
    "import FILE --game G --lang L": "import docs/examples/book.md --game ahlcg --lang en",
}
INLINE = sorted(
    {
        command
        for document in DOCUMENTS
        for command in re.findall(r"`grimrule ([^`]*[a-z][^`]*)`", document.read_text(encoding="utf-8"))
        if " " in command
    }
)


@pytest.mark.parametrize("command", INLINE)
def test_commands_in_sentences_run_too(command: str) -> None:
    if command.rpartition(" ")[2].isupper() or command in EXAMPLES:
        command = EXAMPLES[command]
    result = CliRunner().invoke(
        app, [*shlex.split(command), *(["--help"] if command == "cards import" else [])]
    )
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_targets_modules_and_links_of_the_documents_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"`make ([a-z]+)", text)) <= targets
    assert [name for name in re.findall(r"python -m ([\w.]+)", text) if not find_spec(name)] == []
    linked = [link.partition("#")[0] for link in re.findall(r"\]\(([^)]+)\)", text) if "://" not in link]
    assert [link for link in linked if not (document.parent / link).exists()] == []


PACKAGES = [
    init for top in ("rules_graph", "engine", "ui") for init in sorted((ROOT / top).rglob("__init__.py"))
]


@pytest.mark.parametrize("init", PACKAGES, ids=lambda path: str(path.parent.relative_to(ROOT)))
def test_the_map_of_a_package_names_every_module(init: Path) -> None:
    told = ast.get_docstring(ast.parse(init.read_text(encoding="utf-8"))) or ""
    names = set(re.findall(r"\w+\*?", told))
    modules = [path.stem for path in init.parent.glob("*.py") if path != init]
    packages = [path.parent.name for path in init.parent.glob("*/__init__.py")]
    assert [each for each in modules + packages if not any(fnmatch(each, name) for name in names)] == []


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
