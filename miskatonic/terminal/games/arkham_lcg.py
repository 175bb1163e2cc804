"""Arkham Horror: The Card Game in the terminal: act and agenda, locations, people, the skill test, hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.event import Event
from miskatonic.engine.message import Name, Seat
from miskatonic.engine.snapshot import View
from miskatonic.games.arkham_lcg.rules import RULES
from miskatonic.games.arkham_lcg.state import Enemy, Player, State
from miskatonic.games.arkham_lcg.terms import SKILLS
from miskatonic.terminal.sections import Line, Section, SectionsPainter
from miskatonic.terminal.speaker import Speaker

WITH_ABILITY = "chance-with:use:"
WITH_HAND = ("mulligan", "commit", "discard-card", "play-now")


class ArkhamPainter(SectionsPainter):
    whole_for = frozenset({"action", "turn"})

    def sections(self, view: View[Any], speaker: Speaker) -> list[Section]:
        state: State = view.state
        if not state.locations:
            return []
        found = [_stages(view, speaker), _places(view, speaker)]
        if state.test is not None:
            found.append(_test(view, speaker))
        found += [_person(view, player, speaker) for player in state.players if player.investigator]
        hand = _hand(view, speaker)
        return [*found, hand] if hand is not None else found

    def matters(self, view: View[Any], decision: Decision, speaker: Speaker) -> list[Section]:
        state: State = view.state
        found = [
            Section(speaker.names[card], tuple([Line(words) for words in speaker.card(card)]), wide=True)
            for card in state.stack
        ]
        if state.test is not None:
            found.append(_test(view, speaker))
        hand = _hand(view, speaker) if decision.kind in WITH_HAND else None
        return [*found, hand] if hand is not None else found

    def note(self, view: View[Any], option: Option, speaker: Speaker) -> str:
        card = option.key.removeprefix("commit:").partition("~")[0]
        for name in (f"chance-of:{option.key}", f"chance-with:{option.key}", f"chance-with:{card}"):
            if name in view.values:
                return f"{_total(view, name)} %"
        return ""

    def headline(self, view: View[Any], speaker: Speaker) -> str:
        state: State = view.state
        return speaker.word("table-headline", scenario=speaker.names[state.scenario], round=state.round)

    def summary(self, view: View[Any], events: Sequence[Event], speaker: Speaker) -> list[str]:
        state: State = view.state
        defeated = len([event for event in events if event.kind == "enemy-defeated"])
        return [speaker.word("table-summary", rounds=state.round, enemies=defeated, victory=len(state.victory))]

    def renamed(self, event: Event) -> tuple[int, str] | None:
        who, card = event.args.get("who"), event.args.get("card")
        if event.kind == "investigator" and isinstance(who, Seat) and isinstance(card, Name):
            return who.seat, card.id
        return None


def _total(view: View[Any], name: str) -> int:
    value = view.values.get(name)
    return value.total if value is not None else 0


def _stages(view: View[Any], speaker: Speaker) -> Section:
    state: State = view.state
    lines: list[Line] = []
    if state.agenda is not None:
        doom = speaker.word("table-doom", doom=_total(view, "doom"), most=_total(view, "doom-threshold"))
        lines.append(Line(f"{speaker.names[state.agenda.card]}: {doom}", state.agenda.key))
    if state.act is not None:
        act = RULES.content.acts[state.act.card]
        held = sum([player.clues for player in state.players])
        needed = speaker.word("table-clues", held=held, needed=act.clues * state.investigators) if act.clues else ""
        lines.append(Line(f"{speaker.names[state.act.card]}{': ' + needed if needed else ''}", state.act.key))
        lines += [Line(f"  {words}", style="dim") for words in speaker.card(state.act.card)]
    lines.append(Line(speaker.word("table-encounter", left=len(state.encounter), gone=len(state.encounter_discard))))
    return Section(speaker.names[state.scenario], tuple(lines), wide=True, style="red")


def _enemy(view: View[Any], enemy: Enemy, speaker: Speaker) -> str:
    key = enemy.key
    numbers = speaker.word(
        "table-enemy",
        name=speaker.names[enemy.card],
        fight=_total(view, f"fight:{key}"),
        evade=_total(view, f"evade:{key}"),
        damage=enemy.tokens.get("damage", 0),
        health=_total(view, f"health:{key}"),
        exhausted="yes" if enemy.exhausted else "no",
    )
    odds = [
        speaker.word(f"table-{action}-chance", chance=_total(view, f"chance-of:{action}:{key}"))
        for action in ("fight", "evade")
        if f"chance-of:{action}:{key}" in view.values
    ]
    return " ".join([numbers, *odds])


def _places(view: View[Any], speaker: Speaker) -> Section:
    state: State = view.state
    lines: list[Line] = []
    for location in state.locations:
        if location.revealed:
            numbers = speaker.word(
                "table-place", shroud=_total(view, f"shroud:{location.card}"), clues=location.tokens.get("clues", 0)
            )
            here = 0 <= view.seat < len(state.players) and state.players[view.seat].place == location.card
            if here and "chance-of:investigate" in view.values:
                chance = speaker.word("table-investigate-chance", chance=_total(view, "chance-of:investigate"))
                numbers = f"{numbers}, {chance}"
        else:
            numbers = speaker.word("table-unrevealed")
        there = [speaker.names[player.investigator] for player in state.players if player.place == location.card]
        lines.append(
            Line(f"{speaker.names[location.card]} ({numbers}){': ' + ', '.join(there) if there else ''}", location.card)
        )
        for enemy in state.enemies:
            if enemy.place == location.card and enemy.engaged < 0:
                lines.append(Line(f"  {_enemy(view, enemy, speaker)}", enemy.key, "red"))
    return Section(speaker.word("table-places"), tuple(lines), wide=True)


def _test(view: View[Any], speaker: Speaker) -> Section:
    state: State = view.state
    test = state.test
    assert test is not None
    who = speaker.names[state.players[test.seat].investigator]
    lines = [
        Line(
            speaker.word(
                "table-test",
                who=who,
                skill=speaker.word(f"icon-{test.skill}"),
                value=_total(view, "test-skill"),
                difficulty=_total(view, "test-difficulty"),
            )
        )
    ]
    if "test-chance" in view.values:
        lines.append(Line(speaker.word("table-chance", chance=_total(view, "test-chance")), style="bold"))
    for name in view.values:
        if name.startswith(WITH_ABILITY):
            source = name.removeprefix(WITH_ABILITY).partition("#")[0]
            words = speaker.word("table-chance-with", card=speaker.names[source], chance=_total(view, name))
            lines.append(Line(words, style="dim"))
    for committed in test.committed:
        lines.append(Line(f"+ {speaker.names[committed.card]}"))
    return Section(speaker.word("table-test-title"), tuple(lines), wide=True, style="yellow")


def _person(view: View[Any], player: Player, speaker: Speaker) -> Section:
    state: State = view.state
    seat = player.seat
    skills = ", ".join([f"{speaker.word(f'icon-{skill}')} {_total(view, f'{skill}:{seat}')}" for skill in SKILLS])
    lines = [
        Line(skills),
        Line(
            speaker.word(
                "table-person",
                damage=player.damage,
                health=_total(view, f"health:{seat}"),
                horror=player.horror,
                sanity=_total(view, f"sanity:{seat}"),
                resources=player.resources,
                clues=player.clues,
                hand=len(player.hand),
            )
        ),
    ]
    for piece in player.assets:
        tokens = ", ".join([f"{speaker.word(f'table-token-{name}')} {count}" for name, count in piece.tokens.items()])
        exhausted = f" ({speaker.word('table-exhausted')})" if piece.exhausted else ""
        lines.append(Line(f"{speaker.names[piece.card]}{exhausted}{': ' + tokens if tokens else ''}", piece.key))
    lines += [Line(f"! {speaker.names[piece.card]}", piece.key, "red") for piece in player.threat]
    for enemy in state.enemies:
        if enemy.engaged == seat:
            lines.append(Line(f"! {_enemy(view, enemy, speaker)}", enemy.key, "red"))
    turn = f" ◂ {player.actions}" if state.active == seat else ""
    status = f" ({speaker.word(f'table-{player.status}')})" if player.status else ""
    return Section(f"{speaker.names[player.investigator]}{turn}{status}", tuple(lines), style="yellow" if turn else "")


def _hand(view: View[Any], speaker: Speaker) -> Section | None:
    state: State = view.state
    if not 0 <= view.seat < len(state.players) or not state.players[view.seat].hand:
        return None
    lines: list[Line] = []
    for card in state.players[view.seat].hand:
        printed = RULES.content.player_cards[card]
        cost = f"[{printed.cost}] " if printed.cost is not None else ""
        icons = " ".join([f"{speaker.word(f'icon-{icon}')}×{count}" for icon, count in printed.icons.items()])
        odds = f" {_total(view, f'chance-with:{card}')} %" if f"chance-with:{card}" in view.values else ""
        lines.append(Line(f"{cost}{speaker.names[card]} {icons}{odds}", f"hand:{card}"))
    return Section(speaker.word("table-hand"), tuple(lines), wide=True, style="cyan")


PAINTER = ArkhamPainter()
