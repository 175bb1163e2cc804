"""The Mythos phase. (dmd.mythos-phase.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name
from miskatonic.games.death_may_die import asking, foes, harm
from miskatonic.games.death_may_die.terms import ALL
from miskatonic.games.death_may_die.verbs.people import Wound
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.game import DeathMayDie

OMENS_PRICE = 2
PRICE = Wound(amount=OMENS_PRICE)
RULE = "dmd.mythos-phase.1"


async def draw(game: DeathMayDie) -> str:
    """The top card; an exhausted deck is made of its discard pile again."""
    state = game.state
    if not len(state.mythos):
        reshuffle(game)
    card = await game.draw(state.mythos)
    assert card is not None
    return card


def reshuffle(game: DeathMayDie) -> None:
    """dmd.mythos-check.7; a card kept beside an Insanity goes back too."""
    state = game.state
    state.mythos.fog = [*state.mythos.fog, *state.mythos_discard]
    state.mythos_discard = []
    for investigator in state.investigators:
        if investigator.trauma:
            state.mythos.put_into_fog(investigator.trauma)
            investigator.trauma = ""
    state.mythos.shuffle()
    game.event("reshuffled")


async def phase(game: DeathMayDie) -> None:
    """dmd.mythos-phase.1 to 3"""
    state = game.state
    who = state.active
    state.mythos_now = await _drawn(game, who)
    card = game.content.mythos[state.mythos_now]
    game.event("mythos", card=Name(card.id), symbol=card.symbol)
    if not await _cancelled(game, card.id):
        await carry_out(game, who, card.id)
    laid_down(game)
    if game.unsettled:
        await game.settle()


def laid_down(game: DeathMayDie) -> None:
    """dmd.mythos-phase.2, dmd.mythos-phase.5"""
    state = game.state
    card, state.mythos_now = state.mythos_now, ""
    if not card:
        return
    if not game.content.mythos[card].symbol:
        for investigator in game.living():
            if game.perk(investigator.number, "trauma"):
                if investigator.trauma:
                    state.mythos_discard.append(investigator.trauma)
                investigator.trauma = card
                game.event("trauma", who=game.name(investigator.number), card=Name(card))
                return
    state.mythos_discard.append(card)


async def _drawn(game: DeathMayDie, who: int) -> str:
    """Read the Omens lets its owner put a card under the deck."""
    state = game.state
    card = await draw(game)
    choose, again = game.perk(who, "omens-choose"), game.perk(who, "omens")
    if not (choose or again) or not state.limits.free("turn", f"omens:{who}"):
        return card
    state.limits.use("turn", f"omens:{who}")
    state.aside = [card]
    if choose:
        state.aside.append(await draw(game))
        options = [Option(found, Msg("thing", {"name": Name(found)}), found) for found in state.aside]
        prompt = Msg("ask-omens", {"who": game.name(who)})
        (card,) = await Decision("omens", game.player_of(who), RULE, prompt, options)
        state.aside.remove(card)
    elif await asking.yes(game, who, "omens-again", RULE, card=Name(card)):
        card = await draw(game)
    else:
        state.aside = []
        return card
    for other in state.aside:
        state.mythos.put_under(other)
        game.event("omens", who=game.name(who), card=Name(other))
    state.aside = []
    game.heal_stress(who, game.perk(who, "omens-heal") or ALL)
    return card


async def _cancelled(game: DeathMayDie, card: str) -> bool:
    """Read the Omens, level 4: for 2 Wounds; the symbol stays."""
    found = game.content.mythos[card]
    if not found.effects and not found.summons:
        return False
    for investigator in game.living():
        who = investigator.number
        able = game.perk(who, "omens-cancel") and PRICE.payable(game, Scene(who, card))
        if able and await asking.yes(game, who, "omens-cancel", RULE, card=Name(card)):
            await harm.wound(game, who, OMENS_PRICE, price=True)
            game.event("cancelled", who=game.name(who), card=Name(card))
            return True
    return False


async def carry_out(game: DeathMayDie, who: int, card: str) -> None:
    """dmd.mythos-phase.3, dmd.mythos-phase.4: effects, then summonings, each if it can be done."""
    found = game.content.mythos[card]
    await game.run(found.effects, Scene(who, card))
    for summons in found.summons:
        foes.summon(game, summons.enemy, game.board.gates[summons.gate])
