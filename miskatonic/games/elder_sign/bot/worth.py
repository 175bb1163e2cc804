"""What things are worth to a player, in tenths of an Elder Sign. Every weight of the bot is here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from miskatonic.engine.timing import Moment
from miskatonic.engine.verb import Verb
from miskatonic.games.elder_sign.game import ElderSign, InMuseum
from miskatonic.games.elder_sign.state import Player
from miskatonic.games.elder_sign.verbs import museum, people
from miskatonic.games.elder_sign.verbs.base import targets
from miskatonic.kit.combinators import ChooseOne
from miskatonic.kit.scene import Scene

ELDER_SIGN = 10.0
VICTORY = 60.0
DOOM = 8.0
LAST_DOOM = 25.0
HIT = 8.0
"""One completed combat task in the battle."""
GATE = 6.0
MONSTER = 1.5
TROPHY = 0.8
SPENT_TROPHY = 0.55
"""A trophy paid: it has no other use than to be paid."""
HOUR = 1.5
MAXIMUM = 5.0
MYTHOS = -5.5
"""An ordinary Mythos card."""
DAY = 1.0
"""Once-a-day abilities ready again."""
LOCKED_DIE = 2.0
MIDNIGHTS = 1.5
"""How many midnights an adventure is likely to see if nobody resolves it."""
LOOT = {"clue": 1.2, "common": 1.5, "unique": 2.2, "spell": 2.0, "ally": 4.0, "elder-sign": ELDER_SIGN}
PRICE = {"clue": 0.5, "common": 0.6, "unique": 0.9, "spell": 0.8, "ally": 3.0}
"""What using one up must bring at least."""
PAIN = (14.0, 4.0, 2.5, 1.5, 1.0, 0.8, 0.6, 0.5)
"""What the point costs that takes Sanity or Stamina down to 0, to 1, to 2, ..."""
HEALING = 0.7
"""A point that comes back is worth so much of the pain that it takes away."""


def pain(points: int, amount: int) -> float:
    """Of losing so many points from here."""
    return sum([PAIN[min(left, 7)] for left in range(points - 1, max(-1, points - amount - 1), -1)])


def relief(points: int, amount: int, maximum: int) -> float:
    """Of recovering so many; 0: all."""
    top = maximum if amount == 0 else min(maximum, points + amount)
    return HEALING * sum([PAIN[min(level, 7)] for level in range(points, top)])


def points(player: Player, what: str) -> int:
    return player.sanity if what == "sanity" else player.stamina


def worth(game: ElderSign, effects: Sequence[Verb], seat: int, card: str = "") -> float:
    """Of effects that this seat would have from this card now, to all players together."""
    scene = Scene(seat, card)
    total = 0.0
    for effect in effects:
        value = VERBS.get(effect.tag)
        if value is not None:
            total += value(game, effect, scene)
    return total


def answers(game: ElderSign, occasion: str, seat: int, place: str = "", monsters: Sequence[str] = ()) -> float:
    """What components in play would do about this."""
    total = 0.0
    where = "other-world" if place in game.content.other_worlds else "adventure"
    happening = InMuseum(0, occasion, seat, 1, place, where, list(monsters), "")
    for source, _, owner, trigger in game.standing.listeners.get((occasion, Moment.AFTER), ()):
        if trigger.concerns(happening, source, owner) and not game.ignores(seat, source):
            total += worth(game, trigger.do, seat, source)
    return total


# One function per verb; a verb that is not listed is worth nothing in itself.


def _lose(game: ElderSign, verb: people.Lose, scene: Scene) -> float:
    return -sum([pain(points(player, verb.what), verb.amount) for player in targets(game, scene, verb.who)])


def _recover(game: ElderSign, verb: people.Recover, scene: Scene) -> float:
    return sum([_best_relief(game, player, verb.what, verb.amount) for player in targets(game, scene, verb.who)])


def _best_relief(game: ElderSign, player: Player, what: str, amount: int) -> float:
    stats = ("sanity", "stamina") if what == "either" else (what,)
    return max([relief(points(player, stat), amount, game.maximum(player, stat)) for stat in stats])


def _heal(game: ElderSign, verb: people.Heal, scene: Scene) -> float:
    return max([_best_relief(game, player, verb.what, verb.amount) for player in game.investigators_in_order()])


def _gain(game: ElderSign, verb: people.Gain, scene: Scene) -> float:
    return LOOT[verb.what] * float(verb.amount) * len(targets(game, scene, verb.who))


def _lose_clues(game: ElderSign, verb: people.LoseClues, scene: Scene) -> float:
    return -LOOT["clue"] * sum([min(player.clues, verb.amount) for player in targets(game, scene, verb.who)])


def _lose_trophies(game: ElderSign, verb: people.LoseTrophies, scene: Scene) -> float:
    return -TROPHY * sum([min(game.trophies(player), verb.amount) for player in targets(game, scene, verb.who)])


def _discard_cards(game: ElderSign, verb: people.DiscardCards, scene: Scene) -> float:
    total = 0.0
    for player in targets(game, scene, verb.who):
        held = {"common": player.common, "unique": player.unique, "spell": player.spells, "ally": player.allies}
        kinds = {"item": ("common", "unique"), "card": ("common", "unique", "spell")}.get(verb.what, (verb.what,))
        costs = sorted([LOOT[kind] for kind in kinds for _ in held[kind]])
        total -= sum(costs[: verb.amount])
    return total


def _elder_sign(game: ElderSign, verb: museum.PlaceElderSign, scene: Scene) -> float:
    limit = game.content.ancient_ones[game.state.ancient_one].elder_signs
    missing = limit - game.state.elder_signs
    return ELDER_SIGN * min(verb.amount, missing) + (VICTORY if verb.amount >= missing else 0.0)


def _add_doom(game: ElderSign, verb: museum.AddDoom, scene: Scene) -> float:
    amount = verb.amount * (len(game.state.other_worlds) if verb.per else 1)
    track = len(game.content.ancient_ones[game.state.ancient_one].track)
    wakes = game.state.doom + amount >= track and not game.state.awake
    return -DOOM * amount - (LAST_DOOM if wakes and amount else 0.0)


def _remove_doom(game: ElderSign, verb: museum.RemoveDoom, scene: Scene) -> float:
    return DOOM * min(verb.amount, game.state.doom) if not game.state.awake else 0.0


def _open_gate(game: ElderSign, verb: museum.OpenGate, scene: Scene) -> float:
    return GATE + answers(game, "gate-opened", scene.seat) if verb.can(game, scene) else 0.0


def _monster(game: ElderSign, verb: museum.MonsterAppears, scene: Scene) -> float:
    return 0.0 if game.state.awake else -MONSTER * float(verb.amount)


def _choose_one(game: ElderSign, verb: ChooseOne, scene: Scene) -> float:
    total = 0.0
    for someone in game.among(verb.who, scene):
        own = scene.about(someone)
        open_to = [option for option in verb.options if game.can_all(option, own)]
        total += max([worth(game, option, own.seat, scene.card) for option in open_to or verb.options[-1:]])
    return total


def _reduce_maximum(game: ElderSign, verb: people.ReduceMaximum, scene: Scene) -> float:
    return -MAXIMUM * float(verb.amount) * len(targets(game, scene, verb.who))


def _devour(game: ElderSign, verb: people.Devour, scene: Scene) -> float:
    return -2 * PAIN[0] * len(targets(game, scene, verb.who))


VERBS: dict[str, Callable[[ElderSign, Any, Scene], float]] = {
    "lose": _lose,
    "recover": _recover,
    "heal": _heal,
    "gain": _gain,
    "lose-clues": _lose_clues,
    "lose-trophies": _lose_trophies,
    "discard-cards": _discard_cards,
    "place-elder-sign": _elder_sign,
    "lose-elder-sign": lambda game, verb, scene: -ELDER_SIGN if game.state.elder_signs else 0.0,
    "add-doom": _add_doom,
    "remove-doom": _remove_doom,
    "open-gate": _open_gate,
    "monster-appears": _monster,
    "advance-clock": lambda game, verb, scene: -HOUR * float(verb.steps),
    "choose-one": _choose_one,
    "reduce-maximum": _reduce_maximum,
    "devour": _devour,
    "awaken": lambda game, verb, scene: -LAST_DOOM,
    "look-ahead": lambda game, verb, scene: 1.0,
    "remove-this-card": lambda game, verb, scene: -GATE,
    "refresh-day": lambda game, verb, scene: DAY,
}
