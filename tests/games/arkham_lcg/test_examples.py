"""The examples of the rulebook, set-up and campaign: small things that must be so."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.engine.match import Match
from miskatonic.games.arkham_lcg import RULES, decks, encounter
from miskatonic.games.arkham_lcg.setup import bag_of
from tests.games.arkham_lcg.scenes import (
    AGNES,
    CONTENT,
    DAISY,
    HOUSE,
    ROLAND,
    SKIDS,
    WENDY,
    asset,
    do,
    enemy,
    events,
    game_of,
    keys,
    kind,
    me,
    new_game,
    offers,
    scene,
    skip,
    told,
    use,
)
from tests.games.arkham_lcg.test_keywords import changed
from tests.rules import rule

WOODS: dict[str, dict[str, Any]] = {"main-path": {}, "ritual-site": {}}


# Acts, agendas, endings


@rule("ah.act-agenda.10", "ah.act-agenda.17")
def test_the_last_agenda_turned_over_stands_for_both_and_no_doom_moves_it() -> None:
    match = scene(
        {"investigator": ROLAND}, scenario="the-devourer-below", act="disrupting-the-ritual", agenda="vengeance-awaits",
        locations=WOODS, doom=4, phase="mythos", step="begins", encounter=["swarm-of-rats"],
    )  # fmt: skip
    skip(match, "action")
    agenda = match.state.agenda
    assert agenda is not None and agenda.turned and agenda.card == "vengeance-awaits" and match.state.act is None
    agenda.tokens["doom"] = 40
    match.state.encounter.top = ["swarm-of-rats"]
    do(match, "end")
    skip(match, "action")
    assert match.state.agenda is agenda and match.outcome is None, "an objective has taken the place of doom"


@rule("ah.winning-losing.2", "ah.winning-losing.5")
def test_the_acts_lead_to_a_resolution_and_the_guide_says_what_it_brings() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "hallway"}, locations=HOUSE, act="what-have-you-done",
        enemies=[{"card": "ghoul-priest", "engaged": 0, "place": "hallway", "damage": 4}],
    )  # fmt: skip
    do(match, f"fight:{enemy(match).key}", "choice:0", "seat:0", tokens="0")
    assert match.state.resolution == "R1" and match.outcome is not None and match.outcome.won
    assert match.state.campaign.log == ["house-burned"] and me(match).mental_trauma == 1
    assert "lita-chantler" in me(match).starting


@rule("ah.victory.8")
def test_a_card_of_one_victory_point_is_worth_one() -> None:
    assert CONTENT.locations["attic"].victory == 1 and CONTENT.locations["cellar"].victory == 1
    houses: tuple[dict[str, dict[str, Any]], ...] = (HOUSE, {**HOUSE, "attic": {"clues": 1}})
    for locations, points in ((houses[0], 2 + 1 + 1), (houses[1], 2 + 1)):
        match = scene(
            {"investigator": ROLAND, "place": "hallway"}, locations=locations, act="what-have-you-done",
            enemies=[{"card": "ghoul-priest", "engaged": 0, "place": "hallway", "damage": 4}],
        )  # fmt: skip
        do(match, f"fight:{enemy(match).key}", "choice:1", tokens="0")
        assert me(match).experience == points + 2 + 1


# Enemies and moves


@rule("ah.engage-action.3")
def test_whom_one_can_engage(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "acolyte", keywords=("aloof",))
    match = scene(
        {"investigator": ROLAND}, {"investigator": AGNES},
        enemies=[
            {"card": "ghoul-minion", "exhausted": True}, {"card": "acolyte"}, {"card": "swarm-of-rats", "engaged": 1}
        ],
    )  # fmt: skip
    for one in [*match.state.enemies]:
        assert f"engage:{one.key}" in keys(match)
    do(match, f"engage:{enemy(match, 'swarm-of-rats').key}")
    assert enemy(match, "swarm-of-rats").engaged == 0


@rule("ah.enemy-engagement.7", "ah.enemy-engagement.8")
def test_an_enemy_that_spawns_or_arrives_engages_at_once() -> None:
    match = scene({"investigator": ROLAND}, encounter=["ghoul-minion"], phase="mythos", step="draw")
    skip(match, "action")
    assert enemy(match).engaged == 0
    match = scene(
        {"investigator": ROLAND, "place": "attic", "hand": ["knife"]}, locations=HOUSE, act="the-barrier",
        phase="enemy", step="begins", enemies=[{"card": "swarm-of-rats", "place": "hallway"}],
    )  # fmt: skip
    rats = match.state.enemies[0]
    assert rats.place == "attic" and rats.engaged == 0
    assert len(events(match, "attacked")) == 1, "in time for its attack"


@rule("ah.move.12")
def test_from_rivertown_to_the_university() -> None:
    match = scene(
        {"investigator": ROLAND}, scenario="the-midnight-masks",
        locations={"rivertown": {}, "miskatonic-university": {}, "st-mary-s-hospital": {}},
    )  # fmt: skip
    assert offers(match, "move:") == ["move:miskatonic-university"]


@rule("ah.difficulty-test.6")
def test_a_number_behind_a_skill_is_the_difficulty() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["guts"]}, encounter=["rotting-remains"], phase="mythos", step="draw"
    )
    assert kind(match) == "commit" and match.view(0).values["test-difficulty"].total == 3


# Printed cards


@rule("ah.player-card-anatomy.20")
def test_daisy_walker() -> None:
    card = CONTENT.investigators[DAISY]
    assert card.unique and card.skills == {"willpower": 3, "intellect": 5, "combat": 2, "agility": 2}
    assert (card.health, card.sanity, card.traits) == (5, 9, ("miskatonic",))
    match = scene({"investigator": DAISY, "assets": ["old-book-of-lore"]}, phase="investigation", step="begins")
    skip(match, "action")
    do(match, use(asset(match, "old-book-of-lore")))
    skip(match, "action")
    assert me(match).actions == 3, "a Tome costs none of the three"


@rule("ah.player-card-anatomy.21")
def test_daisys_elder_sign_draws_for_each_tome() -> None:
    match = scene(
        {"investigator": DAISY, "assets": ["old-book-of-lore", "medical-texts"]}, locations={"study": {"clues": 2}}
    )
    do(match, "investigate", tokens="elder-sign")
    skip(match, "action")
    assert events(match, "test-passed")[0].args["value"] == 5 and len(me(match).hand) == 2


@rule("ah.player-card-anatomy.22")
def test_leo_de_luca() -> None:
    card = CONTENT.assets["leo-de-luca-1"]
    assert card.unique and set(card.traits) == {"ally", "criminal"} and (card.health, card.sanity) == (2, 2)
    match = scene({"investigator": SKIDS, "assets": ["leo-de-luca-1"]}, phase="investigation", step="begins")
    skip(match, "action")
    assert me(match).actions == 4


@rule("ah.player-card-anatomy.23")
def test_survival_instinct() -> None:
    assert CONTENT.skills["survival-instinct"].traits == ("innate",)
    match = scene(
        {"investigator": WENDY, "hand": ["survival-instinct"], "place": "hallway"}, locations=HOUSE, act="the-barrier",
        enemies=[{"card": "ghoul-minion", "engaged": 0}, {"card": "swarm-of-rats", "engaged": 0}],
    )  # fmt: skip
    do(match, f"evade:{enemy(match, 'ghoul-minion').key}", "commit:survival-instinct", tokens="0")
    while kind(match) != "action":
        wanted = [key for key in ("yes", "attic") if key in keys(match)]
        do(match, wanted[0] if wanted else "pass" if "pass" in keys(match) else keys(match)[0])
    assert me(match).place == "attic" and [one.engaged for one in match.state.enemies] == [-1, -1]


@rule("ah.player-card-anatomy.24")
def test_drawn_to_the_flame() -> None:
    card = CONTENT.events["drawn-to-the-flame"]
    assert card.cost == 0 and card.traits == ("insight",)
    match = scene(
        {"investigator": AGNES, "hand": ["drawn-to-the-flame"]}, locations={"study": {"clues": 3}},
        encounter=["ghoul-minion"],
    )  # fmt: skip
    do(match, "play:drawn-to-the-flame")
    assert enemy(match).engaged == 0 and me(match).clues == 2


# Set-up


@rule("ah.setup.1")
def test_the_steps_of_set_up_come_in_order() -> None:
    match = new_game(2, investigator=[ROLAND, AGNES])
    asked: list[str] = []
    while match.state.phase == "set-up":
        question = match.pending[0]
        asked.append(question.kind)
        if question.kind == "lead":
            assert not me(match).hand and match.state.agenda is None
        if question.kind == "mulligan":
            assert me(match).resources == 5 and not match.state.locations
        match.choose(question.seat, *[option.key for option in question.options[: question.least]])
    assert asked == ["lead", "mulligan", "mulligan"]
    kinds = [event.kind for event in match.events]
    assert kinds.index("investigator") < kinds.index("location-in-play") < kinds.index("scenario")


@rule("ah.setup.26", "ah.campaign.4", "ah.difficulty-level.2")
@pytest.mark.parametrize("difficulty", ["easy", "standard", "hard", "expert"])
def test_the_campaign_begins_with_its_bag_and_the_reference_card_counts(difficulty: str) -> None:
    match = new_game(1, investigator=ROLAND, difficulty=difficulty)
    skip(match, "action")
    assert match.state.bag == bag_of(difficulty) and match.state.campaign.log == []
    worst = {"easy": "-2", "standard": "-4", "hard": "-5", "expert": "-8"}[difficulty]
    assert worst in match.state.bag
    do(match, "investigate", tokens="cultist 0")
    skip(match, "action")
    assert len(events(match, "token")) == (1 if difficulty in ("easy", "standard") else 2)


@rule("ah.setup.28")
def test_nothing_is_used_during_set_up_but_what_is_triggered() -> None:
    match = new_game(2, investigator=[ROLAND, SKIDS], scenario="the-midnight-masks")
    while match.state.phase == "set-up":
        question = match.pending[0]
        assert question.kind in ("lead", "mulligan")
        match.choose(question.seat, *[option.key for option in question.options[: question.least]])
    assert enemy(match).card == "acolyte" and enemy(match).count("doom") == 1, "P078: its doom comes at once"


@rule("ah.surge.2")
def test_surge_counts_during_set_up_too(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "ancient-evils", keywords=("surge",), revelation=())
    match = scene({"investigator": ROLAND}, encounter=["obscuring-fog"])
    match.state.phase = "set-up"
    coroutine = encounter.draw_found(game_of(match), 0, "ancient-evils")
    with pytest.raises(StopIteration):
        coroutine.send(None)
    assert told(match, "drew-encounter", "card") == ["ancient-evils", "obscuring-fog"]


@rule("ah.lead-investigator.2")
def test_lots_are_drawn_where_nobody_agrees() -> None:
    for lead in (0, 1):
        match = new_game(2, investigator=[ROLAND, AGNES])
        do(match, "random", lead=[(ROLAND, AGNES)[lead]])
        assert match.state.lead == lead


# Decks and experience


@rule("ah.deckbuilding.11", "ah.golden-rules.1")
def test_decks_are_complete_before_the_first_scenario() -> None:
    """The introduction's decks have no basic weakness; the reference, which goes before it, wants one."""
    match = new_game(1, investigator=ROLAND)
    assert kind(match) == "mulligan"
    assert len(me(match).starting) == 33
    assert len([card for card in me(match).starting if CONTENT.player_cards[card].weakness == "basic"]) == 1


