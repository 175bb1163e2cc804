"""The clock, midnight and the Mythos cards."""

from pathlib import Path

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign import RULES
from miskatonic.games.elder_sign import cards as c
from miskatonic.games.elder_sign.terms import HOURS
from tests.games.elder_sign.scenes import (
    CONTENT,
    RECORDS,
    asked,
    attempt,
    changed_rules,
    fail,
    give_up,
    happened,
    idle,
    keys,
    monsters,
    pick,
    player,
    roll,
    scene,
    task,
    told,
    who,
)
from tests.rules import rule

NURSES = "volunteer-nurses"
"""A Mythos card: 1 doom at once, then better First Aid."""


@rule("es.clock-phase.2")
def test_the_clock_goes_by_three_hours_from_midnight() -> None:
    assert RULES.begin(1, {}).clock == 0
    match = scene(draws={"mythos": [NURSES]})
    shown = []
    for _ in range(5):
        idle(match)
        shown.append(HOURS[match.state.clock])
    assert shown == ["III", "VI", "IX", "XII", "III"]


@rule("es.clock-phase.6")
def test_midnight_strikes_every_time_the_clock_comes_round_to_xii() -> None:
    match = scene(draws={"mythos": [NURSES, "charity-bazaar"]})
    nights = []
    for _ in range(8):
        idle(match)
        nights.append(happened(match).count("midnight"))
    assert nights == [0, 0, 0, 1, 1, 1, 1, 2]


@rule("es.clock-phase.3", "es.midnight.1")
def test_a_clock_moved_to_xii_by_a_task_strikes_only_after_the_clock_phase() -> None:
    match = attempt(RECORDS, monsters={"below": "dimensional-shambler"}, clock=3, draws={"mythos": [NURSES]})
    roll(match, "peril 1 1 1 1 1")
    task(match, "monster:1")
    assert HOURS[match.state.clock] == "XII"
    assert "midnight" not in happened(match)
    give_up(match)
    assert HOURS[match.state.clock] == "III"
    assert happened(match, "clock", "failed", "midnight", "mythos") == [
        "clock",
        "failed",
        "clock",
        "midnight",
        "mythos",
    ]


@rule("es.midnight.1")
def test_midnight_strikes_when_the_clock_goes_past_xii() -> None:
    match = scene(mythos="the-hours-run-wild", clock=3, phase="clock", draws={"mythos": [NURSES]})
    assert HOURS[match.state.clock] == "III"
    assert match.state.mythos == NURSES


@rule("es.midnight.1", rests=True)
def test_midnight_does_not_strike_before_xii() -> None:
    match = scene(mythos="the-sleeper-stirs", clock=2, phase="clock")
    assert (HOURS[match.state.clock], match.state.mythos, match.state.doom) == ("IX", "the-sleeper-stirs", 0)


@rule("es.clock-phase.5")
def test_after_the_clock_phase_the_next_player_begins() -> None:
    match = scene("dexter-drake", "bob-jenkins", "monterey-jack")
    order = []
    for _ in range(4):
        order.append(match.pending[0].seat)
        idle(match)
    assert order == [0, 1, 2, 0]


@rule("es.clock-phase.4", "es.midnight.4", "es.midnight.5", "es.mythos-cards.1", "es.mythos-cards.3")
def test_at_midnight_a_new_mythos_card_takes_effect_and_the_old_one_goes_under_the_deck() -> None:
    match = scene(
        "dexter-drake",
        who("bob-jenkins", clues=2),
        active=1,
        mythos="rust-and-rot",
        clock=3,
        phase="clock",
        draws={"mythos": ["leaden-hands"]},
    )
    assert match.state.mythos == "leaden-hands"
    assert match.state.mythos_deck.bottom == ["rust-and-rot"]
    assert (asked(match), match.pending[0].seat) == ("choose-one", 1)
    pick(match, "choice:1")
    assert match.state.doom == 1
    assert "leaden-hands" not in match.state.mythos_deck.fog


@rule("es.midnight.1", "es.midnight.2", "es.midnight.3", "es.midnight.4", "es.ruling-midnight.2")
def test_midnight_goes_from_the_cards_in_play_to_the_new_mythos_card() -> None:
    match = scene(
        who("dexter-drake", sanity=3),
        adventures=["the-hedge-maze", RECORDS, "horrible-visions"],
        other_worlds=["the-dreamlands"],
        mythos="the-sleeper-stirs",
        clock=3,
        phase="clock",
        draws={"mythos": ["merciful-oblivion"]},
        ancient_one="azathoth",
    )
    assert (asked(match), keys(match)) == ("at-midnight", ["adventure:the-hedge-maze", "adventure:horrible-visions"])
    pick(match, "adventure:horrible-visions")
    assert told(match, "at-midnight", "card") == ["horrible-visions", "the-hedge-maze", "the-sleeper-stirs"]
    assert (player(match).stamina, player(match).sanity) == (4, 4)
    assert match.state.doom == 2 + 1
    assert happened(match, "midnight", "at-midnight", "mythos") == [
        "midnight",
        "at-midnight",
        "at-midnight",
        "at-midnight",
        "mythos",
    ]


