"""The Encounter Phase: combat first, then one encounter of one's choice. (eh.encounters.*, eh.encounter-phase.*)"""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.engine.cut import CutShort
from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import bodies, combat, flipping, purse, spells
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Cast, Encounter, Player
from miskatonic.kit.scene import Scene

_PASS = Option(PASS, Msg("option-no-encounter"))
GENERAL = Option("general", Msg("option-general"))


async def phase(game: Eldritch, seat: int) -> None:
    """Monsters come first: beside them nothing else is encountered (eh.encounter-phase.1, .3, eh.faq.10)."""
    player = game.player(seat)
    detained = game.passive(player, "detained")
    if detained:
        found = game.held(detained)
        assert found is not None
        await flipping.flip(game, player, found[1])
        return
    casting = await _before(game, player)
    if casting is not None and casting.sees:
        await research(game, player, casting.target, casting.dice)
        return
    unseen = casting is not None and casting.unseen
    if game.monsters_at(player.place) and not unseen:
        source = game.passive(player, "unseen")
        if source:
            prompt = Msg("ask-unseen", {"card": Name(source.partition("#")[0])})
            unseen = await purse.agree(game, seat, "unseen", "eh.faq.12", prompt, source)
    if game.monsters_at(player.place) and not unseen:
        more = await _all_monsters(game, player)
        if more and not game.monsters_at(player.place):
            await _choose(game, player, optional=True)
        return
    await _choose(game, player, optional=False)


async def _before(game: Eldritch, player: Player) -> Cast | None:
    """Spells that change what is encountered."""
    options: list[Option] = []
    for held in player.spells:
        if spells.castable(game, player, held, "encounter"):
            options.append(Option(f"cast:{held.key}", Msg("option-cast", {"card": Name(held.card)}), held.key))
    if not options:
        return None
    options.append(Option(PASS, Msg("option-pass")))
    (key,) = await Decision("before-encounter", player.seat, "eh.spells.3", Msg("ask-before-encounter"), options)
    if key == PASS:
        return None
    found = game.held(key.partition(":")[2])
    assert found is not None
    return await spells.cast(game, player, found[1])


async def _all_monsters(game: Eldritch, player: Player) -> bool:
    """Each once, in the order of his choice; True: an additional encounter may follow (eh.encounters.3)."""
    fought: list[str] = []
    more = True
    while True:
        keys = [monster.key for monster in game.monsters_at(player.place) if monster.key not in fought]
        if not keys:
            return more
        options = [Option(key, game.thing_text(key), key) for key in keys]
        key = await game.one_of("monster-order", player.seat, "eh.combat-encounters.1", options)
        fought.append(key)
        game.state.encounter = Encounter(player.seat, "combat")
        await combat.encounter(game, player.seat, key)
        more = more and not game.state.encounter.last
        game.state.encounter = None


# Which encounters there are


def available(game: Eldritch, player: Player) -> list[Option]:
    """eh.encounter-phase.4, eh.encounter-phase.5, eh.gate.8, eh.clue.6, eh.research-encounters.1"""
    state, place = game.state, player.place
    space = game.content.spaces[place]
    options = [GENERAL]
    if space.region:
        options.append(Option("location", Msg("option-location", {"place": Name(place)}), place))
    for clue in game.clues_at(place):
        options.append(Option(f"clue:{clue}", Msg("option-research"), clue))
    gate = game.gate_at(place)
    if gate:
        options.append(Option("gate", Msg("option-gate"), gate))
    if place == state.expedition and not game.in_force("no-expeditions"):
        options.append(Option("expedition", Msg("option-expedition", {"place": Name(place)}), "expedition"))
    for ongoing in state.ongoing:
        printed = game.content.mythos[ongoing.card].encounter
        if printed is not None and _there(game, printed.where, place):
            options.append(
                Option(f"rumor:{ongoing.key}", Msg("option-card", {"card": Name(ongoing.card)}), ongoing.key)
            )
    mystery = state.mystery
    if mystery is not None:
        printed = game.content.mysteries[mystery.card].encounter
        if printed is not None and _there(game, printed.where, place):
            options.append(Option("mystery", Msg("option-card", {"card": Name(mystery.card)}), mystery.card))
    if state.final_begun and gate and game.sheet_says("final-tokens"):
        options.append(Option("final", Msg("option-final", {"card": Name(state.ancient_one)}), state.ancient_one))
    for body in state.defeated:
        if body.place == place:
            name = Name(body.investigator)
            options.append(
                Option(f"defeated:{body.investigator}", Msg("option-defeated", {"card": name}), body.investigator)
            )
    return options


def _there(game: Eldritch, where: str, place: str) -> bool:
    if where == "expedition":
        return place == game.state.expedition
    if where == "eldritch":
        return bool(game.state.eldritch.get(place))
    return where == place


async def _choose(game: Eldritch, player: Player, *, optional: bool) -> None:
    """eh.encounters.4, eh.encounters.5"""
    options = available(game, player)
    if optional:
        options.append(_PASS)
    (key,) = await Decision("encounter", player.seat, "eh.encounters.5", Msg("ask-encounter"), options)
    if key != PASS:
        await resolve(game, player, key)


async def resolve(game: Eldritch, player: Player, key: str) -> None:
    kind, _, what = key.partition(":")
    match kind:
        case "general":
            await sections(game, player, "general", game.kind_of(player.place))
        case "location":
            await sections(game, player, game.content.spaces[player.place].region, player.place)
        case "clue":
            await research(game, player, what)
        case "gate":
            await complex_encounter(game, player, "other-world", about_gate=game.gate_at(player.place))
        case "expedition":
            await expedition(game, player)
        case "rumor":
            await rumor(game, player, what)
        case "mystery":
            assert game.state.mystery is not None
            printed = game.content.mysteries[game.state.mystery.card].encounter
            assert printed is not None
            await _with(game, Encounter(player.seat, "mystery", game.state.mystery.card), printed.do)
        case "final":
            await complex_encounter(game, player, "final")
        case "defeated":
            await bodies.encounter(game, player, what)


