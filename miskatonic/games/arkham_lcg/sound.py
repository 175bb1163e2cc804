"""What holds at every safe point: asked of states that strangers bring, and throughout the tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from miskatonic.engine.message import Msg
from miskatonic.engine.sound import among, wrong
from miskatonic.games.arkham_lcg import campaign, flow
from miskatonic.games.arkham_lcg.state import Player, State
from miskatonic.games.arkham_lcg.terms import DIFFICULTIES, MOST_TOKENS, TOKENS
from miskatonic.kit.pieces import NOBODY, Piece

if TYPE_CHECKING:
    from miskatonic.games.arkham_lcg.pack import ArkhamContent

MOST = 200
"""More points, tokens or actions of one kind than any cards could bring together."""
MOST_ROUNDS = 500
MOST_CARDS = 100
"""In one investigator's deck, with everything a campaign adds to it."""
BEFORE = ("upgrade", "set-up")


def problems(content: ArkhamContent, state: State) -> Iterator[Msg]:
    if state.scenario not in content.scenarios:
        yield wrong("scenario", state.scenario)
        return
    if state.difficulty not in DIFFICULTIES:
        yield wrong("difficulty", state.difficulty)
    if (state.phase, state.step) not in flow.STEPS:
        yield wrong("step", f"{state.phase}/{state.step}")
    if state.resolution:
        yield wrong("resolution", state.resolution)
    # Nothing is on its way between two steps.
    if state.test is not None:
        yield wrong("test", state.test.number)
    if state.stack:
        yield wrong("stack", state.stack[0])
    yield from _counters(state)
    yield from _people(content, state)
    # What a described position does not lay out stays in the box.
    yield from among("box", state.box, content.printed)
    if state.phase in BEFORE:
        return
    yield from _cards(content, state)
    yield from _places(content, state)
    yield from _pieces(content, state)


def miscounted(content: ArkhamContent, state: State, found: Mapping[str, int]) -> Iterator[Msg]:
    """Each card of the scenario lies somewhere, as often as the box has it, and each of a deck as often as it was
    put in; what a campaign may bring, at most as often as there is of it."""
    sets = Counter([card for one in content.scenarios[state.scenario].sets for card in content.of_set(one)])
    brought = {*campaign.might_bring(content, state), *content.basic_weaknesses}
    decks = Counter([card for player in state.players for card in player.starting])
    if state.phase in BEFORE:
        decks = Counter()
    for card in sorted({*found, *sets, *decks}):
        if card not in brought:
            least, most = max(sets[card], decks[card]), sets[card] + decks[card]
            count = found.get(card, 0)
            if state.phase in BEFORE and card in content.player_cards and content.player_cards[card].story:
                # Whoever has earned it brings it along.
                least = 0
            if not least <= count <= most:
                yield Msg("problem-state-copies", {"component": card, "count": count, "copies": most})
                return


def _counters(state: State) -> Iterator[Msg]:
    seats = len(state.players)
    for field, value, most in (
        ("round", state.round - 1, MOST_ROUNDS),
        ("counter", state.counter, 10**6),
        ("investigators", state.investigators - 1, seats - 1),
        ("lead", state.lead, seats - 1),
        ("active", state.active + 1, seats),
        ("peril", state.peril + 1, seats),
    ):
        if not 0 <= value <= most:
            yield wrong(field, value)
    if len(state.bag) > MOST_TOKENS or not state.bag:
        yield wrong("bag", len(state.bag))
    yield from among("bag", state.bag, TOKENS)
    if len(set(state.attacked)) != len(state.attacked) or not all([0 <= seat < seats for seat in state.attacked]):
        yield wrong("attacked", len(state.attacked))


def _people(content: ArkhamContent, state: State) -> Iterator[Msg]:
    here = [player.investigator for player in state.players if player.investigator]
    if len(set(here)) != len(here) or (state.phase not in BEFORE and len(here) != len(state.players)):
        yield wrong("investigator", len(here))
    yield from among("investigator", here, content.investigators)
    for player in state.players:
        yield from _of(content, state, player)
    if state.phase not in BEFORE and all([player.out for player in state.players]):
        yield wrong("status", "defeated")


