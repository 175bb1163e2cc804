"""The table as a bot sees it: a view, and the numbers that the rules would compute from it."""

from __future__ import annotations

from math import pow

from miskatonic.engine.chance import Person
from miskatonic.games.death_may_die import RULES
from miskatonic.games.death_may_die.bot.goals import goals, nearly
from miskatonic.games.death_may_die.bot.weights import WEIGHTS as W
from miskatonic.games.death_may_die.game import DeathMayDie
from miskatonic.games.death_may_die.state import Investigator, State
from miskatonic.games.death_may_die.terms import DEATH_WOUNDS, FIRST_RED, RUN_SPACES, THRESHOLDS

SUCCESS, TENTACLE = {"standard": 1 / 2, "bonus": 1 / 2}, {"standard": 1 / 3, "bonus": 0.0}
SIGN = {"standard": 1 / 6, "bonus": 1 / 3}
NEXT_TO_LAST, LAST_THRESHOLD = THRESHOLDS[-2:]


class Look:
    """Made anew for every question: what a seat may see, nothing else."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.game: DeathMayDie = RULES.game(state, Person(), [])
        self.board = self.game.board
        self.gathering = not state.disrupted and nearly(self)

    @property
    def me(self) -> Investigator:
        """Whose turn it is."""
        return self.state.investigators[self.state.active]

    @property
    def fighting(self) -> bool:
        """The Elder One is here and mortal."""
        return self.state.disrupted and bool(self.state.elder_one.place)

    def standard(self, key: str) -> int:
        """Standard dice of an enemy's attack: those that show tentacles."""
        stats = self.game.stats.get(key.partition("#")[0])
        return stats.standard if stats is not None else self.game.elder_dice()[0]

    def hits(self, key: str) -> float:
        """Wounds that an enemy's attack may be expected to deal to me."""
        stats = self.game.stats.get(key.partition("#")[0])
        standard, bonus = (stats.standard, stats.bonus) if stats is not None else self.game.elder_dice()
        found = (standard + bonus) / 2 + self.game.enemy_perk(key, "its-successes")
        found += self.game.enemy_perk(key, "its-signs-succeed") * (standard / 6 + bonus / 3)
        who = self.me.number
        less = self.game.perk(who, "wounds-less") + self.game.perk(who, "defence-wounds-less")
        return max(0.1, found - 0.8 * less)

    def threat(self, key: str) -> float:
        """The same with what it does to the mind."""
        return self.hits(key) + self.standard(key) / 3 * max(0.0, self.mad)

    @property
    def mad(self) -> float:
        """What a point of Sanity costs: nothing at first, for it makes strong; much near the skull."""
        lost = self.me.sanity
        return W["mad-early"] if lost < 12 else W["mad-middle"] if lost < 15 else W["mad-late"]

    def roll_toll(self, standard: int) -> float:
        """What the tentacles of so many standard dice are expected to cost."""
        safe = pow(2 / 3, standard)
        if self.me.sanity == NEXT_TO_LAST and not self.state.elder_one.summoned:
            return W["brink"] * (1.0 - safe) * W["death"]
        if self.me.sanity < LAST_THRESHOLD:
            return self.mad * standard / 3
        return (1.0 - safe) * (W["fall"] if self.state.elder_one.summoned else W["death"])

    def danger(self, place: str, *more: str) -> float:
        keys = [*self.game.enemy_keys_at(place), *[key for key in more if self.game.place_of(key) != place]]
        return sum([self.threat(key) for key in keys])

    def way(self, start: str, goal: str) -> list[str]:
        """A shortest way; of several steps the one with less Fire and fewer enemies."""
        found: list[str] = []
        at = start
        while at != goal:
            steps = self.board.toward(at, [goal])
            at = min(steps, key=lambda step: (self.state.fire.get(step, 0), len(self.game.enemies_at(step)), step))
            found.append(at)
        return found

    def free(self, perk: str, mark: str) -> bool:
        """Whether a Skill still makes this free in this turn."""
        most = self.game.perk(self.me.number, perk)
        return bool(most) and self.state.limits.free("turn", mark, most)

    @property
    def room(self) -> float:
        """Wounds that can still be taken."""
        spare = sum([max(0, self.game.side(card).life - card.wounds) for card in self.me.cards])
        return DEATH_WOUNDS - 1 - self.me.wounds + spare / 2

    def successes(self, who: int, standard: int, bonus: int) -> float:
        """Expected ones of an Investigator's own roll."""
        signs = min(self.game.perk(who, "signs-succeed"), 9)
        found = standard * SUCCESS["standard"] + bonus * SUCCESS["bonus"]
        if signs:
            worth = 1 + self.game.perk(who, "sign-worth")
            found += worth * min(signs, standard * SIGN["standard"] + bonus * SIGN["bonus"])
        if self.game.perk(who, "tentacles-succeed"):
            found += min(self.game.perk(who, "tentacles-succeed"), standard * TENTACLE["standard"])
        return found

    def attack(self, who: int, key: str, *, near: bool) -> float:
        """Expected Wounds of one attack."""
        standard, bonus = self.game.roll_of(who)
        bonus += self.game.perk(who, "attack-dice")
        bonus += self.game.perk(who, "near-attack-dice" if near else "far-attack-dice")
        found = self.successes(who, standard, bonus) - self.game.enemy_perk(key, "its-armour")
        if len(self.game.enemy_keys_at(self.game.place_of(key))) == 1:
            found += self.game.perk(who, "lone-wounds")
        return max(0.2, found)

    def life(self, key: str) -> int:
        enemy = self.game.enemy(key)
        if enemy is None:
            stage = self.game.stages[self.state.elder_one.stage - 1]
            return stage.life - self.state.elder_one.wounds
        return self.game.stats[enemy.card].life - enemy.wounds

    def goals(self) -> dict[str, float]:
        """Spaces where something is to be done, and how much it matters."""
        return goals(self)

    @property
    def haste(self) -> float:
        """Slow work is safe work, until the Elder One is near."""
        track = self.state.track
        return W["slow"] if track < 3 else W["middle"] if track < 4 else W["late"]

    @property
    def ready(self) -> bool:
        """Whether the Elder One may come now."""
        everybody = [i for i in self.state.investigators if not i.out]
        strong = sum([i.sanity for i in everybody]) >= W["levels"] * len(everybody)
        whole = all([i.wounds < 2 for i in everybody]) and sum([i.stress for i in everybody]) <= W["calm-down"] * len(
            everybody
        )
        far = self.board.distance[self.me.place]
        near = len([i for i in everybody if far.get(i.place, 9) <= RUN_SPACES]) >= len(everybody) - W["absent"]
        return self.state.track >= FIRST_RED - W["hurry"] or (strong and whole and near)

    def crowd(self, goal: str) -> float:
        """Less is left to do where somebody else already stands, unless it is the Elder One."""
        return 0.0 if self.fighting or self.gathering else 1.5 * len(self.game.others_at(goal, but=self.me.number))

    def pull(self, place: str, wanted: dict[str, float]) -> float:
        """How good it is to be here, as far as the goals go: nearer is better."""
        far = self.board.distance[place]
        found = [worth - W["step"] * far[goal] - self.crowd(goal) for goal, worth in wanted.items() if goal in far]
        # The pull of work is as strong as the haste; that of the Elder One always is.
        return (W["lure"] if self.fighting else W["pull"] * self.haste) * max(found) if found else 0.0
