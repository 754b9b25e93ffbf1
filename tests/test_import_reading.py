"""Reading a rulebook file: text, Markdown, PDF; and the files that are none."""

from __future__ import annotations

import gzip
import io
import re
import subprocess
import sys
import time
import tracemalloc
import zipfile
import zlib
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from rules_graph.errors import BadBookError, BookFault
from rules_graph.imports.reading import pdf as pdf_module
from rules_graph.imports.reading.files import Form, Line, Manuscript, read
from tests.outside import book_text
from tests.pdf_books import PdfBook, pdf
from tests.sparing import each_once

if TYPE_CHECKING:
    from pathlib import Path

RUNNING_HEAD = "Księga zmyślona"

POLISH = "Zażółć gęślą jaźń, rzekł żuk.\nŁódź płynie, a wędkarz śpi źle.\n" * 20
UKRAINIAN = "Їжак з'їв ґудзик, а єнот ще й щавель.\nЧим довше дощ, тим глибша калюжа.\n" * 20


def book(folder: Path, content: str | bytes, name: str = "book.txt") -> Path:
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def fault(path: Path) -> tuple[BookFault, dict[str, str]]:
    with pytest.raises(BadBookError) as caught:
        read(path)
    values = dict(caught.value.values)
    assert values.pop("reason") == caught.value.reason
    return caught.value.reason, values


def paragraphs(manuscript: Manuscript) -> list[tuple[int, str]]:
    """Mark and words of each, what stands in the margins left out."""
    found: list[list[Line]] = [[]]
    for line in manuscript.lines:
        if line.blank or (line.mark and found[-1] and not found[-1][-1].mark):
            found.append([])
        if not line.blank and line.text != RUNNING_HEAD and line.text != str(line.page):
            found[-1].append(line)
    return [
        (lines[0].mark, " ".join(" ".join(line.text for line in lines).split())) for lines in found if lines
    ]


def test_lines_of_plain_text_keep_their_numbers(tmp_path: Path) -> None:
    read_book = read(book(tmp_path, "Pierwszy\r\n\r\nDrugi\u00a0wers\n"))
    assert (read_book.form, read_book.encoding) == (Form.TEXT, "utf-8")
    assert [(line.number, line.text) for line in read_book.lines] == [
        (1, "Pierwszy"),
        (2, ""),
        (3, "Drugi wers"),
        (4, ""),
    ]


def test_markdown_headings_are_marked_and_told_by_content(tmp_path: Path) -> None:
    text = "# Tytuł #\n\nTreść.\n\n### Dział\nInna\n====\n"
    lines = read(book(tmp_path, text, "book.txt")).lines
    assert [(line.raw, line.text, line.mark) for line in lines if line.mark] == [
        ("# Tytuł #", "Tytuł", 1),
        ("### Dział", "Dział", 3),
        ("Inna", "Inna", 1),
    ]
    assert read(book(tmp_path, text)).form is Form.MARKDOWN


def test_crumbs_of_tools_become_breaks(tmp_path: Path) -> None:
    lines = read(book(tmp_path, "Przed <|CUT-7|>Po\nDalej\n")).lines
    assert [(line.number, line.text) for line in lines] == [
        (1, "Przed"),
        (1, ""),
        (1, "Po"),
        (2, "Dalej"),
        (3, ""),
    ]
    assert lines[2].raw == "Przed <|CUT-7|>Po"


