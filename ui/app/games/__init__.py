"""What the app adds for a game, in a module of the game's name; without one a game has the common pages.

own       `own`: what a module may have: pages in place of the common ones, how the table is drawn, its dice
ahlcg     the card game; `arkham2e`, `eldritch`, `mansions`
"""

from ui.app.games.own import Dice, Own, own

__all__ = ["Dice", "Own", "own"]
