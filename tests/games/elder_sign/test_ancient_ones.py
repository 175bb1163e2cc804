"""The eight Ancient Ones: what each does while asleep, when it awakens, and when it attacks."""

from pathlib import Path

import pytest

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign import RULES
from miskatonic.games.elder_sign.state import State
from tests.games.elder_sign.scenes import (
    CONTENT,
    RECORDS,
    Someone,
    asked,
    attempt,
    battle,
    card,
    changed_rules,
    fail,
    give_up,
    happened,
    keys,
    monsters,
    pick,
    player,
    roll,
    scene,
    task,
    who,
)
from tests.rules import rule

NUMBERS = {  # Elder Signs, spaces of the Doom track, combat task
    "azathoth": (14, 12, ()),
    "cthulhu": (13, 11, ("terror", "lore", "peril")),
    "hastur": (14, 10, ("lore", "terror", "investigation X")),
    "ithaqua": (11, 9, ("peril", "investigation 5")),
    "nyarlathotep": (11, 10, ("terror", "peril", "investigation 3")),
    "shub-niggurath": (13, 10, ("peril", "peril", "terror")),
    "yig": (10, 8, ("peril", "peril")),
    "yog-sothoth": (12, 10, ("lore", "lore", "investigation 3")),
}


@rule("es.attack-phase.10", "es.doom-track.4")
def test_the_numbers_of_the_ancient_ones() -> None:
    found = {a.id: (a.elder_signs, len(a.track), a.combat) for a in CONTENT.ancient_ones.values()}
    assert found == NUMBERS


@rule("es.attack-phase.1")
@pytest.mark.parametrize(
    ("ancient_one", "hit"),
    [
        ("cthulhu", "terror lore peril"), ("hastur", "lore terror 1"), ("ithaqua", "peril 3 2"),
        ("nyarlathotep", "terror peril 3"), ("shub-niggurath", "peril peril terror"), ("yig", "peril peril"),
        ("yog-sothoth", "lore lore 3"),
    ],
)  # fmt: skip
def test_the_combat_task_of_each_is_met_by_just_these_results(ancient_one: str, hit: str) -> None:
    results = hit.split()
    match = battle(ancient_one=ancient_one, doom=5)
    roll(match, " ".join([*results, *["1"] * (6 - len(results))]))
    task(match, "combat", hit)
    assert match.state.doom == 4
    for spoiled in range(len(results)):
        miss = battle(ancient_one=ancient_one, doom=5)
        rest = [result for number, result in enumerate(results) if number != spoiled]
        filler = "terror" if ancient_one in ("ithaqua", "yig", "yog-sothoth") else "1"
        roll(miss, " ".join([*rest, *[filler] * (6 - len(rest))]))
        expected = ancient_one in ("hastur", "nyarlathotep") and results[spoiled].isdigit()
        assert ("combat" in keys(miss)) is expected, "only ones add up to a number"


# Azathoth


@rule("es.awakening.1", "es.game-end.5")
def test_when_azathoth_awakens_the_world_ends() -> None:
    match = attempt("gate-to-elsewhere", "dexter-drake", "bob-jenkins", ancient_one="azathoth", doom=11)
    give_up(match)
    assert (match.state.ended, match.pending) == ("world-ended", ())
    assert match.outcome is not None and not match.outcome.won


def test_a_study_counts_whether_the_ancient_one_woke() -> None:
    def was(match: Match[State]) -> str | int:
        return RULES.statistics(match.state)["ancient_one_was"]

    assert (was(scene(ancient_one="azathoth")), was(battle())) == ("asleep", "awake")
    ended = scene(ancient_one="azathoth")
    ended.state.ended = "world-ended"
    assert was(ended) == "awake"


@rule("es.doom-track.8")
def test_a_failure_in_an_other_world_adds_doom_for_azathoth() -> None:
    world = attempt("the-dreamlands", ancient_one="azathoth")
    give_up(world)
    assert world.state.doom == 1
    museum = attempt(RECORDS, ancient_one="azathoth")
    give_up(museum)
    assert museum.state.doom == 0


