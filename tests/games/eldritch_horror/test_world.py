"""Doom, Omen, Ancient Ones, Mythos, Reckoning, Mysteries, Rumors. (eh.doom.*, eh.mythos-phase.*, eh.reckoning.*)"""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.engine.message import Name
from miskatonic.games.eldritch_horror import ending, losing, mysteries, reckoning, supply
from miskatonic.games.eldritch_horror import mythos as phase
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.terms import OMENS
from tests.games.eldritch_horror.scenes import (
    CONTENT,
    LILY,
    MARK,
    SILAS,
    act,
    asked,
    carry_out,
    choose,
    decision,
    events,
    happened,
    keys,
    me,
    mythos,
    play,
    roll,
)
from tests.rules import rule


def lily(**fields: Any) -> dict[str, Any]:
    return {"investigator": LILY, **fields}


# Doom and Omen


@rule("eh.doom.1", "eh.doom.2")
def test_doom_advances_toward_zero_and_retreats_from_it() -> None:
    assert carry_out({"do": "advance-doom", "amount": 2}).state.doom == 13
    assert carry_out({"do": "retreat-doom", "amount": 2}).state.doom == 17
    assert carry_out({"do": "retreat-doom", "amount": 2}, doom=20).state.doom == 20


@rule("eh.doom.3", "eh.ancient-one.5", "eh.winning-losing.6")
def test_at_zero_the_ancient_one_awakens() -> None:
    table = carry_out({"do": "advance-doom"}, doom=1, ancient_one="shub-niggurath", monsters={"goat-spawn": "rome"})
    assert table.state.awake
    assert table.monster("epic-shub-niggurath").place == "the-heart-of-africa"
    assert table.monster("goat-spawn").place == "the-heart-of-africa"
    azathoth = carry_out({"do": "advance-doom"}, doom=1)
    assert (azathoth.over, azathoth.state.ended) == (True, "world-devoured")


@rule("eh.doom.4")
def test_doom_never_retreats_once_it_is_awake() -> None:
    table = carry_out({"do": "retreat-doom"}, doom=0, awake=True, ancient_one="cthulhu")
    assert table.state.doom == 0


@rule("eh.doom.5", "eh.doom.6")
def test_what_passes_zero_goes_on_by_the_sheet() -> None:
    cthulhu = carry_out({"do": "advance-doom", "amount": 3}, doom=1, ancient_one="cthulhu")
    assert (cthulhu.state.doom, cthulhu.state.sheet.sanity) == (0, 2)
    yog = carry_out({"do": "advance-doom", "amount": 2}, doom=1, ancient_one="yog-sothoth")
    assert len(yog.state.sheet.gates) == 1
    lost = carry_out({"do": "advance-doom", "amount": 4}, doom=1, ancient_one="yog-sothoth")
    assert (lost.over, lost.state.ended) == (True, "threshold")


@rule("eh.omen.1", "eh.omen.2", "eh.omen.3", "eh.mythos-phase.3")
def test_each_step_of_the_omen_advances_doom_for_matching_gates() -> None:
    """Green, then blue (London), then red (Arkham and Rome)."""
    table = carry_out({"do": "advance-omen", "amount": 2}, gates=["london", "arkham", "rome", "istanbul"])
    assert (table.game.omen, table.state.doom) == ("red", 12)


def test_azathoths_tokens_advance_doom_when_the_omen_turns_green() -> None:
    table = carry_out({"do": "advance-omen"}, omen=3, omen_eldritch=2)
    assert table.state.doom == 13


# Mythos cards


@rule("eh.mythos-phase.1", "eh.mythos-phase.2", "eh.mythos-phase.13")
def test_the_steps_of_a_card_come_in_order() -> None:
    match = mythos("dimensions-collide")
    steps = [event.args["step"].id for event in events(match, "mythos.step")]  # type: ignore[union-attr]
    assert steps == ["step-clues", "step-rumor", "step-eldritch", "step-effect"]
    green = mythos("support-of-the-church", gates=["london"])
    steps = [event.args["step"].id for event in events(green, "mythos.step")]  # type: ignore[union-attr]
    assert steps == ["step-omen", "step-surge", "step-clues", "step-effect"]
    yellow = mythos("ancient-guardians")
    steps = [event.args["step"].id for event in events(yellow, "mythos.step")]  # type: ignore[union-attr]
    assert steps == ["step-omen", "step-reckoning", "step-gates", "step-effect"]


