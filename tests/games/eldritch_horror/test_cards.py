"""Gaining cards; Conditions, Spells and their backs. (eh.gaining.*, eh.conditions.*, eh.spells.*, eh.flipping.*)"""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.eldritch_horror import flipping, gaining, reckoning, spells, trading
from miskatonic.games.eldritch_horror.game import Eldritch
from tests.games.eldritch_horror.scenes import (
    CONTENT,
    LILY,
    MARK,
    Table,
    act,
    asked,
    carry_out,
    choose,
    keys,
    me,
    pick,
    play,
    roll,
)
from tests.rules import rule


def lily(**fields: Any) -> dict[str, Any]:
    return {"investigator": LILY, **fields}


# Gaining


@rule("eh.gaining.1")
def test_a_random_card_is_the_top_of_its_deck() -> None:
    table = carry_out({"do": "gain-artifact"}, draws={"draw.artifacts": ["necronomicon"]})
    assert [held.card for held in table.me.artifacts] == ["necronomicon"]
    assert "necronomicon" not in table.state.artifacts.fog


@rule("eh.gaining.2", "eh.gaining.6", "eh.spells.5")
def test_a_random_spell_or_condition_is_never_one_that_one_has() -> None:
    """All but two names are his: only those can come, and no third time."""
    own = [spell for spell in CONTENT.spells if spell not in ("wither", "shriveling")]
    table = carry_out({"do": "gain-spell", "amount": 3}, players=[lily(spells=own)])
    assert sorted(held.card for held in table.me.spells) == sorted(CONTENT.spells)


@rule("eh.gaining.3", "eh.double-sided-cards.4")
def test_double_sided_cards_are_drawn_at_random_from_a_deck_without_known_order() -> None:
    table = carry_out({"do": "gain-spell"}, draws={"draw.spells": ["wither"]})
    assert [held.card for held in table.me.spells] == ["wither"]
    assert (table.state.spells.top, table.state.spells.bottom) == ([], [])


@rule("eh.gaining.4", "eh.gaining.5", "eh.traits.4", "eh.searching.1", "eh.searching.3")
def test_a_card_with_a_trait_is_searched_for() -> None:
    table = carry_out({"do": "gain-condition", "trait": "madness"}, draws={"draw.conditions": ["paranoia"]})
    assert [held.card for held in table.me.conditions] == ["paranoia"]
    ally = carry_out({"do": "gain-asset", "source": "deck", "traits": ["ally"]}, draws={"draw.assets": ["cat-burglar"]})
    assert [held.card for held in ally.me.assets] == ["cat-burglar"]
    assert ally.state.assets.fog == sorted(ally.state.assets.fog)


@rule("eh.gaining.7", "eh.gaining.8", "eh.searching.2", "eh.discarding.5")
def test_a_named_card_is_taken_from_the_deck_or_the_discard_pile() -> None:
    deck = carry_out({"do": "gain-asset", "named": "axe"})
    assert [held.card for held in deck.me.assets] == ["axe"]
    pile = carry_out({"do": "gain-asset", "named": "axe"}, asset_discard=["axe"])
    assert ([held.card for held in pile.me.assets], pile.state.asset_discard) == (["axe"], [])


@rule("eh.gaining.9")
def test_a_named_card_in_the_reserve_is_taken_from_there() -> None:
    table = carry_out({"do": "gain-asset", "named": "axe"}, reserve=["axe", "bandages", "bull-whip", "kerosene"])
    assert [held.card for held in table.me.assets] == ["axe"]
    assert len(table.state.reserve) == 4


@rule("eh.gaining.10", "eh.gaining.11")
def test_a_named_card_that_somebody_has_is_not_gained() -> None:
    table = carry_out({"do": "gain-asset", "named": "axe"}, players=[lily(), {"investigator": MARK, "assets": ["axe"]}])
    assert table.me.assets == []


