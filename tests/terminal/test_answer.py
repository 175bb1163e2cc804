"""From words to keys."""

from __future__ import annotations

import pytest

from miskatonic.engine.decision import Decision, Option, Refusal
from miskatonic.engine.message import Msg
from miskatonic.terminal.answer import Keys, Refused, Unclear, read
from miskatonic.terminal.command import command

LABELS = ["Rzuć kośćmi", "Użyj: „Łom”", "Użyj: „Lampa”", "Wiedza", "Wiedza"]
KEYS = ["roll", "use:crowbar", "use:lamp", "die:0", "die:1"]


def question(least: int = 1, most: int = 1) -> Decision:
    options = [Option(key, Msg("name")) for key in KEYS]
    return Decision(
        "kind", 0, "rule", Msg("name"), options, least, most, (Refusal("task:0", Msg("name"), "es.tasks.2"),)
    )


@pytest.mark.parametrize(
    ("words", "key"),
    [("1", "roll"), ("roll", "roll"), ("rzuc", "roll"), ("RZUĆ KO", "roll"), ("łom", "use:crowbar"),
     ("lom", "use:crowbar"), ("lampa", "use:lamp"), ("wiedza", "die:0"), (" 3 ", "use:lamp")],
)  # fmt: skip
def test_one_answer(words: str, key: str) -> None:
    assert read(words, question(), LABELS, ["Wykonaj zadanie 1"]) == Keys((key,))


@pytest.mark.parametrize(
    ("words", "keys"),
    [("1 2", ("roll", "use:crowbar")), ("4,5", ("die:0", "die:1")), ("wiedza wiedza", ("die:0", "die:1")),
     ("użyj: „lampa”", ("use:lamp",))],
)  # fmt: skip
def test_several_answers(words: str, keys: tuple[str, ...]) -> None:
    assert read(words, question(1, 3), LABELS) == Keys(keys)


@pytest.mark.parametrize("words", ["użyj", "0", "6", "foo", "", "1 1", "1 2 3 4", "-3", "²"])
def test_what_is_unclear_is_no_answer(words: str) -> None:
    assert isinstance(read(words, question(1, 3), LABELS), Unclear)


def test_a_refused_answer_is_known_as_such() -> None:
    refused = ["Wykonaj zadanie 1"]
    for words in ("x1", "X1", "task:0", "wykonaj", "zadanie"):
        found = read(words, question(), LABELS, refused)
        assert isinstance(found, Refused)
        assert found.refusal.rule == "es.tasks.2"


def test_nothing_can_be_chosen_where_nothing_is_needed() -> None:
    assert read("-", question(0, 2), LABELS) == Keys(())
    assert isinstance(read("-", question(1, 2), LABELS), Unclear)


@pytest.mark.parametrize(
    ("words", "found"),
    [("why", ("why", "")), ("Dlaczego x1", ("why", "x1")), ("język en", ("lang", "en")), ("?", ("help", "")),
     ("karta Łom", ("card", "Łom")), ("roll", None), ("", None)],
)  # fmt: skip
def test_commands_in_both_languages(words: str, found: tuple[str, str] | None) -> None:
    assert command(words) == found
