"""All other questions, by kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision
from miskatonic.games.death_may_die.bot.goals import along
from miskatonic.games.death_may_die.bot.plan import FRAIL, VIOLENT
from miskatonic.games.death_may_die.bot.weights import WEIGHTS as W
from miskatonic.games.death_may_die.terms import INSANE, MOST_STRESS, THRESHOLDS
from miskatonic.kit.scene import SEAT, seat_of

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.bot.look import Look
    from miskatonic.games.death_may_die.cards import DiscoverySide

SKILLS = (
    "savage", "brawling", "arcane-mastery", "fueled-by-madness", "high-strung", "marksman", "toughness",
    "vengeance-obsession", "unkillable", "healing-prayer", "lucky", "protector", "swiftness", "stealth",
    "gate-manipulation", "read-the-omens",
)  # fmt: skip
"""Which to raise first."""
TOUGHNESS, STURDY = "toughness", 3
PERKS = {
    "dice": 2.5, "attack-dice": 2.0, "near-attack-dice": 1.6, "far-attack-dice": 1.0, "range": 1.0, "sneaks": 0.8,
    "turn-rerolls": 1.0, "defence-rerolls": 1.0, "turn-heals-stress": 1.5, "turn-heals-wound": 2.0, "run-spaces": 0.6,
    "wounds-less": 2.5, "soak-attack": 1.5, "attack-wounds": 2.0, "signs-succeed": 1.5,
}  # fmt: skip


def answer(look: Look, decision: Decision) -> tuple[str, ...]:
    """Nothing: any answer is as good as another."""
    known = ANSWERS.get(decision.kind)
    if known is None:
        return ()
    keys = [option.key for option in decision.options]
    found = known(look, decision, keys)
    return found if all([key in keys for key in found]) else ()


Answer = Callable[["Look", Decision, list[str]], tuple[str, ...]]


def _yes(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return ("yes",)


def _prevent_sanity(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """Madness makes strong, until it is too much."""
    worst = max([i.sanity for i in look.state.investigators if i.player == decision.seat])
    return ("yes",) if INSANE - worst < (W["sane-fight"] if look.fighting else 7) else ("no",)


def _claim(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    card = look.state.discovery_now
    worth = {"pass": 0.0}
    for name in ("left", "right"):
        if name in keys:
            worth[name] = side_worth(look, look.game.content.sides[card, name])
    best = max([key for key in keys if key in worth], key=lambda key: worth[key])
    return (best,)


def side_worth(look: Look, side: DiscoverySide) -> float:
    me = look.me
    found = -0.5 if side.type == "condition" else 0.0
    found += 1.2 * side.life + (2.5 if side.skill else 0.0) + 2.0 * len(side.abilities)
    for perk in side.perks:
        found += PERKS.get(perk.what, 1.0) * perk.add * (0.6 if perk.that is not None else 1.0)
    for cost in side.cost:
        amount = getattr(cost, "amount", 1)
        price = {"take-stress": 0.5 + W["thrift"] * me.stress, "wound": 1.2 + 0.8 * me.wounds, "lose-sanity": 0.5}.get(
            cost.tag, 1.0
        )
        found -= price * (amount if isinstance(amount, int) else 1)
    return found


def _skill(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """Toughness first, until it stands up to the Elder One, too."""
    own = [one.number for one in look.state.investigators if one.player == decision.seat]
    if f"skill:{TOUGHNESS}" in keys and min([look.game.level(who, TOUGHNESS) for who in own]) < STURDY:
        return (f"skill:{TOUGHNESS}",)
    return (min(keys, key=lambda key: SKILLS.index(key[6:])),)


def _first(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return (keys[0],)


def _most_wounds(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """Wounds are healed before Stress."""
    return (max(keys, key=lambda key: int(key.partition(":")[2])),)


def _assign(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """A Companion when it would be the third Wound, or when it can spare one."""
    own = look.state.investigators[seat_of(keys[0])]
    for claimed in own.cards:
        if claimed.key in keys:
            side = look.game.side(claimed)
            if side.life - claimed.wounds > 1 or own.wounds >= 2:
                return (claimed.key,)
    return (keys[0],)


def _attacker(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """The weakest first: vengeance and Stress are still there."""
    able = [key for key in keys if not key.startswith("use:")]
    return (min(able, key=look.threat),)


def _use(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    from miskatonic.games.death_may_die.bot.acting import use_score

    best = max([key for key in keys if key != "pass"], key=lambda key: use_score(look, key))
    return (best,) if use_score(look, best) > 0 else ("pass",)


def _sneak(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    by_threat = sorted(keys, key=look.threat, reverse=True)
    return tuple(by_threat[: decision.most])


def _targets(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return tuple([key for key in keys if not look.game.enemy_perk(key, "its-tentacles")] or keys[:1])


def _split(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """The Elder One; or to kill the one that is nearest to death."""
    if look.fighting and look.state.elder_one.card in keys:
        return (look.state.elder_one.card,)
    return (min(keys, key=lambda key: (look.life(key), key)),)


def _toward(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """Enemies take the way past fewer Investigators."""
    return (min(keys, key=lambda place: (len(look.game.others_at(place)), place)),)


def _token(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    for key in keys:
        marker = look.game.marker(key)
        if marker is not None and marker.face == "sorcerer":
            return (key,)
    return (keys[0],)


def _moon(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    wanted = (2 - look.state.moon) % 4
    return (f"number:{wanted}",)


def _select(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """People: whoever is worst off; spaces: the most enemies without friends; enemies: the farthest from death."""
    keys = [key for key in keys if key != "pass"]
    if keys[0].startswith(SEAT):
        people = look.state.investigators
        return (max(keys, key=lambda key: people[seat_of(key)].wounds * 2 + people[seat_of(key)].stress),)
    if keys[0] in look.board.spaces:
        return (max(keys, key=lambda place: len(look.game.enemy_keys_at(place)) - 3 * len(look.game.others_at(place))),)
    if look.game.enemy(keys[0]) is not None:
        return (min(keys, key=look.threat),)
    return (keys[0],)


def _choose_one(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """Stress while there is room, the first of two evils otherwise."""
    me = look.me
    if look.state.mythos_now in ("champagne",):
        return (keys[-1],)
    if look.state.mythos_now == "second-act":
        return ("choice:0",) if me.sanity < INSANE - 5 and "choice:0" in keys else (keys[-1],)
    if look.state.mythos_now == "the-lights-go-out":
        return ("choice:0",) if me.stress + 2 <= MOST_STRESS and "choice:0" in keys else (keys[-1],)
    if look.state.mythos_now == "astral-promise" and me.sanity < 14 and not _breaks_out(look, 2):
        return (keys[-1],)
    return (keys[0],)


def _breaks_out(look: Look, points: int) -> bool:
    """Whether so many points of Sanity would turn it against somebody here who may not outlive that."""
    me = look.me
    reached = any([me.sanity < threshold <= me.sanity + points for threshold in THRESHOLDS])
    others = look.game.others_at(me.place, but=me.number)
    return reached and me.insanity in VIOLENT and any([other.wounds >= FRAIL for other in others])


def _protect(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    mine = [i for i in look.state.investigators if i.player == decision.seat and look.game.perk(i.number, "protect")]
    able = bool(mine) and mine[0].wounds + 1 < look.me.wounds
    return ("yes",) if able else ("no",)


def _keep(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    worst = max([i.wounds for i in look.state.investigators if i.player == decision.seat and not i.out] or [0])
    return ("yes",) if worst < 2 else ("no",)


def _bring(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return ("pass",)


def _number(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """None: counting them would hurt."""
    return ("number:0",)


def _paw(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return (keys[0],) if look.me.sanity < INSANE - 6 else ("number:0",)


def _omens(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """A card without the symbol, with fewer summonings."""
    cards = look.game.content.mythos
    return (min(keys, key=lambda key: (2 * cards[key].symbol + len(cards[key].summons), key)),)


def _again(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    card = look.game.content.mythos[look.state.aside[0]]
    return ("yes",) if card.symbol else ("no",)


def _cancel(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return ("no",)


def _discard(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    def worth(key: str) -> float:
        for investigator in look.state.investigators:
            for claimed in investigator.cards:
                if claimed.key == key:
                    return side_worth(look, look.game.side(claimed))
        return 0.0

    return (min(keys, key=worth),)


def _place(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """The safest space; R'lyeh where nobody stands."""
    return (min(keys, key=lambda place: (look.danger(look.game.place_of(place)), place)),)


