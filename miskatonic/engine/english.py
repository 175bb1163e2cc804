"""How English inflects, as far as the lexicon leaves it to rules."""

from __future__ import annotations

import re

Forms = dict[str, str]

# Somebody named before is `they`, and what one of several may do is said bare: "choose one: lose 1 Clue, or …".
PERSONS: Forms = {
    "you": "you", "they": "they", "that": "they", "he": "inf", "do": "do", "inf": "inf", "may": "inf", "cost": "inf",
    "aim": "inf",
}  # fmt: skip


def plural(word: str) -> str:
    if re.search(r"[^aeiou]y$", word):
        return word[:-1] + "ies"
    return word + ("es" if re.search(r"(s|x|z|ch|sh)$", word) else "s")


def article(word: str) -> str:
    """As it sounds: an Ally, a Unique Item, an hour."""
    first = word.lower()
    if re.match(r"(uni|use|one|eu)", first):
        return "a"
    return "an" if re.match(r"[aeiou]|hour|honest", first) else "a"


def verb(bare: str, he: str) -> Forms:
    """`remove:` is regular; `have: has` says what he does."""
    first, _, rest = bare.partition(" ")
    tail = f" {rest}" if rest else ""
    third = he or plural(first) + tail
    return {
        "inf": bare,
        "you": bare,
        "he": third,
        "they": bare,
        "do": bare,
        "would-own": f"would {bare}",
        "would-any": f"would {bare}",
        "would-several": f"would {bare}",
        "when-own": bare,
        "when-any": third,
        "when-several": bare,
        "after-own": bare,
        "after-any": third,
        "after-several": bare,
    }
