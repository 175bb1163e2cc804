"""What a player may use: Items, Spells, Allies, abilities, Clues. (es.using-cards.*, es.investigator-abilities.*)"""

from __future__ import annotations

from miskatonic.engine.decision import Option
from miskatonic.engine.message import Name, Seat
from miskatonic.engine.timing import Happening
from miskatonic.games.elder_sign import offers
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.state import Player
from miskatonic.kit import uses
from miskatonic.kit.game import nothing_more
from miskatonic.kit.scene import Scene

NO_COMMON = "no-common-items"
NO_UNIQUE = "no-unique-items"
NO_SPELLS = "no-spells"


def add_usable(game: ElderSign, player: Player, known: dict[str, tuple[uses.Use, ...]], options: list[Option]) -> None:
    """Adds everything that this player may use at a moment of his own turn, at which all these are `known`."""
    before = len(options)
    seat = player.seat
    traits = game.standing.traits
    if player.common and not (NO_COMMON in traits and game.trait(seat, NO_COMMON)):
        uses.add_usable(game, seat, player.common, known, options)
    if player.unique and not (NO_UNIQUE in traits and game.trait(seat, NO_UNIQUE)):
        uses.add_usable(game, seat, player.unique, known, options)
    if player.spells and not (NO_SPELLS in traits and game.trait(seat, NO_SPELLS)):
        uses.add_usable(game, seat, player.spells, known, options)
    if player.investigator in known:
        uses.add_usable(game, seat, [player.investigator], known, options)
    if player.allies:
        uses.add_usable(game, seat, player.allies, known, options)
    if len(options) > before:
        dearest = game.content.dearest
        if player.sanity <= dearest or player.stamina <= dearest:
            _warn(game, player, options, before)


def _warn(game: ElderSign, player: Player, options: list[Option], start: int) -> None:
    """Says of what would take the last point that it does (es.ruling-price.1)."""
    for number in range(start, len(options)):
        key = options[number].key
        price = game.content.prices.get(key)
        if price is not None and (player.sanity <= price[0] or player.stamina <= price[1]):
            found = game.content.all_uses[key]
            options[number] = offers.last_point(found.source, found.number)


def _permitted(game: ElderSign, player: Player) -> list[str]:
    """The components of a player, without the kinds that he may not use now."""
    components: list[str] = []
    for trait, pile in ((NO_COMMON, player.common), (NO_UNIQUE, player.unique), (NO_SPELLS, player.spells)):
        if not game.trait(player.seat, trait):
            components += pile
    return [*components, player.investigator, *player.allies]


def waiting(game: ElderSign, player: Player, moment: str) -> list[Option]:
    """Abilities of this player for this moment of the turn under way."""
    options: list[Option] = []
    seats = game.standing.waiting.get(moment)
    if seats is None or player.seat not in seats:
        return options
    for use in seats[player.seat]:
        ability = use.ability
        if (
            (ability.whose == "any" or player.seat == game.state.active)
            and game.unused(player, use.mark, ability.limit)
            and (use.sure or uses.possible(game, ability, use.scenes[player.seat]))
        ):
            options.append(use.option)
    return options


def preventable(game: ElderSign, player: Player, what: str) -> int:
    """How much of a loss this player's cards can take away (es.ruling-cards.2)."""
    known = game.content.preventing[what]
    found = [use for card in _permitted(game, player) if card in known for use in known[card]]
    return -sum([getattr(effect, "add", 0) for use in found for effect in use.ability.do])


async def use(game: ElderSign, player: Player, key: str, happening: Happening | None = None) -> None:
    """Pays, puts the card under its deck (es.items.2; or the Spell before its caster), carries it out.

    In answer to a `happening` what follows is left to whoever carries out the list of effects that it is a part of.
    """
    found = game.content.all_uses[key]
    card, ability = found.source, found.ability
    used_up = found.number < 0
    if game.events is not None:
        game.event("use" if used_up else "ability", None, who=Seat(player.seat), card=Name(card))
    if not used_up:
        game.mark_used(player, found.mark, ability.limit)
    scene = found.scenes[player.seat] if happening is None else Scene(player.seat, card, happening)
    held = _held(player)
    if ability.cost:
        await game.pay_for(ability.cost, scene)
    if not used_up:
        if ability.discard:
            game.discard_card(player, card)
    elif card in game.content.spells:
        player.spells.remove(card)
        # One that holds dice lies before its caster.
        if not any([effect.tag == "hold-dice" for effect in ability.do]):
            game.put_under(card)
    else:
        game.hand(player, card).remove(card)
        game.put_under(card)
    spent = held - _held(player)
    await game.run(ability.do, scene)
    if game.unsettled and happening is None:
        await game.settle()
    if game.standing.triggers:
        if used_up and card in game.content.spells:
            await game.happen("spell-cast", player.seat, nothing_more)
        for _ in range(spent):
            await game.happen("card-spent", player.seat, nothing_more)
        if game.unsettled and happening is None:
            await game.settle()


def _held(player: Player) -> int:
    return len(player.common) + len(player.unique) + len(player.spells)