@rule("eh.mythos-phase.11", "eh.mythos-phase.12", "eh.mythos.3", "eh.mythos.4")
def test_an_event_is_discarded_and_an_ongoing_card_stays() -> None:
    event = mythos("support-of-the-church", gates=["london"])
    assert event.state.mythos_discard == ["support-of-the-church"]
    ongoing = mythos("strange-sightings", gates=["london"])
    assert [card.card for card in ongoing.state.ongoing] == ["strange-sightings"]
    assert ongoing.state.mythos_discard == []


@rule("eh.mythos.5", "eh.mythos.6")
def test_a_card_with_a_reckoning_effect_does_not_trigger_one() -> None:
    match = mythos("strange-sightings", gates=["london"], players=[lily(conditions=["debt"])])
    assert "reckoning" not in happened(match)
    assert [held.card for held in me(match).conditions] == ["debt"]


@rule("eh.mythos-phase.9", "eh.mythos-phase.10", "eh.rumor.1", "eh.eldritch-token.1")
def test_a_rumor_brings_its_token_and_its_eldritch_tokens() -> None:
    match = mythos("growing-madness")
    (card,) = match.state.ongoing
    assert card.count("eldritch") == 4
    assert [event.args["place"].id for event in events(match, "rumor.placed")] == ["space-8"]  # type: ignore[union-attr]


@rule("eh.reference-card.1", "eh.reference-card.2", "eh.mythos-phase.5", "eh.mythos-phase.8", "eh.reference-card.3")
@pytest.mark.parametrize(
    ("seats", "gates", "clues"),
    [(1, 1, 1), (2, 1, 1), (3, 1, 2), (4, 1, 2), (5, 2, 3), (6, 2, 3), (7, 2, 4), (8, 2, 4)],
)
def test_gates_and_clues_by_the_number_of_players(seats: int, gates: int, clues: int) -> None:
    people = sorted(CONTENT.investigators)[:seats]
    players = [{"investigator": person} for person in people]
    yellow = mythos("ancient-guardians", players=players)
    assert len(yellow.state.gates) == gates
    blue = mythos("dimensions-collide", players=players)
    assert len(blue.state.clues) == clues


@rule(
    "eh.monster-surge.1",
    "eh.monster-surge.2",
    "eh.monster-surge.3",
    "eh.monster-surge.4",
    "eh.monster-surge.5",
    "eh.reference-card.4",
    "eh.mythos-phase.6",
)
@pytest.mark.parametrize(("seats", "surge"), [(1, 1), (2, 1), (3, 2), (6, 2), (7, 3), (8, 3)])
def test_a_surge_brings_monsters_to_every_matching_gate(seats: int, surge: int) -> None:
    """The Omen advances to blue: London and Tokyo match, Rome does not."""
    people = [person for person in sorted(CONTENT.investigators)][:seats]
    match = mythos(
        "support-of-the-church",
        players=[{"investigator": person} for person in people],
        gates=["london", "tokyo", "rome"],
    )
    assert len(events(match, "monster.spawned")) == 2 * surge


@rule("eh.monster-surge.6", "eh.mythos-phase.7")
def test_without_a_matching_gate_a_surge_opens_one() -> None:
    match = mythos("support-of-the-church", gates=["rome"], draws={"draw.gates": ["gate-sydney"]})
    assert match.state.gates == ["gate-rome", "gate-sydney"]


@rule("eh.difficulty.1", "eh.difficulty.2", "eh.difficulty.3", "eh.difficulty.4")
@pytest.mark.parametrize(
    ("difficulty", "without"), [("easy", "hard"), ("hard", "easy"), ("mixed", ""), ("normal", "easy hard")]
)
def test_the_difficulty_says_which_mythos_cards_are_used(difficulty: str, without: str) -> None:
    from miskatonic.games.eldritch_horror import RULES

    state = RULES.begin(1, {"difficulty": difficulty})
    used = [CONTENT.mythos[card].difficulty for card in [*state.green.fog, *state.yellow.fog, *state.blue.fog]]
    assert not set(used) & set(without.split())
    assert len(used) + len([card for card in state.box if card in CONTENT.mythos]) == 51


# Reckoning


