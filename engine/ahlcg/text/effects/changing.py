"""What lasts: modifiers and bans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, cast

from engine.ahlcg.state import effects as fx

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.ahlcg.state.effects import Period, Result, Value
    from engine.ahlcg.text.effects.clauses import Clause

    Frame = Callable[[Clause], "Result | None"]

_SKILLS = ("skill.willpower", "skill.intellect", "skill.combat", "skill.agility", "skill.all")
_VALUES = {
    "n.shroud": "shroud",
    "n.fight": "fight",
    "n.evade": "evade",
    "n.health": "health",
    "n.sanity": "sanity",
}
Banned = Literal["attack-you", "move", "enter", "discover-clues", "ready", "play", "draw", "damage", "heal"]
_BOTH = ("one", "each", "one-here", "each-here", "one-there", "each-there")
BANS: dict[str, Banned] = {
    "v.move": "move",
    "v.play": "play",
    "v.draw": "draw",
    "v.ready": "ready",
    "v.heal": "heal",
}


def ban(clause: Clause, what: Banned) -> Result | None:
    clause.drop("c.cannot")
    until = clause.until()
    if until is None and not clause.context.constant:
        return None
    whom = _always(clause.who() or _as_enemy(clause.creature()) or "you", clause)
    return fx.Forbid(whom=whom, what=what, until=cast("Period", until or "round")) if whom else None


def unattacked(clause: Clause) -> Result | None:
    """ "Enemies cannot attack you": all of them; that only some cannot, the engine has no word for."""
    clause.drop("c.cannot")
    until = clause.until()
    if not clause.pop("you") or (until is None and not clause.context.constant):
        return None
    if clause.enemy() != "each":
        return None
    return fx.Forbid(what="attack-you", until=cast("Period", until or "round"))


def forbid(verb: str) -> Frame:
    def frame(clause: Clause) -> Result | None:
        if not clause.has("c.cannot"):
            return None
        if verb == "v.play":
            both = clause.has("asset") == clause.has("event")
            clause.drop("asset", "event", "c.or", "c.and", "n.card")
            if not both:
                return None
        clause.drop(*{"v.draw": ("n.card",), "v.heal": ("n.damage", "c.or", "n.horror")}.get(verb, ()))
        return ban(clause, BANS[verb])

    return frame


def modifiers(clause: Clause) -> list[Result] | None:
    """So much to one value or more, for a time; of a constant ability, for as long as it is there."""
    if not clause.has("signed") or set(clause.verbs()) - {"v.get", "v.take", "v.gain"}:
        return None
    clause.drop("v.get", "v.take", "v.gain", ",")
    until = clause.until()
    if until is None and not clause.context.constant:
        return None
    whom: str | None
    if clause.context.constant and (enemies := _every_enemy(clause)):
        whom = enemies
    elif clause.has("n.shroud", "n.fight", "n.evade"):
        whom = _as_enemy(clause.creature()) or clause.location()
    elif clause.has("n.health", "n.sanity") and clause.has("self"):
        whom = clause.creature()
    else:
        whom = clause.whom()
    whom = _always(whom, clause)
    found: list[Result] = []
    per = clause.pop("per-investigator") is not None
    while (sign := clause.pop("signed")) and whom:
        values = [token for token in (clause.pop(*_SKILLS), clause.pop(*_VALUES)) if token]
        if not values:
            return None
        for token in values[:1]:
            value = _VALUES.get(token.name, token.name.removeprefix("skill."))
            period = cast("Period", until or "round")
            add = fx.Each(of="started", times=sign.number) if per else sign.number
            found.append(fx.Modify(whom=whom, value=cast("Value", value), add=add, until=period))
        while clause.has(*_SKILLS) and not clause.has("signed"):
            clause.drop("c.and")
            other = clause.pop(*_SKILLS)
            if other is None:
                break
            value = other.name.removeprefix("skill.")
            period = cast("Period", until or "round")
            found.append(fx.Modify(whom=whom, value=cast("Value", value), add=sign.number, until=period))
        clause.pop("c.and")
    return found if found and clause.empty else None


def _every_enemy(clause: Clause) -> str | None:
    """ "each enemy", "each [[…]] enemy in play": wherever it is."""
    if clause.has("here", "at-this", "at-its", "location-this", "engaged-you", "others"):
        return None
    if not clause.has("det.each") or not clause.has("enemy"):
        return None
    clause.drop("det.each", "n.play")
    narrow = [token for token in clause.tokens if token.name in {"trait", "non-trait"}]
    clause.drop("enemy", "trait", "non-trait")
    words = (f"not {token.word}" if token.name == "non-trait" else token.word for token in narrow)
    return ", ".join(("each-enemy", *words)) if len(narrow) < 2 else None


def _always(whom: str | None, clause: Clause) -> str | None:
    """Of a constant ability nobody is chosen; those "there" are those at this place or enemy."""
    if whom is None or not clause.context.constant:
        return whom
    word = whom.split(",")[0]
    if word.startswith(("one", "any", "up-to", "nearest")):
        return None
    if word == "each" and "enemy" in whom:
        return ", ".join(("each-enemy", *(part for part in whom.split(", ")[1:] if part != "enemy")))
    if word == "each-there":
        return whom.replace("there", "here", 1) if clause.context.kind in {"location", "enemy"} else None
    return whom


def _as_enemy(word: str | None) -> str | None:
    """The same words are used for investigators: say that enemies are meant."""
    return f"{word}, enemy" if word and word.split(",")[0] in _BOTH else word


def chosen_skill(clause: Clause) -> list[Result] | None:
    """So much to a skill that you choose."""
    if clause.pop("skill.choice") is None or set(clause.verbs()) - {"v.get", "v.gain", "v.take"}:
        return None
    clause.drop("v.get", "v.gain", "v.take", ",")
    sign, until, whom = clause.pop("signed"), clause.until(), clause.whom()
    if sign is None or until is None or not clause.empty:
        return None
    period = cast("Period", until)
    options = tuple(
        (fx.Modify(whom=whom, value=skill.value, add=sign.number, until=period),) for skill in fx.Skill
    )
    return [fx.Choose(options=options)]


def substitute(clause: Clause) -> Result | None:
    """Another skill in place of one or more: for a time, or wherever this location is investigated."""
    skills = [token.name.removeprefix("skill.") for token in clause.tokens if token.name in _SKILLS[:4]]
    if not clause.pop("c.instead") or not skills:
        return None
    clause.drop(*_SKILLS[:4], "c.and", "c.or", "your", "c.may")
    if clause.pop("n.skill-asked") and len(skills) == 1:
        clause.drop("v.investigate", "n.investigation", "during.investigate")
        here = clause.pop("location-this", "at-this") and clause.context.kind in {"", "location"}
        if not here or not clause.context.constant:
            return None
        return fx.Substitute(whom="this", skill=fx.Skill(skills[0]), attempt="investigate", may=False)
    until = clause.until()
    if (until is None) != clause.context.constant or len(skills) < 2 or clause.whom() != "you":
        return None
    until = until or "round"
    others = tuple(fx.Skill(each) for each in skills[1:])
    return fx.Substitute(skill=fx.Skill(skills[0]), instead_of=others, until=cast("Period", until))


def more_slots(clause: Clause) -> Result | None:
    """ "You have 1 additional arcane slot"."""
    slot = next((token for token in clause.tokens if token.name.startswith("slot.")), None)
    if slot is None or not clause.context.constant or not clause.pop("q.additional"):
        return None
    number = clause.pop("num")
    clause.drop(slot.name, "you", "n.one-or-more", "state")
    return fx.Slots(slot=cast("Any", slot.name.removeprefix("slot.")), count=number.number if number else 1)


def blank(clause: Clause) -> Result | None:
    """An enemy's text box counts as blank, for a time."""
    until = clause.until()
    enemy = clause.enemy()
    clause.drop("it", "(", ")", "n.textbox")
    return fx.Blank(card=enemy, until=cast("Period", until)) if enemy and until else None
