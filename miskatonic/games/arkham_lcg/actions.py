"""What an investigator may do with an action (ah.step-2-2-1.*)."""

from __future__ import annotations

from functools import cache

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.arkham_lcg import (
    answers,
    contests,
    drawing,
    enemies,
    moving,
    playing,
    skilltest,
    stages,
    using,
    windows,
)
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.sources import OWN
from miskatonic.games.arkham_lcg.state import Player
from miskatonic.kit.game import printed

END = Option("end", Msg("option-end-turn"))
INVESTIGATE = Msg("option-investigate")
DRAW = Option("draw", Msg("option-draw"))
RESOURCE = Option("resource", Msg("option-resource"))


def options(game: Arkham, player: Player) -> list[Option]:
    """All that this investigator may do now, actions and what is free, and ending the turn."""
    seat = player.seat
    found: list[Option] = []
    if player.actions > 0:
        _basic(game, player, found)
    if player.actions > 0 or player.extra_actions:
        for source, number, ability in game.sources.actions:
            if source.seat != seat and source.zone in OWN:
                continue
            cost = using.action_cost(game, player, ability.designator, ability.actions)
            if using.can_spend(game, player, cost, source) and using.usable(game, seat, source, number, ability):
                found.append(windows.ability_option(source.key, number, ability.designator))
    found += windows.offers(game, seat)
    if stages.can_advance(game):
        act = game.state.act
        assert act is not None
        found.append(Option("advance", Msg("option-advance", {"card": Name(act.card)}), act.key))
    found.append(END)
    return found


def _basic(game: Arkham, player: Player, found: list[Option]) -> None:
    """Only an engaged enemy can be evaded (ah.evade.10); skills are not played (ah.play.7, ah.play-action.4)."""
    seat, place = player.seat, player.place
    if contests.may_investigate(game, seat):
        found.append(Option("investigate", INVESTIGATE, place))
    if using.action_cost(game, player, "move") <= player.actions:
        for there in moving.destinations(game, seat):
            found.append(_move_option(there))
    found.append(DRAW)
    found.append(RESOURCE)
    violent = using.action_cost(game, player, "fight") <= player.actions
    for enemy in game.state.enemies:
        if enemy.place != place:
            continue
        if violent and contests.can_fight(game, seat, enemy):
            found.append(_enemy_option("fight", enemy.key))
        if enemy.engaged != seat and not game.massive(enemy):
            found.append(_enemy_option("engage", enemy.key))
        if violent and enemy in game.engaged_with(seat):
            found.append(_enemy_option("evade", enemy.key))
    seen: list[str] = []
    lent = answers.lent(game, player) if player.discard else ""
    for card in [*player.hand, lent] if lent else player.hand:
        if card in seen or card in game.content.fast_on_turn or card in game.content.skills:
            continue
        seen.append(card)
        if game.content.player_cards[card].keywords and "fast" in game.content.player_cards[card].keywords:
            continue
        event = game.content.events.get(card)
        if event is not None and using.action_cost(game, player, event.play.designator) > player.actions:
            continue
        if playing.can_play(game, seat, card):
            found.append(windows.play_option(card))


@cache
def _move_option(place: str) -> Option:
    return Option(f"move:{place}", Msg("option-move", {"place": Name(place)}), place)


@cache
def _enemy_option(what: str, key: str) -> Option:
    return Option(f"{what}:{key}", Msg(f"option-{what}", {"card": Name(printed(key))}), key)


async def take(game: Arkham, player: Player) -> bool:
    """One decision of a turn. False: the turn ends."""
    prompt = Msg("ask-action", {"who": Seat(player.seat), "left": player.actions})
    question = Decision("action", player.seat, "ah.step-2-2-1.1", prompt, options(game, player))
    # With no action left, being asked would tell that there is a fast card in hand (ADR 10).
    question.always = len(question.options) == 1 and bool(windows.might(game))
    (key,) = await question
    if key == "end":
        return False
    kind, _, rest = key.partition(":")
    await _carry_out(game, player, kind, rest)
    await skilltest.run_deferred(game)
    return True


async def _carry_out(game: Arkham, player: Player, kind: str, rest: str) -> None:
    """Whatever is neither a fight nor an evasion provokes attacks (ah.attack-of-opportunity.1)."""
    seat = player.seat
    match kind:
        case "advance":
            await stages.advance_by_clues(game)
        case "use":
            await windows.do(game, seat, f"use:{rest}")
        case "play":
            if rest in game.content.fast_on_turn:
                await playing.play(game, seat, rest)
            else:
                await playing.take_play_action(game, player, rest)
        case "investigate" | "draw" | "resource" | "move" | "engage":
            designator = "move" if kind == "move" else ""
            using.spend_actions(game, player, using.action_cost(game, player, designator))
            using.slowed(game, player, designator)
            await enemies.opportunity(game, seat)
            if not player.out:
                await _peaceful(game, player, kind, rest)
        case "fight" | "evade":
            using.spend_actions(game, player, using.action_cost(game, player, kind))
            using.slowed(game, player, kind)
            enemy = game.enemy(rest)
            if enemy is not None:
                if kind == "fight":
                    await contests.fight(game, seat, enemy, player.investigator)
                else:
                    await contests.evade(game, seat, enemy, player.investigator)


async def _peaceful(game: Arkham, player: Player, kind: str, rest: str) -> None:
    seat = player.seat
    match kind:
        case "investigate":
            await contests.investigate(game, seat, player.place)
        case "draw":
            await drawing.draw(game, seat, 1)
        case "resource":
            gain(game, seat, 1)
        case "move":
            await moving.move(game, seat, rest)
        case "engage":
            enemy = game.enemy(rest)
            if enemy is not None:
                await enemies.engage(game, enemy, seat)


def gain(game: Arkham, seat: int, amount: int) -> None:
    game.state.players[seat].resources += amount
    game.event("gained", who=Seat(seat), amount=amount)
