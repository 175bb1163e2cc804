"""The functions that messages call: `COUNT($amount, "żeton zagłady")`, `DO($by, "usunąć")`, `DAT($whom)`.

They only look up; forms are worked out by the lexicon. `web/src/grammar.ts` has the same functions for browsers, and
`tests/grammar.json` is what both must say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fluent.runtime.types import FluentType

from miskatonic.engine.lexicon import Lexicon, Noun
from miskatonic.engine.polish import CASES


class Part(FluentType):
    """An argument that is itself put into words, in any case: a message, the name of a component, a list."""

    def said(self, case: str) -> str:
        raise NotImplementedError

    def trait(self, name: str) -> str:
        """An attribute of the message, or what the pack says of the component: its `gender`."""
        raise NotImplementedError

    def joined(self, last: str) -> str:
        """A list with `list-and` or `list-or` before its last part."""
        raise NotImplementedError


Word = str | Part
Function = Callable[..., str]


def functions(lexicon: Lexicon, plural: Callable[[int], str]) -> dict[str, Function]:
    """`plural`: the class of a number in this language: `one`, `few`, …"""

    def noun(word: str) -> Noun:
        found = lexicon.nouns.get(lexicon.names.get(word, word))
        if found is None:
            raise ValueError(f"the lexicon has no noun {word!r}")
        return found

    def form(word: Word, case: str = "nom", number: str = "one") -> str:
        if case not in CASES:
            raise ValueError(f"{case!r} is no case: {', '.join(CASES)}")
        if isinstance(word, Part):
            return word.said(case)
        return (noun(word).several if number == "several" else noun(word).one)[case]

    def in_case(case: str) -> Function:
        def say(word: Word, number: str = "one") -> str:
            return form(word, case, number)

        return say

    def count(amount: int | Part, word: str, case: str = "acc") -> str:
        """`2 żetony zagłady`; after an amount that is a message, `tyle` żetonów zagłady `, ilu jest Badaczy`."""
        if isinstance(amount, Part):
            return f"{amount.said('nom')} {noun(word).many[case]}{amount.trait('tail')}"
        return f"{int(amount)} {counted(amount, word, case)}"

    def counted(amount: int, word: str, case: str = "acc") -> str:
        """The word alone, as it stands after so many."""
        return {"one": noun(word).one, "few": noun(word).few}.get(plural(int(amount)), noun(word).many)[case]

    def some(amount: int, word: str, case: str = "acc") -> str:
        """`2 Bramy`, but one is only `Brama`, and `a Gate`."""
        if int(amount) != 1:
            return count(amount, word, case)
        return f"{noun(word).article} {noun(word).one[case]}".strip()

    def agree(amount: int, word: str, doing: str) -> str:
        """The verb of so many: `pojawia się 1 potwór`, `pojawiają się 2 potwory`, `pojawia się 5 potworów`."""
        verb = _verb(lexicon, doing)
        if noun(word).article:
            return verb["he" if plural(int(amount)) == "one" else "they"]
        return verb["they" if plural(int(amount)) == "few" and noun(word).gender != "m1" else "he"]

    def do(by: str, word: str, number: str = "one") -> str:
        """What somebody does: `you`, `he` or anybody else with a name, `they`; `may`, `cost` and `aim` are bare."""
        person = lexicon.persons.get(by, "he")
        return _verb(lexicon, word)["they" if number == "several" and person == "he" else person]

    def once(moment: str, whose: str, word: str) -> str:
        """What somebody does in a clause: would, when or after; `own`: you; `several`; anybody else: he."""
        whose = whose if whose in ("own", "several") else "any"
        return _verb(lexicon, word)[f"{moment}-{whose}"]

    def trait(word: Part, name: str) -> str:
        """An attribute of the message that an argument is."""
        return word.trait(name)

    def gender(word: Word) -> str:
        return word.trait("gender") if isinstance(word, Part) else noun(word).gender

    def a(word: str) -> str:
        """With its article, where the language has one."""
        found = noun(word)
        return f"{found.article} {found.one['nom']}".strip()

    def capital(word: Word) -> str:
        words = form(word) if isinstance(word, Part) else word
        return words[:1].upper() + words[1:]

    def signed(amount: int) -> str:
        """+2, −1, and nothing for 0."""
        return f"{'+' if amount > 0 else '−'}{abs(int(amount))}" if amount else ""

    return {
        **{case.upper(): in_case(case) for case in CASES},
        "FORM": form,
        "COUNT": count,
        "COUNTED": counted,
        "SOME": some,
        "AGREE": agree,
        "DO": do,
        "ONCE": once,
        "TRAIT": trait,
        "GENDER": gender,
        "A": a,
        "CAPITAL": capital,
        "SIGNED": signed,
        "AND": lambda parts: parts.joined("list-and"),
        "OR": lambda parts: parts.joined("list-or"),
    }


def _verb(lexicon: Lexicon, word: str) -> Mapping[str, str]:
    if word not in lexicon.verbs:
        raise ValueError(f"the lexicon has no verb {word!r}")
    return lexicon.verbs[word]
