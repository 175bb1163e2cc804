"""Clues, Items and Allies; the yellow and the red die."""

from pathlib import Path

import pytest

from miskatonic.engine.text import LANGUAGES, Text
from miskatonic.games.elder_sign import RULES
from miskatonic.games.elder_sign.terms import DIE_FACES, DISCARDED, ON_SPELL, PLACED, POOL, SUPPLY
from miskatonic.games.elder_sign.verbs.dice import AddDie
from tests.games.elder_sign.scenes import (
    CONTENT,
    RECORDS,
    asked,
    attempt,
    battle,
    changed_rules,
    faces,
    fail,
    give_up,
    happened,
    keys,
    pick,
    player,
    red,
    rig_dice,
    roll,
    scene,
    search,
    task,
    who,
    yellow,
)
from tests.rules import rule

LAMP = "carbide-lamp"
KRIS = "sacrificial-kris"


@rule("es.using-cards.1", "es.allies.3")
def test_nobody_uses_clues_items_spells_or_allies_in_the_turn_of_another() -> None:
    helper = who(
        "dexter-drake", clues=2, common=["hip-flask", LAMP, "lucky-dollar"], spells=["voorish-sign"],
        allies=["duke"], sanity=3, place=RECORDS,
    )  # fmt: skip
    match = attempt(RECORDS, "monterey-jack", helper)
    assert [(d.seat, [o.key for o in d.options]) for d in match.pending] == [(0, ["roll", "give-up"])]
    roll(match, "1 1 1 1 1 peril")
    assert [d.seat for d in match.pending] == [0]
    assert keys(match) == ["fail", "give-up"]
    give_up(match)
    pick(match, "stay")
    assert "use:hip-flask" in keys(match), "in his own turn he may"


@rule("es.clues.1", "es.clues.2", "es.clues.4")
def test_a_clue_rerolls_chosen_dice_and_is_spent() -> None:
    match = attempt(RECORDS, who("dexter-drake", clues=1))
    assert "clue" not in keys(match), "only after a roll"
    roll(match, "3 3 lore peril peril terror")
    pick(match, "clue")
    assert keys(match) == [f"die:{number}" for number in range(6)]
    rig_dice(match, "1 2")
    pick(match, "die:3 die:5")
    assert faces(match) == ["1", "2", "3", "3", "lore", "peril"]
    assert (player(match).clues, "clue" in keys(match)) == (0, False)
    assert happened(match).count("lose-clues") == 1


@rule("es.clues.2")
@pytest.mark.parametrize("number", [1, 6])
def test_a_clue_rerolls_one_die_or_all(number: int) -> None:
    match = attempt(RECORDS, who("dexter-drake", clues=1))
    roll(match, "peril peril peril peril peril peril")
    pick(match, "clue")
    rig_dice(match, " ".join(["1"] * number))
    pick(match, " ".join(f"die:{at}" for at in range(number)))
    assert faces(match) == ["1"] * number + ["peril"] * (6 - number)


@rule("es.clues.3")
def test_clues_may_be_spent_on_one_roll_as_long_as_there_are_any() -> None:
    match = attempt(RECORDS, who("dexter-drake", clues=3))
    roll(match, "peril peril peril peril peril peril")
    for left in (2, 1, 0):
        pick(match, "clue")
        rig_dice(match, "peril")
        pick(match, "die:0")
        assert player(match).clues == left
    assert "clue" not in keys(match)


@rule("es.items.1", "es.items.2", "es.recovering.2")
def test_an_item_recovers_points_and_goes_under_its_deck() -> None:
    match = scene(who("dexter-drake", common=["hip-flask"], sanity=2, stamina=3))
    pick(match, "use:hip-flask")
    assert (player(match).sanity, player(match).stamina) == (3, 4)
    assert player(match).common == []
    assert match.state.common_deck.bottom == ["hip-flask"]


@rule("es.items.2")
def test_a_used_unique_item_goes_under_its_own_deck() -> None:
    match = attempt(RECORDS, who("dexter-drake", unique=[KRIS]))
    pick(match, f"use:{KRIS}")
    assert (player(match).unique, match.state.unique_deck.bottom) == ([], [KRIS])


@rule("es.items.3", "es.items.4")
def test_half_of_the_items_of_a_kind_carry_its_die() -> None:
    for kind, colour in (("common-items", "yellow"), ("unique-items", "red")):
        found = CONTENT.common_items if kind == "common-items" else CONTENT.unique_items
        giving = [item for item in found.values() if AddDie(colour) in item.use.do]  # type: ignore[arg-type]
        assert sum(item.copies for item in giving) >= 6


