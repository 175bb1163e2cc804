"""The command `simulate`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from typer.core import TyperCommand

from miskatonic.engine.errors import BadOptions
from miskatonic.engine.game import Rules
from miskatonic.engine.settings import read_settings
from miskatonic.games.packs import use as use_packs
from miskatonic.games.registry import GAMES
from miskatonic.games.registry import rules as rules_of
from miskatonic.lab.console import Packs, plain_table, said_plainly
from miskatonic.lab.figures import FEWEST, Spread, Tally, interval, shown, shrunk
from miskatonic.lab.playing import check_ray
from miskatonic.lab.plot import cause, check_path
from miskatonic.lab.plot import plot as draw
from miskatonic.lab.simulate import Simulation, check_study, run
from miskatonic.lab.study import Keeper, Study, shard_of
from miskatonic.terminal.speaker import default_language

LANGUAGE = "en"


HERE = "here"


class WithRay(TyperCommand):
    """`--ray` may stand alone: an address has a colon, or is `auto`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        told: list[str] = []
        for number, word in enumerate(args):
            told.append(word)
            following = args[number + 1] if number + 1 < len(args) else ""
            if word == "--ray" and ":" not in following and following not in ("auto", HERE):
                told.append(HERE)
        return super().parse_args(ctx, told)


def register(app: typer.Typer) -> None:
    app.command(cls=WithRay)(simulate)


