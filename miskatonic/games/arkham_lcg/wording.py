"""The text of every card, derived from the very data that runs, as messages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from miskatonic.engine.message import Arg, Msg
from miskatonic.games.arkham_lcg import cards as c
from miskatonic.kit.tree import Amount, Condition, text_of
from miskatonic.kit.wording import costs_text, effects_text, joined

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnyCondition


def lines(card: c.Printed) -> list[Msg]:
    """Line by line, as it would be printed."""
    return [*_lines(card)]


def _lines(card: c.Printed) -> Iterator[Msg]:
    if card.traits:
        yield Msg("text-traits", {"traits": [Msg(f"trait-{trait}") for trait in card.traits]})
    if card.keywords:
        yield Msg("text-keywords", {"keywords": [Msg(f"keyword-{keyword}") for keyword in card.keywords]})
    match card:
        case c.Investigator():
            yield from _common(card)
            yield Msg("text-elder-sign", {"text": token_text(card.elder_sign)})
        case c.LocationCard():
            for constant in card.unrevealed.constants:
                yield Msg("text-unrevealed", {"text": constant_text(constant)})
            yield from _common(card)
        case c.Agenda():
            yield Msg("text-doom", {"amount": card.doom})
            yield from _common(card)
            if card.back:
                yield Msg("text-back", {"effects": effects_text(card.back)})
        case c.Act():
            if card.clues and not card.objective:
                yield Msg("text-act-clues", {"amount": card.clues})
            elif card.objective == "round-ends-here":
                from miskatonic.engine.message import Name

                yield Msg("text-act-round", {"amount": card.clues, "place": Name(card.where)})
            yield from _common(card)
            if card.when is not None:
                yield Msg("text-objective", {"that": condition_text(card.when)})
            if card.back:
                yield Msg("text-back", {"effects": effects_text(card.back)})
        case c.Scenario():
            for side in ("easy", "hard"):
                for symbol, token in card.symbols[side].items():
                    yield Msg(f"text-symbol-{side}", {"symbol": Msg(f"token-{symbol}"), "text": token_text(token)})
            for effect in card.set_up:
                yield Msg("text-set-up", {"effects": effect.text()})
        case c.EnemyCard():
            if card.spawn:
                yield Msg("text-spawn", {"where": _spawn(card.spawn)})
            if card.prey:
                yield Msg("text-prey", {"prey": Msg(f"prey-{card.prey}")})
            yield from _player(card)
        case c.PlayerCard():
            yield from _player(card)
    if card.victory:
        yield Msg("text-victory", {"amount": card.victory})


def slug(title: str) -> str:
    """As messages call a title."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def _spawn(spawn: str) -> Arg:
    return (
        Msg(f"spawn-{spawn}")
        if spawn in ("any-empty", "engaged-prey")
        else Msg("spawn-place", {"place": Msg(f"place-{slug(spawn)}")})
    )


def _common(card: c.Printed) -> Iterator[Msg]:
    for group in card.immune:
        yield Msg(f"text-immune-{group}")
    for constant in card.constants:
        yield Msg("text-line", {"text": constant_text(constant)})
    for ability in card.abilities:
        yield ability_text(ability)


def _player(card: c.PlayerCard) -> Iterator[Msg]:
    if card.unfinished:
        yield Msg("text-unfinished")
    if isinstance(card, c.Asset) and card.uses is not None:
        frame = "text-uses-discard" if card.uses.discard else "text-uses"
        yield Msg(frame, {"amount": card.uses.count, "what": Msg(f"uses-{card.uses.type}")})
    if card.revelation:
        yield Msg("text-revelation", {"effects": effects_text(card.revelation)})
    if isinstance(card, c.EventCard):
        yield event_text(card)
    yield from _common(card)
    if isinstance(card, c.Skill):
        if card.commit.own:
            yield Msg("text-commit-own")
        if card.commit.most:
            yield Msg("text-commit-most", {"amount": card.commit.most})
        if card.success:
            effects = effects_text(card.success, last="list-and")
            if card.that is not None:
                yield Msg("text-skill-if", {"that": condition_text(card.that), "effects": effects})
            else:
                yield Msg("text-skill", {"effects": effects})


