"""What the next Mythos card may bring: all that it moves comes at once, and that is what kills."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from miskatonic.games.death_may_die.terms import ALL
from miskatonic.games.death_may_die.verbs.enemies import MoveTo, MoveToward, Summon
from miskatonic.games.death_may_die.verbs.people import TakeStress, Wound
from miskatonic.kit.combinators import ForEach, If
from miskatonic.kit.scene import Scene, person
from miskatonic.kit.selectors import Nearest

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.bot.look import Look

ME = "your-space"


class Coming:
    """Of one card: who goes how far toward the active Investigator, who is summoned where, who hurts by itself."""

    def __init__(self, look: Look, card: str) -> None:
        self.moves: list[tuple[str, int]] = []
        self.nearest: list[tuple[list[str], int]] = []
        """Of these only the nearest goes, so many spaces."""
        self.summons: list[tuple[str, str]] = []
        """Figures and their Gates; none: into the own space."""
        self.hurts: list[Wound | TakeStress] = []
        printed = look.game.content.mythos[card]
        self.scene = Scene(look.state.active, card)
        self._gather(look, printed.effects)
        supply = look.state.supply
        self.summons += [(one.enemy, look.game.board.gates[one.gate]) for one in printed.summons if one.enemy in supply]

    def _gather(self, look: Look, effects: Sequence[Any]) -> None:
        game = look.game
        for effect in effects:
            if isinstance(effect, MoveToward):
                if effect.goal == ME:
                    self._move(look, effect.who, effect.spaces)
            elif isinstance(effect, MoveTo):
                if effect.to == ME:
                    self._move(look, effect.who, ALL)
            elif isinstance(effect, ForEach):
                for one in effect.then:
                    if isinstance(one, MoveToward) and one.goal == ME:
                        self._move(look, effect.who, one.spaces)
            elif isinstance(effect, Summon):
                if effect.at == ME and effect.enemy in look.state.supply:
                    self.summons.append((effect.enemy, ""))
            elif isinstance(effect, If):
                self._gather(look, effect.then if game.holds(effect.that, self.scene) else effect.otherwise)
            elif isinstance(effect, Wound) or (isinstance(effect, TakeStress) and effect.or_wounds):
                self.hurts.append(effect)

    def _move(self, look: Look, who: Any, spaces: int) -> None:
        if isinstance(who, Nearest):
            self.nearest.append((look.game.among(who.of, self.scene), spaces))
        else:
            self.moves += [(key, spaces) for key in look.game.among(who, self.scene)]

    def harm(self, look: Look) -> tuple[int, int]:
        """Wounds, and Stress that may become Wounds, for the active Investigator where it stands."""
        wounds = stress = 0
        me = person(look.state.active)
        for effect in self.hurts:
            if me in look.game.among(effect.who, self.scene):
                amount = look.game.amount(effect.amount, self.scene.about(me))
                if isinstance(effect, Wound):
                    wounds += amount
                else:
                    stress += amount
        return wounds, stress


def coming(look: Look) -> list[Coming]:
    """Of each card that may be next."""
    return [Coming(look, card) for card in _left(look)]


def _left(look: Look) -> list[str]:
    """The cards of both boxes that nobody has seen since they were shuffled."""
    state, content = look.state, look.game.content
    cards = content.heap("mythos", state.episode) + content.heap("mythos", state.elder_one.card)
    seen = [*state.mythos_discard, *state.aside, state.mythos_now, *[one.trauma for one in state.investigators]]
    return [card for card in cards if card not in seen] or cards
