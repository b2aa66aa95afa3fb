import { showQuestion } from '@muster/table'
import { expect, test } from 'vitest'
import { bench } from '../../testing/bench.ts'
import { attack, instant } from '../../testing/pack.ts'
import { hitChance, successChances } from './chances.ts'
import { forecastOf } from './forecast.ts'

/** Every fall of some dice, told apart by faces. */
function falls(dice: number): number[][] {
  return dice === 0 ? [[]] : falls(dice - 1).flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]))
}
const successes = (faces: readonly number[]) => faces.filter((face) => face === 1 || face === 6).length

test('the chances of successes are those of all falls counted one by one', () => {
  for (const dice of [0, 1, 2, 3, 4]) {
    const all = falls(dice)
    const counted = Array.from(
      { length: dice + 1 },
      (_, count) => all.filter((faces) => successes(faces) === count).length / all.length,
    )
    successChances(dice).forEach((p, count) => {
      expect(p).toBeCloseTo(counted[count] as number, 12)
    })
  }
})

test('the chance to hit is that of all falls counted one by one', () => {
  const [ours, theirs] = [falls(3), falls(2)]
  const hits = ours.flatMap((a) => theirs.filter((b) => successes(a) > successes(b))).length
  expect(hitChance(3, 2)).toBeCloseTo(hits / (ours.length * theirs.length), 12)
})

function duel() {
  return bench({
    cards: {
      gun: attack({ accuracy: 4, damage: 3, ranges: ['long'] }),
      aim: instant({ do: [{ dice: { roll: 'attack', add: 2 } }] }),
    },
    players: [
      { mech: { atk: 5 }, at: [0, 0], hand: ['gun', 'aim'] },
      { mech: { eva: 4, arm: 2 }, at: [3, 0] },
    ],
    lasting: [{ kind: 'dice', seat: 0, roll: 'attack', add: 1, all: false, autonomous: false, source: 'The aim' }],
  })
}

const questionOf = (t: ReturnType<typeof duel>, seat: number) => showQuestion(seat, t.match.pendingOf(seat).question)

test('an Attack is forecast for what both sides could pull, with the reasons of its numbers', () => {
  const t = duel()
  const forecast = forecastOf(t.state, 0, questionOf(t, 0), 'play gun at mech-1')
  expect(forecast?.numbers).toEqual([
    {
      name: 'Attack dice',
      value: 5,
      because: [
        { source: 'The gun', add: 4, rule: 'AR-ROLL-1' },
        { source: 'The aim', add: 1, rule: 'AR-ROLL-13' },
      ],
    },
    { name: 'Evasion dice', value: 3, because: [{ source: 'range', add: 3, rule: 'AR-ATTACKCARD-3' }] },
    { name: 'Damage on a hit', value: 3, because: [{ source: 'The gun', add: 3, rule: 'AR-DAMAGE-1' }] },
  ])
  expect(forecast?.bars.map(({ name }) => name)).toEqual(['nobody pulls', 'they pull 4', 'you pull 5', 'you 5, they 4'])
  expect(forecast?.bars.map(({ p }) => p)).toEqual([
    hitChance(5, 3),
    hitChance(5, 7),
    hitChance(10, 3),
    hitChance(10, 7),
  ])
})

test('what is no Attack is left to the rules', () => {
  const t = duel()
  expect(forecastOf(t.state, 0, questionOf(t, 0), 'play aim')).toBeUndefined()
  expect(forecastOf(t.state, 0, questionOf(t, 0), 'end')).toBeUndefined()
})

test('pulls are forecast: to hit, to evade, for armor', () => {
  const t = duel()
  t.answer('play gun at mech-1')
  expect(t.asked).toBe('0 pull')
  expect(forecastOf(t.state, 0, questionOf(t, 0), 2)?.bars.map(({ p }) => p)).toEqual([
    hitChance(7, 3),
    hitChance(7, 7),
  ])
  t.dice(1, 6, 1, 2, 3, 2, 3).answer(2)
  expect(t.asked).toBe('1 pull')
  const evades = forecastOf(t.state, 1, questionOf(t, 1), 4)
  expect(evades?.bars.map(({ name }) => name)).toEqual(['evaded', 'hit'])
  expect(evades?.bars[0]?.p).toBeCloseTo(
    successChances(7)
      .slice(3)
      .reduce((a, b) => a + b),
    12,
  )
  t.dice(2, 2, 2).answer(0)
  expect(t.asked).toBe('1 pull')
  const armor = forecastOf(t.state, 1, questionOf(t, 1), 2)
  expect(armor?.bars.map(({ name, p }) => [name, Math.round(900 * p)])).toEqual([
    ['1 damage', 100],
    ['2 damage', 400],
    ['3 damage', 400],
  ])
  expect(armor?.line).toBe('takes 2.3')
})
