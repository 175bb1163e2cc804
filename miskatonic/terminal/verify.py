"""`miskatonic verify`: whether the luck of a game came from the seeds that were committed to."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer

from miskatonic.engine.errors import SaveError
from miskatonic.engine.message import Msg
from miskatonic.engine.proof import prove
from miskatonic.engine.record import SCHEMA, Record
from miskatonic.engine.text import Language
from miskatonic.games import registry
from miskatonic.terminal.speaker import Speaker

COMMITTED_SINCE = 2
"""The schema of files whose seeds explain their luck."""


def verified(path: Path, commitment: str, language: Language) -> bool:
    """Prints what was found; False: the file breaks its promise."""
    record = Record.read(path)
    speaker = Speaker(registry.rules(record.header.game), language)
    if record.header.miskatonic < COMMITTED_SINCE <= SCHEMA:
        raise SaveError(Msg("problem-before-commitments"))
    proof = prove(speaker.rules, record)
    for promise in proof.promises:
        typer.echo(
            speaker.word(
                "ui-verify-promise",
                entry=promise.entry,
                commitment=promise.commitment,
                revealed="yes" if promise.revealed else "no",
            )
        )
    if commitment and commitment not in [promise.commitment for promise in proof.promises]:
        raise SaveError(Msg("problem-commitment-differs", {"commitment": commitment}))
    if proof.position:
        typer.echo(speaker.word("ui-verify-position"))
    if proof.problem is not None:
        typer.echo(speaker.word("ui-verify-broken", entry=proof.entry, reason=proof.problem), err=True)
        return False
    counts = msgspec.structs.asdict(proof)
    for name in ("proven", "kept", "reported"):
        if counts[name] or name == "proven":
            typer.echo(speaker.word(f"ui-verify-{name}", **{name: counts[name]}))
    if not commitment:
        typer.echo(speaker.word("ui-verify-compare"))
    return True
