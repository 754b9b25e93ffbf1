"""How well the words of scanned books are mended, how fast, and what a clean book loses.

Reads the books that GRIMRULE_SEEDS names; the corpus may be another folder: `python -m bench.ocr FOLDER`.

The sample of `tests/data/ocr` holds no sentence of a book: of each line that a person corrected, its number
and salted hashes of the right words and their lemmas.
"""

from __future__ import annotations

import hashlib
import re
import resource
import sys
import time
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rules_graph.corpus import load
from rules_graph.imports.mending.lexicon import Lexicon
from rules_graph.imports.mending.ocr import Repaired, damage, repair
from rules_graph.paths import CORPUS
from tests.outside import SEEDS, book_texts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules_graph.model import Lang

SAMPLE = Path(__file__).parents[1] / "tests" / "data" / "ocr" / "sample.tsv"
CLEAN: Mapping[str, Lang] = {"000": "pl", "002": "pl", "003": "pl", "004": "uk"}

_CRUMB = re.compile(r"<\|[^|<>]*\|>")
_LEADER = re.compile(r"[.…]{3}|«")
_EDGE = re.compile(r"^[\W\d_]+|[\W\d_]+$")


@dataclass(frozen=True)
class SampleLine:
    """A line that a person read: salted hashes of its right words, each with its lemma's."""

    sample: str
    number: int
    words: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Sample:
    """What a person corrected in one book, and which of its lines are neither index nor credits."""

    sha256: str
    salt: str
    body: frozenset[int]
    lines: tuple[SampleLine, ...]

    @classmethod
    def read(cls, path: Path = SAMPLE) -> Sample:
        rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()]
        head = {row[0]: row[1] for row in rows if len(row) == 2}
        lines = [SampleLine(row[0], int(row[1]), _pairs(row[2])) for row in rows if len(row) == 3]
        return cls(head["sha256"], head["salt"], _numbers(head["body"]), tuple(lines))

    def hash(self, line: int, word: str) -> str:
        return hashlib.sha256(f"{self.salt}:{line}:{word}".encode()).hexdigest()[:8]


@dataclass(frozen=True)
class Score:
    """Shares of the words of a sample, and the words that were right in the scan and are not after repair."""

    words: int
    right_before: float
    exact: float
    same_lemma: float
    broken: int


def book(prefix: str) -> list[str] | None:
    """The lines of a book of the seeds, or None where they are not at hand."""
    path = next((each for each in book_texts() if each.name.startswith(f"{prefix}_")), None)
    return [_CRUMB.sub("", line) for line in path.read_text(encoding="utf-8").split("\n")] if path else None


def book_of(sample: Sample) -> list[str] | None:
    """The lines of the very book that the sample was taken of."""
    for path in book_texts():
        if hashlib.sha256(path.read_bytes()).hexdigest() == sample.sha256:
            return book(path.name.partition("_")[0])
    return None


def words(line: str) -> list[str]:
    """What stands between blanks, without the signs around it."""
    return [_EDGE.sub("", part).casefold() for part in line.split()]


def score(
    sample: Sample, raw: Sequence[str], mended: Sequence[Repaired], lexicon: Lexicon, name: str
) -> Score:
    """How many words of the sample of this name are right."""
    count: Counter[str] = Counter()
    for line in (line for line in sample.lines if line.sample == name):
        at = line.number
        before, after = words(raw[at - 1]), words(mended[at - 1].text)
        for place, (word, lemma) in enumerate(line.words):
            if word == "-":
                continue
            was = place < len(before) and sample.hash(at, before[place]) == word
            new = after[place] if len(after) == len(line.words) else ""
            exact = sample.hash(at, new) == word
            count["words"] += 1
            count["before"] += was
            count["exact"] += exact
            count["lemma"] += exact or sample.hash(at, lexicon.lemma(new)) == lemma
            count["broken"] += was and not exact
    total = count["words"]
    before_share, exact_share, lemma_share = (count[key] / total for key in ("before", "exact", "lemma"))
    return Score(total, before_share, exact_share, lemma_share, count["broken"])


def body(sample: Sample, lines: Sequence[str]) -> list[str]:
    """The lines of running text and headings: no contents, index, credits nor ornaments."""
    return [
        line
        for number, line in enumerate(lines, 1)
        if number in sample.body and not _LEADER.search(line) and re.search(r"[^\W\d_]{3}", line)
    ]


@cache
def lexicon_of(lang: Lang, corpus: Path = CORPUS) -> Lexicon:
    return Lexicon.of_corpus(load(corpus), lang)


def _pairs(text: str) -> tuple[tuple[str, str], ...]:
    pairs = (part.partition("/") for part in text.split())
    return tuple((word, lemma) for word, _, lemma in pairs)


def _numbers(ranges: str) -> frozenset[int]:
    bounds = (part.partition("-") for part in ranges.split(","))
    return frozenset(number for first, _, last in bounds for number in range(int(first), int(last) + 1))


def main() -> None:
    corpus = Path(sys.argv[1]) if len(sys.argv) > 1 else CORPUS
    sample = Sample.read()
    raw = book_of(sample)
    if raw is None:
        sys.exit(f"{SEEDS} names no folder with the book of the sample")
    began = time.process_time()
    lexicon = lexicon_of("pl", corpus)
    loaded = time.process_time()
    mended = repair(raw, lexicon)
    print(
        f"scan: {loaded - began:.1f} s to load corpus and words, {time.process_time() - loaded:.1f} s to mend"
    )
    before, after = body(sample, raw), body(sample, [line.text for line in mended])
    shares = (100 * (1 - damage(lines, lexicon).unknown) for lines in (before, after))
    print("  valid words of the body: {:.1f} % before, {:.1f} % after".format(*shares))
    for name in dict.fromkeys(line.sample for line in sample.lines):
        print(f"  {name}: {score(sample, raw, mended, lexicon, name)}")
    for prefix, lang in CLEAN.items():
        _clean_book(prefix, lexicon_of(lang, corpus))
    print(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


def _clean_book(prefix: str, lexicon: Lexicon) -> None:
    lines = book(prefix)
    if lines is None:
        return
    began = time.process_time()
    state, mended = damage(lines, lexicon), repair(lines, lexicon)
    changes = Counter(f"{change.old}→{change.new}" for line in mended for change in line.changes)
    total = sum(len(line.split()) for line in lines)
    after = damage([line.text for line in mended], lexicon).unknown
    seconds = time.process_time() - began
    print(f"{prefix}: {seconds:.1f} s, {state.unknown:.2%} of the words unknown, after repair {after:.2%}")
    print(f"  changed {changes.total()} of {total}: {', '.join(changes)}")


if __name__ == "__main__":
    main()
