import { expect, test } from 'vitest'
import { placeBeside } from './place-beside.ts'

const rect = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const size = { width: 300, height: 220 }

test('what is about a piece stands beside it, on the side where there is room', () => {
  const page = { width: 1440, height: 900 }
  const prompt = rect(292, 714, 852, 186)
  expect(placeBeside({ at: rect(400, 300, 60, 60), prompt, page, ...size })).toEqual({ left: 472, top: 260 })
  expect(placeBeside({ at: rect(1200, 300, 60, 60), prompt, page, ...size })).toEqual({ left: 888, top: 260 })
  expect(placeBeside({ at: rect(400, 680, 30, 30), prompt, page, ...size })).toEqual({ left: 442, top: 494 })
})

test('what is about a button of the prompt stands above a prompt that lies below, and left of one beside the board', () => {
  const below = { prompt: rect(292, 714, 852, 186), page: { width: 1440, height: 900 } }
  expect(placeBeside({ at: rect(300, 760, 200, 40), ...below, ...size })).toEqual({ left: 300, bottom: 194 })
  const aside = { prompt: rect(532, 99, 312, 291), page: { width: 844, height: 390 } }
  expect(placeBeside({ at: rect(540, 320, 200, 40), ...aside, ...size })).toEqual({ right: 320, top: 170 })
})

test('it stays in a window that is too low for all of it', () => {
  const page = { width: 844, height: 390 }
  const prompt = rect(532, 99, 312, 291)
  const placed = placeBeside({ at: rect(30, 360, 30, 30), prompt, page, width: 300, height: 400 })
  expect(placed).toEqual({ left: 72, top: 56 })
})
