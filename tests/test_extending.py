"""`docs/extending.md` is followed to the letter: files are written, commands typed, their output compared.

Every section is followed in a copy of the project of its own.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "extending.md"
_COPIED = ("bench", "corpus", "engine", "rules_graph", "tests", "ui", "pyproject.toml")
_LEFT_OUT = shutil.ignore_patterns("data", "golden")
_BLOCK = re.compile(
    r"(?:`(?P<file>[\w./-]+)`:\n+)?^```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
_TYPED = re.compile(
    r"^\$ (?P<command>.*?)(?: +# exit code (?P<code>\d))?\n(?P<shown>(?:(?!\$ ).*\n)*)", re.MULTILINE
)
_RUN = '#!/bin/sh\nexec "{python}" {code} "$@"\n'


@dataclass(frozen=True)
class Project:
    """A copy of the project, to be extended."""

    folder: Path

    def follow(self, section: str) -> None:
        """Every block in its order."""
        for block in _BLOCK.finditer(section):
            if block["file"] and block["kind"] == "diff":
                self.change(block["file"], block["text"])
            elif block["file"]:
                self.write(block["file"], block["text"])
            else:
                self.run(block["text"])

    def write(self, name: str, text: str) -> None:
        file = self.folder / name
        assert not file.exists(), name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def change(self, name: str, text: str) -> None:
        """The lines of a diff, which stand there once."""
        file, lines = self.folder / name, text.splitlines(keepends=True)
        whole = file.read_text(encoding="utf-8")
        old = "".join(line[1:] for line in lines if line[0] in " -")
        assert old
        assert whole.count(old) == 1, (name, old)
        file.write_text(
            whole.replace(old, "".join(line[1:] for line in lines if line[0] in " +")), encoding="utf-8"
        )

    def laid_out(self, section: str) -> None:
        """Its files alone."""
        for block in _BLOCK.finditer(section):
            if block["file"]:
                (self.change if block["kind"] == "diff" else self.write)(block["file"], block["text"])

    def run(self, block: str) -> None:
        typed = list(_TYPED.finditer(block))
        assert "".join(each[0] for each in typed) == block, "a block is a file or commands"
        for each in typed:
            ended = self.typed(each["command"])
            assert ended.returncode == int(each["code"] or 0), (each["command"], ended.stdout, ended.stderr)
            _compare(each["command"], each["shown"], ended.stdout + ended.stderr)

    def typed(self, command: str) -> subprocess.CompletedProcess[str]:
        environment = os.environ | {"PYTHONPATH": str(self.folder), "LC_ALL": "en_GB.UTF-8", "COLUMNS": "160"}
        return subprocess.run(
            command, shell=True, cwd=self.folder, env=environment, capture_output=True, text=True, check=False
        )


def _compare(command: str, shown: str, printed: str) -> None:
    """Each line that is shown is printed, in this order; how wide it is set does not matter."""
    assert shown.strip(), command
    left = " ".join(printed.split())
    for line in shown.splitlines():
        _, found, left = left.partition(" ".join(line.split()))
        assert found, (command, line, printed)


def sections() -> Iterator[tuple[str, str]]:
    """Those that have an example, by their titles."""
    _, *parts = re.split(r"^## (An? .*)\n", DOCUMENT.read_text(encoding="utf-8"), flags=re.MULTILINE)
    yield from ((title, text) for title, text in zip(parts[::2], parts[1::2], strict=True) if "```" in text)


SECTIONS = dict(sections())


def copy_to(folder: Path) -> Project:
    for name in _COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=_LEFT_OUT)
        else:
            shutil.copy(ROOT / name, folder / name)
    scripts = folder / ".venv" / "bin"
    scripts.mkdir(parents=True)
    for name, code in (("python", ""), ("grimrule", '-c "from ui.cli import main; main()"')):
        (scripts / name).write_text(_RUN.format(python=sys.executable, code=code), encoding="utf-8")
        (scripts / name).chmod(0o755)
    return Project(folder)


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Future[None]]]:
    """All of them, two at a time: they wait for their commands most of the time."""
    with ThreadPoolExecutor(2) as pool:
        yield {
            title: pool.submit(copy_to(tmp_path_factory.mktemp("project")).follow, text)
            for title, text in SECTIONS.items()
        }


def test_there_is_an_example_of_each_kind() -> None:
    assert [*SECTIONS] == ["A rule", "A case", "A word that players use", "A game"]
    fences = sum(len(re.findall("^```", text, re.MULTILINE)) for text in SECTIONS.values())
    assert fences == 2 * sum(len(_BLOCK.findall(text)) for text in SECTIONS.values())


@pytest.mark.parametrize("title", SECTIONS)
def test_a_section_is_followed(title: str, followed: dict[str, Future[None]]) -> None:
    followed[title].result()


_PAGES = """
from streamlit.testing.v1 import AppTest

SHOW = "from rules_graph.corpus import load; from ui.app.pages.%s import show; show(load(), %r)"
PAGES = {"rounds": "en", "skill_test": "pl", "dispute": "uk", "odds": "en", "coverage": "pl"}
for name, lang in PAGES.items():
    shown = SHOW % (name, lang)
    app = AppTest.from_string(shown, default_timeout=60)
    app.query_params["game"] = "coin"
    app.run()
    assert not app.exception, (name, app.exception[0].message)
    assert not app.error, (name, app.error[0].value)
    print(name, len(app.main))
"""


def test_the_app_opens_a_new_game(tmp_path: Path) -> None:
    project = copy_to(tmp_path / "project")
    project.laid_out(SECTIONS["A game"])
    project.write("pages.py", _PAGES)
    ended = project.typed(".venv/bin/python pages.py")
    assert ended.returncode == 0, ended.stderr
    assert [line.split()[0] for line in ended.stdout.splitlines()] == [
        *("rounds", "skill_test", "dispute", "odds", "coverage")
    ]


@pytest.mark.parametrize(
    "section",
    [
        "```\n$ echo one\ntwo\n```\n",
        "```\n$ echo one; echo two\ntwo\none\n```\n",
        "```\n$ echo one\n```\n",
        "```\n$ echo one; exit 2\none\n```\n",
        "```\n$ echo one   # exit code 1\none\n```\n",
        "```\nneither a file nor a command\n```\n",
        "`there.txt`:\n```\nanother\n```\n",
        "`there.txt`:\n```diff\n-two\n+three\n```\n",
        "`there.txt`:\n```diff\n-one\n+three\n```\n",
    ],
)
def test_what_is_not_so_is_seen(section: str, tmp_path: Path) -> None:
    (tmp_path / "there.txt").write_text("one\none\n", encoding="utf-8")
    with pytest.raises(AssertionError):
        Project(tmp_path).follow(section)


def test_what_is_so_is_followed(tmp_path: Path) -> None:
    new = "In `new.txt`:\n```text\none\ntwo\n```\n"
    changed = "Now `new.txt`:\n```diff\n one\n-two\n+three\n```\n"
    shown = "```\n$ cat new.txt\none\nthree\n$ echo four; exit 3   # exit code 3\nfour\n```\n"
    Project(tmp_path).follow(f"{new}\n{changed}\n{shown}")
