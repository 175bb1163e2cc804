"""What goes wrong is said in the reader's language, also when that changes."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign.rules import RULES
from tests.web.table import House, Visitor, near_the_end

pytestmark = pytest.mark.web


def says(page: Page, where: str, polish: str, english: str) -> None:
    """In Polish; in English after switching; and in Polish again."""
    note = page.locator(where)
    expect(note).to_contain_text(polish)
    page.get_by_role("button", name="English").first.click()
    expect(note).to_contain_text(english)
    page.get_by_role("button", name="Polski").first.click()
    expect(note).to_contain_text(polish)


@pytest.fixture
def guest(house: House) -> Visitor:
    return house.visitor(language="pl")


def bring(visitor: Visitor, text: str) -> None:
    visitor.page.locator("input[type=file]").set_input_files(
        {"name": "gra.misk", "mimeType": "text/plain", "buffer": text.encode()}
    )


def test_a_file_that_is_no_game(guest: Visitor) -> None:
    guest.expects(400)
    page = guest.go_home()
    bring(guest, "nonsense\n")
    says(page, "[role=alert]", "Wiersz 1 jest uszkodzony: to nie", "Line 1 is damaged: malformed JSON")
    guest.picture("problem-file-pl")
    guest.accessible("a problem")
    bring(guest, '{"miskatonic": 99}\n')
    says(page, "[role=alert]", "Plik ma format 99", "The file has schema 99")


def test_a_game_that_no_longer_fits_the_rules(guest: Visitor) -> None:
    guest.go_home()
    text = Match.position(RULES, near_the_end(), "1").dumps()
    bring(guest, text + '["d",0,["dance"]]\n')
    guest.sees_board()
    polish = "pytanie „movement”: nie ma odpowiedzi „dance”"
    says(guest.page, ".banner", polish, "movement: no option 'dance'")
    guest.picture("problem-old-game-pl")


def test_an_investigator_chosen_twice_is_refused_in_the_games_words(guest: Visitor) -> None:
    guest.expects(400)
    page = guest.go_home()
    page.fill(".new-table input[name=seats]", "2")
    page.click(".new-table summary")
    for seat in (1, 2):
        page.get_by_label(f"Badacz (miejsce {seat})").select_option("sister-mary")
    page.click(".new-table button[type=submit]")
    twice = "Każdego Badacza można wybrać tylko raz."
    says(page, ".new-table [role=alert]", twice, "Investigators: each only once.")
    guest.picture("problem-investigators-pl")


def test_a_name_that_is_taken_and_a_password_too_short(house: House, guest: Visitor) -> None:
    for visitor in (house.visitor("Zofia"), guest):
        page = visitor.go_home()
        page.click("details.panel summary")
        page.fill("details.panel input[autocomplete=username]", "Zofia")
        page.fill("details.panel input[type=password]", "a long password")
        if visitor is guest:
            visitor.expects(400)
            visitor.expects(409)
        page.locator("details.panel .choices button").nth(1).click()
        if visitor is not guest:
            expect(page.get_by_text("Zofia")).to_be_visible()
    says(guest.page, "[role=alert]", "Nazwa „Zofia” jest zajęta.", "The name 'Zofia' is taken.")
    guest.page.fill("details.panel input[type=password]", "short")
    guest.page.locator("details.panel .choices button").nth(1).click()
    says(guest.page, "[role=alert]", "Hasło musi mieć od 8 do 200 znaków.", "A password has 8 to 200 characters.")


def test_a_table_that_is_not_there(guest: Visitor) -> None:
    guest.expects(404)
    page = guest.go("table/nowhere")
    page.fill("input[name=name]", "Ola")
    page.click("button[type=submit]")
    says(page, "[role=alert]", "Nie ma stołu „nowhere”.", "There is no table 'nowhere'.")


def test_a_choice_that_comes_too_late(guest: Visitor) -> None:
    def late(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            said = json.loads(text)
            if said["t"] == "choose":
                said["number"] = 0
            server.send(json.dumps(said))

        wire.on_message(pass_on)

    guest.page.route_web_socket(re.compile("/ws/tables/"), late)
    guest.import_game(near_the_end())
    guest.page.click(".choice[data-key=stay]")
    says(
        guest.page,
        ".refused-note",
        "Nie przyjęto: na to pytanie już odpowiedziano",
        "this question has already been answered",
    )
    guest.picture("problem-late-pl")


def test_a_server_that_does_not_answer(guest: Visitor) -> None:
    guest.expected += "|Failed to load resource"
    page = guest.go_home()
    page.route("**/api/import", lambda route: route.abort())
    bring(guest, "anything\n")
    says(page, "[role=alert]", "Serwer nie odpowiada.", "The server does not answer.")
