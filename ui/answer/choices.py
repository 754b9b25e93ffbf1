"""What is said of the decisions on a line of play: who chooses what, and where each option leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.kernel import Chance
from ui.answer.sections import Line
from ui.words import say
from ui.words.telling import is_step, say_decider, say_event, say_option

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.kernel import Choice, Event
    from rules_graph.model import Lang

_FEW = 3
_MOST_OPTIONS = 6


def choice_lines(choices: Sequence[Choice[Any]], lang: Lang) -> Iterator[Line]:
    """Each decision that had to be made, or whose other options lead elsewhere."""
    for choice in choices:
        if choice.optional and not choice.matters:
            continue
        yield Line(asked_line(choice, lang), choice.request.cites, "bold")
        yield Line(say(lang, "choice-taken", option=say_option(lang, choice.request, choice.taken)), depth=1)
        for said in leading(choice, lang):
            yield Line(said, depth=1)


def leading(choice: Choice[Any], lang: Lang) -> Iterator[str]:
    """Where the options that were not taken lead."""
    if choice.forks and not choice.matters:
        yield say(lang, "choice-either")
        return
    for option, fork in choice.forks.items():
        said = say_option(lang, choice.request, option)
        if fork.same:
            yield say(lang, "choice-same", option=said)
        else:
            yield say(lang, "choice-other", option=said, what=_leads(fork.missing, fork.extra, lang))


def asked_line(choice: Choice[Any], lang: Lang) -> str:
    """Who is to choose what."""
    request = choice.request
    if isinstance(request, Chance):
        who = say(lang, "choice-chance")
    elif request.by is None:
        who = say(lang, "choice-nobody")
    else:
        who = say_decider(lang, request.by)
    return say(lang, "choice-asked", who=who, what=say(lang, f"what-{request.what}"))


def _leads(missing: Sequence[Event], extra: Sequence[Event], lang: Lang) -> str:
    """What does not happen then, and what does instead."""
    parts = []
    for message, told in (("choice-lacks", missing), ("choice-adds", extra)):
        said = [say_event(lang, event).rstrip(".") for event in told if _worth_telling(event)]
        if said:
            short = "; ".join(said[:_FEW]) + (" …" if len(said) > _FEW else "")
            parts.append(say(lang, message, events=short))
    return "; ".join(parts) or "–"


def _worth_telling(event: Event) -> bool:
    """What happens, and not a step that is reached or a reading that is taken."""
    return not is_step(event) and not hasattr(event, "reading")


def first_options(choice: Choice[Any], lang: Lang) -> str:
    return ", ".join(
        say_option(lang, choice.request, option) for option in choice.request.options[:_MOST_OPTIONS]
    )
