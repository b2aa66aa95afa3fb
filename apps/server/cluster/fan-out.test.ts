import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { canStartNats, type OwnNats, startNats } from '../testing/nats.ts'
import { type FanOut, makeHub } from './fan-out.ts'
import { natsFanOut } from './nats.ts'

/** Notes what is heard of some matches. */
function noted(fanOut: FanOut, ...matches: readonly string[]) {
  const heard: unknown[] = []
  let returns = 0
  fanOut.listen({
    wants: (match) => matches.includes(match),
    hear: (match, body) => heard.push([match, body]),
    returned: () => returns++,
  })
  return { heard, returns: () => returns }
}

async function holdsContract(one: FanOut, two: FanOut): Promise<void> {
  const byOne = noted(one, 'm1', 'm2')
  const byTwo = noted(two, 'm1', 'm2')
  await vi.waitFor(() => {
    one.publish('m1', 'are you there')
    expect(byTwo.heard).not.toEqual([])
  })
  one.publish('m2', 'from here on')
  await vi.waitFor(() => expect(byTwo.heard.at(-1)).toEqual(['m2', 'from here on']))
  byTwo.heard.length = 0

  for (let seq = 0; seq < 20; seq++) one.publish('m1', { seq })
  one.publish('m3', 'of no interest')
  one.publish('m2', ['last'])
  await vi.waitFor(() => expect(byTwo.heard.at(-1)).toEqual(['m2', ['last']]))
  expect(byTwo.heard).toEqual([...Array.from({ length: 20 }, (_, seq) => ['m1', { seq }]), ['m2', ['last']]])
  expect(byOne.heard).toEqual([])
}

test('within a process, each hears the others and not itself', async () => {
  const hub = makeHub()
  await holdsContract(hub.join(), hub.join())
})

describe.skipIf(!canStartNats())('over NATS', () => {
  let nats: OwnNats
  beforeAll(async () => {
    nats = await startNats()
  })
  afterAll(() => nats.stop())

  test('each hears the others and not itself', async () => {
    const [one, two] = await Promise.all([natsFanOut(nats.url, 'one'), natsFanOut(nats.url, 'two')])
    await holdsContract(one, two)
    await Promise.all([one.close(), two.close()])
  })

  test('while NATS is gone publishing does no harm; when it is back listeners know, and hear again', async () => {
    const [one, two] = await Promise.all([natsFanOut(nats.url, 'one'), natsFanOut(nats.url, 'two')])
    const { heard, returns } = noted(two, 'm')
    await nats.cut()
    for (let seq = 0; seq < 100; seq++) one.publish('m', { seq })
    await nats.start()
    await vi.waitFor(() => expect(returns()).toBe(1), { timeout: 20_000 })
    await vi.waitFor(
      () => {
        one.publish('m', 'again')
        expect(heard).toContainEqual(['m', 'again'])
      },
      { timeout: 20_000, interval: 100 },
    )
    await Promise.all([one.close(), two.close()])
  })

  test('an address where there is none is said at once, without its password', async () => {
    const wrong = natsFanOut('nats://me:secret@127.0.0.1:1', 'one')
    await expect(wrong).rejects.toThrow('NATS at 127.0.0.1:1 cannot be reached')
    await expect(wrong).rejects.not.toThrow('secret')
  })
})
