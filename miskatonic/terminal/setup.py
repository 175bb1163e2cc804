"""Agreeing on a game before it begins: language, people and bots, the game's own settings."""

from __future__ import annotations

from typing import Any

import msgspec

from miskatonic.bots import registry
from miskatonic.bots.bot import Bot
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.game import Rules, Setting
from miskatonic.engine.message import Msg
from miskatonic.engine.text import Language
from miskatonic.terminal.painter import Painter
from miskatonic.terminal.reference import both_names, named, show_text
from miskatonic.terminal.saves import PERSON
from miskatonic.terminal.screen import Screen
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
    settings: dict[str, str] = {}
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


def ask_one(question: str, texts: list[str], notes: list[str], speaker: Speaker, screen: Screen) -> int:
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
        players = wishes.bots or 1
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
    bots = wishes.bots
    if bots is None:
        bots = 0
        if not wishes.quick and players > 1:
            question = speaker.word("ui-how-many-people", most=players)
            bots = players - ask_number(question, 0, players, players, speaker, screen)
    if not 0 <= bots <= players:
        raise BadOptions(Msg("problem-bots-fit", {"bots": bots, "players": players}))
    name = wishes.bot
    if bots and name is None:
        name = registry.NAMES[-1]
        if not wishes.quick:
            names = list(reversed(registry.NAMES))
            texts = [speaker.word(f"ui-bot-{bot}") for bot in names]
            name = names[ask_one(speaker.word("ui-which-bot"), texts, [""] * len(texts), speaker, screen)]
    seats = [PERSON] * (players - bots) + [name or ""] * bots
    _check_seats(rules, seats)
    return seats


def _check_seats(rules: Rules[Any], seats: list[str]) -> None:
    for seat in seats:
        if seat != PERSON and seat not in registry.NAMES:
            known = ", ".join((PERSON, *registry.NAMES))
            raise BadOptions(Msg("problem-no-player", {"bot": seat, "known": known}))
    rules.check_seats(len(seats))


def make_bots(game: str, seats: list[str], seed: str, speaker: Speaker, screen: Screen) -> dict[int, Bot]:
    """The bots by seat. One that cannot be had is replaced, and said so."""
    bots: dict[int, Bot] = {}
    for seat, name in enumerate(seats):
        if name == PERSON:
            continue
        try:
            bots[seat] = registry.bot(game, name, f"{seed}/bot/{seat}")
        except (ImportError, BadOptions) as problem:
            reason = problem.message if isinstance(problem, BadOptions) else None
            words = speaker.word("ui-no-bot", name=name, reason=reason or str(problem), other=FALLBACK)
            screen.line(words, "yellow")
            seats[seat] = FALLBACK
            bots[seat] = registry.bot(game, FALLBACK, f"{seed}/bot/{seat}")
    return bots


def ask_settings(
    rules: Rules[Any], wishes: Wishes, seats: list[str], painter: Painter, speaker: Speaker, screen: Screen
) -> dict[str, Any]:
    """The game's own options."""
    options: dict[str, Any] = {}
    for setting in rules.settings():
        said = wishes.settings.get(setting.name)
        if said is not None:
            options[setting.name] = _said(setting, said, len(seats), speaker)
        elif wishes.quick:
            continue
        elif setting.per_seat:
            options[setting.name] = _ask_per_seat(setting, seats, speaker, screen)
        else:
            options[setting.name] = _ask(setting, painter, speaker, screen)
    return options


def _said(setting: Setting, words: str, seats: int, speaker: Speaker) -> Any:
    """A choice, or one per seat with commas, by id or by name; fewer than seats: the default for the rest."""
    parts = [part.strip() for part in words.split(",")]
    found = [_one(setting, part, speaker) for part in parts]
    if not setting.per_seat:
        return found[0]
    if len(found) == 1 and found[0] not in speaker.names:
        return found[0]
    if len(found) > seats:
        raise BadOptions(Msg("problem-too-many-named", {"setting": setting.name, "named": len(found), "seats": seats}))
    return found + [setting.default] * (seats - len(found))


def _one(setting: Setting, words: str, speaker: Speaker) -> str:
    if words in setting.choices:
        return words
    found = named(words, both_names(speaker), [choice for choice in setting.choices if choice in speaker.names])
    if len(found) == 1:
        return found[0]
    known = ", ".join(setting.choices)
    raise BadOptions(Msg("problem-no-choice", {"setting": setting.name, "words": words, "known": known}))


def _word(choice: str, speaker: Speaker) -> str:
    return speaker.names[choice] if choice in speaker.names else speaker.word(f"setting-{choice}")


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
