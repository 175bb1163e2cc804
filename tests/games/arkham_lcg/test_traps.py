"""Situations in which engines for this game went wrong, one scene each."""

from __future__ import annotations

from typing import Any

from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from miskatonic.games.arkham_lcg.bot import HeuristicBot
from miskatonic.games.arkham_lcg.state import State
from tests.games.arkham_lcg.scenes import (
    AGNES,
    DAISY,
    HOUSE,
    ROLAND,
    SKIDS,
    WENDY,
    asset,
    calm,
    choose,
    decision,
    do,
    enemy,
    events,
    happened,
    harm,
    keys,
    kind,
    me,
    offers,
    place,
    scene,
    skip,
    told,
    use,
)
from tests.rules import rule

MINION = {"card": "ghoul-minion", "engaged": 0}
STREETS: dict[str, dict[str, Any]] = {"rivertown": {}, "graveyard": {}, "easttown": {}}


def test_a_turn_cut_short_has_no_further_window() -> None:
    match = scene(
        {
            "investigator": DAISY, "assets": ["rite-of-seeking"], "hand": ["working-a-hunch"],
            "threat": ["frozen-in-fear"],
        },
        locations={"study": {"clues": 3}}, encounter=["ancient-evils"],
    )  # fmt: skip
    do(match, use(asset(match, "rite-of-seeking")), "pass", "pass", tokens="skull 0")
    assert me(match).clues == 2
    assert kind(match) != "action" or match.state.round == 2
    tested = [one.id for one in told(match, "test", "skill")]  # type: ignore[union-attr]
    assert "skill-willpower" in tested, "end-of-turn forced abilities still happen"


@rule("ah.costs.5", "ah.attack-of-opportunity.4", "ah.initiation.6", "ah.initiation.8")
def test_ability_costs_are_gone_before_the_attack_comes() -> None:
    match = scene(
        {"investigator": ROLAND, "clues": 2, "damage": 8}, scenario="the-midnight-masks", locations=STREETS,
        enemies=[{"card": "acolyte", "engaged": 0}],
    )  # fmt: skip
    act = match.state.act
    assert act is not None
    do(match, use(act.key))
    skip(match)
    assert me(match).status == "defeated" and place(match, "rivertown").count("clues") == 0


def test_elusive_needs_somewhere_to_go() -> None:
    match = scene(
        {"investigator": SKIDS, "hand": ["elusive"], "place": "hallway"}, act="the-barrier",
        locations={"hallway": {}, "attic": {}}, enemies=[{"card": "ghoul-minion", "place": "attic"}],
    )  # fmt: skip
    assert offers(match, "play:") == []


def test_equal_bonuses_add_up() -> None:
    match = scene(
        {"investigator": ROLAND, "assets": ["magnifying-glass", "magnifying-glass-1"]},
        locations={"study": {"clues": 1}},
    )
    do(match, "investigate", tokens="0")
    assert events(match, "test-passed")[0].args["value"] == 5


@rule("ah.slots.7", "ah.slots.12", "ah.slots.3")
def test_fast_assets_need_a_free_slot_as_well() -> None:
    match = scene({"investigator": DAISY, "assets": ["knife", "flashlight"], "hand": ["magnifying-glass"]})
    do(match, "play:magnifying-glass")
    assert kind(match) == "slot"
    do(match, asset(match, "knife").key)
    assert sorted(piece.card for piece in me(match).assets) == ["flashlight", "magnifying-glass"]


@rule("ah.fast.2", "ah.fast.3", "ah.events.3")
def test_triggered_events_are_no_ordinary_plays() -> None:
    hand = ["lucky", "ward-of-protection", "dodge", "evidence", "sure-gamble"]
    match = scene({"investigator": WENDY, "hand": hand})
    assert offers(match, "play:") == []
    match = scene({"investigator": WENDY, "assets": ["wendy-s-amulet"], "discard": ["knife", "lucky"]})
    assert offers(match, "play:") == []
    do(match, "investigate", tokens="-2")
    assert kind(match) == "react" and "play:lucky:0" in keys(match), "as if it were in hand"


def test_will_to_survive_ends_with_the_turn() -> None:
    match = scene(
        {"investigator": WENDY, "hand": ["will-to-survive"], "resources": 9}, {"investigator": ROLAND},
        locations={"study": {"clues": 3}},
    )  # fmt: skip
    do(match, "play:will-to-survive", "investigate")
    calm(match)
    assert not events(match, "token") and me(match).clues == 1
    do(match, "end")
    assert not match.state.lasting


