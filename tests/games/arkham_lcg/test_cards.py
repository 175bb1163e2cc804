"""Playing cards, using abilities, drawing, assigning: what single cards show of the rules."""

from __future__ import annotations

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
    game_of,
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


# Playing


@rule("ah.asset.3", "ah.ready.2", "ah.ownership.4", "ah.initiation.1", "ah.initiation.4")
@rule("ah.play.1", "ah.play.2", "ah.play-action.1", "ah.play-action.2", "ah.asset.2", "ah.costs.3", "ah.resources.2")
@rule("ah.uses.1", "ah.step-2-2-1.6", "ah.play.5")
def test_an_asset_costs_an_action_and_resources_and_stays() -> None:
    match = scene({"investigator": ROLAND, "hand": ["45-automatic", "beat-cop"]})
    do(match, "play:45-automatic")
    assert me(match).actions == 2 and me(match).resources == 1 and me(match).hand == ["beat-cop"]
    assert asset(match, "45-automatic").count("ammo") == 4
    assert offers(match, "play:") == [], "too dear now (ah.initiation.3)"


@rule("ah.initiation.3", "ah.triggered-abilities.17")
def test_what_cannot_be_paid_is_not_offered() -> None:
    match = scene({"investigator": SKIDS, "resources": 1, "hand": ["leo-de-luca"]})
    assert use(SKIDS) not in keys(match) and not offers(match, "play:")
    match = scene({"investigator": SKIDS, "resources": 2})
    assert use(SKIDS) in keys(match)


@rule("ah.events.6", "ah.discard-piles.1")
@rule("ah.events.2", "ah.events.4", "ah.play.4", "ah.initiation.11")
def test_an_event_is_carried_out_and_discarded() -> None:
    match = scene({"investigator": ROLAND, "hand": ["emergency-cache"]})
    do(match, "play:emergency-cache")
    assert me(match).resources == 8 and me(match).discard == ["emergency-cache"] and me(match).actions == 2


@rule("ah.restrictions.1", "ah.target.6", "ah.triggered-abilities.3", "ah.fast.4")
@rule("ah.events.7", "ah.initiation.2", "ah.costs.11", "ah.target.3", "ah.triggered-abilities.16")
def test_what_would_change_nothing_cannot_be_begun() -> None:
    match = scene({"investigator": SKIDS, "hand": ["sneak-attack", "working-a-hunch"], "assets": ["first-aid"]})
    assert offers(match, "play:") == [] and use(asset(match, "first-aid")) not in keys(match)
    match = scene(
        {"investigator": SKIDS, "hand": ["sneak-attack", "working-a-hunch"], "assets": ["first-aid"], "horror": 1},
        enemies=[{"card": "ghoul-minion", "exhausted": True}], locations={"study": {"clues": 1}},
    )  # fmt: skip
    assert offers(match, "play:") == ["play:sneak-attack", "play:working-a-hunch"]
    assert use(asset(match, "first-aid")) in keys(match)


@rule("ah.slots.2", "ah.slots.4", "ah.slots.5", "ah.slots.6", "ah.slots.8", "ah.slots.9", "ah.slots.10", "ah.asset.5")
def test_slots_by_kind() -> None:
    for first, second, full in (
        ("holy-rosary", "rabbit-s-foot", True),
        ("leather-coat", "bulletproof-vest", True),
        ("beat-cop", "guard-dog", True),
        ("physical-training", "dig-deep", False),
    ):
        match = scene({"investigator": ROLAND, "assets": [first], "hand": [second], "resources": 9})
        do(match, f"play:{second}")
        cards = [piece.card for piece in me(match).assets]
        assert cards == ([second] if full else [first, second])
    match = scene({"investigator": AGNES, "assets": ["shrivelling", "scrying"], "hand": ["shrivelling"]})
    do(match, "play:shrivelling")
    assert kind(match) == "slot" and len(keys(match)) == 2


def test_charisma_and_the_tote_bag_make_room() -> None:
    match = scene({"investigator": ROLAND, "assets": ["charisma", "beat-cop"], "hand": ["guard-dog"]})
    do(match, "play:guard-dog")
    assert len(me(match).assets) == 3
    match = scene(
        {"investigator": DAISY, "assets": ["daisy-s-tote-bag", "old-book-of-lore", "medical-texts", "knife", "knife"],
         "hand": ["encyclopedia"], "resources": 9}
    )  # fmt: skip
    do(match, "play:encyclopedia")
    assert kind(match) == "slot", "two Tomes in the bag, a third needs a hand"


