"""What a task row asks for, as data."""

from __future__ import annotations

from miskatonic.engine.data import data
from miskatonic.engine.decision import Option
from miskatonic.engine.message import Msg


@data(frozen=True)
class Need:
    """Sums of Investigation, single results, and splits (each a choice of one symbol)."""

    sums: tuple[int, ...]
    singles: tuple[int, ...]
    splits: tuple[tuple[tuple[str, int], ...], ...] = ()


@data(frozen=True)
class Row:
    """What must be met in one row: dice, and what it costs. `monster`: the number of its token, or 0."""

    key: str
    need: Need
    symbols: tuple[str, ...]
    sanity: int = 0
    stamina: int = 0
    clock: int = 0
    monster: int = 0
    option: Option = Option("", Msg(""))
