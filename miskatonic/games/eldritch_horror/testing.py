"""Tests: the dice pool, the roll, rerolls, the result. (eh.tests.*, eh.reroll.*)"""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import purse, uses
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Player, Test
from miskatonic.games.eldritch_horror.terms import DICE
from miskatonic.kit.game import printed
from miskatonic.kit.scene import Scene

ACCEPT = Option("accept", Msg("option-accept-roll"))
CLUE = Option("clue", Msg("option-clue"))
ASK = Msg("ask-test")


async def test(game: Eldritch, scene: Scene, skill: str, modifier: int, extra: int = 0) -> int:
    """How many successes; at least one: passed (eh.tests.1, eh.tests.11, eh.tests.12)."""
    state = game.state
    player = game.player(scene.seat)
    if not player.investigator:
        return 0
    outer = state.test
    during = contexts(game, scene.seat)
    current = Test(scene.seat, skill, printed(scene.card), pool_parts(game, player, skill, modifier, during))
    current.extra = extra
    state.test = current
    await _lend_die(game, player, current)
    if game.events is not None:
        _announce(game, player, current, during)
    if game.unlucky:
        current.dice = ["1"] * pool_size(current)
    else:
        current.dice = list(await game.chance("roll.die", DICE, pool_size(current)))
        await _adjust(game, player, current, during)
    result = successes(game, player, current, during)
    current.successes = result
    game.event("tested", who=Seat(scene.seat), skill=Msg(f"skill-{skill}"), dice=" ".join(current.dice), result=result)
    game.result = result
    game.rolled = current.dice
    state.test = outer
    return result


def _announce(game: Eldritch, player: Player, test: Test, during: Sequence[str]) -> None:
    """Before the roll: the dice, where they come from, and the chance (eh.tests.2, eh.tests.11)."""
    from miskatonic.games.eldritch_horror import odds

    size = pool_size(test)
    parts: list[Msg] = [Msg("dice-skill", {"skill": Msg(f"skill-name-{test.skill}"), "amount": test.parts[0][1]})]
    for source, amount in test.parts[1:]:
        if source in ("modifier", "improvement"):
            parts.append(Msg(f"dice-{source}", {"amount": amount}))
        else:
            parts.append(Msg("dice-card", {"card": Name(source), "amount": amount}))
    chance = odds.percent(game, player, test.skill, size, during, extra=test.extra)
    game.event(
        "testing",
        who=Seat(player.seat),
        skill=Msg(f"skill-{test.skill}"),
        dice=size,
        parts=Msg("trade-things", {"things": list(parts)}),
        odds=chance,
    )


def contexts(game: Eldritch, seat: int) -> list[str]:
    """What this seat is doing: abilities name the tests that they help with."""
    state = game.state
    found = ["any"]
    if state.combat is not None and state.combat.seat == seat:
        found.append("combat")
    if state.cast is not None and state.cast.seat == seat:
        found.append("spell")
    encounter = state.encounter
    kind = encounter.kind if encounter is not None and encounter.seat == seat else ""
    if kind:
        found.append(kind)
    if kind != "other-world":
        found.append("not-other-world")
    return found


def pool_parts(
    game: Eldritch, player: Player, skill: str, modifier: int, during: Sequence[str]
) -> list[tuple[str, int]]:
    """eh.tests.2, .3, .4, .5, .6"""
    parts = [("skill", game.content.investigators[player.investigator].skills[skill])]
    if modifier:
        parts.append(("modifier", modifier))
    improved = player.improvements.get(skill, 0)
    if improved:
        parts.append(("improvement", improved))
    best = best_bonus(game, player, skill, during)
    if best is not None:
        parts.append(best)
    parts += additional_dice(game, player, during)
    encounter = game.state.encounter
    if encounter is not None and encounter.dice and encounter.seat == player.seat:
        parts.append((encounter.source, encounter.dice))
    return parts


