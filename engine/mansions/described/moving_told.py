"""Moving: how far, through what, how often; what hinders it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.described import scenes
from engine.mansions.described.matters import MAY, MUCH, Matter
from engine.mansions.described.playing import legal, occurs
from engine.mansions.front import begun
from engine.mansions.phases.permission import legal_options
from engine.plain_words import Answer, cites_of

if TYPE_CHECKING:
    from engine.mansions.described.drafts import Draft
    from engine.mansions.sheet import Sheet
    from engine.plain_words import Reading, Told, Topic

STEPS = 2


def goes(draft: Draft, to: str | None = None) -> None:
    draft.attempt = {"move": {"by": draft.me, "to": to or draft.there}}


def _sealed(told: Told, draft: Draft) -> None:
    told.use("through", "move", "enter", "pass")
    denied = told.denied("sealed")
    draft.table["doors"][0]["sealed"] = not denied
    draft.reads("door", "" if denied else "sealed")
    draft.because("adjacent-spaces^sealed", "door^closed")
    draft.granted("door^what")
    _passes(told, draft)


def _barrier(told: Told, draft: Draft) -> None:
    name, door = draft.name("barrier"), draft.name("door")
    told.use("through", "move", "enter", "pass")
    draft.table["barriers"] = [{"id": name, "space": draft.here, "door": door}]
    draft.reads("barrier")
    draft.because("barrier^nobody")
    _passes(told, draft)


def _passes(told: Told, draft: Draft) -> None:
    """You, or a monster if that is asked."""
    if not told.has("monster"):
        goes(draft)
        return
    told.use("monster")
    if told.has("barrier"):  # it has a chance, by a card
        draft.missing.append("scene")
    monster = draft.add_monster()
    draft.because("moving-monsters^walls")
    draft.attempt = {"monster_move": {"monster": monster, "to": draft.there}}


def _legal_or_moves(sheet: Sheet, reading: Reading) -> Answer:
    if sheet.attempt.monster_move:
        return occurs("monster-moved")(sheet, reading)
    return legal(sheet, reading)


def _steps(told: Told, draft: Draft) -> None:
    told.use("hold", "action")
    if scenes.stunned(told, draft):
        draft.missing.append("who")
    draft.because("stun^one-move" if draft.you.get("stun") else "investigator-turn^steps")
    draft.because("movement-step^twice")
    draft.attempt = {"turn": draft.me}


def _moves_left(sheet: Sheet, reading: Reading) -> Answer:
    number = begun(sheet).moves_left(str(sheet.attempt.turn))
    return Answer("number", cites_of(reading), number=number, of="movement-steps")


def _so_far(told: Told, draft: Draft) -> None:
    """So many spaces in a turn: by Movement Steps, then by running."""
    spaces = scenes.how_many(told, "space", 0)
    told.use("move", "run", "space", "through", "action")
    if scenes.stunned(told, draft):
        draft.missing.append("who")
    steps = 1 if draft.you.get("stun") else STEPS
    if not spaces:
        draft.missing.append("count")
        return
    draft.turn.update(moves=min(spaces - 1, steps), action=spaces - 1 > steps)
    draft.reads("spaces", spaces, draft.me)
    draft.because("movement-step^third", "run^what", "movement-step^twice")
    goes(draft, draft.beside)


def _any_step(sheet: Sheet, reading: Reading) -> Answer:
    """Whether there is a step left to go on with."""
    options = legal_options(begun(sheet), str(sheet.attempt.actor))
    verdict = any(each.startswith(("move:", "run:")) for each in options)
    return Answer("legal", cites_of(reading), verdict=verdict)


def _moves_again(told: Told, draft: Draft) -> None:
    """One step more than so many: by running, if nothing else is left."""
    told.use("move", "movement-step", "third", "second", "times", "done-once", "additional", "run")
    moved = max([told.terms[at].number for at in told.places("times")] or [1])
    draft.turn["moves"] = min(moved, STEPS)
    draft.reads("moves", moved, draft.me)
    if moved > STEPS:
        draft.missing.append("count")
    draft.because("movement-step^third" if moved == STEPS else "movement-step^twice", "run^what")
    goes(draft, draft.beside)


def _stunned_moves(told: Told, draft: Draft) -> None:
    """Stunned, with a step behind you or not."""
    told.use("move", "movement-step", "second", "third", "run", "first")
    if scenes.stunned(told, draft):
        draft.missing.append("who")
    moved = scenes.moved(told, draft)
    if not moved and told.has("second", "third"):
        draft.turn["moves"] = 1
        draft.reads("moves", 1, draft.me)
    draft.because("stun^mid-turn" if draft.turn.get("moves") else "stun^one-move")
    goes(draft, draft.beside)


def _feature(told: Told, draft: Draft) -> None:
    """A ladder or a vent, for you or for a monster of a class."""
    feature = "vent" if told.has("vent") else "ladder"
    told.use(
        "vent", "ladder", "through", "pass", "move", "beast", "humanoid", "monster", "investigator", "run"
    )
    for name in (draft.here, draft.name("far")):
        draft.space(name)["features"] = [feature]
    draft.reads("feature", feature)
    classes = [kind for kind in ("beast", "humanoid") if told.has(kind)]
    if told.has("monster", *classes) and not told.has("me"):
        if len(classes) != 1:
            draft.missing.append("class")
        monster = draft.add_monster(**{"class": (classes or ["humanoid"])[0]})
        draft.attempt = {"monster_move": {"monster": monster, "to": draft.name("far")}}
        draft.reads("class", (classes or ["humanoid"])[0])
    else:
        if told.has("monster", *classes):
            draft.missing.append("who")
        goes(draft, draft.name("far"))
    draft.because(f"{feature}^others")
    draft.granted(f"{feature}^who")


def _corpses(told: Told, draft: Draft) -> None:
    many = scenes.how_many(told, "corpse")
    told.use("move", "same-time", "leave")
    draft.space(draft.here)["corpses"] = many
    draft.reads("corpses", many)
    draft.because("corpse^one" if many > 1 else "corpse^drag")
    goes(draft, draft.beside)


def _one_corpse(sheet: Sheet, reading: Reading) -> Answer:
    many = sheet.situation.space(sheet.situation.investigators[0].space).corpses
    return Answer("legal", cites_of(reading), verdict=many <= 1)


TOPICS: dict[str, Topic[Sheet]] = {
    "sealed-door": Matter(("door", "sealed"), MAY, _sealed, _legal_or_moves).topic(),
    "barred-door": Matter(
        ("door", "barrier"), MAY, _barrier, _legal_or_moves, (), ("stopped", "action")
    ).topic(),
    "feature": Matter((("vent", "ladder"),), MAY, _feature, _legal_or_moves).topic(),
    "corpses": Matter(("corpse", "drag"), MAY, _corpses, _one_corpse).topic(),
    "steps": Matter(("movement-step",), MUCH, _steps, _moves_left, ("move",)).topic(),
    "moves-again": Matter(
        (("move", "movement-step"), ("times", "done-once"), ("third", "second", "additional", "run")),
        MAY,
        _moves_again,
        _any_step,
        (),
        ("stun", "monster", "keeper", "evade", "lock", "explore", "action", "space"),
    ).topic(),
    "so-far": Matter(
        ("space", ("move", "run", "through", "pass")),
        MAY,
        _so_far,
        _any_step,
        (),
        ("monster", "keeper", "diagonal"),
    ).topic(),
    "stunned-moves": Matter(
        ("stun", ("move", "movement-step", "run")),
        MAY,
        _stunned_moves,
        legal,
        (),
        ("monster", "evade", "keeper"),
    ).topic(),
}
