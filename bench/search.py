"""How well search answers, what each stage adds, and how fast it is. `make bench` prints it."""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys
import time
from typing import TYPE_CHECKING

from bench.questions import BOARD_GAMES, TUNED_ON, Question, quality, read_questions
from rules_graph.model import LANGS
from rules_graph.search.finder import Finder
from rules_graph.search.fusion import ALL, Stage
from rules_graph.search.index import open_index

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from rules_graph.model import RuleRef

_LADDER: dict[str, Collection[Stage]] = {
    "BM25 alone": {Stage.WORDS},
    "+ best passage": {Stage.WORDS, Stage.PASSAGES},
    "+ n-grams": {Stage.WORDS, Stage.PASSAGES, Stage.GRAMS},
    "+ meaning": ALL - {Stage.GRAPH},
    "+ graph (all)": ALL,
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
    _board_games(finder)
    _unanswerable(finder, questions)
    _speed(finder, questions)


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


def _board_games(finder: Finder) -> None:
    print("\nboard games, blind: recall@1, @5, @10, MRR, nDCG@10; false alarms")
    every = read_questions(BOARD_GAMES)
    for game in dict.fromkeys(each.game for each in every):
        for lang in LANGS:
            some = [each for each in every if (each.game, each.lang) == (game, lang) and each.rules]
            print(f"  {game:9} {lang} {quality([_ranking(finder, each, ALL) for each in some], some)}")
        none = [each for each in every if each.game == game and not each.rules]
        said = sum(finder.find(each.text, game).answered for each in none)
        print(f"  {game:9} unanswerable, but answered: {said} of {len(none)}")


def _unanswerable(finder: Finder, questions: Sequence[Question]) -> None:
    print("\nanswered: of the questions that the books answer, and of those they do not (false alarms)")
    for splits in (TUNED_ON, {"held-out"}, {"blind"}):
        for right in (True, False):
            some = [each for each in questions if bool(each.rules) is right and each.split in splits]
            said = sum(finder.find(each.text, each.game).answered for each in some)
            kind = "answerable" if right else "unanswerable"
            print(f"  {', '.join(sorted(splits)):9} {kind:13} {said} of {len(some)}")


def _speed(finder: Finder, questions: Sequence[Question]) -> None:
    times = []
    for question in questions:
        began = time.perf_counter()
        finder.find(question.text, question.game)
        times.append(1000 * (time.perf_counter() - began))
    p95 = sorted(times)[int(0.95 * len(times))]
    print(f"\nwarm: median {statistics.median(times):.1f} ms, p95 {p95:.1f} ms")
    print(f"memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB at most")
    for command in (["search", "does the ghoul hit me if I grab a resource?"], ["rule", "hunter"]):
        runs = [_cold(command) for _ in range(3)]
        print(f"cold shell, grimrule {command[0]}: {statistics.median(runs):.2f} s")


def _cold(command: list[str]) -> float:
    began = time.perf_counter()
    code = "from ui.cli import main; main()"
    subprocess.run([sys.executable, "-c", code, *command], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
