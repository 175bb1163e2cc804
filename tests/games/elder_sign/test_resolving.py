"""A resolved adventure: markers, dice, the card, its replacement, rewards; and each symbol of a penalty."""

from pathlib import Path

import pytest

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign.terms import DISCARDED, PLACED, SUPPLY
from tests.games.elder_sign.scenes import (
    CONTENT,
    DEXTER,
    GLORIA,
    JACK,
    QUIET,
    answer_first,
    asked,
    attempt,
    changed_rules,
    choose,
    count,
    events,
    fail,
    happened,
    museum,
    named,
    player,
    roll,
    solve,
    task,
    who,
    worlds,
)
from tests.rules import rule


@rule("es.resolving.2")
def test_every_marker_on_a_resolved_card_goes_to_the_entrance() -> None:
    match = attempt(
        "the-hall-of-the-dead",
        DEXTER,
        {"investigator": GLORIA, "place": "the-hall-of-the-dead"},
        {"investigator": JACK, "place": "the-curator"},
        adventures=["the-hall-of-the-dead", "the-curator"],
    )
    solve(match)
    assert [player.place for player in match.state.players] == ["entrance", "entrance", "the-curator"]


@rule("es.resolving.3")
def test_placed_and_discarded_dice_are_free_again_before_the_rewards() -> None:
    match = attempt("the-archives", "ashcan-pete")
    roll(match, "1", "1", "1", "1", "1", "1")
    fail(match)
    roll(match, "lore", "peril", "1", "1", "1")
    task(match, "task:2")
    assert (count(match, PLACED), count(match, DISCARDED)) == (2, 1)
    roll(match, "lore", "1", "1")
    task(match, "task:0")
    roll(match, "lore", "3")
    task(match, "task:1")
    # Pete is asked about his first reward: the card is resolved, the phase is not over.
    assert (asked(match), match.state.phase) == ("react", "resolution")
    assert (count(match, PLACED), count(match, DISCARDED), count(match, SUPPLY)) == (0, 0, 8)


@rule("es.resolving.4")
def test_the_resolved_card_lies_before_the_player() -> None:
    match = attempt("the-hall-of-the-dead", DEXTER, {"investigator": GLORIA})
    solve(match)
    assert [player.trophies for player in match.state.players] == [["the-hall-of-the-dead"], []]
    assert "the-hall-of-the-dead" not in museum(match)


@rule("es.resolving.5")
def test_a_new_adventure_takes_the_place_of_the_resolved_one() -> None:
    match = attempt("the-hall-of-the-dead", adventures=["the-curator", "the-hall-of-the-dead", "lights-out"])
    deck = len(match.state.adventure_deck)
    match.rig({"draw.adventure": ["koi-pond"]})
    solve(match)
    assert museum(match) == ["the-curator", "koi-pond", "lights-out"]
    assert len(match.state.adventure_deck) == deck - 1


@rule("es.resolving.6")
def test_rewards_come_after_the_replacement() -> None:
    match = attempt("the-hall-of-the-dead")
    match.rig({"draw.adventure": ["koi-pond"]})
    solve(match)
    order = happened(match, "resolved", "trophy", "adventure", "clues", "gain", "clock")
    assert order == ["resolved", "trophy", "adventure", "clues", "gain", "gain", "clock"]


# Rewards, symbol by symbol


@rule("es.rewards-penalties.3")
def test_each_common_item_symbol_draws_a_common_item() -> None:
    match = attempt("vermin-in-the-pipes")
    match.rig({"draw.common": ["crowbar", "hip-flask"]})
    solve(match)
    assert player(match).common == ["crowbar", "hip-flask"]
    assert len(match.state.common_deck) == 10
    match = attempt("the-loading-dock")
    match.rig({"draw.common": ["lucky-dollar"]})
    solve(match)
    assert player(match).common == ["lucky-dollar"]


