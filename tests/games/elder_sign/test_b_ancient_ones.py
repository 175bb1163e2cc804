"""The eight Ancient Ones: what each does while asleep, when it awakens, and when it attacks."""

import pytest

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign import RULES
from miskatonic.games.elder_sign.state import State
from tests.games.elder_sign.scenes_b import (
    CONTENT,
    RECORDS,
    Someone,
    asked,
    attempt,
    battle,
    card,
    deal,
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
    "hastur": (14, 10, ("lore", "terror", "investigation 2")),
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
        ("cthulhu", "terror lore peril"), ("hastur", "lore terror 2"), ("ithaqua", "peril 3 2"),
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
def test_hastur_takes_a_spell_or_two_sanity() -> None:
    wizard = who("dexter-drake", spells=["voorish-sign"])
    match = battle(wizard, "joe-diamond", ancient_one="hastur", clock=3, doom=5)
    give_up(match)
    assert [decision.seat for decision in match.pending] == [0], "Joe has no Spell and no choice"
    pick(match, "choice:0")
    assert (player(match, 0).spells, player(match, 0).sanity) == ([], 5)
    assert player(match, 1).sanity == 2


# Ithaqua


@rule("es.midnight.2")
def test_at_midnight_ithaqua_freezes_who_waits_at_the_entrance() -> None:
    people: list[Someone] = ["dexter-drake", who("bob-jenkins", place=RECORDS)]
    match = scene(*people, ancient_one="ithaqua", phase="clock", clock=3, draws={"mythos": ["volunteer-nurses"]})
    assert [someone.stamina for someone in match.state.players] == [4, 6]


@rule("es.battle-clock.2")
def test_ithaqua_takes_a_common_item_or_two_stamina() -> None:
    people: list[Someone] = [who("dexter-drake", common=["hip-flask"]), "joe-diamond"]
    match = battle(*people, ancient_one="ithaqua", clock=3, doom=5)
    give_up(match)
    pick(match, "choice:1")
    assert (player(match, 0).common, player(match, 0).stamina) == (["hip-flask"], 3)
    assert player(match, 1).stamina == 4


# Nyarlathotep


@rule("es.monsters.1")
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


@rule("es.monster-tasks.2")
def test_under_shub_niggurath_every_monster_asks_for_one_more_terror() -> None:
    match = attempt(RECORDS, monsters={"below": "cultist"}, ancient_one="shub-niggurath")
    roll(match, "lore 1 1 1 1 1")
    assert "monster:1" not in keys(match)
    more = attempt(RECORDS, monsters={"below": "cultist"}, ancient_one="shub-niggurath")
    roll(more, "lore terror 1 1 1 1")
    assert "monster:1" in keys(more)
    plain = attempt("koi-pond", ancient_one="shub-niggurath")
    roll(plain, "terror 1 1 1 1 1")
    assert "task:0" in keys(plain), "a monster task without a monster is as printed"


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
    assert match.state.elder_signs == 2


@rule("es.completing-monster-tasks.5")
@pytest.mark.parametrize(("beaten", "signs"), [(False, 2), (True, 3)])
def test_yig_takes_an_elder_sign_for_a_failed_cultist_but_not_for_a_beaten_one(beaten: bool, signs: int) -> None:
    match = attempt(RECORDS, monsters={"below": "cultist"}, ancient_one="yig", elder_signs=3)
    roll(match, "lore 1 1 1 1 1")
    if beaten:
        task(match, "monster:1")
    give_up(match)
    assert match.state.elder_signs == signs


@rule("es.failed-adventure.1")
def test_yig_takes_nothing_for_a_cultist_that_only_the_penalty_brought() -> None:
    match = attempt("gate-to-elsewhere", ancient_one="yig", doom=2, elder_signs=3)
    deal(match, monster=["cultist"])
    give_up(match)
    assert [token.id for token in monsters(match)] == ["cultist"]
    assert match.state.elder_signs == 3


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


@rule("es.awakening.10")
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


@rule("es.awakening.10", "es.devoured.2")
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
