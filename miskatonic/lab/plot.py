"""A simulation as a picture: wins, length, causes of loss."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from miskatonic.engine.errors import BadOptions
from miskatonic.lab.figures import Tally, interval
from miskatonic.lab.simulate import Simulation

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK = "#22313f"
GREEN = "#3d7a68"
RED = "#a3423c"
SAND = "#c9a227"
ENDINGS = (".png", ".svg", ".pdf")


def check_path(path: Path) -> None:
    """Before the games, not after them."""
    if path.suffix.lower() not in ENDINGS:
        raise BadOptions(f"{path}: a picture ends in {', '.join(ENDINGS)}")
    if find_spec("matplotlib") is None:
        raise BadOptions("a picture needs matplotlib: pip install 'miskatonic[plots]'")


def plot(simulation: Simulation, path: Path, names: Mapping[str, str]) -> None:
    """Draws into a file; its ending says the format. `names`: printed names by id."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    if not simulation.finished:
        raise BadOptions("no game was finished: there is nothing to draw")
    counted = simulation.by_seat if simulation.rivals else simulation.by
    groups = next(iter(counted), "")
    rows = max(4, len(counted.get(groups, {})))
    figure, axes = pyplot.subplots(
        1, 3, figsize=(15, 1.6 + 0.42 * rows), width_ratios=[1.25, 1, 0.9], layout="constrained"
    )
    draw_wins(axes[0], counted.get(groups, {}), groups, names)
    _length(axes[1], simulation)
    if simulation.rivals:
        _ends(axes[2], simulation)
    else:
        _losses(axes[2], simulation)
    rate = simulation.wins / simulation.finished
    figure.suptitle(
        f"{simulation.game}: {simulation.finished} games, {simulation.seats} seats, bot {simulation.bot},"
        f" seed {simulation.seed}" + ("" if simulation.rivals else f": {rate:.0%} won"),
        color=INK,
    )
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(path, dpi=130)
    except OSError as problem:
        raise BadOptions(f"{path}: {problem.strerror or problem}") from problem
    finally:
        pyplot.close(figure)


def draw_wins(axes: Axes, tallies: Mapping[str, Tally], what: str, names: Mapping[str, str]) -> None:
    found = sorted(tallies.items(), key=lambda pair: pair[1].rate)
    labels = [f"{names.get(word, word)} ({tally.games})" for word, tally in found]
    rates = [100 * tally.rate for _, tally in found]
    bounds = [interval(tally) for _, tally in found]
    below = [rate - 100 * low for rate, (low, _) in zip(rates, bounds, strict=True)]
    above = [100 * high - rate for rate, (_, high) in zip(rates, bounds, strict=True)]
    bars = axes.barh(labels, rates, color=GREEN, xerr=[below, above], error_kw={"ecolor": INK, "capsize": 3})
    axes.bar_label(bars, labels=[f"{rate:.1f} %" for rate in rates], padding=12, color=INK)
    axes.set_xlim(0, 100)
    axes.set_xlabel("won, % (95 % confidence)")
    axes.set_title(f"Wins by {what.replace('_', ' ')}")
    quiet(axes)


def _length(axes: Axes, simulation: Simulation) -> None:
    name, numbers = next(iter(simulation.numbers.items()), ("", []))
    if not numbers:
        axes.set_axis_off()
        return
    spread = simulation.spreads[name]
    axes.hist(numbers, bins=min(40, int(spread.most - spread.least) + 1), color=SAND)
    axes.axvline(spread.median, color=INK)
    axes.axvspan(spread.lower, spread.upper, color=INK, alpha=0.12)
    axes.set_title("Length of games")
    axes.set_xlabel(f"{name} (median {spread.median:g}, quartiles {spread.lower:g} to {spread.upper:g})")
    axes.set_ylabel("games")
    quiet(axes)


def _ends(axes: Axes, simulation: Simulation) -> None:
    """Among rivals nobody loses but to each other: the first words of the statistics say how games ended."""
    what, tallies = next(iter(simulation.by.items()), ("", {}))
    axes.set_title(f"Games by {what.replace('_', ' ')}")
    if not tallies:
        axes.set_axis_off()
        return
    found = sorted(tallies.items(), key=lambda pair: pair[1].games)
    bars = axes.barh([word.replace("-", " ") for word, _ in found], [tally.games for _, tally in found], color=RED)
    axes.bar_label(
        bars, labels=[f"{tally.games / simulation.finished:.0%}" for _, tally in found], padding=3, color=INK
    )
    axes.set_xlim(0, 1.35 * found[-1][1].games)
    axes.set_xlabel("games")
    quiet(axes)


def _losses(axes: Axes, simulation: Simulation) -> None:
    axes.set_title("Causes of loss")
    if not simulation.losses:
        axes.text(0.5, 0.5, "no game was lost", ha="center", va="center", color=INK)
        axes.set_axis_off()
        return
    found = sorted(simulation.losses.items(), key=lambda pair: pair[1])
    lost = sum(simulation.losses.values())
    bars = axes.barh([cause(reason) for reason, _ in found], [count for _, count in found], color=RED)
    axes.bar_label(bars, labels=[f"{count} ({count / lost:.0%})" for _, count in found], padding=3, color=INK)
    axes.set_xlim(0, 1.35 * found[-1][1])
    axes.set_xlabel("games")
    quiet(axes)


def cause(reason: str) -> str:
    return reason.removeprefix("outcome-").replace("-", " ")


def quiet(axes: Any) -> None:
    axes.spines[["top", "right"]].set_visible(False)