def carried(experience: int, scenario: str = "the-gathering") -> dict[str, Any]:
    player = {
        "investigator": ROLAND, "starting": decks.starter(CONTENT, ROLAND), "earned": [], "experience": experience,
        "physical_trauma": 0, "mental_trauma": 0, "killed": False, "insane": False,
    }  # fmt: skip
    left = {
        "campaign": {"mode": "campaign", "killed": [], "insane": []},
        "difficulty": "hard", "scenario": scenario, "bag": bag_of("hard"),
        "players": [player],
    }  # fmt: skip
    return dict(RULES.sequel({}, left) or {})


@rule("ah.experience.15", "ah.deckbuilding.7")
def test_every_copy_is_paid_for() -> None:
    match = Match.new(RULES, 1, carried(9), seed="x")
    assert kind(match) == "buy"
    do(match, "buy:extra-ammunition", "card:machete")
    assert me(match).experience == 8
    do(match, "buy:extra-ammunition", "card:guts")
    assert me(match).experience == 7 and me(match).starting.count("extra-ammunition") == 2
    begin = {**carried(0), "scenario": "the-gathering"}
    begin["campaign"]["players"][0]["experience"] = 3
    first = Match.new(RULES, 1, begin, seed="x")
    assert kind(first) == "buy" and first.state.scenario == "the-gathering", "what is given at the start may be spent"


