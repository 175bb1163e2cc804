"""Dice math: how likely a row, and a whole adventure, is to be completed.

A `Want` is what a row asks of the dice, by number: lore, peril, terror, lore-or-peril, Investigation points.
"""

from __future__ import annotations

from functools import cache, lru_cache

from miskatonic.games.elder_sign.matching import worth
from miskatonic.games.elder_sign.need import Need
from miskatonic.games.elder_sign.terms import (
    DIE_FACES,
    FACE_NUMBER,
    I3,
    I4,
    LORE,
    PERIL,
    TERROR,
    WILD,
)

Want = tuple[int, int, int, int, int]
Results = tuple[int, ...]
NOTHING: Want = (0, 0, 0, 0, 0)
FACE_NUMBERS: dict[str, Results] = {
    colour: tuple([FACE_NUMBER[face] for face in faces]) for colour, faces in DIE_FACES.items()
}
INVESTIGATION_PER_DIE = 2.4


@cache
def want_of(need: Need) -> Want:
    lore = need.singles.count(LORE)
    peril = need.singles.count(PERIL)
    terror = need.singles.count(TERROR)
    either = 0
    points = sum(need.sums)
    for split in need.splits:
        words = [what for what, _ in split]
        if words == ["lore", "peril"] or words == ["peril", "lore"]:
            either += 1
        elif words[0] == "investigation":
            points += split[0][1]
        else:
            lore, peril, terror = _more(words[0], lore, peril, terror)
    return lore, peril, terror, either, points


def _more(word: str, lore: int, peril: int, terror: int) -> tuple[int, int, int]:
    return lore + (word == "lore"), peril + (word == "peril"), terror + (word == "terror")


@cache
def less(want: Want, face: int) -> Want:
    """What is left to meet after one die shows this; the same want: it does not help."""
    lore, peril, terror, either, points = want
    if face <= I4:
        return (lore, peril, terror, either, max(0, points - face - 1)) if points else want
    if face == LORE:
        return _single(want, 0)
    if face == PERIL:
        return _single(want, 1)
    if face == TERROR:
        return (lore, peril, terror - 1, either, points) if terror else want
    return _wild(want)


def _single(want: Want, at: int) -> Want:
    left = list(want)
    if left[at]:
        left[at] -= 1
    elif left[3]:
        left[3] -= 1
    return left[0], left[1], left[2], left[3], left[4]


def _wild(want: Want) -> Want:
    """A wild stands for what is hardest to roll: many points, else the symbol asked for most often."""
    left = list(want)
    singles = max(left[:4])
    if left[4] > 2 and left[4] > 3 * singles:
        left[4] = max(0, left[4] - worth(WILD))
    elif singles:
        left[left.index(singles)] -= 1
    elif left[4]:
        left[4] = max(0, left[4] - worth(WILD))
    return left[0], left[1], left[2], left[3], left[4]


def dice_for(want: Want) -> int:
    """How many dice completing a row is likely to take."""
    return sum(want[:4]) + _points_dice(want[4])


@cache
def _points_dice(points: int) -> int:
    return 0 if points == 0 else max(1, round(1 + (points - 1) / INVESTIGATION_PER_DIE))


