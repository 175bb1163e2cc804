"""What lies on the table for everybody: the Ancient One sheet, the Mythos, the board, the Reserve."""

from __future__ import annotations

from typing import Any

from miskatonic.engine.snapshot import View
from miskatonic.games.eldritch_horror import RULES
from miskatonic.games.eldritch_horror.state import State
from miskatonic.games.eldritch_horror.terms import MYTHOS_STEPS, OMENS
from miskatonic.kit.game import printed
from miskatonic.terminal.sections import Line, Section
from miskatonic.terminal.speaker import Speaker


def omen(state: State) -> str:
    return OMENS[state.omen]


def total(view: View[Any], name: str) -> int:
    value = view.values.get(name)
    return value.total if value is not None else 0


def place(space: str, speaker: Speaker) -> str:
    """Its name, and of a numbered one where in the world it lies."""
    where = in_the_world(space, speaker)
    return f"{speaker.names[space]} ({where})" if where else speaker.names[space]


def in_the_world(space: str, speaker: Speaker) -> str:
    where = RULES.content.spaces[space].where
    return "" if where is None else where.pl if speaker.language == "pl" else where.en


def ancient_one(view: View[Any], speaker: Speaker) -> Section:
    state: State = view.state
    sheet = RULES.content.ancient_ones[state.ancient_one]
    most = max(sheet.doom, state.doom)
    track = "●" * (most - state.doom) + "○" * state.doom
    gates = RULES.content.gates
    spaces = []
    for number, sign in enumerate(OMENS):
        count = len([gate for gate in state.gates if gates[gate].omen == sign])
        word = speaker.word("table-omen", omen=speaker.word(f"omen-{sign}"), gates=count)
        spaces.append(f"[{word}]" if number == state.omen else word)
    lines = [
        Line(f"{speaker.word('table-doom', doom=state.doom)} {track}", "doom", "red" if state.doom <= 3 else ""),
        Line(" → ".join(spaces), "omen"),
        Line(
            speaker.word(
                "table-decks",
                mythos=total(view, "mythos-left"),
                gates=len(state.gate_stack),
                clues=len(state.clue_pool),
                monsters=len(state.pool),
                assets=len(state.assets),
            ),
            style="dim",
        ),
    ]
    if state.omen_eldritch:
        lines.append(Line(speaker.word("table-omen-tokens", count=state.omen_eldritch)))
    title = speaker.names[state.ancient_one] + (f" ({speaker.word('table-awake')})" if state.awake else "")
    return Section(title, tuple(lines), wide=True, style="magenta")


def mystery(view: View[Any], speaker: Speaker) -> Section:
    state: State = view.state
    needed = RULES.content.ancient_ones[state.ancient_one].mysteries
    lines = [Line(speaker.word("table-solved", solved=len(state.solved), needed=needed))]
    if state.mystery is not None:
        card = state.mystery.card
        has, wants = total(view, "mystery-has"), total(view, "mystery-needs")
        lines.append(Line(f"{speaker.names[card]} {has}/{wants}", card, "bold"))
        lines += [Line(words) for words in speaker.card(card)]
    return Section(speaker.word("table-mystery"), tuple(lines), style="cyan")


def mythos(view: View[Any], speaker: Speaker) -> list[Section]:
    """The card with its steps: done, being resolved, to come."""
    state: State = view.state
    if not state.shown:
        return []
    card = RULES.content.mythos[state.shown]
    under = state.phase == "mythos"
    lines = [Line(speaker.names[card.id], card.id, "bold")]
    now = True
    for number, step in enumerate(MYTHOS_STEPS):
        there = step == "effect" or step in card.icons
        there = there or (step == "rumor" and bool(card.rumor)) or (step == "eldritch" and card.eldritch > 0)
        if not there:
            continue
        done = not under or number < state.step
        mark = "✓" if done else "►" if now else "·"
        now = now and done
        lines.append(Line(f"{mark} {speaker.word(f'step-{step}')}", style="dim" if done else ""))
    if under:
        lines += [Line(words) for words in speaker.card(card.id)]
    return [Section(speaker.word("table-mythos"), tuple(lines), style="blue")]


