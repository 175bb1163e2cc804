"""Conditions of this game."""

from __future__ import annotations

from miskatonic.games.arkham_lcg import chaos, skilltest
from miskatonic.games.arkham_lcg.effect import Condition
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.happenings import Harm, Reveal
from miskatonic.games.arkham_lcg.terms import AUTO_FAIL
from miskatonic.kit.game import printed
from miskatonic.kit.scene import Scene


class Testing(Condition, frozen=True):
    """The test under way is an investigation, an attack, an evasion; `own`: yours."""

    kind: str
    own: bool = False

    def holds(self, game: Arkham, scene: Scene) -> bool:
        test = game.state.test
        return test is not None and test.kind == self.kind and (not self.own or test.seat == scene.seat)


class Margin(Condition, frozen=True):
    """The test was passed by so much at least, or failed by so much at most."""

    least: int = 0
    most: int = 99

    def holds(self, game: Arkham, scene: Scene) -> bool:
        test = game.state.test
        if test is None or test.outcome != ("success" if self.least else "failure"):
            return False
        return self.least <= test.margin <= self.most


class Revealed(Condition, frozen=True):
    """One of these chaos tokens was revealed in this test, and counts."""

    tokens: tuple[str, ...]

    def holds(self, game: Arkham, scene: Scene) -> bool:
        test = game.state.test
        return test is not None and any([token in self.tokens for token in test.tokens])


class HasTrait(Condition, frozen=True):
    """What it is about has this trait, or lacks it."""

    trait: str
    lacking: bool = False

    def holds(self, game: Arkham, scene: Scene) -> bool:
        return game.has_trait(scene.it, self.trait) is not self.lacking


class NoWeakness(Condition, frozen=True):
    """What it is about is no weakness."""

    def holds(self, game: Arkham, scene: Scene) -> bool:
        card = game.content.player_cards.get(printed(scene.it))
        return card is not None and not card.weakness


class IsCard(Condition, frozen=True):
    """What it is about is this very card."""

    card: str
    names = ("card",)

    def holds(self, game: Arkham, scene: Scene) -> bool:
        return printed(scene.it) == self.card


class IsEvent(Condition, frozen=True):
    """What it is about is an event."""

    def holds(self, game: Arkham, scene: Scene) -> bool:
        return printed(scene.it) in game.content.events


class CluesHere(Condition, frozen=True):
    """There are clues at your location."""

    def holds(self, game: Arkham, scene: Scene) -> bool:
        place = game.state.players[scene.seat].place
        return bool(place) and game.location(place).count("clues") > 0


class OnlyEnemy(Condition, frozen=True):
    """The attacked enemy is the only one that you are engaged with."""

    def holds(self, game: Arkham, scene: Scene) -> bool:
        test = game.state.test
        engaged = game.engaged_with(scene.seat)
        return test is not None and len(engaged) == 1 and engaged[0].key == test.target


class OnYou(Condition, frozen=True):
    """So much was placed on the investigator's own card."""

    what: str

    def holds(self, game: Arkham, scene: Scene) -> bool:
        return isinstance(scene.happening, Harm) and scene.happening.on_person(self.what) > 0


class Taken(Condition, frozen=True):
    """You have taken some, on your investigator or on an asset (P016)."""

    what: str

    def holds(self, game: Arkham, scene: Scene) -> bool:
        return isinstance(scene.happening, Harm) and scene.happening.taken(self.what) > 0


class HitByAttack(Condition, frozen=True):
    """Damage of an enemy's attack is assigned to this card."""

    def holds(self, game: Arkham, scene: Scene) -> bool:
        happening = scene.happening
        if not isinstance(happening, Harm) or not happening.attacker:
            return False
        return happening.shares.get(scene.card, {}).get("damage", 0) > 0


class Dealt(Condition, frozen=True):
    """Damage or horror is being dealt to you."""

    def holds(self, game: Arkham, scene: Scene) -> bool:
        happening = scene.happening
        return isinstance(happening, Harm) and happening.total("damage") + happening.total("horror") > 0


class Negative(Condition, frozen=True):
    """The token that was revealed has a negative modifier."""

    def holds(self, game: Arkham, scene: Scene) -> bool:
        happening = scene.happening
        if not isinstance(happening, Reveal):
            return False
        token = chaos.read(game, happening.test, happening.read_as or happening.token)
        return token != AUTO_FAIL and chaos.modifier(game, happening.test, token) < 0


class Zeroing(Condition, frozen=True):
    """The token that is revealed would make the skill value 0."""

    def holds(self, game: Arkham, scene: Scene) -> bool:
        happening = scene.happening
        if not isinstance(happening, Reveal):
            return False
        test = happening.test
        token = chaos.read(game, test, happening.token)
        if token == AUTO_FAIL:
            return True
        return skilltest.skill_value(game, test).total <= 0


