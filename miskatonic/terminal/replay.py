"""`miskatonic replay`: a game step by step, forwards and backwards."""

from __future__ import annotations

import secrets
import shlex
import time
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from miskatonic.engine import almanac
from miskatonic.engine.chance import LUCK
from miskatonic.engine.errors import file_problem
from miskatonic.engine.event import Event
from miskatonic.engine.match import Match
from miskatonic.engine.record import Record
from miskatonic.engine.text import Language
from miskatonic.games import registry
from miskatonic.terminal import reference
from miskatonic.terminal.advising import advise
from miskatonic.terminal.command import STEPPING, WORDS, command
from miskatonic.terminal.history import first_names, sentences
from miskatonic.terminal.painter import painter
from miskatonic.terminal.screen import Screen
from miskatonic.terminal.speaker import Speaker, as_language

PAUSE = 0.8
LOG_LINES = 20


class Player:
    """`at` is a place in `stops`: the moments before each choice, and the end."""

    def __init__(self, path: Path, language: Language, screen: Screen) -> None:
        self.path = path
        record = Record.read(path)
        self.match: Match[Any] = Match.of(registry.rules(record.header.game), record)
        self.screen = screen
        self.speaker = Speaker(self.match.rules, language)
        self.painter = painter(self.match.rules.id)
        journal = self.match.journal
        self.stops = [number for number, entry in enumerate(journal) if entry[0] not in ("c", LUCK)] + [len(journal)]
        self.turns = self._turns()
        self.first = first_names(self.match)
        self.at = 0
        self.told = 0

    def _turns(self) -> list[int]:
        """The stops at which a turn begins: looked for only between checkpoints that a turn lies between."""
        found: list[int] = []
        seen = 0
        last = len(self.stops) - 1
        moments = [(checkpoint.entries, checkpoint.events) for checkpoint in self.match.checkpoints]
        moments.append((len(self.match.journal), len(self.match.events)))
        for (before, _), (entries, events) in pairwise(moments):
            turns = self._begun(self.match.events[:events])
            if turns > seen:
                stops = range(
                    min(bisect_left(self.stops, before), last), min(bisect_left(self.stops, entries), last) + 1
                )
                found.append(next((stop for stop in stops if self._begun(self._at(stop).events) > seen), stops[-1]))
                seen = turns
        return found

    def _begun(self, events: Sequence[Event]) -> int:
        return sum(event.kind == self.painter.turn_event for event in events)

    def _at(self, stop: int) -> Match[Any]:
        twin = self.match.fork(log=True)
        twin.rewind(self.stops[stop])
        return twin

    def run(self) -> None:
        speaker, screen = self.speaker, self.screen
        fidelity = self.match.fidelity
        screen.heading(speaker.word("ui-welcome", game=self.match.rules.names[speaker.language]))
        if fidelity.exact:
            screen.line(speaker.word("ui-replay-exact"), "green")
        else:
            reason = speaker.why(fidelity)
            screen.line(speaker.word("ui-replay-differs", entry=fidelity.entry, reason=reason), "yellow")
        over = self.match.outcome is not None
        screen.line(speaker.word("ui-replay-over" if over else "ui-replay-open").capitalize() + ".")
        screen.line(speaker.word("ui-replay-keys"), "dim")
        self._show(picture=True)
        while True:
            try:
                words = screen.ask()
            except (EOFError, KeyboardInterrupt):
                screen.line()
                return
            if not self._obey(words):
                return

    def _obey(self, words: str) -> bool:
        """False: the end."""
        speaker, screen = self.speaker, self.screen
        found = command(words, STEPPING) or command(words, WORDS)
        name, rest = found or ("", "")
        match name:
            case "quit":
                return False
            case "next":
                self._go(self.at + 1)
            case "back":
                self._go(self.at - 1)
            case "turn":
                later = bisect_right(self.turns, self.at)
                self._go(self.turns[later] if later < len(self.turns) else len(self.stops) - 1, picture=True)
            case "previous":
                earlier = bisect_left(self.turns, self.at)
                self._go(self.turns[earlier - 1] if earlier else 0, picture=True)
            case "jump":
                last = len(self.stops) - 1
                if rest.isdecimal() and int(rest) <= last:
                    self._go(int(rest), picture=True)
                else:
                    screen.line(speaker.word("ui-replay-jump", all=last), "yellow")
            case "auto":
                self._auto(float(rest) if rest.replace(".", "", 1).isdecimal() else PAUSE)
            case "look":
                self._picture(self._moment())
            case "log":
                self._log(int(rest) if rest.isdecimal() else LOG_LINES)
            case "why":
                self._why()
            case "whatif":
                self._what_if()
            case "play":
                self._play_on()
            case "card":
                reference.show_card(rest, speaker, screen)
            case "almanac":
                reference.show_rules(rest, speaker, screen)
            case "lang":
                asked = as_language(rest) if rest else None
                speaker.speak(asked or ("en" if speaker.language == "pl" else "pl"))
                screen.line(speaker.word("ui-language-set"))
            case "help":
                screen.line(speaker.word("ui-replay-keys"))
            case _:
                words = speaker.word("ui-replay-no-such", words=words, commands=speaker.word("ui-replay-keys"))
                screen.line(words, "yellow")
        return True

    def _go(self, stop: int, picture: bool = False) -> None:
        last = len(self.stops) - 1
        if stop > last or (stop == last == self.at):
            self.screen.line(self.speaker.word("ui-replay-at-end"))
            return
        if stop < 0:
            self.screen.line(self.speaker.word("ui-replay-at-start"))
            return
        back = stop < self.at
        self.at = stop
        self._show(picture=picture or stop in self.turns, back=back)

    def _auto(self, pause: float) -> None:
        try:
            while self.at < len(self.stops) - 1:
                self._go(self.at + 1)
                time.sleep(pause)
        except KeyboardInterrupt:
            self.screen.line(self.speaker.word("ui-interrupted"))

    def _moment(self) -> Match[Any]:
        """The match as it stood at this stop."""
        twin = self._at(self.at)
        self.speaker.who = {seat: twin.rules.seat_name(twin.state, seat) for seat in range(twin.header.seats)}
        return twin

    def _show(self, picture: bool = False, back: bool = False) -> None:
        speaker, screen = self.speaker, self.screen
        moment = self._moment()
        headline = self.painter.headline(moment.view(-1), speaker)
        place = speaker.word("ui-replay-place", at=self.at, all=len(self.stops) - 1)
        screen.heading(place, headline)
        since = len(moment.events) if back else min(self.told, len(moment.events))
        for words in sentences(moment.events, since, -1, self.painter, speaker, self.first):
            screen.line(words, indent=2)
        self.told = len(moment.events)
        if picture:
            self._picture(moment)
        self._choice(moment)

    def _choice(self, moment: Match[Any]) -> None:
        """The question at this stop and how it was answered, or how the game ended."""
        speaker, screen = self.speaker, self.screen
        if self.stops[self.at] == len(self.match.journal):
            if moment.outcome is not None:
                screen.line(speaker.sentence(moment.outcome.reason), "bold")
            screen.line(speaker.word("ui-replay-at-end"))
            return
        kind, who, keys = self.match.journal[self.stops[self.at]]
        seat = who if isinstance(who, int) and kind == "d" else moment.pending[0].seat
        decision = moment.decision(seat)
        if decision is None:
            return
        screen.line(speaker.sentence(decision.prompt), "bold")
        choice = "; ".join(speaker.sentence(option.text) for option in decision.options if option.key in keys)
        screen.line(speaker.word("ui-replay-chose", who=speaker.seat(seat), choice=choice), "cyan", indent=2)

    def _picture(self, moment: Match[Any]) -> None:
        view = moment.view(-1)
        if self.screen.plain:
            self.screen.lines(self.painter.told(view, self.speaker))
        else:
            self.screen.picture(self.painter.whole(view, self.speaker, self.screen, {}))

    def _log(self, count: int) -> None:
        moment = self._moment()
        since = max(0, len(moment.events) - count)
        self.screen.lines(sentences(moment.events, since, -1, self.painter, self.speaker, self.first), indent=2)

    def _what_if(self) -> None:
        """What each answer to this question would have won in the trials of a bot, and which was given."""
        speaker, screen = self.speaker, self.screen
        if self.match.outcome is None:
            screen.line(speaker.word("ui-what-if-later"), "yellow")
            return
        moment, place = self._moment(), self.stops[self.at]
        kind, who, keys = self.match.journal[place] if place < len(self.match.journal) else ("", "", ())
        decision = moment.decision(who) if kind == "d" and isinstance(who, int) else None
        if decision is None:
            screen.line(speaker.word("ui-what-if-nothing"), "yellow")
            return
        screen.line(speaker.word("ui-hint-thinks"), "dim")
        advise(moment, decision, speaker, screen)
        choice = "; ".join(speaker.sentence(option.text) for option in decision.options if option.key in keys)
        screen.line(speaker.word("ui-what-if-was", choice=choice or "–"), "cyan")

    def _play_on(self) -> None:
        """A game file that ends here, to be taken over. Its luck is its own."""
        speaker, screen, moment = self.speaker, self.screen, self._moment()
        if not moment.pending:
            screen.line(speaker.word("ui-play-on-over"), "yellow")
            return
        if not moment.header.companion:
            moment.reseed(secrets.token_hex(32))
        path = self.path.with_name(f"{self.path.stem}-{self.at}{self.path.suffix}")
        try:
            moment.save(path)
        except OSError as problem:
            screen.line(speaker.word("ui-cannot-save", reason=file_problem(path, problem)), "yellow")
            return
        screen.line(speaker.word("ui-play-on", file=shlex.quote(str(path)), game=moment.rules.id), "bold")

    def _why(self) -> None:
        moment = self._moment()
        rule = moment.pending[0].rule if moment.pending else ""
        entry = almanac.book(self.match.rules.id).find(rule)
        if entry is None:
            self.screen.line(self.speaker.word("ui-why-no-rule"))
        else:
            reference.show_rule(entry, self.speaker.language, self.screen)
