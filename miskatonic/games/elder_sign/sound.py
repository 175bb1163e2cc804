"""What holds at every safe point: asked of states that strangers bring, and throughout the tests."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.engine.message import Msg
from miskatonic.engine.sound import among, wrong
from miskatonic.games.elder_sign import setup
from miskatonic.games.elder_sign.pack import DECKS, Content
from miskatonic.games.elder_sign.state import Player, State
from miskatonic.games.elder_sign.terms import (
    ANCIENT_ONE,
    ASSISTING,
    COLOURS,
    ENTRANCE,
    FACES,
    FOCUSED,
    ON_SPELL,
    REMOVED,
    SUPPLY,
    UNROLLED,
)
from miskatonic.kit.setup import CHOOSE, RANDOM

MOST = 30
"""More points, Clue tokens or strokes of the clock than any card could bring together."""
MOST_TURNS = 5_000
ASLEEP = ("movement", "resolution", "midnight")
"""Phases that the battle does not have."""
HELD = (FOCUSED, ASSISTING)


def laid_out(content: Content, state: State) -> State:
    """The same table before anybody has sat down: every component of it lies somewhere."""
    fresh = setup.begin(content, len(state.players), {})
    fresh.ancient_one = state.ancient_one
    if state.phase != "setup" and content.ancient_ones[state.ancient_one].masks:
        setup.add_masks(content, fresh)
    return fresh


def problems(content: Content, state: State) -> Iterator[Msg]:
    card = content.ancient_ones.get(state.ancient_one)
    if state.ended:
        yield wrong("ended", state.ended)
    if len(state.wishes) != len(state.players):
        yield wrong("wishes", len(state.wishes))
    yield from among("wishes", state.wishes, {*content.investigators, CHOOSE, RANDOM})
    yield from _cards(content, state)
    yield from _dice(state)
    if card is None:
        if state.ancient_one or state.phase != "setup":
            yield wrong("ancient_one", state.ancient_one)
        return
    # The last doom token awakens; in the battle they are taken off again.
    spaces = len(card.track) if state.awake else len(card.track) - 1
    for field, value, most in (
        ("doom", state.doom, spaces),
        ("elder_signs", state.elder_signs, card.elder_signs - 1),
        ("clock", state.clock, MOST),
        ("midnights_due", state.midnights_due, MOST),
        ("combat_x", state.combat_x, MOST * 2),
        ("turn", state.turn, MOST_TURNS),
    ):
        if not 0 <= value <= most:
            yield wrong(field, value)
    if state.active not in range(len(state.players)):
        yield wrong("active", state.active)
        return
    yield from _phase(state)
    if state.phase != "setup":
        for player in state.players:
            yield from _of(content, state, player)
        if all(player.out for player in state.players):
            yield wrong("out", len(state.players))


def _phase(state: State) -> Iterator[Msg]:
    """es.awakening.10: in the battle no card is in play but the Ancient One; an attempt has its phase and its place."""
    if state.awake if state.phase in ASLEEP else state.phase == "attack" and not state.awake:
        yield wrong("phase", state.phase)
    if state.awake and (state.adventures or state.other_worlds or state.mythos):
        yield wrong("awake", "yes")
    attempt = state.attempt
    if attempt is None:
        return
    player = state.players[state.active]
    if state.phase not in ("resolution", "attack") or player.place == ENTRANCE:
        yield wrong("attempt", state.phase)
    elif attempt.seat != player.seat or attempt.place != player.place:
        yield wrong("attempt", attempt.place)
    for field, value in (("free_rerolls", attempt.free_rerolls), ("rolls", attempt.rolls), ("hits", attempt.hits)):
        if not 0 <= value <= MOST:
            yield wrong(field, value)
    if not all(seat in range(len(state.players)) for seat in attempt.assisted):
        yield wrong("assisted", len(attempt.assisted))


def _cards(content: Content, state: State) -> Iterator[Msg]:
    """Every heap holds cards of its kind, and every token lies on a task or below the card."""
    for kind, deck in DECKS.items():
        yield from among(deck, getattr(state, deck).cards(), content.kinds[kind])
    yield from among("monster_cup", state.monster_cup.cards(), content.monsters)
    yield from among("investigators", [*state.investigators, *state.devoured], content.investigators)
    yield from among("removed", state.removed, content.cards)
    yield from among("mythos", [state.mythos] if state.mythos else [], content.mythos)
    yield from among("adventures", [place.card for place in state.adventures], content.adventures)
    yield from among("other_worlds", [place.card for place in state.other_worlds], content.other_worlds)
    if state.appearing:
        yield wrong("appearing", state.appearing)
    tokens = [(place.card, token) for place in state.adventures + state.other_worlds for token in place.monsters]
    if state.attempt is not None:
        tokens += [(state.attempt.place, token) for token in state.attempt.captured]
    yield from among("monsters", [token.id for _, token in tokens], content.monsters)
    for name, token in tokens:
        if name in content.places and not -1 <= token.task < len(content.places[name].tasks):
            yield wrong("task", token.task)
    numbers = [token.number for _, token in tokens] + [cast.number for player in state.players for cast in player.cast]
    if len(set(numbers)) != len(numbers) or not all(0 < number <= state.counter for number in numbers):
        yield wrong("counter", state.counter)


def _dice(state: State) -> Iterator[Msg]:
    """Each shows a face (which cards may change), and lies with somebody or on a Spell that is there."""
    if len(state.dice) != len(COLOURS):
        yield wrong("dice", len(state.dice))
        return
    spells = [cast.number for player in state.players for cast in player.cast]
    seats = range(len(state.players))
    for die in state.dice:
        if not SUPPLY <= die.place <= REMOVED or not UNROLLED <= die.face < len(FACES):
            yield wrong("dice", die.place)
        if (die.place == ON_SPELL and die.at not in spells) or (die.place in HELD and die.at not in seats):
            yield wrong("dice", die.at)
    for lock in state.locks:
        free = lock.die == -1 and lock.colour in COLOURS
        if not free and (lock.die not in range(len(COLOURS)) or COLOURS[lock.die] != lock.colour):
            yield wrong("locks", lock.die)


def _of(content: Content, state: State, player: Player) -> Iterator[Msg]:
    """A player without an investigator is out (es.devoured.10), or gets one after this turn (es.devoured.7)."""
    if not player.investigator:
        if not player.out and player.seat != state.active:
            yield wrong("investigator", "")
        return
    if player.investigator not in content.investigators or player.out:
        yield wrong("investigator", player.investigator)
    places = [ANCIENT_ONE] if state.awake else [ENTRANCE, *[at.card for at in state.adventures + state.other_worlds]]
    yield from among("place", [player.place], places)
    yield from among("common", player.common, content.common_items)
    yield from among("unique", player.unique, content.unique_items)
    yield from among("spells", [*player.spells, *[cast.card for cast in player.cast]], content.spells)
    yield from among("allies", player.allies, content.allies)
    yield from among("trophies", player.trophies, {*content.places, *content.monsters})
    for field, value, least in (
        ("sanity", player.sanity, 1),
        ("stamina", player.stamina, 1),
        ("less_sanity", player.less_sanity, 0),
        ("less_stamina", player.less_stamina, 0),
        ("clues", player.clues, 0),
    ):
        if not least <= value < MOST:
            yield wrong(field, value)
