"""Harm is first assigned, point by point, to whoever can bear it, and then placed, all at once."""

from __future__ import annotations

from miskatonic.engine.data import data
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg
from miskatonic.kit.game import thing_text


@data(frozen=True)
class Bearer:
    """Somebody or something that harm may be assigned to, and how much of each kind still fits."""

    thing: str
    room: dict[str, int]


Assigned = dict[str, dict[str, int]]
"""By bearer, then by kind."""


async def assign(seat: int, harm: dict[str, int], person: Bearer, others: list[Bearer], rule: str) -> Assigned:
    """This seat says who bears what. Direct harm has no `others`; what nobody else has room for is the person's."""
    assigned: Assigned = {}
    for kind, amount in harm.items():
        rooms = {bearer.thing: max(0, _room(bearer, kind, assigned)) for bearer in [person, *others]}
        if amount >= sum(rooms.values()):
            # Everybody bears all that he can: there is nothing to choose.
            rooms[person.thing] += max(0, amount) - sum(rooms.values())
            for thing, room in rooms.items():
                if room:
                    assigned.setdefault(thing, {})[kind] = room
            continue
        for left in range(amount, 0, -1):
            able = [person, *[bearer for bearer in others if _room(bearer, kind, assigned) > 0]]
            if len(able) > 1 and _room(person, kind, assigned) <= 0:
                # Nobody can be given more than defeats him while another can still bear it.
                able = able[1:]
            options = [Option(bearer.thing, thing_text(bearer.thing), bearer.thing) for bearer in able]
            prompt = Msg("ask-assign", {"what": Msg(f"harm-{kind}"), "left": left})
            (key,) = await Decision("assign", seat, rule, prompt, options)
            share = assigned.setdefault(key, {})
            share[kind] = share.get(kind, 0) + 1
    return assigned


def _room(bearer: Bearer, kind: str, assigned: Assigned) -> int:
    return bearer.room.get(kind, 0) - assigned.get(bearer.thing, {}).get(kind, 0)
