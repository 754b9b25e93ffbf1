"""What a scan makes of letters: how dear it is to read a printed word out of a scanned one.

A cost is the negative logarithm of how often a glyph stands for a letter that the scan misread. The
tables hold for any scan read with a model of another language, not for one book.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf, log
from typing import TYPE_CHECKING

from rules_graph.imports.mending.lexicon import LETTERS, unmarked

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules_graph.model import Lang

_LATIN = """
    i: l 1.5, 1 1.5, ! 2, | 2, í .3, ì .3, ï .5
    l: ł 1.5, i 2, 1 1, I 1, | 1.5, ! 2
    m: rn 1.5, nn 3
    n: ri 3, ii 3, ñ .3, h 4
    u: ii 3, ú .3, ü .3
    o: 0 1, 6 2.5, ō .3, ö .3, ò .3
    a: ā 1, á .3, à .3, ä .5, â .5, 4 3, @ 2
    e: é 1.5, ē 1, è .3, ë .5, ê .5, c 3, ¢ 4
    c: ç .5, e 2.2, ¢ 3, g 3, ec 2
    j: i 3, I .7, ] .5, 7 3
    h: li 3, b 4
    s: 5 2, § 2, $ 2, š .5
    z: 2 2, ž .5
    b: 6 2.5, 8 2.5
    g: 9 2.5, q 2
    k: x 3.5
    y: v 3.5, ý .3
    w: vv 1.5
    d: cl 3
    t: e 4, c 4, f 4
"""
_POLISH = """
    ą: a .4, g 1.5, q 1.5, 3 2, 4 3, ā .4, @ 2, ¢ 3, s 4.5, ag 2, aq 2, a3 2.5
    ę: e .5, ¢ .9, g 1.2, c 2.8, é 2.5, € 2, ē .4, q 3, ¢i 4, ic 4, eg 2.5, e¢ 1.5
    ć: ¢ .7, é 1.2, c 1.3, d 2.8, é¢ 1.5, l 4.5, ¢é 1.5, g¢ 3, g 4
    ł: l .8, t .8, f 2.2, i 3, h 3, 1 2, E 1.2, e 4.5, I 2, k 4, r 4, lt 1.5, tl 2
    ó: é .5, o 1.2, d 1.6, 6 2, S 2.5, s 4, oé 2, dé 2, 0 2, ö 1, ô .5, ò .5, 5 3, b 4, 6é 1.5, od 2.5, éd 2
    ś: s .4, $ 1.2, § 2, é 2, d 2.2, g 3.5, 5 2, ¢ 3.5, š .5, s$ 1, $§ 1, s§ 1, sé 1, §é 1.5
    ź: z .5, Z 1, ž .5, 2 2.5, ¢ 4
    ż: z .15, i 3, ž .5, 2 2.5, r 4, zZ 1, zi 2.5
    ń: n .8, ri 1.5, rt 2, r 3, d 3, t 4, st 3, ni 3.5, nt 2.5, ti 3, fi 2.5, ci 3.5, ii 3, h 4, di 3, ñ .3
    cj: gj .8, dj .8, ej .8, j 3.2, gcj 1.5
    CJ: CI .6, CJ 0, Cl .8, GI 2, EJ 1
    kt: ke 1, ket 1.5, ked 1.5, kd 2
    ście: dcie 2, écie 1.5
    eń: ed 2, ei 2.5, eri 2
    łk: dk 3
    am: arn 1.5
"""
_CYRILLIC = """
    і: i .1, l 1, 1 1.5, ї 3, ! 2, | 2, и 4.5, í .3, y 4
    ї: ï .1, і 1.5, i 1.5
    й: и 1.5, й .1
    є: е 2, e 2
    ґ: г .5
    и: u .7, i 1.5, і 4.5, n 3, й 4
    а: a .1, @ 2
    е: e .1, є 3
    о: o .1, 0 1
    р: p .1, r .7
    с: c .1, s .7
    у: y .1, u 1.5
    х: x .1, h 2
    к: k .1
    м: m .1
    т: t .1
    н: h .5, n .7
    в: b .7, v .7
    з: 3 1, z .7
    п: n 2, p 1.5
    л: l 1.2
    д: d .7
    г: r 2, g .7
    б: 6 1, b 1.5
    ш: щ 3, w 2
    щ: ш 3
    ь: b 1.5
