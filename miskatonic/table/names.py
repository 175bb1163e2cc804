"""Names of people: as they are written, and what the eye takes them for.

Two names with the same `likeness` could pass for each other. An account's likeness is its own.
"""

from __future__ import annotations

import unicodedata

from miskatonic.engine.message import Msg

NAME = 40
"""Letters of a name, at most."""

RESERVED = (
    *("admin", "administrator", "root", "system", "server", "host", "gospodarz", "moderator", "support", "pomoc"),
    *("bot", "robot", "miskatonic", "spectator", "widz", "nobody", "nikt", "deleted", "usunięto"),
)
"""Words by which the table, or whoever runs it, might seem to speak."""

BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs, says Unicode, but nothing can be seen of them."""

SPEAKS_AS = {
    "CJK": "EAST",
    "HIRAGANA": "EAST",
    "KATAKANA": "EAST",
    "KATAKANA-HIRAGANA": "EAST",
    "HANGUL": "EAST",
    "BOPOMOFO": "EAST",
}
"""Scripts that are written together."""

SEEMS = {
    # Cyrillic, in small letters
    **dict(zip("аевгеёзіїјклмнорстухһԁԛԝѕґбьпԍ", "aebreeзiijkлmhopctyxhdqwsrбbnг", strict=True)),
    # Greek
    **dict(zip("αβγεζηικλμνορτυχωϲ", "abyeznikлmvoptuxwc", strict=True)),
    # Armenian, Cherokee and others are kept apart by the rule of one script; these few stand for whole words.
    **dict(zip("օսոցհքԁվ", "ounghpdч", strict=True)),
    # Latin letters and digits that are taken for one another
    **dict(zip("01|ıiɑɡɩʟ!", "oLLLLagLLL", strict=True)),
    "l": "L",
    "ꞁ": "L",
    "æ": "ae",
    "œ": "oe",
    "ß": "ss",
    "м": "m",
}


def composed(name: str) -> str:
    """As it will be shown: one way to write each letter, single spaces."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def flaw(name: str) -> Msg | None:
    """Why nobody can be called so: it cannot be read, or pretends to be another."""
    seen = sum(unicodedata.category(letter)[0] in "LN" for letter in name)
    if not seen or len(name) > NAME:
        return Msg("problem-name", {"most": NAME})
    if not name.isprintable() or any(_unseen(letter) for letter in name) or _piled_up(name):
        return Msg("problem-name-unseen")
    if len(_scripts(name)) > 1:
        return Msg("problem-name-scripts")
    return None


def likeness(name: str) -> str:
    """The same for all names that look the same: whatever their letters, case, spaces or points between."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    kept = [letter for letter in folded if unicodedata.category(letter)[0] in "LNM" or letter in SEEMS]
    seen = "".join(SEEMS.get(letter, letter) for letter in kept)
    # Two letters that stand so close as to be one.
    seen = seen.replace("rn", "m").replace("vv", "w").replace("cL", "d")
    return unicodedata.normalize("NFC", seen)[:NAME]


def reserved(name: str) -> bool:
    return likeness(name) in _RESERVED or likeness(name.rstrip("0123456789 ")) in _RESERVED


def apart(name: str, others: list[str]) -> str:
    """The name, or the name with a number, so that nobody at the table looks like another."""
    taken = {likeness(other) for other in others}
    number = 1
    told = name
    while likeness(told) in taken:
        number += 1
        ending = f" ({number})"
        told = name[: NAME - len(ending)] + ending
    return told


def _unseen(letter: str) -> bool:
    kind = unicodedata.category(letter)
    return kind in ("Cf", "Cc", "Cs", "Co", "Cn") or letter in BLANK or 0xFE00 <= ord(letter) <= 0xFE0F


def _piled_up(name: str) -> bool:
    """Marks without a letter under them, or so many that they run over other lines."""
    marks = [unicodedata.category(letter)[0] == "M" for letter in name]
    return marks[0] or any(all(marks[at : at + 3]) for at in range(len(marks) - 2))


def _scripts(name: str) -> set[str]:
    found = set()
    for letter in name:
        if unicodedata.category(letter)[0] == "L":
            script = unicodedata.name(letter, "").split(" ")[0]
            found.add(SPEAKS_AS.get(script, script))
    # Names of the east are often written with Latin letters among them.
    return {"EAST"} if found == {"EAST", "LATIN"} else found


_RESERVED = frozenset(likeness(word) for word in RESERVED)