def best_bonus(game: Eldritch, player: Player, skill: str, during: Sequence[str]) -> tuple[str, int] | None:
    """Only the highest applies (eh.tests.5, eh.faq.3)."""
    best: tuple[str, int] | None = None
    known = game.content.bonuses
    for pieces in (player.assets, player.artifacts):
        for held in pieces:
            for bonus in known.get(held.card, ()):
                if bonus.skill == skill and bonus.during in during and (best is None or bonus.add > best[1]):
                    best = (held.card, bonus.add)
    combat = game.state.combat
    if combat is not None and combat.seat == player.seat and "combat" in during:
        used = combat.bonus.get(skill, 0)
        if used and (best is None or used > best[1]) and "spell" not in during:
            best = (combat.bonus_source[skill], used)
    return best


def additional_dice(game: Eldritch, player: Player, during: Sequence[str]) -> list[tuple[str, int]]:
    """They add up (eh.tests.6)."""
    found: list[tuple[str, int]] = []
    known = game.content.dice
    kind = game.kind_of(player.place)
    for other in game.state.players:
        if other.place != player.place or not other.investigator:
            continue
        for card in (
            other.investigator,
            *[held.card for held in other.assets],
            *[held.card for held in other.artifacts],
        ):
            for dice in known.get(card, ()):
                mine = dice.whose == "here" or other is player
                if mine and dice.during in during and dice.space in ("", kind):
                    found.append((card, dice.add))
    return found


def pool_size(test: Test) -> int:
    """eh.tests.7, eh.tests.8"""
    return max(1, sum([part[1] for part in test.parts]))


async def _lend_die(game: Eldritch, player: Player, test: Test) -> None:
    """Before the roll (eh.lola-hayes.5, eh.faq.2)."""
    if not game.content.with_passive.get("lends-die"):
        return
    for other in game.state.players:
        if other.investigator and other.place == player.place:
            source = game.passive(other, "lends-die")
            free = source and game.state.limits.free("round", f"{source}:lends-die")
            if free and await uses.wants(game, other.seat, source, "eh.lola-hayes.5", Msg("passive-lends-die")):
                game.state.limits.use("round", f"{source}:lends-die")
                test.parts.append((printed(source), 1))


def successes(game: Eldritch, player: Player, test: Test, during: Sequence[str]) -> int:
    """eh.tests.10; Blessed and Cursed change what is a success, some cards count a 6 twice."""
    least = least_success(game, player)
    found = len([face for face in test.dice if int(face) >= least])
    if sixes_twice(game, player, test.skill, during):
        found += test.dice.count("6")
    return found + test.extra


def least_success(game: Eldritch, player: Player) -> int:
    for held in player.conditions:
        least = game.content.conditions[held.card].success
        if least:
            return least
    return 5


def sixes_twice(game: Eldritch, player: Player, skill: str, during: Sequence[str]) -> bool:
    known = game.content.sixes
    for pieces in (player.assets, player.artifacts):
        for held in pieces:
            for sixes in known.get(held.card, ()):
                if sixes.during in during and (not sixes.skills or skill in sixes.skills):
                    return True
    return False


# What can still be done about the dice


async def _adjust(game: Eldritch, player: Player, test: Test, during: Sequence[str]) -> None:
    """Each card once per test, Clues as often as one likes (eh.reroll.2, .3, eh.clue.8, eh.ruling-choices.2)."""
    used: list[str] = []
    while True:
        if not _could_be_better(game, player, test, during):
            return
        options = means(game, player, test, during, used)
        if not options:
            return
        (key,) = await Decision("test", player.seat, "eh.reroll.2", ASK, [ACCEPT, *options])
        if key == "accept":
            return
        if key == "clue":
            most = rerolled(game, player, test, key)
            await purse.spend_clues(game, player.seat, 1)
            await _reroll(game, player, test, most)
            continue
        used.append(key)
        await _use(game, player, test, key)


def _could_be_better(game: Eldritch, player: Player, test: Test, during: Sequence[str]) -> bool:
    """Rolling nothing but successes again is nobody's wish, unless a 6 would be two of them."""
    best = 6 if sixes_twice(game, player, test.skill, during) else least_success(game, player)
    return any([int(face) < best for face in test.dice])


