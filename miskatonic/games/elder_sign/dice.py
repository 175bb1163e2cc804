"""Dice: where they lie, how they are rolled, what locks them. (es.rolling.*, es.locked-dice.*)"""

from __future__ import annotations

from typing import Literal

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Arg, Msg, Name, Seat
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.state import Die, Lock
from miskatonic.games.elder_sign.symbols import counted
from miskatonic.games.elder_sign.terms import (
    ASSISTING,
    COLOURS,
    DICE,
    DISCARDED,
    FACE_NUMBER,
    FACES,
    GREEN_DICE,
    GREEN_FACES,
    LOCKED,
    ON_SPELL,
    POOL,
    RED,
    RED_FACES,
    REMOVED,
    SUPPLY,
    YELLOW,
    YELLOW_FACES,
)

NUMBERS = tuple(range(DICE))
GREEN_NUMBERS = tuple(range(GREEN_DICE))
FREE = Die()
IN_POOL = Die(POOL)
ALL_FREE = [FREE] * DICE
GREEN_IN_POOL = [IN_POOL] * GREEN_DICE
SIDES = 1 + len(FACES)
"""What a die may show, nothing at all included."""
QUESTIONS = ("lock-die", "discard-die", "secure-die", "return-die", "change-die", "raise-die")
PROMPTS = {kind: Msg(f"ask-{kind}") for kind in QUESTIONS}
"""By the kind of a question which die it is to be."""
ROLLED = {face: Die(POOL, number) for face, number in FACE_NUMBER.items()}


def pool(game: ElderSign) -> list[int]:
    return dice_at(game, POOL)


def has_pool(game: ElderSign) -> bool:
    for die in game.state.dice:  # noqa: SIM110 - the hot path: a generator costs more than the answer
        if die.place == POOL:
            return True
    return False


def dice_at(game: ElderSign, place: int) -> list[int]:
    numbers: list[int] = []
    for number, die in enumerate(game.state.dice):
        if die.place == place:
            numbers.append(number)
    return numbers


def fill_pool(game: ElderSign, seat: int) -> None:
    """es.rolling.2: the green dice that are free; with Sister Mary's leave also locked ones."""
    dice = game.state.dice
    standing = game.standing
    if "green-dice" not in standing.tweaks:
        if _unbound(game):
            dice[:GREEN_DICE] = GREEN_IN_POOL
            return
        if "use-locked-dice" not in standing.traits:
            for number in GREEN_NUMBERS:
                if dice[number].place == SUPPLY:
                    dice[number] = IN_POOL
            return
    use_locked = bool(game.trait(seat, "use-locked-dice"))
    free = [
        number
        for number in GREEN_NUMBERS
        if dice[number].place == SUPPLY or (use_locked and dice[number].place == LOCKED)
    ]
    for number in free[: max(0, game.number("green-dice", len(free), seat))]:
        dice[number] = IN_POOL


def can_add(game: ElderSign, seat: int, colour: str) -> bool:
    """es.adding-dice.*, es.abilities-locked-dice.1: neither locked nor used this turn; also from a Spell."""
    if game.state.attempt is None:
        return False
    place = game.state.dice[YELLOW if colour == "yellow" else RED].place
    return place in (SUPPLY, ON_SPELL) or (place == LOCKED and bool(game.trait(seat, "use-locked-dice")))


def add_die(game: ElderSign, seat: int, colour: str) -> None:
    """es.adding-dice.1, es.adding-dice.3, es.ruling-secured.3"""
    if can_add(game, seat, colour):
        _take_from(game, YELLOW if colour == "yellow" else RED, POOL)
        game.event("add-die", None, colour=colour)


