"""What happens to investigators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.arkham_lcg import actions, clues, drawing, elimination, enemies, harm, moving, piles
from miskatonic.games.arkham_lcg.effect import Effect
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.harm import Hit
from miskatonic.games.arkham_lcg.state import Lasting
from miskatonic.games.arkham_lcg.terms import SKILLS
from miskatonic.kit.scene import SEAT, Scene, seat_of

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnySelector


class Draw(Effect, frozen=True):
    amount: AnyAmount = 1
    who: AnySelector = "you"

    def can(self, game: Arkham, scene: Scene) -> bool:
        for thing in game.among(self.who, scene):
            player = game.state.players[seat_of(thing)]
            if len(player.deck) or player.discard:
                return True
        return False

    async def run(self, game: Arkham, scene: Scene) -> None:
        amount = game.amount(self.amount, scene)
        for thing in await game.select(self.who, scene):
            await drawing.draw(game, seat_of(thing), amount)


class Gain(Effect, frozen=True):
    """Resources."""

    amount: AnyAmount = 1

    async def run(self, game: Arkham, scene: Scene) -> None:
        actions.gain(game, scene.seat, game.amount(self.amount, scene))


class Take(Effect, frozen=True):
    """Damage and horror, in one packet."""

    damage: AnyAmount = 0
    horror: AnyAmount = 0
    direct: bool = False
    who: AnySelector = "you"

    async def run(self, game: Arkham, scene: Scene) -> None:
        damage, horror = game.amount(self.damage, scene), game.amount(self.horror, scene)
        seats = [seat_of(thing) for thing in await game.select(self.who, scene)]
        await harm.deal(game, [Hit(seat, damage, horror, self.direct) for seat in seats], [], source=scene.card)


class Heal(Effect, frozen=True):
    """`either`: damage or horror, whichever is chosen."""

    damage: int = 0
    horror: int = 0
    either: bool = False
    who: AnySelector = "you"
    aims = True

    def can(self, game: Arkham, scene: Scene) -> bool:
        return any([self._hurt(game, thing) for thing in game.among(self.who, scene)])

    def _hurt(self, game: Arkham, thing: str) -> bool:
        damage, horror = game.holdings(thing, "damage"), game.holdings(thing, "horror")
        return (self.damage > 0 and damage > 0) or (self.horror > 0 and horror > 0)

    async def run(self, game: Arkham, scene: Scene) -> None:
        for thing in await game.select(self.who, scene):
            damage, horror = self.damage, self.horror
            if self.either:
                able = [what for what in ("damage", "horror") if game.holdings(thing, what)]
                if not able:
                    continue
                options = [Option(f"heal:{what}", Msg(f"option-heal-{what}"), thing) for what in able]
                (key,) = await Decision("heal", scene.seat, "ah.heal.1", Msg("ask-heal"), options)
                damage, horror = (damage, 0) if key == "heal:damage" else (0, horror)
            if thing.startswith(SEAT):
                harm.heal(game, seat_of(thing), damage, horror)
            else:
                piece = game.piece(thing)
                if piece is not None:
                    game.event(
                        "card-healed", card=Name(piece.card),
                        amount=piece.take("damage", damage) + piece.take("horror", horror),
                    )  # fmt: skip


class Discover(Effect, frozen=True):
    """Clues at your location."""

    amount: AnyAmount = 1

    def can(self, game: Arkham, scene: Scene) -> bool:
        place = game.state.players[scene.seat].place
        return bool(place) and game.location(place).count("clues") > 0 and clues.may_discover(game, scene.seat)

    async def run(self, game: Arkham, scene: Scene) -> None:
        place = game.state.players[scene.seat].place
        await clues.discover(game, scene.seat, place, game.amount(self.amount, scene))


class TakeClues(Effect, frozen=True):
    """From the token pool."""

    amount: int = 1

    async def run(self, game: Arkham, scene: Scene) -> None:
        game.state.players[scene.seat].clues += self.amount
        game.event("clues-gained", who=Seat(scene.seat), amount=self.amount)


class DropClues(Effect, frozen=True):
    """Yours, at your location; 0: all of them."""

    amount: AnyAmount = 0

    async def run(self, game: Arkham, scene: Scene) -> None:
        player = game.state.players[scene.seat]
        amount = game.amount(self.amount, scene)
        clues.drop(game, scene.seat, amount or player.clues)


class GainActions(Effect, frozen=True):
    amount: int = 1
    who: AnySelector = "you"

    def can(self, game: Arkham, scene: Scene) -> bool:
        return game.state.active >= 0

    async def run(self, game: Arkham, scene: Scene) -> None:
        for thing in await game.select(self.who, scene):
            game.state.players[seat_of(thing)].actions += self.amount
            game.event("actions-gained", who=Seat(seat_of(thing)), amount=self.amount)


class LoseActions(Effect, frozen=True):
    """ah.action.3; 0: all that are left, and the turn ends."""

    amount: int = 1

    async def run(self, game: Arkham, scene: Scene) -> None:
        player = game.state.players[scene.seat]
        if self.amount:
            player.actions = max(0, player.actions - self.amount)
            game.event("actions-lost", who=Seat(scene.seat), amount=self.amount)
        else:
            player.actions, player.extra_actions = 0, {}
            if game.state.active == scene.seat:
                game.state.step = "turn-ends"
            game.event("turn-cut", who=Seat(scene.seat))


class MoveYou(Effect, frozen=True, tag="move"):
    """`connecting`: of choice; `safe`: any revealed location without enemies; else a location with this trait or id."""

    where: str
    optional: bool = False

    def places(self, game: Arkham, scene: Scene) -> list[str]:
        here = game.state.players[scene.seat].place
        if self.where == "connecting":
            return moving.destinations(game, scene.seat)
        locations = [one for one in game.state.locations if one.card != here]
        if self.where == "safe":
            return [
                one.card
                for one in locations
                if one.revealed and not game.enemies_at(one.card) and moving.may_enter(game, one.card)
            ]
        return [
            one.card
            for one in locations
            if one.card == self.where or self.where in game.content.locations[one.card].traits
        ]

    def can(self, game: Arkham, scene: Scene) -> bool:
        return bool(self.places(game, scene))

    async def run(self, game: Arkham, scene: Scene) -> None:
        places = self.places(game, scene)
        if not places:
            return
        options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in places]
        if self.optional:
            options.append(Option("stay", Msg("option-stay")))
        (key,) = await Decision("move", scene.seat, "ah.move.2", Msg("ask-move"), options)
        if key != "stay":
            await moving.move(game, scene.seat, key)


class BreakAway(Effect, frozen=True):
    """You are no longer engaged; `others`: all but the one that was evaded, if you like; `keep`: but for a trait."""

    keep: str = ""
    others: bool = False

    def _able(self, game: Arkham, scene: Scene) -> list[str]:
        test = game.state.test
        spared = test.target if test is not None and self.others else ""
        return [
            enemy.key
            for enemy in game.state.enemies
            if enemy.engaged == scene.seat
            and enemy.key != spared
            and (not self.keep or self.keep not in game.content.enemies[enemy.card].traits)
        ]

    def can(self, game: Arkham, scene: Scene) -> bool:
        return bool(self._able(game, scene))

    async def run(self, game: Arkham, scene: Scene) -> None:
        able = self._able(game, scene)
        if not able:
            return
        if self.others:
            options = [Option("yes", Msg("option-break-away")), Option("no", Msg("option-no"))]
            (key,) = await Decision("break-away", scene.seat, "ah.may.1", Msg("ask-break-away"), options)
            if key == "no":
                return
        for one in able:
            enemy = game.enemy(one)
            if enemy is not None:
                enemies.disengage(game, enemy)


class LoseResources(Effect, frozen=True):
    """All of them."""

    async def run(self, game: Arkham, scene: Scene) -> None:
        player = game.state.players[scene.seat]
        game.event("resources-lost", who=Seat(scene.seat), amount=player.resources)
        player.resources = 0


class DiscardRandom(Effect, frozen=True):
    """From hand, at random."""

    amount: int = 1
    who: AnySelector = "you"

    def can(self, game: Arkham, scene: Scene) -> bool:
        return any([game.holdings(thing, "cards") for thing in game.among(self.who, scene)])

    async def run(self, game: Arkham, scene: Scene) -> None:
        for thing in await game.select(self.who, scene):
            await piles.discard_at_random(game, game.state.players[seat_of(thing)], self.amount)


class KeepOne(Effect, frozen=True):
    """One card of your hand is kept, all others are discarded; a weakness cannot be discarded so (P082)."""

    async def run(self, game: Arkham, scene: Scene) -> None:
        player = game.state.players[scene.seat]
        weak = [card for card in player.hand if game.content.player_cards[card].weakness]
        kept = weak[0] if weak else ""
        if not kept and player.hand:
            options = [
                Option(f"card:{card}", Msg("thing", {"name": Name(card)}), f"hand:{card}")
                for card in dict.fromkeys(player.hand)
            ]
            question = Decision("keep", scene.seat, "ah.golden-rules.2", Msg("ask-keep"), options)
            question.always = len(game.state.players) > 1
            (key,) = await question
            kept = key.removeprefix("card:")
        going = [card for card in player.hand if card not in weak]
        if kept in going:
            going.remove(kept)
        for card in await piles.in_order(game, scene.seat, going):
            piles.lose_from_hand(game, player, card)


class Resign(Effect, frozen=True):
    async def run(self, game: Arkham, scene: Scene) -> None:
        await elimination.resign(game, scene.seat)


class Trauma(Effect, frozen=True):
    physical: int = 0
    mental: int = 0
    who: AnySelector = "you"

    async def run(self, game: Arkham, scene: Scene) -> None:
        for thing in (
            game.among(self.who, scene) if self.who != "each" else [f"seat:{p.seat}" for p in game.state.players]
        ):
            elimination.suffer(game, seat_of(thing), physical=self.physical, mental=self.mental)


class LoseExperience(Effect, frozen=True):
    amount: int

    async def run(self, game: Arkham, scene: Scene) -> None:
        game.state.players[scene.seat].bonus -= self.amount
        game.event("experience-lost", who=Seat(scene.seat), amount=self.amount)


class Boost(Effect, frozen=True):
    """A skill in this test of yours."""

    skill: str
    amount: int = 1

    def can(self, game: Arkham, scene: Scene) -> bool:
        test = game.state.test
        return test is not None and test.seat == scene.seat and test.skill == self.skill

    async def run(self, game: Arkham, scene: Scene) -> None:
        test = game.state.test
        if test is not None:
            test.bonus[scene.card] = test.bonus.get(scene.card, 0) + self.amount
            game.event("boosted", who=Seat(scene.seat), amount=self.amount, card=Name(scene.card.partition("#")[0]))


class BoostSkill(Effect, frozen=True):
    """A skill of choice, of an investigator, until the end of the phase."""

    amount: int
    who: AnySelector = "you"
    aims = True

    async def run(self, game: Arkham, scene: Scene) -> None:
        for thing in await game.select(self.who, scene):
            options = [Option(f"skill:{skill}", Msg(f"option-skill-{skill}")) for skill in SKILLS]
            (key,) = await Decision("skill", scene.seat, "ah.lasting-effects.1", Msg("ask-skill"), options)
            skill = key.removeprefix("skill:")
            game.state.lasting.append(Lasting(scene.card, skill, "phase", seat_of(thing), amount=self.amount))


class Last(Effect, frozen=True):
    """Something holds for you for a while."""

    what: Literal["mind-over-matter", "no-tokens", "no-attacks"]
    until: Literal["turn", "round", "phase"]

    async def run(self, game: Arkham, scene: Scene) -> None:
        game.state.lasting.append(Lasting(scene.card, self.what, self.until, scene.seat))
        game.event("lasts", who=Seat(scene.seat), card=Name(scene.card))


class Treat(Effect, frozen=True):
    """An investigator at your location: with a test a damage is healed, or dealt (Medical Texts)."""

    skill: str
    difficulty: int

    async def run(self, game: Arkham, scene: Scene) -> None:
        from miskatonic.games.arkham_lcg import skilltest
        from miskatonic.games.arkham_lcg.skilltest import Course
        from miskatonic.games.arkham_lcg.state import SkillTest

        here = game.at(game.state.players[scene.seat].place)
        options = [Option(f"seat:{seat}", Msg("thing-person", {"who": Seat(seat)}), f"seat:{seat}") for seat in here]
        (key,) = await Decision("target", scene.seat, "ah.target.1", Msg("ask-patient"), options)
        patient = seat_of(key)

        async def better() -> None:
            harm.heal(game, patient, 1, 0)

        async def worse() -> None:
            await harm.hurt(game, patient, 1, source=scene.card, by=scene.seat)

        course = Course(scene.card)
        course.success.append((scene.card, better))
        course.failure.append((scene.card, worse))
        test = SkillTest(game.numbered(), scene.seat, self.skill, "", "", scene.card, self.difficulty)
        await skilltest.perform(game, test, course)

    def text(self, by: str = "you") -> Msg:
        return Msg("verb-treat", {**self.args(by), "skill": Msg(f"skill-{self.skill}")})


class Elude(Effect, frozen=True):
    """You break away from every enemy and move to any revealed location without one."""

    def can(self, game: Arkham, scene: Scene) -> bool:
        return bool(MoveYou("safe").places(game, scene)) or BreakAway().can(game, scene)

    async def run(self, game: Arkham, scene: Scene) -> None:
        await BreakAway().run(game, scene)
        await MoveYou("safe").run(game, scene)


class SlipAway(Effect, frozen=True):
    """After an evasion: you may break away from all others (all or none), and may move (P067)."""

    async def run(self, game: Arkham, scene: Scene) -> None:
        test = game.state.test
        seat = test.seat if test is not None else scene.seat
        evader = Scene(seat, scene.card)
        await BreakAway(others=True).run(game, evader)
        await MoveYou("connecting", optional=True).run(game, evader)
        if not game.state.players[seat].out:
            await enemies.engage_here(game, game.state.players[seat].place)


class BonusAction(Effect, frozen=True):
    """With enough to spare you may take one more action this turn, once per turn."""

    least: int

    async def run(self, game: Arkham, scene: Scene) -> None:
        test = game.state.test
        mark = f"{scene.card}:bonus"
        if test is None or test.margin < self.least or not game.state.limits.free("turn", mark):
            return
        options = [Option("yes", Msg("option-yes")), Option("no", Msg("option-no"))]
        (key,) = await Decision("may", scene.seat, "ah.may.1", Msg("ask-bonus-action"), options)
        if key == "yes":
            game.state.limits.use("turn", mark)
            game.state.players[scene.seat].actions += 1
            game.event("actions-gained", who=Seat(scene.seat), amount=1)
