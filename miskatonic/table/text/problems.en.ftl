# What a table, or the server it stands on, does not do: fragments that whoever shows them makes into a sentence.

## At the table

problem-begun = the game has begun already
problem-not-begun = the game has not begun
problem-not-your-seat = seat { $seat } is not yours
problem-no-seat = there is no seat { $seat }
problem-seat-taken = seat { $seat } is taken
problem-seat-bot = seat { $seat } is a bot's
problem-at-the-table = { $name } is at the table
problem-answered = this question has been answered otherwise already
problem-not-reached = number { $number } has not been reached: the table is at { $at }
problem-stale = this question has already been answered (it was number { $number }; the table is at { $asked })
problem-stale-undo = the table has moved on (it is at number { $at }, not { $number })
problem-revealed = something has been revealed since; at this table that cannot be taken back
problem-undo-own = among rivals you can take back only your own last choice
problem-undo-over = among rivals nothing is taken back after the end
problem-held-another = you have held another seat at this table and know what it hides
problem-seat-bound = the seat belongs to { $name }; a bot can play it meanwhile, but nobody else may see this hand
problem-nobody-asks = nobody asks to take anything back
problem-only-players = only players are asked
problem-too-many-automatic = too many automatic answers, or too long ones
problem-old-game = the rules or cards have changed since this game was saved: entry { $entry } no longer fits ({ $reason }); it goes on from the last checkpoint that does
problem-rules-failed = the rules failed here; please report a problem
problem-overtaken = another process was faster; this is how the table stands now
problem-not-stored = this could not be stored, so it was not done
problem-store-away = the store cannot be reached just now; nothing that was played is lost: try again in a moment
problem-journal-hole = line { $number } of the stored game is missing, so it cannot be played on; “continue from here” makes a new table from what is there
problem-moved = another process has this table now; you are being led there
problem-table-damaged = what is stored of this table cannot be read; whoever runs the server finds the reason in the log
problem-table-gone = this table is gone
problem-chat-length = a message has 1 to { $most } characters
problem-too-fast = too many messages: wait a little
problem-no-hints = at this table there are no hints
problem-no-hint-chance = about dice and draws there is nothing to advise
problem-no-hint-bot = for this game there is no bot that could give hints
problem-hints-busy = too many wait for a hint just now: try again in a moment
problem-what-if-later = “what if” is for games that are over
problem-what-if-chance = here chance decided, not a player

## When the connection ends

problem-no-such-table = there is no such table
problem-too-many-connections = too many connections
problem-too-many-messages = too many messages
problem-too-slow = the connection is too slow: reconnect

## In the lobby

problem-sign-in = sign in first, or come as a guest
problem-name-taken = the name '{ $name }' is taken
problem-password = a password has { $least } to { $most } characters
problem-wrong-password = name and password do not match
problem-no-table = there is no table '{ $table }'
problem-host-begins = only the host can begin
problem-too-many-tables = you have { $most ->
        [one] { $most } table that is not over; finish it first
       *[other] { $most } tables that are not over; finish one first
    }
problem-no-wish = that cannot be chosen here
problem-swap-host = it is for the host to move other people
problem-host-only = only the host can do that
problem-nobody-there = nobody sits on seat { $seat } who could be sent away
problem-sent-away = the host has asked you to leave the table
problem-no-lesson = there is no lesson '{ $lesson }'
problem-no-almanac = game { $game } has no almanac yet
problem-no-rule = there is no rule '{ $rule }'
problem-words-length = at most { $most } characters can be looked for

## Files, reports, replays

problem-hidden-file = the file would show what is hidden; it can be had when the game is over
problem-hidden-continue = this would show what is hidden; it can be done when the game is over
problem-file-size = a file may have at most { $size ->
        [one] { $size } byte
       *[other] { $size } bytes
    }
problem-file-options = the settings of the game in this file are longer than { $most } bytes
problem-file-deep = the file is nested too deeply
problem-file-entries = a file may have at most { $most ->
        [one] { $most } entry
       *[other] { $most } entries
    }
problem-file-fails = this game cannot go on: { $reason }
problem-journal = the journal has { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
problem-note-length = a report has at most { $most } characters

## The server

problem-origin = this request comes from a page of another origin
problem-sign-ins = too many attempts to sign in: wait a little
problem-requests = too many requests: wait a little
problem-quota = that was a lot in a short time: wait a little
problem-disk-nearly-full = the server's disk is nearly full: games go on, but nothing new can be kept
problem-readers-busy = others are just bringing their files: try again in a moment
problem-file-too-much = this file takes more time or memory than any game needs; it was not read
problem-too-many-kept = you have { $most ->
        [one] { $most } table
       *[other] { $most } tables
    }, finished ones included; clear some away first
problem-table-long = so much has been taken back at this table that nothing more can be
problem-too-large = this is too large
problem-crash = something went wrong here; it has been noted
problem-no-sequel = nothing follows this game
problem-continued = the next game of the campaign has begun, so nothing is taken back here
problem-otherwise-companion = only at a table with the real box on it can values be set by hand
problem-stale-otherwise = the table has moved on meanwhile (it is at { $at }, not at { $number }): try again

## People

problem-name = a name is 1 to { $most } visible characters, with a letter or a digit among them
problem-name-unseen = the name has characters that cannot be seen
problem-head-ambiguous = the head of the request says one thing twice
problem-head-long = the head of the request is too long
problem-name-scripts = the letters of a name belong to one alphabet
problem-name-letters = the name has letters that can be taken for others, or of no alphabet that names are written in
problem-name-account = '{ $name }' is the name of an account, or looks like one: sign in, or take another
problem-wrong-passwords = too many wrong passwords for this name: wait a minute
problem-old-password = this is not your password
problem-no-password = a guest has no password: get an account first
problem-no-session = there is no such session
problem-signed-out = this session has been ended: sign in again
problem-muted = the host has taken the word from you at this table
problem-not-oneself = not yourself
problem-nobody-so = nobody of that kind is at this table
problem-host = this server does not go by the name “{ $host }”; whoever runs it can say so with --origin
