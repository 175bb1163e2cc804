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
from miskatonic.games.arkham_lcg.state import Absent, Campaign, Player, State
from miskatonic.kit.scene import Scene

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
    absent = [record["investigator"] for record in left["campaign"].get("absent", ())]
    gone = {*left["campaign"]["killed"], *left["campaign"]["insane"], *absent}
    if not following or len(content.investigators) - len(gone) < len(left["players"]):
        # Somebody would have no investigator to choose (ah.trauma.13).
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
    """Begins where the last scenario ended. Seats may be more or fewer than before (ah.join-leave.1).

    A seat that names nobody goes on as it was; whoever has lost an investigator, or is new, chooses one.
    """
    try:
        state.campaign = read(Campaign, left["campaign"])
        state.bag = sorted([str(token) for token in left["bag"]])
        people = [read(Absent, {field: record[field] for field in CARRIED}) for record in left["players"]]
    except (KeyError, TypeError, msgspec.ValidationError) as problem:
        raise BadOptions(Msg("problem-campaign", {"what": str(problem)})) from problem
    if not people:
        raise BadOptions(Msg("problem-campaign", {"what": "players"}))
    alive = [record for record in people if not record.killed and not record.insane]
    named = [player.investigator for player in state.players]
    for player in state.players:
        if not player.investigator and player.seat < len(people):
            record = people[player.seat]
            if record in alive and record.investigator not in named:
                player.investigator = record.investigator
        if player.investigator:
            _come_back(content, state, player, alive)
    seated = [player.investigator for player in state.players]
    state.campaign.absent += [record for record in alive if record.investigator not in seated]
    state.phase = "upgrade"


def _come_back(content: ArkhamContent, state: State, player: Player, alive: list[Absent]) -> None:
    """With all that is recorded of him; an investigator new to the campaign brings nothing (ah.join-leave.3, .4)."""
    campaign = state.campaign
    for record in [*alive, *campaign.absent]:
        if record.investigator == player.investigator:
            for field in CARRIED:
                setattr(player, field, getattr(record, field))
            player.starting = list(record.starting)
            player.earned = list(record.earned)
            unknown = [card for card in player.starting if card not in content.player_cards]
            if unknown:
                raise BadOptions(Msg("problem-deck-unknown", {"what": unknown[0]}))
            campaign.absent = [other for other in campaign.absent if other is not record]
            return
    if player.investigator in campaign.killed or player.investigator in campaign.insane:
        raise BadOptions(Msg("problem-campaign-used", {"card": Name(player.investigator)}))


# Earlier scenarios that are not played


def earlier_scenarios(state: State, number: int) -> None:
    """A later scenario without a campaign: the resolutions before it are the first ones (ah.standalone.13)."""
    state.campaign.log.append("house-burned")
    if number > 2:
        state.campaign.got_away += ["the-masked-hunter"]


def might_bring(content: ArkhamContent, state: State) -> list[str]:
    """Every card that set-up may need, whatever is chosen for the scenarios before this one."""
    from miskatonic.games.arkham_lcg.verbs.chapters import brought, unique_cultists

    scenarios = content.scenarios.values()
    notes = [note for one in scenarios for resolution in one.resolutions.values() for note in resolution.notes]
    most = Campaign(log=notes, got_away=unique_cultists(content))
    return [card for effect in content.scenarios[state.scenario].set_up for card in brought(effect, most)]


async def choose_earlier(game: Arkham) -> None:
    """ah.standalone.11, .13, .14, .15: scenario by scenario a resolution is picked and recorded."""
    from miskatonic.games.arkham_lcg.verbs.chapters import brought

    state = game.state
    here = game.content.scenarios[state.scenario]
    for scenario in sorted(game.content.scenarios.values(), key=lambda one: one.number):
        if scenario.number >= here.number:
            continue
        names = sorted(scenario.resolutions, key=lambda name: (name == "none", name))
        options = [Option(f"resolution:{name}", _resolution_text(name)) for name in names]
        prompt = Msg("ask-earlier", {"card": Name(scenario.id)})
        (key,) = await Decision("earlier", game.lead, "ah.standalone.11", prompt, options)
        printed = scenario.resolutions[key.removeprefix("resolution:")]
        while printed.same_as:
            printed = scenario.resolutions[printed.same_as]
        for note in printed.notes:
            state.campaign.log.append(note)
            game.event("noted", note=Msg(f"note-{note}"))
        for effect in printed.do:
            unplayed = getattr(effect, "unplayed", effect.run)
            await unplayed(game, Scene(game.lead, scenario.id))
    needed = [card for effect in here.set_up for card in brought(effect, state.campaign)]
    for card in might_bring(game.content, state):
        if card not in needed:
            state.box.remove(card)
            state.removed.append(card)


def _resolution_text(name: str) -> Msg:
    return Msg("option-resolution-none") if name == "none" else Msg("option-resolution", {"number": name[1:]})


# Between two scenarios


async def upgrade_decks(game: Arkham) -> None:
    """New investigators for those who lost theirs; then cards are bought one at a time (ah.experience.14)."""
    for player in game.state.players:
        if not player.investigator:
            await _new_investigator(game, player)
        joins(game, player)
    for player in game.state.players:
        while await _buy(game, player):
            pass


async def _new_investigator(game: Arkham, player: Player) -> None:
    """ah.trauma.10, ah.trauma.12; for somebody new to the campaign too (ah.join-leave.3)."""
    taken = [other.investigator for other in game.state.players]
    free = [card for card in game.content.investigators if card not in taken and card not in used(game.state)]
    options = [Option(card, Msg("thing", {"name": Name(card)}), card) for card in free]
    (player.investigator,) = await Decision(
        "new-investigator", player.seat, "ah.trauma.10", Msg("ask-new-investigator"), options
    )


def joins(game: Arkham, player: Player) -> None:
    """From here on the log calls the seat by this name."""
    game.event("investigator", who=Seat(player.seat), card=Name(player.investigator))


def used(state: State) -> list[str]:
    """Investigators whom nobody may begin with any more."""
    absent = [record.investigator for record in state.campaign.absent]
    return [*state.campaign.killed, *state.campaign.insane, *absent]


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
