"""Monsters: where they appear, what they ask for, how they are beaten."""

from pathlib import Path
from typing import Any

import pytest

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign import RULES
from miskatonic.games.elder_sign.terms import LOCKED, PLACED, SUPPLY
from tests.games.elder_sign.scenes import (
    CONTENT,
    RECORDS,
    asked,
    attempt,
    card,
    changed_rules,
    deal,
    dice,
    faces,
    fail,
    give_up,
    greens,
    happened,
    keys,
    monsters,
    pick,
    player,
    roll,
    scene,
    task,
    who,
)
from tests.rules import rule

WALL = "the-writing-on-the-wall"
"""An empty monster task; Lore, Peril and Investigation 3."""
POND = "koi-pond"
"""A full monster task with Terror; Terror, Peril, Peril."""
DIMENSION = "another-dimension"
"""A partial monster task: Lore and, in the frame, Investigation 1; Terror and Peril."""
AFTER_THE_WALL = {"adventure": [RECORDS], "other-world": ["the-dreamlands"], "monster": ["ghoul"]}
"""What its rewards bring: a gate and a monster, here with no monster task open."""
MIDNIGHT: dict[str, Any] = {"phase": "clock", "clock": 3}


@rule("es.monsters.1", "es.monster-tasks.10")
def test_a_monster_is_drawn_and_the_active_player_chooses_among_the_open_monster_tasks() -> None:
    match = scene(
        "dexter-drake", "bob-jenkins", active=1, adventures=[RECORDS, POND, {"card": WALL, "monsters": {0: "ghoul"}}],
        other_worlds=[DIMENSION], draws={"mythos": ["rust-and-rot"], "monster": ["moon-beast"]}, **MIDNIGHT,
    )  # fmt: skip
    assert (asked(match), match.pending[0].seat) == ("place-monster", 1)
    assert keys(match) == [f"slot:{POND}:0", f"slot:{DIMENSION}:0"], "the occupied one and plain cards are no choice"
    before = match.state.monster_cup.fog.count("moon-beast")
    pick(match, f"slot:{DIMENSION}:0")
    (token,) = card(match, DIMENSION).monsters
    assert (token.id, token.task, before) == ("moon-beast", 0, 0), "the token came out of the cup"


@rule("es.monster-tasks.1", "es.monster-tasks.3", "es.monster-tasks.8")
def test_monster_tasks_are_empty_full_or_partial() -> None:
    found: dict[str, int] = {}
    for place in CONTENT.places.values():
        for row in place.tasks:
            found[row.monster] = found.get(row.monster, 0) + 1
            match row.monster:
                case "empty":
                    assert (row.symbols, row.framed) == ((), ())
                case "partial":
                    assert row.framed and set(row.framed) <= set(row.symbols)
                    assert len(row.framed) < len(row.symbols), "some requirements stand outside the frame"
                case _:
                    assert row.symbols and not row.framed
    assert set(found) == {"", "empty", "full", "partial"}


@rule("es.monster-tasks.1", "es.monster-tasks.8")
@pytest.mark.parametrize(("name", "open_task"), [(WALL, 0), (POND, 0), (DIMENSION, 0), (RECORDS, None)])
def test_a_monster_goes_on_a_framed_task_of_any_kind(name: str, open_task: int | None) -> None:
    world = name in CONTENT.other_worlds
    position: dict[str, Any] = {"other_worlds": [name], "adventures": []} if world else {"adventures": [name]}
    match = scene(**position, draws={"mythos": ["rust-and-rot"], "monster": ["ghoul"]}, **MIDNIGHT)
    (token,) = monsters(match)
    assert token.task == (-1 if open_task is None else open_task)


