# What the terminal itself says; the words of a game are in its own package.

ui-seat = Player { $number }
ui-person = person
ui-bot = bot: { $name }
ui-language = Language
ui-language-set = From now on: English.
ui-default = Enter: 1 ({ $choice })
ui-yes-no = y/n
ui-or-number = Type a number or the beginning of an answer.

ui-welcome = Miskatonic: { $game }
ui-which-game = Which game?
ui-how-many = How many players? ({ $least }–{ $most })
ui-how-many-people = How many of them are people at this screen? (the others are bots; 0–{ $most })
ui-which-bot = Which bot plays the other seats?
ui-bot-random = { bot-random }: any legal choice
ui-bot-heuristic = { bot-heuristic }: plays reasonably
ui-bot-thinker = { bot-thinker }: tries its answers out before it chooses; takes its time
ui-no-bot = The bot “{ $name }” cannot be used here ({ $reason }). The bot “{ $other }” plays instead.
ui-not-a-number = A whole number from { $least } to { $most } is needed.
ui-play-against = Take this one? (y/n)
ui-yes-or-no = Please answer y or n.
ui-unfinished = An unfinished game is here: { $file } ({ $when }). Go on with it? (y/n)
ui-no-unfinished = There is no unfinished game to go on with.
ui-resumed = The game goes on exactly where it stopped ({ $entries } entries).
ui-resumed-differently = The rules or cards have changed since this game was saved: entry { $entry } no longer fits ({ $reason }). The game goes on from the last checkpoint; the old file is kept beside the new one.
ui-saving-to = Every choice is saved at once to { $file }
ui-companion = With the box: roll your own dice, draw your own cards; the program asks for the results.
ui-again = Another game? (y/n)
ui-sequel = The campaign goes on: play the next game now? (y/n)
ui-curtain = The screen goes to { $who } (seat { $number }). Press Enter when you are alone with it.
ui-undo-agreed = Do all players agree that this is taken back? (y/n)
ui-goodbye = The game is safe in { $file }. To go on: miskatonic play { $game } --resume --file { $file }
ui-goodbye-short = Goodbye.
ui-hint = Type “help” for the commands.
ui-hint-plain = Type “help” for the commands and “look” for the state of the table.

ui-whose-turn = { $who }
ui-seat-of = seat { $number }
ui-to-decide = { $who } decides
ui-report = Real dice and cards
ui-acts = { $who } ({ $name }): { $choice }
ui-chosen = Chosen: { $choice }
ui-pick-one = your choice
ui-pick-several = choose { $least ->
        [0] { $most ->
            [one] at most one
           *[other] up to { $most }
        }
       *[other] { $same ->
            [yes] { $least }
           *[no] { $least } to { $most }
        }
    }; several numbers with spaces
ui-refused-title = Not possible now
ui-cause = Because of: { $card }
ui-refused = That is not possible now. Type “why { $label }” to see the rule.
ui-no-such = “{ $words }” is none of the answers. Nothing has changed.
ui-ambiguous = “{ $words }” may mean: { $choices }. Nothing has changed.
ui-wrong-count = { $got } chosen, { $least ->
        [0] up to { $most }
       *[other] { $same ->
            [yes] { $least }
           *[no] { $least } to { $most }
        }
    } needed. Nothing has changed.
ui-twice = “{ $words }” is chosen twice. Nothing has changed.
ui-too-many-results = { $got } results given, only { $left } asked for. Nothing has changed.
ui-results-hint = Several results at once: { $example }
ui-cards-hint = Type the beginning of the name, in Polish or English ({ $count } possible).
ui-list-hint = Type “list” to see them all.

ui-why-no-rule = This is a question about what happened beside the screen; no rule is behind it.
ui-why-no-label = “{ $words }” is no number of an answer here. Example: why 2, why x1.
ui-undone = Taken back: { $choice }
ui-undone-revealed = What it revealed cannot be unseen; the same dice and cards will come again.
ui-nothing-to-undo = There is nothing to take back.
ui-news-earlier = { $count ->
        [one] … and { $count } event before (log)
       *[other] … and { $count } events before (log)
    }
ui-log-empty = Nothing has happened yet.
ui-saved = A copy of the game is in { $file }
ui-saved-already = The game is saved already: { $file }
ui-cannot-save = The copy could not be written: { $reason }
ui-cannot-go-on = The choice could not be written to the disk ({ $reason }). It does not count; make room and choose again.
ui-card-which = Which card? Example: card Cthulhu
ui-card-none = No card has a name like “{ $words }”.
ui-card-many = Several cards: { $names }
ui-almanac-which = Which word? Example: almanac focus
ui-almanac-none = { $game }: the almanac has no entry with “{ $words }”.
ui-almanac-more = … and { $count } more; add a word to narrow it down.
ui-almanac-count = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
ui-end = The end
ui-won = Victory!
ui-lost = Defeat.
ui-summary = Summary
ui-choices = Choices made: { $count }
ui-interrupted = Interrupted.

