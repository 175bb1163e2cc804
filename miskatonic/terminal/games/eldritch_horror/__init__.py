"""Eldritch Horror in the terminal: the Ancient One, the world, the Reserve, the investigators, the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.event import Event
from miskatonic.engine.message import Name, Seat
from miskatonic.engine.snapshot import View
from miskatonic.games.eldritch_horror import RULES
from miskatonic.games.eldritch_horror.state import State
from miskatonic.terminal.games.eldritch_horror import people, rolls, world
from miskatonic.terminal.sections import Section, SectionsPainter
from miskatonic.terminal.speaker import Speaker

ABOUT_PLACES = frozenset({"move", "space", "nearest", "random-space", "ticket"})
ABOUT_WARES = frozenset({"acquire", "gain-asset"})


class EldritchPainter(SectionsPainter):
    whole_for = frozenset({"action", "extra-action", "investigator"})

    def sections(self, view: View[Any], speaker: Speaker) -> list[Section]:
        state: State = view.state
        if not state.ancient_one:
            return []
        found = [world.ancient_one(view, speaker), world.mystery(view, speaker)]
        found += world.mythos(view, speaker) + world.in_play(view, speaker)
        found += [world.board(view, speaker), world.reserve(view, speaker)]
        found += rolls.test(view, speaker) + rolls.fights(view, speaker)
        return found + [people.person(player, view, speaker) for player in state.players]

    def matters(self, view: View[Any], decision: Decision, speaker: Speaker) -> list[Section]:
        state: State = view.state
        if not state.ancient_one:
            return []
        found = world.encounter(view, speaker) + rolls.test(view, speaker) + rolls.fights(view, speaker)
        if decision.kind in ABOUT_PLACES:
            found.append(world.board(view, speaker))
        if decision.kind in ABOUT_WARES:
            found.append(world.reserve(view, speaker))
        if state.phase == "mythos":
            found = world.mythos(view, speaker) + world.reckoning(view, speaker) + found
        return found

    def note(self, view: View[Any], option: Option, speaker: Speaker) -> str:
        """What a ware does, who an investigator is, where a numbered space lies."""
        state: State = view.state
        if option.anchor in state.reserve or option.key in RULES.content.investigators:
            return " ".join(speaker.card(option.anchor))
        if option.key.startswith("travel:"):
            return world.in_the_world(option.anchor, speaker)
        return ""

    def headline(self, view: View[Any], speaker: Speaker) -> str:
        state: State = view.state
        if not state.ancient_one:
            return ""
        return speaker.word(
            "table-headline",
            ancient=speaker.names[state.ancient_one],
            round=state.round,
            doom=state.doom,
            omen=speaker.word(f"omen-{world.omen(state)}"),
            solved=len(state.solved),
            needed=RULES.content.ancient_ones[state.ancient_one].mysteries,
        )

    def setting_note(self, setting: str, choice: str, speaker: Speaker) -> str:
        sheet = RULES.content.ancient_ones.get(choice)
        if setting != "ancient_one" or sheet is None:
            return ""
        return speaker.word("table-setting", doom=sheet.doom, mysteries=sheet.mysteries)

    def summary(self, view: View[Any], events: Sequence[Event], speaker: Speaker) -> list[str]:
        state: State = view.state

        def count(kind: str) -> int:
            return len([event for event in events if event.kind == kind])

        return [
            speaker.word(
                "table-summary",
                rounds=state.round,
                solved=len(state.solved),
                closed=count("gate.closed"),
                monsters=count("monster.defeated"),
                defeated=count("defeated"),
                doom=state.doom,
            )
        ]

    def renamed(self, event: Event) -> tuple[int, str] | None:
        who, card = event.args.get("who"), event.args.get("card")
        if event.kind == "entered" and isinstance(who, Seat) and isinstance(card, Name):
            return who.seat, card.id
        return None


PAINTER = EldritchPainter()
