"""A map: places and the ways between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name


class Ways:
    """Which places are next to which, in the order in which they were told."""

    def __init__(self, ways: Iterable[tuple[str, str]], one_way: Iterable[tuple[str, str]] = ()) -> None:
        self._next: dict[str, list[str]] = {}
        for start, end in ways:
            self._add(start, end)
            self._add(end, start)
        for start, end in one_way:
            self._add(start, end)

    def _add(self, start: str, end: str) -> None:
        found = self._next.setdefault(start, [])
        self._next.setdefault(end, [])
        if end not in found:
            found.append(end)

    def places(self) -> list[str]:
        return list(self._next)

    def beside(self, place: str) -> list[str]:
        return self._next.get(place, [])

    def distances(self, start: str, most: int = -1) -> dict[str, int]:
        """How far every place is that can be reached (within so many steps), the nearest first."""
        found = {start: 0}
        edge = [start]
        steps = 0
        while edge and steps != most:
            steps += 1
            further: list[str] = []
            for place in edge:
                for neighbour in self.beside(place):
                    if neighbour not in found:
                        found[neighbour] = steps
                        further.append(neighbour)
            edge = further
        return found

    def nearest(self, start: str, goals: Sequence[str]) -> list[str]:
        """The goals that are equally near and nearer than all others; none, if none can be reached."""
        distances = self.distances(start)
        reached = [goal for goal in dict.fromkeys(goals) if goal in distances]
        if not reached:
            return []
        least = min([distances[goal] for goal in reached])
        return [goal for goal in reached if distances[goal] == least]

    def toward(self, start: str, goals: Sequence[str]) -> list[str]:
        """The first steps of all shortest ways to the nearest goals; none where one is there already."""
        near = self.nearest(start, goals)
        if not near or start in near:
            return []
        least = self.distances(start)[near[0]]
        steps: list[str] = []
        for neighbour in self.beside(start):
            onward = self.distances(neighbour)
            if min([onward.get(goal, least) for goal in near]) == least - 1:
                steps.append(neighbour)
        return steps


async def step_toward(ways: Ways, seat: int, start: str, goals: Sequence[str], rule: str) -> str:
    """One step to the nearest goal; this seat chooses where several are as good. The old place: no step."""
    steps = ways.toward(start, goals)
    if not steps:
        return start
    options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in steps]
    (place,) = await Decision("toward", seat, rule, Msg("ask-toward"), options)
    return place
