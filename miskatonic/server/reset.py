"""A way back for somebody who has forgotten their password, by whoever runs the server."""

from __future__ import annotations

import asyncio
import secrets

from argon2 import PasswordHasher

from miskatonic.server.sessions import Sessions
from miskatonic.server.store import Store
from miskatonic.table.names import NAME, composed, likeness


class NoAccount(Exception):
    """Nobody has an account of that name."""


def reset(url: str, name: str) -> str:
    """The new password, drawn by lot; all sessions of the account are ended."""
    return asyncio.run(_reset(Store(url), composed(name)))


async def _reset(store: Store, name: str) -> str:
    try:
        user = await store.user_by_login(name.casefold()[:NAME]) or await store.user_by_login(likeness(name))
        if user is None:
            raise NoAccount
        new = secrets.token_urlsafe(12)
        await store.save_password(user.id, PasswordHasher().hash(new))
        await Sessions(store.engine).end_all(user.id)
        return new
    finally:
        await store.close()
