"""Investigate: Discovery cards, Companions, what they lend."""

from tests.games.death_may_die.scenes import (
    CONTENT,
    act,
    asked,
    choose,
    end_turn,
    enemy,
    events,
    game,
    happened,
    keep,
    keys,
    me,
    pick,
    rig,
    scene,
    space,
    to_mythos,
)
from tests.rules import rule

JEROME = {"assistant-janitor": "right"}


@rule("dmd.investigate-or-fight.1", "dmd.investigate.1", "dmd.fight.1")
def test_in_a_safe_space_a_discovery_card_is_drawn_and_beside_an_enemy_none() -> None:
    safe = scene({"card": "adam", "place": 1})
    to_mythos(safe, discovery="desk")
    assert asked(safe) == "claim" and safe.state.discovery_now == "desk"
    fight = scene({"card": "adam", "place": 2}, enemies={2: "cultist"})
    end_turn(fight)
    assert happened(fight, "discovery", "enemy.attack") == ["enemy.attack"]


@rule("dmd.investigate.2")
def test_the_text_of_the_card_is_read_to_everybody() -> None:
    match = scene({"card": "adam", "place": 1})
    to_mythos(match, discovery="desk")
    (drawn,) = events(match, "discovery")
    assert drawn.seats is None
    assert CONTENT.discoveries["desk"].story.pl and CONTENT.discoveries["desk"].story.en


@rule("dmd.investigate.3")
def test_a_card_may_ask_for_a_condition() -> None:
    match = scene({"card": "adam", "place": 1, "cards": {"feral-student": "left"}})
    to_mythos(match, discovery="cages")
    assert me(match).stress == 1
    without = scene({"card": "adam", "place": 1})
    to_mythos(without, discovery="cages")
    assert me(without).stress == 0


@rule("dmd.investigate.4", "dmd.investigate.7", "dmd.stress.2", "dmd.discovery-cards.3")
def test_the_caretakers_assistant() -> None:
    match = scene({"card": "adam", "place": 1, "cards": {"feral-student": "left"}})
    to_mythos(match, discovery="assistant-janitor")
    assert me(match).stress == 1, "a guilty conscience"
    assert keys(match) == ["left", "right", "pass"]
    choose(match, "right")
    assert me(match).stress == 3 and me(match).cards[-1].card == "assistant-janitor"
    bleach = scene({"card": "adam", "place": 1})
    to_mythos(bleach, discovery="assistant-janitor")
    choose(bleach, "left")
    assert me(bleach).stress == 1 and me(bleach).cards[-1].side == "left"
    spent = scene({"card": "adam", "place": 1, "stress": 3})
    to_mythos(spent, discovery="assistant-janitor")
    assert keys(spent) == ["left", "pass"], "two more points do not fit"


@rule("dmd.discovery-cards.4", "dmd.investigate.5")
def test_one_side_is_claimed_and_the_card_lies_on_that_side() -> None:
    match = scene({"card": "adam", "place": 1})
    to_mythos(match, discovery="fire-equipment")
    choose(match, "right")
    assert [(card.card, card.side) for card in me(match).cards] == [("fire-equipment", "right")]
    assert game(match).perk(0, "attack-dice") == 0, "Adam cannot brawl"
    assert game(match).perk(0, "dice:extinguish-fire") == 0, "the other side does not count"
    otherwise = scene({"card": "adam", "place": 1, "stress": 4})
    to_mythos(otherwise, discovery="good-boy")
    assert [(card.card, card.side) for card in me(otherwise).cards] == [("good-boy", "left")]


@rule("dmd.discovery-cards.5")
def test_there_is_no_limit_of_cards() -> None:
    every = {
        card.id: "left" for card in CONTENT.discoveries.values() if card.left and card.episode == "blasphemous-alchemy"
    }
    del every["professor" if "professor" in every else "desk"]
    match = scene({"card": "adam", "place": 1, "cards": every})
    assert len(me(match).cards) == len(every) > 10


@rule("dmd.discovery-cards.6")
def test_a_card_may_be_used_at_any_moment_of_ones_own_turn() -> None:
    bottle = {"card": "adam", "place": 1, "stress": 3, "cards": {"desk": "left"}}
    match = scene(bottle, {"stress": 3, "cards": {"medical-supplies": "left"}})
    (use,) = [key for key in keys(match) if key.startswith("use:")]
    to_mythos(match)
    assert asked(match) == "use" and use in keys(match), "after the Mythos card, too"
    choose(match, use)
    assert me(match).stress == 0 and "desk" in match.state.discovery_discard
    fight = scene(dict(bottle, place=2), enemies={2: "cultist"})
    to_mythos(fight)
    assert asked(fight) == "attacker" and use.partition("#")[0] in " ".join(keys(fight))


@rule("dmd.discovery-cards.6", "dmd.investigate-or-fight.1")
def test_whoever_clears_the_space_before_the_first_attack_investigates() -> None:
    both = {"janitor": "left", "assistant-janitor": "left", "furious-student": "right"}
    match = scene({"card": "adam", "place": 2, "cards": both}, {"place": 15}, enemies={4: "cultist"})
    to_mythos(match, "astral-promise", "desk")
    choose(match, keys(match)[0])
    assert asked(match) == "attacker" and enemy(match, "cultist").place == space(2)
    choose(match, next(key for key in keys(match) if key.startswith("use:janitor")))
    choose(match, space(2))
    while asked(match) == "assign-wound":
        choose(match, keys(match)[-1])
    assert match.state.enemies == [] and me(match).wounds == 3
    assert asked(match) == "claim" and match.state.discovery_now == "desk", "the space is safe in phase 3"


