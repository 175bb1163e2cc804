"""The sequence of a happening, clause by clause, with the relics of the toy game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from miskatonic.engine.timing import Happening, Moment, Reaction, Simply, resolve
from tests.engine.tiny import Play, TinyMatch, begin
from tests.toy import RULES
from tests.toy.state import State

# With the toy game


def scene(*tables: str, seats: int = 2, hands: tuple[str, ...] = (), lead: int = 0) -> Match[State]:
    """Seat 0 has a Salt knife and a War drum in hand; each text is one seat's table, or hand."""
    players: list[dict[str, Any]] = []
    for seat in range(seats):
        table = tables[seat].split() if seat < len(tables) else []
        hand = hands[seat].split() if seat < len(hands) else []
        players.append({"table": table, "hand": hand, "candles": 5, "coins": 2})
    players[0]["hand"] = ["salt-knife", "war-drum", *players[0]["hand"]]
    return Match.position(RULES, {"players": players, "lead": lead})


def told(match: Match[State]) -> list[str]:
    """The events since the last choice of an action, without the card that began it."""
    begun = max(number for number, event in enumerate(match.events) if event.kind == "played")
    return [event.kind for event in match.events[begun + 1 :]]


def candles(match: Match[State]) -> list[int]:
    return [player.candles for player in match.state.players]


def coins(match: Match[State]) -> list[int]:
    return [player.coins for player in match.state.players]


def test_without_reactions_the_thing_just_happens() -> None:
    match = scene()
    match.choose(0, "play:salt-knife")
    assert candles(match) == [5, 4]
    assert told(match) == ["harmed"]


def test_a_cancelled_happening_does_not_happen_and_nothing_follows_from_it() -> None:
    match = scene("mourner", "iron-ward thorn-crown vulture")
    match.choose(0, "play:salt-knife")
    assert match.pending[0].prompt == Msg("ask-would-harm", {"amount": 1})
    match.choose(1, "react:iron-ward")
    assert candles(match) == [5, 5]
    assert told(match) == ["reacted", "cancelled"]
    assert match.pending[0].kind == "action"


def test_an_optional_reaction_may_be_left_out() -> None:
    match = scene("", "iron-ward")
    match.choose(0, "play:salt-knife")
    match.choose(1, "pass")
    assert candles(match) == [5, 4]
    assert told(match) == ["harmed"]


def test_a_replaced_happening_gives_way_to_another_and_its_own_followers_stay_silent() -> None:
    match = scene("mourner", "thorn-crown", hands=("", "scapegoat"))
    match.choose(0, "play:salt-knife")
    match.choose(1, "react:scapegoat")
    assert match.state.stack == ["salt-knife"]
    match.choose(0, "pass")
    assert candles(match) == [5, 5]
    assert coins(match) == [2, 3]
    assert told(match) == ["reacted", "replaced", "gained"]
    assert match.state.discard == ["scapegoat", "salt-knife"]


def test_what_comes_instead_is_a_happening_of_its_own() -> None:
    match = scene("tax-collector", "", hands=("", "scapegoat"))
    match.choose(0, "play:salt-knife")
    match.choose(1, "react:scapegoat")
    assert coins(match) == [2, 2], "the tax on what is gained instead"


def test_a_happening_in_flight_is_changed_by_identity() -> None:
    match = scene("cracked-mirror")
    match.choose(0, "play:war-drum")
    assert candles(match) == [5, 2]
    assert told(match) == ["reacted", "altered", "harmed"]


def test_forced_reactions_come_before_optional_ones_and_the_prompt_says_what_they_changed() -> None:
    match = scene("cracked-mirror", "", hands=("", "scapegoat"))
    match.choose(0, "play:salt-knife")
    assert match.pending[0].kind == "react"
    assert match.pending[0].prompt == Msg("ask-when-harm", {"amount": 2})


