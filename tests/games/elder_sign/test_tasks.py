"""Tasks: what each symbol asks for, in which order, and at what price."""

from dataclasses import replace

import pytest

from miskatonic.games.elder_sign import rows
from miskatonic.games.elder_sign.cards import Task
from miskatonic.games.elder_sign.terms import PLACED, POOL
from tests.games.elder_sign.scenes import (
    CONTENT,
    DEXTER,
    Someone,
    attempt,
    choose,
    count,
    fail,
    hour,
    keys,
    player,
    refused,
    roll,
    shown,
    task,
    unfinished_tasks,
    who,
)
from tests.rules import rule


def tasks(card: str, *faces: str, me: Someone = DEXTER, **fields: object) -> list[str]:
    """The tasks of this card that a first roll of these faces may complete."""
    match = attempt(card, me, **fields)
    roll(match, *faces)
    return [key for key in keys(match) if key.startswith(("task:", "monster:"))]


@rule("es.adventures.1", "es.resolving.1")
def test_an_adventure_is_resolved_when_its_last_task_is_completed_and_not_before() -> None:
    match = attempt("the-hall-of-the-dead")
    roll(match, "lore", "1", "1", "1", "1", "1")
    task(match, "task:0")
    roll(match, "peril", "peril", "1", "1", "1")
    task(match, "task:1")
    assert unfinished_tasks(match) == ["task:2"]
    assert (player(match).trophies, player(match).place) == ([], "the-hall-of-the-dead")
    roll(match, "3", "2", "1")
    task(match, "task:2", "3", "2")
    assert (player(match).trophies, player(match).place) == (["the-hall-of-the-dead"], "entrance")


@rule("es.task-order.1")
def test_without_an_arrow_any_task_may_come_first() -> None:
    faces = ("lore", "peril", "peril", "3", "2", "1")
    assert not CONTENT.adventures["the-hall-of-the-dead"].ordered
    assert tasks("the-hall-of-the-dead", *faces) == ["task:0", "task:1", "task:2"]
    match = attempt("the-hall-of-the-dead")
    roll(match, *faces)
    task(match, "task:2", "3", "2")
    assert unfinished_tasks(match) == ["task:0", "task:1"]


@rule("es.tasks.2")
def test_every_symbol_of_a_task_must_be_met() -> None:
    # The task below asks for Lore, Peril and 2 Investigations; each roll lacks one of them.
    first = ("3", "1", "1", "1", "1", "1")
    for faces, met in (
        (("lore", "peril", "2", "1", "1"), True),
        (("lore", "lore", "2", "1", "1"), False),
        (("peril", "peril", "2", "1", "1"), False),
        (("lore", "peril", "1", "lore", "peril"), False),
    ):
        match = attempt("the-key-to-the-beyond")
        roll(match, *first)
        task(match, "task:0", "3")
        roll(match, *faces)
        assert ("task:1" in keys(match)) is met, faces
        if not met:
            assert refused(match)["task:1"] == "es.tasks.2"


@rule("es.tasks.3")
@pytest.mark.parametrize(
    ("faces", "met"),
    [
        (("3", "3", "lore", "peril", "peril", "peril"), True),
        (("3", "2", "1", "peril", "peril", "peril"), True),
        (("3", "2", "2", "peril", "peril", "peril"), True),
        (("3", "2", "lore", "peril", "peril", "peril"), False),
        (("2", "2", "1", "peril", "peril", "peril"), False),
    ],
)
def test_investigation_is_met_by_that_many_or_more(faces: tuple[str, ...], met: bool) -> None:
    # The first task of the Missing Records asks for 6.
    assert ("task:0" in tasks("the-missing-records", *faces)) is met


@pytest.mark.parametrize(
    ("card", "task", "symbol"),
    [
        pytest.param("the-hall-of-the-dead", "task:0", "lore", marks=rule("es.tasks.4")),
        pytest.param("the-graveyard", "task:0", "peril", marks=rule("es.tasks.5")),
        pytest.param("the-graveyard", "task:1", "terror", marks=rule("es.tasks.6")),
    ],
)
def test_a_single_symbol_is_met_by_its_own_result_only(card: str, task: str, symbol: str) -> None:
    others = [face for face in ("1", "2", "3", "lore", "peril", "terror") if face != symbol]
    assert task in tasks(card, symbol, *others)
    assert task not in tasks(card, others[0], *others)


@rule("es.tasks.7")
@pytest.mark.parametrize(
    ("faces", "met"),
    [
        (("lore", "1", "terror", "terror", "terror", "terror"), True),
        (("peril", "1", "terror", "terror", "terror", "terror"), True),
        (("terror", "1", "terror", "terror", "terror", "terror"), False),
    ],
)
def test_a_split_symbol_is_met_by_either_result(faces: tuple[str, ...], met: bool) -> None:
    assert CONTENT.monsters["ghoul"].task.symbols == ("lore/peril", "investigation 1")
    other_worlds = [{"card": "the-dreamlands", "monsters": {"below": "ghoul"}}]
    found = tasks("the-dreamlands", *faces, other_worlds=other_worlds)
    assert ("monster:1" in found) is met


