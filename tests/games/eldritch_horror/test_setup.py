"""Set-up, settings, solo, the starting Rumor. (eh.solo.*, eh.starting-rumor.*, eh.reserve.1, eh.health-sanity.1)"""

from __future__ import annotations

import pytest

from miskatonic.engine.errors import BadOptions
from miskatonic.engine.match import Match
from miskatonic.games.eldritch_horror import RULES
from miskatonic.games.eldritch_horror.state import State
from tests.games.eldritch_horror.scenes import CONTENT, asked, choose, events, happened, keys, me, named
from tests.rules import rule


def new(seats: int = 1, **options: object) -> Match[State]:
    options.setdefault("ancient_one", "azathoth")
    return Match.new(RULES, seats, options, seed="set-up")


@rule("eh.reserve.1", "eh.health-sanity.1", "eh.reference-card.1", "eh.ancient-one.1")
@pytest.mark.parametrize("seats", range(1, 9))
def test_everything_is_laid_out(seats: int) -> None:
    match = new(seats)
    state = match.state
    card = CONTENT.references[seats]
    assert len(state.reserve) == 4
    assert (len(state.gates), len(state.clues)) == (card.gates, card.clues)
    assert len(state.monsters) == card.gates
    assert (state.doom, state.omen, state.omen_eldritch) == (15, 0, 1)
    assert state.mystery is not None
    assert state.expedition
    for player in state.players:
        sheet = CONTENT.investigators[player.investigator]
        assert (player.health, player.sanity, player.place) == (sheet.health, sheet.sanity, sheet.space)
        assert [held.card for held in player.assets] == list(sheet.assets)
        assert [held.card for held in player.spells] == list(sheet.spells)
        assert len(player.clues) == sheet.clues


@rule("eh.set-aside.1", "eh.set-aside.2", "eh.ancient-one.3")
def test_what_the_ancient_one_sets_aside() -> None:
    state = new(ancient_one="shub-niggurath").state
    assert sorted(state.set_aside) == ["dark-young", "ghoul", "ghoul", "goat-spawn", "goat-spawn"]
    assert not set(state.set_aside) & set(state.pool.fog)
    cthulhu = new(ancient_one="cthulhu").state
    assert len(cthulhu.encounters["rlyeh-risen-encounter"].fog) == 6
    assert "final" not in cthulhu.encounters


@rule("eh.solo.1", "eh.solo.2")
def test_alone_there_is_no_teamwork() -> None:
    teamwork = [card.id for card in CONTENT.possessions.values() if "teamwork" in card.traits]
    assert sorted(teamwork) == ["delivery-service", "mi-go-brain-case", "wireless-report"]
    alone = new().state
    assert set(teamwork) <= set(alone.box)
    assert not set(teamwork) & {*alone.assets.fog, *alone.artifacts.fog}
    assert not set(teamwork) & set(new(2).state.box)


@rule("eh.solo.3", "eh.solo.4", "eh.solo.5")
def test_two_investigators_of_one_player_are_two_seats() -> None:
    match = new(2, investigators=["lily-chen", "mark-harrigan"])
    assert [player.investigator for player in match.state.players] == ["lily-chen", "mark-harrigan"]
    assert len(match.state.gates) == CONTENT.references[2].gates
    choose(match, "pass")
    assert match.pending[0].seat == 1


@rule("eh.starting-rumor.1", "eh.starting-rumor.2", "eh.starting-rumor.3", "eh.starting-rumor.4", "eh.starting-rumor.5")
def test_a_starting_rumor_comes_with_its_token_but_without_clues() -> None:
    script = {"draw.mythos-blue": ["growing-madness"]}
    match = Match.new(RULES, 1, {"ancient_one": "azathoth", "starting_rumor": "yes"}, seed="set-up", script=script)
    (card,) = match.state.ongoing
    assert (card.card, card.count("eldritch")) == ("growing-madness", 4)
    assert [named(event, "place") for event in events(match, "rumor.placed")] == ["space-8"]
    assert len(match.state.clues) == CONTENT.references[1].clues
    walker = Match.new(RULES, 1, {"starting_rumor": "yes"}, seed="s", script={"draw.mythos-blue": ["the-wind-walker"]})
    assert "wind-walker" in [monster.card for monster in walker.state.monsters]


def test_the_mythos_deck_is_as_long_as_the_sheet_says() -> None:
    state = new(ancient_one="cthulhu").state
    assert sum(stage.green + stage.yellow + stage.blue for stage in state.stages) == 15
    assert (state.stages[0].green, state.stages[0].yellow, state.stages[0].blue) == (0, 2, 2)


def test_investigators_can_be_chosen_one_after_another() -> None:
    match = new(2, investigators=["choose", "lily-chen"])
    assert asked(match) == "investigator"
    assert "lily-chen" not in keys(match)
    choose(match, "norman-withers")
    assert me(match).investigator == "norman-withers"
    assert "entered" in happened(match)


@pytest.mark.parametrize(
    "options",
    [
        {"ancient_one": "nodens"},
        {"difficulty": "impossible"},
        {"investigators": ["lily-chen", "lily-chen"]},
        {"weather": "fog"},
    ],
)
def test_bad_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        new(2, **options)


def test_people_may_set_right_what_the_real_table_says_otherwise() -> None:
    state = new(2, investigators=["lily-chen", "mark-harrigan"]).state
    found = {one.key: one for one in RULES.adjustable(state)}
    assert (found["doom"].least, found["doom"].most) == (1, 20), "never the awakening"
    assert (found["health:1"].least, found["health:1"].most) == (1, 8), "never a defeat"
    assert found["place:0"].choices == tuple(CONTENT.spaces)
    assert "reserve" in {pile.key for pile in RULES.piles(state)}
    assert not RULES.adjustable(RULES.begin(2, {}))
