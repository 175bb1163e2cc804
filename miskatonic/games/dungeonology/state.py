"""The table as plain data. Hidden are hands, the clan card, what the university holds, and the order of decks."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated

from miskatonic.engine.data import data
from miskatonic.engine.deck import Deck
from miskatonic.engine.visibility import Hidden

NOBODY = -1


@data
class Tile:
    """A zone on the table: where its north-west corner lies, in halves of an edge.

    `cubes`: by space from the left, an empty word where there is none. `closed`: no tile of its stack fits here.
    """

    zone: str
    x: int
    y: int
    cubes: list[str]
    entered: bool = False
    tokens: list[str] = []
    """`trap`, `teleport`, or the letter of a secret passage."""
    climbed: bool = False
    """Its stairs have led somewhere."""
    closed: bool = False


@data(frozen=True)
class Link:
    """Two passages that meet: `open`, with a `stairs` token, or with a `wall`."""

    one: str
    one_slot: str
    other: str
    other_slot: str
    kind: str


@data
class Clan:
    """Decided when somebody first looks at it; `seers` have looked."""

    card: Annotated[str, Hidden("seers", "clans")] = ""
    seers: list[int] | None = []


@data
class Flight:
    """A trick card on its way: `play` is `main`, or `secondary-0`."""

    card: str
    seat: int
    play: str
    cancelled: bool = False


@data(frozen=True)
class Share:
    """One part of a sum: from where, how much."""

    source: str
    amount: int


@data
class StealthTest:
    """Research (`count` cubes of `place`) or spying (on `target` for a cube of a `colour`)."""

    kind: str
    seat: int
    place: str
    count: int = 1
    target: int = NOBODY
    colour: str = ""
    alertness: list[Share] = []
    stealth: list[Share] = []
    success: bool = False
    """A card says that it succeeds."""
    responding: int = NOBODY
    """Who may play cards now."""


@data
class Player:
    seat: int
    colour: str
    """The corner of the notebook."""
    scholar: str = ""
    inspired: bool = False
    place: str = ""
    hand: Annotated[list[str], Hidden("owner", "tricks")] = []
    shown: list[str] = []
    """Cards of the hand that everybody saw on their way there."""
    cubes: dict[str, int] = {}
    """By colour, the height of the column."""
    students: int = 0
    fatigue: int = 0
    knowledge: bool = False
    interns: list[str] = []
    fates: list[str] = []
    fates_down: int = 0
    """Fate cards face down: which they are is not decided before they are turned over."""
    finished: bool = False
    published: int = 0
    """1: the first to publish."""
    silenced: int = NOBODY
    """Until the end of whose turn no trick cards may be played."""
    hit: list[int] = []
    """Against whom an ability has been used this turn."""
    researched: list[str] = []
    """Cubes collected this turn by a research action."""
    careful: bool = False
    """Need not activate traps and zone effects this turn."""


@data
class State:
    phase: str
    """`set-up`, `begin`, `movement`, `action`, `end`, `over`."""
    seats: int
    wishes: list[str]
    """What was asked for: a scholar for each seat, then the alertness card and the side of the boss card."""
    alertness: str
    boss: str
    players: list[Player]
    box: list[str]
    """Scholars that nobody plays."""
    tiles: list[Tile]
    stacks: list[Deck]
    """By level, from the first."""
    tricks: Deck
    fates: Deck
    panics: Deck
    clans: Deck
    traps: Deck
    interns: list[str]
    """That nobody has recruited."""
    reserve: dict[str, int]
    """Cubes that are not in play, by colour."""
    links: list[Link] = []
    discard: list[str] = []
    seen: list[str] = []
    """Cards that went into the deck for all to see: the pile it was last made of, what was put back on top."""
    fate_discard: list[str] = []
    clan: Clan = field(default_factory=Clan)
    panic: str = ""
    """The panic card, once it is revealed: then this is maximum alertness."""
    bag: Annotated[str, Hidden("nobody", "university")] = "0+0"
    """Students and Omega students in the university. Nobody may count them."""
    campfire: int = 0
    omegas: int = 0
    """On the alertness card."""
    drawn_omegas: list[int] = []
    """By whom Omega students have been drawn that nothing has been done about yet."""
    boss_place: str = ""
    boss_active: bool = False
    """It has been activated this turn."""
    boss_gone: bool = False
    """Its card is discarded; the figure may still move."""
    active: int = 0
    first: int = 0
    turn: int = 0
    speed: int = 0
    """Zones that may still be entered in this movement phase."""
    pace: int = 0
    """The speed of which that is what is left; 0: the movement phase is over, whatever speed may become."""
    moved: bool = False
    actions: int = 0
    second: int = 0
    """How many of the actions of this action phase an ability has given."""
    tried: int = 0
    """Cubes that the active player has tried to collect by research this turn, whatever came of it."""
    extra_turn: bool = False
    """After this turn the same player takes another."""
    exhausting: bool = False
    """At the end of this turn its player takes all the fatigue there can be."""
    resting: bool = False
    """This turn is a rest."""
    busy: bool = False
    """Somebody has done something this turn."""
    idle: int = 0
    """Turns under maximum alertness, one after another, of scholars who did nothing."""
    carded: bool = False
    """The active player has played a trick card of this turn. Only the optional priorities ask."""
    windows: list[str] = []
    """Moments of this turn at which instant cards could be played already."""
    stack: list[Flight] = []
    test: StealthTest | None = None
    aside: list[str] = []
    """Trick cards revealed by divination or a search, while it is chosen among them."""
    priorities: bool = False
    bots: str = "sly"
    """How nasty bots are at this table: `gentle`, `sly`, `nasty`. No rule asks."""
    half_time: list[int] = []
    """Points by seat when half of the alertness card was full, for studies."""
    thefts: int = 0
    ended: str = ""
    """How the game ended: `all-finished`, `university`, `no-cubes`, `stuck`."""
