# What is said at the table: questions, options, the log.

## Small words

thing-at = { $name } ({ $place })
face = { $face ->
        [success] success
        [tentacle] tentacle
        [sign] Elder Sign
        [success-tentacle] success + tentacle
        [success-sign] success + Elder Sign
       *[blank] blank
    }
roll-purpose = { $purpose ->
        [attack] attack
        [defence] defence
        [fire] Fire
        [action] { $action }
       *[other] roll
    }
chance-roll-standard = standard dice
chance-roll-bonus = bonus dice
chance-investigator = an Investigator at random
chance-first-player = the first player
chance-episode = an Episode at random
chance-elder-one = an Elder One at random
chance-draw-insanities = the Insanity card dealt
chance-draw-mythos = the Mythos card drawn
chance-draw-discoveries = the Discovery card drawn
chance-draw-lab = the lab token turned over
chance-draw-guest = the partygoer turned over
chance-draw-sigil = the sigil found

setting-episode = Which Episode?
setting-elder_one = Which Elder One?
setting-investigators = Which Investigators?
setting-partner = Alone at the table: the second Investigator
setting-fourth_action = Handicap: a fourth action in every turn
setting-card_each = Handicap: everybody begins with a Discovery card
setting-random = at random
setting-choose = each player chooses
setting-no = no
setting-yes = yes
handicap-fourth_action = a fourth action
handicap-card_each = a card for everybody

shelf-lead = Disrupt the Ritual, and the god that comes will be mortal for a moment. Then kill it.
shelf-seats = Seats at the table
shelf-solo = You play two Investigators or more
shelf-choose = Investigator
shelf-episode = Episode
shelf-elder_one = Elder One
shelf-investigators = Investigator
shelf-partner = Second Investigator (with one seat)
shelf-fourth_action = Handicap: a fourth action
shelf-card_each = Handicap: a card each
summary-boxes = { $episode }, { $elder_one }
summary-track = Summoning track { $space } of { $end }{ $disrupted ->
        [yes] , the Ritual is disrupted
       *[no] { "" }
    }
phase-set-up = Set-up
phase-actions = Actions
phase-mythos = Mythos
phase-investigate = Investigate or Fight
phase-end = End of turn
phase-check = Check of the discard pile

## Questions

ask-action = { $who }: what do you do? Actions left: { $left }
ask-run = { $who } runs. Where to? Spaces left: { $left }
ask-sneak = { $who }: which Enemies do not follow ({ $most } at most)?
ask-bring-along = { $who }: whom do you bring along?
ask-targets = { $who }: whom do you attack?
ask-split = { $who }: { COUNT($left, "Wound") } to deal. To whom?
ask-reroll = { $who }: reroll a die ({ roll-purpose })? Stress: { $stress }
ask-paw = { $who }: how many Elder Signs count as success and tentacle?
ask-count-signs = { $who }: how many Elder Signs do you count as successes, to heal Stress?
ask-count-tentacles = { $who }: how many tentacles do you count as successes, to heal Wounds?
ask-prevent-wounds = { $who }: take { COUNT($amount, "Wound") } less?
ask-prevent-sanity = { $who }: lose { $amount } Sanity less?
ask-turn-aside = { $who }: does an Enemy burn instead of you?
ask-assign-wound = { $who }: { COUNT($left, "Wound") } to assign. Who bears the next?
ask-skill = { $who }: which Skill gains a level?
ask-heal = { $who }: heal { COUNT($points, "point") }. How?
ask-trade = { $who } trades. What changes hands?
ask-attacker = { $who }: who attacks next?
ask-use = { $who }: use a card?
ask-protect = { $who }: take the attack on { $whom } upon yourself?
ask-soak = { $who }: use “{ $card }” against this attack?
ask-omens = { $who }: which Mythos card is resolved? The other goes under the deck.
ask-omens-again = { $who }: put “{ $card }” under the deck and draw another?
ask-omens-cancel = { $who }: take 2 Wounds to cancel “{ $card }”?
ask-claim = { $who }: “{ $card }”. What do you claim?
ask-investigator = Investigator { $number }: whom do you play?
ask-codependent = { $who }: on whom do you depend?
ask-cling = { $who }: who goes to the other?
ask-steal = { $who }: what do you steal?
ask-discard = { $who }: what do you discard?
ask-keep = { $who }: take 1 Wound to keep “{ $card }”?
ask-give-item = { $who }: which Item do you give away?
ask-give-to = { $who }: to whom?
ask-go = { $who }: where to?
ask-token = { $who }: which token?
ask-moon = { $who }: how many phases does the moon go on ({ $most } at most)?
ask-end-effect = { $who }: what comes first?
ask-prayer = { $who }: whom do you heal?
ask-toward = { $what } ({ $place }): which way?
ask-arrives = { $what }: in which space?
ask-last-fire = There are too few Fire tokens for all of these spaces. Where do they go? Choose { COUNT($most, "space") }
ask-last-figures = There are too few figures for all of these spaces. Where do they stand? Choose { COUNT($most, "space") }
ask-rlyeh = Where do you place the R’lyeh token?
end-effect-prayer = Healing Prayer
end-effect-episode = the Episode’s effect

