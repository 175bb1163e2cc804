"""The battle with the Ancient One."""

from miskatonic.engine.chance import Person
from miskatonic.games.elder_sign import RULES
from miskatonic.games.elder_sign.terms import DISCARDED, PLACED
from tests.games.elder_sign.scenes import (
    CONTENT,
    Someone,
    asked,
    attempt,
    battle,
    dice,
    faces,
    fail,
    give_up,
    happened,
    keys,
    pick,
    player,
    rig_dice,
    roll,
    scene,
    task,
    told,
    who,
)
from tests.rules import rule

# Yog-Sothoth, who is fought here unless another is named: Lore, Lore and Investigation 3.
HIT = "lore lore 3"


@rule("es.battle.1", "es.battle.2", "es.battle.3", "es.battle-clock.1")
def test_a_turn_of_the_battle_is_attack_then_clock() -> None:
    match = battle("dexter-drake", "bob-jenkins")
    assert (asked(match), match.pending[0].seat) == ("before-roll", 0)
    roll(match, f"{HIT} 1 1 1")
    task(match, "combat", HIT)
    give_up(match)
    assert happened(match, "strike", "clock") == ["strike", "clock"]
    assert match.state.clock == 1
    assert (asked(match), match.pending[0].seat) == ("before-roll", 1)


@rule("es.attack-phase.1", "es.attack-phase.2", "es.attack-phase.3", "es.attack-phase.11", "es.battle.2")
def test_each_completed_combat_task_keeps_its_dice_and_removes_a_doom_token() -> None:
    match = battle(doom=8)
    roll(match, f"{HIT} 1 1 1")
    task(match, "combat", HIT)
    assert (match.state.doom, faces(match, PLACED)) == (7, ["3", "lore", "lore"])
    assert (asked(match), len(dice(match))) == ("before-roll", 3)
    roll(match, HIT)
    task(match, "combat")
    assert match.state.doom == 6


@rule("es.attack-phase.4", "es.attack-phase.5")
def test_each_miss_costs_a_die_and_after_the_last_the_clock_moves() -> None:
    match = battle("dexter-drake", "bob-jenkins", doom=8)
    for number in range(6, 0, -1):
        assert len(dice(match)) == number
        roll(match, " ".join(["1"] * number))
        pick(match, "fail")
    assert (match.state.doom, match.state.clock, match.pending[0].seat) == (8, 1, 1)


@rule("es.attack-phase.4")
def test_the_player_chooses_which_die_a_miss_costs() -> None:
    match = battle()
    roll(match, "1 1 1 lore peril terror")
    fail(match, "peril")
    assert faces(match, DISCARDED) == ["peril"]
    assert len(dice(match)) == 5


@rule("es.attack-phase.6")
def test_nobody_focuses_or_assists_in_the_battle() -> None:
    match = battle("dexter-drake", "bob-jenkins")
    roll(match, "1 1 1 lore peril terror")
    pick(match, "fail", "die:0")
    assert asked(match) == "before-roll", "there is no question about securing a die"


@rule("es.attack-phase.7")
def test_clues_items_spells_and_allies_serve_in_the_battle() -> None:
    armed = who(
        "dexter-drake", clues=1, common=["carbide-lamp"], unique=["sacrificial-kris"], spells=["voorish-sign"],
        allies=["duke"],
    )  # fmt: skip
    match = battle(armed)
    pick(match, "use:carbide-lamp", "use:sacrificial-kris")
    roll(match, "1 1 1 1 1 1", yellow="lore", red="wild")
    pick(match, "clue")
    rig_dice(match, "3")
    pick(match, "die:0")
    pick(match, "ability:duke:0")
    rig_dice(match, "2 2")
    pick(match, "die:1 die:2")
    doom = match.state.doom
    pick(match, "use:voorish-sign", "die:3")
    task(match, "combat", "lore wild 3")
    assert match.state.doom == doom - 1


@rule("es.attack-phase.8")
def test_the_last_doom_token_removed_defeats_the_ancient_one() -> None:
    match = battle(doom=2)
    roll(match, f"{HIT} 1 1 1")
    task(match, "combat", HIT)
    assert match.outcome is None
    roll(match, HIT)
    task(match, "combat")
    assert match.state.ended == "defeated"


@rule("es.attack-phase.9")
def test_with_all_dice_placed_the_turn_goes_to_the_clock() -> None:
    match = battle(who("dexter-drake", common=["carbide-lamp"]), "bob-jenkins", doom=8)
    roll(match, f"{HIT} 1 1 1")
    task(match, "combat", HIT)
    roll(match, HIT)
    task(match, "combat")
    assert (match.state.clock, match.pending[0].seat, len(dice(match))) == (1, 1, 6)
    assert player(match).common == ["carbide-lamp"], "it might have been added before, but not now"


@rule("es.attack-phase.10")
def test_every_ancient_one_that_can_be_fought_has_a_combat_task() -> None:
    for ancient_one in CONTENT.ancient_ones.values():
        assert bool(ancient_one.combat) is not ancient_one.ends_world
        assert bool(ancient_one.attack) is not ancient_one.ends_world


