"""The grammar's own words, and what both the program and the browser must make of them.

    python -m tests.grammar

writes `cases.json` from the files beside it, for the test of `web/src/grammar.ts`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from miskatonic.engine.lexicon import read_lexicon
from miskatonic.engine.message import Arg, Msg, Name
from miskatonic.engine.pack import read_yaml
from miskatonic.engine.text import LANGUAGES

HERE = Path(__file__).parent
FILE = HERE / "cases.json"
TABLE: dict[str, Any] = read_yaml(HERE / "cases.yaml")


def message(said: list[Any]) -> Msg:
    return Msg(said[0], {key: _argument(value) for key, value in said[1].items()})


def _argument(value: Any) -> Arg:
    match value:
        case {"name": name}:
            return Name(str(name))
        case {"msg": said}:
            return message(said)
        case list():
            return [_argument(part) for part in value]
        case int() | str():
            return value
    raise ValueError(value)


def written() -> str:
    """Everything a browser would be sent, and what it has to say."""
    sources = {language: (HERE / f"{language}.ftl").read_text(encoding="utf8") for language in LANGUAGES}
    whole = {
        "sources": sources,
        "lexicons": {language: read_lexicon(language, (HERE,)) for language in LANGUAGES},
        "names": TABLE["names"],
        "forms": TABLE["forms"],
        "cases": [{**case, "say": message(case["say"])} for case in TABLE["cases"]],
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=1).decode() + "\n"
