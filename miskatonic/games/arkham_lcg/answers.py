"""What may answer a happening: the triggered abilities of cards in play, and cards in hand.

A seat with cards in hand is asked wherever one of those it may hold could answer, whether it does or not: which cards
are in its hand and deck together is no secret, which of them are in hand is (ADR 10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from miskatonic.engine.message import Msg, Name
from miskatonic.engine.timing import Happening, Moment, Reaction
from miskatonic.games.arkham_lcg.happenings import Harm, Occasion, Reveal
from miskatonic.kit.game import printed
from miskatonic.kit.printed import MOMENTS
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.arkham_lcg.cards import Ability
    from miskatonic.games.arkham_lcg.game import Arkham
    from miskatonic.games.arkham_lcg.sources import Source
    from miskatonic.games.arkham_lcg.state import Player

Held: TypeAlias = "tuple[int, str, Ability]"
"""Whose, which event, and how it answers."""


def prompt(happening: Happening, moment: Moment) -> Msg:
    args = {"moment": moment.name.lower()}
    if isinstance(happening, Reveal) and happening.token:
        from miskatonic.games.arkham_lcg import chaos

        return Msg("ask-answer-token", {**args, "token": Msg(f"token-{chaos.name(happening.token)}")})
    if isinstance(happening, Harm):
        dealt = {what: happening.total(what) for what in ("damage", "horror")}
        return Msg("ask-answer-harm", {**args, **dealt, "source": happening.named()})
    if isinstance(happening, Occasion) and happening.thing:
        what = Msg(f"occasion-{happening.kind}")
        return Msg("ask-answer-about", {**args, "what": what, "card": Name(printed(happening.thing))})
    return Msg("ask-answer", {**args, "what": Msg(f"occasion-{happening.kind}")})


def find(game: Arkham, happening: Occasion, moment: Moment) -> list[Reaction]:
    found: list[Reaction] = []
    kind = happening.kind
    for source, number, ability in game.sources.at.get((kind, moment), ()):
        seat = answerer(game, source, ability, happening)
        if seat is not None and concerns(game, source, ability, happening, seat):
            found.append(_reaction(game, source, number, ability, seat))
    from_hand = game.held().get((kind, moment))
    if from_hand is not None:
        seats = game.answering()
        for seat, card, ability in from_hand:
            player = game.state.players[seat]
            if seat in seats and holds_card(game, player, card) and playable_now(game, seat, card, ability, happening):
                found.append(_event(game, seat, card, ability))
    forced = game.content.forced_from_hand.get((kind, moment))
    if forced is not None and happening.seat >= 0 and game.forced_held:
        for card, number, ability in forced:
            if card in game.state.players[happening.seat].hand:
                found.append(_shown(game, happening.seat, card, number, ability))
    return found


def might(game: Arkham, happening: Occasion, moment: Moment) -> list[int]:
    """Whoever has cards in hand and may hold one of those that answer here, for all that the others know."""
    from_hand = game.held().get((happening.kind, moment))
    if from_hand is None:
        return []
    seats: list[int] = []
    answering = game.answering()
    for seat, card, ability in from_hand:
        player = game.state.players[seat]
        if seat in seats or not player.hand or seat not in answering:
            continue
        if may_hold(player, card) and playable_now(game, seat, card, ability, happening):
            seats.append(seat)
    return seats


def held(game: Arkham) -> dict[tuple[str, Moment], list[Held]]:
    """By what they answer: whose events may do so, wherever they lie now."""
    found: dict[tuple[str, Moment], list[Held]] = {}
    for player in game.state.players:
        deck = player.deck
        cards = {*player.hand, *deck.top, *deck.fog, *deck.bottom, *player.discard, *player.aside}
        for place, events in game.content.from_hand.items():
            for card, ability in events:
                if card in cards:
                    found.setdefault(place, []).append((player.seat, card, ability))
    return found


def forced_held(game: Arkham) -> bool:
    """Whether anybody has a card that answers from hand by force."""
    cards = {card for forced in game.content.forced_from_hand.values() for card, _, _ in forced}
    for player in game.state.players:
        if any([may_hold(player, card) or card in player.discard for card in cards]):
            return True
    return False


def may_hold(player: Player, card: str) -> bool:
    deck = player.deck
    return card in player.hand or card in deck.fog or card in deck.top or card in deck.bottom


def holds_card(game: Arkham, player: Player, card: str) -> bool:
    """In hand, or playable as if it were (ah.golden-rules.2)."""
    return card in player.hand or (bool(player.discard) and card == lent(game, player))


def lent(game: Arkham, player: Player) -> str:
    """The topmost event of the discard pile, where a card says that it may be played."""
    if "play-top-event" not in game.sources.bans or not game.banned("play-top-event", player.seat):
        return ""
    for card in reversed(player.discard):
        if card in game.content.events:
            return card
    return ""


def answerer(game: Arkham, source: Source, ability: Ability, happening: Occasion) -> int | None:
    """Whose answer it is; none: nobody's."""
    if source.zone in ("investigator", "asset"):
        return source.seat
    if source.zone == "threat" and not (ability.kind == "reaction" and ability.whose == "here"):
        return source.seat
    if happening.seat >= 0 and not game.state.players[happening.seat].status:
        return happening.seat
    if ability.kind == "forced":
        return game.lead
    return None


