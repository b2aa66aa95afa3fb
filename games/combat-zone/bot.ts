import { type Contest, type Mind, searchFor } from '@muster/bots'
import { outlook, value } from './bot/value.ts'
import { expects, weigh } from './bot/weigh.ts'
import { baseContent } from './content/index.ts'
import type { Battle } from './rules/state.ts'

/** Questions that belong to the decision before them. */
const LOOKS_INTO = new Set([
  'path',
  'guard',
  'again',
  'whom',
  'shot',
  'card',
  'choice',
  'may',
  'program',
  'free token',
  'deploy',
  'impact',
  'which token to wound',
  'which token to heal',
  'which token to ready',
  'which token to stun',
])

/** Questions whose answers show their worth later than in one step. */
const SEARCHED = new Set(['control', 'act', 'path', 'gonk'])

export const mind: Mind<Battle> = {
  value,
  outlook,
  looksInto: (ask, from) => LOOKS_INTO.has(ask) || (ask === 'act' && (from === 'control' || from === 'gonk')),
  looksBeyond: (from) => from === 'control' || from === 'act' || from === 'gonk',
  weigh,
  expects,
  passesTies: true,
  isQuiet: ({ stage }) => stage === 'control' || stage === 'over',
  scale: 3,
  outcomes: [12, 4, 1],
  searches: (ask) => SEARCHED.has(ask),
  settings: {
    horizon: 1,
    patience: 30,
    noise: 0.02,
    rootWidth: 6,
    rootReach: 0.2,
    judgedVisits: 12,
    judgesOutlook: true,
    levels: true,
  },
  strengths: {
    novice: { policy: 'light', noise: 0.3 },
    fighter: { policy: 'greedy', noise: 0.1 },
    champion: searchFor(20),
    legend: searchFor(400),
  },
}

/** The ready-made teams of 100 EB, each against each: Turf War on 22 x 30 inches, a street made by lot each time. */
export const contest: Contest = {
  entrants: Object.values(baseContent.teams)
    .filter(({ eb }) => eb === 100)
    .map(({ id }) => id),
  config: (one, two) => ({ teams: [one, two], scenario: 'turf-war', battlespace: 'made' }),
}
