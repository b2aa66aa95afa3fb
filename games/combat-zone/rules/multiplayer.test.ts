import type { Fault } from '@muster/table'
import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { tableFor } from '../testing/table.ts'

const three = { luck: [0, 0, 0] } as const
const cat = { cat: { seat: 2, at: [8, 8] } } as const

test('CZ-MULTIPLAYER-1 more than two players need a scenario for as many', () => {
  const offered = (seats: number) => tableFor({ eb: 100, teams: Array(seats).fill('random') }, seats).offer('', 0)
  expect(offered(3)).toEqual(['three-way-split', 'hot-package', 'random'])
  expect(offered(4)).toEqual(['block-party', 'random'])
  const refused = (scenario: string, seats: number): string | undefined => {
    try {
      tableFor({ scenario }, seats)
    } catch (error) {
      return (error as Fault).rule
    }
    return 'allowed'
  }
  expect([refused('turf-war', 4), refused('turf-war', 3), refused('block-party', 3)]).toEqual(
    Array(3).fill('CZ-MULTIPLAYER-1'),
  )
  expect(refused('block-party', 4)).toBe('allowed')
})

test('CZ-MULTIPLAYER-3 the models of all other players are rivals', () => {
  const more = { ...cat, dan: { seat: 0, at: [2, 8] } } as const
  const t = duel({ ...three, ana: { tokens: 'Y+' }, more })
  expect(t.offer('shoot')).toEqual(['shoot bob-1 on Y+', 'shoot cat-1 on Y+'])
  expect(t.whyNot('shoot dan-1 on Y+')).toBe('CZ-ACTION-26')
})

test('CZ-MULTIPLAYER-4 Control passes clockwise', () => {
  const t = duel({ ...three, more: cat })
  const order = [0, 1, 2].map(() => t.answer('end').state.control)
  expect(order).toEqual([1, 2, 0])
})

test('CZ-MULTIPLAYER-5 a [RE]action that moves Control skips who would have been next', () => {
  const more = { cat: { seat: 2, at: [5, 11], tokens: 'Y+ Y+' }, dee: { seat: 2, at: [8, 11] } } as const
  const t = duel({ ...three, ana: { tokens: 'Y+ Y+' }, bob: { at: [20, 28] }, more })
  t.dice(7, 3).answer('shoot cat-1 on Y+')
  expect([t.question().ask, t.question().seat]).toEqual(['act', 2])
  t.dice(7, 3).answer('command dee-1 on Y+')
  expect([t.state.control, t.state.active?.id]).toEqual([2, 'dee-1'])
  t.answer('end')
  expect(t.state.control).toBe(0)
})

test('CZ-R-81 the player to the left rolls the Obstacle die, in a team game the next opponent', () => {
  const roller = (pairs: boolean) => {
    const actions = [{ name: 'work', skill: 'tech', does: [{ luck: { add: 1 } }] }]
    const sides = [0, 1, 2, 3].map((seat) => ({
      faction: 'stock',
      team: 'stock',
      luck: 0,
      cred: 0,
      controls: 1,
      left: seat === 1,
    }))
    const more = { ...cat, dan: { seat: 3, at: [20, 20] } } as const
    const t = duel({ luck: [0, 0, 0, 0], pairs, ana: { actions }, bob: { where: 'out' }, more, state: { sides } })
    return t.dice(7, 3).answer('ana-1 on Y+').told('dice')[1]
  }
  expect([roller(false), roller(true)]).toMatchObject([{ seat: 2 }, { seat: 3 }])
})

/** Ana burns Bob and Cat, of two rivals; Bob answers by commanding Dee, his friend, and Cat has its own [RE]action then. */
const commanding = (tokens: string, paid: string, ...dice: number[]) => {
  const spray = { name: 'spray', skill: 'ranged', bands: ['yellow', 'green'], attack: true, with: ['torrent'] }
  const skills = { influence: 3 }
  const t = duel({
    ...three,
    ana: { tokens, actions: [spray] },
    bob: { tokens: 'Y+ Y+', skills },
    more: {
      cat: { seat: 2, at: [5, 13], tokens: 'Y+ Y+', skills },
      dee: { seat: 1, at: [7, 10], tokens: 'G+' },
      eve: { seat: 2, at: [7, 13], tokens: 'G+' },
      fay: { seat: 0, at: [20, 2], tokens: 'Y+' },
    },
  })
  return t.dice(...dice, 5, 2).play(`ana-1 bob-1 on ${paid}`, 'command dee-1 on Y+')
}

test('CZ-REACT-19 CZ-R-65 CZ-R-67 among three a Command in a [RE]action waits for the third player, who commands nobody', () => {
  const t = commanding('Y+ Y+', 'Y+', 7, 3, 2)
  expect([t.question().seat, t.state.active?.id, t.state.control, t.state.commanded]).toEqual([2, 'ana-1', 0, 'dee-1'])
  expect(t.whyNot('command eve-1 on Y+')).toBe('CZ-R-67')
  t.answer('end')
  expect([t.question().seat, t.state.active?.id, t.state.control, t.tokens('ana')]).toEqual([1, 'dee-1', 1, 'Y- Y+'])
  t.answer('end')
  expect([t.question().seat, t.state.control]).toEqual([2, 2])
})

test('CZ-REACT-17 CZ-REACT-19 and it comes about though the third player takes out who was active', () => {
  const t = commanding('R+ R+', 'R+', 5, 3, 2).dice(7, 2).play('shoot ana-1 on Y+', 'R-')
  while (t.question().ask === 'body') t.answer({ x: 500, y: 397 })
  expect([t.model('ana').where, t.state.active?.id, t.state.control]).toEqual(['out', 'dee-1', 1])
})
