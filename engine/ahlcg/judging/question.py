"""What can be asked of a resolution, and which events a question is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.ahlcg import events
from engine.kernel.requests import Frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kernel import Event

Asks = Literal[
    "order", "who-decides", "still-happens", "may", "which-target", "how-likely", "when", "how-much"
]


class Happening(Frozen):
    """An event that a question is about: of whom or to whom, by which enemy; of harm, which kind."""

    event: str
    who: str | None = None
    enemy: str | None = None
    kind: Literal["damage", "horror", "weakness", "resource", "clue", "card", "health", "sanity", ""] = ""
    place: str | None = None  # where something lies
    card: str | None = None  # a card of a player
    count: int = 0  # so much of it at least
    again: bool = False  # another one, after the first
    negated: bool = False  # that it does not come
    since: str | None = None  # only once this step or window is reached

    def among(self, told: Sequence[Event]) -> list[Event]:
        """The events that fit."""
        if self.since:
            points = [getattr(each, "point", None) for each in told]
            told = told[points.index(self.since) :] if self.since in points else []
        found = [each for each in told if self._fits(each)]
        if self.event == "card-committed" and len(found) < self.count:
            return []
        return found[1:] if self.again else found

    def _fits(self, event: Event) -> bool:
        special = self._special(event)
        return self._plainly(event) if special is None else special

    def _special(self, event: Event) -> bool | None:
        """Of what is no event by its name, whether this one shows it."""
        match self.event:
            case "fight":
                return isinstance(event, events.TestBegan) and event.test.attempt == "fight"
            case "advanced":
                return isinstance(event, events.Advanced)
            case "action-taken":
                return isinstance(event, events.CostPaid) and self.who in (None, event.by)
            case "cost-paid":
                return isinstance(event, events.CostPaid) and event.actions > 0
            case "test-succeeded":
                return isinstance(event, events.TestDecided) and event.succeeded
            case "bonus-counted":
                return isinstance(event, events.ValueDetermined) and event.abilities != 0
            case "enemy-moved":
                moved = event.enemy if isinstance(event, events.EnemyMoved | events.EnemyFollowed) else ""
                return bool(moved) and self.enemy in (None, moved)
            case "card-kept":
                return isinstance(event, events.LeftPlay) and self.card in (None, event.card)
            case "harm-on-card":
                return isinstance(event, events.HarmDealt) and self._on_card(event)
            case "harm-dealt":
                return (
                    isinstance(event, events.HarmDealt) and event.event == "harm-dealt" and self._hurts(event)
                )
        return None

    def _plainly(self, event: Event) -> bool:
        if getattr(event, "event", None) != self.event:
            return False
        about = event.__dict__
        if (
            self.enemy
            and "enemy" in about
            and str(getattr(about.get("enemy"), "id", about.get("enemy"))) != self.enemy
        ):
            return False
        if self.kind == "weakness" and not about["card"].weakness:
            return False
        if self.event == "resources-gained" and about.get("count", 0) < 0:
            return False
        people = {about[name] for name in ("by", "investigator", "who") if about.get(name)}
        return not (self.who and people and self.who not in people)

    def _on_card(self, event: events.HarmDealt) -> bool:
        """Whether so much of the harm goes onto one card, not onto the investigator."""
        cards = [share for share in event.shares if share.card != event.investigator]
        kinds = (self.kind,) if self.kind else ("damage", "horror")
        least = max(1, self.count)
        return any(getattr(share, kind) >= least for share in cards for kind in kinds)

    def _hurts(self, event: events.HarmDealt) -> bool:
        if self.who and event.investigator != self.who:
            return False
        return not self.kind or any(getattr(share, self.kind) for share in event.shares)


class Question(Frozen):
    """`about` is None where it asks of the whole."""

    asks: Asks
    about: Happening | None = None
