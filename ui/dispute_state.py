"""What the address of a dispute holds: the description, corrections, decisions, branches, the step."""

from __future__ import annotations

from typing import Any

import streamlit as st
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ui.address import BadAddressError, pack, unpack

Answers = tuple[str, ...]
LONGEST = 4000  # letters of a description


class Asked(BaseModel):
    """`answers`: the decisions of the branch shown; `before` and `after`: where undo and redo lead."""

    model_config = ConfigDict(frozen=True)

    text: str = Field("", max_length=LONGEST)
    sheet: dict[str, Any] | None = None
    answers: Answers = ()
    before: tuple[Answers, ...] = ()
    after: tuple[Answers, ...] = ()
    step: int | None = None  # none: the last; below nothing: so many before the last

    def tried(self, answers: Answers) -> Asked:
        """Another branch; the one shown so far is kept."""
        branch = {"answers": answers, "before": (*self.before, self.answers), "after": ()}
        return self.model_copy(update={**branch, "step": None})

    def undone(self) -> Asked:
        *before, answers = self.before
        branch = {"answers": answers, "before": tuple(before), "after": (self.answers, *self.after)}
        return self.model_copy(update={**branch, "step": None})

    def redone(self) -> Asked:
        answers, *after = self.after
        branch = {"answers": answers, "before": (*self.before, self.answers), "after": tuple(after)}
        return self.model_copy(update={**branch, "step": None})

    def place(self, last: int) -> int:
        """At which of so many steps."""
        step = self.step or 0
        return max(0, last + step if self.step is None or step < 0 else min(step, last))

    def moved(self, by: int) -> Asked:
        """By so many steps, whatever the ruling and its last step may be."""
        if self.step is not None and self.step >= 0:
            return self.at(max(0, self.step + by))
        step = (self.step or 0) + by
        return self.model_copy(update={"step": step if step < 0 else None})

    def at(self, step: int) -> Asked:
        return self.model_copy(update={"step": step})

    def word(self) -> str:
        """For the address."""
        return pack(self.model_dump(mode="json", exclude_defaults=True))


def asked_in_address() -> Asked:
    """Raises BadAddressError for a link that is damaged."""
    word = st.query_params.get("state")
    if not word:
        return Asked()
    try:
        return Asked.model_validate(unpack(word))
    except ValidationError as error:
        raise BadAddressError(address=word[:24]) from error


def go(asked: Asked) -> None:
    """The address is where it is kept; for the callback of a control."""
    st.query_params["state"] = asked.word()
