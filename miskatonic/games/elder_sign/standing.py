"""What is in force while components lie in play: traits, tweaks, triggers, abilities that others wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.data import data

if TYPE_CHECKING:
    from miskatonic.games.elder_sign import cards as c
    from miskatonic.games.elder_sign.pack import Content
    from miskatonic.games.elder_sign.state import State

EVERYBODY = -1
MAXIMA = ("max-sanity", "max-stamina")


@data(frozen=True)
class Lasting:
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
    sums: bool
    """It changes what the tweaks of a value add up to, for some seat."""


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
        bool(standing.tweaks) or "ignore-mythos" in standing.traits,
    )
    return lasting if lasting != Lasting((), (), (), (), False, False, False) else None


class Standing:
    """What is in force now, looked up from the components in play and kept up to date as they come and go.

    Where several speak of the same thing, they stand in the order Ancient One, Mythos cards, seats.
    """

    __slots__ = ("after_roll", "sums", "traits", "triggers", "turn_start", "tweaks")

    def __init__(self, content: Content, state: State) -> None:
        self.triggers: dict[str, list[tuple[str, int, int, c.Trigger]]] = {}
        self.traits: dict[str, list[tuple[str, int]]] = {}
        self.tweaks: dict[str, list[tuple[str, int, int]]] = {}
        self.sums: dict[tuple[str, int], int] = {}
        """What the tweaks of a value add up to for a seat, where somebody has asked."""
        self.turn_start: dict[int, list[tuple[str, int, c.Ability]]] = {}
        """By seat, the abilities for the start of a turn."""
        self.after_roll: list[int] = []
        """Seats whose investigator has an ability for after any player's roll."""
        if not state.ancient_one:
            return
        in_play = [(state.ancient_one, EVERYBODY), (state.mythos, EVERYBODY)]
        for player in state.players:
            in_play.append((player.investigator, player.seat))
            in_play += [(ally, player.seat) for ally in player.allies]
        for component, seat in in_play:
            if component in content.lasting:
                self.add(component, seat, content.lasting[component])

    def add(self, source: str, seat: int, lasting: Lasting) -> bool:
        """As the last in order; True: nothing else speaks of the same, so that the order is right in any case."""
        alone = True
        for trait in lasting.traits:
            if trait in self.traits:
                self.traits[trait].append((source, seat))
                alone = False
            else:
                self.traits[trait] = [(source, seat)]
        for value, add in lasting.tweaks:
            if value in self.tweaks:
                self.tweaks[value].append((source, seat, add))
                alone = False
            else:
                self.tweaks[value] = [(source, seat, add)]
        if lasting.triggers:
            for number, trigger in enumerate(lasting.triggers):
                if trigger.on in self.triggers:
                    self.triggers[trigger.on].append((source, number, seat, trigger))
                    alone = False
                else:
                    self.triggers[trigger.on] = [(source, number, seat, trigger)]
        if lasting.turn_start:
            starting = self.turn_start.setdefault(seat, [])
            for number, ability in lasting.turn_start:
                starting.append((source, number, ability))
        if lasting.after_roll:
            self.after_roll.append(seat)
        if lasting.sums:
            self.sums.clear()
        return alone

    def remove(self, source: str, seat: int, lasting: Lasting) -> None:
        for trait in lasting.traits:
            self.traits[trait].remove((source, seat))
            if not self.traits[trait]:
                del self.traits[trait]
        for value, add in lasting.tweaks:
            self.tweaks[value].remove((source, seat, add))
            if not self.tweaks[value]:
                del self.tweaks[value]
        if lasting.triggers:
            for number, trigger in enumerate(lasting.triggers):
                self.triggers[trigger.on].remove((source, number, seat, trigger))
                if not self.triggers[trigger.on]:
                    del self.triggers[trigger.on]
        if lasting.turn_start:
            for number, ability in lasting.turn_start:
                self.turn_start[seat].remove((source, number, ability))
            if not self.turn_start[seat]:
                del self.turn_start[seat]
        if lasting.after_roll:
            self.after_roll.remove(seat)
        if lasting.sums:
            self.sums.clear()
