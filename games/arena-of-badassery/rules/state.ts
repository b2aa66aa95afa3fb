import { batchSchema, colours, rowSchema } from '@muster/reaction'
import { type Pile, pileSchema } from '@muster/table'
import { z } from 'zod'
import { freeActs } from '../content/grammar/deeds.ts'
import { order } from '../content/grammar/order.ts'
import type { Content } from '../content/load.ts'
import { config } from './config.ts'

/** Everything a game remembers, as schemas: what a state must look like, edits included. */

const seat = z.int().min(0).max(3)
/** A zone by its number on the scenario's board. */
const zone = z.int().min(0)
const count = z.int().nonnegative()
const pile = pileSchema(4)

const status = z.strictObject({ corrosive: count, burning: count, cryo: count, radiation: count, slag: count })
/** How many tokens of each kind lie on a model. A value: rules put another in its place and never change it. */
export type Status = Readonly<z.infer<typeof status>>
export type StatusKind = keyof Status

const held = z.strictObject({
  card: z.string(),
  /** AB-EXHAUST-1. */
  down: z.boolean(),
  /** The Shield tokens on a shield. */
  shield: rowSchema.optional(),
  /** AB-KEYWORD-47: the YELLOW token on a Run And Gun weapon. */
  run: z.enum(['Y+', 'Y-']).optional(),
})
/** A piece of Gear somebody has. A value: rules put another in its place and never change it. */
export type Held = Readonly<z.infer<typeof held>>

const tree = z.strictObject({
  card: z.string(),
  /** The slots with a Mod, numbered through all tiers from 0, in the order they were filled. */
  mods: z.array(count),
})
/** A Skill Tree. A value: rules put another in its place and never change it. */
export type Tree = Readonly<z.infer<typeof tree>>

const hunter = z.strictObject({
  /** The Vault Hunter card, which is also what the model is called; '' before one is chosen (AB-R-88: each exists once). */
  id: z.string(),
  /** Who decides for it; after somebody gave up, whoever took it over (AB-R-103). */
  seat,
  /** -1 off the board. */
  zone: z.int().min(-1),
  tokens: rowSchema,
  activated: z.boolean(),
  /** AB-R-58: taken out, with a [RE]action left to fight for its life. */
  dying: z.boolean(),
  status,
  gear: z.array(held),
  inventory: z.array(held),
  trees: z.array(tree),
  /** Loot tokens on the card. */
  loot: z.array(z.string()),
  /** Things of the scenario on the card. */
  things: z.array(z.string()),
  /** The Fan Favorite card; '' before it is dealt. */
  fan: z.string(),
})
/** The four in seat order (AB-R-84). */
export type Hunter = z.infer<typeof hunter>

const enemy = z.strictObject({
  /** The card and the number of the model: psycho-2. */
  id: z.string(),
  card: z.string(),
  zone,
  wounds: count,
  shields: z.array(z.enum(colours)),
  status,
  /** Taken out, and still there while cards have their say about it. */
  falling: z.literal(true).optional(),
})
export type Enemy = z.infer<typeof enemy>

const active = z.strictObject({
  /** The hunter's place in seat order. */
  hunter: seat,
})

const ordersBy = ['boss', 'card', 'event', 'spawn', 'deed'] as const
/** A card whose orders are being carried out; one on top of the other where an order brings further orders. */
const frame = z.strictObject({
  by: z.enum(ordersBy),
  /** The card with the orders; for `spawn` the enemies that make a Melee order (AB-SPAWN-12). */
  card: z.string(),
  /** Which of its orders is under way. */
  at: count,
  /** The enemies that still have to carry it out; none before it is begun. */
  left: z.array(z.string()).optional(),
  /** The next line of the Spawning section, or the next special of the first enemy left. */
  line: count.optional(),
  /** Orders that stand in place of the card's own, and the enemies alone that follow them. */
  list: z.array(order).optional(),
  only: z.array(z.string()).optional(),
})
export type Frame = z.infer<typeof frame>