def _far_off(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """What nobody wants comes where nobody is."""
    people = [one.place for one in look.state.investigators if not one.out]

    def near(place: str) -> int:
        far = look.board.distance[place]
        return min([far.get(person, len(look.board.spaces)) for person in people])

    return tuple(sorted(keys, key=near, reverse=True)[: decision.least])


def _cling(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return (max(keys, key=lambda key: look.danger(look.game.place_of(key))),)


ANSWERS: dict[str, Answer] = {
    "claim": _claim, "skill": _skill, "heal": _most_wounds, "assign-wound": _assign, "attacker": _attacker, "use": _use,
    "sneak": _sneak, "targets": _targets, "split": _split, "toward": _toward, "token": _token, "moon": _moon,
    "select": _select, "choose-one": _choose_one, "protect": _protect, "keep": _keep, "bring-along": _bring,
    "prevent-wounds": _yes, "prevent-sanity": _prevent_sanity, "soak": _yes, "turn-aside": _first, "paw": _paw,
    "count-signs": _number, "count-tentacles": _number, "omens": _omens, "omens-again": _again, "omens-cancel": _cancel,
    "discard": _discard, "rlyeh": _place, "go": _place, "cling": _cling, "prayer": _select, "steal": _first,
    "end-effect": _first, "codependent": _first, "last-fire": _far_off, "last-figures": _far_off,
}  # fmt: skip
"""`along`: where tokens go that are brought along (see `goals`)."""

__all__ = ["ANSWERS", "along", "answer", "side_worth"]
