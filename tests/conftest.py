import os

import pytest
from hypothesis import settings

pytest_plugins = ["pytester", "tests.rule_report", "tests.rule_proof", "tests.web.browsing"]

SEEDS = 3
SOAK_SEEDS = 40

# No deadlines: a shared machine may pause for longer than any example takes. An ordinary run repeats itself
# exactly; a soak looks for something new every time.
settings.register_profile("ordinary", deadline=None, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=2_000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak",
        action="store_true",
        help=f"many more seeds and examples; MISKATONIC_SOAK says how many seeds ({SOAK_SEEDS})",
    )

    parser.addoption("--game", help="only the tests of this game: its own, and the common ones on it")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game = config.getoption("--game")
    if game:
        chosen = [item for item in items if game_of(item) == game]
        config.hook.pytest_deselected(items=[item for item in items if game_of(item) != game])
        items[:] = chosen
    # Playwright keeps an event loop running until its session ends: in that process, no other loop can start after it.
    items.sort(key=needs_a_browser)


def needs_a_browser(item: pytest.Item) -> bool:
    return "browser" in getattr(item, "fixturenames", ())


def game_of(item: pytest.Item) -> str:
    """The game that a test is about: whose folder it lies in, or on which a common test is tried."""
    given = getattr(item, "callspec", None)
    for name in ("game", "table"):
        if given is not None and name in given.params:
            value = given.params[name]
            return str(getattr(value, "game", value))
    inside = item.path.relative_to(item.config.rootpath / "tests").parts
    return inside[1].replace("_", "-") if inside[0] == "games" else ""


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("soak" if config.getoption("--soak") else "ordinary")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `seed`, and does not say which, runs once for each seed of the run."""
    if "seed" in metafunc.fixturenames and not any(
        "seed" in marker.args[0] for marker in metafunc.definition.iter_markers("parametrize")
    ):
        metafunc.parametrize("seed", range(seeds(metafunc.config)))


def seeds(config: pytest.Config) -> int:
    if not config.getoption("--soak"):
        return SEEDS
    wish = os.environ.get("MISKATONIC_SOAK", str(SOAK_SEEDS))
    if not wish.isdigit() or wish == "0":
        raise pytest.UsageError(f"MISKATONIC_SOAK={wish}: a number of seeds is needed")
    return int(wish)
