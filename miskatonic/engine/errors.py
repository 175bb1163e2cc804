"""What can go wrong, said so that the reader can put it right."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from miskatonic.engine.message import Msg, in_short

if TYPE_CHECKING:
    from miskatonic.engine.text import Language


class MiskatonicError(Exception):
    """Every error that a person may see: a message for players, or English words for developers."""

    texts: ClassVar[tuple[Path, ...]] = ()
    """The folders of its messages, beside the engine's own."""

    def __init__(self, problem: str | Msg) -> None:
        super().__init__(problem)
        self.message = in_short(problem) if isinstance(problem, Msg) else None

    def __str__(self) -> str:
        """In English, for logs and programs."""
        if self.message is None:
            return super().__str__()
        from miskatonic.engine.text import english

        return english(self.message, self.texts, self.names("en"))

    def names(self, language: Language) -> Mapping[str, str]:
        """Of the components that it may speak of."""
        return {}

    def said(self, language: Language) -> str:
        """A sentence for a person."""
        if self.message is None:
            return str(self)
        from miskatonic.engine.text import problem_text

        words = problem_text(language, self.texts, self.names(language)).say(self.message)
        return f"{words[:1].upper()}{words[1:]}{'' if words.endswith(('.', '!', '?')) else '.'}"


class IllegalChoice(MiskatonicError):
    """A choice that the rules do not offer now; nothing has changed."""


class Endless(IllegalChoice):
    """The rules went on and on without asking anybody anything: the choice that led there is not taken."""

    def __init__(self) -> None:
        super().__init__(Msg("problem-endless"))


class ContentError(MiskatonicError):
    """A pack that cannot be used; each line names file, card and field."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class SaveError(MiskatonicError):
    """A file that is not a readable game."""


class Diverged(MiskatonicError):
    """A journal entry that the rules, as they are now, do not accept."""

    def __init__(self, entry: int, reason: Msg) -> None:
        super().__init__(Msg("problem-entry", {"entry": entry, "reason": reason}))
        self.entry = entry
        self.reason = in_short(reason)


class ScriptError(MiskatonicError):
    """A rigged outcome that is not possible, or that nobody asked for."""


class UnknownGame(MiskatonicError):
    """A game id that the registry does not know."""


class BadOptions(MiskatonicError):
    """Options with which this game cannot begin."""


def file_problem(file: object, problem: OSError) -> Msg:
    """What the system says of a file; its rarer complaints in its own words."""
    match problem:
        case FileNotFoundError():
            return Msg("problem-file-missing", {"file": str(file)})
        case PermissionError():
            return Msg("problem-file-forbidden", {"file": str(file)})
        case IsADirectoryError():
            return Msg("problem-file-folder", {"file": str(file)})
        case _ if problem.errno == errno.ENOSPC:
            return Msg("problem-disk-full", {"file": str(file)})
    return Msg("problem-file", {"file": str(file), "problem": problem.strerror or str(problem)})
