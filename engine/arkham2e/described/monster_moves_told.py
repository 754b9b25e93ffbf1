"""The way back from the Other Worlds, and monsters that move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.arkham2e.described.drafts import Draft, drafted
from engine.arkham2e.described.watching import Watch, course, follow
from engine.arkham2e.events import MonsterMoved, MonsterStayed
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.plain_words import Reading, Told

ASKS = ("may", "does")


def other_world(told: Told) -> bool:
    return (
        told.has("other-world")
        and told.has("second-area", "first-area", "return")
        and told.question in ("happens", "order")
    )


def read_other_world(told: Told) -> Draft:
    """In the first or second area; with a gate to that world, or with none."""
    draft = drafted(
        told, "other-world second-area first-area movement move gate return location arkham next-turn"
    )
    world = draft.name("world")
    area = 1 if told.has("first-area") else 2
    draft.you.update({"space": None, "world": world, "area": area})
    draft.reads("area", area, draft.me)
    gone = told.denied("gate") or told.has("close", "seal")
    told.use("close", "seal")
    many = max([fact.value for fact in told.take("gate")] or [1])
    if gone:
        draft.reads("no-gate")
    else:
        for number in range(1, min(many, 9) + 1):
            space = draft.here if number == 1 else draft.name("gate", 40 + number)
            if number > 1:
                draft.table["spaces"].append({"id": space})
            gate = {**draft.gate(number, space), "world": world}
            draft.table.setdefault("gates", []).append(gate)
        draft.reads("gates", many)
    if told.has("delayed"):
        told.use("delayed")
        draft.you["delayed"] = not told.denied("delayed")
        draft.reads("delayed", "", draft.me)
    draft.attempt = {"movement": draft.me}
    return draft


def returned(told: Told) -> bool:
    back = (
        told.has("return")
        and told.has("monster")
        and told.has("must", "q-must", "combat", "fight", "evade", "face")
    )
    return back and told.question in ASKS


def read_returned(told: Told) -> Draft:
    """Back at the gate, with a monster there; in that turn, or in a later one."""
    draft = drafted(
        told,
        "q-must return monster must combat fight evade face gate other-world location here after stand",
    )
    world, later = draft.name("world"), told.has("later", "next-turn")
    told.use("later", "next-turn", "turn")
    draft.table["gates"] = [draft.gate(1, draft.here)]
    draft.add_monster()
    if later:
        draft.you["explored"] = draft.name("gate")
        draft.choices["move"] = ["stop"]
    else:
        draft.you.update({"space": None, "world": world, "area": 2})
    draft.reads("returned-before" if later else "returns", "", draft.me)
    draft.attempt = {"movement": draft.me}
    return draft


def answer_returned(sheet: Sheet, reading: Reading) -> Answer:
    rule = "monsters-guarding-gates"
    return Watch(f"{rule}^later", f"{rule}^exempt", choice="evade-or-fight")(sheet, reading)


def monster_moves(told: Told) -> bool:
    moving = told.has("flying", "fast", "stationary") or (told.has("mythos") and told.has("move", "monster"))
    return (
        told.has("monster", "flying")
        and moving
        and told.question in ("happens", *ASKS)
        and not told.has("gate", "awaken", "appear")
    )


def read_monster_moves(told: Told) -> Draft:
    """A monster whose symbol is on the card, next to you or where you are."""
    draft = drafted(
        told,
        "same-time q-must monster mythos move movement symbol must combat fight enter street location",
    )
    values: dict[str, Any] = {"symbol": "moon", "movement": "normal"}
    for word in ("flying", "fast", "stationary"):
        if told.has(word):
            told.use(word)
            values["movement"] = word
            draft.reads(word)
    same = told.has("here", "equal") and not told.has("enter")
    told.use("here", "equal")
    street, away = (
        draft.name("street"),
        draft.add_space("away", white=draft.name("street"), lines=[draft.name("street")]),
    )
    draft.table["spaces"][1]["white"] = away
    draft.you["space"] = street
    draft.table["monsters"] = [{"id": draft.name("monster"), "space": street if same else away, **values}]
    draft.reads("here-monster" if same else "near-monster")
    draft.assumes("symbol")
    draft.table["mythos_now"] = {"id": draft.name("mythos"), "white": ["moon"]}
    draft.attempt = {"step": "move-monsters"}
    return draft


def answer_monster_moves(sheet: Sheet, reading: Reading) -> Answer:
    """Whether it moves; or whether there is a fight at once, which there never is."""
    played = follow(sheet, reading)
    if reading.question == "happens":
        return played.answer()
    if reading.told.has("must", "q-must", "combat", "fight"):
        return Answer(
            "legal",
            ("arkham2e/monster-movement-and-investigators^no-fight",),
            verdict=False,
            events=played.events,
            answers=played.answers,
        )
    moves = any(isinstance(event, MonsterMoved) for event in played.events)
    stays = [event.cites for event in played.events if isinstance(event, MonsterStayed)]
    return Answer(
        "legal",
        tuple(stays) or played.cites[-1:],
        verdict=moves,
        events=played.events,
        answers=played.answers,
    )


TOPICS: dict[str, Topic[Sheet]] = {
    "returned": Topic(returned, read_returned, answer_returned),
    "other-world": Topic(other_world, read_other_world, course),
    "monster-moves": Topic(monster_moves, read_monster_moves, answer_monster_moves),
}
