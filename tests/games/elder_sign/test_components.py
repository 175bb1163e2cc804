"""What the box holds, and what each component is for."""

import random
import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
import yaml

from miskatonic.engine.data import fields_of, read
from miskatonic.engine.errors import ContentError
from miskatonic.engine.match import Match
from miskatonic.engine.pack import Words
from miskatonic.engine.shape import written
from miskatonic.games.elder_sign import RULES
from miskatonic.games.elder_sign.cards import COUNTS, TOKENS, Adventure, CommonItem, UniqueItem
from miskatonic.games.elder_sign.pack import FOLDER, Content
from miskatonic.games.elder_sign.terms import COLOURS, DIE_FACES, HOURS, ON_SPELL, POOL
from miskatonic.games.elder_sign.verbs.dice import AddDie
from tests.games.elder_sign.scenes import (
    CONTENT,
    DEXTER,
    GLORIA,
    QUIET,
    attempt,
    choose,
    copies,
    count,
    every_component,
    hour,
    idle,
    keys,
    new_game,
    player,
    roll,
    scene,
    task,
    total,
    verbs,
    who,
)
from tests.rules import rule

LARGE = ("ancient-ones", "investigators", "adventures", "other-worlds")
SMALL = ("common-items", "unique-items", "spells", "allies", "mythos")


@pytest.mark.parametrize(
    ("kind", "number"),
    [
        pytest.param("entrance", 1, marks=rule("es.components.4")),
        pytest.param("ancient-ones", 8, marks=rule("es.components.9")),
        pytest.param("investigators", 16, marks=rule("es.components.10")),
        pytest.param("adventures", 48, marks=rule("es.components.11")),
        pytest.param("other-worlds", 8, marks=rule("es.components.12")),
        pytest.param("common-items", 12, marks=rule("es.components.14")),
        pytest.param("unique-items", 12, marks=rule("es.components.15")),
        pytest.param("spells", 12, marks=rule("es.components.16")),
        pytest.param("allies", 8, marks=rule("es.components.17")),
        pytest.param("mythos", 32, marks=rule("es.components.18")),
        pytest.param("monsters", 22, marks=rule("es.components.24")),
        pytest.param("mask-monsters", 5, marks=rule("es.components.25")),
    ],
)
def test_the_box_holds_so_many_of_a_kind(kind: str, number: int) -> None:
    assert total(kind) == COUNTS[kind] == number


@rule("es.components.8", "es.components.13")
def test_there_are_80_large_and_76_small_cards() -> None:
    assert sum(total(kind) for kind in LARGE) == 80
    assert sum(total(kind) for kind in SMALL) == 76


@rule("es.components.5", "es.components.6", "es.components.7")
def test_there_are_six_green_dice_a_yellow_and_a_red_one() -> None:
    assert [COLOURS.count(colour) for colour in ("green", "yellow", "red")] == [6, 1, 1]
    assert len(new_game().state.dice) == 8


@rule(
    "es.components.19",
    "es.components.21",
    "es.components.22",
    "es.components.23",
    "es.components.26",
    "es.components.27",
)
def test_the_tokens_of_the_box_add_up_to_147() -> None:
    assert TOKENS["sanity"] == TOKENS["stamina"] == 30
    assert TOKENS["clue"] == 15
    assert TOKENS["doom"] == 12
    assert TOKENS["elder-sign"] == 17
    assert (TOKENS["monster"], TOKENS["mask-monster"]) == (total("monsters"), total("mask-monsters"))
    # The rulebook's own sum says 144; its list, which we follow, says 147.
    assert sum(TOKENS.values()) == 147


@rule("es.components.20", "es.component-overview.7")
def test_every_investigator_has_one_marker_that_shows_where_he_is() -> None:
    assert TOKENS["investigator-marker"] == len(CONTENT.investigators) == 16
    match = scene({"investigator": DEXTER}, {"investigator": GLORIA}, adventures=["the-archives"])
    choose(match, "adventure:the-archives")
    assert (player(match, 0).investigator, player(match, 0).place) == (DEXTER, "the-archives")
    assert (player(match, 1).investigator, player(match, 1).place) == (GLORIA, "entrance")


