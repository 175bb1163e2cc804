"""The heuristic bot: it plays a whole game, beats chance, and looks at nothing but its view."""

from __future__ import annotations

from miskatonic.bots.bot import Bot
from miskatonic.engine.match import Match
from miskatonic.games.dungeonology import RULES
from miskatonic.games.dungeonology.bot import HeuristicBot
from miskatonic.kit.at_random import RandomBot
from tests.games.dungeonology.scenes import ANCIENTS, ARENA, BACCHANALIA, CAMP, DNG, game, here, refused, scene

GAMES = 20
MOST_DECISIONS = 5000


def played(seed: int, hero: int) -> DNG:
    match: DNG = Match.new(RULES, 4, seed=f"bots-{seed}")
    bots: list[Bot] = [HeuristicBot(f"{seed}") if seat == hero else RandomBot(f"{seed}-{seat}") for seat in range(4)]
    for _ in range(MOST_DECISIONS):
        if not match.pending:
            break
        decision = match.pending[0]
        bot = bots[decision.seat]
        match.choose(decision.seat, *bot.choose(decision, match.view(decision.seat) if bot.needs_view else None))
    return match


def test_one_bot_beats_three_that_play_at_random() -> None:
    won = 0
    for seed in range(GAMES):
        outcome = played(seed, seed % 4).outcome
        assert outcome is not None
        won += seed % 4 in outcome.winners
    assert won >= 0.9 * GAMES


def test_it_publishes_when_it_can_and_knows_it() -> None:
    rich = {"cubes": {"yellow": 4, "red": 3}, "knowledge": True}
    match = scene(here(**rich), here(), phase="begin", clan="clan-golden-hoof")
    assert HeuristicBot("0").choose(match.pending[0], match.view(0)) == ("publish",)
    poor = {"cubes": {"yellow": 2, "green": 4}, "knowledge": True, "hand": ["help"]}
    match = scene(here(**poor), here(), phase="begin", clan="clan-golden-hoof")
    assert HeuristicBot("0").choose(match.pending[0], match.view(0)) == ("go-on",)


def test_it_spends_no_more_cards_than_it_needs() -> None:
    hand = ["destiny-1", "destiny-2", "destiny-5", "help"]
    match = scene(here(hand=hand), here(), phase="action")
    match.choose(0, "research:1")
    chosen = HeuristicBot("0").choose(match.pending[0], match.view(0))
    spent = sum(RULES.content.tricks[card].bonus for card in chosen)
    assert 3 <= spent <= 5 and len(chosen) < len(hand)


def test_it_goes_home_the_long_way_round_where_the_short_one_has_a_door() -> None:
    tiles = {
        ANCIENTS: [2, 0],
        BACCHANALIA: [4, -1],
        "hidden-crops": [20, 20],
        "ritualists-caves": [22, 20],
    }
    match = scene(
        {"place": "hidden-crops", "cubes": {"violet": 3, "red": 3}, "hand": []},
        {"finished": True},
        tiles=tiles,
        tokens={CAMP: ["X"], "ritualists-caves": ["X"]},
        panic="darkness",
        clan="clan-broken-horn",
        phase="movement",
    )
    assert refused(match)["go:ritualists-caves"] == "dng.doors.1"
    assert game(match).connected(ANCIENTS) == [CAMP, BACCHANALIA]
    assert HeuristicBot("0").choose(match.pending[0], match.view(0)) == (f"go:{BACCHANALIA}",)


def test_under_maximum_alertness_it_risks_an_ambush_rather_than_stand_still() -> None:
    match = scene(
        here(hand=["destiny-4"], scholar="vincenzo"),
        {"finished": True},
        tiles={ANCIENTS: [2, 0], ARENA: [4, 0]},
        cubes={ANCIENTS: [], ARENA: ["red", ""]},
        panic="darkness",
    )
    assert HeuristicBot("0").choose(match.pending[0], match.view(0)) == (f"go:{ARENA}",)
    match.choose(0, f"go:{ARENA}")
    match.choose(0, "pass")
    assert HeuristicBot("0").choose(match.pending[0], match.view(0)) == ("research:1",)


def test_it_does_not_spy_for_a_cube_that_an_intern_protects() -> None:
    for interns, chosen in (([], "spy:1:yellow"), (["treasurer"], "spy:1:green")):
        match = scene(
            here(hand=["destiny-5", "destiny-4"], scholar="sofia"),
            here(cubes={"yellow": 1, "green": 1}, interns=interns, scholar="rebecca"),
            cubes={ANCIENTS: []},
            phase="action",
        )
        assert HeuristicBot("0").choose(match.pending[0], match.view(0)) == (chosen,)


def test_of_two_equal_cubes_it_spies_for_the_one_of_whoever_leads() -> None:
    for rich in (1, 2):
        leader, other = here(cubes={"red": 1, "violet": 3}, interns=["bard"]), here(cubes={"red": 1})
        match = scene(
            here(hand=["destiny-3"], scholar="sofia", cubes={"yellow": 2}),
            *([leader, other] if rich == 1 else [other, leader]),
            cubes={ANCIENTS: []},
            phase="action",
        )
        assert HeuristicBot("0").choose(match.pending[0], match.view(0)) == (f"spy:{rich}:red",)


def between(bots: str, seed: int) -> DNG:
    match: DNG = Match.new(RULES, 3, {"bots": bots}, seed=f"temper-{seed}")
    bot = HeuristicBot(f"{seed}")
    while match.pending:
        decision = match.pending[0]
        match.choose(decision.seat, *bot.choose(decision, match.view(decision.seat)))
    return match


def test_gentle_bots_rob_nobody() -> None:
    for seed in range(3):
        match = between("gentle", seed)
        assert match.outcome is not None and match.state.thefts == 0
        told = {event.kind for event in match.events}
        assert not told & {"spying", "stolen", "threat", "cancelled"}


def test_only_a_nasty_bot_hinders_whoever_is_far_behind() -> None:
    for bots, answers in (("gentle", "pass"), ("sly", "pass"), ("nasty", "play:broken-twig:secondary-1")):
        match = scene(
            here(hand=["destiny-3"], scholar="sofia"),
            here(hand=["broken-twig"], cubes={"red": 5, "green": 5}, scholar="rebecca"),
            phase="action",
            bots=bots,
        )
        match.choose(0, "research:1")
        match.choose(0, "destiny-3")
        asked = match.pending[0]
        assert (asked.kind, asked.seat) == ("respond", 1)
        assert HeuristicBot("0").choose(asked, match.view(1)) == (answers,)