class Controls(Condition, frozen=True):
    """You control this card; `nobody`: no investigator does."""

    card: str
    nobody: bool = False
    names = ("card",)

    def holds(self, game: Arkham, scene: Scene) -> bool:
        holders = [player.seat for player in game.state.players for piece in player.assets if piece.card == self.card]
        return not holders if self.nobody else scene.seat in holders


class InPlay(Condition, frozen=True):
    card: str
    names = ("card",)

    def holds(self, game: Arkham, scene: Scene) -> bool:
        return any([source.card.id == self.card for source in game.sources.by_key.values()])


class InVictory(Condition, frozen=True):
    """This card lies in the victory display."""

    card: str
    names = ("card",)

    def holds(self, game: Arkham, scene: Scene) -> bool:
        return self.card in game.state.victory


class CultistsCaught(Condition, frozen=True):
    """So many unique Cultist enemies lie in the victory display."""

    amount: int

    def holds(self, game: Arkham, scene: Scene) -> bool:
        enemies = game.content.enemies
        found = [card for card in game.state.victory if card in enemies]
        return len([c for c in found if enemies[c].unique and "cultist" in enemies[c].traits]) >= self.amount


class SomebodyAt(Condition, frozen=True):
    place: str
    names = ("place",)

    def holds(self, game: Arkham, scene: Scene) -> bool:
        return bool(game.at(self.place))


class ActStage(Condition, frozen=True):
    """The current act is one of these stages."""

    stages: tuple[int, ...]

    def holds(self, game: Arkham, scene: Scene) -> bool:
        act = game.state.act
        return act is not None and act.card in game.content.acts and game.content.acts[act.card].stage in self.stages


class Noted(Condition, frozen=True):
    """The campaign log says this."""

    note: str

    def holds(self, game: Arkham, scene: Scene) -> bool:
        return self.note in game.state.campaign.log


class CluesOnThis(Condition, frozen=True):
    """This card holds so many clues per investigator."""

    each: int

    def holds(self, game: Arkham, scene: Scene) -> bool:
        return game.holdings(scene.card, "clues") >= game.per_investigator(self.each)


class Fewer(Condition, frozen=True):
    """Fewer than so many tokens of a kind lie on this card."""

    what: str
    amount: int

    def holds(self, game: Arkham, scene: Scene) -> bool:
        return game.holdings(scene.card, self.what) < self.amount


class LowSanity(Condition, frozen=True):
    """The investigator engaged with this enemy has so much sanity left, or less."""

    most: int

    def holds(self, game: Arkham, scene: Scene) -> bool:
        enemy = game.enemy(scene.card)
        if enemy is None or enemy.engaged < 0:
            return False
        return game.sanity(enemy.engaged) - game.state.players[enemy.engaged].horror <= self.most


class YouHaveNoClues(Condition, frozen=True):
    def holds(self, game: Arkham, scene: Scene) -> bool:
        return game.state.players[scene.seat].clues == 0


class Always(Condition, frozen=True):
    def holds(self, game: Arkham, scene: Scene) -> bool:
        return True


class YourTurnHere(Condition, frozen=True):
    """It is the turn of an investigator at your location."""

    def holds(self, game: Arkham, scene: Scene) -> bool:
        active = game.state.active
        return active >= 0 and game.state.players[active].place == game.state.players[scene.seat].place


class HandIsEmpty(Condition, frozen=True):
    def holds(self, game: Arkham, scene: Scene) -> bool:
        return not game.state.players[scene.seat].hand


class NoneInPlay(Condition, frozen=True):
    """No enemy with this trait is in play."""

    trait: str

    def holds(self, game: Arkham, scene: Scene) -> bool:
        return not any([game.has_trait(enemy.card, self.trait) for enemy in game.state.enemies])


class Beaten(Condition, frozen=True):
    """This enemy has been in play and no longer is."""

    card: str
    names = ("card",)

    def holds(self, game: Arkham, scene: Scene) -> bool:
        if self.card in game.state.set_aside:
            return False
        return not any([enemy.card == self.card for enemy in game.state.enemies])


class SomeInPlay(Condition, frozen=True):
    """An enemy with this trait is in play."""

    trait: str

    def holds(self, game: Arkham, scene: Scene) -> bool:
        return any([game.has_trait(enemy.card, self.trait) for enemy in game.state.enemies])


class NoCluesHere(Condition, frozen=True):
    """There are no clues at your location."""

    def holds(self, game: Arkham, scene: Scene) -> bool:
        place = game.state.players[scene.seat].place
        return bool(place) and not game.location(place).count("clues")
