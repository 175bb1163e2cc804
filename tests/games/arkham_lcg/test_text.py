"""How the words of cards are read: then, may, must, instead, immune, targets, several parts of one effect."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.engine.message import Name
from miskatonic.engine.spec import fields_of
from miskatonic.engine.value import Modifier, compute
from miskatonic.games.arkham_lcg import harm as harming
from miskatonic.games.arkham_lcg.cards import Ability, Constant
from miskatonic.games.arkham_lcg.verbs.cards import Search, Surge
from miskatonic.games.arkham_lcg.verbs.costs import Pay
from miskatonic.games.arkham_lcg.verbs.people import Gain, Take
from miskatonic.games.arkham_lcg.verbs.scenario import SpawnAt
from miskatonic.kit.scene import Scene
from tests.games.arkham_lcg.scenes import (
    AGNES,
    CONTENT,
    DAISY,
    HOUSE,
    ROLAND,
    SKIDS,
    WENDY,
    asset,
    calm,
    do,
    enemy,
    events,
    game_of,
    happened,
    harm,
    keys,
    kind,
    me,
    offers,
    place,
    scene,
    skip,
    told,
    use,
)
from tests.games.arkham_lcg.test_keywords import changed
from tests.rules import rule

MINION = {"card": "ghoul-minion", "engaged": 0}
REACTION: dict[str, Any] = {"kind": "reaction", "whose": "own", "do": (Gain(amount=1),)}


# Parts of an effect


@rule("ah.effects.8")
def test_what_answers_a_part_of_an_effect_waits_for_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gain and draw are one effect: a weakness drawn by it is resolved, what comes *after* its horror waits."""
    both = (Take(horror=1), Gain(amount=3))
    changed(monkeypatch, "first-aid", abilities=(Ability(kind="free", do=both),), uses=None)
    match = scene({"investigator": AGNES, "assets": ["first-aid"], "resources": 0}, enemies=[MINION])
    do(match, use(asset(match, "first-aid")))
    assert kind(match) == "react" and me(match).resources == 3, "Agnes answers the horror when all is done"
    do(match, f"{AGNES}:0")
    assert enemy(match).count("damage") == 1


@rule("ah.then.1", "ah.then.3")
def test_without_the_first_part_there_is_no_then() -> None:
    match = scene({"investigator": AGNES, "hand": ["drawn-to-the-flame"]}, locations={"study": {"clues": 2}})
    match.state.encounter.fog, match.state.encounter_discard = [], []
    do(match, "play:drawn-to-the-flame")
    assert me(match).clues == 0, "no encounter card was drawn"
    match = scene(
        {"investigator": AGNES, "hand": ["drawn-to-the-flame"]}, locations={"study": {"clues": 2}},
        encounter=["swarm-of-rats"],
    )  # fmt: skip
    do(match, "play:drawn-to-the-flame")
    assert me(match).clues == 2


