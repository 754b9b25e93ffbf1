"""What an ability adds to a test: its own, or the one under way."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from engine.ahlcg.state.effects import Each, RevealToken, Skill
from engine.ahlcg.text.effects.clauses import Clause, Context

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.ahlcg.state.effects import Result
    from engine.ahlcg.text.lexicon import Token

Branch = Literal["", "success", "failure"]
_TOKEN_WORDS = frozenset(
    {
        *("v.cancel", "v.reveal", "v.succeed", "v.fail", "n.token", "n.test", "q.automatic", "others"),
        *("det.that", "det.this", "you", "your", "q.new", "n.bag", "v.return", "it", "c.and", "n.effect"),
    }
)
_GETS = ("v.get", "v.take", "v.gain", "until.test", "you")


@dataclass
class Effects:
    """What an ability does, as it is used and with the test under way."""

    results: list[Result] = field(default_factory=list)
    on_success: list[Result] = field(default_factory=list)
    on_failure: list[Result] = field(default_factory=list)
    add: int | Each = 0
    damage: int | Each = 0
    difficulty: int = 0
    skill: Skill | None = None
    attempt: Literal["investigate", "fight", "evade"] | None = None
    while_: str = ""
    automatic: Literal["success", "failure"] | None = None
    token: Literal["cancel", "ignore", "reveal-another"] | None = None
    instead: bool = False
    no_attacks: bool = False
    x: Each | None = None  # what the card says the X in its cost is


def change_test(
    found: Effects,
    sentence: list[Token],
    context: Context,
    branch: Branch,
    amount: Callable[[int], int | Each] | None = None,
) -> bool:
    """A skill, a skill value, a difficulty, more damage; of a success, more damage only.

    `amount` makes what is counted, or depends on something, of a plain number.
    """
    if branch == "failure" or (branch and not any(token.name == "n.damage" for token in sentence)):
        return False
    parts = list(_changes(sentence))
    if not all(_change(found, Clause(part, context), amount, dry=True) for part in parts):
        return False
    for part in parts:
        _change(found, Clause(part, context), amount, dry=False)
    return True


def _changes(sentence: list[Token]) -> Iterator[list[Token]]:
    """A sentence that changes the test in two ways, cut at its "and"."""
    place = next((at for at, token in enumerate(sentence) if token.name == "c.and"), -1)
    if place < 0:
        yield sentence
    else:
        yield sentence[:place]
        yield sentence[place + 1 :]


def _change(found: Effects, clause: Clause, amount: Callable[[int], int | Each] | None, *, dry: bool) -> bool:
    clause.drop(",")
    if clause.has("v.use") and clause.has("c.instead"):
        return amount is None and _other_skill(found, clause, dry=dry)
    verbs = set(clause.verbs())
    sign = clause.pop("signed")
    if sign is None:
        return False
    if clause.has("n.damage") and verbs <= {"v.deal", "v.attack"}:
        clause.drop("n.damage", "v.deal", "n.attack", "v.attack", "det.this", "det.that", "you", "until.test")
        field = "damage"
    elif clause.pop("n.shroud"):
        clause.drop(*_GETS, "here", "location", "your", "at-this", "at-that", "location-this")
        field = "difficulty"
    elif clause.pop("skill.willpower", "skill.intellect", "skill.combat", "skill.agility", "skill.all"):
        clause.drop(*_GETS)
        field = "add"
    else:
        return False
    added = amount(sign.number) if amount else sign.number
    before = getattr(found, field)
    if isinstance(added, Each) and (field == "difficulty" or isinstance(before, Each)):
        return False
    if clause.empty and not dry:
        setattr(found, field, before + added)
    return clause.empty


def _other_skill(found: Effects, clause: Clause, *, dry: bool) -> bool:
    skills = [token for token in clause.tokens if token.name.startswith("skill.")]
    clause.drop("v.use", "c.instead", "n.attack", "n.investigation", "n.evasion", "det.this", "det.that")
    clause.drop("until.test", "your", "you", "c.may", "v.attack", "v.investigate")
    clause.drop(*(token.name for token in skills))
    if len(skills) != 2 or not clause.empty:
        return False
    if not dry:
        found.skill = Skill(skills[0].name.removeprefix("skill."))
    return True


def touch_token(found: Effects, names: set[str]) -> bool:
    """What is done to the token just revealed, or to the result of the test."""
    if not names <= _TOKEN_WORDS:
        return False
    if {"v.cancel", "n.token"} <= names or {"v.cancel", "n.effect", "n.bag"} <= names:
        found.token = "cancel"
    elif {"v.reveal", "n.token", "q.new"} <= names and found.token == "cancel":
        found.results.append(RevealToken())
    elif {"v.reveal", "n.token", "others"} <= names:
        found.token = "reveal-another"
    elif {"q.automatic", "v.succeed"} <= names:
        found.automatic = "success"
    elif {"q.automatic", "v.fail"} <= names:
        found.automatic = "failure"
    else:
        return False
    return True
