# What is asked, offered and told at the table.

name = { $name }
summary-round = round { $round }

setting-scenario = Scenario
setting-difficulty = Difficulty
setting-investigator = Investigator
setting-mode = Mode
setting-deck = Deck
setting-starter = starter deck
setting-easy = easy
setting-standard = standard
setting-hard = hard
setting-expert = expert
setting-random = random
setting-campaign = campaign
setting-standalone = standalone

phase-mythos = Mythos phase
phase-investigation = Investigation phase
phase-enemy = Enemy phase
phase-upkeep = Upkeep phase
phase-upgrade = Between scenarios
phase-set-up = Set-up
phase-over = The end
moment-mythos-begins = Mythos phase: it begins
moment-mythos-doom = Mythos phase: doom on the agenda
moment-mythos-draw = Mythos phase: encounter cards
moment-investigation-begins = Investigation phase: it begins
moment-investigation-next = Investigation phase: who goes next
moment-turn = Investigation phase, turn of { $who }
moment-turn-ends = Investigation phase, end of the turn of { $who }
moment-enemy-begins = Enemy phase: before the attacks
moment-enemy-attacks = Enemy phase: attacks
moment-upkeep-begins = Upkeep phase: it begins
moment-upkeep-draw = Upkeep phase: cards and resources
moment-upkeep-hand-size = Upkeep phase: hand size
moment-upkeep-ends = Upkeep phase: end of the round
moment-test-begins = { $who }, { $skill } test: before cards are committed
moment-test-commit = { $who }, { $skill } test: before a chaos token is revealed
moment-test-token = { $who }, { $skill } test: the chaos token
moment-test-ends = { $who }, { $skill } test: results
slot-hand = hand
slot-arcane = arcane
slot-accessory = accessory
slot-body = body
slot-ally = ally
harm-damage = damage
harm-horror = horror

## Chaos tokens

token-plus-1 = +1
token-0 = 0
token-minus-1 = −1
token-minus-2 = −2
token-minus-3 = −3
token-minus-4 = −4
token-minus-5 = −5
token-minus-6 = −6
token-minus-8 = −8
token-skull = skull
token-cultist = cultist
token-tablet = tablet
token-elder-thing = elder thing
token-auto-fail = automatic failure
token-elder-sign = elder sign

## Chance

chance-token = Reveal a chaos token
chance-investigator = Draw an investigator
chance-lead = Who leads?
chance-location = Draw a location
chance-encounter-set = Draw an encounter set
chance-weakness = Draw a basic weakness
chance-hand-0 = Draw a card from hand at random
chance-hand-1 = Draw a card from hand at random
chance-hand-2 = Draw a card from hand at random
chance-hand-3 = Draw a card from hand at random
chance-draw-deck-0 = Draw a card
chance-draw-deck-1 = Draw a card
chance-draw-deck-2 = Draw a card
chance-draw-deck-3 = Draw a card
chance-draw-encounter = Draw an encounter card
chance-draw-cultists = Draw a card of the Cultist deck
chance-draw-weaknesses = Draw a basic weakness
chance-draw-unseen = Which location is it?
set-agents-of-yog = Agents of Yog-Sothoth
set-agents-of-shub = Agents of Shub-Niggurath
set-agents-of-cthulhu = Agents of Cthulhu
set-agents-of-hastur = Agents of Hastur

## Questions

ask-action = { $who }: what do you do? { $left ->
        [one] { $left } action is left.
       *[other] { $left } actions are left.
    }
