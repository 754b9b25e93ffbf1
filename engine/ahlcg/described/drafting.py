"""A scene → a situation sheet: what is said as it is said, the rest by defaults, each of which is listed."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from engine.ahlcg import library
from engine.ahlcg.described.attempting import attempted
from engine.ahlcg.described.committing import WILD
from engine.ahlcg.described.drafts import Draft, ability_name
from engine.ahlcg.described.scene import CardDraft, Foe, Person, Place
from engine.ahlcg.described.seating import seat
from engine.ahlcg.judging.likely import ORDERS, Wish

if TYPE_CHECKING:
    from engine.ahlcg.described.drafts import Fields
    from engine.ahlcg.described.scene import AbilityDraft, Commit, Scene, Thing
    from engine.ahlcg.judging.question import Happening
    from rules_graph.model import Lang

    Owned = dict[str, list[Fields]]  # abilities by what they are on


def draft(scene: Scene, lang: Lang) -> Draft:
    """The sheet of a scene, or what is missing for one."""
    made = Draft(lang)
    attempt = attempted(scene, made)
    if attempt is None:
        made.missing.append("attempt")
    _check_enough(scene, made, attempt)
    made.table = _situation(scene, made)
    if attempt is not None and not made.missing:
        made.sheet = {"situation": made.table, "attempt": attempt}
    _wishes(scene, made)
    return made


def _check_enough(scene: Scene, made: Draft, attempt: Fields | None) -> None:
    """Facts without which any answer would be a guess."""
    about = scene.question.about if scene.question else None
    lives = any(who.facts.keys() & {"health", "sanity"} for who in scene.people)
    if about and about.event == "investigator-defeated" and not lives:
        made.missing.append("health")
    if about and about.event == "has":
        made.missing += _unknown_before(scene, about)
    asked = scene.question.asks if scene.question else ""
    if asked == "how-much" and about and about.event == "doom-placed" and "doom" not in scene.agenda:
        made.missing.append("doom")
    placed = scene.equidistant or scene.ways or any(who.place for who in scene.people)
    if attempt == {"step": "step-3.2"} and len(scene.people) > 1 and not placed:
        made.missing += ["location", "connections"]


def _unknown_before(scene: Scene, about: Happening) -> list[str]:
    """Of what somebody has in the end we must know how much they had."""
    field = {"resource": "resources", "clue": "clues", "card": "hand"}.get(about.kind, about.kind)
    who = next((each for each in scene.people if about.who in (None, each.name)), None)
    known = about.place is not None or (who is not None and field in who.facts)
    return [] if known else [field]


def _situation(scene: Scene, made: Draft) -> Fields:
    if not scene.people:
        made.assume("one-investigator")
        scene.people.append(Person(made.call("investigator"), "investigator"))
    seat(scene, made)
    owners: Owned = {}
    table: list[Fields] = []
    for ability in scene.abilities:
        _place_ability(ability, ability_name(scene, ability, made), owners, table)
    situation: Fields = {
        "investigators": [_investigator(each, scene, made, owners) for each in scene.people],
        "locations": [_location(each, owners) for each in scene.places],
        "enemies": [_enemy(each, scene, made, owners) for each in scene.foes if not each.newcomer],
        "set_aside": [_newcomer(each, scene, made, owners) for each in scene.foes if each.newcomer],
        "lasting": [
            {"whom": who.name, "value": skill, "add": add, "until": "round"}
            for who, skill, add in scene.lasting
        ],
    }
    situation |= _decks(scene, made, owners)
    if scene.automatic and scene.deed and scene.deed.by:
        name, owner = made.call("automatic"), scene.deed.by.name
        table.append({"id": name, "owner": owner, "at": "window", "automatic": "success"})
        made.wishes.append(Wish(option=name))
    if scene.deed and scene.deed.do in ("parley", "resign") and scene.deed.by:
        table.append(_talking(scene.deed.do, made))
    if table:
        situation["abilities"] = table
    if scene.campaign:
        situation["campaign"] = True
    active = next((each for each in scene.people if each.active), None)
    if active:
        situation["active"] = active.name
    _tell_apart(situation)
    return {name: value for name, value in situation.items() if value}


def _tell_apart(situation: Fields) -> None:
    """What is about to be drawn is not yet in play; of two cards of one name, one has a number."""
    drawn = {card["id"] for card in situation.get("encounter_deck", ())}
    for area in ("enemies", "set_aside"):
        situation[area] = [enemy for enemy in situation[area] if enemy["id"] not in drawn]
    seen: set[str] = set()
    for who in situation["investigators"]:
        if "threat" in who:
            who["threat"] = [card for card in who["threat"] if card["id"] not in drawn]
        for card in (card for area in ("hand", "play", "threat") for card in who.get(area, ())):
            name = card["id"]
            numbered = (f"{name} {number}" for number in count(2))
            card["id"] = name if name not in seen else next(each for each in numbered if each not in seen)
            seen.add(card["id"])


def _talking(what: str, made: Draft) -> Fields:
    """An ability to parley or to resign; what comes of a parley only its card says."""
    name = made.call(what)
    data: Fields = {"id": name, "at": "action", "designator": what, "cost": {"actions": 1}}
    return data if what == "resign" else {**data, "results": [{"result": "opaque", "text": name}]}


def _investigator(who: Person, scene: Scene, made: Draft, owners: Owned) -> Fields:
    data: Fields = {"id": who.name, "location": who.place.name if who.place else made.call("here")}
    values = (
        "willpower",
        "intellect",
        "combat",
        "agility",
        "clues",
        "resources",
        "actions",
        "damage",
        "horror",
    )
    data |= {name: who.facts[name] for name in values if name in who.facts}
    data |= {name: max(1, who.facts[name]) for name in ("health", "sanity") if name in who.facts}
    if who in scene.lethal and not data.keys() & {"health", "sanity"}:
        data["health"] = 1
        made.assume("lethal", who=who.name)
    if hand := _hand(who, scene, made, owners):
        data["hand"] = hand
        if who.hand and "resources" not in data:
            data["resources"] = 5
            made.assume("resources")
    for area, cards in (("play", who.play), ("threat", who.threat)):
        if cards:
            data[area] = [_card(card, owners) for card in cards]
    if "elder_sign" in scene.symbols:
        data["elder_sign"] = {"add": scene.symbols["elder_sign"]}
    if "deck" not in who.facts:
        data["deck"] = 10
        draws = scene.moment == "upkeep" or (scene.deed is not None and scene.deed.do == "draw")
        if draws or "draw-cards" in str(data):
            made.assume("decks")
    if own := owners.get(_key(who)):
        data["abilities"] = [{**ability, "owner": who.name} for ability in own]
    return data


def _hand(who: Person, scene: Scene, made: Draft, owners: Owned) -> list[Fields]:
    """Cards that are told of; where the hand is counted in upkeep, unnamed ones too; what is committed."""
    hand = [_card(card, owners) for card in who.hand]
    more, weak = who.facts.get("hand", 0) - len(hand), who.facts.get("weaknesses", 0)
    if weak or scene.moment in ("hand-check", "upkeep"):
        names = [(made.call("weakness"), n) for n in range(1, min(weak, more) + 1)]
        hand += [{"id": f"{name} {n}", "weakness": True} for name, n in names]
        hand += [{"id": f"{made.call('card')} {n}"} for n in range(1, more - weak + 1)]
    actor = scene.deed.by if scene.deed else None
    for commit in scene.commits:
        if (commit.by or actor) is who:
            made.assume("matching-icon") if commit.skill == WILD else None
            card: Fields = {"kind": "skill", "icons": [commit.skill] * commit.icons}
            hand += [{"id": name, **card} for name in committed_names(commit, scene, made)]
    return hand


def committed_names(commit: Commit, scene: Scene, made: Draft) -> list[str]:
    """Each committed card by a name of its own."""
    before = sum(each.cards for each in scene.commits[: scene.commits.index(commit)])
    numbers = range(before + 1, before + commit.cards + 1)
    name = made.call("committed")
    return [name if number == 1 else f"{name} {number}" for number in numbers]


def _card(card: CardDraft, owners: Owned) -> Fields:
    """As it is told; a card that the player has imported, as it is printed."""
    if card.named and library.has(card.name):
        return {"card": card.name, "id": card.name}
    data: Fields = {"id": card.name, "kind": card.kind}
    data |= {
        name: card.facts[name] for name in ("health", "sanity", "damage", "horror") if card.facts.get(name)
    }
    data |= {name: card.facts[name] for name in ("cost", "uses") if name in card.facts}
    if card.slots:
        data["slots"] = list(card.slots)
    if card.fast:
        data["fast"] = True
    abilities = [
        {"id": f"{card.name} {number}", **ability.data} for number, ability in enumerate(card.abilities, 1)
    ]
    abilities += owners.get(_key(card), [])
    if abilities:
        data["abilities"] = abilities
    elif card.kind == "event" and not card.facts.keys() - {"cost"}:
        data["abilities"] = [
            {"id": card.name, "at": "play", "results": [{"result": "opaque", "text": card.name}]}
        ]
    return data


def _enemy(foe: Foe, scene: Scene, made: Draft, owners: Owned) -> Fields:
    data: Fields = {"id": foe.name, "location": foe.place.name if foe.place else made.call("here")}
    data |= {
        name: foe.facts[name]
        for name in ("fight", "evade", "health", "damage", "horror", "doom")
        if name in foe.facts
    }
    data |= dict.fromkeys(sorted(foe.keywords), True)
    if foe.ready is None:
        made.assume("enemy-ready", enemy=foe.name)
    elif not foe.ready:
        data["ready"] = False
    if foe.prefers:
        data["prey"] = dict([foe.prefers])
    if foe.engaged:
        data["engaged"] = [each.name for each in foe.engaged]
    if "damage" not in foe.facts and "horror" not in foe.facts and _could_attack(foe, scene):
        data["damage"] = 1
        made.assume("enemy-damage", enemy=foe.name)
    if own := owners.get(_key(foe)):
        data["abilities"] = own
    return data


def _newcomer(foe: Foe, scene: Scene, made: Draft, owners: Owned) -> Fields:
    """An enemy that is not in play yet."""
    data = _enemy(foe, scene, made, owners)
    return {name: value for name, value in data.items() if name not in ("location", "engaged")} | {
        "kind": "enemy"
    }


def _could_attack(foe: Foe, scene: Scene) -> bool:
    return (
        bool(foe.engaged) or foe.keywords & {"massive", "retaliate"} != set() or scene.moment == "enemy-phase"
    )


def _location(place: Place, owners: Owned) -> Fields:
    data: Fields = {"id": place.name}
    data |= {name: place.facts[name] for name in ("shroud", "clues") if name in place.facts}
    if place.revealed is False:
        data["revealed"] = False
    if place.connects:
        data["connects"] = [each.name for each in place.connects]
    if own := owners.get(_key(place)):
        data["abilities"] = own
    return data


def _decks(scene: Scene, made: Draft, owners: Owned) -> Fields:
    found: Fields = {}
    agenda = owners.get(_key("agenda"), [])
    if scene.agenda or agenda or _needs_agenda(scene):
        found["agendas"] = [
            {"id": made.call("agenda"), **scene.agenda, **({"abilities": agenda} if agenda else {})}
        ]
    if scene.acts:
        found["acts"] = [
            {"id": f"{made.call('act')} {number}", **act} for number, act in enumerate(scene.acts, 1)
        ]
    if scene.drawn:
        found["encounter_deck"] = [
            _drawn(scene, made),
            {"id": made.call("next-card"), "kind": "treachery"},
        ]
    elif "deck" not in scene.encounter and scene.deed and scene.deed.do == "encounter":
        found["encounter_deck"] = [
            {"id": f"{made.call('card')} {n}", "kind": "treachery"} for n in range(1, 5)
        ]
    if scene.bag:
        found["bag"] = list(scene.bag)
    symbols = {name: {"add": value} for name, value in scene.symbols.items() if name != "elder_sign"}
    for name, results in scene.symbol_effects.items():
        symbols.setdefault(name, {})["results"] = results  # type: ignore[assignment]
    if symbols:
        found["symbols"] = [[name, effect] for name, effect in symbols.items()]
    return found


def _needs_agenda(scene: Scene) -> bool:
    return any("place-doom" in str(ability.data) for ability in scene.abilities)


def _drawn(scene: Scene, made: Draft) -> Fields:
    card = scene.drawn
    assert card is not None
    data: Fields = {"id": card.name, "kind": card.kind}
    data |= dict.fromkeys(sorted(card.keywords), True)
    if card.spawns:
        data["spawn"] = [card.spawns.name]
    revelations = [a for a in scene.abilities if a.type == "revelation"]
    if revelations:
        data["abilities"] = [
            {"id": ability_name(scene, a, made), "text": a.text, **a.data} for a in revelations
        ]
    return data


def _place_ability(ability: AbilityDraft, name: str, owners: Owned, table: list[Fields]) -> None:
    """Each ability where it is: on a thing, on the agenda, or beside the table."""
    if ability.type == "revelation":
        return
    data = {"id": name, "text": ability.text, **ability.data}
    on = ability.on
    if isinstance(on, str):
        owners.setdefault(_key(on), []).append(data) if on == "agenda" else table.append(data)
    elif on is None:
        table.append(data)
    else:
        owners.setdefault(_key(on), []).append(data)


def _key(on: Thing | str) -> str:
    return on if isinstance(on, str) else f"{type(on).__name__} {id(on)}"


def _wishes(scene: Scene, made: Draft) -> None:
    """What the description says is chosen: abilities that are used, who comes first, cards committed."""
    used = [ability_name(scene, a, made) for a in scene.abilities if a.type in ("reaction", "free")]
    made.wishes += [Wish(option=name) for name in used]
    made.wishes += [Wish(option=name, what=ORDERS) for name in scene.first]
    if any(name == who.name for who in scene.people for name in scene.first):
        made.wishes.append(Wish(option="together", what=("massive-way",)))
    made.wishes += [Wish(option=foe.name, what=("target", "targets")) for foe in scene.aimed]
    if "asset" in scene.chosen:
        on = [card.name for who in scene.people for card in who.play]
        made.wishes += [Wish(option=name, what=("assign-damage", "assign-horror")) for name in on]
    names = [name for commit in scene.commits for name in committed_names(commit, scene, made)]
    made.wishes += [Wish(option=name) for name in names]
