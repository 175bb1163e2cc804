"""The Elder Sign bot: its dice math, and scenes in which a good player has one answer."""

from __future__ import annotations

from itertools import product

import pytest

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign import RULES, odds
from miskatonic.games.elder_sign.bot import ANSWERS, HeuristicBot
from miskatonic.games.elder_sign.matching import need_of, ways
from miskatonic.games.elder_sign.state import State
from miskatonic.games.elder_sign.terms import DIE_FACES, FACE_NUMBER
from miskatonic.lab.playing import play
from miskatonic.lab.simulate import simulate
from miskatonic.lab.study import Task
from tests.games.elder_sign.scenes import (
    DEXTER,
    attempt,
    scene,
    who,
)


def answer(match: Match[State]) -> tuple[str, ...]:
    decision = match.pending[0]
    return HeuristicBot("scene").choose(decision, match.view(decision.seat))


@pytest.mark.parametrize(
    "symbols",
    [
        ("lore",),
        ("investigation 5",),
        ("lore", "investigation 2"),
        ("peril", "terror"),
        ("lore/peril", "investigation 1"),
        ("lore", "lore/peril"),
    ],
)
@pytest.mark.parametrize("dice", [("green",) * 3, ("green", "green", "red"), ("green", "yellow", "red")])
def test_the_chance_of_a_row_is_what_counting_every_roll_gives(symbols: tuple[str, ...], dice: tuple[str, ...]) -> None:
    need = need_of(symbols)
    rolls = list(product(*[[FACE_NUMBER[face] for face in DIE_FACES[colour]] for colour in dice]))
    met = sum(bool(ways(need, tuple(sorted(roll)))) for roll in rolls)
    hand = [dice.count(colour) for colour in ("green", "yellow", "red")]
    assert odds.chance(odds.want_of(need), *hand) == pytest.approx(met / len(rolls))


def test_more_dice_and_kept_results_make_success_likelier() -> None:
    wants = (odds.want_of(need_of(("lore", "lore"))), odds.want_of(need_of(("investigation 6",))))
    lore = FACE_NUMBER["lore"]
    few = odds.success(wants, False, 5, 0, 0, (), True)
    assert few < odds.success(wants, False, 6, 0, 0, (), True) < odds.success(wants, False, 6, 1, 1, (), True)
    assert few < odds.success(wants, False, 5, 0, 0, (lore,), True)
    assert odds.success(wants, False, 5, 0, 0, (), False) < few, "a result that is needed may be put aside"
    assert odds.success((), False, 0, 0, 0, (), False) == 1.0
    assert odds.success(wants, False, 0, 0, 0, (), True) == 0.0


def test_with_the_last_dice_success_is_what_counting_gives() -> None:
    lore = (odds.want_of(need_of(("lore",))),)
    assert odds.success(lore, False, 1, 0, 0, (), False) == pytest.approx(1 / 6)
    # Two dice; where both fail, one is discarded and the other rolled again.
    assert odds.success(lore, False, 2, 0, 0, (), False) == pytest.approx(11 / 36 + 25 / 36 / 6)


def test_of_a_split_that_is_not_lore_or_peril_the_first_symbol_is_counted_on() -> None:
    assert odds.want_of(need_of(("investigation 3/lore",))) == (0, 0, 0, 0, 3)
    assert odds.want_of(need_of(("terror/lore",))) == (0, 0, 1, 0, 0)


def test_a_wild_stands_for_what_is_asked_for_most_often_or_for_many_points() -> None:
    wild = FACE_NUMBER["wild"]
    assert odds.less((0, 0, 0, 2, 2), wild) == (0, 0, 0, 1, 2)
    assert odds.less((1, 0, 0, 0, 6), wild) == (1, 0, 0, 0, 2)


def test_the_hits_of_an_attack_are_what_counting_gives() -> None:
    lore = odds.want_of(need_of(("lore",)))
    assert odds.hits(lore, 1, 0, 0, ()) == pytest.approx(1 / 6)
    # Two dice: a hit leaves one of them, a failed roll costs one.
    assert odds.hits(lore, 2, 0, 0, ()) == pytest.approx(11 / 36 * (1 + 1 / 6) + 25 / 36 / 6)


