"""Cards that prevent the loss of Health or Sanity. (eh.health-sanity.7)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.cut import CutShort
from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import gaining, spells
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Held, Player
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.printed import Prevent

_PASS = Option(PASS, Msg("option-suffer"))


async def prevented(game: Eldritch, seat: int, stat: str, amount: int, spell: bool) -> int:
    """What is still lost when everybody who can has had the chance to prevent it."""
    for owner in game.seats_in_order():
        while amount > 0 and game.player(seat).investigator and game.player(owner).investigator:
            found = _means(game, game.player(owner), seat, stat, spell)
            if not found:
                break
            options = [Option(f"prevent:{held.key}", _text(held), held.key) for held, _ in found]
            prompt = Msg("ask-prevent", {"who": Seat(seat), "what": Msg(f"points-{stat}", {"amount": amount})})
            (key,) = await Decision("prevent", owner, "eh.possessions.3", prompt, [*options, _PASS])
            if key == PASS:
                break
            held, means = next(pair for pair in found if f"prevent:{pair[0].key}" == key)
            amount -= await _use(game, game.player(owner), held, means, seat, amount)
    return max(0, amount)


def _text(held: Held) -> Msg:
    return Msg("option-use", {"card": Name(held.card)})


def _means(game: Eldritch, owner: Player, seat: int, stat: str, spell: bool) -> list[tuple[Held, Prevent | None]]:
    """Cards of this owner that may prevent it now; `None`: a Spell."""
    found: list[tuple[Held, Prevent | None]] = []
    limits = game.state.limits
    known = game.content.preventers
    for held in owner.assets + owner.artifacts:
        for means in known.get(held.card, ()):
            if means.stat != stat or (means.limit and not limits.free(means.limit, f"{held.key}:prevent")):
                continue
            if means.whose == "own" and owner.seat != seat:
                continue
            if means.whose == "here" and owner.place != game.player(seat).place:
                continue
            if means.spell and not (spell and limits.free("effect", f"{held.key}:prevent")):
                continue
            if game.can_pay(means.cost, Scene(owner.seat, held.key)):
                found.append((held, means))
    for held in owner.spells:
        ward = held.card in game.content.wards.get(stat, ())
        if ward and limits.free("round", f"{held.key}:ward"):
            found.append((held, None))
    return found


async def _use(game: Eldritch, owner: Player, held: Held, means: Prevent | None, seat: int, amount: int) -> int:
    limits = game.state.limits
    if means is None:
        limits.use("round", f"{held.key}:ward")
        try:
            return await spells.ward(game, owner, held, seat, amount)
        except CutShort as cut:
            if cut.concerns(seat):
                raise
            return 0
    if means.limit:
        limits.use(means.limit, f"{held.key}:prevent")
    if means.spell:
        limits.use("effect", f"{held.key}:prevent")
    await game.pay_for(means.cost, Scene(owner.seat, held.key))
    if means.discard:
        gaining.discard(game, owner, held)
    game.event("prevented", who=Seat(seat), card=Name(held.card), amount=min(amount, means.amount or amount))
    return means.amount or amount
