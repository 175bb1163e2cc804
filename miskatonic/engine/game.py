"""A game being played: what every rule function receives as `game`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from miskatonic.engine.adjustable import Adjustable, Pile
from miskatonic.engine.brought import Brought
from miskatonic.engine.census import census
from miskatonic.engine.chance import Entry, Replay, Seeded, Source, weights_of
from miskatonic.engine.cut import CutShort, GameEnds
from miskatonic.engine.data import data, read
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.deck import Deck
from miskatonic.engine.errors import BadOptions, Endless
from miskatonic.engine.event import Event, seats_in
from miskatonic.engine.message import Arg, Msg, Name
from miskatonic.engine.pack import Card, schemas
from miskatonic.engine.shelf import Lesson, Measured, Summary, read_lessons, read_measured
from miskatonic.engine.sound import problems_of
from miskatonic.engine.timing import Happening
from miskatonic.engine.value import Value
from miskatonic.engine.verb import Verb

S = TypeVar("S")
JSON = Any
STEPS = 5_000
"""Events, outcomes of chance and safe points between two questions: more of them are a game that goes round in
circles. In whole games of ours no stretch has as many as a hundred."""


@data(frozen=True)
class Outcome:
    """How a match ended: `won` for a victory at all, the winning seats, the reason as a text, points by seat.

    `ties`: by seat, what decides between equal points; the larger number stands before the smaller.
    """

    won: bool
    reason: Msg
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    ties: tuple[int, ...] = ()

    def ranking(self, seats: int) -> list[list[int]]:
        """The seats, best first; equals together. Without points: who won, then the others."""
        points = self.scores or tuple([int(seat in self.winners) for seat in range(seats)])
        ties = self.ties or (0,) * len(points)
        marks = list(zip(points, ties, strict=True))
        best_first = sorted(dict.fromkeys(marks), reverse=True)
        return [[seat for seat, mark in enumerate(marks) if mark == place] for place in best_first]

    def places(self, seats: int) -> list[int]:
        """By seat: 1 is the first; behind two that share a place the next one is left out."""
        found = [0] * max(seats, len(self.scores))
        place = 1
        for equals in self.ranking(seats):
            for seat in equals:
                found[seat] = place
            place += len(equals)
        return found


class Game(Generic[S]):
    """State, content, chance and journal of one running match. Rules hold no other state."""

    def __init__(self, rules: Rules[S], state: S, source: Source, journal: list[Entry]) -> None:
        self.rules = rules
        self.state = state
        self.journal = journal
        self.listen(source, None)
        self.events: list[Event] | None = None
        self.explaining = False
        self.happenings = 0
        self.cause = ""
        """The component whose words are being carried out; an empty word: none, the turn takes its course."""
        self.steps = 0
        """Since the last question."""
        self.safe_point: Callable[[], None] = nothing
        self.on_reveal: Callable[[], None] = nothing
        self.chance_for: int | None = None
        """Who alone sees what chance brings now; `None`: everybody."""
        self.outcome: Outcome | None = None
        self.legacy: dict[str, JSON] | None = None
        """What this match leaves to the next one of a campaign, set with the outcome."""

    def listen(self, source: Source, replay: Replay | None) -> None:
        """Whom chance is asked from now on: the journal first, where it is being replayed."""
        self.source = source
        self.replay = replay
        self._seeded = source if replay is None and isinstance(source, Seeded) else None

    @property
    def lead(self) -> int:
        """The seat that orders ties and, in companion mode, reports dice and draws."""
        return 0

    def event(self, _kind: str, _seats: tuple[int, ...] | None = None, /, **args: Arg) -> None:
        """Records a change; call it in the helper that makes the change, nowhere else.

        The underscores: to mypyc an argument `kind` would be the parameter of that name.
        """
        if self.events is not None:
            self.step()
            names: dict[str, str] = {}
            for seat in seats_in(args.values()):
                name = self.rules.seat_name(self.state, seat)
                if name:
                    names[str(seat)] = name
            self.events.append(Event(_kind, args, _seats, names))

    def step(self) -> None:
        """One more of what cannot go on for ever without a question."""
        self.steps += 1
        if self.steps > STEPS:
            raise Endless

    def happening(
        self, kind: str, seat: int, amount: int = 0, *, parent: Happening | None = None, **args: Arg
    ) -> Happening:
        return Happening(self.next_happening(), kind, seat, amount, parent, **args)

    def revealed(self) -> None:
        """Call it where something hidden becomes known without chance: it limits what may be taken back."""
        self.on_reveal()

    def next_happening(self) -> int:
        """Its number."""
        self.happenings += 1
        return self.happenings

    async def chance(
        self, kind: str, outcomes: Sequence[str], count: int = 1, *, seat: int | None = None
    ) -> tuple[str, ...]:
        """Independent outcomes of a named chance, written into the journal as they come.

        `seat` reports them in companion mode, if not the lead: whoever may see them.
        """
        if self._seeded is not None and count > 0:
            return self._from_seed(self._seeded, kind, outcomes, count)
        self.step()
        given: tuple[str, ...] = ()
        self.chance_for = seat
        if self.replay is not None:
            given = self.replay.take(kind, outcomes, count)
        aside = self.replay is not None and self.replay.aside
        if len(given) < count and not aside:
            fresh = self.source.take(kind, outcomes, count - len(given))
            if fresh:
                self.journal.append(("c", kind, fresh))
                given += fresh
        while len(given) < count:
            weights = weights_of(outcomes)
            question = Decision(
                "chance",
                self.lead if seat is None else seat,
                "",
                self._asks_chance(kind, count, given),
                [Option(word, self.rules.outcome_text(kind, word), word) for word in weights],
            )
            question.weights = tuple(weights.values())
            (said,) = await question
            if self.replay is not None and self.replay.at < self.replay.end:
                # Put again after the table had said otherwise: what came out stands in the journal already.
                given += self.replay.take(kind, outcomes, count - len(given))
                continue
            self.journal.append(("p", kind, (said,)))
            given = (*given, said)
        return given

    def _from_seed(self, seeded: Seeded, kind: str, outcomes: Sequence[str], count: int) -> tuple[str, ...]:
        """Nobody has to be asked."""
        self.steps += 1
        if self.steps > STEPS:
            raise Endless
        given = seeded.take(kind, outcomes, count)
        self.journal.append(("c", kind, given))
        return given

    def _asks_chance(self, kind: str, count: int, given: Sequence[str]) -> Msg:
        """Several are told as the whole they are: how many, which of them is asked for, and what was entered so far."""
        what = Msg("chance-" + kind.replace(".", "-"))
        if count == 1:
            return Msg("ask-chance", {"what": what})
        parts: dict[str, Arg] = {"what": what, "count": count, "number": len(given) + 1, "left": count - len(given)}
        parts["given"] = [self.rules.outcome_text(kind, word) for word in given]
        return Msg("ask-chance-several", parts)

    async def draw(self, deck: Deck, *, seat: int | None = None) -> str | None:
        """The next card of a deck, decided now if it was not before; `None` when it is empty."""
        card = deck.known_next() if deck.top or len(deck.fog) <= 1 else None
        if card is None:
            if not deck.fog:
                return None
            kind = "draw." + deck.name
            if self._seeded is not None:
                (card,) = self._from_seed(self._seeded, kind, deck.fog, 1)
            else:
                (card,) = await self.chance(kind, deck.fog, seat=seat)
            deck.take_from_fog(card)
            return card
        if deck.seers is not None or not deck.top:
            self.revealed()
        deck.remove(card)
        return card

    async def peek(self, deck: Deck, count: int, *, seat: int | None = None) -> list[str]:
        """Decides the next cards of a deck and leaves them on top, in order; all know them now, or `seat`."""
        seen: list[str] = []
        while len(seen) < count:
            card = await self.draw(deck, seat=seat)
            if card is None:
                break
            seen.append(card)
        deck.put_known(seen, None if seat is None else [seat])
        self.revealed()
        return seen


def nothing() -> None: ...


@data(frozen=True)
class Setting:
    """One option of a new game: its name, what it may be, what it is if nobody says.

    `brought`: beside its choices, a text that a player brings along (see `brought`).
    """

    name: str
    choices: tuple[str, ...]
    default: str
    per_seat: bool = False
    brought: bool = False


class Rules(ABC, Generic[S]):
    """A game of the registry: how to begin it, play it on, describe a position and put it into words."""

    id: str
    names: Mapping[str, str]
    least_seats: int
    most_seats: int
    state_type: type[S]
    folder: Path
    rivals: bool = False
    """Players play against each other: hands are closed, taking back needs consent, one screen has a curtain."""
    open_hands: bool = True
    """Friends play with open hands, unless the host says otherwise; a game may have them closed."""
    state_schema: int = 1
    state_migrations: Mapping[int, Callable[[dict[str, JSON]], dict[str, JSON]]] = {}
    mentions: frozenset[str] = frozenset()
    """Fields of the state that name components which lie elsewhere."""
    phases: frozenset[str] = frozenset()
    """What `phase` in the state may be, where its type does not say so."""
    seat_fields: tuple[str, ...] = ("active", "lead")
    """Fields of the state that name a seat, or nobody (-1)."""

    @property
    def texts(self) -> tuple[Path, ...]:
        """Where its messages are: a later folder may say anew what an earlier one says."""
        return (self.folder / "text",)

    @property
    def content_folder(self) -> Path:
        return self.folder / "content"

    @abstractmethod
    def content_version(self) -> str:
        """Changes whenever the content does."""

    def settings(self) -> list[Setting]:
        return []

    def bring(self, setting: str, text: str, options: Mapping[str, JSON]) -> list[Brought]:
        """Reads a text for a setting that is `brought`, for a game with these other options.

        Raises `BadOptions` where nothing in it can be read.
        """
        raise BadOptions(Msg("problem-nothing-brought", {"setting": setting}))

    def check_seats(self, seats: int) -> None:
        """Raises `BadOptions` unless so many can play."""
        if not self.least_seats <= seats <= self.most_seats:
            raise BadOptions(
                Msg(
                    "problem-seats",
                    {"game": self.id, "least": self.least_seats, "most": self.most_seats, "seats": seats},
                )
            )

    @abstractmethod
    def begin(self, seats: int, options: Mapping[str, JSON]) -> S:
        """The state before set-up. Raises `BadOptions`."""

    @abstractmethod
    def position(self, description: Mapping[str, JSON]) -> S:
        """A state as a test or a puzzle describes it."""

    @abstractmethod
    def game(self, state: S, source: Source, journal: list[Entry]) -> Game[S]:
        """The running game over this state."""

    @abstractmethod
    def play(self, game: Game[S]) -> Coroutine[Any, Any, None]:
        """Plays on from any safe point."""

    @abstractmethod
    def card_names(self, language: str) -> Mapping[str, str]:
        """Printed names by id."""

    def card_forms(self, language: str) -> dict[str, dict[str, str]]:
        """What packs say of names beside the names, by id: a gender in any language, cases in Polish."""
        named = [card for cards in self.catalogue().values() for card in cards.values() if card.name.forms]
        return {
            card.id: {form: word for form, word in card.name.forms.items() if language == "pl" or form == "gender"}
            for card in named
        }

    @abstractmethod
    def card_text(self, card: str) -> Sequence[Msg]:
        """The derived text of a component, line by line."""

    @abstractmethod
    def kinds(self) -> Mapping[str, Mapping[str, int]]:
        """Component counts per kind and origin."""

    def check_content(self, folder: Path) -> list[str]:
        """What is wrong with a pack of this game, line by line; nothing: it can be used."""
        return []

    def card_types(self) -> Mapping[str, type[Card]]:
        """What the cards of each file of a pack are."""
        return {}

    def content_schemas(self) -> Mapping[str, JSON]:
        """JSON Schema per file of a pack, for editors."""
        return schemas(self.card_types())

    def statistics(self, state: S) -> Mapping[str, str | int | tuple[str, ...]]:
        """What a study of many games looks at: words are counted, with the wins among them,
        each of several for itself; numbers are spread."""
        return {}

    def studied(self, options: Mapping[str, JSON], journal: Sequence[Entry]) -> Mapping[str, tuple[str, ...]]:
        """The same, of what was chosen and drawn on the way: words that are counted, each for itself."""
        return {}

    def studied_by_seat(self, state: S, journal: Sequence[Entry]) -> Mapping[str, Sequence[tuple[str, ...]]]:
        """Among rivals: words of each seat, which are counted with the wins of that seat. The first name is looked at
        most closely."""
        return {}

    def catalogue(self) -> Mapping[str, Mapping[str, Card]]:
        """Every component by kind and by id, for catalogues."""
        return {}

    def components(self, state: S) -> Mapping[str, int]:
        """How often each component of the catalogue lies in the state, wherever: from set-up on no rule changes it."""
        known = [card for cards in self.catalogue().values() for card in cards]
        return census(state, frozenset(known), self.mentions)

    def check(self, state: S, seats: int) -> list[Msg]:
        """Why no game can have come to this state at a safe point; nothing: play can go on from it.

        A game adds what it knows of its own counters. It is asked before a state that strangers bring is played.
        """
        copies = {
            card.id: self.copies_of(card, seats) for cards in self.catalogue().values() for card in cards.values()
        }
        return list(problems_of(state, seats, copies, self.mentions, self.phases, self.seat_fields))

    def copies_of(self, card: Card, seats: int) -> int:
        """How many of them a state may hold: as many as the box has, unless everybody brings their own."""
        return card.copies

    def read_state(self, plain: dict[str, JSON], schema: int) -> S:
        """A saved state, brought to the present schema."""
        for step in range(schema, self.state_schema):
            plain = self.state_migrations[step](plain)
        return read(self.state_type, plain)

    def sequel(self, options: Mapping[str, JSON], legacy: Mapping[str, JSON]) -> Mapping[str, JSON] | None:
        """The options with which the next match of a campaign begins; `None`: the campaign is over.

        All that the next match needs is in them, so its file is whole by itself.
        """
        return None

    def values(self, game: Game[S], seat: int) -> Mapping[str, Value]:
        """Every value that cards modify, as this seat may see it (-1: a spectator), so that no client computes a rule.

        Keys say what, and of whom: `max-sanity:2`.
        """
        return {}

    # When the real table says otherwise (see `otherwise`)

    interruptions: tuple[type[Exception], ...] = (GameEnds, CutShort)
    """What an effect may raise to cut short whatever is going on."""

    def adjustable(self, state: S) -> Sequence[Adjustable]:
        """The values that people may set by hand."""
        return ()

    def piles(self, state: S) -> Sequence[Pile]:
        """The places between which people may move components by hand."""
        return ()

    def adjusted(self, game: Game[S]) -> None:
        """Brings up to date what the running game remembers beside its state."""

    def verbs(self, game: Game[S]) -> Sequence[type[Verb]]:
        """With which people may say, now, what a card does that the program does not know."""
        return ()

    async def perform(self, game: Game[S], seat: int, effects: Sequence[Verb]) -> None:
        """Carries out what this seat says of such a card."""
        raise NotImplementedError(self.id)

    def moment(self, state: S) -> Msg | None:
        """When in the round a question is put, as everybody may know it; a component's question has its `cause` too."""
        return None

    def seat_name(self, state: S, seat: int) -> str:
        """The component id under whose name a seat plays, or an empty word."""
        return ""

    def summary(self, state: S) -> Summary:
        """For a list of matches; made from what a spectator sees."""
        return Summary()

    def measured(self) -> Measured | None:
        """How long and how hard the game is: `measured.yaml` in its folder."""
        return read_measured(self.folder)

    def lessons(self) -> list[Lesson]:
        """A first turn, taught in prepared positions: `lessons.yaml` in its folder."""
        return read_lessons(self.folder)

    def outcome_text(self, kind: str, word: str) -> Msg:
        return Msg("outcome", {"what": Name(word)})
