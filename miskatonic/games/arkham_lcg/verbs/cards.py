"""What happens to cards: searched, attached, put before somebody, returned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.message import Arg, Msg, Name, Seat
from miskatonic.games.arkham_lcg import drawing, elimination, encounter, harm, piles, playing
from miskatonic.games.arkham_lcg.effect import Effect
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.verbs.costs import spend_use
from miskatonic.kit.pieces import Piece
from miskatonic.kit.scene import Scene, seat_of

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnySelector


class ToThreat(Effect, frozen=True):
    """This card lies before you, in your threat area, with tokens on it."""

    tokens: dict[str, int] = {}

    def args(self, by: str) -> dict[str, Arg]:
        args: dict[str, Arg] = {"with": Msg("with-nothing")}
        for token, amount in self.tokens.items():
            args["with"] = Msg(f"with-{token}", {"amount": amount})
        return args

    async def run(self, game: Arkham, scene: Scene) -> None:
        state = game.state
        card = scene.card
        if card not in state.stack:
            return
        weak = bool(game.content.player_cards[card].weakness)
        piece = Piece(game.numbered(), card, scene.seat if weak else -1)
        for token, amount in self.tokens.items():
            piece.put(token, amount)
        player = state.players[scene.seat]
        if card in game.content.assets:
            await playing.make_room(game, player, game.content.assets[card])
        state.stack.remove(card)
        player.threat.append(piece)
        game.changed()
        game.event("threatened", who=Seat(scene.seat), card=Name(card))
        if harm.lethal(game, scene.seat):
            # It leaves no more health or sanity than there is damage or horror (ah.sanity-horror.3).
            await elimination.defeated_by_harm(game, [scene.seat])
            return
        await game.point("enter-play", scene.seat, piece.key)


class Attach(Effect, frozen=True):
    """This card, to your location, or to the one with most clues; `most`: copies at one location."""

    where: Literal["yours", "most-clues"] = "yours"
    most: int = 0

    def _free(self, game: Arkham, scene: Scene, place: str) -> bool:
        title = game.printed(scene.card).name.en
        there = [one for one in game.location(place).cards if game.content.printed[one.card].name.en == title]
        return not self.most or len(there) < self.most

    def can(self, game: Arkham, scene: Scene) -> bool:
        return self.where != "yours" or self._free(game, scene, game.state.players[scene.seat].place)

    async def run(self, game: Arkham, scene: Scene) -> None:
        """Of several places the lead chooses one (ah.lead-investigator.3)."""
        state = game.state
        places = [state.players[scene.seat].place]
        if self.where == "most-clues":
            places = [one.card for one in state.locations]
        places = [place for place in places if place and self._free(game, scene, place)]
        if not places or scene.card not in state.stack:
            return
        most = max([game.location(place).count("clues") for place in places])
        places = [place for place in places if game.location(place).count("clues") == most]
        options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in places]
        prompt = Msg("ask-attach", {"card": Name(scene.card)})
        (place,) = await Decision("attach", game.lead, "ah.attach.1", prompt, options)
        state.stack.remove(scene.card)
        owner = scene.seat if scene.card in game.content.events else -1
        piece = Piece(game.numbered(), scene.card, owner)
        game.location(place).cards.append(piece)
        game.changed()
        game.event("attached", card=Name(scene.card), place=Name(place))
        await game.point("enter-play", -1, piece.key, place)


class ReturnThis(Effect, frozen=True):
    """This card goes back to your hand."""

    async def run(self, game: Arkham, scene: Scene) -> None:
        piece = game.piece(scene.card)
        if piece is not None:
            piles.from_play(game, piece)
            game.state.players[scene.seat].hand.append(piece.card)
            game.event("returned-to-hand", who=Seat(scene.seat), card=Name(piece.card))


class ToVictory(Effect, frozen=True):
    """This card goes to the victory display."""

    async def run(self, game: Arkham, scene: Scene) -> None:
        from miskatonic.games.arkham_lcg import stages

        piece = game.piece(scene.card)
        if piece is not None:
            piles.to_victory(game, piece)
            await stages.objective(game)


class LoseTokens(Effect, frozen=True):
    """Tokens come off this card."""

    what: str
    amount: AnyAmount = 1

    def can(self, game: Arkham, scene: Scene) -> bool:
        return game.holdings(scene.card, self.what) > 0

    async def run(self, game: Arkham, scene: Scene) -> None:
        piece = game.piece(scene.card)
        if piece is not None:
            taken = piece.take(self.what, game.amount(self.amount, scene))
            game.event("tokens-lost", card=Name(piece.card), amount=taken)


class MoveHorror(Effect, frozen=True):
    """A horror from this card onto your investigator: moved, neither dealt nor taken (P017)."""

    def can(self, game: Arkham, scene: Scene) -> bool:
        return game.holdings(scene.card, "horror") > 0

    async def run(self, game: Arkham, scene: Scene) -> None:
        piece = game.piece(scene.card)
        if piece is None or not piece.take("horror", 1):
            return
        player = game.state.players[scene.seat]
        player.horror += 1
        game.event("horror-moved", who=Seat(scene.seat), card=Name(piece.card))
        if not piece.count("horror"):
            await piles.discard(game, piece)
        if harm.lethal(game, scene.seat):
            await elimination.defeated_by_harm(game, [scene.seat])


class SecretToPool(Effect, frozen=True):
    """A secret of this card becomes a resource of yours: moved, not gained (P091)."""

    def can(self, game: Arkham, scene: Scene) -> bool:
        return game.holdings(scene.card, "secret") > 0

    async def run(self, game: Arkham, scene: Scene) -> None:
        if game.holdings(scene.card, "secret"):
            await spend_use(game, scene.card, "secret", 1)
            game.state.players[scene.seat].resources += 1
            game.event("gained", who=Seat(scene.seat), amount=1)


class AddUses(Effect, frozen=True):
    """To an asset that has uses of this kind (P094)."""

    what: str
    amount: int
    who: AnySelector
    aims = True

    def can(self, game: Arkham, scene: Scene) -> bool:
        return bool(game.among(self.who, scene))

    async def run(self, game: Arkham, scene: Scene) -> None:
        for key in await game.select(self.who, scene):
            piece = game.piece(key)
            if piece is not None:
                piece.put(self.what, self.amount)
                game.event("uses-added", card=Name(piece.card), amount=self.amount)


class UseUp(Effect, frozen=True):
    """Unless the test was passed by enough, a use of this card is removed."""

    what: str
    unless: int

    async def run(self, game: Arkham, scene: Scene) -> None:
        test = game.state.test
        passed = test is not None and test.outcome == "success" and test.margin >= self.unless
        if not passed and game.holdings(scene.card, self.what):
            await spend_use(game, scene.card, self.what, 1)


class Search(Effect, frozen=True):
    """Cards on top of a deck (0: the whole deck) for one that fits, which is drawn; then the deck is shuffled.

    `play_for`: for a secret it may be played at once, for so much less.
    """

    top: int = 0
    traits: tuple[str, ...] = ()
    asset: bool = False
    weakness: bool = False
    who: AnySelector = "you"
    play_for: int = 0
    aims = True

    def args(self, by: str) -> dict[str, Arg]:
        args = Effect.args(self, by)
        kind = "weakness" if self.weakness else "asset" if self.asset else "traits" if self.traits else "any"
        args["looked"] = Msg(f"looked-{kind}", {"traits": [Msg(f"trait-{trait}") for trait in self.traits]})
        return args

    def can(self, game: Arkham, scene: Scene) -> bool:
        return any([len(game.state.players[seat_of(thing)].deck) for thing in game.among(self.who, scene)])

    def fits(self, game: Arkham, card: str) -> bool:
        printed = game.content.player_cards[card]
        if self.asset and card not in game.content.assets:
            return False
        if bool(self.weakness) and not printed.weakness:
            return False
        return not self.traits or any([trait in printed.traits for trait in self.traits])

    async def run(self, game: Arkham, scene: Scene) -> None:
        for thing in await game.select(self.who, scene):
            await self._search(game, scene, seat_of(thing))

    async def _search(self, game: Arkham, scene: Scene, seat: int) -> None:
        """Seen by one alone, and shuffled afterwards (ah.search.1, .2)."""
        player = game.state.players[seat]
        seen = await game.peek(player.deck, self.top or len(player.deck), seat=seat)
        able = [card for card in dict.fromkeys(seen) if self.fits(game, card)]
        card = ""
        if able:
            options = [Option(f"card:{one}", Msg("thing", {"name": Name(one)})) for one in able]
            question = Decision("search", seat, "ah.search.3", Msg("ask-search"), options)
            question.always = len(game.state.players) > 1
            (key,) = await question
            card = key.removeprefix("card:")
        elif len(game.state.players) > 1:
            nothing = [Option(PASS, Msg("option-pass"))]
            question = Decision("search", seat, "ah.search.3", Msg("ask-search"), nothing)
            question.always = True
            await question
        if card:
            player.deck.remove(card)
        player.deck.shuffle()
        game.event("searched", who=Seat(seat))
        if card:
            await drawing.to_hand(game, player, card)
            if self.play_for and game.holdings(scene.card, "secret") and card in player.hand:
                await self._play(game, scene, seat, card)

    async def _play(self, game: Arkham, scene: Scene, seat: int, card: str) -> None:
        if not playing.can_play(game, seat, card, self.play_for):
            return
        options = [Option("yes", Msg("option-yes")), Option("no", Msg("option-no"))]
        prompt = Msg("ask-play-now")
        (key,) = await Decision("play-now", scene.seat, "ah.may.1", prompt, options)
        if key == "yes":
            await spend_use(game, scene.card, "secret", 1)
            await playing.play_at_once(game, seat, card, self.play_for)


class Scry(Effect, frozen=True):
    """Look at the top of the encounter deck or an investigator's deck, and put the cards back in any order."""

    top: int = 3
    fear: tuple[str, ...] = ()
    """Traits whose sight costs a horror."""

    def args(self, by: str) -> dict[str, Arg]:
        return {**Effect.args(self, by), "feared": "yes" if self.fear else "no"}

    async def run(self, game: Arkham, scene: Scene) -> None:
        seats = game.seats_in_order()
        options = [Option("encounter", Msg("option-encounter-deck"))]
        options += [Option(f"seat:{seat}", Msg("option-deck-of", {"who": Seat(seat)})) for seat in seats]
        (key,) = await Decision("scry", scene.seat, "ah.target.1", Msg("ask-scry"), options)
        deck = game.state.encounter if key == "encounter" else game.state.players[seat_of(key)].deck
        seen = await game.peek(deck, self.top, seat=scene.seat)
        game.event("scried", who=Seat(scene.seat))
        left, order = list(seen), list[str]()
        while len(left) > 1:
            names = dict.fromkeys(left)
            choices = [Option(f"card:{card}", Msg("thing", {"name": Name(card)})) for card in names]
            question = Decision("scry-order", scene.seat, "ah.golden-rules.2", Msg("ask-scry-order"), choices)
            question.always = len(game.state.players) > 1
            (chosen,) = await question
            order.append(chosen.removeprefix("card:"))
            left.remove(order[-1])
        for card in seen:
            deck.remove(card)
        deck.put_known([*order, *left], [scene.seat])
        if self.fear and any([trait in game.printed(card).traits for card in seen for trait in self.fear]):
            await harm.hurt(game, scene.seat, horror=1, source=scene.card)


