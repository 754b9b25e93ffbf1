"""Effects that depend on the table, search, choose among cards, or are read from a text in the sheet."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ahlcg import front
from engine.ahlcg.front import begun
from engine.ahlcg.outlook import table_after
from engine.ahlcg.rules.checks import check_state
from engine.ahlcg.rules.outcomes import carry_out
from engine.ahlcg.sheet import Sheet, read_sheet
from engine.ahlcg.state import effects
from engine.ahlcg.state.board import Board
from engine.ahlcg.state.naming import has_trait, same_name
from engine.ahlcg.state.values import added, more_slots
from engine.ahlcg.text import with_text
from engine.ahlcg.timing.substitution import with_skill
from engine.kernel import play
from engine.resolving import resolve
from rules_graph.errors import BadSituationError
from tests.casebook import brief

HERE = {"id": "Hall", "shroud": 2, "clues": 3, "connects": ["Attic"]}
ATTIC = {"id": "Attic", "connects": ["Hall"], "traits": ["Dusty"]}
MOTH = {"id": "Moth", "location": "Hall", "fight": 2, "evade": 2, "health": 4, "traits": ["Insect"]}


def sheet(attempt: dict[str, Any], **table: Any) -> Sheet:
    """One investigator in the Hall, with what the test adds."""
    who = {"id": "Ada", "location": "Hall", "intellect": 3, "combat": 3, "agility": 3, "willpower": 3}
    who |= table.pop("ada", {})
    situation = {
        "investigators": [who, *table.pop("others", [])],
        "locations": [HERE, ATTIC],
        **table,
    }
    return read_sheet(with_text({"situation": situation, "attempt": attempt}))


def doing(*results: dict[str, Any], **table: Any) -> Sheet:
    return sheet({"effects": {"by": "Ada", "results": list(results)}}, **table)


def end_of(tried: Sheet, *answers: str) -> Any:
    played = resolve(front, tried, answers).play
    assert played.pending is None, played.pending
    assert played.end is not None
    assert table_after(begun(tried), played.events) == played.end
    return played.end


def told(tried: Sheet, *answers: str) -> list[str]:
    played = resolve(front, tried, answers).play
    assert played.pending is None, played.pending
    return [brief(event) for event in played.events]


def ada(tried: Sheet, *answers: str) -> Any:
    return end_of(tried, *answers).investigators[0]


# numbers that depend on the table


def test_a_card_for_each_clue_here() -> None:
    result = {"result": "draw-cards", "count": {"of": "clues-here"}}
    assert len(ada(doing(result, ada={"deck": 5})).hand) == 3


def test_bounds_and_what_is_added() -> None:
    count = {"of": "clues-here", "times": 2, "maximum": 2, "plus": 1}
    assert ada(doing({"result": "gain-resources", "count": count})).resources == 5


def test_all_resources_are_lost() -> None:
    result = {"result": "gain-resources", "count": {"of": "your-resources", "times": -1}}
    assert ada(doing(result, ada={"resources": 7})).resources == 0


def test_a_number_only_if_something_is_so() -> None:
    count = {"of": "one", "times": 3, "when": {"of": "your-clues", "at_least": 1}}
    result = {"result": "gain-resources", "count": count}
    assert ada(doing(result)).resources == 0
    assert ada(doing(result, ada={"clues": 1})).resources == 3


def test_damage_for_each_point_that_a_test_fails_by() -> None:
    hurt = {"result": "hurt", "damage": {"of": "failed-by"}}
    test = {"by": "Ada", "skill": "agility", "difficulty": 5, "on_failure": [hurt]}
    assert ada(sheet({"test": test}, bag=["-1"]), "-1").damage == 3


def test_a_choice_again_for_each_point() -> None:
    ways = [[{"result": "hurt", "damage": 1}], [{"result": "hurt", "horror": 1}]]
    again = {
        "result": "repeat",
        "times": {"of": "failed-by"},
        "results": [{"result": "choose", "options": ways}],
    }
    test = {"by": "Ada", "skill": "agility", "difficulty": 5, "on_failure": [again]}
    end = ada(sheet({"test": test}, bag=["0"]), "0", "1", "2")
    assert (end.damage, end.horror) == (1, 1)


def test_more_damage_only_by_a_margin() -> None:
    ability: dict[str, Any] = {"id": "Stab", "owner": "Ada", "at": "action", "designator": "fight"}
    ability["damage"] = {"of": "one", "when": {"of": "succeeded-by", "at_least": 2}}
    for token, hurt in (("0", 1), ("+1", 2)):
        tried = sheet(
            {"activate": {"by": "Ada", "ability": "Stab"}}, abilities=[ability], enemies=[MOTH], bag=[token]
        )
        assert end_of(tried, token).enemies[0].hurt == hurt


# conditions


def test_if_and_otherwise() -> None:
    result = {
        "result": "if",
        "all": [{"of": "enemies", "trait": "Insect"}],
        "then": [{"result": "gain-resources", "count": 1}],
        "otherwise": [{"result": "gain-resources", "count": 5}],
    }
    assert ada(doing(result, enemies=[MOTH])).resources == 1
    assert ada(doing(result)).resources == 5


def test_unless_the_first_can_be_done() -> None:
    result = {
        "result": "unless",
        "first": [{"result": "discard", "card": "one-yours, asset"}],
        "otherwise": [{"result": "hurt", "damage": 2}],
    }
    assert ada(doing(result)).damage == 2
    end = ada(doing(result, ada={"play": [{"id": "Lamp", "kind": "asset"}]}))
    assert (end.damage, end.play) == (0, ())


def test_what_a_token_revealed_in_the_test_brings() -> None:
    horror = {
        "result": "if",
        "all": [{"of": "tokens", "tokens": ["skull"]}],
        "then": [{"result": "hurt", "horror": 1}],
    }
    test = {"by": "Ada", "skill": "agility", "difficulty": 1, "on_success": [horror], "on_failure": [horror]}
    assert ada(sheet({"test": test}, bag=["skull", "0"]), "skull").horror == 1
    assert ada(sheet({"test": test}, bag=["skull", "0"]), "0").horror == 0


def test_an_empty_card_is_discarded_as_soon_as_it_is_empty() -> None:
    empty = {"result": "if", "all": [{"of": "uses-on-this", "at_most": 0}], "then": [{"result": "discard"}]}
    lamp: dict[str, Any] = {
        "id": "Lamp",
        "kind": "asset",
        "uses": 1,
        "left": 0,
        "abilities": [{"id": "L", "at": "constant"}],
    }
    lamp["abilities"][0]["results"] = [empty]
    board = Board(sheet({"resource": "Ada"}, ada={"play": [lamp]}).situation)
    assert [brief(event) for event in check_state(board)] == ["card-left-play Lamp discard"]  # type: ignore[arg-type]


def test_a_constant_ability_only_while_something_is_so() -> None:
    ability: dict[str, Any] = {
        "id": "Brave",
        "owner": "Ada",
        "at": "constant",
        "only_if": [{"of": "clues-here", "at_most": 0}],
    }
    ability["results"] = [{"result": "modify", "value": "combat", "add": 2}]
    table = sheet({"resource": "Ada"}, abilities=[ability]).situation
    assert added(table, "Ada", "combat") == 0
    bare = table.with_location(table.location("Hall").model_copy(update={"clues": 0}))
    assert added(bare, "Ada", "combat") == 2


def test_each_enemy_and_health_for_each_investigator() -> None:
    storm = {
        "id": "Storm",
        "at": "constant",
        "results": [{"result": "modify", "whom": "each-enemy", "value": "fight", "add": 1}],
    }
    thick = {"result": "modify", "whom": "this", "value": "health", "add": {"of": "started", "times": 2}}
    moth = {**MOTH, "abilities": [{"id": "Thick", "at": "constant", "results": [thick]}]}
    table = sheet({"resource": "Ada"}, abilities=[storm], enemies=[moth]).situation
    assert (added(table, "Moth", "fight"), added(table, "Moth", "health")) == (1, 2)


def test_more_slots() -> None:
    belt: dict[str, Any] = {"id": "Belt", "kind": "asset", "abilities": [{"id": "B", "at": "constant"}]}
    belt["abilities"][0]["results"] = [{"result": "slots", "slot": "arcane"}]
    assert more_slots(sheet({"resource": "Ada"}, ada={"play": [belt]}).situation, "Ada", "arcane") == 1


# words with a filter


def test_an_exhausted_enemy_here() -> None:
    wasp = {**MOTH, "id": "Wasp", "ready": False}
    result = {"result": "damage-enemy", "enemy": "one-here, exhausted", "damage": 2}
    assert "Wasp takes 2" in told(doing(result, enemies=[MOTH, wasp]))


def test_each_enemy_without_a_trait() -> None:
    rat = {**MOTH, "id": "Rat", "traits": ["Beast"]}
    result = {"result": "damage-enemy", "enemy": "each-here, not Insect"}
    end = end_of(doing(result, enemies=[MOTH, rat]))
    assert [(enemy.id, enemy.hurt) for enemy in end.enemies] == [("Moth", 0), ("Rat", 1)]


def test_a_text_box_is_blank_only_where_somebody_is_meant() -> None:
    lamp = {"id": "Lamp", "kind": "asset"}
    for word, blank in (("one-here", ["Moth"]), ("Lamp", ["Lamp"]), ("Hall", ["Hall"]), ("nobody", [])):
        tried = doing({"result": "blank", "card": word}, ada={"play": [lamp]}, enemies=[MOTH])
        assert [each.whom for each in end_of(tried).lasting] == blank
    nobody_here = doing({"result": "blank", "card": "one-here"}, ada={"play": [lamp]})
    assert end_of(nobody_here).lasting == ()


def test_the_nearest_enemy_of_a_trait() -> None:
    far = {**MOTH, "id": "Far", "location": "Attic"}
    rat = {**MOTH, "id": "Rat", "traits": ["Beast"]}
    end = end_of(doing({"result": "place-doom", "on": "nearest, Insect", "count": 2}, enemies=[far, rat]))
    assert [(enemy.id, enemy.doom) for enemy in end.enemies] == [("Far", 2), ("Rat", 0)]


def test_uses_onto_an_asset_that_you_choose() -> None:
    cards = [{"id": name, "kind": "asset", "uses": 2, "traits": ["Spell"]} for name in ("Ward", "Veil")]
    end = ada(
        doing({"result": "add-uses", "card": "one-yours, Spell", "count": 1}, ada={"play": cards}), "Veil"
    )
    assert [card.uses_left for card in end.play] == [2, 3]


def test_a_place_by_trait_and_by_name() -> None:
    assert ada(doing({"result": "move", "to": "one, Dusty"})).location == "Attic"
    assert ada(doing({"result": "move", "to": "attic"})).location == "Attic"


def test_names_and_traits_in_another_case() -> None:
    assert same_name("Kapłan ghouli", "Kapłana Ghouli")
    assert has_trait(("Елітний",), "Елітного")
    assert not has_trait(("Insect",), "Insignia")
    assert not same_name("Study", "Stairs")


# searching


DECK = [
    {"id": "Ink", "kind": "event", "traits": ["Spell"]},
    {"id": "Tale", "kind": "asset", "traits": ["Tome"]},
    {"id": "Song", "kind": "asset", "traits": ["Tome"]},
]


def test_a_search_finds_what_it_is_for_and_the_deck_is_shuffled() -> None:
    tried = doing({"result": "search", "traits": ["Tome"], "card": "asset"}, ada={"deck": DECK})
    end = ada(tried, "Song")
    assert [card.id for card in end.hand] == ["Song"]
    assert end.shuffled


def test_a_search_of_the_top_card_may_find_nothing() -> None:
    end = ada(doing({"result": "search", "traits": ["Tome"], "top": 1, "shuffle": False}, ada={"deck": DECK}))
    assert (end.hand, end.shuffled) == ((), False)


def test_out_of_the_discard_pile() -> None:
    tried = doing({"result": "search", "zone": "discard", "traits": ["Spell"]}, ada={"discard": DECK})
    assert [card.id for card in ada(tried).hand] == ["Ink"]


def test_the_top_of_a_deck_is_discarded() -> None:
    end = ada(doing({"result": "discard-deck", "count": 2}, ada={"deck": DECK}))
    assert [card.id for card in end.discard] == ["Ink", "Tale"]


# tokens


def test_an_enemy_is_healed_as_far_as_it_is_hurt() -> None:
    result = {"result": "heal-card", "card": "one-here", "damage": 2}
    assert end_of(doing(result, enemies=[{**MOTH, "hurt": 1}])).enemies[0].hurt == 0


def test_clues_from_the_pool_and_back() -> None:
    assert ada(doing({"result": "gain-clues", "count": 2})).clues == 2
    assert ada(doing({"result": "gain-clues", "count": -1}, ada={"clues": 1})).clues == 0


def test_a_use_becomes_a_resource() -> None:
    scroll = {"id": "Scroll", "kind": "asset", "uses": 2}
    ability: dict[str, Any] = {"id": "Read", "at": "action"}
    ability["results"] = [{"result": "move-tokens", "kind": "uses", "to": "you", "becomes": "resources"}]
    tried = sheet(
        {"activate": {"by": "Ada", "ability": "Read"}}, ada={"play": [{**scroll, "abilities": [ability]}]}
    )
    end = ada(tried)
    assert (end.resources, end.play[0].uses_left) == (1, 1)


# another skill


def test_another_skill_may_be_used_and_a_place_may_demand_one() -> None:
    result = {"result": "substitute", "skill": "intellect", "instead_of": ["combat"]}
    table = end_of(doing(result, enemies=[MOTH]))
    test = sheet({"fight": {"by": "Ada", "enemy": "Moth"}}, enemies=[MOTH]).skill_test()
    assert play(lambda: with_skill(Board(table), test), ["intellect"]).end.skill == "intellect"  # type: ignore[union-attr]
    demand = {
        "result": "substitute",
        "whom": "this",
        "skill": "agility",
        "attempt": "investigate",
        "may": False,
    }
    tried = sheet(
        {"investigate": "Ada"},
        abilities=[{"id": "Steep", "at": "constant", "card": "Hall", "results": [demand]}],
    )
    chosen = play(lambda: with_skill(Board(tried.situation), tried.skill_test()))
    assert chosen.end is not None
    assert chosen.end.skill == "agility"


# triggers


def test_a_trigger_tells_damage_from_horror() -> None:
    ability: dict[str, Any] = {"id": "Sting", "owner": "Ada", "at": "investigator-hurt", "forced": True}
    ability |= {"trigger": {"by": "you", "harm": "horror"}, "results": [{"result": "gain-resources"}]}
    assert ada(doing({"result": "hurt", "damage": 1}, abilities=[ability])).resources == 0
    assert ada(doing({"result": "hurt", "horror": 1}, abilities=[ability])).resources == 1


def test_a_trigger_by_name() -> None:
    act: dict[str, Any] = {
        "id": "Act 1",
        "abilities": [{"id": "Goal", "at": "enemy-defeated", "forced": True}],
    }
    act["abilities"][0] |= {
        "trigger": {"name": "The Pale Moth"},
        "results": [{"result": "advance", "deck": "act"}],
    }
    for title, left in (("The Pale Moth", 0), ("A Wasp", 1)):
        enemies = [{**MOTH, "title": title, "health": 1}]
        end = end_of(doing({"result": "damage-enemy", "enemy": "Moth"}, enemies=enemies, acts=[act]))
        assert len(end.acts) == left


# text in the sheet

TEXTS = {
    "en": "[action]: Deal 1 damage to a non-[[Beast]] enemy at your location. Draw 1 card for each clue "
    "on your location.",
    "pl": "[action]: zadaj 1 obrażenie wrogowi bez cechy [[Bestia]] w twojej lokalizacji. Dobierz 1 kartę za "
    "każdy żeton wskazówki w twojej lokalizacji.",
    "uk": "[action]: Нанесіть 1 рану не [[Звіру]] ворогу у вашій локації. Візьміть 1 карту за кожну зачіпку "
    "у вашій локації.",
}


@pytest.mark.parametrize("lang", TEXTS)
def test_the_text_of_a_card_in_the_sheet_is_executed(lang: str) -> None:
    net = {"id": "Net", "kind": "asset", "text": TEXTS[lang]}
    beasts = {"en": "Beast", "pl": "Bestia", "uk": "Звір"}
    rat = {**MOTH, "id": "Rat", "traits": [beasts[lang]]}
    tried = sheet(
        {"activate": {"by": "Ada", "ability": "Net"}},
        ada={"play": [net], "deck": 5},
        enemies=[{**MOTH, "ready": False}, {**rat, "ready": False}],
    )
    end = end_of(tried)
    assert [enemy.hurt for enemy in end.enemies] == [1, 0]
    assert len(end.investigators[0].hand) == 3


ENTRIES = {
    "en": "Forced - After you take 1 or more horror: Gain 2 resources.",
    "pl": "Wymuszony – Po tym, jak otrzymasz 1 lub więcej punktów przerażenia: zyskujesz 2 żetony zasobów.",
    "uk": "Примусово – Після того, як ви отримали хоча б 1 жах: Отримайте 2 ресурси.",
}


@pytest.mark.parametrize("lang", ENTRIES)
def test_the_text_of_an_ability_in_the_sheet_is_executed(lang: str) -> None:
    entry = {"id": "Odd comfort", "owner": "Ada", "text": ENTRIES[lang]}
    assert ada(doing({"result": "hurt", "horror": 1}, abilities=[entry])).resources == 2
    assert ada(doing({"result": "hurt", "damage": 1}, abilities=[entry])).resources == 0


def test_text_fills_keywords_and_leaves_what_is_spelled_out() -> None:
    text = (
        "<b>Prey</b> - Highest [combat]. Hunter. Retaliate.\nForced - After Moth attacks: Place 1 doom on it."
    )
    moth = with_text({**MOTH, "text": text, "retaliate": False}, "enemy")
    assert moth["hunter"]
    assert not moth["retaliate"]
    assert moth["prey"]["highest"] == "combat"
    assert [each["id"] for each in moth["abilities"]] == ["Moth"]
    assert "text" not in moth


def test_what_is_not_understood_takes_its_place_as_opaque() -> None:
    card = with_text(
        {"id": "Riddle", "kind": "asset", "text": "[free]: Draw 1 card. Hum the old tune twice."}
    )
    assert [each["result"] for each in card["abilities"][0]["results"]] == ["draw-cards", "opaque"]


def test_an_ability_that_is_spelled_out_keeps_its_text() -> None:
    entry = {
        "id": "Plain",
        "at": "window",
        "text": "Forced - Draw 1 card.",
        "results": [{"result": "draw-cards"}],
    }
    assert with_text({"id": "Ada", "abilities": [entry]})["abilities"] == [entry]


def test_every_kind_of_effect_is_carried_out_or_refused() -> None:
    kinds = [kind for kind in vars(effects).values() if "result" in getattr(kind, "model_fields", ())]
    assert len(kinds) > 40
    assert [kind.__name__ for kind in kinds if kind not in carry_out] == []
    for effect in ({"result": "slots", "slot": "hand"}, {"result": "add-cost", "to": "move", "resources": 1}):
        lasting = sheet({"effects": {"by": "Ada", "results": [effect]}})
        with pytest.raises(BadSituationError):
            resolve(front, lasting)