ask-window = Do you use something now?
ask-answer = { $what }: do you answer?
ask-answer-about = { $what } ({ $card }): do you answer?
ask-answer-harm = { $source }: { harm-both }. Do you answer?
ask-answer-token = The chaos token: { $token }. Do you answer?
ask-advance = { $card }: do you spend { $clues } clues to advance it?
ask-attach = { $card }: to which location is it attached?
ask-attack-order = Which enemy attacks first?
ask-bonus-action = Do you take an additional action?
ask-break-away = Do you disengage from all other enemies?
ask-buy = Which card do you buy? Experience left: { $experience }.
ask-cancel-harm = How much do you cancel ({ $what })?
ask-clues = How many clues do you give? Still needed: { $left }.
ask-commit = { $who } tests { $skill }: which cards do you commit?
ask-defeat-order = Who falls first?
ask-discard-asset = Which asset do you discard?
ask-discard-card = Which card do you discard?
ask-discard-order = Several cards are discarded: which comes first, under all others?
ask-earn = Who takes { $card } into the deck?
ask-evade = Whom do you evade?
ask-fight = Whom do you attack?
ask-find = Which card do you look for?
ask-hand-size = More than 8 cards in hand: which do you discard?
ask-heal = What do you heal?
ask-hunt = { $card }: whom does it hunt?
ask-hunt-order = Which enemy hunts first?
ask-earlier = What came of { $card }?
option-resolution = Resolution { $number }
option-resolution-none = No resolution was reached
ask-caught = Who was caught, when { $card } was over? All others got away.
ask-keep = Which card do you keep?
ask-lead = Who is the lead investigator?
ask-move = Where do you go?
ask-mulligan = Which cards do you replace?
ask-new-investigator = Your investigator is lost. Who takes up the case?
ask-patient = Whom do you treat?
ask-play-now = Is a secret spent to play the card at once?
ask-prey = { $card }: whom does it engage?
ask-recover = Which card do you take back?
ask-redirect = Which enemy takes the damage?
ask-remove = { $card } joins the deck: which card leaves it?
ask-result-order = Which result comes first?
ask-scry = Which deck do you look at?
ask-scry-order = Which card comes next, from the top?
ask-search = Which card do you take?
ask-skill = Which skill?
option-skill-willpower = Willpower
option-skill-intellect = Intellect
option-skill-combat = Combat
option-skill-agility = Agility
ask-slot = No free slot ({ $slot }) for { $card }: what do you discard?
ask-spawn = { $card }: where does it spawn?
ask-trauma = Which trauma do you suffer?
ask-turn = Whose turn is next?
ask-way = { $card }: which way does it go?
ask-where = Which location?
ask-which-token = Which token counts?

option-action = Action
option-advance = Advance: { $card }
option-break-away = Disengage from all
option-buy = { $card }: { $cost } experience
option-upgrade = { $old } → { $card }: { $cost } experience
option-done = That is all
option-cancel-harm = Cancel { $amount }
option-clues = { COUNT($amount, "clue") }
option-commit = { $card } (+{ $icons })
option-deck-of = The deck of { $who }
option-draw = Draw a card
option-earn = { $who }
option-earn-nobody = Nobody
option-encounter-deck = The encounter deck
option-end-turn = End the turn
option-enemies-first = The enemies
option-people-first = The investigators
option-engage = Engage: { $card }
option-evade = Evade: { $card }
option-fight = Fight: { $card }
option-heal-damage = Damage
option-heal-horror = Horror
option-investigate = Investigate
option-lead = { $who }
option-lead-random = Draw lots
option-mental-trauma = Mental trauma
option-physical-trauma = Physical trauma
option-move = Move: { $place }
option-play = Play: { $card }
option-resource = Gain a resource
option-result = { $card }
option-stay = Stay
option-turn = { $who }
option-use = { $how ->
        [resign] Resign
        [parley] Parley
        [fight] Fight
        [evade] Evade
        [investigate] Investigate
        [move] Move
       *[use] Use
    }: { $card }{ $number ->
        [0] { "" }
       *[other] { " " }({ $number })
    }

