"""The components of Elder Sign as typed data. Effects are trees of verbs; text is derived from them."""

from __future__ import annotations

from typing import ClassVar, Literal

from miskatonic.engine.pack import Card, Words
from miskatonic.engine.part import Part
from miskatonic.engine.timing import Happening
from miskatonic.games.elder_sign.game import InMuseum
from miskatonic.games.elder_sign.terms import Loot
from miskatonic.games.elder_sign.verbs import AnyVerb
from miskatonic.kit import printed

Lock = Literal["", "green", "yellow", "red"]

Trait = Literal[
    "many-tasks-per-roll",
    "clue-twice",
    "ignore-mythos",
    "use-locked-dice",
    "ignore-terror",
    "no-focus",
    "no-assist",
    "no-clues",
    "no-spells",
    "no-common-items",
    "no-unique-items",
    "no-free-aid",
    "no-lost-and-found",
    "no-souvenir",
]
"""Permissions and prohibitions that the rules look up. A Mythos card's or an Ancient One's hold for
everybody, an investigator's or an Ally's for its player."""

ValueName = Literal[
    "max-sanity",
    "max-stamina",
    "green-dice",
    "monster-terror",
    "souvenir-price",
    "aid",
    "investigation",
    "clock-steps",
    "penalty-sanity",
    "penalty-stamina",
]
"""Values that cards modify: maximum Sanity and Stamina; green dice at the start of an adventure;
Terror symbols of each monster's second task; price of every souvenir; points of free First Aid; every printed
Investigation requirement; steps (of three hours) in the Clock Phase; points that penalties take."""

Occasion = Literal[
    "turn-start",
    "gain-clue",
    "gain-common",
    "gain-unique",
    "gain-spell",
    "gain-ally",
    "monster-appears",
    "monster-defeated",
    "monster-overcome",
    "gate-opened",
    "elder-sign-placed",
    "doom-added",
    "adventure-resolved",
    "adventure-failed",
    "devoured",
    "spell-cast",
    "card-spent",
    "clue-spent",
    "first-aid",
    "midnight",
]


