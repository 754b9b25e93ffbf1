"""State in the page's address: a permalink holds the sheet, the answers, and where the reader is."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Any

from rules_graph.errors import BadAddressError

_LONGEST = 40_000  # letters; browsers take more, people do not
_MOST = 400_000  # letters of what is packed: more than any table, and less than any memory


def pack(data: object) -> str:
    """Data as a word that may stand in an address."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    return base64.urlsafe_b64encode(zlib.compress(text, 9)).decode().rstrip("=")


def unpack(word: str) -> Any:
    """What was packed. Raises BadAddressError for anything else: an address may be cut or mistyped."""
    try:
        padded = word[:_LONGEST] + "=" * (-len(word) % 4)
        unzip = zlib.decompressobj()
        text = unzip.decompress(base64.urlsafe_b64decode(padded), _MOST)
        if not unzip.eof:
            raise ValueError(word)
        return json.loads(text)
    except (binascii.Error, zlib.error, ValueError, RecursionError) as error:
        raise BadAddressError(address=word[:24]) from error
