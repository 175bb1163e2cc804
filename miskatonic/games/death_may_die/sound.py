"""What holds at every safe point: asked of states that strangers bring, and throughout the tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from miskatonic.engine.message import Msg
from miskatonic.engine.sound import among, wrong
from miskatonic.games.death_may_die.masks import MOST_LIKELY
from miskatonic.games.death_may_die.state import NOBODY, Investigator, State, heap_of
from miskatonic.games.death_may_die.terms import (
    DEATH_WOUNDS,
    FIRE_TOKENS,
    INSANE,
    MOST_LEVEL,
    MOST_STRESS,
    SKILLS,
    STAGES,
    TRACK_END,
)

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.content import DeathMayDieContent

MOST = 40
"""More points or tokens of one kind than any cards could bring together."""
MOST_TURNS = 2_000
MOST_LOTS = 1_000
OUT = ("", "killed", "insane")


def problems(content: DeathMayDieContent, state: State) -> Iterator[Msg]:
    if state.episode not in content.episodes or state.elder_one.card not in content.elder_ones:
        yield wrong("episode", state.episode)
        return
    if state.ended:
        yield wrong("ended", state.ended)
    yield from _counters(content, state)
    if state.phase == "set-up":
        return
    spaces = content.boards[state.episode].spaces
    placed = [enemy.place for enemy in state.enemies] + [marker.place for marker in state.markers if marker.place]
    placed += [investigator.place for investigator in state.investigators if not investigator.out]
    placed += [state.elder_one.place] if state.elder_one.place else []
    yield from among("place", [*placed, *state.fire, *state.rlyeh], spaces)
    yield from _cards(content, state)
    yield from _mixed(state)
    for investigator in state.investigators:
        yield from _of(content, state, investigator)
    if all(investigator.out for investigator in state.investigators):
        yield wrong("out", len(state.investigators))
    numbers = [enemy.number for enemy in state.enemies] + [marker.number for marker in state.markers]
    numbers += [card.number for investigator in state.investigators for card in investigator.cards]
    if len(set(numbers)) != len(numbers) or not all(0 <= number <= state.counter for number in numbers):
        yield wrong("counter", state.counter)


def _counters(content: DeathMayDieContent, state: State) -> Iterator[Msg]:
    tokens = content.tokens[content.elder_ones[state.elder_one.card].token].copies
    for field, value, most in (
        ("track", state.track, TRACK_END),
        ("stage", state.elder_one.stage - 1, STAGES - 1),
        ("wounds", state.elder_one.wounds, MOST),
        ("tokens_left", state.tokens_left, tokens),
        ("fire_supply", state.fire_supply, FIRE_TOKENS),
        ("moon", state.moon, MOST),
        ("turn", state.turn, MOST_TURNS),
        ("actions", state.actions, MOST),
        ("first", state.first, len(state.investigators) - 1),
    ):
        if not 0 <= value <= most:
            yield wrong(field, value)
    burning = sum(state.fire.values()) + sum(investigator.fire for investigator in state.investigators)
    if state.phase != "set-up" and (
        burning + state.fire_supply != FIRE_TOKENS or min(state.fire.values(), default=1) < 1
    ):
        yield wrong("fire", burning)


def _cards(content: DeathMayDieContent, state: State) -> Iterator[Msg]:
    """In every pile lie cards of its kind."""
    mythos = [*state.mythos.cards(), *state.mythos_discard, *state.aside, state.mythos_now]
    mythos += [investigator.trauma for investigator in state.investigators]
    yield from among("mythos", [card for card in mythos if card], content.mythos)
    found = [*state.discoveries.cards(), *state.discovery_discard, state.discovery_now]
    yield from among("discoveries", [card for card in found if card], content.discoveries)
    yield from among("insanities", [*state.insanities.cards(), *state.insanity_box], content.insanities)
    yield from among("box", state.box, content.investigators)
    figures = [*state.supply, *[enemy.card for enemy in state.enemies]]
    yield from among("supply", figures, content.stats_of[state.elder_one.card, state.episode])
    yield from among("markers", [marker.card for marker in state.markers], content.tokens)
    holders = [marker.holder for marker in state.markers]
    if not all(NOBODY <= holder < len(state.investigators) for holder in holders):
        yield wrong("holder", len(holders))
    wounds = [enemy.wounds for enemy in state.enemies] + [marker.wounds for marker in state.markers]
    if not all(0 <= count <= MOST for count in wounds):
        yield wrong("wounds", len(wounds))


def _mixed(state: State) -> Iterator[Msg]:
    """What may be under tokens is told of those that lie face down, with the faces that they have."""
    for heap, mixed in state.mixed.items():
        down = [marker.number for marker in state.markers if heap_of(marker.card) == heap and not marker.face]
        faces = sorted(state.hidden[heap].fog) if heap in state.hidden else []
        if not faces or sorted(mixed.tokens) != sorted(down) or not 0 < len(mixed.lots) <= MOST_LOTS:
            yield wrong("mixed", heap)
        elif len(mixed.weights) != len(mixed.lots) or not all(0 < weight <= MOST_LIKELY for weight in mixed.weights):
            yield wrong("weights", len(mixed.weights))
        elif any(sorted(lot) != faces for lot in mixed.lots):
            yield wrong("lots", len(mixed.lots))


def _of(content: DeathMayDieContent, state: State, investigator: Investigator) -> Iterator[Msg]:
    if investigator.card not in content.investigators:
        yield wrong("card", investigator.card)
    if investigator.insanity not in content.insanities:
        yield wrong("insanity", investigator.insanity)
    if investigator.out not in OUT:
        yield wrong("out", investigator.out)
    if len(investigator.levels) != SKILLS or not all(0 <= level <= MOST_LEVEL for level in investigator.levels):
        yield wrong("levels", len(investigator.levels))
    if not NOBODY <= investigator.codependent < len(state.investigators):
        yield wrong("codependent", investigator.codependent)
    for card in investigator.cards:
        if (card.card, card.side) not in content.sides or not 0 <= card.wounds <= MOST:
            yield wrong("cards", card.card)
    for field, value, most in (
        ("wounds", investigator.wounds, DEATH_WOUNDS),
        ("stress", investigator.stress, MOST_STRESS),
        ("sanity", investigator.sanity, INSANE),
        ("bonus", investigator.bonus, MOST),
        ("fire", investigator.fire, FIRE_TOKENS),
        ("fire_wounds", investigator.fire_wounds, MOST),
        ("signs", investigator.signs, MOST),
        ("insanity_tokens", investigator.insanity_tokens, MOST),
        ("deaths", investigator.deaths, MOST),
    ):
        if not 0 <= value <= most:
            yield wrong(field, value)