class Recover(Effect, frozen=True):
    """A card with a trait from your discard pile to your hand."""

    trait: str

    def _able(self, game: Arkham, scene: Scene) -> list[str]:
        discard = game.state.players[scene.seat].discard
        return [card for card in dict.fromkeys(discard) if game.has_trait(card, self.trait)]

    def can(self, game: Arkham, scene: Scene) -> bool:
        return bool(self._able(game, scene))

    async def run(self, game: Arkham, scene: Scene) -> None:
        able = self._able(game, scene)
        if not able:
            return
        options = [Option(f"card:{card}", Msg("thing", {"name": Name(card)})) for card in able]
        (key,) = await Decision("recover", scene.seat, "ah.target.1", Msg("ask-recover"), options)
        card = key.removeprefix("card:")
        player = game.state.players[scene.seat]
        player.discard.remove(card)
        game.event("returned-to-hand", who=Seat(scene.seat), card=Name(card))
        await drawing.to_hand(game, player, card)


class RemovePile(Effect, frozen=True):
    """Your whole discard pile is removed from the game."""

    async def run(self, game: Arkham, scene: Scene) -> None:
        player = game.state.players[scene.seat]
        game.state.removed += player.discard
        game.event("pile-removed", who=Seat(scene.seat), amount=len(player.discard))
        player.discard = []


