"""Every measured figure in one table: `make bench`. One part prints more: `python -m bench.search`."""

from __future__ import annotations

from importlib import import_module
from itertools import chain

from bench.figures import show

PARTS = ("corpus", "search", "ask", "engine", "import", "app")


def main() -> None:
    show(chain.from_iterable(import_module(f"bench.{part}").figures() for part in PARTS))


if __name__ == "__main__":
    main()
