"""What a player reads: a name that ends with a mark of its own is no end of a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from miskatonic.engine.event import Event
from miskatonic.engine.message import Arg, Msg, Name
from miskatonic.engine.text import LANGUAGES, Language, Text
from miskatonic.games.dungeonology import RULES
from tests.games.dungeonology.scenes import CONTENT

SHOUTED = re.compile(r"[!?][.,]")
AT_THE_END = re.compile(r"^((?:event|ask)-[a-z-]+) = .*(?<![“„])\{ \$(card|ability) \}[.,]", re.MULTILINE)
QUIET = {"event-recruited", "event-clan", "event-clan-revealed", "event-panic"}
"""These name interns, clans and panic cards."""


def text(language: Language) -> Text:
    return Text(language, RULES.texts, RULES.card_names(language), forms=RULES.card_forms(language))


@pytest.mark.parametrize(
    ("kind", "args", "pl", "en"),
    [
        ("discarded", {"who": "A", "card": Name("oops")}, "A odrzuca: „Ups!”.", "A discards “Oops!”."),
        ("cancelled", {"who": "A", "card": Name("help")}, "A anuluje kartę: „Pomocy!”.", "A cancels “Help!”."),
        (
            "fate",
            {"who": "A", "card": Name("atchoo")},
            "A odkrywa fatum: „Apsik!”.",
            "A turns a fate card over: “Atchoo!”.",
        ),
        ("ability", {"who": "A", "ability": Name("repent")}, "A: „Okaż skruchę!”.", "A: “Repent!”."),
        (
            "stealth",
            {"who": "A", "amount": 3, "cards": [Name("snore"), Name("oops")]},
            "A skrada się na 3 (Chrapus i Ups!).",
            "A sneaks at 3 (Snore and Oops!).",
        ),
        (
            "drew",
            {"who": "A", "amount": 1, "cards": [Name("poof")]},
            "A dobiera 1 kartę sztuczek (Puf!).",
            "A draws 1 trick card (Poof!).",
        ),
    ],
)
def test_a_name_with_a_mark_does_not_end_the_sentence(kind: str, args: dict[str, Arg], pl: str, en: str) -> None:
    said = Event(kind, args).text()
    assert [text("pl").say(said), text("en").say(said)] == [pl, en]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_ends_with_a_bare_name_that_may_have_a_mark(language: Language) -> None:
    told = (Path(RULES.folder) / "text" / f"table.{language}.ftl").read_text(encoding="utf8")
    assert {found[1] for found in AT_THE_END.finditer(told)} <= QUIET
    named = [*CONTENT.interns, *CONTENT.clans, *CONTENT.panics]
    names = [text(language).say(Msg("thing", {"name": Name(card)})) for card in named]
    assert names and not [name for name in names if SHOUTED.search(f"{name}.")]
