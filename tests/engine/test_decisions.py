from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.engine.decision import PASS, Decision, FirstToAct, Refusal, Together
from miskatonic.engine.errors import IllegalChoice
from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from tests.engine.tiny import Play, Tiny, TinyMatch, ask, begin, snapshot


def one(*keys: str, least: int = 1, most: int = 1) -> TinyMatch:
    """A match with one question to seat 0, whose answer is written into the state."""

    async def flow(game: Play) -> None:
        game.state.lines += await ask(0, *keys, least=least, most=most)

    return begin(flow)


def together(*asked: Decision) -> TinyMatch:
    async def flow(game: Play) -> None:
        answers = await Together(list(asked))
        game.state.lines += [f"{seat}: {' '.join(keys)}" for seat, keys in answers.items()]

    return begin(flow, 4)


def first(*asked: Decision) -> TinyMatch:
    async def flow(game: Play) -> None:
        answer = await FirstToAct(list(asked))
        game.state.lines.append("nobody" if answer is None else f"{answer[0]}: {' '.join(answer[1])}")

    return begin(flow, 4)


@pytest.mark.parametrize(
    ("keys", "least", "most", "answer"),
    [
        (("only",), 1, 1, ["only"]),
        (("a", "b"), 2, 2, ["a", "b"]),
        (("a", "b"), 3, 3, ["a", "b"]),
        ((), 1, 1, []),
        ((), 0, 2, []),
        (("a", "b"), 0, 0, []),
    ],
    ids=["one option", "all are needed", "fewer than needed", "no option", "none of none", "none allowed"],
)
def test_what_is_forced_is_not_asked(keys: tuple[str, ...], least: int, most: int, answer: list[str]) -> None:
    match = one(*keys, least=least, most=most)
    assert not match.pending
    assert match.journal == []
    assert match.state.lines == answer


def test_an_optional_single_option_is_asked() -> None:
    match = one("take", least=0)
    assert match.pending
    match.choose(0)
    assert match.state.lines == []


def test_several_picks_come_in_the_order_in_which_they_were_named() -> None:
    match = one("a", "b", "c", "d", least=2, most=3)
    match.choose(0, "c", "a")
    assert match.state.lines == ["c", "a"]
    assert match.journal == [("d", 0, ("c", "a"))]


@pytest.mark.parametrize(
    ("seat", "keys", "reason"),
    [
        (0, ("a",), "choose 2 to 3 of the options, not 1"),
        (0, (), "choose 2 to 3 of the options, not 0"),
        (0, ("a", "b", "c", "d"), "choose 2 to 3 of the options, not 4"),
        (0, ("a", "a"), "'a' is chosen twice"),
        (0, ("a", "x"), "no option 'x'; choose from: a, b, c, d"),
        (1, ("a", "b"), "seat 1 is not asked anything now"),
    ],
    ids=["too few", "none", "too many", "twice the same", "unknown", "wrong seat"],
)
def test_an_illegal_choice_says_why_and_changes_nothing(seat: int, keys: tuple[str, ...], reason: str) -> None:
    match = one("a", "b", "c", "d", least=2, most=3)
    before = snapshot(match)
    with pytest.raises(IllegalChoice, match=reason):
        match.choose(seat, *keys)
    assert snapshot(match) == before
    match.choose(0, "a", "b")
    assert match.state.lines == ["a", "b"]


def test_exactly_so_many_picks_are_named_as_one_number() -> None:
    with pytest.raises(IllegalChoice, match="choose 2 of the options, not 1"):
        one("a", "b", "c", least=2, most=2).choose(0, "a")


def test_a_refused_key_is_answered_with_its_rule() -> None:
    async def flow(game: Play) -> None:
        question = ask(0, "walk", "wait")
        question.refusals = (Refusal("fly", Msg("option"), "tiny.wings.2"),)
        await question

    match = begin(flow)
    with pytest.raises(IllegalChoice, match=r"'fly' is not possible now \(tiny\.wings\.2\)"):
        match.choose(0, "fly")


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    async def flow(game: Play) -> None:
        from miskatonic.engine.game import Outcome

        game.outcome = Outcome(True, Msg("done"))

    with pytest.raises(IllegalChoice, match="the game is over"):
        begin(flow).choose(0, "a")


def test_seats_asked_together_answer_in_any_order_and_are_heard_in_asking_order() -> None:
    match = together(ask(2, "a", "b"), ask(0, "a", "b"), ask(1, "a", "b"))
    assert [decision.seat for decision in match.pending] == [2, 0, 1]
    match.choose(1, "b")
    assert [decision.seat for decision in match.pending] == [2, 0]
    match.choose(2, "a")
    assert match.state.lines == []
    match.choose(0, "b")
    assert match.state.lines == ["2: a", "0: b", "1: b"]


