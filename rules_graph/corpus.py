"""Read and check the whole corpus; look a rule up."""

from __future__ import annotations

import gc
import re
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from rapidfuzz import fuzz, process, utils

from rules_graph.body import read_body
from rules_graph.checks import CorpusFile, check_file, check_together
from rules_graph.errors import CorpusDamagedError, Damage, Problem, UnknownGameError, UnknownRuleError
from rules_graph.front_matter import read_yaml, validate
from rules_graph.model import LANGS, SLUG, FrontMatter, Game, Rule, RuleRef, Statement, Trilingual
from rules_graph.paths import CORPUS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    Stamps = tuple[tuple[Path, int, int], ...]


@dataclass(frozen=True)
class Corpus:
    """The games and their rules, known to be sound."""

    games: Mapping[str, Game]
    rules: Mapping[RuleRef, Rule]

    def game(self, game: str) -> Game:
        if game not in self.games:
            raise UnknownGameError(game=game, games=", ".join(sorted(self.games)))
        return self.games[game]

    def of_game(self, game: str) -> list[Rule]:
        return [rule for rule in self.rules.values() if rule.game == self.game(game).id]

    def rule(self, ref: RuleRef) -> Rule:
        """The rule of this id, or of another id that leads to it."""
        found = self.rules.get(self._owners.get(ref.whole, ref.whole))
        if found is None or (ref.anchor and found.statement(ref.anchor) is None):
            raise UnknownRuleError(rule=str(ref), nearest=", ".join(self.nearest(str(ref))))
        return found

    def find(self, text: str, game: str | None = None) -> Rule:
        """The rule that a person means by an id, a reference, or a name in any language."""
        for each in [game] if game else self.games:
            ref = RuleRef.parse(text, each)
            if ref is not None and ref.whole in self._owners:
                return self.rule(ref)
        named = [ref for ref in self._named.get(text.casefold(), []) if game in (None, ref.game)]
        if named:
            return self.rules[named[0]]
        raise UnknownRuleError(rule=text, nearest=", ".join(self.nearest(text)))

    def nearest(self, text: str, limit: int = 3) -> list[str]:
        """The ids of the rules whose id or name looks most like the text."""
        calls = {f"{ref}": ref for ref in self._owners} | {ref.rule: ref for ref in self._owners}
        calls |= {name: refs[0] for name, refs in self._named.items()}
        matches = process.extract(
            text, calls.keys(), scorer=fuzz.WRatio, processor=utils.default_process, limit=20
        )
        found = dict.fromkeys(str(self._owners[calls[name]]) for name, _, _ in matches)
        return list(found)[:limit]

    @cached_property
    def _owners(self) -> dict[RuleRef, RuleRef]:
        owners = {ref: ref for ref in self.rules}
        for rule in self.rules.values():
            owners |= {RuleRef(rule.game, other): rule.ref for other in rule.also}
        return owners

    @cached_property
    def _named(self) -> dict[str, list[RuleRef]]:
        """Rules by name and alias, those so named before those so nicknamed."""
        named: dict[str, list[RuleRef]] = {}
        for lang in LANGS:
            for rule in self.rules.values():
                named.setdefault(rule.names[lang].casefold(), []).append(rule.ref)
        for lang in LANGS:
            for rule in self.rules.values():
                for alias in rule.aliases[lang]:
                    named.setdefault(alias.casefold(), []).append(rule.ref)
        return named


def load(folder: Path = CORPUS) -> Corpus:
    """The corpus in a folder, read once as long as no file changes. Raises CorpusDamagedError."""
    return _known(folder, stamps(folder, "*/*.md", "*/*.yaml"))


@lru_cache(maxsize=2)
def _known(folder: Path, _files: Stamps) -> Corpus:
    return read(folder)


def stamps(folder: Path, *patterns: str) -> Stamps:
    """The files of these names, each with its time and size: whether any has changed."""
    files = [(path, path.stat()) for pattern in patterns for path in folder.glob(pattern)]
    return tuple(sorted((path, stat.st_mtime_ns, stat.st_size) for path, stat in files))


