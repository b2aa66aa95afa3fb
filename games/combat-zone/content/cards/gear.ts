import { colours } from '@muster/reaction'
import { z } from 'zod'
import { action, deed, rulesShape } from '../grammar/index.ts'
import { gearKeywords, id, moments } from '../grammar/vocabulary.ts'
import { baseSizes, flavour, name } from './character.ts'

const bought = {
  cost: z.int().min(0).max(20),
  cred: z.int().min(0).max(9).default(0).describe('the Street Cred a team needs'),
  rarity: z.int().min(1).max(6),
}

const carried = {
  id,
  name,
  keywords: z.array(z.enum(gearKeywords)).default([]),
  armor: z.int().min(1).max(4).optional(),
  actions: z.array(action).default([]),
  ...rulesShape,
  refresh: z
    .enum(moments)
    .optional()
    .describe('CZ-CARDS-18: the moment of its bearer at which it is refreshed once exhausted, and by nothing else'),
  flavour: flavour.optional(),
}

/** CZ-CARDS-6: Gear that is printed on a character's card; it is bought with its bearer and has no price. */
export const printedGear = z.strictObject(carried)
export type PrintedGear = z.infer<typeof printedGear>

/** CZ-GEAR-1..10: a Gear card of a faction's deck, or for all where it stands with no faction. */
export const gear = z.strictObject({ ...carried, ...bought })
export type GearDocument = z.infer<typeof gear>

/** CZ-DRONE-1..11: what a program deploys. Its task is done once each time its moment comes; `me` is the drone. */
const drone = z.strictObject({
  name,
  base: z.literal([...baseSizes]).default(25),
  on: z
    .enum(['inspire', 'control', 'activation'])
    .describe("in its player's Inspire, at each Control of his, or when its Netrunner's activation ends"),
  task: z.array(deed).min(1),
  fleeting: z.literal(true).optional().describe('leaves the table when its program is reloaded'),
})
export type Drone = z.infer<typeof drone>

/** CZ-NET-18, CZ-NET-19: when a Running program is turned back. */
const reloads = ['inspire', 'activation-end', 'used', 'drone-lost', 'target-clean', 'never'] as const

/** CZ-NET-3..21. On the Running side `them` is the model the program was launched at. */
export const program = z.strictObject({
  id,
  name,
  quality: z.enum(colours),
  ...bought,
  loaded: action,
  running: z.strictObject({
    vulnerable: z.boolean().default(false),
    reload: z.enum(reloads),
    ...rulesShape,
    drone: drone.optional(),
  }),
  flavour: flavour.optional(),
})
export type Program = z.infer<typeof program>

/** CZ-LOOT-9, CZ-LOOT-12: a card of the shared Loot deck, discarded for its benefit or kept for the scenario. */
export const loot = z.strictObject({
  id,
  name,
  use: z.enum(['once', 'lasting']),
  actions: z.array(action).default([]),
  ...rulesShape,
  flavour: flavour.optional(),
})
export type Loot = z.infer<typeof loot>