@rule("es.doom-track.8", "es.devoured.2")
def test_a_failure_is_answered_even_where_it_devours() -> None:
    match = attempt("the-dreamlands", who("dexter-drake", sanity=1), "bob-jenkins", ancient_one="azathoth")
    give_up(match)
    assert match.state.doom == 2, "one for the failure, one for the investigator"


# Cthulhu


@rule("es.investigator-card.2", "es.investigator-card.3")
def test_cthulhu_lowers_every_maximum_by_one() -> None:
    options = {"investigators": ["dexter-drake"], "ancient_one": "cthulhu"}
    match: Match[State] = Match.new(RULES, 1, options, script={"draw.mythos": ["volunteer-nurses"]})
    assert (player(match).sanity, player(match).stamina) == (4, 4)
    tired = scene(who("dexter-drake", sanity=1, stamina=1, spells=["dream-of-ulthar"]), ancient_one="cthulhu")
    pick(tired, "use:dream-of-ulthar")
    assert player(tired).sanity == 3
    full = scene(who("dexter-drake", sanity=3, stamina=4, spells=["dream-of-ulthar"]), ancient_one="cthulhu")
    pick(full, "use:dream-of-ulthar")
    assert player(full).sanity == 4


# Hastur


@rule("es.doom-track.8")
def test_under_hastur_every_failure_costs_one_more_sanity() -> None:
    match = attempt(RECORDS, ancient_one="hastur")
    give_up(match)
    assert player(match).sanity == 3


@rule("es.battle-clock.2")
def test_hastur_takes_two_sanity_from_everybody() -> None:
    match = battle("dexter-drake", "joe-diamond", ancient_one="hastur", clock=3, doom=5)
    give_up(match)
    assert [someone.sanity for someone in match.state.players] == [3, 2]


@rule("es.ruling-ancient-ones.1", "es.attack-phase.1")
@pytest.mark.parametrize(("beasts", "x"), [([], 1), (["cultist"], 1), (["cultist", "ghoul", "gug"], 3)])
def test_against_hastur_x_is_the_number_of_monsters_when_the_last_token_came(beasts: list[str], x: int) -> None:
    room = {"card": RECORDS, "monsters": {"below": beasts}}
    match = attempt("gate-to-elsewhere", ancient_one="hastur", doom=9, adventures=[room])
    give_up(match)
    assert (match.state.awake, monsters(match)) == (True, [])
    roll(match, f"lore terror {x} peril peril peril")
    assert "combat" in keys(match)
    if x > 1:
        weak = attempt("gate-to-elsewhere", ancient_one="hastur", doom=9, adventures=[room])
        give_up(weak)
        roll(weak, f"lore terror {x - 1} peril peril peril")
        assert "combat" not in keys(weak)


@rule("es.ruling-ancient-ones.1")
def test_an_effect_that_awakens_him_counts_the_monsters_too(tmp_path: Path) -> None:
    rules = changed_rules(tmp_path, "adventures", RECORDS, penalties=[{"do": "awaken"}])
    match = attempt(RECORDS, ancient_one="hastur", monsters={"below": ["cultist", "ghoul"]}, rules=rules)
    give_up(match)
    assert (match.state.awake, match.state.combat_x) == (True, 2)


# Ithaqua


@rule("es.ruling-ancient-ones.2")
def test_whoever_spends_an_item_or_a_spell_pays_ithaqua_a_stamina() -> None:
    armed = who("dexter-drake", sanity=2, common=["hip-flask", "carbide-lamp"], spells=["circle-of-chalk"])
    match = attempt(RECORDS, armed, ancient_one="ithaqua")
    pick(match, "use:carbide-lamp")
    assert player(match).stamina == 4
    roll(match, "lore 1 1 1 1 1", yellow="1")
    pick(match, "use:circle-of-chalk", "die:0")
    assert player(match).stamina == 3, "a Spell is spent when it is cast"
    fail(match, "1")
    roll(match, "3 1 1 1", yellow="1")
    task(match, "task:1", "lore 3")
    assert player(match).stamina == 3, "the die on it costs nothing more"


