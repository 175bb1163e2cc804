"""Dice to tasks: `ways` against a reference that tries every set of dice and every use of each die."""

from collections.abc import Sequence
from itertools import combinations

from hypothesis import example, given
from hypothesis import strategies as st

from miskatonic.games.elder_sign.matching import met, missing, need_of, ways
from miskatonic.games.elder_sign.terms import FACE_NUMBER
from tests.games.elder_sign.scenes import (
    CONTENT,
)
from tests.rules import rule

singles = st.sampled_from(["lore", "peril", "terror"])
investigations = st.integers(1, 9).map(lambda number: f"investigation {number}")
plain = singles | investigations
splits = st.lists(singles | st.integers(1, 4).map(lambda number: f"investigation {number}"), min_size=2, max_size=2)
symbols = plain | splits.map("/".join)
tasks = st.lists(symbols, min_size=1, max_size=4).map(tuple)
faces = st.lists(st.sampled_from(list(FACE_NUMBER)), max_size=7)

VALUE = {"1": 1, "2": 2, "3": 3, "4": 4, "wild": 4}


def meets(used: Sequence[str], task: Sequence[str]) -> bool:
    """Whether these results, each put to one symbol, meet all the symbols: the rulebook, word for word."""
    if not task:
        return True
    first, rest = task[0], task[1:]
    for part in first.split("/"):
        what, _, number = part.partition(" ")
        for mine in subsets(range(len(used))):
            results = [used[at] for at in mine]
            if what == "investigation":
                enough = all(face in VALUE for face in results) and sum(VALUE[f] for f in results) >= int(number)
            else:
                enough = len(results) == 1 and results[0] in (what, "wild")
            if enough and meets([used[at] for at in range(len(used)) if at not in mine], rest):
                return True
    return False


def subsets(things: Sequence[int]) -> list[tuple[int, ...]]:
    return [some for size in range(len(things) + 1) for some in combinations(things, size)]


def minimal_ways(rolled: Sequence[str], task: Sequence[str]) -> set[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    chosen = {tuple(sorted(rolled[at] for at in some)) for some in subsets(range(len(rolled)))}
    for used in sorted(chosen, key=len):
        if not any(contains(used, smaller) for smaller in found) and meets(used, task):
            found.append(used)
    return set(found)


def contains(large: Sequence[str], small: Sequence[str]) -> bool:
    return all(small.count(face) <= large.count(face) for face in small)


def ways_in_words(rolled: Sequence[str], task: tuple[str, ...]) -> list[tuple[str, ...]]:
    names = {number: name for name, number in FACE_NUMBER.items()}
    found = ways(need_of(task), tuple(sorted(FACE_NUMBER[face] for face in rolled)))
    return [tuple(sorted(names[face] for face in used)) for used in found]


@rule("es.tasks.2", "es.tasks.3", "es.tasks.4", "es.tasks.5", "es.tasks.6", "es.tasks.7", "es.tasks.12")
@given(faces, tasks)
@example(["2", "2", "peril"], ("peril", "investigation 3"))
@example(["wild", "lore", "4"], ("investigation 4/lore", "lore", "investigation 4"))
@example(["1", "1", "wild"], ("investigation 1", "investigation 1"))
@example(["1", "1", "1", "3"], ("investigation 3", "investigation 1"))
def test_the_ways_are_exactly_the_minimal_sets_of_dice_that_meet_the_task(
    rolled: list[str], task: tuple[str, ...]
) -> None:
    found = ways_in_words(rolled, task)
    assert len(set(found)) == len(found)
    assert set(found) == minimal_ways(rolled, task)


@given(faces, tasks)
def test_the_fewest_dice_come_first(rolled: list[str], task: tuple[str, ...]) -> None:
    lengths = [len(used) for used in ways_in_words(rolled, task)]
    assert lengths == sorted(lengths)


@given(faces, st.sampled_from([task.symbols for place in CONTENT.places.values() for task in place.tasks]))
def test_every_printed_task_is_matched_like_that(rolled: list[str], task: tuple[str, ...]) -> None:
    if task:
        assert set(ways_in_words(rolled, task)) == minimal_ways(rolled, task)


@rule("es.tasks.3")
@given(tasks, st.integers(-3, 3), st.lists(st.sampled_from(list(FACE_NUMBER)), max_size=6))
def test_an_effect_that_changes_investigation_never_makes_a_symbol_free(
    task: tuple[str, ...], more: int, rolled: list[str]
) -> None:
    changed = tuple("/".join(_changed(part, more) for part in symbol.split("/")) for symbol in task)
    results = tuple(sorted(FACE_NUMBER[face] for face in rolled))
    assert ways(need_of(task, more), results) == ways(need_of(changed), results)
    assert not ways(need_of(task, more), ())


def _changed(part: str, more: int) -> str:
    what, _, number = part.partition(" ")
    return f"{what} {max(1, int(number) + more)}" if number else part


@given(tasks, faces)
def test_a_task_is_met_exactly_when_there_is_a_way(task: tuple[str, ...], rolled: list[str]) -> None:
    results = tuple(sorted(FACE_NUMBER[face] for face in rolled))
    assert met(need_of(task), results) is meets(rolled, task) is bool(ways(need_of(task), results))


def test_what_is_missing_is_counted_symbol_by_symbol() -> None:
    need = need_of(("lore", "lore", "terror", "investigation 3"))
    rolled = tuple(sorted([FACE_NUMBER["terror"], FACE_NUMBER["2"]]))
    assert missing(need, rolled) == [("investigation", 1), ("lore", 2)]
    assert missing(need, tuple(sorted([*rolled, FACE_NUMBER["wild"]]))) == [("investigation", 1), ("lore", 1)]
