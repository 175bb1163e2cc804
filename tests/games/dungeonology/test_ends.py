"""The boss, the panic cards, maximum alertness, the end and who wins."""

from __future__ import annotations

from typing import Any

from miskatonic.games.dungeonology.ending import ranked
from miskatonic.games.dungeonology.state import Player
from tests.games.dungeonology.scenes import (
    ANCIENTS,
    ARENA,
    CAMP,
    COLOURED,
    CONTENT,
    FEAST,
    HUNTERS,
    REFUGE,
    asked,
    choose,
    decision,
    do,
    events,
    game,
    happened,
    here,
    keys,
    me,
    pass_all,
    scene,
    told,
    turn_ends,
)
from tests.rules import rule

LINE = {ANCIENTS: [2, 0], REFUGE: [4, -1], FEAST: [6, -2]}
"""East of the Camp Site, one behind another."""
HUNT = {HUNTERS: [-2, 1]}


# The boss


@rule("dng.boss.6", "dng.zone-effects.13", "dng.laetus-surly.2", "dng.boss.11", "dng.laetus-surly.4")
def test_entering_his_zone_discovers_the_boss() -> None:
    match = scene({"students": 0}, tiles=HUNT)
    do(match, f"go:{HUNTERS}")
    assert match.state.boss_place == HUNTERS and me(match).fatigue == 1


@rule("dng.laetus-surly.3", "dng.boss.7", "dng.boss.11", "dng.zone-effects.14", "dng.boss.12", "dng.laetus-surly.1")
def test_surly_laetus_is_steered_toward_a_scholar() -> None:
    match = scene({}, {"place": FEAST, "students": 0}, tiles={**LINE, **HUNT}, boss_place=ANCIENTS)
    do(match, f"go:{HUNTERS}")
    assert told(match, "boss-moved", "zone") == [REFUGE, FEAST], "he does not turn back, and stops at a scholar"
    assert me(match, 1).fatigue == 1 and me(match).fatigue == 0


@rule("dng.laetus-surly.3")
def test_where_he_would_have_to_turn_back_he_stops() -> None:
    match = scene({}, tiles={**LINE, **HUNT}, boss_place=REFUGE)
    do(match, f"go:{HUNTERS}")
    while asked(match) == "boss-moves":
        choose(match, f"zone:{FEAST}")
    assert match.state.boss_place == FEAST and told(match, "boss-moved", "zone") == [FEAST]


@rule("dng.boss.1")
def test_he_is_activated_once_in_a_turn() -> None:
    match = scene({"students": 0, "scholar": "valerio"}, tiles={**HUNT, ARENA: [-4, 1]})
    assert ARENA in game(match).connected(HUNTERS), "there would be a way for him"
    do(match, f"go:{HUNTERS}", f"go:{CAMP}", f"go:{HUNTERS}")
    assert me(match).fatigue == 1 and happened(match, "boss-placed", "boss-moved") == ["boss-placed"]


@rule("dng.boss.8")
def test_whoever_activates_him_is_no_victim_at_first() -> None:
    match = scene({"students": 0}, tiles=HUNT, boss_place=HUNTERS)
    do(match, f"go:{HUNTERS}")
    assert me(match).fatigue == 0


@rule("dng.boss.13", "dng.boss.14", "dng.boss.15")
def test_doors_do_not_stop_him_and_secret_passages_are_his() -> None:
    tiles = {FEAST: [2, 0], "slums": [12, 12], "hidden-crops": [20, 20], "ritualists-caves": [22, 20]}
    match = scene({"place": FEAST}, tiles=tiles, tokens={FEAST: ["teleport"]})
    from miskatonic.games.dungeonology import boss

    assert boss.around(game(match), FEAST) == ["slums"]
    assert boss.around(game(match), "hidden-crops") == ["ritualists-caves"]


