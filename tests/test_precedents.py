"""What players ask: read, refused where it is damaged, and counted."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from rules_graph.errors import CorpusDamagedError, Damage
from rules_graph.model import LANGS, RuleRef
from rules_graph.precedents import FOLDER, Precedent, Verdict, asked_of, load_precedents
from ui.cli import app

if TYPE_CHECKING:
    from pathlib import Path

    from rules_graph.corpus import Corpus

HUNTER = RuleRef("small", "hunter")
RULE = """\
---
kind: keyword
names: {en: NAME, pl: NAME pl, uk: NAME uk}
see: [OTHER]
source: {pl: 1}
---
## en
It moves. ^moves

- A shut door stops it. ^blocked

## pl
Idzie. ^moves

- Zamknięte drzwi je zatrzymują. ^blocked

## uk
Воно йде. ^moves

- Зачинені двері його спиняють. ^blocked
"""
WHOLE = """\
moves:
  yes:
    en: [Does it walk?, Will it come to me?, Is it on its way?]
    pl: [Idzie do mnie?, Ruszy się?, Przyjdzie tu?]
    uk: [Воно йде до мене?, Рушить?, Чи прийде воно сюди?]
  no with blocked:
    en: ["Does it walk: yes or no, with the door shut?"]
blocked: unasked
"""


def small_game(corpus: Path, folder: str) -> Path:
    """A game of two rules, and a folder in it."""
    game = corpus / "small"
    (game / folder).mkdir(parents=True)
    books = "books: {pl: {title: Instrukcja, year: 2024}}"
    (game / "game.yaml").write_text(f"order: 1\nnames: {{en: S, pl: M, uk: Ч}}\n{books}\n", encoding="utf-8")
    for name, other in (("hunter", "hound"), ("hound", "hunter")):
        rule = RULE.replace("NAME", name).replace("OTHER", other)
        (game / f"{name}.md").write_text(rule, encoding="utf-8")
    return game / folder


@pytest.fixture
def asked(tmp_path: Path) -> Path:
    """The file of questions about one rule, in a game of two."""
    folder = small_game(tmp_path, FOLDER)
    (folder / "hound.yaml").write_text(WHOLE.replace("?", " the hound?"), encoding="utf-8")
    return folder / "hunter.yaml"


def read(file: Path, text: str) -> tuple[Precedent, ...]:
    file.write_text(text, encoding="utf-8")
    return load_precedents(file.parent.parent.parent).of_rule[HUNTER]


def test_a_file_is_read_by_statement_verdict_and_language(asked: Path) -> None:
    found = read(asked, WHOLE)
    at, beside = (RuleRef("small", "hunter", anchor) for anchor in ("moves", "blocked"))
    assert found[0] == Precedent(at, Verdict.YES, "en", "Does it walk?")
    assert found[-1] == Precedent(
        at, Verdict.NO, "en", "Does it walk: yes or no, with the door shut?", beside
    )
    assert [each.lang for each in found[:-1]] == [lang for lang in LANGS for _ in range(3)]
    assert load_precedents(asked.parent.parent.parent).unasked >= {beside}


@pytest.mark.parametrize(
    ("old", "new", "line", "damage"),
    [
        ("moves:", "walks:", 1, Damage.UNKNOWN_ANCHOR),
        ("yes:", "maybe:", 2, Damage.BAD_FIELD),
        ("yes:", "yes with:", 2, Damage.BAD_FIELD),
        ("with blocked", "with bolted", 1, Damage.DANGLING),
        ("with blocked", "with hunted^blocked", 1, Damage.DANGLING),
        ("    uk: [", "    ua: [", 5, Damage.BAD_FIELD),
        ("Idzie do mnie?", '""', 4, Damage.BAD_FIELD),
        ("Idzie do mnie?", "{a: b}", 4, Damage.BAD_FIELD),
        ("Idzie do mnie?, Ruszy się?, ", "", 1, Damage.TOO_FEW_QUESTIONS),
        ("Will it come to me?", "does it WALK", 3, Damage.REPEATED_QUESTION),
        ("blocked: unasked", "blocked: asked", 8, Damage.BAD_FIELD),
        ("  yes:", " yes:", 6, Damage.BAD_YAML),
        ("  no with blocked:", "  yes:", 6, Damage.DUPLICATE_FIELD),
    ],
)
def test_damage_is_named_with_its_line(asked: Path, old: str, new: str, line: int, damage: Damage) -> None:
    assert old in WHOLE
    with pytest.raises(CorpusDamagedError) as error:
        read(asked, WHOLE.replace(old, new, 1))
    assert (asked, line, damage) in [(each.path, each.line, each.damage) for each in error.value.problems]


@pytest.mark.parametrize("text", ["", "[a, b]", "just words"])
def test_what_is_no_table_is_refused(asked: Path, text: str) -> None:
    with pytest.raises(CorpusDamagedError):
        read(asked, text)


def test_a_rule_without_questions_and_questions_without_a_rule(asked: Path) -> None:
    asked.with_name("hunted.yaml").write_text(WHOLE, encoding="utf-8")
    with pytest.raises(CorpusDamagedError) as error:
        load_precedents(asked.parent.parent.parent)
    found = {(each.path.name, each.damage) for each in error.value.problems}
    assert found >= {("hunted.yaml", Damage.DANGLING), ("hunter.yaml", Damage.TOO_FEW_QUESTIONS)}


def test_every_question_has_a_statement_of_its_rule(corpus: Corpus) -> None:
    precedents = load_precedents()
    assert precedents.of_rule.keys() == corpus.rules.keys()
    for rule in corpus.rules.values():
        assert asked_of(rule) == precedents.of_rule[rule.ref]
        assert {each.at.anchor for each in precedents.of_rule[rule.ref]} <= {
            statement.anchor for statement in rule.statements
        }


def test_check_counts_them_by_language_and_verdict(corpus: Corpus) -> None:
    counted = json.loads(CliRunner().invoke(app, ["check", "--json"]).output)
    for game in corpus.games:
        asked = [each for each in load_precedents() if each.at.game == game]
        assert sum(counted[game]["questions"].values()) == len(asked)
        assert sum(counted[game]["verdicts"].values()) == len(asked)


def test_twins_are_listed(asked: Path) -> None:
    read(asked, WHOLE.replace("Does it walk: yes or no, with the door shut?", "Does it talk?"))
    folder = asked.parent.parent.parent
    assert [(yes.question, no.question) for yes, no in load_precedents(folder).twins()] == [
        ("Does it walk?", "Does it talk?")
    ]
    shown = CliRunner().invoke(app, ["check", str(folder), "--twins"]).output
    assert "Does it talk?" in shown
