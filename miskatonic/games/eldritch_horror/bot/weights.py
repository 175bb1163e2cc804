"""The numbers by which the bot weighs, found by playing many games with others."""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
    "ahead": 0.65,
    "pace": 1.6,
    "go": 0.05,
    "stay": 0.25,
    "urgent": 1.0,
    "clue": 4.5,
    "clue-wanted": 6.0,
    "gate": 12.0,
    "gate-omen": 3.0,
    "gate-many": 0.5,
    "mystery": 40.0,
    "final": 14.0,
    "epic": 12.0,
    "rumor": 6.0,
    "monster": 1.0,
    "expedition": 2.2,
    "location": 0.4,
    "general": 0.2,
    "body": 2.5,
    "point": 0.28,
    "defeat": 3.5,
    "brave": 0.5,
    "arms": 0.6,
    "spell": 2.5,
    "worn": 0.8,
    "taken": 0.5,
    "rest": 0.8,
    "acquire": 1.1,
    "loan": 2.0,
    "loans": 5.0,
    "prepare": 0.3,
    "doom": 4.0,
    "spend": 0.8,
    "spend-wanted": 2.0,
}
"""What a Clue, a Gate, a Mystery are worth; what a lost point (`point`) and one's own
defeat cost; how much what comes later counts (`ahead`); and so on."""