@pytest.mark.parametrize(
    ("file", "card_id", "change", "complaint"),
    [
        ("ancient-ones", "azathoth", {"track": "d" * 13}, "needs 13 doom tokens, the box has 12"),
        ("ancient-ones", "yig", {"elder_signs": 18}, "needs 18 elder-sign tokens, the box has 17"),
        ("investigators", "vincent-lee", {"clues": 16}, "needs 16 clue tokens, the box has 15"),
        ("investigators", "vincent-lee", {"sanity": 31}, "needs 31 sanity tokens, the box has 30"),
        ("investigators", "vincent-lee", {"stamina": 31}, "needs 31 stamina tokens, the box has 30"),
        ("adventures", "koi-pond", {"tasks": [{"symbols": ["lor"]}]}, r"card koi-pond: field tasks\[0\].symbols\[0\]"),
    ],
)
@rule("es.components.21", "es.components.22", "es.components.23", "es.components.26", "es.components.27")
def test_a_card_that_the_box_cannot_hold_is_refused(
    tmp_path: Path, file: str, card_id: str, change: dict[str, object], complaint: str
) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    path = folder / f"{file}.yaml"
    cards = yaml.safe_load(path.read_text("utf8"))
    next(entry for entry in cards if entry["id"] == card_id).update(change)
    path.write_text(yaml.safe_dump(cards, allow_unicode=True), "utf8")
    with pytest.raises(ContentError, match=complaint):
        Content(folder)


@rule(
    "es.components.1", "es.components.2", "es.components.3", "es.component-overview.1", "es.before-first-game.2"
)  # fmt: skip
def test_one_hand_goes_round_one_clock_as_the_turns_pass() -> None:
    match = new_game(2, ancient_one="yig", investigators=[DEXTER, GLORIA], script={"draw.mythos": ["yellow-fog"]})
    assert HOURS == ("XII", "III", "VI", "IX")
    seen = [hour(match)]
    for _ in range(3):
        idle(match)
        seen.append(hour(match))
    assert seen == ["XII", "III", "VI", "IX"]
    match.rig({"draw.mythos": ["candlelight-vigil"]})
    idle(match)
    assert hour(match) == "XII"


@rule("es.before-first-game.1")
def test_every_component_is_out_of_the_box_and_in_one_place_only() -> None:
    match = new_game(4, ancient_one="cthulhu")
    decks = ("adventures", "other-worlds", "common-items", "unique-items", "spells", "allies", "mythos", "monsters")
    assert every_component(match.state) == copies(*decks)
    names = [player.investigator for player in match.state.players] + match.state.investigators
    assert sorted(names) == sorted(CONTENT.investigators)


def test_no_component_is_ever_lost_or_doubled(seed: int) -> None:
    luck = random.Random(seed)
    match = Match.new(RULES, 1 + seed % 8, {"ancient_one": "nyarlathotep"}, seed=seed)
    everything = copies(
        "adventures",
        "other-worlds",
        "common-items",
        "unique-items",
        "spells",
        "allies",
        "mythos",
        "monsters",
        "mask-monsters",
    )
    turns = 0
    while match.pending:
        asked = luck.choice(match.pending)
        if asked.kind == "movement":
            turns += 1
            assert every_component(match.state) == everything
            on_spells = [die.at for die in match.state.dice if die.place == ON_SPELL]
            assert set(on_spells) == {cast.number for player in match.state.players for cast in player.cast}
        amount = luck.randint(max(1, asked.least), max(1, asked.most))
        match.choose(asked.seat, *[option.key for option in luck.sample(asked.options, amount)])
    assert match.outcome is not None
    assert turns > 5


@rule("es.component-overview.2")
def test_the_entrance_sheet_lists_what_can_be_done_at_the_entrance() -> None:
    sheet = CONTENT.entrance
    trophies = [name for name in CONTENT.adventures if CONTENT.adventures[name].trophies == 2][:5]
    match = scene({"investigator": DEXTER, "sanity": 1, "stamina": 1, "trophies": trophies})
    choose(match, "stay")
    assert keys(match) == [
        "aid:sanity", "aid:stamina", "half-aid:sanity", "half-aid:stamina", "full-aid", "lost-and-found",
        *[f"buy:{souvenir.what}" for souvenir in sheet.souvenirs],
    ]  # fmt: skip


@rule("es.component-overview.3")
def test_green_dice_complete_tasks_and_so_resolve_an_adventure() -> None:
    match = attempt("the-loading-dock")
    roll(match, "peril", "1", "1", "1", "1", "1")
    task(match, "task:0")
    roll(match, "peril", "3", "1", "1", "1")
    task(match, "task:1", "peril", "3")
    assert "the-loading-dock" in player(match).trophies