## Options

option-run = Run: { $place }
option-run-stop = Stop here
option-attack = Attack: { $enemy } ({ $place })
option-attack-many = Attack several Enemies
option-rest = Rest: heal { COUNT($points, "point") } in all, of Stress, Wounds or both
option-free-rest = Rest (free)
option-trade = Trade
option-episode-action = { $action }
option-end = End the actions
option-stand-up = Stand up (1 Stress)
option-use = { $discard ->
        [yes] Use and discard
       *[no] Use
    }: { $card }{ $priced ->
        [yes] { " " }(cost: { $costs })
       *[no] { "" }
    }. { CAPITAL($does) }
option-pass = Go on
option-leave = None
option-number = { $number }
option-keep-dice = Keep the dice
option-reroll-free = Reroll { $face } (free)
option-reroll-stress = Reroll { $face } (1 Stress)
option-skill = { $skill }, level { $level }: { $does }
option-heal = { COUNT($wounds, "Wound") }, { $stress } Stress
option-give = { $what } → { $whom }
option-trade-done = Done
option-claim = { $side }{ $priced ->
        [yes] : { $price }
       *[no] { "" }
    }
option-leave-card = Leave it

## The log

event-set-up = { $episode }. { $elder_one } is coming.
event-joined = { $who } joins.
event-insanity = { $who }: { $insanity }.
event-first-player = { $who } begins.
event-codependent = { $who } depends on { $other }.
event-turn = Turn { $turn }: { $who }.
event-ran = { $who } → { $place }.
event-moved = { CAPITAL($what) } → { $place }.
event-placed = { $who } is placed: { $place }.
event-sneaked = { $who } sneaks past: { $enemy }.
event-attack = { $who } attacks: { $enemies }.
event-rolled = { $who } rolls ({ roll-purpose }): { $faces }.
event-rerolled = { $who } rerolls a { $kind ->
        [bonus] bonus
       *[standard] standard
    } die: { $was } → { $face }.
event-enemy-wounded = { $enemy } takes { COUNT($amount, "Wound") } ({ $place }).
event-enemy-killed = { $enemy } is killed ({ $place }).
event-enemy-mended = { $enemy } recovers.
event-enemy-attack = { $enemy } attacks { $who }.
event-elder-one-wounded = { $elder_one } takes { COUNT($amount, "Wound") }.
event-summoned = { $enemy } is summoned: { $place }.
event-body = { CAPITAL($what) }: { $place }.
event-wounded = { $who } takes { COUNT($amount, "Wound") }.
event-companion-wounded = { $companion } takes 1 Wound for { $who }.
event-stress = { $who } takes { $amount } Stress.
event-healed = { $who } heals { $what ->
        [stress] { $amount } Stress
       *[wounds] { COUNT($amount, "Wound") }
    }.
event-prevented = { $who } { $what ->
        [wounds] takes fewer Wounds
        [sanity] loses less Sanity
       *[attack] escapes the whole attack
    }.
event-sanity = { $who } loses { $amount } Sanity.
event-threshold = { $who } reaches an Insanity Threshold: { $insanity }.
event-skill = { $who }: { $skill }, level { $level }.
event-bonus-die = { $who } now adds { COUNT($dice, "bonus die") } to every roll.
event-returned = { $who } should be dead, and gets up.
event-eliminated = { $how ->
        [insane] { $who } has seen too much. What is left of them laughs, and does not stop.
       *[killed] { $who } is dead.
    }
