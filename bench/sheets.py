"""What can be written in a sheet of each board game: writes docs/situation-GAME.md from the models."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.game import game as front_of

if TYPE_CHECKING:
    from collections.abc import Iterator

DOCS = Path(__file__).parent.parent / "docs"
TITLES = {
    "eldritch": "Eldritch Horror",
    "arkham2e": "Arkham Horror, 2nd edition",
    "mansions": "Mansions of Madness, 1st edition",
}
_INTRODUCTION = """# The situation sheet: {title}

The table (`situation`) and what is tried (`attempt`), as YAML; `game: {game}` on top spares you `--game`.
`grimrule resolve`, `test` and `round` run it, the app's pages read and write it, and `ask --sheet` puts your
own words into one. Whatever is left out has the default below. Written by `python -m bench.sheets` from the
engine's models and examples.

## Worked sheets
"""


def main() -> None:
    for game in TITLES:
        file_of(game).write_text(sheet_reference(game), encoding="utf-8")


def file_of(game: str) -> Path:
    return DOCS / f"situation-{game}.md"


def sheet_reference(game: str) -> str:
    rules: Any = front_of(game)
    parts = [_INTRODUCTION.format(title=TITLES[game], game=game)]
    for path in rules.EXAMPLES.values():
        comment, _, sheet = path.read_text(encoding="utf-8").partition("\n")
        parts += [comment.removeprefix("# "), "", "```yaml", sheet.rstrip(), "```", ""]
    schema = rules.Sheet.model_json_schema()
    kinds = schema["$defs"]
    parts += ["## What is attempted", "", *_fields(kinds["Attempt"]), "## The table", ""]
    parts += [*_fields(kinds["Situation"]), "## What lies on it, and effects", ""]
    for name in sorted(set(kinds) - {"Attempt", "Situation"}):
        if kinds[name].get("properties"):
            parts += [f"### {name}", "", *_fields(kinds[name])]
    return "\n".join(parts).rstrip() + "\n"


def _fields(model: dict[str, Any]) -> Iterator[str]:
    told = " ".join(model.get("description", "").split())
    if told:
        yield told
        yield ""
    needed = model.get("required", [])
    yield "| field | what | if left out |"
    yield "|---|---|---|"
    for name, field in model["properties"].items():
        default = "must be given" if name in needed else _default(field.get("default"))
        yield f"| `{name}` | {_kind(field)} | {default} |"
    yield ""


def _default(value: object) -> str:
    if value in (None, "", [], {}):
        return "none"
    text = json.dumps(value, ensure_ascii=False)
    return f"`{text}`" if len(text) <= 60 else "as in the base game"


def _kind(field: dict[str, Any]) -> str:
    """A field's type in words."""
    if "$ref" in field:
        return f"[{_named(field)}](#{_named(field).casefold()})"
    if "const" in field:
        return f"`{field['const']}`"
    if "enum" in field:
        return ", ".join(f"`{word}`" for word in field["enum"])
    if "oneOf" in field:
        words = ", ".join(f"`{word}`" for word in field.get("discriminator", {}).get("mapping", {}))
        return words and f"one of: {words}"
    if "anyOf" in field:
        return " or ".join(_kind(each) for each in field["anyOf"] if each.get("type") != "null")
    if field.get("type") == "array":
        return _listed(field)
    return _plain(field)


def _named(field: dict[str, Any]) -> str:
    return str(field["$ref"]).rsplit("/", 1)[-1]


def _listed(field: dict[str, Any]) -> str:
    if "prefixItems" in field:
        return "list: " + ", ".join(_kind(each) for each in field["prefixItems"])
    inside = field.get("items", {})
    return "list of effects" if "oneOf" in inside else f"list of {_kind(inside)}"


def _plain(field: dict[str, Any]) -> str:
    words = {"integer": "number", "string": "name or text", "boolean": "true or false", "object": "by name"}
    word = words.get(field.get("type", ""), "anything")
    least, most = field.get("minimum"), field.get("maximum")
    return f"{word}, {least}–{most}" if least is not None and most is not None else word


if __name__ == "__main__":
    main()