@pytest.mark.parametrize("lead", [0, 1])
def test_the_lead_orders_forced_reactions_at_the_same_moment(lead: int) -> None:
    match = scene("cracked-mirror", "wax-shield", lead=lead)
    match.choose(0, "play:salt-knife")
    assert [(d.seat, d.kind) for d in match.pending] == [(lead, "order")]
    keys = [option.key for option in match.pending[0].options]
    assert sorted(keys) == ["react:cracked-mirror", "react:wax-shield"]
    match.choose(lead, "react:wax-shield")
    altered = [event.args["amount"] for event in match.events if event.kind == "altered"]
    assert altered == [0, 1]


def test_the_other_order_of_forced_reactions_is_possible_too() -> None:
    match = scene("cracked-mirror", "wax-shield")
    match.choose(0, "play:salt-knife")
    match.choose(0, "react:cracked-mirror")
    altered = [event.args["amount"] for event in match.events if event.kind == "altered"]
    assert altered == [2, 1]


def test_a_single_forced_reaction_is_not_asked_about() -> None:
    match = scene("", "wax-shield")
    match.choose(0, "play:salt-knife")
    assert match.pending[0].kind == "action"
    assert candles(match) == [5, 5]


def test_optional_reactions_go_round_from_the_lead_until_all_have_passed() -> None:
    match = scene("mourner", "", "vulture", seats=3, lead=2)
    match.choose(0, "play:salt-knife")
    match.choose(0, "seat:1")
    assert match.pending[0].prompt.id == "ask-after-harm"
    assert match.pending[0].seat == 2
    match.choose(2, "pass")
    match.choose(0, "react:mourner")
    assert match.pending[0].seat == 2, "after something was done the passed seat is asked again"
    match.choose(2, "react:vulture")
    assert match.pending[0].kind == "action"


def test_after_comes_after_at() -> None:
    match = scene("vulture", "thorn-crown")
    match.choose(0, "play:salt-knife")
    match.choose(0, "pass")
    match.choose(0, "react:vulture")
    match.choose(0, "react:vulture")
    assert told(match) == [
        "harmed",
        *("reacted", "harmed"),
        *("reacted", "drew", "drew.secretly"),
        *("reacted", "drew", "drew.secretly"),
    ], "the thorns (at) and all that follows from them come before the vulture (after)"
    assert candles(match) == [4, 4]


def test_a_reaction_may_cause_a_happening_of_its_own_to_which_others_react() -> None:
    match = scene("iron-ward", "thorn-crown")
    match.choose(0, "play:salt-knife")
    assert match.pending[0].seat == 0
    assert match.pending[0].prompt.id == "ask-would-harm"
    match.choose(0, "react:iron-ward")
    assert candles(match) == [5, 4], "the thorns were stopped, the knife was not"


def test_an_inner_happening_can_change_the_outer_one_by_identity() -> None:
    """The mourner's gain comes after the harm, so the harm is done; the outer amount is the harm's own."""
    match = scene("mourner blood-pact")
    match.choose(0, "play:salt-knife")
    match.choose(0, "react:mourner")
    match.choose(0, "react:blood-pact")
    altered = [event.args for event in match.events if event.kind == "altered"]
    assert [args["amount"] for args in altered] == [3]
    assert coins(match) == [3, 2], "the gain itself was not changed"


def test_a_reaction_from_the_hand_is_discarded_and_not_offered_again() -> None:
    match = scene(hands=("", "hourglass"))
    match.choose(0, "work")
    match.choose(1, "react:hourglass")
    assert coins(match) == [2, 2]
    assert match.state.discard == ["hourglass"]
    match.choose(0, "work")
    assert coins(match) == [3, 2]


def test_a_match_saved_between_two_reactions_goes_on_there() -> None:
    match = scene("mourner", "iron-ward", "vulture", seats=3)
    match.choose(0, "play:salt-knife")
    match.choose(0, "seat:1")
    match.choose(1, "pass")
    twin = Match.loads(RULES, match.dumps())
    for side in (match, twin):
        side.choose(0, "react:mourner")
        side.choose(2, "pass")
    assert twin.state == match.state
    assert twin.events == match.events


