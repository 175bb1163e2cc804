"""Death May Die in the terminal: who is where, the three tracks, the Elder One, the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from miskatonic.engine.decision import Decision
from miskatonic.engine.event import Event
from miskatonic.engine.message import Arg
from miskatonic.engine.snapshot import View
from miskatonic.games.death_may_die.rules import RULES
from miskatonic.games.death_may_die.state import Investigator, State
from miskatonic.games.death_may_die.terms import CULTIST, DEATH_WOUNDS, INSANE, MOST_STRESS, THRESHOLDS, TRACK_END
from miskatonic.games.death_may_die.verbs.tokens import TurnMoon
from miskatonic.kit.setup import RANDOM
from miskatonic.terminal.sections import Line, Section, SectionsPainter, signed
from miskatonic.terminal.speaker import Speaker


class DeathMayDiePainter(SectionsPainter):
    whole_for = frozenset({"action", "investigator"})

    def sections(self, view: View[Any], speaker: Speaker) -> list[Section]:
        state: State = view.state
        if state.phase == "set-up":
            return []
        found = [_elder(state, speaker), _rooms(state, speaker)]
        found += [section for section in (_odds(view, speaker), _next(view, speaker)) if section.lines]
        if state.roll is not None and state.roll.dice:
            found.append(_dice(view, speaker))
        found += [_person(one, state, speaker) for one in state.investigators if one.card]
        return found

    def matters(self, view: View[Any], decision: Decision, speaker: Speaker) -> list[Section]:
        state: State = view.state
        found = []
        if state.roll is not None and state.roll.dice:
            found.append(_dice(view, speaker))
        elif decision.kind == "attacker":
            found.append(_odds(view, speaker))
        for card in (state.mythos_now, state.discovery_now):
            if card:
                found.append(
                    Section(speaker.names[card], tuple([Line(words) for words in speaker.card(card)]), wide=True)
                )
        if decision.kind == "skill":
            found.append(_growth(view, decision, speaker))
        if decision.kind in ("run", "go", "toward"):
            found.append(_rooms(state, speaker))
        return found

    def headline(self, view: View[Any], speaker: Speaker) -> str:
        state: State = view.state
        if state.phase == "set-up":
            return ""
        return speaker.word("table-headline", episode=speaker.names[state.episode], track=state.track, end=TRACK_END)

    def laid_out(self, view: View[Any], speaker: Speaker) -> list[str]:
        """Tile by tile, then tokens, figures and decks; nothing while chance has not chosen the Episode yet."""
        state: State = view.state
        return [] if RANDOM in state.wishes[-2:] else _laid_out(state, speaker)

    def summary(self, view: View[Any], events: Sequence[Event], speaker: Speaker) -> list[str]:
        state: State = view.state
        killed = len([event for event in events if event.kind == "enemy.killed"])
        return [speaker.word("table-summary", turns=state.turn, killed=killed, track=state.track)]


def _elder(state: State, speaker: Speaker) -> Section:
    elder = state.elder_one
    track = "".join(
        ["◆" if space == state.track else "●" if space < state.track else "○" for space in range(1, TRACK_END + 1)]
    )
    lines = [
        Line(f"{track} {state.track}/{TRACK_END}", "track"),
        Line(speaker.word("table-ritual", broken="yes" if state.disrupted else "no")),
    ]
    if any([isinstance(effect, TurnMoon) for effect in RULES.content.episodes[state.episode].turn_ends]):
        lines.append(Line(speaker.word("table-moon", phase=state.moon)))
    stage = RULES.content.stages_of[elder.card][elder.stage - 1]
    if stage.life:
        lines.append(Line(speaker.word("table-stage", stage=elder.stage, wounds=elder.wounds, life=stage.life)))
    if elder.place:
        lines.append(Line(speaker.word("table-elder-at", place=speaker.names[elder.place]), elder.card))
    lines.append(Line(speaker.word("table-decks", mythos=len(state.mythos), discoveries=len(state.discoveries))))
    return Section(speaker.names[elder.card], tuple(lines), style="green")


def _rooms(state: State, speaker: Speaker) -> Section:
    """Every space with somebody or something in it, and where one can go from where the turn is."""
    board = RULES.content.boards[state.episode]
    active = state.investigators[state.active]
    lines: list[Line] = []
    for space in board.spaces:
        there: list[str] = []
        there += [speaker.names[one.card] for one in state.investigators if one.place == space and not one.out]
        if state.elder_one.place == space:
            there.append(speaker.names[state.elder_one.card])
        for enemy in state.enemies:
            if enemy.place == space:
                hurt = f" ({enemy.wounds})" if enemy.wounds else ""
                there.append(f"{speaker.names[enemy.card]}{hurt}")
        there += [speaker.names[one.face or one.card] for one in state.markers if one.place == space and not one.done]
        there += [speaker.word(f"gate-{colour}") for colour, place in board.gates.items() if place == space]
        if state.fire.get(space):
            there.append(speaker.word("table-fire", count=state.fire[space]))
        if space in state.rlyeh:
            there.append(speaker.names["rlyeh"])
        near = space == active.place or space in board.beside.get(active.place, ())
        if there or near:
            mark = "→ " if space in board.beside.get(active.place, ()) else "• " if space == active.place else "  "
            lines.append(Line(f"{mark}{speaker.names[space]}: {', '.join(there) or '–'}", space))
    return Section(speaker.word("table-rooms"), tuple(lines), wide=True)


def _dice(view: View[Any], speaker: Speaker) -> Section:
    """What lies there, and what each die may become."""
    state: State = view.state
    assert state.roll is not None
    lines = []
    for number, die in enumerate(state.roll.dice):
        face = speaker.word("face", face=die.face or "blank", kind=die.kind)
        lines.append(Line(f"[{face}]" if die.kind == "standard" else f"({face})", f"die:{number}"))
        if f"again-successes:{number}" in view.values:
            numbers: dict[str, Arg] = {
                "die": number + 1,
                "successes": signed(_total(view, f"again-successes:{number}")),
                "sanity": signed(_total(view, f"again-sanity:{number}")),
            }
            if f"aim:{number}" in view.values:
                aim = _total(view, f"aim:{number}")
                lines.append(Line("    " + speaker.word("table-again-aim", aim=aim, **numbers), style="dim"))
            else:
                lines.append(Line("    " + speaker.word("table-again", **numbers), style="dim"))
    return Section(speaker.word("table-dice"), tuple(lines), wide=True, style="yellow")


def _total(view: View[Any], key: str) -> int:
    return view.values[key].total if key in view.values else 0


def _odds(view: View[Any], speaker: Speaker) -> Section:
    """Before a roll: how many successes with how much Sanity lost."""
    lines: list[Line] = []
    for name in view.values:
        if not name.startswith("mean-successes:"):
            continue
        key = name.partition(":")[2]
        thing = key.rpartition(":")[2]
        numbers: dict[str, Arg] = {
            "what": speaker.word("table-odds-many")
            if thing == "attack-many"
            else speaker.names[thing.partition("#")[0]],
            "successes": view.values[name].total,
            "sanity": _total(view, f"mean-sanity:{key}"),
        }
        if key.startswith(("against:", "fire:")):
            spared = round(_total(view, f"joint:{key}:0:0") / 10)
            lines.append(Line(speaker.word(f"table-odds-{key.partition(':')[0]}", spared=spared, **numbers), thing))
        elif f"odds:{key}" in view.values:
            lines.append(Line(speaker.word("table-odds-aim", aim=_total(view, f"odds:{key}"), **numbers), thing))
        else:
            lines.append(Line(speaker.word("table-odds-own", **numbers), thing))
        lines += [Line(words, style="dim") for words in _joint(view, key, speaker)]
    return Section(speaker.word("table-odds"), tuple(lines), wide=True)


def _joint(view: View[Any], key: str, speaker: Speaker) -> list[str]:
    """One line for each number of successes."""
    found: dict[int, dict[int, int]] = {}
    start = f"joint:{key}:"
    for name, value in view.values.items():
        if name.startswith(start):
            shown, _, lost = name[len(start) :].partition(":")
            found.setdefault(int(shown), {})[int(lost)] = round(value.total / 10)
    lines = []
    for successes in sorted(found):
        parts = [
            speaker.word("table-odds-part", chance=chance, sanity=sanity)
            for sanity, chance in sorted(found[successes].items())
            if chance
        ]
        if parts:
            lines.append(speaker.word("table-odds-joint", successes=successes, parts=", ".join(parts)))
    return lines


def _growth(view: View[Any], decision: Decision, speaker: Speaker) -> Section:
    """What each Skill that may be raised would add to an attack."""
    lines: list[Line] = []
    for option in decision.options:
        for name, value in view.values.items():
            if name.startswith(f"grows:{option.anchor}:") and value.total:
                words = speaker.word("table-grows", skill=speaker.names[option.anchor], gain=value.total)
                lines.append(Line(words, option.anchor))
    return Section(speaker.word("table-odds"), tuple(lines), wide=True)


def _next(view: View[Any], speaker: Speaker) -> Section:
    """Where enemies and Fire may be after the next Mythos card, and which cards bring them there."""
    lines: list[Line] = []
    for name, value in view.values.items():
        kind, _, rest = name.partition(":")
        if kind not in ("goes", "burns", "comes"):
            continue
        thing, _, place = rest.rpartition(":")
        why = ", ".join(dict.fromkeys([speaker.names[modifier.source] for modifier, _ in value.steps]))
        words: dict[str, Arg] = {"place": speaker.names[place], "count": value.total, "why": why}
        if kind == "goes":
            words["who"] = speaker.names[thing.partition("#")[0]]
        lines.append(Line(speaker.word(f"table-next-{kind}", **words), thing or place))
    return Section(speaker.word("table-next", cards=_total(view, "cards")), tuple(lines), wide=True)


def _person(one: Investigator, state: State, speaker: Speaker) -> Section:
    following = [space for space in THRESHOLDS if space > one.sanity]
    lines = [
        Line(
            speaker.word(
                "table-tracks",
                wounds=one.wounds,
                death=DEATH_WOUNDS,
                stress=one.stress,
                most=MOST_STRESS,
                sanity=one.sanity,
                insane=INSANE,
                threshold=following[0] if following else INSANE,
            )
        )
    ]
    if one.place and not one.out:
        lines.append(Line(speaker.names[one.place]))
    skills = RULES.content.investigators[one.card].skills
    lines.append(
        Line(", ".join([f"{speaker.names[skill]} {level}" for skill, level in zip(skills, one.levels, strict=False)]))
    )
    if one.insanity:
        lines.append(Line(speaker.names[one.insanity], one.insanity, "dim"))
    if one.bonus:
        lines.append(Line(speaker.word("table-bonus", count=one.bonus)))
    if one.fire + one.fire_wounds:
        lines.append(Line(speaker.word("table-fire", count=one.fire + one.fire_wounds), style="red"))
    for claimed in one.cards:
        side = RULES.content.discoveries[claimed.card].side(claimed.side)
        lines.append(Line(speaker.names[side.id], claimed.key))
    if one.out:
        lines.append(Line(speaker.word(f"table-out-{one.out}"), style="red"))
    turn = " ◂" if one.number == state.active else ""
    return Section(f"{speaker.names[one.card]}{turn}", tuple(lines), style="yellow" if turn else "")


def _laid_out(state: State, speaker: Speaker) -> list[str]:
    """dmd.setup.3 to 16, as the back of the Episode card shows it."""
    episode, board = RULES.content.episodes[state.episode], RULES.content.boards[state.episode]
    laid, found = episode.map, []

    def spaces(numbers: Sequence[int]) -> str:
        return ", ".join([speaker.names[board.space(number)] for number in numbers])

    for place in laid.tiles:
        column, row = place.at[0] + 1, place.at[1] + 1
        found.append(speaker.word("lay-tile", tile=place.tile, column=column, row=row, spaces=spaces(place.spaces)))
    found.append(speaker.word("lay-start", space=spaces([laid.start])))
    found += [
        speaker.word("lay-token", what=speaker.word(f"gate-{colour}"), spaces=spaces([number]))
        for colour, number in laid.gates.items()
    ]
    for name, ends in (("stairs", laid.stairs), ("tunnel", laid.tunnel)):
        if ends:
            found.append(speaker.word("lay-token", what=speaker.word(f"lay-{name}"), spaces=spaces(ends)))
    if episode.set_up.fire:
        found.append(speaker.word("lay-token", what=speaker.word("lay-fire"), spaces=spaces(episode.set_up.fire)))
    for card, numbers in episode.set_up.markers.items():
        found.append(speaker.word("lay-token", what=speaker.names[card], spaces=spaces(numbers)))
    for card, count in episode.set_up.held.items():
        found.append(speaker.word("lay-beside", what=speaker.names[card], count=count))
    cultists = [number for number, count in episode.set_up.cultists.items() for _ in range(count)]
    found.append(speaker.word("lay-figure", what=speaker.names[CULTIST], spaces=spaces(cultists)))
    for number, card in episode.set_up.monsters.items():
        found.append(speaker.word("lay-figure", what=speaker.names[card], spaces=spaces([number])))
    elder = speaker.names[state.elder_one.card]
    found += [speaker.word("lay-elder-one", elder=elder), speaker.word("lay-stages", elder=elder)]
    found += [
        speaker.word("lay-mythos", episode=speaker.names[episode.id], elder=elder),
        speaker.word("lay-discoveries"),
    ]
    return found


PAINTER = DeathMayDiePainter()
