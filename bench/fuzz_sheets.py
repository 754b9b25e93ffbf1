"""Sheets of the numbered cases, damaged at a few places, read and played: only errors of our own may come.

`python -m bench.fuzz_sheets 100000 --seed 1`: so many, over the four games in turn, in at most 1 GB and a few
seconds each. What comes to another end is printed with the number that makes it again: `--only 4711`.
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import signal
import sys
import time
import traceback
from collections import Counter
from contextlib import contextmanager
from copy import deepcopy
from functools import cache, reduce
from operator import getitem
from typing import TYPE_CHECKING, Any

from engine.game import game as front_of
from engine.kernel import Request, play_by, seeded
from rules_graph.errors import GrimruleError
from rules_graph.model import LANGS
from tests.case_files import cases_of, read_case
from tests.casebook import GAMES
from ui.words import say_error

if TYPE_CHECKING:
    from collections.abc import Iterator

    Path = tuple[str | int, ...]

MOST_MEMORY = 1_000_000_000
MOST_SECONDS = 5
MOST_ANSWERS = 40

_NUMBERS = (0, 1, 2, 3, 5, -1, 20, 99, 10**6, 2**63)
_ODD: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 7, 100, 10**9, -(10**30), 10**400, 0.5, 1e308, float("inf"), float("nan")),
    *("", " ", "you", "each", "this", "choose", "here", "random", "all", "keeper", "Nobody", "x" * 5000),
    *("yes", "no", "<b>", "../../etc/passwd", "\u202egniht", "1:2,3", "a>b", "-1", "+1", "skul", "\x00"),
    *([], {}, [[]], {"": 1}, [None] * 200, ["x"] * 3000, {"effect": "no-such"}, {"id": "x"}),
    *({"result": "hurt", "damage": -5}, {"per_investigator": 10**9}, {"of": "enemies-here"}),
)


class TooSlowError(Exception):
    """A sheet took longer than anybody would wait."""


@cache
def sheets(game: str) -> list[dict[str, Any]]:
    """What the game's cases start from."""
    cases = [read_case(path) for path in cases_of(game)]
    return [{"situation": case["situation"], "attempt": case["attempt"]} for case in cases]


@cache
def _by_key(game: str) -> dict[str, list[Any]]:
    """What stands under each key anywhere in the game's cases."""
    found: dict[str, list[Any]] = {}
    for sheet in sheets(game):
        for where in _places(sheet):
            if isinstance(where[-1], str):
                found.setdefault(where[-1], []).append(_at(sheet, where))
    return found


def _places(data: Any, here: Path = ()) -> Iterator[Path]:
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in parts:
        yield (*here, key)
        yield from _places(value, (*here, key))


def _at(data: Any, where: Path) -> Any:
    return reduce(getitem, where, data)


def damaged(game: str, dice: random.Random) -> Any:
    """A case's sheet with one to four things in it that may not belong there."""
    data = deepcopy(dice.choice(sheets(game)))
    gentle = dice.random() < 0.7  # else most sheets would not get beyond being read
    for _ in range(dice.choice((1, 1, 1, 2, 2, 3, 4))):
        _damage(data, game, dice, dice.choice((0, 3, 5, 6, 6, 6, 7)) if gentle else dice.randrange(9))
    return data


def _damage(data: Any, game: str, dice: random.Random, how: int) -> None:
    places = list(_places(data))
    if not places:
        return
    where = dice.choice(places)
    node, key = _at(data, where[:-1]), where[-1]
    names = _by_key(game)
    match how:
        case 0:
            node.pop(key)
        case 1 if isinstance(node, dict):
            node[dice.choice(sorted(names))] = node.pop(key)
        case 2 if isinstance(node, dict):
            other = dice.choice(sorted(names))
            node[other] = deepcopy(dice.choice(names[other]))
        case 3 if isinstance(node, list) and isinstance(key, int):
            node.append(deepcopy(node[key]))
        case 4:
            there = dice.choice(places)
            if where[: len(there)] != there and there[: len(where)] != where:
                other_node, other_key = _at(data, there[:-1]), there[-1]
                node[key], other_node[other_key] = other_node[other_key], node[key]
        case 5:
            same = [place for place in places if type(_at(data, place)) is type(node[key])]
            node[key] = deepcopy(_at(data, dice.choice(same)))
        case 6 if str(key) in names:
            node[key] = deepcopy(dice.choice(names[str(key)]))
        case 7 if isinstance(node[key], int):
            node[key] = dice.choice(_NUMBERS)
        case _:
            node[key] = deepcopy(dice.choice(_ODD))


def played(game: str, sheet: object, seed: int) -> str:
    """How it came out: played, or the code of the error that says why not."""
    left = iter(range(MOST_ANSWERS))
    answer = seeded(seed)

    def policy(request: Request) -> str | None:
        return answer(request) if next(left, None) is not None else None

    try:
        rules = front_of(game)
        read = rules.read(sheet)
        play_by(lambda: rules.start(read), policy)
    except GrimruleError as error:
        assert say_error(LANGS[seed % len(LANGS)], error)
        return error.code
    return "played"


@contextmanager
def _in_time(seconds: float) -> Iterator[None]:
    def stop(*_: object) -> None:
        raise TooSlowError

    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def tried(seed: int) -> tuple[str, str, Any]:
    """The game, how the sheet of this number came out, and the sheet."""
    game, dice = GAMES[seed % len(GAMES)], random.Random(seed)
    sheet = damaged(game, dice)
    with _in_time(MOST_SECONDS):
        return game, played(game, sheet, seed), sheet


def main() -> int:
    args = argparse.ArgumentParser()
    args.add_argument("count", type=int, nargs="?", default=100_000)
    args.add_argument("--seed", type=int, default=0)
    args.add_argument("--only", type=int)
    given = args.parse_args()
    for game in GAMES:
        assert sheets(game)
        assert front_of(game)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    if given.only is not None:
        return _looked_at(given.only)
    return _counted(range(given.seed, given.seed + given.count))


def _looked_at(seed: int) -> int:
    """One sheet, and what comes of it."""
    game = GAMES[seed % len(GAMES)]
    print(game, json.dumps(damaged(game, random.Random(seed)), ensure_ascii=False))
    print(tried(seed)[1])
    return 0


def _counted(seeds: range) -> int:
    """Many; how they came out is counted, and the first of each kind that is a fault of ours is named."""
    ends: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    began = time.monotonic()
    for done, seed in enumerate(seeds, 1):
        try:
            game, end, _ = tried(seed)
            ends[f"{game}: {end}"] += 1
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            what = f"{type(error).__name__} {where.filename}:{where.lineno}"
            wrong[what] += 1
            if wrong[what] == 1:
                print(f"{seed}: {what} {str(error)[:100]!r}", flush=True)
        if done % 5000 == 0:
            print(f"{done} in {time.monotonic() - began:.0f} s, faults: {wrong.total()}", flush=True)
    for end, count in sorted((ends + wrong).items()):
        print(f"{count:7} {end}")
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"{len(seeds)} sheets, {wrong.total()} faults, {time.monotonic() - began:.0f} s, {memory} MB")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
