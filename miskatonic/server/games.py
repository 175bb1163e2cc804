"""What can be played: games, their cards, their words and their rules. The same for everybody, so kept ready."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from miskatonic.engine.almanac import Book, Rule, book
from miskatonic.engine.errors import ContentError
from miskatonic.engine.game import Rules
from miskatonic.engine.knowledge import Kind, knowledge
from miskatonic.engine.lexicon import Lexicon, read_lexicon
from miskatonic.engine.message import Msg
from miskatonic.engine.shape import written
from miskatonic.engine.text import COMMON, Language, Text
from miskatonic.games.registry import GAMES, rules
from miskatonic.server.errors import QUERY, Refuse, documented
from miskatonic.server.state import AnyRequest
from miskatonic.table.bots import bot_names
from miskatonic.table.seating import TEXT, HostRules, usual

Query = Annotated[str | None, QueryParameter(max_length=QUERY, required=False, description="words to look for")]

UNCHANGED = {304: ResponseSpec(None, description="the client has it already", generate_examples=False)}


class SettingInfo(msgspec.Struct):
    name: str
    choices: list[str]
    default: str
    per_seat: bool
    brought: bool
    """Beside the choices, a text of one's own."""


class MeasuredInfo(msgspec.Struct):
    """Minutes at the table, and of 100 games how many bots win (nothing among rivals): in all, and by choice of a
    setting."""

    minutes: list[int]
    won: int | None
    won_with: dict[str, int]


class GameInfo(msgspec.Struct):
    """`lessons`: how many there are."""

    id: str
    names: dict[str, str]
    least_seats: int
    most_seats: int
    bots: list[str]
    settings: list[SettingInfo]
    rivals: bool
    rules: HostRules
    """What a new table has, if its host says nothing else."""
    measured: MeasuredInfo | None
    lessons: int


class CardInfo(msgspec.Struct):
    """`text`: the derived text, line by line; `data`: the printed fields."""

    kind: str
    origin: str
    text: list[str]
    data: dict[str, Any]


class Catalogue(msgspec.Struct):
    names: dict[str, str]
    cards: dict[str, CardInfo]
    forms: dict[str, dict[str, str]]
    """By component, what the grammar may ask of its name: its gender, its cases."""
    lexicon: Lexicon


def find(game: str) -> Rules[Any]:
    if game not in GAMES:
        raise Refuse(404, Msg("problem-no-game", {"game": game, "known": ", ".join(GAMES)}))
    return rules(game)


@get("/api/games", responses=documented(), summary="The games that can be played")
async def games() -> list[GameInfo]:
    return [game_info(game) for game in GAMES]


@cache
def game_info(game: str) -> GameInfo:
    found = rules(game)
    settings = [SettingInfo(s.name, list(s.choices), s.default, s.per_seat, s.brought) for s in found.settings()]
    known = found.measured()
    measured = None if known is None else MeasuredInfo(list(known.minutes), known.won, known.won_with)
    return GameInfo(
        game,
        dict(found.names),
        found.least_seats,
        found.most_seats,
        bot_names(game),
        settings,
        found.rivals,
        usual(found),
        measured,
        len(found.lessons()),
    )


@get(
    "/api/games/{game:str}/catalogue/{lang:str}",
    responses={**documented(404), **UNCHANGED},
    summary="Every card, with its derived text",
)
async def catalogue(request: AnyRequest, game: FromPath[str], lang: FromPath[Language]) -> Response[Catalogue]:
    find(game)
    return _kept(request, catalogue_json(game, lang), "application/json")


@cache
def catalogue_json(game: str, lang: Language) -> bytes:
    found = rules(game)
    names = dict(found.card_names(lang))
    forms = found.card_forms(lang)
    text = Text(lang, found.texts, names, forms=forms)
    cards: dict[str, CardInfo] = {}
    for kind, members in found.catalogue().items():
        for card in members.values():
            data = written(card)
            for field in ("id", "name", "origin"):
                data.pop(field, None)
            cards[card.id] = CardInfo(kind, card.origin, _lines(found, card.id, text), data)
    return msgspec.json.encode(Catalogue(names, cards, forms, read_lexicon(lang, (COMMON, *found.texts))))


def _lines(found: Rules[Any], card: str, text: Text) -> list[str]:
    """A card that cannot be put into words yet is shown without; the suite finds it, not the player."""
    try:
        return [text.say(line) for line in found.card_text(card)]
    except (KeyError, ContentError):
        return []


@get(
    "/api/games/{game:str}/known", responses=documented(404), summary="How many components do what the printed ones do"
)
async def known(game: FromPath[str]) -> dict[str, Kind]:
    return dict(knowledge(find(game)))


@get(
    "/api/text/{game:str}/{lang:str}",
    responses={**documented(404), **UNCHANGED},
    media_type="text/plain",
    summary="The Fluent source of engine, table and game",
)
async def text(request: AnyRequest, game: FromPath[str], lang: FromPath[Language]) -> Response[str]:
    find(game)
    return _kept(request, fluent_source(game, lang), "text/plain")


@cache
def fluent_source(game: str, lang: Language) -> bytes:
    parts: list[str] = []
    for folder in (COMMON, TEXT, *rules(game).texts):
        for path in sorted(folder.glob("*.ftl")):
            if path.stem == lang or path.stem.endswith(("." + lang, "-" + lang)):
                parts.append(path.read_text(encoding="utf8"))
    return "\n".join(parts).encode()


@get("/api/almanac/{game:str}", responses=documented(404), summary="The rules, or those that hold the words of `q`")
async def almanac(game: FromPath[str], q: Query = None) -> list[Rule]:
    found = _book(game)
    return found.search(q) if q and q.strip() else found.rules


@get("/api/almanac/{game:str}/{rule:str}", responses=documented(404), summary="One rule")
async def almanac_rule(game: FromPath[str], rule: FromPath[str]) -> Rule:
    found = _book(game).find(rule)
    if found is None:
        raise Refuse(404, Msg("problem-no-rule", {"rule": rule}))
    return found


def _book(game: str) -> Book:
    find(game)
    found = book(game)
    if not found.rules:
        raise Refuse(404, Msg("problem-no-almanac", {"game": game}))
    return found


def _kept(request: AnyRequest, body: bytes, media_type: str) -> Response[Any]:
    """A client that has it already is told so."""
    tag = f'"{sha256(body).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(body, headers=headers, media_type=media_type)


ROUTES = [games, catalogue, known, text, almanac, almanac_rule]
