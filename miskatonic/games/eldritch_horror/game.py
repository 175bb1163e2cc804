"""A running game of Eldritch Horror: what words ask of it, and the small changes from which all others are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from miskatonic.engine.cut import CutShort, GameEnds, graver
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.deck import Deck
from miskatonic.engine.message import Arg, Msg, Name, Seat
from miskatonic.games.eldritch_horror.state import Held, Monster, Ongoing, Player, State
from miskatonic.games.eldritch_horror.terms import CULTIST, OMENS
from miskatonic.kit.game import TableGame, printed
from miskatonic.kit.scene import SEAT, Scene, person, seat_of
from miskatonic.kit.ways import Ways

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.cards import EldritchContent, Stats
    from miskatonic.kit.tree import AnySelector, AnyVerb

Tester = Callable[["Eldritch", Scene, str, int], Awaitable[int]]


class Eldritch(TableGame[State]):
    content: EldritchContent
    tester: Tester
    golden_rule = "eh.golden-rules.2"
    result = 0
    """Of the last test, or of the test whose effects are being resolved."""
    rolled: Sequence[str] = ()
    """The dice of the last test."""
    spawned = False
    """Whether the last monster that was to be spawned by name was."""
    unlucky = False
    """All dice count as 1, those of tests too: nothing is rolled that could be rerolled."""

    def caused(self, kind: str, /, by: str = "", **args: Arg) -> None:
        """An event that says why: by this component, or by the one whose words are being carried out, if any are."""
        if self.events is None:
            return
        source = by or self.cause
        if not source or args.get("card") == Name(source):
            self.event(kind, source=Msg("told-without-source"), **args)
        else:
            self.event(kind, source=Msg("told-source", {"card": Name(source)}), **args)

    # What words ask

    @property
    def lead(self) -> int:
        return self.state.lead

    @property
    def phase(self) -> str:
        return self.state.phase

    def seats_in_order(self) -> list[int]:
        """Investigators that are not defeated (eh.defeated.14), from the Lead Investigator on (eh.round.2)."""
        players = self.state.players
        count = len(players)
        lead = self.state.lead
        return [seat % count for seat in range(lead, lead + count) if players[seat % count].investigator]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def place_of(self, thing: str) -> str:
        if thing.startswith(SEAT):
            return self.state.players[seat_of(thing)].place
        if "#" in thing:
            return self.monster(thing).place if self.is_monster(thing) else ""
        gate = self.content.gates.get(thing)
        if gate is not None:
            return gate.space
        return thing if thing in self.content.spaces else ""

    def ways(self) -> Ways:
        return self.content.map

    def holdings(self, thing: str, what: str) -> int:
        if not thing.startswith(SEAT):
            return self._tokens(thing, what)
        player = self.state.players[seat_of(thing)]
        if what == "clue":
            return len(player.clues)
        if what == "spell":
            return len(player.spells)
        if what == "improvement":
            return sum(player.improvements.values())
        if what in self.content.conditions:
            return int(self.condition(player, what) is not None)
        if what in self.content.condition_traits:
            kinds = self.content.conditions
            return len([held for held in player.conditions if what in kinds[held.card].traits])
        return len(self.with_trait(player, what))

    def _tokens(self, thing: str, what: str) -> int:
        for ongoing in self.state.ongoing:
            if ongoing.key == thing or ongoing.card == thing:
                return ongoing.count(what)
        return 0

    async def test(self, scene: Scene, skill: str, modifier: int) -> int:
        return await self.tester(self, scene, skill, modifier)

    # Looking at the table

    @property
    def omen(self) -> str:
        """eh.omen.1"""
        return OMENS[self.state.omen]

    @property
    def investigators(self) -> int:
        """How many there are, but never less than one (eh.defeated.14, eh.ruling-defeat.2)."""
        return max(1, len([player for player in self.state.players if player.investigator]))

    def here(self, place: str) -> list[int]:
        """The investigators on a space, in order."""
        players = self.state.players
        return [seat for seat in self.seats_in_order() if players[seat].place == place]

    def monsters_at(self, place: str) -> list[Monster]:
        return [monster for monster in self.state.monsters if monster.place == place]

    def is_monster(self, key: str) -> bool:
        return printed(key) in self.content.monsters

    def monster(self, key: str) -> Monster:
        number = int(key.partition("#")[2])
        for monster in self.state.monsters:
            if monster.number == number:
                return monster
        for monster in self.state.drawn:
            if monster.number == number:
                return monster
        raise KeyError(key)

    def on_board(self, key: str) -> bool:
        number = int(key.partition("#")[2])
        return any([monster.number == number for monster in self.state.monsters])

    def stats(self, card: str) -> Stats:
        """What stands on a monster; of Cultists, on the sheet as it lies now (eh.cultists.2, eh.ancient-one.6)."""
        if card == CULTIST:
            sheet = self.content.ancient_ones[self.state.ancient_one]
            if self.state.awake and sheet.awakened.cultist is not None:
                return sheet.awakened.cultist
            return sheet.cultist
        stats = self.content.monsters[card].stats
        assert stats is not None, card
        return stats

    def toughness(self, card: str) -> int:
        return self.amount(self.stats(card).toughness, Scene(self.lead, card))

    def epic(self, card: str) -> bool:
        return self.content.monsters[card].epic

    def gate_at(self, place: str) -> str:
        gate = self.content.gate_of.get(place, "")
        return gate if gate in self.state.gates else ""

    def matching_gates(self) -> list[str]:
        """Gates whose symbol is that of the current Omen."""
        gates = self.content.gates
        return [gate for gate in self.state.gates if gates[gate].omen == self.omen]

    def clues_at(self, place: str) -> list[str]:
        return [token.clue for token in self.state.clues if token.place == place]

    def kind_of(self, place: str) -> str:
        return self.content.spaces[place].kind

    def cards_of(self, player: Player) -> list[Held]:
        """His possessions that are cards."""
        return player.assets + player.artifacts + player.spells

    def with_trait(self, player: Player, what: str) -> list[Held]:
        """`item`, `ally`, `weapon`: any possession; `item-asset`: Assets alone."""
        known = self.content.possessions
        trait, _, asset = what.partition("-")
        cards = player.assets if asset else player.assets + player.artifacts
        return [held for held in cards if trait in known[held.card].traits]

    def condition(self, player: Player, card: str) -> Held | None:
        for held in player.conditions:
            if held.card == card:
                return held
        return None

    def held(self, key: str) -> tuple[Player, Held] | None:
        """Who has this card, wherever it lies before him."""
        number = int(key.partition("#")[2])
        for player in self.state.players:
            for pieces in (player.assets, player.artifacts, player.spells, player.conditions):
                for held in pieces:
                    if held.number == number:
                        return player, held
        return None

    def passive(self, player: Player, passive: str) -> str:
        """The component by which a passive ability holds for this player, or an empty word."""
        found = self.content.with_passive.get(passive, ())
        if player.investigator in found:
            return player.investigator
        for pieces in (player.assets, player.artifacts, player.conditions):
            for held in pieces:
                if held.card in found:
                    return held.key
        return ""

    def in_force(self, law: str) -> str:
        """The Mythos card in play that says so, or an empty word."""
        for ongoing in self.state.ongoing:
            if law in self.content.mythos[ongoing.card].laws:
                return ongoing.card
        return ""

    def sheet_says(self, law: str) -> bool:
        """Whether the face of the Ancient One sheet that lies up says so (eh.ancient-one.6)."""
        sheet = self.content.ancient_ones[self.state.ancient_one]
        return law in (sheet.awakened.laws if self.state.awake else sheet.laws)

    def active_mystery(self, law: str) -> bool:
        mystery = self.state.mystery
        return mystery is not None and law in self.content.mysteries[mystery.card].laws

    def ongoing(self, card: str) -> Ongoing | None:
        for ongoing in self.state.ongoing:
            if ongoing.card == card or ongoing.key == card:
                return ongoing
        return None

    # Small changes

    def numbered(self) -> int:
        self.state.counter += 1
        return self.state.counter

    async def roll(self, count: int = 1) -> list[int]:
        """Dice that are no test: nothing rerolls them (eh.faq.6, eh.faq.7, eh.reroll.4, eh.reroll.5)."""
        if self.unlucky:
            return [1] * count
        found = await self.chance("roll.die", ("1", "2", "3", "4", "5", "6"), count)
        return [int(face) for face in found]

    async def from_deck(self, deck: Deck, discard: list[str]) -> str | None:
        """When the deck runs out, the discard pile becomes the new one (eh.component-limits.9, eh.discarding.6)."""
        if not len(deck) and discard:
            self.refill(deck, discard)
        card = await self.draw(deck)
        if not len(deck) and discard:
            self.refill(deck, discard)
        return card

    def refill(self, deck: Deck, discard: list[str]) -> None:
        deck.fog = sorted([*deck.fog, *discard])
        discard.clear()
        self.event("reshuffled", deck=Msg(f"deck-{deck.name}"))

    # People

    async def people(self, who: AnySelector, scene: Scene, act: Callable[[int], Awaitable[None]]) -> None:
        """Each of these investigators in turn. Whoever is defeated meanwhile stops; the others go on."""
        cut: GameEnds | CutShort | None = None
        for key in await self.select(who, scene):
            seat = seat_of(key)
            if self.state.players[seat].investigator:
                try:
                    await act(seat)
                except CutShort as stopped:
                    cut = graver(cut, stopped)
        if cut is not None and isinstance(cut, CutShort) and cut.concerns(scene.seat):
            raise CutShort(scene.seat)

    async def unless_cut(self, act: Awaitable[object]) -> bool:
        """Does what is nobody's own action or encounter: whoever is defeated by it is out of it. True: done."""
        try:
            await act
        except CutShort:
            return False
        return True

    async def choose_thing(
        self, kind: str, seat: int, rule: str, things: Sequence[str], text: str = "thing", *, prompt: Msg | None = None
    ) -> str:
        """One of these by its key; the only one is taken without asking."""
        options = [Option(thing, self.thing_text(thing), thing) for thing in things]
        (key,) = await Decision(kind, seat, rule, prompt or Msg(f"ask-{kind}"), options)
        return key

    def thing_text(self, thing: str) -> Msg:
        if thing.startswith(SEAT):
            return Msg("thing-person", {"who": Seat(seat_of(thing))})
        if "#" in thing and self.is_monster(thing):
            monster = self.monster(thing)
            parts: dict[str, Arg] = {"name": Name(monster.card), "place": Name(monster.place or monster.card)}
            lost = monster.count("health")
            # Two of a kind on one space are told apart by their wounds.
            return Msg("thing-monster-wounded", {**parts, "lost": lost}) if lost else Msg("thing-monster", parts)
        return Msg("thing", {"name": Name(printed(thing))})

    async def one_of(self, kind: str, seat: int, rule: str, options: list[Option], **args: str | int) -> str:
        (key,) = await Decision(kind, seat, rule, Msg(f"ask-{kind}", dict(args)), options)
        return key

    async def do(self, effects: Sequence[AnyVerb], seat: int, card: str, it: str = "") -> None:
        await self.run(effects, Scene(seat, card, None, it))

    def person(self, seat: int) -> str:
        return person(seat)
