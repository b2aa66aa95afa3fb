import { z } from 'zod'
import {
  aspects,
  BANDS,
  bands,
  bodies,
  cardFunction,
  type DamageType,
  damageTypes,
  deed,
  id,
  placements,
  profiles,
  standing,
  target,
  weights,
} from './grammar.ts'

/** The fields of every kind of card. Closed objects: an unknown key is a fault. */

const name = z.string().min(1).max(40)
const plural = z.boolean().default(false).describe('the name is a plural: they hit, they are destroyed')
const flavor = z.string().max(200).optional()
const functions = z.array(cardFunction).max(3).default([])
const rules = z.array(standing).max(4).default([])

/** AR-MECH-1, AR-DECK-4: one weight class, one body type, one combat profile. */
export const mech = z.strictObject({
  id,
  name,
  weight: z.enum(weights),
  body: z.enum(bodies),
  profile: z.enum(profiles),
  atk: z.int().min(0).max(12),
  eva: z.int().min(0).max(12),
  arm: z.int().min(0).max(12),
  spd: z.tuple([z.int().min(0).max(9), z.int().min(0).max(9)]),
  hp: z.int().min(1).max(99),
  functions,
  standing: rules,
  flavor,
})
export type Mech = z.infer<typeof mech>

const common = {
  id,
  name,
  plural,
  cost: z.union([z.int().min(0).max(16), z.literal('X')]),
  instant: z.boolean().default(false),
  aspects: z.array(z.enum(aspects)).max(3).default([]),
  set: z.string().max(40).optional(),
  flavor,
}

/** AR-ATTACKCARD-2, AR-ATTACKCARD-3: the playable bands with the defender's dice; a band left out is not playable. */
const ranges = z
  .strictObject({
    melee: z.int().min(0).max(9).optional(),
    short: z.int().min(0).max(9).optional(),
    medium: z.int().min(0).max(9).optional(),
    long: z.int().min(0).max(9).optional(),
    extended: z.int().min(0).max(9).optional(),
  })
  .refine((array) => bands.some((band) => array[band] !== undefined), { message: 'at least one band is playable' })

const bandList = z.array(z.enum(bands)).min(1).max(5)

const action = z.strictObject({
  ...common,
  type: z.literal('action'),
  target: target.optional(),
  do: z.array(deed).min(1).max(4),
})

const attack = z.strictObject({
  ...common,
  type: z.literal('attack'),
  accuracy: z.union([z.int().min(0).max(20), z.literal('X')]),
  damage: z.union([z.int().min(0).max(20), z.literal('X')]),
  damageType: z.enum(damageTypes),
  ranges: z.union([
    ranges,
    bandList.transform((list) => ranges.parse(Object.fromEntries(list.map((band) => [band, BANDS[band]])))),
  ]),
  guided: z.literal(true).optional(),
  explosive: z.int().min(1).max(6).optional(),
  rapidFire: z.int().min(1).max(6).optional(),
  swarm: z.int().min(1).max(6).optional(),
  hit: z.array(deed).max(3).default([]).describe('what else a hit does to its target'),
})
export type Attack = z.infer<typeof attack> & { readonly damageType: DamageType }

const gives = (kind: string) => (card: { functions: z.infer<typeof cardFunction>[] }) =>
  card.functions.some((one) => one.do.some((what) => kind in what))

/** AR-LOCKON-14: a way to lock, and a benefit. */
const lockOn = z
  .strictObject({ ...common, type: z.literal('lock-on'), functions, standing: rules })
  .refine(gives('lock'), { message: 'a Lock-On has a function that gives a lock' })
  .refine((card) => card.standing.some((rule) => 'against' in rule && rule.against === 'locked'), {
    message: 'a Lock-On has a benefit for a player who has a lock',
  })

/** AR-OBJECT-3, AR-OBJECT-8, AR-OBJECT-13: Personal with a placement, or Autonomous without one. */
const object = z
  .strictObject({
    ...common,
    type: z.literal('object'),
    kind: z.enum(['personal', 'autonomous']),
    placement: z.enum(placements).optional(),
    hp: z.int().min(1).max(20),
    radius: z.int().min(0).max(6).optional(),
    functions,
    standing: rules,
  })
  .refine(({ kind, placement }) => (kind === 'personal') === (placement !== undefined), {
    message: 'a Personal Object names its placement, an Autonomous one has none',
  })
export type ObjectCard = z.infer<typeof object>

const protocol = z
  .strictObject({ ...common, type: z.literal('protocol'), functions, standing: rules })
  .refine((card) => card.functions.length + card.standing.length > 0, { message: 'a Protocol does something' })

/** AR-GLOSSARY-7: a deck holds these five; the sixth type is the Mech. */
export const card = z.discriminatedUnion('type', [action, attack, lockOn, object, protocol])
export type Card = z.infer<typeof card>

/** A list of cards by id; a card may be listed twice, or with its number of copies. */
export const cardList = z.union([z.array(id), z.record(id, z.int().min(1).max(40))])

export const deck = z.strictObject({
  id,
  name,
  style: z.string().max(60),
  plan: z.string().max(300).optional().describe('how to play it, in two lines'),
  mech: id,
  cards: cardList,
})
export type Deck = z.infer<typeof deck>

/** A content document: what one YAML file or pack holds. */
export const contentDocument = z.strictObject({
  name: z.string().max(80).optional(),
  mechs: z.array(mech).default([]),
  cards: z.array(card).default([]),
  decks: z.array(deck).default([]),
})
export type ContentDocument = z.infer<typeof contentDocument>
