"""Locked dice: who locks them, who frees them, who may use them all the same."""

from pathlib import Path

import pytest

from miskatonic.games.elder_sign.terms import FOCUSED, LOCKED, ON_SPELL, POOL, SUPPLY, YELLOW
from tests.games.elder_sign.scenes import (
    CONTENT,
    RECORDS,
    asked,
    attempt,
    changed_rules,
    deal,
    dice,
    die,
    fail,
    give_up,
    greens,
    idle,
    keys,
    monsters,
    pick,
    player,
    red,
    roll,
    scene,
    task,
    who,
    yellow,
)
from tests.rules import rule

NOISE = "did-you-hear-that"
"""Locks a green die; Peril, then Peril and Peril."""
GALA = "gala-in-the-great-hall"
"""Locks the yellow die; Investigation 2 and Lore, then Investigation 3 for 1 Sanity."""
HELP = "we-need-to-find-help"
"""Locks the red die."""
LAMP = "carbide-lamp"


@rule("es.locked-dice.1")
def test_some_adventures_mythos_cards_and_monsters_lock_a_die() -> None:
    adventures = {card.locks for card in CONTENT.adventures.values()}
    mythos = {card.locks for card in CONTENT.mythos.values()}
    tokens = {card.locks for card in CONTENT.monsters.values()}
    assert adventures == mythos == tokens == {"", "green", "yellow", "red"}


@rule("es.locked-dice.2", "es.locked-dice.4")
def test_a_new_adventure_locks_its_die_at_once() -> None:
    match = attempt(RECORDS, who("dexter-drake", common=[LAMP]), draws={"adventure": [GALA]})
    assert f"use:{LAMP}" in keys(match)
    roll(match, "3 3 lore 1 1 1")
    task(match, "task:0", "3 3")
    roll(match, "3 lore 1 1")
    task(match, "task:1", "3 lore")
    assert yellow(match) == LOCKED
    pick(match, f"adventure:{GALA}")
    assert f"use:{LAMP}" not in keys(match)
    assert len(dice(match)) == 6


@rule("es.locked-dice.2", "es.locked-dice.4")
def test_a_new_monster_locks_its_die_at_once() -> None:
    match = scene(
        adventures=["koi-pond"], clock=3, phase="clock",
        draws={"mythos": ["rust-and-rot"], "monster": ["unwrapped-mummy"]},
    )  # fmt: skip
    assert [token.id for token in monsters(match)] == ["unwrapped-mummy"]
    assert greens(match, LOCKED) == 1
    pick(match, "adventure:koi-pond")
    assert len(dice(match)) == 5


@rule("es.locked-dice.2", "es.locked-dice.3", "es.spell-securing.4", "es.spell-securing.6")
def test_a_die_on_a_spell_is_locked_and_the_empty_spell_is_over() -> None:
    match = attempt(
        RECORDS,
        who("dexter-drake", common=[LAMP], spells=["circle-of-chalk"]),
        clock=3,
        draws={"mythos": ["yellow-fog"]},
    )
    pick(match, f"use:{LAMP}")
    roll(match, "1 1 1 1 1 1", yellow="4")
    pick(match, "use:circle-of-chalk", "die:6")
    assert yellow(match) == ON_SPELL
    give_up(match)
    assert match.state.mythos == "yellow-fog"
    assert yellow(match) == LOCKED
    assert player(match).cast == []
    assert match.state.spell_deck.bottom == ["circle-of-chalk"]


@rule("es.locked-dice.3")
def test_a_die_on_a_marker_is_locked() -> None:
    match = attempt("the-gift-shop", who("dexter-drake", common=[LAMP]), draws={"monster": ["mi-go"]})
    pick(match, f"use:{LAMP}")
    roll(match, "1 1 1 1 1 peril", yellow="1")
    pick(match, "fail", "die:5", "focus", "die:6")
    assert yellow(match) == FOCUSED
    roll(match, "1 1 peril peril terror")
    fail(match, "terror")
    assert [token.id for token in monsters(match)] == ["mi-go"]
    assert yellow(match) == LOCKED