@rule("dng.laetus-drunk.2", "dng.laetus-drunk.5", "dng.laetus-drunk.6", "dng.laetus-drunk.7")
def test_drunk_laetus_does_what_lots_say() -> None:
    for colour, check in (
        ("green", lambda player: len(player.hand) == 0),
        ("red", lambda player: player.fatigue == 1),
        ("blue", lambda player: player.cubes["green"] == 1),
        ("yellow", lambda player: player.cubes["green"] == 1),
        ("violet", lambda player: player.students == 2),
    ):
        match = scene(
            {"students": 0, "hand": ["help"]},
            tiles=HUNT,
            boss="laetus-drunk",
            campfire=2,
            rig={"randomness": [COLOURED[colour]]},
        )
        do(match, f"go:{HUNTERS}")
        assert check(me(match)), colour


@rule(
    "dng.randomness.2",
    "dng.laetus-drunk.3",
    "dng.laetus-drunk.4",
    "dng.laetus-drunk.1",
    "dng.randomness.7",
    "dng.overview.12",
)
def test_drunk_laetus_goes_toward_a_scholar_drawn_by_lots() -> None:
    # The yellow notebook is the first player's, the red one the second's.
    match = scene(
        {},
        {"place": FEAST, "students": 0},
        tiles={**LINE, **HUNT},
        boss="laetus-drunk",
        boss_place=ANCIENTS,
        rig={"randomness": ["lot-west-1", COLOURED["red"]]},
    )
    do(match, f"go:{HUNTERS}")
    assert told(match, "boss-moved", "zone") == [REFUGE, FEAST] and me(match, 1).fatigue == 1


@rule("dng.boss.9")
def test_lots_may_point_to_whoever_woke_him() -> None:
    match = scene(
        {"students": 0},
        {"place": ANCIENTS},
        tiles={ANCIENTS: [2, 0], **HUNT},
        boss="laetus-drunk",
        boss_place=HUNTERS,
        rig={"randomness": ["lot-south-1", COLOURED["red"]]},
    )
    do(match, f"go:{HUNTERS}")
    assert me(match).fatigue == 1


@rule("dng.ruling-boss.1")
def test_the_boss_stays_out_of_the_camp() -> None:
    from miskatonic.games.dungeonology import boss

    match = scene({}, tiles={ANCIENTS: [2, 0], REFUGE: [4, -1]})
    assert CAMP in game(match).connected(ANCIENTS) and boss.around(game(match), ANCIENTS) == [REFUGE]


@rule("dng.ruling-boss.2")
def test_a_boss_whom_nobody_has_met_comes_out_for_pandemonium() -> None:
    bare = {REFUGE: ["green", ""], FEAST: []}
    match = scene(here(), here(), tiles=LINE, cubes=bare, phase="begin", panic="pandemonium", boss_gone=True)
    assert told(match, "boss-placed", "zone") == [ANCIENTS]


@rule("dng.ruling-boss.3")
def test_in_pandemonium_the_boss_looks_one_zone_ahead() -> None:
    match = scene(
        {},
        {},
        tiles={**LINE, **HUNT},
        cubes={ANCIENTS: ["green"], REFUGE: [], FEAST: [], HUNTERS: ["green", "green", "red"]},
        tokens={FEAST: ["X"], HUNTERS: ["X"]},
        phase="begin",
        panic="pandemonium",
        boss_gone=True,
        boss_place=REFUGE,
    )
    assert told(match, "boss-moved", "zone") == [ANCIENTS, REFUGE]


@rule("dng.randomness.6")
def test_a_missing_exit_gives_way_to_the_next_one_clockwise() -> None:
    from miskatonic.games.dungeonology import boss

    match = scene({}, tiles={ANCIENTS: [2, 0], HUNTERS: [-2, 1]})
    exits = [ANCIENTS, HUNTERS]
    assert boss.exit_of(game(match), CAMP, exits, "nw") == ANCIENTS
    assert boss.exit_of(game(match), CAMP, exits, "sw") == HUNTERS


