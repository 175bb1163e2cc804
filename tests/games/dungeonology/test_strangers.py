"""States that strangers bring: what no table of this game can hold is not played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.engine.deck import Deck
from miskatonic.engine.match import Match
from miskatonic.engine.text import english
from miskatonic.games.dungeonology.rules import RULES
from miskatonic.games.dungeonology.state import Flight, State, StealthTest, Tile


def begun() -> State:
    state: State = Match.new(RULES, seats=2, seed="a stranger").state
    return state


def _all_finished(state: State) -> None:
    for player in state.players:
        player.finished = True


def _taken(deck: Deck) -> str:
    card = deck.fog[-1]
    deck.take_from_fog(card)
    return card


WRONG: dict[str, Callable[[State], object]] = {
    "a trick is gone": lambda state: _taken(state.tricks),
    "a trick twice": lambda state: state.discard.append(state.tricks.fog[0]),
    "a zone is gone": lambda state: _taken(state.stacks[0]),
    "a zone twice": lambda state: state.tiles.append(Tile("camp-site", 4, 4, [])),
    "no such zone": lambda state: state.tiles.append(Tile("nowhere", 4, 4, [])),
    "no camp": lambda state: state.tiles.clear(),
    "a card among others": lambda state: state.fate_discard.append(_taken(state.tricks)),
    "a cube from nowhere": lambda state: state.players[0].cubes.update(violet=1),
    "a cube of no colour": lambda state: state.players[0].cubes.update(mauve=1),
    "cubes below nothing": lambda state: state.reserve.update(green=-4),
    "a reserve without a colour": lambda state: state.reserve.pop("green"),
    "students from nowhere": lambda state: setattr(state.players[0], "students", 41),
    "students below nothing": lambda state: setattr(state.players[0], "students", -1),
    "a university without end": lambda state: setattr(state, "bag", "999+0"),
    "a university of words": lambda state: setattr(state, "bag", "many"),
    "too many Omega students": lambda state: setattr(state, "omegas", 6),
    "nowhere": lambda state: setattr(state.players[0], "place", "nowhere"),
    "no such scholar": lambda state: setattr(state.players[0], "scholar", "nobody"),
    "another's notebook": lambda state: setattr(state.players[0], "colour", "red"),
    "silenced by nobody": lambda state: setattr(state.players[0], "silenced", 8),
    "all have finished": _all_finished,
    "over and yet going on": lambda state: setattr(state, "ended", "stuck"),
    "no such phase": lambda state: setattr(state, "phase", "tea"),
    "a test under way": lambda state: setattr(state, "test", StealthTest("research", 0, "camp-site")),
    "a card on its way": lambda state: state.stack.append(Flight(_taken(state.tricks), 0, "main")),
    "speed without end": lambda state: setattr(state, "speed", 10**6),
    "actions without end": lambda state: setattr(state, "actions", 10**6),
    "a pace below nothing": lambda state: setattr(state, "pace", -(10**6)),
    "a debt of actions": lambda state: setattr(state, "second", -(10**6)),
    "research below nothing": lambda state: setattr(state, "tried", -1),
    "more traps than there are": lambda state: state.tiles[0].tokens.extend(["trap"] * 7),
    "a turn of nobody's": lambda state: setattr(state, "active", 2),
    "no such boss": lambda state: setattr(state, "boss", "nobody"),
    "a boss nowhere": lambda state: setattr(state, "boss_place", "nowhere"),
    "a wish too few": lambda state: state.wishes.pop(),
    "seen by nobody": lambda state: setattr(state.clan, "seers", [9]),
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
