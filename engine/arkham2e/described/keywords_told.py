"""Does it? Small questions about checks, combat and what is lost, each answered by playing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.described.drafts import Draft, drafted
from engine.arkham2e.described.monster_told import blessed_or_cursed
from engine.arkham2e.described.watching import Watch, follow
from engine.arkham2e.events import CheckBegan, PointsLost
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.plain_words import Reading, Told

ASKS = ("may", "does")


def face_counts(told: Told) -> bool:
    shown = [place for place in told.places("number") if 1 <= told.terms[place].number <= 6]
    plain = told.has("success") and len(shown) == 1 and len(told.places("number")) == 1
    return plain and told.question in ASKS and not told.has("toughness", "clue", "monster")


def read_face(told: Told) -> Draft:
    """A face of the die, with a blessing, a curse or neither."""
    draft = drafted(told, "success count die hold roll-shows become test")
    (place,) = told.places("number")
    told.used.add(place)
    draft.reads("face", told.terms[place].number)
    blessed_or_cursed(told, draft)
    draft.attempt = {"check": {"by": draft.me, "check": "luck"}}
    return draft


def answer_face(sheet: Sheet, reading: Reading) -> Answer:
    by = sheet.situation.investigators[0]
    (place,) = reading.told.places("number")
    rule = "blessed^faces" if by.blessed else "cursed^faces" if by.cursed else "success^faces"
    verdict = reading.told.terms[place].number >= by.success_on
    return Answer("legal", (f"arkham2e/{rule}",), verdict=verdict)


def keyword(told: Told) -> bool:
    one = told.has("nightmarish") != told.has("overwhelming")
    return (
        one
        and told.has("fail", "pass", "kill", "beaten")
        and told.question in ASKS
        and not told.has("trophy")
    )


def read_keyword(told: Told) -> Draft:
    """A check that is passed or failed against a monster with the ability."""
    draft = drafted(
        told, "nightmarish overwhelming monster horror-check combat-check combat fight test kill beaten"
    )
    told.use("pass", "fail", "lose", "sanity", "stamina", "damage", "works", "hold", "spend")
    word = "nightmarish" if told.has("nightmarish") else "overwhelming"
    passed = not told.has("fail")
    if told.has("fail") and told.has("pass", "kill", "beaten"):
        draft.missing.append("possible")
    value = next((told.terms[at + 1].number for at in told.places(word) if _number_at(told, at + 1)), 1)
    told.used.update(at + 1 for at in told.places(word) if _number_at(told, at + 1))
    draft.reads(word, value)
    draft.reads("check-passed" if passed else "check-failed")
    draft.you.update({"will": 4, "fight": 4})
    checks = {"horror": 9 if passed or word == "overwhelming" else 0, "combat": 9 if passed else 0}
    draft.shown = checks
    draft.choices["fight-or-flee"] = ["fight"]
    name = draft.add_monster(**{word: value})
    draft.attempt = {"combat": {"by": draft.me, "monster": name, "horror_checked": word == "overwhelming"}}
    return draft


def _number_at(told: Told, place: int) -> bool:
    return place < len(told.terms) and told.terms[place].concept == "number"


def answer_keyword(sheet: Sheet, reading: Reading) -> Answer:
    """Only what the ability takes is lost here: the monster has no damage of its own."""
    word = "nightmarish" if sheet.situation.monsters[0].nightmarish else "overwhelming"
    played = follow(sheet, reading)
    lost = any(isinstance(event, PointsLost) for event in played.events)
    passed = "pass" if word == "nightmarish" else "win"
    return Answer(
        "legal",
        (f"arkham2e/{word}^{passed if lost else 'fail'}",),
        verdict=lost,
        events=played.events,
        answers=played.answers,
    )


def horror_again(told: Told) -> bool:
    return told.has("horror-check") and told.has("round", "again", "each") and told.question in ASKS


def read_horror_again(told: Told) -> Draft:
    """A combat of more than one round."""
    draft = drafted(
        told, "new q-must horror-check round again each monster combat fight must additional all equal"
    )
    draft.you.update({"will": 4, "fight": 1})
    draft.shown = {"horror": 9, "combat": 0}
    draft.reads("several-rounds")
    draft.choices["fight-or-flee"] = ["fight", "fight"]
    name = draft.add_monster(damage=1)
    draft.attempt = {"combat": {"by": draft.me, "monster": name}}
    return draft


def answer_horror_again(sheet: Sheet, reading: Reading) -> Answer:
    played = follow(sheet, reading)
    checks = [event for event in played.events if isinstance(event, CheckBegan) and event.check == "horror"]
    return Answer(
        "legal",
        ("arkham2e/horror-check^once",),
        verdict=len(checks) > 1,
        events=played.events,
        answers=played.answers,
    )


def horror_evading(told: Told) -> bool:
    both = told.has("horror-check") and told.has("evade", "evade-check")
    return both and told.question in ASKS and not told.has("fail", "round", "again")


def read_horror_evading(told: Told) -> Draft:
    """A monster that is evaded at once."""
    draft = drafted(told, "q-must horror-check evade evade-check monster must before after pass first combat")
    draft.you["sneak"] = 4
    draft.shown = {"evade": 9}
    draft.reads("evades")
    draft.attempt = {"evade": {"by": draft.me, "monster": draft.add_monster()}}
    return draft


def answer_horror_evading(sheet: Sheet, reading: Reading) -> Answer:
    played = follow(sheet, reading)
    checked = any(isinstance(event, CheckBegan) and event.check == "horror" for event in played.events)
    return Answer(
        "legal",
        ("arkham2e/horror-check^evaded",),
        verdict=checked,
        events=played.events,
        answers=played.answers,
    )


def failed_spell(told: Told) -> bool:
    cost = told.has("sanity", "needed", "spend", "lose", "hand")
    return told.every("spell", "fail") and cost and told.question in ASKS


def read_failed_spell(told: Told) -> Draft:
    """A spell of one hand that costs a Sanity, cast in combat in vain."""
    draft = drafted(
        told,
        "spell fail sanity needed spend lose hand cast spell-check test hold must combat pick-up take-up",
    )
    draft.you["lore"] = 3
    draft.shown = {"spell": 0}
    spell = draft.give("spell", kind="spell", cost=1, hands=1, bonus=3)
    draft.choices = {"fight-or-flee": ["fight"], "arm": [f"use:{spell}"]}
    draft.reads("spell-fails")
    name = draft.add_monster()
    draft.attempt = {"combat": {"by": draft.me, "monster": name, "horror_checked": True}}
    return draft


def answer_failed_spell(sheet: Sheet, reading: Reading) -> Answer:
    if reading.told.has("hand"):
        rule = "weapon-and-spell-limits^failed-spell"
        return Watch(rule, rule, event="card-in-hand")(sheet, reading)
    return Watch("sanity-cost^always", "sanity-cost^always", event="points-lost")(sheet, reading)


TOPICS: dict[str, Topic[Sheet]] = {
    "face": Topic(face_counts, read_face, answer_face),
    "keyword": Topic(keyword, read_keyword, answer_keyword),
    "horror-again": Topic(horror_again, read_horror_again, answer_horror_again),
    "horror-evading": Topic(horror_evading, read_horror_evading, answer_horror_evading),
    "failed-spell": Topic(failed_spell, read_failed_spell, answer_failed_spell),
}