"""
_FROM_CYRILLIC = """
    a: а .1
    b: б .7, в .7
    c: с .1, ц 1
    d: д .7
    e: е .1
    f: ф .7
    g: г .7
    h: х 2, н .7
    i: і .1, и .7
    j: й 1, ј .1
    k: к .1
    l: л .7
    m: м .1
    n: н .7, п 1.5
    o: о .1
    p: р .3, п .7
    r: р .7, г 1.5
    s: с .7, ѕ .1
    t: т .1
    u: у .7, и 1.5
    w: в 1
    x: х .1
    y: у .1, ы .3, и 1.5
    z: з .7
"""
_TABLES: Mapping[Lang, tuple[str, ...]] = {
    "en": (_LATIN, _FROM_CYRILLIC),
    "pl": (_LATIN, _FROM_CYRILLIC, _POLISH),
    "uk": (_CYRILLIC,),
}
_LONGEST = 4


class Glyphs:
    """The misreadings of one language at one level of noise."""

    def __init__(self, lang: Lang, noise: float = 1.0) -> None:
        self.lang = lang
        self.letters = frozenset(LETTERS[lang])
        self._rarity = -log(noise)
        self._readings: dict[str, dict[str, float]] = {}
        for table in _TABLES[lang]:
            self._add(table)

    def _add(self, table: str) -> None:
        """A raw glyph that is no letter of the language is damage for sure; another is, as noise has it."""
        for line in table.strip().splitlines():
            letters, _, misread = line.strip().partition(": ")
            for entry in misread.split(", "):
                glyph, _, cost = entry.partition(" ")
                sure = any(sign.casefold() not in self.letters for sign in glyph)
                dear = float(cost) + (0 if sure else self._rarity)
                readings = self._readings.setdefault(glyph, {})
                readings[letters.casefold()] = min(dear, readings.get(letters.casefold(), inf))

    def readings(self, glyph: str) -> dict[str, float]:
        """The letters that a glyph, or two or three that stand together, may be, and what that costs."""
        return self._of(glyph)

    @lru_cache(maxsize=4096)  # noqa: B019 (one per import)
    def _of(self, glyph: str) -> dict[str, float]:
        low = glyph.casefold()
        found = dict(self._readings.get(low, {}))
        for letters, cost in self._readings.get(glyph, {}).items():
            found[letters] = min(cost, found.get(letters, inf))
        if low in self.letters:
            found[low] = 0.0
        return found

    def skeletons(self, raw: str, dearest: float) -> dict[str, float]:
        """What a scanned word may be, without the marks of its letters, at no more than this cost."""
        at: list[dict[str, float]] = [{} for _ in range(len(raw) + 1)]
        at[0][""] = 0.0
        for start, begun in enumerate(at[:-1]):
            for end in range(start + 1, min(start + _LONGEST, len(raw)) + 1):
                for letters, cost in self._bare(raw[start:end]).items():
                    for bare, paid in begun.items():
                        total = paid + cost
                        if total <= dearest and total < at[end].get(bare + letters, inf):
                            at[end][bare + letters] = total
        return at[-1]

    @lru_cache(maxsize=4096)  # noqa: B019
    def _bare(self, glyph: str) -> dict[str, float]:
        bare: dict[str, float] = {}
        for letters, cost in self._of(glyph).items():
            key = "".join(map(unmarked, letters))
            bare[key] = min(cost, bare.get(key, inf))
        return bare

    def cost(self, raw: str, word: str) -> float:
        """The least that reading the scanned word as this one costs; infinite if it cannot be."""
        at: dict[tuple[int, int], float] = {(0, 0): 0.0}
        for start in range(len(raw)):
            for end in range(start + 1, min(start + _LONGEST, len(raw)) + 1):
                readings = self._of(raw[start:end])
                if not readings:
                    continue
                for (here, done), paid in list(at.items()):
                    if here != start:
                        continue
                    for letters, cost in readings.items():
                        if word.startswith(letters, done):
                            to = (end, done + len(letters))
                            at[to] = min(paid + cost, at.get(to, inf))
        return at.get((len(raw), len(word)), inf)
