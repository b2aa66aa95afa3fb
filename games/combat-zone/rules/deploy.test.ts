import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { worthOf } from './end.ts'

const call = [{ name: 'call', does: [{ deploy: { card: 'gus' } }] }]
const gus = { gus: { seat: 0, at: [0, 0], gonk: 'yellow', where: 'out' } } as const
const called = () =>
  duel({ ana: { tokens: 'Y+', actions: call }, bob: { tokens: 'Y+' }, more: gus }).play('ana-1 on Y+', {
    x: 606,
    y: 500,
  })

test('CZ-DEPLOY-1 whoever comes in by an effect stands where it says, and nothing is paid for it', () => {
  const t = duel({ ana: { tokens: 'Y+ Y+', actions: call }, more: gus }).answer('ana-1 on Y+')
  expect(() => t.answer({ x: 1500, y: 500 })).toThrow('within reach')
  t.answer({ x: 606, y: 500 })
  expect(t.state.models.at(-1)).toMatchObject({ id: 'gus-2', seat: 0, where: 'table', at: { x: 606, y: 500, z: 0 } })
  expect([t.state.eb, t.state.sides[0]?.luck, worthOf(t.state, 0)]).toEqual([undefined, 0, 15])
})

test('CZ-DEPLOY-2 it acts like any other from then on', () => {
  const t = called()
  expect(t.question().seat).toBe(1)
  t.play('end')
  expect([t.question().ask, t.offer()]).toEqual(['gonk', ['gus-2', 'done']])
  t.answer('gus-2')
  expect(t.offer('move')).toEqual(['move on Y+'])
})
