"""The framework of the round."""

from __future__ import annotations

from tests.games.arkham_lcg.scenes import (
    AGNES,
    DAISY,
    HOUSE,
    ROLAND,
    SKIDS,
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

QUIET = ["emergency-cache"] * 6


@rule("ah.framework.2", "ah.framework.4", "ah.mythos-phase.1", "ah.investigation-phase.1", "ah.enemy-phase.1")
@rule("ah.upkeep-phase.1", "ah.step-1-1.1", "ah.step-2-1.1", "ah.step-3-1.1", "ah.step-4-1.1", "ah.step-4-6.3")
def test_the_phases_follow_each_other() -> None:
    match = scene({"investigator": ROLAND}, encounter=["swarm-of-rats"])
    do(match, "end")
    skip(match, "action")
    phases = [str(phase.id) for phase in told(match, "phase", "phase")]  # type: ignore[union-attr]
    assert phases == ["phase-enemy", "phase-upkeep", "phase-mythos", "phase-investigation"]
    assert match.state.round == 2


@rule("ah.step-1-2.1", "ah.step-1-4.1", "ah.step-1-4.3", "ah.doom.2")
def test_in_the_mythos_phase_doom_comes_before_the_cards() -> None:
    match = scene({"investigator": ROLAND}, encounter=["swarm-of-rats"], phase="mythos", step="begins")
    skip(match, "action")
    assert match.state.agenda is not None and match.state.agenda.count("doom") == 1
    order = happened(match, "doom", "drew-encounter")
    assert order == ["doom", "drew-encounter"]
    assert enemy(match).card == "swarm-of-rats" and enemy(match).engaged == 0


@rule("ah.step-1-4.1", "ah.player-order.1")
def test_each_investigator_draws_one_in_player_order_from_the_lead() -> None:
    match = scene(
        {"investigator": ROLAND}, {"investigator": AGNES}, lead=1, encounter=["swarm-of-rats", "ghoul-minion"],
        phase="mythos", step="draw",
    )  # fmt: skip
    skip(match, "action", "turn")
    assert enemy(match, "swarm-of-rats").engaged == 1
    assert enemy(match, "ghoul-minion").engaged == 0


@rule("ah.step-1-3.1", "ah.step-1-3.2", "ah.step-1-3.4", "ah.act-agenda.8", "ah.act-agenda.12", "ah.act-agenda.13")
@rule("ah.act-agenda.18", "ah.act-agenda.19", "ah.act-agenda.11", "ah.doom.3", "ah.doom.5", "ah.step-1-3.3")
def test_the_agenda_advances_when_all_doom_in_play_reaches_its_threshold() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["guts"], "assets": [{"card": "arcane-initiate", "doom": 1}]},
        doom=1, encounter=["swarm-of-rats"], phase="mythos", step="begins",
    )  # fmt: skip
    assert kind(match) == "choose-one", "1 + 1 + the new one: three"
    do(match, "choice:1")
    skip(match, "action")
    assert harm(match) == (0, 2)
    assert match.state.agenda is not None and match.state.agenda.card == "rise-of-the-ghouls"
    assert match.state.removed == ["what-s-going-on"]
    assert not asset(match, "arcane-initiate").count("doom")
    assert match.state.agenda.count("doom") == 0


@rule("ah.step-1-3.5", "ah.doom.4")
def test_doom_of_other_cards_advances_the_agenda_in_step_1_3_only() -> None:
    """Traps: an Acolyte's doom waits, that of Ancient Evils does not."""
    match = scene(
        {"investigator": ROLAND}, locations=HOUSE, act="the-barrier", doom=1, encounter=["acolyte", "swarm-of-rats"],
        phase="mythos", step="draw",
    )  # fmt: skip
    match.state.players[0].place = "hallway"
    skip(match, "action")
    assert match.state.agenda is not None and match.state.agenda.card == "what-s-going-on"
    match = scene({"investigator": ROLAND}, doom=2, encounter=["ancient-evils"], phase="mythos", step="draw")
    skip(match, "action")
    assert match.state.agenda is not None and match.state.agenda.card == "rise-of-the-ghouls"


