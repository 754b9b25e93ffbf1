"""What an investigator could spend."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.eldritch.state.effects import Spend
    from engine.eldritch.state.table import Investigator


def can_spend(who: Investigator, health: int = 0, sanity: int = 0) -> bool:
    """Only what is held, and never the last."""
    return (not health or who.health > health) and (not sanity or who.sanity > sanity)


def clues_to_spend(who: Investigator, health: int = 0, sanity: int = 0) -> int:
    """How many Clues could be spent, with what stands for them, beside the rest of the price."""
    left = {"health": who.health - health, "sanity": who.sanity - sanity}
    instead = left[who.clue_instead] - 1 if who.clue_instead else 0
    return len(who.clues) + max(0, instead)


def payable(who: Investigator, price: Spend) -> bool:
    """Only as a whole."""
    kept = {"health": price.health, "sanity": price.sanity}
    return can_spend(who, **kept) and clues_to_spend(who, **kept) >= price.clues
