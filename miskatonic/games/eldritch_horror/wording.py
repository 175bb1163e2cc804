"""The text of every component, line by line, written from its data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from miskatonic.engine.message import Arg, Msg, Name
from miskatonic.engine.pack import Card, Words
from miskatonic.games.eldritch_horror.cards import (
    AncientOne,
    Asset,
    Awakened,
    Clue,
    Complex,
    Condition,
    ConditionBack,
    EldritchContent,
    Expedition,
    Gate,
    Goal,
    Investigator,
    MonsterCard,
    Mystery,
    Mythos,
    OtherWorld,
    Possession,
    PrintedEncounter,
    Reference,
    Sections,
    Space,
    Spell,
    SpellBack,
    Stats,
)
from miskatonic.games.eldritch_horror.printed import Action, Bonus, Dice, Prevent, Raise, Reroll, Sixes, Trigger
from miskatonic.games.eldritch_horror.terms import MYTHOS_STEPS
from miskatonic.kit.tree import Amount, Effect, Selector, text_of
from miskatonic.kit.tree import Condition as ConditionWord
from miskatonic.kit.wording import costs_text, effects_text, joined

Effects = Sequence[Effect[Any]]


def lines(content: EldritchContent, card: Card) -> Sequence[Msg]:
    for kind, say in WORDS:
        if isinstance(card, kind):
            return say(card)
    raise TypeError(f"no text for a {type(card).__name__}")


def told(content: EldritchContent, card: Card) -> Msg:
    """By what one knows a card in the hand that bears neither a name nor a number of ours: what it does."""
    said = [line for line in lines(content, card) if line.id not in UNTOLD]
    return Msg("outcome-card", {"card": Name(card.id), "lines": joined(said, "list-sentences", "list-sentences")})


def _line(frame: str, effects: Effects, **args: Arg) -> list[Msg]:
    """A line with the sentence of these effects; no effects: no line."""
    if not effects:
        return []
    return [Msg(frame, {**args, "effects": effects_text(effects, "you", "list-semicolon")})]


def _words(words: Words) -> Msg:
    return Msg("words", {"pl": words.pl, "en": words.en})


def _story(words: Words | None) -> list[Msg]:
    return [] if words is None else [Msg("line-story", {"words": _words(words)})]


def _traits(traits: Sequence[str]) -> list[Msg]:
    return [Msg("line-traits", {"traits": [Msg(f"trait-{trait}") for trait in traits]})] if traits else []


def _space(card: Space) -> list[Msg]:
    found = [Msg("line-space", {"kind": Msg(f"space-{card.kind}")})]
    if card.where is not None:
        found.append(Msg("line-where", {"words": _words(card.where)}))
    if card.expedition:
        found.append(Msg("line-expedition"))
    if card.hint:
        found.append(Msg("line-hint", {"hint": Msg(f"hint-{card.hint}")}))
    return found


def _reference(card: Reference) -> list[Msg]:
    return [Msg("line-reference", {"gates": card.gates, "clues": card.clues, "surge": card.surge})]


def _gate(card: Gate) -> list[Msg]:
    return [Msg("line-gate", {"place": Name(card.space), "omen": Msg(f"omen-{card.omen}")})]


def _clue(card: Clue) -> list[Msg]:
    return [Msg("line-clue", {"place": Name(card.space)})]


# Investigators


def _investigator(card: Investigator) -> list[Msg]:
    found = [Msg("line-occupation", {"words": _words(card.occupation)})]
    found.append(Msg("line-health", {"health": card.health, "sanity": card.sanity}))
    skills: dict[str, Arg] = {skill: value for skill, value in card.skills.items()}
    found.append(Msg("line-skills", skills))
    found += _starts(card)
    if card.action is not None:
        found += _action(card.action)
    found += [_dice(dice) for dice in card.dice]
    found += [Msg(f"passive-{passive}") for passive in card.passives]
    tests = {"crippled": Msg(f"skill-{card.crippled}"), "insane": Msg(f"skill-{card.insane}")}
    found.append(Msg("line-defeated", {**tests}))
    return found


def _starts(card: Investigator) -> list[Msg]:
    parts = [Msg("start-asset", {"card": Name(asset)}) for asset in card.assets]
    parts += [Msg("start-spell", {"card": Name(spell)}) for spell in card.spells]
    if card.clues:
        parts.append(Msg("start-clues", {"amount": card.clues}))
    found = [Msg("line-start", {"place": Name(card.space), "things": joined(parts, "list-comma")})]
    return found + _line("line-at-start", card.starts)


# Possessions


def _possession(card: Possession) -> list[Msg]:
    found = _traits(card.traits)
    if isinstance(card, Asset):
        found.append(Msg("line-value", {"value": card.value}))
    found += [_bonus(bonus) for bonus in card.bonuses]
    found += [_dice(dice) for dice in card.dice]
    found += [_reroll(reroll) for reroll in card.rerolls]
    found += [_raise(lift) for lift in card.raises]
    found += [_sixes(sixes) for sixes in card.sixes]
    for boost in card.boosts:
        bonuses = joined([Msg("bonus", {"skill": Msg(f"skill-{b.skill}"), "add": b.add}) for b in boost.bonuses])
        found.append(
            Msg("line-boost", {"bonuses": bonuses, "discard": _yes(boost.discard), "limit": boost.limit or "none"})
        )
    found += [_prevent(prevent) for prevent in card.prevents]
    for action in card.actions:
        found += _action(action)
    for trigger in card.triggers:
        found += _trigger(trigger)
    found += [Msg(f"passive-{passive}") for passive in card.passives]
    if "service" in card.traits:
        found.append(Msg("line-service"))
    return found


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _bonus(bonus: Bonus) -> Msg:
    said = Msg("bonus", {"skill": Msg(f"skill-{bonus.skill}"), "add": bonus.add})
    return Msg("line-bonus", {"bonus": said, "during": bonus.during})


def _dice(dice: Dice) -> Msg:
    return Msg(
        "line-dice", {"amount": dice.add, "whose": dice.whose, "during": dice.during, "space": dice.space or "any"}
    )


def _skills(skills: Sequence[str]) -> Msg:
    if not skills:
        return Msg("test-any")
    return Msg("test-of", {"skill": joined([Msg(f"skill-{skill}") for skill in skills], "list-or")})


def _reroll(reroll: Reroll) -> Msg:
    args: dict[str, Arg] = {
        "test": _skills(reroll.skills),
        "during": reroll.during,
        "amount": reroll.dice,
        "limit": reroll.limit or "none",
    }
    if not reroll.cost:
        return Msg("line-reroll", args)
    return Msg("line-reroll-paid", {**args, "costs": joined(costs_text(reroll.cost))})


def _raise(lift: Raise) -> Msg:
    return Msg("line-raise", {"test": _skills(lift.skills), "during": lift.during, "limit": lift.limit or "none"})


def _sixes(sixes: Sixes) -> Msg:
    return Msg("line-sixes", {"test": _skills(sixes.skills), "during": sixes.during})


def _prevent(prevent: Prevent) -> Msg:
    args: dict[str, Arg] = {
        "stat": prevent.stat,
        "amount": prevent.amount,
        "whose": prevent.whose,
        "limit": prevent.limit or "none",
        "spell": _yes(prevent.spell),
    }
    costs = costs_text(prevent.cost)
    if prevent.discard:
        costs = [Msg("verb-discard-this", {"person": "inf"}), *costs]
    if not costs:
        return Msg("line-prevent", args)
    return Msg("line-prevent-paid", {**args, "costs": joined(costs)})


def _action(action: Action) -> list[Msg]:
    effects = effects_text(action.do, "you", "list-semicolon")
    args: dict[str, Arg] = {"local": _yes(action.local), "effects": effects}
    if action.that is not None:
        return [Msg("line-action-if", {**args, "that": text_of(action.that, ConditionWord)})]
    if action.cost:
        return [Msg("line-action-paid", {**args, "costs": joined(costs_text(action.cost))})]
    return [Msg("line-action", args)]


def _trigger(trigger: Trigger) -> list[Msg]:
    return [trigger_line(trigger)] if trigger.do else []


def trigger_line(trigger: Trigger) -> Msg:
    """What a card does when something happens."""
    effects = effects_text(trigger.do, "you", "list-semicolon")
    return Msg("line-trigger", {"on": trigger.on, "optional": _yes(trigger.optional), "effects": effects})


# Spells and Conditions


def _spell(card: Spell) -> list[Msg]:
    found = _traits([card.trait])
    test = Msg("test", {"skill": Msg("skill-lore")})
    if card.modifier:
        sign = f"{card.modifier:+d}".replace("-", "−")
        test = Msg("test-modified", {"skill": Msg("skill-lore"), "modifier": sign})
    args: dict[str, Arg] = {"use": card.use, "test": test}
    if card.target is None:
        found.append(Msg("line-cast", args))
    else:
        found.append(Msg("line-cast-on", {**args, "target": text_of(card.target, Selector)}))
    return [*found, *_line("line-spell-passed", card.passed), Msg("line-spell-back")]


def _spell_back(card: SpellBack) -> list[Msg]:
    found: list[Msg] = []
    for band, effects in card.results.items():
        found += _line("line-result", effects, band=band)
    return [*found, Msg("line-spell-turns")]


def _condition(card: Condition) -> list[Msg]:
    found = _traits(card.traits)
    if card.success:
        found.append(Msg("line-success", {"least": card.success}))
    if "again-flips" in card.passives:
        found.append(Msg("line-again", {"card": Name(card.id)}))
    if card.opposite:
        found.append(Msg("line-opposite", {"card": Name(card.opposite)}))
    found += [Msg(f"passive-{passive}") for passive in card.passives if passive != "again-flips"]
    if card.rest:
        found.append(Msg("line-rest"))
    for action in card.actions:
        found += _action(action)
    return found + _line("line-reckoning", card.reckoning)


def _condition_back(card: ConditionBack) -> list[Msg]:
    found = [Msg("line-back-of", {"card": Name(card.condition)})]
    found += _line("line-effects", card.do)
    if card.after != "stated":
        found.append(Msg("line-after", {"after": card.after}))
    return found


# Monsters and Ancient Ones


def _monster(card: MonsterCard) -> list[Msg]:
    if card.stats is None:
        return [Msg("line-cultist")]
    found = [Msg("line-epic")] if card.epic else []
    return [*found, *_stats(card.stats), *[Msg(f"law-{law}") for law in card.laws]]


def _stats(stats: Stats) -> list[Msg]:
    found: list[Msg] = []
    if stats.will is not None:
        found.append(Msg("line-will", {"modifier": _signed(stats.will), "horror": stats.horror or 0}))
    if stats.strength is not None:
        found.append(Msg("line-strength", {"modifier": _signed(stats.strength), "damage": stats.damage or 0}))
    found.append(Msg("line-toughness", {"toughness": _toughness(stats)}))
    found += _line("line-spawn", stats.spawn)
    for moment, effects in stats.combat.items():
        found += _line("line-combat", effects, moment=moment)
    found += _line("line-beaten", stats.defeated)
    found += _line("line-killed", stats.killed)
    return found + _line("line-reckoning", stats.reckoning)


def _signed(modifier: int) -> str:
    return f"{modifier:+d}".replace("-", "−") if modifier else "0"


def _toughness(stats: Stats) -> Arg:
    if isinstance(stats.toughness, int):
        return stats.toughness
    plus = getattr(stats.toughness, "plus", 0)
    return Msg("toughness-investigators", {"plus": plus})


def _ancient_one(card: AncientOne) -> list[Msg]:
    found = [Msg("line-subtitle", {"words": _words(card.subtitle)})]
    found.append(Msg("line-doom", {"doom": card.doom, "mysteries": card.mysteries}))
    if card.aside:
        found.append(Msg("line-aside", {"monsters": [Name(monster) for monster in card.aside]}))
    if card.omen_tokens:
        found.append(Msg("line-omen-tokens", {"amount": card.omen_tokens}))
    for number, stage in enumerate(card.deck):
        counts: dict[str, Arg] = {colour: count for colour, count in stage.items()}
        found.append(Msg("line-stage", {"number": number + 1, **counts}))
    found += [Msg(f"law-{law}") for law in card.laws]
    found.append(Msg("line-its-cultists"))
    found += _stats(card.cultist)
    found += _line("line-sheet-reckoning", card.reckoning)
    return [*found, *_awakened(card.awakened)]


def _awakened(back: Awakened) -> list[Msg]:
    found = [Msg("line-awakened", {"words": _words(back.title)})]
    found += _line("line-awakens", back.awakens)
    found += [Msg(f"law-{law}") for law in back.laws]
    found += _line("line-final", back.final)
    if back.epic:
        found.append(Msg("line-final-epic", {"monster": Name(back.epic)}))
    if back.cultist is not None:
        found.append(Msg("line-its-cultists"))
        found += _stats(back.cultist)
    return found + _line("line-sheet-reckoning", back.reckoning)


# Mysteries and Mythos


def _encounter(printed: PrintedEncounter | None) -> list[Msg]:
    if printed is None:
        return []
    special = printed.where in ("expedition", "eldritch")
    where = Msg(f"where-{printed.where}") if special else Msg("where-place", {"place": Name(printed.where)})
    if printed.other_world:
        return [Msg("line-rumor-other-world", {"where": where})]
    return _line("line-encounter", printed.do, where=where)


def _goal(goal: Goal) -> Msg:
    if goal.epic:
        return Msg("goal-epic", {"monster": Name(goal.epic)})
    return Msg(f"goal-{goal.what}", {"amount": text_of(goal.amount, Amount)})


def _mystery(card: Mystery) -> list[Msg]:
    found = [Msg("line-of", {"card": Name(card.ancient_one)})]
    if card.token:
        found.append(Msg("line-mystery-token", {"place": Name(card.token)}))
    found += _line("line-enters", card.enters)
    found += [Msg(f"law-mystery-{law}") for law in card.laws]
    found += _encounter(card.encounter)
    found.append(Msg("line-goal", {"goal": _goal(card.goal)}))
    if card.clears_board:
        found.append(Msg("line-clears-board"))
    return found


def _mythos(card: Mythos) -> list[Msg]:
    found = [
        Msg("line-mythos", {"colour": Msg(f"colour-{card.colour}"), "difficulty": Msg(f"difficulty-{card.difficulty}")})
    ]
    found += _traits(card.traits)
    steps = [step for step in MYTHOS_STEPS if step in card.icons]
    found.append(Msg("line-icons", {"steps": [Msg(f"step-{step}") for step in steps]}))
    if card.rumor:
        found.append(Msg("line-rumor-token", {"place": Name(card.rumor)}))
    if card.eldritch:
        found.append(Msg("line-eldritch", {"amount": card.eldritch}))
    found += _line("line-enters" if "ongoing" in card.traits else "line-effects", card.do)
    found += [Msg(f"law-{law}") for law in card.laws]
    found += _encounter(card.encounter)
    if card.epic:
        found.append(Msg("line-rumor-epic", {"monster": Name(card.epic)}))
    found += _line("line-empty", card.empty)
    return found + _line("line-reckoning", card.reckoning)


# Encounters


def _sections(card: Sections) -> list[Msg]:
    found: list[Msg] = []
    for where, section in card.sections.items():
        kind = where in ("city", "wilderness", "sea")
        place = Msg(f"space-{where}") if kind else Msg("name", {"name": Name(where)})
        found.append(Msg("line-section", {"place": place}))
        found += _story(section.story)
        found += _line("line-effects", section.do)
    return found


def _complex(card: Complex) -> list[Msg]:
    found: list[Msg] = []
    if isinstance(card, OtherWorld):
        found.append(Msg("line-world", {"words": _words(card.world)}))
    if isinstance(card, Expedition):
        found.append(Msg("line-expedition-of", {"place": Name(card.space)}))
    found += _story(card.story)
    found += _line("line-initial", card.initial)
    found += _line("line-passed", card.passed)
    return found + _line("line-failed", card.failed)


WORDS: list[tuple[type[Card], Callable[..., list[Msg]]]] = [
    (Space, _space),
    (Reference, _reference),
    (Gate, _gate),
    (Clue, _clue),
    (Investigator, _investigator),
    (Possession, _possession),
    (Spell, _spell),
    (SpellBack, _spell_back),
    (Condition, _condition),
    (ConditionBack, _condition_back),
    (MonsterCard, _monster),
    (AncientOne, _ancient_one),
    (Mystery, _mystery),
    (Mythos, _mythos),
    (Sections, _sections),
    (Complex, _complex),
]

NAMELESS: tuple[type[Card], ...] = (Sections, Complex, SpellBack)
"""Cards whose names are ours: on the printed ones stands only what they do."""
UNTOLD = ("line-story", "line-world", "line-expedition-of", "line-spell-turns")
"""Lines by which nobody tells one of these from another."""
