"""The README's examples run as they stand."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ui.cli import app

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
