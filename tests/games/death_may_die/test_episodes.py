"""What is special about each Episode: its actions, how its Ritual is disrupted, what an advance brings."""

from fractions import Fraction

from miskatonic.engine.data import read
from miskatonic.engine.snapshot import plain
from miskatonic.games.death_may_die import RULES
from miskatonic.games.death_may_die.masks import turn_down
from miskatonic.games.death_may_die.state import Marker, State
from tests.games.death_may_die.scenes import (
    DMD,
    act,
    asked,
    choose,
    enemy,
    game,
    happened,
    keep,
    keys,
    me,
    pick,
    rig,
    scene,
    space,
    where,
)


def marker(match: DMD, card: str, which: int = 0) -> Marker:
    return [found for found in match.state.markers if found.card == card][which]


# Episode 1


def test_a_lab_is_destroyed_with_four_wounds_and_turned_over() -> None:
    match = scene({"card": "adam", "place": 11}, fire={9: 1})
    act(match, "destroy-equipment", ["success"] * 3)
    rig(match, ["success", "blank", "blank"], lab=["inferno"])
    choose(match, "destroy-equipment")
    keep(match)
    assert marker(match, "lab", 2).done and marker(match, "lab", 2).face == "inferno"
    assert match.state.fire == {space(9): 1, space(11): 1, space(10): 1}
    assert "destroy-equipment" not in keys(match)


def test_fire_is_extinguished_one_for_each_success() -> None:
    match = scene({"card": "adam", "place": 4}, fire={4: 3})
    act(match, "extinguish-fire", ["success", "success", "blank"])
    assert match.state.fire == {space(4): 1} and match.state.fire_supply == 7


def test_four_labs_disrupt_the_ritual() -> None:
    match = scene({"card": "adam", "place": 7})
    for number in (0, 2):
        match.state.markers[number].done = True
    match.state.markers[1].wounds = 3
    rig(match, ["success", "blank", "blank"], lab=["safe-collapse"])
    choose(match, "destroy-equipment")
    keep(match)
    assert not match.state.disrupted, "three are not enough"


# Episode 2


def test_a_sigil_opens_its_own_tome_and_two_tomes_disrupt_the_ritual() -> None:
    match = scene({"card": "adam", "place": 2}, episode="tomes-of-madness")
    assert "take-tome" not in keys(match)
    sigil = marker(match, "sigil")
    sigil.holder, sigil.face = 0, "wax-sigil"
    match.state.hidden["faces-of-sigil"].take_from_fog("wax-sigil")
    pick(match, f"run:{space(1, 2)}", "stop", f"run:{space(2, 2)}", "stop")
    assert "take-tome" not in keys(match), "this tome wants bone"
    other = marker(match, "sigil", 1)
    other.holder, other.face = 0, "bone-sigil"
    marker(match, "wax-tome").done = True
    match.undo()
    assert "take-tome" not in keys(match)


def test_the_second_tome() -> None:
    match = scene({"card": "adam", "place": 2}, episode="tomes-of-madness")
    for number, face in enumerate(("bone-sigil", "wax-sigil")):
        sigil = marker(match, "sigil", number)
        sigil.holder, sigil.face = 0, face
    marker(match, "wax-tome").done = True
    pick(match, f"run:{space(1, 2)}", f"run:{space(2, 2)}", "stop")
    choose(match, "take-tome")
    assert match.state.disrupted and me(match).sanity == 1
    assert [found.face for found in match.state.markers if found.holder == 0] == ["wax-sigil"]


def test_ghouls_come_to_the_bodies_when_the_elder_one_advances() -> None:
    match = scene(
        {"card": "adam", "place": 13}, episode="tomes-of-madness",
        mythos_discard=["bad-air", "gnawing-below"], rig={"draw.mythos": ["rlyeh-unleashed"]},
    )  # fmt: skip
    marker(match, "body").place = space(12, 2)
    choose(match, "end")
    while match.pending and asked(match) != "action":
        choose(match, keys(match)[-1])
    assert match.state.track == 2
    assert 13 in where_in(match, "ghoul"), "from the body beside him, one step on"


def where_in(match: DMD, card: str) -> list[int]:
    return where(match, card)


# Episode 3


