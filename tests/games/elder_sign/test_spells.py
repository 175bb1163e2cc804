"""Spells, above all those that hold dice across turns and players."""

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign.state import State
from miskatonic.games.elder_sign.terms import ON_SPELL, PLACED, POOL, SUPPLY
from miskatonic.games.elder_sign.verbs.dice import HoldDice
from tests.games.elder_sign.scenes import (
    CONTENT,
    RECORDS,
    asked,
    attempt,
    battle,
    dice,
    die,
    faces,
    fail,
    give_up,
    idle,
    keys,
    pick,
    player,
    roll,
    scene,
    task,
    who,
    yellow,
)
from tests.rules import rule

TWO = "still-waters-of-hali"
"""Holds two dice."""


@rule("es.spells.1")
def test_a_spell_recovers_stamina_and_goes_under_its_deck() -> None:
    match = scene(who("dexter-drake", spells=["mercy-of-nodens"]), who("bob-jenkins", stamina=1))
    pick(match, "use:mercy-of-nodens")
    assert player(match, 1).stamina == 3
    assert (player(match).spells, match.state.spell_deck.bottom) == ([], ["mercy-of-nodens"])


@rule("es.spells.1", "es.spell-securing.1")
def test_half_of_the_spells_hold_dice_after_a_roll() -> None:
    holding = {
        spell.id: effect.amount
        for spell in CONTENT.spells.values()
        for effect in spell.use.do
        if isinstance(effect, HoldDice)
    }
    assert sum(CONTENT.spells[spell].copies for spell in holding) >= 6
    assert all(CONTENT.spells[spell].use.when == "after-roll" for spell in holding)
    assert set(holding.values()) == {1, 2, 3}


@rule("es.spell-securing.2", "es.spell-securing.3", "es.securing.2")
def test_after_a_roll_the_spell_is_laid_before_its_caster_with_a_rolled_die() -> None:
    match = attempt(RECORDS, who("dexter-drake", spells=["voorish-sign"]))
    assert "use:voorish-sign" not in keys(match), "only after a roll"
    roll(match, "1 2 3 lore peril terror")
    pick(match, "use:voorish-sign")
    assert (asked(match), keys(match)) == ("hold-dice", [f"die:{number}" for number in range(6)])
    pick(match, die(match, "lore"))
    assert player(match).spells == []
    assert [cast.card for cast in player(match).cast] == ["voorish-sign"]
    assert (faces(match, ON_SPELL), len(dice(match))) == (["lore"], 5)
    assert match.state.spell_deck.bottom == []


def held(card: str = RECORDS, other: str = "bob-jenkins", **position: object) -> Match[State]:
    """Dexter holds Lore and 3 on a Spell for two; now the other player is about to roll for this card."""
    dexter = who("dexter-drake", spells=[TWO])
    match = attempt(RECORDS, dexter, other, adventures=[] if card == RECORDS else [card], **position)
    roll(match, "1 1 3 lore peril terror")
    pick(match, f"use:{TWO}", f"{die(match, '3')} {die(match, 'lore')}")
    give_up(match)
    pick(match, f"adventure:{card}")
    return match


@rule("es.spell-securing.4", "es.using-cards.2")
def test_a_held_die_waits_across_turns_for_any_player_to_use_it() -> None:
    match = held()
    assert faces(match, ON_SPELL) == ["3", "lore"]
    assert len(dice(match)) == 4
    roll(match, "peril peril peril peril")
    task(match, "task:1")
    assert faces(match, PLACED) == ["3", "lore"]
    assert player(match, 0).cast == []


@rule("es.spell-securing.5", "es.spell-securing.6")
def test_a_spell_with_two_dice_may_give_one_to_a_task_and_stays_for_the_other() -> None:
    match = held()
    roll(match, "lore peril peril peril")
    pick(match, "task:1")
    assert keys(match) == ["dice:0+2", "dice:2+3"], "the Lore of the roll or that of the Spell"
    both = match.fork()
    pick(match, "dice:0+2")
    assert faces(match, ON_SPELL) == ["lore"]
    assert [cast.card for cast in player(match).cast] == [TWO]
    pick(both, "dice:2+3")
    assert (player(both).cast, both.state.spell_deck.bottom) == ([], [TWO])


@rule("es.spell-securing.5", "es.spell-securing.6", "es.removing-secured.3")
def test_any_player_takes_held_dice_off_to_roll_them_one_at_a_time_or_all() -> None:
    match = held()
    assert keys(match) == ["roll", "free-die:2", "free-die:3", "give-up"]
    pick(match, "free-die:2")
    assert (faces(match, ON_SPELL), len(dice(match))) == (["lore"], 5)
    assert [cast.card for cast in player(match, 0).cast] == [TWO]
    assert match.state.spell_deck.bottom == []
    pick(match, "free-die:3")
    assert len(dice(match)) == 6
    assert (player(match, 0).cast, match.state.spell_deck.bottom) == ([], [TWO])
    roll(match, "1 1 1 1 1 1")