@rule("dng.randomness.9")
def test_the_sample_card_points_south_and_there_to_the_right() -> None:
    from miskatonic.games.dungeonology import boss

    match = scene({}, tiles={ANCIENTS: [-1, 2], ARENA: [1, 2]})
    sample = CONTENT.randomness["lot-south-1"]
    assert sample.direction == "south"
    assert sorted(game(match).connected(CAMP)) == sorted([ANCIENTS, ARENA])
    assert boss.exit_of(game(match), CAMP, [ANCIENTS, ARENA], sample.exit) == ARENA


@rule("dng.boss.10")
def test_a_boss_who_comes_back_meets_whoever_woke_him() -> None:
    tiles = {**HUNT, ANCIENTS: [2, 0], REFUGE: [4, -1]}
    ring = {zone: ["X"] for zone in (HUNTERS, ANCIENTS, REFUGE)}
    match = scene({"students": 0}, tiles=tiles, tokens=ring, boss_place=HUNTERS)
    do(match, f"go:{HUNTERS}")
    while asked(match) == "boss-moves":
        choose(match, keys(match)[0])
    assert match.state.boss_place == HUNTERS and me(match).fatigue == 1


# Panic


@rule("dng.panic-list.2", "dng.panic-list.3", "dng.panic-list.4", "dng.panic-list.5", "dng.panic-list.6")
def test_pandemonium() -> None:
    match = scene(
        here(cubes={"red": 1}),
        here(),
        tiles=LINE,
        phase="begin",
        panic="pandemonium",
        boss_gone=True,
        boss_place=FEAST,
        active=0,
    )
    assert told(match, "boss-moved", "zone") == [REFUGE, ANCIENTS]
    assert not any(game(match).tile(REFUGE).cubes) and not any(game(match).tile(ANCIENTS).cubes)
    assert me(match).cubes["red"] == 0 and happened(match, "lost") == ["lost"]


@rule("dng.panic-list.2")
def test_pandemonium_discards_the_boss_card() -> None:
    match = scene(
        here(hand=["sponsors"]), omegas=4, rig={"university": ["omega", "student"], "draw.panics": ["pandemonium"]}
    )
    do(match, "play:sponsors:main")
    assert match.state.boss_gone


@rule("dng.panic-list.7", "dng.panic-list.8", "dng.panic-list.9", "dng.panic-cards.7")
def test_darkness_swallows_a_colour() -> None:
    lying = {ANCIENTS: ["green", "red", "blue"], REFUGE: ["yellow", "violet"]}
    for colour, gone in (("blue", True), ("yellow", True), ("violet", True), ("red", False), ("green", False)):
        rig = {"randomness": [COLOURED[colour]]}
        match = scene(here(), here(), phase="begin", panic="darkness", rig=rig, cubes=lying)
        left = [cube for tile in match.state.tiles for cube in tile.cubes if cube]
        assert len(left) == 5 - gone and (colour not in left) is gone


@rule("dng.panic-list.10")
def test_in_the_darkness_the_lonely_lose_a_cube() -> None:
    match = scene(here(cubes={"red": 1}), {"place": REFUGE}, phase="action", panic="darkness")
    turn_ends(match)
    assert me(match).cubes["red"] == 0
    match = scene(here(cubes={"red": 1}), here(), phase="action", panic="darkness")
    turn_ends(match)
    assert me(match).cubes["red"] == 1


@rule("dng.panic-list.3", "dng.panic-list.8")
def test_panic_goes_on_in_the_turns_of_those_who_have_finished() -> None:
    match = scene(
        here(),
        {"finished": True, "published": 1},
        here(),
        phase="action",
        panic="darkness",
        rig={"randomness": [COLOURED["red"]] * 2},
    )
    turn_ends(match)
    assert len(events(match, "lots")) >= 1 and match.state.active == 2
    assert told(match, "turn", "turn") == [2, 3]


# Maximum alertness


