"""Read a rulebook file: plain text, Markdown or PDF, told apart by what is in it and not by its name."""

from __future__ import annotations

import hashlib
import re
import stat
from typing import TYPE_CHECKING

from rules_graph.errors import BadBookError, BookFault
from rules_graph.imports.reading.decoding import decode
from rules_graph.imports.reading.manuscript import Form, Line, Manuscript, clean

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    Progress = Callable[[int, int], None]

__all__ = ["Form", "Line", "Manuscript", "read"]

MEGABYTE = 1_000_000
TEXT_LIMIT = 20 * MEGABYTE
PDF_LIMIT = 60 * MEGABYTE
LINE_LIMIT = 400_000

_PDF = re.compile(rb"(?:\A|[\r\n])%PDF-\d")
_ARCHIVES = {
    b"PK\x03\x04": "zip",
    b"PK\x05\x06": "zip",
    b"PK\x07\x08": "zip",
    b"\x1f\x8b": "gzip",
    b"BZh": "bzip2",
    b"\xfd7zXZ\0": "xz",
    b"7z\xbc\xaf\x27\x1c": "7z",
    b"Rar!\x1a": "rar",
    b"\x28\xb5\x2f\xfd": "zstd",
}
_OTHERS = {b"{\\rtf": "rtf", b"\xd0\xcf\x11\xe0": "doc", b"%!PS": "ps", b"AT&TFORM": "djvu"}
_HTML = re.compile(rb"\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html)\b", re.I)

_LINE_END = re.compile(r"\r\n|\n|\r")
_CRUMB = re.compile(r"<\|[^|<>\n]{0,200}\|>")
_HEADING = re.compile(r" {0,3}(#{1,6})[ \t]+(\S.*?)(?:[ \t]+#+)?[ \t]*$")
_UNDERLINE = re.compile(r" {0,3}(=+|-{3,})[ \t]*$")
_MARKED = re.compile(r"^ {0,3}#{1,6}[ \t]+\S", re.M)


def read(path: Path, progress: Progress | None = None) -> Manuscript:
    """The lines of the file, or a `BadBookError`. `progress` hears what is done, of how much."""
    data = _bytes(path)
    sha256 = hashlib.sha256(data).hexdigest()
    if _PDF.search(data[:1024]):
        from rules_graph.imports.reading.pdf import read_pdf  # noqa: PLC0415  the library is slow to load

        return Manuscript(path.name, sha256, Form.PDF, "pdf", tuple(read_pdf(data, progress)))
    _refuse_other_formats(data)
    decoded = decode(data)
    _refuse_binary(decoded.text)
    form = Form.MARKDOWN if len(_MARKED.findall(decoded.text)) > 1 else Form.TEXT
    lines = tuple(_lines(decoded.text, form, progress))
    if all(line.blank for line in lines):
        raise BadBookError(BookFault.EMPTY)
    return Manuscript(path.name, sha256, form, decoded.encoding, lines)


def _bytes(path: Path) -> bytes:
    """The file's bytes, never more than the limit; no pipes, devices or folders."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise BadBookError(BookFault.UNREADABLE, problem="not a file")
        with path.open("rb") as file:
            head = file.read(1024)
            limit = PDF_LIMIT if _PDF.search(head) else TEXT_LIMIT
            data = head + file.read(limit + 1 - len(head))
    except OSError as error:
        raise BadBookError(BookFault.UNREADABLE, problem=error.strerror or type(error).__name__) from None
    if not data.strip():
        raise BadBookError(BookFault.EMPTY)
    if len(data) > limit:
        _refuse_other_formats(head)
        size = path.stat().st_size
        raise BadBookError(
            BookFault.TOO_LARGE, size=str(size // MEGABYTE), limit=str(limit // MEGABYTE), unit="MB"
        )
    return data


def _refuse_other_formats(data: bytes) -> None:
    for magic, kind in _ARCHIVES.items():
        if data.startswith(magic):
            raise BadBookError(BookFault.ARCHIVE, kind=kind)
    if data[257:262] == b"ustar":
        raise BadBookError(BookFault.ARCHIVE, kind="tar")
    for magic, kind in _OTHERS.items():
        if data.startswith(magic):
            raise BadBookError(BookFault.OTHER_FORMAT, kind=kind)
    if _HTML.match(data[:1024]):
        raise BadBookError(BookFault.OTHER_FORMAT, kind="html")


def _refuse_binary(text: str) -> None:
    sample = text[: 10**6]
    controls = sum(1 for char in sample if char < " " and char not in "\t\n\r\f\v")
    if "\0" in text or controls * 200 > len(sample):
        raise BadBookError(BookFault.BINARY)


def _lines(text: str, form: Form, progress: Progress | None) -> Iterator[Line]:
    ends = sum(1 for _ in _LINE_END.finditer(text))
    if ends > LINE_LIMIT:
        raise BadBookError(BookFault.TOO_LARGE, size=str(ends), limit=str(LINE_LIMIT), unit="lines")
    rows = _LINE_END.split(text)
    paged = "\f" in text
    page = 1
    for number, raw in enumerate(rows, 1):
        if progress is not None and (number % 1000 == 0 or number == len(rows)):
            progress(number, len(rows))
        below = rows[number] if number < len(rows) else ""
        for sheet, part in enumerate(raw.split("\f")):
            page += sheet > 0
            if sheet:
                yield Line(number, raw, "", page)
            yield from _pieces(Line(number, raw, part, page if paged else None), form, below)


def _pieces(line: Line, form: Form, below: str) -> Iterator[Line]:
    """The line cleaned; where crumbs stood, in pieces that a blank line parts."""
    for piece, part in enumerate(_CRUMB.split(line.text)):
        if piece:
            yield Line(line.number, line.raw, "", line.page)
        text, mark = _heading(part, below) if form is Form.MARKDOWN else (part, 0)
        yield Line(line.number, line.raw, clean(text), line.page, mark)


def _heading(text: str, below: str) -> tuple[str, int]:
    if found := _HEADING.match(text):
        return found[2], len(found[1])
    if (rule := _UNDERLINE.match(below)) and text.strip() and not _UNDERLINE.match(text):
        return text, 1 if rule[1][0] == "=" else 2
    if _UNDERLINE.match(text):
        return "", 0
    return text, 0