@rule("eh.gaining.12", "eh.component-limits.2")
def test_from_the_reserve_one_chooses_among_cards_with_the_trait() -> None:
    reserve = ["axe", "cat-burglar", "witch-doctor", "kerosene"]
    table = carry_out(
        {"do": "gain-asset", "source": "reserve", "traits": ["ally"]}, reserve=reserve, answers=["witch-doctor"]
    )
    assert [option.key for option in table.asked[0].options] == ["cat-burglar", "witch-doctor"]
    assert [held.card for held in table.me.assets] == ["witch-doctor"]


@rule("eh.gaining.13")
def test_a_gained_clue_comes_from_the_pool() -> None:
    table = carry_out({"do": "gain-clues"}, draws={"draw.clues": ["clue-rome"]})
    assert table.me.clues == ["clue-rome"]


def test_a_service_is_resolved_when_gained_and_discarded() -> None:
    table = carry_out({"do": "gain-asset", "named": "silver-twilight-ritual"})
    assert (table.state.doom, table.me.assets, table.state.asset_discard) == (16, [], ["silver-twilight-ritual"])


# Conditions


@rule("eh.conditions.4")
def test_a_copy_of_a_condition_is_not_gained() -> None:
    table = carry_out({"do": "gain-condition", "condition": "debt"}, players=[lily(conditions=["debt"])])
    assert len(table.me.conditions) == 1


@rule("eh.conditions.5", "eh.faq.16")
def test_an_effect_that_would_give_a_copy_cannot_be_chosen() -> None:
    unless = {
        "do": "unless",
        "cost": [{"do": "gain-condition", "condition": "dark-pact"}],
        "then": [{"do": "advance-doom", "amount": 2}],
    }
    bound = carry_out(unless, players=[lily(conditions=["dark-pact"])])
    assert (bound.kinds, bound.state.doom) == ([], 13)
    free = carry_out(unless, answers=["yes"])
    assert (free.state.doom, len(free.me.conditions)) == (15, 1)
    declined = carry_out(unless, answers=["no"])
    assert declined.state.doom == 13


@rule("eh.faq.13", "eh.faq.14", "eh.faq.15")
def test_may_and_or_are_choices() -> None:
    may = {"do": "offer", "cost": [{"do": "spend", "what": "sanity"}], "then": [{"do": "gain-clues"}]}
    assert [len(carry_out(may, answers=[said]).me.clues) for said in ("yes", "no")] == [1, 0]
    either = {"do": "choose-one", "options": [[{"do": "gain-clues"}], [{"do": "improve", "skill": "lore"}]]}
    assert carry_out(either, answers=["choice:1", "no"]).me.improvements == {"lore": 1}


@rule("eh.improving-skills.1", "eh.improving-skills.2", "eh.improving-skills.3", "eh.lily-chen.3", "eh.lily-chen.4")
def test_a_skill_is_improved_twice_at_most() -> None:
    improve = {"do": "improve", "skill": "lore"}
    twice = carry_out(improve, answers=["yes"])
    assert twice.me.improvements == {"lore": 2}, "Lily improves it again at once"
    second = carry_out(improve, players=[lily(improvements={"lore": 1})])
    assert (second.kinds, second.me.improvements) == ([], {"lore": 2})
    third = carry_out(improve, players=[lily(improvements={"lore": 2})])
    assert third.me.improvements == {"lore": 2}


def test_blessed_and_cursed_cancel_each_other_and_flip_when_gained_again() -> None:
    lifted = carry_out({"do": "gain-condition", "condition": "blessed"}, players=[lily(conditions=["cursed"])])
    assert lifted.me.conditions == []
    flipped = carry_out({"do": "gain-condition", "condition": "blessed"}, players=[lily(conditions=["blessed-2"])])
    assert len(flipped.me.clues) == 2
    assert [held.card for held in flipped.me.conditions] == ["blessed"]


@rule("eh.flipping.1", "eh.flipping.2", "eh.conditions.2", "eh.double-sided-cards.5", "eh.discarding.4")
def test_a_flipped_card_does_what_its_back_says_and_goes_back_into_its_deck() -> None:
    table = act(
        lambda game: flipping.flip(game, game.player(0), game.player(0).conditions[0]),
        players=[lily(conditions=["hallucinations"])],
        draws={"draw.condition-backs": ["hallucinations-3"]},
    )
    assert (table.me.sanity, table.me.conditions) == (3, [])
    assert table.state.conditions.fog.count("hallucinations") == 3
    assert "hallucinations-3" in table.state.condition_backs.fog


