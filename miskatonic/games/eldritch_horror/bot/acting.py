"""Which action, and where to go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from miskatonic.engine.decision import PASS, Decision
from miskatonic.games.eldritch_horror.bot import worth as texts
from miskatonic.games.eldritch_horror.bot.fights import fight, fights, remaining
from miskatonic.games.eldritch_horror.bot.goals import Goal, discount, goals, shares, spells_here, value, worth
from miskatonic.games.eldritch_horror.bot.weights import WEIGHTS as W
from miskatonic.games.eldritch_horror.terms import SKILLS, TICKETS
from miskatonic.kit.game import printed
from miskatonic.kit.wording import effects_text

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.bot.look import Look


class Plan:
    """What this investigator wants: his share of the goals, and those that nobody has taken."""

    def __init__(self, look: Look) -> None:
        self.look = look
        given = shares(look)
        others = [(goal.place, goal.key) for seat, (goal, _) in given.items() if seat != look.seat and not goal.shared]
        self.wanted: list[tuple[Goal, float]] = []
        for goal in goals(look):
            share = W["taken"] if (goal.place, goal.key) in others else 1.0
            found = share * worth(look, look.me, goal)
            if found > 0.3:
                self.wanted.append((goal, found))
        self._known: dict[str, float] = {}

    def now(self, place: str) -> float:
        """What the Encounter Phase would bring there."""
        look = self.look
        guard = fights(look, look.me, place)
        least = W["location"] if look.content.spaces[place].region else W["general"]
        least += spells_here(look, place)
        found = [guard.clear * least - guard.cost]
        found += [score for goal, score in self.wanted if goal.place == place]
        return max(found)

    def later(self, place: str) -> float:
        """What is to be done next round or later, elsewhere."""
        far = self.look.far
        found = [score * discount(far(place, goal.place)) for goal, score in self.wanted if goal.place != place]
        return W["ahead"] * max(found) if found else 0.0

    def standing(self, place: str) -> float:
        """What it is worth to be there when the Action Phase is over."""
        found = self._known.get(place)
        if found is None:
            look = self.look
            found = self.now(place) + self.later(place)
            if look.state.eldritch.get(place) and look.game.sheet_says("drowned-spaces") and place != look.me.place:
                found -= look.loss(look.me, 0, 1) + 0.5
            self._known[place] = found
        return found

    def best(self, reach: Mapping[str, tuple[str, int]]) -> tuple[float, str]:
        """How much better the best of these places is than this one, and the first step there."""
        here = self.standing(self.look.me.place)
        best, first = 0.0, ""
        for place, (step, tickets) in reach.items():
            found = self.standing(place) - here - W["prepare"] * tickets
            if found > best:
                best, first = found, step
        return best, first


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
    if any([option.key.startswith("travel:") for option in decision.options]):
        travels, first = plan.best(look.reach(me.place, me.train, me.ship))
        if first:
            scores[f"travel:{first}"] = travels
    best = max(scores, key=lambda key: scores[key])
    if travels <= W["go"]:
        return best
    stays = {key: found for key, found in scores.items() if not key.startswith("travel:") and found > W["stay"]}
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
        case "prepare":
            return prepare(look, plan)
        case "sheet":
            return sheet(look, plan)
        case "act":
            return act(look, what)
        case "cast":
            return cast(look, what)
        case "buy-action":
            return 0.4 if look.me.sanity > 4 else -1.0
    return -1.0


def rest(look: Look) -> float:
    me = look.me
    found = 0.0
    for held, most in ((me.health, look.health(me)), (me.sanity, look.sanity(me))):
        if held < most:
            found += W["rest"] * (0.4 + 2.0 / held)
    found += 0.4 * len([held for held in me.conditions if look.content.conditions[held.card].rest])
    return found


def acquire(look: Look) -> float:
    """A test of Influence for Assets: worth more to whoever has little."""
    results = look.results(look.me, "influence", 0, ("any", "acquire", "not-other-world"))
    cards = [(look.content.assets[card].value, texts.asset(look, look.me, card)) for card in look.state.reserve]
    found = 0.0
    for number, likely in enumerate(results):
        found += likely * max([0.0, *[worth for price, worth in cards if price <= number]])
    return W["acquire"] * found


def prepare(look: Look, plan: Plan) -> float:
    me = look.me
    if me.train + me.ship >= TICKETS:
        return -1.0
    found = W["prepare"]
    if look.state.actions > 1:
        without, _ = plan.best(look.reach(me.place, me.train, me.ship))
        found += max([0.0, *[_with(look, plan, kind) - without for kind in ticket_kinds(look)]])
    return found


def ticket_kinds(look: Look) -> list[str]:
    kinds = [kind for _, kind in look.content.paths[look.me.place]]
    return [kind for kind in ("train", "ship") if kind in kinds]


def _with(look: Look, plan: Plan, kind: str) -> float:
    me = look.me
    return plan.best(look.reach(me.place, me.train + (kind == "train"), me.ship + (kind == "ship")))[0]


def ticket_kind(look: Look) -> str:
    plan = Plan(look)
    return max(ticket_kinds(look), key=lambda kind: _with(look, plan, kind))


def sheet(look: Look, plan: Plan) -> float:
    """The action of one's own sheet."""
    me, game = look.me, look.game
    monsters = game.monsters_at(me.place)
    match me.investigator:
        case "trish-scarborough":
            return 2.5
        case "silas-marsh":
            ships = [space for space, kind in look.content.paths[me.place] if kind == "ship"]
            there = [plan.standing(space) for space in ships]
            return 0.4 + max([0.0, *there]) - plan.standing(me.place)
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


SPELLS = {"blessing-of-isis": 1.6, "conjuration": 0.9, "feed-the-mind": 1.1, "shriveling": 1.4, "plumb-the-void": 0.2}


def cast(look: Look, key: str) -> float:
    card = printed(key)
    me = look.me
    likely = look.chance(me, "lore", look.content.spells[card].modifier, ("any", "spell", "not-other-world"))
    gain = SPELLS.get(card, 0.5)
    if feeds(look):
        gain += look.step
    risk = 0.3 if me.sanity > 2 and me.health > 2 else 1.2
    return gain * likely - risk


# Questions on the way


def ticket(look: Look, decision: Decision) -> str:
    """On by ticket, or stay."""
    me = look.me
    _, first = Plan(look).best(look.reach(me.place, me.train, me.ship, steps=0))
    return first if any([option.key == first for option in decision.options]) else "stop"


def place(look: Look, decision: Decision) -> str:
    """Where to move for free; a key that is no place: to stay."""
    plan = Plan(look)
    spaces = look.content.spaces

    def found(key: str) -> float:
        return plan.standing(key if key in spaces else look.me.place)

    return max([option.key for option in decision.options], key=found)


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
        return value(look, look.me, goal or Goal(look.me.place, kind))

    return max([option.key for option in decision.options], key=found)


def improve(look: Look, decision: Decision) -> str:
    order = ("observation", "lore", "will", "strength", "influence")
    me = look.me
    printed_skills = look.content.investigators[me.investigator].skills
    keys = [option.key for option in decision.options if option.key in SKILLS]
    return max(keys, key=lambda skill: printed_skills[skill] - 0.5 * order.index(skill)) if keys else ""
