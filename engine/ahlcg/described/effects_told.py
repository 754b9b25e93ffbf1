"""What an ability does, as a description tells it: 1 doom, cancel, exhaust it, until the end of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.ahlcg.described.talk import Talk

    Result = dict[str, object]

AMOUNTS = ("doom", "horror", "damage", "resource", "card", "clue")
_SKILLS = ("willpower", "intellect", "combat", "agility")


def effects(talk: Talk, places: Sequence[int]) -> list[tuple[int, Result]]:
    """Each effect that is told there, with where it stands."""
    if called := _called_test(talk, places):
        return [called]
    found = [*_amounts(talk, places), *_deeds(talk, places), *_modifiers(talk, places)]
    ordered = sorted(found, key=lambda each: each[0])
    return [
        each for place, each in enumerate(ordered) if all(each[1] != other for _, other in ordered[:place])
    ]


def _called_test(talk: Talk, places: Sequence[int]) -> tuple[int, Result] | None:
    """Test agility (3), fail and take 1 damage: what comes with failing stands after it."""
    for place in places:
        skill = next((p for p in places if 0 < p - place <= _NEAR and talk.concept(p) in _SKILLS), None)
        if talk.concept(place) != "test" or skill is None:
            continue
        number = next((p for p in places if 0 < p - skill <= _NEAR and talk.concept(p) == "number"), None)
        if number is None:
            return None
        fails = [p for p in places if p > number and talk.concept(p) == "fail"]
        rest = [p for p in places if fails and p > fails[0]]
        lost = [result for _, result in effects(talk, rest)] if rest else []
        talk.use(place, skill, number, *fails)
        test = {
            "by": "you",
            "skill": talk.concept(skill),
            "difficulty": talk.terms[number].number,
            "on_failure": lost,
        }
        return place, {"result": "call-test", "test": test}
    return None


_NEAR = 4


def _amounts(talk: Talk, places: Sequence[int]) -> Iterator[tuple[int, Result]]:
    """A number of tokens or cards; without a number, one."""
    if not any(talk.concept(place) in AMOUNTS for place in places) and _verb(talk, places, "place-it"):
        numbers = [place for place in places if talk.concept(place) == "number"]
        if numbers and talk.amount == "doom":
            talk.use(numbers[0])
            yield numbers[0], _amount(talk, "doom", talk.terms[numbers[0]].number, places)
    for place in places:
        kind = talk.concept(place)
        if kind not in AMOUNTS or (kind == "card" and not _verb(talk, places, "draw")):
            continue
        count, number = 1, None
        before = talk.next_to(place, -1, 3)
        direct = before if before is not None and talk.concept(before) == "direct" else None
        if direct is not None:
            before = talk.next_to(direct, -1, 3)
            talk.use(direct)
        for near in (before, talk.next_to(place, 1, 2)):
            if near is not None and talk.concept(near) == "number" and near in places:
                count, number = talk.terms[near].number, near
                break
        talk.use(place, *([number] if number is not None else []))
        talk.amount = kind
        made = _amount(talk, kind, count, places)
        yield place, {**made, "direct": True} if direct is not None and made["result"] == "hurt" else made


def _amount(talk: Talk, kind: str, count: int, places: Sequence[int]) -> Result:
    match kind:
        case "doom":
            return {"result": "place-doom", "count": count}
        case "horror" | "damage":
            whom = "each" if _verb(talk, places, "each") else "you"
            return {"result": "hurt", "investigator": whom, kind: count}
        case "resource":
            return {"result": "gain-resources", "count": -count if _verb(talk, places, "lose") else count}
        case "card":
            return {"result": "draw-cards", "count": count}
    return {"result": "discover-clues", "count": count}


def _deeds(talk: Talk, places: Sequence[int]) -> Iterator[tuple[int, Result]]:
    for place in places:
        made: Result | None = None
        match talk.concept(place):
            case "cancel" | "cancelled":
                made = {"result": "cancel"}
                talk.use(
                    *(p for p in places if talk.concept(p) in ("revelation", "it", "ability", "treachery"))
                )
            case "exhaust" | "exhausted":
                made = {"result": "exhaust", "card": "that"}
                talk.use(*(p for p in places if talk.concept(p) in ("it", "any-enemy")))
            case "evade":
                made = {"result": "evade", "enemy": "one-engaged"}
                talk.use(*(p for p in places if talk.concept(p) in ("another", "any-enemy")))
            case "discard-it" if _verb(talk, places, "card"):
                made = {"result": "discard-hand", "count": 1}
                talk.use(*(p for p in places if talk.concept(p) == "card"))
            case "win":
                made = {"result": "end-game", "resolution": "R1"}
        if made:
            talk.use(place)
            yield place, made


def _modifiers(talk: Talk, places: Sequence[int]) -> Iterator[tuple[int, Result]]:
    """+1 willpower, until the end of the round or of the test."""
    for place in places:
        near = [each for each in (talk.next_to(place, 1, 3), talk.next_to(place, -1, 3)) if each is not None]
        skill = next((each for each in near if talk.concept(each) in _SKILLS), None)
        if talk.concept(place) == "signed" and skill is not None:
            ends = [each for each in places if talk.concept(each) in ("until-end-of-round", "end-of-round")]
            talk.use(place, skill, *ends)
            add = talk.terms[place].number
            until = "round" if ends else "test"
            yield place, {"result": "modify", "value": talk.concept(skill), "add": add, "until": until}


def _verb(talk: Talk, places: Sequence[int], concept: str) -> bool:
    return any(talk.concept(place) == concept for place in places)
