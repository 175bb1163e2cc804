"""The components of Eldritch Horror."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.decision import Option
from miskatonic.engine.message import Msg, Name
from miskatonic.engine.pack import Card, Words
from miskatonic.engine.part import Part
from miskatonic.games.eldritch_horror.printed import (
    COMBAT_MOMENTS,
    Action,
    Bonus,
    Boost,
    Dice,
    Law,
    Passive,
    Prevent,
    Raise,
    Reroll,
    Sixes,
    Trigger,
)
from miskatonic.games.eldritch_horror.terms import (
    SKILLS,
    AssetTrait,
    Colour,
    ConditionTrait,
    Difficulty,
    Icon,
    Omen,
    PathKind,
    Region,
    Skill,
    SpaceKind,
    SpellTrait,
)
from miskatonic.games.eldritch_horror.words import VOCABULARY
from miskatonic.kit.content import Content
from miskatonic.kit.ways import Ways

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnySelector, AnyVerb
else:
    from miskatonic.games.eldritch_horror.words import AnyAmount, AnySelector, AnyVerb


class Space(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: SpaceKind
    region: Region = ""
    expedition: bool = False
    where: Words | None = None
    """Of a numbered space: what lies there in the world."""
    hint: str = ""
    """What its encounters give most often."""
    paths: dict[str, PathKind] = {}
    """To spaces that stand later in the file."""


class Reference(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: tuple[int, ...]
    gates: int
    clues: int
    surge: int


class Gate(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    space: str
    omen: Omen


class Clue(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    space: str


class Investigator(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    occupation: Words
    skills: dict[str, int]
    health: int
    sanity: int
    space: str
    assets: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    clues: int = 0
    starts: tuple[AnyVerb, ...] = ()
    action: Action | None = None
    passives: tuple[Passive, ...] = ()
    dice: tuple[Dice, ...] = ()
    crippled: Skill
    insane: Skill


class Possession(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What Assets and Artifacts share."""

    traits: tuple[AssetTrait, ...]
    bonuses: tuple[Bonus, ...] = ()
    dice: tuple[Dice, ...] = ()
    rerolls: tuple[Reroll, ...] = ()
    raises: tuple[Raise, ...] = ()
    sixes: tuple[Sixes, ...] = ()
    boosts: tuple[Boost, ...] = ()
    prevents: tuple[Prevent, ...] = ()
    actions: tuple[Action, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    passives: tuple[Passive, ...] = ()


class Asset(Possession, frozen=True, kw_only=True, forbid_unknown_fields=True):
    value: int


class Artifact(Possession, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class Spell(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    trait: SpellTrait
    use: Literal["action", "encounter", "combat", "lose-health", "lose-sanity"]
    modifier: int = 0
    target: AnySelector | None = None
    passed: tuple[AnyVerb, ...]


class SpellBack(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    spell: str
    results: dict[str, tuple[AnyVerb, ...]]


class Condition(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`success`: the least result that is one. `opposite`: the Condition that is discarded instead of gaining this."""

    traits: tuple[ConditionTrait, ...]
    rest: bool = False
    success: int = 0
    opposite: str = ""
    passives: tuple[Passive, ...] = ()
    actions: tuple[Action, ...] = ()
    reckoning: tuple[AnyVerb, ...] = ()


class ConditionBack(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    condition: str
    do: tuple[AnyVerb, ...] = ()
    after: Literal["discard", "flip", "stated"] = "discard"


class Stats(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands on a monster; no number: no such test."""

    will: int | None = None
    horror: int | None = None
    strength: int | None = None
    damage: int | None = None
    toughness: AnyAmount
    spawn: tuple[AnyVerb, ...] = ()
    combat: dict[str, tuple[AnyVerb, ...]] = {}
    defeated: tuple[AnyVerb, ...] = ()
    """When it is defeated in combat."""
    killed: tuple[AnyVerb, ...] = ()
    """When it is defeated by whatever means."""
    reckoning: tuple[AnyVerb, ...] = ()


class MonsterCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`stats`: none of the Cultist's, which stand on the Ancient One sheet."""

    epic: bool = False
    laws: tuple[Law, ...] = ()
    stats: Stats | None = None


class Awakened(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The back of an Ancient One sheet."""

    title: Words
    laws: tuple[Law, ...] = ()
    awakens: tuple[AnyVerb, ...] = ()
    final: tuple[AnyVerb, ...] = ()
    """When the Mysteries are solved too."""
    epic: str = ""
    """Defeating it solves the Final Mystery."""
    cultist: Stats | None = None
    reckoning: tuple[AnyVerb, ...] = ()


class AncientOne(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    subtitle: Words
    doom: int
    mysteries: int
    aside: tuple[str, ...] = ()
    """Monsters that are set aside."""
    omen_tokens: int = 0
    deck: tuple[dict[Colour, int], ...]
    laws: tuple[Law, ...] = ()
    cultist: Stats
    reckoning: tuple[AnyVerb, ...] = ()
    awakened: Awakened


class PrintedEncounter(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """On a Mystery or a Rumor. `where`: a space, `expedition` or `eldritch`: a space with such a token."""

    where: str
    do: tuple[AnyVerb, ...] = ()
    other_world: bool = False


class Goal(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    what: Literal["clues", "eldritch", "gates", "toughness", "epic"]
    amount: AnyAmount = 1
    epic: str = ""


class Mystery(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    ancient_one: str
    token: str = ""
    """The space of the Mystery token."""
    enters: tuple[AnyVerb, ...] = ()
    laws: tuple[Law, ...] = ()
    encounter: PrintedEncounter | None = None
    goal: Goal
    clears_board: bool = False


class Mythos(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    colour: Colour
    difficulty: Difficulty
    traits: tuple[Literal["event", "ongoing", "rumor"], ...]
    icons: tuple[Icon, ...]
    rumor: str = ""
    eldritch: int = 0
    laws: tuple[Law, ...] = ()
    do: tuple[AnyVerb, ...] = ()
    encounter: PrintedEncounter | None = None
    epic: str = ""
    """Defeating it solves the Rumor."""
    empty: tuple[AnyVerb, ...] = ()
    """When no Eldritch token is left on it."""
    reckoning: tuple[AnyVerb, ...] = ()


class Section(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    story: Words | None = None
    do: tuple[AnyVerb, ...]


class Sections(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An encounter of which the part for one's space is resolved."""

    sections: dict[str, Section]


class Located(Sections, frozen=True, kw_only=True, forbid_unknown_fields=True):
    region: Region


class Research(Sections, frozen=True, kw_only=True, forbid_unknown_fields=True):
    ancient_one: str


class Complex(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """First the initial effect, then the pass or the fail effect."""

    story: Words | None = None
    initial: tuple[AnyVerb, ...]
    passed: tuple[AnyVerb, ...]
    failed: tuple[AnyVerb, ...]


class OtherWorld(Complex, frozen=True, kw_only=True, forbid_unknown_fields=True):
    world: Words


class Expedition(Complex, frozen=True, kw_only=True, forbid_unknown_fields=True):
    space: str


class Special(Complex, frozen=True, kw_only=True, forbid_unknown_fields=True):
    ancient_one: str
    deck: str


class EldritchContent(Content):
    VOCABULARY = VOCABULARY
    KINDS = {
        "spaces": Space,
        "references": Reference,
        "gates": Gate,
        "clues": Clue,
        "investigators": Investigator,
        "assets": Asset,
        "artifacts": Artifact,
        "spells": Spell,
        "spell-backs": SpellBack,
        "conditions": Condition,
        "condition-backs": ConditionBack,
        "monsters": MonsterCard,
        "epic-monsters": MonsterCard,
        "ancient-ones": AncientOne,
        "mysteries": Mystery,
        "mythos": Mythos,
        "general-encounters": Sections,
        "location-encounters": Located,
        "research-encounters": Research,
        "other-world-encounters": OtherWorld,
        "expedition-encounters": Expedition,
        "special-encounters": Special,
    }
    COUNTS = {
        "spaces": 36,
        "references": 4,
        "gates": 9,
        "clues": 36,
        "investigators": 12,
        "assets": 40,
        "artifacts": 14,
        "spells": 20,
        "spell-backs": 20,
        "conditions": 36,
        "condition-backs": 36,
        "monsters": 34,
        "epic-monsters": 9,
        "ancient-ones": 4,
        "mysteries": 16,
        "mythos": 51,
        "general-encounters": 12,
        "location-encounters": 24,
        "research-encounters": 32,
        "other-world-encounters": 24,
        "expedition-encounters": 18,
        "special-encounters": 12,
    }

    def check(self) -> list[str]:
        """Every space, monster or card that a field names is there."""
        problems: list[str] = []

        def known(kind: str, card: str, field: str, name: str, *kinds: str) -> None:
            if name and not any([name in self.kinds[other] for other in kinds]):
                problems.append(f"{kind}.yaml: card {card}: field {field}: there is no {name!r}")

        for space in self.of("spaces", Space).values():
            for end in space.paths:
                known("spaces", space.id, "paths", end, "spaces")
        for kind in ("gates", "clues", "investigators", "expedition-encounters"):
            for card in self.kinds[kind].values():
                known(kind, card.id, "space", getattr(card, "space", ""), "spaces")
        for investigator in self.of("investigators", Investigator).values():
            for asset in investigator.assets:
                known("investigators", investigator.id, "assets", asset, "assets")
            for spell in investigator.spells:
                known("investigators", investigator.id, "spells", spell, "spells")
        for back in self.of("condition-backs", ConditionBack).values():
            known("condition-backs", back.id, "condition", back.condition, "conditions")
        for turned in self.of("spell-backs", SpellBack).values():
            known("spell-backs", turned.id, "spell", turned.spell, "spells")
        for kind in ("mysteries", "research-encounters", "special-encounters"):
            for card in self.kinds[kind].values():
                known(kind, card.id, "ancient_one", getattr(card, "ancient_one", ""), "ancient-ones")
        for mythos in self.of("mythos", Mythos).values():
            known("mythos", mythos.id, "rumor", mythos.rumor, "spaces")
            known("mythos", mythos.id, "epic", mythos.epic, "epic-monsters")
        for person in self.of("investigators", Investigator).values():
            if tuple(person.skills) != SKILLS:
                problems.append(f"investigators.yaml: card {person.id}: field skills: must be {', '.join(SKILLS)}")
        for kind in ("monsters", "epic-monsters"):
            for monster in self.of(kind, MonsterCard).values():
                for moment in monster.stats.combat if monster.stats is not None else ():
                    if moment not in COMBAT_MOMENTS:
                        problems.append(f"{kind}.yaml: card {monster.id}: field combat: there is no moment {moment!r}")
        for sheet in self.of("ancient-ones", AncientOne).values():
            for aside in sheet.aside:
                known("ancient-ones", sheet.id, "aside", aside, "monsters")
        return problems

    def index(self) -> None:
        self.spaces = self.of("spaces", Space)
        self.gates = self.of("gates", Gate)
        self.clues = self.of("clues", Clue)
        self.references = {count: card for card in self.of("references", Reference).values() for count in card.players}
        self.investigators = self.of("investigators", Investigator)
        self.assets = self.of("assets", Asset)
        self.artifacts = self.of("artifacts", Artifact)
        self.possessions: dict[str, Possession] = {**self.assets, **self.artifacts}
        self.spells = self.of("spells", Spell)
        self.spell_backs = self.of("spell-backs", SpellBack)
        self.conditions = self.of("conditions", Condition)
        self.condition_backs = self.of("condition-backs", ConditionBack)
        self.back_of = {back.id: back.condition for back in self.condition_backs.values()}
        self.back_of |= {back.id: back.spell for back in self.spell_backs.values()}
        self.monsters = {**self.of("monsters", MonsterCard), **self.of("epic-monsters", MonsterCard)}
        self.ancient_ones = self.of("ancient-ones", AncientOne)
        self.mysteries = self.of("mysteries", Mystery)
        self.mythos = self.of("mythos", Mythos)
        self._board()
        self._encounters()
        self._abilities()

    def _board(self) -> None:
        ways = [(space.id, end, kind) for space in self.spaces.values() for end, kind in space.paths.items()]
        self.map = Ways([(start, end) for start, end, _ in ways])
        self.paths: dict[str, list[tuple[str, PathKind]]] = {space: [] for space in self.spaces}
        for start, end, kind in ways:
            self.paths[start].append((end, kind))
            self.paths[end].append((start, kind))
        self.travel = {
            space: [Option(f"travel:{end}", Msg("option-travel", {"place": Name(end)}), end) for end, _ in ends]
            for space, ends in self.paths.items()
        }
        self.spaces_of = {
            kind: [space.id for space in self.spaces.values() if space.kind == kind]
            for kind in ("city", "wilderness", "sea")
        }
        self.gate_of = {gate.space: gate.id for gate in self.gates.values()}

    def _encounters(self) -> None:
        general = self.of("general-encounters", Sections)
        located = self.of("location-encounters", Located)
        research = self.of("research-encounters", Research)
        worlds = self.of("other-world-encounters", OtherWorld)
        self.expeditions = self.of("expedition-encounters", Expedition)
        specials = self.of("special-encounters", Special)
        self.sectioned: dict[str, Sections] = {**general, **located, **research}
        self.complex: dict[str, Complex] = {**worlds, **self.expeditions, **specials}
        self.encounter_decks: dict[str, list[str]] = {
            "general": list(general),
            "other-world": list(worlds),
            "expedition": list(self.expeditions),
        }
        for card in located.values():
            self.encounter_decks.setdefault(card.region, []).append(card.id)
        self.research_of: dict[str, list[str]] = {}
        for found in research.values():
            self.research_of.setdefault(found.ancient_one, []).append(found.id)
        self.specials_of: dict[str, dict[str, list[str]]] = {}
        for special in specials.values():
            self.specials_of.setdefault(special.ancient_one, {}).setdefault(special.deck, []).append(special.id)

    def _abilities(self) -> None:
        """What is looked up all the time, by the card that has it."""
        cards = self.possessions.values()
        self.bonuses = {card.id: card.bonuses for card in cards if card.bonuses}
        self.dice = {card.id: card.dice for card in cards if card.dice}
        self.dice |= {card.id: card.dice for card in self.investigators.values() if card.dice}
        self.rerolls = {card.id: card.rerolls for card in cards if card.rerolls}
        self.raises = {card.id: card.raises for card in cards if card.raises}
        self.adjusters = {**self.rerolls, **self.raises}
        self.sixes = {card.id: card.sixes for card in cards if card.sixes}
        self.boosts = {card.id: card.boosts for card in cards if card.boosts}
        self.preventers = {card.id: card.prevents for card in cards if card.prevents}
        self.wards = {
            stat: [spell.id for spell in self.spells.values() if spell.use == f"lose-{stat}"]
            for stat in ("health", "sanity")
        }
        self.actions = {card.id: card.actions for card in cards if card.actions}
        self.actions |= {card.id: card.actions for card in self.conditions.values() if card.actions}
        self.triggers: dict[str, dict[str, tuple[Trigger, ...]]] = {}
        for card in cards:
            for trigger in card.triggers:
                known = self.triggers.setdefault(trigger.on, {})
                known[card.id] = (*known.get(card.id, ()), trigger)
        self.with_passive: dict[str, list[str]] = {}
        holders = [(card.id, card.passives) for card in cards]
        holders += [(card.id, card.passives) for card in self.investigators.values()]
        holders += [(card.id, card.passives) for card in self.conditions.values()]
        for holder, passives in holders:
            for passive in passives:
                self.with_passive.setdefault(passive, []).append(holder)
        self.pays_otherwise = "sanity-for-clue" in self.with_passive or "clue-fewer" in self.with_passive
        self.condition_traits = ("madness", "injury", "boon", "bane", "deal", "common", "restriction")
