import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import type { ModelSetup } from '../testing/position.ts'

const easy = (does: readonly unknown[]) => [{ name: 'order', does }]

test("CZ-FREE-3 a Gonk's free action has the colour of its card", () => {
  const actions = easy([{ act: { who: { side: 'friendly', kind: 'gonk' }, attack: true } }])
  const t = duel({ ana: { actions }, bob: { tokens: 'Y+' }, more: { gus: { seat: 0, at: [8, 5], gonk: 'red' } } })
  t.dice(2, 5).play('ana-1 on Y+', 'shoot bob-1 on R+')
  expect(t.told('dice')[0]).toMatchObject({ seat: 0, die: 'RED' })
})

test('CZ-FREE-7 a free move rolls for what is in its way like any other', () => {
  const actions = easy([{ move: { who: 'me', colour: 'green' } }])
  const t = duel({ ana: { actions }, bob: { at: [20, 28] }, pieces: [{ kind: 'fence', at: [5, 8] }] })
  t.dice(7, 3).play('ana-1 on Y+', 'G+').walk([5, 16]).walk([5, 16])
  expect([t.told('crosses').length, t.tokens('ana')]).toEqual([1, 'G+ Y-'])
  expect(t.told('dice').map(({ die }) => die)).toEqual(['GREEN', 'Obstacle'])
})

test('CZ-FREE-4 what a card does after a free move is done where the move has led', () => {
  const lift = { name: 'lift', skill: 'reflexes', bands: ['red'], who: { side: 'friendly', is: 'not-me' } }
  const does = [{ move: { who: 'me', colour: 'yellow' } }, { push: { who: 'them', towards: true, colour: 'green' } }]
  const t = duel({
    ana: { tokens: 'Y+ Y+', actions: [{ ...lift, does }] },
    bob: { at: [20, 28] },
    more: { cat: { seat: 0, at: [5, 7] } },
  })
  t.dice(7, 3).answer('ana-1 cat-1 on Y+').walk([5, 12])
  expect([t.at('ana'), t.at('cat')]).toEqual([
    [500, 1200],
    [500, 1095],
  ])
})

test('CZ-KEYWORD-23 CZ-FREE-4 a stunned Gonk is not moved by a card either, since that is an action of its own', () => {
  const push = [{ name: 'urge', bands: ['red'], who: { side: 'friendly' }, does: [{ move: { who: 'them' } }] }]
  const urged = (what: readonly string[]) => {
    const marks = what.map((one) => ({ what: one, stays: false }))
    const gus: ModelSetup = { seat: 0, at: [6.5, 5], gonk: 'yellow', marks }
    return duel({ ana: { actions: push }, bob: { at: [20, 28] }, more: { gus } }).answer('ana-1 gus-1 on Y+')
  }
  expect([urged([]).question().ask, urged(['stunned']).question().ask]).toEqual(['path', 'act'])
})
