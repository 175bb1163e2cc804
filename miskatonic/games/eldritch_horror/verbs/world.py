"""What Mythos cards, Rumors, Mysteries and Ancient Ones do, and no encounter does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.decision import Option
from miskatonic.engine.deck import Deck
from miskatonic.engine.message import Name
from miskatonic.games.eldritch_horror import bodies, doom, encounters, ending, gaining, mysteries, mythos, reckoning
from miskatonic.games.eldritch_horror import supply as supplies
from miskatonic.games.eldritch_horror.effect import Effect
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import State
from miskatonic.games.eldritch_horror.terms import RESERVE
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnySelector


class LoseGame(Effect, frozen=True):
    """The investigators lose (eh.winning-losing.1)."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        ending.lose(game, "rumor")


class SolveThis(Effect, frozen=True):
    """This Rumor is solved."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        ongoing = game.ongoing(scene.card)
        if ongoing is not None:
            await mysteries.solve_rumor(game, ongoing)


class SolveRumor(Effect, frozen=True):
    """One of these Rumors."""

    whom: AnySelector

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return bool(game.among(self.whom, scene))

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for key in await game.select(self.whom, scene):
            ongoing = game.ongoing(key)
            if ongoing is not None:
                await mysteries.solve_rumor(game, ongoing)


class RemoveTokens(Effect, frozen=True):
    """So many Eldritch tokens from this card; when none is left, what the card says happens."""

    amount: AnyAmount = 1

    async def run(self, game: Eldritch, scene: Scene) -> None:
        ongoing = game.ongoing(scene.card)
        if ongoing is None:
            return
        ongoing.take("eldritch", game.amount(self.amount, scene))
        game.event("mythos.tokens", card=Name(ongoing.card), amount=ongoing.count("eldritch"))
        if not ongoing.count("eldritch"):
            for effect in game.content.mythos[ongoing.card].empty:
                await game.unless_cut(game.run((effect,), Scene(game.lead, scene.card)))


class AddHealthToken(Effect, frozen=True):
    """A Health token on this card."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        ongoing = game.ongoing(scene.card)
        if ongoing is not None:
            ongoing.put("health")
            game.event("mythos.health", card=Name(ongoing.card), amount=ongoing.count("health"))


class PlayRumor(Effect, frozen=True):
    """A random Rumor from the box is resolved."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        await mythos.play_rumor(game, clues=True)


class Reckon(Effect, frozen=True):
    """Reckoning effects of one kind, so many times."""

    what: Literal["mythos", "monsters"]
    times: int = 2

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return bool(with_reckoning(game, self.what))

    async def run(self, game: Eldritch, scene: Scene) -> None:
        """All of them once, then all again."""
        resolve = reckoning.resolve_monster if self.what == "monsters" else reckoning.resolve_card
        for _ in range(self.times):
            await reckoning.work_off(game, with_reckoning(game, self.what), game.lead, resolve)


def with_reckoning(game: Eldritch, what: str) -> list[str]:
    return reckoning.reckoning_monsters(game) if what == "monsters" else reckoning.reckoning_cards(game)


class DoomUnlessReckoning(Effect, frozen=True):
    """Doom advances by 1 if nothing of this kind has a Reckoning effect."""

    what: Literal["mythos", "monsters"]

    async def run(self, game: Eldritch, scene: Scene) -> None:
        if not with_reckoning(game, self.what):
            await doom.advance(game, 1)


class ReckonConditions(Effect, frozen=True):
    """The reckoning of all Conditions, or of one. All dice count as 1, so that its tests fail."""

    condition: str = ""
    who: AnySelector = "each"
    names = ("condition",)

    async def run(self, game: Eldritch, scene: Scene) -> None:
        async def each(seat: int) -> None:
            keys = reckoning.held_with_reckoning(game, seat)
            fitting = [key for key in keys if not self.condition or key.partition("#")[0] == self.condition]
            game.unlucky = True
            await reckoning.work_off(game, fitting, seat, reckoning.resolve_held)
            game.unlucky = False

        await game.people(self.who, scene, each)


class DiscardReserve(Effect, frozen=True):
    """All cards of the reserve."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for card in list(game.state.reserve):
            await gaining.discard_from_reserve(game, card, refill=False)


class FillReserve(Effect, frozen=True):
    """As many Assets as belong there."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        await gaining.refill_reserve(game)
        assert len(game.state.reserve) <= RESERVE


class BuryDefeated(Effect, frozen=True):
    """All defeated investigators go back to the box; what they had is discarded."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for body in list(game.state.defeated):
            bodies.bury(game, body)


