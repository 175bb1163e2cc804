"""States that strangers bring: what no table of this game can hold is not played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.engine.deck import Deck
from miskatonic.engine.match import Match
from miskatonic.engine.text import english
from miskatonic.games.elder_sign import RULES
from miskatonic.games.elder_sign.state import Attempt, CastSpell, Die, Lock, MonsterToken, State
from miskatonic.games.elder_sign.terms import ENTRANCE, FOCUSED, ON_SPELL
from tests.games.elder_sign.scenes import DEXTER, GLORIA, RECORDS, attempt, battle, scene, who


def begun(ancient_one: str = "yig") -> State:
    """A table for two, laid out, before the first turn."""
    options = {"ancient_one": ancient_one, "investigators": [DEXTER, GLORIA]}
    state: State = Match.new(RULES, seats=2, seed="a stranger", options=options).state
    return state


def _taken(deck: Deck) -> str:
    card = deck.fog[-1]
    deck.take_from_fog(card)
    return card


def _nobody_left(state: State) -> None:
    for player in state.players:
        state.investigators.append(player.investigator)
        player.investigator, player.out = "", True


def _without_investigator(state: State) -> None:
    waiting = state.players[1 - state.active]
    state.investigators.append(waiting.investigator)
    waiting.investigator = ""


def _monster(state: State, number: int, task: int) -> None:
    state.counter = 1
    state.adventures[0].monsters.append(MonsterToken(number, _taken(state.monster_cup), task))


def _cast_twice(state: State) -> None:
    state.counter = 1
    for _ in range(2):
        state.players[0].cast.append(CastSpell(1, _taken(state.spell_deck)))


def _thrown(die: Die) -> Callable[[State], None]:
    return lambda state: state.dice.__setitem__(0, die)


WRONG: dict[str, Callable[[State], object]] = {
    "a card is gone": lambda state: _taken(state.common_deck),
    "a card twice": lambda state: state.players[0].common.append(state.common_deck.fog[0]),
    "a card among others": lambda state: state.spell_deck.put_under(_taken(state.common_deck)),
    "a Spell for an Item": lambda state: state.players[0].common.append(_taken(state.spell_deck)),
    "an Item for a Spell": lambda state: state.players[0].spells.append(_taken(state.common_deck)),
    "a Common Item for a Unique one": lambda state: state.players[0].unique.append(_taken(state.common_deck)),
    "an Item for an Ally": lambda state: state.players[0].allies.append(_taken(state.common_deck)),
    "an Item for a trophy": lambda state: state.players[0].trophies.append(_taken(state.common_deck)),
    "an Item that is cast": lambda state: state.players[0].cast.append(CastSpell(0, _taken(state.common_deck))),
    "an Item for a Mythos card": lambda state: setattr(state, "mythos", _taken(state.common_deck)),
    "an adventure is gone": lambda state: state.adventures.pop(),
    "an adventure in another row": lambda state: state.other_worlds.append(state.adventures.pop()),
    "a card of no box": lambda state: state.removed.append("nothing"),
    "nobody devoured": lambda state: state.devoured.append("nobody"),
    "a monster on its way": lambda state: setattr(state, "appearing", _taken(state.monster_cup)),
    "a monster on no task": lambda state: _monster(state, 1, 9),
    "a monster below the card below": lambda state: _monster(state, 1, -2),
    "a monster without a number": lambda state: _monster(state, 0, -1),
    "a number that will come again": lambda state: _monster(state, 2, -1),
    "two Spells with one number": _cast_twice,
    "a die too few": lambda state: state.dice.pop(),
    "a die nowhere": _thrown(Die(9)),
    "a die before nowhere": _thrown(Die(-1)),
    "no such face": _thrown(Die(face=8)),
    "a face before the first": _thrown(Die(face=-2)),
    "a die on no Spell": _thrown(Die(ON_SPELL, 0, 3)),
    "a die held by nobody": _thrown(Die(FOCUSED, 0, 2)),
    "a lock on no die": lambda state: state.locks.append(Lock("card:x", "green", 8)),
    "a lock on a die of another colour": lambda state: state.locks.append(Lock("card:x", "red", 0)),
    "a lock of no colour": lambda state: state.locks.append(Lock("card:x", "blue")),
    "no such Ancient One": lambda state: setattr(state, "ancient_one", "nobody"),
    "no Ancient One": lambda state: setattr(state, "ancient_one", ""),
    "the last doom token, and nobody awakens": lambda state: setattr(state, "doom", 8),
    "doom below nothing": lambda state: setattr(state, "doom", -1),
    "sealed and yet going on": lambda state: setattr(state, "elder_signs", 10),
    "Elder Signs below nothing": lambda state: setattr(state, "elder_signs", -1),
    "a clock that stands": lambda state: setattr(state, "clock", -1),
    "midnights without end": lambda state: setattr(state, "midnights_due", 31),
    "monsters below nothing": lambda state: setattr(state, "combat_x", -1),
    "turns without end": lambda state: setattr(state, "turn", 10**5),
    "a turn of nobody's": lambda state: setattr(state, "active", -1),
    "over and yet going on": lambda state: setattr(state, "ended", "sealed"),
    "no such phase": lambda state: setattr(state, "phase", "tea"),
    "a battle with somebody asleep": lambda state: setattr(state, "phase", "attack"),
    "awake among adventures": lambda state: setattr(state, "awake", True),
    "an attempt in another phase": lambda state: setattr(state, "attempt", Attempt(state.active, ENTRANCE)),
    "a wish too few": lambda state: state.wishes.pop(),
    "a wish for nobody": lambda state: state.wishes.__setitem__(0, "nobody"),
    "nowhere": lambda state: setattr(state.players[0], "place", "nowhere"),
    "at the Ancient One's, who sleeps": lambda state: setattr(state.players[0], "place", "ancient-one"),
    "no such investigator": lambda state: setattr(state.players[0], "investigator", "nobody"),
    "somebody who is out": lambda state: setattr(state.players[0], "out", True),
    "without an investigator in another's turn": _without_investigator,
    "nobody left": _nobody_left,
    "mad and yet here": lambda state: setattr(state.players[0], "sanity", 0),
    "dead and yet here": lambda state: setattr(state.players[0], "stamina", 0),
    "points without end": lambda state: setattr(state.players[0], "sanity", 30),
    "less than nothing": lambda state: setattr(state.players[0], "less_stamina", -1),
    "Clues below nothing": lambda state: setattr(state.players[0], "clues", -1),
    "a player too few": lambda state: state.players.pop(),
}


@pytest.mark.parametrize("ancient_one", ["yig", "nyarlathotep"])
def test_a_table_as_it_is_laid_out_is_sound(ancient_one: str) -> None:
    assert RULES.check(begun(ancient_one), 2) == []


def test_where_the_last_points_and_tokens_lie_a_table_is_sound() -> None:
    poor = scene(who(DEXTER, sanity=1, stamina=1, clues=0), ancient_one="yig", doom=7, elder_signs=9)
    assert RULES.check(poor.state, 1) == []
    fight = battle(who(DEXTER, sanity=1), ancient_one="yig", adventures=[])
    assert (fight.state.doom, RULES.check(fight.state, 1)) == (8, [])


@pytest.mark.parametrize("spoil", WRONG.values(), ids=WRONG)
def test_what_no_table_can_hold_is_refused_in_a_sentence(spoil: Callable[[State], object]) -> None:
    state = begun()
    spoil(state)
    problems = RULES.check(state, 2)
    assert problems
    assert "problem-" not in english(problems[0], (RULES.folder / "text",))


ATTEMPTS: dict[str, Callable[[Attempt], object]] = {
    "of another seat": lambda under_way: setattr(under_way, "seat", 1),
    "at another card": lambda under_way: setattr(under_way, "place", "the-archives"),
    "rerolls without end": lambda under_way: setattr(under_way, "free_rerolls", 31),
    "hits below nothing": lambda under_way: setattr(under_way, "hits", -1),
    "rolls without end": lambda under_way: setattr(under_way, "rolls", 31),
    "assisted by nobody": lambda under_way: under_way.assisted.append(2),
}


@pytest.mark.parametrize("spoil", ATTEMPTS.values(), ids=ATTEMPTS)
def test_an_attempt_that_cannot_be_is_refused(spoil: Callable[[Attempt], object]) -> None:
    state = attempt(RECORDS, DEXTER, GLORIA).state
    assert state.attempt is not None and RULES.check(state, 2) == []
    spoil(state.attempt)
    assert RULES.check(state, 2)
