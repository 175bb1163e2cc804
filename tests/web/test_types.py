"""What the client knows of the rules is written from the rules."""

from __future__ import annotations

from miskatonic.bots.bot import RandomBot
from miskatonic.engine.match import Match
from miskatonic.games.elder_sign.rules import RULES
from scripts.client_types import PACKAGES, TARGET, decision_kinds, written


def test_the_generated_types_are_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf8") == written(), "python -m scripts.client_types"


def test_every_kind_of_question_in_play_is_in_the_list(seed: int) -> None:
    known = [kind for folder in PACKAGES.values() for kind in decision_kinds(folder)]
    match = Match.new(RULES, 3, {"investigators": "choose"}, seed, companion=seed == 0)
    bot = RandomBot(str(seed))
    for _ in range(400):
        if not match.pending:
            break
        decision = match.pending[0]
        assert decision.kind in known
        match.choose(decision.seat, *bot.choose(decision, None))
