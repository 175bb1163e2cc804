from __future__ import annotations

from dataclasses import field
from typing import Annotated, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.engine.chance import Stream
from miskatonic.engine.data import data
from miskatonic.engine.deck import Deck
from miskatonic.engine.match import Match
from miskatonic.engine.visibility import UNSEEN, Hidden, hidden_fields, project, redeal
from tests.toy import RULES

Secret = Annotated[list[str], Hidden("owner", "cards")]


@data
class Hand:
    seat: int
    cards: Secret = []
    role: Annotated[str, Hidden("owner", "roles")] = ""
    goal: Annotated[str, Hidden("owner", "goals")] | None = None
    pair: Annotated[tuple[str, ...], Hidden("owner", "cards")] = ()
    by_place: Annotated[dict[str, str], Hidden("owner", "cards")] = {}


@data(tag="Fox")
class Fox:
    den: Annotated[str, Hidden("nobody", "dens")] = "den"


@data(tag="Hen")
class Hen:
    egg: Annotated[str, Hidden("nobody", "eggs")] = "egg"


@data(tag="Stone")
class Stone:
    weight: int = 3


@data
class Tree:
    nest: Annotated[str, Hidden("nobody", "nests")] = "nest"
    branches: list[Tree] = []


@data
class Farm:
    hands: list[Hand] = []
    deck: Deck = field(default_factory=lambda: Deck("cards"))
    other: Deck = field(default_factory=lambda: Deck("spells"))
    animal: Fox | Hen | Stone | None = None
    animals: dict[str, Fox | Hen] = {}
    couple: tuple[int, Hen] | None = None
    tree: Tree | None = None
    ownerless: Secret = []
    public: Stone = field(default_factory=Stone)


@data
class Wrong:
    amount: Annotated[int, Hidden("nobody", "numbers")] = 3


def test_a_hand_is_shown_to_its_owner_and_counted_by_the_others() -> None:
    farm = Farm([Hand(0, ["a", "b"], "spy"), Hand(1, ["c"], "king")])
    assert project(farm, 0).hands == [Hand(0, ["a", "b"], "spy"), Hand(1, [UNSEEN], UNSEEN)]
    assert project(farm, 1).hands == [Hand(0, [UNSEEN, UNSEEN], UNSEEN), Hand(1, ["c"], "king")]


def test_a_spectator_sees_no_hand_and_nothing_that_has_no_owner() -> None:
    farm = Farm([Hand(0, ["a"])], ownerless=["x"])
    seen = project(farm, -1)
    assert seen.hands[0].cards == [UNSEEN]
    assert seen.ownerless == [UNSEEN]
    assert project(farm, 0).ownerless == [UNSEEN]


def test_a_view_never_changes_the_state() -> None:
    farm = Farm([Hand(0, ["a"], "spy")], Deck("cards", ["b"]), tree=Tree(branches=[Tree()]))
    before = msgspec.json.encode(farm)
    project(farm, 1)
    assert msgspec.json.encode(farm) == before


def test_what_is_public_is_shared_not_copied() -> None:
    farm = Farm()
    assert project(farm, 0).public is farm.public


def test_optional_tuple_and_dict_fields_are_hidden_too() -> None:
    farm = Farm([Hand(0, goal="win", pair=("a", "b"), by_place={"left": "c"}), Hand(1)])
    hidden = project(farm, 1).hands[0]
    assert (hidden.goal, hidden.pair, hidden.by_place) == (UNSEEN, (UNSEEN, UNSEEN), {"left": UNSEEN})
    assert project(farm, 0).hands[0] == farm.hands[0]


def test_an_empty_word_is_no_card_and_stays_empty() -> None:
    farm = Farm([Hand(0, role="", goal=None), Hand(1, role="king")])
    assert project(farm, 1).hands[0].role == ""
    for seed in range(20):
        dealt = redeal(farm, 2, Stream(str(seed)).below)
        assert [hand.role for hand in dealt.hands] == ["", "king"]


@pytest.mark.parametrize("animal", [Fox(), Hen(), Stone(), None])
def test_every_member_of_a_union_hides_its_own(animal: Fox | Hen | Stone | None) -> None:
    seen = msgspec.json.encode(project(Farm(animal=animal), 0))
    assert b'"den":"den"' not in seen
    assert b'"egg":"egg"' not in seen


