"""Search: the right rule first, in any of the three languages, or an honest "no"."""

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
from rapidfuzz import fuzz, process, utils
from typer.testing import CliRunner

from bench.questions import BOARD_GAMES, DEV, QUESTIONS, quality, read_questions
from rules_graph.corpus import load
from rules_graph.errors import UnknownGameError
from rules_graph.model import LANGS
from rules_graph.paths import CORPUS
from rules_graph.precedents import load_precedents
from rules_graph.search import building
from rules_graph.search import index as search_index
from rules_graph.search.building import read_inflections, vectors_of
from rules_graph.search.dense import build_dense
from rules_graph.search.encoder import VOCABULARY, PackagedEncoder, no_vocabulary, read_vocabulary
from rules_graph.search.fusion import ALL, Stage
from rules_graph.search.games import named_game, without_title
from rules_graph.search.index import cache_folder, open_index, silent
from rules_graph.search.inflections import Inflections, inflect
from rules_graph.search.language import detect
from rules_graph.search.passages import Field, Passage
from rules_graph.search.statements import shared
from rules_graph.search.text import fold, grams, tokens
from ui.cli import app

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_graph.model import Lang
    from rules_graph.search.encoder import Vectors
    from rules_graph.search.finder import Finder


def first(finder: Finder, question: str) -> str:
    return finder.find(question, "ahlcg").found[0].ref.rule


@pytest.mark.parametrize(
    ("question", "lang", "rules"),
    [
        ("hunter", "en", {"hunter"}),
        ("łowca", "pl", {"hunter"}),
        ("переслідувач", "uk", {"hunter"}),
        ("zwarce z wrogiem", "pl", {"enemy-engagement", "engage-action"}),
        ("atak towarzyszacy", "pl", {"attack-of-opportunity"}),
        ("sprovokovana ataka", "uk", {"attack-of-opportunity"}),
        ("czy ghul mnie uderzy, jak wezmę zasób?", "pl", {"attack-of-opportunity", "resource-action"}),
    ],
)
def test_the_right_rule_is_first(finder: Finder, question: str, lang: Lang, rules: set[str]) -> None:
    answer = finder.find(question, "ahlcg")
    assert answer.asked.lang == lang
    assert answer.found[0].ref.rule in rules


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ("can my friend in the next room help me pass this?", "st.2"),
        ("ворог реагує, коли я беру ресурс?", "attack-of-opportunity"),
    ],
)
def test_the_right_rule_is_among_the_first_two(finder: Finder, question: str, rule: str) -> None:
    assert rule in [found.ref.rule for found in finder.find(question, "ahlcg").found[:2]]


# Shares here are just under those last measured; the vectors differ a little from one processor to another.
@pytest.mark.parametrize(
    ("lang", "first", "five"), [("en", 0.71, 0.95), ("pl", 0.76, 0.95), ("uk", 0.76, 0.92)]
)
def test_search_reaches_its_goal_on_players_questions(
    finder: Finder, lang: Lang, first: float, five: float
) -> None:
    questions = [each for each in read_questions() if each.lang == lang and each.rules]
    rankings = [[found.ref.whole for found in finder.find(each.text, each.game).found] for each in questions]
    reached = quality(rankings, questions)
    assert reached.five >= five
    assert reached.first >= first


def test_questions_of_the_measurement_are_not_in_the_corpus() -> None:
    asked = [each.question for each in load_precedents() if each.at.game == "ahlcg"]
    for question in read_questions():
        if question.split == "dev":
            continue
        near = process.extractOne(
            question.text, asked, scorer=fuzz.token_sort_ratio, processor=utils.default_process
        )
        assert near is None or near[1] < 75, (question.text, near)


@pytest.mark.parametrize(
    ("path", "wrongly", "rightly"), [(QUESTIONS, 0.30, 0.93), (BOARD_GAMES, 0.45, 0.87), (DEV, 0.29, 0.95)]
)
def test_most_of_what_the_books_do_not_answer_is_not_answered(
    finder: Finder, path: Path, wrongly: float, rightly: float
) -> None:
    questions = read_questions(path)
    unanswerable = [each for each in questions if not each.rules]
    answerable = [each for each in questions if each.rules]
    assert len(unanswerable) >= 30
    answered = [finder.find(each.text, each.game).answered for each in unanswerable]
    assert sum(answered) <= wrongly * len(answered)
    answered = [finder.find(each.text, each.game).answered for each in answerable]
    assert sum(answered) >= rightly * len(answered)


def test_a_bare_name_is_answered(finder: Finder) -> None:
    some = finder.index.refs[::23]
    answered = [
        finder.find(finder.index.name(ref, lang), ref.game).answered for ref in some for lang in LANGS
    ]
    assert len(answered) > 100
    assert sum(answered) >= 0.98 * len(answered)


