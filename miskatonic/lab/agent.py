"""A game for whoever plays by typing or by program: every call reads the game from its folder and writes it back.

The folder holds `game.jsonl`, an ordinary game file that grows with every choice, and `agent.json`: which seat is the
agent's and which bot has the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
from miskatonic.games.registry import package, part
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
    preset: str = ""
    points: int = 0
    """Of a preset: which, and what the matches before this one of a campaign have brought."""


def presets_of(game: str) -> Any:
    """The game's own module of presets."""
    found = part(f"{package(game)}.presets")
    if found is None:
        raise BadOptions(f"{game} has no presets")
    return found


def preset_of(game: str, name: str) -> Callable[[str], tuple[dict[str, Any], dict[str, list[str]]]]:
    known: dict[str, Any] = presets_of(game).PRESETS
    if name not in known:
        raise BadOptions(f"{game} has no preset {name!r}; there is {', '.join(known)}")
    found: Callable[[str], tuple[dict[str, Any], dict[str, list[str]]]] = known[name]
    return found


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
        *,
        preset: str = "",
    ) -> Agent:
        """`preset`: set up as the game's `presets` say; its options are not for choosing."""
        script: Mapping[str, Sequence[str]] | None = None
        if preset:
            if options or seats != 1:
                raise BadOptions(f"preset {preset!r} says all that can be set but the seed")
            options, script = preset_of(game, preset)(seed)
        match_options = dict(options or {})
        seated = Seated(game, seat, bot, language, preset)
        return cls._begun(folder, seated, seats, match_options, seed, script)

    @classmethod
    def next(cls, folder: Path, following: Path) -> Agent:
        """The next match of the campaign in another folder."""
        before = cls.open(folder)
        options = before.match.sequel()
        if options is None:
            raise BadOptions("no match follows: this one is not over, or it was the last")
        seated = msgspec.structs.replace(before.seated, points=before.points())
        header = before.match.header
        return cls._begun(following, seated, header.seats, options, header.seed, None)

    @classmethod
    def _begun(
        cls,
        folder: Path,
        seated: Seated,
        seats: int,
        options: Mapping[str, Any],
        seed: str,
        script: Mapping[str, Sequence[str]] | None,
    ) -> Agent:
        game, seat, bot = seated.game, seated.seat, seated.bot
        if (folder / GAME).exists():
            raise BadOptions(f"{folder} holds a game already")
        rules = rules_of(game)
        rules.check_seats(seats)
        if not 0 <= seat < seats:
            raise BadOptions(f"there is no seat {seat} among {seats}; the first is 0")
        if bot != ALL:
            bot_of(game, bot, "")
        match: Match[Any] = Match.new(rules, seats, options, seed, script=script)
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
        """That it has not ended; or how it did, and the game's own figures, which may tell what was hidden before."""
        outcome = self.match.outcome
        if outcome is None:
            return ["running"]
        lines = ["won" if outcome.won else "lost", self.speaker.sentence(outcome.reason)]
        lines += [f"seat {seat}\t{points}" for seat, points in enumerate(outcome.scores)]
        if self.match.rules.rivals:
            places = outcome.places(self.match.header.seats)
            lines[0] = "over" if self.seated.bot == ALL else f"place {places[self.seated.seat]}"
            lines += [f"place of seat {seat}\t{place}" for seat, place in enumerate(places)]
        for name, found in self.match.rules.statistics(self.match.state).items():
            lines.append(f"{name}\t{', '.join(found) if isinstance(found, tuple) else found}")
        if self.seated.preset:
            lines += [f"{name}\t{number}" for name, number in self._scored().items()]
            lines.append(f"points so far\t{self.points()}")
        return lines

    def points(self) -> int:
        """By the preset's own score, with the matches before this one."""
        over = self.seated.preset and self.match.outcome is not None
        return self.seated.points + (self._scored()["points"] if over else 0)

    def _scored(self) -> dict[str, int]:
        found: dict[str, int] = presets_of(self.seated.game).points(self.match.header.options, self.match.state)
        return found

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
