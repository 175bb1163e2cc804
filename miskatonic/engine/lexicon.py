"""Words with their forms: read from `lexicon.<language>.yaml` beside the messages, worked out once, sent to browsers.

    nouns:
      żeton zagłady: m3 żeton ~ ~u ~owi ~ ~em ~ie / ~y ~ów ~om ~y ~ami ~ach + zagłady
      Przedmiot powszechny: Przedmiot + powszechny*
    verbs:
      usunąć: usuwa usuwają usunie usuną usuń
    names:
      common: Przedmiot powszechny

How a language inflects is in `polish` and `english`. Names are what rules call things: `$what` may be `common`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import msgspec

from miskatonic.engine import english, polish
from miskatonic.engine.errors import ContentError
from miskatonic.engine.pack import read_yaml
from miskatonic.engine.polish import CASES, Forms


class Noun(msgspec.Struct, frozen=True, omit_defaults=True):
    """By case: alone or after 1 (`one`), after 2 (`few`), after 5 (`many`), several without a number (`several`)."""

    one: Forms
    several: Forms
    few: Forms
    many: Forms
    gender: str = ""
    article: str = ""


class Lexicon(msgspec.Struct, frozen=True):
    nouns: dict[str, Noun]
    verbs: dict[str, Forms]
    """By person (`you`, `he`, `they`), without one (`inf`), as an order (`do`), and in a clause (`would-own`)."""
    names: dict[str, str]
    persons: Forms
    """The person that a word such as `may` or `cost` asks for; anybody else is `he`."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    nouns: dict[str, str | None] = {}
    verbs: dict[str, str | None] = {}
    names: dict[str, str] = {}


@cache
def read_lexicon(language: str, folders: tuple[Path, ...]) -> Lexicon:
    """All words of these folders; the later one has the last say."""
    problems: list[str] = []
    spelt = _File()
    for folder in folders:
        path = folder / f"lexicon.{language}.yaml"
        if path.exists():
            try:
                found = msgspec.convert(read_yaml(path) or {}, _File)
            except msgspec.ValidationError as problem:
                problems.append(f"{path}: {problem}")
                continue
            spelt = _File(spelt.nouns | found.nouns, spelt.verbs | found.verbs, spelt.names | found.names)
    nouns: dict[str, Noun] = {}
    verbs: dict[str, Forms] = {}

    def noun(word: str) -> Noun:
        """Worked out when first asked for, since Polish ones are made of others."""
        if word not in nouns:
            nouns[word] = _polish(word, spelt.nouns, noun) if language == "pl" else _english(word, spelt.nouns)
        return nouns[word]

    def verb(word: str) -> None:
        inflect = polish.verb if language == "pl" else english.verb
        verbs[word] = inflect(word, spelt.verbs[word] or "")

    where = f"lexicon.{language}.yaml"
    _each(spelt.nouns, noun, problems, f"{where}: noun")
    _each(spelt.verbs, verb, problems, f"{where}: verb")
    problems += [
        f"{where}: name {name}: no noun {word!r}" for name, word in spelt.names.items() if word not in spelt.nouns
    ]
    if problems:
        raise ContentError(problems)
    return Lexicon(nouns, verbs, spelt.names, polish.PERSONS if language == "pl" else english.PERSONS)


def _each(words: Iterable[str], work: Callable[[str], object], problems: list[str], what: str) -> None:
    for word in words:
        try:
            work(word)
        except ValueError as problem:
            problems.append(f"{what} {word!r}: {problem}")


def _english(word: str, spelt: dict[str, str | None]) -> Noun:
    one = dict.fromkeys(CASES, word)
    several = dict.fromkeys(CASES, spelt[word] or english.plural(word))
    return Noun(one, several, several, several, article=english.article(word))


def _polish(word: str, spelt: dict[str, str | None], noun: Callable[[str], Noun]) -> Noun:
    """A noun, its own or another's, with adjectives (`*`) that agree with it and words that stay as they are."""
    parts = (spelt[word] or "").split(" + ")
    heads = [part for part in parts if polish.is_paradigm(part) or (part in spelt and part != word)]
    if len(heads) != 1:
        raise ValueError("one of its parts must be a noun: `m3 stem ~ ~u …`, or another noun of the lexicon")
    if polish.is_paradigm(heads[0]):
        gender, one, several = polish.paradigm(heads[0])
    else:
        other = noun(heads[0])
        gender, one, several = other.gender, other.one, other.several

    def whole(head: Forms, number: str) -> Forms:
        return {
            case: " ".join([
                head[case] if part == heads[0]
                else polish.adjective(part[:-1], gender, number, case) if part.endswith("*")
                else part
                for part in parts
            ])
            for case in CASES
        }  # fmt: skip

    one, several = whole(one, "one"), whole(several, "several")
    # 2 żetony, but 2 Badaczy: men are counted in the genitive, and so is everything from 5 on.
    counted = {case: several["gen"] if case in ("nom", "acc") else several[case] for case in CASES}
    return Noun(one, several, counted if gender == "m1" else several, counted, gender)
