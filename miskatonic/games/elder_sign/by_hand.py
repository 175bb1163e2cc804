"""What people may set right when the real table says otherwise, and the verbs for cards that are not known here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from miskatonic.engine.adjustable import Adjustable, Pile
from miskatonic.engine.message import Msg, Seat
from miskatonic.engine.verb import Verb
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.state import Player
from miskatonic.games.elder_sign.terms import ENTRANCE
from miskatonic.games.elder_sign.verbs import base, dice, museum, people
from miskatonic.kit.scene import Scene

MOST_CLUES = 12
HANDS = {"common": "common-items", "unique": "unique-items", "spells": "spells", "allies": "allies"}
"""What lies before a player, and of which kind it is."""
DECKS = {"common_deck": "common", "unique_deck": "unique", "spell_deck": "spells", "ally_deck": "allies"}
EVER: tuple[type[base.Effect], ...] = (
    people.Gain, people.Lose, people.Recover, people.Heal, people.LoseClues, people.LoseTrophies, people.DiscardCards,
    people.ReturnToEntrance, people.RefreshDay, museum.AddDoom, museum.RemoveDoom, museum.PlaceElderSign,
    museum.LoseElderSign, museum.MonsterAppears, museum.DefeatMonster, museum.OpenGate, museum.AdvanceClock,
)  # fmt: skip
IN_AN_ADVENTURE: tuple[type[base.Effect], ...] = (
    dice.AddDie, dice.DiscardDie, dice.RerollDice, dice.ChangeDie, dice.IgnoreTerror, dice.AvoidPenalties,
)  # fmt: skip


def adjustable(game: ElderSign) -> Iterator[Adjustable]:
    """Nothing that would have to be carried out at once: the last doom token, the last Elder Sign, the last point."""
    state = game.state
    if not state.ancient_one:
        return
    ancient_one = game.content.ancient_ones[state.ancient_one]
    if not state.awake:
        yield Adjustable("doom", Msg("label-doom"), ("doom",), 0, len(ancient_one.track) - 1)
        yield Adjustable("elder-signs", Msg("label-elder-signs"), ("elder_signs",), 0, ancient_one.elder_signs - 1)
    for seat, player in enumerate(state.players):
        if player.investigator:
            yield from _of_player(game, seat, player)


def _of_player(game: ElderSign, seat: int, player: Player) -> Iterator[Adjustable]:
    for stat in ("sanity", "stamina"):
        yield Adjustable(
            f"{stat}:{seat}", _of(seat, f"stat-{stat}"), ("players", seat, stat), 1, game.maximum(player, stat)
        )
    yield Adjustable(f"clues:{seat}", _of(seat, "label-clues"), ("players", seat, "clues"), 0, MOST_CLUES)
    if game.state.attempt is None and not game.state.awake:
        places = (ENTRANCE, *(place.card for place in game.places()))
        yield Adjustable(f"place:{seat}", _of(seat, "by-hand-place"), ("players", seat, "place"), choices=places)


def piles(game: ElderSign) -> Iterator[Pile]:
    for deck, what in DECKS.items():
        yield Pile(deck, Msg("by-hand-deck", {"what": Msg(f"label-{what}")}), (deck,), (HANDS[what],))
    for seat, player in enumerate(game.state.players):
        if player.investigator:
            for hand, kind in HANDS.items():
                yield Pile(f"{hand}:{seat}", _of(seat, f"label-{hand}"), ("players", seat, hand), (kind,))


def _of(seat: int, label: str) -> Msg:
    return Msg("by-hand-of", {"who": Seat(seat), "what": Msg(label)})


def verbs(game: ElderSign) -> tuple[type[Verb], ...]:
    return EVER if game.state.attempt is None else EVER + IN_AN_ADVENTURE


async def perform(game: ElderSign, seat: int, effects: Sequence[Verb]) -> None:
    """As if the investigator did it: no component of ours is its source."""
    scene = Scene(seat, game.state.players[seat].investigator)
    for effect in effects:
        assert isinstance(effect, base.Effect)
        await effect.run(game, scene)
    if game.unsettled:
        await game.settle()
