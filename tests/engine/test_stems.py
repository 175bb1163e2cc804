"""One form of a word finds the others."""

from __future__ import annotations

import pytest

from miskatonic.engine.almanac import book
from miskatonic.engine.stems import asked_for, plain, stem

FORMS = [
    "panika paniki panice panikę paniką panik",
    "kość kości kością kośćmi",
    "wskazówka wskazówki wskazówce wskazówkę wskazówek wskazówkami",
    "zagłada zagłady zagładzie zagładę zagładą",
    "badacz badacza badaczowi badaczem badacze badaczy badaczom",
    "przygoda przygody przygodzie przygód przygodami",
    "potwór potwora potworem potwory potworów",
    "znak znaki znaków znakami",
    "północ północy północą",
    "śledztwo śledztwa śledztwem",
    "zaklęcie zaklęcia zaklęciu zaklęciem",
    "rzuca rzucam rzucić rzucasz rzucają",
    "monster monsters",
]


@pytest.mark.parametrize("forms", FORMS)
def test_the_forms_of_a_word_have_one_stem(forms: str) -> None:
    assert len({stem(plain(word)) for word in forms.split()}) == 1, [stem(plain(word)) for word in forms.split()]


def test_different_words_keep_different_stems() -> None:
    words = "panika kość wskazówka zagłada badacz przygoda potwór znak północ śledztwo zaklęcie wejście sprzymierzeniec"
    assert len({stem(plain(word)) for word in words.split()}) == len(words.split())


def test_what_only_asks_is_not_looked_for() -> None:
    assert asked_for("Ile kości rzucam?") == [stem("kosci"), stem("rzucam")]
    assert asked_for("kto") == ["kto"], "unless there is nothing else"


def ids(words: str) -> list[str]:
    return [rule.id for rule in book("elder-sign").search(words)]


@pytest.mark.parametrize("forms", ["panika paniki panikę", "Wskazówka wskazówek", "trofeum trofea"])
def test_any_form_finds_the_same_entries(forms: str) -> None:
    found = [ids(word) for word in forms.split()]
    assert found[0] and all(one == found[0] for one in found)


@pytest.mark.parametrize(
    "question",
    [
        "ile kości rzucam",
        "kiedy jest północ",
        "jak pokonać Przedwiecznego",
        "how many dice do I roll",
        "czym jest skupienie",
    ],
)
def test_a_question_finds_something(question: str) -> None:
    assert 0 < len(ids(question)) < 120