def simulate(
    game: Annotated[str, typer.Argument(help=f"Which game: {', '.join(GAMES)}.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seats: Annotated[int, typer.Option(help="Bots at the table.")] = 4,
    bot: Annotated[str, typer.Option(help="random, heuristic, or thinker:64 with so many playouts.")] = "heuristic",
    settings: Annotated[
        list[str] | None, typer.Option("--set", help="A setting of the game, as name=value; may be repeated.")
    ] = None,
    each: Annotated[str, typer.Option(help="Play so many games with every choice of this setting.")] = "",
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    jobs: Annotated[int, typer.Option(help="Processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
    pack: Packs = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the result into this file (.png, .svg, .pdf).")] = None,
    out: Annotated[Path | None, typer.Option(help="Keep every game in this file; after a break it goes on.")] = None,
    record: Annotated[bool, typer.Option(help="Keep the journals of the games, too (with --out).")] = False,
    shard: Annotated[str, typer.Option(help="Only this part of the games, as 3/7 (with --out); see merge.")] = "",
    ray: Annotated[
        str, typer.Option("--ray", metavar="[ADDRESS]", help="On a Ray cluster; one starts here if none is named.")
    ] = "",
) -> None:
    """Let bots play many games and see what came of them."""
    with said_plainly(default_language()):
        use_packs(pack or [])
        rules = rules_of(game)
        options = read_settings(rules, settings or [], seats)
        if plot is not None:
            check_path(plot)
        if out is None and (shard or record):
            raise BadOptions("a shard or a record is kept in a file: --out FILE")
        part, parts = shard_of(shard) if shard else (1, 1)
        study = Study.of(game, games, seats, bot, options, seed, each=each, recorded=record, shard=part, shards=parts)
        check_study(study, jobs)
        if ray:
            check_ray()
        keeper = Keeper(out, study) if out is not None else None
        with bar(game, len(study.numbers)) as advance:
            found = run(study, jobs, advance, keeper=keeper, ray=None if not ray else "" if ray == HERE else ray)
        if plot is not None:
            draw(found, plot, rules.card_names(LANGUAGE))
        if as_json:
            typer.echo(json.dumps(found.plain(), ensure_ascii=False, indent=2))
        else:
            print_simulation(found, rules)
        if found.stalls:
            _print_stalls(found)
            raise typer.Exit(1)


@contextmanager
def bar(game: str, total: int) -> Iterator[Any]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(game, total=total)
        yield lambda count: progress.advance(task, count)


def print_simulation(found: Simulation, rules: Rules[Any]) -> None:
    console = Console()
    names = rules.card_names(LANGUAGE)
    low, high = interval(Tally(found.finished, found.wins))
    console.print(
        f"[bold]{rules.names[LANGUAGE]}[/]: {found.finished} of {found.games} games finished, {found.seats} seats,"
        f" bot {found.bot}, seed {found.seed}"
    )
    if not found.rivals:
        rate = found.wins / found.finished if found.finished else 0.0
        console.print(f"won {found.wins} ([bold]{rate:.1%}[/], 95 % confidence {low:.1%} to {high:.1%})")
    speed = (
        f" in {found.seconds:.1f} s: {found.decisions_per_second:.0f} per second"
        f" ({found.jobs} {'process' if found.jobs == 1 else 'processes'})"
    )
    # Games out of files were played some time, somewhere.
    console.print(f"{found.decisions} decisions{speed if found.seconds else ''}")
    if found.standings:
        console.print(_places_table(found, names))
    for what, tallies in found.by_seat.items():
        console.print(_wins_table(what, tallies, names))
    for what, tallies in found.by.items():
        console.print(_shares_table(what, tallies, names) if found.rivals else _wins_table(what, tallies, names))
    if found.losses:
        console.print(_losses_table(found.losses))
    console.print(_spread_table(found.spreads))


def _wins_table(what: str, tallies: dict[str, Tally], names: Any) -> Table:
    table = plain_table(what.replace("_", " "), "games", "won", "rate", "95 %", "to the mean")
    drawn = shrunk(tallies)
    for word, tally in shown(tallies).items():
        low, high = interval(tally)
        numbers = (
            str(tally.games),
            str(tally.wins),
            f"{tally.rate:.1%}",
            f"{low:.0%}-{high:.0%}",
            f"{drawn[word]:.1%}",
        )
        table.add_row(names.get(word, word), *numbers)
    hidden = len(tallies) - table.row_count
    if hidden:
        table.add_row(f"({hidden} with fewer than {FEWEST} games)", *[""] * 5)
    return table


def _places_table(found: Simulation, names: Any) -> Table:
    """How often each place was reached, and the points."""
    places = [f"place {place}" for place in range(1, found.seats + 1)]
    table = plain_table(next(iter(found.by_seat)).replace("_", " "), "games", *places, "points")
    for word, standing in found.standings.items():
        shares = [f"{count / standing.games:.0%}" for count in standing.places]
        table.add_row(names.get(word, word), str(standing.games), *shares, f"{standing.mean:.1f}")
    return table


def _shares_table(what: str, tallies: dict[str, Tally], names: Any) -> Table:
    """Among rivals somebody always wins: only how often a thing was so is worth saying."""
    table = plain_table(what.replace("_", " "), "games", "share", "95 %")
    total = sum(tally.games for tally in tallies.values())
    for word, tally in tallies.items():
        low, high = interval(Tally(total, tally.games))
        table.add_row(names.get(word, word), str(tally.games), f"{tally.games / total:.1%}", f"{low:.0%}-{high:.0%}")
    return table


def _losses_table(losses: dict[str, int]) -> Table:
    table = plain_table("cause of loss", "games", "share")
    lost = sum(losses.values())
    for reason, count in losses.items():
        table.add_row(cause(reason), str(count), f"{count / lost:.0%}")
    return table


def _spread_table(spreads: dict[str, Spread]) -> Table:
    table = plain_table("per game", "least", "quarter", "median", "three quarters", "most")
    for name, spread in spreads.items():
        numbers = (spread.least, spread.lower, spread.median, spread.upper, spread.most)
        table.add_row(name.replace("_", " "), *[f"{number:g}" for number in numbers])
    return table


def _print_stalls(found: Simulation) -> None:
    console = Console(stderr=True, soft_wrap=True)
    console.print(f"{len(found.stalls)} games did not end:", style="red")
    for stall in found.stalls[:10]:
        last = ", ".join(stall.last)
        console.print(f"game {stall.number}, seed {stall.seed}, after {stall.decisions} decisions; the last: {last}")