def test_form_feeds_count_pages(tmp_path: Path) -> None:
    lines = read(book(tmp_path, "Raz\n\fDwa\n")).lines
    assert [(line.page, line.text) for line in lines] == [(1, "Raz"), (1, ""), (2, ""), (2, "Dwa"), (2, "")]


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        *[(POLISH, encoding) for encoding in ("utf-8", "utf-8-sig", "cp1250", "iso-8859-2")],
        *[(UKRAINIAN, encoding) for encoding in ("utf-8", "utf-16", "cp1251", "koi8-u")],
    ],
)
def test_encodings(tmp_path: Path, text: str, encoding: str) -> None:
    manuscript = read(book(tmp_path, text.encode(encoding)))
    assert manuscript.encoding == encoding
    assert [line.text for line in manuscript.lines] == text.split("\n")


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("text", [POLISH, UKRAINIAN])
def test_utf_16_without_its_mark(tmp_path: Path, text: str, encoding: str) -> None:
    assert read(book(tmp_path, text.encode(encoding))).encoding == encoding


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        (POLISH.encode() + b"\xff\n", "utf-8"),
        (POLISH.encode().decode("cp1252", "replace").encode(), "utf-8"),
        (bytes(range(128, 256)) * 40, None),
    ],
)
def test_a_wrong_encoding_is_named(tmp_path: Path, data: bytes, encoding: str | None) -> None:
    reason, values = fault(book(tmp_path, data))
    assert reason is BookFault.ENCODING
    assert values["line"].isdigit()
    assert encoding in (None, values["encoding"])


def zipped(content: bytes) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("book.txt", content)
    return out.getvalue()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", BookFault.EMPTY),
        (b" \n\t\n", BookFault.EMPTY),
        (b"<|CUT|>\n", BookFault.EMPTY),
        (b"\x7fELF\0\0\1\2" * 100, BookFault.BINARY),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" * 50, BookFault.BINARY),
        (b"\1\2\3\4 words " * 100, BookFault.BINARY),
        (zipped(b"0" * 10**7), BookFault.ARCHIVE),
        (gzip.compress(b"text", mtime=0), BookFault.ARCHIVE),
        (b"{\\rtf1 text}", BookFault.OTHER_FORMAT),
        (b"<!DOCTYPE html><p>text", BookFault.OTHER_FORMAT),
        (b"%PDF-1.7\nnothing", BookFault.BROKEN_PDF),
    ],
)
def test_what_is_no_book(tmp_path: Path, data: bytes, reason: BookFault) -> None:
    assert fault(book(tmp_path, data, "rules.pdf"))[0] is reason


def test_too_large(tmp_path: Path) -> None:
    path = tmp_path / "large.txt"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    start = time.monotonic()
    tracemalloc.start()
    assert fault(path) == (BookFault.TOO_LARGE, {"size": "50", "limit": "20", "unit": "MB"})
    assert tracemalloc.get_traced_memory()[1] < 60_000_000
    tracemalloc.stop()
    assert fault(book(tmp_path, "a\n" * 500_000))[1]["unit"] == "lines"
    assert time.monotonic() - start < 10


def test_no_folder_nor_missing_file(tmp_path: Path) -> None:
    assert fault(tmp_path)[0] is BookFault.UNREADABLE
    assert fault(tmp_path / "none.txt")[0] is BookFault.UNREADABLE


SENTENCES = [
    "Bibliotekarz odkłada lampę na parapet i czeka, aż mgła opadnie nad przystanią.",
    "Nikt nie pamięta, kto pierwszy zamknął bramę; klucz wisi od tamtej pory na haku.",
    "Архіваріус рахує свічки двічі, бо одна щоразу зникає до світанку.",
    "Gdy dzwon bije trzynaście razy, sklepikarze zasłaniają okna i gaszą piece.",
    "Хто читає останню сторінку, той сідає ближче до дверей і мовчить.",
]


