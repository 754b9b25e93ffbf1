"""The direct answer to a question, from how a situation was played out and where its choices lead."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Literal

from engine.ahlcg import events
from engine.ahlcg.front import start
from engine.ahlcg.judging.likely import Likely
from engine.ahlcg.sheet import Attempt, Sheet
from engine.ahlcg.state.values import remaining
from engine.kernel import Decision, play_by
from engine.kernel import odds as exact_odds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.judging.likely import Wish
    from engine.ahlcg.judging.question import Happening, Question
    from engine.ahlcg.state.table import Situation
    from engine.kernel import Choice, Event, Play, Request

    Choices = tuple[Choice[Situation], ...]


@dataclass(frozen=True)
class Verdict:
    """The direct answer. What it says depends on what was asked."""

    asks: str
    says: Literal["yes", "no", "depends", "told"]
    decision: Decision | None = None
    by: str | None = None
    events: tuple[Event, ...] = ()
    point: str | None = None
    hindered: tuple[Event, ...] = ()  # what came first and kept it from happening
    unless: Literal["defeated", ""] = ""  # what is not known would turn it round
    amount: int | None = None
    odds: Fraction | None = None
    grim: bool = False
    cites: tuple[str, ...] = ()


def answer_to(
    sheet: Sheet,
    question: Question,
    played: Play[Situation],
    choices: Choices,
    policy: Likely,
    wishes: Sequence[Wish],
) -> Verdict:
    match question.asks:
        case "who-decides":
            return _who_decides(question, choices, played)
        case "still-happens" | "may":
            return _happens(sheet, question, played, choices, policy)
        case "which-target":
            return _which_target(question, played, choices, policy)
        case "how-likely":
            return _how_likely(sheet, played, wishes)
        case "when":
            return _when(question, played, policy)
        case "how-much":
            return _how_much(question, played, policy)
    told = main_events(played.events)
    telling = [event for event in told if not event.cites.startswith(_COMMON)]
    cites = _cites(telling or told)
    open_ones = [
        c.request for c in choices if c.assumed and not c.optional and isinstance(c.request, Decision)
    ]
    if open_ones:
        decision = open_ones[0]
        return Verdict("order", "depends", decision, decision.by, told, cites=(decision.cites, *cites))
    return Verdict("order", "told", events=told, grim=bool(policy.grim), cites=cites)


_COMMON = (
    "ahlcg/action^",
    "ahlcg/initiation.",
    "ahlcg/st.",
    "ahlcg/dealing-damage-horror",
)  # of every resolution


def _who_decides(question: Question, choices: Choices, played: Play[Situation]) -> Verdict:
    """The decision that the question is about: one that nobody may pass, the one that matters most."""
    asked = [choice for choice in choices if isinstance(choice.request, Decision)]
    orders = [choice for choice in asked if not choice.optional]
    about = [choice for choice in orders if _concerns(question, choice.request)]
    picked = next(iter([*about, *(c for c in orders if c.matters), *orders]), None)
    if picked is None:
        told = main_events(played.events)
        return Verdict("who-decides", "told", events=told, cites=_cites(played.events))
    request = picked.request
    assert isinstance(request, Decision)
    grim = request.by is None
    return Verdict("who-decides", "told", request, request.by, grim=grim, cites=(request.cites,))


_CONCERNS = {
    "enemy-moved": ("hunt-whom", "hunt-path", "hunter-order"),
    "enemy-attacks": ("attack-order", "massive-order", "massive-way"),
    "enemy-engaged": ("engage-whom", "arrival"),
    "location-revealed": ("arrival",),
}


def _concerns(question: Question, request: Request) -> bool:
    return question.about is not None and request.what in _CONCERNS.get(question.about.event, ())


def _happens(
    sheet: Sheet, question: Question, played: Play[Situation], choices: Choices, policy: Likely
) -> Verdict:
    """Yes or no on the main line; it depends, if another choice that nobody has made turns it round."""
    about, asks = question.about, question.asks
    if about is None:
        return Verdict(asks, "told", events=main_events(played.events), cites=_cites(played.events))
    if about.event == "is-engaged" and played.end is not None:
        return _is_engaged(about, asks, played, played.end)
    found = about.among(played.events) or _in_words(about, played.events)
    grim = bool(policy.grim)
    if asks == "may" and about.negated:
        plays = [played, *(fork.play for choice in choices for fork in choice.forks.values())]
        if any(not about.among(each.events) for each in plays):
            return Verdict(asks, "yes", grim=grim, cites=_cites(played.events))
    elif asks == "may" and not found:
        since = _reached(played.events, about.since)
        open_ones = [c for c in choices if c.at >= since and getattr(c.request, "by", None) is not None]
        forks = [fork for choice in open_ones for fork in choice.forks.values()]
        found = [event for fork in forks for event in about.among(fork.play.events)]
    turning = [
        choice
        for choice in choices
        if choice.assumed
        and any(bool(about.among(fork.play.events)) != bool(found) for fork in choice.forks.values())
    ]
    if turning and asks == "still-happens":
        request = turning[0].request
        decision = request if isinstance(request, Decision) else None
        by = decision.by if decision else None
        return Verdict(asks, "depends", decision, by, tuple(found[:1]), cites=(request.cites,))
    along = any(isinstance(event, events.EnemyFollowed) for event in found)  # wherever one of them goes
    if found and not along and (doomed := _unless_defeated(sheet, about, played, policy)):
        return Verdict(
            asks, "depends", by=doomed, events=tuple(found[:1]), unless="defeated", cites=_cites(found)
        )
    says: Literal["yes", "no"] = "yes" if bool(found) != about.negated else "no"
    hindered = () if found else _came_first(played.events)
    cites = _cites(found) or _cites(hindering(played.events))
    return Verdict(asks, says, events=tuple(found[:1]), hindered=hindered, grim=grim, cites=cites)


def _is_engaged(about: Happening, asks: str, played: Play[Situation], end: Situation) -> Verdict:
    """Whether an enemy is engaged once all is done."""
    enemy = end.enemy(about.enemy) if about.enemy and end.is_enemy(about.enemy) else None
    engaged = end.engaged(enemy) if enemy is not None else []
    holds = bool(engaged) and about.who in (None, *engaged)
    return Verdict(asks, "yes" if holds != about.negated else "no", cites=_cites(main_events(played.events)))


def _in_words(about: Happening, told: Sequence[Event]) -> list[Event]:
    """An effect that is known only by its words may be the one that is asked about."""
    gains = ("resources-gained", "card-drawn", "clues-discovered", "healed")
    return [event for event in told if isinstance(event, events.Opaque)] if about.event in gains else []


def hindering(told: Sequence[Event]) -> list[Event]:
    """What kept it from happening: a defeat, a cancellation, a replacement, or a reading taken."""
    kinds = (events.InvestigatorDefeated, events.Cancelled, events.Replaced, events.Assumed)
    return [event for event in told if isinstance(event, kinds)]


def _came_first(told: Sequence[Event]) -> tuple[Event, ...]:
    """The first thing that kept it from happening, after the attack that brought it about."""
    hindered = hindering(told)
    if not hindered:
        return ()
    before = told[: told.index(hindered[0])]
    attacks = [event for event in before if isinstance(event, events.EnemyAttacks)]
    return (*attacks[-1:], hindered[0])


def _reached(told: Sequence[Event], point: str | None) -> int:
    """How many events until that point is reached."""
    if point is None:
        return 0
    points = [getattr(event, "point", None) for event in told]
    return points.index(point) + 1 if point in points else len(told) + 1


def _unless_defeated(sheet: Sheet, about: Happening, played: Play[Situation], policy: Likely) -> str | None:
    """An investigator of unknown health who is hurt on the way, and whose defeat would turn it round."""
    hurt = [event.investigator for event in played.events if isinstance(event, events.HarmDealt)]
    for name in dict.fromkeys(hurt):
        who = sheet.situation.investigator(name)
        if who.health is None or who.sanity is None:
            frail = {
                "health": who.health or 1 + who.damage,
                "sanity": who.sanity or 1 + who.horror,
            }
            weaker = sheet.situation.with_investigator(who.model_copy(update=frail))
            other = sheet.model_copy(update={"situation": weaker})
            after = play_by(lambda: start(other), Likely(other, policy.wishes, list(policy.given)))  # noqa: B023
            if not about.among(after.events):
                return name
    return None


def _which_target(question: Question, played: Play[Situation], choices: Choices, policy: Likely) -> Verdict:
    """Where it goes or whom it meets; who decides, where the rules leave a choice."""
    wanted = (
        events.EnemyMoved,
        events.EnemyFollowed,
        events.EnemyEngaged,
        events.EnemyAttacks,
        events.EnemySpawned,
        events.EnemyStayed,
    )
    hurt = question.about is not None and question.about.event == "harm-dealt"
    kinds = (events.HarmDealt,) if hurt else wanted
    told: list[Event] = [event for event in played.events if isinstance(event, kinds)]
    enemy = question.about.enemy if question.about else None
    told = [
        event
        for event in told
        if not enemy or str(getattr(of := event.__dict__.get("enemy"), "id", of)) == enemy
    ] or told
    deciding = [
        choice.request
        for choice in choices
        if isinstance(choice.request, Decision) and not choice.optional and choice.matters
    ]
    decision = deciding[0] if deciding else None
    return Verdict(
        "which-target",
        "depends" if decision else "told",
        decision,
        decision.by if decision else None,
        tuple(told),
        grim=bool(policy.grim),
        cites=(decision.cites,) if decision else _cites(told),
    )


def _how_likely(sheet: Sheet, played: Play[Situation], wishes: Sequence[Wish]) -> Verdict:
    """The exact chance that the test succeeds."""

    def succeeded(each: Play[Situation]) -> bool:
        decided = [event for event in each.events if isinstance(event, events.TestDecided)]
        return bool(decided) and decided[0].succeeded

    likely = exact_odds(lambda: start(sheet), Likely(sheet, wishes, []), succeeded)
    tests = [event for event in played.events if isinstance(event, events.TestDecided)]
    return Verdict("how-likely", "told", odds=likely.get(True, Fraction(0)), cites=_cites(tests))


def _when(question: Question, played: Play[Situation], policy: Likely) -> Verdict:
    """At which step; what does not come in the attempt itself is looked for in the round that follows."""
    about = question.about
    if about is None:
        return Verdict("when", "told", events=main_events(played.events), cites=_cites(played.events))
    if found := about.among(played.events):
        return Verdict(
            "when",
            "told",
            events=tuple(found[:1]),
            point=_point(played.events, found[0]),
            cites=_cites(found),
        )
    if played.end is None or played.end.ended:
        return Verdict("when", "no", cites=_cites(played.events))
    table = played.end.model_copy(update={"active": None})
    for phase in ("enemy", "upkeep", "mythos"):
        later = Sheet(situation=table, attempt=Attempt(phase=phase))
        after = play_by(lambda: start(later), Likely(later, policy.wishes, []))  # noqa: B023
        if found := about.among(after.events):
            point = _point(after.events, found[0])
            return Verdict("when", "no", events=tuple(found[:1]), point=point, cites=_cites(found))
        if after.end is None or after.end.ended:
            break
        table = after.end
    return Verdict("when", "no", cites=_cites(played.events))


def _point(told: Sequence[Event], event: Event) -> str | None:
    """The step during which it happens."""
    place = told.index(event)
    before = [each.point for each in told[:place] if isinstance(each, events.Reached)]
    steps = [point for point in before if point.startswith(("step-", "st.", "pw.", "setup."))]
    points = steps or before
    return points[-1] if points else None


def _how_much(question: Question, played: Play[Situation], policy: Likely) -> Verdict:
    """So much of it, in all; of doom, what is left in play."""
    about = question.about
    if about is None or played.end is None:
        return Verdict("how-much", "told", events=main_events(played.events), cites=_cites(played.events))
    grim = bool(policy.grim)
    if about.event == "has":
        held = _held(about, played.end)
        return Verdict("how-much", "told", amount=held, grim=grim, cites=_cites(played.events))
    if about.event == "doom-placed":
        cites = [
            e
            for e in played.events
            if isinstance(e, events.DoomPlaced | events.TokensRemoved | events.Advanced)
        ]
        return Verdict("how-much", "told", amount=played.end.doom, grim=grim, cites=_cites(cites))
    found = about.among(played.events)
    if about.event == "harm-dealt":
        dealt = [e for e in found if isinstance(e, events.HarmDealt)]
        shares = [s for e in dealt for s in e.shares if s.card == e.investigator]
        amount = sum(getattr(share, about.kind or "damage") for share in shares)
    elif not found and about.event in _GAINS:
        return Verdict("how-much", "told", grim=grim, cites=_cites(played.events))
    else:
        amount = sum(int(event.__dict__.get("count", 1)) for event in found)
    return Verdict(
        "how-much",
        "told",
        amount=amount,
        events=tuple(found),
        grim=grim,
        cites=_cites(found or played.events),
    )


_GAINS = ("clues-discovered", "resources-gained", "card-drawn", "encounter-drawn")  # none is no count


def _held(about: Happening, table: Situation) -> int | None:
    """How much of it somebody has, or lies somewhere, once all is done."""
    if about.place is not None:
        return table.location(about.place).clues if about.kind == "clue" else None
    people = (*table.investigators, *table.eliminated)
    who = next((each for each in people if about.who in (None, each.id)), None)
    if who is None:
        return None
    match about.kind:
        case "resource":
            return who.resources
        case "clue":
            return who.clues
        case "card":
            return len(who.hand)
        case "health" | "sanity" as value:
            out = who.remaining_health if value == "health" else who.remaining_sanity
            return remaining(table, who, value) if table.is_investigator(who.id) else out
    return None


def main_events(told: Sequence[Event]) -> tuple[Event, ...]:
    """What a player would tell of it: no steps, no windows, no bookkeeping."""
    return tuple(event for event in told if not isinstance(event, _QUIET))


_QUIET = (
    events.Reached, events.Assumed, events.HarmAssigned, events.TestEnded, events.ValueDetermined,
    events.TestBegan, events.CardPlayed, events.EventResolved, events.TokensReturned, events.FateMet,
    events.PossessionsRemoved, events.ActionsReset, events.LimitCounted, events.PerilChanged,
)  # fmt: skip


def _cites(told: Sequence[Event]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(event.cites for event in told))
