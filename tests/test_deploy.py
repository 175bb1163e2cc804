"""What a server is set up with: lists of what is installed, units, a container file, and a page about them."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typer
import yaml
from typer.main import get_command

from miskatonic.cli import app
from miskatonic.server.channel import check_channel
from miskatonic.server.config import Config
from scripts import lock

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))


def options(command: str) -> set[str]:
    """Of one of our commands, as typer knows them."""
    group = get_command(app)
    assert isinstance(group, typer.core.TyperGroup)
    found = group.commands[command]
    return {word for one in found.params for word in (*one.opts, *one.secondary_opts) if word.startswith("--")}


def said(words: list[str]) -> set[str]:
    return {word.partition("=")[0] for word in words if word.startswith("--")}


@pytest.mark.parametrize("name", lock.LISTS)
def test_every_release_that_is_installed_has_hashes_and_no_registry_a_name(name: str) -> None:
    releases = lock.locked(name)
    wanted = lock.names(lock.wanted(lock.LISTS[name]))
    assert wanted <= {release.partition("==")[0] for release in releases}, "make lock"
    assert len(releases) >= len(wanted)
    for release, hashes in releases.items():
        assert re.fullmatch(r"[a-z0-9-]+==[0-9][0-9a-z.+]*", release), release
        assert hashes and all(re.fullmatch(r"[0-9a-f]{64}", one) for one in hashes), release
    text = (lock.FOLDER / f"{name}.txt").read_text(encoding="utf8")
    assert "://" not in text and "index" not in text and "find-links" not in text


def test_wheels_of_any_platform_may_be_installed() -> None:
    """A compiled package has a file for each platform: one hash would be that of one machine."""
    releases = {release.partition("==")[0]: hashes for release, hashes in lock.locked("play").items()}
    for compiled in ("msgspec", "uvloop", "sqlalchemy", "pyyaml", "argon2-cffi-bindings"):
        assert len(releases[compiled]) >= 10, compiled


def test_what_is_in_two_lists_has_one_version() -> None:
    play, dev = lock.locked("play"), lock.locked("dev")
    assert play.keys() <= dev.keys() and all(dev[release] == hashes for release, hashes in play.items())


def test_pip_takes_nothing_with_another_hash(tmp_path: Path) -> None:
    package = tmp_path / "nothing-1.0-py3-none-any.whl"
    package.write_bytes(b"not what was locked")
    wanted = tmp_path / "wanted.txt"
    wanted.write_text(f"nothing==1.0 --hash=sha256:{'0' * 64}\n")
    if subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode:
        pytest.skip("no pip here")
    download = [sys.executable, "-m", "pip", "download", "--no-index", "--find-links", str(tmp_path)]
    download += ["--dest", str(tmp_path / "x"), "--require-hashes", "-r", str(wanted)]
    done = subprocess.run(download, capture_output=True, text=True)
    assert done.returncode and "HASHES" in done.stderr


def test_make_installs_from_the_lists_alone() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf8")
    lines = [line for line in makefile.splitlines() if "scripts/install.py" in line]
    assert len(lines) == 3
    assert all("--require-hashes --requirement requirements/" in line or "--no-deps" in line for line in lines)


def test_a_server_runs_without_what_only_others_need(tmp_path: Path) -> None:
    """Plots, PostgreSQL and all that tests need are not there; what wants them says so in a sentence."""
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\n"
        "for name in ('matplotlib', 'numpy', 'asyncpg', 'playwright', 'httpx', 'hypothesis', 'pytest'):\n"
        "    sys.modules[name] = None\n"
    )
    env = {"PATH": "/usr/bin:/bin", "PYTHONPATH": f"{tmp_path}:{ROOT}", "LANG": "C.UTF-8", "HOME": str(tmp_path)}

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "miskatonic", *words]
        return subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=60)

    code = "import miskatonic.server.run, miskatonic.cli"
    assert subprocess.run([sys.executable, "-c", code], env=env, cwd=tmp_path).returncode == 0
    away = run("serve", "--no-open", "--port", "0", "--data", str(tmp_path / "d"), "--database", "postgresql://h/d")
    assert away.returncode == 1 and "pip install 'miskatonic[postgres]'" in away.stderr
    assert "Traceback" not in away.stderr


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_starts_what_there_is_as_nobody_in_particular(unit: Path) -> None:
    read = configparser.ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read(unit, encoding="utf8")
    service = read["Service"]
    assert service["DynamicUser"] == "yes" and service["User"] == "miskatonic" and service["UMask"] == "0077"
    assert service["StateDirectory"] == "miskatonic" and service["StateDirectoryMode"] == "0700"
    command = service["ExecStart"]
    found = re.search(r"/\.venv/bin/miskatonic (serve|backup)(.*)", command)
    assert found is not None
    assert said(shlex.split(found[2].rstrip("'"))) <= options(found[1])
    assert "TOKEN=" not in unit.read_text() and "DATABASE=" not in unit.read_text()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_understands_the_unit(unit: Path) -> None:
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    complaints = [line for line in done.stderr.splitlines() if unit.name in line and "not executable" not in line]
    assert not complaints, complaints


def instructions() -> list[tuple[str, str]]:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.partition(" ")[0], line.partition(" ")[2].strip()) for line in lines]


def test_the_container_file_names_what_there_is() -> None:
    found = instructions()
    known = {"FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT"}
    assert {name for name, _ in found} <= known
    for name, words in found:
        if name == "COPY" and not words.startswith("--from"):
            assert all((ROOT / source).exists() for source in words.split()[:-1]), words
        for listed in re.findall(r"requirements/[a-z]+\.txt", words):
            assert (ROOT / listed).is_file(), listed
        if name == "RUN" and "pip install" in words:
            installs = [one for one in words.split("&&") if "pip install" in one]
            assert all("--require-hashes" in one or "--no-deps" in one for one in installs)
    last = [name for name, _ in found].index("USER")
    assert int(found[last][1]) > 0, "not as root"
    start = json.loads(next(words for name, words in found if name == "ENTRYPOINT"))
    assert start[1] == "serve" and said(start) <= options("serve")
    health = json.loads(next(words for name, words in found if name == "HEALTHCHECK").partition("CMD ")[2])
    compile(health[2], "healthcheck", "exec")
    assert "/health" in health[2]


def test_the_compose_file_starts_what_there_is() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf8"))
    table = compose["services"]["table"]
    assert (DEPLOY / table["build"]["context"] / table["build"]["dockerfile"]).is_file()
    assert said(table["command"]) <= options("serve")
    for name, value in table["environment"].items():
        assert name in _variables(), name
        assert "password" not in value.replace("${POSTGRES_PASSWORD:?a password is needed}", "")
    assert all(port.startswith("127.0.0.1:") for port in table["ports"]), "only the proxy reaches it"
    for service in compose["services"].values():
        for volume in service.get("volumes", ()):
            assert volume.partition(":")[0] in compose["volumes"]
        assert set(service.get("depends_on", {})) <= set(compose["services"])
    assert not any("ports" in compose["services"][name] for name in ("database", "news")), "nobody from outside"
    config = Config(Path("/data"), table["environment"]["MISKATONIC_DATABASE"], workers=2)
    assert config.many and config.url.startswith("postgresql+asyncpg://")
    check_channel(table["environment"]["MISKATONIC_CHANNEL"])


def _variables() -> set[str]:
    """The variables of the environment that `serve` reads."""
    group = get_command(app)
    assert isinstance(group, typer.core.TyperGroup)
    found: set[str] = set()
    for one in group.commands["serve"].params:
        told = one.envvar or ()
        found |= {told} if isinstance(told, str) else set(told)
    return found


def test_the_page_has_every_option_and_no_other() -> None:
    page = (ROOT / "docs" / "deploy.md").read_text(encoding="utf8")
    table = page[page.index("## The options of") : page.index("**One process")]
    told = set(re.findall(r"--[a-z][a-z-]*", table))
    assert told <= options("serve")
    homely = {"--friends", "--open", "--no-open", "--pack", "--no-secure", "--help"}
    assert options("serve") - homely <= told
    for linked in re.findall(r"`deploy/([\w.-]+)`", page):
        assert (DEPLOY / linked).exists(), linked
