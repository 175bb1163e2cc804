"""Between scenarios: what experience buys, and what leaves the deck for it."""

from __future__ import annotations

from miskatonic.engine.decision import Decision
from miskatonic.games.arkham_lcg.bot.look import Look

ARMOUR = {"health": "bulletproof-vest", "sanity": "elder-sign-amulet"}
"""What stands for the scarcer of the two."""
WANTED = (
    "beat-cop-2",
    "leo-de-luca-1",
    "grotesque-statue",
    "41-derringer-2",
    "lucky-2",
    "aquinnah-1",
    "magnifying-glass-1",
    "extra-ammunition",
    "blinding-light-2",
)
"""From the best on."""
KEPT = frozenset({"weapon", "ally", "spell"})
"""Traits of cards that a deck lives on."""


def buy(look: Look, decision: Decision) -> tuple[str, ...]:
    """First what keeps one alive, then what one uses most."""
    keys = {option.key.rpartition(">")[2].rpartition(":")[2]: option.key for option in decision.options}
    card = look.content.investigators[look.me.investigator]
    scarce = ("health", "sanity") if card.health < card.sanity else ("sanity", "health")
    first, second = [ARMOUR[what] for what in scarce]
    for wanted in (first, *WANTED[:2], second, *WANTED[2:]):
        if wanted in keys and (wanted not in ARMOUR.values() or wanted not in look.me.starting):
            return (keys[wanted],)
    return ("done",) if "done" in keys.values() else (decision.options[0].key,)


def remove(look: Look, decision: Decision) -> tuple[str, ...]:
    """The card that is missed least: nothing to fight with, nobody who helps, and few icons."""

    def missed(key: str) -> tuple[bool, int, int]:
        card = look.content.player_cards[key.removeprefix("card:")]
        return bool(KEPT.intersection(card.traits)), card.level or 0, sum(card.icons.values())

    return (min([option.key for option in decision.options], key=missed),)