@rule("es.recovering.1")
def test_a_recovering_card_is_used_at_the_moment_it_states(tmp_path: Path) -> None:
    flask = {"do": "recover", "what": "sanity"}
    rules = changed_rules(tmp_path, "common-items", "hip-flask", use={"when": "after-roll", "do": [flask]})
    match = scene(who("dexter-drake", common=["hip-flask"], sanity=2), rules=rules)
    assert "use:hip-flask" not in keys(match)
    pick(match, f"adventure:{RECORDS}")
    assert "use:hip-flask" not in keys(match)
    roll(match, "1 1 1 1 1 1")
    assert "use:hip-flask" in keys(match)


@rule("es.recovering.3", "es.investigator-card.2", "es.investigator-card.3")
def test_recovering_stops_at_the_maximum() -> None:
    hurt = who("dexter-drake", spells=["dream-of-ulthar"], common=["smelling-salts", "hip-flask"], sanity=3, stamina=5)
    match = scene(hurt)
    pick(match, "use:smelling-salts", "use:dream-of-ulthar")
    assert (player(match).sanity, player(match).stamina) == (5, 5), "1 and 2 are no more than 2 here"
    assert "use:hip-flask" not in keys(match), "there is nothing to recover"


@rule("es.adding-dice.1", "es.adding-dice.3", "es.items.1")
def test_items_add_the_yellow_and_the_red_die() -> None:
    match = attempt(RECORDS, who("dexter-drake", common=[LAMP], unique=[KRIS]))
    pick(match, f"use:{LAMP}", f"use:{KRIS}")
    assert (player(match).common, player(match).unique) == ([], [])
    roll(match, "1 1 1 1 1 1", yellow="4", red="wild")
    assert faces(match) == ["1"] * 6 + ["4", "wild"]


@rule("es.adding-dice.2", "es.adding-dice.4", "es.dice-summary.2", "es.dice-summary.3")
def test_the_faces_of_the_dice() -> None:
    assert DIE_FACES == {
        "green": ("1", "2", "3", "lore", "peril", "terror"),
        "yellow": ("1", "2", "3", "4", "lore", "peril"),
        "red": ("2", "3", "4", "lore", "peril", "wild"),
    }


@rule("es.adding-dice.2", "es.adding-dice.4", "es.dice-summary.2", "es.dice-summary.3")
def test_every_die_rolls_its_own_faces_and_no_others() -> None:
    match = attempt(RECORDS, who("dexter-drake", common=[LAMP], unique=[KRIS], clues=15))
    pick(match, f"use:{LAMP}", f"use:{KRIS}", "roll")
    seen: dict[str, set[str]] = {"roll.green": set(), "roll.yellow": set(), "roll.red": set()}
    for _ in range(15):
        pick(match, "clue", " ".join(f"die:{number}" for number in range(8)))
    for seed in range(20):
        twin = match.fork(f"luck {seed}")
        twin.rewind(len(match.journal) - 4)
        twin.choose(0, *[f"die:{number}" for number in range(8)])
        for kind, name, outcomes in twin.journal:
            if kind == "c":
                seen[str(name)].update(outcomes)
    assert seen == {f"roll.{colour}": set(outcomes) for colour, outcomes in DIE_FACES.items()}


@rule("es.adding-dice.5", "es.dice-summary.1")
def test_a_wild_is_four_investigations_lore_peril_or_terror() -> None:
    rest = "1 1 1 1 1 1"
    graveyard = attempt("the-graveyard", who("dexter-drake", unique=[KRIS]))  # Peril; Terror; Investigation 7
    pick(graveyard, f"use:{KRIS}")
    roll(graveyard, rest, red="wild")
    assert [key for key in keys(graveyard) if key.startswith("task")] == ["task:0", "task:1", "task:2"]
    task(graveyard, "task:2", "1 1 1 wild")
    assert faces(graveyard, PLACED) == ["1", "1", "1", "wild"]
    lore = attempt("administration-office", who("dexter-drake", unique=[KRIS]))  # Lore; Investigation 9
    pick(lore, f"use:{KRIS}")
    roll(lore, "1 1 1 1 peril peril", red="wild")
    assert [key for key in keys(lore) if key.startswith("task")] == ["task:0"], "4 and 4 are not 9"
    task(lore, "task:0")
    assert faces(lore, PLACED) == ["wild"]