@rule("ah.step-2-2.1", "ah.step-2-2.2", "ah.step-2-2.3", "ah.step-2-2.6", "ah.step-2-2-2.2", "ah.step-2-2-2.3")
@rule("ah.step-2-2.5")
def test_investigators_take_one_turn_each_in_any_order() -> None:
    match = scene(
        {"investigator": ROLAND}, {"investigator": DAISY}, {"investigator": AGNES}, phase="investigation", step="next"
    )
    assert kind(match) == "turn" and keys(match) == ["seat:0", "seat:1", "seat:2"]
    choose(match, "seat:2")
    assert decision(match).seat == 2 and match.state.active == 2
    choose(match, "end")
    assert keys(match) == ["seat:0", "seat:1"]
    choose(match, "seat:0")
    choose(match, "end")
    assert decision(match).seat == 1, "one is left, and it is not asked who"
    choose(match, "end")
    skip(match, "action", "turn")
    assert match.state.round == 2


@rule("ah.action.1", "ah.step-2-2-1.1", "ah.step-2-2-1.12", "ah.step-2-2-1.16", "ah.resource-action.1")
@rule("ah.resource-action.2", "ah.step-2-2-1.5", "ah.resources.3", "ah.gains.1")
def test_three_actions_also_three_times_the_same() -> None:
    match = scene({"investigator": ROLAND}, encounter=["swarm-of-rats"])
    do(match, "resource", "resource", "resource")
    assert told(match, "gained", "amount")[:3] == [1, 1, 1]
    assert me(match).resources == 5 + 3 + 1, "and the turn is over: nothing is left to do"
    assert match.state.round == 2


@rule("ah.step-2-2-1.15")
def test_a_turn_may_be_ended_early() -> None:
    match = scene({"investigator": ROLAND}, encounter=["swarm-of-rats"])
    do(match, "end")
    assert match.state.round == 2


@rule("ah.ready.3")
@rule("ah.step-4-4.1", "ah.step-4-4.2", "ah.step-4-3.1", "ah.exhaust.1", "ah.resources.4")
def test_upkeep_readies_draws_and_pays() -> None:
    match = scene(
        {"investigator": ROLAND, "assets": [{"card": "old-book-of-lore", "exhausted": True}], "deck": ["knife"]},
        phase="upkeep", step="begins", encounter=["swarm-of-rats"],
    )  # fmt: skip
    skip(match, "action")
    assert not asset(match, "old-book-of-lore").exhausted
    assert "knife" in me(match).hand and me(match).resources == 6


@rule("ah.step-4-5.1", "ah.hand-size.1", "ah.weakness.9")
def test_more_than_eight_cards_are_discarded_but_no_weakness() -> None:
    """P081."""
    hand = ["guts", "knife", "dodge", "machete", "flashlight", "beat-cop", "perception", "guard-dog", "dark-memory"]
    match = scene({"investigator": AGNES, "hand": hand}, phase="upkeep", step="hand-size")
    assert kind(match) == "discard-card"
    assert "card:dark-memory" not in keys(match) and len(keys(match)) == 8
    do(match, "card:knife")
    assert len(me(match).hand) == 8 and "knife" in me(match).discard


@rule("ah.step-4-6.1", "ah.step-4-6.2", "ah.lasting-effects.1")
def test_what_lasts_for_the_round_lapses_before_the_end_of_the_round_is_asked() -> None:
    match = scene({"investigator": SKIDS, "hand": ["on-the-lam"]}, phase="investigation", step="next")
    do(match, "play:on-the-lam:0")
    assert [lasting.what for lasting in match.state.lasting] == ["no-attacks"]
    do(match, "end")
    skip(match, "action")
    assert not match.state.lasting


@rule("ah.player-window.2", "ah.player-window.3", "ah.player-window.5", "ah.player-window.6", "ah.player-window.7")
@rule("ah.player-window.11", "ah.player-window.12", "ah.player-window.13", "ah.player-window.14", "ah.player-window.1")
@rule("ah.triggered-abilities.7", "ah.step-3-3.7", "ah.step-3-3.8")
def test_every_window_of_the_round_and_no_other() -> None:
    """A free ability that can always be used shows where a seat is asked; one investigator, one enemy in the study."""
    match = scene(
        {"investigator": SKIDS, "assets": ["beat-cop"]}, enemies=[{"card": "ghoul-minion", "exhausted": True}],
        encounter=["ancient-evils"],
    )  # fmt: skip
    do(match, "end")
    asked = []
    while kind(match) == "window":
        asked.append((match.state.phase, match.state.step, decision(match).rule))
        choose(match, "pass")
    assert asked == [
        ("enemy", "begins", "ah.player-window.5"),
        ("enemy", "attacks", "ah.player-window.6"),
        ("upkeep", "begins", "ah.player-window.7"),
        ("mythos", "draw", "ah.player-window.2"),
        ("investigation", "begins", "ah.player-window.3"),
    ]
    assert kind(match) == "action" and use(asset(match, "beat-cop")) in keys(match), "ah.player-window.4"


