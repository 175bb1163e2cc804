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


def test_whoever_moves_the_omen_is_named() -> None:
    moved = carry_out({"do": "set-omen"}, answers=["omen:2"], card="amnesia", omen=1)
    assert event(moved, "omen").args["source"].args["card"] == Name("amnesia")  # type: ignore[union-attr]


def test_two_monsters_of_a_kind_on_one_space_are_told_apart_by_their_wounds() -> None:
    async def go(game: Any) -> None: ...

    table = act(go, players=[{"investigator": LILY}], monsters=[["goat-spawn", "shanghai"], ["goat-spawn", "shanghai"]])
    hurt, whole = table.state.monsters
    hurt.tokens["health"] = 1
    said = [table.game.thing_text(f"{monster.card}#{monster.number}") for monster in (hurt, whole)]
    text = Text("pl", RULES.texts, RULES.card_names("pl"), forms=RULES.card_forms("pl"))
    assert list(map(text.say, said)) == ["Pomiot Kozy (Szanghaj; utracone Zdrowie: 1)", "Pomiot Kozy (Szanghaj)"]
