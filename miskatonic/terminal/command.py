"""Commands that a person may type at any prompt, in both languages."""

from __future__ import annotations

from miskatonic.engine.stems import plain

WORDS: dict[str, tuple[str, ...]] = {
    "why": ("why", "dlaczego", "czemu"),
    "hint": ("hint", "podpowiedz"),
    "undo": ("undo", "cofnij"),
    "log": ("log", "dziennik", "przebieg"),
    "save": ("save", "zapisz"),
    "help": ("help", "pomoc", "?"),
    "card": ("card", "karta"),
    "almanac": ("almanac", "almanach"),
    "lang": ("lang", "language", "jezyk"),
    "look": ("look", "stan", "state", "stol"),
    "options": ("options", "opcje"),
    "list": ("list", "lista"),
    "never": ("never", "nigdy"),
    "ask": ("ask", "pytaj"),
    "otherwise": ("otherwise", "inaczej"),
    "unknown": ("unknown", "nieznana"),
    "quit": ("quit", "koniec", "exit", "wyjscie"),
}
STEPPING: dict[str, tuple[str, ...]] = {
    "next": ("next", "n", "dalej", "d", ""),
    "back": ("back", "b", "wstecz", "w"),
    "turn": ("turn", "t", "tura"),
    "previous": ("previous", "p", "poprzednia"),
    "jump": ("jump", "j", "skocz", "s"),
    "auto": ("auto", "a", "autoplay"),
    "whatif": ("whatif", "gdyby"),
    "play": ("play", "graj"),
    "quit": ("q",),
}


def command(words: str, known: dict[str, tuple[str, ...]] = WORDS) -> tuple[str, str] | None:
    """The command and what follows it, if it is one."""
    first, _, rest = words.strip().partition(" ")
    said = plain(first)
    for name, synonyms in known.items():
        if said in synonyms:
            return name, rest.strip()
    return None
