"""May I? Actions of the Action Phase, and what else is asked of what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.eldritch.described.drafts import Draft
from engine.eldritch.phases.permission import legal_actions

if TYPE_CHECKING:
    from engine.eldritch.sheet import Sheet
    from engine.plain_words.told import Told

ACTIONS = ("prepare", "acquire", "trade", "rest", "travel")
_RULES = {
    "rest": "rest-action",
    "travel": "travel-action",
    "prepare": "prepare-for-travel-action",
    "acquire": "acquire-assets-action",
    "trade": "trade-action",
}
_DOES = {"rest": "recover", "travel": "move", "prepare": "gain", "acquire": "test", "trade": "trade"}
_CITY_ONLY = ("prepare", "acquire")
_KEPT_AWAY = ("rest", "acquire")  # by a Monster
CONDITIONS = ("condition", "debt", "blessed", "cursed")
_SPACES = ("city", "sea", "wilderness")


def action_of(told: Told) -> str | None:
    """The one action that is spoken of."""
    found = [action for action in ACTIONS if told.has(action)]
    return found[0] if len(found) == 1 else None


def read_action(told: Told) -> Draft | None:
    """You, about to take an action: where you are, who and what is there, what you did before."""
    action = action_of(told)
    if action is None:
        return None
    draft = Draft(told)
    told.use(action, "me", "action-phase", "here", "epic", "round")
    draft.reads("action", action)
    if _monster_acts(told):
        draft.missing.append("who")
    _space(told, draft, action)
    _monsters(told, draft)
    if told.has("delayed"):
        told.use("delayed")
        denied = told.denied("delayed")
        draft.you["delayed"] = not denied
        draft.reads("not-delayed" if denied else "delayed", "", draft.me)
    if told.has("detained"):
        told.use("detained")
        draft.you["conditions"] = [{"id": "Detained"}]
        draft.reads("detained", "", draft.me)
    if any(told.subject(place) not in ("me", "person", "") for place in told.places("delayed", "detained")):
        draft.missing.append("who")
    twice = any(told.terms[place].number == 2 for place in told.places("times"))
    if twice or told.has("third"):
        told.use("times", "third")
        draft.you["done"] = [action]
        draft.reads("done", action, draft.me)
    if action == "travel" and told.denied("ticket"):
        told.use("ticket")
        draft.reads("tickets", 0, draft.me)
    if action == "trade":
        _partner(told, draft)
    else:
        draft.attempt = {action: draft.me}
    return draft


def _monster_acts(told: Told) -> bool:
    """ "Can a monster rest?" is not about you."""
    for place in told.places("q-may"):
        sentence = told.sentence(place)
        before = [told.terms[at].concept for at in range(sentence.start, place)]
        after = [told.terms[at].concept for at in range(place + 1, sentence.stop)]
        for side in (reversed(before), after):
            near = next((concept for concept in side if concept not in ("filler", "q-does")), "")
            if near == "monster" and not {"me", "person"} & sentence_words(told, sentence):
                return True
    return False


def sentence_words(told: Told, sentence: range) -> set[str]:
    return {told.terms[at].concept for at in sentence}


def _space(told: Told, draft: Draft, action: str) -> None:
    """The space you are on, with a Train and a Ship path from it to another."""
    named = [kind for kind in _SPACES if told.has(kind)]
    kind = named[0] if len(named) == 1 else "city"
    if named == ["city"] and told.denied("city"):
        told.use("city")
        kind = "wilderness"
        draft.assumes("space", kind)
    elif len(named) == 1:
        first = told.places(kind)[0]
        if not _is_the_monsters(told, first, action):
            told.used.add(first)  # a second place is somebody else's
        draft.reads("space", kind)
    elif action in _CITY_ONLY:
        draft.assumes("space", kind)
    there = draft.name("there")
    draft.table["spaces"] = [{"id": draft.here, "type": kind}, {"id": there}]
    draft.table["paths"] = [{"between": [draft.here, there], "type": way} for way in ("train", "ship")]
    if action in ("travel", "prepare"):
        draft.assumes("paths")


def _is_the_monsters(told: Told, place: int, action: str) -> bool:
    """ "if a monster is in Rome": the place where it is, perhaps not where you are."""
    if told.subject(place) == "monster":
        return True
    sentence = told.sentence(place)
    commas = [at for at in sentence if told.terms[at].concept == "comma"]
    begin = max([at for at in commas if at < place], default=sentence.start)
    end = min([at for at in commas if at > place], default=sentence.stop)
    clause = sentence_words(told, range(begin, end))
    return "monster" in clause and not clause & {"me", "person", "q-may", action}


def _monsters(told: Told, draft: Draft) -> None:
    if not told.has("monster"):
        draft.assumes("no-monster")
        return
    told.use("monster")
    if told.together("monster", "adjacent"):
        told.use("adjacent")
        told.denied("monster", "adjacent", "me", "here")
        draft.reads("monster-adjacent")
        return
    if told.denied("monster"):
        draft.reads("no-monster")
        return
    many = max([fact.value for fact in told.take("monster")] or [1])
    for _ in range(min(many, 9)):
        draft.add_monster(epic=told.has("epic"))
    draft.reads("monsters", many)


def _partner(told: Told, draft: Draft) -> None:
    """Whom you trade with, and what."""
    if told.has("monster") and not told.has("friend", "investigator"):
        draft.missing.append("who")
    told.use("friend", "investigator", "card", "clue", "ticket")
    values: dict[str, Any] = {}
    if told.has("defeated"):
        told.use("defeated")
        values = {"fate": "defeated", "marker": "health", "health": 0}
    if told.has("elsewhere"):
        told.use("elsewhere")
        values["space"] = draft.name("there")
    name = draft.seat("friend", **values)
    draft.reads("partner", "defeated" if "fate" in values else "", name)
    if told.has(*CONDITIONS):
        told.use(*CONDITIONS)
        draft.reads("trade-condition")
    draft.attempt = {"trade": {"by": draft.me, "with": name}}


def judge_action(sheet: Sheet, *, conditions: bool = False) -> tuple[bool, str]:
    """Whether the action of the sheet may be taken, and the statement that says so."""
    action = str(sheet.attempt.action)
    name = action.partition(":")[0]
    who = str(sheet.attempt.actor)
    table = sheet.situation
    by = table.investigator(who)
    rule = f"eldritch/{_RULES[name]}"
    monsters = bool(table.monsters_at(by.space))
    if by.delayed:
        return False, "eldritch/delayed^no-actions"
    if name in by.done:
        return False, "eldritch/actions^no-repeat"
    if name == "trade" and conditions:
        return False, f"{rule}^not-these"
    if action in legal_actions(table, who):
        return True, f"{rule}^monster" if monsters else f"{rule}^{_DOES[name]}"
    if name == "trade":
        fallen = not table.investigator(action.partition(":")[2]).in_play
        return False, f"{rule}^not-defeated" if fallen else f"{rule}^trade"
    if name == "travel":
        return False, "eldritch/detained^no-move"
    if name in _CITY_ONLY and table.space(by.space).type != "city":
        return False, f"{rule}^city"
    return False, f"{rule}^monster" if name in _KEPT_AWAY else f"{rule}^{_DOES[name]}"
