"""`miskatonic verify`: luck that was committed to is proven, and what was changed is found."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec

from miskatonic.engine.chance import commitment
from miskatonic.engine.match import Match
from miskatonic.games.registry import rules
from tests.battery.playing import play_out
from tests.terminal.driving import run


def test_verify_says_what_it_found_and_fails_where_it_must(tmp_path: Path) -> None:
    match = play_out(Match.new(rules("elder-sign"), 1, seed="secret"), random.Random(1))
    path = tmp_path / "game.miskatonic"
    match.save(path)
    good = run("verify", str(path), "--lang", "en", "--commitment", commitment("secret"))
    assert "just what the committed seeds bring" in good and "seed revealed" in good
    assert "not begun with the commitment" in run("verify", str(path), "--commitment", "abc", "--lang", "en", fails=2)
    assert "Porównaj zobowiązania" in run("verify", str(path), "--lang", "pl")
    text = path.read_text(encoding="utf8")
    entry = next(line for line in text.splitlines() if line.startswith('["c","roll.green"'))
    face = msgspec.json.decode(entry)[2][0]
    other = next(one for one in ("terror", "peril", "lore") if one != face)
    path.write_text(text.replace(entry, entry.replace(f'"{face}"', f'"{other}"', 1), 1), encoding="utf8")
    assert "Not as promised" in run("verify", str(path), "--lang", "en", fails=1)


def test_a_file_from_before_says_so(tmp_path: Path) -> None:
    text = play_out(Match.new(rules("elder-sign"), 1, seed="secret"), random.Random(1)).dumps()
    old = tmp_path / "old.miskatonic"
    old.write_text(text.replace('"miskatonic":2', '"miskatonic":1', 1), encoding="utf8")
    assert "before seeds were committed to" in run("verify", str(old), "--lang", "en", fails=2)
