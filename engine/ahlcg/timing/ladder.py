"""The timing ladder: what answers an event, and in which order.

would, when, the event itself, after; on each rung all forced abilities first, in the lead's order,
then the reactions. A replacement takes the event's place, a cancellation leaves it without effect; nothing
that waited for it answers then.

Assumptions, where the book is silent: an ability that answers inside another is resolved to its end first
(nested); of several players' reactions the lead investigator picks whose comes first; "at" and "if" in a
forced ability name the moment itself, once it has come.
"""

from __future__ import annotations

from copy import copy
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from engine.ahlcg.events import Cancelled, Change, Reached, Replaced
from engine.ahlcg.rules.outcomes import carry_out, in_full
from engine.ahlcg.state.board import Board, Doing, Moment
from engine.ahlcg.timing.unusable import judged_uses
from engine.ahlcg.timing.usable import Use, answers, usable, waiting, whose
from engine.kernel import Decision, Refusals, chosen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.state.board import Steps
    from engine.ahlcg.timing.usable import Timing
    from engine.kernel import Procedure

PASS = "pass"
Result = TypeVar("Result")


def occurs(
    board: Board, event: Change, impact: Steps | None = None, rungs: tuple[Timing, ...] = ("would", "when")
) -> Procedure[bool]:
    """An event with all that answers it; whether it happened. `impact` belongs to the event itself."""
    moment = yield from before(board, event, rungs)
    if moment.undone:
        yield from undo(board, moment)
        return False
    happening = event.still(board.now)
    if happening is None:
        return False
    moment.event = happening
    yield from board.happens(happening)
    if impact is not None:
        yield from impact
    yield from afterwards(board, moment)
    return True


def together(board: Board, events: Sequence[Change]) -> Procedure[bool]:
    """Events of one moment: what answers any of them before comes first, then all happen at once."""
    moments: list[Moment] = []
    for event in events:
        moment = yield from before(board, event)
        if moment.undone:
            yield from undo(board, moment)
        else:
            moments.append(moment)
    happened: list[Moment] = []
    yield from at_once(board, _happen(board, moments, happened))
    return len(happened) == len(events)


def _happen(board: Board, moments: Sequence[Moment], happened: list[Moment]) -> Steps:
    for moment in moments:
        happening = moment.event.still(board.now)
        if happening is not None:
            moment.event = happening
            happened.append(moment)
            yield from board.happens(happening)
            yield from afterwards(board, moment)


def before(board: Board, event: Change, rungs: tuple[Timing, ...] = ("would", "when")) -> Procedure[Moment]:
    """What answers an event before it happens; it may be undone by that."""
    moment = Moment(event, board.now)
    if _watched(board, moment):
        for timing in rungs:
            yield from _rung(board, [moment], timing)
            if moment.undone:
                break
    return moment


def undo(board: Board, moment: Moment) -> Steps:
    """What was cancelled has no effect; what was replaced happens in the way of the last replacement."""
    if moment.cancelled:
        cancelled = Cancelled(what=moment.event.event, by=moment.cancelled, cites="ahlcg/cancel^no-effects")
        yield from board.happens(cancelled)
        return
    ability = moment.instead
    assert ability is not None
    replaced = Replaced(what=moment.event.event, by=ability.id, cites="ahlcg/instead^changes-trigger")
    yield from board.happens(replaced)
    board.replacing.append(ability.id)
    doing = Doing(board, whose(board.now, ability, moment), ability, moment)
    yield from letting_go(board, in_full(ability.results, doing))
    board.replacing.pop()


def afterwards(board: Board, moment: Moment) -> Steps:
    """What answers an event once it has happened; within one effect that waits for the effect's end."""
    queue = board.queues[-1] if board.queues else None
    if queue is not None:
        queue.append(moment)
    elif _watched(board, moment):
        yield from _rung(board, [moment], "after")


def as_one(board: Board, steps: Procedure[bool]) -> Procedure[bool]:
    """All parts of an effect come before what answers "after" any of them."""
    queue: list[Moment] = []
    board.queues.append(queue)
    resolved = yield from letting_go(board, steps)
    board.queues.pop()
    yield from _answered(board, queue)
    return resolved


def _answered(board: Board, moments: Sequence[Moment]) -> Steps:
    watched = [moment for moment in moments if _watched(board, moment)]
    if watched:
        yield from _rung(board, watched, "after")


def letting_go(board: Board, steps: Procedure[Result]) -> Procedure[Result]:
    """What an effect disengages does not engage again before the effect has resolved."""
    before_it, board.let_go = board.let_go, set(board.let_go)
    resolved = yield from steps
    if board.let_go != before_it:
        board.checked = None
    board.let_go = before_it
    yield from board.check()
    return resolved


