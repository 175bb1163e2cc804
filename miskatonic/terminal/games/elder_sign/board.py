"""What lies on the table of Elder Sign, put into words for a picture or for a voice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from miskatonic.engine.chance import Person
from miskatonic.engine.message import Arg, Msg, Name
from miskatonic.engine.snapshot import View
from miskatonic.engine.verb import Verb
from miskatonic.games.elder_sign import RULES
from miskatonic.games.elder_sign.cards import Adventure
from miskatonic.games.elder_sign.dice import face_text
from miskatonic.games.elder_sign.rows import combat_row, rows
from miskatonic.games.elder_sign.state import Place, Player, State
from miskatonic.games.elder_sign.symbols import symbol
from miskatonic.games.elder_sign.terms import (
    ANCIENT_ONE,
    ASSISTING,
    COLOURS,
    DICE,
    DISCARDED,
    ENTRANCE,
    FACES,
    FOCUSED,
    LOCKED,
    ON_SPELL,
    PLACED,
    POOL,
    REMOVED,
    SUPPLY,
)
from miskatonic.games.elder_sign.verbs import AnyVerb
from miskatonic.terminal.speaker import Speaker

Symbol = tuple[tuple[str, int], ...]
"""Alternatives, mostly one: what and how much."""


class TaskLine(msgspec.Struct):
    """One row of a card as it stands now."""

    label: str
    key: str
    symbols: list[Symbol]
    costs: list[str]
    monster: str = ""
    frame: str = ""
    done: bool = False


class DiceGroup(msgspec.Struct):
    """Dice that lie in one place."""

    where: str
    dice: list[int]


class Board:
    """Look-ups over what a seat may see."""

    def __init__(self, view: View[Any], speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker
        self.state: State = view.state
        self.game = RULES.game(view.state, Person(), [])
        self.content = RULES.content

    @property
    def laid_out(self) -> bool:
        return bool(self.state.ancient_one)

    @property
    def seat(self) -> int:
        return self.view.seat if self.view.seat >= 0 else self.state.active

    @property
    def fighting(self) -> bool:
        return self.state.attempt is not None and self.state.attempt.place == ANCIENT_ONE

    # Tasks

    def tasks(self, place: Place) -> list[TaskLine]:
        """Every printed row and every monster below, from top to bottom; then the monsters' second tasks."""
        seat = self.state.active
        found = {row.key: row for row in rows(self.game, place, seat)}
        attempt = self.state.attempt
        done = attempt.done if attempt is not None and attempt.place == place.card else []
        more = self.game.number("investigation", 0, seat)
        lines: list[TaskLine] = []
        for number, task in enumerate(self.content.places[place.card].tasks):
            key = f"task:{number}"
            row = found.get(key)
            token = next((token for token in place.monsters if token.task == number), None)
            line = TaskLine(str(number + 1), key, [], [], "" if token is None else token.id, task.monster)
            if row is not None:
                line.symbols = self.symbols(row.symbols, more)
                line.costs = self.costs(row.sanity, row.stamina, row.clock)
            line.done = key in done or (token is not None and token.defeated and row is None)
            lines.append(line)
        for token in place.monsters:
            if token.task < 0:
                key = f"monster:{token.number}"
                line = TaskLine(">", key, [], [], token.id, done=token.defeated or key in done)
                if key in found:
                    row = found[key]
                    line.symbols = self.symbols(row.symbols, more)
                    line.costs = self.costs(row.sanity, row.stamina, row.clock)
                lines.append(line)
        tokens = {token.number: token.id for token in place.monsters}
        for key, row in found.items():
            if key.startswith("second:"):
                lines.append(TaskLine(">", key, self.symbols(row.symbols), [], tokens[row.monster], done=key in done))
        return lines

    def combat(self) -> list[Symbol]:
        seat = self.state.active
        return self.symbols(combat_row(self.game, seat).symbols, self.game.number("investigation", 0, seat))

    def symbols(self, texts: Sequence[str], more: int = 0) -> list[Symbol]:
        return [
            tuple((what, max(1, amount + more) if what == "investigation" else amount) for what, amount in symbol(text))
            for text in texts
        ]

    def costs(self, sanity: int, stamina: int, clock: int) -> list[str]:
        found: list[str] = []
        for what, amount in (("sanity", sanity), ("stamina", stamina)):
            if amount:
                kind = "costs" if amount > 0 else "gives"
                found.append(self.speaker.word(f"label-{kind}-{what}", amount=abs(amount)))
        if clock:
            found.append(self.speaker.word("label-costs-clock", steps=clock))
        return found

    def spoken(self, symbols: list[Symbol]) -> str:
        """Symbols in whole words."""
        return ", ".join(
            "/".join(self.speaker.word("symbol", what=what, amount=amount) for what, amount in one) for one in symbols
        )

    def task_words(self, line: TaskLine) -> str:
        """One row in whole words."""
        speaker = self.speaker
        parts = [self.spoken(line.symbols)] if line.symbols else []
        parts += line.costs
        if line.monster:
            parts.append(f"{speaker.word('label-monster')} {speaker.names[line.monster]}")
        elif line.frame:
            parts.append(speaker.word("label-frame", frame=line.frame))
        if line.done:
            parts.append(speaker.word("label-done"))
        return "; ".join(parts)

    # Effects

    def short(self, effects: Sequence[AnyVerb]) -> list[str]:
        """Effects in a few letters; what has no short form in whole words."""
        return [self._short(effect) for effect in effects]

    def _short(self, effect: AnyVerb) -> str:
        message = f"short-{effect.tag}"
        if not self.speaker.text.has(message):
            return self.speaker.say(effect.text())
        args: dict[str, Arg] = {"who": "you", **Verb.text(effect).args}
        return self.speaker.say(Msg(message, args))

    def lines_of(self, card: str, *kinds: str) -> list[str]:
        """Those lines of a card's text that are of these kinds."""
        return [self.speaker.sentence(line) for line in RULES.card_text(card) if line.id in kinds]

    def ancient_one_lines(self) -> list[str]:
        kinds = ("line-ability", "line-attack") if self.state.awake else ("line-ability", "line-ends-world")
        return self.lines_of(self.state.ancient_one, *kinds)

    def mythos_lines(self, card: str) -> list[str]:
        return self.lines_of(card, "line-lasting", "line-lasting-terror", "line-lasting-midnight", "line-brings")

    # People

    def here(self, place: str) -> list[Player]:
        return [player for player in self.state.players if player.investigator and player.place == place]

    def where(self, player: Player) -> str:
        if player.place == ANCIENT_ONE:
            return self.speaker.names[self.state.ancient_one]
        return self.speaker.names.get(player.place, self.speaker.names[ENTRANCE])

    def maximum(self, player: Player, what: str) -> int:
        return self.game.maximum(player, what)

    def piles(self, player: Player) -> list[tuple[str, list[str]]]:
        """The cards before a player, by kind."""
        return [
            (label, cards)
            for label, cards in (
                ("label-common", player.common),
                ("label-unique", player.unique),
                ("label-spells", player.spells),
                ("label-allies", player.allies),
            )
            if cards
        ]

    def names(self, cards: Sequence[str]) -> str:
        """Names with how often each occurs."""
        counted = {card: list(cards).count(card) for card in dict.fromkeys(cards)}
        return ", ".join(self.speaker.names[card] + (f" ×{n}" if n > 1 else "") for card, n in counted.items())

    # Dice

    def dice(self) -> list[DiceGroup]:
        """Where the dice lie, those that matter first."""
        groups: dict[str, list[int]] = {}
        for place in (POOL, FOCUSED, ASSISTING, ON_SPELL, PLACED, DISCARDED, SUPPLY, LOCKED, REMOVED):
            for number in range(DICE):
                if self.state.dice[number].place == place:
                    groups.setdefault(self._place_of(number), []).append(number)
        return [DiceGroup(where, numbers) for where, numbers in groups.items()]

    def _place_of(self, number: int) -> str:
        die = self.state.dice[number]
        word = self.speaker.word
        match die.place:
            case place if place == POOL:
                return word("place-pool")
            case place if place == PLACED:
                return word("place-placed")
            case place if place == DISCARDED:
                return word("place-discarded")
            case place if place == FOCUSED:
                return word("place-focused", who=self.speaker.seat(die.at))
            case place if place == ASSISTING:
                return word("place-assisting", who=self.speaker.seat(die.at))
            case place if place == ON_SPELL:
                spells = [cast.card for player in self.state.players for cast in player.cast if cast.number == die.at]
                return word("place-spell", card=Name(spells[0])) if spells else word("place-supply")
            case place if place == LOCKED:
                sources = [lock.source for lock in self.state.locks if lock.die == number]
                return word("place-locked", card=Name(self.source(sources[0]))) if sources else word("place-supply")
            case place if place == REMOVED:
                return word("place-removed")
        return word("place-supply")

    def source(self, source: str) -> str:
        """The component behind a lock."""
        kind, _, name = source.partition(":")
        if kind != "monster":
            return name
        tokens = [token for place in self.game.places() for token in place.monsters]
        return next((token.id for token in tokens if str(token.number) == name), self.state.ancient_one)

    def die_words(self, number: int) -> str:
        face = self.state.dice[number].face
        return self.speaker.say(face_text(COLOURS[number], face))

    def face_letter(self, number: int) -> str:
        face = self.state.dice[number].face
        if face < 0:
            return "·"
        name = FACES[face]
        if name.isdigit():
            return name
        return self.speaker.word("symbol-short", what=name, amount=1)

    def letter(self, what: str, amount: int) -> str:
        return self.speaker.word("symbol-short", what=what, amount=amount)

    def card(self, place: Place) -> Adventure:
        return self.content.places[place.card]