ui-help-title = Commands
ui-help-pick = a number, the beginning of an answer, or its key
ui-help-several = where several may be chosen: several numbers
ui-help-why = the rule behind this question; of an answer or a refused one
ui-help-hint = what a far-sighted bot would do here, and how often each answer wins in its trials
ui-help-words-hint = hint
ui-help-undo = take back your last choice
ui-help-log = what happened lately
ui-help-look = the whole table
ui-help-card = the text of a card
ui-help-almanac = search the rules
ui-help-save = write a copy of the game (every choice is saved anyway)
ui-help-lang = Polish or English
ui-help-options = this question again
ui-help-quit = leave; the game can be resumed
ui-help-words-why = why, why 2, why x1
ui-help-words-undo = undo
ui-help-words-log = log, log 50
ui-help-words-look = look
ui-help-words-card = card NAME
ui-help-words-almanac = almanac WORD
ui-help-words-save = save, save FILE
ui-help-words-lang = lang, lang pl
ui-help-words-options = options
ui-help-words-quit = quit

ui-replay-exact = This game replays exactly under the present rules and cards.
ui-replay-differs = This game fits only up to entry { $entry }: { $reason }. Shown from the last checkpoint that fits.
ui-replay-place = Step { $at } of { $all }
ui-replay-over = finished
ui-replay-open = not finished
ui-replay-keys = next (Enter), back, turn, previous, jump N, auto, look, log, card, almanac, why, whatif, play, lang, quit
ui-replay-chose = { $who }: { $choice }
ui-replay-at-end = This is the end of the record.
ui-replay-at-start = This is the beginning.

## miskatonic verify

ui-verify-promise = from entry { $entry }: commitment { $commitment }, { $revealed ->
        [yes] seed revealed
       *[no] seed not revealed
    }
ui-verify-proven = { $proven ->
        [one] { $proven } outcome of chance is
       *[other] { $proven } outcomes of chance are
    } just what the committed seeds bring.
ui-verify-kept = { $kept ->
        [one] { $kept } outcome
       *[other] { $kept } outcomes
    } cannot be checked: the seed has not been revealed. That happens when a game is over.
ui-verify-reported = { $reported ->
        [one] { $reported } outcome was
       *[other] { $reported } outcomes were
    } reported from real dice and cards.
ui-verify-position = The game begins in the middle, from a position in the file.
ui-verify-compare = Compare the commitments with those that the table showed while you played.
ui-verify-broken = Not as promised, at entry { $entry }: { $reason }.
ui-replay-no-such = “{ $words }” is no command here; choose from: { $commands }
ui-replay-jump = A step from 0 to { $all } is needed. Example: jump 12
ui-nothing-known = Nothing lies on the table yet.

ui-companion-known = { $known } of the { $all } components do here what the printed ones do.
ui-companion-differ = The others are of our own design, in whole or in part: read your real cards. These are { $kinds }.
ui-companion-kind = { $kind } { $differ }/{ $all }
ui-companion-otherwise = Type “otherwise” where your table differs (values, who has which card), and “unknown NAME” to play a card as it is printed.
ui-otherwise-companion = Only with the real box on the table: start the game with --companion.
ui-unknown-which = Which card? Type “unknown” and its name.
ui-help-otherwise = the real table says otherwise: set a value, move a card
ui-help-unknown = play a card that the program does not know: say what it does
ui-help-words-otherwise = otherwise
ui-help-words-unknown = unknown NAME

ui-brought-fits = { $name }: a game can be begun with it.
ui-brought-refused = { $name }: no game can be begun with it.

ui-help-never = do not ask me this again: pass
ui-help-words-never = never
ui-help-ask = ask everything again
ui-help-words-ask = ask
ui-never-asked = This is passed over from now on. Type “ask” to be asked again.
ui-never-here = This must be answered.
ui-asked-again = Everything is asked again.

ui-hint-thinks = Thinking…
ui-hint-rivals = Among rivals at one screen there are no hints.
ui-hint-would = A far-sighted bot would answer: { $choice }
ui-hint-by-rule = Here it answers by rule of thumb.
ui-hint-wins = { $wins } % – { $choice } ({ $playouts ->
        [one] { $playouts } trial
       *[other] { $playouts } trials
    })
ui-what-if-nothing = Nobody was asked here.
ui-what-if-later = “What if” is for games that are over.
ui-what-if-was = Chosen was: { $choice }
ui-play-on = The game up to here is now in { $file }. To take it over: miskatonic play { $game } --resume --file { $file }
ui-play-on-over = The game is over here; go back a step first.