def test_a_blast_hits_two_at_one_timing_point() -> None:
    match = scene("", "thorn-crown", seats=3, hands=("powder-keg",))
    match.choose(0, "play:powder-keg")
    assert match.state.stack == ["powder-keg"], "in flight while it is being resolved"
    assert told(match) == ["harmed", "harmed", "reacted"], "both, before anything answers"


def test_of_a_blast_the_mourner_mourns_one_and_says_whom() -> None:
    match = scene("mourner", seats=3, hands=("powder-keg",))
    match.choose(0, "play:powder-keg")
    assert [option.key for option in match.pending[0].options] == ["react:mourner>1", "react:mourner>2", "pass"]
    match.choose(0, "react:mourner>2")
    assert candles(match) == [5, 4, 4]
    assert coins(match) == [2, 2, 2], "a coin for the keg, a coin for mourning"
    assert match.pending[0].kind == "action"


def test_a_seal_is_asked_before_the_forced_mirror_of_the_same_moment() -> None:
    match = scene("cracked-mirror", "salt-seal")
    match.choose(0, "play:salt-knife")
    assert match.pending[0].prompt == Msg("ask-when-harm", {"amount": 1}), "the mirror has not spoken"
    match.choose(1, "react:salt-seal")
    assert told(match) == ["reacted", "cancelled"]


def test_a_gain_lapses_when_its_player_is_out_before_it_comes() -> None:
    match = Match.position(RULES, {"players": [{"table": ["usury"], "candles": 1}, {"table": ["mourner"]}]})
    match.choose(0, "work")
    match.choose(1, "pass")
    assert candles(match) == [0, 3]
    assert [event.kind for event in match.events] == ["reacted", "harmed", "score", "score"]


def test_a_turn_is_cut_short_once_the_gain_is_whole() -> None:
    match = scene("lucky-coin", "curfew")
    match.choose(0, "work")
    match.choose(0, "react:lucky-coin")
    assert coins(match) == [4, 2]
    assert match.state.active == 1, "though one action was left"


def test_the_last_bell_ends_the_game_and_lies_where_it_belongs() -> None:
    match = Match.position(RULES, {"players": [{"hand": ["last-bell"], "coins": 4}, {"coins": 2}]})
    match.choose(0, "play:last-bell")
    assert match.outcome is not None
    assert (match.state.stack, match.state.discard) == ([], ["last-bell"])
    assert match.outcome.winners == (1,)


def test_at_the_market_all_may_sell_by_turns_until_all_have_passed() -> None:
    match = scene("jade-frog", "copper-idol dowry", hands=("night-market",))
    match.choose(0, "play:night-market")
    for seat, key in [(0, "pass"), (1, "sell:dowry"), (0, "sell:jade-frog"), (1, "sell:copper-idol")]:
        assert match.pending[0].seat == seat
        match.choose(seat, key)
        while match.pending[0].kind == "react" and len(match.pending[0].options) == 1:
            match.choose(match.pending[0].seat, "pass")
    assert coins(match) == [4, 6]
    assert match.pending[0].kind == "action"


# The kernel's sequence alone


def sequence(find: Callable[[Happening, Moment], list[Reaction]], seats: int = 2) -> TinyMatch:
    async def flow(game: Play) -> None:
        happening = game.happening("thing", 0, 3)

        async def thing(h: Happening) -> None:
            game.state.lines.append(f"thing {h.amount}")

        happened = await resolve(
            happening, thing, Simply(find), lambda: range(seats), lambda h, m: Msg(m.name), "tiny.1"
        )
        game.state.lines.append("happened" if happened else "did not happen")

    return begin(flow, seats)


def noting(log: list[str], key: str, moment: Moment, forced: bool, seat: int = 0) -> Reaction:
    async def run(happening: Happening) -> None:
        log.append(f"{moment.name} {'forced' if forced else 'optional'} {key}")

    return Reaction(key, seat, moment, forced, run)


