"""Locks, obstacles, puzzles, and what lies in a room."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.mansions.described import scenes
from engine.mansions.described.matters import DOES, HAPPENS, MAY, Matter
from engine.mansions.described.playing import course, legal, occurs, offered
from engine.mansions.described.puzzles_told import lay_puzzle

if TYPE_CHECKING:
    from engine.mansions.described.drafts import Draft
    from engine.mansions.sheet import Sheet
    from engine.plain_words import Answer, Reading, Told, Topic


def _pile(draft: Draft, **values: object) -> None:
    draft.room()["pile"] = [{"kind": "item", "id": draft.name("card"), **values}]
    draft.attempt = {"explore": draft.me}
    draft.reads("action", "explore", draft.me)


def _must_take(told: Told, draft: Draft) -> None:
    told.use("explore", "find", "all", "each", "card", "found-card", "must")
    draft.because("explore^must-take")
    _pile(draft)


def _dropped(told: Told, draft: Draft) -> None:
    told.use("explore", "find", "all", "card", "must", "found-card")
    draft.because("dropped-cards^may-not-must", "dropped-cards^take")
    _pile(draft, dropped=True)


def _obstacle(told: Told, draft: Draft) -> None:
    """One with a puzzle that is not solved, or with nothing but its task."""
    told.use("explore", "obstacle", "reveal", "revealed", "puzzle", "solve")
    obstacle: dict[str, object] = {"kind": "obstacle", "id": draft.name("obstacle")}
    if told.has("solve") and not told.denied("solve"):
        draft.missing.append("scene")
    if told.has("puzzle"):
        obstacle["puzzle"] = lay_puzzle(draft)
    draft.chooses("puzzle-action", "stop")
    draft.chooses("bar-met", "no")
    draft.room()["pile"] = [obstacle, {"kind": "item", "id": draft.name("card")}]
    draft.reads("obstacle-unsolved")
    draft.because("obstacle-cards^stop", "obstacle-cards^stays")
    draft.attempt = {"explore": draft.me}


def _key(told: Told, draft: Draft) -> None:
    """An Obstacle and the Key for it, with you or with somebody else."""
    told.use(
        "friend",
        "others",
        "investigator",
        "hold",
        "key",
        "must",
        "through",
        "kill",
        "explore",
        "solve",
        "discard",
    )
    key = draft.name("key")
    other = told.has("friend", "others", "investigator")
    draft.people(2)
    holder = draft.table["investigators"][1] if other else draft.you
    if not told.denied("key"):
        holder["items"] = [{"id": key, "types": ["key"]}]
    draft.chooses("use-key", "yes")
    draft.room()["pile"] = [{"kind": "obstacle", "id": draft.name("obstacle"), "key": key}]
    draft.reads("key", "", holder["id"])
    draft.because("obstacle-cards^own-key")
    draft.attempt = {"explore": draft.me}


def lock_held(told: Told) -> bool:
    """Whether it was tried before, in vain."""
    return told.has("fail", "third", "second") or told.denied("lock", "solve", "open")


def _lock_key(told: Told, draft: Draft) -> None:
    """A Lock, and the Key for it, with you or with somebody else."""
    told.use("lock", "enter", "key", "hold", "door", "friend", "others", "open", "must")
    key = draft.name("key")
    draft.people(2)
    holder = draft.table["investigators"][1] if told.has("friend", "others") else draft.you
    if not told.denied("key"):
        holder["items"] = [{"id": key, "types": ["key"]}]
        draft.reads("key", "", holder["id"])
    draft.chooses("use-key", "yes")
    draft.room("other-room")["pile"] = [{"kind": "lock", "id": draft.name("lock"), "key": key}]
    draft.because("lock-cards^asks", "lock-cards^fail")
    draft.attempt = {"move": {"by": draft.me, "to": draft.there}}


def _lock_again(told: Told, draft: Draft) -> None:
    """A Lock that held this turn."""
    told.use(
        "lock",
        "fail",
        "open",
        "enter",
        "second",
        "third",
        "movement-step",
        "move",
        "solve",
        "puzzle",
        "run",
        "key",
        "find",
    )
    told.denied("lock", "solve", "open")
    draft.room("other-room")["pile"] = [{"kind": "lock", "id": draft.name("lock"), "face_up": True}]
    if told.has("next-turn"):
        told.use("next-turn")
        draft.reads("next-turn")
    else:
        draft.turn.update(moves=1, barred=[draft.name("other-room")])
        draft.reads("lock-held", "", draft.me)
    draft.because(
        "lock-cards^key-later" if told.has("key") else "lock-cards^not-this-turn", "lock-cards^fail"
    )
    draft.granted("lock-cards^every-door")
    draft.attempt = {"move": {"by": draft.me, "to": draft.there}}


def _monster_lock(told: Told, draft: Draft) -> None:
    told.use("monster", "enter", "through", "door", "move")
    draft.room("other-room")["pile"] = [{"kind": "lock", "id": draft.name("lock")}]
    monster = scenes.monsters(told, draft)[0]
    draft.shown = {"horror": 1}
    draft.because("lock-cards^monsters", "moving-monsters^locks")
    draft.attempt = {"monster_move": {"monster": monster, "to": draft.there}}


def _lock_stops(sheet: Sheet, reading: Reading) -> Answer:
    """Whether the monster stays out."""
    found = occurs("monster-moved")(sheet, reading)
    return replace(found, verdict=not found.verdict)


def _puzzle_again(told: Told, draft: Draft) -> None:
    """The same puzzle once more, by you or by somebody else."""
    told.use("puzzle", "solve", "third", "fail", "friend", "others", "investigator", "round")
    told.denied("solve")
    name = lay_puzzle(draft)
    by = draft.me
    if told.has("friend", "others", "investigator"):
        by = draft.people(2)[1]
        draft.because("puzzle-once-per-turn^others")
        draft.reads("another-tries", "", by)
    elif told.has("next-turn"):
        told.use("next-turn")
        draft.reads("next-turn")
        draft.because("completing-a-puzzle^later")
    else:
        draft.turn["puzzles"] = [name]
        draft.reads("puzzle-tried", "", by)
        draft.because("puzzle-once-per-turn^once")
    draft.chooses("puzzle-action", "stop")
    draft.attempt = {"puzzle": {"by": by, "puzzle": name}}


TOPICS: dict[str, Topic[Sheet]] = {
    "dropped": Matter(
        ("dropped", "take"), ("does", None), _dropped, offered("take-dropped", compelled=True)
    ).topic(),
    "must-take": Matter(
        ("take", ("find", "found-card", "explore")),
        ("does", None),
        _must_take,
        offered("take-dropped", compelled=True),
        (),
        ("evade", "horror-test", "dropped", "damage"),
    ).topic(),
    "key": Matter(("obstacle", "key"), MAY, _key, occurs("bar-opened")).topic(),
    "obstacle": Matter(("obstacle",), HAPPENS, _obstacle, course, (), ("key", "test")).topic(),
    "lock-again": Matter(
        ("lock", ("enter", "second", "third", "movement-step")),
        MAY,
        _lock_again,
        legal,
        never=("monster", "keeper", "test"),
        when=lock_held,
    ).topic(),
    "lock-key": Matter(
        ("lock", "enter", "key"),
        MAY,
        _lock_key,
        occurs("moved"),
        never=("monster", "keeper", "test", "puzzle"),
    ).topic(),
    "lock-stops": Matter(
        ("lock", "monster", ("stopped", "block")), DOES, _monster_lock, _lock_stops, never=("stun", "me")
    ).topic(),
    "monster-lock": Matter(
        ("lock", "monster", ("enter", "through", "move")),
        DOES,
        _monster_lock,
        occurs("monster-moved"),
        (),
        ("stun",),
    ).topic(),
    "puzzle-again": Matter(
        ("puzzle", ("third", "friend", "others", "next-turn")),
        MAY,
        _puzzle_again,
        occurs("puzzle-began"),
        (),
        ("lock", "skill-point", "help"),
    ).topic(),
}
