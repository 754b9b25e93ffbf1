"""How much of real cards' text is read, in each language: `python -m bench.cards FOLDER`.

The folder has a folder for each language with ArkhamDB JSON files of the same names. `--all` lists every
ability whose effect is not read; `--sample N` prints N abilities drawn by lot with what was read, to check.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.ahlcg.text import Reading, read_text
from engine.ahlcg.text.reading import WITHOUT_EFFECT
from rules_graph.model import LANGS, Lang

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

Texts = dict[Lang, dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Share:
    of: int
    found: int

    def __str__(self) -> str:
        return f"{self.found:4}/{self.of:<4} {100 * self.found / max(self.of, 1):5.1f} %"

    @property
    def value(self) -> float:
        return self.found / max(self.of, 1)


@dataclass(frozen=True, slots=True)
class Measured:
    """The readings of every card by code and language, and the shares that are taken of them."""

    readings: Mapping[str, Mapping[Lang, Sequence[Reading]]]
    names: Mapping[str, str]

    def abilities(self, lang: Lang) -> list[tuple[str, Reading]]:
        return [(code, each) for code, found in self.readings.items() for each in found.get(lang, ())]

    def with_effect(self, lang: Lang) -> list[tuple[str, Reading]]:
        return [(code, each) for code, each in self.abilities(lang) if each.type not in WITHOUT_EFFECT]

    def recognised(self, lang: Lang) -> Share:
        every = self.abilities(lang)
        return Share(len(every), sum(each.recognised for _, each in every))

    def executable(self, lang: Lang) -> Share:
        every = self.with_effect(lang)
        return Share(len(every), sum(each.executable for _, each in every))

    def disagreements(self) -> Iterator[tuple[str, int, list[str]]]:
        for code, found in self.readings.items():
            if len(found) < 2:
                continue
            every = list(found.values())
            for place in range(max(map(len, every))):
                shapes = [
                    structure(each[place]) if place < len(each) else "nothing" for each in found.values()
                ]
                if len(set(shapes)) > 1:
                    yield code, place, shapes

    def agreement(self) -> Share:
        every = sum(max(map(len, found.values())) for found in self.readings.values() if len(found) > 1)
        return Share(every, every - sum(1 for _ in self.disagreements()))


def structure(reading: Reading) -> str:
    """What must be the same in each language; a trait's, a name's and a cost's own words differ."""
    trigger = reading.trigger.model_dump(exclude_defaults=True)
    for name in ("trait", "not_trait", "name"):
        if trigger.get(name):
            trigger[name] = "…"
    cost = reading.cost.model_dump(exclude_defaults=True)
    if "other" in cost:
        cost["other"] = "…"
    limit = reading.limit.model_dump() if reading.limit else None
    return f"{reading.type} {reading.timing} {reading.at} {trigger} {cost} {limit}"


def load(folder: Path) -> dict[str, Texts]:
    cards: dict[str, Texts] = {}
    for lang in LANGS:
        for path in sorted((folder / lang).glob("**/*.json")):
            for card in json.loads(path.read_text("utf-8")):
                cards.setdefault(card["code"], {})[lang] = card
    return cards


def _abilities(card: Mapping[str, Any], lang: Lang, kind: str) -> list[Reading]:
    """Without a scenario's chaos symbols, which are no abilities."""
    found = read_text(card["text"], lang, card.get("name", ""), kind)
    return [each for each in found if each.type != "symbols"]


def measure(folder: Path) -> Measured:
    readings: dict[str, dict[Lang, Sequence[Reading]]] = {}
    names = {}
    for code, texts in load(folder).items():
        kind = next((card["type_code"] for card in texts.values() if "type_code" in card), "")
        names[code] = next(iter(texts.values())).get("name", code)
        readings[code] = {
            lang: _abilities(card, lang, kind) for lang, card in texts.items() if card.get("text")
        }
    return Measured(readings, names)


def _listed(measured: Measured, lang: Lang, *, effects: bool) -> None:
    for code, each in measured.abilities(lang):
        if not each.recognised:
            print(f"  {lang} {code} not recognised: {each.type} {each.timing} {each.at} | {each.text}")
    if effects:
        for code, each in measured.with_effect(lang):
            if not each.executable:
                print(f"  {lang} {code} not executable: {_fields(each)}")


def _fields(reading: Reading) -> dict[str, Any]:
    return reading.model_dump(exclude={"text"}, exclude_defaults=True)


def _sampled(measured: Measured, lang: Lang, count: int) -> None:
    every = [(code, each) for code, each in measured.with_effect(lang) if each.executable]
    for code, each in random.Random(lang).sample(every, min(count, len(every))):
        print(f"{lang} {code} | {each.text}\n      {_fields(each)}")
        for result in (*each.effects, *each.on_success, *each.on_failure):
            print(f"      → {result!r}")


def main(arguments: Sequence[str]) -> int:
    folders = [each for each in arguments if not each.startswith("-") and not each.isdigit()]
    if len(folders) != 1 or not Path(folders[0]).is_dir():
        print("usage: python -m bench.cards FOLDER [--all] [--sample N]", file=sys.stderr)
        return 2
    measured = measure(Path(folders[0]))
    print("      type, timing, trigger    effect executable")
    for lang in LANGS:
        print(f"{lang}    {measured.recognised(lang)}        {measured.executable(lang)}")
    print(f"the languages agree  {measured.agreement()}")
    for lang in LANGS:
        _listed(measured, lang, effects="--all" in arguments)
    for code, place, shapes in measured.disagreements():
        print(f"  {code} {measured.names[code]}, ability {place + 1}:")
        for lang, shape in zip(measured.readings[code], shapes, strict=True):
            print(f"      {lang} {shape}")
    if "--sample" in arguments:
        for lang in LANGS:
            _sampled(measured, lang, int(arguments[arguments.index("--sample") + 1]))
    types = Counter(each.type for lang in LANGS for _, each in measured.abilities(lang))
    print(", ".join(f"{count} {name}" for name, count in types.most_common()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
