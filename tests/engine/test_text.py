from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.engine.errors import ContentError
from miskatonic.engine.message import Arg, Msg, Name, Seat
from miskatonic.engine.text import Language, Text
from tests.toy import RULES

FOLDER = RULES.folder / "text"


def toy(language: Language) -> Text:
    return Text(language, (FOLDER,), RULES.card_names(language), lambda seat: f"#{seat}")


POLISH, ENGLISH = toy("pl"), toy("en")


def form(number: int) -> str:
    """The Polish noun after a number, as a school book has it."""
    if number == 1:
        return "monetę"
    if 12 <= number % 100 <= 14:
        return "monet"
    return "monety" if number % 10 in (2, 3, 4) else "monet"


@given(st.integers(0, 10_000))
def test_polish_plurals_are_those_of_the_school_book(number: int) -> None:
    said = POLISH.word("verb-gain", amount=number)
    digits = f"{number:,}".replace(",", "\N{NO-BREAK SPACE}") if number >= 1000 else str(number)
    assert said.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}") == f"Zyskujesz {digits} {form(number)}."


@given(st.integers(0, 999))
def test_english_plurals_have_two_forms(number: int) -> None:
    assert ENGLISH.word("verb-gain", amount=number) == f"Gain {number} coin{'' if number == 1 else 's'}."


def test_a_missing_message_is_an_error_that_names_it() -> None:
    with pytest.raises(KeyError, match="no message 'nothing-here' in pl"):
        POLISH.word("nothing-here")
    assert not POLISH.has("nothing-here")
    assert POLISH.has("option-pass")


def test_a_missing_argument_is_an_error_that_names_its_message() -> None:
    with pytest.raises(KeyError, match="message 'event-gained' in en"):
        ENGLISH.word("event-gained", who=Seat(0))


def test_a_missing_name_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-card"):
        ENGLISH.say(Msg("option-card", {"card": Name("no-such-card")}))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (ENGLISH, "#2 plays Golden mask for 0."),
        (POLISH, "#2 zagrywa: Złota maska za 0."),
    ],
)
def test_names_and_seats_are_put_into_the_readers_words(text: Text, said: str) -> None:
    assert text.word("event-played", who=Seat(2), relic=Name("golden-mask"), cost=0) == said


@pytest.mark.parametrize(
    ("text", "faces", "said"),
    [
        (ENGLISH, 1, "#0 rolls star."),
        (ENGLISH, 2, "#0 rolls star and star."),
        (ENGLISH, 3, "#0 rolls star, star and star."),
        (POLISH, 3, "#0 rzuca: gwiazda, gwiazda i gwiazda."),
    ],
)
def test_lists_are_joined_as_the_language_has_it(text: Text, faces: int, said: str) -> None:
    stars: list[Arg] = [Msg("face-star") for _ in range(faces)]
    assert text.word("event-rolled", who=Seat(0), faces=stars) == said


def test_a_message_inside_a_message_is_said_in_the_same_language() -> None:
    tree = RULES.card_text("scapegoat")[0]
    assert "Instead: Gain 1 coin." in ENGLISH.say(tree)
    assert "Zamiast tego: Zyskujesz 1 monetę." in POLISH.say(tree)


def test_a_sentence_written_on_several_lines_is_one_line() -> None:
    assert ENGLISH.word("ask-action", who=Seat(1), left=1) == "#1, your turn: 1 action left."


def folder(tmp_path: Path, **files: str) -> Path:
    for name, text in files.items():
        (tmp_path / f"{name.replace('_', '-')}.ftl").write_text(text, encoding="utf8")
    return tmp_path


def test_only_files_of_the_language_are_read(tmp_path: Path) -> None:
    place = folder(tmp_path, en="one = One\n", cards_en="two = Two\n", golden="three = Three\n", pl="one = Raz\n")
    text = Text("en", (place,), {})
    assert (text.word("one"), text.word("two")) == ("One", "Two")
    assert not text.has("three")


def test_a_message_that_cannot_be_read_is_named_with_its_line(tmp_path: Path) -> None:
    place = folder(tmp_path, en="good = Good\nbad = { $open\nfine = Fine\n")
    with pytest.raises(ContentError, match=r"en\.ftl: line 2: not a Fluent message: bad = \{ \$open"):
        Text("en", (place,), {})


def test_a_message_that_stands_twice_is_named(tmp_path: Path) -> None:
    place = folder(tmp_path, en="one = One\n", more_en="one = Uno\n")
    with pytest.raises(ContentError, match=r"more-en\.ftl: message one stands in en\.ftl already"):
        Text("en", (place,), {})


def test_a_games_own_words_come_before_common_ones(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    common, own = folder(tmp_path / "a", en="one = One\n"), folder(tmp_path / "b", en="one = Our one\n")
    assert Text("en", (common, own), {}).word("one") == "Our one"
