import { conform } from '@muster/table/testing'
import { watched } from './testing/stale.ts'
import { sceneOf } from './ui/scene/scene.ts'

/** Every table option away from its default. */
const otherwise = {
  emptyQueue: 'repeat-last-card-without-spawn',
  grazingLines: 'either-side-blocks',
  groupDecisions: 'vote',
  lootBag: 'scarce',
  rapidReactions: 'one-per-hit',
  gearInPlay: 'swap-action-any-gear',
  startingGear: 'none',
  tradeGear: 'between-games',
  lootMoments: 'every-decision',
  afterDefeat: 'replay-from-checkpoint',
  shieldOverflow: 'shield-first',
  shieldWoundOpensReaction: true,
} as const

/** Two games that are won by staying alive for a round, so that what lies between games comes up often. */
const quick = {
  story: 'Stay alive for a round.',
  announcements: { tiers: [1] },
  spawning: [{ enemy: 'psycho', count: 2, at: 1 }],
  special: {},
  slaughterlight: {},
  win: [{ rounds: 1 }],
}
const shortTour = {
  name: 'Short tour',
  campaigns: [
    {
      id: 'short-tour',
      name: 'Short Tour',
      story: 'Two games.',
      boss: 'chairman-mayhem',
      scenarios: ['first-stop', 'last-stop'],
    },
  ],
  scenarios: [
    {
      id: 'first-stop',
      name: 'First Stop',
      ...quick,
      map: { rows: ['H H U . p 1', ' . . . . .'], legend: { p: { enemies: ['psycho'], loot: 2 } } },
      after: { mods: 1, bounty: true, next: ['last-stop'] },
    },
    {
      id: 'last-stop',
      name: 'Last Stop',
      ...quick,
      map: {
        rows: ['H H U . p 1', ' . . . B .'],
        legend: { p: { enemies: ['psycho'] }, B: { enemies: ['chairman-mayhem'] } },
      },
      after: {},
    },
  ],
}

conform(watched, {
  setups: [
    { seats: 1 },
    { seats: 2, config: { hunters: ['mordecai', 'axton', 'gaige', 'brick'] } },
    { seats: 4, config: { options: { groupDecisions: 'automatic', grazingLines: 'never-block' } } },
    { seats: 3, config: { options: otherwise } },
    { seats: 2, packs: [shortTour], config: { play: 'campaign', campaign: 'short-tour' } },
    { seats: 2, packs: [shortTour], config: { play: 'campaign', campaign: 'short-tour', options: otherwise } },
  ],
  seeds: 1,
  scene: sceneOf,
})
