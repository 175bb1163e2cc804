"""What players read while they play, where the words depend on the position."""

import pytest

from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from miskatonic.engine.text import Language, Text
from miskatonic.games.elder_sign import RULES
from miskatonic.games.elder_sign.state import State
from tests.games.elder_sign.scenes import (
    RECORDS,
    attempt,
    give_up,
    pick,
    roll,
    scene,
    task,
    who,
)

PL, EN = (Text(language, RULES.texts, RULES.card_names(language), str) for language in ("pl", "en"))


def options(match: Match[State], text: Text) -> list[str]:
    return [text.say(option.text) for option in match.pending[0].options]


def log(match: Match[State], text: Text) -> list[str]:
    return [text.say(event.text()) for event in match.events]


def test_whoever_may_ignore_an_effect_is_not_asked_to_use_it() -> None:
    match = attempt(RECORDS, "sister-mary", monsters={"below": "cultist"}, mythos="hunters-and-hunted")
    roll(match, "lore 1 1 1 1 1")
    task(match, "monster:1")
    give_up(match)
    assert PL.say(match.pending[0].prompt) == "Możesz zareagować (pokonanie potwora)."
    assert options(match, PL) == ["Poddaj się efektowi: Łowcy i zwierzyna", "Ignoruj efekt: Łowcy i zwierzyna"]
    assert options(match, EN) == ["Accept the effect: Hunters and Hunted", "Ignore the effect: Hunters and Hunted"]


def test_a_choice_names_the_card_that_asks_for_it_and_says_equal_verbs_once() -> None:
    match = scene(who("harvey-walters", unique=["silver-key"]), ancient_one="nyarlathotep", awake=True, doom=3,
                  phase="clock", clock=3)  # fmt: skip
    assert match.pending[0].kind == "choose-one"
    assert PL.say(match.pending[0].prompt) == "Nyarlathotep: wybierz jedno."
    assert EN.say(match.pending[0].prompt) == "Nyarlathotep: choose one."
    assert "1 punkt Poczytalności i 1 punkt Wytrzymałości" in options(match, PL)[1]
    assert options(match, PL)[1].count("racisz") == 1


@pytest.mark.parametrize(("text", "spent", "lost"), [(PL, "wydaje", "traci"), (EN, "spends", "loses")])
def test_spending_a_trophy_is_told_apart_from_losing_it(text: Text, spent: str, lost: str) -> None:
    mary = who("sister-mary", trophies=["koi-pond"])
    match = scene(mary)
    pick(match, "stay")
    pick(match, "buy:clue")
    assert any(line.startswith(f"0 {spent} ") and text.name("koi-pond") in line for line in log(match, text))
    match = attempt("late-night-break-in", mary)
    roll(match, "terror lore lore lore lore lore")
    pick(match, "fail")
    assert any(line.startswith(f"0 {lost} ") and text.name("koi-pond") in line for line in log(match, text))


@pytest.mark.parametrize(
    ("face", "polish", "english"),
    [
        (1, "1 Śledztwo", "1 Investigation"),
        (3, "3 Śledztwa", "3 Investigations"),
        ("wild", "Joker", "Wild"),
    ],
)
def test_investigations_are_counted(face: int | str, polish: str, english: str) -> None:
    assert PL.say(Msg("face", {"face": face})) == polish
    assert EN.say(Msg("face", {"face": face})) == english


@pytest.mark.parametrize(("language", "said"), [("pl", "zegar +3 godz."), ("en", "clock +3 h")])
def test_the_clock_is_told_in_hours(language: Language, said: str) -> None:
    text = PL if language == "pl" else EN
    assert text.say(Msg("short-advance-clock", {"steps": 1})) == said
    assert text.say(Msg("value-hour", {"hour": 1})) == "III"
