"""All other questions, by kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from miskatonic.engine.decision import PASS, Decision
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror.bot import acting, rolls, trades
from miskatonic.games.eldritch_horror.bot import worth as texts
from miskatonic.games.eldritch_horror.bot.fights import fight, fights, remaining
from miskatonic.games.eldritch_horror.bot.plan import Plan
from miskatonic.games.eldritch_horror.terms import OMENS
from miskatonic.kit.game import printed
from miskatonic.kit.scene import SEAT, seat_of

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.bot.look import Look
    from miskatonic.games.eldritch_horror.state import Player

Answer = Callable[["Look", Decision, list[str]], tuple[str, ...]]

INVESTIGATORS = (
    "trish-scarborough", "mark-harrigan", "leo-anderson", "silas-marsh", "lily-chen", "jim-culver", "akachi-onyele",
    "diana-stanley", "jacqueline-fine", "norman-withers", "charlie-kane", "lola-hayes",
)  # fmt: skip
"""Whom to play next, if one may choose."""


def answer(look: Look, decision: Decision) -> tuple[str, ...] | None:
    """None: any answer is as good as another. Choosing nothing is an answer too."""
    known = ANSWERS.get(decision.kind)
    if known is None:
        return None
    keys = [option.key for option in decision.options]
    found = known(look, decision, keys)
    fits = decision.least <= len(found) <= decision.most and all([key in keys for key in found])
    return found if fits else None


def _yes(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return ("yes",)


def _while_it_lacks(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """A Mystery takes more than it asks for."""
    return ("yes",) if look.left else ("no",)


def _no(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return ("no",)


def _first(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return (keys[0],)


def _last(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return (keys[-1],)


def _none(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return ()


def _may(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    offer = decision.prompt.args.get("offer")
    if not isinstance(offer, Msg):
        return ("yes",)
    return ("yes",) if texts.offered(look, offer) else ("no",)


def _choose_one(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    worths = [texts.gain(look, option.text) for option in decision.options]
    order = sorted(range(len(keys)), key=lambda number: (-worths[number], number))
    return tuple([keys[number] for number in order[: max(1, decision.least)]])


def _use(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """What cards offer at a moment is good; dice are lent when they are needed."""
    card = decision.prompt.args.get("card")
    if isinstance(card, Name) and card.id == "charlie-kane":
        return ("no",)
    return ("yes",)


def _encounter(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return (acting.encounter(look, decision),)


def _place(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return (acting.place(look, decision),)


def _prevent(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """Free means always; what is used up, when it is needed."""
    for key in keys:
        if key != PASS:
            known = look.content.preventers.get(printed(key[8:]), ())
            if not any([means.discard or means.cost for means in known]):
                return (key,)
    hurt = min(look.me.health, look.me.sanity)
    return (keys[0],) if hurt <= 4 else (PASS,)


def _combat(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """Help that is used up is for those who need it."""
    combat = look.state.combat
    assert combat is not None
    monster = look.game.monster(combat.monster)
    left = remaining(look, monster)
    for key in keys:
        if key.startswith("boost:"):
            used_up = any([boost.discard for boost in look.content.boosts[printed(key[6:])]])
            if not used_up or left > 2 or look.game.epic(monster.card):
                return (key,)
        if key.startswith("cast:") and look.me.sanity > 2 and (left > 1 or acting.feeds(look)):
            return (key,)
    return ("fight",)


def _monsters(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """The easiest first."""
    return (min(keys, key=lambda key: fight(look, look.me, look.game.monster(key)).cost),)


def _strongest(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """Of monsters, the toughest; of people, whoever is worst off."""

    def worth(key: str) -> float:
        if key.startswith(SEAT):
            player = look.state.players[seat_of(key)]
            return 20.0 - player.health - player.sanity
        if "#" in key and look.game.is_monster(key):
            return float(remaining(look, look.game.monster(key)))
        gate = look.content.gates.get(key)
        if gate is not None:
            return 2.0 if OMENS[(look.state.omen + 1) % len(OMENS)] == gate.omen else 1.0
        return 0.0

    order = sorted(keys, key=worth, reverse=True)
    return tuple(order[: max(decision.least, min(1, decision.most))])


def _weakest(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return (min(keys, key=lambda key: look.game.toughness(printed(key))),)


def _acquire(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """The best that can be paid, on credit if that pays; what nobody wants makes room for something else."""
    left = decision.prompt.args.get("left")
    successes = left if isinstance(left, int) else 0
    worth, cards = acting.purchase(look, successes)
    if "loan" in keys and acting.borrowed(look, successes) > worth:
        return ("loan",)
    if cards:
        return (f"buy:{cards[0]}",)
    junk = {key: texts.asset(look, look.me, key[8:]) for key in keys if key.startswith("discard:")}
    return (min(junk, key=lambda key: junk[key]),) if junk else ("done",)


def _gain_asset(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    offers = [key for key in keys if key != "done"]
    return (max(offers, key=lambda key: texts.asset(look, look.me, key)),)


def _discard(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """What is worth least."""

    def worth(key: str) -> float:
        card = printed(key)
        return texts.asset(look, look.me, card) if card in look.content.assets else 2.0

    return (min(keys, key=worth),)


def _discard_any(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """Each that is kept costs a point: the worst ones go when there is little to lose."""
    spare = max(0, min(look.me.health, look.me.sanity) - 3)
    return tuple(keys[spare:])


def _pay_clue(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    if "fewer" in keys:
        return ("fewer",)
    if "sanity" in keys and look.me.sanity > 3:
        return ("sanity",)
    return (keys[0],)


def _who_pays(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return (max(keys, key=lambda key: len(look.state.players[seat_of(key)].clues)),)


def _before(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """Mists where a fight would be dear, a look afar where a Clue lies far off."""
    me = look.me
    guarded = look.game.monsters_at(me.place)
    for key in keys:
        card = printed(key.partition(":")[2])
        if key != PASS and acting.feeds(look):
            return (key,)
        if card == "mists-of-releh" and guarded and me.sanity > 1 and fights(look, me, me.place).cost > 2.5:
            return (key,)
        if card == "clairvoyance" and me.sanity > 3 and acting.afar(look) > Plan(look).now(me.place)[0]:
            return (key,)
    return (PASS,)


def _omen(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """So that the next steps meet few Gates, and tokens on the track."""
    gates = [look.content.gates[gate].omen for gate in look.state.gates]
    gates += ["green"] * look.state.omen_eldritch

    def harm(key: str) -> float:
        space = int(key.partition(":")[2])
        coming = [OMENS[(space + step) % len(OMENS)] for step in (1, 2, 3)]
        found = sum([gates.count(omen) * weight for omen, weight in zip(coming, (1.0, 0.7, 0.5), strict=True)])
        if look.left and look.game.active_mystery("omen-feeds"):
            # Somebody on a Gate of this colour may feed the Mystery with it.
            here = [look.game.gate_at(player.place) for player in look.people if look.clues(player)]
            found -= len([gate for gate in here if gate and look.content.gates[gate].omen == OMENS[space]])
        return found

    return (min(keys, key=harm),)


def _investigator(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return (min(keys, key=lambda key: INVESTIGATORS.index(key) if key in INVESTIGATORS else 99),)


def _for_whom(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """Whoever has most of it."""
    card = decision.prompt.args.get("card")
    name = card.id if isinstance(card, Name) else ""
    return (max(keys, key=lambda key: texts.asset(look, look.state.players[seat_of(key)], name)),)


def _partners(look: Look, keys: list[str]) -> list[Player]:
    """With whom a trade may be under way, the best first; where only Clues are offered, it may be somebody far away."""
    worth = trades.between
    seats = trades.others_here(look)
    if look.me.investigator == "jacqueline-fine" and all([key.startswith("clue:") for key in keys]):
        worth = trades.clues_between
        seats = [player.seat for player in look.people if player.seat != look.seat]
    return sorted([look.state.players[seat] for seat in seats], key=lambda other: -worth(look, other))


def _trade_with(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    here = trades.others_here(look)
    worth = trades.between if all([seat_of(key) in here for key in keys]) else trades.clues_between
    return (max(keys, key=lambda key: worth(look, look.state.players[seat_of(key)])),)


def _trade_give(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """To whom is not asked again: the one for whom most can be done."""
    for other in _partners(look, keys)[:1]:
        return tuple([key for key in trades.gift(look, look.me, other)[1] if key in keys])
    return ()


def _trade_take(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    who = decision.prompt.args.get("who")
    if not isinstance(who, Seat):
        return ()
    return tuple([key for key in trades.gift(look, look.state.players[who.seat], look.me)[1] if key in keys])


def _spend(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """Three successes are wanted."""
    return (keys[min(3, len(keys) - 1)],)


def _spell_target(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    mine = f"{SEAT}{look.seat}"
    return (mine,) if mine in keys else _strongest(look, decision, keys)


def _ticket(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return (acting.ticket(look, decision),)


def _ticket_kind(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return (acting.ticket_kind(look),)


def _exchange(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return (acting.exchange(look),)


def _improve(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return (acting.improve(look, decision),)


def _test(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return (rolls.answer(look, decision),)


def _reroll(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return rolls.reroll(look, decision)


def _raise(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return (rolls.lift(look, decision),)


def _action(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return (acting.action(look, decision),)


def _act_again(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """Whoever has most to recover."""
    return _strongest(look, decision, keys)


def _unseen(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    return ("yes",) if fights(look, look.me, look.me.place).cost > 1.0 else ("no",)


def _claim(look: Look, decision: Decision, keys: list[str]) -> tuple[str, ...]:
    """Two Clues for a monster: for a strong one, or when that is enough."""
    card = decision.prompt.args.get("monster")
    toughness = look.game.toughness(card.id) if isinstance(card, Name) else 1
    return ("yes",) if toughness >= min(2, look.left) or decision.prompt.args.get("amount") == 1 else ("no",)


ANSWERS: dict[str, Answer] = {
    "action": _action,
    "extra-action": _action,
    "encounter": _encounter,
    "test": _test,
    "reroll": _reroll,
    "raise": _raise,
    "ticket": _ticket,
    "ticket-kind": _ticket_kind,
    "move": _place,
    "follow": _place,
    "may": _may,
    "choose-one": _choose_one,
    "choose-some": _choose_one,
    "use": _use,
    "prevent": _prevent,
    "combat": _combat,
    "monster-order": _monsters,
    "brawl": _monsters,
    "select": _strongest,
    "together": _strongest,
    "pay-in-blood": _weakest,
    "acquire": _acquire,
    "gain-asset": _gain_asset,
    "discard": _discard,
    "discard-any": _discard_any,
    "pay-clue": _pay_clue,
    "who-pays": _who_pays,
    "before-encounter": _before,
    "omen": _omen,
    "investigator": _investigator,
    "for-whom": _for_whom,
    "spend": _spend,
    "spell-target": _spell_target,
    "exchange": _exchange,
    "improve": _improve,
    "rehearse": _none,
    "act-again": _act_again,
    "unseen": _unseen,
    "claim": _claim,
    "clue-to-mystery": _while_it_lacks,
    "gate-to-mystery": _while_it_lacks,
    "omen-feeds": _while_it_lacks,
    "mystery-first": _yes,
    "feed": _while_it_lacks,
    "trade": _yes,
    "trade-with": _trade_with,
    "trade-give": _trade_give,
    "trade-take": _trade_take,
    "swap": _no,
    "reckoning": _last,
    "lead": _first,
    "redeem": _first,
    "witch-doctor": _first,
}