@rule("eh.flipping.3")
def test_a_card_that_is_turned_again_stays_and_its_front_is_not_resolved() -> None:
    table = act(
        lambda game: flipping.flip(game, game.player(0), game.player(0).conditions[0]),
        players=[lily(conditions=["hallucinations-2"])],
    )
    assert table.me.sanity == 5
    assert [(held.card, held.back) for held in table.me.conditions] == [("hallucinations", "hallucinations-2")]


@pytest.mark.parametrize("back", sorted(CONTENT.condition_backs))
def test_every_back_of_a_condition_can_be_resolved(back: str) -> None:
    """With a fellow at hand and failing dice, whatever it asks."""
    players = [
        lily(conditions=[back], clues=1, assets=["axe", "cat-burglar"]),
        {"investigator": MARK, "place": "shanghai"},
    ]
    match = play(players=players, phase="encounter")
    game = match.game
    held = me(match).conditions[0]
    coroutine = flipping.flip(game, me(match), held)  # type: ignore[arg-type]
    _through(coroutine)


def _through(coroutine: Any) -> None:
    """With the last option of every question."""
    from miskatonic.engine.cut import CutShort, GameEnds

    try:
        question = coroutine.send(None)
        while True:
            asked_ = getattr(question, "decisions", None)
            if asked_ is None:
                question = coroutine.send((question.options[-1].key,) if question.most else ())
            else:
                question = coroutine.send({one.seat: (one.options[-1].key,) for one in asked_})
    except (StopIteration, CutShort, GameEnds):
        pass


# Spells


def cast(
    spell: str, dice: str, *, answers: list[str] | None = None, me: dict[str, Any] | None = None, **position: Any
) -> Table:
    players = [lily(spells=[spell], **(me or {})), *position.pop("others", [])]
    return act(
        lambda game: spells.cast(game, game.player(0), game.player(0).spells[0]),
        players=players,
        dice=dice,
        answers=answers or [],
        **position,
    )


@rule("eh.spells.2", "eh.spells.4")
def test_a_spell_does_what_its_front_says_then_what_its_back_says_by_the_result() -> None:
    """Shriveling, back 2: with 1 success a Sanity is lost."""
    table = cast("shriveling-2", "51", monsters={"shoggoth": "shanghai"})
    assert table.monster("shoggoth").count("health") == 2
    assert table.me.sanity == 5
    assert [held.card for held in table.me.spells] == ["shriveling"]


def test_shriveling_by_its_first_back_takes_as_much_as_the_result() -> None:
    table = cast("shriveling-1", "5555", me={"improvements": {"lore": 2}}, monsters={"dark-young": "shanghai"})
    assert table.monster("dark-young").count("health") == 4


@rule("eh.spells.3")
def test_a_spell_says_when_it_may_be_cast() -> None:
    match = play(players=[lily(spells=["feed-the-mind", "mists-of-releh", "wither"])])
    casts = [key for key in keys(match) if key.startswith("cast:")]
    assert casts == ["cast:feed-the-mind#1"], "the others are for encounters and combat"
    later = play(players=[lily(spells=["mists-of-releh"])], phase="encounter")
    assert asked(later) == "before-encounter"


@rule("eh.spells.6")
def test_a_duplicate_of_a_spell_is_discarded() -> None:
    players = [lily(spells=["wither"]), {"investigator": MARK, "place": "shanghai", "spells": ["wither"]}]
    table = act(lambda game: trading.hand_over(game, 0, 1, ["wither#1"]), players=players)
    assert [len(player.spells) for player in table.state.players] == [0, 1]
    assert table.state.spells.fog.count("wither") == 1


