"""Setting up a scenario."""

from __future__ import annotations

from collections import Counter

import pytest

from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from miskatonic.engine.text import Text
from miskatonic.games.arkham_lcg import RULES
from miskatonic.table.seating import usual
from tests.games.arkham_lcg.scenes import (
    AGNES,
    CONTENT,
    DAISY,
    ROLAND,
    WENDY,
    choose,
    decision,
    events,
    game_of,
    keys,
    kind,
    me,
    new_game,
    place,
    skip,
    told,
)
from tests.rules import rule

AGENTS = ("agents_of_yog", "agents_of_shub", "agents_of_cthulhu", "agents_of_hastur")


@rule("ah.setup.16", "ah.setup.17")
@rule("ah.setup.10", "ah.setup.11", "ah.setup.19", "ah.setup.18")
def test_five_resources_five_cards_and_everybody_in_the_study() -> None:
    match = new_game(2, investigator=[ROLAND, DAISY])
    skip(match, "action", "turn")
    for seat in (0, 1):
        assert me(match, seat).resources == 5
        assert len(me(match, seat).hand) == 5
        assert me(match, seat).place == "study"
    assert [location.card for location in match.state.locations] == ["study"]
    assert place(match, "study").revealed


@rule("ah.locations.8", "ah.per-investigator.2")
@rule("ah.clues.4", "ah.per-investigator.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_study_has_two_clues_per_investigator(seats: int) -> None:
    match = new_game(seats)
    skip(match, "action", "turn")
    assert place(match, "study").count("clues") == 2 * seats


@rule("ah.framework.3")
def test_the_first_round_has_no_mythos_phase() -> None:
    match = new_game(1, investigator=ROLAND)
    skip(match, "action")
    assert match.state.round == 1 and match.state.phase == "investigation"
    assert not events(match, "drew-encounter") and not events(match, "doom")


@rule("ah.setup.20", "ah.setup.21", "ah.setup.22", "ah.setup.24")
def test_the_gathering_sets_six_cards_aside_and_shuffles_the_rest() -> None:
    match = new_game(1, investigator=ROLAND)
    skip(match, "action")
    state = match.state
    assert sorted(state.set_aside) == ["attic", "cellar", "ghoul-priest", "hallway", "lita-chantler", "parlor"]
    assert Counter(state.encounter.fog) == Counter(
        {
            "flesh-eater": 1, "icy-ghoul": 1, "swarm-of-rats": 3, "ghoul-minion": 3, "ravenous-ghoul": 1,
            "grasping-hands": 3, "rotting-remains": 3, "frozen-in-fear": 2, "dissonant-voices": 2, "ancient-evils": 3,
            "crypt-chill": 2, "obscuring-fog": 2,
        }
    )  # fmt: skip
    assert state.agenda is not None and state.agenda.card == "what-s-going-on"
    assert state.act is not None and state.act.card == "trapped"
    assert state.agendas == ["rise-of-the-ghouls", "they-re-getting-out"]


@rule("ah.mulligan.1", "ah.mulligan.2", "ah.mulligan.3", "ah.setup.12")
def test_a_mulligan_is_one_declaration_and_what_is_rejected_cannot_come_back_at_once() -> None:
    match = new_game(1, investigator=ROLAND)
    assert kind(match) == "mulligan"
    hand = list(me(match).hand)
    rejected = [hand[0], hand[1]]
    left = game_of(match).state.players[0].deck
    before = Counter(left.fog)
    choose(match, f"card:{hand[0]}", f"card:{hand[1]}" if hand[1] != hand[0] else f"card:{hand[1]}~2")
    assert len(me(match).hand) == 5
    drawn = Counter(me(match).hand) - Counter(hand[2:])
    assert not drawn - before, "the replacements come from the deck as it was"
    for card in rejected:
        assert card in me(match).deck.fog


@rule("ah.mulligan.4", "ah.player-order.1")
def test_mulligans_are_decided_in_player_order() -> None:
    match = new_game(3, investigator=[ROLAND, DAISY, AGNES])
    choose(match, "seat:1")
    asked = []
    while match.pending[0].kind == "mulligan":
        asked.append(decision(match).seat)
        match.choose(asked[-1])
    assert asked == [1, 2, 0]


@rule("ah.setup.13", "ah.setup.14")
def test_weaknesses_in_the_opening_hand_are_replaced_and_shuffled_back() -> None:
    draws = ["cover-up", "machete", "knife", "guts", "flashlight", "dodge"]
    match = new_game(1, investigator=ROLAND, script={"draw.deck-0": draws})
    assert sorted(me(match).hand) == sorted(draws[1:])
    assert me(match).aside == ["cover-up"]
    choose(match)
    assert me(match).aside == [] and "cover-up" in me(match).deck.fog
    assert not me(match).threat, "and it is not resolved"


@rule("ah.setup.4", "ah.lead-investigator.1")
def test_the_players_choose_a_lead_investigator() -> None:
    match = new_game(2, investigator=[WENDY, AGNES])
    assert kind(match) == "lead" and keys(match) == ["seat:0", "seat:1", "random"]
    choose(match, "seat:1")
    assert match.state.lead == 1


@rule("ah.deckbuilding.8", "ah.deckbuilding.9", "ah.setup.5")
def test_a_deck_has_its_signature_cards_and_one_random_basic_weakness() -> None:
    match = new_game(1, investigator=ROLAND)
    cards = me(match).starting
    assert len(cards) == 33
    assert "roland-s-38-special" in cards and "cover-up" in cards
    basic = [card for card in cards if CONTENT.player_cards[card].weakness == "basic"]
    assert len(basic) == 1
    assert len(match.state.weaknesses.fog) == 9, "and the pool of the box has one less"


@pytest.mark.parametrize("seats, acolytes, deck", [(1, 0, 21), (2, 1, 20), (3, 2, 19), (4, 3, 18)])
def test_the_midnight_masks_spawns_acolytes_by_the_number_of_players(seats: int, acolytes: int, deck: int) -> None:
    match = new_game(seats, scenario="the-midnight-masks", mode="standalone")
    skip(match, "action", "turn")
    found = [enemy for enemy in match.state.enemies if enemy.card == "acolyte"]
    assert len(found) == acolytes
    assert len(match.state.encounter.fog) == deck
    assert [enemy.count("doom") for enemy in found] == [1] * acolytes, "P078: each gets its doom during set-up"
    assert len(match.state.cultists.fog) == 5
    assert "the-masked-hunter" in match.state.set_aside


@rule("ah.standalone.13", "ah.standalone.15")
def test_with_the_house_burned_down_the_masks_begin_in_rivertown() -> None:
    match = new_game(1, scenario="the-midnight-masks", mode="standalone")
    skip(match, "action")
    assert match.state.campaign.log == ["house-burned"], "P: resolution 1 is what is taken (ah.standalone.13)"
    assert me(match).place == "rivertown"
    assert not [location for location in match.state.locations if location.card == "your-house"]
    assert len(match.state.locations) == 8
    assert "your-house" in [event.args["place"].id for event in match.events if event.kind == "location-removed"]  # type: ignore[union-attr]


def test_the_woods_come_unseen_and_are_decided_as_they_are_revealed() -> None:
    match = new_game(1, scenario="the-devourer-below", mode="standalone")
    skip(match, "action")
    woods = [location.card for location in match.state.locations if location.card != "main-path"]
    assert woods == ["arkham-woods-1", "arkham-woods-2", "arkham-woods-3", "arkham-woods-4"]
    assert len(match.state.unseen.fog) == 6
    match.rig({"draw.unseen": ["arkham-woods-cliffside"]})
    choose(match, "move:arkham-woods-2")
    assert me(match).place == "arkham-woods-cliffside"
    assert place(match, "arkham-woods-cliffside").count("clues") == 1
    assert len(match.state.unseen.fog) == 5


def test_the_devourer_below_has_twenty_nine_encounter_cards_and_another_elder_thing() -> None:
    match = new_game(1, scenario="the-devourer-below", mode="standalone")
    skip(match, "action")
    assert len(match.state.encounter.fog) == 29
    assert match.state.bag.count("elder-thing") == 1
    agents = [card for part in AGENTS for card in CONTENT.of_set(part)]
    assert len([card for card in match.state.encounter.fog if card in agents]) == 4


@rule("ah.setup.27")
def test_there_is_no_window_during_set_up() -> None:
    match = new_game(2, investigator=["skids-o-toole", DAISY])
    asked = []
    while match.pending and match.pending[0].kind not in ("action", "turn"):
        asked.append(match.pending[0].kind)
        skip_one(match)
    assert set(asked) <= {"lead", "mulligan"}


def skip_one(match: object) -> None:
    from miskatonic.engine.match import Match

    assert isinstance(match, Match)
    first = match.pending[0]
    match.choose(first.seat, *[option.key for option in first.options[: first.least]])


def test_the_log_names_the_scenario_and_the_investigators() -> None:
    match = new_game(1, investigator=ROLAND)
    skip(match, "action")
    assert told(match, "scenario", "card") == ["the-gathering"]
    assert told(match, "investigator", "card") == [ROLAND]


@rule("ah.setup.15", "ah.setup.23", "ah.setup.25")
@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_story_of_scenario_agenda_and_act_is_told(language: str) -> None:
    for scenario in CONTENT.scenarios:
        match = new_game(1, scenario=scenario, mode="standalone")
        skip(match, "action")
        text = Text(language, RULES.texts, RULES.card_names(language))  # type: ignore[arg-type]
        lines = [text.say(event.text()) for event in events(match, "story")]
        assert len(lines) == 3 and all(len(line) > 20 for line in lines)
    for card in (*CONTENT.agendas, *CONTENT.acts):
        assert text.say(Msg(f"story-{card}"))


def test_hands_are_private_unless_the_table_says_otherwise() -> None:
    assert usual(RULES).open_hands is False
    match = new_game(2, investigator=[ROLAND, DAISY])
    skip(match, "action", "turn")
    assert set(match.view(1).state.players[0].hand) == {"?"} and len(match.view(1).state.players[0].hand) == 5
    assert match.view(1, open_hands=True).state.players[0].hand == me(match).hand


def test_with_the_real_box_the_table_is_seen_while_investigators_are_drawn() -> None:
    """One seat has its investigator already, the other has not: what is told of the table does not wait for both."""
    match = Match.new(RULES, seats=2, seed="real cards", companion=True)
    while not all(player.investigator for player in match.state.players):
        (decision, *_) = match.pending
        match.choose(decision.seat, decision.options[0].key)
        for seat in range(2):
            match.view(seat)
