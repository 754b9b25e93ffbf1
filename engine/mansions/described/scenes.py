"""What is told of you, of the monsters and of the room, whatever the topic."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.mansions.described.drafts import Draft
    from engine.plain_words import Told

MANY = 9
MEETING = (  # words of no weight where horror and evade tests are asked about
    *("me", "take", "turn", "same-turn", "own-turn", "room", "become", "here", "must", "pass", "test"),
    *("horror-test", "monster", "keeper", "first", "too", "space"),
)
NO_MEETING = ("skill-point", "rolled", "mythos", "trauma", "insane", "deal", "friend", "others")


_FIRST_PERSON = {"en": (), "pl": ("ę", "łem", "łam", "am", "łem się"), "uk": ("у", "ю", "уся", "юся", "юсь")}
_SUBJECTS = {
    "en": ("i", "i'm", "i've", "i'd", "i'll", "im", "ive", "we", "you", "my investigator", "an investigator"),
    "pl": ("ja", "my", "mam", "jestem", "mój badacz", "moja postać", "zostałem", "zostałam"),
    "uk": ("я", "ми", "маю", "мій", "у мене", "в мене"),
}
_IT = {"en": ("it", "he", "she"), "pl": ("on", "ona", "ono"), "uk": ("він", "вона", "воно")}
_OBJECTS = {  # what stands before one to whom something is done
    "en": ("against", "with", "from", "to", "at", "of", "into", "by", "on", "past"),
    "pl": ("z", "ze", "od", "przed", "do", "przeciw", "przeciwko", "na", "przy", "wobec"),
    "uk": ("з", "із", "зі", "від", "до", "проти", "на", "біля", "перед"),
}
_PEOPLE = ("investigators", "badacz", "badacze", "дослідник", "дослідники")  # who act, by their form
_BEASTS = ("monster", "beast", "humanoid")


_THIRD_PERSON = {
    "en": (),
    "pl": ("e", "i", "a", "y", "ł", "ła", "ął"),
    "uk": ("є", "ить", "ить", "ять", "ється"),
}


def whose(told: Told, place: int, *, verb: bool = True, done_to: bool = False) -> str:
    """Of whom a word is said: a verb's ending tells, or the monster right behind it, or who came before.

    `done_to`: a monster behind the verb is the one it is done to.
    """
    word = told.terms[place].text.casefold()
    if word.endswith(_FIRST_PERSON[told.lang]):
        return "me"
    sentence = told.sentence(place)
    after = (told.terms[at] for at in range(place + 1, sentence.stop))
    following = next((term.concept for term in after if not term.silent), "")
    if following in _BEASTS and not done_to:
        return "monster"
    for at in range(place - 1, sentence.start - 1, -1):
        if who := _subject(told, at):
            return who
    third = verb and (word.endswith(_THIRD_PERSON[told.lang]) or _may_third(told, sentence))
    return "monster" if third and told.has(*_BEASTS) else "me"


def _may_third(told: Told, sentence: range) -> bool:
    """ "Czy może …": whether somebody else may, where the verb itself does not tell."""
    words = [told.terms[at].text.casefold() for at in sentence if told.terms[at].concept == "q-may"]
    return any(word.endswith(("może", "mogą", "moze", "moga", "може", "можуть")) for word in words)


def _subject(told: Told, at: int) -> str:
    """Whom a word names as the one who does something, if anybody."""
    term, lang = told.terms[at], told.lang
    said = term.text.casefold()
    if term.concept in _BEASTS:
        before = [told.terms[each].text.casefold() for each in range(max(at - 2, 0), at)]
        return "" if any(word in _OBJECTS[lang] for word in before) else "monster"
    if term.concept == "filler" and said in _IT[lang] and (said == "it" or told.has(*_BEASTS)):
        last = told.terms[at - 1] if at else None  # behind a verb it would be the one it is done to
        begins = last is None or last.silent or last.concept.startswith("q-")
        return "monster" if begins else ""
    if term.concept in ("friend", "person", "others"):
        return "friend"
    if term.concept == "keeper" or said in _PEOPLE:
        return term.concept
    return "me" if term.concept == "me" and said in _SUBJECTS[lang] else ""


def done_by(told: Told, *concepts: str) -> str:
    """Who does what the first of these words says."""
    places = told.places(*concepts)
    return whose(told, places[0]) if places else ""


def asks_about(told: Told, *concepts: str) -> bool:
    """Whether the question itself speaks of one of these, not only what is told before it."""
    asking = [told.sentence(at) for at, term in enumerate(told.terms) if term.concept.startswith("q-")]
    asking += [sentence for sentence in told.sentences if told.asks(sentence)]
    words = {told.terms[at].concept for sentence in asking for at in sentence}
    return told.question is None or bool(words & set(concepts))


def of_a_monster(told: Told, *concepts: str) -> bool:
    """ "Does a monster have to …": what is asked of a monster, not of you."""
    for place in told.places("q-does", "q-may"):
        after = [told.terms[at].concept for at in range(place + 1, told.sentence(place).stop)]
        said = [concept for concept in after if concept not in ("filler", "stun")]
        if said[:1] == ["monster"] and set(concepts) & set(said):
            return True
    return False


def monster_attacks(told: Told) -> bool:
    """Whether it is the monster that attacks, by itself or by the Keeper's will."""
    places = told.places("attack")
    return bool(places) and whose(told, places[-1], done_to=True) in ("monster", "keeper")


