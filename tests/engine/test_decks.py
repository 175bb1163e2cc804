from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.engine.chance import Person, Seeded, Stream
from miskatonic.engine.data import copy_of
from miskatonic.engine.deck import Deck
from miskatonic.engine.game import Game
from tests.engine.tiny import Ledger, Play, Tiny, ask

CARDS = st.lists(st.sampled_from("abcdefgh"), max_size=8)


def decks() -> st.SearchStrategy[Deck]:
    return st.builds(Deck, st.just("cards"), CARDS, CARDS, CARDS)


async def nothing(game: Play) -> None: ...


def at_play(seed: str = "0") -> Play:
    return Game(Tiny(nothing), Ledger(1), Seeded(Stream(seed)), [])


def run(coroutine: Any) -> Any:
    """Drives a rule that asks nobody."""
    try:
        question = coroutine.send(None)
    except StopIteration as end:
        return end.value
    raise AssertionError(f"asked {question}")


def all_cards(deck: Deck) -> list[str]:
    return sorted(deck.cards())


@given(decks(), st.text(max_size=3))
def test_a_deck_drawn_to_its_end_gives_top_then_fog_then_bottom(deck: Deck, seed: str) -> None:
    top, fog, bottom = list(deck.top), list(deck.fog), list(deck.bottom)
    game = at_play(seed)
    drawn = []
    while (card := run(game.draw(deck))) is not None:
        drawn.append(card)
    assert drawn[: len(top)] == top
    assert sorted(drawn[len(top) : len(top) + len(fog)]) == sorted(fog)
    assert drawn[len(top) + len(fog) :] == bottom
    assert len(deck) == 0


@given(decks(), st.integers(0, 10), st.text(max_size=3))
def test_a_look_decides_exactly_what_will_be_drawn(deck: Deck, count: int, seed: str) -> None:
    before, size = all_cards(deck), len(deck)
    game = at_play(seed)
    seen = run(game.peek(deck, count))
    assert len(seen) == min(count, size)
    assert deck.top[: len(seen)] == seen
    assert all_cards(deck) == before
    asked = len(game.journal)
    assert run(game.peek(deck, count)) == seen
    assert [run(game.draw(deck)) for _ in seen] == seen
    assert len(game.journal) == asked, "what has been seen is no longer chance"


@given(decks())
def test_shuffling_loses_nothing_and_forgets_the_order(deck: Deck) -> None:
    before = all_cards(deck)
    deck.seers = [1]
    deck.shuffle()
    assert msgspec.to_builtins(deck) == {
        "name": "cards",
        "fog": before,
        "top": [],
        "bottom": [],
        "seers": None,
    }


ACTS = st.one_of(
    st.tuples(st.sampled_from(["top", "under", "fog"]), st.sampled_from("abcdefgh")),
    st.tuples(st.sampled_from(["draw", "shuffle"]), st.just("")),
    st.tuples(st.just("peek"), st.sampled_from(["1", "2", "5"])),
)


@given(decks(), st.lists(ACTS, max_size=20))
def test_whatever_is_done_no_card_is_lost_or_doubled(deck: Deck, acts: list[tuple[str, str]]) -> None:
    game = at_play()
    held = Counter(all_cards(deck))
    for act, what in acts:
        kept, then = copy_of(deck), msgspec.to_builtins(deck)
        match act:
            case "top":
                deck.put_on_top(what)
                held[what] += 1
            case "under":
                deck.put_under(what)
                held[what] += 1
            case "fog":
                deck.put_into_fog(what)
                held[what] += 1
            case "shuffle":
                deck.shuffle()
            case "peek":
                run(game.peek(deck, int(what), seat=int(what) % 2))
            case "draw":
                card = run(game.draw(deck))
                assert (card is None) is (not sum(held.values()))
                if card is not None:
                    held[card] -= 1
        assert Counter(all_cards(deck)) == +held
        assert len(deck) == sum(held.values())
        assert msgspec.to_builtins(kept) == then, "a copy shares its heaps, and none of them changes"


def test_a_named_card_is_taken_from_wherever_it_lies() -> None:
    deck = Deck("cards", ["f", "x"], ["t", "x"], ["b", "x"])
    for card in ("x", "x", "x", "b", "f", "t"):
        deck.remove(card)
    assert len(deck) == 0


