import json
from pathlib import Path

import pytest

from tests.rule_report import AlmanacError, GameReport, Report, main, read_almanac

ALMANAC = """
game: toy
rules:
  - {id: toy.dice.1, topic: {pl: Kości, en: Dice}, kind: component, en: Two dice., pl: Dwie kości.}
  - {id: toy.roll.1, topic: {pl: Rzut, en: Roll}, kind: mechanic, en: Roll them., pl: Rzuć nimi.}
  - {id: toy.end.1, topic: {pl: Koniec, en: End}, kind: end, en: Highest wins., pl: Wygrywa wyższy.}
"""

PARALLEL = pytest.mark.parametrize("workers", [(), ("-n2",)], ids=["one process", "two workers"])


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    rules = pytester.mkdir("rules")
    (rules / "toy.yaml").write_text(ALMANAC, "utf-8")
    pytester.makeini("[pytest]\nmarkers = rule(*ids)")
    return pytester


def run(project: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return project.runpytest_inprocess("-p", "tests.rule_report", "--rule-report", "build/rules.json", *arguments)


def written(project: pytest.Pytester) -> Report:
    report: Report = json.loads((project.path / "build/rules.json").read_text("utf-8"))
    return report


@PARALLEL
def test_only_a_passing_test_names_its_rules(project: pytest.Pytester, workers: tuple[str, ...]) -> None:
    project.makepyfile("""
        import pytest
        from tests.rules import rule

        @rule("toy.dice.1", "toy.roll.1")
        def test_passes(): pass

        @rule("toy.end.1")
        def test_fails(): assert False

        @rule("toy.end.1")
        def test_skips(): pytest.skip()

        @rule("toy.end.1")
        @pytest.mark.xfail(strict=False)
        def test_passes_though_it_should_not(): pass

        @pytest.fixture
        def breaks_afterwards():
            yield
            assert False

        @rule("toy.end.1")
        def test_fails_in_teardown(breaks_afterwards): pass
    """)
    run(project, *workers)
    assert written(project) == {
        "toy": {"total": 3, "behavioural": 2, "named": 2, "unnamed": ["toy.end.1"], "untouched": []}
    }


@PARALLEL
@pytest.mark.parametrize(
    ("marker", "complaint"),
    [
        ('rule("toy.roll.1", "toy.roll.9")', "the almanac has no rule 'toy.roll.9'"),
        ("rule()", "a rule marker without a rule id"),
    ],
)
def test_a_marker_without_a_known_rule_fails_the_collection(
    project: pytest.Pytester, workers: tuple[str, ...], marker: str, complaint: str
) -> None:
    project.makepyfile(f"""
        from tests.rules import rule

        @{marker}
        def test_scene(): pass
    """)
    result = run(project, *workers)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines([f"*test_scene: {complaint}"])
    assert written(project)["toy"]["named"] == 0


def test_a_class_shares_its_marker_with_its_tests(project: pytest.Pytester) -> None:
    project.makepyfile("""
        from tests.rules import rule

        @rule("toy.roll.1")
        class TestRoll:
            @rule("toy.end.1")
            def test_scene(self): pass
    """)
    run(project)
    assert written(project)["toy"]["unnamed"] == ["toy.dice.1"]


def test_a_test_that_shows_where_a_rule_rests_does_not_name_it(project: pytest.Pytester) -> None:
    project.makepyfile("""
        from tests.rules import rule

        @rule("toy.roll.1", rests=True)
        @rule("toy.dice.1")
        def test_scene(): pass
    """)
    run(project)
    assert written(project)["toy"]["unnamed"] == ["toy.roll.1", "toy.end.1"]


def test_no_report_without_the_option(project: pytest.Pytester) -> None:
    project.makepyfile("def test_scene(): pass")
    project.runpytest_inprocess("-p", "tests.rule_report").assert_outcomes(passed=1)
    assert not (project.path / "build").exists()


def test_the_table_succeeds_only_when_nothing_is_unnamed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "rules.json"
    counts = GameReport(total=3, behavioural=2, named=3, unnamed=[], untouched=[])
    complete: Report = {"toy": counts}
    partial: Report = {"toy": {**counts, "named": 2, "unnamed": ["toy.end.1"]}}
    nominal: Report = {"toy": {**counts, "untouched": ["toy.roll.1: test_scene"]}}

    path.write_text(json.dumps(complete))
    assert main(path) == 0
    assert "toy.end.1" not in capsys.readouterr().out

    path.write_text(json.dumps(partial))
    assert main(path) == 1
    assert "toy.end.1" in capsys.readouterr().out

    path.write_text(json.dumps(nominal))
    assert main(path) == 1
    assert "toy.roll.1: test_scene" in capsys.readouterr().out

    path.write_text("{}")
    assert main(path) == 1
    assert main(tmp_path / "absent.json") == 1


def test_an_almanac_says_where_it_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "toy.yaml").write_text("game: toy\nrules: [{id: toy.roll.1}]", "utf-8")
    with pytest.raises(AlmanacError, match=r"toy\.yaml: 'kind'"):
        read_almanac(tmp_path)

    (tmp_path / "toy.yaml").write_text(ALMANAC, "utf-8")
    (tmp_path / "twin.yaml").write_text(ALMANAC.replace("game: toy", "game: twin"), "utf-8")
    with pytest.raises(AlmanacError, match=r"twin\.yaml: the rule toy\.dice\.1 is already in toy\.yaml"):
        read_almanac(tmp_path)
