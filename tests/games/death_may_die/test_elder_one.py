"""Stages of the Elder One, victory and defeat, deaths."""

from tests.games.death_may_die.scenes import (
    SYMBOL,
    SYMBOLS,
    act,
    asked,
    attack,
    choose,
    end_turn,
    events,
    game,
    happened,
    keep,
    keys,
    me,
    rig,
    scene,
    space,
    to_mythos,
)
from tests.rules import rule

HITS = ["success", "success", "success"]


@rule("dmd.elder-fight.10", "dmd.elder-fight.11", "dmd.elder-fight.12")
def test_a_stage_is_defeated_and_the_next_one_revealed() -> None:
    match = scene({"card": "adam", "place": 2}, elder_one={"stage": 2, "place": 2, "wounds": 9}, disrupted=True)
    act(match, "attack:cthulhu", HITS)
    assert match.state.elder_one.stage == 3
    assert match.state.elder_one.place == space(8), "when revealed: to the blue Gate"


@rule("dmd.elder-fight.13", "dmd.elder-fight.16", "dmd.hastur-stages.2", "dmd.hastur-stages.3")
def test_an_attack_on_hastur_with_wounds_to_spare() -> None:
    match = scene(
        {"card": "adam", "place": 2, "bonus": 2, "signs": 2},
        {"place": 3, "signs": 1},
        elder_one={"card": "hastur", "stage": 2, "place": 2, "wounds": 9},
        disrupted=True,
    )
    act(match, "attack:hastur", HITS, ["success", "success"])
    assert (match.state.elder_one.stage, match.state.elder_one.wounds) == (3, 0)
    assert match.state.elder_one.place == space(13), "the red Gate"
    assert [i.wounds for i in match.state.investigators] == [1, 0]
    assert game(match).elder_dice() == (3, 3)


@rule("dmd.ending.1", "dmd.overview.7")
def test_the_final_stage_defeated_is_victory_for_all() -> None:
    match = scene({"card": "adam", "place": 2}, elder_one={"stage": 4, "place": 2, "wounds": 10}, disrupted=True)
    act(match, "attack:cthulhu", HITS)
    assert match.outcome is not None and match.outcome.won and match.outcome.winners == (0, 1)


@rule("dmd.ending.2", "dmd.ending.3")
def test_the_elder_one_and_the_last_investigator_die_together() -> None:
    match = scene(
        {"card": "adam", "place": 2, "wounds": 4, "cards": {"janitor": "left", "assistant-janitor": "left"}},
        {"place": 15, "out": "killed"},
        elder_one={"stage": 4, "place": 2, "wounds": 10},
        disrupted=True,
    )
    choose(match, next(key for key in keys(match) if key.startswith("use:")))
    choose(match, space(2))
    assert match.outcome is not None and match.outcome.won


@rule("dmd.death.1", "dmd.ending.4", "dmd.wounds.1")
def test_a_death_before_the_summoning_loses_the_game() -> None:
    match = scene({"card": "adam", "place": 2, "wounds": 4}, enemies={2: "cultist"})
    rig(match, [], ["success", "blank"])
    to_mythos(match)
    keep(match)
    assert match.outcome is not None and not match.outcome.won and match.state.ended == "killed"


@rule("dmd.sanity.2")
def test_whoever_reaches_the_skull_of_sanity_is_insane_and_eliminated() -> None:
    match = scene({"card": "adam", "place": 2, "sanity": 19}, elder_one={"stage": 2, "place": 15})
    end_turn(match, "thing-that-should-not-be")
    assert me(match).out == "insane" and match.outcome is None