class DrawEncounter(Effect, frozen=True):
    """The top card of the encounter deck."""

    async def run(self, game: Arkham, scene: Scene) -> None:
        await self.carried_out(game, scene)

    async def carried_out(self, game: Arkham, scene: Scene) -> bool:
        return await encounter.draw(game, scene.seat)


class FindEncounter(Effect, frozen=True):
    """An enemy with a trait from the encounter deck or its discard pile, which you draw."""

    trait: str

    async def run(self, game: Arkham, scene: Scene) -> None:
        enemies = game.content.enemies
        card = await encounter.find(game, scene.seat, lambda one: one in enemies and self.trait in enemies[one].traits)
        if card is not None:
            await encounter.draw_found(game, scene.seat, card)


class DiscardAsset(Effect, frozen=True):
    """One of your assets in play, of choice; without one, damage (P086, P087)."""

    damage: int = 0

    def _able(self, game: Arkham, scene: Scene) -> list[Piece]:
        player = game.state.players[scene.seat]
        assets = [*player.assets, *[piece for piece in player.threat if piece.card in game.content.assets]]
        return [piece for piece in assets if piles.can_leave(game, piece)]

    async def run(self, game: Arkham, scene: Scene) -> None:
        able = self._able(game, scene)
        if not able:
            await harm.hurt(game, scene.seat, self.damage, source=scene.card)
        if able:
            options = [Option(piece.key, Msg("thing", {"name": Name(piece.card)}), piece.key) for piece in able]
            (key,) = await Decision("discard-asset", scene.seat, "ah.target.1", Msg("ask-discard-asset"), options)
            await piles.discard(game, next(piece for piece in able if piece.key == key))


