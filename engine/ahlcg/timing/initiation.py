"""Using an ability and playing a card: two checks, then four steps.

Cost modifiers, payment, attacks of opportunity, the point where effects can be cancelled, the effects. The
sequence goes on even if the card with the ability leaves play; it ends if the investigator is eliminated.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.ahlcg.events import (
    AbilityInitiates,
    AbilityUsed,
    Assumed,
    CardPlayed,
    CostPaid,
    EffectsInitiate,
    EventResolved,
    LimitCounted,
    Reached,
    TokenCancelled,
    TokenIgnored,
)
from engine.ahlcg.phases.attempts import evade, fight, investigate
from engine.ahlcg.phases.chaos import reveal_token
from engine.ahlcg.phases.skill_test import take_test
from engine.ahlcg.rules.attacks import attacks_of_opportunity
from engine.ahlcg.rules.damage import Dealing, deal
from engine.ahlcg.rules.discarding import choose_discards
from engine.ahlcg.rules.elimination import eliminate
from engine.ahlcg.rules.leaving import leave_play
from engine.ahlcg.rules.outcomes import carry_out, in_full
from engine.ahlcg.rules.progress import place_doom, spend_clues
from engine.ahlcg.rules.zones import enter_play
from engine.ahlcg.state import effects
from engine.ahlcg.state.board import Doing, Moment
from engine.ahlcg.state.cards import Cost
from engine.ahlcg.state.counting import View, with_numbers
from engine.ahlcg.state.values import card_cost, more_cost
from engine.ahlcg.state.words import investigators
from engine.ahlcg.timing.ladder import as_one, before, letting_go, occurs, on_its_own, undo
from engine.ahlcg.timing.letter_x import settle_printed_x, settle_x
from engine.ahlcg.timing.usable import Use, putting
from engine.kernel import chosen

if TYPE_CHECKING:
    from engine.ahlcg.state.board import Board, Steps
    from engine.ahlcg.state.cards import Ability, Card, Enemy
    from engine.ahlcg.state.effects import SkillTest
    from engine.ahlcg.state.table import Situation
    from engine.kernel import Procedure

_CANCEL_POINT = "ahlcg/initiation.3^cancel-point"
QUIET = frozenset(["fight", "evade", "parley", "resign"])  # these provoke nothing


@carry_out.register(Use)
def _use(use: Use, doing: Doing) -> Procedure[bool]:
    """A triggered or forced ability, or a fast card, answers."""
    if use.card:
        yield from play_card(doing.board, use.by, use.card, use.ability, doing.moment)
    else:
        ability = yield from settle_x(doing.board, use.by, use.ability)
        why = "costs^simultaneous" if _parts(ability.cost) > 1 else "initiation.2^pay"
        yield from pay(doing.board, use.by, ability.cost, ability.card, cites=f"ahlcg/{why}")
        yield from resolve_ability(doing.board, ability, use.by, use.cites, doing.moment)
    return True


def resolve_ability(
    board: Board, ability: Ability, by: str, cites: str, moment: Moment | None = None
) -> Steps:
    """Its effects, once it has been paid for; as they try to initiate, they can be cancelled."""
    initiating = yield from before(board, AbilityInitiates(ability=ability, by=by, cites=_CANCEL_POINT))
    if initiating.undone:
        yield from _count_limit(board, ability, by)
        yield from undo(board, initiating)
        return
    yield from board.happens(AbilityUsed(ability=ability, by=by, cites=cites))
    if not board.now.is_investigator(by):
        return
    yield from _effects(board, ability, by, moment)


def _effects(board: Board, ability: Ability, by: str, moment: Moment | None) -> Steps:
    doing = Doing(board, by, ability, moment)
    if ability.instead and moment is not None:
        if moment.instead is not None:
            yield from board.assumes("latest-replacement", "ahlcg/instead^latest")
        moment.instead = ability
        return
    yield from _touch_token(board, ability)
    if ability.designator:
        yield from _designated(doing, ability)
    else:
        yield from as_one(board, in_full(ability.results, doing))


def _touch_token(board: Board, ability: Ability) -> Steps:
    """Cancel or ignore the last token revealed, or reveal another; without a test or a token, nothing."""
    state = board.now.test
    if state is None or ability.token is None:
        return
    if ability.token == "reveal-another":
        yield from reveal_token(board)
    elif state.revealed and ability.token == "cancel":
        last = state.revealed[-1].token
        yield from board.happens(TokenCancelled(token=last, cites="ahlcg/cancel^no-effects"))
    elif state.revealed:
        last = state.revealed[-1].token
        yield from board.happens(TokenIgnored(token=last, cites="ahlcg/golden-rules^card-over-books"))


@carry_out.register(effects.Cancel)
def _cancel(_effect: effects.Cancel, doing: Doing) -> Procedure[bool]:
    yield from ()
    if doing.moment is None or doing.ability is None:
        return False
    doing.moment.cancelled = doing.ability.id
    return True


@carry_out.register(effects.CallTest)
def _test(effect: effects.CallTest, doing: Doing) -> Procedure[bool]:
    testers = [doing.you] if effect.test.by == "you" else (yield from investigators(effect.test.by, doing))
    if len(testers) > 1:
        yield from doing.board.assumes("tests-one-by-one", "ahlcg/in-player-order^lead-first")
    for name in testers:
        if doing.now.is_investigator(name):
            test = effect.test.model_copy(update={"by": name})
            theirs = replace(doing, you=name) if len(testers) > 1 else doing
            yield from on_its_own(doing.board, take_test(doing.board, test, theirs))
    return bool(testers)


# actions with a designator


def _designated(doing: Doing, ability: Ability) -> Steps:
    """The named action, modified by what the ability says."""
    board, by = doing.board, doing.you
    match ability.designator:
        case "fight":
            enemy = yield from _which(doing, targets(board.now, by, "fight"))
            if enemy:
                damage = 1 + ability.damage
                yield from _modified_test(doing, ability, fight(board.now, by, enemy, damage))
        case "evade":
            enemy = yield from _which(doing, targets(board.now, by, "evade"))
            if enemy:
                yield from _modified_test(doing, ability, evade(board.now, by, enemy))
        case "investigate":
            yield from _modified_test(doing, ability, investigate(board.now, by))
        case "resign":
            yield from in_full(ability.results, doing)
            yield from eliminate(board, by, "resigned")
        case _:
            yield from letting_go(board, in_full(ability.results, doing))


def _modified_test(doing: Doing, ability: Ability, test: SkillTest) -> Steps:
    changes: dict[str, object] = {
        "on_success": (*(() if ability.instead else test.on_success), *ability.on_success, *ability.results),
        "on_failure": (*test.on_failure, *ability.on_failure),
        "difficulty": max(0, test.difficulty + ability.difficulty),
    }
    if ability.skill:
        changes["skill"] = ability.skill
    add = with_numbers(ability, doing.now, View(you=doing.you, this=doing.this), doing.moment).add
    yield from take_test(doing.board, test.model_copy(update=changes), doing, add=add)


def targets(table: Situation, by: str, attempt: str) -> list[str]:
    """The enemies that an action can be aimed at."""
    return [enemy.id for enemy in table.enemies if why_no_target(table, by, attempt, enemy) is None]


def why_no_target(table: Situation, by: str, attempt: str, enemy: Enemy) -> str | None:
    """The statement by which an action cannot be aimed at an enemy."""
    engaged = table.engaged(enemy)
    if attempt not in ("fight", "engage"):
        return None if by in engaged else "ahlcg/evade-action^only-yours"
    if enemy.location != table.investigator(by).location:
        return "ahlcg/fight-action^test" if attempt == "fight" else "ahlcg/engage-action^what"
    if attempt == "fight":
        return "ahlcg/aloof^no-attack" if not engaged and table.has(enemy, "aloof") else None
    if by in engaged:
        return "ahlcg/engage-action^not-twice"
    return "ahlcg/massive^no-threat-area" if table.has(enemy, "massive") else None


def _which(doing: Doing, options: list[str]) -> Procedure[str | None]:
    return (yield from chosen("target", doing.you, options, "ahlcg/target^who-picks")) if options else None


# paying


def pay(  # noqa: PLR0913, PLR0917
    board: Board,
    by: str,
    cost: Cost,
    source: str | None,
    card: Card | None = None,
    actions: int = 0,
    cites: str = "ahlcg/initiation.2^pay",
) -> Steps:
    """All costs at one moment. Nobody but the player pays, and only with what is theirs."""
    resources = cost.resources + (card_cost(board.now, by, card) if card else 0)
    own_clues = 0 if cost.as_group else cost.clues
    spends = cost.actions + actions
    if spends or resources or own_clues or cost.uses or cost.exhaust:
        yield from board.happens(
            CostPaid(
                by=by,
                actions=spends,
                resources=resources,
                clues=own_clues,
                uses=cost.uses,
                exhausts=cost.exhaust,
                card=source,
                cites=cites,
            )
        )
    if cost.as_group and cost.clues:
        yield from spend_clues(board, cost.clues)
    if cost.discard_cards:
        yield from choose_discards(board, by, cost.discard_cards, "ahlcg/costs^own-areas", card)
    if cost.damage or cost.horror:
        harm = Dealing(cost.damage, cost.horror, cites="ahlcg/costs^assigned-to-assets")
        yield from deal(board, by, harm)
    if source and (cost.card_damage or cost.card_horror):
        on_card = effects.HurtCard(card=source, damage=cost.card_damage, horror=cost.card_horror)
        yield from carry_out(on_card, Doing(board, by))
    if source and cost.doom:
        yield from place_doom(board, source, cost.doom, "ahlcg/costs^ability-cost")
    if source and cost.discard:
        yield from leave_play(board, source, cites="ahlcg/costs^in-play-cards")
    if cost.other:
        yield from board.happens(Assumed(reading="cost-in-words", cites="ahlcg/costs^ability-cost"))


def _step(board: Board, number: str, anchor: str) -> Steps:
    point = f"initiation.{number}"
    yield from board.happens(Reached(point=point, cites=f"ahlcg/{point}^{anchor}"))


# playing and activating


def play_card(
    board: Board,
    by: str,
    card: Card,
    ability: Ability | None = None,
    moment: Moment | None = None,
    actions: int = 0,
) -> Steps:
    """A card from hand: an event resolves and is discarded, an asset enters play."""
    effect, priced = yield from settle_printed_x(board, by, ability or play_effect(card, by), card)
    yield from _step(board, "1", "apply")
    yield from _step(board, "2", "pay")
    cost = effect.cost + more_cost(board.now, by, "play")
    yield from pay(board, by, cost, None, priced, actions, f"ahlcg/initiation.2^{_how_paid(cost)}")
    if actions and not effect.no_attacks and effect.designator not in QUIET:
        yield from attacks_of_opportunity(board, by)
        if not board.now.is_investigator(by):
            yield from board.assumes("defeated-mid-action", "ahlcg/elimination^no-influence")
            return
    yield from _step(board, "3", "begin")
    yield from board.happens(CardPlayed(by=by, card=card, cites="ahlcg/initiation.3^begin"))
    initiate = EffectsInitiate(by=by, card=card, cites=_CANCEL_POINT)
    if not (yield from occurs(board, initiate, _played(board, by, card, effect, moment))):
        yield from _step(board, "4", "resolve")
        yield from _count_limit(board, effect, by)
        yield from _done(board, by, card)


def _how_paid(cost: Cost) -> str:
    """The action and a card's own cost, or several together with them."""
    return "together" if _parts(cost.model_copy(update={"actions": 0})) else "pay"


