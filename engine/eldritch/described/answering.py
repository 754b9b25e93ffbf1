"""How each topic is read and answered; `inquire`: from a player's words to a sheet and what it answers."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from engine.eldritch.described import (
    acting_told,
    combat_told,
    ends_told,
    legal_told,
    limits_told,
    meeting_told,
    mythos_told,
    reckoning_told,
    rules_told,
    rulings_told,
    shopping_told,
    tests_told,
    topics,
)
from engine.eldritch.described.judging import PLAYING
from engine.eldritch.described.speech import SPEECH
from engine.eldritch.events import DoomAdvanced, GateSpawned, Lost, MonsterSpawned, Vetoed
from engine.eldritch.front import odds
from engine.eldritch.phases.rolling import pool_of
from engine.eldritch.sheet import Sheet, read
from engine.plain_words import Answer, Game, Topic
from engine.plain_words.supposing import MONSTER_HERE

if TYPE_CHECKING:
    from engine.eldritch.odds import Odds
    from engine.plain_words import Draft, Inquiry, Reading, Told
    from rules_graph.model import Lang


def _test(sheet: Sheet, reading: Reading) -> Answer:
    """How many dice, and how likely it succeeds."""
    test = sheet.attempt.test
    found = odds(sheet)
    assert test is not None
    assert found is not None
    pool = pool_of(sheet.situation, test.by, test, combat=False)
    why = "eldritch/tests^minimum" if pool.pool < 1 else "eldritch/tests^pool-bonus"
    cites = (why, "eldritch/tests^roll", "eldritch/tests^success")
    answer = Answer("odds", cites, number=pool.dice, of="test", chance=found.success, clues=any(found.clues))
    if reading.question == "dice":
        return replace(answer, kind="dice", of="dice")
    return _asked_odds(answer, found, reading.told) if reading.question == "odds" else answer


def _asked_odds(answer: Answer, found: Odds, told: Told) -> Answer:
    """Of so many successes at least, of failing, or of passing."""
    least = told.value("success")
    if least is not None:
        told.use("success")
        enough = sum((share for result, share in found.results.items() if result >= least), Fraction(0))
        return replace(answer, number=least, of="successes", chance=enough)
    if told.together("fail", "q-odds") and not told.together("pass", "q-odds"):
        told.use("fail")
        return replace(answer, of="failure", chance=found.failure)
    return answer


def _combat(sheet: Sheet, reading: Reading) -> Answer:
    found = odds(sheet)
    if reading.question == "odds" and found is not None:
        alive = reading.told.has("survive")
        chance = found.survival if alive else found.success
        cites: tuple[str, ...] = (
            "eldritch/combat-encounters^strength",
            "eldritch/combat-encounters^will",
        )
        if not alive:
            cites = (*cites, "eldritch/toughness^reached")
        of = "survival" if alive else "kill"
        return Answer("odds", cites, of=of, chance=chance, clues=any(found.clues))
    answer = PLAYING.follow(sheet, reading.draft).answer()
    return _lost(answer, reading.told) if reading.question == "much" else answer


def _lost(answer: Answer, told: Told) -> Answer:
    """How much of what the question names you lose."""
    asked = {told.terms[at].concept for place in told.places("q-much") for at in told.sentence(place)}
    kinds = [kind for kind in ("health", "sanity") if kind in asked]
    if len(kinds) != 1:
        return answer
    losses = [event for event in answer.events if isinstance(event, Lost)]
    number = sum(event.health if kinds == ["health"] else event.sanity for event in losses)
    cites = tuple(dict.fromkeys((*answer.cites, "eldritch/combat-encounters^same-time")))
    return replace(answer, kind="number", cites=cites, number=number, of="lost")


def _action(sheet: Sheet, reading: Reading) -> Answer:
    conditions = reading.told.has("trade") and reading.told.has(*legal_told.CONDITIONS)
    verdict, cites = legal_told.judge_action(sheet, conditions=conditions)
    return Answer("legal", (cites,), verdict=verdict)


def _doom(sheet: Sheet, reading: Reading) -> Answer:
    """Where Doom ends, by how much it advances, or whether it does."""
    course = PLAYING.follow(sheet, go_on=reading.question != "who")
    answer = course.answer()
    by = sum(event.by for event in answer.events if isinstance(event, DoomAdvanced))
    match reading.question:
        case "may" | "does":
            return replace(answer, kind="legal", verdict=by > 0)
        case "much":
            if reading.told.value("doom") is None or _asks_advance(reading.told):
                return replace(answer, kind="number", number=by, of="doom-advance")
            left = sheet.situation.doom - by
            return replace(answer, kind="number", number=left, of="doom")
        case "who":
            return course.decider()
    return answer


def _asks_advance(told: Told) -> bool:
    """ "How far does it advance", beside "where does it stand": the verb is in the question itself."""
    return any(
        told.terms[at].concept == "advance"
        for place in told.places("q-much")
        for at in told.sentence(place)
        if at > place
    )


def _surge(sheet: Sheet, reading: Reading) -> Answer:
    answer = PLAYING.follow(sheet, go_on=True).answer()
    if reading.question != "much":
        return answer
    kinds: tuple[type[MonsterSpawned | GateSpawned], str] = (MonsterSpawned, "monsters")
    if _asked_of(reading.told) == "gate":
        kinds = (GateSpawned, "gates")
    spawned = sum(isinstance(event, kinds[0]) for event in answer.events)
    cites = tuple(dict.fromkeys((*answer.cites, "eldritch/monster-surge^numbers")))
    return replace(answer, kind="number", cites=cites, number=spawned, of=kinds[1])


def _asked_of(told: Told) -> str:
    """What "how many" is asked of."""
    place = told.places("q-much")[-1]
    behind = (told.terms[at].concept for at in range(place, told.sentence(place).stop))
    return next((concept for concept in behind if concept in ("gate", "monster")), "")


def _plain(sheet: Sheet, reading: Reading) -> Answer:
    """To the first choice; with a question of order, to the end, with all who choose."""
    course = PLAYING.follow(sheet, go_on=reading.question not in ("who", "happens"))
    return course.decider() if reading.question == "who" else course.answer()


def _vetoed(sheet: Sheet, _reading: Reading) -> Answer:
    """Allowed unless the play forbids it."""
    course = PLAYING.follow(sheet, go_on=True)
    no = next((event for event in course.events if isinstance(event, Vetoed)), None)
    cites = (no.cites,) if no else course.cites
    return Answer("legal", cites, verdict=no is None, events=course.events, answers=course.answers)


def _spending_last(sheet: Sheet, _reading: Reading) -> Answer:
    """Nobody is asked where it cannot be spent."""
    course = PLAYING.follow(sheet)
    offered = course.pending is not None
    return Answer("legal", ("eldritch/spend^last",), verdict=offered, decisions=course.decisions)


def _adding_up(_sheet: Sheet, reading: Reading) -> Answer:
    dice = reading.draft.verdict
    cites = "eldritch/tests^pool-extra" if dice else "eldritch/tests^pool-bonus"
    return Answer("legal", (cites,), verdict=dice)


def _all_beaten(_sheet: Sheet, reading: Reading) -> Answer:
    return Answer("legal", ("eldritch/encounters^additional",), verdict=reading.draft.verdict)


def _investigator(told: Told, draft: Draft) -> None:
    """Whose sheet you play, if a name is told; "must" says something only where it is asked about."""
    if told.question != "does":
        told.use("q-must")
    if person := told.person():
        draft.you["sheet"] = person
        draft.reads("investigator", person, draft.me)


GAME: Game[Sheet] = Game(
    "eldritch",
    SPEECH,
    {
        **rulings_told.TOPICS,
        **shopping_told.TOPICS,
        **acting_told.TOPICS,
        **meeting_told.TOPICS,
        **ends_told.TOPICS,
        **limits_told.TOPICS,
        "icons": Topic(topics.icons, mythos_told.read_icons, _plain),
        "surge": Topic(topics.surge, mythos_told.read_surge, _surge),
        "reckoning": Topic(topics.reckoning, reckoning_told.read_reckoning, _plain),
        "omen": Topic(topics.omen, mythos_told.read_omen, _doom),
        "gate-spawn": Topic(topics.gate_spawn, mythos_told.read_gate_spawn, _doom),
        "epic-discard": Topic(topics.epic_discard, rules_told.read_epic_discard, _vetoed),
        "improving": Topic(topics.improving, rules_told.read_improving, _vetoed),
        "spending-last": Topic(topics.spending_last, rules_told.read_spending_last, _spending_last),
        "adding-up": Topic(topics.adding_up, rules_told.read_adding_up, _adding_up),
        "all-beaten": Topic(topics.all_beaten, rules_told.read_all_beaten, _all_beaten),
        "action": Topic(topics.action, legal_told.read_action, _action),
        "delayed-own-turn": Topic(topics.delayed_own_turn, rules_told.read_delayed_own_turn, _plain),
        "delayed-turn": Topic(topics.delayed_turn, rules_told.read_delayed_turn, _plain),
        "combat-order": Topic(topics.combat_order, rules_told.read_combat_order, _plain),
        "combat": Topic(topics.combat, combat_told.read_fight, _combat),
        "defeat": Topic(topics.defeat, rules_told.read_defeat, _doom),
        "test": Topic(topics.test, tests_told.read_test, _test),
    },
    read,
    _investigator,
    (MONSTER_HERE,),
)


def inquire(text: str, lang: Lang) -> Inquiry[Sheet]:
    return GAME.inquire(text, lang)
