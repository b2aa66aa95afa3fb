import { z } from 'zod'
import { condition } from '../grammar/condition.ts'
import { deeds, rules } from '../grammar/schemas.ts'
import { arenaWho } from '../grammar/who.ts'
import { id } from '../grammar/words.ts'
import { flavour, name } from './common.ts'

/** What a letter of a map stands for, besides a zone. */
const legendEntry = z.strictObject({
  enemies: z.array(id).max(3).default([]).describe('who starts here'),
  elements: z.array(id).max(3).default([]).describe('what stands here'),
  loot: z.int().min(0).max(4).default(0).describe('Loot tokens drawn from the bag that start here'),
  mark: id.optional().describe('what rules call this zone'),
  start: z.boolean().default(false).describe('a starting zone'),
  place: z.enum(['unique', 'enemy']).optional().describe('where a Bounty puts its Unique, or other enemies'),
})

/**
 * AB-SETUP-5: zones as characters, pointy tops up, far row first, neighbours two characters apart, every other row shifted by one.
 * `.` is a zone, a blank none, `H` a starting zone, `U` and `u` a NEW-U Station active and not, `1` to `3` spawning zones; other
 * characters stand in the legend.
 */
export const vaultMap = z.strictObject({
  rows: z.array(z.string().min(1).max(60)).min(2).max(30),
  legend: z.record(z.string().length(1), legendEntry).default({}),
})
export type VaultDrawing = z.infer<typeof vaultMap>

/** AB-SETUP-7, AB-BASIC-15, AB-R-18, AB-R-86: a kind of thing on the map. It takes no room. */
export const element = z.strictObject({
  id,
  name,
  blocks: z.boolean().default(false).describe('the line of sight'),
  interact: z
    .strictObject({
      says: z.string().min(1).max(80).describe('what the action is called: "Cut the power"'),
      who: arenaWho.optional().describe('which hunters may, besides being in its zone'),
      do: deeds,
      stays: z.boolean().default(false).describe('else the element goes when it was used'),
    })
    .optional(),
  shot: z
    .strictObject({ do: deeds })
    .optional()
    .describe('AB-R-86: may be attacked against the Obstacle Die; a hit removes it and does this'),
  entered: deeds.optional().describe('done to a model that moves into its zone, which is `me`'),
})
export type ElementKind = z.infer<typeof element>

/** AB-SPAWN-1: for one Spawn order, in this order. */
const spawnLine = z.strictObject({ enemy: id, count: z.int().min(1).max(6), at: z.int().min(1).max(3) })
export type SpawnLine = z.infer<typeof spawnLine>

const special = z.strictObject(rules)

/** AB-SCENARIO-1, AB-SCENARIO-2: Set Up, Spawning, Special Rules, Victory, After The Scenario. */
export const scenarioCard = z.strictObject({
  id,
  name,
  story: z.string().min(1).max(600),
  map: vaultMap,
  announcements: z.strictObject({
    tiers: z.array(z.int().min(1).max(3)).min(1).max(3),
    arrange: z.enum(['mixed', 'stacked']).default('mixed'),
  }),
  spawning: z.array(spawnLine),
  special,
  slaughterlight: z.strictObject(rules).describe('AB-SLAUGHTER-3: in force while the token is red'),
  win: z.array(condition).describe('each is enough; besides AB-WIN-1'),
  lose: z.array(condition).default([]),
  after: z.strictObject({
    mods: z.int().min(0).max(2).default(0).describe('AB-LEVEL-1: how many Mods a win gives each hunter'),
    rewards: z.array(z.strictObject({ if: condition.optional(), do: deeds })).default([]),
    bounty: z.boolean().default(false),
    next: z.array(id).max(2).default([]).describe('after a win; of two the group picks one; none ends the campaign'),
    lost: id.optional().describe('AB-R-71: left out, the same scenario again'),
  }),
  flavour,
})
export type ScenarioCard = z.infer<typeof scenarioCard>

/** AB-CAMPAIGN-1..3. */
export const campaignCard = z.strictObject({
  id,
  name,
  story: z.string().min(1).max(600),
  boss: id,
  scenarios: z.array(id).min(2).describe('the first one opens the campaign'),
  flavour,
})
export type CampaignCard = z.infer<typeof campaignCard>

/** AB-BOUNTY-10: a Bounty card. */
export const bountyCard = z.strictObject({
  id,
  name,
  story: z.string().min(1).max(400),
  enemies: z.array(z.strictObject({ enemy: id, count: z.int().min(1).max(6) })).min(1),
  special,
  slaughterlight: z.strictObject(rules),
  win: z.array(condition).min(1),
  lose: z.array(condition).default([]),
  reward: id.describe('a Legendary item'),
  flavour,
})
export type BountyCard = z.infer<typeof bountyCard>

/** AB-BOUNTY-8, AB-BOUNTY-9. */
export const bountyMap = z.strictObject({ id, name, roll: z.int().min(1).max(10), map: vaultMap })
export type BountyMap = z.infer<typeof bountyMap>
