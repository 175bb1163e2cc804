"""`name=value`: what somebody says of the settings of a game, in ids or in the names on the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from miskatonic.engine.brought import MOST_BROUGHT
from miskatonic.engine.errors import BadOptions, file_problem
from miskatonic.engine.game import Rules, Setting
from miskatonic.engine.message import Msg
from miskatonic.engine.stems import plain
from miskatonic.engine.text import LANGUAGES

Chosen = dict[str, str | list[str]]


def read_settings(rules: Rules[Any], said: Sequence[str], seats: int) -> Chosen:
    """The options of a new game for so many seats. `BadOptions` says which word is wrong and what would be right."""
    settings = {setting.name: setting for setting in rules.settings()}
    chosen: Chosen = {}
    for words in said:
        name, equals, value = (part.strip() for part in words.partition("="))
        if not equals or not name or not value:
            example = next((f"{s.name}={s.choices[-1]}" for s in settings.values()), "")
            raise BadOptions(Msg("problem-set-form", {"words": words, "example": example}))
        if name not in settings:
            raise BadOptions(Msg("problem-set-unknown", {"setting": name, "known": ", ".join(settings)}))
        if name in chosen:
            raise BadOptions(Msg("problem-set-twice", {"setting": name}))
        chosen[name] = _choice(rules, settings[name], value, seats)
    return chosen


def _choice(rules: Rules[Any], setting: Setting, value: str, seats: int) -> str | list[str]:
    """One choice, or one per seat with commas; fewer than seats: the default for the rest."""
    if not setting.per_seat:
        return _brought(setting, value) if setting.brought else _one(rules, setting, value)
    if setting.brought:
        texts = [_brought(setting, part.strip()) for part in value.split(",")]
        return _for_seats(setting, texts, seats)
    found = [_one(rules, setting, part.strip()) for part in value.split(",")]
    if len(found) == 1 and found[0] not in rules.card_names("en"):
        return found[0]
    return _for_seats(setting, found, seats)


def _for_seats(setting: Setting, found: list[str], seats: int) -> list[str]:
    if len(found) > seats:
        raise BadOptions(Msg("problem-too-many-named", {"setting": setting.name, "named": len(found), "seats": seats}))
    return found + [setting.default] * (seats - len(found))


def _brought(setting: Setting, words: str) -> str:
    return words if words in setting.choices else read_brought(Path(words))


def read_brought(path: Path) -> str:
    """The text of a file that somebody brings along; nothing is read of one that is far too long."""
    try:
        if path.is_file() and path.stat().st_size > 4 * MOST_BROUGHT:
            raise BadOptions(Msg("problem-brought-long", {"most": MOST_BROUGHT}))
        return path.read_text(encoding="utf-8-sig")
    except OSError as problem:
        raise BadOptions(file_problem(path, problem)) from problem
    except UnicodeDecodeError as problem:
        raise BadOptions(Msg("problem-file-not-text")) from problem


def _one(rules: Rules[Any], setting: Setting, words: str) -> str:
    if words in setting.choices:
        return words
    names: dict[str, Mapping[str, str]] = {language: rules.card_names(language) for language in LANGUAGES}
    found = named(words, names, [choice for choice in setting.choices if choice in names["en"]])
    if len(found) == 1:
        return found[0]
    known = ", ".join(setting.choices)
    raise BadOptions(Msg("problem-no-choice", {"setting": setting.name, "words": words, "known": known}))


def named(words: str, names: Mapping[str, Mapping[str, str]], among: list[str]) -> list[str]:
    """The components that this may mean: an id, a name, its beginning, or the beginning of a word in it."""
    wanted = plain(words).strip()
    if not wanted:
        return []
    if wanted in among:
        return [wanted]
    tests = (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: f" {wanted}" in name,
    )
    for test in tests:
        found = [card for card in among if any(test(plain(names[language][card])) for language in LANGUAGES)]
        if found:
            return found
    return []
