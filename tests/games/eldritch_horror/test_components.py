"""Every component of the box, with every number of it. (component and definition rules)"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from miskatonic.engine.match import Match
from miskatonic.engine.shape import written
from miskatonic.engine.text import Text
from miskatonic.games.eldritch_horror import RULES
from miskatonic.games.eldritch_horror.terms import OMENS, SKILLS
from tests.games.eldritch_horror.scenes import CONTENT
from tests.rules import rule

FACTS: dict[str, Any] = yaml.safe_load((Path(__file__).parent / "facts.yaml").read_text(encoding="utf8"))


def test_everything_is_from_the_box() -> None:
    assert all(counts["miskatonic"] == 0 for counts in RULES.kinds().values())
    assert sum(counts["box"] for counts in RULES.kinds().values()) > 400


@rule("eh.space.1", "eh.space.2", "eh.adjacent.1", "eh.path.1", "eh.path.2")
def test_the_board() -> None:
    assert {space.id: space.kind for space in CONTENT.spaces.values()} == FACTS["spaces"]
    printed = Counter((*sorted((start, end)), kind) for start, end, kind in FACTS["paths"])
    ours = Counter(
        (*sorted((start, end)), kind) for start, ends in CONTENT.paths.items() for end, kind in ends if start < end
    )
    assert ours == printed
    assert sum(ours.values()) == 58
    assert all(CONTENT.paths[space] for space in CONTENT.spaces)


@rule("eh.gate.1", "eh.clue.1")
def test_gates_and_clues() -> None:
    assert {gate.space: gate.omen for gate in CONTENT.gates.values()} == FACTS["gates"]
    assert sorted(clue.space for clue in CONTENT.clues.values()) == sorted(CONTENT.spaces)
    assert list(OMENS) == FACTS["omen_track"]


@rule("eh.reference-card.2", "eh.reference-card.3", "eh.reference-card.4")
def test_reference_cards() -> None:
    ours = {count: [card.gates, card.clues, card.surge] for count, card in CONTENT.references.items()}
    assert ours == FACTS["references"]


@rule(
    "eh.investigator.4",
    "eh.investigator.5",
    "eh.investigator.6",
    "eh.investigator.7",
    "eh.investigator.8",
    "eh.investigator.9",
    "eh.skills.1",
)
@pytest.mark.parametrize("name", sorted(FACTS["investigators"]))
def test_investigators(name: str) -> None:
    card, facts = CONTENT.investigators[name], FACTS["investigators"][name]
    assert tuple(card.skills) == SKILLS
    assert [card.skills[skill] for skill in SKILLS] == [facts["skills"][at] for at in range(5)]
    assert (card.health, card.sanity, card.space) == (facts["health"], facts["sanity"], facts["space"])
    assert [card.crippled, card.insane] == facts["defeated"]
    starts = [*card.assets, *card.spells, *([f"clue {card.clues}"] if card.clues else [])]
    assert sorted(starts) == sorted(facts["starts"])
    assert card.action is not None
    assert card.passives or card.dice


@rule("eh.traits.1", "eh.traits.2", "eh.traits.3")
def test_assets_artifacts_spells_and_conditions() -> None:
    assert {card.id: [card.value, list(card.traits)] for card in CONTENT.assets.values()} == FACTS["assets"]
    assert {card.id: list(card.traits) for card in CONTENT.artifacts.values()} == FACTS["artifacts"]
    spells = {
        card.id: [card.trait, card.copies, f"lore{card.modifier:+d}" if card.modifier else "lore"]
        for card in CONTENT.spells.values()
    }
    assert spells == FACTS["spells"]
    backs: dict[str, list[str]] = {}
    for back in CONTENT.condition_backs.values():
        backs.setdefault(back.condition, []).append(back.name.en)
    conditions = {card.id: [card.copies, list(card.traits), backs[card.id]] for card in CONTENT.conditions.values()}
    assert conditions == FACTS["conditions"]


@rule("eh.spells.1", "eh.conditions.1", "eh.double-sided-cards.1", "eh.double-sided-cards.2", "eh.double-sided-cards.3")
def test_every_copy_of_a_spell_or_condition_has_a_back_of_its_own() -> None:
    fronts = Counter(CONTENT.back_of.values())
    for card in (*CONTENT.spells.values(), *CONTENT.conditions.values()):
        assert fronts[card.id] == card.copies


def numbers(stats: Any) -> list[Any]:
    toughness = stats.toughness if isinstance(stats.toughness, int) else f"investigators + {stats.toughness.plus}"
    return [stats.will, stats.horror, stats.strength, stats.damage, toughness]


@rule("eh.cultists.1", "eh.cultists.3", "eh.monster.1")
def test_monsters() -> None:
    for name, (count, *stats) in FACTS["monsters"].items():
        card = CONTENT.monsters[name]
        assert card.copies == count
        assert not card.epic
        assert (numbers(card.stats) if card.stats is not None else [None] * 5) == stats, name
    ours = {card.id: numbers(card.stats) for card in CONTENT.monsters.values() if card.epic}
    assert ours == FACTS["epic_monsters"]


@rule("eh.ancient-one.2", "eh.ancient-one.4", "eh.mystery.2", "eh.research-encounters.2", "eh.special-encounters.2")
def test_ancient_ones_and_what_belongs_to_them() -> None:
    for name, facts in FACTS["ancient_ones"].items():
        card = CONTENT.ancient_ones[name]
        assert (card.doom, card.mysteries) == (facts["doom"], facts["mysteries"])
        assert [[stage[colour] for colour in ("green", "yellow", "blue")] for stage in card.deck] == facts["deck"]
        assert numbers(card.cultist) == facts["cultist"]
        awake = card.awakened.cultist
        assert (numbers(awake) if awake is not None else None) == facts["awake_cultist"]
        assert len(CONTENT.research_of[name]) == 8
        assert len([card for card in CONTENT.mysteries.values() if card.ancient_one == name]) == 4


GOALS = {
    "clues on this card = investigators": ("clues", "investigators"),
    "eldritch tokens on this card = half the investigators": ("eldritch", "half-the-investigators"),
    "eldritch tokens on this card = investigators": ("eldritch", "investigators"),
    "total toughness of monsters on this card >= twice the investigators": ("toughness", "investigators"),
    "gates on this card = half the investigators (then return those gates to the box)": (
        "gates",
        "half-the-investigators",
    ),
}


def test_mysteries() -> None:
    assert len(FACTS["mysteries"]) == 16
    for name, (ancient_one, goal) in FACTS["mysteries"].items():
        card = CONTENT.mysteries[name]
        assert card.ancient_one == ancient_one
        if goal in GOALS:
            what, amount = GOALS[goal]
            counted = card.goal.amount if isinstance(card.goal.amount, str) else card.goal.amount.tag  # type: ignore[union-attr]
            assert (card.goal.what, counted) == (what, amount), name
        else:
            assert card.goal.what == "epic"
            assert CONTENT.cards[card.goal.epic].name.en in goal


ICONS = {
    "omen": "advance omen",
    "reckoning": "reckoning",
    "gates": "spawn gates",
    "surge": "monster surge",
    "clues": "spawn clues",
}


def test_mythos() -> None:
    for name, (colour, difficulty, traits, icons) in FACTS["mythos"].items():
        card = CONTENT.mythos[name]
        assert (card.colour, card.difficulty, list(card.traits)) == (colour, difficulty, traits), name
        ours = [ICONS[icon] for icon in card.icons]
        if card.rumor:
            ours.append(f"rumor token on space {card.rumor.removeprefix('space-')}")
        if card.eldritch:
            ours.append(f"eldritch tokens on card: {card.eldritch}")
        assert ours == icons, name
    assert len(FACTS["mythos"]) == len(CONTENT.mythos) == 51


@rule(
    "eh.expedition-encounters.2",
    "eh.expedition-encounters.3",
    "eh.special-encounters.3",
    "eh.complex-encounters.1",
    "eh.location-encounters.5",
)
def test_encounter_decks() -> None:
    assert {deck: len(cards) for deck, cards in CONTENT.encounter_decks.items()} == {
        "general": 12,
        "other-world": 24,
        "expedition": 18,
        "america": 8,
        "europe": 8,
        "asia-australia": 8,
    }
    assert Counter(card.space for card in CONTENT.expeditions.values()) == {
        space.id: 3 for space in CONTENT.spaces.values() if space.expedition
    }
    assert {deck: len(cards) for decks in CONTENT.specials_of.values() for deck, cards in decks.items()} == {
        "rlyeh-risen-encounter": 6,
        "final": 6,
    }
    assert all(space.hint for space in CONTENT.spaces.values() if space.region)


def leaves(plain: Any) -> list[str]:
    """The numbers of an encounter, as the facts write them."""
    found: list[str] = []
    if isinstance(plain, list):
        for part in plain:
            found += leaves(part)
    elif isinstance(plain, dict):
        found += _leaf(plain)
        for part in plain.values():
            found += leaves(part)
    return found


def _leaf(word: dict[str, Any]) -> list[str]:
    amount = word.get("amount", 1)
    match word.get("do"):
        case "check" | "check-helped":
            modifier = word.get("modifier", 0)
            if isinstance(modifier, dict):
                modifier = -1 if modifier["count"] == "plus" else 0
            return [f"test {word['skill']}{modifier:+d}" if modifier else f"test {word['skill']}"]
        case "lose" | "recover":
            return [f"{word['do']} {stat} {word[stat]}" for stat in ("health", "sanity") if word.get(stat)]
        case "gain-clues":
            return [f"gain clue {amount}"]
        case "spend":
            return [f"spend {word['what']} {amount}"]
        case "advance-doom" | "retreat-doom":
            return [f"{word['do'].replace('-', ' ')} {amount}"]
        case "spawn-clues":
            return [f"spawn clue {amount}"]
        case "spawn-gates":
            return [f"spawn gate {amount}"]
        case "gain-spell" if not word.get("named") and not word.get("trait"):
            return [f"gain spell {amount}"]
        case "gain-artifact" if not word.get("named") and not word.get("trait"):
            return [f"gain artifact {amount}"]
        case "gain-condition" if word.get("condition"):
            return [f"condition {word['condition']}"]
        case "improve":
            return [f"improve {word['skill']}"]
    return []


@pytest.mark.parametrize("name", sorted(FACTS["encounters"]))
def test_every_number_of_every_encounter(name: str) -> None:
    card, _, section = name.partition("/")
    if section:
        effects = [written(verb) for verb in CONTENT.sectioned[card].sections[section].do]
    else:
        printed = CONTENT.complex[card]
        effects = [written(verb) for verb in (*printed.initial, *printed.passed, *printed.failed)]
    assert sorted(leaves(effects)) == FACTS["encounters"][name]


def test_every_encounter_of_the_box_is_there() -> None:
    ours = {f"{card.id}/{section}" for card in CONTENT.sectioned.values() for section in card.sections} | set(
        CONTENT.complex
    )
    assert ours == set(FACTS["encounters"])


@pytest.mark.parametrize("language", ["pl", "en"])
def test_no_two_components_of_a_kind_share_a_name(language: str) -> None:
    for kind, cards in RULES.catalogue().items():
        if kind not in ("research-encounters",):
            names = [getattr(card.name, language) for card in cards.values()]
            assert len(set(names)) == len(names), kind


def test_every_encounter_tells_a_story_of_its_own_in_both_languages() -> None:
    stories = [section.story for card in CONTENT.sectioned.values() for section in card.sections.values()]
    stories += [card.story for card in CONTENT.complex.values()]
    assert len(stories) == 36 + 72 + 96 + 24 + 18 + 12
    for language in ("pl", "en"):
        told = [getattr(story, language) for story in stories]
        assert all(len(words) > 40 for words in told)
        assert len(set(told)) == len(told)


def lines_of(card: str) -> list[str]:
    text = Text("en", RULES.texts, RULES.card_names("en"))
    return [text.say(line) for line in RULES.card_text(card)]


@rule(
    "eh.local-action.1", "eh.component-action.8", "eh.possessions.2", "eh.reckoning.7", "eh.reckoning.8", "eh.tests.17"
)
def test_what_a_card_can_do_begins_with_its_word() -> None:
    assert any(line.startswith("Local Action: ") for line in lines_of("debt"))
    assert any(line.startswith("Action: ") for line in lines_of("dynamite"))
    assert any(line.startswith("Reckoning: ") for line in lines_of("amnesia"))
    assert any("Lore test (−1)" in line for line in lines_of("other-world-3"))


@rule("eh.skills.2", "eh.skills.3", "eh.skills.4", "eh.skills.5", "eh.skills.6", "eh.skills.7")
def test_which_skill_is_tested_where() -> None:
    def tested(cards: list[str]) -> Counter[str]:
        found: Counter[str] = Counter()
        for name in FACTS["encounters"]:
            if name.partition("/")[0] in cards:
                tests = [fact for fact in FACTS["encounters"][name] if fact.startswith("test ")]
                found.update(re.sub(r"[+-]\d+$", "", fact[5:]) for fact in tests)
        return found

    worlds = tested(CONTENT.encounter_decks["other-world"])
    assert {skill for skill, _ in worlds.most_common(2)} == {"lore", "will"}
    research = tested([card for cards in CONTENT.research_of.values() for card in cards])
    assert research.most_common(1)[0][0] == "observation"
    expeditions = tested(CONTENT.encounter_decks["expedition"])
    assert {skill for skill, _ in expeditions.most_common(2)} == {"observation", "strength"}
    defeated = Counter(skill for card in CONTENT.investigators.values() for skill in (card.crippled, card.insane))
    assert defeated.most_common(1)[0][0] == "influence"


@rule("eh.investigator.1", "eh.health-sanity.3")
def test_an_investigator_is_one_thing_with_plain_numbers() -> None:
    match = Match.new(RULES, 1, {"investigators": ["lily-chen"]}, seed=1)
    player = match.state.players[0]
    assert RULES.seat_name(match.state, 0) == player.investigator == "lily-chen"
    assert (player.health, player.sanity) == (6, 6)