@rule("es.component-overview.4")
def test_the_yellow_die_is_better_than_a_green_one_and_comes_with_common_items() -> None:
    green, yellow = DIE_FACES["green"], DIE_FACES["yellow"]
    assert set(yellow) - set(green) == {"4"}
    assert set(green) - set(yellow) == {"terror"}
    assert _dice_of(CONTENT.common_items) == {"yellow"}
    assert _share_with_a_die(CONTENT.common_items) >= 0.5
    match = attempt("the-archives", who(DEXTER, common=["crowbar"]))
    choose(match, "use:crowbar")
    assert match.state.dice[COLOURS.index("yellow")].place == POOL
    assert count(match, POOL) == 7


@rule("es.component-overview.5")
def test_the_red_die_is_better_still_and_comes_with_unique_items() -> None:
    yellow, red = DIE_FACES["yellow"], DIE_FACES["red"]
    assert set(red) - set(yellow) == {"wild"}
    assert set(yellow) - set(red) == {"1"}
    assert "red" in _dice_of(CONTENT.unique_items)
    assert _share_with_a_die(CONTENT.unique_items) >= 0.5
    match = attempt("the-archives", who(DEXTER, unique=["brass-astrolabe"]))
    choose(match, "use:brass-astrolabe")
    assert match.state.dice[COLOURS.index("red")].place == POOL
    assert count(match, POOL) == 7


Items = Mapping[str, CommonItem] | Mapping[str, UniqueItem]


def _dice_of(items: Items) -> set[str]:
    return {effect.colour for item in items.values() for effect in item.use.do if isinstance(effect, AddDie)}


def _share_with_a_die(items: Items) -> float:
    adding = sum(item.copies for item in items.values() if "add-die" in verbs(item.use.do))
    return adding / sum(item.copies for item in items.values())


@rule("es.component-overview.6")
def test_each_of_the_ancient_ones_can_be_faced_and_they_differ() -> None:
    for name in CONTENT.ancient_ones:
        assert new_game(ancient_one=name).state.ancient_one == name
    powers = [replace(card, id="", name=Words("", "")) for card in CONTENT.ancient_ones.values()]
    assert all(power not in powers[:number] for number, power in enumerate(powers))


@rule("es.component-overview.8", "es.objective.2")
def test_resolving_adventures_gains_elder_signs() -> None:
    match = attempt("the-hidden-passage")
    roll(match, "3", "1", "1", "1", "1", "1")
    task(match, "task:0", "3")
    roll(match, "peril", "3", "1", "1", "1")
    task(match, "task:1", "peril", "3")
    roll(match, "lore", "1", "1")
    assert match.state.elder_signs == 0
    task(match, "task:2")
    assert match.state.elder_signs == 2


@rule("es.component-overview.9")
def test_another_world_can_be_entered_once_its_gate_is_open() -> None:
    match = scene(adventures=["the-archives"])
    assert not any(key.partition(":")[2] in CONTENT.other_worlds for key in keys(match))
    match = scene(adventures=["the-archives"], other_worlds=["yuggoth"])
    choose(match, "adventure:yuggoth")
    assert player(match).place == "yuggoth"
    assert keys(match) == ["roll", "give-up"]


@rule("es.component-overview.10")
def test_items_and_spells_help_to_resolve_and_to_stay_alive() -> None:
    # The flask keeps alive an investigator whom the penalty would devour.
    for drinks in (False, True):
        match = attempt("the-archives", who(DEXTER, sanity=1, common=["hip-flask"]))
        if drinks:
            choose(match, "use:hip-flask")
        choose(match, "give-up")
        assert match.state.devoured == ([] if drinks else [DEXTER])
    # The Spell keeps a result for which the roll had no use.
    match = attempt("the-archives", who(DEXTER, spells=["circle-of-chalk"]))
    roll(match, "lore", "1", "1", "1", "1", "1")
    choose(match, "use:circle-of-chalk")
    assert "die:0" in keys(match)


@rule("es.component-overview.11")
def test_an_ally_helps_its_investigator() -> None:
    match = attempt("the-archives", who(DEXTER, allies=["duke"]))
    roll(match, "1", "1", "1", "1", "1", "1")
    match.rig({"roll.green": ["lore", "peril"]})
    choose(match, "ability:duke:0")
    choose(match, "die:0", "die:1")
    assert "task:2" in keys(match)


@rule("es.component-overview.12")
def test_a_mythos_card_is_drawn_when_midnight_strikes_and_only_then() -> None:
    match = scene(clock=2, mythos="yellow-fog")
    idle(match)
    assert (hour(match), match.state.mythos) == ("IX", "yellow-fog")
    match.rig({"draw.mythos": ["candlelight-vigil"]})
    idle(match)
    assert (hour(match), match.state.mythos) == ("XII", "candlelight-vigil")


