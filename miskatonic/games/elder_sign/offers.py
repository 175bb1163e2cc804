"""Options that are the same in every game, made once."""

from __future__ import annotations

from functools import cache

from miskatonic.engine.decision import Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.elder_sign.terms import ENTRANCE, MOST_SEATS


@cache
def named(kind: str, component: str) -> Option:
    """`kind:component`, called by the component's name."""
    return Option(f"{kind}:{component}", Msg("name", {"name": Name(component)}), component)


SEATS = [Option(f"seat:{seat}", Msg("name", {"name": Seat(seat)}), f"seat:{seat}") for seat in range(MOST_SEATS)]
"""Somebody's investigator."""


@cache
def go(card: str) -> Option:
    return Option(f"adventure:{card}", Msg("option-go", {"place": Name(card), "kind": "adventure"}), card)


@cache
def use(card: str) -> Option:
    return Option(f"use:{card}", Msg("option-use", {"card": Name(card)}), card)


@cache
def ability(card: str, number: int) -> Option:
    return Option(f"ability:{card}:{number}", Msg("option-ability", {"card": Name(card)}), card)


@cache
def last_point(card: str, number: int) -> Option:
    """The same option for whoever pays for it with the last point."""
    option = use(card) if number < 0 else ability(card, number)
    return Option(option.key, Msg("option-last-point", {"option": option.text}), option.anchor)


ASSIST = [
    Option(f"assist:{seat}", Msg("option-assist", {"who": Seat(seat)}), f"seat:{seat}") for seat in range(MOST_SEATS)
]
"""To be helped by somebody."""


@cache
def slot(card: str, task: int, frame: str) -> Option:
    return Option(
        f"slot:{card}:{task}", Msg("option-slot", {"card": Name(card), "task": task + 1, "frame": frame}), card
    )


@cache
def below(card: str) -> Option:
    return Option(f"below:{card}", Msg("option-below", {"card": Name(card)}), card)


@cache
def trophy(card: str, value: int) -> Option:
    return Option(f"trophy:{card}", Msg("option-trophy", {"card": Name(card), "value": value}), card)


def service(key: str, text: Msg) -> Option:
    """Something to be had at the Entrance: the sheet has a line for it."""
    return Option(key, text, ENTRANCE, (f"service:{key}",))


@cache
def buy(what: str, price: int) -> Option:
    return service(f"buy:{what}", Msg("option-buy", {"what": what, "price": price}))


@cache
def half_aid(what: str, price: int) -> Option:
    return service(f"half-aid:{what}", Msg("option-half-aid", {"what": what, "price": price}))


@cache
def full_aid(price: int) -> Option:
    return service("full-aid", Msg("option-full-aid", {"price": price}))


@cache
def loot(what: str) -> Option:
    return Option(f"loot:{what}", Msg("loot-kind", {"what": what}), f"deck:{what}")
