"""The Resolution Phase on an adventure. (es.adventures.*, es.rolling.*, es.completing-tasks.*, es.failed-rolls.*)"""

from __future__ import annotations

from miskatonic.engine.decision import PASS, Decision, FirstToAct, Option, Refusal, Together
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.elder_sign import dice, museum, offers, uses
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.matching import met, ways
from miskatonic.games.elder_sign.need import Row
from miskatonic.games.elder_sign.rows import affordable, attempt_rows, unfinished
from miskatonic.games.elder_sign.scene import Scene
from miskatonic.games.elder_sign.state import Attempt, MonsterToken, Player
from miskatonic.games.elder_sign.terms import (
    ANCIENT_ONE,
    ASSISTING,
    COLOURS,
    ENTRANCE,
    FOCUSED,
    ON_SPELL,
    PLACED,
    POOL,
    TERROR,
)

PENALTIES = (("sanity", "penalty-sanity"), ("stamina", "penalty-stamina"))
AT_HAND = (POOL, FOCUSED, ASSISTING, ON_SPELL)
ROLL = Option("roll", Msg("option-roll"), "dice")
FAIL = Option("fail", Msg("option-fail"), "dice")
GIVE_UP = Option("give-up", Msg("option-give-up"), "attempt")
STOP_ATTACK = Option("give-up", Msg("option-stop-attack"), "attempt")
DONE = Option("done", Msg("option-done"), "dice")
CLUE = Option("clue", Msg("option-clue"), "clues")
FREE_REROLL = Option("free-reroll", Msg("option-free-reroll"), "clues")
ASK_BEFORE_ROLL = Msg("ask-before-roll")
ASK_AFTER_ROLL = Msg("ask-after-roll")
ASK_PLACE_DICE = Msg("ask-place-dice")
ASK_SECURE = Msg("ask-secure")
ROLL_ON = Option("roll-on", Msg("option-roll-on"), "dice")


def begin(game: ElderSign, place: str) -> None:
    """es.rolling.1, es.rolling.2"""
    seat = game.state.active
    game.state.attempt = Attempt(seat, place)
    dice.fill_pool(game, seat)


async def resolve_adventure(game: ElderSign) -> None:
    """es.adventures.1; goes on wherever the attempt in the state stands."""
    attempt = game.attempt
    while not attempt.failed and unfinished(game):
        game.safe_point()
        await one_roll(game)
    if attempt.failed:
        await fail_adventure(game)
    else:
        await complete_adventure(game)


def finished(game: ElderSign) -> bool:
    """Whether no task is left to roll for: a card may complete one, or beat its monster."""
    return game.attempt.place != ANCIENT_ONE and not unfinished(game)


async def one_roll(game: ElderSign) -> None:
    """Before the roll, the roll, and what is made of it."""
    attempt = game.attempt
    player = game.active
    if not await before_roll(game, player):
        return
    attempt.rolls += 1
    attempt.rolled = True
    attempt.used_this_roll = []
    attempt.free_rerolls = 0
    numbers = dice.pool(game)
    await dice.roll(game, numbers)
    if game.events is not None:
        game.event("roll", None, who=Seat(player.seat), dice=dice.die_words(game, numbers))
    await after_roll(game, player)
    attempt.rolled = False


async def before_roll(game: ElderSign, player: Player) -> bool:
    """Items, Spells and abilities before the roll; False: nothing is left to roll for, or the adventure fails."""
    attempt = game.attempt
    while True:
        options = [ROLL] if dice.has_pool(game) else []
        options += uses.usable(game, player, "before-roll")
        for other in game.state.players:
            if other.cast:
                options += _held_dice(game)
                break
        if not options:
            attempt.failed = True
            return False
        options.append(STOP_ATTACK if game.state.awake else GIVE_UP)
        (key,) = await Decision(
            "before-roll",
            player.seat,
            "es.rolling.1",
            ASK_BEFORE_ROLL,
            options,
            refusals=_no_dice(game, player) if game.explaining else [],
        )
        if key == "roll":
            return True
        if key == "give-up":
            attempt.failed = True
            return False
        if key.startswith("free-die:"):
            _free_die(game, int(key[9:]))
        else:
            await uses.use(game, player, key)
            if finished(game):
                return False


def _held_dice(game: ElderSign) -> list[Option]:
    """Dice on Spells, to be rolled again."""
    return [
        Option(f"free-die:{number}", Msg("option-free-die", {"die": dice.result(game, number)}), f"die:{number}")
        for number in dice.dice_at(game, ON_SPELL)
    ]


