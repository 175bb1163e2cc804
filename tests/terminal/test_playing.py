"""Playing by typing: answers, commands, bad input, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from miskatonic.bots import registry
from miskatonic.bots.bot import RandomBot
from miskatonic.engine.match import Match
from miskatonic.engine.record import Record
from miskatonic.games.elder_sign import RULES
from miskatonic.games.registry import rules
from tests.terminal.driving import Terminal, run, table

BOXES = re.compile(r"[\x1b\u2500-\u257f]")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    return tmp_path


def choices(file: Path) -> list[tuple[str, ...]]:
    return [entry[2] for entry in Record.read(file).entries if entry[0] == "d"]


@pytest.mark.parametrize(("lang", "end"), [("en", "The end"), ("pl", "Koniec gry")])
def test_bots_play_a_whole_game_and_the_end_is_told(lang: str, end: str, tmp_path: Path) -> None:
    written = run(
        "play",
        "elder-sign",
        "--quick",
        "--lang",
        lang,
        "--seats",
        "random,random",
        "--seed",
        "2",
        "--file",
        str(tmp_path / "g.misk"),
    )
    assert end in written
    assert {"en": "(random):", "pl": "(losowy):"}[lang] in written
    match = Match.load(RULES, tmp_path / "g.misk")
    assert match.outcome is not None


def test_the_last_choice_ends_the_game_and_another_one_is_offered(home: Path) -> None:
    match = Match.new(RULES, 1, {"ancient_one": "yig"}, "3")
    bot = RandomBot("last")
    choices: list[tuple[str, ...]] = []
    while match.outcome is None:
        choices.append(bot.choose(match.pending[0], None))
        match.choose(match.pending[0].seat, *choices[-1])
    match.undo()
    (home / "miskatonic").mkdir()
    match.save(home / "miskatonic" / "elder-sign-x.misk")
    written = run("play", "elder-sign", "--lang", "pl", script=f"t\n{' '.join(choices[-1])}\nn\n")
    assert "Koniec gry" in written
    assert "Podsumowanie" in written
    assert "Jeszcze jedna gra?" in written
    assert "Nie ma niedokończonej" in run("play", "elder-sign", "--lang", "pl", "--resume", script="")


def test_everything_is_asked_before_a_game(home: Path) -> None:
    answers = ["", "3", "nine", "9", "1", "random", "cthul", "n", "Yig", "y", "2", "harvey"]
    written = run("play", "elder-sign", script="\n".join(answers) + "\nquit\n")
    assert "Język / Language" in written
    assert "How many players? (1–8)" in written
    assert "How many of them are people" in written
    assert "A whole number from 0 to 3 is needed." in written
    assert "Which bot plays" in written
    assert "Which Ancient One" in written
    assert "13 Elder Signs, 11 doom spaces" in written
    assert "Take this one?" in written
    assert "Harvey Walters" in written
    assert "Yig" in written
    (file,) = home.glob("miskatonic/*.misk")
    assert Record.read(file).header.options["ancient_one"] == "yig"


def test_an_answer_is_a_number_a_key_or_a_beginning(tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    for words in ("5", "adventure:gate-to-elsewhere", "Go to Gate", "go to “gate", "gate to e", "GATE"):
        run(*table(file), "--lang", "en", script=f"{words}\n")
        assert choices(file) == [("adventure:gate-to-elsewhere",)]


def test_bad_input_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    script = "99\nxyzzy\ngo\n\n-1\n1 2\nwhy 77\nsave /no/such/place\ncard\ncard qqq\n"
    written = run(*table(file), "--lang", "en", script=script)
    assert " ".join(written.split()).count("Nothing has changed.") == 6
    assert "“go” may mean: Go to “The Storage Closet”;" in written
    assert "“77” is no number of an answer here" in written
    assert "No card has a name like" in written
    assert "could not be written" in written
    assert choices(file) == []


def test_the_rule_behind_a_question_an_answer_and_a_refusal(tmp_path: Path) -> None:
    flags = table(tmp_path / "g.misk", players=[{"investigator": "harvey-walters", "sanity": 3}])
    written = run(*flags, "--lang", "en", script="why\nwhy 2\n1\nwhy x1\nwhy x3\nx1\n")
    assert "(es.movement.1)" in written
    assert "Task 1: Investigation 3" in written
    assert "Not possible now" in written
    assert "(es.first-aid.3)" in written
    assert "(es.souvenir.1)" in written
    assert "Type “why x1”" in written


def test_commands_in_polish(tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    script = (
        f"dlaczego\npomoc\nstan\n1\ncofnij\ndziennik\nzapisz {tmp_path}/kopia.misk\nkarta cthulhu\nalmanach panika\n"
    )
    written = run(*table(file), "--lang", "pl", script=script + "język\nkoniec\n")
    assert "Faza ruchu (es.movement.1)" in written
    assert "Polecenia" in written
    assert "Cofnięto: Zostań na miejscu" in written
    assert "Limit Znaków Starszych Bogów: 13." in written
    assert "Where do you go?" in written
    assert Record.read(tmp_path / "kopia.misk").header.game == "elder-sign"
    assert choices(file) == []


def test_undo_takes_back_what_bots_did_since(tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    written = run(*table(file, 2), "--seats", "person,random", "--lang", "en", script="1\n1\nundo\nundo\nundo\n")
    assert ": Kate Winthrop." in written
    assert written.count("Taken back:") == 2
    assert "nothing to take back" in written
    assert choices(file) == []


def test_several_dice_are_rerolled_by_several_numbers(tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    flags = table(file, players=[{"investigator": "harvey-walters", "clues": 1}])
    written = run(*flags, "--lang", "en", script="gate\nroll\nclue\n9 1\n1 1\n1 3\n")
    assert "several numbers with spaces" in written
    assert "is chosen twice" in written
    assert choices(file)[-1] == ("die:0", "die:2")


def test_people_at_one_screen_are_told_whose_turn_it_is(tmp_path: Path) -> None:
    written = run(*table(tmp_path / "g.misk", 2), "--lang", "en", script="gate\ngive\n1\nlost\n")
    assert "Harvey Walters (seat 1) · Movement Phase" in written
    assert "Harvey Walters goes to “Gate to Elsewhere”." in written
    assert "Kate Winthrop (seat 2) · Movement Phase" in written


def test_an_unfinished_game_is_offered_and_resumed(home: Path) -> None:
    run("play", "elder-sign", "--quick", "--players", "2", "--seed", "7", "--lang", "pl", script="1\nkoniec\n")
    (file,) = home.glob("miskatonic/*.misk")
    before = Record.read(file).entries
    written = run("play", "elder-sign", "--lang", "pl", script="t\nkoniec\n")
    assert "Czeka niedokończona rozgrywka" in written
    assert "dokładnie od miejsca przerwania" in written
    assert "dokładnie od miejsca przerwania" in run("play", "elder-sign", "--resume", script="koniec\n")
    assert Record.read(file).entries == before


def test_a_bot_keeps_its_seat_when_the_game_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    run(
        "play",
        "elder-sign",
        "--quick",
        "--lang",
        "en",
        "--seats",
        "person,random",
        "--seed",
        "7",
        "--file",
        str(file),
        script="1\n",
    )
    written = run("play", "elder-sign", "--resume", "--file", str(file), script="1\n1\n1\n")
    assert "seat 2" not in written, "a person would be asked"


def test_clear_words_when_a_game_cannot_begin(tmp_path: Path) -> None:
    assert "exists already" in _refused(tmp_path, "--file", str(_made(tmp_path)))
    assert "no such file" in _refused(tmp_path, "--resume", "--file", str(tmp_path / "none.misk"))
    assert "1 to 8" in _refused(tmp_path, "--players", "9")
    assert "do not fit" in _refused(tmp_path, "--players", "2", "--bots", "3")
    assert "no bot" in _refused(tmp_path, "--seats", "person,wizard")
    assert "ancient_one" in _refused(tmp_path, "--players", "1", "--set", "ancient_one=Santa")
    assert "pl, en" in _refused(tmp_path, "--lang", "de")
    bad = tmp_path / "bad.misk"
    bad.write_text("nonsense\n", encoding="utf8")
    assert "damaged" in _refused(tmp_path, "--resume", "--file", str(bad))
    assert "no game 'chess'" in run("play", "chess", "--quick", fails=2)


def _made(tmp_path: Path) -> Path:
    file = tmp_path / "made.misk"
    table(file)
    return file


def _refused(tmp_path: Path, *flags: str) -> str:
    return run("play", "elder-sign", "--quick", *flags, fails=2)


def test_a_bot_that_cannot_be_had_is_replaced_and_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "part", lambda name: None)
    flags = ["--seats", "person,heuristic", "--lang", "en", "--file", str(tmp_path / "g.misk")]
    written = run("play", "elder-sign", "--quick", *flags)
    assert "The bot “heuristic” cannot be used here" in written
    assert "The bot “random” plays instead" in written.replace("\n", " ")


def test_names_of_investigators_and_the_ancient_one_in_either_language(tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    settings = ["--set", "ancient_one=cthul", "--set", "investigators=siostra,Harvey"]
    written = run("play", "elder-sign", "--quick", "--lang", "en", "--players", "2", *settings, "--file", str(file))
    assert "Sister Mary enters the museum." in written
    assert Record.read(file).header.options == {
        "ancient_one": "cthulhu",
        "investigators": ["sister-mary", "harvey-walters"],
    }


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_plain_text_has_no_boxes_and_no_escape_codes(tmp_path: Path, lang: str) -> None:
    terminal = Terminal(
        *table(tmp_path / "g.misk"), "--lang", lang, "--plain", home=tmp_path, language="pl_PL.UTF-8", columns=200
    )
    terminal.until()
    for words in ("look", "help", "5", "1", "log", "card yig", "almanac focus", "why", "undo"):
        terminal.send(words)
        terminal.until()
    terminal.send("quit")
    code, written = terminal.finish()
    assert code == 0
    assert not BOXES.search(written)
    assert max(len(line) for line in written.split("\n")) <= 80


def test_a_screen_has_boxes_and_colours(tmp_path: Path) -> None:
    terminal = Terminal(*table(tmp_path / "g.misk"), home=tmp_path)
    assert "\x1b[" in terminal.until()
    assert "╭" in terminal.written
    terminal.kill()


def test_clear_words_in_polish_too(tmp_path: Path) -> None:
    bad = tmp_path / "zła.misk"
    bad.write_text("nonsense\n", encoding="utf8")
    for problem, flags in {
        f"Plik {bad}: wiersz 1 jest uszkodzony": ("--resume", "--file", str(bad)),
        f"Plik {tmp_path / 'nic.misk'} nie istnieje.": ("--resume", "--file", str(tmp_path / "nic.misk")),
        f"Plik {tmp_path / 'made.misk'} już istnieje;": ("--file", str(_made(tmp_path))),
        "Gra elder-sign: od 1 do 8 graczy, a nie 9.": ("--players", "9"),
        "3 boty nie zmieszczą się wśród 2 graczy.": ("--players", "2", "--bots", "3"),
        "Nie ma bota „wizard”; są: person, random, heuristic, thinker.": ("--seats", "person,wizard"),
        "Ustawienie ancient_one: nie ma „Santa”;": ("--players", "1", "--set", "ancient_one=Santa"),
        "Opcja --set: nie ma ustawienia „weather”; są: ancient_one, investigators.": ("--set", "weather=fair"),
        "Opcja --set yig: powinno być nazwa=wartość, na przykład ancient_one=": ("--set", "yig"),
        "Opcja --set: ancient_one podano dwa razy.": ("--set", "ancient_one=yig", "--set", "ancient_one=yig"),
        "Ustawienie investigators: podano 2, a jest 1 miejsce.": ("--set", "investigators=mary,harvey"),
        "Każdego Badacza można wybrać tylko raz.": ("--players", "2", "--set", "investigators=sister-mary,sister-mary"),
    }.items():
        assert problem in _refused(tmp_path, "--lang", "pl", *flags)
    assert "Nie ma gry „chess”; są: elder-sign" in run("play", "chess", "--lang", "pl", fails=2)
    assert f"Plik {bad}: wiersz 1 jest uszkodzony" in run("replay", str(bad), "--lang", "pl", fails=2)
    assert "Nie ma gry „chess”" in run("almanac", "focus", "--game", "chess", "--lang", "pl", fails=2)


def test_a_problem_is_said_in_the_language_of_the_environment_if_none_is_chosen(tmp_path: Path) -> None:
    polish = {"LANG": "pl_PL.UTF-8"}
    assert "nie ma języka „de”; są: pl, en" in run("play", "elder-sign", "--quick", "--lang", "de", env=polish, fails=2)
    assert "jest folder" in run("replay", str(tmp_path), env=polish, fails=2)
    assert "this is a folder" in run("replay", str(tmp_path), fails=2)


def test_a_problem_is_said_in_the_language_chosen_at_the_first_question(home: Path) -> None:
    assert "Każdego Badacza" in run(
        "play", "elder-sign", "--set", "investigators=mary,mary", script="2\n2\n2\nYig\ny\n", fails=2
    )


def test_what_is_forced_is_not_asked_where_nobody_could_learn_from_it(tmp_path: Path) -> None:
    """Windows in which a hand might hold something are put to every seat; alone at the screen one is not bothered."""
    file = tmp_path / "game.misk"
    Match.new(rules("arkham-lcg"), 2, {}, 5).save(file)
    told = run("play", "arkham-lcg", "--resume", "--file", str(file), "--plain", "--lang", "en", script="1\n" * 40)
    assert told.count("\n1. ") > 20
    assert not re.search(r"^1\. Pass\n(?!2\. )", told, re.MULTILINE), told
    assert "Investigation phase, turn of " in told, "when a question is put"
