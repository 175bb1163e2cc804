"""Names of people: as they are written, and what the eye takes them for.

Two names with the same `likeness` could pass for each other. An account's likeness is its own.
"""

from __future__ import annotations

import re
import unicodedata

from miskatonic.engine.message import Msg

NAME = 40
"""Letters of a name, at most."""

RESERVED = (
    *("admin", "administrator", "root", "system", "server", "host", "gospodarz", "moderator", "support", "pomoc"),
    *("bot", "robot", "miskatonic", "spectator", "widz", "nobody", "nikt", "deleted", "usunięto"),
)
"""Words by which the table, or whoever runs it, might seem to speak."""

IGNORED = (
    *((0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F)),
    *((0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800), (0x3164, 0x3164), (0xFE00, 0xFE0F)),
    *((0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
)
"""Letters, marks and signs, says Unicode, but nothing can be seen of them."""

SPEAKS_AS = {
    "CJK": "EAST",
    "HIRAGANA": "EAST",
    "KATAKANA": "EAST",
    "KATAKANA-HIRAGANA": "EAST",
    "HANGUL": "EAST",
    "BOPOMOFO": "EAST",
    "IDEOGRAPHIC": "EAST",
    "ARABIC-INDIC": "ARABIC",
    "EXTENDED": "ARABIC",
}
"""Scripts that are written together, and what their digits are called."""

LIVING = frozenset(
    [
        *("LATIN", "GREEK", "CYRILLIC", "EAST", "ARABIC", "ARMENIAN", "BENGALI", "DEVANAGARI", "ETHIOPIC", "GEORGIAN"),
        *("GUJARATI", "GURMUKHI", "HEBREW", "KANNADA", "KHMER", "LAO", "MALAYALAM", "MYANMAR", "ORIYA", "SINHALA"),
        *("TAMIL", "TELUGU", "THAANA", "THAI", "TIBETAN"),
    ]
)
"""Alphabets that people write their names in. Others (Lisu, Cherokee, Coptic …) have whole rows of Latin capitals."""

PHONETIC = (
    *((0x01C0, 0x01C3), (0x0250, 0x02AF), (0x1D00, 0x1DBF), (0x2C60, 0x2C7F), (0xA720, 0xA7FF), (0xAB30, 0xAB6F)),
    (0x1DF00, 0x1DFFF),
)
"""Latin letters for sounds, not for names: small capitals, turned and hooked ones, clicks that are strokes."""
AFRICAN = "ɓɖɗəɛɣɩɔʃʊʋʒɲŋƴ"
"""But these are letters of living languages."""

POINTS = frozenset("'’‘-–.,·_()[]&+*#@!?/:;\"“”„«»~%=^$€£ ")
PICTURES = ((0x2600, 0x27BF), (0x1F300, 0x1FAFF))
"""Signs that may stand in a name beside letters; no other can, for many are drawn like a letter."""

CAPITALS = dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ", "ABEZHIKMNOPTYXCJ", strict=True))
"""Greek: some of them look like another letter than the small one does."""

SEEMS = {
    # Cyrillic, in small letters
    **dict(zip("аевгеёзіїјклмнорстухһԁԛԝѕґбьпԍєѵѡӏғчөӡ", "aebree3iijkлmhopctyxhdqwsr6bnгevwLf4θ3", strict=True)),
    "ы": "bL",
    "ӕ": "ae",
    # Greek
    **dict(zip("αβγεζηικλμνορστυχωϲϳ", "abyeznikлmvopotuxwcj", strict=True)),
    # Armenian
    **dict(zip("օսոռցհքյզվ", "ounnghpjqч", strict=True)),
    # Latin letters and digits that are taken for one another
    **dict(zip("0|ıɩƿƅȷəɛɔʋɣʃ", "oLLLpbjeecvyf", strict=True)),
    "æ": "ae",
    "œ": "oe",
    "ß": "ss",
}
STROKES = dict.fromkeys("1|il!", "L")
ONCE_MORE = re.compile(
    r"(?:^LATIN LETTER SMALL CAPITAL|^LATIN (?:SMALL|CAPITAL) LETTER (?:SCRIPT|ALPHA-)|SQUARED LATIN CAPITAL LETTER"
    r"|CIRCLED LATIN CAPITAL LETTER|REGIONAL INDICATOR SYMBOL LETTER) ([A-Z])$"
)


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
    scripts = _scripts(name)
    if len(scripts) > 1:
        return Msg("problem-name-scripts")
    if not scripts <= LIVING or not all(_readable(letter) for letter in name):
        return Msg("problem-name-letters")
    return None


def likeness(name: str) -> str:
    """The same for all names that look the same: whatever their letters, case, spaces or points between."""
    shown = unicodedata.normalize("NFKC", name)
    folded = "".join(_plain(letter) for letter in shown).casefold()
    kept = [letter for letter in folded if unicodedata.category(letter)[0] in "LNM" or letter in STROKES]
    seen = "".join(SEEMS.get(letter, letter) for letter in kept)
    seen = "".join(STROKES.get(letter, letter) for letter in seen)
    # Two letters that stand so close as to be one.
    seen = seen.replace("rn", "m").replace("vv", "w").replace("cL", "d")
    return unicodedata.normalize("NFC", seen)[:NAME]


def _plain(letter: str) -> str:
    """A Latin letter that Unicode has once more: as a small capital, in a box, in another hand."""
    if letter.isascii():
        return letter
    if letter in CAPITALS:
        return CAPITALS[letter]
    found = ONCE_MORE.search(unicodedata.name(letter, ""))
    return found[1].lower() if found is not None else letter


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


def _among(letter: str, ranges: tuple[tuple[int, int], ...]) -> bool:
    return any(first <= ord(letter) <= last for first, last in ranges)


def _unseen(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cf", "Cc", "Cs", "Co", "Cn") or _among(letter, IGNORED)


def _readable(letter: str) -> bool:
    """A letter of a living alphabet, a mark on one, a digit, or a sign that nobody takes for a letter."""
    kind = unicodedata.category(letter)
    if kind[0] == "L":
        return not _among(letter, PHONETIC) or letter.lower() in AFRICAN
    return kind[0] == "M" or kind == "Nd" or letter in POINTS or (kind in ("So", "Sk") and _among(letter, PICTURES))


def _piled_up(name: str) -> bool:
    """Marks without a letter under them, or so many that they run over other lines."""
    marks = [unicodedata.category(letter)[0] == "M" for letter in name]
    return marks[0] or any(all(marks[at : at + 3]) for at in range(len(marks) - 2))


def _scripts(name: str) -> set[str]:
    """Of its letters, and of digits that are not ours: one of another script may look like a letter."""
    found = set()
    for letter in name:
        kind = unicodedata.category(letter)
        if kind[0] == "L" or (kind == "Nd" and not letter.isascii()):
            script = unicodedata.name(letter, "").split(" ")[0]
            found.add(SPEAKS_AS.get(script, script))
    # Names of the east are often written with Latin letters among them.
    return {"EAST"} if found == {"EAST", "LATIN"} else found


_RESERVED = frozenset(likeness(word) for word in RESERVED)
