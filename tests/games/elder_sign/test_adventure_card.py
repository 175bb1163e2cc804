"""What is printed on an Adventure card, and what it does."""

from miskatonic.games.elder_sign.terms import COLOURS, LOCKED, POOL
from tests.games.elder_sign.scenes import (
    CONTENT,
    DEXTER,
    attempt,
    card,
    choose,
    count,
    events,
    fail,
    keys,
    named,
    player,
    refused,
    roll,
    scene,
    task,
    who,
)
from tests.rules import rule


@rule("es.adventure-card.1", "es.trophies.11")
def test_the_trophy_number_is_what_a_resolved_card_is_worth() -> None:
    # As in the rulebook's pictures: an adventure worth 2, a monster worth 1.
    match = attempt("the-dreamlands", other_worlds=[{"card": "the-dreamlands", "monsters": {"below": "cultist"}}])
    roll(match, "peril", "lore", "3", "lore", "1", "1")
    task(match, "task:0", "peril", "lore", "3")
    roll(match, "lore", "1", "1")
    task(match, "monster:1")
    worth = {named(event, "card"): event.args["value"] for event in events(match, "trophy")}
    assert worth == {"the-dreamlands": 2, "cultist": 1}
    assert {found.trophies for found in CONTENT.adventures.values()} == {1, 2}


@rule("es.adventure-card.2")
def test_every_adventure_has_a_name_of_its_own_in_both_languages() -> None:
    names = [found.name for found in CONTENT.places.values()]
    assert len({name.en for name in names}) == len({name.pl for name in names}) == 56
    assert CONTENT.adventures["koi-pond"].name.en == "Koi Pond"
    assert CONTENT.adventures["koi-pond"].name.pl == "Staw z karpiami koi"


@rule("es.adventure-card.4", "es.task-order.2")
def test_with_an_arrow_the_tasks_are_completed_from_top_to_bottom() -> None:
    assert CONTENT.adventures["lights-out"].ordered
    match = attempt("lights-out")
    roll(match, "3", "peril", "peril", "lore", "lore", "1")
    assert [key for key in keys(match) if key.startswith("task:")] == ["task:0"]
    assert refused(match) == {"task:1": "es.task-order.2", "task:2": "es.task-order.2"}
    task(match, "task:0", "3")
    roll(match, "peril", "peril", "lore", "lore", "1")
    assert [key for key in keys(match) if key.startswith("task:")] == ["task:1"]
    task(match, "task:1")
    roll(match, "lore", "lore", "1")
    task(match, "task:2")
    assert player(match).trophies == ["lights-out"]


@rule("es.adventure-card.5")
def test_a_terror_effect_needs_both_a_failed_roll_and_a_terror_result() -> None:
    for faces, completes, lost in (
        (("terror", "1", "1", "1", "1", "1"), False, 1),
        (("1", "1", "1", "1", "1", "1"), False, 0),
        (("terror", "lore", "3", "1", "1", "1"), True, 0),
    ):
        match = attempt("ancient-relics")
        roll(match, *faces)
        if completes:
            task(match, "task:0", "lore", "3")
        else:
            fail(match, "1")
        assert player(match).sanity == 5 - lost, faces


@rule("es.adventure-card.6")
def test_a_locked_die_cannot_be_used_for_tasks() -> None:
    match = attempt("did-you-hear-that", who(DEXTER, common=["crowbar"]), mythos="yellow-fog")
    locked = [COLOURS[number] for number, die in enumerate(match.state.dice) if die.place == LOCKED]
    assert locked == ["green", "yellow"]
    assert keys(match) == ["roll", "give-up"], "the crowbar cannot bring the locked die"
    assert refused(match) == {"use:crowbar": "es.locked-dice.4"}
    assert count(match, POOL) == 5
    roll(match, "peril", "peril", "1", "1", "1")
    task(match, "task:1")
    roll(match, "peril", "1", "1")
    task(match, "task:0")
    assert "did-you-hear-that" in player(match).trophies


@rule("es.adventure-card.7")
def test_each_row_of_symbols_must_be_rolled_to_resolve_the_card() -> None:
    match = attempt("the-graveyard")
    assert [task.symbols for task in CONTENT.adventures["the-graveyard"].tasks] == [
        ("peril",),
        ("terror",),
        ("investigation 7",),
    ]
    roll(match, "peril", "1", "1", "1", "1", "1")
    task(match, "task:0")
    roll(match, "terror", "1", "1", "1", "1")
    task(match, "task:1")
    assert player(match).trophies == []
    roll(match, "3", "3", "1", "1")
    task(match, "task:2", "3", "3", "1")
    assert player(match).trophies == ["the-graveyard"]


@rule("es.adventure-card.8")
def test_a_drawn_monster_goes_on_a_monster_task() -> None:
    match = scene(
        {"investigator": DEXTER, "place": "the-gift-shop"},
        adventures=["the-gift-shop", "late-night-break-in"],
        phase="resolution",
    )
    match.rig({"draw.monster": ["gug"]})
    roll(match, "terror", "1", "1", "1", "1", "1")
    choose(match, "fail")
    assert card(match, "the-gift-shop").monsters == []
    (token,) = card(match, "late-night-break-in").monsters
    assert (token.id, token.task) == ("gug", 0)


@rule("es.adventure-card.9", "es.rewards-penalties.2", "es.failed-rolls.9")
def test_who_fails_an_adventure_suffers_its_penalties_and_gains_nothing() -> None:
    match = attempt("administration-office", who(DEXTER, clues=1))
    choose(match, "give-up")
    assert (player(match).sanity, player(match).stamina, player(match).clues) == (4, 5, 0)
    assert player(match).trophies == []


@rule("es.adventure-card.10", "es.rewards-penalties.1")
def test_who_resolves_an_adventure_gains_its_rewards_and_suffers_nothing() -> None:
    match = attempt("administration-office")
    roll(match, "lore", "1", "1", "1", "1", "1")
    task(match, "task:0")
    roll(match, "3", "3", "3", "1", "1")
    task(match, "task:1", "3", "3", "3")
    assert (player(match).sanity, player(match).stamina, player(match).clues) == (5, 5, 2)
