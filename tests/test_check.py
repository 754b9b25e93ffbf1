"""`grimrule check` names every kind of damage, with file, line and what to do."""

from __future__ import annotations

import shutil
from functools import partial
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from engine.plain_words import concepts
from engine.plain_words.concepts import ENGINE, check_words
from rules_graph.corpus import load
from rules_graph.errors import CorpusDamagedError, Damage, WordsDamagedError
from rules_graph.model import LANGS
from rules_graph.paths import CORPUS
from ui.cli import app
from ui.terminal.console import GAMES
from ui.words import say_problem

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


class Page:
    """A corpus file to be broken. Every edit returns the number of the line that must be named."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines = path.read_text(encoding="utf-8").splitlines()

    def save(self) -> None:
        self.path.write_text("\n".join(self.lines) + "\n", encoding="utf-8")

    def line(self, beginning: str, after: str = "") -> int:
        """The number of the first line that begins so, below the one that begins with `after`."""
        start = self.line(after) if after else 0
        found = (
            number
            for number, line in enumerate(self.lines, 1)
            if line.startswith(beginning) and number > start
        )
        return next(found)

    def edit(self, number: int, old: str, new: str) -> int:
        line = self.lines[number - 1]
        assert old in line
        self.lines[number - 1] = line.replace(old, new, 1)
        return number

    def rewrite(self, number: int, *lines: str) -> int:
        self.lines[number - 1 : number] = lines
        return number

    def statement(self, lang: str, place: int = 1) -> int:
        """A statement of a section: the paragraph is 0, the first bullet 1."""
        start = self.line(f"## {lang}")
        return [number for number, line in enumerate(self.lines, 1) if number > start and " ^" in line][place]

    def anchor(self, lang: str, place: int = 1) -> str:
        return self.lines[self.statement(lang, place) - 1].rsplit("^", 1)[1]


def no_front_matter(page: Page) -> int:
    page.rewrite(1)
    return 1


def bad_yaml(page: Page) -> int:
    return page.edit(page.line("see:"), "]", "") + 1


def duplicate_field(page: Page) -> int:
    kind = page.line("kind:")
    return page.rewrite(kind, page.lines[kind - 1], page.lines[kind - 1]) + 1


def missing_field(page: Page) -> int:
    page.rewrite(page.line("  uk:", after="names:"))
    return page.line("names:")


def repeated_name(page: Page) -> int:
    name = page.lines[page.line("  pl:", after="names:") - 1].split(": ")[1]
    return page.edit(page.line("  pl:", after="aliases:"), "[", f"[{name.upper()}, ")


def missing_language(page: Page) -> int:
    del page.lines[page.line("## uk") - 1 :]
    return page.line("## en")


def duplicate_anchor(page: Page) -> int:
    second = page.statement("pl", 2)
    return page.edit(second, f"^{page.anchor('pl', 2)}", f"^{page.anchor('pl', 1)}")


def no_anchor(page: Page) -> int:
    return page.edit(page.statement("pl"), f" ^{page.anchor('pl')}", "")


def anchors_differ(page: Page) -> int:
    page.edit(page.statement("pl"), f"^{page.anchor('pl')}", "^odd")
    return page.statement("pl", 0)


def plain_link(page: Page) -> int:
    """The Polish section loses one link, and keeps its words."""
    number = next(n for n, line in enumerate(page.lines, 1) if n > page.line("## pl") and "[[prey|" in line)
    page.edit(number, "[[prey|", "")
    page.edit(number, "]]", "")
    return page.statement("pl", 0)


def wordless_link(page: Page) -> int:
    number = next(n for n, line in enumerate(page.lines, 1) if n > page.line("## pl") and "[[prey|" in line)
    words = page.lines[number - 1].split("[[prey|")[1].split("]]")[0]
    return page.edit(number, f"[[prey|{words}]]", "[[prey]]")


def untranslated(page: Page) -> int:
    return page.rewrite(page.statement("pl"), page.lines[page.statement("en") - 1])


def front(beginning: str, old: str, new: str) -> Callable[[Page], int]:
    return lambda page: page.edit(page.line(beginning), old, new)


def words(new: str) -> Callable[[Page], int]:
    """Put something before the first words of a Polish statement."""
    return lambda page: page.edit(page.statement("pl"), "- ", f"- {new} ")


BREAKS: dict[Damage, tuple[Callable[[Page], int], str]] = {
    Damage.NO_FRONT_MATTER: (no_front_matter, 'Begin the file with a line "---"'),
    Damage.BAD_YAML: (bad_yaml, "The front matter is not YAML"),
    Damage.DUPLICATE_FIELD: (duplicate_field, 'The field "kind" is there twice'),
    Damage.MISSING_FIELD: (missing_field, 'The field "names.uk" is missing. Add it.'),
    Damage.UNKNOWN_FIELD: (front("see:", "see", "sea"), 'There is no field "sea"'),
    Damage.BAD_FIELD: (front("kind:", "keyword", "keywrd"), '"kind" cannot be "keywrd"'),
    Damage.REPEATED_NAME: (repeated_name, "is there twice among the names"),
    Damage.MISSING_LANGUAGE: (missing_language, 'The section "## uk" is missing'),
    Damage.UNKNOWN_SECTION: (front("## uk", "uk", "ua"), '"ua" stands in no language'),
    Damage.DUPLICATE_SECTION: (front("## uk", "uk", "pl"), 'The section "## pl" is there twice'),
    Damage.NO_ANCHOR: (no_anchor, 'End it with " ^name"'),
    Damage.EMPTY_STATEMENT: (
        lambda page: page.rewrite(page.statement("pl"), f"- ^{page.anchor('pl')}"),
        "says nothing",
    ),
    Damage.DUPLICATE_ANCHOR: (duplicate_anchor, 'names two statements of "pl"'),
    Damage.ANCHORS_DIFFER: (anchors_differ, "^odd stands where"),
    Damage.LINKS_DIFFER: (plain_link, '"pl" does not link ahlcg/prey'),
    Damage.LINK_WITHOUT_WORDS: (wordless_link, "Write [[prey|words]]"),
    Damage.UNKNOWN_SYMBOL: (words("[actoin]"), "There is no symbol [actoin]"),
    Damage.STRAY_MARKUP: (words("**"), '"**" does not belong in a statement'),
    Damage.MIXED_SCRIPT: (words("Wrоg"), '"Wrоg" mixes Latin and Cyrillic'),
    Damage.UNTRANSLATED: (untranslated, 'is the same in "pl" as in English'),
    Damage.DANGLING: (
        front("see:", "prey", "preyy"),
        "There is no rule ahlcg/preyy. Did you mean ahlcg/prey?",
    ),
    Damage.SELF_LINK: (front("see:", "prey", "hunter"), "leads to the rule it stands in"),
    Damage.DUPLICATE_ID: (
        front("see: [prey]", "see: [prey]", "also: [massive]"),
        "already belongs to ahlcg/massive",
    ),
}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return shutil.copytree(CORPUS / "ahlcg", tmp_path / "corpus" / "ahlcg")


def check(folder: Path) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["check", str(folder.parent), "--lang", "en"])
    return result.exit_code, result.output


@pytest.mark.parametrize("damage", BREAKS)
def test_names_the_damage_its_line_and_the_remedy(copy: Path, damage: Damage) -> None:
    break_page, said = BREAKS[damage]
    page = Page(copy / "hunter.md")
    number = break_page(page)
    page.save()
    code, output = check(copy)
    named = [line.split(": ")[0] for line in output.splitlines() if said in line]
    assert (code, named) == (2, [f"{page.path}:{number}"]), output


def test_a_note_on_a_statement_that_is_not_there(copy: Path) -> None:
    page = Page(copy / "attack-of-opportunity.md")
    number = page.edit(page.line("  - at:"), "at: ", "at: no-such-")
    page.save()
    code, output = check(copy)
    assert (code, f"{page.path}:{number}: There is no statement ^no-such-" in output) == (2, True), output


def test_an_orphan(copy: Path) -> None:
    page = Page(copy / "hunter.md")
    head = [line for line in page.lines[: page.line("## en") - 1] if not line.startswith("see:")]
    page.lines = head + [
        f"## {lang}\n{word}. ^what" for lang, word in (("en", "A"), ("pl", "Ą"), ("uk", "Я"))
    ]
    page.path = copy / "lonely.md"
    page.save()
    code, output = check(copy)
    assert (code, f"{page.path}:1: Nothing leads to ahlcg/lonely" in output) == (2, True), output


def test_a_file_that_is_not_text(copy: Path) -> None:
    (copy / "hunter.md").write_bytes("Łowca".encode("cp1250"))
    code, output = check(copy)
    assert (code, "Save it as UTF-8 text" in output) == (2, True), output


def test_a_bad_file_name(copy: Path) -> None:
    (copy / "hunter.md").rename(copy / "Hunter Enemy.md")
    code, output = check(copy)
    assert (code, '"Hunter Enemy.md" is not an id' in output) == (2, True), output


def test_no_game_file(copy: Path) -> None:
    (copy / "game.yaml").unlink()
    code, output = check(copy)
    assert (code, "has no game.yaml" in output) == (2, True), output


def test_no_rules(tmp_path: Path) -> None:
    code, output = check(tmp_path / "nothing" / "here")
    assert (code, "There are no rules here" in output) == (2, True), output


def test_every_damage_has_a_test_here() -> None:
    by_hand = {Damage.UNKNOWN_ANCHOR, Damage.ORPHAN, Damage.UNREADABLE, Damage.BAD_FILE_NAME}
    by_hand |= {Damage.NO_GAME_FILE, Damage.NO_RULES, Damage.UNKNOWN_CONCEPT}
    by_hand |= {Damage.TOO_FEW_QUESTIONS, Damage.REPEATED_QUESTION}  # test_precedents
    assert BREAKS.keys() | by_hand == set(Damage)


def test_all_problems_are_reported_in_one_run(copy: Path) -> None:
    for name, damage in (
        ("hunter", Damage.DANGLING),
        ("massive", Damage.BAD_FIELD),
        ("aloof", Damage.UNKNOWN_SECTION),
    ):
        page = Page(copy / f"{name}.md")
        BREAKS[damage][0](page)
        page.save()
    with pytest.raises(CorpusDamagedError) as caught:
        load(copy.parent)
    found = {(problem.path.stem, problem.damage) for problem in caught.value.problems}
    assert found >= {
        ("hunter", Damage.DANGLING),
        ("massive", Damage.BAD_FIELD),
        ("aloof", Damage.UNKNOWN_SECTION),
    }


def test_a_sound_corpus_is_counted_per_game_kind_and_language(copy: Path) -> None:
    code, output = check(copy)
    assert code == 0, output
    for word in ("ahlcg", "glossary entry", "Statements", "Questions uk", "depends", "all kinds"):
        assert word in output


# The word lists by which descriptions are read


@pytest.fixture
def word_lists(tmp_path: Path) -> Path:
    for folder in ("plain_words", *(f"{game}/described" for game in GAMES)):
        shutil.copytree(ENGINE / folder / "words", tmp_path / "engine" / folder / "words")
    return tmp_path / "engine"


def test_code_names_every_concept_of_the_word_lists() -> None:
    check_words()


@pytest.mark.parametrize(
    ("file", "concept", "misspelt"),
    [
        ("ahlcg/described/words/en.yaml", "hunter", "huntr"),
        ("eldritch/described/words/pl.yaml", "  gate", "  gatte"),
        ("plain_words/words/uk.yaml", "  monster", "  monstr"),
    ],
)
def test_a_misspelt_concept_is_named_with_its_line(
    word_lists: Path, file: str, concept: str, misspelt: str
) -> None:
    page = Page(word_lists / file)
    number = page.edit(page.line(f"{concept}:"), concept, misspelt)
    page.save()
    with pytest.raises(WordsDamagedError) as error:
        check_words(word_lists)
    (problem,) = error.value.problems
    assert (problem.path, problem.line, problem.damage) == (page.path, number, Damage.UNKNOWN_CONCEPT)
    for lang in LANGS:
        assert misspelt.strip() in say_problem(lang, problem)
        assert concept.strip() in say_problem(lang, problem)


def test_a_concept_that_stands_twice_is_named(word_lists: Path) -> None:
    page = Page(word_lists / "ahlcg/described/words/en.yaml")
    page.lines.append("hunter: [stalker]")
    page.save()
    with pytest.raises(WordsDamagedError) as error:
        check_words(word_lists)
    assert [problem.damage for problem in error.value.problems] == [Damage.DUPLICATE_FIELD]


def test_check_tells_of_the_word_lists(monkeypatch: pytest.MonkeyPatch, word_lists: Path) -> None:
    page = Page(word_lists / "ahlcg/described/words/en.yaml")
    page.edit(page.line("hunter:"), "hunter", "huntr")
    page.save()
    monkeypatch.setattr(concepts, "check_words", partial(check_words, word_lists))
    result = CliRunner().invoke(app, ["check", "--lang", "en"])
    assert (result.exit_code, "1 problem in the word lists." in result.stderr) == (2, True)
