"""Positions described in a few words, for tests and puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from miskatonic.engine.chance import Person
from miskatonic.engine.data import read
from miskatonic.engine.errors import BadOptions
from miskatonic.games.death_may_die import setup
from miskatonic.games.death_may_die.state import Claimed, Enemy, Investigator, State
from miskatonic.kit.position import fill, take

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.rules import DeathMayDieRules

ORDER = ("ian", "sister-beth", "elizabeth", "adam", "morgan", "borden", "rasputin", "ahmed", "the-kid", "fatima")


def describe(rules: DeathMayDieRules, description: Mapping[str, Any]) -> State:
    """Keys: `seats`; `episode`; `elder_one` (a name, or fields of it); `players` (fields by Investigator; `cards` as
    `{card: side}`); `enemies` (by space, names; `none`: an empty map), `markers: none`, any plain field of the state.

    Spaces are told by number. What is named leaves its deck or the supply.
    """
    told = dict(description)
    seats = int(told.pop("seats", 1))
    people = list(told.pop("players", [{}] * max(2, seats)))
    elder_one = told.pop("elder_one", "cthulhu")
    fields = dict(elder_one) if isinstance(elder_one, Mapping) else {"card": elder_one}
    options = {"episode": told.pop("episode", "blasphemous-alchemy"), "elder_one": fields.pop("card", "cthulhu")}
    state = setup.begin(rules.content, seats, options)
    game = rules.game(state, Person(), [])
    setup.lay_out(game)
    state.phase = "actions"
    state.actions = 3
    state.turn = 1

    def space(value: Any) -> Any:
        return game.board.space(value) if isinstance(value, int) else value

    if "place" in fields:
        fields["place"] = space(fields["place"])
    fill(state.elder_one, fields, "the Elder One")
    if len(people) != len(state.investigators):
        raise BadOptions(f"position: {len(state.investigators)} players are expected, not {len(people)}")
    named = [own["card"] for own in people if "card" in own]
    spare = [card for card in ORDER if card not in named]
    for investigator, own in zip(state.investigators, people, strict=True):
        _investigator(game, investigator, {"card": spare[0], **own} if "card" not in own else dict(own), space)
        spare = [card for card in spare if card in state.box]
    if "enemies" in told:
        _enemies(state, told.pop("enemies"), game.numbered, space)
    if told.pop("markers", None) == "none":
        state.markers = []
    if "fire" in told:
        state.fire = {space(number): count for number, count in told.pop("fire").items()}
        state.fire_supply = 8 - sum(state.fire.values()) - sum([person.fire for person in state.investigators])
    if "rlyeh" in told:
        state.rlyeh = [space(number) for number in told.pop("rlyeh")]
        state.tokens_left -= len(state.rlyeh)
    discards = list(told.pop("mythos_discard", []))
    take([state.mythos], discards)
    state.mythos_discard = discards
    fill(state, told)
    return state


def _investigator(game: Any, investigator: Investigator, own: dict[str, Any], space: Any) -> None:
    state: State = game.state
    card = own.pop("card")
    state.box.remove(card)
    setup.enter(game, investigator, card)
    if "place" in own:
        investigator.place = space(own.pop("place"))
    cards = own.pop("cards", {})
    take([state.discoveries], cards)
    for name, side in cards.items():
        investigator.cards.append(Claimed(game.numbered(), name, side))
    insanity = own.pop("insanity", "")
    if insanity:
        take([state.insanities], [insanity])
        investigator.insanity = insanity
    fill(investigator, own, "a player")
    state.tokens_left -= investigator.signs


def _enemies(state: State, told: Any, numbered: Any, space: Any) -> None:
    state.supply += [enemy.card for enemy in state.enemies]
    state.enemies = []
    for number, names in ({} if told == "none" else told).items():
        for name in [names] if isinstance(names, str) else names:
            state.supply.remove(name)
            state.enemies.append(Enemy(numbered(), name, space(number)))


__all__ = ["describe", "read"]