@rule("es.ruling-ancient-ones.2")
def test_a_card_discarded_as_a_price_is_spent_and_one_discarded_by_force_is_not() -> None:
    jenny = who("jenny-barnes", common=["hip-flask"], clues=1)
    match = attempt(RECORDS, jenny, ancient_one="ithaqua")
    clue = match.fork()
    pick(match, "ability:jenny-barnes:0", "choice:0")
    assert player(match).stamina == 3
    pick(clue, "ability:jenny-barnes:0", "choice:1")
    assert player(clue).stamina == 4, "a Clue is neither"
    forced = scene(
        who("dexter-drake", common=["hip-flask"]), ancient_one="ithaqua", phase="clock", clock=3,
        draws={"mythos": ["rising-salt-water"]},
    )  # fmt: skip
    pick(forced, "choice:0")
    assert (player(forced).common, player(forced).stamina) == ([], 5)


@rule("es.ruling-ancient-ones.2", "es.devoured.1", "es.devoured.11")
def test_icy_winds_may_take_the_last_point_and_the_beaten_monster_goes_back_to_the_cup() -> None:
    hunter = who("dexter-drake", stamina=1, common=["hunting-shotgun"])
    room = {"card": RECORDS, "monsters": {"below": "gug"}}
    match = scene(hunter, "bob-jenkins", ancient_one="ithaqua", adventures=[room])
    pick(match, "use:hunting-shotgun")
    assert match.state.devoured == ["dexter-drake"], "in the Movement Phase"
    assert (monsters(match), match.state.monster_cup.fog.count("gug")) == ([], 1)
    assert (asked(match), match.state.clock) == ("investigator", 1)


@rule("es.battle-clock.2")
def test_ithaqua_takes_a_common_item_or_two_stamina() -> None:
    people: list[Someone] = [who("dexter-drake", common=["hip-flask"]), "joe-diamond"]
    match = battle(*people, ancient_one="ithaqua", clock=3, doom=5)
    give_up(match)
    pick(match, "choice:1")
    assert (player(match, 0).common, player(match, 0).stamina) == (["hip-flask"], 3)
    assert player(match, 1).stamina == 4


# Nyarlathotep


def test_nyarlathoteps_masks_are_in_the_cup_and_nobody_elses() -> None:
    masks = set(CONTENT.masks)
    for ancient_one in CONTENT.ancient_ones:
        options = {"ancient_one": ancient_one, "investigators": ["dexter-drake"]}
        match: Match[State] = Match.new(RULES, 1, options, script={"draw.mythos": ["volunteer-nurses"]})
        found = masks & set(match.state.monster_cup.fog)
        assert found == (masks if ancient_one == "nyarlathotep" else set())


@rule("es.battle-clock.2")
def test_nyarlathotep_takes_a_unique_item_or_a_point_of_each() -> None:
    people: list[Someone] = [who("dexter-drake", unique=["silver-key"]), "joe-diamond"]
    match = battle(*people, ancient_one="nyarlathotep", clock=3, doom=5)
    give_up(match)
    pick(match, "choice:0")
    assert (player(match, 0).unique, player(match, 0).sanity, player(match, 0).stamina) == ([], 5, 5)
    assert (player(match, 1).sanity, player(match, 1).stamina) == (3, 5)


# Shub-Niggurath


@rule("es.ruling-ancient-ones.3", "es.monster-tasks.2", "es.completing-tasks.4")
def test_under_shub_niggurath_every_monster_has_a_second_task() -> None:
    match = attempt(RECORDS, monsters={"below": "cultist"}, ancient_one="shub-niggurath")
    roll(match, "lore terror 1 1 1 1")
    assert [key for key in keys(match) if key.partition(":")[0] in ("monster", "second")] == ["monster:1", "second:1"]
    pick(match, "monster:1")
    assert (asked(match), monsters(match)[0].defeated) == ("before-roll", False), "one task with one roll"
    roll(match, "terror 1 1 1 1")
    pick(match, "second:1")
    assert monsters(match)[0].defeated
    give_up(match)
    assert player(match).trophies == ["cultist"]


