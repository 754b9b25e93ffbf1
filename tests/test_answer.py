"""One box, one answer: witnesses, verdicts that are earned, what is asked back, and the page of it."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest

from bench.verdicts import read_asked
from engine.ahlcg.described.qualifying import qualified
from engine.answer import Answer, Source, Witness, ask, opened, with_play
from engine.answer.earning import Earned, Ruling, Signs, Speaks, signs_of
from engine.answer.fitting import fitted
from engine.answer.weighing import leaning
from engine.game import game as front_of
from engine.game import games
from rules_graph.corpus import load
from rules_graph.model import LANGS, RuleRef
from rules_graph.precedents import Verdict
from rules_graph.search.finder import Findings, Found, Heard
from rules_graph.search.language import Asked
from rules_graph.search.leaning import Says
from rules_graph.tellings import load_tellings, sheet_of
from ui.answer.answered import as_data, back_line, page, play_lines
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.model import Lang
    from rules_graph.search.finder import Finder

TWINS = [each for each in read_asked() if each.pair]
AT = RuleRef("ahlcg", "attack-of-opportunity", "provoked")
TABLE = "I'm engaged with a ghoul (1 damage) and I take a resource. Does it attack me?"
YES, NO = Says(0.97, 0.01, 0.02), Says(0.01, 0.97, 0.02)
WHO = Says(0.1, 0.1, 0.8)
UNCLEAR = Says(0.4, 0.35, 0.25)


def found(*said: Says, answered: bool = True, known: Verdict | None = None) -> Findings:
    """What search would bring, with the statement read so."""
    heard = tuple(Heard(AT, 1 / len(said), each, read=each, known=2 * each.leans) for each in said)
    return Findings(Asked(TABLE, "en"), answered, (Found(AT, 90, verdict=known),), heard)


def answer(findings: Findings, words: str = "Does it?") -> Answer:
    inquiry = front_of("ahlcg").inquire(words, "en")
    return with_play(Answer(words, "en", "ahlcg", findings, inquiry), inquiry)


@cache
def asked(question: str, finder: Finder, game: str) -> Answer:
    return ask(question, finder, game)


def test_there_are_twins_of_every_game_in_every_language() -> None:
    assert len({each.pair for each in TWINS}) >= 120
    assert {(each.game, each.lang) for each in TWINS} == {(game, lang) for game in games() for lang in LANGS}
    assert all(each.kind in ("table", "general") for each in TWINS)


@pytest.mark.parametrize("lang", LANGS)
def test_no_twin_is_ruled_on_wrongly_without_doubt(finder: Finder, lang: Lang) -> None:
    """Right, or openly not ruled on, but for some that are called no more than likely."""
    own = [(each, asked(each.question, finder, each.game)) for each in TWINS if each.lang == lang]
    wrong = [(each.question, told.sure) for each, told in own if told.verdict not in (None, each.verdict)]
    assert [question for question, sure in wrong if sure] == []
    assert len(wrong) <= len(own) * 0.08
    assert {Source.STATEMENT, Source.PLAY} <= {each.source for _, told in own for each in told.witnesses}


@pytest.mark.parametrize("lang", LANGS)
def test_who_and_how_many_are_not_answered_by_yes_or_no(finder: Finder, lang: Lang) -> None:
    own = [each for each in read_asked() if each.lang == lang and each.verdict == "open"]
    ruled = [each.question for each in own if asked(each.question, finder, each.game).verdict]
    assert len(ruled) <= len(own) * 0.05, ruled


def test_the_words_before_the_first_fold_are_few(finder: Finder) -> None:
    for each in read_asked()[::12]:
        sections = page(asked(each.question, finder, each.game), load(), each.lang)  # type: ignore[arg-type]
        assert sections[0].kind == "answer"
        words = " ".join(line.text for line in sections[0].lines).split()
        assert len(words) <= 60, each.question


def test_a_statement_speaks_only_where_it_is_clear() -> None:
    assert answer(found(YES)).witnesses == (Witness(Source.STATEMENT, Verdict.YES, str(AT)),)
    assert answer(found(UNCLEAR)).witnesses == ()
    assert answer(found(WHO)).witnesses == ()
    assert answer(found(WHO)).verdict is None


def test_what_no_rule_answers_has_no_verdict() -> None:
    assert answer(found(YES, answered=False)).verdict is None


def test_a_known_question_has_its_verdict() -> None:
    known = answer(found(UNCLEAR, known=Verdict.NO))
    assert known.verdict is Verdict.NO
    assert known.witnesses == (Witness(Source.PRECEDENT, Verdict.NO, str(AT)),)


def test_witnesses_who_agree_make_it_sure() -> None:
    both = answer(found(YES, YES), TABLE)
    assert [each.source for each in both.witnesses] == [Source.STATEMENT, Source.PLAY]
    assert (both.agreed, both.sure, both.verdict) == (True, True, Verdict.YES)


@pytest.mark.parametrize("lang", LANGS)
def test_witnesses_who_differ_are_both_shown_and_none_is_picked(lang: Lang) -> None:
    differing = answer(found(NO, NO), TABLE)
    assert not differing.agreed
    assert differing.verdict is None
    shown = [line.text for line in page(differing, load(), lang)[0].lines]
    assert shown[0] == say(lang, "answer-differ")
    assert say(lang, "witness-statement", says="no") in shown
    assert say(lang, "witness-play", says="yes") in shown


def test_a_fact_that_nobody_told_and_that_turns_it_is_asked_back(finder: Finder) -> None:
    first = ask(TABLE, finder, "ahlcg")
    [back] = first.back
    assert (back.what, back.says, back.otherwise) == ("exhausted", Verdict.YES, Verdict.NO)
    told = ask(f"{say('en', 'tell-exhausted', name=back.name)} {TABLE}", finder, "ahlcg")
    assert told.inquiry.says is Verdict.NO
    assert not told.back
    assert not ask(TABLE.replace("a ghoul", "a ready ghoul"), finder, "ahlcg").back


@pytest.mark.parametrize(
    ("question", "lang"),
    [("Can I rest?", "en"), ("Czy mogę odpocząć?", "pl"), ("Чи можу я відпочити?", "uk")],
)
def test_a_board_game_asks_back_too(finder: Finder, question: str, lang: Lang) -> None:
    first = ask(question, finder, "eldritch")
    [back] = first.back
    assert (back.what, back.says, back.otherwise) == ("monster-here", Verdict.YES, Verdict.NO)
    assert say(lang, "back-monster-here") in back_line(back, lang)
    told = ask(f"{say(lang, 'tell-monster-here')} {question}", finder, "eldritch")
    assert told.inquiry.says is Verdict.NO
    assert told.inquiry.sure
    assert not told.back


@pytest.mark.parametrize(
    ("question", "game"),
    [
        ("May I rest in Eldritch Horror while a monster is on my space?", "eldritch"),
        ("The Keeper plays a mythos card on me while I explore the room.", "mansions"),
        ("Does an attack of opportunity come when I commit a card to a skill test?", "ahlcg"),
        ("The terror track rises: do the shops of Arkham close?", "arkham2e"),
    ],
)
def test_the_game_is_told_from_the_words(finder: Finder, question: str, game: str) -> None:
    assert ask(question, finder).game == game


@pytest.mark.parametrize(
    ("told", "lang"),
    [
        ("an event that is not fast", "en"),
        ("it isn't aloof", "en"),
        ("bez słowa kluczowego", "pl"),
        ("już nie jest w zwarciu, żadnego wroga", "pl"),
        ("не масивний", "uk"),
        ("без ключового слова", "uk"),
    ],
)
def test_a_play_is_no_witness_to_words_that_may_turn_it_round(told: str, lang: Lang) -> None:
    assert qualified(told, lang)
    for plain in {"en": "a note on knots", "pl": "niebo i beza", "uk": "небезпека безодні"}[lang].split(" "):
        assert not qualified(plain, lang)


@pytest.mark.parametrize(
    ("words", "lang", "says"),
    [
        ("I play an event that is not fast. A ready ghoul is engaged with me. Does it attack?", "en", "yes"),
        ("I play an event without fast. A ready ghoul is engaged with me. Does it attack?", "en", "yes"),
        ("A ghoul that isn't exhausted is engaged with me. I take a resource. Does it attack?", "en", "yes"),
        ("Ghul nie jest gotowy i jest w zwarciu ze mną. Biorę zasób. Czy mnie zaatakuje?", "pl", "no"),
        ("Розігрую подію, яка не миттєва, а готовий гуль у бою зі мною. Чи він мене атакує?", "uk", "yes"),
        ("Масивний ворог не готовий. Чи атакує він у фазі ворогів?", "uk", "no"),
    ],
)
def test_a_not_belongs_to_the_property_behind_it(words: str, lang: Lang, says: str) -> None:
    assert front_of("ahlcg").inquire(words, lang).says == says


@pytest.mark.parametrize(
    ("lang", "told", "whether"),
    [
        (
            "en",
            "A ghoul and a rat are with me. All enemies except the rat are exhausted. I take a resource.",
            {"Does the rat attack me?": "yes", "Does the ghoul attack me?": "no"},
        ),
        (
            "pl",
            "Ghul i szczur są ze mną. Wszyscy wrogowie oprócz szczura są wyczerpani. Biorę zasób.",
            {"Czy szczur mnie atakuje?": "yes", "Czy ghul mnie atakuje?": "no"},
        ),
        (
            "uk",
            "Гуль і щур у сутичці зі мною. Усі вороги, крім щура, виснажені. Я беру ресурс.",
            {"Чи атакує мене щур?": "yes", "Чи атакує мене гуль?": "no"},
        ),
    ],
)
def test_who_is_set_apart_is_otherwise_than_the_rest(lang: Lang, told: str, whether: dict[str, str]) -> None:
    for question, says in whether.items():
        assert front_of("ahlcg").inquire(f"{told} {question}", lang).says == says


@pytest.mark.parametrize(
    ("game", "lang", "words", "says"),
    [
        ("ahlcg", "en", "A ghoul is engaged with me. I draw. Do I get attacked only if it is ready?", "yes"),
        ("ahlcg", "pl", "Ghul jest w zwarciu ze mną. Dobieram. Czy atakuje tylko, jeśli jest gotowy?", "yes"),
        ("ahlcg", "uk", "Гуль у сутичці зі мною. Я добираю карту. Чи атакує він лише якщо готовий?", "yes"),
        ("ahlcg", "en", "A ghoul is with me. I draw. Do I get attacked only if it is exhausted?", "no"),
        ("eldritch", "en", "Can I rest only if there is no monster on my space?", "yes"),
        ("eldritch", "en", "Can I rest only if there is a monster on my space?", "no"),
        ("eldritch", "pl", "Czy mogę odpocząć tylko jeśli nie ma potwora na moim polu?", "yes"),
        ("eldritch", "en", "Can I rest only if I have a clue?", None),  # also without one
    ],
)
def test_only_if_is_a_condition_without_which_it_does_not_come_about(
    game: str, lang: Lang, words: str, says: str | None
) -> None:
    assert front_of(game).inquire(words, lang).says == says


def test_what_is_no_longer_so_is_not_so() -> None:
    ready = "A ghoul, no longer exhausted, is engaged with me. I take a resource. Does it attack?"
    assert front_of("ahlcg").inquire(ready, "en").says == "yes"
    stunned = "The monster in my space is no longer stunned. Do I take an evade test if I leave?"
    assert front_of("mansions").inquire(stunned, "en").says == "yes"
    left = "The ghoul is no longer engaged with me. I draw a card. Does it attack me?"
    assert front_of("ahlcg").inquire(left, "en").says is None  # if it is ready it engages again at once


@pytest.mark.parametrize(
    ("words", "lang", "attempt", "says"),
    [
        (
            "Last turn I evaded the ghoul at my location. Now it readies in upkeep. Does it engage me?",
            "en",
            {"phase": "upkeep"},
            "yes",
        ),
        (
            "Poprzednio wymknąłem się ghulowi obok mnie. Teraz się przygotowuje. Wejdzie ze mną w zwarcie?",
            "pl",
            {"phase": "upkeep"},
            "yes",
        ),
        (
            "Минулого ходу я вивернувся від гуля у моїй локації. Він стає готовим. Вступить у бій зі мною?",
            "uk",
            {"phase": "upkeep"},
            "yes",
        ),
        (
            "Last round I evaded the ghoul, now I take a resource. Does the ghoul attack me?",
            "en",
            {"resource": "Player"},
            "no",
        ),
        (
            "Last round I failed to evade a ghoul engaged with me. I take a resource. Does it attack me?",
            "en",
            {"resource": "Player"},
            "yes",
        ),
    ],
)
def test_what_was_told_as_past_is_not_done_again(
    words: str, lang: Lang, attempt: dict[str, str], says: str
) -> None:
    told = front_of("ahlcg").inquire(words, lang)
    sheet = told.sheet_data()
    assert sheet
    assert sheet["attempt"] == attempt
    assert told.says == says


def test_a_not_that_belongs_to_nothing_known_earns_no_verdict(finder: Finder) -> None:
    event = "I play an event that is not fast while a ready ghoul is engaged with me. Attack of opportunity?"
    assert ask(event, finder, "ahlcg").verdict is not Verdict.NO
    for asked in (
        "I'm not engaged with a ready ghoul and I take a resource. Does it attack me?",
        "Can I play a fast asset during someone else's turn?",
    ):
        told = ask(asked, finder, "ahlcg")
        assert told.verdict is not Verdict.YES
        assert told.unearned
        assert say("en", "answer-unearned") in [line.text for line in play_lines(told, load(), "en")]


@pytest.mark.parametrize(
    ("question", "lang"),
    [
        ("Is it allowed to play a fast asset during a friend's turn?", "en"),
        ("Czy można zagrać szybki atut w turze kolegi?", "pl"),
        ("Чи можна викласти миттєвий актив посеред ходу товариша?", "uk"),
    ],
)
def test_leave_that_is_asked_for_nobody_named_is_asked_for_who_speaks(question: str, lang: Lang) -> None:
    told = front_of("ahlcg").inquire(question, lang)
    assert told.says is Verdict.NO


def test_a_no_tells_what_came_first() -> None:
    table = "I'm engaged with a ready ghoul (1 damage), I have 1 health left. I take a resource."
    asked = f"{table} Do I still get the resource?"
    [line, *_] = play_lines(answer(found(NO), asked), load(), "en")
    attack, defeat = "Ghoul attacks Player: 1 damage and 0 horror.", "Player is defeated."
    assert line.text == say("en", "verdict-no-because", events=f"{attack} {defeat}")


def test_what_perhaps_no_rule_answers_is_headed_so() -> None:
    doubtful = answer(replace(found(UNCLEAR), doubtful=True))
    for lang in LANGS:
        assert page(doubtful, load(), lang)[0].lines[0].text == say(lang, "perhaps-no-answer")
    assert as_data(doubtful, [])["doubtful"]


def test_where_the_words_do_not_tell_the_game_that_is_said(finder: Finder) -> None:
    vague = ask("Can I do that twice?", finder)
    assert len(vague.games) > 1
    assert vague.game == vague.games[0]
    names = ", ".join(load().games[game].names["en"] for game in vague.games)
    last = page(vague, load(), "en")[0].lines[-1]
    assert last.text == say("en", "answer-which-game", games=names)


def test_a_told_case_is_found_again(finder: Finder) -> None:
    for telling in load_tellings()[::400]:
        near = ask(telling.text, finder, telling.game).similar
        assert telling.case in [each.case for each in near]
        assert near[0].verdict == telling.verdict


def test_the_table_of_a_case_can_be_played() -> None:
    for telling in load_tellings()[::300]:
        sheet, answers = sheet_of(telling.game, telling.case)
        assert set(sheet) == {"situation", "attempt"}
        assert front_of(telling.game).read(sheet)
        assert all(isinstance(each, str) for each in answers)


def test_a_case_takes_the_names_and_numbers_of_who_asks() -> None:
    case = {
        "situation": {
            "investigators": [{"id": "A", "location": "L", "health": 6, "damage": 1}],
            "enemies": [{"id": "E", "engaged": ["A"], "damage": 1}, {"id": "F", "location": "L"}],
            "locations": [{"id": "L"}],
        },
        "attempt": {"resource": "A"},
    }
    told = {
        "situation": {
            "investigators": [{"id": "Wendy", "health": 2, "sanity": 5}],
            "enemies": [{"id": "Ghoul", "damage": 3, "fight": 4}],
        }
    }
    sheet, answers = fitted(case, ("E", "done"), told)
    assert sheet == {
        "situation": {
            "investigators": [{"id": "Wendy", "location": "L", "health": 2, "damage": 1}],
            "enemies": [{"id": "Ghoul", "engaged": ["Wendy"], "damage": 3}, {"id": "F", "location": "L"}],
            "locations": [{"id": "L"}],
        },
        "attempt": {"resource": "Wendy"},
    }
    assert answers == ("Ghoul", "done")
    assert front_of("ahlcg").read(sheet)


def test_every_case_near_a_table_can_be_opened(finder: Finder) -> None:
    for telling in load_tellings()[::150]:
        told = ask(telling.text, finder, telling.game)
        for each in told.similar:
            sheet, _ = opened(told, each)
            assert front_of(telling.game).read(sheet)


@pytest.mark.parametrize("lang", LANGS)
def test_it_can_be_written_down_for_programs(finder: Finder, lang: Lang) -> None:
    for game in games():
        told = ask(say(lang, f"dispute-{game}-1"), finder, game)
        sections = page(told, load(), lang)
        data = json.loads(json.dumps(as_data(told, sections)))
        assert (data["game"], data["lang"], data["sheet"]) == (game, lang, told.inquiry.sheet_data())
        assert [section["kind"] for section in data["page"]] == [section.kind for section in sections]
        titles = [section.title for section in sections]
        assert len(titles) == len(set(titles))


def test_a_verdict_needs_a_table_understood_and_a_statement_that_leans_the_same_way() -> None:
    whole = "I'm engaged with a ready ghoul (1 damage) and I take a resource. Does it attack me?"
    assert front_of("ahlcg").inquire(whole, "en").sure
    assert answer(found(YES), whole).verdict is Verdict.YES
    assert answer(found(Says(0.35, 0.4, 0.25)), whole).verdict is None
    assert answer(found(Says(0.6, 0.35, 0.05)), whole).verdict is Verdict.YES
    assert answer(found(Says(0.6, 0.35, 0.05))).verdict is None
    assert leaning(found(WHO).heard) is None


@pytest.mark.parametrize(
    ("lang", "text", "offered"),
    [
        ("en", "I'm out. Physical trauma or mental?", True),
        ("en", "A ghoul or two are on me. Do they hit me?", False),
        ("pl", "Liczymy punkty: lepiej mieć ich więcej czy mniej?", True),
        ("pl", "Czy ghul mnie uderzy?", False),
        ("pl", "Wróg jest odporny – czy żetony na nim też?", False),
        ("uk", "Хто вибирає: провідний чи я?", True),
        ("uk", "Чи вдарить мене гуль?", False),
    ],
)
def test_which_of_two_is_not_answered_by_yes_or_no(lang: Lang, text: str, offered: bool) -> None:
    asked = Findings(Asked(text, lang), True, found(YES).found, found(YES).heard)
    inquiry = front_of("ahlcg").inquire("Does it?", lang)
    told = with_play(Answer(text, lang, "ahlcg", asked, inquiry), inquiry)
    assert told.verdict is (None if offered else Verdict.YES)


def test_words_that_were_not_understood_count_against_a_play() -> None:
    whole = "I'm engaged with a ready ghoul and I take a resource. Does it hit me?"
    understood, told = (answer(found(YES), f"{more}{whole}") for more in ("", "Frobnicate! Zounds! "))
    assert signs_of(understood).played == 1.0
    assert 0 < signs_of(told).played < 1.0


MODEL = Earned(leans=0.5, read=0.5, known=0.2, played=1.0, level=0.9, negated=0.95, sure=0.99)


def speaks(odds: float, share: float = 1.0) -> Speaks:
    return Speaks(share, leans=odds, read=odds, known=odds)


def test_a_question_and_its_opposite_weigh_the_same() -> None:
    signs = Signs((speaks(2.0), speaks(-1.0, 0.2)), 1.0)
    opposite = Signs((speaks(-2.0), speaks(1.0, 0.2)), -1.0)
    assert MODEL.yes(signs) == pytest.approx(1 - MODEL.yes(opposite))
    assert MODEL.ruling(signs) == Ruling(Verdict.YES, sure=False)
    assert MODEL.ruling(opposite) == Ruling(Verdict.NO, sure=False)
    assert MODEL.ruling(replace(signs, played=-1.0)) is None
    assert MODEL.ruling(Signs((speaks(6.0),), 1.0)) == Ruling(Verdict.YES, sure=True)
    assert MODEL.ruling(Signs((), 1.0)) is None


def test_statements_that_differ_weigh_by_how_likely_each_is_the_one() -> None:
    even = Signs((speaks(6.0), speaks(-6.0)), 0.0)
    assert MODEL.yes(even) == pytest.approx(0.5)
    assert MODEL.yes(Signs((speaks(6.0), speaks(-6.0, 0.1)), 0.0)) > 0.85


def test_what_is_asked_with_a_not_must_be_surer_and_where_one_is_told_nothing_is_earned() -> None:
    likely, sure = (Signs((speaks(odds),), 0.0) for odds in (2.0, 6.0))
    assert MODEL.level < MODEL.yes(likely) < MODEL.negated
    assert MODEL.ruling(likely)
    assert not MODEL.ruling(replace(likely, denies=True))
    assert MODEL.ruling(replace(sure, denies=True)) == Ruling(Verdict.YES, sure=True)
    assert MODEL.ruling(replace(sure, denied=True)) is None


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_not_sure_is_called_likely(lang: Lang) -> None:
    known = answer(found(UNCLEAR, known=Verdict.NO))
    headed = [page(each, load(), lang)[0].lines[0].text for each in (known, replace(known, sure=False))]
    assert headed == [say(lang, "known-no"), say(lang, "likely-no")]
    denied = page(replace(known, sure=False, denies=True), load(), lang)[0].lines[0].text
    assert denied == say(lang, "likely-no-so")


def test_a_question_is_of_a_kind_that_is_known() -> None:
    assert {each.verdict for each in read_asked()} == {"yes", "no", "open"}
