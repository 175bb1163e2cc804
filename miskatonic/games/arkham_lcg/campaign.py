"""What passes from one scenario to the next: log, experience, trauma, decks (ah.campaign.*, ah.experience.*)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from miskatonic.engine.data import read
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.arkham_lcg import decks
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.pack import ArkhamContent
from miskatonic.games.arkham_lcg.state import Campaign, Player, State

CARRIED = ("investigator", "starting", "earned", "experience", "physical_trauma", "mental_trauma", "killed", "insane")


def legacy(state: State) -> dict[str, Any]:
    """All that the next scenario needs, as plain data."""
    plain = msgspec.to_builtins(state.campaign, str_keys=True)
    return {
        "campaign": plain,
        "difficulty": state.difficulty,
        "scenario": state.scenario,
        "bag": list(state.bag),
        "players": [{field: getattr(player, field) for field in CARRIED} for player in state.players],
    }


def sequel(content: ArkhamContent, options: Mapping[str, Any], left: Mapping[str, Any]) -> dict[str, Any] | None:
    """The next scenario of the campaign; none after the last, in standalone mode, or when nobody is left to play."""
    if left["campaign"]["mode"] == "standalone":
        return None
    number = content.scenarios[left["scenario"]].number
    following = [scenario.id for scenario in content.scenarios.values() if scenario.number == number + 1]
    lost = [player for player in left["players"] if player["killed"] or player["insane"]]
    gone = [*left["campaign"]["killed"], *left["campaign"]["insane"]]
    if not following or len(content.investigators) - len(gone) < len(lost):
        return None
    investigators = [
        "random" if player["killed"] or player["insane"] else player["investigator"] for player in left["players"]
    ]
    return {
        "scenario": following[0],
        "difficulty": left["difficulty"],
        "mode": "campaign",
        "investigator": investigators,
        "campaign": dict(left),
    }


def take_over(content: ArkhamContent, state: State, left: Mapping[str, Any]) -> None:
    """Begins where the last scenario ended; whoever lost an investigator chooses a new one."""
    try:
        state.campaign = read(Campaign, left["campaign"])
        people = list(left["players"])
        if len(people) != len(state.players):
            raise BadOptions(Msg("problem-campaign-seats", {"seats": len(people)}))
        state.bag = sorted([str(token) for token in left["bag"]])
        for player, carried in zip(state.players, people, strict=True):
            if carried["killed"] or carried["insane"]:
                player.investigator = ""
                player.starting = []
                continue
            for field in CARRIED:
                setattr(player, field, carried[field])
            player.starting = [str(card) for card in carried["starting"]]
            unknown = [card for card in player.starting if card not in content.player_cards]
            if unknown:
                raise BadOptions(Msg("problem-deck-unknown", {"what": unknown[0]}))
    except (KeyError, TypeError, msgspec.ValidationError) as problem:
        raise BadOptions(Msg("problem-campaign", {"what": str(problem)})) from problem
    state.phase = "upgrade"


def earlier_scenarios(state: State, number: int) -> None:
    """A later scenario played by itself: the resolutions before it are the first ones (ah.standalone.13)."""
    state.campaign.log.append("house-burned")
    if number > 2:
        state.campaign.got_away += ["the-masked-hunter"]


# Between two scenarios


async def upgrade_decks(game: Arkham) -> None:
    """New investigators for those who lost theirs; then cards are bought one at a time (ah.experience.14)."""
    for player in game.state.players:
        if not player.investigator:
            await _new_investigator(game, player)
    for player in game.state.players:
        while await _buy(game, player):
            pass


async def _new_investigator(game: Arkham, player: Player) -> None:
    """ah.trauma.10, ah.trauma.12"""
    taken = [other.investigator for other in game.state.players]
    gone = [*game.state.campaign.killed, *game.state.campaign.insane]
    free = [card for card in game.content.investigators if card not in taken and card not in gone]
    options = [Option(card, Msg("thing", {"name": Name(card)}), card) for card in free]
    (player.investigator,) = await Decision(
        "new-investigator", player.seat, "ah.trauma.10", Msg("ask-new-investigator"), options
    )
    game.event("investigator", who=Seat(player.seat), card=Name(player.investigator))


def offers(content: ArkhamContent, player: Player) -> list[tuple[str, str, int]]:
    """What may be bought now: the card, the one that an upgrade replaces (or none), the price."""
    found: list[tuple[str, str, int]] = []
    for card in content.player_cards.values():
        if card.weakness or card.story or card.only_for or not decks.allowed(content, player.investigator, card):
            continue
        copies = [one for one in player.starting if content.player_cards[one].name.en == card.name.en]
        for old in dict.fromkeys(copies):
            if (content.player_cards[old].level or 0) < (card.level or 0):
                found.append((card.id, old, decks.price(content, old, card.id)))
        if len(copies) < (1 if "exceptional" in card.keywords else card.limit):
            found.append((card.id, "", decks.price(content, "", card.id)))
    return [offer for offer in found if offer[2] <= player.experience and not content.player_cards[offer[0]].unfinished]


async def _buy(game: Arkham, player: Player) -> bool:
    offered = offers(game.content, player)
    if not offered:
        return False
    options = [
        Option(
            f"buy:{card}" if not old else f"upgrade:{old}>{card}",
            Msg(
                "option-buy" if not old else "option-upgrade",
                {"card": Name(card), "old": Name(old or card), "cost": cost},
            ),
        )
        for card, old, cost in offered
    ]
    options.append(Option("done", Msg("option-done")))
    prompt = Msg("ask-buy", {"experience": player.experience})
    (key,) = await Decision("buy", player.seat, "ah.experience.14", prompt, options)
    if key == "done":
        return False
    rest = key.partition(":")[2]
    old, _, card = rest.rpartition(">")
    player.experience -= decks.price(game.content, old, card)
    if old:
        player.starting.remove(old)
    elif decks.counts(game.content.player_cards[card]):
        await _remove(game, player, card)
    player.starting.append(card)
    player.starting.sort()
    game.event("bought", who=Seat(player.seat), card=Name(card))
    return True


async def _remove(game: Arkham, player: Player, bought: str) -> None:
    """ah.experience.7, .8: the size of the deck is kept, and what must be in it stays."""
    able = [card for card in dict.fromkeys(player.starting) if decks.counts(game.content.player_cards[card])]
    options = [Option(f"card:{card}", Msg("thing", {"name": Name(card)})) for card in able]
    prompt = Msg("ask-remove", {"card": Name(bought)})
    (key,) = await Decision("remove", player.seat, "ah.experience.7", prompt, options)
    player.starting.remove(key.removeprefix("card:"))
