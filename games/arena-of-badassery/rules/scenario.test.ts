import { describe, expect, test } from 'vitest'
import { baseContent, contentWith } from '../content/index.ts'

const whole = {
  id: 'x',
  name: 'X',
  story: 'X.',
  map: { rows: ['H H .', ' U '] },
  announcements: { tiers: [1] },
  spawning: [],
  special: {},
  slaughterlight: {},
  win: [],
  after: {},
}

describe('scenarios', () => {
  test.each(['map', 'spawning', 'special', 'win', 'after'])(
    'AB-SCENARIO-1 one without its part "%s" is refused',
    (part) => {
      expect(contentWith([{ scenarios: [whole] }]).scenarios.x?.name).toBe('X')
      expect(() => contentWith([{ scenarios: [{ ...whole, [part]: undefined }] }])).toThrow(part)
    },
  )

  test('AB-SCENARIO-2 the After part tells what a win brings and which scenario is next', () => {
    for (const { scenarios } of Object.values(baseContent.campaigns)) {
      const cards = scenarios.map((id) => baseContent.scenarios[id])
      const last = cards.at(-1)
      expect(last?.after.next).toEqual([])
      for (const card of cards.slice(0, -1)) {
        expect(card?.after.next.length).toBeGreaterThan(0)
        expect(card?.after.next.every((id) => scenarios.includes(id))).toBe(true)
      }
    }
  })
})
