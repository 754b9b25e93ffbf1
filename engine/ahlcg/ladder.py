"""The timing ladder: what answers an event, and in which order.

would, when, the event itself, after; on each rung all forced abilities first, in the lead's order,
then the reactions. A replacement takes the event's place, a cancellation leaves it without effect; nothing
that waited for it answers then.

Assumptions, where the book is silent: an ability that answers inside another is resolved to its end first
(nested); of several players' reactions the lead investigator picks whose comes first; "at" and "if" in a forced
ability name the moment itself, once it has come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.ahlcg.board import Board, Doing, Moment
from engine.ahlcg.cards import Ability, Card, Cost
from engine.ahlcg.events import Cancelled, Change, Reached, Replaced
from engine.ahlcg.outcomes import any_could_change, carry_out, in_full
from engine.ahlcg.triggers import fits, holds, place_of
from engine.ahlcg.values import card_cost, forbidden
from engine.kernel import Decision
from engine.kernel.requests import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.ahlcg.board import Steps
    from engine.ahlcg.table import Situation
    from engine.kernel import Procedure

    Timing = Literal["would", "when", "after"]

PASS = "pass"
FREE = Cost()


class Use(Frozen):
    """A player uses an ability, or plays the card in hand that has it; `initiation` carries it out."""

    ability: Ability
    by: str
    cites: str
    card: Card | None = None

    @property
    def option(self) -> str:
        return self.card.id if self.card else self.ability.id


def occurs(
    board: Board, event: Change, impact: Steps | None = None, rungs: tuple[Timing, ...] = ("would", "when")
) -> Procedure[bool]:
    """An event with all that answers it; whether it happened. `impact` belongs to the event itself."""
    moment = yield from before(board, event, rungs)
    if moment.undone:
        yield from undo(board, moment)
        return False
    if not event.possible(board.now):
        return False
    yield from board.happens(event)
    if impact is not None:
        yield from impact
    yield from afterwards(board, moment)
    return True


def before(board: Board, event: Change, rungs: tuple[Timing, ...] = ("would", "when")) -> Procedure[Moment]:
    """What answers an event before it happens; it may be undone by that."""
    moment = Moment(event)
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
    yield from in_full(ability.results, Doing(board, _you(board.now, ability, moment), ability, moment))
    board.replacing.pop()


def afterwards(board: Board, moment: Moment) -> Steps:
    """What answers an event once it has happened; within one effect that waits for the effect's end."""
    queue = board.queues[-1] if board.queues else None
    if queue is not None:
        queue.append(moment)
    elif _watched(board, moment):
        yield from _rung(board, [moment], "after")


def as_one(board: Board, steps: Procedure[bool], then: Steps | None = None) -> Procedure[bool]:
    """All parts of an effect come before what answers "after" any of them."""
    queue: list[Moment] = []
    board.queues.append(queue)
    resolved = yield from steps
    if then is not None:
        yield from then
    board.queues.pop()
    moments = [moment for moment in queue if _watched(board, moment)]
    if moments:
        yield from _rung(board, moments, "after")
    return resolved


def on_its_own(board: Board, steps: Steps) -> Steps:
    """A test within an effect has its own moments: they do not wait for the effect's end."""
    board.queues.append(None)
    yield from steps
    board.queues.pop()


def _watched(board: Board, moment: Moment) -> bool:
    names = moment.event.names
    return any(ability.at in names for ability in _abilities(board.now))


