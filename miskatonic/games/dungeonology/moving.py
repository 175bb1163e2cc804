"""Moving: to a zone that is laid, or to one that is drawn and joined. (dng.movement.*, dng.new-zone.*, dng.doors.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import PASS, Decision, Option, Refusal, lacking
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.dungeonology import asking, boss, cubes, fatigue, panic, students
from miskatonic.games.dungeonology.board import meeting, placements
from miskatonic.games.dungeonology.state import Link, Player, Tile
from miskatonic.games.dungeonology.terms import LEVELS

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.game import Dungeonology

STAY = Option(PASS, Msg("option-stay"))
AVOIDABLE = ("stop", "toll", "ambush")
"""What one may walk around with care, as one may around traps."""


def steps(game: Dungeonology, player: Player) -> tuple[list[Option], list[Refusal]]:
    """Where this scholar can go with one step, and what is closed."""
    options: list[Option] = []
    refusals: list[Refusal] = []
    for zone in game.connected(player.place):
        text = Msg("option-go", {"zone": Name(zone)})
        rule = barred(game, player, zone)
        if rule:
            refusals.append(Refusal(f"go:{zone}", text, rule, zone, lacking(rule)))
        else:
            options.append(Option(f"go:{zone}", text, zone))
    if may_explore(game, player.place):
        level = game.zone(player.place).level
        options.append(Option("explore", Msg("option-explore", {"level": level}), f"stack:{level}"))
    return options, refusals


def barred(game: Dungeonology, player: Player, zone: str) -> str:
    """The rule that keeps a scholar out of a connected zone; an empty word: none does."""
    ways = game.passages_between(player.place, zone)
    secret = any([letter in game.letters(zone) for letter in game.letters(player.place)])
    open_secret = secret and not game.perk(player.seat, "no-secret-passage")
    doors = game.zone(zone).doors
    passable = any([all([player.cubes[colour] for colour in doors.get(slot, ())]) for slot in ways])  # type: ignore[call-overload]
    if not passable and not open_secret:
        return "dng.doors.1" if ways else "dng.zone-effects.12"
    if not may_enter(game, player, zone):
        return "dng.zone-effects.11"
    return ""


def may_enter(game: Dungeonology, player: Player, zone: str) -> bool:
    """dng.zone-effects.11: whoever cannot bear an ambush may not walk into it."""
    if player.careful or player.fatigue < game.stat(player.seat, "stamina"):
        return True
    ambushes = [effect.amount for effect in game.zone(zone).effects if effect.kind == "ambush"]
    return all([player.students >= amount for amount in ambushes])


def may_explore(game: Dungeonology, zone: str) -> bool:
    """dng.new-zone.1, dng.new-zone.8: a tile is left, and there is room for one at an edge with a passage."""
    state = game.state
    return not state.panic and not game.tile(zone).closed and bool(_left(game, zone)) and game.room_beside(zone)


def _left(game: Dungeonology, zone: str) -> int:
    return len(game.state.stacks[game.zone(zone).level - 1])


async def step(game: Dungeonology, player: Player, key: str) -> bool:
    """Carries out one step. False: the scholar goes no farther."""
    if key == "explore":
        zone = await new_zone(game, player.seat, player.place, game.zone(player.place).level, stairs=False)
        if not zone:
            return True
        if barred(game, player, zone):
            # dng.doors.1, dng.zone-effects.11: what is laid is closed to this scholar all the same.
            game.event("shut-out", who=Seat(player.seat), zone=Name(zone))
            return True
    else:
        zone = key[3:]
    return await enter(game, player, zone)


async def walk(game: Dungeonology, walker: Player, amount: int, decider: int, rule: str) -> None:
    """dng.trick-exploration.2: up to so many zones; somebody else may say where to."""
    left = amount
    while left:
        options, _ = steps(game, walker)
        prompt = Msg("ask-walk", {"who": Seat(decider), "whom": Seat(walker.seat), "left": left})
        (key,) = await Decision("walk", decider, rule, prompt, [*options, STAY])
        before = walker.place
        if key == PASS or not await step(game, walker, key):
            return
        if walker.place != before:
            left -= 1


async def new_zone(game: Dungeonology, seat: int, place: str, level: int, *, stairs: bool) -> str:
    """dng.new-zone.1 to 6, dng.stairs.2, dng.stairs.3: an empty word if no tile of the stack fits."""
    state = game.state
    tile = game.tile(place)
    stack = state.stacks[level - 1]
    taken = [(other.x, other.y) for other in state.tiles]
    for _ in range(len(stack)):
        zone = await game.draw(stack)
        assert zone is not None
        spots = placements(tile.x, tile.y, game.zone(place).passages, game.zone(zone).passages, taken)
        if spots:
            x, y = await _spot(game, seat, zone, place, spots)
            lay(game, zone, x, y, place if stairs else "")
            return zone
        stack.put_under(zone)
        game.event("no-fit", zone=Name(zone))
    if not stairs:
        tile.closed = True
    game.event("nothing-fits", zone=Name(place))
    return ""


async def _spot(game: Dungeonology, seat: int, zone: str, place: str, spots: list[tuple[int, int]]) -> tuple[int, int]:
    here = game.tile(place)
    game.event("tile-drawn", who=Seat(seat), zone=Name(zone))
    options: list[Option] = []
    for x, y in spots:
        met = meeting(here.x, here.y, game.zone(place).passages, x, y, game.zone(zone).passages)
        side = _side(x - here.x, y - here.y)
        text = Msg("option-place", {"side": side, "passages": len(met)})
        options.append(Option(f"at:{x},{y}", text, f"spot:{x},{y}"))
    prompt = Msg("ask-place", {"who": Seat(seat), "zone": Name(zone), "place": Name(place)})
    game.state.aside = [zone]
    (key,) = await Decision("place", seat, "dng.new-zone.2", prompt, options)
    game.state.aside = []
    right, down = key[3:].split(",")
    return int(right), int(down)


def _side(right: int, down: int) -> str:
    if abs(down) == 2:
        shift = "-west" if right < 0 else "-east" if right > 0 else ""
        return ("north" if down < 0 else "south") + shift
    shift = "-north" if down < 0 else "-south" if down > 0 else ""
    return ("west" if right < 0 else "east") + shift


def lay(game: Dungeonology, zone: str, x: int, y: int, stairs_from: str = "") -> None:
    """dng.stairs.4, dng.stairs.5: between levels a passage has a stairs token, or a wall."""
    state = game.state
    card = game.zone(zone)
    tile = Tile(zone, x, y, [""] * len(card.cubes))
    for other in state.tiles:
        known = game.zone(other.zone)
        for slot, theirs in meeting(x, y, card.passages, other.x, other.y, known.passages):
            kind = "open" if known.level == card.level else "stairs" if other.zone == stairs_from else "wall"
            state.links.append(Link(zone, slot, other.zone, theirs, kind))
    state.tiles.append(tile)
    game.layout_changes()
    game.event("zone-laid", zone=Name(zone), level=card.level)


async def enter(game: Dungeonology, player: Player, zone: str) -> bool:
    """dng.entering.1, dng.entering.2: cubes first, then what arrival activates. False: movement ends here."""
    player.place = zone
    game.event("went", who=Seat(player.seat), zone=Name(zone))
    if not game.tile(zone).entered:
        cubes.place_cubes(game, zone)
    going = True
    # dng.zone-tokens.3: traps lie to the left of all else.
    for token in list(game.tile(zone).tokens):
        if token == "trap" and player.place == zone and not await avoids(game, player, zone, "token-trap"):
            going = await _trap(game, player, zone) and going
    for effect in game.zone(zone).effects:
        if player.place != zone:
            return False
        if effect.kind in AVOIDABLE and await avoids(game, player, zone, f"trap-{effect.kind}"):
            continue
        if effect.kind == "stop":
            game.event("stopped", who=Seat(player.seat))
            going = halt(game, player)
        elif effect.kind == "toll":
            await cubes.drop_chosen(game, player, effect.amount, "dng.zone-effects.8")
        elif effect.kind == "ambush":
            await ambush(game, player, effect.amount)
        elif effect.kind == "stairs" and not game.tile(zone).climbed:
            await stairs(game, player, zone)
        elif effect.kind == "boss":
            await boss.awake(game, player.seat, zone)
    panic.check_cubes(game)
    return going and player.place == zone


async def avoids(game: Dungeonology, player: Player, zone: str, what: str) -> bool:
    """dng.card-ostrozne.1: whoever treads with care need not activate it, but may."""
    if not player.careful:
        return False
    return await asking.yes(game, player.seat, "avoid", "dng.card-ostrozne.1", what=Msg(what), zone=Name(zone))


async def _trap(game: Dungeonology, player: Player, zone: str) -> bool:
    """dng.zone-tokens.4, dng.zone-tokens.5; the token goes back to the reserve. (dng.ruling-traps.1)"""
    state = game.state
    (face,) = await game.chance("draw.traps", state.traps.fog)
    state.traps.take_from_fog(face)
    game.tile(zone).tokens.remove("trap")
    game.event("trap", who=Seat(player.seat), face=Msg(face), zone=Name(zone))
    if face == "trap-ambush":
        await ambush(game, player, 1)
    elif face == "trap-toll":
        await cubes.drop_chosen(game, player, 1, "dng.zone-effects.8")
    state.traps.put_under(face)
    if not game.traps_placed():
        state.traps.shuffle()
    return halt(game, player) if face == "trap-stop" else True


def halt(game: Dungeonology, player: Player) -> bool:
    """dng.zone-effects.5, dng.entering.3: a Stop ends the movement phase too, whatever led there."""
    state = game.state
    if state.phase == "movement" and state.active == player.seat:
        state.speed = state.pace = 0
    return False


async def ambush(game: Dungeonology, player: Player, amount: int) -> None:
    """dng.zone-effects.9, dng.zone-effects.10; a student too few may still stand in for the token. (dng.fatigue.4)"""
    if player.students >= amount:
        students.sacrifice(game, player, amount)
    else:
        await fatigue.tire(game, player)


async def stairs(game: Dungeonology, player: Player, zone: str) -> None:
    """dng.stairs.1 to 5; nobody enters the new zone by laying it."""
    state = game.state
    if state.panic:
        return
    game.tile(zone).climbed = True
    level = game.zone(zone).level
    levels = [one for one in LEVELS if abs(one - level) == 1 and len(state.stacks[one - 1])]
    if not levels:
        return
    options = [Option(f"level:{one}", Msg("option-level", {"level": one}), f"stack:{one}") for one in levels]
    prompt = Msg("ask-stairs", {"who": Seat(player.seat), "zone": Name(zone)})
    (key,) = await Decision("stairs", player.seat, "dng.stairs.1", prompt, options)
    await new_zone(game, player.seat, zone, int(key[6:]), stairs=True)


async def teleport(game: Dungeonology, player: Player) -> None:
    """dng.zone-tokens.9: to any revealed zone."""
    zones = [zone for zone in game.laid() if zone != player.place and may_enter(game, player, zone)]
    to = await asking.zone(game, player.seat, "teleport", zones, "dng.zone-tokens.9")
    if to:
        await enter(game, player, to)
