"""Companion mode: what real dice showed and which real cards were drawn."""

from __future__ import annotations

import re
from collections.abc import Mapping

from miskatonic.engine.decision import Decision
from miskatonic.engine.message import Msg
from miskatonic.engine.settings import named
from miskatonic.engine.stems import plain
from miskatonic.terminal.answer import Unclear
from miskatonic.terminal.reference import both_names
from miskatonic.terminal.speaker import Speaker


def left(decision: Decision) -> int:
    """How many results are still to come."""
    count = decision.prompt.args.get("left", 1)
    return count if isinstance(count, int) else 1


def dice(decision: Decision, speaker: Speaker) -> bool:
    """Whether outcomes are faces, not cards."""
    return not all(option.key in speaker.names for option in decision.options)


def read(words: str, decision: Decision, speaker: Speaker) -> list[str] | Unclear:
    """Results by key, one or several."""
    if not dice(decision, speaker):
        return _card(words, decision, both_names(speaker), speaker)
    results: list[str] = []
    for part in [part for part in re.split(r"[\s,;]+", words) if part]:
        found = _face(part, decision, speaker)
        if isinstance(found, Unclear):
            return found
        results.append(found)
    if len(results) > left(decision):
        return Unclear(Msg("ui-too-many-results", {"got": len(results), "left": left(decision)}))
    return results or Unclear(Msg("ui-no-such", {"words": words}))


def _face(word: str, decision: Decision, speaker: Speaker) -> str | Unclear:
    """A key, the letter or the beginning of a face's name: first in the reader's language."""
    keys = [option.key for option in decision.options]
    if word in keys:
        return word
    wanted = plain(word)
    labels = [plain(speaker.say(option.text)) for option in decision.options]
    for names in (labels, keys):
        found = [key for key, name in zip(keys, names, strict=True) if name.startswith(wanted) and not key.isdigit()]
        if len(found) == 1:
            return found[0]
        if found:
            choices = "; ".join(speaker.say(option.text) for option in decision.options if option.key in found)
            return Unclear(Msg("ui-ambiguous", {"words": word, "choices": choices}))
    return Unclear(Msg("ui-no-such", {"words": word}))


def _card(
    words: str, decision: Decision, names: Mapping[str, Mapping[str, str]], speaker: Speaker
) -> list[str] | Unclear:
    found = named(words, names, [option.key for option in decision.options])
    if len(found) == 1:
        return found
    if found:
        choices = "; ".join(speaker.names[card] for card in found[:8])
        return Unclear(Msg("ui-ambiguous", {"words": words, "choices": choices}))
    return Unclear(Msg("ui-no-such", {"words": words}))


def example(decision: Decision, speaker: Speaker) -> str:
    """Results as one might type them."""
    words = [
        option.key if option.key.isdigit() else speaker.say(option.text).split()[0].lower()
        for option in decision.options
    ]
    return " ".join((words * 8)[: left(decision)])
