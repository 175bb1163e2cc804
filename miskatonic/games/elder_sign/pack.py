"""The content of Elder Sign, read once per folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TypeVar

from miskatonic.engine.decision import Option
from miskatonic.engine.errors import ContentError
from miskatonic.engine.overlay import packs_over
from miskatonic.engine.pack import Card, fingerprint, read_cards
from miskatonic.games.elder_sign import cards as c
from miskatonic.games.elder_sign import offers
from miskatonic.games.elder_sign.moments import all_uses, by_moment
from miskatonic.games.elder_sign.need import Row
from miskatonic.games.elder_sign.standing import Lasting, lasting_of
from miskatonic.games.elder_sign.symbols import symbol
from miskatonic.games.elder_sign.verbs import AnyVerb

FOLDER = Path(__file__).parent / "content"
K = TypeVar("K", bound=Card)
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


class Content:
    """All cards by kind and by id."""

    def __init__(self, folder: Path) -> None:
        problems: list[str] = []
        self.version = fingerprint(folder)
        self.packs = packs_over(folder)
        self.kinds: dict[str, dict[str, Card]] = {
            kind: dict(read_cards(folder / f"{kind}.yaml", struct, problems)) for kind, struct in c.KINDS.items()
        }
        self.adventures = self._of("adventures", c.Adventure)
        self.other_worlds = self._of("other-worlds", c.OtherWorld)
        self.ancient_ones = self._of("ancient-ones", c.AncientOne)
        self.investigators = self._of("investigators", c.Investigator)
        self.common_items = self._of("common-items", c.CommonItem)
        self.unique_items = self._of("unique-items", c.UniqueItem)
        self.spells = self._of("spells", c.Spell)
        self.allies = self._of("allies", c.Ally)
        self.mythos = self._of("mythos", c.Mythos)
        self.masks = self._of("mask-monsters", c.MaskMonster)
        self.monsters: dict[str, c.Monster] = {**self._of("monsters", c.Monster), **self.masks}
        self.places: dict[str, c.Adventure] = {**self.adventures, **self.other_worlds}
        self.cards: dict[str, Card] = {}
        for kind, found in self.kinds.items():
            for card in found.values():
                if card.id in self.cards:
                    problems.append(f"{kind}.yaml: card {card.id}: field id: stands in another file too")
                self.cards[card.id] = card
        problems.extend(_check(self))
        if "entrance" not in self.kinds["entrance"]:
            problems.append("entrance.yaml: card entrance is missing")
        if problems:
            raise ContentError(problems)
        self.entrance = self._of("entrance", c.Entrance)["entrance"]
        self._index()

    def _index(self) -> None:
        """What the rules look up all the time."""
        self.uses: dict[str, c.Ability] = {}
        items: list[c.CommonItem | c.UniqueItem | c.Spell] = [*self.common_items.values(), *self.unique_items.values()]
        items += self.spells.values()
        for item in items:
            self.uses[item.id] = item.use
        self.decks: dict[str, list[str]] = {
            kind: sorted(card.id for card in found.values() for _ in range(card.copies))
            for kind, found in self.kinds.items()
        }
        self._index_turns()
        self._index_attempts()

    def _index_turns(self) -> None:
        """What midnight, movement and every change of the components in play look up."""
        self.lasting: dict[str, Lasting] = {}
        """Components that change something while they are in play."""
        cards: list[c.AncientOne | c.Mythos | c.Investigator | c.Ally] = [*self.ancient_ones.values()]
        cards += [*self.mythos.values(), *self.investigators.values(), *self.allies.values()]
        for card in cards:
            lasting = lasting_of(card)
            if lasting is not None:
                self.lasting[card.id] = lasting
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
        self.homes: dict[str, str] = {}
        """The deck in the state to which a card goes back."""
        for kind, deck in DECKS.items():
            for name in self.kinds[kind]:
                self.homes[name] = deck

    def _index_attempts(self) -> None:
        """What players may use, and when; what they roll for."""
        self.all_uses = all_uses(self)
        """By the key of the option."""
        self.usable = by_moment(self.all_uses)
        """By moment, then by component."""
        self.printed_rows: dict[str, list[Row]] = {}
        """The task rows of cards with no monster on them and nothing that changes them (see `rows`)."""

    def _of(self, kind: str, struct: type[K]) -> dict[str, K]:
        return {card.id: card for card in self.kinds[kind].values() if isinstance(card, struct)}

    def names(self, language: str) -> dict[str, str]:
        return {card.id: card.name.pl if language == "pl" else card.name.en for card in self.cards.values()}

    def counts(self) -> dict[str, dict[str, int]]:
        return {
            kind: {
                origin: sum(card.copies for card in found.values() if card.origin == origin)
                for origin in ("box", "miskatonic")
            }
            for kind, found in self.kinds.items()
        }


def _check(content: Content) -> list[str]:
    """What types cannot say."""
    problems: list[str] = []

    def check(kind: str, card: str, field: str, symbols: tuple[str, ...]) -> None:
        for number, text in enumerate(symbols):
            try:
                symbol(text)
            except ValueError as problem:
                problems.append(f"{kind}.yaml: card {card}: field {field}[{number}]: {problem}")

    for kind in ("adventures", "other-worlds"):
        for place in content.kinds[kind].values():
            assert isinstance(place, c.Adventure)
            for number, task in enumerate(place.tasks):
                where = f"{kind}.yaml: card {place.id}: field tasks[{number}]"
                check(kind, place.id, f"tasks[{number}].symbols", task.symbols)
                if task.monster == "empty" and task.symbols:
                    problems.append(f"{where}: an empty monster task has no symbols")
                if task.monster != "empty" and not task.symbols:
                    problems.append(f"{where}: a task needs symbols")
                if (task.monster == "partial") is not bool(task.framed):
                    problems.append(f"{where}: `framed` names the symbols inside a partial frame, and only there")
                if any(task.framed.count(text) > task.symbols.count(text) for text in task.framed):
                    problems.append(f"{where}: `framed` holds a symbol that the task has not")
    for kind in ("monsters", "mask-monsters"):
        for monster in content.kinds[kind].values():
            assert isinstance(monster, c.Monster)
            check(kind, monster.id, "task.symbols", monster.task.symbols)
    for ancient_one in content.ancient_ones.values():
        check("ancient-ones", ancient_one.id, "combat", ancient_one.combat)
        if not ancient_one.track or set(ancient_one.track) - {"d", "m"}:
            problems.append(f"ancient-ones.yaml: card {ancient_one.id}: field track: letters d and m only")
    for investigator in content.investigators.values():
        if investigator.ally and investigator.ally not in content.allies:
            problems.append(f"investigators.yaml: card {investigator.id}: field ally: no such Ally")
    problems.extend(_too_many_tokens(content))
    for kind, wanted in c.COUNTS.items() if not content.packs else ():
        found = sum(card.copies for card in content.kinds[kind].values())
        if found != wanted:
            problems.append(f"{kind}.yaml: {found} cards where the box has {wanted}")
    return problems


def _too_many_tokens(content: Content) -> list[str]:
    """Cards that ask for more tokens than the box holds (es.components.*)."""
    problems: list[str] = []

    def check(kind: str, card: str, field: str, token: str, wanted: int) -> None:
        if wanted > c.TOKENS[token]:
            problems.append(
                f"{kind}.yaml: card {card}: field {field}: needs {wanted} {token} tokens, the box has {c.TOKENS[token]}"
            )

    for ancient_one in content.ancient_ones.values():
        check("ancient-ones", ancient_one.id, "track", "doom", len(ancient_one.track))
        check("ancient-ones", ancient_one.id, "elder_signs", "elder-sign", ancient_one.elder_signs)
    for investigator in content.investigators.values():
        check("investigators", investigator.id, "sanity", "sanity", investigator.sanity)
        check("investigators", investigator.id, "stamina", "stamina", investigator.stamina)
        check("investigators", investigator.id, "clues", "clue", investigator.clues)
    return problems


@cache
def content(folder: Path = FOLDER) -> Content:
    return Content(folder)


def problems_of(folder: Path) -> list[str]:
    """Everything wrong with a folder that wants to be the content."""
    files = [f"{kind}.yaml" for kind in c.KINDS]
    strangers = sorted(path.name for path in folder.iterdir() if path.suffix in (".yaml", ".yml"))
    problems = [f"{name}: no such kind; there is {', '.join(files)}" for name in strangers if name not in files]
    try:
        Content(folder)
    except ContentError as problem:
        problems += problem.problems
    return problems
