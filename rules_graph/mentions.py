"""Which rule's statements use another rule's name, whatever its ending."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from rules_graph.model import LANGS, Kind, plain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang, Rule, RuleRef, Statement
    from rules_graph.search.text import Lexicon

    Names = dict[tuple[str, ...], RuleRef]

_UNNAMED = {Kind.TIMING_WORD, Kind.ANATOMY, Kind.APPENDIX, Kind.SETUP}  # words of every sentence, or titles
_EVERYDAY = {"you-your", "self-referential-text", "game"}  # "you", "this card", "the game"
_COMMON = 0.25  # a name in more than this share of the rules tells nothing


def mentions(corpus: Corpus, lexicon: Lexicon) -> Counter[tuple[RuleRef, RuleRef]]:
    """Pairs of rules, with the number of statements of the first that name the second.

    A word that means a rule in one language is often an everyday word in another (zagrożenie is Peril, but
    also the threat of a threat area), so a statement counts only where its languages agree: all three, or two
    if the name is of several words.
    """
    counted: Counter[tuple[RuleRef, RuleRef]] = Counter()
    for game in corpus.games:
        rules = corpus.of_game(game)
        names = {lang: _names(rules, lexicon, lang) for lang in LANGS}
        for rule in rules:
            for statement in rule.statements:
                counted.update((rule.ref, named) for named in _named(statement, names, lexicon) - {rule.ref})
        often = Counter(named for _, named in counted)
        for pair in [pair for pair in counted if often[pair[1]] > _COMMON * len(rules)]:
            del counted[pair]
    return counted


def _names(rules: list[Rule], lexicon: Lexicon, lang: Lang) -> Names:
    """Each rule's names as lemmas; a name that two rules share means neither."""
    owners: dict[tuple[str, ...], set[RuleRef]] = {}
    for rule in rules:
        if rule.kind not in _UNNAMED and rule.id not in _EVERYDAY:
            for name in _calls(rule, lang):
                owners.setdefault(tuple(lexicon.lemmas(name, lang)), set()).add(rule.ref)
    return {words: next(iter(refs)) for words, refs in owners.items() if len(refs) == 1 and words}


def _calls(rule: Rule, lang: Lang) -> Iterator[str]:
    """The name without what stands in brackets, and each of the names it joins: "Attacker, Attacked"."""
    bare = re.sub(r"\([^)]*\)|[„”«»\"]", "", rule.names[lang])
    yield bare
    yield from re.split(r"[,/]", bare)
    yield from (alias for alias in rule.aliases[lang] if " " in alias)


def _named(statement: Statement, names: dict[Lang, Names], lexicon: Lexicon) -> set[RuleRef]:
    votes: Counter[RuleRef] = Counter()
    several: set[RuleRef] = set()
    for lang in LANGS:
        found = dict(_in_text(lexicon.lemmas(plain(statement.text[lang]), lang), names[lang]))
        votes.update(found.keys())
        several |= {ref for ref, size in found.items() if size > 1}
    return {ref for ref, count in votes.items() if count == len(LANGS) or (count == 2 and ref in several)}


def _in_text(words: list[str], names: Names) -> Iterator[tuple[RuleRef, int]]:
    """Names in a text with their length, the longest first, so that "threat area" is not also "threat"."""
    longest = max(map(len, names), default=0)
    at = 0
    while at < len(words):
        for size in range(min(longest, len(words) - at), 0, -1):
            found = names.get(tuple(words[at : at + size]))
            if found:
                yield found, size
                at += size
                break
        else:
            at += 1