@rule("ah.then.4", "ah.then.5")
def test_then_comes_before_what_answers_the_first_part(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Ability(on="draw-enemy", moment="after", **REACTION)
    changed(monkeypatch, "knife", abilities=(answer,))
    match = scene(
        {"investigator": AGNES, "hand": ["drawn-to-the-flame"], "assets": ["knife"]},
        locations={"study": {"clues": 2}}, encounter=["swarm-of-rats"],
    )  # fmt: skip
    do(match, "play:drawn-to-the-flame")
    assert kind(match) == "react" and me(match).clues == 2


@rule("ah.when.3", "ah.after.2")
@pytest.mark.parametrize("moment, there", [("when", 0), ("after", 1)])
def test_when_and_after_an_enemy_is_drawn(monkeypatch: pytest.MonkeyPatch, moment: Any, there: int) -> None:
    changed(monkeypatch, "knife", abilities=(Ability(on="draw-enemy", moment=moment, **REACTION),))
    match = scene(
        {"investigator": ROLAND, "assets": ["knife"]}, encounter=["ghoul-minion"], phase="mythos", step="draw"
    )
    assert kind(match) == "react" and len(match.state.enemies) == there
    do(match, keys(match)[0])
    assert me(match).resources == 6 and len(match.state.enemies) == 1


@rule("ah.effects.4", "ah.triggered-abilities.19")
def test_an_effect_is_carried_out_as_far_as_it_can_be() -> None:
    match = scene(
        {"investigator": AGNES, "hand": ["drawn-to-the-flame"]}, locations={"study": {"clues": 1}},
        encounter=["swarm-of-rats"],
    )  # fmt: skip
    do(match, "play:drawn-to-the-flame")
    assert me(match).clues == 1, "one of two, and nobody is asked"


# May, must, instead


@rule("ah.must.2")
def test_a_choice_may_fall_on_what_changes_nothing() -> None:
    match = scene({"investigator": ROLAND}, doom=2, phase="mythos", step="begins", encounter=["swarm-of-rats"])
    assert kind(match) == "choose-one" and len(keys(match)) == 2, "nobody holds a card, and may still be told to"
    do(match, "choice:0")
    assert harm(match) == (0, 0)


@rule("ah.instead.2")
def test_of_two_replacements_the_later_one_counts() -> None:
    match = scene(
        {"investigator": AGNES, "assets": ["aquinnah-3", "aquinnah-1"]},
        enemies=[MINION, {"card": "swarm-of-rats", "exhausted": True}, {"card": "acolyte", "exhausted": True}],
    )  # fmt: skip
    rats, acolyte = enemy(match, "swarm-of-rats").key, enemy(match, "acolyte").key
    do(match, "resource", f"{asset(match, 'aquinnah-1').key}:0", rats, f"{asset(match, 'aquinnah-3').key}:0", acolyte)
    while kind(match) == "assign":
        do(match, "seat:0")
    assert [one.card for one in match.state.enemies] == ["ghoul-minion", "swarm-of-rats"], "the acolyte took it"


def calm_until(match: Any, wanted: str) -> None:
    while kind(match) != wanted:
        first = match.pending[0]
        match.choose(first.seat, *(["pass"] if "pass" in keys(match) else []))


@rule("ah.instead.4")
def test_would_comes_before_when() -> None:
    """Cover Up answers what would be discovered; Milan and Roland come later."""
    match = scene(
        {"investigator": ROLAND, "threat": [{"card": "cover-up", "clues": 3}]}, locations={"study": {"clues": 2}}
    )
    do(match, "investigate", tokens="0")
    assert kind(match) == "react" and place(match, "study").count("clues") == 2
    assert me(match).clues == 0, "nothing has been taken yet"


# Targets


@rule("ah.target.2", "ah.target.7")
def test_only_what_would_change_can_be_chosen() -> None:
    match = scene(
        {"investigator": WENDY, "assets": ["stray-cat"]},
        enemies=[{"card": "ghoul-minion", "exhausted": True}, {"card": "swarm-of-rats", "engaged": 0}],
    )  # fmt: skip
    do(match, use(asset(match, "stray-cat")))
    assert enemy(match, "swarm-of-rats").exhausted and kind(match) == "action", "only one could be chosen"
    match = scene(
        {"investigator": WENDY, "assets": ["stray-cat"]}, enemies=[{"card": "ghoul-minion", "exhausted": True}]
    )
    assert not offers(match, "use:stray-cat")


@rule("ah.target.4")
def test_several_targets_are_chosen_at_once() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["knife", "knife", "guts", "dodge", "machete"]}, locations={"graveyard": {}},
        scenario="the-midnight-masks", enemies=[{"card": "herman-collins"}],
    )  # fmt: skip
    do(match, use(enemy(match)))
    question = match.pending[0]
    assert (question.least, question.most, len(question.options)) == (4, 4, 5)
    do(match, "card:knife card:guts card:knife~2 card:dodge")
    assert me(match).hand == ["machete"] and me(match).discard == ["knife", "guts", "knife", "dodge"]


@rule("ah.target.5")
def test_none_of_any_number_changes_nothing() -> None:
    match = scene({"investigator": SKIDS, "hand": ["i-ve-had-worse"], "resources": 3}, enemies=[MINION])
    do(match, "resource", "play:i-ve-had-worse:0", "cancel:0", "cancel:0")
    assert not events(match, "prevented") and harm(match) == (1, 1)


# Immunity