@rule("es.rewards-penalties.4")
def test_each_unique_item_symbol_draws_a_unique_item() -> None:
    match = attempt("the-archives")
    match.rig({"draw.unique": ["silver-key", "brass-astrolabe"]})
    solve(match)
    assert (player(match).unique, len(match.state.unique_deck)) == (["silver-key", "brass-astrolabe"], 10)


@rule("es.rewards-penalties.5")
def test_each_spell_symbol_draws_a_spell() -> None:
    match = attempt("forgotten-knowledge", GLORIA)
    match.rig({"draw.spell": ["voorish-sign", "dho-formula"]})
    solve(match)
    assert (player(match).spells, len(match.state.spell_deck)) == (["voorish-sign", "dho-formula"], 10)


@rule("es.rewards-penalties.6")
@pytest.mark.parametrize(("name", "clues"), [("the-missing-records", 2), ("late-night-break-in", 1)])
def test_each_clue_symbol_gives_a_clue(name: str, clues: int) -> None:
    match = attempt(name, who(DEXTER, clues=1))
    solve(match)
    assert player(match).clues == 1 + clues


@rule("es.rewards-penalties.7")
def test_an_ally_symbol_draws_an_ally() -> None:
    match = attempt("the-security-office")
    match.rig({"draw.ally": ["zadok-allen"]})
    solve(match)
    assert (player(match).allies, len(match.state.ally_deck)) == (["zadok-allen"], 7)


@rule("es.rewards-penalties.8")
@pytest.mark.parametrize(("name", "signs"), [("the-dreamlands", 1), ("the-hidden-passage", 2), ("rlyeh", 3)])
def test_each_elder_sign_symbol_places_an_elder_sign(name: str, signs: int) -> None:
    match = attempt(name, elder_signs=1)
    solve(match)
    assert match.state.elder_signs == 1 + signs
    assert len(events(match, "elder-sign")) == signs


@rule("es.rewards-penalties.9")
def test_as_many_elder_signs_as_the_limit_or_more_win_the_game() -> None:
    limit = CONTENT.ancient_ones[QUIET].elder_signs
    for before, ended in ((limit - 3, ""), (limit - 2, "sealed"), (limit - 1, "sealed")):
        match = attempt("the-hidden-passage", elder_signs=before)
        solve(match)
        assert match.state.ended == ended, before
        assert (match.outcome is not None and match.outcome.won) is bool(ended)


@rule("es.rewards-penalties.10", "es.other-worlds.2", "es.other-worlds.3")
def test_a_gate_symbol_opens_the_top_card_of_the_other_worlds() -> None:
    match = attempt("the-key-to-the-beyond", other_worlds=["yuggoth"])
    match.rig({"draw.other-world": ["rlyeh"], "draw.adventure": ["koi-pond"]})
    solve(match)
    assert museum(match) == ["koi-pond"], "below the adventures, not among them"
    assert worlds(match) == ["yuggoth", "rlyeh"]
    assert [spot.card for spot in match.view(-1).state.other_worlds] == ["yuggoth", "rlyeh"]
    assert len(match.state.other_world_deck) == 6
    # A card that is known to lie on top is the one that comes.
    match = attempt("the-key-to-the-beyond")
    match.state.other_world_deck.remove("the-abyss")
    match.state.other_world_deck.put_on_top("the-abyss")
    solve(match)
    assert worlds(match) == ["the-abyss"]


@rule("es.rewards-penalties.13")
def test_a_monster_appears_for_each_monster_symbol(tmp_path: Path) -> None:
    rewards = [{"do": "monster-appears", "amount": 2}]
    rules = changed_rules(tmp_path, "adventures", "the-loading-dock", rewards=rewards)
    place = {"investigator": DEXTER, "place": "the-loading-dock"}
    cards = ["the-loading-dock", "lights-out", "the-archives"]
    match = Match.position(rules, {"seats": 1, "players": [place], "phase": "resolution", "adventures": cards})
    match.rig({"draw.adventure": ["the-curator"], "draw.monster": ["gug", "night-gaunt"]})
    solve(match)
    answer_first(match, "movement")
    tokens = [token.id for spot in match.state.adventures for token in spot.monsters]
    assert sorted(tokens) == ["gug", "night-gaunt"]
    assert [named(event, "monster") for event in events(match, "monster")] == ["gug", "night-gaunt"]


