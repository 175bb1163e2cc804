"""A game at one screen: people in turn, bots in between, every choice on the disk before it is shown as done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from miskatonic.bots.bot import Bot, answer_of
from miskatonic.engine import almanac
from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.errors import IllegalChoice, file_problem
from miskatonic.engine.match import Match
from miskatonic.engine.message import Name
from miskatonic.engine.record import SaveFile
from miskatonic.engine.snapshot import View
from miskatonic.terminal import answer, companion, reference
from miskatonic.terminal.advising import advise
from miskatonic.terminal.command import command
from miskatonic.terminal.curtain import Curtain
from miskatonic.terminal.history import first_names, sentences
from miskatonic.terminal.painter import Painter
from miskatonic.terminal.saves import PERSON
from miskatonic.terminal.screen import Screen
from miskatonic.terminal.speaker import Speaker, as_language

HELP = ("why", "hint", "undo", "log", "look", "card", "almanac", "save", "lang", "options", "never", "ask", "quit")
WITH_THE_BOX = ("otherwise", "unknown")
LISTED = 16
LOG_LINES = 20
LEAST_NEWS = 4
BESIDE_NEWS = 4
"""Rows for the question itself, what can be done besides, and the line one types in."""
LONGEST_NAME = 60


class Leave(Exception):
    """The person goes; the game stays."""


class Session:
    def __init__(
        self,
        match: Match[Any],
        file: SaveFile,
        seats: list[str],
        bots: dict[int, Bot],
        speaker: Speaker,
        screen: Screen,
        painter: Painter,
    ) -> None:
        self.match = match
        self.file = file
        self.seats = seats
        self.bots = bots
        self.speaker = speaker
        self.screen = screen
        self.painter = painter
        self.first = first_names(match)
        self.told = len(match.events)
        self.pictured = -1
        people = [seat for seat, who in enumerate(seats) if who == PERSON]
        self.curtain = Curtain(people, match.rules.rivals, speaker, screen)
        self.told_to: dict[int, int] = {}
        """Behind a curtain: how many events each has been told."""
        self.passed: set[tuple[int, str]] = set()
        """Seat and topic of what is not asked again, but passed over."""
        self.unasked: set[int] = set()
        """Places in the journal of what was passed over."""
        self.news: list[tuple[str, str]] = []
        """Label and words of what has happened and was not printed yet: it goes below the table, above the question."""

    # The loop

    def play(self) -> None:
        """To the end of the game, or until `Leave`."""
        while self.match.outcome is None:
            decision = self.match.pending[0]
            if decision.kind != "chance" and decision.seat in self.bots:
                self._bot(decision)
            elif (keys := self._unasked(decision)) is not None:
                self.unasked.add(len(self.match.journal))
                if not self._choose(decision, keys):
                    self.screen.ask()
            else:
                self._person(decision)
        self._tell()
        self._print_news()

    def _bot(self, decision: Decision) -> None:
        bot = self.bots[decision.seat]
        keys = answer_of(bot, self.match, decision)
        self._names()
        choice = self._choice(decision, keys)
        who = self.speaker.seat(decision.seat)
        if self._choose(decision, keys):
            told = not self.curtain.needed and self._tell()
            if not told and not self.match.rules.rivals:  # else what happened says what was chosen
                name = self.speaker.bot(self.seats[decision.seat])
                self._note("»", self.speaker.word("ui-acts", who=who, name=name, choice=choice))
        else:
            # The disk is full: ask a person to make room.
            self.screen.ask()

    def _unasked(self, decision: Decision) -> tuple[str, ...] | None:
        """The answer where there is but one, or nothing is wanted; behind a curtain that would tell."""
        if self.curtain.needed or decision.kind == "chance":
            return None
        if decision.forced:
            return decision.forced_answer()
        offered = [option.key for option in decision.options]
        if (decision.seat, decision.topic or decision.kind) not in self.passed:
            return None
        if PASS in offered:
            return (PASS,)
        return () if decision.least == 0 else None

    def _choose(self, decision: Decision, keys: tuple[str, ...]) -> bool:
        """The choice, on the disk; or not at all."""
        before = len(self.match.journal)
        self.match.choose(decision.seat, *keys)
        try:
            self.file.sync(self.match)
        except OSError as problem:
            self.match.rewind(before)
            self.screen.line(
                self.speaker.word("ui-cannot-go-on", reason=file_problem(self.file.path, problem)), "bold red"
            )
            return False
        return True

    def _tell(self) -> bool:
        """What has happened since; behind a curtain, since this person last looked. False when nothing has."""
        eyes = self._eyes()
        since = self.told_to.get(eyes, self.told) if self.curtain.needed else self.told
        found = sentences(self.match.events, since, eyes, self.painter, self.speaker, self.first)
        self.told_to[eyes] = len(self.match.events)
        if not self.curtain.needed:
            self.told = len(self.match.events)
        for words in found:
            self._note("·", words)
        return bool(found)

    def _note(self, label: str, words: str) -> None:
        """Who reads line by line reads it in its place; a table would push it off the screen."""
        if self.screen.plain:
            self.screen.line(words)
            return
        self.news.append((label, words))
        if PERSON not in self.seats:
            self._print_news()

    def _print_news(self, question: Decision | None = None) -> None:
        """As much as the window holds together with the question; the log has all of it."""
        news, self.news = self.news, []
        if question is not None:
            answers = len(question.options) + len(question.refusals)
            room = max(LEAST_NEWS, self.screen.console.height - answers - BESIDE_NEWS)
            if len(news) > room:
                self.screen.line(self.speaker.word("ui-news-earlier", count=len(news) - room), "dim", indent=5)
                news = news[-room:]
        for label, words in news:
            self.screen.listed(label, words, "italic cyan" if label == "»" else "")

    def _eyes(self) -> int:
        """One screen shows what all people at it may see: with one person, theirs; behind a curtain, whoever has it."""
        if self.curtain.needed:
            return self.curtain.seat
        people = [seat for seat, who in enumerate(self.seats) if who == PERSON]
        return people[0] if len(people) == 1 else -1

    def _names(self) -> None:
        rules, state = self.match.rules, self.match.state
        self.speaker.who = {seat: rules.seat_name(state, seat) for seat in range(self.match.header.seats)}

    def _choice(self, decision: Decision, keys: tuple[str, ...]) -> str:
        words = [self.speaker.sentence(option.text) for option in decision.options if option.key in keys]
        return "; ".join(words) or "–"

    # A person's question

    def _person(self, decision: Decision) -> None:
        self._names()
        try:
            if self.curtain.hand_over(decision.seat):
                self.pictured = -1
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
            raise Leave from None
        self._tell()
        view = self.ask(decision)
        while self.match.pending and self.match.pending[0] is decision:
            try:
                words = self.screen.ask()
            except (EOFError, KeyboardInterrupt):
                self.screen.line()
                raise Leave from None
            if words and self._obey(words, decision, view):
                continue
            self._answer(words, decision)

    def ask(self, decision: Decision) -> View[Any]:
        """Shows a question with all that belongs to it."""
        self._names()
        view = self.match.view(decision.seat)
        self._head(decision, view)
        if self.pictured != len(self.match.journal):
            self._picture(decision, view)
            self.pictured = len(self.match.journal)
        self._print_news(decision)
        self._question(decision, view)
        return view

    def _head(self, decision: Decision, view: View[Any]) -> None:
        speaker = self.speaker
        who = speaker.seat(decision.seat)
        several = sum(seat == PERSON for seat in self.seats) > 1
        if several:
            who += f" ({speaker.word('ui-seat-of', number=decision.seat + 1)})"
        if decision.kind == "chance":
            who = speaker.word("ui-report")
        self.screen.heading(who, self.painter.headline(view, speaker))

    def _picture(self, decision: Decision, view: View[Any]) -> None:
        if self.screen.plain:
            self.screen.lines(self.painter.told_scene(view, decision, self.speaker))
        else:
            numbers = {option.anchor: str(number) for number, option in enumerate(decision.options, 1) if option.anchor}
            self.screen.picture(self.painter.scene(view, decision, self.speaker, self.screen, numbers))

    def _question(self, decision: Decision, view: View[Any]) -> None:
        speaker, screen = self.speaker, self.screen
        moment = self.match.rules.moment(view.state)
        if moment is not None and decision.kind != "chance":
            screen.line(speaker.sentence(moment), "dim")
        if decision.cause:
            screen.line(speaker.word("ui-cause", card=Name(decision.cause)), "dim")
        screen.line(speaker.sentence(decision.prompt), "bold")
        if decision.kind == "chance":
            self._ask_for_results(decision)
            return
        for number, option in enumerate(decision.options, 1):
            note = self.painter.note(view, option, speaker)
            words = speaker.sentence(option.text)
            screen.listed(str(number), f"{words}: {note}" if note else words, label_style="bold cyan")
        if decision.refusals:
            screen.line(f"{speaker.word('ui-refused-title')}:", "dim")
            book = almanac.book(self.match.rules.id)
            for number, refusal in enumerate(decision.refusals, 1):
                note = self.painter.note(view, Option(refusal.key, refusal.text, refusal.anchor), speaker)
                words = speaker.sentence(refusal.text)
                rule = book.find(refusal.rule)
                reason = f" ({rule.title(speaker.language)})" if rule is not None else ""
                screen.listed(f"x{number}", (f"{words}: {note}" if note else words) + reason, "dim", "dim")
        if decision.most > 1:
            same = "yes" if decision.least == decision.most else "no"
            hint = speaker.word("ui-pick-several", least=decision.least, most=decision.most, same=same)
            screen.line(f"({hint})", "dim")

    def _ask_for_results(self, decision: Decision) -> None:
        speaker, screen = self.speaker, self.screen
        if companion.dice(decision, speaker):
            screen.line(", ".join(speaker.say(option.text) for option in decision.options), indent=2)
            if companion.left(decision) > 1:
                example = companion.example(decision, speaker)
                screen.line(speaker.word("ui-results-hint", example=example), "dim", indent=2)
        elif len(decision.options) <= LISTED or self._described(decision):
            self._list(decision)
        else:
            screen.line(speaker.word("ui-cards-hint", count=len(decision.options)), "dim", indent=2)
            screen.line(speaker.word("ui-list-hint"), "dim", indent=2)

    def _list(self, decision: Decision) -> None:
        weights = decision.weights or (1,) * len(decision.options)
        names = [self.speaker.say(option.text) for option in decision.options]
        listed = [name if many == 1 else f"{name} ×{many}" for name, many in zip(names, weights, strict=True)]
        if self._described(decision):
            for words in listed:
                self.screen.line(words, indent=2)
        else:
            self.screen.line(", ".join(sorted(listed)), indent=2)

    def _described(self, decision: Decision) -> bool:
        """Whether cards are told by more than their names: one would not know them by these alone."""
        names = self.speaker.names
        return any(self.speaker.say(option.text) != names.get(option.key, option.key) for option in decision.options)

    def _answer(self, words: str, decision: Decision) -> None:
        if decision.kind == "chance":
            self._report(words, decision)
            return
        labels = [self.speaker.sentence(option.text) for option in decision.options]
        refused = [self.speaker.sentence(refusal.text) for refusal in decision.refusals]
        match answer.read(words, decision, labels, refused):
            case answer.Keys(keys):
                choice = self._choice(decision, keys)
                if self._choose(decision, keys):
                    self.screen.line(self.speaker.word("ui-chosen", choice=choice), "cyan")
            case answer.Refused(_, label):
                self.screen.line(self.speaker.word("ui-refused", label=label), "yellow")
            case answer.Unclear(message):
                self.screen.line(self.speaker.say(message), "yellow")

    def _report(self, words: str, decision: Decision) -> None:
        """Results of real dice or a real card; several at once go to the questions that follow."""
        found = companion.read(words, decision, self.speaker)
        if isinstance(found, answer.Unclear):
            self.screen.line(self.speaker.say(found.message), "yellow")
            return
        for result in found:
            if not self._choose(self.match.pending[0], (result,)):
                return

    # Commands

    def _obey(self, words: str, decision: Decision, view: View[Any]) -> bool:
        """Whether it was a command. One that changes the game leaves the question behind."""
        if words in [option.key for option in decision.options]:
            return False
        found = command(words)
        if found is None:
            return False
        name, rest = found
        match name:
            case "why":
                self._why(rest, decision)
            case "hint":
                self._hint(decision)
            case "undo":
                self._undo()
            case "log":
                self._log(rest)
            case "look":
                self.look(view, decision)
            case "save":
                self._save(rest)
            case "help":
                self._help()
            case "card":
                reference.show_card(rest, self.speaker, self.screen)
            case "almanac":
                reference.show_rules(rest, self.speaker, self.screen)
            case "otherwise":
                self._otherwise(decision, "")
            case "unknown" if not rest:
                self.screen.line(self.speaker.word("ui-unknown-which"), "yellow")
            case "unknown":
                self._otherwise(decision, rest[:LONGEST_NAME])
            case "never":
                self._never(decision)
            case "ask":
                self.passed.clear()
                self.screen.line(self.speaker.word("ui-asked-again"))
            case "lang":
                self._language(rest)
                self._question(decision, view)
            case "options":
                self._question(decision, view)
            case "list" if decision.kind == "chance":
                self._list(decision)
            case "list":
                self._question(decision, view)
            case "quit":
                raise Leave
        return True

    def _never(self, decision: Decision) -> None:
        """Do not ask me again for this: it is passed over now, and from now on."""
        able = decision.least == 0 or any(option.key == PASS for option in decision.options)
        if not able or self.curtain.needed or decision.kind == "chance":
            self.screen.line(self.speaker.word("ui-never-here"), "yellow")
            return
        self.passed.add((decision.seat, decision.topic or decision.kind))
        self.screen.line(self.speaker.word("ui-never-asked"))
        keys = self._unasked(decision)
        assert keys is not None
        self._choose(decision, keys)

    def _hint(self, decision: Decision) -> None:
        """What a thinking bot would do, and how often each answer wins in its playouts. Among rivals there are none."""
        if self.curtain.needed:
            self.screen.line(self.speaker.word("ui-hint-rivals"), "yellow")
            return
        self.screen.line(self.speaker.word("ui-hint-thinks"), "dim")
        advise(self.match, decision, self.speaker, self.screen)

    def _otherwise(self, decision: Decision, card: str) -> None:
        """With the real box on the table: values by hand, or a card that is not known here."""
        if not self.match.header.companion:
            self.screen.line(self.speaker.word("ui-otherwise-companion"), "yellow")
            return
        before = len(self.match.journal)
        try:
            self.match.otherwise(self._person_for(decision), card)
            self.file.sync(self.match)
        except IllegalChoice as problem:
            self.screen.line(problem.said(self.speaker.language), "yellow")
        except OSError as problem:
            self.match.rewind(before)
            reason = file_problem(self.file.path, problem)
            self.screen.line(self.speaker.word("ui-cannot-go-on", reason=reason), "bold red")

    def _person_for(self, decision: Decision) -> int:
        """Whoever is asked; real dice of a bot are reported by a person, who speaks for themselves."""
        people = [seat for seat, who in enumerate(self.seats) if who == PERSON]
        return people[0] if decision.seat in self.bots and people else decision.seat

    def look(self, view: View[Any], decision: Decision | None = None) -> None:
        if self.screen.plain:
            self.screen.lines(self.painter.told(view, self.speaker))
            return
        options = decision.options if decision is not None else []
        numbers = {option.anchor: str(number) for number, option in enumerate(options, 1) if option.anchor}
        self.screen.picture(self.painter.whole(view, self.speaker, self.screen, numbers))

    def look_around(self) -> None:
        """The whole table for somebody who comes back to it."""
        self._names()
        self.look(self.match.view(self._eyes()))

    def _why(self, label: str, decision: Decision) -> None:
        book = almanac.book(self.match.rules.id)
        rule, anchor = decision.rule, ""
        if label:
            labels = {str(n): (decision.rule, option.anchor) for n, option in enumerate(decision.options, 1)}
            labels |= {f"x{n}": (refusal.rule, refusal.anchor) for n, refusal in enumerate(decision.refusals, 1)}
            if label.lower() not in labels:
                self.screen.line(self.speaker.word("ui-why-no-label", words=label), "yellow")
                return
            rule, anchor = labels[label.lower()]
        entry = book.find(rule)
        if entry is None:
            self.screen.line(self.speaker.word("ui-why-no-rule"))
        else:
            reference.show_rule(entry, self.speaker.language, self.screen)
        card = anchor.partition("#")[0]
        if card in self.speaker.names:
            reference.show_text(card, self.speaker, self.screen)

    def _undo(self) -> None:
        """Back to the last choice of a person; what bots did since is taken back too."""
        found = None
        for count, step in enumerate(reversed(self.match.steps()), 1):
            if step.entry in self.unasked:
                continue
            if step.seat not in self.bots or self.match.journal[step.entry][0] == "p":
                found = count, step
                break
        if found is None:
            self.screen.line(self.speaker.word("ui-nothing-to-undo"), "yellow")
            return
        if not self.curtain.all_agree():
            return
        count, step = found
        keys = self.match.journal[step.entry][2]
        try:
            self.match.undo(count)
        except IllegalChoice:
            self.screen.line(self.speaker.word("ui-nothing-to-undo"), "yellow")
            return
        self.file.sync(self.match)
        self.unasked = {entry for entry in self.unasked if entry < len(self.match.journal)}
        self._names()
        self.told = len(self.match.events)
        self.told_to = {seat: min(told, self.told) for seat, told in self.told_to.items()}
        self.pictured = -1
        decision = self.match.decision(step.seat)
        choice = self._choice(decision, keys) if decision is not None else ", ".join(keys)
        if step.seat == self.curtain.seat or not self.curtain.needed:
            self.screen.line(self.speaker.word("ui-undone", choice=choice), "cyan")
        if step.reveals and not self.match.header.companion:
            self.screen.line(self.speaker.word("ui-undone-revealed"), "dim")

    def _log(self, rest: str) -> None:
        count = int(rest) if rest.isdecimal() and int(rest) > 0 else LOG_LINES
        since = max(0, len(self.match.events) - count)
        found = sentences(self.match.events, since, self._eyes(), self.painter, self.speaker, self.first)
        self.screen.lines(found or [self.speaker.word("ui-log-empty")], indent=2)

    def _save(self, rest: str) -> None:
        if not rest:
            self.screen.line(self.speaker.word("ui-saved-already", file=str(self.file.path)))
            return
        path = Path(rest).expanduser()
        if path.resolve() == self.file.path.resolve():
            self.screen.line(self.speaker.word("ui-saved-already", file=str(self.file.path)))
            return
        try:
            self.match.save(path)
        except OSError as problem:
            self.screen.line(self.speaker.word("ui-cannot-save", reason=file_problem(path, problem)), "yellow")
        else:
            self.screen.line(self.speaker.word("ui-saved", file=str(path)))

    def _language(self, rest: str) -> None:
        asked = as_language(rest) if rest else None
        self.speaker.speak(asked or ("en" if self.speaker.language == "pl" else "pl"))
        self._names()
        self.screen.line(self.speaker.word("ui-language-set"))

    def _help(self) -> None:
        word = self.speaker.word
        self.screen.line(word("ui-help-title"), "bold")
        self.screen.line(word("ui-help-pick"), indent=2)
        self.screen.line(word("ui-help-several"), indent=2)
        for name in HELP + (WITH_THE_BOX if self.match.header.companion else ()):
            self.screen.line(f"{word(f'ui-help-words-{name}')}: {word(f'ui-help-{name}')}", indent=2)
