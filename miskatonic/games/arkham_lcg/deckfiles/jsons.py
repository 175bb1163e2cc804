"""Decks as ArkhamDB and arkham.build write them: one object, a list of them, or a backup that holds many."""

from __future__ import annotations

from typing import Any

import msgspec

from miskatonic.engine.message import Msg, Name
from miskatonic.games.arkham_lcg.deckfiles.codes import (
    CODE,
    RANDOM_WEAKNESS,
    DeckList,
    card_of,
    first_code,
    investigator_of,
)
from miskatonic.games.arkham_lcg.decks import BadDeck
from miskatonic.games.arkham_lcg.pack import ArkhamContent

OURS = ("name", "investigator_code", "investigator_name", "slots")
MOST_COPIES = 20
MOST_CARDS = 300
MOST_DECKS = 200
LONGEST_NAME = 100
LONGEST_TEXT = 4_000
"""Of a description: a whole guide to a deck is not carried to every table."""

UNUSED = ("extra_deck", "transform_into", "sealed_deck", "fan_made_content", "option_selected", "deck_size_selected")
"""What `meta` may say that means nothing for our cards."""


class Reading:
    """What became of a text: the decks, each with what was left out, and what could not be read at all."""

    def __init__(self) -> None:
        self.decks: list[tuple[DeckList, list[Msg]]] = []
        self.lost: list[Msg] = []


def parse(content: ArkhamContent, text: str) -> Reading:
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise BadDeck(Msg("problem-deck-json", {"what": str(problem)})) from problem
    reading = Reading()
    plain = newest(_decks_in(found))
    if not plain:
        raise BadDeck(Msg("problem-deck-none"))
    if len(plain) > MOST_DECKS:
        raise BadDeck(Msg("problem-deck-many", {"most": MOST_DECKS}))
    for one in plain:
        try:
            reading.decks.append(_deck(content, one))
        except BadDeck as problem:
            assert problem.message is not None
            reading.lost.append(problem.message)
    return reading


def _decks_in(found: object, depth: int = 3) -> list[dict[str, Any]]:
    """Objects with `slots`, wherever a file of such a program keeps them."""
    if isinstance(found, list):
        return [one for one in found if isinstance(one, dict) and "slots" in one]
    if not isinstance(found, dict):
        return []
    if "slots" in found:
        return [found]
    for place in ("decks", "data"):
        inside = found.get(place)
        if isinstance(inside, dict) and inside and all([isinstance(one, dict) for one in inside.values()]):
            decks = [one for one in inside.values() if "slots" in one]
            if decks:
                return decks
        if inside is not None and depth:
            decks = _decks_in(inside, depth - 1)
            if decks:
                return decks
    return []


def newest(decks: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of decks that were upgraded, only the last; decks that name each other in a circle are all kept."""
    there = {str(deck["id"]) for deck in decks if _is_id(deck.get("id"))}
    older = {str(deck["previous_deck"]) for deck in decks if _is_id(deck.get("previous_deck"))}
    last: list[dict[str, Any]] = []
    for deck in decks:
        upgraded = _is_id(deck.get("next_deck")) and str(deck["next_deck"]) in there
        if not upgraded and not (_is_id(deck.get("id")) and str(deck["id"]) in older):
            last.append(deck)
    return last or decks


def _is_id(value: object) -> bool:
    return isinstance(value, int | str) and not isinstance(value, bool) and value != ""


def _deck(content: ArkhamContent, plain: dict[str, Any]) -> tuple[DeckList, list[Msg]]:
    notes: list[Msg] = []
    code = plain.get("investigator_code")
    if not isinstance(code, str):
        raise BadDeck(Msg("problem-deck-nobody"))
    investigator = investigator_of(content, code)
    if not investigator:
        who = plain.get("investigator_name")
        what = f"{who[:LONGEST_NAME]} ({code[:8]})" if isinstance(who, str) and who else code[:8]
        raise BadDeck(Msg("problem-deck-investigator", {"what": what}))
    said = plain.get("name")
    name = tidy(said if isinstance(said, str) else "") or content.investigators[investigator].name.en
    listed = slots(content, plain.get("slots"), notes)
    other: dict[str, Any] = {}
    for key, value in plain.items():
        if isinstance(value, str) and len(value) > LONGEST_TEXT:
            notes.append(Msg("note-deck-long", {"what": key[:40]}))
        elif key not in OURS:
            other[key] = value
    notes += _unused(plain)
    return DeckList(name, code, listed, other), notes


def tidy(name: str) -> str:
    """One line without marks of control."""
    line = "".join([letter for letter in " ".join(name.split()) if letter.isprintable()])[:LONGEST_NAME].strip()
    # What Markdown would take for a heading.
    while line.startswith("# "):
        line = line[2:].strip()
    return line


def slots(content: ArkhamContent, found: object, notes: list[Msg]) -> dict[str, int]:
    """Only what can be in a deck of ours; all else is said, card by card."""
    if found is None or found == []:
        return {}
    if not isinstance(found, dict):
        raise BadDeck(Msg("problem-deck-slots"))
    if len(found) > MOST_CARDS:
        raise BadDeck(Msg("problem-deck-cards", {"most": MOST_CARDS}))
    listed: dict[str, int] = {}
    for code, count in found.items():
        if not isinstance(code, str) or not CODE.fullmatch(code):
            notes.append(Msg("note-deck-code", {"what": str(code)[:40]}))
        elif isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MOST_COPIES:
            notes.append(Msg("note-deck-count", {"what": code}))
        elif code == RANDOM_WEAKNESS or card_of(content, code):
            if count:
                listed[code] = count
        else:
            notes.append(why_not(content, code))
    return dict(sorted(listed.items()))


def why_not(content: ArkhamContent, code: str) -> Msg:
    known = content.by_code.get(first_code(code), "")
    if known:
        return Msg("note-deck-no-player-card", {"card": Name(known), "what": code})
    return Msg("note-deck-other-box", {"what": code})


def _unused(plain: dict[str, Any]) -> list[Msg]:
    notes: list[Msg] = []
    if plain.get("taboo_id"):
        notes.append(Msg("note-deck-taboo"))
    if _is_id(plain.get("next_deck")):
        notes.append(Msg("note-deck-newer"))
    meta = plain.get("meta")
    if isinstance(meta, str) and meta:
        try:
            said = msgspec.json.decode(meta)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            said = {}
        if isinstance(said, dict):
            for key in said:
                if key in UNUSED or key.startswith(("cus_", "attachments_")):
                    notes.append(Msg("note-deck-meta", {"what": key[:40]}))
    return notes


def write(content: ArkhamContent, deck: DeckList) -> str:
    investigator = content.investigators[investigator_of(content, deck.investigator)]
    plain = {
        **deck.other,
        "name": deck.name,
        "investigator_code": deck.investigator,
        "investigator_name": investigator.name.en,
        "slots": dict(sorted(deck.slots.items())),
    }
    return msgspec.json.format(msgspec.json.encode(plain), indent=1).decode()
