"""Decks: the starter decks, what a player brings along, and whether it is legal (ah.deckbuilding.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from miskatonic.engine.errors import BadOptions
from miskatonic.engine.message import Msg, Name
from miskatonic.engine.text import Language
from miskatonic.games.arkham_lcg.cards import PlayerCard
from miskatonic.games.arkham_lcg.pack import ArkhamContent, content
from miskatonic.games.arkham_lcg.state import Player

STANDALONE_LIMIT = 50
MOST_COPIES = 20


class BadDeck(BadOptions):
    """A deck that an investigator may not play with; the reasons are said in words."""

    texts = (Path(__file__).parent / "text",)

    def names(self, language: Language) -> Mapping[str, str]:
        return content().names(language)


def starter(content: ArkhamContent, investigator: str) -> list[str]:
    """The learn-to-play deck with its signature cards; the random basic weakness is still to come."""
    card = content.investigators[investigator]
    cards = [one for one, count in card.starter.items() for _ in range(count)]
    return sorted([*cards, card.signature, card.weakness])


def bring(content: ArkhamContent, player: Player, deck: Mapping[str, Any], *, standalone: bool) -> None:
    """`{investigator, cards: {id or code: count}}`. Raises `BadDeck` with the first reason against it."""
    if not isinstance(deck, Mapping) or not isinstance(deck.get("cards", {}), Mapping):
        raise BadDeck(Msg("problem-deck-none"))
    investigator = _id(content, str(deck.get("investigator", player.investigator)))
    if investigator not in content.investigators:
        raise BadDeck(Msg("problem-deck-investigator", {"what": investigator}))
    cards: list[str] = []
    for name, count in dict(deck.get("cards", {})).items():
        card = _id(content, str(name))
        if card not in content.player_cards:
            raise BadDeck(Msg("problem-deck-unknown", {"what": str(name)}))
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MOST_COPIES:
            raise BadDeck(Msg("note-deck-count", {"what": str(name)}))
        cards += [card] * count
    cards = with_signatures(content, investigator, cards)
    reasons = problems(content, investigator, cards, standalone=standalone)
    if reasons:
        raise BadDeck(reasons[0])
    player.investigator = investigator
    player.starting = sorted(cards)


def with_signatures(content: ArkhamContent, investigator: str, cards: Sequence[str]) -> list[str]:
    """The cards that this investigator's deck must have are put in where they were forgotten (ah.deckbuilding.8)."""
    printed = content.investigators[investigator]
    return [*cards, *[card for card in (printed.signature, printed.weakness) if card not in cards]]


def _id(content: ArkhamContent, name: str) -> str:
    return content.by_code.get(name, name)


def problems(
    content: ArkhamContent,
    investigator: str,
    cards: Sequence[str],
    *,
    standalone: bool = False,
    started: bool = False,
) -> list[Msg]:
    """Every reason why this is no legal deck. `started`: cards have been bought, so that levels are allowed."""
    printed = content.investigators[investigator]
    found: list[Msg] = []
    counted = 0
    titles: Counter[str] = Counter()
    for card in cards:
        one = content.player_cards[card]
        if one.unfinished:
            found.append(Msg("problem-deck-unfinished", {"card": Name(card)}))
        if one.only_for and one.only_for != investigator:
            found.append(Msg("problem-deck-not-yours", {"card": Name(card)}))
        elif one.story and not started:
            found.append(Msg("problem-deck-story", {"card": Name(card)}))
        elif one.weakness or one.story or one.only_for:
            pass
        elif not allowed(content, investigator, one):
            found.append(Msg("problem-deck-class", {"card": Name(card)}))
        elif (one.level or 0) > 0 and not standalone and not started:
            found.append(Msg("problem-deck-level", {"card": Name(card)}))
        titles[one.name.en] += 1
        limit = 1 if "exceptional" in one.keywords else one.limit
        if titles[one.name.en] == limit + 1 and one.weakness != "basic":
            found.append(Msg("problem-deck-copies", {"card": Name(card), "limit": limit}))
        if counts(one):
            counted += 1
    for card in dict.fromkeys(cards):
        one = content.player_cards[card]
        if one.weakness == "basic" and cards.count(card) > one.copies:
            found.append(Msg("problem-deck-copies", {"card": Name(card), "limit": one.copies}))
    if counted != printed.deck_size:
        found.append(Msg("problem-deck-size", {"size": printed.deck_size, "has": counted}))
    if standalone and experience_in(content, cards) >= STANDALONE_LIMIT:
        found.append(Msg("problem-deck-experience", {"limit": STANDALONE_LIMIT - 1}))
    return found


def counts(card: PlayerCard) -> bool:
    """Whether it counts toward the size of the deck."""
    return not (card.weakness or card.story or card.only_for or "permanent" in card.keywords)


def allowed(content: ArkhamContent, investigator: str, card: PlayerCard) -> bool:
    """A class and level that this investigator may choose; no level is not level 0."""
    if card.level is None:
        return False
    for option in content.investigators[investigator].options:
        if option.class_ == card.class_ and option.least <= card.level <= option.most:
            return True
    return False


def experience_in(content: ArkhamContent, cards: Sequence[str]) -> int:
    total = 0
    for card in cards:
        one = content.player_cards[card]
        total += (one.level or 0) * (2 if "exceptional" in one.keywords else 1)
    return total


def weaknesses_due(content: ArkhamContent, player: Player, mode: str) -> int:
    """One random basic weakness, and in standalone mode one more per ten experience (ah.standalone.4 to .8)."""
    has = len([card for card in player.starting if content.player_cards[card].weakness == "basic"])
    due = 1
    if mode == "standalone":
        due += experience_in(content, player.starting) // 10
    return max(0, due - has)


def price(content: ArkhamContent, old: str, new: str) -> int:
    """Experience for a card, or for a higher version of one that is replaced (ah.experience.9, .10, .12)."""
    one = content.player_cards[new]
    level = one.level or 0
    if old and content.player_cards[old].name.en == one.name.en:
        level -= content.player_cards[old].level or 0
    cost = max(1, level)
    return cost * 2 if "exceptional" in one.keywords else cost