@rule("eh.reckoning.1", "eh.reckoning.2", "eh.reckoning.3", "eh.reckoning.4", "eh.reckoning.5", "eh.mythos-phase.4")
def test_a_reckoning_goes_from_monsters_to_the_sheet_to_cards_to_what_people_have() -> None:
    table = act(
        reckoning.reckoning,
        players=[lily(conditions=["debt-1"])],
        ancient_one="shub-niggurath",
        monsters={"shoggoth": "rome"},
        ongoing={"stars-aligned": 0},
        dice="5111",
        draws={"draw.clues": ["clue-rome"], "draw.monsters": ["skeleton"]},
    )
    assert table.game.events is not None
    order = [event.args["card"].id for event in table.game.events if event.kind == "reckoning.of"]  # type: ignore[union-attr]
    assert order == ["shoggoth", "shub-niggurath", "stars-aligned", "debt"]


@rule("eh.reckoning.6")
def test_people_resolve_their_cards_from_the_lead_on() -> None:
    players = [lily(conditions=["dark-pact"]), {"investigator": MARK, "conditions": ["dark-pact"]}]
    table = act(reckoning.reckoning, players=players, lead=1, dice="66")
    assert table.game.events is not None
    order = [event.args["who"].seat for event in table.game.events if event.kind == "reckoning.of"]  # type: ignore[union-attr]
    assert order == [1, 0]


@rule("eh.conflicts.1", "eh.reckoning.5")
def test_whoever_is_active_orders_effects_of_the_same_moment() -> None:
    players = [lily(conditions=["dark-pact", "debt-6"])]
    table = act(reckoning.reckoning, players=players, answers=["debt#2"], dice="555" + "6")
    assert table.kinds == ["reckoning"]
    monsters = [("shoggoth", "rome"), ("deep-one", "shanghai")]
    by_lead = act(
        reckoning.reckoning, players=[lily(), {"investigator": MARK}], lead=1, monsters=monsters, answers=["rest"]
    )
    assert by_lead.asked[0].seat == 1
    assert by_lead.me.sanity == 5


@rule("eh.reckoning.2")
def test_a_monster_that_is_gone_when_its_turn_comes_does_nothing() -> None:
    """Its effect was among those of the Reckoning; another one has taken it from the board meanwhile."""

    async def go(game: Any) -> None:
        mi_go, ghost = game.state.monsters
        supply.remove(game, mi_go)
        for key in (mi_go.key, ghost.key):
            await reckoning.resolve_monster(game, key)

    table = act(go, players=[{"investigator": LILY}], monsters={"mi-go": "rome", "shoggoth": "tokyo"})
    resolved = [found.args["card"] for found in table.game.events or () if found.kind == "reckoning.of"]
    assert resolved == [Name("shoggoth")]


@rule("eh.reckoning.9")
def test_a_monster_that_a_reckoning_brings_does_nothing_in_it() -> None:
    """The Zombie brings its Horde, whose own effect would roll a die."""
    table = act(reckoning.reckoning, monsters={"zombie": "rome"})
    assert [monster.card for monster in table.state.monsters] == ["zombie-horde"]


@rule("eh.reckoning.10")
def test_a_card_that_a_reckoning_brings_does_nothing_in_it() -> None:
    table = act(reckoning.reckoning, players=[lily(conditions=["amnesia-2"])], dice="111")
    assert [held.card for held in table.me.conditions] == ["debt"]


@rule("eh.conflicts.2", "eh.lead-investigator.5")
def test_what_the_group_decides_the_lead_investigator_confirms() -> None:
    players = [lily(clues=1), {"investigator": MARK, "clues": 1}, {"investigator": SILAS}]
    match = mythos("all-for-nothing", players=players, lead=1)
    assert (asked(match), decision(match).seat) == ("may", 1)
    choose(match, "yes")
    assert (asked(match), decision(match).seat) == ("who-pays", 1)
    choose(match, "seat:0")
    assert me(match).clues == []
    assert me(match, 1).clues == []


@rule("eh.conflicts.2")
def test_which_mystery_was_all_for_nothing_the_lead_investigator_says() -> None:
    solved = ["the-true-name", "omen-of-devastation"]
    match = mythos("all-for-nothing", solved=solved, mystery="occult-research", gates=["london"])
    assert (asked(match), keys(match)) == ("together", solved)
    choose(match, "omen-of-devastation")
    assert match.state.solved == ["the-true-name"]
    none = mythos("all-for-nothing", mystery="occult-research", gates=["rome"])
    assert none.state.doom == 14