@rule("es.monster-tasks.2", "es.monster-tasks.4", "es.monster-tasks.5", "es.empty-monster-task.1")
@rule("es.ruling-monsters.1")
def test_a_monster_on_an_empty_task_adds_a_task() -> None:
    free = attempt(WALL, draws=AFTER_THE_WALL)
    roll(free, "lore peril 3 1 1 1")
    task(free, "task:1", "lore peril 3")
    assert player(free).trophies == [WALL], "an empty frame asks for nothing"
    match = attempt(WALL, monsters={0: "moon-beast"}, draws=AFTER_THE_WALL)
    roll(match, "lore peril 3 1 1 1")
    task(match, "task:1", "lore peril 3")
    assert player(match).trophies == []
    roll(match, "peril terror 1")
    task(match, "task:0")
    assert asked(match) == "place-monster", "the monster of the rewards"
    assert player(match).trophies == [WALL, "moon-beast"], "the beaten one was taken before"


@rule("es.monster-tasks.6", "es.monster-tasks.7", "es.full-monster-task.1")
def test_a_monster_on_a_full_task_replaces_it() -> None:
    match = attempt(POND, monsters={0: "cultist"})  # Lore instead of Terror
    roll(match, "terror 1 1 1 1 1")
    assert "task:0" not in keys(match), "the printed Terror is covered"
    pick(match, "fail")
    assert player(match).sanity < 5, "the terror effect fails the adventure"
    again = attempt(POND, monsters={0: "cultist"}, draws={"adventure": [RECORDS]})
    deal(again, monster=["ghoul"])
    roll(again, "lore 1 1 1 1 1")
    task(again, "task:0")
    roll(again, "terror peril peril 1 1")
    task(again, "task:1")
    assert player(again).trophies == [POND, "cultist"], "no other task was left"


@rule("es.monster-tasks.9", "es.partial-monster-example.1", "es.partial-monster-task.1", "es.partial-monster-task.2")
def test_a_monster_on_a_partial_task_replaces_what_is_framed_and_the_rest_is_needed_too() -> None:
    match = attempt(DIMENSION, monsters={0: "moon-beast"})  # Lore, and Peril with Terror for Investigation 1
    roll(match, "peril peril terror 1 1 1")
    assert "task:0" not in keys(match), "the monster alone is not enough"
    only_rest = attempt(DIMENSION, monsters={0: "moon-beast"})
    roll(only_rest, "lore 1 1 1 1 1")
    assert "task:0" not in keys(only_rest), "what was printed before is not enough either"
    whole = attempt(DIMENSION, monsters={0: "moon-beast"})
    roll(whole, "lore peril terror peril peril peril")
    task(whole, "task:0")
    assert faces(whole, PLACED) == ["lore", "peril", "terror"], "no Investigation is needed"


@rule("es.partial-monster-task.2", "es.partial-monster-task.3")
def test_a_monster_on_a_partial_task_stays_while_its_row_is_unfinished() -> None:
    match = attempt(DIMENSION, monsters={0: "moon-beast"}, ancient_one="yig")
    roll(match, "peril terror 1 1 1 1")
    give_up(match)
    assert [token.id for token in card(match, DIMENSION).monsters] == ["moon-beast"]
    assert player(match).trophies == []


@rule("es.partial-monster-example.2", "es.partial-monster-example.3")
def test_a_monster_beaten_in_an_other_world_is_taken_though_the_adventure_fails() -> None:
    # Peril and, in the frame, Terror; Investigation 8. The Elder Thing asks for Lore, Lore, Investigation 1.
    match = attempt("yuggoth", monsters={0: "elder-thing"}, ancient_one="yig")
    roll(match, "peril lore lore 1 1 1")
    task(match, "task:0")
    assert len(dice(match)) == 2
    roll(match, "1 2")
    assert "task:1" not in keys(match)
    fail(match, "1")
    roll(match, "2")
    fail(match, "2")
    assert player(match).trophies == ["elder-thing"]
    assert card(match, "yuggoth").monsters == []
    assert (player(match).sanity, player(match).stamina) == (3, 4)


