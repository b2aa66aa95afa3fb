import { expect, test } from 'vitest'
import { Match } from '../../match.ts'
import { conform } from '../conformance.ts'
import { foragers } from './game.ts'
import { runLength, wayTo } from './meadow.ts'
import { isBeside } from './wood.ts'

conform(foragers, { toy: true, setups: [{ seats: 2 }, { seats: 2, config: { ground: 'meadow', rounds: 3 } }] })

const meadow = () => {
  const match = Match.open(foragers, { seats: 2, seed: 'a', config: { ground: 'meadow' } })
  match.answer(0, 'Lark')
  return match
}
type Corner = readonly [number, number]
const run = (...path: Corner[]) => path.map(([x, y]) => ({ x, y }))

test('zones of several hexes are beside all that one of their hexes is beside (FO-WALK-1)', () => {
  expect(isBeside('hollow', 'glade')).toBe(true)
  expect(isBeside('hollow', 'bramble')).toBe(true)
  expect(isBeside('glade', 'bramble')).toBe(false)
})

test('a run keeps to the meadow, clear of barriers, to its length, and ends where there is room (FO-RUN-1..5)', () => {
  const refusedBy = (...path: Corner[]) => {
    try {
      meadow().answer(0, run(...path))
      return ''
    } catch (error) {
      return (error as { rule?: string }).rule
    }
  }
  expect(refusedBy([20, 300])).toBe('FO-RUN-1')
  expect(refusedBy([780, 300], [780, 310])).toBe('FO-RUN-2')
  expect(refusedBy([760, 300])).toBe('')
  expect(refusedBy([200, 870], [250, 300])).toBe('FO-RUN-3')
  expect(refusedBy([200, 810])).toBe('FO-RUN-4')
  expect(refusedBy()).toBe('FO-RUN-5')
})

test('the log costs a pace (FO-RUN-3)', () => {
  expect(runLength({ x: 480, y: 500 }, run([480, 760]))).toBe(360)
  expect(runLength({ x: 200, y: 500 }, run([200, 760]))).toBe(260)
})

test('a way goes round the hedge by a corner where straight on is blocked', () => {
  expect(wayTo({ x: 700, y: 500 }, { x: 1000, y: 500 })).toEqual(run([760, 680], [960, 680], [1000, 500]))
  expect(wayTo({ x: 200, y: 300 }, { x: 500, y: 300 })).toEqual(run([500, 300]))
})

test('a flag is planted near its runner, and drawn questions say where that is (FO-FLAG-1)', () => {
  const match = meadow()
  match.answer(0, run([400, 300]))
  const [asked] = match.questions
  expect(asked?.suggestionTexts?.[0]).toBe('north-east of Lark')
  expect(asked?.region?.[0]).toHaveLength(16)
  expect(() => match.answer(0, { x: 701, y: 300 })).toThrow('within 3 paces')
  match.answer(0, { x: 700, y: 300 })
  expect(match.state.flags).toEqual([{ seat: 0, x: 700, y: 300 }])
})
