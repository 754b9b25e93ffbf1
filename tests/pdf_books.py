"""PDFs for tests, written by hand: text in one or two columns, running heads, page numbers, headings.

No font is in the file. Letters are mapped to Unicode and given a width, which is all that reading them needs.
"""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH, HEIGHT, MARGIN, GUTTER = 595.0, 842.0, 50.0, 22.0
EM = 0.52  # each letter's width, of the type's size


@dataclass
class PdfBook:
    """Sets paragraphs one under the other, column by column."""

    columns: int = 1
    running_head: str = ""
    justified: bool = True
    size: float = 9.0
    pages: list[list[str]] = field(default_factory=list)
    letters: set[str] = field(default_factory=set)
    column: int = 0
    y: float = 0.0

    @property
    def wide(self) -> float:
        return (WIDTH - 2 * MARGIN - (self.columns - 1) * GUTTER) / self.columns

    def paragraph(self, text: str, level: int = 0, *, gap: bool = True) -> None:
        size = self.size if not level else self.size + 1.5 * (5 - level)
        rows = _wrapped(text, int(self.wide / (size * EM)))
        for row in rows:
            if not self.pages or self.y - 1.25 * size < MARGIN:
                self._next_column()
            self.y -= 1.25 * size
            self._row(row, size, justify=self.justified and row is not rows[-1])
        self.y -= 0.7 * self.size if gap else 0.0

    def _next_column(self) -> None:
        self.column += 1
        if not self.pages or self.column >= self.columns:
            self.column = 0
            self.pages.append([])
            if self.running_head:
                self._draw(self.running_head, MARGIN, HEIGHT - 25, 7)
                self._draw(str(len(self.pages)), WIDTH / 2, 22, 7)
        self.y = HEIGHT - MARGIN

    def _row(self, row: list[str], size: float, *, justify: bool) -> None:
        spare = self.wide / (size * EM) - len(" ".join(row))
        extra = spare / (len(row) - 1) if justify and len(row) > 1 else 0.0
        self._draw(" ".join(row), MARGIN + self.column * (self.wide + GUTTER), self.y, size, extra)

    def _draw(self, text: str, x: float, y: float, size: float, extra: float = 0.0) -> None:
        """One line; `extra` letters' widths more between its words."""
        self.letters |= {*text, " "}
        words = [f"{word} " for word in text.split(" ")]
        shift = f"{-1000 * EM * extra:.1f}"
        shown = f" {shift} ".join(f"<{word.encode('utf-16-be').hex()}>" for word in words)
        self.pages[-1].append(f"BT /F {size:.2f} Tf {x:.2f} {y:.2f} Td [{shown}] TJ ET")

    def data(self) -> bytes:
        kids = " ".join(f"{7 + 2 * page} 0 R" for page in range(len(self.pages)))
        objects = [
            "<</Type/Catalog/Pages 2 0 R>>",
            f"<</Type/Pages/Count {len(self.pages)}/Kids[{kids}]>>",
            "<</Type/Font/Subtype/Type0/BaseFont/None/Encoding/Identity-H/DescendantFonts[4 0 R]"
            "/ToUnicode 6 0 R>>",
            "<</Type/Font/Subtype/CIDFontType2/BaseFont/None/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)"
            f"/Supplement 0>>/DW {int(EM * 1000)}/FontDescriptor 5 0 R>>",
            "<</Type/FontDescriptor/FontName/None/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900"
            "/Descent -200/CapHeight 700/StemV 80>>",
        ]
        whole = [text.encode("latin-1") for text in objects] + [_stream(self._to_unicode())]
        for number, drawn in enumerate(self.pages):
            page = (
                f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 {WIDTH} {HEIGHT}]"
                f"/Resources<</Font<</F 3 0 R>>>>/Contents {8 + 2 * number} 0 R>>"
            )
            whole += [page.encode(), _stream("\n".join(drawn).encode())]
        return pdf(whole)

    def _to_unicode(self) -> bytes:
        codes = [letter.encode("utf-16-be").hex() for letter in sorted(self.letters)]
        chunks = [codes[at : at + 100] for at in range(0, len(codes), 100)]
        maps = "\n".join(
            f"{len(chunk)} beginbfchar\n" + "\n".join(f"<{code}> <{code}>" for code in chunk) + "\nendbfchar"
            for chunk in chunks
        )
        return (
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /U def /CMapType 2 def\n"
            f"1 begincodespacerange <0000> <ffff> endcodespacerange\n{maps}\nendcmap end end"
        ).encode()


def pdf(objects: list[bytes]) -> bytes:
    """A PDF file of these objects, numbered from 1; the first is the catalogue."""
    out = bytearray(b"%PDF-1.7\n")
    places = []
    for number, content in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    for place in places:
        out += b"%010d 00000 n \n" % place
    out += b"trailer\n<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, start)
    return bytes(out)


def _stream(content: bytes) -> bytes:
    packed = zlib.compress(content)
    return b"<</Length %d/Filter/FlateDecode>>stream\n%s\nendstream" % (len(packed), packed)


def _wrapped(text: str, letters: int) -> list[list[str]]:
    rows: list[list[str]] = [[]]
    for word in text.split():
        if rows[-1] and len(" ".join([*rows[-1], word])) > letters:
            rows.append([])
        rows[-1].append(word)
    return rows


def as_pdf(lines: Sequence[str], columns: int = 1) -> bytes:
    """Lines of text as a PDF: row by row, long ones wrapped, a gap where a line is blank."""
    made = PdfBook(columns=columns, size=9.0 if columns == 1 else 6.4, justified=False)
    for text, after in zip(lines, [*lines[1:], ""], strict=True):
        if text.strip():
            made.paragraph(re.sub(r"^#+\s*", "", text), gap=not after.strip())
    return made.data()
