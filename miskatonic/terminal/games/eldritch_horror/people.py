"""The investigators' sheets."""

from __future__ import annotations

from typing import Any

from miskatonic.engine.snapshot import View
from miskatonic.games.eldritch_horror import RULES
from miskatonic.games.eldritch_horror.state import Player, State
from miskatonic.games.eldritch_horror.terms import SKILLS
from miskatonic.terminal.games.eldritch_horror.world import place, total
from miskatonic.terminal.sections import Line, Section
from miskatonic.terminal.speaker import Speaker


def person(player: Player, view: View[Any], speaker: Speaker) -> Section:
    state: State = view.state
    if not player.investigator:
        words = speaker.word("table-out" if player.out else "table-waits")
        return Section(speaker.seat(player.seat), (Line(words, style="red"),))
    sheet = RULES.content.investigators[player.investigator]
    lines = [
        Line(
            speaker.word(
                "table-person",
                health=player.health,
                most_health=sheet.health,
                sanity=player.sanity,
                most_sanity=sheet.sanity,
                place=place(player.place, speaker),
            )
        ),
        Line(speaker.word("table-purse", clues=len(player.clues), train=player.train, ship=player.ship)),
    ]
    for skill in SKILLS:
        lines.append(
            Line(
                speaker.word(
                    "table-skill",
                    skill=speaker.word(f"skill-name-{skill}"),
                    dice=total(view, f"dice:{skill}:{player.seat}"),
                    odds=total(view, f"odds:{skill}:{player.seat}"),
                ),
                skill if view.seat == player.seat else "",
            )
        )
    for kind in ("assets", "artifacts", "spells", "conditions"):
        for held in getattr(player, kind):
            style = "red" if kind == "conditions" else ""
            lines.append(Line(f"{speaker.word(f'table-{kind}')}: {speaker.names[held.card]}", held.key, style))
    if player.delayed:
        lines.append(Line(speaker.word("table-delayed"), style="red"))
    mark = " ◂" if player.seat == state.active else ""
    lead = " ♛" if player.seat == state.lead and len(state.players) > 1 else ""
    return Section(f"{speaker.names[player.investigator]}{lead}{mark}", tuple(lines), style="yellow" if mark else "")
