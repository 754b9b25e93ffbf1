"""Questions about one rule: what is told is put on a sheet, and the play or the statement answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.described.drafts import Draft
from engine.eldritch.state.effects import SKILLS

if TYPE_CHECKING:
    from engine.plain_words.told import Told

_CONTEXT = ("me", "here", "action-phase")


def _drafted(told: Told, *words: str) -> Draft:
    told.use(*_CONTEXT, *words)
    return Draft(told)


def _skill(told: Told, draft: Draft) -> str:
    named = [skill for skill in SKILLS if told.has(skill)]
    if len(named) == 1:
        told.use(named[0])
        draft.reads("skill", named[0])
        return named[0]
    draft.assumes("skill", SKILLS[0])
    return SKILLS[0]


def read_improving(told: Told) -> Draft:
    draft = _drafted(told, "improve", "third", "hold", "token")
    skill = _skill(told, draft)
    times = [fact.value for fact in told.take("improve") if fact.kind in ("times", "signed")]
    before = min(max(times), 2) if times else 2
    if not times:
        draft.assumes("improvement", f"+{before}", draft.me)
    else:
        draft.reads("improvement", f"+{before}", draft.me)
    draft.you["improvements"] = {skill: before}
    draft.befalls({"effect": "improve", "skill": skill})
    return draft


def read_adding_up(told: Told) -> Draft:
    """Bonuses do not add up, additional dice do."""
    dice = told.has("die", "additional")
    draft = _drafted(told, "bonus", "add-up", "stack", "die", "additional", "card", "test")
    skill = _skill(told, draft)
    given = {"dice": [{"add": 1}]} if dice else {"bonuses": [{"skill": skill, "add": 1}]}
    draft.you["possessions"] = [{"id": draft.name("card", number), **given} for number in (1, 2)]
    told.take("card", "bonus", "die")
    draft.reads("adding-up", "dice" if dice else "bonuses")
    draft.assumes("two-cards")
    draft.attempt = {"test": {"by": draft.me, "skill": skill}}
    draft.verdict = dice
    return draft


def read_epic_discard(told: Told) -> Draft:
    draft = _drafted(told, "epic", "discard", "board", "monster", "card", "effect")
    name = draft.add_monster(epic=True)
    draft.reads("epic")
    draft.reads("discard-monster")
    draft.befalls({"effect": "discard-monster", "monster": name})
    return draft


def read_all_beaten(told: Told) -> Draft:
    """The Monsters of your space, all beaten or not."""
    draft = _drafted(told, "all", "encounter", "additional", "kill", "beaten", "defeated", "monster", "hold")
    if not told.has("all") and any(fact.what == "monster" for fact in told.facts):
        draft.missing.append("all-monsters")
    told.take("monster")
    beaten = not told.denied("kill", "beaten", "defeated", "all")
    draft.reads("beaten" if beaten else "not-beaten")
    if not told.has("all"):
        draft.assumes("all-monsters")
    if not beaten:
        draft.add_monster()
    draft.attempt = {"encounter": draft.me}
    draft.verdict = beaten
    return draft


def read_spending_last(told: Told) -> Draft:
    draft = _drafted(told, "spend", "last", "health", "sanity", "card", "effect", "clue", "left", "hold")
    told.take("health", "sanity")
    for what in ("health", "sanity"):
        if told.has(what):
            draft.you[what] = 1
            draft.reads(what, 1, draft.me)
            effect = {"effect": "spend", what: 1, "effects": [{"effect": "log", "text": what}]}
            draft.befalls(effect)
    draft.reads("spend")
    return draft


def read_delayed_own_turn(told: Told) -> Draft:
    """You become Delayed in your turn."""
    draft = _delayed(told)
    draft.you["actions_left"] = 1
    draft.assumes("actions-left", 1, draft.me)
    draft.table |= {"phase": "action", "active": draft.me}
    draft.reads("delayed-own-turn", "", draft.me)
    draft.befalls({"effect": "delay"})
    return draft


def read_delayed_turn(told: Told) -> Draft:
    """Your turn while Delayed."""
    draft = _delayed(told)
    draft.you["delayed"] = True
    draft.reads("delayed", "", draft.me)
    draft.attempt = {"turn": draft.me}
    return draft


def _delayed(told: Told) -> Draft:
    draft = _drafted(told, "delayed", "turn", "own-turn", "become")
    if told.denied("delayed"):
        draft.missing.append("delayed")
    return draft


def read_defeat(told: Told) -> Draft:
    """The last Health, the last Sanity, or both are lost."""
    draft = _drafted(told, "lose", "last", "health", "sanity", "defeated", "investigator", "become")
    told.use("doom", "advance", "same-time", "lead")
    if told.together("token", "q-who"):
        told.use("token", "marker")
    if not told.has("last", "defeated"):
        return _counted_loss(told, draft)
    lost = [what for what in ("health", "sanity") if told.has(what)]
    if not lost or told.has("token"):
        named = [what for what in lost if told.together("last", what)]
        lost = named or lost
    if not lost:
        lost = ["health"]
        draft.assumes("lost", "health", draft.me)
    for what in lost:
        draft.you[what] = 1
        draft.reads(what, 1, draft.me)
    doom = told.value("doom")
    if doom is not None:
        draft.table["doom"] = doom
        draft.reads("doom", doom)
    else:
        draft.assumes("doom", 15)
    if told.has("lead"):
        friend = draft.seat("friend")
        draft.table["lead"] = draft.me
        draft.seat("lead")
        draft.reads("lead", "", draft.me)
        draft.assumes("others", friend)
    draft.reads("defeat", "", draft.me)
    draft.befalls({"effect": "lose", **dict.fromkeys(lost, 1)})
    return draft


def _counted_loss(told: Told, draft: Draft) -> Draft:
    """So much is lost by somebody who has so much."""
    told.use("left", "hold", "encounter")
    facts = [fact for fact in told.facts if fact.what in ("health", "sanity")]
    loss = next((fact for fact in facts if _follows_lose(told, fact.at)), None)
    numbers = told.places("number")
    if loss is None or len(numbers) != 2:
        draft.missing.append("health-and-sanity")
        return draft
    (other,) = (place for place in numbers if place != loss.at)
    beside = next((fact.what for fact in told.facts if fact.at == other), loss.what)
    if beside != loss.what:
        draft.missing.append("health-and-sanity")
        return draft
    told.used.update((loss.at, loss.of, other))
    has, lost = told.terms[other].number, loss.value
    draft.you[loss.what] = has
    draft.reads(loss.what, has, draft.me)
    draft.reads("loss", lost, draft.me)
    draft.assumes("doom", 15)
    draft.befalls({"effect": "lose", loss.what: lost})
    return draft


def _follows_lose(told: Told, place: int) -> bool:
    sentence = told.sentence(place)
    return any(told.terms[at].concept == "lose" for at in range(max(sentence.start, place - 3), place))


def read_combat_order(told: Told) -> Draft:
    """Several Monsters on your space."""
    draft = _drafted(told, "combat", "first", "epic", "encounter", "q-order", "monster")
    many = sum(fact.value for fact in told.take("monster"))
    words = len(told.places("monster"))
    count = max(many, words if words > 1 else 0, 2)
    for number in range(min(count, 9)):
        draft.add_monster(epic=told.has("epic") and number == 0)
    draft.reads("monsters", count)
    if told.has("friend"):
        return _friends_order(told, draft)
    draft.assumes("lead", "", draft.lead())
    draft.attempt = {"encounter": draft.me}
    return draft


def _friends_order(told: Told, draft: Draft) -> Draft:
    """It is a friend who fights; what you have to do with it is left unread."""
    told.use("friend", "lead")
    told.used.difference_update(told.places("me"))
    draft.table["lead"] = draft.me
    draft.attempt = {"encounter": draft.seat("friend")}
    return draft
