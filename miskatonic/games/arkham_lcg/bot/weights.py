"""What things are worth to the bot. The unit: what an action usually brings, a card or a resource."""

from __future__ import annotations


class Weights:
    """Of a game like any other; each scenario has its own beside these."""

    CLUE = 3.2
    """A clue that the act wants."""
    SPARE_CLUE = 0.3
    NEXT_CLUE = 2.0
    """To go where a clue is that is wanted, at least."""
    AWAY = 0.4
    """How much of the next attack is escaped by leaving an enemy behind; of a hunter less."""
    AWAY_FROM_HUNTER = 0.15
    SAVED = 0.5
    """A round of ammunition kept for the last enemy."""
    ONE_MORE = 1.3
    """An action more, where there is something to do with it."""
    BOSS_ESCAPE = 1.0
    BOSS_CARDS = 0.7
    """What a card costs in a fight with an enemy on which the scenario turns, of its worth."""
    LIVES = 0.3
    """How much an attack weighs that comes anyway, or kills anyway."""
    VICTORY_CLUES = 8.0
    """All clues of a place that counts for victory."""
    MOST_BOOSTS = 3
    REPEATED = 1.7
    """What a card costs beyond its worth in a test that can be tried again."""
    ADVANCE = 20.0
    OBJECTIVE = 8.0
    """To be where the act is decided, or to do what decides it."""
    SITE = 8.0
    """To be where the ritual is."""
    CULTIST = 4.0
    """To learn where the next cultist is."""
    FRAIL = 1.3
    """Whoever can bear no more than that leaves while it is possible."""
    HOME = 12.0
    """To leave in time where one may."""
    CROWD = 0.25
    """How much less somebody is able to take another enemy on, for each that he has."""
    BITE = 6.0
    """More than that no attack to come weighs."""
    RITUAL = 20.0
    """A clue put where it breaks the ritual."""
    BOSS_DAMAGE = 5.0
    """A point of damage to an enemy on which the scenario turns; the more so the fewer it has left."""
    NEARLY = 0.6
    LAST_BLOW = 4.0
    KILL = 0.8
    """An enemy less, beside its attacks."""
    ATTACKS_TO_COME = 3.0
    """How often an enemy attacks that nobody stops."""
    DOOM = 1.6
    """A token of doom on an enemy."""
    DOOM_EACH = 0.0
    """So many times more for each investigator: everybody loses a turn by it."""
    VICTORY = 0.7
    """A victory point."""
    ESCAPE = 8.0
    """More than that an attack escaped is not worth."""
    DEATH = 7.0
    WOUNDS = ((1, 4.0), (2, 3.0), (4, 1.9), (99, 1.1))
    """What a point of health or sanity is worth when so many are left."""
    RESOURCE = 0.35
    RESOURCES = ((2, 0.4), (5, 0.3), (8, 0.15), (99, 0.05))
    """What the last of so many resources is worth."""
    CARD = 0.95
    SKILL_CARD = 0.7
    EVENT_CARD = 0.8
    POWER = 5.5
    """A point of expected damage per attack, while a weapon lasts."""
    SKILL_POINT = {"combat": 2.2, "intellect": 2.2, "willpower": 1.5, "agility": 0.8}
    SOAK = 0.45
    STORY_ASSET = 5.0
    """Somebody who was won over, and helps against what the scenario is about."""
    BOOST = 0.9
    BOOSTS = {"combat": 1.0, "willpower": 0.6, "intellect": 0.9, "agility": 0.6}
    WITH_WEAPON = 1.8
    """A skill that one fights with is worth more."""
    EXTRA_ACTION = 5.0
    SEARCHING = 1.6
    """Of each clue more that an asset would find, while it lasts."""
    MENDING = 1.2
    ANY_ABILITY = 0.6
    TREACHERY = 3.0
    """A test that a card asks for."""
    USE = {"ammo": 0.5, "charge": 0.5, "supply": 0.2, "secret": 0.1}
    TYPICAL_FIGHT = 4
    TYPICAL_SHROUD = 3
    STUCK = 0.4
    """How much of the fear of a place is left where there is nothing else to do."""
    UNFIT = 2
    FAIR = 0.35
    """A test that is passed so often is worth trying."""
    CURSE = 3.5
    """To be rid of a card that lies in one's threat area."""
    PROGRESS = 1.2
    """To look for a clue that is wanted, here or elsewhere, however hard it is to find."""
    MEETING = 2.0
    """More than that the fear of an enemy does not weigh where one has to go."""
    HELD_FAST = 0.35
    """Whoever passes so few tests against an enemy does not get away from it."""
    TRAP = 4.0
    """To walk into it."""
    LATE = 0.7
    """Of all rounds that doom allows so many are left when clues become dearer and dearer."""
    TOO_LATE = 3.0
    LAST_CLUES = 1.4
    """So much dearer is the last clue of all that are wanted."""
    EVENTS = {"gain": 0.55, "draw": 0.7, "heal": 0.8, "wound": 1.3}
    """What a point of such an effect brings."""
    FIGHT_TO_COME = 15
    """Rounds left, as doom counts, when the last enemy has to be called."""
    STRENGTH = 1.0
    """What the group must be able to do to it before it falls itself."""
    HURRY = 7
    """Rounds left from which on it is called whatever happens."""
    VICTORY_ROUNDS = 12
    """More rounds left than that: places that count for victory are cleared first."""
    PREPARED = 10
    """More rounds left than that: good cards are played first."""
    BUSY = 0.15
    """How much another enemy in the way takes off the group's strength."""
    WORTH_PLAYING = 2.0
    WITH_CARDS = 0.15
    """What cards from hand add to a fight that matters."""
    HOPELESS = 0.5
    """Of the last enemy: whoever cannot do so much to it leaves in time."""
    RETREAT = 30.0
    """To leave while it can be survived."""
    GIVE_UP = 0.35
    """The same, where the way out costs another blow."""
    LEAVE = 2
    """Rounds left when nothing can be won any more."""
    TO_COME = 0.5
    """How much the price of a card in hand weighs: it is not to be paid yet."""
    MIND = 2.5
    """To fight with the head, for those who have one."""
    IN_HAND = 0.6
    """How much of the damage of an event in hand comes true."""
    BLOW = 0.6
    """A point of damage of an event in hand."""
    RESERVE = 1.0
    """A point of damage that is kept for the last enemy."""
    DODGED = 3.0
    """An attack that is worth a card."""
    HELP = 1.5
    """A friend in need, who cannot fight."""
    BRING = 3.0
    """To bring help to those who fight the last enemy."""
    ALLY = 10.0
    """Somebody who can be won over while the last enemy stands."""
    PREPARING = 0.8
    """A card more in play early, while nobody disturbs."""
    ARMING = 0.3
    """A card more in hand for whoever has nothing to fight with."""
    OPPORTUNITY = 1.6
    """What an attack of opportunity weighs, beside what it does."""
    PROVOKED = 6.0
    """More than that an attack of opportunity does not weigh: it comes at the end of the round anyway."""
    RICH = 6
    GHOULS_RISE = 2.0
    """An enemy that brings the last agenda nearer."""
    BORNE = 1.5
    """A point that an asset bears and stays; the less the more it can still bear."""
    SETTLED = 15
    """Rounds left when one leaves a hiding place at the latest."""
    HUNTED = 6.0
    """To catch one of those whom the act is about."""
    PARLEY = 3.0
    """More than that one does not pay to be rid of an enemy without a fight."""


