"""Carrying out effects: a rule for each kind of effect, registered where it belongs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Rule = TypeVar("Rule", bound="Callable[..., object]")


class ByKind(Generic[Rule]):
    """What is registered for each kind of effect; `otherwise` for the rest."""

    def __init__(self, otherwise: Rule | None = None) -> None:
        self._rules: dict[type, Rule] = {}
        self._otherwise = otherwise

    def register(self, kind: type) -> Callable[[Rule], Rule]:
        def add(rule: Rule) -> Rule:
            self._rules[kind] = rule
            return rule

        return add

    def __contains__(self, kind: type) -> bool:
        return kind in self._rules

    def of(self, effect: object) -> Rule:
        rule = self._rules.get(type(effect), self._otherwise)
        if rule is None:
            raise NotImplementedError(effect)
        return rule
