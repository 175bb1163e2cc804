"""The outermost loop: whose turn, which phase. Its place is in the state, so play goes on from there. (es.turn.*)"""

from __future__ import annotations

from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.game import nothing
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.elder_sign import adventure, battle, dice, ending, entrance, peril, uses
from miskatonic.games.elder_sign.game import ElderSign, GameEnds, TurnEnds
from miskatonic.games.elder_sign.midnight import midnight
from miskatonic.games.elder_sign.setup import set_up
from miskatonic.games.elder_sign.state import Player
from miskatonic.games.elder_sign.terms import ANCIENT_ONE, ENTRANCE
from miskatonic.kit.uses import Use

STAY = Option("stay", Msg("option-stay"))
TO_ENTRANCE = Option("entrance", Msg("option-go", {"place": Name(ENTRANCE), "kind": "entrance"}), ENTRANCE)
ASK_MOVEMENT = Msg("ask-movement")
ASK_TURN_START = Msg("ask-turn-start")
ASK_TURN_END = Msg("ask-turn-end")
_PASS = Option(PASS, Msg("option-pass"))
NOBODY: dict[int, list[Use]] = {}
PHASES = ("setup", "turn-start", "movement", "resolution", "attack", "clock", "midnight")


async def play(game: ElderSign) -> None:
    """From any safe point to the end."""
    safe_point, state = game.safe_point, game.state
    safe_points = safe_point is not nothing
    try:
        while True:
            if safe_points:
                safe_point()
            phase = state.phase
            if phase == "turn-start":
                begin_turn(game)
                if "turn-start" in game.standing.waiting:
                    await _start_abilities(game)
                after_start(game)
            elif phase == "clock":
                move_clock(game)
                player = state.players[state.active]
                if not player.investigator and not player.out:
                    await peril.new_investigator(game, player)
                after_clock(game)
            elif phase == "movement":
                await movement(game)
            elif phase == "resolution":
                await resolution(game)
            elif phase == "midnight":
                await midnight(game)
                next_player(game)
            elif phase == "attack":
                await attack(game)
            else:
                await set_up(game)
    except GameEnds:
        pass


def begin_turn(game: ElderSign) -> None:
    """es.turn.2: what held for the turn before is over."""
    state = game.state
    player = state.players[state.active]
    if state.used_this_turn:
        state.used_this_turn = []
    state.ignores_terror = False
    if player.investigator and game.events is not None:
        game.event("turn", None, who=Seat(player.seat), turn=state.turn)


async def _start_abilities(game: ElderSign) -> None:
    """Abilities for the start of any player's turn; in the battle also an eliminated one's (es.battle-clock.4)."""
    state = game.state
    if not state.players[state.active].investigator and not state.awake:
        return
    able = game.standing.waiting["turn-start"]
    for seat in game.seats_in_order():
        if seat not in able:
            continue
        player = state.players[seat]
        options = uses.waiting(game, player, "turn-start")
        while options:
            options.append(_PASS)
            (key,) = await Decision("turn-start", seat, "es.investigator-abilities.4", ASK_TURN_START, options)
            if key == PASS:
                break
            await uses.use(game, player, key)
            able = game.standing.waiting.get("turn-start", NOBODY)
            options = uses.waiting(game, player, "turn-start")


def after_start(game: ElderSign) -> None:
    """es.battle.1; who has no investigator has no turn but in the battle, where it is the clock's alone."""
    state = game.state
    if state.players[state.active].investigator:
        state.phase = "attack" if state.awake else "movement"
    elif state.awake:
        state.phase = "clock"
    else:
        next_player(game)


async def movement(game: ElderSign) -> None:
    """es.movement.*"""
    state = game.state
    player = state.players[state.active]
    try:
        while True:
            options = _destinations(game, player)
            uses.add_usable(game, player, game.content.any_time, options)
            (key,) = await Decision("movement", player.seat, "es.movement.1", ASK_MOVEMENT, options)
            if key.startswith("use:") or key.startswith("ability:"):
                await uses.use(game, player, key)
                continue
            break
        if key == "entrance":
            game.move(player, ENTRANCE)
        elif key != "stay":
            game.move(player, game.content.goals[key])
        state.phase = "resolution"
    except TurnEnds:
        await _take_the_rest(game)
        state.phase = "clock"


def _destinations(game: ElderSign, player: Player) -> list[Option]:
    """es.movement.1"""
    here = player.place
    options = [STAY] if here == ENTRANCE else [STAY, TO_ENTRANCE]
    ways = game.content.ways
    for place in game.places():
        if place.card != here:
            options.append(ways[place.card])
    return options


async def resolution(game: ElderSign) -> None:
    """es.resolution-phase.*"""
    state = game.state
    player = state.players[state.active]
    try:
        if player.place == ENTRANCE and state.attempt is None:
            await entrance.visit(game)
            if game.monsters_beaten:
                await ending.take_monsters(game, player)
        else:
            if state.attempt is None:
                adventure.begin(game, player.place)
            await adventure.resolve_adventure(game)
        state.attempt = None
        options = _still_usable(game, player)
        if options:
            await _before_the_clock(game, player, options)
    except TurnEnds:
        dice.return_dice(game)
        await _take_the_rest(game)
    state.attempt = None
    state.phase = "clock"


async def _take_the_rest(game: ElderSign) -> None:
    """Tokens of beaten monsters, where the turn was cut short (es.completing-monster-tasks.2)."""
    try:
        await ending.take_monsters(game, game.active)
    except TurnEnds:
        return


async def attack(game: ElderSign) -> None:
    """es.battle.2"""
    try:
        if game.state.attempt is None:
            adventure.begin(game, ANCIENT_ONE)
        await battle.attack_ancient_one(game)
        dice.return_dice(game)
        game.state.attempt = None
        options = _still_usable(game, game.active)
        if options:
            await _before_the_clock(game, game.active, options)
    except TurnEnds:
        dice.return_dice(game)
    game.state.attempt = None
    game.state.phase = "clock"


def _still_usable(game: ElderSign, player: Player) -> list[Option]:
    options: list[Option] = []
    uses.add_usable(game, player, game.content.any_time, options)
    return options


async def _before_the_clock(game: ElderSign, player: Player, options: list[Option]) -> None:
    """What states no moment may be used once more before the clock moves (es.ruling-cards.4)."""
    while options:
        options.append(_PASS)
        (key,) = await Decision("turn-end", player.seat, "es.ruling-cards.4", ASK_TURN_END, options)
        if key == PASS:
            return
        await uses.use(game, player, key)
        if game.monsters_beaten:
            await ending.take_monsters(game, player)
        options = _still_usable(game, player)


def move_clock(game: ElderSign) -> None:
    """es.clock-phase.*, es.battle-clock.1; then whoever was devoured in his own turn chooses (es.devoured.15)."""
    seat = game.state.active
    steps = max(1, game.number("clock-steps", 1, seat)) if "clock-steps" in game.standing.tweaks else 1
    game.advance_clock(steps)


def after_clock(game: ElderSign) -> None:
    if game.state.midnights_due:
        game.state.phase = "midnight"
    else:
        next_player(game)


def next_player(game: ElderSign) -> None:
    """es.turn.8: the next player clockwise; an eliminated one is passed over until the battle."""
    state = game.state
    state.active = (state.active + 1) % len(state.players)
    state.turn += 1
    state.phase = "turn-start"
