"""Every other question: what to commit, who takes the harm, what to keep."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from miskatonic.engine.decision import Decision
from miskatonic.games.arkham_lcg.bot.look import Look
from miskatonic.games.arkham_lcg.cards import Asset
from miskatonic.kit.game import printed

GOOD_ODDS = 88
"""Of 100: nobody adds a card to a test that is as good as won."""
WORTH_A_CARD = 9
"""Of 100: what a card must add."""


def answer(look: Look, decision: Decision) -> tuple[str, ...]:
    own = ANSWERS.get(decision.kind)
    return own(look, decision) if own is not None else ()


def commit(look: Look, decision: Decision) -> tuple[str, ...]:
    values = look.view.values
    if "test-chance" not in values:
        return () if decision.least == 0 else (decision.options[0].key,)
    chance = values["test-chance"].total
    chosen: list[str] = []
    gains: list[tuple[int, str]] = []
    for option in decision.options:
        card = option.key.partition(":")[2]
        found = values.get(f"chance-with:{card}")
        if found is not None:
            skill = card in look.content.skills
            gains.append((found.total - chance + (6 if skill else 0), option.key))
    test = look.state.test
    mine = test is not None and test.seat == look.seat
    most = decision.most if mine else 1
    for gain, key in sorted(gains, reverse=True):
        if chance >= GOOD_ODDS or len(chosen) >= most or gain < (WORTH_A_CARD if mine else 2 * WORTH_A_CARD):
            break
        chosen.append(key)
        chance += gain
    if len(chosen) < decision.least:
        return (decision.options[0].key,) if any([option.key == "pass" for option in decision.options]) else ()
    if not chosen and any([option.key == "pass" for option in decision.options]):
        return ("pass",)
    return tuple(chosen)


def mulligan(look: Look, decision: Decision) -> tuple[str, ...]:
    """Assets are what an opening hand wants; two weak cards go."""
    poor = [option.key for option in decision.options if not _asset(look, option.key.partition(":")[2])]
    return tuple(poor[: min(3, decision.most)])


def _asset(look: Look, card: str) -> bool:
    found: Any = look.content.player_cards.get(card)
    return isinstance(found, Asset) and not found.weakness


def assign(look: Look, decision: Decision) -> tuple[str, ...]:
    """Allies and armour first, while they stand it; then oneself."""
    for option in decision.options:
        piece = next((one for one in look.me.assets if one.key == option.key), None)
        if piece is not None:
            card: Any = look.content.printed[piece.card]
            left = max(card.health - piece.tokens.get("damage", 0), card.sanity - piece.tokens.get("horror", 0))
            if left > 1 or look.worth_of("health") > 1.5 or look.worth_of("sanity") > 1.5:
                return (option.key,)
    own = [option.key for option in decision.options if option.key == f"seat:{look.seat}"]
    return (own[0] if own else decision.options[0].key,)


def react(look: Look, decision: Decision) -> tuple[str, ...]:
    """Whatever answers a moment helps."""
    useful = [option.key for option in decision.options if option.key != "pass"]
    return (useful[0] if useful else "pass",)


def discard_card(look: Look, decision: Decision) -> tuple[str, ...]:
    def worth(key: str) -> float:
        card: Any = look.content.player_cards.get(key.partition(":")[2])
        if card is None:
            return 0.0
        cost = card.cost or 0
        return (2.0 if isinstance(card, Asset) else 1.0) - (1.0 if cost > look.me.resources + 2 else 0.0)

    ranked = sorted([option.key for option in decision.options], key=worth)
    return tuple(ranked[: decision.least])


def weakest(look: Look, decision: Decision) -> tuple[str, ...]:
    """Which enemy: the one that falls first, and of those the worst."""

    def worth(key: str) -> tuple[float, float]:
        enemy = look.game.enemy(key)
        return (0.0, 0.0) if enemy is None else (-look.left(enemy), look.bite(enemy))

    return (max([option.key for option in decision.options], key=worth),)


def least_harm(look: Look, decision: Decision) -> tuple[str, ...]:
    """Of evils the one that takes neither health nor sanity; of gifts the first."""
    return (decision.options[-1].key,) if look.worth_of("sanity") > 1.5 else (decision.options[0].key,)


def yes(look: Look, decision: Decision) -> tuple[str, ...]:
    keys = [option.key for option in decision.options]
    return ("yes",) if "yes" in keys else (keys[0],)


def first(look: Look, decision: Decision) -> tuple[str, ...]:
    return tuple([option.key for option in decision.options][: max(1, decision.least)])


def turn(look: Look, decision: Decision) -> tuple[str, ...]:
    return (decision.options[0].key,)


def buy(look: Look, decision: Decision) -> tuple[str, ...]:
    """Between scenarios: nothing is bought that is not understood."""
    keys = [option.key for option in decision.options]
    return ("done",) if "done" in keys else (keys[0],)


def discard_asset(look: Look, decision: Decision) -> tuple[str, ...]:
    def worth(key: str) -> float:
        card: Any = look.content.printed.get(printed(key))
        piece = next((one for one in look.me.assets if one.key == key), None)
        uses = sum(piece.tokens.values()) if piece is not None else 0
        return (card.cost or 0) + uses if isinstance(card, Asset) else 0.0

    ranked = sorted([option.key for option in decision.options], key=worth)
    return tuple(ranked[: max(1, decision.least)])


ANSWERS: dict[str, Callable[[Look, Decision], tuple[str, ...]]] = {
    "commit": commit,
    "mulligan": mulligan,
    "assign": assign,
    "react": react,
    "discard-card": discard_card,
    "discard-asset": discard_asset,
    "target": weakest,
    "attack-order": first,
    "may": yes,
    "advance": yes,
    "turn": turn,
    "lead": first,
    "buy": buy,
    "result-order": first,
    "choose-one": least_harm,
}
