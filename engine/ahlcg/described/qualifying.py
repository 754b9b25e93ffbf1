"""Whether something in the words may turn the rest round: not, without, except, no longer, somebody else's.

A "not" right before a property is read with it (`tagging`). Which word any other belongs to is not known, so
a play that leaves it out may be of the very opposite.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import yaml

from rules_graph.search.text import words

if TYPE_CHECKING:
    from rules_graph.model import Lang

_LISTED = Path(__file__).parent / "words" / "qualifiers.yaml"


def qualified(text: str, lang: Lang) -> bool:
    return _forms(lang).search(" ".join(words(text))) is not None


@cache
def _forms(lang: Lang) -> re.Pattern[str]:
    listed = yaml.load(_LISTED.read_text(encoding="utf-8"), yaml.CSafeLoader)[lang]
    forms = (re.escape(each).replace(re.escape("*"), r"\w*") for each in listed)
    return re.compile(rf"\b(?:{'|'.join(forms)})(?!\S)")
