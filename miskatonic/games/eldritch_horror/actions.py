"""The Action Phase: what an investigator may do, and doing it. (eh.actions.*, eh.action-phase.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import PASS, Decision, Option, Refusal
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import acquiring, flipping, losing, moving, purse, spells, trading, uses
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Held, Player
from miskatonic.games.eldritch_horror.terms import TICKETS
from miskatonic.kit.game import printed
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.printed import Action

_PASS = Option(PASS, Msg("option-end-turn"))
REST = Option("rest", Msg("option-rest"))
ACQUIRE = Option("acquire", Msg("option-acquire"))
PREPARE = Option("prepare", Msg("option-prepare"))
TRADE = Option("trade", Msg("option-trade"))
LOOK = {
    deck: Option(f"look:{deck}", Msg("option-look-top", {"deck": Msg(f"deck-{deck}")}), f"deck:{deck}")
    for deck in flipping.DECKS
}


def mark(seat: int, action: str) -> str:
    return f"{seat}:{action}"


def free(game: Eldritch, seat: int, action: str) -> bool:
    """Each kind of action once per round (eh.actions.3)."""
    return game.state.limits.free("round", mark(seat, action))


def options(game: Eldritch, seat: int) -> list[Option]:
    """Every action that this investigator may perform now."""
    player = game.player(seat)
    found: list[Option] = []
    if game.passive(player, "detained"):
        _component_actions(game, player, found, only="detained")
        return found
    place = player.place
    if free(game, seat, "travel"):
        travel = game.content.travel[place]
        found += travel
    monsters = bool(game.monsters_at(place))
    city = game.kind_of(place) == "city"
    if not monsters and free(game, seat, "rest") and not game.in_force("no-rest"):
        found.append(REST)
    if city and not monsters and free(game, seat, "acquire") and game.state.reserve:
        found.append(ACQUIRE)
    if city and free(game, seat, "prepare"):
        found.append(PREPARE)
    if free(game, seat, "trade") and len(game.here(place)) > 1:
        found.append(TRADE)
    _component_actions(game, player, found)
    return found


def refusals(game: Eldritch, seat: int) -> tuple[Refusal, ...]:
    """What one might expect, and the rule that forbids it."""
    player = game.player(seat)
    detained = game.passive(player, "detained")
    if detained:
        return tuple([_forbidden(option, printed(detained)) for option in (REST, ACQUIRE, PREPARE, TRADE)])
    found: list[Refusal] = []
    monsters = bool(game.monsters_at(player.place))
    restless = game.in_force("no-rest")
    if restless:
        found.append(_forbidden(REST, restless))
    if monsters:
        here = Msg("missing-peace", {"monsters": [Name(monster.card) for monster in game.monsters_at(player.place)]})
        if not restless:
            found.append(Refusal("rest", REST.text, "eh.rest.2", missing=here))
        found.append(Refusal("acquire", ACQUIRE.text, "eh.acquire-assets.2", missing=here))
    if game.kind_of(player.place) != "city":
        no_city = Msg("missing-city", {"place": Name(player.place)})
        found.append(Refusal("prepare", PREPARE.text, "eh.prepare-for-travel.1", missing=no_city))
        if not monsters:
            found.append(Refusal("acquire", ACQUIRE.text, "eh.acquire-assets.1", missing=no_city))
    elif not monsters and not game.state.reserve:
        found.append(Refusal("acquire", ACQUIRE.text, "eh.reserve.2", missing=Msg("missing-reserve")))
    for option in (REST, ACQUIRE, PREPARE, TRADE):
        if not free(game, seat, option.key):
            found = [refusal for refusal in found if refusal.key != option.key]
            found.append(Refusal(option.key, option.text, "eh.actions.3", missing=Msg("missing-another")))
    return tuple(found)


def _forbidden(option: Option, card: str) -> Refusal:
    """What a card in play or in hand does not allow is not allowed by anything else either."""
    return Refusal(option.key, option.text, "eh.conflicts.4", missing=Msg("missing-leave", {"card": Name(card)}))


def _component_actions(game: Eldritch, player: Player, found: list[Option], only: str = "") -> None:
    """Of one's sheet, one's cards, and local actions of others here (eh.component-action.*, eh.local-action.*)."""
    seat = player.seat
    sheet = game.content.investigators[player.investigator].action
    if (
        not only
        and sheet is not None
        and free(game, seat, "sheet")
        and _possible(game, sheet, seat, player.investigator)
    ):
        found.append(Option("sheet", Msg("option-action", {"card": Name(player.investigator)}), player.investigator))
    known = game.content.actions
    for pieces in (player.assets, player.artifacts, player.conditions):
        for held in pieces:
            if held.card in known and (not only or only == held.card):
                _card_actions(game, seat, held, found, own=True)
    if only:
        return
    for held in player.spells:
        if game.state.limits.free("round", f"{held.key}:cast") and spells.castable(game, player, held, "action"):
            found.append(Option(f"cast:{held.key}", Msg("option-cast", {"card": Name(held.card)}), held.key))
    for other in game.state.players:
        if other is not player and other.investigator and other.place == player.place:
            for pieces in (other.assets, other.artifacts, other.conditions):
                for held in pieces:
                    if held.card in known:
                        _card_actions(game, seat, held, found, own=False)


def _card_actions(game: Eldritch, seat: int, held: Held, found: list[Option], *, own: bool) -> None:
    for number, action in enumerate(game.content.actions[held.card]):
        allowed = (own or action.local) and action_free(game, seat, held, number, action)
        if allowed and _possible(game, action, seat, held.key):
            text = "option-local-action" if action.local else "option-action"
            found.append(Option(f"act:{held.key}:{number}", Msg(text, {"card": Name(held.card)}), held.key))


def action_free(game: Eldritch, seat: int, held: Held, number: int, action: Action) -> bool:
    """eh.local-action.4, eh.local-action.5; others once per round, whoever has them (eh.component-action.3)."""
    mark = f"{seat}:{held.key}:{number}" if action.local else f"{held.key}:{number}"
    return game.state.limits.free("round", mark)


def _possible(game: Eldritch, action: Action, seat: int, source: str) -> bool:
    scene = Scene(seat, source)
    if action.that is not None and not game.holds(action.that, scene):
        return False
    if not game.can_pay(action.cost, scene):
        return False
    for effect in action.do:  # noqa: SIM110 - the hot path
        if effect.can(game, scene):
            return True
    return False


async def turn(game: Eldritch, seat: int) -> bool:
    """One decision of an investigator's turn; False: he is done (eh.actions.4)."""
    state = game.state
    found = options(game, seat)
    ruby = game.passive(game.player(seat), "buys-action")
    if ruby and game.player(seat).sanity > 1 and state.limits.free("round", f"{ruby}:buys-action"):
        found.append(Option("buy-action", Msg("option-buy-action", {"card": Name(printed(ruby))}), ruby))
    for name in flipping.unseen_tops(game):
        found.append(LOOK[name])
    prompt = Msg("ask-action", {"left": state.actions})
    refused = refusals(game, seat) if game.explaining else ()
    (key,) = await Decision("action", seat, "eh.actions.1", prompt, [*found, _PASS], refusals=refused)
    if key == PASS:
        return False
    if key.startswith("look:"):
        await flipping.look_at_top(game, seat, key[5:])
        return True
    if key == "buy-action":
        state.limits.use("round", f"{ruby}:buys-action")
        purse.spend_stat(game, seat, "sanity", 1)
        state.actions += 1
        return True
    state.actions -= 1
    await perform(game, seat, key)
    return state.actions > 0


