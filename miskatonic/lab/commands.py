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


def register(app: typer.Typer) -> None:
    app.command()(simulate)


def simulate(
    game: Annotated[str, typer.Argument(help=f"Which game: {', '.join(GAMES)}.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seats: Annotated[int, typer.Option(help="Bots at the table.")] = 4,
    bot: Annotated[str, typer.Option(help="random or heuristic.")] = "heuristic",
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
        bool, typer.Option("--ray", help="Play on a Ray cluster; started here if no address is given.")
    ] = False,
    ray_address: Annotated[str, typer.Option(help="Where the Ray cluster is.")] = "",
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
        if ray or ray_address:
            check_ray()
        keeper = Keeper(out, study) if out is not None else None
        with bar(game, len(study.numbers)) as advance:
            found = run(study, jobs, advance, keeper=keeper, ray=ray_address if ray or ray_address else None)
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
    rate = found.wins / found.finished if found.finished else 0.0
    console.print(f"won {found.wins} ([bold]{rate:.1%}[/], 95 % confidence {low:.1%} to {high:.1%})")
    console.print(
        f"{found.decisions} decisions in {found.seconds:.1f} s: {found.decisions_per_second:.0f} per second"
        f" ({found.jobs} {'process' if found.jobs == 1 else 'processes'})"
    )
    for what, tallies in found.by.items():
        console.print(_wins_table(what, tallies, names))
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