@rule("ah.immune.1", "ah.immune.2")
def test_an_immune_enemy_can_be_neither_chosen_nor_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "ghoul-minion", immune=("player-cards",))
    match = scene(
        {"investigator": WENDY, "assets": ["stray-cat"], "hand": ["dynamite-blast"], "resources": 9}, enemies=[MINION]
    )
    assert not offers(match, "use:stray-cat")
    do(match, "play:dynamite-blast")
    while kind(match) == "assign":
        do(match, "seat:0" if "seat:0" in keys(match) else keys(match)[0])
    assert enemy(match).count("damage") == 0 and me(match).damage >= 3, "it strikes all others"
    do(match, f"fight:{enemy(match).key}", tokens="+1")
    calm(match)
    assert enemy(match).count("damage") == 1, "an attack is no effect of a card"


@rule("ah.immune.3", "ah.immune.4")
def test_lasting_effects_stay_as_they_were_when_immunity_comes_or_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["mind-wipe"]}, enemies=[{"card": "ghoul-minion", "engaged": 0}],
        phase="investigation", step="begins",
    )  # fmt: skip
    do(match, "play:mind-wipe:0")
    changed(monkeypatch, "ghoul-minion", immune=("player-cards",))
    assert game_of(match).blank(enemy(match).key), "what lasts already is not taken back"
    monkeypatch.undo()
    changed(monkeypatch, "ghoul-minion", immune=("player-cards",))
    match = scene(
        {"investigator": ROLAND, "hand": ["mind-wipe"]}, enemies=[{"card": "ghoul-minion", "engaged": 0}],
        phase="investigation", step="begins",
    )  # fmt: skip
    assert "play:mind-wipe:0" not in keys(match)
    skip(match, "action")
    monkeypatch.undo()
    assert not game_of(match).blank(enemy(match).key), "what did not touch it then does not begin to now"


@rule("ah.immune.5")
def test_immunity_is_none_against_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "beat-cop", immune=("player-cards",))
    match = scene({"investigator": ROLAND, "assets": ["beat-cop"]}, enemies=[MINION])
    do(match, use(asset(match, "beat-cop")))
    assert not me(match).assets and enemy(match).count("damage") == 1


# Blank, gained, changed


@rule("ah.blank.2")
def test_what_is_gained_from_elsewhere_is_not_blanked() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["mind-wipe"]}, scenario="the-devourer-below", agenda="the-ritual-begins",
        locations={"main-path": {}}, enemies=[MINION], phase="investigation", step="begins",
    )  # fmt: skip
    do(match, "play:mind-wipe:0")
    minion = enemy(match)
    assert game_of(match).blank(minion.key) and game_of(match).enemy_value(minion, "fight") == 2 + 1


@rule("ah.card-types.1")
def test_an_agenda_that_becomes_an_enemy_is_an_enemy_and_no_agenda() -> None:
    match = scene(
        {"investigator": ROLAND, "clues": 1}, scenario="the-midnight-masks", doom=5, phase="mythos", step="begins",
        locations={"rivertown": {}}, encounter=["swarm-of-rats"],
    )  # fmt: skip
    skip(match, "action")
    hunter = enemy(match, "the-masked-hunter")
    assert match.state.agenda is not None and match.state.agenda.card == "time-is-running-short"
    assert f"fight:{hunter.key}" in keys(match) and not offers(match, f"use:{hunter.key}")


@rule("ah.keywords.5")
def test_surge_twice_is_surge_once(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "ancient-evils", keywords=("surge",), revelation=(Surge(),))
    match = scene(
        {"investigator": ROLAND}, encounter=["ancient-evils", "swarm-of-rats", "ghoul-minion"], phase="mythos",
        step="draw",
    )  # fmt: skip
    skip(match, "action")
    assert told(match, "drew-encounter", "card") == ["ancient-evils", "swarm-of-rats"]


@rule("ah.limits.10")
def test_a_maximum_counts_all_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "knife", abilities=(Ability(kind="free", limit="max-round", do=(Gain(amount=1),)),))
    match = scene({"investigator": ROLAND, "assets": ["knife", "knife"]}, {"investigator": AGNES, "assets": ["knife"]})
    assert match.pending[0].seat == 1 and kind(match) == "window"
    do(match, offers(match, "use:knife")[0])
    assert kind(match) == "action" and not offers(match, "use:knife"), "nobody's copy may be used any more"


