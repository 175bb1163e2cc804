"""A running game of Elder Sign: look-ups, and the helpers through which every change goes."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Literal

from miskatonic.engine.chance import Entry, Source
from miskatonic.engine.game import Outcome, Rules
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.engine.timing import Happening
from miskatonic.engine.value import Modifier, Value, compute
from miskatonic.games.elder_sign.state import Attempt, MonsterToken, Place, Player, State
from miskatonic.games.elder_sign.terms import ANCIENT_ONE, ENTRANCE
from miskatonic.kit.game import TableGame, Thing
from miskatonic.kit.standing import EVERYBODY, InForce

if TYPE_CHECKING:
    from miskatonic.engine.deck import Deck
    from miskatonic.games.elder_sign.pack import Content
    from miskatonic.kit import uses

MAXIMA = ("max-sanity", "max-stamina")
HELPFUL = (*MAXIMA, "green-dice", "aid")


class GameEnds(Exception):
    """The game ends immediately (es.game-end.*): whatever is under way stops."""


class TurnEnds(Exception):
    """The active player goes immediately to the Clock Phase (es.devoured.11, es.awakening.8)."""


class InMuseum(Happening):
    """Something that happens, on this card, with these monsters there; `without`: the component that caused it."""

    def __init__(
        self,
        number: int,
        kind: str,
        seat: int,
        amount: int,
        place: str,
        where: str,
        monsters: list[str],
        without: str,
    ) -> None:
        Happening.__init__(self, number, kind, seat, amount, place=place)
        self.where = where
        self.monsters = monsters
        self.without = without


class ElderSign(TableGame[State]):
    """`game` in every rule function."""

    golden_rule = "es.golden-rule.1"

    def __init__(
        self,
        rules: Rules[State],
        state: State,
        source: Source,
        journal: list[Entry],
        content: Content,
        settle: Callable[[ElderSign], Coroutine[Any, Any, None]],
    ) -> None:
        super().__init__(rules, state, source, journal)
        self.content = content
        self.vocabulary = content.VOCABULARY
        self._settle = settle
        """Sees to what follows from an effect (`peril.settle`, which stands above this module)."""
        self.unsettled = True
        self.immediate = ""
        """The Mythos card whose immediate effect is being resolved."""
        self.maxima_changed = True
        self.monsters_beaten = True
        """Flipped tokens may lie in the museum, waiting to be taken."""
        self.spells_cast = 0
        """Spells that lie before their casters with dice on them."""
        for player in state.players:
            self.spells_cast += len(player.cast)
        self.forces = content.forces
        self.stand()
        if state.ended:
            self.outcome = outcome_of(state)

    # Look-ups

    @property
    def lead(self) -> int:
        return self.state.active

    @property
    def active(self) -> Player:
        return self.state.players[self.state.active]

    @property
    def attempt(self) -> Attempt:
        attempt = self.state.attempt
        assert attempt is not None
        return attempt

    @property
    def in_turn(self) -> bool:
        """Midnight is outside every turn."""
        return self.state.phase != "midnight" and self.state.phase != "setup"

    def places(self) -> list[Place]:
        return self.state.adventures + self.state.other_worlds

    def place(self, card: str) -> Place:
        for place in self.state.adventures:
            if place.card == card:
                return place
        for place in self.state.other_worlds:
            if place.card == card:
                return place
        raise KeyError(card)

    def seats_in_order(self) -> list[int]:
        """From the active player clockwise."""
        count = len(self.state.players)
        active = self.state.active
        return [(active + step) % count for step in range(count)]

    def investigators_in_order(self) -> list[Player]:
        players = self.state.players
        active = self.state.active
        return [player for player in players[active:] + players[:active] if player.investigator]

    def deck_of(self, loot: str) -> Deck:
        state = self.state
        match loot:
            case "common":
                return state.common_deck
            case "unique":
                return state.unique_deck
            case "spell":
                return state.spell_deck
            case _:
                return state.ally_deck

    def lasting_mythos(self) -> list[str]:
        """The face-up Mythos card, if there is one (es.mythos-cards.4)."""
        return [self.state.mythos] if self.state.mythos else []

    # What is in force

    def in_play(self) -> list[tuple[str, int]]:
        """Ancient One (es.ancient-one-card.8), Mythos cards, seats."""
        state = self.state
        if not state.ancient_one:
            return []
        found = [(state.ancient_one, EVERYBODY), *[(card, EVERYBODY) for card in self.lasting_mythos()]]
        for player in state.players:
            found.append((player.investigator, player.seat))
            found += [(ally, player.seat) for ally in player.allies]
        return found

    def force_changes(self, force: InForce) -> None:
        """Points above a maximum that sinks are lost when this is settled."""
        for value, _ in force.tweaks:
            if value in MAXIMA:
                self.unsettled = self.maxima_changed = True

    def ignores(self, seat: int, source: str) -> bool:
        """Whether this seat may ignore the lasting effect of that component (Sister Mary)."""
        traits = self.standing.traits
        if "ignore-mythos" not in traits or source not in self.content.mythos:
            return False
        for _, whose in traits["ignore-mythos"]:  # noqa: SIM110 - a generator costs more than the answer
            if whose == seat:
                return True
        return False

    def helps(self, value: str) -> bool:
        return value in HELPFUL

    def unrestricted(self, seat: int, use: uses.Use) -> bool:
        """Whether the first roll, the place and the limit that an ability states allow it now (es.recovering.1)."""
        ability = use.ability
        attempt = self.state.attempt
        if ability.when == "before-first-roll" and self.attempt.rolls:
            return False
        if ability.where == "other-world" and (attempt is None or attempt.place not in self.content.other_worlds):
            return False
        return use.number < 0 or self.unused(self.state.players[seat], use.mark, ability.limit)

    def unused(self, player: Player, mark: str, limit: str) -> bool:
        """es.investigator-abilities.2, es.investigator-abilities.4"""
        if limit == "day":
            return mark not in player.used_today
        if limit == "turn":
            return mark not in self.state.used_this_turn
        return limit != "roll" or mark not in self.attempt.used_this_roll

    def mark_used(self, player: Player, mark: str, limit: str) -> None:
        if limit == "day":
            player.used_today.append(mark)
        elif limit == "turn":
            self.state.used_this_turn.append(mark)
        elif limit == "roll":
            self.attempt.used_this_roll.append(mark)

    def maximum(self, player: Player, what: str) -> int:
        """es.investigator-card.2, es.investigator-card.3"""
        card = self.content.investigators[player.investigator]
        tweaks = self.standing.tweaks
        if what == "sanity":
            sanity = card.sanity - player.less_sanity
            return self.number("max-sanity", sanity, player.seat) if "max-sanity" in tweaks else sanity
        stamina = card.stamina - player.less_stamina
        return self.number("max-stamina", stamina, player.seat) if "max-stamina" in tweaks else stamina

    def wounded(self, player: Player, what: str) -> bool:
        """Below the maximum."""
        return (player.sanity if what == "sanity" else player.stamina) < self.maximum(player, what)

    def maximum_value(self, player: Player, what: str) -> Value:
        card = self.content.investigators[player.investigator]
        base = card.sanity if what == "sanity" else card.stamina
        less = player.less_sanity if what == "sanity" else player.less_stamina
        modifiers = self.modifiers(f"max-{what}", player.seat)
        if less:
            modifiers.append(Modifier("add", -less, self.state.ancient_one))
        return compute(base, modifiers)

    # Effects and occasions

    def settle(self) -> Coroutine[Any, Any, None]:
        return self._settle(self)

    def reaction_rule(self, owner: int) -> str:
        return "es.investigator-card.4" if owner >= 0 else "es.ancient-one-card.8"

    async def happen(
        self,
        kind: str,
        seat: int,
        thing: Thing,
        amount: int = 1,
        place: str = "",
        monsters: Sequence[MonsterToken] = (),
        without: str = "",
    ) -> bool:
        """A happening to which components in play, `without` this one, may answer."""
        if kind not in self.standing.triggers:
            await thing(Happening(0, kind, seat, amount))
            return True
        return await self.come_about(self._in_museum(kind, seat, amount, place, monsters, without), thing)

    async def occasion(self, kind: str, seat: int, place: str = "", monsters: Sequence[MonsterToken] = ()) -> None:
        """Something has happened that components may answer."""
        if kind in self.standing.triggers:
            await self.afterwards(self._in_museum(kind, seat, 1, place, monsters))

    def _in_museum(
        self, kind: str, seat: int, amount: int, place: str, monsters: Sequence[MonsterToken], without: str = ""
    ) -> InMuseum:
        where = "other-world" if place in self.content.other_worlds else "adventure"
        names = [token.id for token in monsters]
        return InMuseum(self.next_happening(), kind, seat, amount, place, where, names, without)

    # Changes. Each makes one change and records it.

    def end(self, how: str) -> None:
        """es.game-end.*"""
        self.state.ended = how
        self.outcome = outcome_of(self.state)
        self.event("end", None, how=how, ancient_one=Name(self.state.ancient_one))
        raise GameEnds

    def lose(self, player: Player, what: str, amount: int) -> None:
        """es.losing-stamina-sanity.2"""
        if amount <= 0 or not player.investigator:
            return
        if what == "sanity":
            player.sanity -= amount
            left = player.sanity
        else:
            player.stamina -= amount
            left = player.stamina
        if left <= 0:
            self.unsettled = True
        if self.events is not None:
            self.event("lose", None, who=Seat(player.seat), what=what, amount=amount, left=max(left, 0))

    def recover(self, player: Player, what: str, amount: int) -> None:
        """es.recovering.2, es.recovering.3"""
        room = self.maximum(player, what) - (player.sanity if what == "sanity" else player.stamina)
        amount = min(amount, room)
        if amount <= 0:
            return
        if what == "sanity":
            player.sanity += amount
        else:
            player.stamina += amount
        if self.events is not None:
            self.event("recover", None, who=Seat(player.seat), what=what, amount=amount)

    def lower_maximum(self, player: Player, what: str, amount: int) -> None:
        if what == "sanity":
            player.less_sanity += amount
        else:
            player.less_stamina += amount
        self.event("lower-maximum", None, who=Seat(player.seat), what=what, amount=amount)
        self.unsettled = True
        self.maxima_changed = True

    def gain_clues(self, player: Player, amount: int) -> None:
        player.clues += amount
        if amount and self.events is not None:
            self.event("clues", None, who=Seat(player.seat), amount=amount)

    def lose_clues(self, player: Player, amount: int, how: Literal["spent", "lost"] = "lost") -> None:
        """es.clues.4"""
        amount = min(amount, player.clues)
        player.clues -= amount
        if amount:
            self.event("lose-clues", None, who=Seat(player.seat), amount=amount, how=how)

    def hand(self, player: Player, card: str) -> list[str]:
        """The pile in which this card lies before its player."""
        for pile in (player.common, player.unique, player.spells, player.allies):
            if card in pile:
                return pile
        raise KeyError(card)

    def put_under(self, card: str) -> None:
        """Back to where a card or token belongs: under its deck, or into the cup."""
        if card in self.content.monsters:
            self.state.monster_cup.put_into_fog(card)
        else:
            deck: Deck = getattr(self.state, self.content.homes[card])
            deck.put_under(card)

    def discard_card(self, player: Player, card: str) -> None:
        """es.items.2"""
        self.hand(player, card).remove(card)
        self.put_under(card)
        if card in self.content.allies:
            self.leaves_play(card, player.seat)
        if self.events is not None:
            self.event("discard-card", None, who=Seat(player.seat), card=Name(card))

    def lose_trophy(self, player: Player, card: str, how: Literal["spent", "lost"]) -> None:
        """es.trophies.7, es.trophies.8"""
        player.trophies.remove(card)
        self.put_under(card)
        if self.events is not None:
            self.event("lose-trophy", None, who=Seat(player.seat), card=Name(card), how=how)

    def gain_trophy(self, player: Player, card: str) -> None:
        """es.trophies.4"""
        player.trophies.append(card)
        if self.events is not None:
            self.event("trophy", None, who=Seat(player.seat), card=Name(card), value=self.trophy_value(card))

    def beat_monster(self, token: MonsterToken) -> None:
        """Its token is flipped and waits to be taken (es.completing-monster-tasks.1, es.defeating-with-cards.1)."""
        token.defeated = True
        self.monsters_beaten = True

    def combat_x(self) -> int:
        """The X of a combat task; while the Ancient One sleeps, what it would be now (es.ruling-ancient-ones.1)."""
        return max(1, self.state.combat_x if self.state.awake else self.monsters_in_play())

    def monsters_in_play(self) -> int:
        return sum([not token.defeated for place in self.places() for token in place.monsters])

    def trophy_value(self, card: str) -> int:
        if card in self.content.monsters:
            return self.content.monsters[card].trophies
        return self.content.places[card].trophies

    def trophies(self, player: Player) -> int:
        return sum([self.trophy_value(card) for card in player.trophies])

    def move(self, player: Player, place: str) -> None:
        if player.place != place:
            player.place = place
            if self.events is not None:
                where = self.state.ancient_one if place == ANCIENT_ONE else place
                kind = place if place in (ENTRANCE, ANCIENT_ONE) else "adventure"
                self.event("move", None, who=Seat(player.seat), place=Name(where), kind=kind)

    def advance_clock(self, steps: int) -> None:
        """es.clock-phase.1, es.clock-phase.6; midnight itself waits for the end of the turn."""
        state = self.state
        hour = state.clock + steps
        state.midnights_due += hour // 4
        state.clock = hour % 4
        if self.events is not None:
            self.event("clock", None, hour=state.clock)


def outcome_of(state: State) -> Outcome:
    won = state.ended in ("sealed", "defeated")
    return Outcome(
        won,
        Msg(f"outcome-{state.ended}", {"ancient_one": Name(state.ancient_one)}),
        tuple(range(len(state.players))) if won else (),
    )
