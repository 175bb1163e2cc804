# The derived text of components. `$by` says from whose mouth a verb comes: see wording.py.
# COUNT, DO and the other functions: miskatonic/engine/grammar.py; their words: lexicon.en.yaml.

## Symbols, faces, dice

symbol = { $what ->
        [investigation] Investigation { $amount }
       *[other] { NOM($what) }
    }
face = { $face ->
        [one] { COUNT($face, "Investigation") }
        [other] { COUNT($face, "Investigation") }
       *[name] { NOM($face) }
    }
    .result = { $face ->
        [one] result of { face }
        [other] result of { face }
       *[name] { face } result
    }
task-nothing = no symbols of its own
task-clock = advance the clock by { COUNT($hours, "hour") }
task-with-costs = { $task }; cost: { $costs }

## Things

loot-kind = { NOM($what) }
loot = { COUNT($amount, $what) }
loot-gained = { $moment ->
        [when] 1 or more { NOM($what, number: "several") }
       *[other] { A($what) }
    }

## Who does it

subject = { $by ->
        [each] { "each investigator " }
        [here] { "each investigator on this card " }
        [museum] { "each investigator on an Adventure or Other World " }
        [entrance] { "each investigator at the Entrance " }
        [active] { "the active player " }
        [that] { "they " }
       *[other] { "" }
    }
part-own = { $person ->
        [he] { $by ->
            [he] your
           *[other] their
        }
       *[other] your
    }

## Verbs. Several that share a verb are `verbs-…` with the `object-…` of each.

verb-lose = { subject }{ DO($by, "lose") } { object-lose }
verbs-lose = { subject }{ DO($by, "lose") } { $objects }
object-lose = { $amount } { NOM($what) }
object-lose-clues = { COUNT($amount, "Clue") }
object-lose-trophies = { COUNT($amount, "trophy") }
verb-lose-clues = { $by ->
        [cost] discard
       *[other] { subject }{ DO($by, "lose") }
    } { object-lose-clues }
verb-lose-trophies = { $by ->
        [cost] spend
       *[other] { subject }{ DO($by, "lose") }
    } { object-lose-trophies }
verbs-spend = spend { $objects }

verb-recover = { subject }{ DO($by, "recover") } { object-recover }
verbs-recover = { subject }{ DO($by, "recover") } { $objects }
object-recover = { $amount ->
        [0] { $what ->
            [either] all { part-own } Sanity or all { part-own } Stamina
           *[other] all { part-own } { NOM($what) }
        }
       *[other] { $what ->
            [either] { $amount } Sanity or { $amount } Stamina
           *[other] { $amount } { NOM($what) }
        }
    }
verb-heal = { $person ->
        [inf] have one investigator of your choice recover { object-lose }
       *[other] one investigator of { part-own } choice recovers { object-lose }
    }

verb-gain = { subject }{ DO($by, "gain") } { object-gain }
verbs-gain = { subject }{ DO($by, "gain") } { $objects }
object-gain = { COUNT($amount, $what) }
verb-gain-instead = { subject }{ DO($by, "gain") } { $among } instead

verb-discard-cards = { subject }{ DO($by, "discard") } { object-discard-cards }
verbs-discard = { subject }{ DO($by, "discard") } { $objects }
object-discard-cards = { $what ->
        [card] { COUNT($amount, "Item") } or { COUNTED($amount, "Spell") }
       *[other] { COUNT($amount, $what) }
    }

verb-place-elder-sign = { subject }{ DO($by, "place") } { COUNT($amount, "Elder Sign") }
verb-lose-elder-sign = { $person ->
        [inf] remove { COUNT($amount, "Elder Sign") } from the Ancient One
       *[other] the investigators lose { COUNT($amount, "Elder Sign") }
    }
verb-open-gate = { $person ->
        [inf] open { SOME($amount, "Gate") }
       *[other] { SOME($amount, "Gate") } { AGREE($amount, "Gate", "open") }
    }
verb-monster-appears = { $person ->
        [inf] make { SOME($amount, "monster") } appear
       *[other] { SOME($amount, "monster") } { AGREE($amount, "monster", "appear") }
    }{ $where ->
        [here] { " " }on this card
       *[museum] { "" }
    }
verb-extra-adventure = { $person ->
        [inf] bring an additional Adventure card into play
       *[other] an additional Adventure card comes into play
    } (it stays until it is resolved and is then not replaced)
verb-add-doom = add { COUNT($amount, "doom token") } to the doom track{ $per ->
        [other-world] { " " }for each Other World in play
       *[other] { "" }
    }
verb-remove-doom = { subject }{ DO($by, "remove") } { COUNT($amount, "doom token") } from the doom track
verb-advance-clock = advance the clock by { COUNT($hours, "hour") }
verb-fail-adventure = { $person ->
        [inf] let the adventure fail at once
       *[other] the adventure fails at once
    }
