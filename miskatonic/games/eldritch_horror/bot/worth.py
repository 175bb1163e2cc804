"""What a sentence of a card is worth: the bot reads what people read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from miskatonic.engine.message import Msg, Name
from miskatonic.games.eldritch_horror.bot.fights import remaining
from miskatonic.games.eldritch_horror.bot.goals import this_gate, worst_rumor
from miskatonic.games.eldritch_horror.bot.look import COMBAT
from miskatonic.games.eldritch_horror.bot.weights import CONDITIONS
from miskatonic.games.eldritch_horror.bot.weights import WEIGHTS as W
from miskatonic.games.eldritch_horror.state import Player

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.bot.look import Look

PLAIN = {
    "verb-gain-spell": 1.1,
    "verb-gain-artifact": 3.5,
    "verb-gain-asset": 1.2,
    "verb-improve": 4.0,
    "verb-become-delayed": -4.0,
    "verb-set-omen": 1.0,
    "verb-discard-this": -1.0,
    "verb-discard-this-clue": -1.5,
    "verb-ambush": -1.5,
    "verb-be-devoured": -12.0,
    "verb-discard-monsters": 1.5,
    "verb-slay": 1.5,
    "verb-wound": 1.2,
    "verb-discard-condition": 0.8,
    "verb-discard": -1.2,
    "verb-spawn-monsters": -1.5,
    "verb-spawn-gates": -3.0,
    "verb-spawn-clues": 1.5,
    "verb-advance-omen": -1.5,
    "verb-move-anywhere": 0.5,
    "verb-move": 0.4,
    "verb-lose-nothing": 1.5,
    "verb-shuffle-back-mystery": -9.0,
    "verb-remove-omen-token": 2.0,
}


def gain(look: Look, text: Msg) -> float:
    """Of an effect for whoever this bot plays: good is positive."""
    args = text.args
    name = text.id
    if name == "verb-lose":
        return -look.loss(look.me, _number(args, "health"), _number(args, "sanity"))
    if name == "verb-recover":
        me = look.me
        health = min(_number(args, "health"), look.health(me) - me.health)
        sanity = min(_number(args, "sanity"), look.sanity(me) - me.sanity)
        return 0.4 * (health + sanity) + 0.8 * (health / max(1, me.health) + sanity / max(1, me.sanity))
    if name == "verb-spend":
        amount = _number(args, "amount") or 1
        what = args.get("what")
        if what == "clue":
            return -look.clue_price() * amount
        return -look.loss(look.me, amount if what == "health" else 0, amount if what == "sanity" else 0)
    if name in ("verb-gain-clues", "verb-gain-this-clue"):
        return 0.8 * W["clue"] * max(1, _number(args, "amount"))
    if name == "verb-part":
        return part(look) if args.get("part") == "pass" else -2.5
    if name in ("check-pass", "check-fail"):
        inner = args.get("effects")
        return (0.6 if name == "check-pass" else 0.4) * gain(look, inner) if isinstance(inner, Msg) else 0.0
    if name == "verb-gates-to-sheet":
        return -20.0
    if name == "verb-close-this-gate":
        return this_gate(look)
    if name == "verb-discard-gates":
        return look.gate_price
    if name in ("verb-place-eldritch", "verb-take-mark"):
        return max(4.0, look.step)
    if name == "verb-advance-doom":
        return -W["doom"] * max(1, _number(args, "amount"))
    if name == "verb-retreat-doom":
        return W["doom"] * max(1, _number(args, "amount"))
    if name == "verb-gain-condition":
        found = args.get("condition")
        return CONDITIONS.get(found.id, -1.3) if isinstance(found, Name) else -1.3
    if name in ("verb-solve-this", "verb-solve-rumor"):
        return worst_rumor(look)
    if name == "verb-choose-one":
        options = args.get("options")
        return gain(look, options) if isinstance(options, Msg) else 0.0
    if name in ("list-or", "list-or-else"):
        return max([gain(look, inner) for inner in args.values() if isinstance(inner, Msg)])
    if name in PLAIN:
        return PLAIN[name] + (look.spell_price(look.me) if name == "verb-gain-spell" else 0.0)
    total = 0.0
    for inner in args.values():
        if isinstance(inner, Msg):
            total += gain(look, inner)
    return total


def part(look: Look) -> float:
    """The better half of an encounter of two parts."""
    encounter = look.state.encounter
    kind = encounter.kind if encounter is not None else ""
    if kind == "other-world":
        return 0.7 * this_gate(look)
    return {"special": W["final"] / 2, "expedition": W["expedition"]}.get(kind, 2.0)


def offered(look: Look, offer: Msg) -> bool:
    """Whether to take up what a card offers: its price, what it brings, and what happens otherwise."""
    args = offer.args
    cost, brings, otherwise = 0.0, 0.0, 0.0
    costs, effects, others = args.get("costs"), args.get("effects"), args.get("otherwise")
    if isinstance(costs, Msg):
        cost = gain(look, costs)
    if isinstance(effects, Msg):
        brings = gain(look, effects)
    if isinstance(others, Msg):
        otherwise = gain(look, others)
    if offer.id == "verb-unless":
        return cost >= brings
    if not isinstance(costs, Msg):
        return brings >= otherwise
    return cost + brings > otherwise


def _number(args: Mapping[str, object], key: str) -> int:
    found = args.get(key, 0)
    return found if isinstance(found, int) else 1


SERVICES = {"charter-flight": 0.6, "sanctuary": 0.3, "delivery-service": 0.0}
ASSETS = {
    "arcane-scholar": 2.2, "private-investigator": 2.8, "urban-guide": 2.6, "lodge-researcher": 1.6, "holy-water": 2.0,
    "lucky-cigarette-case": 1.8, "lucky-rabbits-foot": 1.6, "vatican-missionary": 1.8, "hired-muscle": 1.8,
    "personal-assistant": 1.0, "bandages": 0.9, "whiskey": 1.0, "pocket-watch": 0.7, "witch-doctor": 0.9,
    "fine-clothes": 0.3, "puzzle-box": 1.0, "arcane-tome": 1.0, "arcane-manuscripts": 0.5, "king-james-bible": 1.1,
    "cat-burglar": 0.6, "dynamite": 1.6, "kerosene": 1.0, "fishing-net": 1.2,
}  # fmt: skip


def asset(look: Look, player: Player, card: str) -> float:
    """What an Asset is worth to somebody."""
    known = look.content.possessions[card]
    if "service" in known.traits:
        if card == "private-care":
            lacks = look.health(player) - player.health + look.sanity(player) - player.sanity
            return 0.45 * lacks
        if card == "agency-quarantine":
            strong = [min(4, remaining(look, monster)) for monster in look.state.monsters]
            return 0.6 * max([0, *strong])
        if card == "silver-twilight-ritual":
            return 0.0 if look.state.awake else look.doom_price
        return SERVICES.get(card, 0.2)
    found = ASSETS.get(card, 0.6) + asset_gain(look, player, card)
    if any([bonus.skill == "strength" for boost in look.content.boosts.get(card, ()) for bonus in boost.bonuses]):
        found += 0.5
    return found


def asset_gain(look: Look, player: Player, card: str, *, without: bool = False) -> float:
    """What it would add in fights; `without`: what losing it would take away."""
    found = 0.0
    for bonus in look.content.bonuses.get(card, ()):
        if bonus.during == "combat":
            now = [
                other.add
                for held in player.assets + player.artifacts
                if not (without and held.card == card)
                for other in look.content.bonuses.get(held.card, ())
                if other.skill == bonus.skill and other.during in COMBAT
            ]
            best = max(look.fighters, key=lambda seat: look.fighters[seat])
            keen = (W["warlike"] if look.warlike else 1.0) * (1.3 if player.seat == best else 0.9)
            found += W["arms"] * keen * max(0, bonus.add - max([0, *now]))
    return found
