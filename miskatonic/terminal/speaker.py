"""Says messages to the reader, in the language they read now, under the names of this match."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from miskatonic.engine.game import Rules
from miskatonic.engine.message import Arg, Msg
from miskatonic.engine.record import Fidelity
from miskatonic.engine.text import Language, Text, problem_text

FOLDER = Path(__file__).parent / "text"


def default_language() -> Language:
    """From the environment, as other programs have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "pl" if value.lower().startswith("pl") else "en"
    return "en"


def as_language(word: str) -> Language | None:
    match word.lower()[:2]:
        case "pl" | "po":
            return "pl"
        case "en" | "an":
            return "en"
    return None


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


class Speaker:
    """`who`: the component under whose name each seat plays, where there is one."""

    def __init__(self, rules: Rules[Any], language: Language) -> None:
        self.rules = rules
        self.who: dict[int, str] = {}
        self.speak(language)

    def speak(self, language: Language) -> None:
        self.language = language
        self.names: Mapping[str, str] = self.rules.card_names(language)
        forms = self.rules.card_forms(language)
        self.text = Text(language, (*self.rules.texts, FOLDER), self.names, self.seat, forms)

    def seat(self, seat: int) -> str:
        component = self.who.get(seat, "")
        return self.names[component] if component else self.word("ui-seat", number=seat + 1)

    def bot(self, name: str) -> str:
        """What people call this bot."""
        return self.word(f"bot-{name}") if self.text.has(f"bot-{name}") else name

    def say(self, message: Msg) -> str:
        return self.text.say(message)

    def word(self, message: str, **args: Arg) -> str:
        return self.text.say(Msg(message, args))

    def sentence(self, message: Msg) -> str:
        """With a capital letter."""
        return capital(self.say(message))

    def kinds(self, kind: str) -> str:
        """What the components of a kind are called, where the game says it."""
        return self.word(f"kinds-{kind}") if self.text.has(f"kinds-{kind}") else kind

    def why(self, fidelity: Fidelity) -> str:
        """Why a game does not go on exactly as it was."""
        return problem_text(self.language).say(fidelity.message) if fidelity.message is not None else ""

    def card(self, card: str) -> list[str]:
        """The derived text of a component."""
        return [self.sentence(line) for line in self.rules.card_text(card)]
