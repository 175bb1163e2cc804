"""Which action, and which encounter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import PASS, Decision
from miskatonic.games.eldritch_horror.bot import trades
from miskatonic.games.eldritch_horror.bot import worth as texts
from miskatonic.games.eldritch_horror.bot.fights import fight, remaining
from miskatonic.games.eldritch_horror.bot.goals import (
    GALE,
    WIND_WALKER,
    Goal,
    clue_worth,
    goals,
    value,
    waiting,
)
from miskatonic.games.eldritch_horror.bot.look import danger
from miskatonic.games.eldritch_horror.bot.plan import Plan
from miskatonic.games.eldritch_horror.bot.weights import WEIGHTS as W
from miskatonic.games.eldritch_horror.terms import SKILLS, TICKETS
from miskatonic.kit.game import printed
from miskatonic.kit.wording import effects_text

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.bot.look import Look


def action(look: Look, decision: Decision) -> str:
    plan = Plan(look)
    scores: dict[str, float] = {PASS: 0.0}
    travels, first = 0.0, ""
    for option in decision.options:
        key = option.key
        if key.startswith("travel:") or key == PASS:
            continue
        scores[key] = score(look, plan, key)
    me = look.me
    if "prepare" in scores:
        scores["prepare"] = prepare(look, plan, moving=any([key.key.startswith("travel:") for key in decision.options]))
    if any([option.key.startswith("travel:") for option in decision.options]):
        there, first = plan.best(me.train, me.ship)
        travels = there - plan.standing(me.place, me.train, me.ship)
        if first:
            scores[f"travel:{first}"] = travels
    best = max(scores, key=lambda key: scores[key])
    if travels <= W["go"]:
        return best
    # Who cannot rest among monsters rests after the journey.
    least = W["stay"] if "rest" in scores else max(W["stay"], rest(look))
    stays = {key: found for key, found in scores.items() if not key.startswith("travel:") and found > least}
    if look.state.actions > 1 and stays:
        # Whatever else is worth doing here is done before leaving.
        return max(stays, key=lambda key: stays[key])
    urgent = scores[best] > travels + W["urgent"]
    return best if urgent else f"travel:{first}"


def score(look: Look, plan: Plan, key: str) -> float:
    kind, _, what = key.partition(":")
    match kind:
        case "rest":
            return rest(look)
        case "acquire":
            return acquire(look)
        case "sheet":
            return sheet(look, plan)
        case "act":
            return act(look, what)
        case "cast":
            return cast(look, what)
        case "trade":
            return trades.trade(look)
        case "buy-action":
            return 0.4 if look.me.sanity > 4 else -1.0
    return -1.0


def rest(look: Look) -> float:
    me = look.me
    found = 0.0
    for held, most in ((me.health, look.health(me)), (me.sanity, look.sanity(me))):
        if held < most:
            found += W["rest"] * (0.4 + W["risk"] * (danger(held) - danger(held + 1)))
    found += 0.4 * len([held for held in me.conditions if look.content.conditions[held.card].rest])
    return found + _shelter(look)


def _shelter(look: Look) -> float:
    """Before the Wind-Walker strikes, whoever can bear it rests."""
    me = look.me
    left = [ongoing.count("eldritch") for ongoing in look.state.ongoing if ongoing.card == WIND_WALKER]
    if not left or not me.health <= GALE < look.health(me):
        return 0.0
    # About every other card is a reckoning.
    return W["gale"] if 1 + GALE - me.health >= 2 * left[0] - 2 else 0.0


def acquire(look: Look) -> float:
    """A test of Influence for Assets, with a loan where it pays."""
    me = look.me
    results = look.results(me, "influence", 0, ("any", "acquire", "not-other-world"))
    found = 0.0
    for number, likely in enumerate(results):
        found += likely * max(purchase(look, number)[0], borrowed(look, number))
    return W["acquire"] * found * float(min(1.5, look.time / 8.0) ** W["lasting"])


def purchase(look: Look, successes: int) -> tuple[float, list[str]]:
    """The best that so many successes pay for: one card or several."""
    known = look.content.assets
    best: tuple[float, list[str]] = (0.0, [])
    offers = [(known[card].value, texts.asset(look, look.me, card), card) for card in look.state.reserve]
    for number in range(1, 1 << len(offers)):
        chosen = [offer for at, offer in enumerate(offers) if number >> at & 1]
        if sum([offer[0] for offer in chosen]) <= successes:
            worth = sum([offer[1] for offer in chosen if offer[1] > 0.3])
            if worth > best[0]:
                best = (worth, [offer[2] for offer in chosen if offer[1] > 0.3])
    return best


def borrowed(look: Look, successes: int) -> float:
    """The same with a loan, less what Debt costs."""
    in_debt = [player.seat for player in look.people if look.game.condition(player, "debt") is not None]
    if look.seat in in_debt or len(in_debt) >= look.content.decks["conditions"].count("debt"):
        return 0.0
    return purchase(look, successes + 2)[0] - W["debt"]


def prepare(look: Look, plan: Plan, *, moving: bool) -> float:
    """What one more ticket is worth: it leads farther now or later."""
    me = look.me
    if me.train + me.ship >= TICKETS:
        return -1.0
    moving = moving and look.state.actions > 1
    without = plan.best(me.train, me.ship)[0] if moving else plan.standing(me.place, me.train, me.ship)
    return max([_with(look, plan, kind, moving=moving) for kind in ticket_kinds(look)]) - without


def ticket_kinds(look: Look) -> list[str]:
    kinds = [kind for _, kind in look.content.paths[look.me.place]]
    return [kind for kind in ("train", "ship") if kind in kinds]


def _with(look: Look, plan: Plan, kind: str, *, moving: bool) -> float:
    me = look.me
    tickets = (me.train + (kind == "train"), me.ship + (kind == "ship"))
    return plan.best(*tickets)[0] if moving else plan.standing(me.place, *tickets)


def ticket_kind(look: Look) -> str:
    plan = Plan(look)
    return max(ticket_kinds(look), key=lambda kind: _with(look, plan, kind, moving=bool(look.state.actions)))


def sheet(look: Look, plan: Plan) -> float:
    """The action of one's own sheet."""
    me, game = look.me, look.game
    monsters = game.monsters_at(me.place)
    match me.investigator:
        case "trish-scarborough":
            return max(2.5, 0.5 * clue_worth(look, me))
        case "silas-marsh":
            ships = [space for space, kind in look.content.paths[me.place] if kind == "ship"]
            there = [plan.standing(space, me.train, me.ship) for space in ships]
            return 0.4 + max([0.0, *there]) - plan.standing(me.place, me.train, me.ship)
        case "charlie-kane":
            return 0.7
        case "diana-stanley":
            return sum([fight(look, me, monster).cost + 0.8 for monster in monsters]) - 0.5
        case "jim-culver":
            here = [player for player in look.people if player.place == me.place]
            return sum([0.9 / player.sanity + 0.3 for player in here if player.sanity < look.sanity(player)])
        case "leo-anderson":
            allies = len(game.with_trait(me, "ally"))
            offered = [card for card in look.state.reserve if "ally" in look.content.possessions[card].traits]
            return 0.9 * look.chance(me, "influence") if offered and allies < 3 else -1.0
        case "lily-chen":
            return _exchange(look)[0]
        case "mark-harrigan":
            easy = [monster for monster in monsters if remaining(look, monster) == 1]
            return 1.2 if easy and me.health > 2 else 0.5 if me.health > 5 else -1.0
        case "jacqueline-fine":
            return trades.far(look)
        case "norman-withers":
            return 0.3 if look.clues(me) > 3 else -1.0
        case "akachi-onyele":
            return 0.2
    return -1.0


