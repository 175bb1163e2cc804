"""The commands `merge`, `compare`, `versus` and `report`: what is done with games that were played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from miskatonic.engine.errors import BadOptions
from miskatonic.engine.settings import read_settings
from miskatonic.games.packs import use as use_packs
from miskatonic.games.registry import GAMES
from miskatonic.games.registry import rules as rules_of
from miskatonic.lab import comparing
from miskatonic.lab.commands import LANGUAGE, bar, print_simulation
from miskatonic.lab.console import Packs, said_plainly
from miskatonic.lab.figures import interval, noticeable
from miskatonic.lab.page import check_page, write_page
from miskatonic.lab.simulate import run, summary
from miskatonic.lab.study import Study, merged, read_study, write_study
from miskatonic.lab.versus import Duel
from miskatonic.lab.versus import versus as play_versus
from miskatonic.terminal.speaker import default_language

Game = Annotated[str, typer.Argument(help=f"Which game: {', '.join(GAMES)}.")]
Settings = Annotated[
    list[str] | None, typer.Option("--set", help="A setting of the game, as name=value; may be repeated.")
]


def register(app: typer.Typer) -> None:
    app.command()(merge)
    app.command()(compare)
    app.command()(versus)
    app.command()(report)


def merge(
    files: Annotated[list[Path], typer.Argument(help="All shards of one study.")],
    out: Annotated[Path | None, typer.Option(help="Write the whole study into this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
) -> None:
    """Put the shards of a simulation together again."""
    with said_plainly(default_language()):
        study, reports = merged(files)
        if out is not None:
            write_study(out, study, reports)
        found = summary(study, reports)
        if as_json:
            typer.echo(json.dumps(found.plain(), ensure_ascii=False, indent=2))
        else:
            print_simulation(found, rules_of(study.game))


def compare(
    files: Annotated[list[Path], typer.Argument(help="One recorded study, or two of the same games.")],
    pack: Packs = None,
) -> None:
    """Name the first game and entry at which two versions differ: two files, or a file and the rules as they are."""
    with said_plainly(default_language()):
        use_packs(pack or [])
        if len(files) > 2:
            raise BadOptions(f"one file or two, not {len(files)}")
        study, reports = read_study(files[0])
        if len(files) == 2:
            other, others = read_study(files[1])
            _same_games(study, other, files)
            found = comparing.first_difference(study, reports, others)
        else:
            with bar(study.game, len(reports)) as advance:
                found = comparing.replayed(study, reports, advance)
        typer.echo(found or f"{len(reports)} games are the same")
        if found:
            raise typer.Exit(1)


def _same_games(one: Study, other: Study, files: list[Path]) -> None:
    for field in ("game", "games", "seats", "bot", "options", "seed", "each", "step_cap", "shard", "shards"):
        mine, theirs = getattr(one, field), getattr(other, field)
        if mine != theirs:
            raise BadOptions(f"{files[1]} is a study of other games: {field} is {theirs!r}, not {mine!r}")


def versus(
    game: Game,
    games: Annotated[int, typer.Option(help="How many games, each played twice.")] = 200,
    seats: Annotated[int, typer.Option(help="Bots at the table.")] = 4,
    bot: Annotated[str, typer.Option(help="Who plays on the first side.")] = "heuristic",
    settings: Settings = None,
    with_bot: Annotated[str, typer.Option(help="The second side: another bot.")] = "",
    with_set: Annotated[list[str] | None, typer.Option(help="The second side: another setting, as name=value.")] = None,
    with_pack: Annotated[list[Path] | None, typer.Option(help="The second side: a pack of your own.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    jobs: Annotated[int, typer.Option(help="Processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Compare two bots, two versions of a card or two settings on the same seeds."""
    with said_plainly(default_language()):
        rules = rules_of(game)
        options = read_settings(rules, settings or [], seats)
        changed = read_settings(rules, with_set or [], seats)
        study = Study.of(game, games, seats, bot, options, seed)
        if not as_json:
            typer.echo(
                f"{games} games on either side: four times in five they show a difference of"
                f" {noticeable(games):.1%} or more; mirrored seeds show less, too."
            )
        with bar(game, games * (1 if rules.rivals and with_bot else 2)) as advance:
            found = play_versus(study, with_bot, changed, with_pack, jobs, advance)
        typer.echo(msgspec.json.encode(found).decode() if as_json else _told(found))


def _told(found: Duel) -> str:
    if found.alone is not None:
        low, high = interval(found.alone)
        return (
            f"{found.second} among {found.first}: won {found.alone.wins} of {found.alone.games}"
            f" ({found.alone.rate:.1%}, 95 % confidence {low:.1%} to {high:.1%}; its share is {found.fair:.0%},"
            f" so {found.alone.rate / found.fair:.2f} times as often)"
        )
    assert found.pairs is not None
    low, high = found.pairs.bounds
    first, second = found.pairs.both + found.pairs.first, found.pairs.both + found.pairs.second
    return (
        f"{found.first}: {first} of {found.games} won; {found.second}: {second}\n"
        f"only the first {found.pairs.first}, only the second {found.pairs.second},"
        f" both {found.pairs.both}, none {found.pairs.none}\n"
        f"the second wins {found.pairs.difference:+.1%} (95 % confidence {low:+.1%} to {high:+.1%})"
        + (f", {second / first:.2f} times as often" if first else "")
    )


def report(
    game: Game,
    out: Annotated[Path, typer.Argument(help="The page to write (.html).")],
    games: Annotated[int, typer.Option(help="How many games.")] = 200,
    seats: Annotated[int, typer.Option(help="Bots at the table.")] = 4,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "heuristic",
    settings: Settings = None,
    each: Annotated[str, typer.Option(help="Play so many games with every choice of this setting.")] = "",
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    jobs: Annotated[int, typer.Option(help="Processes.")] = 1,
    files: Annotated[
        list[Path] | None, typer.Option("--from", help="Games that were played before; may be repeated.")
    ] = None,
    pack: Packs = None,
) -> None:
    """Write what came of many games as one HTML page with plots."""
    with said_plainly(default_language()):
        use_packs(pack or [])
        check_page(out)
        if files:
            study, reports = merged(files)
            if study.game != game:
                raise BadOptions(f"{files[0]} holds games of {study.game}, not of {game}")
            found = summary(study, reports)
        else:
            options = read_settings(rules_of(game), settings or [], seats)
            study = Study.of(game, games, seats, bot, options, seed, each=each)
            with bar(game, study.total) as advance:
                found = run(study, jobs, advance)
        write_page(out, found, rules_of(game), LANGUAGE)
        Console(soft_wrap=True).print(f"{out}: {found.finished} games", markup=False, highlight=False)
