"""The content of Elder Sign, read once per folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar

from miskatonic.engine.decision import Option
from miskatonic.engine.pack import Card
from miskatonic.games.elder_sign import cards as c
from miskatonic.games.elder_sign import offers
from miskatonic.games.elder_sign.moments import MOMENTS, all_uses, at_moment, waited_for
from miskatonic.games.elder_sign.need import Row
from miskatonic.games.elder_sign.symbols import symbol
from miskatonic.games.elder_sign.terms import LOSSES
from miskatonic.games.elder_sign.verbs import VOCABULARY, AnyVerb
from miskatonic.kit import content as kit
from miskatonic.kit.standing import InForce, in_force
from miskatonic.kit.uses import Use, by_moment

FOLDER = Path(__file__).parent / "content"
DECKS = {
    "adventures": "adventure_deck",
    "other-worlds": "other_world_deck",
    "common-items": "common_deck",
    "unique-items": "unique_deck",
    "spells": "spell_deck",
    "allies": "ally_deck",
    "mythos": "mythos_deck",
}
"""Where in the state the cards of a kind lie when nobody has them."""
Usable = dict[str, tuple[Use, ...]]
"""By component, what of it may be used at a moment."""


class Content(kit.Content):
    VOCABULARY = VOCABULARY
    KINDS: ClassVar[Mapping[str, type[Card]]] = c.KINDS
    COUNTS: ClassVar[Mapping[str, int]] = c.COUNTS

    def check(self) -> list[str]:
        return [*_bad_tasks(self), *_bad_words(self), *_too_many_tokens(self)]

    def index(self) -> None:
        """What the rules look up all the time."""
        self.adventures = self.of("adventures", c.Adventure)
        self.other_worlds = self.of("other-worlds", c.OtherWorld)
        self.ancient_ones = self.of("ancient-ones", c.AncientOne)
        self.investigators = self.of("investigators", c.Investigator)
        self.common_items = self.of("common-items", c.CommonItem)
        self.unique_items = self.of("unique-items", c.UniqueItem)
        self.spells = self.of("spells", c.Spell)
        self.allies = self.of("allies", c.Ally)
        self.mythos = self.of("mythos", c.Mythos)
        self.masks = self.of("mask-monsters", c.MaskMonster)
        self.monsters: dict[str, c.Monster] = {**self.of("monsters", c.Monster), **self.masks}
        self.places: dict[str, c.Adventure] = {**self.adventures, **self.other_worlds}
        self.entrance = self.of("entrance", c.Entrance)["entrance"]
        self.uses: dict[str, c.Ability] = {}
        items: list[c.CommonItem | c.UniqueItem | c.Spell] = [*self.common_items.values(), *self.unique_items.values()]
        items += self.spells.values()
        for item in items:
            self.uses[item.id] = item.use
        self._index_uses()
        self._index_turns()

    def _index_turns(self) -> None:
        """What midnight, movement and every change of the components in play look up."""
        self.forces: dict[str, InForce] = {}
        """What components put in force while they are in play, where they do."""
        cards: list[c.AncientOne | c.Mythos | c.Investigator | c.Ally] = [*self.ancient_ones.values()]
        cards += [*self.mythos.values(), *self.investigators.values(), *self.allies.values()]
        for card in cards:
            force = in_force(card.standing, [use for use in self.abilities.get(card.id, ()) if waited_for(use.ability)])
            if force is not None:
                self.forces[card.id] = force
        night: list[c.Adventure | c.Mythos] = [*self.places.values(), *self.mythos.values()]
        self.midnight: dict[str, tuple[AnyVerb, ...]] = {card.id: card.midnight for card in night if card.midnight}
        """What the cards in play do at midnight."""
        self.slots: dict[str, list[tuple[int, str, Option]]] = {}
        """The monster tasks of a place: number, key of the row, the option to place a monster there."""
        for place in self.places.values():
            for number, task in enumerate(place.tasks):
                if task.monster:
                    slot = (number, f"task:{number}", offers.slot(place.id, number, task.monster))
                    self.slots.setdefault(place.id, []).append(slot)
        self.ways = {place: offers.go(place) for place in self.places}
        """The option to go there."""
        self.goals = {way.key: place for place, way in self.ways.items()}
        """By the key of such an option, where it leads."""
        self.edges = {place: offers.below(place) for place in self.places}
        """The option to place a monster below it."""
        self.strikes = {place: offers.named("adventure", place) for place in self.places}
        """The option to be the next at midnight."""
        self.people = sorted(self.investigators)
        self.newcomers = {name: offers.named("investigator", name) for name in self.investigators}
        """The option to play this investigator."""
        self.printed_rows: dict[str, list[Row]] = {}
        """The task rows of cards with no monster on them and nothing that changes them (see `rows`)."""
        self.homes: dict[str, str] = {}
        """The deck in the state to which a card goes back."""
        for kind, deck in DECKS.items():
            for name in self.kinds[kind]:
                self.homes[name] = deck

    def _index_uses(self) -> None:
        """What players may use, and when."""
        self.all_uses = all_uses(self)
        """By the key of the option."""
        self.abilities: dict[str, list[Use]] = {}
        """Of investigators and Allies."""
        for use in self.all_uses.values():
            if use.number >= 0:
                self.abilities.setdefault(use.source, []).append(use)
        self.usable = by_moment(self.all_uses.values(), MOMENTS, at_moment)
        """By moment, then by component."""
        self.any_time: Usable = self.usable["any"]
        self.before_roll: Usable = self.usable["before-roll"]
        self.after_roll: Usable = self.usable["after-roll"]
        self.preventing: dict[str, Usable] = {what: self.usable[moment] for what, moment in LOSSES.items()}
        """By what would be lost."""
        self.prices = {key: _price(use.ability.cost) for key, use in self.all_uses.items() if use.ability.cost}
        """By the key of the option, what it costs in Sanity and in Stamina."""
        self.dearest: int = max([max(price) for price in self.prices.values()], default=0)
        """The highest price in Sanity or Stamina: whoever has more has no last point to think of."""


def _price(cost: Sequence[AnyVerb]) -> tuple[int, int]:
    price = {"sanity": 0, "stamina": 0}
    for effect in cost:
        if effect.tag == "lose":
            price[getattr(effect, "what", "")] += getattr(effect, "amount", 0)
    return price["sanity"], price["stamina"]


def _bad_tasks(content: Content) -> list[str]:
    problems: list[str] = []
    for kind in ("adventures", "other-worlds"):
        for place in content.of(kind, c.Adventure).values():
            for number, task in enumerate(place.tasks):
                where = f"{kind}.yaml: card {place.id}: field tasks[{number}]"
                problems += _bad_symbols(f"{where}.symbols", task.symbols)
                if task.monster == "empty" and task.symbols:
                    problems.append(f"{where}: an empty monster task has no symbols")
                if task.monster != "empty" and not task.symbols:
                    problems.append(f"{where}: a task needs symbols")
                if (task.monster == "partial") is not bool(task.framed):
                    problems.append(f"{where}: `framed` names the symbols inside a partial frame, and only there")
                if any(task.framed.count(text) > task.symbols.count(text) for text in task.framed):
                    problems.append(f"{where}: `framed` holds a symbol that the task has not")
    for kind in ("monsters", "mask-monsters"):
        for monster in content.of(kind, c.Monster).values():
            problems += _bad_symbols(f"{kind}.yaml: card {monster.id}: field task.symbols", monster.task.symbols)
    return problems


def _bad_symbols(where: str, symbols: tuple[str, ...]) -> list[str]:
    problems: list[str] = []
    for number, text in enumerate(symbols):
        try:
            symbol(text)
        except ValueError as problem:
            problems.append(f"{where}[{number}]: {problem}")
    return problems


def _bad_words(content: Content) -> list[str]:
    problems: list[str] = []
    for ancient_one in content.of("ancient-ones", c.AncientOne).values():
        where = f"ancient-ones.yaml: card {ancient_one.id}"
        problems += _bad_symbols(f"{where}: field combat", ancient_one.combat)
        if not ancient_one.track or set(ancient_one.track) - {"d", "m"}:
            problems.append(f"{where}: field track: letters d and m only")
    for investigator in content.of("investigators", c.Investigator).values():
        if investigator.ally and investigator.ally not in content.kinds["allies"]:
            problems.append(f"investigators.yaml: card {investigator.id}: field ally: no such Ally")
    if "entrance" not in content.kinds["entrance"]:
        problems.append("entrance.yaml: card entrance is missing")
    return problems


def _too_many_tokens(content: Content) -> list[str]:
    """Cards that ask for more tokens than the box holds (es.components.*)."""
    problems: list[str] = []

    def check(kind: str, card: str, field: str, token: str, wanted: int) -> None:
        if wanted > c.TOKENS[token]:
            problems.append(
                f"{kind}.yaml: card {card}: field {field}: needs {wanted} {token} tokens, the box has {c.TOKENS[token]}"
            )

    for ancient_one in content.of("ancient-ones", c.AncientOne).values():
        check("ancient-ones", ancient_one.id, "track", "doom", len(ancient_one.track))
        check("ancient-ones", ancient_one.id, "elder_signs", "elder-sign", ancient_one.elder_signs)
    for investigator in content.of("investigators", c.Investigator).values():
        check("investigators", investigator.id, "sanity", "sanity", investigator.sanity)
        check("investigators", investigator.id, "stamina", "stamina", investigator.stamina)
        check("investigators", investigator.id, "clues", "clue", investigator.clues)
    return problems


@cache
def content(folder: Path = FOLDER) -> Content:
    return Content(folder)
