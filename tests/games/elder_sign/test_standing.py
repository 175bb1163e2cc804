"""What is in force is kept up to date as components come and go; it must always be what the table says."""

from __future__ import annotations

import pytest

from miskatonic.bots.bot import RandomBot
from miskatonic.engine.match import Match
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.rules import RULES
from miskatonic.kit.standing import EVERYBODY, Standing


def in_force(standing: Standing) -> dict[str, object]:
    waiting = {when: dict(sorted(seats.items())) for when, seats in sorted(standing.waiting.items())}
    return {
        "triggers": standing.triggers,
        "listeners": standing.listeners,
        "traits": standing.traits,
        "tweaks": standing.tweaks,
        "waiting": waiting,
    }


def of_the_table(game: ElderSign) -> Standing:
    """What is in force, looked up anew."""
    kept = game.standing
    game.stand()
    fresh, game.standing = game.standing, kept
    return fresh


@pytest.mark.parametrize("seats", [1, 4, 8])
def test_whoever_comes_or_goes_in_random_play_the_standing_is_that_of_the_table(seats: int) -> None:
    for seed in range(8):
        match = Match.new(RULES, seats, {}, seed, log=False, every=0)
        bot = RandomBot(str(seed))
        while match.pending:
            game = match.game
            assert isinstance(game, ElderSign)
            assert in_force(game.standing) == in_force(of_the_table(game))
            for name, sums in game.standing.sums.items():
                for seat, added in sums.items():
                    assert added == game.value(name, 0, seat).total
            decision = match.pending[0]
            match.choose(decision.seat, *bot.choose(decision, None))


def test_components_that_speak_of_the_same_keep_the_order_of_the_table() -> None:
    """Hastur and a Mythos card both raise the penalty; an Ally that comes first is named last."""
    match = Match.position(
        RULES,
        {
            "seats": 2,
            "ancient_one": "hastur",
            "players": [
                {"investigator": "joe-diamond", "allies": ["night-watchman"]},
                {"investigator": "monterey-jack"},
            ],
            "mythos": "dreams-of-the-sunken-city",
        },
    )
    game = match.game
    assert isinstance(game, ElderSign)
    before = in_force(of_the_table(game))
    game.state.mythos = ""
    game.leaves_play("dreams-of-the-sunken-city")
    game.state.players[0].allies.clear()
    game.leaves_play("night-watchman", 0)
    assert game.standing.tweaks == {"penalty-sanity": [("hastur", EVERYBODY, 1)]}
    assert "ignore-terror" not in game.standing.traits

    game.state.players[0].allies.append("night-watchman")
    game.comes_into_play("night-watchman", 0)
    game.state.mythos = "dreams-of-the-sunken-city"
    game.comes_into_play("dreams-of-the-sunken-city")
    assert in_force(game.standing) == before
    assert game.number("penalty-sanity", 0, 1) == 2
