"""Windows in which seats act by turns."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.engine.decision import Option
from miskatonic.engine.message import Msg
from miskatonic.engine.window import window
from tests.engine.tiny import Play, TinyMatch, begin, options


def stalls(goods: dict[int, list[str]], *, might: Sequence[int] = (), gone: str = "") -> TinyMatch:
    """Each seat sells its goods, one at a time; who sells `gone` leaves."""

    async def flow(game: Play) -> None:
        def sold(seat: int) -> list[str]:
            return [line.partition(" ")[2] for line in game.state.lines if line.startswith(f"{seat} ")]

        def offers(seat: int) -> list[Option]:
            return options(*(thing for thing in goods.get(seat, []) if thing not in sold(seat)))

        async def sell(seat: int, key: str) -> None:
            game.state.lines.append(f"{seat} {key}")

        def seats() -> list[int]:
            return [seat for seat in (1, 2, 0) if gone not in sold(seat)]

        await window("market", seats, offers, sell, lambda seat: Msg("ask"), "tiny.1", might=lambda: might)
        game.state.lines.append("closed")

    return begin(flow, 3)


def test_a_window_goes_round_from_its_first_seat_until_all_have_passed_in_a_row() -> None:
    match = stalls({0: ["fish"], 1: ["salt", "rope"], 2: ["wax"]})
    for seat, key in [(1, "salt"), (2, "pass"), (0, "pass"), (1, "rope"), (2, "wax"), (0, "fish")]:
        assert [decision.seat for decision in match.pending] == [seat]
        match.choose(seat, key)
    assert match.state.lines == ["1 salt", "1 rope", "2 wax", "0 fish", "closed"]


def test_a_window_in_which_nobody_has_anything_to_do_is_not_noticed() -> None:
    assert stalls({}).state.lines == ["closed"]


def test_who_leaves_in_the_window_is_not_asked_again() -> None:
    match = stalls({1: ["soul", "rope"], 2: ["wax"]}, gone="soul")
    match.choose(1, "soul")
    match.choose(2, "pass")
    assert match.state.lines == ["1 soul", "closed"]


def test_who_might_have_something_is_asked_in_any_case() -> None:
    match = stalls({1: ["salt"]}, might=[0, 1])
    match.choose(1, "pass")
    assert (match.pending[0].seat, match.pending[0].always) == (0, True)
    assert [option.key for option in match.pending[0].options] == ["pass"]
    match.choose(0, "pass")
    assert match.state.lines == ["closed"]
