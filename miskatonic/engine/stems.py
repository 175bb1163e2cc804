"""Words without their endings, so that one form of a word finds the others: `paniki` finds `Panika`."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

LEAST = 3
"""Letters that a word keeps."""

ENDINGS = (
    "iejszych", "iejszego", "iejszy", "owaniem", "owaniu", "owania", "owanie", "aniami", "aniach", "eniami", "eniach",
    "aniem", "eniem", "ajacy", "ajaca", "ajace", "jacych", "jacego", "ania", "anie", "aniu", "enia", "enie", "eniu",
    "iami", "iach", "iego", "iemu", "ymi", "imi", "ych", "ich", "ego", "emu", "ami", "ach", "owi", "iom", "iem",
    "ajac", "aja", "uja", "uje", "ujesz", "amy", "emy", "imy", "ymy", "asz", "esz", "isz", "ysz", "ala", "alo", "ali",
    "ila", "ilo", "ili", "yla", "ylo", "yly", "ing", "ed", "es",
    "um", "ow", "om", "em", "am", "ym", "im", "ej", "ie", "ia", "iu", "io", "mi", "ac", "ic", "yc", "al", "il", "yl",
    "a", "e", "i", "o", "u", "y", "s",
)  # fmt: skip
"""Polish ones without accents, and the few that English has; the longest that fits is taken."""

SOFTENED = (("cz", "k"), ("dz", "d"), ("rz", "r"), ("sz", "ch"), ("c", "k"))
"""The last sound of a stem in some of its forms, and in the others: `panice`, `panika`."""

ASKING = frozenset(
    re.findall(
        r"\w+",
        """
    a aby and are as at be by can co could czy czym dla do does from gdy gdzie go he how i if ile ilu in is it jak
    jaka jaki jakie jest jesli kiedy kogo komu kto ktora ktore ktory ma mam many may me mi moga moge moj mozna much
    musi musze must my na nie o of on or po przy sie so sa ta tak tam te tego ten the there they this to ty tylko u
    w we what when where which who whom why with wolno you your z za ze zeby
    """,
    )
)
"""Words that ask rather than name something."""


PLAIN = str.maketrans({"ł": "l", "’": "'", "„": "", "“": "", "”": "", '"': ""})


def plain(text: str) -> str:
    """Small letters without accents and quotes: `„Śledztwo”` is found by `sledztwo`."""
    flat = unicodedata.normalize("NFD", text.lower().translate(PLAIN))
    return "".join(letter for letter in flat if not unicodedata.combining(letter))


@lru_cache(maxsize=50_000)
def stem(word: str) -> str:
    """Of a plain word. What strangers look for is not remembered for ever."""
    for ending in sorted(ENDINGS, key=len, reverse=True):
        if word.endswith(ending) and len(word) - len(ending) >= LEAST:
            word = word.removesuffix(ending)
            break
    for soft, hard in SOFTENED:
        if word.endswith(soft):
            word = word.removesuffix(soft) + hard
            break
    # wskazówka, wskazówek
    return re.sub(r"(?<=[^aeiouy])ek$", "k", word)


def words_of(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", plain(text))


def stems_of(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(stem(word) for word in words_of(text)))


def asked_for(question: str) -> list[str]:
    """The stems of what a question is about; of all its words, if they are all of the asking kind."""
    words = words_of(question)
    about = [word for word in words if word not in ASKING] or words
    return list(dict.fromkeys(stem(word) for word in about))
