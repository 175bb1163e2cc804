"""The four families of words that content is written with: verbs, amounts, conditions, selectors.

Each word is one small class: its parameters, what it does or computes, and one message per language. Where content
may say a word of a family, a field is annotated with the family's name (`AnyVerb`, `AnyAmount`, `AnyCondition`,
`AnySelector`); `gather` fills in which words that game knows. A word without parameters may stand bare: `who: each`.
"""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from miskatonic.engine.message import Arg, Msg, Name
from miskatonic.engine.part import Part
from miskatonic.engine.spec import fields_of, spec
from miskatonic.engine.verb import Verb, kebab
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.kit.game import TableGame

G = TypeVar("G", bound="TableGame[Any]", contravariant=True)
"""The game whose words these are. A word for any game can be used in each."""


class Word(Part, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What amounts, conditions and selectors share: they are told apart by a tag and put into words by it."""

    @property
    def tag(self) -> str:
        return spec(type(self)).tag

    def text(self) -> Msg:
        return Msg(f"{FAMILIES[family_of(type(self))]}-{self.tag}", args_of(self))


class Amount(Word, Generic[G], frozen=True, tag_field="count", tag=kebab):
    """How many: `{count: half, of: {count: number-of, of: each}}`. A bare number is one too."""

    def value(self, game: G, scene: Scene) -> int:
        raise NotImplementedError(self.tag)


class Condition(Word, Generic[G], frozen=True, tag_field="is", tag=kebab):
    """Whether: `{is: having, what: clue}`."""

    def holds(self, game: G, scene: Scene) -> bool:
        raise NotImplementedError(self.tag)


class Selector(Word, Generic[G], frozen=True, tag_field="who", tag=kebab):
    """Whom or what: `each`, `{who: one, of: others}`. Things are named by their keys (`seat:0`, `ghoul#7`)."""

    def among(self, game: G, scene: Scene) -> list[str]:
        """All that may be meant, without asking anybody."""
        raise NotImplementedError(self.tag)

    async def select(self, game: G, scene: Scene) -> list[str]:
        return self.among(game, scene)


class Effect(Verb, Generic[G], frozen=True, forbid_unknown_fields=True):
    """A verb. `can`: whether it could be done in full now (for choices and offers).

    It is said of somebody, `by` (see `wording`). Neighbours with the same `act` share one verb in the sentence.
    """

    act: ClassVar[str] = ""
    cost_act: ClassVar[str] = ""
    """The act where the verb is a price: trophies are lost, or spent."""

    def can(self, game: G, scene: Scene) -> bool:
        return True

    def payable(self, game: G, scene: Scene) -> bool:
        """Whether it could be done as a price."""
        return self.can(game, scene)

    def prices(self) -> list[list[AnyVerb]]:
        """As a price: the lists of which one is paid."""
        return [[self]]

    async def as_price(self, game: G, scene: Scene, rest: Sequence[AnyVerb]) -> None:
        """Done as a part of a price; `rest`: what is still to be paid after it."""
        await self.run(game, scene)

    async def run(self, game: G, scene: Scene) -> None:
        raise NotImplementedError(self.tag)

    def args(self, by: str) -> dict[str, Arg]:
        """What its message is told; an amount that must be counted is called X."""
        args = args_of(self)
        for field in fields_of(type(self)):
            if isinstance(getattr(self, field), Amount):
                args[field] = "X"
        who = subject(self, by)
        args["by"] = who
        args["person"] = PERSON.get(who, "he")
        return args

    def object(self, by: str) -> Msg:
        """What a verb is done to, where neighbours share the verb: `1 Clue`."""
        return Msg(f"object-{self.tag}", self.args(by))

    def together(self, run: Sequence[Effect[Any]], by: str, last: str) -> Msg | None:
        """Words of its own for itself and neighbours of the same act; mostly there are none."""
        return None

    def text(self, by: str = "you") -> Msg:
        """One verb, without a capital letter and without a full stop; X is explained behind it."""
        said = Msg(f"verb-{self.tag}", self.args(by))
        counted = [getattr(self, field) for field in fields_of(type(self))]
        for amount in counted:
            if isinstance(amount, Amount):
                return Msg("text-where", {"text": said, "x": amount.text()})
        return said


PERSON: dict[str, str] = {"you": "you", "may": "inf", "cost": "inf", "aim": "inf"}
"""The grammatical person that a verb takes by whom it is said of; anybody else is a third person."""


def subject(effect: Effect[Any], by: str) -> str:
    """Of whom a verb is said: its own `who`, or whoever the sentence is about."""
    who = getattr(effect, "who", "you")
    if who == "you":
        return by
    return who if isinstance(who, str) else "they"


FAMILIES: dict[type, str] = {Amount: "amount", Condition: "condition", Selector: "who", Effect: "verb"}
"""The beginning of the messages of each family."""
NAMES: dict[str, type] = {
    "AnyVerb": Effect,
    "AnyAmount": Amount,
    "AnyCondition": Condition,
    "AnySelector": Selector,
}
"""How a field says that a word of the family stands there."""

if TYPE_CHECKING:
    AnyVerb = Effect[Any]
    AnyAmount = int | str | Amount[Any]
    AnyCondition = str | Condition[Any]
    AnySelector = str | Selector[Any]


def family_of(word: type) -> type:
    for family in FAMILIES:
        if issubclass(word, family):
            return family
    raise TypeError(f"{word.__name__} is no verb, amount, condition or selector")


def text_of(word: AnyAmount | AnyCondition | AnySelector, family: type) -> Arg:
    """A word of this family as an argument of a message, bare or not; a number stays a number, for its plural."""
    if isinstance(word, int):
        return word
    if isinstance(word, str):
        return Msg(f"{FAMILIES[family]}-{word}")
    return word.text()


def args_of(word: Word | Verb) -> dict[str, Arg]:
    """The parameters of a word as arguments of its message."""
    families = families_of(type(word))
    args: dict[str, Arg] = {}
    for field in fields_of(type(word)):
        value = getattr(word, field)
        # A table of results is put into words by its own verb.
        if value is not None and not isinstance(value, dict):
            names: tuple[str, ...] = getattr(word, "names", ())
            args[field] = _arg(value, families.get(field), field in names)
    return args


def _arg(value: Any, family: type | None, names_a_component: bool) -> Arg:
    if isinstance(value, tuple | list):
        return [_arg(part, family, names_a_component) for part in value]
    if isinstance(value, Word | Verb):
        return value.text()
    if isinstance(value, bool):
        return "yes" if value else "no"
    if family is not None and isinstance(value, str):
        return text_of(value, family)
    if names_a_component and value:
        return Name(str(value))
    return value  # type: ignore[no-any-return]


_families: dict[type, dict[str, type]] = {}


def families_of(word: type) -> dict[str, type]:
    """Which fields of a class hold words, and of which family; read off its annotations once."""
    known = _families.get(word)
    if known is None:
        known = _families[word] = {}
        for base in reversed(word.__mro__):
            for field, annotation in inspect.get_annotations(base).items():
                for name, family in NAMES.items():
                    if name in str(annotation):
                        known[field] = family
    return known
