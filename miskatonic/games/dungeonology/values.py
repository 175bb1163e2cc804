"""The numbers on the table that components change, each with its sum written out."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from miskatonic.engine.value import Modifier, Value, compute
from miskatonic.games.dungeonology import ending, publishing, stealth
from miskatonic.games.dungeonology.terms import START, STATS

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.game import Dungeonology
    from miskatonic.games.dungeonology.state import Player, Share


@cache
def plain(number: int) -> Value:
    """A number that nothing changes."""
    return Value(number, number)


def values(game: Dungeonology, seat: int) -> dict[str, Value]:
    """As this seat may know them: the clan's modifiers only for those who have looked. Keys: `speed:2`."""
    found: dict[str, Value] = {}
    for player in game.state.players:
        if player.scholar:
            _person(game, player, found)
    _clan(game, seat, found)
    _test(game, found)
    if game.state.phase == "over":
        for player in game.state.players:
            notebook, *others = ending.parts(game, player).items()
            found[f"score:{player.seat}"] = compute(notebook[1], [Modifier("add", add, what) for what, add in others])
    return found


def _person(game: Dungeonology, player: Player, found: dict[str, Value]) -> None:
    who = player.seat
    side = game.side(who)
    changed = bool(player.interns or player.fates)
    for stat in STATS:
        base: int = getattr(side, stat)
        sources = _sources(game, player, stat) if changed else []
        found[f"{stat}:{who}"] = compute(base, sources, least=1) if sources else plain(base)
    found[f"points:{who}"] = plain(game.points(who))
    found[f"stars:{who}"] = plain(game.stars(player))
    found[f"research:{who}"] = plain(game.research_bonus(who))
    if player.place not in ("", START) and not player.finished:  # before set-up is over nobody stands anywhere
        found[f"zone-alertness:{who}"] = _sum(stealth.research_alertness(game, who, player.place, 1))


def _sources(game: Dungeonology, player: Player, stat: str) -> list[Modifier]:
    content = game.content
    cards = [(card, content.interns[card].perks) for card in player.interns]
    cards += [(card, content.fates[card].perks) for card in player.fates]
    return [Modifier("add", perk.add, card) for card, perks in cards for perk in perks if perk.what == stat]


def _clan(game: Dungeonology, seat: int, found: dict[str, Value]) -> None:
    clan = game.state.clan
    if clan.card and (clan.seers is None or seat in clan.seers):
        found["needed"] = plain(publishing.clan_card(game).needed)
        for player in game.state.players:
            found[f"thesis:{player.seat}"] = plain(publishing.score(game, player.seat))
    elif 0 <= seat < len(game.state.players) and game.state.players[seat].scholar:
        # Whoever has not looked can still reckon: which clans there are is no secret.
        for card in game.content.clans.values():
            found[f"needed-if:{card.id}"] = plain(card.needed)
            found[f"thesis-if:{card.id}"] = plain(game.modified(seat, dict(card.modifiers)))  # type: ignore[arg-type]


def _test(game: Dungeonology, found: dict[str, Value]) -> None:
    test = game.state.test
    if test is not None:
        found["test-alertness"] = _sum(test.alertness)
        found["test-stealth"] = _sum(test.stealth)
        if test.kind == "research" and not test.stealth:
            # It is added once cards have been discarded: whoever chooses them should count with it.
            found["test-coming"] = plain(game.research_bonus(test.seat))


def _sum(shares: list[Share]) -> Value:
    return compute(0, [Modifier("add", share.amount, share.source) for share in shares])
