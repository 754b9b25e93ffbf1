"""`ask`: from a player's words to an answer, whatever they are: a rule asked about, or a table told."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.answer.model import SHOWN, Answer, Similar
from engine.answer.weighing import ruling_of, witnesses_of
from engine.game import game as front_of
from rules_graph.model import RuleRef
from rules_graph.search.bags import asked_of, sentences
from rules_graph.search.concepts import denies
from rules_graph.search.language import detect

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.game import Inquiry
    from rules_graph.search.finder import Finder, Findings

_LAST = 600  # letters: of a long tale the end, where the question stands, is searched for
_PLAINLY = 0.6  # of the likelihood: the game that has so much is meant
_PERHAPS = 0.15
_CASES, _ALIKE = 2, 0.6  # as a cosine


def ask(
    text: str,
    finder: Finder,
    game: str | None = None,
    limit: int = SHOWN,
    wanted: Callable[[RuleRef], bool] | None = None,
) -> Answer:
    """The answer to a player's words; of which game, the words may tell. Shown are rules that are wanted."""
    games = (game,) if game else _games(text, finder)
    found = finder.read_closely(finder.find(text[-_LAST:], games[0], limit, wanted=wanted))
    asked = detect(text, finder.index.lexicon)
    inquiry = front_of(games[0]).inquire(asked.text, asked.lang)
    several = games if len(games) > 1 else ()
    asks = asked_of(asked.text)
    tells = [each for each in sentences(asked.text) if each not in asks]
    denied, denying = (denies(" ".join(some), asked.lang, finder.index.lexicon) for some in (tells, asks))
    answer = Answer(text, asked.lang, games[0], found, inquiry, games=several, denied=denied, denies=denying)
    return with_play(replace(answer, similar=_similar(text, finder, games[0], found)), inquiry)


def with_play(answer: Answer, inquiry: Inquiry) -> Answer:
    """The same question of a table that was corrected, or played otherwise."""
    heard = replace(answer, inquiry=inquiry, witnesses=witnesses_of(answer.findings, inquiry))
    ruling = ruling_of(heard)
    verdict, sure = (ruling.verdict, ruling.sure) if ruling else (None, False)
    return replace(heard, verdict=verdict, sure=sure)


def _games(text: str, finder: Finder) -> tuple[str, ...]:
    """The game that the words name or plainly mean; else all that they may mean, the likeliest first."""
    shares = finder.games(text)
    likeliest = max(shares, key=shares.__getitem__)
    if shares[likeliest] >= _PLAINLY:
        return (likeliest,)
    order = sorted(shares, key=shares.__getitem__, reverse=True)
    return tuple(game for game in order if shares[game] >= _PERHAPS) or (likeliest,)


def _similar(text: str, finder: Finder, game: str, found: Findings) -> tuple[Similar, ...]:
    near = finder.cases_near(text, game, found.asked.lang, _CASES)
    rules = finder.index.refs
    return tuple(
        Similar(
            each.passage.case or "",
            each.passage.text,
            each.passage.verdict,
            RuleRef(game, rules[each.passage.rule].rule, each.passage.anchor),
        )
        for each in near
        if each.cosine >= _ALIKE
    )
