"""How Polish inflects, as far as the lexicon leaves it to rules."""

from __future__ import annotations

import re

Forms = dict[str, str]
CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
GENDERS = ("m1", "m2", "m3", "f", "n")
"""Men, animals, other masculine things; feminine; neuter."""

PERSONS: Forms = {"you": "you", "they": "they", "do": "do", "inf": "inf", "may": "inf", "cost": "inf", "aim": "inf"}

# Endings of an adjective whose stem is hard; `M` and `F` are the masculine and the feminine forms of one.
_HARD: dict[str, tuple[str, ...]] = {
    "m1": ("y", "ego", "emu", "ego", "ym", "ym"),
    "m2": ("y", "ego", "emu", "ego", "ym", "ym"),
    "m3": ("y", "ego", "emu", "y", "ym", "ym"),
    "f": ("a", "ej", "ej", "ą", "ą", "ej"),
    "n": ("e", "ego", "emu", "e", "ym", "ym"),
    "men": ("y", "ych", "ym", "ych", "ymi", "ych"),
    "several": ("e", "ych", "ym", "e", "ymi", "ych"),
}
# What becomes of the end of a stem when several men are meant: `zielony`, `zieloni`; `dobry`, `dobrzy`.
_MEN = (
    ("ch", "si"), ("sz", "si"), ("st", "ści"), ("sł", "śli"), ("k", "cy"), ("g", "dzy"), ("r", "rzy"), ("ł", "li"),
    ("t", "ci"), ("d", "dzi"), ("ż", "zi"), ("c", "cy"), ("dz", "dzy"), ("cz", "czy"), ("", "i"),
)  # fmt: skip
# Words that agree like adjectives but have forms of their own.
_IRREGULAR: dict[str, tuple[str, Forms]] = {
    "ten": ("t", {"m1 nom": "ten", "m2 nom": "ten", "m3 nom": "ten", "m3 acc": "ten", "n nom": "to", "n acc": "to",
                  "f acc": "tę", "men nom": "ci"}),
    "jeden": ("jedn", {"m1 nom": "jeden", "m2 nom": "jeden", "m3 nom": "jeden", "m3 acc": "jeden", "n nom": "jedno",
                       "n acc": "jedno", "men nom": "jedni"}),
    "twój": ("twoj", {"m1 nom": "twój", "m2 nom": "twój", "m3 nom": "twój", "m3 acc": "twój", "men nom": "twoi"}),
    "swój": ("swoj", {"m1 nom": "swój", "m2 nom": "swój", "m3 nom": "swój", "m3 acc": "swój", "men nom": "swoi"}),
}  # fmt: skip


def is_paradigm(text: str) -> bool:
    return text.partition(" ")[0] in GENDERS


def paradigm(text: str) -> tuple[str, Forms, Forms]:
    """`f kość ~…`: the gender, the stem, six cases of one and six of several; without a slash there is only one."""
    gender, stem, *rest = text.split()
    halves = " ".join(rest).split("/")
    found = [[form.replace("~", stem) for form in half.split()] for half in halves]
    if len(halves) > 2 or any(len(forms) != len(CASES) for forms in found):
        raise ValueError(f"six cases ({', '.join(CASES)}) of one, and after a slash six of several")
    one = dict(zip(CASES, found[0], strict=True))
    return gender, one, dict(zip(CASES, found[-1], strict=True))


def adjective(word: str, gender: str, number: str, case: str) -> str:
    """Any nominative (`żółta`, `powszechny`, `ten`) in the form that agrees with a noun."""
    row = gender if number == "one" else "men" if gender == "m1" else "several"
    at = CASES.index(case)
    capital = word[:1].isupper()
    if word.lower() in _IRREGULAR:
        stem, own = _IRREGULAR[word.lower()]
        form = own.get(f"{row} {case}") or _soften(stem, _HARD[row][at], "j" if stem.endswith("j") else "")
    else:
        stem, kind = _stem(word.lower())
        form = _men(stem) if (row, case) == ("men", "nom") else _soften(stem, _HARD[row][at], kind)
    return form[:1].upper() + form[1:] if capital else form


def _stem(word: str) -> tuple[str, str]:
    """The stem, and whether it is soft (`ostatni`) or ends in `k` or `g` (`wysoki`)."""
    if word.endswith(("ia", "ie")) and not word[:-2].endswith(("k", "g")):
        return word[:-2], "soft"
    if not word.endswith(("y", "i", "a", "e", "ie")):
        raise ValueError(f"{word!r} is no adjective in the nominative")
    stem = re.sub(r"(ie|[yiae])$", "", word)
    if stem.endswith(("k", "g")):
        return stem, "velar"
    return stem, "soft" if word.endswith("i") else ""


def _soften(stem: str, ending: str, kind: str) -> str:
    if kind == "soft":
        ending = "i" + ending.lstrip("y")
    elif kind == "velar":
        ending = "i" + ending[1:] if ending[0] == "y" else "i" + ending if ending[0] == "e" else ending
    elif kind == "j":
        # twoj-im is written twoim, twoj-ego stays.
        return stem[:-1] + "i" + ending[1:] if ending[0] == "y" else stem + ending
    return stem + ending


def _men(stem: str) -> str:
    end, new = next((end, new) for end, new in _MEN if stem.endswith(end))
    return stem[: len(stem) - len(end)] + new


def verb(infinitive: str, forms: str) -> Forms:
    """`usunąć: usuwa usuwają usunie usuną usuń`: he does, they do, he will have done, they will, and the order."""
    words = forms.split()
    if len(words) != 5:
        raise ValueError("five forms: usuwa usuwają usunie usuną usuń")
    bare, _, itself = infinitive.partition(" ")
    tail = f" {itself}" if itself else ""
    he, they, will_he, will_they, order = words
    # się comes before a lone infinitive: ma się pojawić.
    would = f"{itself} {bare}" if itself else bare
    return {
        "inf": infinitive,
        "you": f"{he}sz{tail}",
        "he": he + tail,
        "they": they + tail,
        "do": order + tail,
        "would-own": f"masz {would}",
        "would-any": f"ma {would}",
        "when-own": f"{he}sz{tail}",
        "when-any": he + tail,
        "when-several": they + tail,
        "after-own": f"{will_he}sz{tail}",
        "after-any": will_he + tail,
        "after-several": will_they + tail,
        "would-several": f"mają {would}",
    }
