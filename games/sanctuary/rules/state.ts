import { type Pile, pileSchema } from '@muster/table'
import { z } from 'zod'
import { pieceKinds } from '../content/grammar.ts'
import type { Content } from '../content/load.ts'
import { centres } from './board.ts'
import { config } from './config.ts'

/** Everything a game of Sanctuary remembers, as schemas: what a state must look like, edits included. */

const seat = z.int().min(0).max(3)
const square = z.int().min(0).max(399)
/** -1 off the board. */
const place = z.int().min(-1).max(399)
const pile = pileSchema(4)

const laid = z.strictObject({ kind: z.enum(pieceKinds), squares: z.array(square).min(1) })
/** A piece of terrain or cover on the board. */
export type Laid = z.infer<typeof laid>

const hunter = z.strictObject({
  seat,
  /** The character card; '' before it is chosen. */
  card: z.string(),
  square: place,
  /** SN-R-26: damage taken is what persists; health is the maximum less this. */
  wounds: z.int().nonnegative(),
  timer: z.int().min(0).max(9),
  guns: z.array(z.string()),
  shields: z.array(z.string()).max(1),
  upgrades: z.array(z.string()),
  hand: z.array(z.string()),
  /** Permanent-bonus cards used. */
  perks: z.array(z.string()),
  /** SN-R-72: loot and Rare Loot cards ever drawn. */
  collected: z.int().nonnegative(),
  /** Whether the next turn is the turn of coming back. */
  returning: z.boolean(),
})
export type Hunter = z.infer<typeof hunter>

const enemy = z.strictObject({
  id: z.string(),
  /** The enemy card, or the Loot Goblin card, it belongs to. */
  card: z.string(),
  /** Which of the card's members it is. */
  member: z.int().nonnegative(),
  square,
  health: z.int().min(1),
})
export type Enemy = z.infer<typeof enemy>

const inPlay = z.strictObject({
  card: z.string(),
  /** How many of its enemies reached Sanctuary. */
  escaped: z.int().nonnegative(),
})
export type InPlay = z.infer<typeof inPlay>

/** A token on the board: a chest, or the loot of a defeated card (with lootDrops on-square). */
const token = z.strictObject({ square, loot: z.int().nonnegative() })

export const actionKinds = ['move', 'shoot', 'ability', 'equip', 'trade', 'pickup'] as const
export type ActionKind = (typeof actionKinds)[number]

const conditions = ['up', 'shoot-only', 'normal', 'reviving'] as const

const turn = z.strictObject({
  seat,
  /** Downed turns are shoot-only or normal (SN-R-57). */
  condition: z.enum(conditions),
  left: z.int().nonnegative(),
  done: z.array(z.enum(actionKinds)),
  /** Squares walked by a move action that may still become a sprint (SN-R-34). */
  walked: z.int().nonnegative(),
  sprinted: z.boolean(),
  abilityUsed: z.boolean(),
  gunzerking: z.boolean(),
  /** SN-R-38: what the Gunzerking turn would normally have earned, and what of it was drawn. */
  earned: z.int().nonnegative(),
  drawn: z.int().nonnegative(),
  /** Allies who declined a trade this turn. */
  declined: z.array(seat),
  /** Who still draws an enemy card, and who then draws a loot card. */
  draws: z.array(seat),
  lootDraws: z.array(seat),
})
export type Turn = z.infer<typeof turn>

const march = z.strictObject({
  /** Enemies still to move, next first. */
  order: z.array(z.string()),
  /** SN-R-12: what was rolled, for all ('') or for a card. */
  rolls: z.record(z.string(), z.int()),
})

const outcome = z.strictObject({ won: z.boolean(), by: z.string() })

const stages = [
  'table',
  'terrain',
  'decks',
  'hunters',
  'places',
  'start',
  'act',
  'draw',
  'close',
  'march',
  'over',
] as const

export const stateSchema = z.strictObject({
  config,
  stage: z.enum(stages),
  centre: z.enum(centres),
  first: seat,
  pieces: z.array(laid),
  /** Pieces of the kit placed by dice. */
  kit: z.array(z.string()),
  hunters: z.array(hunter).min(1).max(4),
  enemies: z.array(enemy),
  inPlay: z.array(inPlay),
  tokens: z.array(token),
  enemyDeck: pile,
  /** SN-SETUP-4: the three-star cards at the bottom of the enemy deck, until they are mixed in. */
  bosses: pile,
  enemyDiscard: pile,
  lootDeck: pile,
  lootDiscard: pile,
  rare: pile,
  /** Cards out of the game: used permanent-bonus cards and Loot Goblins. */
  gone: z.array(z.string()),
  round: z.int().nonnegative(),
  turnsTaken: z.int().nonnegative(),
  mixed: z.boolean(),
  escaped: z.int().nonnegative(),
  turn: turn.optional(),
  march: march.optional(),
  phaselock: z.strictObject({ seat, enemy: z.string() }).optional(),
  turret: z.strictObject({ seat, square, wall: z.array(square).length(3) }).optional(),
  mark: z.strictObject({ seat, card: z.string(), escaped: z.boolean() }).optional(),
  outcome: outcome.optional(),
  /** SN-R-86: seats that gave up, and since then who decides for each hunter. */
  left: z.array(seat).optional(),
  players: z.array(seat).optional(),
})

type Piles = 'enemyDeck' | 'bosses' | 'enemyDiscard' | 'lootDeck' | 'lootDiscard' | 'rare'
type Fields = z.infer<typeof stateSchema>
export type State = Omit<Fields, Piles> & { readonly content: Content } & { [Name in Piles]: Pile }
