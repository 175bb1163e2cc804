"""Later scenarios, and what is carried from one to the next."""

from __future__ import annotations

import random
from typing import Any

import pytest

from miskatonic.engine.errors import BadOptions
from miskatonic.engine.match import Match
from miskatonic.engine.message import Name
from miskatonic.games.arkham_lcg import RULES, decks
from miskatonic.games.arkham_lcg.state import State
from tests.games.arkham_lcg.scenes import (
    AGNES,
    CONTENT,
    DAISY,
    HOUSE,
    ROLAND,
    WENDY,
    calm,
    choose,
    do,
    enemy,
    keys,
    kind,
    me,
    new_game,
    place,
    scene,
    skip,
    use,
)
from tests.rules import rule

STREETS: dict[str, dict[str, Any]] = {"rivertown": {}, "graveyard": {}}
WOODS: dict[str, dict[str, Any]] = {"main-path": {}, "ritual-site": {}}


def won_gathering(**mine: Any) -> Match[State]:
    """Roland has killed the Priest and kept the house."""
    match = scene(
        {"investigator": ROLAND, "place": "hallway", **mine}, locations=HOUSE, act="what-have-you-done",
        enemies=[{"card": "ghoul-priest", "engaged": 0, "place": "hallway", "damage": 4}],
    )  # fmt: skip
    do(match, f"fight:{enemy(match).key}", "choice:1", tokens="0")
    assert match.outcome is not None
    return match


def following(match: Match[State]) -> Match[State]:
    options = match.sequel()
    assert options is not None
    return Match.new(RULES, len(match.state.players), options, seed="next")


@rule("ah.deckbuilding.12", "ah.experience.1", "ah.experience.18")
@rule("ah.campaign.1", "ah.next-scenario.1", "ah.experience.14", "ah.experience.4", "ah.experience.7", "ah.setup.9")
@rule("ah.campaign.2", "ah.campaign.3", "ah.campaign.5", "ah.experience.3", "ah.experience.16", "ah.experience.19")
def test_the_second_scenario_begins_with_what_the_first_left() -> None:
    match = following(won_gathering(experience=1))
    state = match.state
    assert state.scenario == "the-midnight-masks" and state.difficulty == "standard"
    assert state.campaign.log == ["house-standing"] and state.campaign.played == ["the-gathering"]
    assert kind(match) == "buy" and me(match).experience == 1 + 2 + 2 + 2 + 1
    before = list(me(match).starting)
    do(match, "buy:shotgun", "card:machete")
    assert me(match).experience == 8 - 4
    assert "shotgun" in me(match).starting and "machete" not in me(match).starting
    assert len(me(match).starting) == len(before)
    do(match, "done")
    skip(match, "action")
    assert me(match).place == "your-house", "the house still stands"


@rule("ah.experience.12", "ah.experience.13", "ah.experience.8")
def test_a_higher_version_costs_the_difference_and_replaces_the_lower_one() -> None:
    match = following(won_gathering())
    assert "upgrade:beat-cop>beat-cop-2" in keys(match)
    do(match, "upgrade:beat-cop>beat-cop-2")
    assert me(match).experience == 7 - 2
    assert "beat-cop" not in me(match).starting and "beat-cop-2" in me(match).starting
    do(match, "buy:police-badge")
    assert "card:cover-up" not in keys(match) and "card:roland-s-38-special" not in keys(match)


@rule("ah.experience.5", "ah.experience.6")
def test_only_cards_that_the_investigator_may_choose_are_for_sale() -> None:
    match = following(won_gathering(experience=9))
    offered = [key.partition(":")[2].rpartition(">")[2] for key in keys(match) if key != "done"]
    classes = {CONTENT.player_cards[card].class_ for card in offered}
    assert classes == {"guardian", "seeker", "neutral"}
    assert all(
        (CONTENT.player_cards[card].level or 0) <= 2
        for card in offered
        if CONTENT.player_cards[card].class_ == "seeker"
    )


@rule("ah.trauma.4", "ah.trauma.7", "ah.setup.3")
def test_trauma_is_there_from_the_start() -> None:
    match = following(won_gathering(physical_trauma=2, mental_trauma=1))
    do(match, "done")
    skip(match, "action")
    assert (me(match).damage, me(match).horror) == (2, 1)


