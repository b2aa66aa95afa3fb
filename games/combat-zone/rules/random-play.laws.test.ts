import { Match, PlayoutTable, parseRecord, randomPolicy, seededRandom } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import { setups } from '../testing/setups.ts'
import { config } from './config.ts'
import { combatZone } from './game.ts'
import type { Battle } from './state.ts'

/** How many random battles are played in all; with MUSTER_GAMES set there are that many, and each is played live and replayed as well. */
const names = Object.keys(setups)
const GAMES = Math.ceil(Number(process.env.MUSTER_GAMES ?? 2 * names.length) / names.length)
const REPLAYED = process.env.MUSTER_GAMES ? GAMES : 1
const TIMEOUT = 60_000 + 2_000 * GAMES
const MOST_STEPS = 5_000

/** Plays at random and says what was wrong at any checkpoint. */
function playedBadly(name: string, seed: string): string[] {
  const random = seededRandom(seed)
  const { seats = 2, packs = [], config: wanted = {} } = setups[name] ?? {}
  const state: Battle = combatZone.start(contentWith(packs), config.parse(wanted), seats)
  const table = new PlayoutTable<Battle>(random, randomPolicy, state)
  for (let step = 0; step < MOST_STEPS; step++) {
    const broken = combatZone.broken(state)
    if (broken.length > 0) return broken.map((law) => `${seed}, step ${step}: ${law}`)
    if (combatZone.result(state)) return []
    combatZone.step(table, state)
  }
  return [`${seed}: no end after ${MOST_STEPS} steps`]
}

test.each(names)(
  `${GAMES} random battles of %s end and keep every law at every checkpoint`,
  (name) => {
    const problems: string[] = []
    for (let game = 0; game < GAMES; game++) problems.push(...playedBadly(name, `${name} ${game}`))
    expect(problems.slice(0, 5)).toEqual([])
  },
  TIMEOUT,
)

test.each(process.env.MUSTER_GAMES ? names : ['two, all asked', 'turf-war in pairs', 'hot-package'])(
  `${REPLAYED} records of random battles of %s replay to the byte`,
  (name) => {
    for (let game = 0; game < REPLAYED; game++) {
      const seed = `record ${name} ${game}`
      const open = Match.open(combatZone, { seats: 2, ...setups[name], seed })
      const match = playRandomly(open, seededRandom(seed))
      const text = JSON.stringify(match.record())
      const again = Match.replay(combatZone, parseRecord(JSON.parse(text)))
      expect(JSON.stringify(again.record())).toBe(text)
      expect(JSON.stringify(again.state)).toBe(JSON.stringify(match.state))
      expect(JSON.stringify(again.told)).toBe(JSON.stringify(match.told))
    }
  },
  TIMEOUT,
)
