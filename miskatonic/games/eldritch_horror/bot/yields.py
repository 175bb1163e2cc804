"""What an encounter brings on average: its cards are known, the dice are counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from miskatonic.games.eldritch_horror.bot.fights import fight
from miskatonic.games.eldritch_horror.bot.weights import CONDITIONS
from miskatonic.games.eldritch_horror.bot.weights import WEIGHTS as W
from miskatonic.games.eldritch_horror.state import Monster
from miskatonic.games.eldritch_horror.terms import SKILLS
from miskatonic.games.eldritch_horror.verbs import board, cards, fights, people, turns, world
from miskatonic.kit.checks import Check, within
from miskatonic.kit.combinators import ChooseOne, If, May, Unless
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.bot.look import Look
    from miskatonic.games.eldritch_horror.state import Player
    from miskatonic.kit.tree import AnyAmount, AnyVerb

PLAIN = {
    "gain-artifact": 3.5, "gain-asset": 1.2, "improve": 4.0, "become-delayed": -4.5, "set-omen": 2.0,
    "discard-this-clue": -2.0, "be-devoured": -25.0, "discard-monsters": 1.5, "wound": 1.0,
    "discard-condition": 0.8, "discard": -1.0, "spawn-monsters": -1.5, "spawn-clues": 1.5, "move-this-clue": -1.0,
    "advance-omen": -2.0, "move": 0.3, "spawn-and-fight": -1.0, "lure": -1.0,
    "discard-gates": 12.0,
}  # fmt: skip
"""What other effects are worth to whoever has the encounter, by their names."""
GROWTH = ("gain-artifact", "gain-asset", "improve")
"""By what an investigator grows stronger."""


@dataclass(frozen=True)
class Yield:
    """How likely the Clue is gained, the Gate closed, a token placed; `worth`: of all else."""

    worth: float = 0.0
    clue: float = 0.0
    closed: float = 0.0
    token: float = 0.0

    def plus(self, other: Yield, share: float = 1.0) -> Yield:
        return Yield(
            self.worth + share * other.worth,
            self.clue + share * other.clue,
            self.closed + share * other.closed,
            self.token + share * other.token,
        )


NOTHING = Yield()


class Reader:
    """Reads effects for one investigator in one kind of encounter."""

    def __init__(self, look: Look, player: Player, during: tuple[str, ...], card: str) -> None:
        self.look = look
        self.player = player
        self.during = during
        self.card = card

    def every(self, effects: Sequence[AnyVerb]) -> Yield:
        found = NOTHING
        for effect in effects:
            found = found.plus(self.one(effect))
        return found

    def total(self, found: Yield) -> float:
        """To choose between two ways."""
        look = self.look
        return found.worth + W["clue"] * found.clue + look.gate_price * found.closed + (look.step or 4.0) * found.token

    def number(self, amount: AnyAmount) -> int:
        return self.look.game.amount(amount, Scene(self.player.seat, self.card))

    def price(self, cost: Sequence[AnyVerb]) -> Yield | None:
        """None: it cannot be paid."""
        lacks = [one for one in cost if isinstance(one, people.Spend) and one.what == "clue" and not self.player.clues]
        return None if lacks else self.every(cost)

    def one(self, effect: AnyVerb) -> Yield:
        if getattr(effect, "who", "you") != "you":
            return NOTHING
        match effect:
            case Check():
                return self.check(effect)
            case turns.Part():
                card = self.look.content.complex[self.card]
                return self.every(card.passed if effect.part == "pass" else card.failed)
            case turns.CheckHelped():
                return self.bands(effect.results, self.look.results(self.player, effect.skill, 1, self.during))
            case turns.Offer():
                return self.offered(effect.cost, effect.then, effect.otherwise)
            case May():
                return self.offered(effect.cost, effect.then, ())
            case Unless():
                return self.offered(effect.cost, (), effect.then)
            case If():
                return NOTHING.plus(self.every(effect.then), 0.5).plus(self.every(effect.otherwise), 0.5)
            case ChooseOne():
                return max([self.every(option) for option in effect.options], key=self.total)
            case board.GainThisClue():
                return Yield(clue=1.0)
            case board.CloseThisGate():
                return Yield(closed=1.0)
            case board.PlaceEldritch():
                if effect.where != "omen":
                    return Yield(token=float(effect.amount))
        return Yield(self.plain(effect))

    def check(self, effect: Check) -> Yield:
        results = self.look.results(self.player, effect.skill, self.number(effect.modifier), self.during)
        failing = results[0] * (1.0 - self.look.helped(self.player))
        found = self.bands(effect.results, results)
        return found.plus(self.every(effect.failed), failing).plus(self.every(effect.passed), 1.0 - failing)

    def bands(self, table: dict[str, tuple[AnyVerb, ...]], results: Sequence[float]) -> Yield:
        found = NOTHING
        for band, effects in table.items():
            share = sum([likely for number, likely in enumerate(results) if within(band, number)])
            found = found.plus(self.every(effects), share)
        return found

    def offered(self, cost: Sequence[AnyVerb], then: Sequence[AnyVerb], otherwise: Sequence[AnyVerb]) -> Yield:
        without = self.every(otherwise)
        price = self.price(cost)
        return without if price is None else max(price.plus(self.every(then)), without, key=self.total)

    def plain(self, effect: AnyVerb) -> float:
        look, player = self.look, self.player
        match effect:
            case people.Lose():
                return -look.loss(player, self.number(effect.health), self.number(effect.sanity))
            case people.Recover():
                health = min(self.number(effect.health), look.health(player) - player.health)
                sanity = min(self.number(effect.sanity), look.sanity(player) - player.sanity)
                return 0.4 * (health + sanity) + 0.8 * (health / max(1, player.health) + sanity / max(1, player.sanity))
            case people.Spend():
                amount = self.number(effect.amount)
                if effect.what == "clue":
                    return -look.clue_price() * amount
                return -look.loss(player, amount * (effect.what == "health"), amount * (effect.what == "sanity"))
            case people.GainClues():
                return 0.8 * W["clue"] * self.number(effect.amount)
            case board.PlaceEldritch():
                return -look.doom_price * look.horizon / 4
            case board.RemoveOmenToken():
                return look.doom_price * look.horizon / 4 if look.state.omen_eldritch else 0.0
            case board.AdvanceDoom():
                return -look.doom_price * self.number(effect.amount)
            case board.RetreatDoom():
                return 0.0 if look.state.awake else look.doom_price * self.number(effect.amount)
            case world.ShuffleBackMystery():
                return -look.mystery_price if look.state.solved else 0.0
            case board.SpawnGates():
                return -look.gate_price
            case fights.Ambush():
                # Of one that is drawn nobody knows which it is: here, one of the usual kind.
                return -fight(look, player, Monster(0, effect.monster or "zombie")).cost
            case cards.GainCondition():
                worth = CONDITIONS.get(effect.condition, -1.5)
                return worth * (W["ills"] if worth < 0 else min(1.0, look.growth))
            case cards.GainSpell():
                return (1.1 * look.growth + look.spell_price(player)) * effect.amount
        return PLAIN.get(effect.tag, 0.0) * (look.growth if effect.tag in GROWTH else 1.0)


_known: dict[tuple[object, ...], Yield] = {}
MOST_KNOWN = 20_000


def _average(look: Look, player: Player, deck: str, section: str, found: Sequence[str], kind: str) -> Yield:
    """Of the cards of a deck, whichever have been drawn already."""
    known = look.yields.get((player.seat, deck, section))
    if known is None:
        known = look.yields[player.seat, deck, section] = _averaged(look, player, deck, section, found, kind)
    return known


def _averaged(look: Look, player: Player, deck: str, section: str, found: Sequence[str], kind: str) -> Yield:
    during = ("any", kind) if kind == "other-world" else ("any", kind, "not-other-world")
    tested = _tested(look, deck, section, found)
    pools = tuple([look.pool(player, skill, 0, during) for skill in tested])
    state = min(player.health, 5), min(player.sanity, 5), bool(player.clues), look.success(player)
    key = (deck, section, look.state.ancient_one, pools, state, look.spell_price(player), look.prices)
    known = _known.get(key)
    if known is None:
        known = NOTHING
        for card in found:
            sectioned = look.content.sectioned.get(card)
            if sectioned is None:
                effects = look.content.complex[card].initial
            elif section in sectioned.sections:
                effects = sectioned.sections[section].do
            else:
                continue
            known = known.plus(Reader(look, player, during, card).every(effects), 1 / len(found))
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        _known[key] = known
    return known


_tests: dict[tuple[str, str, str], tuple[str, ...]] = {}


def _tested(look: Look, deck: str, section: str, found: Sequence[str]) -> tuple[str, ...]:
    """The Skills that these cards speak of: nothing else of an investigator's Skills matters."""
    key = (deck, section, look.state.ancient_one)
    known = _tests.get(key)
    if known is None:
        text = repr([_printed(look, card, section) for card in found])
        fought = "ambush" in text.lower() or "fight" in text.lower()
        known = tuple([skill for skill in SKILLS if f"'{skill}'" in text or (fought and skill in ("will", "strength"))])
        _tests[key] = known
    return known


