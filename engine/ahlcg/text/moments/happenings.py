"""The events that an ability may wait for, by the words of its clause; what a trigger can and cannot say."""

from __future__ import annotations

import re
from typing import Literal

Timing = Literal["would", "when", "after", "at", "if", "while"]
OTHER = "other"
STATE = "state"  # no event: as long as something is so

PHASES = {
    "ph.mythos": ("step-1.1", "step-1.5"),
    "ph.investigation": ("step-2.1", "step-2.3"),
    "ph.enemy": ("step-3.1", "step-3.4"),
    "ph.upkeep": ("step-4.1", "step-4.6"),
    "n.round": ("step-1.1", "step-4.6"),
    "n.turn": ("step-2.2", "step-2.2.2"),
    "n.phase": ("phase-begins", "phase-ends"),
    "n.game": ("game-began", "game-ended"),
    "n.test": ("test-began", "test-ended"),
}

HURT = frozenset({"n.damage", "n.horror"})
NAMED = frozenset(
    {
        *("enemy-defeated", "enemy-spawned", "enemy-evaded", "enemy-attacks", "enemy-engaged", "enemy-moved"),
        *("investigator-moved", "location-left", "location-revealed", "card-entered-play", "card-left-play"),
    }
)
LONGEST = 5  # words of a name
FOES = frozenset({"enemy", "enemy-that", "self"})
FRIENDS = frozenset({"you", "investigator"})
DOERS = frozenset(
    {
        *("you", "investigator", "investigators", "player", "players"),
        *("ty", "badacz", "badacze", "gracz", "gracze"),
        *("ви", "дослідник", "дослідники", "гравець", "гравці"),
    }
)
TO_WHOM = frozenset(["ci", "tobie", "cię", "badaczowi", "badacza", "вам", "вас", "досліднику", "дослідника"])
UNHEARD = frozenset({"action-taken", "game-began"})  # the engine tells of no such event
CONTROLLED = frozenset({"card-entered-play", "card-defeated", "card-played"})  # told of with their controller
CARRIED = frozenset({"asset", "event", "skill", "investigator"})
NOUN = re.compile(r"(?:niu|ciu)\b|ння\b|втечі|перемоги|розіграшу|discovery|defeat(?= of)?$", re.IGNORECASE)
DEEDS = frozenset(
    {
        *("clues-discovered", "card-played", "card-drawn", "card-committed", "card-discarded"),
        *("investigator-moved", "enemy-evaded", "enemy-defeated", "enemy-engaged", "encounter-drawn"),
        *("location-revealed", "resources-gained", "token-revealed", "test-succeeded", "test-failed"),
    }
)
BELONGS = {  # nouns, and the events that a trigger may have them in
    "n.clue": ("clues-", "test-"),
    "n.doom": ("doom-",),
    "n.resource": ("resources-",),
    "n.damage": ("-hurt", "-damaged"),
    "n.horror": ("-hurt",),
}
OTHER_WAY = {"enemy-defeated": "investigator-defeated", "enemy-damaged": "investigator-hurt"}
ANY_CARD = ("card-", "encounter-drawn")


def _needs(*parts: str) -> tuple[frozenset[str], ...]:
    return tuple(frozenset(part.split()) for part in parts)


