"""A player's own cards: an ArkhamDB export, kept in the user's data folder. None of it is ours."""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import platformdirs

from engine.ahlcg.text import card_from, read_cards, read_text
from engine.ahlcg.text.reading import WITHOUT_EFFECT
from rules_graph.errors import UnknownCardError

if TYPE_CHECKING:
    from engine.ahlcg.text.cards import AnyCard

SETTING = "GRIMRULE_DATA"


@dataclass(frozen=True)
class Imported:
    """What an import brought, and how much of it can be read."""

    cards: int
    abilities: int
    recognised: int
    with_effect: int
    executable: int


def data_folder() -> Path:
    return Path(os.environ.get(SETTING) or platformdirs.user_data_dir("grimrule", appauthor=False))


def import_cards(path: Path) -> Imported:
    """Check the file and keep its cards by code; nothing is kept of a file that cannot be read."""
    read_cards(path)
    raw = path.read_text(encoding="utf-8")
    listed = _listed(json.loads(raw))
    kept = _kept()
    kept["files"].append(
        {
            "name": path.name,
            "sha256": hashlib.sha256(raw.encode()).hexdigest(),
            "date": datetime.now(UTC).date().isoformat(),
            "cards": len(listed),
        }
    )
    kept["cards"].update({str(card["code"]): card for card in listed})
    _keep(kept)
    return _measured(listed)


def imported_files() -> list[dict[str, Any]]:
    return list(_kept()["files"])


def card(name: str, owner: str | None = None) -> AnyCard:
    """A kept card by its code or its name."""
    kept = _kept()["cards"]
    data = _found(kept, name)
    if data is None:
        raise UnknownCardError(card=name, known=str(len(kept)))
    return card_from(data, owner=owner)


def has(name: str) -> bool:
    """Whether a card by that code or name is kept."""
    return _found(_kept()["cards"], name) is not None


def _found(kept: dict[str, Any], name: str) -> Any:
    return kept.get(name) or next((each for each in kept.values() if each.get("name") == name), None)


def _listed(data: Any) -> list[dict[str, Any]]:
    if isinstance(data, dict):
        return list(data["cards"]) if "cards" in data else [data]
    return list(data)


def _file() -> Path:
    return data_folder() / "cards.json"


def _kept() -> dict[str, Any]:
    """What is kept; a damaged file counts as nothing kept, and is left alone until the next import."""
    try:
        kept = json.loads(_file().read_text(encoding="utf-8"))
        return {"files": list(kept["files"]), "cards": dict(kept["cards"])}
    except (OSError, ValueError, KeyError, TypeError):
        return {"files": [], "cards": {}}


def _keep(kept: dict[str, Any]) -> None:
    """Written beside and moved into place, so that a half-written file never replaces a good one."""
    target = _file()
    target.parent.mkdir(parents=True, exist_ok=True)
    beside = target.with_suffix(f".{os.getpid()}")
    beside.write_text(json.dumps(kept, ensure_ascii=False, indent=1), encoding="utf-8")
    beside.replace(target)


def _said(card: dict[str, Any], field: str) -> str:
    return str(card.get(field) or "")


def _measured(listed: list[dict[str, Any]]) -> Imported:
    readings = [
        reading
        for each in listed
        for reading in read_text(_said(each, "text"), name=_said(each, "name"), kind=_said(each, "type_code"))
    ]
    acting = [reading for reading in readings if reading.type not in WITHOUT_EFFECT]
    return Imported(
        cards=len(listed),
        abilities=len(readings),
        recognised=sum(reading.recognised for reading in readings),
        with_effect=len(acting),
        executable=sum(reading.executable for reading in acting),
    )
