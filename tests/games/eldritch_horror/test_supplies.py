"""Gates, Clues, Monsters, decks that run out. (eh.gate.*, eh.clue.*, eh.component-limits.*, eh.set-aside.*)"""

from __future__ import annotations

from typing import Any

from miskatonic.games.eldritch_horror import gaining, mythos, supply
from tests.games.eldritch_horror.scenes import CONTENT, LILY, MARK, act, carry_out, choose, decision, keys, play, roll
from tests.rules import rule

GATES = sorted(CONTENT.gates)


@rule("eh.gate.5", "eh.gate.6", "eh.monster.2")
def test_a_gate_opens_where_its_face_says_and_a_monster_comes_with_it() -> None:
    draws = {"draw.gates": ["gate-rome"], "draw.monsters": ["skeleton"]}
    table = act(supply.spawn_gate, draws=draws)
    assert table.state.gates == ["gate-rome"]
    assert [(monster.card, monster.place) for monster in table.state.monsters] == [("skeleton", "rome")]


@rule("eh.gate.2", "eh.gate.3", "eh.gate.4", "eh.discarding.10", "eh.discarding.11")
def test_a_closed_gate_is_discarded_and_an_empty_stack_is_refilled() -> None:
    places = [gate.removeprefix("gate-") for gate in GATES]
    table = act(_nothing, gates=places[:3])
    supply.discard_gate(table.game, GATES[0])
    assert table.state.gate_discard == [GATES[0]]
    empty = act(_nothing, gates=places)
    supply.discard_gate(empty.game, GATES[0])
    assert empty.state.gate_stack.fog == [GATES[0]]
    assert empty.state.gate_discard == []


async def _nothing(game: object) -> None:
    return None


@rule("eh.gate.7", "eh.component-limits.5")
def test_with_no_gate_left_doom_advances_instead() -> None:
    places = [gate.removeprefix("gate-") for gate in GATES]
    table = act(supply.spawn_gate, gates=places)
    assert (table.state.doom, table.state.monsters) == (14, [])


@rule("eh.clue.4", "eh.clue.5")
def test_a_clue_comes_where_its_face_says_or_where_the_effect_says() -> None:
    face = act(supply.spawn_clue, draws={"draw.clues": ["clue-rome"]})
    assert [(token.clue, token.place) for token in face.state.clues] == [("clue-rome", "rome")]
    said = act(lambda game: supply.spawn_clue(game, 1, "tokyo"), draws={"draw.clues": ["clue-rome"]})
    assert [(token.clue, token.place) for token in said.state.clues] == [("clue-rome", "tokyo")]


@rule("eh.clue.2", "eh.clue.3", "eh.discarding.9")
def test_an_empty_pool_is_refilled_from_the_discarded_clues() -> None:
    clues = sorted(CONTENT.clues)
    table = carry_out({"do": "gain-clues", "amount": 2}, clues={clue: "rome" for clue in clues[:-2]})
    assert len(table.me.clues) == 2
    supply.discard_clue(table.game, table.me.clues.pop())
    assert len(table.state.clue_pool) == 1
    assert table.state.clue_discard == []


@rule("eh.component-limits.4", "eh.component-limits.1")
def test_with_no_clue_left_none_is_spawned_or_gained() -> None:
    every = {clue: "rome" for clue in CONTENT.clues}
    table = carry_out({"do": "gain-clues", "amount": 2}, {"do": "spawn-clues"}, clues=every)
    assert (len(table.me.clues), len(table.state.clues)) == (0, 36)


@rule("eh.random-space.1")
def test_a_random_space_is_that_of_a_discarded_clue() -> None:
    table = act(supply.random_space, draws={"draw.clues": ["clue-tokyo"]})
    assert table.result == "tokyo"
    assert table.state.clue_discard == ["clue-tokyo"]


@rule("eh.random-space.2")
def test_without_clues_the_lead_investigator_names_the_random_space() -> None:
    every = {clue: "rome" for clue in CONTENT.clues}
    table = act(
        supply.random_space,
        clues=every,
        answers=["sydney"],
        players=[{"investigator": MARK}, {"investigator": LILY}],
        lead=1,
    )
    assert (table.result, table.asked[0].seat) == ("sydney", 1)


@rule("eh.monster.3")
def test_a_spawned_monster_does_what_its_token_says() -> None:
    table = act(lambda game: supply.spawn_monster(game, "rome"), draws={"draw.monsters": ["mummy"]})
    assert table.monster("mummy").place == "the-pyramids"


@rule("eh.component-limits.6")
def test_an_empty_pool_spawns_nothing() -> None:
    table = act(_spawn_from_empty_pool)
    assert table.state.monsters == []


