"""The numbers by which the bot weighs, found by playing many games with others."""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
    "wound": 1.0,
    "stress": 0.35,
    "fire": 0.5,
    "kills": 1.0,
    "calm": 0.8,
    "brave": 0.15,
    "safe": 1.2,
    "fear": 1.2,
    "slow": 0.3,
    "middle": 0.45,
    "late": 0.8,
    "unready": 0.5,
    "levels": 8.0,
    "pull": 0.4,
    "step": 1.6,
    "near": 1.6,
    "kill": 0.6,
    "elder": 4.0,
    "aside": 0.4,
    "own-first": 0.25,
    "own-later": 0.45,
    "defence": 0.3,
    "patience": 0.6,
}
"""What a Wound, a point of Stress, a Fire token cost; what an action kills; how much danger weighs before the fight
(`calm`) and in it (`brave`); what work is worth early (`slow`), later (`middle`) and in the end (`late`); and so on."""
