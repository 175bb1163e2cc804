"""The numbers by which the bot weighs, found by playing many games with others."""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
    "patience": 0.93,
    "haste": 0.85,
    "filler": 0.43,
    "turn": 3.0,
    "debt": 2.6,
    "per-mystery": 5.5,
    "rumors": 0.97,
    "far": 8.0,
    "go": 0.05,
    "stay": 0.27,
    "urgent": 1.0,
    "clue": 6.2,
    "clue-wanted": 9.4,
    "clue-share": 0.64,
    "clue-ahead": 1.4,
    "gate": 6.9,
    "gate-omen": 2.8,
    "mystery": 126.5,
    "epic": 2.1,
    "calm": 1.2,
    "eager": 0.23,
    "final": 16.1,
    "rumor": 7.4,
    "monster": 1.7,
    "herald": 0.53,
    "guard": 0.26,
    "brood": 1.2,
    "expedition": 0.97,
    "location": 1.5,
    "reserve": 0.45,
    "body": 4.2,
    "retreat": 0.9,
    "point": 0.25,
    "risk": 1.0,
    "defeat": 8.7,
    "brave": 0.82,
    "arms": 1.5,
    "fear": 0.85,
    "grow": 1.2,
    "ills": 0.61,
    "lasting": 0.32,
    "gale": 2.4,
    "spell": 13.0,
    "worn": 0.75,
    "taken": 0.17,
    "second": 0.36,
    "linger": 0.98,
    "again": 0.32,
    "rest": 1.6,
    "acquire": 1.3,
    "ticket": 0.52,
    "doom": 8.6,
    "doom-pace": 1.1,
    "pressed": 2.0,
    "spend": 5.9,
    "spend-wanted": 9.4,
    "hold": 0.31,
    "hoard": 0.45,
    "sure": 0.75,
    "near": 0.034,
    "cover": 0.036,
    "cities": 5.0,
    "here": 1.1,
    "warlike": 1.4,
    "meet": 0.53,
    "unfit": 0.6,
}
"""What a Clue, a Gate, a Mystery are worth; what a lost point (`point`) and one's own defeat cost; how much of a goal
is left a round later (`patience`), where the Mystery waits for it (`haste`), where others are there sooner (`taken`,
and for the second at a Gate or a Clue `second`); what every round of a journey costs (`turn`); how dear a meeting is
where somebody makes more of what another holds (`meet`), and a Clue to somebody who does not (`unfit`); how much
cheaper the clues of a hoard are (`hoard`), how much dearer a Clue that a later Mystery may ask for (`clue-ahead`);
how likely a Gate is still open a round later (`linger`); what it is worth to be nearer than others to where something
may come (`cover`, and `cities` times as much where a Gate may open); how much fights (`fear`) and Conditions (`ills`)
are feared; what it is worth to grow stronger (`grow`, `lasting`); and so on."""

CONDITIONS = {"blessed": 7.0, "cursed": -6.0, "dark-pact": -6.0, "debt": -1.5, "detained": -7.0}
"""What it is worth to gain one."""
