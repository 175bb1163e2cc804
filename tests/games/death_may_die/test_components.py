"""The box: every component in its count, and the facts that are known of it."""

import shutil
from pathlib import Path

from miskatonic.games.death_may_die import RULES
from miskatonic.games.death_may_die.cards import DiscoverySide, EnemyStats
from miskatonic.games.death_may_die.perks import PERKS
from miskatonic.games.death_may_die.terms import (
    BONUS_THRESHOLDS,
    DEATH_WOUNDS,
    FACES,
    FIRE_TOKENS,
    FIRST_RED,
    INSANE,
    MOST_STRESS,
    THRESHOLDS,
    TRACK_END,
    TRACK_START,
)
from tests.games.death_may_die.scenes import CONTENT
from tests.rules import rule

FIGURES = {
    "cultist": 10, "fire-vampire": 2, "byakhee": 2, "deep-one": 5, "ghoul": 5, "hunting-horror": 2, "chthonian": 1,
    "shoggoth": 1, "star-spawn": 1, "disciple": 4,
}  # fmt: skip
GENERAL = {
    "progression": 1, "staircase": 2, "tunnel": 2, "starting-space": 1, "skill-level": 6, "gate-red": 1,
    "gate-yellow": 1, "gate-blue": 1, "fire-token": 8, "wound-token": 26,
}  # fmt: skip
INVESTIGATORS = {
    "adam": ("fueled-by-madness", "marksman", "toughness"),
    "ahmed": ("healing-prayer", "stealth", "arcane-mastery"),
    "borden": ("savage", "swiftness", "stealth"),
    "elizabeth": ("lucky", "marksman", "stealth"),
    "fatima": ("read-the-omens", "arcane-mastery", "swiftness"),
    "ian": ("vengeance-obsession", "brawling", "swiftness"),
    "morgan": ("protector", "swiftness", "toughness"),
    "rasputin": ("unkillable", "arcane-mastery", "brawling"),
    "sister-beth": ("high-strung", "brawling", "toughness"),
    "the-kid": ("gate-manipulation", "marksman", "arcane-mastery"),
}
# By card of Episode 1: per side what it is, what it costs, how much it bears.
DISCOVERIES: dict[str, dict[str, tuple[str, str, int, int]]] = {
    "monkey-paw": {"left": ("item", "", 0, 0)},
    "desk": {"left": ("item", "", 0, 0)},
    "medical-supplies": {"left": ("item", "", 0, 0)},
    "janitor": {"left": ("item", "take-stress", 1, 0), "right": ("companion", "take-stress", 2, 1)},
    "locked-cabinet": {"left": ("item", "wound", 3, 0), "right": ("companion", "", 0, 0)},
    "feral-student": {"left": ("condition", "", 0, 0), "right": ("companion", "take-stress", 2, 1)},
    "cages": {"left": ("condition", "", 0, 0), "right": ("companion", "", 0, 1)},
    "furious-student": {"left": ("item", "wound", 1, 0), "right": ("companion", "wound", 1, 3)},
    "up-to-no-good": {"left": ("item", "take-stress", 2, 0), "right": ("companion", "take-stress", 2, 3)},
    "good-boy": {"left": ("condition", "", 0, 0), "right": ("companion", "take-stress", 2, 1)},
    "fire-equipment": {"left": ("item", "", 0, 0), "right": ("item", "", 0, 0)},
    "assistant-janitor": {"left": ("item", "take-stress", 1, 0), "right": ("companion", "take-stress", 2, 1)},
    "lab-books": {"left": ("item", "", 0, 0)},
    "clutter": {"left": ("item", "take-stress", 1, 0)},
    "professor": {"right": ("companion", "take-stress", 2, 1)},
}
# Symbol, and what is summoned at which Gate.
MYTHOS: dict[str, tuple[bool, str]] = {
    "star-spawn-a": (True, "star-spawn blue"),
    "crawling-chaos": (True, "cultist red, cultist yellow"),
    "rlyeh-awakens": (True, "cultist blue, cultist yellow"),
    "star-spawn-b": (True, "star-spawn red"),
    "thing-that-should-not-be": (False, ""),
    "rlyeh-unleashed": (True, ""),
    "sleeper-awakens": (False, ""),
    "astral-promise": (False, ""),
    "fire-vampire-a": (True, "fire-vampire blue"),
    "students-go-mad": (False, ""),
    "monsters-in-the-labs": (False, "fire-vampire yellow, byakhee blue"),
    "byakhee-descend": (True, "byakhee red"),
    "chaos-in-the-labs": (True, ""),
    "conflagration": (True, ""),
    "fire-vampire-b": (True, "fire-vampire yellow"),
    "lab-accident": (True, ""),
}


