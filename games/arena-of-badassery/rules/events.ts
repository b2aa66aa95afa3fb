import type { Token } from '@muster/reaction'
import type { Seat, TableEvent } from '@muster/table'

/**
 * Everything that is told of a game, each kind with what its sentence needs: models and cards by the ids content knows them by,
 * zones by their labels. Nothing is looked up in the state, which may be another by the time the sentence is read.
 */

/** A hunter by its card, or an enemy by its card and number. */
type Of = { readonly id: string }
type OfEnemy = { readonly enemy: string }
type OfCard = Of & { readonly card: string }
type InZone = { readonly zone: string }
type Numbers = { readonly total: number; readonly need: number }
type Faces = { readonly crit?: boolean; readonly fumble?: boolean }
type Nothing = Readonly<Record<never, never>>

type Details = {
  hunter: Of & { readonly seat: Seat }
  trees: Of & { readonly trees: readonly string[] }
  mod: Of & { readonly tree: string; readonly slot: number }
  drawn: OfCard & { readonly equipped: boolean }
  scenario: { readonly scenario: string }
  queue: { readonly cards: readonly string[] }
  stands: Of & InZone
  round: { readonly round: number }
  activated: Of
  'enemy-turn': Nothing
  announcement: { readonly card: string }
  'announcement-over': { readonly card: string }
  announced: { readonly card: string }
  'no-orders': Nothing
  /** `enemies`: those alone that it is for. */
  order: { readonly order: string; readonly enemies?: readonly string[] }
  event: { readonly card: string }
  'event-over': { readonly card: string }
  special: OfEnemy & { readonly name: string }
  moves: Of & { readonly path: readonly string[] }
  /** From where to where, zone by zone; the first is not among the path. */
  'enemy-moves': OfEnemy & InZone & { readonly from: string; readonly path: readonly string[] }
  put: Of & InZone
  action: Of & { readonly source: string; readonly aim: string }
  success: Of & Numbers & Faces & { readonly enemy?: string }
  failure: Of & Numbers & Faces & { readonly enemy?: string }
  fumble: Of & OfEnemy
  attacks: Of & OfEnemy & { readonly kind: 'melee' | 'ranged' }
  defended: Of & Numbers & Faces & { readonly token: Token }
  undefended: Of & Numbers & Faces & { readonly token: Token; readonly onlyCrit?: boolean }
  'enemy-wounded': OfEnemy & { readonly wounds: number; readonly left: number; readonly of: number }
  'enemy-shield': OfEnemy & { readonly colour: string; readonly gone: boolean }
  'enemy-out': OfEnemy
  tough: OfEnemy
  shield: OfCard & { readonly token: Token; readonly lost: boolean }
  status: Of & { readonly kind: string; readonly count: number }
  cured: Of & { readonly source: string }
  burns: Of & { readonly wounds: number }
  blast: Of
  lifesteal: Of & { readonly wounds: number }
  'taken-out': Of
  dying: Of
  fought: Of
  'healed-all': Of & { readonly wounds: number }
  recharged: Of
  reloaded: Of
  'out-of-ammo': Of
  exhausted: OfCard
  discarded: OfCard
  stored: OfCard
  'loot-gained': Of & { readonly token: string }
  'loot-lost': Of & { readonly token: string }
  dropped: InZone & { readonly tokens: readonly string[] }
  'ground-cleared': Nothing
  'legendary-lost': { readonly count: number }
  'end-effects': Nothing
  spotlight: Of
  'no-spotlight': Nothing
  slaughterlight: Of
  reactions: { readonly hunters: readonly string[] }
  spawned: OfEnemy & InZone
  'none-left': { readonly card: string }
  'no-room': { readonly card: string; readonly count: number }
  swaps: OfCard & { readonly out?: string }
  spends: Of & { readonly token: string; readonly how: 'use' | 'draw' }
  'hands-off': Of & { readonly to: string; readonly tokens: readonly string[] }
  interacts: Of & { readonly kind: string }
  station: InZone
  pays: Of & { readonly cash: number }
  respawned: Of & InZone
  carries: Of & { readonly thing: string; readonly has: boolean }
  counted: { readonly what: string; readonly now: number }
  element: InZone & { readonly kind: string }
  cleared: { readonly kind: string }
  'gave-up': { readonly seat: Seat }
  'taken-over': Of & { readonly seat: Seat }
  campaign: { readonly card: string }
  'bounty-board': { readonly cards: readonly string[] }
  hunt: { readonly card: string; readonly map: string }
  'bounty-reward': OfCard
  'game-won': { readonly by: string }
  'game-lost': { readonly by: string }
  machine: { readonly machine: number; readonly cards: readonly string[] }
  buys: OfCard & { readonly price: number }
  'pays-with': Of & { readonly token: string }
  resells: OfCard & { readonly value: number }
  rested: Nothing
  'went-back': Nothing
  gives: OfCard & { readonly to: string }
  upgraded: { readonly tier: number }
  won: { readonly by: string }
  lost: { readonly by: string }
} & Shared

/** What the [RE]action package tells. */
type Shared = {
  paid: Of & { readonly token: Token }
  readied: Of & { readonly token: Token }
  stunned: Of & { readonly token: Token }
  wound: Of & { readonly token: Token }
  'red-lined': Of
  out: Of
  healed: Of & { readonly token: Token }
  again: {
    readonly seat: Seat
    readonly die: string
    readonly was: number
    readonly face: number
    readonly way: string
  }
  streak: { readonly seat: Seat; readonly left: number }
  luck: { readonly seat: Seat; readonly add: number; readonly source: string }
  lasting: Of & { readonly source: string; readonly until: string }
}

type OwnEvent = {
  [Name in keyof Details]: { readonly event: Name; readonly rule: string } & Details[Name]
}[keyof Details]

export type Event = OwnEvent | TableEvent
