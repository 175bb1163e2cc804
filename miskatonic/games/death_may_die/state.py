"""The table as plain data. Everything on it is public but the order of the decks and what tokens hide."""

from __future__ import annotations

from dataclasses import field

from miskatonic.engine.data import data
from miskatonic.engine.deck import Deck
from miskatonic.games.death_may_die.terms import FIRE_TOKENS, TRACK_START
from miskatonic.kit.dice import Die
from miskatonic.kit.limits import Limits

NOBODY = -1


@data
class Claimed:
    """A Discovery card tucked under a board: `side` is `left` or `right`; a Companion bears `wounds`."""

    number: int
    card: str
    side: str
    wounds: int = 0

    @property
    def key(self) -> str:
        return f"{self.card}#{self.number}"


@data
class Investigator:
    """One Investigator and the seat that plays it: alone at the table, a player has two.

    `wounds` and `stress` are points taken, `sanity` is points lost: all three markers move to the right.
    """

    number: int
    player: int
    card: str = ""
    place: str = ""
    wounds: int = 0
    stress: int = 0
    sanity: int = 0
    bonus: int = 0
    """Bonus dice from Thresholds."""
    levels: list[int] = []
    """Of the three Skills on the board, without what Companions add."""
    fire: int = 0
    """Fire tokens on the board."""
    fire_wounds: int = 0
    """Wound tokens that stand for Fire tokens."""
    signs: int = 0
    """Yellow Signs."""
    cards: list[Claimed] = []
    insanity: str = ""
    insanity_tokens: int = 0
    codependent: int = NOBODY
    trauma: str = ""
    """The Mythos card kept beside the Insanity card."""
    deaths: int = 0
    """Free deaths used."""
    down: bool = False
    arrested: bool = False
    out: str = ""
    """How it was eliminated: `killed` or `insane`."""


@data
class Enemy:
    """A Cultist or a Monster on the map."""

    number: int
    card: str
    place: str
    wounds: int = 0

    @property
    def key(self) -> str:
        return f"{self.card}#{self.number}"


@data
class ElderOne:
    """`stage`: the newest Stage card revealed; `place`: empty while the figure is on the Summoning track."""

    card: str
    stage: int = 1
    place: str = ""
    wounds: int = 0

    @property
    def summoned(self) -> bool:
        return self.stage > 1


@data
class Marker:
    """A token of the Episode on the map (`place`), in somebody's hands (`holder`), or used up (`done`).

    `face`: what it turned out to be, once it has been turned over.
    """

    number: int
    card: str
    place: str = ""
    face: str = ""
    wounds: int = 0
    holder: int = NOBODY
    done: bool = False

    @property
    def key(self) -> str:
        return f"{self.card}#{self.number}"


@data
class Roll:
    """Dice on the table: who decides, what for, whose attack it is, and what it came to."""

    who: int
    purpose: str
    """`attack`, `defence`, `fire`, `roll`, or the id of an Episode action."""
    dice: list[Die] = []
    target: list[str] = []
    """The figures that are attacked."""
    attacker: str = ""
    free: int = 0
    """Rerolls of this roll that cost nothing."""
    successes: int = 0
    tentacles: int = 0
    signs: int = 0
    added_tentacles: int = 0
    counted: bool = False


@data
class Running:
    """A Run under way."""

    who: int
    left: int
    sneaks: int = 0
    along: str = ""
    """A token that is brought along."""


@data(frozen=True)
class Mixed:
    """What may be under the tokens of a kind that lie face down, once some were mixed in one space only.

    Each of `lots` names a face for each of `tokens` (their numbers), and is as likely as its weight says.
    """

    tokens: list[int]
    lots: list[list[str]]
    weights: list[int]


def heap_of(card: str) -> str:
    """Where the faces of a kind of token lie; not the name of the token, for no token lies there."""
    return f"faces-of-{card}"


@data
class State:
    phase: str
    """`set-up`, `actions`, `mythos`, `investigate`, `end`."""
    episode: str
    elder_one: ElderOne
    seats: int
    wishes: list[str]
    """What each seat asked for at set-up: an Investigator, `random` or `choose`."""
    investigators: list[Investigator]
    box: list[str]
    """Investigators that nobody plays."""
    insanities: Deck
    mythos: Deck
    discoveries: Deck
    hidden: dict[str, Deck]
    """By kind of token (`heap_of`): the faces that no token on the map has shown yet."""
    mixed: dict[str, Mixed] = {}
    """By kind of token (`heap_of`): where these faces may lie, if not anywhere alike."""
    supply: list[str] = []
    """Figures that are not on the map."""
    enemies: list[Enemy] = []
    markers: list[Marker] = []
    fire: dict[str, int] = {}
    """Fire tokens by space."""
    fire_supply: int = FIRE_TOKENS
    rlyeh: list[str] = []
    """Spaces with a R'lyeh token."""
    tokens_left: int = 0
    """Of the Elder One's own tokens."""
    track: int = TRACK_START
    disrupted: bool = False
    disrupted_now: bool = False
    """In this turn, so that the Elder One is summoned at its end."""
    awakening: bool = False
    """At the end of this turn the Elder One advances, whatever the discard pile shows."""
    moon: int = 0
    mythos_discard: list[str] = []
    mythos_now: str = ""
    """The Mythos card that is being resolved."""
    aside: list[str] = []
    """Mythos cards looked at, of which one is chosen."""
    discovery_discard: list[str] = []
    discovery_now: str = ""
    insanity_box: list[str] = []
    active: int = 0
    first: int = 0
    turn: int = 0
    actions: int = 0
    attacked: list[str] = []
    """Enemies that have attacked in this phase."""
    ended_effects: list[str] = []
    """End-of-turn effects that are done with."""
    roll: Roll | None = None
    run: Running | None = None
    limits: Limits = field(default_factory=Limits)
    counter: int = 0
    handicaps: list[str] = []
    ended: str = ""
    """How the game ended: `won`, `killed`, `insane`, `all-lost`, `track`."""
