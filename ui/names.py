"""Names for what the engine calls by ids of its own: tokens, skills, results, abilities that no card has."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, get_args

from engine.ahlcg.chaos import AUTO_FAIL, ELDER_SIGN
from engine.ahlcg.effects import Result, Skill
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.model import Lang

_NUMBER = re.compile(r"[+-]?[0-9]{1,3}")
NAMED = ("skull", "cultist", "tablet", "elder_thing", AUTO_FAIL, ELDER_SIGN, "bless", "curse")
RESULTS = frozenset(kind.model_fields["result"].default for kind in get_args(get_args(Result)[0]))


def token_name(lang: Lang, token: str) -> str:
    """A number with a true minus, a symbol by its name; a token we do not know as it is written."""
    if is_number(token):
        return token.replace("-", "−")
    return say(lang, f"oddspage-token-{token}") if token in NAMED else token


def is_number(token: str) -> bool:
    return bool(_NUMBER.fullmatch(token))


def ability_name(lang: Lang, ability: str) -> str:
    """By its id, unless the rules give it to everybody or an effect has put it off."""
    if ability == "advance-act":
        return say(lang, "ability-advance-act")
    kind, _, number = ability.rpartition("-")
    return say(lang, "ability-delayed", number=number) if kind == "delayed" and number.isdigit() else ability


def name_of(lang: Lang, option: str) -> str:
    """An option that is a token, a skill, a result or an ability of the engine's; any other as it is."""
    if option in NAMED or (is_number(option) and not option.isdigit()):
        return token_name(lang, option)
    if option in frozenset(Skill):
        return say(lang, f"value-{option}")
    kind, _, number = option.rpartition("-")
    if number.isdigit() and kind in NAMED:
        return f"{token_name(lang, kind)} ({number})"
    if number.isdigit() and kind in RESULTS:
        return f"{say(lang, f'result-{kind}')} ({number})"
    return ability_name(lang, option)
