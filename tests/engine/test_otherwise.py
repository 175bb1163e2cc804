"""The real table says otherwise: a dialogue beside the rules, journalled, undoable, saved, and checked."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from miskatonic.engine.adjustable import Adjustable, Pile
from miskatonic.engine.errors import IllegalChoice
from miskatonic.engine.game import Game
from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg, Seat
from miskatonic.engine.text import LANGUAGES, Text
from miskatonic.engine.verb import Verb
from tests.battery.playing import answer, snapshot
from tests.toy import ToyRules
from tests.toy.flow import as_toy
from tests.toy.state import State
from tests.toy.verbs import Alter, Gain, Harm, Instead, Scene


class Cut(Exception):
    """Ends whatever is going on."""


class HomeRules(ToyRules):
    """The toy as people play it with its real box."""

    interruptions = (Cut,)

    def adjustable(self, state: State) -> Sequence[Adjustable]:
        label = [Msg("outcome", {"what": Seat(seat)}) for seat in range(len(state.players))]
        coins = [Adjustable(f"coins:{n}", text, ("players", n, "coins"), 0, 9) for n, text in enumerate(label)]
        return [*coins, Adjustable("phase", Msg("outcome", {"what": "phase"}), ("phase",), choices=("lot", "turns"))]

    def piles(self, state: State) -> Sequence[Pile]:
        hands = [
            Pile(f"hand:{seat}", Msg("outcome", {"what": Seat(seat)}), ("players", seat, "hand"), ("relics",))
            for seat in range(len(state.players))
        ]
        return [Pile("deck", Msg("outcome", {"what": "deck"}), ("relics",), ("relics",)), *hands]

    def verbs(self, game: Game[State]) -> Sequence[type[Verb]]:
        return (Gain, Harm, Alter, Instead)

    async def perform(self, game: Game[State], seat: int, effects: Sequence[Verb]) -> None:
        for effect in effects:
            if isinstance(effect, Alter):
                raise Cut
            await effect.run(as_toy(game), Scene(seat, "lucky-coin"))  # type: ignore[attr-defined]


HOME = HomeRules()


def turns(**fields: Any) -> Match[State]:
    """Ann's turn, with Ben beside her."""
    return Match.position(HOME, {"players": [{"coins": 2}, {"coins": 1}], **fields}, 5)


def keys(match: Match[State]) -> list[str]:
    return [option.key for option in match.pending[0].options]


def same_everywhere(match: Match[State]) -> None:
    """From a file, from a fork, and after taking everything back and doing it again."""
    text = match.dumps()
    twin = Match.loads(HOME, text)
    assert twin.fidelity.exact, twin.fidelity
    assert snapshot(twin) == snapshot(match) and twin.events == match.events and twin.dumps() == text
    assert snapshot(match.fork()) == snapshot(match)
    sparse = Match.loads(HOME, text, every=16)
    assert sparse.fidelity.exact and snapshot(sparse) == snapshot(match)


def test_a_value_is_set_within_its_bounds_and_the_question_is_put_again() -> None:
    match = turns()
    before, asked = snapshot(match), match.pending[0]
    match.otherwise(1)
    assert match.pending[0].seat == 1 and keys(match) == ["done", "set:coins:0", "set:coins:1", "set:phase", "move"]
    match.choose(1, "set:coins:0")
    assert keys(match) == [f"to:{number}" for number in range(10)]
    with pytest.raises(IllegalChoice):
        match.choose(1, "to:10")
    match.choose(1, "to:7")
    assert match.state.players[0].coins == 7
    same_everywhere(match)
    match.choose(1, "done")
    assert match.pending[0].kind == asked.kind and match.pending[0].seat == asked.seat
    same_everywhere(match)
    event = match.events[-1]
    assert event.kind == "otherwise.set" and event.args["now"] == Msg("outcome", {"what": "7"})
    match.undo(4)
    assert snapshot(match) == before


