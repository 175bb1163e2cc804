"""Gaining and discarding Assets, Artifacts, Spells, Conditions and Clues. (eh.gaining.*, eh.discarding.*)"""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.engine.deck import Deck
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import flipping, supply, uses
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Held, Player
from miskatonic.games.eldritch_horror.terms import RESERVE

# Clues


async def gain_clues(game: Eldritch, seat: int, amount: int) -> int:
    """From the pool (eh.gaining.13)."""
    gained = 0
    for _ in range(amount):
        clue = await supply.draw_clue(game)
        if clue is None:
            break
        game.player(seat).clues.append(clue)
        gained += 1
    _counted(game, seat, gained)
    return gained


def gain_from_board(game: Eldritch, seat: int, clue: str) -> None:
    """eh.gaining.14"""
    supply.take_from_board(game, clue)
    game.player(seat).clues.append(clue)
    _counted(game, seat, 1)


def _counted(game: Eldritch, seat: int, amount: int) -> None:
    if amount:
        game.caused("gained.clues", who=Seat(seat), amount=amount)
        encounter = game.state.encounter
        if encounter is not None and encounter.seat == seat:
            encounter.gained += amount


# Searching


async def search(game: Eldritch, deck: Deck, discard: list[str], fitting: Sequence[str]) -> str | None:
    """At random: first in the deck, then in the discard pile (eh.searching.1, .2, .3, eh.gaining.4, .5)."""
    found = [card for card in (*deck.top, *deck.fog, *deck.bottom) if card in fitting]
    if found:
        (card,) = await game.chance(f"draw.{deck.name}", sorted(found))
        deck.remove(card)
        deck.shuffle()
        if not len(deck) and discard:
            game.refill(deck, discard)
        return card
    found = [card for card in discard if card in fitting]
    if not found:
        return None
    (card,) = await game.chance(f"draw.{deck.name}", sorted(found))
    discard.remove(card)
    return card


# Assets


async def gain_asset(game: Eldritch, seat: int, card: str) -> Held | None:
    """It is in nobody's hands yet. A Service is resolved at once and discarded."""
    player = game.player(seat)
    held = Held(game.numbered(), card, seat)
    player.assets.append(held)
    game.caused("gained.card", who=Seat(seat), card=Name(card))
    await uses.answer_one(game, seat, held, "gained")
    if "service" in game.content.possessions[card].traits:
        if held in player.assets:
            discard(game, player, held)
        return None
    return held


async def random_asset(game: Eldritch, seat: int, traits: Sequence[str]) -> Held | None:
    """With one of these traits, if any are named; from the deck (eh.discarding.3)."""
    state = game.state
    if traits:
        fitting = [card for card in [*state.assets.fog, *state.asset_discard] if _has(game, card, traits)]
        card = await search(game, state.assets, state.asset_discard, fitting)
    else:
        card = await game.from_deck(state.assets, state.asset_discard)
    return None if card is None else await gain_asset(game, seat, card)


def in_reserve(game: Eldritch, traits: Sequence[str], most: int = 99) -> list[str]:
    known = game.content.assets
    return [card for card in game.state.reserve if _has(game, card, traits) and known[card].value <= most]


def _has(game: Eldritch, card: str, traits: Sequence[str]) -> bool:
    if not traits:
        return True
    own = game.content.possessions[card].traits
    return any([trait in own for trait in traits])


async def from_reserve(game: Eldritch, seat: int, card: str, *, refill: bool = True) -> None:
    """eh.gaining.12, eh.reserve.3"""
    game.state.reserve.remove(card)
    await gain_asset(game, seat, card)
    if refill:
        await refill_reserve(game)


async def discard_from_reserve(game: Eldritch, card: str, *, refill: bool = True) -> None:
    state = game.state
    state.reserve.remove(card)
    discard_asset(game, card)
    game.event("reserve.discarded", card=Name(card))
    if refill:
        await refill_reserve(game)


async def refill_reserve(game: Eldritch) -> None:
    """eh.reserve.3"""
    state = game.state
    if game.in_force("no-reserve"):
        return
    while len(state.reserve) < RESERVE:
        card = await game.from_deck(state.assets, state.asset_discard)
        if card is None:
            return
        state.reserve.append(card)
        game.event("reserve", card=Name(card))


async def named_asset(game: Eldritch, seat: int, card: str) -> None:
    """From the reserve, or else from deck and discard pile (eh.gaining.7, eh.gaining.9, eh.gaining.10)."""
    state = game.state
    if card in state.reserve:
        await from_reserve(game, seat, card)
        return
    found = await search(game, state.assets, state.asset_discard, [card])
    if found is not None:
        await gain_asset(game, seat, found)


def discard_asset(game: Eldritch, card: str) -> None:
    """eh.discarding.3, eh.discarding.6"""
    state = game.state
    state.asset_discard.append(card)
    if not len(state.assets):
        game.refill(state.assets, state.asset_discard)


# Artifacts


async def gain_artifact(game: Eldritch, seat: int, trait: str = "", named: str = "") -> None:
    """eh.gaining.1, eh.gaining.4, eh.gaining.7"""
    state = game.state
    from_deck = True
    if named or trait:
        known = game.content.possessions
        everything = [*state.artifacts.fog, *state.artifacts.top, *state.artifacts.bottom, *state.artifact_discard]
        fitting = [card for card in everything if card == named or (trait and trait in known[card].traits)]
        from_deck = any([card not in state.artifact_discard for card in fitting])
        card = await search(game, state.artifacts, state.artifact_discard, fitting)
    else:
        card = await game.from_deck(state.artifacts, state.artifact_discard)
    if card is None:
        return
    held = Held(game.numbered(), card, seat)
    game.player(seat).artifacts.append(held)
    game.caused("gained.card", who=Seat(seat), card=Name(card))
    if from_deck:
        await uses.answer_one(game, seat, held, "gained-from-deck")


