"""The Gathering, from its first act to each of its ends."""

from __future__ import annotations

from tests.games.arkham_lcg.scenes import (
    AGNES,
    HOUSE,
    ROLAND,
    WENDY,
    asset,
    calm,
    do,
    enemy,
    events,
    harm,
    keys,
    kind,
    me,
    offers,
    place,
    scene,
    skip,
    use,
)
from tests.rules import rule

PRIEST = {"card": "ghoul-priest", "engaged": 0, "place": "hallway"}


@rule("ah.leaves-play.3", "ah.removed-from-game.1", "ah.locations.5")
@rule("ah.act-agenda.14", "ah.act-agenda.16", "ah.set-aside.1", "ah.locations.4", "ah.attach.8")
def test_the_door_on_the_floor_leads_to_the_hallway() -> None:
    match = scene(
        {"investigator": ROLAND, "clues": 2}, enemies=[{"card": "ghoul-minion", "exhausted": True}],
        locations={"study": {"cards": ["obscuring-fog"]}},
    )  # fmt: skip
    do(match, "advance")
    assert [one.card for one in match.state.locations] == ["hallway", "cellar", "attic", "parlor"]
    assert [one.revealed for one in match.state.locations] == [True, False, False, False]
    assert me(match).place == "hallway"
    assert sorted(match.state.encounter_discard) == ["ghoul-minion", "obscuring-fog"]
    assert sorted(match.state.removed) == ["study", "trapped"]
    assert me(match).actions == 3, "nobody moved, and no action was used"


@rule("ah.move.2", "ah.move.4", "ah.move-action.2")
@rule("ah.move.6", "ah.clues.2", "ah.locations.2", "ah.move-action.1", "ah.step-2-2-1.3")
@rule("ah.locations.6", "ah.locations.7", "ah.forced-abilities.2")
def test_entering_the_attic_and_the_cellar_hurts() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "hallway"}, {"investigator": AGNES}, act="the-barrier",
        locations={"hallway": {}, "attic": {"revealed": False}, "cellar": {"revealed": False}},
    )  # fmt: skip
    do(match, "move:attic")
    assert harm(match) == (0, 1) and place(match, "attic").count("clues") == 4
    do(match, "move:hallway", "move:cellar")
    assert harm(match) == (1, 1) and place(match, "cellar").revealed


@rule("ah.put-into-play.2", "ah.costs.10")
@rule("ah.act-agenda.7")
def test_the_barrier_falls_at_the_end_of_the_round_by_those_in_the_hallway() -> None:
    match = scene(
        {"investigator": ROLAND, "clues": 3, "place": "hallway"}, {"investigator": AGNES, "clues": 3, "place": "attic"},
        locations={**HOUSE, "parlor": {"revealed": False}}, act="the-barrier", phase="upkeep", step="ends",
    )  # fmt: skip
    assert kind(match) != "advance", "three of six are not in the Hallway"
    match = scene(
        {"investigator": ROLAND, "clues": 4, "place": "hallway"},
        {"investigator": AGNES, "clues": 3, "place": "hallway"},
        locations={**HOUSE, "parlor": {"revealed": False}}, act="the-barrier", phase="upkeep", step="ends",
    )  # fmt: skip
    do(match, "yes", "clues:4")
    assert (me(match).clues, me(match, 1).clues) == (0, 1)
    skip(match, "prey", "action", "turn")
    assert place(match, "parlor").revealed
    assert [piece.card for piece in place(match, "parlor").cards] == ["lita-chantler"]
    assert enemy(match, "ghoul-priest").place == "hallway"
    assert enemy(match, "ghoul-priest").engaged == 0, "highest combat"


@rule("ah.ownership.5")
@rule("ah.parley.1", "ah.activate-action.6")
def test_lita_is_won_by_parley_and_helps_from_then_on() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "parlor", "actions": 4}, act="what-have-you-done",
        enemies=[{"card": "ghoul-priest", "place": "hallway", "exhausted": True}],
        locations={**HOUSE, "parlor": {"cards": ["lita-chantler"]}},
    )  # fmt: skip
    assert use("parlor", 1) in keys(match)
    do(match, use("parlor", 1), tokens="+1")
    assert asset(match, "lita-chantler") and use("parlor", 1) not in keys(match)
    do(match, "move:hallway", f"fight:{enemy(match).key}", f"{asset(match, 'lita-chantler').key}:0", tokens="-1")
    assert enemy(match).count("damage") == 2


@rule("ah.asset.8", "ah.deckbuilding.10")
def test_the_first_resolution_burns_the_house() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "hallway"}, locations={**HOUSE, "attic": {}}, act="what-have-you-done",
        enemies=[{**PRIEST, "damage": 4}],
    )  # fmt: skip
    do(match, f"fight:{enemy(match).key}", "choice:0", tokens="0")
    do(match, "seat:0")
    assert match.outcome is not None and match.outcome.won
    assert match.state.campaign.log == ["house-burned"]
    assert me(match).mental_trauma == 1 and "lita-chantler" in me(match).starting
    assert me(match).experience == 2 + 1 + 1 + 2, "the Priest, Attic and Cellar without clues, and 2"


