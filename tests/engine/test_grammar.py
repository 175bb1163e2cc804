"""Words in their forms: what messages may ask for, and what a lexicon must not say."""

from __future__ import annotations

from pathlib import Path

import pytest

from miskatonic.engine import english, polish
from miskatonic.engine.errors import ContentError
from miskatonic.engine.lexicon import read_lexicon
from miskatonic.engine.message import Msg, Seat
from miskatonic.engine.text import LANGUAGES, Language, Text
from tests.grammar import FILE, HERE, TABLE, message, written

CASES = [
    pytest.param(language, message(case["say"]), case[language], id=f"{language}: {case[language]}")
    for case in TABLE["cases"]
    for language in LANGUAGES
    if language in case
]


def text(language: Language, folder: Path = HERE) -> Text:
    forms = TABLE["forms"] if language == "pl" else {}
    return Text(language, (folder,), TABLE["names"], lambda seat: ["Amanda Sharpe", "Bob Jenkins"][seat], forms)


@pytest.mark.parametrize(("language", "said", "words"), CASES)
def test_the_shared_table_of_cases(language: Language, said: Msg, words: str) -> None:
    assert text(language).say(said) == words


def test_the_browser_is_given_the_same_table() -> None:
    assert FILE.read_text(encoding="utf8") == written(), "python -m tests.grammar"


def test_somebody_in_a_seat_has_the_forms_of_whom_they_play() -> None:
    assert text("pl").say(Msg("won", {"who": Seat(0)})) == "Amanda Sharpe wygrała"
    assert text("pl").say(Msg("harm", {"amount": 1, "whom": Seat(0)})) == "zadaj 1 żeton Amandzie Sharpe"


@pytest.mark.parametrize(
    ("adjective", "gender", "one", "several"),
    [
        ("zielony", "m1", "zielony zielonego zielonemu zielonego zielonym zielonym",
         "zieloni zielonych zielonym zielonych zielonymi zielonych"),
        ("zielona", "f", "zielona zielonej zielonej zieloną zieloną zielonej",
         "zielone zielonych zielonym zielone zielonymi zielonych"),
        ("wysoki", "m3", "wysoki wysokiego wysokiemu wysoki wysokim wysokim",
         "wysokie wysokich wysokim wysokie wysokimi wysokich"),
        ("Ostatnia", "n", "Ostatnie Ostatniego Ostatniemu Ostatnie Ostatnim Ostatnim",
         "Ostatnie Ostatnich Ostatnim Ostatnie Ostatnimi Ostatnich"),
        ("dobry", "m1", "dobry dobrego dobremu dobrego dobrym dobrym",
         "dobrzy dobrych dobrym dobrych dobrymi dobrych"),
        ("twój", "f", "twoja twojej twojej twoją twoją twojej", "twoje twoich twoim twoje twoimi twoich"),
        ("jeden", "n", "jedno jednego jednemu jedno jednym jednym", "jedne jednych jednym jedne jednymi jednych"),
        ("ten", "m1", "ten tego temu tego tym tym", "ci tych tym tych tymi tych"),
    ],
)  # fmt: skip
def test_polish_adjectives_agree(adjective: str, gender: str, one: str, several: str) -> None:
    for number, forms in (("one", one), ("several", several)):
        found = [polish.adjective(adjective, gender, number, case) for case in polish.CASES]
        assert " ".join(found) == forms


@pytest.mark.parametrize(
    ("word", "several", "article"),
    [
        ("Ally", "Allies", "an"),
        ("Unique Item", "Unique Items", "a"),
        ("hour", "hours", "an"),
        ("day", "days", "a"),
        ("box", "boxes", "a"),
    ],
)
def test_english_nouns(word: str, several: str, article: str) -> None:
    assert (english.plural(word), english.article(word)) == (several, article)


def lexicon(folder: Path, language: str, words: str) -> tuple[Path, ...]:
    (folder / f"lexicon.{language}.yaml").write_text(words, encoding="utf8")
    return (folder,)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("nouns: {kot: m2 kot ~ ~a}", "noun 'kot': six cases"),
        ("nouns: {kot: kot}", "noun 'kot': one of its parts must be a noun"),
        ("verbs: {iść: idzie}", "verb 'iść': five forms"),
        ("names: {cat: kot}", "name cat: no noun 'kot'"),
        ("words: {}", "unknown field `words`"),
    ],
)
def test_a_mistake_in_a_lexicon_is_named(tmp_path: Path, words: str, problem: str) -> None:
    with pytest.raises(ContentError, match=problem):
        read_lexicon("pl", lexicon(tmp_path, "pl", words))


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ('{ COUNT(2, "smok") }', "no noun 'smok'"),
        ('{ DO("you", "lecieć") }', "no verb 'lecieć'"),
        ('{ FORM("smok", "voc") }', "'voc' is no case"),
    ],
)
def test_a_word_that_the_lexicon_lacks_is_named_with_its_message(tmp_path: Path, line: str, problem: str) -> None:
    (tmp_path / "pl.ftl").write_text(f"dragon = {line}\n", encoding="utf8")
    with pytest.raises(KeyError, match=f"message 'dragon' in pl: .*{problem}"):
        text("pl", tmp_path).word("dragon")


def test_a_later_folder_has_the_last_say(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    folders = lexicon(tmp_path, "en", "nouns: {die: dies}") + lexicon(tmp_path / "other", "en", "nouns: {die: dice}")
    assert read_lexicon("en", folders).nouns["die"].several["nom"] == "dice"
