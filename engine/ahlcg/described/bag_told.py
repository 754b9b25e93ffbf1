"""The chaos bag, what its symbols do, and piles that are empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.effects_told import effects

if TYPE_CHECKING:
    from engine.ahlcg.described.talk import Sentence, Talk


def read_bag(talk: Talk, sentence: Sentence) -> None:
    _bag(talk, sentence)
    _piles(talk, sentence)


def _bag(talk: Talk, sentence: Sentence) -> None:
    """The tokens in the bag, where they are listed; a symbol may say what it counts for."""
    bags = talk.find(sentence, "bag")
    if not bags or _comes_out(talk, sentence):
        _symbol(talk, sentence)
        talk.use(*bags)
        return
    talk.use(*bags)
    scene = talk.scene
    for place in sentence:
        if place < bags[0] - 3:
            continue
        term = talk.terms[place]
        match term.concept:
            case "signed":
                if (
                    place
                    and talk.concept(place - 1) in ("open", "filler")
                    and scene.bag
                    and scene.bag[-1].replace("_", "-") in _SYMBOLS
                ):
                    scene.symbols[scene.bag[-1]] = term.number
                else:
                    scene.bag.append(f"{term.number:+}" if term.number else "0")
                talk.use(place)
            case "number" if talk.concept(place + 1) != "token" and (
                term.number == 0 or talk.concept(place + 1) == "comma"
            ):
                scene.bag.append(str(term.number) if not term.number else f"+{term.number}")
                talk.use(place)
            case "number" if talk.concept(place + 1) == "token":
                talk.use(place, place + 1)
            case "auto-fail":
                scene.bag.append("auto_fail")
                talk.use(place)
            case symbol if symbol in _SYMBOLS:
                scene.bag.append(_symbol_id(symbol))
                talk.use(place)
            case "token":
                talk.use(place)


def _comes_out(talk: Talk, sentence: Sentence) -> bool:
    """Whether one token is drawn from the bag, not all of them listed."""
    tokens = {talk.terms[p].text.casefold() for p in talk.find(sentence, "signed", "auto-fail", *_SYMBOLS)}
    drawn = talk.find(sentence, "reveal", "draw", "take", "gain", "move")
    return len(tokens) == 1 and bool(drawn) and not talk.scene.bag


def _symbol(talk: Talk, sentence: Sentence) -> None:
    """What a symbol counts for: skull is -1."""
    symbols = talk.find(sentence, *_SYMBOLS)
    values = [p for p in talk.find(sentence, "signed") if p not in talk.understood]
    told = [
        (p, result)
        for p, result in effects(talk, [p for p in sentence if symbols and p > symbols[-1]])
        if result["result"] != "draw-cards"
    ]
    if symbols and told:
        talk.scene.symbol_effects[_symbol_id(talk.concept(symbols[-1]))] = [result for _, result in told]
        talk.scene.token = _symbol_id(talk.concept(symbols[-1]))
        talk.use(*symbols, *talk.find(sentence, "scenario-card", "reveal", "token", "move", "take", "draw"))
    elif len(symbols) == len(values) and talk.scene.bag:
        for symbol, value in zip(symbols, values, strict=True):
            talk.scene.symbols[_symbol_id(talk.concept(symbol))] = talk.terms[value].number
        talk.use(*symbols, *values)


_SYMBOLS = ("skull", "tablet", "elder-sign", "elder-thing")


SYMBOLS = frozenset(each.replace("-", "_") for each in _SYMBOLS)  # as the bag has them


def _symbol_id(concept: str) -> str:
    return concept.replace("-", "_")


_NEAR = 5


def _piles(talk: Talk, sentence: Sentence) -> None:
    """A deck or a discard pile that is empty."""
    decks = talk.find(sentence, "deck", "encounter-deck")
    no_cards = [
        p
        for p in talk.find(sentence, "none")
        if decks
        and abs(p - decks[0]) <= _NEAR
        and talk.clause(sentence, p) == talk.clause(sentence, decks[0])
    ]
    empty = talk.find(sentence, "empty") + no_cards
    if not empty:
        return
    for place in talk.find(sentence, "deck", "discard-pile", "encounter-deck"):
        encounter = bool(talk.find(sentence, "encounter-deck")) or bool(talk.scene.encounter)
        pile = "discard" if talk.concept(place) == "discard-pile" else "deck"
        if encounter:
            talk.scene.encounter[pile] = 0
        else:
            (talk.person or talk.me()).facts[pile] = 0
        talk.use(place, *empty)
