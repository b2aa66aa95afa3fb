import { expect, test } from 'vitest'
import { VirtualTime } from '../testing/virtual-time.ts'
import { HeldBack } from './held-back.ts'

function holding() {
  const time = new VirtualTime()
  const shown: (number | undefined)[] = []
  return { time, shown, heldBack: new HeldBack(time, (viewer) => shown.push(viewer)) }
}

test('what waits is shown once, after a moment, and nothing is left of it', async () => {
  const { time, shown, heldBack } = holding()
  expect(heldBack.waits(0, time.now())).toBe(true)
  expect(heldBack.waits(0, time.now())).toBe(true)
  expect(heldBack.waits(undefined, time.now())).toBe(true)
  expect(shown).toEqual([])
  await time.pass(100)
  expect(shown).toEqual([0, undefined])
  await time.pass(500)
  expect(shown).toEqual([0, undefined])
})

test('nothing waits for somebody who was shown nothing for a moment, and what comes later waits anew', async () => {
  const { time, shown, heldBack } = holding()
  expect(heldBack.waits(0, time.now() - 100)).toBe(false)
  expect(heldBack.waits(0, time.now() - 20)).toBe(true)
  await time.pass(80)
  expect(shown).toEqual([0])
  expect(heldBack.waits(0, time.now())).toBe(true)
  await time.pass(100)
  expect(shown).toEqual([0, 0])
})

test('who left, or was shown the table otherwise, is shown nothing more', async () => {
  const { time, shown, heldBack } = holding()
  heldBack.waits(0, time.now())
  heldBack.waits(1, time.now())
  heldBack.drop(0)
  heldBack.release(1)
  heldBack.release(0)
  expect(shown).toEqual([1])
  await time.pass(100)
  expect(shown).toEqual([1])
})

test('a clock that was set back holds nothing for longer than a moment', async () => {
  const { time, shown, heldBack } = holding()
  expect(heldBack.waits(0, time.now() + 3600_000)).toBe(true)
  await time.pass(100)
  expect(shown).toEqual([0])
})