@rule("ah.player-window.4", "ah.step-2-2-1.14")
def test_others_may_use_free_abilities_before_every_action() -> None:
    match = scene(
        {"investigator": ROLAND}, {"investigator": SKIDS, "assets": ["beat-cop"]}, enemies=[{"card": "ghoul-minion"}]
    )
    for _ in range(2):
        assert kind(match) == "window" and decision(match).seat == 1
        choose(match, "pass")
        assert kind(match) == "action" and decision(match).seat == 0
        choose(match, "resource")
    assert kind(match) == "window"


@rule("ah.step-3-3.1", "ah.step-3-3.2", "ah.step-3-3.3", "ah.step-3-3.4", "ah.step-3-3.5", "ah.attacker.1")
def test_in_the_enemy_phase_engaged_enemies_attack_and_exhaust() -> None:
    match = scene(
        {"investigator": ROLAND}, {"investigator": AGNES}, lead=1, phase="enemy", step="begins",
        enemies=[{"card": "ghoul-minion", "engaged": 0}, {"card": "flesh-eater", "engaged": 1}],
    )  # fmt: skip
    calm(match)
    assert told(match, "attacked", "card") == ["flesh-eater", "ghoul-minion"], "in player order"
    assert harm(match, 0) == (1, 1) and harm(match, 1) == (1, 2)


@rule("ah.step-3-3.6", "ah.attack-of-opportunity.2")
def test_who_is_attacked_by_several_chooses_the_order() -> None:
    match = scene(
        {"investigator": ROLAND}, phase="enemy", step="begins",
        enemies=[{"card": "ghoul-minion", "engaged": 0}, {"card": "swarm-of-rats", "engaged": 0}],
    )  # fmt: skip
    assert kind(match) == "attack-order" and decision(match).seat == 0
    choose(match, enemy(match, "swarm-of-rats").key)
    assert told(match, "attacked", "card")[:2] == ["swarm-of-rats", "ghoul-minion"]


@rule("ah.treachery.2", "ah.treachery.3", "ah.step-1-4.2", "ah.drawing-cards.2")
@rule("ah.step-1-4.9", "ah.treachery.1", "ah.revelation.2", "ah.revelation.3", "ah.step-1-4.6")
def test_a_treachery_is_resolved_and_discarded() -> None:
    match = scene({"investigator": ROLAND}, encounter=["rotting-remains"], phase="mythos", step="draw")
    assert match.state.encounter_discard == ["rotting-remains"] or match.state.test is not None
    skip(match, "action")
    assert "rotting-remains" in match.state.encounter_discard


@rule("ah.encounter-deck.2")
def test_an_empty_encounter_deck_is_made_anew_from_its_discard_pile() -> None:
    match = scene({"investigator": ROLAND}, phase="mythos", step="begins")
    match = scene(
        {"investigator": ROLAND}, phase="mythos", step="draw", encounter_discard=["ancient-evils", "swarm-of-rats"]
    )
    assert events(match, "drew-encounter")


@rule("ah.step-2-2-2.1", "ah.step-4-2.1")
def test_turns_taken_are_reset_in_upkeep() -> None:
    match = scene({"investigator": ROLAND}, encounter=["swarm-of-rats"])
    do(match, "end")
    assert kind(match) == "action" and me(match).turn_taken
    assert me(match).actions == 3


@rule("ah.step-1-5.1", "ah.step-2-3.1", "ah.step-3-4.1", "ah.forced-abilities.4")
def test_the_wizard_gets_one_doom_at_the_end_of_each_mythos_phase() -> None:
    """Trap: exactly one, however often the window before it is used."""
    match = scene(
        {"investigator": SKIDS, "assets": ["beat-cop"]}, locations=HOUSE, act="the-barrier",
        enemies=[{"card": "wizard-of-the-order", "place": "attic"}], encounter=["swarm-of-rats"], phase="mythos",
        step="draw",
    )  # fmt: skip
    skip(match, "action")
    assert enemy(match, "wizard-of-the-order").count("doom") == 1


def test_offers_name_what_can_be_done_and_nothing_else() -> None:
    match = scene({"investigator": ROLAND, "place": "hallway"}, locations={**HOUSE, "parlor": {"revealed": False}})
    assert offers(match, "move:") == ["move:attic", "move:cellar"], "the unrevealed Parlor is barred"
    assert place(match, "parlor").revealed is False
