"""The sixteen investigators: their cards and what each of them can do."""

import pytest

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign import RULES
from miskatonic.games.elder_sign import cards as c
from miskatonic.games.elder_sign.state import State
from miskatonic.games.elder_sign.terms import DISCARDED, LOCKED, POOL
from tests.games.elder_sign.scenes import (
    CONTENT,
    RECORDS,
    asked,
    attempt,
    battle,
    deal,
    dice,
    faces,
    fail,
    give_up,
    idle,
    keys,
    monsters,
    pick,
    player,
    red,
    rig_dice,
    roll,
    scene,
    search,
    task,
    who,
    yellow,
)
from tests.rules import rule

NURSES = "volunteer-nurses"
START = {  # Sanity, Stamina; Clues, Common Items, Unique Items, Spells, Allies
    "ashcan-pete": (4, 6, 0, 0, 0, 0, ["duke"]),
    "amanda-sharpe": (5, 5, 0, 1, 1, 0, []),
    "bob-jenkins": (4, 6, 0, 2, 1, 0, []),
    "carolyn-fern": (6, 4, 0, 1, 1, 0, []),
    "darrell-simmons": (4, 6, 0, 1, 1, 0, []),
    "dexter-drake": (5, 5, 0, 0, 1, 2, []),
    "gloria-goldberg": (6, 4, 0, 1, 0, 1, []),
    "harvey-walters": (7, 3, 0, 0, 1, 1, []),
    "jenny-barnes": (6, 4, 0, 1, 0, 1, []),
    "joe-diamond": (4, 6, 1, 1, 0, 0, []),
    "kate-winthrop": (6, 4, 0, 0, 1, 1, []),
    "mandy-thompson": (5, 5, 1, 1, 0, 0, []),
    "michael-mcglen": (3, 7, 0, 2, 0, 0, []),
    "monterey-jack": (3, 7, 0, 1, 2, 0, []),
    "sister-mary": (7, 3, 0, 1, 1, 1, []),
    "vincent-lee": (5, 5, 0, 1, 0, 1, []),
}


def new_game(investigator: str) -> Match[State]:
    options = {"investigators": [investigator], "ancient_one": "yig"}
    match = Match.new(RULES, 1, options, script={"draw.mythos": [NURSES]})
    if investigator == "amanda-sharpe":
        pick(match, "loot:common", "loot:unique")
    return match


@rule("es.investigator-card.2", "es.investigator-card.3", "es.investigator-card.5")
@pytest.mark.parametrize("investigator", START)
def test_an_investigator_starts_with_the_points_and_items_of_the_card(investigator: str) -> None:
    someone = player(new_game(investigator))
    cards = (someone.clues, len(someone.common), len(someone.unique), len(someone.spells), someone.allies)
    assert (someone.sanity, someone.stamina, *cards) == START[investigator]


@rule("es.investigator-card.1", "es.investigator-abilities.1")
def test_every_investigator_has_a_name_an_occupation_and_an_ability_of_his_own() -> None:
    assert set(CONTENT.investigators) == set(START)
    powers = []
    for card in CONTENT.investigators.values():
        for words in (card.name, card.occupation, card.power):
            assert words.pl and words.en, card.id
        assert card.abilities or card.standing != c.Standing(), card.id
        powers.append((card.abilities, card.standing))
    assert all(powers.count(power) == 1 for power in powers)
    for language in ("pl", "en"):
        names = [RULES.card_names(language)[card] for card in START]
        assert len(set(names)) == 16


@rule("es.investigator-abilities.5")
def test_every_player_sees_the_investigators_of_all() -> None:
    match = scene("carolyn-fern", "joe-diamond", "kate-winthrop")
    for seat in (0, 1, 2, -1):
        seen = [someone.investigator for someone in match.view(seat).state.players]
        assert seen == ["carolyn-fern", "joe-diamond", "kate-winthrop"]


# Once per roll


