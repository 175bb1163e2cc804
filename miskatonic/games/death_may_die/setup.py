"""Set-up: what is chosen, then the eleven steps of the rulebook. (dmd.setup.*)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from miskatonic.engine.deck import Deck
from miskatonic.engine.game import Setting
from miskatonic.engine.message import Msg, Name
from miskatonic.games.death_may_die import asking
from miskatonic.games.death_may_die.state import NOBODY, Claimed, ElderOne, Enemy, Investigator, Marker, State, heap_of
from miskatonic.games.death_may_die.terms import CULTIST, FIRE_TOKENS, SKILLS, SOLO_INVESTIGATORS
from miskatonic.kit.scene import person, seat_of
from miskatonic.kit.setup import CHOOSE, RANDOM, all_different, chosen, person_for

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.content import DeathMayDieContent
    from miskatonic.games.death_may_die.game import DeathMayDie

HANDICAPS = ("fourth_action", "card_each")
YES_NO = ("no", "yes")


def settings(content: DeathMayDieContent) -> list[Setting]:
    """dmd.overview.1. The handicaps are no part of the rulebook: off unless somebody asks for them."""
    people = (RANDOM, CHOOSE, *content.investigators)
    episodes = sorted(content.episodes.values(), key=lambda episode: episode.number)
    return [
        Setting("episode", (*[episode.id for episode in episodes], RANDOM), episodes[0].id),
        Setting("elder_one", (*content.elder_ones, RANDOM), next(iter(content.elder_ones))),
        Setting("investigators", people, RANDOM, per_seat=True),
        Setting("partner", people, RANDOM),
        *[Setting(handicap, YES_NO, "no") for handicap in HANDICAPS],
    ]


def begin(content: DeathMayDieContent, seats: int, options: Mapping[str, Any]) -> State:
    """The state before the first question: Episode and Elder One are known, unless chance is to choose them."""
    wishes = chosen(settings(content), options, seats)
    people = wishes["investigators"]
    players = list(range(seats))
    if seats == 1:
        # dmd.solo.1
        people = [*people, *wishes["partner"]]
        players = [0] * SOLO_INVESTIGATORS
    all_different("investigators", people)
    (episode,), (elder_one,) = wishes["episode"], wishes["elder_one"]
    known = next(iter(content.episodes)) if episode == RANDOM else episode
    state = State(
        "set-up",
        known,
        ElderOne(next(iter(content.elder_ones)) if elder_one == RANDOM else elder_one),
        seats,
        [*people, episode, elder_one],
        [Investigator(number, player) for number, player in enumerate(players)],
        sorted(content.investigators),
        Deck("insanities", sorted(content.insanities)),
        Deck("mythos"),
        Deck("discoveries"),
        {},
    )
    state.handicaps = [handicap for handicap in HANDICAPS if wishes[handicap] == ["yes"]]
    return state


async def set_up(game: DeathMayDie) -> None:
    """dmd.setup.1 to 27"""
    await _boxes(game)
    lay_out(game)
    await _investigators(game)
    await _insanities(game)
    await _first_player(game)
    await _codependents(game)
    if "card_each" in game.state.handicaps:
        await _cards(game)


async def _boxes(game: DeathMayDie) -> None:
    """dmd.setup.2, dmd.setup.7: one Elder One and one Episode."""
    state = game.state
    episode, elder_one = state.wishes[-2:]
    if episode == RANDOM:
        (state.episode,) = await game.chance("episode", list(game.content.episodes))
    if elder_one == RANDOM:
        (state.elder_one.card,) = await game.chance("elder-one", list(game.content.elder_ones))
    game.boxes_open()
    game.event("set-up", episode=Name(state.episode), elder_one=Name(state.elder_one.card))


def lay_out(game: DeathMayDie) -> None:
    """dmd.setup.3 to 16: decks, figures, the map with its tokens and enemies."""
    state, content, episode, board = game.state, game.content, game.episode, game.board
    state.mythos = Deck(
        "mythos", sorted(content.heap("mythos", episode.id) + content.heap("mythos", state.elder_one.card))
    )
    state.discoveries = Deck("discoveries", content.heap("discoveries", episode.id))
    state.tokens_left = content.tokens[content.elder_ones[state.elder_one.card].token].copies
    state.supply = [card for card in game.stats for _ in range(content.figures[card].copies)]
    for number, count in episode.set_up.cultists.items():
        for _ in range(count):
            _stand(game, CULTIST, board.space(number))
    for number, card in episode.set_up.monsters.items():
        _stand(game, card, board.space(number))
    for number in episode.set_up.fire:
        state.fire[board.space(number)] = state.fire.get(board.space(number), 0) + 1
    state.fire_supply = FIRE_TOKENS - len(episode.set_up.fire)
    for card, numbers in episode.set_up.markers.items():
        for number in numbers:
            state.markers.append(Marker(game.numbered(), card, board.space(number)))
    for card, count in episode.set_up.held.items():
        for _ in range(count):
            state.markers.append(Marker(game.numbered(), card))
    state.hidden = {
        heap_of(card): Deck(card, sorted([face for face, count in faces.items() for _ in range(count)]))
        for card, faces in episode.set_up.hidden.items()
    }


def _stand(game: DeathMayDie, card: str, place: str) -> None:
    game.state.supply.remove(card)
    game.state.enemies.append(Enemy(game.numbered(), card, place))


async def _investigators(game: DeathMayDie) -> None:
    """dmd.setup.17 to 22"""
    state = game.state
    promised = [wish for wish in state.wishes[:-2] if wish in state.box]
    for investigator in state.investigators:
        wish = state.wishes[investigator.number]
        free = [card for card in state.box if card not in promised]
        ask = Msg("ask-investigator", {"number": investigator.number + 1})
        wish = await person_for(game, investigator.player, wish, free, "investigator", "dmd.setup.17", ask)
        state.box.remove(wish)
        enter(game, investigator, wish)


def enter(game: DeathMayDie, investigator: Investigator, card: str) -> None:
    """dmd.setup.19, dmd.setup.21: on the Starting Space, all Skills at level 1."""
    investigator.card = card
    investigator.place = game.board.start
    investigator.levels = [1] * SKILLS
    game.perks_change(investigator.number)
    game.event("joined", who=Name(card))


async def _insanities(game: DeathMayDie) -> None:
    """dmd.setup.23 to 25"""
    state = game.state
    for investigator in state.investigators:
        card = await game.draw(state.insanities)
        assert card is not None
        investigator.insanity = card
        game.perks_change(investigator.number)
        game.event("insanity", who=game.name(investigator.number), insanity=Name(card))


async def _first_player(game: DeathMayDie) -> None:
    """dmd.setup.26"""
    cards = [investigator.card for investigator in game.state.investigators]
    (card,) = await game.chance("first-player", cards)
    game.state.first = game.state.active = cards.index(card)
    game.event("first-player", who=Name(card))


async def _codependents(game: DeathMayDie) -> None:
    """At the start its owner names another Investigator."""
    for investigator in game.state.investigators:
        others = [person(other.number) for other in game.state.investigators if other is not investigator]
        if game.perk(investigator.number, "codependent") and others:
            named = await asking.one_of(game, investigator.number, "codependent", others, "dmd.insanity.1")
            investigator.codependent = seat_of(named)
            game.event("codependent", who=game.name(investigator.number), other=game.name(seat_of(named)))


async def _cards(game: DeathMayDie) -> None:
    """A handicap: everybody begins with the first Item or Companion that comes up, and does not pay for it."""
    for investigator in game.state.investigators:
        passed: list[str] = []
        while True:
            card = await game.draw(game.state.discoveries)
            if card is None:
                break
            sides = [side for side in ("left", "right") if _useful(game, card, side)]
            if sides:
                side = sides[-1]
                investigator.cards.append(Claimed(game.numbered(), card, side))
                game.perks_change(investigator.number)
                game.event("claimed", who=game.name(investigator.number), card=Name(game.content.sides[card, side].id))
                break
            passed.append(card)
        game.state.discoveries.fog = [*game.state.discoveries.fog, *passed]
        game.state.discoveries.shuffle()


def _useful(game: DeathMayDie, card: str, side: str) -> bool:
    found = game.content.sides.get((card, side))
    return found is not None and found.type != "condition" and found.tradable


__all__ = ["NOBODY", "begin", "enter", "lay_out", "set_up", "settings"]