/** A hunter that an attack wounded, and where it stood then; of one volley in that order, perhaps several times. */
const wounded = z.strictObject({ id: z.string(), zone })
export type Wounded = z.infer<typeof wounded>

const volley = z.strictObject({
  do: z.literal('volley'),
  /** The enemy, and which of its attacks: melee, ranged, or the place of a special. */
  by: z.string(),
  attack: z.union([z.enum(['melee', 'ranged']), count]),
  /** AB-KEYWORD-28: how often it still attacks, and in which zones its targets have been. */
  left: count,
  zones: z.array(zone),
  wounded: z.array(wounded),
  /** AB-KEYWORD-22: it suppresses, be its enemy gone by the time hunters [RE]act. */
  suppresses: z.boolean().optional(),
})
export type Volley = z.infer<typeof volley>

const shots = z.strictObject({
  do: z.literal('shots'),
  hunter: z.string(),
  source: z.string(),
  colour: z.enum(colours),
  left: count,
  zones: z.array(zone),
  isReaction: z.boolean(),
  /** A card has reloaded the hunter in the middle of it: what it would exhaust stays loaded. */
  reloaded: z.literal(true).optional(),
})
/** AB-KEYWORD-28: what is left of a hunter's Rapid action. */
export type Shots = z.infer<typeof shots>

const todo = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('react'), batch: batchSchema, asked: z.boolean() }),
  z.strictObject({
    do: z.literal('drop'),
    zone,
    /** Tokens from the bag, and D4s of further ones (AB-LOOT-3, AB-R-79); the Legendary token instead. */
    tokens: count,
    dice: count,
    legendary: z.boolean(),
  }),
  /** AB-KEYWORD-19: an irradiated model goes off; to whose credit, and whether it was an enemy. */
  z.strictObject({
    do: z.literal('blast'),
    zone,
    of: z.string(),
    by: z.string().optional(),
    isEnemy: z.boolean(),
  }),
  /** AB-KEYWORD-41: who may heal as many wounds as it dealt, and which hunter may have the die rolled again. */
  z.strictObject({ do: z.literal('lifesteal'), by: z.string(), wounds: count, luckOf: z.string() }),
  z.strictObject({ do: z.literal('moment'), left: z.array(z.string()) }),
  /** AB-KEYWORD-8: those who still burn at the end of this enemy turn. */
  z.strictObject({ do: z.literal('burn'), left: z.array(z.string()) }),
  /** AB-FFYL-1: a hunter who fights for its life, whether it has won, and whose attack it fell to. */
  z.strictObject({ do: z.literal('fight'), hunter: z.string(), won: z.boolean(), by: z.string().optional() }),
  z.strictObject({ do: z.literal('free'), hunter: z.string(), act: z.enum(freeActs), source: z.string() }),
  volley,
  shots,
])
/** What waits to be done before anything else goes on, last first. */
export type Todo = z.infer<typeof todo>
export type React = Extract<Todo, { do: 'react' }>

const stages = [
  'campaign',
  'hunters',
  'trees',
  'setup',
  'places',
  'activate',
  'act',
  'boss',
  'card',
  'order',
  'burn',
  'cleanup',
  'respawn',
  'queue',
  'reward',
  'vend',
  'rest',
  'level',
  'pack',
  'bounty',
  'next',
  'over',
] as const

const lasting = z.strictObject({
  /** The model it is on; '' for all. */
  on: z.string(),
  source: z.string(),
  until: z.string(),
  standing: z.looseObject({}),
})