def test_who_may_still_focus_is_likelier_to_succeed() -> None:
    pair = (odds.want_of(need_of(("lore", "lore"))),)
    assert odds.success(pair, False, 3, 0, 0, (), True) > odds.success(pair, False, 3, 0, 0, (), False)


def test_of_several_rows_the_one_that_leaves_the_most_is_looked_at_first() -> None:
    rows = (odds.want_of(need_of(("investigation 9",))), odds.want_of(need_of(("lore",))))
    found = odds._outlooks(rows, False, 6, 0, 0, (), True)
    assert [after for after, _ in found] == sorted([after for after, _ in found], reverse=True)
    assert found[0][0] > found[1][0]


def test_no_question_is_left_to_luck() -> None:
    """Whatever random play is ever asked has an answer function."""
    asked: dict[str, None] = {}
    for seed in range(25):
        match = Match.new(RULES, 4, {"investigators": "choose"}, seed, log=False, every=0)
        while match.pending:
            decision = match.pending[0]
            asked[decision.kind] = None
            keys = [option.key for option in decision.options[-max(1, decision.least) :]]
            match.choose(decision.seat, *keys)
        for kind in play(Task("elder-sign", seed, 4, "random", {}, f"kinds/{seed}", 10)).last:
            asked[kind] = None
    assert [kind for kind in asked if kind not in ANSWERS] == []


def test_the_last_elder_sign_is_bought() -> None:
    trophies = ["the-archives", "lights-out", "the-curator", "koi-pond", "the-hedge-maze"]
    match = scene({"investigator": "joe-diamond", "trophies": trophies}, elder_signs=9, ancient_one="yig")
    assert answer(match) == ("stay",)
    match.choose(0, "stay")
    assert answer(match) == ("buy:elder-sign",)


def test_whoever_is_nearly_mad_recovers_before_anything_dangerous() -> None:
    match = scene(
        {"investigator": "joe-diamond", "sanity": 1, "place": "you-become-that-which-you-fear-most"},
        adventures=["you-become-that-which-you-fear-most", "the-curator"],
    )
    assert answer(match) == ("entrance",)
    match.choose(0, "entrance")
    assert answer(match) == ("aid:sanity",)


def test_the_easy_adventure_with_an_elder_sign_is_preferred() -> None:
    match = scene(adventures=["the-elder-sign", "when-night-falls", "administration-office"])
    assert answer(match) == ("adventure:the-elder-sign",)


def test_a_task_that_the_roll_meets_is_completed_and_the_rest_kept_rolling() -> None:
    match = attempt("the-elder-sign")
    match.rig({"roll.green": ["lore", "1", "1", "1", "1", "1"]})
    assert answer(match) == ("roll",)
    match.choose(0, "roll")
    assert answer(match) == ("task:0",)


def test_a_failed_roll_discards_what_no_task_wants() -> None:
    match = attempt("gate-to-elsewhere")
    match.rig({"roll.green": ["lore", "1", "peril", "2", "3", "terror"]})
    match.choose(0, "roll")
    match.choose(0, "fail")
    (key,) = answer(match)
    assert match.pending[0].kind == "discard-die"
    assert match.state.dice[int(key[4:])].face != FACE_NUMBER["lore"]


def test_a_clue_is_spent_where_it_saves_the_adventure() -> None:
    match = attempt("the-dreamlands", who(DEXTER, clues=2))
    match.rig({"roll.green": ["peril", "lore", "1", "1", "terror", "terror"]})
    match.choose(0, "roll")
    assert answer(match) == ("clue",)
    match.choose(0, "clue")
    assert match.pending[0].kind == "reroll"
    chosen = [match.state.dice[int(key[4:])].face for key in answer(match)]
    assert FACE_NUMBER["peril"] not in chosen and FACE_NUMBER["lore"] not in chosen


def test_four_heuristic_bots_win_at_least_five_times_as_often_as_four_random_ones() -> None:
    random, heuristic = (simulate("elder-sign", 30, 4, name, seed="ratio") for name in ("random", "heuristic"))
    assert random.finished == heuristic.finished == 30
    assert heuristic.wins >= 5 * max(1, random.wins)
