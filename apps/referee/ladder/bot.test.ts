import { expect, test } from 'vitest'
import { ladderBot } from './bot.ts'
import { entryNamed } from './entry.ts'

const { mind } = entryNamed('arsenal')

test('a bot with idle moves is the same bot, of whose mind only the pruning is left out', () => {
  const plain = ladderBot('champion@9', mind)
  const idle = ladderBot('champion@9+idle', mind)
  expect(mind.idle).toBeDefined()
  expect(plain.mind).toBe(mind)
  expect(idle.strength).toEqual(plain.strength)
  expect(idle.mind).toEqual({ ...mind, idle: undefined })
})
