"""What must hold in a corpus file, and between files."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rapidfuzz import fuzz, process

from rules_graph.errors import Damage, Problem
from rules_graph.model import LANGS, FrontMatter, Lang, RuleRef, plain

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from rules_graph.body import Body, Written
    from rules_graph.front_matter import Fields

_LATIN_AND_CYRILLIC = re.compile(r"\b(?=\w*[A-Za-zĄ-ż])(?=\w*[А-Яа-яЄІЇҐєіїґ])[^\W\d_]+\b")


@dataclass(frozen=True, slots=True)
class CorpusFile:
    """A corpus file whose front matter and body could be read."""

    path: Path
    ref: RuleRef
    front: FrontMatter
    fields: Fields
    body: Body

    def problem(self, line: int, damage: Damage, **values: str) -> Problem:
        return Problem(self.path, line, damage, values)

    def statements(self) -> Iterator[tuple[Lang, Written]]:
        for lang, section in self.body.sections.items():
            for written in section:
                yield lang, written

    def references(self) -> Iterator[tuple[RuleRef, int]]:
        """Every rule that the file leads to, with the line that does."""
        game = self.ref.game
        if self.front.parent:
            yield RuleRef(game, self.front.parent), self.fields.line("parent")
        for name, targets in (("next", self.front.next), ("see", self.front.see)):
            for place, target in enumerate(targets):
                yield RuleRef(game, target), self.fields.line(name, place)
        for _, written in self.statements():
            for link in written.links():
                yield link.target, written.line


def check_file(file: CorpusFile) -> Iterator[Problem]:
    """What a file shows by itself."""
    yield from _names(file)
    yield from _anchors(file)
    yield from _links(file)
    yield from _languages(file)


def _names(file: CorpusFile) -> Iterator[Problem]:
    for lang in LANGS:
        called = Counter(word.casefold() for word in (file.front.names[lang], *file.front.aliases[lang]))
        for place, alias in enumerate(file.front.aliases[lang]):
            if called[alias.casefold()] > 1:
                yield file.problem(file.fields.line("aliases", lang, place), Damage.REPEATED_NAME, name=alias)


def _anchors(file: CorpusFile) -> Iterator[Problem]:
    anchors = {lang: [written.anchor for written in section] for lang, section in file.body.sections.items()}
    first = next(iter(anchors.values()), [])
    for lang, there in anchors.items():
        if there != first:
            section = file.body.sections[lang]
            line = section[0].line if section else file.fields.first_line
            odd = next((a for a, b in zip([*there, ""], [*first, ""], strict=False) if a != b), "") or "—"
            expected = (
                next((b for a, b in zip([*there, ""], [*first, ""], strict=False) if a != b), "") or "—"
            )
            yield file.problem(line, Damage.ANCHORS_DIFFER, lang=lang, found=odd, expected=expected)
    for place, note in enumerate(file.front.disagree):
        if note.at not in first:
            yield file.problem(file.fields.line("disagree", place), Damage.UNKNOWN_ANCHOR, anchor=note.at)


def _links(file: CorpusFile) -> Iterator[Problem]:
    targets = {
        lang: {link.target for written in section for link in written.links()}
        for lang, section in file.body.sections.items()
    }
    every: set[RuleRef] = set().union(*targets.values())
    for lang, there in targets.items():
        for missing in sorted(every - there):
            line = file.body.sections[lang][0].line if file.body.sections[lang] else file.fields.first_line
            yield file.problem(line, Damage.LINKS_DIFFER, lang=lang, target=str(missing))


def _languages(file: CorpusFile) -> Iterator[Problem]:
    english = {written.anchor: plain(written.text) for written in file.body.sections.get("en", [])}
    for lang, written in file.statements():
        words = plain(written.text)
        if mixed := _LATIN_AND_CYRILLIC.search(words):
            yield file.problem(written.line, Damage.MIXED_SCRIPT, word=mixed[0])
        if lang != "en" and words == english.get(written.anchor):
            yield file.problem(written.line, Damage.UNTRANSLATED, lang=lang, anchor=written.anchor)


def check_together(files: Iterable[CorpusFile]) -> Iterator[Problem]:
    """What only all files together show."""
    files = list(files)
    owners: dict[RuleRef, RuleRef] = {}
    for file in files:
        owners[file.ref] = file.ref
    for file in files:
        for place, other in enumerate(file.front.also):
            ref = RuleRef(file.ref.game, other)
            if owners.setdefault(ref, file.ref) != file.ref or ref == file.ref:
                line = file.fields.line("also", place)
                yield file.problem(line, Damage.DUPLICATE_ID, id=other, owner=str(owners[ref]))
    yield from _references(files, owners)


def _references(files: list[CorpusFile], owners: Mapping[RuleRef, RuleRef]) -> Iterator[Problem]:
    joined: set[RuleRef] = set()
    ids = [str(ref) for ref in owners]
    for file in files:
        for target, line in file.references():
            owner = owners.get(target)
            if owner is None:
                nearest = process.extractOne(str(target), ids, scorer=fuzz.ratio)
                yield file.problem(
                    line, Damage.DANGLING, target=str(target), nearest=nearest[0] if nearest else ""
                )
            elif owner == file.ref:
                yield file.problem(line, Damage.SELF_LINK, target=str(target))
            else:
                joined |= {file.ref, owner}
    for file in files:
        if file.ref not in joined:
            yield file.problem(1, Damage.ORPHAN, rule=str(file.ref))
