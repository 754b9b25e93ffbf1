"""What of the corpus can match a question."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, overload

import numpy as np

from rules_graph.model import LANGS, plain
from rules_graph.precedents import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    import numpy.typing as npt

    from rules_graph.model import Lang, Rule, RuleRef
    from rules_graph.precedents import Precedent, Precedents
    from rules_graph.tellings import Telling

    Numbers = npt.NDArray[np.int32]


class Field(StrEnum):
    """Where in a rule a passage stands."""

    NAME = "name"
    ALIAS = "alias"
    STATEMENT = "statement"
    ASKED = "asked"
    TOLD = "told"


@dataclass(frozen=True, slots=True)
class Passage:
    """A piece of a rule in one language. `rule` is its place in the index's list of rules.

    A statement has its anchor; a question, and a case that is told, the anchor of the statement that answers,
    and its verdict; such a case also its number.
    """

    rule: int
    field: Field
    lang: Lang
    text: str
    anchor: str | None = None
    verdict: Verdict | None = None
    case: str | None = None


_FIELDS, _VERDICTS = tuple(Field), (None, *Verdict)
_LEANINGS = np.array([(each == Verdict.YES) - (each == Verdict.NO) for each in _VERDICTS], dtype=np.int32)
_ROW = [
    ("rule", "i4"),
    ("field", "u1"),
    ("lang", "u1"),
    ("verdict", "u1"),
    ("anchor", "i4"),
    ("case", "i4"),
    ("end", "i8"),
]


class Passages(Sequence[Passage]):
    """All passages, rule by rule, as columns of numbers and one long text: a hundred thousand objects
    would take five times the memory. What is kept in a file is read from there as it is needed."""

    def __init__(self, rows: npt.NDArray[np.void], texts: bytes | npt.NDArray[np.uint8], anchors: list[str]):
        self._rows, self._texts, self._anchors = rows, texts, anchors

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, at: int) -> Passage: ...
    @overload
    def __getitem__(self, at: slice) -> list[Passage]: ...
    def __getitem__(self, at: int | slice) -> Passage | list[Passage]:
        if isinstance(at, slice):
            return [self[place] for place in range(*at.indices(len(self)))]
        rule, field, lang, verdict, anchor, case, end = self._rows[at].item()
        start = self._rows["end"][at - 1] if at else 0
        return Passage(
            rule,
            _FIELDS[field],
            LANGS[lang],
            bytes(self._texts[start:end]).decode(),
            self._anchors[anchor] or None,
            _VERDICTS[verdict],
            self._anchors[case] or None,
        )

    @cached_property
    def rules(self) -> Numbers:
        """The rule of each passage."""
        return np.ascontiguousarray(self._rows["rule"])

    def places(self, *fields: Field, lang: Lang | None = None) -> npt.NDArray[np.int64]:
        """Where the passages of some fields stand, in one language or in all."""
        return np.flatnonzero(self.among(slice(None), *fields, lang=lang))

    def among(
        self, places: npt.NDArray[np.int64] | slice, *fields: Field, lang: Lang | None = None
    ) -> npt.NDArray[np.bool_]:
        """Which of some passages are of these fields, in one language or in all."""
        wanted = np.isin(self._rows["field"][places], [_FIELDS.index(field) for field in fields])
        return wanted & (self._rows["lang"][places] == LANGS.index(lang)) if lang else wanted

    def leanings(self, places: npt.NDArray[np.int64]) -> Numbers:
        """Of each of some passages 1 for yes, -1 for no, 0 for any other answer."""
        return np.asarray(_LEANINGS[self._rows["verdict"][places]], dtype=np.int32)

    def numbered(self, statements: Mapping[tuple[int, str | None], int]) -> Numbers:
        """The number of the statement that each passage says or leads to, by rule and anchor; else -1."""
        pairs, which = np.unique(self._rows[["rule", "anchor"]], return_inverse=True)
        places = ((rule, self._anchors[anchor] or None) for rule, anchor in pairs.tolist())
        return np.array([statements.get(place, -1) for place in places], dtype=np.int32)[which]

    def save(self, folder: Path) -> None:
        np.save(folder / "passages.npy", self._rows)
        (folder / "passages.txt").write_bytes(bytes(self._texts))
        (folder / "anchors.json").write_text(json.dumps(self._anchors), encoding="utf-8")


def load_passages(folder: Path) -> Passages:
    rows = np.load(folder / "passages.npy", mmap_mode="r")
    texts = np.memmap(folder / "passages.txt", dtype=np.uint8, mode="r")
    return Passages(rows, texts, json.loads((folder / "anchors.json").read_text(encoding="utf-8")))


def passages(rules: Sequence[Rule], precedents: Precedents, tellings: Iterable[Telling]) -> Passages:
    """Those of all rules."""
    told: dict[RuleRef, list[Telling]] = {}
    for telling in tellings:
        told.setdefault(telling.by.whole, []).append(telling)
    return gathered(
        passage
        for place, rule in enumerate(rules)
        for passage in _of_rule(place, rule, precedents.of_rule[rule.ref], told.get(rule.ref, ()))
    )


def gathered(found: Iterable[Passage]) -> Passages:
    """Passages that stand rule by rule, as columns."""
    anchors = {"": 0}
    texts = bytearray()
    rows = []
    for each in found:
        texts += each.text.encode()
        anchor, case = (anchors.setdefault(each or "", len(anchors)) for each in (each.anchor, each.case))
        field, lang = _FIELDS.index(each.field), LANGS.index(each.lang)
        rows.append((each.rule, field, lang, _VERDICTS.index(each.verdict), anchor, case, len(texts)))
    return Passages(np.array(rows, dtype=_ROW), bytes(texts), list(anchors))


def _of_rule(
    place: int, rule: Rule, asked: Sequence[Precedent], told: Sequence[Telling]
) -> Iterator[Passage]:
    for lang in LANGS:
        yield Passage(place, Field.NAME, lang, rule.names[lang])
        for alias in rule.aliases[lang]:
            yield Passage(place, Field.ALIAS, lang, alias)
        for statement in rule.statements:
            yield Passage(place, Field.STATEMENT, lang, plain(statement.text[lang]), statement.anchor)
        for each in asked:
            if each.lang == lang:
                yield Passage(place, Field.ASKED, lang, each.question, each.at.anchor, each.verdict)
        for telling in told:
            if telling.lang == lang:
                said = telling.by.anchor, telling.verdict, telling.case
                yield Passage(place, Field.TOLD, lang, telling.text, *said)
