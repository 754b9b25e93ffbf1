"""The rule that decides where nobody is named to: what each option would cost, and which is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import game
from engine.kernel.telling import game_of
from ui.words.fluent import knows, say
from ui.words.telling import say_option, say_request

if TYPE_CHECKING:
    from fractions import Fraction

    from engine.kernel import GrimRuling
    from rules_graph.model import Lang


def house_rule_name(lang: Lang, ruling: GrimRuling) -> str:
    """The card game's own, by its name; where the book has none, a rule of the house."""
    return _own(lang, game_of(ruling.decision.cites), "house-rule")


def house_lines(lang: Lang, ruling: GrimRuling) -> list[str]:
    """Why it was needed, what each option would have cost, and what it took."""
    return [
        house_title(lang, ruling),
        *(f"  {line}" for line in costs(lang, ruling)),
        house_why(lang, ruling),
    ]


def house_title(lang: Lang, ruling: GrimRuling) -> str:
    return f"{house_rule_name(lang, ruling)}: {say_request(lang, ruling.decision)}"


def harm_rows(lang: Lang, ruling: GrimRuling) -> list[list[str]]:
    """A table: a heading, then each option with the harms in which the options differ, the gravest first."""
    heads = harm_names(lang, ruling)
    if not heads:
        return []
    rows = [[say(lang, "dispute-grim-option"), *heads]]
    for option, counts in harm_counts(ruling).items():
        mark = "▶ " if ruling.settled and option == ruling.taken else ""
        rows.append([mark + say_option(lang, ruling.decision, option), *counts])
    return rows


def costs(lang: Lang, ruling: GrimRuling) -> list[str]:
    """Each option, and the harms in which the options differ."""
    heads = harm_names(lang, ruling)
    return [
        say(lang, "grim-harm", option=say_option(lang, ruling.decision, option), harm=_harm(heads, counts))
        for option, counts in harm_counts(ruling).items()
    ]


def house_why(lang: Lang, ruling: GrimRuling) -> str:
    """What was taken; or that it is all the same."""
    if not ruling.settled:
        return say(lang, "grim-tie")
    taken = say_option(lang, ruling.decision, ruling.taken)
    return _own(lang, game_of(ruling.decision.cites), "house-rule-taken", taken=taken)


def harm_names(lang: Lang, ruling: GrimRuling) -> list[str]:
    """The kinds of harm in which the options differ, the gravest first."""
    name = game_of(ruling.decision.cites)
    return [_own(lang, name, f"harm-{game(name).HARMS[place]}") for place in _differing(ruling)]


def harm_counts(ruling: GrimRuling) -> dict[str, list[str]]:
    """Of each option, how much of each. Of what is good, less is worse: it stands without its sign."""
    places = _differing(ruling)
    return {option: [_count(harm[place]) for place in places] for option, harm in ruling.harms.items()}


def _differing(ruling: GrimRuling) -> list[int]:
    columns = list(zip(*ruling.harms.values(), strict=True))
    return [place for place, column in enumerate(columns) if len(set(column)) > 1]


def _harm(heads: list[str], counts: list[str]) -> str:
    return ", ".join(f"{head} {count}" for head, count in zip(heads, counts, strict=True)) or "–"


def _count(harm: Fraction) -> str:
    count = abs(harm)
    return str(count) if count.denominator == 1 else f"{float(count):.2f}"


def _own(lang: Lang, name: str, message: str, **values: object) -> str:
    """In the game's own words, where it has some."""
    own = f"{name}-{message}"
    return say(lang, own if knows(lang, own) else message, **values)