async def extra_action(game: Eldritch, seat: int) -> None:
    """An additional action, at once; it may be declined."""
    found = options(game, seat)
    if found:
        (key,) = await Decision("extra-action", seat, "eh.actions.1", Msg("ask-extra-action"), [*found, _PASS])
        if key != PASS:
            await perform(game, seat, key)


async def perform(game: Eldritch, seat: int, key: str) -> None:
    """eh.actions.5"""
    kind, _, what = key.partition(":")
    limits = game.state.limits
    if kind == "act":
        await _act(game, seat, what)
        return
    if kind == "cast":
        limits.use("round", f"{what}:cast")
        found = game.held(what)
        assert found is not None
        await spells.cast(game, game.player(seat), found[1])
        return
    limits.use("round", mark(seat, kind))
    match kind:
        case "travel":
            await travel(game, seat, what)
        case "rest":
            await rest(game, seat)
        case "acquire":
            await acquiring.acquire(game, seat)
        case "prepare":
            await prepare(game, seat)
        case "trade":
            player = game.player(seat)
            await trading.trade(game, seat, [other for other in game.here(player.place) if other != seat])
        case "sheet":
            player = game.player(seat)
            action = game.content.investigators[player.investigator].action
            assert action is not None
            game.event("acted.sheet", who=Seat(seat), card=Name(player.investigator))
            scene = Scene(seat, player.investigator)
            await game.pay_for(action.cost, scene)
            await game.run(action.do, scene)


