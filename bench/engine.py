"""How fast the engine is: exact odds, kernel steps, exploring every order."""

from __future__ import annotations

import time

from bench.corpus import seconds
from engine.ahlcg.attempts import investigate, take
from engine.ahlcg.bags import BAGS
from engine.ahlcg.odds import draw_odds, odds_of
from engine.ahlcg.table import Ability, Investigator, Location, Situation, TokenEffect
from engine.kernel import explore, play_by, seeded

_BLESSED = (*BAGS["standard"], *["bless"] * 5, *["curse"] * 5)
_EFFECTS = {
    "bless": TokenEffect(add=2, reveal_another=True),
    "curse": TokenEffect(add=-2, reveal_another=True),
}


def main() -> None:
    table = Situation(
        investigators=(Investigator(id="A", location="L", intellect=3),),
        locations=(Location(id="L", shroud=3, clues=2),),
        bag=BAGS["standard"],
    )
    odds = seconds(lambda: odds_of(draw_odds(_BLESSED, _EFFECTS), 4, 4), 50)
    print(f"exact odds, {len(_BLESSED)} tokens with 5 bless and 5 curse  {odds * 1e3:6.2f} ms")
    events, began = 0, time.perf_counter()
    for seed in range(1000):
        events += len(play_by(lambda: take(table, investigate(table, "A")), seeded(seed)).events)
    print(f"kernel  {events / (time.perf_counter() - began):8.0f} events a second")
    forced = tuple(Ability(id=f"f{place}", owner="A", at="st.6", forced=True, add=1) for place in range(5))
    tied = table.model_copy(update={"abilities": forced, "bag": ("0",)})
    orders = seconds(lambda: explore(lambda: take(tied, investigate(tied, "A"))), 3)
    print(f"every order of five forced abilities  {orders:6.3f} s")


if __name__ == "__main__":
    main()