def test_an_answer_given_together_is_not_shown_to_those_who_still_think() -> None:
    match = together(ask(0, "a", "b"), ask(1, "a", "b"))
    other = together(ask(0, "a", "b"), ask(1, "a", "b"))
    match.choose(0, "a")
    other.choose(0, "b")
    assert match.view(1) == other.view(1)


def test_an_answer_given_together_cannot_be_given_twice() -> None:
    match = together(ask(0, "a", "b"), ask(1, "a", "b"))
    match.choose(0, "a")
    before = snapshot(match)
    with pytest.raises(IllegalChoice, match="seat 0 is not asked"):
        match.choose(0, "b")
    assert snapshot(match) == before


def test_of_seats_asked_together_only_those_with_a_choice_are_asked() -> None:
    match = together(ask(0, "only"), ask(1, "a", "b"))
    assert [decision.seat for decision in match.pending] == [1]
    match.choose(1, "a")
    assert match.state.lines == ["0: only", "1: a"]
    assert together(ask(0, "only"), ask(1, "sole")).state.lines == ["0: only", "1: sole"]
    assert not together().pending


def test_the_first_to_act_decides_and_the_others_are_no_longer_asked() -> None:
    match = first(*[ask(seat, "grab", PASS) for seat in range(3)])
    match.choose(2, PASS)
    match.choose(1, "grab")
    assert match.state.lines == ["1: grab"]
    assert not match.pending


def test_when_all_pass_nobody_acts() -> None:
    match = first(ask(0, "grab", PASS), ask(1, "grab", least=0))
    match.choose(1)
    match.choose(0, PASS)
    assert match.state.lines == ["nobody"]


def test_who_has_passed_cannot_act_after_all() -> None:
    match = first(ask(0, "grab", PASS), ask(1, "grab", PASS))
    match.choose(0, PASS)
    with pytest.raises(IllegalChoice, match="seat 0 is not asked"):
        match.choose(0, "grab")


def test_a_seat_that_can_only_pass_is_not_asked_to_act_first() -> None:
    match = first(ask(0, PASS), ask(1, "grab", PASS))
    assert [decision.seat for decision in match.pending] == [1]
    assert first(ask(0, PASS), ask(1)).state.lines == ["nobody"]
    assert first().state.lines == ["nobody"]


def test_who_alone_can_act_and_must_is_not_asked() -> None:
    assert first(ask(0, PASS), ask(1, "grab")).state.lines == ["1: grab"]


def test_a_seat_with_a_single_act_is_not_asked_and_acts_when_the_others_have_passed() -> None:
    match = first(ask(0, "grab", PASS), ask(1, "done"))
    assert [decision.seat for decision in match.pending] == [0]
    match.choose(0, PASS)
    assert match.state.lines == ["1: done"]
    match = first(ask(0, "grab", PASS), ask(1, "done"))
    match.choose(0, "grab")
    assert match.state.lines == ["0: grab"]


@pytest.mark.parametrize("question", [together, first])
def test_one_seat_cannot_be_asked_two_questions_at_once(question: Callable[..., TinyMatch]) -> None:
    with pytest.raises(ValueError, match="two questions at once"):
        question(ask(1, "a", "b"), ask(1, "c", "d"))


def test_rules_that_fail_leave_the_match_as_it_was() -> None:
    async def flow(game: Play) -> None:
        (key,) = await ask(0, "good", "bad")
        game.state.lines.append(key)
        if key == "bad":
            raise RuntimeError("a hole in the rules")
        await ask(1, "a", "b")

    match = Match.new(Tiny(flow), 2)
    before = snapshot(match)
    with pytest.raises(RuntimeError, match="a hole"):
        match.choose(0, "bad")
    assert snapshot(match) == before
    match.choose(0, "good")
    assert match.state.lines == ["good"]


# Being asked must not tell


def always(seat: int, *keys: str) -> Decision:
    question = ask(seat, *keys)
    question.always = True
    return question


def test_what_is_forced_is_asked_where_not_being_asked_would_tell() -> None:
    async def flow(game: Play) -> None:
        game.state.lines += await always(0, "pass")

    match = begin(flow)
    assert [decision.seat for decision in match.pending] == [0]
    match.choose(0, "pass")
    assert match.state.lines == ["pass"]


def test_of_several_asked_at_once_those_with_nothing_to_choose_are_asked_too() -> None:
    async def flow(game: Play) -> None:
        given = await Together([always(0, "pass"), ask(1, "only")])
        game.state.lines += [f"{seat} {keys[0]}" for seat, keys in given.items()]
        answer = await FirstToAct([always(0, "pass"), always(1, "shout", "pass")])
        game.state.lines.append(str(answer))

    match = begin(flow)
    assert [decision.seat for decision in match.pending] == [0]
    match.choose(0, "pass")
    assert [decision.seat for decision in match.pending] == [0, 1]
    match.choose(0, "pass")
    match.choose(1, "pass")
    assert match.state.lines == ["0 pass", "1 only", "None"]
