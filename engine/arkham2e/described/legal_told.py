"""May I? Fleeing, hands, clues, trading, special cards, trophies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.arkham2e.described.drafts import Draft, acts, drafted
from engine.arkham2e.described.speech import CHECKS
from engine.arkham2e.described.watching import Watch, follow, told_so
from engine.arkham2e.events import CardInHand, ClueSpent
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.plain_words import Reading, Told

ASKS = ("may", "does")
_FIGHTING = ("monster", "combat", "fight", "normal", "instead", "before", "here", "round")
_SPECIAL = {
    "retainer": "retainer",
    "loan": "bank-loan",
    "membership": "membership",
    "blessed": "blessing",
    "cursed": "curse",
}


def flees(told: Told) -> bool:
    within = told.has("evade", "evade-check") and told.has("combat") and not told.has("before")
    ask = told.question in ASKS and not told.has("stay", "move", "gate", "second-area")
    return ask and (told.has("flee") or within)


def read_flee(told: Told) -> Draft:
    draft = drafted(told, "flee evade evade-check again", *_FIGHTING)
    acts(told, draft)
    name = draft.add_monster(ambush=_ambush(told, draft))
    draft.attempt = {"combat": {"by": draft.me, "monster": name, "horror_checked": True}}
    draft.reads("in-combat")
    return draft


def _ambush(told: Told, draft: Draft) -> bool:
    if not told.has("ambush"):
        return False
    told.use("ambush")
    no = told.denied("ambush")
    draft.reads(*(("is-not", "ambush") if no else ("ambush", "")))
    return not no


FLEE = Watch("fight-or-flee^choice", "ambush^no-flee", choice="fight-or-flee", option="flee")


def evades(told: Told) -> bool:
    plain = told.has("evade") and told.has("monster", "ambush")
    other = told.has(
        "stay",
        "move",
        "leave-place",
        "gate",
        "fail",
        "delayed",
        "return",
        "clue",
        "encounters",
        "beaten",
        "kill",
    )
    return plain and not other and told.question in ASKS


def read_evade(told: Told) -> Draft:
    draft = drafted(told, "evade evade-check", *_FIGHTING)
    acts(told, draft)
    name = draft.add_monster(ambush=_ambush(told, draft))
    draft.attempt = {"face": {"by": draft.me, "monster": name}}
    draft.reads("faces")
    return draft


def answer_evade(sheet: Sheet, reading: Reading) -> Answer:
    yes = "ambush^evade-first" if sheet.situation.monsters[0].ambush else "evading-monsters^when"
    return Watch(yes, yes, choice="evade-or-fight", option="evade")(sheet, reading)


def hands(told: Told) -> bool:
    return told.has("one-handed", "two-handed") and told.has("weapon", "spell") and told.question in ASKS


def read_hands(told: Told) -> Draft:
    """Each weapon with the hands that are named before it."""
    draft = drafted(told, "one-handed two-handed combat-check combat spend same-time hold fight")
    told.use("monster", "test", "both", "round")
    named = told.places("weapon", "magic-weapon", "spell")
    for place in told.places("one-handed", "two-handed"):
        size = 2 if told.terms[place].concept == "two-handed" else 1
        after = next((at for at in named if at > place), None)
        many = next((fact.value for fact in told.facts if fact.of == after and fact.kind == "number"), 1)
        told.used.update(at for fact in told.facts if fact.of == after for at in (fact.at, fact.of))
        for _ in range(min(many, 5)):
            draft.give("weapon", kind="common", bonus=1, hands=size)
        draft.reads("hands", f"{many} × {size}")
        if after is not None:
            told.used.add(after)
    if len(named) > len(told.places("one-handed", "two-handed")):
        draft.missing.append("hands")
    cards = draft.you.get("cards", [])
    draft.choices["arm"] = [f"use:{card['id']}" for card in cards]
    draft.attempt = {"combat": {"by": draft.me, "monster": draft.add_monster(), "horror_checked": True}}
    return draft


def answer_hands(sheet: Sheet, reading: Reading) -> Answer:
    """Whether all of them can be taken up together."""
    played = follow(sheet, reading)
    used = sum(isinstance(event, CardInHand) for event in played.events)
    all_ = used == len(sheet.situation.investigators[0].cards)
    cites = ("arkham2e/weapon-and-spell-limits^two-hands",)
    return Answer("legal", cites, verdict=all_)


def owning(told: Told) -> bool:
    return told.has("carry") and told.has("weapon", "spell", "item") and told.question in ASKS


def read_owning(told: Told) -> Draft:
    draft = drafted(told, "carry more-than-one weapon spell item two-handed one-handed same-time")
    told.take("weapon", "spell", "item")
    draft.reads("owning")
    draft.attempt = {"movement": draft.me}
    return draft


def clue_after(told: Told) -> bool:
    after = told.has("pass", "fail", "after-roll", "more-than-one", *CHECKS) or (told.value("clue") or 0) > 1
    return told.every("clue", "spend") and after and not told.has("seal", "gate") and told.question in ASKS


def read_clue_after(told: Told) -> Draft:
    """A check that is passed, or failed, with clues in hand."""
    draft = drafted(told, "clue spend test after-roll additional die pass fail add again")
    told.use(*CHECKS, "all", "hold", "more-than-one", "reroll", "same-time", "each")
    told.used.update(
        at for at in told.places("number") if told.terms[at].number == 1 and _counts_check(told, at)
    )
    many = told.value("clue") or (3 if told.has("more-than-one") else 1)
    passed = told.has("pass") and not told.has("fail")
    draft.you.update({"lore": 3, "clues": min(many, 9)})
    draft.shown = {"lore": 1 if passed else 0}
    draft.choices["after-roll"] = ["clue"] * min(many, 9)
    draft.reads("clues", many, draft.me)
    draft.reads("check-passed" if passed else "check-failed")
    draft.attempt = {"check": {"by": draft.me, "check": "lore"}}
    return draft


def _counts_check(told: Told, place: int) -> bool:
    """ "In one check"."""
    return place + 1 < len(told.terms) and told.terms[place + 1].concept == "test"


def answer_clue_after(sheet: Sheet, reading: Reading) -> Answer:
    """Whether every one of them can be spent."""
    played = follow(sheet, reading)
    spent = sum(isinstance(event, ClueSpent) for event in played.events)
    many = sheet.situation.investigators[0].clues
    rule = "no-limit" if many > 1 else "passed-or-failed"
    verdict = spent == many if played.pending is None else spent > 0
    if reading.told.has("q-must"):  # it may be done; nobody must
        reading.told.use("q-must")
        verdict = False
    return Answer(
        "legal",
        (f"arkham2e/spending-clues^{rule}",),
        verdict=verdict,
        events=played.events,
        answers=played.answers,
    )


def trophy(told: Told) -> bool:
    beaten = told.has("kill", "beaten")
    return told.has("trophy") and beaten and told.has("monster", "endless") and told.question in ASKS


def read_trophy(told: Told) -> Draft:
    draft = drafted(told, "trophy kill beaten monster hold pick-up combat become")
    values: dict[str, Any] = {}
    for word in ("endless", "overwhelming"):
        if told.has(word):
            told.use(word)
            no = told.denied(word)
            values[word] = not no if word == "endless" else told.value(word) or 1
            draft.reads(*(("is-not", word) if no else (word, "" if word == "endless" else values[word])))
    draft.shown = {"combat": 9}
    draft.you["fight"] = 4
    draft.reads("beaten")
    name = draft.add_monster(**values)
    draft.attempt = {"combat": {"by": draft.me, "monster": name, "horror_checked": True}}
    draft.choices["fight-or-flee"] = ["fight"]
    return draft


TROPHY = Watch("monster-trophy^take", "endless^no-trophy", event="trophy-taken")


def wounds(told: Told) -> bool:
    return told.every("toughness", "success") and told.has("dmg-kept", "wound") and told.question in ASKS


def read_wounds(told: Told) -> Draft:
    """Fewer successes than its toughness."""
    draft = drafted(told, "dmg-kept wound monster round damage combat-check after-roll hold stay become")
    toughness, successes = told.value("toughness"), told.value("success")
    if toughness is None or successes is None or successes >= toughness:
        draft.missing.append("toughness")
        return draft
    draft.reads("toughness", toughness)
    draft.reads("successes", successes)
    draft.you["fight"] = max(4, successes)
    draft.shown = {"combat": successes}
    draft.choices["fight-or-flee"] = ["fight"]
    name = draft.add_monster(toughness=toughness, damage=1)
    draft.attempt = {"combat": {"by": draft.me, "monster": name, "horror_checked": True}}
    return draft


WOUNDS = Watch("fight-monster^pass", "partial-success^one-check", event="monster-defeated")


def special(told: Told) -> bool:
    one = [word for word in _SPECIAL if told.has(word)]
    more = told.has("again", "second", "additional", "third", "times") or any(
        told.value(word) == 2 for word in one
    )
    return len(one) == 1 and more and told.question in ASKS


def read_special(told: Told) -> Draft:
    """A second times card of the same kind."""
    word = next(word for word in _SPECIAL if told.has(word))
    draft = drafted(
        told,
        word,
        "again",
        "second",
        "hold",
        "become",
        "pick-up",
        "additional",
        "already",
        "third",
        "same-time",
    )
    told.take(word)
    draft.give("card", special=_SPECIAL[word])
    draft.reads("second-card", word)
    draft.befalls({"effect": "special", "kind": _SPECIAL[word]})
    return draft


SPECIAL = Watch("special-cards^what", "special-card-limits^one", event="card-gained")


TOPICS: dict[str, Topic[Sheet]] = {
    "owning": Topic(
        owning,
        read_owning,
        told_so(True, "weapon-and-spell-limits^owning", "special-card-limits^no-hand-limit"),
    ),
    "hands": Topic(hands, read_hands, answer_hands),
    "flee": Topic(flees, read_flee, FLEE),
    "evade": Topic(evades, read_evade, answer_evade),
    "clue-after": Topic(clue_after, read_clue_after, answer_clue_after),
    "trophy": Topic(trophy, read_trophy, TROPHY),
    "wounds": Topic(wounds, read_wounds, WOUNDS),
    "special": Topic(special, read_special, SPECIAL),
}