def test_under_a_mask_may_be_a_sorcerer_who_is_ushered_to_the_lake() -> None:
    match = scene({"card": "adam", "place": 4}, episode="danse-macabre")
    rig(match, guest=["sorcerer"])
    choose(match, "interrogate")
    assert [found.face for found in match.state.markers if found.face] == ["sorcerer"]
    assert where(match, "cultist") == [4], "the mask calls for help"
    choose(match, "usher")
    pick(match, f"run:{space(8, 3)}", f"run:{space(9, 3)}")
    assert me(match).place == space(9, 3)
    (sorcerer,) = [found for found in match.state.markers if found.face == "sorcerer"]
    assert sorcerer.place == space(9, 3)
    assert where(match, "cultist") == [9], "as in a Run, enemies follow"


def test_four_sorcerers_at_the_water_disrupt_the_ritual() -> None:
    match = scene({"card": "adam", "place": 8}, episode="danse-macabre")
    for number in range(4):
        guest = marker(match, "guest", number)
        guest.face, guest.place = "sorcerer", space(9, 3) if number else space(8, 3)
        match.state.hidden["faces-of-guest"].take_from_fog("sorcerer")
    pick(match, f"run:{space(4, 3)}", f"run:{space(8, 3)}", "stop")
    assert not match.state.disrupted
    pick(match, "usher", f"run:{space(9, 3)}", "stop")
    assert match.state.disrupted


def unmasked(match: DMD, *numbers: int) -> None:
    """These partygoers have turned out to be sorcerers."""
    for number in numbers:
        marker(match, "guest", number).face = "sorcerer"
        match.state.hidden["faces-of-guest"].take_from_fog("sorcerer")


def masks_change_hands(match: DMD) -> None:
    """The first Investigator's turn ends with that card; then it is the second one's."""
    rig(match, mythos=["masks-change-hands"])
    choose(match, "end")
    while match.state.active == 0 or asked(match) != "action":
        choose(match, "pass" if "pass" in keys(match) else keys(match)[0])


def interrogated(match: DMD, number: int) -> dict[str, Fraction]:
    """What this partygoer of the own space may turn out to be, and how likely each is."""
    fork = match.fork(asking=True)
    choose(fork, "interrogate")
    if marker(match, "guest", number).key in keys(fork):
        choose(fork, marker(match, "guest", number).key)
    if asked(fork) != "chance":
        return {marker(fork, "guest", number).face: Fraction(1)}
    (question,) = fork.pending
    total = sum(question.weights)
    return {
        option.key: Fraction(weight, total) for option, weight in zip(question.options, question.weights, strict=True)
    }


def danse_macabre(second: int, **places: int) -> DMD:
    """The second Investigator stands there; guests by number (`g2=2`) elsewhere than at the start."""
    match = scene(
        {"card": "adam", "place": 12, "insanity": "pyromania"}, {"place": second, "insanity": "hypochondria"},
        episode="danse-macabre",
    )  # fmt: skip
    for guest, place in places.items():
        marker(match, "guest", int(guest[1:])).place = space(place, 3)
    return match


def test_masks_change_hands_in_the_ballroom() -> None:
    match = danse_macabre(1)
    unmasked(match, 0)
    masks_change_hands(match)
    assert marker(match, "guest").face == "" and match.state.hidden["faces-of-guest"].fog.count("sorcerer") == 4
    for number in (0, 1, 2):
        assert interrogated(match, number)["sorcerer"] == Fraction(7, 12), "one of three is him, of the others 3 in 8"
    aside = danse_macabre(2)
    unmasked(aside, 0)
    masks_change_hands(aside)
    assert interrogated(aside, 3)["sorcerer"] == Fraction(3, 8), "nobody has gone there from the Ballroom"


def test_a_sorcerer_who_is_alone_behind_his_mask_is_known() -> None:
    match = danse_macabre(1, g1=2, g2=2)
    unmasked(match, 0)
    masks_change_hands(match)
    assert interrogated(match, 0) == {"sorcerer": 1}
    assert RULES.check(match.state, 2) == [] and read(State, plain(match.state)) == match.state