@rule("ah.victory.2", "ah.victory.5", "ah.victory.6", "ah.experience.2", "ah.winning-losing.3", "ah.victory.4")
def test_the_second_resolution_keeps_it() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "hallway"}, {"investigator": AGNES, "place": "hallway"},
        locations={**HOUSE, "attic": {"clues": 1}, "cellar": {"revealed": False}}, act="what-have-you-done",
        enemies=[{**PRIEST, "damage": 9}],
    )  # fmt: skip
    do(match, f"fight:{enemy(match).key}", tokens="0")
    calm(match)
    do(match, "choice:1")
    assert match.outcome is not None and match.outcome.won
    assert match.state.campaign.log == ["house-standing"]
    assert (me(match).experience, me(match, 1).experience) == (2 + 2 + 1, 2 + 2), "the lead one more"
    assert match.state.victory == ["ghoul-priest"], "with clues, or unrevealed, a location gives nothing"


@rule("ah.attach.8")
def test_what_is_attached_to_a_place_of_the_victory_display_is_discarded() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "hallway"},
        locations={**HOUSE, "attic": {"cards": ["obscuring-fog"]}}, act="what-have-you-done",
        enemies=[{**PRIEST, "damage": 9}],
    )  # fmt: skip
    box = match.rules.components(match.state)
    do(match, f"fight:{enemy(match).key}", tokens="0")
    calm(match)
    do(match, "choice:1")
    assert match.outcome is not None and "attic" in match.state.victory
    assert "obscuring-fog" in match.state.encounter_discard
    assert match.rules.components(match.state) == box


@rule("ah.act-agenda.20", "ah.act-agenda.21", "ah.killed-insane.5", "ah.winning-losing.4")
def test_the_third_resolution_kills_whoever_did_not_resign() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "hallway"}, {"investigator": AGNES, "place": "hallway", "status": "resigned"},
        locations=HOUSE, act="the-barrier", agenda="they-re-getting-out", doom=9, phase="mythos", step="begins",
    )  # fmt: skip
    skip(match)
    assert match.state.resolution == "R3" and match.outcome is not None and not match.outcome.won
    assert me(match).killed and not me(match, 1).killed
    assert sorted(match.state.campaign.log) == ["ghoul-priest-alive", "house-standing", "lita-found-others"]
    assert match.state.campaign.killed == [ROLAND]


@rule("ah.defeated.3", "ah.winning-losing.6", "ah.defeat-by-card-ability.2")
@rule("ah.defeat-by-card-ability.1", "ah.elimination.14", "ah.winning-losing.1")
def test_with_the_third_act_the_last_agenda_defeats_everybody_and_nothing_is_resolved() -> None:
    match = scene(
        {"investigator": WENDY, "place": "hallway"}, locations=HOUSE, act="what-have-you-done",
        agenda="they-re-getting-out", doom=9, phase="mythos", step="begins",
    )  # fmt: skip
    skip(match)
    assert match.state.resolution == "none" and me(match).physical_trauma == 1 and me(match).status == "defeated"
    assert "lita-chantler" in me(match).starting or me(match).earned == []


@rule(
    "ah.resign.1", "ah.elimination.1", "ah.elimination.7", "ah.elimination.9", "ah.elimination.10", "ah.elimination.11"
)
@rule("ah.resign.2", "ah.per-investigator.4", "ah.removed-from-game.2")
@rule("ah.elimination.6", "ah.elimination.12", "ah.elimination.2")
def test_what_becomes_of_one_who_resigns() -> None:
    match = scene(
        {
            "investigator": ROLAND, "place": "parlor", "clues": 2, "hand": ["knife"], "assets": ["beat-cop"],
            "threat": ["frozen-in-fear"], "discard": ["guts"],
        },
        {"investigator": AGNES, "place": "hallway"}, locations=HOUSE, enemies=[{"card": "ghoul-minion", "engaged": 0}],
    )  # fmt: skip
    do(match, use("parlor"))
    assert me(match).status == "resigned" and me(match).resources == 0 and me(match).place == ""
    assert place(match, "parlor").count("clues") == 2
    assert enemy(match).engaged == -1 and enemy(match).place == "parlor"
    assert {"knife", "beat-cop", "guts"} <= set(match.state.removed)
    assert match.state.encounter_discard == ["frozen-in-fear"]
    assert match.state.lead == 1 and match.state.investigators == 2
    assert not events(match, "attacked"), "resigning provokes nothing"


def test_the_agenda_of_the_first_rounds_asks_the_lead() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["knife"]}, {"investigator": AGNES, "hand": ["guts"]}, lead=1, doom=2,
        phase="mythos", step="begins", encounter=["swarm-of-rats", "swarm-of-rats"],
    )  # fmt: skip
    assert kind(match) == "choose-one" and match.pending[0].seat == 1
    do(match, "choice:0")
    assert me(match).hand == [] and me(match, 1).hand == []


def test_ghouls_in_hallway_and_parlor_bring_doom_at_the_end_of_the_round() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "attic"}, locations=HOUSE, act="the-barrier", agenda="they-re-getting-out",
        enemies=[{"card": "ghoul-minion", "place": "parlor"}, {"card": "ravenous-ghoul", "place": "hallway"}],
        phase="upkeep", step="ends", encounter=["swarm-of-rats"],
    )  # fmt: skip
    skip(match, "action")
    assert match.state.agenda is not None and match.state.agenda.count("doom") == 2 + 1


def test_the_parlor_offers_to_resign() -> None:
    match = scene({"investigator": ROLAND, "place": "parlor"}, locations=HOUSE)
    assert offers(match, "use:parlor") == [use("parlor", 0)], "and no parley while Lita is not there"