@rule("es.adding-dice.6")
def test_an_added_die_stays_in_the_pool_until_it_is_placed_or_discarded() -> None:
    match = attempt(RECORDS, who("dexter-drake", common=[LAMP], unique=[KRIS]))
    pick(match, f"use:{LAMP}", f"use:{KRIS}")
    roll(match, "1 1 1 peril peril peril", yellow="1", red="2")
    fail(match, "peril")
    assert (yellow(match), red(match)) == (POOL, POOL)
    roll(match, "1 1 peril peril peril", yellow="1", red="lore")
    pick(match, "fail", "die:6", "roll-on")
    assert (yellow(match), red(match)) == (DISCARDED, POOL)
    roll(match, "3 1 peril peril peril", red="lore")
    task(match, "task:1", "3 lore")
    assert red(match) == PLACED


@rule("es.adding-dice.7")
def test_added_dice_go_back_at_the_end_of_the_phase_except_from_a_spell() -> None:
    match = attempt(RECORDS, who("dexter-drake", common=[LAMP], unique=[KRIS], spells=["circle-of-chalk"]))
    pick(match, f"use:{LAMP}", f"use:{KRIS}")
    roll(match, "1 1 1 peril peril peril", yellow="4", red="wild")
    pick(match, "use:circle-of-chalk", "die:7")
    give_up(match)
    assert (yellow(match), red(match)) == (SUPPLY, ON_SPELL)


@rule("es.adding-dice.8")
def test_a_discarded_yellow_die_does_not_come_back_in_the_same_turn() -> None:
    match = attempt(RECORDS, who("dexter-drake", common=[LAMP, "crowbar"]))
    pick(match, f"use:{LAMP}")
    assert "use:crowbar" not in keys(match), "it is in the pool already"
    roll(match, "1 1 1 peril peril peril", yellow="1")
    pick(match, "fail", "die:6", "roll-on")
    assert "use:crowbar" not in keys(match)
    give_up(match)
    pick(match, "stay")
    assert "use:crowbar" in keys(match)


@rule("es.allies.1")
def test_a_drawn_ally_lies_before_his_player_at_once() -> None:
    rich = who("dexter-drake", trophies=["koi-pond", "the-archives", "the-curator"])
    match = scene(rich, draws={"ally": ["zadok-allen"]})
    pick(match, "stay", "buy:ally", "trophy:koi-pond", "trophy:the-archives")
    assert player(match).allies == ["zadok-allen"]
    assert [p.allies for p in match.view(-1).state.players] == [["zadok-allen"]]
    assert "ability:zadok-allen:1" in keys(match)


@rule("es.allies.2", "es.allies.3")
def test_an_ally_stays_until_what_he_offers_is_exhausted() -> None:
    duke = who("ashcan-pete", allies=["duke"])
    match = attempt(RECORDS, duke, "dexter-drake", monsters={"below": "ghoul"})
    roll(match, "peril peril peril peril peril peril")
    pick(match, "ability:duke:0")
    rig_dice(match, "1 1")
    pick(match, "die:0 die:1")
    assert faces(match) == ["1", "1", "peril", "peril", "peril", "peril"]
    assert player(match).allies == ["duke"]
    assert "ability:duke:0" not in keys(match), "once per day"
    fail(match, "peril")
    pick(match, "ability:duke:1")
    assert player(match).allies == []
    assert match.state.ally_deck.bottom == ["duke"]
    give_up(match)
    assert player(match).sanity == 4, "the penalty is a Sanity"


# What a card of ours says is what it does


@rule("es.ruling-cards.1")
def test_smelling_salts_taken_while_moving_last_for_the_whole_turn() -> None:
    match = scene(who("dexter-drake", sanity=3, common=["smelling-salts"]), adventures=["ancient-relics"])
    pick(match, "use:smelling-salts", "adventure:ancient-relics")
    roll(match, "1 1 1 1 1 terror")
    fail(match, "terror")
    assert (player(match).sanity, happened(match, "terror")) == (4, [])
    give_up(match)
    pick(match, "stay")
    roll(match, "1 1 1 1 1 terror")
    fail(match, "terror")
    assert happened(match, "terror") == ["terror"], "the next turn is another"