# The first whose every part has a word in the clause.
EVENTS: tuple[tuple[str, tuple[frozenset[str], ...]], ...] = (
    ("action-taken", _needs("v.perform", "n.action")),
    ("test-succeeded", _needs("v.success-investigate v.success-attack")),
    ("test-succeeded", _needs("v.investigate", "q.success")),
    ("enemy-evaded", _needs("v.evade", "q.success")),
    ("enemy-evaded", _needs("v.success-evade")),
    ("card-hurt", _needs("n.attack", "v.deal", "n.damage n.horror", "self")),
    ("investigator-hurt", _needs("n.attack", "v.deal", "n.damage n.horror", "you investigator")),
    ("enemy-defeated", _needs("v.defeat v.be-defeated", "enemy enemy-that")),
    ("investigator-defeated", _needs("v.be-defeated", "you investigator")),
    ("enemy-defeated", _needs("v.defeat v.be-defeated")),
    ("test-succeeded", _needs("v.succeed")),
    ("test-failed", _needs("v.fail")),
    ("clues-discovered", _needs("v.discover", "n.clue")),
    ("token-revealed", _needs("v.reveal v.draw", "n.token symbol")),
    ("token-revealed", _needs("symbol", "v.reveal v.draw v.resolve")),
    ("card-committed", _needs("v.commit")),
    ("doom-placed", _needs("n.doom", "v.place v.put")),
    ("card-entered-play", _needs("v.enter v.put", "n.play")),
    ("card-left-play", _needs("v.leave", "n.play n.game")),
    ("enemy-spawned", _needs("v.spawn")),
    ("enemy-disengaged", _needs("v.disengage")),
    ("enemy-engaged", _needs("v.engage")),
    ("enemy-evaded", _needs("v.evade")),
    ("location-left", _needs("v.leave v.move-out")),
    ("act-advanced", _needs("v.advance", "n.act")),
    ("agenda-advanced", _needs("v.advance", "n.agenda")),
    ("enemy-damaged", _needs("v.deal", "n.damage", "enemy enemy-that")),
    ("card-hurt", _needs("v.deal v.place v.take", "n.damage n.horror", "self it")),
    ("investigator-hurt", _needs("v.take v.deal v.place v.suffer v.draw", "n.damage n.horror")),
    ("encounter-drawn", _needs("v.draw", "n.encounter-card treachery enemy self")),
    ("card-drawn", _needs("v.draw", "n.card weakness asset event")),
    ("resources-gained", _needs("v.gain v.take v.lose", "n.resource")),
    ("card-played", _needs("v.play")),
    ("card-discarded", _needs("v.discard", "n.card asset event self it treachery enemy")),
    ("location-revealed", _needs("v.reveal", "location self at-this location-this here")),
    ("enemy-moved", _needs("v.enter v.move", "enemy")),
    ("investigator-moved", _needs("v.enter v.move")),
    ("enemy-attacks", _needs("v.attack n.attack n.opportunity")),
    ("test-succeeded", _needs("v.investigate", "n.clue")),
    ("action-taken", _needs("v.investigate")),
    ("test-began", _needs("v.perform v.initiate", "n.test")),
    ("treachery-resolved", _needs("v.resolve", "treachery n.card self")),
    ("card-discarded", _needs("v.discard")),
    ("card-exhausted", _needs("v.exhaust")),
    ("card-readied", _needs("v.ready")),
    ("action-taken", _needs("n.action")),
)

ATTEMPTS = {
    "v.success-investigate": "investigate",
    "v.investigate": "investigate",
    "during.investigate": "investigate",
    "n.investigation": "investigate",
    "v.success-attack": "fight",
    "during.fight": "fight",
    "during.evade": "evade",
    "n.evasion": "evade",
}
TRIED = {"v.evade": "evade", "v.attack": "fight", "v.investigate": "investigate"}
CARDS = {"asset": "asset", "event": "event", "skill-card": "skill", "treachery": "treachery"}
USED = frozenset(
    " ".join(
        (
            "you your n.game self here at-this location-this location trait non-trait enemy",
            "investigator by.more by.less n.one-or-more n.clue n.damage n.horror n.card asset event",
            "treachery skill-card n.token symbol n.test n.play n.doom n.resource n.act n.agenda",
            "n.attack m.would c.must n.encounter-card v.deal det.this , c.or n.hand during.investigate",
            "during.fight during.evade n.investigation det.each ( ) c.and n.action enemy-that",
            "n.evasion non-weakness control.yours q.success",
        )
    ).split()
)
