"""Two bots, two versions of a card or two settings on mirrored seeds: the same games, with one thing changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from miskatonic.engine.errors import BadOptions
from miskatonic.games.registry import rules as rules_of
from miskatonic.lab.figures import Pairs, Tally
from miskatonic.lab.playing import played
from miskatonic.lab.simulate import Progress, check_study
from miskatonic.lab.study import Report, Study, Task


class Duel(msgspec.Struct, frozen=True):
    """What came of it: `pairs` among friends; among rivals how often the second bot won alone against the first."""

    game: str
    games: int
    first: str
    second: str
    pairs: Pairs | None = None
    alone: Tally | None = None
    fair: float = 0.0


def versus(
    study: Study,
    bot: str = "",
    options: Mapping[str, Any] | None = None,
    packs: Sequence[Path] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Duel:
    """`bot`, `options`, `packs`: what the second side has instead; at least one of them."""
    if not bot and not options and packs is None:
        raise BadOptions("what shall differ? A bot, a setting or a pack is needed")
    other = msgspec.structs.replace(study, bot=bot or study.bot, options={**study.options, **(options or {})})
    check_study(study, jobs)
    check_study(other, jobs)
    changed = [bot or "", *[f"{name}={value}" for name, value in (options or {}).items()], *map(str, packs or ())]
    second = ", ".join(word for word in changed if word)
    if rules_of(study.game).rivals and bot:
        return _among_rivals(study, other, jobs, progress, second)
    sides = (_reports(study.tasks(), jobs, None, progress), _reports(other.tasks(), jobs, packs, progress))
    return Duel(study.game, study.total, study.bot, second, pairs_of(*sides))


def pairs_of(first: Sequence[Report], second: Sequence[Report]) -> Pairs:
    both = [(one.won, other.won) for one, other in zip(first, second, strict=True)]
    return Pairs(*[both.count(wanted) for wanted in ((True, True), (True, False), (False, True), (False, False))])


def _among_rivals(study: Study, other: Study, jobs: int, progress: Progress | None, name: str) -> Duel:
    """Each seat in its turn has the second bot, against the first on all others."""
    tasks = [
        msgspec.structs.replace(
            task,
            bots=tuple([other.bot if seat == task.number % study.seats else study.bot for seat in range(study.seats)]),
        )
        for task in study.tasks()
    ]
    reports = _reports(tasks, jobs, None, progress)
    won = [report.places[report.number % study.seats] == 1 for report in reports if report.places]
    return Duel(study.game, study.total, study.bot, name, alone=Tally(len(won), sum(won)), fair=1 / study.seats)


def _reports(tasks: Sequence[Task], jobs: int, packs: Sequence[Path] | None, progress: Progress | None) -> list[Report]:
    found: list[Report] = []
    for batch in played(tasks, jobs, packs=packs):
        found += batch
        if progress is not None:
            progress(len(batch))
    return found
