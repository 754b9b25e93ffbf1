"""What stands before the colon besides the moment: costs, limits."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.ahlcg.state.cards import Cost, Limit
from engine.ahlcg.text.effects.clauses import Clause, Context
from engine.ahlcg.text.phrases import LIMITS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.text.lexicon import Token

_NO_CARDS = frozenset({"investigator", "location", "act", "agenda"})
_SPENT = (("n.resource", "resources"), ("n.clue", "clues"), ("n.use", "uses"), ("n.action", "actions"))
_NAMES = {"?", "your", "det.this", "n.card", "it", "self"}


def _one(tokens: Sequence[Token], kind: str) -> dict[str, Any] | None:
    """One cost, or None where it is not read."""
    clause = Clause([token for token in tokens if token.name not in {",", "you"}], Context(kind=kind))
    verbs = clause.verbs()
    if len(verbs) != 1:
        return None
    clause.drop(verbs[0])
    found: dict[str, Any] | None = None
    match verbs[0]:
        case "v.spend" if clause.pop("x"):
            of = {"n.resource": "resources", "n.clue": "clues"}
            thing = clause.pop(*of)
            found = {"x": of[thing.name]} if thing else None
        case "v.spend":
            for noun, field in _SPENT:
                if (count := clause.amount(noun)) is not None:
                    clause.itself()
                    found = {field: count}
                    break
        case "v.exhaust" if _names_a_card(clause):
            clause.tokens = []
            found = {"exhaust": True}
        case "v.discard":
            found = _discarded(clause)
        case "v.take" | "v.draw" | "v.suffer":
            harm = clause.harm()
            found = (
                {"damage": harm.damage, "horror": harm.horror}
                if harm and not harm.either and not harm.direct
                else None
            )
        case "v.deal" | "v.place":
            found = _onto_card(clause)
    return found if clause.empty else None


def _names_a_card(clause: Clause) -> bool:
    """By its name, which we may not know, and nothing else; what is never exhausted names another card."""
    names = {token.name for token in clause.tokens}
    this = {"self", "it", "det.this", *(() if clause.context.kind in _NO_CARDS else ("?",))}
    return bool(names & this) and names <= _NAMES


def _discarded(clause: Clause) -> dict[str, Any] | None:
    if clause.has("n.card") and (clause.has("n.hand") or clause.has("num")):
        if clause.has("det.each", "trait", "det.that", "q.top"):
            return None
        clause.drop("n.hand", "v.choose", "your")
        return {"discard_cards": clause.amount("n.card") or 1}
    if _names_a_card(clause):
        clause.tokens = []
        return {"discard": True}
    return None


def _onto_card(clause: Clause) -> dict[str, Any] | None:
    if (doom := clause.amount("n.doom")) is not None:
        return {"doom": doom} if clause.itself() else None
    harm = clause.harm()
    if harm is None or harm.either or harm.direct or not clause.itself():
        return None
    return {"card_damage": harm.damage, "card_horror": harm.horror}


def read_costs(tokens: Sequence[Token], text: str, kind: str = "") -> Cost | None:
    """Costs joined by "and", or None where these tokens are no cost at all."""
    if not any(token.name.startswith("v.") for token in tokens):
        return None
    group = any(token.name == "as-group" for token in tokens)
    tokens = [token for token in tokens if token.name not in {"as-group", "d.your-turn", "control.yours"}]
    whole = _one(tokens, kind)
    if whole is None:
        whole = {}
        for part in _parts(tokens):
            one = _one(part, kind)
            if one is None:
                words = text[part[0].start : part[-1].end].strip()
                whole["other"] = f"{whole['other']}; {words}" if "other" in whole else words
            else:
                whole |= one
    return Cost(**whole, as_group=group)


def _parts(tokens: Sequence[Token]) -> list[list[Token]]:
    """Cut at each joining word that has a verb on both sides."""
    parts: list[list[Token]] = [[]]
    for place, token in enumerate(tokens):
        after = tokens[place + 1 :]
        joins = token.name in {"c.and", ","} and any(each.name.startswith("v.") for each in parts[-1])
        if joins and after and after[0].name.startswith("v."):
            parts.append([])
        else:
            parts[-1].append(token)
    return [part for part in parts if part]


@cache
def _pattern(name: str) -> re.Pattern[str]:
    return re.compile("|".join(words[name] for words in LIMITS.values()), re.IGNORECASE)


@cache
def _sentence() -> re.Pattern[str]:
    words = "|".join(words["sentence"] for words in LIMITS.values())
    return re.compile(rf"(?:{words})(?:\.|$)", re.IGNORECASE)


def first_limit(text: str) -> tuple[str, Limit | None]:
    """The text without a limit that stands before it as a sentence of its own, and the limit."""
    match = _sentence().match(text)
    limit = read_limit(match.group()) if match else None
    return (text[match.end() :].strip(), limit) if match and limit else (text, None)


def split_limit(text: str) -> tuple[str, Limit | None]:
    """The text without its "(Limit …)", or such a sentence at its end, and the limit."""
    match = _pattern("limit").search(text) or _last_sentence(text)
    if match is None:
        return text, None
    words = match.group()
    limit = read_limit(words)
    if limit is None:
        return text, None
    rest = f"{text[: match.start()].rstrip()} {text[match.end() :].lstrip(' .')}".strip()
    return (rest if rest.endswith((".", '"', ")")) or not rest else f"{rest}."), limit


def _last_sentence(text: str) -> re.Match[str] | None:
    ends = [match.end() for match in re.finditer(r"\.\s+", text)]
    return next((match for end in ends if (match := _sentence().fullmatch(text, end))), None)


def read_limit(words: str) -> Limit | None:
    per = next(
        (name for name in ("round", "turn", "phase", "test", "game") if _pattern(name).search(words)), None
    )
    if per is None or _pattern("each").search(words):
        return None
    times = 1
    if _pattern("twice").search(words):
        times = 2
    elif (many := _pattern("times").search(words)) and not _pattern("once").search(words):
        digits = next((group for group in many.groups() if group), "3")
        times = int(digits) if digits.isdigit() else 3
    group, maximum = bool(_pattern("group").search(words)), bool(_pattern("maximum").search(words))
    return Limit(times=max(times, 1), per=per, group=group, maximum=maximum)
