"""The command `content`: how much of each box is known, checks of packs, their derived text, schemas."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperGroup

from miskatonic.engine.errors import BadOptions
from miskatonic.engine.game import Rules
from miskatonic.engine.knowledge import Kind, knowledge
from miskatonic.engine.message import Msg
from miskatonic.engine.overlay import MANIFEST
from miskatonic.engine.text import LANGUAGES, Language, Text
from miskatonic.games.packs import problems_of, read_pack
from miskatonic.games.packs import use as use_packs
from miskatonic.games.registry import GAMES
from miskatonic.games.registry import rules as rules_of
from miskatonic.lab.console import Packs, plain_table, said_plainly
from miskatonic.terminal.speaker import Speaker, as_language, default_language

SHOW = "show"
WORDS = Path(__file__).parent / "text"
Lang = Annotated[str, typer.Option("--lang", help="pl or en; by default as $LANG says.")]


class _ShowsByDefault(TyperGroup):
    """`content GAME` is `content show GAME`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or (args[0] not in self.commands and args[0] != "--help"):
            args = [SHOW, *args]
        parsed: list[str] = super().parse_args(ctx, args)
        return parsed


app = typer.Typer(cls=_ShowsByDefault, help="The components of a game: how many are known, checks of packs, schemas.")


def register(parent: typer.Typer) -> None:
    parent.add_typer(app, name="content")


@app.command(SHOW, hidden=True)
def show(
    game: Annotated[str, typer.Argument(help="Which game; all if none is named.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    pack: Packs = None,
    lang: Lang = "",
) -> None:
    """How many components of each kind do what the printed ones do, and which are ours."""
    language = _language(lang)
    with said_plainly(language):
        use_packs(pack or [])
        found = {name: rules_of(name) for name in ([game] if game else GAMES)}
    if as_json:
        counts = {name: rules.kinds() for name, rules in found.items()}
        typer.echo(json.dumps(counts[game] if game else counts, indent=2))
        return
    for rules in found.values():
        _print(rules, language)


def _print(rules: Rules[Any], language: Language) -> None:
    text = Text(language, (WORDS,), {})
    kinds, speaker = knowledge(rules), Speaker(rules, language)
    own = sum(kind.own for kind in kinds.values())
    columns = ["whole", "partly", "ours", *(["own"] if own else []), "all"]
    console = Console(highlight=False)
    console.print(f"[bold]{rules.names[language]}[/]")
    table = plain_table(text.word("content-kind"), *[text.word(f"content-{column}") for column in columns])
    for name, kind in kinds.items():
        table.add_row(speaker.kinds(name), *[str(getattr(kind, column) or "–") for column in columns])
    console.print(table)
    totals = {column: sum(getattr(kind, column) for kind in kinds.values()) for column in columns}
    console.print(text.say(Msg("content-sum", {**totals})))
    if own:
        console.print(text.word("content-own-sum", own=own))
    for name, kind in kinds.items():
        if kind.partly:
            console.print(text.word("content-fields", kind=speaker.kinds(name), fields=_fields(kind, text)))


def _fields(kind: Kind, text: Text) -> str:
    among = kind.partly + kind.ours
    parts = [text.word("content-field", field=f, known=n, all=among) for f, n in kind.fields.items() if n]
    return ", ".join(parts)


@app.command()
def check(
    folder: Annotated[Path, typer.Argument(help="A pack, or a folder that wants to be the content of a game.")],
    game: Annotated[str, typer.Option(help="Whose content it is, where no pack.yaml says it.")] = "",
    lang: Lang = "",
) -> None:
    """Say everything that is wrong with a pack; exit status 1 if anything is."""
    language = _language(lang)
    text = Text(language, (WORDS,), {})
    with said_plainly(language):
        if not folder.is_dir():
            raise BadOptions(Msg("problem-no-folder", {"folder": str(folder)}))
        if not game and not (folder / MANIFEST).is_file():
            raise BadOptions(Msg("problem-which-game", {"known": ", ".join(GAMES)}))
        problems = rules_of(game).check_content(folder) if game else problems_of(read_pack(folder))
    for problem in problems:
        typer.echo(problem)
    if problems:
        typer.echo(text.word("content-problems", count=len(problems)), err=True)
        raise typer.Exit(1)
    typer.echo(text.word("content-in-order", folder=str(folder)))


@app.command("text")
def derived_text(
    folder: Annotated[Path, typer.Argument(help="A pack.")],
) -> None:
    """The text of the components of a pack in both languages, as players will read it."""
    language = default_language()
    with said_plainly(language):
        (pack,) = use_packs([folder])
        rules = rules_of(pack.game)
        own = [
            card for cards in rules.catalogue().values() for card in cards.values() if _stands_in(pack.folder, card.id)
        ]
    for card in own:
        for said_in in LANGUAGES:
            speaker = Speaker(rules, said_in)
            typer.echo(f"{speaker.names[card.id]} ({said_in})")
            for line in speaker.card(card.id):
                typer.echo(f"  {line}")


def _stands_in(folder: Path, card: str) -> bool:
    return any(f"id: {card}" in path.read_text(encoding="utf8") for path in sorted(folder.glob("*.yaml")))


@app.command()
def schema(
    game: Annotated[str, typer.Argument(help=f"Which game: {', '.join(GAMES)}.")],
    folder: Annotated[Path, typer.Argument(help="Where to write one JSON Schema per file.")],
) -> None:
    """Write JSON Schemas, with which editors check and complete YAML."""
    with said_plainly(default_language()):
        found = rules_of(game).content_schemas()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for kind, body in found.items():
                (folder / f"{kind}.schema.json").write_text(json.dumps(body, indent=2) + "\n", encoding="utf8")
        except OSError as problem:
            raise BadOptions(f"{folder}: {problem.strerror or problem}") from problem
    typer.echo(f"{folder}: {len(found)} schemas")


def _language(word: str) -> Language:
    return as_language(word) or default_language()