@rule("es.investigator-abilities.2", "es.investigator-abilities.3", "es.investigator-card.4")
@pytest.mark.parametrize(("investigator", "into"), [("harvey-walters", "lore"), ("michael-mcglen", "peril")])
def test_harvey_and_michael_turn_one_terror_once_per_roll(investigator: str, into: str) -> None:
    match = attempt(RECORDS, who(investigator, clues=1))
    ability = f"ability:{investigator}:0"
    assert ability not in keys(match)
    roll(match, "1 1 1 1 terror terror")
    pick(match, ability)
    assert faces(match) == sorted(["1", "1", "1", "1", into, "terror"], key=["1", "lore", "peril", "terror"].index)
    assert ability not in keys(match), "once per roll"
    pick(match, "clue")
    rig_dice(match, "terror")
    pick(match, "die:0")
    assert ability not in keys(match), "a reroll belongs to the same roll"
    fail(match, "1")
    roll(match, "1 1 1 1 terror")
    assert ability in keys(match), "a new roll"


@rule("es.investigator-abilities.2", "es.investigator-card.4")
def test_harvey_is_not_asked_where_there_is_no_terror_and_not_in_the_turn_of_another() -> None:
    own = attempt(RECORDS, "harvey-walters")
    roll(own, "1 1 1 1 peril peril")
    assert keys(own) == ["fail", "give-up"]
    others = attempt(RECORDS, "dexter-drake", "harvey-walters")
    roll(others, "1 1 1 1 peril terror")
    assert [decision.seat for decision in others.pending] == [0]


@rule("es.investigator-card.4", "es.investigator-abilities.2")
def test_darrell_raises_one_investigation_as_far_as_the_die_goes() -> None:
    match = attempt(RECORDS, who("darrell-simmons", common=["carbide-lamp"]))
    pick(match, "use:carbide-lamp")
    roll(match, "1 2 3 lore peril terror", yellow="3")
    pick(match, "ability:darrell-simmons:0")
    assert keys(match) == ["die:0", "die:1", "die:6"], "a green 3 is as high as green dice go"
    pick(match, "die:6")
    assert faces(match) == ["1", "2", "3", "4", "lore", "peril", "terror"]
    assert "ability:darrell-simmons:0" not in keys(match)


@rule("es.investigator-card.4")
def test_darrell_turns_one_into_two_and_two_into_three() -> None:
    match = attempt(RECORDS, "darrell-simmons")
    roll(match, "1 2 peril peril peril peril")
    pick(match, "ability:darrell-simmons:0", "die:0")
    assert faces(match)[:2] == ["2", "2"]
    fail(match, "peril")
    roll(match, "2 peril peril peril lore")
    pick(match, "ability:darrell-simmons:0")
    assert faces(match)[0] == "3"


@rule("es.investigator-card.4")
def test_a_green_or_yellow_die_at_its_highest_cannot_be_raised() -> None:
    match = attempt(RECORDS, who("darrell-simmons", common=["carbide-lamp"]))
    pick(match, "use:carbide-lamp")
    roll(match, "3 3 peril peril peril peril", yellow="4")
    assert "ability:darrell-simmons:0" not in keys(match)


# Once per day, in anybody's turn


@rule("es.investigator-card.4", "es.investigator-abilities.4")
@pytest.mark.parametrize(("investigator", "what"), [("carolyn-fern", "sanity"), ("vincent-lee", "stamina")])
def test_carolyn_and_vincent_heal_at_the_start_of_any_turn_once_per_day(investigator: str, what: str) -> None:
    ability = f"ability:{investigator}:0"
    patient = who("dexter-drake", sanity=2, stamina=2)
    match = scene(patient, who(investigator, sanity=2, stamina=2), "bob-jenkins", phase="turn-start")
    assert (match.pending[0].seat, keys(match)) == (1, [ability, "pass"])
    pick(match, ability)
    assert keys(match) == ["seat:0", "seat:1"], "Bob is not hurt"
    pick(match, "seat:0")
    assert (player(match).sanity, player(match).stamina) == ((3, 2) if what == "sanity" else (2, 3))
    assert (asked(match), match.pending[0].seat) == ("movement", 0)
    idle(match)
    assert (asked(match), match.pending[0].seat) == ("movement", 1), "once per day"


