"""Whatever goes wrong can be said in both languages: each message is there, with the arguments it is given."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as FTL
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from miskatonic.engine.errors import BadOptions, IllegalChoice, MiskatonicError, SaveError
from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg, Seat
from miskatonic.engine.text import COMMON, LANGUAGES, Language
from miskatonic.games.elder_sign import RULES

PACKAGE = Path(__file__).parent.parent / "miskatonic"
GAMES = {f"games/{path.parent.name}": f"games/{path.parent.name}/text" for path in sorted(PACKAGE.glob("games/*/text"))}
OWN = {**GAMES, "kit": "kit/text", "table": "table/text", "server": "table/text"}
"""Where the messages of a package lie, if not with the engine's."""


def named(tree: ast.AST) -> Iterator[tuple[int, str, frozenset[str] | None]]:
    """Every `Msg("problem-…", {…})`: its line, its id and the names of its arguments (`None`: they cannot be read)."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id != "Msg":
            continue
        first = node.args[0]
        if isinstance(first, ast.Constant) and str(first.value).startswith("problem-"):
            given = node.args[1] if len(node.args) > 1 else ast.Dict([], [])
            keys = given.keys if isinstance(given, ast.Dict) else [None]
            words = [str(key.value) for key in keys if isinstance(key, ast.Constant)]
            yield node.lineno, str(first.value), frozenset(words) if len(words) == len(keys) else None


def mentioned(tree: ast.AST) -> int:
    """How often anything that looks like such a message is named, in a `Msg` or not."""
    words = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return sum(word.startswith("problem-") for word in words)


USED = {
    (path.relative_to(PACKAGE).as_posix(), line, message): arguments
    for path in sorted(PACKAGE.rglob("*.py"))
    for line, message, arguments in named(ast.parse(path.read_text(encoding="utf8")))
}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: FTL.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(folder: Path, language: str) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for path in sorted(folder.glob(f"*{language}.ftl")):
        for entry in parse(path.read_text(encoding="utf8")).body:
            if isinstance(entry, FTL.Message) and entry.id.name.startswith("problem-"):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = frozenset(variables.names)
    return found


def folders(source: str) -> list[Path]:
    """The messages that an error raised in this file can be said with."""
    return [COMMON, *(PACKAGE / text for package, text in OWN.items() if source.startswith(package + "/"))]


def test_every_problem_is_a_message_whose_arguments_can_be_read() -> None:
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf8"))
        calls = list(named(tree))
        assert all(arguments is not None for _, _, arguments in calls), path
        assert mentioned(tree) == len(calls), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_its_words_and_exactly_its_arguments(language: Language) -> None:
    assert len(USED) > 100
    for (source, line, message), arguments in USED.items():
        known = {name: words for folder in folders(source) for name, words in messages(folder, language).items()}
        assert message in known, f"{source}:{line}: {message} has no words in {language}"
        assert known[message] == arguments, f"{source}:{line}: {message} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_lie_around_for_problems_that_nobody_has(language: Language) -> None:
    used = {message for _, _, message in USED}
    for folder in (COMMON, *(PACKAGE / text for text in dict.fromkeys(OWN.values()))):
        assert set(messages(folder, language)) <= used
        assert messages(folder, "pl").keys() == messages(folder, "en").keys()


def problem_of(doing: Any) -> MiskatonicError:
    with pytest.raises(MiskatonicError) as caught:
        doing()
    return caught.value


def test_an_error_is_said_in_either_language_and_in_english_to_programs() -> None:
    match = Match.new(RULES, 2, seed=1, script={"draw.mythos": ["yellow-fog"]})
    stranger = 1 - match.pending[0].seat
    problem = problem_of(lambda: match.choose(stranger, "stay"))
    assert isinstance(problem, IllegalChoice)
    assert problem.message == Msg("problem-not-asked", {"seat": Seat(stranger)})
    assert str(problem) == f"seat {stranger} is not asked anything now"
    assert problem.said("en") == f"Seat {stranger + 1} is not asked anything now."
    assert problem.said("pl") == f"Miejsce {stranger + 1} nie ma teraz nic do wyboru."


def test_a_game_says_its_own_problems() -> None:
    problem = problem_of(lambda: Match.new(RULES, 2, {"investigators": ["sister-mary"] * 2}))
    assert isinstance(problem, BadOptions)
    assert str(problem) == "investigators: each only once"
    assert problem.said("pl") == "Każdego Badacza można wybrać tylko raz."


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (1, "Można cofnąć tylko 1 wybór, a nie 9."),
        (3, "Można cofnąć tylko 3 wybory, a nie 9."),
        (5, "Można cofnąć tylko 5 wyborów, a nie 9."),
        (22, "Można cofnąć tylko 22 wybory, a nie 9."),
    ],
)
def test_polish_problems_count_in_three_ways(found: int, words: str) -> None:
    assert IllegalChoice(Msg("problem-undo-only", {"found": found, "steps": 9})).said("pl") == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "Plik jest pusty."),
        ("nonsense\n", "Wiersz 1 jest uszkodzony: to nie jest poprawny JSON (bajt 4)."),
        ('{"miskatonic":\n', "Wiersz 1 jest uszkodzony: urywa się."),
        ("[]\n", "Wiersz 1: to nie jest rozgrywka programu Miskatonic."),
        ('{"miskatonic": 1}\n', "Wiersz 1: brakuje pola `game`."),
        ('{"miskatonic": 1, "game": 7}\n', "Wiersz 1: w miejscu `$.game` powinno być `str`, a jest `int`."),
        (
            '{"miskatonic": 99}\n',
            "Plik ma format 99, a ta wersja czyta najwyżej format 2: zaktualizuj program.",
        ),
    ],
)
def test_a_damaged_foreign_or_too_new_file_in_polish(text: str, words: str) -> None:
    assert problem_of(lambda: Match.loads(RULES, text)).said("pl") == words


def test_words_for_developers_are_said_as_they_are() -> None:
    assert SaveError("a thing like this").said("pl") == "a thing like this"
