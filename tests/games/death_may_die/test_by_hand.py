"""Death May Die with the real box: what can be set right by hand, and cards that are not known here."""

from __future__ import annotations

from miskatonic.engine.match import Match
from miskatonic.games.death_may_die import RULES
from tests.battery.playing import snapshot
from tests.games.death_may_die.scenes import DMD, enemy, game, me, scene, space


def say(match: DMD, *keys: str) -> None:
    for key in keys:
        match.choose(match.pending[0].seat, key)


def same(match: DMD) -> None:
    twin = Match.loads(RULES, match.dumps())
    assert twin.fidelity.exact and snapshot(twin) == snapshot(match)


def test_tracks_are_set_within_what_leaves_everybody_alive() -> None:
    match = scene({"card": "ian", "place": 2}, enemies={4: "byakhee"})
    bounds = {found.key: (found.least, found.most) for found in RULES.adjustable(match.state) if not found.choices}
    assert bounds["wounds:0"] == (0, 4), "the fifth would kill"
    assert bounds["sanity:0"] == (0, 19)
    assert bounds["stress:0"] == (0, 4)
    assert bounds["track"] == (0, 4), "the first red space would summon"
    assert bounds[f"enemy-wounds:{enemy(match, 'byakhee').number}"] == (0, 2)
    match.otherwise(0)
    say(match, "set:wounds:0", "to:3", "set:track", "to:4", "set:place:0", f"to:{space(7)}", "done")
    assert (me(match).wounds, match.state.track, me(match).place) == (3, 4, space(7))
    same(match)


def test_the_health_and_the_place_of_every_figure() -> None:
    match = scene({"card": "ian", "place": 2}, elder_one={"stage": 3, "place": 4}, enemies={4: "byakhee"})
    number = enemy(match, "byakhee").number
    match.otherwise(0)
    say(match, f"set:enemy-wounds:{number}", "to:2", f"set:enemy-place:{number}", f"to:{space(9)}")
    say(match, "set:elder-wounds", "to:6", "set:elder-place", f"to:{space(1)}", "done")
    assert (enemy(match, "byakhee").wounds, enemy(match, "byakhee").place) == (2, space(9))
    assert (match.state.elder_one.wounds, match.state.elder_one.place) == (6, space(1))
    same(match)


def test_a_level_that_is_set_counts_at_once() -> None:
    match = scene({"card": "ian", "place": 2})
    assert game(match).perk(0, "near-attack-rerolls") == 0
    match.otherwise(0)
    say(match, "set:level-brawling:0", "to:3", "done")
    assert game(match).perk(0, "near-attack-rerolls") == 2
    same(match)


def test_a_mythos_card_is_moved_between_deck_and_discard_pile() -> None:
    match = scene({"card": "ian", "place": 2})
    before = RULES.components(match.state)
    match.otherwise(0)
    say(match, "move", "pile:mythos", "card:conflagration", "done")
    assert match.state.mythos_discard == ["conflagration"]
    assert RULES.components(match.state) == before
    same(match)
