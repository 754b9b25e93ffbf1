"""What the Keeper's monsters do: attacking, moving, being placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.described import scenes
from engine.mansions.described.matters import ASKS, DOES, MAY, WHO, Matter
from engine.mansions.described.playing import decides, occurs, offered
from engine.mansions.state.table import KEEPER

if TYPE_CHECKING:
    from engine.mansions.described.drafts import Draft
    from engine.mansions.sheet import Sheet
    from engine.plain_words import Answer, Reading, Told, Topic

_MOST_PEOPLE = 4


def _victim(told: Told, draft: Draft) -> None:
    many = max(scenes.how_many(told, "investigator"), scenes.how_many(told, "player"), 2)
    told.use("investigator", "player", "person", "friend", "here", "keeper", "monster", "attack-step")
    draft.people(min(many, _MOST_PEOPLE))
    monster = draft.add_monster()
    draft.reads("people", many)
    draft.attempt = {"monster_attack": {"monster": monster}}


def _attack_step(told: Told, draft: Draft) -> None:
    told.use("monster", "keeper", "here", "attack-step", "all", "each", "must", "investigator", "keeper-turn")
    many = scenes.how_many(told, "monster", 2)
    for _ in range(many):
        draft.add_monster()
    draft.reads("monsters", many)
    draft.attempt = {"step": "monster-attack-step"}
    draft.because("monster-attack-step^some")


def _must_attack(sheet: Sheet, reading: Reading) -> Answer:
    """Where the Keeper can be done, nothing is a must."""
    return offered("monster-attack", compelled=True)(sheet, reading)


def _monster_attacks(told: Told, draft: Draft) -> None:
    """A monster with you, or not with you; stunned or not."""
    told.use("monster", "keeper", "here", "attack-step", "investigator", "keeper-turn", "attack")
    stunned = scenes.stunned(told, draft)
    apart = told.has("elsewhere", "adjacent", "same-room")
    told.use("elsewhere", "adjacent", "same-room")
    if not apart and not told.has("here") and not stunned:
        draft.missing.append("scene")
    scenes.monsters(told, draft, draft.beside if apart else draft.here, stun=int(stunned))
    if stunned:
        draft.reads("stunned-monster")
        draft.because("monster-attack-step^stunned", "stun^monster")
    draft.reads("monster-apart" if apart else "monster-here")
    draft.because("monster-attack-step^attack")
    draft.attempt = {"step": "monster-attack-step"}


def _stunned_monster(told: Told, draft: Draft) -> None:
    told.use("monster", "keeper", "move", "here", "keeper-turn")
    if not scenes.stunned(told, draft):
        draft.missing.append("who")
    monster = scenes.monsters(told, draft, stun=1)[0]
    draft.reads("stunned-monster")
    draft.because("stun^monster", "moving-monsters^stunned")
    draft.attempt = {"monster_move": {"monster": monster, "to": draft.beside}}


def _placing(told: Told, draft: Draft) -> None:
    told.use("monster", "place", "space", "here", "keeper", "card", "event", "action-card")
    told.take("space")
    draft.table["pool"] = [{"id": draft.name("monster"), "type": "placed"}]
    draft.shown = {"horror": 1}
    draft.reads("placed")
    effect = {"effect": "place-monster", "type": "placed", "room": draft.name("room")}
    draft.attempt = {"effects": {"effects": [effect]}}


def _stopped(told: Told, draft: Draft) -> None:
    told.use(
        "monster",
        "barrier",
        "stopped",
        "keeper",
        "move",
        "third",
        "action-card",
        "second",
        "additional",
        "action",
        "card",
    )
    monster = draft.add_monster()
    draft.table["turn"] = {"of": KEEPER, "stopped": [monster]}
    if told.has("next-turn"):
        told.use("next-turn")
        draft.table["turn"] = {"of": KEEPER}
    draft.reads("stopped")
    draft.because("hiding-and-barriers^no-other-action", "hiding-and-barriers^stopped")
    draft.attempt = {"monster_move": {"monster": monster, "to": draft.beside}}


TOPICS: dict[str, Topic[Sheet]] = {
    "victim": Matter(
        ("attack", "monster", ("investigator", "player")),
        WHO,
        _victim,
        decides("victim"),
        when=scenes.monster_attacks,
    ).topic(),
    "attackers": Matter(
        ("attack", "monster"),
        WHO,
        _attack_step,
        decides("monster-attack"),
        ("attack",),
        when=scenes.monster_attacks,
    ).topic(),
    "placing": Matter(("place", "space"), WHO, _placing, decides("space")).topic(),
    "must-attack": Matter(
        ("monster", "attack", "must"),
        ASKS,
        _attack_step,
        _must_attack,
        ("attack",),
        ("me", "stun", "evade", "horror-test"),
        when=scenes.monster_attacks,
    ).topic(),
    "monster-attacks": Matter(
        ("monster", "attack", ("me", "investigator", "here", "stun")),
        DOES,
        _monster_attacks,
        occurs("monster-attacks"),
        (),
        (
            "evade",
            "horror-test",
            "hidden",
            "bare-hands",
            "ranged",
            "sharp",
            "blunt",
            "weapon",
            "must",
            "through",
            "room",
        ),
        when=scenes.monster_attacks,
    ).topic(),
    "stunned-monster-moves": Matter(
        ("monster", "stun", "move"),
        MAY,
        _stunned_monster,
        occurs("monster-moved"),
        (),
        ("me", "evade", "attack"),
    ).topic(),
    "stopped": Matter(("barrier", "stopped", "move"), MAY, _stopped, occurs("monster-moved")).topic(),
}