@rule("ah.initiation.12", "ah.uses.3")
@rule("ah.uses.4", "ah.uses.9", "ah.uses.10")
def test_uses_are_spent_and_some_cards_go_with_the_last() -> None:
    match = scene({"investigator": ROLAND, "damage": 2, "assets": [{"card": "first-aid", "supply": 1}]})
    do(match, use(asset(match, "first-aid")))
    assert me(match).damage == 1 and me(match).discard == ["first-aid"], "ah.initiation.12: it works all the same"
    match = scene({"investigator": ROLAND, "assets": [{"card": "45-automatic", "ammo": 1}]}, enemies=[MINION])
    do(match, use(asset(match, "45-automatic")), tokens="-4")
    assert asset(match, "45-automatic").count("ammo") == 0 and use(asset(match, "45-automatic")) not in keys(match)


@rule("ah.cannot.1")
def test_dissonant_voices_forbid_assets_and_events() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["knife", "emergency-cache", "dodge"], "threat": ["dissonant-voices"]},
        enemies=[MINION],
    )
    assert offers(match, "play:") == []
    do(match, "resource")
    assert kind(match) == "action" and harm(match) == (1, 1), "no Dodge either"


# Abilities


@rule("ah.activate-action.1", "ah.activate-action.2", "ah.activate-action.3", "ah.activate-action.4", "ah.action.2")
@rule("ah.activate-action.5", "ah.triggered-abilities.14", "ah.step-2-2-1.7", "ah.initiation.10")
def test_an_action_ability_costs_its_actions_before_it_does_anything() -> None:
    match = scene({"investigator": ROLAND, "threat": ["haunted"], "assets": ["old-book-of-lore"]})
    do(match, use(asset(match, "old-book-of-lore")))
    assert me(match).actions == 2 and asset(match, "old-book-of-lore").exhausted
    do(match, use(asset(match, "haunted")))
    assert me(match).discard[-1] == "haunted"


@rule("ah.costs.6", "ah.costs.7", "ah.costs.8")
def test_a_friends_cards_cannot_be_used() -> None:
    match = scene({"investigator": ROLAND}, {"investigator": AGNES, "assets": ["old-book-of-lore"]})
    assert not offers(match, "use:old-book")


@rule("ah.limits.1", "ah.triggered-abilities.12", "ah.triggered-abilities.15")
def test_rolands_clue_comes_once_per_round() -> None:
    rats = {"card": "swarm-of-rats", "engaged": 0}
    match = scene({"investigator": ROLAND}, enemies=[rats, rats], locations={"study": {"clues": 3}})
    do(match, offers(match, "fight:")[0], f"{ROLAND}:0", tokens="0")
    assert me(match).clues == 1
    do(match, offers(match, "fight:")[0], tokens="0")
    assert me(match).clues == 1 and not match.state.enemies


@rule("ah.triggering-condition.2", "ah.triggering-condition.3")
@rule("ah.abilities.4")
def test_two_copies_answer_separately() -> None:
    match = scene({"investigator": WENDY, "assets": ["rabbit-s-foot", "rabbit-s-foot"]})
    do(match, "investigate", tokens="-4")
    assert kind(match) == "react" and len(offers(match, "rabbit")) == 2
    do(match, offers(match, "rabbit")[0])
    do(match, offers(match, "rabbit")[0])
    assert len(me(match).hand) == 2


@rule("ah.gains.2")
def test_an_action_gained_may_be_used() -> None:
    match = scene({"investigator": SKIDS})
    do(match, use(SKIDS))
    assert me(match).actions == 4 and me(match).resources == 3 and use(SKIDS) not in keys(match)


@rule("ah.action.3")
def test_a_lost_action_is_one_less() -> None:
    match = scene({"investigator": AGNES, "hand": ["blinding-light"]}, enemies=[MINION])
    do(match, "play:blinding-light", tokens="skull")
    calm(match)
    assert me(match).actions == 3 - 1 - 1 and enemy(match).count("damage") == 1


def test_frozen_in_fear_slows_the_first_move_and_is_tested_at_the_end_of_the_turn() -> None:
    match = scene(
        {"investigator": ROLAND, "threat": ["frozen-in-fear"], "place": "hallway"}, locations=HOUSE, act="the-barrier"
    )
    do(match, "move:attic")
    assert me(match).actions == 1
    do(match, "move:hallway", tokens="0")
    assert me(match).threat == [] and "frozen-in-fear" in match.state.encounter_discard


