"""What stands on a book's pages and is no text: page numbers, heads and feet, rules of tables, ornaments."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise
from statistics import median
from typing import TYPE_CHECKING

from rules_graph.imports.placing.naming import key

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from rules_graph.imports.reading.manuscript import Line

HEADING_LENGTH = 75
_TABLE_RULE = re.compile(r"^[\s|:–—-]*-{3,}[\s|:–—-]*$")
_WORD = re.compile(r"[^\W\d_]{2,}")
_FOLIO = re.compile(r"\W*\d{1,3}\W*")
_ENDS = re.compile(r"[.!?:;…][\"”’»)\]*]*$")
_PAGES_SEEN = 4
_NEAR = 4
_EVEN = 0.35


class Drop(StrEnum):
    """Why a line is in no block."""

    PAGE_NUMBER = "page-number"
    RUNNING_HEAD = "running-head"
    TABLE_RULE = "table-rule"
    NO_WORDS = "no-words"


@dataclass(frozen=True, slots=True)
class Dropped:
    """A line that was left out."""

    line: int
    raw: str
    why: Drop


def without_furniture(
    lines: Sequence[Line], known: Callable[[str], bool]
) -> tuple[list[Line], list[Dropped]]:
    """The lines of text, and those left out. A page that ends in mid sentence goes on with the next."""
    running = _heads_of_pages(lines) | _heads_between(lines)
    why = [_why(line, at in running, known) for at, line in enumerate(lines)]
    dropped = [
        Dropped(line.number, text if (text := line.text.strip()) in line.raw else line.raw, reason)
        for line, reason in zip(lines, why, strict=True)
        if reason
    ]
    kept: list[Line] = []
    for run, reasons in _runs(lines, why):
        turned = Drop.PAGE_NUMBER in reasons or Drop.RUNNING_HEAD in reasons
        after = lines[run[-1] + 1] if run[-1] + 1 < len(lines) else None
        if not reasons:
            kept += [lines[at] for at in run]
        elif not (turned and kept and after and _reads_on(kept[-1].text, after.text)):
            kept += [replace(lines[at], text="") for at in run if why[at] is not Drop.TABLE_RULE]
    return kept, dropped


def _runs(lines: Sequence[Line], why: Sequence[Drop | None]) -> Iterator[tuple[list[int], set[Drop]]]:
    """Lines of text one by one; what stands between them, blank or left out, together."""
    between: list[int] = []
    for at, line in enumerate(lines):
        if line.blank or why[at]:
            between.append(at)
            continue
        if between:
            yield between, {reason for each in between if (reason := why[each])}
        between = []
        yield [at], set()
    if between:
        yield between, {reason for each in between if (reason := why[each])}


def _why(line: Line, running: bool, known: Callable[[str], bool]) -> Drop | None:
    text = line.text.strip()
    if not text:
        return None
    if _TABLE_RULE.match(text):
        return Drop.TABLE_RULE
    if text.isdigit() or (_FOLIO.fullmatch(text) and "\t" not in text and "|" not in text):
        return Drop.PAGE_NUMBER
    if not _is_row_of_numbers(text) and (not _WORD.search(text) or _rubbish(text, known)):
        return Drop.NO_WORDS
    return Drop.RUNNING_HEAD if running else None


def _reads_on(before: str, after: str) -> bool:
    """Whether a sentence goes on over the end of a page."""
    return bool(before.strip()) and not _ENDS.search(before.strip()) and after.strip()[:1].islower()


def _is_row_of_numbers(text: str) -> bool:
    """ "3–4 | 7": a table may have no words but in its head."""
    cells = [cell for cell in re.split(r"[\t|]", text) if cell.strip()]
    return len(cells) > 1 and all(re.fullmatch(r"\W*\d+\W*(?:\d+\W*)?", cell) for cell in cells)


def _rubbish(text: str, known: Callable[[str], bool]) -> bool:
    """What a scanner makes of ornaments: many crumbs of letters, and no word among them."""
    crumbs = re.findall(r"[^\W\d_]+", text)
    letters = sum(map(len, crumbs))
    return (
        len(crumbs) > 3
        and letters < 3 * len(crumbs)
        and not any(len(word) > 3 and known(word) for word in crumbs)
    )


def _heads_of_pages(lines: Sequence[Line]) -> set[int]:
    """Short lines that stand at the top or the foot of several pages."""
    pages: dict[int, list[int]] = defaultdict(list)
    for at, line in enumerate(lines):
        if line.page is not None and not line.blank:
            pages[line.page].append(at)
    edges = [edge for page in pages.values() for edge in {page[0], page[-1]}]
    counts = Counter(_unnumbered(lines[at].text) for at in edges)
    return {
        at
        for at in edges
        if len(lines[at].text.strip()) <= HEADING_LENGTH
        and len(words := _unnumbered(lines[at].text)) > 2
        and counts[words] >= _PAGES_SEEN
    }


def _heads_between(lines: Sequence[Line]) -> set[int]:
    """Short lines alone that come again and again beside page numbers, with them, or as often as pages do."""
    places: dict[str, list[int]] = defaultdict(list)
    for at, line in enumerate(lines):
        if len(line.text) <= HEADING_LENGTH and len(words := _unnumbered(line.text)) > 2 and not line.mark:
            places[words].append(at)
    return {
        at
        for some in places.values()
        if len(some) >= _PAGES_SEEN and _as_pages_do(some, lines)
        for at in some
    }


def _as_pages_do(places: Sequence[int], lines: Sequence[Line]) -> bool:
    if sum(_beside_folio(at, lines) for at in places) >= 0.7 * len(places):
        return True
    gaps = [after - before for before, after in pairwise(places)]
    usual = median(gaps)
    even = sum(abs(gap - usual) <= _EVEN * usual for gap in gaps) >= 0.8 * len(gaps)
    return even and usual >= 20 and usual * len(places) >= 0.7 * len(lines)


def _beside_folio(at: int, lines: Sequence[Line]) -> bool:
    """Whether a page number stands in the line or next to it, blank lines apart."""
    if re.search(r"^\W*\d{1,3}\b|\b\d{1,3}\W*$", lines[at].text):
        return True
    around = [
        lines[other].text.strip() for other in range(max(0, at - _NEAR), min(len(lines), at + _NEAR + 1))
    ]
    return any(_FOLIO.fullmatch(text) for text in around if text)


def _unnumbered(text: str) -> str:
    return key(re.sub(r"\d+", "", text))