def test_dicts_and_mixed_tuples_are_looked_into() -> None:
    farm = Farm(animals={"a": Fox(), "b": Hen()}, couple=(7, Hen()))
    seen = project(farm, 0)
    assert seen.animals == {"a": Fox(UNSEEN), "b": Hen(UNSEEN)}
    assert seen.couple == (7, Hen(UNSEEN))


def test_a_struct_that_holds_itself_is_looked_into_to_the_end() -> None:
    farm = Farm(tree=Tree(branches=[Tree(branches=[Tree()])]))
    assert b'"nest":"nest"' not in msgspec.json.encode(project(farm, 0))


def test_fog_is_counted_and_known_cards_are_shown_to_those_who_know_them() -> None:
    deck = Deck("cards", ["a", "b"], ["t"], ["u"])
    farm = Farm(deck=deck)
    assert project(farm, 0).deck == Deck("cards", [UNSEEN, UNSEEN], ["t"], ["u"])
    deck.seers = [1]
    assert project(farm, 0).deck.top == [UNSEEN]
    assert project(farm, -1).deck.bottom == [UNSEEN]
    assert project(farm, 1).deck.top == ["t"]


def test_only_words_can_be_hidden() -> None:
    with pytest.raises(TypeError, match="only words can be hidden, not int"):
        project(Wrong(), 0)


def test_hidden_fields_are_found_by_their_marks() -> None:
    assert set(hidden_fields(Hand)) == {"cards", "role", "goal", "pair", "by_place"}
    assert hidden_fields(Deck)["fog"] == Hidden("nobody", ".name")
    assert hidden_fields(Stone) == {}


LETTERS = st.lists(st.sampled_from("abcdefgh"), max_size=5)
HANDS = st.lists(st.tuples(LETTERS, st.sampled_from(["", "spy", "king"])), min_size=1, max_size=4)


@given(HANDS, LETTERS, LETTERS, st.lists(st.sampled_from("xyz"), max_size=4), st.text(max_size=3))
def test_a_new_deal_looks_the_same_and_keeps_every_card_in_its_pool(
    hands: list[tuple[list[str], str]], fog: list[str], top: list[str], spells: list[str], seed: str
) -> None:
    farm = Farm(
        [Hand(seat, cards, role) for seat, (cards, role) in enumerate(hands)],
        Deck("cards", fog, top, seers=[0]),
        Deck("spells", spells),
    )
    before = msgspec.json.encode(farm)
    for seat in range(-1, len(hands)):
        dealt = redeal(farm, seat, Stream(seed).below)
        assert msgspec.json.encode(project(dealt, seat)) == msgspec.json.encode(project(farm, seat))
        assert pool(dealt) == pool(farm)
        assert sorted(dealt.other.fog) == sorted(spells), "decks are not mixed"
    assert msgspec.json.encode(farm) == before


def pool(farm: Farm) -> list[str]:
    return sorted([card for hand in farm.hands for card in hand.cards] + farm.deck.cards())


def test_a_new_deal_moves_cards_between_a_hidden_hand_and_the_deck() -> None:
    farm = Farm([Hand(0, ["mine"]), Hand(1, ["a"])], Deck("cards", ["b", "c"]))
    deals = [redeal(farm, 0, Stream(str(seed)).below) for seed in range(40)]
    assert {deal.hands[1].cards[0] for deal in deals} == {"a", "b", "c"}
    assert all(deal.hands[0].cards == ["mine"] for deal in deals)


def test_the_views_of_a_match_differ_only_where_they_should() -> None:
    match = Match.new(RULES, 3)
    views: dict[int, Any] = {seat: match.view(seat) for seat in (-1, 0, 1, 2)}
    for seat in (0, 1, 2):
        own = views[seat].state.players[seat]
        assert own == match.state.players[seat]
        assert own.omen != UNSEEN
        for other in (-1, 0, 1, 2):
            if other != seat:
                assert views[other].state.players[seat].hand == [UNSEEN, UNSEEN]
                assert views[other].state.players[seat].omen == UNSEEN
    assert [decision.seat for decision in views[1].decisions] == [1]
    assert [waiting.seat for waiting in views[1].waiting] == [0, 2]
    assert views[-1].decisions == []


def test_events_for_one_seat_are_not_told_to_the_others() -> None:
    match = Match.new(RULES, 2)
    mine = [event.kind for event in match.events_for(0)]
    assert mine.count("drew.secretly") == 2
    assert mine.count("drew") == 4
    told = [event.kind for event in match.events_for(-1)]
    assert "drew.secretly" not in told
    assert told.count("drew") == 4
    assert match.events_for(0, len(match.events)) == []
