"""The Resolution Phase on an adventure: before the roll, the roll, after the roll. (es.adventures.*, es.rolling.*)"""

from __future__ import annotations

from functools import cache

from miskatonic.engine.decision import PASS, Decision, FirstToAct, Option, Refusal, lacking
from miskatonic.engine.message import Msg
from miskatonic.games.elder_sign import dice, ending, failing, offers, tasks, uses
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.need import Row
from miskatonic.games.elder_sign.rows import attempt_rows
from miskatonic.games.elder_sign.state import Attempt, Die, Player
from miskatonic.games.elder_sign.terms import (
    COLOURS,
    GREEN_DICE,
    ON_SPELL,
    POOL,
)
from miskatonic.kit.scene import Scene
from miskatonic.kit.uses import possible

ROLL = Option("roll", Msg("option-roll"), "dice")
FAIL = Option("fail", Msg("option-fail"), "dice")
GIVE_UP = Option("give-up", Msg("option-give-up"), "attempt")
STOP_ATTACK = Option("give-up", Msg("option-stop-attack"), "attempt")
DONE = Option("done", Msg("option-done"), "dice")
CLUE = Option("clue", Msg("option-clue"), "clues")
FREE_REROLL = Option("free-reroll", Msg("option-free-reroll"), "clues")
FREE_DIE, TAKE_BACK = [
    [
        [Option(f"free-die:{number}", Msg(text, {"die": one.text}), one.key) for one in options]
        for number, options in enumerate(dice.DIE_OPTIONS)
    ]
    for text in ("option-free-die", "option-take-back")
]
"""By the die, then by what it shows: to roll it again, from a Spell or from the player's own secured dice."""
ASK_BEFORE_ROLL = Msg("ask-before-roll")
ASK_AFTER_ROLL = Msg("ask-after-roll")
ASK_REACT_ROLL = Msg("ask-react-roll")


def begin(game: ElderSign, place: str) -> None:
    """es.rolling.1, es.rolling.2"""
    seat = game.state.active
    game.state.attempt = Attempt(seat, place)
    dice.fill_pool(game, seat)


async def resolve_adventure(game: ElderSign) -> None:
    """es.adventures.1; goes on wherever the attempt in the state stands."""
    attempt = game.attempt
    player = game.state.players[attempt.seat]
    while not attempt.failed and (rows := attempt_rows(game)):
        game.safe_point()
        if rows := await before_roll(game, attempt, player, rows):
            await dice.roll(game, player.seat, new_roll(game, attempt), "roll")
            await after_roll(game, attempt, player, rows)
            attempt.rolled = False
    if attempt.failed:
        await ending.fail_adventure(game)
    else:
        await ending.complete_adventure(game)


async def before_roll(game: ElderSign, attempt: Attempt, player: Player, rows: list[Row]) -> list[Row]:
    """Items, Spells and abilities before the roll. The rows to roll for; none: all are done, or the adventure fails.

    It may be given up here, or after a roll (es.failed-rolls.7).
    """
    while True:
        # Without a die to roll, those secured may do alone (es.ruling-secured.2).
        options = [ROLL] if dice.has_pool(game) else tasks.task_options(game, player, rows)
        uses.add_usable(game, player, game.content.before_roll, options)
        if game.spells_cast or attempt.focused or attempt.assisted:
            options += _secured_dice(game)
        if not options:
            attempt.failed = True
            return []
        options.append(STOP_ATTACK if game.state.awake else GIVE_UP)
        decision = Decision("before-roll", player.seat, "es.rolling.1", ASK_BEFORE_ROLL, options)
        if game.explaining:
            decision.refusals = tuple(_no_dice(game, player))
        (key,) = await decision
        if key == "roll":
            return rows
        if key == "give-up":
            attempt.failed = True
            return []
        if key in game.content.all_uses:
            await uses.use(game, player, key)
            rows = attempt_rows(game)
            if not rows:
                return []
        elif key.startswith("free-die:"):
            _free_die(game, int(key[9:]))
        else:
            await tasks.complete_task(game, player, tasks.row_of(rows, key))
            rows = attempt_rows(game)
            if not rows:
                return []


def _secured_dice(game: ElderSign) -> list[Option]:
    """Dice that may be rolled again: the player's own, and green ones on Spells (es.ruling-secured.1, .3)."""
    options: list[Option] = []
    for number in tasks.secured(game):
        die = game.state.dice[number]
        if die.place != ON_SPELL:
            options.append(TAKE_BACK[number][die.face + 1])
        elif number < GREEN_DICE:
            options.append(FREE_DIE[number][die.face + 1])
    return options


def _no_dice(game: ElderSign, player: Player) -> list[Refusal]:
    """Why an Item with a die symbol cannot be used now."""
    refusals: list[Refusal] = []
    for card in dict.fromkeys(player.common + player.unique + player.spells):
        ability = game.content.uses[card]
        if ability.when != "before-roll" or possible(game, ability, Scene(player.seat, card)):
            continue
        locked = any(entry.colour != "green" for entry in game.state.locks)
        rule = "es.locked-dice.4" if locked else "es.adding-dice.8"
        if not game.can_pay(ability.cost, Scene(player.seat, card)):
            rule = "es.ruling-price.1"
        refusals.append(Refusal(f"use:{card}", offers.use(card).text, rule, card, lacking(rule)))
    return refusals