@rule("ah.simultaneous-priority.4")
def test_what_cannot_hold_together_is_ordered_by_the_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    card = CONTENT.locations["arkham-woods-cliffside"]
    both = (
        Constant(ban="investigate-with-agility", who="host"),
        Constant(ban="investigate-with-willpower", who="host"),
    )
    other = type(card)(**{name: getattr(card, name) for name in fields_of(type(card))} | {"constants": both})
    monkeypatch.setitem(CONTENT.locations, card.id, other)
    monkeypatch.setitem(CONTENT.printed, card.id, other)
    match = scene(
        {"investigator": ROLAND}, {"investigator": WENDY}, scenario="the-devourer-below", lead=1,
        locations={card.id: {"clues": 1}},
    )  # fmt: skip
    do(match, "investigate")
    assert kind(match) == "skill" and match.pending[0].seat == 1
    do(match, "skill:willpower")
    assert told(match, "test", "skill")[0].id == "skill-willpower"  # type: ignore[union-attr]


# Values


@rule("ah.modifiers.3", "ah.modifiers.4")
def test_sums_come_before_products_and_halves_are_rounded_up() -> None:
    modifiers = [Modifier("double"), Modifier("add", 1)]
    assert compute(2, modifiers).total == 6 == compute(2, modifiers[::-1]).total
    assert compute(2, [Modifier("halve"), Modifier("add", 1)]).total == 2
    match = scene(
        {"investigator": WENDY}, scenario="the-devourer-below", locations={"main-path": {}},
        enemies=[{"card": "hunting-nightgaunt", "engaged": 0}],
    )  # fmt: skip
    do(match, f"evade:{enemy(match).key}", tokens="-2")
    calm(match)
    failed = events(match, "test-failed")
    assert failed and failed[0].args["value"] == 4 - 2 * 2


@rule("ah.modifiers.6", "ah.modifiers.7")
def test_minus_eight_and_a_little_luck_are_still_nothing() -> None:
    match = scene(
        {"investigator": WENDY, "hand": ["lucky"]}, difficulty="expert",
        enemies=[{"card": "ghoul-minion", "engaged": 0}],
    )  # fmt: skip
    do(match, f"evade:{enemy(match).key}", tokens="-8")
    while "play:lucky:0" not in keys(match):
        do(match, "pass")
    assert match.view(0).values["test-skill"].total == 0
    do(match, "play:lucky:0")
    skip(match, "action")
    assert events(match, "test-failed")[0].args["value"] == 0


@rule("ah.per-investigator.3")
def test_per_investigator_counts_those_who_began_and_comes_first() -> None:
    match = scene(
        {"investigator": ROLAND}, {"investigator": AGNES}, scenario="the-midnight-masks",
        locations={"rivertown": {}}, enemies=[{"card": "the-masked-hunter", "engaged": 0}],
    )  # fmt: skip
    match.state.players[1].status = "resigned"
    game_of(match).changed()
    assert game_of(match).enemy_value(enemy(match), "health") == 4 + 2 * 2


@rule("ah.health-damage.8", "ah.sanity-horror.8")
def test_an_asset_without_a_value_gains_none(monkeypatch: pytest.MonkeyPatch) -> None:
    tougher = (Constant(value="health", add=2), Constant(value="sanity", add=2))
    changed(monkeypatch, "knife", constants=tougher)
    match = scene({"investigator": ROLAND, "assets": ["knife"]}, enemies=[MINION])
    assert game_of(match).health(0) == 9 + 2
    assert harming.room(game_of(match), asset(match, "knife")) == {"damage": 0, "horror": 0}
    do(match, "resource")
    assert harm(match) == (1, 1)


@rule("ah.token-limit.1", "ah.setup.6")
def test_there_are_always_tokens_enough() -> None:
    match = scene(
        {"investigator": ROLAND, "resources": 500, "clues": 90}, locations={"study": {"clues": 300}},
    )  # fmt: skip
    do(match, "resource", "investigate", tokens="+1")
    calm(match)
    assert me(match).resources == 501 and me(match).clues == 91


# Lasting and delayed


