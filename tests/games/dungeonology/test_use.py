"""Every component comes to the table in simulated games, every effect is used; what never was is named."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.bots.bot import Bot
from miskatonic.engine.match import Match
from miskatonic.engine.message import Name
from miskatonic.games.dungeonology import RULES
from miskatonic.games.dungeonology.bot import HeuristicBot
from miskatonic.games.dungeonology.state import State
from miskatonic.kit.at_random import RandomBot
from tests.games.dungeonology.scenes import CONTENT

AT_RANDOM = 360
SENSIBLE = 4
"""Games between heuristic bots: debts, say, are collected only by those who wait for the moment."""
TOLD = ("zone-laid", "fate", "recruited", "panic", "clan-revealed", "lots", "joined", "set-up", "boss-met", "ability")
"""Events that name what came into play."""


def played(seed: int) -> Match[State]:
    options = {
        "alertness": sorted(CONTENT.alertness)[seed % 3],
        "boss": sorted(CONTENT.bosses)[seed % 2],
        "priorities": "yes" if seed % 5 == 0 else "no",
    }
    match: Match[State] = Match.new(RULES, 2 + seed % 3, options, seed=f"use/{seed}", every=0)
    bot: Bot = RandomBot(f"use/{seed}") if seed < AT_RANDOM else HeuristicBot(f"use/{seed}")
    while match.pending:
        decision = match.pending[0]
        match.answer(decision.seat, bot.choose(decision, match.view(decision.seat) if bot.needs_view else None))
    return match


@pytest.fixture(scope="module")
def used() -> set[str]:
    found: set[str] = set()
    for seed in range(AT_RANDOM + SENSIBLE):
        match = played(seed)
        assert match.outcome is not None
        for event in match.events:
            if event.kind in TOLD:
                found |= {arg.id for arg in event.args.values() if isinstance(arg, Name)}
        for kind, where, words in match.journal:
            if kind == "d" and isinstance(where, int):
                found |= {word.removeprefix("play:") for word in words if word.startswith("play:")}
    return found


def test_everything_in_the_box_came_to_the_table(used: set[str]) -> None:
    kinds = ("scholars", "zones", "fates", "interns", "alertness", "panics", "clans", "bosses", "randomness")
    printed: list[Any] = [card for kind in kinds for card in CONTENT.kinds[kind] if card != "camp-site"]
    assert sorted(card for card in printed if card not in used) == []


def test_every_effect_of_every_trick_card_was_used(used: set[str]) -> None:
    effects = [f"{card}:{how}" for card, plays in CONTENT.plays.items() for _, _, how in plays]
    assert len(effects) > 100
    assert sorted(effect for effect in effects if effect not in used) == []


def test_every_ability_was_used(used: set[str]) -> None:
    sides = [side for card in CONTENT.scholars.values() for side in (card.normal, card.inspired)]
    abilities = {ability.id for side in sides for ability in side.abilities}
    assert sorted(abilities - used) == []
