"""The content of the game, read once: components by kind, and what the rules look up."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from miskatonic.engine.decision import Option
from miskatonic.engine.message import Arg, Msg, Name
from miskatonic.games.dungeonology.cards import (
    AlertnessCard,
    BossCard,
    ClanCard,
    ColumnCard,
    FateCard,
    InternCard,
    PanicCard,
    Perk,
    PieceCard,
    Play,
    RandomnessCard,
    ScholarCard,
    TrickCard,
    ZoneCard,
)
from miskatonic.games.dungeonology.terms import COLOURS, PERKS, START
from miskatonic.games.dungeonology.tricks import MAIN
from miskatonic.games.dungeonology.verbs.people import Recruit
from miskatonic.games.dungeonology.words import VOCABULARY
from miskatonic.kit.content import Content
from miskatonic.kit.wording import costs_text, effects_text, joined


class DungeonologyContent(Content):
    VOCABULARY = VOCABULARY
    KINDS = {
        "scholars": ScholarCard,
        "zones": ZoneCard,
        "tricks": TrickCard,
        "fates": FateCard,
        "interns": InternCard,
        "alertness": AlertnessCard,
        "panics": PanicCard,
        "clans": ClanCard,
        "bosses": BossCard,
        "randomness": RandomnessCard,
        "columns": ColumnCard,
        "pieces": PieceCard,
    }
    COUNTS = {
        "scholars": 4,
        "zones": 19,
        "tricks": 100,
        "fates": 15,
        "interns": 10,
        "alertness": 3,
        "panics": 3,
        "clans": 3,
        "bosses": 2,
        "randomness": 16,
        "columns": 5,
    }

    def check(self) -> list[str]:
        return [*self._check_perks(), *self._check_zones(), *self._check_tricks()]

    def _check_perks(self) -> list[str]:
        found: list[tuple[str, Perk]] = []
        for scholar in self.of("scholars", ScholarCard).values():
            perks = (*scholar.normal.perks, *scholar.inspired.perks)
            found += [(f"scholars.yaml: card {scholar.id}", perk) for perk in perks]
        for intern in self.of("interns", InternCard).values():
            found += [(f"interns.yaml: card {intern.id}", perk) for perk in intern.perks]
        for fate in self.of("fates", FateCard).values():
            found += [(f"fates.yaml: card {fate.id}", perk) for perk in fate.perks]
        return [f"{where}: field perks: no perk {perk.what!r}" for where, perk in found if perk.what not in PERKS]

    def _check_zones(self) -> list[str]:
        problems: list[str] = []
        for zone in self.of("zones", ZoneCard).values():
            for slot in zone.doors:
                if slot not in zone.passages:
                    problems.append(f"zones.yaml: card {zone.id}: field doors: no passage {slot!r}")
        if START not in self.kinds["zones"]:
            problems.append(f"zones.yaml: no zone {START!r}, where everybody begins")
        columns = [column.colour for column in self.of("columns", ColumnCard).values()]
        if sorted(columns) != sorted(COLOURS):
            problems.append("columns.yaml: one column of each colour is expected")
        return problems

    def _check_tricks(self) -> list[str]:
        problems: list[str] = []
        for card in self.of("tricks", TrickCard).values():
            where = f"tricks.yaml: card {card.id}"
            if not card.secondary:
                problems.append(f"{where}: field secondary: at least one is expected")
            for effect in card.main.do if card.main is not None else ():
                if isinstance(effect, Recruit) and effect.intern not in self.kinds["interns"]:
                    problems.append(f"{where}: field main: no intern {effect.intern!r}")
        return problems

    def index(self) -> None:
        self.scholars = self.of("scholars", ScholarCard)
        self.zones = self.of("zones", ZoneCard)
        self.tricks = self.of("tricks", TrickCard)
        self.fates = self.of("fates", FateCard)
        self.interns = self.of("interns", InternCard)
        self.alertness = self.of("alertness", AlertnessCard)
        self.panics = self.of("panics", PanicCard)
        self.clans = self.of("clans", ClanCard)
        self.bosses = self.of("bosses", BossCard)
        self.randomness = self.of("randomness", RandomnessCard)
        self.columns = {str(column.colour): column for column in self.of("columns", ColumnCard).values()}
        self.stars: dict[tuple[str, int], int] = {}
        self.bonuses: dict[tuple[str, int], int] = {}
        for colour, column in self.columns.items():
            for height in range(column.length + 1):
                self.stars[colour, height] = len([star for star in column.stars if star <= height])
                self.bonuses[colour, height] = len([bonus for bonus in column.bonuses if bonus <= height])
        self.plays = {card.id: _plays(card) for card in self.tricks.values()}

    def names(self, language: str) -> dict[str, str]:
        """Abilities have names too."""
        names = super().names(language)
        for scholar in self.scholars.values():
            for ability in (*scholar.normal.abilities, *scholar.inspired.abilities):
                names[ability.id] = ability.name.pl if language == "pl" else ability.name.en
        return names


def _plays(card: TrickCard) -> list[tuple[Option, Play, str]]:
    """Every effect of a card with the option that plays it, put into words once."""
    found: list[tuple[Option, Play, str]] = []
    if card.main is not None:
        found.append((Option(f"play:{card.id}:{MAIN}", _played(card, card.main), card.id), card.main, MAIN))
    for number, play in enumerate(card.secondary):
        how = f"secondary-{number}"
        found.append((Option(f"play:{card.id}:{how}", _played(card, play), card.id), play, how))
    return found


def _played(card: TrickCard, play: Play) -> Msg:
    """What it does, and at what price."""
    args: dict[str, Arg] = {"card": Name(card.id), "effects": effects_text(play.do, last="list-and")}
    if play.cost:
        return Msg("option-play-cost", {**args, "costs": joined(costs_text(play.cost))})
    return Msg("option-play", args)


FOLDER = Path(__file__).parent / "content"


@cache
def content(folder: Path = FOLDER) -> DungeonologyContent:
    return DungeonologyContent(folder)
