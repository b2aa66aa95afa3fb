import { Match, seededRandom } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { describe, expect, test } from 'vitest'
import { bladeborn } from './game.ts'
import type { State } from './state.ts'

const config = { warbands: ['garreks-reavers', 'eyes-of-the-nine'], battle: 'drawn-and-quartered' }
const resign = { act: 'resign' } as const
const draw = { act: 'agree-draw' } as const

/** A match some decisions into its battle. */
function fighting(setting: object, decisions = 30): Match<State> {
  const match = Match.open(bladeborn, { seats: 2, config: setting, seed: 'giving up' })
  return playRandomly(match, seededRandom('giving up'), undefined, decisions)
}

describe('a battle given up', () => {
  test('BB-R-69 is over at once and won by the other player, whoever is asked', () => {
    for (const seat of [0, 1]) {
      const match = fighting(config)
      match.act(seat, resign)
      expect([match.pending, match.result]).toMatchObject([[], { winners: [1 - seat], by: 'giving up' }])
      expect(bladeborn.broken(match.state)).toEqual([])
    }
  })

  test('BB-R-69 in a campaign counts as lost, and the campaign goes on', () => {
    const match = fighting({ play: 'campaign', warbands: config.warbands })
    match.act(0, resign)
    expect(match.state.campaign?.fought).toMatchObject([{ winner: 1, by: 'giving up' }])
    expect(match.state.campaign?.aspirant).toBe(1)
    expect([match.result, match.pending.length > 0]).toEqual([undefined, true])
  })

  test('BB-R-69 needs a battle', () => {
    const match = Match.open(bladeborn, { seats: 2, config: {}, seed: '' })
    expect(() => match.act(0, resign)).toThrow(expect.objectContaining({ code: 'bad-act', rule: 'BB-R-69' }))
  })
})

describe('a draw', () => {
  test('BB-R-69 is agreed by both in a skirmish', () => {
    const match = fighting(config)
    match.act(1, draw)
    expect(match.result).toBeUndefined()
    match.act(0, draw)
    expect(match.result).toMatchObject({ winners: [], by: 'agreement' })
  })

  test('BB-R-69 cannot be agreed in a campaign', () => {
    const match = fighting({ play: 'campaign', warbands: config.warbands })
    expect(() => match.act(0, draw)).toThrow('a campaign battle must have a winner')
  })
})
