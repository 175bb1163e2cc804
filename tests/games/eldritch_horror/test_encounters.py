"""Encounters of every kind. (eh.encounters.*, eh.research-encounters.*, eh.complex-encounters.*)"""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.engine.cut import CutShort, GameEnds
from miskatonic.games.eldritch_horror import RULES, encounters
from miskatonic.games.eldritch_horror.state import Encounter
from miskatonic.kit.scene import Scene
from tests.games.eldritch_horror.scenes import (
    CONTENT,
    LILY,
    MARK,
    SILAS,
    Table,
    act,
    asked,
    choose,
    decision,
    happened,
    keys,
    me,
    play,
    roll,
)
from tests.rules import rule


def lily(**fields: Any) -> dict[str, Any]:
    return {"investigator": LILY, **fields}


def resolve(
    key: str,
    *,
    dice: str = "",
    draws: dict[str, list[str]] | None = None,
    answers: list[str] | None = None,
    **position: Any,
) -> Table:
    """One encounter of seat 0."""
    position.setdefault("players", [lily()])
    return act(
        lambda game: encounters.resolve(game, game.player(0), key),
        dice=dice,
        draws=draws,
        answers=answers or [],
        phase="encounter",
        **position,
    )


@rule("eh.encounters.1", "eh.encounters.2", "eh.encounter-phase.1")
def test_everybody_resolves_one_encounter_from_the_lead_on() -> None:
    match = play(
        players=[lily(), {"investigator": MARK, "place": "rome"}, {"investigator": SILAS}], phase="encounter", lead=2
    )
    order = []
    while match.state.phase == "encounter":
        if asked(match) == "encounter":
            assert "pass" not in keys(match), "an encounter is not optional"
            order.append(decision(match).seat)
            choose(match, "general")
        else:
            choose(match, keys(match)[-1])
    assert order == [2, 0, 1]


@rule("eh.encounters.5", "eh.encounter-phase.4")
@pytest.mark.parametrize(
    ("place", "deck"),
    [("arkham", "america"), ("london", "europe"), ("tokyo", "asia-australia"), ("space-5", ""), ("tunguska", "")],
)
def test_general_or_location_encounters(place: str, deck: str) -> None:
    state = play(players=[lily(place=place)], phase="encounter", expedition="the-amazon")
    found = keys(state) if state.pending and asked(state) == "encounter" else ["general"]
    assert found == (["general", "location"] if deck else ["general"])


@rule("eh.location-encounters.2", "eh.location-encounters.3", "eh.location-encounters.4")
@pytest.mark.parametrize(
    ("place", "card"),
    [
        ("arkham", "america-3"),
        ("buenos-aires", "america-3"),
        ("san-francisco", "america-3"),
        ("istanbul", "europe-3"),
        ("london", "europe-3"),
        ("rome", "europe-3"),
        ("shanghai", "asia-australia-4"),
        ("sydney", "asia-australia-4"),
        ("tokyo", "asia-australia-4"),
    ],
)
def test_the_part_for_ones_city_is_resolved(place: str, card: str) -> None:
    deck = card.rpartition("-")[0]
    section = CONTENT.sectioned[card].sections[place].do[0]
    table = resolve("location", players=[lily(place=place)], draws={f"draw.{deck}": [card]})
    assert table.game.events is not None
    (skill,) = [event.args["skill"].id for event in table.game.events if event.kind == "tested"]  # type: ignore[union-attr]
    assert skill == f"skill-{section.skill}"  # type: ignore[attr-defined]
    assert table.state.encounter_discard[deck] == [card]


@rule("eh.location-encounters.1")
@pytest.mark.parametrize(("place", "kind"), [("rome", "city"), ("tunguska", "wilderness"), ("space-8", "sea")])
def test_the_part_for_ones_kind_of_space_is_resolved(place: str, kind: str) -> None:
    table = resolve(
        "general",
        players=[lily(place=place)],
        draws={"draw.general": ["general-10"]},
        dice="1" * {"city": 3, "wilderness": 4, "sea": 4}[kind],
    )
    outcome = {"city": table.me.sanity == 4, "wilderness": len(table.me.conditions) == 1, "sea": table.me.delayed}
    assert [name for name, came in outcome.items() if came] == [kind]