@rule("es.midnight.2")
def test_an_other_world_too_has_its_effect_at_midnight(tmp_path: Path) -> None:
    rules = changed_rules(tmp_path, "other-worlds", "the-dreamlands", midnight=[{"do": "lose", "what": "sanity"}])
    match = scene(other_worlds=["the-dreamlands"], clock=3, phase="clock", draws={"mythos": [NURSES]}, rules=rules)
    assert player(match).sanity == 4


@rule("es.midnight.3")
def test_a_mythos_card_has_its_effect_at_midnight_before_it_goes() -> None:
    match = scene(
        who("dexter-drake", place=RECORDS),
        "bob-jenkins",
        adventures=[RECORDS],
        mythos="scratching-at-the-doors",
        clock=3,
        phase="clock",
        draws={"mythos": [NURSES]},
    )
    assert (player(match, 0).stamina, player(match, 1).stamina) == (3, 4), "2 for each"


@rule("es.midnight.6")
def test_once_per_day_abilities_are_ready_again_after_the_new_mythos_card() -> None:
    match = scene(
        who("carolyn-fern", used_today=["carolyn-fern:0"], sanity=2),
        clock=3,
        phase="clock",
        draws={"mythos": ["leaden-hands"]},
    )
    assert player(match).used_today == ["carolyn-fern:0"]
    pick(match, "choice:1")
    assert player(match).used_today == []
    assert keys(match) == ["ability:carolyn-fern:0", "pass"]


@rule("es.investigator-abilities.4")
def test_a_once_per_day_ability_rests_until_midnight() -> None:
    match = scene(who("carolyn-fern", sanity=2), phase="turn-start")
    pick(match, "ability:carolyn-fern:0")
    assert (asked(match), player(match).sanity) == ("movement", 3)
    for _ in range(3):
        idle(match)
        assert asked(match) == "movement"
    idle(match)
    assert asked(match) == "turn-start"


@rule("es.midnight.7")
def test_nothing_happens_at_midnight_in_the_first_turn_but_the_new_mythos_card() -> None:
    first = scene(
        turn=1, adventures=["the-hedge-maze"], mythos="the-sleeper-stirs", clock=3, phase="clock",
        draws={"mythos": [NURSES]},
    )  # fmt: skip
    assert (player(first).stamina, first.state.doom, first.state.mythos) == (5, 1, NURSES)


@rule("es.mythos-cards.2")
def test_every_mythos_card_has_an_immediate_and_a_lasting_effect() -> None:
    for mythos in CONTENT.mythos.values():
        assert mythos.immediate, mythos.id
        lasting = mythos.locks or mythos.terror or mythos.midnight or mythos.brings
        assert mythos.standing != c.Standing() or lasting, mythos.id


@rule("es.mythos-cards.4")
def test_a_lasting_effect_holds_while_its_card_lies_face_up() -> None:
    match = attempt(RECORDS, mythos="whispers-in-the-vents", clock=3, draws={"mythos": [NURSES]})
    roll(match, "1 1 1 1 1 peril")
    fail(match, "peril")
    assert asked(match) == "before-roll", "nobody may focus, so there is nothing to ask"
    give_up(match)
    pick(match, "stay")
    roll(match, "1 1 1 1 1 peril")
    pick(match, "fail", "die:5")
    assert asked(match) == "secure"
    assert "focus" in keys(match)


@rule("es.mythos-cards.5", "es.ruling-drawn.2")
def test_one_mythos_card_brings_what_outlives_it() -> None:
    assert [mythos.id for mythos in CONTENT.mythos.values() if mythos.brings] == ["the-stars-align"]
    match = scene(
        clock=3, phase="clock", draws={"mythos": ["the-stars-align", NURSES], "adventure": ["the-loading-dock"]}
    )
    assert [place.card for place in match.state.adventures] == [RECORDS, "the-loading-dock"]
    for _ in range(4):
        idle(match)
    assert (match.state.mythos, len(match.state.adventures)) == (NURSES, 2), "it stays"
    pick(match, "adventure:the-loading-dock")
    roll(match, "peril 1 1 1 1 1")
    task(match, "task:0")
    roll(match, "peril 3 1 1 1")
    task(match, "task:1", "peril 3")
    assert [place.card for place in match.state.adventures] == [RECORDS], "and is not replaced"


