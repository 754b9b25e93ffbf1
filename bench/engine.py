"""How fast the engine is: exact odds, kernel steps, exploring every order."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from bench.figures import Figure, once, seconds, show, spread
from engine.ahlcg.front import start
from engine.ahlcg.odds import draw_odds, odds_of
from engine.ahlcg.phases.attempts import investigate
from engine.ahlcg.phases.running import take
from engine.ahlcg.sheet import Sheet, read_sheet
from engine.ahlcg.state.bags import BAGS
from engine.ahlcg.state.cards import Ability
from engine.ahlcg.state.effects import TokenEffect
from engine.ahlcg.state.table import Investigator, Location, Situation
from engine.kernel import explore, play_by, seeded

if TYPE_CHECKING:
    from collections.abc import Iterator

_BLESSED = (*BAGS["standard"], *["bless"] * 5, *["curse"] * 5)
_EFFECTS = {
    "bless": TokenEffect(add=2, reveal_another=True),
    "curse": TokenEffect(add=-2, reveal_another=True),
}


def figures() -> Iterator[Figure]:
    table = Situation(
        investigators=(Investigator(id="A", location="L", intellect=3),),
        locations=(Location(id="L", shroud=3, clues=2),),
        bag=BAGS["standard"],
    )
    odds = seconds(lambda: odds_of(draw_odds(_BLESSED, _EFFECTS), 4, 4), 50)
    yield Figure("odds", f"exact, {len(_BLESSED)} tokens with 5 bless and 5 curse", f"{odds * 1e3:.1f} ms")
    events, began = 0, time.perf_counter()
    for seed in range(1000):
        events += len(play_by(lambda: take(table, investigate(table, "A")), seeded(seed)).events)
    yield Figure("engine", "skill tests", f"{events / (time.perf_counter() - began):,.0f} events a second")
    forced = tuple(Ability(id=f"f{place}", owner="A", at="st.6", forced=True, add=1) for place in range(5))
    tied = table.model_copy(update={"abilities": forced, "bag": ("0",)})
    orders = seconds(lambda: explore(lambda: take(tied, investigate(tied, "A"))), 3)
    yield Figure("engine", "every order of five forced abilities", f"{orders:.2f} s")
    for enemies in (0, 8, 16):
        sheet = crowded(4, enemies)
        plays = [partial(play_by, partial(start, sheet), seeded(seed)) for seed in range(10)]
        took = [once(play) for play in plays]
        yield Figure("engine", f"a round, 4 investigators, {enemies} enemies", spread(took))


def crowded(investigators: int, enemies: int) -> Sheet:
    """A board with so many of each, hunters among them, on five places in a ring."""
    places = [f"L{number}" for number in range(5)]
    situation = {
        "round": 2,
        "investigators": [
            {"id": f"A{number}", "location": places[number], "health": 9, "sanity": 9, "deck": 20}
            | {"willpower": 3, "intellect": 3, "combat": 3, "agility": 3, "resources": 5}
            for number in range(investigators)
        ],
        "locations": [{"id": place, "shroud": 2, "clues": 2} for place in places],
        "connections": [[place, places[number - 1]] for number, place in enumerate(places)],
        "enemies": [
            {"id": f"E{number}", "location": places[number % 5], "fight": 3, "evade": 3, "health": 3}
            | {"damage": 1, "hunter": bool(number % 2)}
            for number in range(enemies)
        ],
        "agendas": [{"id": "Agenda", "threshold": 20}],
        "bag": list(BAGS["standard"]),
    }
    return read_sheet({"situation": situation, "attempt": {"round": True}})


if __name__ == "__main__":
    show(figures())
