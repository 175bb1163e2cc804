"""The text of components, written from what they do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from miskatonic.engine.message import Arg, Msg, Name
from miskatonic.engine.pack import Words
from miskatonic.games.death_may_die.cards import (
    DiscoveryCard,
    DiscoverySide,
    ElderOneCard,
    EnemyCard,
    EnemyStats,
    EpisodeCard,
    FigureCard,
    InsanityCard,
    InvestigatorCard,
    MythosCard,
    Perk,
    SkillCard,
    StageCard,
    TileCard,
    TokenCard,
)
from miskatonic.games.death_may_die.terms import ALL
from miskatonic.kit.tree import Condition, text_of
from miskatonic.kit.wording import costs_text, effects_text, joined

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.content import DeathMayDieContent
    from miskatonic.games.death_may_die.words import AnyVerb


def lines(content: DeathMayDieContent, card: str) -> list[Msg]:
    """Line by line; a space has none, and an Episode action says what it does."""
    found = content.cards.get(card)
    if found is None:
        return [*_other(content, card)]
    match found:
        case InvestigatorCard():
            return [*_investigator(found)]
        case SkillCard():
            return [*_skill(found)]
        case InsanityCard():
            return [*_perks(found.perks), *_effects("text-symptom", found.symptom)]
        case FigureCard():
            return [Msg("text-figures", {"amount": found.copies, "category": found.category})]
        case EnemyCard():
            return [line for enemy, stats in found.enemies.items() for line in _enemy(enemy, stats)]
        case TokenCard():
            return [*_token(found)]
        case ElderOneCard():
            return [Msg("text-elder-one", {"minions": Name(found.minions), "token": Name(found.token)})]
        case StageCard():
            return [*_stage(found)]
        case EpisodeCard():
            return [*_episode(found)]
        case MythosCard():
            return [*_mythos(found)]
        case DiscoveryCard():
            return [*_discovery(found)]
        case TileCard():
            return [Msg("text-tile", {"front": _spaces(found.front.rooms), "back": _spaces(found.back.rooms)})]
    raise TypeError(f"no text for a {type(found).__name__}")


def _other(content: DeathMayDieContent, name: str) -> Iterator[Msg]:
    for side in content.sides.values():
        if side.id == name:
            # What happens when it is claimed is printed on each card that brings it, and they differ.
            yield from _side(side, claimed=False)
            return
    for episode in content.episodes.values():
        for action in episode.actions:
            if action.id == name:
                yield from _effects("text-effect", action.do)


def _spaces(rooms: tuple[str, str]) -> int:
    return len(dict.fromkeys("".join(rooms)))


def story(words: Words) -> Msg:
    """Told, not derived: each language takes its own."""
    return Msg("text-story", {"pl": words.pl, "en": words.en})


def _effects(frame: str, effects: Sequence[AnyVerb]) -> Iterator[Msg]:
    if effects:
        yield Msg(frame, {"text": effects_text(effects)})


def perk_text(perk: Perk) -> Msg:
    """`+1 bonus die to attacks, while …`"""
    what = f"perk-{perk.what}-action" if perk.action else f"perk-{perk.what}"
    said = Msg(what, {"amount": perk.add, "all": "yes" if perk.add >= ALL else "no"})
    if perk.action:
        said = Msg(what, {**said.args, "action": Name(perk.action)})
    if perk.that is None:
        return said
    return Msg("perk-while", {"perk": said, "that": text_of(perk.that, Condition)})


def _perks(perks: Sequence[Perk]) -> Iterator[Msg]:
    for perk in perks:
        yield Msg("text-effect", {"text": perk_text(perk)})


def _investigator(card: InvestigatorCard) -> Iterator[Msg]:
    if card.home is not None:
        yield Msg("text-home", {"pl": card.home.pl, "en": card.home.en})
    yield Msg(
        "text-skills", {"unique": Name(card.unique), "first": Name(card.common[0]), "second": Name(card.common[1])}
    )


def _skill(card: SkillCard) -> Iterator[Msg]:
    for number, level in enumerate(card.levels, 1):
        text = joined([perk_text(perk) for perk in level.perks], "list-semicolon", "list-semicolon")
        yield Msg("text-level", {"level": number, "mode": level.mode if number > 1 else "first", "text": text})


def level_text(content: DeathMayDieContent, skill: str, level: int) -> Msg:
    """What one level of a Skill says."""
    found = content.level_texts.get((skill, level))
    if found is None:
        perks = [perk_text(perk) for perk in content.skills[skill].levels[level - 1].perks]
        found = content.level_texts[skill, level] = joined(perks, "list-semicolon", "list-semicolon")
    return found


def dice_text(standard: int, bonus: int) -> Msg:
    parts = [Msg("dice-standard", {"amount": standard})] if standard else []
    parts += [Msg("dice-bonus", {"amount": bonus})] if bonus else []
    return joined(parts) if parts else Msg("dice-none")


def _enemy(enemy: str, stats: EnemyStats) -> Iterator[Msg]:
    yield Msg("text-enemy", {"enemy": Name(enemy), "life": stats.life, "dice": dice_text(stats.standard, stats.bonus)})
    for perk in stats.perks:
        yield Msg("text-effect", {"text": perk_text(perk)})
    yield from _effects("text-before-attack", stats.before_attack)
    yield from _effects("text-when-wounding", stats.when_wounding)
    yield from _effects("text-when-killed", stats.when_killed)


def _token(card: TokenCard) -> Iterator[Msg]:
    yield Msg("text-tokens", {"amount": card.copies, "category": card.category})
    if card.life:
        yield Msg("text-token-life", {"life": card.life})
    if card.body_of:
        yield Msg("text-body", {"figure": Name(card.body_of)})
    if card.opened_by:
        yield Msg("text-opened-by", {"token": Name(card.opened_by)})
    yield from _effects("text-turned", card.turned)


def _stage(card: StageCard) -> Iterator[Msg]:
    if card.life:
        yield Msg("text-stage", {"life": card.life, "dice": dice_text(card.standard, card.bonus)})
    yield from _effects("text-reveal", card.reveal)
    yield from _effects("text-advance", card.advance)
    yield from _effects("text-end-of-turn", card.end_of_turn)
    yield from _effects("text-no-tokens", card.no_tokens)


def _episode(card: EpisodeCard) -> Iterator[Msg]:
    yield story(card.story)
    for action in card.actions:
        args = {"action": Name(action.id), "that": text_of(action.that, Condition), "safe": action.safe}
        yield Msg("text-action", {**args, "text": effects_text(action.do)})
    for special in card.special:
        yield story(special)
    yield Msg("text-ritual", {"that": text_of(card.ritual, Condition)})
    yield from _effects("text-advance", card.advance)
    yield from _effects("text-end-of-turn", card.turn_ends)


def _mythos(card: MythosCard) -> Iterator[Msg]:
    if card.symbol:
        yield Msg("text-symbol")
    for effect in card.effects:
        yield from _effects("text-effect", [effect])
    for summons in card.summons:
        yield Msg("text-summons", {"enemy": Name(summons.enemy), "colour": summons.gate})


def _discovery(card: DiscoveryCard) -> Iterator[Msg]:
    yield story(card.story)
    yield from _effects("text-effect", card.drawn)
    sides = [("left", card.left), ("right", card.right)]
    for name, side in sorted(sides, key=lambda found: found[0] == card.otherwise):
        # What is claimed otherwise comes after what it is the alternative to.
        if side is not None:
            args: dict[str, Arg] = {"side": name, "name": Name(side.id), "type": side.type}
            if card.otherwise == name:
                yield Msg("text-claim-otherwise", args)
            elif side.cost:
                yield Msg("text-claim-cost", {**args, "costs": joined(costs_text(side.cost))})
            else:
                yield Msg("text-claim", args)
            yield from _side(side)


def _side(side: DiscoverySide, *, claimed: bool = True) -> Iterator[Msg]:
    if side.life or side.tags:
        tags: list[Msg] = [Msg(f"tag-{tag}") for tag in side.tags]
        yield Msg("text-companion", {"life": side.life, "tags": [*tags], "tagged": bool(tags)})
    if side.skill:
        yield Msg("text-lends", {"skill": Name(side.skill)})
    if side.rival:
        yield Msg("text-rival", {"rival": Name(side.rival)})
    if claimed:
        yield from _effects("text-claimed", side.claimed)
    yield from _perks(side.perks)
    for ability in side.abilities:
        costs = [Msg("cost-discard")] if ability.discard else []
        costs += costs_text(ability.cost)
        text = effects_text(ability.do)
        if ability.that is not None:
            text = Msg("text-if", {"that": text_of(ability.that, Condition), "text": text})
        if costs:
            yield Msg("text-ability", {"costs": joined(costs), "text": text, "once": not ability.discard})
        else:
            yield Msg("text-ability-free", {"text": text})
    if not side.tradable:
        yield Msg("text-not-tradable")
