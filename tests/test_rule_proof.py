"""How it is decided that a test comes to the rule that it names."""

import json
from pathlib import Path

import pytest

from tests import rule_proof
from tests.rule_proof import Citations
from tests.test_rule_report import ALMANAC

KNOWN = ["toy.roll.1", "toy.roll.2", "toy.roll.3", "toy.end.1"]
CODE = '''"""A die is rolled. (toy.roll.*)"""
from functools import cache

@cache
def roll(faces):
    """toy.roll.1, .2"""
    return _counted(faces)

def _counted(faces):
    return len(faces)

class Table:
    """toy.end.1"""

    def over(self):
        return True
'''
TESTS = """
    from rolling import Table, roll
    from tests.rules import rule

    @rule("toy.roll.1")
    def test_rolls():
        assert roll("abc") == 3

    @rule("toy.roll.1")
    def test_rolls_again():
        assert roll("abc") == 3

    @rule("toy.roll.1", "toy.end.1")
    def test_ends():
        assert Table().over()

    @rule("toy.roll.1", rests=True)
    def test_nothing():
        pass
"""


def test_the_narrowest_citation_counts(tmp_path: Path) -> None:
    (tmp_path / "rolling.py").write_text(CODE, "utf-8")
    found = Citations(tmp_path, KNOWN)

    def lines(rule_id: str) -> list[int]:
        return sorted(line for _, line in found.of(rule_id))

    roll, counted, over = 4, 9, 15
    assert (lines("toy.roll.1"), lines("toy.roll.2")) == ([roll], [roll])
    assert lines("toy.roll.3") == [roll, counted, over], "only the topic is cited, by the whole module"
    assert lines("toy.end.1") == [over]


def test_a_test_that_never_comes_to_its_rule_is_listed(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = pytester.mkdir("rules")
    (rules / "toy.yaml").write_text(ALMANAC, "utf-8")
    pytester.makeini("[pytest]\nmarkers = rule(*ids)\npythonpath = package")
    package = pytester.mkdir("package")
    (package / "rolling.py").write_text(CODE, "utf-8")
    monkeypatch.setattr(rule_proof, "PACKAGE", package)
    pytester.makepyfile(test_scenes=TESTS)
    options = ("-p", "tests.rule_report", "-p", "tests.rule_proof", "--rule-report", "build/rules.json")
    pytester.runpytest_inprocess(*options, "--rule-proof").assert_outcomes(passed=4)
    written = json.loads((pytester.path / "build/rules.json").read_text("utf-8"))
    assert written["toy"]["untouched"] == ["toy.roll.1: test_scenes.py::test_ends"]