@rule("es.investigator-card.4", "es.investigator-abilities.4")
def test_carolyn_may_wait_for_a_later_turn_and_heal_herself() -> None:
    match = scene("dexter-drake", who("carolyn-fern", sanity=2), phase="turn-start")
    pick(match, "pass")
    idle(match)
    assert (asked(match), match.pending[0].seat) == ("turn-start", 1)
    pick(match, "ability:carolyn-fern:0")
    assert player(match, 1).sanity == 3


@rule("es.investigator-card.4")
def test_carolyn_and_vincent_are_both_asked_and_not_where_nobody_is_hurt() -> None:
    match = scene(who("carolyn-fern", stamina=1), who("vincent-lee", sanity=1), phase="turn-start")
    assert match.pending[0].seat == 0
    pick(match, "ability:carolyn-fern:0")
    assert match.pending[0].seat == 1
    pick(match, "ability:vincent-lee:0")
    assert (player(match, 1).sanity, player(match, 0).stamina) == (2, 2)
    well = scene("carolyn-fern", "vincent-lee", phase="turn-start")
    assert asked(well) == "movement"


@rule("es.investigator-card.4", "es.investigator-abilities.4")
def test_mandy_may_act_first_after_any_players_roll_once_per_day() -> None:
    match = attempt(RECORDS, "dexter-drake", "mandy-thompson")
    roll(match, "3 3 lore peril peril peril")
    assert {decision.seat: decision.kind for decision in match.pending} == {0: "after-roll", 1: "react-roll"}
    match.choose(1, "ability:mandy-thompson:0")
    assert (asked(match), match.pending[0].seat, match.pending[0].most) == ("reroll", 1, 2)
    rig_dice(match, "terror 1")
    pick(match, "die:0 die:1")
    assert faces(match) == ["1", "lore", "peril", "peril", "peril", "terror"]
    assert [decision.seat for decision in match.pending] == [0], "the task is checked only now"
    assert "task:0" not in keys(match)
    fail(match, "terror")
    roll(match, "1 1 1 1 1")
    assert [decision.seat for decision in match.pending] == [0], "once per day"


@rule("es.investigator-card.4")
def test_if_mandy_passes_or_is_slow_the_active_player_goes_on() -> None:
    passing = attempt(RECORDS, who("dexter-drake", clues=1), "mandy-thompson")
    roll(passing, "3 3 lore peril peril peril")
    passing.choose(1, "pass")
    assert [decision.seat for decision in passing.pending] == [0]
    pick(passing, "clue")
    rig_dice(passing, "1")
    pick(passing, "die:5")
    assert sorted(decision.seat for decision in passing.pending) == [0, 1], "asked again about the changed roll"
    slow = attempt(RECORDS, "dexter-drake", "mandy-thompson")
    roll(slow, "3 3 lore peril peril peril")
    slow.choose(0, "task:0")
    assert (asked(slow), slow.pending[0].seat) == ("before-roll", 0)
    assert player(slow, 1).used_today == []


@rule("es.investigator-card.4")
def test_mandy_rerolls_her_own_dice_and_those_of_the_battle() -> None:
    own = attempt(RECORDS, "mandy-thompson")
    roll(own, "1 1 1 1 1 1")
    pick(own, "ability:mandy-thompson:0")
    rig_dice(own, "3 3")
    pick(own, "die:0 die:1")
    assert faces(own) == ["1", "1", "1", "1", "3", "3"]
    assert "ability:mandy-thompson:0" not in keys(own)
    fight = battle("dexter-drake", "mandy-thompson")
    roll(fight, "1 1 1 1 1 1")
    assert sorted(decision.seat for decision in fight.pending) == [0, 1]


# More dice


