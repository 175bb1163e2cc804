"""Where enemies and Fire go with the next Mythos card, told before it is drawn."""

from __future__ import annotations

from miskatonic.engine.data import copy_of
from miskatonic.engine.value import Value
from tests.games.death_may_die.scenes import DMD, choose, enemy, rig, scene, space, where


def outlook(match: DMD) -> dict[str, Value]:
    return {key: found for key, found in match.view(0).values.items() if key.startswith(("goes:", "burns:", "comes:"))}


def test_it_names_the_cards_that_bring_an_enemy_and_they_do() -> None:
    match = scene({"card": "ian", "place": 1}, enemies={4: "byakhee", 13: "cultist"}, fire={})
    key = enemy(match, "byakhee").key
    before = outlook(match)
    moved = {name: found for name, found in before.items() if name.startswith(f"goes:{key}:")}
    assert moved, "some card of Episode 1 moves the Byakhee"
    for name, found in moved.items():
        for modifier, _ in found.steps:
            other = scene({"card": "ian", "place": 1}, enemies={4: "byakhee", 13: "cultist"}, fire={})
            rig(other, mythos=[modifier.source])
            choose(other, "end")
            while other.state.phase == "mythos":
                choose(other, other.pending[0].options[0].key)
            assert space(where(other, "byakhee")[0]) == name.rsplit(":", 1)[1], modifier.source


def test_a_card_that_is_not_named_moves_nobody() -> None:
    match = scene({"card": "ian", "place": 1}, enemies={13: "cultist"}, fire={})
    key = enemy(match, "cultist").key
    told = [found for name, found in outlook(match).items() if name.startswith(f"goes:{key}:")]
    named = {modifier.source for found in told for modifier, _ in found.steps}
    for card in match.state.mythos.fog:
        if card in named:
            continue
        other = scene({"card": "ian", "place": 1}, enemies={13: "cultist"}, fire={})
        rig(other, mythos=[card])
        choose(other, "end")
        while other.state.phase == "mythos":
            choose(other, other.pending[0].options[0].key)
        assert 13 in where(other, "cultist"), card


def test_looking_ahead_changes_nothing() -> None:
    match = scene({"card": "ian", "place": 2}, enemies={2: "cultist", 4: "byakhee"}, fire={3: 1})
    before = copy_of(match.state)
    journal = list(match.journal)
    match.view(0)
    assert match.state == before
    assert match.journal == journal


def test_the_third_symbol_sets_cultists_spaces_on_fire() -> None:
    """Episode 1 says so of every advance; two symbols lie there already."""
    discards = ["rlyeh-unleashed", "conflagration"]
    match = scene({"card": "ian", "place": 1}, enemies={13: "cultist"}, mythos_discard=discards, fire={})
    burns = outlook(match)[f"burns:{space(13)}"]
    assert burns.total >= 4, burns
