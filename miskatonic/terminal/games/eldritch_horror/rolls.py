"""Tests before and after the roll, and fights before they come."""

from __future__ import annotations

from typing import Any

from miskatonic.engine.snapshot import View
from miskatonic.engine.value import Value
from miskatonic.games.eldritch_horror.state import State
from miskatonic.kit.game import printed
from miskatonic.terminal.games.eldritch_horror.world import total
from miskatonic.terminal.sections import Line, Section, signed
from miskatonic.terminal.speaker import Speaker

PLAIN = ("modifier", "improvement")


def sources(value: Value, skill: str, speaker: Speaker) -> str:
    """Where the dice come from."""
    found = [f"{speaker.word(f'skill-name-{skill}')} {value.base}"]
    for modifier, _ in value.steps:
        if modifier.how == "least":
            found.append(speaker.word("table-least"))
            continue
        name = speaker.word(f"table-{modifier.source}") if modifier.source in PLAIN else speaker.names[modifier.source]
        found.append(f"{name} {signed(modifier.amount)}")
    return ", ".join(found)


def test(view: View[Any], speaker: Speaker) -> list[Section]:
    state: State = view.state
    under = state.test
    if under is None:
        return []
    pool = view.values["pool"]
    lines = [
        Line(speaker.word("table-pool", dice=pool.total, odds=total(view, "chance"))),
        Line(sources(pool, under.skill, speaker), style="dim"),
    ]
    if under.dice:
        least = total(view, f"success:{under.seat}")
        faces = [f"[{face}]" if int(face) >= least else f" {face} " for face in under.dice]
        lines.append(Line(" ".join(faces), style="bold"))
        lines.append(Line(speaker.word("table-successes", count=total(view, "successes"))))
    title = f"{speaker.seat(under.seat)}: {speaker.word(f'skill-name-{under.skill}')} ({speaker.names[under.source]})"
    return [Section(title, tuple(lines), wide=True, style="yellow")]


def fights(view: View[Any], speaker: Speaker) -> list[Section]:
    """What waits on the space of the active investigator, with the chances of both tests."""
    state: State = view.state
    if state.test is not None and state.test.dice:
        return []
    met = [monster for monster in (*state.monsters, *state.drawn) if f"horror:{monster.number}" in view.values]
    found: list[Section] = []
    for monster in met:
        number = monster.number
        lines: list[Line] = []
        for skill in ("will", "strength"):
            dice = view.values.get(f"{skill}:{number}")
            if dice is None:
                continue
            lines.append(
                Line(
                    speaker.word(
                        f"table-fight-{skill}",
                        dice=dice.total,
                        loss=total(view, f"{'horror' if skill == 'will' else 'damage'}:{number}"),
                        odds=total(view, f"{skill}-passes:{number}"),
                        unhurt=total(view, f"{skill}-unhurt:{number}"),
                        kills=total(view, f"strength-kills:{number}"),
                    )
                )
            )
            lines.append(Line(sources(dice, skill, speaker), style="dim"))
        if lines:
            found.append(Section(speaker.names[printed(monster.key)], tuple(lines), style="red"))
    return found
