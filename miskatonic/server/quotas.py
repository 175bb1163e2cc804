"""What one person, and one address, may do in all: tables, seats, files, reports, chat. And how full a disk may be."""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from typing import Literal

from miskatonic.server.config import Limits
from miskatonic.server.guard import Buckets

Kind = Literal["tables", "seats", "imports", "reports", "chat", "brought", "hints"]
LOOK_AGAIN = 2.0


class Quotas:
    """Counted over all connections of a person, and over all people behind one address."""

    def __init__(self, limits: Limits, shared: tuple[str, ...]) -> None:
        rates: dict[Kind, tuple[float, int]] = {
            "tables": (limits.table_rate, limits.table_burst),
            "seats": (limits.seat_rate, limits.seat_burst),
            "imports": (limits.import_rate, limits.import_burst),
            "reports": (limits.report_rate, limits.report_burst),
            "chat": (limits.chat_rate, limits.chat_burst),
            "brought": (limits.brought_rate, limits.brought_burst),
            "hints": (limits.hint_rate, limits.hint_burst),
        }
        share = limits.address_share
        self._shared = shared
        self._people = {kind: Buckets(rate, burst) for kind, (rate, burst) in rates.items()}
        self._addresses = {kind: Buckets(share * rate, share * burst) for kind, (rate, burst) in rates.items()}

    def take(self, kind: Kind, person: str, address: str) -> bool:
        """Addresses from which many people come, such as a proxy's, are not counted."""
        if not self._people[kind].take(person):
            return False
        return not address or address in self._shared or self._addresses[kind].take(address)


class Disk:
    """How much is left where the server keeps what is its own; looked at now and then."""

    def __init__(self, folder: Path, floor: int) -> None:
        self.folder, self.floor = folder, floor
        self._looked = 0.0
        self._room = True

    def has_room(self) -> bool:
        now = time.monotonic()
        if now - self._looked > LOOK_AGAIN or not self._looked:
            self._looked = now
            self._room = shutil.disk_usage(self.folder).free >= self.floor
        return self._room
