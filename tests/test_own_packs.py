"""Packs of people's own: checked, played, named in the game file, and missed when they are not there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from miskatonic.engine.errors import BadOptions, ContentError
from miskatonic.engine.overlay import lay_over
from miskatonic.engine.pack import fingerprint, read_cards
from miskatonic.engine.record import Record
from miskatonic.games import packs
from tests.server.client import free_port, wait_for
from tests.toy.cards import Relic

ROOT = Path(__file__).parent.parent
SAMPLE = ROOT / "docs" / "packs" / "night-watch"
IDOL = "- {id: idol, name: {pl: Bożek, en: Idol}, origin: box, worth: 2}\n"


def miskatonic(*words: str, code: int = 0, language: str = "en") -> str:
    """In a process of its own: packs are laid down once in each."""
    environment = {**os.environ, "LANG": f"{language}_XX.UTF-8", "LC_ALL": "", "COLUMNS": "120"}
    command = [sys.executable, "-m", "miskatonic", *words]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def content(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "content"
    folder.mkdir()
    (folder / "relics.yaml").write_text(IDOL, encoding="utf8")
    yield folder
    lay_over(folder, [])


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the sample that a test may change."""
    return shutil.copytree(SAMPLE, tmp_path / "pack")


def test_a_pack_adds_and_replaces_and_changes_the_fingerprint(content: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "pack.yaml").write_text("{id: mine, game: elder-sign, name: {pl: Moja, en: Mine}}", encoding="utf8")
    (own / "relics.yaml").write_text(
        "- {id: idol, name: {pl: Bóg, en: God}, worth: 5}\n- {id: cup, name: {pl: Kubek, en: Cup}, worth: x}\n"
        "- {id: bell, name: {pl: Dzwon, en: Bell}, worth: 1}\n",
        encoding="utf8",
    )
    before = fingerprint(content)
    lay_over(content, [packs.read_pack(own)])
    problems: list[str] = []
    cards = read_cards(content / "relics.yaml", Relic, problems)
    assert problems == ["mine/relics.yaml: card cup: field worth: Expected `int`, got `str`"]
    assert {card.id: (card.worth, card.origin) for card in cards.values()} == {"idol": (5, "own"), "bell": (1, "own")}
    assert fingerprint(content) != before


@pytest.mark.parametrize(
    ("manifest", "problem"),
    [
        (None, "pack.yaml: No such file"),
        ("id: x", "missing required field `game`"),
        ("{id: X Y, game: elder-sign, name: {pl: a, en: b}}", "small letters, digits"),
        ("{id: x, game: elder-sign, name: {pl: a, en: b}, colour: red}", "unknown field `colour`"),
        ("{id: x, game: chess, name: {pl: a, en: b}}", "no game 'chess'"),
    ],
)
def test_a_manifest_says_whose_the_pack_is(pack: Path, manifest: str | None, problem: str) -> None:
    (pack / "pack.yaml").unlink()
    if manifest is not None:
        (pack / "pack.yaml").write_text(manifest, encoding="utf8")
    assert problem in miskatonic("play", "--quick", "--pack", str(pack), code=2)


def test_all_mistakes_of_a_pack_are_said_before_the_game(pack: Path) -> None:
    items = pack / "common-items.yaml"
    items.write_text(items.read_text(encoding="utf8").replace("colour: red", "colour: blue"), encoding="utf8")
    (pack / "potions.yaml").write_text("[]", encoding="utf8")
    said = miskatonic("content", "check", str(pack), code=1)
    assert "night-watch/common-items.yaml: card crowbar: field use.do[0].colour" in said
    assert "night-watch/potions.yaml: no such kind; there is adventures.yaml" in said
    (pack / "potions.yaml").unlink()
    refused = miskatonic("play", "--quick", "--pack", str(pack), code=2, language="pl")
    assert "Paczki „night-watch” nie można użyć" in refused and "card crowbar: field use.do[0].colour" in refused
    assert "card crowbar" in miskatonic("serve", "--pack", str(pack), code=2)


def test_the_sample_pack_is_in_order_and_reads_well_in_both_languages() -> None:
    assert "in order" in miskatonic("content", "check", str(SAMPLE))
    read = miskatonic("content", "text", str(SAMPLE))
    assert "aby dodać do swojej puli czerwoną kość" in read and "to add the red die to your pool" in read
    assert "The Watchman's Rounds (en)" in read
    assert "4 come from packs of your own" in miskatonic("content", "elder-sign", "--pack", str(SAMPLE))


def test_a_game_file_knows_its_packs_and_goes_on_with_them_alone(pack: Path, tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    game = ("play", "elder-sign", "--file", str(file), "--lang", "en")
    miskatonic(*game, "--quick", "--pack", str(pack))
    assert Record.read(file).header.packs == {"night-watch": packs.read_pack(pack).fingerprint}
    assert "goes on exactly" in miskatonic(*game, "--resume", "--pack", str(pack))
    missing = miskatonic(*game, "--resume", code=2)
    assert "begun with the pack 'night-watch': start with --pack and its folder" in missing
    items = pack / "common-items.yaml"
    items.write_text(items.read_text(encoding="utf8").replace("copies: 2", "copies: 3"), encoding="utf8")
    assert "has changed since this game was begun" in miskatonic(*game, "--resume", "--pack", str(pack), code=2)


def test_a_game_without_packs_is_not_gone_on_with_one(tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    miskatonic("play", "elder-sign", "--file", str(file), "--quick")
    said = miskatonic("play", "--resume", "--file", str(file), "--pack", str(SAMPLE), code=2, language="pl")
    assert "zaczęto bez paczki „night-watch”: uruchom bez niej" in said


def test_two_packs_of_one_name() -> None:
    with pytest.raises(BadOptions, match="two packs are called 'night-watch'"):
        packs.use([SAMPLE, SAMPLE])
    assert issubclass(packs.BadPack, ContentError)


def test_the_server_serves_a_pack_and_says_when_it_is_missing(tmp_path: Path) -> None:
    def serve(*flags: str) -> tuple[subprocess.Popen[bytes], str]:
        port = free_port()
        command = [sys.executable, "-m", "miskatonic", "serve", "--no-open", "--port", str(port)]
        process = subprocess.Popen(
            [*command, "--data", str(tmp_path / "data"), *flags], cwd=ROOT, stdout=subprocess.DEVNULL
        )
        wait_for(port, lambda: process.poll() is None)
        return process, f"http://127.0.0.1:{port}"

    with httpx.Client() as ann:
        process, url = serve("--pack", str(SAMPLE))
        try:
            ann.post(f"{url}/api/guest", json={"name": "Ann"}).raise_for_status()
            cards = ann.get(f"{url}/api/games/elder-sign/catalogue/pl").json()["cards"]
            assert cards["bunch-of-keys"]["origin"] == "own" and "żółtą kość" in cards["bunch-of-keys"]["text"][0]
            table = ann.post(f"{url}/api/tables", json={"game": "elder-sign", "seats": [{"kind": "me"}]}).json()["id"]
            ann.post(f"{url}/api/tables/{table}/start").raise_for_status()
        finally:
            process.terminate()
            process.wait(20)
        process, url = serve()
        try:
            assert ann.get(f"{url}/api/tables").status_code == 200
            refused = ann.get(f"{url}/api/tables/{table}")
            assert refused.status_code == 400
            assert refused.json()["message"]["id"] == "problem-pack-missing"
        finally:
            process.terminate()
            process.wait(20)
