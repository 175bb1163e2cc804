"""The numbers by which the bot weighs, found by playing many games with others."""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
    "wound": 1.8,
    "stress": 0.7,
    "fire": 0.26,
    "kills": 1.0,
    "calm": 0.8,
    "brave": 0.117,
    "safe": 0.9,
    "fear": 2.25,
    "slow": 0.2,
    "middle": 0.6,
    "late": 0.8,
    "unready": 0.375,
    "levels": 4.0,
    "pull": 0.4,
    "step": 1.6,
    "near": 0.75,
    "kill": 0.6,
    "elder": 4.0,
    "aside": 0.48,
    "own-first": 0.4,
    "own-later": 0.99,
    "defence": 0.3,
    "patience": 0.6,
    "spread": 1.5,
    "finish": 0.6,
    "hunt": 0.026,
    "rid": 0.66,
    "beside": 0.16,
    "thrift": 0.6,
}
"""What a Wound, a point of Stress, a Fire token cost; what an action kills; how much danger weighs before the fight
(`calm`) and in it (`brave`); what work is worth early (`slow`), later (`middle`) and in the end (`late`); and so on."""
