"""The content of the game, read once: components by kind, and what the rules look up."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from miskatonic.engine.errors import ContentError
from miskatonic.engine.message import Msg
from miskatonic.games.death_may_die.board import Board
from miskatonic.games.death_may_die.cards import (
    DiscoveryCard,
    DiscoverySide,
    ElderOneCard,
    EnemyCard,
    EnemyStats,
    EpisodeCard,
    FigureCard,
    InsanityCard,
    InvestigatorCard,
    MythosCard,
    Perk,
    SkillCard,
    StageCard,
    TileCard,
    TokenCard,
)
from miskatonic.games.death_may_die.perks import PERKS
from miskatonic.games.death_may_die.terms import GATES, MOST_LEVEL, STAGES
from miskatonic.games.death_may_die.words import VOCABULARY
from miskatonic.kit.content import Content


class DeathMayDieContent(Content):
    VOCABULARY = VOCABULARY
    KINDS = {
        "investigators": InvestigatorCard,
        "skills": SkillCard,
        "insanities": InsanityCard,
        "figures": FigureCard,
        "enemies": EnemyCard,
        "tokens": TokenCard,
        "elder-ones": ElderOneCard,
        "stages": StageCard,
        "episodes": EpisodeCard,
        "mythos": MythosCard,
        "discoveries": DiscoveryCard,
        "tiles": TileCard,
    }
    COUNTS = {
        "investigators": 10,
        "skills": 16,
        "insanities": 12,
        "elder-ones": 2,
        "stages": 8,
        "enemies": 8,
        "episodes": 6,
        "mythos": 64,
        "discoveries": 90,
        "tiles": 17,
    }

    def check(self) -> list[str]:
        return [*self._check_perks(), *self._check_episodes(), *self._check_names()]

    def _check_perks(self) -> list[str]:
        problems: list[str] = []
        found: list[tuple[str, Perk]] = []
        for skill in self.of("skills", SkillCard).values():
            found += [(f"skills.yaml: card {skill.id}", perk) for level in skill.levels for perk in level.perks]
            if len(skill.levels) != MOST_LEVEL:
                problems.append(f"skills.yaml: card {skill.id}: field levels: {MOST_LEVEL} are expected")
        for card in self.of("discoveries", DiscoveryCard).values():
            for side in (card.left, card.right):
                if side is not None:
                    found += [(f"discoveries.yaml: card {card.id}", perk) for perk in side.perks]
        for enemies in self.of("enemies", EnemyCard).values():
            for stats in enemies.enemies.values():
                found += [(f"enemies.yaml: card {enemies.id}", perk) for perk in stats.perks]
        for insanity in self.of("insanities", InsanityCard).values():
            found += [(f"insanities.yaml: card {insanity.id}", perk) for perk in insanity.perks]
        problems += [f"{where}: field perks: no perk {perk.what!r}" for where, perk in found if perk.what not in PERKS]
        return problems

    def _check_episodes(self) -> list[str]:
        problems: list[str] = []
        for episode in self.of("episodes", EpisodeCard).values():
            where = f"episodes.yaml: card {episode.id}"
            for place in episode.map.tiles:
                if f"tile-{place.tile[:-1]}" not in self.cards:
                    problems.append(f"{where}: field map: no tile {place.tile!r}")
            spaces = [number for place in episode.map.tiles for number in place.spaces]
            nameless = [number for number in spaces if number not in episode.map.names]
            if nameless:
                problems.append(f"{where}: field map.names: no name for {', '.join(map(str, nameless))}")
            if sorted(episode.map.gates) != sorted(GATES):
                problems.append(f"{where}: field map.gates: {', '.join(GATES)} are expected")
            told = [*episode.set_up.cultists, *episode.set_up.monsters, *episode.set_up.fire]
            told += [number for places in episode.set_up.markers.values() for number in places]
            for number in [*told, episode.map.start, *episode.map.gates.values()]:
                if number not in spaces:
                    problems.append(f"{where}: field set_up: no space {number}")
            if episode.monsters not in self.kinds["enemies"]:
                problems.append(f"{where}: field monsters: no card {episode.monsters!r}")
        for card in self.of("mythos", MythosCard).values():
            if card.deck not in self.kinds["episodes"] and card.deck not in self.kinds["elder-ones"]:
                problems.append(f"mythos.yaml: card {card.id}: field deck: no Episode or Elder One {card.deck!r}")
        for found in self.of("discoveries", DiscoveryCard).values():
            if found.episode not in self.kinds["episodes"]:
                problems.append(f"discoveries.yaml: card {found.id}: field episode: no Episode {found.episode!r}")
        return problems

    def _check_names(self) -> list[str]:
        """A side has one name wherever it stands, and never that of another component."""
        problems: list[str] = []
        known: dict[str, str] = {}
        for card in self.of("discoveries", DiscoveryCard).values():
            for side in (card.left, card.right):
                if side is None:
                    continue
                if side.id in self.cards:
                    problems.append(f"discoveries.yaml: card {card.id}: field id: {side.id!r} is a component already")
                if known.setdefault(side.id, side.name.en) != side.name.en:
                    problems.append(f"discoveries.yaml: card {card.id}: field name: {side.id!r} has another name")
        return problems

    def index(self) -> None:
        self.level_texts: dict[tuple[str, int], Msg] = {}
        self.investigators = self.of("investigators", InvestigatorCard)
        self.skills = self.of("skills", SkillCard)
        self.insanities = self.of("insanities", InsanityCard)
        self.figures = self.of("figures", FigureCard)
        self.tokens = self.of("tokens", TokenCard)
        self.elder_ones = self.of("elder-ones", ElderOneCard)
        self.episodes = self.of("episodes", EpisodeCard)
        self.mythos = self.of("mythos", MythosCard)
        self.discoveries = self.of("discoveries", DiscoveryCard)
        self.tiles = self.of("tiles", TileCard)
        stages = self.of("stages", StageCard)
        self.stages_of: dict[str, list[StageCard]] = {
            elder_one: sorted(
                [stage for stage in stages.values() if stage.elder_one == elder_one], key=lambda stage: stage.stage
            )
            for elder_one in self.elder_ones
        }
        cards = self.of("enemies", EnemyCard)
        self.stats_of: dict[tuple[str, str], dict[str, EnemyStats]] = {
            (elder_one.id, episode.id): {**cards[elder_one.minions].enemies, **cards[episode.monsters].enemies}
            for elder_one in self.elder_ones.values()
            for episode in self.episodes.values()
        }
        self.boards = {episode.id: Board(episode.number, episode.map, self.tiles) for episode in self.episodes.values()}
        self.sides: dict[tuple[str, str], DiscoverySide] = {}
        for card in self.discoveries.values():
            for side, found in (("left", card.left), ("right", card.right)):
                if found is not None:
                    self.sides[card.id, side] = found
        self.bodies = {
            (episode.id, token.body_of): token.id
            for episode in self.episodes.values()
            for token in self.tokens.values()
            if token.body_of and token.id in episode.set_up.held
        }
        boxes = [("mythos", box) for box in (*self.episodes, *self.elder_ones)]
        boxes += [("discoveries", episode) for episode in self.episodes]
        self._heaps = {(kind, box): self._heap(kind, box) for kind, box in boxes}
        self._perks_at = {
            (skill.id, level): _perks_at(skill, level) for skill in self.skills.values() for level in range(5)
        }

    def perks_at(self, skill: str, level: int) -> tuple[Perk, ...]:
        return self._perks_at[skill, level]

    def names(self, language: str) -> dict[str, str]:
        """Spaces, the sides of Discovery cards and Episode actions have names too."""
        names = super().names(language)
        for episode in self.episodes.values():
            for number, name in episode.map.names.items():
                names[f"e{episode.number}-{number}"] = name.pl if language == "pl" else name.en
            for action in episode.actions:
                names[action.id] = action.name.pl if language == "pl" else action.name.en
        for side in self.sides.values():
            names[side.id] = side.name.pl if language == "pl" else side.name.en
        for elder_one in self.stages_of:
            if len(self.stages_of[elder_one]) != STAGES:
                raise ContentError([f"stages.yaml: {STAGES} Stage cards of {elder_one} are expected"])
        return names

    def heap(self, kind: str, deck: str) -> list[str]:
        """Every card of the box of an Episode or an Elder One, in the order of names."""
        return self._heaps[kind, deck].copy()

    def _heap(self, kind: str, deck: str) -> list[str]:
        cards = self.mythos.values() if kind == "mythos" else self.discoveries.values()
        return sorted([
            card.id
            for card in cards
            if (card.deck if isinstance(card, MythosCard) else card.episode) == deck
            for _ in range(card.copies)
        ])  # fmt: skip


def _perks_at(skill: SkillCard, level: int) -> tuple[Perk, ...]:
    """dmd.skills.6: levels add up, unless one replaces those before it."""
    found: list[Perk] = []
    for reached in skill.levels[:level]:
        if reached.mode == "replace":
            found = []
        found += reached.perks
    return tuple(found)


FOLDER = Path(__file__).parent / "content"


@cache
def content(folder: Path = FOLDER) -> DeathMayDieContent:
    return DeathMayDieContent(folder)