async def roll(game: ElderSign, seat: int, numbers: list[int], kind: Literal["roll", "reroll"]) -> None:
    """Rolls these dice of the pool; each colour is a chance of its own."""
    dice = game.state.dice
    green = [number for number in numbers if number < GREEN_DICE]
    if green:
        faces = await game.chance("roll.green", GREEN_FACES, len(green))
        for at, number in enumerate(green):
            dice[number] = ROLLED[faces[at]]
    if len(green) < len(numbers):
        if YELLOW in numbers:
            (face,) = await game.chance("roll.yellow", YELLOW_FACES)
            dice[YELLOW] = ROLLED[face]
        if RED in numbers:
            (face,) = await game.chance("roll.red", RED_FACES)
            dice[RED] = ROLLED[face]
    if game.events is not None:
        game.event(kind, None, who=Seat(seat), dice=die_words(game, numbers))


def face_text(colour: str, face: int) -> Msg:
    return Msg("die", {"colour": colour, "face": counted(FACES[face]) if face >= 0 else "none"})


DIE_OPTIONS = [
    [Option(f"die:{number}", face_text(COLOURS[number], face - 1), f"die:{number}") for face in range(SIDES)]
    for number in NUMBERS
]
"""By the die, then by what it shows, nothing at all first."""


def result(game: ElderSign, number: int) -> Msg:
    return DIE_OPTIONS[number][game.state.dice[number].face + 1].text


def die_options(game: ElderSign, numbers: list[int]) -> list[Option]:
    """One option per die."""
    dice = game.state.dice
    return [DIE_OPTIONS[number][dice[number].face + 1] for number in numbers]


def different(game: ElderSign, numbers: list[int]) -> list[Option]:
    """One option per kind of die: equal colour, result and place are the same choice, whichever is touched."""
    dice = game.state.dice
    firsts: list[int] = []
    faces: list[int] = []
    heaps: list[int] = []
    """Of each kind the first die, what it shows, and all of them as bits."""
    for number in numbers:
        face = dice[number].face
        for at, shown in enumerate(faces):
            if shown == face and _same(dice, firsts[at], number):
                heaps[at] |= 1 << number
                break
        else:
            firsts.append(number)
            faces.append(face)
            heaps.append(1 << number)
    options: list[Option] = []
    for at, heap in enumerate(heaps):
        key = heap * SIDES + faces[at] + 1
        option = _heaps.get(key)
        if option is None:
            option = _heaps[key] = _any_of(heap, faces[at] + 1)
        options.append(option)
    return options


def _same(dice: list[Die], one: int, other: int) -> bool:
    """Of one colour, with one result, in one place."""
    if (one >= GREEN_DICE or other >= GREEN_DICE) and one != other:
        return False
    mine, theirs = dice[one], dice[other]
    return mine.face == theirs.face and mine.place == theirs.place and mine.at == theirs.at


def alike(dice: list[Die], kinds: list[list[int]], number: int) -> list[int] | None:
    """Of these heaps of dice the one to which this die belongs."""
    for kind in kinds:
        if _same(dice, kind[0], number):
            return kind
    return None


_heaps: dict[int, Option] = {}
"""By the dice, as bits, and by what they show."""


def _any_of(heap: int, shown: int) -> Option:
    numbers = [number for number in NUMBERS if heap >> number & 1]
    one = DIE_OPTIONS[numbers[0]][shown]
    return Option(one.key, one.text, one.anchor, tuple([f"die:{number}" for number in numbers[1:]]))


def which_die(game: ElderSign, seat: int, numbers: list[int], kind: str, rule: str) -> Decision:
    """The question; `die_of` its answer."""
    return Decision(kind, seat, rule, PROMPTS[kind], different(game, numbers))


def die_of(answer: tuple[str, ...]) -> int:
    return int(answer[0][4:])


def discard_die(game: ElderSign, number: int) -> None:
    dice = game.state.dice
    dice[number] = Die(DISCARDED, dice[number].face)
    if game.events is not None:
        game.event("discard-die", None, die=result(game, number))


def return_dice(game: ElderSign) -> None:
    """End of the Resolution Phase: all but locked dice and those on Spells go back (es.assist.9)."""
    dice = game.state.dice
    if _unbound(game):
        dice[:] = ALL_FREE
        return
    for number in NUMBERS:
        if dice[number].place <= ASSISTING:
            dice[number] = FREE
    for lock in game.state.locks:
        if lock.die >= 0 and dice[lock.die].place != LOCKED:
            _take_from(game, lock.die, LOCKED)


