"""Verbs about other verbs, dice that are no tests, parts of encounters, what Spells do to their own casting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Arg, Msg, Seat
from miskatonic.games.eldritch_horror import actions, purse, testing
from miskatonic.games.eldritch_horror.effect import Effect
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.selectors import Monsters
from miskatonic.games.eldritch_horror.terms import Skill
from miskatonic.kit.checks import within
from miskatonic.kit.combinators import agrees
from miskatonic.kit.scene import SEAT, Scene, seat_of
from miskatonic.kit.tree import PERSON, Selector, subject, text_of
from miskatonic.kit.wording import costs_text, effects_text, inner, joined

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnySelector, AnyVerb


def said_of(effect: Effect, by: str) -> dict[str, Arg]:
    who = subject(effect, by)
    return {"by": who, "person": PERSON.get(who, "he")}


class Offer(Effect, frozen=True, rename={"otherwise": "else"}):
    """At a price this happens; without it, that (eh.faq.14)."""

    cost: tuple[AnyVerb, ...]
    then: tuple[AnyVerb, ...] = ()
    otherwise: tuple[AnyVerb, ...] = ()

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return game.can_pay(self.cost, scene)

    async def run(self, game: Eldritch, scene: Scene) -> None:
        if game.can_pay(self.cost, scene) and await agrees(game, scene, self.text()):
            await game.pay_for(self.cost, scene)
            await game.run(self.then, scene)
        else:
            await game.run(self.otherwise, scene)

    def text(self, by: str = "you") -> Msg:
        args = said_of(self, by)
        args["costs"] = joined(costs_text(self.cost))
        if self.then:
            args["effects"] = effects_text(self.then, inner(by), "list-and")
        if self.otherwise:
            args["otherwise"] = effects_text(self.otherwise, inner(by), "list-and")
        if not self.then:
            return Msg("verb-offer-else" if self.otherwise else "verb-offer-bare", args)
        return Msg("verb-offer-both" if self.otherwise else "verb-offer", args)


class ForEach(Effect, frozen=True):
    """Everybody, or everything, in turn. Whoever is defeated meanwhile stops; the others go on."""

    who: AnySelector
    then: tuple[AnyVerb, ...]

    async def run(self, game: Eldritch, scene: Scene) -> None:
        found = await game.select(self.who, scene)
        if found and not found[0].startswith(SEAT):
            for thing in found:
                await game.run(self.then, scene.about(thing))
            return

        async def each(seat: int) -> None:
            await game.run(self.then, scene.about(f"{SEAT}{seat}"))

        await game.people(self.who, scene, each) if len(found) != 1 else await _one(game, found, scene, self.then)

    def text(self, by: str = "you") -> Msg:
        effects = effects_text(self.then, "somebody", "list-and")
        kind = "verb-for-monsters" if isinstance(self.who, Monsters) else "verb-for-each"
        return Msg(kind, {"who": text_of(self.who, Selector), "effects": effects})


async def _one(game: Eldritch, found: list[str], scene: Scene, effects: tuple[AnyVerb, ...]) -> None:
    """The one who was chosen is not chosen again."""
    seat = seat_of(found[0])
    if game.player(seat).investigator:
        if seat == scene.seat:
            await game.run(effects, scene.about(found[0]))
        else:
            await game.unless_cut(game.run(effects, scene.about(found[0])))


class UnlessTogether(Effect, frozen=True):
    """This happens, unless the investigators as a group spend so many Clues (eh.conflicts.2)."""

    amount: AnyAmount
    then: tuple[AnyVerb, ...]

    async def run(self, game: Eldritch, scene: Scene) -> None:
        if not any([effect.can(game, scene) for effect in self.then]):
            return
        amount = game.amount(self.amount, scene)
        if purse.group_can_spend(game, amount) and await agrees(game, Scene(game.lead, scene.card), self.text()):
            await purse.group_spend(game, amount)
        else:
            await game.run(self.then, scene)

    def text(self, by: str = "you") -> Msg:
        args = {**self.args(by), "effects": effects_text(self.then, "you", "list-and")}
        del args["then"]
        return Msg("verb-unless-together", args)


class RollDie(Effect, frozen=True):
    """A die that is no test (eh.faq.6, eh.faq.7); what each face does."""

    table: dict[str, tuple[AnyVerb, ...]]

    async def run(self, game: Eldritch, scene: Scene) -> None:
        (face,) = await game.roll()
        game.event("rolled", who=Seat(scene.seat), face=face)
        for band, effects in self.table.items():
            if within(band, face):
                await game.run(effects, scene)

    def text(self, by: str = "you") -> Msg:
        rows = [
            Msg("roll-row", {"faces": faces, "effects": effects_text(effects, inner(by), "list-and")})
            for faces, effects in self.table.items()
        ]
        return Msg("verb-roll-die", {**said_of(self, by), "rows": joined(rows, "list-semicolon", "list-semicolon")})


class RollAtMostInvestigators(Effect, frozen=True):
    """A die; with no more than there are investigators, this happens."""

    then: tuple[AnyVerb, ...]

    async def run(self, game: Eldritch, scene: Scene) -> None:
        (face,) = await game.roll()
        game.event("rolled", who=Seat(scene.seat), face=face)
        if face <= game.investigators:
            await game.run(self.then, scene)

    def text(self, by: str = "you") -> Msg:
        return Msg("verb-roll-at-most-investigators", {"effects": effects_text(self.then, "you", "list-and")})


class Part(Effect, frozen=True):
    """The pass or the fail effect of this card (eh.complex-encounters.3, eh.complex-encounters.4)."""

    part: Literal["pass", "fail"]

    async def run(self, game: Eldritch, scene: Scene) -> None:
        card = game.content.complex[scene.card]
        await game.run(card.passed if self.part == "pass" else card.failed, scene)


class CheckHelped(Effect, frozen=True):
    """A test for which Clues buy successes, or Sanity buys dice; what comes of so many successes."""

    skill: Skill
    price: Literal["clue", "sanity"]
    results: dict[str, tuple[AnyVerb, ...]]

    async def run(self, game: Eldritch, scene: Scene) -> None:
        player = game.player(scene.seat)
        most = purse.clue_worth(game, player) if self.price == "clue" else player.sanity - 1
        options = [
            Option(f"spend:{count}", Msg("option-spend", {"amount": count, "what": self.price}))
            for count in range(most + 1)
        ]
        prompt = Msg("ask-spend", {"what": self.price})
        (key,) = await Decision("spend", scene.seat, "eh.spending.3", prompt, options)
        count = int(key.partition(":")[2])
        if self.price == "clue":
            await purse.spend_clues(game, scene.seat, count)
            result = await testing.test(game, scene, self.skill, 0, extra=count)
        else:
            if count:
                purse.spend_stat(game, scene.seat, "sanity", count)
            result = await testing.test(game, scene, self.skill, count)
        for band, effects in self.results.items():
            if within(band, result):
                await game.run(effects, scene)

    def text(self, by: str = "you") -> Msg:
        rows = [
            Msg("check-result", {"band": band, "effects": effects_text(effects, inner(by), "list-and")})
            for band, effects in self.results.items()
        ]
        args: dict[str, Arg] = {**said_of(self, by), "price": self.price, "skill": Msg(f"skill-{self.skill}")}
        return Msg("verb-check-helped", {**args, "rows": joined(rows, "list-semicolon", "list-semicolon")})


class Ward(Effect, frozen=True):
    """Up to so much of the loss is prevented; 0: up to the test result."""

    amount: int = 2

    async def run(self, game: Eldritch, scene: Scene) -> None:
        cast = game.state.cast
        if cast is not None:
            cast.prevents = self.amount or cast.result


class PassUnseen(Effect, frozen=True):
    """You may choose an encounter as if no monsters were on your space."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        cast = game.state.cast
        if cast is not None:
            cast.unseen = True


class SeeFar(Effect, frozen=True):
    """You may encounter the chosen Clue as if you were on its space."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        cast = game.state.cast
        if cast is not None:
            cast.sees = True


class SeeClearly(Effect, frozen=True):
    """An additional die in the tests of that encounter."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        cast = game.state.cast
        if cast is not None:
            cast.dice += 1


class ActAgain(Effect, frozen=True):
    """You may perform an additional action; `who`: somebody else at once."""

    who: AnySelector = "you"

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return self.who == "you" or bool(self._able(game, scene))

    def _able(self, game: Eldritch, scene: Scene) -> list[str]:
        """Not whoever is Delayed (eh.charlie-kane.1)."""
        return [key for key in game.among(self.who, scene) if not game.player(seat_of(key)).delayed]

    async def run(self, game: Eldritch, scene: Scene) -> None:
        if self.who == "you":
            await actions.extra_action(game, scene.seat)
            return
        able = self._able(game, scene)
        if able:
            key = await game.choose_thing("act-again", scene.seat, "eh.charlie-kane.2", able)
            await game.unless_cut(actions.extra_action(game, seat_of(key)))
