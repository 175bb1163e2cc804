"""Decks of OCTGN (`.o8d`): by the names in them, since the ids are its own."""

from __future__ import annotations

from xml.etree import ElementTree

from miskatonic.engine.message import Msg
from miskatonic.games.arkham_lcg.deckfiles import codes
from miskatonic.games.arkham_lcg.deckfiles.jsons import MOST_CARDS, MOST_COPIES, Reading
from miskatonic.games.arkham_lcg.deckfiles.texts import MOST_LINES, code_named, investigator_in
from miskatonic.games.arkham_lcg.decks import BadDeck
from miskatonic.games.arkham_lcg.pack import ArkhamContent


def parse(content: ArkhamContent, text: str) -> Reading:
    # A deck defines no entities; what does is made to grow in memory.
    if "<!DOCTYPE" in text.upper() or "<!ENTITY" in text.upper():
        raise BadDeck(Msg("problem-deck-xml", {"what": "DOCTYPE"}))
    try:
        root = ElementTree.fromstring(text)
    except (ElementTree.ParseError, ValueError, RecursionError) as problem:
        raise BadDeck(Msg("problem-deck-xml", {"what": str(problem)})) from problem
    if root.tag != "deck":
        raise BadDeck(Msg("problem-deck-xml", {"what": f"<{root.tag[:40]}>"}))
    investigator = ""
    notes: list[Msg] = []
    slots: dict[str, int] = {}
    cards = root.findall("./section/card")
    if len(cards) > MOST_LINES:
        raise BadDeck(Msg("problem-deck-lines", {"most": MOST_LINES}))
    for card in cards:
        name = " ".join((card.text or "").split())[:200]
        who = investigator_in(content, name)
        if who:
            # Front and back are two cards of theirs.
            investigator = investigator or who
            continue
        code, count = code_named(content, name), _count(card.get("qty"))
        if not code:
            notes.append(Msg("note-deck-name", {"what": name[:80]}))
        elif not 0 < count <= MOST_COPIES or slots.get(code, 0) + count > MOST_COPIES:
            notes.append(Msg("note-deck-count", {"what": name[:80]}))
        else:
            slots[code] = slots.get(code, 0) + count
    if not investigator:
        raise BadDeck(Msg("problem-deck-nobody"))
    if len(slots) > MOST_CARDS:
        raise BadDeck(Msg("problem-deck-cards", {"most": MOST_CARDS}))
    name = content.investigators[codes.investigator_of(content, investigator)].name.en
    reading = Reading()
    reading.decks.append((codes.DeckList(name, investigator, dict(sorted(slots.items()))), notes))
    return reading


def _count(said: str | None) -> int:
    return int(said) if said is not None and said.isdecimal() and said.isascii() and len(said) < 4 else 0
