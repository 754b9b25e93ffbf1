"""What of the corpus can match a question."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from rules_graph.model import LANGS, plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules_graph.model import Lang, Rule
    from rules_graph.precedents import Precedent, Precedents


class Field(StrEnum):
    """Where in a rule a passage stands."""

    NAME = "name"
    ALIAS = "alias"
    STATEMENT = "statement"
    ASKED = "asked"


@dataclass(frozen=True, slots=True)
class Passage:
    """A piece of a rule in one language. `rule` is its place in the index's list of rules.

    A statement has its anchor, and a question the anchor of the statement that answers it.
    """

    rule: int
    field: Field
    lang: Lang
    text: str
    anchor: str | None = None


def passages(rules: Sequence[Rule], precedents: Precedents) -> list[Passage]:
    return [
        passage
        for place, rule in enumerate(rules)
        for passage in _of_rule(place, rule, precedents.of_rule[rule.ref])
    ]


def _of_rule(place: int, rule: Rule, asked: Sequence[Precedent]) -> Iterator[Passage]:
    for lang in LANGS:
        yield Passage(place, Field.NAME, lang, rule.names[lang])
        for alias in rule.aliases[lang]:
            yield Passage(place, Field.ALIAS, lang, alias)
        for statement in rule.statements:
            yield Passage(place, Field.STATEMENT, lang, plain(statement.text[lang]), statement.anchor)
        for each in asked:
            if each.lang == lang:
                yield Passage(place, Field.ASKED, lang, each.question, each.at.anchor)
