"""Every Episode at every player count: random play ends, nothing vanishes, everything can be said, saved and forked.

The common battery plays the Episode of the default; this one plays all six, against both Elder Ones by turns.
"""

from __future__ import annotations

import random

import pytest

from miskatonic.engine.match import Match
from miskatonic.engine.text import LANGUAGES, Text
from miskatonic.games.death_may_die import RULES
from miskatonic.games.death_may_die.bot import HeuristicBot
from tests.battery.playing import answer, choices, snapshot
from tests.games.death_may_die.scenes import CONTENT, DMD

TABLES = [(episode, seats) for episode in CONTENT.episodes for seats in range(1, 6)]


def new(episode: str, seats: int, seed: int = 0, elder_one: str = "") -> DMD:
    gods = list(CONTENT.elder_ones)
    return Match.new(RULES, seats, {"episode": episode, "elder_one": elder_one or gods[seats % 2]}, seed=seed)


@pytest.mark.parametrize(("episode", "seats"), TABLES)
def test_a_game_ends_with_every_component_in_its_place(episode: str, seats: int) -> None:
    for seed in range(3):
        match = new(episode, seats, seed)
        box = RULES.components(match.state)
        bot = HeuristicBot(str(seed)) if seed else None
        for seat, keys in choices(match, random.Random(f"{episode}/{seats}/{seed}"), bot=bot):
            asked = match.pending[0].kind
            match.choose(seat, *keys)
            assert RULES.components(match.state) == box, asked
        assert match.outcome is not None


@pytest.mark.parametrize(("episode", "seats"), TABLES)
def test_a_saved_game_is_the_same_game_and_a_fork_leaves_it_alone(episode: str, seats: int) -> None:
    match = new(episode, seats, 7)
    dice = random.Random(f"{episode}/{seats}")
    for number, (seat, keys) in enumerate(choices(match, dice)):
        if number % 9 == 0:
            before = snapshot(match)
            twin = Match.loads(RULES, match.dumps())
            assert twin.fidelity.exact, twin.fidelity
            assert snapshot(twin) == before
            fork = match.fork()
            assert snapshot(fork) == before
            decision = fork.pending[0]
            fork.choose(decision.seat, *answer(decision, dice))
            assert snapshot(match) == before
        match.choose(seat, *keys)


@pytest.mark.parametrize(("episode", "seats"), [(episode, seats) for episode, seats in TABLES if seats in (1, 4)])
def test_everything_that_is_asked_and_told_has_words_in_both_languages(episode: str, seats: int) -> None:
    match = new(episode, seats, 3)
    bot = HeuristicBot("words")
    texts = [Text(language, RULES.texts, RULES.card_names(language), str) for language in LANGUAGES]
    said: set[str] = set()
    for seat, keys in choices(match, random.Random(episode), bot=bot):
        for decision in match.pending:
            for message in (decision.prompt, *(option.text for option in decision.options)):
                if repr(message) not in said:
                    said.add(repr(message))
                    assert all("{" not in text.say(message) for text in texts)
        match.choose(seat, *keys)
    for event in match.events:
        assert all(text.say(event.text()).strip() for text in texts)
    assert match.outcome is not None
    assert all(text.say(match.outcome.reason) for text in texts)


@pytest.mark.parametrize("episode", CONTENT.episodes)
def test_with_real_dice_and_cards_a_person_reports_everything(episode: str) -> None:
    match = Match.new(RULES, 2, {"episode": episode}, companion=True)
    texts = [Text(language, RULES.texts, RULES.card_names(language), str) for language in LANGUAGES]
    for seat, keys in choices(match, random.Random(episode), cap=60_000):
        for decision in match.pending:
            assert all(text.say(decision.prompt) for text in texts)
        match.choose(seat, *keys)
    assert match.outcome is not None
    assert not [entry for entry in match.journal if entry[0] == "c"]