@rule("dmd.death.2", "dmd.death.8")
def test_after_the_summoning_the_others_play_on_and_the_dead_have_no_turns() -> None:
    match = scene(
        {"card": "adam", "place": 2, "wounds": 4}, {"place": 3}, {"place": 7},
        enemies={2: "cultist"}, elder_one={"stage": 2, "place": 15},
    )  # fmt: skip
    rig(match, [], ["success", "blank"])
    to_mythos(match)
    keep(match)
    assert me(match).out == "killed" and match.state.active == 1
    for expected in (2, 1):
        rig(match, mythos=[match.state.mythos.fog[-1]])
        choose(match, "end")
        while match.pending and asked(match) != "action":
            choose(match, keys(match)[-1])
        assert match.state.active == expected


@rule("dmd.death.4")
def test_the_mythos_card_that_a_trauma_kept_is_discarded_with_its_owner() -> None:
    dying = {"card": "adam", "place": 5, "wounds": 4, "insanity": "recurring-trauma", "trauma": "astral-promise"}
    match = scene(dying, {"place": 3}, enemies={5: "cultist"}, elder_one={"stage": 2, "place": 14})
    match.state.mythos.remove("astral-promise")
    rig(match, [], ["success", "blank"])
    choose(match, "end")
    while match.state.active == 0 and match.pending:
        choose(match, "stop" if "stop" in keys(match) else keys(match)[0])
    assert me(match).out == "killed" and me(match).trauma == ""
    assert match.state.mythos_discard.count("astral-promise") == 1


@rule("dmd.death.3", "dmd.death.4")
def test_tokens_and_cards_of_the_dead_are_discarded_but_what_the_episode_needs_stays() -> None:
    match = scene(
        {"card": "adam", "place": 5, "wounds": 4, "fire": 2, "signs": 0},
        {"place": 3},
        episode="eldritch-idols",
        enemies={5: "cultist"},
        elder_one={"stage": 2, "place": 14},
    )
    card = match.state.discoveries.fog[0]
    match.state.discoveries.remove(card)
    from miskatonic.games.death_may_die.state import Claimed

    side = "left" if game(match).content.discoveries[card].left else "right"
    me(match).cards.append(Claimed(99, card, side))
    idol = next(marker for marker in match.state.markers if marker.card == "idol")
    idol.place, idol.holder = "", 0
    rig(match, [], ["success", "blank"])
    choose(match, "end")
    while match.state.active == 0 and match.pending:
        choose(match, "stop" if "stop" in keys(match) else keys(match)[0])
    assert me(match).out == "killed" and me(match).cards == [] and me(match).fire == 0
    assert card in match.state.discovery_discard and match.state.fire_supply == 8
    assert (idol.holder, idol.place) == (-1, space(5, 4)) or next(
        marker for marker in match.state.markers if marker.number == idol.number
    ).place == space(5, 4)


@rule("dmd.death.5", "dmd.death.6", "dmd.death.7")
def test_of_a_turn_in_which_its_investigator_dies_only_the_check_is_left() -> None:
    match = scene(
        {"card": "adam", "place": 2, "wounds": 4, "fire": 3},
        {"place": 3},
        enemies={2: "cultist"},
        elder_one={"stage": 2, "place": 15},
        mythos_discard=SYMBOLS[1:],
    )
    rig(match, [], ["success", "blank"])
    to_mythos(match, SYMBOL)
    keep(match)
    assert match.state.track == 2, "three symbols: it advances"
    assert match.state.rlyeh == [space(2)], "where Adam died; no end-of-turn effect of Stage 2"
    effects = [event.args["when"] for event in events(match, "stage.effect")]
    assert happened(match, "on-fire.out") == ["on-fire.out"] and "end" not in effects
    assert match.state.active == 1 and asked(match) == "action"


@rule("dmd.death.5")
def test_no_end_of_turn_effect_of_the_episode_comes_after_a_death() -> None:
    match = scene(
        {"card": "adam", "place": 5, "wounds": 4}, {"place": 1}, episode="unspeakable-hour",
        enemies={5: "cultist"}, elder_one={"stage": 2, "place": 10}, moon=1,
    )  # fmt: skip
    rig(match, [], ["success", "blank"])
    to_mythos(match)
    keep(match)
    assert me(match).out == "killed" and match.state.active == 1 and match.state.moon == 1, "the moon stands still"


