"""What somebody would bring along to a game: read from a file, checked, written in another form."""

from __future__ import annotations

from pathlib import Path

import typer

from miskatonic.engine.brought import Brought
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.message import Msg
from miskatonic.engine.settings import read_brought
from miskatonic.terminal.speaker import Speaker

PLAIN = "text"
"""The form that is shown, where the game knows it."""


def show_brought(file: Path, said: list[str], form: str, speaker: Speaker) -> bool:
    """Whether a game can be begun with all that is in the file."""
    rules = speaker.rules
    setting = next((one.name for one in rules.settings() if one.brought), "")
    if not setting:
        raise BadOptions(Msg("problem-brings-nothing", {"game": rules.id}))
    found = rules.bring(setting, read_brought(file), dict([_option(words) for words in said]))
    for one in found:
        if form:
            typer.echo(_written(one, form), nl=False)
        else:
            _show(one, speaker)
    return not any(one.problems for one in found)


def _option(words: str) -> tuple[str, str]:
    name, equals, value = (part.strip() for part in words.partition("="))
    if not equals or not name or not value:
        raise BadOptions(Msg("problem-set-form", {"words": words, "example": "name=value"}))
    return name, value


def _written(one: Brought, form: str) -> str:
    if form not in one.written:
        raise BadOptions(Msg("problem-no-form", {"form": form, "known": ", ".join(one.written)}))
    text = one.written[form]
    return text if text.endswith("\n") else text + "\n"


def _show(one: Brought, speaker: Speaker) -> None:
    typer.echo(one.written.get(PLAIN, one.text))
    for note in one.notes:
        typer.echo(f"- {speaker.say(note)}")
    for problem in one.problems:
        typer.echo(f"! {speaker.say(problem)}")
    typer.echo(speaker.word("ui-brought-refused" if one.problems else "ui-brought-fits", name=one.name))