@rule("es.investigator-card.4", "es.investigator-abilities.1")
def test_gloria_adds_both_dice_before_any_roll_in_an_other_world() -> None:
    match = attempt("the-dreamlands", "gloria-goldberg")
    pick(match, "ability:gloria-goldberg:0")
    assert (yellow(match), red(match)) == (POOL, POOL)
    roll(match, "1 1 1 1 1 1", yellow="1", red="2")
    late = attempt("the-dreamlands", "gloria-goldberg")
    roll(late, "1 1 1 1 1 1")
    fail(late, "1")
    pick(late, "ability:gloria-goldberg:0")
    roll(late, "1 1 1 1 1", yellow="1", red="2")
    fail(late, "1")
    assert keys(late) == ["roll", "give-up"], "both are in the pool"
    museum = attempt(RECORDS, "gloria-goldberg")
    assert keys(museum) == ["roll", "give-up"]


@rule("es.investigator-card.4")
@pytest.mark.parametrize(("price", "choice"), [("common", 0), ("clues", 1), ("spells", 2)])
def test_jenny_pays_with_an_item_a_clue_or_a_spell_for_both_dice(price: str, choice: int) -> None:
    jenny = who("jenny-barnes", common=["hip-flask"], clues=1, spells=["voorish-sign"])
    match = attempt(RECORDS, jenny)
    pick(match, "ability:jenny-barnes:0", f"choice:{choice}")
    assert (yellow(match), red(match)) == (POOL, POOL)
    left = {"common": player(match).common, "clues": player(match).clues, "spells": player(match).spells}
    full = {"common": ["hip-flask"], "clues": 1, "spells": ["voorish-sign"]}
    assert [name for name in full if left[name] != full[name]] == [price]


@rule("es.investigator-card.4")
def test_jenny_pays_only_at_the_start_and_only_with_what_she_has() -> None:
    poor = attempt(RECORDS, "jenny-barnes")
    assert keys(poor) == ["roll", "give-up"]
    late = attempt(RECORDS, who("jenny-barnes", clues=1))
    roll(late, "1 1 1 1 1 1")
    fail(late, "1")
    assert keys(late) == ["roll", "give-up"]


# Clues, tasks, terror


@rule("es.investigator-card.4", "es.clues.2")
def test_joe_has_a_second_reroll_from_every_clue() -> None:
    match = attempt(RECORDS, who("joe-diamond", clues=1))
    roll(match, "1 1 1 1 1 peril")
    pick(match, "clue")
    rig_dice(match, "2")
    pick(match, "die:0")
    assert player(match).clues == 0
    pick(match, "free-reroll")
    rig_dice(match, "3 3")
    pick(match, "die:0 die:1")
    assert faces(match) == ["1", "1", "1", "3", "3", "peril"]
    assert keys(match) == ["task:0", "fail", "give-up"], "two rerolls, not three"


@rule("es.investigator-card.4")
def test_joes_second_reroll_belongs_to_the_roll() -> None:
    match = attempt(RECORDS, who("joe-diamond", clues=1))
    roll(match, "1 1 1 1 1 peril")
    pick(match, "clue")
    rig_dice(match, "2")
    pick(match, "die:0")
    fail(match, "peril")
    roll(match, "1 1 1 1 1")
    assert "free-reroll" not in keys(match)


@rule("es.investigator-card.4")
def test_amanda_completes_several_tasks_with_one_roll() -> None:
    match = attempt(RECORDS, "amanda-sharpe", draws={"adventure": ["the-loading-dock"]})
    roll(match, "3 3 3 lore 1 1")
    task(match, "task:0", "3 3")
    assert (asked(match), keys(match)) == ("after-roll", ["task:1", "done"])
    roll_on = match.fork()
    task(match, "task:1", "3 lore")
    assert player(match).trophies == [RECORDS]
    pick(roll_on, "done")
    assert asked(roll_on) == "before-roll"
    assert dice(roll_on, DISCARDED) == []


