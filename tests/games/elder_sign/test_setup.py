"""Set-up, step by step, and what the game is about."""

import pytest

from miskatonic.engine.deck import Deck
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.match import Match
from miskatonic.games.elder_sign.state import State
from miskatonic.games.elder_sign.terms import COLOURS, LOCKED, SUPPLY
from tests.games.elder_sign.scenes import (
    CONTENT,
    DEXTER,
    GLORIA,
    JACK,
    QUIET,
    asked,
    attempt,
    battle,
    choose,
    copies,
    count,
    events,
    happened,
    hour,
    keys,
    museum,
    named,
    new_game,
    player,
    roll,
    scene,
    task,
    who,
    worlds,
)
from tests.rules import rule

QUIET_MYTHOS = "false-trails"
"""Its immediate effect takes Clues, and nobody asks anything."""
PLAIN = [
    "the-archives",
    "the-loading-dock",
    "the-missing-records",
    "lights-out",
    "the-curator",
    "koi-pond",
]


def decks(state: State) -> dict[str, Deck]:
    return {
        "adventures": state.adventure_deck,
        "other-worlds": state.other_world_deck,
        "common-items": state.common_deck,
        "unique-items": state.unique_deck,
        "spells": state.spell_deck,
        "allies": state.ally_deck,
        "mythos": state.mythos_deck,
        "monsters": state.monster_cup,
    }


def before_investigators() -> Match[State]:
    """A new game that has stopped at the first question of step 7: no deck but that of adventures is touched."""
    match = new_game(1, ancient_one="yig", investigators="choose", script={"draw.adventure": PLAIN})
    assert asked(match) == "investigator"
    return match


def assert_shuffled(deck: Deck, cards: list[str]) -> None:
    """These cards, in no order that anything knows."""
    assert sorted(deck.fog) == cards
    assert deck.top == deck.bottom == []


# The game


@rule("es.overview.1")
def test_one_to_eight_players_face_one_ancient_one() -> None:
    for seats in range(1, 9):
        match = new_game(seats)
        assert len(match.state.players) == seats
        assert all(player.investigator in CONTENT.investigators for player in match.state.players)
        assert match.state.ancient_one in CONTENT.ancient_ones
    for seats in (0, 9):
        with pytest.raises(BadOptions, match="1 to 8"):
            new_game(seats)


@rule("es.overview.2")
def test_the_players_win_or_lose_all_together() -> None:
    limit = CONTENT.ancient_ones[QUIET].elder_signs
    others = [{"investigator": GLORIA}, {"investigator": JACK}]
    match = attempt("the-dreamlands", DEXTER, *others, elder_signs=limit - 1)
    roll(match, "peril", "lore", "3", "1", "1", "1")
    task(match, "task:0", "peril", "lore", "3")
    assert match.outcome is not None
    assert (match.outcome.won, match.outcome.winners) == (True, (0, 1, 2))
    match = attempt("the-archives", who(DEXTER, sanity=1), investigators=[])
    choose(match, "give-up")
    assert match.outcome is not None
    assert (match.outcome.won, match.outcome.winners) == (False, ())


@rule("es.objective.1")
def test_sealing_the_ancient_one_before_it_awakens_wins() -> None:
    limit = CONTENT.ancient_ones[QUIET].elder_signs
    match = attempt("the-dreamlands", elder_signs=limit - 1)
    roll(match, "peril", "lore", "3", "1", "1", "1")
    task(match, "task:0", "peril", "lore", "3")
    assert (match.state.ended, match.state.awake) == ("sealed", False)
    assert match.outcome is not None and match.outcome.won


@rule("es.objective.3")
def test_an_awakened_ancient_one_can_still_be_beaten_in_battle() -> None:
    match = battle(ancient_one="yig", doom=1)
    roll(match, "peril", "peril", "1", "1", "1", "1")
    assert match.outcome is None
    task(match, "combat")
    assert match.state.ended == "defeated"
    assert match.outcome is not None and match.outcome.won


# Step 1


@rule("es.setup-clock.1")
def test_the_hand_starts_at_midnight() -> None:
    match = before_investigators()
    assert (hour(match), match.state.midnights_due) == ("XII", 0)


@rule("es.setup-clock.2")
def test_the_entrance_is_there_from_the_first_turn() -> None:
    match = new_game(1, investigators=[DEXTER], script={"draw.mythos": [QUIET_MYTHOS]})
    choose(match, "stay")
    assert asked(match) == "entrance"
    assert "lost-and-found" in keys(match)


@rule("es.setup-clock.3")
def test_all_eight_dice_lie_beside_the_entrance() -> None:
    match = before_investigators()
    assert [die.place for die in match.state.dice] == [SUPPLY] * 8
    assert sorted(COLOURS) == ["green"] * 6 + ["red", "yellow"]


# Step 2


