"""The content, read once: every card by kind and by id, and what the rules look up all the time."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from miskatonic.engine.pack import Words
from miskatonic.engine.timing import Moment
from miskatonic.games.arkham_lcg import cards
from miskatonic.games.arkham_lcg.words import VOCABULARY
from miskatonic.kit.content import Content
from miskatonic.kit.printed import MOMENTS

FOLDER = Path(__file__).parent / "content"


class ArkhamContent(Content):
    VOCABULARY = VOCABULARY
    KINDS = {
        "investigators": cards.Investigator,
        "assets": cards.Asset,
        "events": cards.EventCard,
        "skills": cards.Skill,
        "treacheries": cards.Treachery,
        "enemies": cards.EnemyCard,
        "locations": cards.LocationCard,
        "agendas": cards.Agenda,
        "acts": cards.Act,
        "scenarios": cards.Scenario,
    }

    def check(self) -> list[str]:
        """What types cannot say: that what a card names is there."""
        problems: list[str] = []
        for investigator in self.of("investigators", cards.Investigator).values():
            for card in (investigator.signature, investigator.weakness, *investigator.starter):
                if card not in self.cards:
                    problems.append(f"investigators.yaml: card {investigator.id}: no card {card!r}")
        for scenario in self.of("scenarios", cards.Scenario).values():
            for card in (*scenario.agendas, *scenario.acts, *scenario.set_aside, *scenario.in_play, scenario.start):
                if card not in self.cards:
                    problems.append(f"scenarios.yaml: card {scenario.id}: no card {card!r}")
        for enemy in self.of("enemies", cards.EnemyCard).values():
            from miskatonic.games.arkham_lcg.enemies import PREY

            if enemy.prey and enemy.prey != "bearer" and enemy.prey not in PREY:
                problems.append(f"enemies.yaml: card {enemy.id}: field prey: {enemy.prey!r} means nothing")
        return problems

    def index(self) -> None:
        self.investigators = self.of("investigators", cards.Investigator)
        self.assets = self.of("assets", cards.Asset)
        self.events = self.of("events", cards.EventCard)
        self.skills = self.of("skills", cards.Skill)
        self.treacheries = self.of("treacheries", cards.Treachery)
        self.enemies = self.of("enemies", cards.EnemyCard)
        self.locations = self.of("locations", cards.LocationCard)
        self.agendas = self.of("agendas", cards.Agenda)
        self.acts = self.of("acts", cards.Act)
        self.scenarios = self.of("scenarios", cards.Scenario)
        self.printed: dict[str, cards.Printed] = {
            card.id: card for card in self.cards.values() if isinstance(card, cards.Printed)
        }
        self.player_cards: dict[str, cards.PlayerCard] = {
            card.id: card for card in self.cards.values() if isinstance(card, cards.PlayerCard)
        }
        self._sets = self._by_set()
        self.unseen = self._unseen()
        """Locations as they look before anybody knows which they are."""
        self.by_code = {card.code: card.id for card in self.printed.values()}
        self.from_hand: dict[tuple[str, Moment], list[tuple[str, cards.Ability]]] = {}
        """Events that answer, by what and when; `also`: a second triggering condition of the same event."""
        self.forced_from_hand: dict[tuple[str, Moment], list[tuple[str, int, cards.Ability]]] = {}
        for event in self.events.values():
            if event.play.on:
                self.from_hand.setdefault((event.play.on, MOMENTS[event.play.moment]), []).append(
                    (event.id, event.play)
                )
        for card in self.player_cards.values():
            for number, ability in enumerate(card.abilities):
                if ability.hand and ability.on:
                    place = (ability.on, MOMENTS[ability.moment])
                    self.forced_from_hand.setdefault(place, []).append((card.id, number, ability))
        self.hand_kinds = {kind for kind, _ in (*self.from_hand, *self.forced_from_hand)}
        self.fast_on_turn = [card.id for card in self.assets.values() if "fast" in card.keywords] + [
            event.id for event in self.events.values() if "fast" in event.keywords and not event.play.on
        ]
        self.basic_weaknesses = sorted(
            [card.id for card in self.player_cards.values() if card.weakness == "basic" for _ in range(card.copies)]
        )

    def _unseen(self) -> list[str]:
        found: list[str] = []
        for card in [*self.locations.values()]:
            name = card.unrevealed.name
            if name is not None:
                number = len(found) + 1
                place = f"{name.en.lower().replace(' ', '-')}-{number}"
                words = Words(f"{name.pl} {number}", f"{name.en} {number}")
                back = cards.LocationCard(
                    id=place, name=words, origin="box", code="", shroud=0, revealed=card.unrevealed,
                    unrevealed=card.unrevealed, encounter_set=card.encounter_set, traits=card.traits,
                )  # fmt: skip
                self.locations[place] = self.printed[place] = back
                found.append(place)
        return found

    def names(self, language: str) -> dict[str, str]:
        """Titles that several cards bear are told apart: by subtitle where it is a location, else by level."""
        found: dict[str, str] = {}
        for card in self.printed.values():
            name = card.name.pl if language == "pl" else card.name.en
            if isinstance(card, cards.LocationCard) and card.subtitle is not None:
                name = f"{name}: {card.subtitle.pl if language == 'pl' else card.subtitle.en}"
            elif isinstance(card, cards.PlayerCard) and card.level:
                name = f"{name} ({card.level})"
            found[card.id] = name
        return found

    def of_set(self, encounter_set: str) -> list[str]:
        """Every copy of a card of an encounter set, but for the reference card."""
        return self._sets.get(encounter_set, [])

    def _by_set(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for kind in ("assets", "treacheries", "enemies", "locations", "agendas", "acts"):
            for card in self.kinds[kind].values():
                encounter_set = getattr(card, "encounter_set", "")
                if encounter_set:
                    found.setdefault(encounter_set, []).extend([card.id] * card.copies)
        return found


@cache
def content() -> ArkhamContent:
    return ArkhamContent(FOLDER)
