"""How often something may be used in a period: once per turn, twice per round."""

from __future__ import annotations

from miskatonic.engine.data import data


@data
class Limits:
    """What has been used, by period and mark (`lucky#104:0`, or whatever the limit is counted by)."""

    used: dict[str, dict[str, int]] = {}

    def free(self, period: str, mark: str, most: int = 1) -> bool:
        marks = self.used.get(period)
        return marks is None or marks.get(mark, 0) < most

    def use(self, period: str, mark: str) -> None:
        marks = self.used.setdefault(period, {})
        marks[mark] = marks.get(mark, 0) + 1

    def over(self, period: str) -> None:
        """The period is over: everything is free again."""
        self.used.pop(period, None)
