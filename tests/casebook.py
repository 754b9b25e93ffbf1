"""Numbered adjudication cases of all games: a situation, the answers, what must happen, by which rules.

id, title   what it is called
told        the same as a player tells it, by language, with a question and its verdict
source      the rules it tests
covers      requirements and disputes of the coverage table
begins      optional: st.1, where only the test is run
situation   the table (engine.GAME.state.table.Situation)
attempt     what is tried (engine.GAME.sheet.Attempt)
answers     choices and outcomes, in order
illegal     optional: an answer that must be refused at that place in the answers
refused     optional: the value that makes the whole attempt impossible; then nothing else is told
grim        optional: what the grim rule took
events      every event, in order, as `brief` tells it
deciders    optional: who decided, in order (null: nobody is named)
cites       statements that must be cited
odds        optional: exact odds by policy: success, and what else matters
solution    optional: the fewest puzzle actions, or why there are none
final       values of the table at the end, by path
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache, reduce
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from engine.game import game as front_of
from engine.game import games
from engine.kernel import Decision, Event, Play, play, play_by
from engine.kernel.telling import game_of
from engine.mansions.puzzles.solving import Solution
from engine.resolving import resolve
from rules_graph.corpus import Corpus, load
from rules_graph.errors import BadSituationError
from tests.case_files import (
    DiffersError,
    cases_of,
    check_among,
    check_cites,
    read_case,
    refuses_answer,
    same,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from engine.kernel import Request

GAMES = games()


EVERY_CASE = [(game, path) for game in GAMES for path in cases_of(game)]


@cache
def corpus() -> Corpus:
    """For tests of properties, which take no fixtures."""
    return load()


@cache
def case_of(path: Path) -> dict[str, Any]:
    return read_case(path)


def sheet_of(game: str, case: dict[str, Any]) -> Any:
    """What the case plays: the whole attempt, or, where it begins at ST.1, only the test."""
    sheet = front_of(game).read({name: case[name] for name in ("situation", "attempt")})
    return front_of(game).alone(sheet) if case.get("begins") == "st.1" else sheet


def answers_of(case: dict[str, Any]) -> list[str]:
    return [str(answer) for answer in case.get("answers", [])]


def run(game: str, case: dict[str, Any], sheet: Any) -> Play[Any]:
    """The case with its answers; the grim rule chooses where the case says so."""
    front = front_of(game)
    if "grim" in case:
        return resolve(front, sheet, answers_of(case)).play
    return play(lambda: front.start(sheet), answers_of(case))


def asked_by(game: str, sheet: Any, answers: tuple[str, ...]) -> list[Request]:
    """What was asked on the way."""
    asked: list[Request] = []
    script = iter(answers)

    def answer(request: Request) -> str | None:
        asked.append(request)
        return next(script, None)

    play_by(lambda: front_of(game).start(sheet), answer)
    return asked


def course(game: str, case: dict[str, Any]) -> list[Event | Request]:
    """What happens and what is asked; nothing where the attempt is refused."""
    if "refused" in case:
        return []
    sheet = sheet_of(game, case)
    played = run(game, case, sheet)
    return [*played.events, *asked_by(game, sheet, played.answers)]


@cache
def _shorter(game: str) -> Callable[[Event], str | None]:
    """How a game tells some events in fewer words; it need not."""
    module = f"tests.{game}_casebook"
    return import_module(module).short if find_spec(module) else lambda _: None


def brief(event: Event) -> str:
    """An event in a few words."""
    own = _shorter(game_of(event.cites))(event)
    if own is not None:
        return own
    told = dict(event)
    if told["event"] == "reached":
        return f"{told['point']} {told['who']}" if told["who"] else str(told["point"])
    if told["event"] == "assumed":
        return f"assumed {told['reading']}"
    return _plain(told)


def _plain(told: dict[str, object]) -> str:
    """Any other event: its name and what it is about."""
    words = [str(told["event"])]
    for name, value in told.items():
        if name in ("event", "cites") or value is None or value is False or value in ((), ""):
            continue
        if value is True:
            words.append(name)
        elif isinstance(value, tuple):
            words.append(",".join(str(getattr(each, "id", each)) for each in value))
        else:
            words.append(str(getattr(value, "id", value)))
    return " ".join(words)


def value(table: Any, path: str) -> object:
    """`investigators.A.clues`, `doom`, `cards.Dog.damage` (in play); several things as their ids."""
    found: Any = table
    for part in path.split("."):
        if isinstance(found, tuple):
            found = next(each for each in found if each.id == part)
        elif isinstance(found, dict):
            found = found[part]
        elif part == "cards" and hasattr(found, "cards_in_play"):
            found = tuple(found.cards_in_play())
        else:
            found = getattr(found, part)
    if isinstance(found, tuple):
        return [getattr(each, "id", each) for each in found]
    return getattr(found, "id", found)


def check(game: str, path: Path, corpus: Corpus) -> None:
    """Everything that a case tells is so, and whatever is cited stands in the corpus."""
    case = case_of(path)
    check_cites(case, corpus)
    if "refused" in case:
        _check_refused(game, case)
        return
    sheet = sheet_of(game, case)
    played = run(game, case, sheet)
    same("what is still asked", None, played.pending)
    same("events", case["events"], [told for event in played.events if (told := brief(event))])
    asked = asked_by(game, sheet, played.answers)
    refusal = _refused_by(game, case, sheet)
    _check_cited(case, {each.cites for each in (*played.events, *asked)} | refusal, corpus)
    same("final", case["final"], {where: value(played.end, where) for where in case["final"]})
    changes: Any = played.events
    told = reduce(lambda table, event: event.after(table), changes, front_of(game).begun(sheet))
    same("the table by its events", played.end, told)
    _check_choices(game, case, sheet, asked)
    _check_computed(game, case, sheet)


def _refused_by(game: str, case: dict[str, Any], sheet: Any) -> set[str]:
    """The answer that must be refused is; and by which statement, if the rules know it."""
    refusal = case.get("illegal")
    if not refusal:
        return set()
    tried = [*answers_of(case)[: refusal["at"]], str(refusal["answer"])]
    return refuses_answer(lambda: play(lambda: front_of(game).start(sheet), tried), tried[-1])


def _check_cited(case: dict[str, Any], cited: set[str], corpus: Corpus) -> None:
    check_among(case, cited)
    for citation in cited:
        corpus.find(citation)


def _check_refused(game: str, case: dict[str, Any]) -> None:
    """The attempt is impossible, because of this value; and if a statement forbids it, by one of the case's.
    A name that nothing has is no matter of the rules."""
    try:
        run(game, case, sheet_of(game, case))
    except BadSituationError as refused:
        same("refused", case["refused"], refused.values["value"])
        if refused.cites not in (None, *case["cites"]):
            raise DiffersError(f"cites: the attempt is refused by {refused.cites}") from refused
    else:
        raise DiffersError("refused: the attempt is possible")


def _check_choices(game: str, case: dict[str, Any], sheet: Any, asked: list[Request]) -> None:
    """Every answer was asked for; who decided, what the grim rule takes."""
    front, answers = front_of(game), answers_of(case)
    resolution = resolve(front, sheet, answers)
    same("answers", answers, list(resolution.play.answers[: len(answers)]))
    if "deciders" in case:
        same("deciders", case["deciders"], [each.by for each in asked if isinstance(each, Decision)])
    same("grim", case.get("grim", []), [ruling.taken for ruling in resolution.grim])


def _check_computed(game: str, case: dict[str, Any], sheet: Any) -> None:
    """Odds and the shortest solution, where a case tells them."""
    front: Any = front_of(game)
    for policy, expected in case.get("odds", {}).items():
        found = front.odds(sheet, policy=policy)
        same(f"odds, {policy}", Fraction(str(expected["success"])), found.success)
        for name in set(expected) - {"success"}:
            wanted = {number: Fraction(str(share)) for number, share in expected[name].items()}
            same(f"odds, {policy}, {name}", wanted, getattr(found, name))
    if "solution" in case:
        solution = front.solve(sheet)
        told = solution.actions if isinstance(solution, Solution) else solution.why
        same("solution", case["solution"], told)
