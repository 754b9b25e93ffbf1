"""What is not in the project, and only some have: books, facts about them, cards. Variables say where."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

SEEDS = "GRIMRULE_SEEDS"
FACTS = "GRIMRULE_FACTS"
CARDS = "GRIMRULE_CARDS"


def folder(variable: str) -> Path | None:
    """The folder that is named, if one is; a name that leads nowhere is a mistake."""
    named = os.environ.get(variable)
    if named and not Path(named).is_dir():
        raise NotADirectoryError(f"{variable}={named}")
    return Path(named) if named else None


def needed(variable: str) -> Path:
    """The folder; where none is named, the test is skipped."""
    found = folder(variable)
    if found is None:
        pytest.skip(f"{variable} names no folder (docs/testing.md)")
    return found


def book_texts() -> list[Path]:
    """The books' texts, in order; none where no folder is named."""
    seeds = folder(SEEDS)
    return sorted(seeds.glob("*.txt")) if seeds else []


def book_text(place: int) -> Path:
    """The text of one book; where no folder is named, the test is skipped."""
    needed(SEEDS)
    return book_texts()[place]