@rule("ah.lasting-effects.4")
def test_what_comes_later_is_not_touched() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["mind-wipe"], "place": "hallway"}, locations=HOUSE, act="the-barrier",
        enemies=[{"card": "ravenous-ghoul", "engaged": 0}, {"card": "ravenous-ghoul", "place": "attic"}],
        phase="investigation", step="begins",
    )  # fmt: skip
    first, second = match.state.enemies
    do(match, "play:mind-wipe:0")
    do(match, "move:attic")
    calm(match)
    assert second.engaged == 0 and game_of(match).blank(first.key) and not game_of(match).blank(second.key)


@rule("ah.lasting-effects.7")
def test_what_lasts_for_a_turn_is_begun_in_that_turn() -> None:
    match = scene(
        {"investigator": WENDY, "hand": ["will-to-survive"], "resources": 9}, {"investigator": ROLAND}, active=1,
        locations={"study": {"clues": 1}},
    )  # fmt: skip
    do(match, "investigate", tokens="0")
    while kind(match) != "action":
        assert not offers(match, "play:will")
        calm(match)


@rule("ah.fast.5")
def test_a_moment_and_a_period_together(monkeypatch: pytest.MonkeyPatch) -> None:
    event = CONTENT.events["dodge"]
    play = Ability(kind="event", on="attack", moment="when", whose="here", during="turn", do=event.play.do)
    other = type(event)(**{name: getattr(event, name) for name in fields_of(type(event))} | {"play": play})
    for book in (CONTENT.events, CONTENT.player_cards, CONTENT.printed):
        monkeypatch.setitem(book, "dodge", other)
    places = {where: list(found) for where, found in CONTENT.from_hand.items()}
    for found in places.values():
        found[:] = [(card, play if card == "dodge" else ability) for card, ability in found]
    monkeypatch.setattr(CONTENT, "from_hand", places)
    match = scene({"investigator": ROLAND, "hand": ["dodge"]}, enemies=[MINION])
    do(match, "resource")
    assert kind(match) == "react" and "play:dodge:0" in keys(match), "an attack on one's own turn"
    do(match, "play:dodge:0")
    match = scene({"investigator": ROLAND, "hand": ["dodge"]}, enemies=[MINION], phase="enemy", step="attacks")
    skip(match, "action")
    assert "dodge" in me(match).hand and harm(match) == (1, 1), "not in the enemy phase"


@rule("ah.delayed-effects.2", "ah.delayed-effects.3")
def test_what_is_to_come_after_a_test_comes_by_itself() -> None:
    match = scene({"investigator": ROLAND}, difficulty="hard", locations={"study": {"clues": 1}})
    match.state.encounter.fog, match.state.encounter_discard = ["ancient-evils"], ["ghoul-minion"]
    do(match, "investigate", tokens="skull")
    calm(match)
    assert happened(match, "test-failed", "drew-encounter") == ["test-failed", "drew-encounter"]
    assert enemy(match).card == "ghoul-minion", "what lies in the pile by then"


# Entering play


@rule("ah.enters-play.2")
def test_what_enters_play_exhausted_is_not_exhausted_by_anything() -> None:
    match = scene({"investigator": ROLAND, "place": "hallway"}, locations=HOUSE, act="the-barrier")
    game = game_of(match)
    effect = SpawnAt("ghoul-priest", "hallway", exhausted=True)
    coroutine = effect.run(game, Scene(0, "the-barrier"))
    with pytest.raises(StopIteration):
        coroutine.send(None)
    priest = enemy(match)
    assert priest.exhausted and priest.engaged == -1 and not events(match, "exhausted")


@rule("ah.put-into-play.3", "ah.play.6")
def test_what_is_put_into_play_takes_its_slot() -> None:
    match = scene(
        {"investigator": DAISY, "assets": ["beat-cop"], "place": "parlor"}, act="what-have-you-done",
        locations={**HOUSE, "parlor": {"cards": ["lita-chantler"]}},
    )  # fmt: skip
    do(match, use("parlor", 1), tokens="+1")
    calm(match)
    assert [piece.card for piece in me(match).assets] == ["lita-chantler"] and me(match).discard == ["beat-cop"]