@rule("es.locked-dice.3")
def test_when_all_dice_are_in_use_the_active_player_says_which_is_locked() -> None:
    match = attempt("the-gift-shop", draws={"monster": ["unwrapped-mummy"]})
    roll(match, "1 1 lore peril peril peril")
    fail(match, "peril", "focus")
    pick(match, die(match, "lore"))
    focused = dice(match, FOCUSED)[0]
    roll(match, "1 peril peril terror")
    pick(match, "fail")
    assert asked(match) == "lock-die"
    pick(match, f"die:{focused}")
    assert match.state.dice[focused].place == LOCKED
    assert len(dice(match)) == 4, "the pool is untouched, and a die of it is still to be discarded"
    assert asked(match) == "discard-die"


@rule("es.releasing-dice.1", "es.releasing-dice.2")
def test_resolving_the_card_frees_its_die_and_failing_does_not() -> None:
    match = attempt(NOISE, draws={"adventure": ["the-loading-dock"], "monster": ["ghoul"]})
    assert len(dice(match)) == 5
    give_up(match)
    assert greens(match, LOCKED) == 1
    pick(match, "stay")
    assert len(dice(match)) == 5
    roll(match, "peril 1 1 1 1")
    task(match, "task:0")
    roll(match, "peril peril 1 1")
    task(match, "task:1")
    assert greens(match, LOCKED) == 0
    assert greens(match, SUPPLY) == 6


@rule("es.releasing-dice.2")
def test_resolving_an_other_world_frees_its_die(tmp_path: Path) -> None:
    rules = changed_rules(tmp_path, "other-worlds", "the-dreamlands", locks="yellow")
    match = attempt("the-dreamlands", who("dexter-drake", common=[LAMP]), rules=rules)
    assert yellow(match) == LOCKED
    assert f"use:{LAMP}" not in keys(match)
    roll(match, "peril lore 3 1 1 1")
    task(match, "task:0", "peril lore 3")
    assert yellow(match) == SUPPLY


@rule("es.releasing-dice.3")
def test_a_mythos_card_keeps_its_die_until_the_next_one() -> None:
    match = scene(mythos="yellow-fog", draws={"mythos": ["volunteer-nurses"]})
    for _ in range(3):
        assert yellow(match) == LOCKED
        idle(match)
    assert yellow(match) == LOCKED
    idle(match)
    assert match.state.mythos == "volunteer-nurses"
    assert yellow(match) == SUPPLY


@rule("es.releasing-dice.4", "es.completing-monster-tasks.3")
def test_defeating_a_monster_frees_its_die() -> None:
    match = attempt(RECORDS, monsters={"below": "mi-go"})
    assert yellow(match) == LOCKED
    roll(match, "lore 2 1 1 1 1")
    task(match, "monster:1", "lore 2")
    assert yellow(match) == LOCKED, "the token is taken at the end of the phase"
    give_up(match)
    assert yellow(match) == SUPPLY
    assert player(match).trophies == ["mi-go"]


@rule("es.multiple-locks.1", "es.completing-monster-tasks.3")
def test_several_effects_lock_one_die_in_the_order_in_which_they_came() -> None:
    match = attempt(
        RECORDS,
        who("dexter-drake", common=[LAMP]),
        adventures=[GALA],
        monsters={"below": "mi-go"},
        mythos="yellow-fog",
        draws={"mythos": ["volunteer-nurses"], "adventure": ["the-loading-dock"]},
        clock=1,
    )
    assert [(lock.source, lock.die) for lock in match.state.locks] == [
        ("monster:1", 6),
        (f"card:{GALA}", -1),
        ("mythos:yellow-fog", -1),
    ]
    roll(match, "lore 2 1 1 1 1")
    task(match, "monster:1", "lore 2")
    give_up(match)
    assert [(lock.source, lock.die) for lock in match.state.locks] == [(f"card:{GALA}", 6), ("mythos:yellow-fog", -1)]
    pick(match, f"adventure:{GALA}")
    assert f"use:{LAMP}" not in keys(match)
    roll(match, "lore 2 1 1 1 1")
    task(match, "task:0", "lore 2")
    roll(match, "3 1 1 peril")
    task(match, "task:1", "3")
    assert [(lock.source, lock.die) for lock in match.state.locks] == [("mythos:yellow-fog", 6)]
    assert yellow(match) == LOCKED
    idle(match)
    assert (match.state.mythos, match.state.locks, yellow(match)) == ("volunteer-nurses", [], SUPPLY)
    pick(match, f"adventure:{RECORDS}")
    assert f"use:{LAMP}" in keys(match)


