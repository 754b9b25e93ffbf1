"""Trading: what, with whom, where and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.described.drafts import Draft, acts, drafted
from engine.arkham2e.described.watching import follow
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.plain_words import Reading, Told

ASKS = ("may", "does")
_GOODS = (
    "clue",
    "trophy",
    "gate-trophy",
    "ally",
    "skill-card",
    "elder-sign",
    "weapon",
    "spell",
    "money",
    "item",
    "retainer",
)
_PLACES = (("street", "street-name"), ("location", "my-place"), ("other-world",))
_UNTRADED = ("clue", "trophy", "gate-trophy", "ally", "skill-card", "retainer")


def trades(told: Told) -> bool:
    return (
        told.has("trade")
        and told.has(*_GOODS, "combat", "friend", "player", "investigator", "move", "movement")
        and told.question in ASKS
    )


def read_trade(told: Told) -> Draft:
    """What you would give, to somebody who is where you are, or elsewhere; or in the middle of combat."""
    draft = drafted(
        told, "stand trade friend investigator player hold movement here location street arkham equal"
    )
    acts(told, draft)
    if (
        not told.has("friend", "investigator", "player")
        and "we" not in _words(told)
        and not told.has("combat")
    ):
        draft.assumes("friend")
    goods = [what for what in _GOODS if told.has(what)]
    told.use(*goods)
    if not goods and not told.has("combat"):
        goods = ["item"]
        draft.assumes("goods")
    _own(draft, goods)
    elsewhere = told.has("elsewhere")
    named = {told.terms[at].text.casefold() for at in told.places("street-name")}
    apart = sum(told.has(*places) for places in _PLACES)
    if len(named) > 1 or apart > 1:  # perhaps one of you is here and the other there
        draft.missing.append("same-place")
    told.use("street-name")
    told.use("before", "after", "move", "elsewhere", "other-world", "first-area", "second-area")
    friend = draft.seat("friend")
    if goods:
        draft.reads("trades", " ".join(goods), friend)
    if elsewhere:
        _send_away(draft)
    elif not told.has("here", "location", "street", "equal", "combat"):
        draft.assumes("same-place")
    if told.has("combat"):
        told.use("combat", "fight", "monster")
        draft.reads("in-combat")
        name = draft.add_monster()
        draft.attempt = {"combat": {"by": draft.me, "monster": name, "horror_checked": True}}
    elif elsewhere:
        draft.attempt = {"movement": draft.me}
    else:
        draft.attempt = {"trade": {"by": draft.me, "with": friend}}
    return draft


def _words(told: Told) -> set[str]:
    return {word for term in told.terms for word in term.text.casefold().split()}


def _send_away(draft: Draft) -> None:
    draft.table["investigators"][-1]["space"] = draft.add_space("away", type="street")
    draft.reads("elsewhere")


def _own(draft: Draft, goods: list[str]) -> None:
    """What you have to give: cards by their kind, clues, money, trophies."""
    kinds = {"ally": "ally", "skill-card": "skill", "spell": "spell", "item": "common", "weapon": "common"}
    for what in goods:
        if what in kinds:
            draft.give(what, kind=kinds[what])
        elif what == "elder-sign":
            draft.give(what, elder_sign=True)
        elif what == "retainer":
            draft.give("card", special="retainer")
        elif what == "gate-trophy":
            draft.you["gates"] = [draft.gate(30)]
        elif what == "trophy":
            draft.you["monsters"] = [{"id": draft.name("monster", 30)}]
        else:
            draft.you["clues" if what == "clue" else "money"] = 3


def answer_trade(sheet: Sheet, reading: Reading) -> Answer:
    """Whether it is offered: to nobody in combat or elsewhere, and not everything can be given."""
    played = follow(sheet, reading)
    asked = [each for each in played.decisions if each.what == "trade" or each.what.startswith("trade")]
    given = {option for each in asked for option in each.options if option.startswith("give:")}
    named = [what for what in _GOODS if reading.told.has(what)]
    goods = named or ["item"]
    untraded = [what for what in goods if what in _UNTRADED]
    if sheet.attempt.combat:
        cites, verdict = "not-combat", bool(asked)
    elif sheet.attempt.movement:
        cites, verdict = "where", bool(asked)
    else:
        rule = "when" if reading.told.has("before", "after", "move", "movement") and not named else "what"
        cites, verdict = ("not-listed", False) if untraded else (rule, bool(given))
        if untraded and len(given) >= len(goods):
            cites, verdict = "what", True
    return Answer("legal", (f"arkham2e/trading-equipment^{cites}",), verdict=verdict)


TOPICS: dict[str, Topic[Sheet]] = {
    "trade": Topic(trades, read_trade, answer_trade),
}