@rule("es.tasks.8", "es.completing-tasks.3")
def test_a_clock_symbol_moves_the_clock_once_the_dice_are_there() -> None:
    assert CONTENT.monsters["dimensional-shambler"].task.clock == 1
    match = attempt(
        "the-dreamlands",
        other_worlds=[{"card": "the-dreamlands", "monsters": {"below": "dimensional-shambler"}}],
    )
    roll(match, "1", "1", "1", "1", "1", "1")
    fail(match)
    assert hour(match) == "XII", "without the dice nothing is paid"
    roll(match, "peril", "1", "1", "1", "1")
    task(match, "monster:1")
    assert hour(match) == "III"
    assert match.state.phase == "resolution", "at once, not at the end of the turn"


@rule("es.tasks.9", "es.completing-tasks.3", "es.losing-stamina-sanity.1")
def test_a_sanity_symbol_is_paid_as_the_task_is_completed() -> None:
    match = attempt("a-terrible-discovery")
    roll(match, "lore", "1", "1", "1", "1", "1")
    fail(match, "1")
    assert player(match).sanity == 5
    roll(match, "lore", "lore", "1", "1", "1")
    task(match, "task:1")
    assert (player(match).sanity, player(match).stamina, match.state.phase) == (4, 5, "resolution")


@rule("es.tasks.10", "es.completing-tasks.3", "es.losing-stamina-sanity.1")
def test_a_stamina_symbol_is_paid_as_the_task_is_completed() -> None:
    match = attempt("hallway-on-fire")
    roll(match, "peril", "1", "1", "1", "1", "1")
    assert player(match).stamina == 5
    task(match, "task:0")
    assert (player(match).sanity, player(match).stamina, match.state.phase) == (5, 4, "resolution")


@rule("es.tasks.9", "es.tasks.10")
def test_a_symbol_that_gives_points_gives_them_up_to_the_maximum(monkeypatch: pytest.MonkeyPatch) -> None:
    healing = Task(symbols=("lore",), sanity=-2, stamina=-2)
    printed = replace(CONTENT.places["the-dreamlands"], tasks=(healing, Task(symbols=("peril",))))
    monkeypatch.setitem(CONTENT.places, "the-dreamlands", printed)
    monkeypatch.setattr(rows, "_rows", {})
    monkeypatch.setattr(CONTENT, "printed_rows", {})
    match = attempt("the-dreamlands", who(DEXTER, sanity=1, stamina=4))
    roll(match, "lore", "1", "1", "1", "1", "1")
    task(match, "task:0")
    assert (player(match).sanity, player(match).stamina) == (3, 5)


@rule("es.tasks.11")
@pytest.mark.parametrize(
    ("card", "task", "face", "points"),
    [
        ("a-terrible-discovery", "task:1", "lore", {"sanity": 1}),
        ("hallway-on-fire", "task:0", "peril", {"stamina": 1}),
    ],
)
def test_a_task_that_would_devour_cannot_be_completed(card: str, task: str, face: str, points: dict[str, int]) -> None:
    faces = (face, face, "1", "1", "1", "1")
    match = attempt(card, {"investigator": DEXTER, **points})
    roll(match, *faces)
    assert task not in keys(match)
    assert refused(match)[task] == "es.tasks.11"
    enough = {what: number + 1 for what, number in points.items()}
    assert task in tasks(card, *faces, me={"investigator": DEXTER, **enough})


@rule("es.tasks.12")
def test_several_dice_add_up_to_one_investigation_requirement() -> None:
    # 9 Investigations cannot be had with fewer than three dice.
    match = attempt("administration-office")
    roll(match, "3", "2", "2", "1", "1", "lore")
    task(match, "task:1", "3", "2", "2", "1", "1")
    assert sorted(shown(match, PLACED)) == ["1", "1", "2", "2", "3"]
    assert count(match, POOL) == 1


@rule("es.tasks.13")
def test_investigations_too_many_are_lost() -> None:
    # Each task asks for 3.
    match = attempt("vermin-in-the-pipes")
    roll(match, "2", "2", "lore", "lore", "lore", "lore")
    task(match, "task:0")
    assert (shown(match, PLACED), count(match, POOL)) == (["2", "2"], 4)
    roll(match, "2", "lore", "lore", "lore")
    assert keys(match) == ["fail", "give-up"], "2 and the 1 left over would make 3"


# The rulebook's example: two tasks, one roll that would do for either


@rule("es.task-example.1")
def test_example_one_roll_two_possible_tasks_only_one_completed() -> None:
    match = attempt("the-loading-dock")
    roll(match, "peril", "2", "2", "lore", "lore", "peril")
    assert keys(match) == ["task:0", "task:1", "fail", "give-up"]
    task(match, "task:1")
    assert unfinished_tasks(match) == ["task:0"]
    assert keys(match) == ["roll", "give-up"]


@rule("es.task-example.2")
def test_example_three_dice_with_four_investigations_for_a_task_of_three() -> None:
    match = attempt("the-loading-dock")
    roll(match, "peril", "2", "2", "lore", "lore", "terror")
    choose(match, "task:1")
    assert sorted(shown(match, PLACED)) == ["2", "2", "peril"]


@rule("es.task-example.3")
def test_example_the_three_dice_left_are_rolled_for_the_other_task() -> None:
    match = attempt("the-loading-dock")
    roll(match, "peril", "2", "2", "lore", "lore", "terror")
    choose(match, "task:1")
    assert count(match, POOL) == 3
    roll(match, "peril", "1", "1")
    assert keys(match)[0] == "task:0"
    task(match, "task:0")
    assert player(match).trophies == ["the-loading-dock"]