class Surge(Effect, frozen=True):
    """This card gains surge."""

    async def run(self, game: Arkham, scene: Scene) -> None:
        game.state.limits.use("surge", f"surge:{scene.card}")


class TakeControl(Effect, frozen=True):
    """Of a story asset at your location."""

    card: str
    names = ("card",)

    async def run(self, game: Arkham, scene: Scene) -> None:
        player = game.state.players[scene.seat]
        for location in game.state.locations:
            for piece in [*location.cards]:
                if piece.card == self.card:
                    location.cards.remove(piece)
                    piece.owner = scene.seat
                    game.changed()
                    await playing.take_control(game, player, piece)


class RandomWeakness(Effect, frozen=True):
    """A random basic weakness with a trait, of the collection: to hand, or into the deck after the scenario.

    `everybody`: also of those who are out of the game.
    """

    trait: str
    to: Literal["hand", "deck"] = "hand"
    everybody: bool = False

    async def run(self, game: Arkham, scene: Scene) -> None:
        seats = [player.seat for player in game.state.players] if self.everybody else [scene.seat]
        pool = game.state.weaknesses
        for seat in seats:
            able = sorted([card for card in pool.fog if self.trait in game.content.player_cards[card].traits])
            if not able:
                return
            card = able[0] if len(set(able)) == 1 else (await game.chance("weakness", able))[0]
            pool.remove(card)
            player = game.state.players[seat]
            player.starting.append(card)
            game.event("weakness-joins", who=Seat(seat), card=Name(card))
            if self.to == "hand" and not player.out:
                await drawing.to_hand(game, player, card)
            else:
                game.state.removed.append(card)