@rule("ah.constant-abilities.2", "ah.constant-abilities.3", "ah.modifiers.1")
def test_constant_abilities_hold_while_their_card_is_there() -> None:
    match = scene({"investigator": ROLAND, "assets": ["beat-cop", "magnifying-glass"]}, enemies=[MINION])
    assert game_of(match).skill(0, "combat").total == 5
    assert game_of(match).skill(0, "intellect").total == 3, "only while investigating"
    do(match, use(asset(match, "beat-cop")))
    assert game_of(match).skill(0, "combat").total == 4


@rule("ah.lasting-effects.2", "ah.lasting-effects.3", "ah.lasting-effects.5", "ah.lasting-effects.6")
def test_the_encyclopedia_lasts_until_the_end_of_the_phase() -> None:
    match = scene({"investigator": DAISY, "assets": ["encyclopedia"]}, encounter=["ancient-evils"])
    do(match, use(asset(match, "encyclopedia")), "skill:combat")
    assert game_of(match).skill(0, "combat").total == 4
    match.state.players[0].assets.clear()
    game_of(match).changed()
    assert game_of(match).skill(0, "combat").total == 4, "with or without the book"
    do(match, "end")
    skip(match, "action")
    assert game_of(match).skill(0, "combat").total == 2


# Drawing


@rule("ah.draw-action.1", "ah.draw-action.2", "ah.drawing-cards.1", "ah.step-2-2-1.4")
def test_the_draw_action_draws_one() -> None:
    match = scene({"investigator": ROLAND, "deck": ["knife"]})
    do(match, "draw")
    assert me(match).hand == ["knife"] and me(match).actions == 2


@rule("ah.drawing-cards.3", "ah.drawing-cards.4", "ah.drawing-cards.6", "ah.drawing-cards.7", "ah.investigator-deck.2")
def test_an_empty_deck_is_made_anew_for_one_horror_after_the_draw() -> None:
    match = scene(
        {
            "investigator": DAISY,
            "hand": ["cryptic-research"],
            "deck": ["knife"],
            "library": [],
            "discard": ["guts", "perception"],
        }
    )
    do(match, "play:cryptic-research")
    assert sorted(me(match).hand) == ["guts", "knife", "perception"]
    assert harm(match) == (0, 1)
    assert happened(match, "drew", "harmed") == ["drew", "harmed"]


@rule("ah.effects.5")
def test_who_has_fewer_cards_draws_what_there_is() -> None:
    match = scene({"investigator": DAISY, "hand": ["cryptic-research"], "deck": ["knife"], "library": []})
    do(match, "play:cryptic-research")
    assert "knife" in me(match).hand


@rule("ah.weakness.2", "ah.weakness.3", "ah.weakness.4", "ah.weakness.5", "ah.weakness.10", "ah.revelation-abilities.1")
def test_weaknesses_by_their_type() -> None:
    match = scene({"investigator": ROLAND, "deck": ["mob-enforcer", "paranoia", "dark-memory"], "actions": 4})
    do(match, "draw")
    assert enemy(match).card == "mob-enforcer" and enemy(match).engaged == 0 and enemy(match).owner == 0
    enemy(match).exhausted = True
    do(match, "draw")
    assert me(match).resources == 0 and me(match).discard == ["paranoia"]
    do(match, "draw")
    assert me(match).hand == ["dark-memory"]
    match = scene({"investigator": AGNES, "hand": ["dark-memory"]}, doom=2, encounter=["swarm-of-rats"])
    do(match, "play:dark-memory")
    assert (match.state.agenda is not None and match.state.agenda.card == "rise-of-the-ghouls") or kind(
        match
    ) == "choose-one"


def test_dark_memory_in_hand_hurts_at_the_end_of_the_turn() -> None:
    match = scene({"investigator": AGNES, "hand": ["dark-memory"]}, encounter=["ancient-evils"])
    do(match, "end")
    assert me(match).horror == 2 and "dark-memory" in me(match).hand
    assert told(match, "shown", "card") == ["dark-memory"]


@rule("ah.search.1", "ah.search.2", "ah.search.4")
def test_a_search_is_seen_by_who_searches_alone() -> None:
    match = scene(
        {"investigator": DAISY, "assets": ["old-book-of-lore"], "deck": ["knife", "guts", "perception"]},
        {"investigator": ROLAND},
    )  # fmt: skip
    do(match, use(asset(match, "old-book-of-lore")), "seat:0")
    assert kind(match) == "search" and keys(match) == ["card:knife", "card:guts", "card:perception"]
    assert match.view(0).state.players[0].deck.top == ["knife", "guts", "perception"]
    assert match.view(1).state.players[0].deck.top == ["?", "?", "?"]
    do(match, "card:guts")
    assert me(match).hand == ["guts"] and me(match).deck.top == []


# Encounter cards


