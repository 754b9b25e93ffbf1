"""The effect part of an ability, sentence after sentence."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from engine.ahlcg import effects as fx
from engine.ahlcg.effects import Condition, Each, Opaque, Skill
from engine.ahlcg.text.attempt import Branch, Effects, change_test, touch_token
from engine.ahlcg.text.clauses import Clause, Context
from engine.ahlcg.text.counted import scaled
from engine.ahlcg.text.depending import (
    amount_of,
    by_margin,
    search_goes_on,
    split_cannot,
    split_conditions,
    split_counted,
)
from engine.ahlcg.text.joined import SPOKEN_OF, read_choice, read_list, read_may, unpunctuated
from engine.ahlcg.text.lexicon import Token, tokens
from engine.ahlcg.text.searching import read_search, starts_search

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.effects import Result
    from rules_graph.model import Lang

_TEST_OVER = frozenset(
    {"n.attack", "n.test", "n.evasion", "n.investigation", "v.resolve", "det.that", "det.this", "p.end"}
)


class _Reader:
    """Reads sentence after sentence; a test called for takes the branches that follow it."""

    def __init__(self, text: str, context: Context, *, test_under_way: bool) -> None:
        self.text = text
        self.context = context
        self.found = Effects()
        self.called: list[fx.SkillTest] = []
        self.test_under_way = test_under_way
        self.branches: dict[Branch, list[Result]] = {"": [], "success": [], "failure": []}
        self.last: Branch = ""
        self.then_from: dict[Branch, int] = {}

    def words(self, sentence: Sequence[Token]) -> str:
        """The whole sentence, with the words that are no tokens."""
        start = self.text.rfind(". ", 0, sentence[0].start)
        end = self.text.find(".", sentence[-1].end)
        return self.text[start + 2 if start >= 0 else 0 : end if end >= 0 else None].strip()

    def read(self, sentence: list[Token]) -> None:  # noqa: PLR0912 (one case after another)
        start = sentence
        if self._continues(sentence):
            return
        sentence, otherwise = split_cannot(sentence)
        branch, sentence, conditions = self._branch(sentence)
        target = self.branches[branch]
        if branch and not (self.called or self.test_under_way):
            self.branches[""].append(Opaque(text=self.words(start)))
            return
        if sentence and sentence[0].name == "if.done":
            self._if_done(sentence, self.branches[self.last])
            return
        if sentence and sentence[0].name == "c.then":
            sentence = unpunctuated(sentence[1:])
            target = self.branches[self.last]
            self.then_from.setdefault(self.last, len(target))
        if branch:
            self.last = branch
        elif start and start[0].name != "c.then":
            self.last = ""
        sentence, counted = split_counted(sentence, self.context)
        sentence, revealed, state = split_conditions(sentence, self.context, has_test=self._has_test)
        conditions += state
        amount = amount_of(counted, conditions)
        if amount or conditions or revealed or otherwise:
            results = self._depending(sentence, branch, counted, conditions, otherwise)
            if results is None:
                self.branches[""].append(Opaque(text=self.words(start)))
            elif revealed:
                self._either_way([fx.If(all=(revealed,), then=tuple(results))] if results else [])
            else:
                target += results
            return
        if sentence and (self._noted(sentence, branch) or self._chosen(sentence)):
            return
        if self.context.would and any(token.name == "c.instead" for token in sentence):
            sentence = unpunctuated([token for token in sentence if token.name != "c.instead"])
            self.found.instead = True
        results = self._results(sentence) if sentence else None
        names = [token.name for token in sentence]
        if not branch and ("det.that", "investigator") in pairwise(names):
            self.context = replace(self.context, investigator=None)  # chosen once, it is not chosen again
        if not branch and self.context.enemy != "that" and {"enemy", "enemy-that"} & set(names):
            self.context = replace(self.context, enemy=None)
        if self.context.it != "investigator" and SPOKEN_OF & set(names):
            self.context = replace(self.context, it="")
        target += results if results is not None else [Opaque(text=self.words(start))]

    def _depending(
        self,
        sentence: list[Token],
        branch: Branch,
        counted: dict[str, Any] | None,
        conditions: list[Condition],
        otherwise: list[Token],
    ) -> list[Result] | None:
        """What is done for each of something, if something is so, or else something else."""
        amount = amount_of(counted, conditions)
        own_test = self.test_under_way and not self.called
        if (
            amount
            and own_test
            and not otherwise
            and change_test(self.found, sentence, self.context, branch, amount)
        ):
            return []
        results = self._results(sentence)
        if not results:
            return None
        if otherwise:
            other = self._results(unpunctuated([each for each in otherwise if each.name != "c.instead"]))
            if not other:
                return None
            results = [fx.Unless(first=tuple(results), otherwise=tuple(other))]
        if counted:
            results = scaled(results, Each(**counted))
        return [fx.If(all=tuple(conditions), then=tuple(results))] if conditions else results

    def _either_way(self, results: list[Result]) -> None:
        """With the results of the test, whether it succeeds or fails."""
        for branch in ("success", "failure"):
            self.branches[branch] += results

    def _continues(self, sentence: list[Token]) -> bool:
        """What only adds to the sentence before: the end of a search, one to a place, "if you cannot"."""
        target = self.branches[self.last]
        if target and search_goes_on(sentence, target):
            return True
        if [token.name for token in sentence] == ["limit-place"] and self.branches[""] and not self.called:
            none = Condition(of="copies-here", at_most=0)
            self.branches[""] = [fx.If(all=(none,), then=tuple(self.branches[""]))]
            return True
        if (
            target
            and sentence
            and sentence[0].name == "c.otherwise"
            and isinstance(last := target[-1], fx.If)
        ):
            results = self._results(unpunctuated(sentence[1:])) if not last.otherwise else None
            if results:
                target[-1] = last.model_copy(update={"otherwise": tuple(results)})
                return True
        if target and sentence and sentence[0].name == "if.cannot":
            rest = unpunctuated([each for each in sentence[1:] if each.name != "c.instead"])
            results = self._results(rest) if not isinstance(target[-1], Opaque) else None
            if results:
                target[-1] = fx.Unless(first=(target[-1],), otherwise=tuple(results))
                return True
        return False

    @property
    def _has_test(self) -> bool:
        return bool(self.called) or self.test_under_way

    def _if_done(self, sentence: list[Token], target: list[Result]) -> None:
        """ "If you do, …": only if what may be done before it was done, in full."""
        results = self._results(unpunctuated(sentence[1:])) if target else None
        if results is None:
            target.append(Opaque(text=self.words(sentence)))
            return
        before = target.pop()
        first = before.results if isinstance(before, fx.May) else (before,)
        both = fx.Then(first=first, second=tuple(results))
        target.append(fx.May(results=(both,)) if isinstance(before, fx.May) else both)

    def _branch(self, sentence: list[Token]) -> tuple[Branch, list[Token], list[Condition]]:
        """Of success or failure, perhaps by so much."""
        names = [token.name for token in sentence]
        point = next((name for name in names if name in {"each.failed", "each.succeeded"}), None)
        if point:
            branch: Branch = "failure" if point == "each.failed" else "success"
            return branch, unpunctuated([each for each in sentence if each.name != f"if.{branch}"]), []
        if names[:3] == ["t.if", "v.succeed", "by.more"]:
            margin = Condition(of="succeeded-by", at_least=sentence[2].number)
            rest = sentence[3:]
            return "success", unpunctuated(rest[1:] if rest and rest[0].name == "you" else rest), [margin]
        for name, mark in (("success", "if.success"), ("failure", "if.failure")):
            place = next((at for at, token in enumerate(sentence) if token.name == mark), -1)
            if place < 0:
                continue
            rest = sentence[:place] + sentence[place + 1 :]
            conditions = []
            for token in list(rest):
                if token.name.startswith("during."):
                    self.found.attempt = token.name.removeprefix("during.")  # type: ignore[assignment]
                    rest.remove(token)
                if token.name in {"by.more", "by.less"}:
                    bound = "at_least" if token.name == "by.more" else "at_most"
                    conditions.append(by_margin(name, bound, token.number))
                    rest.remove(token)
            return ("success" if name == "success" else "failure"), unpunctuated(rest), conditions
        return "", sentence, []

    def _chosen(self, sentence: list[Token]) -> bool:
        """ "Choose an investigator at your location", or an enemy: whom what follows is about."""
        clause = Clause(sentence, self.context)
        if clause.verbs() != ["v.choose"]:
            return False
        clause.drop("v.choose", "you")
        if clause.has("enemy"):
            enemy = clause.enemy()
            if enemy is None or not enemy.startswith("one") or not clause.empty:
                return False
            self.context = replace(self.context, enemy=enemy, it=enemy)
            return True
        who = clause.who()
        if who not in {"one-here", "one"} or not clause.empty:
            return False
        self.context = replace(self.context, investigator=who, it="investigator")
        return True

    def _noted(self, sentence: list[Token], branch: Branch) -> bool:
        """What changes the test itself rather than the table."""
        names = {token.name for token in sentence}
        if "may-advance" in names and names <= {"may-advance", "(", ")"}:
            return self._may_advance()
        if {"v.provoke", "n.opportunity"} <= names <= {
            "v.provoke", "n.opportunity", "n.action", "det.this", "det.that", "until.turn",
        }:  # fmt: skip
            self.found.no_attacks = True
            return True
        if self.context.token and touch_token(self.found, names):
            return True
        if not self.test_under_way or self.called:
            return False
        return self._instead(sentence, branch) or change_test(self.found, sentence, self.context, branch)

    def _may_advance(self) -> bool:
        target = self.branches[self.last]
        if target and isinstance(target[-1], fx.PlaceDoom) and target[-1].on == "agenda":
            target[-1] = target[-1].model_copy(update={"may_advance": True})
            return True
        return False

    def _instead(self, sentence: list[Token], branch: Branch) -> bool:
        """ "instead of discovering clues, …": the usual result of the test is replaced."""
        if branch != "success" or not any(token.name == "c.instead" for token in sentence):
            return False
        parts = (
            _split(sentence, {","}) if any(token.name == "," for token in sentence) else _at_instead(sentence)
        )
        for part in parts:
            names = {token.name for token in part} - {"you", "here", "det.each"}
            if names and names <= {"c.instead", "v.discover", "n.clue", "num"} and "v.discover" in names:
                rest = [token for token in sentence if token not in part]
                results = self._results(unpunctuated(rest))
                if results is None:
                    return False
                self.found.instead = True
                self.branches["success"] += results
                return True
        return False

    def _results(self, sentence: list[Token]) -> list[Result] | None:
        names = [token.name for token in sentence]
        if "t.if" in names or "t.while" in names or "if.success" in names or "if.failure" in names:
            return None
        if (search := starts_search(sentence)) >= 0:
            return self._search(sentence, search)
        if (later := self._after_test(sentence)) is not None:
            return later
        if (called := self._call(sentence)) is not None:
            return called
        if {"v.use", "c.instead"} <= set(names):
            return read_list([token for token in sentence if token.name != "c.may"], self.context)
        if "c.may" in names and "q.additional" not in names:
            return read_may(sentence, self.context)
        if "c.must" in names or "c.either" in names:
            return read_choice(sentence, self.context, must="c.must" in names)
        return read_list(sentence, self.context)

    def _search(self, sentence: list[Token], place: int) -> list[Result] | None:
        """A search, and what is done before it in the same sentence."""
        before = unpunctuated(sentence[:place])
        clause = Clause(before, self.context)
        who = clause.who() or "you"
        earlier: list[Result] | None = []
        if not clause.empty:
            who, earlier = "you", read_list(before, self.context)
        search = read_search(sentence[place:], who)
        return None if search is None or earlier is None else [*earlier, search]

    def _after_test(self, sentence: list[Token]) -> list[Result] | None:
        """ "… after the attack resolves": delayed to the end of the test."""
        place = next((at for at, token in enumerate(sentence) if token.name == "t.after"), -1)
        if place < 0 or not self._has_test:
            return None
        end = place + 1
        while end < len(sentence) and sentence[end].name in _TEST_OVER:
            end += 1
        if end == place + 1:
            return None
        results = read_list(unpunctuated(sentence[:place] + sentence[end:]), self.context)
        return None if results is None else [fx.Delay(at="test-ended", results=tuple(results))]

    def _call(self, sentence: list[Token]) -> list[Result] | None:
        """A test called for; with "or" the investigator chooses which."""
        place = next((at for at, token in enumerate(sentence) if token.name == "v.test"), -1)
        if place < 0:
            return None
        before = unpunctuated([token for token in sentence[:place] if token.name not in {"c.and", "c.may"}])
        clause = Clause(before, self.context)
        who = None
        if clause.verbs() == ["v.choose"]:
            if not self._chosen(before):
                return None
        else:
            who = clause.who()
            clause.pop("it")
            if not clause.empty:
                return None
        rest = sentence[place + 1 :]
        skills = [token for token in rest if token.name.startswith("skill.")]
        numbers = [token.number for token in rest if token.name == "difficulty"]
        known = all(token.name.startswith(("skill.", "difficulty", "c.or")) for token in rest)
        single = all(token.name != "skill.all" for token in skills)
        if self.called or not skills or len(numbers) != len(skills) or not (known and single):
            return None
        self.called = [
            fx.SkillTest(by=who or "you", skill=Skill(skill.name.removeprefix("skill.")), difficulty=number)
            for skill, number in zip(skills, numbers, strict=True)
        ]
        return []

    def finish(self) -> Effects:
        for branch, place in self.then_from.items():
            every = self.branches[branch]
            if 0 < place < len(every) and not (branch == "" and self.called):
                self.branches[branch] = [fx.Then(first=tuple(every[:place]), second=tuple(every[place:]))]
        if self.called:
            tests = [
                fx.CallTest(
                    test=test.model_copy(
                        update={
                            "on_success": tuple(self.branches["success"]),
                            "on_failure": tuple(self.branches["failure"]),
                        }
                    )
                )
                for test in self.called
            ]
            one: Result = tests[0] if len(tests) == 1 else fx.Choose(options=tuple((test,) for test in tests))
            self.found.results = [one, *self.branches[""]]
        else:
            self.found.results = [*self.found.results, *self.branches[""]]
            self.found.on_success, self.found.on_failure = self.branches["success"], self.branches["failure"]
        return self.found


def _split(sentence: Sequence[Token], names: set[str]) -> list[list[Token]]:
    parts: list[list[Token]] = [[]]
    for token in sentence:
        if token.name in names:
            parts.append([])
        else:
            parts[-1].append(token)
    return [part for part in parts if part]


def _at_instead(sentence: list[Token]) -> list[list[Token]]:
    place = next(at for at, token in enumerate(sentence) if token.name == "c.instead")
    return [sentence[place:], sentence[:place]]


def _reminder(sentence: list[Token]) -> bool:
    """A whole sentence in brackets explains; unless it sets a condition, a limit or a ban."""
    names = {token.name for token in sentence}
    closed = (
        sentence[0].name == "(" and sentence[-1].name == ")" and sentence[-2:-1] and sentence[-2].name == "."
    )
    return bool(closed) and not names & {"t.if", "c.instead", "c.cannot", "num", "signed", "n.one-or-more"}


def sentences(text: str, lang: Lang) -> list[list[Token]]:
    """Token lists, one for each sentence; what stands in brackets stays with its sentence."""
    found: list[list[Token]] = [[]]
    depth = 0
    for token in tokens(text, lang):
        depth += (token.name == "(") - (token.name == ")")
        if token.name in {".", ";"} and depth <= 0:
            found.append([])
        else:
            found[-1].append(token)
    return [sentence for sentence in map(unpunctuated, found) if sentence]


def read_effects(text: str, lang: Lang, context: Context, *, test_under_way: bool = False) -> Effects:
    reader = _Reader(text, context, test_under_way=test_under_way)
    for sentence in sentences(text, lang):
        if not _reminder(sentence):
            reader.read(sentence)
    return reader.finish()