def _parts(cost: Cost) -> int:
    """How many things it asks for."""
    return sum(bool(getattr(cost, name)) for name in Cost.model_fields if name not in ("as_group", "x"))


def _count_limit(board: Board, ability: Ability, by: str) -> Steps:
    """A cancelled use counts."""
    if ability.limit:
        why = "ahlcg/limits-and-maximums^cancelled-counts"
        yield from board.happens(LimitCounted(ability=ability, by=by, cites=why))


def play_effect(card: Card, by: str) -> Ability:
    """What playing the card does."""
    if card.kind == "asset":
        return putting(card, by)
    own = next((ability for ability in card.abilities if ability.at in ("play", "window")), None)
    own = own or putting(card, by)
    return own.model_copy(update={"owner": by, "card": card.id})


def _played(board: Board, by: str, card: Card, effect: Ability, moment: Moment | None) -> Steps:
    yield from _step(board, "4", "resolve")
    if card.kind == "asset":
        owned = card.model_copy(update={"owner": card.owner or by})
        yield from enter_play(board, owned, by, cites="ahlcg/initiation.4^into-play")
        return
    yield from board.happens(AbilityUsed(ability=effect, by=by, cites="ahlcg/initiation.4^resolve"))
    yield from _effects(board, effect, by, moment)
    yield from _done(board, by, card)


def _done(board: Board, by: str, card: Card) -> Steps:
    if any(each.id == card.id for each in board.now.resolving):
        yield from board.happens(EventResolved(card=card.id, by=by, cites="ahlcg/initiation.4^event-discard"))


def activate(board: Board, by: str, ability: Ability) -> Steps:
    """The activate action: one action for each symbol."""
    ability = yield from settle_x(board, by, ability)
    yield from _step(board, "1", "apply")
    yield from _step(board, "2", "pay")
    cost = ability.cost + more_cost(board.now, by, "activate")
    why = f"ahlcg/initiation.2^{_how_paid(cost)}"
    yield from pay(board, by, cost, ability.card, actions=0 if ability.cost.actions else 1, cites=why)
    if ability.designator not in QUIET and not ability.no_attacks:
        yield from attacks_of_opportunity(board, by)
        if not board.now.is_investigator(by):
            yield from board.assumes("defeated-mid-action", "ahlcg/elimination^no-influence")
            return
    yield from _step(board, "3", "begin")
    yield from _step(board, "4", "resolve")
    yield from resolve_ability(board, ability, by, "ahlcg/activate-action^what")