@rule("ah.trauma.10", "ah.trauma.11", "ah.trauma.12", "ah.killed-insane.2", "ah.killed-insane.1")
def test_whoever_is_killed_takes_up_the_case_with_somebody_else() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "hallway"}, {"investigator": AGNES, "place": "parlor"}, locations=HOUSE,
        act="the-barrier", agenda="they-re-getting-out", doom=9, lead=0,
    )  # fmt: skip
    match.state.players[1].status = "resigned"
    do(match, "end")
    skip(match)
    assert match.state.resolution == "R3"
    next_match = following(match)
    assert kind(next_match) == "new-investigator"
    assert ROLAND not in keys(next_match) and AGNES not in keys(next_match)
    choose(next_match, WENDY)
    skip(next_match, "action", "turn")
    assert me(next_match).investigator == WENDY and me(next_match).physical_trauma == 0
    assert len(me(next_match).starting) == 33
    joined = [event.args["card"] for event in next_match.events if event.kind == "investigator"]
    assert joined == [Name(WENDY), Name(AGNES)], "each once, before anything is bought"


@rule("ah.health-damage.3", "ah.health-damage.4")
@rule("ah.trauma.3", "ah.trauma.5", "ah.killed-insane.3", "ah.killed-insane.4", "ah.defeated.5", "ah.defeated.6")
def test_as_much_trauma_as_health_kills() -> None:
    match = scene(
        {"investigator": ROLAND, "damage": 8, "physical_trauma": 8}, {"investigator": AGNES},
        enemies=[{"card": "swarm-of-rats", "engaged": 0}],
    )  # fmt: skip
    do(match, "resource")
    assert me(match).status == "defeated" and me(match).killed and me(match).physical_trauma == 9


@rule("ah.winning-losing.8")
@rule("ah.standalone.1")
def test_a_standalone_scenario_has_no_sequel() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "hallway"}, locations=HOUSE, act="what-have-you-done", mode="standalone",
        enemies=[{"card": "ghoul-priest", "engaged": 0, "place": "hallway", "damage": 4}],
    )  # fmt: skip
    do(match, f"fight:{enemy(match).key}", "choice:1", tokens="0")
    assert match.sequel() is None and me(match).experience == 0


@rule("ah.standalone.17")
def test_a_defeat_in_a_standalone_scenario_leaves_no_trauma() -> None:
    match = scene(
        {"investigator": ROLAND, "horror": 4}, {"investigator": AGNES}, mode="standalone",
        enemies=[{"card": "ghoul-minion", "engaged": 0}],
    )  # fmt: skip
    do(match, "resource")
    assert me(match).status == "defeated" and me(match).mental_trauma == 0


@rule("ah.winning-losing.7", "ah.campaign.1", "ah.next-scenario.1")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_whole_campaign_of_random_choices_is_a_chain_of_three_matches(seats: int) -> None:
    """Whatever happens, the next scenario begins where the last one ended, and its file is whole by itself."""
    dice = random.Random(seats)
    match = new_game(seats, seed=str(seats))
    scenarios = []
    while True:
        for _ in range(20_000):
            if not match.pending:
                break
            question = match.pending[0]
            offered = [option.key for option in question.options]
            if question.kind == "action" and len(offered) > 1:
                offered = [key for key in offered if key != "end" and "use:" not in key] or offered
            count = dice.randint(question.least, min(question.most, len(offered)))
            match.choose(question.seat, *dice.sample(offered, count))
        assert match.outcome is not None
        scenarios.append(match.state.scenario)
        again = Match.loads(RULES, match.dumps())
        assert again.outcome == match.outcome and again.sequel() == match.sequel()
        options = match.sequel()
        if options is None:
            break
        match = Match.new(RULES, seats, options, seed=f"{seats}/{len(scenarios)}")
    assert scenarios in (
        ["the-gathering", "the-midnight-masks", "the-devourer-below"],
        ["the-gathering", "the-midnight-masks"],
        ["the-gathering"],
    )
    lost = len(match.state.campaign.killed) + len(match.state.campaign.insane)
    assert len(scenarios) == 3 or lost > 5 - seats, "it ends early only when nobody is left to play"


def test_a_campaign_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadOptions):
        new_game(1, scenario="the-midnight-masks", campaign={"players": []})


# The Midnight Masks


