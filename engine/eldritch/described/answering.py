"""`inquire`: from a player's words to a sheet and what it answers."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from engine.eldritch.described import combat_told, legal_told, mythos_told, rules_told, tests_told
from engine.eldritch.described.course import Course, follow
from engine.eldritch.described.drafts import Answer
from engine.eldritch.described.questions import asked
from engine.eldritch.described.told import Told
from engine.eldritch.described.topics import topic_of
from engine.eldritch.events import GateSpawned, MonsterSpawned, Vetoed
from engine.eldritch.playing import odds
from engine.eldritch.rolling import pool_of
from engine.eldritch.sheet import Sheet, read
from engine.kernel import Decision
from rules_graph.errors import GrimruleError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engine.eldritch.described.drafts import Draft, Understood
    from engine.eldritch.described.questions import Question
    from engine.eldritch.described.topics import Topic
    from rules_graph.model import Lang


@dataclass(frozen=True)
class Inquiry:
    """What was read, what had to be assumed, what was not understood, and the answer."""

    text: str
    lang: Lang
    question: Question | None = None
    topic: Topic | None = None
    sheet: Sheet | None = None
    understood: tuple[Understood, ...] = ()
    assumed: tuple[Understood, ...] = ()
    missing: tuple[str, ...] = ()  # without it nothing can be worked out
    unread: tuple[str, ...] = ()
    answer: Answer | None = None
    written: dict[str, Any] = field(default_factory=dict)

    @property
    def cites(self) -> tuple[str, ...]:
        return self.answer.cites if self.answer else ()

    @property
    def sure(self) -> bool:
        """Whether every word of it was understood, the question among them."""
        return self.answer is not None and self.question is not None and not self.unread

    def sheet_data(self) -> dict[str, Any] | None:
        """The sheet as a person would write it, to be corrected and read again."""
        return deepcopy(self.written) if self.sheet is not None else None


@dataclass
class _Reading:
    """A description that has been read; `shown`: what the dice are said to have shown."""

    told: Told
    question: Question | None
    draft: Draft
    shown: Mapping[str, int] = field(default_factory=dict)
    flag: bool = False


def inquire(text: str, lang: Lang) -> Inquiry:
    """Nothing is guessed in silence: what is assumed, missing or not understood is listed."""
    told = Told.of(text, lang)
    question = asked(told)
    topic = topic_of(told, question)
    found = Inquiry(text, lang, question, topic)
    reading = _read(told, question, topic) if topic else None
    if reading is None:
        return replace(found, unread=told.unread())
    draft = reading.draft
    if person := told.person():
        draft.you["sheet"] = person
        draft.reads("investigator", person, draft.me)
    found = replace(
        found,
        understood=tuple(draft.understood),
        assumed=tuple(draft.assumed),
        missing=tuple(dict.fromkeys(draft.missing)),
        unread=told.unread(),
    )
    if any(place not in told.used for place in told.places("not")):  # an answer could be the very opposite
        found = replace(found, missing=(*found.missing, "not"))
    if found.missing:
        return found
    try:
        written = {"situation": draft.table, "attempt": draft.attempt}
        sheet = read(written)
        answer = _ANSWERS[str(topic)](sheet, reading)
    except GrimruleError:
        return replace(found, missing=("possible",))
    if question == "who" and answer.kind != "decider":
        return replace(found, sheet=sheet, written=written, missing=("decision",))
    return replace(found, sheet=sheet, written=written, answer=answer, unread=told.unread())


def _read(told: Told, question: Question | None, topic: Topic | None) -> _Reading | None:
    shown: Mapping[str, int] = {}
    flag = False
    draft: Draft | None
    match topic:
        case "test":
            draft = tests_told.read_test(told)
        case "combat":
            fight = combat_told.read_fight(told, odds=question == "odds")
            draft, shown = fight.draft, {str(skill): count for skill, count in fight.successes.items()}
        case "action":
            draft = legal_told.read_action(told, str(legal_told.action_of(told)))
        case "adding-up":
            draft, flag = rules_told.read_adding_up(told)
        case "all-beaten":
            draft, flag = rules_told.read_all_beaten(told)
        case None:
            return None
        case _:
            draft = _SIMPLE[topic](told)
    return _Reading(told, question, draft, shown, flag) if draft else None


_SIMPLE: Mapping[str, Callable[[Told], Draft]] = {
    "omen": mythos_told.read_omen,
    "surge": mythos_told.read_surge,
    "gate-spawn": mythos_told.read_gate_spawn,
    "reckoning": mythos_told.read_reckoning,
    "icons": mythos_told.read_icons,
    "improving": rules_told.read_improving,
    "several-clues": rules_told.read_several_clues,
    "late-die": rules_told.read_late_die,
    "epic-discard": rules_told.read_epic_discard,
    "ambush-stays": lambda told: rules_told.read_ambush(told, stays=True),
    "ambush-encounter": lambda told: rules_told.read_ambush(told, stays=False),
    "spending-last": rules_told.read_spending_last,
    "ticket-limit": lambda told: rules_told.read_ticket(told, uncharted=False),
    "uncharted": lambda told: rules_told.read_ticket(told, uncharted=True),
    "delayed-turn": lambda told: rules_told.read_delayed(told, own_turn=False),
    "delayed-own-turn": lambda told: rules_told.read_delayed(told, own_turn=True),
    "defeat": rules_told.read_defeat,
    "combat-order": rules_told.read_combat_order,
}


# answers


def _test(sheet: Sheet, reading: _Reading) -> Answer:
    """How many dice, and how likely it succeeds."""
    test = sheet.attempt.test
    assert test is not None
    pool = pool_of(sheet.situation, test.by, test, combat=False)
    why = "eldritch/tests^minimum" if pool.pool < 1 else "eldritch/tests^pool-bonus"
    cites = (why, "eldritch/tests^roll", "eldritch/tests^success")
    found = odds(sheet)
    assert found is not None
    told = reading.told
    least = told.value("success") if reading.question == "odds" else None
    if least is not None:
        told.use("success")
        enough = sum((share for result, share in found.results.items() if result >= least), Fraction(0))
        return Answer("odds", cites, number=least, of="successes", chance=enough, odds=found)
    if reading.question == "odds" and told.together("fail", "q-odds") and not told.together("pass", "q-odds"):
        told.use("fail")
        return Answer("odds", cites, number=pool.dice, of="failure", chance=found.failure, odds=found)
    if reading.question == "dice":
        return Answer("dice", cites, number=pool.dice, of="dice", chance=found.success, odds=found)
    return Answer("odds", cites, number=pool.dice, of="test", chance=found.success, odds=found)


def _combat(sheet: Sheet, reading: _Reading) -> Answer:
    found = odds(sheet)
    if reading.question == "odds" and found is not None:
        alive = reading.told.has("survive")
        chance = found.survival if alive else found.success
        cites = ("eldritch/combat-encounters^strength", "eldritch/combat-encounters^will")
        return Answer("odds", cites, of="survival" if alive else "kill", chance=chance, odds=found)
    return _of(follow(sheet, reading.shown))


def _of(course: Course) -> Answer:
    """The course of events, and who decides what it waits for."""
    return Answer(
        "course",
        course.cites,
        events=course.events,
        decisions=course.decisions,
        pending=course.pending,
    )


def _action(sheet: Sheet, reading: _Reading) -> Answer:
    conditions = reading.told.has("trade") and reading.told.has("condition")
    verdict, cites = legal_told.judge_action(sheet, conditions=conditions)
    return Answer("legal", (cites,), verdict=verdict)


def _doom(sheet: Sheet, reading: _Reading) -> Answer:
    """Where Doom ends, by how much it advances, or whether it does."""
    course = follow(sheet, go_on=reading.question != "who")
    by = course.doom_advance()
    answer = _of(course)
    match reading.question:
        case "may" | "does":
            return replace(answer, kind="legal", verdict=by > 0)
        case "much":
            if reading.told.value("doom") is None or _asks_advance(reading.told):
                return replace(answer, kind="number", number=by, of="doom-advance")
            left = sheet.situation.doom - by
            return replace(answer, kind="number", number=left, of="doom")
        case "who":
            return _decider(answer)
    return answer


def _asks_advance(told: Told) -> bool:
    """ "How far does it advance", beside "where does it stand": the verb is in the question itself."""
    return any(
        told.terms[at].concept == "advance"
        for place in told.places("q-much")
        for at in told.sentence(place)
        if at > place
    )


def _decider(answer: Answer) -> Answer:
    if not isinstance(answer.pending, Decision):
        return answer
    return replace(answer, kind="decider", cites=(answer.pending.cites, *answer.cites))


def _surge(sheet: Sheet, reading: _Reading) -> Answer:
    answer = _of(follow(sheet, go_on=True))
    if reading.question != "much":
        return answer
    kinds: tuple[type[MonsterSpawned | GateSpawned], str] = (MonsterSpawned, "monsters")
    if _asked_of(reading.told) == "gate":
        kinds = (GateSpawned, "gates")
    spawned = sum(isinstance(event, kinds[0]) for event in answer.events)
    return replace(answer, kind="number", number=spawned, of=kinds[1])


def _asked_of(told: Told) -> str:
    """What "how many" is asked of."""
    place = told.places("q-much")[-1]
    behind = (told.terms[at].concept for at in range(place, told.sentence(place).stop))
    return next((concept for concept in behind if concept in ("gate", "monster")), "")


def _plain(sheet: Sheet, reading: _Reading) -> Answer:
    """To the first choice; with a question of order, to the end, with all who choose."""
    answer = _of(follow(sheet, go_on=reading.question not in ("who", "happens")))
    return _decider(answer) if reading.question == "who" else answer


def _vetoed(sheet: Sheet, _reading: _Reading) -> Answer:
    """Allowed unless the play forbids it."""
    course = follow(sheet, go_on=True)
    no = next((event for event in course.events if isinstance(event, Vetoed)), None)
    cites = (no.cites,) if no else course.cites
    return Answer("legal", cites, verdict=no is None, events=course.events)


def _spending_last(sheet: Sheet, _reading: _Reading) -> Answer:
    """Nobody is asked where it cannot be spent."""
    course = follow(sheet)
    offered = course.pending is not None
    return Answer("legal", ("eldritch/spend^last",), verdict=offered, decisions=course.decisions)


def _said(verdict: bool, *cites: str) -> Callable[[Sheet, _Reading], Answer]:
    return lambda _sheet, _reading: Answer("legal", cites, verdict=verdict)


def _adding_up(_sheet: Sheet, reading: _Reading) -> Answer:
    cites = "eldritch/tests^pool-extra" if reading.flag else "eldritch/tests^pool-bonus"
    return Answer("legal", (cites,), verdict=reading.flag)


def _all_beaten(_sheet: Sheet, reading: _Reading) -> Answer:
    return Answer("legal", ("eldritch/encounters^additional",), verdict=reading.flag)


def _defeat(sheet: Sheet, reading: _Reading) -> Answer:
    return _doom(sheet, reading)


_ANSWERS: Mapping[str, Callable[[Sheet, _Reading], Answer]] = {
    "test": _test,
    "combat": _combat,
    "action": _action,
    "omen": _doom,
    "surge": _surge,
    "gate-spawn": _doom,
    "reckoning": _plain,
    "icons": _plain,
    "improving": _vetoed,
    "epic-discard": _vetoed,
    "several-clues": _said(True, "eldritch/clue^no-limit", "eldritch/clue^reroll"),
    "late-die": _said(
        False, "eldritch/faq-additional-die-after-roll^before-roll", "eldritch/tests^pool-extra"
    ),
    "ambush-stays": _said(False, "eldritch/ambush^discarded"),
    "ambush-encounter": _said(False, "eldritch/ambush^no-additional"),
    "ticket-limit": _said(False, "eldritch/ticket^limit", "eldritch/prepare-for-travel-action^two"),
    "uncharted": _said(False, "eldritch/travel-action^uncharted", "eldritch/ticket^types"),
    "adding-up": _adding_up,
    "all-beaten": _all_beaten,
    "spending-last": _spending_last,
    "delayed-turn": _plain,
    "delayed-own-turn": _plain,
    "defeat": _defeat,
    "combat-order": _plain,
}
