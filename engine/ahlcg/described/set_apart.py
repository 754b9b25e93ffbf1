"""Who is set apart from all the others: everyone except Roland, all enemies but the rat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.scene import Foe, Person

if TYPE_CHECKING:
    from engine.ahlcg.described.scene import Thing
    from engine.ahlcg.described.talk import Sentence, Talk


def all_but(talk: Talk, sentence: Sentence) -> tuple[list[Thing], list[Thing]]:
    """All others of their kind, and who is set apart; nobody where the sentence sets nobody apart."""
    for place in talk.find(sentence, "except"):
        named = talk.nearest(place, sentence, lambda m: m.of(Person) or m.of(Foe), after=True)
        if named is None:
            continue
        talk.settle(place, *talk.find(sentence, "each"))
        every = talk.scene.people if named.of(Person) else talk.scene.foes
        return [each for each in every if each not in named.things], list(named.things)
    return [], []


def read_set_apart(talk: Talk, sentence: Sentence) -> None:
    """All but one are ready: that one is exhausted."""
    states = talk.find(sentence, "ready", "exhausted")
    others, apart = all_but(talk, sentence) if states else ([], [])
    ready = bool(states) and talk.concept(states[0]) == "ready"
    for foes, value in ((others, ready), (apart, not ready)):
        for foe in foes:
            if isinstance(foe, Foe):
                foe.ready = value
    if others:
        talk.use(*states)
