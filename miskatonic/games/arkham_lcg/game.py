"""A running game of Arkham Horror: The Card Game: what words ask of it, and what is in force."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from miskatonic.engine.chance import Entry
from miskatonic.engine.chance import Source as ChanceSource
from miskatonic.engine.cut import held_back
from miskatonic.engine.game import Rules
from miskatonic.engine.message import Msg, Name
from miskatonic.engine.timing import Afterwards, Happening, Moment, Reaction, resolve
from miskatonic.engine.value import Modifier, Value, compute
from miskatonic.games.arkham_lcg import answers
from miskatonic.games.arkham_lcg.happenings import Occasion, nothing
from miskatonic.games.arkham_lcg.sources import Source, Sources
from miskatonic.games.arkham_lcg.state import Enemy, Location, Player, State
from miskatonic.games.arkham_lcg.terms import SKILLS
from miskatonic.kit import pieces
from miskatonic.kit.game import TableGame, printed
from miskatonic.kit.pieces import NOBODY, Piece
from miskatonic.kit.scene import SEAT, Scene, seat_of
from miskatonic.kit.ways import Ways

if TYPE_CHECKING:
    from miskatonic.games.arkham_lcg.answers import Held
    from miskatonic.games.arkham_lcg.cards import Constant, EnemyCard, LocationCard, PlayerCard, Printed
    from miskatonic.games.arkham_lcg.pack import ArkhamContent
    from miskatonic.kit.tree import AnyVerb


RULE = "ah.triggered-abilities.1"


class Behind:
    """What answers a happening that is done: nothing was there to answer it before."""

    def __init__(self, game: Arkham) -> None:
        self.game = game
        self.reached = False

    def listens(self, kind: str) -> bool:
        return self.reached and (self.game.speaks(kind, Moment.AT) or self.game.speaks(kind, Moment.AFTER))

    def find(self, happening: Happening, moment: Moment) -> list[Reaction]:
        return self.game.find(happening, moment)

    def might(self, happening: Happening, moment: Moment, first: bool) -> Sequence[int]:
        return self.game.might(happening, moment, first)


class Arkham(TableGame[State]):
    content: ArkhamContent
    golden_rule = "ah.golden-rules.2"

    def __init__(
        self, rules: Rules[State], state: State, source: ChanceSource, journal: list[Entry], content: ArkhamContent
    ) -> None:
        super().__init__(rules, state, source, journal)
        self.content = content
        self.vocabulary = content.VOCABULARY
        self._sources: Sources | None = None
        self._ways: Ways | None = None
        self._held: dict[tuple[str, Moment], list[Held]] | None = None
        self._held_kinds: set[str] = set()
        self.forced_held = False
        self.after: Afterwards | None = None
        """What comes after the parts of the effect under way: it waits for the whole (ah.effects.8, trap 7)."""
        self.deferred: list[Callable[[], Awaitable[None]]] = []
        """Tests that were called for during another test: they wait for the end of the action (trap 35)."""

    # Who and where

    @property
    def lead(self) -> int:
        return self.state.lead

    @property
    def phase(self) -> str:
        return self.state.phase

    def seats_in_order(self) -> list[int]:
        """In player order: from the lead clockwise, whoever is not eliminated (ah.player-order.1)."""
        players = self.state.players
        if len(players) == 1:
            return [] if players[0].status else [0]
        lead = self.state.lead
        seats: list[int] = []
        for player in players[lead:]:
            if not player.status:
                seats.append(player.seat)
        if lead:
            for player in players[:lead]:
                if not player.status:
                    seats.append(player.seat)
        return seats

    def answering(self) -> list[int]:
        """Who may play cards and use abilities now: under peril one alone (ah.peril.1)."""
        seats = self.seats_in_order()
        peril = self.state.peril
        return seats if peril < 0 else [seat for seat in seats if seat == peril]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def at(self, place: str) -> list[int]:
        """The investigators at a location, in player order."""
        return [seat for seat in self.seats_in_order() if self.state.players[seat].place == place]

    def enemies_at(self, place: str) -> list[Enemy]:
        return [enemy for enemy in self.state.enemies if enemy.place == place] if place else []

    def engaged_with(self, seat: int) -> list[Enemy]:
        """A ready massive enemy is engaged with everybody at its location (ah.massive.1, ah.massive.2)."""
        place = self.state.players[seat].place
        return [
            enemy
            for enemy in self.state.enemies
            if enemy.engaged == seat
            or (enemy.engaged < 0 and not enemy.exhausted and enemy.place == place and place and self.massive(enemy))
        ]

    def massive(self, enemy: Enemy) -> bool:
        return "massive" in self.content.enemies[enemy.card].keywords and not self.blank(enemy.key)

    def keyword(self, enemy: Enemy, keyword: str) -> bool:
        return keyword in self.content.enemies[enemy.card].keywords and not self.blank(enemy.key)

    def enemy(self, key: str) -> Enemy | None:
        number = int(key.partition("#")[2] or 0)
        for enemy in self.state.enemies:
            if enemy.number == number:
                return enemy
        return None

    def location(self, place: str) -> Location:
        for location in self.state.locations:
            if location.card == place:
                return location
        raise KeyError(place)

    def has_location(self, place: str) -> bool:
        return any([location.card == place for location in self.state.locations])

    def printed(self, thing: str) -> Printed:
        return self.content.printed[printed(thing)]

    def player_card(self, card: str) -> PlayerCard:
        return self.content.player_cards[card]

    def enemy_card(self, enemy: Enemy) -> EnemyCard:
        return self.content.enemies[enemy.card]

    def location_card(self, place: str) -> LocationCard:
        return self.content.locations[place]

    def piece(self, key: str) -> Piece | None:
        """A card in play by its key; a location by its name."""
        source = self.sources.by_key.get(key)
        return source.piece if source is not None else None

    def place_of(self, thing: str) -> str:
        if thing.startswith(SEAT):
            return self.state.players[seat_of(thing)].place
        source = self.sources.by_key.get(thing)
        return source.place(self) if source is not None else ""

    def holdings(self, thing: str, what: str) -> int:
        if thing.startswith(SEAT):
            player = self.state.players[seat_of(thing)]
            if what == "cards":
                return len(player.hand)
            if what == "horror-on":
                return player.horror
            found: int = getattr(player, what)
            return found
        piece = self.piece(thing)
        return 0 if piece is None else piece.count(what)

    def has_trait(self, thing: str, trait: str) -> bool:
        return trait in self.printed(thing).traits

    def per_investigator(self, amount: int) -> int:
        """ah.per-investigator.1: those who began the scenario count."""
        return amount * self.state.investigators

    # What is in force

    @property
    def sources(self) -> Sources:
        found = self._sources
        if found is None:
            found = self._sources = Sources(self)
        return found

    def changed(self) -> None:
        """A card has come into play, left it, or been turned: what is in force is read off the table again."""
        self._sources = None
        self._ways = None

    def adjusted(self) -> None:
        self.changed()

    def blank(self, key: str) -> bool:
        """Whether the printed text box of a card counts as blank (ah.blank.1)."""
        for lasting in self.state.lasting:
            if lasting.what == "blank" and lasting.target == key:
                return True
        bans = self.sources.bans.get("blank-investigators")
        if bans:
            source = self.sources.by_key.get(key)
            if source is not None and source.zone == "investigator":
                place = source.place(self)
                return any([blanking.place(self) == place for blanking, _ in bans])
        return False

    def immune(self, thing: str, source: str) -> bool:
        """Whether effects of this card neither touch nor may choose that one (ah.immune.1, .2): itself alone."""
        groups = self.content.printed[printed(thing)].immune
        if not groups or self.blank(thing):
            return False
        card = printed(source)
        if "treacheries" in groups and card in self.content.treacheries:
            return True
        players = self.content.player_cards.get(card)
        ours = card in self.content.investigators or (players is not None and players.class_ != "mythos")
        return "player-cards" in groups and ours

    def banned(self, ban: str, seat: int) -> bool:
        """Whether a card in force says this to this investigator."""
        for source, constant in self.sources.bans.get(ban, ()):
            if self._reaches(source, constant, seat) and not self.blank(source.key):
                return True
        return False

    def host_banned(self, ban: str, place: str) -> bool:
        """Whether something attached to a location, or the location itself, says this of it."""
        return any([source.where == place for source, _ in self.sources.bans.get(ban, ())])

    def _reaches(self, source: Source, constant: Constant, seat: int) -> bool:
        if constant.who == "you":
            reached = source.seat == seat
            if source.enemy is not None:
                reached = source.enemy in self.engaged_with(seat)
        else:
            place = source.place(self)
            reached = place == self.state.players[seat].place or not place
        if reached and constant.that is not None:
            reached = self.holds(constant.that, Scene(seat, source.key))
        return reached

    def personal(self, name: str, base: int, seat: int, least: int | None = 0) -> Value:
        """A value of an investigator that cards modify."""
        return compute(base, self._personal_modifiers(name, seat), least=least)

    def _personal_modifiers(self, name: str, seat: int) -> list[Modifier]:
        modifiers: list[Modifier] = []
        for source, constant in self.sources.values.get(name, ()):
            if self._reaches(source, constant, seat) and not self.blank(source.key):
                add = constant.add
                amount = add if isinstance(add, int) else self.amount(add, Scene(seat, source.key))
                if amount:
                    modifiers.append(Modifier("add", amount, printed(source.key)))
        for lasting in self.state.lasting:
            if lasting.what == name and lasting.seat == seat:
                modifiers.append(Modifier("add", lasting.amount, printed(lasting.source)))
        return modifiers

    def bonus(self, name: str, seat: int) -> int:
        """What cards add to a value of an investigator."""
        if name not in self.sources.values and not self.state.lasting:
            return 0
        return sum([modifier.amount for modifier in self._personal_modifiers(name, seat)])

    def skill(self, seat: int, skill: str) -> Value:
        return self.personal(skill, self.base_skill(seat, skill), seat, None)

    def base_skill(self, seat: int, skill: str) -> int:
        return self.content.investigators[self.state.players[seat].investigator].skills[skill]

    def health(self, seat: int) -> int:
        player = self.state.players[seat]
        return self.content.investigators[player.investigator].health + self.bonus("health", seat)

    def sanity(self, seat: int) -> int:
        player = self.state.players[seat]
        return self.content.investigators[player.investigator].sanity + self.bonus("sanity", seat)

    def enemy_value(self, enemy: Enemy, name: str) -> int:
        return self.enemy_breakdown(enemy, name).total

    def enemy_breakdown(self, enemy: Enemy, name: str) -> Value:
        card = self.content.enemies[enemy.card]
        base: int = getattr(card, name)
        if name == "health" and card.health_each:
            base = self.per_investigator(base)
        found = self.sources.values.get(f"enemy-{name}")
        if found is None:
            return compute(base, [])
        modifiers: list[Modifier] = []
        for source, constant in found:
            if constant.who == "enemies" or source.key == enemy.key:
                scene = Scene(enemy.engaged if enemy.engaged >= 0 else self.lead, source.key, None, enemy.key)
                if self.immune(enemy.key, source.key):
                    continue
                if self.blank(source.key) or (constant.that is not None and not self.holds(constant.that, scene)):
                    continue
                modifiers.append(Modifier("add", self.amount(constant.add, scene), printed(source.key)))
        return compute(base, modifiers, least=0)

    def shroud(self, place: str) -> Value:
        modifiers: list[Modifier] = []
        for source, constant in self.sources.values.get("shroud", ()):
            if source.where == place and constant.who == "host":
                scene = Scene(self.lead, source.key)
                modifiers.append(Modifier("add", self.amount(constant.add, scene), printed(source.key)))
        test = self.state.test
        for lasting in self.state.lasting:
            if lasting.what == "shroud" and lasting.target == place and test is not None:
                modifiers.append(Modifier("add", lasting.amount, printed(lasting.source)))
        return compute(self.content.locations[place].shroud, modifiers, least=0)

    def doom_in_play(self) -> int:
        """On the agenda and on every other card in play (ah.act-agenda.8)."""
        doom = 0
        state = self.state
        for stage in (state.agenda, state.act):
            if stage is not None:
                doom += stage.count("doom")
        for enemy in state.enemies:
            doom += enemy.count("doom")
        for location in state.locations:
            doom += location.count("doom") + sum([piece.count("doom") for piece in location.cards])
        for player in state.players:
            for piece in player.assets:
                doom += piece.count("doom")
            for piece in player.threat:
                doom += piece.count("doom")
        return doom

    def ways(self) -> Ways:
        """From A one comes to B when the symbol of B is among those of A, as both lie now (ah.locations.*)."""
        found = self._ways
        if found is None:
            pairs: list[tuple[str, str]] = []
            sides = {
                location.card: (
                    self.content.locations[location.card].revealed
                    if location.revealed
                    else self.content.locations[location.card].unrevealed
                )
                for location in self.state.locations
            }
            for place, side in sides.items():
                for other, there in sides.items():
                    if place != other and there.symbol in side.ways:
                        pairs.append((place, other))
                if self.location(place).revealed and self.host_banned("beside-all-woods", place):
                    pairs += [
                        (place, other)
                        for other in sides
                        if other != place and "woods" in self.content.locations[other].traits
                    ]
            found = self._ways = Ways((), pairs)
            for place in sides:
                found._next.setdefault(place, [])
        return found

    # Happenings, and what answers them

    async def happen(self, happening: Occasion, thing: Callable[[Occasion], Awaitable[None]]) -> bool:
        """The whole sequence; where nothing speaks of what comes before, only what comes behind it is looked for."""
        kind = happening.kind
        if not self.listens(kind) or self.speaks(kind, Moment.WOULD) or self.speaks(kind, Moment.WHEN):
            return await resolve(happening, thing, self, self.answering, answers.prompt, RULE, self.after)
        behind = Behind(self)

        async def then(happening: Occasion) -> None:
            await thing(happening)
            behind.reached = True

        return await resolve(happening, then, behind, self.answering, answers.prompt, RULE, self.after)

    def speaks(self, kind: str, moment: Moment) -> bool:
        """Whether anything in play, or that may be in a hand, answers this kind of happening at this moment."""
        place = (kind, moment)
        if place in self.sources.at or place in self.held():
            return True
        return self.forced_held and place in self.content.forced_from_hand

    async def point(self, kind: str, seat: int = NOBODY, thing: str = "", place: str | None = None) -> None:
        """A point in time, or something that has happened already: only what answers it is of interest."""
        if self.listens(kind):
            await self.happen(Occasion(self, kind, seat, thing, place), nothing)

    def listens(self, kind: str) -> bool:
        if kind in self.sources.kinds:
            return True
        if self._held is None:
            self.held()
        return kind in self._held_kinds

    def held(self) -> dict[tuple[str, Moment], list[Held]]:
        """The events that somebody may hold at all, by what they answer: read off hands, decks and piles once."""
        found = self._held
        if found is None:
            found = self._held = answers.held(self)
            self.forced_held = answers.forced_held(self)
            forced = self.content.forced_from_hand if self.forced_held else {}
            self._held_kinds = {kind for kind, _ in (*found, *forced)}
        return found

    def decks_changed(self) -> None:
        """Cards have come into a deck or a hand from outside."""
        self._held = None

    def find(self, happening: Happening, moment: Moment) -> list[Reaction]:
        assert isinstance(happening, Occasion)
        return answers.find(self, happening, moment)

    def might(self, happening: Happening, moment: Moment, first: bool) -> Sequence[int]:
        assert isinstance(happening, Occasion)
        return () if first else answers.might(self, happening, moment)

    # Words

    async def run(self, effects: Sequence[AnyVerb], scene: Scene) -> None:
        """One after another; what an eliminated investigator would still do is not done.

        Several are one effect: what answers a part of it waits until all of it is done.
        """
        if len(effects) < 2:
            await self._run(effects, scene)
        else:
            await self.whole(self._run(effects, scene))

    async def whole(self, act: Awaitable[None]) -> None:
        """One effect, whatever it is made of."""
        if self.after is not None:
            await act
            return
        after = self.after = Afterwards()
        cut = await held_back(act)
        self.after = None
        await after.come()
        if cut is not None:
            raise cut

    async def apart(self, act: Awaitable[None]) -> None:
        """An effect of its own within another one: what comes after it does not wait for the other."""
        waiting, self.after = self.after, None
        cut = await held_back(act)
        self.after = waiting
        if cut is not None:
            raise cut

    async def _run(self, effects: Sequence[AnyVerb], scene: Scene) -> None:
        player = self.state.players[scene.seat] if scene.seat >= 0 else None
        before = self.cause
        self.cause = printed(scene.card)
        try:
            for effect in effects:
                if player is not None and player.status and self.state.resolution == "":
                    return
                await effect.run(self, scene)
        finally:
            self.cause = before

    async def test(self, scene: Scene, skill: str, modifier: int) -> int:
        raise NotImplementedError("tests are begun by the words of this game")

    # Changes that every module needs

    def numbered(self) -> int:
        self.state.counter += 1
        return self.state.counter

    def limit_mark(self, source: str, number: int, seat: int, limit: str) -> tuple[str, str]:
        """For one investigator, for the group, or over all copies by title (ah.limits.5, .6, .10)."""
        if limit == "group-game":
            return "game", f"{source}:{number}"
        if limit.startswith("max-"):
            return limit.removeprefix("max-"), f"{self.content.printed[printed(source)].name.en}:{number}"
        return limit, f"{source}:{number}:{seat}"


def find_piece(game: Arkham, key: str) -> Piece:
    found = game.piece(key)
    if found is None:
        raise KeyError(key)
    return found


def take_piece(held: list[Piece], key: str) -> Piece:
    piece = pieces.find(held, key)
    held.remove(piece)
    return piece


def card_name(thing: str) -> Name:
    return Name(printed(thing))


def said(kind: str, **args: str | int) -> Msg:
    return Msg(kind, dict(args))


__all__ = ["SKILLS", "Arkham", "card_name", "find_piece", "said", "take_piece"]
