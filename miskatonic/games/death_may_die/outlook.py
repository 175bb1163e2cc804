"""Where enemies and Fire may be after the next Mythos card: every card that is left, tried on a copy of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from miskatonic.engine.chance import Person
from miskatonic.engine.cut import CutShort, GameEnds
from miskatonic.engine.data import copy_of
from miskatonic.engine.decision import Decision, Question, Together
from miskatonic.engine.value import Modifier, Value
from miskatonic.games.death_may_die import elder, mythos

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.game import DeathMayDie


def of_mythos(game: DeathMayDie) -> dict[str, Value]:
    """By thing and space: how many of the cards that may come bring it there, and which.

    `goes:ghoul#4:e2-7`, `burns:e1-3`, `comes:e1-8`; `cards`: how many may come. Where the active player would decide
    between equal ways, the first is taken.
    """
    state = game.state
    known = state.mythos.known_next()
    # Sorted, so that the heap's own order tells nothing.
    cards = [known] if known is not None else sorted(state.mythos.fog or state.mythos_discard)
    found: dict[str, list[str]] = {}
    for card in cards:
        for key in _after(game, card):
            found.setdefault(key, []).append(card)
    told = {key: Value(len(causes), 0, _steps(causes)) for key, causes in found.items()}
    told["cards"] = Value(len(cards), len(cards))
    return told


def _steps(causes: list[str]) -> tuple[tuple[Modifier, int], ...]:
    return tuple([(Modifier("add", 1, card), number + 1) for number, card in enumerate(causes)])


def _after(game: DeathMayDie, card: str) -> list[str]:
    """What this card and the end of the turn would move, kindle and summon."""
    from miskatonic.games.death_may_die.rules import RULES

    before = game.state
    twin = RULES.game(copy_of(before), Person(), [])
    rules = _resolve(twin, card)
    answer: Any = None
    try:
        while True:
            answer = _first(rules.send(answer))
    except (StopIteration, CutShort, GameEnds):
        pass
    rules.close()
    after = twin.state
    places = {enemy.number: enemy.place for enemy in before.enemies}
    found = [f"goes:{e.key}:{e.place}" for e in after.enemies if e.number in places and places[e.number] != e.place]
    found += dict.fromkeys([f"comes:{e.place}" for e in after.enemies if e.number not in places])
    if after.elder_one.place and before.elder_one.place not in ("", after.elder_one.place):
        found.append(f"goes:{after.elder_one.card}:{after.elder_one.place}")
    found += [f"burns:{place}" for place, fire in after.fire.items() if fire > before.fire.get(place, 0)]
    return found


def _first(question: Question) -> Any:
    """Whatever stands first."""
    if isinstance(question, Decision):
        return tuple([option.key for option in question.options[: max(1, question.least)]])
    if isinstance(question, Together):
        return {decision.seat: _first(decision) for decision in question.decisions}
    return None


async def _resolve(game: DeathMayDie, card: str) -> None:
    game.state.mythos_now = card
    await mythos.carry_out(game, game.state.active, card)
    mythos.laid_down(game)
    await elder.check_discards(game)
