"""What came into play in simulated games; `python -m tests.games.death_may_die.seen GAMES` lists what never did."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product

from miskatonic.bots.registry import bot
from miskatonic.engine.event import Event
from miskatonic.engine.match import Match
from miskatonic.engine.message import Name
from miskatonic.games.death_may_die import RULES
from miskatonic.games.death_may_die.terms import MOST_LEVEL
from tests.games.death_may_die.scenes import CONTENT, DMD

TOLD = {
    "turn": "who", "mythos": "card", "discovery": "card", "claimed": "card", "used": "card", "threshold": "insanity",
    "stage": "stage", "stage.effect": "stage", "episode-action": "action", "disrupted": "episode",
    "token.turned": "face", "enemy.attack": "enemy", "enemy.killed": "enemy",
}  # fmt: skip
"""By kind of event: which of its words names the component that came into play."""
PAIRS = list(product(CONTENT.episodes, CONTENT.elder_ones))


def wanted() -> set[str]:
    """Investigators, cards, sides and what they can do, levels, Stages, actions, faces of tokens, figures."""
    sides = [side for card in CONTENT.discoveries.values() for side in (card.left, card.right) if side is not None]
    stages = [stage for found in CONTENT.stages_of.values() for stage in found]
    return {
        *[f"turn {card}" for card in CONTENT.investigators],
        *[f"mythos {card}" for card in CONTENT.mythos],
        *[f"discovery {card}" for card in CONTENT.discoveries],
        *[f"claimed {side.id}" for side in sides],
        *[f"used {side.id}" for side in sides if side.abilities],
        *[f"threshold {card}" for card in CONTENT.insanities],
        *[f"skill {skill} {level}" for skill in CONTENT.skills for level in range(2, MOST_LEVEL + 1)],
        *[f"stage {stage.id}" for stage in stages if stage.stage > 1],
        *[f"stage.effect {stage.id}" for stage in stages if stage.advance or stage.end_of_turn],
        *[f"episode-action {action.id}" for episode in CONTENT.episodes.values() for action in episode.actions],
        *[f"disrupted {episode}" for episode in CONTENT.episodes],
        *[f"token.turned {token.id}" for token in CONTENT.tokens.values() if token.turned],
        *[f"enemy.attack {figure}" for figure in CONTENT.figures],
        *[f"enemy.killed {figure}" for figure in CONTENT.figures],
    }


def told(events: list[Event]) -> Iterator[str]:
    for event in events:
        if event.kind == "skill":
            skill = event.args["skill"]
            assert isinstance(skill, Name)
            yield f"skill {skill.id} {event.args['level']}"
        elif event.kind in TOLD:
            name = event.args[TOLD[event.kind]]
            assert isinstance(name, Name)
            yield f"{event.kind} {name.id}"


def game(number: int) -> DMD:
    """All pairs in turn, two to five players, every third game of chance alone."""
    episode, elder_one = PAIRS[number % len(PAIRS)]
    seats = 2 + number // len(PAIRS) % 4
    match: DMD = Match.new(RULES, seats, {"episode": episode, "elder_one": elder_one}, f"seen/{number}", every=0)
    kind = "random" if number % 3 == 2 else "heuristic"
    players = [bot("death-may-die", kind, f"{number}/{seat}") for seat in range(seats)]
    while match.pending:
        decision = match.pending[0]
        player = players[decision.seat]
        match.choose(decision.seat, *player.choose(decision, match.view(decision.seat) if player.needs_view else None))
    return match


def never(games: int) -> list[str]:
    left = wanted()
    for number in range(games):
        left.difference_update(told(game(number).events))
    return sorted(left)


if __name__ == "__main__":
    print("\n".join(never(int(sys.argv[1]))) or "everything came into play")
