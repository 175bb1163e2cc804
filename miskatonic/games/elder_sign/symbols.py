"""Symbols of a task, as content writes them."""

from __future__ import annotations

SINGLES = ("lore", "peril", "terror")


def symbol(text: str) -> tuple[tuple[str, int], ...]:
    """`investigation 3` is (("investigation", 3),); `lore/peril` are two alternatives."""
    parts: list[tuple[str, int]] = []
    for part in text.split("/"):
        words = part.split()
        if len(words) == 2 and words[0] == "investigation" and words[1].isdigit() and int(words[1]) > 0:
            parts.append((words[0], int(words[1])))
        elif len(words) == 1 and words[0] in SINGLES:
            parts.append((words[0], 1))
        else:
            raise ValueError(f"{text!r} is not a symbol: investigation N, lore, peril, terror, or a split a/b")
    return tuple(parts)