class Symbols(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One row of requirements: `investigation 3`, `lore`, `peril`, `terror`, or a split `lore/peril`."""

    symbols: tuple[str, ...] = ()
    sanity: int = 0
    stamina: int = 0
    clock: int = 0


class Task(Symbols, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`monster`: the white frame; `framed`: the symbols inside it when it is partial."""

    monster: Literal["", "full", "partial", "empty"] = ""
    framed: tuple[str, ...] = ()


class Tweak(printed.Tweak, frozen=True, forbid_unknown_fields=True):
    value: ValueName


class Trigger(printed.Trigger, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When `on` happens (to `whose`, on a card of kind `where`, to this monster), do this.

    `monster-defeated`: by whatever means; `monster-overcome`: by completing its task.
    """

    on: Occasion
    moment: Literal["would", "when", "after"] = "after"
    where: Literal["any", "adventure", "other-world"] = "any"
    monster: str = ""
    do: tuple[AnyVerb, ...]

    def concerns(self, happening: Happening, source: str, owner: int) -> bool:
        return (
            isinstance(happening, InMuseum)
            and (self.whose == "any" or owner == happening.seat)
            and (self.where == "any" or self.where == happening.where)
            and (not self.monster or self.monster in happening.monsters)
            and source != happening.without
        )


class Ability(printed.Ability, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something a player may do: at which moment, how often, at what price, to what effect.

    `turn-start`: at the start of a turn; `before-roll` and `after-roll`: in an adventure or an attack;
    `any`: whenever its player is asked something in his own turn; `would-lose-…`: at the moment of a loss, of
    which `change-amount` takes a part away. `whose`: own turn, or any player's.
    """

    when: Literal[
        "turn-start", "before-first-roll", "before-roll", "after-roll", "any", "would-lose-sanity", "would-lose-stamina"
    ]
    limit: Literal["", "roll", "turn", "day"] = ""
    where: Literal["any", "other-world"] = "any"
    cost: tuple[AnyVerb, ...] = ()
    do: tuple[AnyVerb, ...]


class Standing(printed.Standing, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What holds while a component is in play."""

    traits: tuple[Trait, ...] = ()
    tweaks: tuple[Tweak, ...] = ()
    triggers: tuple[Trigger, ...] = ()


class Adventure(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    trophies: int
    ordered: bool = False
    locks: Lock = ""
    tasks: tuple[Task, ...]
    drawn: tuple[AnyVerb, ...] = ()
    terror: tuple[AnyVerb, ...] = ()
    midnight: tuple[AnyVerb, ...] = ()
    rewards: tuple[AnyVerb, ...]
    penalties: tuple[AnyVerb, ...]


class OtherWorld(Adventure, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class Monster(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Front: a task, perhaps a lock. Back: trophies, perhaps instructions (`defeated`)."""

    task: Symbols
    trophies: int
    locks: Lock = ""
    defeated: tuple[AnyVerb, ...] = ()


class MaskMonster(Monster, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class CommonItem(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    use: Ability


class UniqueItem(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    use: Ability


class Spell(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    use: Ability


class Ally(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Stays in play; an ability with `discard` exhausts it."""

    standing: Standing = Standing()
    abilities: tuple[Ability, ...] = ()


class Mythos(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`immediate` when drawn; the rest while it lies face up. `brings`: a lasting effect that outlives the card."""

    immediate: tuple[AnyVerb, ...]
    standing: Standing = Standing()
    locks: Lock = ""
    terror: tuple[AnyVerb, ...] = ()
    midnight: tuple[AnyVerb, ...] = ()
    brings: tuple[AnyVerb, ...] = ()


class AncientOne(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`track`: one letter per space, `d` a plain one, `m` one where a monster appears."""

    elder_signs: int
    track: str
    combat: tuple[str, ...]
    standing: Standing = Standing()
    masks: bool = False
    ends_world: bool = False
    awakens: tuple[AnyVerb, ...] = ()
    attack: tuple[AnyVerb, ...] = ()

    facts: ClassVar[tuple[str, ...]] = ("spaces", "x")
    """The length of the track; what the X of the combat task is."""


class Choice(Part, frozen=True, forbid_unknown_fields=True):
    """Starting cards of one's choice, in any mix of these kinds."""

    amount: int
    among: tuple[Loot, ...]


class Investigator(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    occupation: Words
    sanity: int
    stamina: int
    clues: int = 0
    common: int = 0
    unique: int = 0
    spell: int = 0
    ally: str = ""
    choice: Choice | None = None
    power: Words
    standing: Standing = Standing()
    abilities: tuple[Ability, ...] = ()


class Souvenir(Part, frozen=True, forbid_unknown_fields=True):
    what: Literal["clue", "common", "unique", "spell", "ally", "elder-sign"]
    price: int


class Entrance(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Lost and Found by face; the shop; First Aid."""

    found: dict[str, tuple[AnyVerb, ...]]
    souvenirs: tuple[Souvenir, ...]
    half_aid: int
    full_aid: int


KINDS: dict[str, type[Card]] = {
    "adventures": Adventure,
    "other-worlds": OtherWorld,
    "ancient-ones": AncientOne,
    "investigators": Investigator,
    "common-items": CommonItem,
    "unique-items": UniqueItem,
    "spells": Spell,
    "allies": Ally,
    "mythos": Mythos,
    "monsters": Monster,
    "mask-monsters": MaskMonster,
    "entrance": Entrance,
}
COUNTS: dict[str, int] = {
    "adventures": 48,
    "other-worlds": 8,
    "ancient-ones": 8,
    "investigators": 16,
    "common-items": 12,
    "unique-items": 12,
    "spells": 12,
    "allies": 8,
    "mythos": 32,
    "monsters": 22,
    "mask-monsters": 5,
    "entrance": 1,
}
TOKENS: dict[str, int] = {
    "investigator-marker": 16,
    "sanity": 30,
    "stamina": 30,
    "clue": 15,
    "monster": 22,
    "mask-monster": 5,
    "doom": 12,
    "elder-sign": 17,
}
"""What else lies in the box (es.components.19 to .27). Only the content must fit it: the rules run out of none."""
