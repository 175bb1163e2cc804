"""Positions described in a few words, for tests and puzzles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from miskatonic.games.eldritch_horror import setup
from miskatonic.games.eldritch_horror.cards import EldritchContent
from miskatonic.games.eldritch_horror.state import (
    ActiveMystery,
    ClueToken,
    Defeated,
    Held,
    Monster,
    Ongoing,
    Player,
    State,
)
from miskatonic.kit.position import fill, take
from miskatonic.kit.setup import RANDOM


def describe(content: EldritchContent, description: Mapping[str, Any]) -> State:
    """Keys: `players` (fields by seat), `ancient_one`, `mystery` (an id or its fields), `monsters` and `clues` (pairs
    of a card and a place), `gates` (places), `ongoing` (Eldritch tokens by card), `reserve`, `solved`, `defeated`, any
    other plain field. Cards are named by their ids, Spells and Conditions whose back is known by that of the back; with
    a player stands the number of his `clues`. All that is named is taken from where it would lie.
    """
    told = dict(description)
    players: list[Mapping[str, Any]] = list(told.pop("players", [{}]))
    told.pop("seats", None)
    options = {name: told.pop(name) for name in ("difficulty",) if name in told}
    state = setup.begin(content, len(players), options)
    state.wishes = [RANDOM] * len(players)
    state.ancient_one = told.pop("ancient_one", "azathoth")
    setup.of_ancient_one(content, state)
    sheet = content.ancient_ones[state.ancient_one]
    for card in sheet.aside:
        state.pool.remove(card)
        state.set_aside.append(card)
    state.set_aside_kinds = list(dict.fromkeys(sheet.aside))
    state.omen_eldritch = sheet.omen_tokens
    state.phase = "action"
    for player, fields in zip(state.players, players, strict=True):
        _player(content, state, player, dict(fields))
    _mystery(content, state, told.pop("mystery", ""))
    for card, place in _pairs(told.pop("monsters", ())):
        _monster(state, card, place)
    for gate in told.pop("gates", ()):
        state.gate_stack.remove(f"gate-{gate}")
        state.gates.append(f"gate-{gate}")
    for clue, place in _pairs(told.pop("clues", ())):
        state.clue_pool.remove(clue)
        state.clues.append(ClueToken(clue, place))
    for card, tokens in dict(told.pop("ongoing", {})).items():
        ongoing = Ongoing(_number(state), card)
        if tokens:
            ongoing.put("eldritch", tokens)
        take([state.green, state.yellow, state.blue], [card])
        state.ongoing.append(ongoing)
    for body in told.pop("defeated", ()):
        _defeated(state, dict(body))
    state.expedition = told.pop("expedition", "the-amazon")
    for card in told.pop("reserve", ()):
        state.assets.remove(card)
        state.reserve.append(card)
    for card in told.pop("solved", ()):
        state.mysteries.remove(card)
        state.solved.append(card)
    for card in told.pop("asset_discard", ()):
        state.assets.remove(card)
        state.asset_discard.append(card)
    waiting = told.pop("waiting", None)
    fill(state, told)
    seats = [player.seat for player in state.players if player.investigator]
    after_lead = [seat for seat in seats if seat >= state.lead] + [seat for seat in seats if seat < state.lead]
    if state.phase in ("action", "encounter"):
        state.waiting = after_lead if waiting is None else list(waiting)
    return state


def _pairs(told: Mapping[str, str] | Iterable[Iterable[str]]) -> list[tuple[str, str]]:
    found = told.items() if isinstance(told, Mapping) else told
    return [(str(one), str(other)) for one, other in found]


def _number(state: State) -> int:
    state.counter += 1
    return state.counter


def _player(content: EldritchContent, state: State, player: Player, fields: dict[str, Any]) -> None:
    investigator = fields.pop("investigator", "")
    if not investigator:
        investigator = next(
            card for card in ("silas-marsh", "leo-anderson", *state.investigators) if card in state.investigators
        )
    if investigator == "none":
        fill(player, fields, "a player")
        return
    state.investigators.remove(investigator)
    card = content.investigators[investigator]
    player.investigator = investigator
    player.place = card.space
    player.health, player.sanity = card.health, card.sanity
    for kind, deck in (("assets", state.assets), ("artifacts", state.artifacts)):
        for name in fields.pop(kind, ()):
            deck.remove(name)
            getattr(player, kind).append(Held(_number(state), name, player.seat))
    for kind, deck, backs in (
        ("spells", state.spells, state.spell_backs),
        ("conditions", state.conditions, state.condition_backs),
    ):
        for name in fields.pop(kind, ()):
            held = Held(_number(state), content.back_of.get(name, name), player.seat)
            deck.remove(held.card)
            if name in content.back_of:
                backs.remove(name)
                held.back = name
            getattr(player, kind).append(held)
    for _ in range(fields.pop("clues", 0)):
        clue = state.clue_pool.fog[-1]
        state.clue_pool.remove(clue)
        player.clues.append(clue)
    fill(player, fields, "a player")


def _mystery(content: EldritchContent, state: State, told: Any) -> None:
    fields = {"card": told} if isinstance(told, str) else dict(told)
    card = fields.pop("card") or state.mysteries.fog[0]
    state.mysteries.remove(card)
    state.mystery = ActiveMystery(card)
    for name in fields.pop("monsters", ()):
        state.pool.remove(name)
        state.mystery.monsters.append(name)
    for _ in range(int(fields.pop("clues", 0))):
        state.mystery.clues.append(state.clue_pool.fog[-1])
        state.clue_pool.fog = state.clue_pool.fog[:-1]
    fill(state.mystery, fields, "the Mystery")


def _monster(state: State, card: str, place: str) -> None:
    if card in state.epic:
        state.epic.remove(card)
    elif card in state.set_aside:
        state.set_aside.remove(card)
    else:
        state.pool.remove(card)
    state.monsters.append(Monster(_number(state), card, place=place))


def _defeated(state: State, fields: dict[str, Any]) -> None:
    body = Defeated(fields.pop("investigator"), fields.pop("place"), fields.pop("cause", "health"))
    state.investigators.remove(body.investigator)
    for name in fields.pop("assets", ()):
        state.assets.remove(name)
        body.assets.append(Held(_number(state), name))
    for name in fields.pop("spells", ()):
        state.spells.remove(name)
        body.spells.append(Held(_number(state), name))
    for _ in range(fields.pop("clues", 0)):
        body.clues.append(state.clue_pool.fog[-1])
        state.clue_pool.fog = state.clue_pool.fog[:-1]
    fill(body, fields, "a defeated investigator")
    state.defeated.append(body)
