// Written by `python -m scripts.client_types` from the Python types; a test keeps it so.

import type { Deck, Words } from "../../types.gen";

export interface State {
  players: readonly (Player)[];
  scenario: string;
  difficulty: string;
  encounter: Deck;
  cultists: Deck;
  weaknesses: Deck;
  unseen: Deck;
  campaign: Campaign;
  box: readonly (string)[];
  phase: "enemy" | "investigation" | "mythos" | "over" | "set-up" | "upgrade" | "upkeep";
  step: string;
  round: number;
  lead: number;
  active: number;
  attacked: readonly (number)[];
  investigators: number;
  bag: readonly (string)[];
  locations: readonly (Location)[];
  enemies: readonly (Enemy)[];
  agenda: Stage | null;
  act: Stage | null;
  agendas: readonly (string)[];
  acts: readonly (string)[];
  encounter_discard: readonly (string)[];
  set_aside: readonly (string)[];
  removed: readonly (string)[];
  victory: readonly (string)[];
  stack: readonly (string)[];
  test: SkillTest | null;
  peril: number;
  limits: Limits;
  lasting: readonly (Lasting)[];
  counter: number;
  resolution: string;
}

export interface Player {
  seat: number;
  investigator: string;
  deck: Deck;
  pool: string;
  hand: readonly (string)[];
  aside: readonly (string)[];
  discard: readonly (string)[];
  assets: readonly (Piece)[];
  threat: readonly (Piece)[];
  place: string;
  resources: number;
  clues: number;
  damage: number;
  horror: number;
  actions: number;
  extra_actions: Readonly<Record<string, number>>;
  granted: number;
  lost_actions: number;
  turn_taken: boolean;
  status: "" | "defeated" | "resigned";
  physical_trauma: number;
  mental_trauma: number;
  experience: number;
  earned: readonly (string)[];
  starting: readonly (string)[];
  killed: boolean;
  insane: boolean;
  bonus: number;
  setback: string;
}

export interface Piece {
  number: number;
  card: string;
  owner: number;
  exhausted: boolean;
  tokens: Readonly<Record<string, number>>;
}

export interface Campaign {
  mode: "campaign" | "standalone";
  log: readonly (string)[];
  interrogated: readonly (string)[];
  got_away: readonly (string)[];
  killed: readonly (string)[];
  insane: readonly (string)[];
  played: readonly (string)[];
  absent: readonly (Absent)[];
}

export interface Absent {
  investigator: string;
  starting: readonly (string)[];
  earned: readonly (string)[];
  experience: number;
  physical_trauma: number;
  mental_trauma: number;
  killed: boolean;
  insane: boolean;
}

export interface Location {
  number: number;
  card: string;
  owner: number;
  exhausted: boolean;
  tokens: Readonly<Record<string, number>>;
  revealed: boolean;
  cards: readonly (Piece)[];
}

export interface Enemy {
  number: number;
  card: string;
  owner: number;
  exhausted: boolean;
  tokens: Readonly<Record<string, number>>;
  place: string;
  engaged: number;
}

export interface Stage {
  number: number;
  card: string;
  owner: number;
  exhausted: boolean;
  tokens: Readonly<Record<string, number>>;
  turned: boolean;
}

export interface SkillTest {
  number: number;
  seat: number;
  skill: string;
  kind: string;
  target: string;
  source: string;
  difficulty: number;
  add: number;
  step: number;
  committed: readonly (Committed)[];
  drawn: readonly (string)[];
  tokens: readonly (string)[];
  flipped: readonly (number)[];
  bonus: Readonly<Record<string, number>>;
  automatic: "" | "failure" | "success";
  outcome: "" | "failure" | "success";
  margin: number;
  damage: number;
  clues: number;
  returning: readonly (string)[];
}

export interface Committed {
  seat: number;
  card: string;
}