@rule("ah.act-agenda.15")
def test_the_conspiracy_is_uncovered_card_by_card() -> None:
    match = scene(
        {"investigator": ROLAND, "clues": 2}, scenario="the-midnight-masks", locations=STREETS,
    )  # fmt: skip
    act = match.state.act
    assert act is not None
    match.rig({"draw.cultists": ["herman-collins"]})
    do(match, use(act.key))
    assert enemy(match).card == "herman-collins" and enemy(match).place == "graveyard" and me(match).clues == 0


def test_six_unique_cultists_in_the_victory_display_end_the_masks() -> None:
    caught = ["wolf-man-drew", "peter-warren", "victoria-devereux", "ruth-turner", "the-masked-hunter"]
    match = scene(
        {"investigator": ROLAND, "hand": ["knife", "guts", "dodge", "machete"]}, scenario="the-midnight-masks",
        locations=STREETS, victory=caught, set_aside=[], enemies=[{"card": "herman-collins", "place": "rivertown"}],
    )  # fmt: skip
    do(match, use(enemy(match)))
    while kind(match) == "discard-card" if match.pending else False:
        do(match, keys(match)[0])
    assert match.state.resolution == "R1" and match.outcome is not None and match.outcome.won
    assert sorted(match.state.campaign.interrogated) == sorted([*caught, "herman-collins"])
    assert match.state.campaign.got_away == []


def test_cultists_at_large_get_away() -> None:
    match = scene(
        {"investigator": ROLAND}, scenario="the-midnight-masks", locations=STREETS, victory=["ruth-turner"],
        enemies=[{"card": "herman-collins", "place": "graveyard"}],
        cultists={"name": "cultists", "fog": ["peter-warren"]},
    )  # fmt: skip
    agenda = match.state.agenda
    assert agenda is not None
    do(match, use(agenda.key))
    log = match.state.campaign
    assert log.interrogated == ["ruth-turner"]
    assert sorted(log.got_away) == ["herman-collins", "peter-warren", "the-masked-hunter"]


def test_midnight_is_the_second_resolution() -> None:
    match = scene(
        {"investigator": ROLAND}, scenario="the-midnight-masks", locations=STREETS, agenda="time-is-running-short",
        doom=7, phase="mythos", step="begins",
    )  # fmt: skip
    skip(match)
    assert match.state.resolution == "R2" and "past-midnight" in match.state.campaign.log


def test_the_masked_hunter_comes_for_who_has_most_clues() -> None:
    match = scene(
        {"investigator": ROLAND, "clues": 1}, {"investigator": AGNES, "clues": 2, "place": "graveyard"},
        scenario="the-midnight-masks", locations=STREETS, doom=5, phase="mythos", step="begins",
        encounter=["crypt-chill", "crypt-chill"],
    )  # fmt: skip
    skip(match, "action", "turn")
    hunter = enemy(match, "the-masked-hunter")
    assert hunter.engaged == 1 and hunter.place == "graveyard"
    game = match.game
    assert game.enemy_value(hunter, "health") == 4 + 2 * 2  # type: ignore[attr-defined]


# The Devourer Below


@rule("ah.campaign.3")
def test_doom_for_those_who_got_away() -> None:
    for names, doom in ((0, 0), (1, 1), (2, 1), (3, 2), (5, 3), (6, 3)):
        away = [
            "wolf-man-drew",
            "herman-collins",
            "peter-warren",
            "victoria-devereux",
            "ruth-turner",
            "the-masked-hunter",
        ]
        left = {
            "campaign": {"mode": "campaign", "log": [], "got_away": away[:names], "killed": [], "insane": []},
            "bag": ["0", "skull"],
            "difficulty": "standard", "scenario": "the-midnight-masks",
            "players": [
                {
                    "investigator": ROLAND, "starting": decks.starter(CONTENT, ROLAND), "earned": [], "experience": 0,
                    "physical_trauma": 0, "mental_trauma": 0, "killed": False, "insane": False,
                }
            ],
        }  # fmt: skip
        match = Match.new(RULES, 1, RULES.sequel({}, left) or {}, seed="x")
        skip(match, "action")
        assert match.state.agenda is not None and match.state.agenda.count("doom") == doom
        assert sorted(match.state.bag) == ["0", "elder-thing", "skull"], "the bag is the old one, and one token more"
        assert len([card for card in match.state.set_aside if card in away]) == names