verb-discard-dice = { subject }{ DO($by, "discard") } all dice that show { $face }
verb-discard-die = { subject }{ DO($by, "discard") } 1 additional die

verb-choose-one = { subject }{ DO($by, "choose") } one: { $options }
verb-reduce-maximum = { subject }{ DO($by, "reduce") } { part-own } maximum { $what ->
        [either] Sanity or maximum Stamina
       *[other] { NOM($what) }
    } by { $amount }
verb-devour = { $person ->
        [you] your investigator is devoured
        [he] { $by ->
            [he] be devoured
            [that] they are devoured
           *[other] { subject }is devoured
        }
       *[inf] let your investigator be devoured
    }

verb-add-die = { subject }{ DO($by, "add") } { object-add-die } to { part-own } pool
verbs-add = { subject }{ DO($by, "add") } { $objects } to { part-own } pool
verbs-add-both = { subject }{ DO($by, "add") } the yellow and the red die to { part-own } pool
verbs-add-either = { subject }{ DO($by, "add") } the yellow or the red die to { part-own } pool
object-add-die = the { $colour } die
verb-hold-dice = { subject }{ DO($by, "secure") } { part-up-to }{ COUNT($amount, "die") } of the roll on this card
verb-reroll-dice = { subject }{ DO($by, "reroll") } { $amount ->
        [0] any number of dice
       *[other] { part-up-to }{ COUNT($amount, "die") }
    }
part-up-to = { $amount ->
        [one] { "" }
       *[other] { "up to " }
    }
verb-change-die = { subject }{ DO($by, "change") } { object-change-die }
verbs-change = { subject }{ DO($by, "change") } { $objects }
object-change-die = one { TRAIT($shown, "result") } into { $into }
verb-raise-die = { subject }{ DO($by, "raise") } one Investigation result by 1 (if the die has that face)
verb-return-die = { subject }{ DO($by, "return") } one discarded die to { part-own } pool
verb-defeat-monster = { subject }{ DO($by, "defeat") } any one monster in play
verb-complete-task = { subject }{ DO($by, "complete") } one unfinished task with no monster on it without using dice (pay its cost, keep the order)
verb-ignore-terror = { subject }{ DO($by, "ignore") } Terror effects for the rest of this turn
verb-avoid-penalties = { $person ->
        [inf] avoid the penalties and all other
       *[other] { subject }{ DO($by, "suffer") } no
    } consequences if this adventure fails
verb-replace-adventure = { subject }{ DO($by, "replace") } one Adventure (with no investigator and no monster on it) with a new one
verb-look-ahead = { subject }{ DO($by, "look") } at the next Mythos card (it may go to the bottom of the deck)
verb-refresh-day = { subject }{ DO($by, "refresh") } { part-own } “once per day” abilities
verb-return-to-entrance = { subject }{ DO($by, "return") } to the Entrance
verb-remove-this-card = { $person ->
        [inf] remove that card from the game
       *[other] that card is removed from the game
    } (if no Other World is left in play, in the deck or among trophies, the Ancient One awakens)
verb-awaken = { $person ->
        [inf] awaken the Ancient One
       *[other] the Ancient One awakens
    }
verb-cancel = prevent it
verb-change-amount = { $way ->
        [less] lower
       *[more] raise
    } that number by { $amount }
part-by-more = { $amount } { $way ->
        [less] fewer
       *[more] more
    }
change-gain = { subject }{ DO($by, "gain") } { part-by-more }
change-loss = { subject }{ DO($by, "lose") } { $amount } less
change-elder-sign-placed = { subject }{ DO($by, "place") } { part-by-more }
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

## Abilities

part-limit = { $limit ->
        [roll] Once per roll
        [turn] Once per turn
       *[day] Once per day
    }
moment-turn-start = at the start of { part-whose } turn{ moment-where }
moment-before-first-roll = before { part-whose } first roll{ $where ->
        [other-world] { " " }in { $first ->
            [yes] each
           *[no] an
        } Other World adventure
       *[any] { "" }
    }
moment-before-roll = before { part-who-rolls }{ moment-where }
moment-after-roll = after { part-who-rolls }{ moment-where }
moment-would-lose-sanity = when you would lose Sanity
moment-would-lose-stamina = when you would lose Stamina
moment-any = during { part-whose } turn{ moment-where }
part-whose = { $whose ->
        [any] any player’s
       *[own] your
    }
part-who-rolls = { $whose ->
        [any] any player rolls
       *[own] you roll
    }
moment-where = { $where ->
        [other-world] { " " }in an Other World
       *[any] { "" }
    }
ability-start = { $limit ->
        [none] { CAPITAL($moment) }
       *[other] { part-limit }, { $moment }
    }
ability-free = { ability-start }, you may { $effects }.
ability-decree = { ability-start }, you may use this ability: { $effects }.
ability-paid = { ability-start }, you may { $costs } to { $effects }.
ability-if = { ability-start }, you may { $costs }. If you do, { $effects }.
cost-discard = discard this card
cost-cast = cast this Spell

