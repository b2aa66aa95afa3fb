import { Match, PlayoutTable, parseRecord, randomPolicy, seededRandom } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { baseContent } from '../../content/index.ts'
import { config } from '../config.ts'
import { combatZone } from '../game.ts'
import type { Battle } from '../state.ts'

/** How many random campaigns are played and replayed; with MUSTER_GAMES set, a tenth of that. */
const CAMPAIGNS = process.env.MUSTER_GAMES ? Math.ceil(Number(process.env.MUSTER_GAMES) / 10) : 3
const REPLAYED = process.env.MUSTER_GAMES ? CAMPAIGNS : 1
const TIMEOUT = 60_000 + 20_000 * CAMPAIGNS
const MOST_STEPS = 50_000

/** Of different lengths, for two to four players, every other one with a Market; of three or four some meet together. */
const setupOf = (at: number) => {
  const seats = 2 + (at % 3)
  const together = seats === 3 ? at % 2 === 0 : at % 4 === 2
  const pairs = together && seats === 4 && at % 8 === 2
  return {
    seats,
    config: { play: 'campaign', rounds: 2 + (at % 2), market: at % 2 === 1, controls: 4, together, pairs },
  }
}

function playedBadly(at: number): string[] {
  const { seats, config: chosen } = setupOf(at)
  const state: Battle = combatZone.start(baseContent, config.parse(chosen), seats)
  const table = new PlayoutTable<Battle>(seededRandom(`campaign ${at}`), randomPolicy, state)
  for (let step = 0; step < MOST_STEPS; step++) {
    const broken = combatZone.broken(state)
    if (broken.length > 0) return broken.map((law) => `campaign ${at}, step ${step}: ${law}`)
    if (combatZone.result(state)) return []
    combatZone.step(table, state)
  }
  return [`campaign ${at}: no end after ${MOST_STEPS} steps`]
}

test(
  `${CAMPAIGNS} random campaigns end and keep every law at every checkpoint`,
  () => {
    const problems = Array.from({ length: CAMPAIGNS }, (_, at) => playedBadly(at)).flat()
    expect(problems.slice(0, 5)).toEqual([])
  },
  TIMEOUT,
)

test(
  `${REPLAYED} records of random campaigns replay to the byte`,
  () => {
    for (let at = 0; at < REPLAYED; at++) {
      const seed = `campaign record ${at}`
      const match = playRandomly(Match.open(combatZone, { ...setupOf(at), seed }), seededRandom(seed))
      const text = JSON.stringify(match.record())
      const again = Match.replay(combatZone, parseRecord(JSON.parse(text)))
      expect(JSON.stringify(again.record())).toBe(text)
      expect(JSON.stringify(again.state)).toBe(JSON.stringify(match.state))
      expect(JSON.stringify(again.told)).toBe(JSON.stringify(match.told))
    }
  },
  TIMEOUT,
)
