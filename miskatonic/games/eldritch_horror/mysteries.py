"""Mysteries, the Final Mystery and Rumors: entering play, being solved. (eh.mystery.*, eh.rumor.*)"""

from __future__ import annotations

from miskatonic.engine.message import Name
from miskatonic.games.eldritch_horror import ending, supply
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import ActiveMystery, Ongoing
from miskatonic.kit.scene import Scene


async def new_mystery(game: Eldritch) -> None:
    """eh.mystery.3, eh.mystery.5"""
    state = game.state
    card = await game.draw(state.mysteries)
    if card is None:
        state.mystery = None
        return
    state.mystery = ActiveMystery(card)
    game.event("mystery", card=Name(card))
    await game.run(game.content.mysteries[card].enters, Scene(game.lead, card))


def progress(game: Eldritch) -> int:
    """How much of what the active Mystery asks for is there."""
    mystery = game.state.mystery
    if mystery is None:
        return 0
    match game.content.mysteries[mystery.card].goal.what:
        case "clues":
            return len(mystery.clues)
        case "eldritch":
            return mystery.eldritch
        case "gates":
            return len(mystery.gates)
        case "toughness":
            return sum([game.toughness(card) for card in mystery.monsters])
        case _:
            return int(mystery.slain)


def needed(game: Eldritch) -> int:
    mystery = game.state.mystery
    if mystery is None:
        return 0
    return game.amount(game.content.mysteries[mystery.card].goal.amount, Scene(game.lead, mystery.card))


def complete(game: Eldritch) -> bool:
    """Whether the active Mystery would be solved with the investigators of this moment."""
    return game.state.mystery is not None and progress(game) >= needed(game)


async def check(game: Eldritch) -> None:
    """At the end of the Mythos Phase."""
    if complete(game):
        await solve(game)


async def solve(game: Eldritch) -> None:
    """eh.mystery.4, eh.mystery.5, eh.winning-losing.3"""
    state = game.state
    mystery = state.mystery
    assert mystery is not None
    _put_away(game, mystery)
    state.solved.append(mystery.card)
    state.mystery = None
    game.event("mystery.solved", card=Name(mystery.card))
    sheet = game.content.ancient_ones[state.ancient_one]
    if len(state.solved) >= sheet.mysteries:
        if not state.awake:
            ending.win(game, "mysteries-solved")
        await begin_final(game)
    await new_mystery(game)


def _put_away(game: Eldritch, mystery: ActiveMystery) -> None:
    """All tokens on the card, and those that it placed (eh.mystery.4)."""
    state = game.state
    card = game.content.mysteries[mystery.card]
    for clue in mystery.clues:
        supply.discard_clue(game, clue)
    for monster in mystery.monsters:
        supply.put_back(game, monster)
    state.box += mystery.gates
    mystery.clues, mystery.monsters, mystery.gates = [], [], []
    if card.clears_board:
        state.eldritch = {}


async def begin_final(game: Eldritch) -> None:
    """With the Ancient One awake and the Mysteries solved (eh.ancient-one.7, eh.mystery.7)."""
    state = game.state
    sheet = game.content.ancient_ones[state.ancient_one]
    if not state.awake or state.final_begun or len(state.solved) < sheet.mysteries:
        return
    state.final_begun = True
    game.event("final", card=Name(sheet.id))
    await game.run(sheet.awakened.final, Scene(game.lead, sheet.id))
    check_final(game)


def check_final(game: Eldritch) -> None:
    """Eldritch tokens on the sheet: half the investigators."""
    state = game.state
    counts = state.final_begun and game.sheet_says("final-tokens")
    if counts and state.sheet.eldritch >= -(-game.investigators // 2):
        ending.win(game, "final-mystery")


async def shuffle_back(game: Eldritch, card: str) -> None:
    """It no longer counts as solved (eh.mystery.6)."""
    state = game.state
    state.solved.remove(card)
    state.mysteries.put_into_fog(card)
    state.mysteries.shuffle()
    game.event("mystery.lost", card=Name(card))
    if state.mystery is None:
        await new_mystery(game)


async def solve_rumor(game: Eldritch, ongoing: Ongoing) -> None:
    """With all tokens on it, its Rumor token and what it placed (eh.rumor.3)."""
    state = game.state
    if ongoing not in state.ongoing:
        return
    game.event("rumor.solved", card=Name(ongoing.card))
    state.ongoing.remove(ongoing)
    state.mythos_discard.append(ongoing.card)
    for monster in ongoing.monsters:
        supply.put_back(game, monster)
    epic = game.content.mythos[ongoing.card].epic
    for monster_on_board in list(state.monsters):
        if epic and monster_on_board.card == epic:
            state.monsters.remove(monster_on_board)
            state.box.append(epic)
            game.caused("monster.discarded", monster=Name(epic))


def discard_ongoing(game: Eldritch, ongoing: Ongoing) -> None:
    state = game.state
    state.ongoing.remove(ongoing)
    state.mythos_discard.append(ongoing.card)
    game.event("mythos.discarded", card=Name(ongoing.card))
