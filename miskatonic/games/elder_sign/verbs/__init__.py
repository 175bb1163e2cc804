"""The verbs of Elder Sign: what cards do. One class each: parameters, `can`, `run`; its sentence is in `text/`."""

from __future__ import annotations

from typing import Union

from miskatonic.games.elder_sign.verbs import choice
from miskatonic.games.elder_sign.verbs.base import Effect, Who, targets
from miskatonic.games.elder_sign.verbs.choice import Cancel, ChangeAmount, ChooseOne, GainInstead
from miskatonic.games.elder_sign.verbs.dice import (
    AddDie,
    AvoidPenalties,
    ChangeDie,
    CompleteTask,
    DiscardDice,
    DiscardDie,
    FailAdventure,
    HoldDice,
    IgnoreTerror,
    RaiseDie,
    RerollDice,
    ReturnDie,
)  # fmt: skip
from miskatonic.games.elder_sign.verbs.museum import (
    AddDoom,
    AdvanceClock,
    Awaken,
    DefeatMonster,
    ExtraAdventure,
    LookAhead,
    LoseElderSign,
    MonsterAppears,
    OpenGate,
    PlaceElderSign,
    RemoveDoom,
    RemoveThisCard,
    ReplaceAdventure,
)  # fmt: skip
from miskatonic.games.elder_sign.verbs.people import (
    Devour,
    DiscardCards,
    Gain,
    Heal,
    Lose,
    LoseClues,
    LoseTrophies,
    Recover,
    ReduceMaximum,
    RefreshDay,
    ReturnToEntrance,
)  # fmt: skip

AnyVerb = Union[  # noqa: UP007 - msgspec reads the members
    Lose, Recover, Heal, Gain, LoseClues, LoseTrophies, DiscardCards, PlaceElderSign, LoseElderSign, OpenGate,
    MonsterAppears, AddDoom, RemoveDoom, AdvanceClock, FailAdventure, DiscardDice, DiscardDie, ChooseOne,
    ReduceMaximum, Devour, AddDie, HoldDice, RerollDice, ChangeDie, RaiseDie, ReturnDie, DefeatMonster,
    CompleteTask, IgnoreTerror, AvoidPenalties, ReplaceAdventure, LookAhead, RefreshDay, ReturnToEntrance,
    RemoveThisCard, Awaken, Cancel, ChangeAmount, GainInstead, ExtraAdventure,
]  # fmt: skip

# A choice holds verbs, the union of which exists only now.
choice.AnyVerb = AnyVerb  # type: ignore[attr-defined]

__all__ = [
    "AddDie",
    "AddDoom",
    "AdvanceClock",
    "AnyVerb",
    "AvoidPenalties",
    "Awaken",
    "Cancel",
    "ChangeAmount",
    "ChangeDie",
    "ChooseOne",
    "CompleteTask",
    "DefeatMonster",
    "Devour",
    "DiscardCards",
    "DiscardDice",
    "DiscardDie",
    "Effect",
    "ExtraAdventure",
    "FailAdventure",
    "Gain",
    "GainInstead",
    "Heal",
    "HoldDice",
    "IgnoreTerror",
    "LookAhead",
    "Lose",
    "LoseClues",
    "LoseElderSign",
    "LoseTrophies",
    "MonsterAppears",
    "OpenGate",
    "PlaceElderSign",
    "RaiseDie",
    "Recover",
    "ReduceMaximum",
    "RefreshDay",
    "RemoveDoom",
    "RemoveThisCard",
    "ReplaceAdventure",
    "RerollDice",
    "ReturnDie",
    "ReturnToEntrance",
    "Who",
    "targets",
]