def _no_dice(game: ElderSign, player: Player) -> list[Refusal]:
    """Why an Item with a die symbol cannot be used now."""
    refusals: list[Refusal] = []
    for card in dict.fromkeys(player.common + player.unique + player.spells):
        ability = game.content.uses[card]
        if ability.when != "before-roll" or uses.possible(game, player, card, ability):
            continue
        locked = any(entry.colour != "green" for entry in game.state.locks)
        rule = "es.locked-dice.4" if locked else "es.adding-dice.8"
        refusals.append(Refusal(f"use:{card}", offers.use(card).text, rule, card))
    return refusals


def _free_die(game: ElderSign, number: int) -> None:
    """es.removing-secured.3"""
    die = game.state.dice[number]
    spell = die.at
    die.place = POOL
    die.at = 0
    game.event("free-die", None, colour=COLOURS[number])
    dice.free_spell(game, spell)


async def after_roll(game: ElderSign, player: Player) -> None:
    """The player uses the roll for one task, changes it, or lets it fail."""
    attempt = game.attempt
    completed = 0
    while True:
        rows = attempt_rows(game)
        many = completed == 0 or bool(game.trait(player.seat, "many-tasks-per-roll"))
        options, refusals = task_options(game, player, rows if many else [])
        options += _changes(game, player)
        if completed:
            options.append(DONE)
        else:
            options.append(FAIL)
            options.append(STOP_ATTACK if game.state.awake else GIVE_UP)
        decision = Decision("after-roll", player.seat, "es.rolling.3", ASK_AFTER_ROLL, options, refusals=refusals)
        if game.standing.after_roll:
            seat, key = await _first_to_act(game, player, decision)
        else:
            seat = player.seat
            (key,) = await decision
        if seat != player.seat:
            await uses.use(game, game.state.players[seat], key)
        elif key.startswith("task:") or key.startswith("monster:") or key == "combat":
            await complete_task(game, player, next(row for row in rows if row.key == key))
            completed += 1
            if attempt.place == ANCIENT_ONE or not unfinished(game):
                return
            if not (game.trait(player.seat, "many-tasks-per-roll") and at_hand(game)):
                return
        elif key == "done":
            return
        elif key == "fail" or key == "give-up":
            await fail_roll(game, player, giving_up=key == "give-up")
            return
        elif key == "clue":
            await spend_clue(game, player)
        elif key == "free-reroll":
            attempt.free_rerolls -= 1
            await reroll(game, player.seat, 0, "es.clues.2")
        else:
            await uses.use(game, player, key)
            if finished(game):
                return


async def _first_to_act(game: ElderSign, player: Player, decision: Decision) -> tuple[int, str]:
    """Others with an ability "after any player rolls" may act before the active player does."""
    others = [
        Decision("react-roll", other.seat, "es.investigator-card.4", Msg("ask-react-roll"), [*found, _PASS])
        for other in game.state.players
        if other is not player and other.investigator and (found := _others_abilities(game, other, "after-roll"))
    ]
    if not others:
        (key,) = await decision
        return player.seat, key
    answer = await FirstToAct([*others, decision])
    assert answer is not None
    return answer[0], answer[1][0]


_PASS = Option(PASS, Msg("option-pass"))


def _others_abilities(game: ElderSign, player: Player, moment: str) -> list[Option]:
    """Abilities for any player's turn."""
    options: list[Option] = []
    for number, ability in enumerate(game.content.investigators[player.investigator].abilities):
        if (
            ability.whose == "any"
            and ability.when == moment
            and uses.ready(game, player, player.investigator, number, ability)
            and uses.possible(game, player, player.investigator, ability)
        ):
            options.append(offers.ability(player.investigator, number))
    return options


def _changes(game: ElderSign, player: Player) -> list[Option]:
    """Clues, rerolls, and everything usable after a roll."""
    options: list[Option] = []
    if player.clues and dice.has_pool(game) and not game.trait(player.seat, "no-clues"):
        options.append(CLUE)
    if game.attempt.free_rerolls and dice.has_pool(game):
        options.append(FREE_REROLL)
    options += uses.usable(game, player, "after-roll")
    return options


# Completing tasks


