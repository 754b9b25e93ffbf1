"""The wheel, installed into an environment of its own, works in any folder; and what it asks for."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import tomllib
import urllib.request
import venv
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from typer.testing import CliRunner

from rules_graph.model import LANGS, Lang
from ui.cli import app
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
PACKAGES = ("corpus", "engine", "rules_graph", "ui")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
REQUIRED = [
    *PROJECT["build-system"]["requires"],
    *PROJECT["project"]["dependencies"],
    *PROJECT["project"]["optional-dependencies"]["dev"],
]


def constrained() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.split("==") for line in lines if not line.startswith("#"))
    return {canonicalize_name(name): version for name, version in pairs}


@pytest.mark.parametrize("required", REQUIRED)
def test_a_range_is_bounded_and_admits_the_constrained_version(required: str) -> None:
    asked = Requirement(required)
    assert {each.operator for each in asked.specifier} == {">=", "<"}
    assert constrained()[canonicalize_name(asked.name)] in asked.specifier


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, since a build leaves files behind in its tree, and finds those of an earlier one."""
    tree, out = tmp_path_factory.mktemp("tree"), tmp_path_factory.mktemp("wheel")
    for name in PACKAGES:
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    pip("wheel", "--no-build-isolation", "--wheel-dir", str(out), str(tree))
    (built,) = out.iterdir()
    return built


def pip(*arguments: str) -> None:
    """Without a network, and without the packages that ours asks for."""
    command = [sys.executable, "-m", "pip", "--quiet", *arguments, "--no-deps", "--no-index"]
    subprocess.run(command, check=True, timeout=180)


def test_the_wheel_holds_every_file_of_the_packages_and_nothing_else(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    files = {path for name in PACKAGES for path in (ROOT / name).rglob("*") if path.is_file()}
    assert held == {path.relative_to(ROOT).as_posix() for path in files if path.suffix != ".pyc"}


class Installed:
    """An environment with the wheel in it, an empty home, and a folder to work in outside the project."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.environment = folder / "environment"
        venv.create(self.environment)
        (self.bin,) = (path.parent for path in self.environment.glob("*/activate"))
        pip("--python", str(self.bin / "python"), "install", "--no-compile", str(wheel))
        self._lend_packages()
        self.elsewhere = folder / "elsewhere"
        self.elsewhere.mkdir()
        kept = ("GRIMRULE_CACHE", "GRIMRULE_DATA", "SYSTEMROOT")  # the tests' index, so that none is built
        self.variables = {name: os.environ[name] for name in kept if name in os.environ}
        self.variables |= {"HOME": str(folder / "home"), "PATH": str(self.bin), "LANG": "en_GB.UTF-8"}

    def _lend_packages(self) -> None:
        """This environment's packages, but not the project: what makes it editable here is not read there."""
        (site,) = self.environment.glob("[lL]ib/**/site-packages")
        lent = [path for path in sys.path if Path(path).name == "site-packages"]
        (site / "lent.pth").write_text("\n".join(lent), encoding="utf-8")

    def run(self, *command: str) -> str:
        """What a program of the environment prints."""
        done = subprocess.run(
            [self.bin / command[0], *command[1:]],
            cwd=self.elsewhere,
            env=self.variables,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    @contextmanager
    def app(self, port: int) -> Iterator[Path]:
        """While the app runs: the file of what it says."""
        said = self.elsewhere / "said.txt"
        command = [str(self.bin / "grimrule"), "app", "--port", str(port)]
        with said.open("w", encoding="utf-8") as file:
            server = subprocess.Popen(
                command, cwd=self.elsewhere, env=self.variables, stdout=file, stderr=subprocess.STDOUT
            )
            try:
                yield said
            finally:
                server.terminate()
                server.wait(20)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(wheel, tmp_path_factory.mktemp("installed"))


def test_what_is_imported_is_what_was_installed(installed: Installed) -> None:
    program = f"import {', '.join(PACKAGES)}\nfor each in {', '.join(PACKAGES)}: print(*each.__path__)"
    places = [Path(line) for line in installed.run("python", "-c", program).splitlines()]
    assert [place.name for place in places if place.is_relative_to(installed.environment)] == [*PACKAGES]
    assert installed.run("grimrule", "--version") == f"grimrule {PROJECT['project']['version']}\n"


COMMANDS = {
    "search": (["may I flee from a hunter"], "ahlcg/hunter"),
    "rule": (["ahlcg/hunter", "--lang", "pl"], "Łowca"),
    "ask": (["Roland is engaged with a ghoul and plays a card. Does it attack?"], "Yes"),
    "check": ([], "mansions"),
    "test": ([str(ROOT / "docs" / "examples" / "investigate.yaml"), "--odds"], "%"),
}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_works_in_any_folder(installed: Installed, command: str) -> None:
    arguments, told = COMMANDS[command]
    assert told in installed.run("grimrule", command, *arguments)
    assert list(installed.elsewhere.iterdir()) == []


def test_the_script_shows_the_app(installed: Installed) -> None:
    program = (
        "from streamlit.testing.v1 import AppTest; from ui.terminal.app import SCRIPT\n"
        "app = AppTest.from_file(str(SCRIPT), default_timeout=100)\n"
        "for _ in range(2): app.run(); print(app.sidebar.radio[0].label, len(app.exception))"
    )
    assert installed.run("python", "-W", "ignore", "-c", program) == "Language 0\n" * 2


def test_the_app_is_served_as_configured(installed: Installed) -> None:
    with closing(socket.create_server(("localhost", 0))) as free:
        port = free.getsockname()[1]
    with installed.app(port) as said:
        assert [status(f"http://localhost:{port}{path}") for path in ("/_stcore/health", "/")] == [200, 200]
    assert f"\n  URL: http://localhost:{port}\n" in said.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGS)
def test_a_port_that_is_taken_is_named(lang: Lang, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    with closing(socket.create_server(("localhost", 0))) as taken:
        port = taken.getsockname()[1]
        result = CliRunner().invoke(app, ["app", "--port", str(port)])
    assert (result.exit_code, result.stderr) == (2, say(lang, "error-port-taken", port=port) + "\n")
    assert str(port) in result.stderr


def status(address: str) -> int:
    """What a server answers, once it does."""
    for _ in range(300):
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return int(answer.status)
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(address)
