"""Agreeing on a game before it begins: language, people and bots, the game's own settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from miskatonic.bots import registry as bots
from miskatonic.bots.bot import Bot
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.game import Rules, Setting
from miskatonic.engine.message import Msg
from miskatonic.engine.settings import named, read_settings
from miskatonic.engine.text import Language, Text
from miskatonic.games import registry
from miskatonic.terminal.painter import Painter
from miskatonic.terminal.reference import show_text
from miskatonic.terminal.saves import PERSON
from miskatonic.terminal.screen import Screen
from miskatonic.terminal.speaker import FOLDER as WORDS
from miskatonic.terminal.speaker import Speaker, as_language, default_language

YES = ("y", "yes", "t", "tak")
NO = ("n", "no", "nie")
FALLBACK = "random"


class Wishes(msgspec.Struct):
    """What was said by flags; `None`: to be asked, or the default when `quick`."""

    players: int | None = None
    bots: int | None = None
    bot: str | None = None
    seats: list[str] | None = None
    settings: list[str] = []
    """As `name=value`."""
    quick: bool = False


def ask_language(screen: Screen) -> Language:
    default = default_language()
    while True:
        names = "1 polski, 2 English" if default == "pl" else "1 English, 2 polski"
        words = screen.ask(f"Język / Language: {names} [1] > ")
        if words in ("", "1"):
            return default
        if words == "2":
            return "en" if default == "pl" else "pl"
        found = as_language(words)
        if found is not None:
            return found


def ask_game(games: Sequence[str], language: Language, screen: Screen) -> str:
    text = Text(language, (WORDS,), {})
    names = [registry.rules(game).names[language] for game in games]
    return games[ask_one(text.word("ui-which-game"), names, [""] * len(names), text, screen)]


def ask_yes(question: str, speaker: Speaker, screen: Screen, default: bool | None = None) -> bool:
    screen.line(question, "bold")
    while True:
        words = screen.ask().lower()
        if words in YES or (not words and default is True):
            return True
        if words in NO or (not words and default is False):
            return False
        screen.line(speaker.word("ui-yes-or-no"), "yellow")


def ask_number(question: str, least: int, most: int, default: int, speaker: Speaker, screen: Screen) -> int:
    screen.line(f"{question} [{default}]", "bold")
    while True:
        words = screen.ask()
        if not words:
            return default
        if words.isdecimal() and least <= int(words) <= most:
            return int(words)
        screen.line(speaker.word("ui-not-a-number", least=least, most=most), "yellow")


def ask_one(question: str, texts: list[str], notes: list[str], speaker: Speaker | Text, screen: Screen) -> int:
    """The index of an answer; Enter takes the first."""
    screen.line(question, "bold")
    for number, (text, note) in enumerate(zip(texts, notes, strict=True), 1):
        screen.listed(str(number), f"{text} ({note})" if note else text, label_style="bold cyan")
    screen.line(speaker.word("ui-default", choice=texts[0].partition(":")[0]), "dim")
    ids = [str(number) for number in range(len(texts))]
    names = {"pl": dict(zip(ids, texts, strict=True)), "en": dict(zip(ids, texts, strict=True))}
    while True:
        words = screen.ask()
        if not words:
            return 0
        if words.isdecimal():
            if 1 <= int(words) <= len(texts):
                return int(words) - 1
            found = []
        else:
            found = named(words, names, ids)
        if len(found) == 1:
            return int(found[0])
        screen.line(speaker.word("ui-no-such", words=words), "yellow")


def ask_seats(rules: Rules[Any], wishes: Wishes, speaker: Speaker, screen: Screen) -> list[str]:
    """Who plays each seat: people first, then bots, unless the flags say otherwise."""
    if wishes.seats is not None:
        _check_seats(rules, wishes.seats)
        return wishes.seats
    players = wishes.players
    if players is None:
        players = max(rules.least_seats, wishes.bots or 1)
        if not wishes.quick:
            question = speaker.word("ui-how-many", least=rules.least_seats, most=rules.most_seats)
            players = ask_number(question, rules.least_seats, rules.most_seats, players, speaker, screen)
    if not rules.least_seats <= players <= rules.most_seats:
        raise BadOptions(
            Msg(
                "problem-players",
                {"game": rules.id, "least": rules.least_seats, "most": rules.most_seats, "players": players},
            )
        )
    robots = wishes.bots
    if robots is None:
        robots = 0
        if not wishes.quick and players > 1:
            question = speaker.word("ui-how-many-people", most=players)
            robots = players - ask_number(question, 0, players, players, speaker, screen)
    if not 0 <= robots <= players:
        raise BadOptions(Msg("problem-bots-fit", {"bots": robots, "players": players}))
    name = wishes.bot
    if robots and name is None:
        name = bots.usual(rules.id)
        names = [name, *[other for other in reversed(bots.names(rules.id)) if other != name]]
        if not wishes.quick and len(names) > 1:
            texts = [speaker.word(f"ui-bot-{bot}") for bot in names]
            name = names[ask_one(speaker.word("ui-which-bot"), texts, [""] * len(texts), speaker, screen)]
    seats = [PERSON] * (players - robots) + [name or ""] * robots
    _check_seats(rules, seats)
    return seats


def _check_seats(rules: Rules[Any], seats: list[str]) -> None:
    for seat in seats:
        if seat != PERSON and seat not in bots.names(rules.id):
            known = ", ".join((PERSON, *bots.names(rules.id)))
            raise BadOptions(Msg("problem-no-player", {"bot": seat, "known": known}))
    rules.check_seats(len(seats))


def make_bots(game: str, seats: list[str], seed: str, speaker: Speaker, screen: Screen) -> dict[int, Bot]:
    """The bots by seat. One that cannot be had is replaced, and said so."""
    made: dict[int, Bot] = {}
    for seat, name in enumerate(seats):
        if name == PERSON:
            continue
        try:
            made[seat] = bots.bot(game, name, f"{seed}/bot/{seat}")
        except (ImportError, BadOptions) as problem:
            reason = problem.message if isinstance(problem, BadOptions) else None
            words = speaker.word("ui-no-bot", name=name, reason=reason or str(problem), other=FALLBACK)
            screen.line(words, "yellow")
            seats[seat] = FALLBACK
            made[seat] = bots.bot(game, FALLBACK, f"{seed}/bot/{seat}")
    return made


def ask_settings(
    rules: Rules[Any], wishes: Wishes, seats: list[str], painter: Painter, speaker: Speaker, screen: Screen
) -> dict[str, Any]:
    """The game's own options."""
    options: dict[str, Any] = {**read_settings(rules, wishes.settings, len(seats))}
    for setting in rules.settings():
        # What is brought along is named by `--set`, before the first question.
        if setting.name in options or wishes.quick or setting.brought:
            continue
        if setting.per_seat:
            options[setting.name] = _ask_per_seat(setting, seats, speaker, screen)
        else:
            options[setting.name] = _ask(setting, painter, speaker, screen)
    return options


