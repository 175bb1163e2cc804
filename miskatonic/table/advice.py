"""What a thinking bot would do in somebody's place, and how often each answer wins in its playouts.

It thinks as a bot on that seat does: in worlds that the seat cannot tell from the true one. So whoever reads it learns
nothing about what is hidden.
"""

from __future__ import annotations

from typing import Any

import msgspec

from miskatonic.bots.registry import bot, budget_of, thinker
from miskatonic.bots.thinker import Budget
from miskatonic.engine.decision import Decision
from miskatonic.engine.errors import MiskatonicError
from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from miskatonic.table.messages import Message
from miskatonic.table.seating import Refusal

TIME = budget_of("1.5s")


class AnswerAdvice(msgspec.Struct):
    """`wins`: of 100 playouts; the fewer of them, the less it says."""

    keys: list[str]
    words: list[Message]
    wins: int
    playouts: int


class Advice(msgspec.Struct):
    """`entry`: how long the journal was; `chosen`: what the bot would answer; `was`: what was answered, if it was.

    `tried`: best first; nothing: the bot answers by rule of thumb here.
    """

    seat: int
    entry: int
    kind: str
    prompt: Message
    chosen: list[str]
    chosen_words: list[Message]
    tried: list[AnswerAdvice]
    was: list[str] = []


def advice(match: Match[Any], decision: Decision, seed: str, budget: Budget = TIME) -> Advice:
    """Takes as long as the budget says. `match`: a twin that nobody else plays on."""
    if decision.kind == "chance":
        raise Refusal(Msg("problem-no-hint-chance"))
    game = match.rules.id
    try:
        policy = bot(game, "heuristic", seed)
    except MiskatonicError as problem:
        raise Refusal(Msg("problem-no-hint-bot")) from problem
    found = thinker(game, policy, seed, budget).thoughts(match, decision, always=True)
    tried = [
        AnswerAdvice(list(one.keys), words_of(decision, one.keys), round(100 * one.value), len(one.values))
        for one in found.tried
    ]
    words = words_of(decision, found.chosen)
    prompt = Message(decision.prompt.id, dict(decision.prompt.args))
    entry = len(match.journal)
    return Advice(decision.seat, entry, decision.kind, prompt, list(found.chosen), words, tried)


def words_of(decision: Decision, keys: tuple[str, ...]) -> list[Message]:
    return [Message(option.text.id, dict(option.text.args)) for option in decision.options if option.key in keys]
