"""The table of Arkham Horror: The Card Game as plain data.

Every card lies in exactly one place: a deck, a hand, a play area, a pile, or on its way (`stack`, the committed cards
of `test`). What only names a card that lies elsewhere is listed in `MENTIONS`.
"""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from miskatonic.engine.data import data
from miskatonic.engine.deck import Deck
from miskatonic.engine.visibility import Hidden
from miskatonic.kit.limits import Limits
from miskatonic.kit.pieces import NOBODY, Piece

Phase = Literal["upgrade", "set-up", "mythos", "investigation", "enemy", "upkeep", "over"]
MENTIONS = frozenset(
    {
        "place", "scenario", "source", "used", "target", "lasting", "options", "log", "investigator", "killed",
        "insane", "interrogated", "got_away", "until", "what", "earned", "starting", "returning", "played",
    }
)  # fmt: skip


@data
class Enemy(Piece):
    """An enemy in play. `engaged`: with whom (a massive one with nobody here: see `Arkham.engaged_with`)."""

    place: str = ""
    engaged: int = NOBODY


@data
class Location(Piece):
    """A location in play; its card's id is its name on the map. Clues and doom are tokens.

    `cards`: what is attached to it, and story assets that lie there under nobody's control.
    """

    revealed: bool = False
    cards: list[Piece] = []


@data
class Stage(Piece):
    """The current act or agenda. `turned`: its other side stands for both."""

    turned: bool = False


@data
class Lasting:
    """What lasts for a while: a printed effect (`what`) of a card, for a seat or about a thing.

    `until`: phase, turn, round, test; `amount`: of a modifier.
    """

    source: str
    what: str
    until: str
    seat: int = NOBODY
    target: str = ""
    amount: int = 0


@data
class Committed:
    seat: int
    card: str


@data
class Player:
    """One seat and its investigator. `place`: the location; empty once eliminated."""

    seat: int
    investigator: str
    deck: Deck
    pool: str
    """Under which name the cards of deck and hand are dealt anew."""
    hand: Annotated[list[str], Hidden("owner", ".pool")] = []
    aside: Annotated[list[str], Hidden("owner", ".pool")] = []
    """Set aside while the opening hand is drawn."""
    discard: list[str] = []
    assets: list[Piece] = []
    """The play area."""
    threat: list[Piece] = []
    """The threat area, but for engaged enemies: those lie among `State.enemies`."""
    place: str = ""
    resources: int = 0
    clues: int = 0
    damage: int = 0
    horror: int = 0
    actions: int = 0
    """Left in this turn."""
    extra_actions: dict[str, int] = {}
    """Actions left that may be used for one thing only, by its name."""
    granted: int = 0
    """Additional actions that cards in play have granted this turn already."""
    lost_actions: int = 0
    turn_taken: bool = False
    status: Literal["", "defeated", "resigned"] = ""
    physical_trauma: int = 0
    mental_trauma: int = 0
    experience: int = 0
    """Unspent, from earlier scenarios."""
    earned: list[str] = []
    """Story assets and weaknesses that stay in the deck."""
    starting: list[str] = []
    """The deck as it was put together: what the next scenario begins with."""
    killed: bool = False
    insane: bool = False
    bonus: int = 0
    """Experience that cards and resolutions of this scenario add or take away."""
    setback: str = ""
    """By what an eliminated investigator was defeated: damage, horror, both, or a card."""

    @property
    def out(self) -> bool:
        return self.status != ""


@data
class SkillTest:
    """The skill test under way (ST.1 to ST.8)."""

    number: int
    seat: int
    skill: str
    kind: str = ""
    """investigate, fight or evade, where it is one."""
    target: str = ""
    """The enemy or location that it is about."""
    source: str = ""
    """The card whose ability asks for it."""
    difficulty: int = 0
    """Of a card's own test; that of an enemy or a location is read off it."""
    add: int = 0
    """What the ability that began the test adds to the skill."""
    step: int = 1
    committed: list[Committed] = []
    drawn: list[str] = []
    """The chaos tokens that are out of the bag."""
    tokens: list[str] = []
    """What counts of them, as it is read."""
    flipped: list[int] = []
    """Those of `tokens`, by number, whose modifier counts as positive."""
    bonus: dict[str, int] = {}
    """What abilities used during the test add, by source."""
    automatic: Literal["", "success", "failure"] = ""
    outcome: Literal["", "success", "failure"] = ""
    margin: int = 0
    """By how much it was passed or failed."""
    damage: int = 0
    """Of an attack: what it deals if it succeeds."""
    clues: int = 0
    """Of an investigation: how many clues are discovered if it succeeds."""
    returning: list[str] = []
    """Committed cards that go back to hand."""


@data
class Absent:
    """An investigator whose player has left the campaign and may come back (ah.join-leave.2)."""

    investigator: str
    starting: list[str] = []
    earned: list[str] = []
    experience: int = 0
    physical_trauma: int = 0
    mental_trauma: int = 0
    killed: bool = False
    insane: bool = False


@data
class Campaign:
    """What is carried from scenario to scenario beside the investigators. Notes have stable ids."""

    mode: Literal["campaign", "standalone"] = "campaign"
    log: list[str] = []
    interrogated: list[str] = []
    got_away: list[str] = []
    killed: list[str] = []
    insane: list[str] = []
    played: list[str] = []
    absent: list[Absent] = []
    """Who has left the campaign between scenarios."""


@data
class State:
    players: list[Player]
    scenario: str
    difficulty: str
    encounter: Deck
    """The encounter deck."""
    cultists: Deck
    """A second encounter deck, of The Midnight Masks."""
    weaknesses: Deck
    """The basic weaknesses of the collection that nobody has."""
    unseen: Deck
    """Locations of which nobody knows where they lie, if at all."""
    campaign: Campaign = field(default_factory=Campaign)
    box: list[str] = []
    """Scenario cards before set-up puts them where they belong."""
    phase: Phase = "set-up"
    step: str = ""
    """The framework step within the phase."""
    round: int = 1
    lead: int = 0
    active: int = -1
    """Whose turn it is; -1: nobody's."""
    attacked: list[int] = []
    """Whose enemies have attacked in this enemy phase."""
    investigators: int = 1
    """How many began the scenario: "per investigator"."""
    bag: list[str] = []
    """The chaos tokens that can be revealed."""
    locations: list[Location] = []
    enemies: list[Enemy] = []
    agenda: Stage | None = None
    act: Stage | None = None
    agendas: list[str] = []
    """Those that follow."""
    acts: list[str] = []
    encounter_discard: list[str] = []
    set_aside: list[str] = []
    removed: list[str] = []
    """Removed from the game."""
    victory: list[str] = []
    """The victory display."""
    stack: list[str] = []
    """Cards on their way: being played, being drawn."""
    test: SkillTest | None = None
    peril: int = -1
    """The seat that alone may act, while a peril card of its is resolved."""
    limits: Limits = field(default_factory=Limits)
    lasting: list[Lasting] = []
    counter: int = 0
    """Numbers the pieces and the tests."""
    resolution: str = ""
    """Reached: R1, R2, …; `none`: nobody is left."""
