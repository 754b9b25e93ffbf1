"""What a description asks: the order, who decides, whether it still happens, which target, how likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.asked_about import asked_about, deed_itself, of
from engine.ahlcg.described.committing import asked_commit
from engine.ahlcg.described.outcomes_told import read_assigned
from engine.ahlcg.described.scene import Person, Place
from engine.ahlcg.described.talk import Sentence
from engine.ahlcg.judging.question import Asks, Happening, Question

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


def read_questions(talk: Talk, sentence: Sentence) -> None:
    """All that the sentence asks: when does it hit me, and do I still get the money?"""
    if not sentence.asks:
        if talk.find(sentence, "want") and talk.find(sentence, "commit"):
            talk.scene.wanted = Happening(event="card-committed", who=of(talk, sentence, Person))
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
        words = [talk.concept(p) for p in range(begin, end)]
        asking = [each for each in words if each.startswith(("q-", "yes-no"))]
        return bool(asking) and (asking[0] not in ("yes-no", "q-still") or any(w not in _THIN for w in words))

    begin, parts = sentence.begin, []
    for place in sentence:
        joins = talk.concept(place) == "comma" or talk.terms[place].text.casefold() in _AND
        if joins and asks(begin, place) and asks(place + 1, sentence.end):
            parts.append(Sentence(begin, place, asks=True))
            begin = place + 1
    return [*parts, Sentence(begin, sentence.end, asks=True)]


_THIN = ("filler", "yes-no", "q-still", "he", "person", "me", "it", "they", "comma", "friend")
_AND = frozenset(["and", "i", "a", "oraz", "та", "і", "й"])


def _question(talk: Talk, sentence: Sentence) -> Question | None:
    opens = talk.terms[sentence.begin].text.casefold().split()[0]
    for concept, kind in _KINDS:
        if not talk.find(sentence, concept):
            continue
        if kind in ("may", "still-happens") and opens in _OPEN:
            return Question(asks="still-happens")  # what can I do: more than yes or no
        return _asked(talk, sentence, kind)
    if _opens_with_when(talk, sentence):
        return _asked(talk, sentence, "when")
    if _what_first(talk, sentence):
        return _asked(talk, sentence, "order")
    about = asked_about(talk, sentence, "still-happens") or _claimed(talk, sentence)
    return Question(asks="still-happens", about=about) if about else None


def _asked(talk: Talk, sentence: Sentence, asks: Asks) -> Question:
    about = asked_about(talk, sentence, asks)
    deed = talk.scene.deed
    if asks == "may" and about and about.event == "enemy-attacks" and not (deed and deed.at in sentence):
        asks = "still-happens"
    if asks in ("may", "still-happens") and _which_first(talk, sentence):
        asks = "order"
    elif asks == "still-happens" and _which_of_two(talk, sentence):
        asks = "which-target"
    if asks == "may" and deed and deed.at in sentence:
        about = deed_itself(deed) or about
    if asks == "may" and about and about.event == "harm-on-card":
        read_assigned(talk, sentence)
    about = about or talk.scene.wanted
    if (
        about is None
        and asks == "may"
        and deed
        and all(talk.concept(p) in (*_POINTING, "me") for p in sentence)
    ):
        about = deed_itself(deed)
    if about is None and asks == "still-happens":
        about = _claimed(talk, sentence)
    if asks == "may" and about and about.event == "card-committed":
        about = asked_commit(talk, sentence, about)
    if about and talk.scene.moment == "window" and about.event == "card-committed":
        about = about.model_copy(update={"since": "pw.after-st.2"})
    _use_asking(talk, sentence, asks)
    return Question(asks=asks, about=about)


def _what_first(talk: Talk, sentence: Sentence) -> bool:
    """What is resolved first? whatever verb stands between."""
    firsts = talk.find(sentence, "first")
    opens = talk.terms[sentence.begin].text.casefold() in _WHAT
    talk.use(*firsts if opens else ())
    return bool(firsts) and opens


_OPEN = frozenset(["what", "which", "co", "jakie", "jaki", "jaka", "що", "які", "який", "яка"])
_WHAT = frozenset(
    ["what", "which", "co", "która", "który", "które", "що", "яка", "який", "яке", "котра", "котрий"]
)


def _opens_with_when(talk: Talk, sentence: Sentence) -> bool:
    """When does it advance? In Polish and Ukrainian one word asks, without an auxiliary."""
    first = next((p for p in sentence if talk.concept(p) not in ("filler", "comma")), None)
    if first is None or talk.concept(first) != "when" or talk.find(sentence, "comma"):
        return False
    talk.use(first)
    return True


def _claimed(talk: Talk, sentence: Sentence) -> Happening | None:
    """A question that only points back: somebody says that this happens. Does it?"""
    if any(talk.concept(p) not in _POINTING for p in sentence) or not talk.scene.claims:
        return None
    return talk.scene.claims.pop()


_POINTING = (
    "filler", "yes-no", "q-still", "q-may", "it", "he", "they", "then", "say", "give", "deal", "comma",
    "have",
)  # fmt: skip


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
