"""The table of Elder Sign as plain data. Everything on it is public but the order of the decks."""

from __future__ import annotations

from dataclasses import field

from miskatonic.engine.data import data
from miskatonic.engine.deck import Deck
from miskatonic.games.elder_sign.terms import COLOURS, ENTRANCE, SUPPLY, UNROLLED


@data(frozen=True)
class Die:
    """A die as it lies: a value, which another takes the place of when it is moved or rolled.

    `place` is one of the places in `terms`; `at` says which task row, seat or Spell there.
    """

    place: int = SUPPLY
    face: int = UNROLLED
    at: int = 0


@data
class MonsterToken:
    """On the printed task `task`, or below the card (-1). `defeated`: flipped, perhaps `by_card`, to be taken."""

    number: int
    id: str
    task: int
    defeated: bool = False
    by_card: bool = False


@data
class Place:
    """A face-up Adventure or Other World card and the monsters on it. `extra`: none takes its place."""

    card: str
    monsters: list[MonsterToken] = []
    extra: bool = False


@data
class Lock:
    """A locked die symbol in play, in the order in which they came; `die` -1 waits for the next free one."""

    source: str
    colour: str
    die: int = -1


@data
class CastSpell:
    """A Spell in front of its caster with dice on it."""

    number: int
    card: str


@data
class Player:
    """A seat and its investigator (an empty word: none)."""

    seat: int
    investigator: str = ""
    place: str = ENTRANCE
    sanity: int = 0
    stamina: int = 0
    less_sanity: int = 0
    less_stamina: int = 0
    clues: int = 0
    common: list[str] = []
    unique: list[str] = []
    spells: list[str] = []
    allies: list[str] = []
    cast: list[CastSpell] = []
    trophies: list[str] = []
    used_today: list[str] = []
    out: bool = False


@data
class Attempt:
    """An adventure (or an attack) under way in the Resolution (Attack) Phase."""

    seat: int
    place: str
    done: list[str] = []
    captured: list[MonsterToken] = []
    assisted: list[int] = []
    used_this_roll: list[str] = []
    free_rerolls: int = 0
    rolls: int = 0
    hits: int = 0
    rolled: bool = False
    focused: bool = False
    avoids_penalties: bool = False
    failed: bool = False


@data
class State:
    phase: str
    ancient_one: str
    players: list[Player]
    investigators: list[str]
    """Those still in the box who may be chosen."""
    wishes: list[str]
    """What each seat asked for at set-up: an investigator, `random` or `choose`."""
    adventure_deck: Deck
    other_world_deck: Deck
    common_deck: Deck
    unique_deck: Deck
    spell_deck: Deck
    ally_deck: Deck
    mythos_deck: Deck
    monster_cup: Deck
    dice: list[Die] = field(default_factory=lambda: [Die()] * len(COLOURS))
    adventures: list[Place] = []
    other_worlds: list[Place] = []
    locks: list[Lock] = []
    devoured: list[str] = []
    """Investigators put back into the box for good."""
    removed: list[str] = []
    """Cards removed from the game."""
    used_this_turn: list[str] = []
    ignores_terror: bool = False
    """The active player, for the rest of this turn."""
    appearing: str = ""
    """A monster token that has been drawn and is about to be placed."""
    mythos: str = ""
    doom: int = 0
    elder_signs: int = 0
    clock: int = 0
    turn: int = 0
    active: int = 0
    counter: int = 0
    """Numbers monster tokens and cast Spells."""
    combat_x: int = 0
    """Monsters in play when the last doom token came: the X of a combat task (es.ruling-ancient-ones.1)."""
    midnights_due: int = 0
    """How often the clock has struck in this turn."""
    awake: bool = False
    attempt: Attempt | None = None
    ended: str = ""
    """How the game ended: sealed, defeated, devoured, world-ended."""
