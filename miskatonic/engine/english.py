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


def verb(bare: str, forms: str) -> Forms:
    """`remove:` is regular; `have: has` says what he does, `be: is are` also what you and they do."""
    first, _, rest = bare.partition(" ")
    tail = f" {rest}" if rest else ""
    he, _, they = forms.partition(" ")
    he, they = he or plural(first) + tail, they or bare
    return {
        "inf": bare,
        "you": they,
        "he": he,
        "they": they,
        "do": bare,
        **{f"would-{whose}": f"would {bare}" for whose in ("own", "any", "several")},
        **{f"{moment}-{whose}": they for moment in ("when", "after") for whose in ("own", "several")},
        **{f"{moment}-any": he for moment in ("when", "after")},
    }
