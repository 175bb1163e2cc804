"""What the sheets of investigators do. (eh.akachi-onyele.*, eh.charlie-kane.*, eh.lily-chen.*, eh.silas-marsh.* …)"""

from __future__ import annotations

from typing import Any

from miskatonic.games.eldritch_horror.verbs.sheets import LookAtGates
from miskatonic.kit.scene import Scene
from tests.games.eldritch_horror.scenes import (
    AKACHI,
    CHARLIE,
    CONTENT,
    LILY,
    MARK,
    NORMAN,
    SILAS,
    TRISH,
    act,
    asked,
    carry_out,
    choose,
    decision,
    keys,
    me,
    pick,
    play,
)
from tests.rules import rule

GATES = [gate.removeprefix("gate-") for gate in sorted(CONTENT.gates)]


@rule("eh.akachi-onyele.1")
def test_akachi_looks_at_two_gates_and_everybody_may_know() -> None:
    match = play(players=[{"investigator": AKACHI}, {"investigator": MARK}])
    match.rig({"draw.gates": ["gate-rome", "gate-tokyo"]})
    choose(match, "sheet")
    assert keys(match) == ["gate-rome", "gate-tokyo"]
    choose(match, "gate-tokyo")
    for seat in (0, 1):
        stack = match.view(seat).state.gate_stack
        assert (stack.top, stack.bottom) == (["gate-tokyo"], ["gate-rome"])


@rule("eh.akachi-onyele.2")
def test_with_fewer_than_two_gates_the_discarded_ones_come_under_the_stack() -> None:
    table = act(_look_with_discards, players=[{"investigator": AKACHI}], gates=GATES[:6], answers=[f"gate-{GATES[8]}"])
    assert table.asked[0].options[0].key == f"gate-{GATES[8]}", "what was left of the stack is on top"
    assert table.state.gate_discard == []
    assert len(table.state.gate_stack) == 3


async def _look_with_discards(game: Any) -> None:
    stack = game.state.gate_stack
    for gate in GATES[6:8]:
        stack.remove(f"gate-{gate}")
        game.state.gate_discard.append(f"gate-{gate}")
    await LookAtGates().run(game, Scene(0, AKACHI))


@rule("eh.akachi-onyele.3")
def test_a_single_gate_can_be_looked_at() -> None:
    table = carry_out({"do": "look-at-gates"}, players=[{"investigator": AKACHI}], gates=GATES[:8])
    assert table.state.gate_stack.top == [f"gate-{GATES[8]}"]
    assert table.kinds == []


@rule("eh.charlie-kane.1", "eh.charlie-kane.2")
def test_charlie_sends_somebody_who_is_not_delayed_even_before_his_turn() -> None:
    players = [{"investigator": CHARLIE}, {"investigator": MARK}, {"investigator": LILY, "delayed": True}]
    match = play(players=players)
    choose(match, "sheet")
    assert (asked(match), decision(match).seat) == ("extra-action", 1), "Lily is Delayed: nobody else to choose"
    choose(match, "rest")
    assert (asked(match), decision(match).seat) == ("action", 0)
    choose(match, "pass")
    assert decision(match).seat == 1
    assert "rest" not in keys(match), "he has rested this round"


@rule("eh.diana-stanley.1")
def test_diana_clears_her_space_or_moves_one_cultist() -> None:
    diana = {"investigator": "diana-stanley"}
    monsters = [("cultist", "space-7"), ("ghoul", "space-7")]
    cleared = carry_out({"do": "redeem-cultists"}, players=[diana], monsters=monsters, answers=["discard"])
    assert cleared.state.monsters == []
    moved = carry_out({"do": "redeem-cultists"}, players=[diana], monsters=monsters, answers=["move", "rome"])
    assert [(monster.card, monster.place) for monster in moved.state.monsters] == [
        ("cultist", "rome"),
        ("ghoul", "space-7"),
    ]
    alone = play(players=[diana], monsters={"ghoul": "space-7"})
    assert "sheet" not in keys(alone)