async def _spawn_from_empty_pool(game: object) -> None:
    from miskatonic.games.eldritch_horror.game import Eldritch

    assert isinstance(game, Eldritch)
    game.state.pool.fog = []
    await supply.spawn_monster(game, "rome", 2)


@rule(
    "eh.component-limits.7",
    "eh.set-aside.4",
    "eh.set-aside.5",
    "eh.discarding.13",
    "eh.set-aside.3",
    "eh.ancient-one.3",
)
def test_what_is_set_aside_comes_only_by_name_and_goes_back_aside() -> None:
    table = carry_out({"do": "spawn-named", "monster": "dark-young"}, ancient_one="shub-niggurath")
    assert table.monster("dark-young").place == "shanghai"
    assert "dark-young" not in table.state.pool.fog
    again = table.drive(supply.spawn_named(table.game, "dark-young", "rome"), [])
    assert again is None, "it is on the board already"
    supply.discard_monster(table.game, table.monster("dark-young").key)
    assert "dark-young" in table.state.set_aside
    assert "dark-young" not in table.state.pool.fog


@rule("eh.component-limits.9", "eh.discarding.6", "eh.discarding.3")
def test_an_empty_deck_is_made_anew_from_its_discard_pile() -> None:
    table = act(_last_assets)
    assert len(table.state.assets) == 1
    assert table.state.asset_discard == []


async def _last_assets(game: object) -> None:
    from miskatonic.games.eldritch_horror.game import Eldritch

    assert isinstance(game, Eldritch)
    state = game.state
    state.assets.fog = ["axe"]
    state.asset_discard = ["bandages"]
    await gaining.random_asset(game, 0, ())


@rule("eh.discarding.15")
def test_whoever_must_discard_more_than_he_has_discards_all() -> None:
    players = [{"investigator": LILY, "assets": ["axe"], "clues": 1}]
    table = carry_out(
        {"do": "discard", "what": "item", "amount": 2}, {"do": "discard-clues", "amount": 3}, players=players
    )
    assert (table.me.assets, table.me.clues) == ([], [])


@rule("eh.discarding.1", "eh.discarding.2")
def test_one_discards_ones_own_cards() -> None:
    players = [
        {"investigator": LILY, "assets": ["axe", "bandages"]},
        {"investigator": MARK, "place": "shanghai", "assets": ["bull-whip"]},
    ]
    table = carry_out({"do": "discard", "what": "item"}, players=players, answers=["axe#1"])
    assert [option.key for option in table.asked[0].options] == ["axe#1", "bandages#2"]


@rule("eh.discarding.16", "eh.discarding.17")
def test_only_what_is_on_the_board_is_discarded_from_it() -> None:
    table = carry_out({"do": "discard-gates", "whom": {"who": "gates"}, "doom": "each"}, gates=["arkham", "rome"])
    assert (table.state.gates, table.state.doom) == ([], 13)
    none = carry_out({"do": "discard-gates", "whom": {"who": "gates"}, "doom": "each"})
    assert none.state.doom == 15


@rule("eh.discarding.7", "eh.mythos.1", "eh.mythos.2", "eh.component-limits.10", "eh.winning-losing.5")
def test_without_a_mythos_card_the_investigators_lose() -> None:
    table = act(mythos.draw, stages=[{"green": 0, "yellow": 0, "blue": 0}], mythos_discard=[])
    assert table.over
    assert table.state.ended == "mythos-deck"


EMPTY = [{"green": 0, "yellow": 0, "blue": 0}]
LAST: dict[str, Any] = {
    "ancient_one": "azathoth",
    "mystery": {"card": "occult-research", "clues": 1},
    "mythos_discard": [],
}
TWO = ["the-true-name", "omen-of-devastation"]


@rule("eh.mythos.2", "eh.winning-losing.2", "eh.winning-losing.3")
def test_the_phase_without_a_card_ends_first_so_the_last_mystery_still_wins() -> None:
    """Clues for one investigator lie on the Mystery, and two Mysteries are solved."""
    won = act(mythos.draw, stages=EMPTY, solved=TWO, **LAST)
    assert (won.over, won.state.ended, len(won.state.solved)) == (True, "mysteries-solved", 3)
    too_few = act(mythos.draw, stages=EMPTY, solved=TWO[:1], **LAST)
    assert too_few.state.ended == "mythos-deck"
    two = [{"investigator": LILY}, {"investigator": MARK}]
    unsolved = act(mythos.draw, stages=EMPTY, solved=TWO, players=two, **LAST)
    assert (unsolved.state.ended, len(unsolved.state.solved)) == ("mythos-deck", 2)