@rule(
    "dng.max-alertness.3", "dng.max-alertness.4", "dng.max-alertness.5", "dng.alertness-card.20", "dng.publication.12"
)
def test_whoever_ends_a_turn_at_home_publishes_at_once() -> None:
    match = scene(
        {"place": ANCIENTS, "cubes": {"violet": 3, "yellow": 1}}, here(), panic="darkness", clan="clan-golden-hoof"
    )
    do(match, f"go:{CAMP}")
    turn_ends(match)
    assert me(match).published == 1 and me(match).finished and match.state.panic == "darkness"


@rule("dng.max-alertness.5")
def test_a_failure_ends_the_expedition_too() -> None:
    match = scene({"place": ANCIENTS, "cubes": {"green": 1}}, here(), panic="darkness")
    do(match, f"go:{CAMP}")
    turn_ends(match)
    assert me(match).finished and me(match).published == 0 and me(match).cubes["green"] == 0


@rule("dng.max-alertness.10", "dng.alertness-card.22", "dng.max-alertness.13")
def test_when_all_have_finished_the_game_is_over() -> None:
    match = scene({"place": ANCIENTS}, {"finished": True}, panic="darkness")
    do(match, f"go:{CAMP}")
    turn_ends(match)
    assert match.state.ended == "all-finished" and match.outcome is not None


@rule("dng.max-alertness.12", "dng.alertness-card.24")
def test_when_no_cubes_are_left_the_game_is_over() -> None:
    bare = {ANCIENTS: ["green", "", ""], REFUGE: []}
    match = scene(here(hand=["destiny-5"]), here(), phase="action", panic="darkness", cubes=bare)
    do(match, "research:1", "destiny-5")
    assert match.state.ended == "no-cubes"
    match = scene(here(hand=["destiny-5"]), here(), phase="action", cubes=bare)
    do(match, "research:1", "destiny-5")
    assert match.outcome is None, "new zones can still be found"


@rule("dng.end-trigger.6", "dng.end-trigger.7")
def test_before_that_too_if_nothing_can_be_added() -> None:
    bare = {ANCIENTS: ["green", "", ""], REFUGE: []}
    match = scene(here(hand=["destiny-5"]), here(), phase="action", cubes=bare)
    for stack in match.state.stacks:
        stack.fog = []
    do(match, "research:1", "destiny-5")
    assert match.state.ended == "no-cubes"


@rule("dng.max-alertness.14", "dng.ruling-stuck.1")
def test_when_those_who_are_left_cannot_go_on_the_game_is_over() -> None:
    tiles = {"hidden-crops": [2, 0], "assembly-of-leaders": [20, 20]}
    quiet = {"randomness": [COLOURED["red"]] * 9}
    match = scene({"place": "assembly-of-leaders"}, {"finished": True}, tiles=tiles, panic="darkness", rig=quiet)
    turn_ends(match)
    assert match.pending, "once is not enough"
    turn_ends(match)
    assert match.state.ended == "stuck" and game(match).cubes_in_zones()


@rule("dng.ruling-stuck.1", "dng.max-alertness.13")
def test_whoever_does_something_keeps_the_game_going() -> None:
    quiet = {"randomness": [COLOURED["red"]] * 9}
    match = scene(here(), {"finished": True}, panic="darkness", rig=quiet)
    turn_ends(match)
    do(match, f"go:{REFUGE}")
    turn_ends(match)
    assert match.state.idle == 0
    turn_ends(match)
    assert match.outcome is None, "idle, busy, idle"
    turn_ends(match)
    assert match.state.ended == "stuck"


@rule("dng.ruling-stuck.1")
def test_all_who_are_left_must_have_done_nothing_twice() -> None:
    quiet = {"randomness": [COLOURED["red"]] * 9}
    match = scene(here(), here(), {"finished": True}, panic="darkness", rig=quiet)
    for _ in range(4):
        assert match.outcome is None
        turn_ends(match)
    assert match.state.ended == "stuck"


@rule("dng.publication.11", "dng.max-alertness.13")
def test_the_others_play_on() -> None:
    match = scene(here(), {"finished": True, "published": 1}, panic="cave-in", phase="action")
    turn_ends(match)
    while match.pending and asked(match) == "collapse":
        choose(match, keys(match)[0])
    assert match.outcome is None and decision(match).seat == 0