@pytest.mark.parametrize("card", ["t", "x", "f", "b"])
def test_a_copy_keeps_the_card_that_is_taken_out(card: str) -> None:
    deck = Deck("cards", ["f"], ["t", "x"], ["b"])
    kept = copy_of(deck)
    deck.remove(card)
    assert kept.cards() == ["t", "x", "f", "b"] and card not in deck.cards()
    deck.put_known([card], None, under=True)
    deck.put_known([card], None)
    assert (len(kept), len(deck)) == (4, 5)


def test_where_nothing_is_known_any_more_nobody_knows_it() -> None:
    unknown = Deck("cards", ["a", "b"], [], [], [1])
    unknown.take_from_fog("a")
    assert unknown.seers is None
    below = Deck("cards", ["a", "b"], [], ["c"], [1])
    below.take_from_fog("a")
    assert below.seers == [1]


def test_a_known_card_on_top_is_taken_before_its_twin_in_the_fog() -> None:
    deck = Deck("cards", ["x"], ["x", "y"])
    deck.remove("x")
    assert (deck.top, deck.fog) == (["y"], ["x"])


def test_drawing_from_fog_is_a_chance_named_after_the_deck() -> None:
    game = at_play()
    run(game.draw(Deck("spells", ["a", "b"])))
    assert [entry[:2] for entry in game.journal] == [("c", "draw.spells")]


def test_every_card_of_the_fog_can_come_and_doubles_come_oftener() -> None:
    drawn = Counter(run(at_play(str(seed)).draw(Deck("cards", ["a", "a", "a", "b"]))) for seed in range(400))
    assert set(drawn) == {"a", "b"}
    assert 240 < drawn["a"] < 360


def test_with_real_cards_the_last_one_needs_no_report() -> None:
    game = Game(Tiny(nothing), Ledger(1), Person(), [])
    assert run(game.draw(Deck("cards", ["a"]))) == "a"
    assert run(game.draw(Deck("cards"))) is None


def test_nobody_else_is_shown_what_one_seat_looked_at() -> None:
    deck = Deck("cards", ["a", "b", "c"])
    run(at_play().peek(deck, 2, seat=1))
    assert deck.seers == [1]
    run(at_play().draw(deck))
    assert deck.seers == [1]
    run(at_play().draw(deck))
    assert deck.seers is None


def test_cards_that_different_seats_know_are_shown_only_to_those_who_know_all() -> None:
    deck = Deck("cards", ["a", "b", "c"])
    deck.put_known(["x"], [0, 1], under=True)
    run(at_play().peek(deck, 1, seat=1))
    assert deck.seers == [1]
    run(at_play().peek(deck, 1))
    assert deck.seers == [1], "what lies under the deck is still not for all"
    deck.put_known(["y"], [0])
    assert deck.seers == []


def test_a_look_for_all_makes_the_cards_public() -> None:
    deck = Deck("cards", ["a", "b"])
    run(at_play().peek(deck, 1))
    assert deck.seers is None
    run(at_play().peek(deck, 0, seat=1))
    assert deck.seers is None


def test_a_question_inside_a_rule_without_a_table_would_be_noticed() -> None:
    async def asks() -> None:
        await ask(0, "a", "b")

    coroutine = asks()
    try:
        run(coroutine)
    except AssertionError as problem:
        assert "asked" in str(problem)
    else:
        raise AssertionError("run() let a question pass")
    finally:
        coroutine.close()


@pytest.mark.parametrize(
    ("deck", "reveals"),
    [
        (Deck("cards", top=["a"]), False),
        (Deck("cards", top=["a"], seers=[1]), True),
        (Deck("cards", bottom=["a"]), True),
        (Deck("cards", bottom=["a"], seers=[1]), True),
    ],
)
def test_a_card_that_not_everybody_knew_on_top_comes_to_light_when_it_is_drawn(deck: Deck, reveals: bool) -> None:
    game, seen = at_play(), []
    game.on_reveal = lambda: seen.append("a")
    assert run(game.draw(copy_of(deck))) == "a"
    assert bool(seen) is reveals
