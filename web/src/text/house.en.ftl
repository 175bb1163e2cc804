# Words of the pages around the table: home, lobby, almanac, lessons.

drawings = Drawings
drawings-sigils = Sigils
drawings-silhouettes = Silhouettes
drawings-vignettes = Places
drawings-any = any other
about-drawings = Drawings
about-drawings-text = Sigils, silhouettes, places and covers are drawn by us.

## Home

games = Games
fact-players = { $most ->
        [1] 1 player
       *[other] { $least }–{ $most } players
    }
fact-minutes = { $from }–{ $to } minutes
fact-won = Bots win { $won } of 100 games.
difficulty-easy = easier
difficulty-fair = medium
difficulty-hard = hard
difficulty-unknown = difficulty not measured
game-not-yet = in preparation
choice-measured = { $name } – { $difficulty }
continue = Continue
continue-lobby = The table is waiting for players
tables-mine = My tables
tables-open = Open tables
origin-of-fork = a fork
origin-of-file = from a file
table-clear = Clear the table away: { $name }
table-clear-sure = Clear away for good: { $name }
table-clear-really = For good?
first-time = Is this your first time?
lessons-count = { $count ->
        [one] { $count } short lesson
       *[other] { $count } short lessons
    }
by-lot = Draw by lot
name-of = Name (seat { $seat })

## Lobby and invitations

lobby-host = This is your table. Invite others, and begin when everybody sits.
lobby-guest = { $host } invites you to this table.
seat-move = Sit here instead
seat-to-bot = Give it to a bot
seat-to-friend = Free it for somebody
seat-earlier = Seat { $seat }: earlier in turn order
seat-send-away = Send away
invitation-title = Invitation
invitation-link = Link for friends
invitation-qr = The same link as a QR code
invitation-here-only = This server listens on this computer only, so the link works only here. To invite others in your home network, stop it and start:
invited-title = { $host } invites you to play { $game }
invited-people = { $phase ->
        [lobby] The game has not begun yet. At the table: { $people }.
       *[other] The game is under way. At the table: { $people }.
    }

## Almanac

almanac-contents = Contents
almanac-symbols = Symbols
almanac-example = for example: how many dice do I roll
almanac-next = Next: { $topic }

## Lessons

lesson = Lesson
lessons = Lessons
lessons-lead = A first turn, step by step. Each lesson has one idea and a prepared table, and luck knows what to show.
lessons-none = This game has no lessons yet.
lesson-of = Lesson { $at } of { $of }
lesson-begin = Begin
lesson-again = Once more
lesson-next = Next: { $title }
lesson-play = Now play in earnest
lesson-learnt = known
lesson-astray = That is possible too. To return to the lesson, take the move back or begin it once more.

## Account

account-page = Sessions, password, deletion
account-guest = You are here as a guest: { $name }
account-guest-why = This browser knows you. With an account you can come back from another one, and nobody else can use your name.
sessions = Where you are signed in
sessions-why = A session that you end is over at once, at open tables too.
session-here = this browser
session-used = last used { $when }
session-unknown = an unknown browser
session-end = End
session-end-of = End the session: { $which }
session-end-others = End all others
password-change = Change the password
password-why = All other sessions are ended by it.
password-old = Password until now
password-new = New password (at least 8 characters)
password-done = The password has been changed, and all other sessions have been ended.
delete-me = Delete everything of mine
delete-me-what = Your name, sessions, chat lines and the tables where nobody else sits are deleted for good. At other tables a bot takes your seat.
delete-me-sure = Yes, for good

## People at a table

people = People
people-none = Nobody else is here.
people-watching = watching
people-muted = muted
mute = Mute
mute-who = Mute: { $name }
unmute = Unmute
unmute-who = Unmute: { $name }
send-away-who = Send away: { $name }
send-away-sure = For good?
send-away-sure-who = Send away for good: { $name }
sent-away = { $name } has been sent away.
invite-anew = New invitation
invite-anew-why = The old link opens no door any more.
invited-anew = There is a new invitation.
own-name = signed in with an account
muted-me = The host has muted you at this table.
clock = Clock
clock-wish = Time for an answer
clock-none = as long as one likes
clock-seconds = { $seconds ->
        [15] 15 seconds
        [30] 30 seconds
        [60] a minute
        [120] 2 minutes
        [300] 5 minutes
        [900] 15 minutes
       *[other] { $seconds } s
    }
clock-rule = { $seconds } seconds for an answer while others wait; then a bot answers, and after three times it takes over the seat.
clock-mine = Time left for your answer: { $left }; then a bot answers.
clock-theirs = Time left for them: { $left }

## What is brought along

brought-own = Build or import
brought-unfit = { $name } (not ready)
brought-theirs = of their own
room-none = There is no such page.