def test_where_nothing_has_begun_the_question_is_found_anew() -> None:
    """A relic that was too dear before can be played now."""
    match = turns(players=[{"coins": 0, "hand": ["dowry"]}, {"coins": 1}])
    cost = HOME.relics["dowry"].cost
    assert cost > 0 and "play:dowry" not in keys(match)
    match.otherwise(0)
    match.choose(0, "set:coins:0")
    match.choose(0, f"to:{cost}")
    match.choose(0, "done")
    assert "play:dowry" in keys(match)
    assert match.journal[0] == ("t", 0, ("", "anew"))
    same_everywhere(match)
    match.choose(0, "play:dowry")
    same_everywhere(match)


def test_in_the_middle_of_something_the_rules_wait_for_the_same_question() -> None:
    match = turns(players=[{"coins": 2, "hand": ["dowry", "rust"]}, {"coins": 1}])
    match.choose(0, "bury")
    asked = match.pending[0]
    assert asked.kind == "bury"
    match.otherwise(0)
    match.choose(0, "set:coins:1")
    match.choose(0, "to:9")
    same_everywhere(match)
    match.choose(0, "done")
    assert match.pending[0] == asked
    same_everywhere(match)
    match.choose(0, "card:dowry")
    assert match.state.players[1].coins == 9 or match.pending
    same_everywhere(match)


def test_a_component_lies_in_one_place_before_and_after() -> None:
    match = turns(players=[{"hand": ["dowry"]}, {}])
    match.otherwise(0)
    for key in ("move", "pile:hand:0", "pile:hand:1"):
        match.choose(0, key)
    assert [player.hand for player in match.state.players] == [[], ["dowry"]]
    for key in ("move", "pile:hand:1", "pile:deck"):
        match.choose(0, key)
    assert match.state.players[1].hand == [] and match.state.relics.fog.count("dowry") == 1
    assert match.state.relics.fog == sorted(match.state.relics.fog)
    same_everywhere(match)


def test_an_unknown_card_is_said_with_the_verbs_there_are() -> None:
    match = turns()
    match.otherwise(0, "Blessed Cup")
    assert match.pending[0].prompt == Msg("ask-unknown-card", {"name": "Blessed Cup"})
    assert keys(match) == ["done", "verb:gain", "verb:harm", "verb:alter"], "a verb that holds others cannot be said"
    match.choose(0, "verb:gain")
    assert keys(match)[:2] == ["as:1", "as:2"]
    match.choose(0, "as:2")
    while match.pending[0].prompt.id == "ask-otherwise-parameter":
        match.choose(0, keys(match)[0])
    assert match.pending[0].prompt.id == "ask-unknown-card-more"
    same_everywhere(match)
    coins = match.state.players[0].coins
    match.choose(0, "done")
    assert match.state.players[0].coins == coins + 2
    assert any(event.kind == "otherwise.played" and event.args["name"] == "Blessed Cup" for event in match.events)
    same_everywhere(match)


def test_never_mind_changes_nothing() -> None:
    match = turns()
    state = match.state.players[0].coins
    match.otherwise(0, "Cup")
    match.choose(0, "done")
    assert match.state.players[0].coins == state and not match.events


def test_what_cuts_things_short_cuts_the_rules_short_too() -> None:
    match = turns()
    match.otherwise(0, "Doom")
    match.choose(0, "verb:alter")
    while match.pending[0].prompt.id == "ask-otherwise-parameter":
        match.choose(0, keys(match)[0])
    before = snapshot(match)
    with pytest.raises(Cut):
        match.choose(0, "done")
    assert snapshot(match) == before, "the toy's rules know no such thing: it is as if nothing had been said"


def test_not_twice_at_once_and_not_after_the_end() -> None:
    match = turns()
    match.otherwise(0)
    with pytest.raises(IllegalChoice, match="not now"):
        match.otherwise(1)
    match.choose(0, "done")
    while match.pending:
        decision = match.pending[0]
        match.choose(decision.seat, *answer(decision, random.Random(1)))
    with pytest.raises(IllegalChoice, match="over"):
        match.otherwise(0)


