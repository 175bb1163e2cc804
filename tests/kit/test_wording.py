"""The sentences of the kit's own words, in both languages."""

from __future__ import annotations

import pytest

from miskatonic.engine.message import Msg
from miskatonic.engine.text import LANGUAGES, Language, Text
from miskatonic.games.registry import GAMES, rules
from tests.kit.cellar import said


@pytest.mark.parametrize(
    ("effect", "english", "polish"),
    [
        ("[{do: gain, amount: 2}]", "gain 2 coins", "zyskujesz 2 monety"),
        (
            "[{do: gain, amount: {count: number-of, of: lurkers}}]",
            "gain X coins, where X is the number of lurkers",
            "zyskujesz X monet, gdzie X to liczba czających się potworów",
        ),
        (
            "[{do: strike, who: wounded}]",
            "wound every lurker with at least 1 wound: 1",
            "zadajesz rany (1): każdy potwór, który ma co najmniej 1 ranę",
        ),
        (
            "[{do: choose-one, options: [[{do: gain, amount: 2}], [{do: hire}]]}]",
            "gain 2 coins or a companion",
            "zyskujesz 2 monety albo towarzysza",
        ),
        (
            "[{do: choose-one, who: each, options: [[{do: gain}], [{do: harm}]]}]",
            "each player chooses one: gains 1 coin, or loses 1 candle",
            "każdy gracz wybiera jedno: zyskuje 1 monetę albo traci 1 świecę",
        ),
        (
            "[{do: may, cost: [{do: pay}], then: [{do: hire}]}]",
            "you may pay 1 coin to gain a companion",
            "możesz zapłacić 1 monetę, aby zyskać towarzysza",
        ),
        (
            "[{do: may, cost: [{do: pay}], then: [{do: harm, who: others}]}]",
            "you may pay 1 coin; then each other player loses 1 candle",
            "możesz zapłacić 1 monetę; wtedy każdy inny gracz traci 1 świecę",
        ),
        (
            "[{do: unless, cost: [{do: pay, amount: 2}], then: [{do: harm}]}]",
            "you may pay 2 coins; otherwise lose 1 candle",
            "możesz zapłacić 2 monety; w przeciwnym razie tracisz 1 świecę",
        ),
        (
            "[{do: if, that: {is: having, what: coins, amount: 5}, then: [{do: pay, amount: 5}]}]",
            "if you have 5 coins or more, pay 5 coins",
            "jeśli masz 5 monet lub więcej, płacisz 5 monet",
        ),
        (
            "[{do: for-each, who: {who: those, of: others, that: alone}, then: [{do: gain}, {do: hire}]}]",
            "each other player for whom this holds: you are alone here gains 1 coin and a companion",
            "każdy inny gracz, dla którego nie ma tu innego gracza zyskuje 1 monetę i towarzysza",
        ),
        (
            "[{do: repeat, times: 3, then: [{do: hire}]}]",
            "3 times: gain a companion",
            "3 razy: zyskujesz towarzysza",
        ),
        (
            "[{do: check, skill: courage, modifier: -1, pass: [{do: gain}], fail: [{do: harm}]}]",
            "make a courage test (−1); pass: gain 1 coin; fail: lose 1 candle",
            "wykonujesz test odwagi (−1); zdany: zyskujesz 1 monetę; niezdany: tracisz 1 świecę",
        ),
        (
            "[{do: harm, who: {who: one, of: here}}]",
            "one of players at your place (you choose) loses 1 candle",
            "jeden z graczy w twoim miejscu (do wyboru) traci 1 świecę",
        ),
    ],
)  # fmt: skip
def test_a_sentence_is_written_from_the_words_that_run(effect: str, english: str, polish: str) -> None:
    assert said(effect) == english
    assert said(effect, "pl") == polish


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_selector_lets_choose_is_named_in_the_question(game: str, language: Language) -> None:
    """`ask-select` says the `.asked` of what may be chosen: without it the question would say nothing."""
    text = Text(language, rules(game).texts, {})
    group = Msg("who-each")
    for word in ("who-one", "who-up-to", "who-nearest", "who-nearest-enemy"):
        if text.has(word):
            asked = text.trait(Msg(word, {"of": group, "most": 2, "sought": "x"}), "asked")
            assert asked and "(" not in asked, word
