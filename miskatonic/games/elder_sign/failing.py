"""A failed roll: terror, the discarded die, focus and assistance. (es.failed-rolls.*, es.focus.*, es.assist.*)"""

from __future__ import annotations

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.elder_sign import dice, offers
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.state import Attempt, Die, Player
from miskatonic.games.elder_sign.terms import (
    ANCIENT_ONE,
    ASSISTING,
    FOCUSED,
    POOL,
    TERROR,
)
from miskatonic.kit.scene import Scene

ASK_SECURE = Msg("ask-secure")
ROLL_ON = Option("roll-on", Msg("option-roll-on"), "dice")


async def fail_roll(game: ElderSign, attempt: Attempt, player: Player, giving_up: bool) -> None:
    """es.failed-rolls.*: terror, then one die is discarded, then focus or assistance."""
    if game.events is not None:
        game.event("failed-roll", None, who=Seat(player.seat))
    if _shows_terror(game):
        await terror(game, player)
    if attempt.failed:
        return
    if giving_up:
        attempt.failed = True
        return
    numbers = dice.pool(game)
    if numbers:
        answer = await dice.which_die(game, player.seat, numbers, "discard-die", "es.failed-rolls.2")
        dice.discard_die(game, dice.die_of(answer))
    if len(numbers) <= 1:
        attempt.failed = True
        return
    if attempt.place != ANCIENT_ONE:
        await secure(game, attempt, player)


def _shows_terror(game: ElderSign) -> bool:
    for die in game.state.dice:  # noqa: SIM110 - the hot path: a generator costs more than the answer
        if die.face == TERROR and die.place == POOL:
            return True
    return False


async def terror(game: ElderSign, player: Player) -> None:
    """es.terror-effects.*"""
    attempt = game.attempt
    if game.state.ignores_terror or game.trait(player.seat, "ignore-terror"):
        return
    if attempt.place != ANCIENT_ONE:
        effects = game.content.places[attempt.place].terror
        if effects:
            game.event("terror", None, card=Name(attempt.place))
            await game.effects(effects, Scene(player.seat, attempt.place))
    for mythos in game.lasting_mythos():
        effects = game.content.mythos[mythos].terror
        if effects and not game.ignores(player.seat, mythos):
            game.event("terror", None, card=Name(mythos))
            await game.effects(effects, Scene(player.seat, mythos))


async def secure(game: ElderSign, attempt: Attempt, player: Player) -> None:
    """es.focus.*, es.assist.*: one of the two, or neither."""
    options = [ROLL_ON]
    if not attempt.focused and not game.trait(player.seat, "no-focus"):
        options.append(_FOCUS)
    if not game.trait(player.seat, "no-assist"):
        for other in game.state.players:
            if other is not player and other.place == player.place and other.seat not in attempt.assisted:
                options.append(offers.ASSIST[other.seat])
    (key,) = await Decision("secure", player.seat, "es.securing.1", ASK_SECURE, options)
    if key == "focus":
        attempt.focused = True
        await _secure_die(game, player, player, FOCUSED, "es.focus.2")
    elif key.startswith("assist:"):
        other = game.state.players[int(key[7:])]
        (answer,) = await Decision(
            "agree",
            other.seat,
            "es.assist.3",
            Msg("ask-agree", {"who": Seat(player.seat)}),
            [_AGREE, _REFUSE],
        )
        if answer == "agree":
            attempt.assisted.append(other.seat)
            await _secure_die(game, player, other, ASSISTING, "es.assist.3")
        else:
            game.event("refuses", None, who=Seat(other.seat))


_FOCUS = Option("focus", Msg("option-focus"), "dice")
_AGREE = Option("agree", Msg("option-agree"))
_REFUSE = Option("refuse", Msg("option-refuse"))


async def _secure_die(game: ElderSign, player: Player, holder: Player, place: int, rule: str) -> None:
    number = dice.die_of(await dice.which_die(game, player.seat, dice.pool(game), "secure-die", rule))
    game.state.dice[number] = Die(place, game.state.dice[number].face, holder.seat)
    if game.events is not None:
        game.event("secures", None, who=Seat(holder.seat), die=dice.result(game, number))
