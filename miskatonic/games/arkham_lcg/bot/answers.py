"""Every other question: what to commit, who takes the harm, what to keep."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from miskatonic.engine.decision import Decision
from miskatonic.engine.message import Msg
from miskatonic.games.arkham_lcg import harm, skilltest
from miskatonic.games.arkham_lcg.bot import acting, boss, going, testing, upgrading, worth
from miskatonic.games.arkham_lcg.bot.look import Look
from miskatonic.games.arkham_lcg.state import SkillTest
from miskatonic.games.arkham_lcg.terms import AUTO_FAIL
from miskatonic.kit.game import printed

KEPT = 0.9
"""What a card of the opening hand must be worth."""
LUCK = 2
"""What a lucky event adds."""
LAST_IS_BEST = frozenset({"what-have-you-done"})
ANEW = 0.3
"""A new token is wanted where it would help so often."""


def answer(look: Look, decision: Decision) -> tuple[str, ...] | None:
    """None: a question on which nothing is known. Nothing chosen is an answer too."""
    own = ANSWERS.get(decision.kind)
    return own(look, decision) if own is not None else None


def commit(look: Look, decision: Decision) -> tuple[str, ...]:
    test = look.state.test
    keys = {option.key.partition(":")[2].partition("~")[0]: option.key for option in decision.options}
    nothing = ("pass",) if "pass" in keys.values() or "pass" in keys else ()
    if test is None or nothing:
        return ("pass",) if nothing else ()
    stake, loss = testing.stakes(look, test)
    spare = [card for card in keys if not worth.minds(look, printed(card))]
    _, cards = testing.with_cards(look, test, stake, loss, spare, decision.most)
    return tuple([keys[card] for card in cards])


def mulligan(look: Look, decision: Decision) -> tuple[str, ...]:
    """What an opening hand wants are assets: a weapon, a tool, somebody at one's side."""
    poor = [option.key for option in decision.options if worth.held(look, _card(option.key)) < KEPT]
    return tuple(poor[: decision.most])


def _card(key: str) -> str:
    return printed(key.partition(":")[2] or key).partition("~")[0]


def assign(look: Look, decision: Decision) -> tuple[str, ...]:
    """Each point to whoever can best bear it: an asset that stands it, oneself, an asset that falls."""
    what = decision.prompt.args.get("what")
    horror = isinstance(what, Msg) and what.id == "harm-horror"
    left = decision.prompt.args.get("left", 1)
    points = left if isinstance(left, int) else 1
    me = look.me
    mine = look.game.sanity(look.seat) - me.horror if horror else look.game.health(look.seat) - me.damage

    def cost(key: str) -> float:
        piece = next((one for one in me.assets if one.key == key), None)
        if piece is None:
            return look.wound(mine) + (look.weights.DEATH if points >= mine else 0.0)
        room = harm.room(look.game, piece)["horror" if horror else "damage"]
        value = worth.in_place(look, piece.card, piece.tokens)
        return value if room <= 1 else min(look.weights.BORNE, value) / room

    return (min([option.key for option in decision.options], key=cost),)


def react(look: Look, decision: Decision) -> tuple[str, ...]:
    """Whatever answers a moment helps, but for a clue that is wanted, and a token that is good enough."""
    for option in decision.options:
        if option.key != "pass" and _helps(look, option.key):
            return (option.key,)
    return ("pass",) if any([option.key == "pass" for option in decision.options]) else (decision.options[0].key,)


def _helps(look: Look, key: str) -> bool:
    if key.startswith("play:"):
        return _worth_playing(look, _card(key).partition(":")[0])
    thing = key.partition(">")[0].rpartition(":")[0] or key
    card: Any = look.content.printed.get(printed(thing))
    test = look.state.test
    if card is None:
        return True
    tags = {verb.tag for ability in card.abilities if ability.kind == "reaction" for verb in ability.do}
    if "instead" in tags:
        return look.clues_needed() <= 0
    if "new-token" in tags and test is not None:
        lost = AUTO_FAIL in test.tokens or not skilltest.passes(look.game, test)
        stake, loss = testing.stakes(look, test)
        card = min([worth.held(look, one) for one in look.me.hand], default=9.0)
        gain = _chance_anew(look, test) * (stake + loss)
        return lost and gain >= ANEW + testing.price_of_cards(look, test) * card
    return True