class Gathering(Weights):
    """The first evening: armed before the Ghoul Priest comes. Found by varying all weights at once, in 4800 games."""

    LIVES = 0.27
    OBJECTIVE = 7.44
    LAST_BLOW = 3.63
    KILL = 0.72
    VICTORY = 0.59
    WOUNDS = ((1, 3.6), (2, 2.7), (4, 1.71), (99, 0.99))
    RESOURCES = ((2, 0.48), (5, 0.36), (8, 0.18), (99, 0.06))
    SKILL_CARD = 0.77
    EVENT_CARD = 0.88
    BOOST = 0.8
    SEARCHING = 1.47
    ANY_ABILITY = 0.54
    USE = {"ammo": 0.54, "charge": 0.54, "supply": 0.22, "secret": 0.11}
    FAIR = 0.38
    MEETING = 2.17
    TOO_LATE = 2.74
    EVENTS = {"gain": 0.51, "draw": 0.65, "heal": 0.75, "wound": 1.21}
    VICTORY_ROUNDS = 13
    PREPARED = 8
    GHOULS_RISE = 2.3
    SETTLED = 10


class MidnightMasks(Weights):
    """The second: cultists are caught before midnight, and nobody stays to fall."""

    CULTIST = 12.0
    HUNTED = 12.0
    DOOM = 3.2
    DOOM_EACH = 0.77
    FRAIL = 2.5


class DevourerBelow(Weights):
    """The last: to the ritual, and no detours."""

    DOOM_EACH = 0.77


SCENARIOS: dict[str, type[Weights]] = {
    "the-gathering": Gathering,
    "the-midnight-masks": MidnightMasks,
    "the-devourer-below": DevourerBelow,
}
