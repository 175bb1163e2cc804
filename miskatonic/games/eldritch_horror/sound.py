"""What holds at every safe point: asked of states that strangers bring, and throughout the tests."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from miskatonic.engine.message import Msg
from miskatonic.engine.sound import among, wrong
from miskatonic.games.eldritch_horror.cards import EldritchContent
from miskatonic.games.eldritch_horror.setup import DIFFICULTIES, fill_decks, of_ancient_one
from miskatonic.games.eldritch_horror.state import Defeated, Held, Player, State
from miskatonic.games.eldritch_horror.terms import MOST_DOOM, MYTHOS_STEPS, OMENS, SKILLS, TICKETS
from miskatonic.kit.setup import CHOOSE, RANDOM

MOST = 40
"""More points or tokens of one kind than any cards could bring together."""
MOST_ROUNDS = 500
MOST_IMPROVEMENT = 2


def laid_out(content: EldritchContent, state: State) -> State:
    """The same table before anybody has sat down: every component of it lies somewhere."""
    fresh = State([Player(seat) for seat in range(len(state.players))], state.ancient_one, state.difficulty)
    fill_decks(content, fresh)
    if state.phase != "setup":
        of_ancient_one(content, fresh)
    return fresh


def problems(content: EldritchContent, state: State) -> Iterator[Msg]:
    if state.difficulty not in DIFFICULTIES:
        yield wrong("difficulty", state.difficulty)
    if state.ended or state.phase == "over":
        yield wrong("ended", state.ended)
    if state.ancient_one not in content.ancient_ones and (state.ancient_one or state.phase != "setup"):
        yield wrong("ancient_one", state.ancient_one)
    if len(state.wishes) != len(state.players):
        yield wrong("wishes", len(state.wishes))
    yield from among("wishes", state.wishes, {*content.investigators, CHOOSE, RANDOM})
    yield from _counters(state)
    yield from _places(content, state)
    yield from _cards(content, state)
    yield from _pieces(state)
    for player in state.players:
        yield from _of(content, state, player)
    if state.phase != "setup" and all(player.out for player in state.players):
        yield wrong("out", len(state.players))


def _counters(state: State) -> Iterator[Msg]:
    sheet = state.sheet
    for field, value, most in (
        ("round", state.round - 1, MOST_ROUNDS),
        ("step", state.step, len(MYTHOS_STEPS)),
        ("actions", state.actions, MOST),
        ("doom", state.doom, MOST_DOOM),
        ("omen", state.omen, len(OMENS) - 1),
        ("omen_eldritch", state.omen_eldritch, MOST),
        ("sheet", max(sheet.sanity, sheet.eldritch), MOST),
        ("sheet", min(sheet.sanity, sheet.eldritch), MOST),
    ):
        if not 0 <= value <= most:
            yield wrong(field, value)
    for stage in state.stages:
        if min(stage.green, stage.yellow, stage.blue) < 0:
            yield wrong("stages", min(stage.green, stage.yellow, stage.blue))
    seats = range(len(state.players))
    if len(set(state.waiting)) != len(state.waiting) or not all(seat in seats for seat in state.waiting):
        yield wrong("waiting", len(state.waiting))
    if not all(0 <= seat < len(state.players) for seat in (state.active, state.lead)):
        yield wrong("active", state.active)
    if not all(0 <= count <= MOST for count in state.eldritch.values()):
        yield wrong("eldritch", len(state.eldritch))


def _places(content: EldritchContent, state: State) -> Iterator[Msg]:
    """Whoever and whatever is on the board is on one of its spaces."""
    lying = [token.place for token in state.clues] + [monster.place for monster in state.monsters]
    lying += [sheet.place for sheet in state.defeated]
    lying += [player.place for player in state.players if player.investigator]
    yield from among("place", [*lying, *state.eldritch], content.spaces)
    yield from among("expedition", [state.expedition] if state.expedition else [], content.spaces)


def _cards(content: EldritchContent, state: State) -> Iterator[Msg]:
    """In every pile lie cards of its kind."""
    gates = [*state.gates, *state.gate_discard, *state.sheet.gates, *state.gate_stack.cards()]
    clues = [*[token.clue for token in state.clues], *state.clue_discard, *state.clue_pool.cards()]
    if state.mystery is not None:
        yield from among("mystery", [state.mystery.card], content.mysteries)
        gates += state.mystery.gates
        clues += state.mystery.clues
    for hands in _hands(state):
        clues += hands.clues
    yield from among("gates", gates, content.gates)
    yield from among("clues", clues, content.clues)
    yield from among("mysteries", [*state.solved, *state.mysteries.cards()], content.mysteries)
    kept = [state.mythos] if state.mythos else []
    mythos = [*kept, *state.mythos_discard, *[card.card for card in state.ongoing]]
    for deck in (state.green, state.yellow, state.blue):
        mythos += deck.cards()
    yield from among("mythos", mythos, content.mythos)
    monsters = [*[monster.card for monster in (*state.monsters, *state.drawn)], *state.pool.cards()]
    yield from among("monsters", [*monsters, *state.set_aside, *state.epic, *state.set_aside_kinds], content.monsters)
    yield from among("assets", [*state.reserve, *state.asset_discard, *state.assets.cards()], content.assets)
    yield from among("artifacts", [*state.artifacts.cards(), *state.artifact_discard], content.artifacts)
    yield from among("spells", state.spells.cards(), content.spells)
    yield from among("conditions", state.conditions.cards(), content.conditions)
    yield from among("spell_backs", state.spell_backs.cards(), content.spell_backs)
    yield from among("condition_backs", state.condition_backs.cards(), content.condition_backs)
    yield from among("investigators", state.investigators, content.investigators)
    for name, encounters in state.encounters.items():
        yield from among("encounters", [*encounters.cards(), *state.encounter_discard.get(name, [])], content.cards)
    if state.phase != "setup" and state.encounters.keys() != state.encounter_discard.keys():
        yield wrong("encounters", len(state.encounters))


def _pieces(state: State) -> Iterator[Msg]:
    """No two pieces with one number, and none that was never given."""
    numbers = [piece.number for piece in (*state.monsters, *state.drawn, *state.ongoing)]
    for hands in _hands(state):
        numbers += [held.number for held in (*hands.assets, *hands.artifacts, *hands.spells)]
    for player in state.players:
        numbers += [held.number for held in player.conditions]
    if len(set(numbers)) != len(numbers) or not all(0 <= number <= state.counter for number in numbers):
        yield wrong("counter", state.counter)
    tokens = [count for piece in (*state.monsters, *state.ongoing) for count in piece.tokens.values()]
    if not all(0 <= count <= MOST for count in tokens):
        yield wrong("tokens", len(tokens))


def _of(content: EldritchContent, state: State, player: Player) -> Iterator[Msg]:
    """Whoever has an investigator lives; whoever has none has nothing (eh.defeated.*)."""
    held: tuple[tuple[str, list[Held], Collection[str]], ...] = (
        ("assets", player.assets, content.assets),
        ("artifacts", player.artifacts, content.artifacts),
        ("spells", player.spells, content.spells),
        ("conditions", player.conditions, content.conditions),
    )
    for field, cards, known in held:
        yield from among(field, [card.card for card in cards], known)
        yield from among(field, [card.back for card in cards if card.back], content.back_of)
    if not player.investigator:
        if any(cards for _, cards, _ in held) or player.clues or player.train or player.ship:
            yield wrong("investigator", "")
        return
    if player.investigator not in content.investigators or player.out:
        yield wrong("investigator", player.investigator)
    for field, value in (("health", player.health), ("sanity", player.sanity)):
        if not 0 < value <= MOST:
            yield wrong(field, value)
    if min(player.train, player.ship) < 0 or player.train + player.ship > TICKETS:
        yield wrong("train", player.train)
    for skill, improved in player.improvements.items():
        if skill not in SKILLS or not 0 <= improved <= MOST_IMPROVEMENT:
            yield wrong("improvements", improved)


def _hands(state: State) -> list[Player | Defeated]:
    """Those of the defeated lie on the board."""
    return [*state.players, *state.defeated]