def test_whoever_kills_the_last_attacker_does_not_investigate() -> None:
    match = scene({"card": "ian", "place": 2}, enemies={2: "cultist"})
    enemy(match, "cultist").wounds = 1
    rig(match, [], ["success", "blank"])
    end_turn(match)
    assert match.state.enemies == [] and happened(match, "discovery") == []


def test_a_monkey_is_not_sent_with_what_cannot_be_given() -> None:
    match = scene({"card": "adam", "place": 1, "cards": {"cages": "right", "monkey-paw": "left"}})
    assert not [key for key in keys(match) if key.startswith("use:cages")]


@rule("dmd.discovery-cards.7", "dmd.discovery-cards.8")
def test_no_card_is_used_during_a_roll_or_another_effect() -> None:
    match = scene({"card": "adam", "place": 7, "stress": 3, "cards": {"desk": "left"}})
    choose(match, "destroy-equipment")
    assert asked(match) == "reroll" and not [key for key in keys(match) if key.startswith("use:")]
    keep(match)
    to_mythos(match, discovery="fire-equipment")
    choose(match, "pass")
    assert asked(match) == "claim" and not [key for key in keys(match) if key.startswith("use:")]


@rule("dmd.companions.1", "dmd.companions.4", "dmd.companions.10")
def test_a_companion_takes_a_wound_for_you_and_dies_of_it() -> None:
    match = scene({"card": "morgan", "place": 2, "cards": JEROME}, enemies={2: "cultist"})
    rig(match, [], ["success", "success"])
    to_mythos(match)
    keep(match)
    (jerome,) = me(match).cards
    assert keys(match) == ["seat:0", jerome.key]
    choose(match, jerome.key)
    assert me(match).cards == [] and me(match).wounds == 1, "the second Wound has nobody else to go to"
    assert "assistant-janitor" in match.state.discovery_discard


@rule("dmd.companions.3")
def test_companions_are_never_healed() -> None:
    match = scene({"card": "adam", "place": 1, "wounds": 2, "cards": {"furious-student": "right"}})
    me(match).cards[0].wounds = 2
    choose(match, "rest")
    assert me(match).wounds == 0 and me(match).cards[0].wounds == 2


@rule("dmd.companions.2", "dmd.skill-names.3")
def test_wounds_on_a_companion_are_wounds_you_received() -> None:
    ian = {"card": "ian", "place": 2, "stress": 2, "insanity": "masochism", "cards": {"furious-student": "right"}}
    match = scene(ian, enemies={2: "cultist"})
    rig(match, [], ["success", "blank"])
    to_mythos(match)
    keep(match)
    choose(match, me(match).cards[0].key)
    assert me(match).wounds == 0
    assert enemy(match, "cultist").wounds == 1, "Ian takes his revenge all the same"
    assert me(match).insanity_tokens == 1, "and Masochism has its token"


@rule("dmd.companions.6", "dmd.companions.7", "dmd.skill-names.4")
def test_a_companion_lends_a_skill_that_you_lack_at_level_one() -> None:
    match = scene({"card": "ian", "place": 2, "cards": JEROME}, enemies={2: ["cultist", "cultist"]})
    assert game(match).level(0, "stealth") == 1
    left = enemy(match, "cultist", 0).key
    choose(match, "run:e1-4")
    assert asked(match) == "sneak"
    choose(match, left)
    assert enemy(match, "cultist", 0).place == space(2) and enemy(match, "cultist", 1).place == space(4)


@rule("dmd.companions.8", "dmd.companions.9", "dmd.companions.5")
def test_a_companion_raises_a_skill_you_have_and_takes_the_level_along() -> None:
    match = scene({"card": "borden", "place": 2, "cards": JEROME}, enemies={2: "cultist"})
    assert game(match).level(0, "stealth") == 2 and game(match).perk(0, "sneaks") == 3
    rig(match, [], ["success", "blank"])
    to_mythos(match)
    keep(match)
    choose(match, me(match).cards[0].key)
    assert game(match).level(0, "stealth") == 1 and game(match).perk(0, "sneaks") == 1


def test_bleach_and_ammonia() -> None:
    both = {"janitor": "left", "assistant-janitor": "left"}
    match = scene({"card": "adam", "place": 2, "cards": both}, enemies={4: ["cultist", "fire-vampire"]})
    pick(match, next(key for key in keys(match) if key.startswith("use:janitor")), space(4))
    assert match.state.enemies == [] and me(match).cards == [] and me(match).wounds == 0


def test_the_professor_will_not_travel_with_margot() -> None:
    match = scene({"card": "adam", "place": 1, "cards": {"feral-student": "right"}})
    to_mythos(match, discovery="professor")
    choose(match, "right")
    assert asked(match) == "discard"
    choose(match, me(match).cards[0].key)
    assert [card.card for card in me(match).cards] == ["professor"]


def test_a_beaker_burns_a_lab_as_well() -> None:
    match = scene({"card": "adam", "place": 8, "cards": {"clutter": "left"}}, fire={7: 3}, enemies={7: "cultist"})
    pick(match, next(key for key in keys(match) if key.startswith("use:")), space(7))
    assert match.state.markers[1].wounds == 3 and match.state.enemies == []
    act(match, "end")
