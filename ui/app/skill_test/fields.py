"""The fields in which a skill test is set up, and those for a chaos bag, which the odds share."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import streamlit as st

from engine.ahlcg.state.bags import BAGS
from ui.answer.chances import read_bag
from ui.app.skill_test.form import (
    ICONS,
    KINDS,
    MOST,
    MOST_HELPERS,
    SKILLS,
    HeldCard,
    TestForm,
    new_form,
    open_symbols,
)
from ui.words import say
from ui.words.names import token_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules_graph.model import Lang

_DOUBLE = " ×2"
_ICON_CHOICES = (*ICONS, *(icon + _DOUBLE for icon in ICONS))
_OWN = "own"  # a bag that has no name


def fill_in(lang: Lang, form: TestForm) -> TestForm:
    """The form on the page, filled in with what was there; gives what is there now."""
    kind = st.radio(
        say(lang, "skilltest-kind"),
        list(KINDS),
        format_func=lambda kind: say(lang, f"skilltest-kind-{kind}"),
        horizontal=True,
        key=_key("kind", form.kind),
    )
    skill = KINDS[kind]
    with st.container(horizontal=True):
        if kind == "test":
            skill = st.selectbox(
                say(lang, "skilltest-skill"),
                SKILLS,
                format_func=lambda skill: say(lang, f"value-{skill}"),
                key=_key("skill", form.skill),
                width=170,
            )
        value = _number(say(lang, "skilltest-value", skill=say(lang, f"value-{skill}")), "value", form.value)
        difficulty = _number(say(lang, f"skilltest-difficulty-{kind}"), "difficulty", form.difficulty)
        modifier = _number(say(lang, "skilltest-modifier"), "modifier", form.modifier, least=-MOST)
        helpers = _number(say(lang, "skilltest-helpers"), "helpers", len(form.names) - 1, most=MOST_HELPERS)
    others = [say(lang, "skilltest-helper", number=number) for number in range(1, helpers + 1)]
    names = (*form.names[: helpers + 1], *others[len(form.names) - 1 :])
    cards = _cards(lang, form, names)
    bag = choose_bag(lang, "skilltest", form.bag, say(lang, "oddspage-bag"))
    symbols = choose_symbols(lang, "skilltest", bag, dict(form.symbols))
    return replace(
        form,
        kind=kind,
        skill=skill,
        value=value,
        difficulty=difficulty,
        modifier=modifier,
        names=names,
        enemy=form.enemy or new_form(lang).enemy,
        cards=cards,
        bag=bag,
        symbols=tuple(symbols.items()),
    )


def _cards(lang: Lang, form: TestForm, names: tuple[str, ...]) -> tuple[HeldCard, ...]:
    """A row for each card, and an empty one for the next."""
    st.markdown(f"**{say(lang, 'skilltest-cards')}**", help=say(lang, "skilltest-cards-help"))
    cards: list[HeldCard] = []
    rows = len(form.cards)
    while st.session_state.get(f"skilltest-name-{rows}"):
        rows += 1
    for row in range(rows + 1):
        held = form.cards[row] if row < len(form.cards) else HeldCard("")
        card = _card(lang, row, held, names)
        if card.name:
            cards.append(card)
    return tuple(sorted(cards, key=lambda card: card.holder))


def _card(lang: Lang, row: int, held: HeldCard, names: tuple[str, ...]) -> HeldCard:
    with st.container(horizontal=True, border=True):
        name = st.text_input(
            say(lang, "skilltest-card-name", number=row + 1), key=_key(f"name-{row}", held.name), width=200
        )
        chosen = st.multiselect(
            say(lang, "skilltest-card-icons", number=row + 1),
            _ICON_CHOICES,
            format_func=lambda choice: _icon_name(lang, choice),
            placeholder=say(lang, "skilltest-choose"),
            key=_key(f"icons-{row}", _as_choices(held.icons)),
            width=280,
        )
        holder = held.holder if held.holder < len(names) else 0
        if len(names) > 1:
            holder = st.selectbox(
                say(lang, "skilltest-card-holder", number=row + 1),
                range(len(names)),
                format_func=lambda place: names[place],
                key=_key(f"holder-{row}", holder),
                width=180,
            )
    icons = [choice.removesuffix(_DOUBLE) for choice in chosen for _ in range(1 + choice.endswith(_DOUBLE))]
    return HeldCard(name.strip(), tuple(icons), holder)


def _as_choices(icons: tuple[str, ...]) -> list[str]:
    """Two of an icon are one choice, three are both."""
    single = [icon for icon in ICONS if icons.count(icon) % 2]
    return [*single, *(icon + _DOUBLE for icon in ICONS if icons.count(icon) >= 2)]


def _icon_name(lang: Lang, choice: str) -> str:
    icon = choice.removesuffix(_DOUBLE)
    name = say(lang, "skilltest-icon-wild" if icon == "wild" else f"value-{icon}")
    return name + choice.removeprefix(icon)


def choose_bag(lang: Lang, page: str, bag: str, label: str) -> str:
    """A bag by name, or the tokens typed in; as `read_bag` takes it."""
    st.session_state.setdefault(f"{page}-bag", bag if bag in BAGS else _OWN)
    chosen = st.selectbox(
        label,
        [*BAGS, _OWN],
        format_func=lambda name: say(lang, f"oddspage-bag-{name}"),
        key=f"{page}-bag",
    )
    if chosen != _OWN:
        return str(chosen)
    st.session_state.setdefault(f"{page}-tokens", " ".join(BAGS[bag]) if bag in BAGS else bag)
    return st.text_input(
        say(lang, "oddspage-tokens"), help=say(lang, "oddspage-tokens-help"), key=f"{page}-tokens"
    )


def choose_symbols(lang: Lang, page: str, bag: str, values: Mapping[str, int]) -> dict[str, int]:
    """What each symbol of the bag counts for. Raises BadBagError for a bag that cannot be read."""
    found: dict[str, int] = {}
    with st.container(horizontal=True):
        for token in open_symbols(read_bag(bag)):
            st.session_state.setdefault(f"{page}-symbol-{token}", values.get(token, 0))
            found[token] = st.number_input(
                say(lang, "oddspage-counts", token=token_name(lang, token)),
                min_value=-MOST,
                max_value=MOST,
                key=f"{page}-symbol-{token}",
                width=150,
            )
    if found and not any(found.values()):
        st.caption(say(lang, "oddspage-all-zero"))
    return found


def _key(name: str, value: object) -> str:
    """The key of a field, which holds this value until somebody changes it."""
    st.session_state.setdefault(f"skilltest-{name}", value)
    return f"skilltest-{name}"


def _number(label: str, name: str, value: int, least: int = 0, most: int = MOST) -> int:
    key = _key(name, value)
    return st.number_input(label, min_value=least, max_value=most, step=1, key=key, width=170)
