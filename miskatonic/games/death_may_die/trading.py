"""Trade: Items, Companions and some tokens change hands. (dmd.trade.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name
from miskatonic.games.death_may_die import asking, harm

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.game import DeathMayDie

DONE = Option("done", Msg("option-trade-done"))
RULE = "dmd.trade.1"


def tradable(game: DeathMayDie, who: int) -> list[str]:
    """dmd.trade.1, dmd.trade.5: Items, Companions, tokens that may be traded; no Conditions."""
    found = [
        claimed.key
        for claimed in game.state.investigators[who].cards
        if game.side(claimed).tradable and game.side(claimed).type != "condition"
    ]
    for marker in game.state.markers:
        if marker.holder == who and (
            game.content.tokens[marker.card].tradable or (marker.face and game.content.tokens[marker.face].tradable)
        ):
            found.append(marker.key)
    return found


def possible(game: DeathMayDie, who: int) -> bool:
    here = game.others_at(game.state.investigators[who].place)
    return len(here) > 1 and any([bool(tradable(game, other.number)) for other in here])


async def trade(game: DeathMayDie, who: int) -> None:
    """The active player says what changes hands, each thing once, in any direction among those in the space."""
    here = game.others_at(game.state.investigators[who].place)
    given: list[str] = []
    while True:
        options: list[Option] = []
        for giver in here:
            for key in tradable(game, giver.number):
                if key in given:
                    continue
                for taker in here:
                    if taker is not giver:
                        text = Msg("option-give", {"what": game.thing_text(key), "whom": game.name(taker.number)})
                        options.append(Option(f"give:{key}:{taker.number}", text, key))
        if not options:
            return
        options.append(DONE)
        prompt = Msg("ask-trade", {"who": game.name(who)})
        (chosen,) = await Decision("trade", game.player_of(who), RULE, prompt, options)
        if chosen == "done":
            return
        _, key, to = chosen.split(":")
        given.append(key)
        give(game, key, int(to))
        await rivals(game, int(to))


def give(game: DeathMayDie, key: str, to: int) -> None:
    """dmd.trade.4: a card stays on its side."""
    marker = game.marker(key)
    if marker is not None and marker.holder >= 0:
        marker.holder = to
        game.event("given", what=Name(marker.face or marker.card), whom=game.name(to))
        return
    for giver in game.state.investigators:
        for claimed in giver.cards:
            if claimed.key == key:
                giver.cards.remove(claimed)
                game.state.investigators[to].cards.append(claimed)
                game.perks_change(giver.number)
                game.perks_change(to)
                game.event("given", what=Name(game.side(claimed).id), whom=game.name(to))
                return


async def rivals(game: DeathMayDie, who: int) -> None:
    """Two that cannot be held together: one of them is discarded."""
    cards = game.state.investigators[who].cards
    for claimed in list(cards):
        rival = game.side(claimed).rival
        others = [other for other in cards if rival and game.side(other).id == rival]
        if others and claimed in cards:
            keys = [claimed.key, others[0].key]
            key = await asking.one_of(game, who, "discard", keys, "dmd.discovery-cards.6")
            harm.discard(game, who, claimed if key == claimed.key else others[0])
