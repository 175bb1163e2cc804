# The words of the browser client. A game's own words come from the server.

## Everywhere

loading = One moment…
loading-failed = This page could not be loaded.
reload = Load the page again
close = Close
yes = yes
no = no
home = Home
about = About
almanac = Almanac
navigation = Navigation
language = Language
theme = Appearance
theme-auto = as the system
theme-dark = dark
theme-light = light
theme-now = Appearance: { $theme }. Change
notify = Notify me when it is my turn
tempo = Pace of the show
tempo-calm = calm
tempo-quick = quick
tempo-off = no show
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
whole-list = List also what lies on the table
at-once = Do not ask where the only other choice is to give up
preferences = Preferences
unofficial = Miskatonic is an unofficial project, not connected with the games' publishers.
guest = Guest
my-name = My name
enter = Come in
name-first = What shall we call you at the table?
no-answer = the server does not answer
no-table = There is no such table
not-here = You are not at this table
have-account = I have an account

## Home

lead = Board games at one table: with people, with bots, or alone.
game = Game
mode = Way of playing
mode-solo = Alone
mode-solo-hint = You play one or several investigators
mode-hotseat = One screen
mode-hotseat-hint = Several people share one device
mode-online = Online
mode-online-hint = You invite others with a link
mode-bots = With bots
mode-bots-hint = Bots take the other seats
players-count = Players
details = More settings
begin = Begin
open-table = Open the table
setting-ancient_one = Ancient One
setting-investigators = Investigator
setting-seat = { $name } (seat { $seat })
choice-random = at random
choice-choose = chosen at the start
undo-policy = Taking back
undo-policy-free = freely
undo-policy-unrevealed = until something is revealed
undo-policy-consent = if the others agree
bot = Bot
bot-delay = Bot's pause (seconds)
patience = For how many seconds bots wait for you to react (0: until you answer)
open-hands = Everybody sees all cards
companion = I have the box: I roll my own dice and draw my own cards
public = Everybody can see this table
tables = Tables
phase-lobby = waiting for players
phase-play = being played
phase-over = finished
import = Load a game
import-file = Choose a game file

account = Account
account-why = Not needed: with an account you find your tables on other devices too.
account-name = Account name
account-password = Password
account-in = Log in
account-new = Create an account
account-out = Log out
account-known = Logged in: { $name }

## Lobby

lobby = At the table
lobby-waits = Waiting for the host to begin.
lobby-bots = Bots will take the open seats.
lobby-sit = Take an open seat, or you will only watch.
lobby-standing = At the table, but without a seat: { $names }. They will only watch if you begin now.
seat = Seat { $seat }
seats = Seats
seat-open = open seat
seat-mine = this is me
seat-bot = bot
seat-online = at the table
seat-away = away
seat-sit = Sit down
seat-resign = Hand over to a bot
seat-take = Take this seat
seats-ask-host = Every seat is taken. To play, ask the host ({ $host }) to give up a bot's seat.
seat-replace = Replace by a bot
seat-offer = Leave it to somebody
seats-open = There is an open seat at this table.
invitation = Invitation link
copy = Copy
copied = Copied

## Table

table = Table
board = Board
title-table = Miskatonic
title-your-turn = ● Your turn – Miskatonic
title-over = Game over – Miskatonic
your-turn-says = { $name }: { $prompt }
question = Question
options = Options
options-find = Find among the options
confirm-others = The others ({ $count })
confirm-all = All ({ $count })
confirm = Confirm ({ $count })
pick-exactly = Choose { $count }.
pick-range = Choose { $least } to { $most }.
why = Why?
cause = Asked because of this:
recent = What happened
same-things = { $count } of the same
why-title = Why?
why-more = More in the almanac
why-none = The almanac has no entry { $rule }.
refused-list = Not possible now
refused-note = Not taken: { $reason }
always = Always choose this
always-hint = Next time answer the same way, without asking
asking = How much to ask me
asking-every = Every step
asking-matters = What matters
asking-mine = Only my choices
asking-every-hint = Every window in which you can do something is asked.
asking-matters-hint = Windows between the turns are passed over.
asking-mine-hint = Windows between the turns, on others’ turns and in others’ tests are passed over.
always-list = Answered without asking
always-ask = Ask again
bots-wait = { $seconds ->
        [one] bots go on in { $seconds } second
       *[other] bots go on in { $seconds } seconds
    }
sure = Sure? { $what }
mark = { $thing }: mark it
list-more = { $count ->
        [one] { $count } option lies on the table: show it in the list
       *[other] { $count } options lie on the table: show them in the list
    }
list-less = Hide what lies on the table
since = Since your last move
skip = Skip the show
legend = What the symbols mean
ending = The end of the game
ending-people = Who did what
ending-points = Where the points come from
once-more = Once more
waiting = A quiet moment…
waiting-for = Now deciding: { $names }
watching = You are watching this game.
asked-several = { $count ->
        [one] { $count } question for you
       *[other] { $count } questions for you
    }
status = Where the game stands
hotseat-turn = At the screen: { $name }
link-connecting = connecting…
unheard = There is no connection, and the table knows nothing of it. Do it again once it is back.
link-offline = no connection, trying again…
won = Victory!
won-you = You win!
won-shared = You share the first place.
won-place = Place { $place }.
won-by = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the first place.
    }
