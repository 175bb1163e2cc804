"""The numbers by which the bot weighs, found by playing many games with others."""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
    "ahead": 0.75,
    "pace": 1.6,
    "go": 0.15,
    "stay": 0.25,
    "urgent": 1.0,
    "clue": 3.0,
    "clue-wanted": 4.5,
    "gate": 9.0,
    "gate-omen": 3.0,
    "gate-many": 0.5,
    "mystery": 24.0,
    "final": 14.0,
    "epic": 12.0,
    "rumor": 6.0,
    "monster": 1.0,
    "expedition": 2.2,
    "location": 1.2,
    "general": 0.7,
    "body": 2.5,
    "point": 0.4,
    "defeat": 4.5,
    "brave": 0.6,
    "arms": 0.6,
    "spell": 2.5,
    "worn": 0.5,
    "taken": 0.5,
    "rest": 0.8,
    "acquire": 0.8,
    "prepare": 0.3,
    "spend": 0.9,
    "spend-wanted": 2.0,
}
"""What a Clue, a Gate, a Mystery are worth; what a step toward them (`step`), a lost point (`point`) and one's own
defeat cost; how much what comes later counts (`ahead`); and so on."""