## Triggers: clauses on cards

on-where = { $where ->
        [adventure] { " " }on an Adventure in the museum
        [other-world] { " " }in an Other World
       *[any] { "" }
    }
on-in-turn = { $whose ->
        [own] { " " }in your turn
       *[any] { "" }
    }
on-start = { $moment ->
        [after] After
       *[other] When
    }
# “When you …” or “When an investigator …”
on-somebody = { on-start } { $whose ->
        [own] you
       *[any] an investigator
    }
on-monster = { $monster ->
        [none] a monster
       *[other] the monster “{ $monster }”
    }
on-adventure = { $where ->
        [adventure] an adventure in the museum
        [other-world] an adventure in an Other World
       *[any] an adventure
    }{ $monster ->
        [none] { "" }
       *[other] { " " }with the monster “{ $monster }” on it
    }
on-gain = { on-somebody } { ONCE($moment, $whose, "gain") } { $what }{ on-where }
on-turn-start = At the start of { $whose ->
        [own] your turn
       *[any] each turn
    }{ on-where }
on-monster-appears = { on-start } { on-monster } { ONCE($moment, "it", "appear") }{ on-where }{ on-in-turn }
on-monster-defeated = { on-somebody } { ONCE($moment, $whose, "defeat") } { on-monster }{ on-where }
on-monster-overcome = { on-monster-defeated } by completing its task
on-gate-opened = { on-start } a Gate { ONCE($moment, "it", "open") }{ on-in-turn }
on-elder-sign-placed = { on-somebody } { ONCE($moment, $whose, "place") } an Elder Sign{ on-where }
on-doom-added = { on-start } a doom token { ONCE($moment, "it", "be") } added to the doom track{ on-in-turn }
on-adventure-resolved = { on-somebody } { ONCE($moment, $whose, "resolve") } { on-adventure }
on-adventure-failed = { on-somebody } { ONCE($moment, $whose, "fail") } { on-adventure }
on-devoured = { on-start } { $whose ->
        [own] your
       *[any] an
    } investigator { ONCE($moment, "it", "be") } devoured{ on-where }
on-spell-cast = { on-somebody } { ONCE($moment, $whose, "cast") } a Spell{ on-where }
on-card-spent = { on-somebody } { ONCE($moment, $whose, "spend") } an Item or a Spell{ on-where }
on-clue-spent = { on-somebody } { ONCE($moment, $whose, "spend") } a Clue{ on-where }
on-first-aid = { on-somebody } { ONCE($moment, $whose, "receive") } First Aid
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
part-maximum = { part-whose-maximum } maximum { NOM($what) } is { $amount } { part-higher }.
tweak-max-sanity = { part-maximum }
tweak-max-stamina = { part-maximum }
tweak-both-maxima = { part-whose-maximum } maximum Sanity and maximum Stamina are { $amount } { part-higher }.
tweak-green-dice = { $whose ->
        [own] You begin
       *[all] Investigators begin
    } each adventure with { $amount } { $way ->
        [more] more
       *[less] fewer
    } { COUNTED($amount, "green die") }.
tweak-monster-terror = { $whose ->
        [own] In your turn, each
       *[all] Each
    } monster has a second task of its own: { $amount } Terror.
tweak-souvenir-price = { $whose ->
        [own] For you, each
       *[all] Each
    } souvenir costs { COUNT($amount, "trophy") } { $way ->
        [more] more
       *[less] less (at least 1)
    }.
tweak-aid = Free First Aid restores { $amount } { $way ->
        [more] more
       *[less] fewer
    } { COUNTED($amount, "point") }{ $whose ->
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
    }{ COUNT($hours, "hour") }{ $way ->
        [more] { "" }
       *[less] { " " }less
    }.
part-penalty = { $whose ->
        [own] When you fail an adventure, you lose
       *[all] An investigator who fails an adventure loses
    } { $amount } { $way ->
        [more] additional
       *[less] less
    } { NOM($what) }.
tweak-penalty-sanity = { part-penalty }
tweak-penalty-stamina = { part-penalty }

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
line-lasting-terror = Lasting Terror effect: { $effects }.
line-lasting-midnight = Lasting effect at midnight: { $effects }.
line-brings = Lasting effect: { $effects }.
line-elder-signs = Elder Sign limit: { $amount }.
line-track = Doom track: { COUNT($spaces, "space") }{ $monsters ->
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
start-choice = { COUNT($amount, "card") } of your choice ({ $among })
line-power = { $en } – { $what }
line-aid = First Aid: recover 1 Sanity or 1 Stamina for free; or spend { COUNT($half, "trophy") } to recover all your Sanity or all your Stamina; or spend { COUNT($full, "trophy") } to recover all your Sanity and all your Stamina.
line-lost-and-found = Lost and Found: roll one green die.
line-found = { $face }: { $effects }.
line-souvenir = Souvenir: { $what } for { COUNT($price, "trophy") }.
