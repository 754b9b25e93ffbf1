"""What may be looked at, and what is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.described import judging
from engine.eldritch.described.matters import MAY, Matter
from engine.plain_words import topics

if TYPE_CHECKING:
    from engine.eldritch.described.drafts import Draft
    from engine.plain_words import Told


def _looks(told: Told, draft: Draft) -> None:
    """What is hidden, and what is open."""
    told.use(
        "back-side",
        "look",
        "card",
        "token",
        "deck",
        "discards",
        "friend",
        "sheet",
        "ancient-one",
        "mythos",
        "draw",
        "first",
        "own",
        "stack",
        "box",
    )
    for words, statement, may in _SEEN:
        if told.every(*words):
            told.use(*words)
            told.take(words[0])
            draft.because(f"hidden-information^{statement}")
            draft.verdict = may
            draft.reads("looks", statement)
            draft.attempt = {"turn": draft.me}
            return
    draft.missing.append("looks")


_SEEN = (
    (("monster",), "monsters", True),
    (("discards",), "discards", True),
    (("ancient-one",), "ancient-one-sheet", True),
    (("sheet",), "investigator-sheets", True),
    (("clue", "pool"), "pool-and-stack", False),
    (("gate",), "pool-and-stack", False),
    (("mythos", "box"), "boxed-mythos", False),
    (("deck",), "decks", False),
    (("clue",), "held-clues", True),
    (("condition",), "backs", False),
    (("spell-copy",), "backs", False),
    (("card", "back-side"), "backs", False),
)
TOPICS = topics(
    {
        "looks": Matter(("look",), MAY, _looks, judging.told_verdict, never=("trade", "rest")),
    }
)
