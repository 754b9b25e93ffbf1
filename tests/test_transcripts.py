"""A whole round told in three languages: the same events, each in its own words.

After a change that is meant: GRIMRULE_GOLDEN=1 pytest tests/test_transcripts.py writes them anew.
"""

from __future__ import annotations

import os
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from engine.ahlcg import front
from engine.resolving import resolve
from rules_graph.model import LANGS
from ui.answer.resolutions import resolution_as_data, resolution_as_text
from ui.play.opening import stepper_of

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

GOLDEN = Path(__file__).parent / "golden"
SEED = 11


@pytest.mark.parametrize("lang", LANGS)
def test_the_round_is_told_as_before(lang: Lang, corpus: Corpus) -> None:
    sheet = stepper_of("ahlcg", None, "round").sheet
    out = StringIO()
    Console(file=out, width=200, color_system=None).print(
        resolution_as_text(resolve(front, sheet, seed=SEED), corpus, lang)
    )
    text = "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"
    file = GOLDEN / f"round.{lang}.txt"
    if os.environ.get("GRIMRULE_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


def test_the_languages_tell_the_same_events(corpus: Corpus) -> None:
    sheet = stepper_of("ahlcg", None, "round").sheet
    resolved = resolve(front, sheet, seed=SEED)
    told = {lang: resolution_as_data(resolved, corpus, lang)["events"] for lang in LANGS}
    ids = {lang: [(event["event"], event["cites"]) for event in told[lang]] for lang in LANGS}  # type: ignore[attr-defined]
    said = {lang: [event["said"] for event in told[lang]] for lang in LANGS}  # type: ignore[attr-defined]
    assert ids["en"] == ids["pl"] == ids["uk"]
    assert len(ids["en"]) > 60
    assert said["en"] != said["pl"] != said["uk"]
