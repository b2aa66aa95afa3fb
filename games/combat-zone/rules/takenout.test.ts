import { gapOf } from '@muster/space'
import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { baseOf } from './components.ts'

const dee = { seat: 1, at: [20, 20] } as const
const fallen = (more: Parameters<typeof duel>[0] = {}) =>
  duel({ bob: { tokens: 'G+ R+' }, more: { dee }, ...more })
    .dice(7, 3)
    .play('shoot bob-1 on Y+', 'R+')

test('CZ-TAKENOUT-1 who loses with a RED token is out, whatever other tokens there are', () => {
  expect(fallen().model('bob').where).toBe('out')
  const other = duel({ bob: { tokens: 'G+ R+' } })
    .dice(7, 3)
    .play('shoot bob-1 on Y+', 'G+')
  expect(other.model('bob').where).toBe('table')
})

test('CZ-TAKENOUT-2 a Body is put down touching the base that stood there, where its player wants it', () => {
  const t = fallen()
  expect([t.question().ask, t.question().seat]).toEqual(['body', 1])
  expect(() => t.answer({ x: 500, y: 1150 })).toThrow('in contact')
  t.answer({ x: 500, y: 1103 })
  const [body] = t.state.bodies
  expect(body).toEqual({ no: 1, of: 'bob-1', at: { x: 500, y: 1103, z: 0 } })
  expect(gapOf(baseOf(t.state, t.model('bob')), { x: 500, y: 1103, z: 0, radius: 50 })).toBe(0)
})

test('CZ-R-61 a Body lies inside the Battlespace, and with the option where the base stood', () => {
  const t = fallen({ bob: { tokens: 'G+ R+', at: [0.53, 10] }, ana: { at: [0.53, 5] } })
  expect(() => t.answer({ x: 0, y: 1000 })).toThrow()
  const places = t.question().suggestions as readonly { x: number }[]
  expect(places.length > 0 && places.every(({ x }) => x >= 50)).toBe(true)
  const put = fallen({ options: { bodyPlacement: 'removed-base-centre' } })
  expect(put.state.bodies[0]?.at).toEqual({ x: 500, y: 1000, z: 0 })
})

test('CZ-R-61 on a roof a Body lies on the roof, not in the air beside it', () => {
  const t = fallen({
    ana: { at: [5, 2] },
    bob: { tokens: 'G+ R+', at: [5, 7.6, 4] },
    pieces: [{ kind: 'rooftop', at: [5, 10], size: [6, 6], height: 4 }],
  })
  expect(() => t.answer({ x: 500, y: 657 })).toThrow()
  expect(t.answer({ x: 500, y: 863 }).state.bodies[0]?.at.z).toBe(400)
})

test('CZ-TAKENOUT-3 who is out is no longer activated, targeted or in the way', () => {
  const t = fallen({ bob: { tokens: 'G+ R+' }, more: { dee: { seat: 1, at: [5, 14] } } })
  t.answer({ x: 500, y: 1103 })
  expect(t.offer('shoot')).toEqual(['shoot dee-1 on G+'])
  t.dice(2, 5).play('shoot dee-1 on G+', 'Y+')
  expect(t.told('acts').at(-1)).toMatchObject({ target: 'dee-1', cover: 0 })
  expect(t.question().options.some(({ key }) => key === 'activate bob-1')).toBe(false)
})

test('CZ-TAKENOUT-4 Bodies are numbered, each of somebody else', () => {
  const pledge = (x: number) => ({ seat: 1, at: [x, 7], gonk: 'yellow' }) as const
  const t = duel({ ana: { tokens: 'Y+ Y+' }, bob: { at: [20, 20] }, more: { gus: pledge(5), hal: pledge(7) } })
  const body = (x: number) => ({ x, y: 700 + 103 })
  t.dice(7, 3, 7, 3).play('strike gus-1 on Y+', body(500), 'strike hal-1 on Y+', body(700))
  expect(t.state.bodies.map(({ no, of }) => [no, of])).toEqual([
    [1, 'gus-1'],
    [2, 'hal-1'],
  ])
})

test('CZ-TAKENOUT-5 who is taken out does not [RE]act', () => {
  const t = fallen().answer({ x: 500, y: 1103 })
  expect([t.question().seat, t.state.batch]).toEqual([0, undefined])
})

test('CZ-R-61 CZ-LOOT-2 where the table plays so a Body is reached from the middle of where it fell, not from where its player laid it', () => {
  const reached = (bodyPlacement: 'contact-point-by-controller' | 'removed-base-centre') => {
    const t = duel({
      ana: { tokens: 'Y+ Y+' },
      bob: { tokens: 'R+', gear: [{ card: 'katana', down: false }] },
      more: { cal: { seat: 0, at: [5, 12.4], tokens: 'Y+' }, dee: { seat: 1, at: [20, 28], tokens: 'Y+ Y+' } },
      options: { bodyPlacement },
    })
    t.dice(7, 3).answer('shoot bob-1 on Y+')
    if (t.question().ask === 'body') t.answer({ x: 500, y: 1103 })
    t.play('end', 'end')
    if (t.question().ask === 'control') t.answer('activate cal-1')
    return t.offer('loot-gear')
  }
  expect(reached('contact-point-by-controller')).toEqual(['loot-gear body-1 on Y+'])
  expect(reached('removed-base-centre')).toEqual([])
})
