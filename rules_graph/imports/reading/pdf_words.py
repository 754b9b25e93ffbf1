"""The words on each page of a PDF, and where they stand; a program of its own, run in a child process.

A hostile file can make a PDF library loop, or ask for all the memory there is, or crash. So this runs apart
from us, under limits, on nothing but its standard input, and answers with one line of JSON per page.
PDFium is the library: Chrome's own, under a free licence, fuzzed daily, fast, and needs no other package.

It is started by its path, not as part of the package: it must import nothing of ours.
"""

from __future__ import annotations

import ctypes
import json
import math
import sys
from typing import Any

MEMORY = 1_000_000_000
PAGES = 2000
CHARACTERS = 3_000_000
ON_A_PAGE = 100_000
_HYPHENS = {0x02, 0xFFFE}
_LIGATURES = {"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st"}
_GAP = 0.35  # of the type's size: wider than this is a space, whether the file says so or not


def answer(**values: object) -> None:
    sys.stdout.write(json.dumps(values, ensure_ascii=False) + "\n")
    sys.stdout.flush()


def limit(seconds: int) -> None:
    try:
        import resource  # noqa: PLC0415  not on every system
    except ImportError:
        return
    for kind, most in (
        (resource.RLIMIT_AS, MEMORY),
        (resource.RLIMIT_CPU, seconds),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
    ):
        resource.setrlimit(kind, (most, most))


class Word:
    """Letters that touch, from left to right on one base line."""

    def __init__(self, size: float, bold: bool, turn: int) -> None:
        self.letters: list[str] = []
        self.left = self.right = self.base = 0.0
        self.size = size
        self.bold = bold
        self.turn = turn

    def takes(self, left: float, base: float, size: float, turn: int) -> bool:
        em = max(self.size, size)
        return (
            turn == self.turn
            and abs(base - self.base) < 0.3 * em
            and -1.1 * em < left - self.right < _GAP * em
            and 0.6 * self.size < size < 1.7 * self.size
        )

    def add(self, letter: str, left: float, right: float, base: float) -> None:
        if not self.letters:
            self.left, self.right, self.base = left, right, base
        self.letters.append(letter)
        self.right = max(self.right, right)

    def row(self) -> list[object]:
        places = [round(value, 2) for value in (self.left, self.right, self.base, self.size)]
        return ["".join(self.letters), *places, self.bold, self.turn]


class Page:
    def __init__(self, page: Any, raw: Any) -> None:
        self.raw = raw
        self.text = page.get_textpage()
        self.count = self.text.count_chars()
        self.x, self.y = ctypes.c_double(), ctypes.c_double()
        self.box = raw.FS_RECTF()
        self.matrix = raw.FS_MATRIX()
        self.name = ctypes.create_string_buffer(256)
        self.flags = ctypes.c_int()

    def words(self) -> list[list[object]]:
        found: list[Word] = []
        word: Word | None = None
        for index in range(self.count):
            letter = self._letter(index)
            if letter.isspace():
                word = None
                continue
            size, turn = self._size(index)
            left, right, base = self._place(index, turn)
            if word is None or not word.takes(left, base, size, turn):
                word = Word(size, self._bold(index), turn)
                found.append(word)
            word.add(_LIGATURES.get(letter, letter), left, right, base)
        return [word.row() for word in found]

    def _letter(self, index: int) -> str:
        code = self.raw.FPDFText_GetUnicode(self.text, index)
        if code in _HYPHENS:
            return "-"
        if code < 32:
            return " "
        return "\ufffd" if 0xD800 <= code < 0xE000 or code > 0x10FFFF else chr(code)

    def _size(self, index: int) -> tuple[float, int]:
        """The size of the type as it shows, and how many quarter turns it stands from upright."""
        size = self.raw.FPDFText_GetFontSize(self.text, index)
        angle = 0.0
        if self.raw.FPDFText_GetMatrix(self.text, index, self.matrix):
            size *= math.hypot(self.matrix.c, self.matrix.d)
            angle = math.atan2(self.matrix.b, self.matrix.a)
        return max(0.1, abs(size)), round(angle / (math.pi / 2)) % 4

    def _place(self, index: int, turn: int) -> tuple[float, float, float]:
        """Where the letter begins and ends on its line, and how high the line is, as if it stood upright."""
        self.raw.FPDFText_GetCharOrigin(self.text, index, self.x, self.y)
        self.raw.FPDFText_GetLooseCharBox(self.text, index, self.box)
        box = self.box
        return (
            (box.left, box.right, self.y.value),
            (box.bottom, box.top, -self.x.value),
            (-box.right, -box.left, -self.y.value),
            (-box.top, -box.bottom, self.x.value),
        )[turn]

    def _bold(self, index: int) -> bool:
        if self.raw.FPDFText_GetFontInfo(self.text, index, self.name, len(self.name), self.flags):
            name = self.name.value.lower()
            if any(kind in name for kind in (b"bold", b"black", b"heavy")):
                return True
        return bool(self.raw.FPDFText_GetFontWeight(self.text, index) > 600)


def read(data: bytes) -> None:
    import pypdfium2  # type: ignore[import-untyped,unused-ignore]  # noqa: PLC0415  once the limits are set
    from pypdfium2 import raw  # noqa: PLC0415

    try:
        document = pypdfium2.PdfDocument(data)
        pages = len(document)
    except pypdfium2.PdfiumError as error:
        return answer(fault="encrypted-pdf" if "assword" in str(error) else "broken-pdf")
    if pages > PAGES:
        return answer(fault="too-large", size=str(pages), limit=str(PAGES), unit="pages")
    answer(pages=pages)
    characters = 0
    for number in range(pages):
        try:
            sheet = document[number]
            page = Page(sheet, raw)
        except pypdfium2.PdfiumError:
            answer(page=number + 1, words=[])
            continue
        characters += page.count
        if page.count > ON_A_PAGE or characters > CHARACTERS:
            return answer(fault="too-large", size=str(characters), limit=str(CHARACTERS), unit="characters")
        answer(page=number + 1, words=page.words())
        page.text.close()
        sheet.close()
    return answer(done=True)


def main() -> None:
    limit(int(sys.argv[1]))
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    try:
        read(sys.stdin.buffer.read())
    except MemoryError:
        answer(fault="too-much-memory", limit=str(MEMORY // 1_000_000))


if __name__ == "__main__":
    main()