async def _act(game: Eldritch, seat: int, what: str) -> None:
    """A component action."""
    key, _, number = what.rpartition(":")
    found = game.held(key)
    assert found is not None
    held = found[1]
    action = game.content.actions[held.card][int(number)]
    mark = f"{seat}:{key}:{number}" if action.local else f"{key}:{number}"
    game.state.limits.use("round", mark)
    game.event("acted", who=Seat(seat), card=Name(held.card))
    scene = Scene(seat, held.key)
    await game.pay_for(action.cost, scene)
    await game.run(action.do, scene)


async def travel(game: Eldritch, seat: int, place: str) -> None:
    """One space, then one more for each ticket (eh.travel.1, .2, .3)."""
    player = game.player(seat)
    await moving.move(game, seat, place)
    while player.train or player.ship:
        onward: list[Option] = []
        for space, kind in game.content.paths[player.place]:
            if (kind == "train" and player.train) or (kind == "ship" and player.ship):
                text = Msg("option-ticket", {"place": Name(space), "kind": kind})
                onward.append(Option(f"{kind}:{space}", text, space))
        if not onward:
            return
        onward.append(Option("stop", Msg("option-stay")))
        key = await game.one_of("ticket", seat, "eh.travel.2", onward)
        if key == "stop":
            return
        ticket, _, space = key.partition(":")
        setattr(player, ticket, getattr(player, ticket) - 1)
        game.event("ticket.spent", who=Seat(seat), what=Msg(f"ticket-{ticket}"))
        await moving.move(game, seat, space)


async def rest(game: Eldritch, seat: int) -> None:
    """eh.rest.1; cards add to it, and some Conditions may be shaken off."""
    player = game.player(seat)
    game.event("rested", who=Seat(seat))
    losing.recover(game, seat, "health", 1)
    losing.recover(game, seat, "sanity", 1 + bool(game.passive(player, "rest-sanity")))
    await _witch_doctor(game, player)
    await uses.answer(game, seat, "rest")
    for held in list(player.conditions):
        fades = game.content.conditions[held.card].rest and held in player.conditions
        if fades and await uses.wants(game, seat, held.key, "eh.conditions.7", Msg("line-rest")):
            await _shake_off(game, player, held)


async def _shake_off(game: Eldritch, player: Player, held: Held) -> None:
    (face,) = await game.roll()
    game.event("rolled", who=Seat(player.seat), face=face)
    if face >= 5:
        from miskatonic.games.eldritch_horror import gaining

        gaining.discard(game, player, held)


async def _witch_doctor(game: Eldritch, player: Player) -> None:
    """Somebody here helps whoever rests."""
    from miskatonic.games.eldritch_horror import gaining

    for other in game.state.players:
        source = game.passive(other, "witch-doctor") if other.investigator and other.place == player.place else ""
        if not source:
            continue
        choices = [Option("health", Msg("option-recover-health"), source)]
        cursed = game.condition(player, "cursed")
        if cursed is not None:
            choices.append(Option("cursed", Msg("option-lift", {"card": Name("cursed")}), cursed.key))
        choices.append(Option(PASS, Msg("option-pass")))
        prompt = Msg("ask-use", {"card": Name(printed(source)), "offer": Msg("passive-witch-doctor")})
        (key,) = await Decision("witch-doctor", player.seat, "eh.possessions.3", prompt, choices)
        if key == "health":
            losing.recover(game, player.seat, "health", 1)
        elif key == "cursed" and cursed is not None:
            gaining.discard(game, player, cursed)


async def prepare(game: Eldritch, seat: int) -> None:
    """eh.prepare-for-travel.2, eh.prepare-for-travel.3, .4, .5, .6"""
    player = game.player(seat)
    kinds = [kind for _, kind in game.content.paths[player.place]]
    choices = [Option(kind, Msg(f"ticket-{kind}")) for kind in ("train", "ship") if kind in kinds]
    if not choices:
        return
    kind = await game.one_of("ticket-kind", seat, "eh.prepare-for-travel.3", choices)
    if player.train + player.ship >= TICKETS:
        held = [Option(own, Msg(f"ticket-{own}")) for own in ("train", "ship") if getattr(player, own)]
        old = await game.one_of("discard-ticket", seat, "eh.prepare-for-travel.6", held)
        setattr(player, old, getattr(player, old) - 1)
    setattr(player, kind, getattr(player, kind) + 1)
    game.caused("ticket.gained", who=Seat(seat), what=Msg(f"ticket-{kind}"))