export interface Limits {
  used: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Lasting {
  source: string;
  what: string;
  until: string;
  seat: number;
  target: string;
  amount: number;
}

export interface Investigator {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  code: string;
  subtitle: Words | null;
  traits: readonly (string)[];
  unique: boolean;
  victory: number;
  keywords: readonly ("alert" | "aloof" | "exceptional" | "fast" | "hidden" | "hunter" | "massive" | "peril" | "permanent" | "retaliate" | "surge")[];
  immune: readonly ("player-cards" | "treacheries")[];
  abilities: readonly (Ability)[];
  constants: readonly (Constant)[];
  class: "guardian" | "mystic" | "mythos" | "neutral" | "rogue" | "seeker" | "survivor" | "weakness";
  skills: Readonly<Record<string, number>>;
  health: number;
  sanity: number;
  elder_sign: Token;
  deck_size: number;
  options: readonly (DeckOption)[];
  signature: string;
  weakness: string;
  starter: Readonly<Record<string, number>>;
}

export interface Ability {
  kind: "action" | "event" | "forced" | "free" | "reaction";
  on?: "" | "agenda-advances" | "attack" | "attack-damage" | "defeat" | "discard-event" | "discover" | "draw-enemy" | "draw-treachery" | "engage" | "enter" | "enter-play" | "evaded" | "fail-test" | "game-ends" | "harm" | "leave" | "pass-test" | "phase-begins" | "phase-ends" | "play-card" | "play-event" | "reveal-token" | "round-ends" | "spawn" | "turn-begins" | "turn-ends";
  moment?: "after" | "at" | "when" | "would";
  whose?: "any" | "bearer" | "here" | "own" | "this";
  that?: "always" | "clues-here" | "dealt" | "hand-is-empty" | "hit-by-attack" | "is-event" | "margin" | "negative" | "no-clues-here" | "no-weakness" | "only-enemy" | "you-have-no-clues" | "your-turn-here" | "zeroing" | All | Any | Not | ConditionsHaving | ConditionsAt | There | AtLeast | Phase | Testing | Margin | Revealed | HasTrait | NoWeakness | IsCard | IsEvent | CluesHere | OnlyEnemy | OnYou | Taken | HitByAttack | Dealt | Negative | Zeroing | Controls | InPlay | InVictory | CultistsCaught | SomebodyAt | ActStage | Noted | CluesOnThis | Fewer | LowSanity | YouHaveNoClues | Always | YourTurnHere | HandIsEmpty | NoneInPlay | Beaten | SomeInPlay | NoCluesHere | null;
  limit?: "" | "game" | "group-game" | "max-game" | "max-round" | "max-test" | "phase" | "round" | "test" | "turn";
  most?: number;
  during?: "" | "any-turn" | "test" | "turn";
  designator?: "" | "evade" | "fight" | "investigate" | "move" | "parley" | "resign";
  actions?: number;
  quiet?: boolean;
  hand?: boolean;
  cost?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  do?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  follows?: string;
}

export interface All {
  is: "all";
  of: readonly ("always" | "clues-here" | "dealt" | "hand-is-empty" | "hit-by-attack" | "is-event" | "margin" | "negative" | "no-clues-here" | "no-weakness" | "only-enemy" | "you-have-no-clues" | "your-turn-here" | "zeroing" | All | Any | Not | ConditionsHaving | ConditionsAt | There | AtLeast | Phase | Testing | Margin | Revealed | HasTrait | NoWeakness | IsCard | IsEvent | CluesHere | OnlyEnemy | OnYou | Taken | HitByAttack | Dealt | Negative | Zeroing | Controls | InPlay | InVictory | CultistsCaught | SomebodyAt | ActStage | Noted | CluesOnThis | Fewer | LowSanity | YouHaveNoClues | Always | YourTurnHere | HandIsEmpty | NoneInPlay | Beaten | SomeInPlay | NoCluesHere)[];
}

export interface Any {
  is: "any";
  of: readonly ("always" | "clues-here" | "dealt" | "hand-is-empty" | "hit-by-attack" | "is-event" | "margin" | "negative" | "no-clues-here" | "no-weakness" | "only-enemy" | "you-have-no-clues" | "your-turn-here" | "zeroing" | All | Any | Not | ConditionsHaving | ConditionsAt | There | AtLeast | Phase | Testing | Margin | Revealed | HasTrait | NoWeakness | IsCard | IsEvent | CluesHere | OnlyEnemy | OnYou | Taken | HitByAttack | Dealt | Negative | Zeroing | Controls | InPlay | InVictory | CultistsCaught | SomebodyAt | ActStage | Noted | CluesOnThis | Fewer | LowSanity | YouHaveNoClues | Always | YourTurnHere | HandIsEmpty | NoneInPlay | Beaten | SomeInPlay | NoCluesHere)[];
}

export interface Not {
  is: "not";
  of: "always" | "clues-here" | "dealt" | "hand-is-empty" | "hit-by-attack" | "is-event" | "margin" | "negative" | "no-clues-here" | "no-weakness" | "only-enemy" | "you-have-no-clues" | "your-turn-here" | "zeroing" | All | Any | Not | ConditionsHaving | ConditionsAt | There | AtLeast | Phase | Testing | Margin | Revealed | HasTrait | NoWeakness | IsCard | IsEvent | CluesHere | OnlyEnemy | OnYou | Taken | HitByAttack | Dealt | Negative | Zeroing | Controls | InPlay | InVictory | CultistsCaught | SomebodyAt | ActStage | Noted | CluesOnThis | Fewer | LowSanity | YouHaveNoClues | Always | YourTurnHere | HandIsEmpty | NoneInPlay | Beaten | SomeInPlay | NoCluesHere;
}

export interface ConditionsHaving {
  is: "having";
  what: string;
  amount: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
  who: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface NumberOf {
  count: "number-of";
  of: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
  times: number;
}

export interface You {
  who: "you";
}

export interface Each {
  who: "each";
}

export interface Others {
  who: "others";
}

export interface Here {
  who: "here";
}

export interface It {
  who: "it";
}

export interface This {
  who: "this";
}

export interface Those {
  who: "those";
  of: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
  that: "always" | "clues-here" | "dealt" | "hand-is-empty" | "hit-by-attack" | "is-event" | "margin" | "negative" | "no-clues-here" | "no-weakness" | "only-enemy" | "you-have-no-clues" | "your-turn-here" | "zeroing" | All | Any | Not | ConditionsHaving | ConditionsAt | There | AtLeast | Phase | Testing | Margin | Revealed | HasTrait | NoWeakness | IsCard | IsEvent | CluesHere | OnlyEnemy | OnYou | Taken | HitByAttack | Dealt | Negative | Zeroing | Controls | InPlay | InVictory | CultistsCaught | SomebodyAt | ActStage | Noted | CluesOnThis | Fewer | LowSanity | YouHaveNoClues | Always | YourTurnHere | HandIsEmpty | NoneInPlay | Beaten | SomeInPlay | NoCluesHere;
}

export interface SelectorsAt {
  who: "at";
  of: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
  place: string;
}

export interface Nearest {
  who: "nearest";
  of: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface One {
  who: "one";
  of: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface UpTo {
  who: "up-to";
  most: number;
  of: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface Enemies {
  who: "enemies";
  trait: string;
  without: string;
  where: "anywhere" | "engaged" | "here";
  exhausted: boolean;
  other: boolean;
  evadable: boolean;
}

export interface NearestEnemy {
  who: "nearest-enemy";
  trait: string;
}

export interface Lead {
  who: "lead";
}

export interface Active {
  who: "active";
}

export interface AtThis {
  who: "at-this";
}

export interface Assets {
  who: "assets";
  trait: string;
  here: boolean;
  uses: string;
}

export interface Patients {
  who: "patients";
  allies: boolean;
  what: "any" | "damage" | "horror";
}

export interface Attacker {
  who: "attacker";
}

export interface Target {
  who: "target";
}

export interface ConditionsAt {
  is: "at";
  place: string;
  who: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface There {
  is: "there";
  of: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
  amount: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
}

export interface AmountsHaving {
  count: "having";
  what: string;
  who: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface Half {
  count: "half";
  of: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
}

export interface Plus {
  count: "plus";
  of: readonly (number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou)[];
}

export interface Within {
  count: "within";
  of: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
  least: number;
  most: number;
}

export interface ThatMuch {
  count: "that-much";
}

export interface PerInvestigator {
  count: "per-investigator";
  amount: number;
}

export interface TestMargin {
  count: "margin";
}

export interface When {
  count: "when";
  that: "always" | "clues-here" | "dealt" | "hand-is-empty" | "hit-by-attack" | "is-event" | "margin" | "negative" | "no-clues-here" | "no-weakness" | "only-enemy" | "you-have-no-clues" | "your-turn-here" | "zeroing" | All | Any | Not | ConditionsHaving | ConditionsAt | There | AtLeast | Phase | Testing | Margin | Revealed | HasTrait | NoWeakness | IsCard | IsEvent | CluesHere | OnlyEnemy | OnYou | Taken | HitByAttack | Dealt | Negative | Zeroing | Controls | InPlay | InVictory | CultistsCaught | SomebodyAt | ActStage | Noted | CluesOnThis | Fewer | LowSanity | YouHaveNoClues | Always | YourTurnHere | HandIsEmpty | NoneInPlay | Beaten | SomeInPlay | NoCluesHere;
  amount: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
  else: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
}

export interface AtLeast {
  is: "at-least";
  amount: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
  least: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
}

export interface AmountsSkill {
  count: "skill";
  skill: string;
}

export interface CluesAtYours {
  count: "clues-at-yours";
}

export interface MostDoom {
  count: "most-doom";
  trait: string;
}

export interface DoomInPlay {
  count: "doom-in-play";
}

export interface EnemiesIn {
  count: "enemies-in";
  trait: string;
  places: readonly (string)[];
}

export interface HorrorOnYou {
  count: "horror-on-you";
}

export interface Phase {
  is: "phase";
  phase: string;
}

export interface Testing {
  is: "testing";
  kind: string;
  own: boolean;
}

export interface Margin {
  is: "margin";
  least: number;
  most: number;
}

export interface Revealed {
  is: "revealed";
  tokens: readonly (string)[];
}

export interface HasTrait {
  is: "has-trait";
  trait: string;
  lacking: boolean;
}

export interface NoWeakness {
  is: "no-weakness";
}

export interface IsCard {
  is: "is-card";
  card: string;
}

export interface IsEvent {
  is: "is-event";
}

export interface CluesHere {
  is: "clues-here";
}

export interface OnlyEnemy {
  is: "only-enemy";
}

export interface OnYou {
  is: "on-you";
  what: string;
}

export interface Taken {
  is: "taken";
  what: string;
}

export interface HitByAttack {
  is: "hit-by-attack";
}

export interface Dealt {
  is: "dealt";
}

export interface Negative {
  is: "negative";
}

export interface Zeroing {
  is: "zeroing";
}

export interface Controls {
  is: "controls";
  card: string;
  nobody: boolean;
}

export interface InPlay {
  is: "in-play";
  card: string;
}

export interface InVictory {
  is: "in-victory";
  card: string;
}

export interface CultistsCaught {
  is: "cultists-caught";
  amount: number;
}

export interface SomebodyAt {
  is: "somebody-at";
  place: string;
}

export interface ActStage {
  is: "act-stage";
  stages: readonly (number)[];
}

export interface Noted {
  is: "noted";
  note: string;
}

export interface CluesOnThis {
  is: "clues-on-this";
  each: number;
}

export interface Fewer {
  is: "fewer";
  what: string;
  amount: number;
}

export interface LowSanity {
  is: "low-sanity";
  most: number;
}

export interface YouHaveNoClues {
  is: "you-have-no-clues";
}

export interface Always {
  is: "always";
}

export interface YourTurnHere {
  is: "your-turn-here";
}

export interface HandIsEmpty {
  is: "hand-is-empty";
}

export interface NoneInPlay {
  is: "none-in-play";
  trait: string;
}

export interface Beaten {
  is: "beaten";
  card: string;
}

export interface SomeInPlay {
  is: "some-in-play";
  trait: string;
}

export interface NoCluesHere {
  is: "no-clues-here";
}

export interface ChooseOne {
  do: "choose-one";
  options: readonly (readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[])[];
  who?: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface ChooseSome {
  do: "choose-some";
  options: readonly (readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[])[];
  amount?: number;
}

export interface May {
  do: "may";
  then: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  cost?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
}

export interface Unless {
  do: "unless";
  cost: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  then: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
}

export interface If {
  do: "if";
  that: "always" | "clues-here" | "dealt" | "hand-is-empty" | "hit-by-attack" | "is-event" | "margin" | "negative" | "no-clues-here" | "no-weakness" | "only-enemy" | "you-have-no-clues" | "your-turn-here" | "zeroing" | All | Any | Not | ConditionsHaving | ConditionsAt | There | AtLeast | Phase | Testing | Margin | Revealed | HasTrait | NoWeakness | IsCard | IsEvent | CluesHere | OnlyEnemy | OnYou | Taken | HitByAttack | Dealt | Negative | Zeroing | Controls | InPlay | InVictory | CultistsCaught | SomebodyAt | ActStage | Noted | CluesOnThis | Fewer | LowSanity | YouHaveNoClues | Always | YourTurnHere | HandIsEmpty | NoneInPlay | Beaten | SomeInPlay | NoCluesHere;
  then: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  else?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
}

export interface ForEach {
  do: "for-each";
  who: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
  then: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
}

export interface Repeat {
  do: "repeat";
  times: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
  then: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
}

export interface Cancel {
  do: "cancel";
}

export interface ChangeAmount {
  do: "change-amount";
  add?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
}

export interface Instead {
  do: "instead";
  then: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
}

export interface ToThreat {
  do: "to-threat";
  tokens?: Readonly<Record<string, number>>;
}

export interface Attach {
  do: "attach";
  where?: "most-clues" | "yours";
  most?: number;
}

export interface ReturnThis {
  do: "return-this";
}

export interface ToVictory {
  do: "to-victory";
}

export interface LoseTokens {
  do: "lose-tokens";
  what: string;
  amount?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
}

export interface MoveHorror {
  do: "move-horror";
}

export interface SecretToPool {
  do: "secret-to-pool";
}

export interface AddUses {
  do: "add-uses";
  what: string;
  amount: number;
  who: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface UseUp {
  do: "use-up";
  what: string;
  unless: number;
}

export interface Search {
  do: "search";
  top?: number;
  traits?: readonly (string)[];
  asset?: boolean;
  weakness?: boolean;
  who?: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
  play_for?: number;
}

export interface Scry {
  do: "scry";
  top?: number;
  fear?: readonly (string)[];
}

export interface Recover {
  do: "recover";
  trait: string;
}

export interface RemovePile {
  do: "remove-pile";
}

export interface DrawEncounter {
  do: "draw-encounter";
}

export interface FindEncounter {
  do: "find-encounter";
  trait: string;
}

export interface DiscardAsset {
  do: "discard-asset";
  damage?: number;
}

export interface Surge {
  do: "surge";
}

export interface TakeControl {
  do: "take-control";
  card: string;
}

export interface RandomWeakness {
  do: "random-weakness";
  trait: string;
  to?: "deck" | "hand";
  everybody?: boolean;
}

export interface OneOf {
  do: "one-of";
  places: readonly (string)[];
}

export interface HidePlaces {
  do: "hide-places";
  places: readonly (string)[];
  amount: number;
}

export interface SpawnForMany {
  do: "spawn-for-many";
  card: string;
  title: string;
  least: number;
}

export interface IfNoted {
  do: "if-noted";
  note: string;
  then: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  else?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
}

export interface StartAt {
  do: "start-at";
  place: string;
  without?: string;
}

export interface ShuffleIn {
  do: "shuffle-in";
  card: string;
}

export interface CultistDeck {
  do: "cultist-deck";
  encounter_set: string;
}

export interface OneSet {
  do: "one-set";
  sets: readonly (string)[];
}

export interface GotAwayDoom {
  do: "got-away-doom";
}

export interface AddToken {
  do: "add-token";
  token: string;
}

export interface GotAwayAside {
  do: "got-away-aside";
}

export interface Earn {
  do: "earn";
  card: string;
}

export interface BonusExperience {
  do: "bonus-experience";
  amount: number;
  who?: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface Kill {
  do: "kill";
  who: "everybody" | "not-resigned";
}

export interface RecordCultists {
  do: "record-cultists";
  hunter?: string;
}

export interface CrossOut {
  do: "cross-out";
  note: string;
  card: string;
}

export interface Fight {
  do: "fight";
  skill?: string;
  add?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
  tokens?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  success?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  after?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  damage?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
  base?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
}

export interface Evade {
  do: "evade";
  skill?: string;
  add?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
  tokens?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  success?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  after?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
}

export interface Investigate {
  do: "investigate";
  skill?: string;
  add?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
  tokens?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  success?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  after?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  shroud?: number;
  clues?: number;
  instead?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  spread?: number;
}

export interface Test {
  do: "test";
  skills: readonly (string)[];
  difficulty: number;
  pass?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  fail?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  each_point?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
}

export interface MoreClues {
  do: "more-clues";
  amount?: number;
}

export interface MoreDamage {
  do: "more-damage";
  amount?: number;
}

export interface ReturnCommitted {
  do: "return-committed";
  least: number;
}

export interface Pay {
  do: "pay";
  amount?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
}

export interface Exhaust {
  do: "exhaust";
}

export interface Spend {
  do: "spend";
  what: "ammo" | "charge" | "secret" | "supply";
  amount?: number;
}

export interface DiscardThis {
  do: "discard-this";
}

export interface HarmThis {
  do: "harm-this";
  damage?: number;
  horror?: number;
}

export interface SpendClues {
  do: "spend-clues";
  amount?: number;
  group?: boolean;
}

export interface DiscardCards {
  do: "discard-cards";
  amount?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
}

export interface PutResource {
  do: "put-resource";
}

export interface Wound {
  do: "wound";
  who: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
  amount?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
}

export interface Blast {
  do: "blast";
  amount: number;
}

export interface EvadeEnemies {
  do: "evade-enemies";
  who: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface ShuffleAway {
  do: "shuffle-away";
}

export interface Blank {
  do: "blank";
  who: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface HealThis {
  do: "heal-this";
  amount: number;
}

export interface ReadyThis {
  do: "ready-this";
}

export interface DiscardEnemy {
  do: "discard-enemy";
}

export interface SpawnHere {
  do: "spawn-here";
}

export interface Redirect {
  do: "redirect";
  attacker?: boolean;
}

export interface Fiercer {
  do: "fiercer";
  damage?: number;
  horror?: number;
}

export interface Prevent {
  do: "prevent";
  most: number;
}

export interface Then {
  do: "then";
  first: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  then: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
}

export interface Either {
  do: "either";
  options: readonly (readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[])[];
  who?: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface Draw {
  do: "draw";
  amount?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
  who?: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface Gain {
  do: "gain";
  amount?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
}

export interface Take {
  do: "take";
  damage?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
  horror?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
  direct?: boolean;
  who?: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface Heal {
  do: "heal";
  damage?: number;
  horror?: number;
  either?: boolean;
  who?: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface Discover {
  do: "discover";
  amount?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
}

export interface TakeClues {
  do: "take-clues";
  amount?: number;
}

export interface DropClues {
  do: "drop-clues";
  amount?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
}

export interface GainActions {
  do: "gain-actions";
  amount?: number;
  who?: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface LoseActions {
  do: "lose-actions";
  amount?: number;
}

export interface MoveYou {
  do: "move";
  where: string;
  optional?: boolean;
}

export interface BreakAway {
  do: "break-away";
  keep?: string;
  others?: boolean;
}

export interface LoseResources {
  do: "lose-resources";
}

export interface DiscardRandom {
  do: "discard-random";
  amount?: number;
  who?: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface KeepOne {
  do: "keep-one";
}

export interface Resign {
  do: "resign";
}

export interface Trauma {
  do: "trauma";
  physical?: number;
  mental?: number;
  who?: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface LoseExperience {
  do: "lose-experience";
  amount: number;
}

export interface Boost {
  do: "boost";
  skill: string;
  amount?: number;
}

export interface BoostSkill {
  do: "boost-skill";
  amount: number;
  who?: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
}

export interface Last {
  do: "last";
  what: "mind-over-matter" | "no-attacks" | "no-tokens";
  until: "phase" | "round" | "turn";
}

export interface Treat {
  do: "treat";
  skill: string;
  difficulty: number;
}

export interface Elude {
  do: "elude";
}

export interface SlipAway {
  do: "slip-away";
}

export interface BonusAction {
  do: "bonus-action";
  least: number;
}

export interface PutPlaces {
  do: "put-places";
  places: readonly (string)[];
}

export interface ClearPlace {
  do: "clear-place";
  place: string;
}

export interface PlaceEverybody {
  do: "place-everybody";
  place: string;
}

export interface RemovePlace {
  do: "remove-place";
  place: string;
}

export interface RevealPlace {
  do: "reveal-place";
  place: string;
}

export interface PutStoryAsset {
  do: "put-story-asset";
  card: string;
  place: string;
}

export interface SpawnAt {
  do: "spawn-at";
  card: string;
  place: string;
  exhausted?: boolean;
}

export interface Resolve {
  do: "resolve";
  resolution: string;
  means?: string;
}

export interface Mill {
  do: "mill";
  trait?: string;
  place?: string;
  doom?: number;
  many?: boolean;
}

export interface DefeatAll {
  do: "defeat-all";
  physical?: number;
}

export interface Drift {
  do: "drift";
  trait: string;
  place: string;
}

export interface TurnIntoEnemy {
  do: "turn-into-enemy";
  card: string;
}

export interface DrawCultist {
  do: "draw-cultist";
}

export interface TakeOverStages {
  do: "take-over-stages";
  objective: "always" | "clues-here" | "dealt" | "hand-is-empty" | "hit-by-attack" | "is-event" | "margin" | "negative" | "no-clues-here" | "no-weakness" | "only-enemy" | "you-have-no-clues" | "your-turn-here" | "zeroing" | All | Any | Not | ConditionsHaving | ConditionsAt | There | AtLeast | Phase | Testing | Margin | Revealed | HasTrait | NoWeakness | IsCard | IsEvent | CluesHere | OnlyEnemy | OnYou | Taken | HitByAttack | Dealt | Negative | Zeroing | Controls | InPlay | InVictory | CultistsCaught | SomebodyAt | ActStage | Noted | CluesOnThis | Fewer | LowSanity | YouHaveNoClues | Always | YourTurnHere | HandIsEmpty | NoneInPlay | Beaten | SomeInPlay | NoCluesHere;
  resolution: string;
}

export interface Refill {
  do: "refill";
  each: number;
}

export interface SpawnGotAway {
  do: "spawn-got-away";
  place: string;
}

export interface NewToken {
  do: "new-token";
}

export interface TwoTokens {
  do: "two-tokens";
}

export interface FlipToken {
  do: "flip-token";
}

export interface ElderSignInstead {
  do: "elder-sign-instead";
}

export interface Luck {
  do: "luck";
  amount: number;
}

export interface Doom {
  do: "doom";
  amount?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
  on?: "active" | "assets" | "at-this" | "attacker" | "each" | "enemies" | "here" | "it" | "lead" | "nearest-enemy" | "others" | "patients" | "target" | "this" | "you" | You | Each | Others | Here | It | This | Those | SelectorsAt | Nearest | One | UpTo | Enemies | NearestEnemy | Lead | Active | AtThis | Assets | Patients | Attacker | Target;
  agenda?: boolean;
  advances?: boolean;
}

export interface PutClue {
  do: "put-clue";
}

export interface Constant {
  value: string;
  add: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
  ban: string;
  who: "enemies" | "here" | "host" | "this" | "you";
  that: "always" | "clues-here" | "dealt" | "hand-is-empty" | "hit-by-attack" | "is-event" | "margin" | "negative" | "no-clues-here" | "no-weakness" | "only-enemy" | "you-have-no-clues" | "your-turn-here" | "zeroing" | All | Any | Not | ConditionsHaving | ConditionsAt | There | AtLeast | Phase | Testing | Margin | Revealed | HasTrait | NoWeakness | IsCard | IsEvent | CluesHere | OnlyEnemy | OnYou | Taken | HitByAttack | Dealt | Negative | Zeroing | Controls | InPlay | InVictory | CultistsCaught | SomebodyAt | ActStage | Noted | CluesOnThis | Fewer | LowSanity | YouHaveNoClues | Always | YourTurnHere | HandIsEmpty | NoneInPlay | Beaten | SomeInPlay | NoCluesHere | null;
}

export interface Token {
  add?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
  minus?: number | "clues-at-yours" | "doom-in-play" | "horror-on-you" | "margin" | "per-investigator" | "that-much" | NumberOf | AmountsHaving | Half | Plus | Within | ThatMuch | PerInvestigator | TestMargin | When | AmountsSkill | CluesAtYours | MostDoom | DoomInPlay | EnemiesIn | HorrorOnYou;
  do?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  success?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  failure?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  ending?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  again?: "always" | "clues-here" | "dealt" | "hand-is-empty" | "hit-by-attack" | "is-event" | "margin" | "negative" | "no-clues-here" | "no-weakness" | "only-enemy" | "you-have-no-clues" | "your-turn-here" | "zeroing" | All | Any | Not | ConditionsHaving | ConditionsAt | There | AtLeast | Phase | Testing | Margin | Revealed | HasTrait | NoWeakness | IsCard | IsEvent | CluesHere | OnlyEnemy | OnYou | Taken | HitByAttack | Dealt | Negative | Zeroing | Controls | InPlay | InVictory | CultistsCaught | SomebodyAt | ActStage | Noted | CluesOnThis | Fewer | LowSanity | YouHaveNoClues | Always | YourTurnHere | HandIsEmpty | NoneInPlay | Beaten | SomeInPlay | NoCluesHere | null;
  wins?: "always" | "clues-here" | "dealt" | "hand-is-empty" | "hit-by-attack" | "is-event" | "margin" | "negative" | "no-clues-here" | "no-weakness" | "only-enemy" | "you-have-no-clues" | "your-turn-here" | "zeroing" | All | Any | Not | ConditionsHaving | ConditionsAt | There | AtLeast | Phase | Testing | Margin | Revealed | HasTrait | NoWeakness | IsCard | IsEvent | CluesHere | OnlyEnemy | OnYou | Taken | HitByAttack | Dealt | Negative | Zeroing | Controls | InPlay | InVictory | CultistsCaught | SomebodyAt | ActStage | Noted | CluesOnThis | Fewer | LowSanity | YouHaveNoClues | Always | YourTurnHere | HandIsEmpty | NoneInPlay | Beaten | SomeInPlay | NoCluesHere | null;
}

export interface DeckOption {
  class: "guardian" | "mystic" | "mythos" | "neutral" | "rogue" | "seeker" | "survivor" | "weakness";
  least: number;
  most: number;
}

export interface Asset {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  code: string;
  subtitle: Words | null;
  traits: readonly (string)[];
  unique: boolean;
  victory: number;
  keywords: readonly ("alert" | "aloof" | "exceptional" | "fast" | "hidden" | "hunter" | "massive" | "peril" | "permanent" | "retaliate" | "surge")[];
  immune: readonly ("player-cards" | "treacheries")[];
  abilities: readonly (Ability)[];
  constants: readonly (Constant)[];
  class: "guardian" | "mystic" | "mythos" | "neutral" | "rogue" | "seeker" | "survivor" | "weakness";
  level: number | null;
  cost: number | null;
  icons: Readonly<Record<string, number>>;
  limit: number;
  only_for: string;
  weakness: "" | "basic" | "signature";
  story: boolean;
  revelation: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  revised: boolean;
  unfinished: boolean;
  slots: readonly ("accessory" | "ally" | "arcane" | "body" | "hand")[];
  uses: Uses | null;
  health: number;
  sanity: number;
  encounter_set: string;
}

export interface Uses {
  count: number;
  type: "ammo" | "charge" | "secret" | "supply";
  discard: boolean;
}

export interface EventCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  code: string;
  subtitle: Words | null;
  traits: readonly (string)[];
  unique: boolean;
  victory: number;
  keywords: readonly ("alert" | "aloof" | "exceptional" | "fast" | "hidden" | "hunter" | "massive" | "peril" | "permanent" | "retaliate" | "surge")[];
  immune: readonly ("player-cards" | "treacheries")[];
  abilities: readonly (Ability)[];
  constants: readonly (Constant)[];
  class: "guardian" | "mystic" | "mythos" | "neutral" | "rogue" | "seeker" | "survivor" | "weakness";
  level: number | null;
  cost: number | null;
  icons: Readonly<Record<string, number>>;
  limit: number;
  only_for: string;
  weakness: "" | "basic" | "signature";
  story: boolean;
  revelation: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  revised: boolean;
  unfinished: boolean;
  play: Ability;
  also: Ability | null;
}

export interface Skill {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  code: string;
  subtitle: Words | null;
  traits: readonly (string)[];
  unique: boolean;
  victory: number;
  keywords: readonly ("alert" | "aloof" | "exceptional" | "fast" | "hidden" | "hunter" | "massive" | "peril" | "permanent" | "retaliate" | "surge")[];
  immune: readonly ("player-cards" | "treacheries")[];
  abilities: readonly (Ability)[];
  constants: readonly (Constant)[];
  class: "guardian" | "mystic" | "mythos" | "neutral" | "rogue" | "seeker" | "survivor" | "weakness";
  level: number | null;
  cost: number | null;
  icons: Readonly<Record<string, number>>;
  limit: number;
  only_for: string;
  weakness: "" | "basic" | "signature";
  story: boolean;
  revelation: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  revised: boolean;
  unfinished: boolean;
  commit: Commit;
  that: "always" | "clues-here" | "dealt" | "hand-is-empty" | "hit-by-attack" | "is-event" | "margin" | "negative" | "no-clues-here" | "no-weakness" | "only-enemy" | "you-have-no-clues" | "your-turn-here" | "zeroing" | All | Any | Not | ConditionsHaving | ConditionsAt | There | AtLeast | Phase | Testing | Margin | Revealed | HasTrait | NoWeakness | IsCard | IsEvent | CluesHere | OnlyEnemy | OnYou | Taken | HitByAttack | Dealt | Negative | Zeroing | Controls | InPlay | InVictory | CultistsCaught | SomebodyAt | ActStage | Noted | CluesOnThis | Fewer | LowSanity | YouHaveNoClues | Always | YourTurnHere | HandIsEmpty | NoneInPlay | Beaten | SomeInPlay | NoCluesHere | null;
  success: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
}

export interface Commit {
  own: boolean;
  most: number;
}

export interface Treachery {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  code: string;
  subtitle: Words | null;
  traits: readonly (string)[];
  unique: boolean;
  victory: number;
  keywords: readonly ("alert" | "aloof" | "exceptional" | "fast" | "hidden" | "hunter" | "massive" | "peril" | "permanent" | "retaliate" | "surge")[];
  immune: readonly ("player-cards" | "treacheries")[];
  abilities: readonly (Ability)[];
  constants: readonly (Constant)[];
  class: "guardian" | "mystic" | "mythos" | "neutral" | "rogue" | "seeker" | "survivor" | "weakness";
  level: number | null;
  cost: number | null;
  icons: Readonly<Record<string, number>>;
  limit: number;
  only_for: string;
  weakness: "" | "basic" | "signature";
  story: boolean;
  revelation: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  revised: boolean;
  unfinished: boolean;
  encounter_set: string;
}

export interface EnemyCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  code: string;
  subtitle: Words | null;
  traits: readonly (string)[];
  unique: boolean;
  victory: number;
  keywords: readonly ("alert" | "aloof" | "exceptional" | "fast" | "hidden" | "hunter" | "massive" | "peril" | "permanent" | "retaliate" | "surge")[];
  immune: readonly ("player-cards" | "treacheries")[];
  abilities: readonly (Ability)[];
  constants: readonly (Constant)[];
  class: "guardian" | "mystic" | "mythos" | "neutral" | "rogue" | "seeker" | "survivor" | "weakness";
  level: number | null;
  cost: number | null;
  icons: Readonly<Record<string, number>>;
  limit: number;
  only_for: string;
  weakness: "" | "basic" | "signature";
  story: boolean;
  revelation: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  revised: boolean;
  unfinished: boolean;
  fight: number;
  health: number;
  evade: number;
  damage: number;
  horror: number;
  health_each: boolean;
  prey: string;
  spawn: string;
  encounter_set: string;
  other_side: string;
}

export interface LocationCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  code: string;
  subtitle: Words | null;
  traits: readonly (string)[];
  unique: boolean;
  victory: number;
  keywords: readonly ("alert" | "aloof" | "exceptional" | "fast" | "hidden" | "hunter" | "massive" | "peril" | "permanent" | "retaliate" | "surge")[];
  immune: readonly ("player-cards" | "treacheries")[];
  abilities: readonly (Ability)[];
  constants: readonly (Constant)[];
  shroud: number;
  clues: number;
  revealed: Side;
  unrevealed: Side;
  encounter_set: string;
}

export interface Side {
  symbol: string;
  ways: readonly (string)[];
  name: Words | null;
  constants: readonly (Constant)[];
}

export interface Agenda {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  code: string;
  subtitle: Words | null;
  traits: readonly (string)[];
  unique: boolean;
  victory: number;
  keywords: readonly ("alert" | "aloof" | "exceptional" | "fast" | "hidden" | "hunter" | "massive" | "peril" | "permanent" | "retaliate" | "surge")[];
  immune: readonly ("player-cards" | "treacheries")[];
  abilities: readonly (Ability)[];
  constants: readonly (Constant)[];
  back_name: Words | null;
  stage: number;
  doom: number;
  back: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  encounter_set: string;
}

export interface Act {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  code: string;
  subtitle: Words | null;
  traits: readonly (string)[];
  unique: boolean;
  victory: number;
  keywords: readonly ("alert" | "aloof" | "exceptional" | "fast" | "hidden" | "hunter" | "massive" | "peril" | "permanent" | "retaliate" | "surge")[];
  immune: readonly ("player-cards" | "treacheries")[];
  abilities: readonly (Ability)[];
  constants: readonly (Constant)[];
  back_name: Words | null;
  stage: number;
  clues: number;
  objective: "" | "condition" | "round-ends-here";
  where: string;
  when: "always" | "clues-here" | "dealt" | "hand-is-empty" | "hit-by-attack" | "is-event" | "margin" | "negative" | "no-clues-here" | "no-weakness" | "only-enemy" | "you-have-no-clues" | "your-turn-here" | "zeroing" | All | Any | Not | ConditionsHaving | ConditionsAt | There | AtLeast | Phase | Testing | Margin | Revealed | HasTrait | NoWeakness | IsCard | IsEvent | CluesHere | OnlyEnemy | OnYou | Taken | HitByAttack | Dealt | Negative | Zeroing | Controls | InPlay | InVictory | CultistsCaught | SomebodyAt | ActStage | Noted | CluesOnThis | Fewer | LowSanity | YouHaveNoClues | Always | YourTurnHere | HandIsEmpty | NoneInPlay | Beaten | SomeInPlay | NoCluesHere | null;
  back: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  encounter_set: string;
}

export interface Scenario {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  code: string;
  subtitle: Words | null;
  traits: readonly (string)[];
  unique: boolean;
  victory: number;
  keywords: readonly ("alert" | "aloof" | "exceptional" | "fast" | "hidden" | "hunter" | "massive" | "peril" | "permanent" | "retaliate" | "surge")[];
  immune: readonly ("player-cards" | "treacheries")[];
  abilities: readonly (Ability)[];
  constants: readonly (Constant)[];
  number: number;
  sets: readonly (string)[];
  symbols: Readonly<Record<string, Readonly<Record<string, Token>>>>;
  agendas: readonly (string)[];
  acts: readonly (string)[];
  set_aside: readonly (string)[];
  in_play: readonly (string)[];
  start: string;
  set_up: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
  resolutions: Readonly<Record<string, Resolution>>;
  encounter_set: string;
}

export interface Resolution {
  won?: boolean;
  same_as?: string;
  notes?: readonly (string)[];
  experience?: number | null;
  do?: readonly (ChooseOne | ChooseSome | May | Unless | If | ForEach | Repeat | Cancel | ChangeAmount | Instead | ToThreat | Attach | ReturnThis | ToVictory | LoseTokens | MoveHorror | SecretToPool | AddUses | UseUp | Search | Scry | Recover | RemovePile | DrawEncounter | FindEncounter | DiscardAsset | Surge | TakeControl | RandomWeakness | OneOf | HidePlaces | SpawnForMany | IfNoted | StartAt | ShuffleIn | CultistDeck | OneSet | GotAwayDoom | AddToken | GotAwayAside | Earn | BonusExperience | Kill | RecordCultists | CrossOut | Fight | Evade | Investigate | Test | MoreClues | MoreDamage | ReturnCommitted | Pay | Exhaust | Spend | DiscardThis | HarmThis | SpendClues | DiscardCards | PutResource | Wound | Blast | EvadeEnemies | ShuffleAway | Blank | HealThis | ReadyThis | DiscardEnemy | SpawnHere | Redirect | Fiercer | Prevent | Then | Either | Draw | Gain | Take | Heal | Discover | TakeClues | DropClues | GainActions | LoseActions | MoveYou | BreakAway | LoseResources | DiscardRandom | KeepOne | Resign | Trauma | LoseExperience | Boost | BoostSkill | Last | Treat | Elude | SlipAway | BonusAction | PutPlaces | ClearPlace | PlaceEverybody | RemovePlace | RevealPlace | PutStoryAsset | SpawnAt | Resolve | Mill | DefeatAll | Drift | TurnIntoEnemy | DrawCultist | TakeOverStages | Refill | SpawnGotAway | NewToken | TwoTokens | FlipToken | ElderSignInstead | Luck | Doom | PutClue)[];
}

export type Kind = "action" | "advance" | "attach" | "attack-order" | "break-away" | "buy" | "cancel-harm" | "caught" | "choose-one" | "commit" | "defeat-order" | "discard-asset" | "discard-card" | "discard-order" | "earlier" | "earn" | "find" | "give-clues" | "heal" | "hunt" | "hunt-order" | "keep" | "lead" | "may" | "move" | "mulligan" | "new-investigator" | "play-now" | "prey" | "recover" | "remove" | "result-order" | "scry" | "scry-order" | "search" | "skill" | "slot" | "spawn" | "target" | "trauma" | "turn" | "way" | "where" | "which-token" | "window";

export const SKILLS = ["willpower", "intellect", "combat", "agility"] as const;

export const TOKENS = ["+1", "0", "-1", "-2", "-3", "-4", "-5", "-6", "-8", "skull", "cultist", "tablet", "elder-thing", "auto-fail", "elder-sign"] as const;

export const GRAVE = ["resign"] as const;

export const PASS_MATTERS = ["window.mythos", "window.enemy", "window.upkeep", "window.investigation"] as const;

export const PASS_MINE = ["window.mythos", "window.enemy", "window.upkeep", "window.investigation", "window.turn-other", "window.test-other", "commit.other"] as const;
