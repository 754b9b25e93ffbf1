"""Doom and the awakening, defeat and what follows, Mysteries, winning and losing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.eldritch.described import judging
from engine.eldritch.described.matters import ASKS, DOES, HAPPENS, MUCH, Matter
from engine.eldritch.events import DoomAdvanced
from engine.plain_words import topics

if TYPE_CHECKING:
    from engine.eldritch.described.drafts import Draft
    from engine.eldritch.sheet import Sheet
    from engine.plain_words import Answer, Reading, Told

_DOOM, _MYSTERIES = 15, 3


def _ancient_one(told: Told, draft: Draft) -> bool:
    """Whether the Ancient One is awake, as told."""
    told.use("ancient-one", "awake", "asleep")
    awake = told.has("awake") and not told.denied("awake")
    draft.table["ancient_one"] = {"id": draft.name("ancient-one"), "awake": awake}
    if awake:
        draft.table["doom"] = 0
        draft.reads("awake")
    elif told.has("asleep", "awake"):
        draft.reads("asleep")
    else:
        draft.assumes("asleep")
    return awake


def _doom_moves(told: Told, draft: Draft) -> None:
    """Where Doom stands, and by how much it is to move."""
    told.use("doom", "advance", "spaces", "retreat", "token")
    numbers = [told.terms[place].number for place in told.places("number")]
    told.use("number")
    if len(numbers) > 2 or not numbers:
        draft.missing.append("doom")
        return
    stands, by = numbers[0], numbers[1] if len(numbers) == 2 else 1
    if len(numbers) == 1:
        draft.assumes("doom-by", 1)
    draft.table["doom"] = stands
    draft.reads("doom", stands)
    draft.reads("doom-by", by)
    draft.befalls({"effect": "doom", "retreat" if told.has("retreat") else "advance": by})


def _stands_first(told: Told) -> bool:
    """ "Doom is at 2 and advances by 3": the first number is where it stands."""
    places = told.places("number")
    moves = told.places("advance", "retreat")
    return bool(places) and bool(moves) and places[0] < moves[0] and (len(places) < 2 or moves[0] < places[1])


def _retreats_awake(told: Told, draft: Draft) -> None:
    _ancient_one(told, draft)
    told.use("advance", "token", "still")
    draft.befalls({"effect": "doom", "retreat": 1})


def _devoured(told: Told, draft: Draft) -> None:
    told.use("devoured", "investigator", "doom", "advance", "friend", "lose", "possessions", "card")
    _ancient_one(told, draft)
    if not told.has("awake"):
        draft.table["doom"] = _DOOM
        draft.assumes("doom", _DOOM)
    draft.seat("friend")
    draft.reads("devoured", "", draft.me)
    draft.because("devoured^doom")
    draft.befalls({"effect": "devour"})


def _falls_awake(told: Told, draft: Draft) -> None:
    """Defeated or devoured, with the Ancient One awake or asleep; alone at the table, if "the last"."""
    told.use(
        "defeated",
        "devoured",
        "investigator",
        "eliminated",
        "new",
        "choose",
        "lose",
        "health",
        "sanity",
        "last",
        "left",
    )
    _ancient_one(told, draft)
    if told.has("last", "all"):
        told.use("all")
        draft.reads("last-investigator")
    else:
        draft.seat("friend")
        draft.assumes("others", draft.name("friend"))
    draft.reads("devoured" if told.has("devoured") else "defeat", "", draft.me)
    draft.because("eliminated^awake")
    if told.has("devoured"):
        draft.befalls({"effect": "devour"})
        return
    draft.you["health"] = 1
    draft.befalls({"effect": "lose", "health": 1})


def _mystery(told: Told, draft: Draft) -> None:
    """So many Mysteries solved; the last of them now."""
    told.use("mystery", "solve", "third", "number", "final", "victory", "all", "already", "beaten")
    awake = _ancient_one(told, draft)
    many = _solved(told)
    draft.reads("mysteries", many)
    draft.table["solved"] = [{"id": f"{draft.name('mystery')} {at}"} for at in range(1, many)]
    draft.table["mystery"] = {"id": draft.name("mystery"), "goal": 3}
    draft.table["mystery_deck"] = [{"id": f"{draft.name('mystery')} {many + 1}"}]
    final = told.has("final") and not told.denied("final")
    steps: list[dict[str, Any]] = [{"effect": "solve-mystery"}]
    if awake and final:
        draft.reads("final-mystery")
        steps.append({"effect": "solve-mystery", "final": True})
    draft.assumes("mysteries-needed", _MYSTERIES)
    draft.because(*(("final-mystery^in-addition",) if awake else ("winning-losing^win",)))
    draft.befalls(*steps)


def _solved(told: Told) -> int:
    if told.has("third"):
        return _MYSTERIES
    numbers = [told.terms[place].number for place in told.places("number")]
    return min(max(numbers), 9) if numbers else 1


def _both(told: Told, draft: Draft) -> None:
    told.use("same-time", "victory", "lose")
    draft.because("winning-losing^both")
    draft.reads("win-and-lose")
    draft.table["solved"] = [{"id": f"{draft.name('mystery')} {at}"} for at in range(1, _MYSTERIES + 1)]
    draft.befalls({"effect": "lose-game"})


def _no_mythos(told: Told, draft: Draft) -> None:
    told.use(
        "mythos", "mythos-deck", "deck", "empty", "draw", "card", "lose", "loss", "q-must", "victory", "left"
    )
    draft.table["mythos"] = []
    draft.reads("no-mythos")
    draft.because("winning-losing^no-mythos")
    draft.attempt = {"phase": "mythos"}


def _half(told: Told, draft: Draft) -> None:
    what = "sanity" if told.has("sanity") else "health"
    facts = {fact.value for fact in told.take(what) if fact.kind == "number"}
    told.use("lose", "half", "health", "sanity", "left")
    if len(facts) != 1 or told.every("health", "sanity"):
        draft.missing.append("health-and-sanity")
        return
    has = facts.pop()
    draft.you[what] = has
    draft.reads(what, has, draft.me)
    draft.because("rounding^up")
    draft.befalls({"effect": "lose", what: f"half-{what}"})


def _new_investigator(told: Told, draft: Draft) -> None:
    told.use("defeated", "devoured", "investigator", "phase-end", "mythos", "new", "choose", "action-phase")
    me = draft.me
    friend = draft.seat("friend")
    draft.table["lead"] = friend
    draft.you.update(fate="defeated", health=0, marker="health")
    draft.table["available"] = [{"id": draft.name("new-investigator"), "space": draft.here}]
    draft.reads("defeated-before", "", me)
    draft.assumes("lead", "", friend)
    draft.because("new-investigator^when")
    draft.attempt = {"step": "mythos-end"}


def _pass_lead(told: Told, draft: Draft) -> None:
    told.use("phase-end", "friend", "token", "hand-over", "investigator", "lead", "mythos", "own")
    draft.table["lead"] = draft.me
    draft.seat("friend")
    if told.has("action-phase") and not told.has("phase-end"):
        draft.missing.append("phase-end")
    draft.because("lead-investigator^pass")
    draft.reads("lead", "", draft.me)
    draft.attempt = {"step": "mythos-end"}


def _judge_half(sheet: Sheet, reading: Reading) -> Answer:
    what = "sanity" if reading.told.has("sanity") else "health"
    return judging.summed("lost", what, "lost")(sheet, reading)


def _doom_stands(sheet: Sheet, reading: Reading) -> Answer:
    """What happens; or where Doom then is."""
    answer = judging.whole_course(sheet, reading)
    if reading.question not in MUCH:
        return answer
    moved = [event for event in answer.events if isinstance(event, DoomAdvanced)]
    left = moved[-1].to if moved else sheet.situation.doom
    return replace(answer, kind="number", number=left, of="doom")


_FALLEN = ("defeated", "devoured")
TOPICS = topics(
    {
        "win-and-lose": Matter(("both-outcomes",), DOES, _both, judging.occurs("game-ended")),
        "mystery": Matter(
            ("mystery", ("solve", "victory")),
            (*DOES, "happens", None),
            _mystery,
            judging.occurs("game-ended"),
        ),
        "no-mythos": Matter(
            (("mythos-deck", "mythos"), "empty"),
            (*DOES, "happens", None),
            _no_mythos,
            judging.occurs("game-ended"),
            when=lambda told: told.has("mythos-deck", "deck", "draw") and not told.has("gate"),
        ),
        "retreat-awake": Matter(("doom", "retreat", "awake"), ASKS, _retreats_awake, judging.allowed),
        "pass-lead": Matter(
            (("lead", "token"), "hand-over"),
            DOES,
            _pass_lead,
            judging.offered("pass-lead"),
            never=("trade", "defeated"),
        ),
        "new-investigator": Matter(
            (_FALLEN, "phase-end"),
            HAPPENS,
            _new_investigator,
            judging.whole_course,
        ),
        "eliminated": Matter(
            (_FALLEN, ("eliminated", "awake")),
            (*DOES, "happens", None),
            _falls_awake,
            judging.occurs("player-eliminated"),
            never=("mystery", "test", "monster"),
        ),
        "devoured-doom": Matter(
            ("devoured", "doom"), MUCH, _devoured, judging.summed("doom-advanced", "by", "doom-advance")
        ),
        "devoured": Matter(("devoured",), HAPPENS, _devoured, judging.whole_course),
        "half": Matter(("half", "lose"), MUCH, _half, _judge_half),
        "doom-moves": Matter(
            ("doom", ("advance", "retreat")),
            ("happens", "much", "where", None),
            _doom_moves,
            _doom_stands,
            when=_stands_first,
            never=("omen", "gate", "defeated", "devoured", "monster"),
        ),
    }
)
