"""The Ancient One's card, the golden rule, and what players may know of each other."""

from tests.games.elder_sign.scenes import (
    CONTENT,
    DEXTER,
    GLORIA,
    JACK,
    attempt,
    battle,
    choose,
    events,
    happened,
    idle,
    keys,
    named,
    new_game,
    player,
    roll,
    scene,
    task,
    who,
)
from tests.rules import rule


@rule("es.golden-rule.1")
def test_a_card_that_contradicts_the_rules_is_obeyed() -> None:
    # One task per roll is the rule; Amanda Sharpe's card says otherwise.
    for investigator, goes_on in ((DEXTER, False), ("amanda-sharpe", True)):
        match = attempt("the-loading-dock", investigator)
        roll(match, "peril", "peril", "3", "1", "1", "1")
        task(match, "task:0")
        assert ("task:1" in keys(match)) is goes_on
    # A failed roll costs a die is the rule; the Koi Pond ends the adventure instead.
    match = attempt("koi-pond")
    roll(match, "terror", "lore", "lore", "lore", "lore", "lore")
    choose(match, "fail")
    assert happened(match, "discard-die", "failed") == ["failed"]


@rule("es.sharing-information.1")
def test_nothing_but_the_order_of_the_decks_is_hidden_from_another_player() -> None:
    holdings = {"common": ["crowbar"], "unique": ["silver-key"], "spells": ["voorish-sign"], "clues": 3}
    match = scene(
        {"investigator": DEXTER},
        {"investigator": GLORIA, **holdings, "trophies": ["cultist"]},
        adventures=["the-archives"],
    )
    seen = match.view(0).state
    assert seen.players == match.state.players
    assert seen.players[1].unique == ["silver-key"]
    assert (seen.adventures, seen.mythos, seen.dice) == (
        match.state.adventures,
        match.state.mythos,
        match.state.dice,
    )


@rule("es.ancient-one.1")
def test_the_ancient_one_is_known_before_anybody_decides_anything() -> None:
    match = new_game(2, ancient_one="hastur", investigators="choose")
    assert len(match.journal) == len([entry for entry in match.journal if entry[0] == "c"])
    assert match.view(0).state.ancient_one == match.view(1).state.ancient_one == "hastur"
    assert named(match.events[0], "ancient_one") == "hastur"


@rule("es.ancient-one-card.1")
def test_every_ancient_one_has_its_name_in_both_languages() -> None:
    cards = CONTENT.ancient_ones.values()
    assert len({card.name.pl for card in cards}) == len({card.name.en for card in cards}) == 8
    assert (CONTENT.ancient_ones["cthulhu"].name.pl, CONTENT.ancient_ones["cthulhu"].name.en) == ("Cthulhu", "Cthulhu")


@rule("es.ancient-one-card.2")
def test_a_completed_combat_task_removes_one_doom_token() -> None:
    match = battle(ancient_one="yig", doom=8)
    assert CONTENT.ancient_ones["yig"].combat == ("peril", "peril")
    roll(match, "peril", "lore", "1", "1", "1", "1")
    assert "combat" not in keys(match), "one Peril is not enough"
    match = battle(ancient_one="yig", doom=8)
    roll(match, "peril", "peril", "1", "1", "1", "1")
    task(match, "combat")
    assert match.state.doom == 7


@rule("es.ancient-one-card.3")
def test_the_elder_sign_limit_is_what_seals_each_ancient_one() -> None:
    for name, ancient_one in CONTENT.ancient_ones.items():
        for signs in (ancient_one.elder_signs - 2, ancient_one.elder_signs - 1):
            match = attempt("the-dreamlands", ancient_one=name, elder_signs=signs)
            roll(match, "peril", "lore", "3", "1", "1", "1")
            task(match, "task:0", "peril", "lore", "3")
            sealed = signs + 1 == ancient_one.elder_signs
            assert (match.state.ended == "sealed") is sealed, (name, signs)


@rule("es.ancient-one-card.4", "es.ancient-one-card.6")
def test_doom_fills_the_track_and_a_plain_space_does_nothing_more() -> None:
    track = CONTENT.ancient_ones["yig"].track
    assert track[:3] == "ddm"
    match = attempt("gate-to-elsewhere", ancient_one="yig", adventures=["gate-to-elsewhere", "the-archives"])
    choose(match, "give-up")
    assert match.state.doom == 1
    assert happened(match, "doom", "monster") == ["doom"]


@rule("es.ancient-one-card.5")
def test_the_ancient_one_awakens_when_every_space_is_taken() -> None:
    for name, ancient_one in CONTENT.ancient_ones.items():
        if ancient_one.ends_world:
            continue
        spaces = len(ancient_one.track)
        for doom in (spaces - 2, spaces - 1):
            match = attempt("mysterious-tome", who(DEXTER, common=["crowbar"]), ancient_one=name, doom=doom)
            choose(match, "use:crowbar")
            choose(match, "give-up")
            assert match.state.awake is (doom + 1 == spaces), (name, doom)


@rule("es.ancient-one-card.7")
def test_doom_on_a_monster_space_brings_a_monster() -> None:
    match = attempt("gate-to-elsewhere", doom=2)
    match.rig({"draw.monster": ["gug"]})
    choose(match, "give-up")
    assert match.state.doom == 3
    assert [token.id for token in match.state.adventures[0].monsters] == ["gug"]


@rule("es.ancient-one-card.8")
def test_the_special_ability_holds_all_the_time() -> None:
    # Cthulhu lowers both maxima by one, for those who start and for those who recover.
    match = new_game(1, ancient_one="cthulhu", investigators=[JACK], script={"draw.mythos": ["yellow-fog"]})
    assert (player(match).sanity, player(match).stamina) == (2, 6)
    match = scene({"investigator": JACK, "sanity": 2, "stamina": 5}, ancient_one="cthulhu")
    choose(match, "stay")
    assert "aid:sanity" not in keys(match)
    choose(match, "aid:stamina")
    assert player(match).stamina == 6
    # It goes on in the battle.
    hurt = {"investigator": JACK, "place": "ancient-one", "sanity": 1, "stamina": 6, "common": ["hip-flask"]}
    match = battle(ancient_one="cthulhu", players=[hurt], doom=8)
    choose(match, "use:hip-flask")
    assert (player(match).sanity, player(match).stamina) == (2, 6)


@rule("es.ancient-one-card.9")
def test_the_ancient_one_attacks_when_midnight_strikes_in_battle_and_only_then() -> None:
    asleep = scene(ancient_one="shub-niggurath", clock=3)
    idle(asleep)
    assert not events(asleep, "attack")
    awake = battle(ancient_one="shub-niggurath", clock=2, doom=5)
    choose(awake, "give-up")
    assert (not events(awake, "attack"), player(awake).stamina) == (True, 5)
    choose(awake, "give-up")
    assert (len(events(awake, "attack")), player(awake).stamina) == (1, 3)
    assert not events(awake, "mythos")
