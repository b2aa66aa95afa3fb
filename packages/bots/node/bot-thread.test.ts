import { Match } from '@muster/table'
import { afterAll, expect, test } from 'vitest'
import { smugglers } from '../../table/testing/toy-game.ts'
import { startBotThread } from './bot-thread.ts'

const thread = startBotThread(new URL('../testing/smugglers-thread.ts', import.meta.url))
afterAll(() => thread.close())

const match = Match.open(smugglers, { seats: 2, config: {}, seed: 'thread' })
const asked = (bot: string) => ({
  game: 'smugglers',
  match: match.save(),
  seat: 0,
  bot,
  seed: 'bot',
})

test('a bot in a worker thread decides, says why and how far it is', async () => {
  const heard: number[] = []
  const { choice, why } = await thread.decide(asked('search@120ms'), { onProgress: (share) => heard.push(share) })
  expect(Number.isInteger(choice)).toBe(true)
  expect(why.iterations).toBeGreaterThan(0)
  expect(heard.length).toBeGreaterThan(0)
})

test('it can be told to stop', async () => {
  const stop = new AbortController()
  const { why } = await thread.decide(asked('search@100000000'), {
    signal: stop.signal,
    onProgress: () => stop.abort(),
  })
  expect(why.iterations).toBeGreaterThan(0)
})

test('what goes wrong there is an error here', async () => {
  await expect(thread.decide({ ...asked('greedy'), seat: 7 })).rejects.toThrow('there is no seat 7')
  await expect(thread.decide(asked('zorro'))).rejects.toThrow('there is no bot "zorro"')
})
