import type { Box, PageUi, SetupChoice } from '@muster/ui'
import { expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

const ui = {
  modes: [
    { id: 'battle', name: 'Skirmish', text: '', picks: true },
    { id: 'long', name: 'Campaign', text: '', picks: false },
  ],
} as unknown as PageUi
const box = {
  sides: [{ id: 'a', name: 'Hounds' }],
  scenarios: [{ id: 'x', name: 'The Ford' }],
} as unknown as Box
const choice: SetupChoice = {
  mode: 'battle',
  sides: ['a', ''],
  scenario: 'x',
  twist: '',
  players: ['Asha', 'Novice bot'],
  options: {},
}

const bot = { kind: 'bot', level: 'novice' } as const
const person = { kind: 'person' } as const
const plans = [person, bot]

test('what will be played is summed up in a line', () => {
  expect(summaryOf(ui, box, choice, plans)).toBe(
    'Skirmish, The Ford: Hounds (you) against chosen at the table (Novice bot)',
  )
  expect(summaryOf(ui, box, choice, [person, { kind: 'elsewhere' }])).toMatch(
    / against chosen at the table \(a free seat\)$/,
  )
  expect(summaryOf(ui, box, { ...choice, mode: 'long' }, plans)).toMatch(/^Campaign: Hounds/)
  expect(summaryOf({ ...ui, together: true }, box, { ...choice, players: ['Asha', ''] }, [person, person])).toBe(
    'Skirmish, The Ford: Hounds (Asha) with chosen at the table (seat 2)',
  )
  const many = { ...choice, sides: ['a', 'a', 'a', 'a'], players: ['Asha', 'Bea', 'Cem', 'Dov'] }
  expect(summaryOf({ ...ui, together: true }, box, many, [person, person])).toMatch(
    /: Hounds \(Asha\) with Hounds \(Bea\), Hounds \(Cem\) and Hounds \(Dov\)$/,
  )
  expect(summaryOf({ ...ui, together: true }, box, { ...many, sides: ['a'] }, [person])).toMatch(/: Hounds \(you\)$/)
})
