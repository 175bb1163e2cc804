"""An opinion for each kind of question; `None`: none."""

from __future__ import annotations

from collections.abc import Callable

from miskatonic.engine.decision import PASS, Decision
from miskatonic.games.dungeonology import stealth
from miskatonic.games.dungeonology.bot.look import MARGINS, Eyes
from miskatonic.games.dungeonology.bot.moves import move, walk
from miskatonic.games.dungeonology.bot.plays import best_play, play_worth
from miskatonic.games.dungeonology.bot.prey import theft
from miskatonic.games.dungeonology.rules import RULES
from miskatonic.games.dungeonology.terms import VALUES
from miskatonic.games.dungeonology.tricks import play_of

Answer = tuple[str, ...] | None
Opinion = Callable[[Eyes, Decision, list[str]], Answer]


def begin(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    if "publish" in keys and eyes.can_publish():
        return ("publish",)
    if "go-on" not in keys:
        return ("rest",)
    me = eyes.me
    stamina = eyes.game.stat(eyes.seat, "stamina")
    weary = me.fatigue >= stamina - 1 and me.fatigue > 1
    if weary or (len(me.fates) > 1 and me.fatigue) or not me.hand:
        return ("rest",)
    return ("go-on",)


def action(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    """The best of research, spying, cards and abilities."""
    best, worth = PASS, 0.15
    strength = eyes.strength()
    bonus = eyes.game.research_bonus(eyes.seat)
    for key in keys:
        value = 0.0
        if key.startswith("research:"):
            value = eyes.research(eyes.me.place, int(key[9:]), strength) + eyes.impatience
        elif key.startswith("spy:"):
            value = _spying(eyes, key, strength - bonus)
        elif key.startswith("play:") or key.startswith("ability:"):
            value = play_worth(eyes, key)
        elif key == "bivouac":
            value = 1.5 * eyes.me.fatigue - 1.0
        if value > worth:
            best, worth = key, value
    return (best,)


def _spying(eyes: Eyes, key: str, strength: int) -> float:
    _, seat, colour = key.split(":")
    return theft(eyes, eyes.state.players[int(seat)], colour, strength)


def stealth_cards(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    """Enough and a little more; nothing good is thrown after what is lost."""
    test = eyes.state.test
    if test is None:
        return None
    bonus = eyes.game.research_bonus(eyes.seat) if test.kind == "research" else 0
    needed = stealth.level(test.alertness) - bonus
    if test.kind == "research":
        for effect in eyes.game.zone(test.place).effects:
            needed += 2 if effect.kind == "bad-luck" else -2 if effect.kind == "luck" else 0
    elif eyes.game.perk(eyes.seat, "spy-divination"):
        needed -= 2
    cards = sorted(eyes.me.hand)
    for margin in MARGINS:
        chosen = eyes.subset(cards, max(1, needed + margin))
        if chosen:
            return _keys(chosen)
    cheapest = min(cards, key=lambda card: (eyes.card(card), card))
    everything = sum([eyes.game.bonus_of(card, eyes.seat) for card in cards])
    return _keys(cards if everything >= needed - 1 else [cheapest])


def _keys(cards: list[str]) -> tuple[str, ...]:
    seen: dict[str, int] = {}
    found: list[str] = []
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
        found.append(card if seen[card] == 1 else f"{card}:{seen[card]}")
    return tuple(found)


def respond(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    """Whoever tests adds what is missing; a rival adds what stops the leader."""
    test = eyes.state.test
    if test is None:
        return None
    gap = stealth.level(test.alertness) - stealth.level(test.stealth)
    mine = test.seat == eyes.seat
    lacking = gap if mine else 1 - gap
    if lacking <= 0:
        return (PASS,)
    if not mine:
        tester = eyes.state.players[test.seat]
        stake = sum([VALUES[cube] for cube in eyes.game.tile(test.place).cubes if cube][: test.count])
        against_me = test.target == eyes.seat
        ahead = eyes.standing(tester) + stake >= eyes.standing(eyes.me)
        if not against_me and (eyes.gentle or not (ahead or eyes.nasty)):
            return (PASS,)
    best, price = PASS, 99.0
    for key in keys:
        power, cost = _power(eyes, key)
        if power >= lacking and cost < price:
            best, price = key, cost
    if best != PASS and price < (4.0 if mine else 3.4 if eyes.nasty else 2.6):
        return (best,)
    return (PASS,)


def _power(eyes: Eyes, key: str) -> tuple[float, float]:
    """What an answer adds to a test, about, and what it costs."""
    if key.startswith("ability:"):
        # It tires: worth it for one's own test, as long as it does not send one to bed.
        test = eyes.state.test
        own = test is not None and test.seat == eyes.seat
        return 3.0, 1.8 if own and eyes.rested else 3.3
    if key == PASS:
        return 0.0, 99.0
    _, card, how = key.split(":")
    play = play_of(RULES.content.tricks[card], how)
    power = 0.0
    for effect in play.do:
        tag, amount = effect.tag, getattr(effect, "amount", 1)
        power += 99 if tag == "succeed" else amount if tag in ("stealth", "threat") else 1.6 + 0.5 * amount
    return power, eyes.price(play, card)


def react(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    """Worth it against big cards of whoever stands no worse."""
    stack = eyes.state.stack
    if not stack:
        return (PASS,)
    flight = stack[-1]
    player = eyes.state.players[flight.seat]
    card = RULES.content.tricks[flight.card]
    big = flight.play == "main" and card.bonus > 1
    ahead = eyes.nasty or (not eyes.gentle and eyes.standing(player) >= eyes.standing(eyes.me) - 4)
    options = [key for key in keys if key != PASS]
    return (options[0],) if options and big and ahead else (PASS,)


def instant(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    return best_play(eyes, keys)


def divine(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    """The highest card for oneself and against others, the lowest where bad luck makes one choose."""
    test = eyes.state.test
    to = decision.prompt.args.get("to")
    high = not (test is not None and test.seat == eyes.seat and to != "stealth")
    ranked = sorted(keys, key=lambda key: RULES.content.tricks[key.partition(":")[0]].bonus)
    return (ranked[-1 if high else 0],)


def substitute(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    stamina = eyes.game.stat(eyes.seat, "stamina")
    tight = eyes.me.fatigue >= stamina - 2
    return ("yes",) if eyes.me.students > 1 or (eyes.me.students and tight) else ("no",)


def keep(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    return ("yes",)


def no(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    return ("no",)


def lose(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    """The cube that is missed least; giving more than must be given is for others."""
    if PASS in keys:
        return (PASS,)
    me = eyes.me
    return (min(keys, key=lambda key: eyes.cube(me, key[5:], me.cubes[key[5:]] - 1)),)


def win(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    return (max(keys, key=lambda key: (eyes.cube(eyes.me, key[5:]), key)),)


def victim(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    seats = [int(key[5:]) for key in keys if key.startswith("seat:")]
    return (f"seat:{eyes.leader(seats)}",) if seats else None


def favour(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    return (f"draw:{eyes.seat}",)


def most(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    return (keys[0],)


def stairs(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    return (keys[-1],)


def change(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    weak = [key for key in keys if eyes.card(key.partition(":")[0]) < 0.6]
    return tuple(weak)


def sneeze(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    return (min(keys, key=lambda key: eyes.card(key.partition(":")[0])),)


def magic(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    strong = sorted(keys, key=lambda key: -RULES.content.tricks[key.partition(":")[0]].bonus)
    return tuple(strong[:1])


def collect_where(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    return (max(keys, key=lambda key: (eyes.haul(key[5:], 2), key)),)


def go_where(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    strength = eyes.strength()
    return (max(keys, key=lambda key: (eyes.worth_of(key[5:], strength), key)),)


def collapse(eyes: Eyes, decision: Decision, keys: list[str]) -> Answer:
    """What one could use oneself stays."""
    strength = eyes.strength()
    return (min(keys, key=lambda key: (eyes.worth_of(key[5:], strength), key)),)


ANSWERS: dict[str, Opinion] = {
    "begin": begin,
    "movement": move,
    "walk": walk,
    "action": action,
    "stealth": stealth_cards,
    "respond": respond,
    "react": react,
    "instant": instant,
    "end-of-turn": instant,
    "divine": divine,
    "substitute": substitute,
    "protect": keep,
    "avoid": keep,
    "headbutt-card": no,
    "drop": lose,
    "give": lose,
    "lose-best": lose,
    "exchange": lose,
    "steal": win,
    "exchange-for": win,
    "victim": victim,
    "silence": victim,
    "give-to": victim,
    "favour": favour,
    "repent": most,
    "second-wind": most,
    "discard-fate": most,
    "stairs": stairs,
    "change-cards": change,
    "sneeze": sneeze,
    "magic-sight": magic,
    "collect-where": collect_where,
    "go-where": go_where,
    "teleport": go_where,
    "collapse": collapse,
}
