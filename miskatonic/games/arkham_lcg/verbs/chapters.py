"""What a scenario's set-up takes from the campaign, and what its resolutions leave to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Arg, Msg, Name, Seat
from miskatonic.games.arkham_lcg import enemies, moving, stages
from miskatonic.games.arkham_lcg.effect import Effect
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.state import Campaign
from miskatonic.kit.scene import Scene, seat_of

if TYPE_CHECKING:
    from miskatonic.games.arkham_lcg.pack import ArkhamContent
    from miskatonic.kit.tree import AnySelector, AnyVerb


def brought(effect: AnyVerb, campaign: Campaign) -> list[str]:
    """The cards of the collection that a step of set-up needs beside the encounter sets."""
    brings = getattr(effect, "brings", None)
    return [] if brings is None else brings(campaign)


class OneOf(Effect, frozen=True):
    """One of several locations, at random, comes into play; the others leave the game."""

    places: tuple[str, ...]
    names = ("places",)

    async def run(self, game: Arkham, scene: Scene) -> None:
        left = list(self.places)
        (place,) = await game.chance("location", sorted(left))
        left.remove(place)
        game.state.box.remove(place)
        await moving.put_location(game, place)
        for place in left:
            game.state.box.remove(place)
            game.state.removed.append(place)


class HidePlaces(Effect, frozen=True):
    """So many of these locations come into play, nobody knows which: that is decided as each is revealed."""

    places: tuple[str, ...]
    amount: int
    names = ("places",)

    async def run(self, game: Arkham, scene: Scene) -> None:
        for place in self.places:
            game.state.box.remove(place)
            game.state.unseen.put_into_fog(place)
        for place in game.content.unseen[: self.amount]:
            await moving.put_location(game, place)


class SpawnForMany(Effect, frozen=True):
    """With so many investigators an enemy is there from the start."""

    card: str
    title: str
    least: int
    names = ("card",)

    def args(self, by: str) -> dict[str, Arg]:
        return {**Effect.args(self, by), "title": Msg(f"place-{self.title.lower()}")}

    async def run(self, game: Arkham, scene: Scene) -> None:
        if game.state.investigators >= self.least:
            places = [
                one.card for one in game.state.locations if game.content.locations[one.card].name.en == self.title
            ]
            game.state.box.remove(self.card)
            await enemies.spawn(game, self.card, game.lead, place=places[0])


class IfNoted(Effect, frozen=True, rename={"otherwise": "else"}):
    """As the campaign log says."""

    note: str
    then: tuple[AnyVerb, ...]
    otherwise: tuple[AnyVerb, ...] = ()

    def brings(self, campaign: Campaign) -> list[str]:
        chosen = self.then if self.note in campaign.log else self.otherwise
        return [card for effect in chosen for card in brought(effect, campaign)]

    async def run(self, game: Arkham, scene: Scene) -> None:
        for effect in self.then if self.note in game.state.campaign.log else self.otherwise:
            await effect.run(game, scene)

    def text(self, by: str = "you") -> Msg:
        from miskatonic.kit.wording import effects_text

        args: dict[str, Arg] = {"note": Msg(f"note-{self.note}"), "then": effects_text(self.then, "you", "list-and")}
        if not self.otherwise:
            return Msg("verb-if-noted", args)
        return Msg("verb-if-noted-else", {**args, "otherwise": effects_text(self.otherwise, "you", "list-and")})


class StartAt(Effect, frozen=True):
    """Everybody begins there; `without`: a location that leaves the game."""

    place: str
    without: str = ""
    names = ("place", "without")

    async def run(self, game: Arkham, scene: Scene) -> None:
        for player in game.state.players:
            player.place = self.place
        if self.without:
            game.state.locations.remove(game.location(self.without))
            game.state.removed.append(self.without)
            game.changed()
            game.event("location-removed", place=Name(self.without))


class ShuffleIn(Effect, frozen=True):
    """A card of the collection is shuffled into the encounter deck: it lies in the box from the beginning."""

    card: str
    names = ("card",)

    def brings(self, campaign: Campaign) -> list[str]:
        return [self.card]

    async def run(self, game: Arkham, scene: Scene) -> None:
        """With all that is left in the box."""


class CultistDeck(Effect, frozen=True):
    """An encounter set makes a deck of its own."""

    encounter_set: str

    async def run(self, game: Arkham, scene: Scene) -> None:
        for card in game.content.of_set(self.encounter_set):
            game.state.box.remove(card)
            game.state.cultists.put_into_fog(card)
        game.state.cultists.shuffle()


class OneSet(Effect, frozen=True):
    """One of several encounter sets, at random and unseen, joins; the others leave the game."""

    sets: tuple[str, ...]

    async def run(self, game: Arkham, scene: Scene) -> None:
        (chosen,) = await game.chance("encounter-set", self.sets)
        for other in self.sets:
            if other != chosen:
                for card in game.content.of_set(other):
                    game.state.box.remove(card)
                    game.state.removed.append(card)


class GotAwayDoom(Effect, frozen=True):
    """Doom on the agenda for cultists who got away: 1 for one or two of them, 2 for three or four, 3 for more."""

    async def run(self, game: Arkham, scene: Scene) -> None:
        names = len(game.state.campaign.got_away)
        if names:
            stages.place_doom(game, (names + 1) // 2)


class AddToken(Effect, frozen=True):
    """A chaos token is added to the bag for the rest of the campaign."""

    token: str

    async def run(self, game: Arkham, scene: Scene) -> None:
        game.state.bag = sorted([*game.state.bag, self.token])


class GotAwayAside(Effect, frozen=True):
    """Cultists who got away lie ready in the set-aside area."""

    def brings(self, campaign: Campaign) -> list[str]:
        return list(campaign.got_away)

    async def run(self, game: Arkham, scene: Scene) -> None:
        for card in game.state.campaign.got_away:
            game.state.box.remove(card)
            game.state.set_aside.append(card)


# Resolutions


def unique_cultists(content: ArkhamContent) -> list[str]:
    return [card.id for card in content.enemies.values() if card.unique and "cultist" in card.traits]


class Earn(Effect, frozen=True):
    """The lead (if killed, somebody chosen) may put a story asset into the deck for the rest of the campaign."""

    card: str
    names = ("card",)

    async def run(self, game: Arkham, scene: Scene) -> None:
        seats = [game.lead]
        if game.state.players[game.lead].killed:
            seats = [player.seat for player in game.state.players if not player.killed and not player.insane]
        if not seats:
            return
        options = [Option(f"seat:{seat}", Msg("option-earn", {"who": Seat(seat)}), f"seat:{seat}") for seat in seats]
        options.append(Option("nobody", Msg("option-earn-nobody")))
        prompt = Msg("ask-earn", {"card": Name(self.card)})
        (key,) = await Decision("earn", game.lead, "ah.asset.8", prompt, options)
        if key == "nobody":
            return
        player = game.state.players[seat_of(key)]
        player.starting.append(self.card)
        player.earned.append(self.card)
        game.event("earned", who=Seat(player.seat), card=Name(self.card))


class BonusExperience(Effect, frozen=True):
    amount: int
    who: AnySelector = "lead"

    async def run(self, game: Arkham, scene: Scene) -> None:
        for thing in game.among(self.who, scene):
            game.state.players[seat_of(thing)].bonus += self.amount

    async def unplayed(self, game: Arkham, scene: Scene) -> None:
        """ah.standalone.14: no experience is earned."""


class Kill(Effect, frozen=True):
    """Investigators are killed: those who did not resign, or all who are left."""

    who: Literal["not-resigned", "everybody"]

    async def run(self, game: Arkham, scene: Scene) -> None:
        for player in game.state.players:
            if self.who == "everybody" or player.status != "resigned":
                player.killed = True
                game.event("killed", who=Seat(player.seat))

    async def unplayed(self, game: Arkham, scene: Scene) -> None:
        """Those who were killed there are not those who play now."""


class RecordCultists(Effect, frozen=True):
    """Unique cultists in the victory display were interrogated; those in play or still in their deck got away.

    `hunter`: one who got away too while the first agenda is current.
    """

    hunter: str = ""
    names = ("hunter",)

    async def run(self, game: Arkham, scene: Scene) -> None:
        state = game.state
        unique = unique_cultists(game.content)
        away = [
            *state.cultists.top, *state.cultists.fog, *state.cultists.bottom, *[enemy.card for enemy in state.enemies]
        ]  # fmt: skip
        first = state.agenda is not None and state.agenda.card in game.content.agendas
        first = first and game.content.agendas[state.agenda.card].stage == 1  # type: ignore[union-attr]
        for card in unique:
            if card in state.victory:
                state.campaign.interrogated.append(card)
                game.event("interrogated", card=Name(card))
            elif card in away or (card == self.hunter and first):
                state.campaign.got_away.append(card)
                game.event("got-away", card=Name(card))

    async def unplayed(self, game: Arkham, scene: Scene) -> None:
        """ah.standalone.16: the players say who was caught."""
        unique = unique_cultists(game.content)
        options = [Option(f"card:{card}", Msg("thing", {"name": Name(card)})) for card in unique]
        prompt = Msg("ask-caught", {"card": Name(scene.card)})
        caught = await Decision("caught", game.lead, "ah.standalone.16", prompt, options, 0, len(options))
        log = game.state.campaign
        for card in unique:
            if f"card:{card}" in caught:
                log.interrogated.append(card)
                game.event("interrogated", card=Name(card))
            else:
                log.got_away.append(card)
                game.event("got-away", card=Name(card))


class CrossOut(Effect, frozen=True):
    """A note is crossed out if a card lies in the victory display."""

    note: str
    card: str
    names = ("card",)

    async def run(self, game: Arkham, scene: Scene) -> None:
        if self.card in game.state.victory and self.note in game.state.campaign.log:
            game.state.campaign.log.remove(self.note)
            game.event("crossed-out", note=Msg(f"note-{self.note}"))

    async def unplayed(self, game: Arkham, scene: Scene) -> None:
        """ah.standalone.16: the players say whether the card was beaten."""
        if self.note not in game.state.campaign.log:
            return
        options = [Option(f"card:{self.card}", Msg("thing", {"name": Name(self.card)}))]
        prompt = Msg("ask-caught", {"card": Name(scene.card)})
        if await Decision("caught", game.lead, "ah.standalone.16", prompt, options, 0, 1):
            game.state.campaign.log.remove(self.note)
            game.event("crossed-out", note=Msg(f"note-{self.note}"))