@rule("eh.rounding.1")
def test_half_is_rounded_up() -> None:
    for seats, half in ((1, 1), (2, 1), (3, 2), (8, 4)):
        people = sorted(CONTENT.investigators)[:seats]
        table = act(_nothing, players=[{"investigator": person} for person in people], mystery="omen-of-devastation")
        assert mysteries.needed(table.game) == half


async def _nothing(game: object) -> None:
    return None


# Mysteries


@rule("eh.mystery.1", "eh.winning-losing.3", "eh.winning-losing.1")
def test_the_third_solved_mystery_wins() -> None:
    solved = ["occult-research", "the-true-name"]
    mystery = {"card": "omen-of-devastation", "eldritch": 1}
    match = mythos(
        "support-of-the-church", gates=["rome"], solved=solved, mystery=mystery, draws={"draw.gates": ["gate-sydney"]}
    )
    assert match.outcome is not None
    assert match.outcome.won


@rule("eh.mystery.3", "eh.mystery.4", "eh.mystery.5")
def test_a_solved_mystery_gives_its_tokens_back_and_the_next_is_drawn() -> None:
    table = act(
        mysteries.check,
        mystery={"card": "occult-research", "clues": 1},
        draws={"draw.mysteries": ["omen-of-devastation"]},
    )
    assert table.state.solved == ["occult-research"]
    assert len(table.state.clue_discard) == 1
    assert table.state.mystery is not None
    assert table.state.mystery.card == "omen-of-devastation"
    marked = act(
        mysteries.check,
        ancient_one="shub-niggurath",
        mystery={"card": "rituals-in-the-wild", "eldritch": 1},
        eldritch={"space-4": 1, "tunguska": 1},
    )
    assert marked.state.eldritch == {}


@rule("eh.mystery.6")
def test_a_mystery_that_is_shuffled_back_is_no_longer_solved() -> None:
    table = carry_out({"do": "shuffle-back-mystery"}, solved=["occult-research"], mystery="the-true-name")
    assert table.state.solved == []
    assert "occult-research" in table.state.mysteries.fog


@rule("eh.mystery.7", "eh.ancient-one.7", "eh.special-encounters.4")
def test_while_it_is_awake_the_final_mystery_is_needed_too() -> None:
    solved = ["arcane-understanding", "spawn-of-yog-sothoth"]
    table = act(
        mysteries.check,
        ancient_one="yog-sothoth",
        awake=True,
        doom=0,
        solved=solved,
        mystery={"card": "the-beyond-one", "clues": 1},
    )
    assert not table.over
    assert table.state.final_begun
    won = table.drive(table.game.run(_place_on_sheet(), _scene()), [])
    assert won is None
    assert table.state.ended == "final-mystery"
    match = play(
        players=[lily()],
        phase="encounter",
        ancient_one="yog-sothoth",
        awake=True,
        doom=0,
        final_begun=True,
        gates=["shanghai"],
    )
    assert "final" in keys(match)


def _place_on_sheet() -> Any:
    from tests.games.eldritch_horror.scenes import effects

    return effects({"do": "place-eldritch", "where": "sheet"})


def _scene() -> Any:
    from miskatonic.kit.scene import Scene

    return Scene(0, "arkham")


def test_cthulhu_rises_when_the_mysteries_are_solved_and_his_defeat_wins() -> None:
    solved = ["rlyeh-risen", "the-stars-are-right"]
    table = act(
        mysteries.check,
        ancient_one="cthulhu",
        awake=True,
        doom=0,
        solved=solved,
        mystery={"card": "watching-the-stars", "slain": True},
    )
    cthulhu = table.monster("epic-cthulhu")
    assert cthulhu.place == "space-3"
    from miskatonic.games.eldritch_horror import supply

    table.drive(supply.wound(table.game, cthulhu.key, 9, 0), [])
    assert table.state.ended == "final-mystery"


