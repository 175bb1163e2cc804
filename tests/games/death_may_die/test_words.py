"""What a player reads: cases, gender, and sentences that cannot be taken for something else."""

import pytest

from miskatonic.engine.event import Event
from miskatonic.engine.message import Arg, Name
from miskatonic.engine.text import Language, Text
from miskatonic.games.death_may_die import RULES
from tests.games.death_may_die.scenes import choose, decision, events, keys, rig, scene, to_mythos


def text(language: Language) -> Text:
    return Text(language, RULES.texts, RULES.card_names(language), forms=RULES.card_forms(language))


def lines(card: str, language: Language) -> list[str]:
    return [text(language).say(line) for line in RULES.card_text(card)]


@pytest.mark.parametrize(
    ("card", "pl", "en"),
    [
        (
            "lab-notes",
            "Wszystkie twoje rzuty: +2 kości dodatkowe, dopóki masz kartę z cechą „Student”"
            " albo masz kartę z cechą „Zwierzę”.",
            "All your rolls: +2 bonus dice, while either you have a card with the trait “Student”"
            " or you have a card with the trait “Animal”.",
        ),
        (
            "janitor",
            "Jeśli masz kartę „Nieczyste Sumienie”, otrzymujesz 1 punkt Stresu.",
            "If you have “Guilty Conscience”, take 1 Stress.",
        ),
        (
            "blasphemous-alchemy",
            "Rytuał zostaje przerwany, gdy zniszczono 4 żetony „laboratorium”.",
            "The Ritual is disrupted when 4 tokens “lab” have been destroyed.",
        ),
        (
            "accursed-tide",
            "Rytuał zostaje przerwany, gdy pali się latarnia.",
            "The Ritual is disrupted when 1 token “lantern” has been lit.",
        ),
        (
            "conflagration",
            "Dodajesz 1 żeton Ognia na swoim Polu i na każdym sąsiednim.",
            "Add 1 Fire token in your space and in each adjacent one.",
        ),
        (
            "chaos-in-the-labs",
            "Każdy Potwór, a także Przedwieczny, porusza się o 1 Pole w kierunku najbliższego Pola"
            " z niezniszczonym laboratorium.",
            "Each Monster, and the Elder One too, moves 1 space toward the nearest space with a lab that is not"
            " destroyed.",
        ),
        (
            "masochism",
            "Symptomy: jeśli masz 1 żeton na tej karcie lub więcej, leczysz X punktów Stresu, gdzie X to liczba twoich"
            " żetonów na tej karcie, i wszystkie żetony na tej karcie zostają usunięte; w przeciwnym razie otrzymujesz"
            " 1 Obrażenie.",
            "Symptom: if you have 1 token on this card or more, heal X Stress, where X is the number of your tokens on"
            " this card, and all tokens on this card are removed; otherwise take 1 Wound.",
        ),
        (
            "feast-of-the-dead",
            "Na najbliższym tobie spośród Pól ze zwłokami Kultysty zostaje przywołany Wróg: Ghul.",
            "Summon a Ghoul in the nearest of the spaces with a Cultist’s body.",
        ),
        (
            "it-remembers-you",
            "Najbliższa tobie spośród figurek „Istota z Głębin” porusza się na twoje Pole.",
            "The nearest of the Deep One figures moves into your space.",
        ),
        (
            "fire-vampire-a",
            "Najbliższa tobie spośród figurek „Wampir Ognia” porusza się o 2 Pola w twoim kierunku"
            " i dodaje 1 żeton Ognia na tym samym Polu.",
            "The nearest of the Fire Vampire figures moves 2 spaces toward you and adds 1 Fire token in its space.",
        ),
        (
            "guest-list",
            "Możesz odrzucić tę kartę: jeden spośród zakrytych żetonów „gość w masce” na twoim Polu lub sąsiednim"
            " (do wyboru) zostaje odkryty.",
            "Discard this card: turn over one of the face-down tokens “masked partygoer” in your space"
            " or an adjacent space (you choose).",
        ),
    ],
)
def test_a_card_says_what_it_does(card: str, pl: str, en: str) -> None:
    assert pl in lines(card, "pl") and en in lines(card, "en")


def test_what_is_claimed_otherwise_is_told_after_what_may_be_claimed() -> None:
    told = lines("feral-student", "pl")
    assert told.index("W przeciwnym razie pozyskujesz (po lewej): Nieczyste Sumienie (Stan).") == len(told) - 1


def test_an_offer_names_its_price() -> None:
    match = scene({"card": "adam", "place": 1})
    to_mythos(match, discovery="furious-student")
    said = [[text(language).say(option.text) for option in decision(match).options] for language in ("pl", "en")]
    assert said == [
        ["Pistolet: otrzymujesz 1 Obrażenie", "Chester, rozwścieczony student: otrzymujesz 1 Obrażenie", "Zostaw"],
        ["Pistol: take 1 Wound", "Chester, the Furious Student: take 1 Wound", "Leave it"],
    ]


