import { type Pile, pileSchema } from '@muster/table'
import { z } from 'zod'
import { damageTypes, rolls } from '../content/grammar.ts'
import type { Content } from '../content/load.ts'
import { publicConfig } from './config.ts'

/** Everything a game of Arsenal remembers, as schemas: what a state must look like, edits included. */

const seat = z.int().min(0).max(5)
const count = z.int().nonnegative()
const hex = z.int().min(-1)
const pile = pileSchema(6)

/** AR-COMPONENTS-3: eight cards, ready (blue, upright), marked (blue, turned) or burned (orange). */
const energy = z.strictObject({ ready: count, marked: count, burned: count })
export type Energy = z.infer<typeof energy>

const player = z.strictObject({
  mech: z.string(),
  team: seat,
  out: z.boolean(),
  hex,
  damage: count,
  marked: z.boolean(),
  energy,
  pools: z.strictObject({ attack: count, evasion: count, armor: count }),
  hand: pile,
  reserve: pile,
  scrapheap: pile,
  /** Standard moves made and Attacks played in this turn. */
  moves: count,
  attacks: count,
})
export type Player = Omit<z.infer<typeof player>, 'hand' | 'reserve' | 'scrapheap'> & {
  hand: Pile
  reserve: Pile
  scrapheap: Pile
}

/** A Lock-On, Object or Protocol in play. */
const permanent = z.strictObject({
  /** Keys name it, so it is a word. */
  id: z.string().regex(/^[\w-]+$/, 'expected letters, digits and hyphens'),
  card: z.string(),
  owner: seat,
  controller: seat,
  marked: z.boolean(),
  damage: count,
  /** Where an Autonomous Object stands; -1 for everything that is with its controller's Mech. */
  hex,
  /** What its controller has a lock on as long as this card is in play (AR-LOCKON-8). */
  locks: z.array(z.string()),
})
export type Permanent = z.infer<typeof permanent>

/** What lasts until the end of the turn (AR-R-10), but for dice that wait for their roll (AR-R-71). */
const lasting = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('dice'),
    seat,
    roll: z.enum(rolls),
    add: z.int(),
    all: z.boolean(),
    autonomous: z.boolean(),
    source: z.string(),
    stays: z.literal(true).optional(),
  }),
  z.strictObject({ kind: z.literal('range'), seat, times: count, source: z.string() }),
  z.strictObject({
    kind: z.literal('prevent'),
    on: z.string(),
    amount: count,
    type: z.enum(damageTypes).optional(),
    source: z.string(),
  }),
  z.strictObject({ kind: z.literal('lock'), seat, on: z.string() }),
  z.strictObject({ kind: z.literal('jam'), seat }),
  z.strictObject({ kind: z.literal('halt'), seat }),
  z.strictObject({ kind: z.literal('speed'), seat, free: z.int(), paid: z.int() }),
])
export type Lasting = z.infer<typeof lasting>

/** Something declared that waits to be resolved. */
const item = z.strictObject({
  id: count,
  seat,
  kind: z.enum(['card', 'copy', 'function', 'trigger', 'move', 'end']),
  /** The card played or copied, or the card (or Mech) whose function it is. */
  card: z.string().optional(),
  /** The card in play (or Mech) a function belongs to, and which of its functions. */
  from: z.string().optional(),
  index: count.optional(),
  x: count,
  target: z.string().optional(),
  /** What an Attack and its copies are aimed at, the next to be resolved first. */
  strikes: z.array(z.string()).optional(),
  /** Where an Autonomous Object stands, for a Radius that outlives it. */
  hex: hex.optional(),
  resolving: z.boolean(),
})
export type Item = z.infer<typeof item>

/** A function that is due: of whom, on which card, and whom it is about. */
const due = z.strictObject({
  seat,
  from: z.string(),
  card: z.string(),
  index: count,
  hex,
  about: z.string().optional(),
})
export type Due = z.infer<typeof due>

export const phases = [
  'decks',
  'shuffle',
  'mulligan',
  'recharge',
  'start',
  'action',
  'end',
  'closing',
  'discharge',
  'over',
] as const
export type Phase = (typeof phases)[number]

export const stateSchema = z.strictObject({
  phase: z.enum(phases),
  config: publicConfig,
  /** The active player, and the number of this turn. */
  turn: seat,
  turns: count,
  players: z.array(player).min(2).max(6),
  inPlay: z.array(permanent),
  lasting: z.array(lasting),
  stack: z.array(item),
  /** Start- and end-of-turn functions still to come, and functions set off by something that happened. */
  due: z.array(due),
  triggered: z.array(due),
  /** Who is still to act in this phase, next first. */
  queue: z.array(seat),
  /** Numbers given to cards in play and waiting items so far. */
  made: count,
  /** Who lost, in order; those who lost at the same moment together. */
  lost: z.array(z.array(seat)),
  outcome: z.strictObject({ winners: z.array(seat), drawn: z.array(seat) }).optional(),
})
export type State = Omit<z.infer<typeof stateSchema>, 'players'> & { readonly content: Content; players: Player[] }
