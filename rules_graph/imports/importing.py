"""A file in, an edition out."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from rapidfuzz import fuzz

from rules_graph.errors import BadBookError, BookFault
from rules_graph.imports import edition
from rules_graph.imports.book_data import book_data
from rules_graph.imports.mending.lexicon import Lexicon
from rules_graph.imports.mending.ocr import Repaired, damage, repair
from rules_graph.imports.placing.align import align
from rules_graph.imports.placing.blocks import Block, Shape, split_blocks
from rules_graph.imports.placing.headings import SURE
from rules_graph.imports.placing.naming import Likeness, Names, key
from rules_graph.imports.placing.references import References
from rules_graph.imports.reading.columns import untangle
from rules_graph.imports.reading.files import read
from rules_graph.imports.reading.furniture import HEADING_LENGTH
from rules_graph.imports.reading.tongue import told_in

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import date
    from pathlib import Path

    from rules_graph.corpus import Corpus
    from rules_graph.imports.placing.places import Part, Place, Section
    from rules_graph.imports.reading.manuscript import Line, Manuscript
    from rules_graph.model import Lang

    Progress = Callable[[str, float], None]

_OTHER_GAME = 1.5
_FEWEST = 4
_FEWEST_NAMED = 2


def import_book(
    path: Path, corpus: Corpus, game: str, lang: Lang, today: date, progress: Progress
) -> edition.Edition:
    """Read, repair and align a player's book. Raises BadBookError if it is none of this game and language."""
    corpus.game(game)
    progress("reading", 0.0)
    manuscript = read(path, lambda done, total: progress("reading", 0.4 * done / max(total, 1)))
    _in_language(manuscript, lang)
    _of_game(manuscript, corpus, game, lang)
    data = book_data(game)
    progress("repairing", 0.4)
    lexicon = Lexicon.of_corpus(corpus, lang, data.words.get(lang, ()))
    lines = untangle(manuscript.lines)
    state = damage([line.text for line in lines], lexicon)
    mended = repair([line.text for line in lines], lexicon, state)
    progress("aligning", 0.7)
    names = Names(corpus.of_game(game), lang, data.headings.get(lang, {}))
    repaired = [replace(line, text=fixed.text) for line, fixed in zip(lines, mended, strict=True)]
    blocks, dropped = split_blocks(repaired, lexicon.known)
    likeness = Likeness.of(names)
    sections = align(blocks, names, likeness, data.no_rule.get(lang, ()))
    _names_rules(sections)
    progress("referring", 0.9)
    made = _Making(manuscript, lines, mended, References(names, likeness), data.no_rule.get(lang, ()))
    told = tuple(made.section(section) for section in sections)
    report = made.report(told, names, 1 - state.unknown if state.unknown else None)
    gone = tuple(edition.Dropped(line=drop.line, raw=drop.raw, why=drop.why) for drop in dropped)
    return edition.Edition(
        game=game,
        lang=lang,
        file=manuscript.name,
        sha256=manuscript.sha256,
        imported=today.isoformat(),
        form=manuscript.form,
        encoding=manuscript.encoding,
        sections=told,
        report=report.model_copy(update={"dropped": gone}),
    )


def _in_language(manuscript: Manuscript, lang: Lang) -> None:
    found = told_in(line.text for line in manuscript.lines)
    if found not in (None, lang):
        raise BadBookError(BookFault.WRONG_LANGUAGE, language=lang, found=str(found))


def _of_game(manuscript: Manuscript, corpus: Corpus, game: str, lang: Lang) -> None:
    """Refuse the book of another game: one whose rules its short lines name clearly more often."""
    short = {key(line.text) for line in manuscript.lines if len(line.text) <= HEADING_LENGTH}
    named = Counter(
        {
            other: len(short & {key(rule.names[lang]) for rule in corpus.of_game(other)})
            for other in corpus.games
        }
    )
    best, count = named.most_common(1)[0]
    if best != game and count >= _FEWEST and count > _OTHER_GAME * named[game]:
        raise BadBookError(BookFault.WRONG_GAME, game=game, found=best)


def _names_rules(sections: Sequence[Section]) -> None:
    """Refuse a text in which hardly any heading is the name of a rule."""
    named = {section.place.rule for section in sections if section.place and section.place.sure >= SURE}
    if len(named) < _FEWEST_NAMED:
        raise BadBookError(BookFault.NO_SECTIONS)


