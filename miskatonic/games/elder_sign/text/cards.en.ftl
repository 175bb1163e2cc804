# The derived text of components. `$by` and `$person` say from whose mouth a verb comes: see wording.py.

## Lists

list-comma = { $head }, { $tail }
list-slash = { $head }/{ $tail }
list-semicolon = { $head }; { $tail }
list-sentences = { $head } { $tail }
list-or-else = { $head }, or { $tail }

## Symbols, faces, dice

symbol = { $what ->
        [lore] Lore
        [peril] Peril
        [terror] Terror
       *[investigation] Investigation { $amount }
    }
face = { $face ->
        [lore] Lore
        [peril] Peril
        [terror] Terror
        [wild] Wild
        [one] { $face } Investigation
       *[other] { $face } Investigations
    }
face-shown = { $shown ->
        [lore] Lore result
        [peril] Peril result
        [terror] Terror result
        [wild] Wild result
        [one] result of { $shown } Investigation
       *[other] result of { $shown } Investigations
    }
face-into = { $into ->
        [lore] Lore
        [peril] Peril
        [terror] Terror
        [wild] Wild
        [one] { $into } Investigation
       *[other] { $into } Investigations
    }
task-nothing = no symbols of its own
task-clock = advance the clock by { part-hours }
task-with-costs = { $task }; cost: { $costs }
part-hours = { $steps ->
        [1] 3 hours
        [2] 6 hours
        [3] 9 hours
        [4] 12 hours
       *[other] { $steps } × 3 hours
    }

## Things and points

loot-kind = { $what ->
        [clue] Clue
        [common] Common Item
        [unique] Unique Item
        [spell] Spell
        [ally] Ally
       *[elder-sign] Elder Sign
    }
loot = { $what ->
        [clue] { $amount ->
            [one] { $amount } Clue
           *[other] { $amount } Clues
        }
        [common] { $amount ->
            [one] { $amount } Common Item
           *[other] { $amount } Common Items
        }
        [unique] { $amount ->
            [one] { $amount } Unique Item
           *[other] { $amount } Unique Items
        }
        [spell] { $amount ->
            [one] { $amount } Spell
           *[other] { $amount } Spells
        }
        [ally] { $amount ->
            [one] { $amount } Ally
           *[other] { $amount } Allies
        }
       *[elder-sign] { $amount ->
            [one] { $amount } Elder Sign
           *[other] { $amount } Elder Signs
        }
    }
loot-gained = { $moment ->
        [when] { $what ->
            [clue] 1 or more Clues
            [common] 1 or more Common Items
            [unique] 1 or more Unique Items
            [spell] 1 or more Spells
           *[ally] 1 or more Allies
        }
       *[other] { $what ->
            [clue] a Clue
            [common] a Common Item
            [unique] a Unique Item
            [spell] a Spell
           *[ally] an Ally
        }
    }
part-trophies = { $amount ->
        [one] { $amount } trophy
       *[other] { $amount } trophies
    }
part-doom = { $amount ->
        [one] { $amount } doom token
       *[other] { $amount } doom tokens
    }
part-elder-signs = { $amount ->
        [one] { $amount } Elder Sign
       *[other] { $amount } Elder Signs
    }

## Who does it

part-subject = { $by ->
        [each] { "each investigator " }
        [here] { "each investigator on this card " }
        [museum] { "each investigator on an Adventure or Other World " }
        [entrance] { "each investigator at the Entrance " }
        [active] { "the active player " }
        [that] { "they " }
       *[other] { "" }
    }
part-s = { $by ->
        [he] { "" }
        [that] { "" }
       *[other] s
    }
part-own = { $person ->
        [he] { $by ->
            [he] your
           *[other] their
        }
       *[other] your
    }

## Verbs

act-lose = { $person ->
        [he] { part-subject }lose{ part-s }
       *[other] lose
    }
object-lose = { $what ->
        [sanity] { $amount } Sanity
       *[stamina] { $amount } Stamina
    }
object-lose-clues = { $amount ->
        [one] { $amount } Clue
       *[other] { $amount } Clues
    }
object-lose-trophies = { part-trophies }
verb-lose = { act-lose } { object-lose }
verbs-lose = { act-lose } { $objects }
verb-lose-clues = { $by ->
        [cost] discard { object-lose-clues }
       *[other] { act-lose } { object-lose-clues }
    }