# Spells


async def gain_spell(game: Eldritch, seat: int, trait: str = "", named: str = "") -> None:
    """Never one he has (eh.gaining.2, eh.gaining.6, eh.spells.5); the top comes last (eh.double-sided-cards.4)."""
    state = game.state
    player = game.player(seat)
    own = [held.card for held in player.spells]
    known = game.content.spells
    for heap in (state.spells.fog, state.spells.top):
        fitting = [
            card
            for card in heap
            if card not in own and card == (named or card) and (not trait or known[card].trait == trait)
        ]
        if fitting:
            break
    else:
        return
    (card,) = await game.chance("draw.spells", sorted(fitting))
    flipping.take(state.spells, card, searched=bool(trait or named))
    player.spells.append(Held(game.numbered(), card, seat))
    game.caused("gained.card", who=Seat(seat), card=Name(card))


# Conditions


def can_gain(game: Eldritch, seat: int, card: str) -> bool:
    """eh.conditions.4, eh.conditions.5"""
    player = game.player(seat)
    deck = game.state.conditions
    return (card in deck.fog or card in deck.top) and game.condition(player, card) is None


def fitting_conditions(game: Eldritch, seat: int, trait: str) -> list[str]:
    """Those with the trait that he does not have (eh.gaining.6), one word per copy."""
    own = [held.card for held in game.player(seat).conditions]
    known = game.content.conditions
    deck = game.state.conditions
    for heap in (deck.fog, deck.top):
        fitting = sorted([card for card in heap if trait in known[card].traits and card not in own])
        if fitting:
            return fitting
    return []


async def gain_condition(game: Eldritch, seat: int, card: str = "", trait: str = "") -> bool:
    """By name or by trait, but no copy (eh.conditions.4); True: a card came to him."""
    state = game.state
    player = game.player(seat)
    if trait:
        fitting = fitting_conditions(game, seat, trait)
        if not fitting:
            return False
        (card,) = await game.chance("draw.conditions", fitting)
    printed = game.content.conditions[card]
    mine = game.condition(player, card)
    if mine is not None:
        if "again-flips" in printed.passives:
            await flipping.flip(game, player, mine)
        return False
    opposite = game.condition(player, printed.opposite) if printed.opposite else None
    if opposite is not None:
        discard(game, player, opposite)
        return False
    deck = state.conditions
    if card not in deck.fog and card not in deck.top:
        return False
    flipping.take(deck, card, searched=True)
    held = Held(game.numbered(), card, seat)
    player.conditions.append(held)
    game.caused("gained.condition", who=Seat(seat), card=Name(card))
    await _seen_by_others(game, player, held)
    return True


async def _seen_by_others(game: Eldritch, player: Player, held: Held) -> None:
    """Whoever looks at the backs of others' Conditions (eh.jacqueline-fine.4, .5, .6)."""
    if "common" in game.content.conditions[held.card].traits:
        return
    for other in game.state.players:
        source = game.passive(other, "sees-backs") if other.investigator and other is not player else ""
        free = source and game.state.limits.free("round", f"{source}:sees-backs")
        if free and await uses.wants(game, other.seat, source, "eh.jacqueline-fine.4", Msg("passive-sees-backs")):
            game.state.limits.use("round", f"{source}:sees-backs")
            await flipping.look(game, held)
            await gain_clues(game, other.seat, 1)


# Discarding


def discard(game: Eldritch, player: Player, held: Held) -> None:
    """Double-sided cards go back into their deck at once, others onto their pile (eh.discarding.3, eh.discarding.4)."""
    state = game.state
    if held in player.assets:
        player.assets.remove(held)
        discard_asset(game, held.card)
    elif held in player.artifacts:
        player.artifacts.remove(held)
        discard_artifact(game, held.card)
    elif held in player.spells:
        player.spells.remove(held)
        return_spell(game, held)
    else:
        player.conditions.remove(held)
        flipping.put_back(state.conditions, held.card)
        if held.back:
            state.condition_backs.put_into_fog(held.back)
            held.back = ""
    game.caused("discarded.card", who=Seat(player.seat), card=Name(held.card))


def discard_artifact(game: Eldritch, card: str) -> None:
    state = game.state
    state.artifact_discard.append(card)
    if not len(state.artifacts):
        game.refill(state.artifacts, state.artifact_discard)


def return_spell(game: Eldritch, held: Held) -> None:
    """Into a heap without an order that somebody could cut (eh.double-sided-cards.6)."""
    state = game.state
    flipping.put_back(state.spells, held.card)
    if held.back:
        state.spell_backs.put_into_fog(held.back)
        held.back = ""


def take_over(game: Eldritch, giver: Held, player: Player, kind: str) -> None:
    """A card changes hands; a Spell that its new owner has already is discarded (eh.spells.6)."""
    giver.owner = player.seat
    if kind == "spells" and any([held.card == giver.card for held in player.spells]):
        return_spell(game, giver)
        game.caused("discarded.card", who=Seat(player.seat), card=Name(giver.card))
        return
    pieces: list[Held] = getattr(player, kind)
    pieces.append(giver)