@rule("ah.attack-of-opportunity.7")
def test_a_reaction_between_attack_and_action_does_not_eat_the_action() -> None:
    match = scene(
        {"investigator": AGNES, "place": "hallway"}, locations=HOUSE, act="the-barrier",
        enemies=[{"card": "ghoul-minion", "engaged": 0}],
    )  # fmt: skip
    do(match, "move:cellar", f"{AGNES}:0")
    assert me(match).place == "cellar" and enemy(match).place == "cellar" and enemy(match).count("damage") == 1
    assert me(match).actions == 2


@rule("ah.step-2-2-1.11")
@rule("ah.attack-of-opportunity.1", "ah.step-2-2-1.13")
def test_almost_everything_provokes() -> None:
    for answer in ("move:attic", "investigate", "draw", "resource", "play:guard-dog", "use:first-aid"):
        match = scene(
            {"investigator": ROLAND, "place": "hallway", "damage": 1, "hand": ["guard-dog"], "assets": ["first-aid"]},
            locations=HOUSE, act="the-barrier", enemies=[{"card": "swarm-of-rats", "engaged": 0}],
        )  # fmt: skip
        do(match, use(asset(match, "first-aid")) if answer.startswith("use") else answer)
        calm(match)
        assert len(events(match, "attacked")) == 1, answer
    match = scene({"investigator": ROLAND}, enemies=[MINION])
    do(match, f"evade:{enemy(match).key}", tokens="0")
    assert not events(match, "attacked")


def test_an_attacker_that_dies_in_the_queue_does_not_attack() -> None:
    match = scene(
        {"investigator": AGNES, "place": "hallway"}, locations=HOUSE, act="what-have-you-done",
        enemies=[{"card": "ghoul-priest", "engaged": 0}, {"card": "swarm-of-rats", "engaged": 0}],
    )  # fmt: skip
    do(match, "move:attic", enemy(match, "ghoul-priest").key, f"{AGNES}:0", enemy(match, "swarm-of-rats").key)
    assert told(match, "attacked", "card") == ["ghoul-priest"]
    assert me(match).place == "attic"


def test_the_cat_burglar_slips_away_unharmed() -> None:
    match = scene(
        {"investigator": SKIDS, "assets": ["cat-burglar"], "place": "hallway"}, locations=HOUSE, act="the-barrier",
        enemies=[{"card": "ghoul-minion", "engaged": 0}, {"card": "swarm-of-rats", "engaged": 0}],
    )  # fmt: skip
    do(match, use(asset(match, "cat-burglar")), "attic")
    assert not events(match, "attacked") and me(match).place == "attic"
    assert all(one.engaged == -1 and not one.exhausted and one.place == "hallway" for one in match.state.enemies)


def test_two_copies_are_two_enemies() -> None:
    match = scene({"investigator": ROLAND}, enemies=[MINION, MINION])
    do(match, "resource")
    do(match, keys(match)[0])
    assert len(events(match, "attacked")) == 2 and harm(match) == (2, 2)
    match = scene({"investigator": ROLAND}, enemies=[MINION, {"card": "ghoul-minion", "exhausted": True}])
    do(match, "resource")
    assert len(events(match, "attacked")) == 1


def test_the_tokens_penalty_comes_beside_the_treacherys() -> None:
    match = scene(
        {"investigator": ROLAND, "assets": ["beat-cop"]}, encounter=["grasping-hands"], phase="mythos", step="draw",
        tokens="cultist",
    )  # fmt: skip
    skip(match, "action")
    assert taken(match, "damage") == 2 and taken(match, "horror") == 1


def taken(match: Match[State], what: str) -> int:
    """By investigators and their assets, all together."""
    return sum(
        [amount for kind in ("harmed", "card-harmed") for amount in told(match, kind, what) if isinstance(amount, int)]
    )


def test_two_riders_on_one_token_are_two_packets() -> None:
    match = scene(
        {"investigator": AGNES, "assets": ["shrivelling", "stray-cat"]},
        enemies=[{"card": "ghoul-minion", "engaged": 0}],
    )
    do(match, use(asset(match, "shrivelling")), tokens="tablet")
    calm(match)
    skip(match, "action")
    assert taken(match, "horror") == 1 and taken(match, "damage") == 1 + 2, "the minion takes two as well"


def test_the_observer_discards_before_its_damage() -> None:
    for hand, dealt in ((["knife"], (1, 1)), ([], (2, 2))):
        match = scene(
            {"investigator": ROLAND, "hand": hand}, scenario="the-devourer-below", locations={"main-path": {}},
            enemies=[{"card": "yithian-observer", "engaged": 0}],
        )  # fmt: skip
        do(match, "resource")
        assert me(match).hand == [] and harm(match) == dealt
        if hand:
            assert happened(match, "hand-discarded", "harmed") == ["hand-discarded", "harmed"]


