"""Codes of cards, as other programs write them: reprints are normalised, the code that was written is kept."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, NamedTuple

from miskatonic.engine.stems import plain
from miskatonic.games.arkham_lcg.cards import PlayerCard
from miskatonic.games.arkham_lcg.pack import ArkhamContent

RANDOM_WEAKNESS = "01000"
"""Stands for a basic weakness that is drawn when the deck is first played."""

CODE = re.compile(r"[0-9]{5}[a-z]{0,2}")
REPRINTED = range(1501, 1604)
"""The revised core set prints 01001 to 01103 again, 500 further on."""
REPRINT = 500

ELSEWHERE = {
    "03230": "01683", "02261": "01684", "60227": "01685", "06279": "01686", "03031": "01687", "03234": "01688",
    "51007": "01689", "03236": "01690", "02308": "01691", "05324": "01692", "02194": "01693", "02158": "01694",
    "02157": "01695",
}  # fmt: skip
"""Where cards of the revised core set were printed before."""

RANDOM_NAMES = ("Random Basic Weakness", "Losowe podstawowe osłabienie", "Losowe osłabienie podstawowe")
RANDOM_PLAIN = tuple([plain(name) for name in RANDOM_NAMES])

CORE, REVISED = "Core Set", "Revised Core Set"


class DeckList(NamedTuple):
    """A deck as somebody wrote it down: codes as they were given. `other`: what else a file says of it."""

    name: str
    investigator: str
    slots: dict[str, int]
    other: dict[str, Any] = {}


def first_code(code: str) -> str:
    """The code under which our cards are known."""
    if code in ELSEWHERE:
        return ELSEWHERE[code]
    if code.isdecimal() and len(code) == 5 and int(code) in REPRINTED:
        return f"{int(code) - REPRINT:05d}"
    return code


def reprint_of(code: str) -> str:
    """Of a card of the core set, its code in the revised one."""
    return f"{int(code) + REPRINT:05d}" if code.isdecimal() and int(code) + REPRINT in REPRINTED else code


def deckable(card: PlayerCard) -> bool:
    """Whether it can ever be in a deck: no encounter card is, unless it is a story card."""
    return card.story or not getattr(card, "encounter_set", "")


def card_of(content: ArkhamContent, code: str) -> str:
    """The id of a player card; an empty word: there is none of this code."""
    found = content.by_code.get(first_code(code), "")
    return found if found in content.player_cards and deckable(content.player_cards[found]) else ""


def investigator_of(content: ArkhamContent, code: str) -> str:
    found = content.by_code.get(first_code(code), code)
    return found if found in content.investigators else ""


def cards_in(content: ArkhamContent, deck: DeckList) -> list[str]:
    """Every copy by id, the basic weakness that is still to be drawn aside."""
    found: list[str] = []
    for code, count in deck.slots.items():
        card = card_of(content, code)
        if card:
            found += [card] * count
    return sorted(found)


def pack_of(code: str) -> str:
    """Where a card was printed, as far as it is one of ours; else its bare code."""
    if code in ELSEWHERE:
        return code
    number = int(code[:5])
    return REVISED if number >= min(REPRINTED) else CORE


@lru_cache(maxsize=4)
def _names(content: ArkhamContent) -> dict[tuple[str, int], str]:
    """By title without accents, in both languages, and level. What two cards are called names neither."""
    found: dict[tuple[str, int], str] = {}
    polish: dict[tuple[str, int], list[str]] = {}
    for card in content.player_cards.values():
        if deckable(card):
            found[plain(card.name.en), card.level or 0] = card.id
            polish.setdefault((plain(card.name.pl), card.level or 0), []).append(card.id)
    for place, cards in polish.items():
        if len(cards) == 1 and place not in found:
            found[place] = cards[0]
    return found


def named(content: ArkhamContent, title: str, level: int | None) -> str:
    """The card of this title, in either language; of no level in particular: the lowest."""
    names, wanted = _names(content), plain(title).strip()
    levels = range(6) if level is None else (level,)
    for one in levels:
        if (wanted, one) in names:
            return names[wanted, one]
    return ""


@lru_cache(maxsize=4)
def _people(content: ArkhamContent) -> dict[str, str]:
    """By name without accents, in both languages."""
    found: dict[str, str] = {}
    for card in content.investigators.values():
        found.setdefault(plain(card.name.en), card.id)
        found.setdefault(plain(card.name.pl), card.id)
    return found


def investigator_named(content: ArkhamContent, name: str) -> str:
    return _people(content).get(plain(name).strip(), "")


def is_random_weakness(title: str) -> bool:
    return plain(title).strip() in RANDOM_PLAIN
