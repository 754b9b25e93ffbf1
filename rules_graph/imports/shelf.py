"""The player's books: one readable JSON file a game and language, in the user's data folder."""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import platformdirs
from pydantic import ValidationError

from rules_graph.errors import UnknownBookError
from rules_graph.imports.edition import Edition
from rules_graph.model import SLUG, Lang

if TYPE_CHECKING:
    from collections.abc import Iterator

_NAME = re.compile(rf"(?P<game>{SLUG})-(?P<lang>{'|'.join(get_args(Lang))})")


def data_folder() -> Path:
    return Path(os.environ.get("GRIMRULE_DATA") or platformdirs.user_data_path("grimrule"))


class Shelf:
    """The books in a folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder() / "books"

    def put(self, book: Edition) -> Path:
        """Store a book in place of the one of its game and language; whole, or not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        place = self._path(book.id)
        handle, name = tempfile.mkstemp(dir=self.folder, prefix=f".{book.id}-", suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(book.model_dump_json(indent=1, exclude_defaults=True) + "\n")
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(place)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
        return place

    def names(self) -> list[str]:
        """The ids of the books, as `ahlcg-pl`."""
        if not self.folder.is_dir():
            return []
        return sorted(path.stem for path in self.folder.glob("*.json") if _NAME.fullmatch(path.stem))

    def book(self, name: str) -> Edition:
        """The book of this id. Raises UnknownBookError if there is none, or its file is damaged."""
        path = self._path(name)
        try:
            return Edition.model_validate_json(path.read_bytes())
        except FileNotFoundError:
            raise UnknownBookError(book=name, books=", ".join(self.names()) or "none") from None
        except (OSError, ValidationError) as error:
            raise UnknownBookError(
                book=name, books=", ".join(self.names()) or "none", problem=str(path)
            ) from error

    def books(self, game: str | None = None) -> Iterator[Edition]:
        """Every book that can be read, of a game or of all."""
        for name in self.names():
            found = _NAME.fullmatch(name)
            if found and game in (None, found["game"]):
                try:
                    yield self.book(name)
                except UnknownBookError:
                    continue

    def damaged(self) -> list[str]:
        """The ids of the books whose files cannot be read."""
        readable = {book.id for book in self.books()}
        return [name for name in self.names() if name not in readable]

    def remove(self, name: str) -> Path:
        path = self._path(name)
        if not path.is_file():
            raise UnknownBookError(book=name, books=", ".join(self.names()) or "none")
        path.unlink()
        return path

    def _path(self, name: str) -> Path:
        """Where a book is kept. A name is an id, never a path, so nothing outside the folder is touched."""
        if not _NAME.fullmatch(name):
            raise UnknownBookError(book=name, books=", ".join(self.names()) or "none")
        return self.folder / f"{name}.json"