def secured(game: ElderSign) -> list[int]:
    """Dice outside the pool whose results count: focused, assisting, on Spells (es.using-cards.2)."""
    return [number for number, die in enumerate(game.state.dice) if die.place in (FOCUSED, ASSISTING, ON_SPELL)]


def at_hand(game: ElderSign) -> list[int]:
    return [number for number, die in enumerate(game.state.dice) if die.place in AT_HAND]


def task_options(game: ElderSign, player: Player, rows: list[Row]) -> tuple[list[Option], list[Refusal]]:
    """es.completing-tasks.1: the rows that the results at hand meet."""
    found = game.state.dice
    faces = tuple(sorted([found[number].face for number in at_hand(game)]))
    options = [row.option for row in rows if met(row.need, faces) and affordable(player, row)]
    return options, _closed_rows(game, rows, faces, options) if game.explaining else []


def _closed_rows(game: ElderSign, rows: list[Row], faces: tuple[int, ...], options: list[Option]) -> list[Refusal]:
    """Why a row cannot be completed now."""
    refusals: list[Refusal] = []
    offered = [row.key for row in rows]
    for row in rows if game.attempt.place == ANCIENT_ONE else unfinished(game):
        if row.option in options:
            continue
        if row.key not in offered:
            rule = "es.task-order.2" if rows else "es.completing-tasks.4"
        else:
            rule = "es.tasks.11" if met(row.need, faces) else "es.tasks.2"
        refusals.append(Refusal(row.key, row.option.text, rule, row.option.anchor))
    return refusals


async def complete_task(game: ElderSign, player: Player, row: Row) -> None:
    """es.completing-tasks.2, es.completing-tasks.3, es.tasks.8, es.tasks.9, es.tasks.10"""
    attempt = game.attempt
    used = await _choose_dice(game, player, row)
    if game.events is not None:
        game.event("task", None, who=Seat(player.seat), dice=dice.die_words(game, used))
    spells: list[int] = []
    for number in used:
        die = game.state.dice[number]
        if die.place == ON_SPELL:
            spells.append(die.at)
        die.place = PLACED
        die.at = 0
    for spell in spells:
        dice.free_spell(game, spell)
    if row.key == "combat":
        return
    attempt.done.append(row.key)
    await pay_row(game, player, row)


async def pay_row(game: ElderSign, player: Player, row: Row) -> None:
    if row.sanity > 0:
        game.lose(player, "sanity", row.sanity)
    elif row.sanity < 0:
        game.recover(player, "sanity", -row.sanity)
    if row.stamina > 0:
        game.lose(player, "stamina", row.stamina)
    elif row.stamina < 0:
        game.recover(player, "stamina", -row.stamina)
    if row.clock:
        game.advance_clock(row.clock)
    if row.monster:
        place = game.place(game.attempt.place)
        token = next(token for token in place.monsters if token.number == row.monster)
        token.defeated = True
        # The row stays completed though its monster is now out of the way.
        game.attempt.done.append(f"monster:{token.number}")


_dice_options: dict[tuple[tuple[int, ...], tuple[int, ...]], Option] = {}


async def _choose_dice(game: ElderSign, player: Player, row: Row) -> list[int]:
    """Which dice to place, where there is more than one way."""
    found = game.state.dice
    hand = at_hand(game)
    options: list[Option] = []
    kinds: dict[tuple[int, int, int, int], list[int]] = {}
    for number in hand:
        die = found[number]
        kinds.setdefault((die.face, die.place, die.at, max(0, number - 5)), []).append(number)
    for faces in ways(row.need, tuple(sorted([found[number].face for number in hand]))):
        for numbers in _sets(kinds, faces):
            key = (numbers, tuple([found[number].face for number in numbers]))
            option = _dice_options.get(key)
            if option is None:
                text = Msg("option-dice", {"dice": dice.die_words(game, list(numbers))})
                words = "+".join([str(number) for number in numbers])
                option = _dice_options[key] = Option(f"dice:{words}", text, f"die:{numbers[0]}")
            options.append(option)
    (chosen,) = await Decision("place-dice", player.seat, "es.completing-tasks.1", ASK_PLACE_DICE, options)
    return [int(number) for number in chosen[5:].split("+")]


