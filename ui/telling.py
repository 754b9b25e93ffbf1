"""Events and decisions in the reader's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg import events
from engine.ahlcg.tokens import TokensMoved
from engine.kernel import Chance
from rules_graph.model import RuleRef, plain
from ui.names import ability_name, name_of, token_name
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.ahlcg.table import Lasting
    from engine.kernel import Event, Request
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

_PLAIN_OPTIONS = frozenset(
    [
        *("done", "pass", "yes", "no", "end-turn", "horror", "damage", "no-horror", "keep", "discard"),
        *(
            "reveal",
            "engage",
            "in-player-order",
            "together",
            "advance-act",
            "investigate",
            "draw",
            "resource",
        ),
    ]
)
_AIMED_OPTIONS = frozenset(["move", "fight", "evade", "play", "activate"])


def say_event(lang: Lang, event: Event) -> str:
    """An event in a few words."""
    values = {name: "–" if value is None else _named(lang, name, _word(value)) for name, value in event}
    return say(lang, f"event-{_kind(event)}", **{**values, **_also(lang, event)})


def _kind(event: Event) -> str:
    """The agenda advances in the words of the act."""
    kind = str(event.event)  # type: ignore[attr-defined]
    return "act-advanced" if kind == "agenda-advanced" else kind


def _named(lang: Lang, field: str, word: str | int) -> str | int:
    """What the engine names itself, by the reader's name."""
    match field, word:
        case "token", str():
            return token_name(lang, word)
        case (("ability" | "by"), str()):
            return ability_name(lang, word)
    return word


def _word(value: object) -> str | int:
    """What a field is called: a number, a name, or the names of several."""
    match value:
        case bool():
            return "yes" if value else "no"
        case str() | int():
            return value
        case tuple():
            return ", ".join(str(_word(each)) for each in value)
        case events.Share(card=card, damage=damage, horror=horror):
            return f"{card} {damage}/{horror}"
    return str(getattr(value, "id", ""))


def _also(lang: Lang, event: Event) -> dict[str, object]:
    """Values that a message needs beyond the fields of its event."""
    match event:
        case events.TestDecided():
            return {"margin": event.margin}
        case events.TestBegan(test=test):
            skill = say(lang, f"skill-{test.skill}")
            return {"by": test.by, "skill": skill, "difficulty": test.difficulty}
        case events.Assumed(reading=reading):
            return {"said": say(lang, f"assumed-{reading}")}
        case events.LeftPlay(to=to) | events.TreacheryResolved(to=to):
            return {"where": say(lang, f"where-{to}")}
        case events.PerilChanged(who=None):
            return {"who": "nobody"}
        case events.CostPaid():
            return {"paid": _paid(lang, event)}
        case events.GameEnded(resolution=resolution):
            how = "no-resolution" if resolution == "no-resolution" else "resolution"
            return {"how": say(lang, f"ending-{how}", resolution=resolution)}
        case events.CluesSpent(given=given):
            return {"given": ", ".join(f"{name} {count}" for name, count in given)}
        case TokensMoved(kind=kind):
            return {"kind": say(lang, f"board-{kind}")}
        case events.LastingBegan(lasting=lasting):
            return {"whom": lasting.whom, "what": _lasting(lang, lasting)}
    return {}


def _paid(lang: Lang, paid: events.CostPaid) -> str:
    parts = [
        say(lang, f"cost-{name}", count=getattr(paid, name))
        for name in ("actions", "resources", "clues", "uses")
        if getattr(paid, name)
    ]
    if paid.exhausts:
        parts.append(say(lang, "cost-exhaust", card=paid.card or ""))
    return ", ".join(parts)


def _lasting(lang: Lang, lasting: Lasting) -> str:
    until = say(lang, f"until-{lasting.until}")
    return f"{say(lang, f'value-{lasting.value}')} {lasting.add:+} ({until})" if lasting.add else until


def say_request(lang: Lang, request: Request) -> str:
    """Who is asked what."""
    by = "" if isinstance(request, Chance) else request.by or ""
    return say(lang, f"decide-{request.what}", by=by)


def say_option(lang: Lang, option: str) -> str:
    """An option in the reader's words; a name that people gave as it is."""
    kind, _, what = option.partition(":")
    if option in _PLAIN_OPTIONS:
        return say(lang, f"option-{option}")
    if what and kind in _AIMED_OPTIONS:
        return say(lang, f"option-{kind}", what=what)
    if what and kind == "engage":
        return say(lang, "option-engage-enemy", what=what)
    return name_of(lang, option)


def point_name(corpus: Corpus, lang: Lang, reached: events.Reached) -> str:
    """A step or window by its rule's name, and whose it is."""
    name = corpus.find(reached.point, "ahlcg").names[lang]
    return f"{name}: {reached.who}" if reached.who and not reached.point.startswith("st.") else name


def statement_text(corpus: Corpus, lang: Lang, cites: str) -> tuple[str, str]:
    """The name of the cited rule and the statement itself."""
    ref = RuleRef.parse(cites)
    assert ref is not None
    assert ref.anchor is not None
    rule = corpus.rule(ref)
    statement = rule.statement(ref.anchor)
    assert statement is not None
    return rule.names[lang], plain(statement.text[lang])


def assumptions(lang: Lang, told: Iterable[Event]) -> list[str]:
    """The readings taken where the rules do not say, each once."""
    readings = dict.fromkeys(event.reading for event in told if isinstance(event, events.Assumed))
    return [say(lang, f"assumed-{reading}") for reading in readings]
