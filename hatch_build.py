"""A wheel carries the built browser client, or is not made at all. An editable install needs none of this."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from scripts import build_client


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return [] if build_client.up_to_date() or build_client.npm() else [build_client.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if not build_client.up_to_date():
            build_client.build()
        if not list((build_client.STATIC / "assets").glob("*.js")):
            raise RuntimeError(f"there is no browser client in {build_client.STATIC}")
        build_data["artifacts"].append("miskatonic/server/static/**")
