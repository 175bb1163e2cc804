"""Positions described in a few words, for tests and puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from miskatonic.engine.data import fields_of
from miskatonic.engine.deck import Deck
from miskatonic.games.elder_sign import setup
from miskatonic.games.elder_sign.pack import Content
from miskatonic.games.elder_sign.state import Die, Lock, MonsterToken, Place, Player, State
from miskatonic.games.elder_sign.terms import COLOURS, DICE, ENTRANCE, LOCKED, SUPPLY
from miskatonic.kit.position import fill, take


def describe(content: Content, description: Mapping[str, Any]) -> State:
    """Keys: `seats`; `players` (a list of fields by seat, `investigator` first of all); `adventures` and
    `other_worlds` (card ids, or `{card, monsters: {task or "below": monster}}`); any plain field of the state.

    Cards named anywhere are taken from their decks, so that every component lies in exactly one place.
    """
    told = dict(description)
    seats = int(told.pop("seats", 1))
    players: list[Mapping[str, Any]] = list(told.pop("players", [{}] * seats))
    state = setup.begin(content, seats, {"ancient_one": told.pop("ancient_one", "cthulhu")})
    state.phase = "movement"
    state.turn = 2
    if content.ancient_ones[state.ancient_one].masks:
        state.monster_cup.fog = [*state.monster_cup.fog, *content.masks]
    for seat, fields in enumerate(players):
        _player(content, state, state.players[seat], dict(fields))
    state.adventures = [_place(state, entry) for entry in told.pop("adventures", [])]
    state.other_worlds = [_place(state, entry) for entry in told.pop("other_worlds", [])]
    state.mythos = told.pop("mythos", "")
    shown = [place.card for place in state.adventures + state.other_worlds]
    take(_decks(state), [*shown, state.mythos] if state.mythos else shown)
    fill(state, told)
    _locks(content, state)
    return state


def _player(content: Content, state: State, player: Player, fields: dict[str, Any]) -> None:
    player.investigator = fields.pop("investigator", next(iter(sorted(state.investigators))))
    state.investigators.remove(player.investigator)
    card = content.investigators[player.investigator]
    player.place = ENTRANCE
    player.sanity, player.stamina = card.sanity, card.stamina
    fill(player, fields, "a player")
    take(_decks(state), player.common + player.unique + player.spells + player.allies + player.trophies)


def _decks(state: State) -> list[Deck]:
    return [value for value in map(state.__getattribute__, fields_of(State)) if isinstance(value, Deck)]


def _place(state: State, entry: str | Mapping[str, Any]) -> Place:
    if isinstance(entry, str):
        return Place(entry)
    place = Place(entry["card"])
    for where, names in entry.get("monsters", {}).items():
        for name in [names] if isinstance(names, str) else names:
            state.counter += 1
            state.monster_cup.remove(name)
            place.monsters.append(MonsterToken(state.counter, name, -1 if where == "below" else int(where)))
    return place


def _locks(content: Content, state: State) -> None:
    """Dice locked by what lies on the table, in the order: cards, their monsters, the Mythos card."""
    found: list[tuple[str, str]] = []
    for place in state.adventures + state.other_worlds:
        found.append((f"card:{place.card}", content.places[place.card].locks))
        found += [(f"monster:{token.number}", content.monsters[token.id].locks) for token in place.monsters]
    if state.mythos:
        found.append((f"mythos:{state.mythos}", content.mythos[state.mythos].locks))
    for source, colour in found:
        if not colour:
            continue
        free = [n for n in range(DICE) if COLOURS[n] == colour and state.dice[n].place == SUPPLY]
        state.locks.append(Lock(source, colour, free[0] if free else -1))
        if free:
            state.dice[free[0]] = Die(LOCKED)