def _sets(kinds: dict[tuple[int, int, int, int], list[int]], faces: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every different way to take these results from the dice at hand, which are sorted by kind."""
    sets: list[tuple[int, ...]] = [()]
    for face in dict.fromkeys(faces):
        count = faces.count(face)
        piles = [numbers for kind, numbers in kinds.items() if kind[0] == face]
        sets = [(*some, *more) for some in sets for more in _take(piles, count)]
    return [tuple(sorted(some)) for some in sets]


def _take(piles: list[list[int]], count: int) -> list[tuple[int, ...]]:
    if count == 0:
        return [()]
    if not piles:
        return []
    first, rest = piles[0], piles[1:]
    return [
        (*first[:some], *more) for some in range(min(count, len(first)), -1, -1) for more in _take(rest, count - some)
    ]


# Rerolls


async def spend_clue(game: ElderSign, player: Player) -> None:
    """es.clues.2, es.clues.4"""
    game.lose_clues(player, 1)
    if game.trait(player.seat, "clue-twice"):
        game.attempt.free_rerolls += 1
    await game.occasion("clue-spent", player.seat)
    await reroll(game, player.seat, 0, "es.clues.2")


async def reroll(game: ElderSign, seat: int, most: int, rule: str) -> None:
    """Rerolling belongs to the roll it changes (es.investigator-abilities.3)."""
    numbers = dice.pool(game)
    if not numbers:
        return
    options = [dice.die_option(number, game.state.dice[number].face) for number in numbers]
    most = min(most or len(numbers), len(numbers))
    chosen = await Decision("reroll", seat, rule, Msg("ask-reroll", {"most": most}), options, 1, most)
    rolled = sorted(int(key[4:]) for key in chosen)
    await dice.roll(game, rolled)
    if game.events is not None:
        game.event("reroll", None, who=Seat(seat), dice=dice.die_words(game, rolled))


# Failing


async def fail_roll(game: ElderSign, player: Player, giving_up: bool = False) -> None:
    """es.failed-rolls.*: terror, then one die is discarded, then focus or assistance."""
    attempt = game.attempt
    if game.events is not None:
        game.event("failed-roll", None, who=Seat(player.seat))
    if _shows_terror(game):
        await terror(game, player)
    if attempt.failed:
        return
    if giving_up:
        attempt.failed = True
        return
    numbers = dice.pool(game)
    if numbers:
        dice.discard_die(game, await dice.choose_die(game, player.seat, numbers, "discard-die", "es.failed-rolls.2"))
    if not dice.has_pool(game):
        attempt.failed = True
        return
    if attempt.place != ANCIENT_ONE:
        await secure(game, player)


def _shows_terror(game: ElderSign) -> bool:
    for die in game.state.dice:  # noqa: SIM110 - the hot path: a generator costs more than the answer
        if die.face == TERROR and die.place == POOL:
            return True
    return False


async def terror(game: ElderSign, player: Player) -> None:
    """es.terror-effects.*"""
    attempt = game.attempt
    if attempt.ignores_terror or game.trait(player.seat, "ignore-terror"):
        return
    if attempt.place != ANCIENT_ONE:
        effects = game.content.places[attempt.place].terror
        if effects:
            game.event("terror", None, card=Name(attempt.place))
            await game.effects(effects, Scene(player.seat, attempt.place))
    for mythos in game.lasting_mythos():
        effects = game.content.mythos[mythos].terror
        if effects and not game.ignores(player.seat, mythos):
            game.event("terror", None, card=Name(mythos))
            await game.effects(effects, Scene(player.seat, mythos))


async def secure(game: ElderSign, player: Player) -> None:
    """es.focus.*, es.assist.*: one of the two, or neither."""
    attempt = game.attempt
    options = [ROLL_ON]
    if not attempt.focused and not game.trait(player.seat, "no-focus"):
        options.append(_FOCUS)
    if not game.trait(player.seat, "no-assist"):
        for other in game.state.players:
            if other is not player and other.place == player.place and other.seat not in attempt.assisted:
                text = Msg("option-assist", {"who": Seat(other.seat)})
                options.append(Option(f"assist:{other.seat}", text, f"seat:{other.seat}"))
    (key,) = await Decision("secure", player.seat, "es.securing.1", ASK_SECURE, options)
    if key == "focus":
        attempt.focused = True
        await _secure_die(game, player, player, FOCUSED, "es.focus.2")
    elif key.startswith("assist:"):
        other = game.state.players[int(key[7:])]
        (answer,) = await Decision(
            "agree",
            other.seat,
            "es.assist.3",
            Msg("ask-agree", {"who": Seat(player.seat)}),
            [_AGREE, _REFUSE],
        )
        if answer == "agree":
            attempt.assisted.append(other.seat)
            await _secure_die(game, player, other, ASSISTING, "es.assist.3")
        else:
            game.event("refuses", None, who=Seat(other.seat))


_FOCUS = Option("focus", Msg("option-focus"), "dice")
_AGREE = Option("agree", Msg("option-agree"))
_REFUSE = Option("refuse", Msg("option-refuse"))


async def _secure_die(game: ElderSign, player: Player, holder: Player, place: int, rule: str) -> None:
    number = await dice.choose_die(game, player.seat, dice.pool(game), "secure-die", rule)
    die = game.state.dice[number]
    die.place = place
    die.at = holder.seat
    if game.events is not None:
        game.event("secures", None, who=Seat(holder.seat), die=dice.result(game, number))


# The end of an adventure


async def complete_adventure(game: ElderSign) -> None:
    """es.resolving.*: markers, dice, the card, its replacement, then the rewards."""
    attempt = game.attempt
    player = game.active
    state = game.state
    card = attempt.place
    place = game.place(card)
    game.event("resolved", None, who=Seat(player.seat), card=Name(card))
    for other in state.players:
        if other.place == card:
            game.move(other, ENTRANCE)
    attempt.captured += place.monsters
    dice.unlock(game, f"card:{card}")
    dice.return_dice(game)
    if place in state.adventures:
        at = state.adventures.index(place)
        state.adventures.remove(place)
        game.gain_trophy(player, card)
        await museum.draw_adventure(game, at)
    else:
        state.other_worlds.remove(place)
        game.gain_trophy(player, card)
    await game.effects(game.content.places[card].rewards, Scene(player.seat, card))
    await game.occasion("adventure-resolved", player.seat, card)


async def fail_adventure(game: ElderSign) -> None:
    """es.failed-rolls.6, es.failed-rolls.9, es.assist.5, es.failed-adventure.1"""
    attempt = game.attempt
    player = game.active
    card = attempt.place
    if game.events is not None:
        game.event("failed", None, who=Seat(player.seat), card=Name(card))
    dice.return_dice(game)
    present = [token for token in game.place(card).monsters if not token.defeated]
    if attempt.assisted:
        await _assistants_pay(game)
    await take_monsters(game, player)
    if not attempt.avoids_penalties:
        for effect in game.content.places[card].penalties:
            await effect.run(game, Scene(player.seat, card))
        for what, value in PENALTIES:
            if value in game.standing.tweaks:
                game.lose(player, what, game.number(value, 0, player.seat))
    # What answers a failure does so even where its penalties devour the investigator.
    await game.occasion("adventure-failed", player.seat, card, present)
    if game.unsettled:
        await game.settle(game)


async def _assistants_pay(game: ElderSign) -> None:
    """es.assist.5"""
    options = [
        Option("lose:sanity", Msg("option-lose", {"what": "sanity"}), "sanity"),
        Option("lose:stamina", Msg("option-lose", {"what": "stamina"}), "stamina"),
    ]
    seats = [seat for seat in game.attempt.assisted if game.state.players[seat].investigator]
    if not seats:
        return
    answers = await Together(
        [Decision("assist-cost", seat, "es.assist.5", Msg("ask-assist-cost"), options) for seat in seats]
    )
    for seat, (key,) in answers.items():
        game.lose(game.state.players[seat], key[5:], 1)
    if game.unsettled:
        await game.settle(game)


async def take_monsters(game: ElderSign, player: Player) -> None:
    """es.completing-monster-tasks.*, es.defeating-with-cards.3"""
    state = game.state
    taken: list[MonsterToken] = []
    if state.attempt is not None:
        taken += state.attempt.captured
        state.attempt.captured = []
    for place in game.places():
        if not place.monsters:
            continue
        beaten = [token for token in place.monsters if token.defeated]
        if beaten:
            taken += beaten
            place.monsters = [token for token in place.monsters if not token.defeated]
    for token in taken:
        dice.unlock(game, f"monster:{token.number}")
        if not player.investigator:
            game.put_under(token.id)
            continue
        game.event("monster-defeated", None, who=Seat(player.seat), monster=Name(token.id))
        game.gain_trophy(player, token.id)
    for token in taken:
        if player.investigator:
            await game.effects(game.content.monsters[token.id].defeated, Scene(player.seat, token.id))
            await game.occasion("monster-defeated", player.seat)
