"""Cards that are committed, or that somebody holds and would like to commit: whose, how many, which icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.scene import Commit, Person
from engine.ahlcg.described.stats import SKILLS

if TYPE_CHECKING:
    from engine.ahlcg.described.talk import Sentence, Talk
    from engine.ahlcg.judging.question import Happening

WILD = "wild"
_REACH = 4


def read_commits(talk: Talk, sentence: Sentence) -> None:
    """Cards that are committed, with their icons; of a card that is only held, its icons are kept in mind."""
    committing = talk.find(sentence, "commit")
    found = _icons(talk, sentence)
    if found is None:
        return
    skill, icons, used = found
    by, cards = _whose(talk, sentence, committing), _how_many(talk, sentence)
    if committing:
        talk.scene.commits.append(Commit(by, skill, icons, cards))
        talk.use(committing[0], *used, *talk.find(sentence, "card"), *_counts(talk, sentence))
    elif talk.find(sentence, "have", "hand", "gain") and talk.find(sentence, "card"):
        talk.offered = Commit(by or talk.me(), skill, icons, cards)
        talk.use(*used, *talk.find(sentence, "card", "hand"), *_counts(talk, sentence))


def _icons(talk: Talk, sentence: Sentence) -> tuple[str, int, list[int]] | None:
    """The skill of the icons, how many there are on a card, and the words that say so."""
    icons = talk.find(sentence, "icon")
    cards = talk.find(sentence, "card")
    beside = [p for at in icons for p in (talk.next_to(at, -1), talk.next_to(at, 1)) if p is not None]
    skills = [p for p in beside if talk.concept(p) in SKILLS]
    if not skills and not icons:  # an intellect card, a card with intellect
        skills = [
            p
            for p in talk.find(sentence, *SKILLS)
            if any(abs(p - card) <= 2 for card in cards) and talk.concept(p + 1) != "number"
        ]
    wild = [p for p in icons if WILD in talk.terms[p].text.casefold()]
    if not skills and not wild:
        return None
    first = (skills or wild)[0]
    side = (talk.next_to(first, -1), *(talk.next_to(at, -1) for at in icons[:1]))
    numbers = [p for p in side if p is not None and talk.concept(p) == "number"]
    count = talk.terms[numbers[0]].number if numbers else 1
    return (talk.concept(first) if skills else WILD), count, [first, *icons, *numbers]


def _whose(talk: Talk, sentence: Sentence, committing: list[int]) -> Person | None:
    """Who commits: the nearest person before the verb, or who speaks."""
    place = committing[0] if committing else sentence.end
    if any(talk.terms[p].first_person for p in sentence):
        return talk.me()
    found = talk.nearest(place, sentence, lambda m: m.of(Person))
    who = found.things[0] if found else None
    return who if isinstance(who, Person) else None


def _counts(talk: Talk, sentence: Sentence) -> list[int]:
    """Numbers that count cards: two cards."""
    cards = talk.find(sentence, "card")
    near = [p for card in cards for p in (talk.next_to(card, -1),) if p is not None]
    return [p for p in near if talk.concept(p) == "number"]


def _how_many(talk: Talk, sentence: Sentence) -> int:
    counts = _counts(talk, sentence)
    return max(1, talk.terms[counts[0]].number) if counts else 1


def asked_commit(talk: Talk, sentence: Sentence, about: Happening) -> Happening:
    """Whether somebody may commit: the cards that they hold must be in their hand to be committed."""
    who = next((each for each in talk.scene.people if each.name == about.who), None) or talk.person
    if who is None:
        return about
    talk.use(*talk.find(sentence, "test", "skill-card"))
    told = [each for each in talk.scene.commits if each.by is who]
    if not told:
        offered = talk.offered
        mine = (
            offered
            if offered is not None and offered.by is who
            else Commit(who, WILD, 1, _how_many(talk, sentence))
        )
        talk.scene.commits.append(mine)
        told = [mine]
        talk.use(*_counts(talk, sentence))
    return about.model_copy(update={"who": who.name, "count": told[-1].cards})
