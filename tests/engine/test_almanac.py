from __future__ import annotations

import time
from pathlib import Path

import pytest

from miskatonic.engine.almanac import Book, Rule, book, books, read_book
from miskatonic.engine.errors import ContentError
from miskatonic.engine.pack import Words
from miskatonic.engine.stems import plain

BOOK = Book(
    "toy",
    [
        Rule(
            "toy.draw.1",
            Words("Dobieranie", "Drawing"),
            "mechanic",
            "Z pustej talii nie dobiera się kart.",
            "An empty deck gives no cards.",
        ),
        Rule(
            "toy.bid.1",
            Words("Licytacja", "Auction"),
            "mechanic",
            "Wszyscy licytują w tajemnicy.",
            "All bid in secret for the deck's card.",
        ),
        Rule(
            "toy.deck.1",
            Words("Talia", "Deck"),
            "setup",
            "Żółta talia leży w środku.",
            "It lies in the middle.",
        ),
    ],
)


def found(words: str) -> list[str]:
    return [rule.id for rule in BOOK.search(words)]


def test_rules_are_found_by_words_of_either_language() -> None:
    assert found("secret") == ["toy.bid.1"]
    assert found("tajemnicy") == ["toy.bid.1"]


@pytest.mark.parametrize("word", ["żółta", "zolta", "ŻÓŁTA", "Zółtą"])
def test_accents_and_case_do_not_matter(word: str) -> None:
    assert found(word) == ["toy.deck.1"]


def test_every_word_must_be_there_in_any_language_and_order() -> None:
    assert found("deck licytują") == ["toy.bid.1"]
    assert found("deck nonsense") == []


def test_a_rule_about_the_word_comes_before_one_that_mentions_it() -> None:
    assert found("deck") == ["toy.deck.1", "toy.draw.1", "toy.bid.1"]


def test_rules_are_found_by_id_and_nothing_by_nothing() -> None:
    assert found("toy.bid") == ["toy.bid.1"]
    assert found("  ") == []


def test_a_rule_is_read_in_the_readers_language() -> None:
    rule = BOOK.find("toy.deck.1")
    assert rule is not None
    assert (rule.title("pl"), rule.text("en")) == ("Talia", "It lies in the middle.")
    assert BOOK.find("toy.none.1") is None


def test_all_polish_letters_become_plain() -> None:
    assert plain("ZAŻÓŁĆ GĘŚLĄ JAŹŃ") == "zazolc gesla jazn"


def test_quotes_and_apostrophes_need_not_be_typed_as_printed() -> None:
    assert plain("„Ashcan” Pete") == plain("“Ashcan” Pete") == plain('"ashcan" pete') == "ashcan pete"
    assert plain("player’s") == plain("player's")


def test_the_almanac_of_elder_sign_can_be_searched_in_both_languages() -> None:
    elder = book("elder-sign")
    assert elder in books()
    assert elder.search("przedwieczny")
    assert {rule.id for rule in elder.search("Wskazówka")} == {rule.id for rule in elder.search("wskazowka")} != set()
    assert elder.search("clock hand")


def test_an_almanac_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "toy.yaml").write_text("game: toy\nrules: [{id: toy.1}]\n", encoding="utf8")
    with pytest.raises(ContentError, match=r"toy\.yaml: .*missing required field `topic`"):
        read_book(tmp_path / "toy.yaml")
    with pytest.raises(ContentError, match=r"absent\.yaml"):
        read_book(tmp_path / "absent.yaml")


def test_many_words_are_looked_for_as_quickly_as_one() -> None:
    """Anybody may ask the server, twenty times a second: each search must cost no more than a choice or two."""
    largest = max(books(), key=lambda one: len(one.rules))
    largest.search("talia")
    words = " ".join(f"{first}{second}kw" for first in "bcdfgjpr" for second in "xzvqy")
    before = time.process_time()
    for _ in range(10):
        assert largest.search(words) == []
    assert time.process_time() - before < 0.3, "seconds, where going through every entry takes four"
