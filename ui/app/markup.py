"""Words that people wrote, kept from being read as markup."""

import re

_MARKUP = re.compile(r"([\\`*_{}\[\]<>$#:~|])")


def plain(text: str) -> str:
    return _MARKUP.sub(r"\\\1", text)
