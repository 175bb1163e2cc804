"""Stealth tests: research and spying. (dng.stealth-test.*, dng.research.*, dng.spying.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.dungeonology import abilities, asking, cubes, divination, fatigue, students, tricks, university
from miskatonic.games.dungeonology.state import NOBODY, Player, Share, StealthTest
from miskatonic.games.dungeonology.terms import SURCHARGE, VALUES

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.game import Dungeonology

NO_MORE = Option(PASS, Msg("option-no-more"))


def level(shares: list[Share]) -> int:
    return sum([share.amount for share in shares])


def open_test(game: Dungeonology) -> StealthTest:
    test = game.state.test
    assert test is not None
    return test


# Research


def most_cubes(game: Dungeonology, player: Player) -> int:
    """dng.research.3, dng.research.4; what was tried before in this turn counts. (dng.ruling-intelligence.1)"""
    left = max(0, game.stat(player.seat, "intelligence") - game.state.tried)
    return min(left, len(cubes.fitting(game, player, player.place)), len(SURCHARGE) - 1)


def may_test(game: Dungeonology, player: Player) -> bool:
    """dng.research.8: at least one card must be discarded; how many there are, everybody sees."""
    needed = 1 + max(0, game.perk(player.seat, "discard-before-test"))
    return len(player.hand) >= needed and game.may_play(player)


def _own_noise(game: Dungeonology, seat: int) -> list[Share]:
    """What a scholar's own fate cards add in every test."""
    more = game.perk(seat, "alertness")
    return [Share("fate", more)] if more else []


def research_alertness(game: Dungeonology, seat: int, zone: str, count: int) -> list[Share]:
    """dng.summary-research.1, as far as it is known before the test."""
    found = [Share(zone, game.zone(zone).alertness)]
    row = game.row()
    if row is not None and row.penalty:
        found.append(Share(game.state.alertness, row.penalty))
    if game.state.boss_place == zone and not game.state.boss_gone and game.boss.modifier:
        found.append(Share(game.state.boss, game.boss.modifier))
    if SURCHARGE[count]:
        found.append(Share("surcharge", SURCHARGE[count]))
    return found + _own_noise(game, seat)


async def research(game: Dungeonology, player: Player, count: int) -> None:
    """dng.research.1 to 16"""
    state = game.state
    zone = player.place
    test = StealthTest("research", player.seat, zone, count)
    test.alertness = research_alertness(game, player.seat, zone, count)
    state.test = test
    state.tried += count
    game.event("research", who=Seat(player.seat), zone=Name(zone), count=count)
    await _generate(game, player)
    bonus = game.research_bonus(player.seat)
    if bonus:
        test.stealth.append(Share("research-bonus", bonus))
    await _luck(game, player, zone)
    for other in game.clockwise(player.seat):
        await respond(game, other)
    await respond(game, player)
    if _passed(game):
        taken = cubes.collect(game, player, zone, count)
        player.researched += taken
    else:
        await _failed(game, player, zone)
    state.test = None
    await university.settle(game)


async def _generate(game: Dungeonology, player: Player) -> None:
    """dng.research.8, dng.spying.7; fate cards speak before. (dng.fate-list.1, dng.fate-list.3)"""
    test = open_test(game)
    for _ in range(game.perk(player.seat, "discard-before-test")):
        (card,) = await asking.hand_cards(game, player.seat, "sneeze", player.hand, 1, 1, "dng.fate-list.1")
        game.lay_down(player.seat, card)
    for _ in range(game.perk(player.seat, "deaf-bard")):
        revealed = await game.reveal_trick(player.seat)
        if revealed is not None:
            game.state.discard.append(revealed)
            test.alertness.append(Share(revealed, game.bonus_of(revealed)))
            game.event("threat", who=Seat(player.seat), card=Name(revealed), amount=game.bonus_of(revealed))
    needed = level(test.alertness)
    cards = await asking.hand_cards(
        game, player.seat, "stealth", player.hand, 1, len(player.hand), "dng.research.8", needed=needed
    )
    for card in cards:
        test.stealth.append(Share(card, game.bonus_of(card, player.seat)))
        game.lay_down(player.seat, card, told=False)
    names = [Name(card) for card in cards]
    game.event("stealth", who=Seat(player.seat), amount=level(test.stealth), cards=[*names])