@rule("es.multiple-locks.1")
def test_a_lock_that_came_later_waits_for_the_earlier_one() -> None:
    match = attempt(RECORDS, mythos="yellow-fog", clock=3, draws={"adventure": [GALA], "mythos": ["volunteer-nurses"]})
    roll(match, "3 3 lore 1 1 1")
    task(match, "task:0", "3 3")
    roll(match, "3 lore 1 1")
    task(match, "task:1", "3 lore")
    assert match.state.mythos == "volunteer-nurses"
    assert [(lock.source, lock.die) for lock in match.state.locks] == [(f"card:{GALA}", 6)]
    assert yellow(match) == LOCKED


@rule("es.multiple-locks.2")
def test_a_twice_locked_yellow_die_can_be_added_only_after_both_effects() -> None:
    match = attempt(
        GALA,
        who("dexter-drake", common=[LAMP]),
        adventures=[RECORDS],
        mythos="yellow-fog",
        clock=2,
        draws={"mythos": ["volunteer-nurses"], "adventure": ["the-loading-dock"]},
    )
    roll(match, "lore 2 1 1 1 1")
    task(match, "task:0", "lore 2")
    roll(match, "3 1 1 peril")
    task(match, "task:1", "3")
    pick(match, f"adventure:{RECORDS}")
    assert f"use:{LAMP}" not in keys(match), "the second effect has it now"
    give_up(match)
    pick(match, "stay")
    pick(match, f"use:{LAMP}")
    assert yellow(match) == POOL


@rule("es.abilities-locked-dice.1")
def test_gloria_and_jenny_get_no_locked_dice_and_free_none() -> None:
    gloria = attempt("the-dreamlands", "gloria-goldberg", adventures=[GALA])
    pick(gloria, "ability:gloria-goldberg:0")
    assert (yellow(gloria), red(gloria)) == (LOCKED, POOL)
    jenny = attempt(RECORDS, who("jenny-barnes", clues=1), adventures=[HELP])
    pick(jenny, "ability:jenny-barnes:0")
    assert (yellow(jenny), red(jenny)) == (POOL, LOCKED)


@rule("es.abilities-locked-dice.1")
@pytest.mark.parametrize("investigator", ["gloria-goldberg", "jenny-barnes"])
def test_with_both_dice_locked_the_ability_is_not_offered(investigator: str) -> None:
    match = attempt("the-dreamlands", who(investigator, clues=1), adventures=[GALA, HELP])
    assert keys(match) == ["roll", "give-up"]


@rule("es.abilities-locked-dice.2")
def test_only_sister_mary_uses_locked_dice_and_they_return_to_their_locks() -> None:
    mary = who("sister-mary", common=[LAMP])
    match = attempt(NOISE, mary, who("dexter-drake", common=["crowbar"]), adventures=[GALA, RECORDS])
    assert len(dice(match)) == 6
    pick(match, f"use:{LAMP}")
    assert yellow(match) == POOL
    roll(match, "1 1 1 1 1 1", yellow="4")
    give_up(match)
    assert (greens(match, LOCKED), yellow(match)) == (1, LOCKED)
    pick(match, f"adventure:{RECORDS}")
    assert len(dice(match)) == 5
    assert "use:crowbar" not in keys(match)


@rule("es.abilities-locked-dice.2", "es.spell-securing.6")
def test_a_locked_die_that_sister_mary_held_on_a_spell_goes_back_and_ends_the_spell() -> None:
    mary = who("sister-mary", common=[LAMP], spells=["circle-of-chalk"])
    match = attempt(GALA, mary)
    pick(match, f"use:{LAMP}")
    roll(match, "1 1 1 1 1 1", yellow="4")
    pick(match, "use:circle-of-chalk", "die:6")
    give_up(match)
    assert (yellow(match), player(match).cast) == (LOCKED, [])
    assert match.state.spell_deck.bottom == ["circle-of-chalk"]