@rule("es.investigator-card.4", "es.focus.4")
def test_amanda_may_use_a_secured_die_for_the_second_task_when_her_roll_is_used_up() -> None:
    amanda = who("amanda-sharpe", common=["lucky-dollar"])
    match = attempt("administration-office", amanda, draws={"adventure": ["the-loading-dock"]})
    roll(match, "1 1 1 1 lore terror")
    fail(match, "terror", "focus")
    pick(match, "die:4")
    roll(match, "3 3 2 1")
    assert "use:lucky-dollar" in keys(match)
    task(match, "task:1")
    assert dice(match) == []
    assert "use:lucky-dollar" not in keys(match), "no die of the roll is left to be rolled again"
    pick(match, "task:0")
    assert player(match).trophies == ["administration-office"]


@rule("es.investigator-card.4")
def test_others_complete_one_task_with_one_roll() -> None:
    match = attempt(RECORDS, "dexter-drake")
    roll(match, "3 3 3 lore 1 1")
    task(match, "task:0", "3 3")
    assert asked(match) == "before-roll"


@rule("es.investigator-card.4")
def test_kate_ignores_terror_effects() -> None:
    for investigator, left in (("kate-winthrop", 6), ("gloria-goldberg", 4)):
        match = attempt("ancient-relics", investigator, mythos="sudden-terror")
        roll(match, "1 1 1 1 peril terror")
        fail(match, "terror")
        assert player(match).sanity == left


@rule("es.investigator-card.4", "es.monsters.1")
def test_no_monster_appears_in_kates_turn_but_at_midnight_and_in_the_turns_of_others() -> None:
    kate = scene("kate-winthrop", "dexter-drake")
    search(kate, "terror")
    assert monsters(kate) == []
    deal(kate, monster=["ghoul", "moon-beast"])
    search(kate, "terror")
    assert [token.id for token in monsters(kate)] == ["ghoul"]
    midnight = scene(
        "kate-winthrop", phase="clock", clock=3, draws={"mythos": ["rust-and-rot"], "monster": ["moon-beast"]}
    )
    assert [token.id for token in monsters(midnight)] == ["moon-beast"]


# Gaining


@rule("es.investigator-card.4")
@pytest.mark.parametrize(
    ("investigator", "card", "pile", "cards"),
    [
        ("bob-jenkins", "the-loading-dock", "common", ["hip-flask", "crowbar"]),
        ("monterey-jack", "the-gift-shop", "unique", ["silver-key", "sacrificial-kris"]),
        ("dexter-drake", "unnatural-habitat", "spell", ["voorish-sign", "circle-of-chalk"]),
        ("gloria-goldberg", "the-gift-shop", "unique", ["silver-key"]),
    ],
)
def test_bob_jack_and_dexter_gain_one_more_of_their_kind(
    investigator: str, card: str, pile: str, cards: list[str]
) -> None:
    match = attempt(card, investigator, draws={pile: cards, "adventure": [RECORDS]})
    solve(match)
    found = {"common": player(match).common, "unique": player(match).unique, "spell": player(match).spells}
    assert found[pile] == cards


def solve(match: Match[State]) -> None:
    """Resolves the adventure with whatever it asks for."""
    rows = {
        "the-loading-dock": ["peril", "peril 3"],
        "the-gift-shop": ["3", "lore 3"],
        "unnatural-habitat": ["peril peril 3"],
        "forgotten-knowledge": ["lore", "terror 3 3 2"],
        "ancient-relics": ["lore 3", "lore 3"],
    }
    assert match.state.attempt is not None
    number = 6
    for wanted in rows[match.state.attempt.place]:
        spare = number - len(wanted.split())
        roll(match, " ".join([wanted, *["1"] * spare]))
        task(match, next(key for key in keys(match) if key.startswith("task")), wanted)
        number = spare


@rule("es.investigator-card.4")
@pytest.mark.parametrize("instead", ["clue", "common", "unique", "spell"])
def test_pete_takes_something_else_instead_of_a_card(instead: str) -> None:
    match = attempt("the-gift-shop", "ashcan-pete")
    solve(match)
    assert (asked(match), keys(match)) == ("react", ["ashcan-pete:1", "pass"])
    pick(match, "ashcan-pete:1")
    assert keys(match) == ["loot:clue", "loot:common", "loot:unique", "loot:spell"]
    pick(match, f"loot:{instead}")
    someone = player(match)
    gained = [someone.clues, len(someone.common), len(someone.unique), len(someone.spells)]
    assert gained == [int(what == instead) for what in ("clue", "common", "unique", "spell")]


