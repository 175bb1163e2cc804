"""What cards do when something happens to whoever has them: rest, a gate closed, a monster defeated, being gained."""

from __future__ import annotations

from miskatonic.engine.message import Msg, Name
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.purse import agree
from miskatonic.games.eldritch_horror.state import Held
from miskatonic.kit.game import printed
from miskatonic.kit.scene import Scene


async def answer(game: Eldritch, seat: int, on: str) -> None:
    """Each card of this seat that speaks of it, once (eh.possessions.3)."""
    known = game.content.triggers.get(on)
    if not known:
        return
    player = game.player(seat)
    for held in [*player.assets, *player.artifacts, *player.conditions]:
        if held.card in known:
            await answer_one(game, seat, held, on)


async def answer_one(game: Eldritch, seat: int, held: Held, on: str) -> None:
    from miskatonic.games.eldritch_horror.wording import trigger_line

    known = game.content.triggers.get(on, {})
    for trigger in known.get(held.card, ()):
        if not trigger.optional or await wants(game, seat, held.key, "eh.possessions.3", trigger_line(trigger)):
            await game.run(trigger.do, Scene(seat, held.key))


async def wants(game: Eldritch, seat: int, source: str, rule: str, offer: Msg) -> bool:
    """Whether its owner uses what a card allows now; `offer`: the line on it that allows it."""
    prompt = Msg("ask-use", {"card": Name(printed(source)), "offer": offer})
    return await agree(game, seat, "use", rule, prompt, source)
