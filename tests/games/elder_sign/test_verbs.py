"""Every verb of the cards once, through a card that has it. A test is named `test_<verb>__<what it shows>`."""

import typing
from pathlib import Path
from typing import Any

import pytest

from miskatonic.engine.data import spec
from miskatonic.games.elder_sign import RULES
from miskatonic.games.elder_sign.terms import DISCARDED, ON_SPELL, POOL
from miskatonic.games.elder_sign.verbs import AnyVerb
from tests.games.elder_sign.scenes import (
    CONTENT,
    RECORDS,
    Someone,
    asked,
    attempt,
    battle,
    card,
    changed_rules,
    deal,
    dice,
    faces,
    fail,
    give_up,
    happened,
    idle,
    keys,
    monsters,
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

NURSES = "volunteer-nurses"
MIDNIGHT: dict[str, Any] = {"phase": "clock", "clock": 3}


def test_every_verb_has_a_scene_here() -> None:
    tags = {spec(verb).tag.replace("-", "_") for verb in typing.get_args(AnyVerb)}
    shown = {name[5:].partition("__")[0] for name in globals() if name.startswith("test_")}
    assert sorted(tags - shown) == []


# People


def test_lose__whom_it_concerns_and_no_others() -> None:
    people: list[Someone] = [who("dexter-drake", place=RECORDS), "joe-diamond", who("bob-jenkins", place="koi-pond")]
    match = scene(*people, adventures=[RECORDS, "koi-pond"], draws={"mythos": ["falling-masonry"]}, **MIDNIGHT)
    assert [someone.stamina for someone in match.state.players] == [4, 6, 5]


@rule("es.recovering.3")
def test_recover__up_to_the_maximum_or_of_either_kind() -> None:
    full = scene(who("dexter-drake", unique=["reanimating-reagent"], stamina=1))
    pick(full, "use:reanimating-reagent")
    assert (player(full).stamina, player(full).sanity) == (5, 4)
    either = scene(who("dexter-drake", allies=["marinus-willett"], sanity=3, stamina=3), phase="turn-start")
    pick(either, "ability:marinus-willett:0")
    assert (asked(either), keys(either)) == ("recover", ["sanity", "stamina"])
    pick(either, "stamina")
    assert (player(either).sanity, player(either).stamina) == (3, 4)


@rule("es.allies.2", "es.allies.3")
def test_recover__an_ally_serves_at_the_start_of_his_own_players_turn_only() -> None:
    doctor = who("bob-jenkins", allies=["marinus-willett"], sanity=1)
    match = scene("dexter-drake", doctor, phase="turn-start")
    assert (asked(match), match.pending[0].seat) == ("movement", 0)
    idle(match)
    assert (asked(match), match.pending[0].seat) == ("turn-start", 1)
    pick(match, "ability:marinus-willett:0")
    assert (player(match, 1).sanity, asked(match)) == (2, "movement")


def test_heal__one_hurt_investigator_of_the_casters_choice() -> None:
    people: list[Someone] = [
        who("dexter-drake", spells=["mercy-of-nodens"], stamina=1),
        who("bob-jenkins", stamina=1),
        "joe-diamond",
    ]
    match = scene(*people)
    pick(match, "use:mercy-of-nodens")
    assert keys(match) == ["seat:0", "seat:1"]
    pick(match, "seat:1")
    assert [someone.stamina for someone in match.state.players] == [1, 3, 6]


def test_gain__for_everybody() -> None:
    match = scene("dexter-drake", "bob-jenkins", draws={"mythos": ["the-hours-run-wild"]}, **MIDNIGHT)
    assert [someone.clues for someone in match.state.players] == [1, 1]


def test_gain__nothing_from_an_empty_deck() -> None:
    match = attempt("the-gift-shop", "gloria-goldberg", unique_deck={"name": "unique"}, draws={"adventure": [RECORDS]})
    roll(match, "3 1 1 1 1 1")
    task(match, "task:0", "3")
    roll(match, "3 lore 1 1 1")
    task(match, "task:1", "3 lore")
    assert (player(match).unique, player(match).trophies) == ([], ["the-gift-shop"])


def test_lose_clues__as_many_as_there_are() -> None:
    people: list[Someone] = [who("dexter-drake", clues=2), "bob-jenkins"]
    match = scene(*people, draws={"mythos": ["false-trails"]}, **MIDNIGHT)
    assert [someone.clues for someone in match.state.players] == [1, 0]


def test_lose_trophies__of_the_losers_choice_without_change() -> None:
    match = attempt("late-night-break-in", who("dexter-drake", trophies=["koi-pond", "cultist"]))
    roll(match, "1 1 peril peril peril terror")
    pick(match, "fail")
    assert keys(match) == ["trophy:koi-pond", "trophy:cultist"]
    pick(match, "trophy:koi-pond")
    assert player(match).trophies == ["cultist"]
    assert match.state.adventure_deck.bottom == ["koi-pond"]


def test_discard_cards__of_a_kind_or_another_loss() -> None:
    people: list[Someone] = [who("dexter-drake", common=["hip-flask"], unique=["silver-key"]), "bob-jenkins"]
    match = scene(*people, draws={"mythos": ["rising-salt-water"]}, **MIDNIGHT)
    pick(match, "choice:0")
    assert keys(match) == ["card:hip-flask", "card:silver-key"]
    pick(match, "card:silver-key")
    assert (player(match).common, player(match).unique) == (["hip-flask"], [])
    assert player(match, 1).stamina == 5, "without an item there is no choice"


def test_reduce_maximum__takes_the_points_above_it_along(tmp_path: Path) -> None:
    lower = {"do": "reduce-maximum", "what": "stamina", "who": "each"}
    rules = changed_rules(tmp_path, "adventures", RECORDS, penalties=[lower])
    match = attempt(RECORDS, "dexter-drake", who("bob-jenkins", stamina=2), rules=rules)
    give_up(match)
    assert [(p.stamina, p.less_stamina) for p in match.state.players] == [(4, 1), (2, 1)]


def test_devour__whatever_is_left(tmp_path: Path) -> None:
    rules = changed_rules(tmp_path, "adventures", RECORDS, penalties=[{"do": "devour"}])
    match = attempt(RECORDS, "dexter-drake", "bob-jenkins", rules=rules)
    give_up(match)
    assert match.state.devoured == ["dexter-drake"]


def test_return_to_entrance__all_on_this_card(tmp_path: Path) -> None:
    rules = changed_rules(tmp_path, "adventures", RECORDS, penalties=[{"do": "return-to-entrance", "who": "here"}])
    people: list[Someone] = ["dexter-drake", who("bob-jenkins", place=RECORDS), who("joe-diamond", place="koi-pond")]
    match = attempt(RECORDS, *people, adventures=["koi-pond"], rules=rules)
    give_up(match)
    assert [someone.place for someone in match.state.players] == ["entrance", "entrance", "koi-pond"]


def test_refresh_day__makes_ones_own_abilities_ready() -> None:
    tired = who("carolyn-fern", spells=["dream-of-ulthar"], used_today=["carolyn-fern:0"])
    match = scene(tired, who("vincent-lee", used_today=["vincent-lee:0"]))
    pick(match, "use:dream-of-ulthar")
    assert [someone.used_today for someone in match.state.players] == [[], ["vincent-lee:0"]]


# The museum


@rule("es.game-end.1")
def test_place_elder_sign__beside_the_ancient_one() -> None:
    match = attempt("the-abyss")
    roll(match, "peril terror 1 1 1 1")
    task(match, "task:0")
    roll(match, "lore lore peril 1")
    task(match, "task:1")
    assert match.state.elder_signs == 2


def test_lose_elder_sign__not_below_none() -> None:
    match = attempt(RECORDS, who("dexter-drake", sanity=1), ancient_one="yig", elder_signs=0)
    give_up(match)
    assert match.state.elder_signs == 0


def test_open_gate__from_an_item() -> None:
    match = scene(who("dexter-drake", unique=["silver-key"]), draws={"other-world": ["yuggoth"]})
    pick(match, "use:silver-key")
    assert [place.card for place in match.state.other_worlds] == ["yuggoth"]
    assert "adventure:yuggoth" in keys(match)


def test_open_gate__a_lasting_effect_may_answer() -> None:
    match = scene(
        who("dexter-drake", unique=["silver-key"]), mythos="the-veil-wears-thin",
        draws={"other-world": ["yuggoth"], "monster": ["ghoul"]},
    )  # fmt: skip
    pick(match, "use:silver-key")
    assert [token.id for token in card(match, "yuggoth").monsters] == ["ghoul"]


@rule("es.monsters.1")
def test_monster_appears__as_a_terror_effect() -> None:
    match = attempt("the-gift-shop", draws={"monster": ["ghoul"]})
    roll(match, "1 1 1 1 1 terror")
    pick(match, "fail")
    assert [token.id for token in monsters(match)] == ["ghoul"]


@rule("es.doom-track.2")
def test_add_doom__for_every_other_world() -> None:
    match = scene(other_worlds=["yuggoth", "the-abyss"], draws={"mythos": ["the-veil-wears-thin"]}, **MIDNIGHT)
    assert match.state.doom == 2


def test_remove_doom__from_the_track() -> None:
    match = scene(who("dexter-drake", unique=["star-shaped-soapstone"]), doom=4)
    pick(match, "use:star-shaped-soapstone")
    assert (match.state.doom, player(match).sanity) == (3, 3)
    empty = scene(who("dexter-drake", unique=["star-shaped-soapstone"]))
    assert "use:star-shaped-soapstone" not in keys(empty)


def test_advance_clock__by_terror() -> None:
    match = attempt(RECORDS, mythos="clocks-out-of-joint", clock=1)
    roll(match, "1 1 1 1 1 terror")
    pick(match, "fail")
    assert match.state.clock == 2


@rule("es.defeating-with-cards.1", rests=True)
def test_defeat_monster__needs_a_monster() -> None:
    match = scene(who("dexter-drake", common=["hunting-shotgun"]))
    assert "use:hunting-shotgun" not in keys(match)


def test_replace_adventure__one_with_nobody_on_it() -> None:
    watched = who("dexter-drake", allies=["night-watchman"], place="koi-pond", stamina=2)
    places = [RECORDS, "koi-pond", {"card": "the-archives", "monsters": {0: "ghoul"}}, "did-you-hear-that"]
    match = scene(watched, adventures=places, draws={"adventure": ["the-curator"]})
    pick(match, "ability:night-watchman:0")
    assert keys(match) == [f"adventure:{RECORDS}", "adventure:did-you-hear-that"]
    pick(match, "adventure:did-you-hear-that")
    assert [place.card for place in match.state.adventures] == [RECORDS, "koi-pond", "the-archives", "the-curator"]
    assert match.state.adventure_deck.bottom == ["did-you-hear-that"]
    assert (match.state.locks, player(match).stamina) == ([], 3), "the card's die is free"


@pytest.mark.parametrize(("answer", "drawn"), [("leave", NURSES), ("bury", "charity-bazaar")])
def test_look_ahead__at_the_next_mythos_card(answer: str, drawn: str) -> None:
    curious = who("dexter-drake", unique=["pnakotic-fragments"])
    match = scene(curious, clock=3, draws={"mythos": [NURSES, "charity-bazaar"]})
    pick(match, "use:pnakotic-fragments")
    assert (asked(match), match.state.mythos_deck.top) == ("look-ahead", [NURSES])
    pick(match, answer)
    assert player(match).clues == 1
    idle(match)
    assert match.state.mythos == drawn


def test_remove_this_card__and_its_place_stays_empty() -> None:
    match = attempt("the-dreamlands")
    give_up(match)
    assert (match.state.other_worlds, match.state.removed) == ([], ["the-dreamlands"])


@rule("es.awakening.10")
def test_awaken__fills_the_track(tmp_path: Path) -> None:
    rules = changed_rules(tmp_path, "adventures", RECORDS, penalties=[{"do": "awaken"}])
    match = attempt(RECORDS, rules=rules, doom=3)
    give_up(match)
    assert (match.state.awake, match.state.doom) == (True, 10)


# Dice and the adventure under way


def test_fail_adventure__at_once() -> None:
    match = attempt("koi-pond", "dexter-drake", "bob-jenkins")
    roll(match, "1 1 1 1 1 terror")
    pick(match, "fail")
    assert (player(match).sanity, player(match).stamina) == (4, 3)
    assert (asked(match), match.pending[0].seat) == ("movement", 1)


def test_discard_dice__all_that_show_it_and_one_more_for_the_failure() -> None:
    match = attempt("the-loading-dock")
    roll(match, "1 1 1 lore terror terror")
    pick(match, "fail")
    assert (asked(match), faces(match)) == ("discard-die", ["1", "1", "1", "lore"])
    pick(match, "die:0")
    assert len(dice(match, DISCARDED)) == 3


def test_discard_die__a_further_one_of_the_players_choice() -> None:
    match = attempt(RECORDS, mythos="frayed-nerves")
    roll(match, "1 1 1 1 lore terror")
    pick(match, "fail", "die:4", "die:5")
    assert faces(match, DISCARDED) == ["lore", "terror"]


@rule("es.adding-dice.1")
def test_add_die__both_for_a_point() -> None:
    match = attempt(RECORDS, who("dexter-drake", unique=["aerolite-shard"]))
    pick(match, "use:aerolite-shard")
    assert (yellow(match), red(match), player(match).stamina) == (POOL, POOL, 4)


def test_return_die__a_discarded_green_one() -> None:
    match = attempt(RECORDS, who("dexter-drake", allies=["cat-of-ulthar"]))
    assert "ability:cat-of-ulthar:0" not in keys(match), "none is discarded yet"
    roll(match, "1 1 1 1 1 peril")
    fail(match, "peril")
    pick(match, "ability:cat-of-ulthar:0")
    assert (len(dice(match)), dice(match, DISCARDED)) == (6, [])


@rule("es.spell-securing.3")
def test_hold_dice__and_reroll_the_rest() -> None:
    match = attempt(RECORDS, who("dexter-drake", spells=["dho-formula"]))
    roll(match, "lore 1 1 1 1 1")
    pick(match, "use:dho-formula", "die:0")
    assert (asked(match), keys(match)) == ("reroll", [f"die:{number}" for number in range(1, 6)])
    rig_dice(match, "3")
    pick(match, "die:1")
    assert "task:1" in keys(match)


def test_reroll_dice__any_number() -> None:
    match = attempt(RECORDS, who("dexter-drake", common=["lucky-dollar"]))
    roll(match, "1 1 1 1 1 1")
    pick(match, "use:lucky-dollar")
    rig_dice(match, "3 3 lore")
    pick(match, "die:0 die:1 die:2")
    assert faces(match) == ["1", "1", "1", "3", "3", "lore"]


def test_change_die__terror_into_a_wild() -> None:
    match = attempt(RECORDS, who("dexter-drake", unique=["obsidian-mirror"]))
    roll(match, "1 1 1 2 peril terror")
    pick(match, "use:obsidian-mirror")
    assert faces(match) == ["1", "1", "1", "2", "peril", "wild"]


def test_raise_die__by_one() -> None:
    match = attempt(RECORDS, "darrell-simmons")
    roll(match, "3 2 peril peril peril peril")
    assert "task:0" not in keys(match)
    pick(match, "ability:darrell-simmons:0")
    assert "task:0" in keys(match)


def test_complete_task__without_dice_but_not_a_monsters() -> None:
    scholar = who("dexter-drake", spells=["whisper-out-of-time"])
    match = attempt(RECORDS, scholar, monsters={"below": "cultist"})
    pick(match, "use:whisper-out-of-time")
    assert keys(match) == ["task:0", "task:1"]
    pick(match, "task:0")
    assert (player(match).sanity, len(dice(match))) == (3, 6)
    assert match.state.attempt is not None and match.state.attempt.done == ["task:0"]


def test_complete_task__the_last_one_resolves_the_adventure_without_a_roll() -> None:
    friend = who("dexter-drake", allies=["albert-wilmarth"])
    match = attempt(RECORDS, friend, draws={"adventure": ["the-curator"]})
    roll(match, "3 3 lore 1 1 1")
    task(match, "task:0", "3 3")
    pick(match, "ability:albert-wilmarth:0")
    assert (player(match).trophies, player(match).clues) == ([RECORDS], 2)


def test_complete_task__pays_what_the_task_costs() -> None:
    scholar = who("dexter-drake", spells=["whisper-out-of-time"])
    match = attempt("hallway-on-fire", scholar)
    pick(match, "use:whisper-out-of-time")
    assert (player(match).sanity, player(match).stamina) == (3, 4)


def test_ignore_terror__for_this_adventure() -> None:
    match = attempt("ancient-relics", who("dexter-drake", common=["smelling-salts"], sanity=3))
    pick(match, "use:smelling-salts")
    for number in (6, 5):
        roll(match, " ".join(["1"] * (number - 1) + ["terror"]))
        fail(match, "terror")
    assert player(match).sanity == 4


def test_avoid_penalties__of_this_adventure() -> None:
    match = attempt(RECORDS, who("dexter-drake", allies=["duke"]))
    pick(match, "ability:duke:1")
    give_up(match)
    assert (player(match).sanity, player(match).allies) == (5, [])
    pick(match, "stay")
    give_up(match)
    assert player(match).sanity == 4


def test_avoid_penalties__and_what_else_follows_from_a_failure() -> None:
    for allies, left in (["duke"], ["the-dreamlands"]), ([], []):
        match = attempt("the-dreamlands", who("dexter-drake", allies=allies), other_worlds=["yuggoth"])
        if allies:
            pick(match, "ability:duke:1")
        give_up(match)
        assert [place.card for place in match.state.other_worlds] == [*left, "yuggoth"], "Yog-Sothoth removes it"


@rule("es.ruling-drawn.2")
def test_extra_adventure__keeps_being_one_more_when_it_is_replaced() -> None:
    match = scene(who("dexter-drake", allies=["night-watchman"]), adventures=[RECORDS, "koi-pond"])
    match.state.adventures[1].extra = True
    deal(match, adventure=["the-archives"])
    pick(match, "ability:night-watchman:0", "adventure:koi-pond")
    assert [(place.card, place.extra) for place in match.state.adventures] == [(RECORDS, False), ("the-archives", True)]


# Choices and happenings


@rule("es.ruling-price.2")
def test_choose_one__the_last_point_too() -> None:
    people: list[Someone] = ["dexter-drake", who("bob-jenkins", sanity=1)]
    match = scene(*people, draws={"mythos": ["blood-red-moon"]}, **MIDNIGHT)
    assert [decision.seat for decision in match.pending] == [0, 1]
    match.choose(0, "choice:0")
    assert keys(match) == ["choice:0", "choice:1"]
    match.choose(1, "choice:0")
    assert (match.state.devoured, asked(match), match.pending[0].seat) == (["bob-jenkins"], "investigator", 1)


@rule("es.ruling-price.2")
def test_choose_one__the_curators_price_in_trophies_or_in_points() -> None:
    collector = who("dexter-drake", sanity=1, trophies=["koi-pond"])
    match = scene(collector, adventures=["the-curator"], draws={"mythos": [NURSES]}, **MIDNIGHT)
    assert keys(match) == ["choice:0", "choice:1"]
    pick(match, "choice:1")
    assert match.state.devoured == ["dexter-drake"]


@rule("es.ruling-price.2")
def test_choose_one__under_attack() -> None:
    match = battle(who("dexter-drake", sanity=1, clues=1), "bob-jenkins", ancient_one="yig", doom=5, clock=3)
    give_up(match)
    assert keys(match) == ["choice:0", "choice:1"], "Bob, who has no Clue, is not asked"
    pick(match, "choice:1")
    assert player(match).out


def test_choose_one__only_what_can_be_done_in_full_else_the_last() -> None:
    people: list[Someone] = ["dexter-drake", who("bob-jenkins", trophies=["cultist"])]
    match = scene(*people, adventures=["the-curator"], draws={"mythos": [NURSES]}, **MIDNIGHT)
    assert not happened(match, "lose-trophy"), "1 trophy is not 2"
    assert [(p.sanity, p.stamina) for p in match.state.players] == [(4, 4), (3, 5)]


def test_cancel__what_would_be_gained() -> None:
    match = scene(who("dexter-drake", allies=["zadok-allen"]), mythos="merciful-oblivion")
    pick(match, "ability:zadok-allen:1")
    assert (player(match).clues, player(match).allies) == (0, [])


def test_change_amount__of_every_gain() -> None:
    match = scene("bob-jenkins", draws={"common": ["hip-flask", "crowbar"]})
    search(match, "3")
    assert player(match).common == ["hip-flask", "crowbar"]


def test_gain_instead__of_what_is_found() -> None:
    match = scene("ashcan-pete")
    search(match, "3")
    pick(match, "ashcan-pete:0", "loot:clue")
    assert (player(match).common, player(match).clues) == ([], 1)


# What stands while a card is in play


@pytest.mark.parametrize(
    ("mythos", "fields", "forbidden"),
    [
        ("words-without-power", {"spells": ["mercy-of-nodens"], "stamina": 3}, "use:mercy-of-nodens"),
        ("rust-and-rot", {"common": ["hip-flask"], "sanity": 3}, "use:hip-flask"),
        ("sealed-showcases", {"unique": ["silver-key"]}, "use:silver-key"),
    ],
)
@rule("es.mythos-cards.4")
def test_prohibitions_of_the_mythos(mythos: str, fields: dict[str, object], forbidden: str) -> None:
    free = scene(who("dexter-drake", **fields), mythos="yellow-fog")
    assert forbidden in keys(free)
    held = scene(who("dexter-drake", **fields), mythos=mythos)
    assert forbidden not in keys(held)


@rule("es.mythos-cards.4")
def test_no_clues_and_no_assistance_while_the_mythos_forbids_them() -> None:
    clues = attempt(RECORDS, who("dexter-drake", clues=1), mythos="false-trails")
    roll(clues, "1 1 1 1 1 1")
    assert "clue" not in keys(clues)
    alone = attempt(RECORDS, "dexter-drake", who("bob-jenkins", place=RECORDS), mythos="every-man-for-himself")
    roll(alone, "1 1 1 1 1 peril")
    pick(alone, "fail", "die:5")
    assert keys(alone) == ["roll-on", "focus"]


@rule("es.mythos-cards.4")
def test_values_of_the_mythos() -> None:
    leaden = attempt(RECORDS, mythos="leaden-hands")
    assert len(dice(leaden)) == 5
    locked = attempt("did-you-hear-that", mythos="leaden-hands")
    assert len(dice(locked)) == 4, "one is locked, and one is fewer"
    mary = attempt("did-you-hear-that", "sister-mary", mythos="leaden-hands")
    assert len(dice(mary)) == 6
    casting = [{"place": ON_SPELL, "face": 0, "at": 1}] * 5
    cast = who("dexter-drake", cast=[{"number": 1, "card": "chant-of-the-black-goat"}])
    last = attempt(RECORDS, cast, mythos="leaden-hands", dice=[*casting, {}, {}, {}])
    assert dice(last) == [], "the only free one is one fewer"
    ink = attempt(RECORDS, mythos="a-warning-of-a-conspiracy")
    roll(ink, "3 3 peril peril peril peril")
    assert "task:0" not in keys(ink), "Investigation 6 asks for 7"
    dyer = attempt(RECORDS, who("dexter-drake", allies=["william-dyer"]))
    roll(dyer, "3 2 peril peril peril peril")
    assert "task:0" in keys(dyer), "Investigation 6 asks for 5"
    fight = battle(who("dexter-drake", allies=["william-dyer"]))
    roll(fight, "lore lore 2 peril peril peril")
    assert "combat" in keys(fight), "Yog-Sothoth's Investigation 3 asks for 2"
    least = attempt("rlyeh", who("dexter-drake", allies=["william-dyer"]))
    roll(least, "peril peril peril peril peril 1")
    assert "task:0" not in keys(least), "each Investigation 1 still asks for a die"
    hurt = scene(who("dexter-drake", stamina=1), mythos=NURSES)
    pick(hurt, "stay", "aid:stamina")
    assert player(hurt).stamina == 3
    masonry = attempt(RECORDS, mythos="falling-masonry")
    give_up(masonry)
    assert (player(masonry).sanity, player(masonry).stamina) == (4, 4)


@rule("es.mythos-cards.4")
def test_answers_of_the_mythos() -> None:
    sorcery = scene(who("dexter-drake", spells=["mercy-of-nodens"], stamina=3), mythos="the-price-of-sorcery")
    pick(sorcery, "use:mercy-of-nodens")
    assert (player(sorcery).sanity, player(sorcery).stamina) == (4, 5)
    blood = attempt(RECORDS, mythos="fresh-blood-on-the-marble", draws={"monster": ["ghoul"]})
    give_up(blood)
    assert [token.id for token in monsters(blood)] == ["ghoul"]
    bells = attempt("the-abyss", who("dexter-drake", sanity=2), who("bob-jenkins", stamina=2), mythos="church-bells")
    roll(bells, "peril terror 1 1 1 1")
    task(bells, "task:0")
    roll(bells, "lore lore peril 1")
    task(bells, "task:1")
    assert (player(bells, 0).sanity, player(bells, 1).stamina) == (4, 4)


# What is offered only where it can be done, and hooks that no printed card needs yet


def test_open_gate__not_offered_when_all_worlds_are_open() -> None:
    armed = who("dexter-drake", unique=["silver-key"])
    assert "use:silver-key" in keys(scene(armed))
    none_left = scene(armed, other_world_deck={"name": "other-world"}, removed=sorted(CONTENT.other_worlds))
    assert "use:silver-key" not in keys(none_left)


def test_look_ahead__the_buried_card_lies_under_the_deck() -> None:
    match = scene(who("dexter-drake", unique=["pnakotic-fragments"]), draws={"mythos": [NURSES]})
    pick(match, "use:pnakotic-fragments", "bury")
    assert (match.state.mythos_deck.bottom, match.state.mythos_deck.top) == ([NURSES], [])
    assert len(match.state.mythos_deck) == 32


def test_gain__in_answer_to_an_adventure_resolved(tmp_path: Path) -> None:
    trigger = {"on": "adventure-resolved", "do": [{"do": "gain", "what": "clue"}]}
    rules = changed_rules(tmp_path, "mythos", NURSES, standing={"triggers": [trigger]})
    for rewards, clues in (rules, 3), (RULES, 2):
        match = attempt(RECORDS, "dexter-drake", "bob-jenkins", mythos=NURSES, rules=rewards)
        roll(match, "3 3 lore 1 1 1")
        task(match, "task:0", "3 3")
        roll(match, "3 lore 1 1")
        task(match, "task:1", "3 lore")
        assert (player(match, 0).clues, player(match, 1).clues) == (clues, 0)


def test_lose__in_answer_to_what_happens_outside_a_turn_concerns_the_active_player(tmp_path: Path) -> None:
    trigger = {"on": "gate-opened", "do": [{"do": "lose", "what": "sanity"}]}
    rules = changed_rules(tmp_path, "mythos", NURSES, standing={"triggers": [trigger]})
    rules = changed_rules(tmp_path, "adventures", RECORDS, midnight=[{"do": "open-gate"}])
    people: list[Someone] = ["dexter-drake", "bob-jenkins", "joe-diamond"]
    match = scene(*people, active=1, mythos=NURSES, draws={"mythos": ["false-trails"]}, rules=rules, **MIDNIGHT)
    assert [someone.sanity for someone in match.state.players] == [5, 3, 4]