event-fire = Fire: { $place } (+{ $amount }).
event-fire-out = { COUNT($amount, "Fire token") } put out: { $place }.
event-on-fire = { $who } is on fire: { COUNT($amount, "Fire token") }.
event-on-fire-out = { $who } is no longer on fire.
event-rested = { $who } rests.
event-given = { $what } → { $whom }.
event-used = { $who } uses: { $card }.
event-action = { $who } gains { COUNT($amount, "action") }.
event-episode-action = { $who }: { $action }.
event-mythos = Mythos: “{ $card }”{ $symbol ->
        [yes] { " " }(Summoning symbol)
       *[no] { "" }
    }.
event-omens = { $who } puts “{ $card }” under the deck.
event-cancelled = { $who } cancels “{ $card }”.
event-trauma = { $who } keeps “{ $card }”.
event-relived = { $who } lives through “{ $card }” again.
event-reshuffled = The Mythos deck is reshuffled.
event-discovery = { $who } finds: { $card }.
event-discovery-left = “{ $card }” is left behind.
event-claimed = { $who } claims: { $card }.
event-discarded = { $who } loses: { $card }.
event-protected = { $who } steps in front of { $whom }.
event-advanced = { $elder_one } advances: space { $space }.
event-awakening = The sleeper stirs: at the end of this turn the Elder One advances.
event-stage = { $number ->
        [2] The sky tears along its seams, and { $elder_one } steps through. { $stage }.
        [4] What was flesh is only hunger now. { $stage }.
       *[other] { $elder_one } falls to its knees, and rises greater than before. { $stage }.
    }
event-stage-effect = { $when ->
        [advance] { $stage }: the Elder One advances.
       *[other] { $stage }: end of turn.
    }
event-disrupted = The Ritual is disrupted! Somewhere a choir loses its note, and a god its immortality.
event-rlyeh = R’lyeh: { $place }.
event-sign = { $who } takes a Yellow Sign.
event-sign-lost = { $who } is rid of { COUNT($amount, "Yellow Sign") }.
event-down = { $who } lies down and does not answer.
event-up = { $who } stands up.
event-arrested = { $who } is arrested.
event-freed = { $who } is free.
event-moon = The moon: { moon-phase }.
event-token-damaged = { CAPITAL($token) } takes { COUNT($amount, "Wound") } ({ $place }).
event-token-destroyed = { $token } is destroyed ({ $place }).
event-token-mended = { $token } is repaired ({ $place }).
event-token-turned = { CAPITAL($token) }: { $face } ({ $place }).
event-token-down = { CAPITAL($token) } is face down again ({ $place }).
event-token-taken = { $who } takes: { $token }.
event-token-put = { $who } puts down: { $token }.
event-token-collected = { $who } { $how ->
        [spend] spends
        [remove] removes
        [light] lights
       *[collect] collects
    }: { $token }.
event-token-brought = { CAPITAL($token) }: { $place }.

outcome-won = { $elder_one } is dead. The sun comes up as if nothing had happened, and you are the only ones who know how close it was.
outcome-killed = An Investigator died before { $elder_one } had even come, and with that all is lost. The choir sings on.
outcome-insane = An Investigator lost their mind before { $elder_one } had even come, and with that all is lost. The choir has a new voice.
outcome-all-lost = Nobody is left to stand against { $elder_one }.
outcome-track = { $elder_one } has taken the world. It hardly noticed.
outcome-with-handicaps = { $reason } (Handicaps: { $handicaps }.)

# Set right by hand
by-hand-of = { $who }: { $what }
label-track = Summoning track
label-wounds = Wounds
label-stress = Stress
label-sanity = lost Sanity
label-bonus = bonus dice from Thresholds
label-place = space
label-mythos = Mythos deck
label-mythos-discard = Mythos discard pile
label-discoveries = Discovery deck
label-discovery-discard = Discovery discard pile

missing-calm = Stress is full
missing-safety = there is an Enemy in this Space
missing-disruption = the Ritual still goes on
