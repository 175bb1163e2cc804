"""What people may set right when the real table says otherwise, and the verbs for cards that are not known here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from miskatonic.engine.adjustable import Adjustable, Pile
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.engine.verb import Verb
from miskatonic.games.arkham_lcg.effect import Effect
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.state import Player
from miskatonic.games.arkham_lcg.verbs import people
from miskatonic.kit.scene import Scene

MOST = 20
"""Resources or clues that may be set at once."""

EVER: tuple[type[Effect], ...] = (
    people.Draw, people.Gain, people.LoseResources, people.Take, people.Discover, people.TakeClues, people.GainActions,
    people.DiscardRandom, people.Trauma,
)  # fmt: skip


def playing(game: Arkham) -> bool:
    return bool(game.state.locations) and not game.state.resolution


def adjustable(game: Arkham) -> Iterator[Adjustable]:
    """Nothing that would have to be carried out at once: nobody is defeated, no agenda advances."""
    state = game.state
    if not playing(game):
        return
    if state.agenda is not None and state.agenda.card in game.content.agendas:
        least = game.doom_in_play() - state.agenda.tokens.get("doom", 0)
        most = max(0, game.content.agendas[state.agenda.card].doom - 1 - least)
        yield Adjustable("doom", Msg("by-hand-doom"), ("agenda", "tokens", "doom"), 0, most)
    for player in state.players:
        if player.investigator and not player.out:
            yield from _of_player(game, player)
    for number, location in enumerate(state.locations):
        if location.revealed:
            text = _on(location.card, "by-hand-clues")
            yield Adjustable(f"clues:{location.card}", text, ("locations", number, "tokens", "clues"), 0, MOST)
    for number, enemy in enumerate(state.enemies):
        left = game.enemy_value(enemy, "health") - 1
        if left > 0:
            text = _on(enemy.card, "by-hand-damage")
            yield Adjustable(f"damage:{enemy.key}", text, ("enemies", number, "tokens", "damage"), 0, left)


def _of_player(game: Arkham, player: Player) -> Iterator[Adjustable]:
    seat = player.seat
    for field, most in (
        ("damage", game.health(seat) - 1),
        ("horror", game.sanity(seat) - 1),
        ("resources", MOST),
        ("clues", MOST),
        ("actions", 5 if game.state.active == seat else 0),
    ):
        if most > 0:
            yield Adjustable(f"{field}:{seat}", _of(seat, f"by-hand-{field}"), ("players", seat, field), 0, most)
    for number, piece in enumerate(player.assets):
        for token, count in piece.tokens.items():
            if token not in ("damage", "horror"):
                text = _on(piece.card, "by-hand-uses")
                most = max(count, MOST // 2)
                path = ("players", seat, "assets", number, "tokens", token)
                yield Adjustable(f"{token}:{piece.key}", text, path, 0, most)


def piles(game: Arkham) -> Iterator[Pile]:
    """A card is moved within what belongs to one investigator, or within the encounter cards."""
    if not playing(game):
        return
    for player in game.state.players:
        seat = player.seat
        for field in ("deck", "hand", "discard"):
            yield Pile(f"{field}:{seat}", _of(seat, f"by-hand-{field}"), ("players", seat, field), (f"cards-{seat}",))
    yield Pile("encounter", Msg("by-hand-encounter"), ("encounter",), ("encounter",))
    yield Pile("encounter_discard", Msg("by-hand-encounter-discard"), ("encounter_discard",), ("encounter",))


def _of(seat: int, label: str) -> Msg:
    return Msg("by-hand-of", {"who": Seat(seat), "what": Msg(label)})


def _on(card: str, label: str) -> Msg:
    return Msg("by-hand-on", {"card": Name(card), "what": Msg(label)})


def verbs(game: Arkham) -> tuple[type[Verb], ...]:
    return EVER if playing(game) else ()


async def perform(game: Arkham, seat: int, effects: Sequence[Verb]) -> None:
    """As if the investigator did it: no component of ours is its source."""
    scene = Scene(seat, game.state.players[seat].investigator)
    for effect in effects:
        assert isinstance(effect, Effect)
        await effect.run(game, scene)
