"""Gates that are told of: opening, and what a gate or a seal forbids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.described.drafts import DOOM_TRACK, Draft, drafted
from engine.arkham2e.described.watching import Watch, follow
from engine.arkham2e.events import (
    AncientOneAwakens,
    DoomAdded,
    GateOpened,
    MonsterPlaced,
    MonsterToOutskirts,
    SurgeBegan,
)
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.plain_words import Reading, Told

ASKS = ("may", "does")


def ability(told: Told) -> bool:
    return told.has("ability") and told.has("location", "here", "gate") and told.question in ASKS


def read_ability(told: Told) -> Draft:
    draft = drafted(told, "ability location here gate spend opens instead encounters street stand")
    draft.space["ability"] = [{"effect": "log", "text": "…"}]
    if told.has("gate") and not told.denied("gate"):
        draft.open_gates(1, here=True)
        draft.reads("gate-here")
    else:
        draft.reads("no-gate-here") if told.has("gate") else draft.assumes("no-gate-here")
    draft.attempt = {"encounter": draft.me}
    return draft


ABILITY = Watch(
    "location-special-abilities^instead",
    "location-special-abilities^open-gate",
    choice="encounter-or-ability",
    option="ability",
)


def sealed_place(told: Told) -> bool:
    """A gate or a monster that is to appear at a sealed location."""
    sealed = told.has("seal", "elder-sign") and told.has("location", "my-place", "here")
    comes = told.has("opens", "open", "appear", "mythos") and told.has("gate", "monster")
    return sealed and comes and told.question in ("happens", "order", *ASKS) and not told.has("clue", "close")


def read_sealed_place(told: Told) -> Draft:
    draft = drafted(told, "seal elder-sign location opens appear mythos gate monster named token draw here")
    no = told.denied("seal", "elder-sign")
    draft.space["sealed"] = not no
    draft.you["space"] = draft.name("street")
    draft.reads("not-sealed" if no else "sealed")
    draft.supplies()
    draft.table["mythos_now"] = {"id": draft.name("mythos"), "gate": draft.here}
    draft.attempt = {"step": "open-gate-and-spawn"}
    return draft


def answer_sealed_place(sheet: Sheet, reading: Reading) -> Answer:
    if reading.question in ASKS:
        rule = "no-gate" if reading.told.has("gate") else "no-monster"
        return Watch("no-elder-sign-or-gate^opens", f"sealed-location-no-spawn^{rule}", event="gate-opened")(
            sheet, reading
        )
    return follow(sheet, reading, go_on=False).answer()


def gate_opens(told: Told) -> bool:
    opens = told.every("gate", "opens") or (told.every("gate", "appear") and not told.has("surge"))
    if told.question == "much" and not told.has("monster"):
        return False
    return (
        opens
        and told.question in ("happens", "order", *ASKS, "much")
        and not told.has("seal", "elder-sign", "surge", "clue")
    )


def read_gate_opens(told: Told) -> Draft:
    """By a Mythos card, where you are or elsewhere, with the doom, gates and players that are told."""
    draft = drafted(told, "gate opens appear location here mythos new additional monster track token again")
    told.use(
        "doom",
        "awaken",
        "ancient-one",
        "already",
        "hold",
        "advance",
        "rise",
        "street",
        "investigator",
        "become",
    )
    here = told.has("my-place") and told.question != "much"
    if not here:
        draft.you["space"] = draft.name("street")
    draft.reads("gate-opens-here" if here else "gate-opens")
    players = told.value("player")
    _doom(told, draft)
    open_now = _already_open(told)
    if players is None and (open_now or told.question == "much"):
        draft.missing.append("players")
    draft.seats(players or 1)
    if players is not None:
        draft.reads("players", players)
    there = (told.has("open") and not open_now) or _already_there(told)
    if there:  # the card brings a surge
        draft.reads("gate-there")
        draft.open_gates(max(open_now, 1), here=True)
    else:
        draft.open_gates(open_now, here=False)
    if open_now:
        draft.reads("gates", open_now)
    _supply(told, draft)
    draft.table["mythos_now"] = {"id": draft.name("mythos"), "gate": draft.here}
    draft.attempt = {"step": "open-gate-and-spawn"}
    if told.has("encounters"):
        told.use("encounters")
        draft.you["space"] = draft.here
        draft.reads("gate-in-encounter")
        draft.befalls({"effect": "gate-appears"})
    return draft


def _already_there(told: Told) -> bool:
    """ "Where there already is a gate": no number with it."""
    counted = [fact.of for fact in told.facts if fact.what == "gate"]
    return any(
        told.terms[at].concept == "gate" and at not in counted
        for place in told.places("already")
        for at in range(place + 1, min(place + 4, told.sentence(place).stop))
    )


def _already_open(told: Told) -> int:
    found = [fact.value for fact in told.facts if fact.what == "gate" and fact.kind == "number"]
    told.take("gate")
    return max([value for value in found if value != 1] or [0])


def _doom(told: Told, draft: Draft) -> None:
    """The doom track: how long, and how many tokens are on it."""
    long = next((fact for fact in told.facts if fact.what == "track"), None)
    doom = next((fact for fact in told.facts if fact.what in ("doom", "token") and fact is not long), None)
    track = long.value if long else DOOM_TRACK
    if told.has("doom"):
        numbers = [fact for fact in (long, doom) if fact]
        told.used.update(at for fact in numbers for at in (fact.at, fact.of))
        if long and 1 <= track <= 20:
            draft.table["ancient_one"] = {"id": draft.name("ancient-one"), "doom_track": track}
            draft.reads("doom-track", track)
        if doom:
            draft.table["doom"] = min(doom.value, track)
            draft.reads("doom", doom.value)
        elif long:
            draft.missing.append("doom")


def _supply(told: Told, draft: Draft) -> None:
    draft.supplies()
    if told.has("empty"):
        told.use("empty", "cup", "stack")
        which = "cup" if told.has("cup") else "gate_stack"
        draft.table[which] = []
        draft.reads("empty-cup" if which == "cup" else "empty-stack")


def answer_gate_opens(sheet: Sheet, reading: Reading) -> Answer:
    """What happens; how many monsters; whether doom rises or the Ancient One wakes."""
    played = follow(sheet, reading)
    wakes = [event for event in played.events if isinstance(event, AncientOneAwakens)]
    told = reading.told
    if reading.question == "much":
        many = sum(isinstance(event, MonsterPlaced | MonsterToOutskirts) for event in played.events)
        rule = "monster-appears^five" if sheet.situation.players >= 5 else "monster-appears^draw"
        if any(isinstance(event, SurgeBegan) for event in played.events):
            rule = "monster-surge^number"
        return Answer(
            "number",
            (f"arkham2e/{rule}",),
            number=many,
            of="monsters",
            events=played.events,
            answers=played.answers,
        )
    if reading.question not in ASKS:
        return played.answer()
    if told.has("awaken"):
        cites = wakes[0].cites if wakes else "arkham2e/ancient-one-awakens^gates"
        return Answer("legal", (cites,), verdict=bool(wakes), events=played.events, answers=played.answers)
    event = DoomAdded if told.has("doom") else GateOpened
    found = [each for each in played.events if isinstance(each, event)]
    return Answer(
        "legal",
        (found[0].cites if found else played.cites[-1],),
        verdict=bool(found),
        events=played.events,
        answers=played.answers,
    )


def clue_at_gate(told: Told) -> bool:
    comes = told.every("clue", "gate") and told.has("appear", "mythos", "named")
    return comes and told.question in ("happens", *ASKS) and not told.has("seal", "close", "opens", "spend")


def read_clue_at_gate(told: Told) -> Draft:
    """The Mythos card puts a clue where a gate is open."""
    draft = drafted(told, "clue gate appear mythos named location here street new hold")
    if told.denied("gate"):
        draft.missing.append("possible")
    draft.open_gates(1, here=True)
    draft.you["space"] = draft.name("street")
    draft.reads("gate-there")
    draft.table["mythos_now"] = {"id": draft.name("mythos"), "clue": draft.here}
    draft.attempt = {"step": "place-clue-token"}
    return draft


def answer_clue_at_gate(sheet: Sheet, reading: Reading) -> Answer:
    if reading.question == "happens":
        return follow(sheet, reading, go_on=False).answer()
    rule = "place-clue-token"
    return Watch(f"{rule}^place", f"{rule}^gate", event="clue-placed")(sheet, reading)


TOPICS: dict[str, Topic[Sheet]] = {
    "ability": Topic(ability, read_ability, ABILITY),
    "sealed-place": Topic(sealed_place, read_sealed_place, answer_sealed_place),
    "clue-at-gate": Topic(clue_at_gate, read_clue_at_gate, answer_clue_at_gate),
    "gate-opens": Topic(gate_opens, read_gate_opens, answer_gate_opens),
}
