"""Hands, the clan card and what the university holds: worlds that a rival cannot tell apart."""

from __future__ import annotations

import random

import msgspec
import pytest

from miskatonic.engine.match import Match
from miskatonic.engine.visibility import UNSEEN, project, redeal
from miskatonic.games.dungeonology import RULES
from tests.battery.playing import choices
from tests.games.dungeonology.scenes import DNG, choose, decision, here, me, pass_all, scene
from tests.rules import rule


def encoded(thing: object) -> bytes:
    return msgspec.msgpack.encode(thing)


@pytest.mark.parametrize("seats", [2, 4])
def test_two_worlds_that_differ_in_a_hand_look_the_same_at_every_step(seats: int) -> None:
    match: DNG = Match.new(RULES, seats, seed="worlds")
    dice = random.Random("worlds")
    for seat, keys in choices(match, dice):
        viewer = dice.randrange(-1, seats)
        other = redeal(match.state, viewer, dice.randrange)
        assert encoded(project(other, viewer)) == encoded(project(match.state, viewer))
        match.choose(seat, *keys)


def test_whoever_has_cards_is_asked_for_a_reaction_whatever_they_are() -> None:
    for hand in (["help"], ["it-was-him"]):
        match = scene(here(hand=["second-breakfast"], fatigue=1), here(hand=hand))
        choose(match, "play:second-breakfast:main")
        choose(match, "choice:1")
        assert (decision(match).kind, decision(match).seat) == ("react", 1)
    match = scene(here(hand=["second-breakfast"], fatigue=1), here())
    choose(match, "play:second-breakfast:main")
    choose(match, "choice:1")
    assert decision(match).kind == "movement"


@rule("dng.university.7")
def test_nobody_sees_how_many_students_the_university_holds() -> None:
    match = scene(here(), here())
    assert match.state.bag == "8+1"
    for seat in (-1, 0, 1):
        assert match.view(seat).state.bag == UNSEEN


@rule("dng.knowledge.3", "dng.knowledge.2")
def test_only_whoever_has_looked_knows_the_clan() -> None:
    match = scene(here(cubes={"red": 2, "green": 1}, knowledge=True), here(), clan="clan-golden-hoof")
    assert match.view(0).state.clan.card == "clan-golden-hoof"
    assert match.view(1).state.clan.card == UNSEEN
    assert "needed" in match.view(0).values
    assert "needed" not in match.view(1).values


@rule("dng.fate-cards.6", "dng.fate-cards.4")
def test_a_fate_card_face_down_is_nobodys_to_see() -> None:
    match = scene(here(fates_down=1), here())
    assert me(match).fates == [] and len(match.state.fates.fog) == 15
    assert set(match.view(0).state.fates.fog) == {UNSEEN}


@rule("dng.setup.12", "dng.setup.13")
def test_which_panic_card_it_is_nobody_knows_before_it_is_revealed() -> None:
    match: DNG = Match.new(RULES, 2, seed="panic")
    assert match.state.panic == "" and set(match.view(0).state.panics.fog) == {UNSEEN}


def test_drawn_cards_are_named_to_their_owner_alone() -> None:
    match = scene(here(hand=["do-me-a-favour"]), here(), phase="movement", rig={"draw.tricks": ["help"] * 1})
    choose(match, "play:do-me-a-favour:main")
    choose(match, "choice:1")
    pass_all(match)
    mine = [event.kind for event in match.events_for(0) if event.kind.startswith("drew")]
    theirs = [event.kind for event in match.events_for(1) if event.kind.startswith("drew")]
    assert mine == ["drew"] and theirs == ["drew-unseen"]


def test_which_card_was_taken_unseen_is_not_told_by_those_that_were_shown() -> None:
    seen: list[bytes] = []
    for taken in ("snore", "help"):
        match = scene(
            here(hand=["borrowed-papers"]),
            here(hand=["snore", "help"], shown=["snore"]),
            here(),
            rig={"trick-at-random": [taken]},
        )
        choose(match, "play:borrowed-papers:main")
        while decision(match).kind != "movement":
            pass_all(match)
            if decision(match).kind == "victim":
                choose(match, "seat:1")
        assert match.state.players[0].hand == [taken]
        view = match.view(2)
        seen.append(encoded([view.state, view.values, match.events_for(2)]))
    assert seen[0] == seen[1]
