"""Names of things, in both languages."""

from __future__ import annotations

import msgspec


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A name in both languages. `forms`: its gender (`m1`, `f`, …), and the Polish cases in which it differs."""

    pl: str
    en: str
    forms: dict[str, str] = {}
