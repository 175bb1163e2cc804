// Written by `python -m scripts.client_types` from the Python types; a test keeps it so.

import type { Deck, Words } from "../../types.gen";

export interface State {
  players: readonly (Player)[];
  ancient_one: string;
  difficulty: string;
  starting_rumor: boolean;
  wishes: readonly (string)[];
  phase: "action" | "encounter" | "mythos" | "mythos-end" | "over" | "setup";
  round: number;
  lead: number;
  active: number;
  acting: boolean;
  waiting: readonly (number)[];
  actions: number;
  doom: number;
  omen: number;
  awake: boolean;
  final_begun: boolean;
  sheet: Sheet;
  mystery: ActiveMystery | null;
  solved: readonly (string)[];
  mysteries: Deck;
  stages: readonly (Stage)[];
  green: Deck;
  yellow: Deck;
  blue: Deck;
  mythos: string;
  shown: string;
  step: number;
  mythos_discard: readonly (string)[];
  ongoing: readonly (Ongoing)[];
  monsters: readonly (Monster)[];
  pool: Deck;
  set_aside: readonly (string)[];
  set_aside_kinds: readonly (string)[];
  epic: readonly (string)[];
  gates: readonly (string)[];
  gate_stack: Deck;
  gate_discard: readonly (string)[];
  clues: readonly (ClueToken)[];
  clue_pool: Deck;
  clue_discard: readonly (string)[];
  eldritch: Readonly<Record<string, number>>;
  omen_eldritch: number;
  reserve: readonly (string)[];
  assets: Deck;
  asset_discard: readonly (string)[];
  artifacts: Deck;
  artifact_discard: readonly (string)[];
  spells: Deck;
  spell_backs: Deck;
  conditions: Deck;
  condition_backs: Deck;
  encounters: Readonly<Record<string, Deck>>;
  encounter_discard: Readonly<Record<string, readonly (string)[]>>;
  expedition: string;
  investigators: readonly (string)[];
  defeated: readonly (Defeated)[];
  stack: readonly (string)[];
  drawn: readonly (Monster)[];
  box: readonly (string)[];
  test: Test | null;
  combat: Combat | null;
  encounter: Encounter | null;
  cast: Cast | null;
  reckoning: readonly (string)[];
  limits: Limits;
  counter: number;
  ended: string;
  score: number;
}

export interface Player {
  seat: number;
  investigator: string;
  place: string;
  health: number;
  sanity: number;
  clues: readonly (string)[];
  train: number;
  ship: number;
  assets: readonly (Held)[];
  artifacts: readonly (Held)[];
  spells: readonly (Held)[];
  conditions: readonly (Held)[];
  improvements: Readonly<Record<string, number>>;
  delayed: boolean;
  out: boolean;
}

export interface Held {
  number: number;
  card: string;
  owner: number;
  exhausted: boolean;
  tokens: Readonly<Record<string, number>>;
  back: string;
}

export interface Sheet {
  sanity: number;
  eldritch: number;
  gates: readonly (string)[];
}

export interface ActiveMystery {
  card: string;
  eldritch: number;
  clues: readonly (string)[];
  gates: readonly (string)[];
  monsters: readonly (string)[];
  slain: boolean;
}

export interface Stage {
  green: number;
  yellow: number;
  blue: number;
}

export interface Ongoing {
  number: number;
  card: string;
  owner: number;
  exhausted: boolean;
  tokens: Readonly<Record<string, number>>;
  monsters: readonly (string)[];
}

export interface Monster {
  number: number;
  card: string;
  owner: number;
  exhausted: boolean;
  tokens: Readonly<Record<string, number>>;
  place: string;
  ambush: boolean;
  phantom: boolean;
}

export interface ClueToken {
  clue: string;
  place: string;
}

export interface Defeated {
  investigator: string;
  place: string;
  cause: "health" | "sanity";
  clues: readonly (string)[];
  train: number;
  ship: number;
  assets: readonly (Held)[];
  artifacts: readonly (Held)[];
  spells: readonly (Held)[];
}

export interface Test {
  seat: number;
  skill: string;
  source: string;
  parts: readonly (readonly [string, number])[];
  dice: readonly (string)[];
  successes: number;
  extra: number;
}

export interface Combat {
  seat: number;
  monster: string;
  step: "effects" | "strength" | "will";
  bonus: Readonly<Record<string, number>>;
  bonus_source: Readonly<Record<string, string>>;
  skip_strength: boolean;
  unharmed: boolean;
  rerolls: number;
}