def concerns(game: Arkham, source: Source, ability: Ability, happening: Occasion, seat: int) -> bool:
    if not about(game, source, ability, happening):
        return False
    if game.blank(source.key):
        return False
    if ability.kind == "reaction" and (seat not in game.answering() or not source.serves(game, seat)):
        return False
    scene = Scene(seat, source.key, happening, happening.thing)
    if ability.that is not None and not game.holds(ability.that, scene):
        return False
    if ability.limit:
        number = source.card.abilities.index(ability)
        if not game.state.limits.free(*game.limit_mark(source.key, number, seat, ability.limit), ability.most):
            return False
    # One that would change nothing does not initiate, forced or not (ah.forced-abilities.3, ah.triggered-abilities.18).
    able = any([effect.can(game, scene) for effect in ability.do])
    return able and (ability.kind == "forced" or game.can_pay(ability.cost, scene))


def about(game: Arkham, source: Source, ability: Ability, happening: Occasion) -> bool:
    match ability.whose:
        case "own" | "bearer":
            return source.seat == happening.seat
        case "here":
            return bool(happening.place) and source.place(game) == happening.place
        case "this":
            return happening.thing == source.key
    return True


def playable_now(game: Arkham, seat: int, card: str, ability: Ability, happening: Occasion) -> bool:
    """As far as everybody can see."""
    from miskatonic.games.arkham_lcg import playing

    player = game.state.players[seat]
    if ability.whose == "own" and happening.seat != seat:
        return False
    if ability.whose == "here" and happening.place != player.place:
        return False
    if ability.during == "turn" and game.state.active != seat:
        # A moment and a period: any such moment within the period (ah.fast.5).
        return False
    scene = Scene(seat, card, happening, happening.thing)
    if ability.that is not None and not game.holds(ability.that, scene):
        return False
    return playing.affordable(game, seat, card) and any([effect.can(game, scene) for effect in ability.do])


def _reaction(game: Arkham, source: Source, number: int, ability: Ability, seat: int) -> Reaction:
    from miskatonic.games.arkham_lcg import using

    async def run(happening: Happening) -> None:
        assert isinstance(happening, Occasion)
        await using.answer(game, source, number, ability, Scene(seat, source.key, happening, happening.thing))

    rule = "ah.forced-abilities.1" if ability.kind == "forced" else "ah.triggered-abilities.1"
    return Reaction(
        f"{source.key}:{number}",
        seat,
        MOMENTS[ability.moment],
        ability.kind == "forced",
        run,
        rule,
        printed(source.key),
    )


def _event(game: Arkham, seat: int, card: str, ability: Ability) -> Reaction:
    from miskatonic.games.arkham_lcg import playing

    async def run(happening: Happening) -> None:
        assert isinstance(happening, Occasion)
        await playing.play_event(game, seat, card, happening)

    copies = game.state.players[seat].hand.count(card)
    key = f"play:{card}:{seat}" + (f"~{copies}" if copies > 1 else "")
    return Reaction(
        key, seat, MOMENTS[ability.moment], False, run, "ah.fast.1", card,
        text=Msg("option-play", {"card": Name(card)}),
    )  # fmt: skip


def _shown(game: Arkham, seat: int, card: str, number: int, ability: Ability) -> Reaction:
    from miskatonic.games.arkham_lcg import using

    async def run(happening: Happening) -> None:
        await using.show(game, seat, card, ability, happening)

    return Reaction(f"{card}:{number}", seat, MOMENTS[ability.moment], True, run, "ah.forced-abilities.1", card)
