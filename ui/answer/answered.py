"""An answer to a player's words: the page that people read, and data for programs.

The verdict and one statement come first; the other statements, what players ask and what is asked back
follow; then the play, if a table was told, and all that it rests on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rules_graph.precedents import RULED
from ui.answer import inquiry as played
from ui.answer.found import doubt_of, said_of
from ui.answer.sections import Line, Section, as_rows
from ui.words import say
from ui.words.telling import statement_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.answer import Answer, Witness
    from engine.game import Turning
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang


def page(answer: Answer, corpus: Corpus, lang: Lang) -> list[Section]:
    """The parts of the answer, in the order in which a player wants them; empty ones are left out."""
    play = _play(answer, corpus, lang)
    sections = [
        _section(lang, "answer", _answer(answer, corpus, lang)),
        _section(lang, "rules", _rules(answer, corpus, lang)),
        _section(lang, "players", _players(answer, lang)),
        _section(lang, "back", (Line(back_line(each, lang)) for each in answer.back)),
        *play,
        _section(lang, "similar", _similar(answer, lang)),
    ]
    return [section for section in sections if section.lines]


def _section(lang: Lang, kind: str, lines: Iterator[Line]) -> Section:
    return Section(kind, say(lang, f"ask-{kind}"), list(lines))


def _answer(answer: Answer, corpus: Corpus, lang: Lang) -> Iterator[Line]:
    """The verdict, or what the witnesses say who differ; then the likeliest statement."""
    headlines = _headlines(answer, corpus, lang)
    yield from headlines
    if not answer.agreed:
        yield Line(say(lang, "answer-differ"), style="bold")
        for witness in answer.witnesses:
            yield Line(witness_line(witness, lang), witness.cites, depth=1)
    elif (doubt := doubt_of(answer.findings)) and not headlines:
        yield Line(say(lang, doubt), style="yellow")
    if answer.statements:
        yield _statement(corpus, lang, str(answer.statements[0]))
    if answer.verdict and len(answer.witnesses) == 1:
        yield Line(say(lang, f"answer-by-{answer.witnesses[0].source}"), style="dim")
    if answer.games:
        names = ", ".join(corpus.games[game].names[lang] for game in answer.games)
        yield Line(say(lang, "answer-which-game", games=names), style="yellow")


def _headlines(answer: Answer, corpus: Corpus, lang: Lang) -> list[Line]:
    """As the play tells it, where that says the same, else in a word; what is not sure is called likely."""
    by_play = answer.sure and answer.inquiry.says == answer.verdict if answer.verdict else answer.told_by_play
    if by_play:
        lines = play_lines(answer, corpus, lang)
        return [replace(line, cites="") for line in lines if line.style == "bold"]
    if not answer.verdict:
        return []
    said = f"{'known' if answer.sure else 'likely'}-{answer.verdict}{'-so' if answer.denies else ''}"
    return [Line(say(lang, said), style="bold")]


def witness_line(witness: Witness, lang: Lang) -> str:
    return say(lang, f"witness-{witness.source}", says=str(witness.says))


def back_line(turning: Turning, lang: Lang) -> str:
    """What is asked back, and what the answer would be."""
    asked = say(lang, f"back-{turning.what}", name=turning.name)
    return f"{asked} {say(lang, 'back-then', says=str(turning.otherwise))}"


def _statement(corpus: Corpus, lang: Lang, cites: str) -> Line:
    name, statement = statement_text(corpus, lang, cites)
    return Line(f"{name}: {statement}", cites)


def _rules(answer: Answer, corpus: Corpus, lang: Lang) -> Iterator[Line]:
    """The other statements."""
    for ref in answer.statements[1:]:
        yield _statement(corpus, lang, str(ref))


def _players(answer: Answer, lang: Lang) -> Iterator[Line]:
    for found in answer.findings.found[:1]:
        if found.precedent is not None and found.verdict is None:
            yield Line(said_of(found.precedent, lang))


def _play(answer: Answer, corpus: Corpus, lang: Lang) -> list[Section]:
    """What was read and played; nothing where no table was told, or none could be made of the words."""
    inquiry = answer.inquiry
    if inquiry.sheet_data() is None or answer.general:
        return []
    above = {line.text for line in _headlines(answer, corpus, lang)}
    lines = [line for line in play_lines(answer, corpus, lang) if line.text not in above]
    return [
        Section("play", say(lang, "ask-play"), lines),
        *(section for section in played.page(inquiry, corpus, lang)[1:] if section.kind != "rules"),
    ]


def play_lines(answer: Answer, corpus: Corpus, lang: Lang) -> list[Line]:
    """What the play says, and every doubt; of a yes or no that it has not earned, only that."""
    lines = list(played.said(answer.inquiry).answer(corpus, lang))
    if not answer.unearned:
        return lines
    return [
        Line(say(lang, "answer-unearned"), style="bold"),
        *(each for each in lines if each.style != "bold"),
    ]


def _similar(answer: Answer, lang: Lang) -> Iterator[Line]:
    for each in answer.similar:
        says = str(each.verdict) if each.verdict in RULED else "other"
        yield Line(say(lang, "similar-case", case=each.case, text=each.text, says=says), str(each.cites))


# for other programs


def as_data(answer: Answer, sections: Sequence[Section]) -> dict[str, Any]:
    """An answer file: it can be opened again, and has every id that a program needs."""
    return {
        "game": answer.game,
        "games": list(answer.games),
        "description": answer.text,
        "lang": answer.lang,
        "answered": answer.answered,
        "doubtful": answer.findings.doubtful,
        "verdict": answer.verdict,
        "sure": answer.sure,
        "statements": [str(each) for each in answer.statements],
        "witnesses": [
            {"source": each.source, "says": each.says, "cites": each.cites} for each in answer.witnesses
        ],
        "back": [
            {"what": each.what, "name": each.name, "says": each.says, "otherwise": each.otherwise}
            for each in answer.back
        ],
        "similar": [
            {"case": each.case, "text": each.text, "verdict": each.verdict, "cites": str(each.cites)}
            for each in answer.similar
        ],
        "sheet": answer.inquiry.sheet_data(),
        "answers": list(answer.inquiry.answers),
        "play": played.as_data(answer.inquiry),
        "page": as_rows(sections),
    }
