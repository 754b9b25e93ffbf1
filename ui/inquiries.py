"""An inquiry as a page: the answer on top, then what it rests on; as YAML and JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import yaml

from engine.ahlcg.events import Assumed, Reached
from engine.kernel import Chance, Decision
from ui.rulings import grim_lines
from ui.sections import Line, Section, as_rows
from ui.sheets import sheet_lines
from ui.telling import point_name, say_event, say_option, statement_text
from ui.verdicts import say_verdict
from ui.words import quoted, say, say_error

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.ahlcg.described.answering import Inquiry
    from engine.ahlcg.question import Question
    from engine.ahlcg.ruling import Ruling
    from engine.ahlcg.verdict import Choice
    from engine.kernel import Event
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

_MOST_RULES = 8
_FEW = 3


def page(inquiry: Inquiry, corpus: Corpus, lang: Lang, searched: Sequence[str] = ()) -> list[Section]:
    """The parts of the answer, in the order in which a player wants them; empty ones are left out."""
    sections = [
        Section(say(lang, "ask-answer"), list(_answer(inquiry, corpus, lang))),
        Section(say(lang, "ask-understood"), list(_understood(inquiry, corpus, lang))),
        Section(say(lang, "ask-rules"), list(_rules(inquiry, corpus, lang, searched))),
    ]
    ruling = inquiry.ruling
    if ruling is not None:
        sections += [
            Section(say(lang, "ask-order"), list(_steps(ruling, corpus, lang)), numbered=True),
            Section(say(lang, "ask-choices"), list(_choices(ruling, lang))),
            Section(say(lang, "grim-title"), list(_grim(ruling, lang))),
            Section(say(lang, "ask-changes"), list(_changes(inquiry, corpus, lang))),
        ]
    sections.append(Section(say(lang, "ask-assumed"), list(_assumed(inquiry, lang))))
    return [section for section in sections if section.lines]


def _answer(inquiry: Inquiry, corpus: Corpus, lang: Lang) -> Iterator[Line]:
    ruling = inquiry.ruling
    for each in (*inquiry.earlier, ruling) if ruling else ():
        yield Line(say_verdict(each, each.verdict, corpus, lang), _first(each.verdict.cites), "bold")
    if ruling is not None:
        if inquiry.scene.question is None:
            yield Line(say(lang, "ask-no-question"), style="yellow")
        elif not inquiry.asked:
            yield Line(say(lang, "ask-vague"), style="yellow")
    elif inquiry.refused is not None:
        yield Line(say(lang, "ask-refused", why=say_error(lang, inquiry.refused)), style="bold")
    else:
        yield Line(say(lang, "ask-cannot"), style="bold")
    if inquiry.undecided:
        yield Line(say(lang, "ask-undecided"), style="yellow")
    if inquiry.draft.missing:
        what = ", ".join(say(lang, f"missing-{each}") for each in dict.fromkeys(inquiry.draft.missing))
        yield Line(say(lang, "ask-missing", what=what), style="yellow")
    if inquiry.unread:
        yield Line(say(lang, "ask-unread", words=quoted(lang, inquiry.unread)), style="yellow")
    for claim in dict.fromkeys(inquiry.disproved):
        what = say(lang, f"claim-{claim.event}")
        yield Line(say(lang, "ask-disproved", what=what), style="yellow")


def _first(cites: Sequence[str]) -> str:
    return cites[0] if cites else ""


def _understood(inquiry: Inquiry, corpus: Corpus, lang: Lang) -> Iterator[Line]:
    sheet = inquiry.ruling.sheet if inquiry.ruling else None
    for line in sheet_lines(inquiry.draft.table, sheet, corpus, lang):
        yield Line(line)
    for question in inquiry.scene.questions:
        event = question.about.event if question.about else "nothing"
        what = say(lang, f"asks-{question.asks}", about=_about(question, say(lang, f"about-{event}")))
        yield Line(say(lang, "said-question", what=what))


def _about(question: Question, what: str) -> str:
    """What it asks about, and of whom."""
    about = question.about
    names = [name for name in (about.enemy, about.who) if name] if about else []
    return f"{what} ({', '.join(names)})" if names else what


def _rules(inquiry: Inquiry, corpus: Corpus, lang: Lang, searched: Sequence[str]) -> Iterator[Line]:
    """What the ruling cites, the answer's own statements first; then what search adds."""
    rulings = (*inquiry.earlier, inquiry.ruling) if inquiry.ruling else ()
    cited = [cites for ruling in rulings for cites in ruling.cites]
    shown: set[str] = set()
    for cites in (*cited, *searched):
        rule = cites.split("^")[0]
        if rule not in shown and len(shown) < _MOST_RULES + (cites in searched) * _FEW:
            shown.add(rule)
            name, statement = statement_text(corpus, lang, cites)
            yield Line(f"{name}: {statement}", cites)


def _steps(ruling: Ruling, corpus: Corpus, lang: Lang) -> Iterator[Line]:
    for event in ruling.play.events:
        if isinstance(event, Reached):
            yield Line(f"— {point_name(corpus, lang, event)} —", event.cites, "cyan")
        else:
            yield Line(say_event(lang, event), event.cites)


def _choices(ruling: Ruling, lang: Lang) -> Iterator[Line]:
    """Each decision that had to be made, or whose other options lead elsewhere."""
    for choice in ruling.choices:
        if choice.optional and not choice.matters:
            continue
        yield Line(asked_line(choice, lang), choice.request.cites, "bold")
        yield Line(say(lang, "choice-taken", option=say_option(lang, choice.taken)), depth=1)
        for said in leading(choice, lang):
            yield Line(said, depth=1)