const campaign = z.strictObject({
  card: z.string(),
  /** The twelve Announcements between games (AB-LEVEL-2), and the others of the campaign. */
  deck: pile,
  stock: pile,
  /** AB-LEVEL-4: Mods placed since the last adjustment. */
  mods: count,
  /** AB-BOUNTY-7, AB-R-99: those that have not been played; and what brings the hunts still to be offered. */
  bounties: pile,
  hunts: z.array(z.enum(['token', 'note'])),
  /** AB-BOUNTY-5: the Bounty Board, while one is picked. */
  board: z.array(z.string()).optional(),
  /** The Bounty Hunt that is on, and what brought it. */
  hunt: z.strictObject({ card: z.string(), map: z.string(), by: z.enum(['token', 'note']) }).optional(),
  /** How the last scenario went; left out while one is played. */
  won: z.boolean().optional(),
  /** AB-R-71: what the hunters had when the scenario began, where the table goes back to that after a defeat. */
  checkpoint: z
    .strictObject({
      hunters: z.array(z.strictObject({ gear: z.array(held), inventory: z.array(held), trees: z.array(tree) })),
      lasting: z.array(lasting),
    })
    .optional(),
  /** Hunters that have not packed for the next game yet. */
  packing: z.array(seat).optional(),
})
export type Campaign = Omit<z.infer<typeof campaign>, 'deck' | 'stock' | 'bounties'> & {
  deck: Pile
  stock: Pile
  bounties: Pile
}

const vending = z.strictObject({
  /** Which of the four machines, in their order (AB-VENDING-1). */
  machine: z.int().min(0).max(3),
  shown: z.array(z.string()),
  /** Who has not passed, next first, by their places in seat order. */
  buyers: z.array(seat),
  /** AB-VENDING-11: Gear resold in this phase. */
  resold: z.array(z.string()),
})

export const stateSchema = z.strictObject({
  config,
  /** How many people sit at the table (AB-R-93). */
  seats: z.int().min(1).max(4),
  stage: z.enum(stages),
  scenario: z.string(),
  round: count,
  hunters: z.array(hunter).length(4),
  enemies: z.array(enemy),
  luck: count,
  /** The place in seat order of the hunter with the Spotlight; -1 nobody (AB-R-60). */
  spotlight: z.int().min(-1).max(3),
  /** AB-SLAUGHTER-1: whether its red side is up. */
  red: z.boolean(),
  /** What cards count, and what a scenario keeps. */
  counters: z.record(z.string(), count),
  lasting: z.array(lasting),
  /** NEW-U Stations, barrels and the like. */
  elements: z.array(z.strictObject({ kind: z.string(), zone, on: z.boolean() })),
  /** Loot tokens lying in the Vault. */
  ground: z.array(z.strictObject({ zone, token: z.string() })),
  /** AB-R-13: rounds in a row that ended without Announcements to come, from the last with a card or with a wound to an enemy on. */
  idle: count,
  active: active.optional(),
  orders: z.array(frame),
  /** AB-R-35: the last key moment at which hunters were asked for Loot. */
  moment: z.string().optional(),
  /** The Announcement whose rules hold until the end of this enemy turn. */
  announced: z.string().optional(),
  todo: z.array(todo),
  deck: pile,
  /** The card that comes up first is the first of the list (AB-SETUP-16). */
  queue: pile,
  past: pile,
  events: pile,
  pastEvents: pile,
  fans: pile,
  bag: pile,
  guns: pile,
  meds: pile,
  ammo: pile,
  legendary: pile,
  campaign: campaign.optional(),
  vending: vending.optional(),
  outcome: z.strictObject({ won: z.boolean(), by: z.string() }).optional(),
  /** AB-R-103: seats that gave up. */
  gone: z.array(seat).optional(),
})

/** AB-VENDING-1. */
export type GearDeck = 'guns' | 'meds' | 'ammo' | 'legendary'
type Piles = 'deck' | 'queue' | 'past' | 'events' | 'pastEvents' | 'fans' | 'bag' | GearDeck
type Fields = z.infer<typeof stateSchema>
export type State = Omit<Fields, Piles | 'campaign'> & { campaign?: Campaign | undefined } & {
  readonly content: Content
} & { [Name in Piles]: Pile }