occasion-phase-begins = A phase has begun
occasion-phase-ends = The phase ends
occasion-round-ends = The round ends
occasion-turn-begins = Your turn has begun
occasion-turn-ends = The turn ends
source-empty-deck = the deck was empty
occasion-reveal-token = A chaos token is revealed
occasion-fail-test = The test fails
occasion-pass-test = The test is passed
occasion-attack = An enemy attacks
occasion-harm = Damage or horror is dealt
occasion-defeat = An enemy is defeated
occasion-discover = Clues are discovered
occasion-enter = An investigator enters
occasion-leave = An investigator leaves
occasion-enter-play = A card enters play
occasion-spawn = An enemy spawns
occasion-engage = An enemy engages
occasion-evaded = An enemy is evaded
occasion-draw-treachery = A treachery is drawn
occasion-draw-enemy = An enemy is drawn
occasion-play-event = An event is played
occasion-play-card = A card has been played
occasion-attack-damage = An attack hits
occasion-agenda-advances = The agenda advances

## The log

event-act-advances = The act advances: “{ $card }”.
event-actions-gained = { $who } gains { COUNT($amount, "action") }.
event-actions-lost = { $who } loses { COUNT($amount, "action") }.
event-agenda-advances = The agenda advances: “{ $card }”.
event-asset-defeated = { $card } is defeated.
event-asset-there = { $card } is at { $place }.
event-attached = { $card } is attached to { $place }.
event-attacked = { $card } attacks { $who }.
event-blanked = The text of { $card } counts as blank.
event-boosted = { $who } gets +{ $amount } from { $card }.
event-bought = { $who } buys { $card }.
event-card-harmed = { $card } takes { harm-both } ({ $source }).
event-card-healed = { $card }: { $amount } healed.
event-clue-placed = A clue is placed on { $card }.
event-clues-gained = { $who } takes { COUNT($amount, "clue") } from the pool.
event-clues-there = { COUNT($amount, "clue") } at { $place }.
event-committed = { $who } commits { $card }.
event-crossed-out = Crossed out of the log: { $note }.
event-defeated = { $who } is defeated.
event-discarded = { $card } is discarded.
event-discovered = { $who } discovers { COUNT($amount, "clue") } at { $place }.
event-disengaged = { $card } is no longer engaged.
event-doom = { COUNT($amount, "doom") } on { $card }.
event-doom-placed = { COUNT($amount, "doom") } on { $card }.
event-drew = { $who } draws { COUNT($amount, "card") }.
event-drew-cards = { $who } draws: { $cards }.
event-drew-encounter = { $who } draws { $card }.
event-dropped-clues = { $who } leaves { COUNT($amount, "clue") } at { $place }.
event-earned = { $card } joins the deck of { $who }.
event-encounter-reshuffled = The encounter discard pile is shuffled into its deck.
event-enemy-defeated = { $card } is defeated.
event-enemy-healed = { $card } heals { COUNT($amount, "damage") }.
event-enemy-moved = { $card } moves to { $place }.
event-enemy-ready = { $card } readies.
event-engaged = { $card } engages { $who }.
event-entered-play = { $card } enters play ({ $who }).
event-evaded = { $who } evades { $card }.
event-exhausted = { $card } exhausts.
event-experience = { $who } earns { $amount } experience.
event-experience-lost = { $who } will earn { $amount } experience less.
event-gained = { $who } gains { COUNT($amount, "resource") }.
event-got-away = { $card } got away.
event-hand-discarded = { $who } discards { $card }.
event-harmed = { $who } takes { harm-both } ({ $source }).
event-healed = { $who } heals { harm-both }.
event-horror-moved = A horror moves from { $card } onto { $who }.
event-interrogated = { $card } was interrogated.
event-investigator = { $card } joins the investigation.
event-killed = { $who } is killed.
event-lasts = { $who }: { $card } takes effect.
event-lead = { $who } is the lead investigator.
event-location-in-play = A location enters play: { $place }.
event-location-removed = { $place } is removed from the game.
event-lost-for-good = { $card } will not return.
event-lost-in-play = { $card } is lost before { $who } can play it.
event-milled = Discarded from the encounter deck: { $card }.
event-moved = { $who } moves to { $place }.
event-mulligan = { $who } replaces { COUNT($amount, "card") }.
event-new-act = The new act: “{ $card }”.
event-new-agenda = The new agenda: “{ $card }”.
event-not-spawned = { $card } finds no place to spawn and is discarded.
event-noted = In the log: { $note }.
event-paid = { $who } spends { COUNT($amount, "resource") }.
event-phase = { $phase }.
event-pile-removed = The discard pile of { $who } is removed from the game: { COUNT($amount, "card") }.
event-played = { $who } plays { $card }.
event-prevented = { $who } cancels { $amount }.
event-readied = All cards ready.
event-reshuffled = { $who } shuffles the discard pile into the deck.
event-resolution = { $what }
event-resource-moved = { $who } puts a resource on { $card }.
event-resources-lost = { $who } loses all resources: { $amount }.
event-resigned = { $who } resigns.
event-returned-to-hand = { $card } returns to the hand of { $who }.
event-revealed = { $place } is revealed. Clues: { $clues }.
event-round = Round { $round }.
event-scenario = { $card } begins.
event-scried = { $who } looks at the top of a deck.
event-searched = { $who } searches a deck.
event-shown = { $who } shows { $card }.
event-shuffled-away = { $card } is shuffled into the encounter deck.
event-spawned = { $card } spawns at { $place }.
event-spent-clues = { $who } spends { COUNT($amount, "clue") }.
event-test = { $who } tests { $skill } ({ $card }).
event-test-passed = { $who } passes: { $skill } { $value } against { $difficulty }, by { $by }.
event-test-failed = { $who } fails: { $skill } { $value } against { $difficulty }, by { $by }.
event-threatened = { $card } lies before { $who }.
event-token = { $who } reveals: { $token }.
event-token-cancelled = { $who } cancels a token: { $token }.
event-tokens = { $who } reveals: { $tokens }.
event-tokens-lost = { $amount } come off { $card }.
event-took-card = { $who } takes { $card }.
event-trauma = { $who } suffers trauma: { $physical ->
        [0] mental { $mental }
       *[other] { $mental ->
            [0] physical { $physical }
           *[other] physical { $physical }, mental { $mental }
        }
    }.