def reckoning(view: View[Any], speaker: Speaker) -> list[Section]:
    state: State = view.state
    if not state.reckoning:
        return []
    lines = [Line(speaker.names[printed(key)], key) for key in state.reckoning]
    return [Section(speaker.word("table-reckoning"), tuple(lines), style="red")]


def in_play(view: View[Any], speaker: Speaker) -> list[Section]:
    """Ongoing cards and Rumors."""
    state: State = view.state
    found: list[Section] = []
    for ongoing in state.ongoing:
        tokens = [speaker.word(f"table-tokens-{what}", count=count) for what, count in ongoing.tokens.items() if count]
        card = RULES.content.mythos[ongoing.card]
        lines = [Line(", ".join(tokens), ongoing.key, "red")] if tokens else []
        if card.rumor:
            lines.append(Line(place(card.rumor, speaker), card.rumor))
        lines += [Line(words) for words in speaker.card(ongoing.card)]
        found.append(Section(speaker.names[ongoing.card], tuple(lines), style="red" if card.rumor else "blue"))
    return found


def encounter(view: View[Any], speaker: Speaker) -> list[Section]:
    state: State = view.state
    if state.encounter is None or not state.encounter.source:
        return []
    source = state.encounter.source
    lines = tuple([Line(words) for words in speaker.card(source)])
    return [Section(speaker.names[source], lines, wide=True, style="green")]


def board(view: View[Any], speaker: Speaker) -> Section:
    """Every space with somebody or something on it, and all that are within reach."""
    state: State = view.state
    content = RULES.content
    own = state.players[state.active].place
    paths = dict(content.paths.get(own, ()))
    lines: list[Line] = []
    for space in content.spaces:
        there = _there(view, space, speaker)
        reach = view.values.get(f"reach:{space}")
        if not there and space not in paths and space != own and reach is None:
            continue
        kind = paths.get(space)
        mark = "•" if space == own else "→" if kind else "⇢" if reach is not None else " "
        way = speaker.word(f"table-path-{kind}") if kind else ""
        if reach is not None and reach.total:
            way = ", ".join([speaker.word(f"ticket-{step.source}") for step, _ in reach.steps])
        name = f"{place(space, speaker)} [{way}]" if way else place(space, speaker)
        lines.append(Line(f"{mark} {name}: {', '.join(there) or '–'}", space, "bold" if space == own else ""))
    return Section(speaker.word("table-world"), tuple(lines), wide=True)


def _there(view: View[Any], space: str, speaker: Speaker) -> list[str]:
    state: State = view.state
    content = RULES.content
    found = [speaker.names[player.investigator] for player in state.players if player.place == space]
    gate = content.gate_of.get(space, "")
    if gate in state.gates:
        found.append(speaker.word("table-gate", omen=speaker.word(f"omen-{content.gates[gate].omen}")))
    for monster in state.monsters:
        if monster.place == space:
            left = total(view, f"toughness:{monster.number}") - monster.count("health")
            found.append(speaker.word("table-monster", name=speaker.names[monster.card], left=left))
    clues = len([token for token in state.clues if token.place == space])
    if clues:
        found.append(speaker.word("table-clues", count=clues))
    if state.expedition == space:
        found.append(speaker.word("table-expedition"))
    if state.mystery is not None and content.mysteries[state.mystery.card].token == space:
        found.append(speaker.word("table-mystery"))
    found += [speaker.names[one.card] for one in state.ongoing if content.mythos[one.card].rumor == space]
    if state.eldritch.get(space):
        found.append(speaker.word("table-tokens-eldritch", count=state.eldritch[space]))
    found += [
        speaker.word("table-body", name=speaker.names[b.investigator]) for b in state.defeated if b.place == space
    ]
    return found


def reserve(view: View[Any], speaker: Speaker) -> Section:
    state: State = view.state
    assets = RULES.content.kinds["assets"]
    lines = [Line(f"{speaker.names[card]} ({getattr(assets[card], 'value', 0)})", card) for card in state.reserve]
    return Section(speaker.word("table-reserve"), tuple(lines))
