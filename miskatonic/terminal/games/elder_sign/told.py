"""The table of Elder Sign told line by line, without a picture."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.engine.decision import Decision
from miskatonic.engine.event import Event
from miskatonic.games.elder_sign.state import Place, Player
from miskatonic.games.elder_sign.terms import HOURS
from miskatonic.terminal.games.elder_sign.board import Board
from miskatonic.terminal.speaker import capital


def table(board: Board) -> list[str]:
    lines = ancient_one(board) + mythos(board)
    for place in board.state.adventures:
        lines += adventure(board, place)
    if board.state.other_worlds:
        lines.append(board.speaker.word("label-other-worlds") + ":")
        for place in board.state.other_worlds:
            lines += adventure(board, place)
    lines += dice(board)
    for player in board.state.players:
        lines += person(board, player)
    return lines


def scene(board: Board, decision: Decision) -> list[str]:
    """What matters now."""
    attempt = board.state.attempt
    if attempt is None:
        return []
    if board.fighting:
        return [f"{board.speaker.word('label-combat')}: {board.spoken(board.combat())}.", *dice(board)]
    place = next((place for place in board.game.places() if place.card == attempt.place), None)
    return [*(tasks(board, place) if place is not None else []), *dice(board)]


def ancient_one(board: Board) -> list[str]:
    state, speaker = board.state, board.speaker
    card = board.content.ancient_ones[state.ancient_one]
    lines = [
        f"{speaker.names[state.ancient_one]}.",
        f"{speaker.word('label-doom')}: {state.doom} / {len(card.track)}.",
        f"{speaker.word('label-elder-signs')}: {state.elder_signs} / {card.elder_signs}.",
        f"{speaker.word('label-clock')}: {HOURS[state.clock]}.",
    ]
    if state.awake:
        lines.append(f"{speaker.word('label-combat')}: {board.spoken(board.combat())}.")
    return lines + board.ancient_one_lines()


def mythos(board: Board) -> list[str]:
    lines: list[str] = []
    for card in board.game.lasting_mythos():
        lines.append(f"{board.speaker.word('label-mythos')}: {board.speaker.names[card]}.")
        lines += board.mythos_lines(card)
    return lines


def adventure(board: Board, place: Place) -> list[str]:
    card, word = board.card(place), board.speaker.word
    head = f"{board.speaker.names[place.card]}. {word('label-trophies')}: {card.trophies}."
    present = board.here(place.card)
    if present:
        head += f" {word('label-investigators')}: {', '.join(board.speaker.seat(p.seat) for p in present)}."
    lines = [head, *tasks(board, place)]
    kinds = ("line-terror", "line-midnight", "line-rewards", "line-penalties")
    lines += [f"  {line}" for line in board.lines_of(place.card, *kinds)]
    return lines


def tasks(board: Board, place: Place) -> list[str]:
    word = board.speaker.word
    lines: list[str] = []
    if board.card(place).ordered:
        lines.append("  " + board.speaker.word("line-ordered"))
    if board.card(place).locks:
        lines.append(f"  {capital(word('label-locks', colour=board.card(place).locks))}.")
    for line in board.tasks(place):
        label = word("row-task", number=int(line.label)) if line.label.isdigit() else word("label-monster")
        lines.append(f"  {capital(label)}: {board.task_words(line)}.")
    return lines


def dice(board: Board) -> list[str]:
    return [f"{group.where}: {_counted([board.die_words(n) for n in group.dice])}." for group in board.dice()]


def _counted(words: list[str]) -> str:
    return ", ".join(f"{word} ×{words.count(word)}" if words.count(word) > 1 else word for word in dict.fromkeys(words))


def person(board: Board, player: Player) -> list[str]:
    word = board.speaker.word
    name = board.speaker.seat(player.seat)
    if not player.investigator:
        return [f"{name}: {word('label-out')}."] if player.out else [f"{name}."]
    lines = [
        f"{name}: {board.where(player)}.",
        f"  {word('stat-sanity')} {player.sanity} / {board.maximum(player, 'sanity')},"
        f" {word('stat-stamina')} {player.stamina} / {board.maximum(player, 'stamina')},"
        f" {word('label-clues')} {player.clues}, {word('label-trophies')} {board.game.trophies(player)}.",
    ]
    lines += [f"  {word(label)}: {board.names(pile)}." for label, pile in board.piles(player)]
    return lines


def summary(board: Board, events: Sequence[Event]) -> list[str]:
    """How it went, in numbers."""
    state, speaker = board.state, board.speaker
    card = board.content.ancient_ones[state.ancient_one]

    def count(kind: str) -> int:
        return sum(event.kind == kind for event in events)

    lines = [
        f"{speaker.word('label-elder-signs')}: {state.elder_signs} / {card.elder_signs}.",
        f"{speaker.word('label-doom')}: {state.doom} / {len(card.track)}.",
        speaker.word("summary-turns", turns=count("turn"), midnights=count("midnight")),
        speaker.word("summary-adventures", resolved=count("resolved"), failed=count("failed")),
        speaker.word("summary-monsters", monsters=count("monster-defeated"), gates=count("gate")),
    ]
    if state.devoured:
        lines.append(speaker.word("summary-devoured", names=", ".join(speaker.names[name] for name in state.devoured)))
    for player in state.players:
        lines += person(board, player)
    return lines
