"""The three languages."""

from typing import Literal, get_args

Lang = Literal["en", "pl", "uk"]
LANGS: tuple[Lang, ...] = get_args(Lang)