def _of(content: ArkhamContent, state: State, player: Player) -> Iterator[Msg]:
    name = f"deck-{player.seat}"
    if player.pool != name or player.deck.name != name:
        yield wrong("pool", player.pool)
    if len(player.starting) > MOST_CARDS:
        yield wrong("starting", len(player.starting))
    yield from among("starting", [*player.starting, *player.earned], content.player_cards)
    for card, count in Counter(player.starting).items():
        if card in content.player_cards and count > content.player_cards[card].copies:
            yield Msg(
                "problem-state-copies",
                {"component": card, "count": count, "copies": content.player_cards[card].copies},
            )
    for field, value in (
        ("resources", player.resources),
        ("clues", player.clues),
        ("damage", player.damage),
        ("horror", player.horror),
        ("actions", player.actions),
        ("granted", player.granted),
        ("lost_actions", player.lost_actions),
        ("physical_trauma", player.physical_trauma),
        ("mental_trauma", player.mental_trauma),
        ("experience", player.experience),
    ):
        if not 0 <= value <= MOST:
            yield wrong(field, value)
    if not -MOST <= player.bonus <= MOST:
        yield wrong("bonus", player.bonus)
    if any([not 0 <= value <= MOST for value in player.extra_actions.values()]):
        yield wrong("extra_actions", len(player.extra_actions))


def _cards(content: ArkhamContent, state: State) -> Iterator[Msg]:
    """In every pile lie cards of its kind."""
    for player in state.players:
        yield from among("hand", [*player.hand, *player.aside, *player.discard], content.player_cards)
        yield from among("deck", player.deck.cards(), content.player_cards)
    drawn = [*state.encounter.cards(), *state.cultists.cards(), *state.encounter_discard]
    yield from among("encounter", drawn, content.player_cards)
    yield from among("weaknesses", state.weaknesses.cards(), content.basic_weaknesses)
    yield from among("unseen", state.unseen.cards(), content.locations)
    for deck, name in (
        (state.encounter, "encounter"),
        (state.cultists, "cultists"),
        (state.weaknesses, "weaknesses"),
        (state.unseen, "unseen"),
    ):
        if deck.name != name:
            yield wrong("name", deck.name)
    yield from among("set_aside", [*state.set_aside, *state.removed, *state.victory], content.printed)
    yield from among("agendas", state.agendas, content.agendas)
    yield from among("acts", state.acts, content.acts)
    if state.agenda is None or state.agenda.card not in content.agendas:
        yield wrong("agenda", state.agenda.card if state.agenda is not None else "")
    if state.act is None or state.act.card not in content.acts:
        yield wrong("act", state.act.card if state.act is not None else "")


def _places(content: ArkhamContent, state: State) -> Iterator[Msg]:
    places = [location.card for location in state.locations]
    if len(set(places)) != len(places):
        yield wrong("locations", len(places))
    yield from among("locations", places, content.locations)
    yield from among("place", [player.place for player in state.players if not player.out], places)
    yield from among("place", [enemy.place for enemy in state.enemies if enemy.engaged == NOBODY], [*places, ""])
    yield from among("enemies", [enemy.card for enemy in state.enemies], content.enemies)
    for enemy in state.enemies:
        here = [NOBODY, *[player.seat for player in state.players if not player.out]]
        if enemy.engaged not in here:
            yield wrong("engaged", enemy.engaged)


def _pieces(content: ArkhamContent, state: State) -> Iterator[Msg]:
    """Every copy on the table has a number of its own, an owner at it, and no more tokens than could be."""
    pieces: list[Piece] = [*state.locations, *state.enemies]
    pieces += [piece for location in state.locations for piece in location.cards]
    pieces += [piece for player in state.players for piece in [*player.assets, *player.threat]]
    pieces += [stage for stage in (state.agenda, state.act) if stage is not None]
    yield from among("card", [piece.card for piece in pieces], content.printed)
    numbers = [piece.number for piece in pieces]
    if len(set(numbers)) != len(numbers) or not all([0 <= number <= state.counter for number in numbers]):
        yield wrong("counter", state.counter)
    for piece in pieces:
        if not NOBODY <= piece.owner < len(state.players):
            yield wrong("owner", piece.owner)
        if any([not 0 < count <= MOST for count in piece.tokens.values()]):
            yield wrong("tokens", piece.card)
    if any([not NOBODY <= one.seat < len(state.players) for one in state.lasting]) or len(state.lasting) > MOST:
        yield wrong("lasting", len(state.lasting))
