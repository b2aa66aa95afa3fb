import { expect, test } from 'vitest'
import { placeZoom, type Rect } from './place-zoom.ts'

const page = { width: 1440, height: 900 }
const rect = (left: number, top: number, width = 100, height = 100): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('a card of the hand is enlarged above itself, towards the middle of the page', () => {
  const left = placeZoom({ at: rect(400, 760), odds: true, aims: [], page })
  expect(left).toEqual({ flexDirection: 'row', left: 400, bottom: 150 })
  const right = placeZoom({ at: rect(1100, 760), odds: true, aims: [], page })
  expect(right).toEqual({ flexDirection: 'row-reverse', left: 648, bottom: 150 })
})

test('it steps aside from what the card aims at, no further than it must', () => {
  const aim = rect(500, 400)
  const { left } = placeZoom({ at: rect(400, 760), odds: true, aims: [aim], page })
  expect(left).toBeGreaterThan(aim.right)
  expect(left).toBeLessThan(aim.right + 30)
  const high = placeZoom({ at: rect(400, 760), odds: true, aims: [rect(500, 80)], page })
  expect(high.left).toBe(400)
})

test('where everything is aimed at it stays with its card; a card at the side is enlarged beside itself', () => {
  const everywhere = placeZoom({ at: rect(400, 760), odds: false, aims: [rect(0, 0, 1440, 800)], page })
  expect(everywhere.left).toBe(400)
  expect(placeZoom({ at: rect(20, 200), odds: false, aims: [], page })).toMatchObject({ left: 132, top: 200 })
})
