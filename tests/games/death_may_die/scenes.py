"""Scenes of Death May Die: a position, rigged chance, choices by key, and what can be seen of the outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from miskatonic.engine.match import Match
from miskatonic.games.death_may_die import RULES
from miskatonic.games.death_may_die.content import DeathMayDieContent
from miskatonic.games.death_may_die.game import DeathMayDie
from miskatonic.games.death_may_die.state import Enemy, Investigator, State
from tests.scenes import answer_first, asked, choose, decision, events, happened, keys, pick, refused, told

__all__ = ["answer_first", "asked", "choose", "decision", "events", "happened", "keys", "pick", "refused", "told"]

CONTENT: DeathMayDieContent = RULES.content
BLANKS = ["blank"] * 9
QUIET = "sleeper-awakens"
"""A Mythos card that does nothing while no R'lyeh spaces touch, and shows no symbol."""
SYMBOL = "rlyeh-unleashed"
"""A Mythos card that does nothing without R'lyeh spaces, and shows the symbol."""
SYMBOLS = ["rlyeh-unleashed", "conflagration", "lab-accident"]
LEFT_LYING = "clutter"
"""A Discovery card that may be left."""

DMD = Match[State]


def scene(*players: dict[str, Any], **position: Any) -> DMD:
    """The position described, with the first decision open: an empty map unless enemies or Fire are told."""
    people = list(players) or [{}]
    if len(people) == 1:
        people.append({"place": 15})
    position.setdefault("enemies", "none")
    position.setdefault("fire", {})
    position.setdefault("track", 1)
    rig = position.pop("rig", {})
    return Match.position(RULES, {"seats": len(people), "players": people, **position}, script=rig)


def new_game(seats: int = 2, *, script: dict[str, list[str]] | None = None, **options: Any) -> DMD:
    return Match.new(RULES, seats, options, seed="scene", script=script)


def me(match: DMD, number: int = 0) -> Investigator:
    return match.state.investigators[number]


def game(match: DMD) -> DeathMayDie:
    found = match.game
    assert isinstance(found, DeathMayDie)
    return found


def space(number: int, episode: int = 1) -> str:
    return f"e{episode}-{number}"


def enemy(match: DMD, card: str, which: int = 0) -> Enemy:
    return [found for found in match.state.enemies if found.card == card][which]


def attack(card: str, match: DMD, which: int = 0) -> str:
    return f"attack:{enemy(match, card, which).key}"


def where(match: DMD, card: str) -> list[int]:
    """The numbers of the spaces in which these enemies stand."""
    return [int(found.place.partition("-")[2]) for found in match.state.enemies if found.card == card]


def rig(match: DMD, standard: Sequence[str] = (), bonus: Sequence[str] = (), **draws: Sequence[str]) -> None:
    script: dict[str, Sequence[str]] = {f"draw.{deck}": cards for deck, cards in draws.items()}
    if standard:
        script["roll.standard"] = standard
    if bonus:
        script["roll.bonus"] = bonus
    match.rig(script)


def keep(match: DMD) -> None:
    """The dice stay as they are."""
    if match.pending and asked(match) == "reroll":
        choose(match, "stop")


def act(match: DMD, key: str, standard: Sequence[str] = (), bonus: Sequence[str] = ()) -> None:
    """One action with these dice, without rerolls."""
    rig(match, standard, bonus)
    choose(match, key)
    keep(match)


def end_turn(match: DMD, mythos: str = QUIET, discovery: str = LEFT_LYING, *, until: str = "action") -> None:
    """No more actions; this Mythos card, and this Discovery card, which is left lying if it may be."""
    rig(match, mythos=[mythos], discoveries=[discovery])
    if asked(match) == "action":
        choose(match, "end")
    while match.pending and asked(match) != until and match.state.active == 0:
        key = "pass" if "pass" in keys(match) else "stop" if "stop" in keys(match) else keys(match)[0]
        if asked(match) == until:
            return
        choose(match, key)


def to_mythos(match: DMD, mythos: str = QUIET, discovery: str = LEFT_LYING) -> None:
    """Only up to the first question after the actions."""
    rig(match, mythos=[mythos], discoveries=[discovery])
    choose(match, "end")
