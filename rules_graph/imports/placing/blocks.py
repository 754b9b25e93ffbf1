"""Lines into blocks: headings, paragraphs, bullets, numbered steps, rows of tables and of an index.

Lines that a page's width broke are joined, and so are paragraphs that a column, a page or a box tore apart.
Nothing is lost: every line is in a block or among the dropped, with the reason.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from rapidfuzz import fuzz

from rules_graph.imports.reading.furniture import HEADING_LENGTH, Dropped, without_furniture

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules_graph.imports.reading.manuscript import Line

_TORN_REACH = 60

_BULLET = re.compile(r"(?P<indent>\s*)(?:-\s+)?(?P<glyph>[❖◆◊◇☞✦✧•●▪■○◦‣➢➤*·]|-)\s+(?=\S)")
_STEP = re.compile(
    r"(?P<indent>\s*)(?:-\s+)?\**(?P<number>\d{1,2}(?:\.\d{1,2})*|[A-Z](?=[.)]))(?P<stop>[.:)]?)\**\s+(?=\S)"
)
_ENTRY = re.compile(
    r"^(?P<words>\W*\w.*?)\s*(?:\.{3,}|…{2,}|(?:\.\s){3,})\s*(?:\w{2,7}\s+)?(?P<pages>\d[\d ,–-]*)?$"
)
_INDEXED = re.compile(
    r"^(?P<words>[^\W\d_][^:.!?]{1,70}):\s+(?P<pages>(?:[^.!?]*[\s,;:])?\d{1,3}(?:[-–]\d{1,3})?)$"
)
_LIST_HEADS = (
    "related topics",
    "see also",
    "powiązane tematy",
    "patrz także",
    "пов'язані теми",
    "див. також",
)
_ENDS_SENTENCE = re.compile(r"[.!?:;…][\"”’»)\]*]*$")
_CLOSING = re.compile(r"[\"”’»)\]*]+$")
_GLYPH_SEEN = 8


class Shape(StrEnum):
    """What a block is."""

    HEADING = "heading"
    PARAGRAPH = "paragraph"
    BULLET = "bullet"
    STEP = "step"
    ROW = "row"
    ENTRY = "entry"


@dataclass(frozen=True, slots=True)
class Block:
    """Words of the book that belong together, and the lines they stood on."""

    shape: Shape
    text: str
    lines: tuple[int, ...]
    depth: int = 0
    number: str = ""
    mark: int = 0

    @property
    def line(self) -> int:
        return self.lines[0]


def split_blocks(lines: Sequence[Line], known: Callable[[str], bool]) -> tuple[list[Block], list[Dropped]]:
    """The blocks of a book, and the lines in none of them. `known` says whether something is a word."""
    kept, dropped = without_furniture(lines, known)
    bullets = _letter_bullets(kept)
    blocks: list[Block] = []
    alone: list[bool] = []
    gap = True
    for line in kept:
        if line.blank:
            gap = True
            continue
        block = _classify(line, bullets)
        if blocks and not gap and _continues(blocks[-1], block):
            blocks[-1] = _joined(blocks[-1], block, known)
        else:
            if alone:
                alone[-1] = alone[-1] and gap
            blocks.append(block)
            alone.append(gap)
        gap = False
    headed = [_as_heading(block, by_itself) for block, by_itself in zip(blocks, alone, strict=True)]
    return _mend_torn(_without_half_sentences(headed), known), dropped


def _letter_bullets(lines: Sequence[Line]) -> set[str]:
    """Single signs that open so many lines before a capital that they must be misread bullets."""
    opens = Counter(
        text[0]
        for line in lines
        if len(text := line.text.strip()) > 3
        and text[1] == " "
        and text[2].isupper()
        and not text[0].isupper()
    )
    return {
        sign
        for sign, count in opens.items()
        if not sign.isdigit() and (count >= _GLYPH_SEEN or not sign.isalnum())
    }


def _classify(line: Line, bullets: set[str]) -> Block:
    text = line.text.rstrip()
    number = (line.number,)
    if line.mark:
        return Block(Shape.HEADING, _bare(text), number, mark=line.mark)
    if entry := _ENTRY.match(_with_leader(text.strip())):
        return Block(Shape.ENTRY, entry["words"].strip(), number, number=(entry["pages"] or "").strip())
    if entry := _INDEXED.match(text.strip()):
        return Block(Shape.ENTRY, entry["words"].strip(), number, number=entry["pages"])
    if "\t" in text.strip() or text.strip().startswith("|"):
        return Block(Shape.ROW, re.sub(r"\s*[\t|]+\s*", " | ", text.strip().strip("|").strip()), number)
    stripped = text.strip()
    letter = stripped[:1] in bullets and stripped[1:2] == " "
    glyph = _BULLET.match(text)
    rest = text[glyph.end() :] if glyph else text
    step = _STEP.match(rest if glyph and glyph["glyph"] in "-*" else text)
    if step and not step["number"][0].isdigit() and _shouts(text) and len(text) <= HEADING_LENGTH:
        return Block(Shape.HEADING, _bare(stripped), number)
    if step and (step["stop"] or "." in step["number"]):
        body = (rest if glyph and glyph["glyph"] in "-*" else text)[step.end() :]
        return Block(Shape.STEP, _bare(body), number, depth=_depth(text), number=step["number"])
    if glyph:
        return Block(Shape.BULLET, _bare(rest), number, depth=_depth(text))
    if letter and _shouts(stripped):
        return Block(Shape.HEADING, _bare(stripped[2:]), number)
    if letter:
        return Block(Shape.BULLET, _bare(stripped[2:]), number, depth=_depth(text))
    return Block(Shape.PARAGRAPH, _bare(stripped), number)


def _with_leader(text: str) -> str:
    """A line of contents with its dots as dots: "eeeeuveeeeernee" before a page is none."""
    return re.sub(r"(?<=\s)\S{8,}(?=\s)", lambda found: "....." if _leads(found[0]) else found[0], text)


def _leads(token: str) -> bool:
    signs = Counter(token.casefold())
    return len(signs) <= 0.5 * len(token) and signs.most_common(1)[0][1] >= 0.3 * len(token)


def _depth(text: str) -> int:
    return min(len(text) - len(text.lstrip()), 4)


def _bare(text: str) -> str:
    """Without the marks of bold that lost their partner, and without runs of spaces."""
    text = re.sub(r"^#+\s*", "", text.strip())
    if text.count("**") % 2:
        text = text.replace("**", "", 1) if text.startswith("**") else text.replace("**", "")
    return re.sub(r"[ \u00a0]{2,}", " ", text).strip()


def _continues(last: Block, block: Block) -> bool:
    """Whether a line goes on with the block before it, no blank line being between."""
    if block.shape is not Shape.PARAGRAPH or last.shape in (Shape.ROW, Shape.ENTRY):
        return False
    if is_list_of_references(block.text):
        return False
    if last.shape is Shape.HEADING:
        return False
    if _shouts(last.text) != _shouts(block.text) and len(last.text) <= HEADING_LENGTH:
        return False
    return not (
        _shouts(block.text) and len(block.text) <= HEADING_LENGTH and _ENDS_SENTENCE.search(last.text)
    )


def _shouts(text: str) -> bool:
    """Whether the words are in capitals."""
    letters = [letter for letter in text if letter.isalpha()]
    return len(letters) > 3 and sum(letter.isupper() for letter in letters) > 0.8 * len(letters)


def _joined(first: Block, second: Block, known: Callable[[str], bool]) -> Block:
    head, tail = first.text, second.text
    before = re.search(r"(\w+)-$", head)
    after = re.match(r"\w+", tail)
    if before and after and tail[:1].islower():
        whole = before[1] + after[0]
        text = head[:-1] + tail if known(whole) else head + tail
    else:
        text = f"{head} {tail}"
    return replace(first, text=text, lines=first.lines + second.lines)


def _as_heading(block: Block, alone: bool) -> Block:
    """A short line alone that ends no sentence is a heading, numbered or not, and so is one in capitals."""
    if block.shape not in (Shape.PARAGRAPH, Shape.STEP) or len(block.text) > HEADING_LENGTH:
        return block
    if is_list_of_references(block.text):
        return block
    ends = re.search(r"[.:;,!?…]$", _CLOSING.sub("", block.text))
    if alone and not ends and not block.text[:1].islower():
        return replace(block, shape=Shape.HEADING)
    if block.shape is Shape.PARAGRAPH and _shouts(block.text) and len(block.lines) <= 2:
        return replace(block, shape=Shape.HEADING)
    return block


def _without_half_sentences(blocks: list[Block]) -> list[Block]:
    """A line alone that the next paragraph carries on in small letters is no heading."""
    return [
        replace(block, shape=Shape.PARAGRAPH)
        if block.shape is Shape.HEADING
        and not block.mark
        and len(block.text.split()) > 4
        and not _shouts(block.text)
        and at + 1 < len(blocks)
        and _orphan(blocks[at + 1])
        else block
        for at, block in enumerate(blocks)
    ]


def is_list_of_references(text: str) -> bool:
    """ "Related topics: A, B, C", however badly it was read."""
    head, colon, _ = text.partition(":")
    return bool(colon) and any(fuzz.ratio(head.casefold(), words) >= 75 for words in _LIST_HEADS)


def _mend_torn(blocks: list[Block], known: Callable[[str], bool]) -> list[Block]:
    """Give each paragraph that stops in mid sentence the nearest later one that starts in mid sentence."""
    taken: set[int] = set()
    mended = list(blocks)
    for at in range(len(mended) - 1):
        if at in taken or not _open(mended[at]):
            continue
        for other in range(at + 1, min(at + 1 + _TORN_REACH, len(mended))):
            if other in taken:
                continue
            if _orphan(mended[other]):
                mended[at] = _joined(mended[at], mended[other], known)
                taken.add(other)
                if not _open(mended[at]):
                    break
            elif _open(mended[other]):
                break
    return [block for at, block in enumerate(mended) if at not in taken]


def _open(block: Block) -> bool:
    return (
        block.shape in (Shape.PARAGRAPH, Shape.BULLET, Shape.STEP)
        and len(block.text) > 40
        and not _ENDS_SENTENCE.search(block.text)
        and not is_list_of_references(block.text)
    )


def _orphan(block: Block) -> bool:
    """Whether a paragraph starts in mid sentence, or in the middle of "(see page 14)"."""
    return block.shape is Shape.PARAGRAPH and bool(
        block.text[:1].islower() or re.match(r"\d{1,3}\)", block.text)
    )