verb-lose-trophies = { $by ->
        [cost] spend { part-trophies }
       *[other] { act-lose } { part-trophies }
    }
verbs-spend = spend { $objects }

act-recover = { $person ->
        [he] { part-subject }recover{ part-s }
       *[other] recover
    }
object-recover = { $amount ->
        [0] { $what ->
            [sanity] all { part-own } Sanity
            [stamina] all { part-own } Stamina
           *[either] all { part-own } Sanity or all { part-own } Stamina
        }
       *[other] { $what ->
            [sanity] { $amount } Sanity
            [stamina] { $amount } Stamina
           *[either] { $amount } Sanity or { $amount } Stamina
        }
    }
verb-recover = { act-recover } { object-recover }
verbs-recover = { act-recover } { $objects }
verb-heal = { $person ->
        [inf] have one investigator of your choice recover { object-lose }
       *[other] one investigator of { part-own } choice recovers { object-lose }
    }

act-gain = { $person ->
        [he] { part-subject }gain{ part-s }
       *[other] gain
    }
object-gain = { loot }
verb-gain = { act-gain } { loot }
verbs-gain = { act-gain } { $objects }
verb-gain-instead = { $person ->
        [he] { part-subject }gain{ part-s } { $among } instead of it
       *[other] gain { $among } instead of it
    }

act-discard = { $person ->
        [he] { part-subject }discard{ part-s }
       *[other] discard
    }
object-discard-cards = { $what ->
        [item] { $amount ->
            [one] { $amount } Item
           *[other] { $amount } Items
        }
        [card] { $amount ->
            [one] { $amount } Item or Spell
           *[other] { $amount } Items or Spells
        }
       *[other] { loot }
    }
verb-discard-cards = { act-discard } { object-discard-cards }
verbs-discard = { act-discard } { $objects }

verb-place-elder-sign = { $person ->
        [he] { part-subject }place{ part-s } { part-elder-signs }
       *[other] place { part-elder-signs }
    }
verb-lose-elder-sign = { $person ->
        [inf] remove { part-elder-signs } from the Ancient One
       *[other] the investigators lose { part-elder-signs }
    }
verb-open-gate = { $person ->
        [inf] { $amount ->
            [one] open a Gate
           *[other] open { $amount } Gates
        }
       *[other] { $amount ->
            [one] a Gate opens
           *[other] { $amount } Gates open
        }
    }
verb-monster-appears = { $person ->
        [inf] { $amount ->
            [one] make a monster appear
           *[other] make { $amount } monsters appear
        }
       *[other] { $amount ->
            [one] a monster appears
           *[other] { $amount } monsters appear
        }
    }{ $where ->
        [here] { " " }on this card
       *[museum] { "" }
    }
verb-extra-adventure = { $person ->
        [inf] bring an additional Adventure card into play
       *[other] an additional Adventure card comes into play
    } (it stays until it is resolved and is not replaced then)
verb-add-doom = { $per ->
        [other-world] add { part-doom } to the doom track for each Other World in play
       *[other] add { part-doom } to the doom track
    }
verb-remove-doom = { $person ->
        [he] { part-subject }remove{ part-s } { part-doom } from the doom track
       *[other] remove { part-doom } from the doom track
    }
verb-advance-clock = advance the clock by { part-hours }
verb-fail-adventure = { $person ->
        [inf] let the adventure fail at once
       *[other] the adventure fails at once
    }
verb-discard-dice = { act-discard } all dice that show { face }
verb-discard-die = { act-discard } 1 additional die

verb-choose-one = { $person ->
        [he] { part-subject }choose{ part-s } one: { $options }
       *[other] choose one: { $options }
    }
verb-reduce-maximum = { $person ->
        [he] { part-subject }reduce{ part-s } { part-own } { part-reduced } by { $amount }
       *[other] reduce { part-own } { part-reduced } by { $amount }
    }
part-reduced = { $what ->
        [sanity] maximum Sanity
        [stamina] maximum Stamina
       *[either] maximum Sanity or maximum Stamina
    }
verb-devour = { $person ->
        [you] your investigator is devoured
        [he] { $by ->
            [he] be devoured
            [that] they are devoured
           *[other] { part-subject }is devoured
        }
       *[inf] let your investigator be devoured
    }

