"""Scenes of Elder Sign: a position, rigged chance, choices by key, and what can be seen of the outcome."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign import RULES
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.pack import Content
from miskatonic.games.elder_sign.rows import attempt_rows, unfinished
from miskatonic.games.elder_sign.state import Place, Player, State
from miskatonic.games.elder_sign.terms import FACES, HOURS, POOL
from tests.scenes import answer_first, choose, decision, events, happened, keys, named, refused
from tests.scenes import asked as kind

__all__ = ["answer_first", "choose", "decision", "events", "happened", "keys", "kind", "named", "refused"]

CONTENT: Content = RULES.content

# An Ancient One, an adventure and investigators that stay out of most scenes.
QUIET_ANCIENT_ONE = "yig"
QUIET_ROOM = "the-missing-records"
"""No monster task, no terror effect, nothing at midnight."""
DEXTER = "dexter-drake"
"""Sanity 5, Stamina 5; answers only to gaining Spells."""
GLORIA = "gloria-goldberg"
"""Sanity 6, Stamina 4; able only in Other Worlds."""
JACK = "monterey-jack"
"""Sanity 3, Stamina 7; answers only to gaining Unique Items."""


def scene(**position: Any) -> Match[State]:
    """The position described, with the first decision open. `seats` follows from `players`."""
    position.setdefault("ancient_one", QUIET_ANCIENT_ONE)
    players = position.setdefault("players", [{"investigator": DEXTER}])
    position.setdefault("seats", len(players))
    position.setdefault("adventures", [QUIET_ROOM])
    return Match.position(RULES, position)


def attempt(card: str, *others: dict[str, Any], me: dict[str, Any] | None = None, **position: Any) -> Match[State]:
    """Seat 0 stands on this card and is about to roll; `me` adds to his fields, `others` sit after him."""
    mine = {"investigator": DEXTER, "place": card, **(me or {})}
    where = "other_worlds" if card in CONTENT.other_worlds else "adventures"
    cards = list(position.pop(where, [card]))
    return scene(players=[mine, *others], phase="resolution", **{where: cards}, **position)


def new_game(seats: int = 1, *, script: dict[str, list[str]] | None = None, **options: Any) -> Match[State]:
    return Match.new(RULES, seats, options, seed="scene", script=script)


# Choosing


def roll(match: Match[State], *green: str, yellow: str = "", red: str = "") -> None:
    """The active player rolls, and this comes out."""
    match.rig({"roll.green": green, **_one("roll.yellow", yellow), **_one("roll.red", red)})
    choose(match, "roll")
    left = [name for name in match.rigged if name.startswith("roll.")]
    assert not left, f"fewer dice were rolled: {match.rigged} is left"


def _one(name: str, outcome: str) -> dict[str, list[str]]:
    return {name: [outcome]} if outcome else {}


def fail_roll(match: Match[State], face: str = "") -> None:
    """The roll is failed; a die with this face (any) is discarded, and no die is secured."""
    choose(match, "fail")
    if kind(match) == "discard-die":
        choose(match, die_showing(match, face) if face else keys(match)[0])
    if kind(match) == "secure":
        choose(match, "roll-on")


def die_showing(match: Match[State], face: str) -> str:
    """The option of the open decision for a die with this face."""
    for key in keys(match):
        if FACES[match.state.dice[int(key.partition(":")[2])].face] == face:
            return key
    raise AssertionError(f"no die shows {face}: {keys(match)}")


def place(match: Match[State], task: str, *faces: str) -> None:
    """Completes a task; with these faces where there is a choice of dice."""
    choose(match, task)
    if not match.pending or kind(match) != "place-dice":
        return
    assert faces, f"which dice? {keys(match)}"
    for key in keys(match):
        numbers = [int(number) for number in key.partition(":")[2].split("+")]
        if sorted(FACES[match.state.dice[number].face] for number in numbers) == sorted(faces):
            choose(match, key)
            return
    raise AssertionError(f"{faces} is no way to complete {task}: {keys(match)}")


def solve(match: Match[State]) -> None:
    """Rolls what each open task needs, one after another, until the adventure is over."""
    game = match.game
    assert isinstance(game, ElderSign)
    card = game.active.place
    while game.state.attempt is not None and game.state.attempt.place == card and match.outcome is None:
        assert kind(match) == "before-roll", kind(match)
        row = attempt_rows(game)[0]
        faces = [face for symbol in row.symbols for face in _ideal(symbol)]
        roll(match, *faces, *["1"] * (count(match, POOL) - len(faces)))
        choose(match, row.key)
        if match.pending and kind(match) == "place-dice":
            choose(match, keys(match)[0])
        if not unfinished_tasks(match):
            return


def _ideal(symbol: str) -> list[str]:
    what, _, number = symbol.partition("/")[0].partition(" ")
    return ["3"] * -(-int(number) // 3) if number else [what]


def unfinished_tasks(match: Match[State]) -> list[str]:
    """The rows of the adventure under way that are still open."""
    game = match.game
    assert isinstance(game, ElderSign)
    if game.state.attempt is None or not any(spot.card == game.attempt.place for spot in game.places()):
        return []
    return [row.key for row in unfinished(game)]


def idle_turn(match: Match[State]) -> None:
    """The active player spends the turn at the Entrance and finds nothing."""
    assert kind(match) == "movement"
    choose(match, "stay" if match.state.players[match.state.active].place == "entrance" else "entrance")
    match.rig({"roll.lost-and-found": ["1"]})
    choose(match, "lost-and-found")
    if match.pending and kind(match) == "turn-end":
        choose(match, "pass")


# Looking


def me(match: Match[State], seat: int = 0) -> Player:
    return match.state.players[seat]


def shown(match: Match[State], where: int = POOL) -> list[str]:
    """The faces of the dice that lie there, in the order of the dice."""
    return [FACES[die.face] if die.face >= 0 else "" for die in match.state.dice if die.place == where]


def count(match: Match[State], where: int) -> int:
    return len(shown(match, where))


def museum(match: Match[State]) -> list[str]:
    return [found.card for found in match.state.adventures]


def worlds(match: Match[State]) -> list[str]:
    return [found.card for found in match.state.other_worlds]


def card(match: Match[State], name: str) -> Place:
    return next(found for found in match.state.adventures + match.state.other_worlds if found.card == name)


def hour(match: Match[State]) -> str:
    return HOURS[match.state.clock]


def every_component(state: State) -> list[str]:
    """Every card and monster token, wherever it lies."""
    decks = (
        state.adventure_deck, state.other_world_deck, state.common_deck, state.unique_deck,
        state.spell_deck, state.ally_deck, state.mythos_deck, state.monster_cup,
    )  # fmt: skip
    found = [name for deck in decks for name in deck.top + deck.fog + deck.bottom]
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