@rule("ah.surge.1", "ah.step-1-4.10", "ah.gains.3")
def test_surge_draws_another_card() -> None:
    match = scene(
        {"investigator": ROLAND}, scenario="the-midnight-masks", locations={"rivertown": {}},
        encounter=["false-lead", "hunting-nightgaunt"], phase="mythos", step="draw",
    )  # fmt: skip
    skip(match, "action")
    assert told(match, "drew-encounter", "card") == ["false-lead", "hunting-nightgaunt"]


@rule("ah.peril.2", "ah.step-1-4.4", "ah.step-1-4.5")
def test_under_peril_nobody_else_may_act() -> None:
    match = scene(
        {"investigator": ROLAND, "clues": 1}, {"investigator": AGNES, "assets": ["beat-cop"]},
        scenario="the-midnight-masks", locations={"rivertown": {}}, enemies=[{"card": "acolyte", "exhausted": True}],
        encounter=["hunting-shadow", "crypt-chill"], phase="mythos", step="draw",
    )  # fmt: skip
    assert kind(match) == "choose-one" and match.state.peril == 0
    assert game_of(match).answering() == [0]
    do(match, "choice:0")
    assert match.state.peril == -1 and me(match).clues == 0


@rule("ah.cancel.2", "ah.cancel.4", "ah.then.2", "ah.when.1", "ah.when.2", "ah.triggered-abilities.10")
def test_ward_of_protection_cancels_a_revelation() -> None:
    match = scene(
        {"investigator": AGNES, "hand": ["ward-of-protection"]},
        encounter=["ancient-evils"],
        phase="mythos",
        step="draw",
    )
    do(match, "play:ward-of-protection:0")
    assert "ancient-evils" in match.state.encounter_discard and harm(match) == (0, 1)
    assert match.state.agenda is not None and match.state.agenda.count("doom") == 0


@rule("ah.attach.1", "ah.attach.4", "ah.attach.5", "ah.attach.6", "ah.attach.7", "ah.limits.3")
def test_the_fog_lies_once_at_a_location() -> None:
    match = scene(
        {"investigator": ROLAND}, locations={"study": {"cards": ["obscuring-fog"]}}, encounter=["obscuring-fog"],
        phase="mythos", step="draw",
    )  # fmt: skip
    skip(match, "action")
    assert len(place(match, "study").cards) == 1 and "obscuring-fog" in match.state.encounter_discard


def test_a_locked_door_is_opened_by_force_or_skill() -> None:
    match = scene(
        {"investigator": ROLAND},
        scenario="the-midnight-masks",
        locations={"rivertown": {"clues": 1, "cards": ["locked-door"]}},
    )
    assert "investigate" not in keys(match)
    do(match, use(place(match, "rivertown").cards[0].key), "skill:combat", tokens="0")
    assert "investigate" in keys(match)


# Damage


@rule(
    "ah.dealing-damage.2", "ah.dealing-damage.3", "ah.dealing-damage.4", "ah.dealing-damage.8", "ah.dealing-damage.12"
)
@rule("ah.sanity-horror.2", "ah.sanity-horror.5", "ah.sanity-horror.9", "ah.health-damage.2")
@rule("ah.defeated.8", "ah.defeated.9", "ah.defeated.10", "ah.take-damage.1")
def test_damage_and_horror_are_assigned_and_then_placed_together() -> None:
    match = scene(
        {"investigator": ROLAND, "assets": [{"card": "guard-dog", "horror": 0}]},
        enemies=[{"card": "flesh-eater", "engaged": 0}],
    )
    dog = asset(match, "guard-dog").key
    do(match, "resource", dog, dog)
    assert harm(match) == (0, 0) and kind(match) == "react", "one horror is left over, and the dog may bite"
    do(match, "pass")
    assert harm(match) == (0, 1)
    assert me(match).discard == ["guard-dog"], "one horror defeats it"


@rule("ah.direct-damage.1")
def test_direct_harm_cannot_be_assigned_to_others() -> None:
    match = scene({"investigator": WENDY, "assets": ["holy-rosary"], "deck": ["abandoned-and-alone"]})
    do(match, "draw")
    assert harm(match) == (0, 2)


@rule(
    "ah.sanity-horror.3",
    "ah.sanity-horror.4",
    "ah.enemies.4",
    "ah.enemy-engagement.4",
    "ah.attack-of-opportunity.3",
    "ah.enemies.5",
)
@rule("ah.defeated.2", "ah.defeated.4", "ah.dealing-damage.10", "ah.sanity-horror.1", "ah.trauma.2", "ah.trauma.6")
def test_an_investigator_with_no_sanity_left_is_defeated() -> None:
    match = scene({"investigator": ROLAND, "horror": 4}, {"investigator": AGNES}, enemies=[MINION])
    do(match, "resource")
    assert me(match).status == "defeated" and me(match).mental_trauma == 1
    assert enemy(match).engaged == 1, "the enemy turns to whoever is left there"


