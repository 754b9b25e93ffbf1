"""Does it? What is lost with one's senses, whom one must face, which monsters go with their gate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.arkham2e.described.drafts import Draft, acts, drafted
from engine.arkham2e.described.watching import Watch, follow
from engine.arkham2e.events import CardDiscarded, CluesLost
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.plain_words import Reading, Told

ASKS = ("may", "does")
_KEPT = (
    "ally",
    "trophy",
    "gate-trophy",
    "money",
    "skill-card",
    "retainer",
    "item",
    "clue",
    "spell",
    "weapon",
)


def loses(told: Told) -> bool:
    fate = told.has("insane", "unconscious") and told.has("lose", "keep", "discard")
    return fate and told.has(*_KEPT) and told.question in ASKS and not told.has("monster")


def read_loses(told: Told) -> Draft:
    """Two of the thing, so that half of it could be lost."""
    draft = drafted(told, "insane unconscious lose keep discard become hold card all")
    acts(told, draft)
    things = [word for word in _KEPT if told.has(word)]
    told.use(*things)
    if len(things) != 1:
        draft.missing.append("possible")
    lost = "sanity" if told.has("insane") else "stamina"
    draft.you[lost] = 1
    draft.reads("falls-to-zero", lost, draft.me)
    draft.reads("has-two", things[0])
    kinds = {"ally": "ally", "skill-card": "skill", "item": "common", "weapon": "common", "spell": "spell"}
    for number in (1, 2):
        if things[0] in kinds:
            draft.give(things[0], kind=kinds[things[0]])
        elif things[0] == "retainer" and number == 1:
            draft.give("card", special="retainer")
    draft.you.update(_counters(draft, things[0]))
    draft.befalls({"effect": "lose", lost: 1})
    return draft


def _counters(draft: Draft, thing: str) -> dict[str, Any]:
    match thing:
        case "clue":
            return {"clues": 2}
        case "money":
            return {"money": 2}
        case "trophy":
            return {"monsters": [{"id": draft.name("monster", 30)}, {"id": draft.name("monster", 31)}]}
        case "gate-trophy":
            return {"gates": [draft.gate(30), draft.gate(31)]}
    return {}


def answer_loses(sheet: Sheet, reading: Reading) -> Answer:
    """Whether any of it goes; asked whether it is kept, the other way round."""
    played = follow(sheet, reading)
    gone = any(isinstance(event, CardDiscarded | CluesLost) for event in played.events)
    rule = "insane-in-arkham" if sheet.situation.investigators[0].sanity == 1 else "unconscious-in-arkham"
    told = reading.told
    cites = f"{rule}^losses" if gone else "counting-items-for-loss^not-counted"
    if told.has("retainer"):
        cites = f"{rule}^retainers"
    elif told.has("money", "trophy", "gate-trophy"):
        cites = "counting-items-for-loss^kept"
    verdict = not gone if told.has("keep") and not told.has("lose") else gone
    return Answer(
        "legal", (f"arkham2e/{cites}",), verdict=verdict, events=played.events, answers=played.answers
    )


def must_face(told: Told) -> bool:
    there = told.has("my-place", "here", "street", "location")
    met = told.has("must", "q-must", "q-does")
    busy = told.has(
        "gate", "mythos", "enter", "return", "move", "stay", "delayed", "appear", "symbol", "ambush"
    )
    return told.has("monster") and there and met and told.question in ASKS and not busy and _faces(told)


def _faces(told: Told) -> bool:
    return told.has("fight", "combat", "evade", "face")


def read_must_face(told: Told) -> Draft:
    """A monster where you are, in the Movement Phase."""
    draft = drafted(
        told, "q-must monster here street location fight combat evade face must movement stand equal turn"
    )
    acts(told, draft)
    if told.denied("monster"):
        draft.missing.append("possible")
    draft.add_monster()
    draft.choices["move"] = ["stop"]
    draft.reads("here-monster")
    draft.attempt = {"movement": draft.me}
    return draft


MUST_FACE = Watch("evading-monsters^when", "evading-monsters^when", choice="evade-or-fight")


def goes_with_gate(told: Told) -> bool:
    closes = told.has("close", "seal") and told.has("gate")
    return closes and told.every("monster", "symbol") and told.question in (*ASKS, "happens")


def read_goes_with_gate(told: Told) -> Draft:
    """A gate is closed; a monster with its symbol, or another, is in Arkham."""
    draft = drafted(
        told,
        "close seal gate monster symbol equal board return cup outskirts sky arkham remove other-symbol goes",
    )
    same = not told.has("other-symbol")
    draft.open_gates(2, here=True)
    draft.table["gates"][0]["symbol"] = "moon"
    draft.you.update({"explored": draft.name("gate"), "lore": 4})
    monster = {"id": draft.name("monster"), "symbol": "moon" if same else "star"}
    outside = told.has("outskirts")
    place = {} if outside else {"space": draft.name("street")}
    draft.table["outskirts" if outside else "monsters"] = [{**monster, **place}]
    draft.choices = {"close-gate": ["with-lore"]}
    draft.shown = {"lore": 9}
    draft.reads("same-symbol" if same else "other-symbol")
    draft.attempt = {"encounter": draft.me}
    return draft


def answer_goes_with_gate(sheet: Sheet, reading: Reading) -> Answer:
    if reading.question == "happens":
        return follow(sheet, reading).answer()
    rule = "monsters-and-closing-gates"
    return Watch(f"{rule}^what", f"{rule}^symbol", event="monster-returned")(sheet, reading)


TOPICS: dict[str, Topic[Sheet]] = {
    "loses": Topic(loses, read_loses, answer_loses),
    "must-face": Topic(must_face, read_must_face, MUST_FACE),
    "goes-with-gate": Topic(goes_with_gate, read_goes_with_gate, answer_goes_with_gate),
}
