import { z } from 'zod'

/** What cards are made of. Closed objects: an unknown key is a fault. */

export const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'expected lower-case words joined by hyphens')
export const name = z.string().min(1).max(60)
const copies = z.int().min(1).max(20).default(1).describe('how many of this card there are')

/** A square as [column, row], both 1 to 20. */
const place = z.tuple([z.int().min(1).max(20), z.int().min(1).max(20)])

export const pieceKinds = ['terrain', 'cover'] as const
export type PieceKind = (typeof pieceKinds)[number]

/** A piece of the kit: its squares relative to the first one, to be turned by quarter turns. */
export const piece = z.strictObject({
  id,
  name,
  kind: z.enum(pieceKinds),
  shape: z
    .array(z.tuple([z.int().min(-4).max(4), z.int().min(-4).max(4)]))
    .min(1)
    .max(9),
})
export type Piece = z.infer<typeof piece>

export const layout = z.strictObject({
  id,
  name,
  pieces: z.array(z.strictObject({ kind: z.enum(pieceKinds), squares: z.array(place).min(1).max(9) })).max(8),
})
export type Layout = z.infer<typeof layout>

export const abilities = ['phaselock', 'gunzerking', 'sabre-turret', 'bloodwing'] as const

/** A character card. What the ability does in numbers stands in the ability. */
export const hunterCard = z.strictObject({
  id,
  name,
  class: name,
  health: z.int().min(1).max(20),
  damage: z.int().min(0).max(9),
  range: z.int().min(1).max(20),
  movement: z.int().min(1).max(10),
  ability: z.strictObject({
    does: z.enum(abilities),
    name,
    cooldown: z.int().min(1).max(9),
    damage: z.int().min(0).max(9).default(0).describe('Phaselock and turret: at the beginning of each turn'),
    reach: z.int().min(0).max(20).default(0).describe('turret'),
    bonus: z.int().min(0).max(9).default(0).describe('Bloodwing: more damage for attacks on the marked'),
    loot: z.int().min(0).max(9).default(0).describe('Bloodwing: free loot'),
    actions: z.int().min(0).max(9).default(0).describe('Gunzerking: extra actions'),
    text: z.string().min(1).max(600),
  }),
})
export type HunterCard = z.infer<typeof hunterCard>

const unit = z.strictObject({
  name,
  count: z.int().min(1).max(12).default(1),
  health: z.int().min(1).max(8),
  damage: z.int().min(1).max(9),
  range: z.int().min(1).max(20),
})
export type Unit = z.infer<typeof unit>

export const enemyCard = z
  .strictObject({
    id,
    name,
    copies,
    stars: z.int().min(1).max(3),
    boss: z.boolean().default(false),
    fromPlayers: z.int().min(1).max(4).default(1).describe('stays in the box at tables of fewer players'),
    units: z.array(unit).min(1).max(12),
  })
  .refine(({ boss, stars }) => !boss || stars === 3, { message: 'expected three stars on a boss', path: ['stars'] })
export type EnemyCard = z.infer<typeof enemyCard>

export const chestCard = z.strictObject({ id, name, copies })
export type ChestCard = z.infer<typeof chestCard>

/** How many cards of each pool the enemy deck of a number of players is made of, at any difficulty or at one of them. */
export const deckSize = z.strictObject({
  players: z.int().min(1).max(4),
  lives: z
    .int()
    .min(4)
    .max(7)
    .optional()
    .describe('only at tables of this many lives; else wherever no other deck is given'),
  oneStar: z.int().min(0).max(60),
  twoStar: z.int().min(0).max(60),
  threeStar: z.int().min(0).max(60),
  boss: z.int().min(0).max(60),
  chest: z.int().min(0).max(60),
})
export type DeckSize = z.infer<typeof deckSize>
