"""States that strangers bring: what no table of this game can hold is not played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.engine.chance import Person
from miskatonic.engine.deck import Deck
from miskatonic.engine.match import Match
from miskatonic.engine.text import english
from miskatonic.games.arkham_lcg import odds
from miskatonic.games.arkham_lcg.rules import RULES
from miskatonic.games.arkham_lcg.state import Enemy, Lasting, SkillTest, State
from miskatonic.kit.pieces import Piece


def begun() -> State:
    """A table for two, laid out, before the first turn."""
    match: Match[State] = Match.new(RULES, seats=2, seed="a stranger")
    while not match.state.locations or match.state.test is not None:
        decision = match.pending[0]
        match.choose(decision.seat, *[option.key for option in decision.options[: decision.least]])
    state = RULES.read_state(match.kept()[1], RULES.state_schema)
    assert state.phase == "investigation"
    return state


def _twice(state: State) -> None:
    """Within what the boxes of two players hold, and yet from nowhere."""
    card = next(card for card in state.players[0].starting if card not in state.players[1].starting)
    state.players[1].discard.append(card)


def _nobody_left(state: State) -> None:
    for player in state.players:
        player.status = "defeated"


def _taken(deck: Deck) -> str:
    card = deck.fog[-1]
    deck.take_from_fog(card)
    return card


WRONG: dict[str, Callable[[State], object]] = {
    "no such token": lambda state: state.bag.append("foo"),
    "a bag without end": lambda state: state.bag.extend(["-1"] * 15_000),
    "an empty bag": lambda state: state.bag.clear(),
    "no such scenario": lambda state: setattr(state, "scenario", "nope"),
    "no such difficulty": lambda state: setattr(state, "difficulty", "nope"),
    "no such phase": lambda state: setattr(state, "phase", "tea"),
    "no such step": lambda state: setattr(state, "step", "tea"),
    "a step of another phase": lambda state: setattr(state, "step", "hand-size"),
    "a round before the first": lambda state: setattr(state, "round", -1),
    "rounds without end": lambda state: setattr(state, "round", 10**5),
    "a counter below nothing": lambda state: setattr(state, "counter", -5),
    "a counter that will repeat itself": lambda state: setattr(state, "counter", 0),
    "over and yet going on": lambda state: setattr(state, "resolution", "R1"),
    "a card on its way": lambda state: state.stack.append(state.players[0].hand.pop()),
    "a test under way": lambda state: setattr(state, "test", SkillTest(1, 0, "combat")),
    "a lead nobody is": lambda state: setattr(state, "lead", 2),
    "a turn of nobody's": lambda state: setattr(state, "active", 4),
    "more than sit there": lambda state: setattr(state, "investigators", 9),
    "no such investigator": lambda state: setattr(state.players[0], "investigator", "nobody"),
    "the same one twice": lambda state: setattr(state.players[0], "investigator", state.players[1].investigator),
    "nobody left": _nobody_left,
    "a card of a deck is gone": lambda state: _taken(state.players[0].deck),
    "a card of a deck twice": _twice,
    "an encounter card is gone": lambda state: _taken(state.encounter),
    "an encounter card twice": lambda state: state.encounter_discard.append(state.encounter.fog[0]),
    "an enemy from nowhere": lambda state: state.enemies.append(Enemy(0, "ghoul-priest", place="study")),
    "a card among others": lambda state: state.agendas.append(state.acts.pop()),
    "no agenda": lambda state: setattr(state, "agenda", None),
    "nowhere": lambda state: setattr(state.players[0], "place", "nowhere"),
    "a number twice": lambda state: setattr(state.locations[0], "number", state.act.number if state.act else 0),
    "an owner nobody is": lambda state: setattr(state.locations[0], "owner", 7),
    "tokens below nothing": lambda state: state.locations[0].tokens.update(clue=-3),
    "tokens without end": lambda state: state.locations[0].tokens.update(clue=10**6),
    "actions without end": lambda state: setattr(state.players[0], "actions", 10**6),
    "resources below nothing": lambda state: setattr(state.players[0], "resources", -1),
    "a deck by another name": lambda state: setattr(state.players[0], "pool", "deck-1"),
    "no card of this box": lambda state: state.box.append("nothing"),
    "what no card is": lambda state: state.players[0].assets.append(Piece(state.counter, "nothing")),
    "for somebody who is not there": lambda state: state.lasting.append(Lasting("x", "y", "round", 5)),
    "a player too few": lambda state: state.players.pop(),
}


def test_a_table_as_it_is_laid_out_is_sound() -> None:
    assert RULES.check(begun(), 2) == []


@pytest.mark.parametrize("spoil", WRONG.values(), ids=WRONG)
def test_what_no_table_can_hold_is_refused_in_a_sentence(spoil: Callable[[State], object]) -> None:
    state = begun()
    spoil(state)
    problems = RULES.check(state, 2)
    assert problems
    assert "problem-" not in english(problems[0], (RULES.folder / "text",))


def test_the_odds_of_a_bag_full_of_cultists_are_soon_known() -> None:
    match = Match.new(RULES, seats=1, seed="cultists", options={"difficulty": "hard"})
    match.state.bag[:] = ["cultist"] * 40 + ["0"]
    game = RULES.game(match.state, Person(), [])
    chance = odds.chance(game, SkillTest(0, 0, "intellect", "", "", difficulty=2), tuple(match.state.bag), 3)
    assert chance == 1.0
