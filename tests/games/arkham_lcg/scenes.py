"""Scenes of Arkham Horror: a position, rigged chance, choices by key, and what can be seen of the outcome."""

from __future__ import annotations

from typing import Any

from miskatonic.engine.match import Match
from miskatonic.games.arkham_lcg import RULES
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.pack import ArkhamContent
from miskatonic.games.arkham_lcg.state import Enemy, Location, Player, State
from miskatonic.kit.pieces import Piece
from tests.scenes import asked as kind
from tests.scenes import choose, decision, events, happened, keys, told

__all__ = ["choose", "decision", "events", "happened", "keys", "kind", "told"]

CONTENT: ArkhamContent = RULES.content
ROLAND, DAISY, SKIDS, AGNES, WENDY = CONTENT.investigators
HOUSE: dict[str, dict[str, Any]] = {"hallway": {}, "attic": {}, "cellar": {}, "parlor": {}}
"""The Gathering after its first act."""


def scene(*players: dict[str, Any], tokens: str = "", **position: Any) -> Match[State]:
    """The position described, on the turn of seat 0; one investigator with an empty hand, if nobody is named.

    `tokens`: the first chaos tokens, where they are revealed before anybody is asked.
    """
    script = {"token": tokens.split()} if tokens else None
    seated = list(players) or [{}]
    return Match.position(RULES, {"seats": len(seated), "players": seated, **position}, script=script)


def new_game(
    seats: int = 1, *, script: dict[str, list[str]] | None = None, seed: str = "scene", **options: Any
) -> Match[State]:
    return Match.new(RULES, seats, options, seed=seed, script=script)


def game_of(match: Match[State]) -> Arkham:
    game = match.game
    assert isinstance(game, Arkham)
    return game


# Choosing


def do(match: Match[State], *answers: str, tokens: str = "", **chance: list[str]) -> None:
    """Answers one question after another; `a b` answers one with two options, an empty word with none.

    `tokens`: the chaos tokens that come out; `chance`: anything else, by its name with `_` for `-`.
    """
    if tokens:
        match.rig({"token": tokens.split()})
    if chance:
        match.rig({name.replace("__", ".").replace("_", "-"): outcomes for name, outcomes in chance.items()})
    for answer in answers:
        choose(match, *answer.split())


def skip(match: Match[State], *until: str) -> None:
    """Commits nothing, uses nothing and takes first options, until a question of one of these kinds, or the end."""
    while match.pending and match.pending[0].kind not in until:
        first = match.pending[0]
        offered = [option.key for option in first.options]
        if "pass" in offered:
            match.choose(first.seat, "pass")
        elif first.least == 0:
            match.choose(first.seat)
        elif first.kind == "action":
            match.choose(first.seat, "end")
        else:
            match.choose(first.seat, *offered[: first.least])


def calm(match: Match[State]) -> None:
    """Commits nothing and answers nothing."""
    while match.pending and match.pending[0].kind in ("commit", "window", "react", "result-order"):
        first = match.pending[0]
        offered = [option.key for option in first.options]
        if "pass" in offered:
            match.choose(first.seat, "pass")
        elif first.least == 0:
            match.choose(first.seat)
        else:
            match.choose(first.seat, offered[0])


# Looking


def me(match: Match[State], seat: int = 0) -> Player:
    return match.state.players[seat]


def enemy(match: Match[State], card: str = "") -> Enemy:
    """The only enemy, or the only one of this card."""
    (found,) = [one for one in match.state.enemies if not card or one.card == card]
    return found


def place(match: Match[State], card: str) -> Location:
    return next(location for location in match.state.locations if location.card == card)


def asset(match: Match[State], card: str, seat: int = 0) -> Piece:
    player = match.state.players[seat]
    return next(piece for piece in (*player.assets, *player.threat) if piece.card == card)


def offers(match: Match[State], beginning: str, seat: int | None = None) -> list[str]:
    """The options of the open question that begin so."""
    return [key for key in keys(match, seat) if key.startswith(beginning)]


def harm(match: Match[State], seat: int = 0) -> tuple[int, int]:
    """Damage and horror on an investigator."""
    player = match.state.players[seat]
    return player.damage, player.horror


def use(card: Piece | Enemy | str, number: int = 0) -> str:
    """The option to use an ability."""
    return f"use:{card if isinstance(card, str) else card.key}:{number}"
