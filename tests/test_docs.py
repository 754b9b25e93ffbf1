"""The documents hold: commands run, links lead somewhere, tables are those of the code, maps are whole."""

from __future__ import annotations

import ast
import json
import re
import shlex
from dataclasses import dataclass
from fnmatch import fnmatch
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner, Result

from bench.sheets import TITLES, file_of, sheet_reference
from bench.terms import FILE, terms
from ui.cli import app

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules_graph.corpus import Corpus

pytestmark = pytest.mark.usefixtures("search_opened")
ROOT = Path(__file__).parent.parent
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


@dataclass(frozen=True)
class Example:
    """A command in a document, and the lines of its output that are shown below it."""

    command: tuple[str, ...]
    shown: tuple[str, ...]


def blocks_of(document: Path) -> list[str]:
    text = document.read_text(encoding="utf-8")
    return re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def examples(document: Path) -> Iterator[Example]:
    for block in blocks_of(document):
        for typed in re.split(r"^\$ \.venv/bin/grimrule ", block, flags=re.MULTILINE)[1:]:
            command, *shown = typed.splitlines()
            words = shlex.split(command, comments=True)
            yield Example(tuple(words), tuple(line for line in shown if line.strip("… ")))


# test_extending.py follows it, in a copy of the project that the document extends.
_EXTENDING = ROOT / "docs" / "extending.md"
EXAMPLES_IN = {document: list(examples(document)) for document in DOCUMENTS if document != _EXTENDING}
COMMANDS = list(dict.fromkeys(each.command for found in EXAMPLES_IN.values() for each in found))


def ran(command: Sequence[str]) -> Result:
    """The app runs until it is stopped, so `test_package.py` runs it and here only its help is shown."""
    only_help = list(command) == ["cards", "import"] or command[0] == "app"
    return CliRunner().invoke(app, [*command, *(["--help"] if only_help else [])])


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the project's examples and data of its own: what a command writes is written there."""
    for folder in ("docs", "engine"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GRIMRULE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize(
    "document", [each for each, found in EXAMPLES_IN.items() if found], ids=lambda path: path.name
)
def test_the_examples_of_a_document_run_in_order_and_print_what_is_shown(document: Path) -> None:
    for each in EXAMPLES_IN[document]:
        result = ran(each.command)
        assert result.exit_code == 0, (each.command, result.output)
        printed = " ".join(result.stdout.split())
        for line in each.shown:
            # How well a rule matches may change: the number before it is not compared.
            told = " ".join(re.sub(r"^\s*\d+ ", "", line).split())
            _, found, printed = printed.partition(told)
            assert found, (each.command, line)


@pytest.mark.parametrize("document", EXAMPLES_IN, ids=lambda path: path.name)
def test_no_command_in_a_block_is_left_unrun(document: Path) -> None:
    lines = [line for block in blocks_of(document) for line in block.splitlines()]
    typed = [line for line in lines if re.search(r"(^|[ /])grimrule ", line)]
    assert len(typed) == len(EXAMPLES_IN[document])


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize("command", [each for each in COMMANDS if each[0] == "ask"], ids=" ".join)
def test_an_example_that_asks_is_understood_to_the_last_word(command: tuple[str, ...]) -> None:
    answer = json.loads(CliRunner().invoke(app, [*command, "--json"]).stdout)
    assert (answer["play"]["unread"], answer["play"]["missing"]) == ([], [])


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize(
    "command", [each for each in COMMANDS if each[0] == "search" and "--queries" not in each], ids=" ".join
)
def test_an_example_that_searches_is_answered(command: tuple[str, ...]) -> None:
    best, *_ = json.loads(CliRunner().invoke(app, [*command, "--json"]).stdout)
    assert best["answered"]


PUZZLE = "engine/mansions/examples/puzzle-lock.yaml"
# What stands for the words in capitals of a command in a sentence.
EXAMPLES = {
    "test SHEET": "test docs/examples/investigate.yaml --json",
    "resolve SHEET": "resolve docs/examples/investigate.yaml --seed 1",
    "resolve FILE": "resolve docs/examples/investigate.yaml --seed 1",
    "puzzle SHEET": f"puzzle {PUZZLE}",
    "resolve SHEET --game mansions": f"resolve {PUZZLE} --game mansions --seed 1",
}
INLINE = sorted(
    {
        command
        for document in DOCUMENTS
        for command in re.findall(r"`grimrule ([^`]*[a-z][^`]*)`", document.read_text(encoding="utf-8"))
        if " " in command
    }
)


def test_every_example_stands_for_a_command_in_a_sentence() -> None:
    assert EXAMPLES.keys() - set(INLINE) == set()


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize("command", INLINE)
def test_commands_in_sentences_run_too(command: str) -> None:
    if command.rpartition(" ")[2].isupper() or command in EXAMPLES:
        command = EXAMPLES[command]
    result = ran(shlex.split(command))
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_targets_modules_and_links_of_the_documents_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"(?:`|^)make ([a-z]+)", text, re.MULTILINE)) <= targets
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


def test_the_table_of_terms_is_that_of_the_corpus(corpus: Corpus) -> None:
    assert FILE.read_text(encoding="utf-8") == terms(corpus), "python -m bench.terms writes it anew"


@pytest.mark.parametrize("game", TITLES)
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


def test_every_command_has_an_example_in_the_documents() -> None:
    assert [path for path in EVERY_COMMAND if not any(path == each[: len(path)] for each in COMMANDS)] == []