def test_the_epic_monster_of_a_mystery_solves_it() -> None:
    from miskatonic.games.eldritch_horror import supply

    table = act(_nothing, ancient_one="cthulhu", mystery="watching-the-stars", monsters={"cthylla": "space-12"})
    table.drive(supply.wound(table.game, table.monster("cthylla").key, 9, 0), [])
    assert mysteries.progress(table.game) == 1
    table.drive(mysteries.check(table.game), [])
    assert table.state.solved == ["watching-the-stars"]


@rule("eh.eliminated.4")
def test_eliminated_players_win_with_the_others() -> None:
    match = mythos(
        "support-of-the-church",
        gates=["rome"],
        players=[lily(), {"investigator": "none", "out": True}],
        solved=["occult-research", "the-true-name"],
        mystery={"card": "omen-of-devastation", "eldritch": 1},
    )
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


@rule("eh.winning-losing.2")
def test_winning_comes_before_losing() -> None:
    """The last Mystery is solved at the end of the phase in which the deck ran out: nobody asks for another card."""
    match = mythos(
        "support-of-the-church",
        gates=["rome"],
        solved=["occult-research", "the-true-name"],
        mystery={"card": "omen-of-devastation", "eldritch": 1},
        stages=[{"green": 1, "yellow": 0, "blue": 0}],
        draws={"draw.mythos-green": ["support-of-the-church"], "mythos-colour": []},
    )
    assert match.outcome is not None
    assert match.outcome.won


# Rumors


@rule("eh.rumor.2")
def test_a_rumor_can_be_encountered_on_its_space_and_solved() -> None:
    match = play(players=[lily(place="space-7", clues=1)], phase="encounter", ongoing={"stars-aligned": 0})
    roll(match, "55")
    choose(match, "rumor:stars-aligned#1")
    choose(match, "yes")
    assert match.state.ongoing == []


@rule("eh.rumor.3")
def test_a_solved_rumor_takes_what_it_placed_along() -> None:
    table = act(
        lambda game: mysteries.solve_rumor(game, game.state.ongoing[0]),
        ongoing={"the-wind-walker": 4},
        monsters={"wind-walker": "space-4"},
    )
    assert (table.state.ongoing, table.state.monsters) == ([], [])
    assert table.state.mythos_discard == ["the-wind-walker"]


@rule("eh.eldritch-token.2", "eh.eldritch-token.3")
def test_eldritch_tokens_are_encountered_only_as_a_card_says() -> None:
    place = {"players": [lily(place="space-4")], "phase": "encounter", "eldritch": {"space-4": 1}}
    with_card = play(**place, ancient_one="shub-niggurath", mystery="rituals-in-the-wild")
    assert "mystery" in keys(with_card)
    without = play(**place, ancient_one="shub-niggurath", mystery="hunting-the-thousand")
    assert match_kinds(without) == ["general"]


def match_kinds(match: Any) -> list[str]:
    return ["general"] if not match.pending or asked(match) != "encounter" else keys(match)


def test_when_its_tokens_run_out_a_rumor_comes_true() -> None:
    lost = act(reckoning.reckoning, ongoing={"dimensions-collide": 1}, gates=["arkham"])
    assert lost.state.ended == "rumor"
    health = act(
        reckoning.reckoning,
        ongoing={"the-wind-walker": 1},
        players=[lily(), {"investigator": MARK, "health": 8}],
        phase="mythos",
        answers=[],
    )
    assert health.state.players[1].health == 2
    assert health.state.ongoing == []


# Scoring


@rule(
    "eh.scoring.1",
    "eh.scoring.2",
    "eh.scoring.3",
    "eh.scoring.4",
    "eh.scoring.5",
    "eh.scoring.6",
    "eh.scoring.7",
    "eh.scoring.8",
    "eh.scoring.9",
    "eh.scoring.10",
)
def test_the_score() -> None:
    """2 Gates, 4 Monsters (2), a Curse and a Pact (2), a Rumor (3); 4 Clues (−2), a Blessing (−1), Doom 5."""
    players = [lily(conditions=["cursed", "dark-pact"], clues=4), {"investigator": MARK, "conditions": ["blessed"]}]
    monsters = [("ghoul", "rome"), ("ghoul", "rome"), ("skeleton", "rome"), ("gug", "rome")]
    table = act(
        _nothing, players=players, gates=["arkham", "rome"], monsters=monsters, ongoing={"stars-aligned": 0}, doom=5
    )
    assert ending.score(table.game) == 2 + 2 + 2 + 3 - 2 - 1 - 5


