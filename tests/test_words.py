"""Every message is there in every language, with the same values."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rules_graph.errors as tree
from rules_graph.errors import Damage, GrimruleError
from rules_graph.model import LANGS, Kind, Lang
from tests.modules import import_all, subclasses
from ui.words import LOCALES, say


class Values(Visitor):
    """The names of the values that a message takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.names.add(node.id.name)


def messages(lang: Lang) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for file in sorted((LOCALES / lang).glob("*.ftl")):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], file
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, (file, entry.id.name)
                values = Values()
                values.visit(entry)
                found[entry.id.name] = values.names
    return found


@pytest.mark.parametrize("lang", [lang for lang in LANGS if lang != "en"])
def test_the_same_messages_and_values_in_each_language(lang: Lang) -> None:
    assert messages(lang) == messages("en")


def test_every_damage_kind_and_error_has_a_message() -> None:
    needed = {f"problem-{damage}" for damage in Damage} | {f"kind-{kind}" for kind in Kind}
    for package in ("rules_graph", "engine", "ui"):
        import_all(package)
    errors = set(subclasses(GrimruleError))
    assert {error.__module__ for error in errors} == {"rules_graph.errors"}, "one tree in one place"
    said = [error for error in errors if "code" in vars(error)]
    needed |= {f"error-{error.code}" for error in said}
    listed = set(re.findall(r"[A-Z][A-Za-z]+Error", str(tree.__doc__)))
    assert listed == {"GrimruleError", *(error.__name__ for error in errors)}
    assert needed - messages("en").keys() == set()


@pytest.mark.parametrize(
    ("lang", "count", "said"),
    [
        ("en", 1, "1 rule"),
        ("en", 2, "2 rules"),
        ("pl", 1, "1 zasada"),
        ("pl", 3, "3 zasady"),
        ("pl", 12, "12 zasad"),
        ("pl", 22, "22 zasady"),
        ("uk", 21, "21 правило"),
        ("uk", 22, "22 правила"),
        ("uk", 25, "25 правил"),
    ],
)
def test_plural_forms(lang: Lang, count: int, said: str) -> None:
    assert say(lang, "n-rules", count=count) == said
