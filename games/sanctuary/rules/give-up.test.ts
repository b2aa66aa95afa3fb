import { Match, seededRandom } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { sanctuary } from './game.ts'
import { deciderFor } from './lookup.ts'
import type { State } from './state.ts'

const hunters = ['axton', 'maya', 'salvador', 'mordecai']
const resign = { act: 'resign' } as const

/** A match of some hunters, so many decisions in. */
function defending(seats: number, decisions = 20): Match<State> {
  const config = { hunters: hunters.slice(0, seats) }
  const match = Match.open(sanctuary, { seats, config, seed: 'giving up' })
  return playRandomly(match, seededRandom('giving up'), undefined, decisions)
}

const deciders = (match: Match<State>) => match.state.hunters.map(({ seat }) => deciderFor(match.state, seat))

test('SN-R-86 the hunters of who gives up go to the others, clockwise, one after the other', () => {
  const match = defending(4)
  match.act(1, resign)
  expect(deciders(match)).toEqual([0, 2, 2, 3])
  match.act(2, resign)
  expect(deciders(match)).toEqual([0, 3, 0, 3])
  match.act(3, resign)
  expect(deciders(match)).toEqual([0, 0, 0, 0])
})

test('SN-R-86 a question of a hunter taken over goes to who took it over', () => {
  const match = defending(2)
  const [asked] = match.pending
  const leaver = asked?.seat as number
  match.act(leaver, resign)
  const seats = new Set<number>()
  playRandomly(match, seededRandom('on'), (at) => {
    for (const { seat } of at.pending) seats.add(seat)
    return undefined
  })
  expect([...seats]).toEqual([1 - leaver])
  expect(match.result?.winners).not.toContain(leaver)
})

test('SN-R-86 with nobody left the game is lost', () => {
  const match = defending(2)
  match.act(0, resign)
  expect(match.result).toBeUndefined()
  match.act(1, resign)
  expect(match.result).toMatchObject({ winners: [], outcome: 'lost', by: 'gave up' })
})

test('SN-R-86 nobody gives up twice, and there is no draw', () => {
  const match = defending(3)
  match.act(0, resign)
  expect(() => match.act(0, resign)).toThrow(expect.objectContaining({ code: 'bad-act', rule: 'SN-R-86' }))
  expect(() => match.act(1, { act: 'agree-draw' })).toThrow('all win or lose together')
})
