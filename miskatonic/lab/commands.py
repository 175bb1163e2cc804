"""The commands `simulate` and `content`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from typer.core import TyperGroup

from miskatonic.engine.errors import BadOptions, MiskatonicError
from miskatonic.engine.game import Rules
from miskatonic.engine.message import Msg
from miskatonic.engine.settings import read_settings
from miskatonic.games.registry import GAMES
from miskatonic.games.registry import rules as rules_of
from miskatonic.lab.plot import cause, check_path
from miskatonic.lab.plot import plot as draw
from miskatonic.lab.simulate import Simulation, Spread, Tally, choices_of, interval
from miskatonic.lab.simulate import simulate as run_simulation

LANGUAGE = "en"
SHOW = "show"


def register(app: typer.Typer) -> None:
    app.command()(simulate)
    app.add_typer(content_app, name="content")


@contextmanager
def _said_plainly() -> Iterator[None]:
    """What a person can put right is one line on stderr, not a traceback."""
    try:
        yield
    except MiskatonicError as problem:
        Console(stderr=True, soft_wrap=True).print(str(problem), style="red", markup=False, highlight=False)
        raise typer.Exit(2) from None


# simulate


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
    plot: Annotated[Path | None, typer.Option(help="Draw the result into this file (.png, .svg, .pdf).")] = None,
) -> None:
    """Let bots play many games and see what came of them."""
    with _said_plainly():
        rules = rules_of(game)
        options = read_settings(rules, settings or [], seats)
        if plot is not None:
            check_path(plot)
        total = games * (len(choices_of(game, each)) if each else 1)
        with _bar(game, total) as advance:
            found = run_simulation(game, games, seats, bot, options, seed, jobs, advance, each=each)
        if plot is not None:
            draw(found, plot, rules.card_names(LANGUAGE))
        if as_json:
            typer.echo(json.dumps(found.plain(), ensure_ascii=False, indent=2))
        else:
            _print(found, rules)
        if found.stalls:
            _print_stalls(found)
            raise typer.Exit(1)


@contextmanager
def _bar(game: str, total: int) -> Iterator[Any]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(game, total=total)
        yield lambda count: progress.advance(task, count)


def _print(found: Simulation, rules: Rules[Any]) -> None:
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


def _table(*headings: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="left" if number == 0 else "right")
    return table


def _wins_table(what: str, tallies: dict[str, Tally], names: Any) -> Table:
    table = _table(what.replace("_", " "), "games", "won", "rate", "95 %")
    for word, tally in tallies.items():
        low, high = interval(tally)
        table.add_row(
            names.get(word, word), str(tally.games), str(tally.wins), f"{tally.rate:.1%}", f"{low:.0%}-{high:.0%}"
        )
    return table


def _losses_table(losses: dict[str, int]) -> Table:
    table = _table("cause of loss", "games", "share")
    lost = sum(losses.values())
    for reason, count in losses.items():
        table.add_row(cause(reason), str(count), f"{count / lost:.0%}")
    return table


def _spread_table(spreads: dict[str, Spread]) -> Table:
    table = _table("per game", "least", "quarter", "median", "three quarters", "most")
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


# content


class _ShowsByDefault(TyperGroup):
    """`content GAME` is `content show GAME`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or (args[0] not in self.commands and args[0] != "--help"):
            args = [SHOW, *args]
        parsed: list[str] = super().parse_args(ctx, args)
        return parsed


content_app = typer.Typer(cls=_ShowsByDefault, help="The components of a game: counts, checks of packs, schemas.")


@content_app.command(SHOW, hidden=True)
def show(
    game: Annotated[str, typer.Argument(help="Which game; all if none is named.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Component counts per kind, split by origin."""
    with _said_plainly():
        counts = {name: rules_of(name).kinds() for name in ([game] if game else GAMES)}
    if as_json:
        typer.echo(json.dumps(counts[game] if game else counts, indent=2))
        return
    console = Console()
    for name, kinds in counts.items():
        console.print(f"[bold]{rules_of(name).names[LANGUAGE]}[/]")
        table = _table("kind", "box", "miskatonic", "all")
        for kind, by_origin in kinds.items():
            table.add_row(
                kind, *[str(by_origin.get(o, 0)) for o in ("box", "miskatonic")], str(sum(by_origin.values()))
            )
        console.print(table)


@content_app.command()
def check(
    folder: Annotated[Path, typer.Argument(help="The folder with the YAML files.")],
    game: Annotated[str, typer.Option(help="Whose content it is.")] = "",
) -> None:
    """Say everything that is wrong with a pack; exit status 1 if anything is."""
    with _said_plainly():
        if not folder.is_dir():
            raise BadOptions(f"{folder}: there is no such folder")
        if not game:
            raise BadOptions(Msg("problem-which-game", {"known": ", ".join(GAMES)}))
        problems = rules_of(game).check_content(folder)
    for problem in problems:
        typer.echo(problem)
    if problems:
        typer.echo(f"{len(problems)} {'problem' if len(problems) == 1 else 'problems'}", err=True)
        raise typer.Exit(1)
    typer.echo(f"{folder}: in order")


@content_app.command()
def schema(
    game: Annotated[str, typer.Argument(help=f"Which game: {', '.join(GAMES)}.")],
    folder: Annotated[Path, typer.Argument(help="Where to write one JSON Schema per file.")],
) -> None:
    """Write JSON Schemas, with which editors check and complete YAML."""
    with _said_plainly():
        found = rules_of(game).content_schemas()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for kind, body in found.items():
                (folder / f"{kind}.schema.json").write_text(json.dumps(body, indent=2) + "\n", encoding="utf8")
        except OSError as problem:
            raise BadOptions(f"{folder}: {problem.strerror or problem}") from problem
    typer.echo(f"{folder}: {len(found)} schemas")
