"""Elder Sign with the real box: what can be set right by hand, and cards that are not known here."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from miskatonic.engine.errors import IllegalChoice
from miskatonic.engine.match import Match
from miskatonic.engine.text import LANGUAGES, Text
from miskatonic.games.elder_sign import RULES
from miskatonic.games.elder_sign.state import State
from tests.battery.playing import answer, snapshot
from tests.games.elder_sign.scenes import (
    scene,
    who,
)


def opened(**fields: object) -> Match[State]:
    people = [{"investigator": "harvey-walters"}, {"investigator": "kate-winthrop"}]
    return Match.position(RULES, {"seats": 2, "players": people, "adventures": ["lights-out"], **fields}, 3)


def say(match: Match[State], *keys: str) -> None:
    for key in keys:
        match.choose(match.pending[0].seat, key)


def same(match: Match[State]) -> None:
    twin = Match.loads(RULES, match.dumps())
    assert twin.fidelity.exact and snapshot(twin) == snapshot(match)


def test_numbers_are_set_within_what_the_game_can_bear() -> None:
    match = opened()
    match.otherwise(0)
    bounds = {value.key: (value.least, value.most) for value in RULES.adjustable(match.state) if not value.choices}
    track = len(RULES.content.ancient_ones[match.state.ancient_one].track)
    assert bounds["doom"] == (0, track - 1), "the last token would awaken the Ancient One"
    assert bounds["sanity:0"][0] == 1, "the last point would devour"
    assert bounds["clues:0"][0] == 0
    say(
        match, "set:doom", "to:3", "set:sanity:1", "to:2", "set:clues:0", "to:5", "set:place:0", "to:lights-out", "done"
    )
    state = match.state
    assert (state.doom, state.players[1].sanity, state.players[0].clues) == (3, 2, 5)
    assert state.players[0].place == "lights-out"
    same(match)
    match.undo(10)
    assert match.state.doom == 0 and not match.journal


def test_a_card_that_was_drawn_from_the_real_deck_is_given_by_hand() -> None:
    match = opened()
    before = RULES.components(match.state)
    match.otherwise(0)
    say(match, "move", "pile:ally_deck", "card:duke", "pile:allies:0", "done")
    assert match.state.players[0].allies == ["duke"] and RULES.components(match.state) == before
    same(match)


def test_an_unknown_item_in_the_middle_of_an_adventure_adds_a_die() -> None:
    match = opened(phase="resolution", players=[{"investigator": "harvey-walters", "place": "lights-out"}], seats=1)
    assert match.pending[0].kind == "before-roll"
    dice = [die.place for die in match.state.dice]
    match.otherwise(0, "Tommy Gun")
    say(match, "verb:add-die", "as:red", "done")
    assert [die.place for die in match.state.dice] != dice
    assert match.pending[0].kind == "before-roll"
    same(match)


def test_an_unknown_card_that_takes_the_last_point_devours_and_ends_the_turn() -> None:
    match = opened(players=[{"investigator": "harvey-walters", "sanity": 1}], seats=1)
    match.otherwise(0, "Cursed Tome")
    say(match, "verb:lose", "as:sanity", "as:1", "as:you", "done")
    assert "harvey-walters" in match.state.devoured
    same(match)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_set_or_said_has_its_words(language: str) -> None:
    match = opened(phase="resolution", players=[{"investigator": "harvey-walters", "place": "lights-out"}], seats=1)
    text = Text(language, (RULES.folder / "text",), RULES.card_names(language))  # type: ignore[arg-type]
    for card in ("", "Tome"):
        match.otherwise(0, card)
        for option in match.pending[0].options:
            assert text.say(option.text)
            branch = match.fork()
            branch.choose(0, option.key)
            dice = random.Random(option.key)
            for _ in range(6):
                if branch.pending and branch.pending[0].kind == "otherwise":
                    asked = branch.pending[0]
                    assert text.say(asked.prompt) and all(text.say(one.text) for one in asked.options)
                    branch.choose(0, *answer(asked, dice))
        match.undo()


def test_random_games_set_right_at_random_go_on(seed: int) -> None:
    dice = random.Random(f"by hand/{seed}")
    match = Match.new(RULES, 2, seed=seed)
    for _ in range(120):
        if not match.pending:
            break
        before = snapshot(match)
        if match.pending[0].kind != "otherwise" and dice.random() < 0.1:
            with suppress(IllegalChoice):
                match.otherwise(dice.randrange(2), dice.choice(["", "Tome"]))
            continue
        decision = match.pending[0]
        try:
            match.choose(decision.seat, *answer(decision, dice))
        except Exception:
            # What was offered before may no longer be possible: then nothing has changed, and it can be taken back.
            assert snapshot(match) == before
            match.undo()
    same(match)


def test_a_card_is_moved_only_where_such_cards_lie() -> None:
    match = scene(who("dexter-drake", common=["whiskey"], spells=["mercy-of-nodens"]), "bob-jenkins")
    match.otherwise(0)
    for key in ("move", "pile:common:0"):
        match.choose(0, key)
    assert [option.key for option in match.pending[0].options] == ["pile:common_deck", "pile:common:1"]
