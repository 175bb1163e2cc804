# Why something was refused: fragments without a capital or a full stop.

problem-deck-investigator = there is no investigator “{ $what }”
problem-deck-unknown = there is no card “{ $what }”
problem-deck-unfinished = the program cannot play { $card } yet
problem-deck-not-yours = { $card } belongs to another investigator
problem-deck-class = { $card } is of a class or level that this investigator may not choose
problem-deck-level = { $card } has a level: a new deck holds level 0 only
problem-deck-copies = { $card }: no more than { $limit } by title
problem-deck-size = the deck must have { $size } cards, this one has { $has }
problem-deck-experience = the cards of a deck may be worth { $limit } experience at most
problem-deck-story = { $card } comes only in the course of a campaign
problem-deck-empty = there is nothing in this text
problem-deck-json = this looks like JSON, but cannot be read: { $what }
problem-deck-xml = this looks like a deck of OCTGN, but cannot be read: { $what }
problem-deck-none = there is no deck in this text
problem-deck-nobody = it does not say whose deck this is: no investigator of the core set is named
problem-deck-slots = the list of cards (`slots`) is no list of codes with numbers
problem-deck-cards = more than { $most } different cards are no deck
problem-deck-many = more than { $most } decks at once are too many
problem-deck-several = there are several decks in this text; bring one of them: { $names }
problem-deck-form = there is no form “{ $form }”; choose from: { $known }
problem-deck-kept = { $card } must stay in the deck
problem-deck-spent = the changes cost { $cost } experience, and there is { $experience }
problem-campaign-seats = the campaign was played by { $seats }
problem-campaign = this is no campaign that can be continued: { $what }
problem-state-table = the table is none of this game: its chaos bag, scenario or counters cannot be so

## What is left out of a deck that comes from elsewhere

note-deck-code = “{ $what }” is no code of a card: left out
note-deck-count = “{ $what }”: the number of copies makes no sense: left out
note-deck-other-box = card { $what } is not in the core set: left out
note-deck-no-player-card = { $card } ({ $what }) is no card that players put into decks: left out
note-deck-name = no card of the core set is called “{ $what }”: left out
note-deck-signature = { $card } was missing and must be there: added
note-deck-taboo = its list of taboos is kept in the file, but not played with
note-deck-newer = this deck has been upgraded since; the newer one is not in the file
note-deck-meta = “{ $what }” is kept in the file, but not played with
note-deck-long = `{ $what }` is too long to be kept: left out