@rule("eh.gate.8", "eh.other-world-encounters.1", "eh.research-encounters.1", "eh.clue.6", "eh.encounter-phase.5")
def test_gates_and_clues_on_ones_space_can_be_encountered() -> None:
    match = play(
        players=[{"investigator": LILY}], phase="encounter", gates=["shanghai"], clues={"clue-rome": "shanghai"}
    )
    assert keys(match) == ["general", "location", "clue:clue-rome", "gate"]


@rule(
    "eh.hidden-information.1",
    "eh.hidden-information.2",
    "eh.hidden-information.3",
    "eh.hidden-information.4",
    "eh.hidden-information.5",
)
def test_what_is_hidden_is_not_even_decided() -> None:
    match = play(players=[{"investigator": LILY, "conditions": ["amnesia"]}])
    state = match.view(0).state
    for deck in (state.gate_stack, state.clue_pool, state.assets, state.blue, state.condition_backs, state.spell_backs):
        assert set(deck.fog) == {"?"}
    assert state.players[0].conditions[0].back == ""


@rule("eh.hidden-information.6", "eh.hidden-information.7", "eh.hidden-information.10", "eh.hidden-information.11")
def test_what_is_open_is_seen_by_everybody() -> None:
    players = [{"investigator": LILY, "clues": 1}, {"investigator": MARK}]
    match = play(players=players, asset_discard=["axe"], monsters={"ghoul": "rome"})
    for seat in (-1, 0, 1):
        state = match.view(seat).state
        assert state.asset_discard == ["axe"]
        assert state.monsters[0].card == "ghoul"
        assert state.players[0].clues[0].startswith("clue-")


@rule("eh.hidden-information.8", "eh.hidden-information.9")
def test_the_backs_of_sheets_can_be_read() -> None:
    from miskatonic.games.eldritch_horror import RULES

    assert any(line.id == "line-defeated" for line in RULES.card_text(LILY))
    assert any(line.id == "line-awakened" for line in RULES.card_text("cthulhu"))


@rule("eh.hidden-information.12")
def test_nobody_has_to_read_what_is_open() -> None:
    """The top of a deck that lies face up is told to nobody before somebody looks."""
    match = play(players=[{"investigator": LILY}, {"investigator": MARK}], actions=2, acting=True)
    assert match.view(1).state.spells.top == []
    assert not [event for event in match.events_for(1) if event.kind == "looked.top"]
    choose(match, "look:spells")
    assert len(match.view(1).state.spells.top) == 1


@rule("eh.hidden-information.13")
def test_what_comes_of_an_encounter_is_told_after_its_test() -> None:
    match = play(
        players=[{"investigator": LILY, "clues": 1}],
        ancient_one="azathoth",
        phase="encounter",
        clues={"clue-rome": "shanghai"},
    )
    match.rig({"draw.research": ["research-azathoth-3"]})
    roll(match, "11")
    choose(match, "clue:clue-rome")
    asked = decision(match)
    assert asked.kind == "test"
    told = [*match.events_for(0), *[option.text for option in asked.options], asked.prompt]
    assert "verb-" not in str(told)
    assert "check-" not in str(told)
    choose(match, "accept")
    assert any(event.kind == "lost.sanity" for event in match.events_for(0))


@rule("eh.component-limits.8", "eh.component-limits.11", "eh.discarding.14")
def test_tokens_of_other_kinds_never_run_out() -> None:
    """The box has 20 Eldritch tokens and 20 tickets; here are more, and those taken off can be placed again."""
    table = carry_out(
        {"do": "mark-spaces", "places": ["rome"] * 25},
        {"do": "take-mark"},
        players=[{"investigator": LILY, "place": "rome"}],
    )
    assert table.state.eldritch == {"rome": 24}
    assert table.state.mystery is not None
    assert table.state.mystery.eldritch == 1


@rule("eh.double-sided-cards.6", "eh.expedition-encounters.4")
def test_what_is_shuffled_has_no_order_that_a_cut_could_change() -> None:
    table = carry_out({"do": "gain-spell", "named": "wither"}, {"do": "discard", "what": "spell"})
    for deck in (table.state.spells, table.state.encounters["expedition"]):
        assert (deck.top, deck.bottom) == ([], [])


@rule("eh.health-sanity.4")
def test_health_and_sanity_are_counted_not_changed() -> None:
    table = carry_out({"do": "lose", "health": 1}, players=[{"investigator": LILY, "health": 3}])
    assert table.me.health == 2