event-triggered = The ability of { $card } takes effect ({ $who }).
event-turn = The turn of { $who }.
event-turn-cut = The turn of { $who } ends at once.
event-under-deck = { $card } goes under the deck of { $who }.
event-use-spent = { $card }: { $amount } used.
event-used = { $who } uses { $card }.
event-uses-added = { $card }: { $amount } added.
event-victory-display = { $card } goes to the victory display.
event-weakness = { $who } draws a weakness: { $card }.
event-weakness-added = The weakness of { $who }: { $card }.
event-weakness-joins = A weakness joins the deck of { $who }: { $card }.

## The log of the campaign

note-house-standing = your house still stands
note-house-burned = your house has burned to the ground
note-ghoul-priest-alive = the Ghoul Priest is still alive
note-lita-found-others = Lita had to find others to help her cause
note-past-midnight = it is past midnight
note-arkham-succumbed = Arkham succumbed to terror
note-ritual-broken = the ritual to summon Umôrdhoth was broken
note-umordhoth-repelled = the investigators repelled Umôrdhoth
note-lita-sacrificed = Lita Chantler was sacrificed

## How scenarios end, in our own words

resolution-the-gathering-none = You are out, alive, and behind you something keeps moving through the rooms. Lita waits by the road and does not say “I told you so”.
resolution-the-gathering-r1 = The fire takes the house, the cellar and whatever dug its way into it. You watch from the street, with Lita, until the roof falls in.
resolution-the-gathering-r2 = You refuse to burn your own home. Lita leaves without a word. The house is yours again; only the floor of the parlor is not quite level any more.
resolution-the-gathering-r3 = The barrier falls. What comes out of the dark has waited a long time, and the street is full of doors.
resolution-the-midnight-masks-none = You break off the hunt. What you know will have to do.
resolution-the-midnight-masks-r1 = Every name on your list has a face now, and every face has talked. The woods, they said. Tonight.
resolution-the-midnight-masks-r2 = The clocks of Arkham strike twelve. Somewhere in the woods they have begun without you.
resolution-the-devourer-below-none = Nobody comes back from the woods. In the morning the birds are silent in all of Arkham.
resolution-the-devourer-below-r1 = The circle is broken, the song dies in the middle of a word. What had been listening turns away, for now.
resolution-the-devourer-below-r2 = It bleeds, and it had not known that it could. The ground closes over Umôrdhoth like water over a stone.
resolution-the-devourer-below-r3 = Lita goes to it of her own will, or so you will tell it later. The hunger is stilled. You are alive.

