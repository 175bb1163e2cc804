"""The commands `play`, `replay` and `almanac`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from miskatonic.engine.errors import MiskatonicError
from miskatonic.engine.text import Language

Lang = Annotated[str, typer.Option("--lang", help="pl or en; by default as $LANG says.")]
Plain = Annotated[bool, typer.Option("--plain", help="Linear text for screen readers: no boxes, no colour.")]


@contextmanager
def readable_errors() -> Iterator[None]:
    try:
        yield
    except (MiskatonicError, OSError) as problem:
        typer.echo(str(problem), err=True)
        raise typer.Exit(2) from problem


def play(
    game: Annotated[str, typer.Argument(help="The game, such as elder-sign.")] = "elder-sign",
    lang: Lang = "",
    players: Annotated[int | None, typer.Option(help="How many players, bots included.")] = None,
    bots: Annotated[int | None, typer.Option(help="How many of them are bots.")] = None,
    bot: Annotated[str | None, typer.Option(help="Which bot plays them.")] = None,
    seats: Annotated[
        str | None, typer.Option(help="Who plays each seat instead, with commas: person,heuristic,random.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Play with this luck.")] = None,
    ancient_one: Annotated[str | None, typer.Option(help="By id or name, or random.")] = None,
    investigators: Annotated[str | None, typer.Option(help="By id or name, with commas; or random, or choose.")] = None,
    companion: Annotated[bool, typer.Option("--companion", help="Roll real dice and draw real cards.")] = False,
    plain: Plain = False,
    file: Annotated[Path | None, typer.Option(help="Where the game is kept.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with an unfinished game.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Ask nothing before the game: defaults for the rest.")] = False,
) -> None:
    """Play a game in this terminal."""
    from miskatonic.terminal.play import Evening, Request
    from miskatonic.terminal.screen import Screen
    from miskatonic.terminal.setup import Wishes

    with readable_errors():
        said = {"ancient_one": ancient_one, "investigators": investigators}
        wishes = Wishes(
            players,
            bots,
            bot,
            [seat.strip() for seat in seats.split(",")] if seats else None,
            {name: value for name, value in said.items() if value is not None},
            quick,
        )
        request = Request(game, _language(lang), wishes, seed, companion, file, resume)
        Evening(request, Screen(plain)).run()


def replay(
    file: Annotated[Path, typer.Argument(help="A game that was saved.")],
    lang: Lang = "",
    plain: Plain = False,
) -> None:
    """Step through a saved game."""
    from miskatonic.terminal.replay import Player
    from miskatonic.terminal.screen import Screen
    from miskatonic.terminal.speaker import default_language

    with readable_errors():
        Player(file, _language(lang) or default_language(), Screen(plain)).run()


def almanac(
    words: Annotated[list[str], typer.Argument(help="Words of a rule, in either language, or its id.")],
    lang: Lang = "",
    game: Annotated[str, typer.Option(help="Whose rules.")] = "elder-sign",
    plain: Plain = False,
    most: Annotated[int, typer.Option(help="How many entries to show.")] = 12,
) -> None:
    """Search the rules in either language."""
    from miskatonic.games import registry
    from miskatonic.terminal.reference import show_rules
    from miskatonic.terminal.screen import Screen
    from miskatonic.terminal.speaker import Speaker, default_language

    with readable_errors():
        speaker = Speaker(registry.rules(game), _language(lang) or default_language())
        if not show_rules(" ".join(words), game, speaker, Screen(plain), most):
            raise typer.Exit(1)


def _language(word: str) -> Language | None:
    from miskatonic.terminal.speaker import as_language

    found = as_language(word) if word else None
    if word and found is None:
        raise MiskatonicError(f"--lang {word}: there is pl, en")
    return found


def register(app: typer.Typer) -> None:
    app.command()(play)
    app.command()(replay)
    app.command()(almanac)