def read(folder: Path) -> Corpus:
    """Every rule read and checked. Raises CorpusDamagedError, with every problem, if one is not sound."""
    with no_collecting():
        return _read_sound(folder)


@contextmanager
def no_collecting() -> Iterator[None]:
    """Hundreds of thousands of small parts that all go by themselves: looking for cycles takes a third."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def _read_sound(folder: Path) -> Corpus:
    games, files, problems = _read(folder)
    problems += [problem for file in files for problem in check_file(file)]
    problems += check_together(files)
    if problems:
        raise CorpusDamagedError(sorted(problems, key=lambda problem: (problem.path, problem.line)))
    rules = {file.ref: _rule(file) for file in files}
    return Corpus({game.id: game for game in sorted(games, key=lambda game: game.order)}, rules)


def _read(folder: Path) -> tuple[list[Game], list[CorpusFile], list[Problem]]:
    games: list[Game] = []
    files: list[CorpusFile] = []
    problems: list[Problem] = []
    for game_folder in sorted(path for path in folder.glob("*") if path.is_dir()):
        game, wrong = _read_game(game_folder)
        games += [game] if game else []
        problems += wrong
        for path in sorted(game_folder.glob("*.md"), key=_natural):
            file, wrong = _read_file(path)
            files += [file] if file else []
            problems += wrong
    if not files and not problems:
        problems.append(Problem(folder, 1, Damage.NO_RULES))
    return games, files, problems


def _natural(path: Path) -> list[tuple[int, str]]:
    """Step 2 before step 10."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.split(r"(\d+)", path.stem)]


def read_text(path: Path) -> tuple[str, list[Problem]]:
    try:
        return path.read_text(encoding="utf-8"), []
    except (OSError, UnicodeDecodeError) as error:
        return "", [Problem(path, 1, Damage.UNREADABLE, {"problem": str(error)})]


def _read_game(folder: Path) -> tuple[Game | None, list[Problem]]:
    path = folder / "game.yaml"
    if not path.exists():
        return None, [Problem(path, 1, Damage.NO_GAME_FILE)]
    text, unreadable = read_text(path)
    fields, problems = read_yaml(path, text, 1)
    if unreadable or problems:
        return None, unreadable + problems
    return validate(path, fields, Game, id=folder.name)


def _read_file(path: Path) -> tuple[CorpusFile | None, list[Problem]]:
    """The file if its front matter can be read, and all that is wrong with either part."""
    text, problems = read_text(path)
    if problems:
        return None, problems
    if not re.fullmatch(SLUG, path.stem):
        problems.append(Problem(path, 1, Damage.BAD_FILE_NAME, {"name": path.name}))
    lines = text.splitlines()
    closing = next((number for number, line in enumerate(lines[1:], 1) if line == "---"), None)
    if not lines or lines[0] != "---" or closing is None:
        return None, [*problems, Problem(path, 1, Damage.NO_FRONT_MATTER)]
    fields, wrong = read_yaml(path, "\n".join(lines[1:closing]), 2)
    problems += wrong
    front, wrong = validate(path, fields, FrontMatter)
    problems += wrong if not problems else []
    body = read_body(path, "\n".join(lines[closing + 1 :]), closing + 2, path.parent.name)
    problems += body.problems
    if front is None:
        return None, problems
    return CorpusFile(path, RuleRef(path.parent.name, path.stem), front, fields, body), problems


def _rule(file: CorpusFile) -> Rule:
    """A checked file as a rule: the same anchors stand in each language, in the same order."""
    texts = {lang: {written.anchor: written.text for written in file.body.sections[lang]} for lang in LANGS}
    en, pl, uk = (texts[lang] for lang in LANGS)
    statements = tuple(
        Statement.model_construct(anchor=at, text=Trilingual.model_construct(en=en[at], pl=pl[at], uk=uk[at]))
        for at in en
    )
    known = {name: getattr(file.front, name) for name in FrontMatter.model_fields}
    return Rule.model_construct(game=file.ref.game, id=file.ref.rule, statements=statements, **known)