def test_smelling_salts_are_not_wasted_on_calm_alone_at_the_entrance_or_in_battle() -> None:
    match = scene(who("dexter-drake", common=["smelling-salts"]))
    assert "use:smelling-salts" in keys(match)
    pick(match, "stay")
    assert "use:smelling-salts" not in keys(match)
    fight = battle(who("dexter-drake", common=["smelling-salts"]))
    assert "use:smelling-salts" not in keys(fight)


def test_at_the_charity_bazaar_a_clue_is_free() -> None:
    match = scene(who("dexter-drake"), mythos="charity-bazaar")
    pick(match, "stay")
    printed = {souvenir.what: souvenir.price for souvenir in CONTENT.entrance.souvenirs}
    assert [key for key in keys(match) if key.startswith("buy:")] == [f"buy:{w}" for w, p in printed.items() if p == 1]
    pick(match, "buy:clue")
    assert player(match).clues == 1


@rule("es.golden-rule.1")
def test_the_cat_of_ulthar_brings_back_any_discarded_die() -> None:
    armed = who("dexter-drake", common=["carbide-lamp"], allies=["cat-of-ulthar"])
    match = attempt(RECORDS, armed)
    pick(match, "use:carbide-lamp")
    roll(match, "1 1 1 1 1 1", yellow="lore")
    fail(match, "1")
    roll(match, "1 1 1 1 1", yellow="lore")
    fail(match, "lore")
    assert yellow(match) == DISCARDED
    pick(match, "ability:cat-of-ulthar:0")
    assert len(keys(match)) == 2, "a green one, or the yellow one"
    pick(match, "die:6")
    assert yellow(match) == POOL
    roll(match, "1 1 1 1 1", yellow="lore")
    for language in LANGUAGES:
        text = Text(language, RULES.texts, RULES.card_names(language))
        sentence = " ".join([text.say(line) for line in RULES.card_text("cat-of-ulthar")])
        assert "green" not in sentence and "zielon" not in sentence


def test_the_dho_formula_may_reroll_nothing() -> None:
    match = attempt(RECORDS, who("dexter-drake", spells=["dho-formula"]))
    roll(match, "lore 3 3 1 1 1")
    pick(match, "use:dho-formula", "die:0")
    assert match.pending[0].least == 0
    match.choose(0)
    assert faces(match) == ["1", "1", "1", "3", "3"]


@rule("es.attack-phase.7", "es.game-end.2", "es.ruling-battle.1")
def test_in_the_battle_a_card_removes_doom_too_and_the_last_token_is_victory() -> None:
    match = battle(who("dexter-drake", unique=["star-shaped-soapstone"]), doom=2)
    pick(match, "use:star-shaped-soapstone")
    assert (match.state.doom, player(match).sanity, match.outcome) == (1, 3, None)
    last = battle(who("dexter-drake", unique=["star-shaped-soapstone"]), doom=1)
    pick(last, "use:star-shaped-soapstone")
    assert last.state.ended == "defeated"


@rule("es.ruling-price.1")
def test_a_price_may_be_paid_with_the_last_point_but_only_in_full() -> None:
    poor = scene(who("dexter-drake", sanity=1, unique=["star-shaped-soapstone"]), doom=3)  # 2 Sanity
    assert "use:star-shaped-soapstone" not in keys(poor)
    match = scene(who("dexter-drake", sanity=2, unique=["star-shaped-soapstone"]), "bob-jenkins", doom=3)
    pick(match, "use:star-shaped-soapstone")
    assert match.state.devoured == ["dexter-drake"]
    assert match.state.doom == 3, "one removed, one for the devoured"
    assert (asked(match), match.pending[0].seat) == ("investigator", 0)


@rule("es.ruling-price.1", "es.ruling-battle.1")
def test_the_last_point_may_win_the_battle() -> None:
    match = battle(who("dexter-drake", sanity=2, unique=["star-shaped-soapstone"]), doom=1)
    pick(match, "use:star-shaped-soapstone")
    assert match.state.ended == "defeated"


@rule("es.ruling-price.1")
def test_what_takes_the_last_point_says_so() -> None:
    def text(sanity: int) -> str:
        match = scene(who("dexter-drake", stamina=1, sanity=sanity, unique=["reanimating-reagent"]))
        (found,) = [option for option in match.pending[0].options if option.key == "use:reanimating-reagent"]
        return found.text.id

    assert (text(1), text(2)) == ("option-last-point", "option-use")