class _Making:
    """Makes the parts of an edition from what was found in the lines."""

    def __init__(
        self,
        manuscript: Manuscript,
        lines: Sequence[Line],
        mended: Sequence[Repaired],
        references: References,
        no_rule: Sequence[str],
    ) -> None:
        self._manuscript = manuscript
        self._raw = {line.number: line.raw for line in manuscript.lines}
        self._page = {line.number: line.page for line in manuscript.lines}
        self._changes: dict[int, list[edition.Mend]] = {}
        for line, fixed in zip(lines, mended, strict=True):
            self._changes.setdefault(line.number, []).extend(
                edition.Mend(old=change.old, new=change.new) for change in fixed.changes
            )
        self._references = references
        self._no_rule = [key(words) for words in no_rule]

    def section(self, section: Section) -> edition.Section:
        heading = section.heading
        return edition.Section(
            heading=_numbered(heading),
            lines=heading.lines,
            page=self._page.get(heading.line),
            states=_stated(section.place),
            mended=self._mends(heading),
            raw=self._as_it_stood(heading),
            passages=tuple(self._passage(part) for part in section.parts),
        )

    def _passage(self, part: Part) -> edition.Passage:
        block = part.block
        refers = (
            [self._references.entry(block.text, block.number)]
            if block.shape is Shape.ENTRY
            else self._references.of(block.text)
        )
        return edition.Passage(
            shape=block.shape,
            text=block.text,
            lines=block.lines,
            number=block.number,
            depth=block.depth,
            states=_stated(part.place),
            states_too=tuple(stated for place in part.beside if (stated := _stated(place))),
            refers=tuple(
                edition.Cross(words=each.words, pages=each.pages, rule=each.rule) for each in refers
            ),
            mended=self._mends(block),
            raw=self._as_it_stood(block),
        )

    def _mends(self, block: Block) -> tuple[edition.Mend, ...]:
        here = [mend for line in block.lines for mend in self._changes.get(line, ())]
        return tuple(mend for mend in here if mend.new in block.text)

    def _as_it_stood(self, block: Block) -> tuple[str, ...]:
        return (
            tuple(self._raw[line] for line in block.lines)
            if self._mends(block) or len(block.lines) > 1
            else ()
        )

    def report(
        self, sections: Sequence[edition.Section], names: Names, known: float | None
    ) -> edition.Report:
        headed = [section for section in sections if section.heading]
        plain = [section for section in headed if section.states is None]
        furniture = [section for section in plain if self._needs_none(section)]
        crosses = [cross for section in sections for part in section.passages for cross in part.refers]
        found = _rules(sections)
        return edition.Report(
            lines=len(self._manuscript.lines),
            sections=len(headed),
            aligned=sum(1 for section in headed if section.states),
            not_aligned=tuple(section.heading for section in plain if section not in furniture),
            no_rule_needed=len(furniture),
            references=len(crosses),
            dangling=tuple(cross for cross in crosses if cross.rule is None),
            repaired_lines=sum(1 for changes in self._changes.values() if changes),
            repaired_words=sum(map(len, self._changes.values())),
            known_words=known,
            dropped=(),
            rules_not_found=tuple(rule for rule in names.rules if rule not in found),
        )

    def _needs_none(self, section: edition.Section) -> bool:
        """Whether the book's data names this heading, or an index or a table of contents is all it heads."""
        letters = key(section.heading)
        if any(fuzz.ratio(letters, other) >= 88 for other in self._no_rule):
            return True
        return bool(section.passages) and all(part.shape is Shape.ENTRY for part in section.passages)


def _numbered(heading: Block) -> str:
    """A heading with its number as printed: "2. Encounters", "2.1 Upkeep begins"."""
    stop = "" if "." in heading.number else "."
    return f"{heading.number}{stop} {heading.text}" if heading.number else heading.text


def _rules(sections: Sequence[edition.Section]) -> Mapping[str, int]:
    found: Counter[str] = Counter()
    for section in sections:
        places = [section.states, *(part.states for part in section.passages)]
        places += [place for part in section.passages for place in part.states_too]
        found.update(place.rule for place in places if place)
    return found


def _stated(place: Place | None) -> edition.Stated | None:
    return (
        edition.Stated(rule=place.rule, how=place.how, sure=round(min(place.sure, 1.0), 3)) if place else None
    )
