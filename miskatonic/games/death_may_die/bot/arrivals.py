"""Who may come with the next Mythos card: all that a card moves comes at once, and that is what kills."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from miskatonic.games.death_may_die.verbs.enemies import MoveToward
from miskatonic.kit.combinators import If
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.bot.look import Look

Moves = list[tuple[str, int]]
"""Enemies and how many spaces they go toward the active Investigator."""


def moves_of(look: Look) -> list[tuple[Moves, list[tuple[str, str]]]]:
    """Of each card that may be next: who moves, and who is summoned where."""
    state, game = look.state, look.game
    found = []
    for card in _left(look):
        printed = game.content.mythos[card]
        moves: Moves = []
        _gather(look, printed.effects, Scene(state.active, card), moves)
        summons = [
            (summoned.enemy, game.board.gates[summoned.gate])
            for summoned in printed.summons
            if summoned.enemy in state.supply
        ]
        found.append((moves, summons))
    return found


def _left(look: Look) -> list[str]:
    """The cards of both boxes that nobody has seen since they were shuffled."""
    state, content = look.state, look.game.content
    cards = content.heap("mythos", state.episode) + content.heap("mythos", state.elder_one.card)
    seen = [*state.mythos_discard, *state.aside, state.mythos_now, *[one.trauma for one in state.investigators]]
    return [card for card in cards if card not in seen] or cards


def _gather(look: Look, effects: Sequence[Any], scene: Scene, moves: Moves) -> None:
    game = look.game
    for effect in effects:
        if isinstance(effect, MoveToward):
            if effect.goal == "your-space":
                moves += [(key, effect.spaces) for key in game.among(effect.who, scene)]
        elif isinstance(effect, If):
            _gather(look, effect.then if game.holds(effect.that, scene) else effect.otherwise, scene, moves)