def _word(choice: str, speaker: Speaker) -> str:
    """A component by its name, a number as it is, any other word by its message."""
    if choice in speaker.names:
        return speaker.names[choice]
    return choice if choice.isdecimal() else speaker.word(f"setting-{choice}")


def _ask(setting: Setting, painter: Painter, speaker: Speaker, screen: Screen) -> str:
    texts = [_word(choice, speaker) for choice in setting.choices]
    notes = [painter.setting_note(setting.name, choice, speaker) for choice in setting.choices]
    while True:
        chosen = setting.choices[ask_one(speaker.word(f"setting-{setting.name}"), texts, notes, speaker, screen)]
        if chosen not in speaker.names:
            return chosen
        show_text(chosen, speaker, screen)
        if ask_yes(speaker.word("ui-play-against"), speaker, screen, default=True):
            return chosen


def _ask_per_seat(setting: Setting, seats: list[str], speaker: Speaker, screen: Screen) -> Any:
    """One way for all people; bots take what chance gives them. Names are asked for in the game itself."""
    ways = [choice for choice in setting.choices if choice not in speaker.names]
    texts = [speaker.word(f"setting-{way}") for way in ways]
    way = ways[ask_one(speaker.word(f"setting-{setting.name}"), texts, [""] * len(ways), speaker, screen)]
    return [way if seat == PERSON else setting.default for seat in seats]
