"""Who decides? Where the book names the first player, you, or nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.described.drafts import Draft, drafted
from engine.arkham2e.described.fates_told import read_belongings
from engine.arkham2e.described.surge_told import gate_opens_again, monsters_told
from engine.arkham2e.described.watching import decider
from engine.plain_words import Topic

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.plain_words import Told


def _with_first(told: Told, words: str) -> Draft:
    """You are not the first player."""
    draft = drafted(told, f"disagree player investigator friend {words}")
    draft.assumes("first-player", "", draft.first())
    return draft


def surge(told: Told) -> bool:
    return told.question == "who" and told.has("surge")


def read_surge(told: Told) -> Draft:
    """More monsters than the limit allows, or more than can be shared out evenly."""
    draft = _with_first(told, "surge gate opens monster appear arkham outskirts limit already goes full")
    many, seats = told.value("gate"), told.value("player")
    told.use("additional", "become")
    usual = 2 if told.has("outskirts", "limit", "full") else 5
    draft.seats(max(seats or usual, 2))
    if seats is None:
        draft.assumes("players", usual)
    else:
        draft.reads("players", seats)
    if many is None:
        many = 3
        draft.assumes("gates", many)
    else:
        draft.reads("gates", many)
    inside, outside = monsters_told(told, draft)
    full = told.has("outskirts", "limit", "full")
    if full and not inside:
        inside = len(draft.table["investigators"]) + 2
        draft.assumes("monsters-arkham", inside)
    gate_opens_again(draft, many, inside, outside)
    return draft


def clue(told: Told) -> bool:
    people = told.has("investigator", "friend", "player")
    return told.question == "who" and told.has("clue") and people and not told.has("monster", "spell")


def read_clue(told: Told) -> Draft:
    """Two investigators where the Mythos card puts a clue."""
    draft = _with_first(told, "clue appear location here pick-up mythos equal stand new")
    told.take("investigator", "friend", "player", "clue")
    draft.seat("friend")
    draft.reads("clue-appears")
    draft.table["mythos_now"] = {"id": draft.name("mythos"), "clue": draft.here}
    draft.attempt = {"step": "place-clue-token"}
    return draft


def flying(told: Told) -> bool:
    return told.question == "who" and told.has("flying")


def read_flying(told: Told) -> Draft:
    """Two investigators with the same Sneak on streets next to it."""
    draft = _with_first(told, "flying monster sneak equal street adjacent goes move sky mythos")
    told.take("investigator", "player", "friend", "street", "sneak")
    street, away = draft.name("street"), draft.add_space("away", type="street")
    draft.table["spaces"][1]["lines"] = [draft.here]
    draft.you["space"] = street
    other = draft.seat("friend")
    draft.table["investigators"][-1]["space"] = away
    draft.table["investigators"][0]["space"] = draft.name("there")
    draft.table["spaces"].append({"id": draft.name("there")})
    draft.reads("flying-tie", "", other)
    values = {"movement": "flying", "symbol": "moon", "space": "Sky"}
    draft.table["monsters"] = [{"id": draft.name("monster"), **values}]
    if not told.has("sky"):
        draft.assumes("from-sky")
    draft.table["mythos_now"] = {"id": draft.name("mythos"), "white": ["moon"]}
    draft.attempt = {"step": "move-monsters"}
    return draft


def together(told: Told) -> bool:
    same = told.has("same-time", "moment")
    return told.question == "who" and same and not told.has("monster", "surge", "flying")


def read_together(told: Told) -> Draft:
    """Two things at one moment."""
    draft = _with_first(told, "event moment same-time effect order happen card first goes")
    told.take("event", "card", "effect")
    for place in told.places("number"):
        if told.terms[place].number == 2:
            told.used.add(place)
    one, other = draft.name("one"), draft.name("other")
    each = [
        {"id": name, "by": draft.me, "effects": [{"effect": "log", "text": name}]} for name in (one, other)
    ]
    draft.reads("together")
    draft.attempt = {"together": each}
    return draft


def delayed(told: Told) -> bool:
    asks = told.question == "who" or (
        told.question in ("may", "does", "happens")
        and told.has("must", "q-must", "fight", "combat", "evade", "monster")
    )
    return told.every("delayed", "monster") and asks and not told.has("gate", "other-world")


def read_delayed(told: Told) -> Draft:
    """Delayed, with a monster in the space: the book does not say."""
    draft = drafted(
        told,
        "stand q-must delayed monster here must fight combat evade movement become face location street",
    )
    draft.table["silent"] = "ask"
    if told.denied("delayed") or told.denied("monster"):
        draft.missing.append("possible")
    draft.you["delayed"] = True
    draft.reads("delayed", "", draft.me)
    name = draft.add_monster(damage=1, horror_damage=1)
    draft.assumes("damage", 1, name)
    draft.assumes("horror-damage", 1, name)
    draft.reads("here-monster")
    draft.attempt = {"movement": draft.me}
    return draft


def last_spell(told: Told) -> bool:
    last = told.has("last") or told.value("sanity") == 1
    return (
        told.has("spell", "cast")
        and told.has("sanity")
        and last
        and told.question in ("who", "may", "does", "happens")
    )


def read_last_spell(told: Told) -> Draft:
    """A spell that costs the last Sanity: the book does not say whether it works."""
    draft = drafted(told, "spell cast sanity last spend works needed lose left hold play")
    told.value("sanity")
    draft.table["silent"] = "ask"
    draft.you["sanity"] = 1
    name = draft.give("spell", kind="spell", cost=1)
    draft.reads("last-sanity-spell", "", draft.me)
    draft.attempt = {"cast": {"by": draft.me, "spell": name}}
    return draft


def monster_order(told: Told) -> bool:
    return (
        told.question == "who"
        and told.has("monster")
        and told.has("first", "q-order")
        and not told.has("surge", "mythos")
    )


def read_monster_order(told: Told) -> Draft:
    """Several monsters where you are."""
    draft = drafted(
        told, "monster first q-order fight combat evade face here street location first-player kill"
    )
    many = max([fact.value for fact in told.take("monster")] or [2])
    draft.assumes("first-player", "", draft.first())
    draft.table["investigators"][0]["space"] = draft.name("there")
    draft.table["spaces"].append({"id": draft.name("there")})
    for _ in range(min(max(many, 2), 9)):
        draft.add_monster()
    draft.reads("monsters-here", many)
    draft.choices["move"] = ["stop"]
    draft.attempt = {"movement": draft.me}
    return draft


def losses(told: Told) -> bool:
    return (
        told.question == "who"
        and told.has("insane", "unconscious")
        and told.has("item", "card", "weapon", "spell")
    )


def read_losses(told: Told) -> Draft:
    """Which items go: the owner's choice."""
    draft = drafted(told, "insane unconscious item lose discard become card first-player hold")
    read_belongings(told, draft)
    cards = draft.you.get("cards", [])
    if len(cards) < 2:
        for _ in range(4):
            draft.give("item", kind="common")
        draft.assumes("items", 4, draft.me)
    lost = "sanity" if told.has("insane") else "stamina"
    draft.you[lost] = 1
    draft.reads("falls-to-zero", lost, draft.me)
    draft.befalls({"effect": "lose", lost: 1})
    return draft