@rule("es.monster-tasks.11", "es.monster-tasks.12")
def test_without_an_open_monster_task_monsters_go_below_the_cards_evenly() -> None:
    match = scene(
        adventures=[RECORDS, "the-curator"],
        other_worlds=["the-dreamlands"],
        draws={"mythos": ["hunters-and-hunted", "rust-and-rot", "sudden-terror"], "monster": ["ghoul", "moon-beast"]},
        **MIDNIGHT,
    )
    below = [f"below:{name}" for name in (RECORDS, "the-curator", "the-dreamlands")]
    assert keys(match) == below
    pick(match, below[1])
    assert keys(match) == [below[0], below[2]], "no second one there before every card has one"
    pick(match, below[2])
    assert [(token.id, token.task) for token in monsters(match)] == [("ghoul", -1), ("moon-beast", -1)]


@rule("es.monster-tasks.12")
def test_a_second_monster_below_a_card_comes_when_all_have_one() -> None:
    places = [
        {"card": RECORDS, "monsters": {"below": "ghoul"}},
        {"card": "the-curator", "monsters": {"below": "cultist"}},
    ]
    match = scene(adventures=places, draws={"mythos": ["rust-and-rot"], "monster": ["moon-beast"]}, **MIDNIGHT)
    assert keys(match) == [f"below:{RECORDS}", "below:the-curator"]
    uneven = [{"card": RECORDS, "monsters": {"below": ["ghoul", "cultist"]}}, places[1]]
    forced = scene(adventures=uneven, draws={"mythos": ["rust-and-rot"], "monster": ["moon-beast"]}, **MIDNIGHT)
    assert [token.id for token in card(forced, "the-curator").monsters] == ["cultist", "moon-beast"]


@rule("es.monster-tasks.11")
def test_with_an_open_monster_task_none_goes_below_a_card() -> None:
    match = scene(adventures=[RECORDS, POND], draws={"mythos": ["rust-and-rot"], "monster": ["ghoul"]}, **MIDNIGHT)
    assert [(token.id, token.task) for token in card(match, POND).monsters] == [("ghoul", 0)]


@rule("es.monster-tasks.13")
def test_below_a_card_with_an_arrow_the_monster_is_the_last_task() -> None:
    match = attempt("the-gift-shop", monsters={"below": "cultist"})
    roll(match, "lore 3 3 1 1 1")
    assert [key for key in keys(match) if ":" in key] == ["task:0"]
    task(match, "task:0", "3")
    roll(match, "lore lore 3 1 1")
    assert [key for key in keys(match) if ":" in key] == ["task:1"]
    task(match, "task:1", "lore 3")
    roll(match, "lore 1 1")
    assert [key for key in keys(match) if ":" in key] == ["monster:1"]


@rule("es.monster-tasks.2")
def test_below_a_card_without_an_arrow_the_monster_may_come_first() -> None:
    match = attempt(RECORDS, monsters={"below": "cultist"})
    roll(match, "lore 3 3 1 1 1")
    assert [key for key in keys(match) if ":" in key] == ["task:0", "task:1", "monster:1"]
    task(match, "task:0", "3 3")
    roll(match, "lore 3 1 1")
    task(match, "task:1", "lore 3")
    assert player(match).trophies == [], "the monster is still to be beaten"
    assert asked(match) == "before-roll"


@rule("es.monster-tasks.14")
def test_a_monster_among_the_rewards_may_go_on_the_card_that_replaces_the_resolved_one() -> None:
    match = attempt("did-you-hear-that", draws={"adventure": [POND], "monster": ["ghoul"]}, adventures=["the-archives"])
    roll(match, "peril 1 1 1 1")
    task(match, "task:0")
    roll(match, "peril peril 1 1")
    task(match, "task:1")
    assert keys(match) == [f"slot:{POND}:0", "slot:the-archives:0"]
    pick(match, f"slot:{POND}:0")
    assert [token.id for token in card(match, POND).monsters] == ["ghoul"]