act-add = { $person ->
        [he] { part-subject }add{ part-s }
       *[other] add
    }
object-add-die = { $colour ->
        [yellow] the yellow die
       *[red] the red die
    }
verb-add-die = { act-add } { object-add-die } to { part-own } pool
verbs-add = { act-add } { $objects } to { part-own } pool
verbs-add-both = { act-add } the yellow and the red die to { part-own } pool
verbs-add-either = { act-add } the yellow or the red die to { part-own } pool
verb-hold-dice = { $person ->
        [he] { part-subject }secure{ part-s }
       *[other] secure
    } { $amount ->
        [one] { $amount } die
       *[other] up to { $amount } dice
    } of the roll on this card
verb-reroll-dice = { $person ->
        [he] { part-subject }reroll{ part-s }
       *[other] reroll
    } { $amount ->
        [0] any number of dice
        [one] { $amount } die
       *[other] up to { $amount } dice
    }
act-change = { $person ->
        [he] { part-subject }change{ part-s }
       *[other] change
    }
object-change-die = one { face-shown } into { face-into }
verb-change-die = { act-change } { object-change-die }
verbs-change = { act-change } { $objects }
verb-raise-die = { $person ->
        [he] { part-subject }raise{ part-s }
       *[other] raise
    } one Investigation result by 1 (if the die has that face)
verb-return-die = { $person ->
        [he] { part-subject }return{ part-s }
       *[other] return
    } one discarded green die to { part-own } pool
verb-defeat-monster = { $person ->
        [he] { part-subject }defeat{ part-s }
       *[other] defeat
    } any one monster in play
verb-complete-task = { $person ->
        [he] { part-subject }complete{ part-s }
       *[other] complete
    } one unfinished task with no monster on it without using dice (pay its cost, keep the order)
verb-ignore-terror = { $person ->
        [he] { part-subject }ignore{ part-s }
       *[other] ignore
    } Terror effects for the rest of this turn
verb-avoid-penalties = { $person ->
        [he] { part-subject }suffer{ part-s } no consequences if this adventure fails
        [you] suffer no consequences if this adventure fails
       *[inf] avoid the penalties and all other consequences if this adventure fails
    }
verb-replace-adventure = { $person ->
        [he] { part-subject }replace{ part-s }
       *[other] replace
    } one Adventure (with no investigator and no monster on it) with a new one
verb-look-ahead = { $person ->
        [he] { part-subject }look{ part-s }
       *[other] look
    } at the next Mythos card (it may go to the bottom of the deck)
verb-refresh-day = { $person ->
        [he] { part-subject }refresh{ $by ->
            [he] { "" }
            [that] { "" }
           *[other] es
        }
       *[other] refresh
    } { part-own } “once per day” abilities
verb-return-to-entrance = { $person ->
        [he] { part-subject }return{ part-s }
       *[other] return
    } to the Entrance
verb-remove-this-card = { $person ->
        [inf] remove that card from the game
       *[other] that card is removed from the game
    } (if no Other World is left in play, in the deck or among trophies, the Ancient One awakens)
verb-awaken = { $person ->
        [inf] awaken the Ancient One
       *[other] the Ancient One awakens
    }
verb-cancel = prevent it
verb-change-amount = { $add ->
        [-1] lower that number by 1
        [-2] lower that number by 2
       *[other] raise that number by { $add }
    }
part-by-more = { $add ->
        [-1] 1 fewer
        [-2] 2 fewer
       *[other] { $add } more
    }
change-gain = { act-gain } { part-by-more }
change-loss = { act-lose } { $amount } less
change-elder-sign-placed = { $person ->
        [he] { part-subject }place{ part-s }
       *[other] place
    } { part-by-more }
change-monster-appears = { $person ->
        [inf] make { part-by-more } appear
       *[other] { part-by-more } will appear
    }
change-gate-opened = { $person ->
        [inf] open { part-by-more }
       *[other] { part-by-more } will open
    }
change-doom-added = add { part-by-more }
# What would happen does not: words for the occasions that have them.
cancel-gain = { $person ->
        [inf] prevent it
        [you] you do not gain it
       *[he] they do not gain it
    }
