"""Decks in and out: whatever form they come in, and the forms that other programs read."""

from __future__ import annotations

import re

from miskatonic.engine.brought import check_text
from miskatonic.engine.message import Msg
from miskatonic.games.arkham_lcg.deckfiles import jsons, octgn, texts
from miskatonic.games.arkham_lcg.deckfiles.codes import DeckList
from miskatonic.games.arkham_lcg.deckfiles.jsons import Reading
from miskatonic.games.arkham_lcg.decks import BadDeck
from miskatonic.games.arkham_lcg.pack import ArkhamContent

FORMS = ("json", "text", "markdown")
JSON = re.compile(r"""[\[{]\s*(["{\[\]}]|$)""")
XML = re.compile(r"<[?!a-zA-Z]")


def read(content: ArkhamContent, text: str) -> Reading:
    """Raises `BadDeck` where there is no deck in it that an investigator of ours could have."""
    check_text(text)
    bare = text.lstrip("\ufeff \t\r\n")
    if not bare:
        raise BadDeck(Msg("problem-deck-empty"))
    if JSON.match(bare):
        reading = jsons.parse(content, bare)
    elif XML.match(bare):
        reading = octgn.parse(content, bare)
    else:
        reading = texts.parse(content, bare)
    if not reading.decks:
        raise BadDeck(reading.lost[0])
    return reading


def read_one(content: ArkhamContent, text: str) -> tuple[DeckList, list[Msg]]:
    """For a seat: exactly one deck."""
    reading = read(content, text)
    if len(reading.decks) > 1:
        names = ", ".join([deck.name for deck, _ in reading.decks[:5]])
        raise BadDeck(Msg("problem-deck-several", {"names": names}))
    return reading.decks[0]


def write(content: ArkhamContent, deck: DeckList, form: str) -> str:
    match form:
        case "json":
            return jsons.write(content, deck)
        case "text":
            return texts.write_text(content, deck)
        case "markdown":
            return texts.write_markdown(content, deck)
    raise BadDeck(Msg("problem-deck-form", {"form": form, "known": ", ".join(FORMS)}))


__all__ = ["FORMS", "DeckList", "Reading", "read", "read_one", "write"]