def test_a_failed_investigation_stays_one_whatever_is_tested() -> None:
    match = scene(
        {"investigator": WENDY, "hand": ["look-what-i-found"]}, scenario="the-devourer-below",
        locations={"arkham-woods-cliffside": {"clues": 1}, "main-path": {}},
    )  # fmt: skip
    match.state.players[0].place = "arkham-woods-cliffside"
    do(match, "investigate", tokens="-4")
    assert told(match, "test", "skill")[0].id == "skill-agility"  # type: ignore[union-attr]
    do(match, "pass")
    skip(match, "react")
    do(match, "play:look-what-i-found:0")
    assert me(match).clues == 1


def test_the_inner_test_is_finished_before_the_move() -> None:
    match = scene(
        {"investigator": DAISY, "hand": ["perception"], "place": "arkham-woods-twisting-paths"},
        scenario="the-devourer-below", locations={"arkham-woods-twisting-paths": {}, "main-path": {}},
    )  # fmt: skip
    do(match, "move:main-path", "commit:perception", tokens="0")
    assert happened(match, "drew", "moved") == ["drew", "moved"] and me(match).place == "main-path"
    match = scene(
        {"investigator": DAISY, "place": "arkham-woods-twisting-paths"}, scenario="the-devourer-below",
        locations={"arkham-woods-twisting-paths": {}, "main-path": {}},
    )  # fmt: skip
    do(match, "move:main-path", tokens="-4")
    assert me(match).place == "arkham-woods-twisting-paths" and me(match).actions == 2


def test_wendy_cancels_before_the_extra_token() -> None:
    match = scene({"investigator": WENDY, "hand": ["knife"]}, difficulty="hard", locations={"study": {"clues": 1}})
    do(match, "investigate", f"{WENDY}:0", tokens="cultist 0")
    assert [one.id for one in told(match, "token", "token")] == ["token-cultist", "token-0"]  # type: ignore[union-attr]
    assert match.state.test is None and me(match).clues == 1


@rule("ah.st-3.1")
def test_wendy_sees_the_token_before_she_answers() -> None:
    for token in ("minus-4", "auto-fail"):
        match = scene({"investigator": WENDY, "hand": ["knife"]}, locations={"study": {"clues": 1}})
        do(match, "investigate", tokens=f"{token.replace('minus-', '-')} 0")
        assert kind(match) == "react"
        assert [one.id for one in told(match, "token", "token")] == [f"token-{token}"]  # type: ignore[union-attr]
        assert decision(match).prompt.args["token"] == Msg(f"token-{token}")
        assert match.state.test is not None and match.state.test.tokens == [token.replace("minus-", "-")]
        choose(match, *HeuristicBot("wendy").choose(decision(match), match.view(0)))
        assert me(match).clues == 1 and me(match).discard == ["knife"], "a bad token is exchanged"
    match = scene({"investigator": WENDY, "hand": ["knife"]}, locations={"study": {"clues": 1}})
    do(match, "investigate", tokens="0")
    assert HeuristicBot("wendy").choose(decision(match), match.view(0)) == ("pass",), "a good one is kept"


@rule("ah.leaves-play.2")
@rule("ah.leaves-play.1", "ah.doom.5")
def test_doom_leaves_with_its_card() -> None:
    match = scene(
        {"investigator": ROLAND}, enemies=[{"card": "acolyte", "engaged": 0, "doom": 2}], doom=1,
        encounter=["swarm-of-rats"],
    )  # fmt: skip
    do(match, f"fight:{enemy(match).key}", tokens="0")
    assert not match.state.enemies
    do(match, "end")
    skip(match, "action")
    assert match.state.agenda is not None and match.state.agenda.card == "what-s-going-on"


def test_ghouls_drift_without_hunter_and_engaged_ones_stay() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "attic"}, locations=HOUSE, act="the-barrier", agenda="they-re-getting-out",
        enemies=[{"card": "ghoul-minion", "place": "cellar"}, {"card": "ravenous-ghoul", "engaged": 0}],
        phase="enemy", step="attacks",
    )  # fmt: skip
    skip(match, "action")
    assert told(match, "enemy-moved", "card") == ["ghoul-minion"]
    assert enemy(match, "ravenous-ghoul").place == "attic"