@rule("dmd.components.1", "dmd.tiles.1", "dmd.tiles.3")
def test_seventeen_tiles_with_two_sides_of_one_to_three_spaces() -> None:
    assert len(CONTENT.tiles) == 17
    counts = [len(set("".join(side.rooms))) for tile in CONTENT.tiles.values() for side in (tile.front, tile.back)]
    assert set(counts) == {1, 2, 3}
    assert all(tile.front != tile.back for tile in CONTENT.tiles.values())


@rule("dmd.components.2")
def test_twelve_insanities() -> None:
    assert len(CONTENT.insanities) == 12 and all(card.origin == "box" for card in CONTENT.insanities.values())


@rule("dmd.components.4", "dmd.components.5", "dmd.dice.5", "dmd.dice.6", "dmd.bonus-dice.6", "dmd.dice.13")
def test_the_faces_of_both_dice() -> None:
    assert sorted(FACES["standard"]) == ["blank", "sign", "success", "success", "success-tentacle", "tentacle"]
    assert sorted(FACES["bonus"]) == ["blank", "blank", "sign", "success", "success", "success-sign"]
    assert not [face for face in FACES["bonus"] if "tentacle" in face]


@rule("dmd.components.8", "dmd.tokens.1", "dmd.tokens.2", "dmd.tokens.3", "dmd.tokens.4", "dmd.tokens.5")
@rule("dmd.tokens.6", "dmd.tokens.7", "dmd.tokens.8")
def test_the_forty_nine_general_tokens() -> None:
    general = {token.id: token.copies for token in CONTENT.tokens.values() if token.category == "general"}
    assert general == GENERAL and sum(general.values()) == 49
    assert general["fire-token"] == FIRE_TOKENS


@rule("dmd.components.9", "dmd.components.10", "dmd.investigator-roster.1", "dmd.investigator-roster.2")
@rule("dmd.skills.1", "dmd.skills.2", "dmd.skills.3", "dmd.investigator-roster.3", "dmd.investigator-roster.4")
def test_the_ten_investigators_and_their_skills() -> None:
    assert {card.id: card.skills for card in CONTENT.investigators.values()} == INVESTIGATORS
    for card in CONTENT.investigators.values():
        assert CONTENT.skills[card.unique].unique
        assert not any(CONTENT.skills[skill].unique for skill in card.common)
    owners = [card.unique for card in CONTENT.investigators.values()]
    assert len(set(owners)) == 10


@rule("dmd.investigators.1", "dmd.sanity.3", "dmd.threshold-bonus.1")
def test_the_three_tracks() -> None:
    assert (DEATH_WOUNDS, MOST_STRESS, INSANE) == (5, 4, 20)
    assert [1 + step for step in THRESHOLDS] == [5, 9, 13, 16, 19, 20]
    assert [1 + step for step in BONUS_THRESHOLDS] == [9, 16, 19, 20]
    assert len(BONUS_THRESHOLDS) == 4


@rule("dmd.summoning-track.9", "dmd.summoning-track.1")
def test_the_summoning_track() -> None:
    assert TRACK_START < FIRST_RED < TRACK_END == 8


@rule("dmd.components.11", "dmd.components.12", "dmd.episodes.1", "dmd.episodes.3", "dmd.episodes.4", "dmd.actions.4")
@rule("dmd.episode-actions.1", "dmd.discovery-cards.1", "dmd.mythos-cards.1", "dmd.overview.3", "dmd.overview.4")
def test_six_episodes_and_two_elder_ones_with_their_boxes() -> None:
    assert [episode.number for episode in CONTENT.episodes.values()] == [1, 2, 3, 4, 5, 6]
    assert list(CONTENT.elder_ones) == ["cthulhu", "hastur"]
    for box in (*CONTENT.episodes, *CONTENT.elder_ones):
        assert len(CONTENT.heap("mythos", box)) == 8
    for episode in CONTENT.episodes.values():
        assert len(CONTENT.heap("discoveries", episode.id)) == 15
        assert episode.story.pl and episode.story.en and len(episode.actions) == 2