@rule("eh.research-encounters.3", "eh.research-encounters.5", "eh.gaining.14")
def test_this_clue_and_an_additional_one() -> None:
    """City, Observation −1: this Clue, and one from the pool."""
    table = resolve(
        "clue:clue-rome",
        mystery="omen-of-devastation",
        clues={"clue-rome": "shanghai"},
        dice="5",
        draws={"draw.research": ["research-azathoth-1"], "draw.clues": ["clue-tokyo"]},
    )
    assert table.me.clues == ["clue-rome", "clue-tokyo"]
    assert table.state.clues == []


@rule("eh.research-encounters.4")
def test_a_clue_that_was_not_gained_stays() -> None:
    table = resolve(
        "clue:clue-rome", clues={"clue-rome": "shanghai"}, dice="1", draws={"draw.research": ["research-azathoth-1"]}
    )
    assert [token.place for token in table.state.clues] == ["shanghai"]


def test_a_clue_gained_from_research_may_go_onto_the_mystery() -> None:
    table = resolve(
        "clue:clue-rome",
        mystery="occult-research",
        clues={"clue-rome": "shanghai"},
        dice="5",
        draws={"draw.research": ["research-azathoth-1"]},
        answers=["yes"],
    )
    assert table.state.mystery is not None
    assert (len(table.state.mystery.clues), len(table.me.clues)) == (1, 1)


@rule(
    "eh.other-world-encounters.2",
    "eh.other-world-encounters.3",
    "eh.complex-encounters.2",
    "eh.complex-encounters.3",
    "eh.complex-encounters.4",
)
def test_an_other_world_has_a_pass_and_a_fail_part() -> None:
    """Card 8: Will; pass: Lore closes the Gate; fail: Strength, or Amnesia."""
    draws = {"draw.other-world": ["other-world-8"]}
    passed = resolve("gate", gates=["shanghai", "rome"], dice="511" + "51", draws=draws)
    assert passed.state.gates == ["gate-rome"]
    assert passed.state.gate_discard == ["gate-shanghai"]
    failed = resolve("gate", gates=["shanghai"], dice="111" + "1111", draws=draws)
    assert [held.card for held in failed.me.conditions] == ["amnesia"]
    assert failed.state.gates == ["gate-shanghai"]


@rule("eh.other-world-encounters.4")
def test_whoever_is_in_another_world_still_stands_on_his_space() -> None:
    """Leo's dice are for the wilderness: there is no Gate there, but Silas helps on the sea of this space."""
    players = [lily(place="space-8"), {"investigator": SILAS, "place": "space-8"}]
    table = resolve(
        "gate",
        players=players,
        gates=["shanghai"],
        dice="1111" + "11111",
        draws={"draw.other-world": ["other-world-8"]},
    )
    assert table.me.place == "space-8"


@rule("eh.complex-encounters.5")
def test_without_a_test_the_card_says_which_part_follows() -> None:
    draws = {"draw.other-world": ["other-world-14"]}
    paid = resolve("gate", players=[lily(clues=1)], gates=["shanghai"], answers=["yes"], dice="555", draws=draws)
    assert paid.state.gates == []
    unpaid = resolve("gate", gates=["shanghai"], dice="1111", draws=draws)
    assert (unpaid.me.health, unpaid.me.sanity) == (5, 5)


@rule(
    "eh.expedition-encounters.1",
    "eh.expedition-encounters.5",
    "eh.expedition-encounters.6",
    "eh.expedition-encounters.7",
)
def test_an_expedition_is_of_the_active_space_and_then_the_token_moves() -> None:
    draws = {"draw.expedition": ["expedition-tunguska-2"], "expedition": ["antarctica"]}
    table = resolve(
        "expedition", players=[lily(place="tunguska")], expedition="tunguska", dice="51" + "511", draws=draws
    )
    assert len(table.me.artifacts) == 1
    assert table.state.expedition == "antarctica"
    match = play(players=[lily(place="tunguska")], phase="encounter", expedition="tunguska")
    assert "expedition" in keys(match)


@rule("eh.special-encounters.1", "eh.special-encounters.4")
def test_a_mystery_leads_to_its_special_encounters() -> None:
    """With three investigators two tokens are needed, so the Mystery stays."""
    players = [lily(place="space-3"), {"investigator": MARK}, {"investigator": SILAS}]
    match = play(players=players, phase="encounter", waiting=[0], ancient_one="cthulhu", mystery="rlyeh-risen")
    roll(match, "555" + "5")
    match.rig({"draw.rlyeh-risen-encounter": ["rlyeh-risen-encounter-2"]})
    choose(match, "mystery")
    assert match.state.mystery is not None
    assert (match.state.mystery.card, match.state.mystery.eldritch) == ("rlyeh-risen", 1)


