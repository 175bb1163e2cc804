"""Scenes of Elder Sign for the second half of the almanac: a position, rigged chance, choices, outcome."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign import RULES
from miskatonic.games.elder_sign.pack import FOLDER, Content
from miskatonic.games.elder_sign.rules import ElderSignRules
from miskatonic.games.elder_sign.state import MonsterToken, Place, Player, State
from miskatonic.games.elder_sign.terms import COLOURS, FACES, GREEN_DICE, POOL, RED, YELLOW
from tests.scenes import asked, happened, keys, pick, told

__all__ = ["asked", "happened", "keys", "pick", "told"]

CONTENT = RULES.content
QUIET = "yog-sothoth"
"""An Ancient One who answers only to a failure in an Other World."""
RECORDS = "the-missing-records"
"""Two tasks, Investigation 6, and Lore with Investigation 3; failure costs 1 Sanity; no terror, no monsters."""

Deal = Mapping[str, Sequence[str]]
Someone = str | dict[str, Any]
"""An investigator's id, or the fields of a player."""


def who(investigator: str, **fields: Any) -> dict[str, Any]:
    return {"investigator": investigator, **fields}


def scene(
    *players: Someone,
    script: Deal | None = None,
    draws: Deal | None = None,
    rules: ElderSignRules = RULES,
    **position: Any,
) -> Match[State]:
    """A match in this position, played up to its first question. `draws`: the next cards, by deck."""
    people = [who(player) if isinstance(player, str) else player for player in players or ("dexter-drake",)]
    told = {"seats": len(people), "players": people, "ancient_one": QUIET, "adventures": [RECORDS], **position}
    rigged = {f"draw.{deck}": list(cards) for deck, cards in (draws or {}).items()}
    return Match.position(rules, told, script={**rigged, **(script or {})})


def attempt(card: str, *players: Someone, **position: Any) -> Match[State]:
    """The first player stands on this card and is about to roll for it."""
    people = [who(player) if isinstance(player, str) else player for player in players or ("dexter-drake",)]
    people[0] = {**people[0], "place": card}
    row = "other_worlds" if card in CONTENT.other_worlds else "adventures"
    monsters = position.pop("monsters", {})
    cards = [{"card": card, "monsters": monsters}, *position.pop(row, [])]
    position[row] = cards
    return scene(*people, phase="resolution", **position)


def battle(*players: Someone, doom: int | None = None, **position: Any) -> Match[State]:
    """The Ancient One is awake and the first player is about to attack it."""
    ancient_one = position.get("ancient_one", QUIET)
    full = len(CONTENT.ancient_ones[ancient_one].track)
    people = [who(player) if isinstance(player, str) else player for player in players or ("dexter-drake",)]
    people = [{**player, "place": "ancient-one"} for player in people]
    told = {"phase": "attack", "awake": True, "doom": full if doom is None else doom, **position}
    return scene(*people, **told)


def changed_rules(folder: Path, kind: str, card: str, **fields: Any) -> ElderSignRules:
    """The rules with one card printed otherwise."""
    copy = folder / "content"
    if not copy.exists():
        shutil.copytree(FOLDER, copy)
    file = copy / f"{kind}.yaml"
    cards = yaml.safe_load(file.read_text("utf-8"))
    found = next(entry for entry in cards if entry["id"] == card)
    found.update(fields)
    file.write_text(yaml.safe_dump(cards, allow_unicode=True), "utf-8")
    return Reprinted(Content(copy))


class Reprinted(ElderSignRules):
    def __init__(self, content: Content) -> None:
        self._content = content

    @property
    def content(self) -> Content:
        return self._content


# Choosing


def deal(match: Match[State], **decks: Sequence[str]) -> None:
    """The next cards or tokens that will be drawn."""
    match.rig({f"draw.{deck.replace('_', '-')}": cards for deck, cards in decks.items()})


def rig_dice(match: Match[State], green: str = "", yellow: str = "", red: str = "") -> None:
    match.rig({"roll.green": green.split(), "roll.yellow": yellow.split(), "roll.red": red.split()})


def roll(match: Match[State], green: str = "", yellow: str = "", red: str = "") -> None:
    """Rolls the pool; it must hold exactly the dice whose results are given."""
    colours = [COLOURS[number] for number in dice(match)]
    wanted = {"green": len(green.split()), "yellow": len(yellow.split()), "red": len(red.split())}
    assert {colour: colours.count(colour) for colour in wanted} == wanted
    rig_dice(match, green, yellow, red)
    pick(match, "roll")


def fail(match: Match[State], face: str, then: str = "roll-on") -> None:
    """Fails the roll, discards a die with this face, and does that about securing (where it is asked)."""
    pick(match, "fail")
    if match.pending and asked(match) == "discard-die":
        pick(match, die(match, face))
    if match.pending and asked(match) == "secure":
        pick(match, then)


def die(match: Match[State], face: str, place: int = POOL) -> str:
    """The key of the first die there with this face."""
    return f"die:{next(n for n in dice(match, place) if FACES[match.state.dice[n].face] == face)}"


def place_dice(match: Match[State], faces: str) -> None:
    """Of the ways to place dice on the task, the one with these results."""
    wanted = sorted(faces.split())
    for key in keys(match):
        if sorted(FACES[match.state.dice[int(n)].face] for n in key[5:].split("+")) == wanted:
            pick(match, key)
            return
    raise AssertionError(f"no way to place {faces} among {keys(match)}")


def task(match: Match[State], key: str, faces: str = "") -> None:
    """Completes a task, with these results where there is a choice."""
    pick(match, key)
    if faces and match.pending and asked(match) == "place-dice":
        place_dice(match, faces)


def give_up(match: Match[State]) -> None:
    pick(match, "give-up")


def idle(match: Match[State]) -> None:
    """The active player goes to the Entrance and finds nothing."""
    search(match, "1")


def search(match: Match[State], face: str) -> None:
    """The active player looks into the Lost and Found, and rolls this."""
    match.rig({"roll.lost-and-found": [face]})
    pick(match, "stay" if player(match, match.state.active).place == "entrance" else "entrance")
    if "roll.lost-and-found" in match.rigged:
        pick(match, "lost-and-found")


# Looking


def player(match: Match[State], seat: int = 0) -> Player:
    return match.state.players[seat]


def dice(match: Match[State], place: int = POOL) -> list[int]:
    return [number for number, die in enumerate(match.state.dice) if die.place == place]


def faces(match: Match[State], place: int = POOL) -> list[str]:
    """The results of the dice there, in the order of the faces."""
    found = sorted(match.state.dice[number].face for number in dice(match, place))
    return [FACES[face] if face >= 0 else "" for face in found]


def greens(match: Match[State], place: int = POOL) -> int:
    return sum(number < GREEN_DICE for number in dice(match, place))


def yellow(match: Match[State]) -> int:
    return match.state.dice[YELLOW].place


def red(match: Match[State]) -> int:
    return match.state.dice[RED].place


def card(match: Match[State], name: str) -> Place:
    return next(place for place in match.state.adventures + match.state.other_worlds if place.card == name)


def monsters(match: Match[State]) -> list[MonsterToken]:
    return [token for place in match.state.adventures + match.state.other_worlds for token in place.monsters]
