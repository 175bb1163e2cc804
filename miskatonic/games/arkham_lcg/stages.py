"""Acts and agendas: doom, clues, advancing, objectives (ah.act-agenda.*, ah.step-1-3.*)."""

from __future__ import annotations

from miskatonic.engine.message import Msg, Name
from miskatonic.games.arkham_lcg import clues, elimination
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.happenings import Occasion
from miskatonic.games.arkham_lcg.state import Stage
from miskatonic.kit.scene import Scene


def place_doom(game: Arkham, amount: int = 1) -> None:
    agenda = game.state.agenda
    if agenda is not None:
        agenda.put("doom", amount)
        game.event("doom", card=Name(agenda.card), amount=amount)


async def check_doom(game: Arkham) -> bool:
    """Step 1.3, and where a card says that it may advance the agenda (ah.step-1-3.5)."""
    agenda = game.state.agenda
    if agenda is None or agenda.turned or agenda.card not in game.content.agendas:
        return False
    if game.doom_in_play() < game.content.agendas[agenda.card].doom:
        return False
    await advance_agenda(game)
    return True


def remove_doom(game: Arkham) -> None:
    """ah.act-agenda.13"""
    state = game.state
    for enemy in state.enemies:
        enemy.tokens.pop("doom", None)
    for location in state.locations:
        location.tokens.pop("doom", None)
        for piece in location.cards:
            piece.tokens.pop("doom", None)
    for player in state.players:
        for piece in (*player.assets, *player.threat):
            piece.tokens.pop("doom", None)


async def advance_agenda(game: Arkham) -> None:
    """ah.act-agenda.12 to .19: tokens off, the back is carried out, then the next one is current."""
    state = game.state
    agenda = state.agenda
    assert agenda is not None
    card = game.content.agendas[agenda.card]

    async def turn(happening: Occasion) -> None:
        agenda.tokens.clear()
        remove_doom(game)
        game.event("agenda-advances", card=Name(agenda.card))
        await game.run(card.back, Scene(game.lead, agenda.key))

    await game.happen(Occasion(game, "agenda-advances", -1, agenda.key, ""), turn)
    if state.agenda is agenda and not agenda.turned:
        state.removed.append(agenda.card)
        state.agenda = Stage(game.numbered(), state.agendas.pop(0)) if state.agendas else None
        game.changed()
        if state.agenda is not None:
            game.event("new-agenda", card=Name(state.agenda.card))
            game.event("story", what=Msg(f"story-{state.agenda.card}"))


def clue_price(game: Arkham) -> int:
    """What the current act asks of the group; 0: nothing."""
    act = game.state.act
    if act is None or act.card not in game.content.acts:
        return 0
    return game.per_investigator(game.content.acts[act.card].clues)


def can_advance(game: Arkham) -> bool:
    """ah.clues.7: without an objective, on anybody's turn."""
    act = game.state.act
    if act is None or act.card not in game.content.acts or game.content.acts[act.card].objective:
        return False
    price = clue_price(game)
    return price > 0 and clues.can_spend(game, game.seats_in_order(), price)


async def advance_by_clues(game: Arkham) -> None:
    await clues.spend(game, game.seats_in_order(), clue_price(game))
    await advance_act(game)


async def advance_act(game: Arkham) -> None:
    state = game.state
    act = state.act
    assert act is not None
    card = game.content.acts[act.card]
    act.tokens.clear()
    game.event("act-advances", card=Name(act.card))
    await game.run(card.back, Scene(game.lead, act.key))
    if state.act is act:
        state.removed.append(act.card)
        state.act = Stage(game.numbered(), state.acts.pop(0)) if state.acts else None
        game.changed()
        if state.act is not None:
            game.event("new-act", card=Name(state.act.card))
            game.event("story", what=Msg(f"story-{state.act.card}"))
            await objective(game)


async def objective(game: Arkham) -> None:
    """An act that advances as soon as something is so (P076: before what answers with "after")."""
    agenda = game.state.agenda
    if agenda is not None and agenda.turned:
        for effect in game.content.agendas[agenda.card].back:
            condition = getattr(effect, "objective", None)
            if condition is not None and game.holds(condition, Scene(game.lead, agenda.key)):
                elimination.raise_end(game, getattr(effect, "resolution", "none"))
    act = game.state.act
    if act is None:
        return
    card = game.content.acts.get(act.card)
    if card is None or card.objective != "condition" or card.when is None:
        return
    if game.holds(card.when, Scene(game.lead, act.key)):
        await advance_act(game)


async def round_objective(game: Arkham) -> None:
    """When the round ends, investigators at one location may spend the clues (The Barrier)."""
    from miskatonic.engine.decision import Decision, Option

    act = game.state.act
    if act is None or act.card not in game.content.acts:
        return
    card = game.content.acts[act.card]
    if card.objective != "round-ends-here":
        return
    here = game.at(card.where)
    price = clue_price(game)
    if here and clues.can_spend(game, here, price):
        options = [
            Option("yes", Msg("option-advance", {"card": Name(act.card)}), act.key),
            Option("no", Msg("option-no")),
        ]
        prompt = Msg("ask-advance", {"card": Name(act.card), "clues": price})
        asked = game.lead if game.lead in here else here[0]
        (key,) = await Decision("advance", asked, "ah.act-agenda.7", prompt, options)
        if key == "yes":
            await clues.spend(game, here, price)
            await advance_act(game)
