"""Odds for people and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rapidfuzz import fuzz, process
from rich.console import Group
from rich.text import Text

from engine.ahlcg.odds import Odds, draw_odds, odds_of
from engine.ahlcg.phases.chaos import AUTO_FAIL
from engine.ahlcg.state.bags import BAGS
from engine.ahlcg.state.effects import TokenEffect
from rules_graph.errors import BadBagError, BadSymbolError
from ui.words import say
from ui.words.names import NAMED, is_number

if TYPE_CHECKING:
    from fractions import Fraction

    from rich.console import RenderableType

    from rules_graph.model import Lang
    from ui.play.stepper import Stepper

_ALIKE = 60
_BAR = 40
_ICONS_SHOWN = 4
_EXPANSION = {
    "bless": TokenEffect(add=2, reveal_another=True),
    "curse": TokenEffect(add=-2, reveal_another=True),
}
_OPEN = tuple(token for token in NAMED if token not in (*_EXPANSION, AUTO_FAIL))  # the scenario says what


def read_bag(text: str) -> tuple[str, ...]:
    """A bag by name, or its tokens separated by commas or spaces. Raises BadBagError."""
    tokens = tuple(text.casefold().replace(",", " ").split())
    if len(tokens) == 1 and tokens[0] in BAGS:
        return BAGS[tokens[0]]
    wrong = next((token for token in tokens if not is_number(token) and token not in NAMED), None)
    if wrong is None and tokens:
        return tokens
    meant = NAMED if len(tokens) > 1 else (*BAGS, *NAMED)
    raise BadBagError(
        token=wrong or "none", bags=", ".join(BAGS), tokens=", ".join(NAMED), nearest=_nearest(wrong, meant)
    )


def read_symbols(texts: list[str]) -> dict[str, TokenEffect]:
    """`skull=-2`: the number that a symbol stands for. Bless and curse are known from later boxes."""
    effects = dict(_EXPANSION)
    for text in texts:
        symbol, _, value = (part.strip() for part in text.casefold().partition("="))
        if symbol not in _OPEN or not is_number(value):
            near = _nearest(symbol, _OPEN) if symbol not in _OPEN else "none"
            raise BadSymbolError(symbol=text, known=", ".join(_OPEN), nearest=near)
        effects[symbol] = TokenEffect(add=int(value))
    return effects


def _nearest(word: str | None, known: tuple[str, ...]) -> str:
    alike = process.extractOne(word or "", known, scorer=fuzz.ratio, score_cutoff=_ALIKE)
    return alike[0] if alike else "none"


def silent_symbols(bag: tuple[str, ...], effects: dict[str, TokenEffect]) -> list[str]:
    """Symbols of the bag whose number was not given; they count as nothing, and the answer says so."""
    return sorted({token for token in bag if not is_number(token)} - effects.keys() - {AUTO_FAIL})


def odds_as_data(
    bag: tuple[str, ...], effects: dict[str, TokenEffect], skill: int, difficulty: int
) -> dict[str, object]:
    draws = draw_odds(bag, effects)
    found = odds_of(draws, skill, difficulty)
    return {
        "skill": skill,
        "difficulty": difficulty,
        "success": str(found.success),
        "percent": round(float(found.success) * 100, 2),
        "margins": {str(margin): str(share) for margin, share in sorted(found.margins.items())},
        "automatic": {kind: str(share) for kind, share in found.automatic.items()},
        "per_icon": [
            round(float(odds_of(draws, skill + icons, difficulty).success) * 100, 2)
            for icons in range(_ICONS_SHOWN + 1)
        ],
        "counted_as_zero": silent_symbols(bag, effects),
    }


def odds_as_text(
    bag: tuple[str, ...], effects: dict[str, TokenEffect], skill: int, difficulty: int, lang: Lang
) -> RenderableType:
    draws = draw_odds(bag, effects)
    found = odds_of(draws, skill, difficulty)
    lines = [
        Text.assemble(
            (say(lang, "odds-success", percent=_percent(found.success)), "bold"), f"  ({found.success})"
        )
    ]
    lines += margins(found, lang)
    lines.append(Text())
    for icons in range(1, _ICONS_SHOWN + 1):
        better = odds_of(draws, skill + icons, difficulty).success
        change = {"icons": icons, "before": _percent(found.success), "after": _percent(better)}
        lines.append(Text(say(lang, "odds-icons", **change)))
    if silent := silent_symbols(bag, effects):
        lines.append(Text(say(lang, "odds-silent", symbols=", ".join(silent)), style="yellow"))
    return Group(*lines)


def odds_lines(lang: Lang, stepper: Stepper) -> list[Text]:
    """How likely what is attempted succeeds, and each result; or that there are no exact odds."""
    found = stepper.odds()
    if found is None:
        return [Text(say(lang, "odds-none"))]
    success = Text(say(lang, "odds-success", percent=_percent(found.success)))
    if isinstance(found, Odds):
        return [success, *margins(found, lang)]
    return [
        success,
        *(Text(f"  {each}: {_percent(share)} %") for each, share in sorted(found.results.items())),
    ]


def margins(found: Odds, lang: Lang) -> list[Text]:
    lines = []
    for margin, share in sorted(found.margins.items(), reverse=True):
        label = say(lang, "odds-by-success" if margin >= 0 else "odds-by-failure", margin=abs(margin))
        colour = "green" if margin >= 0 else "red"
        lines.append(
            Text.assemble(f"{label:>26} {_percent(share):>6} % ", ("█" * round(_BAR * share), colour))
        )
    return lines


def _percent(share: Fraction) -> str:
    return f"{float(share) * 100:.1f}"