cancel-monster-appears = { $person ->
        [inf] prevent it
       *[other] it does not appear
    }
effects-none = nothing happens

## Abilities

part-limit = { $limit ->
        [roll] Once per roll
        [turn] Once per turn
       *[day] Once per day
    }
moment-turn-start = { $first ->
        [yes] At
       *[no] at
    } the start of { $whose ->
        [any] any player’s
       *[own] your
    } turn{ moment-where }
moment-before-first-roll = { $first ->
        [yes] Before
       *[no] before
    } { $whose ->
        [any] any player’s
       *[own] your
    } first roll{ $where ->
        [other-world] { " " }in { $first ->
            [yes] each
           *[no] an
        } Other World adventure
       *[any] { "" }
    }
moment-before-roll = { $first ->
        [yes] Before
       *[no] before
    } { $whose ->
        [any] any player rolls
       *[own] you roll
    }{ moment-where }
moment-after-roll = { $first ->
        [yes] After
       *[no] after
    } { $whose ->
        [any] any player rolls
       *[own] you roll
    }{ moment-where }
moment-would-lose-sanity = { $first ->
        [yes] When
       *[no] when
    } you would lose Sanity
moment-would-lose-stamina = { $first ->
        [yes] When
       *[no] when
    } you would lose Stamina
moment-any = { $first ->
        [yes] During
       *[no] during
    } { $whose ->
        [any] any player’s
       *[own] your
    } turn{ moment-where }
moment-where = { $where ->
        [other-world] { " " }in an Other World
       *[any] { "" }
    }
ability-start = { $limit ->
        [none] { $moment }
       *[other] { part-limit }, { $moment }
    }
ability-free = { ability-start }, you may { $effects }.
ability-decree = { ability-start }, you may use this ability: { $effects }.
ability-paid = { ability-start }, you may { $costs } to { $effects }.
ability-if = { ability-start }, you may { $costs }. If you do, { $effects }.
cost-discard = discard this card
cost-cast = cast this Spell

## Triggers: clauses on cards

on-gain = { $moment ->
        [would] When { $whose ->
            [own] you
           *[any] an investigator
        } would gain { $what }{ on-where }
        [when] When { $whose ->
            [own] you gain
           *[any] an investigator gains
        } { $what }{ on-where }
       *[after] After { $whose ->
            [own] you gain
           *[any] an investigator gains
        } { $what }{ on-where }
    }
on-where = { $where ->
        [adventure] { " " }on an Adventure in the museum
        [other-world] { " " }in an Other World
       *[any] { "" }
    }
on-in-turn = { $whose ->
        [own] { " " }in your turn
       *[any] { "" }
    }
on-somebody = { $whose ->
        [own] you
       *[any] an investigator
    }
on-start = { $moment ->
        [after] After
       *[other] When
    }
on-would = { $moment ->
        [would] { " would" }
       *[other] { "" }
    }
# The ending of a verb after `on-somebody` or a thing.
on-s = { $moment ->
        [would] { "" }
       *[other] { $whose ->
            [own] { "" }
           *[any] s
        }
    }
on-thing-s = { $moment ->
        [would] { "" }
       *[other] s
    }
on-monster = { $monster ->
        [none] a monster
       *[other] the monster “{ $monster }”
    }
on-with-monster = { $monster ->
        [none] { "" }
       *[other] { " " }with the monster “{ $monster }” on it
    }
on-adventure = { $where ->
        [adventure] an adventure in the museum
        [other-world] an adventure in an Other World
       *[any] an adventure
    }{ on-with-monster }
on-turn-start = At the start of { $whose ->
        [own] your turn
       *[any] each turn
    }{ on-where }
on-monster-appears = { on-start } { on-monster }{ on-would } appear{ on-thing-s }{ on-where }{ on-in-turn }
on-monster-defeated = { on-start } { on-somebody }{ on-would } defeat{ on-s } { on-monster }{ on-where }
on-monster-overcome = { on-monster-defeated } by completing its task
on-gate-opened = { on-start } a Gate{ on-would } open{ on-thing-s }{ on-in-turn }
on-elder-sign-placed = { on-start } { on-somebody }{ on-would } place{ on-s } an Elder Sign{ on-where }
on-doom-added = { on-start } a doom token { $moment ->
        [would] would be
       *[other] is
    } added to the doom track{ on-in-turn }
