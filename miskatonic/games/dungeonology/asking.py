"""Questions that several rules ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.message import Arg, Msg, Name, Seat
from miskatonic.kit.scene import person, seat_of

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.game import Dungeonology
    from miskatonic.games.dungeonology.state import Player

YES = Option("yes", Msg("option-yes"))
NO = Option("no", Msg("option-no"))
STOP = Option(PASS, Msg("option-pass"))


def cube_text(colour: str) -> Msg:
    return Msg(f"cube-{colour}")


async def yes(game: Dungeonology, seat: int, kind: str, rule: str, **args: Arg) -> bool:
    prompt = Msg(f"ask-{kind}", {"who": Seat(seat), **args})
    (key,) = await Decision(kind, seat, rule, prompt, [YES, NO])
    return key == "yes"


async def number(game: Dungeonology, seat: int, kind: str, least: int, most: int, rule: str) -> int:
    options = [
        Option(f"number:{count}", Msg("option-number", {"number": count})) for count in range(most, least - 1, -1)
    ]
    prompt = Msg(f"ask-{kind}", {"who": Seat(seat), "most": most})
    (key,) = await Decision(kind, seat, rule, prompt, options)
    return int(key[7:])


async def scholar(
    game: Dungeonology, seat: int, kind: str, among: Sequence[Player], rule: str, *, may: bool = False
) -> Player | None:
    """One of these players; none, if there is none or (`may`) nobody is wanted."""
    if not among:
        return None
    options = [
        Option(person(one.seat), Msg("thing-person", {"who": Seat(one.seat)}), person(one.seat)) for one in among
    ]
    if may:
        options.append(STOP)
    (key,) = await Decision(kind, seat, rule, Msg(f"ask-{kind}", {"who": Seat(seat)}), options)
    return None if key == PASS else game.state.players[seat_of(key)]


async def colour(
    game: Dungeonology, seat: int, kind: str, colours: Sequence[str], rule: str, *, may: bool = False, **args: Arg
) -> str:
    """One of these colours; an empty word: none."""
    if not colours:
        return ""
    options = [Option(f"cube:{one}", cube_text(one), f"column:{one}") for one in colours]
    if may:
        options.append(STOP)
    (key,) = await Decision(kind, seat, rule, Msg(f"ask-{kind}", {"who": Seat(seat), **args}), options)
    return "" if key == PASS else key[5:]


async def zone(game: Dungeonology, seat: int, kind: str, zones: Sequence[str], rule: str, *, may: bool = False) -> str:
    if not zones:
        return ""
    options = [Option(f"zone:{one}", Msg("thing", {"name": Name(one)}), one) for one in zones]
    if may:
        options.append(STOP)
    (key,) = await Decision(kind, seat, rule, Msg(f"ask-{kind}", {"who": Seat(seat)}), options)
    return "" if key == PASS else key[5:]


def copies(cards: Sequence[str]) -> list[tuple[str, str]]:
    """Every card of a hand with a key of its own: the second copy of `help` is `help:2`."""
    seen: dict[str, int] = {}
    found: list[tuple[str, str]] = []
    for card in sorted(cards):
        seen[card] = seen.get(card, 0) + 1
        found.append((card if seen[card] == 1 else f"{card}:{seen[card]}", card))
    return found


async def hand_cards(
    game: Dungeonology, seat: int, kind: str, cards: Sequence[str], least: int, most: int, rule: str, **args: Arg
) -> list[str]:
    """Cards of a hand, which is closed: asked also where there is no choice."""
    options = [
        Option(key, Msg("option-card", {"card": Name(card), "bonus": game.bonus_of(card, seat)}), key)
        for key, card in copies(cards)
    ]
    prompt = Msg(f"ask-{kind}", {"who": Seat(seat), "least": least, "most": most, **args})
    keys = await Decision(kind, seat, rule, prompt, options, least, most, always=True)
    return [key.partition(":")[0] for key in keys]
