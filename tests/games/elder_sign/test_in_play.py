"""What a whole stretch of play must come to, where no position is built half-way."""

from __future__ import annotations

import pytest

from tests.games.elder_sign.scenes import (
    RECORDS,
    attempt,
    battle,
    dice,
    die,
    give_up,
    happened,
    keys,
    pick,
    player,
    roll,
    who,
)
from tests.rules import rule
from tests.scenes import asked


@rule("es.mythos-cards.4", "es.rolling.2", "es.spell-securing.3")
def test_one_green_die_fewer_is_taken_from_those_that_no_spell_holds() -> None:
    match = attempt(RECORDS, who("dexter-drake", spells=["voorish-sign"]), mythos="leaden-hands")
    roll(match, "lore 1 1 1 1")
    pick(match, "use:voorish-sign", die(match, "lore"))
    give_up(match)
    pick(match, "stay")
    assert len(dice(match)) == 4, "one of six lies on the Spell, and one is fewer"


@rule("es.investigator-card.4", "es.battle-clock.4", "es.devoured.12")
@pytest.mark.parametrize(("healer", "what"), [("carolyn-fern", "sanity"), ("vincent-lee", "stamina")])
def test_the_turn_of_whoever_the_attack_eliminated_is_a_turn_for_healers(healer: str, what: str) -> None:
    match = battle(
        "dexter-drake", who("bob-jenkins", sanity=1), who(healer, **{what: 3}), ancient_one="yig", doom=5, clock=3
    )
    give_up(match)
    assert player(match, 1).out, "he had one point of Sanity and no Clue"
    assert (asked(match), match.pending[0].seat, match.state.active) == ("turn-start", 2, 1)
    before = getattr(player(match, 2), what)
    pick(match, f"ability:{healer}:0", "seat:2")
    assert getattr(player(match, 2), what) == before + 1


@rule("es.ruling-cards.2")
def test_a_loss_that_is_prevented_altogether_is_not_told() -> None:
    match = attempt(RECORDS, who("dexter-drake", common=["whiskey"]))
    give_up(match)
    assert "suffer" in keys(match)
    pick(match, keys(match)[0])
    assert (player(match).sanity, happened(match, "lose")) == (5, [])
