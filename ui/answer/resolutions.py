"""How an attempt is resolved, as text and data: the order, who decides, the house rule, what is assumed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from engine.kernel import Chance
from ui.answer.refusals import not_offered
from ui.words import say
from ui.words.harms import house_lines
from ui.words.telling import assumptions, is_step, say_decider, say_option, say_request, statement_text, tell
from ui.words.unread import unread_data, unread_texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.kernel import Event, Request
    from engine.resolving import Resolution
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.answer.refusals import NotOffered


def told(corpus: Corpus, lang: Lang, event: Event) -> Text:
    """An event as a line, with the statement that demands it."""
    style = "bold cyan" if is_step(event) else ""
    return Text.assemble((tell(corpus, lang, event), style), (f"   {event.cites}", "dim"))


def resolution_as_text(resolution: Resolution, corpus: Corpus, lang: Lang) -> Group:
    """Step by step, each with its rule; then what waits, the house rule, and what was assumed."""
    return Group(*_lines(resolution, corpus, lang))


def _lines(resolution: Resolution, corpus: Corpus, lang: Lang) -> Iterator[Text]:
    played = resolution.play
    for number, event in enumerate(played.events, 1):
        yield Text.assemble((f"{number:3} ", "dim"), told(corpus, lang, event))
    for ruling in resolution.grim:
        for line in house_lines(lang, ruling):
            yield Text(line, style="magenta")
    if played.pending is None:
        yield Text(say(lang, "resolve-over"), style="bold")
    else:
        yield from _waiting(played.pending, corpus, lang)
    if unread := unread_texts(lang, resolution.sheet):
        yield Text(say(lang, "resolve-unread"), style="bold yellow")
        for said in unread:
            yield Text(f"  – {said}")
    if assumed := assumptions(lang, played.events):
        yield Text(say(lang, "resolve-assumed"), style="bold yellow")
        for said in assumed:
            yield Text(f"  – {said}")


def _waiting(pending: Request, corpus: Corpus, lang: Lang) -> Iterator[Text]:
    yield Text(f"{say(lang, 'resolve-waits')} {say_request(lang, pending)}", style="bold")
    if isinstance(pending, Chance):
        yield Text(f"  {say(lang, 'resolve-chance')}   {pending.cites}", style="dim")
    elif pending.by:
        by = say(lang, "resolve-decides", by=say_decider(lang, pending.by))
        yield Text(f"  {by}   {pending.cites}", style="dim")
    name, statement = statement_text(corpus, lang, pending.cites)
    yield Text(f"  {name}: {statement}", style="dim")
    for option in pending.options:
        said = say_option(lang, pending, option)
        yield Text(f"  – {said}" if said == option else f"  – {said} ({option})")


def _not_offered(pending: Request | None, corpus: Corpus, lang: Lang) -> list[NotOffered]:
    return not_offered(corpus, lang, pending) if pending else []


def resolution_as_data(resolution: Resolution, corpus: Corpus, lang: Lang) -> dict[str, object]:
    """Events with their words and citations, the answers taken, what waits, the house rule, and the end."""
    played = resolution.play
    return {
        "events": [
            {**event.model_dump(mode="json"), "said": tell(corpus, lang, event)} for event in played.events
        ],
        "answers": list(played.answers),
        "pending": played.pending.model_dump(mode="json") if played.pending else None,
        "not_offered": [each.as_data() for each in _not_offered(played.pending, corpus, lang)],
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
        "unread_texts": unread_data(resolution.sheet),
        "end": played.end.model_dump(mode="json", exclude_defaults=True) if played.end else None,
    }
