"""Which cards and abilities pay."""

from __future__ import annotations

from miskatonic.engine.decision import PASS
from miskatonic.games.dungeonology.bot.look import CARD, Eyes
from miskatonic.games.dungeonology.bot.prey import FATIGUE, blow
from miskatonic.games.dungeonology.rules import RULES
from miskatonic.games.dungeonology.tricks import play_of

HARM = frozenset({
    "steal-random", "steal-chosen", "steal-by-lot", "get-gifts", "claim-research", "steal-students", "make-discard",
    "make-drop", "headbutt", "tire", "give-fate",
})  # fmt: skip
"""What is done to somebody."""
DRAW = 1.15
"""What a card to come is worth."""


def best_play(eyes: Eyes, keys: list[str]) -> tuple[str, ...]:
    best, worth = PASS, 0.4
    for key in keys:
        if key.startswith(("play:", "ability:")):
            value = play_worth(eyes, key)
            if value > worth:
                best, worth = key, value
    return (best,)


def play_worth(eyes: Eyes, key: str) -> float:
    """What comes of it, less what it costs."""
    if key.startswith("ability:"):
        return _ability(eyes, key)
    _, card, how = key.split(":")
    play = play_of(RULES.content.tricks[card], how)
    return sum([_worth(eyes, effect) for effect in play.do]) - eyes.price(play, card) + eyes.impatience


def _ability(eyes: Eyes, key: str) -> float:
    parts = key.split(":")
    (ability,) = [one for one in eyes.game.side(eyes.seat).abilities if one.id == parts[1]]
    price = eyes.card(parts[2]) if len(parts) > 2 else 0.0
    price += sum([1.4 for effect in ability.cost if effect.tag == "take-fatigue"])
    return sum([_worth(eyes, effect) for effect in ability.do]) - price


def _worth(eyes: Eyes, effect: object) -> float:
    tag: str = getattr(effect, "tag", "")
    amount: int = getattr(effect, "amount", 1)
    me, game = eyes.me, eyes.game
    place = me.place
    if tag in HARM and eyes.gentle:
        return 0.0
    if tag == "recruit":
        intern = RULES.content.interns[getattr(effect, "intern", "")]
        return intern.points + 2.2
    if tag == "draw-cards":
        return DRAW * amount
    if tag == "draw-to-limit":
        return DRAW * max(0, game.stat(eyes.seat, "hand") - len(me.hand) + 1) - 1.5
    if tag == "take-students":
        return 0.8 * min(amount, eyes.state.campfire)
    if tag == "fill-students":
        return 0.8 * (game.stat(eyes.seat, "students") - me.students)
    if tag == "recover":
        return 1.1 * min(amount or 9, me.fatigue)
    if tag == "discard-fate":
        return 1.8 if me.fates or me.fates_down else 0.0
    if tag == "collect":
        return max([eyes.haul(zone, amount) for zone in _reach(eyes, getattr(effect, "where", "here"))])
    if tag == "collect-by-lot":
        return 0.6 * eyes.haul(place, 1) + 0.4 * eyes.haul(place, 2)
    if tag in ("steal-random", "steal-chosen"):
        return 5.5 if tag == "steal-chosen" else 4.5
    if tag == "steal-by-lot":
        return 1.1 * len(game.near(eyes.seat))
    if tag == "get-gifts":
        return 3.4 * len([player for player in game.targets(eyes.seat) if game.owned(player)])
    if tag == "claim-research":
        return 4.5
    if tag == "steal-students":
        return 1.3 * len([player for player in game.near(eyes.seat) if player.students])
    if tag == "make-discard":
        return 1.2 * amount + (1.2 if getattr(effect, "take", False) else 0.0)
    if tag == "headbutt":
        # What it costs is counted with the ability.
        victims = [player for player in game.near(eyes.seat, here=True) if player.seat not in me.hit]
        collect = bool(getattr(effect, "collect", False))
        return max([blow(eyes, victim, collect=collect) for victim in victims], default=0.0) + FATIGUE
    if tag == "make-drop":
        return 2.6
    if tag in ("tire", "give-fate"):
        return 1.6
    if tag == "extra-turn":
        return 3.5 if me.fatigue == 0 else 1.0
    if tag == "repent":
        return max([eyes.haul(place, count) - 1.1 * count for count in range(1, min(3, me.students) + 1)])
    if tag == "magic-sight":
        return eyes.haul(place, 2) - CARD * 3
    if tag == "exchange-cube":
        return 1.6
    return 0.0


def _reach(eyes: Eyes, where: str) -> list[str]:
    place = eyes.me.place
    if where == "adjacent":
        return [place, *eyes.game.adjacent(place)]
    return eyes.game.laid() if where == "anywhere" else [place]
