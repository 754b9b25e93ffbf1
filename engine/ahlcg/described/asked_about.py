"""What event a question is about: an attack, a gain, what somebody has in the end, the deed itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.engaging import denied
from engine.ahlcg.described.scene import Deed, Foe, Person, Place
from engine.ahlcg.described.stats import SKILLS
from engine.ahlcg.described.striking import foe_does
from engine.ahlcg.judging.question import Happening

if TYPE_CHECKING:
    from engine.ahlcg.described.talk import Sentence, Talk
    from engine.ahlcg.judging.question import Asks

_HARM = ("damage", "horror")
_ACTING = ("q-may", "commit", "play", "draw", "take", "gain", "move", "fight", "evade", "engage", "activate")


def deed_itself(deed: Deed) -> Happening | None:
    """The event that shows that the deed was done."""
    event = _SHOWN.get(deed.do)
    if event is None:
        return None
    return Happening(event=event, who=deed.by.name if deed.by and deed.do != "fight" else None)


_SHOWN = {
    "fight": "fight",
    "play": "card-played",
    "draw": "card-drawn",
    "engage": "enemy-engaged",
    **dict.fromkeys(
        ("evade", "investigate", "move", "resource", "activate", "parley", "resign"), "action-taken"
    ),
}


def asked_about(talk: Talk, sentence: Sentence, asks: Asks) -> Happening | None:
    """What event the question speaks of."""
    concepts = {talk.concept(place): place for place in sentence if place not in talk.taken}
    person, foe = of(talk, sentence, Person), of(talk, sentence, Foe)
    acting = any(talk.terms[p].first_person and talk.concept(p) in _ACTING for p in sentence)
    who = person or (talk.me().name if _first_person(talk, sentence) else None)
    if acting and asks == "may":
        who = talk.me().name
    special = _special(talk, sentence, asks, who)
    if special is not None:
        return special
    for needed, event, kind in _EVENTS:
        if asks == "how-much" and event in _NOT_COUNTED:
            continue
        if event in ("resources-gained", "clues-discovered") and "spend" in concepts:
            continue
        if all(any(each in concepts for each in group) for group in needed):
            used = [concepts[each] for group in needed for each in group if each in concepts]
            beside = {p for each in used for p in (talk.next_to(each, -1), talk.next_to(each, 1))}
            talk.use(*used, *(p for p in talk.find(sentence, "number") if p in beside))
            talk.use(*talk.find(sentence, "draw", "take", "agenda", "act", "deck"))
            if event == "survives":
                return Happening(event="investigator-defeated", who=who, negated=True)
            if event == "fight" and asks == "still-happens":
                return Happening(event="test-succeeded")
            again = event == "encounter-drawn" and asks != "how-much"
            return Happening(event=event, who=who, enemy=foe, kind=kind, again=again)
    pronoun = {"it", "they", "take", "gain", "draw", "survive"} & concepts.keys()
    if talk.lang != "en" and person is None:
        pronoun |= {"he"} & concepts.keys()
    if pronoun and talk.amount:
        talk.use(*(concepts[each] for each in ("take", "gain", "draw", "it") if each in concepts))
        return Happening(
            event=_OF_AMOUNT[talk.amount], who=who, kind=talk.amount if talk.amount in _HARM else ""
        )
    return None


def _special(talk: Talk, sentence: Sentence, asks: Asks, who: str | None) -> Happening | None:
    """What takes more than its words to tell: harm put onto a card, what is left, a hit, a second use."""
    match asks:
        case "may":
            return (
                _onto_card(talk, sentence, who) or _kept(talk, sentence, who) or _twice(talk, sentence, who)
            )
        case "how-much":
            return _has(talk, sentence, who)
        case "still-happens":
            asked = (_bonus, _engaged, _slain, _kills, _hits)
            return next((found for ask in asked if (found := ask(talk, sentence, who))), None)
    return None


def _engaged(talk: Talk, sentence: Sentence, who: str | None) -> Happening | None:
    """Is it still engaged with him."""
    places, foe = (
        talk.find(sentence, "engaged"),
        of(talk, sentence, Foe) or _is_it(talk, sentence, unsaid=True),
    )
    others = talk.find(sentence, "attack", "attack-of-opportunity", "move", *_HARM, *_GET[:3])
    if not places or foe is None or others:
        return None
    talk.use(*places)
    return Happening(event="is-engaged", enemy=foe, who=who, negated=denied(talk, places[0]))


def _is_it(talk: Talk, sentence: Sentence, *, unsaid: bool = False) -> str | None:
    """Is it …: the enemy that was spoken of."""
    asks = any(talk.terms[p].text.casefold().endswith(" it") for p in talk.find(sentence, "yes-no"))
    left_out = unsaid and talk.lang != "en"
    return talk.foes[-1].name if (asks or left_out) and talk.foes else None


def _slain(talk: Talk, sentence: Sentence, _who: str | None) -> Happening | None:
    """Is the ghoul defeated."""
    places, foe = talk.find(sentence, "die"), of(talk, sentence, Foe) or _is_it(talk, sentence)
    if not places or foe is None or of(talk, sentence, Person) or talk.find(sentence, "attack", *_GET, "win"):
        return None
    talk.use(*places)
    return Happening(event="enemy-defeated", enemy=foe)


def _bonus(talk: Talk, sentence: Sentence, who: str | None) -> Happening | None:
    """Does the +2 still count for that test."""
    bonuses = talk.find(sentence, "signed", "bonus")
    if not bonuses or not talk.scene.lasting:
        return None
    talk.use(*bonuses, *talk.find(sentence, "test", *SKILLS))
    return Happening(event="bonus-counted", who=who)


def _kills(talk: Talk, sentence: Sentence, who: str | None) -> Happening | None:
    """Will the attack kill her: a verb next to somebody, not a dead enemy."""
    for place in talk.find(sentence, "die"):
        near = (talk.next_to(place, 1, 2), talk.next_to(place, -1, 2))
        people = [p for p in near if p is not None and talk.concept(p) in ("he", "me", "person")]
        if people and talk.find(sentence, "attack", "attack-of-opportunity"):
            whom = [m.things[0].name for m in talk.mentions if m.begin in people and m.of(Person)]
            talk.use(place, *talk.find(sentence, "attack", "attack-of-opportunity"))
            return Happening(event="investigator-defeated", who=whom[0] if whom else who)
    return None


def _onto_card(talk: Talk, sentence: Sentence, who: str | None) -> Happening | None:
    """May I put the horror on the dog; all three of them."""
    putting = talk.find(sentence, "assign", "place-it", "give")
    cards = talk.find(sentence, "ally", "asset")
    if cards and not putting and not talk.find(sentence, "me", "person", "he"):  # can the dog take both
        putting = [p for p in talk.find(sentence, "take", "gain", "attack") if p > cards[0]]
    if not cards and talk.find(sentence, "assign") and any(person.play for person in talk.scene.people):
        cards = talk.find(sentence, "it", "he")
    harm = talk.find(sentence, *_HARM)
    kind = talk.concept(harm[0]) if harm else talk.amount
    if not putting or not cards or kind not in _HARM or talk.find(sentence, "hand"):
        return None
    numbers = talk.find(sentence, "number")
    count = talk.terms[numbers[0]].number if numbers else 2 if talk.find(sentence, "both") else 0
    if not count and talk.find(sentence, "each"):
        count = _dealt(talk, kind)
        if not count:
            return None
    talk.use(*putting, *cards, *harm, *numbers)
    return Happening(
        event="harm-on-card", who=who, kind="damage" if kind == "damage" else "horror", count=count
    )


def _dealt(talk: Talk, kind: str) -> int:
    """How much of it an attack or a revelation deals, as far as it is told."""
    results = [each for ability in talk.scene.abilities for each in _results(ability.data)]
    told = [int(str(each.get(kind, 0))) for each in results if each.get("result") == "hurt"]
    return max((*told, *(foe.facts.get(kind, 0) for foe in talk.scene.foes)), default=0)


def _results(data: dict[str, object]) -> list[dict[str, object]]:
    results = data.get("results")
    return [each for each in results if isinstance(each, dict)] if isinstance(results, list) else []


def _kept(talk: Talk, sentence: Sentence, who: str | None) -> Happening | None:
    """May I keep the knife; both of them."""
    keeping = talk.find(sentence, "keep")
    cards = [card for person in talk.scene.people for card in person.play]
    if not keeping or not cards:
        return None
    named = talk.find(sentence, "asset", "ally")
    keys = {talk.terms[place].key for place in named}
    card = next((each.name for each in cards if each.key in keys), None)
    talk.use(*keeping, *named, *talk.find(sentence, "both"))
    return Happening(event="card-kept", who=who, card=card, negated=True)


def _twice(talk: Talk, sentence: Sentence, who: str | None) -> Happening | None:
    """May I use it twice: the second use is what is asked about."""
    times = talk.find(sentence, "twice")
    using = talk.find(sentence, "activate", "reaction")
    if not times or not using or not talk.scene.abilities:
        return None
    talk.use(*times, *using)
    return Happening(event="ability-used", who=who, again=True)


def _has(talk: Talk, sentence: Sentence, who: str | None) -> Happening | None:
    """How much is there in the end: how many resources does she have afterwards, how many clues lie there."""
    if talk.find(sentence, "gain", "take", "draw", "discard-it", "lose", "spend", "heal", "deal"):
        return None
    kinds = talk.find(sentence, "resource", "clue", "card", "health", "sanity", "hand")
    lying = talk.find(sentence, "have", "left", "stand", "hand", "end-up")
    before = talk.amount if talk.amount in ("resource", "clue", "card") else ""
    if not lying or talk.find(sentence, *_HARM, "doom") or not (kinds or before):
        return None
    kind = talk.concept(kinds[0]) if kinds else before
    place = of(talk, sentence, Place)
    talk.use(*kinds, *lying)
    if kind == "clue" and place is not None and who is None:
        return Happening(event="has", kind="clue", place=place)
    if kind == "hand":
        kind = "card"
    person = who or (talk.person.name if talk.person else None)
    match kind:
        case "resource" | "clue" | "card" | "health" | "sanity" as held:
            return Happening(event="has", who=person, kind=held)
    return None


def _hits(talk: Talk, sentence: Sentence, who: str | None) -> Happening | None:
    """Do I hit it, do I pass: whether the test succeeds."""
    deed = talk.scene.deed
    if deed is not None and deed.do not in ("fight", "evade", "investigate", "test"):
        return None
    telling = talk.find(sentence, "succeed", "fail")
    if (
        deed is not None
        and deed.do == "fight"
        and not telling
        and deed.by is not None
        and who == deed.by.name
    ):
        strikes = talk.find(sentence, "attack", "fight") if talk.lang == "en" else []
        asker = next(
            (p for p in sentence if talk.concept(p) in ("me", "person", "he", "yes-no")), sentence.end
        )
        hits = [p for p in strikes if asker < p and not foe_does(talk, sentence, p)]
        struck = [
            p for p in sentence if talk.concept(p) in ("me", "he", "person", "us") and hits and p > hits[0]
        ]
        telling = hits if not struck else []
    if not telling or talk.find(sentence, *_HARM, "clue", "retaliate", "attack-of-opportunity"):
        return None
    failing = talk.concept(telling[0]) == "fail"
    talk.use(*telling, *talk.find(sentence, "test"))
    return Happening(event="test-succeeded", negated=failing or denied(talk, telling[0]))


_GET = ("take", "gain", "draw", "have")
_EVENTS: tuple[tuple[tuple[tuple[str, ...], ...], str, str], ...] = (
    ((("surge", "encounter-card"),), "encounter-drawn", ""),
    ((("spend",), ("action",)), "cost-paid", ""),
    ((("trauma",),), "trauma-suffered", ""),
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
    ((("reveal",), ("clue",)), "clues-discovered", ""),
    ((("draw", "gain", "take", "survive"), ("card",)), "card-drawn", ""),
    ((("resource",),), "resources-gained", ""),
    ((("doom",),), "doom-placed", ""),
    ((("weakness",),), "card-discarded", "weakness"),
    ((("discard-pile",),), "card-discarded", ""),
    ((("discard-it",),), "card-discarded", ""),
    ((("commit",),), "card-committed", ""),
    ((("engage",),), "enemy-engaged", ""),
    ((("fight",),), "fight", ""),
    ((("play",),), "card-played", ""),
    ((("draw",),), "card-drawn", ""),
    ((("move",),), "enemy-moved", ""),
    ((("clue",),), "clues-discovered", ""),
    ((("die",),), "investigator-defeated", ""),
)
_NOT_COUNTED = (
    "enemy-moved",
    "survives",
    "advanced",
    "game-ended",
    "trauma-suffered",
    "investigator-defeated",
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


def of(talk: Talk, sentence: Sentence, kind: type[Person | Foe | Place]) -> str | None:
    found = [
        m for m in talk.mentions if sentence.begin <= m.begin < sentence.end and isinstance(m.things[0], kind)
    ]
    return found[0].things[0].name if found else None


def _first_person(talk: Talk, sentence: Sentence) -> bool:
    return any(talk.concept(p) == "me" or talk.terms[p].first_person for p in sentence) or any(
        talk.terms[p].text.casefold() in ("do i", "will i", "am i") for p in sentence
    )
