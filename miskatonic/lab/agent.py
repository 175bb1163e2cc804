"""A game for whoever plays by typing or by program: every call reads the game from its folder and writes it back.

The folder holds `game.jsonl`, an ordinary game file that grows with every choice, and `agent.json`: which seat is the
agent's and which bot has the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from miskatonic.bots.bot import answer_of
from miskatonic.bots.registry import bot as bot_of
from miskatonic.engine.decision import Decision
from miskatonic.engine.errors import BadOptions, IllegalChoice, file_problem
from miskatonic.engine.match import Match
from miskatonic.engine.record import SaveFile
from miskatonic.engine.settings import named
from miskatonic.engine.text import LANGUAGES, Language
from miskatonic.games.registry import rules as rules_of
from miskatonic.terminal.history import first_names, sentences
from miskatonic.terminal.painter import painter
from miskatonic.terminal.speaker import Speaker

GAME = "game.jsonl"
SEATED = "agent.json"
ALL = "all"
"""The bot that nobody is: the agent plays every seat."""


class Seated(msgspec.Struct, frozen=True):
    game: str
    seat: int
    bot: str
    language: Language = "en"


class Agent:
    """`new` or `open`; then `state`, `actions`, `do`, `log`, `card`, `score`, each giving lines to read."""

    def __init__(self, folder: Path, seated: Seated, match: Match[Any], file: SaveFile) -> None:
        self.folder = folder
        self.seated = seated
        self.match = match
        self.file = file
        self.speaker = Speaker(match.rules, seated.language)
        self.painter = painter(seated.game)
        self._names()

    @classmethod
    def new(
        cls,
        folder: Path,
        game: str,
        seats: int = 1,
        seat: int = 0,
        bot: str = "heuristic",
        options: Mapping[str, Any] | None = None,
        seed: str = "0",
        language: Language = "en",
    ) -> Agent:
        if (folder / GAME).exists():
            raise BadOptions(f"{folder} holds a game already")
        rules = rules_of(game)
        rules.check_seats(seats)
        if not 0 <= seat < seats:
            raise BadOptions(f"there is no seat {seat} among {seats}; the first is 0")
        if bot != ALL:
            bot_of(game, bot, "")
        match: Match[Any] = Match.new(rules, seats, options or {}, seed)
        seated = Seated(game, seat, bot, language)
        file = SaveFile(folder / GAME)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / SEATED).write_bytes(msgspec.json.encode(seated))
            file.start(match)
        except OSError as problem:
            raise BadOptions(file_problem(folder, problem)) from problem
        agent = cls(folder, seated, match, file)
        agent._others()
        return agent

    @classmethod
    def open(cls, folder: Path) -> Agent:
        try:
            seated = msgspec.json.decode((folder / SEATED).read_bytes(), type=Seated)
        except OSError as problem:
            raise BadOptions(f"{folder} holds no game: begin one with `miskatonic agent new`") from problem
        except msgspec.MsgspecError as problem:
            raise BadOptions(f"{folder / SEATED}: {problem}") from problem
        match: Match[Any] = Match.load(rules_of(seated.game), folder / GAME)
        file = SaveFile(folder / GAME)
        file.start(match)
        return cls(folder, seated, match, file)

    # What can be asked

    def state(self) -> list[str]:
        """The whole table as the seat sees it, in words."""
        self._names()
        view = self.match.view(self._eyes)
        head = self.painter.headline(view, self.speaker)
        return [line for line in (head, *self.painter.told(view, self.speaker)) if line]

    def actions(self) -> list[str]:
        """The question, what matters for it, and every answer: its key, its words, what they leave out."""
        decision = self.decision
        if decision is None:
            return self.score()
        self._names()
        view = self.match.view(decision.seat)
        lines = [self.speaker.sentence(decision.prompt), *self.painter.told_scene(view, decision, self.speaker)]
        if (decision.least, decision.most) != (1, 1):
            lines.append(f"choose {decision.least} to {min(decision.most, len(decision.options))}")
        for option in decision.options:
            note = self.painter.note(view, option, self.speaker)
            lines.append(f"{option.key}\t{self.speaker.sentence(option.text)}" + (f" ({note})" if note else ""))
        return lines

    def keys(self) -> list[str]:
        return [option.key for option in self.decision.options] if self.decision is not None else []

    def do(self, keys: Sequence[str]) -> list[str]:
        """Answers the question; says what happened until the next one, which follows."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice("the game is over")
        since = len(self.match.events)
        self.match.choose(decision.seat, *keys)
        self.file.sync(self.match)
        self._others()
        return [*self._told(since), *self.actions()]

    def log(self, most: int = 20) -> list[str]:
        """The last lines of what the seat has noticed."""
        found = self._told(0)
        return found[-most:] if most > 0 else found

    def card(self, words: str) -> list[str]:
        """The text of a component, found by id or by name in either language."""
        rules = self.match.rules
        names: dict[str, Mapping[str, str]] = {language: rules.card_names(language) for language in LANGUAGES}
        found = [words] if words in self.speaker.names else named(words, names, list(self.speaker.names))
        if not found:
            raise BadOptions(f"no component is called {words!r}")
        if len(found) > 1:
            return [f"{card}\t{self.speaker.names[card]}" for card in found]
        return [self.speaker.names[found[0]], *self.speaker.card(found[0])]

    def score(self) -> list[str]:
        """How it ended, or that it has not; and the game's own figures."""
        outcome = self.match.outcome
        lines = ["running" if outcome is None else "won" if outcome.won else "lost"]
        if outcome is not None:
            lines.append(self.speaker.sentence(outcome.reason))
            lines += [f"seat {seat}\t{points}" for seat, points in enumerate(outcome.scores)]
        for name, found in self.match.rules.statistics(self.match.state).items():
            lines.append(f"{name}\t{', '.join(found) if isinstance(found, tuple) else found}")
        return lines

    @property
    def decision(self) -> Decision | None:
        """The question that is the agent's to answer."""
        for decision in self.match.pending:
            if self.seated.bot == ALL or decision.seat == self.seated.seat:
                return decision
        return None

    @property
    def _eyes(self) -> int:
        decision = self.decision
        return decision.seat if decision is not None else self.seated.seat

    def _others(self) -> None:
        """The bots play until the agent is asked, or to the end."""
        while self.match.pending and self.decision is None:
            decision = self.match.pending[0]
            seed = f"{self.match.header.seed}/{decision.seat}/{len(self.match.journal)}"
            bot = bot_of(self.seated.game, self.seated.bot, seed)
            self.match.answer(decision.seat, answer_of(bot, self.match, decision))
        self.file.sync(self.match)

    def _names(self) -> None:
        rules, state = self.match.rules, self.match.state
        self.speaker.who = {seat: rules.seat_name(state, seat) for seat in range(self.match.header.seats)}

    def _told(self, since: int) -> list[str]:
        first = first_names(self.match)
        return sentences(self.match.events, since, self._eyes, self.painter, self.speaker, first)