def test_not_while_others_have_answered_already() -> None:
    match = Match.new(HOME, 2, seed=1)
    assert [decision.kind for decision in match.pending] == ["bid", "bid"]
    match.otherwise(0)
    match.choose(0, "done")
    assert len(match.pending) == 2
    match.choose(match.pending[0].seat, "bid:0")
    with pytest.raises(IllegalChoice, match="others have answered"):
        match.otherwise(0)


def test_corrections_anywhere_in_random_games_are_replayed_taken_back_and_saved(seed: int) -> None:
    dice = random.Random(f"otherwise/{seed}")
    match = Match.new(HOME, 3, seed=seed)
    opened = 0
    for number in range(80):
        if not match.pending:
            break
        before, events = snapshot(match), list(match.events)
        decision = dice.choice(match.pending)
        act = partial(match.choose, decision.seat, *answer(decision, dice))
        if decision.kind != "otherwise" and dice.random() < 0.15:
            act = partial(match.otherwise, dice.randrange(3), dice.choice(["", "Cup"]))
            opened += 1
        try:
            act()
        except (IllegalChoice, Cut, ValueError):
            # What was offered before may no longer be possible on a table set by hand: then nothing has changed.
            assert snapshot(match) == before and match.events == events
            continue
        if number % 4 == 0 or act.func == match.otherwise:
            same_everywhere(match)
        after = snapshot(match)
        match.undo()
        assert snapshot(match) == before and match.events == events
        act()
        assert snapshot(match) == after
    assert opened


def test_while_real_dice_are_asked_for_it_is_replayed_taken_back_and_saved(seed: int) -> None:
    """The rules wait in the middle of a chance: what was rolled before and after stands on both sides of it."""
    dice = random.Random(f"real dice/{seed}")
    match = Match.new(HOME, 3, seed=seed, companion=True)
    found_anew, waited = 0, 0
    for _ in range(80):
        if not match.pending:
            break
        decision = match.pending[0]
        if decision.kind == "chance" and dice.random() < 0.4:
            before = snapshot(match)
            match.otherwise(0)
            anew = match.journal[-1][2] == ("", "anew")
            found_anew, waited = found_anew + anew, waited + (not anew)
            same_everywhere(match)
            for key in ("set:coins:0", f"to:{dice.randrange(9)}"):
                match.choose(0, key)
            same_everywhere(match)
            match.undo(3)
            assert snapshot(match) == before
            match.otherwise(0)
            for key in ("set:coins:0", f"to:{dice.randrange(9)}", "done"):
                match.choose(0, key)
            assert match.pending[0].kind == "chance"
            same_everywhere(match)
            decision = match.pending[0]
        match.choose(decision.seat, *answer(decision, dice))
        same_everywhere(match)
    assert found_anew and waited


def test_dice_that_nobody_was_asked_for_are_no_game() -> None:
    """A file in which the table says otherwise where the program itself rolls."""
    match = Match.new(HOME, 2, seed=1)
    dice = random.Random(1)
    while not any(entry[0] == "c" for entry in match.journal):
        match.choose(match.pending[0].seat, *answer(match.pending[0], dice))
    at = next(number for number, entry in enumerate(match.journal) if entry[0] == "c")
    record = match.record()
    record.checkpoints = []
    record.entries[at:] = [("t", 0, ("",)), ("d", 0, ("done",))]
    twin = Match.of(HOME, record)
    assert not twin.fidelity.exact and twin.fidelity.entry == at
    assert all(decision.kind != "chance" for decision in twin.pending)


def test_everything_can_be_said_in_both_languages() -> None:
    match = turns(players=[{"hand": ["dowry"]}, {}])
    said: list[Msg] = []
    match.otherwise(0)
    for key in ("set:coins:0", "to:3", "move", "pile:hand:0", "pile:deck", "done"):
        said += [match.pending[0].prompt, *(option.text for option in match.pending[0].options)]
        match.choose(0, key)
    match.otherwise(0, "Cup")
    said += [match.pending[0].prompt, *(option.text for option in match.pending[0].options)]
    said += [event.text() for event in match.events]
    for language in LANGUAGES:
        text = Text(language, (HOME.folder / "text",), HOME.card_names(language))
        assert all(text.say(message).strip() for message in said)