@rule("es.setup-ancient-one.1")
def test_chance_says_which_ancient_one_is_faced() -> None:
    for name in CONTENT.ancient_ones:
        match = new_game(1, script={"ancient-one": [name]})
        assert not match.rigged
        assert match.state.ancient_one == name
        assert match.view(-1).state.ancient_one == name


@rule("es.setup-ancient-one.2")
def test_the_players_may_choose_whom_they_face() -> None:
    match = new_game(1, ancient_one="hastur", script={"ancient-one": ["yig"]})
    assert match.state.ancient_one == "hastur"
    assert match.rigged == {"ancient-one": ["yig"]}, "nothing was drawn"
    with pytest.raises(BadOptions, match="cthulhu"):
        new_game(1, ancient_one="dagon")


# Step 3


@rule("es.setup-monsters.1")
def test_monsters_are_drawn_at_random_from_a_cup_with_all_of_them() -> None:
    assert_shuffled(before_investigators().state.monster_cup, copies("monsters"))
    for monster in ("cultist", "star-spawn", "gug"):
        match = attempt("the-gift-shop")
        match.rig({"draw.monster": [monster]})
        roll(match, "terror", "lore", "lore", "lore", "lore", "lore")
        choose(match, "fail")
        assert [token.id for token in match.state.adventures[0].monsters] == [monster]
        assert len(match.state.monster_cup) == 21


# Step 4


@rule("es.setup-adventures.1", "es.setup-adventures.5")
def test_six_adventures_lie_face_up_in_the_order_they_are_drawn() -> None:
    match = before_investigators()
    assert museum(match) == PLAIN
    assert [spot.card for spot in match.view(-1).state.adventures] == PLAIN
    left = sorted(set(copies("adventures")) - set(PLAIN))
    assert_shuffled(match.state.adventure_deck, left)
    match = new_game(1, script={"draw.adventure": PLAIN[::-1]})
    assert museum(match) == PLAIN[::-1], "the order is chance, not the deck's"


@rule("es.setup-adventures.2")
def test_the_other_worlds_are_shuffled() -> None:
    assert_shuffled(before_investigators().state.other_world_deck, copies("other-worlds"))
    for world in CONTENT.other_worlds:
        match = scene({"investigator": DEXTER, "unique": ["silver-key"]})
        match.rig({"draw.other-world": [world]})
        choose(match, "use:silver-key")
        assert worlds(match) == [world]


@rule("es.setup-adventures.3", "es.setup-items.2")
def test_everybody_sees_the_decks_but_not_into_them() -> None:
    match = before_investigators()
    seen = decks(match.view(0).state)
    for name, deck in decks(match.state).items():
        assert len(seen[name]) == len(deck)
        assert seen[name].known_next() is None or len(deck) == 1
    sizes = {name: len(deck) for name, deck in seen.items()}
    assert (sizes["adventures"], sizes["other-worlds"]) == (42, 8)
    assert [sizes[name] for name in ("common-items", "unique-items", "spells", "allies")] == [12, 12, 12, 8]


@rule("es.setup-adventures.4")
def test_a_lock_on_a_first_adventure_takes_its_die_at_once() -> None:
    locked = [
        "gala-in-the-great-hall",
        "we-need-to-find-help",
        "did-you-hear-that",
        "the-archives",
        "lights-out",
        "koi-pond",
    ]
    match = new_game(1, investigators="choose", script={"draw.adventure": locked})
    taken = [COLOURS[number] for number, die in enumerate(match.state.dice) if die.place == LOCKED]
    assert taken == ["green", "yellow", "red"]
    assert [lock.source for lock in match.state.locks] == [f"card:{name}" for name in locked[:3]]


# Steps 5 and 6


@rule("es.setup-items.1")
def test_items_spells_and_allies_are_four_shuffled_decks() -> None:
    state = before_investigators().state
    for name in ("common-items", "unique-items", "spells", "allies"):
        assert_shuffled(decks(state)[name], copies(name))


@rule("es.setup-tokens.1")
def test_every_kind_of_token_waits_in_its_own_pile() -> None:
    state = before_investigators().state
    assert (state.doom, state.elder_signs) == (0, 0)
    assert [(player.sanity, player.stamina, player.clues) for player in state.players] == [(0, 0, 0)]
    match = new_game(
        1, ancient_one="yig", investigators=["joe-diamond"], script={"draw.mythos": ["volunteer-nurses"]}
    )  # fmt: skip
    assert (match.state.doom, match.state.elder_signs) == (1, 0)
    assert (player(match).sanity, player(match).stamina, player(match).clues) == (4, 6, 1)


# Step 7


@rule("es.setup-investigators.1")
def test_chance_deals_the_investigators() -> None:
    match = new_game(3, script={"investigator": [JACK, GLORIA, DEXTER], "draw.mythos": [QUIET_MYTHOS]})
    assert [player.investigator for player in match.state.players] == [JACK, GLORIA, DEXTER]
    assert not {JACK, GLORIA, DEXTER} & set(match.state.investigators), "nobody else can have them"