def _free_die(game: ElderSign, number: int) -> None:
    """es.removing-secured.1, es.removing-secured.3"""
    die = game.state.dice[number]
    game.state.dice[number] = Die(POOL, die.face)
    if die.place == ON_SPELL:
        game.event("free-die", None, colour=COLOURS[number])
        dice.free_spell(game, die.at)
    else:
        game.event("take-back", None, colour=COLOURS[number])


def new_roll(game: ElderSign, attempt: Attempt) -> list[int]:
    """The dice to roll; what holds "once per roll" or for one roll is over (es.investigator-abilities.3)."""
    attempt.rolls += 1
    attempt.rolled = True
    if attempt.used_this_roll:
        attempt.used_this_roll = []
    if attempt.free_rerolls:
        attempt.free_rerolls = 0
    return dice.pool(game)


async def after_roll(game: ElderSign, attempt: Attempt, player: Player, rows: list[Row]) -> bool:
    """The player uses the roll for one task (True), changes it, lets it fail, or gives up (es.failed-rolls.7)."""
    completed = False
    while True:
        if completed and not game.trait(player.seat, "many-tasks-per-roll"):
            rows = []
        options = tasks.task_options(game, player, rows)
        refusals = tasks.closed_rows(game, rows, options) if game.explaining else None
        _add_changes(game, player, options)
        if completed:
            options.append(DONE)
        else:
            options.append(FAIL)
            options.append(STOP_ATTACK if game.state.awake else GIVE_UP)
        decision = Decision("after-roll", player.seat, "es.rolling.3", ASK_AFTER_ROLL, options)
        if refusals:
            decision.refusals = tuple(refusals)
        if "after-roll" in game.standing.waiting:
            seat, key = await _first_to_act(game, player, decision)
        else:
            seat = player.seat
            (key,) = await decision
        if seat != player.seat:
            await uses.use(game, game.state.players[seat], key)
        elif key == "done":
            return completed
        elif key == "fail" or key == "give-up":
            await failing.fail_roll(game, attempt, player, key == "give-up")
            return completed
        elif key == "clue":
            await spend_clue(game, player)
        elif key == "free-reroll":
            attempt.free_rerolls -= 1
            await reroll(game, player.seat, 0, "es.clues.2")
        elif key in game.content.all_uses:
            await uses.use(game, player, key)
            if not attempt_rows(game):
                return completed
        else:
            await tasks.complete_task(game, player, tasks.row_of(rows, key))
            completed = True
            if not game.trait(player.seat, "many-tasks-per-roll"):
                return True
            if not (attempt_rows(game) and tasks.results(game)):
                return True
        rows = attempt_rows(game)


async def _first_to_act(game: ElderSign, player: Player, decision: Decision) -> tuple[int, str]:
    """Others with an ability "after any player rolls" may act before the active player does."""
    others: list[Decision] = []
    able = game.standing.waiting["after-roll"]
    for other in game.state.players:
        if other.seat in able and other is not player:
            found = uses.waiting(game, other, "after-roll")
            if found:
                others.append(
                    Decision("react-roll", other.seat, "es.investigator-card.4", ASK_REACT_ROLL, [*found, _PASS])
                )
    if not others:
        (key,) = await decision
        return player.seat, key
    answer = await FirstToAct([*others, decision])
    assert answer is not None
    return answer[0], answer[1][0]


_PASS = Option(PASS, Msg("option-pass"))


def _add_changes(game: ElderSign, player: Player, options: list[Option]) -> None:
    """Clues, rerolls, and everything usable after a roll."""
    if player.clues and dice.has_pool(game) and not game.trait(player.seat, "no-clues"):
        options.append(CLUE)
    attempt = game.state.attempt
    if attempt is not None and attempt.free_rerolls and dice.has_pool(game):
        options.append(FREE_REROLL)
    uses.add_usable(game, player, game.content.after_roll, options)


async def spend_clue(game: ElderSign, player: Player) -> None:
    """es.clues.2, es.clues.4"""
    game.lose_clues(player, 1, "spent")
    if game.trait(player.seat, "clue-twice"):
        game.attempt.free_rerolls += 1
    await game.occasion("clue-spent", player.seat)
    await reroll(game, player.seat, 0, "es.clues.2")


@cache
def _ask_reroll(most: int) -> Msg:
    return Msg("ask-reroll", {"most": most})


async def reroll(game: ElderSign, seat: int, most: int, rule: str, least: int = 1) -> None:
    """Rerolling belongs to the roll it changes (es.investigator-abilities.3). `most` 0: any number."""
    numbers = dice.pool(game)
    if not numbers:
        return
    most = min(most or len(numbers), len(numbers))
    chosen = await Decision("reroll", seat, rule, _ask_reroll(most), dice.die_options(game, numbers), least, most)
    rolled = sorted([int(key[4:]) for key in chosen])
    if rolled:
        await dice.roll(game, seat, rolled, "reroll")