class ShuffleBackMystery(Effect, frozen=True):
    """A solved Mystery goes back into the deck, at random or `chosen`; `doom`: if there is none, Doom advances by 1."""

    doom: bool = False
    chosen: bool = False

    async def run(self, game: Eldritch, scene: Scene) -> None:
        """Which one a card leaves open, the investigators choose as a group (eh.conflicts.2)."""
        solved = game.state.solved
        if solved and self.chosen:
            options = [Option(card, game.thing_text(card), card) for card in solved]
            card = await game.one_of("together", game.lead, "eh.conflicts.2", options)
            await mysteries.shuffle_back(game, card)
        elif solved:
            (card,) = await game.chance("mystery", sorted(solved))
            await mysteries.shuffle_back(game, card)
        elif self.doom:
            await doom.advance(game, 1)


class EndExpedition(Effect, frozen=True):
    """All cards of the active expedition go back to the box; the deck is shuffled. `fatal`: an empty deck: defeat."""

    fatal: bool = False

    async def run(self, game: Eldritch, scene: Scene) -> None:
        """eh.ruling-decks.1"""
        state = game.state
        deck, discard = state.encounters["expedition"], state.encounter_discard["expedition"]
        known = game.content.expeditions
        gone = [card for card in [*deck.fog, *discard] if known[card].space == state.expedition]
        _to_the_box(state, gone, deck, [discard])
        game.event("expedition.ended", place=Name(state.expedition)) if state.expedition else None
        state.expedition = ""
        if not len(deck) and discard:
            game.refill(deck, discard)
        await encounters.new_expedition(game)
        if self.fatal and not len(deck):
            ending.lose(game, "rumor")


def _to_the_box(state: State, cards: list[str], deck: Deck, piles: list[list[str]]) -> None:
    """From the deck, and then from these piles."""
    for card in cards:
        if card in deck.fog:
            deck.take_from_fog(card)
        else:
            for pile in piles:
                if card in pile:
                    pile.remove(card)
                    break
        state.box.append(card)


class WithdrawAssets(Effect, frozen=True):
    """All Assets of this value or more in deck, discard pile and reserve go back to the box."""

    value: AnyAmount

    async def run(self, game: Eldritch, scene: Scene) -> None:
        state = game.state
        least = game.amount(self.value, scene)
        known = game.content.assets
        every = [*state.assets.fog, *state.asset_discard, *state.reserve]
        gone = [card for card in every if known[card].value >= least]
        _to_the_box(state, gone, state.assets, [state.asset_discard, state.reserve])
        game.event("assets.withdrawn", value=least)
        await gaining.refill_reserve(game)


class PayInBlood(Effect, frozen=True):
    """You discard a monster that is no Epic one, and lose as much Health as its toughness."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        from miskatonic.games.eldritch_horror import losing

        keys = [monster.key for monster in game.state.monsters if not game.epic(monster.card)]
        if keys:
            options = [Option(key, game.thing_text(key), key) for key in keys]
            key = await game.one_of("pay-in-blood", scene.seat, game.golden_rule, options)
            toughness = game.toughness(key.partition("#")[0])
            supplies.discard_monster(game, key)
            await losing.lose(game, scene.seat, health=toughness)


class ResolveSpecial(Effect, frozen=True):
    """A Special Encounter of this deck."""

    deck: str

    async def run(self, game: Eldritch, scene: Scene) -> None:
        game.state.encounter = None
        await encounters.complex_encounter(game, game.player(scene.seat), self.deck)


class GatesToSheet(Effect, frozen=True):
    """The Gate on your space goes onto the Ancient One sheet."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        await doom.gate_to_sheet(game, game.gate_at(game.player(scene.seat).place))


class GatherMonsters(Effect, frozen=True):
    """All monsters of these names on the board move to a space."""

    monsters: tuple[str, ...]
    place: str
    names = ("monsters", "place")

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for monster in game.state.monsters:
            if monster.card in self.monsters:
                supplies.move_monster(game, monster, self.place)


class LoseForConditions(Effect, frozen=True):
    """Health for each Injury, Sanity for each Madness, a Clue for each Deal."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        from miskatonic.games.eldritch_horror import losing

        key = game.person(scene.seat)
        player = game.player(scene.seat)
        deals = min(len(player.clues), game.holdings(key, "deal"))
        for _ in range(deals):
            supplies.discard_clue(game, player.clues.pop())
        await losing.lose(game, scene.seat, game.holdings(key, "injury"), game.holdings(key, "madness"))


class LoseForSpells(Effect, frozen=True):
    """A Sanity for each Spell you have; if any was lost, a Madness Condition."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        from miskatonic.games.eldritch_horror import losing

        _, lost = await losing.lose(game, scene.seat, sanity=len(game.player(scene.seat).spells))
        if lost:
            await gaining.gain_condition(game, scene.seat, trait="madness")


class EliminatedLose(Effect, frozen=True):
    """If all investigators are eliminated, the investigators lose."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        ending.check_eliminated(game)