export interface Encounter {
  seat: number;
  kind: string;
  source: string;
  section: string;
  about_clue: string;
  about_gate: string;
  gained: number;
  dice: number;
  last: boolean;
}

export interface Cast {
  seat: number;
  spell: string;
  target: string;
  result: number;
  fours: boolean;
  prevents: number;
  unseen: boolean;
  sees: boolean;
  dice: number;
}

export interface Limits {
  used: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Space {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  kind: "city" | "sea" | "wilderness";
  region: "" | "america" | "asia-australia" | "europe";
  expedition: boolean;
  where: Words | null;
  hint: string;
  paths: Readonly<Record<string, "ship" | "train" | "uncharted">>;
}

export interface Reference {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  players: readonly (number)[];
  gates: number;
  clues: number;
  surge: number;
}

export interface Gate {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  space: string;
  omen: "blue" | "green" | "red";
}

export interface Clue {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  space: string;
}

export interface Investigator {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  occupation: Words;
  skills: Readonly<Record<string, number>>;
  health: number;
  sanity: number;
  space: string;
  assets: readonly (string)[];
  spells: readonly (string)[];
  clues: number;
  starts: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  action: Action | null;
  passives: readonly ("again-flips" | "buys-action" | "clue-fewer" | "detained" | "follows-gates" | "improves-twice" | "lends-die" | "less-damage" | "little-horror" | "rest-sanity" | "sanity-for-clue" | "sees-backs" | "shares-purchases" | "two-dice-per-clue" | "undetained" | "unhurried" | "unseen" | "witch-doctor")[];
  dice: readonly (Dice)[];
  crippled: "influence" | "lore" | "observation" | "strength" | "will";
  insane: "influence" | "lore" | "observation" | "strength" | "will";
}

export interface ChooseOne {
  do: "choose-one";
  options: readonly (readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[])[];
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface If {
  do: "if";
  that: "monsters-on-board" | "no-clues" | "no-fours" | "rumor-in-play" | "somebody-there" | "was-spawned" | All | Any | Not | ConditionsHaving | At | ConditionsThere | AtLeast | Phase | OnSpace | NoFours | MonstersOnBoard | MonstersOnSpace | SomebodyThere | RumorInPlay | NoClues | WasSpawned;
  then: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  else?: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
}

export interface All {
  is: "all";
  of: readonly ("monsters-on-board" | "no-clues" | "no-fours" | "rumor-in-play" | "somebody-there" | "was-spawned" | All | Any | Not | ConditionsHaving | At | ConditionsThere | AtLeast | Phase | OnSpace | NoFours | MonstersOnBoard | MonstersOnSpace | SomebodyThere | RumorInPlay | NoClues | WasSpawned)[];
}

export interface Any {
  is: "any";
  of: readonly ("monsters-on-board" | "no-clues" | "no-fours" | "rumor-in-play" | "somebody-there" | "was-spawned" | All | Any | Not | ConditionsHaving | At | ConditionsThere | AtLeast | Phase | OnSpace | NoFours | MonstersOnBoard | MonstersOnSpace | SomebodyThere | RumorInPlay | NoClues | WasSpawned)[];
}

export interface Not {
  is: "not";
  of: "monsters-on-board" | "no-clues" | "no-fours" | "rumor-in-play" | "somebody-there" | "was-spawned" | All | Any | Not | ConditionsHaving | At | ConditionsThere | AtLeast | Phase | OnSpace | NoFours | MonstersOnBoard | MonstersOnSpace | SomebodyThere | RumorInPlay | NoClues | WasSpawned;
}

export interface ConditionsHaving {
  is: "having";
  what: string;
  amount: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
  who: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface NumberOf {
  count: "number-of";
  of: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
  times: number;
}

export interface Each {
  who: "each";
}

export interface Here {
  who: "here";
}

export interface It {
  who: "it";
}

export interface One {
  who: "one";
  of: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface Others {
  who: "others";
}

export interface This {
  who: "this";
}

export interface Those {
  who: "those";
  of: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
  that: "monsters-on-board" | "no-clues" | "no-fours" | "rumor-in-play" | "somebody-there" | "was-spawned" | All | Any | Not | ConditionsHaving | At | ConditionsThere | AtLeast | Phase | OnSpace | NoFours | MonstersOnBoard | MonstersOnSpace | SomebodyThere | RumorInPlay | NoClues | WasSpawned;
}

export interface You {
  who: "you";
}

export interface Lead {
  who: "lead";
}

export interface Fellows {
  who: "fellows";
}

export interface On {
  who: "on";
  kind: "city" | "sea" | "wilderness" | "expedition" | "gate";
}

export interface SelectorsThere {
  who: "there";
  near: boolean;
}

export interface NearestInvestigator {
  who: "nearest-investigator";
}

export interface Target {
  who: "target";
}

export interface Monsters {
  who: "monsters";
  epic: boolean;
  named: string;
}

export interface MonstersHere {
  who: "monsters-here";
  epic: boolean;
  other: boolean;
}

export interface MonstersOnGates {
  who: "monsters-on-gates";
}

export interface MonstersOfOneSpace {
  who: "monsters-of-one-space";
}

export interface Gates {
  who: "gates";
  matching: boolean;
}

export interface CluesOnBoard {
  who: "clues-on-board";
}

export interface Rumors {
  who: "rumors";
}

export interface ChosenOne {
  who: "chosen-one";
  of: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface At {
  is: "at";
  place: string;
  who: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface ConditionsThere {
  is: "there";
  of: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
  amount: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
}

export interface AmountsHaving {
  count: "having";
  what: string;
  who: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface Half {
  count: "half";
  of: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
}

export interface Plus {
  count: "plus";
  of: readonly (number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld)[];
}

export interface Within {
  count: "within";
  of: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
  least: number;
  most: number;
}

export interface ThatMuch {
  count: "that-much";
}

export interface Investigators {
  count: "investigators";
  times: number;
  plus: number;
}

export interface HalfTheInvestigators {
  count: "half-the-investigators";
}

export interface Result {
  count: "result";
  minus: number;
}

export interface OnSheet {
  count: "on-sheet";
}

export interface OnThisCard {
  count: "on-this-card";
  what: string;
}

export interface FewerPerToken {
  count: "fewer-per-token";
  of: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
  what: string;
}

export interface RumorsInPlay {
  count: "rumors-in-play";
}

export interface CultistsOnBoard {
  count: "cultists-on-board";
  times: number;
}

export interface SpellsHeld {
  count: "spells-held";
  times: number;
}

export interface AtLeast {
  is: "at-least";
  amount: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
  least: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
}

export interface Phase {
  is: "phase";
  phase: string;
}

export interface OnSpace {
  is: "on-space";
  kind: "city" | "sea" | "wilderness";
}

export interface NoFours {
  is: "no-fours";
}

export interface MonstersOnBoard {
  is: "monsters-on-board";
  least: number;
  named: string;
}

export interface MonstersOnSpace {
  is: "monsters-on-space";
  least: number;
  place: string;
}

export interface SomebodyThere {
  is: "somebody-there";
}

export interface RumorInPlay {
  is: "rumor-in-play";
}

export interface NoClues {
  is: "no-clues";
}

export interface WasSpawned {
  is: "was-spawned";
}

export interface May {
  do: "may";
  then: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  cost?: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
}

export interface Unless {
  do: "unless";
  cost: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  then: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
}

export interface Check {
  do: "check";
  skill: string;
  modifier?: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
  pass?: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  fail?: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  results?: Readonly<Record<string, readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[]>>;
}

export interface Lose {
  do: "lose";
  health?: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
  sanity?: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface Recover {
  do: "recover";
  health?: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
  sanity?: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface Spend {
  do: "spend";
  what: "clue" | "health" | "sanity";
  amount?: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
}

export interface GainClues {
  do: "gain-clues";
  amount?: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface DiscardClues {
  do: "discard-clues";
  amount?: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface Improve {
  do: "improve";
  skill: "influence" | "lore" | "observation" | "strength" | "will" | "any";
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface BecomeDelayed {
  do: "become-delayed";
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
  chosen?: boolean;
}

export interface BeDevoured {
  do: "be-devoured";
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface Move {
  do: "move";
  spaces?: number;
  up_to?: boolean;
  ship?: boolean;
}

export interface MoveToNearest {
  do: "move-to-nearest";
  kind: "city" | "sea" | "wilderness";
}

export interface MoveTo {
  do: "move-to";
  place: string;
}

export interface MoveToward {
  do: "move-toward";
  goal: "gate" | "monster";
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface MoveAnywhere {
  do: "move-anywhere";
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface GainSpell {
  do: "gain-spell";
  amount?: number;
  trait?: "incantation" | "ritual" | "";
  named?: string;
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface GainArtifact {
  do: "gain-artifact";
  amount?: number;
  trait?: "ally" | "item" | "magical" | "service" | "teamwork" | "tome" | "trinket" | "weapon" | "";
  named?: string;
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface GainAsset {
  do: "gain-asset";
  source?: "deck" | "reserve" | "reserve-or-discard";
  traits?: readonly ("ally" | "item" | "magical" | "service" | "teamwork" | "tome" | "trinket" | "weapon")[];
  named?: string;
  worth?: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
  several?: boolean;
  optional?: boolean;
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface GainCondition {
  do: "gain-condition";
  condition?: string;
  trait?: "bane" | "boon" | "common" | "deal" | "injury" | "madness" | "restriction" | "";
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
  chosen?: boolean;
}

export interface DiscardCondition {
  do: "discard-condition";
  conditions?: readonly (string)[];
  trait?: "bane" | "boon" | "common" | "deal" | "injury" | "madness" | "restriction" | "";
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface Discard {
  do: "discard";
  what: "ally" | "item" | "item-asset" | "spell" | "weapon";
  amount?: number;
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface DiscardAllBut {
  do: "discard-all-but";
  what: "ally" | "item" | "item-asset" | "spell" | "weapon";
  but?: number;
}

export interface DiscardAnyNumber {
  do: "discard-any-number";
  what: "ally" | "item" | "item-asset" | "spell" | "weapon";
}

export interface DiscardThis {
  do: "discard-this";
}

export interface FlipThis {
  do: "flip-this";
}

export interface TurnFaceUp {
  do: "turn-face-up";
}

export interface Steal {
  do: "steal";
}

export interface Give {
  do: "give";
  what: "clues" | "items";
}

export interface TradeFar {
  do: "trade-far";
  what?: readonly ("clues")[];
  swap?: boolean;
}

export interface AdvanceDoom {
  do: "advance-doom";
  amount?: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
}

export interface DoomToZero {
  do: "doom-to-zero";
}

export interface RetreatDoom {
  do: "retreat-doom";
  amount?: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
}

export interface AdvanceOmen {
  do: "advance-omen";
  amount?: number;
}

export interface TurnBackOmen {
  do: "turn-back-omen";
}

export interface SetOmen {
  do: "set-omen";
}

export interface SpawnGates {
  do: "spawn-gates";
  amount?: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
}

export interface CloseThisGate {
  do: "close-this-gate";
}

export interface DiscardGates {
  do: "discard-gates";
  whom: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
  doom?: "" | "each" | "mismatch";
}

export interface SpawnClues {
  do: "spawn-clues";
  amount?: number;
  choice?: boolean;
}

export interface GainThisClue {
  do: "gain-this-clue";
}

export interface DiscardThisClue {
  do: "discard-this-clue";
}

export interface MoveThisClue {
  do: "move-this-clue";
  kind: "city" | "sea" | "wilderness";
}

export interface MoveCluesToNearest {
  do: "move-clues-to-nearest";
  kind: "city" | "sea" | "wilderness";
}

export interface DiscardCluesOnBoard {
  do: "discard-clues-on-board";
}

export interface PlaceEldritch {
  do: "place-eldritch";
  where: "mystery" | "omen" | "sheet";
  amount?: number;
}

export interface RemoveOmenToken {
  do: "remove-omen-token";
}

export interface MarkSpaces {
  do: "mark-spaces";
  places?: readonly (string)[];
  random?: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
}

export interface MarkNearestSea {
  do: "mark-nearest-sea";
}

export interface MarkYourSea {
  do: "mark-your-sea";
}

export interface TakeMark {
  do: "take-mark";
}

export interface SpawnMonsters {
  do: "spawn-monsters";
  amount?: number;
  where?: "cultists" | "expedition" | "here" | "random" | "there";
  place?: string;
}

export interface SpawnNamed {
  do: "spawn-named";
  monster: string;
  where?: "cultists" | "expedition" | "here" | "random" | "there";
  place?: string;
}

export interface SpawnEither {
  do: "spawn-either";
  monsters: readonly (string)[];
}

export interface SpawnAndFight {
  do: "spawn-and-fight";
  monster?: string;
  won?: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  lost?: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
}

export interface Ambush {
  do: "ambush";
  monster?: string;
  won?: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  lost?: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface Wound {
  do: "wound";
  whom: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
  amount?: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
}

export interface Slay {
  do: "slay";
  whom: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface DiscardMonsters {
  do: "discard-monsters";
  whom: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface Heal {
  do: "heal";
  whom: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
  amount?: number;
}

export interface Fight {
  do: "fight";
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
  all?: boolean;
}

export interface Lure {
  do: "lure";
  whom: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface Relocate {
  do: "relocate";
  place: string;
}

export interface RelocateAny {
  do: "relocate-any";
  whom: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface Hunt {
  do: "hunt";
}

export interface Prowl {
  do: "prowl";
  spaces?: number;
  toward?: string;
}

export interface CarryOff {
  do: "carry-off";
}

export interface SnatchClue {
  do: "snatch-clue";
}

export interface SkipStrength {
  do: "skip-strength";
}

export interface LoseNothing {
  do: "lose-nothing";
}

export interface NoMoreEncounters {
  do: "no-more-encounters";
}

export interface StrengthInCombat {
  do: "strength-in-combat";
  add: number;
}

export interface RerollInCombat {
  do: "reroll-in-combat";
}

export interface Offer {
  do: "offer";
  cost: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  then?: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  else?: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
}

export interface ForEach {
  do: "for-each";
  who: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
  then: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
}

export interface UnlessTogether {
  do: "unless-together";
  amount: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
  then: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
}

export interface RollDie {
  do: "roll-die";
  table: Readonly<Record<string, readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[]>>;
}

export interface RollAtMostInvestigators {
  do: "roll-at-most-investigators";
  then: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
}

export interface Part {
  do: "part";
  part: "fail" | "pass";
}

export interface CheckHelped {
  do: "check-helped";
  skill: "influence" | "lore" | "observation" | "strength" | "will";
  price: "clue" | "sanity";
  results: Readonly<Record<string, readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[]>>;
}

export interface Ward {
  do: "ward";
  amount?: number;
}

export interface PassUnseen {
  do: "pass-unseen";
}

export interface SeeFar {
  do: "see-far";
}

export interface SeeClearly {
  do: "see-clearly";
}

export interface ActAgain {
  do: "act-again";
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface LookAtGates {
  do: "look-at-gates";
}

export interface RedeemCultists {
  do: "redeem-cultists";
}

export interface Exchange {
  do: "exchange";
}

export interface Rehearse {
  do: "rehearse";
}

export interface Brawl {
  do: "brawl";
  which?: "each" | "one";
}

export interface LoseGame {
  do: "lose-game";
}

export interface SolveThis {
  do: "solve-this";
}

export interface SolveRumor {
  do: "solve-rumor";
  whom: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface RemoveTokens {
  do: "remove-tokens";
  amount?: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
}

export interface AddHealthToken {
  do: "add-health-token";
}

export interface PlayRumor {
  do: "play-rumor";
}

export interface Reckon {
  do: "reckon";
  what: "monsters" | "mythos";
  times?: number;
}

export interface DoomUnlessReckoning {
  do: "doom-unless-reckoning";
  what: "monsters" | "mythos";
}

export interface ReckonConditions {
  do: "reckon-conditions";
  condition?: string;
  who?: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne;
}

export interface DiscardReserve {
  do: "discard-reserve";
}

export interface FillReserve {
  do: "fill-reserve";
}

export interface BuryDefeated {
  do: "bury-defeated";
}

export interface ShuffleBackMystery {
  do: "shuffle-back-mystery";
  doom?: boolean;
  chosen?: boolean;
}

export interface EndExpedition {
  do: "end-expedition";
  fatal?: boolean;
}

export interface WithdrawAssets {
  do: "withdraw-assets";
  value: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
}

export interface PayInBlood {
  do: "pay-in-blood";
}

export interface ResolveSpecial {
  do: "resolve-special";
  deck: string;
}

export interface GatesToSheet {
  do: "gates-to-sheet";
}

export interface GatherMonsters {
  do: "gather-monsters";
  monsters: readonly (string)[];
  place: string;
}

export interface LoseForConditions {
  do: "lose-for-conditions";
}

export interface LoseForSpells {
  do: "lose-for-spells";
}

export interface EliminatedLose {
  do: "eliminated-lose";
}

export interface Action {
  that?: "monsters-on-board" | "no-clues" | "no-fours" | "rumor-in-play" | "somebody-there" | "was-spawned" | All | Any | Not | ConditionsHaving | At | ConditionsThere | AtLeast | Phase | OnSpace | NoFours | MonstersOnBoard | MonstersOnSpace | SomebodyThere | RumorInPlay | NoClues | WasSpawned | null;
  cost?: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  do: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  local?: boolean;
}

export interface Dice {
  add: number;
  whose: "here" | "own";
  during: "acquire" | "any" | "combat" | "not-other-world" | "other-world" | "spell";
  space: "city" | "sea" | "wilderness" | "";
}

export interface Asset {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  traits: readonly ("ally" | "item" | "magical" | "service" | "teamwork" | "tome" | "trinket" | "weapon")[];
  bonuses: readonly (Bonus)[];
  dice: readonly (Dice)[];
  rerolls: readonly (Reroll)[];
  raises: readonly (Raise)[];
  sixes: readonly (Sixes)[];
  boosts: readonly (Boost)[];
  prevents: readonly (Prevent)[];
  actions: readonly (Action)[];
  triggers: readonly (Trigger)[];
  passives: readonly ("again-flips" | "buys-action" | "clue-fewer" | "detained" | "follows-gates" | "improves-twice" | "lends-die" | "less-damage" | "little-horror" | "rest-sanity" | "sanity-for-clue" | "sees-backs" | "shares-purchases" | "two-dice-per-clue" | "undetained" | "unhurried" | "unseen" | "witch-doctor")[];
  value: number;
}

export interface Bonus {
  skill: "influence" | "lore" | "observation" | "strength" | "will";
  add: number;
  during: "acquire" | "any" | "combat" | "not-other-world" | "other-world" | "spell";
}

export interface Reroll {
  skills: readonly ("influence" | "lore" | "observation" | "strength" | "will")[];
  during: "acquire" | "any" | "combat" | "not-other-world" | "other-world" | "spell";
  dice: number;
  limit: "" | "round";
  cost: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
}

export interface Raise {
  skills: readonly ("influence" | "lore" | "observation" | "strength" | "will")[];
  during: "acquire" | "any" | "combat" | "not-other-world" | "other-world" | "spell";
  limit: "" | "round";
}

export interface Sixes {
  skills: readonly ("influence" | "lore" | "observation" | "strength" | "will")[];
  during: "acquire" | "any" | "combat" | "not-other-world" | "other-world" | "spell";
}

export interface Boost {
  bonuses: readonly (Bonus)[];
  discard: boolean;
  limit: "" | "round";
}

export interface Prevent {
  stat: "health" | "sanity";
  amount: number;
  whose: "here" | "own";
  discard: boolean;
  limit: "" | "round";
  cost: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  spell: boolean;
}

export interface Trigger {
  on: "close-gate" | "defeat" | "gained" | "gained-from-deck" | "rest";
  optional?: boolean;
  do: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
}

export interface Artifact {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  traits: readonly ("ally" | "item" | "magical" | "service" | "teamwork" | "tome" | "trinket" | "weapon")[];
  bonuses: readonly (Bonus)[];
  dice: readonly (Dice)[];
  rerolls: readonly (Reroll)[];
  raises: readonly (Raise)[];
  sixes: readonly (Sixes)[];
  boosts: readonly (Boost)[];
  prevents: readonly (Prevent)[];
  actions: readonly (Action)[];
  triggers: readonly (Trigger)[];
  passives: readonly ("again-flips" | "buys-action" | "clue-fewer" | "detained" | "follows-gates" | "improves-twice" | "lends-die" | "less-damage" | "little-horror" | "rest-sanity" | "sanity-for-clue" | "sees-backs" | "shares-purchases" | "two-dice-per-clue" | "undetained" | "unhurried" | "unseen" | "witch-doctor")[];
}

export interface Spell {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  trait: "incantation" | "ritual";
  use: "action" | "combat" | "encounter" | "lose-health" | "lose-sanity";
  modifier: number;
  target: "clues-on-board" | "each" | "fellows" | "gates" | "here" | "it" | "lead" | "monsters" | "monsters-here" | "monsters-of-one-space" | "monsters-on-gates" | "nearest-investigator" | "others" | "rumors" | "target" | "there" | "this" | "you" | Each | Here | It | One | Others | This | Those | You | Lead | Fellows | On | SelectorsThere | NearestInvestigator | Target | Monsters | MonstersHere | MonstersOnGates | MonstersOfOneSpace | Gates | CluesOnBoard | Rumors | ChosenOne | null;
  passed: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
}

export interface SpellBack {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  spell: string;
  results: Readonly<Record<string, readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[]>>;
}

export interface Condition {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  traits: readonly ("bane" | "boon" | "common" | "deal" | "injury" | "madness" | "restriction")[];
  rest: boolean;
  success: number;
  opposite: string;
  passives: readonly ("again-flips" | "buys-action" | "clue-fewer" | "detained" | "follows-gates" | "improves-twice" | "lends-die" | "less-damage" | "little-horror" | "rest-sanity" | "sanity-for-clue" | "sees-backs" | "shares-purchases" | "two-dice-per-clue" | "undetained" | "unhurried" | "unseen" | "witch-doctor")[];
  actions: readonly (Action)[];
  reckoning: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
}

export interface ConditionBack {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies?: number;
  known?: readonly (string)[];
  condition: string;
  do?: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  after?: "discard" | "flip" | "stated";
}

export interface MonsterCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  epic: boolean;
  laws: readonly ("collects-monsters" | "doom-is-gates" | "doom-is-madness" | "doom-is-monsters" | "drowned-spaces" | "final-tokens" | "gates-feed" | "gates-stay" | "invulnerable" | "no-clues" | "no-expeditions" | "no-reserve" | "no-rest" | "omen-feeds" | "omen-tokens" | "research-clues" | "sanity-to-sheet" | "spells-feed" | "world-ends")[];
  stats: Stats | null;
}

export interface Stats {
  will: number | null;
  horror: number | null;
  strength: number | null;
  damage: number | null;
  toughness: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
  spawn: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  combat: Readonly<Record<string, readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[]>>;
  defeated: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  killed: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  reckoning: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
}

export interface AncientOne {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  subtitle: Words;
  doom: number;
  mysteries: number;
  aside: readonly (string)[];
  omen_tokens: number;
  deck: readonly (Readonly<Record<string, number>>)[];
  laws: readonly ("collects-monsters" | "doom-is-gates" | "doom-is-madness" | "doom-is-monsters" | "drowned-spaces" | "final-tokens" | "gates-feed" | "gates-stay" | "invulnerable" | "no-clues" | "no-expeditions" | "no-reserve" | "no-rest" | "omen-feeds" | "omen-tokens" | "research-clues" | "sanity-to-sheet" | "spells-feed" | "world-ends")[];
  cultist: Stats;
  reckoning: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  awakened: Awakened;
}

export interface Awakened {
  title: Words;
  laws: readonly ("collects-monsters" | "doom-is-gates" | "doom-is-madness" | "doom-is-monsters" | "drowned-spaces" | "final-tokens" | "gates-feed" | "gates-stay" | "invulnerable" | "no-clues" | "no-expeditions" | "no-reserve" | "no-rest" | "omen-feeds" | "omen-tokens" | "research-clues" | "sanity-to-sheet" | "spells-feed" | "world-ends")[];
  awakens: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  final: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  epic: string;
  cultist: Stats | null;
  reckoning: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
}

export interface Mystery {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  ancient_one: string;
  token: string;
  enters: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  laws: readonly ("collects-monsters" | "doom-is-gates" | "doom-is-madness" | "doom-is-monsters" | "drowned-spaces" | "final-tokens" | "gates-feed" | "gates-stay" | "invulnerable" | "no-clues" | "no-expeditions" | "no-reserve" | "no-rest" | "omen-feeds" | "omen-tokens" | "research-clues" | "sanity-to-sheet" | "spells-feed" | "world-ends")[];
  encounter: PrintedEncounter | null;
  goal: Goal;
  clears_board: boolean;
}

export interface PrintedEncounter {
  where: string;
  do?: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  other_world?: boolean;
}

export interface Goal {
  what: "clues" | "eldritch" | "epic" | "gates" | "toughness";
  amount: number | "cultists-on-board" | "half-the-investigators" | "investigators" | "on-sheet" | "on-this-card" | "result" | "rumors-in-play" | "spells-held" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | Investigators | HalfTheInvestigators | Result | OnSheet | OnThisCard | FewerPerToken | RumorsInPlay | CultistsOnBoard | SpellsHeld;
  epic: string;
}

export interface Mythos {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies?: number;
  known?: readonly (string)[];
  colour: "blue" | "green" | "yellow";
  difficulty: "easy" | "hard" | "normal";
  traits: readonly ("event" | "ongoing" | "rumor")[];
  icons: readonly ("clues" | "gates" | "omen" | "reckoning" | "surge")[];
  rumor?: string;
  eldritch?: number;
  laws?: readonly ("collects-monsters" | "doom-is-gates" | "doom-is-madness" | "doom-is-monsters" | "drowned-spaces" | "final-tokens" | "gates-feed" | "gates-stay" | "invulnerable" | "no-clues" | "no-expeditions" | "no-reserve" | "no-rest" | "omen-feeds" | "omen-tokens" | "research-clues" | "sanity-to-sheet" | "spells-feed" | "world-ends")[];
  do?: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  encounter?: PrintedEncounter | null;
  epic?: string;
  empty?: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  reckoning?: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
}

export interface Sections {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  sections: Readonly<Record<string, Section>>;
}

export interface Section {
  story?: Words | null;
  do: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
}

export interface Located {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  sections: Readonly<Record<string, Section>>;
  region: "" | "america" | "asia-australia" | "europe";
}

export interface Research {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  sections: Readonly<Record<string, Section>>;
  ancient_one: string;
}

export interface OtherWorld {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  story: Words | null;
  initial: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  passed: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  failed: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  world: Words;
}

export interface Expedition {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  story: Words | null;
  initial: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  passed: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  failed: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  space: string;
}

export interface Special {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  story: Words | null;
  initial: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  passed: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  failed: readonly (ChooseOne | If | May | Unless | Check | Lose | Recover | Spend | GainClues | DiscardClues | Improve | BecomeDelayed | BeDevoured | Move | MoveToNearest | MoveTo | MoveToward | MoveAnywhere | GainSpell | GainArtifact | GainAsset | GainCondition | DiscardCondition | Discard | DiscardAllBut | DiscardAnyNumber | DiscardThis | FlipThis | TurnFaceUp | Steal | Give | TradeFar | AdvanceDoom | DoomToZero | RetreatDoom | AdvanceOmen | TurnBackOmen | SetOmen | SpawnGates | CloseThisGate | DiscardGates | SpawnClues | GainThisClue | DiscardThisClue | MoveThisClue | MoveCluesToNearest | DiscardCluesOnBoard | PlaceEldritch | RemoveOmenToken | MarkSpaces | MarkNearestSea | MarkYourSea | TakeMark | SpawnMonsters | SpawnNamed | SpawnEither | SpawnAndFight | Ambush | Wound | Slay | DiscardMonsters | Heal | Fight | Lure | Relocate | RelocateAny | Hunt | Prowl | CarryOff | SnatchClue | SkipStrength | LoseNothing | NoMoreEncounters | StrengthInCombat | RerollInCombat | Offer | ForEach | UnlessTogether | RollDie | RollAtMostInvestigators | Part | CheckHelped | Ward | PassUnseen | SeeFar | SeeClearly | ActAgain | LookAtGates | RedeemCultists | Exchange | Rehearse | Brawl | LoseGame | SolveThis | SolveRumor | RemoveTokens | AddHealthToken | PlayRumor | Reckon | DoomUnlessReckoning | ReckonConditions | DiscardReserve | FillReserve | BuryDefeated | ShuffleBackMystery | EndExpedition | WithdrawAssets | PayInBlood | ResolveSpecial | GatesToSheet | GatherMonsters | LoseForConditions | LoseForSpells | EliminatedLose)[];
  ancient_one: string;
  deck: string;
}

export type Kind = "acquire" | "act-again" | "action" | "before-encounter" | "brawl" | "claim" | "clue-to-mystery" | "combat" | "defeat-cause" | "discard" | "discard-any" | "discard-ticket" | "encounter" | "exchange" | "extra-action" | "feed" | "follow" | "for-whom" | "gain-asset" | "gate-on-top" | "gate-to-mystery" | "give-to" | "hunted" | "improve" | "investigator" | "lead" | "monster-order" | "move" | "mystery-first" | "nearest" | "omen" | "omen-feeds" | "pass-lead" | "pay-clue" | "pay-in-blood" | "prevent" | "raise" | "random-space" | "reckoning" | "redeem" | "rehearse" | "reroll" | "space" | "spawn" | "spell-target" | "spend" | "swap" | "test" | "ticket" | "ticket-kind" | "together" | "trade" | "trade-give" | "trade-take" | "trade-with" | "unseen" | "use" | "who-pays" | "witch-doctor";

export const SKILLS = ["lore", "influence", "observation", "strength", "will"] as const;

export const OMENS = ["green", "blue", "red", "blue"] as const;

export const MYTHOS_STEPS = ["omen", "reckoning", "gates", "surge", "clues", "rumor", "eldritch", "effect"] as const;

export const COLOURS = ["green", "yellow", "blue"] as const;

export const ACTIONS = 2;

export const TICKETS = 2;

export const MOST_DOOM = 20;
