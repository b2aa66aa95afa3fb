import type { Seat, Table, Words } from '@muster/table'
import type { Band } from '../band.ts'
import type { Standing } from '../grammar/standing.ts'
import type { CardWords, Until } from '../grammar/words.ts'
import type { LuckOf } from '../luck.ts'
import type { TokenRules } from '../pay.ts'
import type { Bearer } from '../which.ts'
import type { WoundRules } from '../wound.ts'

/** A card being carried out: whose it is, who bears it or acts, who was picked or aimed at, and its name and rule. */
export interface Use {
  readonly seat: Seat
  readonly me: string | undefined
  readonly them: string | undefined
  readonly source: string
  readonly rule: string
}

/** What a card tells a model apart by; the package asks for no more of one. */
export interface CardModel extends Bearer {
  readonly card: string
}

/** What the words of cards need to know of a game: one constant of the game. */
export interface CardGame<State, W extends CardWords> {
  /** Those on the table, in a fixed order; where a kind is asked for, those of others may be left out. */
  models(state: State, kind?: string): readonly CardModel[]
  /** One of them by its id, where a game finds it without the others. */
  modelNamed?(state: State, id: string): CardModel | undefined
  areRivals(state: State, one: Seat, other: Seat): boolean
  kindOf(state: State, model: CardModel): string
  keywordsOf(state: State, model: CardModel): readonly string[]
  /** Whether a model is of the card a rule names, where several cards are versions of one; the card itself where left out. */
  isCard?(state: State, model: CardModel, card: string): boolean
  bandBetween(state: State, one: CardModel, other: CardModel): Band
  sees(state: State, one: CardModel, other: CardModel): boolean
  /** The words for models that only this game has. */
  fits(state: State, model: CardModel, who: W['who'], use: Use): boolean
  /** What so many wounds outside an opposed roll are to a model, be it one without tokens; and what follows. */
  wound(table: Table, state: State, model: CardModel, wounds: number, use: Use): void
  /** Who picks the token that is healed. */
  healer(state: State, model: CardModel, use: Use): Seat
  /** The wounds of a model, and healing them, where a game has models whose wounds do not lie on tokens. */
  woundsOn?(state: State, model: CardModel): number
  heal?(table: Table, state: State, model: CardModel, wounds: number, use: Use): void
  /** What being stunned is to a model, where a game has models without tokens or such as cannot be stunned. */
  stun?(table: Table, state: State, model: CardModel, tokens: number): void
  /** Puts a model under a rule for a while. */
  putUnder(state: State, model: CardModel, standing: Standing<W>, until: Until, use: Use): void
  /**
   * Counts one more of something and says how many there were; for triggers that need several, and for those that happen
   * once: of what ends in "once round" there is none again in the next round, and so with activations and games.
   */
  count(state: State, what: string): number
  /** Whether a card that nobody bears is in force once for each player, and counted so. */
  readonly countsBySeat?: true
  /** How many of something there were. */
  counted(state: State, what: string): number
  readonly luck: LuckOf<State>
  readonly wounds: WoundRules
  readonly tokens: TokenRules
  /** How to ask for one of several models, for one of several things to do, and whether to use a card. */
  readonly words: {
    readonly model: Words<string, ModelAsk<State>>
    readonly choice: Words<string, Use>
    readonly may: Words<string, Use>
  }
}

export interface ModelAsk<State> {
  readonly state: State
  readonly use: Use
}
