"""The toy game as the registry would hold it."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from miskatonic.engine.chance import Entry, Source
from miskatonic.engine.data import read
from miskatonic.engine.deck import Deck
from miskatonic.engine.errors import BadOptions, ContentError
from miskatonic.engine.game import Game, Rules, Setting
from miskatonic.engine.message import Msg, Name
from miskatonic.engine.pack import Card, fingerprint, read_cards
from miskatonic.engine.value import Value
from miskatonic.engine.verb import texts
from tests.toy import campaign
from tests.toy.cards import KINDS, Omen, Relic, Token
from tests.toy.flow import Toy, as_toy, play
from tests.toy.happenings import Known
from tests.toy.state import Player, State

HERE = Path(__file__).parent


class ToyRules(Rules[State]):
    id = "toy"
    names: Mapping[str, str] = {"pl": "Targ reliktów", "en": "Relic market"}
    least_seats = 2
    most_seats = 4
    rivals = True
    state_type = State
    folder = HERE

    def __init__(self, content: Path = HERE / "content") -> None:
        problems: list[str] = []
        read = {kind: read_cards(content / f"{kind}.yaml", cards, problems) for kind, cards in KINDS.items()}
        if problems:
            raise ContentError(problems)
        self.cards: dict[str, dict[str, Card]] = {kind: dict(cards) for kind, cards in read.items()}
        self.relics = {card.id: card for card in read["relics"].values() if isinstance(card, Relic)}
        self.omens = {card.id: card for card in read["omens"].values() if isinstance(card, Omen)}
        self.tokens = {card.id: card for card in read["tokens"].values() if isinstance(card, Token)}
        self.known = Known(self.relics)
        self.version = fingerprint(content)

    def content_version(self) -> str:
        return self.version

    def catalogue(self) -> Mapping[str, Mapping[str, Card]]:
        return self.cards

    def settings(self) -> list[Setting]:
        return [Setting("rounds", ("1", "2", "3"), "3"), Setting("campaign", ("no", "yes"), "no")]

    def begin(self, seats: int, options: Mapping[str, Any]) -> State:
        rounds = options.get("rounds", "3")
        if rounds not in ("1", "2", "3"):
            raise BadOptions(f"rounds: 1, 2 or 3, not {rounds!r}")
        chapter, purses = campaign.begin(seats, options)
        return State(
            [Player(seat, coins=purse) for seat, purse in enumerate(purses)],
            Deck("relics", self._heap("relics")),
            Deck("omens", self._heap("omens")),
            Deck("bag", self._heap("tokens")),
            rounds=int(rounds),
            chapter=chapter,
        )

    def sequel(self, options: Mapping[str, Any], legacy: Mapping[str, Any]) -> Mapping[str, Any] | None:
        return campaign.sequel(options, legacy)

    def _heap(self, kind: str) -> list[str]:
        return sorted(card.id for card in self.cards[kind].values() for _ in range(card.copies))

    def position(self, description: Mapping[str, Any]) -> State:
        """`players`: what each has; any other field of the state; the relics left over are in the deck."""
        players = [{"seat": seat, **given} for seat, given in enumerate(description["players"])]
        fields = {key: value for key, value in description.items() if key not in ("players", "seats")}
        plain = msgspec.to_builtins(self.begin(len(players), {}), str_keys=True)
        state = read(State, {**plain, "phase": "turns", **fields, "players": players})
        if "relics" not in description:
            for player in state.players:
                for relic in [*player.hand, *player.table]:
                    state.relics.take_from_fog(relic)
            for relic in [*state.discard, *state.stack, *([state.lot] if state.lot else [])]:
                state.relics.take_from_fog(relic)
        return state

    def game(self, state: State, source: Source, journal: list[Entry]) -> Toy:
        game = Toy(self, state, source, journal)
        game.relics, game.omens, game.tokens, game.known = self.relics, self.omens, self.tokens, self.known
        return game

    def play(self, game: Game[State]) -> Coroutine[Any, Any, None]:
        return play(as_toy(game))

    def values(self, game: Game[State], seat: int) -> Mapping[str, Value]:
        toy = as_toy(game)
        return {f"worth:{player.seat}": toy.worth(player.seat) for player in game.state.players}

    def card_names(self, language: str) -> Mapping[str, str]:
        names = {card.id: card.name for cards in self.cards.values() for card in cards.values()}
        return {card: words.pl if language == "pl" else words.en for card, words in names.items()}

    def card_text(self, card: str) -> Sequence[Msg]:
        if card in self.omens:
            return [Msg("text-omen", {"bonus": self.omens[card].bonus})]
        if card in self.tokens:
            return texts(self.tokens[card].do)
        relic = self.relics[card]
        lines = texts(relic.do)
        if relic.answer is not None:
            kind = "forced" if relic.answer.forced else "optional"
            lines.append(
                Msg(
                    f"text-answer-{kind}",
                    {
                        "moment": relic.answer.moment,
                        "to": relic.answer.to,
                        "whose": relic.answer.whose,
                        "do": list(texts(relic.answer.do)),
                    },
                )
            )
        if relic.change is not None:
            lines.append(Msg("text-change", {"how": relic.change.how, "amount": relic.change.amount}))
        return lines

    def kinds(self) -> Mapping[str, Mapping[str, int]]:
        return {
            kind: {"box": 0, "miskatonic": sum(card.copies for card in cards.values())}
            for kind, cards in self.cards.items()
        }

    def outcome_text(self, kind: str, word: str) -> Msg:
        if kind.startswith("draw."):
            return Msg("outcome", {"what": Name(word)})
        return Msg(f"face-{word}")


RULES = ToyRules()
