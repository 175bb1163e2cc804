"""Elder Sign in the terminal: the museum, the clock, the dice and the people as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.align import Align
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.event import Event
from miskatonic.engine.message import Name, Seat
from miskatonic.engine.snapshot import View
from miskatonic.games.elder_sign import RULES, wording
from miskatonic.games.elder_sign.state import Place, Player
from miskatonic.games.elder_sign.terms import COLOURS, ENTRANCE, HOURS
from miskatonic.terminal.games.elder_sign import told
from miskatonic.terminal.games.elder_sign.board import Board, Symbol, TaskLine
from miskatonic.terminal.painter import Numbers, PlainPainter
from miskatonic.terminal.screen import Screen
from miskatonic.terminal.speaker import Speaker

WHOLE = ("movement", "investigator", "place-monster")
DICE_ONLY = ("discard-die", "reroll", "hold-dice", "secure", "secure-die", "change-die", "raise-die")
SYMBOL_STYLES = {
    "investigation": "bold black on yellow",
    "lore": "bold white on blue",
    "peril": "bold white on red",
    "terror": "bold black on green",
}
DICE_STYLES = {"green": "bold green", "yellow": "bold yellow", "red": "bold red"}
# The shape says the colour too.
DICE_SHAPES = {"green": "[]", "yellow": "()", "red": "<>"}
HANDS = ("↑", "→", "↓", "←")


class ElderSignPainter(PlainPainter):
    turn_event = "turn"

    def whole(self, view: View[Any], speaker: Speaker, screen: Screen, numbers: Numbers) -> list[RenderableType]:
        board = Board(view, speaker)
        if not board.laid_out:
            return []
        parts: list[RenderableType] = [_top(board, screen)]
        if board.state.adventures:
            parts += _grid(board, board.state.adventures, screen, numbers, "label-adventures")
        if board.state.other_worlds:
            parts += _grid(board, board.state.other_worlds, screen, numbers, "label-other-worlds")
        parts += [_dice(board), _people(board, screen.console.width), _legend(board)]
        return parts

    def scene(
        self, view: View[Any], decision: Decision, speaker: Speaker, screen: Screen, numbers: Numbers
    ) -> list[RenderableType]:
        board = Board(view, speaker)
        if not board.laid_out or decision.kind == "chance":
            return []
        if decision.kind in WHOLE:
            return self.whole(view, speaker, screen, numbers)
        if decision.kind in DICE_ONLY:
            return [_dice(board)]
        if board.state.attempt is not None:
            return [_attempt(board, screen), Text(speaker.word("legend"), "dim")]
        if decision.kind == "entrance":
            return [_entrance(board), _people(board, screen.console.width)]
        return []

    def told(self, view: View[Any], speaker: Speaker) -> list[str]:
        board = Board(view, speaker)
        return told.table(board) if board.laid_out else [speaker.word("ui-nothing-known")]

    def told_scene(self, view: View[Any], decision: Decision, speaker: Speaker) -> list[str]:
        board = Board(view, speaker)
        return told.scene(board, decision) if board.laid_out and decision.kind != "chance" else []

    def note(self, view: View[Any], option: Option, speaker: Speaker) -> str:
        """The task's symbols, a card's text, what an adventure asks for."""
        board = Board(view, speaker)
        if not board.laid_out:
            return ""
        kind, _, _name = option.key.partition(":")
        place, hash_, row = option.anchor.partition("#")
        if hash_ and kind in ("task", "monster"):
            lines = board.tasks(board.game.place(place))
            return "; ".join(
                [
                    ", ".join(filter(None, [board.spoken(line.symbols), *line.costs]))
                    for line in lines
                    if line.key == row
                ]
            )
        if option.key == "stay":
            return board.where(board.state.players[board.seat])
        if option.key == "combat":
            return board.spoken(board.combat())
        if kind in ("use", "ability"):
            use = board.game.content.all_uses[option.key]
            card, number, ability = use.source, use.number, use.ability
            means = "ability" if number >= 0 else "spell" if card in board.content.spells else "item"
            return speaker.sentence(wording.ability_text(ability, means))  # type: ignore[arg-type]
        if kind == "investigator" or option.key in ("leave", "bury"):
            return " ".join(speaker.card(option.anchor))
        if option.key == "full-aid":
            return speaker.word("count-trophies", value=board.content.entrance.full_aid)
        if kind == "half-aid":
            return speaker.word("count-trophies", value=board.content.entrance.half_aid)
        return ""

    def headline(self, view: View[Any], speaker: Speaker) -> str:
        board = Board(view, speaker)
        state = board.state
        if not board.laid_out:
            return speaker.word("phase-setup")
        ancient_one = board.content.ancient_ones[state.ancient_one]
        return " · ".join(
            [
                speaker.word(f"phase-{state.phase}"),
                f"{speaker.word('label-clock')} {HOURS[state.clock]}",
                f"{speaker.word('label-doom')} {state.doom}/{len(ancient_one.track)}",
                f"{speaker.word('label-signs')} {state.elder_signs}/{ancient_one.elder_signs}",
            ]
        )

    def setting_note(self, setting: str, choice: str, speaker: Speaker) -> str:
        ancient_one = RULES.content.ancient_ones.get(choice)
        if setting != "ancient_one" or ancient_one is None:
            return ""
        return speaker.word(
            "setting-note",
            signs=ancient_one.elder_signs,
            spaces=len(ancient_one.track),
            ends="yes" if ancient_one.ends_world else "no",
        )

    def summary(self, view: View[Any], events: Sequence[Event], speaker: Speaker) -> list[str]:
        return told.summary(Board(view, speaker), events)

    def renamed(self, event: Event) -> tuple[int, str] | None:
        who, investigator = event.args.get("who"), event.args.get("investigator")
        if event.kind == "enters" and isinstance(who, Seat) and isinstance(investigator, Name):
            return who.seat, investigator.id
        return None


PAINTER = ElderSignPainter()


# Small signs


def _symbol(board: Board, one: Symbol, screen: Screen) -> Text:
    letters = "/".join(board.letter(what, amount) for what, amount in one)
    if not screen.coloured:
        return Text(f"[{letters}]")
    style = SYMBOL_STYLES[one[0][0]] if len(one) == 1 else "bold black on white"
    return Text(f" {letters} ", style)


def _symbols(board: Board, symbols: Sequence[Symbol], screen: Screen) -> Text:
    return Text(" ").join([_symbol(board, one, screen) for one in symbols])


def _die(board: Board, number: int) -> Text:
    colour = COLOURS[number]
    shape = DICE_SHAPES[colour]
    return Text(f"{shape[0]}{board.face_letter(number)}{shape[1]}", DICE_STYLES[colour])


def _bar(now: int, most: int, full: str, empty: str) -> str:
    return full * max(0, now) + empty * max(0, most - now)


def _legend(board: Board) -> Text:
    word = board.speaker.word
    dice = ", ".join(f"{DICE_SHAPES[colour]} {word('colour-word', colour=colour)}" for colour in DICE_SHAPES)
    return Text(f"{word('legend')} · {word('label-dice')}: {dice} · {word('legend-signs')}", "dim")


def _labelled(label: str, parts: Sequence[str], style: str, width: int) -> list[Text]:
    """A list in which no part is broken that fits on a line."""
    lines = [Text(f"{label}:", "bold " + style)]
    for number, part in enumerate(parts):
        words = part + ("," if number + 1 < len(parts) else "")
        if lines[-1].cell_len + 1 + len(words) > width and len(words) <= width:
            lines.append(Text(words))
        else:
            lines[-1].append(" ").append(words, "not bold default")
    return lines


# The Ancient One, the clock, the Mythos


def _top(board: Board, screen: Screen) -> RenderableType:
    grid = Table.grid(expand=True, padding=(0, 1))
    wide = screen.console.width >= 100
    grid.add_column(ratio=5 if wide else 6)
    grid.add_column(width=18)
    if not board.game.lasting_mythos():
        grid.add_row(_ancient_one(board, screen), _clock(board))
        return grid
    grid.add_column(ratio=4)
    grid.add_row(_ancient_one(board, screen), _clock(board), _mythos(board))
    return grid


def _ancient_one(board: Board, screen: Screen) -> RenderableType:
    state, word = board.state, board.speaker.word
    card = board.content.ancient_ones[state.ancient_one]
    track = Text(f"{word('label-doom')} {state.doom}/{len(card.track)} ", "bold")
    for number, space in enumerate(card.track):
        filled = number < state.doom
        sign = ("◆" if filled else "◇") if space == "m" else ("●" if filled else "○")
        track.append(sign, "bold red" if filled else "dim")
    signs = Text(f"{word('label-elder-signs')} {state.elder_signs}/{card.elder_signs} ", "bold")
    signs.append(_bar(state.elder_signs, 0, "★", ""), "bold green")
    signs.append(_bar(0, card.elder_signs - state.elder_signs, "", "☆"), "dim")
    body: list[RenderableType] = [track, signs]
    if state.awake:
        body.append(Text.assemble((f"{word('label-combat')}: ", "bold"), _symbols(board, board.combat(), screen)))
    body += [Text(line, "") for line in board.ancient_one_lines()]
    title = board.speaker.names[state.ancient_one]
    if state.awake:
        title += f" ({word('label-awake')})"
    return Panel(Group(*body), title=Text(title, "bold magenta"), border_style="magenta", title_align="left")


def _clock(board: Board) -> RenderableType:
    def hour(number: int) -> Text:
        now = board.state.clock == number
        return Text(f"({HOURS[number]})" if now else HOURS[number], "bold reverse" if now else "dim")

    face = Table.grid()
    face.add_column(justify="left", width=4)
    face.add_column(justify="center", width=5)
    face.add_column(justify="right", width=5)
    face.add_row("", hour(0), "")
    face.add_row(hour(3), Text(HANDS[board.state.clock], "bold"), hour(1))
    face.add_row("", hour(2), "")
    return Panel(Align.center(face), title=board.speaker.word("label-clock"), border_style="cyan")


def _mythos(board: Board) -> RenderableType:
    state, speaker = board.state, board.speaker
    body: list[RenderableType] = []
    if state.mythos:
        body.append(Text(speaker.names[state.mythos], "bold"))
        body += [Text(line) for line in board.mythos_lines(state.mythos)]
    return Panel(Group(*body), title=speaker.word("label-mythos"), border_style="blue", title_align="left")


# The museum


def _grid(board: Board, places: Sequence[Place], screen: Screen, numbers: Numbers, title: str) -> list[RenderableType]:
    width = screen.console.width
    columns = 3 if width >= 72 else 2 if width >= 48 else 1
    widths = [width // columns + (number < width % columns) for number in range(columns)]
    grid = Table.grid()
    for wide in widths:
        grid.add_column(width=wide)
    for start in range(0, len(places), columns):
        row = [
            (place, _card_body(board, place, screen, wide - 4), wide)
            for place, wide in zip(places[start : start + columns], widths, strict=False)
        ]
        tall = max(_height(body, wide - 4, screen) for _, body, wide in row)
        cells: list[RenderableType] = [_card(board, place, body, numbers, wide, tall + 2) for place, body, wide in row]
        grid.add_row(*cells, *[""] * (columns - len(cells)))
    return [Text(board.speaker.word(title), "bold underline"), grid]


def _height(body: RenderableType, width: int, screen: Screen) -> int:
    options = screen.console.options.update(width=width)
    return len(screen.console.render_lines(body, options, pad=False))


def _card(board: Board, place: Place, body: RenderableType, numbers: Numbers, width: int, height: int | None) -> Panel:
    speaker = board.speaker
    label = numbers.get(place.card, "")
    title = Text.assemble((f"{label} ", "bold cyan") if label else "", (speaker.names[place.card], "bold"))
    title.truncate(width - 6, overflow="ellipsis")
    present = board.here(place.card)
    foot = Text(f"{speaker.word('label-trophies')} {board.card(place).trophies}", "dim")
    other_world = place.card in board.content.other_worlds
    border = "bold green" if present else "magenta" if other_world else "white"
    return Panel(
        body, title=title, subtitle=foot, title_align="left", subtitle_align="right", border_style=border, height=height
    )


def _card_body(board: Board, place: Place, screen: Screen, width: int) -> RenderableType:
    card, word = board.card(place), board.speaker.word
    body: list[RenderableType] = []
    if card.ordered:
        body.append(Text(word("label-ordered"), "italic"))
    if card.locks:
        body.append(Text(word("label-locks", colour=card.locks), "italic " + DICE_STYLES[card.locks]))
    body += [_task(board, line, screen) for line in board.tasks(place)]
    for label, effects, style in (
        ("label-drawn", card.drawn, "magenta"),
        ("label-terror", card.terror, "green"),
        ("label-midnight", card.midnight, "cyan"),
        ("label-rewards", card.rewards, "yellow"),
        ("label-penalties", card.penalties, "red"),
    ):
        if effects:
            body += _labelled(word(label), board.short(effects), style, width)
    for player in board.here(place.card):
        body.append(Text(f"♟ {board.speaker.seat(player.seat)}", "bold green"))
    return Group(*body)


def _task(board: Board, line: TaskLine, screen: Screen) -> Text:
    speaker = board.speaker
    parts = Text(f"{line.label}. " if line.label.isdigit() else f"{line.label} ", "bold")
    if line.done:
        parts.append("✔ ", "bold green")
    if line.symbols:
        parts.append_text(_symbols(board, line.symbols, screen))
    if line.costs:
        parts.append(" " + ", ".join(line.costs), "red")
    if line.monster:
        parts.append(f" ☣ {speaker.names[line.monster]}", "bold red")
        locks = board.content.monsters[line.monster].locks
        if locks:
            parts.append(f" ({speaker.word('label-locks', colour=locks)})", "italic")
    elif line.frame:
        parts.append(" ▢" if line.symbols else f"▢ {speaker.word('label-frame', frame=line.frame)}", "dim")
    if line.done:
        parts.stylize("dim")
    return parts


def _entrance(board: Board) -> Panel:
    lines = [Text(line) for line in board.speaker.card(ENTRANCE)]
    title = Text(board.speaker.names[ENTRANCE], "bold")
    return Panel(Group(*lines), title=title, title_align="left", border_style="green")


# Dice and people


def _dice_lines(board: Board) -> list[Text]:
    lines: list[Text] = []
    for group in board.dice():
        line = Text(f"{group.where}: ")
        line.append_text(Text(" ").join([_die(board, number) for number in group.dice]))
        lines.append(line)
    return lines


def _dice(board: Board) -> Panel:
    joined = Text("   ").join(_dice_lines(board))
    return Panel(joined, title=board.speaker.word("label-dice"), title_align="left", border_style="yellow")


def _people(board: Board, width: int, only: Sequence[int] | None = None) -> Panel:
    lines: list[RenderableType] = []
    for player in board.state.players:
        if only is None or player.seat in only:
            lines += _person(board, player, width)
    title = board.speaker.word("label-investigators")
    return Panel(Group(*lines), title=title, title_align="left", border_style="green")


def _person(board: Board, player: Player, width: int) -> list[RenderableType]:
    word = board.speaker.word
    active = player.seat == board.state.active
    name = Text.assemble((f"{'▶' if active else ' '} {player.seat + 1} {board.speaker.seat(player.seat)}", "bold"))
    if not player.investigator:
        return [name + Text(f"  {word('label-out')}" if player.out else "", "dim")]
    chunks: list[Text] = [name]
    for what, style in (("sanity", "blue"), ("stamina", "red")):
        now = player.sanity if what == "sanity" else player.stamina
        most = board.maximum(player, what)
        points = Text(f"{word(f'stat-{what}')} {now}/{most} ")
        points.append(_bar(now, most, "■", "□"), style)
        chunks.append(points)
    chunks.append(Text(f"{word('label-clues')} {player.clues}"))
    chunks.append(Text(f"{word('label-trophies')} {board.game.trophies(player)}"))
    chunks.append(Text(f"♟ {board.where(player)}"))
    lines: list[RenderableType] = [*_packed(chunks, width - 4)]
    cards = "; ".join(f"{word(label)}: {board.names(pile)}" for label, pile in board.piles(player))
    if cards:
        lines.append(Padding(Text(cards, "dim"), (0, 0, 0, 4)))
    return lines


def _packed(chunks: Sequence[Text], width: int) -> list[Text]:
    """Chunks side by side, as many as fit; further lines are indented."""
    lines = [chunks[0].copy()]
    for chunk in chunks[1:]:
        if lines[-1].cell_len + 2 + chunk.cell_len <= width:
            lines[-1].append("  ").append_text(chunk)
        else:
            lines.append(Text("    ").append_text(chunk))
    return lines


def _attempt(board: Board, screen: Screen) -> RenderableType:
    """The card that is being resolved, the dice and the one who rolls them."""
    attempt = board.state.attempt
    assert attempt is not None
    grid = Table.grid(expand=True, padding=(0, 1))
    grid.add_column(ratio=4)
    grid.add_column(ratio=5)
    if board.fighting:
        left: RenderableType = _ancient_one(board, screen)
    else:
        width = screen.console.width * 4 // 9 - 1
        place = next((place for place in board.game.places() if place.card == attempt.place), None)
        if place is None:
            return _dice(board)
        left = _card(board, place, _card_body(board, place, screen, width - 4), {}, width, None)
    dice = Panel(
        Group(*_dice_lines(board)),
        title=board.speaker.word("label-dice"),
        title_align="left",
        border_style="yellow",
    )
    half = screen.console.width * 5 // 9
    grid.add_row(left, Group(dice, _people(board, half, [attempt.seat])))
    return grid
