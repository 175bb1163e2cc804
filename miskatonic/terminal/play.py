"""`miskatonic play`: from the first question to the last, and perhaps once more."""

from __future__ import annotations

import secrets
import shlex
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from miskatonic.engine.errors import BadOptions, SaveError
from miskatonic.engine.game import Rules
from miskatonic.engine.knowledge import knowledge
from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from miskatonic.engine.record import Record, SaveFile
from miskatonic.engine.settings import read_settings
from miskatonic.engine.text import Language
from miskatonic.games import registry
from miskatonic.terminal import saves, setup
from miskatonic.terminal.painter import Painter, painter
from miskatonic.terminal.screen import Screen
from miskatonic.terminal.session import Leave, Session
from miskatonic.terminal.setup import Wishes
from miskatonic.terminal.speaker import Speaker, as_language, default_language


class Request(msgspec.Struct):
    """All flags of the command."""

    game: str
    """An empty word: the only one there is, that of the file, or to be asked."""
    language: Language | None = None
    wishes: Wishes = msgspec.field(default_factory=Wishes)
    seed: str | None = None
    companion: bool = False
    file: Path | None = None
    resume: bool = False


def which_game(request: Request, screen: Screen) -> str:
    """The game that is meant where none was named; with the language, if that had to be asked first."""
    games = list(registry.GAMES)
    if request.game or len(games) == 1:
        return request.game or games[0]
    if request.resume and request.file is not None and request.file.is_file():
        return Record.read(request.file).header.game
    if request.resume:
        left = [path for path in (saves.unfinished(registry.rules(game)) for game in games) if path is not None]
        if left:
            return Record.read(max(left, key=lambda path: path.stat().st_mtime)).header.game
    if request.wishes.quick:
        raise BadOptions(Msg("problem-which-game", {"known": ", ".join(games)}))
    if request.language is None:
        request.language = setup.ask_language(screen)
    return setup.ask_game(games, request.language, screen)


