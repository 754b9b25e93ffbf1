"""Stretches of the turn: Upkeep, cards that stay, the order of it all; small figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.arkham2e.described.drafts import Draft, drafted
from engine.arkham2e.described.monster_told import defenses, read_weapons
from engine.arkham2e.described.watching import counted, course, follow
from engine.arkham2e.events import BonusCounted, MoneyGained, MovementBegan
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.plain_words import Course, Reading, Told

ASKS = ("may", "does")
UPKEEP_CARDS = {"retainer": "retainer", "loan": "bank-loan", "blessed": "blessing", "cursed": "curse"}


def lasting(told: Told) -> bool:
    return told.has("rumor", "environment") and told.question in ("happens", "order", *ASKS)


def read_lasting(told: Told) -> Draft | None:
    """One is in play, another is drawn."""
    kind = "rumor" if told.has("rumor") else "environment"
    draft = drafted(
        told,
        kind,
        "second",
        "in-play",
        "draw",
        "already",
        "again",
        "new",
        "mythos",
        "card",
        "additional",
        "hold",
        "same-time",
    )
    if told.has("rumor") and told.has("environment"):
        draft.missing.append("possible")
    told.take(kind)
    draft.table[kind] = {"id": draft.name(kind), "type": kind}
    draft.table["mythos_now"] = {"id": draft.name(kind, 2), "type": kind}
    draft.reads("second-of-kind", kind)
    draft.attempt = {"step": "activate-mythos-ability"}
    return draft


def answer_lasting(sheet: Sheet, reading: Reading) -> Answer:
    played = follow(sheet, reading)
    if reading.question not in ASKS:
        return played.answer()
    rule = "rumor^one" if reading.told.has("rumor") else "environment^one"
    return Answer("legal", (f"arkham2e/{rule}",), verdict=False, events=played.events, answers=played.answers)


def points(told: Told) -> bool:
    return told.every("speed", "movement") and told.question == "much"


def read_points(told: Told) -> Draft:
    draft = drafted(told, "speed movement hold move turn street")
    speed = told.value("speed")
    if speed is None:
        draft.missing.append("speed")
    draft.you["speed"] = min(speed or 0, 20)
    draft.reads("speed", speed or 0, draft.me)
    draft.attempt = {"movement": draft.me}
    return draft


def movement_points(played: Course) -> int:
    return next(event.points for event in played.events if isinstance(event, MovementBegan))


def halves(told: Told) -> bool:
    resists = told.has("physical-resistance", "magical-resistance", "physical-immunity", "magical-immunity")
    return resists and told.has("weapon", "magic-weapon", "bonus", "spell") and told.question == "much"


def read_halves(told: Told) -> Draft:
    draft = drafted(told, "keep stay trade each monster bonus weapon magic-weapon combat hold spend")
    names = read_weapons(told, draft)
    if not names:
        draft.missing.append("bonus")
    values: dict[str, Any] = defenses(told, draft)
    name = draft.add_monster(**values)
    draft.attempt = {"combat": {"by": draft.me, "monster": name, "horror_checked": True}}
    draft.choices["fight-or-flee"] = ["fight"]
    return draft


def bonus_left(played: Course) -> int:
    return sum(event.counted for event in played.events if isinstance(event, BonusCounted))


def retainer(told: Told) -> bool:
    return (
        told.has("retainer", "loan", "blessed", "cursed")
        and told.has("upkeep")
        and told.question in ("happens", *ASKS, "much")
    )


def read_retainer(told: Told) -> Draft:
    """A card with an upkeep roll: in the first Upkeep after it was gained, or in a later one."""
    draft = drafted(told, "q-must upkeep first hold money must roll-for become pick-up new turn after")
    told.take("money")
    words = [word for word in UPKEEP_CARDS if told.has(word)]
    told.use(*words)
    if len(words) != 1:
        draft.missing.append("possible")
    fresh = told.has("first", "new", "become", "pick-up")
    draft.give("card", special=UPKEEP_CARDS[words[0]], fresh=fresh)
    draft.reads("new-card" if fresh else "old-card", words[0])
    draft.attempt = {"phase": "upkeep"}
    return draft


def answer_retainer(sheet: Sheet, reading: Reading) -> Answer:
    """What it pays, and whether there is a roll, which is left out the first time."""
    played = follow(sheet, reading)
    card = sheet.situation.investigators[0].cards[0]
    paid = sum(event.count for event in played.events if isinstance(event, MoneyGained))
    if reading.question == "much":
        return Answer(
            "number",
            ("arkham2e/retainer^income",),
            number=paid,
            of="money",
            events=played.events,
            answers=played.answers,
        )
    if reading.question == "happens":
        return played.answer()
    rolls = reading.told.has("roll-for") or card.special != "retainer"
    verdict = not card.fresh if rolls else paid > 0
    cites = "upkeep-roll^first-upkeep" if card.fresh else "upkeep-roll^what"
    if not rolls:
        cites = "retainer^first-upkeep" if card.fresh else "retainer^income"
    return Answer(
        "legal", (f"arkham2e/{cites}",), verdict=verdict, events=played.events, answers=played.answers
    )


def order(told: Told) -> bool:
    return (
        told.has("upkeep", "mythos", "game-turn", "phases")
        and told.question == "order"
        and not told.has("gate", "monster")
    )


def read_order(told: Told) -> Draft:
    draft = drafted(told, "goes upkeep mythos game-turn phases card turn turn round")
    phase = "upkeep" if told.has("upkeep") else "mythos" if told.has("mythos") else ""
    draft.reads("order-of", phase or "turn")
    draft.table["mythos_now"] = {"id": draft.name("mythos")}
    draft.attempt = {"phase": phase} if phase else {"round": True}
    return draft


TOPICS: dict[str, Topic[Sheet]] = {
    "points": Topic(points, read_points, counted("movement", movement_points, "movement-points^number")),
    "halves": Topic(halves, read_halves, counted("bonus", bonus_left)),
    "retainer": Topic(retainer, read_retainer, answer_retainer),
    "lasting": Topic(lasting, read_lasting, answer_lasting),
    "order": Topic(order, read_order, course),
}