def at_once(board: Board, steps: Steps) -> Steps:
    """Changes at one moment: all of them, and what their state demands, before anything answers "after"."""
    queue: list[Moment] = []
    board.queues.append(queue)
    yield from board.hold(steps)
    board.queues.pop()
    around_it = board.queues[-1] if board.queues else None
    if around_it is None:
        yield from _answered(board, queue)
    else:
        around_it += queue


def on_its_own(board: Board, steps: Steps) -> Steps:
    """A test within an effect has its own moments: they do not wait for the effect's end."""
    board.queues.append(None)
    yield from steps
    board.queues.pop()


def _watched(board: Board, moment: Moment) -> bool:
    names = moment.event.names
    return any(ability.at in names for ability in waiting(board.now))


def fire(board: Board, event: Change, cards: list[str]) -> Steps:
    """Only the forced abilities of these cards that wait for the event, which itself does not happen."""
    moment = Moment(event)
    for ability in list(board.now.abilities_in_play()):
        if ability.card in cards and ability.at in event.names and ability.forced:
            by = whose(board.now, ability, moment)
            use = Use(ability=ability, by=by, cites="ahlcg/ability.forced^automatic")
            if answers(board, use, moment):
                yield from _answer(board, use, moment)


def around(board: Board, event: Reached, body: Steps) -> Steps:
    """A step with all that its abilities do before and after it; the step is told of first."""
    moment = Moment(event)
    yield from _rung(board, [moment], "when")
    yield from board.happens(event)
    yield from body
    yield from _rung(board, [moment], "after")


def _rung(board: Board, moments: Sequence[Moment], timing: Timing) -> Steps:
    """All that answers these moments, which are one point in time."""
    yield from _forced(board, moments, timing)
    yield from _reactions(board, moments, timing)


def _forced(board: Board, moments: Sequence[Moment], timing: Timing) -> Steps:
    """All forced abilities, in the lead investigator's order."""
    while board.now.investigators and (due := _due(board, moments, timing)):
        first = yield from chosen(
            "forced-order", board.now.lead.id, due, "ahlcg/priority-of-simultaneous-resolution^forced-order"
        )
        yield from _answer(board, *due[first])
        if any(moment.cancelled for moment in moments):
            return


def _due(
    board: Board, moments: Sequence[Moment], timing: Timing, player: str | None = None
) -> dict[str, tuple[Use, Moment]]:
    """What may answer, by the option that stands for it; for several moments the first of them."""
    due: dict[str, tuple[Use, Moment]] = {}
    for moment in moments:
        for use in usable(board, moment, timing, player):
            due.setdefault(use.option, (use, moment))
    return due


def _reactions(board: Board, moments: Sequence[Moment], timing: Timing) -> Steps:
    """Each player's, one by one; where several have some, the lead investigator picks who goes first."""
    passed: set[str] = set()
    while able := [
        each.id
        for each in board.now.investigators
        if each.id not in passed and _due(board, moments, timing, each.id)
    ]:
        player = yield from chosen(
            "reaction-order", board.now.lead.id, able, "ahlcg/lead-investigator^decides"
        )
        if not (yield from _offered(board, moments, timing, player)):
            passed.add(player)
        if any(moment.cancelled for moment in moments):
            return


def _offered(board: Board, moments: Sequence[Moment], timing: Timing, player: str) -> Procedure[bool]:
    """A player uses one ability or passes; tells whether one was used."""
    own = _due(board, moments, timing, player)
    if not own:
        return False
    use, _ = next(iter(own.values()))
    refusals = Refusals(partial(judged_uses, copy(board), moments, timing, player, tuple(own)))
    choice = yield Decision(
        what="ability", by=player, options=(PASS, *own), cites=use.offered_by, refusals=refusals
    )
    if choice == PASS:
        return False
    yield from _answer(board, *own[choice])
    return True


def _answer(board: Board, use: Use, moment: Moment) -> Steps:
    moment.answered.append(use.ability.id)
    if board.depth:
        yield from board.assumes("nested", "ahlcg/when^interrupts")
    with board.deeper(use.ability.id), board.apart():
        yield from carry_out(use, Doing(board, use.by, use.ability, moment))


def resolve_window(board: Board, window: str) -> Steps:
    """A player window: each player in turn may use free abilities and fast cards, until nobody wants to."""
    moment = Moment(Reached(point=window, cites=f"ahlcg/{window}^what"))
    yield from board.happens(moment.event)
    going = True
    while going:
        going = False
        for player in [each.id for each in board.now.investigators]:
            while board.now.is_investigator(player) and (
                yield from _offered(board, [moment], "after", player)
            ):
                going = len(board.now.investigators) > 1