@rule("es.rewards-penalties.9")
def test_nothing_more_is_asked_once_the_last_elder_sign_is_placed() -> None:
    # The same rewards would also bring a monster, which could go to either card.
    limit = CONTENT.ancient_ones[QUIET].elder_signs
    match = attempt("a-peculiar-specimen", adventures=["a-peculiar-specimen", "the-archives", "koi-pond"])
    solve(match)
    assert asked(match) == "place-monster"
    match = attempt(
        "a-peculiar-specimen",
        who(DEXTER, sanity=3, stamina=3),
        adventures=["a-peculiar-specimen", "the-archives", "koi-pond"],
        elder_signs=limit - 1,
        mythos="church-bells",
    )
    match.rig({"draw.adventure": ["the-curator"]})
    solve(match)
    assert (match.state.ended, list(match.pending)) == ("sealed", [])
    assert not events(match, "monster")


# Penalties, symbol by symbol


@rule("es.rewards-penalties.11")
@pytest.mark.parametrize(("name", "lost"), [("the-archives", 1), ("the-curator", 2), ("great-hall-of-celeano", 1)])
def test_each_sanity_symbol_costs_a_sanity(name: str, lost: int) -> None:
    match = attempt(name)
    choose(match, "give-up")
    assert (player(match).sanity, player(match).stamina) == (5 - lost, 5)


@rule("es.rewards-penalties.12")
@pytest.mark.parametrize(("name", "lost"), [("late-night-break-in", 1), ("hallway-on-fire", 2)])
def test_each_stamina_symbol_costs_a_stamina(name: str, lost: int) -> None:
    match = attempt(name)
    choose(match, "give-up")
    assert (player(match).sanity, player(match).stamina) == (5, 5 - lost)


@rule("es.rewards-penalties.14")
def test_each_doom_symbol_adds_a_doom_token() -> None:
    match = attempt("gate-to-elsewhere", doom=3)
    choose(match, "give-up")
    assert match.state.doom == 4
    assert (player(match).sanity, player(match).stamina) == (5, 5)
    # Horrible Visions has two such symbols at midnight.
    match = attempt("horrible-visions", doom=3, clock=3, ancient_one="azathoth")
    match.rig({"draw.mythos": ["false-trails"]})
    choose(match, "give-up")
    answer_first(match, "movement")
    assert match.state.doom == 5


# Other Worlds


@rule("es.other-worlds.1")
def test_an_other_world_is_an_adventure_of_its_own_deck() -> None:
    assert not set(CONTENT.other_worlds) & set(CONTENT.adventures)
    match = attempt("the-dreamlands", DEXTER, {"investigator": GLORIA, "place": "the-dreamlands"})
    solve(match)
    assert (player(match).trophies, player(match).clues, match.state.elder_signs) == (["the-dreamlands"], 2, 1)
    assert player(match, 1).place == "entrance"


@rule("es.other-worlds.4")
def test_all_the_other_worlds_may_be_open_at_once() -> None:
    open_worlds = [name for name in CONTENT.other_worlds if name != "rlyeh"]
    match = attempt("the-key-to-the-beyond", other_worlds=open_worlds)
    solve(match)
    assert worlds(match) == [*open_worlds, "rlyeh"]
    match = attempt("the-key-to-the-beyond", other_worlds=[*open_worlds, "rlyeh"])
    solve(match)
    assert len(worlds(match)) == 8, "and a ninth gate finds no world"


@rule("es.other-worlds.5")
def test_a_resolved_other_world_is_not_replaced() -> None:
    match = attempt("the-dreamlands", other_worlds=["the-dreamlands", "yuggoth"], adventures=["koi-pond"])
    solve(match)
    assert (worlds(match), museum(match)) == (["yuggoth"], ["koi-pond"])
    assert not events(match, "gate") + events(match, "adventure")
