"""Set-up, step by step; alone at the table; handicaps."""

import pytest

from miskatonic.engine.errors import BadOptions
from miskatonic.engine.match import Match
from miskatonic.games.death_may_die import RULES
from miskatonic.games.death_may_die.terms import TRACK_START
from tests.games.death_may_die.scenes import (
    CONTENT,
    asked,
    choose,
    game,
    happened,
    keys,
    new_game,
    pick,
    scene,
    space,
    told,
)
from tests.rules import rule

PEOPLE = {"investigators": ["ian", "adam"]}
INSANITIES = {"draw.insanities": ["masochism", "pyromania"]}


def quiet(seats: int = 2, **options: object) -> Match:  # type: ignore[type-arg]
    people = ["ian", "adam", "borden", "morgan", "fatima"][:seats]
    cards = ["masochism", "pyromania", "catatonia", "paranoia", "kleptomania"][: max(2, seats)]
    return new_game(seats, script={"draw.insanities": cards}, investigators=people, **options)


@rule("dmd.setup.2", "dmd.setup.7", "dmd.overview.1")
def test_one_episode_and_one_elder_one_are_chosen() -> None:
    match = quiet(episode="blasphemous-alchemy", elder_one="hastur")
    assert (match.state.episode, match.state.elder_one.card) == ("blasphemous-alchemy", "hastur")
    chance = quiet(episode="random", elder_one="random")
    assert chance.state.episode in CONTENT.episodes and chance.state.elder_one.card in CONTENT.elder_ones
    assert all(marker.card in CONTENT.episodes[chance.state.episode].set_up.markers
               or marker.card in CONTENT.episodes[chance.state.episode].set_up.held
               for marker in chance.state.markers)  # fmt: skip


@rule("dmd.overview.2", "dmd.setup.11")
def test_nothing_from_other_boxes_is_used() -> None:
    match = quiet(elder_one="cthulhu")
    figures = match.state.supply + [found.card for found in match.state.enemies]
    assert set(figures) == {"cultist", "star-spawn", "fire-vampire", "byakhee"}
    decks = {CONTENT.mythos[card].deck for card in match.state.mythos.fog}
    assert decks == {"cthulhu", "blasphemous-alchemy"}
    assert {CONTENT.discoveries[card].episode for card in match.state.discoveries.fog} == {"blasphemous-alchemy"}


@rule("dmd.setup.3", "dmd.summoning-track.2", "dmd.setup.1")
def test_the_elder_one_stands_at_the_beginning_of_the_track() -> None:
    state = quiet().state
    assert state.track == TRACK_START == 0 and state.elder_one.place == "" and state.fire_supply == 8 - 6


@rule("dmd.setup.4", "dmd.setup.9", "dmd.setup.10")
def test_the_minions_and_monster_cards_say_which_enemies_there_are() -> None:
    match = quiet(elder_one="hastur")
    figures = match.state.supply + [found.card for found in match.state.enemies]
    counts = {card: figures.count(card) for card in figures}
    assert counts == {"cultist": 10, "disciple": 4, "fire-vampire": 2, "byakhee": 2}


@rule("dmd.setup.5", "dmd.setup.8", "dmd.setup.15", "dmd.setup.16")
def test_sixteen_mythos_cards_and_fifteen_discoveries_are_shuffled() -> None:
    state = quiet().state
    assert len(state.mythos.fog) == 16 and len(state.discoveries.fog) == 15
    assert state.mythos.top == state.mythos.bottom == []
    assert state.tokens_left == 9 and quiet(elder_one="hastur").state.tokens_left == 12


@rule("dmd.setup.6", "dmd.story-board.3")
def test_the_stage_cards_lie_in_order_with_the_first_on_top() -> None:
    assert quiet().state.elder_one.stage == 1
    for stages in CONTENT.stages_of.values():
        assert [stage.stage for stage in stages] == [1, 2, 3, 4]


@rule("dmd.setup.12", "dmd.setup.13", "dmd.setup.14")
def test_the_map_is_laid_out_as_the_episode_shows() -> None:
    state = quiet().state
    assert {space(2): 2, space(4): 1, space(6): 1, space(13): 1} == {
        place: len([found for found in state.enemies if found.card == "cultist" and found.place == place])
        for place in {found.place for found in state.enemies if found.card == "cultist"}
    }
    monsters = {found.card: found.place for found in state.enemies if found.card != "cultist"}
    assert monsters == {"byakhee": space(10), "fire-vampire": space(15)}
    assert state.fire == {space(number): 1 for number in (3, 4, 6, 11, 12, 14)}
    assert [marker.place for marker in state.markers] == [space(number) for number in (6, 7, 11, 13, 14)]


