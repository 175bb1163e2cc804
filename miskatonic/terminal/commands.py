"""The commands `play`, `replay`, `verify`, `almanac` and `bring`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from miskatonic.engine.errors import BadOptions, MiskatonicError, SaveError, file_problem
from miskatonic.engine.message import Msg
from miskatonic.engine.text import Language
from miskatonic.games.registry import GAMES

if TYPE_CHECKING:
    from miskatonic.terminal.speaker import Speaker

Lang = Annotated[str, typer.Option("--lang", help="pl or en; by default as $LANG says.")]
Packs = Annotated[list[Path] | None, typer.Option("--pack", help="The folder of a pack of your own; may be repeated.")]
Plain = Annotated[bool, typer.Option("--plain", help="Linear text for screen readers: no boxes, no colour.")]


class Reader:
    """Whoever is told what went wrong: in the language they play in, or else in that of the command."""

    def __init__(self, lang: str) -> None:
        from miskatonic.terminal.speaker import as_language, default_language

        self.language = as_language(lang) or default_language()
        self.speaker: Speaker | None = None

    def hear(self, problem: MiskatonicError) -> None:
        typer.echo(problem.said(self.speaker.language if self.speaker else self.language), err=True)


@contextmanager
def readable_errors(lang: str) -> Iterator[Reader]:
    reader = Reader(lang)
    try:
        yield reader
    except MiskatonicError as problem:
        reader.hear(problem)
        raise typer.Exit(2) from problem
    except OSError as problem:
        reader.hear(SaveError(file_problem(problem.filename or "?", problem)))
        raise typer.Exit(2) from problem


def play(
    game: Annotated[str, typer.Argument(help=f"Which game: {', '.join(GAMES)}; asked if none is named.")] = "",
    lang: Lang = "",
    players: Annotated[int | None, typer.Option(help="How many players, bots included.")] = None,
    bots: Annotated[int | None, typer.Option(help="How many of them are bots.")] = None,
    bot: Annotated[str | None, typer.Option(help="Which bot plays them.")] = None,
    seats: Annotated[
        str | None, typer.Option(help="Who plays each seat instead, with commas: person,heuristic,random.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Play with this luck.")] = None,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", help="A setting of the game: name=value, in ids or names, or a file; may be repeated."),
    ] = None,
    companion: Annotated[bool, typer.Option("--companion", help="Roll real dice and draw real cards.")] = False,
    plain: Plain = False,
    file: Annotated[Path | None, typer.Option(help="Where the game is kept.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with an unfinished game.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Ask nothing before the game: defaults for the rest.")] = False,
    pack: Packs = None,
) -> None:
    """Play a game in this terminal."""
    from miskatonic.games import packs
    from miskatonic.terminal.play import Evening, Request
    from miskatonic.terminal.screen import Screen
    from miskatonic.terminal.setup import Wishes

    with readable_errors(lang) as reader:
        packs.use(pack or [])
        wishes = Wishes(
            players,
            bots,
            bot,
            [seat.strip() for seat in seats.split(",")] if seats else None,
            settings or [],
            quick,
        )
        request = Request(game, _language(lang), wishes, seed, companion, file, resume)
        evening = Evening(request, Screen(plain))
        reader.speaker = evening.speaker
        evening.run()


def replay(
    file: Annotated[Path, typer.Argument(help="A game that was saved.")],
    lang: Lang = "",
    plain: Plain = False,
    pack: Packs = None,
) -> None:
    """Step through a saved game."""
    from miskatonic.games import packs
    from miskatonic.terminal.replay import Player
    from miskatonic.terminal.screen import Screen
    from miskatonic.terminal.speaker import default_language

    with readable_errors(lang):
        packs.use(pack or [])
        Player(file, _language(lang) or default_language(), Screen(plain)).run()


def verify(
    file: Annotated[Path, typer.Argument(help="The file of a game that is over.")],
    commitment: Annotated[str, typer.Option(help="What the table showed when the game began.")] = "",
    lang: Lang = "",
    pack: Packs = None,
) -> None:
    """Check that all luck of a game came from the seeds that were committed to before."""
    from miskatonic.games import packs
    from miskatonic.terminal.speaker import default_language
    from miskatonic.terminal.verify import verified

    with readable_errors(lang):
        packs.use(pack or [])
        if not verified(file, commitment.strip().lower(), _language(lang) or default_language()):
            raise typer.Exit(1)


def almanac(
    words: Annotated[list[str], typer.Argument(help="Words of a rule, in either language, or its id.")],
    lang: Lang = "",
    game: Annotated[str, typer.Option(help="Whose rules; of all games if none is named.")] = "",
    plain: Plain = False,
    most: Annotated[int, typer.Option(help="How many entries to show.")] = 12,
) -> None:
    """Search the rules in either language."""
    from miskatonic.games import registry
    from miskatonic.terminal.reference import show_rules
    from miskatonic.terminal.screen import Screen
    from miskatonic.terminal.speaker import Speaker, default_language

    with readable_errors(lang):
        language, screen = _language(lang) or default_language(), Screen(plain)
        asked = [game] if game else list(GAMES)
        found = [show_rules(" ".join(words), Speaker(registry.rules(one), language), screen, most) for one in asked]
        if not any(found):
            raise typer.Exit(1)


def bring(
    game: Annotated[str, typer.Argument(help=f"Which game: {', '.join(GAMES)}.")],
    file: Annotated[Path, typer.Argument(help="What you would bring along to it, such as a deck.")],
    settings: Annotated[
        list[str] | None, typer.Option("--set", help="What it is meant for, as name=value; may be repeated.")
    ] = None,
    write: Annotated[str, typer.Option(help="Write it in this form, and nothing else.")] = "",
    lang: Lang = "",
    pack: Packs = None,
) -> None:
    """Check something that you would bring along to a game, such as a deck, or convert it."""
    from miskatonic.games import packs, registry
    from miskatonic.terminal.bringing import show_brought
    from miskatonic.terminal.speaker import Speaker, default_language

    with readable_errors(lang):
        packs.use(pack or [])
        speaker = Speaker(registry.rules(game), _language(lang) or default_language())
        if not show_brought(file, settings or [], write, speaker):
            raise typer.Exit(1)


def _language(word: str) -> Language | None:
    from miskatonic.terminal.speaker import as_language

    found = as_language(word) if word else None
    if word and found is None:
        raise BadOptions(Msg("problem-language", {"word": word}))
    return found


def register(app: typer.Typer) -> None:
    app.command()(play)
    app.command()(replay)
    app.command()(verify)
    app.command()(almanac)
    app.command()(bring)