def means(game: Eldritch, player: Player, test: Test, during: Sequence[str], used: Sequence[str]) -> list[Option]:
    found: list[Option] = []
    combat = game.state.combat
    in_combat = combat is not None and "combat" in during and "spell" not in during
    barred = in_combat and combat is not None and "no-clues" in game.content.monsters[printed(combat.monster)].laws
    if not barred and purse.can_spend_clues(game, player.seat, 1):
        found.append(CLUE)
    rerolls, raises = game.content.rerolls, game.content.raises
    limits = game.state.limits
    for pieces in (player.assets, player.artifacts):
        for held in pieces:
            if held.card not in game.content.adjusters:
                continue
            for reroll in rerolls.get(held.card, ()):
                fits = reroll.during in during and (not reroll.skills or test.skill in reroll.skills)
                key = f"reroll:{held.key}"
                free = fits and key not in used and (not reroll.limit or limits.free(reroll.limit, key))
                if free and game.can_pay(reroll.cost, Scene(player.seat, held.key)):
                    found.append(Option(key, Msg("option-reroll", {"card": Name(held.card)}), held.key))
            for lift in raises.get(held.card, ()):
                fits = lift.during in during and (not lift.skills or test.skill in lift.skills)
                key = f"raise:{held.key}"
                if fits and key not in used and (not lift.limit or limits.free(lift.limit, key)):
                    found.append(Option(key, Msg("option-raise", {"card": Name(held.card)}), held.key))
    if in_combat and combat is not None and combat.rerolls and test.skill == "strength" and "reroll:spell" not in used:
        found.append(Option("reroll:spell", Msg("option-reroll", {"card": Name(combat.bonus_source["strength"])})))
    return found


def rerolled(game: Eldritch, player: Player, test: Test, key: str) -> int:
    """How many dice may be rolled again by this answer; by some cards all of them."""
    if key == "clue":
        return 2 if len(test.dice) > 1 and _two_per_clue(game, player) else 1
    way, _, source = key.partition(":")
    if way != "reroll":
        return 0
    return 1 if source == "spell" else game.content.rerolls[printed(source)][0].dice or len(test.dice)


async def _use(game: Eldritch, player: Player, test: Test, key: str) -> None:
    way, _, source = key.partition(":")
    most = rerolled(game, player, test, key)
    if source == "spell":
        await _reroll(game, player, test, most)
        return
    card = printed(source)
    if way == "reroll":
        (reroll,) = game.content.rerolls[card]
        if reroll.limit:
            game.state.limits.use(reroll.limit, key)
        await game.pay_for(reroll.cost, Scene(player.seat, source))
        await _reroll(game, player, test, most)
        return
    (lift,) = game.content.raises[card]
    if lift.limit:
        game.state.limits.use(lift.limit, key)
    options = [option for option, face in zip(_dice(test), test.dice, strict=True) if face != "6"]
    (chosen,) = await Decision("raise", player.seat, "eh.possessions.3", Msg("ask-raise"), options)
    at = int(chosen[4:])
    test.dice[at] = str(int(test.dice[at]) + 1)
    game.event("raised", who=Seat(player.seat), card=Name(card), face=test.dice[at])


async def _reroll(game: Eldritch, player: Player, test: Test, most: int) -> None:
    """Only the new results count (eh.reroll.1)."""
    options = _dice(test)
    most = min(most, len(options))
    prompt = Msg("ask-reroll", {"most": most})
    chosen = await Decision("reroll", player.seat, "eh.reroll.1", prompt, options, 1, most)
    faces = await game.chance("roll.die", DICE, len(chosen))
    for key, face in zip(chosen, faces, strict=True):
        test.dice[int(key[4:])] = face
    game.event("rerolled", who=Seat(player.seat), dice=" ".join(test.dice))


def _dice(test: Test) -> list[Option]:
    return [
        Option(f"die:{number}", Msg("option-die", {"face": face, "number": number + 1}), f"die:{number}")
        for number, face in enumerate(test.dice)
    ]


def _two_per_clue(game: Eldritch, player: Player) -> bool:
    """eh.trish-scarborough.1"""
    if not game.content.with_passive.get("two-dice-per-clue"):
        return False
    return any(
        [
            bool(other.investigator) and other.place == player.place and bool(game.passive(other, "two-dice-per-clue"))
            for other in game.state.players
        ]
    )