def test_what_a_mixed_partygoer_turns_out_to_be_tells_of_the_others() -> None:
    for face, chances in (
        ("reveller", {"sorcerer": 1}),
        ("sorcerer", {"reveller": Fraction(5, 11), "sorcerer": Fraction(6, 11)}),
    ):
        match = danse_macabre(1, g2=2)
        unmasked(match, 0)
        masks_change_hands(match)
        rig(match, guest=[face])
        pick(match, "interrogate", marker(match, "guest", 1).key)
        assert interrogated(match, 0) == chances, "one of the two is him; both are sorcerers in 3 of 8"


def test_masks_that_were_led_away_and_mixed_again() -> None:
    match = danse_macabre(2, g2=2)
    unmasked(match, 0, 3)
    turn_down(match.state, [marker(match, "guest", 0)])
    marker(match, "guest", 1).place, marker(match, "guest", 3).place = space(2, 3), space(1, 3)
    marker(match, "guest", 0).place = space(14, 3)
    masks_change_hands(match)
    # Of 0 and 1 one is a sorcerer; 3, alone in the Ballroom, is another; two more are among the other seven.
    assert interrogated(match, 1)["sorcerer"] == (1 + Fraction(2, 7)) / 2
    assert interrogated(match, 2)["sorcerer"] == Fraction(2, 7)


def test_mixed_halves_of_a_mixed_heap() -> None:
    match = danse_macabre(1, g2=2)
    unmasked(match, 0, 3)
    turn_down(match.state, [marker(match, "guest", 0)])
    for number, place in ((1, 14), (2, 1), (3, 1)):
        marker(match, "guest", number).place = space(place, 3)
    masks_change_hands(match)
    # 0, which is a sorcerer with (1 + 2/7) / 2, 2 with 2/7, and 3, which is one.
    assert interrogated(match, 0)["sorcerer"] == (Fraction(9, 14) + Fraction(2, 7) + 1) / 3


def test_where_all_masks_are_mixed_all_are_alike_again() -> None:
    match = danse_macabre(1)
    unmasked(match, 0)
    masks_change_hands(match)
    assert match.state.mixed
    rig(match, guest=["sorcerer"])
    pick(match, "interrogate", marker(match, "guest", 1).key)
    for found in match.state.markers:
        found.place = space(1, 3)
    turn_down(match.state, [marker(match, "guest", 1)])
    assert match.state.mixed == {}


# Episode 4


def test_an_idol_is_carried_to_a_gate_and_two_of_them_disrupt_the_ritual() -> None:
    match = scene({"card": "adam", "place": 1}, episode="eldritch-idols")
    choose(match, "move-idol")
    assert marker(match, "idol").holder == 0
    pick(match, f"run:{space(2, 4)}", "stop")
    marker(match, "idol", 1).place = space(6, 4)
    choose(match, "move-idol")
    assert marker(match, "idol").place == space(2, 4)
    assert match.state.disrupted


def test_two_idols_at_one_gate_are_not_enough() -> None:
    match = scene({"card": "adam", "place": 1}, episode="eldritch-idols")
    marker(match, "idol", 1).place = space(2, 4)
    choose(match, "move-idol")
    pick(match, f"run:{space(2, 4)}", "stop", "move-idol")
    assert not match.state.disrupted


def test_a_guard_arrests_whom_it_reaches_until_they_break_free() -> None:
    match = scene({"card": "adam", "place": 10}, {"place": 14}, episode="eldritch-idols")
    rig(match, mythos=["sleeper-awakens"], discoveries=["vending-cart"])
    choose(match, "end")
    while match.state.active == 0:
        choose(match, keys(match)[-1])
    assert me(match).arrested and happened(match, "arrested") == ["arrested"]
    while match.state.active == 1:
        choose(match, keys(match)[-1])
    assert not [key for key in keys(match) if key.startswith("run:")]
    act(match, "break-free", ["success", "blank", "blank"])
    assert not me(match).arrested and game(match).safe(me(match).place)
    held = scene({"card": "adam", "place": 3, "arrested": True}, {"place": 14}, episode="eldritch-idols")
    act(held, "break-free", ["success", "blank", "blank"])
    assert marker(held, "guard").place == space(14, 4), "sent to the blue Gate"


def test_a_shoggoth_shrugs_off_a_wound_of_each_attack() -> None:
    match = scene({"card": "adam", "place": 5}, episode="eldritch-idols", enemies={5: "shoggoth"})
    act(match, f"attack:{enemy(match, 'shoggoth').key}", ["success", "success", "blank"])
    assert enemy(match, "shoggoth").wounds == 1