@rule("es.battle-clock.1", "es.battle-clock.2", "es.battle.3", "es.battle-clock.6")
def test_at_midnight_the_ancient_one_attacks_and_no_mythos_card_is_drawn() -> None:
    people: list[Someone] = [who("dexter-drake", trophies=["cultist"]), who("bob-jenkins", trophies=["ghoul"])]
    match = battle(*people, clock=3)
    give_up(match)
    match.choose(0, "choice:0")
    match.choose(1, "choice:0")
    assert told(match, "attack", "ancient_one") == ["yog-sothoth"]
    assert [someone.trophies for someone in match.state.players] == [[], []]
    assert (match.state.mythos, "mythos" in happened(match)) == ("", False)
    assert (match.state.clock, len(match.state.mythos_deck)) == (0, 32)


@rule("es.battle-clock.6")
def test_effects_at_midnight_rest_in_the_battle() -> None:
    collector = who("dexter-drake", trophies=["cultist"])
    match = battle(collector, adventures=["the-hedge-maze"], mythos="the-sleeper-stirs", clock=3, doom=5)
    give_up(match)
    pick(match, "choice:0")
    assert (player(match).stamina, match.state.doom) == (5, 5)
    assert happened(match, "midnight", "attack", "at-midnight") == ["midnight", "attack"]


@rule("es.battle-clock.5")
def test_awakened_by_the_stroke_of_midnight_the_ancient_one_attacks_at_once() -> None:
    match = scene(
        who("dexter-drake", trophies=["cultist"]), phase="clock", clock=3, doom=9,
        draws={"mythos": ["volunteer-nurses"]},
    )  # fmt: skip
    assert match.state.awake
    pick(match, "choice:0")
    assert happened(match, "midnight", "awakens", "attack") == ["midnight", "awakens", "attack"]
    assert player(match).trophies == []
    assert (asked(match), player(match).place) == ("before-roll", "ancient-one")


@rule("es.battle-clock.5", rests=True)
def test_awakened_in_a_turn_the_ancient_one_waits_for_midnight() -> None:
    match = attempt("gate-to-elsewhere", doom=9)
    give_up(match)
    assert (match.state.awake, "attack" in happened(match)) == (True, False)


@rule("es.battle-example.1")
def test_cthulhu_awakens_where_elder_signs_are_lacking_and_must_be_fought() -> None:
    match = attempt("gate-to-elsewhere", ancient_one="cthulhu", doom=10, elder_signs=12)
    give_up(match)
    assert (match.state.awake, match.state.doom, match.outcome) == (True, 11, None)
    roll(match, "terror lore peril 1 1 1")
    assert "combat" in keys(match)


@rule("es.battle-example.2", "es.battle-example.3", "es.battle-example.4", "es.battle-example.5")
@rule("es.battle-example.6", "es.battle-example.7", "es.devoured.1")
def test_mandy_hits_cthulhu_twice_and_cthulhu_devours_harvey() -> None:
    mandy = who("mandy-thompson", unique=["sacrificial-kris"], used_today=["mandy-thompson:0"], sanity=4, stamina=4)
    # Cthulhu's presence costs him a point and the attacks so far another: 3, now 1.
    harvey = who("harvey-walters", sanity=1, stamina=1, less_stamina=1)
    match = battle(mandy, harvey, ancient_one="cthulhu", doom=9, clock=3)
    pick(match, "use:sacrificial-kris")
    roll(match, "terror lore peril 1 1 2", red="3")
    task(match, "combat", "terror lore peril")
    assert (match.state.doom, len(dice(match, PLACED)), len(dice(match))) == (8, 3, 4)
    roll(match, "1 1 lore", red="4")
    assert "combat" not in keys(match)
    fail(match, "1")
    roll(match, "terror lore", red="peril")
    task(match, "combat")
    assert match.state.doom == 7
    assert told(match, "attack", "ancient_one") == ["cthulhu"], "her dice are used up, and it is midnight"
    assert sorted(decision.seat for decision in match.pending) == [0, 1]
    match.choose(0, "sanity")
    match.choose(1, "stamina")
    assert (player(match, 0).less_sanity, player(match, 0).sanity) == (1, 3)
    assert player(match, 1).out
    assert match.state.doom == 7 + 2
    assert match.state.devoured == ["harvey-walters"]


@rule("es.battle-example.2")
def test_a_maximum_lowered_by_an_attack_stays_low() -> None:
    match = battle(who("harvey-walters", sanity=6, stamina=2), ancient_one="cthulhu", doom=5, clock=3)
    give_up(match)
    pick(match, "stamina")
    assert (player(match).stamina, player(match).less_stamina) == (1, 1)
    assert match.state.doom == 6
    assert RULES.game(match.state, Person(), []).maximum(player(match), "stamina") == 1


@rule("es.battle-clock.4", "es.battle-clock.3", "es.devoured.13")
def test_the_turn_of_a_player_devoured_in_the_battle_is_only_the_clock() -> None:
    people: list[Someone] = ["dexter-drake", who("bob-jenkins", sanity=1)]
    match = battle(*people, ancient_one="hastur", doom=5, clock=3)
    give_up(match)
    assert (player(match, 1).out, match.state.doom) == (True, 6)
    assert (match.pending[0].seat, match.state.clock) == (0, 1), "Bob's turn has come and gone"