@rule("es.completing-monster-tasks.1", "es.completing-monster-tasks.2", "es.completing-monster-tasks.4")
def test_a_monster_task_is_completed_like_any_other_and_the_token_taken_at_the_end_of_the_phase() -> None:
    # A Deep One asks for Peril and 1 Stamina; its back gives a Clue.
    match = attempt(RECORDS, monsters={"below": "deep-one"})
    roll(match, "peril 1 1 1 1 1")
    task(match, "monster:1")
    assert faces(match, PLACED) == ["peril"]
    assert (player(match).stamina, player(match).trophies, player(match).clues) == (4, [], 0)
    roll(match, "3 3 1 1 1")
    task(match, "task:0", "3 3")
    roll(match, "lore 3 1")
    task(match, "task:1", "lore 3")
    assert (player(match).trophies, player(match).clues) == ([RECORDS, "deep-one"], 1 + 2)


@rule("es.completing-monster-tasks.5", "es.completing-monster-tasks.2")
def test_after_a_failure_the_token_is_taken_before_the_penalties() -> None:
    match = attempt(RECORDS, who("dexter-drake", sanity=3), monsters={"below": "deep-one"})
    roll(match, "peril 1 1 1 1 1")
    task(match, "monster:1")
    give_up(match)
    order = happened(match, "failed", "monster-defeated", "trophy", "clues", "lose", "clock")
    assert order == ["lose", "failed", "monster-defeated", "trophy", "clues", "lose", "clock"]


@rule("es.completing-monster-tasks.3")
def test_a_green_die_that_the_monster_locked_is_free_again() -> None:
    match = attempt(RECORDS, monsters={"below": "unwrapped-mummy"})
    roll(match, "terror terror 1 1 1")
    task(match, "monster:1")
    assert greens(match, LOCKED) == 1
    give_up(match)
    assert greens(match, SUPPLY) == 6


# Items and Spells against monsters


@rule("es.defeating-with-cards.1", "es.defeating-with-cards.3", "es.defeating-with-cards.4")
def test_an_item_defeats_any_monster_in_play_and_its_token_is_taken_at_the_end_of_the_phase() -> None:
    places = [RECORDS, {"card": POND, "monsters": {0: "shoggoth"}}, {"card": WALL, "monsters": {0: "ghoul"}}]
    match = scene(who("dexter-drake", common=["hunting-shotgun"]), adventures=places)
    pick(match, "use:hunting-shotgun")
    assert keys(match) == ["token:1", "token:2"]
    pick(match, "token:1")
    assert [(token.id, token.defeated) for token in monsters(match)] == [("shoggoth", True), ("ghoul", False)]
    assert (player(match).trophies, match.state.common_deck.bottom) == ([], ["hunting-shotgun"])
    pick(match, f"adventure:{RECORDS}")
    give_up(match)
    assert player(match).trophies == ["shoggoth"], "though the adventure failed"
    assert [token.id for token in monsters(match)] == ["ghoul"]
    assert player(match).sanity == 3, "1 for the back of the token and 1 for the failure"


@rule("es.defeating-with-cards.4")
def test_the_requirements_of_a_defeated_monster_are_ignored() -> None:
    match = attempt(POND, who("dexter-drake", common=["hunting-shotgun"]), monsters={0: "shoggoth"})
    deal(match, adventure=[RECORDS], monster=["ghoul"])
    pick(match, "use:hunting-shotgun")
    roll(match, "terror peril peril 1 1 1")
    task(match, "task:1")
    assert player(match).trophies == [POND, "shoggoth"]


@rule("es.defeating-with-cards.2")
def test_what_the_token_did_not_cover_is_still_needed() -> None:
    match = attempt(DIMENSION, who("dexter-drake", common=["hunting-shotgun"]), monsters={0: "shoggoth"})
    pick(match, "use:hunting-shotgun")
    roll(match, "1 1 1 1 1 peril")
    assert "task:0" not in keys(match), "Lore stood outside the frame"
    fail(match, "1")
    roll(match, "lore 1 1 1 peril")
    task(match, "task:0")
    assert faces(match, PLACED) == ["lore"]
    roll(match, "terror peril 1 1")
    task(match, "task:1")
    assert player(match).trophies == [DIMENSION, "shoggoth"]


