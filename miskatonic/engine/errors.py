"""What can go wrong, said so that the reader can put it right."""


class MiskatonicError(Exception):
    """Every error that a person may see."""


class IllegalChoice(MiskatonicError):
    """A choice that the rules do not offer now; nothing has changed."""


class ContentError(MiskatonicError):
    """A pack that cannot be used; each line names file, card and field."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class SaveError(MiskatonicError):
    """A file that is not a readable game."""


class Diverged(MiskatonicError):
    """A journal entry that the rules, as they are now, do not accept."""

    def __init__(self, entry: int, reason: str) -> None:
        super().__init__(f"entry {entry}: {reason}")
        self.entry = entry
        self.reason = reason


class ScriptError(MiskatonicError):
    """A rigged outcome that is not possible, or that nobody asked for."""


class UnknownGame(MiskatonicError):
    """A game id that the registry does not know."""


class BadOptions(MiskatonicError):
    """Options with which this game cannot begin."""
