"""How well search answers, and what each stage adds. `python -m bench` tells how fast it is."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from typing import TYPE_CHECKING

from bench.figures import Figure, memory, once, seconds, spread
from bench.questions import BLIND, BOARD_GAMES, DEV, TUNED_ON, Question, quality, read_questions
from rules_graph.model import LANGS
from rules_graph.search.finder import Finder
from rules_graph.search.fusion import ALL, Stage
from rules_graph.search.index import open_index

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from rules_graph.model import RuleRef

_LADDER: dict[str, Collection[Stage]] = {
    "BM25 alone": {Stage.WORDS},
    "+ best passage": {Stage.WORDS, Stage.PASSAGES},
    "+ n-grams": {Stage.WORDS, Stage.PASSAGES, Stage.GRAMS},
    "+ meaning": ALL - {Stage.GRAPH, Stage.JUDGE},
    "+ graph": ALL - {Stage.JUDGE},
    "+ judge": ALL,
    "meaning alone": {Stage.MEANING},
}


_SPLITS: dict[str, Collection[str]] = {
    "all questions": {*TUNED_ON, "held-out", "blind"},
    "not tuned on": {"held-out", "blind"},
    "blind": {"blind"},
}


def main() -> None:
    finder = Finder(*open_index())
    questions = read_questions()
    for title, splits in _SPLITS.items():
        some = [question for question in questions if question.split in splits and question.rules]
        print(f"\n{title}: recall@1, @5, @10, MRR, nDCG@10")
        for lang in LANGS:
            _ladder(finder, [question for question in some if question.lang == lang], lang)
    _board_games(finder, "tuned on", read_questions(DEV))
    _board_games(finder, "blind", read_questions(BOARD_GAMES))
    _unanswerable(finder, questions)
    _statements(finder)
    _blind(finder)
    _any_game(finder)


def _ladder(finder: Finder, questions: Sequence[Question], lang: str) -> None:
    print(f"  {lang}, {len(questions)} questions")
    print(f"    {'substring':16} {quality([_substring(finder, each.text) for each in questions], questions)}")
    for name, stages in _LADDER.items():
        rankings = [_ranking(finder, question, stages) for question in questions]
        print(f"    {name:16} {quality(rankings, questions)}")


def _ranking(finder: Finder, question: Question, stages: Collection[Stage]) -> list[RuleRef]:
    found = finder.find(question.text, question.game, limit=10, stages=stages).found
    return [each.ref.whole for each in found]


def _substring(finder: Finder, text: str) -> list[RuleRef]:
    places = {passage.rule for passage in finder.index.passages if text.casefold() in passage.text.casefold()}
    return [finder.index.refs[place] for place in sorted(places)]


def _board_games(finder: Finder, title: str, every: Sequence[Question]) -> None:
    print(f"\nboard games, {title}: recall@1, @5, @10, MRR, nDCG@10; answered; unanswerable, but answered")
    for game in ("eldritch", "arkham2e", "mansions"):
        for lang in LANGS:
            here = [each for each in every if (each.game, each.lang) == (game, lang)]
            some, none = [each for each in here if each.rules], [each for each in here if not each.rules]
            found = quality([_ranking(finder, each, ALL) for each in some], some)
            print(f"  {game:9} {lang} {found}   {_answered(finder, some)}   {_answered(finder, none)}")


def _answered(finder: Finder, questions: Sequence[Question]) -> str:
    said = sum(finder.find(each.text, each.game).answered for each in questions)
    return f"{said:3} of {len(questions)}"


def _statements(finder: Finder) -> None:
    """The sentence that a player reads: the one that is marked, and the six of the first three rules."""
    every = [*read_questions(), *read_questions(BOARD_GAMES), *read_questions(DEV)]
    print("\nthe marked statement answers; one of the six shown does")
    for split, game in sorted({(each.split, each.game) for each in every if each.statements}):
        for lang in LANGS:
            here = [each for each in every if (each.split, each.game, each.lang) == (split, game, lang)]
            some = [each for each in here if each.statements]
            if some:
                print(f"  {split:9} {game:9} {lang} {said(finder, some)}")


def said(finder: Finder, questions: Sequence[Question], stages: Collection[Stage] = ALL) -> str:
    """How often the marked statement answers, and one of those shown."""
    found = [finder.find(each.text, each.game, limit=3, stages=stages).found for each in questions]
    first = sum(
        bool(shown) and shown[0].ref in each.statements for shown, each in zip(found, questions, strict=True)
    )
    six = sum(
        any(ref in each.statements for one in shown for ref in one.refs)
        for shown, each in zip(found, questions, strict=True)
    )
    return f"{first:3} {six:3} of {len(questions):3}"


def _blind(finder: Finder) -> None:
    """A set of four games; beside it what stood before the judge, and words alone. What the books leave open,
    but was answered."""
    every = read_questions(BLIND)
    print("\nfour games, blind: marked statement, one of six; rule first, in five; open, but answered")
    for title in (*LANGS, *dict.fromkeys(each.game for each in every)):
        here = [each for each in every if title in (each.lang, each.game)]
        some, none = [each for each in here if each.rules], [each for each in here if not each.rules]
        for name, stages in (("all", ALL), ("before", ALL - {Stage.JUDGE}), ("BM25", {Stage.WORDS})):
            found = quality([_ranking(finder, each, stages) for each in some], some)
            told = f"{said(finder, some, stages)}   {found.first:.2f} {found.five:.2f}"
            print(
                f"  {title:9} {name:6} {told}   {_answered(finder, none)}, settled {_answered(finder, some)}"
            )


def _any_game(finder: Finder) -> None:
    """A question that does not tell its game may rightly find another one's rule."""
    print("\nasked without a game: the first rule is of the game meant; a right one is in the first five")
    for game in ("ahlcg", "eldritch", "arkham2e", "mansions"):
        every = [*read_questions(), *read_questions(BOARD_GAMES)]
        some = [each for each in every if each.game == game and each.split == "blind" and each.rules]
        found = [[one.ref.whole for one in finder.find(each.text).found] for each in some]
        same = sum(refs[0].game == game for refs in found)
        print(f"  {game:9} {same} of {len(some)}; {quality(found, some).five:.2f}")


