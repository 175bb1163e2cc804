"""The components as packs describe them."""

from __future__ import annotations

from typing import Literal

from miskatonic.engine.pack import Card, Words
from miskatonic.engine.part import Part as Printed
from miskatonic.games.dungeonology.words import AnyVerb

Colour = Literal["green", "red", "blue", "yellow", "violet"]
Slot = Literal["nw", "ne", "en", "es", "se", "sw", "ws", "wn"]
TrickType = Literal["exploration", "destiny", "fame", "deception", "social", "magic"]


class Part(Printed, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something printed on a component."""


class Perk(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A value or a rule that a component changes for its owner (`terms.PERKS`)."""

    what: str
    add: int = 1


class Ability(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a scholar can do: in the movement and action phases, or in a stealth test.

    `discard`: the type of trick card that is discarded as a price.
    """

    id: str
    name: Words
    when: Literal["turn", "test"] = "turn"
    action: bool = False
    discard: TrickType | None = None
    cost: tuple[AnyVerb, ...] = ()
    do: tuple[AnyVerb, ...]


class Side(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """dng.scholar-card.1"""

    students: int
    hand: int
    speed: int
    intelligence: int
    stamina: int
    perks: tuple[Perk, ...] = ()
    abilities: tuple[Ability, ...] = ()


class ScholarCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`combination`: the cubes that give the knowledge token."""

    profession: Words
    combination: tuple[Colour, ...]
    normal: Side
    inspired: Side

    facts = ("values", "abilities")


class ZoneEffect(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Left to right. `amount`: its number; `letter` of a secret passage; `colour` of a bivouac."""

    kind: Literal["stop", "toll", "ambush", "secret-passage", "stairs", "boss", "luck", "bad-luck", "danger", "bivouac"]
    amount: int = 0
    letter: str = ""
    colour: Colour | None = None


class ZoneCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`doors`: by passage, the colours it asks of whoever enters."""

    level: Literal[1, 2, 3]
    number: int
    alertness: int
    cubes: tuple[Colour, ...]
    passages: tuple[Slot, ...]
    effects: tuple[ZoneEffect, ...] = ()
    doors: dict[Slot, tuple[Colour, ...]] = {}


class Play(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A main or secondary effect: when it may be used, whether it takes the turn's action, what it costs."""

    timing: Literal["turn", "instant", "reaction", "test", "before-movement", "end-of-turn"] = "turn"
    action: bool = False
    cost: tuple[AnyVerb, ...] = ()
    do: tuple[AnyVerb, ...]


class TrickCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`omega`: an icon that only the solo expansion uses."""

    type: TrickType
    bonus: int
    omega: bool = False
    main: Play | None = None
    secondary: tuple[Play, ...]

    facts = ("type", "main effect", "secondary effect", "cost", "timing")


class FateCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`points`: what it takes from the final score."""

    perks: tuple[Perk, ...]
    points: int

    facts = ("effect",)


class InternCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    perks: tuple[Perk, ...]
    points: int

    facts = ("effect",)


class Row(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A space for an Omega student: what it adds to the university, and the research penalty."""

    students: int
    omega: int = 1
    penalty: int


class AlertnessCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`students` and `omega`: what the university begins with; students are per player."""

    minutes: int
    students: int
    omega: int
    rows: tuple[Row, ...]

    facts = ("a row",)


class PanicCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`begins`: at the start of each player's turn; `ends`: at the end of it."""

    students: int
    begins: Literal["boss-hunts", "darkness", "collapse"]
    ends: Literal["", "alone", "tremor"] = ""
    discards_boss: bool = False
    boss: str = ""
    """The boss with whom alone it may be used."""

    facts = ("effect",)


class ClanCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`needed`: points to publish; `modifiers`: per cube of a colour."""

    needed: int
    modifiers: dict[Colour, int]


class BossCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A side of the boss card: what it does to the zone it is in, how it moves, what meeting it means."""

    boss: str
    modifier: int = 0
    effect: ZoneEffect | None = None
    steps: int
    toward: Literal["steered", "random-scholar"]
    encounter: tuple[AnyVerb, ...] = ()
    by_information: dict[Colour, tuple[AnyVerb, ...]] = {}
    """Or: what lots say for each scholar there."""

    facts = ("discovery", "activation", "encounter")


class RandomnessCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    direction: Literal["north", "east", "south", "west"]
    colour: Literal["yellow", "red", "blue", "green"]
    exit: Slot
    information: Colour


class ColumnCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A column of the notebook: points by height, and the heights at which stars and research bonuses stand."""

    colour: Colour
    value: int
    points: tuple[int, ...]
    stars: tuple[int, ...] = ()
    bonuses: tuple[int, ...] = ()

    @property
    def length(self) -> int:
        return len(self.points) - 1


class PieceCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is counted and no card: cubes, tokens, figures, boards."""

    category: Literal["cube", "token", "figure", "board"]
    worth: int = 0
