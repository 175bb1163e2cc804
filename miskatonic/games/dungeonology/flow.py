"""The outermost loop: whose turn, which phase. Its place is in the state, so play goes on from there. (dng.turn.*)"""

from __future__ import annotations

from miskatonic.engine.cut import GameEnds
from miskatonic.engine.decision import PASS, Decision, Option, Refusal
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.dungeonology import (
    abilities,
    ending,
    fates,
    fatigue,
    moving,
    panic,
    publishing,
    resting,
    stealth,
    tricks,
)
from miskatonic.games.dungeonology.asking import cube_text
from miskatonic.games.dungeonology.game import Dungeonology
from miskatonic.games.dungeonology.setup import set_up
from miskatonic.games.dungeonology.state import NOBODY, Player
from miskatonic.games.dungeonology.terms import STARS_TO_PUBLISH, START

TO_ACTION = Option(PASS, Msg("option-end-movement"))
TO_END = Option(PASS, Msg("option-end-actions"))
GO_ON = Option("go-on", Msg("option-go-on"))
PUBLISH = Option("publish", Msg("option-publish"), "thesis")
REST = Option("rest", Msg("option-rest"), "camp-site")


async def play(game: Dungeonology) -> None:
    """From any safe point to the end."""
    state = game.state
    try:
        if state.phase == "set-up":
            await set_up(game)
            begin_turn(game)
        while True:
            game.safe_point()
            await publishing.curious(game)
            await PHASES[state.phase](game)
    except GameEnds:
        pass
    await ending.score(game)


def begin_turn(game: Dungeonology) -> None:
    """dng.turn.1"""
    state = game.state
    state.turn += 1
    state.phase = "begin"
    state.boss_active = False
    state.moved = False
    state.busy = False
    state.carded = False
    state.windows = []
    state.actions = 1
    state.tried = 0
    state.resting = False
    player = game.active
    player.hit = []
    for one in state.players:
        one.researched = []
    player.careful = False
    state.speed = state.pace = game.stat(player.seat, "speed")
    state.second = 0
    game.event("turn", who=Seat(player.seat), turn=state.turn)


async def begin(game: Dungeonology) -> None:
    """Phases 1 and 2: publication of the thesis, rest. (dng.turn.2, dng.turn.3)"""
    state = game.state
    player = game.active
    await panic.turn_begins(game, player)
    if player.finished:
        next_turn(game)
        return
    await tricks.instants(game, "begin")
    if game.maximum:
        # dng.max-alertness.2, dng.max-alertness.6
        state.phase = "movement"
        return
    forced = player.fatigue >= game.stat(player.seat, "stamina")
    options: list[Option] = []
    refusals: list[Refusal] = []
    if game.stars(player) >= STARS_TO_PUBLISH:
        options.append(PUBLISH)
    else:
        stars = Msg("missing-stars", {"have": game.stars(player), "needed": STARS_TO_PUBLISH})
        refusals.append(Refusal(PUBLISH.key, PUBLISH.text, "dng.publication.1", "thesis", stars))
    options.append(REST)
    if forced:
        refusals.append(
            Refusal(GO_ON.key, GO_ON.text, "dng.rest.2", missing=Msg("missing-stamina", {"fatigue": player.fatigue}))
        )
    else:
        options.append(GO_ON)
    prompt = Msg("ask-begin", {"who": Seat(player.seat), "turn": state.turn})
    (key,) = await Decision("begin", player.seat, "dng.turn.1", prompt, options, refusals=tuple(refusals))
    if key == "publish":
        await publishing.publish(game, player)
        if player.finished:
            next_turn(game)
        else:
            state.phase = "end"
    elif key == "rest":
        if player.place != START:
            player.place = START
            game.event("went", who=Seat(player.seat), zone=Name(START))
        await resting.rest(game, player)
        await _exhaust(game, player)
        # dng.rest.10
        next_turn(game)
    else:
        state.phase = "movement"


