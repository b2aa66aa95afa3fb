import type { Colour, Token } from '@muster/reaction'
import type { Point, Seat, TableEvent } from '@muster/table'
import type { CampaignDetails } from './campaign/events.ts'
import type { CardDetails } from './effects/events.ts'

/**
 * Everything that is told of a battle, each kind with what its sentence needs: models by their ids, whose card and number are in
 * them, cards by theirs. Nothing is looked up in the state, which may be another by the time the sentence is read.
 */

type Of = { readonly id: string }
type OfToken = Of & { readonly token: Token }
/** Where it stood when it was last told of, and the corners it came by since, for who shows the move. */
type OfWay = Of & { readonly way: readonly Point[] }
/** What was met on a move; `how` where it is climbed or jumped to. */
type OfMet = Of & { readonly what: string; readonly isModel: boolean; readonly how?: 'climb' | 'jump' }
/** Both totals of an Opposed Roll and the faces that count for more than numbers; `at` where several oppose one roll. */
export type Compared = Of & {
  readonly at?: string
  readonly total: number
  readonly face?: 'crit' | 'fumble'
  readonly against: number
  readonly answer?: 'crit' | 'fumble'
}
type Nothing = Readonly<Record<never, never>>

/** What is settled before the fight. */
type SetupDetails = {
  size: { readonly eb: number }
  team: { readonly seat: Seat; readonly faction: string; readonly team: string }
  scenario: { readonly name: string; readonly goal: string; readonly isDrawn: boolean }
  space: { readonly name: string; readonly notes: readonly string[] }
  laid: { readonly seat: Seat; readonly kind: string; readonly x: number; readonly y: number }
  side: { readonly seat: Seat; readonly name: string; readonly zone: string }
  kept: Of
}

type Details = SetupDetails & {
  control: { readonly seat: Seat }
  activates: Of
  rests: Of
  inspires: { readonly seat: Seat }
  refreshed: { readonly seat: Seat }
  acts: Of & { readonly action: string; readonly target?: string; readonly cover: number }
  paid: OfToken
  /** `by` is the Armor it opposes with, '' for its Skill. */
  guard: OfToken & { readonly add: number; readonly by: string }
  again: {
    readonly seat: Seat
    readonly die: string
    readonly was: number
    readonly face: number
    readonly way: 'luck' | 'accurate'
  }
  streak: { readonly seat: Seat; readonly left: number }
  success: Compared
  failure: Compared
  wound: OfToken
  'red-lined': Of
  out: Of
  body: Of & { readonly no: number }
  looted: Of & { readonly no: number }
  healed: OfToken
  cleaned: Of & { readonly left: number }
  moves: Of & { readonly colour: Colour }
  meets: OfWay & OfMet
  crosses: OfMet
  held: OfMet
  discarded: Of & { readonly card: string }
  stunned: OfToken
  'gonk-stunned': Of
  impact: Of & { readonly x: number; readonly y: number }
  shifted: { readonly x: number; readonly y: number }
  blasted: Of
  drags: Of & { readonly what: string }
  dragged: Of & { readonly what: string; readonly x: number; readonly y: number }
  falls: Of & { readonly inches: number }
  escaping: Of & { readonly from: string }
  stands: OfWay & { readonly x: number; readonly y: number; readonly z: number }
  commanded: Of & { readonly by: string }
  reacts: Of
  'gave-up': { readonly seat: Seat }
  drawn: Nothing
  over: {
    readonly winners: readonly Seat[]
    readonly by: 'standing' | 'limit' | 'points' | 'scenario' | 'gave-up' | 'draw'
  }
}

type AllDetails = Details & CardDetails & CampaignDetails

type OwnEvent = {
  [Name in keyof AllDetails]: { readonly event: Name; readonly rule: string } & AllDetails[Name]
}[keyof AllDetails]

export type Event = OwnEvent | TableEvent