@cache
def chance(want: Want, green: int, yellow: int, red: int) -> float:
    """That one roll of these dice meets the want. Exact: only the red die's wild has a choice, so it comes last."""
    if want == NOTHING:
        return 1.0
    if sum(want[:4]) + -(-want[4] // 4) > green + yellow + red:
        return 0.0
    if green:
        return sum([chance(less(want, face), green - 1, yellow, red) for face in FACE_NUMBERS["green"]]) / 6
    if yellow:
        return sum([chance(less(want, face), 0, 0, red) for face in FACE_NUMBERS["yellow"]]) / 6
    return sum([chance(less(want, face), 0, 0, 0) for face in FACE_NUMBERS["red"]]) / 6


@cache
def helped(want: Want, kept: Results) -> tuple[Want, Results]:
    """The want that dice put aside leave open, and those of them that it does not use."""
    unused: list[int] = []
    for face in sorted(kept, key=lambda face: (face == WILD, -face)):
        left = less(want, face)
        if left == want:
            unused.append(face)
        want = left
    return want, tuple(unused)


@lru_cache(maxsize=1 << 16)
def success(
    wants: tuple[Want, ...], ordered: bool, green: int, yellow: int, red: int, kept: Results, focus: bool
) -> float:
    """About how likely all these rows are to be completed with these dice.

    Rows are taken as independent of each other within one roll, and used dice as green ones first.
    """
    if not wants:
        return 1.0
    dice = green + yellow + red
    if dice == 0 or sum([dice_floor(want) for want in wants]) > dice + len(kept):
        return 0.0
    total = 0.0
    none = 1.0
    for after, odds in _outlooks(wants, ordered, green, yellow, red, kept, focus):
        total += none * odds * after
        none *= 1 - odds
        if none < 1e-9:
            return total
    return total + none * after_failure(wants, ordered, green, yellow, red, kept, focus)


def _outlooks(
    wants: tuple[Want, ...], ordered: bool, green: int, yellow: int, red: int, kept: Results, focus: bool
) -> list[tuple[float, float]]:
    """Per row open now: what is likely to come of completing it, and how likely this roll does; best first."""
    found: list[tuple[float, float]] = []
    for index, want in enumerate(wants[:1] if ordered else wants):
        if want in wants[:index]:
            continue
        open_want, unused = helped(want, kept)
        odds = chance(open_want, green, yellow, red)
        if odds:
            rest = wants[:index] + wants[index + 1 :]
            hand = spent(green, yellow, red, dice_for(open_want))
            found.append((success(rest, ordered, *hand, unused, focus), odds))
    found.sort(reverse=True)
    return found


def after_failure(
    wants: tuple[Want, ...], ordered: bool, green: int, yellow: int, red: int, kept: Results, focus: bool
) -> float:
    """One die is gone; the best die may be put aside once."""
    fewer = spent(green, yellow, red, 1)
    if sum(fewer) == 0:
        return 0.0
    plain = success(wants, ordered, *fewer, kept, focus)
    if not focus:
        return plain
    hardest = wants[0] if ordered else max(wants, key=dice_floor)
    face = dearest(helped(hardest, kept)[0])
    if face < 0:
        return plain
    return max(plain, success(wants, ordered, *spent(*fewer, 1), (*kept, face), False))


def dearest(want: Want) -> int:
    """The result that this want can least do without."""
    lore, peril, terror, either, points = want
    singles = max(lore + either, peril + either, terror)
    if singles:
        return (LORE, PERIL, TERROR)[(lore + either, peril + either, terror).index(singles)]
    return I3 if points else -1


def dice_floor(want: Want) -> int:
    """The fewest dice that can meet a want."""
    return sum(want[:4]) + -(-want[4] // 4)


def spent(green: int, yellow: int, red: int, dice: int) -> tuple[int, int, int]:
    """The hand after so many dice are gone: green ones first."""
    used = min(green, dice)
    dice -= used
    green -= used
    used = min(yellow, dice)
    dice -= used
    return green, yellow - used, max(0, red - dice)


@lru_cache(maxsize=1 << 16)
def hits(want: Want, green: int, yellow: int, red: int, kept: Results) -> float:
    """How often one attack is likely to complete the combat task."""
    dice = green + yellow + red
    if dice == 0 or dice_floor(want) > dice + len(kept):
        return 0.0
    open_want, unused = helped(want, kept)
    odds = chance(open_want, green, yellow, red)
    struck = 1 + hits(want, *spent(green, yellow, red, dice_for(open_want)), unused)
    return odds * struck + (1 - odds) * hits(want, *spent(green, yellow, red, 1), kept)
