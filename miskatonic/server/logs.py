"""Who asked for what, and who did what: two logs, and neither has a password, a cookie or an invitation in it."""

from __future__ import annotations

import logging
import os
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

SIZE, KEPT = 5_000_000, 4
AUDIT = "audit.log"


class Private(RotatingFileHandler):
    """Readable by its owner only."""

    def _open(self):  # type: ignore[no-untyped-def]
        handle = os.open(self.baseFilename, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        return os.fdopen(handle, self.mode, encoding=self.encoding)


def keep_logs(data: Path, access: bool, number: int = 0) -> None:
    """Sign-ins, seats and such into the data folder; requests, if somebody wants them, to where errors go.

    `number`: of several processes, each has a log of its own.
    """
    file = f"audit-{number}.log" if number else AUDIT
    form = logging.Formatter("%(asctime)s %(message)s", "%Y-%m-%dT%H:%M:%S%z")
    audit: logging.Handler = Private(data / file, maxBytes=SIZE, backupCount=KEPT, encoding="utf8", delay=True)
    handlers = [("miskatonic.audit", audit)]
    if access:
        handlers.append(("miskatonic.access", logging.StreamHandler(sys.stderr)))
    for name, handler in handlers:
        handler.setFormatter(form)
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(logging.INFO)
        logger.propagate = False


def make_private(data: Path) -> None:
    """The folder and what is in it: accounts, invitations, hidden cards. New files are born so."""
    if not hasattr(os, "getuid"):
        return
    folders = [path for path in (data, data / "reports") if path.is_dir()]
    for path, mode in (*((folder, 0o700) for folder in folders), *((file, 0o600) for file in _files(data))):
        if path.stat().st_uid == os.getuid():
            path.chmod(mode)


def _files(data: Path) -> list[Path]:
    kinds = ("miskatonic.sqlite*", "secret", f"{AUDIT}*", "audit-*.log*", "reports/*")
    return [path for kind in kinds for path in data.glob(kind) if path.is_file() and not path.is_symlink()]
