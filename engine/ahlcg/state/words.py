"""Whom and what the words of an effect mean here and now: you, they, each, one at your location, this card.

"any" is any number of them and "up-to-2" at most two, chosen one by one; with none, nothing happens.
A word may be narrowed after commas: by a trait or kind of card, "not" a trait, exhausted, ready, engaged,
unengaged, revealed, empty, no-enemies.
"""

from __future__ import annotations

import re
from collections import deque
from typing import TYPE_CHECKING

from engine.ahlcg.state.cards import Card, Enemy
from engine.ahlcg.state.naming import has_trait, same_name
from engine.kernel import Decision

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.ahlcg.state.board import Doing
    from engine.ahlcg.state.table import Location, Situation
    from engine.kernel import Procedure

_KINDS = ("asset", "event", "skill", "treachery", "enemy")


def here(doing: Doing) -> str:
    return doing.now.investigator(doing.you).location


def investigators(word: str, doing: Doing) -> Procedure[list[str]]:
    """In player order; where one is to be chosen, "you" choose."""
    found = [name for name in possible_investigators(word, doing) if doing.now.is_investigator(name)]
    return (yield from _chosen(word, found, doing))


def possible_investigators(word: str, doing: Doing) -> list[str]:
    """The investigators that the word could mean."""
    table = doing.now
    match _scope(word):
        case "you":
            return [doing.you]
        case "they":
            return [(doing.moment.who if doing.moment else None) or doing.you]
        case "lead":
            return [table.lead.id]
        case "each" | "one":
            return [each.id for each in table.investigators]
        case "each-here" | "one-here":
            return [each.id for each in table.at(here(doing))]
        case "each-there" | "one-there":
            return [each.id for each in table.at(there(doing))]
        case "active":
            return [table.active] if table.is_investigator(table.active) and table.active else []
    return [word] if table.is_investigator(word) else []


def means_each(word: str) -> bool:
    """Whether several investigators are meant, each of whom acts for themselves."""
    return _scope(word).startswith("each")


def enemies(word: str, doing: Doing, fits: Callable[[Enemy], bool] = lambda _: True) -> Procedure[list[str]]:
    found = possible_enemies(word, doing, fits)
    return (yield from _chosen(word, found, doing))


def possible_enemies(word: str, doing: Doing, fits: Callable[[Enemy], bool] = lambda _: True) -> list[str]:
    """The enemies that the word could mean and the effect could touch."""
    table = doing.now
    word, *narrow = _parts(word)
    match _scope(word):
        case "nearest":
            return _nearest([e for e in table.enemies if _fits(table, e, narrow) and fits(e)], doing)
        case "that":
            about = doing.moment.enemy if doing.moment else None
            source = doing.moment.about("source") if doing.moment else None  # of the harm
            meant = [about or source or (table.test and table.test.test.attacked) or ""]
        case "this":
            meant = [doing.this or ""]
        case "one" | "each":
            meant = [enemy.id for enemy in table.enemies]
        case "one-here" | "each-here":
            meant = [enemy.id for enemy in table.enemies if enemy.location == here(doing)]
        case "one-there" | "each-there":
            meant = [enemy.id for enemy in table.enemies if enemy.location == there(doing)]
        case "one-engaged" | "each-engaged":
            meant = [enemy.id for enemy in table.engaged_with(doing.you)]
        case _:
            meant = [word]
    return [
        enemy.id
        for enemy in table.enemies
        if enemy.id in meant and _fits(table, enemy, narrow) and fits(enemy) and not _immune(enemy, doing)
    ]


_GROUPS = {
    "asset": ("assets", "player-cards"),
    "event": ("events", "player-cards"),
    "skill": ("skills", "player-cards"),
    "treachery": ("treacheries",),
}


def _immune(enemy: Enemy, doing: Doing) -> bool:
    """Whether the card that this effect comes from belongs to a group that the enemy is immune to."""
    table = doing.now
    if not table.has(enemy, "immune"):
        return False
    if doing.this and table.is_investigator(doing.this):
        return "player-cards" in enemy.immune
    hands = (card for each in table.investigators for card in (*each.hand, *each.discard))
    every = (*table.cards_in_play(), *table.resolving, *hands)
    kind = next((card.kind for card in every if card.id == doing.this), "")
    return any(group in enemy.immune for group in _GROUPS.get(kind, ()))


def locations(word: str, doing: Doing) -> Procedure[list[str]]:
    found = possible_locations(word, doing)
    return (yield from _chosen(word, found, doing))


def possible_locations(word: str, doing: Doing) -> list[str]:
    word, *narrow = _parts(word)
    found = _locations(word, doing)
    return (
        [name for name in found if fits_place(doing.now, doing.now.location(name), narrow)]
        if narrow
        else found
    )


def _locations(word: str, doing: Doing) -> list[str]:
    table = doing.now
    match _scope(word):
        case "yours":
            return [here(doing)]
        case "that":
            where = doing.moment.about("location") if doing.moment else None
            return [where or here(doing)]
        case "this":
            this = doing.this
            host = next((p.id for p in table.locations if any(card.id == this for card in p.cards)), this)
            return [host] if host and table.is_location(host) else []
        case "one" | "each":
            return [place.id for place in table.locations]
        case "one-connected" | "each-connected":
            return list(table.location(here(doing)).connects)
    return [word] if table.is_location(word) else _by_name(word, [place.id for place in table.locations])


