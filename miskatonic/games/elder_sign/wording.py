"""The text of every component, derived from the very data that runs, as messages.

A verb is said of somebody, `by`: `you`; `he` (an option of somebody named before); `that`, `active`, `each`,
`here`, `museum`, `entrance` (with their own subject); or, without a person, `may`, `cost` and `aim`: what you
may do, at what price, to what end. Messages receive `by` and the grammatical `person` it asks for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from miskatonic.engine.message import Arg, Msg, Name
from miskatonic.engine.pack import Card
from miskatonic.games.elder_sign import cards as c
from miskatonic.games.elder_sign.symbols import face_text, symbol
from miskatonic.games.elder_sign.terms import HOURS_A_STEP, LOSSES
from miskatonic.games.elder_sign.verbs import AnyVerb
from miskatonic.kit.answers import Cancel, ChangeAmount, more_or_less
from miskatonic.kit.tree import PERSON
from miskatonic.kit.wording import costs_text, effects_text, joined, personal, runs

By = Literal["you", "he", "that", "active", "each", "here", "museum", "entrance", "may", "cost", "aim"]
Means = Literal["ability", "item", "spell"]
Scope = Literal["own", "all"]

IMPERSONAL = ("turn-start", "monster-appears", "gate-opened", "doom-added", "midnight")

# Happenings whose greater or smaller number has words of its own.
CHANGES = (
    "change-gain", "change-elder-sign-placed", "change-monster-appears", "change-gate-opened",
    "change-doom-added",
)  # fmt: skip


# Happenings that do not come about in words of their own.
CANCELS = ("cancel-gain", "cancel-monster-appears")


# Symbols and tasks


def symbol_text(text: str) -> Msg:
    """`investigation 3`, `lore`, or a split `lore/peril`."""
    parts = [Msg("symbol", {"what": what, "amount": amount or "X"}) for what, amount in symbol(text)]
    return joined(parts, "list-slash", "list-slash")


def task_text(symbols: Sequence[str], sanity: int = 0, stamina: int = 0, clock: int = 0) -> Msg:
    """The symbols of a row and what completing it costs."""
    row = joined([symbol_text(text) for text in symbols], "list-comma") if symbols else Msg("task-nothing")
    costs = [
        Msg("object-lose", {"what": what, "amount": amount})
        for what, amount in (("sanity", sanity), ("stamina", stamina))
        if amount
    ]
    if clock:
        costs.append(Msg("task-clock", {"hours": HOURS_A_STEP * clock}))
    return Msg("task-with-costs", {"task": row, "costs": joined(costs)}) if costs else row


# Verbs


def loot_text(what: str, amount: int = 1, case: Literal["nom", "acc"] = "nom") -> Msg:
    """So many Clues, cards or Elder Signs."""
    return Msg("loot", {"what": what, "amount": amount, "case": case})


# Abilities, triggers, traits, tweaks


def ability_text(ability: c.Ability, means: Means = "ability") -> Msg:
    """A whole sentence. Items are discarded and Spells are cast by rule, so their text says so."""
    costs = costs_text(ability.cost)
    if means == "spell":
        costs.insert(0, Msg("cost-cast"))
    elif means == "item" or ability.discard:
        costs.append(Msg("cost-discard"))
    by_you = personal(ability.do)
    frame: dict[str, Arg] = {
        "limit": ability.limit or "none",
        "moment": Msg(
            f"moment-{ability.when}",
            {"whose": ability.whose, "where": ability.where, "first": "no" if ability.limit else "yes"},
        ),
    }
    if not costs:
        by: str = "may" if by_you else "you"
        frame["effects"] = _ability_effects(ability, by)
        return Msg("ability-free" if by_you else "ability-decree", frame)
    frame["costs"] = joined(costs)
    frame["effects"] = _ability_effects(ability, "aim" if by_you else "you")
    return Msg("ability-paid" if by_you else "ability-if", frame)


def _ability_effects(ability: c.Ability, by: str) -> Msg:
    if ability.when in LOSSES.values() and all(isinstance(effect, ChangeAmount) for effect in ability.do):
        changes = [effect.add for effect in ability.do if isinstance(effect, ChangeAmount)]
        less = -sum([change for change in changes if isinstance(change, int)])
        return Msg("change-loss", {"by": by, "person": PERSON.get(by, "he"), "amount": less})
    return effects_text(ability.do, by, "list-and")


def trigger_text(trigger: c.Trigger, scope: Scope = "own", also: Sequence[str] = ()) -> Msg:
    """A whole sentence. `also`: further occasions of gaining that this answers in the same way."""
    occasion: dict[str, Arg] = {"moment": trigger.moment, "whose": trigger.whose, "where": trigger.where}
    occasion["monster"] = Name(trigger.monster) if trigger.monster else "none"
    kind = trigger.on
    if kind.startswith("gain-"):
        loot = [on.removeprefix("gain-") for on in (kind, *also)]
        occasion["what"] = joined([Msg("loot-gained", {"what": w, "moment": trigger.moment}) for w in loot], "list-or")
    name = "on-gain" if kind.startswith("gain-") else f"on-{kind}"
    by_you = personal(trigger.do)
    by: str = "you"
    if scope == "all" and trigger.whose == "any":
        by = "active" if kind in IMPERSONAL else "that"
    if trigger.optional and by_you and by == "you":
        by = "may"
    change, cancel = f"change-{name.removeprefix('on-')}", f"cancel-{name.removeprefix('on-')}"
    if change in CHANGES and all(isinstance(effect, ChangeAmount) for effect in trigger.do):
        effects = joined([Msg(change, effect.args(by)) for effect in trigger.do])
    elif cancel in CANCELS and len(trigger.do) == 1 and isinstance(trigger.do[0], Cancel):
        lost = "several" if also else kind.removeprefix("gain-")
        effects = Msg(cancel, {**trigger.do[0].args(by), "kind": lost})
    else:
        effects = effects_text(trigger.do, by, "list-and")
    frame = "trigger-may" if by == "may" else "trigger-optional" if trigger.optional else "trigger"
    return Msg(frame, {"occasion": Msg(name, occasion), "effects": effects})


def standing_text(standing: c.Standing, scope: Scope = "own") -> list[Msg]:
    """What holds while the component is in play, a sentence each."""
    found = [Msg(f"trait-{trait}", {"whose": scope}) for trait in standing.traits]
    for tweaks in runs(standing.tweaks, _maximum):
        found.append(tweak_text(tweaks[0], scope, "both-maxima" if len(tweaks) == 2 else tweaks[0].value))
    for run in runs(standing.triggers, _alike):
        found.append(trigger_text(run[0], scope, [trigger.on for trigger in run[1:]]))
    return found


def _alike(trigger: c.Trigger) -> str:
    """Triggers that differ only in what is gained are one sentence."""
    if not trigger.on.startswith("gain-"):
        return ""
    return repr((trigger.moment, trigger.optional, trigger.whose, trigger.where, trigger.monster, trigger.do))


def _maximum(tweak: c.Tweak) -> str:
    """Both maxima that change alike are one sentence."""
    return f"max {tweak.add}" if tweak.value in ("max-sanity", "max-stamina") else ""


def tweak_text(tweak: c.Tweak, scope: Scope = "own", value: str = "") -> Msg:
    return Msg(
        f"tweak-{value or tweak.value}",
        {
            "whose": scope,
            "what": tweak.value.rpartition("-")[2],
            "hours": HOURS_A_STEP * abs(tweak.add),
            **more_or_less(tweak.add),
        },
    )


# Components


def lines(card: Card) -> list[Msg]:
    """The derived text of a component, line by line."""
    match card:
        case c.Adventure():
            return _adventure(card)
        case c.Monster():
            return _monster(card)
        case c.CommonItem() | c.UniqueItem():
            return [ability_text(card.use, "item")]
        case c.Spell():
            return [ability_text(card.use, "spell")]
        case c.Ally():
            return [*standing_text(card.standing), *[ability_text(ability) for ability in card.abilities]]
        case c.Mythos():
            return _mythos(card)
        case c.AncientOne():
            return _ancient_one(card)
        case c.Investigator():
            return _investigator(card)
        case c.Entrance():
            return _entrance(card)
    raise TypeError(f"no text for a {type(card).__name__}")


def _line(label: str, effects: Sequence[AnyVerb], by: str = "you") -> list[Msg]:
    return [Msg(f"line-{label}", {"effects": effects_text(effects, by)})] if effects else []


def _sentences(label: str, sentences: Sequence[Msg], **args: Arg) -> list[Msg]:
    if not sentences:
        return []
    return [Msg(f"line-{label}", {**args, "what": joined(sentences, "list-sentences", "list-sentences")})]


def _lock(colour: c.Lock, line: str = "lock") -> list[Msg]:
    return [Msg(f"line-{line}", {"colour": colour})] if colour else []


def _task(number: int, task: c.Task) -> Msg:
    args: dict[str, Arg] = {"number": number, "frame": task.monster or "none"}
    args["task"] = task_text(task.symbols, task.sanity, task.stamina, task.clock)
    framed = [symbol_text(text) for text in task.framed]
    args["framed"] = joined(framed) if framed else ""
    return Msg("line-task", args)


def _adventure(card: c.Adventure) -> list[Msg]:
    return [
        Msg("line-trophies", {"amount": card.trophies}),
        *([Msg("line-ordered")] if card.ordered else []),
        *_lock(card.locks),
        *[_task(number, task) for number, task in enumerate(card.tasks, 1)],
        *_line("drawn", card.drawn),
        *_line("terror", card.terror),
        *_line("midnight", card.midnight, "active"),
        *_line("rewards", card.rewards),
        *_line("penalties", card.penalties),
    ]


def _monster(card: c.Monster) -> list[Msg]:
    task = card.task
    return [
        Msg("line-monster-task", {"task": task_text(task.symbols, task.sanity, task.stamina, task.clock)}),
        *_lock(card.locks),
        Msg("line-trophies", {"amount": card.trophies}),
        *_line("defeated", card.defeated),
    ]


def _mythos(card: c.Mythos) -> list[Msg]:
    return [
        *_line("immediate", card.immediate, "active"),
        *_sentences("lasting", [*standing_text(card.standing, "all"), *_lock(card.locks, "locked")]),
        *_line("lasting-terror", card.terror),
        *_line("lasting-midnight", card.midnight, "active"),
        *_line("brings", card.brings, "active"),
    ]


def _ancient_one(card: c.AncientOne) -> list[Msg]:
    monsters: list[Arg] = [str(number) for number, space in enumerate(card.track, 1) if space == "m"]
    track: dict[str, Arg] = {"spaces": len(card.track), "monsters": len(monsters), "where": monsters}
    abilities = standing_text(card.standing, "all")
    if card.masks:
        abilities.insert(0, Msg("masks"))
    found = [Msg("line-elder-signs", {"amount": card.elder_signs}), Msg("line-track", track)]
    if card.combat:
        found.append(Msg("line-combat", {"task": task_text(card.combat)}))
        if any("X" in text for text in card.combat):
            found.append(Msg("line-combat-x"))
    found.extend(_sentences("ability", abilities))
    if card.ends_world:
        found.append(Msg("line-ends-world"))
    return [*found, *_line("awakens", card.awakens, "active"), *_line("attack", card.attack, "active")]


def _investigator(card: c.Investigator) -> list[Msg]:
    kinds = (("clue", card.clues), ("common", card.common), ("unique", card.unique), ("spell", card.spell))
    start = [loot_text(what, amount) for what, amount in kinds if amount]
    if card.ally:
        start.append(Msg("start-ally", {"ally": Name(card.ally)}))
    if card.choice is not None:
        among = joined([Msg("loot-kind", {"what": what}) for what in card.choice.among], "list-or")
        start.append(Msg("start-choice", {"amount": card.choice.amount, "among": among}))
    sentences = [*standing_text(card.standing), *[ability_text(ability) for ability in card.abilities]]
    return [
        Msg("line-investigator", {"sanity": card.sanity, "stamina": card.stamina}),
        *([Msg("line-start", {"items": joined(start)})] if start else []),
        *_sentences("power", sentences, pl=card.power.pl, en=card.power.en),
    ]


def _entrance(card: c.Entrance) -> list[Msg]:
    found = [
        Msg("line-found", {"face": face_text(face), "effects": effects_text(effects)})
        for face, effects in card.found.items()
    ]
    shop = [
        Msg("line-souvenir", {"what": loot_text(souvenir.what), "price": souvenir.price}) for souvenir in card.souvenirs
    ]
    aid = Msg("line-aid", {"half": card.half_aid, "full": card.full_aid})
    return [aid, Msg("line-lost-and-found"), *found, *shop]
