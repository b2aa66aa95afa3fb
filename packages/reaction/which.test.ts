import { type AnyQuestion, likelyAnswer, PlayoutTable, seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import { parseRow } from './row.ts'
import { bearer } from './testing/bearer.ts'
import { scripted } from './testing/scripted.ts'
import { tokenText } from './token.ts'
import { askToken, type Purpose } from './which.ts'

/** What odds assume of a question for one of these tokens. */
function assumed(purpose: Purpose, row: string): unknown {
  const table = new PlayoutTable(seededRandom(''), (_, question: AnyQuestion) => likelyAnswer(question), undefined)
  return askToken(table, 0, purpose, bearer(row), parseRow(row), 'T-WOUND-1')
}

test('harm is thought to go to the worst token, good to the best', () => {
  expect(assumed('wound', 'G+ Y+ Y-')).toBe('Y-')
  expect(assumed('stun', 'G+ y+ Y+')).toBe('y+')
  expect(assumed('ready', 'R- Y- G-')).toBe('G-')
  expect(assumed('heal', 'y+ g-')).toBe('g-')
})

test('equal tokens are one option, and what has one answer is not asked', () => {
  const asked = (row: string, answers: string[] = []) =>
    scripted({ answers }, (table) => askToken(table, 0, 'wound', bearer(row), parseRow(row), 'T-WOUND-1')).asked
  expect(asked('Y+ Y+')).toEqual([])
  expect(asked('Y+ G+ Y+', ['G+'])[0]?.options.map(({ key }) => key)).toEqual(['Y+', 'G+'])
  expect(asked('Y+ G+', ['G+'])[0]?.rule).toBe('T-WOUND-1')
})

test('a token that is not to be had is refused by the rule it is picked by', () => {
  const ask = (answer: string) => () =>
    scripted({ answers: [answer] }, (table) =>
      askToken(table, 0, 'heal', bearer('G+ y+ g-'), parseRow('y+ g-'), 'T-WOUND-5'),
    )
  expect(ask('G+')).toThrow(expect.objectContaining({ rule: 'T-WOUND-5', message: expect.stringContaining('to heal') }))
  expect(ask('g-')().result).toBe('g-')
})

test('a token is named by its side, its colour and what it was', () => {
  expect([tokenText('G+'), tokenText('R-'), tokenText('y-')]).toEqual([
    'Ready GREEN',
    'Used RED',
    'Used RED, a wounded YELLOW',
  ])
})