def _by_name(word: str, names: Sequence[str]) -> list[str]:
    """A place that a text names, in another case or as a part of its whole name."""
    return [name for name in names if same_name(name, word)][:1]


def there(doing: Doing) -> str | None:
    """The place of this card or enemy; of an enemy that has just left it, where it was."""
    this = doing.this
    table = doing.now
    if this and table.is_enemy(this):
        return table.enemy(this).location
    if this and table.is_location(this):
        return this
    where = doing.moment.about("location") if doing.moment else None
    if isinstance(where, str):
        return where
    return next((p.id for p in table.locations if any(c.id == this for c in p.cards)), here(doing))


def cards(word: str, doing: Doing, fits: Callable[[str], bool] = lambda _: True) -> Procedure[list[str]]:
    """Cards in play: this, one of yours, each of those at your location; only those that fit."""
    found = [name for name in possible_cards(word, doing) if fits(name)]
    return (yield from _chosen(word, found, doing))


def possible_cards(word: str, doing: Doing) -> list[str]:
    table = doing.now
    word, *narrow = _parts(word)
    match _scope(word):
        case "this":
            meant = [card for card in table.cards_in_play() if card.id == doing.this]
        case "one-yours" | "each-yours":
            meant = list(table.investigator(doing.you).play)
        case "one-here" | "each-here":
            meant = [card for each in table.at(here(doing)) for card in each.play]
        case "one" | "each":
            meant = [card for each in table.investigators for card in each.play]
        case _:
            meant = [card for card in table.cards_in_play() if card.id == word]
    return [card.id for card in meant if _fits(table, card, narrow)]


def chooses_card(word: str) -> bool:
    """Whether it is a word for cards that somebody controls."""
    return _scope(_parts(word)[0]) in ("one-yours", "each-yours") or (
        "," in word and any(part in _KINDS[:3] for part in _parts(word)[1:])
    )


def _parts(word: str) -> list[str]:
    return [part.strip() for part in word.split(",")]


def _fits(table: Situation, thing: Card | Enemy, narrow: Sequence[str]) -> bool:
    return all(_fits_one(table, thing, each) for each in narrow)


def _fits_one(table: Situation, thing: Card | Enemy, wanted: str) -> bool:
    match wanted:
        case "exhausted":
            return not thing.ready
        case "ready":
            return thing.ready
        case "engaged" | "unengaged":
            return isinstance(thing, Enemy) and bool(table.engaged(thing)) == (wanted == "engaged")
        case "asset" | "event" | "skill" | "treachery" | "enemy":
            return thing.kind == wanted
        case "non-weakness":
            return not thing.weakness
        case _ if wanted.startswith("not "):
            return not has_trait(table.traits(thing), wanted.removeprefix("not "))
        case _ if wanted.startswith("without "):
            return not same_name(thing.name, wanted.removeprefix("without "))
    return any(has_trait(table.traits(thing), each) for each in wanted.split(" or "))


def fits_place(table: Situation, place: Location, narrow: Sequence[str]) -> bool:
    hostile = any(enemy.location == place.id for enemy in table.enemies)
    known = {
        "revealed": place.revealed,
        "unrevealed": not place.revealed,
        "no-enemies": not hostile,
        "empty": not hostile and not table.at(place.id),
    }
    return all(known.get(each, has_trait(table.traits(place), each)) for each in narrow)


def _nearest(found: Sequence[Enemy], doing: Doing) -> list[str]:
    """Those that the fewest moves part from you."""
    far = distances(doing.now, here(doing))
    reached = [enemy for enemy in found if enemy.location in far]
    least = min((far[enemy.location or ""] for enemy in reached), default=0)
    return [enemy.id for enemy in reached if far[enemy.location or ""] == least]


def distances(table: Situation, start: str) -> dict[str, int]:
    far = {start: 0}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        for name in table.location(place).connects if table.is_location(place) else ():
            if name not in far:
                far[name] = far[place] + 1
                queue.append(name)
    return far


DONE = "done"


def _scope(word: str) -> str:
    """The word for all that may be chosen from: of "any-here" and "up-to-2-here", "each-here"."""
    return _SEVERAL.sub("each", word)


_SEVERAL = re.compile(r"^(any|up-to-(\d+))(?![^-,])")


def _chosen(word: str, found: Sequence[str], doing: Doing) -> Procedure[list[str]]:
    """Those of them that "you" choose, if the word leaves a choice."""
    if several := _SEVERAL.match(word):
        return (yield from _some(found, int(several[2] or len(found)), doing))
    if len(found) > 1 and word.startswith(("one", "nearest")):
        why = "ahlcg/target^who-picks"
        return [(yield Decision(what="target", by=doing.you, options=tuple(found), cites=why))]
    return list(found)


def _some(found: Sequence[str], most: int, doing: Doing) -> Procedure[list[str]]:
    """So many at most, all chosen before anything is done to them."""
    chosen: list[str] = []
    while len(chosen) < most and (left := [name for name in found if name not in chosen]):
        options = (DONE, *left)
        name = yield Decision(what="targets", by=doing.you, options=options, cites="ahlcg/target^who-picks")
        if name == DONE:
            break
        chosen.append(name)
    return chosen