def fire(board: Board, event: Change, cards: list[str]) -> Steps:
    """Only the forced abilities of these cards that wait for the event, which itself does not happen."""
    moment = Moment(event)
    for ability in list(board.now.abilities_in_play()):
        if ability.card in cards and ability.at in event.names and ability.forced:
            by = _you(board.now, ability, moment)
            use = Use(ability=ability, by=by, cites="ahlcg/ability.forced^automatic")
            if _answers(board, use, moment):
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
        first = next(iter(due))
        if len(due) > 1:
            first = yield Decision(
                what="forced-order",
                by=board.now.lead.id,
                options=tuple(due),
                cites="ahlcg/priority-of-simultaneous-resolution^forced-order",
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
        for use in _usable(board, moment, timing, player):
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
        player = able[0]
        if len(able) > 1:
            player = yield Decision(
                what="reaction-order",
                by=board.now.lead.id,
                options=tuple(able),
                cites="ahlcg/lead-investigator^decides",
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
    chosen = yield Decision(what="ability", by=player, options=(PASS, *own), cites=use.cites)
    if chosen == PASS:
        return False
    yield from _answer(board, *own[chosen])
    return True


def _answer(board: Board, use: Use, moment: Moment) -> Steps:
    moment.answered.append(use.ability.id)
    if board.depth:
        yield from board.assumes("nested", "ahlcg/when^interrupts")
    board.depth += 1
    yield from carry_out(use, Doing(board, use.by, use.ability, moment))
    board.depth -= 1


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


# which abilities answer


def _abilities(table: Situation) -> Iterator[Ability]:
    yield from table.abilities_in_play()
    for each in table.investigators:
        for card in each.hand:
            yield from card.abilities


def _usable(board: Board, moment: Moment, timing: Timing, player: str | None = None) -> Iterator[Use]:
    """What may answer now: the forced abilities, or a player's own choices."""
    table, forced = board.now, player is None
    window = isinstance(moment.event, Reached) and moment.event.point.startswith("pw.")
    names = ("window",) if window else moment.event.names
    for ability in table.abilities_in_play():
        if ability.at not in names or ability.timing != timing or ability.forced != forced:
            continue
        if moment.instead and not ability.instead:
            continue
        by = _you(table, ability, moment) if player is None else player
        if player is not None and player not in users(table, ability):
            continue
        use = Use(ability=ability, by=by, cites=_cited(moment, forced=forced, window=window))
        if _answers(board, use, moment):
            yield use
    if player is not None:
        yield from _from_hand(board, moment, timing, names, player)


def _from_hand(
    board: Board, moment: Moment, timing: Timing, names: tuple[str, ...], player: str
) -> Iterator[Use]:
    """Fast events at their own moment or in a window of their period, fast assets in windows of your turn."""
    window = names == ("window",)
    for card in board.now.investigator(player).hand:
        if not card.fast:
            continue
        for ability in card.abilities:
            cites = "ahlcg/fast^event-period" if window else "ahlcg/fast^event-moment"
            if card.kind == "event" and ability.at in names and ability.timing == timing:
                own = ability.model_copy(update={"owner": player, "card": card.id})
                use = Use(ability=own, by=player, cites=cites, card=card)
                if _answers(board, use, moment):
                    yield use
        if card.kind == "asset" and window and board.now.active == player:
            use = Use(ability=putting(card, player), by=player, cites="ahlcg/fast^asset", card=card)
            if _answers(board, use, moment):
                yield use


def putting(card: Card, player: str) -> Ability:
    """Playing an asset, as the ability that puts it into play."""
    return Ability(id=card.id, at="play", owner=player, card=card.id)


def _cited(moment: Moment, *, forced: bool, window: bool) -> str:
    if forced:
        return "ahlcg/ability.forced^automatic"
    return f"{moment.event.cites.split('^')[0]}^abilities" if window else "ahlcg/ability.reaction^any-time"


def _answers(board: Board, use: Use, moment: Moment) -> bool:
    ability = use.ability
    fresh = ability.id not in moment.answered and ability.id not in board.replacing
    if ability.at == "window" and (ability.cost != FREE or ability.limit or use.card):
        fresh = True  # as often as it can be paid for
    return (
        fresh
        and _may_act(board.now, use.by, forced=ability.forced)
        and fits(board.now, ability, use.by, moment)
        and may_use(Doing(board, use.by, ability, moment), use.card)
    )


def may_use(doing: Doing, card: Card | None = None) -> bool:
    """The checks before anything begins: allowed now, able to change something, and payable."""
    ability = doing.ability
    assert ability is not None
    table = doing.now
    if ability.card and table.is_blank(ability.card) and not card:
        return False
    if card and (forbidden(table, doing.you, "play") or not _playable(table, card)):
        return False
    if ability.test_only and table.test is None and not (ability.results or ability.designator):
        return False
    if table.test and not ability.limit and ability.at == "window" and _spent_in_test(table, ability):
        return False
    return (
        holds(table, ability.while_, doing.you)
        and not _limited(table, ability, doing.you)
        and payable(table, ability.cost, doing.you, ability.card, card)
        and _could_change(doing, card)
    )


def _playable(table: Situation, card: Card) -> bool:
    """A unique card only while no copy of it by title is in play."""
    return not (card.unique and card.name in table.titles)


def _spent_in_test(table: Situation, ability: Ability) -> bool:
    free = ability.cost == FREE
    return free and any(used.id == ability.id for used in table.used)


def users(table: Situation, ability: Ability) -> list[str]:
    """Who may trigger it: its controller, or everybody at the place of a scenario card."""
    if ability.owner and not (ability.card and table.threatened(ability.card)):
        return [ability.owner] if table.is_investigator(ability.owner) else []
    place = place_of(table, ability.card)
    if place is None:
        return [each.id for each in table.investigators]
    return [each.id for each in table.at(place)]


def _you(table: Situation, ability: Ability, moment: Moment) -> str:
    """Whom a forced ability calls "you": its controller, whom it is engaged with, or whom it is about."""
    for name in (ability.owner, _engaged_one(table, ability.card), moment.who, table.active):
        if name and table.is_investigator(name):
            return name
    return table.lead.id


def _engaged_one(table: Situation, card: str | None) -> str | None:
    engaged = table.engaged(table.enemy(card)) if card and table.is_enemy(card) else []
    return engaged[0] if len(engaged) == 1 else None


def _may_act(table: Situation, player: str, *, forced: bool) -> bool:
    """Under peril only the investigator who resolves the encounter may."""
    if forced or not table.peril:
        return True
    own = table.peril if isinstance(table.peril, str) else table.test and table.test.test.by
    return own is None or player == own


def _limited(table: Situation, ability: Ability, by: str) -> bool:
    """A limit counts for each instance and player, or for the group; a maximum for all copies by title."""
    limit = ability.limit
    if limit is None:
        return False
    title = table.title_of(ability)
    count = 0
    for use in table.uses:
        if use.per == limit.per:
            same = use.title == title if limit.maximum else use.ability == ability.id
            count += same and (limit.maximum or limit.group or use.by == by)
    return count >= limit.times


def payable(table: Situation, cost: Cost, by: str, source: str | None, card: Card | None = None) -> bool:
    """Whether the player can pay all of it now, from what is theirs."""
    payer = table.investigator(by)
    clues = sum(each.clues for each in table.investigators) if cost.as_group else payer.clues
    lying = table.card(source) if source else None
    in_hand = sum(not each.weakness and each != card for each in payer.hand)
    return (
        payer.resources >= cost.resources + (card_cost(table, by, card) if card else 0)
        and clues >= cost.clues
        and payer.actions >= cost.actions
        and in_hand >= cost.discard_cards
        and not (cost.exhaust and (lying is None or not lying.ready))
        and not (cost.uses and (lying is None or lying.uses_left < cost.uses))
        and not ((cost.discard or cost.card_damage or cost.card_horror) and lying is None and card is None)
    )


def _could_change(doing: Doing, card: Card | None) -> bool:
    ability = doing.ability
    assert ability is not None
    if card and card.kind == "asset":
        return True
    if ability.instead or ability.designator:
        return True
    results = (*ability.results, *ability.on_success, *ability.on_failure)
    if any_could_change(results, doing):
        return True
    if ability.add or ability.difficulty or ability.times != 1 or ability.automatic or ability.damage:
        return doing.now.test is not None
    if ability.token is None or doing.now.test is None:
        return False
    return bool(doing.now.bag if ability.token == "reveal-another" else doing.now.test.revealed)
