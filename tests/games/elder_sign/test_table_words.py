"""Everything that is said at the table can be said in both languages."""

from __future__ import annotations

import ast
import re

import pytest

from miskatonic.bots.bot import RandomBot
from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from miskatonic.engine.text import LANGUAGES, Text
from miskatonic.games.elder_sign import RULES
from miskatonic.games.elder_sign.dice import face_text
from miskatonic.games.elder_sign.terms import COLOURS, FACES, HOURS


def texts() -> list[Text]:
    return [Text(language, RULES.texts, RULES.card_names(language), str) for language in LANGUAGES]


TEXTS = texts()


def say(message: Msg) -> None:
    for text in TEXTS:
        words = text.say(message)
        assert words.strip() == words != "", (text.language, message)
        assert "{" not in words, (text.language, message)
        assert "  " not in words, (text.language, message)


@pytest.mark.parametrize("companion", [False, True], ids=["the program rolls", "a person rolls"])
def test_a_whole_game_can_be_said(seed: int, companion: bool) -> None:
    match = Match.new(RULES, 1 + seed * 3, seed=seed, companion=companion)
    bot = RandomBot(f"words-{seed}")
    said: set[str] = set()
    steps = 0
    while match.outcome is None and steps < 6_000:
        steps += 1
        for decision in match.pending:
            for message in (
                decision.prompt,
                *(option.text for option in decision.options),
                *(refusal.text for refusal in decision.refusals),
            ):
                if repr(message) not in said:
                    said.add(repr(message))
                    say(message)
        match.choose(match.pending[0].seat, *bot.choose(match.pending[0], None))
    for event in match.events:
        say(event.text())
    if match.outcome is not None:
        say(match.outcome.reason)


def calls() -> list[tuple[str, str]]:
    """Every `Msg("…")` and `event("…")` of the package."""
    found: list[tuple[str, str]] = []
    for path in sorted(RULES.folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in ("Msg", "event"):
                    for word in ast.walk(node.args[0]):
                        if isinstance(word, ast.Constant) and isinstance(word.value, str):
                            found.append((name, word.value))
    return found


def test_no_message_that_the_code_names_is_missing() -> None:
    for name, word in calls():
        message = f"event-{word}" if name == "event" else word
        if message and re.fullmatch(r"[a-z][a-z-]*[a-z]", message):
            for text in TEXTS:
                assert text.has(message), (text.language, message)


def test_every_chance_phase_and_end_has_its_words() -> None:
    for deck in ("adventure", "other-world", "common", "unique", "spell", "ally", "mythos", "monster"):
        say(Msg(f"chance-draw-{deck}"))
    for kind in ("roll-green", "roll-yellow", "roll-red", "roll-lost-and-found", "ancient-one", "investigator"):
        say(Msg(f"chance-{kind}"))
    say(Msg("chance-first-player"))
    for phase in ("setup", "turn-start", "movement", "resolution", "attack", "clock", "midnight", "turn-end"):
        say(Msg(f"phase-{phase}"))
    for how in ("sealed", "defeated", "devoured", "world-ended"):
        say(Msg(f"outcome-{how}", {"ancient_one": "Cthulhu"}))
        say(Msg("event-end", {"how": how, "ancient_one": "Cthulhu"}))
    for hour in range(len(HOURS)):
        say(Msg("event-clock", {"hour": hour}))
    for colour in dict.fromkeys(COLOURS):
        for face in range(-1, len(FACES)):
            say(face_text(colour, face))


@pytest.mark.parametrize(
    ("amount", "polish"),
    [
        (1, "Ada otrzymuje 1 Wskazówkę."),
        (3, "Ada otrzymuje 3 Wskazówki."),
        (5, "Ada otrzymuje 5 Wskazówek."),
        (22, "Ada otrzymuje 22 Wskazówki."),
    ],
)
def test_polish_counts_in_three_ways(amount: int, polish: str) -> None:
    assert TEXTS[0].say(Msg("event-clues", {"who": "Ada", "amount": amount})) == polish