def _worth_playing(look: Look, card: str) -> bool:
    """An event in answer: luck where it turns the test, a dodge where the blow is hard."""
    event = look.content.events.get(card)
    if event is None:
        return True
    tags = {verb.tag for verb in event.play.do}
    test = look.state.test
    if "luck" in tags and test is not None and test.seat == look.seat:
        missing = skilltest.difficulty(look.game, test) - skilltest.skill_value(look.game, test).total
        if test.automatic == "failure" or missing > LUCK:
            return False
        stake, loss = testing.stakes(look, test)
        return stake + loss >= look.weights.EVENT_CARD + worth.resources(look, event.cost or 0)
    if "cancel" in tags and event.play.on == "attack":
        blow = max([look.bite(enemy) for enemy in look.threats()], default=9.0)
        return blow >= look.weights.DODGED
    return True


def _chance_anew(look: Look, test: SkillTest) -> float:
    fresh = copy.copy(test)
    fresh.number, fresh.tokens, fresh.drawn, fresh.automatic = 0, [], [], ""
    return look.chance(fresh)


def discard_card(look: Look, decision: Decision) -> tuple[str, ...]:
    ranked = sorted([option.key for option in decision.options], key=lambda key: worth.held(look, _card(key)))
    return tuple(ranked[: max(1, decision.least)])


def best_card(look: Look, decision: Decision) -> tuple[str, ...]:
    """The one that one would part with last."""
    ranked = sorted([option.key for option in decision.options], key=lambda key: -worth.held(look, _card(key)))
    return tuple(ranked[: max(1, decision.least)])


def weakest(look: Look, decision: Decision) -> tuple[str, ...]:
    """Which enemy: where an attack with this card brings most."""
    skill, add, damage = acting.attack_of(look, decision.cause)

    def worth(key: str) -> tuple[float, float]:
        enemy = look.game.enemy(key)
        return (0.0, 0.0) if enemy is None else (acting.fighting(look, enemy, skill, add, damage), look.bite(enemy))

    return (max([option.key for option in decision.options], key=worth),)


def least_harm(look: Look, decision: Decision) -> tuple[str, ...]:
    """Of evils the one that costs least health and sanity; of gifts the first; of ends the one without trauma."""
    if decision.cause.partition("#")[0] in LAST_IS_BEST:
        return (decision.options[-1].key,)
    return (min([(_harm(look, option.text), number, option.key) for number, option in enumerate(decision.options)])[2],)


def _harm(look: Look, words: object) -> float:
    """What an option says that it deals."""
    if isinstance(words, list):
        return sum([_harm(look, word) for word in words])
    if not isinstance(words, Msg):
        return 0.0
    dealt = [words.args.get(what, 0) for what in ("damage", "horror")]
    damage, horror = [amount if isinstance(amount, int) else 0 for amount in dealt]
    return look.harm(damage, horror) + sum([_harm(look, word) for word in words.args.values()])


def yes(look: Look, decision: Decision) -> tuple[str, ...]:
    keys = [option.key for option in decision.options]
    return ("yes",) if "yes" in keys else (keys[0],)


def first(look: Look, decision: Decision) -> tuple[str, ...]:
    return tuple([option.key for option in decision.options][: max(1, decision.least)])


def turn(look: Look, decision: Decision) -> tuple[str, ...]:
    """Whoever fights best goes first, and frees the others; before the last enemy, whoever fetches help for it."""

    def early(key: str) -> tuple[bool, float]:
        seat = int(key[5:])
        return boss.fetches(look, seat), worth.power_in_play(look, seat)

    return (max([option.key for option in decision.options], key=early),)


def earn(look: Look, decision: Decision) -> tuple[str, ...]:
    """Whoever fights best takes somebody who was won over along."""
    seats = [option.key for option in decision.options if option.key.startswith("seat:")]
    skills = [(look.game.base_skill(int(key[5:]), "combat"), key) for key in seats]
    return (max(skills)[1] if skills else decision.options[0].key,)


