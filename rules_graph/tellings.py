"""The numbered cases as players tell them at the table: `told` in `corpus/GAME/cases/ID-title.yaml`.

told:
  en:
    tells: I've got five resources, and the card that I drew makes me lose half of them.
    asks: Is it three that I lose?
    verdict: "yes"                   # of an open question also `answer`, in a few words
    by: ahlcg/modifiers^round-up
  pl: {…}
  uk: {…}

The rest of such a file is the engine's.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, get_args

import yaml

from rules_graph.corpus import load, no_collecting, read_text, stamps
from rules_graph.errors import CorpusDamagedError, Damage, Problem
from rules_graph.front_matter import read_yaml
from rules_graph.model import Lang, RuleRef
from rules_graph.paths import CORPUS
from rules_graph.precedents import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rules_graph.corpus import Corpus, Stamps

FOLDER = "cases"
_TOLD = re.compile(r"^told:.*\n(?:[ #].*\n)*", re.MULTILINE)
_NEEDED = {"tells", "asks", "verdict", "by"}


@dataclass(frozen=True, slots=True)
class Telling:
    """A case in a player's words, what is asked of it, and the statement that answers."""

    game: str
    case: str
    lang: Lang
    tells: str
    asks: str
    verdict: Verdict
    by: RuleRef
    answer: str = ""

    @property
    def text(self) -> str:
        return f"{self.tells} {self.asks}"


def load_tellings(folder: Path = CORPUS) -> tuple[Telling, ...]:
    """All of a corpus, read once as long as no file changes. Raises CorpusDamagedError."""
    return _known(folder, stamps(folder, "*/*.md", f"*/{FOLDER}/*.yaml"))


def sheet_of(game: str, case: str, folder: Path = CORPUS) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The table of a case and what is attempted on it, as they are written; and the answers given to it."""
    [path] = (folder / game / FOLDER).glob(f"{case}-*.yaml")
    written = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
    return {name: written[name] for name in ("situation", "attempt")}, tuple(
        map(str, written.get("answers", ()))
    )


@lru_cache(maxsize=2)
def _known(folder: Path, _files: Stamps) -> tuple[Telling, ...]:
    corpus = load(folder)
    found: list[Telling] = []
    problems: list[Problem] = []
    with no_collecting():
        for path in sorted(folder.glob(f"*/{FOLDER}/*.yaml")):
            for each in _read(path, corpus):
                (found if isinstance(each, Telling) else problems).append(each)  # type: ignore[arg-type]
    if problems:
        raise CorpusDamagedError(problems)
    return tuple(found)


def _read(path: Path, corpus: Corpus) -> Iterator[Telling | Problem]:
    text, wrong = read_text(path)
    told = _TOLD.search(text)
    if wrong or told is None:
        yield from wrong
        return
    fields, wrong = read_yaml(path, told[0], text.count("\n", 0, told.start()) + 1)
    yield from wrong
    by_language = fields.value.get("told") if isinstance(fields.value, dict) else None
    if not isinstance(by_language, dict):
        yield Problem(
            path, fields.line("told"), Damage.BAD_FIELD, {"field": "told", "given": str(by_language)}
        )
        return
    game, case = path.parent.parent.name, path.stem.partition("-")[0]
    for lang, given in by_language.items():
        odd = _odd(lang, given, game, corpus)
        if odd is not None:
            field = ".".join(("told", lang, *odd))
            shown = {"field": field, "given": str(given.get(*odd) if odd else given)[:60]}
            yield Problem(path, fields.line("told", lang, *odd), Damage.BAD_FIELD, shown)
            continue
        by = RuleRef.parse(given["by"])
        assert by is not None
        said = {name: given.get(name, "").strip() for name in ("tells", "asks", "answer")}
        yield Telling(game, case, lang, verdict=Verdict(given["verdict"]), by=by, **said)


def _odd(lang: str, given: object, game: str, corpus: Corpus) -> tuple[str, ...] | None:
    """The field of a telling that cannot be so, or none."""
    if lang not in get_args(Lang) or not isinstance(given, dict):
        return ()
    for name in sorted(_NEEDED | given.keys()):
        value = given.get(name)
        if name not in {*_NEEDED, "answer"} or not isinstance(value, str) or not value.strip():
            return (name,)
    if given["verdict"] not in set(Verdict):
        return ("verdict",)
    if (given["verdict"] == Verdict.OPEN) != ("answer" in given):
        return ("answer",)
    by = RuleRef.parse(given["by"])
    rule = corpus.rules.get(by.whole) if by and by.game == game else None
    return None if by and rule and rule.statement(by.anchor or "") else ("by",)
