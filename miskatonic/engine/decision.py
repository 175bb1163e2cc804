"""Questions to players. A rule awaits a `Decision`; the driver answers with keys."""

from __future__ import annotations

from collections.abc import Generator
from typing import final

from miskatonic.engine.data import data
from miskatonic.engine.errors import IllegalChoice
from miskatonic.engine.message import Msg

PASS = "pass"


@data(frozen=True)
class Option:
    """One legal answer: a stable key, the thing on the table it belongs to, a text.

    `also`: further things that it takes, or that stand for the same; `target`: where they would be put.
    """

    key: str
    text: Msg
    anchor: str = ""
    also: tuple[str, ...] = ()
    target: str = ""


@data(frozen=True)
class Refusal:
    """An answer that a player might expect but the rules refuse now, and the rule that says so.

    `missing`: what is lacking here and now.
    """

    key: str
    text: Msg
    rule: str
    anchor: str = ""
    missing: Msg | None = None


def lacking(rule: str) -> Msg:
    """What is missing wherever this rule refuses something, where that is always the same."""
    return Msg("missing-" + rule.replace(".", "-"))


@final
@data
class Decision:
    """A question to one seat with every legal answer.

    Awaiting it gives the chosen keys. What is forced is not asked, unless `always`: there being asked, or not, would
    tell the others what a hand holds. `topic`: what "do not ask me again" covers, if not the whole kind.
    """

    kind: str
    seat: int
    rule: str
    prompt: Msg
    options: list[Option]
    least: int = 1
    most: int = 1
    refusals: tuple[Refusal, ...] = ()
    always: bool = False
    topic: str = ""
    weights: tuple[int, ...] = ()
    """Of chance that is asked for: how many of each option there are."""
    cause: str = ""
    """The component whose words ask it, set as it is put; an empty word: it is the turn's own."""

    def __await__(self) -> Generator[Question, tuple[str, ...], tuple[str, ...]]:
        if self.always or (len(self.options) > self.least and self.most > 0):
            return (yield self)
        return self.forced_answer()

    @property
    def forced(self) -> bool:
        return len(self.options) <= self.least or self.most < 1

    def forced_answer(self) -> tuple[str, ...]:
        if self.most < 1:
            return ()
        options = self.options
        return (options[0].key,) if len(options) == 1 else tuple([option.key for option in options])

    def check(self, keys: tuple[str, ...]) -> None:
        """Raises `IllegalChoice` with a reason unless these keys answer the question."""
        if len(keys) == 1 and self.least <= 1 <= self.most:
            key = keys[0]
            for option in self.options:
                if option.key == key:
                    return
        if not self.least <= len(keys) <= self.most:
            raise IllegalChoice(
                Msg(
                    "problem-count",
                    {
                        "kind": self.kind,
                        "least": self.least,
                        "most": self.most,
                        "same": self.least == self.most,
                        "got": len(keys),
                    },
                )
            )
        legal = [option.key for option in self.options]
        seen: list[str] = []
        for key in keys:
            if key not in legal:
                for refusal in self.refusals:
                    if refusal.key == key:
                        raise IllegalChoice(
                            Msg("problem-refused", {"kind": self.kind, "key": key, "rule": refusal.rule})
                        )
                raise IllegalChoice(
                    Msg("problem-no-option", {"kind": self.kind, "key": key, "options": ", ".join(legal)})
                )
            if key in seen:
                raise IllegalChoice(Msg("problem-twice", {"kind": self.kind, "key": key}))
            seen.append(key)


@data
class Together:
    """Several seats asked at once: all must answer; the answers come by seat, in asking order."""

    decisions: list[Decision]

    def __await__(self) -> Generator[Question, dict[int, tuple[str, ...]], dict[int, tuple[str, ...]]]:
        _one_each(self.decisions)
        asked = [d for d in self.decisions if d.always or not d.forced]
        given: dict[int, tuple[str, ...]] = {}
        if asked:
            given = yield Together(asked)
        return {d.seat: given[d.seat] if d.always or not d.forced else d.forced_answer() for d in self.decisions}


@data
class FirstToAct:
    """Several seats may act; the first that does not pass decides. `None` when all pass.

    A seat that can only pass is not asked (unless `always`); nor is one with a single act, which acts when all others
    have passed.
    """

    decisions: list[Decision]

    def __await__(
        self,
    ) -> Generator[Question, tuple[int, tuple[str, ...]] | None, tuple[int, tuple[str, ...]] | None]:
        _one_each(self.decisions)
        able = [d for d in self.decisions if d.always or len(d.options) > 1 or (d.options and d.options[0].key != PASS)]
        free = [d for d in able if d.always or not d.forced]
        if free:
            answer = yield FirstToAct(free)
            if answer is not None:
                return answer
        for decision in able:
            if decision.forced and not decision.always:
                return decision.seat, decision.forced_answer()
        return None


def _one_each(decisions: list[Decision]) -> None:
    if len(decisions) == 1:
        return
    seats = [decision.seat for decision in decisions]
    if len(set(seats)) != len(seats):
        raise ValueError(f"a seat is asked two questions at once: {seats}")


Question = Decision | Together | FirstToAct


def passing(keys: tuple[str, ...]) -> bool:
    return not keys or keys == (PASS,)