@rule("eh.jacqueline-fine.1", "eh.jacqueline-fine.2", "eh.jacqueline-fine.3")
def test_jacqueline_exchanges_clues_and_nothing_else_with_anybody_anywhere() -> None:
    players = [
        {"investigator": "jacqueline-fine", "clues": 1, "train": 1},
        {"investigator": LILY, "clues": 1, "assets": ["axe"]},
    ]
    match = play(players=players)
    mine, hers = me(match).clues[0], me(match, 1).clues[0]
    match.choose(0, "sheet")
    assert [option.key for option in decision(match).options] == [f"clue:{mine}"]
    match.choose(0, f"clue:{mine}")
    assert [option.key for option in decision(match).options] == [f"clue:{hers}"]
    match.choose(0, f"clue:{hers}")
    match.choose(1, "yes")
    assert (me(match).clues, me(match, 1).clues) == ([hers], [mine])


@rule("eh.lily-chen.1", "eh.lily-chen.2")
def test_lily_exchanges_one_kind_for_the_other() -> None:
    match = play(players=[{"investigator": LILY, "health": 3, "sanity": 2}])
    choose(match, "sheet")
    assert keys(match) == ["health:1", "health:2", "sanity:1"], "never the last point, and never both"
    choose(match, "health:2")
    assert (me(match).health, me(match).sanity) == (1, 4)


@rule("eh.lola-hayes.1", "eh.lola-hayes.2", "eh.lola-hayes.3")
def test_lola_learns_another_role() -> None:
    match = play(players=[{"investigator": "lola-hayes", "improvements": {"lore": 2, "will": 1}}])
    choose(match, "sheet")
    choose(match, "lore")
    pick(match, "strength", "strength")
    assert me(match).improvements == {"will": 1, "strength": 2}


@rule("eh.norman-withers.2")
def test_norman_pays_for_his_own_action_with_sanity_too() -> None:
    norman = {"investigator": NORMAN, "clues": 1}
    match = play(players=[norman], gates=["rome"], monsters=[("ghoul", "rome"), ("skeleton", "tokyo")])
    choose(match, "sheet")
    assert asked(match) == "pay-clue"
    choose(match, "sanity")
    assert (me(match).sanity, me(match).clues) == (6, [])
    assert [monster.card for monster in match.state.monsters] == ["skeleton"], "only one on a space with a Gate"


@rule("eh.silas-marsh.1", "eh.silas-marsh.2", "eh.silas-marsh.3")
def test_silas_sails_and_acts_once_more() -> None:
    match = play(players=[{"investigator": SILAS, "ship": 1}])
    choose(match, "sheet")
    assert "space-21" not in keys(match), "no Ship path"
    choose(match, "space-3")
    assert asked(match) == "extra-action", "no ticket is asked for"
    choose(match, "travel:buenos-aires")
    choose(match, "stop")
    assert (asked(match), match.state.actions, me(match).ship) == ("action", 1, 1)


def test_trish_finds_a_clue_only_when_she_has_none() -> None:
    match = play(players=[{"investigator": TRISH}])
    choose(match, "sheet")
    assert len(me(match).clues) == 1
    assert "sheet" not in keys(play(players=[{"investigator": TRISH, "clues": 1}]))


def test_the_ruby_buys_an_action() -> None:
    match = play(players=[{"investigator": LILY, "artifacts": ["ruby-of-rlyeh"]}])
    choose(match, "buy-action")
    assert (match.state.actions, me(match).sanity) == (3, 5)
    assert "buy-action" not in keys(match)


def test_the_pallid_mask_passes_by_monsters() -> None:
    match = play(
        players=[{"investigator": LILY, "artifacts": ["pallid-mask"]}],
        phase="encounter",
        monsters={"ghoul": "shanghai"},
    )
    choose(match, "yes")
    assert asked(match) == "encounter"


def test_the_silver_key_pays_a_clue() -> None:
    offer = {
        "do": "offer",
        "cost": [{"do": "spend", "what": "clue", "amount": 1}],
        "then": [{"do": "improve", "skill": "will"}],
    }
    table = carry_out(offer, players=[{"investigator": MARK, "artifacts": ["the-silver-key"]}], answers=["yes"])
    assert table.me.improvements == {"will": 1}
