"""The printed cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.pack import Card, Words
from miskatonic.engine.part import Part
from miskatonic.games.arkham_lcg.words import VOCABULARY

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnyCondition, AnySelector, AnyVerb
else:
    AnyVerb = VOCABULARY.types["AnyVerb"]
    AnyAmount = VOCABULARY.types["AnyAmount"]
    AnyCondition = VOCABULARY.types["AnyCondition"]
    AnySelector = VOCABULARY.types["AnySelector"]

Class = Literal["guardian", "seeker", "rogue", "mystic", "survivor", "neutral", "mythos", "weakness"]
Icons = dict[Literal["willpower", "intellect", "combat", "agility", "wild"], int]
Keyword = Literal[
    "fast", "hunter", "retaliate", "massive", "aloof", "alert", "peril", "surge", "permanent", "exceptional", "hidden"
]
Designator = Literal["", "fight", "evade", "investigate", "parley", "resign", "move"]
Occasion = Literal[
    "", "phase-begins", "phase-ends", "round-ends", "turn-begins", "turn-ends", "reveal-token", "fail-test",
    "pass-test", "attack", "harm", "defeat", "discover", "enter", "leave", "enter-play", "spawn", "engage", "evaded",
    "draw-treachery", "draw-enemy", "play-card", "play-event", "discard-event", "game-ends", "attack-damage",
    "agenda-advances",
]  # fmt: skip


class Ability(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something printed on a card that is used or happens.

    `kind`: the icon; an `event` is a card that is played. `on`, `moment`, `whose`: the triggering condition. `during`:
    when a free ability or a fast card may be used. `designator`: the bold word. `quiet`: provokes nothing. `follows`:
    the rule or ruling that its timing follows where the printed words are silent.
    """

    kind: Literal["action", "free", "reaction", "forced", "event"]
    on: Occasion = ""
    moment: Literal["would", "when", "at", "after"] = "after"
    whose: Literal["own", "here", "this", "any", "bearer"] = "own"
    that: AnyCondition | None = None
    limit: Literal["", "turn", "round", "phase", "test", "game", "group-game", "max-round", "max-test", "max-game"] = ""
    most: int = 1
    during: Literal["", "turn", "test", "any-turn"] = ""
    designator: Designator = ""
    actions: int = 1
    quiet: bool = False
    hand: bool = False
    cost: tuple[AnyVerb, ...] = ()
    do: tuple[AnyVerb, ...] = ()
    follows: str = ""


class Constant(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What holds while the card is in play: a value that is modified, or a ban (also a permission) by its name.

    `who`: `you`, who controls or bears the card; `here`, each investigator at its location; `this` card; `host`, the
    location it is attached to; `enemies`, every enemy.
    """

    value: str = ""
    add: AnyAmount = 0
    ban: str = ""
    who: Literal["you", "here", "this", "host", "enemies"] = "you"
    that: AnyCondition | None = None


class Uses(Part, frozen=True, forbid_unknown_fields=True):
    count: int
    type: Literal["ammo", "charge", "supply", "secret"]
    discard: bool = False


class Printed(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every card has."""

    code: str
    subtitle: Words | None = None
    traits: tuple[str, ...] = ()
    unique: bool = False
    victory: int = 0
    keywords: tuple[Keyword, ...] = ()
    immune: tuple[Literal["player-cards", "treacheries"], ...] = ()
    abilities: tuple[Ability, ...] = ()
    constants: tuple[Constant, ...] = ()


class PlayerCard(Printed, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"class_": "class"}):
    """A card that is put into decks. `level`: none, for signature cards and weaknesses; `cost`: none, not playable.

    `unfinished`: what it does is not carried out yet; it says so, and no deck may hold it.
    """

    class_: Class
    level: int | None = None
    cost: int | None = None
    icons: Icons = {}
    limit: int = 2
    only_for: str = ""
    weakness: Literal["", "signature", "basic"] = ""
    story: bool = False
    revelation: tuple[AnyVerb, ...] = ()
    revised: bool = False
    unfinished: bool = False


