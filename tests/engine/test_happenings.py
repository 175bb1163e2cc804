"""Happenings of a game's own kinds: together, settled, lapsing, cut short. The kernel alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import pytest

from miskatonic.engine.cut import CutShort, GameEnds, held_back
from miskatonic.engine.errors import IllegalChoice
from miskatonic.engine.message import Msg, Name
from miskatonic.engine.timing import Afterwards, Happening, Moment, Reaction, Simply, resolve, resolve_together
from tests.engine.tiny import Play, TinyMatch, begin

WOULD, WHEN, AT, AFTER = Moment


class Hit(Happening):
    """A blow to somebody who may be gone when it lands."""

    def __init__(self, game: Play, whom: str, amount: int = 1) -> None:
        super().__init__(game.next_happening(), "hit", 0, amount)
        self.name = whom
        self.game = game
        self.token = ""

    async def begin(self) -> None:
        self.token = "token"
        self.game.state.lines.append(f"settled {self.name}")

    def holds(self) -> bool:
        return f"gone {self.name}" not in self.game.state.lines

    def whom(self) -> Name:
        return Name(self.name)

    def target(self) -> str:
        return self.name


Find = Callable[[Play, Hit, Moment], Sequence[Reaction]]
Flow = Callable[[Play], Awaitable[None]]


def hits(find: Find, *whom: str, seats: int = 2) -> TinyMatch:
    async def flow(game: Play) -> None:
        async def land(together: list[Hit]) -> None:
            game.state.lines.append("hit " + " and ".join(f"{hit.name} for {hit.amount}" for hit in together))

        def search(happening: Happening, moment: Moment) -> Sequence[Reaction]:
            assert isinstance(happening, Hit)
            return find(game, happening, moment)

        blast = [Hit(game, name) for name in whom]
        done = await resolve_together(
            blast, land, Simply(search), lambda: range(seats), lambda h, m: Msg(m.name), "tiny.1"
        )
        game.state.lines.append("done: " + " ".join(hit.name for hit in done))
        for hit in blast:
            fates = {"cancelled": hit.cancelled, "replaced": hit.replaced, "lapsed": hit.lapsed}
            game.state.lines += [f"{fate} {hit.name}" for fate, so in fates.items() if so]

    return begin(flow, seats)


def note(game: Play, key: str, moment: Moment, forced: bool = True, seat: int = 0, each: bool = False) -> Reaction:
    async def run(happening: Happening) -> None:
        assert isinstance(happening, Hit)
        game.state.lines.append(f"{key} answers {happening.name}")

    return Reaction(key, seat, moment, forced, run, each=each)


def doing(
    key: str, moment: Moment, do: Callable[[Happening], None], forced: bool = True, first: bool = False
) -> Reaction:
    async def run(happening: Happening) -> None:
        do(happening)

    return Reaction(key, 0, moment, forced, run, first=first)


def keys(match: TinyMatch) -> list[str]:
    return [option.key for option in match.pending[0].options]


# Together


def test_a_blast_is_one_timing_point_at_which_a_reaction_answers_once_and_its_player_says_which() -> None:
    match = hits(lambda g, h, m: [note(g, "mourn", m, forced=False)] if m == AFTER else [], "ann", "bob")
    assert match.state.lines[-1] == "hit ann for 1 and bob for 1"
    assert keys(match) == ["mourn>ann", "mourn>bob", "pass"]
    assert match.pending[0].options[1].text == Msg("option-react-to", {"source": Name("mourn"), "whom": Name("bob")})
    match.choose(0, "mourn>bob")
    assert match.state.lines[-2:] == ["mourn answers bob", "done: ann bob"]
    assert not match.pending


def test_where_one_thing_happens_alone_an_answer_does_not_say_to_what() -> None:
    match = hits(lambda g, h, m: [note(g, "mourn", m, forced=False)] if m == AFTER else [], "ann")
    assert match.pending[0].options[0].text == Msg("option-react", {"source": Name("mourn")})


def test_a_reaction_to_each_of_them_answers_every_one() -> None:
    match = hits(lambda g, h, m: [note(g, "count", m, each=True)] if m == AFTER else [], "ann", "bob")
    match.choose(0, "count>bob")
    assert match.state.lines[-3:] == ["count answers bob", "count answers ann", "done: ann bob"]


def test_what_is_settled_is_settled_between_would_and_when_for_those_that_nobody_prevented() -> None:
    def find(game: Play, hit: Hit, moment: Moment) -> list[Reaction]:
        if moment == WOULD and hit.name == "ann":
            return [doing("ward", moment, Happening.cancel)]
        return [note(game, f"seen-{hit.name}", moment)] if moment == WHEN else []

    assert hits(find, "ann", "bob").state.lines == [
        "settled bob",
        "seen-bob answers bob",
        "hit bob for 1",
        "done: bob",
        "cancelled ann",
    ]


def test_one_of_them_is_replaced_in_its_place_and_only_its_own_followers_stay_silent() -> None:
    def find(game: Play, hit: Hit, moment: Moment) -> list[Reaction]:
        async def instead() -> None:
            game.state.lines.append(f"{hit.name} is mocked")

        if moment == WHEN and hit.name == "ann":
            return [doing("fool", moment, lambda h: h.replace(instead))]
        return [note(game, f"after-{hit.name}", moment)] if moment == AFTER else []

    assert hits(find, "ann", "bob").state.lines[2:] == [
        "hit bob for 1",
        "ann is mocked",
        "after-bob answers bob",
        "done: bob",
        "replaced ann",
    ]


def test_what_is_replaced_in_kind_counts_as_having_happened() -> None:
    def find(game: Play, hit: Hit, moment: Moment) -> list[Reaction]:
        async def instead() -> None:
            game.state.lines.append(f"{hit.name} is hit by another")

        if moment == WOULD:
            return [doing("swap", moment, lambda h: h.replace(instead, in_kind=True))]
        return [note(game, "after", moment)] if moment == AFTER else []

    assert hits(find, "ann").state.lines == [
        "settled ann",
        "ann is hit by another",
        "after answers ann",
        "done: ann",
        "replaced ann",
    ]


def test_two_reactions_under_one_key_are_a_mistake_and_copies_have_keys_of_their_own() -> None:
    with pytest.raises(ValueError, match="two reactions with one key"):
        hits(lambda g, h, m: [note(g, "lucky", m), note(g, "lucky", m)] if m == WHEN else [], "ann")
    with pytest.raises(ValueError, match="two reactions with one key"):
        hits(lambda g, h, m: [note(g, "lucky", m)] if m == WHEN else [], "ann", "ann")
    match = hits(lambda g, h, m: [note(g, f"lucky#{n}", m) for n in (7, 8)] if m == WHEN else [], "ann")
    match.choose(0, "lucky#8")
    assert match.state.lines[1:3] == ["lucky#8 answers ann", "lucky#7 answers ann"]


# Lapsing


@pytest.mark.parametrize("moment", [WOULD, WHEN])
def test_a_happening_whose_ground_is_gone_lapses_and_is_offered_to_nobody_any_more(moment: Moment) -> None:
    def find(game: Play, hit: Hit, now: Moment) -> list[Reaction]:
        if now != moment:
            return [note(game, f"late-{now.name}", now)] if now > moment else []
        gone = doing("flee", now, lambda h: game.state.lines.append("gone ann"))
        return [gone, note(game, "curse", now, forced=False)] if hit.name == "ann" else []

    match = hits(find, "ann")
    assert match.state.lines[-2:] == ["done: ", "lapsed ann"]
    assert not match.pending, "what was to be offered at this moment was withdrawn"
    assert not [line for line in match.state.lines if "hit" in line or "late" in line]


def test_what_lapses_of_several_leaves_the_others_alone() -> None:
    def find(game: Play, hit: Hit, moment: Moment) -> list[Reaction]:
        if moment == WHEN and hit.name == "bob":
            return [doing("flee", moment, lambda h: game.state.lines.append("gone ann"))]
        return []

    assert hits(find, "ann", "bob").state.lines[3:] == ["hit bob for 1", "done: bob", "lapsed ann"]


def test_one_thing_alone_lapses_even_where_nobody_listens() -> None:
    class Nobody:
        def listens(self, kind: str) -> bool:
            return False

        def find(self, happening: Happening, moment: Moment) -> list[Reaction]:
            raise AssertionError("nobody is asked")

        def might(self, happening: Happening, moment: Moment, first: bool) -> list[int]:
            raise AssertionError("nobody is asked")

    async def flow(game: Play) -> None:
        async def land(hit: Hit) -> None:
            game.state.lines.append(f"hit {hit.name}")

        for _ in range(2):
            hit = Hit(game, "ann")
            happened = await resolve(hit, land, Nobody(), lambda: [0], lambda h, m: Msg(m.name), "tiny.1")
            game.state.lines += ["happened" if happened else "did not", "lapsed" if hit.lapsed else "held", "gone ann"]

    lines = begin(flow).state.lines
    assert lines[:5] == ["settled ann", "hit ann", "happened", "held", "gone ann"]
    assert lines[5:] == ["settled ann", "did not", "lapsed", "gone ann"]


# The order within a moment


def test_what_cancels_is_asked_before_what_is_forced_at_the_same_printed_moment() -> None:
    def find(game: Play, hit: Hit, moment: Moment) -> list[Reaction]:
        if moment != WHEN:
            return []
        return [note(game, "worse", moment), doing("ward", moment, Happening.cancel, forced=False, first=True)]

    match = hits(find, "ann")
    assert keys(match) == ["ward", "pass"]
    assert match.state.lines == ["settled ann"], "settled, but nothing forced has been done"
    passing = match.fork()
    match.choose(0, "ward")
    assert match.state.lines == ["settled ann", "done: ", "cancelled ann"]
    passing.choose(0, "pass")
    assert passing.state.lines[1:] == ["worse answers ann", "hit ann for 1", "done: ann"]
    assert not passing.pending, "what was let go is not offered again"


# Who is asked


def test_seats_are_asked_for_when_they_are_needed() -> None:
    """Peril begins with the first answer: nobody else may help from then on."""

    async def flow(game: Play) -> None:
        async def nothing(happening: Happening) -> None: ...

        def seats() -> list[int]:
            return [0] if "one answers" in " ".join(game.state.lines) else [0, 1]

        async def run(happening: Happening) -> None:
            game.state.lines.append("one answers")

        reactions = [Reaction("one", 0, AFTER, False, run), Reaction("two", 1, AFTER, False, run)]
        find = Simply(lambda h, m: reactions if m == AFTER else [])
        await resolve(game.happening("thing", 0), nothing, find, seats, lambda h, m: Msg(m.name), "tiny.1")

    match = begin(flow)
    match.choose(0, "one")
    assert not match.pending


# Cut short


def cutting(act: Callable[[Play], Awaitable[None]], moment: Moment) -> TinyMatch:
    """Somewhere in the sequence this is done; an optional and a forced answer wait at its end."""

    async def flow(game: Play) -> None:
        def find(happening: Happening, now: Moment) -> list[Reaction]:
            async def run(happening: Happening) -> None:
                await act(game)

            if now == moment:
                return [Reaction("cut", 0, now, True, run)]
            if now == AFTER:
                return [note(game, "end", now), note(game, "more", now, forced=False)]
            return []

        async def land(hit: Hit) -> None:
            game.state.lines.append(f"hit {hit.name}")

        try:
            await resolve(Hit(game, "ann"), land, Simply(find), lambda: [0, 1], lambda h, m: Msg(m.name), "tiny.1")
        except CutShort as cut:
            game.state.lines.append(f"cut short {cut.seats}")
        except GameEnds:
            game.state.lines.append("the game ends")

    return begin(flow)


@pytest.mark.parametrize("moment", [WOULD, WHEN, AT])
def test_who_is_cut_short_waits_until_the_sequence_is_over(moment: Moment) -> None:
    async def act(game: Play) -> None:
        raise CutShort(1)

    match = cutting(act, moment)
    match.choose(0, "more")
    assert match.state.lines == ["settled ann", "hit ann", "end answers ann", "more answers ann", "cut short (1,)"]


def test_an_orderly_end_still_does_what_is_forced_but_offers_nothing() -> None:
    async def act(game: Play) -> None:
        raise GameEnds(orderly=True)

    match = cutting(act, AT)
    assert match.state.lines == ["settled ann", "hit ann", "end answers ann", "the game ends"]


def test_an_end_at_once_stops_everything() -> None:
    async def act(game: Play) -> None:
        raise GameEnds

    assert cutting(act, WHEN).state.lines == ["settled ann", "the game ends"]


def test_a_nested_interruption_finishes_exactly_once_and_two_cut_seats_are_both_told() -> None:
    async def flow(game: Play) -> None:
        async def land(hit: Hit) -> None:
            game.state.lines.append(f"hit {hit.name}")
            if hit.name == "inner":
                raise CutShort(0)

        def find(happening: Happening, moment: Moment) -> list[Reaction]:
            assert isinstance(happening, Hit)

            async def interrupt(happening: Happening) -> None:
                await blow("inner")

            async def also(happening: Happening) -> None:
                raise CutShort(1)

            if happening.name == "outer" and moment == WHEN:
                return [Reaction("interrupt", 0, moment, True, interrupt)]
            if happening.name == "outer" and moment == AT:
                return [Reaction("also", 0, moment, True, also)]
            return [note(game, "after", moment)] if moment == AFTER else []

        async def blow(whom: str) -> None:
            hit = Hit(game, whom)
            await resolve(hit, land, Simply(find), lambda: [0, 1], lambda h, m: Msg(m.name), "tiny.1")

        try:
            await blow("outer")
        except CutShort as cut:
            game.state.lines.append(f"cut short {cut.seats}")

    assert begin(flow).state.lines == [
        "settled outer",
        "settled inner",
        "hit inner",
        "after answers inner",
        "hit outer",
        "after answers outer",
        "cut short (0, 1)",
    ]


def effect(cut: bool = False) -> TinyMatch:
    """Two blows are one effect; each has somebody who answers at it and after it."""

    async def flow(game: Play) -> None:
        def find(happening: Happening, moment: Moment) -> list[Reaction]:
            assert isinstance(happening, Hit)
            return [note(game, f"{moment.name}-{happening.name}", moment)] if moment >= AT else []

        async def land(hit: Hit) -> None:
            game.state.lines.append(f"hit {hit.name}")
            if cut and hit.name == "bob":
                raise CutShort(1)

        async def blows(afterwards: Afterwards) -> None:
            for whom in ("ann", "bob"):
                blow = Hit(game, whom)
                await resolve(
                    blow, land, Simply(find), lambda: [0], lambda h, m: Msg(m.name), "tiny.1", afterwards=afterwards
                )

        afterwards = Afterwards()
        held = await held_back(blows(afterwards))
        await afterwards.come()
        game.state.lines.append("cut short" if held is not None else "whole")

    return begin(flow)


def test_what_comes_after_a_part_of_an_effect_waits_for_the_whole_of_it() -> None:
    lines = [line for line in effect().state.lines if not line.startswith("settled")]
    assert lines == [
        *("hit ann", "AT-ann answers ann", "hit bob", "AT-bob answers bob"),
        *("AFTER-ann answers ann", "AFTER-bob answers bob", "whole"),
    ]


def test_an_effect_that_is_cut_short_has_its_aftermath_all_the_same() -> None:
    assert effect(cut=True).state.lines[-3:] == ["AFTER-ann answers ann", "AFTER-bob answers bob", "cut short"]


# Being asked must not tell


class Hands:
    """Seat 1 holds something; seats 1 and 2 might."""

    def __init__(self, game: Play) -> None:
        self.game = game

    def listens(self, kind: str) -> bool:
        return True

    def find(self, happening: Happening, moment: Moment) -> list[Reaction]:
        return [note(self.game, "held", moment, forced=False, seat=1)] if moment == AFTER else []

    def might(self, happening: Happening, moment: Moment, first: bool) -> list[int]:
        return [1, 2] if moment == AFTER and not first else []


def test_who_might_answer_is_asked_even_with_nothing_to_answer_with() -> None:
    async def flow(game: Play) -> None:
        async def nothing(hit: Hit) -> None: ...

        await resolve(Hit(game, "ann"), nothing, Hands(game), lambda: range(3), lambda h, m: Msg(m.name), "tiny.1")

    match = begin(flow, 3)
    assert (match.pending[0].seat, keys(match), match.pending[0].topic) == (1, ["held", "pass"], "hit.after")
    match.choose(1, "pass")
    assert (match.pending[0].seat, keys(match), match.pending[0].always) == (2, ["pass"], True)
    with pytest.raises(IllegalChoice):
        match.choose(2, "held")
    match.choose(2, "pass")
    assert not match.pending
