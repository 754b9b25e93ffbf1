"""Everything that search needs, built once and kept in the user's cache.

The cache is keyed by a hash of corpus, code and encoder. It is built beside its place and moved there whole,
so two processes may build at once; each file's hash is checked when it is read, so a broken cache is rebuilt.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import BadZipFile

import numpy as np
import platformdirs

from rules_graph.model import LANGS, RuleRef
from rules_graph.paths import CORPUS
from rules_graph.search.dense import Dense, build_dense, load_dense
from rules_graph.search.encoder import SETTING, VOCABULARY, chosen_encoder
from rules_graph.search.lexical import Lexical, build_lexical, load_lexical
from rules_graph.search.passages import Field, Passage, passages
from rules_graph.search.text import Lexicon, build_lexicon, grams

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules_graph.model import Lang
    from rules_graph.search.encoder import Encoder

    Progress = Callable[[str, float], None]

_CODE = Path(__file__).parent
_BATCH = 512


@dataclass(frozen=True)
class SearchIndex:
    """The corpus, ready to be searched. `dense` is None where no encoder could be had."""

    refs: Sequence[RuleRef]
    passages: Sequence[Passage]
    neighbours: Sequence[list[int]]
    lexicon: Lexicon
    words: Lexical
    grams: Lexical
    dense: Dense | None

    def name(self, ref: RuleRef, lang: Lang) -> str:
        return self._texts[ref.whole, lang, None]

    def statement(self, ref: RuleRef, lang: Lang) -> str:
        """The words of the statement that the reference cites."""
        return self._texts[ref, lang, ref.anchor]

    @cached_property
    def _texts(self) -> dict[tuple[RuleRef, Lang, str | None], str]:
        texts: dict[tuple[RuleRef, Lang, str | None], str] = {}
        for passage in self.passages:
            ref = self.refs[passage.rule]
            if passage.field is Field.NAME:
                texts[ref, passage.lang, None] = passage.text
            elif passage.field is Field.STATEMENT:
                texts[RuleRef(ref.game, ref.rule, passage.anchor), passage.lang, passage.anchor] = (
                    passage.text
                )
        return texts


def cache_folder() -> Path:
    return Path(os.environ.get("GRIMRULE_CACHE") or platformdirs.user_cache_path("grimrule"))


def silent(part: str, share: float) -> None:
    """Progress that nobody watches."""


def open_index(corpus: Path = CORPUS, progress: Progress = silent) -> tuple[SearchIndex, Encoder | None]:
    """The index from the cache, built first if it is not there or cannot be trusted; and its encoder."""
    folder = cache_folder() / "search" / _key(corpus)
    if not _sound(folder):
        _build(corpus, folder, progress)
    index, encoder = _read(folder)
    if encoder and index.dense is None:  # it was built while the encoder was missing
        shutil.rmtree(folder)
        _build(corpus, folder, progress)
        index, encoder = _read(folder)
    return index, encoder if index.dense else None


def _key(corpus: Path) -> str:
    """Hash of all that the index is made from."""
    sources = [
        *sorted(corpus.rglob("*.md")),
        *sorted(corpus.rglob("game.yaml")),
        *sorted(_CODE.glob("*.py")),
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
    part = folder.with_name(f"{folder.name}.{os.getpid()}.part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    try:
        _write(corpus, part, progress)
        (part / "manifest.json").write_text(json.dumps(_hashes(part)), encoding="utf-8")
        if not _sound(folder):
            shutil.rmtree(folder, ignore_errors=True)
            part.rename(folder)
    except OSError:
        if not _sound(folder):  # else another process was faster, which is as good
            raise
    finally:
        shutil.rmtree(part, ignore_errors=True)


def _write(corpus: Path, folder: Path, progress: Progress) -> None:
    from rules_graph.corpus import load  # noqa: PLC0415 (not needed to search)
    from rules_graph.graph import build as build_graph  # noqa: PLC0415

    progress("corpus", 0.0)
    known = load(corpus)
    rules = list(known.rules.values())
    found = passages(rules)
    places = {rule.ref: place for place, rule in enumerate(rules)}
    graph = build_graph(known).to_undirected(as_view=True)
    neighbours = [sorted({places[other] for other in graph.neighbors(rule.ref)}) for rule in rules]
    _dump(
        folder / "rules.json",
        [{"ref": str(rule.ref), "neighbours": n} for rule, n in zip(rules, neighbours, strict=True)],
    )
    _dump(folder / "passages.json", [list(asdict(passage).values()) for passage in found])
    progress("lexicon", 0.05)
    lexicon = build_lexicon((passage.lang, passage.text) for passage in found)
    _dump(
        folder / "lexicon.json",
        {"forms": lexicon.forms, "seen": {lang: sorted(lexicon.seen[lang]) for lang in LANGS}},
    )
    progress("words", 0.45)
    build_lexical(found, len(rules), lexicon.lemmas).save(folder / "words")
    build_lexical(found, len(rules), lambda text, _: grams(text)).save(folder / "grams")
    _write_vectors(folder, found, len(rules), lexicon, progress)


def _write_vectors(
    folder: Path, found: Sequence[Passage], rules: int, lexicon: Lexicon, progress: Progress
) -> None:
    encoder = _encoder(lexicon)
    if encoder is None:
        return
    vectors = []
    for start in range(0, len(found), _BATCH):
        progress("vectors", 0.55 + 0.45 * start / len(found))
        vectors.append(encoder.encode([passage.text for passage in found[start : start + _BATCH]]))
    build_dense(found, rules, np.concatenate(vectors)).save(folder / "vectors.faiss")


def _encoder(lexicon: Lexicon) -> Encoder | None:
    """The encoder, or None if it is missing or broken: search then goes by words and graph alone."""
    try:
        return chosen_encoder(lexicon, cache_folder() / "encoder")
    except (ImportError, OSError, ValueError, KeyError, RuntimeError, BadZipFile):
        return None


def _dump(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")


def _read(folder: Path) -> tuple[SearchIndex, Encoder | None]:
    rules = json.loads((folder / "rules.json").read_text(encoding="utf-8"))
    refs = [RuleRef(*rule["ref"].split("/")) for rule in rules]
    saved = json.loads((folder / "passages.json").read_text(encoding="utf-8"))
    found = [Passage(rule, Field(field), lang, text, anchor) for rule, field, lang, text, anchor in saved]
    words = json.loads((folder / "lexicon.json").read_text(encoding="utf-8"))
    lexicon = Lexicon(words["forms"], {lang: frozenset(seen) for lang, seen in words["seen"].items()})
    encoder = _encoder(lexicon)
    vectors = folder / "vectors.faiss"
    dense = load_dense(vectors, found, len(refs)) if encoder and vectors.exists() else None
    index = SearchIndex(
        refs,
        found,
        [rule["neighbours"] for rule in rules],
        lexicon,
        load_lexical(folder / "words", found, len(refs)),
        load_lexical(folder / "grams", found, len(refs)),
        dense,
    )
    return index, encoder
