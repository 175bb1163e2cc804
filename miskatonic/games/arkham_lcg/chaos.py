"""The chaos bag: how tokens come out, what they count for, what their symbols do (ah.chaos-tokens.*, ST.3, ST.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Seat
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.happenings import Occasion, Reveal
from miskatonic.games.arkham_lcg.state import SkillTest
from miskatonic.games.arkham_lcg.terms import AUTO_FAIL, BAD_SYMBOLS, ELDER_SIGN, SYMBOLS
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.arkham_lcg.cards import Token


async def draw_token(game: Arkham, test: SkillTest) -> str:
    bag = game.state.bag
    token = bag[0] if len(bag) == 1 else (await game.chance("token", bag))[0]
    bag.remove(token)
    test.drawn.append(token)
    return token


def put_back(game: Arkham, test: SkillTest, token: str) -> None:
    test.drawn.remove(token)
    game.state.bag.append(token)
    game.state.bag.sort()


async def come_out(game: Arkham, reveal: Reveal) -> None:
    """One token; or two, of which one is resolved and the other ignored (P036)."""
    test = reveal.test
    tokens = [await draw_token(game, test) for _ in range(min(reveal.draws, len(game.state.bag)))]
    reveal.token = tokens[0] if tokens else "0"
    if len(tokens) > 1:
        game.event("tokens", who=Seat(test.seat), tokens=[Msg(f"token-{name(token)}") for token in tokens])
        if tokens[0] != tokens[1]:
            options = [Option(f"token:{token}", Msg(f"token-{name(token)}")) for token in tokens]
            prompt = Msg("ask-which-token")
            (key,) = await Decision("which-token", test.seat, "ah.golden-rules.2", prompt, options)
            reveal.token = key.removeprefix("token:")
    lie_open(game, reveal)


def lie_open(game: Arkham, reveal: Reveal) -> None:
    """Everybody sees it, before anybody answers (ah.st-3.1)."""
    game.event("token", who=Seat(reveal.test.seat), token=Msg(f"token-{name(reveal.token)}"))
    count(game, reveal)


def count(game: Arkham, reveal: Reveal) -> None:
    """As what it counts now: a card may have it read as another."""
    test = reveal.test
    test.tokens[reveal.at :] = [read(game, test, reveal.read_as or reveal.token)]


def name(token: str) -> str:
    """As the messages call it: a message's id has no sign."""
    signs = {"+": "plus-", "-": "minus-"}
    return signs[token[0]] + token[1:] if token[0] in signs else token


async def reveal(game: Arkham, test: SkillTest) -> str:
    """ST.3: the token that counts; what it does comes in ST.4."""
    happening = Reveal(game, test)

    async def show(happening: Occasion) -> None:
        assert isinstance(happening, Reveal)
        count(game, happening)

    await game.happen(happening, show)
    if not test.tokens:
        return ""
    if happening.flipped:
        test.flipped.append(len(test.tokens) - 1)
    return test.tokens[-1]


def read(game: Arkham, test: SkillTest, token: str) -> str:
    """An elder sign may have to be read as the failure symbol (The Necronomicon)."""
    if token == ELDER_SIGN and "elder-sign-fails" in game.sources.bans and game.banned("elder-sign-fails", test.seat):
        return AUTO_FAIL
    return token


def spec(game: Arkham, test: SkillTest, token: str) -> Token | None:
    """What the reference card, or the investigator, says of a symbol; none: nothing (ah.st-4.4)."""
    if token not in SYMBOLS or token == AUTO_FAIL:
        return None
    if token == ELDER_SIGN:
        investigator = game.state.players[test.seat].investigator
        return None if game.blank(investigator) else game.content.investigators[investigator].elder_sign
    side: Literal["easy", "hard"] = "easy" if game.state.difficulty in ("easy", "standard") else "hard"
    return game.content.scenarios[game.state.scenario].symbols[side].get(token)


def modifier(game: Arkham, test: SkillTest, token: str, *, flipped: bool = False) -> int:
    if token in SYMBOLS:
        found = spec(game, test, token)
        if found is None:
            return 0
        scene = Scene(test.seat, source_of(game, test, token))
        add = game.amount(found.add, scene) - game.amount(found.minus, scene)
    else:
        add = int(token)
    if flipped:
        return abs(add)
    if add < 0 and test.kind == "evade" and "doubles-negative" in game.sources.bans:
        for source, _ in game.sources.bans["doubles-negative"]:
            if source.key == test.target and not game.blank(source.key):
                return add * 2
    return add


def source_of(game: Arkham, test: SkillTest, token: str) -> str:
    return game.state.players[test.seat].investigator if token == ELDER_SIGN else game.state.scenario


def total_modifier(game: Arkham, test: SkillTest) -> int:
    return sum(
        [modifier(game, test, token, flipped=number in test.flipped) for number, token in enumerate(test.tokens)]
    )


async def symbol(game: Arkham, test: SkillTest, token: str) -> bool:
    """ST.4. True: another token is revealed."""
    if token == AUTO_FAIL:
        test.automatic = "failure"
        return False
    found = spec(game, test, token)
    if found is None:
        return False
    scene = Scene(test.seat, source_of(game, test, token))
    if found.wins is not None and game.holds(found.wins, scene) and test.automatic != "failure":
        test.automatic = "success"
    again = found.again is not None and game.holds(found.again, scene)
    await game.run(found.do, scene)
    return again


def bad(token: str) -> bool:
    return token in BAD_SYMBOLS
