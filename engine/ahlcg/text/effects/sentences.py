"""The effect part of an ability, sentence after sentence."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from engine.ahlcg.state import effects as fx
from engine.ahlcg.state.effects import Condition, Each, Opaque
from engine.ahlcg.text.cutting import at_most, defined_x, has_x, sentences, with_one_for_x
from engine.ahlcg.text.effects.attempt import Branch, Effects, change_test, touch_token
from engine.ahlcg.text.effects.called import CALLED, in_place, tests_called, with_branches
from engine.ahlcg.text.effects.clauses import Clause, Context
from engine.ahlcg.text.effects.counted import scaled
from engine.ahlcg.text.effects.depending import (
    after_test,
    amount_of,
    read_search_in,
    search_goes_on,
    split_branch,
    split_cannot,
    split_conditions,
    split_counted,
    split_half,
)
from engine.ahlcg.text.effects.instead import Instead, split_instead, without_usual
from engine.ahlcg.text.effects.joined import read_choice, read_list, read_may, speaks_of_a_card, unpunctuated
from engine.ahlcg.text.effects.searching import starts_search

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.state.effects import Result
    from engine.ahlcg.text.lexicon import Token
    from rules_graph.model import Lang


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
        if (instead := split_instead(sentence, self.context)) and self._one_or_other(instead):
            return
        sentence = self._of_tester(sentence)
        sentence, otherwise = split_cannot(sentence)
        branch, sentence, conditions, attempt = split_branch(sentence)
        target = self.branches[branch]
        other = attempt and self.found.attempt not in {None, attempt}
        self.found.attempt = self.found.attempt or attempt
        if other or (branch and not self._has_test):
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
        sentence, counted = self._counted(sentence)
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
        if self.context.it != "investigator" and speaks_of_a_card(sentence):
            self.context = replace(self.context, it="")
        target += results if results is not None else [Opaque(text=self.words(start))]

    def _counted(self, sentence: list[Token]) -> tuple[list[Token], dict[str, Any] | None]:
        """The sentence without its "for each …" or its X, and what that counts."""
        if has_x(sentence) and self.context.x is not None and (one := with_one_for_x(sentence)):
            return one, self.context.x
        rest, half = split_half(sentence, self.context)
        return (rest, half) if half else split_counted(sentence, self.context)

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
        if [token.name for token in sentence] == ["limit-place"]:
            return self._limit_attached(sentence[0].number or 1)
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

    def _limit_attached(self, number: int) -> bool:
        """So many copies on each: what else is done with it depends on its being attached."""
        first, *others = self.branches[""] or [CALLED]
        if not isinstance(first, fx.Attach) or self.last or self.called:
            return False
        limited = first.model_copy(update={"limit": number})
        self.branches[""] = [fx.Then(first=(limited,), second=tuple(others))] if others else [limited]
        return True

    def _of_tester(self, sentence: list[Token]) -> list[Token]:
        """ "If they fail, they take …": where each tests, the results are for whoever did."""
        if not self.called or not self.called[0].by.startswith("each"):
            return sentence
        names = [token.name for token in sentence]
        place = next((at for at, name in enumerate(names) if name == "it"), -1)
        own = place >= 0 and any(name.startswith("v.") for name in names[place:])
        return [*sentence[:place], *sentence[place + 1 :]] if own else sentence

    @property
    def _has_test(self) -> bool:
        return bool(self.called) or self.test_under_way

    def _if_done(self, sentence: list[Token], target: list[Result]) -> None:
        """ "If you do, …": only if what may be done before it was done, in full."""
        rest, counted = self._counted(unpunctuated(sentence[1:]))
        results = self._results(rest) if target else None
        if results and counted:
            results = scaled(results, Each(**counted))
        if results is None:
            target.append(Opaque(text=self.words(sentence)))
            return
        before = target.pop()
        first = before.results if isinstance(before, fx.May) else (before,)
        both = fx.Then(first=first, second=tuple(results))
        target.append(fx.May(results=(both,)) if isinstance(before, fx.May) else both)

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

    def _one_or_other(self, instead: Instead) -> bool:
        """One number or another in its place, as something is so or not."""
        branch, usual, margins, attempt = split_branch(instead.usual)
        if margins or attempt or self.context.constant or (branch and not self._has_test):
            return False
        change = self.test_under_way and not self.called
        if change and change_test(
            self.found,
            usual,
            self.context,
            branch,
            lambda number: Each(times=instead.number - number, plus=number, when=instead.state),
        ):
            return True
        first, second = self._results(usual), self._results(split_branch(instead.other).sentence)
        if not first or not second:
            return False
        self.branches[branch].append(fx.If(all=(instead.state,), then=tuple(second), otherwise=tuple(first)))
        self.last = branch
        return True

    def _may_advance(self) -> bool:
        target = self.branches[self.last]
        if target and isinstance(target[-1], fx.PlaceDoom) and target[-1].on == "agenda":
            target[-1] = target[-1].model_copy(update={"may_advance": True})
            return True
        return False

    def _instead(self, sentence: list[Token], branch: Branch) -> bool:
        """ "instead of discovering clues, …": the usual result of the test is replaced."""
        rest = without_usual(sentence) if branch == "success" else None
        results = self._results(rest) if rest else None
        if results is None:
            return False
        self.found.instead = True
        self.branches["success"] += results
        return True

    def _results(self, sentence: list[Token]) -> list[Result] | None:
        """As it says; "up to" so many is a choice of how many, or none."""
        results = self._plainly(sentence)
        if results is not None or not (ways := at_most(sentence)):
            return results
        options = [self._plainly(way) for way in ways]
        if not all(options):
            return None
        some = fx.Choose(options=tuple(tuple(way or ()) for way in options))
        return [fx.May(results=(some,) if len(options) > 1 else some.options[0])]

    def _plainly(self, sentence: list[Token]) -> list[Result] | None:
        names = [token.name for token in sentence]
        if "t.if" in names or "t.while" in names or "if.success" in names or "if.failure" in names:
            return None
        if (search := starts_search(sentence)) >= 0:
            return read_search_in(sentence, search, self.context)
        if self._has_test and (later := after_test(sentence, self.context)) is not None:
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

    def _call(self, sentence: list[Token]) -> list[Result] | None:
        """A test called for; with "or" the investigator chooses which."""
        place = next((at for at, token in enumerate(sentence) if token.name == "v.test"), -1)
        if place < 0:
            return None
        before = unpunctuated([token for token in sentence[:place] if token.name != "c.and"])
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
        tests = None if self.called else tests_called(sentence[place + 1 :], who or "you")
        if not tests:
            return None
        self.called = tests
        if tests[0].by.startswith("each"):
            self.context = replace(self.context, investigator="you")
        return [CALLED]

    def finish(self) -> Effects:
        for branch, place in self.then_from.items():
            every = self.branches[branch]
            if 0 < place < len(every):
                self.branches[branch] = [fx.Then(first=tuple(every[:place]), second=tuple(every[place:]))]
        if self.called:
            called = with_branches(self.called, self.branches["success"], self.branches["failure"])
            self.found.results = [in_place(each, called) for each in self.branches[""]]
        else:
            self.found.results = [*self.found.results, *self.branches[""]]
            self.found.on_success, self.found.on_failure = self.branches["success"], self.branches["failure"]
        return self.found


def read_effects(text: str, lang: Lang, context: Context, *, test_under_way: bool = False) -> Effects:
    found, x = defined_x(sentences(text, lang), context)
    if x is not None and context.x is None:
        context = replace(context, x=x)
    reader = _Reader(text, context, test_under_way=test_under_way)
    for sentence in found:
        reader.read(sentence)
    effects = reader.finish()
    effects.x = Each(**x) if x is not None and context.x != x else None
    return effects