def return_gate(told: Told) -> bool:
    return told.question == "who" and told.has("other-world", "return") and told.has("gate")


def read_return_gate(told: Told) -> Draft:
    """Two gates lead to the world that you come back from."""
    draft = drafted(
        told, "other-world return gate second-area goes location movement arkham equal first-player opens"
    )
    told.take("gate")
    draft.assumes("first-player", "", draft.first())
    world = draft.name("world")
    draft.you.update({"space": None, "world": world, "area": 2})
    draft.table["spaces"].append({"id": draft.name("there")})
    draft.table["gates"] = [
        {**draft.gate(number, space), "world": world}
        for number, space in ((1, draft.here), (2, draft.name("there")))
    ]
    draft.reads("gates", 2)
    draft.attempt = {"movement": draft.me}
    return draft


def upkeep(told: Told) -> bool:
    return told.question == "who" and told.has("upkeep")


def read_upkeep(told: Told) -> Draft:
    """Two upkeep actions of yours."""
    draft = drafted(told, "upkeep q-order first card first-player order hold")
    told.take("card")
    draft.assumes("first-player", "", draft.first())
    draft.give("card", special="blessing")
    draft.give("card", special="retainer")
    draft.reads("two-upkeep-actions", "", draft.me)
    draft.attempt = {"phase": "upkeep"}
    return draft


TOPICS: dict[str, Topic[Sheet]] = {
    "who-surge": Topic(surge, read_surge, decider),
    "who-clue": Topic(clue, read_clue, decider),
    "who-flying": Topic(flying, read_flying, decider),
    "who-together": Topic(together, read_together, decider),
    "delayed-monster": Topic(delayed, read_delayed, decider),
    "last-spell": Topic(last_spell, read_last_spell, decider),
    "who-upkeep": Topic(upkeep, read_upkeep, decider),
    "who-monster": Topic(monster_order, read_monster_order, decider),
    "who-losses": Topic(losses, read_losses, decider),
    "who-return": Topic(return_gate, read_return_gate, decider),
}
