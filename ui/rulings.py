"""How an attempt is resolved, as text and as data: the order, who decides, the grim rule, what is assumed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from engine.ahlcg.events import Reached
from engine.ahlcg.resolving import HARMS
from engine.kernel import Chance
from ui.telling import assumptions, point_name, say_event, say_option, say_request
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from engine.ahlcg.resolving import Resolution
    from engine.kernel import Event, GrimRuling, Request
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang


def resolution_as_text(resolution: Resolution, corpus: Corpus, lang: Lang) -> Group:
    """Step by step, each with its rule; then what waits, the grim rule, and what was assumed."""
    return Group(*_lines(resolution, corpus, lang))


def _lines(resolution: Resolution, corpus: Corpus, lang: Lang) -> Iterator[Text]:
    played = resolution.play
    for number, event in enumerate(played.events, 1):
        yield _line(number, event, corpus, lang)
    for ruling in resolution.grim:
        for line in grim_lines(lang, ruling):
            yield Text(line, style="magenta")
    if played.pending is None:
        yield Text(say(lang, "resolve-over"), style="bold")
    else:
        yield from _waiting(played.pending, lang)
    if assumed := assumptions(lang, played.events):
        yield Text(say(lang, "resolve-assumed"), style="bold yellow")
        for said in assumed:
            yield Text(f"  – {said}")


def _line(number: int, event: Event, corpus: Corpus, lang: Lang) -> Text:
    cites = (f"   {event.cites}", "dim")
    if isinstance(event, Reached):
        said = (f"— {point_name(corpus, lang, event)} —", "bold cyan")
        return Text.assemble((f"{number:3} ", "dim"), said, cites)
    return Text.assemble((f"{number:3} ", "dim"), say_event(lang, event), cites)


def _waiting(pending: Request, lang: Lang) -> Iterator[Text]:
    yield Text(f"{say(lang, 'resolve-waits')} {say_request(lang, pending)}", style="bold")
    if isinstance(pending, Chance):
        yield Text(f"  {say(lang, 'resolve-chance')}   {pending.cites}", style="dim")
    elif pending.by:
        by = say(lang, "the-players") if pending.by == "players" else pending.by
        yield Text(f"  {say(lang, 'resolve-decides', by=by)}   {pending.cites}", style="dim")
    for option in pending.options:
        said = say_option(lang, option)
        yield Text(f"  – {said}" if said == option else f"  – {said} ({option})")


def grim_lines(lang: Lang, ruling: GrimRuling) -> list[str]:
    """Why the grim rule was needed, what each option would have cost, and what it took."""
    lines = [f"{say(lang, 'grim-title')}: {say_request(lang, ruling.decision)}"]
    for option, harm in ruling.harms.items():
        said = _harm(lang, harm, differing(ruling))
        lines.append("  " + say(lang, "grim-harm", option=say_option(lang, option), harm=said))
    if ruling.settled:
        lines.append(say(lang, "grim-why", taken=say_option(lang, ruling.taken)))
    else:
        lines.append(say(lang, "grim-tie"))
    return lines


def differing(ruling: GrimRuling) -> list[int]:
    """The kinds of harm in which the options differ, the gravest first."""
    columns = list(zip(*ruling.harms.values(), strict=True))
    return [place for place, column in enumerate(columns) if len(set(column)) > 1]


def _harm(lang: Lang, harm: tuple[Fraction, ...], places: list[int]) -> str:
    """Only what differs; clues count as less harm, so they are shown as clues."""
    parts = []
    for place in places:
        count = abs(harm[place])
        said = str(count) if count.denominator == 1 else f"{float(count):.2f}"
        parts.append(f"{say(lang, f'harm-{HARMS[place]}')} {said}")
    return ", ".join(parts) or "–"


def resolution_as_data(resolution: Resolution, lang: Lang) -> dict[str, object]:
    """Events with their words and citations, the answers taken, what waits, the grim rule, and the end."""
    played = resolution.play
    return {
        "events": [
            {**json.loads(event.model_dump_json()), "said": _said(event, lang)} for event in played.events
        ],
        "answers": list(played.answers),
        "pending": json.loads(played.pending.model_dump_json()) if played.pending else None,
        "grim": [
            {
                "what": ruling.decision.what,
                "taken": ruling.taken,
                "settled": ruling.settled,
                "harms": {option: [str(each) for each in harm] for option, harm in ruling.harms.items()},
            }
            for ruling in resolution.grim
        ],
        "assumed": assumptions(lang, played.events),
        "end": json.loads(played.end.model_dump_json(exclude_defaults=True)) if played.end else None,
    }


def _said(event: Event, lang: Lang) -> str:
    return event.point if isinstance(event, Reached) else say_event(lang, event)