@rule("ah.unique.4", "ah.asset.7")
def test_a_players_unique_card_makes_way_for_one_of_the_scenario() -> None:
    match = scene(
        {"investigator": ROLAND, "clues": 3, "place": "hallway", "assets": ["lita-chantler"]}, locations=HOUSE,
        act="the-barrier", phase="upkeep", step="ends", encounter=["swarm-of-rats"],
    )  # fmt: skip
    do(match, "yes")
    skip(match, "action")
    assert not me(match).assets and "lita-chantler" in me(match).discard, "it is no card of the encounter deck"
    assert [piece.card for piece in place(match, "parlor").cards] == ["lita-chantler"]


@rule("ah.attach.9")
def test_an_attachment_is_exhausted_and_readied_by_itself() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "attic", "assets": ["beat-cop"]}, act="the-barrier",
        locations={**HOUSE, "hallway": {"cards": [{"card": "obscuring-fog", "exhausted": True}]}},
        phase="upkeep", step="begins", encounter=["swarm-of-rats"],
    )  # fmt: skip
    fog = place(match, "hallway").cards[0] if place(match, "hallway").cards else None
    assert fog is not None and not fog.exhausted and not place(match, "hallway").exhausted


# Cancelled events


@rule("ah.cancel.3", "ah.events.5", "ah.initiation.9")
def test_an_event_that_is_cancelled_has_been_played_and_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    from miskatonic.kit.answers import Cancel

    cancelling = Ability(kind="forced", on="play-event", moment="when", whose="any", do=(Cancel(),))
    changed(monkeypatch, "dissonant-voices", abilities=(cancelling,), constants=())
    match = scene(
        {"investigator": ROLAND, "hand": ["working-a-hunch"], "threat": ["dissonant-voices"]},
        locations={"study": {"clues": 1}},
    )  # fmt: skip
    do(match, "play:working-a-hunch")
    assert me(match).clues == 0 and me(match).discard == ["working-a-hunch"] and me(match).resources == 3
    assert told(match, "played", "card") == ["working-a-hunch"]


# Forced, constant, triggered


@rule("ah.forced-abilities.3")
def test_a_forced_ability_that_would_change_nothing_does_not_begin() -> None:
    here: dict[str, Any] = {"scenario": "the-midnight-masks", "locations": {"rivertown": {}}}
    match = scene({"investigator": ROLAND}, enemies=[{"card": "wolf-man-drew", "engaged": 0}], **here)
    do(match, "resource")
    assert not events(match, "triggered")
    match = scene({"investigator": ROLAND}, enemies=[{"card": "wolf-man-drew", "engaged": 0, "damage": 1}], **here)
    do(match, "resource")
    assert len(events(match, "triggered")) == 1


@rule("ah.constant-abilities.4")
def test_a_constant_ability_begins_at_no_time() -> None:
    match = scene({"investigator": ROLAND, "hand": ["beat-cop"], "resources": 9})
    do(match, "play:beat-cop")
    assert game_of(match).skill(0, "combat").total == 5 and not events(match, "triggered") and not events(match, "used")


@rule("ah.triggered-abilities.9", "ah.triggered-abilities.13")
def test_a_reaction_is_used_once_for_each_time() -> None:
    match = scene({"investigator": ROLAND, "assets": ["guard-dog"]}, enemies=[MINION])
    do(match, "resource", asset(match, "guard-dog").key)
    dog = asset(match, "guard-dog")
    while kind(match) == "assign":
        do(match, dog.key if dog.key in keys(match) else keys(match)[0])
    assert kind(match) == "react"
    do(match, f"{dog.key}:0")
    assert enemy(match).count("damage") == 1 and kind(match) == "action", "not asked a second time"


@rule("ah.triggered-abilities.18")
def test_what_a_cost_changes_is_no_effect() -> None:
    match = scene({"investigator": ROLAND, "assets": ["beat-cop"]})
    assert not offers(match, "use:beat-cop"), "without an enemy here the discard alone is no use"


@rule("ah.discard-piles.9")
def test_an_empty_pile_is_not_shuffled_in() -> None:
    match = scene(
        {"investigator": ROLAND}, agenda="rise-of-the-ghouls", doom=6, phase="mythos", step="begins",
        encounter=["ancient-evils", "ghoul-minion", "swarm-of-rats"],
    )  # fmt: skip
    skip(match, "action")
    assert told(match, "milled", "card") == ["ancient-evils"], "in the order in which they lay"
    assert told(match, "drew-encounter", "card")[0] == "ghoul-minion"


