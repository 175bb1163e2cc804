"""The components as packs describe them."""

from __future__ import annotations

from typing import Literal

from miskatonic.engine.pack import Card, Words
from miskatonic.engine.part import Part as Printed
from miskatonic.games.death_may_die.words import AnyCondition, AnyVerb


class Part(Printed, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something printed on a component."""


class Perk(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A number that a Skill, a card or an enemy changes (`values.PERKS` names them all).

    `action`: only for rolls of this Episode action; `that`: only while this holds.
    """

    what: str
    add: int = 1
    action: str = ""
    that: AnyCondition | None = None


class Level(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`replace`: what lower levels say no longer counts (dmd.skills.6)."""

    mode: Literal["add", "replace"] = "add"
    perks: tuple[Perk, ...]


class SkillCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    unique: bool = False
    levels: tuple[Level, ...]


class InvestigatorCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    unique: str
    common: tuple[str, str]
    home: Words | None = None

    @property
    def skills(self) -> tuple[str, str, str]:
        """dmd.skills.2: the first is the Investigator's own."""
        return (self.unique, *self.common)


class InsanityCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    perks: tuple[Perk, ...] = ()
    symptom: tuple[AnyVerb, ...]


class FigureCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`copies`: figures in the box. What an enemy can do stands on a Minions or Monster card."""

    category: Literal["cultist", "monster", "elder-one"]


class EnemyStats(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """dmd.enemies.6: health, dice, abilities with their triggers; `it` is the enemy."""

    life: int
    standard: int = 0
    bonus: int = 0
    perks: tuple[Perk, ...] = ()
    before_attack: tuple[AnyVerb, ...] = ()
    when_wounding: tuple[AnyVerb, ...] = ()
    when_killed: tuple[AnyVerb, ...] = ()


class EnemyCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Minions card of an Elder One, or the Monster card of an Episode."""

    enemies: dict[str, EnemyStats]

    facts = ("figures", "life", "dice", "abilities")


class TokenCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`turned`: what happens when it is turned over, or found behind another; `life`: Wounds that destroy it."""

    category: Literal["general", "elder-one", "episode"]
    turned: tuple[AnyVerb, ...] = ()
    life: int = 0
    tradable: bool = False
    body_of: str = ""
    """The figure that leaves this token behind when it is killed."""
    opened_by: str = ""
    """The token that must be spent to collect this one."""
    counts_as: str = ""
    """Another token, as which this one counts once it is collected."""

    facts = ("count", "kinds")


class StageCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """dmd.elder-fight.6 to 9"""

    elder_one: str
    stage: int
    life: int = 0
    standard: int = 0
    bonus: int = 0
    reveal: tuple[AnyVerb, ...] = ()
    advance: tuple[AnyVerb, ...] = ()
    end_of_turn: tuple[AnyVerb, ...] = ()
    no_tokens: tuple[AnyVerb, ...] = ()
    """When a token of the Elder One must be placed and none is left."""


class ElderOneCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    minions: str
    token: str


class Summons(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    enemy: str
    gate: Literal["red", "yellow", "blue"]


class MythosCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`deck`: the Elder One or the Episode in whose box it lies."""

    deck: str
    symbol: bool = False
    effects: tuple[AnyVerb, ...] = ()
    summons: tuple[Summons, ...] = ()


class CardAbility(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What its owner may do in his own turn (dmd.discovery-cards.6).

    `discard`: the card is the price; a card that stays serves once per turn.
    """

    discard: bool = False
    cost: tuple[AnyVerb, ...] = ()
    that: AnyCondition | None = None
    do: tuple[AnyVerb, ...]


class DiscoverySide(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An Item, a Companion or a Condition. `id`: under it other cards speak of it; several cards may share it."""

    id: str
    name: Words
    type: Literal["item", "companion", "condition"]
    cost: tuple[AnyVerb, ...] = ()
    claimed: tuple[AnyVerb, ...] = ()
    life: int = 0
    tags: tuple[str, ...] = ()
    skill: str = ""
    rival: str = ""
    """It cannot be held together with this one."""
    tradable: bool = True
    perks: tuple[Perk, ...] = ()
    abilities: tuple[CardAbility, ...] = ()


class DiscoveryCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`otherwise`: the side that is claimed if the other is declined; without it the card may be left."""

    episode: str
    story: Words
    drawn: tuple[AnyVerb, ...] = ()
    left: DiscoverySide | None = None
    right: DiscoverySide | None = None
    otherwise: Literal["", "left", "right"] = ""

    facts = ("contents",)

    def side(self, side: str) -> DiscoverySide:
        found = self.left if side == "left" else self.right
        assert found is not None, f"{self.id} has no {side} side"
        return found


class TileSide(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two rows of two cells; equal letters are one space. `doors`: openings inside; `openings`: on the edge."""

    rooms: tuple[str, str]
    doors: tuple[str, ...] = ()
    openings: tuple[str, ...] = ()


class TileCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    front: TileSide
    back: TileSide


class TilePlace(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`at`: its upper left cell; `spaces`: the numbers of its spaces, in the order of their letters."""

    tile: str
    at: tuple[int, int]
    spaces: tuple[int, ...]


class MapCard(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    tiles: tuple[TilePlace, ...]
    names: dict[int, Words]
    """What the spaces are called."""
    start: int
    gates: dict[str, int]
    stairs: tuple[int, ...] = ()
    tunnel: tuple[int, ...] = ()


class SetUp(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands and lies on the map, by the numbers of spaces."""

    cultists: dict[int, int] = {}
    monsters: dict[int, str] = {}
    fire: tuple[int, ...] = ()
    markers: dict[str, tuple[int, ...]] = {}
    held: dict[str, int] = {}
    """Tokens in the supply beside the map, by kind."""
    hidden: dict[str, dict[str, int]] = {}
    """By kind of token: what they may turn out to be, and how many of each."""


class EpisodeAction(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    name: Words
    safe: bool = False
    that: AnyCondition
    do: tuple[AnyVerb, ...]


class EpisodeCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """dmd.episodes.4"""

    number: int
    story: Words
    place: Words
    monsters: str
    actions: tuple[EpisodeAction, EpisodeAction]
    special: tuple[Words, ...] = ()
    """Special rules of this Episode that no action or card says (dmd.episodes.2)."""
    ritual: AnyCondition
    advance: tuple[AnyVerb, ...] = ()
    turn_ends: tuple[AnyVerb, ...] = ()
    """An end-of-turn effect of the Episode itself."""
    map: MapCard
    set_up: SetUp