@rule("es.investigator-card.4")
def test_pete_may_take_the_card_itself_and_chooses_for_each_of_two_cards() -> None:
    same = attempt("the-gift-shop", "ashcan-pete")
    solve(same)
    pick(same, "pass")
    assert len(player(same).unique) == 1
    two = attempt("forgotten-knowledge", "ashcan-pete")  # rewards: 2 Spells and a Common Item
    solve(two)
    pick(two, "ashcan-pete:2", "loot:clue", "loot:unique", "pass")
    someone = player(two)
    assert (someone.clues, len(someone.unique), len(someone.spells), len(someone.common)) == (1, 1, 0, 1)


@rule("es.investigator-card.4")
def test_what_pete_takes_instead_is_gained_like_anything_else() -> None:
    forgetful = attempt("the-gift-shop", "ashcan-pete", mythos="merciful-oblivion")
    solve(forgetful)
    pick(forgetful, "ashcan-pete:1", "loot:clue")
    assert (player(forgetful).clues, player(forgetful).unique) == (0, [])
    friend = who("ashcan-pete", allies=["albert-wilmarth"])  # a Clue for every gain of Spells
    spell = attempt("the-gift-shop", friend)
    solve(spell)
    pick(spell, "ashcan-pete:1", "loot:spell")
    assert (len(player(spell).spells), player(spell).clues) == (1, 1)
    item = attempt("unnatural-habitat", friend)
    solve(item)
    pick(item, "ashcan-pete:2", "loot:common")
    assert (len(player(item).common), player(item).spells, player(item).clues) == (1, [], 0)


# Sister Mary


@rule("es.investigator-card.4", "es.mythos-cards.4")
@pytest.mark.parametrize(("investigator", "sanity"), [("sister-mary", 6), ("harvey-walters", 5)])
def test_sister_mary_ignores_harmful_lasting_effects(investigator: str, sanity: int) -> None:
    # Failure costs 1 Sanity, and one more while the dreams last.
    match = attempt(RECORDS, investigator, mythos="dreams-of-the-sunken-city")
    give_up(match)
    assert player(match).sanity == sanity


@rule("es.investigator-card.4")
def test_sister_mary_ignores_prohibitions_and_terror_of_the_mythos_but_not_of_the_card() -> None:
    match = attempt("ancient-relics", who("sister-mary", clues=1), mythos="sudden-terror")
    roll(match, "1 1 1 1 peril terror")
    fail(match, "terror")
    assert player(match).sanity == 6, "1 for the card, nothing for the Mythos"
    clues = attempt(RECORDS, who("sister-mary", clues=1), mythos="false-trails")
    roll(clues, "1 1 1 1 peril terror")
    assert "clue" in keys(clues)


@rule("es.investigator-card.4")
def test_sister_mary_need_not_ignore_what_helps() -> None:
    hunter = attempt(RECORDS, "sister-mary", monsters={"below": "cultist"}, mythos="hunters-and-hunted")
    roll(hunter, "lore 1 1 1 1 1")
    task(hunter, "monster:1")
    give_up(hunter)
    assert keys(hunter) == ["hunters-and-hunted:0", "pass"]
    pick(hunter, "hunters-and-hunted:0")
    assert player(hunter).clues == 1
    vigil = scene(
        who("sister-mary", sanity=3), who("dexter-drake", sanity=3), mythos="candlelight-vigil",
        phase="clock", clock=3, draws={"mythos": [NURSES]},
    )  # fmt: skip
    assert (player(vigil, 0).sanity, player(vigil, 1).sanity) == (4, 4)


@rule("es.investigator-card.4")
def test_sister_mary_suffers_the_immediate_effect_of_a_mythos_card() -> None:
    match = scene(who("sister-mary", place=RECORDS), phase="clock", clock=3, draws={"mythos": ["falling-masonry"]})
    assert player(match).stamina == 2