@rule("dmd.figures.1", "dmd.figures.2", "dmd.figures.3", "dmd.figures.4", "dmd.figures.5", "dmd.figures.6")
@rule("dmd.figures.7", "dmd.figures.8", "dmd.figures.9", "dmd.hastur-box.2", "dmd.cthulhu-box.2")
def test_the_figures() -> None:
    assert {card.id: card.copies for card in CONTENT.figures.values()} == FIGURES
    monsters = {name: count for name, count in FIGURES.items() if name not in ("cultist", "star-spawn", "disciple")}
    assert sum(monsters.values()) == 18 and len(monsters) == 7


@rule("dmd.cthulhu-box.1", "dmd.cthulhu-box.3", "dmd.hastur-box.1", "dmd.hastur-box.3", "dmd.elder-ones.1")
@rule("dmd.elder-ones.2", "dmd.elder-fight.15")
def test_what_is_in_the_boxes_of_the_elder_ones() -> None:
    assert CONTENT.tokens["rlyeh"].copies == 9 and CONTENT.tokens["yellow-sign"].copies == 12
    for god in CONTENT.elder_ones.values():
        assert len(CONTENT.stages_of[god.id]) == 4
        assert god.minions in CONTENT.cards
        assert len(CONTENT.heap("mythos", god.id)) == 8
    assert (CONTENT.figures["star-spawn"].copies, CONTENT.figures["disciple"].copies) == (1, 4)
    assert set(CONTENT.stats_of["cthulhu", "blasphemous-alchemy"]) == {
        "cultist",
        "star-spawn",
        "fire-vampire",
        "byakhee",
    }
    assert set(CONTENT.stats_of["hastur", "blasphemous-alchemy"]) == {"cultist", "disciple", "fire-vampire", "byakhee"}


@rule("dmd.enemy-stats.1", "dmd.enemy-stats.2", "dmd.enemy-stats.3", "dmd.enemies.6", "dmd.enemy-stats.5")
def test_what_is_known_of_enemies() -> None:
    stats = CONTENT.stats_of["cthulhu", "blasphemous-alchemy"]
    assert _numbers(stats["cultist"]) == (2, 0, 2)
    assert _numbers(stats["fire-vampire"]) == (4, 2, 1)
    assert _numbers(stats["byakhee"]) == (3, 1, 2)
    assert _numbers(stats["star-spawn"]) == (7, 3, 0)


def _numbers(stats: EnemyStats) -> tuple[int, int, int]:
    return stats.life, stats.standard, stats.bonus


@rule("dmd.hastur-stages.1", "dmd.hastur-stages.4", "dmd.elder-fight.5", "dmd.elder-fight.6", "dmd.elder-fight.7")
@rule("dmd.elder-fight.8", "dmd.elder-fight.9")
def test_the_stages() -> None:
    hastur = CONTENT.stages_of["hastur"]
    assert hastur[1].life == 12
    assert (sum(s.standard for s in hastur[:3]), sum(s.bonus for s in hastur[:3])) == (3, 3)
    assert CONTENT.stages_of["cthulhu"][1].life == 12
    for stages in CONTENT.stages_of.values():
        for stage in stages[1:]:
            assert stage.life > 0 and stage.reveal and (stage.standard or stage.bonus)
            assert stage.end_of_turn or stage.no_tokens or stage.advance


@rule("dmd.mythos-cards.3", "dmd.mythos-cards.4", "dmd.mythos-phase.6")
def test_the_mythos_cards_that_are_known() -> None:
    for card, (symbol, summons) in MYTHOS.items():
        found = CONTENT.mythos[card]
        assert found.origin == "box" and found.symbol == symbol
        assert ", ".join(f"{each.enemy} {each.gate}" for each in found.summons) == summons
    for box in (*CONTENT.episodes, *CONTENT.elder_ones):
        symbols = [card for card in CONTENT.heap("mythos", box) if CONTENT.mythos[card].symbol]
        assert 5 <= len(symbols) <= 6


