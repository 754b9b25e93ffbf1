"""The text of a PDF in reading order. The library runs in a child process under limits: see `pdf_words`."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from rules_graph.errors import BadBookError, BookFault
from rules_graph.imports.reading import page_layout
from rules_graph.imports.reading.page_layout import Word

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rules_graph.imports.reading.manuscript import Line

SECONDS = 60
_CHILD = Path(__file__).with_name("pdf_words.py")
_ANSWER = 16_000_000  # the longest line of JSON that a page of the most characters can make
_LETTERS_PER_PAGE = 10


def read_pdf(
    data: bytes, progress: Callable[[int, int], None] | None = None, seconds: int = SECONDS
) -> list[Line]:
    """The lines of a PDF; a blank line parts paragraphs. `progress` hears the pages done, of how many."""
    until = monotonic() + seconds
    pages = _Child(seconds, progress).pages(data)
    _refuse_pictures(pages)
    try:
        return page_layout.lines(pages, until)
    except TimeoutError:
        raise BadBookError(BookFault.TOO_SLOW, seconds=str(seconds)) from None


def _refuse_pictures(pages: list[list[Word]]) -> None:
    text = "".join(word.text for page in pages for word in page)
    lost = sum(1 for char in text if char == "\ufffd" or "\ue000" <= char <= "\uf8ff")
    letters = sum(map(str.isalpha, text))
    if lost > letters:
        raise BadBookError(BookFault.ENCODING, encoding="pdf", line="1")
    if letters < _LETTERS_PER_PAGE * len(pages):
        raise BadBookError(BookFault.NO_TEXT, pages=str(len(pages)))


class _Child:
    def __init__(self, seconds: int, progress: Callable[[int, int], None] | None) -> None:
        self.seconds = seconds
        self.progress = progress
        self.late = False

    def pages(self, data: bytes) -> list[list[Word]]:
        pages: list[list[Word]] = []
        total = 0
        for answer in self._answers(data):
            if "pages" in answer:
                total = answer["pages"]
            elif "page" in answer:
                pages.append([Word(*row) for row in answer["words"]])
                if self.progress is not None:
                    self.progress(len(pages), total)
            elif "fault" in answer:
                raise BadBookError(BookFault(answer.pop("fault")), **answer)
            elif answer.get("done"):
                return pages
        raise self._broken_off()

    def _answers(self, data: bytes) -> Iterator[dict[str, Any]]:
        with tempfile.TemporaryFile() as file:
            file.write(data)
            file.seek(0)
            child = subprocess.Popen(
                [sys.executable, "-I", str(_CHILD), str(self.seconds)],
                stdin=file,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        clock = threading.Timer(self.seconds, self._stop, (child,))
        clock.start()
        try:
            assert child.stdout is not None
            while (line := child.stdout.readline(_ANSWER)).endswith(b"\n"):
                yield json.loads(line)
        finally:
            clock.cancel()
            child.kill()
            child.wait()
            if child.stdout is not None:
                child.stdout.close()

    def _stop(self, child: subprocess.Popen[bytes]) -> None:
        self.late = True
        child.kill()

    def _broken_off(self) -> BadBookError:
        if self.late:
            return BadBookError(BookFault.TOO_SLOW, seconds=str(self.seconds))
        return BadBookError(BookFault.BROKEN_PDF)
