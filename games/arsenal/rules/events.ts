import type { Reason, Seat, TableEvent } from '@muster/table'
import type { DamageType, RollName } from '../content/grammar.ts'
import type { Things } from './names.ts'
import type { Energy, Item, Phase, Player } from './state.ts'

/** Everything that is told of a game, each kind with what its sentence needs: nothing is looked up in the state. */

type OfSeat = { readonly seat: Seat }
type OfCard = OfSeat & { readonly card: string }
/** What things were called when it happened, by their ids: some are gone by the time it is read. */
type Naming = { readonly called: Things }
type OfThing = Naming & { readonly id: string }
type OfItem = OfSeat & { readonly item: number }
type OfShot = OfCard & Naming & { readonly target: string }
type Rolling = OfSeat & {
  readonly target: string
  readonly dice: number
  readonly pulled: number
  readonly because: readonly Reason[]
}
type Compared = OfShot & { readonly hits: number; readonly evaded: number }
/** Damage counters put on or taken off, how many there are now, and how many are too many. */
type Counters = { readonly amount: number; readonly total: number; readonly hp: number }
type WithEnergy = OfSeat & { readonly energy: Energy }

type Details = {
  mech: OfSeat & { readonly mech: string }
  first: OfSeat
  mulligan: OfSeat
  phase: OfSeat & { readonly phase: Extract<Phase, 'recharge' | 'action' | 'discharge'>; readonly turn: number }
  unmark: WithEnergy
  refresh: WithEnergy
  restore: OfSeat & { readonly pools: Player['pools'] }
  drew: OfSeat & { readonly card?: string }
  declared: OfItem &
    Naming & {
      readonly kind: Item['kind']
      readonly card?: string
      readonly target?: string
      readonly strikes?: readonly string[]
      readonly x?: number
    }
  paid: WithEnergy & {
    readonly cost: number
    readonly mark: number
    readonly burn: number
    readonly burnReady: number
  }
  marked: OfSeat & OfThing
  unmarked: OfSeat & OfThing
  offer: OfSeat
  pass: OfSeat
  resolves: OfItem & { readonly kind: Item['kind']; readonly card?: string }
  disrupted: OfItem & OfCard & { readonly kind: Item['kind'] }
  'strikes-lost': OfItem & OfCard & { readonly count: number }
  'strike-off': OfShot
  copy: OfShot
  'attack-roll': Rolling & OfCard
  'evasion-roll': Rolling
  hit: Compared
  miss: Compared
  prevented: Naming & { readonly to: string; readonly amount: number }
  armor: OfSeat & { readonly dice: number; readonly successes: number; readonly incoming: number }
  damage: Naming & Counters & { readonly to: string }
  repaired: OfThing & Counters
  explosive: OfSeat & { readonly amount: number }
  destroyed: OfThing
  scrapped: OfCard
  removed: OfCard
  returned: OfCard
  recovered: OfCard & { readonly to: 'hand' | 'reserve' }
  'in-play': OfCard & { readonly id: string }
  seized: OfSeat & OfThing
  moved: Naming & { readonly what: string; readonly path: readonly string[] }
  'move-failed': OfSeat
  lock: OfSeat & Naming & { readonly on: string; readonly until: 'turn' | 'card' }
  'locks-lost': OfSeat
  jammed: OfSeat
  halted: OfSeat
  speed: OfSeat & { readonly free: number; readonly paid: number }
  'dice-added': OfSeat & {
    readonly roll: RollName
    readonly add: number
    readonly all: boolean
    readonly stays?: true
  }
  'range-times': OfSeat & { readonly times: number }
  pool: OfSeat & { readonly pool: RollName; readonly add: number; readonly dice: number }
  guarded: OfThing & { readonly amount: number; readonly type?: DamageType }
  drained: WithEnergy & { readonly mark: number; readonly burn: number }
  charged: WithEnergy & { readonly unmark: number; readonly refresh: number }
  ending: OfSeat
  'turn-over': OfSeat & { readonly turn: number }
  'gave-up': OfSeat
  lost: OfSeat
  over: { readonly winners: readonly Seat[]; readonly drawn: readonly Seat[] }
}

type Told<Name extends keyof Details> = { readonly event: Name; readonly rule: string } & Details[Name]

export type Event = { [Name in keyof Details]: Told<Name> }[keyof Details] | TableEvent
export type EventOf<Name extends Event['event']> = Extract<Event, { readonly event: Name }>
