"""Without arguments: `cases.json`. With a game: everything on its cards and in its golden games, as JSON."""

import sys

import msgspec

from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from miskatonic.engine.text import LANGUAGES, Text
from miskatonic.server.games import catalogue_json, fluent_source
from tests.battery.playing import rules_of
from tests.golden import HERE as GOLDEN
from tests.grammar import FILE, written


def sentences(game: str) -> dict[str, object]:
    rules = rules_of(game)
    messages: list[Msg] = [line for card in rules.card_names("pl") for line in rules.card_text(card)]
    for path in sorted(GOLDEN.glob(f"{game}-*.misk")):
        messages += [event.text() for event in Match.load(rules, path).events]
    found: dict[str, object] = {"messages": messages}
    for language in LANGUAGES:
        names = rules.card_names(language)
        text = Text(language, rules.texts, names, lambda seat: f"#{seat}", rules.card_forms(language))
        found[language] = {
            "source": fluent_source(game, language).decode(),
            "catalogue": msgspec.Raw(catalogue_json(game, language)),
            "said": [text.say(message) for message in messages],
        }
    return found


match sys.argv[1:]:
    case []:
        FILE.write_text(written(), encoding="utf8")
    case [game]:
        sys.stdout.buffer.write(msgspec.json.encode(sentences(game)))
