"""The map: who can go where, range and line of sight."""

from __future__ import annotations

from collections import defaultdict, deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.mansions.state.cards import MonsterClass
    from engine.mansions.state.components import Door, Dot, Segment
    from engine.mansions.state.table import Situation


def across_lines(table: Situation, space: str) -> list[str]:
    """The spaces beyond the white lines of a space."""
    return [b if a == space else a for a, b in table.lines if space in (a, b)]


def through_doors(table: Situation, space: str) -> list[tuple[str, Door]]:
    """The spaces beyond the doors that are not sealed, with the doors; a barrier may still block one."""
    found = []
    for door in table.doors:
        if space in door.between and len(door.between) == 2 and not door.sealed:
            found.append((next(name for name in door.between if name != space), door))
    return found


def by_feature(table: Situation, space: str, feature: str) -> list[str]:
    if feature not in table.space(space).features:
        return []
    return [each.id for each in table.spaces if feature in each.features and each.id != space]


def investigator_ways(table: Situation, space: str) -> list[str]:
    """Where an investigator can move: lines, open doors without a barrier, ladders."""
    doors = [name for name, door in through_doors(table, space) if table.blocked(door) is None]
    return list(dict.fromkeys([*across_lines(table, space), *doors, *by_feature(table, space, "ladder")]))


def why_no_way(table: Situation, space: str, to: str) -> str:
    """The statement by which an investigator cannot move there."""
    between = [door for door in table.doors if set(door.between) == {space, to}]
    if any(table.blocked(door) for door in between if not door.sealed):
        return "mansions/barrier^nobody"
    if between:
        return "mansions/sealed-door-markers^never"
    if to in by_feature(table, space, "vent"):
        return "mansions/vent^others"
    return "mansions/adjacent-spaces^what"


def monster_ways(table: Situation, space: str, kind: MonsterClass) -> list[tuple[str, Door | None]]:
    """Where a monster can try to move, and the barred door it would have to force."""
    free = across_lines(table, space)
    if kind == "humanoid":
        free += by_feature(table, space, "ladder")
    if kind == "beast":
        free += by_feature(table, space, "vent")
    ways: dict[str, Door | None] = dict.fromkeys(free)
    for name, door in through_doors(table, space):
        if name not in ways or ways[name] is not None:
            ways[name] = door if table.blocked(door) else None
    return list(ways.items())


def way_out(table: Situation, space: str) -> list[Door]:
    """Doors of a space that lead to no room and can be passed."""
    return [
        door
        for door in table.doors
        if door.between == (space,) and not door.sealed and table.blocked(door) is None
    ]


def distance(table: Situation, origin: str, target: str) -> int | None:
    """In spaces, the fewest there are; a door between puts the target out of range."""
    reached, waiting = {origin: 0}, deque([origin])
    while waiting:
        here = waiting.popleft()
        if here == target:
            return reached[here]
        for name in across_lines(table, here):
            if name not in reached:
                reached[name] = reached[here] + 1
                waiting.append(name)
    return None


def in_sight(table: Situation, origin: str, target: str) -> bool:
    """Same space; as given; by the dots; or, where there are none, the same room and no other. Where nothing
    is told of dots, what is plain to see: the own room, and a space beyond a white line."""
    if origin == target or (origin, target) in table.sight or (target, origin) in table.sight:
        return True
    a, b = table.space(origin), table.space(target)
    if not a.dots or not b.dots:
        untold = () not in (a.dots, b.dots)
        return a.room == b.room or (untold and target in across_lines(table, origin))
    doors = [door.at for door in table.doors if door.at is not None]
    between = (*table.walls, *doors)
    return any(not _blocked(one, other, between) for one in a.dots for other in b.dots)


def in_range(table: Situation, origin: str, target: str, reach: int) -> bool:
    spaces = distance(table, origin, target)
    return spaces is not None and spaces <= reach and in_sight(table, origin, target)


def _blocked(a: Dot, b: Dot, between: Sequence[Segment]) -> bool:
    """By a wall or door, or at the point where two of them meet on either side of the line."""
    if any(_crosses(a, b, each) for each in between):
        return True
    sides: dict[Dot, set[int]] = defaultdict(set)
    for x1, y1, x2, y2 in between:
        for end, other in (((x1, y1), (x2, y2)), ((x2, y2), (x1, y1))):
            if _within(a, b, end):
                sides[end].add(_side(a, b, other))
    return any({1, -1} <= found for found in sides.values())


def _within(a: Dot, b: Dot, point: Dot) -> bool:
    """On the line between two dots, and neither of them."""
    near = [(point[0] - end[0]) * (b[0] - a[0]) + (point[1] - end[1]) * (b[1] - a[1]) for end in (a, b)]
    return _side(a, b, point) == 0 and near[0] > 0 > near[1]


def _crosses(a: Dot, b: Dot, wall: Segment) -> bool:
    """Whether the line from dot to dot runs through a wall or door; touching its end is not through."""
    c, d = (wall[0], wall[1]), (wall[2], wall[3])
    one, other = _side(a, b, c), _side(a, b, d)
    near, far = _side(c, d, a), _side(c, d, b)
    return one * other < 0 and near * far < 0


def _side(a: Dot, b: Dot, point: Dot) -> int:
    cross = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
    return (cross > 0) - (cross < 0)
