"""Which markers prove nothing: the test never comes to the code that carries out the rule it names.

    python -m pytest -m rule --rule-report=build/rules.json --rule-proof

A function cites a rule where the id stands in its docstring, in a comment, or as the rule of a question: `es.focus.2`,
`es.focus.1, .2`, or the whole topic, `es.focus.*`. What stands outside of functions is cited by every function of the
class or of the module. The narrowest citation counts: a topic only for rules whose id no function names itself.

A marker is touched if the test runs a function that cites its rule. That is needed, not enough: whether the test fails
when the rule is broken is for mutants to say. Not decided are rules that nothing cites, and those of components, which
are proved by content; `@rule(…, rests=True)` says that the rule does not come in.
"""

import ast
import functools
import gc
import re
import sys
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from tests.rule_report import NOT_BEHAVIOURAL, UNTOUCHED, read_almanac, rules_of

PACKAGE = Path(__file__).parent.parent / "miskatonic"

Place = tuple[str, int]
"""A function: its file, and the line where it begins."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


def cited(text: str, known: Iterable[str]) -> Iterator[tuple[str, bool]]:
    """The rules that a line names, and whether it names them one by one."""
    topics: dict[str, list[str]] = defaultdict(list)
    for rule_id in known:
        topics[rule_id.rpartition(".")[0]].append(rule_id)
    for found in re.finditer(r"([a-z]+\.[a-z][a-z0-9-]*)\.(\*|\d+)((?:,? (?:and )?\.\d+)*)", text):
        topic, number, more = found.groups()
        if number == "*":
            yield from ((rule_id, False) for rule_id in topics[topic])
        for one in [number, *re.findall(r"\d+", more)]:
            if f"{topic}.{one}" in topics[topic]:
                yield f"{topic}.{one}", True


class Citations:
    """Rule id → the functions that cite it."""

    def __init__(self, folder: Path, known: Iterable[str]) -> None:
        self.known = list(known)
        self._named: dict[str, set[Place]] = defaultdict(set)
        self._by_topic: dict[str, set[Place]] = defaultdict(set)
        for path in sorted(folder.rglob("*.py")):
            self._read(path)

    def of(self, rule_id: str) -> set[Place]:
        return self._named.get(rule_id) or self._by_topic.get(rule_id, set())

    def places(self) -> set[Place]:
        return {place for rule_id in self.known for place in self.of(rule_id)}

    def _read(self, path: Path) -> None:
        text = path.read_text("utf-8")
        tree = ast.parse(text)
        for number, line in enumerate(text.splitlines(), 1):
            for rule_id, by_number in cited(line, self.known):
                found = self._named if by_number else self._by_topic
                found[rule_id] |= {(str(path), begin(function)) for function in around(tree, number)}


def around(tree: ast.AST, line: int) -> list[Function]:
    """The innermost function around a line; outside of all, every function of the class or of the module."""
    inside: ast.AST = tree
    for node in ast.walk(tree):
        if isinstance(node, Function | ast.ClassDef) and begin(node) <= line <= (node.end_lineno or 0):
            inside = node
    if isinstance(inside, Function):
        return [inside]
    return [node for node in ast.walk(inside) if isinstance(node, Function)]


def begin(node: Function | ast.ClassDef) -> int:
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


class RuleProof:
    """Watches which functions a test runs, from the set-up of its fixtures to its last line."""

    def __init__(self, citations: Citations) -> None:
        self.citations = citations
        self.ran: set[CodeType] = set()

    def _watch(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            self.ran.add(frame.f_code)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None, None, None]:
        self.ran.clear()
        forget(self.citations.places())
        yield from self._watched()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        yield from self._watched()
        ran = {(code.co_filename, code.co_firstlineno) for code in self.ran}
        for rule_id in rules_of(item):
            citing = self.citations.of(rule_id)
            if citing and not citing & ran:
                item.user_properties.append((UNTOUCHED, rule_id))

    def _watched(self) -> Generator[None, None, None]:
        sys.setprofile(self._watch)
        try:
            yield
        finally:
            sys.setprofile(None)


def forget(places: set[Place]) -> None:
    """Empties the caches of citing functions: what is remembered does not run."""
    for cache in caches():
        code = getattr(cache.__wrapped__, "__code__", None)
        if code is not None and (code.co_filename, code.co_firstlineno) in places:
            cache.cache_clear()


@functools.cache
def caches() -> list[Any]:
    return [thing for thing in gc.get_objects() if type(thing) is functools._lru_cache_wrapper]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-proof", action="store_true", help="also: which tests never come to the rule they name")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--rule-proof"):
        almanac = read_almanac(config.rootpath / "rules")
        known = [
            rule_id for kinds in almanac.values() for rule_id, kind in kinds.items() if kind not in NOT_BEHAVIOURAL
        ]
        config.pluginmanager.register(RuleProof(Citations(PACKAGE, known)))