@rule("dmd.setup.17", "dmd.setup.18", "dmd.setup.19")
def test_everybody_chooses_an_investigator_and_begins_on_the_starting_space() -> None:
    match = new_game(2, investigators="choose")
    assert asked(match) == "investigator" and len(keys(match)) == 10
    choose(match, "the-kid")
    assert match.pending[0].seat == 1 and "the-kid" not in keys(match)
    choose(match, "ian")
    state = match.state
    assert [i.card for i in state.investigators] == ["the-kid", "ian"]
    assert {i.place for i in state.investigators} == {space(1)}


@rule("dmd.setup.20", "dmd.setup.21", "dmd.setup.22")
def test_skills_begin_at_level_one_and_tracks_at_the_left() -> None:
    for investigator in quiet().state.investigators:
        assert investigator.levels == [1, 1, 1]
        assert (investigator.wounds, investigator.stress, investigator.sanity, investigator.bonus) == (0, 0, 0, 0)


@rule("dmd.setup.23", "dmd.setup.24", "dmd.setup.25")
def test_insanity_cards_are_dealt_face_up_and_the_rest_is_not_used() -> None:
    match = quiet()
    assert [i.insanity for i in match.view(1).state.investigators] == ["masochism", "pyromania"]
    assert len(match.state.insanities) == 10


@rule("dmd.setup.26", "dmd.setup.27")
def test_the_first_player_is_drawn_and_takes_the_first_turn() -> None:
    script = {**INSANITIES, "first-player": ["adam"]}
    match = new_game(2, script=script, **PEOPLE)
    assert match.state.active == 1 and match.pending[0].seat == 1 and match.state.turn == 1
    first = {Match.new(RULES, 3, {}, seed=seed).state.first for seed in range(20)}
    assert first == {0, 1, 2}


@rule("dmd.episodes.5")
def test_the_story_of_the_episode_is_told_at_the_beginning() -> None:
    assert told(quiet(), "set-up", "episode") == ["blasphemous-alchemy"]
    lines = RULES.card_text("blasphemous-alchemy")
    assert lines[0].id == "text-story" and lines[0].args["pl"] and lines[0].args["en"]


@rule("dmd.episodes.2")
def test_an_episode_brings_rules_of_its_own() -> None:
    first, second = CONTENT.episodes["blasphemous-alchemy"].actions
    assert (first.id, second.id) == ("extinguish-fire", "destroy-equipment")
    assert all(len(episode.actions) == 2 for episode in CONTENT.episodes.values())
    assert not game(scene({"place": 1})).episode.turn_ends
    assert game(scene({"place": 1}, episode="eldritch-idols")).episode.turn_ends, "guards go round every turn"


@rule("dmd.solo.1", "dmd.solo.2")
def test_alone_one_plays_two_investigators_by_turns() -> None:
    match = new_game(1, script=INSANITIES, investigators="ian", partner="adam")
    assert [(i.card, i.player) for i in match.state.investigators] == [("ian", 0), ("adam", 0)]
    turns = []
    for _ in range(4):
        turns.append(match.state.active)
        pick(match, "end")
        while match.pending and asked(match) != "action":
            assert match.pending[0].seat == 0
            choose(match, *keys(match)[-max(1, match.pending[0].least) :])
    assert turns in ([0, 1, 0, 1], [1, 0, 1, 0])


def test_an_investigator_cannot_be_played_twice() -> None:
    with pytest.raises(BadOptions, match="ian"):
        new_game(2, investigators=["ian", "ian"])
    with pytest.raises(BadOptions, match="nobody"):
        new_game(2, investigators=["ian", "nobody"])


def test_handicaps_are_off_unless_asked_for_and_named_in_the_result() -> None:
    assert quiet().state.handicaps == [] and quiet().state.actions == 3
    match = quiet(fourth_action="yes", card_each="yes")
    assert match.state.actions == 4
    assert all(len(i.cards) == 1 for i in match.state.investigators)
    assert len(happened(match, "claimed")) == 2
    while match.pending:
        choose(match, *keys(match)[-max(1, match.pending[0].least) :])
    assert match.outcome is not None and match.outcome.reason.id == "outcome-with-handicaps"