def test_the_whole_sequence_in_its_order() -> None:
    log: list[str] = []
    reactions = [noting(log, "r", moment, forced) for moment in reversed(Moment) for forced in (False, True)]
    reactions = [Reaction(f"{r.moment.name}-{r.forced}", 0, r.moment, r.forced, r.run) for r in reactions]
    match = sequence(lambda h, m: [r for r in reactions if r.moment == m])
    while match.pending:
        log.append(f"asked {match.pending[0].prompt.id}, {match.state.lines}")
        match.choose(0, match.pending[0].options[0].key)
    done = [line.removesuffix(" r") for line in log if not line.startswith("asked")]
    assert done == [
        *("WOULD forced", "WOULD optional", "WHEN forced", "WHEN optional"),
        *("AT forced", "AT optional", "AFTER forced", "AFTER optional"),
    ]
    asked = [line for line in log if line.startswith("asked")]
    assert asked == [
        "asked WOULD, []",
        "asked WHEN, []",
        "asked AT, ['thing 3']",
        "asked AFTER, ['thing 3']",
    ]
    assert match.state.lines == ["thing 3", "happened"]


def test_who_cancels_ends_the_window_for_all_others() -> None:
    log: list[str] = []

    async def cancel(happening: Happening) -> None:
        happening.cancel()

    stop = Reaction("stop", 0, Moment.WOULD, True, cancel)
    other = noting(log, "other", Moment.WOULD, True)
    match = sequence(lambda h, m: [r for r in (stop, other) if r.moment == m])
    match.choose(0, "stop")
    assert log == []
    assert match.state.lines == ["did not happen"]


def test_a_forced_reaction_brought_about_by_an_optional_one_comes_next() -> None:
    log: list[str] = []
    woken: list[Reaction] = []

    async def wake(happening: Happening) -> None:
        log.append("woke")
        woken.append(noting(log, "late", Moment.WHEN, True))

    first = Reaction("first", 0, Moment.WHEN, False, wake)
    second = noting(log, "second", Moment.WHEN, False, 1)
    match = sequence(lambda h, m: [r for r in (first, second, *woken) if r.moment == m])
    match.choose(0, "first")
    assert log == ["woke", "WHEN forced late"]
    match.choose(1, "second")
    assert log[2:] == ["WHEN optional second"]


def test_who_passes_ends_nothing_for_those_who_have_more_to_do() -> None:
    log: list[str] = []
    mine = noting(log, "mine", Moment.AFTER, False, 0)
    theirs = [noting(log, key, Moment.AFTER, False, 1) for key in ("one", "two")]
    match = sequence(lambda h, m: [r for r in (mine, *theirs) if r.moment == m])
    for seat, key in ((0, "pass"), (1, "one"), (0, "pass"), (1, "two"), (0, "pass")):
        match.choose(seat, key)
    assert log == ["AFTER optional one", "AFTER optional two"]
    assert match.state.lines == ["thing 3", "happened"]


def test_after_an_answer_the_next_seat_is_asked_first() -> None:
    log: list[str] = []
    every = [noting(log, f"{seat}{key}", Moment.AFTER, False, seat) for seat in range(3) for key in "ab"]
    match = sequence(lambda h, m: [r for r in every if r.moment == m], seats=3)
    asked: list[int] = []
    for key in ("0a", "1a", "2a", "pass", "1b", "2b", "0b"):
        asked.append(match.pending[0].seat)
        match.choose(match.pending[0].seat, key)
    assert asked == [0, 1, 2, 0, 1, 2, 0]


def test_a_reaction_is_used_once_in_its_window() -> None:
    log: list[str] = []
    always = noting(log, "always", Moment.AFTER, True)
    match = sequence(lambda h, m: [always] if m == Moment.AFTER else [])
    assert not match.pending
    assert log == ["AFTER forced always"]


def test_happenings_are_numbered_and_know_what_caused_them() -> None:
    async def flow(game: Play) -> None:
        for _ in range(2):
            game.safe_point()
            outer = game.happening("harm", 0, 1, source="knife")
            inner = game.happening("gain", 1, parent=outer)
            assert inner.parent is outer
            assert outer.args == {"source": "knife"}
            game.state.lines.append(f"{outer.id} {inner.id}")

    assert begin(flow).state.lines == ["1 2", "1 2"], "counted anew from every safe point, as a fork would"
