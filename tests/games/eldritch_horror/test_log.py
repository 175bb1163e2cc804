"""What the log says: every loss and every gain with the card or the monster that brings it."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.engine.event import Event
from miskatonic.engine.message import Name
from miskatonic.engine.text import Language, Text
from miskatonic.games.eldritch_horror import RULES, combat, losing
from tests.games.eldritch_horror.scenes import LILY, Table, act, carry_out


def event(table: Table, kind: str) -> Event:
    return next(found for found in table.game.events or () if found.kind == kind)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "loses 1 Health (Shoggoth)."), ("pl", "traci 1 punkt Zdrowia (Shoggoth).")]
)
def test_a_wound_of_a_fight_names_the_monster(language: Language, told: str) -> None:
    async def go(game: Any) -> bool:
        return await combat.encounter(game, 0, game.state.monsters[0].key)

    table = act(go, players=[{"investigator": LILY}], dice="555" + "15", monsters={"shoggoth": "shanghai"})
    text = Text(language, RULES.texts, RULES.card_names(language), lambda seat: LILY, forms=RULES.card_forms(language))
    assert text.say(event(table, "lost.health").text()).endswith(told)


def test_what_words_bring_names_the_card_and_what_nobody_brings_names_nobody() -> None:
    brought = carry_out({"do": "lose", "sanity": 1}, card="amnesia")
    assert event(brought, "lost.sanity").args["source"].args["card"] == Name("amnesia")  # type: ignore[union-attr]

    async def go(game: Any) -> None:
        losing.recover(game, 0, "health", 1)

    rested = act(go, players=[{"investigator": LILY, "health": 1}])
    assert event(rested, "recovered").args["source"].args == {}  # type: ignore[union-attr]
