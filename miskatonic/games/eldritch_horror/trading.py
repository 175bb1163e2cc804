"""Trading possessions. (eh.trade.*)"""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import gaining, purse
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Player
from miskatonic.games.eldritch_horror.terms import TICKETS
from miskatonic.kit.pieces import find
from miskatonic.kit.scene import person

EVERYTHING = ("assets", "artifacts", "spells", "clues", "tickets")


async def trade(game: Eldritch, seat: int, others: Sequence[int], what: Sequence[str] = EVERYTHING) -> bool:
    """With one of these; both must agree (eh.trade.1, eh.trade.2). True: it came about."""
    options = [Option(person(other), Msg("thing-person", {"who": Seat(other)}), person(other)) for other in others]
    other = int((await game.one_of("trade-with", seat, "eh.trade.1", options)).partition(":")[2])
    mine = possessions(game, game.player(seat), what)
    his = possessions(game, game.player(other), what)
    given = await Decision("trade-give", seat, "eh.trade.2", Msg("ask-trade-give"), mine, 0, len(mine))
    taken = await Decision(
        "trade-take", seat, "eh.trade.2", Msg("ask-trade-take", {"who": Seat(other)}), his, 0, len(his)
    )
    if not given and not taken:
        return False
    prompt = Msg("ask-trade", {"who": Seat(seat), "given": _names(mine, given), "taken": _names(his, taken)})
    if not await purse.agree(game, other, "trade", "eh.trade.2", prompt):
        game.event("trade.refused", who=Seat(other))
        return False
    await hand_over(game, seat, other, given)
    await hand_over(game, other, seat, taken)
    await tickets_within_limit(game, seat)
    await tickets_within_limit(game, other)
    return True


async def give(game: Eldritch, seat: int, others: Sequence[int], what: Sequence[str]) -> None:
    """Any number of these, to one of the others."""
    if not others:
        return
    options = [Option(person(other), Msg("thing-person", {"who": Seat(other)}), person(other)) for other in others]
    other = int((await game.one_of("give-to", seat, game.golden_rule, options)).partition(":")[2])
    mine = possessions(game, game.player(seat), what)
    given = await Decision("trade-give", seat, game.golden_rule, Msg("ask-trade-give"), mine, 0, len(mine))
    await hand_over(game, seat, other, given)


def _names(options: Sequence[Option], keys: Sequence[str]) -> Msg:
    chosen = [option.text for option in options if option.key in keys]
    if not chosen:
        return Msg("trade-nothing")
    return Msg("trade-things", {"things": list(chosen)})


def possessions(game: Eldritch, player: Player, what: Sequence[str]) -> list[Option]:
    """No Conditions, no Health, Sanity or Improvement tokens (eh.trade.3, .4, .5). `items`: by their trait."""
    found: list[Option] = []
    cards = [*player.assets, *player.artifacts, *player.spells]
    for held in cards:
        kind = kind_of(player, held.key)
        items = "items" in what and kind != "spells" and "item" in game.content.possessions[held.card].traits
        if kind in what or items:
            found.append(Option(held.key, Msg("thing", {"name": Name(held.card)}), held.key))
    if "clues" in what:
        found += [Option(f"clue:{clue}", Msg("thing-clue"), clue) for clue in player.clues]
    if "tickets" in what:
        for kind, count in (("train", player.train), ("ship", player.ship)):
            found += [Option(f"{kind}:{number}", Msg(f"ticket-{kind}")) for number in range(count)]
    return found


def kind_of(player: Player, key: str) -> str:
    number = int(key.partition("#")[2])
    for kind in ("assets", "artifacts", "spells"):
        if any([held.number == number for held in getattr(player, kind)]):
            return kind
    raise KeyError(key)


async def hand_over(game: Eldritch, seat: int, other: int, keys: Sequence[str]) -> None:
    giver, taker = game.player(seat), game.player(other)
    for key in keys:
        what, _, which = key.partition(":")
        if what == "clue":
            giver.clues.remove(which)
            taker.clues.append(which)
            game.event("given", who=Seat(seat), to=Seat(other), what=Msg("thing-clue"))
        elif what in ("train", "ship"):
            setattr(giver, what, getattr(giver, what) - 1)
            setattr(taker, what, getattr(taker, what) + 1)
            game.event("given", who=Seat(seat), to=Seat(other), what=Msg(f"ticket-{what}"))
        else:
            kind = kind_of(giver, key)
            held = find(getattr(giver, kind), key)
            getattr(giver, kind).remove(held)
            game.event("given", who=Seat(seat), to=Seat(other), what=Msg("thing", {"name": Name(held.card)}))
            gaining.take_over(game, held, taker, kind)


async def tickets_within_limit(game: Eldritch, seat: int) -> None:
    """eh.prepare-for-travel.5"""
    player = game.player(seat)
    while player.train + player.ship > TICKETS:
        options = [Option(kind, Msg(f"ticket-{kind}")) for kind in ("train", "ship") if getattr(player, kind)]
        kind = await game.one_of("discard-ticket", seat, "eh.prepare-for-travel.5", options)
        setattr(player, kind, getattr(player, kind) - 1)
        game.event("ticket.discarded", who=Seat(seat), what=Msg(f"ticket-{kind}"))
