"""Decks in and out: every form, what is left out and why, and files that mean no good."""

from __future__ import annotations

import json
import time
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from miskatonic.engine.brought import MOST_BROUGHT
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.text import problem_text
from miskatonic.games.arkham_lcg import RULES, deckdesk, deckfiles, decks
from miskatonic.games.arkham_lcg.deckfiles import DeckList, codes, jsons
from tests.games.arkham_lcg.scenes import CONTENT, DAISY, ROLAND, me, new_game, skip

ROLAND_SLOTS = {
    "01006": 1, "01007": 1, "01000": 1, "01016": 2, "01017": 2, "01018": 2, "01019": 2, "01020": 2, "01021": 2,
    "01022": 2, "01023": 2, "01025": 2, "01030": 2, "01033": 2, "01037": 2, "01039": 2, "01088": 2, "01089": 2,
}  # fmt: skip


def deck_json(**changed: Any) -> str:
    plain: dict[str, Any] = {
        "id": 1, "name": "Fed", "investigator_code": "01001", "slots": ROLAND_SLOTS, "sideSlots": [],
        "meta": '{"alternate_front":"01501"}', "tags": "solo, beginner", "previous_deck": None, "next_deck": None,
    }  # fmt: skip
    return json.dumps({**plain, **changed})


def one(text: str) -> tuple[DeckList, list[str]]:
    deck, notes = deckfiles.read_one(CONTENT, text)
    return deck, [note.id for note in notes]


def refusal(text: str) -> str:
    with pytest.raises(BadOptions) as found:
        deckfiles.read(CONTENT, text)
    assert found.value.message is not None
    return found.value.message.id


# In


def test_a_deck_of_arkhamdb_is_read_and_can_be_played() -> None:
    deck, notes = one(deck_json())
    assert not notes and deck.name == "Fed" and deck.investigator == "01001"
    assert Counter(codes.cards_in(CONTENT, deck))["machete"] == 2
    match = new_game(1, deck=[deck_json()])
    assert me(match).investigator == ROLAND
    assert Counter(me(match).starting)["evidence"] == 2 and "deduction" in me(match).starting


def test_the_random_weakness_is_drawn_when_the_deck_is_first_played() -> None:
    match = new_game(1, deck=[deck_json()])
    basic = [card for card in me(match).starting if CONTENT.player_cards[card].weakness == "basic"]
    assert len(basic) == 1 and "01000" not in me(match).starting
    fixed = {code: count for code, count in ROLAND_SLOTS.items() if code != "01000"} | {"01102": 1}
    match = new_game(1, deck=[deck_json(slots=fixed)])
    basic = [card for card in me(match).starting if CONTENT.player_cards[card].weakness == "basic"]
    assert basic == [CONTENT.by_code["01102"]], "a weakness that was drawn before stays"


def test_reprints_are_the_same_cards_and_their_codes_are_kept() -> None:
    reprinted = {"01516" if code == "01016" else code: count for code, count in ROLAND_SLOTS.items()}
    deck, notes = one(deck_json(slots={**reprinted, "03230": 1, "01016": 1}, investigator_code="01501"))
    cards = Counter(codes.cards_in(CONTENT, deck))
    assert not notes and cards["45-automatic"] == 3 and cards["first-aid-3"] == 1
    for form in deckfiles.FORMS:
        again, _ = one(deckfiles.write(CONTENT, deck, form))
        assert again.slots == deck.slots and again.investigator == "01501", form


def test_the_newest_of_an_upgraded_deck_is_taken() -> None:
    first = json.loads(deck_json(id=7, name="old", next_deck="b"))
    second = json.loads(deck_json(id="b", name="new", previous_deck=7))
    for text in ([first, second], [second, first], {"version": 1, "decks": [first, second]}):
        deck, notes = one(json.dumps(text))
        assert deck.name == "new" and not notes
    backup = {"data": {"decks": {"7": first, "b": second}}, "version": 1}
    assert one(json.dumps(backup))[0].name == "new"
    assert one(json.dumps(first))[1] == ["note-deck-newer"]
    circle = [{**first, "previous_deck": "b"}, {**second, "next_deck": 7}]
    assert len(deckfiles.read(CONTENT, json.dumps(circle)).decks) == 2