@rule("ah.costs.12")
def test_horror_taken_as_a_cost_may_be_borne_by_an_asset() -> None:
    match = scene({"investigator": AGNES, "assets": ["forbidden-knowledge", "holy-rosary"]})
    do(match, use(asset(match, "forbidden-knowledge")), asset(match, "holy-rosary").key)
    assert harm(match) == (0, 0) and me(match).resources == 6


@rule("ah.heal.2")
@rule("ah.heal.1")
def test_nothing_heals_below_zero() -> None:
    match = scene(
        {"investigator": ROLAND, "damage": 2}, scenario="the-midnight-masks", locations={"st-mary-s-hospital": {}}
    )
    do(match, use("st-mary-s-hospital"))
    assert me(match).damage == 0


def test_ive_had_worse_turns_harm_into_resources() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["i-ve-had-worse"]}, enemies=[{"card": "ghoul-priest", "engaged": 0}]
    )
    do(match, "resource", "play:i-ve-had-worse:0", "cancel:2", "cancel:1")
    assert harm(match) == (0, 1) and me(match).resources == 5 + 1 + 3


@rule("ah.effects.7", "ah.triggered-abilities.11")
def test_a_blast_is_one_timing_point() -> None:
    """Trap 12: Roland answers one of three defeats, once."""
    rats = {"card": "swarm-of-rats", "engaged": 0}
    match = scene(
        {"investigator": ROLAND, "hand": ["dynamite-blast"]},
        enemies=[rats, rats, rats],
        locations={"study": {"clues": 3}},
    )
    for one in match.state.enemies:
        one.exhausted = True
    do(match, "play:dynamite-blast", f"{ROLAND}:0")
    assert not match.state.enemies and me(match).clues == 1 and me(match).damage == 3


def test_scavenging_brings_an_item_back() -> None:
    match = scene(
        {"investigator": DAISY, "assets": ["scavenging"], "discard": ["knife", "guts"]},
        locations={"study": {"clues": 1}},
    )
    do(match, "investigate", f"{asset(match, 'scavenging').key}:0", tokens="0")
    assert me(match).hand == ["knife"]


def test_scrying_orders_the_encounter_deck() -> None:
    match = scene(
        {"investigator": AGNES, "assets": ["scrying"]}, encounter=["ancient-evils", "swarm-of-rats", "ghoul-minion"]
    )
    do(match, use(asset(match, "scrying")), "encounter", "card:ghoul-minion", "card:ancient-evils")
    assert match.state.encounter.top == ["ghoul-minion", "ancient-evils", "swarm-of-rats"]
    assert match.view(-1).state.encounter.top == ["?", "?", "?"]


def test_the_turn_of_a_friend_is_lengthened_by_the_badge() -> None:
    match = scene({"investigator": ROLAND}, {"investigator": AGNES, "assets": ["police-badge"]})
    assert kind(match) == "window" and decision(match).seat == 1
    choose(match, use(asset(match, "police-badge", 1)))
    assert me(match).actions == 5


@rule("ah.initiation.5")
def test_easttown_makes_allies_cheaper() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["beat-cop"], "resources": 2},
        scenario="the-midnight-masks",
        locations={"easttown": {}},
    )
    do(match, "play:beat-cop")
    assert me(match).resources == 0


def test_research_librarian_finds_a_tome() -> None:
    match = scene(
        {"investigator": DAISY, "hand": ["research-librarian"], "library": ["old-book-of-lore", "knife", "guts"]}
    )
    do(match, "play:research-librarian", f"{'research-librarian'}#{game_of(match).state.counter + 1}:0")
    assert me(match).hand == ["old-book-of-lore"]


def test_hospital_debts_are_paid_two_a_round() -> None:
    match = scene({"investigator": SKIDS, "threat": ["hospital-debts"]})
    debts = use(asset(match, "hospital-debts"))
    do(match, debts, debts)
    assert asset(match, "hospital-debts").count("resources") == 2 and debts not in keys(match)


def test_events_a_card_answers_are_told() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["evidence"]},
        enemies=[{"card": "swarm-of-rats", "engaged": 0}],
        locations={"study": {"clues": 2}},
    )
    do(match, f"fight:{enemy(match).key}", f"{ROLAND}:0", "play:evidence:0", tokens="0")
    assert me(match).clues == 2 and events(match, "played")
