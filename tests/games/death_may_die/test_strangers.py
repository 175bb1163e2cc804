"""States that strangers bring: what no table of this game can hold is not played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from miskatonic.engine.match import Match
from miskatonic.games.death_may_die.masks import turn_down
from miskatonic.games.death_may_die.rules import RULES
from miskatonic.games.death_may_die.state import Claimed, Enemy, Mixed, State


def begun() -> State:
    state: State = Match.new(RULES, seats=2, seed="a stranger").state
    return state


def _fire_nowhere(state: State) -> None:
    state.fire["nowhere"] = state.fire_supply
    state.fire_supply = 0


def _nobody_left(state: State) -> None:
    for investigator in state.investigators:
        investigator.out = "killed"


def _among_others(state: State) -> None:
    card = state.discoveries.fog[-1]
    state.discoveries.take_from_fog(card)
    state.mythos_discard.append(card)


WRONG: dict[str, Callable[[State], object]] = {
    "a Mythos card is gone": lambda state: state.mythos.take_from_fog(state.mythos.fog[-1]),
    "a Discovery card twice": lambda state: state.discovery_discard.append(state.discoveries.fog[0]),
    "an Insanity card is gone": lambda state: state.insanities.take_from_fog(state.insanities.fog[-1]),
    "a figure from nowhere": lambda state: state.enemies.append(Enemy(0, "cultist", state.enemies[0].place)),
    "a figure of another box": lambda state: state.supply.append("kitten"),
    "a card among others": _among_others,
    "no such space": lambda state: setattr(state.investigators[0], "place", "nowhere"),
    "an enemy nowhere": lambda state: setattr(state.enemies[0], "place", "nowhere"),
    "fire from nowhere": lambda state: state.fire.update({state.enemies[0].place: 9}),
    "fire nowhere": _fire_nowhere,
    "a number twice": lambda state: setattr(state.enemies[1], "number", state.enemies[0].number),
    "too many Wounds": lambda state: setattr(state.investigators[0], "wounds", 6),
    "sanity off the track": lambda state: setattr(state.investigators[0], "sanity", 21),
    "stress off the track": lambda state: setattr(state.investigators[0], "stress", -1),
    "skills without end": lambda state: setattr(state.investigators[0], "levels", [1, 1, 9]),
    "a skill too few": lambda state: setattr(state.investigators[0], "levels", [1]),
    "no insanity": lambda state: setattr(state.investigators[0], "insanity", ""),
    "a card of no side": lambda state: state.investigators[0].cards.append(Claimed(0, "nothing", "left")),
    "bound to nobody": lambda state: setattr(state.investigators[0], "codependent", 5),
    "nobody left": _nobody_left,
    "a stage too many": lambda state: setattr(state.elder_one, "stage", 5),
    "off the Summoning track": lambda state: setattr(state, "track", 9),
    "actions without end": lambda state: setattr(state, "actions", 10**6),
    "over and yet going on": lambda state: setattr(state, "ended", "won"),
    "no such Episode": lambda state: setattr(state, "episode", "nope"),
    "no such Elder One": lambda state: setattr(state.elder_one, "card", "nope"),
    "no such phase": lambda state: setattr(state, "phase", "tea"),
    "a token held by nobody": lambda state: setattr(state.markers[0], "holder", 9),
}


def masked() -> State:
    """One of the partygoers in the Ballroom is a sorcerer, and everybody knows it."""
    state: State = Match.new(RULES, seats=2, seed="a stranger", options={"episode": "danse-macabre"}).state
    guest = next(found for found in state.markers if found.card == "guest")
    guest.face = "sorcerer"
    state.hidden["faces-of-guest"].take_from_fog("sorcerer")
    turn_down(state, [guest])
    return state


MASKS: dict[str, Callable[[Mixed], Mixed]] = {
    "a mask that is none": lambda mixed: replace(mixed, tokens=[0, *mixed.tokens[1:]]),
    "no lot at all": lambda mixed: replace(mixed, lots=[], weights=[]),
    "a lot without a weight": lambda mixed: replace(mixed, weights=mixed.weights[1:]),
    "a lot that cannot be": lambda mixed: replace(mixed, weights=[0, *mixed.weights[1:]]),
    "a weight without end": lambda mixed: replace(mixed, weights=[10**9, *mixed.weights[1:]]),
    "a sorcerer too many": lambda mixed: replace(mixed, lots=[["sorcerer"] * len(mixed.tokens), *mixed.lots[1:]]),
}


def test_masks_that_were_mixed_are_sound() -> None:
    assert RULES.check(masked(), 2) == []


@pytest.mark.parametrize("spoil", MASKS.values(), ids=MASKS)
def test_masks_that_nobody_can_have_mixed_are_refused(spoil: Callable[[Mixed], Mixed]) -> None:
    state = masked()
    state.mixed = {heap: spoil(mixed) for heap, mixed in state.mixed.items()}
    assert RULES.check(state, 2)


def test_masks_of_no_kind_are_refused() -> None:
    state = masked()
    state.mixed = {"faces-of-nothing": state.mixed["faces-of-guest"]}
    assert RULES.check(state, 2)


def test_a_table_as_it_is_laid_out_is_sound() -> None:
    assert RULES.check(begun(), 2) == []


@pytest.mark.parametrize("spoil", WRONG.values(), ids=WRONG)
def test_what_no_table_can_hold_is_refused(spoil: Callable[[State], object]) -> None:
    state = begun()
    spoil(state)
    assert RULES.check(state, 2)
