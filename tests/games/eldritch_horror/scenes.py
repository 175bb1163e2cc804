"""Scenes of Eldritch Horror: a position, rigged chance, answers by key, and the table afterwards."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

from miskatonic.engine.chance import Scripted, Seeded, Stream
from miskatonic.engine.cut import CutShort, GameEnds
from miskatonic.engine.decision import Decision, FirstToAct, Together
from miskatonic.engine.match import Match
from miskatonic.engine.shape import read
from miskatonic.games.eldritch_horror import RULES
from miskatonic.games.eldritch_horror.cards import EldritchContent
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Monster, Player, State
from miskatonic.games.eldritch_horror.words import AnyVerb
from miskatonic.kit.scene import Scene
from tests.scenes import answer_first, asked, choose, decision, events, happened, keys, named, pick, refused

__all__ = ["answer_first", "asked", "choose", "decision", "events", "happened", "keys", "named", "pick", "refused"]

CONTENT: EldritchContent = RULES.content
LILY = "lily-chen"
"""Health 6, Sanity 6, Shanghai; Lore 2, Influence 2, Observation 2, Strength 4, Will 3; nothing that changes tests."""
MARK = "mark-harrigan"
NORMAN = "norman-withers"
CHARLIE = "charlie-kane"
AKACHI = "akachi-onyele"
SILAS = "silas-marsh"
TRISH = "trish-scarborough"


class Table:
    """A position in which one thing was carried out."""

    def __init__(self, position: Mapping[str, Any], script: Mapping[str, Sequence[str]]) -> None:
        told = dict(position)
        told.setdefault("players", [{"investigator": LILY}])
        self.state: State = RULES.position(told)
        self.script = {kind: list(outcomes) for kind, outcomes in script.items()}
        stream = Stream("scene")
        source = Scripted(self.script, Seeded(stream), stream, [], [])
        self.game: Eldritch = RULES.game(self.state, source, [])
        self.game.events = []
        self.asked: list[Decision] = []
        self.cut: tuple[int, ...] = ()
        self.over = False
        self.result: Any = None

    def drive(self, coroutine: Coroutine[Any, Any, Any], answers: Sequence[str]) -> Any:
        """To its end, with these answers; `a b` answers with two keys."""
        left = list(answers)
        result = None
        try:
            question = coroutine.send(None)
            while True:
                question = coroutine.send(self._answer(question, left))
        except StopIteration as end:
            result = end.value
        except CutShort as cut:
            self.cut = cut.seats
        except GameEnds:
            self.over = True
        assert not left, f"nobody asked for {left}"
        return result

    def _answer(self, question: Any, left: list[str]) -> Any:
        if isinstance(question, Together | FirstToAct):
            given = {one.seat: self._one(one, left) for one in question.decisions}
            return given if isinstance(question, Together) else next(iter(given.items()))
        return self._one(question, left)

    def _one(self, question: Decision, left: list[str]) -> tuple[str, ...]:
        self.asked.append(question)
        assert left, f"{question.kind} is asked: {[option.key for option in question.options]}"
        given = tuple(left.pop(0).split())
        question.check(given)
        return given

    @property
    def kinds(self) -> list[str]:
        return [question.kind for question in self.asked]

    def told(self, kind: str) -> int:
        """How often this happened."""
        assert self.game.events is not None
        return len([event for event in self.game.events if event.kind == kind])

    @property
    def me(self) -> Player:
        return self.state.players[0]

    def monster(self, card: str) -> Monster:
        return next(monster for monster in self.state.monsters if monster.card == card)


def effects(*plain: Mapping[str, Any]) -> tuple[Any, ...]:
    """Verbs as content writes them."""
    kind: Any = tuple[AnyVerb, ...]
    found: tuple[Any, ...] = read(kind, list(plain))
    return found


def carry_out(
    *do: Mapping[str, Any],
    answers: Sequence[str] = (),
    dice: str = "",
    draws: Mapping[str, Sequence[str]] | None = None,
    seat: int = 0,
    card: str = "arkham",
    it: str = "",
    **position: Any,
) -> Table:
    """These effects, for a seat."""
    return act(
        lambda game: game.run(effects(*do), Scene(seat, card, None, it)),
        answers=answers,
        dice=dice,
        draws=draws,
        **position,
    )


def act(
    what: Callable[[Eldritch], Coroutine[Any, Any, Any]],
    *,
    answers: Sequence[str] = (),
    dice: str = "",
    draws: Mapping[str, Sequence[str]] | None = None,
    **position: Any,
) -> Table:
    """Whatever the rules can do, in this position; `dice`: the faces that come, as one word."""
    table = Table(position, {**(draws or {}), "roll.die": list(dice)})
    table.result = table.drive(what(table.game), answers)
    assert not table.script["roll.die"], f"dice that nobody rolled: {table.script['roll.die']}"
    return table


def play(**position: Any) -> Match[State]:
    """A match from this position on, with the first question open."""
    position.setdefault("players", [{"investigator": LILY}])
    position["seats"] = len(position["players"])
    return Match.position(RULES, position)


def mythos(
    card: str, *, dice: str = "", draws: Mapping[str, Sequence[str]] | None = None, **position: Any
) -> Match[State]:
    """The Mythos Phase with this card; it goes on to its first question, or to the next round."""
    printed = CONTENT.mythos[card]
    colours = {"mythos-colour": [printed.colour]}
    script: dict[str, Sequence[str]] = {
        **colours,
        f"draw.mythos-{printed.colour}": [card],
        **(draws or {}),
        "roll.die": list(dice),
    }
    position.setdefault("players", [{"investigator": LILY}])
    position["seats"] = len(position["players"])
    position.setdefault("reserve", ["axe", "bandages", "bull-whip", "holy-cross"])
    return Match.position(RULES, {"phase": "mythos", **position}, script=script)


def roll(match: Match[State], faces: str) -> None:
    match.rig({"roll.die": list(faces)})


def me(match: Match[State], seat: int = 0) -> Player:
    return match.state.players[seat]