async def movement(game: Dungeonology) -> None:
    """dng.movement.1: one step, or a card, until the scholar stays."""
    state = game.state
    player = game.active
    _keep_pace(game, player)
    options, refusals = moving.steps(game, player) if state.speed > 0 else ([], [])
    cards = tricks.offers(game, player.seat, "movement") + abilities.offers(game, player.seat, "turn")
    prompt = Msg("ask-movement", {"who": Seat(player.seat), "left": state.speed})
    (key,) = await Decision(
        "movement",
        player.seat,
        "dng.movement.1",
        prompt,
        [*options, *cards, TO_ACTION],
        refusals=tuple(refusals),
        always=True,
    )
    if key == PASS:
        state.phase = "action"
    elif key.startswith("play:"):
        state.carded = True
        await tricks.play(game, player.seat, key)
        if state.priorities:
            # dng.priorities.4: then the next phase.
            state.phase = "action"
    elif key.startswith("ability:"):
        await abilities.use(game, player.seat, key)
    else:
        state.moved = state.busy = True
        before = player.place
        going = await moving.step(game, player, key)
        if player.place != before:
            state.speed -= 1
        if not going:
            # dng.entering.3
            state.speed = state.pace = 0


def _keep_pace(game: Dungeonology, player: Player) -> None:
    """dng.speed.1, dng.inspired.2: who becomes faster or slower on the way has so many zones more or fewer."""
    state = game.state
    speed = game.stat(player.seat, "speed")
    if state.pace and state.pace != speed:
        state.speed = max(0, state.speed + speed - state.pace)
        state.pace = speed


def _count_actions(game: Dungeonology, player: Player) -> None:
    """dng.sofia.7: a second action, as long as the card that gives it shows that side. (dng.inspired.2)"""
    state = game.state
    more = game.perk(player.seat, "actions")
    state.actions = max(0, state.actions + more - state.second)
    state.second = more


def actions_of(game: Dungeonology, player: Player) -> tuple[list[Option], list[Refusal]]:
    """dng.actions.1: research, spying, and the zone's own actions; cards marked ACTION come from the hand."""
    options: list[Option] = []
    refusals: list[Refusal] = []
    if game.state.actions < 1:
        return options, refusals
    if stealth.may_test(game, player):
        for count in range(1, stealth.most_cubes(game, player) + 1):
            needed = stealth.level(stealth.research_alertness(game, player.seat, player.place, count))
            text = Msg("option-research", {"count": count, "alertness": needed})
            options.append(Option(f"research:{count}", text, player.place))
        for victim, colour in stealth.spying_targets(game, player):
            needed = stealth.level(stealth.spying_alertness(game, player.seat, victim, colour))
            text = Msg("option-spy", {"whom": Seat(victim.seat), "cube": cube_text(colour), "alertness": needed})
            options.append(Option(f"spy:{victim.seat}:{colour}", text, f"seat:{victim.seat}"))
    for effect in game.zone(player.place).effects:
        if effect.kind == "bivouac" and effect.colour is not None:
            text = Msg("option-bivouac")
            if game.maximum:
                refusals.append(Refusal("bivouac", text, "dng.max-alertness.6", player.place, Msg("missing-quiet")))
            elif not player.cubes[effect.colour]:
                no_cube = Msg("missing-cube", {"cube": cube_text(effect.colour)})
                refusals.append(Refusal("bivouac", text, "dng.camp.2", player.place, no_cube))
            else:
                options.append(Option("bivouac", text, player.place))
    if "teleport" in game.tile(player.place).tokens:
        text = Msg("option-teleport")
        if player.cubes["blue"]:
            options.append(Option("teleport", text, player.place))
        else:
            no_cube = Msg("missing-cube", {"cube": cube_text("blue")})
            refusals.append(Refusal("teleport", text, "dng.zone-tokens.10", player.place, no_cube))
    return options, refusals


