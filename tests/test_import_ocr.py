"""Words of scanned books are mended, and right words are left alone."""

from __future__ import annotations

import random
from functools import cache

import pytest

from bench.ocr import CLEAN, Sample, body, book, book_of, lexicon_of, score
from rules_graph.corpus import load
from rules_graph.imports.mending.glyphs import Glyphs
from rules_graph.imports.mending.lexicon import Lexicon, skeleton
from rules_graph.imports.mending.ocr import Change, Damage, Repaired, damage, repair
from rules_graph.model import LANGS, Lang, plain
from tests.outside import SEEDS

HEAVY = Damage(unknown=0.4, lost_marks=1.0)
LIGHT = Damage(unknown=0.01, lost_marks=0.0)

MISREAD = {
    "ą": ["a", "a", "a", "g"],
    "ć": ["¢", "¢", "é", "c"],
    "ę": ["e", "e", "¢", "g"],
    "ł": ["t", "l", "l", "t"],
    "ń": ["n", "n", "ri"],
    "ó": ["é", "é", "é", "d", "o"],
    "ś": ["s", "s", "s", "$"],
    "ź": ["z"],
    "ż": ["z"],
}


def scanned(text: str, chance: random.Random) -> str:
    """Polish as a reader of another language sees it."""
    return "".join(_misread(letter, chance) for letter in text)


def _misread(letter: str, chance: random.Random) -> str:
    if letter.isupper():
        return skeleton(letter).upper()
    return chance.choice(MISREAD.get(letter, [letter]))


@cache
def statements(lang: Lang) -> list[str]:
    return [plain(each.text[lang]) for rule in load().rules.values() for each in rule.statements]


@pytest.mark.parametrize(
    ("lang", "right", "wrong"),
    [
        ("pl", "badaczowi Londynu niestabilnych najwyższej obecnie natychmiast", "moze zetonów talía Кarta"),
        ("uk", "дослідника карти кладеться переміститись", "Кarti божевілья"),
        ("en", "investigators cards", "carcls"),
    ],
)
def test_a_lexicon_tells_words_from_none(lang: Lang, right: str, wrong: str) -> None:
    lexicon = Lexicon(lang, extra_words=["Azathoth"])
    assert [word for word in right.split() if not lexicon.known(word)] == []
    assert [word for word in wrong.split() if lexicon.known(word)] == []
    assert lexicon.known("azathoth")


def test_weights_come_from_the_texts_read_and_then_from_the_lemma() -> None:
    lexicon = Lexicon("pl", ["Badacz dobiera kartę.", "Badacz traci akcję, jeśli może."])
    order = ["badacz", "karta", "sowa", "moze"]
    assert sorted(order, key=lexicon.weight, reverse=True) == order
    assert lexicon.after("dobiera", "kartę") > lexicon.after("traci", "kartę")
    assert lexicon.after(",", "jeśli") > lexicon.after("badacz", "jeśli")


def test_words_by_skeleton() -> None:
    found = Lexicon("pl", extra_words=["Żółwin"]).spelt({"zaglada", "najblizszy", "zolwin"})
    assert {"zagłada", "zagląda"} <= found["zaglada"]
    assert (found["najblizszy"], found["zolwin"]) == ({"najbliższy"}, {"żółwin"})


def test_a_misreading_has_its_price() -> None:
    heavy, clean = Glyphs("pl"), Glyphs("pl", noise=0.001)
    assert heavy.cost("Mitéw", "mitów") < heavy.cost("Mitéw", "micew")
    assert heavy.cost("karta", "karta") == 0.0
    assert clean.cost("karte", "kartę") > heavy.cost("karte", "kartę")
    assert clean.cost("talía", "talia") == heavy.cost("talía", "talia")
    assert "spotkan" in heavy.skeletons("Spotkari", 3)