@rule("es.ruling-midnight.1")
def test_a_second_midnight_in_one_turn_only_adds_doom() -> None:
    # The Hedge Maze costs Stamina once, one Mythos card is drawn.
    match = scene(
        adventures=["the-hedge-maze"], clock=3, phase="clock", midnights_due=1, draws={"mythos": ["false-trails"]}
    )
    assert (match.state.doom, player(match).stamina, match.state.midnights_due) == (1, 4, 0)
    assert happened(match, "midnight", "at-midnight", "mythos", "struck-again") == [
        "midnight", "at-midnight", "mythos", "struck-again",
    ]  # fmt: skip
    once = scene(adventures=["the-hedge-maze"], clock=3, phase="clock", draws={"mythos": ["false-trails"]})
    assert once.state.doom == 0


@rule("es.ruling-midnight.1", "es.midnight.1")
def test_two_midnights_struck_in_play(tmp_path: Path) -> None:
    # The penalty moves the clock once round, from IX to IX; the Clock Phase to XII again.
    rules = changed_rules(tmp_path, "adventures", RECORDS, penalties=[{"do": "advance-clock", "steps": 4}])
    match = attempt(RECORDS, clock=3, draws={"mythos": ["false-trails"]}, rules=rules)
    give_up(match)
    assert (match.state.doom, match.state.mythos, match.state.clock) == (1, "false-trails", 0)


@rule("es.ruling-midnight.1", "es.battle-clock.5", "es.battle-clock.2")
def test_a_second_midnight_may_awaken_and_in_the_battle_brings_no_second_attack() -> None:
    rich = who("dexter-drake", trophies=["cultist"])
    match = scene(rich, clock=3, phase="clock", midnights_due=1, doom=9, draws={"mythos": ["false-trails"]})
    assert match.state.awake
    assert happened(match, "struck-again", "awakens", "attack") == ["struck-again", "awakens", "attack"]
    fight = scene(
        who("dexter-drake", place="ancient-one", trophies=["cultist"]), awake=True, clock=3, phase="clock",
        midnights_due=1, doom=5,
    )  # fmt: skip
    pick(fight, "choice:0")
    assert (fight.state.doom, told(fight, "attack", "ancient_one")) == (6, ["yog-sothoth"])


@rule("es.ruling-midnight.2")
def test_at_midnight_the_ancient_one_comes_first(tmp_path: Path) -> None:
    trigger = {"on": "midnight", "moment": "when", "do": [{"do": "add-doom"}]}
    rules = changed_rules(tmp_path, "ancient-ones", "yog-sothoth", standing={"triggers": [trigger]})
    match = scene(
        adventures=["the-hedge-maze"], mythos="the-sleeper-stirs", clock=3, phase="clock",
        draws={"mythos": ["false-trails"]}, rules=rules,
    )  # fmt: skip
    assert happened(match, "trigger", "at-midnight", "mythos") == ["trigger", "at-midnight", "at-midnight", "mythos"]


@rule("es.ruling-midnight.3")
def test_the_mythos_card_of_the_set_up_is_no_midnight() -> None:
    script = {"draw.adventure": ["the-hedge-maze", RECORDS], "draw.mythos": [NURSES]}
    options = {"ancient_one": "yog-sothoth", "investigators": ["dexter-drake"]}
    match = Match.new(RULES, 1, options, seed="scene", script=script)
    assert "the-hedge-maze" in [place.card for place in match.state.adventures]
    assert (match.state.mythos, player(match).stamina) == (NURSES, 5)
    assert happened(match, "midnight", "at-midnight") == []


@rule("es.ruling-midnight.4", "es.investigator-card.4")
def test_kate_does_not_stop_the_monsters_of_midnight() -> None:
    match = scene("kate-winthrop", clock=3, phase="clock", draws={"mythos": ["rust-and-rot"], "monster": ["ghoul"]})
    assert [token.id for token in monsters(match)] == ["ghoul"]


@rule("es.mythos-cards.3")
def test_a_monster_of_the_immediate_effect_is_placed_by_the_active_player() -> None:
    match = scene(
        "dexter-drake",
        "bob-jenkins",
        active=1,
        adventures=["koi-pond", "the-archives"],
        clock=3,
        phase="clock",
        draws={"mythos": ["rust-and-rot"], "monster": ["ghoul"]},
    )
    assert (asked(match), match.pending[0].seat) == ("place-monster", 1)
    pick(match, "slot:the-archives:0")
    assert [token.id for token in monsters(match)] == ["ghoul"]
