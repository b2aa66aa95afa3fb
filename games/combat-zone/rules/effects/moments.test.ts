import { expect, test } from 'vitest'
import { droppedFrom } from '../../testing/dropped.ts'
import { duel } from '../../testing/duel.ts'

type Wish = NonNullable<Parameters<typeof duel>[0]>
const card = { gear: [{ card: 'charm', down: false }] }
const gain = [{ luck: { add: 1 } }]
/** Whoever bears the card gains a Luck at its moment. */
const hears = (on: string, wish: Wish, bearer: 'ana' | 'bob' = 'ana', more: object = {}) =>
  duel({ ...wish, [bearer]: { ...wish[bearer], ...card }, gear: { charm: { triggers: [{ on, do: gain, ...more }] } } })
const luckOf = (t: ReturnType<typeof duel>) => t.told('luck').map(({ seat }) => seat)

test('rolled: once the die of an action stands, and not where nothing is rolled', () => {
  const t = hears('rolled', { ana: { tokens: 'G+ Y+' }, bob: { tokens: 'Y-' } })
  expect(luckOf(t.dice(2, 7).answer('shoot bob-1 on G+'))).toEqual([0])
  const easy = { name: 'Rest', who: { is: 'me' }, with: ['refresh 1'] }
  expect(luckOf(hears('rolled', { ana: { actions: [easy] } }).answer('ana-1 ana-1 on G+'))).toEqual([])
})

test('reaction: before a [RE]action is taken, and not when it is passed', () => {
  const struck = () =>
    hears('reaction', { bob: { tokens: 'Y+ Y+' } }, 'bob')
      .dice(9, 2)
      .answer('shoot bob-1 on G+')
  const t = struck().answer('move on Y+')
  expect([luckOf(t), t.events.findIndex(({ event }) => event === 'luck')]).toEqual([
    [1],
    t.events.findIndex(({ event }) => event === 'reacts') + 1,
  ])
  expect(luckOf(struck().answer('end'))).toEqual([])
})

test('falls: who fell, before it is hurt', () => {
  const t = hears('falls', {
    ana: { at: [6, 10, 5], tokens: 'Y+ Y+' },
    bob: { at: [20, 28] },
    pieces: [
      { kind: 'rooftop', at: [5, 10], size: [6, 6], height: 5 },
      { kind: 'rooftop', at: [13, 10], size: [6, 6], height: 5 },
    ],
  })
  t.answer('move on Y+').dice(3, 6).walk([11, 10])
  const order = t.events.map(({ event }) => event).filter((event) => ['falls', 'luck', 'wound'].includes(event))
  expect(order).toEqual(['falls', 'luck', 'wound'])
  expect(luckOf(droppedFrom(5).answer('G+'))).toEqual([])
})

test('looted: who took a card off a Body', () => {
  const bodies = [{ no: 1, of: 'bob-1', at: { x: 620, y: 500, z: 0 } }]
  const t = hears('looted', { bob: { at: [20, 28] }, state: { bodies } })
  expect(luckOf(t.answer('loot-goods body-1 on G+'))).toEqual([0])
})

test('what happens once in an activation happens again in the next', () => {
  const t = hears('moved', { ana: { tokens: 'G+ Y+ Y+' }, bob: { at: [20, 28] } }, 'ana', { once: 'activation' })
  t.answer('move on G+').walk([5, 6]).answer('move on Y+').walk([5, 7])
  expect(luckOf(t)).toEqual([0])
  t.play('end', 'end', 'activate ana-1', 'move on Y+').walk([5, 8])
  expect(luckOf(t)).toEqual([0, 0])
})
