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
problem-campaign-used = { $card } has been in this campaign already, and cannot begin it anew
problem-campaign = this is no campaign that can be continued: { $what }