outcome-the-gathering-none = The Gathering: you escaped, but the house belongs to the ghouls.
outcome-the-gathering-r1 = The Gathering: the Ghoul Priest is dead, and the house has burned down.
outcome-the-gathering-r2 = The Gathering: the Ghoul Priest is dead, and the house still stands.
outcome-the-gathering-r3 = The Gathering: the ghouls have broken free.
outcome-the-midnight-masks-none = The Midnight Masks: the night ends before the list does.
outcome-the-midnight-masks-r1 = The Midnight Masks: the whole conspiracy is uncovered.
outcome-the-midnight-masks-r2 = The Midnight Masks: midnight has come too soon.
outcome-the-devourer-below-none = The Devourer Below: Arkham has succumbed.
outcome-the-devourer-below-r1 = The Devourer Below: the ritual is broken.
outcome-the-devourer-below-r2 = The Devourer Below: Umôrdhoth is driven back.
outcome-the-devourer-below-r3 = The Devourer Below: you live, at a price that another paid.

## The story, in our own words

event-story = { $what }
story-the-gathering = For weeks people have been torn to pieces in Arkham, and you have collected every clipping. Tonight, as you put the last one on the wall of your study, the door is no longer where it was.
story-the-midnight-masks = Lita knows names, or parts of names. A cult has held its hand over the ghouls for years; it will meet before the night is out. You have until midnight to learn who wears the masks.
story-the-midnight-masks-others = Lita did not wait for you. But her notes are still on your desk: a cult, half a dozen names, an hour. You have until midnight to learn who wears the masks.
story-the-devourer-below = The woods beyond the city are not large. They should have ended long ago. Somewhere ahead many voices sing one word, and the ground answers.
story-what-s-going-on = Something scrapes at the walls from the other side. It is in no hurry.
story-rise-of-the-ghouls = Now they are in the house. You can hear how many.
story-they-re-getting-out = They are not looking for you any more. They are looking for the street.
story-trapped = No door, no window. There must be a way out; the room itself must know it.
story-the-barrier = Between you and the parlor the air burns without smoke. It can be undone, if you learn how it was made.
story-what-have-you-done = The barrier was not there to keep you out. It was there to keep him in.
story-predator-or-prey = You follow them from door to door. Once or twice you have the feeling that somebody follows you.
story-time-is-running-short = The last tram has gone. In some houses the lights go on, one after another, as if by agreement.
story-uncovering-the-conspiracy = Everyone you ask knows one more name. Nobody knows all of them.
story-the-arkham-woods = Between the trees something keeps step with you.
story-the-ritual-begins = The singing has found its rhythm. So has your heart.
story-vengeance-awaits = What was called has heard. It only waits for the last word.
story-investigating-the-trail = Broken twigs, wax, a mask in the mud. They came this way, all of them.
story-into-the-darkness = There is the clearing, and there the light that is none. Somebody has to go in first.
story-disrupting-the-ritual = A circle can be broken anywhere. It only takes somebody who dares to touch it.

## What is set right by hand

by-hand-of = { $who }: { $what }
by-hand-on = { $card }: { $what }
by-hand-doom = doom on the agenda
by-hand-damage = damage
by-hand-horror = horror
by-hand-resources = resources
by-hand-clues = clues
by-hand-actions = actions left
by-hand-uses = tokens on it
by-hand-deck = deck
by-hand-hand = hand
by-hand-discard = discard pile
by-hand-encounter = encounter deck
by-hand-encounter-discard = encounter discard pile
