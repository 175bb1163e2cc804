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
lessons-lead = A first turn, step by step. Each lesson has one idea, a prepared table, and dice that know what to show.
lessons-none = This game has no lessons yet.
lesson-of = Lesson { $at } of { $of }
lesson-begin = Begin
lesson-again = Once more
lesson-next = Next: { $title }
lesson-play = Now play in earnest
lesson-learnt = known
lesson-astray = That is possible too. To return to the lesson, take the move back or begin it once more.
