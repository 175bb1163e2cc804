# The table in the terminal.

table-headline = { $scenario }, round { $round }
table-summary = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $enemies ->
        [one] { $enemies } enemy defeated
       *[other] { $enemies } enemies defeated
    }, cards in the victory display: { $victory }
table-doom = doom { $doom } of { $most }
table-clues = clues { $held } of { $needed }
table-encounter = Encounter cards: { $left } in the deck, { $gone } discarded
table-enemy = { $name }: fight { $fight }, evade { $evade }, damage { $damage } of { $health }{ $exhausted ->
        [yes] , exhausted
       *[no] {""}
    }
table-place = shroud { $shroud }, clues { $clues }
table-unrevealed = not revealed
table-places = Locations
table-test-title = Skill test
table-test = { $who }, { $skill }: { $value } against { $difficulty }
table-chance = Chance of success: { $chance } %
table-chance-with = with { $card }: { $chance } %
table-investigate-chance = investigate: { $chance } %
table-fight-chance = (fight: { $chance } %)
table-evade-chance = (evade: { $chance } %)
table-person = damage { $damage }/{ $health }, horror { $horror }/{ $sanity }, resources { $resources }, clues { $clues }, cards in hand { $hand }
table-exhausted = exhausted
table-token-damage = damage
table-token-horror = horror
table-token-doom = doom
table-token-ammo = ammo
table-token-charge = charges
table-token-supply = supplies
table-token-secret = secrets
table-token-clues = clues
table-token-resources = resources
table-defeated = defeated
table-resigned = resigned
table-hand = Your hand
icon-willpower = willpower
icon-intellect = intellect
icon-combat = combat
icon-agility = agility
icon-wild = wild