def test_the_trail_leads_to_the_ritual_site_and_to_those_who_got_away() -> None:
    match = scene(
        {"investigator": ROLAND, "clues": 3}, scenario="the-devourer-below", locations={"main-path": {}},
        got_away=["herman-collins"], set_aside=["ritual-site", "umordhoth", "herman-collins"],
    )  # fmt: skip
    do(match, "advance")
    assert place(match, "ritual-site").revealed is False
    assert enemy(match).card == "herman-collins" and enemy(match).place == "main-path" and enemy(match).engaged == 0


def test_entering_the_ritual_site_advances_the_second_act() -> None:
    match = scene(
        {"investigator": ROLAND}, scenario="the-devourer-below", act="into-the-darkness",
        locations={"main-path": {}, "ritual-site": {"revealed": False}},
    )  # fmt: skip
    do(match, "move:ritual-site")
    assert match.state.act is not None and match.state.act.card == "disrupting-the-ritual"
    assert [one.place for one in match.state.enemies] == ["ritual-site"]


def test_the_ritual_is_broken() -> None:
    match = scene(
        {"investigator": AGNES, "clues": 2}, scenario="the-devourer-below",
        act="disrupting-the-ritual", locations=WOODS,
    )  # fmt: skip
    act = match.state.act
    assert act is not None
    do(match, use(act.key), "skill:willpower", use(act.key), "skill:willpower", tokens="0 0")
    assert match.state.resolution == "R1" and match.outcome is not None and match.outcome.won
    assert me(match).mental_trauma == 2 and me(match).experience == 5
    assert match.sequel() is None, "the campaign is over"


def test_umordhoth_rises_and_may_be_driven_back() -> None:
    match = scene(
        {"investigator": ROLAND}, scenario="the-devourer-below", act="disrupting-the-ritual", agenda="vengeance-awaits",
        locations=WOODS, enemies=[{"card": "ghoul-minion", "place": "ritual-site"}], doom=4, phase="mythos",
        step="begins", encounter=["ancient-evils"],
    )  # fmt: skip
    skip(match, "action")
    assert [one.card for one in match.state.enemies] == ["umordhoth"] and match.state.act is None
    assert match.state.agenda is not None and match.state.agenda.turned
    umordhoth = enemy(match)
    umordhoth.tokens["damage"] = 9
    do(match, "move:ritual-site", f"fight:{umordhoth.key}", tokens="+1")
    calm(match)
    skip(match)
    assert match.state.resolution == "R2" and (me(match).physical_trauma, me(match).mental_trauma) == (2, 2)


@rule("ah.weakness.8")
def test_the_will_of_umordhoth_drives_into_madness() -> None:
    match = scene(
        {"investigator": ROLAND}, scenario="the-devourer-below", agenda="the-ritual-begins", locations=WOODS, doom=4,
        phase="mythos", step="begins", encounter=["ancient-evils"], tokens="-1",
    )  # fmt: skip
    skip(match, "action")
    mad = [card for card in me(match).starting if "madness" in CONTENT.player_cards[card].traits]
    assert len(mad) == 1, "a random basic weakness with the trait joins the deck"


def test_the_ritual_site_refills() -> None:
    match = scene(
        {"investigator": ROLAND}, scenario="the-devourer-below",
        locations={"main-path": {}, "ritual-site": {"clues": 1}},
        phase="upkeep", step="ends", encounter=["ancient-evils"],
    )  # fmt: skip
    skip(match, "action")
    assert place(match, "ritual-site").count("clues") == 2


def test_lita_may_be_sacrificed() -> None:
    match = scene(
        {"investigator": DAISY, "assets": ["lita-chantler"]}, scenario="the-devourer-below", locations=WOODS,
        enemies=[{"card": "umordhoth", "exhausted": True}],
    )  # fmt: skip
    do(match, use(enemy(match), 1))
    assert match.state.resolution == "R3" and match.outcome is not None and not match.outcome.won
    assert "lita-sacrificed" in match.state.campaign.log
    assert (me(match).physical_trauma, me(match).mental_trauma) == (2, 2)
    assert len([card for card in me(match).starting if "madness" in CONTENT.player_cards[card].traits]) == 1
