"""The six maps of Death May Die: what lies on them can be told apart, and what counts is in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from miskatonic.engine.match import Match
from miskatonic.games.death_may_die.rules import RULES
from tests.web.table import House, Visitor

pytestmark = pytest.mark.web


def at_the_table(house: House, **position: Any) -> Visitor:
    visitor = house.visitor(language="pl")
    visitor.board, visitor.patience = ".map-of-rooms", 30_000
    companion = position.pop("companion", False)
    people = position.pop("players", [{}, {}])
    mad = [{"insanity": insanity, **own} for insanity, own in zip(("catatonia", "paranoia"), people, strict=True)]
    described = {"seats": 1, "players": mad, **position}
    visitor.import_file(Match.position(RULES, described, "1", companion=companion).dumps())
    return visitor


@pytest.mark.parametrize("episode", RULES.content.episodes)
def test_every_kind_of_figure_and_token_has_a_picture_of_its_own(house: House, episode: str) -> None:
    page = at_the_table(house, episode=episode, elder_one="hastur").page
    found = page.locator(".map-token:is(.enemy, .marker)").evaluate_all(
        "tokens => tokens.map(one => [one.dataset.piece.split('#')[0], one.querySelector('svg')?.innerHTML])"
    )
    pictures = dict(found)
    assert len(set(pictures.values())) == len(pictures), sorted(pictures)


def test_with_the_real_box_the_check_list_is_ticked_off(house: House) -> None:
    page = at_the_table(house, episode="tomes-of-madness", companion=True).page
    laid = page.locator(".lay-out")
    expect(laid).to_contain_text("Kafel 8A")
    expect(laid).to_contain_text("Księgi szaleństwa")
    left = laid.locator("summary").inner_text()
    laid.locator("input").first.check()
    expect(laid.locator("summary")).not_to_have_text(left)


@pytest.mark.parametrize(
    ("episode", "told"),
    [
        (
            "blasphemous-alchemy",
            "laboratorium: wymieszaj zakryte (Bezpieczne zawalenie ×1, Piekło ognia ×2, Wielka eksplozja ×2)",
        ),
        ("danse-macabre", "gość w masce: wymieszaj zakryte (czarownik ×4, zwykły gość ×5)"),
        ("unspeakable-hour", "Księżyc: nów"),
    ],
)
def test_the_check_list_says_what_is_mixed_face_down_and_where_the_moon_is(
    house: House, episode: str, told: str
) -> None:
    page = at_the_table(house, episode=episode, companion=True).page
    expect(page.locator(".lay-out")).to_contain_text(told)


def test_the_moon_and_the_way_to_the_ritual_are_told(house: House) -> None:
    page = at_the_table(house, episode="unspeakable-hour", moon=2).page
    expect(page.locator(".progress-of")).to_contain_text("pełnia")
    expect(page.locator(".progress-of")).to_contain_text("zwierciadło: 0 z 3")


def test_a_companion_moves_the_marker_of_a_skill_and_lends_what_is_lacking(house: House) -> None:
    """Ralph gives Morgan a level of Toughness and Ian, who has none, the first."""
    for card, levels in (("morgan", 2), ("ian", 1)):
        people = [{"card": card, "place": 1, "cards": {"janitor": "right"}}, {"place": 2}]
        page = at_the_table(house, players=people).page
        skill = page.locator(".person.active .skill", has_text="Twardość")
        expect(skill.locator(".level i.on")).to_have_count(levels)


def test_whoever_crowds_a_room_covers_neither_its_name_nor_what_lies_there(house: House) -> None:
    crowd = ["cultist", "cultist", "cultist", "fire-vampire", "byakhee"]
    people = [{"card": "ian", "place": 11}, {"place": 11}]
    page = at_the_table(house, players=people, enemies={11: crowd}, fire={11: 2}).page
    room = page.locator("[data-place='e1-11']")
    expect(room.locator(".token-badge")).to_have_text("×3")
    covered = room.evaluate(
        """room => [...room.querySelectorAll('.map-token')].flatMap(token => ['.map-name', '.fires'].filter(what => {
            const [a, b] = [token, room.querySelector(what)].map(one => one.getBoundingClientRect());
            return a.bottom > b.top + 2 && b.bottom > a.top + 2 && a.right > b.left + 2 && b.right > a.left + 2;
        }))"""
    )
    assert covered == []


ROOMS_SEEN = """() => {
    const dock = document.querySelector('.dock').getBoundingClientRect();
    const covered = room => room.getBoundingClientRect().bottom > dock.top + 1;
    return [...document.querySelectorAll('.map-area')].filter(covered).map(room => room.dataset.place);
}"""
"""Rooms that the dock covers, wholly or in part."""


def test_what_a_reroll_is_worth_stands_beneath_its_die(house: House) -> None:
    """Also where only the dice are touched, as everybody has it at first; and less is said with a minus sign."""
    visitor = house.visitor(language="pl", whole_list=False)
    visitor.board, visitor.patience = ".map-of-rooms", 30_000
    people = [{"card": "ian", "place": 7, "insanity": "catatonia"}, {"place": 2, "insanity": "paranoia"}]
    match = Match.position(RULES, {"seats": 1, "players": people}, "1")
    match.choose(0, "destroy-equipment")
    faces = [die.face for die in match.state.roll.dice] if match.state.roll else []
    visitor.import_file(match.dumps())
    visitor.asked("reroll")
    notes = visitor.page.locator(".tray .part-die-place .expected span:first-of-type").all_inner_texts()
    # Half of the six faces of a die show a success.
    assert [note.strip() for note in notes] == ["−0,5" if face.startswith("success") else "+0,5" for face in faces]
    assert len(set(faces)) > 1, "there is something to tell apart"


def test_a_drawn_card_pushes_no_room_under_the_dock_and_says_who_moves(house: House) -> None:
    visitor = house.visitor(language="pl", whole_list=False)
    visitor.board, visitor.patience = ".map-of-rooms", 30_000
    people = [{"card": "elizabeth", "place": 4, "insanity": "catatonia"}, {"place": 1, "insanity": "paranoia"}]
    described = {"seats": 1, "players": people, "enemies": {15: "fire-vampire"}}
    match = Match.position(RULES, described, "1", script={"draw.mythos": ["monsters-in-the-labs"]})
    match.choose(0, "end")
    assert match.pending[0].kind == "toward"
    visitor.import_file(match.dumps())
    visitor.asked("toward")
    expect(visitor.page.locator(".drawn")).to_be_visible()
    expect(visitor.page.locator(".prompt[data-kind=toward]")).to_contain_text("Wampir Ognia (Strych): którędy?")
    assert visitor.page.evaluate(ROOMS_SEEN) == []


def test_what_the_next_level_of_each_skill_does_is_read_before_one_is_chosen(house: House) -> None:
    """On the board stands only what a Skill does now."""
    visitor = house.visitor(size=(390, 844), language="pl", whole_list=False)
    visitor.board, visitor.patience = ".board-area", 30_000
    people = [
        {"card": "ian", "place": 7, "sanity": 7, "insanity": "fear-of-crowds"},
        {"place": 15, "insanity": "paranoia"},
    ]
    described = {"seats": 1, "players": people, "enemies": "none", "fire": {}}
    match = Match.position(RULES, described, "1", script={"roll.standard": ["tentacle", "tentacle", "blank"]})
    match.choose(0, "destroy-equipment")
    match.choose(0, "stop")
    visitor.import_file(match.dumps())
    visitor.asked("skill")
    skills = visitor.page.locator(".choice[data-key^='skill:']")
    expect(skills).to_have_count(3)
    expect(skills.filter(has_text="Waleczność")).to_contain_text("dzielisz dowolnie")
    visitor.choose("skill:brawling")
