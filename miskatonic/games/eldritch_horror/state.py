"""The table of Eldritch Horror as plain data: every component lies in exactly one place."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from miskatonic.engine.data import data
from miskatonic.engine.deck import Deck
from miskatonic.kit.limits import Limits
from miskatonic.kit.pieces import Piece

Phase = Literal["setup", "action", "encounter", "mythos", "mythos-end", "over"]


@data
class Held(Piece):
    """A card before an investigator. `back`: of a Spell or a Condition, once somebody has seen it."""

    back: str = ""


@data
class Player:
    """A seat. An empty investigator: none for now, or, once `out`, none any more."""

    seat: int
    investigator: str = ""
    place: str = ""
    health: int = 0
    sanity: int = 0
    clues: list[str] = []
    train: int = 0
    ship: int = 0
    assets: list[Held] = []
    artifacts: list[Held] = []
    spells: list[Held] = []
    conditions: list[Held] = []
    improvements: dict[str, int] = {}
    delayed: bool = False
    out: bool = False


@data
class Monster(Piece):
    """A monster on the board; its tokens `health` are what it has lost."""

    place: str = ""
    ambush: bool = False
    """It is not on the board: it is drawn for one Combat Encounter."""
    phantom: bool = False
    """A named monster that ambushes: there is no token."""


@data
class ClueToken:
    """A Clue on the board, which may lie elsewhere than its face says."""

    clue: str
    place: str


@data
class Defeated:
    """The token and the sheet of a defeated investigator; `cause`: what he had lost all of."""

    investigator: str
    place: str
    cause: Literal["health", "sanity"]
    clues: list[str] = []
    train: int = 0
    ship: int = 0
    assets: list[Held] = []
    artifacts: list[Held] = []
    spells: list[Held] = []


@data
class Ongoing(Piece):
    """A Mythos card in play. Tokens: `eldritch`, `health`."""

    monsters: list[str] = []


@data
class ActiveMystery:
    card: str
    eldritch: int = 0
    clues: list[str] = []
    gates: list[str] = []
    monsters: list[str] = []
    slain: bool = False
    """The Epic Monster that it speaks of has been defeated."""


@data
class Sheet:
    """What lies on the Ancient One sheet."""

    sanity: int = 0
    eldritch: int = 0
    gates: list[str] = []


@data
class Stage:
    """So many random cards of each colour are shuffled into this part of the Mythos deck."""

    green: int = 0
    yellow: int = 0
    blue: int = 0


@data
class Test:
    """A test under way: what its dice pool is made of, and the dice as they lie."""

    seat: int
    skill: str
    source: str
    parts: list[tuple[str, int]] = []
    """Where the dice come from: `skill`, `modifier`, `improvement`, a card, `least`."""
    dice: list[str] = []
    successes: int = 0
    extra: int = 0
    """Successes that no die shows."""


@data
class Combat:
    """A Combat Encounter under way; the monster is on the board, or ambushes."""

    seat: int
    monster: str
    step: Literal["effects", "will", "strength"] = "effects"
    bonus: dict[str, int] = {}
    """Skill bonuses that were used for this combat, by skill: the highest."""
    bonus_source: dict[str, str] = {}
    skip_strength: bool = False
    unharmed: bool = False
    rerolls: int = 0
    """Dice that a Spell lets one reroll in the Strength test."""


@data
class Encounter:
    """An encounter under way: with what, by which card, which part of it."""

    seat: int
    kind: str
    source: str = ""
    section: str = ""
    about_clue: str = ""
    about_gate: str = ""
    gained: int = 0
    """Clues gained from it so far."""
    dice: int = 0
    """Additional dice in its tests."""
    last: bool = False
    """No additional encounter follows."""


@data
class Cast:
    """A Spell being cast: whom it concerns and how the test went."""

    seat: int
    spell: str
    target: str = ""
    result: int = 0
    fours: bool = False
    """A 4 was rolled."""
    prevents: int = 0
    unseen: bool = False
    """An encounter may be chosen as if there were no monsters."""
    sees: bool = False
    """The chosen Clue may be encountered from afar."""
    dice: int = 0


@data
class State:
    players: list[Player]
    ancient_one: str = ""
    difficulty: str = "mixed"
    starting_rumor: bool = False
    wishes: list[str] = []
    """Which investigator each seat asks for."""
    phase: Phase = "setup"
    round: int = 1
    lead: int = 0
    active: int = 0
    acting: bool = False
    """The active investigator's turn of the Action Phase is under way."""
    waiting: list[int] = []
    """Seats whose turn of this phase is still to come."""
    actions: int = 0
    """How many the active investigator has left."""
    doom: int = 0
    omen: int = 0
    """The space of the omen track."""
    awake: bool = False
    final_begun: bool = False
    sheet: Sheet = field(default_factory=Sheet)
    mystery: ActiveMystery | None = None
    solved: list[str] = []
    mysteries: Deck = field(default_factory=lambda: Deck("mysteries"))
    stages: list[Stage] = []
    green: Deck = field(default_factory=lambda: Deck("mythos-green"))
    yellow: Deck = field(default_factory=lambda: Deck("mythos-yellow"))
    blue: Deck = field(default_factory=lambda: Deck("mythos-blue"))
    mythos: str = ""
    """The Mythos card that is being resolved, until it comes into play or is discarded."""
    shown: str = ""
    """The last Mythos card, wherever it is now."""
    step: int = 0
    """How many of its steps are done."""
    mythos_discard: list[str] = []
    ongoing: list[Ongoing] = []
    monsters: list[Monster] = []
    pool: Deck = field(default_factory=lambda: Deck("monsters"))
    set_aside: list[str] = []
    set_aside_kinds: list[str] = []
    """Monsters that go back aside when they are discarded, one word per token."""
    epic: list[str] = []
    """Epic Monsters that are not on the board."""
    gates: list[str] = []
    gate_stack: Deck = field(default_factory=lambda: Deck("gates"))
    gate_discard: list[str] = []
    clues: list[ClueToken] = []
    clue_pool: Deck = field(default_factory=lambda: Deck("clues"))
    clue_discard: list[str] = []
    eldritch: dict[str, int] = {}
    """Eldritch tokens on spaces, whoever put them there: the cards speak of "a space with an Eldritch token", so that
    what the sea has drowned serves the Mystery of the Deep Ones too."""
    omen_eldritch: int = 0
    """Eldritch tokens on the green space of the omen track."""
    reserve: list[str] = []
    assets: Deck = field(default_factory=lambda: Deck("assets"))
    asset_discard: list[str] = []
    artifacts: Deck = field(default_factory=lambda: Deck("artifacts"))
    artifact_discard: list[str] = []
    spells: Deck = field(default_factory=lambda: Deck("spells"))
    spell_backs: Deck = field(default_factory=lambda: Deck("spell-backs"))
    """Backs that nobody has seen: which copy has which is open."""
    conditions: Deck = field(default_factory=lambda: Deck("conditions"))
    condition_backs: Deck = field(default_factory=lambda: Deck("condition-backs"))
    encounters: dict[str, Deck] = {}
    """By deck: general, america, europe, asia-australia, research, other-world, expedition and the special ones."""
    encounter_discard: dict[str, list[str]] = {}
    expedition: str = ""
    """The space of the Active Expedition token: the back of the top card of that deck."""
    investigators: list[str] = []
    defeated: list[Defeated] = []
    stack: list[str] = []
    """Cards that are being resolved, the innermost last."""
    drawn: list[Monster] = []
    """Monsters that ambush."""
    box: list[str] = []
    """What was returned to the game box."""
    test: Test | None = None
    combat: Combat | None = None
    encounter: Encounter | None = None
    cast: Cast | None = None
    reckoning: list[str] = []
    """What is still to be resolved of a reckoning."""
    limits: Limits = field(default_factory=Limits)
    counter: int = 0
    """Numbers the pieces."""
    ended: str = ""
    score: int = 0