on-adventure-resolved = { on-start } { on-somebody }{ on-would } resolve{ on-s } { on-adventure }
on-adventure-failed = { on-start } { on-somebody }{ on-would } fail{ on-s } { on-adventure }
on-devoured = { on-start } { $whose ->
        [own] your investigator
       *[any] an investigator
    } { $moment ->
        [would] would be
       *[other] is
    } devoured{ on-where }
on-spell-cast = { on-start } { on-somebody }{ on-would } cast{ on-s } a Spell{ on-where }
on-card-spent = { on-start } { on-somebody }{ on-would } spend{ on-s } an Item or a Spell{ on-where }
on-clue-spent = { on-start } { on-somebody }{ on-would } spend{ on-s } a Clue{ on-where }
on-first-aid = { on-start } { on-somebody }{ on-would } receive{ on-s } First Aid
on-midnight = { $moment ->
        [would] When the clock would strike midnight
        [after] After the clock strikes midnight
       *[when] At midnight
    }
trigger = { $occasion }, { $effects }.
trigger-may = { $occasion }, you may { $effects }.
trigger-optional = { $occasion }, you may use this: { $effects }.

## Occasions: their names in questions

occasion-turn-start = the start of a turn
occasion-gain-clue = gaining a Clue
occasion-gain-common = gaining a Common Item
occasion-gain-unique = gaining a Unique Item
occasion-gain-spell = gaining a Spell
occasion-gain-ally = gaining an Ally
occasion-monster-appears = a monster appears
occasion-monster-defeated = a monster is defeated
occasion-monster-overcome = a monster is defeated by its task
occasion-gate-opened = a Gate opens
occasion-elder-sign-placed = an Elder Sign is placed
occasion-doom-added = a doom token is added
occasion-adventure-resolved = an adventure is resolved
occasion-adventure-failed = an adventure fails
occasion-devoured = an investigator is devoured
occasion-spell-cast = a Spell is cast
occasion-card-spent = an Item or a Spell is spent
occasion-clue-spent = a Clue is spent
occasion-first-aid = First Aid
occasion-midnight = midnight

## Traits

part-may = { $whose ->
        [own] You may
       *[all] Investigators may
    }
part-cannot = { $whose ->
        [own] You cannot
       *[all] Investigators cannot
    }
trait-many-tasks-per-roll = { part-may } complete any number of tasks with one roll.
trait-clue-twice = Each Clue { $whose ->
        [own] you spend
       *[all] an investigator spends
    } allows two rerolls instead of one.
trait-ignore-mythos = { part-may } ignore the lasting effects of Mythos cards.
trait-use-locked-dice = { part-may } use locked dice in { $whose ->
        [own] your turn
       *[all] their turns
    }; they return to their locks at the end of the turn.
trait-ignore-terror = { $whose ->
        [own] You ignore
       *[all] Investigators ignore
    } all Terror effects.
trait-no-focus = { part-cannot } focus dice.
trait-no-assist = { part-cannot } receive assistance.
trait-no-clues = { part-cannot } spend Clues.
trait-no-spells = { part-cannot } cast Spells.
trait-no-common-items = { part-cannot } use Common Items.
trait-no-unique-items = { part-cannot } use Unique Items.
trait-no-free-aid = { part-cannot } receive free First Aid.
trait-no-lost-and-found = { part-cannot } search the Lost and Found.
trait-no-souvenir = { part-cannot } buy souvenirs.

## Values that cards modify

part-higher = { $way ->
        [more] higher
       *[less] lower
    }
part-whose-maximum = { $whose ->
        [own] Your
       *[all] Each investigator’s
    }
tweak-max-sanity = { part-whose-maximum } maximum Sanity is { $amount } { part-higher }.
tweak-max-stamina = { part-whose-maximum } maximum Stamina is { $amount } { part-higher }.
tweak-both-maxima = { part-whose-maximum } maximum Sanity and maximum Stamina are { $amount } { part-higher }.
tweak-green-dice = { $whose ->
        [own] You begin
       *[all] Investigators begin
    } each adventure with { $amount } { $way ->
        [more] more
       *[less] fewer
    } green { $amount ->
        [one] die
       *[other] dice
    }.
