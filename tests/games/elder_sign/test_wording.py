"""Every sentence of every component can be said, in both languages, and reads like a sentence."""

from __future__ import annotations

import re
from itertools import product
from typing import Any, get_args

import msgspec
import pytest

from miskatonic.engine.data import shape
from miskatonic.engine.message import Msg
from miskatonic.engine.text import LANGUAGES, Language, Text
from miskatonic.games.elder_sign import RULES, wording
from miskatonic.games.elder_sign import cards as c
from miskatonic.games.elder_sign import verbs as v
from miskatonic.games.elder_sign.pack import FOLDER, content
from miskatonic.games.elder_sign.symbols import face_text
from miskatonic.games.elder_sign.terms import FACES, Loot
from miskatonic.games.elder_sign.verbs import dice, museum, people
from miskatonic.kit import answers, combinators
from miskatonic.kit.wording import effects_text

TEXT = FOLDER.parent / "text"
LOOT: tuple[Loot, ...] = ("clue", "common", "unique", "spell", "ally")
WHO = get_args(v.Who)


def text(language: Language) -> Text:
    return Text(language, RULES.texts, content().names(language))


def samples(verb: type[v.AnyVerb]) -> list[v.AnyVerb]:
    """The verb with every value of every parameter."""
    if issubclass(verb, combinators.ChooseOne):
        one, other = people.Lose("sanity"), people.DiscardCards("item")
        options: list[tuple[tuple[v.AnyVerb, ...], ...]] = [
            ((one,), (other,)),
            ((one, other), (people.Devour(),)),
            ((one,), (people.LoseClues(),)),
        ]
        return [combinators.ChooseOne(option, who) for option in options for who in WHO]
    if issubclass(verb, people.GainInstead):
        return [people.GainInstead(LOOT), people.GainInstead(("clue",))]
    values: list[list[Any]] = []
    for field in msgspec.structs.fields(shape(verb)):
        if field.type is int:
            values.append([-1, 1, 2] if field.name == "add" else [0, 1, 2, 5] if field.default == 0 else [1, 2, 5])
        else:
            values.append(list(get_args(field.type)))
    return [verb(*chosen) for chosen in product(*values)]


EVERY_VERB = [sample for verb in get_args(v.AnyVerb) for sample in samples(verb)]


def is_sentence(words: str) -> bool:
    first = words.lstrip('„"“')[0]
    return (first.isupper() or first.isdigit()) and words.endswith((".", "!", "?"))


def is_clean(words: str) -> bool:
    """No doubled or stray spaces, no double full stops, no key left unsaid."""
    return words == words.strip() and not re.search(r"  | [,.;:]|\.\.|,,|\{|\}|none|yes|[a-z]-die", words)


def ids(language: str) -> list[str]:
    found: list[str] = []
    for path in sorted(TEXT.glob(f"cards.{language}.ftl")):
        found += re.findall(r"^([a-z][a-z-]*) =", path.read_text(encoding="utf8"), re.MULTILINE)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_card_is_a_clean_sentence(language: Language) -> None:
    say = text(language).say
    for card in content().cards.values():
        lines = [say(line) for line in wording.lines(card)]
        assert lines, card.id
        for line in lines:
            assert is_sentence(line), (card.id, line)
            assert is_clean(line), (card.id, line)


@pytest.mark.parametrize("by", get_args(wording.By))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_can_be_said_by_everybody(language: Language, by: wording.By) -> None:
    say = text(language).say
    for effect in EVERY_VERB:
        words = say(effect.text(by))
        assert words and is_clean(words), (effect, words)
        assert words[0].islower() or words[0].isdigit() or words.startswith(("Badacz", "Przedwieczny")), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trait_and_every_value_has_its_sentence(language: Language) -> None:
    say = text(language).say
    scopes: tuple[wording.Scope, ...] = ("own", "all")
    for scope in scopes:
        standing = c.Standing(
            traits=get_args(c.Trait),
            tweaks=tuple(c.Tweak(value, add) for value in get_args(c.ValueName) for add in (-5, -2, -1, 1, 2, 5)),
        )
        for sentence in map(say, wording.standing_text(standing, scope)):
            assert is_sentence(sentence) and is_clean(sentence), sentence


