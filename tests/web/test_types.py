"""What the client knows of the rules is written from the rules."""

from __future__ import annotations

import pytest

from miskatonic.bots.bot import RandomBot
from miskatonic.engine.match import Match
from miskatonic.games.registry import GAMES, package, rules
from scripts.client_types import COMMON, decision_kinds, files, source


def test_the_generated_types_are_up_to_date() -> None:
    for path, text in files().items():
        assert path.is_file() and path.read_text(encoding="utf8") == text, f"{path}: python -m scripts.client_types"


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_in_play_is_in_the_list(game: str, seed: int) -> None:
    known = [kind for module in (*COMMON, package(game)) for kind in decision_kinds(source(module))]
    names = rules(game).card_names("en")
    # A way of choosing rather than a component: it may ask more.
    options = {s.name: choice for s in rules(game).settings() for choice in s.choices if choice not in names}
    match = Match.new(rules(game), min(3, rules(game).most_seats), options, seed, companion=seed == 0)
    bot = RandomBot(str(seed))
    for _ in range(400):
        if not match.pending:
            break
        decision = match.pending[0]
        assert decision.kind in known
        match.choose(decision.seat, *bot.choose(decision, None))
