"""Events, decisions and options of any game in the reader's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import game
from engine.kernel import telling
from engine.kernel.telling import Said, game_of
from rules_graph.model import RuleRef, plain
from ui.words.fluent import knows, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel import Event, Request
    from engine.kernel.telling import Value
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang


def say_value(lang: Lang, value: Value | None) -> str | int:
    """A message by its name; several one after the other; a name or a number as it is."""
    match value:
        case Said(otherwise=otherwise) if otherwise is not None and not knows(lang, value.message):
            return say_value(lang, otherwise)
        case Said(message=message, values=values):
            return say(lang, message, **{name: say_value(lang, each) for name, each in values.items()})
        case tuple():
            return ", ".join(str(say_value(lang, each)) for each in value)
        case None:
            return "–"
    return value


def say_event(lang: Lang, event: Event) -> str:
    """An event in a few words."""
    return str(say_value(lang, game(game_of(event.cites)).told(event)))


def say_request(lang: Lang, request: Request) -> str:
    """Who is asked what."""
    return str(say_value(lang, telling.asked(request)))


def say_option(lang: Lang, request: Request, option: str) -> str:
    """An option in the reader's words; a name that people gave as it is."""
    return str(say_value(lang, game(game_of(request.cites)).offered(request, option)))


def say_decider(lang: Lang, by: str) -> str:
    """Whoever decides by name; a side of the game, or all players, in the reader's words."""
    side = f"decider-{by}"
    return say(lang, side) if knows(lang, side) else by


def is_step(event: Event) -> bool:
    """Whether a step of a chart is reached, or a window opens."""
    return getattr(event, "event", "") == "reached"


def step_name(corpus: Corpus, lang: Lang, event: Event) -> str:
    """A step or window in its game's words, or by its rule's name; and whose it is."""
    point, who = getattr(event, "point", ""), getattr(event, "who", None)
    own = f"{game_of(event.cites)}-event-reached"
    if knows(lang, own):
        return say(lang, own, point=point, who=who or "–").strip("— ")
    name = corpus.find(point, game_of(event.cites)).names[lang]
    return f"{name}: {who}" if who and not point.startswith("st.") else name


def tell(corpus: Corpus, lang: Lang, event: Event) -> str:
    """An event in a few words, a step by its name."""
    return f"— {step_name(corpus, lang, event)} —" if is_step(event) else say_event(lang, event)


def statement_text(corpus: Corpus, lang: Lang, cites: str) -> tuple[str, str]:
    """The name of the cited rule and the statement itself."""
    ref = RuleRef.parse(cites)
    assert ref is not None
    assert ref.anchor is not None
    rule = corpus.rule(ref)
    statement = rule.statement(ref.anchor)
    assert statement is not None
    return rule.names[lang], plain(statement.text[lang])


def assumptions(lang: Lang, events: Iterable[Event]) -> list[str]:
    """The readings taken where the rules do not say, each once."""
    readings = [(event.cites, getattr(event, "reading", None)) for event in events]
    told = dict.fromkeys(f"{game_of(cites)}-assumed-{reading}" for cites, reading in readings if reading)
    return [say(lang, message) for message in told]
