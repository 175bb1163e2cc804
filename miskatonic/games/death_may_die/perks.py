"""The numbers that Skills, cards and enemies change, by name. What each means stands in its message, `perk-…`."""

from __future__ import annotations

PERKS = (
    # Dice and rerolls of an Investigator
    "dice", "attack-dice", "near-attack-dice", "far-attack-dice",
    "near-attack-rerolls", "attack-rerolls", "defence-rerolls", "turn-rerolls", "roll-rerolls", "redirected-rerolls",
    "signs-succeed", "sign-heals-stress", "sign-worth", "tentacles-succeed", "tentacle-heals-wound", "tentacle-burst",
    "paw",
    # Attacks
    "many-targets", "wounds-to-each", "range", "free-far-attacks", "lone-wounds", "lone-kill-heals", "attack-wounds",
    # Harm
    "defence-wounds-less", "defence-sanity-less", "wounds-less", "sanity-less", "fire-to-enemy", "fireproof",
    "vengeance", "vengeance-each", "vengeance-heals", "protect", "protect-range", "protect-heals",
    "free-deaths", "death-heals", "soak-attack",
    # Running and acting
    "run-spaces", "free-runs", "bring-along", "actions", "sneaks", "sneak-wounds", "rest-points",
    "gate-wounds", "gate-range", "gate-rest", "free-rests",
    # The turn
    "omens", "omens-choose", "omens-heal", "omens-cancel", "prayer", "prayer-both", "prayer-each", "turn-heals-stress",
    "turn-heals-wound",
    # Insanities
    "masochism", "codependent", "trauma",
    # Enemies
    "its-signs-succeed", "its-tentacles", "its-armour", "its-successes",
)  # fmt: skip
"""Every perk there is: a misspelt one in a pack is an error."""