async def action(game: Dungeonology) -> None:
    """dng.actions.1"""
    state = game.state
    await tricks.instants(game, "action")
    player = game.active
    _count_actions(game, player)
    options, refusals = actions_of(game, player)
    cards = tricks.offers(game, player.seat, "action") + abilities.offers(game, player.seat, "turn")
    prompt = Msg("ask-action", {"who": Seat(player.seat), "left": state.actions})
    (key,) = await Decision(
        "action",
        player.seat,
        "dng.actions.1",
        prompt,
        [*options, *cards, TO_END],
        refusals=tuple(refusals),
        always=True,
    )
    if key == PASS:
        state.phase = "end"
    elif key.startswith("play:"):
        state.carded = True
        await tricks.play(game, player.seat, key)
        if state.priorities:
            state.phase = "end"
    elif key.startswith("ability:"):
        await abilities.use(game, player.seat, key)
    else:
        state.actions -= 1
        state.busy = True
        if key.startswith("research:"):
            await stealth.research(game, player, int(key[9:]))
        elif key.startswith("spy:"):
            _, seat, colour = key.split(":")
            await stealth.spy(game, player, state.players[int(seat)], colour)
        elif key == "bivouac":
            # dng.camp.1, dng.rest.10
            await resting.rest(game, player)
            await _exhaust(game, player)
            next_turn(game)
            return
        else:
            await moving.teleport(game, player)
    panic.check_cubes(game)


async def end(game: Dungeonology) -> None:
    """dng.end-phase.1 to 4"""
    player = game.active
    await tricks.instants(game, "end")
    while player.fates_down:
        await fates.turn(game, player.seat)
    await _draw(game, player)
    await _end_cards(game, player)
    await _exhaust(game, player)
    await panic.turn_ends(game, player)
    panic.check_cubes(game)
    if game.maximum and player.place == START:
        # dng.max-alertness.3, dng.max-alertness.5
        await publishing.publish_at_last(game, player)
    elif game.maximum:
        ending.check_stuck(game)
    next_turn(game)


async def _exhaust(game: Dungeonology, player: Player) -> None:
    """dng.card-tempomaksimus.2: however the second turn ends."""
    if game.state.exhausting:
        game.state.exhausting = False
        await fatigue.tire(game, player, game.stat(player.seat, "stamina"), unavoidable=True)


async def _draw(game: Dungeonology, player: Player) -> None:
    """dng.end-phase.2, dng.trick-limit.1; Second Wind trades cards for fatigue. (dng.valerio.10)"""
    missing = game.stat(player.seat, "hand") - len(player.hand) - max(0, game.perk(player.seat, "draws"))
    if missing > 0 and player.fatigue and game.perk(player.seat, "second-wind"):
        rested = await resting.second_wind(game, player, missing)
        missing -= rested
    if missing > 0:
        await game.draw_tricks(player.seat, missing)


async def _end_cards(game: Dungeonology, player: Player) -> None:
    """dng.end-phase.3: asked of everybody who has cards, whatever they are."""
    while player.hand and game.may_play(player):
        options = tricks.offers(game, player.seat, "end-of-turn")
        prompt = Msg("ask-end-of-turn", {"who": Seat(player.seat)})
        (key,) = await Decision(
            "end-of-turn", player.seat, "dng.end-phase.3", prompt, [*options, tricks.LET_PASS], always=True
        )
        if key == PASS:
            return
        game.state.carded = True
        await tricks.play(game, player.seat, key)


def next_turn(game: Dungeonology) -> None:
    """dng.setup.8; what lasted until the end of this turn is over. (dng.card-przyjaciel.1)"""
    state = game.state
    for player in state.players:
        if player.silenced == state.active:
            player.silenced = NOBODY
    game.active.careful = False
    ending.check_finished(game)
    if state.extra_turn and not game.active.finished:
        # dng.card-tempomaksimus.1
        state.extra_turn = False
        state.exhausting = True
    else:
        state.extra_turn = state.exhausting = False
        state.active = (state.active + 1) % state.seats
    begin_turn(game)


PHASES = {"begin": begin, "movement": movement, "action": action, "end": end}
