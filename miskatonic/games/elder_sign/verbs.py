"""The verbs of Elder Sign: what cards do. One class each: parameters, `can`, `run`; its sentence is in `text/`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, Union

import msgspec

from miskatonic.engine.message import Msg
from miskatonic.engine.timing import Happening
from miskatonic.engine.verb import Verb
from miskatonic.games.elder_sign.terms import Colour, Face, Loot, Stat

if TYPE_CHECKING:
    from miskatonic.games.elder_sign.game import ElderSign

Who = Literal["you", "each", "here", "museum", "entrance"]
"""You; each investigator; each on this card; each on any adventure; each at the Entrance."""


class Scene:
    """Where an effect takes place: for whom, from which component, in answer to what."""

    __slots__ = ("card", "happening", "seat")

    def __init__(self, seat: int, card: str, happening: Happening | None = None) -> None:
        self.seat = seat
        self.card = card
        self.happening = happening


class Effect(Verb, frozen=True, tag_field="do"):
    """`can`: whether this seat could do it in full now (for costs and choices)."""

    def can(self, game: ElderSign, scene: Scene) -> bool:
        return True

    async def run(self, game: ElderSign, scene: Scene) -> None: ...

    def text(self) -> Msg:
        from miskatonic.games.elder_sign.wording import effect_text  # wording reads verbs

        return effect_text(self)


class Lose(Effect, frozen=True):
    what: Stat
    amount: int = 1
    who: Who = "you"


class Recover(Effect, frozen=True):
    """`amount` 0: up to the maximum. `either`: the player chooses."""

    what: Literal["sanity", "stamina", "either"]
    amount: int = 1
    who: Who = "you"


class Heal(Effect, frozen=True):
    """One investigator of your choice recovers."""

    what: Stat
    amount: int = 1


class Gain(Effect, frozen=True):
    what: Loot
    amount: int = 1
    who: Who = "you"


class LoseClues(Effect, frozen=True):
    amount: int = 1
    who: Who = "you"


class LoseTrophies(Effect, frozen=True):
    amount: int = 1
    who: Who = "you"


class DiscardCards(Effect, frozen=True):
    """`item`: common or unique; `card`: item or spell; `any`: item, spell or Clue."""

    what: Literal["common", "unique", "spell", "ally", "item", "card"]
    amount: int = 1
    who: Who = "you"


class PlaceElderSign(Effect, frozen=True):
    amount: int = 1


class LoseElderSign(Effect, frozen=True):
    amount: int = 1


class OpenGate(Effect, frozen=True):
    amount: int = 1


class MonsterAppears(Effect, frozen=True):
    amount: int = 1


class AddDoom(Effect, frozen=True):
    amount: int = 1
    per: Literal["", "other-world"] = ""


class RemoveDoom(Effect, frozen=True):
    amount: int = 1


class AdvanceClock(Effect, frozen=True):
    steps: int = 1


class FailAdventure(Effect, frozen=True):
    """The adventure fails at once."""


class DiscardDice(Effect, frozen=True):
    """All dice of the roll that show this."""

    face: Face


class DiscardDie(Effect, frozen=True):
    """A further die of the player's choice."""


class ChooseOne(Effect, frozen=True):
    """Each of `who` chooses one list of effects that he can carry out in full; else the last one."""

    options: tuple[tuple[AnyVerb, ...], ...]
    who: Who = "you"


class ReduceMaximum(Effect, frozen=True):
    what: Literal["sanity", "stamina", "either"]
    amount: int = 1
    who: Who = "each"


class Devour(Effect, frozen=True):
    who: Who = "you"


class AddDie(Effect, frozen=True):
    colour: Literal["yellow", "red"]


class HoldDice(Effect, frozen=True):
    """Secures up to this many rolled dice on this Spell."""

    amount: int = 1


class RerollDice(Effect, frozen=True):
    """Up to this many dice of the roll; 0: any number."""

    amount: int = 0


class ChangeDie(Effect, frozen=True):
    """One die of the roll that shows `shown` now shows `into`."""

    shown: Face
    into: Face


class RaiseDie(Effect, frozen=True):
    """One Investigation result counts one more, as far as that die has such a face."""


class ReturnDie(Effect, frozen=True):
    """One discarded die comes back into the pool."""


class DefeatMonster(Effect, frozen=True):
    """Any one monster in play."""


class CompleteTask(Effect, frozen=True):
    """One unfinished task without a monster, without dice."""


class IgnoreTerror(Effect, frozen=True):
    """No terror effects for the rest of this turn."""


class AvoidPenalties(Effect, frozen=True):
    """No penalties if this adventure fails."""


class ReplaceAdventure(Effect, frozen=True):
    """An Adventure card with nobody and no monster on it goes under its deck; a new one comes."""


class LookAhead(Effect, frozen=True):
    """Look at the next Mythos card; it may go under the deck."""


class RefreshDay(Effect, frozen=True):
    """Your once-per-day abilities are ready again."""


class ReturnToEntrance(Effect, frozen=True):
    who: Who = "you"


class RemoveThisCard(Effect, frozen=True):
    """The Other World of this happening leaves the game; if none is left at all, the Ancient One awakens."""


class Awaken(Effect, frozen=True):
    pass


class Cancel(Effect, frozen=True):
    """What would happen does not."""


class ChangeAmount(Effect, frozen=True):
    """What happens counts so much more."""

    add: int = 1


class GainInstead(Effect, frozen=True):
    """Of what would be gained, one may be one of these instead."""

    among: tuple[Loot, ...]


AnyVerb = Union[  # noqa: UP007 - msgspec reads the members
    Lose, Recover, Heal, Gain, LoseClues, LoseTrophies, DiscardCards, PlaceElderSign, LoseElderSign, OpenGate,
    MonsterAppears, AddDoom, RemoveDoom, AdvanceClock, FailAdventure, DiscardDice, DiscardDie, ChooseOne,
    ReduceMaximum, Devour, AddDie, HoldDice, RerollDice, ChangeDie, RaiseDie, ReturnDie, DefeatMonster,
    CompleteTask, IgnoreTerror, AvoidPenalties, ReplaceAdventure, LookAhead, RefreshDay, ReturnToEntrance,
    RemoveThisCard, Awaken, Cancel, ChangeAmount, GainInstead,
]  # fmt: skip
