"""From words to a ruling: how long it takes, over all descriptions of the tests, warm."""

from __future__ import annotations

import time

from bench.descriptions import FOLDERS, described
from engine.ahlcg.described import inquire
from rules_graph.corpus import load
from rules_graph.model import LANGS
from ui.inquiries import page


def main() -> None:
    corpus = load()
    texts = [
        (case["says"][lang], lang)
        for folder in FOLDERS.values()
        for case in described(folder)
        for lang in LANGS
    ]
    for text, lang in texts[:9]:
        inquire(text, lang)  # vocabularies are read once
    taken = []
    for text, lang in texts:
        began = time.perf_counter()
        page(inquire(text, lang), corpus, lang)
        taken.append((time.perf_counter() - began) * 1e3)
    taken.sort()
    middle, late = taken[len(taken) // 2], taken[int(len(taken) * 0.95)]
    print(f"ask, {len(taken)} descriptions  median {middle:.0f} ms  p95 {late:.0f} ms")
    long = texts[0][0] * (20_000 // len(texts[0][0]) + 1)
    began = time.perf_counter()
    inquire(long, "en")
    print(f"ask, 20 000 letters  {(time.perf_counter() - began) * 1e3:.0f} ms")


if __name__ == "__main__":
    main()