class Asset(PlayerCard, frozen=True, kw_only=True, forbid_unknown_fields=True):
    slots: tuple[Literal["hand", "arcane", "accessory", "body", "ally"], ...] = ()
    uses: Uses | None = None
    health: int = 0
    sanity: int = 0
    encounter_set: str = ""


class EventCard(PlayerCard, frozen=True, kw_only=True, forbid_unknown_fields=True):
    play: Ability
    also: Ability | None = None


class Commit(Part, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`own`: only to a test of one's own; `most`: copies of it in one test, of the whole group."""

    own: bool = False
    most: int = 0


class Skill(PlayerCard, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`success`: what follows from a test that is passed, for the test named by `that`."""

    commit: Commit = Commit()
    that: AnyCondition | None = None
    success: tuple[AnyVerb, ...] = ()


class Token(Part, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a chaos symbol does: its modifier, its effects (ST.4), what follows from success or failure (ST.7).

    `again`: another token is revealed. `ending`: after the test. `wins`: the test is passed instead.
    """

    add: AnyAmount = 0
    minus: AnyAmount = 0
    do: tuple[AnyVerb, ...] = ()
    success: tuple[AnyVerb, ...] = ()
    failure: tuple[AnyVerb, ...] = ()
    ending: tuple[AnyVerb, ...] = ()
    again: AnyCondition | None = None
    wins: AnyCondition | None = None


class DeckOption(Part, frozen=True, forbid_unknown_fields=True, rename={"class_": "class"}):
    class_: Class
    least: int = 0
    most: int = 5


class Investigator(Printed, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"class_": "class"}):
    class_: Class
    skills: dict[str, int]
    health: int
    sanity: int
    elder_sign: Token
    deck_size: int = 30
    options: tuple[DeckOption, ...]
    signature: str
    weakness: str
    starter: dict[str, int]


class Treachery(PlayerCard, frozen=True, kw_only=True, forbid_unknown_fields=True):
    encounter_set: str = ""


class EnemyCard(PlayerCard, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`health_each`: health is counted per investigator. `prey`, `spawn`: see `enemies.py`."""

    fight: int
    health: int
    evade: int
    damage: int = 0
    horror: int = 0
    health_each: bool = False
    prey: str = ""
    spawn: str = ""
    encounter_set: str = ""
    other_side: str = ""


class Side(Part, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    symbol: str
    ways: tuple[str, ...] = ()
    name: Words | None = None
    constants: tuple[Constant, ...] = ()


class LocationCard(Printed, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`clues` are per investigator. What is printed on the unrevealed side is in `unrevealed`."""

    shroud: int
    clues: int = 0
    revealed: Side
    unrevealed: Side
    encounter_set: str


class Agenda(Printed, frozen=True, kw_only=True, forbid_unknown_fields=True):
    back_name: Words | None = None
    stage: int
    doom: int
    back: tuple[AnyVerb, ...] = ()
    encounter_set: str


class Act(Printed, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`clues`: to be spent by the group, per investigator; none: an objective says how it advances."""

    back_name: Words | None = None
    stage: int
    clues: int = 0
    objective: Literal["", "round-ends-here", "condition"] = ""
    where: str = ""
    """The location whose investigators alone may spend the clues."""
    when: AnyCondition | None = None
    back: tuple[AnyVerb, ...] = ()
    encounter_set: str


class Resolution(Part, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What follows from the end of a scenario: notes in the log, trauma, experience beside victory points."""

    won: bool = False
    same_as: str = ""
    notes: tuple[str, ...] = ()
    experience: int | None = None
    do: tuple[AnyVerb, ...] = ()


class Scenario(Printed, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The reference card (what chaos symbols do, by difficulty) and the set-up."""

    number: int
    sets: tuple[str, ...]
    symbols: dict[Literal["easy", "hard"], dict[str, Token]]
    agendas: tuple[str, ...]
    acts: tuple[str, ...]
    set_aside: tuple[str, ...] = ()
    in_play: tuple[str, ...] = ()
    start: str
    set_up: tuple[AnyVerb, ...] = ()
    resolutions: dict[str, Resolution]
    encounter_set: str
