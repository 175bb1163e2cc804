"""Eldritch Horror as the registry knows it."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any

from miskatonic.engine.adjustable import Adjustable, Pile
from miskatonic.engine.census import census
from miskatonic.engine.chance import Entry, Person, Source
from miskatonic.engine.game import Game, Setting
from miskatonic.engine.message import Msg, Name
from miskatonic.engine.shelf import Summary
from miskatonic.engine.sound import missing
from miskatonic.engine.value import Value
from miskatonic.engine.verb import Verb
from miskatonic.games.eldritch_horror import by_hand, flow, setup, sound, testing, values
from miskatonic.games.eldritch_horror.cards import EldritchContent
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.pack import content
from miskatonic.games.eldritch_horror.position import describe
from miskatonic.games.eldritch_horror.state import State
from miskatonic.games.eldritch_horror.terms import DICE, MOST_SEATS
from miskatonic.kit.rules import TableRules


class EldritchRules(TableRules[State]):
    id = "eldritch-horror"
    names = {"en": "Eldritch Horror", "pl": "Eldritch Horror: Przedwieczna Groza"}
    least_seats = 1
    most_seats = MOST_SEATS
    state_type = State
    content_type = EldritchContent
    folder = Path(__file__).parent
    mentions = frozenset(
        {
            "place",
            "wishes",
            "shown",
            "source",
            "about_clue",
            "about_gate",
            "target",
            "eldritch",
            "set_aside_kinds",
            "expedition",
            "section",
            "bonus_source",
            "parts",
            "improvements",
            "reckoning",
            "ancient_one",
        }
    )

    phases = frozenset(flow.PHASES)

    @property
    def content(self) -> EldritchContent:
        return content()

    def settings(self) -> list[Setting]:
        return setup.settings(self.content)

    def begin(self, seats: int, options: Mapping[str, Any]) -> State:
        return setup.begin(self.content, seats, options)

    def check(self, state: State, seats: int) -> list[Msg]:
        found = super().check(state, seats) or list(sound.problems(self.content, state))
        if found:
            return found
        box = self.components(sound.laid_out(self.content, state))
        return list(missing(self.components(state), box))

    def position(self, description: Mapping[str, Any]) -> State:
        return describe(self.content, description)

    def game(self, state: State, source: Source, journal: list[Entry]) -> Eldritch:
        game = Eldritch(self, state, source, journal)
        game.content = self.content
        game.vocabulary = self.content.VOCABULARY
        game.tester = testing.test
        return game

    def play(self, game: Game[State]) -> Coroutine[Any, Any, None]:
        assert isinstance(game, Eldritch)
        return flow.play(game)

    def values(self, game: Game[State], seat: int) -> Mapping[str, Value]:
        assert isinstance(game, Eldritch)
        return values.values(game)

    def components(self, state: State) -> Mapping[str, int]:
        """A named monster that ambushes has no token (eh.ambush.4)."""
        known = [card for cards in self.catalogue().values() for card in cards]
        found = dict(census(state, frozenset(known), self.mentions))
        for monster in state.drawn:
            if monster.phantom:
                found[monster.card] -= 1
        return {card: count for card, count in found.items() if count}

    def card_text(self, card: str) -> Sequence[Msg]:
        from miskatonic.games.eldritch_horror import wording

        return wording.lines(self.content, self.content.cards[card])

    def statistics(self, state: State) -> Mapping[str, str | int | tuple[str, ...]]:
        """`with_investigator`: all who were in play, also those who were defeated."""
        return {
            "ancient_one": state.ancient_one,
            "investigators": str(len(state.players)),
            "with_investigator": tuple([one for one in self.content.investigators if one not in state.investigators]),
            "end": state.ended,
            "ancient_one_was": "awake" if state.awake else "asleep",
            "difficulty": state.difficulty,
            "rounds": state.round,
            "mysteries": len(state.solved),
            "doom": state.doom,
        }

    def adjustable(self, state: State) -> Sequence[Adjustable]:
        return list(by_hand.adjustable(self.game(state, Person(), [])))

    def piles(self, state: State) -> Sequence[Pile]:
        return list(by_hand.piles(self.game(state, Person(), [])))

    def verbs(self, game: Game[State]) -> Sequence[type[Verb]]:
        assert isinstance(game, Eldritch)
        return by_hand.verbs(game)

    async def perform(self, game: Game[State], seat: int, effects: Sequence[Verb]) -> None:
        assert isinstance(game, Eldritch)
        await by_hand.perform(game, seat, effects)

    def card_names(self, language: str) -> Mapping[str, str]:
        """A space with a number says where in the world it lies: nobody knows them by their numbers."""
        names = dict(super().card_names(language))
        for space in self.content.spaces.values():
            if space.where is not None:
                names[space.id] = f"{names[space.id]}. {space.where.pl if language == 'pl' else space.where.en}"
        return names

    def seat_name(self, state: State, seat: int) -> str:
        return state.players[seat].investigator

    def summary(self, state: State) -> Summary:
        if not state.ancient_one:
            return Summary()
        words = (
            Msg("name", {"name": Name(state.ancient_one)}),
            Msg("summary-round", {"round": state.round}),
            Msg("summary-tracks", {"doom": state.doom, "solved": len(state.solved), "awake": state.awake}),
        )
        return Summary(state.ancient_one, words)

    def outcome_text(self, kind: str, word: str) -> Msg:
        if word in DICE:
            return Msg("option-face", {"face": word})
        if kind == "mythos-colour":
            return Msg(f"colour-{word}")
        card = self.content.cards.get(word)
        if card is not None:
            from miskatonic.games.eldritch_horror import wording

            if isinstance(card, wording.NAMELESS):
                return wording.told(self.content, card)
        return Msg("name", {"name": Name(word)})


RULES = EldritchRules()
