"""The text of components, written from what they do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from miskatonic.engine.message import Arg, Msg, Name
from miskatonic.games.dungeonology.cards import (
    Ability,
    AlertnessCard,
    BossCard,
    ClanCard,
    ColumnCard,
    FateCard,
    InternCard,
    PanicCard,
    Perk,
    PieceCard,
    Play,
    RandomnessCard,
    ScholarCard,
    Side,
    TrickCard,
    ZoneCard,
    ZoneEffect,
)
from miskatonic.games.dungeonology.terms import COLOURS, START, STATS
from miskatonic.kit.wording import costs_text, effects_text, joined

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.content import DungeonologyContent


def lines(content: DungeonologyContent, card: str) -> list[Msg]:
    found = content.cards.get(card)
    match found:
        case None:
            return [*_ability_named(content, card)]
        case ScholarCard():
            return [*_scholar(found)]
        case ZoneCard():
            return [*_zone(found)]
        case TrickCard():
            return [*_trick(found)]
        case FateCard():
            return [*_perks(found.perks), Msg("text-fate-points", {"points": found.points})]
        case InternCard():
            return [*_perks(found.perks), Msg("text-intern-points", {"points": found.points})]
        case AlertnessCard():
            return [*_alertness(found)]
        case PanicCard():
            return [*_panic(found)]
        case ClanCard():
            return [*_clan(found)]
        case BossCard():
            return [*_boss(found)]
        case RandomnessCard():
            return [*_randomness(found)]
        case ColumnCard():
            return [*_column(found)]
        case PieceCard():
            return [Msg("text-piece", {"amount": found.copies, "category": found.category})]
    raise TypeError(f"no text for a {type(found).__name__}")


def perk_text(perk: Perk) -> Msg:
    if perk.what in STATS or perk.what == "research":
        return Msg("perk-stat", {"what": Msg(f"stat-{perk.what}"), "amount": perk.add})
    if perk.what.startswith("protect-"):
        return Msg("perk-protect", {"cubes": Msg(f"cubes-{perk.what[8:]}")})
    return Msg(f"perk-{perk.what}", {"amount": perk.add})


def _perks(perks: Sequence[Perk]) -> Iterator[Msg]:
    for perk in perks:
        yield Msg("text-effect", {"text": perk_text(perk)})


def _scholar(card: ScholarCard) -> Iterator[Msg]:
    yield Msg("text-profession", {"pl": card.profession.pl, "en": card.profession.en})
    yield Msg("text-combination", {"cubes": cubes_text(card.combination)})
    for inspired, side in ((False, card.normal), (True, card.inspired)):
        yield Msg("text-side", {"inspired": inspired, **{stat: getattr(side, stat) for stat in STATS}})
        yield from _side(side)


def cubes_text(colours: Sequence[str]) -> Msg:
    counts = {colour: list(colours).count(colour) for colour in COLOURS if colour in colours}
    return joined([Msg(f"count-{colour}", {"amount": amount}) for colour, amount in counts.items()])


def _side(side: Side) -> Iterator[Msg]:
    yield from _perks(side.perks)
    for ability in side.abilities:
        yield from _ability(ability)


def _ability_named(content: DungeonologyContent, name: str) -> Iterator[Msg]:
    for scholar in content.scholars.values():
        for ability in (*scholar.normal.abilities, *scholar.inspired.abilities):
            if ability.id == name:
                yield from _ability(ability)
                return


def _ability(ability: Ability) -> Iterator[Msg]:
    costs = [Msg("cost-discard", {"type": ability.discard})] if ability.discard else []
    costs += costs_text(ability.cost)
    args: dict[str, Arg] = {
        "name": Name(ability.id),
        "action": ability.action,
        "when": ability.when,
        "text": effects_text(ability.do, last="list-and"),
    }
    if costs:
        yield Msg("text-ability-cost", {**args, "costs": joined(costs)})
    else:
        yield Msg("text-ability", args)


def effect_text(effect: ZoneEffect) -> Msg:
    return Msg(
        f"zone-effect-{effect.kind}",
        {"amount": effect.amount, "letter": effect.letter, "colour": Msg(f"need-{effect.colour or 'green'}")},
    )


def _zone(card: ZoneCard) -> Iterator[Msg]:
    if card.id == START:
        yield Msg("text-zone-start")
        return
    yield Msg("text-zone", {"level": card.level, "number": card.number, "alertness": card.alertness})
    if card.cubes:
        yield Msg("text-zone-cubes", {"cubes": joined([Msg(f"cube-{colour}") for colour in card.cubes], "list-comma")})
    for effect in card.effects:
        yield Msg("text-effect", {"text": effect_text(effect)})
    for slot, colours in card.doors.items():
        cubes = joined([Msg(f"need-{colour}") for colour in colours])
        yield Msg("text-door", {"slot": slot, "cubes": cubes})


def _play(frame: str, play: Play) -> Msg:
    args: dict[str, Arg] = {
        "timing": play.timing,
        "action": play.action,
        "text": effects_text(play.do, last="list-semicolon"),
    }
    if play.cost:
        return Msg(f"{frame}-cost", {**args, "costs": joined(costs_text(play.cost))})
    return Msg(frame, args)


def _trick(card: TrickCard) -> Iterator[Msg]:
    yield Msg("text-trick", {"type": card.type, "bonus": card.bonus})
    if card.main is not None:
        yield _play("text-main", card.main)
    for play in card.secondary:
        yield _play("text-secondary", play)


def _alertness(card: AlertnessCard) -> Iterator[Msg]:
    yield Msg("text-alertness", {"minutes": card.minutes, "students": card.students, "omega": card.omega})
    for number, row in enumerate(card.rows, 1):
        yield Msg("text-row", {"row": number, "students": row.students, "omega": row.omega, "penalty": row.penalty})


def _panic(card: PanicCard) -> Iterator[Msg]:
    yield Msg("text-panic", {"students": card.students})
    if card.discards_boss:
        yield Msg("text-panic-boss")
    yield Msg(f"text-panic-{card.begins}")
    if card.ends:
        yield Msg(f"text-panic-{card.ends}")


def _clan(card: ClanCard) -> Iterator[Msg]:
    yield Msg("text-clan", {"needed": card.needed})
    for colour in COLOURS:
        amount = card.modifiers.get(colour, 0)  # type: ignore[call-overload]
        if amount:
            yield Msg("text-modifier", {"cubes": Msg(f"cubes-{colour}"), "amount": amount})


def _boss(card: BossCard) -> Iterator[Msg]:
    if card.modifier:
        yield Msg("text-boss-modifier", {"amount": card.modifier})
    if card.effect is not None:
        yield Msg("text-boss-effect", {"effect": effect_text(card.effect)})
    yield Msg("text-boss-discovery")
    yield Msg(f"text-boss-{card.toward}", {"steps": card.steps})
    if card.encounter:
        yield Msg("text-boss-encounter", {"text": effects_text(card.encounter, last="list-and")})
    for colour, effects in card.by_information.items():
        text = effects_text(effects, last="list-and")
        yield Msg("text-boss-lots", {"information": Msg(f"information-{colour}"), "text": text})


def _randomness(card: RandomnessCard) -> Iterator[Msg]:
    yield Msg(
        "text-randomness",
        {
            "direction": card.direction,
            "colour": Msg(f"notebook-{card.colour}"),
            "exit": card.exit,
            "information": Msg(f"information-{card.information}"),
        },
    )


def _column(card: ColumnCard) -> Iterator[Msg]:
    points: list[Arg] = [*card.points]
    yield Msg("text-column", {"value": card.value, "length": card.length, "points": points})
    stars: list[Arg] = [*card.stars]
    bonuses: list[Arg] = [*card.bonuses]
    if stars:
        yield Msg("text-column-stars", {"heights": stars})
    if bonuses:
        yield Msg("text-column-bonuses", {"heights": bonuses})
