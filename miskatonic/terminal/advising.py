"""What a thinking bot says of a question, in the terminal."""

from __future__ import annotations

from typing import Any

from miskatonic.engine.decision import Decision
from miskatonic.engine.match import Match
from miskatonic.table.advice import Advice, advice
from miskatonic.table.seating import Refusal
from miskatonic.terminal.screen import Screen
from miskatonic.terminal.speaker import Speaker

SHOWN = 12


def advise(match: Match[Any], decision: Decision, speaker: Speaker, screen: Screen) -> None:
    """Thinks for a moment, then says it: the bot's answer first, then each answer with its playouts."""
    try:
        found = advice(match.fork(), decision, f"hint/{len(match.journal)}")
    except Refusal as problem:
        screen.line(problem.said(speaker.language), "yellow")
        return
    tell(found, decision, speaker, screen)


def tell(found: Advice, decision: Decision, speaker: Speaker, screen: Screen) -> None:
    screen.line(speaker.word("ui-hint-would", choice=_words(decision, found.chosen, speaker)), "bold")
    if not found.tried:
        screen.line(speaker.word("ui-hint-by-rule"), "dim", indent=2)
    for one in found.tried[:SHOWN]:
        words = speaker.word(
            "ui-hint-wins", choice=_words(decision, one.keys, speaker), wins=one.wins, playouts=one.playouts
        )
        screen.line(words, indent=2)


def _words(decision: Decision, keys: list[str], speaker: Speaker) -> str:
    words = [speaker.sentence(option.text) for option in decision.options if option.key in keys]
    return "; ".join(words) or "–"