def test_confidence_does_not_depend_on_how_many_rules_are_shown(finder: Finder) -> None:
    question = "how far does a hunter move?"
    one, ten = finder.find(question, "ahlcg", limit=1), finder.find(question, "ahlcg")
    assert (one.answered, one.found) == (ten.answered, ten.found[:1])


# Games


def test_a_game_that_is_given_answers_alone(finder: Finder) -> None:
    for question in ("How do I close a gate?", "Ile kart na ręce?", "Скільки дій за хід?"):
        for game in ("ahlcg", "eldritch", "arkham2e", "mansions"):
            assert {found.ref.game for found in finder.find(question, game).found} == {game}


@pytest.mark.parametrize(
    ("question", "game"),
    [
        ("in Eldritch Horror how many actions does an investigator get", "eldritch"),
        ("Jak w Posiadłości Szaleństwa otworzyć drzwi?", "mansions"),
        ("Як у «Маєтках божевілля» відчиняти замкнені двері?", "mansions"),
        ("Arkham Horror 2nd edition: how many gates may be open?", "arkham2e"),
        ("What happens in Arkham Horror when I fail?", None),
        ("how far does a hunter move?", None),
    ],
)
def test_a_game_that_is_named_answers(finder: Finder, question: str, game: str | None) -> None:
    assert named_game(question, finder.index.titles) == game
    if game:
        assert {found.ref.game for found in finder.find(question).found} == {game}
        assert not finder.find(question, "ahlcg").answered


@pytest.mark.parametrize(
    ("question", "rest"),
    [
        ("Can I rest in Eldritch Horror with a monster here?", "Can I rest in with a monster here?"),
        ("Jak w Posiadłości Szaleństwa otworzyć drzwi?", "Jak w otworzyć drzwi?"),
        ("Eldritch Horror", "Eldritch Horror"),
        ("what does a hunter do?", "what does a hunter do?"),
    ],
)
def test_the_name_of_a_game_is_no_word_of_the_question(finder: Finder, question: str, rest: str) -> None:
    game = named_game(question, finder.index.titles)
    assert without_title(question, finder.index.titles[game] if game else ()) == rest


def test_a_question_that_names_its_game_finds_the_rule(finder: Finder) -> None:
    found = finder.find("Can I rest in Eldritch Horror with a monster on my space?")
    assert str(found.found[0].ref) == "eldritch/rest-action^monster"


@pytest.mark.parametrize(
    ("question", "game"),
    [
        ("what does the keeper spend threat on?", "mansions"),
        ("how many cards do I commit from my hand to a skill test?", "ahlcg"),
        ("when does the terror level rise?", "arkham2e"),
        ("co robi omen?", "eldritch"),
        ("коли спрацьовує спровокована атака?", "ahlcg"),
        ("гравець Хранитель тягне карту травми", "mansions"),
    ],
)
def test_the_words_of_one_game_find_that_game(finder: Finder, question: str, game: str) -> None:
    assert finder.find(question).found[0].ref.game == game


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", ["eldritch", "arkham2e", "mansions"])
def test_the_board_games_are_found_too(finder: Finder, game: str, lang: Lang) -> None:
    """Questions by writers who knew only the books."""
    every = read_questions(BOARD_GAMES)
    some = [each for each in every if (each.game, each.lang) == (game, lang) and each.rules]
    rankings = [[found.ref.whole for found in finder.find(each.text, game).found] for each in some]
    assert quality(rankings, some).five >= 0.8  # of 24; rules whose questions are not yet filled come short


def test_statements_and_precedent(finder: Finder) -> None:
    found = finder.find("can I commit a card without a matching icon?", "ahlcg").found[0]
    assert str(found.ref) == "ahlcg/st.2^no-match"
    assert found.second is not None
    assert found.second.whole == found.ref.whole
    assert found.second != found.ref
    asked = {each.question for each in load_precedents() if (each.at, each.lang) == (found.ref, "en")}
    assert found.precedent in asked
    assert 0 < found.score <= 100


def test_what_is_not_wanted_is_not_shown_and_changes_nothing_else(finder: Finder) -> None:
    question = "does a hunter move if it is exhausted?"
    every, some = (
        finder.find(question, "ahlcg", wanted=wanted) for wanted in (None, lambda ref: ref.rule != "hunter")
    )
    assert "hunter" in [found.ref.rule for found in every.found]
    assert "hunter" not in [found.ref.rule for found in some.found]
    assert len(some.found) == len(every.found)
    assert some.answered == every.answered


