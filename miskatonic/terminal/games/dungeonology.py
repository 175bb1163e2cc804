"""Dungeonology in the terminal: the dungeon by zones, notebooks, the camp, the stealth test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from miskatonic.engine.decision import Decision
from miskatonic.engine.event import Event
from miskatonic.engine.snapshot import View
from miskatonic.games.dungeonology.rules import RULES
from miskatonic.games.dungeonology.state import Player, Share, State
from miskatonic.games.dungeonology.terms import CAMPFIRE, COLOURS
from miskatonic.terminal.sections import Line, Section, SectionsPainter, signed
from miskatonic.terminal.speaker import Speaker


class DungeonologyPainter(SectionsPainter):
    whole_for = frozenset({"begin", "movement", "action", "scholar"})

    def sections(self, view: View[Any], speaker: Speaker) -> list[Section]:
        state: State = view.state
        if state.phase == "set-up":
            return []
        found = [_dungeon(state, speaker), _camp(state, speaker)]
        if state.test is not None:
            found.append(_test(state, speaker))
        found += [_person(player, view, speaker) for player in state.players if player.scholar]
        if 0 <= view.seat < len(state.players):
            found.append(_hand(state.players[view.seat], speaker))
        return found

    def matters(self, view: View[Any], decision: Decision, speaker: Speaker) -> list[Section]:
        state: State = view.state
        found: list[Section] = []
        if state.test is not None:
            found.append(_test(state, speaker))
        if state.stack:
            card = state.stack[-1].card
            found.append(Section(speaker.names[card], tuple([Line(words) for words in speaker.card(card)]), wide=True))
        if decision.kind in ("walk", "place", "stairs", "go-where", "teleport"):
            found.append(_dungeon(state, speaker))
        if decision.always and 0 <= view.seat < len(state.players):
            found.append(_hand(state.players[view.seat], speaker))
        return found

    def headline(self, view: View[Any], speaker: Speaker) -> str:
        state: State = view.state
        if state.phase == "set-up":
            return ""
        return speaker.word("table-headline", turn=state.turn, phase=speaker.word(f"phase-{state.phase}"))

    def summary(self, view: View[Any], events: Sequence[Event], speaker: Speaker) -> list[str]:
        state: State = view.state
        published = len([player for player in state.players if player.published])
        return [speaker.word("table-summary", turns=state.turn, thefts=state.thefts, published=published)]


def _cubes(cubes: Sequence[str], speaker: Speaker) -> str:
    return ", ".join([speaker.word(f"cube-{cube}") if cube else "·" for cube in cubes])


def _dungeon(state: State, speaker: Speaker) -> Section:
    lines: list[Line] = []
    for tile in sorted(state.tiles, key=lambda one: (RULES.content.zones[one.zone].level, one.y, one.x)):
        card = RULES.content.zones[tile.zone]
        there = [speaker.names[player.scholar] for player in state.players if player.place == tile.zone]
        if state.boss_place == tile.zone:
            there.append(speaker.names[state.boss])
        there += [speaker.word(f"token-{token}") for token in tile.tokens]
        cubes = _cubes(tile.cubes if tile.entered else card.cubes, speaker)
        ways = [
            speaker.names[link.other if link.one == tile.zone else link.one]
            for link in state.links
            if link.kind != "wall" and tile.zone in (link.one, link.other)
        ]
        words = speaker.word(
            "table-zone",
            name=speaker.names[tile.zone],
            level="I" * card.level,
            alertness=card.alertness,
            cubes=cubes or "–",
            there=", ".join(there) or "–",
            ways=", ".join(dict.fromkeys(ways)) or "–",
        )
        lines.append(Line(words, tile.zone))
    stacks = [len(stack) for stack in state.stacks]
    lines.append(Line(speaker.word("table-stacks", one=stacks[0], two=stacks[1], three=stacks[2])))
    return Section(speaker.word("table-dungeon"), tuple(lines), wide=True)


def _camp(state: State, speaker: Speaker) -> Section:
    card = RULES.content.alertness[state.alertness]
    lines: list[Line] = []
    if state.panic:
        lines.append(Line(speaker.names[state.panic], state.panic, "red"))
        lines += [Line(words) for words in speaker.card(state.panic)]
    else:
        penalty = card.rows[state.omegas - 1].penalty if state.omegas else 0
        track = "Ω" * state.omegas + "○" * (len(card.rows) - state.omegas)
        lines.append(Line(speaker.word("table-alertness", track=track, penalty=penalty)))
    lines.append(Line(speaker.word("table-campfire", count=state.campfire, most=CAMPFIRE)))
    lines.append(Line(speaker.word("table-decks", tricks=len(state.tricks), fates=len(state.fates))))
    if state.clan.card in speaker.names:
        lines.append(Line(speaker.names[state.clan.card], state.clan.card))
        lines += [Line(words) for words in speaker.card(state.clan.card)]
    boss = speaker.names[state.boss]
    lines.append(Line(f"{boss}: {speaker.names[state.boss_place]}" if state.boss_place else boss, "boss"))
    return Section(speaker.word("table-camp"), tuple(lines), style="green")


def _sum(shares: Sequence[Share], speaker: Speaker) -> str:
    parts = []
    for share in shares:
        name = speaker.names.get(share.source) or speaker.word(f"share-{share.source}")
        parts.append(f"{name} {signed(share.amount)}")
    return ", ".join(parts) or "–"


def _test(state: State, speaker: Speaker) -> Section:
    test = state.test
    assert test is not None
    lines = []
    for name, shares in (("stealth", test.stealth), ("alertness", test.alertness)):
        total = sum([share.amount for share in shares])
        lines.append(Line(speaker.word(f"table-test-{name}", total=total, parts=_sum(shares, speaker))))
    title = speaker.word("table-test", kind=test.kind, who=speaker.names[state.players[test.seat].scholar])
    return Section(title, tuple(lines), wide=True, style="yellow")


def _person(player: Player, view: View[Any], speaker: Speaker) -> Section:
    state: State = view.state
    card = RULES.content.scholars[player.scholar]
    side = card.inspired if player.inspired else card.normal
    who = player.seat
    numbers = {name: int(view.values[f"{name}:{who}"].total) for name in ("points", "stars", "research", "stamina")}
    lines = [
        Line(speaker.word("table-notebook", **numbers)),
        Line(", ".join([f"{speaker.word(f'cube-{colour}')} {player.cubes[colour]}" for colour in COLOURS])),
        Line(
            speaker.word(
                "table-body",
                students=player.students,
                limit=side.students,
                cards=len(player.hand),
                hand=side.hand,
                fatigue=player.fatigue,
                stamina=numbers["stamina"],
            )
        ),
    ]
    lines += [Line(speaker.names[one], one) for one in (*player.interns, *player.fates)]
    if player.fates_down:
        lines.append(Line(speaker.word("table-fates-down", count=player.fates_down), f"fates:{who}", "dim"))
    marks = [mark for mark, true in (("inspired", player.inspired), ("knowledge", player.knowledge)) if true]
    if player.published:
        lines.append(Line(speaker.word("table-published", place=player.published), style="green"))
    elif player.finished:
        lines.append(Line(speaker.word("table-finished"), style="dim"))
    lines += [Line(speaker.word(f"table-{mark}"), style="cyan") for mark in marks]
    turn = " ◂" if who == state.active else ""
    return Section(f"{speaker.names[player.scholar]}{turn}", tuple(lines), style="yellow" if turn else "")


def _hand(player: Player, speaker: Speaker) -> Section:
    lines: list[Line] = []
    for card in sorted(player.hand):
        if card in speaker.names:
            lines.append(Line(speaker.names[card], card, "bold"))
            lines += [Line(f"  {words}", style="dim") for words in speaker.card(card)]
    return Section(speaker.word("table-hand"), tuple(lines), wide=True)


PAINTER = DungeonologyPainter()
