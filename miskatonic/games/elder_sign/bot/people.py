"""Choices about investigators and cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from miskatonic.engine.decision import PASS, Decision
from miskatonic.engine.part import Part
from miskatonic.engine.spec import fields_of
from miskatonic.games.elder_sign.bot import worth
from miskatonic.games.elder_sign.bot.attempt import Answer
from miskatonic.games.elder_sign.bot.look import Look
from miskatonic.games.elder_sign.bot.museum import leisure_value
from miskatonic.kit.combinators import ChooseOne

FAVOURITES = (
    "amanda-sharpe", "sister-mary", "mandy-thompson", "joe-diamond", "kate-winthrop", "michael-mcglen",
    "harvey-walters", "gloria-goldberg", "dexter-drake", "monterey-jack", "jenny-barnes", "bob-jenkins",
)  # fmt: skip


def first(look: Look, decision: Decision) -> Answer:
    return tuple([option.key for option in decision.options[: decision.least]])


def turn_start(look: Look, decision: Decision) -> Answer:
    values = {o.key: leisure_value(look, o.key) for o in decision.options if o.key != PASS}
    best = max(values, key=lambda key: values[key])
    return (best if values[best] > 0 else PASS,)


def prevent(look: Look, decision: Decision) -> Answer:
    """Whether the point is worth the card."""
    what, amount = str(decision.prompt.args["what"]), int(str(decision.prompt.args["amount"]))
    points = worth.points(look.me, what)
    saved = worth.pain(points, amount) - worth.pain(points, amount - 1)
    wanted = saved > worth.PRICE["common"] or decision.options[-1].key != "suffer"
    return (decision.options[0 if wanted else -1].key,)


def react(look: Look, decision: Decision) -> Answer:
    """Optional answers are offers of something better."""
    return (decision.options[0].key,)


def investigator(look: Look, decision: Decision) -> Answer:
    def rank(key: str) -> int:
        name = key.partition(":")[2]
        return FAVOURITES.index(name) if name in FAVOURITES else len(FAVOURITES)

    return (min([option.key for option in decision.options], key=rank),)


def loot(look: Look, decision: Decision) -> Answer:
    return (max([o.key for o in decision.options], key=lambda key: worth.LOOT.get(key.partition(":")[2], 0.0)),)


def trophy(look: Look, decision: Decision) -> Answer:
    """The smallest first: there is no change."""
    keys = [option.key for option in decision.options]
    return (min(keys, key=lambda key: look.game.trophy_value(key.partition(":")[2])),)


def discard_card(look: Look, decision: Decision) -> Answer:
    content = look.content

    def value(key: str) -> float:
        card = key.partition(":")[2]
        for kind, cards in (("common", content.common_items), ("spell", content.spells), ("ally", content.allies)):
            if card in cards:
                return worth.LOOT[kind]
        return worth.LOOT["unique"]

    return (min([option.key for option in decision.options], key=value),)


def recover(look: Look, decision: Decision) -> Answer:
    return (min([option.key for option in decision.options], key=lambda what: worth.points(look.me, what)),)


def heal(look: Look, decision: Decision) -> Answer:
    """Whoever is nearest to the end."""
    what = str(decision.prompt.args.get("what", "sanity"))
    players = look.state.players
    return (min([o.key for o in decision.options], key=lambda key: worth.points(players[int(key[5:])], what)),)


def lose_point(look: Look, decision: Decision) -> Answer:
    """`sanity` or `lose:sanity`: of whichever there is more."""

    def left(key: str) -> int:
        return worth.points(look.me, key.rpartition(":")[2])

    return (max([option.key for option in decision.options], key=left),)


def reduce_maximum(look: Look, decision: Decision) -> Answer:
    """What hurts less: a point above, or the larger maximum."""

    def room(key: str) -> tuple[bool, int]:
        maximum = look.game.maximum(look.me, key)
        return worth.points(look.me, key) < maximum, maximum

    return (max([option.key for option in decision.options], key=room),)


def agree(look: Look, decision: Decision) -> Answer:
    return ("agree" if max(look.me.sanity, look.me.stamina) > 2 else "refuse",)


def look_ahead(look: Look, decision: Decision) -> Answer:
    card = look.content.mythos.get(decision.options[0].anchor)
    if card is None:
        return ("leave",)
    value = worth.worth(look.game, card.immediate, look.seat, card.id)
    return ("bury" if value < worth.MYTHOS else "leave",)


def choose_one(look: Look, decision: Decision) -> Answer:
    """The card is named, its choice is looked up there."""
    anchor = decision.options[0].anchor
    keys = [option.key for option in decision.options]
    most = max([int(key[7:]) for key in keys])
    for choice in choices_of(look.content.version, anchor, look):
        if len(choice.options) > most:
            return (max(keys, key=lambda key: worth.worth(look.game, choice.options[int(key[7:])], look.seat, anchor)),)
    return (keys[0],)


_choices: dict[tuple[str, str], list[ChooseOne]] = {}


def choices_of(version: str, card: str, look: Look) -> list[ChooseOne]:
    key = (version, card)
    if key not in _choices:
        _choices[key] = list(_found(look.content.cards.get(card)))
    return _choices[key]


def _found(thing: Any) -> Iterator[ChooseOne]:
    if isinstance(thing, ChooseOne):
        yield thing
    elif isinstance(thing, Part):
        for field in fields_of(type(thing)):
            yield from _found(getattr(thing, field))
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from _found(part)
