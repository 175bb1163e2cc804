"""Verbs about other verbs: choices, conditions, repetitions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision, Option, Together
from miskatonic.engine.message import Arg, Msg, Name
from miskatonic.kit.game import AnyGame, printed
from miskatonic.kit.price import ways_to_pay
from miskatonic.kit.scene import Scene
from miskatonic.kit.tree import PERSON, Condition, Effect, Selector, subject, text_of
from miskatonic.kit.wording import act_of, costs_text, effects_text, inner, joined, personal, run_text, runs

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnyCondition, AnySelector, AnyVerb

YES = Option("yes", Msg("option-yes"))
NO = Option("no", Msg("option-no"))


class ChooseOne(Effect[AnyGame], frozen=True):
    """Each of `who` chooses one list of effects that he can carry out in full; else the last one."""

    options: tuple[tuple[AnyVerb, ...], ...]
    who: AnySelector = "you"

    def can(self, game: AnyGame, scene: Scene) -> bool:
        for option in self.options:  # noqa: SIM110 - the hot path: a generator costs more than the answer
            if game.can_all(option, scene):
                return True
        return False

    def payable(self, game: AnyGame, scene: Scene) -> bool:
        for option in self.options:  # noqa: SIM110 - the hot path: a generator costs more than the answer
            if game.can_pay(option, scene):
                return True
        return False

    def prices(self) -> list[list[AnyVerb]]:
        return [way for option in self.options for way in ways_to_pay(option)]

    async def as_price(self, game: AnyGame, scene: Scene, rest: Sequence[AnyVerb]) -> None:
        every = _worded(self, scene.card)
        offers: list[Option] = []
        for number, option in enumerate(self.options):
            if game.can_pay([*option, *rest], scene):
                offers.append(every[number])
        (key,) = await _choice(game, scene, offers or every[-1:])
        await game.pay_for(self.options[int(key[7:])], scene, rest)

    async def run(self, game: AnyGame, scene: Scene) -> None:
        scenes = [scene.about(someone) for someone in await game.select(self.who, scene)]
        decisions = [_choice(game, own, offers_of(self, game, own)) for own in scenes]
        if len(decisions) > 1 and len({decision.seat for decision in decisions}) < len(decisions):
            # One player answers for several people: one after another.
            for own in scenes:
                (key,) = await _choice(game, own, offers_of(self, game, own))
                await game.run(self.options[int(key[7:])], own)
            return
        answers = await Together(decisions)
        for number, own in enumerate(scenes):
            (key,) = answers[decisions[number].seat]
            await game.run(self.options[int(key[7:])], own)

    def text(self, by: str = "you") -> Msg:
        who = subject(self, by)
        singles = [option[0] for option in self.options if len(option) == 1]
        if len(singles) == len(self.options) and len(runs(singles, lambda one: act_of(one, inner(who)))) == 1:
            return run_text(singles, who, "list-or")
        options = [effects_text(option, inner(who), "list-and") for option in self.options]
        if PERSON.get(who) == "inf":
            return joined(options, "list-or")
        return Msg(
            "verb-choose-one",
            {"by": who, "person": PERSON.get(who, "he"), "options": joined(options, "list-or-else")},
        )


def _choice(game: AnyGame, scene: Scene, offers: list[Option]) -> Decision:
    prompt = Msg("ask-choose-one", {"card": Name(printed(scene.card))})
    return Decision("choose-one", game.player_of(scene.seat), game.golden_rule, prompt, offers)


def offers_of(choice: ChooseOne, game: AnyGame, scene: Scene) -> list[Option]:
    """Those that can be carried out in full; where there is none, the last."""
    every = _worded(choice, scene.card)
    offers: list[Option] = []
    for number, option in enumerate(choice.options):
        if game.can_all(option, scene):
            offers.append(every[number])
    return offers or every[-1:]


_offered: dict[tuple[int, str], tuple[ChooseOne, list[Option]]] = {}


def _worded(choice: ChooseOne, card: str) -> list[Option]:
    """The options of a printed choice, put into words once; the choice itself is kept, so its id stays its own."""
    known = _offered.get((id(choice), card))
    if known is None:
        options: list[Option] = []
        for number, option in enumerate(choice.options):
            effects = effects_text(option, "you", "list-and")
            options.append(Option(f"choice:{number}", Msg("option-effects", {"effects": effects}), card))
        known = _offered[(id(choice), card)] = (choice, options)
    return known[1]


class ChooseSome(Effect[AnyGame], frozen=True):
    """You choose so many of these effects; they are carried out in the order of the card."""

    options: tuple[tuple[AnyVerb, ...], ...]
    amount: int = 2

    async def run(self, game: AnyGame, scene: Scene) -> None:
        offers: list[Option] = []
        for number, option in enumerate(self.options):
            if game.can_all(option, scene):
                offers.append(Option(f"choice:{number}", effects_text(option, last="list-and"), scene.card))
        most = min(self.amount, len(offers))
        asked = game.player_of(scene.seat)
        prompt = Msg("ask-choose-some", {"card": Name(printed(scene.card)), "amount": most})
        chosen = await Decision("choose-some", asked, game.golden_rule, prompt, offers, most, most)
        for number in sorted([int(key[7:]) for key in chosen]):
            await game.run(self.options[number], scene)

    def text(self, by: str = "you") -> Msg:
        options = [effects_text(option, inner(by), "list-and") for option in self.options]
        return Msg("verb-choose-some", {**self.args(by), "options": joined(options, "list-or-else")})


class May(Effect[AnyGame], frozen=True):
    """You may do this, at a price if there is one: the whole price, or nothing happens."""

    then: tuple[AnyVerb, ...]
    cost: tuple[AnyVerb, ...] = ()

    async def run(self, game: AnyGame, scene: Scene) -> None:
        if game.can_pay(self.cost, scene) and await agrees(game, scene, self.text()):
            await game.pay_for(self.cost, scene)
            await game.run(self.then, scene)

    def text(self, by: str = "you") -> Msg:
        if not self.cost:
            frame = "verb-may" if personal(self.then) else "verb-may-decree"
            effects = effects_text(self.then, "may" if personal(self.then) else "you", "list-and")
            return Msg(frame, {**said_of(self, by), "effects": effects})
        frame = "verb-may-pay" if personal(self.then) else "verb-may-if"
        effects = effects_text(self.then, "aim" if personal(self.then) else "you", "list-and")
        return Msg(frame, {**said_of(self, by), "costs": joined(costs_text(self.cost)), "effects": effects})


class Unless(Effect[AnyGame], frozen=True):
    """This happens, unless you can pay the price and do."""

    cost: tuple[AnyVerb, ...]
    then: tuple[AnyVerb, ...]

    async def run(self, game: AnyGame, scene: Scene) -> None:
        if game.can_pay(self.cost, scene) and await agrees(game, scene, self.text()):
            await game.pay_for(self.cost, scene)
        else:
            await game.run(self.then, scene)

    def text(self, by: str = "you") -> Msg:
        args = said_of(self, by)
        args["costs"] = joined(costs_text(self.cost))
        args["effects"] = effects_text(self.then, inner(by), "list-and")
        return Msg("verb-unless", args)


async def agrees(game: AnyGame, scene: Scene, offer: Msg) -> bool:
    """Asks `you` whether to take up what a component offers."""
    prompt = Msg("ask-may", {"card": Name(printed(scene.card)), "offer": offer})
    (key,) = await Decision("may", game.player_of(scene.seat), game.golden_rule, prompt, [YES, NO])
    return key == "yes"


class If(Effect[AnyGame], frozen=True, rename={"otherwise": "else"}):
    that: AnyCondition
    then: tuple[AnyVerb, ...]
    otherwise: tuple[AnyVerb, ...] = ()

    def can(self, game: AnyGame, scene: Scene) -> bool:
        return game.can_all(self.then if game.holds(self.that, scene) else self.otherwise, scene)

    async def run(self, game: AnyGame, scene: Scene) -> None:
        await game.run(self.then if game.holds(self.that, scene) else self.otherwise, scene)

    def text(self, by: str = "you") -> Msg:
        args = said_of(self, by)
        args["that"] = text_of(self.that, Condition)
        args["then"] = effects_text(self.then, inner(by), "list-and")
        if not self.otherwise:
            return Msg("verb-if", args)
        args["otherwise"] = effects_text(self.otherwise, inner(by), "list-and")
        return Msg("verb-if-else", args)


class ForEach(Effect[AnyGame], frozen=True):
    """Everybody, or everything, selected in turn: people do it themselves, things are `it`.

    Whoever or whatever has left the table before its turn comes is passed over.
    """

    who: AnySelector
    then: tuple[AnyVerb, ...]

    async def run(self, game: AnyGame, scene: Scene) -> None:
        for thing in await game.select(self.who, scene):
            if game.there(thing):
                await game.run(self.then, scene.about(thing))

    def text(self, by: str = "you") -> Msg:
        return Msg(
            "verb-for-each",
            {"who": text_of(self.who, Selector), "effects": effects_text(self.then, "he", "list-and")},
        )


class Repeat(Effect[AnyGame], frozen=True):
    times: AnyAmount
    then: tuple[AnyVerb, ...]

    async def run(self, game: AnyGame, scene: Scene) -> None:
        for _ in range(game.amount(self.times, scene)):
            await game.run(self.then, scene)

    def args(self, by: str) -> dict[str, Arg]:
        args = Effect.args(self, by)
        args["effects"] = effects_text(self.then, inner(by), "list-and")
        del args["then"]
        return args


def said_of(effect: Effect[AnyGame], by: str) -> dict[str, Arg]:
    who = subject(effect, by)
    return {"by": who, "person": PERSON.get(who, "he")}