tweak-monster-terror = { $whose ->
        [own] In your turn, each
       *[all] Each
    } monster has a second task of its own: { $amount } Terror.
tweak-souvenir-price = { $whose ->
        [own] For you, each
       *[all] Each
    } souvenir costs { $amount } { $amount ->
        [one] trophy
       *[other] trophies
    } { $way ->
        [more] more
       *[less] less (at least 1)
    }.
tweak-aid = Free First Aid restores { $amount } { $way ->
        [more] more
       *[less] fewer
    } { $amount ->
        [one] point
       *[other] points
    }{ $whose ->
        [own] { " " }to you
       *[all] { "" }
    }.
tweak-investigation = { $whose ->
        [own] In your turn, each
       *[all] Each
    } Investigation requirement is { $amount } { $way ->
        [more] higher
       *[less] lower (but at least 1)
    }.
tweak-clock-steps = { $whose ->
        [own] In your Clock Phase, the
       *[all] In the Clock Phase, the
    } clock advances { $way ->
        [more] an extra{ " " }
       *[less] { "" }
    }{ $amount ->
        [1] 3 hours
        [2] 6 hours
       *[other] { $amount } × 3 hours
    }{ $way ->
        [more] { "" }
       *[less] { " " }less
    }.
part-penalty = { $whose ->
        [own] When you fail an adventure, you lose
       *[all] An investigator who fails an adventure loses
    } { $amount } { $way ->
        [more] additional
       *[less] less
    }
tweak-penalty-sanity = { part-penalty } Sanity.
tweak-penalty-stamina = { part-penalty } Stamina.

## Lines

line-trophies = Trophies: { $amount }.
line-ordered = The tasks must be completed in order, from top to bottom.
line-lock = Locks { $colour ->
        [green] one green die
        [yellow] the yellow die
       *[red] the red die
    }.
# The lasting effect of a Mythos card.
line-locked = { $colour ->
        [green] One green die
        [yellow] The yellow die
       *[red] The red die
    } is locked.
line-task = Task { $number }: { $frame ->
        [empty] empty monster task.
        [full] { $task } (full monster task).
        [partial] { $task } (partial monster task; in the frame: { $framed }).
       *[none] { $task }.
    }
line-monster-task = Task: { $task }.
line-terror = Terror effect: { $effects }.
line-drawn = When drawn: { $effects }.
line-midnight = At midnight: { $effects }.
line-rewards = Rewards: { $effects }.
line-penalties = Penalties: { $effects }.
line-defeated = When defeated: { $effects }.
line-immediate = Immediate effect: { $effects }.
line-lasting = Lasting effect: { $what }
line-brings = Lasting effect: { $effects }.
line-lasting-terror = Lasting Terror effect: { $effects }.
line-lasting-midnight = Lasting effect at midnight: { $effects }.
line-elder-signs = Elder Sign limit: { $amount }.
line-track = Doom track: { $spaces } { $spaces ->
        [one] space
       *[other] spaces
    }{ $monsters ->
        [0] { "" }
        [one] { ", " }a monster appears on space { $where }
       *[other] { ", " }a monster appears on spaces { $where }
    }.
line-combat = Combat task: { $task }.
line-combat-x = X: monsters in play when the last doom token was placed, at least 1.
line-ability = Ability: { $what }
masks = The “Mask” monsters join the monster cup.
line-ends-world = Awakening: the investigators lose the game at once.
line-awakens = Awakening: { $effects }.
line-attack = Attack: { $effects }.
line-investigator = Sanity { $sanity }, Stamina { $stamina }.
line-start = Starting items: { $items }.
start-ally = the Ally “{ $ally }”
start-choice = { $amount } { $amount ->
        [one] card
       *[other] cards
    } of your choice ({ $among })
line-power = { $en } – { $what }
line-aid = First Aid: recover 1 Sanity or 1 Stamina for free; or spend { $half } trophies to recover all your Sanity or all your Stamina; or spend { $full } trophies to recover all your Sanity and all your Stamina.
line-lost-and-found = Lost and Found: roll one green die.
line-found = { $face }: { $effects }.
line-souvenir = Souvenir: { $what } for { $price } { $price ->
        [one] trophy
       *[other] trophies
    }.