def _printed(look: Look, card: str, section: str) -> Sequence[object]:
    sectioned = look.content.sectioned.get(card)
    if sectioned is None:
        both = look.content.complex[card]
        return (*both.initial, *both.passed, *both.failed)
    return sectioned.sections[section].do if section in sectioned.sections else ()


def research(look: Look, player: Player, place: str) -> Yield:
    found = look.content.research_of[look.state.ancient_one]
    return _average(look, player, "research", look.game.kind_of(place), found, "research")


def other_world(look: Look, player: Player) -> Yield:
    return _average(look, player, "other-world", "", look.content.encounter_decks["other-world"], "other-world")


def location(look: Look, player: Player, place: str) -> Yield:
    region = look.content.spaces[place].region
    return _average(look, player, region, place, look.content.encounter_decks[region], "location")


def general(look: Look, player: Player, place: str) -> Yield:
    found = look.content.encounter_decks["general"]
    return _average(look, player, "general", look.game.kind_of(place), found, "general")


def expedition(look: Look, player: Player, place: str) -> Yield:
    found = [card.id for card in look.content.expeditions.values() if card.space == place]
    return _average(look, player, "expedition", place, found, "expedition")


def special(look: Look, player: Player, deck: str) -> Yield:
    found = look.content.specials_of[look.state.ancient_one][deck]
    return _average(look, player, deck, "", found, "special")