def _exchange(look: Look) -> tuple[float, str]:
    """Health for Sanity, if one is much lower than the other."""
    me = look.me
    lacks = {"health": look.health(me) - me.health, "sanity": look.sanity(me) - me.sanity}
    low, high = ("health", "sanity") if me.health < me.sanity else ("sanity", "health")
    amount = min(lacks[low], abs(me.health - me.sanity) // 2)
    return (0.5 * amount if amount > 1 else -1.0, f"{high}:{amount}")


def exchange(look: Look) -> str:
    return _exchange(look)[1]


def act(look: Look, what: str) -> float:
    """A component action, by its effects."""
    key, _, number = what.rpartition(":")
    card = printed(key)
    if card in ("detained", "debt"):
        return (4.0 if card == "detained" else 1.2) * look.chance(look.me, "influence")
    if card == "dynamite":
        total = sum([min(3, remaining(look, monster)) for monster in look.game.monsters_at(look.me.place)])
        return 0.8 * total - 1.0
    if card == "holy-water":
        return 0.9
    if card == "cat-burglar":
        return 0.3
    found = look.content.actions[card][int(number)]
    return texts.gain(look, effects_text(found.do, "you", "list-and")) - 0.3


SPELLS = {"blessing-of-isis": 4.0, "conjuration": 0.9, "feed-the-mind": 1.1, "shriveling": 1.4, "plumb-the-void": 0.2}


def cast(look: Look, key: str) -> float:
    card = printed(key)
    me = look.me
    likely = look.chance(me, "lore", look.content.spells[card].modifier, ("any", "spell", "not-other-world"))
    gain = SPELLS.get(card, 0.5)
    if feeds(look):
        gain += look.step
    risk = 0.4 * look.loss(me, 1, 1) if min(me.sanity, me.health) > 3 else 2.0
    return gain * likely - risk


# Questions on the way


def ticket(look: Look, decision: Decision) -> str:
    """On by ticket, or stay."""
    me = look.me
    _, first = Plan(look).best(me.train, me.ship, steps=0)
    return first if any([option.key == first for option in decision.options]) else "stop"


def place(look: Look, decision: Decision) -> str:
    """Where to move for free; a key that is no place: to stay."""
    plan = Plan(look)
    spaces = look.content.spaces

    def found(key: str) -> float:
        return plan.standing(key if key in spaces else look.me.place, look.me.train, look.me.ship)

    return max([option.key for option in decision.options], key=found)


def afar(look: Look) -> float:
    """What the best Clue on the board is worth to whoever sees it from here by a Spell."""
    elsewhere = [goal for goal in goals(look) if goal.kind == "clue" and goal.place != look.me.place]
    found = max([0.0, *[value(look, look.me, goal) for goal in elsewhere]])
    return found * look.chance(look.me, "lore", 0, ("any", "spell", "not-other-world"))


def feeds(look: Look) -> bool:
    """Whether a Spell that is cast brings the Mystery further."""
    return bool(look.left and look.game.active_mystery("spells-feed") and look.clues(look.me))


def encounter(look: Look, decision: Decision) -> str:
    """The best one on this space."""
    here = {goal.key: goal for goal in goals(look) if goal.place == look.me.place}

    def found(key: str) -> float:
        kind, _, what = key.partition(":")
        if kind == PASS:
            return 0.2
        goal = here.get(key) or here.get(what)
        if kind == "gate":
            goal = next(known for known in here.values() if known.kind == "gate")
            if 0 < waiting(look, look.me, goal.key, 0) < 3 and look.state.doom > 3:
                # Soon the Mystery gains by it too.
                return 0.3
        return value(look, look.me, goal or Goal(look.me.place, kind))

    return max([option.key for option in decision.options], key=found)


def improve(look: Look, decision: Decision) -> str:
    order = ("observation", "lore", "will", "strength", "influence")
    me = look.me
    printed_skills = look.content.investigators[me.investigator].skills
    keys = [option.key for option in decision.options if option.key in SKILLS]
    return max(keys, key=lambda skill: printed_skills[skill] - 0.5 * order.index(skill)) if keys else ""
