"""A running game: what rules and words ask of it, and the helpers through which every change goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from miskatonic.engine.chance import Entry, Source
from miskatonic.engine.game import Rules
from miskatonic.engine.message import Arg, Msg, Name, Seat
from miskatonic.games.dungeonology.board import adjacent, room_beside
from miskatonic.games.dungeonology.state import NOBODY, Player, State, Tile
from miskatonic.games.dungeonology.terms import COLOURS, OMEGAS, START, STUDENTS
from miskatonic.kit.game import TableGame

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.cards import AlertnessCard, BossCard, Row, ScholarCard, Side, ZoneCard
    from miskatonic.games.dungeonology.content import DungeonologyContent


class Dungeonology(TableGame[State]):
    golden_rule = "dng.trick-cards.7"

    def __init__(
        self,
        rules: Rules[State],
        state: State,
        source: Source,
        journal: list[Entry],
        content: DungeonologyContent,
    ) -> None:
        super().__init__(rules, state, source, journal)
        self.content = content
        self.vocabulary = content.VOCABULARY
        self._perks: list[dict[str, int] | None] = [None] * len(state.players)
        self._neighbours: dict[str, list[str]] = {}
        self._beside: dict[str, list[str]] = {}
        self._tiles: dict[str, Tile] = {tile.zone: tile for tile in state.tiles}
        self._room: dict[str, bool] = {}

    # Who

    @property
    def lead(self) -> int:
        return self.state.active

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def active(self) -> Player:
        return self.state.players[self.state.active]

    @property
    def maximum(self) -> bool:
        """Maximum alertness."""
        return bool(self.state.panic)

    def clockwise(self, after: int) -> list[Player]:
        """All others, from the left of this seat."""
        players = self.state.players
        return [players[(after + step) % len(players)] for step in range(1, len(players))]

    def seats_in_order(self) -> list[int]:
        first = self.state.active
        count = self.state.seats
        return [(first + step) % count for step in range(count)]

    def targets(self, seat: int) -> list[Player]:
        """Others whom anything may aim at. (dng.starting-zone.4)"""
        return [player for player in self.clockwise(seat) if self.exposed(player)]

    def exposed(self, player: Player) -> bool:
        """dng.starting-zone.4 to 7, dng.publication.10"""
        return player.place != START and not player.finished

    def near(self, seat: int, *, here: bool = False) -> list[Player]:
        """Others in this scholar's zone, or in one adjacent and connected."""
        place = self.state.players[seat].place
        zones = [place] if here else [place, *self.beside(place)]
        return [player for player in self.targets(seat) if player.place in zones]

    def scholar(self, seat: int) -> ScholarCard:
        return self.content.scholars[self.state.players[seat].scholar]

    def side(self, seat: int) -> Side:
        """dng.inspired.2"""
        player = self.state.players[seat]
        card = self.content.scholars[player.scholar]
        return card.inspired if player.inspired else card.normal

    def perk(self, seat: int, what: str) -> int:
        known = self._perks[seat]
        if known is None:
            known = self._perks[seat] = self._all_perks(seat)
        return known.get(what, 0)

    def _all_perks(self, seat: int) -> dict[str, int]:
        player = self.state.players[seat]
        found: dict[str, int] = {}
        content = self.content
        lists = [self.side(seat).perks]
        lists += [content.interns[card].perks for card in player.interns]
        lists += [content.fates[card].perks for card in player.fates]
        for perks in lists:
            for perk in perks:
                found[perk.what] = found.get(perk.what, 0) + perk.add
        return found

    def perks_change(self, seat: int) -> None:
        self._perks[seat] = None

    def stat(self, seat: int, what: str) -> int:
        """One of the five values, as interns and fate cards have changed it; never less than 1."""
        base: int = getattr(self.side(seat), what)
        return max(1, base + self.perk(seat, what))

    def may_play(self, player: Player) -> bool:
        """Whether trick cards may be played at all. What a hand holds does not matter: all may know this.

        (dng.starting-zone.8, dng.card-przyjaciel.1)
        """
        return player.place != START and not player.finished and player.silenced == NOBODY

    # Notebooks

    def points(self, seat: int) -> int:
        """dng.overview.7: the first number visible above each column."""
        cubes = self.state.players[seat].cubes
        columns = self.content.columns
        return sum([columns[colour].points[cubes[colour]] for colour in COLOURS])

    def modified(self, seat: int, modifiers: dict[str, int]) -> int:
        """dng.overview.10"""
        cubes = self.state.players[seat].cubes
        return self.points(seat) + sum([modifiers.get(colour, 0) * cubes[colour] for colour in COLOURS])

    def stars(self, player: Player) -> int:
        stars = self.content.stars
        return sum([stars[colour, player.cubes[colour]] for colour in COLOURS])

    def research_bonus(self, seat: int) -> int:
        """dng.research-bonus.2"""
        bonuses = self.content.bonuses
        cubes = self.state.players[seat].cubes
        return max(0, sum([bonuses[colour, cubes[colour]] for colour in COLOURS]) + self.perk(seat, "research"))

    def has_room(self, player: Player, colour: str) -> bool:
        return player.cubes[colour] < self.content.columns[colour].length

    def owned(self, player: Player) -> list[str]:
        return [colour for colour in COLOURS if player.cubes[colour]]

    def notebook_changes(self, player: Player, *, star: bool = False) -> None:
        """dng.knowledge.1, dng.inspired.1, dng.inspired.3. `star`: this scholar has gained one; only that inspires."""
        if not player.knowledge and self._combined(player):
            player.knowledge = True
            self.event("knowledge", who=Seat(player.seat))
        players = self.state.players
        stars = [self.stars(one) for one in players]
        most = max(stars)
        reached = stars[player.seat] if star else 0
        for one, own in zip(players, stars, strict=True):
            if own == most if one.inspired else own < reached:
                self._turn_over(one)

    def _combined(self, player: Player) -> bool:
        needed = self.content.scholars[player.scholar].combination
        return all([player.cubes[colour] >= needed.count(colour) for colour in needed])

    def _turn_over(self, player: Player) -> None:
        player.inspired = not player.inspired
        self.perks_change(player.seat)
        self.event("inspired" if player.inspired else "sober", who=Seat(player.seat))
        self.rest_within_stamina(player)

    def rest_within_stamina(self, player: Player) -> None:
        """dng.stamina.3"""
        stamina = self.stat(player.seat, "stamina")
        if player.fatigue > stamina:
            player.fatigue = stamina
            self.event("fatigue-kept", who=Seat(player.seat), amount=stamina)

    # The dungeon

    def tile(self, zone: str) -> Tile:
        return self._tiles[zone]

    def zone(self, zone: str) -> ZoneCard:
        return self.content.zones[zone]

    def laid(self) -> list[str]:
        return [tile.zone for tile in self.state.tiles]

    def traps_placed(self) -> int:
        """That nobody has walked into yet."""
        return sum([tile.tokens.count("trap") for tile in self.state.tiles])

    def room_beside(self, zone: str) -> bool:
        """Whether a tile could be joined to this one, if it had the right passages."""
        known = self._room.get(zone)
        if known is None:
            tile = self.tile(zone)
            taken = [(other.x, other.y) for other in self.state.tiles]
            known = self._room[zone] = room_beside(tile.x, tile.y, self.zone(zone).passages, taken)
        return known

    def layout_changes(self) -> None:
        self._neighbours = {}
        self._beside = {}
        self._room = {}
        self._tiles = {tile.zone: tile for tile in self.state.tiles}

    def connected(self, zone: str) -> list[str]:
        """dng.zone-terms.7 to 9: by passages, by stairs, by secret passages of the same letter."""
        known = self._neighbours.get(zone)
        if known is None:
            known = self._neighbours[zone] = self._connected(zone)
        return known

    def _connected(self, zone: str) -> list[str]:
        found: list[str] = []
        for link in self.state.links:
            if link.kind != "wall" and zone in (link.one, link.other):
                found.append(link.other if link.one == zone else link.one)
        letters = self.letters(zone)
        if letters:
            for tile in self.state.tiles:
                if tile.zone != zone and any([letter in letters for letter in self.letters(tile.zone)]):
                    found.append(tile.zone)
        return list(dict.fromkeys(found))

    def beside(self, zone: str) -> list[str]:
        """Zones that are adjacent and connected: a secret passage to a distant zone is not enough. (dng.spying.1)"""
        known = self._beside.get(zone)
        if known is None:
            around = self.adjacent(zone)
            known = self._beside[zone] = [other for other in self.connected(zone) if other in around]
        return known

    def reached(self, seat: int) -> list[Player]:
        """Others in this scholar's zone, or in any connected with it, secret passages included."""
        place = self.state.players[seat].place
        near = [place, *self.connected(place)]
        return [player for player in self.targets(seat) if player.place in near]

    def passages_between(self, zone: str, to: str) -> list[str]:
        """The slots of `to` through which one can come from `zone`."""
        found: list[str] = []
        for link in self.state.links:
            if link.kind == "wall":
                continue
            if link.one == zone and link.other == to:
                found.append(link.other_slot)
            elif link.other == zone and link.one == to:
                found.append(link.one_slot)
        return found

    def adjacent(self, zone: str) -> list[str]:
        """dng.zone-terms.6"""
        here = self.tile(zone)
        return [tile.zone for tile in self.state.tiles if adjacent(here.x, here.y, tile.x, tile.y)]

    def letters(self, zone: str) -> list[str]:
        """Of its secret passages, printed or laid there."""
        found = [effect.letter for effect in self.zone(zone).effects if effect.kind == "secret-passage"]
        return found + [token for token in self.tile(zone).tokens if len(token) == 1]

    def scholars_in(self, zone: str) -> list[Player]:
        if zone == START:
            return []
        return [player for player in self.state.players if player.place == zone and not player.finished]

    def cubes_in_zones(self) -> int:
        return sum([1 for tile in self.state.tiles for cube in tile.cubes if cube])

    # Camp

    @property
    def boss(self) -> BossCard:
        return self.content.bosses[self.state.boss]

    @property
    def alertness(self) -> AlertnessCard:
        return self.content.alertness[self.state.alertness]

    def row(self) -> Row | None:
        """dng.alertness-card.4: that of the lowest Omega student."""
        state = self.state
        return self.alertness.rows[state.omegas - 1] if state.omegas and not state.panic else None

    def university(self) -> tuple[int, int]:
        """Students and Omega students in the bag."""
        students, _, omegas = self.state.bag.partition("+")
        return int(students), int(omegas)

    def fill_university(self, students: int, omegas: int) -> None:
        self.state.bag = f"{students}+{omegas}"

    def students_in_reserve(self) -> int:
        held = sum([player.students for player in self.state.players])
        return STUDENTS - held - self.state.campfire - self.university()[0]

    def omegas_in_reserve(self) -> int:
        return OMEGAS - self.state.omegas - self.university()[1] - len(self.state.drawn_omegas)

    # Trick cards

    async def draw_trick(self, seat: int) -> str | None:
        """dng.trick-cards.2"""
        state = self.state
        if not len(state.tricks) and state.discard:
            state.tricks.fog = sorted(state.discard)
            state.seen = list(state.tricks.fog)
            state.discard = []
            self.event("reshuffled")
        return await self.draw(state.tricks, seat=seat)

    async def draw_tricks(self, seat: int, amount: int) -> int:
        """Into the hand; only its owner sees which."""
        player = self.state.players[seat]
        others = tuple([one for one in range(-1, self.state.seats) if one != seat])
        drawn: list[str] = []
        for _ in range(amount):
            card = await self.draw_trick(seat)
            if card is None:
                break
            player.hand.append(card)
            drawn.append(card)
        if drawn:
            names: list[Arg] = [Name(card) for card in drawn]
            self.event("drew", (seat,), who=Seat(seat), amount=len(drawn), cards=names)
            self.event("drew-unseen", others, who=Seat(seat), amount=len(drawn))
        return len(drawn)

    async def reveal_trick(self, seat: int) -> str | None:
        """The next card of the deck, for all to see; the caller lays it somewhere."""
        return await self.draw_trick(seat)

    def leave_hand(self, seat: int, card: str) -> None:
        player = self.state.players[seat]
        player.hand.remove(card)
        if card in player.shown:
            player.shown.remove(card)

    def lay_down(self, seat: int, card: str, *, told: bool = True) -> None:
        """From the hand onto the discard pile."""
        self.leave_hand(seat, card)
        self.state.discard.append(card)
        if told:
            self.event("discarded", who=Seat(seat), card=Name(card))

    async def lay_down_random(self, seat: int, to: int = NOBODY) -> str | None:
        """A trick card at random is discarded, or taken by somebody, whom alone it is shown."""
        player = self.state.players[seat]
        if not player.hand:
            return None
        (card,) = await self.chance("trick-at-random", sorted(player.hand), seat=seat)
        if to == NOBODY:
            self.lay_down(seat, card)
        else:
            player.hand.remove(card)
            # Nobody else sees which: what they saw come into this hand may be gone from it.
            player.shown = []
            self.state.players[to].hand.append(card)
            self.event("card-taken", (seat, to), who=Seat(to), whom=Seat(seat), card=Name(card))
            others = tuple([one for one in range(-1, self.state.seats) if one not in (seat, to)])
            self.event("card-taken-unseen", others, who=Seat(to), whom=Seat(seat))
        return card

    def bonus_of(self, card: str, seat: int = NOBODY) -> int:
        """dng.rebecca.2: doubled for magic cards that are played from the hand of whoever has the ability."""
        trick = self.content.tricks[card]
        double = seat != NOBODY and trick.type == "magic" and self.perk(seat, "magic-double")
        return trick.bonus * 2 if double else trick.bonus

    # What the kit asks

    def thing_text(self, thing: str) -> Msg:
        return Msg("thing", {"name": Name(thing)})

    def place_of(self, thing: str) -> str:
        return ""

    def others_than(self, seats: Sequence[int]) -> tuple[int, ...]:
        return tuple([seat for seat in range(-1, self.state.seats) if seat not in seats])
