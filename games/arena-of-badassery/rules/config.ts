import { choice, flag } from '@muster/table'
import { z } from 'zod'

/** The table options: rulings that a table may settle otherwise. The first value is the default. */
export const tableOptionsSchema = z.strictObject({
  emptyQueue: choice(
    ['no-orders', 'repeat-last-card-without-spawn'],
    'AB-R-13',
    'what enemies do once the Announcements have run out',
  ),
  grazingLines: choice(
    ['both-sides-block', 'either-side-blocks', 'never-block'],
    'AB-R-15',
    'when a line of sight along the edge of two zones is blocked',
  ),
  groupDecisions: choice(
    ['spotlight-player', 'host', 'vote', 'automatic'],
    'AB-R-23',
    'who makes the choices that the book leaves to the players together',
  ),
  gearInPlay: choice(
    ['guns-only', 'swap-action-any-gear'],
    'AB-R-28',
    'what the Basic Swap Guns Action exchanges; never shields',
  ),
  startingGear: choice(['from-card', 'none'], 'AB-R-29', 'whether hunters start with the gun on their card'),
  tradeGear: choice(['never', 'between-games'], 'AB-R-30', 'whether hunters may give each other Gear'),
  shieldOverflow: choice(
    ['action-tokens', 'shield-first'],
    'AB-R-39',
    'where further wounds go when a shield defended',
  ),
  shieldWoundOpensReaction: flag(false, 'AB-R-40', 'whether wounds on Shield tokens let hunters [RE]act'),
  lootBag: choice(['standard', 'generous', 'scarce'], 'AB-R-33', 'how much Loot the Claptrap bag holds'),
  lootMoments: choice(
    ['key-moments', 'every-decision'],
    'AB-R-35',
    'when hunters who are not asked anything else may use their Loot',
  ),
  rapidReactions: choice(
    ['one-per-action', 'one-per-hit'],
    'AB-R-50',
    'how often a hunter may [RE]act to a Rapid attack',
  ),
  afterDefeat: choice(
    ['replay-with-gear', 'replay-from-checkpoint'],
    'AB-R-71',
    'whether a campaign goes on after a lost scenario with what was gained, or from where it began',
  ),
})
export type TableOptions = z.infer<typeof tableOptionsSchema>

export const config = z.strictObject({
  play: z
    .enum(['scenario', 'campaign'])
    .default('scenario')
    .describe('a single scenario, or a campaign from its start'),
  campaign: z.string().optional().describe('AB-SETUP-4: which campaign; left out, the group picks one'),
  scenario: z.string().optional().describe('which scenario is played; left out, the easy first one'),
  hunters: z
    .array(z.string())
    .length(4, 'expected four Vault Hunters (AB-SETUP-1)')
    .optional()
    .describe('AB-SETUP-1, AB-SETUP-3: the four Vault Hunters clockwise; left out, their players choose them'),
  trees: z
    .array(z.array(z.string()).length(3, 'expected three Skill Trees (AB-SETUP-9)'))
    .length(4, 'expected the trees of four Vault Hunters')
    .optional()
    .describe('AB-SETUP-9: the Skill Trees of each of `hunters`; left out, their players choose them'),
  controllers: z
    .array(z.int().min(0).max(3))
    .length(4, 'expected a seat for each of the four Vault Hunters (AB-SETUP-1)')
    .optional()
    .describe('AB-SETUP-2: the seat that runs each Vault Hunter; left out, seats in turn, clockwise'),
  swaps: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      'AB-TYPES-3: enemies of the scenario that another of the same type stands in for: { marauder: spitter-skag }',
    ),
  players: z.array(z.string().min(1).max(60)).max(4).optional().describe('who plays, by seat'),
  options: tableOptionsSchema.prefault({}),
})
export type Config = z.infer<typeof config>