def test_what_cannot_be_taken_over_is_said_card_by_card() -> None:
    slots = {**ROLAND_SLOTS, "02105": 2, "01116": 1, "knife": 2, "01086": "two", "01087": 99, "01001": 1}
    brought = RULES.bring("deck", deck_json(slots=slots, taboo_id=10, meta='{"cus_09021":"0|1"}'), {})[0]
    assert [note.id for note in brought.notes] == [
        "note-deck-other-box", "note-deck-no-player-card", "note-deck-code", "note-deck-count", "note-deck-count",
        "note-deck-no-player-card", "note-deck-taboo", "note-deck-meta",
    ]  # fmt: skip
    english = problem_text("en", RULES.texts).say(brought.notes[0])
    polish = problem_text("pl", RULES.texts).say(brought.notes[0])
    assert "02105" in english and "02105" in polish and "pominięto" in polish


def test_what_a_file_says_beside_is_kept() -> None:
    deck, _ = one(deck_json(xp=3, something_new={"a": [1]}))
    again = json.loads(deckfiles.write(CONTENT, deck, "json"))
    assert again["something_new"] == {"a": [1]} and again["xp"] == 3 and again["tags"] == "solo, beginner"
    assert one(deck_json(description_md="x" * 5_000))[1] == ["note-deck-long"]
    assert again["slots"] == dict(sorted(ROLAND_SLOTS.items())) and again["sideSlots"] == []


def test_empty_slots_come_as_a_list() -> None:
    deck, notes = one(deck_json(slots=[]))
    assert deck.slots == {} and not notes


ARKHAMDB = """Fed on the case

Roland Banks

Packs: From Core Set to Core Set

Asset: Hand (4)
2x .45 Automatic (Core Set)
2x Machete (Core Set)

Assets (3)
2x Dr. Milan Christopher :Professor of Entomology (Core Set)
1x Beat Cop [2] (Core Set)
1 Beat Cop

Weaknesses (2)
1x Random Basic Weakness
1x Excalibur (Dunwich)
"""

MARKDOWN = """# Fed on the case

[Roland Banks](https://example.org/card/01001)

**Assets**

- .45 Automatic† x2
- Machete x2
- Dr. Milan Christopher x2
- Beat Cop (2) x1
- Beat Cop x1
- Random Basic Weakness x1
- Excalibur (5) x1
"""


@pytest.mark.parametrize("text", [ARKHAMDB, MARKDOWN], ids=["arkhamdb", "arkham.build"])
def test_both_forms_of_text_are_read(text: str) -> None:
    deck, notes = one(text)
    assert deck == DeckList(
        "Fed on the case",
        "01001",
        {"01000": 1, "01016": 2, "01018": 1, "01020": 2, "01028": 1, "01033": 2},
    )
    assert notes == ["note-deck-name"], "one card of another box"


def test_names_may_be_polish_and_a_bare_list_will_do() -> None:
    deck, notes = one("Roland Banks\n2x Maczeta\n2 Automatyczna .45\n1x Okładanka")
    assert deck.name == "Roland Banks" and deck.slots == {"01016": 2, "01020": 2} and notes == ["note-deck-name"]
    assert one("2x Machete\nDaisy Walker")[0] == DeckList("Daisy Walker", "01002", {"01020": 2})


OCTGN = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="a6d114c7-2e2a-4896-ad8c-0330605c90bf" sleeveid="0">
  <section name="Investigator" shared="False">
    <card qty="1" id="x">Roland Banks</card>
    <card qty="1" id="y">Roland Banks</card>
  </section>
  <section name="Asset" shared="False"><card qty="2" id="z">Machete</card><card qty="1" id="q">Excalibur</card>
  </section>
  <section name="Event" shared="False"><card qty="-3" id="z">Dodge</card></section>
  <notes><![CDATA[]]></notes>
