"""The numbers by which the bot weighs, found by playing many games with others."""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
    "pain-1": 0.6, "pain-2": 1.6, "pain-3": 4.5, "pain-4": 9.0, "death": 45.0, "fall": 6.0,
    "stress": 0.35, "nerve": 0.6, "safe": 0.9, 
    "mad-early": -0.1, "mad-middle": 0.1, "mad-late": 0.5,
    "kill": 0.6, "rid": 0.9, "help": 0.4, "body": 1.0, "scratch": 0.25, "many": 0.6, "aside": 0.5,
    "brave": 0.5, "strain": 0.1, "calm": 0.0, "hit": 5.0, "lure": 2.0, "company": 1.0, "run": 0.2, "breadth": 4.0,
    "slow": 0.7, "middle": 0.9, "late": 1.2, "unready": 0.3, "levels": 4.0, "pull": 0.6, "step": 1.2,
    "own-first": 0.6, "own-later": 0.99, "own-fight": 0.3, "calm-down": 9.0,
    "strike": 1.5, "exposed": 1.0, "absent": 1.0, "gather": 2.0, "defence": 0.45, "hunt": 3.0, "thrift": 0.6,
    "landing": 2.0, "kept": 3.0, "lost-early": 30.0, "lost-late": 6.0, "hurry": 2.0, "sane-fight": 13.0, "brink": 0.15,
}  # fmt: skip
"""What Wounds, Stress, death before the summoning (`death`) and after it (`fall`) cost; what tentacles are worth by
how much is lost already; what a kill, a hit on the Elder One and work are worth early, later and in the end; how
many may be far off when the Ritual is disrupted (`absent`); how much the loss of an Investigator weighs while dice lie
on the table (`lost-`), and the last space but one of the Sanity track (`brink`)."""
