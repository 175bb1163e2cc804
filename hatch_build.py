"""A wheel carries the built browser client, or is not made at all; engine and games are compiled where they can be.

`MISKATONIC_PURE=1` asks for a wheel of pure Python. An editable install needs none of this.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from scripts import build_client
from scripts import compile as compiling

ROOT = Path(__file__).parent
COMPILER = ["mypy>=1.13", "setuptools>=65", "types-PyYAML>=6.0", "msgspec>=0.19", "pyyaml>=6.0", "fluent.runtime>=0.4"]
"""What compiling needs; the rules are imported for it."""


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        client = [] if build_client.up_to_date() or build_client.npm() else [build_client.NODE]
        return client + (COMPILER if self._compiles() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if not build_client.up_to_date():
            build_client.build()
        if not list((build_client.STATIC / "assets").glob("*.js")):
            raise RuntimeError(f"there is no browser client in {build_client.STATIC}")
        build_data["artifacts"].append("miskatonic/server/static/**")
        if self._compiles():
            self._compile(build_data)

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and not os.environ.get("MISKATONIC_PURE") and compiling.compiler() is None

    def _compile(self, build_data: dict[str, Any]) -> None:
        target = ROOT / "build" / "wheel"
        compiling.build(target, "2", ("miskatonic",))
        for library in [*target.glob("*__mypyc*"), *(target / "miskatonic").rglob(f"*{compiling.SUFFIX}")]:
            build_data["force_include"][str(library)] = str(library.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