@rule("es.defeating-with-cards.1")
def test_a_spell_defeats_a_monster_for_its_price() -> None:
    match = scene(
        who("dexter-drake", spells=["banishment-of-the-unbidden"]),
        adventures=[{"card": POND, "monsters": {0: "gug"}}],
    )
    pick(match, "use:banishment-of-the-unbidden")
    assert (player(match).sanity, monsters(match)[0].defeated) == (4, True)


@rule("es.defeating-with-cards.3", "es.defeating-with-cards.4")
@pytest.mark.parametrize("after_a_roll", [False, True])
def test_defeating_the_last_task_resolves_the_adventure_without_a_further_roll(after_a_roll: bool) -> None:
    match = attempt(WALL, who("dexter-drake", common=["hunting-shotgun"]), monsters={0: "shoggoth"})
    deal(match, **AFTER_THE_WALL)
    roll(match, "lore peril 3 1 1 1")
    task(match, "task:1", "lore peril 3")
    if after_a_roll:
        roll(match, "1 1 1")
    pick(match, "use:hunting-shotgun", f"below:{RECORDS}")
    assert player(match).trophies == [WALL, "shoggoth"]
    assert match.state.doom == 0, "no penalty"


# On a card that is named, and beaten by a card

LAVATORY = "public-lavatory"
"""Two empty monster tasks, on which monsters appear when it is drawn."""


@rule("es.ruling-drawn.1", "es.ruling-monsters.2")
def test_in_the_set_up_too_two_monsters_appear_in_the_lavatory() -> None:
    script = {
        "draw.adventure": [RECORDS, LAVATORY, POND, WALL, "lights-out", "the-archives"],
        "draw.monster": ["ghoul", "cultist"],
        "draw.mythos": ["yellow-fog"],
    }
    options = {"ancient_one": "yog-sothoth", "investigators": ["dexter-drake"]}
    match = Match.new(RULES, 1, options, seed="scene", script=script)
    assert [(token.id, token.task) for token in card(match, LAVATORY).monsters] == [("ghoul", 0), ("cultist", 1)]
    assert len(monsters(match)) == 2, "none went to the open frames of other cards"


@rule("es.ruling-drawn.1", "es.ruling-monsters.2")
@pytest.mark.parametrize(("investigator", "tokens"), [("dexter-drake", 2), ("kate-winthrop", 0)])
def test_drawn_in_a_turn_it_brings_its_monsters_unless_it_is_kates(investigator: str, tokens: int) -> None:
    match = attempt("the-loading-dock", investigator, draws={"adventure": [LAVATORY]}, adventures=[POND])
    roll(match, "peril 1 1 1 1 1")
    task(match, "task:0")
    roll(match, "peril 3 1 1 1")
    task(match, "task:1", "peril 3")
    assert len(card(match, LAVATORY).monsters) == len(monsters(match)) == tokens


@rule("es.ruling-monsters.2")
def test_a_monster_for_a_named_card_without_a_free_frame_goes_below_it(tmp_path: Path) -> None:
    rules = changed_rules(
        tmp_path, "adventures", RECORDS, penalties=[{"do": "monster-appears", "amount": 2, "where": "here"}]
    )
    match = attempt(RECORDS, adventures=[POND], rules=rules)
    give_up(match)
    assert [token.task for token in card(match, RECORDS).monsters] == [-1, -1], "uneven, with a frame open elsewhere"
    assert card(match, POND).monsters == []


@rule("es.ruling-monsters.2", "es.monster-tasks.10")
def test_of_several_frames_of_a_named_card_the_player_chooses_one(tmp_path: Path) -> None:
    rules = changed_rules(tmp_path, "adventures", POND, penalties=[{"do": "monster-appears", "where": "here"}])
    frames = [
        {"symbols": ["terror"], "monster": "full"}, {"symbols": ["lore"], "monster": "full"}, {"monster": "empty"},
    ]  # fmt: skip
    rules = changed_rules(tmp_path, "adventures", POND, tasks=frames)
    match = attempt(POND, rules=rules)
    give_up(match)
    assert keys(match) == [f"slot:{POND}:0", f"slot:{POND}:1", f"slot:{POND}:2"]


