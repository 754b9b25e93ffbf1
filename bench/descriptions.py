"""How well plain words are read: for each description what was right, honestly in doubt, or wrong in silence.

right      the question is the one asked, and the answer is the one expected
doubtful   not right, and said so: words not understood, facts missing, claims not borne out, or "it depends"
silent     wrong without a word of doubt
facts      of the facts that the text states, the share that stands in the sheet
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from engine.ahlcg import events
from engine.ahlcg.described.answering import Inquiry, inquire
from rules_graph.model import LANGS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.ahlcg.described.scene import Foe, Person
    from engine.kernel import Event
    from rules_graph.model import Lang

FOLDERS = {each.name: each for each in sorted(Path("tests/data/descriptions").iterdir())}


@dataclass(frozen=True)
class Scored:
    id: str
    lang: Lang
    inquiry: Inquiry
    right: bool
    silent: bool
    facts: int
    read: int
    why: str  # what was expected and what came


def described(folder: Path) -> list[dict[str, Any]]:
    return [yaml.safe_load(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.yaml"))]


def score(case: dict[str, Any], lang: Lang) -> Scored:
    found = inquire(case["says"][lang], lang)
    wrong = list(_wrong(case, found))
    doubt = not found.sure or found.ruling is None or found.ruling.verdict.says == "depends"
    facts = list(_facts(case.get("understood", {}), found))
    return Scored(
        case["id"],
        lang,
        found,
        not wrong,
        bool(wrong) and not doubt,
        len(facts),
        sum(facts),
        "; ".join(wrong),
    )


def _wrong(case: dict[str, Any], found: Inquiry) -> Iterator[str]:
    """What in the answer is not as it should be."""
    expected = case["answer"]
    asked = [each for each in found.scene.questions if each.asks == case["question"]]
    question = asked[0] if asked else found.scene.question
    if case.get("missing"):
        depends = found.ruling is not None and found.ruling.verdict.says == "depends"
        if not (found.draft.missing or depends):
            yield f"nothing missing, but {case['missing']}"
        return
    if question is None or question.asks != case["question"]:
        yield f"asks {question.asks if question else None}, not {case['question']}"
        return
    if found.ruling is None:
        yield "no ruling"
        return
    rulings = (*found.earlier, found.ruling)
    ruling = next(each for each in rulings if each.question == question)
    verdict = ruling.verdict
    found = replace(found, ruling=ruling)
    wanted = expected.get("verdict")
    if case["question"] in ("still-happens", "may") and wanted != verdict.says:
        yield f"{verdict.says}, not {wanted}"
    if case["question"] == "who-decides" and not _decides(expected.get("decider"), found):
        yield f"{verdict.by}, not {expected.get('decider')}"
    if expected.get("grim", False) != verdict.grim:
        yield f"grim {verdict.grim}"
    odds = expected.get("odds") or expected.get("chance")
    if odds is not None and Fraction(str(odds)) != verdict.odds:
        yield f"{verdict.odds}, not {odds}"
    if case["question"] == "how-much" and not _amount(expected.get("amount"), found):
        yield f"{verdict.amount}, not {expected.get('amount')}"
    if case["question"] == "when" and expected.get("when") not in (None, verdict.point):
        yield f"{verdict.point}, not {expected['when']}"
    if (
        case["question"] == "which-target"
        and expected.get("target")
        and not _target(expected["target"], found)
    ):
        yield f"not at {expected['target']}"
    if case["question"] == "order" and not _in_order(expected.get("order", []), found):
        yield "another order"


def _named(ref: str, found: Inquiry) -> str | None:
    """Whom i1, e2 or l1 is: in the order in which they are mentioned, the speaker first."""
    scene, number = found.scene, int(ref[1:]) - 1
    people = sorted(scene.mentioned, key=lambda who: not who.speaker)
    rows: dict[str, list[Any]] = {"i": people, "e": scene.met, "l": scene.places}
    row = rows.get(ref[0], [])
    return row[number].name if 0 <= number < len(row) else None


def _decides(decider: str | None, found: Inquiry) -> bool:
    assert found.ruling is not None
    verdict = found.ruling.verdict
    if decider == "lead":
        return verdict.by == found.ruling.sheet.situation.lead.id
    if decider == "nobody":
        return verdict.grim
    return decider is None or verdict.by == _named(decider, found)


def _amount(expected: Any, found: Inquiry) -> bool:
    """So many; of several kinds, those of the kind that was asked about."""
    assert found.ruling is not None
    about = found.ruling.question.about
    if isinstance(expected, dict):
        kinds = {"card-discarded": "discard", "doom-placed": "doom", "card-drawn": "cards"}
        kind = (about.kind or kinds.get(about.event, about.event)) if about else ""
        expected = expected.get(kind, next(iter(expected.values())))
    return expected is None or expected == found.ruling.verdict.amount


def _target(ref: str, found: Inquiry) -> bool:
    assert found.ruling is not None
    told = found.ruling.verdict.events
    placed = [event for event in told if event.__dict__.get("location")]  # before it engages somebody there
    last = (*placed[-1:], *told[-1:])
    names = {str(event.__dict__.get(name)) for event in last for name in ("location", "investigator")}
    return _named(ref, found) in names


_SHORT = {
    "attack": ("enemy-attacks", "enemy"),
    "defeated": ("investigator-defeated", "investigator"),
    "engage": ("enemy-engaged", "enemy"),
    "resources": ("resources-gained", "by"),
    "cards": ("card-drawn", "by"),
    "doom": ("doom-placed", ""),
    "spawn": ("enemy-spawned", ""),
}


def _in_order(expected: list[str], found: Inquiry) -> bool:
    """Whether the events that are expected come in that order."""
    assert found.ruling is not None
    told = list(found.ruling.play.events)
    at = 0
    for short in expected:
        kind, *rest = short.split()
        name = _named(rest[0], found) if rest and rest[0][0] in "ie" and rest[0][1:].isdigit() else None
        begin = max(0, at - 1) if kind in ("horror", "move") else at  # these may come in one event
        at = next((n for n in range(begin, len(told)) if _is(told[n], kind, name)), -1) + 1
        if at == 0:
            return False
    return True


def _is(event: Event, kind: str, name: str | None) -> bool:
    if kind in ("damage", "horror"):
        hurt = isinstance(event, events.HarmDealt) and event.investigator == name
        return hurt and any(getattr(share, kind) for share in getattr(event, "shares", ()))
    if kind == "move":
        return isinstance(event, events.InvestigatorMoved | events.EnemyMoved)
    if kind == "cost":
        return isinstance(event, events.CostPaid)
    if kind == "test":
        return isinstance(event, events.TestDecided)
    if kind == "clues":
        return isinstance(event, events.CluesDiscovered | events.TokensReturned)
    if kind == "discard":
        return isinstance(
            event, events.LeftPlay | events.CardDiscarded | events.TreacheryResolved | events.Reached
        )
    if kind not in _SHORT:
        return True
    wanted, field = _SHORT[kind]
    about = event.__dict__.get(field)
    return getattr(event, "event", "") == wanted and (not field or name is None or about == name)


def _facts(understood: dict[str, Any], found: Inquiry) -> Iterator[bool]:
    """Each stated fact: whether it is in what was read."""
    scene = found.scene
    people = sorted(scene.mentioned, key=lambda who: not who.speaker)
    for number, said in enumerate(understood.get("investigators", [])):
        yield from _of_person(said, people[number] if number < len(people) else None)
    for number, said in enumerate(understood.get("enemies", [])):
        yield from _of_enemy(said, scene.met[number] if number < len(scene.met) else None, found)
    told = [ability.type for ability in scene.abilities]
    for said in understood.get("abilities", []):
        if said.get("type") in ("forced", "reaction", "revelation"):
            yield said["type"] in told
    agenda = understood.get("agenda", {})
    yield from (scene.agenda.get(name) == agenda[name] for name in ("doom", "threshold") if name in agenda)


_OF_PEOPLE = ("health", "sanity", "clues", "resources", "willpower", "intellect", "combat", "agility", "hand")
_OF_ENEMIES = ("damage", "horror", "health", "fight", "evade", "doom")


def _of_person(said: dict[str, Any], who: Person | None) -> Iterator[bool]:
    yield from (who is not None and who.facts.get(name) == said[name] for name in _OF_PEOPLE if name in said)
    if said.get("lead"):
        yield who is not None and who.lead
    if not said.keys() - {"id", "name"}:
        yield who is not None


def _of_enemy(said: dict[str, Any], foe: Foe | None, found: Inquiry) -> Iterator[bool]:
    yield from (foe is not None and foe.facts.get(name) == said[name] for name in _OF_ENEMIES if name in said)
    if "ready" in said:
        yield foe is not None and foe.ready == said["ready"]
    if said.get("engaged"):
        wanted = [_named(who, found) for who in said["engaged"]]
        yield foe is not None and [who.name for who in foe.engaged or []] == wanted
    yield from (foe is not None and keyword in foe.keywords for keyword in said.get("keywords", []))


def measure(folder: Path, *, wordy: bool = False) -> None:
    cases = described(folder)
    print(folder.name)
    for lang in LANGS:
        scores = [score(case, lang) for case in cases]
        counts = Counter(
            "right" if each.right else "silent" if each.silent else "doubtful" for each in scores
        )
        facts, read = sum(each.facts for each in scores), sum(each.read for each in scores)
        sure = sum(each.right and each.inquiry.sure for each in scores)
        print(
            f"{lang}  {len(scores)} descriptions  right {counts['right']} (sure {sure})  "
            f"doubtful {counts['doubtful']}  silent {counts['silent']}  facts {read}/{facts}"
        )
        for each in scores if wordy else ():
            if not each.right:
                print(f"   {each.id} {'SILENT' if each.silent else ''} {each.why}  | {each.inquiry.unread}")


def main() -> None:
    wordy = "-v" in sys.argv
    folders = [Path(each) for each in sys.argv[1:] if each != "-v"] or list(FOLDERS.values())
    for folder in folders:
        measure(folder, wordy=wordy)


if __name__ == "__main__":
    main()
