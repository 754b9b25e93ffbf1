"""Measured figures, and the one table that shows them. `python -m bench` takes them all."""

from __future__ import annotations

import os
import platform
import resource
import statistics
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence


@dataclass(frozen=True)
class Figure:
    part: str
    what: str
    value: str


def show(figures: Iterable[Figure]) -> None:
    """A Markdown table, line by line as the figures come."""
    print(f"{machine()}\n\n| | | |\n|---|---|---|")
    part = ""
    for each in figures:
        print(f"| {each.part if each.part != part else ''} | {each.what} | {each.value} |", flush=True)
        part = each.part


def machine() -> str:
    """Processor, cores and Python, in a line."""
    try:
        told = Path("/proc/cpuinfo").read_text(encoding="utf-8")
        name = next(line.partition(":")[2].strip() for line in told.splitlines() if "model name" in line)
    except (OSError, StopIteration):
        name = platform.processor() or platform.machine()
    return f"{name}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def memory() -> int:
    """Megabytes that this process held at most; what it was started from is not counted."""
    try:
        told = Path("/proc/self/status").read_text(encoding="utf-8")
        return int(told.split("VmHWM:")[1].split()[0]) // 1024
    except (OSError, IndexError):
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def seconds(work: Callable[[], object], runs: int = 5) -> float:
    """The median time of a piece of work."""
    return statistics.median(once(work) for _ in range(runs))


def once(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def spread(taken: Sequence[float]) -> str:
    """Median and 95th percentile of times in seconds, as milliseconds."""
    late = sorted(taken)[int(0.95 * len(taken))]
    return f"{statistics.median(taken) * 1e3:.0f} ms (p95 {late * 1e3:.0f} ms)"
