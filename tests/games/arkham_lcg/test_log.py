"""What the log says: every harm with the card that deals it, no ability that changes nothing."""

from __future__ import annotations

from miskatonic.engine.message import Msg, Name
from miskatonic.engine.text import LANGUAGES, Text
from miskatonic.games.arkham_lcg import RULES
from tests.games.arkham_lcg.scenes import (
    AGNES,
    ROLAND,
    WENDY,
    asset,
    calm,
    decision,
    do,
    enemy,
    events,
    kind,
    scene,
    skip,
    told,
    use,
)
from tests.rules import rule


def test_an_attack_names_its_enemy_and_a_blow_its_weapon() -> None:
    match = scene({"investigator": ROLAND, "assets": ["machete"]}, enemies=[{"card": "ghoul-minion", "engaged": 0}])
    do(match, "resource")
    assert told(match, "harmed", "source") == ["ghoul-minion"]
    do(match, use(asset(match, "machete")), tokens="0")
    calm(match)
    assert told(match, "card-harmed", "source") == ["machete"]


def test_a_treachery_and_a_token_each_name_what_they_deal() -> None:
    match = scene({"investigator": AGNES}, encounter=["grasping-hands"], phase="mythos", step="draw", tokens="cultist")
    skip(match, "action")
    assert sorted(map(str, told(match, "harmed", "source"))) == ["grasping-hands", "the-gathering"]


def test_who_may_answer_harm_is_told_how_much_and_from_whom() -> None:
    match = scene({"investigator": ROLAND, "assets": ["guard-dog"]}, enemies=[{"card": "ghoul-priest", "engaged": 0}])
    do(match, "resource", *[asset(match, "guard-dog").key] * 2)
    while kind(match) == "assign":
        do(match, "seat:0")
    asked = decision(match).prompt
    assert asked.id == "ask-answer-harm"
    assert (asked.args["source"], asked.args["damage"], asked.args["horror"]) == (Name("ghoul-priest"), 2, 2)
    for language in LANGUAGES:
        said = Text(language, RULES.texts, RULES.card_names(language)).say(asked)
        assert RULES.card_names(language)["ghoul-priest"] in said and said.count("2") == 2


def test_an_empty_deck_is_no_card() -> None:
    match = scene({"investigator": WENDY, "library": [], "discard": ["knife"]})
    do(match, "draw")
    assert told(match, "harmed", "source") == [Msg("source-empty-deck")]


def test_trauma_at_the_end_names_the_weakness() -> None:
    match = scene(
        {"investigator": ROLAND, "damage": 8, "threat": [{"card": "cover-up", "clues": 1}]},
        enemies=[{"card": "ghoul-minion", "engaged": 0}],
    )  # fmt: skip
    do(match, "resource")
    assert told(match, "triggered", "card") == ["cover-up"] and events(match, "trauma")


@rule("ah.forced-abilities.3")
def test_who_is_ready_is_not_readied() -> None:
    for exhausted in (False, True):
        match = scene(
            {"investigator": ROLAND, "place": "main-path"},
            scenario="the-devourer-below", locations={"main-path": {}, "ritual-site": {}},
            enemies=[{"card": "umordhoth", "place": "ritual-site", "exhausted": exhausted}],
        )  # fmt: skip
        do(match, "end")
        assert ("umordhoth" in told(match, "triggered", "card")) == exhausted
        assert not enemy(match, "umordhoth").exhausted