def move(look: Look, decision: Decision) -> tuple[str, ...]:
    """Where one would go by an action, if it is worth one."""
    places = [option.key for option in decision.options if look.game.has_location(option.key)]
    best = max([(going.moving(look, place), place) for place in places], default=(0.0, ""))
    stays = any([option.key == "stay" for option in decision.options])
    return ("stay",) if stays and best[0] < look.weights.RESOURCE else (best[1] or decision.options[0].key,)


def spawn(look: Look, decision: Decision) -> tuple[str, ...]:
    """As near as it may be: what comes with doom has to be fetched."""
    near = look.distances()
    return (min([option.key for option in decision.options], key=lambda key: near.get(key, 99)),)


def prey(look: Look, decision: Decision) -> tuple[str, ...]:
    """Whoever can fight it, and live."""

    def able(key: str) -> float:
        seat = int(key[5:]) if key.startswith("seat:") else look.seat
        crowd = look.weights.CROWD * len(look.game.engaged_with(seat))
        return worth.power_in_play(look, seat) - crowd + 0.1 * min(look.health_left(seat), look.sanity_left(seat))

    return (max([option.key for option in decision.options], key=able),)


def heal(look: Look, decision: Decision) -> tuple[str, ...]:
    """What there is less of."""
    keys = [option.key for option in decision.options]
    wanted = "heal:damage" if look.health_left(look.seat) <= look.sanity_left(look.seat) else "heal:horror"
    return (wanted if wanted in keys else keys[0],)


def trauma(look: Look, decision: Decision) -> tuple[str, ...]:
    """Where there is more to lose."""
    card, me = look.content.investigators[look.me.investigator], look.me
    body, mind = card.health - me.physical_trauma, card.sanity - me.mental_trauma
    keys = [option.key for option in decision.options]
    wanted = "physical" if body >= mind else "mental"
    return (wanted if wanted in keys else keys[0],)


def discard_asset(look: Look, decision: Decision) -> tuple[str, ...]:
    def value(key: str) -> float:
        piece = next((one for one in look.me.assets if one.key == key), None)
        return worth.in_place(look, piece.card, piece.tokens) if piece is not None else 0.0

    ranked = sorted([option.key for option in decision.options], key=value)
    return tuple(ranked[: max(1, decision.least)])


def advance(look: Look, decision: Decision) -> tuple[str, ...]:
    return ("yes",) if boss.ready(look) else ("no",)


def where(look: Look, decision: Decision) -> tuple[str, ...]:
    """Where something strikes: most enemies, fewest friends. Where clues are found: here or there."""
    keys = [option.key for option in decision.options]
    return (max(keys, key=lambda key: acting.blast(look, key, 3) if look.game.has_location(key) else -9.0),)


def skill(look: Look, decision: Decision) -> tuple[str, ...]:
    """The skill that one is best at."""
    return (max([option.key for option in decision.options], key=lambda key: _skill(look, key)),)


def _skill(look: Look, key: str) -> int:
    name = key.partition(":")[2]
    return (
        look.game.skill(look.seat, name).total if name in look.content.investigators[look.me.investigator].skills else 0
    )


ANSWERS: dict[str, Callable[[Look, Decision], tuple[str, ...]]] = {
    "commit": commit,
    "mulligan": mulligan,
    "assign": assign,
    "react": react,
    "discard-card": discard_card,
    "discard-asset": discard_asset,
    "target": weakest,
    "attack-order": first,
    "hunt-order": first,
    "discard-order": first,
    "earlier": first,
    "may": yes,
    "advance": advance,
    "skill": skill,
    "search": best_card,
    "recover": best_card,
    "keep": best_card,
    "slot": discard_asset,
    "play-now": yes,
    "where": where,
    "turn": turn,
    "lead": first,
    "buy": upgrading.buy,
    "remove": upgrading.remove,
    "earn": earn,
    "move": move,
    "break-away": yes,
    "spawn": spawn,
    "prey": prey,
    "heal": heal,
    "trauma": trauma,
    "result-order": first,
    "choose-one": least_harm,
}