@pytest.mark.parametrize(
    ("kind", "args", "said"),
    [
        (
            "summoned",
            {"enemy": Name("deep-one"), "place": Name("e3-9")},
            "Przywołana zostaje Istota z Głębin: Brzeg jeziora.",
        ),
        (
            "summoned",
            {"enemy": Name("byakhee"), "place": Name("e1-13")},
            "Przywołane zostaje Byakhee: Pracownia rtęci.",
        ),
        ("summoned", {"enemy": Name("ghoul"), "place": Name("e2-1")}, "Przywołany zostaje Ghul: Krypta biskupów."),
        ("mythos", {"card": Name("monsters-in-the-labs"), "symbol": False}, "Mity: „Potwory w laboratoriach!”."),
        ("arrested", {"who": Name("fatima")}, "Fatima zostaje zatrzymana."),
        (
            "token.damaged",
            {"token": Name("lab"), "amount": 2, "place": Name("e1-6")},
            "Laboratorium otrzymuje 2 Obrażenia (Pracownia destylacji).",
        ),
        (
            "token.collected",
            {"who": Name("ian"), "token": Name("lantern"), "how": "light"},
            "Ian zapala światło: latarnia.",
        ),
        (
            "token.collected",
            {"who": Name("ian"), "token": Name("bone-sigil"), "how": "spend"},
            "Ian wydaje: pieczęć z kości.",
        ),
        (
            "eliminated",
            {"who": Name("sister-beth"), "how": "insane"},
            "Siostra Beth widziała zbyt wiele. To, co po niej zostało, śmieje się i nie przestaje.",
        ),
        (
            "eliminated",
            {"who": Name("adam"), "how": "insane"},
            "Adam widział zbyt wiele. To, co po nim zostało, śmieje się i nie przestaje.",
        ),
    ],
)
def test_the_log_knows_of_whom_it_tells(kind: str, args: dict[str, Arg], said: str) -> None:
    assert text("pl").say(Event(kind, args).text()) == said


def test_a_question_says_once_that_it_is_a_choice() -> None:
    healer = {"card": "adam", "place": 1, "cards": {"medical-supplies": "left"}, "wounds": 1}
    match = scene(healer, {"place": 1, "wounds": 1})
    choose(match, next(key for key in keys(match) if key.startswith("use:")))
    assert [text(language).say(decision(match).prompt) for language in ("pl", "en")] == [
        "„Lekarstwa”: kogo lub co wybierasz? (jeden spośród Badaczy na twoim Polu)",
        "Medicine: choose one of the Investigators in your space",
    ]


def test_a_reroll_says_which_die_and_what_it_showed() -> None:
    match = scene({"card": "fatima", "place": 7, "bonus": 1})
    rig(match, ["blank", "tentacle", "success"], ["blank"])
    choose(match, "destroy-equipment")
    rig(match, ["success-tentacle"])
    choose(match, "stress:1")
    rig(match, bonus=["success"])
    choose(match, "stress:3")
    assert [text("pl").say(event.text()) for event in events(match, "rerolled")] == [
        "Fatima przerzuca kość standardową: macka → sukces + macka.",
        "Fatima przerzuca kość dodatkową: pusta ścianka → sukces.",
    ]
    assert text("en").say(events(match, "rerolled")[1].text()) == "Fatima rerolls a bonus die: blank → success."


def test_an_offer_to_use_a_card_says_what_it_does_and_costs() -> None:
    people = {"card": "adam", "place": 1, "stress": 2, "cards": {"janitor": "left", "assistant-janitor": "left"}}
    match = scene(people, {"place": 1})
    said = [
        [text(language).say(option.text) for option in decision(match).options if option.key.startswith("use:janitor")]
        for language in ("pl", "en")
    ]
    assert said == [
        [
            "Użyj i odrzuć: Amoniak (koszt: odrzucić kartę „Wybielacz”). Każda figurka na twoim Polu"
            " lub sąsiednim (do wyboru) otrzymuje 6 Obrażeń"
        ],
        [
            "Use and discard: Ammonia (cost: discard “Bleach”). Each figure in your space"
            " or an adjacent space (you choose) takes 6 Wounds"
        ],
    ]


def test_what_happens_on_claiming_is_read_on_the_card_that_says_so() -> None:
    """The same Condition comes from many cards; only some of them heal whoever claims it."""
    healing = "When claimed: heal all Stress."
    assert healing in lines("lost-dog", "en") and healing not in lines("crown-jewels", "en")
    assert lines("wanted", "en") == []
