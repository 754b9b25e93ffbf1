"""Everything that search needs, built once and kept in the user's cache.

The cache is keyed by a hash of corpus, code and encoder. One process builds, beside the index's place, and
moves it there whole; others wait for it. Each file's hash is checked on reading: a broken index is rebuilt.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import BadZipFile

import platformdirs
from filelock import FileLock

from rules_graph.model import RuleRef
from rules_graph.paths import CORPUS
from rules_graph.search.dense import Dense, load_dense
from rules_graph.search.encoder import SETTING, VOCABULARY, chosen_encoder
from rules_graph.search.judge import load_judge
from rules_graph.search.lexical import Lexical, load_lexical
from rules_graph.search.passages import Field, Passages, load_passages
from rules_graph.search.statements import Statements
from rules_graph.search.text import Lexicon

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rules_graph.model import Lang
    from rules_graph.search.encoder import Encoder

    Progress = Callable[[str, float], None]

_CODE = Path(__file__).parent
_BUILT_BY = ("building", "bulk", "dense", "encoder", "games", "inflections", "lexical", "passages", "text")
_KEPT = 2


@dataclass(frozen=True)
class SearchIndex:
    """The corpus, ready to be searched. `dense` is None where no encoder could be had."""

    refs: Sequence[RuleRef]
    titles: Mapping[str, Sequence[str]]
    passages: Passages
    neighbours: Sequence[list[int]]
    lexicon: Lexicon
    words: Lexical
    grams: Lexical
    dense: Dense | None

    @cached_property
    def statements(self) -> Statements:
        return Statements(self, load_judge())

    def name(self, ref: RuleRef, lang: Lang) -> str:
        return self._texts[ref.whole, lang, None]

    def statement(self, ref: RuleRef, lang: Lang) -> str:
        """The words of the statement that the reference cites."""
        return self._texts[ref, lang, ref.anchor]

    @cached_property
    def _texts(self) -> dict[tuple[RuleRef, Lang, str | None], str]:
        texts: dict[tuple[RuleRef, Lang, str | None], str] = {}
        for place in self.passages.places(Field.NAME, Field.STATEMENT):
            passage = self.passages[int(place)]
            ref = self.refs[passage.rule]
            texts[RuleRef(ref.game, ref.rule, passage.anchor), passage.lang, passage.anchor] = passage.text
        return texts


def cache_folder() -> Path:
    return Path(os.environ.get("GRIMRULE_CACHE") or platformdirs.user_cache_path("grimrule"))


def silent(part: str, share: float) -> None:
    """Progress that nobody watches."""


def open_index(corpus: Path = CORPUS, progress: Progress = silent) -> tuple[SearchIndex, Encoder | None]:
    """The index from the cache, built first if it is not there or cannot be trusted; and its encoder."""
    folder = cache_folder() / "search" / _key(corpus)
    opened = _opened(folder)
    if opened is None:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with FileLock(folder.parent / "lock"):
            opened = _opened(folder)  # by another process, while this one waited
            if opened is None:
                _build(corpus, folder, progress)
                opened = _read(folder)
    index, encoder = opened
    return index, encoder if index.dense else None


def _opened(folder: Path) -> tuple[SearchIndex, Encoder | None] | None:
    """The index, or None: it is not there, not whole, or was built while the encoder was missing."""
    try:
        opened = _read(folder) if _sound(folder) else None
    except FileNotFoundError:  # it was the oldest, and has just been removed
        return None
    without_vectors = opened and opened[1] and opened[0].dense is None
    return None if without_vectors else opened


def _key(corpus: Path) -> str:
    """Hash of all that the index is made from."""
    sources = [
        *sorted(corpus.rglob("*.md")),
        *sorted(corpus.rglob("game.yaml")),
        *sorted(corpus.glob("*/asked/*.yaml")),
        *sorted(corpus.glob("*/cases/*.yaml")),
        *(_CODE / f"{module}.py" for module in _BUILT_BY),
        *sorted(_CODE.parent.glob("*.py")),
        VOCABULARY,
    ]
    digest = hashlib.sha256(str(os.environ.get(SETTING)).encode())
    for path in sources:
        if path.is_file():
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:20]


def _sound(folder: Path) -> bool:
    """Whether every file is as it was written."""
    try:
        written = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
        return bool(written == _hashes(folder))
    except (OSError, ValueError):
        return False


def _hashes(folder: Path) -> dict[str, str]:
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != "manifest.json")
    return {str(path.relative_to(folder)): _hash(path) for path in files}


def _hash(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "blake2b").hexdigest()


def _build(corpus: Path, folder: Path, progress: Progress) -> None:
    from rules_graph.search.building import write  # noqa: PLC0415 (not needed to search)

    for left in folder.parent.glob("*.part"):  # by a process that was ended
        shutil.rmtree(left, ignore_errors=True)
    part = folder.with_suffix(".part")
    part.mkdir()
    try:
        write(corpus, part, _earlier(folder), encoder_or_none, progress)
        (part / "manifest.json").write_text(json.dumps(_hashes(part)), encoding="utf-8")
        shutil.rmtree(folder, ignore_errors=True)
        part.rename(folder)
    finally:
        shutil.rmtree(part, ignore_errors=True)
    for old in _others(folder)[_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def _earlier(folder: Path) -> Path | None:
    """The newest other index, whose vectors and inflections need not be made again."""
    return next((other for other in _others(folder) if _sound(other)), None)


def _others(folder: Path) -> list[Path]:
    """The other indexes, the newest first."""
    found = [path for path in folder.parent.iterdir() if path.is_dir() and path != folder]
    return sorted(found, key=lambda path: -path.stat().st_mtime)


def encoder_or_none(lexicon: Lexicon) -> Encoder | None:
    """The encoder, or None if it is missing or broken: search then goes by words and graph alone."""
    try:
        return chosen_encoder(lexicon, cache_folder() / "encoder")
    except (ImportError, OSError, ValueError, KeyError, RuntimeError, BadZipFile):
        return None


def _lexicon(path: Path) -> Lexicon:
    """Each lemma is kept once, however many forms it has."""
    words = json.loads(path.read_text(encoding="utf-8"))
    once: dict[str, str] = {}
    forms = {
        lang: {form: once.setdefault(lemma, lemma) for form, lemma in known.items()}
        for lang, known in words["forms"].items()
    }
    return Lexicon(forms, {lang: frozenset(seen) for lang, seen in words["seen"].items()})


def _read(folder: Path) -> tuple[SearchIndex, Encoder | None]:
    rules = json.loads((folder / "rules.json").read_text(encoding="utf-8"))
    refs = [RuleRef(*rule["ref"].split("/")) for rule in rules]
    found = load_passages(folder)
    lexicon = _lexicon(folder / "lexicon.json")
    encoder = encoder_or_none(lexicon)
    vectors = folder / "vectors.faiss"
    dense = load_dense(vectors, found, len(refs)) if encoder and vectors.exists() else None
    index = SearchIndex(
        refs,
        json.loads((folder / "titles.json").read_text(encoding="utf-8")),
        found,
        [rule["neighbours"] for rule in rules],
        lexicon,
        load_lexical(folder / "words", found, len(refs)),
        load_lexical(folder / "grams", found, len(refs)),
        dense,
    )
    return index, encoder
