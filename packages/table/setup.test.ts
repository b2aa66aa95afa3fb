import { expect, test, vi } from 'vitest'
import { contentHash, contentOf } from './setup.ts'
import { hashOf } from './state.ts'
import { smugglers } from './testing/toy-game.ts'

test('content that ships with a game is read once, and so are packs as long as they are the same', () => {
  const content = vi.fn(smugglers.content)
  const game = { ...smugglers, content }
  expect(contentOf(game)).toBe(contentOf(game, []))
  expect(content).toHaveBeenCalledTimes(1)
  const packs = [{ cargo: { tea: 5 } }]
  expect(contentOf(game, packs)).toEqual({ rum: 1, silk: 2, spice: 3, pearls: 4, tea: 5 })
  expect(contentOf(game, structuredClone(packs))).toBe(contentOf(game, packs))
  expect(content).toHaveBeenCalledTimes(2)
  expect(contentOf(game, [{ cargo: { tea: 6 } }])).toMatchObject({ tea: 6 })
  expect(contentOf(game, packs)).toMatchObject({ tea: 5 })
  expect(content).toHaveBeenCalledTimes(4)
  expect(() => contentOf(game, [{ cargo: { tea: 'six' } }])).toThrow()
  expect(contentOf(game)).toEqual({ rum: 1, silk: 2, spice: 3, pearls: 4 })
})

test('the hash of content is the hash of its data', () => {
  const content = { a: 1 }
  expect([contentHash(content), contentHash(content), contentHash('x')]).toEqual([
    hashOf({ a: 1 }),
    hashOf({ a: 1 }),
    hashOf('x'),
  ])
})