@rule("es.abilities-locked-dice.2", "es.releasing-dice.2")
def test_sister_mary_frees_the_die_she_uses_by_resolving_its_card() -> None:
    match = attempt(NOISE, "sister-mary", draws={"adventure": ["the-loading-dock"], "monster": ["ghoul"]})
    roll(match, "peril 1 1 1 1 1")
    task(match, "task:0")
    roll(match, "peril peril 1 1 1")
    task(match, "task:1")
    assert greens(match, SUPPLY) == 6


@rule("es.abilities-locked-dice.2", "es.multiple-locks.1")
def test_a_second_lock_on_a_die_that_sister_mary_uses_waits_its_turn() -> None:
    match = attempt("the-gift-shop", who("sister-mary", common=[LAMP]), adventures=[GALA])
    deal(match, monster=["mi-go"])
    pick(match, f"use:{LAMP}")
    roll(match, "1 1 peril peril peril terror", yellow="1")
    pick(match, "fail", "below:the-gift-shop")
    assert [(lock.source, lock.die) for lock in match.state.locks] == [(f"card:{GALA}", 6), ("monster:1", -1)]
    assert yellow(match) == POOL


# Locked and freed in play


@rule("es.locked-dice.2", "es.releasing-dice.1", "es.completing-monster-tasks.3")
@pytest.mark.parametrize(
    ("beast", "colour", "hit"), [("mi-go", YELLOW, "lore 2"), ("unwrapped-mummy", 0, "terror terror")]
)
def test_a_die_that_a_monster_locks_in_play_is_the_one_it_frees(beast: str, colour: int, hit: str) -> None:
    match = scene(phase="clock", clock=3, draws={"mythos": ["rust-and-rot"], "monster": [beast]})
    assert [(lock.source, lock.die) for lock in match.state.locks] == [("monster:1", colour)]
    assert match.state.dice[colour].place == LOCKED
    pick(match, f"adventure:{RECORDS}")
    rest = (6 if beast == "mi-go" else 5) - len(hit.split())
    roll(match, " ".join([hit, *["1"] * rest]))
    task(match, "monster:1", hit)
    give_up(match)
    assert (match.state.locks, match.state.dice[colour].place, len(dice(match, SUPPLY))) == ([], SUPPLY, 8)


@rule("es.locked-dice.2", "es.locked-dice.3")
def test_a_lock_takes_a_die_that_lies_free_before_one_in_use() -> None:
    # One green die is on a Spell, five lie beside the Entrance when the new Mythos card locks one.
    match = attempt(RECORDS, who("dexter-drake", spells=["circle-of-chalk"]), clock=3)
    roll(match, "lore 1 1 1 1 1")
    pick(match, "use:circle-of-chalk", die(match, "lore"))
    deal(match, mythos=["green-fire-over-the-marsh"])
    give_up(match)
    assert (len(dice(match, ON_SPELL)), greens(match, LOCKED)) == (1, 1)
    assert asked(match) == "movement", "free dice are alike, so nobody is asked"


@rule("es.locked-dice.2", "es.multiple-locks.1", "es.releasing-dice.3")
def test_a_mythos_card_drawn_in_play_locks_and_the_next_one_frees() -> None:
    match = scene(clock=3, phase="clock", draws={"mythos": ["yellow-fog", "false-trails"]})
    assert ([lock.die for lock in match.state.locks], yellow(match)) == ([YELLOW], LOCKED)
    for _ in range(4):
        idle(match)
    assert (match.state.mythos, match.state.locks, yellow(match)) == ("false-trails", [], SUPPLY)


@rule("es.assist.5")
def test_assistants_pay_on_a_card_with_a_terror_effect_too() -> None:
    helper = who("bob-jenkins", place="ancient-relics")
    match = attempt("ancient-relics", "dexter-drake", helper)
    roll(match, "1 1 1 peril peril lore")
    fail(match, "peril", "assist:1")
    pick(match, "agree", die(match, "lore"))
    give_up(match)
    match.choose(1, "lose:stamina")
    assert (player(match, 1).stamina, player(match, 0).sanity) == (5, 4)
