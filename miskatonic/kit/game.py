"""A running game with people, cards, places and things in force: what the kit's words ask of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from miskatonic.engine.chance import Entry, Source
from miskatonic.engine.game import Game, Rules, S
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.engine.timing import Finder, Happening, Moment, Reaction, Simply, resolve
from miskatonic.engine.value import Modifier, Value, compute
from miskatonic.kit.price import ways_to_pay
from miskatonic.kit.printed import MOMENTS, Trigger
from miskatonic.kit.scene import SEAT, Scene, seat_of
from miskatonic.kit.standing import EVERYBODY, InForce, Standing
from miskatonic.kit.vocabulary import Vocabulary

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnyCondition, AnySelector, AnyVerb
    from miskatonic.kit.uses import Use
    from miskatonic.kit.ways import Ways


Table = tuple[tuple[str, int], ...]
"""The components in play and whose they are."""
MOST_STANDINGS = 4096
MOST_CONTENTS = 16
_standings: dict[int, tuple[Mapping[str, InForce], dict[Table, Standing]]] = {}
"""By content and by table: forks stand up from the same one again and again."""
NOTHING = Standing()


class TableGame(Game[S]):
    """A game says where things are and what they have; from that come all amounts, conditions and selectors."""

    vocabulary: Vocabulary
    golden_rule: ClassVar[str]
    """The rule by which a component's own words are followed: questions that a word asks cite it."""

    def __init__(self, rules: Rules[S], state: S, source: Source, journal: list[Entry]) -> None:
        super().__init__(rules, state, source, journal)
        self.unsettled = False
        """Something has happened from which something else may follow (`settle`)."""
        self.forces: Mapping[str, InForce] = {}
        """What each printed component puts in force, where it does."""
        self.standing = NOTHING
        self._standing_shared = True
        """With every game that stands at the same table: it is copied before it changes."""

    # What a game says of itself

    def seats_in_order(self) -> list[int]:
        """Whoever is still in the game, from the lead clockwise."""
        raise NotImplementedError

    def player_of(self, person: int) -> int:
        """The seat that answers for this person: one player may lead several."""
        return person

    def thing_text(self, thing: str) -> Msg:
        """A person or a thing as an option names it."""
        return thing_text(thing)

    def holdings(self, thing: str, what: str) -> int:
        """How many of these a person or a thing has: clues, cards of a kind, tokens."""
        raise NotImplementedError

    def place_of(self, thing: str) -> str:
        """Where a person or a thing is; an empty word: nowhere."""
        return ""

    def there(self, thing: str) -> bool:
        """Whether a person or a thing that was selected is still in the game; pieces come and go."""
        return True

    def ways(self) -> Ways:
        """How places are connected."""
        raise NotImplementedError

    def in_play(self) -> list[tuple[str, int]]:
        """The components on the table and whose they are (`EVERYBODY`), in the order in which they speak."""
        return []

    def ignores(self, seat: int, source: str) -> bool:
        """Whether what this component puts in force does not concern this seat."""
        return False

    def unrestricted(self, seat: int, use: Use) -> bool:
        """Whether the limit and whatever else an ability states beside its moment allow it now."""
        return True

    def helps(self, value: str) -> bool:
        """Whether more of this value is good for its player: who ignores a component ignores only what harms."""
        return True

    @property
    def phase(self) -> str:
        return ""

    async def settle(self) -> None:
        """Sees to what follows from every effect: deaths, ends. Called after each list of effects."""
        self.unsettled = False

    async def test(self, scene: Scene, skill: str, modifier: int) -> int:
        """A test of this game: how many successes, or by how much it is passed; less than 1: failed."""
        raise NotImplementedError

    # What is in force

    def stand(self) -> None:
        """Looks up what is in force from the whole table."""
        in_play = tuple(self.in_play())
        known = self._known_standings()
        standing = known.get(in_play)
        if standing is None:
            table: list[tuple[str, int, InForce]] = []
            for component, seat in in_play:
                force = self._force(component)
                if force is not None:
                    table.append((component, seat, force))
            standing = known[in_play] = Standing(table)
        self.standing = standing
        self._standing_shared = True

    def _own_standing(self) -> Standing:
        """To be changed."""
        if self._standing_shared:
            self.standing = self.standing.copy()
            self._standing_shared = False
        return self.standing

    def _known_standings(self) -> dict[Table, Standing]:
        content, known = _standings.get(id(self.forces), (self.forces, {}))
        if content is not self.forces or len(known) > MOST_STANDINGS:
            known = {}
        if not known:
            if len(_standings) > MOST_CONTENTS:
                _standings.clear()
            _standings[id(self.forces)] = (self.forces, known)
        return known

    def comes_into_play(self, component: str, seat: int = EVERYBODY) -> None:
        """Most components change nothing while they lie there."""
        force = self._force(component)
        if force is not None:
            if not self._own_standing().add(component, seat, force):
                self.stand()
            self.force_changes(force)

    def leaves_play(self, component: str, seat: int = EVERYBODY) -> None:
        force = self._force(component)
        if force is not None:
            self._own_standing().remove(component, seat, force)
            self.force_changes(force)

    def force_changes(self, force: InForce) -> None:
        """This has come into force, or is no longer: what must be looked at again."""

    def _force(self, component: str) -> InForce | None:
        """A copy puts in force what is printed on its card."""
        return self.forces.get(printed(component))

    def trait(self, seat: int, trait: str) -> str:
        """The component that gives this seat the trait, or an empty word."""
        traits = self.standing.traits
        if trait not in traits:
            return ""
        for source, whose in traits[trait]:
            if whose == seat or (whose == EVERYBODY and not self.ignores(seat, source)):
                return source
        return ""

    def value(self, name: str, base: int, seat: int, least: int | None = None) -> Value:
        """A value that cards modify, with its breakdown."""
        return compute(base, self.modifiers(name, seat), least=least)

    def modifiers(self, name: str, seat: int) -> list[Modifier]:
        return [Modifier("add", add, source) for source, add in self._tweaked(name, seat)]

    def _tweaked(self, name: str, seat: int) -> list[tuple[str, int]]:
        """By which components, and by how much, a value is changed for this seat."""
        found: list[tuple[str, int]] = []
        for source, whose, add in self.standing.tweaks.get(name, ()):
            if whose in (seat, EVERYBODY):
                harmful = (add < 0) is self.helps(name)
                if not (harmful and self.ignores(seat, source)):
                    found.append((source, add))
        return found

    def number(self, name: str, base: int, seat: int) -> int:
        """The same value without the breakdown, for the hot path: additions only, known until components change."""
        standing = self.standing
        if name not in standing.tweaks:
            return base
        sums = standing.sums.get(name)
        if sums is None:
            sums = standing.sums[name] = {}
        added = sums.get(seat)
        if added is None:
            added = 0
            for _, add in self._tweaked(name, seat):
                added += add
            sums[seat] = added
        return base + added

    # Happenings, and what answers them

    def reaction_rule(self, owner: int) -> str:
        """The rule by which a component of this owner (`EVERYBODY`) answers."""
        return self.golden_rule

    async def come_about(self, happening: Happening, thing: Thing) -> bool:
        """Something happens to which components in play may answer. True: the thing itself came about."""
        find: Finder = self
        if not self.answered(happening):
            await thing(happening)
            if not self.answered(happening):
                return True
            thing = nothing_more
            find = Simply(self._find_behind)
        return await resolve(happening, thing, find, self.seats_in_order, ask_react, self.golden_rule)

    async def afterwards(self, happening: Happening) -> None:
        """Something has happened that components may answer; then what follows from that."""
        if self.answered(happening):
            await self.come_about(happening, nothing_more)
        if self.unsettled:
            await self.settle()

    def answered(self, happening: Happening) -> bool:
        """Whether anything in play speaks of this, at whatever moment."""
        for source, _, owner, trigger in self.standing.triggers.get(happening.kind, ()):
            if trigger.concerns(happening, source, owner):
                return True
        return False

    def listens(self, kind: str) -> bool:
        return kind in self.standing.triggers

    def might(self, happening: Happening, moment: Moment, first: bool) -> Sequence[int]:
        """Whoever may hold an answer in a closed hand; where all is open, nobody."""
        return ()

    def _find_behind(self, happening: Happening, moment: Moment) -> list[Reaction]:
        return [] if moment < Moment.AT else self.find(happening, moment)

    def find(self, happening: Happening, moment: Moment) -> list[Reaction]:
        return [
            self._reaction(source, number, owner, trigger, happening)
            for source, number, owner, trigger in self.standing.listeners.get((happening.kind, moment), ())
            if trigger.concerns(happening, source, owner)
        ]

    def _reaction(self, source: str, number: int, owner: int, trigger: Trigger, happening: Happening) -> Reaction:
        seat = owner if owner >= 0 else happening.seat if happening.seat >= 0 else self.lead

        async def run(happening: Happening) -> None:
            self.event("trigger", None, card=Name(printed(source)))
            await self.run(trigger.do, Scene(seat, source, happening))

        ignored = self.ignores(happening.seat, source)
        name = Name(printed(source))
        return Reaction(
            f"{source}:{number}",
            seat,
            MOMENTS[trigger.moment],
            not trigger.optional and not ignored,
            run,
            self.reaction_rule(owner),
            printed(source),
            text=Msg("option-accept", {"card": name}) if ignored else None,
            passing=Msg("option-ignore", {"card": name}) if ignored else None,
        )

    # Words

    def amount(self, amount: AnyAmount, scene: Scene) -> int:
        if isinstance(amount, int):
            return amount
        return (self.vocabulary.amount(amount) if isinstance(amount, str) else amount).value(self, scene)

    def holds(self, condition: AnyCondition, scene: Scene) -> bool:
        return (self.vocabulary.condition(condition) if isinstance(condition, str) else condition).holds(self, scene)

    def among(self, selector: AnySelector, scene: Scene) -> list[str]:
        return (self.vocabulary.selector(selector) if isinstance(selector, str) else selector).among(self, scene)

    async def select(self, selector: AnySelector, scene: Scene) -> list[str]:
        return await (self.vocabulary.selector(selector) if isinstance(selector, str) else selector).select(self, scene)

    def can_pay(self, costs: Sequence[AnyVerb], scene: Scene) -> bool:
        """The whole price, of which every part leaves enough for the others."""
        if not costs:
            return True
        if len(costs) == 1:
            return costs[0].payable(self, scene)
        return any([all([cost.payable(self, scene) for cost in way]) for way in ways_to_pay(costs)])

    def can_all(self, effects: Sequence[AnyVerb], scene: Scene) -> bool:
        for effect in effects:  # noqa: SIM110 - the hot path: a generator costs more than the answer
            if not effect.can(self, scene):
                return False
        return True

    async def run(self, effects: Sequence[AnyVerb], scene: Scene) -> None:
        """Carries out effects one after another; what follows from them waits for the end of the whole list."""
        before = self.cause
        self.cause = printed(scene.card)
        try:
            for effect in effects:
                await effect.run(self, scene)
        finally:
            self.cause = before

    async def pay_for(self, costs: Sequence[AnyVerb], scene: Scene, rest: Sequence[AnyVerb] = ()) -> None:
        """Pays a whole price, and then there must be enough for the `rest`."""
        before = self.cause
        self.cause = printed(scene.card)
        try:
            for number, cost in enumerate(costs):
                await cost.as_price(self, scene, [*costs[number + 1 :], *rest])
        finally:
            self.cause = before

    async def effects(self, effects: Sequence[AnyVerb], scene: Scene) -> None:
        """A whole list, then what follows from it."""
        before = self.cause
        self.cause = printed(scene.card)
        try:
            for effect in effects:
                await effect.run(self, scene)
            if self.unsettled:
                await self.settle()
        finally:
            self.cause = before


AnyGame = TableGame[Any]
Thing = Callable[[Happening], Awaitable[None]]


async def nothing_more(happening: Happening) -> None:
    """It has happened already."""


def ask_react(happening: Happening, moment: Moment) -> Msg:
    return Msg("ask-react", {"what": Msg(f"occasion-{happening.kind}")})


def printed(thing: str) -> str:
    """The id of the component of which this is a copy."""
    return thing.partition("#")[0] if "#" in thing else thing


def thing_text(thing: str) -> Msg:
    """A person or a thing as an option names it."""
    if thing.startswith(SEAT):
        return Msg("thing-person", {"who": Seat(seat_of(thing))})
    return Msg("thing", {"name": Name(printed(thing))})
