"""Defeat, resigning, and what becomes of an eliminated investigator (ah.elimination.*)."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.engine.cut import GameEnds
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.arkham_lcg import piles
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.kit.pieces import NOBODY
from miskatonic.kit.scene import Scene


async def defeated_by_harm(game: Arkham, seats: Sequence[int]) -> None:
    """ah.defeated.2, ah.defeated.5: by damage a physical trauma, by horror a mental one; by both, one of choice."""
    for seat in seats:
        player = game.state.players[seat]
        if player.out:
            continue
        by_damage = player.damage >= game.health(seat)
        by_horror = player.horror >= game.sanity(seat)
        if by_damage and by_horror:
            options = [Option("physical", Msg("option-physical-trauma")), Option("mental", Msg("option-mental-trauma"))]
            (key,) = await Decision("trauma", seat, "ah.trauma.1", Msg("ask-trauma"), options)
            by_damage = key == "physical"
        if game.state.campaign.mode == "campaign":
            # Alone-standing scenarios record no trauma for a defeat (ah.standalone.17).
            suffer(game, seat, physical=int(by_damage), mental=int(not by_damage))
        player.setback = "damage" if by_damage else "horror"
        await eliminate(game, seat, "defeated")


async def defeated_by_card(game: Arkham, seat: int) -> None:
    """ah.defeated.3, ah.defeat-by-card-ability.1: no trauma but for what the card says."""
    if not game.state.players[seat].out:
        game.state.players[seat].setback = "card"
        await eliminate(game, seat, "defeated")


async def resign(game: Arkham, seat: int) -> None:
    await eliminate(game, seat, "resigned")


def suffer(game: Arkham, seat: int, *, physical: int = 0, mental: int = 0) -> None:
    """ah.trauma.*; with as much as health or sanity an investigator is killed or insane."""
    player = game.state.players[seat]
    if not physical and not mental:
        return
    player.physical_trauma += physical
    player.mental_trauma += mental
    card = game.content.investigators[player.investigator]
    if player.physical_trauma >= card.health:
        player.killed = True
    if player.mental_trauma >= card.sanity:
        player.insane = True
    game.event("trauma", who=Seat(seat), physical=physical, mental=mental)


async def eliminate(game: Arkham, seat: int, status: str) -> None:
    """Step by step as the rules have it (ah.elimination.3 to .14)."""
    state = game.state
    player = state.players[seat]
    if player.out:
        return
    game.event("defeated" if status == "defeated" else "resigned", who=Seat(seat))
    await game_ends_for(game, seat)
    place = player.place
    player.status = "defeated" if status == "defeated" else "resigned"
    for piece in [*player.assets]:
        player.assets.remove(piece)
        state.removed.append(piece.card)
    if state.test is not None:
        mine = [committed for committed in state.test.committed if committed.seat == seat]
        for committed in mine:
            state.test.committed.remove(committed)
            state.removed.append(committed.card)
    # Sorted, so that nobody learns which of them were in hand.
    state.removed += sorted(player.hand + player.deck.cards()) + player.discard
    game.revealed()
    player.hand, player.discard = [], []
    player.deck.top, player.deck.fog, player.deck.bottom = [], [], []
    if player.clues:
        game.location(place).put("clues", player.clues)
        player.clues = 0
    player.resources = 0
    for enemy in state.enemies:
        if enemy.engaged == seat:
            enemy.engaged = NOBODY
            enemy.place = place
    for piece in [*player.threat]:
        player.threat.remove(piece)
        if game.content.player_cards[piece.card].weakness:
            state.removed.append(piece.card)
        else:
            piles.to_discard(game, piece.card, piece.owner)
    player.place = ""
    game.changed()
    left = game.seats_in_order()
    if not left:
        raise_end(game, "none")
    if state.lead == seat:
        await new_lead(game, left)
    from miskatonic.games.arkham_lcg import enemies

    await enemies.engage_here(game, place)


async def game_ends_for(game: Arkham, seat: int) -> None:
    """Step 0: for the weaknesses of this investigator the game has ended."""
    player = game.state.players[seat]
    for piece in [*player.threat, *player.assets]:
        card = game.content.player_cards[piece.card]
        for ability in card.abilities:
            if ability.on == "game-ends" and card.weakness:
                scene = Scene(seat, piece.key)
                if ability.that is None or game.holds(ability.that, scene):
                    game.event("triggered", who=Seat(seat), card=Name(piece.card))
                    for effect in ability.do:
                        await effect.run(game, scene)


async def new_lead(game: Arkham, left: Sequence[int]) -> None:
    """ah.elimination.13, ah.lead-investigator.5, P095."""
    options = [Option(f"seat:{seat}", Msg("option-lead", {"who": Seat(seat)}), f"seat:{seat}") for seat in left]
    (key,) = await Decision("lead", left[0], "ah.elimination.13", Msg("ask-lead"), options)
    game.state.lead = int(key.removeprefix("seat:"))
    game.event("lead", who=Seat(game.state.lead))


def raise_end(game: Arkham, resolution: str) -> None:
    """The scenario ends here, whatever is under way (ah.act-agenda.21)."""
    if not game.state.resolution:
        game.state.resolution = resolution
    raise GameEnds()