@rule("es.ruling-ancient-ones.3")
@pytest.mark.parametrize("first", ["task:0", "second:1"])
def test_one_task_of_two_does_not_defeat_the_monster(first: str) -> None:
    match = attempt("koi-pond", monsters={0: "cultist"}, ancient_one="shub-niggurath")
    roll(match, "lore terror 1 1 1 1")
    pick(match, first)
    give_up(match)
    assert (player(match).trophies, [token.id for token in monsters(match)]) == ([], ["cultist"])
    again = attempt("koi-pond", monsters={0: "cultist"}, ancient_one="shub-niggurath")
    roll(again, "lore terror 1 1 1 1")
    pick(again, first)
    roll(again, "lore terror 1 1 1")
    pick(again, "second:1" if first == "task:0" else "task:0")
    roll(again, "1 1 1 1")
    assert "task:0" not in keys(again)
    give_up(again)
    assert player(again).trophies == ["cultist"]


@rule("es.ruling-ancient-ones.3")
def test_a_card_that_defeats_the_monster_meets_both_tasks() -> None:
    hunter = who("dexter-drake", common=["hunting-shotgun"])
    match = attempt("the-dreamlands", hunter, monsters={"below": "shoggoth"}, ancient_one="shub-niggurath")
    pick(match, "use:hunting-shotgun")
    roll(match, "peril lore 3 1 1 1")
    task(match, "task:0", "peril lore 3")
    assert sorted(player(match).trophies) == ["shoggoth", "the-dreamlands"]
    plain = attempt("koi-pond", ancient_one="shub-niggurath")
    roll(plain, "terror 1 1 1 1 1")
    assert [key for key in keys(plain) if key.startswith("second")] == [], "without a monster as printed"


@rule("es.battle-clock.2")
def test_shub_niggurath_takes_a_trophy_and_stamina_or_more_stamina() -> None:
    people: list[Someone] = [who("dexter-drake", trophies=["cultist"]), "joe-diamond"]
    match = battle(*people, ancient_one="shub-niggurath", clock=3, doom=5)
    give_up(match)
    pick(match, "choice:0")
    assert [someone.stamina for someone in match.state.players] == [4, 4]
    assert player(match, 0).trophies == []
    assert match.state.monster_cup.fog.count("cultist") == 5


# Yig


@rule("es.devoured.2")
def test_yig_takes_an_elder_sign_for_everybody_devoured() -> None:
    match = attempt(RECORDS, who("dexter-drake", sanity=1), ancient_one="yig", elder_signs=3)
    give_up(match)
    assert (match.state.elder_signs, match.state.doom) == (2, 1)


@rule("es.ruling-ancient-ones.4")
@pytest.mark.parametrize(("beaten", "signs"), [(False, 3), (True, 2)])
def test_yig_takes_an_elder_sign_for_a_cultist_overcome(beaten: bool, signs: int) -> None:
    match = attempt(RECORDS, monsters={"below": "cultist"}, ancient_one="yig", elder_signs=3)
    roll(match, "lore 1 1 1 1 1")
    if beaten:
        task(match, "monster:1")
    give_up(match)
    assert match.state.elder_signs == signs


@rule("es.ruling-ancient-ones.4")
def test_yig_takes_nothing_for_a_cultist_shot_nor_for_another_monster() -> None:
    hunter = who("dexter-drake", common=["hunting-shotgun"])
    match = attempt(RECORDS, hunter, monsters={"below": "cultist"}, ancient_one="yig", elder_signs=3)
    pick(match, "use:hunting-shotgun")
    give_up(match)
    assert (player(match).trophies, match.state.elder_signs) == (["cultist"], 3)
    other = attempt(RECORDS, monsters={"below": "night-gaunt"}, ancient_one="yig", elder_signs=3)
    roll(other, "terror 1 1 1 1 1")
    task(other, "monster:1")
    give_up(other)
    assert (player(other).trophies, other.state.elder_signs) == (["night-gaunt"], 3)


