"""Real dice and cards beside the screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from miskatonic.bots import registry
from miskatonic.engine.decision import Decision
from miskatonic.engine.record import Record
from tests.terminal.driving import run, table


def results(file: Path, kind: str) -> list[str]:
    return [outcome for entry in Record.read(file).entries if entry[:2] == ("p", kind) for outcome in entry[2]]


def test_cards_are_named_by_their_beginning_in_either_language(tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    flags = [
        "--companion",
        "--quick",
        "--players",
        "1",
        "--set",
        "ancient_one=yig",
        "--set",
        "investigators=harvey-walters",
    ]
    script = "t\nzzz\nThe Storage\nKlucz do\nlist\nadministration-office\n"
    written = run("play", "elder-sign", *flags, "--lang", "en", "--plain", "--file", str(file), script=script)
    assert "“t” may mean: " in written
    assert "“zzz” is none of the answers" in written
    assert "New adventure: “The Storage Closet”." in written
    assert "Koi Pond" in written
    drawn = ["the-storage-closet", "the-key-to-the-beyond", "administration-office"]
    assert results(file, "draw.adventure") == drawn


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "1 1 3 lore t peril"),
        ("pl", "1 1 3 wiedza p n"),
        ("pl", "1 1 3 wie, panika, niebez"),
        ("en", "1 1 3 L T P"),
    ],
)
def test_several_faces_at_once(tmp_path: Path, lang: str, typed: str) -> None:
    file = tmp_path / "g.misk"
    run(*table(file, companion=True), "--lang", lang, script=f"5\n1\n{typed}\n")
    assert results(file, "roll.green") == ["1", "1", "3", "lore", "terror", "peril"]


def test_faces_may_come_in_parts_and_the_rest_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    written = run(*table(file, companion=True), "--lang", "en", "--plain", script="5\n1\n1 2\nlore\n1 1 1 1\n3 3 3\n")
    assert "Result 1 of 6" in written
    assert "Result 3 of 6; so far: " in written
    assert "4 results given, only 3 asked for. Nothing has changed." in written
    assert results(file, "roll.green") == ["1", "2", "lore", "3", "3", "3"]


def test_impossible_results_change_nothing(tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    written = run(*table(file, companion=True), "--lang", "pl", script="5\n1\n1 7 2\n4\njoker\n1 1 1 1 1 1 1\n")
    assert written.count("Nic się nie zmienia.") == 4
    assert results(file, "roll.green") == []


class SearchingBot:
    """Stays at the Entrance and searches the Lost and Found."""

    needs_view = False

    def choose(self, decision: Decision, view: object) -> tuple[str, ...]:
        keys = [option.key for option in decision.options]
        return ("lost-and-found",) if "lost-and-found" in keys else (keys[0],)


def test_a_person_reports_what_a_bot_rolls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "bot", lambda game, name, seed: SearchingBot())
    file = tmp_path / "g.misk"
    flags = [*table(file, 2, companion=True, active=1), "--seats", "person,random"]
    written = run(*flags, "--lang", "en", script="peril\n")
    assert results(file, "roll.lost-and-found") == ["peril"]
    assert "Kate Winthrop (random):" in written
    assert "Real dice and cards" in written


def test_before_the_game_it_says_which_of_the_real_cards_it_knows(tmp_path: Path) -> None:
    flags = ["--companion", "--quick", "--players", "1", "--plain", "--file", str(tmp_path / "g.misk")]
    polish = " ".join(run("play", "elder-sign", *flags, "--lang", "pl").split())
    assert "działają tu tak jak drukowane" in polish and re.search(r"Przedmioty unikatowe \d+/12", polish)
    assert "Wpisz „inaczej”" in polish and "nieznana NAZWA" in polish


def test_values_are_set_right_in_words_and_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    flags = table(file, companion=True)
    script = "otherwise\nDoom\n4\nall is\nlog\nundo\nundo\nundo\nundo\nundo\nquit\n"
    written = run(*flags, "--lang", "en", "--plain", script=script)
    assert "The real table says otherwise. What is it?" in written
    assert "By hand (Harvey Walters): Doom was 0, is 3." in written
    assert not Record.read(file).entries, "all of it was taken back"


def test_a_card_that_the_program_does_not_know_is_played_in_words(tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    flags = table(file, companion=True)
    written = run(
        *flags, "--lang", "pl", "--plain", script="nieznana\nnieznana Stary Klucz\nverb:gain\nas:clue\nas:2\n1\n1\n\n"
    )
    assert "Która karta?" in written
    assert "Program nie zna karty „Stary Klucz”. Co ona robi?" in written
    assert "zagrywa kartę „Stary Klucz”, odczytaną z prawdziwej" in written
    assert Record.read(file).entries[0] == ("t", 0, ("Stary Klucz", "anew"))


def test_without_the_real_box_nothing_is_set_by_hand(tmp_path: Path) -> None:
    written = run(*table(tmp_path / "g.misk"), "--lang", "en", "--plain", script="otherwise\nquit\n")
    assert "Only with the real box on the table" in written


def test_cards_that_bear_no_name_are_listed_one_by_one_with_what_they_do(tmp_path: Path) -> None:
    flags = ["--companion", "--quick", "--players", "1", "--plain", "--lang", "en", "--file", str(tmp_path / "g.misk")]
    chosen = ["--set", "ancient_one=azathoth", "--set", "investigators=lily-chen"]
    laid_out = "axe bandages dynamite whiskey the-amazon gate-rome ghoul clue-rome occult-research"
    script = "\n".join([*laid_out.split(), "pass", "general", "general-2", "quit", ""])
    written = run("play", "eldritch-horror", *flags, *chosen, script=script)
    assert "\n  General Encounter 2 – City: Make an Influence test; pass: spawn 1" in written
    assert "\n  General Encounter 12 – City: " in written
    assert results(tmp_path / "g.misk", "draw.general") == ["general-2"]
