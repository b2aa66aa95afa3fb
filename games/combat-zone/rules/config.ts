import { z } from 'zod'
import { battlespace } from '../content/space/scenery.ts'
import { teamList } from '../content/team/team.ts'

const choice = <const Values extends readonly [string | number | boolean, ...(string | number | boolean)[]]>(
  values: Values,
  ruling: string,
  what: string,
) =>
  z
    .literal(values)
    .default(values[0] as never)
    .describe(`${ruling}: ${what}`)

/** The table options: rulings that a table may settle otherwise. The first value is the default. */
export const tableOptionsSchema = z.strictObject({
  measureToleranceInches: choice([0.01, 0, 0.05], 'CZ-R-2', 'how much beyond a limit still counts as within'),
  modelHeightInches: choice([1.25, 1, 1.5], 'CZ-R-30', 'how tall models are'),
  obstacleDieFumble: choice([true, false], 'CZ-R-46', 'whether the 1 of the Obstacle die is a Fumble'),
  luckOnObstacleDie: choice([true, false], 'CZ-R-48', 'whether who rolls the Obstacle die may spend Luck on it'),
  ownActionWoundOnRedToken: choice(
    ['taken-out', 'choose-other-token'],
    'CZ-R-19',
    'what a wound by an own action does where a RED token was spent on it',
  ),
  marksSetDuringInspire: choice(
    ['stay-through-the-next', 'cleared-at-once'],
    'CZ-R-76',
    'how long marks stay that were set while the team was being inspired',
  ),
  objectiveDraw: choice(['draw-4-keep-3', 'draw-3'], 'CZ-R-104', 'how Objectives are drawn before a campaign game'),
  teamsShown: choice(
    ['together-when-all-are-built', 'while-being-built'],
    'CZ-R-123',
    'whether campaign teams are chosen in secret and shown together, or one after the other',
  ),
  outnumberCountsSelf: choice([false, true], 'CZ-R-40', 'whether who wants to leave a Brawl counts among its friends'),
  armorAgainstBlastArea: choice([true, false], 'CZ-R-60', "whether Armor opposes a Blast's area"),
  armorAgainstReflexesAttacks: choice([false, true], 'CZ-R-125', 'whether Armor opposes attacks with Reflexes'),
  silentForbids: choice(
    ['attacks-only', 'any-action-at-the-attacker'],
    'CZ-R-86',
    'what a silent attack along an obscured path keeps a [RE]action from',
  ),
  torrentTargetsObscureEachOther: choice(
    [true, false],
    'CZ-R-90',
    'whether the targets of a Torrent are cover for each other',
  ),
  impactTokenDiameterInches: choice([1, 0.5], 'CZ-R-91', 'how wide the Impact token is'),
  blastDodgeIsReaction: choice([true, false], 'CZ-R-93', 'whether moving out of a Blast uses up the [RE]action to it'),
  teamGameLuck: choice(
    ['three-per-player', 'three-per-side'],
    'CZ-R-51',
    'whether two who play together begin with three Luck each, or share three',
  ),
  teamGameEb: choice(
    ['limit-per-player', 'half-the-limit-per-player'],
    'CZ-R-129',
    'whether the limit in EB is for the team of each player, or for both teams of a side',
  ),
  bodyPlacement: choice(['contact-point-by-controller', 'removed-base-centre'], 'CZ-R-61', 'where a Body token lies'),
})
export type TableOptions = z.infer<typeof tableOptionsSchema>

/** A team by the id of a ready-made one, by its share code, or as a list. */
const teamChoice = z.union([z.string().min(1).max(2000), teamList])

/** CZ-SPACE-1..4: a Battlespace by the id of a ready-made one, made from a seed, or laid out by the players as a list. */
const spaceChoice = z.union([
  z.string().min(1).max(60),
  z.strictObject({
    seed: z.string().min(1).max(100),
    width: z.number().min(20).max(48).optional(),
    depth: z.number().min(20).max(48).optional(),
  }),
  battlespace,
])

/** CZ-SETUP-1..3: who plays what, where, and for how long. What is left out is asked for, in the order of the book. */
export const config = z.strictObject({
  play: z.enum(['one-off', 'campaign']).default('one-off').describe('one game, or a campaign of games'),
  factions: z
    .array(z.string())
    .max(4)
    .default([])
    .describe('the faction each seat leads through a campaign; asked for where it is left out'),
  objectives: z
    .array(z.array(z.string()).max(12))
    .max(4)
    .default([])
    .describe('CZ-CAMPAIGN-6: the completed Objectives that the campaign team of each seat brings to a one-off game'),
  rounds: z
    .int()
    .min(1)
    .max(30)
    .optional()
    .describe('how many rounds a campaign has at most: 8 where it is left out; one game has none'),
  together: z
    .boolean()
    .default(false)
    .describe(
      'CZ-MULTIPLAYER-2: whether all meet in one game in each round of a campaign; else pairs, one game after the other',
    ),
  market: z.boolean().default(false).describe('CZ-MARKET-1: whether the players are asked for a Shared Market'),
  eb: z
    .int()
    .min(20)
    .max(1000)
    .optional()
    .describe(
      'CZ-SETUP-1: what each team may cost; where it is left out, the least standard size that holds the teams named',
    ),
  teams: z
    .array(teamChoice.nullable())
    .max(4)
    .default([])
    .describe("each seat's team: a ready-made team's id, a share code, 'random', or a list; null is asked for"),
  scenario: z.string().max(60).optional().describe("CZ-SCENARIO-1: the scenario agreed on, or 'random'"),
  battlespace: spaceChoice
    .optional()
    .describe("a ready-made Battlespace's id, 'made' or 'laid', a seed to make one from, or a whole one"),
  pairs: z.boolean().default(false).describe('CZ-TEAMPLAY-1: two against two, seats 1 and 3 against seats 2 and 4'),
  firstSide: z
    .int()
    .min(0)
    .max(3)
    .optional()
    .describe(
      "the seat that plays the scenario's first side; rolled off for where it is left out, and in games of a campaign it has no part in",
    ),
  deployment: z
    .enum(['asked', 'lined-up'])
    .default('asked')
    .describe('CZ-SCENARIO-5: whether players place their models, or find them lined up in their zones'),
  controls: z
    .int()
    .min(1)
    .max(50)
    .optional()
    .describe('CZ-R-131: how often each player has Control at most, where it is not as often as the scenario says'),
  players: z.array(z.string().min(1).max(60)).max(4).optional().describe('who plays, by seat'),
  options: tableOptionsSchema.prefault({}),
})
export type Config = z.infer<typeof config>
