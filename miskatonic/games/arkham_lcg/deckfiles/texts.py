"""Decks as lines of text: ArkhamDB's export, arkham.build's Markdown, and whatever people write like them."""

from __future__ import annotations

import re

from miskatonic.engine.message import Msg
from miskatonic.games.arkham_lcg.cards import PlayerCard
from miskatonic.games.arkham_lcg.deckfiles import codes
from miskatonic.games.arkham_lcg.deckfiles.codes import RANDOM_NAMES, RANDOM_WEAKNESS, DeckList
from miskatonic.games.arkham_lcg.deckfiles.jsons import MOST_CARDS, MOST_COPIES, Reading, tidy
from miskatonic.games.arkham_lcg.decks import BadDeck
from miskatonic.games.arkham_lcg.pack import ArkhamContent

COUNT_FIRST = re.compile(r"(?:[-*•]\s+)?(\d{1,3})\s*[x×]?\s+(.+)")
COUNT_LAST = re.compile(r"(?:[-*•]\s+)?(.+?)\s*[x×]\s?(\d{1,3})")
BULLET = re.compile(r"[-*•]\s+(.+)")
BRACKETS = re.compile(r"\s*(?:\(([^()]*)\)|\[([^\[\]]*)\])\s*$")
LINK = re.compile(r"\[([^\[\]]+)\]\([^()]*\)")
LONGEST_LINE = 300
MOST_LINES = 1_000
"""With anything in them: each is compared with the names of all cards."""
MOST_BRACKETS = 4
"""At the end of a line: a title has a level and a pack."""


def parse(content: ArkhamContent, text: str) -> Reading:
    lines = [" ".join(line[:LONGEST_LINE].split()) for line in text.splitlines()]
    filled = [number for number, line in enumerate(lines) if line]
    if not filled:
        raise BadDeck(Msg("problem-deck-empty"))
    if len(filled) > MOST_LINES:
        raise BadDeck(Msg("problem-deck-lines", {"most": MOST_LINES}))
    who = [number for number in filled if investigator_in(content, lines[number])]
    if not who:
        raise BadDeck(Msg("problem-deck-nobody"))
    title = filled[0]
    above = len(lines) > title + 1 and not lines[title + 1]
    at = who[1] if who[0] == title and len(who) > 1 and above else who[0]
    code = investigator_in(content, lines[at])
    named = title != at and (above or _card_line(lines[title]) is None)
    name = tidy(lines[title].removeprefix("# ")) if named else ""
    notes: list[Msg] = []
    slots: dict[str, int] = {}
    for number in filled:
        if number not in (at, title if named else at):
            _add(content, lines[number], slots, notes)
    if len(slots) > MOST_CARDS:
        raise BadDeck(Msg("problem-deck-cards", {"most": MOST_CARDS}))
    if not slots and not notes:
        raise BadDeck(Msg("problem-deck-none"))
    name = name or content.investigators[codes.investigator_of(content, code)].name.en
    reading = Reading()
    reading.decks.append((DeckList(name, code, dict(sorted(slots.items()))), notes))
    return reading


def investigator_in(content: ArkhamContent, line: str) -> str:
    """The code of whom a line names, if it names nothing else."""
    words = re.sub(r"^(#+|investigator:|badacz:|badaczka:)\s*", "", _bare(line), flags=re.IGNORECASE)
    title, _, pack = _parts(words)
    found = codes.investigator_named(content, words) or codes.investigator_named(content, title.partition(":")[0])
    if not found:
        return ""
    code = content.investigators[found].code
    return codes.reprint_of(code) if pack == codes.REVISED else code


def _bare(line: str) -> str:
    """Without the marks of Markdown and of footnotes."""
    return LINK.sub(r"\1", line).replace("**", "").replace("†", "").replace("‡", "").strip()


def _card_line(line: str) -> tuple[int, str] | None:
    words = _bare(line)
    first = COUNT_FIRST.fullmatch(words)
    if first:
        return int(first[1]), first[2]
    last = COUNT_LAST.fullmatch(words)
    if last:
        return int(last[2]), last[1]
    bullet = BULLET.fullmatch(words)
    return (1, bullet[1]) if bullet else None