</deck>
"""


def test_decks_of_octgn_are_read_by_name() -> None:
    deck, notes = one(OCTGN)
    assert deck == DeckList("Roland Banks", "01001", {"01020": 2})
    assert notes == ["note-deck-name", "note-deck-count"]


# Out, and in again


@st.composite
def legal_decks(draw: st.DrawFn) -> DeckList:
    """Thirty cards that the investigator may have, under either code, with what must and what may be beside."""
    investigator = draw(st.sampled_from(list(CONTENT.investigators)))
    printed = CONTENT.investigators[investigator]
    able = [
        card for card in CONTENT.player_cards.values()
        if card.level == 0 and not card.only_for and decks.allowed(CONTENT, investigator, card)
    ]  # fmt: skip
    order = draw(st.permutations(able))
    slots: dict[str, int] = {}
    left = printed.deck_size
    for card in order:
        count = min(left, draw(st.integers(1, 2)))
        if count:
            code = draw(st.sampled_from([card.code, codes.reprint_of(card.code)]))
            slots[code] = slots.get(code, 0) + count
            left -= count
    for must in (printed.signature, printed.weakness):
        slots[CONTENT.player_cards[must].code] = 1
    if draw(st.booleans()):
        slots[codes.RANDOM_WEAKNESS] = 1
    name = jsons.tidy(draw(st.text(max_size=40))) or printed.name.en
    if deckfiles.JSON.match(name) or deckfiles.XML.match(name):
        name = "x" + name
    code = draw(st.sampled_from([printed.code, codes.reprint_of(printed.code)]))
    return DeckList(name, code, dict(sorted(slots.items())))


@given(legal_decks())
@settings(max_examples=150, deadline=None)
def test_reading_what_was_written_gives_the_same_deck(deck: DeckList) -> None:
    for form in deckfiles.FORMS:
        again, notes = one(deckfiles.write(CONTENT, deck, form))
        assert not notes and again == deck, form
    investigator = codes.investigator_of(CONTENT, deck.investigator)
    short = sum(deck.slots.values()) < 32
    assert short or not decks.problems(CONTENT, investigator, codes.cards_in(CONTENT, deck))


# Files that mean no good


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "problem-deck-empty"),
        (" \n\t", "problem-deck-empty"),
        ("{", "problem-deck-json"),
        ('{"slots": {', "problem-deck-json"),
        ("[" * 40_000, "problem-deck-json"),
        ('{"decks":' * 5_000, "problem-deck-json"),
        ("[]", "problem-deck-none"),
        ("{}", "problem-deck-none"),
        ('[{"a": 1}, null, 1]', "problem-deck-none"),
        ('{"slots": {}}', "problem-deck-nobody"),
        ('{"slots": {}, "investigator_code": 1001}', "problem-deck-nobody"),
        ('{"slots": {}, "investigator_code": "02001"}', "problem-deck-investigator"),
        ('{"slots": "01016", "investigator_code": "01001"}', "problem-deck-slots"),
        ('{"slots": [1], "investigator_code": "01001"}', "problem-deck-slots"),
        ("<deck><section>", "problem-deck-xml"),
        ("<html></html>", "problem-deck-xml"),
        ('<!DOCTYPE d [<!ENTITY a "b">]><deck>&a;</deck>', "problem-deck-xml"),
        ("<deck></deck>", "problem-deck-nobody"),
        ("nothing of this game", "problem-deck-nobody"),
        ("Roland Banks", "problem-deck-none"),
        ("x" * (MOST_BROUGHT + 1), "problem-brought-long"),
        (
            json.dumps({"slots": {f"{n:05d}": 1 for n in range(400)}, "investigator_code": "01001"}),
            "problem-deck-cards",
        ),
        (json.dumps([{"slots": {}, "investigator_code": "01001"}] * 201), "problem-deck-many"),
        ("Roland Banks\n" + "a\n" * 1_000, "problem-deck-lines"),
        (f"<deck><section>{'<card>a</card>' * 1_001}</section></deck>", "problem-deck-lines"),
    ],
)
def test_what_is_no_deck_is_refused_in_words(text: str, reason: str) -> None:
    assert refusal(text) == reason


@pytest.mark.parametrize(
    "text",
    [
        "a\n" * 24_900,
        "1 a\n" * 12_400,
        f"1 a{'()' * 148}\n" * 160,
        f"1 {' ' * 297}a\n" * 160,
        f"1 {'b' * 46}\n" * 999,
    ],
    ids=["short lines", "short cards", "brackets", "spaces", "long lines"],
)
def test_no_text_takes_long_to_be_read_or_refused(text: str) -> None:
    """Whoever wishes for it holds up everybody else meanwhile."""
    RULES.bring("deck", "Roland Banks\n1x Machete", {})
    before = time.process_time()
    with suppress(BadOptions):
        RULES.bring("deck", f"Roland Banks\n{text}"[:MOST_BROUGHT], {})
    assert time.process_time() - before < 0.3


@given(st.text(max_size=300) | st.recursive(st.none() | st.integers() | st.text(max_size=8), st.lists).map(json.dumps))
@settings(max_examples=150, deadline=None)
def test_whatever_is_brought_is_read_or_refused(text: str) -> None:
    try:
        RULES.bring("deck", text, {})
    except BadOptions as problem:
        assert problem.message is not None and problem.said("pl")


@given(
    st.dictionaries(
        st.sampled_from(["investigator_code", "slots", "name", "meta", "id", "next_deck", "previous_deck", "taboo_id"]),
        st.none() | st.booleans() | st.floats(allow_nan=False) | st.integers() | st.text(max_size=5)
        | st.lists(st.integers(), max_size=2) | st.dictionaries(st.text(max_size=6), st.integers(), max_size=2),
    )
)  # fmt: skip
@settings(max_examples=150, deadline=None)
def test_fields_of_the_wrong_type_are_read_or_refused(changed: dict[str, Any]) -> None:
    try:
        RULES.bring("deck", deck_json(**changed), {})
    except BadOptions as problem:
        assert problem.message is not None


def test_a_refusal_names_the_card_as_it_is_printed() -> None:
    slots = {**ROLAND_SLOTS, "01016": 1, "01060": 1}
    with pytest.raises(BadOptions) as found:
        new_game(1, deck=[deck_json(slots=slots)])
    assert "Shrivelling is of a class" in str(found.value)
    assert f"„{CONTENT.player_cards['shrivelling'].name.pl}” ma klasę" in found.value.said("pl")


def test_a_deck_that_cannot_be_played_changes_nothing() -> None:
    for text in (deck_json(slots={"01016": 2}), "nonsense", deck_json(slots={**ROLAND_SLOTS, "01117": 1})):
        with pytest.raises(BadOptions):
            new_game(1, deck=[text])
    with pytest.raises(BadOptions) as found:
        new_game(2, deck=[deck_json(), deck_json()])
    assert found.value.message is not None and found.value.message.id == "problem-once", "one Roland at a table"
    with pytest.raises(BadOptions):
        new_game(1, deck=[deck_json(), deck_json()])


# The desk


def test_the_odds_of_an_opening_hand() -> None:
    brought = RULES.bring("deck", deck_json(), {})[0]
    facts = brought.facts
    assert not brought.problems and facts["counted"] == 30 and facts["experience"] == 0
    # 31 cards can be drawn: 30 and the signature. C(29,5)/C(31,5) = 65/93; ten cards: C(29,10)/C(31,10) = 14/31.
    assert facts["odds"]["machete"] == [30, 55] and round(100 * (1 - 14 / 31)) == 55
    assert facts["odds"]["roland-s-38-special"] == [round(500 / 31), round(1000 / 31)]
    assert "cover-up" not in facts["odds"], "a weakness is replaced"
    assert dict(facts["curve"]) == {0: 2, 1: 6, 2: 6, 3: 4, 4: 6}


def test_the_pool_says_what_may_be_added_and_why_no_more() -> None:
    facts = RULES.bring("deck", deck_json(), {})[0].facts
    assert facts["pool"]["machete"] == {"room": 0, "why": None}, "two are in"
    assert facts["pool"]["knife"] == {"room": 2, "why": None}
    assert facts["pool"]["shrivelling"]["why"]["id"] == "problem-deck-class"
    assert facts["pool"]["shotgun"]["why"]["id"] == "problem-deck-level"
    assert facts["pool"]["beat-cop-2"]["why"]["id"] == "problem-deck-level"
    upgraded = RULES.bring("deck", deck_json(), {"mode": "upgraded"})[0].facts
    assert upgraded["pool"]["shotgun"]["room"] == 2
    assert upgraded["pool"]["beat-cop-2"]["why"]["id"] == "problem-deck-copies", "by title, whatever the level"
    assert "daisy-s-tote-bag" not in facts["pool"] and "lita-chantler" not in facts["pool"]


def test_an_upgrade_costs_levels_and_differences() -> None:
    slots = {**ROLAND_SLOTS, "01018": 1, "01028": 1, "01016": 1, "01029": 1}
    options = {"mode": "upgraded", "before": deck_json(), "experience": 6}
    brought = RULES.bring("deck", deck_json(slots=slots), options)[0]
    assert brought.facts["spent"] == 2 + 4 and not brought.problems, "Beat Cop 0 to 2, and a Shotgun"
    options["experience"] = 5
    assert [p.id for p in RULES.bring("deck", deck_json(slots=slots), options)[0].problems] == ["problem-deck-spent"]
    cheap = {**ROLAND_SLOTS, "01016": 1, "01086": 1}
    assert RULES.bring("deck", deck_json(slots=cheap), options)[0].facts["spent"] == 1, "level 0 costs 1"


def test_forgotten_signature_cards_are_added_and_said() -> None:
    slots = {code: count for code, count in ROLAND_SLOTS.items() if code not in ("01006", "01007")}
    brought = RULES.bring("deck", deck_json(slots=slots), {})[0]
    assert [note.id for note in brought.notes] == ["note-deck-signature"] * 2 and not brought.problems
    match = new_game(1, deck=[brought.text])
    skip(match, "action")
    assert {"cover-up", "roland-s-38-special"} <= set(me(match).starting)


def test_a_deck_brings_its_investigator_whatever_was_wished() -> None:
    match = new_game(2, investigator=[DAISY, "random"], deck=["starter", deck_json()])
    assert [player.investigator for player in match.state.players] == [DAISY, ROLAND]


def test_at_least_one() -> None:
    assert deckdesk.at_least_one(2, 10, 5) == pytest.approx(1 - (8 * 7 * 6 * 5 * 4) / (10 * 9 * 8 * 7 * 6))
    assert deckdesk.at_least_one(0, 0, 5) == 0.0 and deckdesk.at_least_one(1, 3, 5) == 1.0


def test_a_deck_is_changed_card_by_card_and_keeps_its_printing() -> None:
    reprinted = deck_json(slots={"01520": 1}, xp=3)
    more = RULES.bring("deck", reprinted, {"change": "+machete"})[0]
    assert json.loads(more.text)["slots"] == {"01520": 2} and json.loads(more.text)["xp"] == 3
    less = RULES.bring("deck", more.text, {"change": "-machete"})[0]
    assert json.loads(less.text)["slots"] == {"01520": 1}
    assert json.loads(RULES.bring("deck", less.text, {"change": "-machete"})[0].text)["slots"] == {}
    assert json.loads(RULES.bring("deck", less.text, {"change": "-knife"})[0].text)["slots"] == {"01520": 1}
    assert json.loads(RULES.bring("deck", less.text, {"change": "+01000"})[0].text)["slots"]["01000"] == 1
    starter = RULES.bring("deck", less.text, {"change": "starter"})[0]
    assert not starter.problems and starter.facts["counted"] == 30
    for change in ("+excalibur", "machete", "*machete", "+"):
        with pytest.raises(BadOptions):
            RULES.bring("deck", less.text, {"change": change})


def test_a_study_of_a_deck_says_which_cards_were_used_and_which_lay_idle() -> None:
    journal: list[tuple[str, int | str, tuple[str, ...]]] = [
        ("c", "draw.deck-0", ("machete", "guts", "cover-up")),
        ("c", "draw.deck-1", ("knife",)),
        ("c", "draw.deck-0", ("dodge", "evidence", "knife")),
        ("d", 0, ("card:evidence",)),
        ("d", 0, ("play:machete",)),
        ("d", 1, ("play:knife",)),
        ("d", 0, ("commit:guts~2", "commit:dodge")),
    ]
    options = {"deck": [deck_json(), "starter"]}
    assert RULES.studied(options, journal) == {
        "used_card": ("dodge", "guts", "machete"),
        "idle_card": ("evidence", "knife"),
    }, "what is put away is not used; what others have is not studied; weaknesses are nobody's choice"
    assert RULES.studied({}, journal) == {} and RULES.studied({"deck": "starter"}, journal) == {}
