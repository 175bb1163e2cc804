"""Draws docs/picture.svg: a real screen from the middle of a game between bots. `python -m scripts.picture [GAME]`."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.terminal_theme import MONOKAI

from miskatonic.bots import registry as bots
from miskatonic.engine.match import Match
from miskatonic.engine.record import SaveFile
from miskatonic.games.registry import GAMES, rules
from miskatonic.terminal.painter import painter
from miskatonic.terminal.screen import Screen
from miskatonic.terminal.session import Session
from miskatonic.terminal.speaker import Speaker
from scripts.client_fixtures import worth_a_look

SEATS = 3
PICTURE = "picture"


def middle(game: str, seed: int) -> Match[Any] | None:
    """The position that the game thinks good for a picture, if this match has one."""
    seats = min(SEATS, rules(game).most_seats)
    match = Match.new(rules(game), seats, {}, seed)
    players = [bots.bot(game, bots.names(game)[-1], f"picture/{seed}/{seat}") for seat in range(seats)]
    while match.outcome is None:
        decision = match.pending[0]
        if PICTURE in worth_a_look(game, match, decision):
            return match
        match.choose(decision.seat, *players[decision.seat].choose(decision, match.view(decision.seat)))
    return None


def main() -> int:
    game = sys.argv[1] if len(sys.argv) > 1 else next(iter(GAMES))
    match = next((found for found in (middle(game, seed) for seed in range(200)) if found is not None), None)
    if match is None:
        print(f"{game}: no position of 200 games is named {PICTURE} by `worth_a_look`", file=sys.stderr)
        return 1
    console = Console(
        record=True, width=112, file=StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    seats = ["person"] * match.header.seats
    speaker = Speaker(rules(game), "en")
    session = Session(match, SaveFile(Path("unused")), seats, {}, speaker, Screen(console=console), painter(game))
    session.ask(match.pending[0])
    target = Path(__file__).parent.parent / "docs" / "picture.svg"
    console.save_svg(str(target), title=f"miskatonic play {game}", theme=MONOKAI)
    print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
