"""`miskatonic serve`."""

from __future__ import annotations

import os
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command("serve")(serve)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port; 0 for any that is free.")] = 8765,
    data: Annotated[Path | None, typer.Option(help="Folder for games, accounts and the secret.")] = None,
    database: Annotated[
        str, typer.Option(help="A database URL instead of SQLite, such as postgresql://…", envvar="MISKATONIC_DATABASE")
    ] = "",
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser, where there is one.")] = True,
    workers: Annotated[int, typer.Option(help="Processes; tables are shared through the store.")] = 1,
) -> None:
    """Serve the table to browsers."""
    from miskatonic.server.config import Config, default_data
    from miskatonic.server.run import listen, run

    if workers != 1:
        typer.echo("only one process is supported for now: --workers 1", err=True)
        raise typer.Exit(2)
    try:
        socket = listen(host, port)
    except OSError as problem:
        typer.echo(f"cannot listen on {host}:{port}: {problem.strerror or problem}; say --port", err=True)
        raise typer.Exit(1) from problem
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{socket.getsockname()[1]}/"
    typer.echo(f"Miskatonic: {address}")
    sys.stdout.flush()
    if open_ and _has_browser():
        threading.Thread(target=_open_soon, args=(address,), daemon=True).start()
    run(socket, Config(data or default_data(), database))


def _has_browser() -> bool:
    if sys.platform.startswith(("win", "darwin")):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_soon(address: str) -> None:
    time.sleep(1)
    webbrowser.open(address)