def leading(choice: Choice, lang: Lang) -> Iterator[str]:
    """Where the options that were not taken lead."""
    if choice.forks and not choice.matters:
        yield say(lang, "choice-either")
        return
    for option, fork in choice.forks.items():
        said = say_option(lang, option)
        if fork.same:
            yield say(lang, "choice-same", option=said)
        else:
            yield say(lang, "choice-other", option=said, what=_leads(fork.missing, fork.extra, lang))


def asked_line(choice: Choice, lang: Lang) -> str:
    """Who is to choose what."""
    request = choice.request
    if isinstance(request, Chance):
        who = say(lang, "choice-chance")
    elif request.by is None:
        who = say(lang, "choice-nobody")
    else:
        who = say(lang, "the-players") if request.by == "players" else request.by
    return say(lang, "choice-asked", who=who, what=say(lang, f"what-{request.what}"))


def _leads(missing: Sequence[Event], extra: Sequence[Event], lang: Lang) -> str:
    """What does not happen then, and what does instead."""
    parts = []
    for message, told in (("choice-lacks", missing), ("choice-adds", extra)):
        said = [
            say_event(lang, event).rstrip(".") for event in told if not isinstance(event, Reached | Assumed)
        ]
        if said:
            short = "; ".join(said[:_FEW]) + (" …" if len(said) > _FEW else "")
            parts.append(say(lang, message, events=short))
    return "; ".join(parts) or "–"


def _grim(ruling: Ruling, lang: Lang) -> Iterator[Line]:
    for each in ruling.grim:
        yield Line(say(lang, "grim-before"))
        for line in grim_lines(lang, each):
            yield Line(line.strip(), "ahlcg/grim-rule^worst-outcome", depth=int(line.startswith(" ")))


def _changes(inquiry: Inquiry, corpus: Corpus, lang: Lang) -> Iterator[Line]:
    assert inquiry.ruling is not None
    for change in inquiry.changes:
        said = say_verdict(inquiry.ruling, change.verdict, corpus, lang)
        yield Line(say(lang, f"change-{change.what}", name=change.name, verdict=said))


def _assumed(inquiry: Inquiry, lang: Lang) -> Iterator[Line]:
    for what, values in inquiry.draft.assumed if inquiry.draft.sheet else []:
        yield Line(say(lang, f"assume-{what}", **values))
    if inquiry.ruling is not None:
        readings = [event for event in inquiry.ruling.play.events if isinstance(event, Assumed)]
        for event in readings:
            yield Line(say(lang, f"assumed-{event.reading}"), event.cites)


# as YAML and JSON


def as_yaml(inquiry: Inquiry) -> str:
    """The sheet, as a user would write it; where nothing is attempted, as far as it goes."""
    sheet = inquiry.draft.sheet or {"situation": inquiry.draft.table}
    return yaml.safe_dump(sheet, allow_unicode=True, sort_keys=False, width=100)


def as_data(inquiry: Inquiry, sections: Sequence[Section]) -> dict[str, object]:
    """A ruling file: it can be opened again, and has every id that a program needs."""
    ruling = inquiry.ruling
    question = inquiry.scene.question
    return {
        "description": inquiry.text,
        "lang": inquiry.lang,
        "sheet": inquiry.draft.sheet,
        "question": json.loads(question.model_dump_json()) if question else None,
        "unread": inquiry.unread,
        "missing": list(dict.fromkeys(inquiry.draft.missing)),
        "assumed": [{"what": what, **values} for what, values in inquiry.draft.assumed],
        "disproved": [json.loads(claim.model_dump_json()) for claim in inquiry.disproved],
        "sure": inquiry.sure,
        "verdict": _verdict_as_data(ruling) if ruling else None,
        "answers": list(ruling.play.answers) if ruling else [],
        "events": [json.loads(event.model_dump_json()) for event in ruling.play.events] if ruling else [],
        "decisions": [_choice_as_data(choice) for choice in ruling.choices] if ruling else [],
        "cites": ruling.cites if ruling else [],
        "changes": [
            {"what": each.what, "name": each.name, "says": each.verdict.says} for each in inquiry.changes
        ],
        "page": as_rows(sections),
    }


def as_json(inquiry: Inquiry, sections: Sequence[Section]) -> str:
    return json.dumps(as_data(inquiry, sections), ensure_ascii=False, indent=1)


def _verdict_as_data(ruling: Ruling) -> dict[str, object]:
    verdict = ruling.verdict
    return {
        "asks": verdict.asks,
        "says": verdict.says,
        "by": verdict.by,
        "what": verdict.decision.what if verdict.decision else None,
        "point": verdict.point,
        "amount": verdict.amount,
        "odds": str(verdict.odds) if verdict.odds is not None else None,
        "unless": verdict.unless or None,
        "grim": verdict.grim,
        "cites": list(verdict.cites),
    }


def _choice_as_data(choice: Choice) -> dict[str, object]:
    request = choice.request
    return {
        "what": request.what,
        "by": request.by if isinstance(request, Decision) else "chance",
        "options": list(request.options),
        "taken": choice.taken,
        "said": not choice.assumed,
        "cites": request.cites,
        "same": {option: fork.same for option, fork in choice.forks.items()},
    }