@rule("es.component-overview.13", "es.component-overview.14")
def test_sanity_and_stamina_are_counted_apart() -> None:
    match = scene({"investigator": GLORIA})
    assert (player(match).sanity, player(match).stamina) == (6, 4)
    match = attempt("the-archives", GLORIA)
    choose(match, "give-up")
    assert (player(match).sanity, player(match).stamina) == (5, 4)
    match = attempt("late-night-break-in", GLORIA)
    choose(match, "give-up")
    assert (player(match).sanity, player(match).stamina) == (6, 3)


@rule("es.component-overview.15")
def test_a_clue_rerolls_one_die_or_several() -> None:
    for chosen, outcome in ((["die:0"], ["lore"]), (["die:0", "die:2", "die:5"], ["lore", "peril", "3"])):
        match = attempt("the-archives", who(DEXTER, clues=1))
        roll(match, "1", "1", "1", "1", "1", "1")
        match.rig({"roll.green": outcome})
        choose(match, "clue")
        choose(match, *chosen)
        assert not match.rigged
        assert player(match).clues == 0
        assert "task:0" in keys(match)


@rule("es.component-overview.16")
def test_a_monster_on_a_card_is_one_more_thing_to_overcome() -> None:
    alone = attempt("the-dreamlands")
    roll(alone, "peril", "lore", "3", "1", "1", "1")
    task(alone, "task:0", "peril", "lore", "3")
    assert "the-dreamlands" in player(alone).trophies
    hindered = attempt("the-dreamlands", other_worlds=[{"card": "the-dreamlands", "monsters": {"below": "cultist"}}])
    roll(hindered, "peril", "lore", "3", "1", "1", "1")
    task(hindered, "task:0", "peril", "lore", "3")
    assert player(hindered).trophies == []
    roll(hindered, "lore", "1", "1")
    task(hindered, "monster:1")
    assert sorted(player(hindered).trophies) == ["cultist", "the-dreamlands"]


@rule("es.component-overview.17", "es.setup-monsters.2", "es.setup-monsters.3")
@pytest.mark.parametrize("ancient_one", sorted(CONTENT.ancient_ones))
def test_masks_join_the_monsters_only_against_nyarlathotep(ancient_one: str) -> None:
    # An immediate effect without monsters leaves the cup whole.
    match = new_game(ancient_one=ancient_one, script={"draw.mythos": ["false-trails"]})
    expected = copies("monsters", "mask-monsters") if ancient_one == "nyarlathotep" else copies("monsters")
    assert sorted(match.state.monster_cup.fog) == expected


@rule("es.component-overview.18", "es.component-overview.19")
def test_doom_tokens_and_elder_signs_count_towards_awakening_and_sealing() -> None:
    track = len(CONTENT.ancient_ones[QUIET].track)
    match = attempt("gate-to-elsewhere", doom=track - 2)
    choose(match, "give-up")
    assert (match.state.doom, match.state.awake) == (track - 1, False)
    match = attempt("gate-to-elsewhere", doom=track - 1)
    choose(match, "give-up")
    assert (match.state.doom, match.state.awake) == (track, True)
    limit = CONTENT.ancient_ones[QUIET].elder_signs
    assert _dreamlands(limit - 2) == ""
    assert _dreamlands(limit - 1) == "sealed"


def _dreamlands(signs: int) -> str:
    match = attempt("the-dreamlands", elder_signs=signs)
    roll(match, "peril", "lore", "3", "1", "1", "1")
    task(match, "task:0", "peril", "lore", "3")
    assert match.state.elder_signs == signs + 1
    return match.state.ended


@rule("es.adventure-card.3")
def test_an_adventure_card_carries_no_story_that_could_play_a_part() -> None:
    played = {"trophies", "ordered", "locks", "tasks", "drawn", "terror", "midnight", "rewards", "penalties"}
    assert set(fields_of(Adventure)) - played == {"id", "name", "origin", "copies", "known"}
    told = written(CONTENT.adventures["the-archives"]) | {"story": "Dust, and something in it."}
    with pytest.raises(msgspec.ValidationError, match="story"):
        read(Adventure, told)


@rule("es.tasks.1")
def test_every_adventure_has_a_row_of_symbols_or_more() -> None:
    for name, found in CONTENT.places.items():
        assert len(found.tasks) >= 1, name
        assert all(task.symbols or task.monster == "empty" for task in found.tasks), name
        assert any(task.symbols for task in found.tasks), name


@rule("es.trophies.3")
def test_every_adventure_world_and_monster_is_worth_trophies() -> None:
    assert all(found.trophies >= 1 for found in CONTENT.places.values())
    assert all(found.trophies >= 1 for found in CONTENT.monsters.values())