def made_up(count: int) -> list[tuple[int, str]]:
    """Headings, and paragraphs of one to four sentences."""
    parts: list[tuple[int, str]] = []
    for number in range(count):
        if number % 6 == 0:
            parts.append((1 + number // 6 % 2, f"Rozdział {number} o rzeczach"))
        said = [SENTENCES[(number * 3 + at) % len(SENTENCES)] for at in range(1 + number * 7 % 4)]
        parts.append((0, ("• " if number % 5 == 4 else "") + f"Punkt {number}. " + " ".join(said)))
    return parts


def set_pdf(parts: list[tuple[int, str]], columns: int, *, justified: bool = True) -> bytes:
    setter = PdfBook(columns=columns, running_head=RUNNING_HEAD, justified=justified)
    for mark, text in parts:
        setter.paragraph(text, mark)
    return setter.data()


@pytest.mark.parametrize("columns", [1, 2, 3])
@pytest.mark.parametrize("justified", [True, False])
def test_a_pdf_gives_its_paragraphs_in_order(tmp_path: Path, columns: int, justified: bool) -> None:
    parts = made_up(90)
    heard: list[tuple[int, int]] = []
    path = book(tmp_path, set_pdf(parts, columns, justified=justified), "book.txt")
    manuscript = read(path, lambda done, total: heard.append((done, total)))
    got = paragraphs(manuscript)
    same = sum((Counter(got) & Counter(parts)).values())
    assert manuscript.form is Form.PDF
    assert same >= 0.98 * len(parts)
    assert re.findall(r"Punkt \d+", str(got)) == re.findall(r"Punkt \d+", str(parts))
    assert heard[-1][0] == heard[-1][1] == len(heard) > 1
    assert [line.number for line in manuscript.lines] == list(range(1, len(manuscript.lines) + 1))


@pytest.mark.parametrize(("seed", "columns"), each_once(range(5), [1, 2]))
def test_a_book_as_text_and_as_pdf_has_the_same_paragraphs(tmp_path: Path, seed: int, columns: int) -> None:
    parts = paragraphs(read(book_text(seed)))
    got = paragraphs(read(book(tmp_path, set_pdf(parts, columns, justified=False))))
    same = sum((Counter(text for _, text in got) & Counter(text for _, text in parts)).values())
    assert same >= 0.985 * len(parts)


def page(content: bytes, more: bytes = b"") -> bytes:
    return pdf(
        [
            b"<</Type/Catalog/Pages 2 0 R>>",
            b"<</Type/Pages/Count 1/Kids[3 0 R]>>",
            b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<<>>/Contents 4 0 R>>",
            b"<</Length %d%s>>stream\n%s\nendstream" % (len(content), more, content),
        ]
    )


def test_a_pdf_of_pictures(tmp_path: Path) -> None:
    assert fault(book(tmp_path, page(b"0 0 100 100 re f"))) == (BookFault.NO_TEXT, {"pages": "1"})


def test_a_locked_pdf(tmp_path: Path) -> None:
    locked = set_pdf(made_up(3), 1).replace(
        b"/Root 1 0 R",
        b"/Root 1 0 R/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<%s>/U<%s>>>"
        % (b"41" * 32, b"42" * 32),
    )
    assert fault(book(tmp_path, locked))[0] is BookFault.ENCRYPTED_PDF


def test_a_pdf_bomb_is_stopped(tmp_path: Path) -> None:
    """A stream of five megabytes that unfolds to more than a gigabyte."""
    packer = zlib.compressobj(1)
    bomb = b"".join([packer.compress(b" " * 10**6) for _ in range(1200)]) + packer.flush()
    path = book(tmp_path, page(bomb, b"/Filter/FlateDecode"))
    start = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", _READ_AND_TELL, path], capture_output=True, text=True, check=True
    )
    reason, kilobytes = done.stdout.split()
    assert BookFault(reason) in (
        BookFault.BROKEN_PDF,
        BookFault.TOO_MUCH_MEMORY,
        BookFault.TOO_SLOW,
        BookFault.NO_TEXT,
    )
    assert time.monotonic() - start < pdf_module.SECONDS + 20
    assert int(kilobytes) <= 1_100_000


# In a process of its own: what a child of ours held at most is never told as less than we hold ourselves.
_READ_AND_TELL = """
import resource, sys
from pathlib import Path
from rules_graph.errors import BadBookError
from rules_graph.imports.reading.files import read
try:
    read(Path(sys.argv[1]))
except BadBookError as error:
    print(error.reason.value, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def test_a_slow_pdf_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    endless = tmp_path / "endless.py"
    endless.write_text("while True: pass\n")
    monkeypatch.setattr(pdf_module, "_CHILD", endless)
    with pytest.raises(BadBookError) as caught:
        pdf_module.read_pdf(b"%PDF-1.7", seconds=1)
    assert caught.value.values == {"reason": "too-slow", "seconds": "1"}