def _unanswerable(finder: Finder, questions: Sequence[Question]) -> None:
    print("\nthe card game, answered: of the questions that the books answer, and of those they do not")
    for splits in (TUNED_ON, {"held-out"}, {"blind"}):
        here = [each for each in questions if each.split in splits]
        some, none = [each for each in here if each.rules], [each for each in here if not each.rules]
        print(f"  {', '.join(sorted(splits)):9} {_answered(finder, some)}   {_answered(finder, none)}")


def figures() -> Iterator[Figure]:
    """Quality of the first stage and of all of them, on the blind questions; and speed."""
    finder = Finder(*open_index())
    questions = read_questions()
    blind = [each for each in questions if each.split == "blind" and each.rules]
    every = blind + [each for path in (BOARD_GAMES, BLIND) for each in read_questions(path) if each.rules]
    for title, stages in (("words alone", {Stage.WORDS}), ("all stages", ALL)):
        reached = [
            quality([_ranking(finder, each, stages) for each in some], some)
            for some in ([each for each in every if each.lang == lang] for lang in LANGS)
        ]
        told = ", ".join(
            f"{lang} {each.first:.2f} / {each.five:.2f}" for lang, each in zip(LANGS, reached, strict=True)
        )
        yield Figure("search", f"right rule first / in five, {title}, {len(every)} blind questions", told)
    taken = [once(partial(finder.find, each.text, each.game)) for each in questions]
    yield Figure("search", "a query", spread(taken))
    yield Figure("search", "memory at most", f"{memory()} MB")
    for command in (
        ["search", "does the ghoul hit me if I grab a resource?"],
        ["rule", "hunter"],
        ["--help"],
    ):
        cold = seconds(partial(_cold, command), 3)
        yield Figure("command line", f"`grimrule {command[0]}` from a cold shell", f"{cold:.2f} s")


def _cold(command: list[str]) -> None:
    code = "from ui.cli import main; main()"
    subprocess.run([sys.executable, "-c", code, *command], check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