def test_the_statement_shown_is_mostly_the_one_that_answers(finder: Finder) -> None:
    questions = [each for each in read_questions(DEV) if each.statements]
    shown = [
        next(
            (found.ref for found in finder.find(each.text, each.game).found if found.ref.whole in each.rules),
            None,
        )
        for each in questions
    ]
    right = sum(ref in each.statements for ref, each in zip(shown, questions, strict=True))
    assert right >= 0.63 * len(questions)


def test_what_every_statement_says_tells_nothing() -> None:
    fight, move = frozenset({"enemy", "attack"}), frozenset({"enemy", "move"})
    first, second = shared({"enemy", "attack"}, [fight, move])
    assert first > second > 0


def test_stages_can_be_switched_off(finder: Finder) -> None:
    for stage in ALL - {Stage.GRAPH}:
        evidence = finder.weigh("how far does a hunter move?", {stage})
        assert evidence.scores.keys() == {stage}
    assert finder.find("how far does a hunter move?", stages={Stage.WORDS}).found


@pytest.mark.parametrize(
    "odd", ["?!", "💀👻", "\x00\x07", ".*(a|b)+$", "<script>alert(1)</script>", "a " * 5000, "і" * 10_000]
)
def test_odd_questions_get_a_sane_answer(finder: Finder, odd: str) -> None:
    assert not finder.find(odd).answered


def test_an_unknown_game_is_an_error(finder: Finder) -> None:
    with pytest.raises(UnknownGameError):
        finder.find("hunter", game="chess")


def test_nothing_to_go_by_finds_nothing(finder: Finder) -> None:
    assert finder.find("?!", stages={Stage.MEANING}).found == ()


# Words


def test_tokens_and_folding() -> None:
    assert tokens("Łowca, wróg’s Б'ЄТЬСЯ!") == ["lowca", "wrog's", "б'ється"]
    assert fold("zażółć") == "zazolc"
    assert fold("їжак") == "їжак"
    assert grams("wróg", (3,)) == [" wr", "wro", "rog", "og "]


@pytest.mark.parametrize(
    ("lang", "one", "other"),
    [
        ("pl", "wrogami", "wróg"),
        ("pl", "zwarciu", "zwarcie"),
        ("uk", "ворогами", "ворог"),
        ("en", "enemies", "enemy"),
    ],
)
def test_inflected_words_share_a_lemma(finder: Finder, lang: Lang, one: str, other: str) -> None:
    lexicon = finder.index.lexicon
    assert lexicon.lemma(fold(one), lang) == lexicon.lemma(fold(other), lang)


def test_a_typo_finds_its_word(finder: Finder) -> None:
    assert finder.index.lexicon.spelt("lokalizcja", "pl") == "lokalizacja"


@pytest.mark.parametrize(
    ("question", "lang"),
    [
        ("can I do this twice?", "en"),
        ("czy moge to zrobic dwa razy", "pl"),
        ("чи можна двічі?", "uk"),
        ("skilky kart ya tiahnu na pochatku hry", "uk"),
    ],
)
def test_the_language_of_a_question(finder: Finder, question: str, lang: Lang) -> None:
    assert detect(question, finder.index.lexicon).lang == lang


# The encoder


def test_the_numpy_path_and_the_sentence_transformer_agree(finder: Finder) -> None:
    from rules_graph.search.sentence_model import sentence_transformer  # noqa: PLC0415 (torch takes seconds)

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
    here = [Passage(0, Field.NAME, "en", text) for text in ("one", "three", "one")]
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


# The command


def test_search_as_json() -> None:
    result = CliRunner().invoke(
        app, ["search", "czy ghul mnie uderzy, jak wezmę zasób?", "--lang", "uk", "--json"]
    )
    row = next(row for row in json.loads(result.stdout) if row["rule"] == "ahlcg/attack-of-opportunity")
    assert row["name"] == "Спровокована атака"
    assert row.keys() >= {"rule", "game", "name", "statement", "score", "second", "precedent"}


def test_a_file_of_questions_gives_json_lines(tmp_path: Path) -> None:
    file = tmp_path / "questions.txt"
    file.write_text("how far does a hunter move?\n\nile kart na początku?\n", encoding="utf-8")
    result = CliRunner().invoke(app, ["search", "--queries", str(file)])
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert [line["query"] for line in lines] == ["how far does a hunter move?", "ile kart na początku?"]
    assert all(line["results"] for line in lines)


@pytest.mark.parametrize("words", [[""], ["  "], [], ["--queries", "/no/such/file"]])
def test_bad_input_is_an_error(words: list[str]) -> None:
    result = CliRunner().invoke(app, ["search", *words])
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr


def test_a_rule_is_shown_without_loading_torch() -> None:
    code = """
import sys
from ui.cli import app
app(["rule", "hunter"], standalone_mode=False)
print("torch" in sys.modules)
"""
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.splitlines()[-1] == "False"
