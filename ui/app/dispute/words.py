"""What a player says of a table: the box, examples for whoever comes first, a ruling file opened again."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING
from zlib import crc32

import streamlit as st

from engine.answer import ask
from rules_graph.errors import BadSaveError, EmptyQuestionError
from ui.app.frame import explain, finder, upload
from ui.app.markup import plain
from ui.app.table.sheets import STATE, WORDS, go
from ui.play.walk import Walk
from ui.words import knows, say

if TYPE_CHECKING:
    from engine.answer import Answer
    from rules_graph.model import Lang

_EXAMPLES = 3
LONGEST = 4000  # letters of a description


def asked_in_words(game: str, lang: Lang) -> Answer | None:
    """The answer to what the address says in words; of words without end the first, and that is said."""
    text = st.query_params.get(WORDS, "").strip()
    if len(text) > LONGEST:
        st.warning(say(lang, "dispute-cut", count=LONGEST))
    return ask(text[:LONGEST], finder(lang), game) if text else None


def rule_on(text: str) -> None:
    """The words go into the address; what was played before them leaves it."""
    st.query_params[WORDS] = text
    st.query_params.pop(STATE, None)


def describe(game: str, asked: str, lang: Lang) -> None:
    """The box; below an empty one, what could be written there."""
    examples = _examples(game, lang)
    with st.form("dispute-words", border=False):
        text = st.text_area(
            say(lang, "dispute-describe"),
            asked,
            height=130,
            max_chars=LONGEST,
            placeholder=examples[0] if examples else None,
            key=f"dispute-words-{game}-{crc32(asked.encode())}",
        )
        if st.form_submit_button(say(lang, "dispute-rule"), type="primary", key="dispute-rule"):
            if text.strip():
                rule_on(text)
                st.rerun()
            explain(lang, EmptyQuestionError())
    if asked:
        return
    if examples:
        st.caption(say(lang, "dispute-examples"))
    for number, text in enumerate(examples, 1):
        key = f"dispute-example-{number}"
        st.button(plain(text), key=key, type="tertiary", on_click=rule_on, args=(text,))


def _examples(game: str, lang: Lang) -> list[str]:
    names = [f"dispute-{game}-{number}" for number in range(1, _EXAMPLES + 1)]
    return [say(lang, name) for name in names if knows(lang, name)]


def reopen(game: str, lang: Lang) -> None:
    """A ruling file, as this page and the command line write it."""
    file = upload(lang, say(lang, "dispute-reopen"), ["json"], key="dispute-file")
    if file is not None:
        text, walk = opened(file.name, file.getvalue(), game)
        rule_on(text)
        st.query_params["game"] = walk.game
        go(walk)
        st.rerun()


def opened(name: str, content: bytes, game: str) -> tuple[str, Walk]:
    """What a ruling file holds: the words, and what was played."""
    try:
        data = json.loads(content)
        known = data.get("game", game), dict(data["sheet"]), tuple(map(str, data.get("answers", ())))
        return str(data["description"]), Walk(*known, at=0, fine=True)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadSaveError(file=name) from error