def test_a_gate_cannot_be_closed_while_a_rumor_forbids_it() -> None:
    draws = {"draw.other-world": ["other-world-8"]}
    table = resolve("gate", gates=["shanghai"], ongoing={"mysterious-lights": 0}, dice="511" + "51", draws=draws)
    assert table.state.gates == ["gate-shanghai"]


@rule("eh.akachi-onyele.4", "eh.akachi-onyele.5")
def test_akachi_follows_a_closed_gate_to_any_clue_or_gate() -> None:
    akachi = {"investigator": "akachi-onyele", "place": "shanghai"}
    table = resolve(
        "gate",
        players=[akachi],
        gates=["shanghai", "rome"],
        clues={"clue-tokyo": "tokyo"},
        dice="5111" + "511",
        draws={"draw.other-world": ["other-world-8"]},
        answers=["rome"],
    )
    assert [option.key for option in table.asked[-1].options] == ["rome", "tokyo", "pass"]
    assert table.me.place == "rome"
    held = resolve(
        "gate",
        players=[{**akachi, "conditions": ["detained"]}],
        gates=["shanghai", "rome"],
        dice="5111" + "511",
        draws={"draw.other-world": ["other-world-8"]},
    )
    assert held.me.place == "shanghai"


SECTIONS = [(card.id, section) for card in CONTENT.sectioned.values() for section in card.sections]


@pytest.mark.parametrize(("card", "section"), SECTIONS)
@pytest.mark.parametrize("face", ["1", "6"])
def test_every_part_of_every_encounter_can_be_resolved(card: str, section: str, face: str) -> None:
    """Passing and failing, with enough to pay with."""
    printed = CONTENT.sectioned[card]
    ancient_one = getattr(printed, "ancient_one", "azathoth")
    _run_through(printed.sections[section].do, card, section, face, ancient_one)


@pytest.mark.parametrize("card", sorted(CONTENT.complex))
@pytest.mark.parametrize("face", ["1", "6"])
def test_every_complex_encounter_can_be_resolved(card: str, face: str) -> None:
    printed = CONTENT.complex[card]
    _run_through(printed.initial, card, "", face, getattr(printed, "ancient_one", "azathoth"))
    _run_through(printed.passed, card, "", face, getattr(printed, "ancient_one", "azathoth"))
    _run_through(printed.failed, card, "", face, getattr(printed, "ancient_one", "azathoth"))


def _run_through(effects: Any, card: str, section: str, face: str, ancient_one: str) -> None:
    players = [
        lily(clues=3, spells=["wither"], assets=["axe", "cat-burglar"]),
        {"investigator": MARK, "place": "shanghai"},
    ]
    table = Table(
        {
            "players": players,
            "ancient_one": ancient_one,
            "phase": "encounter",
            "gates": ["shanghai"],
            "clues": {"clue-rome": "shanghai"},
            "monsters": {"skeleton": "rome"},
            "reserve": ["bandages", "whiskey", "private-care", "witch-doctor"],
        },
        {"roll.die": [face] * 200},
    )
    before = RULES.components(table.state)
    table.state.encounter = Encounter(0, "research", card, section, "clue-rome", "gate-shanghai")
    coroutine = table.game.run(effects, Scene(0, card))
    try:
        question = coroutine.send(None)
        while True:
            several = getattr(question, "decisions", None)
            if several is None:
                question = coroutine.send(tuple(option.key for option in question.options[: max(1, question.least)]))
            else:
                question = coroutine.send({one.seat: (one.options[0].key,) for one in several})
    except (StopIteration, CutShort, GameEnds):
        pass
    assert RULES.components(table.state) == before, "nothing appears, nothing vanishes"
    assert "encounter" not in happened_in(table)


def happened_in(table: Table) -> list[str]:
    assert table.game.events is not None
    return [event.kind for event in table.game.events]


def test_the_log_names_every_encounter() -> None:
    match = play(players=[lily()], phase="encounter")
    choose(match, "general")
    assert "encounter" in happened(match)
    assert me(match).seat == 0
