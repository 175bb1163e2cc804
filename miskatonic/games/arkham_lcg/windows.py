"""Player windows: free abilities and fast cards, by turns until everybody passes (ah.player-window.*)."""

from __future__ import annotations

from functools import cache

from miskatonic.engine.decision import Option
from miskatonic.engine.message import Arg, Msg, Name
from miskatonic.engine.window import window
from miskatonic.games.arkham_lcg import answers, playing, using
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.sources import OWN
from miskatonic.kit.game import printed


async def player_window(game: Arkham, rule: str) -> None:
    """Nearly always nobody has anything to do; that costs a look at what is free."""
    if not game.sources.free and game.state.active < 0:
        return
    for seat in game.answering():
        if offers(game, seat):
            break
    else:
        if not might(game):
            return

    async def act(seat: int, key: str) -> None:
        await do(game, seat, key)

    await window(
        "window",
        game.answering,
        lambda seat: offers(game, seat),
        act,
        lambda seat: Msg("ask-window"),
        rule,
        might=lambda: might(game),
        topic=lambda seat: topic(game, seat),
    )


def topic(game: Arkham, seat: int) -> str:
    """What a window is about: whoever does not want to be asked in others' tests may still be in his own."""
    state = game.state
    if state.test is not None:
        return "window.test" if state.test.seat == seat else "window.test-other"
    if state.active >= 0:
        return "window.turn" if state.active == seat else "window.turn-other"
    return f"window.{state.phase}"


def might(game: Arkham) -> list[int]:
    """The active investigator, where he may hold a fast card for all that the others know."""
    state = game.state
    seat = state.active
    if seat < 0 or seat not in game.answering():
        return []
    player = state.players[seat]
    if player.hand:
        for card in game.content.fast_on_turn:
            if answers.may_hold(player, card) and playing.can_play(game, seat, card):
                return [seat]
    return []


def offers(game: Arkham, seat: int) -> list[Option]:
    """What this seat may use in a window: free abilities, on its turn fast cards, and the act's clues."""
    options: list[Option] = []
    for source, number, ability in game.sources.free:
        others = source.seat != seat and source.zone in OWN
        if not others and using.usable(game, seat, source, number, ability):
            options.append(ability_option(source.key, number, ability.designator))
    if game.state.active == seat:
        options += fast_cards(game, seat)
    return options


def fast_cards(game: Arkham, seat: int) -> list[Option]:
    """ah.fast.4, ah.fast.6"""
    player = game.state.players[seat]
    options: list[Option] = []
    seen: list[str] = []
    lent = answers.lent(game, player) if player.discard else ""
    for card in [*player.hand, lent] if lent else player.hand:
        if card in game.content.fast_on_turn and card not in seen and playing.can_play(game, seat, card):
            seen.append(card)
            options.append(play_option(card))
    return options


@cache
def ability_option(key: str, number: int, designator: str = "") -> Option:
    args: dict[str, Arg] = {"card": Name(printed(key)), "number": number, "how": designator or "use"}
    return Option(f"use:{key}:{number}", Msg("option-use", args), key)


@cache
def play_option(card: str) -> Option:
    return Option(f"play:{card}", Msg("option-play", {"card": Name(card)}), f"hand:{card}")


async def do(game: Arkham, seat: int, key: str) -> None:
    kind, _, rest = key.partition(":")
    if kind == "play":
        await playing.play(game, seat, rest)
    else:
        source, _, number = rest.rpartition(":")
        found = game.sources.by_key[source]
        await using.use(game, seat, found, int(number), found.card.abilities[int(number)])
