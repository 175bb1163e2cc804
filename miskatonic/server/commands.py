"""`miskatonic serve`, `miskatonic backup` and `miskatonic restore`."""

from __future__ import annotations

import os
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from socket import socket

    from miskatonic.engine.text import Text

PORT = 8765
TRIED = 10
"""Ports that are tried, one after the other, where nobody asked for a certain one."""
HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
WORDS = Path(__file__).parent / "text"


Data = Annotated[Path | None, typer.Option(help="Folder for games, accounts and the secret.", envvar="MISKATONIC_DATA")]
Database = Annotated[
    str, typer.Option(help="A database URL instead of SQLite, such as postgresql://…", envvar="MISKATONIC_DATABASE")
]


def register(app: typer.Typer) -> None:
    app.command("serve")(serve)
    app.command("backup")(backup)
    app.command("restore")(restore)
    app.command("password")(password)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = HERE,
    port: Annotated[int | None, typer.Option(help="Port; 0 for any that is free; 8765 if none is said.")] = None,
    friends: Annotated[bool, typer.Option("--friends", help="Let friends in the same network join.")] = False,
    data: Data = None,
    database: Database = "",
    origin: Annotated[
        list[str] | None,
        typer.Option(
            "--origin", help="Where browsers find it behind a proxy, such as https://games.example; repeatable."
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", help="Address or network of a proxy that is believed in who asks; repeatable."),
    ] = None,
    secure: Annotated[
        bool | None,
        typer.Option("--secure/--no-secure", help="Reached over TLS only; so it is where an origin begins with https."),
    ] = None,
    limit: Annotated[
        list[str] | None, typer.Option("--limit", help="NAME=NUMBER, as docs/deploy.md has them; repeatable.")
    ] = None,
    forget_after: Annotated[
        int,
        typer.Option(
            "--forget-after",
            min=0,
            help="Clear away games that nobody has visited for so many days; 0: none, ever.",
            show_default=False,
        ),
    ] = 0,
    access_log: Annotated[bool, typer.Option("--access-log", help="Write down every request.")] = False,
    metrics_token: Annotated[
        str,
        typer.Option(help="Whoever has it reads /metrics.", envvar="MISKATONIC_METRICS_TOKEN", show_default=False),
    ] = "",
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser, where there is one.")] = True,
    pack: Annotated[
        list[Path] | None, typer.Option("--pack", help="The folder of a pack of your own; may be repeated.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes that share the tables; with PostgreSQL only.")] = 1,
    channel: Annotated[
        str,
        typer.Option(
            help="News between processes, such as redis://…; with PostgreSQL only.",
            envvar="MISKATONIC_CHANNEL",
            show_default=False,
        ),
    ] = "",
    inside: Annotated[
        str, typer.Option(help="Address at which processes on other machines reach these; never open to the world.")
    ] = HERE,
) -> None:
    """Serve the table to browsers."""
    from miskatonic.engine.errors import MiskatonicError
    from miskatonic.games import packs
    from miskatonic.server.config import Config, default_data
    from miskatonic.server.deployment import BadSetting, Deployment
    from miskatonic.server.run import run

    text = _text()
    try:
        packs.use(pack or [])
    except MiskatonicError as problem:
        typer.echo(problem.said(text.language), err=True)
        raise typer.Exit(2) from problem
    try:
        deployed = Deployment.read(origin or [], proxy or [], secure, limit or [])
    except BadSetting as problem:
        typer.echo(text.word(problem.name, **problem.arguments), err=True)
        raise typer.Exit(2) from problem
    if friends and host == HERE:
        host = EVERYWHERE
    if data is None and not database and _already(port or PORT, host, text, open_):
        return
    bound = _listen(host, port, text)
    chosen = int(bound.getsockname()[1])
    shown = "localhost" if host in (HERE, EVERYWHERE, "::", "::1") else host
    address = f"http://{shown}:{chosen}/"

    def ready() -> None:
        """Nobody is sent to an address before it is sure that somebody will be there."""
        typer.echo(text.word("serve-here", address=address))
        if host == EVERYWHERE:
            _invite(chosen, text)
        typer.echo(text.word("serve-stop"))
        sys.stdout.flush()
        if open_ and workers == 1 and _has_browser():
            threading.Thread(target=_open_soon, args=(address,), daemon=True).start()

    told = Config(
        data or default_data(),
        database,
        access_log=access_log,
        metrics_token=metrics_token,
        forget_after=forget_after,
        channel=channel,
        workers=workers,
        inside=inside,
    )
    config = deployed.over(told)
    # Once all is written, uvicorn passes the interruption on.
    with suppress(KeyboardInterrupt), _told(text):
        run(bound, config, ready)
    typer.echo("\n" + text.word("serve-closed"))


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; nothing is written over.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Copy everything that is stored, while the server runs."""
    from miskatonic.server.backup import back_up
    from miskatonic.server.config import Config, default_data

    text = _text()
    with _told(text):
        lines = back_up(Config(data or default_data(), database).url, file)
    typer.echo(text.word("backup-done", file=str(file), lines=lines))


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `miskatonic backup` made.")],
    data: Data = None,
    database: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help="Put aside what is there now; it is not deleted.")] = False,
) -> None:
    """Make a store from a copy. The server must not run."""
    from miskatonic.server.backup import restore as make
    from miskatonic.server.config import Config, default_data

    text = _text()
    config = Config(data or default_data(), database)
    with _told(text):
        lines = make(config.url, file, replace=replace)
    typer.echo(text.word("restore-done", file=str(file), lines=lines))


def password(
    name: Annotated[str, typer.Argument(help="Of the account.")], data: Data = None, database: Database = ""
) -> None:
    """Give an account a new password, for somebody who has forgotten theirs. The server may run."""
    from miskatonic.server.config import Config, default_data
    from miskatonic.server.reset import NoAccount, reset

    text = _text()
    config = Config(data or default_data(), database)
    with _told(text):
        try:
            new = reset(config.url, name)
        except NoAccount as problem:
            typer.echo(text.word("password-nobody", name=name), err=True)
            raise typer.Exit(1) from problem
    typer.echo(text.word("password-new", name=name, password=new))


def _text() -> Text:
    from miskatonic.engine.text import Text
    from miskatonic.terminal.speaker import default_language

    return Text(default_language(), (WORDS,), {})


@contextmanager
def _told(text: Text) -> Iterator[None]:
    """What keeps a store from being used, in a sentence."""
    from miskatonic.server.backup import BackupProblem
    from miskatonic.server.channel import BadChannel
    from miskatonic.server.crew import CannotFork, DoesNotComeUp
    from miskatonic.server.lock import StoreTaken
    from miskatonic.server.run import NotShared, StoreAway
    from miskatonic.server.store import STORE_FAILS, BadDatabase, NewerStore, why_away

    try:
        yield
        return
    except BackupProblem as problem:
        said = text.word(problem.name, **problem.arguments)
    except StoreTaken as problem:
        said = text.word("store-taken", where=problem.where)
    except NewerStore as problem:
        said = text.word("store-newer", found=problem.found)
    except StoreAway as problem:
        said = text.word("store-away", where=problem.where, why=problem.why)
    except NotShared:
        said = text.word("serve-not-shared")
    except DoesNotComeUp:
        said = text.word("serve-does-not-come-up")
    except CannotFork:
        said = text.word("serve-cannot-fork")
    except BadChannel:
        said = text.word("serve-bad-channel")
    except BadDatabase:
        said = text.word("store-bad-url")
    except ModuleNotFoundError as problem:
        if problem.name != "asyncpg":
            raise
        said = text.word("store-needs-asyncpg")
    except STORE_FAILS as problem:
        said = text.word("store-away", where="none", why=why_away(problem))
    typer.echo(said, err=True)
    raise typer.Exit(1)


def _already(port: int, host: str, text: Text, open_: bool) -> bool:
    """Whether the table is there: then it is opened, not started a second time."""
    from miskatonic.server.door import network_address, open_at

    if port == 0 or not open_at(HERE, port):
        return False
    address = f"http://localhost:{port}/"
    typer.echo(text.word("serve-already", address=address))
    if host == EVERYWHERE:
        near = network_address()
        if near and open_at(near, port):
            _invite(port, text)
        else:
            typer.echo(text.word("serve-already-closed-to-friends"))
    if open_ and _has_browser():
        webbrowser.open(address)
    return True


def _listen(host: str, port: int | None, text: Text) -> socket:
    """Where it was said; if nothing was, at the first port that is free."""
    from miskatonic.server.run import listen

    problem: OSError | None = None
    for tried in [port] if port is not None else range(PORT, PORT + TRIED):
        try:
            bound = listen(host, tried)
        except OSError as reason:
            problem = problem or reason
            continue
        if port is None and tried != PORT:
            typer.echo(text.word("serve-other-port", taken=str(PORT), port=str(tried)))
        return bound
    assert problem is not None
    reason_said = problem.strerror or str(problem)
    typer.echo(
        text.word("serve-cannot-listen", host=host, port=str(PORT if port is None else port), reason=reason_said),
        err=True,
    )
    raise typer.Exit(1) from problem


def _invite(port: int, text: Text) -> None:
    from miskatonic.server.door import code, network_address

    near = network_address()
    if not near:
        typer.echo(text.word("serve-friends-nowhere", port=str(port)))
        return
    address = f"http://{near}:{port}/"
    typer.echo(text.word("serve-friends", address=address))
    picture = code(address, sys.stdout)
    if picture:
        typer.echo(text.word("serve-friends-code"))
        typer.echo(picture)


def _has_browser() -> bool:
    if sys.platform.startswith(("win", "darwin")):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_soon(address: str) -> None:
    time.sleep(1)
    webbrowser.open(address)