@rule("es.investigator-card.4", "es.abilities-locked-dice.2")
def test_sister_mary_rolls_a_locked_die_in_her_turn_only() -> None:
    match = attempt(RECORDS, "sister-mary", "dexter-drake", mythos="green-fire-over-the-marsh")
    roll(match, "1 1 1 1 1 1")
    give_up(match)
    assert len(dice(match, LOCKED)) == 1
    pick(match, f"adventure:{RECORDS}")
    assert len(dice(match)) == 5


# In the battle, and turn after turn


@rule("es.investigator-card.4", "es.golden-rule.1")
def test_amanda_completes_the_combat_task_as_often_as_one_roll_allows() -> None:
    match = battle("amanda-sharpe", ancient_one="yig", doom=8)
    roll(match, "peril peril peril peril peril 1")
    pick(match, "combat")
    assert (match.state.doom, keys(match)) == (7, ["combat", "done"])
    pick(match, "combat")
    assert (match.state.doom, asked(match), len(dice(match))) == (6, "before-roll", 2)


@rule("es.completing-tasks.4", "es.attack-phase.3")
def test_others_complete_the_combat_task_once_per_roll() -> None:
    match = battle("dexter-drake", ancient_one="yig", doom=8)
    roll(match, "peril peril peril peril 1 1")
    pick(match, "combat")
    assert (match.state.doom, asked(match), len(dice(match))) == (7, "before-roll", 4)


@rule("es.investigator-card.4", "es.battle-clock.4", "es.devoured.13")
@pytest.mark.parametrize(("healer", "what"), [("carolyn-fern", "sanity"), ("vincent-lee", "stamina")])
def test_the_healers_are_asked_in_the_battle_turn_of_an_eliminated_player_too(healer: str, what: str) -> None:
    match = battle("dexter-drake", "bob-jenkins", who(healer, **{what: 2}), doom=5)
    match.state.players[1].out = True
    match.state.players[1].investigator = ""
    give_up(match)
    assert (asked(match), match.pending[0].seat, match.state.active) == ("turn-start", 2, 1)
    pick(match, f"ability:{healer}:0")
    assert getattr(player(match, 2), what) == 3


@rule("es.investigator-card.4", "es.ruling-abilities.1")
def test_jennys_once_per_turn_comes_back_with_her_next_turn() -> None:
    match = attempt(RECORDS, who("jenny-barnes", clues=2), "dexter-drake")
    pick(match, "ability:jenny-barnes:0")
    assert "ability:jenny-barnes:0" not in keys(match), "once in this turn"
    give_up(match)
    idle(match)
    pick(match, "stay")
    assert "ability:jenny-barnes:0" in keys(match)
    pick(match, "ability:jenny-barnes:0")
    assert (player(match).clues, yellow(match), red(match)) == (0, POOL, POOL)


@rule("es.ruling-abilities.2")
def test_what_may_be_done_at_the_start_of_the_resolution_phase_may_be_done_at_the_start_of_an_attack() -> None:
    match = battle(who("jenny-barnes", clues=1))
    pick(match, "ability:jenny-barnes:0")
    assert (yellow(match), red(match)) == (POOL, POOL)


@rule("es.investigator-card.4", "es.mythos-cards.4")
def test_sister_mary_pays_nothing_for_a_lasting_effect_on_everybody_but_for_an_immediate_one() -> None:
    night = scene(
        "sister-mary", "dexter-drake", mythos="scratching-at-the-doors", phase="clock", clock=3,
        draws={"mythos": ["false-trails"]},
    )  # fmt: skip
    assert [someone.stamina for someone in night.state.players] == [3, 3]
    people = [who("sister-mary", place=RECORDS), who("dexter-drake", place=RECORDS)]
    drawn = scene(*people, phase="clock", clock=3, draws={"mythos": ["falling-masonry"]})
    assert [someone.stamina for someone in drawn.state.players] == [2, 4]