@rule("ah.experience.17")
def test_nothing_but_what_was_bought_changes_a_deck() -> None:
    match = Match.new(RULES, 1, carried(2), seed="x")
    before = list(me(match).starting)
    assert all(key == "done" or key.startswith(("buy:", "upgrade:")) for key in keys(match))
    do(match, "done")
    skip(match, "action")
    lost = [card for card in me(match).starting if card not in before]
    assert len(me(match).starting) == len(before) + 1 and CONTENT.player_cards[lost[0]].weakness == "basic"


@rule("ah.difficulty-level.2")
def test_the_difficulty_stays_for_the_whole_campaign() -> None:
    assert Match.new(RULES, 1, carried(0), seed="x").state.difficulty == "hard"


@rule("ah.collection.2")
def test_everybody_draws_from_one_collection() -> None:
    match = new_game(4)
    skip(match, "action", "turn")
    drawn = [
        card
        for player in match.state.players
        for card in player.starting
        if CONTENT.player_cards[card].weakness == "basic"
    ]
    pool = [*drawn, *match.state.weaknesses.fog]
    assert len(drawn) == 4 and sorted(pool) == sorted(CONTENT.basic_weaknesses)


# Peril


@rule("ah.peril.1")
def test_under_peril_nobody_else_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "rotting-remains", keywords=("peril",))
    match = scene(
        {"investigator": ROLAND}, {"investigator": AGNES, "hand": ["guts"]}, encounter=["rotting-remains"],
        phase="mythos", step="draw", tokens="-4",
    )  # fmt: skip
    asked = {event.args.get("who") for event in match.events if event.kind == "committed"}
    assert not asked and "guts" in me(match, 1).hand and (kind(match), match.pending[0].seat) != ("commit", 1)
    monkeypatch.undo()
    match = scene(
        {"investigator": ROLAND}, {"investigator": AGNES, "hand": ["guts"]}, encounter=["rotting-remains"],
        phase="mythos", step="draw",
    )  # fmt: skip
    assert (kind(match), match.pending[0].seat) == ("commit", 1), "without peril she is asked"