def test_rise_of_the_ghouls_precedes_the_draws() -> None:
    match = scene(
        {"investigator": ROLAND}, agenda="rise-of-the-ghouls", doom=6, phase="mythos", step="begins",
        encounter=["ancient-evils"],
    )  # fmt: skip
    match.rig({"draw.encounter": ["ghoul-minion", "swarm-of-rats"]})
    skip(match, "action")
    order = told(match, "drew-encounter", "card")
    assert len(order) == 2, "the ghoul of the agenda, then the card of step 1.4"
    assert match.state.agenda is not None and match.state.agenda.card == "they-re-getting-out"


def test_the_priest_is_not_on_the_agenda() -> None:
    match = scene({"investigator": ROLAND}, agenda="rise-of-the-ghouls", doom=6, phase="mythos", step="begins")
    skip(match, "action")
    assert "ghoul-priest" in match.state.set_aside


def test_the_question_must_not_eat_the_doom() -> None:
    for answer in ("yes", "no"):
        match = scene(
            {"investigator": ROLAND, "clues": 3, "place": "hallway"}, locations=HOUSE, act="the-barrier",
            agenda="they-re-getting-out", enemies=[{"card": "ghoul-minion", "place": "parlor", "exhausted": True}],
            phase="upkeep", step="ends", encounter=["swarm-of-rats"],
        )  # fmt: skip
        assert kind(match) == "advance"
        do(match, answer)
        ghouls = 2 if answer == "yes" else 1
        assert match.state.agenda is not None
        doom = [one.args["amount"] for one in events(match, "doom")]
        assert doom[0] == ghouls, "the Priest counts once he is there"


def test_scenarios_share_cards_and_not_machinery() -> None:
    match = scene(
        {"investigator": ROLAND}, scenario="the-devourer-below", locations={"main-path": {}}, doom=3,
        encounter=["mysterious-chanting"], enemies=[{"card": "acolyte", "exhausted": True}],
        phase="mythos", step="draw",
    )  # fmt: skip
    skip(match, "action")
    assert match.state.agenda is not None and match.state.agenda.card == "the-arkham-woods"


def test_the_masked_hunters_ban_has_no_gaps() -> None:
    match = scene(
        {"investigator": ROLAND, "clues": 2, "hand": ["working-a-hunch"]}, scenario="the-midnight-masks",
        locations={"rivertown": {"clues": 2}},
        enemies=[{"card": "the-masked-hunter", "engaged": 0}, {"card": "acolyte", "engaged": 0, "exhausted": True}],
    )  # fmt: skip
    act = match.state.act
    assert act is not None
    assert use(act.key) not in keys(match) and offers(match, "play:") == []
    do(match, f"fight:{enemy(match, 'acolyte').key}", tokens="0")
    assert me(match).clues == 2, "no clue for Roland"
    match = scene(
        {"investigator": ROLAND, "clues": 2}, scenario="the-midnight-masks", locations={"rivertown": {}},
        enemies=[{"card": "the-masked-hunter", "engaged": 0}], encounter=["hunting-shadow"],
        phase="mythos", step="draw",
    )  # fmt: skip
    skip(match, "action")
    assert me(match).damage == 2 and me(match).clues == 2


@rule("ah.discard-piles.1")
def test_whose_discard_pile() -> None:
    match = scene(
        {"investigator": AGNES, "threat": ["dissonant-voices", "haunted"]}, phase="upkeep", step="ends",
        encounter=["swarm-of-rats"],
    )  # fmt: skip
    skip(match, "action")
    assert "dissonant-voices" in match.state.encounter_discard
    do(match, use(asset(match, "haunted")))
    skip(match, "action")
    assert "haunted" in me(match).discard


def test_your_house_calls_the_ghoul_priest() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "rivertown"}, scenario="the-midnight-masks",
        locations={"rivertown": {}, "your-house": {}},
        encounter=["ghoul-priest"], phase="mythos", step="draw",
    )  # fmt: skip
    skip(match, "action")
    assert enemy(match, "ghoul-priest").place == "your-house" and enemy(match).engaged == -1
    match = scene(
        {"investigator": ROLAND}, scenario="the-midnight-masks", locations={"rivertown": {}},
        encounter=["ghoul-priest"], phase="mythos", step="draw",
    )  # fmt: skip
    skip(match, "action")
    assert enemy(match).engaged == 0


def test_there_is_no_escape_from_the_devourer_below() -> None:
    match = scene({"investigator": ROLAND}, scenario="the-devourer-below", locations={"main-path": {}})
    do(match, use("main-path"))
    assert match.outcome is not None and not match.outcome.won
    assert me(match).killed and "arkham-succumbed" in match.state.campaign.log
    match = scene({"investigator": ROLAND}, scenario="the-midnight-masks", locations={"rivertown": {}})
    agenda = match.state.agenda
    assert agenda is not None
    do(match, use(agenda.key))
    assert not me(match).killed
