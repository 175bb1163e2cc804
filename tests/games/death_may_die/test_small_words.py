"""What small words of cards decide: who is mended, and what a card brings when it is claimed."""

from __future__ import annotations

from typing import Any

from miskatonic.engine.data import read
from miskatonic.games.death_may_die import discovery
from miskatonic.games.death_may_die.words import AnyVerb
from miskatonic.kit.scene import Scene
from tests.games.death_may_die.scenes import CONTENT, enemy, game, me, scene


def carry_out(coroutine: Any) -> None:
    """Without a question."""
    try:
        asked = coroutine.send(None)
    except StopIteration:
        return
    raise AssertionError(f"asked {asked}")


def effects(*plain: dict[str, Any]) -> tuple[AnyVerb, ...]:
    kind: Any = tuple[AnyVerb, ...]
    found: tuple[AnyVerb, ...] = read(kind, list(plain))
    return found


def test_enemies_are_mended_as_far_as_they_are_wounded() -> None:
    match = scene({"place": 1}, enemies={2: "cultist", 3: "cultist"})
    enemy(match, "cultist").wounds = 1
    mend = {"do": "mend-enemies", "who": {"who": "enemies", "kind": "cultist"}, "amount": 2}
    carry_out(game(match).run(effects(mend), Scene(0, "cultist")))
    assert [found.wounds for found in match.state.enemies] == [0, 0]
    assert [event.kind for event in match.events].count("enemy.mended") == 1


def test_a_card_that_heals_when_it_is_claimed_heals_whoever_claims_it() -> None:
    match = scene({"place": 1, "stress": 3}, {"place": 2, "stress": 3})
    carry_out(discovery.claim(game(match), 0, CONTENT.discoveries["cages"], "left"))
    assert (me(match).stress < 3, me(match, 1).stress) == (True, 3)
    assert [claimed.card for claimed in me(match).cards] == ["cages"]
