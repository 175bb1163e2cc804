"""How effects become sentences.

A verb is said of somebody, `by`: `you`; `he` (whoever was named before); `they` or any bare selector (each of whom has
a subject of his own); or, without a person, `may`, `cost` and `aim`: what you may do, at what price, to what end.
Messages receive `by` and the grammatical `person` that it asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from miskatonic.engine.message import Msg
from miskatonic.kit.tree import PERSON, subject

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyVerb

T = TypeVar("T")


def joined(parts: Sequence[Msg], last: str = "list-and", other: str = "list-comma") -> Msg:
    """`a, b and c`, with the messages that put two of them together."""
    head = parts[0]
    for part in parts[1:-1]:
        head = Msg(other, {"head": head, "tail": part})
    if last == "list-and" and any([part.id == "text-where" for part in parts[:-1]]):
        last = "list-and-after-clause"
    return Msg(last, {"head": head, "tail": parts[-1]}) if len(parts) > 1 else head


def runs(items: Sequence[T], key: Callable[[T], str]) -> list[list[T]]:
    """Neighbours with the same key; an empty key has no fellows."""
    found: list[list[T]] = []
    for item in items:
        if found and key(item) and key(found[-1][0]) == key(item):
            found[-1].append(item)
        else:
            found.append([item])
    return found


def act_of(effect: AnyVerb, by: str) -> str:
    """Effects with the same act, done by the same people, share one verb."""
    act = (effect.cost_act if by == "cost" else "") or effect.act
    return f"{act} {subject(effect, by)}" if act else ""


def run_text(run: Sequence[AnyVerb], by: str, last: str = "list-and") -> Msg:
    """Effects of one act: `lose 1 Sanity and 1 Clue`."""
    if len(run) == 1:
        return run[0].text(by)
    own = run[0].together(run, by, last)
    if own is not None:
        return own
    objects = [effect.object(by) for effect in run]
    return Msg(f"verbs-{act_of(run[0], by).split()[0]}", {**run[0].args(by), "objects": joined(objects, last)})


def effects_text(effects: Sequence[AnyVerb], by: str = "you", last: str = "list-semicolon") -> Msg:
    """Verbs one after another; neighbours that share a verb share it in the sentence too."""
    if not effects:
        return Msg("effects-none")
    parts = [run_text(run, by) for run in runs(effects, lambda effect: act_of(effect, by))]
    return joined(parts, last, "list-semicolon" if last == "list-semicolon" else "list-comma")


def costs_text(costs: Sequence[AnyVerb]) -> list[Msg]:
    return [run_text(run, "cost") for run in runs(costs, lambda effect: act_of(effect, "cost"))]


def personal(effects: Sequence[AnyVerb]) -> bool:
    """Whether all of them are done by whoever pays for them, so that one sentence can say both."""
    return all([subject(effect, "may") == "may" for effect in effects])


def inner(by: str) -> str:
    """Of whom the parts of a sentence are said whose subject has been named."""
    return by if PERSON.get(by, "he") in ("you", "inf") else "he"
