"""What is in force while components lie in play: traits, tweaks, triggers, abilities that others wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from miskatonic.games.elder_sign import cards as c
    from miskatonic.games.elder_sign.pack import Content
    from miskatonic.games.elder_sign.state import State

EVERYBODY = -1
MAXIMA = ("max-sanity", "max-stamina")


class Lasting(msgspec.Struct, frozen=True):
    """What one printed component puts in force, as the rules ask for it; read from its card once."""

    traits: tuple[str, ...]
    tweaks: tuple[tuple[str, int], ...]
    triggers: tuple[c.Trigger, ...]
    turn_start: tuple[tuple[int, c.Ability], ...]
    """Abilities for the start of a turn, with their numbers."""
    after_roll: bool
    """An ability for after any player's roll."""
    maxima: bool
    """It changes maximum Sanity or Stamina."""


def lasting_of(card: c.AncientOne | c.Mythos | c.Investigator | c.Ally) -> Lasting | None:
    """`None`: the component changes nothing by lying there."""
    standing = card.standing
    abilities: tuple[c.Ability, ...] = getattr(card, "abilities", ())
    lasting = Lasting(
        standing.traits,
        tuple((tweak.value, tweak.add) for tweak in standing.tweaks),
        standing.triggers,
        tuple((number, ability) for number, ability in enumerate(abilities) if ability.when == "turn-start"),
        any(ability.when == "after-roll" and ability.whose == "any" for ability in abilities),
        any(tweak.value in MAXIMA for tweak in standing.tweaks),
    )
    return lasting if lasting != Lasting((), (), (), (), False, False) else None


class Standing:
    """What is in force now, looked up from the components in play; made anew when they change."""

    __slots__ = ("after_roll", "sums", "traits", "triggers", "turn_start", "tweaks")

    def __init__(self, content: Content, state: State) -> None:
        self.triggers: dict[str, list[tuple[str, int, int, c.Trigger]]] = {}
        self.traits: dict[str, list[tuple[str, int]]] = {}
        self.tweaks: dict[str, list[tuple[str, int, int]]] = {}
        self.sums: dict[tuple[str, int], int] = {}
        self.turn_start: dict[int, list[tuple[str, int, c.Ability]]] = {}
        """By seat, the abilities for the start of a turn."""
        self.after_roll: list[int] = []
        """Seats whose investigator has an ability for after any player's roll."""
        if not state.ancient_one:
            return
        lasting = content.lasting
        if state.ancient_one in lasting:
            self._add(state.ancient_one, EVERYBODY, lasting[state.ancient_one])
        if state.mythos in lasting:
            self._add(state.mythos, EVERYBODY, lasting[state.mythos])
        for lingering in state.lingering:
            if lingering.card in lasting:
                self._add(lingering.card, EVERYBODY, lasting[lingering.card])
        for player in state.players:
            if player.investigator in lasting:
                self._add(player.investigator, player.seat, lasting[player.investigator])
            for ally in player.allies:
                if ally in lasting:
                    self._add(ally, player.seat, lasting[ally])

    def _add(self, source: str, seat: int, lasting: Lasting) -> None:
        for trait in lasting.traits:
            self.traits.setdefault(trait, []).append((source, seat))
        for value, add in lasting.tweaks:
            self.tweaks.setdefault(value, []).append((source, seat, add))
        if lasting.triggers:
            for number, trigger in enumerate(lasting.triggers):
                self.triggers.setdefault(trigger.on, []).append((source, number, seat, trigger))
        if lasting.turn_start:
            starting = self.turn_start.setdefault(seat, [])
            for number, ability in lasting.turn_start:
                starting.append((source, number, ability))
        if lasting.after_roll:
            self.after_roll.append(seat)