# Episode 5


def test_elders_are_escorted_aboard_and_then_the_lighthouse_is_lit() -> None:
    match = scene({"card": "adam", "place": 6}, episode="accursed-tide")
    pick(match, "escort-elder", f"run:{space(12, 5)}", f"run:{space(10, 5)}", f"run:{space(11, 5)}")
    assert [found.place for found in match.state.markers if found.card == "marsh-elder"].count(space(11, 5)) == 1
    assert "escort-elder" not in keys(match), "nobody is led off the boat"
    lit = scene({"card": "adam", "place": 1}, episode="accursed-tide")
    assert "light-lighthouse" not in keys(lit)
    for found in lit.state.markers:
        if found.card.endswith("elder"):
            found.place = space(11, 5)
    pick(lit, f"run:{space(2, 5)}", f"run:{space(1, 5)}", "stop")
    act(lit, "light-lighthouse", ["success", "blank", "blank"])
    assert lit.state.disrupted


def test_one_elder_of_either_house_goes_along() -> None:
    match = scene({"card": "adam", "place": 6}, episode="accursed-tide")
    marker(match, "allen-elder").place = space(6, 5)
    choose(match, "escort-elder")
    assert asked(match) == "token"
    assert sorted(key.partition("#")[0] for key in keys(match)) == ["allen-elder", "marsh-elder"]
    pick(match, next(key for key in keys(match) if key.startswith("marsh")), f"run:{space(12, 5)}", "stop")
    assert marker(match, "allen-elder").place == space(6, 5)


# Episode 6


def test_mirrors_are_moved_by_moonlight_only() -> None:
    dark = scene({"card": "adam", "place": 5}, episode="unspeakable-hour")
    assert "move-mirror" not in keys(dark)
    match = scene({"card": "adam", "place": 5}, episode="unspeakable-hour", moon=1)
    pick(match, "move-mirror", f"run:{space(4, 6)}", f"run:{space(9, 6)}")
    assert marker(match, "mirror", 2).place == space(9, 6)


def test_three_mirrors_and_a_full_moon() -> None:
    match = scene({"card": "adam", "place": 10}, episode="unspeakable-hour", moon=1)
    for number in range(3):
        marker(match, "mirror", number).place = space(9, 6)
    rig(match, ["success", "success", "blank"])
    choose(match, "read-the-sky")
    keep(match)
    choose(match, "number:1")
    assert match.state.moon == 2 and match.state.disrupted


def test_the_moon_goes_on_at_the_end_of_every_turn() -> None:
    match = scene({"card": "adam", "place": 8}, {"place": 7}, episode="unspeakable-hour")
    rig(match, mythos=["sleeper-awakens"], discoveries=["thermos"])
    choose(match, "end")
    while match.state.active == 0:
        choose(match, keys(match)[-1])
    assert match.state.moon == 1


# Hastur


def test_yellow_signs_are_dealt_until_none_is_left() -> None:
    match = scene(
        {"card": "adam", "place": 1}, {"place": 3}, elder_one={"card": "hastur", "stage": 4, "place": 15},
        tokens_left=0, mythos_discard=["conflagration", "lab-accident"], rig={"draw.mythos": ["second-act"]},
    )  # fmt: skip
    choose(match, "end")
    choose(match, "choice:1")
    while match.pending and match.state.active == 0:
        choose(match, keys(match)[-1])
    assert [i.sanity for i in match.state.investigators] == [6, 6], "the card, the advance, the end of the turn"


def test_in_the_end_every_sign_is_a_die_against_its_bearer() -> None:
    match = scene({"card": "adam", "place": 1, "signs": 3}, elder_one={"card": "hastur", "stage": 4, "place": 15})
    rig(match, ["success", "tentacle", "blank", "blank"], mythos=["students-go-mad"], discoveries=["clutter"])
    pick(match, "end", "pass")
    assert asked(match) == "reroll" and len(match.state.roll.dice) == 4  # type: ignore[union-attr]
    keep(match)
    assert (me(match).wounds, me(match).sanity) == (1, 2), "Stage 2 gave a fourth Sign, Stage 3 took a point of Sanity"
