"""A report of a simulation as one HTML page, with its plots in it."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from miskatonic.engine.errors import BadOptions, file_problem
from miskatonic.engine.game import Rules
from miskatonic.lab.figures import FEWEST, Tally, interval, shown, shrunk
from miskatonic.lab.plot import INK, RED, SAND, cause, draw_wins, quiet
from miskatonic.lab.simulate import Simulation

if TYPE_CHECKING:
    from matplotlib.axes import Axes

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #22313f; background: #fbfaf6; max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
h1 { margin-bottom: 0 } h2 { margin-top: 2.5rem; border-bottom: 1px solid #d8d3c4 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1.5rem } dt { font-weight: 600 } dd { margin: 0 }
table { border-collapse: collapse } td, th { padding: .15rem .8rem .15rem 0; text-align: right } td:first-child, th:first-child { text-align: left }
svg { max-width: 100%; height: auto } .note { color: #6b6a63 }
"""  # noqa: E501


def check_page(path: Path) -> None:
    """Before the games, not after them."""
    if path.suffix.lower() not in (".html", ".htm"):
        raise BadOptions(f"{path}: a page ends in .html")
    if find_spec("matplotlib") is None:
        raise BadOptions("a report needs matplotlib: pip install 'miskatonic[plots]'")


def write_page(path: Path, found: Simulation, rules: Rules[Any], language: str) -> None:
    text = page(found, rules, language)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf8")
    except OSError as problem:
        raise BadOptions(file_problem(path, problem)) from problem


def page(found: Simulation, rules: Rules[Any], language: str = "en") -> str:
    names = rules.card_names(language)
    title = f"{rules.names[language]}: {found.finished} games"
    parts = [f"<h1>{escape(title)}</h1>", _facts(found)]
    if found.standings:
        parts.append(_places(found, names))
    parts += [_group(what, tallies, names) for what, tallies in found.by_seat.items()]
    group = _shares if found.rivals else _group
    parts += [group(what, tallies, names) for what, tallies in found.by.items()]
    parts += [_numbers(name, numbers) for name, numbers in found.numbers.items()]
    if found.losses:
        parts.append(_section("Causes of loss", _svg(lambda axes: _bars(axes, found.losses), len(found.losses))))
    if found.stalls:
        said = "".join(
            f"<li>game {one.number}, seed {escape(one.seed)}: {escape(', '.join(one.last))}" for one in found.stalls
        )
        parts.append(_section("Games that did not end", f"<ul>{said}</ul>"))
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title><style>{STYLE}</style>\n'
        f"<body>\n{body}\n</body></html>\n"
    )


def _facts(found: Simulation) -> str:
    whole = Tally(found.finished, found.wins)
    low, high = interval(whole)
    options = ", ".join(f"{name}={value}" for name, value in found.options.items()) or "as they come"
    facts = {
        "Seats": str(found.seats),
        "Bot": found.bot,
        "Settings": options,
        "Seed": found.seed,
        "Won": f"{whole.rate:.1%} (95 % confidence {low:.1%} to {high:.1%})",
        "Decisions": f"{found.decisions}",
    }
    if found.rivals:
        del facts["Won"]
    return "<dl>" + "".join(f"<dt>{escape(name)}<dd>{escape(fact)}" for name, fact in facts.items()) + "</dl>"


def _group(what: str, tallies: Mapping[str, Tally], names: Mapping[str, str]) -> str:
    kept = shown(tallies)
    heading = f"By {what.replace('_', ' ')}"
    hidden = len(tallies) - len(kept)
    note = f'<p class="note">{hidden} with fewer than {FEWEST} games: not shown.</p>' if hidden else ""
    if not kept:
        return _section(heading, note)
    drawn = shrunk(tallies)
    rows = ""
    for word, tally in sorted(kept.items(), key=lambda pair: -drawn[pair[0]]):
        low, high = interval(tally)
        cells = (str(tally.games), f"{tally.rate:.1%}", f"{low:.0%} to {high:.0%}", f"{drawn[word]:.1%}")
        rows += f"<tr><td>{escape(names.get(word, word))}" + "".join(f"<td>{cell}" for cell in cells)
    table = f"<table><tr><th><th>games<th>won<th>95 %<th>drawn to the mean{rows}</table>"
    return _section(heading, _svg(lambda axes: draw_wins(axes, kept, what, names), len(kept)) + table + note)


def _places(found: Simulation, names: Mapping[str, str]) -> str:
    """How often each place was reached, and the points."""
    heads = "".join(f"<th>place {place}" for place in range(1, found.seats + 1))
    rows = ""
    for word, standing in found.standings.items():
        cells = "".join(f"<td>{count / standing.games:.0%}" for count in standing.places)
        rows += f"<tr><td>{escape(names.get(word, word))}<td>{standing.games}{cells}<td>{standing.mean:.1f}"
    return _section("Places", f"<table><tr><th><th>games{heads}<th>points{rows}</table>")


def _shares(what: str, tallies: Mapping[str, Tally], names: Mapping[str, str]) -> str:
    """Among rivals somebody always wins: only how often a thing was so is worth saying."""
    total = sum(tally.games for tally in tallies.values())
    rows = ""
    for word, tally in sorted(tallies.items(), key=lambda pair: -pair[1].games):
        low, high = interval(Tally(total, tally.games))
        cells = f"<td>{tally.games}<td>{tally.games / total:.1%}<td>{low:.0%} to {high:.0%}"
        rows += f"<tr><td>{escape(names.get(word, word))}{cells}"
    counts = {word: tally.games for word, tally in tallies.items()}
    table = f"<table><tr><th><th>games<th>share<th>95 %{rows}</table>"
    return _section(f"By {what.replace('_', ' ')}", _svg(lambda axes: _bars(axes, counts), len(counts)) + table)


def _numbers(name: str, numbers: list[int]) -> str:
    def draw(axes: Axes) -> None:
        axes.hist(numbers, bins=whole_bins(numbers), color=SAND, rwidth=0.92)
        axes.set_ylabel("games")
        axes.locator_params(integer=True)
        quiet(axes)

    middle = sorted(numbers)[len(numbers) // 2]
    return _section(name.replace("_", " ").capitalize(), _svg(draw, 6) + f"<p>Median {middle}.</p>")


def whole_bins(numbers: list[int], most: int = 40) -> list[float]:
    """Edges between whole numbers, with as many of them in each bin."""
    least, span = min(numbers), max(numbers) - min(numbers) + 1
    width = -(-span // most)
    return [least - 0.5 + width * step for step in range(-(-span // width) + 1)]


def _bars(axes: Axes, losses: Mapping[str, int]) -> None:
    found = sorted(losses.items(), key=lambda pair: pair[1])
    bars = axes.barh([cause(reason) for reason, _ in found], [count for _, count in found], color=RED)
    axes.bar_label(bars, padding=3, color=INK)
    axes.set_xlabel("games")
    axes.locator_params(axis="x", integer=True)
    quiet(axes)


def _section(heading: str, body: str) -> str:
    return f"<section><h2>{escape(heading)}</h2>{body}</section>"


def _svg(draw: Callable[[Any], None], rows: int) -> str:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    # Without this the ids inside would be others each time, and the page with them.
    matplotlib.rcParams["svg.hashsalt"] = "miskatonic"
    figure, axes = pyplot.subplots(figsize=(9, 1.1 + 0.34 * max(3, rows)), layout="constrained")
    draw(axes)
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None})
    pyplot.close(figure)
    text = out.getvalue()
    return text[text.index("<svg") :]
