"""Which rules of the almanac a passing test names: a pytest plugin, and the table of `make rules`."""

import json
import sys
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path
from typing import TypedDict

import pytest
import yaml

NOT_BEHAVIOURAL = {"component", "definition"}
UNTOUCHED = "untouched"

Almanac = dict[str, dict[str, str]]
"""Game → rule id → kind."""


class GameReport(TypedDict):
    total: int
    behavioural: int
    named: int
    unnamed: list[str]
    untouched: list[str]
    """Markers whose test never comes to the rule (`rule_proof`)."""


Report = dict[str, GameReport]


class AlmanacError(Exception):
    pass


def read_almanac(folder: Path) -> Almanac:
    almanac: Almanac = {}
    home: dict[str, Path] = {}
    for path in sorted(folder.glob("*.yaml")):
        content = yaml.load(path.read_text("utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        try:
            game = content["game"]
            kinds = [(entry["id"], entry["kind"]) for entry in content["rules"]]
        except (KeyError, TypeError) as error:
            wanted = "`game`, and `rules` as a list of entries with `id` and `kind`"
            raise AlmanacError(f"{path}: {error}; an almanac has {wanted}") from error
        if game in almanac:
            raise AlmanacError(f"{path}: the game {game} already has its file")
        almanac[game] = dict(kinds)
        for rule_id, _ in kinds:
            if rule_id in home:
                raise AlmanacError(f"{path}: the rule {rule_id} is already in {home[rule_id].name}")
            home[rule_id] = path
    return almanac


def report_on(almanac: Almanac, named: set[str], untouched: Iterable[tuple[str, str]] = ()) -> Report:
    return {
        game: GameReport(
            total=len(kinds),
            behavioural=sum(kind not in NOT_BEHAVIOURAL for kind in kinds.values()),
            named=sum(rule_id in named for rule_id in kinds),
            unnamed=[rule_id for rule_id in kinds if rule_id not in named],
            untouched=[f"{rule_id}: {test}" for rule_id, test in sorted(untouched) if rule_id in kinds],
        )
        for game, kinds in almanac.items()
    }


class MarkedRules:
    """Refuses a marker that names no known rule, and sends the ids along with each test's reports."""

    def __init__(self, known: Iterable[str]) -> None:
        self.known = set(known)

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        report = yield
        wrong = [
            f"{item.nodeid}: {complaint}"
            for item in report.result or []
            if isinstance(item, pytest.Item)
            for complaint in self.complaints(item)
        ]
        if wrong:
            report.outcome = "failed"
            report.longrepr = "\n".join(wrong)
            report.result = []
        return report

    def complaints(self, item: pytest.Item) -> Iterator[str]:
        for marker in item.iter_markers("rule"):
            if not marker.args:
                yield "a rule marker without a rule id"
            for rule_id in marker.args:
                if rule_id not in self.known:
                    yield f"the almanac has no rule {rule_id!r}"

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        item.user_properties.extend(("rule", rule_id) for rule_id in rules_of(item))


class RuleReport:
    """Collects the ids that passing tests name. Lives in the controlling process only."""

    def __init__(self, almanac: Almanac, path: Path) -> None:
        self.almanac = almanac
        self.path = path
        self.rules_of_test: dict[str, list[str]] = {}
        self.untouched: set[tuple[str, str]] = set()
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed or hasattr(report, "wasxfail"):
            self.failed.add(report.nodeid)
        elif report.when == "call" and report.passed:
            ids = [str(value) for name, value in report.user_properties if name == "rule"]
            self.rules_of_test[report.nodeid] = ids
            self.untouched |= {
                (str(value), report.nodeid) for name, value in report.user_properties if name == UNTOUCHED
            }

    def pytest_sessionfinish(self) -> None:
        passed = self.rules_of_test.keys() - self.failed
        named = {rule_id for test in passed for rule_id in self.rules_of_test[test]}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(report_on(self.almanac, named, self.untouched), indent=2) + "\n", "utf-8")


def rules_of(item: pytest.Item) -> list[str]:
    """What it proves; not what it shows to rest."""
    markers = [marker for marker in item.iter_markers("rule") if not marker.kwargs.get("rests")]
    return [rule_id for marker in markers for rule_id in marker.args]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-report", metavar="FILE", type=Path, help="write which rules a passing test names, as JSON")


def pytest_configure(config: pytest.Config) -> None:
    try:
        almanac = read_almanac(config.rootpath / "rules")
    except AlmanacError as error:
        raise pytest.UsageError(str(error)) from error
    config.pluginmanager.register(MarkedRules(rule_id for kinds in almanac.values() for rule_id in kinds))
    path: Path | None = config.getoption("--rule-report")
    if path is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(RuleReport(almanac, config.rootpath / path))


def table(report: Report) -> str:
    lines = [f"{'game':<20}{'rules':>8}{'behavioural':>13}{'named':>8}{'unnamed':>9}"]
    for game, counts in report.items():
        lines.append(
            f"{game:<20}{counts['total']:>8}{counts['behavioural']:>13}{counts['named']:>8}{len(counts['unnamed']):>9}"
        )
    for game, counts in report.items():
        if counts["unnamed"]:
            lines += [
                "",
                f"{game}: no passing test names",
                *(f"  {rule_id}" for rule_id in counts["unnamed"]),
            ]
        if counts["untouched"]:
            lines += [
                "",
                f"{game}: the test never comes to the code that cites the rule",
                *(f"  {marker}" for marker in counts["untouched"]),
            ]
    return "\n".join(lines)


def main(path: Path) -> int:
    """Print the table; 1 if a rule is unnamed or a marker untouched, or if there is nothing to report on."""
    if not path.exists():
        print(f"{path} was not written", file=sys.stderr)
        return 1
    report: Report = json.loads(path.read_text("utf-8"))
    if not report:
        print("rules/ holds no almanac", file=sys.stderr)
        return 1
    print(table(report))
    return int(any(counts["unnamed"] or counts["untouched"] for counts in report.values()))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
