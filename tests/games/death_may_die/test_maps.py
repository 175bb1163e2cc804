"""Maps are data: connected, laid without overlapping, set up with what the box holds."""

import pytest

from tests.games.death_may_die.scenes import CONTENT, enemy, game, scene, where
from tests.rules import rule

EDGES = [
    (1, 2), (2, 3), (2, 4), (3, 4), (3, 7), (4, 5), (4, 8), (4, 9), (5, 6), (6, 9), (7, 8), (8, 9), (9, 10), (10, 11),
    (12, 13), (12, 14), (13, 15), (14, 15),
]  # fmt: skip
EPISODES = list(CONTENT.episodes)


def test_the_map_of_the_first_episode_is_the_known_one() -> None:
    board = CONTENT.boards["blasphemous-alchemy"]
    found = sorted({(int(a[3:]), int(b[3:])) for a, b in board.passages})
    assert found == EDGES
    assert board.stairs == ["e1-9", "e1-12"] and board.start == "e1-1"
    assert board.gates == {"yellow": "e1-9", "red": "e1-13", "blue": "e1-8"}


@rule("dmd.tiles.7", "dmd.tiles.9")
@pytest.mark.parametrize("episode", EPISODES)
def test_every_map_is_connected_and_has_three_gates(episode: str) -> None:
    board = CONTENT.boards[episode]
    assert set(board.distance[board.start]) == set(board.spaces)
    assert sorted(board.gates) == ["blue", "red", "yellow"] and len(set(board.gates.values())) == 3
    assert len(board.stairs) in (0, 2) and len(board.tunnel) in (0, 2)


def test_some_maps_have_stairs_and_some_a_tunnel() -> None:
    boards = CONTENT.boards.values()
    assert any(board.stairs for board in boards) and any(board.tunnel for board in boards)


@pytest.mark.parametrize("episode", EPISODES)
def test_a_tile_lies_once_and_no_two_overlap(episode: str) -> None:
    laid = CONTENT.episodes[episode].map
    tiles = [place.tile[:-1] for place in laid.tiles]
    assert len(set(tiles)) == len(tiles)
    assert len(CONTENT.boards[episode].cells) == 4 * len(tiles)


def test_all_sides_of_all_tiles_are_used_somewhere() -> None:
    used = {place.tile for episode in CONTENT.episodes.values() for place in episode.map.tiles}
    assert used == {f"{number}{side}" for number in range(1, 18) for side in "AB"}


@rule("dmd.tiles.2")
@pytest.mark.parametrize("episode", EPISODES)
def test_walls_and_passages_agree_on_both_sides(episode: str) -> None:
    board = CONTENT.boards[episode]
    step = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
    back = {"n": "s", "e": "w", "s": "n", "w": "e"}
    for space in board.spaces.values():
        for mark in space.passages:
            x, y, way = mark.split(",")
            beyond = (int(x) + step[way][0], int(y) + step[way][1])
            assert f"{beyond[0]},{beyond[1]},{back[way]}" in board.spaces[board.cells[beyond]].passages
        assert space.cells and not set(space.walls) & set(space.passages)


@pytest.mark.parametrize("elder_one", ["cthulhu", "hastur"])
@pytest.mark.parametrize("episode", EPISODES)
def test_an_episode_is_set_up_with_what_the_box_holds(episode: str, elder_one: str) -> None:
    match = scene({}, episode=episode, elder_one=elder_one, enemies="none")
    told = CONTENT.episodes[episode].set_up
    stats = CONTENT.stats_of[elder_one, episode]
    assert sum(told.cultists.values()) <= 10 and len(told.fire) <= 8
    for card in told.monsters.values():
        assert card in stats and list(told.monsters.values()).count(card) <= CONTENT.figures[card].copies
    for card, places in told.markers.items():
        assert len(places) <= CONTENT.tokens[card].copies
    for card, count in told.held.items():
        assert count <= CONTENT.tokens[card].copies
    for card, faces in told.hidden.items():
        tokens = [marker for marker in match.state.markers if marker.card == card]
        assert sum(faces.values()) == len(tokens)
        assert all(count <= CONTENT.tokens[face].copies for face, count in faces.items())
    for name in stats:
        assert match.state.supply.count(name) == CONTENT.figures[name].copies


@rule("dmd.safe-space.1", "dmd.enemies.1", "dmd.enemies.2", "dmd.dice.2", "dmd.dice.7")
def test_a_space_is_safe_without_cultists_monsters_and_the_elder_one() -> None:
    match = scene({}, enemies={2: "cultist", 3: "byakhee"}, elder_one={"stage": 2, "place": 4})
    safe = [number for number in range(1, 6) if game(match).safe(f"e1-{number}")]
    assert safe == [1, 5]
    assert game(match).is_monster(enemy(match, "byakhee").card) and not game(match).is_monster("cultist")
    assert not game(match).is_monster("cthulhu") and where(match, "cultist") == [2]