@rule("es.ruling-monsters.3", "es.defeating-with-cards.1")
def test_a_monster_beaten_by_a_card_costs_nothing() -> None:
    hunter = who("dexter-drake", common=["hunting-shotgun"])
    match = attempt(RECORDS, hunter, monsters={"below": "deep-one"})  # its task costs 1 Stamina
    pick(match, "use:hunting-shotgun")
    give_up(match)
    assert (player(match).trophies, player(match).stamina) == (["deep-one"], 5)


@rule("es.ruling-monsters.1", "es.completing-monster-tasks.4")
def test_what_stands_on_the_back_of_a_token_comes_before_the_rewards() -> None:
    match = attempt(RECORDS, "bob-jenkins", monsters={"below": "brown-jenkin"})  # defeated: a Spell; the room: 2 Clues
    for faces_needed, key, number in (("3", "monster:1", 6), ("3 3", "task:0", 5), ("lore 3", "task:1", 3)):
        rest = number - len(faces_needed.split())
        roll(match, " ".join([faces_needed, *["1"] * rest]))
        task(match, key, faces_needed)
    assert happened(match, "resolved", "monster-defeated", "gain", "clues") == [
        "resolved", "monster-defeated", "gain", "clues",
    ]  # fmt: skip


@rule("es.monster-tasks.10")
def test_a_frame_completed_in_this_attempt_is_closed_to_new_monsters(tmp_path: Path) -> None:
    rules = changed_rules(tmp_path, "adventures", "the-archives", terror=[{"do": "monster-appears"}])
    match = attempt("the-archives", adventures=[POND], draws={"monster": ["ghoul"]}, rules=rules)
    roll(match, "lore 1 1 1 1 1")
    task(match, "task:0")
    roll(match, "1 1 1 1 terror")
    pick(match, "fail")
    assert [token.id for token in card(match, POND).monsters] == ["ghoul"], "the only frame still open"


@rule("es.monster-tasks.10", "es.monster-tasks.11")
def test_the_question_cites_the_rule_for_the_place_it_asks_for() -> None:
    framed = scene(adventures=[POND, WALL], draws={"mythos": ["rust-and-rot"], "monster": ["ghoul"]}, **MIDNIGHT)
    assert framed.pending[0].rule == "es.monster-tasks.10"
    below = scene(
        adventures=[RECORDS, "lights-out"], draws={"mythos": ["rust-and-rot"], "monster": ["ghoul"]}, **MIDNIGHT
    )
    assert below.pending[0].rule == "es.monster-tasks.11"


@rule("es.monster-tasks.7", "es.monster-tasks.9", "es.tasks.9", "es.tasks.10")
def test_a_monster_covers_the_costs_of_a_full_task_and_leaves_those_of_a_partial_one(tmp_path: Path) -> None:
    full = {"symbols": ["terror"], "monster": "full", "stamina": 2}
    partial = {"symbols": ["lore", "investigation 1"], "monster": "partial", "framed": ["investigation 1"], "sanity": 2}
    rules = changed_rules(tmp_path, "adventures", POND, tasks=[full, partial], terror=[])
    match = attempt(POND, monsters={0: "cultist", 1: "night-gaunt"}, rules=rules)
    roll(match, "lore lore terror 1 1 1")
    task(match, "task:0", "lore")
    assert (player(match).sanity, player(match).stamina) == (5, 5), "the printed 2 Stamina are covered"
    roll(match, "lore terror 1 1 1")
    task(match, "task:1", "lore terror")
    assert (player(match).sanity, player(match).stamina) == (3, 5), "the printed 2 Sanity are not"
