import { type Contest, type Mind, searchFor } from '@muster/bots'
import { value } from './bot/value.ts'
import { weigh } from './bot/weigh.ts'
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

export const mind: Mind<Battle> = {
  value,
  looksInto: (ask, from) => LOOKS_INTO.has(ask) || (from === 'control' && ask === 'act'),
  looksBeyond: (from) => from === 'control' || from === 'act' || from === 'gonk',
  weigh,
  passesTies: true,
  isQuiet: ({ stage }) => stage === 'control' || stage === 'over',
  scale: 3,
  outcomes: [12, 4, 1],
  settings: { horizon: 6, patience: 24, noise: 0.02 },
  strengths: {
    novice: { policy: 'light', noise: 0.3 },
    fighter: { policy: 'greedy', noise: 0.1 },
    champion: searchFor(20),
    legend: searchFor(120),
  },
}

/** The ready-made teams of 100 EB, each against each: Turf War on 22 x 30 inches, a street made by lot each time. */
export const contest: Contest = {
  entrants: Object.values(baseContent.teams)
    .filter(({ eb }) => eb === 100)
    .map(({ id }) => id),
  config: (one, two) => ({ teams: [one, two], scenario: 'turf-war', battlespace: 'made' }),
}