def _unbound(game: ElderSign) -> bool:
    """No die is locked, held on a Spell, or removed by the awakening: as most of the time."""
    return not game.state.locks and not game.spells_cast and not game.state.awake


# Locks


async def lock(game: ElderSign, source: str, colour: str) -> None:
    """es.locked-dice.2, .3: at once, wherever such a die lies; one that is locked waits (es.multiple-locks.1)."""
    entry = Lock(source, colour)
    game.state.locks.append(entry)
    free = _lockable(game, colour)
    if not free:
        game.event("lock-waits", None, card=Name(_card(game, source)), colour=colour)
        return
    unused = [number for number in free if game.state.dice[number].place == SUPPLY]
    number = die_of(await which_die(game, game.state.active, unused or free, "lock-die", "es.locked-dice.2"))
    _lock(game, entry, number)


def _lockable(game: ElderSign, colour: str) -> list[int]:
    taken = [entry.die for entry in game.state.locks]
    return [
        number
        for number in range(DICE)
        if COLOURS[number] == colour and number not in taken and game.state.dice[number].place != REMOVED
    ]


def _lock(game: ElderSign, entry: Lock, number: int) -> None:
    entry.die = number
    game.event("lock", None, card=Name(_card(game, entry.source)), colour=entry.colour)
    _take_from(game, number, LOCKED)


def remove_locked(game: ElderSign) -> None:
    """es.awakening.4"""
    for entry in game.state.locks:
        if entry.die >= 0:
            _take_from(game, entry.die, REMOVED)
    game.state.locks.clear()


def _take_from(game: ElderSign, number: int, place: int) -> None:
    """A die goes there from wherever it lies; a Spell that it leaves empty is over."""
    die = game.state.dice[number]
    spell = die.at if die.place == ON_SPELL else 0
    game.state.dice[number] = Die(place)
    if spell:
        free_spell(game, spell)


def unlock(game: ElderSign, source: str) -> None:
    """es.releasing-dice.*, es.multiple-locks.1: the next effect in line takes the die."""
    state = game.state
    if not state.locks:
        return
    for entry in [entry for entry in state.locks if entry.source == source]:
        state.locks.remove(entry)
        if entry.die < 0:
            continue
        waiting = next((other for other in state.locks if other.die < 0 and other.colour == entry.colour), None)
        if waiting is not None:
            waiting.die = entry.die
            game.event("lock", None, card=Name(_card(game, waiting.source)), colour=entry.colour)
            continue
        if state.dice[entry.die].place == LOCKED:
            state.dice[entry.die] = FREE
        game.event("unlock", None, colour=entry.colour)


def _card(game: ElderSign, source: str) -> str:
    """The component behind a lock: a card, or a numbered monster token."""
    kind, _, name = source.partition(":")
    if kind != "monster":
        return name
    captured = game.state.attempt.captured if game.state.attempt is not None else []
    tokens = [token for place in game.places() for token in place.monsters] + captured
    return next((token.id for token in tokens if token.number == int(name)), game.state.ancient_one)


# Dice on Spells


def hold(game: ElderSign, number: int, spell: int) -> None:
    """es.spell-securing.3"""
    dice = game.state.dice
    dice[number] = Die(ON_SPELL, dice[number].face, spell)
    if game.events is not None:
        game.event("hold", None, die=result(game, number))


def free_spell(game: ElderSign, spell: int) -> None:
    """es.spell-securing.6: an empty Spell goes under its deck."""
    if any(die.place == ON_SPELL and die.at == spell for die in game.state.dice):
        return
    for player in game.state.players:
        for cast in player.cast:
            if cast.number == spell:
                player.cast.remove(cast)
                game.spells_cast -= 1
                game.put_under(cast.card)
                game.event("spell-ends", None, who=Seat(player.seat), card=Name(cast.card))
                return


def die_words(game: ElderSign, numbers: list[int]) -> list[Arg]:
    return [result(game, number) for number in numbers]
