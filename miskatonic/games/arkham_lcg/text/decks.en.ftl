# Decks that people bring along: fragments without a capital or a full stop.

problem-deck-story = { $card } comes only in the course of a campaign
problem-deck-seats = a deck is brought for each of { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, or for none
problem-deck-empty = there is nothing in this text
problem-deck-json = this looks like JSON, but cannot be read: { $what }
problem-deck-xml = this looks like a deck of OCTGN, but cannot be read: { $what }
problem-deck-none = there is no deck in this text
problem-deck-nobody = it does not say whose deck this is: no investigator of the core set is named
problem-deck-slots = the list of cards (`slots`) is no list of codes with numbers
problem-deck-cards = more than { $most } different cards are no deck
problem-deck-lines = more than { $most } lines are no deck
problem-deck-many = more than { $most } decks at once are too many
problem-deck-several = there are several decks in this text; bring one of them: { $names }
problem-deck-form = there is no form “{ $form }”; choose from: { $known }
problem-deck-kept = { $card } must stay in the deck
problem-deck-spent = the changes cost { $cost } experience, and there is { $experience }

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
