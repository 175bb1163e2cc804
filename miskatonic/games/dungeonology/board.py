"""Where tiles can lie and which passages meet. All tiles face north; a step is half an edge. (dng.new-zone.*)"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Edge = tuple[str, int, int]
"""One half of an edge: `h` or `v`, and where it begins."""

SIZE = 2
SLOTS: dict[str, Edge] = {
    "nw": ("h", 0, 0),
    "ne": ("h", 1, 0),
    "en": ("v", 2, 0),
    "es": ("v", 2, 1),
    "se": ("h", 1, 2),
    "sw": ("h", 0, 2),
    "ws": ("v", 0, 1),
    "wn": ("v", 0, 0),
}
"""Clockwise from the north-west; each as seen from the north-west corner of its tile."""
CLOCKWISE = tuple(SLOTS)
BESIDE = (*[(shift, -SIZE) for shift in (-1, 0, 1)], *[(SIZE, shift) for shift in (-1, 0, 1)],
          *[(shift, SIZE) for shift in (-1, 0, 1)], *[(-SIZE, shift) for shift in (-1, 0, 1)])  # fmt: skip
"""Where the corner of a neighbour can lie: a tile may be shifted by half an edge."""


def edge(x: int, y: int, slot: str) -> Edge:
    """Two passages meet when they have the same edge."""
    kind, right, down = SLOTS[slot]
    return (kind, x + right, y + down)


def overlap(x: int, y: int, other_x: int, other_y: int) -> bool:
    return abs(x - other_x) < SIZE and abs(y - other_y) < SIZE


def adjacent(x: int, y: int, other_x: int, other_y: int) -> bool:
    """dng.zone-terms.6: a shared corner does not count."""
    across, down = abs(x - other_x), abs(y - other_y)
    return (across == SIZE and down < SIZE) or (down == SIZE and across < SIZE)


def meeting(
    x: int, y: int, passages: Iterable[str], other_x: int, other_y: int, others: Iterable[str]
) -> list[tuple[str, str]]:
    """The passages of two tiles that meet."""
    edges = {edge(other_x, other_y, slot): slot for slot in others}
    return [(slot, edges[edge(x, y, slot)]) for slot in passages if edge(x, y, slot) in edges]


def placements(
    x: int, y: int, passages: Sequence[str], new: Sequence[str], taken: Sequence[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Where a tile with these `new` passages can be joined to the one at x, y. (dng.new-zone.2)"""
    found: list[tuple[int, int]] = []
    for right, down in BESIDE:
        at = (x + right, y + down)
        if any([overlap(*at, *other) for other in taken]):
            continue
        if meeting(x, y, passages, *at, new):
            found.append(at)
    return found


def room_beside(x: int, y: int, passages: Sequence[str], taken: Sequence[tuple[int, int]]) -> bool:
    """Whether any tile at all could be joined here."""
    return bool(placements(x, y, passages, CLOCKWISE, taken))
