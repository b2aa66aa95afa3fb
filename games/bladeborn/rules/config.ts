import { choice, flag } from '@muster/table'
import { z } from 'zod'

/** The table options: rulings that a table may settle otherwise. The first value is the default. */
export const tableOptionsSchema = z.strictObject({
  mirrorWarbands: flag(false, 'BB-R-1', 'whether both players may play the same warband'),
  campaignFirstBattle: choice(['random', 'drawn-and-quartered'], 'BB-R-2', 'the first battle of a campaign'),
  repeatBattles: flag(true, 'BB-R-3', 'whether a campaign may draw a battle it has already played'),
  convergenceTwist: choice(['both', 'convergence-only'], 'BB-R-9', 'whether a convergence battle also has a twist'),
  lesserArtefacts: choice(
    ['open', 'hidden'],
    'BB-R-11',
    'whether unused lesser artefacts are hidden from the opponent',
  ),
  reserveTiming: choice(['battle-card', 'reserve-phase'], 'BB-R-19', 'when reserves arrive'),
  fastForwardEmpty: flag(true, 'BB-R-25', 'whether turns and rounds without any fighter left are run through'),
  sightBetweenTwoBlocked: choice(
    ['visible', 'not-visible'],
    'BB-R-44',
    'sight along the common edge of two blocked hexes',
  ),
  skirmishTiebreakers: flag(false, 'BB-R-50', 'whether a drawn skirmish uses the campaign tiebreakers'),
  artefactOfPowerBearer: choice(
    ['fixed', 'each-battle'],
    'BB-R-57',
    'whether the bearer of an artefact of power may change',
  ),
  movePaths: choice(
    ['shortest', 'step-by-step'],
    'BB-R-68',
    'whether a move is given by where it ends or step by step',
  ),
})

const seatValue = <Value extends z.ZodType>(value: Value) => z.tuple([value, value])

export const config = z.strictObject({
  play: z.enum(['skirmish', 'campaign']).default('skirmish').describe('one battle, or a campaign of battles'),
  warbands: seatValue(z.string().nullable()).optional().describe('the warband of each seat; null is asked for'),
  battle: z.string().optional().describe("the battle of a skirmish: an id, or 'random'; asked for where left out"),
  firstBattle: z.boolean().default(false).describe('BB-START-3: newcomers begin with Drawn and Quartered'),
  twist: z.string().optional().describe('the twist of a skirmish; drawn at random where left out'),
  players: seatValue(z.string().min(1).max(60))
    .default(['Player 1', 'Player 2'])
    .describe('who plays; rewards know them by name'),
  rewards: z
    .array(z.strictObject({ player: z.string(), reward: z.string(), defeated: z.string() }))
    .default([])
    .describe('rewards won in earlier campaigns, and against whom'),
  options: tableOptionsSchema.prefault({}),
})
export type Config = z.infer<typeof config>