def test_a_made_up_scan() -> None:
    raw = ["Jesli kot $pi na pétce, nalezy go", "glaska¢ i nie budzi¢.", "", "Z.ASADZKA", "T AJEMNICA KOTA"]
    right = ["Jeśli kot śpi na półce, należy go", "głaskać i nie budzić.", "", "ZASADZKA", "TAJEMNICA KOTA"]
    same = [
        "Nathan Hajek, Remco van der Waal, Ruud Wiegers",
        "2A, B2 oraz 15",
        "— g I — __'____-.._",
        "LT T A S",
    ]
    lexicon = Lexicon("pl", ["Kot śpi na półce.", "Jeśli może, należy głaskać. Zasadzka, tajemnica."])
    repaired = repair([*raw, *same], lexicon, HEAVY)
    assert [line.text for line in repaired] == [*right, *same]
    assert repaired[0].changes[:2] == (Change(0, "Jesli", "Jeśli"), Change(10, "$pi", "śpi"))
    assert repaired[3] == Repaired("ZASADZKA", (Change(0, "Z.ASADZKA", "ZASADZKA"),))
    for line in repaired:
        for change in line.changes:
            assert line.text.startswith(change.new, change.column)


LIGHTLY_DAMAGED: dict[Lang, dict[str, str]] = {
    "en": {"The investigаtor may move.": "The investigator may move."},
    "pl": {
        "Fазa: dobierz talíę, tę pochlōnięty odłożył.": "Faza: dobierz talię, tę pochłonięty odłożył.",
        "Baddacz traci akcję z dala od wroga; trwale.": "Badacz traci akcję z dala od wroga; trwale.",
    },
    "uk": {"Кarти ворогів кладуться сюди, Paco.": "Карти ворогів кладуться сюди, Paco."},
}


@pytest.mark.parametrize("lang", LANGS)
def test_a_clean_text_loses_only_what_no_word_has(lang: Lang) -> None:
    raw, right = zip(*LIGHTLY_DAMAGED[lang].items(), strict=True)
    assert [line.text for line in repair(raw, lexicon_of(lang), LIGHT)] == [*right]


@pytest.mark.parametrize("lang", LANGS)
def test_our_own_rules_need_no_repair(lang: Lang) -> None:
    lines = statements(lang)
    lexicon = Lexicon(lang, lines[::2])
    state = damage(lines, lexicon)
    assert (state.heavy, state.unknown < 0.01) == (False, True)
    changed = [change for line in repair(lines[1::2], lexicon, state) for change in line.changes]
    assert len(changed) <= 3


def test_our_own_rules_scanned_without_polish_letters() -> None:
    """Every fifth statement is damaged; the lexicon has read the others."""
    chance = random.Random(3)
    lines = statements("pl")
    right = lines[::5]
    raw = [scanned(line, chance) for line in right]
    lexicon = Lexicon("pl", (line for number, line in enumerate(lines) if number % 5))
    assert damage(raw, lexicon).heavy
    words = [
        (before, after, want)
        for line, repaired, true in zip(raw, repair(raw, lexicon), right, strict=True)
        for before, after, want in zip(line.split(), repaired.text.split(), true.split(), strict=True)
    ]
    exact = sum(after == want for _, after, want in words)
    broken = sum(before == want != after for before, after, want in words)
    assert exact / len(words) >= 0.985
    assert broken / len(words) <= 0.002


def test_nothing_in_nothing_out() -> None:
    lexicon = Lexicon("en")
    assert damage([], lexicon) == damage(["", "12 ..."], lexicon) == Damage(0.0, 0.0)
    assert repair(["", "12 ..."], lexicon) == [Repaired(""), Repaired("12 ...")]


def test_the_scanned_book() -> None:
    """What a person corrected of the Polish reference guide, by hashes of its words."""
    sample = Sample.read()
    raw = book_of(sample)
    if raw is None:
        pytest.skip(f"{SEEDS} names no folder with the scanned book (docs/testing.md)")
    lexicon = lexicon_of("pl")
    repaired = repair(raw, lexicon)
    for name in ("first", "held-out"):
        found = score(sample, raw, repaired, lexicon, name)
        assert (found.exact >= 0.99, found.same_lemma >= 0.995, found.broken <= 1) == (True, True, True)
    before, after = body(sample, raw), body(sample, [line.text for line in repaired])
    assert damage(before, lexicon).unknown > 0.3
    assert damage(after, lexicon).unknown <= 0.01


@pytest.mark.parametrize("prefix", ["000", "004"])
def test_a_clean_book_keeps_its_words(prefix: str) -> None:
    lines = book(prefix)
    if lines is None:
        pytest.skip(f"{SEEDS} names no folder with the book")
    lexicon = lexicon_of(CLEAN[prefix])
    changes = [change for line in repair(lines, lexicon) for change in line.changes]
    assert [change for change in changes if lexicon.known(change.old)] == []
    assert 0 < len(changes) <= 0.0032 * sum(len(line.split()) for line in lines)
