import type { Pace } from '@muster/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Clocks, clocksAfter, dueOf, movedBy, nextDue, shownClocks, spentOn, startedClocks } from './clocks.ts'

const live: Pace = { kind: 'live', decision: 10, reserve: 60 }
/** A table where these seats are asked, each since there were so many entries. */
const asking = (...asked: (number | undefined)[]) => ({
  pending: [],
  questionId: (seat: number) => (asked[seat] === undefined ? undefined : { epoch: 0, asked: asked[seat] }),
})
const everybody = () => true

test('a reserve is used only for what a decision takes beyond its own time', () => {
  const begun = startedClocks(live, 2, asking(0, undefined), 1_000)
  expect(dueOf(begun, 0)).toBe(1_000 + 10_000 + 60_000)
  expect(dueOf(begun, 1)).toBeUndefined()
  const quick = clocksAfter(begun, { entry: { seat: 0, choice: 'a' }, spent: 9_000, at: 10_000 }, asking(undefined, 1))
  expect(quick.reserves).toEqual([60_000, 60_000])
  const slow = clocksAfter(quick, { entry: { seat: 1, choice: 'a' }, spent: 25_000, at: 35_000 }, asking(2, undefined))
  expect(slow.reserves).toEqual([60_000, 45_000])
  expect(shownClocks(slow, everybody)).toEqual([
    { seat: 0, reserve: 60_000, due: 35_000 + 70_000 },
    { seat: 1, reserve: 45_000, due: undefined },
  ])
})

test('who is asked the same goes on with the time it had, whatever others do', () => {
  const begun = startedClocks(live, 2, asking(0, 0), 0)
  const answered = clocksAfter(
    begun,
    { entry: { seat: 1, choice: 'a' }, spent: 5_000, at: 5_000 },
    asking(0, undefined),
  )
  expect(dueOf(answered, 0)).toBe(dueOf(begun, 0))
  const acted = clocksAfter(
    answered,
    { entry: { seat: 1, act: 'timed-out' }, spent: 0, at: 6_000 },
    asking(0, undefined),
  )
  expect(dueOf(acted, 0)).toBe(dueOf(begun, 0))
  const back = clocksAfter(acted, { entry: { back: 0, by: 1 }, spent: 0, at: 7_000 }, asking(0, 0))
  expect([dueOf(back, 0), dueOf(back, 1)]).toEqual([77_000, 77_000])
})

test('the way to a table is not counted, up to half a second', () => {
  const begun = startedClocks(live, 1, asking(0), 0)
  expect(spentOn(begun, 0, 4_000, 120)).toBe(3_880)
  expect(spentOn(begun, 0, 4_000, 9_000)).toBe(3_500)
  expect(spentOn(begun, 0, 100, 9_000)).toBe(0)
})

const paces = fc.oneof(
  fc.constant<Pace>({ kind: 'untimed' }),
  fc.record({
    kind: fc.constant('live' as const),
    decision: fc.integer({ min: 5, max: 600 }),
    reserve: fc.integer({ min: 0, max: 7200 }),
  }),
  fc.record({ kind: fc.constant('by-turns' as const), hours: fc.integer({ min: 1, max: 336 }) }),
)
const steps = fc.array(
  fc.record({ seat: fc.integer({ min: 0, max: 2 }), spent: fc.integer({ min: 0, max: 200_000 }) }),
  { maxLength: 40 },
)

test('clocks are a fold: taken up from any moment as plain data, they come out the same, and reserves only shrink', () => {
  fc.assert(
    fc.property(paces, steps, (pace, played) => {
      const seats = (index: number) =>
        asking(...[0, 1, 2].map((seat) => (seat === played[index]?.seat ? index : undefined)))
      let clocks: Clocks = startedClocks(pace, 3, seats(0), 0)
      let resumed: Clocks = clocks
      let at = 0
      for (const [index, { seat, spent }] of played.entries()) {
        at += spent
        const row = { entry: { seat, choice: 'a' }, spent, at }
        const before = clocks.reserves
        clocks = clocksAfter(clocks, row, seats(index + 1))
        resumed = clocksAfter(JSON.parse(JSON.stringify(resumed)), row, seats(index + 1))
        expect(clocks.reserves.every((left, one) => left <= (before[one] as number) && left >= 0)).toBe(true)
      }
      expect(resumed).toEqual(clocks)
      expect(nextDue(movedBy(clocks, 777), everybody)).toBe(
        nextDue(clocks, everybody) === undefined ? undefined : (nextDue(clocks, everybody) as number) + 777,
      )
      expect(nextDue(clocks, () => false)).toBeUndefined()
    }),
  )
})