@rule("dmd.death.5", "dmd.mythos-check.7")
def test_whoever_is_lost_in_the_check_does_not_have_it_made_twice() -> None:
    match = scene(
        {"card": "adam", "place": 2, "sanity": 19},
        {"place": 15},
        elder_one={"stage": 4, "place": 15},
        tokens_left=0,
        mythos_discard=SYMBOLS[1:],
        enemies={3: "cultist"},
    )
    end_turn(match, SYMBOL)
    assert me(match).out == "insane" and happened(match, "advanced") == ["advanced"] and match.state.track == 2
    assert match.state.fire == {space(3): 1}, "what the Episode says of it happens all the same"
    assert match.state.mythos_discard == [] and me(match, 1).sanity == 2, "no end-of-turn effect of Stages 2 and 3"
    assert match.state.active == 1 and asked(match) == "action"


@rule("dmd.ending.5")
def test_when_all_are_lost_the_game_is_lost() -> None:
    match = scene(
        {"card": "adam", "place": 2, "wounds": 4}, {"out": "insane"},
        enemies={2: "cultist"}, elder_one={"stage": 2, "place": 15},
    )  # fmt: skip
    rig(match, [], ["success", "blank"])
    to_mythos(match)
    keep(match)
    assert match.outcome is not None and not match.outcome.won and match.state.ended == "all-lost"


@rule("dmd.ending.6", "dmd.summoning-track.8")
def test_the_token_in_the_last_space_loses_the_game() -> None:
    match = scene(
        {"card": "adam", "place": 1}, elder_one={"stage": 2, "place": 15}, track=7, mythos_discard=SYMBOLS[1:]
    )
    end_turn(match, SYMBOL)
    assert match.outcome is not None and not match.outcome.won and match.state.ended == "track"


def test_cthulhu_takes_what_people_own_unless_they_bleed_for_it() -> None:
    cards = {"fire-equipment": "left", "good-boy": "right", "feral-student": "left"}
    match = scene(
        {"card": "adam", "place": 2, "cards": cards}, elder_one={"stage": 3, "place": 2, "wounds": 10}, disrupted=True
    )
    act(match, "attack:cthulhu", HITS)
    assert match.state.elder_one.place == space(1) and asked(match) == "keep"
    choose(match, "yes")
    assert asked(match) == "assign-wound", "the dog could bear it"
    choose(match, "seat:0")
    choose(match, "no")
    assert [card.card for card in me(match).cards] == ["fire-equipment", "feral-student"]
    assert me(match).wounds == 1


def test_without_rlyeh_tokens_everybody_loses_two_sanity() -> None:
    match = scene({"card": "adam", "place": 1}, {"place": 3}, elder_one={"stage": 4, "place": 15}, tokens_left=0)
    end_turn(match)
    assert [i.sanity for i in match.state.investigators] == [3, 3], "two for the token, one of Stage 3"


def test_the_star_spawn_is_worse_in_rlyeh() -> None:
    match = scene({"card": "adam", "place": 2}, enemies={2: "star-spawn"}, rlyeh=[2])
    act(match, attack("star-spawn", match), ["blank"] * 3)
    assert me(match).sanity == 2


@rule("dmd.death.3", "dmd.death.6")
def test_the_dead_take_no_signs() -> None:
    match = scene(
        {"card": "adam", "place": 2, "wounds": 4},
        {"place": 15},
        elder_one={"card": "hastur", "stage": 2, "place": 9},
        enemies={2: "cultist"},
        mythos_discard=["the-king-in-yellow", "second-act", "pallid-mask"],
    )
    left = match.state.tokens_left
    rig(match, [], ["success", "success"])
    to_mythos(match, "the-play-is-read-aloud")
    keep(match)
    assert me(match).out == "killed" and happened(match, "advanced") == ["advanced"]
    assert me(match).signs == 0 and match.state.tokens_left == left