# Scoring


def ended(*players: dict[str, Any], clan: str = "clan-golden-hoof") -> tuple[int, ...]:
    """The last scholar comes home; points by seat."""
    people: list[dict[str, Any]] = [{"finished": True, **player} for player in players]
    people[0]["finished"] = False
    people[0]["place"] = CAMP
    match = scene(*people, panic="darkness", clan=clan, phase="action", windows=["begin", "action", "end"])
    while match.pending:
        found = match.pending[0]
        options = [option.key for option in found.options]
        match.choose(found.seat, "pass" if "pass" in options else options[0])
    assert match.outcome is not None
    sums = [match.view(-1).values[f"score:{seat}"] for seat in range(len(people))]
    assert tuple([found.total for found in sums]) == match.outcome.scores, "the sums that are shown come to the points"
    assert all([found.base + sum([step.amount for step, _ in found.steps]) == found.total for found in sums])
    return match.outcome.scores


@rule("dng.final-scoring.1", "dng.final-scoring.2", "dng.overview.13", "dng.clan-card.3")
def test_cubes_count_as_the_clan_sees_them() -> None:
    # Riches 10 + 2; Military 6 - 2.
    scores = ended({}, {"cubes": {"yellow": 2}}, {"cubes": {"red": 2}})
    assert scores[1:] == (12, 4)


@rule("dng.final-scoring.3", "dng.goal.1")
def test_publishing_early_pays() -> None:
    scores = ended({}, {"published": 1}, {"published": 2}, {"published": 3})
    assert scores[1:] == (10, 7, 5)


@rule("dng.final-scoring.3")
def test_the_fourth_gets_three() -> None:
    rich = {"cubes": {"violet": 3, "yellow": 4}}
    # 19 + 21 points, four Riches more: 44, and 3 for being the fourth.
    assert ended(rich, {"published": 1}, {"published": 2}, {"published": 3})[0] == 47


@rule("dng.final-scoring.4", "dng.intern-cards.1", "dng.intern-cards.5", "dng.intern-cards.7")
def test_interns_count_at_the_end() -> None:
    scores = ended({}, {"interns": ["guard", "bard"]}, {"interns": ["survival-master"]})
    assert scores[1:] == (1, 1)


@rule("dng.final-scoring.5", "dng.fate-cards.1", "dng.ruling-fate.1")
def test_fates_cost_points_also_face_down() -> None:
    scores = ended({}, {"fates": ["foggy-glasses"]}, {"fates_down": 1})
    assert scores[1] == -2 and scores[2] < 0


@rule("dng.ruling-ties.1", "dng.final-scoring.6", "dng.ties.1", "dng.ties.2", "dng.ties.3")
def test_ties_go_to_who_published_first_then_to_students() -> None:
    first, second, third = Player(0, "yellow"), Player(1, "red"), Player(2, "blue")
    assert ranked([first, second, third], (5, 9, 7))[0] == (1,)
    second.published, third.published = 2, 1
    assert ranked([first, second, third], (9, 9, 9))[0] == (2,)
    second.published = third.published = 0
    first.students, second.students = 3, 4
    assert ranked([first, second, third], (9, 9, 9))[0] == (1,)
    first.students = 4
    assert ranked([first, second, third], (9, 9, 9))[0] == (0, 1), "nobody asks for birthdays: they share it"


@rule("dng.ties.1")
def test_the_ranking_knows_ties() -> None:
    people: list[dict[str, Any]] = [
        {"finished": False, "place": CAMP},
        {"finished": True, "published": 0, "students": 4},
    ]
    match = scene(*people, panic="darkness", clan="clan-golden-hoof", phase="action")
    pass_all(match)
    while match.pending:
        found = match.pending[0]
        options = [option.key for option in found.options]
        match.choose(found.seat, "pass" if "pass" in options else options[0])
    outcome = match.outcome
    assert outcome is not None and len(outcome.ranking(2)) == 2
