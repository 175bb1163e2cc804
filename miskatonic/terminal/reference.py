"""Looking things up: cards by name, rules by word or id."""

from __future__ import annotations

from collections.abc import Mapping

from rich.panel import Panel
from rich.text import Text

from miskatonic.engine import almanac
from miskatonic.engine.almanac import Rule
from miskatonic.engine.settings import named
from miskatonic.engine.text import LANGUAGES, Language
from miskatonic.terminal.screen import Screen
from miskatonic.terminal.speaker import Speaker

MOST = 8


def both_names(speaker: Speaker) -> dict[str, Mapping[str, str]]:
    return {language: speaker.rules.card_names(language) for language in LANGUAGES}


def show_card(words: str, speaker: Speaker, screen: Screen) -> None:
    if not words:
        screen.line(speaker.word("ui-card-which"))
        return
    found = named(words, both_names(speaker), list(speaker.names))
    if not found:
        screen.line(speaker.word("ui-card-none", words=words))
    elif len(found) > 1:
        listed = ", ".join(speaker.names[card] for card in found[:12])
        screen.line(speaker.word("ui-card-many", names=listed))
    else:
        show_text(found[0], speaker, screen)


def show_text(card: str, speaker: Speaker, screen: Screen) -> None:
    lines = speaker.card(card)
    if screen.plain:
        screen.line(f"{speaker.names[card]}.")
        screen.lines(lines, indent=2)
    else:
        title = Text(speaker.names[card], "bold")
        screen.picture([Panel(Text("\n".join(lines)), title=title, title_align="left", border_style="cyan")])


def show_rule(rule: Rule, language: Language, screen: Screen) -> None:
    screen.line(f"{rule.title(language)} ({rule.id})", "bold")
    screen.line(rule.text(language), indent=2)


def show_rules(words: str, speaker: Speaker, screen: Screen, most: int = MOST) -> bool:
    """Whether anything was found."""
    if not words:
        screen.line(speaker.word("ui-almanac-which"))
        return False
    book = almanac.book(speaker.rules.id)
    exact = book.find(words.strip())
    found = [exact] if exact is not None else book.search(words)
    if not found:
        screen.line(speaker.word("ui-almanac-none", words=words, game=speaker.rules.names[speaker.language]))
        return False
    for rule in found[:most]:
        show_rule(rule, speaker.language, screen)
    if len(found) > most:
        screen.line(speaker.word("ui-almanac-more", count=len(found) - most), "dim")
    return True