async def _luck(game: Dungeonology, player: Player, zone: str) -> None:
    """dng.zone-effects.15: after the stealth level is set; the boss may bring an effect along. (dng.boss.5)"""
    effects = list(game.zone(zone).effects)
    if game.state.boss_place == zone and not game.state.boss_gone and game.boss.effect is not None:
        effects.append(game.boss.effect)
    for effect in effects:
        if effect.kind == "luck":
            await divination.divine(game, player.seat, effect.amount, to="stealth")
        elif effect.kind == "bad-luck":
            await divination.divine(game, player.seat, effect.amount, to="alertness")


def _may_add(game: Dungeonology, player: Player) -> bool:
    """Whoever may play trick cards and has some; an ability is no card. (dng.card-przyjaciel.1, dng.vincenzo.4)"""
    cards = bool(player.hand) and game.may_play(player)
    return cards or (not player.finished and abilities.has(game, player.seat, "test"))


async def respond(game: Dungeonology, player: Player) -> bool:
    """dng.research.10 to 13, dng.spying.8 to 11: cards one after another, until enough. True: any was played."""
    test = open_test(game)
    mine = player.seat == test.seat
    if mine and game.perk(player.seat, "no-further"):
        return False
    played = False
    while _may_add(game, player) and not test.success:
        test.responding = player.seat
        options = tricks.offers(game, player.seat, "test") + abilities.offers(game, player.seat, "test")
        prompt = Msg(
            "ask-respond-own" if mine else "ask-respond",
            {"whom": Seat(test.seat), "stealth": level(test.stealth), "alertness": level(test.alertness)},
        )
        rule = ("dng.research.12" if mine else "dng.research.10") if test.kind == "research" else "dng.spying.8"
        (key,) = await Decision("respond", player.seat, rule, prompt, [*options, NO_MORE], always=True)
        if key == PASS:
            break
        played = True
        if key.startswith("ability:"):
            await abilities.use(game, player.seat, key)
        else:
            await tricks.play(game, player.seat, key)
    test.responding = NOBODY
    return played


def _passed(game: Dungeonology) -> bool:
    """dng.research.14"""
    test = open_test(game)
    passed = test.success or level(test.stealth) >= level(test.alertness)
    game.event(
        "test-passed" if passed else "test-failed",
        who=Seat(test.seat),
        stealth=level(test.stealth),
        alertness=level(test.alertness),
    )
    return passed


async def _failed(game: Dungeonology, player: Player, zone: str) -> None:
    """dng.research.15, dng.research.16; Danger draws more. (dng.zone-effects.18)"""
    await fatigue.tire(game, player)
    dangers = [effect.amount for effect in game.zone(zone).effects if effect.kind == "danger"]
    await university.draw(game, player.seat, max([1, *dangers]) + game.perk(player.seat, "failure-students"))


# Spying


def spying_price(game: Dungeonology, seat: int) -> int:
    """dng.spying.2, dng.sofia.2"""
    return (0 if game.perk(seat, "spy-free") else 1) + game.perk(seat, "spying-students")


def spying_targets(game: Dungeonology, player: Player) -> list[tuple[Player, str]]:
    """dng.spying.1: whose cubes, and which."""
    if player.students < spying_price(game, player.seat) or not may_test(game, player):
        return []
    return [(other, colour) for other in game.near(player.seat) for colour in game.owned(other)]


def spying_alertness(game: Dungeonology, seat: int, victim: Player, colour: str) -> list[Share]:
    """dng.spying.4 to 6, dng.sofia.3"""
    found = [Share(f"cube-{colour}", VALUES[colour])]
    if victim.students and not game.perk(seat, "spy-ignores-students"):
        found.append(Share("students", victim.students))
    return found + _own_noise(game, seat)


async def spy(game: Dungeonology, player: Player, victim: Player, colour: str) -> None:
    """dng.spying.1 to 15"""
    state = game.state
    price = spying_price(game, player.seat)
    if price:
        students.sacrifice(game, player, price)
    test = StealthTest("spying", player.seat, player.place, 1, victim.seat, colour)
    test.alertness = spying_alertness(game, player.seat, victim, colour)
    state.test = test
    game.event("spying", who=Seat(player.seat), whom=Seat(victim.seat), cube=asking.cube_text(colour))
    await _generate(game, player)
    for _ in range(game.perk(player.seat, "spy-divination")):
        await divination.divine(game, player.seat, 1, to="stealth")
    await _luck(game, player, player.place)
    # dng.spying.8, 10, 12: each at least once, then in turn until one of the two plays nothing more.
    answered = await respond(game, victim)
    while await respond(game, player) and answered:
        if not await respond(game, victim):
            break
    if _passed(game):
        await cubes.steal(game, player, victim, colour)
    else:
        await _failed(game, player, player.place)
    state.test = None
    await university.settle(game)
