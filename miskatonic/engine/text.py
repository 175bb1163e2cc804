"""Messages put into words, by Fluent, in Polish and in English."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast as FTL

from miskatonic.engine.errors import ContentError
from miskatonic.engine.grammar import Part, functions
from miskatonic.engine.lexicon import read_lexicon
from miskatonic.engine.message import Arg, Msg, Name, Seat

Language = Literal["pl", "en"]
LANGUAGES: tuple[Language, ...] = ("pl", "en")
COMMON = Path(__file__).parent / "text"


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    grammar = functions(read_lexicon(language, folders), Locale(language).plural_form)
    bundle = FluentBundle([language], grammar, use_isolating=False)  # type: ignore[arg-type] # text is a value too
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


class Unsaid(Exception):
    """Something that has no words; not a KeyError, which Fluent would take for its own."""


class Said(Part):
    """An argument that is put into words when its place in the sentence is known."""

    def __init__(self, text: Text, value: Msg | Name | Seat | list[Arg], case: str) -> None:
        self.text = text
        self.value = value
        self.case = case

    def format(self, locale: Locale) -> str:
        return self.said(self.case)

    def said(self, case: str) -> str:
        return self.text.in_case(self.value, case)

    def trait(self, name: str) -> str:
        return self.text.trait(self.value, name)

    def joined(self, last: str) -> str:
        parts = self.value if isinstance(self.value, list) else [self.value]
        return self.text.join([self.text.in_case(part, self.case) for part in parts], last)


Forms = Mapping[str, Mapping[str, str]]
"""What packs say of names: by component its gender, and cases that differ from the name."""


class Text:
    """Says messages in one language. A missing message is an error, never a blank.

    An argument that is a message, a name or a list is said in the case that its place asks for (`DAT($whom)`); the
    message is told in `$case`, and passes it on to its own arguments. What it is otherwise, its attributes say.
    """

    def __init__(
        self,
        language: Language,
        folders: tuple[Path, ...],
        names: Mapping[str, str],
        seat_name: Callable[[int], str] = str,
        forms: Forms | None = None,
    ) -> None:
        self.language = language
        self.names = names
        self.seat_name = seat_name
        self.forms = forms or {}
        self._bundle = _bundle(language, (COMMON, *folders))

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: Msg) -> str:
        try:
            return self.in_case(message, "nom")
        except Unsaid as problem:
            raise KeyError(str(problem)) from problem

    def word(self, message: str, **args: Arg) -> str:
        return self.say(Msg(message, args))

    def name(self, component: str) -> str:
        return self.names[component]

    def join(self, parts: list[str], last: str = "list-and") -> str:
        """`a, b and c` as the language has it."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(Msg(last, {"head": ", ".join(parts[:-1]), "tail": parts[-1]}))

    def in_case(self, value: Arg, case: str) -> str:
        match value:
            case Msg():
                return self._message(value, case)
            case Name():
                return self._form(value.id, case) or self._named(value.id)
            case Seat():
                return self._seated(value.seat).get(case, "") or self.seat_name(value.seat)
            case list():
                return self.join([self.in_case(part, case) for part in value])
            case _:
                return str(value)

    def trait(self, value: Arg, name: str) -> str:
        """An attribute of a message, or what a pack says of a component; nothing, where neither says anything."""
        match value:
            case Msg():
                return self._message(value, "nom", name) if name in self._found(value.id).attributes else ""
            case Name():
                return self._form(value.id, name)
            case Seat():
                return self._seated(value.seat).get(name, "")
        return ""

    def _found(self, message: str) -> Message:
        if not self._bundle.has_message(message):
            raise Unsaid(f"no message {message!r} in {self.language}")
        return self._bundle.get_message(message)

    def _message(self, message: Msg, case: str, attribute: str = "") -> str:
        found = self._found(message.id)
        pattern = found.attributes[attribute] if attribute else found.attributes.get(case, found.value)
        if pattern is None:
            raise Unsaid(f"no message {message.id!r} in {self.language}")
        args: dict[str, Any] = {"case": case}
        for key, value in message.args.items():
            args[key] = self._argument(value, case)
        words, errors = self._bundle.format_pattern(pattern, args)
        if errors or not isinstance(words, str):
            raise Unsaid(f"message {message.id!r} in {self.language}: {errors[0]}")
        for value in message.args.values():
            if isinstance(value, int) and value < 0:  # Fluent writes a hyphen
                words = words.replace(str(value), f"−{-value}")
        return " ".join(words.split()) if "\n" in words else words

    def _argument(self, value: Arg, case: str) -> int | str | Said:
        match value:
            case bool():
                return "yes" if value else "no"
            case int() | str():
                return value
            case _:
                return Said(self, value, case)

    def _named(self, component: str) -> str:
        if component not in self.names:
            raise Unsaid(f"{component!r} has no name in {self.language}")
        return self.name(component)

    def _seated(self, seat: int) -> Mapping[str, str]:
        """The forms of whom somebody plays, if they go by that name."""
        if not self.forms:
            return {}
        who = self.seat_name(seat)
        return next((forms for card, forms in self.forms.items() if self.names.get(card) == who), {})

    def _form(self, component: str, name: str) -> str:
        return self.forms.get(component, {}).get(name, "")


NOBODY: Mapping[str, str] = {}


def problem_text(language: Language, folders: tuple[Path, ...] = (), names: Mapping[str, str] = NOBODY) -> Text:
    """Says what went wrong to people: seats by number, from one."""
    return Text(language, folders, names, lambda seat: str(seat + 1))


def english(message: Msg, folders: tuple[Path, ...] = (), names: Mapping[str, str] = NOBODY) -> str:
    """For logs and programs: seats by their index."""
    return Text("en", folders, names).say(message)
