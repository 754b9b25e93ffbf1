"""A rule for people (text with links) and for programs (JSON)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as RichText

from rules_graph.graph import Edge, build, leads_to, led_from
from rules_graph.model import LANGS, Link, Symbol, plain
from rules_graph.precedents import ENOUGH, Verdict, asked_of
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from rich.console import RenderableType

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang, Rule, RuleRef, Statement
    from rules_graph.precedents import Precedents
    from rules_graph.tellings import Telling


@dataclass(frozen=True)
class Counts:
    """How much of a game the corpus states."""

    rules: int
    statements: int
    wanting: int  # statements that decide something and have too few questions in some language
    questions: dict[Lang, int]
    verdicts: dict[str, int]
    told: dict[Lang, int]  # cases that rest on one of the rules, as players tell them
    kinds: dict[str, int]


def counts(rules: Iterable[Rule], precedents: Precedents, tellings: Iterable[Telling]) -> Counts:
    rules = list(rules)
    refs = {rule.ref for rule in rules}
    told = Counter(each.lang for each in tellings if each.by.whole in refs)
    asked = [each for rule in rules for each in precedents.of_rule[rule.ref]]
    said, spoken = Counter(each.verdict for each in asked), Counter(each.lang for each in asked)
    return Counts(
        rules=len(rules),
        statements=sum(len(rule.statements) for rule in rules),
        wanting=sum(len(precedents.wanting(rule)) for rule in rules),
        questions={lang: spoken[lang] for lang in LANGS},
        verdicts={str(verdict): said[verdict] for verdict in Verdict},
        told={lang: told[lang] for lang in LANGS},
        kinds=dict(Counter(str(rule.kind) for rule in rules).most_common()),
    )


def counts_table(corpus: Corpus, precedents: Precedents, tellings: Collection[Telling], lang: Lang) -> Table:
    """Rules, statements, questions by language and by verdict, cases told, per game and kind."""
    table = Table(title=say(lang, "counts-title"), title_justify="left")
    table.add_column(say(lang, "game"))
    table.add_column(say(lang, "kind"))
    table.add_column(say(lang, "rules"), justify="right")
    table.add_column(say(lang, "statements"), justify="right")
    table.add_column(say(lang, "statements-wanting", enough=ENOUGH), justify="right")
    for each in LANGS:
        table.add_column(f"{say(lang, 'questions')} {each}", justify="right")
    for verdict in Verdict:
        table.add_column(say(lang, f"asked-{verdict}"), justify="right")
    table.add_column(say(lang, "cases-told"), justify="right")
    for game in corpus.games.values():
        rules = corpus.of_game(game.id)
        for kind in Counter(str(rule.kind) for rule in rules):
            some = [rule for rule in rules if rule.kind == kind]
            table.add_row(game.id, say(lang, f"kind-{kind}"), *_numbers(counts(some, precedents, tellings)))
        table.add_section()
        every = counts(rules, precedents, tellings)
        table.add_row(game.id, say(lang, "all-kinds"), *_numbers(every), style="bold")
        table.add_section()
    return table


def _numbers(total: Counts) -> list[str]:
    numbers = [total.rules, total.statements, total.wanting]
    numbers += [*total.questions.values(), *total.verdicts.values(), sum(total.told.values())]
    return [str(each) for each in numbers]


def twins_as_text(precedents: Precedents, lang: Lang) -> RenderableType:
    """Questions that are nearly the same and are answered otherwise: twins by intent, or a mistake."""
    lines = [
        RichText(f"{yes.at}: {yes.question} / {no.at.anchor}: {no.question}")
        for yes, no in precedents.twins()
    ]
    return Group(RichText(say(lang, "twins", count=len(lines)), style="bold"), *lines)


def rule_as_text(corpus: Corpus, rule: Rule, lang: Lang) -> RenderableType:
    """A rule as a page for the terminal."""
    heading = RichText(rule.names[lang], style="bold")
    heading.append(f"   {rule.ref} · {say(lang, f'kind-{rule.kind}')}", style="dim not bold")
    parts: list[RenderableType] = [heading]
    if rule.aliases[lang]:
        parts.append(RichText(say(lang, "also-called", names=", ".join(rule.aliases[lang])), style="dim"))
    parts += [RichText(), *(_statement(statement, lang) for statement in rule.statements), RichText()]
    for note in rule.disagree:
        parts.append(
            RichText(f"{say(lang, 'prints-disagree', anchor=note.at)} {note.note[lang]}", style="yellow")
        )
    parts += [_linked(corpus, lang, label, refs) for label, refs in _neighbours(corpus, rule).items() if refs]
    parts.append(RichText(_pages(rule, lang), style="dim"))
    return Group(*parts)


def _statement(statement: Statement, lang: Lang) -> RenderableType:
    line = RichText()
    for span in statement.text[lang]:
        match span:
            case Link(target=target, words=words):
                line.append(words, style="underline")
                line.append(f" ({target.rule})", style="dim")
            case Symbol(name=name):
                line.append(f"[{name}]", style="bold")
            case _:
                line.append(span)
    line.append(f"  ^{statement.anchor}", style="dim")
    return Padding(RichText.assemble("• ", line), (0, 0, 0, 2))


def _neighbours(corpus: Corpus, rule: Rule) -> dict[str, list[RuleRef]]:
    """The rules around a rule, by the message that introduces them."""
    graph = build(corpus)
    out, back = leads_to(graph, rule.ref), led_from(graph, rule.ref)
    return {
        "part-of": [ref for ref, edges in out.items() if Edge.PART_OF in edges],
        "has-parts": [ref for ref, edges in back.items() if Edge.PART_OF in edges],
        "next-step": [ref for ref, edges in out.items() if Edge.NEXT_STEP in edges],
        "see-also": [ref for ref, edges in out.items() if Edge.SEE in edges],
        "referred-from": [ref for ref, edges in back.items() if edges & {Edge.SEE, Edge.LINK}],
    }


def _linked(corpus: Corpus, lang: Lang, label: str, refs: list[RuleRef]) -> RichText:
    line = RichText(say(lang, label) + " ")
    for place, ref in enumerate(refs):
        line.append(", " if place else "")
        line.append(corpus.rules[ref].names[lang], style="underline")
        line.append(f" ({ref.rule})", style="dim")
    return line


def _pages(rule: Rule, lang: Lang) -> str:
    pages = ", ".join(f"{say(lang, f'print-{book}')} {pages}" for book, pages in rule.source.items())
    return say(lang, "printed-on", pages=pages)


def rule_as_data(corpus: Corpus, rule: Rule, lang: Lang) -> dict[str, object]:
    """A rule as JSON: one language's text, every language's names."""
    return {
        "rule": str(rule.ref),
        "game": rule.game,
        "kind": str(rule.kind),
        "lang": lang,
        "name": rule.names[lang],
        "names": rule.names.model_dump(),
        "aliases": list(rule.aliases[lang]),
        "statements": [_statement_as_data(rule, statement, lang) for statement in rule.statements],
        "asked": [
            {"question": each.question, "cites": str(each.at), "verdict": str(each.verdict)}
            for each in asked_of(rule)
            if each.lang == lang
        ],
        "disagree": [
            {"statement": f"{rule.ref}^{note.at}", "taken": note.taken, "note": note.note[lang]}
            for note in rule.disagree
        ],
        "source": {book: str(pages) for book, pages in rule.source.items()},
        "links": {label: [str(ref) for ref in refs] for label, refs in _neighbours(corpus, rule).items()},
    }


def _statement_as_data(rule: Rule, statement: Statement, lang: Lang) -> dict[str, object]:
    text = statement.text[lang]
    return {
        "statement": f"{rule.ref}^{statement.anchor}",
        "text": plain(text),
        "links": [str(span.target) for span in text if isinstance(span, Link)],
    }