def monster_is_attacked(told: Told) -> bool:
    return not monster_attacks(told)


def stunned(told: Told, draft: Draft) -> bool:
    """Your own stun tokens; whether a monster has some is returned."""
    monster = False
    if not told.has("stun"):
        return False
    told.use("stun", "token")
    if told.denied("stun"):
        draft.reads("not-stunned")
        return False
    tokens = [fact.value for fact in told.take("stun") if fact.kind == "number"]
    for place in told.places("stun"):
        who = "me" if _on_me(told, place) else whose(told, place, verb=False)
        if who == "monster":
            monster = True
        elif who == "friend":
            draft.missing.append("who")
        else:
            draft.you["stun"] = min(max(tokens), MANY) if tokens else 1
            draft.reads("stun", draft.you["stun"], draft.me)
    return monster


def _on_me(told: Told, place: int) -> bool:
    """ "…, two tokens lie on me": only you are spoken of between these commas."""
    sentence = told.sentence(place)
    commas = [at for at in sentence if told.terms[at].concept == "comma"]
    begin = max([at for at in commas if at < place], default=sentence.start)
    end = min([at for at in commas if at > place], default=sentence.stop)
    clause = {told.terms[at].concept for at in range(begin, end)}
    return "me" in clause and not clause & {*_BEASTS, "friend", "person", "others"}


def dark(told: Told, draft: Draft) -> None:
    """Your room is dark; a lantern takes care of that."""
    if not told.has("dark", "ignores-dark"):
        return
    told.use("dark", "ignores-dark")
    if told.denied("dark"):
        draft.reads("not-dark")
        return
    if told.has("dark"):
        draft.token("darkness")
        draft.reads("dark")
    if told.has("ignores-dark"):
        if told.denied("ignores-dark"):
            draft.reads("no-lantern", "", draft.me)
            return
        draft.give("lantern", types=["equipment"], ignores_darkness=True)
        draft.reads("ignores-dark", "", draft.me)


def hidden(told: Told, draft: Draft) -> None:
    if not told.has("hidden"):
        return
    told.use("hidden")
    draft.space(draft.here)["features"] = ["hiding-place"]
    if told.denied("hidden"):
        draft.reads("not-hidden", "", draft.me)
        return
    draft.you["hidden"] = True
    draft.reads("hidden", "", draft.me)


def insane(told: Told, draft: Draft) -> None:
    if not told.has("insane"):
        return
    told.use("insane")
    if told.denied("insane"):
        draft.reads("not-insane", "", draft.me)
        return
    draft.you["horror"] = draft.you.setdefault("sanity", 8)
    draft.reads("insane", "", draft.me)


def moved(told: Told, draft: Draft) -> int:
    """How often you have moved in this turn."""
    words = "times", "done-once"
    if not told.has(*words):
        return 0
    told.use(*words)
    many = max([told.terms[at].number for at in told.places("times")] or [1])
    draft.turn["moves"] = many
    draft.reads("moves", many, draft.me)
    return many


def how_many(told: Told, what: str, least: int = 1) -> int:
    """The number of these that is told, within reason."""
    counted = [fact.value for fact in told.take(what) if fact.kind == "number"]
    return min(max(counted), MANY) if counted else least


def monsters(told: Told, draft: Draft, space: str | None = None, *, stun: int = 0) -> list[str]:
    """So many monsters as are told, in a space."""
    many = max(how_many(told, "monster"), 1)
    told.use("monster")
    names = [draft.add_monster(space=space or draft.here, stun=stun) for _ in range(many)]
    draft.reads("monsters", many)
    return names
