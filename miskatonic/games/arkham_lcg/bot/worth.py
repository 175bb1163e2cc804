"""What a card is worth: in play, and in hand."""

from __future__ import annotations

from typing import Any

from miskatonic.games.arkham_lcg.bot.look import Look
from miskatonic.games.arkham_lcg.cards import Ability, Asset
from miskatonic.kit.scene import Scene

HANGS_ON = 0.8
LASTING = 5
"""A weapon with so many uses is as good as one that never runs dry."""
PLACES = {"hand": 2, "arcane": 2}
"""Slots of a kind; of every other there is one."""


def number(look: Look, amount: Any, scene: Scene) -> int:
    return amount if isinstance(amount, int) else look.game.amount(amount, scene)


def _more_damage(amount: Any) -> float:
    """What hangs on how the fight goes is there most of the time."""
    return amount if isinstance(amount, int) else HANGS_ON


def resources(look: Look, amount: int) -> float:
    """What it costs to part with so many: the more one has, the less."""
    has = look.me.resources
    return sum([one_resource(look, has - number) for number in range(amount)])


def one_resource(look: Look, number: int) -> float:
    return next(value for most, value in look.weights.RESOURCES if number <= most)


def power(look: Look, ability: Ability, thing: str, seat: int = -1) -> float:
    """Expected damage of one attack with it, against a strong enemy."""
    scene = Scene(look.seat, thing)
    for verb in ability.do:
        if verb.tag == "fight":
            skill = getattr(verb, "skill", "") or "combat"
            add = number(look, getattr(verb, "add", 0), scene)
            test = look.trial("", skill, "", look.weights.TYPICAL_FIGHT, add, seat)
            own = seat < 0 or seat == look.seat
            more = min(look.weights.MOST_BOOSTS - 1, look.me.resources // 3) if own and skill in look.boosted() else 0
            return look.chance(test, more) * (1 + _more_damage(getattr(verb, "damage", 0)))
    return 0.0


def bare_hands(look: Look, seat: int = -1) -> float:
    return look.chance(look.trial("", "combat", "", look.weights.TYPICAL_FIGHT, seat=seat))


def power_in_play(look: Look, seat: int = -1) -> float:
    """The best attack that somebody has now."""
    seat = look.seat if seat < 0 else seat
    key = f"power:{seat}"
    if key not in look.known:
        look.known[key] = _power_in_play(look, seat)
    found: float = look.known[key]
    return found


def _power_in_play(look: Look, seat: int) -> float:
    best = bare_hands(look, seat)
    for piece in look.state.players[seat].assets:
        card = look.content.assets.get(piece.card)
        if card is None or (card.uses is not None and not piece.tokens.get(card.uses.type, 0)):
            continue
        lasts = min(1.0, piece.tokens.get(card.uses.type, 0) / LASTING) if card.uses is not None else 1.0
        for ability in card.abilities:
            if not _thrown_away(ability):
                fists = bare_hands(look, seat)
                best = max(best, fists + lasts * (power(look, ability, piece.key, seat) - fists))
    return best


def best_attack(look: Look) -> tuple[str, int, int]:
    """Skill, what is added to it, and damage of the best attack that one has in play."""
    best, found = bare_hands(look), ("combat", 0, 1)
    for piece in look.me.assets:
        card = look.content.assets.get(piece.card)
        if card is None or (card.uses is not None and not piece.tokens.get(card.uses.type, 0)):
            continue
        scene = Scene(look.seat, piece.key)
        for ability in card.abilities:
            for verb in ability.do if not _thrown_away(ability) else ():
                if verb.tag == "fight" and power(look, ability, piece.key) > best:
                    best = power(look, ability, piece.key)
                    more = getattr(verb, "damage", 0)
                    add = number(look, getattr(verb, "add", 0), scene)
                    skill = getattr(verb, "skill", "") or "combat"
                    found = (skill, add, 1 + (more if isinstance(more, int) else 1))
    return found


def _thrown_away(ability: Ability) -> bool:
    return any([cost.tag == "discard-this" for cost in ability.cost])


def asset(look: Look, card: Asset) -> float:
    """To have it in play, beside what is there already."""
    worth = look.weights.SOAK * (card.health + card.sanity)
    uses = min(1.0, card.uses.count / 4) if card.uses is not None else 1.0
    attacks = [power(look, ability, card.id) for ability in card.abilities if not _thrown_away(ability)]
    if attacks and max(attacks) > 0:
        worth += max(0.0, look.weights.POWER * uses * (max(attacks) - power_in_play(look)))
        worth += 0.3
    for constant in card.constants:
        points = constant.add if isinstance(constant.add, int) else 0
        if constant.value == "actions":
            worth += look.weights.EXTRA_ACTION * points
        elif constant.value in look.weights.SKILL_POINT:
            worth += look.weights.SKILL_POINT[constant.value] * points * _use_of(look, constant.value)
    for ability in card.abilities:
        worth += _ability(look, ability)
    if card.story:
        worth += look.weights.STORY_ASSET
    return worth


def _use_of(look: Look, skill: str) -> float:
    """A point more helps those who use the skill."""
    return 0.4 + 0.2 * look.game.base_skill(look.seat, skill)


def _ability(look: Look, ability: Ability) -> float:
    for verb in ability.do:
        if verb.tag == "fight":
            return 0.0
        if verb.tag == "boost":
            return _boost(look, getattr(verb, "skill", ""))
        if verb.tag == "investigate":
            return _finding(look, getattr(verb, "shroud", 0))
        if verb.tag == "heal":
            return look.weights.MENDING
        if verb.tag == "doom":
            return -look.weights.DOOM
    return look.weights.ANY_ABILITY


def _boost(look: Look, skill: str) -> float:
    """Resources for a skill: the more of them one has, and the more one has to do with it."""
    if skill == "intellect" and look.clues_needed() <= 0:
        return 0.1
    use = look.weights.BOOSTS[skill]
    owned = [*[piece.card for piece in look.me.assets], *look.me.hand]
    if any([skill in _fights_with(look, card) for card in owned]):
        use *= look.weights.WITH_WEAPON
    return use * look.weights.BOOST * max(0.3, min(2.0, (look.me.resources - 2) / 3))


def _fights_with(look: Look, card: str) -> list[str]:
    """The skills of its attacks."""
    found = look.content.assets.get(card)
    verbs = [verb for ability in found.abilities for verb in ability.do] if found is not None else []
    return [getattr(verb, "skill", "") or "combat" for verb in verbs if verb.tag == "fight"]


def _finding(look: Look, shroud: int) -> float:
    """What a lower shroud adds, while clues are wanted."""
    if look.clues_needed() <= 0:
        return look.weights.ANY_ABILITY
    plain = look.trial("", "intellect", "", look.weights.TYPICAL_SHROUD)
    gain = look.chance(plain, -shroud) - look.chance(plain)
    return look.weights.ANY_ABILITY + look.weights.SEARCHING * look.weights.CLUE * gain


def slots_taken(look: Look, card: Asset) -> float:
    """What must go to make room for it."""
    lost = 0.0
    for slot in dict.fromkeys(card.slots):
        held = [piece for piece in look.me.assets if slot in _slots(look, piece.card)]
        used = sum([_slots(look, piece.card).count(slot) for piece in held])
        if used + card.slots.count(slot) > PLACES.get(slot, 1):
            lost += min([in_place(look, piece.card, piece.tokens) for piece in held], default=0.0)
    return lost


def in_place(look: Look, card: str, tokens: dict[str, int]) -> float:
    """An asset in play; an empty one is worth little."""
    found = look.content.assets.get(card)
    if found is None:
        return 0.0
    if found.uses is not None and not tokens.get(found.uses.type, 0):
        return 0.1
    attacks = max([power(look, ability, card) for ability in found.abilities], default=0.0)
    return asset(look, found) + 0.7 * look.weights.POWER * max(0.0, attacks - bare_hands(look))


def _slots(look: Look, card: str) -> tuple[str, ...]:
    found = look.content.assets.get(card)
    return found.slots if found is not None else ()


def held(look: Look, card: str) -> float:
    """What it costs to part with a card in hand."""
    key = f"held:{card}"
    if key not in look.known:
        look.known[key] = _held(look, card)
    found: float = look.known[key]
    return found


def _held(look: Look, card: str) -> float:
    found: Any = look.content.player_cards.get(card)
    if found is None or found.weakness:
        return 0.0
    plenty = 0.7 if len(look.me.hand) > 6 else 1.0
    if card in look.content.skills:
        return look.weights.SKILL_CARD * plenty
    if isinstance(found, Asset):
        if any([piece.card == card for piece in look.me.assets]) or look.me.hand.count(card) > 1:
            return 0.4
        gain = asset(look, found) - slots_taken(look, found) - look.weights.TO_COME * resources(look, found.cost or 0)
        return max(0.4, gain) * plenty
    kept = look.weights.MIND if minds(look, card) else max(look.weights.EVENT_CARD, look.weights.BLOW * blow(found))
    return kept * plenty


def minds(look: Look, card: str) -> bool:
    """An event that lets the clever fight: they keep it for the last enemy."""
    event = look.content.events.get(card)
    if event is None or not any([getattr(verb, "what", "") == "mind-over-matter" for verb in event.play.do]):
        return False
    skills = look.content.investigators[look.me.investigator].skills
    return skills["intellect"] - skills["combat"] > 1


def blow(card: Any) -> float:
    """Damage of an event: it is kept for whom it is meant."""
    best = 0.0
    for verb in card.play.do if getattr(card, "play", None) is not None else ():
        if verb.tag in ("fight", "wound", "blast"):
            amount = getattr(verb, "damage", 0) if verb.tag == "fight" else getattr(verb, "amount", 1)
            best = max(best, amount + (verb.tag == "fight") if isinstance(amount, int) else 2)
    return best
