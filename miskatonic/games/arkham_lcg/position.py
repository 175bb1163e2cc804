"""Positions described in a few words, for tests and puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from miskatonic.engine.errors import BadOptions
from miskatonic.games.arkham_lcg import campaign, decks, setup
from miskatonic.games.arkham_lcg.pack import ArkhamContent
from miskatonic.games.arkham_lcg.state import Enemy, Location, Player, Stage, State
from miskatonic.kit.pieces import Piece
from miskatonic.kit.position import fill

CULTISTS = "cultists"
"""The encounter set that makes a deck of its own."""


def describe(content: ArkhamContent, description: Mapping[str, Any]) -> State:
    """`scenario`, `difficulty`; `players`: by seat, `investigator` and any field, `assets` and `threat` as card ids or
    `{card, exhausted, tokens…}`; `locations`: `{id: {clues, revealed, cards}}`; `enemies`: `{card, place, engaged,
    exhausted, damage, doom}`; `act`, `agenda`; `encounter`: the top of the deck, in order; any plain field.

    Cards in hands and decks need not belong to a legal deck. Every card named is taken from where it lay.
    """
    told = dict(description)
    told.pop("seats", None)
    players: list[Mapping[str, Any]] = list(told.pop("players", [{}]))
    names = [
        str(fields.get("investigator", default))
        for fields, default in zip(players, content.investigators, strict=False)
    ]
    options: dict[str, Any] = {"investigator": names}
    for key in ("scenario", "difficulty", "mode"):
        if key in told:
            options[key] = told.pop(key)
    state = setup.begin(content, len(players), options)
    scenario = content.scenarios[state.scenario]
    if state.campaign.mode == "standalone" and scenario.number > 1:
        for card in campaign.might_bring(content, state):
            state.box.remove(card)
    for card in (*scenario.agendas, *scenario.acts):
        state.box.remove(card)
    agenda = str(told.pop("agenda", scenario.agendas[0]))
    act = str(told.pop("act", scenario.acts[0]))
    state.agendas = list(scenario.agendas[scenario.agendas.index(agenda) + 1 :])
    state.acts = list(scenario.acts[scenario.acts.index(act) + 1 :])
    # What has been advanced is out of the game, as the rules have it.
    state.removed += [*scenario.agendas[: scenario.agendas.index(agenda)], *scenario.acts[: scenario.acts.index(act)]]
    state.agenda, state.act = Stage(_next(state), agenda), Stage(_next(state), act)
    state.agenda.tokens = {"doom": told.pop("doom")} if "doom" in told else {}
    for place, fields in dict(told.pop("locations", {scenario.start: {}})).items():
        _location(content, state, place, dict(fields))
    for fields in told.pop("enemies", []):
        _enemy(content, state, dict(fields))
    for card in [*scenario.set_aside]:
        if card in state.box:
            state.box.remove(card)
            state.set_aside.append(card)
    for player, fields in zip(state.players, players, strict=True):
        _player(content, state, player, dict(fields), scenario.start)
    for card in [card for card in state.box if card in content.of_set(CULTISTS)]:
        state.box.remove(card)
        state.cultists.put_into_fog(card)
    top = list(told.pop("encounter", []))
    deck = [card for card in state.box if card in content.player_cards]
    for card in top:
        if card in deck:
            deck.remove(card)
            state.box.remove(card)
    for card in deck:
        state.box.remove(card)
    state.encounter.top = top
    state.encounter.fog = sorted(deck)
    state.phase, state.step = "investigation", "turn"
    state.active = 0
    state.players[0].turn_taken = True
    if "phase" in told or "step" in told:
        state.active = -1
        state.players[0].turn_taken = False
    if "active" in told:
        state.active = told["active"]
    for field in ("log", "got_away", "interrogated"):
        if field in told:
            setattr(state.campaign, field, list(told.pop(field)))
    fill(state, told)
    return state


def _next(state: State) -> int:
    state.counter += 1
    return state.counter


def _take(state: State, card: str) -> None:
    if card in state.box:
        state.box.remove(card)


def _location(content: ArkhamContent, state: State, place: str, fields: dict[str, Any]) -> None:
    if place not in content.locations:
        raise BadOptions(f"position: no location {place!r}")
    _take(state, place)
    location = Location(_next(state), place)
    location.revealed = bool(fields.pop("revealed", True))
    location.cards = [_piece(content, state, entry, -1) for entry in fields.pop("cards", [])]
    location.tokens = {name: int(count) for name, count in fields.items() if count}
    state.locations.append(location)


def _enemy(content: ArkhamContent, state: State, fields: dict[str, Any]) -> None:
    card = str(fields.pop("card"))
    _take(state, card)
    enemy = Enemy(int(fields.pop("number", 0)) or _next(state), card)
    enemy.engaged = int(fields.pop("engaged", -1))
    enemy.owner = int(fields.pop("owner", -1))
    enemy.place = str(fields.pop("place", "")) or state.locations[0].card
    enemy.exhausted = bool(fields.pop("exhausted", False))
    enemy.tokens = {name: int(count) for name, count in fields.items() if count}
    state.enemies.append(enemy)


def _piece(content: ArkhamContent, state: State, entry: str | Mapping[str, Any], owner: int) -> Piece:
    fields = {"card": entry} if isinstance(entry, str) else dict(entry)
    card = str(fields.pop("card"))
    _take(state, card)
    piece = Piece(_next(state), card, int(fields.pop("owner", owner)))
    piece.exhausted = bool(fields.pop("exhausted", False))
    asset = content.assets.get(card)
    if asset is not None and asset.uses is not None:
        piece.tokens = {asset.uses.type: asset.uses.count}
    piece.tokens = {name: count for name, count in {**piece.tokens, **fields}.items() if count}
    return piece


def _player(content: ArkhamContent, state: State, player: Player, fields: dict[str, Any], start: str) -> None:
    fields.pop("investigator", None)
    player.actions = 3
    player.resources = 5
    player.place = start if any([location.card == start for location in state.locations]) else state.locations[0].card
    player.starting = decks.starter(content, player.investigator)
    player.assets = [_piece(content, state, entry, player.seat) for entry in fields.pop("assets", [])]
    player.threat = [
        _piece(content, state, entry, player.seat if _own(content, entry) else -1) for entry in fields.pop("threat", [])
    ]
    player.deck.top = list(fields.pop("deck", []))
    player.deck.fog = sorted(fields.pop("library", ["emergency-cache"] * 8))
    fill(player, fields, "a player")
    for enemy in state.enemies:
        if enemy.engaged == player.seat:
            enemy.place = player.place


def _own(content: ArkhamContent, entry: str | Mapping[str, Any]) -> bool:
    card = entry if isinstance(entry, str) else str(entry["card"])
    return bool(content.player_cards[card].weakness)