@pytest.mark.parametrize(
    ("back", "dice", "left", "sanity"),
    [("flesh-ward-1", "55", 6, 5), ("flesh-ward-2", "51", 6, 6), ("flesh-ward-1", "14", 4, 6)],
)
def test_flesh_ward_prevents_two(back: str, dice: str, left: int, sanity: int) -> None:
    table = carry_out(
        {"do": "lose", "health": 2}, players=[lily(spells=[back])], answers=["prevent:flesh-ward#1"], dice=dice
    )
    assert (table.me.health, table.me.sanity) == (left, sanity)


def test_clairvoyance_encounters_a_clue_from_afar() -> None:
    match = play(players=[lily(spells=["clairvoyance-1"])], phase="encounter", clues={"clue-rome": "rome"})
    roll(match, "51" + "55")
    match.rig({"draw.research": ["research-azathoth-3"]})
    choose(match, "cast:clairvoyance#1")
    assert me(match).clues == ["clue-rome"], "the City part: Observation, gain this Clue"


def test_wither_helps_in_combat() -> None:
    from miskatonic.games.eldritch_horror import combat

    table = act(
        lambda game: combat.encounter(game, 0, game.state.monsters[0].key),
        players=[lily(spells=["wither-1"])],
        monsters={"shoggoth": "shanghai"},
        answers=["cast:wither#1"],
        dice="55" + "555" + "1111155",
    )
    assert table.monster("shoggoth").count("health") == 2, "4 + 5 − 2 dice"


@rule("eh.possessions.1")
def test_possessions_are_what_can_be_handed_over() -> None:
    player = lily(assets=["axe"], artifacts=["necronomicon"], spells=["wither"], clues=1, train=1, conditions=["debt"])
    table = act(_nothing, players=[player])
    found = [
        option.key.partition("#")[0].partition(":")[0]
        for option in trading.possessions(table.game, table.me, trading.EVERYTHING)
    ]
    assert found == ["axe", "necronomicon", "wither", "clue", "train"]


async def _nothing(game: object) -> None:
    return None


def test_the_fronts_of_what_lies_before_people_are_open() -> None:
    match = play(players=[lily(spells=["wither"])])
    assert match.view(-1).state.players[0].spells[0].card == "wither"


def test_the_reckoning_of_an_injury_flips_it_when_the_test_fails() -> None:
    table = act(reckoning.reckoning, players=[lily(conditions=["internal-injury-2"])], dice="1111")
    assert table.me.health == 3


def test_gaining_an_artifact_from_the_deck_wakes_the_statue() -> None:
    table = carry_out({"do": "gain-artifact", "named": "grotesque-statue"})
    assert len(table.me.clues) == 5


@rule("eh.jacqueline-fine.4", "eh.jacqueline-fine.5", "eh.jacqueline-fine.6")
def test_jacqueline_looks_at_others_conditions_but_not_at_common_ones_nor_her_own() -> None:
    jacqueline = {"investigator": "jacqueline-fine"}
    seen = act(lambda game: gaining.gain_condition(game, 0, "amnesia"), players=[lily(), jacqueline], answers=["yes"])
    assert seen.me.conditions[0].back.startswith("amnesia-")
    assert len(seen.state.players[1].clues) == 1
    assert act(lambda game: gaining.gain_condition(game, 0, "debt"), players=[lily(), jacqueline]).kinds == []
    assert act(lambda game: gaining.gain_condition(game, 1, "amnesia"), players=[lily(), jacqueline]).kinds == []


@rule("eh.mark-harrigan.3", "eh.mark-harrigan.4", "eh.mark-harrigan.5")
def test_mark_is_delayed_and_detained_only_by_his_own_choice() -> None:
    mark = [{"investigator": MARK}]
    forced = carry_out(
        {"do": "become-delayed"}, {"do": "gain-condition", "condition": "detained"}, players=mark, phase="mythos"
    )
    assert (forced.me.delayed, forced.me.conditions) == (False, [])
    offer = {"do": "offer", "cost": [{"do": "become-delayed", "chosen": True}], "then": [{"do": "gain-clues"}]}
    chosen = carry_out(offer, players=mark, phase="mythos", answers=["yes"])
    assert (chosen.me.delayed, len(chosen.me.clues)) == (True, 1)
    unless = {
        "do": "unless",
        "cost": [{"do": "discard", "what": "ally"}],
        "then": [{"do": "gain-condition", "condition": "detained"}],
    }
    held = [{"investigator": MARK, "assets": ["cat-burglar"]}]
    immune = carry_out(unless, players=held, answers=["no"])
    assert immune.me.conditions == []


