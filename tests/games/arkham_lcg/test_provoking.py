"""Before an action is chosen one knows who would attack first."""

from __future__ import annotations

from miskatonic.engine.match import Match
from miskatonic.games.arkham_lcg import RULES
from tests.games.arkham_lcg.scenes import ROLAND, do, kind, scene
from tests.rules import rule


@rule("ah.attack-of-opportunity.1")
def test_what_is_said_to_provoke_attacks_is_what_does() -> None:
    """Each answer in turn, from the same position: the enemies that were named have attacked, and no others."""
    hand = ["machete", "barricade", "emergency-cache", "backstab"]
    match = scene(
        {"investigator": ROLAND, "hand": hand, "assets": ["beat-cop", "first-aid"], "resources": 9, "damage": 1},
        enemies=[{"card": "ghoul-minion", "engaged": 0}, {"card": "swarm-of-rats", "engaged": 0, "exhausted": True}],
    )
    assert kind(match) == "action"
    values = match.view(0).values
    said = {key.removeprefix("attacks-first:") for key in values if key.startswith("attacks-first:")}
    offered = [option.key for option in match.pending[0].options]
    done = set()
    for key in offered:
        fork = Match.loads(RULES, match.dumps())
        before = len(fork.events)
        do(fork, key)
        if any(event.kind == "attacked" for event in fork.events[before:]):
            done.add(key)
    assert said == done
    assert {"draw", "play:machete"} <= said and "end" not in said
    assert not said & {key for key in offered if key.startswith(("fight:", "evade:", "play:backstab", "use:beat-cop"))}
    (step,) = values["attacks-first:draw"].steps
    assert step[0].source == "ghoul-minion", "the other one is exhausted"


def test_where_nobody_attacks_nothing_is_said() -> None:
    match = scene({"investigator": ROLAND, "hand": ["machete"]}, enemies=[])
    assert not [key for key in match.view(0).values if key.startswith("attacks-first:")]
