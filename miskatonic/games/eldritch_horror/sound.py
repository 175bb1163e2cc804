"""What holds at every safe point: asked of states that strangers bring, and throughout the tests."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from miskatonic.engine.deck import Deck
from miskatonic.engine.message import Msg
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
        yield _wrong("difficulty", state.difficulty)
    if state.ended or state.phase == "over":
        yield _wrong("ended", state.ended)
    if state.ancient_one not in content.ancient_ones and (state.ancient_one or state.phase != "setup"):
        yield _wrong("ancient_one", state.ancient_one)
    if len(state.wishes) != len(state.players):
        yield _wrong("wishes", len(state.wishes))
    yield from _among("wishes", state.wishes, {*content.investigators, CHOOSE, RANDOM})
    yield from _counters(state)
    yield from _places(content, state)
    yield from _cards(content, state)
    yield from _pieces(state)
    for player in state.players:
        yield from _of(content, state, player)
    if state.phase != "setup" and all(player.out for player in state.players):
        yield _wrong("out", len(state.players))


def missing(found: Mapping[str, int], box: Mapping[str, int]) -> Iterator[Msg]:
    """Each component lies somewhere, as often as the box has it."""
    for card in sorted({*found, *box}):
        if found.get(card, 0) != box.get(card, 0):
            yield Msg(
                "problem-state-copies", {"component": card, "count": found.get(card, 0), "copies": box.get(card, 0)}
            )
            return


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
            yield _wrong(field, value)
    for stage in state.stages:
        if min(stage.green, stage.yellow, stage.blue) < 0:
            yield _wrong("stages", min(stage.green, stage.yellow, stage.blue))
    seats = range(len(state.players))
    if len(set(state.waiting)) != len(state.waiting) or not all(seat in seats for seat in state.waiting):
        yield _wrong("waiting", len(state.waiting))
    if not all(0 <= seat < len(state.players) for seat in (state.active, state.lead)):
        yield _wrong("active", state.active)
    if not all(0 <= count <= MOST for count in state.eldritch.values()):
        yield _wrong("eldritch", len(state.eldritch))


def _places(content: EldritchContent, state: State) -> Iterator[Msg]:
    """Whoever and whatever is on the board is on one of its spaces."""
    lying = [token.place for token in state.clues] + [monster.place for monster in state.monsters]
    lying += [sheet.place for sheet in state.defeated]
    lying += [player.place for player in state.players if player.investigator]
    yield from _among("place", [*lying, *state.eldritch], content.spaces)
    yield from _among("expedition", [state.expedition] if state.expedition else [], content.spaces)


def _cards(content: EldritchContent, state: State) -> Iterator[Msg]:
    """In every pile lie cards of its kind."""
    gates = [*state.gates, *state.gate_discard, *state.sheet.gates, *_in(state.gate_stack)]
    clues = [*[token.clue for token in state.clues], *state.clue_discard, *_in(state.clue_pool)]
    if state.mystery is not None:
        yield from _among("mystery", [state.mystery.card], content.mysteries)
        gates += state.mystery.gates
        clues += state.mystery.clues
    for hands in _hands(state):
        clues += hands.clues
    yield from _among("gates", gates, content.gates)
    yield from _among("clues", clues, content.clues)
    yield from _among("mysteries", [*state.solved, *_in(state.mysteries)], content.mysteries)
    kept = [state.mythos] if state.mythos else []
    mythos = [*kept, *state.mythos_discard, *[card.card for card in state.ongoing]]
    for deck in (state.green, state.yellow, state.blue):
        mythos += _in(deck)
    yield from _among("mythos", mythos, content.mythos)
    monsters = [*[monster.card for monster in (*state.monsters, *state.drawn)], *_in(state.pool)]
    yield from _among("monsters", [*monsters, *state.set_aside, *state.epic, *state.set_aside_kinds], content.monsters)
    yield from _among("assets", [*state.reserve, *state.asset_discard, *_in(state.assets)], content.assets)
    yield from _among("artifacts", [*_in(state.artifacts), *state.artifact_discard], content.artifacts)
    yield from _among("spells", _in(state.spells), content.spells)
    yield from _among("conditions", _in(state.conditions), content.conditions)
    yield from _among("spell_backs", _in(state.spell_backs), content.spell_backs)
    yield from _among("condition_backs", _in(state.condition_backs), content.condition_backs)
    yield from _among("investigators", state.investigators, content.investigators)
    for name, encounters in state.encounters.items():
        yield from _among("encounters", [*_in(encounters), *state.encounter_discard.get(name, [])], content.cards)
    if state.phase != "setup" and state.encounters.keys() != state.encounter_discard.keys():
        yield _wrong("encounters", len(state.encounters))


def _pieces(state: State) -> Iterator[Msg]:
    """No two pieces with one number, and none that was never given."""
    numbers = [piece.number for piece in (*state.monsters, *state.drawn, *state.ongoing)]
    for hands in _hands(state):
        numbers += [held.number for held in (*hands.assets, *hands.artifacts, *hands.spells)]
    for player in state.players:
        numbers += [held.number for held in player.conditions]
    if len(set(numbers)) != len(numbers) or not all(0 <= number <= state.counter for number in numbers):
        yield _wrong("counter", state.counter)
    tokens = [count for piece in (*state.monsters, *state.ongoing) for count in piece.tokens.values()]
    if not all(0 <= count <= MOST for count in tokens):
        yield _wrong("tokens", len(tokens))


def _of(content: EldritchContent, state: State, player: Player) -> Iterator[Msg]:
    """Whoever has an investigator lives; whoever has none has nothing (eh.defeated.*)."""
    held: tuple[tuple[str, list[Held], Collection[str]], ...] = (
        ("assets", player.assets, content.assets),
        ("artifacts", player.artifacts, content.artifacts),
        ("spells", player.spells, content.spells),
        ("conditions", player.conditions, content.conditions),
    )
    for field, cards, known in held:
        yield from _among(field, [card.card for card in cards], known)
        yield from _among(field, [card.back for card in cards if card.back], content.back_of)
    if not player.investigator:
        if any(cards for _, cards, _ in held) or player.clues or player.train or player.ship:
            yield _wrong("investigator", "")
        return
    if player.investigator not in content.investigators or player.out:
        yield _wrong("investigator", player.investigator)
    for field, value in (("health", player.health), ("sanity", player.sanity)):
        if not 0 < value <= MOST:
            yield _wrong(field, value)
    if min(player.train, player.ship) < 0 or player.train + player.ship > TICKETS:
        yield _wrong("train", player.train)
    for skill, improved in player.improvements.items():
        if skill not in SKILLS or not 0 <= improved <= MOST_IMPROVEMENT:
            yield _wrong("improvements", improved)


def _hands(state: State) -> list[Player | Defeated]:
    """Those of the defeated lie on the board."""
    return [*state.players, *state.defeated]


def _in(deck: Deck) -> list[str]:
    return deck.top + deck.fog + deck.bottom


def _among(field: str, words: Iterable[str], known: Collection[str]) -> Iterator[Msg]:
    for word in words:
        if word not in known:
            yield _wrong(field, word)
            return


def _wrong(field: str, value: str | int) -> Msg:
    return Msg("problem-state-field", {"field": field, "value": value})
