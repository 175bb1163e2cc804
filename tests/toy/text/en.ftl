# What the engine itself says
ask-chance = { $what }: what came out?
outcome = { $what }
option-pass = Pass
option-react = Use: { $source }
option-react-to = Use: { $source } ({ $whom })
list-and = { $head } and { $tail }

chance-roll-die = Roll the dice
chance-roll-tie = Roll for the tie
chance-draw-relics = Draw a relic
chance-draw-omens = Draw an omen
chance-draw-bag = Reach into the bag
face-blank = blank
face-star = star
face-skull = skull
face-1 = one
face-2 = two
face-3 = three
face-4 = four
face-5 = five
face-6 = six

ask-action = { $who }, your turn: { $left ->
    [one] { $left } action
   *[other] { $left } actions
 } left.
ask-bid = How much do you offer for { $relic }?
ask-target = { $relic }: whom do you harm?
ask-bury = Which relics go under the deck ({ $most } at most)?
ask-shout = A moon! Who shouts first?
ask-would-harm = { $amount } harm would be done.
ask-when-harm = { $amount } harm is being done.
ask-at-harm = Harm has been done.
ask-after-harm = After the harm.
ask-would-gain = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
 } would be gained.
ask-when-gain = { $amount ->
    [one] { $amount } coin is
   *[other] { $amount } coins are
 } being gained.
ask-at-gain = Coins have been gained.
ask-after-gain = After the gain.

option-work = Work for a coin
option-reach = Reach into the bag
option-draw = Draw a relic
option-look = Look at the top of the deck
option-bury = Bury relics
option-play = Play { $relic } ({ $cost ->
    [0] for nothing
    [one] { $cost } coin
   *[other] { $cost } coins
 })
option-bid = { $coins ->
    [0] Nothing
    [one] { $coins } coin
   *[other] { $coins } coins
 }
option-seat = { $who }
option-card = { $card }
option-shout = Shout!

event-rolled = { $who } rolls { $faces }.
event-cancelled = { $who } stops it with { $relic }.
event-replaced = { $who } turns it aside with { $relic }.
event-altered = { $relic }: now it is { $amount }.
event-harmed = { $who } loses { $amount ->
    [one] { $amount } candle
   *[other] { $amount } candles
 }.
event-gained = { $who } gains { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
 }.
event-reacted = { $who } answers with { $relic } ({ $to }).
event-drew = { $who } draws a relic.
event-drew-secretly = You draw { $relic }.
event-looked = { $who } looks at { $count } cards.
event-looked-secretly = You see { $relics }.
event-buried = { $who } buries { $count } cards.
event-bag-filled = The bag is filled again.
event-reached = { $who } takes { $token } out of the bag.
event-omen-secretly = Your omen is { $omen }.
event-lot = { $relic } is for sale.
event-bid = { $who } offers { $coins }.
event-unsold = Nobody wants { $relic }.
event-sold = { $who } buys { $relic } for { $coins }.
event-played = { $who } plays { $relic } for { $cost }.
event-round = Round { $number } begins.
event-score = { $who }: { $sum }, and { $bonus } for the omen.
outcome-richest = { $who } with { $score }.

verb-harm = { $who ->
    [you] You lose
    [others] Everyone else loses
    [each] Everyone loses
   *[chosen] One of the others loses
 } { $amount ->
    [one] { $amount } candle
   *[other] { $amount } candles
 }{ $together ->
    [yes] { " at one blow" }
   *[no] { "" }
 }.
verb-gain = Gain { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
 }.
verb-roll-for-gold = Roll { $dice } dice: a coin for each star, a candle for the skulls.
verb-reach = Reach into the bag.
verb-look = Look at the top { $count } cards of the deck.
verb-draw-relics = Draw { $amount ->
    [one] { $amount } relic
   *[other] { $amount } relics
 }.
verb-bury = Put 1 to { $most } relics of your hand under the deck.
verb-scramble = The first to shout gains a coin.
verb-cancel = It does not happen.
verb-instead = Instead: { $instead }
verb-alter = { $outer ->
    [yes] What caused it changes
   *[no] It changes
 } by { $by }.
ask-heirloom = The second market: do you buy a relic beforehand?
option-heirloom = Buy one for { $coins } coins
event-heirloom = { $who } buys a relic beforehand.
ask-market = The night market is open: what do you sell?
option-sell = Sell { $relic }
event-sold-off = { $who } sells { $relic }.
event-stopped = { $who } must stop.
event-closing = { $who } rings the last bell.
verb-open-market = From you on, everyone may sell relics from their table for 2 coins each.
verb-stop-turn = Whoever it happens to ends their turn.
verb-end-game = The game ends.
text-omen = { $bonus } for each relic on your table.
text-answer-forced = Forced, { $moment } { $whose } { $to }: { $do }
text-answer-optional = You may, { $moment } { $whose } { $to }: { $do }
text-change = Your worth: { $how } { $amount }.

setting-rounds = How many rounds?
setting-campaign = Two markets in a row?
setting-no = no, one
setting-yes = yes, a campaign
