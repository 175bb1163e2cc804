"""The map of an Episode: tiles laid on a grid of cells, their spaces, and the ways between them. (dmd.tiles.*)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from miskatonic.kit.ways import Ways

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.cards import MapCard, TileCard, TileSide

Cell = tuple[int, int]
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
SIZE = 2


class Space(msgspec.Struct, frozen=True):
    """One space as it is drawn: its cells, and of each cell the sides that are walls or passages."""

    id: str
    number: int
    tile: str
    cells: tuple[Cell, ...]
    walls: tuple[str, ...]
    """`x,y,n`: sides without an opening."""
    passages: tuple[str, ...]
    """`x,y,e`: sides through which one may move; each is told by both spaces."""
    blind: tuple[str, ...]
    """Openings without another opening opposite: nobody gets through."""


class Board:
    """A map ready for play: spaces, neighbours, distances."""

    def __init__(self, episode: int, laid: MapCard, tiles: Mapping[str, TileCard]) -> None:
        self.prefix = f"e{episode}-"
        cells: dict[Cell, str] = {}
        opened: dict[tuple[Cell, str], bool] = {}
        tile_of: dict[str, str] = {}
        numbers: dict[str, int] = {}
        for place in laid.tiles:
            side = _side(place.tile, tiles)
            letters = dict(zip(dict.fromkeys("".join(side.rooms)), place.spaces, strict=True))
            x, y = place.at
            for row in range(SIZE):
                for column in range(SIZE):
                    letter = side.rooms[row][column]
                    space = self.space(letters[letter])
                    cells[x + column, y + row] = space
                    tile_of[space] = place.tile
                    numbers[space] = letters[letter]
                    for way, (dx, dy) in STEPS.items():
                        beyond = (column + dx, row + dy)
                        if 0 <= beyond[0] < SIZE and 0 <= beyond[1] < SIZE:
                            other = side.rooms[beyond[1]][beyond[0]]
                            opened[(x + column, y + row), way] = "".join(sorted((letter, other))) in side.doors
                        else:
                            at = column if way in "ns" else row
                            opened[(x + column, y + row), way] = f"{way}{at}" in side.openings
        self.cells = cells
        pairs: list[tuple[str, str]] = []
        drawn: dict[str, tuple[list[Cell], list[str], list[str], list[str]]] = {}
        for cell in sorted(cells, key=lambda cell: (numbers[cells[cell]], cell[1], cell[0])):
            space = cells[cell]
            own, walls, passages, blind = drawn.setdefault(space, ([], [], [], []))
            own.append(cell)
            for way, (dx, dy) in STEPS.items():
                beyond = (cell[0] + dx, cell[1] + dy)
                if cells.get(beyond) == space:
                    continue
                mark = f"{cell[0]},{cell[1]},{way}"
                if not opened[cell, way]:
                    walls.append(mark)
                elif beyond in cells and opened[beyond, OPPOSITE[way]]:
                    passages.append(mark)
                    pairs.append((space, cells[beyond]))
                else:
                    blind.append(mark)
        self.passages = [(start, end) for start, end in pairs if numbers[start] < numbers[end]]
        self.stairs = [self.space(number) for number in laid.stairs]
        self.tunnel = [self.space(number) for number in laid.tunnel]
        links = [(ends[0], ends[1]) for ends in (self.stairs, self.tunnel) if ends]
        self.ways = Ways([*dict.fromkeys(self.passages), *links])
        self.spaces = {
            space: Space(space, numbers[space], tile_of[space], tuple(own), tuple(walls), tuple(passages), tuple(blind))
            for space, (own, walls, passages, blind) in drawn.items()
        }
        self.start = self.space(laid.start)
        self.gates = {colour: self.space(number) for colour, number in laid.gates.items()}
        self.beside = {space: self.ways.beside(space) for space in self.spaces}
        self.distance = {space: self.ways.distances(space) for space in self.spaces}
        self.around = {space: [space, *self.beside[space]] for space in self.spaces}

    def space(self, number: int) -> str:
        return f"{self.prefix}{number}"

    def toward(self, start: str, goals: list[str]) -> list[str]:
        """The first steps of all shortest ways to the nearest goals; none where one is there already."""
        far = self.distance[start]
        reached = [goal for goal in goals if goal in far]
        if not reached:
            return []
        least = min([far[goal] for goal in reached])
        if least == 0:
            return []
        near = [goal for goal in reached if far[goal] == least]
        return [
            step
            for step in self.beside[start]
            if any([self.distance[step].get(goal, least) == least - 1 for goal in near])
        ]

    def nearest(self, start: str, goals: list[str]) -> list[str]:
        far = self.distance[start]
        reached = [goal for goal in dict.fromkeys(goals) if goal in far]
        if not reached:
            return []
        least = min([far[goal] for goal in reached])
        return [goal for goal in reached if far[goal] == least]

    def near_gate(self, space: str, within: int) -> bool:
        far = self.distance[space]
        return any([far.get(gate, within + 1) <= within for gate in self.gates.values()])


def _side(code: str, tiles: Mapping[str, TileCard]) -> TileSide:
    tile = tiles[f"tile-{code[:-1]}"]
    return tile.front if code.endswith("A") else tile.back
