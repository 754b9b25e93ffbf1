"""Where things are."""

from pathlib import Path

CORPUS = Path(__file__).resolve().parent.parent / "corpus"