@rule("es.ruling-price.1")
def test_a_card_that_saves_a_point_saves_it_from_a_price_too() -> None:
    match = scene(who("dexter-drake", stamina=1, sanity=1, common=["whiskey"], unique=["reanimating-reagent"]))
    pick(match, "use:reanimating-reagent", "use:whiskey")
    assert (player(match).sanity, player(match).stamina, player(match).common) == (1, 5, [])


# The end of the turn


@rule("es.ruling-cards.4")
def test_what_states_no_moment_may_be_used_before_the_clock_moves() -> None:
    match = attempt(RECORDS, who("dexter-drake", common=["hip-flask", "smelling-salts"]))
    give_up(match)  # 1 Sanity
    assert (asked(match), match.state.clock, player(match).sanity) == ("turn-end", 0, 4)
    pick(match, "use:smelling-salts")
    assert (player(match).sanity, match.state.clock, asked(match)) == (5, 1, "movement"), "nothing more can be used"


@rule("es.ruling-cards.4")
def test_nobody_has_to_use_anything_before_the_clock_moves() -> None:
    match = attempt(RECORDS, who("dexter-drake", common=["smelling-salts"]))
    give_up(match)
    pick(match, "pass")
    assert (player(match).common, match.state.clock, asked(match)) == (["smelling-salts"], 1, "movement")
    calm = attempt("the-archives", who("dexter-drake", common=["smelling-salts"], sanity=5), mythos="volunteer-nurses")
    assert "use:smelling-salts" in keys(calm), "Terror may be rolled"
    at_ease = scene(who("dexter-drake", common=["smelling-salts"]))
    search(at_ease, "1")
    assert asked(at_ease) == "movement", "who is well and rolls no more is not asked"


@rule("es.ruling-monsters.1", "es.defeating-with-cards.3")
def test_a_monster_beaten_elsewhere_by_a_card_is_taken_before_the_rewards() -> None:
    lair = [{"card": "koi-pond", "monsters": {"below": "cultist"}}]
    match = attempt(RECORDS, who("dexter-drake", common=["hunting-shotgun"]), adventures=lair)
    pick(match, "use:hunting-shotgun")
    roll(match, "3 3 lore 1 1 1")
    task(match, "task:0", "3 3")
    roll(match, "3 lore 1 1")
    task(match, "task:1", "3 lore")
    assert happened(match, "resolved", "trophy", "clues") == ["resolved", "trophy", "trophy", "clues"]
    assert sorted(player(match).trophies) == ["cultist", RECORDS]


@rule("es.ruling-cards.4")
def test_a_monster_beaten_at_the_end_of_the_turn_is_a_trophy_of_that_turn() -> None:
    lair = [{"card": "koi-pond", "monsters": {"below": "cultist"}}]
    match = scene(who("dexter-drake", spells=["banishment-of-the-unbidden"]), adventures=[RECORDS, *lair])
    search(match, "1")
    assert asked(match) == "turn-end"
    pick(match, "use:banishment-of-the-unbidden")
    if match.pending and asked(match) == "defeat-monster":
        pick(match, keys(match)[0])
    assert (player(match).trophies, match.state.clock) == (["cultist"], 1)


@rule("es.ruling-cards.4")
def test_in_the_battle_too_something_may_be_used_before_the_clock_moves() -> None:
    match = battle(who("dexter-drake", sanity=3, unique=["star-shaped-soapstone"]), doom=1)
    give_up(match)
    assert asked(match) == "turn-end"
    pick(match, "use:star-shaped-soapstone")
    assert match.state.ended == "defeated"


@rule("es.devoured.11")
@rule("es.ruling-cards.4", rests=True)
def test_a_turn_that_is_cut_short_has_no_such_end() -> None:
    match = attempt(RECORDS, who("dexter-drake", sanity=1, common=["hip-flask"]), "bob-jenkins")
    give_up(match)
    assert (asked(match), match.state.clock) == ("investigator", 1)


# Cards that prevent a loss


@rule("es.ruling-cards.2")
@pytest.mark.parametrize(("card", "room", "what"), [("whiskey", RECORDS, "sanity"), ("food", "the-archives", "")])
def test_whiskey_prevents_a_sanity_and_food_does_not(card: str, room: str, what: str) -> None:
    match = attempt(room, who("dexter-drake", common=[card]))  # both rooms cost 1 Sanity
    give_up(match)
    if what:
        assert (asked(match), keys(match)) == ("prevent", ["use:whiskey", "suffer"])
        suffering = match.fork()
        pick(match, "use:whiskey")
        assert (player(match).sanity, match.state.common_deck.bottom) == (5, ["whiskey"])
        pick(suffering, "suffer")
        assert (player(suffering).sanity, player(suffering).common) == (4, ["whiskey"])
    else:
        assert (player(match).sanity, player(match).common) == (4, ["food"])


