"""Setting up a scenario (ah.setup.*)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.deck import Deck
from miskatonic.engine.game import Setting
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.arkham_lcg import campaign, deckdesk, decks, drawing, moving
from miskatonic.games.arkham_lcg.deckdesk import STARTER
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.pack import ArkhamContent
from miskatonic.games.arkham_lcg.piles import new_piece
from miskatonic.games.arkham_lcg.state import Player, Stage, State
from miskatonic.games.arkham_lcg.terms import DIFFICULTIES, OPENING_HAND, OPENING_RESOURCES
from miskatonic.games.arkham_lcg.verbs.chapters import brought
from miskatonic.kit.scene import Scene
from miskatonic.kit.setup import RANDOM, all_different, chosen

BAGS: dict[str, dict[str, int]] = {
    "easy": {"+1": 2, "0": 3, "-1": 3, "-2": 2},
    "standard": {"+1": 1, "0": 2, "-1": 3, "-2": 2, "-3": 1, "-4": 1},
    "hard": {"0": 3, "-1": 2, "-2": 2, "-3": 2, "-4": 1, "-5": 1},
    "expert": {"0": 1, "-1": 2, "-2": 2, "-3": 2, "-4": 2, "-5": 1, "-6": 1, "-8": 1},
}
SYMBOLS_IN_BAG = {"skull": 2, "cultist": 1, "tablet": 1, "auto-fail": 1, "elder-sign": 1}


def settings(content: ArkhamContent) -> list[Setting]:
    scenarios = tuple([scenario.id for scenario in sorted(content.scenarios.values(), key=lambda one: one.number)])
    return [
        Setting("scenario", scenarios, scenarios[0]),
        Setting("difficulty", DIFFICULTIES, "standard"),
        Setting("investigator", (RANDOM, *content.investigators), RANDOM, per_seat=True),
        Setting("mode", ("campaign", "standalone"), "campaign"),
        Setting("deck", (STARTER,), STARTER, per_seat=True, brought=True),
    ]


def bag_of(difficulty: str) -> list[str]:
    tokens = {**BAGS[difficulty], **SYMBOLS_IN_BAG}
    return sorted([token for token, count in tokens.items() for _ in range(count)])


def begin(content: ArkhamContent, seats: int, options: Mapping[str, Any]) -> State:
    """The state before set-up: all cards of the scenario in the box, each investigator's deck as it is brought along.

    The bag is the campaign's (ah.campaign.4), and everybody has an investigator of his own (ah.deckbuilding.1).

    `decks`: by seat, what a player has put together (see `decks.py`); `campaign`: what an earlier scenario left.
    """
    told = dict(options)
    own_decks = told.pop("decks", None) or [None] * seats
    legacy = told.pop("campaign", None)
    wishes = chosen(settings(content), told, seats)
    (scenario,), (difficulty,), (mode,) = wishes["scenario"], wishes["difficulty"], wishes["mode"]
    players = [
        Player(seat, "" if wish == RANDOM else wish, Deck(f"deck-{seat}"), f"deck-{seat}")
        for seat, wish in enumerate(wishes["investigator"])
    ]
    state = State(
        players, scenario, difficulty, Deck("encounter"), Deck("cultists"), Deck("weaknesses"), Deck("unseen")
    )
    state.campaign.mode = mode  # type: ignore[assignment]
    state.bag = bag_of(difficulty)
    state.investigators = seats
    if len(own_decks) != seats:
        raise decks.BadDeck(Msg("problem-deck-seats", {"seats": seats}))
    for player, deck, text in zip(players, own_decks, wishes["deck"], strict=True):
        if deck is not None:
            decks.bring(content, player, deck, standalone=mode == "standalone")
        elif text != STARTER:
            deckdesk.bring(content, player, text, standalone=mode == "standalone")
    all_different("investigator", [player.investigator or RANDOM for player in players])
    if legacy is not None:
        campaign.take_over(content, state, legacy)
    elif content.scenarios[scenario].number > 1 and mode == "campaign":
        campaign.earlier_scenarios(state, content.scenarios[scenario].number)
    printed = content.scenarios[scenario]
    for encounter_set in printed.sets:
        state.box += content.of_set(encounter_set)
    if mode == "standalone" and printed.number > 1:
        state.box += campaign.might_bring(content, state)
    else:
        for effect in printed.set_up:
            state.box += brought(effect, state.campaign)
    taken = [card for player in players for card in player.starting if content.player_cards[card].weakness == "basic"]
    pool = content.basic_weaknesses.copy()
    for card in taken:
        if card in pool:
            pool.remove(card)
    state.weaknesses.fog = pool
    if any(["lita-chantler" in player.starting for player in players]) and "lita-chantler" in state.box:
        state.box.remove("lita-chantler")
    return state


async def set_up(game: Arkham) -> None:
    """ah.setup.1: thirteen steps, in order; trauma counts (ah.trauma.4, .7), a new deck is there (ah.trauma.11)."""
    await _investigators(game)
    for player in game.state.players:
        if not player.starting:
            player.starting = decks.starter(game.content, player.investigator)
    if game.state.campaign.mode == "standalone":
        await campaign.choose_earlier(game)
    await _decks(game)
    await _lead(game)
    for player in game.state.players:
        player.damage, player.horror = player.physical_trauma, player.mental_trauma
        player.resources = OPENING_RESOURCES
    await _hands(game)
    await scenario(game)


async def _investigators(game: Arkham) -> None:
    state = game.state
    for player in state.players:
        if not player.investigator:
            taken = [other.investigator for other in state.players]
            gone = campaign.used(state)
            free = [card for card in game.content.investigators if card not in taken and card not in gone]
            (player.investigator,) = await game.chance("investigator", free)
        if not state.campaign.played:
            campaign.joins(game, player)


async def _lead(game: Arkham) -> None:
    """ah.setup.4, ah.lead-investigator.*"""
    seats = range(len(game.state.players))
    options = [Option(f"seat:{seat}", Msg("option-lead", {"who": Seat(seat)}), f"seat:{seat}") for seat in seats]
    if len(options) > 1:
        options.append(Option("random", Msg("option-lead-random")))
    (key,) = await Decision("lead", 0, "ah.setup.4", Msg("ask-lead"), options)
    if key == "random":
        # ah.lead-investigator.2: they cannot agree.
        (drawn,) = await game.chance("lead", [player.investigator for player in game.state.players])
        key = next(f"seat:{player.seat}" for player in game.state.players if player.investigator == drawn)
    game.state.lead = int(key.removeprefix("seat:"))


async def _decks(game: Arkham) -> None:
    """Shuffled; a deck put together for its first scenario gets its random basic weaknesses now (ah.deckbuilding.*)."""
    for player in game.state.players:
        for _ in range(decks.weaknesses_due(game.content, player, game.state.campaign.mode)):
            card = await game.draw(game.state.weaknesses, seat=player.seat)
            if card is not None:
                player.starting.append(card)
                game.event("weakness-added", (player.seat,), who=Seat(player.seat), card=Name(card))
        player.starting.sort()
        for card in player.starting:
            if "permanent" in game.content.player_cards[card].keywords:
                player.assets.append(new_piece(game, card, player.seat))
            else:
                player.deck.put_into_fog(card)
        player.deck.shuffle()
    game.changed()
    game.decks_changed()


async def _hands(game: Arkham) -> None:
    """ah.setup.11 to .14: weaknesses are replaced and shuffled back at the end; a mulligan is one declaration."""
    for seat in game.seats_in_order():
        await _fill(game, seat, OPENING_HAND)
    for seat in game.seats_in_order():
        player = game.state.players[seat]
        options = _hand_options(player.hand)
        question = Decision("mulligan", seat, "ah.mulligan.1", Msg("ask-mulligan"), options, 0, len(options))
        rejected = [key.removeprefix("card:").partition("~")[0] for key in await question]
        for card in rejected:
            player.hand.remove(card)
        # Set aside until the replacements are drawn, so that none returns at once (ah.mulligan.3).
        player.aside += rejected
        await _fill(game, seat, len(rejected))
        for card in rejected:
            player.aside.remove(card)
            player.deck.put_into_fog(card)
        player.deck.shuffle()
        if rejected:
            game.event("mulligan", who=Seat(seat), amount=len(rejected))
    for player in game.state.players:
        for card in player.aside:
            player.deck.put_into_fog(card)
        player.aside = []
        player.deck.shuffle()


def _hand_options(hand: Sequence[str]) -> list[Option]:
    options: list[Option] = []
    seen: dict[str, int] = {}
    for card in hand:
        seen[card] = seen.get(card, 0) + 1
        copy = card if seen[card] == 1 else f"{card}~{seen[card]}"
        options.append(Option(f"card:{copy}", Msg("thing", {"name": Name(card)}), f"hand:{copy}"))
    return options


async def _fill(game: Arkham, seat: int, amount: int) -> None:
    player = game.state.players[seat]
    drawn = 0
    while drawn < amount and len(player.deck):
        card = await game.draw(player.deck, seat=seat)
        assert card is not None
        if game.content.player_cards[card].weakness:
            player.aside.append(card)
        else:
            player.hand.append(card)
            drawn += 1


async def scenario(game: Arkham) -> None:
    """ah.setup.16 to .26: locations, cards set aside, acts and agendas, the encounter deck."""
    state = game.state
    printed = game.content.scenarios[state.scenario]
    for card in printed.set_aside:
        if card in state.box:
            state.box.remove(card)
            state.set_aside.append(card)
    for card in (*printed.agendas, *printed.acts):
        state.box.remove(card)
    state.agendas, state.acts = list(printed.agendas[1:]), list(printed.acts[1:])
    state.agenda = Stage(game.numbered(), printed.agendas[0])
    state.act = Stage(game.numbered(), printed.acts[0])
    game.changed()
    for place in printed.in_play:
        state.box.remove(place)
        await moving.put_location(game, place)
    lead = Scene(game.lead, state.scenario)
    for player in state.players:
        player.place = printed.start
    for effect in printed.set_up:
        await effect.run(game, lead)
    deck = [card for card in state.box if card in game.content.player_cards]
    for card in deck:
        state.box.remove(card)
        state.encounter.put_into_fog(card)
    state.removed += state.box
    state.box = []
    state.encounter.shuffle()
    for place in dict.fromkeys([player.place for player in state.players]):
        await moving.reveal(game, place)
    game.event("scenario", card=Name(state.scenario))
    branch = "-others" if "lita-found-others" in state.campaign.log and printed.number == 2 else ""
    game.event("story", what=Msg(f"story-{state.scenario}{branch}"))
    for stage in (state.agenda, state.act):
        game.event("story", what=Msg(f"story-{stage.card}"))


__all__ = ["begin", "drawing", "set_up", "settings"]
