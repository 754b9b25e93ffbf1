"""The steps and player windows of a round and of a skill test: the engine runs them, a chart draws them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Point:
    """A framework step or a player window. `then` is where play can go from it, in order of preference."""

    rule: str
    then: tuple[str, ...]
    phase: str

    @property
    def is_window(self) -> bool:
        return self.rule.startswith("pw.")


def chart(phase: str, *points: str) -> tuple[Point, ...]:
    """Points of a phase in order; after `|` the further places that play can go to from there."""
    parsed = [point.split(" | ") for point in points]
    follow = [*(rule for rule, *_ in parsed[1:]), ""]
    return tuple(
        Point(rule, tuple(filter(None, [*back, after])), phase)
        for (rule, *back), after in zip(parsed, follow, strict=True)
    )


ROUND: tuple[Point, ...] = (
    *chart(
        "phase-1",
        "step-1.1",
        "step-1.2",
        "step-1.3",
        "step-1.4",
        "pw.mythos-after-1.4",
        "step-1.5 | step-2.1",
    ),
    *chart(
        "phase-2",
        "step-2.1",
        "pw.investigation-after-2.1",
        "step-2.2",
        "pw.investigation-after-2.2",
        "step-2.2.1 | pw.investigation-after-2.2",  # as long as the investigator takes actions
        "step-2.2.2 | step-2.2",  # as long as somebody has not had a turn
        "step-2.3 | step-3.1",
    ),
    *chart(
        "phase-3",
        "step-3.1",
        "step-3.2",
        "pw.enemy-before-3.3",
        "step-3.3 | pw.enemy-before-3.3",  # as long as somebody's enemies have not attacked
        "pw.enemy-after-3.3",
        "step-3.4 | step-4.1",
    ),
    *chart(
        "phase-4",
        "step-4.1",
        "pw.upkeep-after-4.1",
        "step-4.2",
        "step-4.3",
        "step-4.4",
        "step-4.5",
        "step-4.6 | step-1.1",
    ),
)

SKILL_TEST: tuple[Point, ...] = chart(
    "skill-test-timing",
    *("st.1", "pw.after-st.1", "st.2", "pw.after-st.2"),
    *("st.3", "st.4", "st.5", "st.6", "st.7", "st.8"),
)
