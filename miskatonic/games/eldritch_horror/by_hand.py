"""What people may set right when the real table says otherwise, and the verbs for cards that are not known here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from miskatonic.engine.adjustable import Adjustable, Pile
from miskatonic.engine.message import Msg, Seat
from miskatonic.engine.verb import Verb
from miskatonic.games.eldritch_horror.effect import Effect
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Player
from miskatonic.games.eldritch_horror.terms import MOST_DOOM, OMENS, TICKETS
from miskatonic.games.eldritch_horror.verbs import board, cards, fights, people
from miskatonic.kit.scene import Scene

EVER: tuple[type[Effect], ...] = (
    people.Lose, people.Recover, people.GainClues, people.DiscardClues, people.Improve, people.BecomeDelayed,
    people.BeDevoured, people.Move, cards.GainSpell, cards.GainArtifact, cards.GainAsset, cards.Discard,
    board.AdvanceDoom, board.RetreatDoom, board.AdvanceOmen, board.SpawnGates, board.SpawnClues, fights.SpawnMonsters,
)  # fmt: skip


def adjustable(game: Eldritch) -> Iterator[Adjustable]:
    """Nothing that would have to be carried out at once: no awakening, no defeat."""
    state = game.state
    if state.phase in ("setup", "over"):
        return
    if not state.awake:
        yield Adjustable("doom", Msg("label-doom"), ("doom",), 1, MOST_DOOM)
    yield Adjustable("omen", Msg("label-omen"), ("omen",), 0, len(OMENS) - 1)
    for seat, player in enumerate(state.players):
        if player.investigator:
            yield from _of_player(game, seat, player)


def _of_player(game: Eldritch, seat: int, player: Player) -> Iterator[Adjustable]:
    card = game.content.investigators[player.investigator]
    yield Adjustable(f"health:{seat}", _of(seat, "stat-health"), ("players", seat, "health"), 1, card.health)
    yield Adjustable(f"sanity:{seat}", _of(seat, "stat-sanity"), ("players", seat, "sanity"), 1, card.sanity)
    yield Adjustable(f"train:{seat}", _of(seat, "ticket-train"), ("players", seat, "train"), 0, TICKETS - player.ship)
    yield Adjustable(f"ship:{seat}", _of(seat, "ticket-ship"), ("players", seat, "ship"), 0, TICKETS - player.train)
    if game.state.encounter is None and game.state.combat is None:
        places = tuple(game.content.spaces)
        yield Adjustable(f"place:{seat}", _of(seat, "label-place"), ("players", seat, "place"), choices=places)


def piles(game: Eldritch) -> Iterator[Pile]:
    if game.state.phase in ("setup", "over"):
        return
    yield Pile("assets", Msg("deck-assets"), ("assets",), ("assets",))
    yield Pile("reserve", Msg("label-reserve"), ("reserve",), ("assets",))
    yield Pile("asset_discard", Msg("label-asset-discard"), ("asset_discard",), ("assets",))
    yield Pile("clue_pool", Msg("deck-clues"), ("clue_pool",), ("clues",))
    for seat, player in enumerate(game.state.players):
        if player.investigator:
            yield Pile(f"clues:{seat}", _of(seat, "deck-clues"), ("players", seat, "clues"), ("clues",))


def _of(seat: int, label: str) -> Msg:
    return Msg("by-hand-of", {"who": Seat(seat), "what": Msg(label)})


def verbs(game: Eldritch) -> tuple[type[Verb], ...]:
    return EVER if game.state.phase not in ("setup", "over") else ()


async def perform(game: Eldritch, seat: int, effects: Sequence[Verb]) -> None:
    """As if the investigator did it: no component of ours is its source."""
    scene = Scene(seat, game.player(seat).investigator)
    for effect in effects:
        assert isinstance(effect, Effect)
        await effect.run(game, scene)
