"""Symbols of a task, as content writes them."""

from __future__ import annotations

from miskatonic.engine.message import Msg

SINGLES = ("lore", "peril", "terror")
X = 0
"""Stands for the amount of `investigation X`, which the position decides."""


def counted(face: str) -> int | str:
    """A face for its words; Investigations are a number, which languages count."""
    return int(face) if face.isdigit() else face


def face_text(face: str) -> Msg:
    """What a die shows."""
    return Msg("face", {"face": counted(face)})


def symbol(text: str) -> tuple[tuple[str, int], ...]:
    """`investigation 3` is (("investigation", 3),); `lore/peril` are two alternatives."""
    parts: list[tuple[str, int]] = []
    for part in text.split("/"):
        words = part.split()
        if len(words) == 2 and words[0] == "investigation" and words[1].isdigit() and int(words[1]) > 0:
            parts.append((words[0], int(words[1])))
        elif words == ["investigation", "X"]:
            parts.append((words[0], X))
        elif len(words) == 1 and words[0] in SINGLES:
            parts.append((words[0], 1))
        else:
            raise ValueError(f"{text!r} is not a symbol: investigation N (or X), lore, peril, terror, or a split a/b")
    return tuple(parts)