@rule("es.spell-securing.7")
def test_no_new_die_takes_the_place_of_one_that_left() -> None:
    match = held("the-loading-dock")
    pick(match, "free-die:2")
    roll(match, "1 1 1 1 1")
    give_up(match)
    pick(match, "stay")
    roll(match, "1 1 1 1 1")
    assert keys(match) == ["task:1", "fail", "give-up"], "the held Lore serves, but the Spell is not offered again"
    assert (player(match).spells, faces(match, ON_SPELL)) == ([], ["lore"])


@rule("es.ruling-secured.3", "es.spell-securing.4", "es.spell-securing.6")
def test_a_yellow_die_on_a_spell_is_rolled_only_by_whoever_can_add_it() -> None:
    dexter = who("dexter-drake", spells=["circle-of-chalk"], common=["carbide-lamp"])
    match = attempt(RECORDS, dexter, who("bob-jenkins", common=["crowbar"]), "joe-diamond")
    pick(match, "use:carbide-lamp")
    roll(match, "1 1 1 1 1 1", yellow="4")
    pick(match, "use:circle-of-chalk", "die:6")
    give_up(match)
    empty_handed = match.fork()
    pick(match, f"adventure:{RECORDS}")
    assert "free-die:6" not in keys(match)
    pick(match, "use:crowbar")
    assert (yellow(match), player(match).cast, match.state.spell_deck.bottom) == (POOL, [], ["circle-of-chalk"])
    roll(match, "1 1 1 1 1 1", yellow="lore")
    give_up(match)
    assert yellow(match) == SUPPLY
    idle(empty_handed)
    pick(empty_handed, f"adventure:{RECORDS}")
    assert keys(empty_handed) == ["roll", "give-up"]
    roll(empty_handed, "2 1 peril peril peril peril")
    assert "task:0" in keys(empty_handed), "its result serves everybody all the same"


@rule("es.ruling-secured.2", "es.spell-securing.4")
def test_with_no_die_left_a_die_on_a_spell_completes_a_task_without_a_roll() -> None:
    match = attempt("the-loading-dock", who("dexter-drake", spells=["circle-of-chalk"]))  # Peril; Peril and 3
    roll(match, "peril 1 1 1 1 1")
    pick(match, "use:circle-of-chalk", "die:0")
    fail(match, "1")
    roll(match, "1 1 1 peril")
    pick(match, "task:1")
    pick(match, next(key for key in keys(match) if "0" not in key))
    assert (asked(match), keys(match)) == ("before-roll", ["task:0", "free-die:0", "give-up"])
    pick(match, "task:0")
    assert player(match).trophies == ["the-loading-dock"]


@rule("es.spell-securing.4", "es.attack-phase.7")
def test_a_held_die_may_be_used_in_the_battle_too() -> None:
    # The combat task is Lore, Lore and Investigation 3.
    match = battle(who("dexter-drake", spells=["voorish-sign"]), "bob-jenkins")
    roll(match, "lore peril peril peril peril peril")
    pick(match, "use:voorish-sign", "die:0")
    give_up(match)
    doom = match.state.doom
    roll(match, "lore 3 peril peril peril")
    task(match, "combat")
    assert match.state.doom == doom - 1
    assert faces(match, PLACED) == ["3", "lore", "lore"]


@rule("es.spell-example.1", "es.spell-example.2", "es.spell-example.3")
def test_a_terror_held_by_one_player_completes_the_task_of_the_next() -> None:
    match = attempt(
        RECORDS,
        who("dexter-drake", spells=["voorish-sign"]),
        "bob-jenkins",
        adventures=["horrible-visions"],
        draws={"adventure": ["the-loading-dock"]},
    )
    roll(match, "3 3 1 1 peril peril")
    task(match, "task:0", "3 3")
    roll(match, "3 lore 1 terror")
    assert "task:1" in keys(match), "the roll completes the lower task easily"
    pick(match, "use:voorish-sign", die(match, "terror"))
    task(match, "task:1", "3 lore")
    assert player(match).trophies == [RECORDS]
    pick(match, "adventure:horrible-visions")
    assert (faces(match, ON_SPELL), len(dice(match))) == (["terror"], 5)
    roll(match, "peril 1 1 2 3")
    assert not {"terror", "lore"} & set(faces(match)), "the roll alone completes no task"
    assert [key for key in keys(match) if key.startswith("task")] == ["task:0"]
    task(match, "task:0")
    assert faces(match, PLACED) == ["peril", "terror"]
    assert (player(match, 0).cast, match.state.spell_deck.bottom) == ([], ["voorish-sign"])


@rule("es.spell-securing.3")
def test_dice_beyond_the_pool_cannot_be_held() -> None:
    match = attempt(RECORDS, who("dexter-drake", spells=["voorish-sign", "circle-of-chalk"]))
    roll(match, "1 1 1 lore peril terror")
    pick(match, "use:voorish-sign", "die:3")
    fail(match, "terror", "focus")
    pick(match, "die:0")
    roll(match, "1 2 peril")
    pick(match, "use:circle-of-chalk")
    assert sorted(keys(match)) == sorted(f"die:{number}" for number in dice(match))