class Evening:
    """One person at one screen with one kind of game."""

    def __init__(self, request: Request, screen: Screen) -> None:
        self.request = request
        self.screen = screen
        request.game = which_game(request, screen)
        self.rules: Rules[Any] = registry.rules(request.game)
        self.painter: Painter = painter(request.game)
        self.speaker = Speaker(self.rules, request.language or default_language())

    def run(self) -> None:
        try:
            self._run()
        except (EOFError, KeyboardInterrupt):
            # Nothing has begun, so nothing can be lost.
            self.screen.line()
            self.screen.line(self.speaker.word("ui-goodbye-short"))

    def _run(self) -> None:
        request = self.request
        if request.language is None and not request.wishes.quick and not request.resume:
            self.speaker.speak(setup.ask_language(self.screen))
        # A misspelt setting is said before anything is asked; those per seat are read again when the seats are known.
        read_settings(self.rules, request.wishes.settings, self.rules.most_seats)
        self.screen.heading(self.speaker.word("ui-welcome", game=self.rules.names[self.speaker.language]))
        path = self._to_resume()
        while True:
            if not (self._resume(path) if path is not None else self._new()):
                return
            if request.wishes.quick or request.file is not None:
                return
            if not setup.ask_yes(self.speaker.word("ui-again"), self.speaker, self.screen, default=False):
                self.screen.line(self.speaker.word("ui-goodbye-short"))
                return
            path = None

    def _to_resume(self) -> Path | None:
        """The game to go on with, if any."""
        request, speaker = self.request, self.speaker
        if request.file is not None:
            if request.resume and not request.file.exists():
                raise SaveError(Msg("problem-file-missing", {"file": str(request.file)}))
            if not request.resume and request.file.exists():
                raise SaveError(Msg("problem-file-exists", {"file": str(request.file)}))
            return request.file if request.resume else None
        if request.resume:
            path = saves.unfinished(self.rules)
            if path is None:
                self.screen.line(speaker.word("ui-no-unfinished"))
            return path
        if request.wishes.quick:
            return None
        path = saves.unfinished(self.rules)
        if path is None:
            return None
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
        question = speaker.word("ui-unfinished", file=path.name, when=when)
        return path if setup.ask_yes(question, speaker, self.screen, default=True) else None

    def _new(self) -> bool:
        request, speaker, screen = self.request, self.speaker, self.screen
        seats = setup.ask_seats(self.rules, request.wishes, speaker, screen)
        options = setup.ask_settings(self.rules, request.wishes, seats, self.painter, speaker, screen)
        seed = request.seed or secrets.token_hex(8)
        path = request.file or saves.fresh_path(self.rules.id)
        match: Match[Any] = Match.new(self.rules, len(seats), options, seed, companion=request.companion)
        return self._begin(match, path, seats)

    def _begin(self, match: Match[Any], path: Path, seats: list[str]) -> bool:
        with self._held(path):
            saves.write_table(path, saves.Table(seats, self.speaker.language))
            return self._play(match, path, seats, fresh=True)

    def _sequel(self, match: Match[Any], seats: list[str]) -> bool:
        """The next match of a campaign, with the same people, in a file of its own."""
        options = match.sequel()
        if options is None or self.request.wishes.quick:
            return True
        if not setup.ask_yes(self.speaker.word("ui-sequel"), self.speaker, self.screen, default=True):
            return True
        path = saves.fresh_path(self.rules.id)
        seed, companion = secrets.token_hex(8), match.header.companion
        return self._begin(Match.new(self.rules, len(seats), options, seed, companion=companion), path, seats)

    def _resume(self, path: Path) -> bool:
        with self._held(path):
            match: Match[Any] = Match.load(self.rules, path)
            table = saves.read_table(path, match.header.seats)
            wished = self.request.wishes.seats
            if wished is not None and len(wished) == match.header.seats:
                table.seats = wished
            language = as_language(table.language)
            if self.request.language is None and language is not None:
                self.speaker.speak(language)
            self._tell_fidelity(match)
            return self._play(match, path, table.seats, fresh=False)

    def _tell_fidelity(self, match: Match[Any]) -> None:
        fidelity = match.fidelity
        if fidelity.exact:
            self.screen.line(self.speaker.word("ui-resumed", entries=len(match.journal)))
        else:
            reason = self.speaker.why(fidelity)
            words = self.speaker.word("ui-resumed-differently", entry=fidelity.entry, reason=reason)
            self.screen.line(words, "yellow")

    @contextmanager
    def _held(self, path: Path) -> Iterator[None]:
        with saves.held(path) as free:
            if not free:
                raise SaveError(Msg("problem-file-busy", {"file": str(path)}))
            yield

    def _play(self, match: Match[Any], path: Path, seats: list[str], fresh: bool) -> bool:
        """False: the person has left."""
        speaker, screen = self.speaker, self.screen
        file = SaveFile(path)
        file.start(match)
        screen.line(speaker.word("ui-saving-to", file=str(path)), "dim")
        if match.header.companion:
            screen.line(speaker.word("ui-companion"))
            self._tell_known()
            for number, line in enumerate(self.painter.laid_out(match.view(0), speaker) if fresh else [], 1):
                screen.line(f"[ ] {number}. {line}")
        screen.line(speaker.word("ui-hint-plain" if screen.plain else "ui-hint"), "dim")
        bots = setup.make_bots(self.rules.id, seats, match.luck, speaker, screen)
        session = Session(match, file, seats, bots, speaker, screen, self.painter)
        session.told = 0 if fresh else max(0, len(match.events) - 5)
        try:
            if not fresh:
                session.look_around()
            session.play()
        except (Leave, KeyboardInterrupt, EOFError):
            screen.line(speaker.word("ui-goodbye", file=shlex.quote(str(path)), game=self.rules.id))
            return False
        self._end(match)
        return self._sequel(match, seats)

    def _tell_known(self) -> None:
        """Which of the real components the program knows, before anybody relies on it."""
        speaker, kinds = self.speaker, knowledge(self.rules)
        known = sum(kind.whole + kind.own for kind in kinds.values())
        everything = sum(kind.all for kind in kinds.values())
        differ = [
            speaker.word("ui-companion-kind", kind=speaker.kinds(name), differ=kind.partly + kind.ours, all=kind.all)
            for name, kind in kinds.items()
            if kind.partly or kind.ours
        ]
        self.screen.line(speaker.word("ui-companion-known", known=known, all=everything), "bold")
        if differ:
            self.screen.line(speaker.word("ui-companion-differ", kinds=", ".join(differ)))
        self.screen.line(speaker.word("ui-companion-otherwise"))

    def _end(self, match: Match[Any]) -> None:
        speaker, screen = self.speaker, self.screen
        outcome = match.outcome
        assert outcome is not None
        speaker.who = {seat: self.rules.seat_name(match.state, seat) for seat in range(match.header.seats)}
        screen.heading(speaker.word("ui-end"))
        if not self.rules.rivals:
            style = "bold green" if outcome.won else "bold red"
            screen.line(speaker.word("ui-won" if outcome.won else "ui-lost"), style)
        screen.line(speaker.sentence(outcome.reason), "bold")
        if outcome.scores:
            places = outcome.places(match.header.seats)
            for equals in outcome.ranking(match.header.seats):
                for seat in equals:
                    screen.listed(str(places[seat]), f"{speaker.seat(seat)}: {outcome.scores[seat]}")
        screen.line(f"{speaker.word('ui-summary')}:", "bold")
        screen.lines(self.painter.summary(match.view(-1), match.events, speaker), indent=2)
        choices = sum(entry[0] == "d" for entry in match.journal)
        screen.line(speaker.word("ui-choices", count=choices), indent=2)
