"""What a player may use: Items, Spells, Allies, abilities, Clues. (es.using-cards.*, es.investigator-abilities.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import Option
from miskatonic.engine.message import Name, Seat
from miskatonic.games.elder_sign import offers
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.scene import Scene
from miskatonic.games.elder_sign.state import Player

if TYPE_CHECKING:
    from miskatonic.games.elder_sign import cards as c


def usable(game: ElderSign, player: Player, moment: str) -> list[Option]:
    """Everything this player may use at this moment of his own turn."""
    options: list[Option] = []
    content = game.content
    traits = game.standing.traits
    if player.common and not ("no-common-items" in traits and game.trait(player.seat, "no-common-items")):
        _cards(game, player, player.common, moment, options)
    if player.unique and not ("no-unique-items" in traits and game.trait(player.seat, "no-unique-items")):
        _cards(game, player, player.unique, moment, options)
    if player.spells and not ("no-spells" in traits and game.trait(player.seat, "no-spells")):
        _cards(game, player, player.spells, moment, options)
    abilities = content.investigators[player.investigator].abilities
    if abilities:
        _abilities_of(game, player, player.investigator, abilities, moment, options)
    for ally in player.allies:
        if content.allies[ally].abilities:
            _abilities_of(game, player, ally, content.allies[ally].abilities, moment, options)
    return options


def _cards(game: ElderSign, player: Player, pile: list[str], moment: str, options: list[Option]) -> None:
    abilities = game.content.uses
    seen: list[str] = []
    for card in pile:
        ability = abilities[card]
        when = ability.when
        if (when == moment or when == "any" or when == "before-first-roll") and card not in seen:
            seen.append(card)
            if fits(game, ability, moment) and possible(game, player, card, ability):
                options.append(offers.use(card))


def _abilities_of(
    game: ElderSign,
    player: Player,
    source: str,
    abilities: tuple[c.Ability, ...],
    moment: str,
    options: list[Option],
) -> None:
    for number, ability in enumerate(abilities):
        if (
            fits(game, ability, moment)
            and ready(game, player, source, number, ability)
            and possible(game, player, source, ability)
        ):
            options.append(offers.ability(source, number))


def fits(game: ElderSign, ability: c.Ability, moment: str) -> bool:
    """es.recovering.1: the moment that the card states."""
    when = ability.when
    if when == moment or when == "any":
        right = True
    else:
        right = when == "before-first-roll" and moment == "before-roll" and game.attempt.rolls == 0
    if right and ability.where == "other-world":
        attempt = game.state.attempt
        return attempt is not None and attempt.place in game.content.other_worlds
    return right


def ready(game: ElderSign, player: Player, source: str, number: int, ability: c.Ability) -> bool:
    """es.investigator-abilities.2, es.investigator-abilities.4"""
    key = f"{source}:{number}"
    match ability.limit:
        case "day":
            return key not in player.used_today
        case "turn":
            return key not in game.state.used_this_turn
        case "roll":
            return key not in game.attempt.used_this_roll
        case _:
            return True


def possible(game: ElderSign, player: Player, source: str, ability: c.Ability) -> bool:
    scene = Scene(player.seat, source)
    for cost in ability.cost:
        if not cost.can(game, scene):
            return False
    for effect in ability.do:  # noqa: SIM110 - the hot path: a generator costs more than the answer
        if effect.can(game, scene):
            return True
    return False


def find(game: ElderSign, key: str) -> tuple[str, int, c.Ability]:
    """The component, the number of its ability (-1: a card that is used up) and the ability."""
    kind, card, *number = key.split(":")
    if kind == "use":
        return card, -1, game.content.uses[card]
    at = int(number[0])
    if card in game.content.allies:
        return card, at, game.content.allies[card].abilities[at]
    return card, at, game.content.investigators[card].abilities[at]


async def use(game: ElderSign, player: Player, key: str) -> None:
    """Pays, puts the card under its deck (or the Spell before its caster), carries it out."""
    card, number, ability = find(game, key)
    game.event("use" if number < 0 else "ability", None, who=Seat(player.seat), card=Name(card))
    if number >= 0:
        mark = f"{card}:{number}"
        if ability.limit == "day":
            player.used_today.append(mark)
        elif ability.limit == "turn":
            game.state.used_this_turn.append(mark)
        elif ability.limit == "roll":
            game.attempt.used_this_roll.append(mark)
    scene = Scene(player.seat, card)
    for cost in ability.cost:
        await cost.run(game, scene)
    if number >= 0:
        if ability.discard:
            game.discard_card(player, card)
    elif card in game.content.spells:
        player.spells.remove(card)
        if not any(effect.tag == "hold-dice" for effect in ability.do):
            game.put_under(card)
    else:
        game.hand(player, card).remove(card)
        game.put_under(card)
    for effect in ability.do:
        await effect.run(game, scene)
    if game.unsettled:
        await game.settle(game)
    if number < 0:
        await game.occasion("spell-cast" if card in game.content.spells else "item-used", player.seat)
