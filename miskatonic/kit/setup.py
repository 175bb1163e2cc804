"""What a game is begun with: settings with their choices, and scenarios as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from miskatonic.engine.brought import check_text
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.game import Setting
from miskatonic.engine.message import Msg, Name
from miskatonic.engine.pack import Card
from miskatonic.kit.content import Content
from miskatonic.kit.game import AnyGame

RANDOM = "random"
CHOOSE = "choose"


class BadSetup(BadOptions):
    """Options with which a game of the kit cannot begin."""

    texts = (Path(__file__).parent / "text",)


Chosen = dict[str, list[str]]
"""By setting: what each seat asks for, or one thing for all."""


def chosen(settings: Sequence[Setting], options: Mapping[str, Any], seats: int) -> Chosen:
    """The options of a new game, each checked against its setting; what nobody said is the default."""
    known = {setting.name: setting for setting in settings}
    for name in options:
        if name not in known:
            raise BadSetup(Msg("problem-no-setting", {"setting": name, "known": ", ".join(known)}))
    return {name: _wishes(setting, options.get(name, setting.default), seats) for name, setting in known.items()}


def _wishes(setting: Setting, asked: Any, seats: int) -> list[str]:
    count = seats if setting.per_seat else 1
    wishes = asked if isinstance(asked, list) else [asked] * count
    if len(wishes) != count:
        raise BadSetup(Msg("problem-per-seat", {"setting": setting.name, "seats": count}))
    for wish in wishes:
        if setting.brought and isinstance(wish, str):
            check_text(wish)
        elif wish not in setting.choices:
            raise BadSetup(
                Msg(
                    "problem-no-choice",
                    {"setting": setting.name, "words": str(wish), "known": ", ".join(setting.choices)},
                )
            )
    return list(wishes)


def all_different(setting: str, wishes: Sequence[str]) -> None:
    """A component that is there once can be asked for once."""
    named = [wish for wish in wishes if wish not in (RANDOM, CHOOSE)]
    for wish in named:
        if named.count(wish) > 1:
            raise BadSetup(Msg("problem-once", {"setting": setting, "name": wish}))


async def person_for(game: AnyGame, seat: int, wish: str, free: Sequence[str], kind: str, rule: str, ask: Msg) -> str:
    """Whom this seat plays: as it wished, or at random or by choice one of the `free`, whom nobody has asked for."""
    if wish == RANDOM:
        (wish,) = await game.chance(kind, free)
    elif wish == CHOOSE:
        options = [Option(card, Msg("thing", {"name": Name(card)}), card) for card in free]
        (wish,) = await Decision(kind, seat, rule, ask, options)
    return wish


class Scenario(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario, an episode or an opponent: its map, what its decks are made of, and the steps of its set-up.

    A game adds `set_up: tuple[AnyVerb, ...]`, carried out in order when everybody sits.
    """

    ways: tuple[tuple[str, str], ...] = ()
    decks: dict[str, tuple[str, ...]] = {}
    """By deck: the kinds, or single components, that are shuffled into it."""

    def heap(self, deck: str, content: Content) -> list[str]:
        """Every copy that belongs into a deck, in the order of names."""
        cards: list[str] = []
        for part in self.decks[deck]:
            cards += content.decks[part] if part in content.decks else [part] * content.cards[part].copies
        return sorted(cards)