@rule("es.ruling-cards.2")
def test_food_prevents_one_point_of_several() -> None:
    match = attempt("the-hidden-passage", who("dexter-drake", stamina=2, common=["food"]))  # costs 2 Stamina
    give_up(match)
    pick(match, "use:food")
    assert (player(match).stamina, player(match).investigator) == (1, "dexter-drake")


@rule("es.ruling-cards.2", "es.tasks.11")
def test_whiskey_lets_a_task_be_completed_that_would_take_the_last_point() -> None:
    medusa = "medusa-exhibit"  # Terror, for 1 Sanity
    sober = attempt(medusa, who("dexter-drake", sanity=1))
    roll(sober, "terror 1 1 1 1 1")
    assert "task:0" not in keys(sober)
    match = attempt(medusa, who("dexter-drake", sanity=1, common=["whiskey"]))
    roll(match, "terror 1 1 1 1 1")
    pick(match, "task:0")
    assert (player(match).sanity, player(match).common, asked(match)) == (1, [], "before-roll"), "there is no choice"


@rule("es.ruling-cards.2")
def test_a_cost_that_can_be_afforded_may_be_prevented_too() -> None:
    match = attempt("medusa-exhibit", who("dexter-drake", sanity=3, common=["whiskey"]))
    roll(match, "terror 1 1 1 1 1")
    pick(match, "task:0")
    assert keys(match) == ["use:whiskey", "suffer"]
    pick(match, "suffer")
    assert player(match).sanity == 2


@rule("es.ruling-cards.2", "es.using-cards.1")
def test_nothing_is_prevented_outside_ones_own_turn_nor_with_forbidden_items() -> None:
    midnight = scene(
        who("dexter-drake", common=["food"]), adventures=["the-hedge-maze"], phase="clock", clock=3,
        draws={"mythos": ["yellow-fog"]},
    )  # fmt: skip
    assert (player(midnight).stamina, player(midnight).common) == (4, ["food"])
    forbidden = attempt(RECORDS, who("dexter-drake", common=["whiskey"]), mythos="rust-and-rot")
    give_up(forbidden)
    assert (player(forbidden).sanity, player(forbidden).common) == (4, ["whiskey"])


@rule("es.ruling-cards.2", "es.awakening.9")
def test_preventing_one_of_several_penalties_does_not_cut_the_others_short() -> None:
    # A doom token, which is the last one, then 1 Sanity and 2 Stamina.
    windows = "stay-away-from-the-windows"
    match = attempt(windows, who("dexter-drake", common=["whiskey"]), "bob-jenkins", doom=9)
    give_up(match)
    assert (asked(match), match.state.doom, match.state.awake) == ("prevent", 10, False)
    pick(match, "use:whiskey")
    assert (player(match).sanity, player(match).stamina, match.state.awake) == (5, 3, True)


@rule("es.ruling-cards.2", "es.ruling-ancient-ones.2")
def test_before_ithaqua_food_saves_a_point_and_costs_one() -> None:
    match = attempt("late-night-break-in", who("dexter-drake", stamina=3, common=["food"]), ancient_one="ithaqua")
    give_up(match)
    pick(match, "use:food")
    assert (player(match).stamina, player(match).common) == (2, [])


def test_the_necronomicon_adds_the_red_die_and_a_clue() -> None:
    match = attempt(RECORDS, who("dexter-drake", unique=["necronomicon"]))
    pick(match, "use:necronomicon")
    assert (red(match), player(match).clues, match.state.unique_deck.bottom) == (POOL, 1, ["necronomicon"])


@rule("es.ruling-price.1")
def test_a_spell_too_dear_is_refused_with_the_reason() -> None:
    match = attempt(RECORDS, who("dexter-drake", sanity=1, spells=["whisper-out-of-time"]))  # 2 Sanity
    assert "use:whisper-out-of-time" not in keys(match)
    assert {refusal.key: refusal.rule for refusal in match.pending[0].refusals} == {
        "use:whisper-out-of-time": "es.ruling-price.1"
    }
