"""The YAML head of a corpus file, with the line of every field."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import yaml
from pydantic import BaseModel, ValidationError

from rules_graph.errors import Damage, Problem

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Location = tuple[str | int, ...]
Model = TypeVar("Model", bound=BaseModel)


class _StringLoader(yaml.CSafeLoader):
    """Every scalar is a string: "no" is a word here, and 1.1 is a step."""

    yaml_implicit_resolvers: dict[str, list[object]] = {}  # noqa: RUF012 (PyYAML's own attribute)


@dataclass(frozen=True, slots=True)
class Fields:
    """A YAML text that was read, and where each of its fields stands in the file."""

    value: object
    node: yaml.Node | None
    first_line: int

    def line(self, *location: str | int) -> int:
        """The line of a field, or of the innermost part of its path that is there."""
        node = self.node
        line = self.first_line
        for step in location:
            node, line = _child(node, step, line, self.first_line)
        return line


def _child(node: yaml.Node | None, step: str | int, line: int, first: int) -> tuple[yaml.Node | None, int]:
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == step:
                return value, key.start_mark.line + first
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        return node.value[step], node.value[step].start_mark.line + first
    return None, line


def read_yaml(path: Path, text: str, first_line: int) -> tuple[Fields, list[Problem]]:
    """Read YAML; the problems are its syntax and fields that are there twice."""
    loader = _StringLoader(text)
    try:
        node = loader.get_single_node()
        value = loader.construct_document(node) if node is not None else {}
    except yaml.MarkedYAMLError as error:
        line = (error.problem_mark.line if error.problem_mark else 0) + first_line
        problem = Problem(path, line, Damage.BAD_YAML, {"problem": str(error.problem)})
        return Fields({}, None, first_line), [problem]
    finally:
        loader.dispose()
    fields = Fields(value, node, first_line)
    return fields, [
        Problem(path, line + first_line, Damage.DUPLICATE_FIELD, {"field": key})
        for key, line in _repeated_keys(node)
    ]


def _repeated_keys(node: yaml.Node | None) -> Iterator[tuple[str, int]]:
    if isinstance(node, yaml.MappingNode):
        seen: Counter[str] = Counter()
        for key, value in node.value:
            seen[key.value] += 1
            if seen[key.value] == 2:
                yield key.value, key.start_mark.line
            yield from _repeated_keys(value)
    elif isinstance(node, yaml.SequenceNode):
        for value in node.value:
            yield from _repeated_keys(value)


def validate(
    path: Path, fields: Fields, model: type[Model], **extra: object
) -> tuple[Model | None, list[Problem]]:
    """The fields as a model; each thing that does not fit is a problem at its line."""
    if not isinstance(fields.value, dict):
        return None, [Problem(path, fields.first_line, Damage.NO_FRONT_MATTER)]
    try:
        return model.model_validate(fields.value | extra), []
    except ValidationError as error:
        return None, [
            _problem(path, fields, detail["type"], detail["loc"], detail["input"])
            for detail in error.errors()
        ]


def _problem(path: Path, fields: Fields, fault: str, location: Location, given: object) -> Problem:
    damage = {"missing": Damage.MISSING_FIELD, "extra_forbidden": Damage.UNKNOWN_FIELD}.get(
        fault, Damage.BAD_FIELD
    )
    values = {"field": ".".join(map(str, location))}
    if damage is Damage.BAD_FIELD:
        values["given"] = str(given)[:60]
    return Problem(path, fields.line(*location), damage, values)