def every_trigger() -> list[c.Trigger]:
    does: list[tuple[v.AnyVerb, ...]] = [
        (people.Lose("sanity"),),
        (people.Lose("sanity", who="each"), museum.AddDoom()),
        (answers.ChangeAmount(-1),),
    ]
    fields = {field.name: get_args(field.type) for field in msgspec.structs.fields(shape(c.Trigger))}
    return [
        c.Trigger(on=on, moment=moment, optional=optional, whose=whose, where=where, monster=monster, do=do)
        for on, moment, optional, whose, where, monster, do in product(
            get_args(c.Occasion), fields["moment"], (False, True), fields["whose"], fields["where"],
            ("", "cultist"), does,
        )
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_occasion_at_every_moment_has_its_sentence(language: Language) -> None:
    say = text(language).say
    scopes: tuple[wording.Scope, ...] = ("own", "all")
    for trigger, scope in product(every_trigger(), scopes):
        sentence = say(wording.trigger_text(trigger, scope))
        assert is_sentence(sentence) and is_clean(sentence), sentence
    for on in get_args(c.Occasion):
        assert is_clean(say(Msg(f"occasion-{on}")))


@pytest.mark.parametrize("means", get_args(wording.Means))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_frame_has_its_sentence(language: Language, means: wording.Means) -> None:
    say = text(language).say
    fields = {field.name: get_args(field.type) for field in msgspec.structs.fields(shape(c.Ability))}
    costs: list[tuple[v.AnyVerb, ...]] = [
        (),
        (people.LoseTrophies(2),),
        (people.LoseClues(), people.Lose("stamina")),
        (combinators.ChooseOne(((people.DiscardCards("common"),), (people.LoseClues(),))),),
    ]
    does: list[tuple[v.AnyVerb, ...]] = [
        (people.Heal("sanity"),),
        (people.Recover("either", who="each"),),
        (dice.AddDie("yellow"), dice.AddDie("red")),
        (dice.RerollDice(), dice.IgnoreTerror(), people.Gain("ally", 2)),
    ]
    for when, limit, whose, where, cost, discard, do in product(
        fields["when"], fields["limit"], fields["whose"], fields["where"], costs, (False, True), does
    ):
        ability = c.Ability(when=when, limit=limit, whose=whose, where=where, cost=cost, discard=discard, do=do)
        sentence = say(wording.ability_text(ability, means))
        assert is_sentence(sentence) and is_clean(sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_symbols_and_faces_have_names(language: Language) -> None:
    say = text(language).say
    names = [say(face_text(face)) for face in FACES]
    assert len(set(names)) == len(FACES)
    for symbol in ("investigation 3", "lore", "peril", "terror", "lore/peril"):
        assert is_clean(say(wording.symbol_text(symbol)))


def test_both_languages_have_the_same_cards_of_words() -> None:
    """Fragments may differ; what the program asks for may not."""
    for language in LANGUAGES:
        assert len(ids(language)) == len(set(ids(language)))
    asked = re.compile(r"verbs?-|object-|trait-|tweak-|occasion-|moment-|line-|ability-|trigger|list-|cost-")
    polish, english = ({name for name in ids(language) if asked.match(name)} for language in LANGUAGES)
    assert polish == english


@pytest.mark.parametrize(
    ("effects", "polish", "english"),
    [
        ((people.Gain("clue", 5),), "otrzymujesz 5 Wskazówek", "gain 5 Clues"),
        ((people.Gain("ally", 2),), "otrzymujesz 2 Sprzymierzeńców", "gain 2 Allies"),
        ((museum.AddDoom(2),), "na tor zagłady trafiają 2 żetony zagłady", "add 2 doom tokens to the doom track"),
        ((museum.MonsterAppears(5),), "pojawia się 5 potworów", "5 monsters appear"),
        (
            (people.Lose("stamina"), people.LoseClues(2)),
            "tracisz 1 punkt Wytrzymałości i 2 Wskazówki",
            "lose 1 Stamina and 2 Clues",
        ),
        (
            (dice.ChangeDie("1", "4"),),
            "zmieniasz jeden wynik 1 Śledztwa na wynik 4 Śledztw",
            "change one result of 1 Investigation into 4 Investigations",
        ),
    ],
)
def test_cases_and_numbers(effects: tuple[v.Effect, ...], polish: str, english: str) -> None:
    message = effects_text(effects)
    assert text("pl").say(message) == polish
    assert text("en").say(message) == english
