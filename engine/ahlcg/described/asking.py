"""What a description asks: the order, who decides, whether it still happens, which target, how likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.scene import Deed, Foe, Person, Place
from engine.ahlcg.described.talk import Sentence
from engine.ahlcg.question import Asks, Happening, Question

if TYPE_CHECKING:
    from engine.ahlcg.described.talk import Talk

_KINDS: tuple[tuple[str, Asks], ...] = (
    ("q-likely", "how-likely"),
    ("q-who", "who-decides"),
    ("q-order", "order"),
    ("q-when", "when"),
    ("q-much", "how-much"),
    ("q-may", "may"),
    ("q-still", "still-happens"),
    ("q-target", "which-target"),
    ("survive", "still-happens"),
    ("yes-no", "still-happens"),
)
_HARM = ("damage", "horror")


def read_questions(talk: Talk, sentence: Sentence) -> None:
    """All that the sentence asks: when does it hit me, and do I still get the money?"""
    if not sentence.asks:
        if talk.find(sentence, "want") and talk.find(sentence, "commit"):
            talk.scene.wanted = Happening(event="card-committed", who=_of(talk, sentence, Person))
        return
    for part in _parts(talk, sentence):
        question = _question(talk, part)
        before = talk.scene.question
        if question and question.about is None and before and before.about:
            question = question.model_copy(update={"about": before.about})
        if question and question not in talk.scene.questions:
            talk.scene.questions.append(question)


def _parts(talk: Talk, sentence: Sentence) -> list[Sentence]:
    """The questions that a sentence joins by a comma or "and": each has a word that asks."""

    def asks(begin: int, end: int) -> bool:
        return any(talk.concept(p).startswith(("q-", "yes-no")) for p in range(begin, end))

    begin, parts = sentence.begin, []
    for place in sentence:
        joins = talk.concept(place) == "comma" or talk.terms[place].text.casefold() in _AND
        if joins and asks(begin, place) and asks(place + 1, sentence.end):
            parts.append(Sentence(begin, place, asks=True))
            begin = place + 1
    return [*parts, Sentence(begin, sentence.end, asks=True)]


_AND = frozenset(["and", "i", "a", "oraz", "та", "і", "й"])


def _question(talk: Talk, sentence: Sentence) -> Question | None:
    for concept, kind in _KINDS:
        if not talk.find(sentence, concept):
            continue
        about, asks = _about(talk, sentence), kind
        if asks in ("may", "still-happens") and _which_first(talk, sentence):
            asks = "order"
        elif asks == "still-happens" and _which_of_two(talk, sentence):
            asks = "which-target"
        if asks == "may" and talk.scene.deed and talk.scene.deed.at in sentence:
            about = _deed_itself(talk.scene.deed) or about
        about = about or talk.scene.wanted
        if about and talk.scene.moment == "window" and about.event == "card-committed":
            about = about.model_copy(update={"since": "pw.after-st.2"})
        _use_asking(talk, sentence, asks)
        return Question(asks=asks, about=about)
    about = _about(talk, sentence)
    return Question(asks="still-happens", about=about) if about else None


def _use_asking(talk: Talk, sentence: Sentence, asks: Asks) -> None:
    """The words that ask, and those that only name what is asked about."""
    talk.use(*(p for p in sentence if talk.concept(p).startswith(("q-", "yes-no", "survive"))))
    if asks == "order":
        talk.use(
            *talk.find(sentence, "damage", "horror", "attack", "retaliate", "engage", "reveal", "die", "move")
        )
    if asks == "how-likely":
        talk.use(*talk.find(sentence, "succeed", "fail", "attack", "fight"))


def _which_first(talk: Talk, sentence: Sentence) -> bool:
    """Whether it asks what comes first: this at once, or that before it?"""
    words = {talk.terms[p].text.casefold() for p in sentence}
    return bool(talk.find(sentence, "first")) and bool(words & {"or", "czy", "чи", "or do we", "or does"})


def _which_of_two(talk: Talk, sentence: Sentence) -> bool:
    """Whether it asks to whom or where: to Agnes or to Skids?"""
    words = {talk.terms[p].text.casefold() for p in sentence if p > sentence.begin}
    several = [[m for m in talk.mentions if m.begin in sentence and m.of(kind)] for kind in (Person, Place)]
    return bool(words & {"or", "czy", "чи"}) and any(len(each) > 1 for each in several)


def _deed_itself(deed: Deed) -> Happening | None:
    """The event that shows that the deed was done."""
    event = {"fight": "fight", "play": "card-played", "draw": "card-drawn", "engage": "enemy-engaged"}.get(
        deed.do
    )
    return (
        Happening(event=event, who=deed.by.name if deed.by and deed.do != "fight" else None)
        if event
        else None
    )


def _about(talk: Talk, sentence: Sentence) -> Happening | None:
    """What event the question speaks of."""
    concepts = {talk.concept(place): place for place in sentence if place not in talk.taken}
    person, foe = _of(talk, sentence, Person), _of(talk, sentence, Foe)
    who = person or (talk.me().name if _first_person(talk, sentence) else None)
    for needed, event, kind in _EVENTS:
        if all(any(each in concepts for each in group) for group in needed):
            talk.use(*(concepts[each] for group in needed for each in group if each in concepts))
            talk.use(
                *(
                    p
                    for p in sentence
                    if talk.concept(p) in ("number", "draw", "take", "agenda", "act", "deck")
                )
            )
            if event == "survives":
                return Happening(event="investigator-defeated", who=who, negated=True)
            return Happening(event=event, who=who, enemy=foe, kind=kind, again=event == "encounter-drawn")
    pronoun = {"it", "they", "take", "gain", "draw", "survive"} & concepts.keys()
    if pronoun and talk.amount:
        talk.use(*(concepts[each] for each in ("take", "gain", "draw", "it") if each in concepts))
        return Happening(
            event=_OF_AMOUNT[talk.amount], who=who, kind=talk.amount if talk.amount in _HARM else ""
        )
    return None


_GET = ("take", "gain", "draw", "have")
_EVENTS: tuple[tuple[tuple[tuple[str, ...], ...], str, str], ...] = (
    ((("surge", "encounter-card"),), "encounter-drawn", ""),
    ((("survive",), ("card",)), "card-drawn", ""),
    ((("survive",), ("resource",)), "resources-gained", ""),
    ((("survive",),), "survives", ""),
    ((("attack", "attack-of-opportunity", "retaliate"),), "enemy-attacks", ""),
    ((("advance",),), "advanced", ""),
    ((("win",),), "game-ended", ""),
    ((("horror",),), "harm-dealt", "horror"),
    ((("damage",),), "harm-dealt", "damage"),
    ((_GET, ("resource",)), "resources-gained", ""),
    ((_GET, ("clue",)), "clues-discovered", ""),
    ((("draw", "gain", "take", "survive"), ("card",)), "card-drawn", ""),
    ((("resource",),), "resources-gained", ""),
    ((("doom",),), "doom-placed", ""),
    ((("weakness",),), "card-discarded", "weakness"),
    ((("discard-it",),), "card-discarded", ""),
    ((("commit",),), "card-committed", ""),
    ((("engage",),), "enemy-engaged", ""),
    ((("fight",),), "fight", ""),
    ((("play",),), "card-played", ""),
    ((("draw",),), "card-drawn", ""),
    ((("move",),), "enemy-moved", ""),
    ((("die",),), "investigator-defeated", ""),
)
_OF_AMOUNT = {
    "damage": "harm-dealt",
    "horror": "harm-dealt",
    "clue": "clues-discovered",
    "doom": "doom-placed",
    "resource": "resources-gained",
    "card": "card-drawn",
    "action": "cost-paid",
}


def _of(talk: Talk, sentence: Sentence, kind: type[Person | Foe | Place]) -> str | None:
    found = [
        m for m in talk.mentions if sentence.begin <= m.begin < sentence.end and isinstance(m.things[0], kind)
    ]
    return found[0].things[0].name if found else None


def _first_person(talk: Talk, sentence: Sentence) -> bool:
    return any(talk.concept(p) == "me" or talk.terms[p].first_person for p in sentence) or any(
        talk.terms[p].text.casefold() in ("do i", "will i", "am i") for p in sentence
    )