@rule("dmd.discovery-cards.2", "dmd.investigate.6", "dmd.trade.3")
def test_the_discovery_cards_that_are_known() -> None:
    for card, sides in DISCOVERIES.items():
        found = CONTENT.discoveries[card]
        told: dict[str, DiscoverySide | None] = {"left": found.left, "right": found.right}
        assert {name for name, side in told.items() if side is not None} == set(sides)
        for name, (kind, cost, amount, life) in sides.items():
            side = told[name]
            assert side is not None and (side.type, side.life) == (kind, life)
            assert [(each.tag, each.amount) for each in side.cost] == ([(cost, amount)] if cost else [])  # type: ignore[attr-defined]
    assert len(DISCOVERIES) == 15
    assert all(CONTENT.sides[card, "right"].skill == skill for card, skill in (
        ("janitor", "toughness"), ("feral-student", "brawling"), ("assistant-janitor", "stealth"),
        ("professor", "arcane-mastery"),
    ))  # fmt: skip


def test_what_is_ours_is_marked_and_what_is_not_is_not() -> None:
    for cards in (CONTENT.discoveries, CONTENT.mythos):
        for card in cards.values():
            box = getattr(card, "deck", getattr(card, "episode", ""))
            assert card.origin == ("box" if box in ("cthulhu", "blasphemous-alchemy") else "miskatonic"), card.id
    assert CONTENT.episodes["blasphemous-alchemy"].origin == "box"
    assert all("name" in CONTENT.episodes[other].known for other in list(CONTENT.episodes)[1:])
    # Of the last Episode neither the phase of the moon nor the number of mirrors is known; of two, not all monsters.
    rituals = [card.id for card in CONTENT.episodes.values() if "ritual" in card.known]
    assert rituals == ["tomes-of-madness", "danse-macabre", "eldritch-idols", "accursed-tide"]
    assert [card.id for card in CONTENT.episodes.values() if "monsters" in card.known] == [
        "tomes-of-madness", "danse-macabre", "accursed-tide",
    ]  # fmt: skip
    assert CONTENT.tokens["sorcerer"].known == ("name", "count"), "that a Cultist comes with it is ours"
    assert "life" not in CONTENT.stages_of["cthulhu"][1].known, "12 is told of Cthulhu, not of this Stage"


def test_a_story_is_told_once() -> None:
    stories = [card.story.en for card in CONTENT.discoveries.values()] + [e.story.en for e in CONTENT.episodes.values()]
    assert len(set(stories)) == len(stories) == 96


def test_every_perk_is_used_or_the_rules_do_without_it() -> None:
    used = {perk.what for skill in CONTENT.skills.values() for level in skill.levels for perk in level.perks}
    used |= {perk.what for side in CONTENT.sides.values() for perk in side.perks}
    used |= {perk.what for card in CONTENT.insanities.values() for perk in card.perks}
    used |= {perk.what for stats in CONTENT.stats_of.values() for each in stats.values() for perk in each.perks}
    assert set(PERKS) - used <= {"attack-rerolls", "sanity-less", "fireproof", "rest-points"}


@rule("dmd.components.3", "dmd.story-board.1", "dmd.story-board.2", "dmd.components.6", "dmd.components.7")
@rule("dmd.investigators.2", "dmd.investigators.3")
def test_the_boards_have_a_place_for_everything() -> None:
    from miskatonic.engine.data import fields_of
    from miskatonic.games.death_may_die.state import ElderOne, Investigator, State

    assert {"track", "elder_one", "episode", "mythos", "mythos_discard", "discoveries"} <= set(fields_of(State))
    assert {"card", "stage", "place", "wounds"} == set(fields_of(ElderOne))
    assert {"wounds", "stress", "sanity", "levels", "cards", "player"} <= set(fields_of(Investigator))


@rule("dmd.overview.5", "dmd.overview.6", "dmd.actions.3", "dmd.episode-actions.3", "dmd.ritual.1")
def test_for_one_to_five_players_who_win_or_lose_together() -> None:
    from miskatonic.games.death_may_die import RULES

    assert (RULES.least_seats, RULES.most_seats, RULES.rivals) == (1, 5, False)


def test_a_misspelt_word_in_a_pack_is_an_error(tmp_path: Path) -> None:
    copy = shutil.copytree(RULES.content_folder, tmp_path / "content")
    skills = copy / "skills.yaml"
    skills.write_text(skills.read_text("utf8").replace("what: lone-kill-heals", "what: no-such-perk"), "utf8")
    assert RULES.check_content(copy) == ["skills.yaml: card savage: field perks: no perk 'no-such-perk'"]
