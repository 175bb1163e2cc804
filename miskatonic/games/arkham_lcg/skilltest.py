"""The skill test, step by step (ST.1 to ST.8)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from miskatonic.engine.cut import GameEnds
from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.engine.value import Modifier, Value, compute
from miskatonic.games.arkham_lcg import chaos, piles, windows
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.happenings import Occasion, Verdict
from miskatonic.games.arkham_lcg.state import Committed, Player, SkillTest
from miskatonic.games.arkham_lcg.terms import WILD
from miskatonic.kit.game import printed
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.arkham_lcg.cards import PlayerCard
    from miskatonic.kit.tree import AnyVerb

Act = Callable[[], Awaitable[None]]


class Course:
    """What the ability or rule that calls for a test makes of it.

    `tokens`: what a bad symbol does, at once and once (P037, P048). `success`, `failure`: the results, each by the card
    whose it is. `results_done`: after all of them (retaliate). `after`: once all of that is over.
    """

    def __init__(self, source: str = "") -> None:
        self.source = source
        self.tokens: tuple[Sequence[AnyVerb], Scene] | None = None
        self.before_results: Act | None = None
        self.success: list[tuple[str, Act]] = []
        self.failure: list[tuple[str, Act]] = []
        self.results_done: Act | None = None
        self.after: list[Act] = []


async def perform(game: Arkham, test: SkillTest, course: Course) -> None:
    """One test at a time: another one waits until the action that this one belongs to is over (trap 35)."""
    if game.state.test is not None:

        async def later() -> None:
            if not game.state.players[test.seat].out:
                await perform(game, test, course)

        game.deferred.append(later)
        return
    game.state.test = test
    game.event("test", who=Seat(test.seat), skill=Msg(f"skill-{test.skill}"), card=Name(printed(test.source)))
    await game.apart(_steps(game, test, course))


async def run_deferred(game: Arkham) -> None:
    while game.deferred:
        await game.deferred.pop(0)()


async def _steps(game: Arkham, test: SkillTest, course: Course) -> None:
    """If the tester is eliminated on the way, the test breaks off."""
    player = game.state.players[test.seat]
    await windows.player_window(game, "ah.player-window.8")
    if _gone(game, test, player):
        return
    test.step = 2
    await commit(game, test)
    await windows.player_window(game, "ah.player-window.9")
    if _gone(game, test, player):
        return
    await _tokens(game, test, course)
    if _gone(game, test, player):
        return
    test.step = 6
    await _verdict(game, test)
    if _gone(game, test, player):
        return
    test.step = 7
    await _results(game, test, course)
    if _gone(game, test, player):
        return
    for act in [course.results_done, *course.after] if course.results_done is not None else course.after:
        await act()
        if _gone(game, test, player):
            return
    endings = _endings(game, test)
    end(game, test)
    for effects, scene in endings:
        await game.run(effects, scene)


def _gone(game: Arkham, test: SkillTest, player: Player) -> bool:
    if player.out:
        end(game, test)
        return True
    return False


# ST.2


async def commit(game: Arkham, test: SkillTest) -> None:
    """ah.st-2.1, ah.st-2.2: the tester any number, each other investigator at the location one; none under peril."""
    here = game.state.players[test.seat].place
    seats = [test.seat, *[seat for seat in game.answering() if seat != test.seat]]
    for seat in seats:
        player = game.state.players[seat]
        if player.place != here or not player.hand:
            continue
        options = commit_options(game, test, player)
        several = len(game.state.players) > 1
        if not options and not several:
            continue
        most = len(options) if seat == test.seat else 1
        prompt = Msg("ask-commit", {"who": Seat(test.seat), "skill": Msg(f"skill-{test.skill}")})
        rule = "ah.st-2.1" if seat == test.seat else "ah.st-2.2"
        if options:
            question = Decision("commit", seat, rule, prompt, options, 0, most)
        else:
            # Nothing fits, but not being asked would tell so (ADR 10).
            question = Decision("commit", seat, rule, prompt, [Option(PASS, Msg("option-pass"))])
        question.always = several
        question.topic = f"commit.{test.kind or 'card'}" if seat == test.seat else "commit.other"
        for key in await question:
            if key == PASS:
                continue
            card = key.removeprefix("commit:").partition("~")[0]
            if _at_most(game, test, card):
                player.hand.remove(card)
                test.committed.append(Committed(seat, card))
                game.event("committed", who=Seat(seat), card=Name(card))
                game.revealed()


def commit_options(game: Arkham, test: SkillTest, player: Player) -> list[Option]:
    options: list[Option] = []
    seen: dict[str, int] = {}
    for card in player.hand:
        printed_card = game.content.player_cards[card]
        if not icons(printed_card, test.skill):
            continue
        skill = game.content.skills.get(card)
        if skill is not None:
            if skill.commit.own and player.seat != test.seat:
                continue
            if not _at_most(game, test, card, seen.get(card, 0)):
                continue
        seen[card] = seen.get(card, 0) + 1
        copy = card if seen[card] == 1 else f"{card}~{seen[card]}"
        text = Msg("option-commit", {"card": Name(card), "icons": icons(printed_card, test.skill)})
        options.append(Option(f"commit:{copy}", text, f"hand:{copy}"))
    return options


def _at_most(game: Arkham, test: SkillTest, card: str, more: int = 0) -> bool:
    """ah.limits.8: copies by title, over all players."""
    skill = game.content.skills.get(card)
    if skill is None or not skill.commit.most:
        return True
    title = skill.name.en
    already = [one for one in test.committed if game.content.player_cards[one.card].name.en == title]
    return len(already) + more < skill.commit.most


def icons(card: PlayerCard, skill: str) -> int:
    """ah.st-2.3: those of the skill, and wild ones."""
    found: int = card.icons.get(skill, 0) + card.icons.get(WILD, 0)  # type: ignore[call-overload]
    return found


# ST.3 and ST.4


async def _tokens(game: Arkham, test: SkillTest, course: Course) -> None:
    if test.automatic or any(
        [lasting.what == "no-tokens" and lasting.seat == test.seat for lasting in game.state.lasting]
    ):
        return
    punished = False
    again = True
    while again and not game.state.players[test.seat].out:
        test.step = 3
        token = await chaos.reveal(game, test)
        if course.tokens is not None and not punished and chaos.bad(token):
            punished = True
            effects, scene = course.tokens
            await game.run(effects, scene)
        if game.state.players[test.seat].out:
            return
        test.step = 4
        again = await chaos.symbol(game, test, token) and bool(game.state.bag)


# ST.5 and ST.6


def skill_value(game: Arkham, test: SkillTest) -> Value:
    """ST.5, with its sum; clamped last, so that 4 − 8 + 2 is 0 (ah.modifiers.5). Automatic failure: 0 (ah.st-6.5)."""
    base = game.base_skill(test.seat, test.skill)
    modifiers = list(game.skill(test.seat, test.skill).steps)
    adds = [modifier for modifier, _ in modifiers]
    if test.add:
        adds.append(Modifier("add", test.add, printed(test.source)))
    for committed in test.committed:
        adds.append(Modifier("add", icons(game.content.player_cards[committed.card], test.skill), committed.card))
    for source, amount in test.bonus.items():
        adds.append(Modifier("add", amount, printed(source)))
    for number, token in enumerate(test.tokens):
        worth = chaos.modifier(game, test, token, flipped=number in test.flipped)
        if worth:
            adds.append(Modifier("add", worth, "token"))
    if test.automatic == "failure":
        adds.append(Modifier("most", 0, "auto-fail"))
    return compute(base, adds, least=0)


def difficulty(game: Arkham, test: SkillTest) -> int:
    """Never stored: read off the enemy or the location at every look (trap 27)."""
    if test.automatic == "success":
        return 0
    if test.kind in ("fight", "evade"):
        enemy = game.enemy(test.target)
        return game.enemy_value(enemy, test.kind) if enemy is not None else 0
    if test.kind == "investigate":
        return game.shroud(test.target).total
    return test.difficulty


def passes(game: Arkham, test: SkillTest) -> bool:
    """ah.st-6.2; automatic failure beats automatic success (trap 31)."""
    if test.automatic == "failure":
        return False
    return test.automatic == "success" or skill_value(game, test).total >= difficulty(game, test)


async def _verdict(game: Arkham, test: SkillTest) -> None:
    async def settle(happening: Occasion) -> None:
        success = happening.kind == "pass-test"
        value, against = skill_value(game, test), difficulty(game, test)
        test.outcome = "success" if success else "failure"
        test.margin = abs(value.total - against)
        game.event(
            "test-passed" if success else "test-failed",
            who=Seat(test.seat),
            skill=Msg(f"skill-{test.skill}"),
            value=value.total,
            difficulty=against,
            by=test.margin,
        )

    if not passes(game, test):
        verdict = Verdict(game, test, False, lambda: not passes(game, test))
        await game.happen(verdict, settle)
        if not verdict.lapsed:
            return
    await game.happen(Verdict(game, test, True, lambda: True), settle)


# ST.7 and ST.8


async def _results(game: Arkham, test: SkillTest, course: Course) -> None:
    """ah.st-7.3: in the order that the tester chooses."""
    success = test.outcome == "success"
    results: list[tuple[str, Act]] = []
    if success:
        for committed in test.committed:
            _skill_results(game, test, committed, results)
    for token in test.tokens:
        found = chaos.spec(game, test, token)
        effects = () if found is None else found.success if success else found.failure
        if effects:
            scene = Scene(test.seat, chaos.source_of(game, test, token))
            results.append((scene.card, _running(game, effects, scene)))
    if course.before_results is not None:
        await course.before_results()
    results += course.success if success else course.failure
    while results:
        at = 0
        if len(results) > 1:
            options = [
                Option(f"result:{number}", Msg("option-result", {"card": Name(printed(card))}), card)
                for number, (card, _) in enumerate(results)
            ]
            (key,) = await Decision("result-order", test.seat, "ah.st-7.3", Msg("ask-result-order"), options)
            at = int(key.removeprefix("result:"))
        await results.pop(at)[1]()
        if game.state.players[test.seat].out:
            return


def _skill_results(game: Arkham, test: SkillTest, committed: Committed, results: list[tuple[str, Act]]) -> None:
    skill = game.content.skills.get(committed.card)
    if skill is None or not skill.success:
        return
    scene = Scene(committed.seat, committed.card)
    if skill.that is not None and not game.holds(skill.that, scene):
        return
    for effect in skill.success:
        change = getattr(effect, "change_result", None)
        if change is not None:
            change(game, test, committed.card)
        else:
            results.append((committed.card, _running(game, (effect,), scene)))


def _running(game: Arkham, effects: Sequence[AnyVerb], scene: Scene) -> Act:
    async def act() -> None:
        await game.run(effects, scene)

    return act


def _endings(game: Arkham, test: SkillTest) -> list[tuple[Sequence[AnyVerb], Scene]]:
    found: list[tuple[Sequence[AnyVerb], Scene]] = []
    if test.outcome == "failure":
        for token in test.tokens:
            spec = chaos.spec(game, test, token)
            if spec is not None and spec.ending:
                found.append((spec.ending, Scene(test.seat, chaos.source_of(game, test, token))))
    return found


def end(game: Arkham, test: SkillTest) -> None:
    """ST.8: committed cards are discarded, tokens return to the bag."""
    state = game.state
    for committed in test.committed:
        if committed.card in test.returning and not state.players[committed.seat].out:
            test.returning.remove(committed.card)
            state.players[committed.seat].hand.append(committed.card)
            game.event("returned-to-hand", who=Seat(committed.seat), card=Name(committed.card))
        elif committed.card in game.content.events:
            piles.to_discard(game, committed.card, committed.seat)
        else:
            piles.to_discard(game, committed.card, committed.seat)
    test.committed = []
    state.bag += test.drawn
    state.bag.sort()
    test.drawn = []
    state.test = None
    state.limits.over("test")
    state.lasting = [lasting for lasting in state.lasting if lasting.until != "test"]


def broken_off(game: Arkham) -> None:
    """The scenario has ended in the middle of a test."""
    if game.state.test is not None:
        end(game, game.state.test)


__all__ = ["Course", "GameEnds", "commit", "difficulty", "passes", "perform", "skill_value"]
