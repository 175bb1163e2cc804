"""What people may set right when the real table says otherwise, and the verbs for cards that are not known here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from miskatonic.engine.adjustable import Adjustable, Pile
from miskatonic.engine.message import Msg, Name
from miskatonic.engine.verb import Verb
from miskatonic.games.death_may_die.effect import Effect
from miskatonic.games.death_may_die.game import DeathMayDie
from miskatonic.games.death_may_die.state import Investigator
from miskatonic.games.death_may_die.terms import DEATH_WOUNDS, FIRST_RED, INSANE, MOST_LEVEL, MOST_STRESS, TRACK_END
from miskatonic.games.death_may_die.verbs import enemies, people, tokens
from miskatonic.kit.scene import Scene

EVER: tuple[type[Effect], ...] = (
    people.Heal, people.TakeStress, people.Wound, people.LoseSanity, tokens.AddFire, tokens.RemoveFire,
    enemies.Summon, enemies.MoveToward,
)  # fmt: skip


def adjustable(game: DeathMayDie) -> Iterator[Adjustable]:
    """Nothing that would have to be carried out at once: no death, no summoning, no Stage that falls."""
    state = game.state
    if state.phase == "set-up":
        return
    places = tuple(game.board.spaces)
    most = TRACK_END - 1 if state.elder_one.summoned else FIRST_RED - 1
    yield Adjustable("track", Msg("label-track"), ("track",), 0, most)
    if state.elder_one.summoned:
        life = game.stages[state.elder_one.stage - 1].life
        name = Name(state.elder_one.card)
        yield Adjustable("elder-wounds", _of(name, "label-wounds"), ("elder_one", "wounds"), 0, life - 1)
        yield Adjustable(
            "elder-place", _of(name, "label-place"), ("elder_one", "place"), choices=tuple(game.board.spaces)
        )
    for investigator in state.investigators:
        if investigator.card and not investigator.out:
            yield from _of_investigator(game, investigator)
    for at, enemy in enumerate(state.enemies):
        name = Name(enemy.card)
        life = game.stats[enemy.card].life
        there = Msg("thing-at", {"name": name, "place": Name(enemy.place)})
        key = f"enemy-wounds:{enemy.number}"
        yield Adjustable(key, _of(there, "label-wounds"), ("enemies", at, "wounds"), 0, life - 1)
        yield Adjustable(
            f"enemy-place:{enemy.number}", _of(there, "label-place"), ("enemies", at, "place"), choices=places
        )


def _of_investigator(game: DeathMayDie, one: Investigator) -> Iterator[Adjustable]:
    at = one.number
    path = ("investigators", at)
    name = game.name(at)
    yield Adjustable(f"wounds:{at}", _of(name, "label-wounds"), (*path, "wounds"), 0, DEATH_WOUNDS - 1)
    yield Adjustable(f"stress:{at}", _of(name, "label-stress"), (*path, "stress"), 0, MOST_STRESS)
    yield Adjustable(f"sanity:{at}", _of(name, "label-sanity"), (*path, "sanity"), 0, INSANE - 1)
    yield Adjustable(f"bonus:{at}", _of(name, "label-bonus"), (*path, "bonus"), 0, MOST_LEVEL)
    for number, skill in enumerate(game.content.investigators[one.card].skills):
        text = Msg("by-hand-of", {"who": name, "what": Msg("thing", {"name": Name(skill)})})
        yield Adjustable(f"level-{skill}:{at}", text, (*path, "levels", number), 1, MOST_LEVEL)
    yield Adjustable(f"place:{at}", _of(name, "label-place"), (*path, "place"), choices=tuple(game.board.spaces))


def piles(game: DeathMayDie) -> Iterator[Pile]:
    """The two decks and what was discarded from them."""
    if game.state.phase == "set-up":
        return
    yield Pile("mythos", Msg("label-mythos"), ("mythos",), ("mythos",))
    yield Pile("mythos_discard", Msg("label-mythos-discard"), ("mythos_discard",), ("mythos",))
    yield Pile("discoveries", Msg("label-discoveries"), ("discoveries",), ("discoveries",))
    yield Pile("discovery_discard", Msg("label-discovery-discard"), ("discovery_discard",), ("discoveries",))


def _of(who: Name | Msg, label: str) -> Msg:
    return Msg("by-hand-of", {"who": who, "what": Msg(label)})


def verbs(game: DeathMayDie) -> tuple[type[Verb], ...]:
    return EVER if game.state.phase != "set-up" else ()


def adjusted(game: DeathMayDie) -> None:
    """Levels may have changed what Skills give."""
    for investigator in game.state.investigators:
        game.perks_change(investigator.number)


async def perform(game: DeathMayDie, effects: Sequence[Verb]) -> None:
    """As if the active Investigator did it: no component of ours is its source."""
    scene = Scene(game.state.active, game.active.card)
    for effect in effects:
        assert isinstance(effect, Effect)
        await effect.run(game, scene)
