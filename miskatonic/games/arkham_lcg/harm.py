"""Damage and horror: assigned first, then placed all at once; then whoever is defeated (ah.dealing-damage.*)."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.engine.data import data
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.engine.timing import resolve_together
from miskatonic.games.arkham_lcg import answers, elimination, piles
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.happenings import Defeat, Harm, Shares
from miskatonic.games.arkham_lcg.state import Enemy
from miskatonic.kit import harm as kit_harm
from miskatonic.kit.harm import Bearer
from miskatonic.kit.pieces import Piece
from miskatonic.kit.scene import person

KINDS = ("damage", "horror")


@data(frozen=True)
class Hit:
    """What is dealt to one investigator."""

    seat: int
    damage: int = 0
    horror: int = 0
    direct: bool = False


async def hurt(
    game: Arkham, seat: int, damage: int = 0, horror: int = 0, *, source: str, attacker: str = "", by: int = -1
) -> Harm | None:
    """Deals damage and horror to an investigator, together. What was dealt, if anything."""
    if (damage <= 0 and horror <= 0) or game.state.players[seat].out:
        return None
    found = await deal(game, [Hit(seat, damage, horror)], [], source=source, attacker=attacker, by=by)
    return found[0] if found else None


async def wound(game: Arkham, enemy: Enemy, amount: int, by: int, source: str) -> None:
    if amount > 0 and enemy in game.state.enemies:
        await deal(game, [], [(enemy, amount)], source=source, by=by)


async def deal(
    game: Arkham,
    hits: Sequence[Hit],
    enemies: Sequence[tuple[Enemy, int]],
    *,
    source: str,
    attacker: str = "",
    by: int = -1,
) -> list[Harm]:
    """One packet for all: assigned in player order, answered together, placed at once (ah.dealing-damage.2)."""
    happenings: list[Harm] = []
    for hit in hits:
        if not game.state.players[hit.seat].out and (hit.damage > 0 or hit.horror > 0):
            shares = await _assign(game, hit)
            place_of = game.state.players[hit.seat].place
            happenings.append(Harm(game, hit.seat, "", shares, attacker, by, place_of, source))
    for enemy, amount in enemies:
        if amount > 0:
            shares = {enemy.key: {"damage": amount}}
            happenings.append(Harm(game, -1, enemy.key, shares, attacker, by, enemy.place, source))
    if not happenings:
        return []

    async def place(together: list[Harm]) -> None:
        for happening in together:
            _place(game, happening)
        await _defeats(game, together)

    return await resolve_together(
        happenings, place, game, game.answering, answers.prompt, "ah.dealing-damage.7", game.after
    )


async def deal_to_card(game: Arkham, seat: int, key: str, damage: int, horror: int) -> None:
    """To one asset of an investigator: he takes it all the same (P016)."""
    shares = {key: {kind: amount for kind, amount in (("damage", damage), ("horror", horror)) if amount}}
    happening = Harm(game, seat, "", shares, "", seat, game.state.players[seat].place, key)

    async def place(together: list[Harm]) -> None:
        for one in together:
            _place(game, one)
        await _defeats(game, together)

    await resolve_together([happening], place, game, game.answering, answers.prompt, "ah.dealing-damage.7")


async def _assign(game: Arkham, hit: Hit) -> Shares:
    """ah.dealing-damage.4 to .6: to assets with room, else to the investigator; direct harm to nobody else."""
    player = game.state.players[hit.seat]
    dealt = {"damage": max(0, hit.damage), "horror": max(0, hit.horror)}
    others = [] if hit.direct else [Bearer(piece.key, room(game, piece)) for piece in player.assets]
    others = [bearer for bearer in others if any([bearer.room[kind] > 0 and dealt[kind] for kind in KINDS])]
    if not others:
        return {person(hit.seat): {kind: amount for kind, amount in dealt.items() if amount}}
    # An investigator may be assigned more than defeats him: there is no bound but for assets.
    me = Bearer(person(hit.seat), {"damage": 99, "horror": 99})
    return await kit_harm.assign(hit.seat, dealt, me, others, "ah.dealing-damage.4")


def room(game: Arkham, piece: Piece) -> dict[str, int]:
    """How much an asset can be assigned: no more than defeats it (ah.dealing-damage.5)."""
    card = game.content.assets.get(piece.card)
    if card is None:
        return {"damage": 0, "horror": 0}
    return {
        "damage": max(0, card.health - piece.count("damage")),
        "horror": max(0, card.sanity - piece.count("horror")),
    }


def _place(game: Arkham, happening: Harm) -> None:
    """ah.dealing-damage.2, second step."""
    source = happening.named()
    for key, share in happening.shares.items():
        placed = {kind: amount for kind, amount in share.items() if amount > 0}
        if not placed:
            continue
        if key.startswith("seat:"):
            player = game.state.players[happening.seat]
            player.damage += placed.get("damage", 0)
            player.horror += placed.get("horror", 0)
            dealt = {kind: placed.get(kind, 0) for kind in KINDS}
            game.event("harmed", who=Seat(player.seat), source=source, **dealt)
        else:
            piece = game.piece(key)
            if piece is None:
                continue
            for kind, amount in placed.items():
                piece.put(kind, amount)
            dealt = {kind: placed.get(kind, 0) for kind in KINDS}
            game.event("card-harmed", card=Name(piece.card), source=source, **dealt)
        happening.placed[key] = placed


async def _defeats(game: Arkham, together: Sequence[Harm]) -> None:
    """Assets, enemies and investigators with as much as defeats them (ah.defeated.*)."""
    for happening in together:
        for key in happening.placed:
            piece = None if key.startswith("seat:") else game.piece(key)
            if piece is not None and piece.card in game.content.assets and _asset_defeated(game, piece):
                game.event("asset-defeated", card=Name(piece.card))
                await piles.discard(game, piece)
    fallen: list[tuple[Enemy, int]] = []
    for happening in together:
        enemy = game.enemy(happening.thing) if happening.thing else None
        if enemy is not None and enemy.count("damage") >= game.enemy_value(enemy, "health"):
            fallen.append((enemy, happening.by))
    lost = [happening.seat for happening in together if happening.seat >= 0 and lethal(game, happening.seat)]
    if fallen and lost and len(lost) == len(game.seats_in_order()):
        # The last investigators and an enemy fall together: the players decide what comes first (P019).
        options = [Option("enemies", Msg("option-enemies-first")), Option("investigators", Msg("option-people-first"))]
        (key,) = await Decision(
            "defeat-order", game.lead, "ah.simultaneous-priority.1", Msg("ask-defeat-order"), options
        )
        if key == "investigators":
            await elimination.defeated_by_harm(game, lost)
    for enemy, by in fallen:
        await defeat(game, enemy, by)
    await elimination.defeated_by_harm(game, [seat for seat in lost if not game.state.players[seat].out])


def _asset_defeated(game: Arkham, piece: Piece) -> bool:
    card = game.content.assets[piece.card]
    return (card.health > 0 and piece.count("damage") >= card.health) or (
        card.sanity > 0 and piece.count("horror") >= card.sanity
    )


def lethal(game: Arkham, seat: int) -> bool:
    player = game.state.players[seat]
    return not player.out and (player.damage >= game.health(seat) or player.horror >= game.sanity(seat))


async def defeat(game: Arkham, enemy: Enemy, by: int) -> None:
    """ah.defeated.7: to the victory display if it has victory points (and its text counts), else to its pile."""
    if enemy not in game.state.enemies:
        return
    blank = game.blank(enemy.key)

    async def leave(happening: Defeat) -> None:
        game.event("enemy-defeated", who=Seat(max(by, 0)), card=Name(enemy.card))
        if game.content.enemies[enemy.card].victory and not blank:
            piles.to_victory(game, enemy)
        else:
            piles.from_play(game, enemy)
            piles.to_discard(game, enemy.card, enemy.owner)

    happening = Defeat(game, enemy, by)
    from miskatonic.games.arkham_lcg import stages

    async def leave_and_see(happening: Defeat) -> None:
        await leave(happening)
        await stages.objective(game)

    await game.happen(happening, leave_and_see)  # type: ignore[arg-type]


def heal(game: Arkham, seat: int, damage: int, horror: int) -> None:
    player = game.state.players[seat]
    healed = min(player.damage, damage)
    soothed = min(player.horror, horror)
    player.damage -= healed
    player.horror -= soothed
    if healed or soothed:
        game.event("healed", who=Seat(seat), damage=healed, horror=soothed)
