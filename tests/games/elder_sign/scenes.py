"""Scenes of Elder Sign: a position, rigged chance, choices by key, and what can be seen of the outcome."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign import RULES
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.pack import FOLDER, Content
from miskatonic.games.elder_sign.rows import attempt_rows, unfinished
from miskatonic.games.elder_sign.rules import ElderSignRules
from miskatonic.games.elder_sign.state import MonsterToken, Place, Player, State
from miskatonic.games.elder_sign.terms import COLOURS, FACES, GREEN_DICE, HOURS, POOL, RED, YELLOW
from tests.scenes import answer_first, asked, choose, decision, events, happened, keys, named, pick, refused, told

__all__ = [
    "answer_first", "asked", "choose", "decision", "events", "happened", "keys", "named", "pick", "refused", "told",
]  # fmt: skip

CONTENT: Content = RULES.content

# An Ancient One, an adventure and investigators that stay out of most scenes.
QUIET = "yog-sothoth"
"""An Ancient One who answers only to a failure in an Other World."""
RECORDS = "the-missing-records"
"""Two tasks, Investigation 6, and Lore with Investigation 3; failure costs 1 Sanity; no terror, no monsters."""
DEXTER = "dexter-drake"
"""Sanity 5, Stamina 5; answers only to gaining Spells."""
GLORIA = "gloria-goldberg"
"""Sanity 6, Stamina 4; able only in Other Worlds."""
JACK = "monterey-jack"
"""Sanity 3, Stamina 7; answers only to gaining Unique Items."""

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
    people = [who(player) if isinstance(player, str) else player for player in players or (DEXTER,)]
    told = {"seats": len(people), "players": people, "ancient_one": QUIET, "adventures": [RECORDS], **position}
    rigged = {f"draw.{deck}": list(cards) for deck, cards in (draws or {}).items()}
    return Match.position(rules, told, script={**rigged, **(script or {})})


def attempt(card: str, *players: Someone, **position: Any) -> Match[State]:
    """The first player stands on this card, which is added to its row if need be, and is about to roll for it."""
    first, *others = players or (DEXTER,)
    row = "other_worlds" if card in CONTENT.other_worlds else "adventures"
    monsters = position.pop("monsters", {})
    cards = list(position.pop(row, []))
    if not any(card == (found if isinstance(found, str) else found["card"]) for found in cards):
        cards.insert(0, {"card": card, "monsters": monsters})
    standing = {**(who(first) if isinstance(first, str) else first), "place": card}
    position[row] = cards
    return scene(standing, *others, phase="resolution", **position)


def battle(*players: Someone, doom: int | None = None, **position: Any) -> Match[State]:
    """The Ancient One is awake and the first player is about to attack it."""
    ancient_one = position.get("ancient_one", QUIET)
    full = len(CONTENT.ancient_ones[ancient_one].track)
    people = [who(player) if isinstance(player, str) else player for player in players or (DEXTER,)]
    people = [{**player, "place": "ancient-one"} for player in people]
    told = {"phase": "attack", "awake": True, "doom": full if doom is None else doom, **position}
    return scene(*people, **told)


def new_game(seats: int = 1, *, script: dict[str, list[str]] | None = None, **options: Any) -> Match[State]:
    return Match.new(RULES, seats, options, seed="scene", script=script)


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


def rig_dice(match: Match[State], *green: str, yellow: str = "", red: str = "") -> None:
    match.rig({"roll.green": _words(green), "roll.yellow": yellow.split(), "roll.red": red.split()})


def roll(match: Match[State], *green: str, yellow: str = "", red: str = "") -> None:
    """Rolls the pool; it must hold exactly the dice whose results are given."""
    colours = [COLOURS[number] for number in dice(match)]
    wanted = {"green": len(_words(green)), "yellow": len(yellow.split()), "red": len(red.split())}
    assert {colour: colours.count(colour) for colour in wanted} == wanted
    rig_dice(match, *green, yellow=yellow, red=red)
    pick(match, "roll")


def _words(results: Iterable[str]) -> list[str]:
    return " ".join(results).split()


def fail(match: Match[State], face: str = "", then: str = "roll-on") -> None:
    """Fails the roll, discards a die with this face (or any), and does that about securing (where it is asked)."""
    pick(match, "fail")
    if match.pending and asked(match) == "discard-die":
        pick(match, die(match, face) if face else keys(match)[0])
    if match.pending and asked(match) == "secure":
        pick(match, then)


def die(match: Match[State], face: str, place: int = POOL) -> str:
    """The key of the first die there with this face."""
    return f"die:{next(n for n in dice(match, place) if FACES[match.state.dice[n].face] == face)}"


def task(match: Match[State], key: str, *faces: str) -> None:
    """Completes a task, with these results where there is a choice."""
    pick(match, key)
    if len(match.pending) == 1 and asked(match) == "place-dice":
        place_dice(match, *faces)


def place_dice(match: Match[State], *faces: str) -> None:
    """Of the ways to place dice on the task, the one with these results."""
    wanted = sorted(_words(faces))
    for key in keys(match):
        if sorted(FACES[match.state.dice[int(n)].face] for n in key[5:].split("+")) == wanted:
            pick(match, key)
            return
    raise AssertionError(f"no way to place {wanted} among {keys(match)}")


def give_up(match: Match[State]) -> None:
    pick(match, "give-up")


def solve(match: Match[State]) -> None:
    """Rolls what each open task needs, one after another, until the adventure is over."""
    game = match.game
    assert isinstance(game, ElderSign)
    card = game.active.place
    while game.state.attempt is not None and game.state.attempt.place == card and match.outcome is None:
        assert asked(match) == "before-roll", asked(match)
        row = attempt_rows(game)[0]
        faces = [face for symbol in row.symbols for face in _ideal(symbol)]
        roll(match, *faces, *["1"] * (count(match, POOL) - len(faces)))
        choose(match, row.key)
        if match.pending and asked(match) == "place-dice":
            choose(match, keys(match)[0])
        if not unfinished_tasks(match):
            return


def _ideal(symbol: str) -> list[str]:
    what, _, number = symbol.partition("/")[0].partition(" ")
    return ["3"] * -(-int(number) // 3) if number else [what]


def idle(match: Match[State]) -> None:
    """The active player spends the turn at the Entrance and finds nothing."""
    search(match, "1")
    if match.pending and asked(match) == "turn-end":
        pick(match, "pass")


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


def shown(match: Match[State], where: int = POOL) -> list[str]:
    """The faces of the dice that lie there, in the order of the dice."""
    return [FACES[die.face] if die.face >= 0 else "" for die in match.state.dice if die.place == where]


def count(match: Match[State], where: int) -> int:
    return len(shown(match, where))


def unfinished_tasks(match: Match[State]) -> list[str]:
    """The rows of the adventure under way that are still open."""
    game = match.game
    assert isinstance(game, ElderSign)
    if game.state.attempt is None or not any(spot.card == game.attempt.place for spot in game.places()):
        return []
    return [row.key for row in unfinished(game)]


def museum(match: Match[State]) -> list[str]:
    return [found.card for found in match.state.adventures]


def worlds(match: Match[State]) -> list[str]:
    return [found.card for found in match.state.other_worlds]


def card(match: Match[State], name: str) -> Place:
    return next(found for found in match.state.adventures + match.state.other_worlds if found.card == name)


def hour(match: Match[State]) -> str:
    return HOURS[match.state.clock]


def monsters(match: Match[State]) -> list[MonsterToken]:
    return [token for place in match.state.adventures + match.state.other_worlds for token in place.monsters]


def every_component(state: State) -> list[str]:
    """Every card and monster token, wherever it lies."""
    decks = (
        state.adventure_deck, state.other_world_deck, state.common_deck, state.unique_deck,
        state.spell_deck, state.ally_deck, state.mythos_deck, state.monster_cup,
    )  # fmt: skip
    found = [name for deck in decks for name in deck.cards()]
    for player in state.players:
        found += player.common + player.unique + player.spells + player.allies + player.trophies
        found += [cast.card for cast in player.cast]
    for spot in state.adventures + state.other_worlds:
        found += [spot.card, *(token.id for token in spot.monsters)]
    if state.mythos:
        found.append(state.mythos)
    return sorted(found + state.removed)


def copies(*kinds: str) -> list[str]:
    """The ids of all components of these kinds, each as often as the box has it."""
    return sorted(card.id for kind in kinds for card in CONTENT.kinds[kind].values() for _ in range(card.copies))


def total(kind: str) -> int:
    return len(copies(kind))


def verbs(effects: Iterable[Any]) -> list[str]:
    return [effect.tag for effect in effects]
