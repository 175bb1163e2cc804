"""The Entrance sheet. (es.entrance.*, es.first-aid.*, es.lost-and-found.*, es.souvenir.*)"""

from __future__ import annotations

from miskatonic.engine.decision import PASS, Decision, Option, Refusal
from miskatonic.engine.message import Msg, Seat
from miskatonic.engine.value import Value
from miskatonic.games.elder_sign import museum, offers, uses
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.loot import gain, give_up_trophies
from miskatonic.games.elder_sign.state import Player
from miskatonic.games.elder_sign.symbols import counted
from miskatonic.games.elder_sign.terms import ENTRANCE, GREEN_FACES
from miskatonic.kit.scene import Scene

ASK_ENTRANCE = Msg("ask-entrance")
STATS = ("sanity", "stamina")
AID = {what: offers.service(f"aid:{what}", Msg("option-aid", {"what": what})) for what in STATS}
SEARCH = offers.service("lost-and-found", Msg("option-lost-and-found"))
NOTHING = Option(PASS, Msg("option-nothing"), ENTRANCE)


async def visit(game: ElderSign) -> None:
    """es.entrance.1: one action of the sheet."""
    player = game.active
    while True:
        actions, refusals = _actions(game, player)
        options = actions or [NOTHING]
        uses.add_usable(game, player, game.content.any_time, options)
        (key,) = await Decision(
            "entrance", player.seat, "es.entrance.1", ASK_ENTRANCE, options, refusals=tuple(refusals)
        )
        if key == PASS:
            return
        if key.startswith("use:") or key.startswith("ability:"):
            await uses.use(game, player, key)
            continue
        await _act(game, player, key)
        return


def on_offer(game: ElderSign) -> dict[str, Value]:
    """What whoever stays at the Entrance could have there, while they choose where to go."""
    state = game.state
    if state.phase != "movement" or game.active.place != ENTRANCE or not game.active.investigator:
        return {}
    options, _ = _actions(game, game.active)
    return {thing: Value(1, 1) for option in options for thing in option.also}


def _actions(game: ElderSign, player: Player) -> tuple[list[Option], list[Refusal]]:
    sheet = game.content.entrance
    trophies = game.trophies(player) if player.trophies else 0
    hurt = [what for what in STATS if game.wounded(player, what)]
    options: list[Option] = []
    refusals: list[Refusal] = []

    def offer(option: Option, price: int, rule: str) -> None:
        if trophies >= price:
            options.append(option)
        elif game.explaining:
            missing = Msg("missing-trophies", {"amount": price - trophies})
            refusals.append(Refusal(option.key, option.text, rule, option.anchor, missing))

    if not game.trait(player.seat, "no-free-aid"):
        options += [AID[what] for what in hurt] or [NOTHING]
    for what in hurt:
        offer(offers.half_aid(what, sheet.half_aid), sheet.half_aid, "es.first-aid.3")
    if hurt:
        offer(offers.full_aid(sheet.full_aid), sheet.full_aid, "es.first-aid.4")
    if not game.trait(player.seat, "no-lost-and-found"):
        options.append(SEARCH)
    if not game.trait(player.seat, "no-souvenir"):
        for souvenir in sheet.souvenirs:
            price = price_of(game, player, souvenir.price)
            if trophies < price and not game.explaining:
                continue
            if souvenir.what not in ("clue", "elder-sign") and not len(game.deck_of(souvenir.what)):
                continue
            offer(offers.buy(souvenir.what, price), price, "es.souvenir.1")
    return options, refusals


def price_of(game: ElderSign, player: Player, printed: int) -> int:
    if "souvenir-price" not in game.standing.tweaks:
        return printed
    return max(0, game.number("souvenir-price", printed, player.seat))


async def _act(game: ElderSign, player: Player, key: str) -> None:
    action, _, what = key.partition(":")
    sheet = game.content.entrance
    match action:
        case "aid":
            game.event("first-aid", None, who=Seat(player.seat))
            game.recover(player, what, max(0, game.number("aid", 1, player.seat)))
        case "half-aid":
            await give_up_trophies(game, player, sheet.half_aid, "spent")
            game.event("first-aid", None, who=Seat(player.seat))
            game.recover(player, what, game.maximum(player, what))
        case "full-aid":
            await give_up_trophies(game, player, sheet.full_aid, "spent")
            game.event("first-aid", None, who=Seat(player.seat))
            for stat in STATS:
                game.recover(player, stat, game.maximum(player, stat))
        case "lost-and-found":
            await search(game, player)
        case _:
            await buy(game, player, what)
    if action.endswith("aid"):
        await game.occasion("first-aid", player.seat)


async def search(game: ElderSign, player: Player) -> None:
    """es.lost-and-found.1, es.lost-and-found.2: nothing may change this roll."""
    (face,) = await game.chance("roll.lost-and-found", GREEN_FACES)
    game.event("lost-and-found", None, who=Seat(player.seat), face=Msg("face", {"face": counted(face)}))
    await game.effects(game.content.entrance.found[face], Scene(player.seat, ENTRANCE))


async def buy(game: ElderSign, player: Player, what: str) -> None:
    """es.souvenir.1, es.souvenir.2"""
    souvenir = next(s for s in game.content.entrance.souvenirs if s.what == what)
    await give_up_trophies(game, player, price_of(game, player, souvenir.price), "spent")
    game.event("souvenir", None, who=Seat(player.seat), what=what)
    if what == "elder-sign":
        await museum.place_elder_signs(game, 1)
    else:
        await gain(game, player, what, 1)
    if game.unsettled:
        await game.settle()
