"""The desk at which decks are looked at: what a text holds, whether it is legal, what it costs, what it will draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import comb
from typing import Any

from miskatonic.engine.brought import Brought
from miskatonic.engine.chance import Entry
from miskatonic.engine.message import Msg, Name
from miskatonic.engine.shape import written as plainly
from miskatonic.games.arkham_lcg import deckfiles, decks
from miskatonic.games.arkham_lcg.cards import PlayerCard
from miskatonic.games.arkham_lcg.deckfiles.codes import (
    RANDOM_WEAKNESS,
    DeckList,
    card_of,
    cards_in,
    deckable,
    investigator_of,
)
from miskatonic.games.arkham_lcg.decks import BadDeck
from miskatonic.games.arkham_lcg.pack import ArkhamContent
from miskatonic.games.arkham_lcg.state import Player
from miskatonic.games.arkham_lcg.terms import OPENING_HAND

STARTER = "starter"
PURPOSES = ("campaign", "standalone", "upgraded")
"""What a deck is for: a new campaign, a scenario by itself, or the middle of a campaign."""


def bring(content: ArkhamContent, player: Player, text: str, *, standalone: bool) -> None:
    """A text as somebody brings it to the table. Raises `BadDeck` with the first reason against it."""
    deck, notes = deckfiles.read_one(content, text)
    cards = dict(Counter(cards_in(content, deck)))
    if notes and not cards:
        raise BadDeck(notes[0])
    decks.bring(
        content,
        player,
        {"investigator": investigator_of(content, deck.investigator), "cards": cards},
        standalone=standalone,
    )


def look_at(content: ArkhamContent, text: str, options: Mapping[str, Any]) -> list[Brought]:
    """Every deck in a text.

    `options`: `mode`, one of `PURPOSES`; `experience`, `before`: what an upgrade may cost; `change`: done to it first.
    """
    mode = str(options.get("mode", "campaign"))
    if mode not in PURPOSES:
        raise BadDeck(Msg("problem-no-choice", {"setting": "mode", "words": mode[:40], "known": ", ".join(PURPOSES)}))
    reading = deckfiles.read(content, text)
    if options.get("change"):
        reading.decks = [(changed(content, deck, str(options["change"])), notes) for deck, notes in reading.decks]
    found = [look(content, deck, notes, mode, options) for deck, notes in reading.decks]
    if reading.lost:
        first = found[0]
        found[0] = Brought(
            first.name, first.text, [*reading.lost, *first.notes], first.problems, first.facts, first.written
        )
    return found


def look(
    content: ArkhamContent, deck: DeckList, notes: Sequence[Msg], mode: str, options: Mapping[str, Any]
) -> Brought:
    investigator = investigator_of(content, deck.investigator)
    listed = cards_in(content, deck)
    cards = decks.with_signatures(content, investigator, listed)
    added = [Msg("note-deck-signature", {"card": Name(card)}) for card in cards[len(listed) :]]
    problems = decks.problems(content, investigator, cards, standalone=mode == "standalone", started=mode == "upgraded")
    facts = facts_of(content, investigator, cards, deck.slots.get(RANDOM_WEAKNESS, 0), mode)
    if options.get("before"):
        cost, reasons = upgrade(content, str(options["before"]), cards, options.get("experience", 0))
        facts["spent"] = cost
        problems += reasons
    written = {form: deckfiles.write(content, deck, form) for form in deckfiles.FORMS}
    return Brought(deck.name, written["json"], [*notes, *added], unique(problems), facts, written)


def changed(content: ArkhamContent, deck: DeckList, change: str) -> DeckList:
    """One copy more (`+knife`) or less (`-knife`), of the printing that is there; or the starter deck (`starter`)."""
    investigator = investigator_of(content, deck.investigator)
    if change == STARTER:
        fresh = Counter([content.player_cards[card].code for card in decks.starter(content, investigator)])
        return deck._replace(slots=dict(sorted({**fresh, RANDOM_WEAKNESS: 1}.items())))
    sign, card = change[:1], change[1:]
    if sign not in ("+", "-") or (card != RANDOM_WEAKNESS and card not in content.player_cards):
        raise BadDeck(Msg("problem-deck-unknown", {"what": change[:40]}))
    slots = dict(deck.slots)
    there = [code for code in slots if code == card or card_of(content, code) == card]
    code = there[-1] if there else card if card == RANDOM_WEAKNESS else content.player_cards[card].code
    count = slots.pop(code, 0) + (1 if sign == "+" else -1)
    if 0 < count <= decks.MOST_COPIES:
        slots[code] = count
    return deck._replace(slots=dict(sorted(slots.items())))


def unique(problems: Sequence[Msg]) -> list[Msg]:
    """Each reason once, though two copies of a card give it."""
    found: list[Msg] = []
    for problem in problems:
        if problem not in found:
            found.append(problem)
    return found


def facts_of(
    content: ArkhamContent, investigator: str, cards: Sequence[str], random_weaknesses: int, mode: str
) -> dict[str, Any]:
    printed = content.investigators[investigator]
    counted = Counter(cards)
    chosen = [content.player_cards[card] for card in cards if decks.counts(content.player_cards[card])]
    costs = Counter([card.cost for card in chosen if card.cost is not None])
    return {
        "investigator": investigator,
        "cards": dict(sorted(counted.items())),
        "random_weaknesses": random_weaknesses,
        "size": printed.deck_size,
        "counted": len(chosen),
        "experience": decks.experience_in(content, cards),
        "curve": [[cost, costs[cost]] for cost in range(max(costs, default=0) + 1)],
        "types": {kind: len([card for card in chosen if card.id in content.kinds[kind]]) for kind in KINDS},
        "icons": _icons(chosen),
        "odds": odds(content, cards),
        "trait_odds": trait_odds(content, cards),
        "pool": pool(content, investigator, counted, mode),
    }


KINDS = ("assets", "events", "skills")


def _icons(cards: Sequence[PlayerCard]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for card in cards:
        for skill, count in card.icons.items():
            found[skill] += count
    return dict(sorted(found.items()))


# What an opening hand will hold


def _drawable(content: ArkhamContent, cards: Sequence[str]) -> list[str]:
    """Weaknesses are replaced in an opening hand, permanent cards never drawn (ah.setup.12, ah.permanent.3)."""
    able: list[str] = []
    for card in cards:
        printed = content.player_cards[card]
        if not printed.weakness and "permanent" not in printed.keywords:
            able.append(card)
    return able


def at_least_one(copies: int, deck: int, drawn: int) -> float:
    """Of so many copies among so many cards, drawn without putting back."""
    drawn = min(drawn, deck)
    return 1 - comb(deck - copies, drawn) / comb(deck, drawn) if deck else 0.0


def odds(content: ArkhamContent, cards: Sequence[str]) -> dict[str, list[int]]:
    """By card, of 100 opening hands: in how many it is, and in how many after a mulligan of all else.

    What is rejected is set aside until the new cards are drawn (ah.mulligan.3), so a full mulligan sees ten cards.
    """
    able = _drawable(content, cards)
    return {card: _both(count, len(able)) for card, count in sorted(Counter(able).items())}


def _both(copies: int, deck: int) -> list[int]:
    return [round(100 * at_least_one(copies, deck, hand)) for hand in (OPENING_HAND, 2 * OPENING_HAND)]


def trait_odds(content: ArkhamContent, cards: Sequence[str]) -> dict[str, list[int]]:
    """By trait, how many cards have it, and the same two chances."""
    able = _drawable(content, cards)
    traits = Counter([trait for card in able for trait in content.player_cards[card].traits])
    return {trait: [count, *_both(count, len(able))] for trait, count in sorted(traits.items()) if count > 1}


# What may be added


def pool(content: ArkhamContent, investigator: str, has: Mapping[str, int], mode: str) -> dict[str, dict[str, Any]]:
    """Every card that can be in a deck: how many copies this one may hold, and why no more."""
    titles: Counter[str] = Counter()
    for one, count in has.items():
        titles[content.player_cards[one].name.en] += count
    found: dict[str, dict[str, Any]] = {}
    for card in content.player_cards.values():
        if deckable(card) and not card.story and (not card.only_for or card.only_for == investigator):
            why = _why_none(content, investigator, card, mode)
            limit = copies_allowed(card)
            room = max(0, limit - titles[card.name.en]) if why is None else 0
            if why is None and not room and not has.get(card.id, 0):
                why = Msg("problem-deck-copies", {"card": Name(card.id), "limit": limit})
            found[card.id] = {"room": room, "why": None if why is None else plainly(why)}
    return found


def copies_allowed(card: PlayerCard) -> int:
    if card.weakness == "basic":
        return card.copies
    return 1 if "exceptional" in card.keywords else card.limit


def _why_none(content: ArkhamContent, investigator: str, card: PlayerCard, mode: str) -> Msg | None:
    if card.unfinished:
        return Msg("problem-deck-unfinished", {"card": Name(card.id)})
    if card.weakness or card.only_for:
        return None
    if not decks.allowed(content, investigator, card):
        return Msg("problem-deck-class", {"card": Name(card.id)})
    if (card.level or 0) > 0 and mode == "campaign":
        return Msg("problem-deck-level", {"card": Name(card.id)})
    return None


# Which cards earn their place


def studied(content: ArkhamContent, options: Mapping[str, Any], journal: Sequence[Entry]) -> dict[str, tuple[str, ...]]:
    """Of decks that were brought along: the cards that were played, committed or used, and those that lay idle."""
    wishes = options.get("deck", STARTER)
    texts = wishes if isinstance(wishes, list) else [wishes]
    drawn: set[str] = set()
    used: set[str] = set()
    for kind, where, words in journal:
        if kind == "d" and isinstance(where, int) and where < len(texts) and texts[where] != STARTER:
            used |= {card for key in words for card in _named_in(content, key)}
        elif kind in ("c", "p") and isinstance(where, str) and where.startswith("draw.deck-"):
            seat = int(where.removeprefix("draw.deck-"))
            if seat < len(texts) and texts[seat] != STARTER:
                drawn |= set(words)
    able = sorted([card for card in drawn if not content.player_cards[card].weakness])
    found = {
        "used_card": tuple([card for card in able if card in used]),
        "idle_card": tuple([card for card in able if card not in used]),
    }
    return found if able else {}


def _named_in(content: ArkhamContent, key: str) -> list[str]:
    """`play:knife`, `commit:guts~2`, `use:machete#7:0`; a card that is only put away is not used."""
    what, _, rest = key.partition(":")
    card = rest.partition(":")[0].partition("~")[0].partition("#")[0]
    return [card] if what in ("play", "commit", "use") and card in content.player_cards else []


# Between two scenarios


def upgrade(content: ArkhamContent, before: str, cards: Sequence[str], experience: object) -> tuple[int, list[Msg]]:
    """What it costs to make this deck out of the one before (ah.experience.7 to .16), and what is against it."""
    deck, _ = deckfiles.read_one(content, before)
    investigator = investigator_of(content, deck.investigator)
    old = Counter(decks.with_signatures(content, investigator, cards_in(content, deck)))
    new = Counter(cards)
    gone = sorted((old - new).elements(), key=lambda card: -(content.player_cards[card].level or 0))
    bought = sorted((new - old).elements(), key=lambda card: -(content.player_cards[card].level or 0))
    kept = [card for card in gone if not decks.counts(content.player_cards[card])]
    problems = [Msg("problem-deck-kept", {"card": Name(card)}) for card in kept]
    cost = 0
    for card in bought:
        one = content.player_cards[card]
        if one.weakness or one.story or one.only_for:
            continue
        lower = [other for other in gone if _replaces(content, card, other)]
        if lower:
            gone.remove(lower[0])
        cost += decks.price(content, lower[0] if lower else "", card)
    budget = experience if isinstance(experience, int) and not isinstance(experience, bool) else 0
    if cost > budget:
        problems.append(Msg("problem-deck-spent", {"cost": cost, "experience": budget}))
    return cost, problems


def _replaces(content: ArkhamContent, card: str, other: str) -> bool:
    one, old = content.player_cards[card], content.player_cards[other]
    return one.name.en == old.name.en and (old.level or 0) < (one.level or 0)
