"""A seat's look at the table: only what its view shows, and what the rules make of it."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.engine.chance import Person
from miskatonic.engine.snapshot import View
from miskatonic.games.elder_sign import odds, tasks
from miskatonic.games.elder_sign.bot import worth
from miskatonic.games.elder_sign.need import Row
from miskatonic.games.elder_sign.rows import affordable, attempt_rows, rows, unfinished
from miskatonic.games.elder_sign.rules import RULES
from miskatonic.games.elder_sign.state import Place, State
from miskatonic.games.elder_sign.terms import ANCIENT_ONE, DICE, GREEN_DICE, POOL, RED, YELLOW

Hand = tuple[int, int, int]
_NO_CHANCE = Person()


class Look:
    """The game as the view has it; nothing here may change it."""

    def __init__(self, view: View[State]) -> None:
        self.state = view.state
        self.game = RULES.game(view.state, _NO_CHANCE, [])
        self.content = self.game.content
        self.seat = view.seat
        self.me = view.state.players[view.seat]

    def stake(self, place: Place, seat: int) -> tuple[float, float]:
        """What resolving the card brings, and what failing it costs (below zero)."""
        game, card = self.game, self.content.places[place.card]
        player = self.state.players[seat]
        gain = worth.worth(game, card.rewards, seat, card.id) + worth.TROPHY * card.trophies
        if card.midnight:
            gain -= worth.MIDNIGHTS * worth.worth(game, card.midnight, seat, card.id)
        if card.locks:
            gain += worth.LOCKED_DIE
        for token in place.monsters:
            monster = self.content.monsters[token.id]
            gain += worth.MONSTER / 2 + (worth.LOCKED_DIE if monster.locks else 0.0)
            gain += worth.TROPHY * monster.trophies + worth.worth(game, monster.defeated, seat, token.id)
            if "monster-overcome" in game.standing.triggers:
                gain += worth.answers(game, "monster-overcome", seat, card.id, [token.id])
        loss = worth.worth(game, card.penalties, seat, card.id)
        if "adventure-failed" in game.standing.triggers:
            loss += worth.answers(game, "adventure-failed", seat, card.id)
        for what in ("sanity", "stamina"):
            more = game.number(f"penalty-{what}", 0, seat)
            if more > 0:
                loss -= worth.pain(worth.points(player, what), more)
        return gain, loss

    def terror(self, card: str, seat: int) -> float:
        """What one failed roll with Terror in it costs beyond the adventure itself (below zero)."""
        game = self.game
        if game.trait(seat, "ignore-terror"):
            return 0.0
        effects = list(self.content.places[card].terror) if card != ANCIENT_ONE else []
        for mythos in game.lasting_mythos():
            if not game.ignores(seat, mythos):
                effects += self.content.mythos[mythos].terror
        return worth.worth(game, effects, seat, card) if effects else 0.0

    def rows_of(self, place: Place, seat: int) -> list[Row]:
        return rows(self.game, place, seat)


def wants_of(found: Sequence[Row], ordered: bool) -> tuple[odds.Want, ...]:
    wants = [odds.want_of(row.need) for row in found]
    return tuple(wants if ordered else sorted(wants))


class Plan:
    """The attempt under way, as the seat that looks at it sees its prospects."""

    def __init__(self, look: Look) -> None:
        game = look.game
        self.look = look
        self.attempt = attempt = game.attempt
        self.battle = attempt.place == ANCIENT_ONE
        self.actor = look.state.players[attempt.seat]
        self.open = attempt_rows(game)
        self.dice = list(look.state.dice)
        self.pool = [number for number in range(DICE) if self.dice[number].place == POOL]
        self.kept = tasks.secured(game)
        self.focus = not attempt.focused and not self.battle and not game.trait(attempt.seat, "no-focus")
        if self.battle:
            self.rows = self.open
            self.ordered = False
            self.gain, self.loss = worth.HIT, 0.0
        else:
            place = game.place(attempt.place)
            self.rows = unfinished(game)
            self.ordered = look.content.places[attempt.place].ordered
            self.gain, self.loss = look.stake(place, attempt.seat)
        if attempt.avoids_penalties:
            self.loss = 0.0
        self.stake = max(1.0, self.gain - self.loss)

    def hand(self, numbers: Sequence[int]) -> Hand:
        green = len([number for number in numbers if number < GREEN_DICE])
        return green, int(YELLOW in numbers), int(RED in numbers)

    def faces(self, numbers: Sequence[int]) -> tuple[int, ...]:
        return tuple(sorted([self.dice[number].face for number in numbers]))

    def prospect(self, left: Sequence[Row], hand: Hand, kept: tuple[int, ...], focus: bool) -> float:
        """What these rows with these dice are likely to bring, against failing now."""
        if self.battle:
            return worth.HIT * odds.hits(odds.want_of(left[0].need), *hand, kept)
        return self.stake * odds.success(wants_of(left, self.ordered), self.ordered, *hand, kept, focus)

    def now(self) -> float:
        """Before a roll."""
        return self.prospect(self.rows, self.hand(self.pool), self.faces(self.kept), self.focus)

    def without(self, row: Row) -> list[Row]:
        return self.rows if self.battle else [other for other in self.rows if other is not row]

    def brings(self, row: Row) -> float:
        """What completing this row gives and costs at once."""
        if self.battle:
            return worth.HIT
        actor = self.actor
        total = -worth.pain(actor.sanity, row.sanity) - worth.pain(actor.stamina, row.stamina)
        if row.clock:
            total -= worth.HOUR * row.clock
        return total

    def affordable(self, row: Row) -> bool:
        return affordable(self.look.game, self.actor, row)
