"""The encoder, and the index in its cache: built once, checked, rebuilt where it is broken."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from typer.testing import CliRunner

from rules_graph.corpus import load
from rules_graph.paths import CORPUS
from rules_graph.search import building
from rules_graph.search import index as search_index
from rules_graph.search.building import read_inflections, vectors_of
from rules_graph.search.dense import build_dense
from rules_graph.search.encoder import VOCABULARY, PackagedEncoder, no_vocabulary, read_vocabulary
from rules_graph.search.index import cache_folder, open_index, silent
from rules_graph.search.inflections import Inflections, inflect
from rules_graph.search.passages import Field, Passage, gathered
from ui.cli import app

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_graph.search.encoder import Vectors
    from rules_graph.search.finder import Finder


# The encoder


def test_the_numpy_path_and_the_sentence_transformer_agree(finder: Finder) -> None:
    from rules_graph.search.training.sentence_model import sentence_transformer  # noqa: PLC0415 (torch takes seconds)

    texts = [
        "Can my friend help?",
        "Czy ghul mnie uderzy?",
        "Чи вдарить мене гуль, якщо я візьму ресурс?",
        "x",
    ]
    for vocabulary in (no_vocabulary(), read_vocabulary()):
        fast = PackagedEncoder(finder.index.lexicon, vocabulary).encode(texts)
        slow = sentence_transformer(vocabulary, finder.index.lexicon).encode(texts)
        np.testing.assert_allclose(fast, slow, atol=1e-4)


def test_many_texts_at_once_get_the_same_vectors(finder: Finder) -> None:
    encoder = PackagedEncoder(finder.index.lexicon, read_vocabulary())
    texts = [passage.text for passage in finder.index.passages[::30]]
    assert len(texts) > 1000
    some = [*range(0, len(texts), 97), len(texts) - 1]
    np.testing.assert_allclose(
        encoder.encode(texts)[some], [encoder.encode([texts[at]])[0] for at in some], atol=1e-5
    )


def test_our_vocabulary_is_small() -> None:
    assert VOCABULARY.stat().st_size < 20e6


# The cache


@pytest.fixture
def fresh_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, finder: Finder) -> Path:
    """An empty cache, to be filled without reading the dictionaries again."""
    assert finder.index.refs
    known = next(cache_folder().glob("search/*/inflections.json"))
    inflections = read_inflections(known.parent)
    monkeypatch.setattr(building, "inflect", lambda *_: inflections)
    monkeypatch.setenv("GRIMRULE_CACHE", str(tmp_path))
    return tmp_path


@pytest.fixture
def one_game(tmp_path: Path) -> Path:
    """A corpus that is indexed in a few seconds."""
    return Path(shutil.copytree(CORPUS / "eldritch", tmp_path / "corpus" / "eldritch")).parent


def _no_encoder(*_: object) -> None:
    raise OSError("no weights")


def test_a_broken_cache_is_rebuilt(
    fresh_cache: Path, one_game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_index, "chosen_encoder", _no_encoder)
    open_index(one_game)
    (rules,) = fresh_cache.glob("search/*/rules.json")
    rules.write_text("[]", encoding="utf-8")
    index, _ = open_index(one_game)
    assert len(index.refs) == len(load(one_game).rules)


def test_without_a_model_search_goes_on_and_says_so_once(
    fresh_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_index, "chosen_encoder", _no_encoder)
    result = CliRunner().invoke(app, ["search", "how far does a hunter move?", "--lang", "en", "--json"])
    assert result.exit_code == 0
    assert result.stderr.count("language model is missing") == 1
    assert "ahlcg/hunter" in [row["rule"] for row in json.loads(result.stdout)]
    assert (fresh_cache / "search").is_dir()


class Counting:
    """Encodes a text as its length, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def key(self, text: str) -> bytes:
        return text.encode().ljust(16)

    def encode(self, texts: Sequence[str]) -> Vectors:
        self.asked += texts
        return np.array([[len(text), 1.0] for text in texts], dtype=np.float32)


def test_a_model_that_comes_back_is_used(
    fresh_cache: Path, one_game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(search_index, "chosen_encoder", _no_encoder)
        assert open_index(one_game)[1] is None
    encoder = Counting()
    monkeypatch.setattr(search_index, "chosen_encoder", lambda *_: encoder)
    assert open_index(one_game)[1] is encoder
    assert len(encoder.asked) == len(set(encoder.asked))
    assert len(list(fresh_cache.glob("search/*/"))) == 1


def test_only_new_passages_are_encoded(tmp_path: Path) -> None:
    encoder = Counting()
    vectors, keys = vectors_of(["one", "three", "one"], encoder, None, silent)
    assert encoder.asked == ["one", "three"]
    here = gathered(Passage(0, Field.NAME, "en", text) for text in ("one", "three", "one"))
    build_dense(here, 1, vectors).save(tmp_path / "vectors.faiss")
    np.save(tmp_path / "keys.npy", keys)

    later, _ = vectors_of(["three", "eleven"], encoder, tmp_path, silent)
    assert encoder.asked == ["one", "three", "eleven"]
    assert later.tolist() == [pytest.approx([5.0, 1.0], abs=0.01), [6.0, 1.0]]  # of a byte each


def test_the_dictionaries_are_read_only_for_new_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "simplemma", None)
    known = Inflections({"moves": "move", "hunters": "hunter"}, {"move": ["moved"], "hunter": []})
    again = inflect([("en", "Moves!")], {"en": known})
    assert again["en"] == Inflections({"moves": "move"}, {"move": ["moved"]})
    with pytest.raises(ImportError):
        inflect([("en", "it lurks")], {"en": known})


BUILD = """
import sys
from pathlib import Path
from rules_graph.search import building, index
from rules_graph.model import LANGS
from rules_graph.search.inflections import Inflections

def no_encoder(*_):
    raise OSError

def counted(*arguments, write=building.write):
    (index.cache_folder() / "builds").open("a").write("x")
    write(*arguments)

index.chosen_encoder = no_encoder
building.inflect = lambda *_: {lang: Inflections() for lang in LANGS}
building.write = counted
print(len(index.open_index(Path(sys.argv[1]))[0].refs))
"""


def test_of_two_processes_one_builds_and_the_other_waits(tmp_path: Path, one_game: Path) -> None:
    environment = {**os.environ, "GRIMRULE_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", BUILD, str(one_game)]
    both = [subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert [each.communicate()[0].strip() for each in both] == [str(len(load(one_game).rules))] * 2
    assert (tmp_path / "builds").read_text() == "x"
    (built,) = (path for path in (tmp_path / "search").iterdir() if path.is_dir())
    assert not built.name.endswith(".part")