def _parts(words: str) -> tuple[str, int | None, str]:
    """Title, level and pack: what stands in brackets at the end."""
    level: int | None = None
    pack = ""
    for _ in range(MOST_BRACKETS):
        found = BRACKETS.search(words)
        if found is None or found.start() == 0:
            break
        inside = (found[1] or found[2] or "").strip()
        if inside.isdecimal() and len(inside) == 1:
            level = int(inside)
        elif inside:
            pack = inside
        words = words[: found.start()].strip()
    return words, level, pack


def _add(content: ArkhamContent, line: str, slots: dict[str, int], notes: list[Msg]) -> None:
    """Headings and sentences are passed over; a line with a count is a card, or is said not to be one."""
    counted = _card_line(line)
    if counted is None:
        return
    count, words = counted
    code = code_named(content, words)
    if not code:
        notes.append(Msg("note-deck-name", {"what": words[:80]}))
    elif count > MOST_COPIES or slots.get(code, 0) + count > MOST_COPIES:
        notes.append(Msg("note-deck-count", {"what": words[:80]}))
    elif count:
        slots[code] = slots.get(code, 0) + count


def code_named(content: ArkhamContent, words: str) -> str:
    """The code of the card that is named, in the printing that is named; an empty word: none is."""
    title, level, pack = _parts(words)
    if codes.is_random_weakness(title):
        return RANDOM_WEAKNESS
    before_subtitle = title.rpartition(":")[0] or title
    card = codes.named(content, title, level) or codes.named(content, before_subtitle, level)
    if not card:
        return ""
    code = content.player_cards[card].code
    if pack in codes.ELSEWHERE and codes.first_code(pack) == code:
        return pack
    return codes.reprint_of(code) if pack == codes.REVISED else code


# Writing


def write_text(content: ArkhamContent, deck: DeckList) -> str:
    """As ArkhamDB exports it."""
    lines = [deck.name, "", _investigator(content, deck), "", f"Packs: From {codes.CORE} to {_last_pack(deck)}"]
    for heading, listed in _groups(content, deck):
        lines += ["", f"{heading} ({sum([count for _, count in listed])})"]
        lines += [f"{count}x {_title(content, code, '[', ']')}" for code, count in listed]
    return "\n".join(lines) + "\n"


def write_markdown(content: ArkhamContent, deck: DeckList) -> str:
    """As arkham.build shares it."""
    lines = [f"# {deck.name}", "", f"**{_investigator(content, deck)}**"]
    for heading, listed in _groups(content, deck):
        lines += ["", f"## {heading} ({sum([count for _, count in listed])})", ""]
        lines += [f"- {_title(content, code, '(', ')')} x{count}" for code, count in listed]
    return "\n".join(lines) + "\n"


def _investigator(content: ArkhamContent, deck: DeckList) -> str:
    name = content.investigators[codes.investigator_of(content, deck.investigator)].name.en
    return name if codes.first_code(deck.investigator) == deck.investigator else f"{name} ({codes.REVISED})"


def _last_pack(deck: DeckList) -> str:
    revised = any([code != RANDOM_WEAKNESS and codes.pack_of(code) == codes.REVISED for code in deck.slots])
    return codes.REVISED if revised else codes.CORE


def _title(content: ArkhamContent, code: str, left: str, right: str) -> str:
    if code == RANDOM_WEAKNESS:
        return RANDOM_NAMES[0]
    card = content.player_cards[codes.card_of(content, code)]
    subtitle = f" :{card.subtitle.en}" if card.subtitle is not None and left == "[" else ""
    level = f" {left}{card.level}{right}" if card.level else ""
    return f"{card.name.en}{subtitle}{level} ({codes.pack_of(code)})"


def _groups(content: ArkhamContent, deck: DeckList) -> list[tuple[str, list[tuple[str, int]]]]:
    groups: dict[str, list[tuple[str, int]]] = {"Assets": [], "Events": [], "Skills": [], "Weaknesses": []}
    for code, count in deck.slots.items():
        card = codes.card_of(content, code)
        groups[_heading(content, content.player_cards[card] if card else None)].append((code, count))
    return [(heading, listed) for heading, listed in groups.items() if listed]


def _heading(content: ArkhamContent, card: PlayerCard | None) -> str:
    if card is None or card.weakness:
        return "Weaknesses"
    if card.id in content.events:
        return "Events"
    return "Skills" if card.id in content.skills else "Assets"
