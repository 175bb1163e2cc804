"""Messages put into words, by Fluent, in Polish and in English."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as FTL

from miskatonic.engine.errors import ContentError
from miskatonic.engine.message import Arg, Msg, Name, Seat

Language = Literal["pl", "en"]
LANGUAGES: tuple[Language, ...] = ("pl", "en")
COMMON = Path(__file__).parent / "text"


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        found: dict[str, Path] = {}
        for path in sorted(folder.glob("*.ftl")):
            if path.stem == language or path.stem.endswith(("." + language, "-" + language)):
                bundle.add_resource(_resource(path, found), allow_overrides=True)
    return bundle


def _resource(path: Path, found: dict[str, Path]) -> FTL.Resource:
    """A file of messages. Fluent itself passes over what it cannot read, and over a name's second message."""
    text = path.read_text(encoding="utf8")
    resource = FluentResource(text)
    problems: list[str] = []
    for entry in resource.body:
        if isinstance(entry, FTL.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            first = (entry.content or "").strip().split("\n")[0]
            problems.append(f"{path}: line {line}: not a Fluent message: {first}")
        elif isinstance(entry, FTL.Message | FTL.Term):
            name = ("-" if isinstance(entry, FTL.Term) else "") + entry.id.name
            if name in found:
                problems.append(f"{path}: message {name} stands in {found[name].name} already")
            found[name] = path
    if problems:
        raise ContentError(problems)
    return resource


class Text:
    """Says messages in one language. A missing message is an error, never a blank."""

    def __init__(
        self,
        language: Language,
        folders: tuple[Path, ...],
        names: Mapping[str, str],
        seat_name: Callable[[int], str] = str,
    ) -> None:
        self.language = language
        self.names = names
        self.seat_name = seat_name
        self._bundle = _bundle(language, (COMMON, *folders))

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: Msg) -> str:
        found = self._bundle.get_message(message.id) if self._bundle.has_message(message.id) else None
        if found is None or found.value is None:
            raise KeyError(f"no message {message.id!r} in {self.language}")
        words, errors = self._bundle.format_pattern(found.value, self._args(message))
        if errors or not isinstance(words, str):
            raise KeyError(f"message {message.id!r} in {self.language}: {errors[0]}")
        return " ".join(words.split()) if "\n" in words else words

    def _args(self, message: Msg) -> dict[str, Any]:
        """An argument that is a message brings its forms along: its attribute `group` is `$of-group`."""
        args: dict[str, Any] = {}
        for key, value in message.args.items():
            args[key] = self._word(value)
            if isinstance(value, Msg):
                inner = self._bundle.get_message(value.id)
                for form, pattern in inner.attributes.items():
                    args[f"{key}-{form}"] = self._bundle.format_pattern(pattern, self._args(value))[0]
        return args

    def word(self, message: str, **args: Arg) -> str:
        return self.say(Msg(message, args))

    def name(self, component: str) -> str:
        return self.names[component]

    def join(self, parts: list[str], last: str = "list-and") -> str:
        """`a, b and c` as the language has it."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(Msg(last, {"head": ", ".join(parts[:-1]), "tail": parts[-1]}))

    def _word(self, value: Arg) -> int | str:
        match value:
            case Msg():
                return self.say(value)
            case Name():
                return self.name(value.id)
            case Seat():
                return self.seat_name(value.seat)
            case list():
                return self.join([str(self._word(part)) for part in value])
            case bool():
                return "yes" if value else "no"
            case _:
                return value


def problem_text(language: Language, folders: tuple[Path, ...] = ()) -> Text:
    """Says what went wrong to people: seats by number, from one."""
    return Text(language, folders, {}, lambda seat: str(seat + 1))


def english(message: Msg, folders: tuple[Path, ...] = ()) -> str:
    """For logs and programs: seats by their index."""
    return Text("en", folders, {}).say(message)