def condition_text(condition: AnyCondition) -> Arg:
    return text_of(condition, Condition)


def amount_text(amount: AnyAmount) -> Arg:
    return text_of(amount, Amount)


def ability_text(ability: c.Ability) -> Msg:
    """Icon, bold word, when, price, effect, whether it provokes, limit."""
    args: dict[str, Arg] = {
        "icon": Msg(f"icon-{ability.kind}", {"actions": ability.actions}),
        "designator": Msg(f"designator-{ability.designator}") if ability.designator else "",
        "when": _when(ability),
        "effects": effects_text(ability.do),
        "quiet": Msg("ability-quiet") if ability.quiet else "",
        "limit": _limit(ability),
    }
    if ability.cost:
        return Msg("text-ability-cost", {**args, "cost": joined(costs_text(ability.cost))})
    return Msg("text-ability", args)


def event_text(card: c.EventCard) -> Msg:
    ability = card.play
    if not ability.on and not ability.during and not ability.designator and ability.that is None:
        return Msg("text-event-plain", {"effects": effects_text(ability.do)})
    args: dict[str, Arg] = {
        "designator": Msg(f"designator-{ability.designator}") if ability.designator else "",
        "when": _when(ability),
        "effects": effects_text(ability.do),
    }
    return Msg("text-event", args)


def _when(ability: c.Ability) -> Arg:
    said: list[Msg] = []
    if ability.on:
        said.append(Msg(f"when-{ability.on}", {"moment": ability.moment, "whose": ability.whose}))
    elif ability.during:
        said.append(Msg(f"during-{ability.during}"))
    if ability.hand:
        said.append(Msg("while-in-hand"))
    if ability.that is not None:
        said.append(Msg("ability-if", {"that": condition_text(ability.that)}))
    return joined(said, "list-glued", "list-glued") if said else ""


def _limit(ability: c.Ability) -> Arg:
    return Msg("ability-limit", {"amount": ability.most, "period": ability.limit}) if ability.limit else ""


def constant_text(constant: c.Constant) -> Msg:
    args: dict[str, Arg] = {"who": constant.who}
    if constant.ban:
        said = Msg(f"ban-{constant.ban}", args)
    else:
        amount = constant.add
        args["amount"] = f"{amount:+d}".replace("-", "−") if isinstance(amount, int) else "+X"
        args["value"] = Msg(f"value-{constant.value}")
        said = Msg("text-modifier", args)
        if not isinstance(amount, int):
            said = Msg("text-where", {"text": said, "x": amount_text(amount)})
    if constant.that is not None:
        return Msg("text-while", {"that": condition_text(constant.that), "text": said})
    return said


def token_text(token: c.Token) -> Msg:
    said: list[Msg] = []
    for sign, amount in (("+", token.add), ("−", token.minus)):
        if amount == 0:
            continue
        if isinstance(amount, int):
            said.append(Msg("token-number", {"sign": sign, "amount": amount}))
        else:
            said.append(Msg("token-x", {"sign": sign, "x": amount_text(amount)}))
    if not said and token.again is None:
        said.append(Msg("token-number", {"sign": "+", "amount": 0}))
    for frame, effects in (
        ("token-do", token.do),
        ("token-success", token.success),
        ("token-failure", token.failure),
        ("token-ending", token.ending),
    ):
        if effects:
            said.append(Msg(frame, {"effects": effects_text(effects, last="list-and")}))
    if token.again is not None:
        said.append(
            Msg("token-again")
            if token.again == "always"
            else Msg("token-again-if", {"that": condition_text(token.again)})
        )
    if token.wins is not None:
        said.append(Msg("token-wins", {"that": condition_text(token.wins)}))
    return joined(said, "list-semicolon", "list-semicolon")