places = Places
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
campaign = Campaign
campaign-next = Next scenario
campaign-chapter = Scenario { $number }
campaign-over = The campaign is over.
lost = Defeat.
replay = Replay
spot = { $thing }: { $what }
spot-put = { $thing }: put it here
spot-several = { $thing }: { $count } options
spot-shut = { $thing }: not possible now. Why?
zoom = Enlarge: { $name }
menu = Menu
side = Log and chat
export = Save the game to a file
fairness = Fair play
luck-promised = { $count ->
        [one] Luck was promised once
       *[other] Luck was promised { $count } times
    }
luck-explained = Before chance is asked, the table shows the fingerprint of the seed it will come from; at the end, the seed itself. Save the game then: “miskatonic verify FILE” checks every roll and draw.
luck-from = from entry { $entry }:
luck-seed = seed:
leave = Leave the table
report = Report a problem
report-note = What happened, and what should have happened?
report-send = Make a report file
report-done = The report { $name } is ready; it reproduces exactly this position.

undo = Undo
undo-many = How many choices to take back
undo-none = There is nothing to take back
undo-who = Take back the last choice ({ $name })
undo-ask = Ask to take back the last choice ({ $name })
undo-reveals = Something has been revealed since; at this table that cannot be taken back
undo-forbidden = Among rivals you can take back only your own last choice, and not after the end
consent-title = May this be taken back?
consent-asks = { $name } asks to take back the last choice.
consent-yes = I agree
consent-no = I do not agree
consent-waits = { $name } asks to take back a choice. Waiting for: { $others }.

log = Log
log-earlier = Show earlier
log-explain = Where does this number come from?
log-before = Just before
chat = Chat
chat-text = Say something to the table
chat-send = Send
chat-empty = Nobody has said anything yet.

arg-amount = How many
arg-left = Left
arg-turn = Turn
arg-value = Value
arg-steps = Steps
arg-number = Number

keys = Keys
key-option = choose the option with this number
key-arrows = move between the options
key-confirm = confirm the choice
key-focus = go to the question
key-why = why is this asked?
key-legend = what the symbols mean
key-skip = skip the show
key-undo = undo
key-log = log
key-chat = chat
key-next = the next question for me
key-menu = menu
key-close = close
key-keys = this list

guide = Guide
guide-offer = Your first game? We will show you around.
guide-start = Show me
guide-no = No need
guide-step = { $at } of { $of }
guide-next = Next
guide-back = Back
guide-end = Let us play!
guide-skip = Skip
guide-prompt-title = The question
guide-prompt = Here the game asks for your decision. What glows on the table can be clicked there; the rest has buttons, and “show in the list” adds to them what lies on the table. “Why?” opens the almanac.
guide-log-title = The log
guide-log = Everything that happened, with every number explained. The key “?” shows the shortcuts.

## Replay, almanac, about

replay-at = step { $entry } of { $entries }
replay-first = To the beginning
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-on = Forward
replay-last = To the end
continue-here = Continue from here
almanac-search = Search the rules
almanac-found = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
about-lead = One engine, many board games, people and bots at one table, in Polish and in English.
about-unofficial = An unofficial project
about-unofficial-text = Miskatonic is not connected with the games' publishers, nor approved by them. Names belong to their owners. Cards, texts and drawings are ours: only facts come from the boxes, that is, names, numbers and what things do.
about-icons = Icons
about-icons-text = The icons were drawn by the authors of Game-icons.net (Lorc, Delapouite, Skoll and others); they are used unchanged but for rounded coordinates:

## Components

sum-total = Total
sum-now = Now
sum-printed = Printed: { $name }
sum-of = { $what }: { $name }
sum-maximum = at most { $amount }
origin-box = A component of the box.
origin-miskatonic = A component of our own design.
origin-own = A component of a pack of your own.
otherwise = The real table
otherwise-known = { $known } of the { $all } components do here what the printed ones do. For the others, read your real cards.
otherwise-values = The table says otherwise…
otherwise-card = A card that is not known here
otherwise-play = Play it

## Parts of boards

map = map
map-levels = Levels
map-tools = The map
map-level = { $name }: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
map-closer = Closer
map-farther = Farther
map-whole = Show all of it
phases = Phases
test-against = against { $against }
test-chance = Chance: { $chance }%
test-passed = Passed
test-failed = Failed
curtain = { $name } plays now. Pass the screen on.
curtain-up = { $name }: it is me, show it
not-drawn = This part of the table could not be drawn. The question and its answers are below; nothing is lost.
draw-again = Draw it again

# Hints, and what if

hint = Hint
hint-tip = What would a far-sighted bot do here?
hint-title = What a far-sighted bot would do
hint-thinks = Thinking…
hint-would = It would answer: { $choice }
hint-by-rule = Here it answers by rule of thumb.
hint-wins = { $wins } %
hint-playouts = { $playouts ->
    [one] { $playouts } trial
   *[other] { $playouts } trials
  }
hint-bots = the bot’s answer
hint-note = How often each answer won in the bot’s trials. Where the difference may be luck, it answers as it is used to. It knows no more than you do.
hints-allowed = Hints, also among rivals
key-hint = what would a far-sighted bot do?
what-if = What if?
what-if-was = was chosen