@rule("es.awakening.1", "es.devoured.1")
def test_awakening_yig_devours_who_cannot_give_an_item_of_each_kind_and_a_spell() -> None:
    rich = who("bob-jenkins", common=["hip-flask"], unique=["silver-key"], spells=["voorish-sign"])
    match = attempt("gate-to-elsewhere", "dexter-drake", rich, ancient_one="yig", doom=7)
    give_up(match)
    assert (asked(match), match.pending[0].seat) == ("choose-one", 1)
    pick(match, "choice:0")
    assert [someone.out for someone in match.state.players] == [True, False]
    bob = player(match, 1)
    assert (bob.common, bob.unique, bob.spells, bob.place) == ([], [], [], "ancient-one")


@rule("es.battle-clock.2")
def test_yig_takes_a_clue_or_a_point_of_each() -> None:
    people: list[Someone] = [who("dexter-drake", clues=1), "joe-diamond"]
    match = battle(*people, ancient_one="yig", clock=3, doom=5)
    give_up(match)
    pick(match, "choice:0")
    assert (player(match, 0).clues, player(match, 0).sanity, player(match, 0).stamina) == (0, 5, 5)
    assert (player(match, 1).sanity, player(match, 1).stamina) == (3, 5)


# Yog-Sothoth


@rule("es.ruling-monsters.4")
def test_a_failed_other_world_is_removed_with_what_lies_on_it() -> None:
    people: list[Someone] = ["dexter-drake", who("bob-jenkins", place="the-abyss")]
    match = attempt("the-abyss", *people, monsters={0: "mi-go"}, other_worlds=["the-dreamlands"])
    give_up(match)
    state = match.state
    assert (state.removed, [place.card for place in state.other_worlds]) == (["the-abyss"], ["the-dreamlands"])
    assert [someone.place for someone in state.players] == ["entrance", "entrance"]
    assert (monsters(match), state.locks) == ([], [])
    assert "mi-go" in state.monster_cup.fog
    assert not state.awake


def test_a_resolved_other_world_and_a_failed_adventure_are_not_removed() -> None:
    match = attempt(RECORDS, other_worlds=["the-dreamlands"])
    give_up(match)
    assert (match.state.removed, card(match, RECORDS).card) == ([], RECORDS)


def last_world(**position: object) -> Match[State]:
    rest = [name for name in CONTENT.other_worlds if name != "the-dreamlands"]
    told = {"removed": rest, "other_world_deck": {"name": "other-world"}, **position}
    return attempt("the-dreamlands", "dexter-drake", "bob-jenkins", **told)


@rule("es.awakening.10")
def test_without_other_worlds_yog_sothoth_awakens() -> None:
    match = last_world()
    give_up(match)
    assert (match.state.awake, match.state.doom) == (True, 10)
    assert (asked(match), match.pending[0].seat) == ("before-roll", 1)


def test_an_other_world_in_the_deck_or_among_the_trophies_keeps_him_asleep() -> None:
    in_deck = last_world(other_world_deck={"name": "other-world", "fog": ["yuggoth"]})
    give_up(in_deck)
    assert not in_deck.state.awake
    collector = who("dexter-drake", trophies=["yuggoth"])
    trophy = attempt("the-dreamlands", collector, other_world_deck={"name": "other-world"})
    give_up(trophy)
    assert not trophy.state.awake


@rule("es.devoured.2")
def test_the_world_is_removed_though_its_penalty_devours_the_investigator() -> None:
    match = attempt("the-dreamlands", who("dexter-drake", sanity=1), "bob-jenkins")
    give_up(match)
    assert match.state.removed == ["the-dreamlands"]


@rule("es.battle-clock.2", "es.battle-clock.3")
def test_yog_sothoth_takes_a_trophy_or_devours() -> None:
    people: list[Someone] = [who("dexter-drake", trophies=["cultist", "koi-pond"]), "joe-diamond"]
    match = battle(*people, clock=3, doom=5)
    give_up(match)
    pick(match, "choice:0", "trophy:cultist")
    assert player(match, 0).trophies == ["koi-pond"]
    assert (player(match, 1).out, match.state.doom) == (True, 6)
    assert happened(match).count("attack") == 1