@rule("es.setup-investigators.2")
def test_the_players_may_choose_their_investigators() -> None:
    match = new_game(2, investigators="choose", ancient_one="yig")
    assert len(keys(match)) == 16
    choose(match, f"investigator:{GLORIA}")
    assert len(keys(match)) == 15
    choose(match, f"investigator:{JACK}")
    assert [player.investigator for player in match.state.players] == [GLORIA, JACK]
    match = new_game(2, investigators=[JACK, "choose"])
    assert f"investigator:{JACK}" not in keys(match)
    with pytest.raises(BadOptions, match="only once"):
        new_game(2, investigators=[JACK, JACK])


@rule("es.setup-investigators.3", "es.setup-investigators.6")
def test_every_marker_starts_at_the_entrance() -> None:
    match = new_game(3, investigators=[JACK, GLORIA, DEXTER], script={"draw.mythos": [QUIET_MYTHOS]})
    assert [named(event, "investigator") for event in events(match, "enters")] == [JACK, GLORIA, DEXTER]
    assert [player.place for player in match.state.players] == ["entrance"] * 3


@rule("es.setup-investigators.4")
@pytest.mark.parametrize("name", sorted(CONTENT.investigators))
def test_an_investigator_starts_with_the_printed_sanity_and_stamina(name: str) -> None:
    match = new_game(1, ancient_one="yig", investigators=[name], script={"draw.mythos": ["volunteer-nurses"]})
    if asked(match) == "loot":
        choose(match, "loot:common")
        choose(match, "loot:common")
    printed = CONTENT.investigators[name]
    assert (player(match).sanity, player(match).stamina) == (printed.sanity, printed.stamina)


@rule("es.setup-investigators.5")
@pytest.mark.parametrize("name", sorted(CONTENT.investigators))
def test_an_investigator_starts_with_the_printed_items(name: str) -> None:
    match = new_game(1, ancient_one="yig", investigators=[name], script={"draw.mythos": ["volunteer-nurses"]})
    printed = CONTENT.investigators[name]
    chosen = 0
    while asked(match) == "loot":
        assert keys(match) == ["loot:common", "loot:unique", "loot:spell"]
        choose(match, "loot:spell")
        chosen += 1
    assert chosen == (printed.choice.amount if printed.choice else 0)
    me = player(match)
    held = (me.clues, len(me.common), len(me.unique), len(me.spells))
    assert held == (printed.clues, printed.common, printed.unique, printed.spell + chosen)
    assert me.allies == ([printed.ally] if printed.ally else [])
    assert len(match.state.common_deck) == 12 - printed.common


# Steps 8 and 9


@rule("es.setup-first-player.1")
def test_a_marker_drawn_at_random_says_who_goes_first() -> None:
    names = [JACK, GLORIA, DEXTER]
    for seat, name in enumerate(names):
        script = {"first-player": [name], "draw.mythos": [QUIET_MYTHOS]}
        match = new_game(3, investigators=names, script=script)
        assert not match.rigged
        assert match.state.active == seat
        assert [decision.seat for decision in match.pending] == [seat]


@rule("es.setup-first-mythos.1")
def test_the_mythos_deck_is_shuffled_and_any_of_its_cards_may_be_first() -> None:
    assert_shuffled(before_investigators().state.mythos_deck, copies("mythos"))
    for name in ("yellow-fog", "whispers-in-the-vents", "candlelight-vigil"):
        assert new_game(1, investigators=[DEXTER], script={"draw.mythos": [name]}).state.mythos == name


@rule("es.setup-first-mythos.2")
def test_one_mythos_card_lies_face_up_before_the_first_turn() -> None:
    match = new_game(1, investigators=[DEXTER], script={"draw.mythos": ["yellow-fog"]})
    assert match.view(-1).state.mythos == "yellow-fog"
    assert (len(match.state.mythos_deck), "yellow-fog" in match.state.mythos_deck.fog) == (31, False)
    assert happened(match, "first-player", "mythos", "turn") == ["first-player", "mythos", "turn"]


@rule("es.setup-first-mythos.3")
def test_a_lock_on_the_first_mythos_card_takes_its_die() -> None:
    script = {"draw.adventure": PLAIN, "draw.mythos": ["yellow-fog"]}
    match = new_game(1, investigators=[DEXTER], script=script)
    assert match.state.dice[COLOURS.index("yellow")].place == LOCKED
    assert count(match, LOCKED) == 1


@rule("es.setup-first-mythos.4")
def test_the_first_player_resolves_the_first_mythos_card() -> None:
    names = [JACK, GLORIA, DEXTER]
    script = {"first-player": [GLORIA], "draw.mythos": ["leaden-hands"]}
    match = new_game(3, ancient_one="yig", investigators=names, script=script)
    assert (asked(match), match.pending[0].seat) == ("choose-one", 1)
    choose(match, "choice:1")
    assert match.state.doom == 1
    assert asked(match) == "movement"
