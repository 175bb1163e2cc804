"""Values that cards modify, computed at every read, with the sum written out."""

from __future__ import annotations

from typing import Literal

from miskatonic.engine.data import data

How = Literal["set", "add", "double", "halve", "least", "most"]
ORDER: tuple[How, ...] = ("set", "add", "double", "halve", "least", "most")


@data(frozen=True)
class Modifier:
    """One card's say in a value: a replacement, an addition, doubling, halving (up), or a bound."""

    how: How
    amount: int = 0
    source: str = ""


@data(frozen=True)
class Value:
    """The total and how it came about."""

    total: int
    base: int
    steps: tuple[tuple[Modifier, int], ...] = ()

    def __int__(self) -> int:
        return self.total

    def breakdown(self) -> str:
        """For people: `4 -8 +2 → 0`. A bound is shown when a card sets it, not when the rules do."""
        signs = {"double": "×2", "halve": "÷2"}
        parts = [str(self.base)]
        for modifier, _ in self.steps:
            if modifier.how == "add":
                parts.append(f"{modifier.amount:+d}")
            elif modifier.how == "set":
                parts.append(f"={modifier.amount}")
            elif modifier.how in signs:
                parts.append(signs[modifier.how])
            elif modifier.source:
                parts.append(f"{'≥' if modifier.how == 'least' else '≤'}{modifier.amount}")
        if not self.steps:
            return parts[0]
        return f"{' '.join(parts)} → {self.total}"


def compute(base: int, modifiers: list[Modifier], least: int | None = None, most: int | None = None) -> Value:
    """Base, replacements, additions, doubling, halving (rounded up), then bounds.

    Of several replacements the last that came into play counts.
    """
    if least is not None:
        modifiers = [*modifiers, Modifier("least", least)]
    if most is not None:
        modifiers = [*modifiers, Modifier("most", most)]
    if len(modifiers) > 1:
        modifiers = sorted(modifiers, key=_rank)
    total = base
    steps: list[tuple[Modifier, int]] = []
    for modifier in modifiers:
        before = total
        total = _apply(total, modifier)
        if total != before or modifier.how not in ("least", "most"):
            steps.append((modifier, total))
    return Value(total, base, tuple(steps))


def _rank(modifier: Modifier) -> int:
    return ORDER.index(modifier.how)


def _apply(total: int, modifier: Modifier) -> int:
    match modifier.how:
        case "add":
            return total + modifier.amount
        case "set":
            return modifier.amount
        case "double":
            return total * 2
        case "halve":
            return -(-total // 2)
        case "least":
            return max(total, modifier.amount)
        case "most":
            return min(total, modifier.amount)
