from __future__ import annotations

import msgspec
import pytest

from miskatonic.engine.data import is_data, read
from miskatonic.kit import amounts, combinators, conditions, selectors
from miskatonic.kit.tree import Effect
from miskatonic.kit.vocabulary import gather
from tests.cellars import RULES, verbs
from tests.cellars.words import VOCABULARY
from tests.kit import cellar


def test_words_of_the_kit_are_made_anew_for_each_game_and_stay_what_they_are() -> None:
    other = gather(combinators)
    ours, theirs = VOCABULARY.words[Effect]["may"], other.words[Effect]["may"]
    assert ours is not theirs
    assert issubclass(ours, combinators.May)
    assert issubclass(theirs, combinators.May)


def test_a_game_knows_only_the_words_it_has_gathered() -> None:
    poor = gather(combinators, verbs)
    with pytest.raises(msgspec.ValidationError, match="Invalid value 'check'"):
        read(poor.types["AnyVerb"], {"do": "check", "skill": "courage"})
    assert cellar.verbs("[{do: check, skill: courage}]")


def test_words_nest_to_any_depth() -> None:
    (outer,) = cellar.verbs("[{do: if, that: alone, then: [{do: repeat, times: 2, then: [{do: gain}]}]}]")
    assert isinstance(outer, combinators.If)
    (inner,) = outer.then
    assert isinstance(inner, combinators.Repeat)
    assert inner.then == (verbs.Gain(),)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[{do: dance}]", r"Invalid value 'dance' - at `\$.do`"),
        ("[{do: may, then: [{do: gain, amuont: 2}]}]", r"unknown field `amuont` - at `\$.then\[0\]`"),
        ("[{do: harm, who: nobody}]", r"Invalid enum value 'nobody' - at `\$.who`"),
        ("[{do: gain, amount: {count: half}}]", r"missing required field `of` - at `\$.amount`"),
    ],
)
def test_a_mistake_is_named_with_its_place(text: str, problem: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=problem):
        cellar.verbs(text)


def test_a_word_without_parameters_may_stand_bare_and_one_with_parameters_may_not() -> None:
    assert cellar.selector("lurkers") == "lurkers"
    assert cellar.selector("{who: lurkers}") == verbs.Lurkers()
    with pytest.raises(msgspec.ValidationError):
        cellar.selector("nearest")


def test_two_words_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="two words are called choose-one"):
        gather(combinators, combinators)


def test_editors_get_a_schema_of_every_file() -> None:
    schema = RULES.content_schemas()["places"]
    assert {"If", "Check", "Strike", "Nearest"} <= set(schema["$defs"])


def test_everything_the_kit_offers_is_a_word_of_the_cellars() -> None:
    for module in (amounts, combinators, conditions, selectors):
        for name, word in vars(module).items():
            if isinstance(word, type) and word.__module__ == module.__name__ and is_data(word):
                assert any(
                    issubclass(known, word) for words in VOCABULARY.words.values() for known in words.values()
                ), name
