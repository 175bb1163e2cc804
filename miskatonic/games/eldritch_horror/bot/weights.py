"""The numbers by which the bot weighs, found by playing many games with others."""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
    "patience": 0.93,
    "haste": 0.85,
    "filler": 0.4,
    "turn": 2.0,
    "debt": 3.0,
    "per-mystery": 4.5,
    "rumors": 1.0,
    "far": 11.0,
    "go": 0.05,
    "stay": 0.25,
    "urgent": 1.0,
    "clue": 7.0,
    "clue-wanted": 9.0,
    "clue-share": 0.7,
    "gate": 7.0,
    "gate-omen": 3.0,
    "mystery": 100.0,
    "epic": 2.2,
    "calm": 1.0,
    "eager": 0.2,
    "final": 14.0,
    "rumor": 6.0,
    "monster": 1.5,
    "herald": 0.6,
    "guard": 0.25,
    "brood": 1.0,
    "expedition": 1.0,
    "location": 1.5,
    "reserve": 0.3,
    "body": 3.5,
    "point": 0.25,
    "risk": 1.0,
    "defeat": 9.0,
    "brave": 0.8,
    "arms": 1.4,
    "spell": 14.0,
    "worn": 0.75,
    "taken": 0.15,
    "again": 0.35,
    "rest": 1.8,
    "acquire": 1.1,
    "ticket": 0.25,
    "doom": 10.0,
    "doom-pace": 1.0,
    "spend": 5.0,
    "spend-wanted": 10.0,
    "hold": 0.6,
    "hoard": 0.5,
    "sure": 0.75,
    "near": 0.04,
    "here": 1.3,
    "warlike": 1.4,
    "meet": 0.6,
    "unfit": 0.6,
}
"""What a Clue, a Gate, a Mystery are worth; what a lost point (`point`) and one's own defeat cost; how much of a
goal is left a round later (`patience`), where the Mystery waits for it (`haste`), and where others are there sooner
(`taken`); what a round without a goal costs (`turn`); how dear a meeting is where somebody makes more of what another
holds (`meet`), and a Clue to somebody who does not (`unfit`); how much cheaper the clues of a hoard are
(`hoard`); and so on."""

CONDITIONS = {"blessed": 2.0, "cursed": -2.5, "dark-pact": -6.0, "debt": -1.5, "detained": -7.0}
"""What it is worth to gain one."""
