# What goes wrong in any game: fragments that whoever shows them makes into a sentence.

## A choice

problem-over = the game is over
problem-not-asked = seat { $seat } is not asked anything now
problem-count = { $kind }: choose { $same ->
        [yes] { $least }
       *[no] { $least } to { $most }
    } of the options, not { $got }
problem-refused = { $kind }: '{ $key }' is not possible now ({ $rule })
problem-no-option = { $kind }: no option '{ $key }'; choose from: { $options }
problem-twice = { $kind }: '{ $key }' is chosen twice
problem-endless = after that the rules go round in circles and nobody is asked anything; it was not done: please report a problem
problem-undo-count = { $steps } choices cannot be taken back
problem-nothing-to-undo = there is nothing to take back
problem-undo-only = { $found ->
        [one] there is only { $found } choice
       *[other] there are only { $found } choices
    } to take back, not { $steps }
problem-entries = the journal has { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, not { $asked }

## A file

problem-file = file { $file }: { $problem }
problem-file-missing = file { $file }: there is no such file
problem-file-forbidden = file { $file }: permission denied
problem-file-folder = file { $file }: this is a folder
problem-file-exists = file { $file } exists already; use --resume to go on with it, or choose another file
problem-file-busy = file { $file } is being played in another terminal
problem-disk-full = file { $file }: the disk is full
problem-file-empty = the file is empty
problem-file-not-text = this is not text in UTF-8
problem-not-a-game = line 1: this is not a Miskatonic game
problem-file-newer = the file has schema { $schema }; this version reads up to { $known }: please update
problem-file-older = the file has schema { $schema }, which can no longer be read
problem-line = line { $line }: { $reason }
problem-line-damaged = line { $line } is damaged: { $reason }
problem-line-entry = a choice names a seat, chance names its kind
problem-line-form = not a line of a game file
problem-json-cut = input data was truncated
problem-json-malformed = malformed JSON (byte { $byte })
problem-json-missing = the field `{ $field }` is missing
problem-json-type = expected `{ $wanted }`, got `{ $got }` at `{ $place }`
problem-other-game = this is a game of { $game }, not of { $wanted }
problem-state-newer = the state has schema { $schema }; this version reads up to { $known }: please update
problem-cannot-go-on = this game cannot go on: { $reason } (entry { $entry }), no checkpoint fits

## A game that no longer fits the rules

problem-entry = entry { $entry }: { $reason }
problem-chance-for-question = the journal has chance { $chance } where the rules now ask { $asked }
problem-chance-for-nothing = the journal has chance { $chance } where the rules now ask nothing
problem-choice-for-chance = the journal has a choice where the rules now ask chance { $chance }
problem-choice-unasked = seat { $seat } chose { $keys } but is not asked now
problem-outcome-count = { $chance }: { $outcomes } outcomes where the rules now ask { $asked }
problem-outcome-gone = { $chance }: '{ $outcome }' can no longer come out
problem-state-differs = the state is not the one that was saved here
problem-state-unreadable = the saved state cannot be read: { $reason }
problem-rules-fail = the rules fail here: { $reason }
problem-cannot-begin = this game can no longer begin: { $reason }
problem-content-changed = { $reason } (saved with content { $saved }, now { $now })
problem-checkpoint-too = { $reason }; checkpoint: { $other }

## A state that no game can have come to

problem-state-wrong = the state after { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } is not one of this game: { $reason }
problem-state-size = it is too large
problem-state-copies = there are { $count } of '{ $component }', and { $copies } in the box
problem-state-seats = its players are not those of a table with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
problem-state-seat = `{ $field }` names seat number { $value }
problem-state-phase = it has no phase '{ $phase }'
problem-state-field = `{ $field }` cannot be { $value }

## Whether the luck is what was promised

problem-luck-differs = { $chance }: '{ $outcome }' is not what the seed brings here
problem-seed-differs = the seed is not the one that was committed to
problem-journal-short = outcomes are missing at the end
problem-before-commitments = this file is from before seeds were committed to: its luck cannot be checked
problem-commitment-differs = this game was not begun with the commitment { $commitment }

## What a game is begun with

problem-no-game = there is no game '{ $game }'; choose from: { $known }
problem-seats = game { $game }: { $least } to { $most } seats, not { $seats }
problem-players = game { $game }: { $least } to { $most } players, not { $players }
problem-bots-fit = { $bots ->
        [one] { $bots } bot does
       *[other] { $bots } bots do
    } not fit among { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
problem-no-bot = there is no bot '{ $bot }' for { $game }; choose from: { $known }
problem-no-budget = '{ $budget }' does not say how long the bot shall think: 200 is a number of playouts, 1.5s are seconds
problem-no-player = there is no bot '{ $bot }'; choose from: { $known }
problem-too-many-named = setting { $setting }: { $named } named for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
problem-no-choice = setting { $setting }: no '{ $words }'; choose from: { $known }
problem-brought-long = the text is too long: at most { $most } characters
problem-brings-nothing = game { $game }: nothing of one's own is brought along to it
problem-no-form = there is no form '{ $form }'; choose from: { $known }
problem-nothing-brought = setting { $setting }: nothing of one's own can be brought for it
problem-language = option --lang: there is no language '{ $word }'; choose from: pl, en
problem-set-form = option --set { $words }: name=value is expected, such as { $example }
problem-set-unknown = option --set: there is no setting '{ $setting }'; choose from: { $known }
problem-set-twice = option --set: { $setting } is set twice
problem-which-game = which game? Name one: { $known }
problem-game-id = '{ $game }' is no id of a game: small letters, digits and single hyphens, a letter first
problem-game-exists = the game { $game } is there already: { $where }
problem-no-checkout = { $folder } is not a checkout of Miskatonic; a new game is written into one, from its top folder

## Packs of people's own

problem-pack-missing = this game was begun with the pack '{ $pack }': start with --pack and its folder
problem-pack-differs = the pack '{ $pack }' has changed since this game was begun (it was { $saved }, now { $now }): start with the pack as it was
problem-pack-extra = this game was begun without the pack '{ $pack }': start without it
problem-pack-manifest = { $folder }: a pack needs the file pack.yaml with `id`, `game` and `name` (pl, en): { $reason }
problem-pack-twice = two packs are called '{ $pack }': { $folders }
problem-pack-wrong = the pack '{ $pack }' cannot be used: { $problems }
problem-no-folder = there is no folder { $folder }
problem-otherwise-later = not now: others have answered already, or the table is being set right
