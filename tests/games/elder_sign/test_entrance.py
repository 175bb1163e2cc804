"""The Entrance sheet: First Aid, Lost and Found, souvenirs."""

import pytest

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign.cards import Souvenir
from miskatonic.games.elder_sign.state import State
from miskatonic.games.elder_sign.symbols import face_text
from tests.games.elder_sign.scenes import (
    CONTENT,
    DEXTER,
    GLORIA,
    JACK,
    asked,
    attempt,
    choose,
    decision,
    events,
    happened,
    idle,
    keys,
    player,
    refused,
    scene,
    solve,
)
from tests.rules import rule

ONES = ["administration-office", "ancient-relics", "forgotten-knowledge", "horrible-visions", "the-gift-shop"]
TWOS = ["a-peculiar-specimen", "koi-pond", "lights-out", "medusa-exhibit", "the-archives"]


def worth(amount: int) -> list[str]:
    """Cards that are worth so many trophies."""
    return TWOS[: amount // 2] + ONES[: amount % 2]


def at_entrance(trophies: int = 0, mythos: str = "", **me: object) -> Match[State]:
    """Seat 0 is asked for his action; Gloria sits after him."""
    player = {"investigator": DEXTER, "trophies": worth(trophies), **me}
    match = scene(player, {"investigator": GLORIA}, mythos=mythos)
    choose(match, "stay")
    assert asked(match) == "entrance"
    return match


def pay(match: Match[State]) -> None:
    while asked(match) == "trophy":
        choose(match, keys(match)[0])


@rule("es.entrance.1")
@pytest.mark.parametrize("action", ["aid:sanity", "half-aid:stamina", "full-aid", "lost-and-found", "buy:clue"])
def test_a_player_at_the_entrance_chooses_one_action_and_resolves_it(action: str) -> None:
    match = at_entrance(trophies=4, sanity=2, stamina=2)
    assert action in keys(match)
    match.rig({"roll.lost-and-found": ["2"]})
    choose(match, action)
    pay(match)
    assert (match.state.active, asked(match)) == (1, "movement")
    got = (player(match).sanity, player(match).stamina, player(match).clues)
    expected = {
        "aid:sanity": (3, 2, 0),
        "half-aid:stamina": (2, 5, 0),
        "full-aid": (5, 5, 0),
        "lost-and-found": (2, 2, 1),
        "buy:clue": (2, 2, 1),
    }
    assert got == expected[action]


@rule("es.entrance.1")
def test_the_healthy_may_take_first_aid_that_does_nothing() -> None:
    match = at_entrance()
    assert keys(match) == ["pass", "lost-and-found"]
    choose(match, "pass")
    assert (match.state.active, asked(match)) == (1, "movement")
    assert "pass" not in keys(at_entrance(sanity=4)), "who can recover does"


@rule("es.first-aid.1")
def test_first_aid_is_one_of_its_options_only() -> None:
    match = at_entrance(trophies=4, sanity=1, stamina=1)
    found = [key for key in keys(match) if "aid" in key]
    assert found == ["aid:sanity", "aid:stamina", "half-aid:sanity", "half-aid:stamina", "full-aid"]
    assert (decision(match).least, decision(match).most) == (1, 1)
    choose(match, "aid:sanity")
    assert (player(match).sanity, player(match).stamina, match.state.active) == (2, 1, 1)


@rule("es.first-aid.2")
def test_one_sanity_or_one_stamina_is_free() -> None:
    for what in ("sanity", "stamina"):
        match = at_entrance(sanity=2, stamina=3)
        choose(match, f"aid:{what}")
        assert player(match).sanity == (3 if what == "sanity" else 2)
        assert player(match).stamina == (4 if what == "stamina" else 3)
    assert "aid:sanity" not in keys(at_entrance(stamina=3)), "never above the maximum"


@rule("es.first-aid.3")
def test_two_trophies_restore_all_sanity_or_all_stamina() -> None:
    for what in ("sanity", "stamina"):
        match = at_entrance(trophies=2, sanity=1, stamina=1)
        choose(match, f"half-aid:{what}")
        assert player(match).sanity == (5 if what == "sanity" else 1)
        assert player(match).stamina == (5 if what == "stamina" else 1)
        assert player(match).trophies == []
    match = at_entrance(trophies=1, sanity=1)
    assert "half-aid:sanity" not in keys(match)
    assert refused(match)["half-aid:sanity"] == "es.first-aid.3"


@rule("es.first-aid.4")
def test_four_trophies_restore_both() -> None:
    match = at_entrance(trophies=4, sanity=1, stamina=1)
    choose(match, "full-aid")
    pay(match)
    assert (player(match).sanity, player(match).stamina, player(match).trophies) == (5, 5, [])
    match = at_entrance(trophies=3, sanity=1, stamina=1)
    assert "full-aid" not in keys(match)
    assert refused(match)["full-aid"] == "es.first-aid.4"


@rule("es.lost-and-found.1")
@pytest.mark.parametrize("face", ["1", "2", "3", "lore", "peril", "terror"])
def test_one_green_die_and_the_table_say_what_is_found(face: str) -> None:
    assert list(CONTENT.entrance.found) == ["1", "2", "3", "lore", "peril", "terror"]
    match = at_entrance()
    match.rig({"roll.lost-and-found": [face], "draw.monster": ["gug"]})
    choose(match, "lost-and-found")
    (event,) = events(match, "lost-and-found")
    assert event.args["face"] == face_text(face)
    me = player(match)
    monsters = [token.id for spot in match.state.adventures for token in spot.monsters]
    found = (me.clues, len(me.common), len(me.unique), 5 - me.stamina, monsters)
    table: dict[str, tuple[int, int, int, int, list[str]]] = {
        "1": (0, 0, 0, 0, []),
        "2": (1, 0, 0, 0, []),
        "3": (0, 1, 0, 0, []),
        "lore": (0, 0, 1, 0, []),
        "peril": (0, 0, 0, 1, []),
        "terror": (0, 0, 0, 0, ["gug"]),
    }
    assert found == table[face]


@rule("es.lost-and-found.2")
def test_nothing_can_change_the_lost_and_found_roll() -> None:
    helpers = {"clues": 3, "common": ["lucky-dollar", "crowbar"], "allies": ["duke"], "spells": ["keziahs-angles"]}
    match = scene({"investigator": "harvey-walters", **helpers}, {"investigator": "mandy-thompson", "clues": 2})
    choose(match, "stay")
    match.rig({"roll.lost-and-found": ["terror"], "draw.monster": ["gug"]})
    choose(match, "lost-and-found")
    # Nobody was asked anything: the next question is Mandy's own turn.
    assert (asked(match), match.state.active) == ("movement", 1)
    assert happened(match, "reroll", "change-die", "use") == []
    assert (player(match).clues, player(match, 1).clues) == (3, 2)


@rule("es.souvenir.1")
@pytest.mark.parametrize("souvenir", CONTENT.entrance.souvenirs, ids=lambda souvenir: souvenir.what)
def test_each_souvenir_costs_its_trophies(souvenir: Souvenir) -> None:
    what, price = souvenir.what, souvenir.price
    poor = at_entrance(trophies=price - 1)
    assert f"buy:{what}" not in keys(poor)
    assert refused(poor)[f"buy:{what}"] == "es.souvenir.1"
    match = at_entrance(trophies=price, investigator=JACK if what == "spell" else DEXTER)
    match.rig({"draw.common": ["crowbar"], "draw.unique": ["silver-key"], "draw.spell": ["dho-formula"]})
    match.rig({"draw.ally": ["duke"]})
    choose(match, f"buy:{what}")
    pay(match)
    me = player(match)
    bought = (me.clues, me.common, me.unique, me.spells, me.allies, match.state.elder_signs)
    assert bought == (
        int(what == "clue"),
        ["crowbar"] if what == "common" else [],
        ["silver-key"] if what == "unique" else [],
        ["dho-formula"] if what == "spell" else [],
        ["duke"] if what == "ally" else [],
        int(what == "elder-sign"),
    )
    assert me.trophies == []


@rule("es.souvenir.1")
def test_what_is_sold_out_cannot_be_bought() -> None:
    allies = list(CONTENT.allies)
    match = scene({"investigator": DEXTER, "trophies": worth(6)}, {"investigator": JACK, "allies": allies})
    choose(match, "stay")
    assert "buy:spell" in keys(match)
    assert "buy:ally" not in keys(match)


@rule("es.souvenir.2")
def test_one_souvenir_a_turn_is_all_even_for_the_rich() -> None:
    match = at_entrance(trophies=10)
    choose(match, "buy:clue")
    pay(match)
    assert (player(match).clues, match.state.active) == (1, 1)
    assert sum(CONTENT.adventures[name].trophies for name in player(match).trophies) >= 8
    idle(match)
    choose(match, "stay")
    assert "buy:clue" in keys(match), "the next one in the next turn"


@rule("es.trophies.5")
def test_what_was_won_in_one_turn_is_spent_in_a_later_one() -> None:
    match = attempt("the-dreamlands")
    solve(match)
    assert player(match).trophies == ["the-dreamlands"]
    choose(match, "stay")
    choose(match, "buy:clue")
    assert (player(match).trophies, player(match).clues) == ([], 3)
