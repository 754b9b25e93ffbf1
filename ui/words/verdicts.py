"""The direct answer to a question, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.events import InvestigatorDefeated
from ui.words import say
from ui.words.telling import say_decider, say_event, say_option

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.judging.ruling import Ruling
    from engine.ahlcg.judging.verdict import Verdict
    from engine.kernel import Decision, Event
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

_MOST = 8


def say_verdict(ruling: Ruling, verdict: Verdict, corpus: Corpus, lang: Lang) -> str:
    """What the answer comes to; where the grim rule gave it, that is said too."""
    said = _said(ruling, verdict, corpus, lang)
    return f"{said} {say(lang, 'verdict-grim')}" if verdict.grim and verdict.asks != "who-decides" else said


def _said(ruling: Ruling, verdict: Verdict, corpus: Corpus, lang: Lang) -> str:
    match verdict.asks:
        case "who-decides":
            return _decides(ruling, verdict, lang)
        case "still-happens" | "may":
            return _happens(ruling, verdict, lang)
        case "which-target":
            return _target(verdict, lang)
        case "how-likely" if verdict.odds is not None:
            percent = f"{float(verdict.odds) * 100:.1f}".removesuffix(".0")
            return say(lang, "verdict-odds", percent=percent, fraction=str(verdict.odds))
        case "when" if verdict.point:
            name = corpus.find(verdict.point, "ahlcg").names[lang]
            return say(lang, "verdict-when-later" if verdict.says == "no" else "verdict-when", point=name)
        case "when" if verdict.says == "no":
            return say(lang, "verdict-never")
        case "how-much" if verdict.amount is not None:
            return say(lang, "verdict-amount", amount=verdict.amount)
        case "order" if verdict.decision is not None:
            decides = _decides(ruling, verdict, lang)
            return say(lang, "verdict-order-open", decides=decides, events=_row(verdict.events, lang))
    return say(lang, "verdict-order", events=_row(verdict.events, lang))


def _row(told: Sequence[Event], lang: Lang) -> str:
    said = [say_event(lang, event).rstrip(".") for event in told]
    return " → ".join(said[:_MOST]) + (" → …" if len(said) > _MOST else "")


def _decides(ruling: Ruling, verdict: Verdict, lang: Lang) -> str:
    if verdict.decision is None:
        return say(lang, "verdict-fixed")
    what = say(lang, f"what-{verdict.decision.what}")
    if verdict.by is None:
        taken = next((each.taken for each in ruling.grim if each.decision == verdict.decision), "")
        return say(lang, "verdict-nobody", what=what, taken=say_option(lang, verdict.decision, taken))
    if verdict.by == "players":
        return say(lang, "verdict-decides-players", what=what)
    message = "verdict-decides-lead" if _as_lead(verdict.decision) else "verdict-decides"
    return say(lang, message, by=verdict.by, what=what)


def _as_lead(decision: Decision) -> bool:
    """Whether somebody decides because they are the lead investigator."""
    return "lead" in decision.cites or decision.what in _LEADS


_LEADS = (
    "forced-order", "reaction-order", "engage-whom", "hunt-whom", "hunt-path", "hunter-order",
    "massive-order", "massive-way", "arrival", "discard-order",
)  # fmt: skip


def _happens(ruling: Ruling, verdict: Verdict, lang: Lang) -> str:
    about = ruling.question.about
    if verdict.says == "told":
        return say(lang, "verdict-order", events=_row(verdict.events, lang))
    if verdict.says == "depends":
        if verdict.unless:
            return say(lang, "verdict-depends-defeat", by=verdict.by or "")
        if verdict.decision is None:
            return say(lang, "verdict-depends-chance")
        by = say_decider(lang, verdict.by or "players")
        return say(lang, "verdict-depends", by=by, what=say(lang, f"what-{verdict.decision.what}"))
    if verdict.asks == "may":
        return say(lang, f"verdict-may-{verdict.says}")
    if about and about.negated and verdict.says == "yes":
        return say(lang, "verdict-safe", who=about.who or "")
    if verdict.events and (verdict.says == "yes" or isinstance(verdict.events[0], InvestigatorDefeated)):
        event = say_event(lang, verdict.events[0])
        return say(lang, "verdict-yes", event=event) if verdict.says == "yes" else event
    if verdict.says == "no" and verdict.hindered:
        told = " ".join(say_event(lang, event) for event in verdict.hindered)
        return say(lang, "verdict-no-because", events=told)
    return say(lang, "verdict-no")


def _target(verdict: Verdict, lang: Lang) -> str:
    if verdict.decision is not None:
        options = ", ".join(say_option(lang, verdict.decision, option) for option in verdict.decision.options)
        message = "verdict-target-lead" if _as_lead(verdict.decision) else "verdict-target-choice"
        return say(lang, message, by=verdict.by or "", options=options)
    return say(lang, "verdict-target", events=_row(verdict.events, lang))
