"""A progress bar on stderr, only where somebody watches and there is something to wait for."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rules_graph.model import Lang


@contextmanager
def watched(title: str, lang: Lang) -> Iterator[Callable[[str, float], None]]:
    """Gives a function that shows the part being worked on and the share that is done."""
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), console=Console(stderr=True), transient=True
    )
    task = bar.add_task(title, total=1.0)

    def tell(part: str, share: float) -> None:
        bar.start()
        bar.update(task, description=f"{title}: {say(lang, f'building-{part}')}", completed=share)

    try:
        yield tell
    finally:
        if bar.live.is_started:
            bar.stop()
