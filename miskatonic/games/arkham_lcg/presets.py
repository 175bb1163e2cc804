"""Games that are set up the same everywhere, for comparing players: `miskatonic agent new … --preset`.

`arkhambench`: the campaign, alone, with decks, opening hands and score of a public benchmark of that name. Its
seeds 1001 to 1010 are ten games, two with each investigator; what comes after the opening hand is our own luck.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from miskatonic.engine.chance import Person
from miskatonic.engine.errors import BadOptions
from miskatonic.games.arkham_lcg import ending
from miskatonic.games.arkham_lcg.rules import RULES
from miskatonic.games.arkham_lcg.state import State

FIRST = 1001
INVESTIGATORS = ("roland-banks", "daisy-walker", "skids-o-toole", "agnes-baker", "wendy-adams")
DECKS = {
    "roland-banks": "006* 007* 016* 017 019 020 021 022 023 024* 030 038 039 086 087 088 089 090 102*",
    "daisy-walker": "008* 009* 031 032 033 034 035 036 037 061 065 066 086 087 088 092 093 097*",
    "skids-o-toole": "010* 011* 016* 018 024* 025 044 045 047 049 050 052 053 086 087 088 089 091 101*",
    "agnes-baker": "012* 013* 058 059 060 062 063 064 067 072 074 076 086 087 088 091 093 098*",
    "wendy-adams": "014* 015* 046 048 051 073 075 077 078 079 080 081 086 087 088 090 092 096*",
}
"""ArkhamDB 33937 and 33942 to 33945, without the leading 01: two of each, one where there is a star."""
HANDS = (
    "030 088 038 020 089",
    "033 087 061 093 036",
    "025 087 053 091 047",
    "059 067 058 062 074",
    "086 073 088 051 080",
    "090 019 090 020 030",
    "087 034 093 093 036",
    "025 086 024 050 052",
    "063 064 058 067 072",
    "087 078 086 046 075",
)


def arkhambench(seed: str) -> tuple[dict[str, Any], dict[str, list[str]]]:
    """The options of the first scenario, and the opening hand."""
    number = int(seed) - FIRST if seed.isdecimal() else -1
    if not 0 <= number < len(HANDS):
        raise BadOptions(f"this preset has the seeds {FIRST} to {FIRST + len(HANDS) - 1}, not {seed!r}")
    who = INVESTIGATORS[number % len(INVESTIGATORS)]
    slots = {f"01{code.removesuffix('*')}": 1 if code.endswith("*") else 2 for code in DECKS[who].split()}
    deck = {"name": who, "investigator_code": RULES.content.investigators[who].code, "slots": slots}
    (brought,) = RULES.bring("deck", msgspec.json.encode(deck).decode(), {})
    cards = {card.code: card.id for card in RULES.content.player_cards.values()}
    options = {
        "scenario": "the-gathering",
        "difficulty": "standard",
        "mode": "campaign",
        "investigator": [who],
        "deck": [brought.text],
    }
    return options, {"draw.deck-0": [cards[f"01{code}"] for code in HANDS[number].split()]}


PRESETS = {"arkhambench": arkhambench}


def points(options: Mapping[str, Any], state: State) -> dict[str, int]:
    """Of one scenario that is over: experience gained in it, less the trauma suffered in it, and never below zero."""
    game = RULES.game(state, Person(), [])
    _, printed = ending.resolution(game)
    player = state.players[0]
    lost = player.killed or player.insane
    gained = 0
    if printed.experience is not None and not lost:
        gained = max(0, ending.victory_points(game) + printed.experience + player.bonus)
    before = options.get("campaign", {}).get("players", [{}])[0]
    trauma = player.physical_trauma + player.mental_trauma
    trauma -= int(before.get("physical_trauma", 0)) + int(before.get("mental_trauma", 0))
    return {"experience gained": gained, "trauma suffered": trauma, "points": max(0, gained - trauma)}