@rule("eh.lead-investigator.4")
def test_the_lead_investigator_may_pass_the_token_on() -> None:
    match = mythos(
        "support-of-the-church",
        gates=["rome"],
        players=[lily(), {"investigator": MARK}],
        draws={"draw.gates": ["gate-sydney"]},
    )
    assert (asked(match), keys(match)) == ("lead", ["pass", "seat:1"])
    choose(match, "seat:1")
    assert (match.state.lead, decision(match).seat) == (1, 1)
    assert OMENS[match.state.omen] == "blue"


def test_a_defeated_monster_lies_somewhere_while_it_is_asked_who_keeps_it() -> None:
    position = {"ancient_one": "shub-niggurath", "mystery": "hunting-the-thousand", "monsters": {"mummy": "shanghai"}}
    match = play(players=[lily(place="shanghai", assets=["dynamite"], clues=2)], **position)
    before = match.rules.components(match.state)
    (key,) = [key for key in keys(match) if key.startswith("act:dynamite")]
    match.choose(0, key)
    assert asked(match) == "claim"
    assert match.rules.components(match.state) == before
    match.choose(0, "yes")
    assert match.state.mystery is not None
    assert match.state.mystery.monsters == ["mummy"]
    assert match.rules.components(match.state) == before


async def _from_beyond(game: Eldritch) -> None:
    await phase.resolve(game, "from-beyond", "from-beyond")


def test_from_beyond_takes_doom_only_where_no_card_had_a_reckoning_effect() -> None:
    """Strange Sightings is discarded by its own Reckoning effect: it was there, and that is enough."""
    there = act(_from_beyond, ongoing={"strange-sightings": 0})
    assert (there.state.ongoing, there.state.doom) == ([], 15)
    none = act(_from_beyond, players=[lily(clues=1)])
    assert (none.state.doom, none.asked, len(none.me.clues)) == (14, [], 1)
    paid = act(_from_beyond, players=[lily(clues=1)], ongoing={"strange-sightings": 0}, answers=["yes"])
    assert (len(paid.state.ongoing), paid.state.doom, paid.me.clues) == (1, 15, [])


def innsmouth(players: int) -> list[dict[str, Any]]:
    """The Lead Investigator is devoured when a Wraith curses him again; so many are at the table."""
    others = [MARK, "trish-scarborough", "charlie-kane", "norman-withers"]
    lead = {"investigator": LILY, "place": "space-3", "conditions": ["cursed-3"]}
    return [lead, *[{"investigator": other} for other in others[: players - 1]]]


@rule("eh.mythos-phase.5", "eh.mythos-phase.6")
def test_whoever_is_devoured_by_a_spawned_monster_does_not_stop_the_others_from_coming() -> None:
    draws = {"draw.monsters": ["wraith", "ghoul"]}
    omen = OMENS.index(CONTENT.gates["gate-tokyo"].omen)
    surge = act(phase._surge, players=innsmouth(3), gates=["tokyo"], omen=omen, draws=draws, answers=["seat:1"])
    assert [monster.card for monster in surge.state.monsters] == ["wraith", "ghoul"]
    gates = act(phase._gates, players=innsmouth(5), draws=draws, answers=["seat:1"])
    assert [monster.card for monster in gates.state.monsters] == ["wraith", "ghoul"]
    assert len(gates.state.gates) == 2


@rule("eh.monster.5", "eh.epic-monster.3")
@pytest.mark.parametrize(("lost", "left"), [(4, []), (3, ["dunwich-horror"])])
def test_an_epic_monster_falls_when_fewer_investigators_leave_it_too_little_toughness(
    lost: int, left: list[str]
) -> None:
    """Three investigators and 2: toughness 5. One is defeated: 4."""

    async def fall(game: Any) -> None:
        game.state.monsters[0].put("health", lost)
        await losing.lose(game, 1, health=9)

    table = act(
        fall,
        players=[{"investigator": LILY}, {"investigator": MARK, "place": "rome"}, {"investigator": "charlie-kane"}],
        ancient_one="yog-sothoth",
        mystery="spawn-of-yog-sothoth",
        monsters=[("dunwich-horror", "arkham")],
    )
    assert [monster.card for monster in table.state.monsters] == left
    assert table.state.mystery is not None
    assert table.state.mystery.slain is not bool(left)
