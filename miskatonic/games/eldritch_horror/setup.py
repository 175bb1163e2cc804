"""What a game is begun with, and setting it up. (eh.difficulty.*, eh.solo.*, eh.reserve.1)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.deck import Deck
from miskatonic.engine.game import Setting
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import gaining, mysteries, mythos, supply
from miskatonic.games.eldritch_horror.cards import EldritchContent
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Held, Player, Stage, State
from miskatonic.games.eldritch_horror.terms import ACTIONS, COLOURS
from miskatonic.kit.scene import Scene
from miskatonic.kit.setup import CHOOSE, RANDOM, all_different, chosen

DIFFICULTIES: dict[str, tuple[str, ...]] = {
    "mixed": ("easy", "normal", "hard"),
    "easy": ("easy", "normal"),
    "hard": ("normal", "hard"),
    "normal": ("normal",),
}
"""Which Mythos cards are used (eh.difficulty.2, .3, .4)."""


def settings(content: EldritchContent) -> list[Setting]:
    investigators = (CHOOSE, RANDOM, *content.investigators)
    return [
        Setting("ancient_one", (RANDOM, *content.ancient_ones), RANDOM),
        Setting("investigators", investigators, RANDOM, per_seat=True),
        Setting("difficulty", tuple(DIFFICULTIES), "mixed"),
        Setting("starting_rumor", ("no", "yes"), "no"),
    ]


def begin(content: EldritchContent, seats: int, options: Mapping[str, Any]) -> State:
    wishes = chosen(settings(content), options, seats)
    all_different("investigators", wishes["investigators"])
    state = State([Player(seat) for seat in range(seats)])
    state.ancient_one = "" if wishes["ancient_one"][0] == RANDOM else wishes["ancient_one"][0]
    state.wishes = wishes["investigators"]
    (state.difficulty,) = wishes["difficulty"]
    state.starting_rumor = wishes["starting_rumor"][0] == "yes"
    fill_decks(content, state)
    return state


def fill_decks(content: EldritchContent, state: State) -> None:
    """Everything that does not depend on the Ancient One."""
    solo = len(state.players) == 1
    state.investigators = sorted(content.investigators)
    state.assets.fog = _without_teamwork(content, state, "assets", solo)
    state.artifacts.fog = _without_teamwork(content, state, "artifacts", solo)
    state.spells.fog = content.decks["spells"].copy()
    state.conditions.fog = content.decks["conditions"].copy()
    state.spell_backs.fog = sorted(content.spell_backs)
    state.condition_backs.fog = sorted(content.condition_backs)
    state.clue_pool.fog = sorted(content.clues)
    state.gate_stack.fog = sorted(content.gates)
    state.pool.fog = sorted(
        [card.id for card in content.monsters.values() if not card.epic for _ in range(card.copies)]
    )
    state.epic = sorted([card.id for card in content.monsters.values() if card.epic])
    for deck, cards in content.encounter_decks.items():
        state.encounters[deck] = Deck(deck, sorted(cards))
        state.encounter_discard[deck] = []
    for colour in COLOURS:
        used = [card for card in content.mythos.values() if card.colour == colour]
        allowed = [card.id for card in used if card.difficulty in DIFFICULTIES[state.difficulty]]
        getattr(state, colour).fog = sorted(allowed)
        state.box += [card.id for card in used if card.id not in allowed]


def _without_teamwork(content: EldritchContent, state: State, kind: str, solo: bool) -> list[str]:
    """eh.solo.2"""
    cards = content.decks[kind]
    if not solo:
        return cards.copy()
    state.box += [card for card in cards if "teamwork" in content.possessions[card].traits]
    return [card for card in cards if "teamwork" not in content.possessions[card].traits]


def of_ancient_one(content: EldritchContent, state: State) -> None:
    """Its Mysteries, its encounters, its Mythos deck (eh.ancient-one.1, eh.ancient-one.2)."""
    sheet = content.ancient_ones[state.ancient_one]
    state.doom = sheet.doom
    state.mysteries.fog = sorted([card.id for card in content.mysteries.values() if card.ancient_one == sheet.id])
    state.encounters["research"] = Deck("research", sorted(content.research_of[sheet.id]))
    state.encounter_discard["research"] = []
    for deck, cards in content.specials_of.get(sheet.id, {}).items():
        state.encounters[deck] = Deck(deck, sorted(cards))
        state.encounter_discard[deck] = []
    state.stages = [Stage(**stage) for stage in sheet.deck]


async def set_up(game: Eldritch) -> None:
    state = game.state
    if not state.ancient_one:
        (state.ancient_one,) = await game.chance("ancient-one", sorted(game.content.ancient_ones))
    of_ancient_one(game.content, state)
    game.event("ancient-one", card=Name(state.ancient_one))
    sheet = game.content.ancient_ones[state.ancient_one]
    for card in sheet.aside:
        state.pool.remove(card)
        state.set_aside.append(card)
        if card not in state.set_aside_kinds:
            state.set_aside_kinds.append(card)
    state.omen_eldritch = sheet.omen_tokens
    for player in state.players:
        await _seat(game, player, state.wishes[player.seat])
    await gaining.refill_reserve(game)
    from miskatonic.games.eldritch_horror.encounters import new_expedition

    await new_expedition(game)
    await supply.spawn_gate(game, mythos.reference(game).gates)
    await supply.spawn_clue(game, mythos.reference(game).clues)
    await mysteries.new_mystery(game)
    if state.starting_rumor:
        await mythos.play_rumor(game, clues=False)
    state.phase = "action"
    state.waiting = game.seats_in_order()
    state.actions = ACTIONS
    game.event("round", round=1)
    game.event("phase", phase=Msg("phase-action"))


async def _seat(game: Eldritch, player: Player, wish: str) -> None:
    state = game.state
    if wish == CHOOSE:
        await new_investigator(game, player)
        return
    if wish == RANDOM:
        asked = [other for other in state.wishes if other not in (CHOOSE, RANDOM)]
        left = [card for card in state.investigators if card not in asked]
        (wish,) = await game.chance("investigator", left)
    await enter(game, player, wish)


async def new_investigator(game: Eldritch, player: Player) -> None:
    """Of those that are left; none: the player is eliminated (eh.defeated.11, eh.defeated.12)."""
    from miskatonic.games.eldritch_horror.losing import eliminate

    state = game.state
    asked = [other for other in state.wishes if state.phase == "setup" and other not in (CHOOSE, RANDOM)]
    left = [card for card in state.investigators if card not in asked]
    if not left:
        eliminate(game, player)
        return
    options = [Option(card, Msg("thing", {"name": Name(card)}), card) for card in left]
    prompt = Msg("ask-investigator")
    (card,) = await Decision("investigator", player.seat, "eh.defeated.10", prompt, options)
    await enter(game, player, card)


async def enter(game: Eldritch, player: Player, investigator: str) -> None:
    """Health, Sanity, the starting space and starting possessions (eh.health-sanity.1, eh.investigator.7)."""
    state = game.state
    card = game.content.investigators[investigator]
    state.investigators.remove(investigator)
    player.investigator = investigator
    player.health, player.sanity = card.health, card.sanity
    player.place = card.space
    game.event("entered", who=Seat(player.seat), card=Name(investigator))
    for asset in card.assets:
        await _starting_asset(game, player, asset)
    for spell in card.spells:
        await gaining.gain_spell(game, player.seat, named=spell)
    await gaining.gain_clues(game, player.seat, card.clues)
    await game.run(card.starts, Scene(player.seat, investigator))


async def _starting_asset(game: Eldritch, player: Player, asset: str) -> None:
    state = game.state
    if state.phase != "setup":
        await gaining.named_asset(game, player.seat, asset)
    else:
        state.assets.remove(asset)
        player.assets.append(Held(game.numbered(), asset, player.seat))
        game.caused("gained.card", who=Seat(player.seat), card=Name(asset))