@rule("ah.discard-piles.7")
def test_the_owner_orders_what_is_discarded_together() -> None:
    match = scene({"investigator": WENDY, "hand": ["knife", "guts", "lucky"], "deck": ["amnesia"]})
    do(match, "draw", "card:knife", "card:lucky")
    assert me(match).hand == ["knife"] and [c for c in me(match).discard if c != "amnesia"] == ["lucky", "guts"]


@rule("ah.discard-piles.8")
def test_the_lead_orders_what_the_scenario_discards_together() -> None:
    match = scene(
        {"investigator": ROLAND, "clues": 4}, {"investigator": AGNES}, lead=1,
        enemies=[{"card": "ghoul-minion", "exhausted": True}, {"card": "swarm-of-rats", "exhausted": True}],
        set_aside=["hallway", "attic", "cellar", "parlor", "ghoul-priest", "lita-chantler"],
    )  # fmt: skip
    do(match, "advance")
    while kind(match) == "give-clues":
        do(match, keys(match)[0])
    assert kind(match) == "discard-order" and match.pending[0].seat == 1
    do(match, "card:swarm-of-rats")
    assert match.state.encounter_discard == ["swarm-of-rats", "ghoul-minion"]


@rule("ah.deck.2")
def test_the_order_of_a_deck_stays() -> None:
    match = scene({"investigator": ROLAND, "deck": ["knife", "guts", "dodge"]})
    do(match, "draw", "resource", "draw")
    assert told(match, "drew-cards", "cards") == [[Name("knife")], [Name("guts")], [Name("dodge")]]


@rule("ah.initiation.7")
def test_what_cannot_be_paid_is_not_begun_and_nothing_is_paid() -> None:
    match = scene({"investigator": ROLAND, "hand": ["beat-cop"], "resources": 3, "deck": ["knife"]})
    with pytest.raises(Exception, match=r".+"):
        match.choose(0, "play:beat-cop")
    assert me(match).resources == 3 and me(match).actions == 3 and me(match).hand == ["beat-cop"]


@rule("ah.letter-x.3")
def test_an_x_in_a_cost_is_fixed_first(monkeypatch: pytest.MonkeyPatch) -> None:
    paid = Ability(kind="free", limit="round", cost=(Pay(amount="clues-at-yours"),), do=(Take(damage=1),))
    changed(monkeypatch, "knife", abilities=(paid,))
    match = scene({"investigator": ROLAND, "assets": ["knife"], "resources": 2}, locations={"study": {"clues": 3}})
    assert not offers(match, "use:knife"), "X is 3"
    match = scene({"investigator": ROLAND, "assets": ["knife"], "resources": 5}, locations={"study": {"clues": 3}})
    do(match, use(asset(match, "knife")))
    assert me(match).resources == 2


@rule("ah.letter-x.4")
def test_no_cost_of_the_box_has_an_x_and_what_changes_a_cost_changes_what_is_paid_alone() -> None:
    """A card with an X in its cost would make this a mechanic: then a scene must show that X stays."""
    priced = [(card, ability) for card in CONTENT.printed.values() for ability in card.abilities]
    asked = [verb for _, ability in priced for verb in ability.cost]
    asked += [verb for event in CONTENT.events.values() for verb in event.play.cost]
    prices = [verb.amount for verb in asked if isinstance(verb, Pay)]
    assert len(prices) > 10 and all(isinstance(price, int) for price in prices)
    assert all(card.cost is None or card.cost >= 0 for card in CONTENT.player_cards.values())
    match = scene(
        {"investigator": ROLAND, "hand": ["beat-cop"], "resources": 4, "place": "easttown"},
        scenario="the-midnight-masks", locations={"easttown": {}},
    )  # fmt: skip
    do(match, "play:beat-cop")
    assert me(match).resources == 2 and CONTENT.assets["beat-cop"].cost == 4


@rule("ah.qualifiers.2")
def test_a_word_before_a_list_goes_for_all_of_it() -> None:
    wanted = Search(traits=("supply", "tome"), asset=True)
    game = game_of(scene({"investigator": ROLAND}))
    assert wanted.fits(game, "old-book-of-lore") and not wanted.fits(game, "extra-ammunition")
    assert CONTENT.events["extra-ammunition"].traits == ("supply",), "an event, and no asset"
