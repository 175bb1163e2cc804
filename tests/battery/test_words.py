"""Every text exists in both languages, and every question names a rule of the almanac."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping

import pytest

from miskatonic.engine import almanac
from miskatonic.engine.game import Outcome
from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from miskatonic.engine.text import COMMON, LANGUAGES, Text
from tests.battery.conftest import Table
from tests.battery.playing import GAMES, TEST_GAMES, AnyMatch, choices, rules_of


def texts_of(match: AnyMatch) -> dict[str, Text]:
    folders = match.rules.texts
    found: dict[str, Text] = {}
    for language in LANGUAGES:
        names = match.rules.card_names(language)

        def seat_name(seat: int, names: Mapping[str, str] = names) -> str:
            component = match.rules.seat_name(match.state, seat)
            return names[component] if component else f"#{seat}"

        found[language] = Text(language, folders, names, seat_name)
    return found


def asked(match: AnyMatch) -> Iterator[Msg]:
    moment = match.rules.moment(match.state)
    if moment is not None:
        yield moment
    for decision in match.pending:
        yield decision.prompt
        yield from (option.text for option in decision.options)
        yield from (refusal.text for refusal in decision.refusals)
        yield from (refusal.missing for refusal in decision.refusals if refusal.missing is not None)


@pytest.mark.parametrize("companion", [False, True], ids=["the program rolls", "a person rolls"])
def test_everything_said_in_a_game_can_be_said_in_both_languages(table: Table, companion: bool) -> None:
    for seed in range(table.seeds):
        match = Match.new(table.rules, table.seats, seed=seed, companion=companion)
        texts = texts_of(match)
        said: set[str] = set()

        def say(message: Msg, texts: dict[str, Text] = texts, said: set[str] = said) -> None:
            mark = repr(message)
            if mark not in said:
                said.add(mark)
                for language, text in texts.items():
                    words = text.say(message)
                    assert words.strip(), (language, message)
                    assert "{" not in words, (language, message)

        for seat, keys in choices(match, random.Random(seed), cap=60_000):
            for message in asked(match):
                say(message)
            match.choose(seat, *keys)
        for event in match.events:
            say(event.text())
        assert isinstance(match.outcome, Outcome)
        say(match.outcome.reason)


@pytest.mark.parametrize("game", GAMES)
def test_every_component_has_its_name_and_its_text_in_both_languages(game: str) -> None:
    rules = rules_of(game)
    polish, english = rules.card_names("pl"), rules.card_names("en")
    assert polish.keys() == english.keys()
    assert polish
    for language, names in (("pl", polish), ("en", english)):
        assert all(name.strip() for name in names.values())
        text = Text(language, rules.texts, names)  # type: ignore[arg-type]
        for card in names:
            for line in rules.card_text(card):
                assert text.say(line).strip(), (language, card)


@pytest.mark.parametrize("game", GAMES)
def test_a_language_has_every_message_that_it_builds_upon(game: str) -> None:
    folders = [*rules_of(game).texts, COMMON]
    for language in LANGUAGES:
        files = [path for folder in folders for path in sorted(folder.glob(f"*{language}.ftl"))]
        ours = "\n".join(path.read_text(encoding="utf8") for path in files)
        known = set(re.findall(r"^(-?[a-z][\w-]*) *=", ours, flags=re.MULTILINE))
        used = set(re.findall(r"\{ *(-?[a-z][\w-]*) *(?:\}|\()", ours))
        assert known
        assert used <= known


def test_every_question_and_refusal_names_a_rule(table: Table) -> None:
    known = None if table.game in TEST_GAMES else {rule.id for rule in almanac.book(table.game).rules}
    for match, _, _, _ in table.steps():
        for decision in match.pending:
            for cited in (decision.rule, *(refusal.rule for refusal in decision.refusals)):
                assert cited, decision
                assert known is None or cited in known, (cited, decision)
            for refusal in decision.refusals:
                assert known is None or refusal.missing is not None, f"{refusal.key}: what is lacking here and now"