async def _with(game: Eldritch, encounter: Encounter, effects: Sequence[object]) -> None:
    """Effects as an encounter."""
    state = game.state
    state.encounter = encounter
    await game.run(effects, Scene(encounter.seat, encounter.source))  # type: ignore[arg-type]
    state.encounter = None


async def rumor(game: Eldritch, player: Player, key: str) -> None:
    """eh.rumor.2"""
    ongoing = game.ongoing(key)
    assert ongoing is not None
    printed = game.content.mythos[ongoing.card].encounter
    assert printed is not None
    if printed.other_world:
        await complex_encounter(game, player, "other-world", about_gate=key)
    else:
        state = game.state
        state.encounter = Encounter(player.seat, "rumor", ongoing.card)
        await game.run(printed.do, Scene(player.seat, ongoing.key))
        state.encounter = None


# Cards


async def draw_card(game: Eldritch, deck: str) -> str | None:
    """Onto the stack, until it is resolved."""
    state = game.state
    card = await game.from_deck(state.encounters[deck], state.encounter_discard[deck])
    if card is not None:
        state.stack.append(card)
    return card


def put_away(game: Eldritch, deck: str, card: str) -> None:
    state = game.state
    state.stack.remove(card)
    state.encounter_discard[deck].append(card)
    if not len(state.encounters[deck]):
        game.refill(state.encounters[deck], state.encounter_discard[deck])


async def sections(game: Eldritch, player: Player, deck: str, section: str, clue: str = "", dice: int = 0) -> None:
    """A card of which only the part for one's space is resolved (eh.location-encounters.1)."""
    card = await draw_card(game, deck)
    if card is None:
        return
    kind = "research" if clue else "location" if deck != "general" else "general"
    encounter = Encounter(player.seat, kind, card, section, about_clue=clue, dice=dice)
    await _resolve_card(game, player, deck, card, encounter)


async def _resolve_card(game: Eldritch, player: Player, deck: str, card: str, encounter: Encounter) -> None:
    """The card is put away, also where the investigator is defeated by it."""
    state = game.state
    game.event("encounter", who=Seat(player.seat), card=Name(card))
    state.encounter = encounter
    sectioned = game.content.sectioned.get(card)
    effects = game.content.complex[card].initial if sectioned is None else sectioned.sections[encounter.section].do
    cut: CutShort | None = None
    try:
        await game.run(effects, Scene(player.seat, card))
    except CutShort as stopped:
        cut = stopped
    state.encounter = None
    put_away(game, deck, card)
    if cut is not None:
        raise cut


async def research(game: Eldritch, player: Player, clue: str, dice: int = 0) -> None:
    """eh.research-encounters.1, eh.research-encounters.3; which part, the Clue's space says."""
    place = next((token.place for token in game.state.clues if token.clue == clue), player.place)
    before = len(player.clues)
    seen = Encounter(player.seat, "research")
    card = await draw_card(game, "research")
    if card is None:
        return
    seen = Encounter(player.seat, "research", card, game.kind_of(place), about_clue=clue, dice=dice)
    await _resolve_card(game, player, "research", card, seen)
    if seen.gained and len(player.clues) > 0 and before >= 0 and game.active_mystery("research-clues"):
        await _clue_to_mystery(game, player)


async def _clue_to_mystery(game: Eldritch, player: Player) -> None:
    """One Clue that was gained from it may be put on the Mystery."""
    mystery = game.state.mystery
    assert mystery is not None
    prompt = Msg("ask-clue-to-mystery", {"card": Name(mystery.card)})
    if await purse.agree(game, player.seat, "clue-to-mystery", "eh.spending.3", prompt):
        await purse.spend_clues(game, player.seat, 1, keep=mystery.clues)
        game.event("mystery.token", card=Name(mystery.card), amount=len(mystery.clues))


async def complex_encounter(game: Eldritch, player: Player, deck: str, about_gate: str = "") -> None:
    """eh.complex-encounters.2, .3, .4, .5"""
    card = await draw_card(game, deck)
    if card is not None:
        kind = deck if deck in ("other-world", "expedition") else "special"
        await _resolve_card(game, player, deck, card, Encounter(player.seat, kind, card, about_gate=about_gate))


async def expedition(game: Eldritch, player: Player) -> None:
    """The top card, whose back says where the token stands (eh.expedition-encounters.5, eh.expedition-encounters.7)."""
    state = game.state
    deck = state.encounters["expedition"]
    fitting = [card for card in deck.fog if game.content.expeditions[card].space == state.expedition]
    (card,) = await game.chance("draw.expedition", fitting)
    deck.remove(card)
    state.stack.append(card)
    if not len(deck):
        game.refill(deck, state.encounter_discard["expedition"])
    await new_expedition(game)
    await _resolve_card(game, player, "expedition", card, Encounter(player.seat, "expedition", card))
    if not state.expedition:
        await new_expedition(game)


async def new_expedition(game: Eldritch) -> None:
    """Another top card: the token moves (eh.expedition-encounters.6)."""
    state = game.state
    deck = state.encounters["expedition"]
    backs = [game.content.expeditions[card].space for card in deck.fog]
    if not backs:
        state.expedition = ""
        return
    place = backs[0] if len(set(backs)) == 1 else (await game.chance("expedition", sorted(backs)))[0]
    if place != state.expedition:
        state.expedition = place
        game.event("expedition", place=Name(place))