@rule("eh.leo-anderson.1", "eh.leo-anderson.2")
def test_leo_wins_an_ally_of_any_value_even_beside_a_monster() -> None:
    leo = {"investigator": "leo-anderson"}
    match = play(
        players=[leo],
        monsters={"ghoul": "buenos-aires"},
        reserve=["urban-guide", "axe", "bandages", "kerosene"],
        asset_discard=["cat-burglar"],
    )
    roll(match, "51")
    choose(match, "sheet")
    assert keys(match) == ["urban-guide", "cat-burglar"]
    pick(match, "urban-guide")
    assert [held.card for held in me(match).assets] == ["urban-guide"]


def test_conjuration_takes_several_cards_before_the_reserve_is_filled_up() -> None:
    reserve = ["bandages", "kerosene", "urban-guide", "lucky-rabbits-foot"]
    several = {"do": "gain-asset", "source": "reserve", "traits": ["item", "trinket"], "worth": 2, "several": True}
    table = carry_out(several, reserve=reserve, answers=["bandages", "kerosene"])
    assert [option.key for option in table.asked[1].options] == ["kerosene", "lucky-rabbits-foot", "done"]
    assert [held.card for held in table.me.assets] == ["bandages", "kerosene"]
    assert len(table.state.reserve) == 4


@rule("eh.double-sided-cards.7", "eh.ruling-decks.2")
def test_the_top_front_of_a_double_sided_deck_may_be_looked_at_and_costs_no_action() -> None:
    match = play(players=[lily()], actions=2, acting=True)
    match.rig({"draw.spells": ["wither"], "draw.conditions": ["debt"]})
    assert {"look:spells", "look:conditions"} <= set(keys(match))
    choose(match, "look:spells")
    choose(match, "look:conditions")
    assert match.view(0).state.spells.top == ["wither"]
    assert match.view(0).state.conditions.top == ["debt"]
    assert match.state.actions == 2
    assert not {"look:spells", "look:conditions"} & set(keys(match))


@rule("eh.double-sided-cards.4", "eh.double-sided-cards.7")
def test_the_card_that_lies_on_top_is_drawn_last() -> None:
    async def all_of_them(game: Eldritch) -> None:
        game.state.spells.fog = ["shriveling", "wither", "clairvoyance"]
        await flipping.look_at_top(game, 0, "spells")
        for _ in range(3):
            await gaining.gain_spell(game, 0)

    table = act(all_of_them, draws={"draw.spells": ["wither"]})
    assert table.me.spells[2].card == "wither"
    assert {held.card for held in table.me.spells} == {"shriveling", "wither", "clairvoyance"}


@rule("eh.double-sided-cards.7", "eh.double-sided-cards.5", "eh.searching.1", "eh.searching.3")
def test_what_lies_on_top_is_not_known_any_more_when_the_deck_is_shuffled() -> None:
    async def looks_and_gains(game: Eldritch) -> None:
        await flipping.look_at_top(game, 0, "conditions")
        await gaining.gain_condition(game, 0, "debt")

    async def looks_and_discards(game: Eldritch) -> None:
        await flipping.look_at_top(game, 0, "spells")
        player = game.player(0)
        gaining.discard(game, player, player.spells[0])

    searched = act(looks_and_gains, draws={"draw.conditions": ["debt"]})
    assert searched.state.conditions.top == []
    assert searched.state.conditions.fog.count("debt") == CONTENT.decks["conditions"].count("debt") - 1
    discarded = act(looks_and_discards, players=[lily(spells=["wither"])], draws={"draw.spells": ["shriveling"]})
    assert discarded.state.spells.top == []
    assert discarded.state.spells.fog.count("shriveling") == CONTENT.decks["spells"].count("shriveling")
