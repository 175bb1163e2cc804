"""Names that cannot pass for another's."""

from __future__ import annotations

import pytest

from miskatonic.table.names import NAME, apart, composed, flaw, likeness, reserved

TWINS = [
    ("alice", "ALICE"),
    ("alice", "a l i c e"),
    ("alice", "a.l-i_c.e"),
    ("alice", "al1ce"),
    ("Ilja", "llja"),
    ("coco", "сосо"),
    ("AHHA", "АННА"),
    ("Zoo", "Z00"),
    ("modern", "modem"),
    ("wanda", "vvanda"),
    ("Żaneta", "Z\u0307aneta"),
    ("fin", "ﬁn"),
    ("ann", "ａｎｎ"),
    ("straße", "STRASSE"),
    ("hanna", "ʜᴀɴɴᴀ"),
    ("HANNA", "ΗΑΝΝΑ"),
    ("epic", "еріс"),
    ("Bill", "ВіІІ"),
    ("Ann", "🅰nn"),
    ("bob", "🇧🇴🇧"),
    ("gina", "ɡina"),
    ("bL4", "ы4"),
]


@pytest.mark.parametrize(("one", "other"), TWINS)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Zoska", "Zośka"), ("Pawel", "Paweł"), ("Ann", "Anna"), ("Ola", "Ala"), ("Ann", "Ann 2")]
)
def test_names_that_differ_to_the_eye_are_two(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)


@pytest.mark.parametrize(
    "name",
    [
        "аlice",
        "ali\u200bce",
        "ali\u202ece",
        "a\u3164",
        "\u2800\u2800",
        "x\ufe0f",
        "a\u0301\u0301\u0301\u0301",
        "",
        "…",
        "x" * 41,
        "a\x00b",
        "A𝼄ice",
        "ʜᴀɴɴᴀ",
        "aliᴄe",
        "Al\u034fice",
        "Al\U000e0101ice",
        "ꓮꓠꓠ",
        "ᎪᎡᎢ",
        "Alǀce",
        "Al∣ce",
        "al١ce",
        "b𐐬b",
        "🅰nn",
        "❶st",
    ],
)
def test_names_that_hide_something_are_refused(name: str) -> None:
    assert flaw(composed(name)) is not None


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zośka Żółć",
        "O'Brien",
        "Анна",
        "日本 Ken",
        "Ms. Fern 2",
        "李",
        "Ἀθηνᾶ",
        "Ọlá",
        "Kɔfi",
        "Ann ★",
        "Łucja & Co. (2)",
        "أحمد ١",
        "김민수",
        "ไทย",
        "Nguyễn",
        "Þór",
        "נועה",
    ],
)
def test_honest_names_of_many_alphabets_are_taken(name: str) -> None:
    assert flaw(composed(name)) is None


@pytest.mark.parametrize("name", ["Admin", "ADM1N", "Bot 2", "gospodarz", "M i s k a t o n i c", "R0bot"])
def test_the_tables_own_words_are_nobodys_name(name: str) -> None:
    assert reserved(name)
    assert not reserved("Adminia") and not reserved("Bottom")


def test_at_one_table_nobody_looks_like_another() -> None:
    assert apart("Ann", ["Ben"]) == "Ann"
    assert apart("Ann", ["ann"]) == "Ann (2)"
    assert apart("Ann", ["ann", "Ann (2)"]) == "Ann (3)"
    assert len(apart("x" * NAME, ["x" * NAME])) == NAME
