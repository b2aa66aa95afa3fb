import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import { field } from './cards.ts'

const folder = new URL('../rules/cards/', import.meta.url)
const tests = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n')

/** The cards of a kind whose name begins no test of that rule. */
function untested(rule: string, cards: readonly { readonly name: string }[]): string[] {
  const plain = (text: string) => text.replaceAll('’', "'").replaceAll("\\'", "'")
  const titles = plain(tests)
    .split('\n')
    .filter((line) => line.includes('BB-'))
  return cards
    .map(({ name }) => name)
    .filter((name) => !titles.some((title) => title.includes(rule) && title.includes(`${plain(name)}: `)))
}

test('every card of the box has a test of its own that plays it', () => {
  const warbands = Object.values(baseContent.warbands)
  const { abilities, twists, lesserArtefacts, powers, rewards } = baseContent
  expect(untested('BB-ABILITY-15', Object.values(abilities))).toEqual([])
  expect(untested('BB-TWIST-2', Object.values(twists))).toEqual([])
  expect(untested('BB-SPOILS-', Object.values(lesserArtefacts))).toEqual([])
  expect(
    untested(
      'BB-CONVERGENCE-3',
      warbands.flatMap(({ convergences }) => Object.values(convergences)),
    ),
  ).toEqual([])
  expect(untested('BB-POWER-4', Object.values(powers))).toEqual([])
  expect(untested('BB-POWER-6', Object.values(rewards))).toEqual([])
})

test('a field has the fighters of two real warbands where they are drawn, the others down, apart or in reserve', () => {
  const t = field(
    `V . . t
      . . . .
     . . . .`,
    { V: 'vortemis', t: 'theddra' },
    { reserves: ['narvia'], double: 2 },
  )
  expect(t.state.warbands).toEqual(['eyes-of-the-nine', 'godsworn-hunt'])
  expect([t.hex('vortemis'), t.hex('theddra')]).toEqual(['a3', 'd3'])
  expect(['narvia', 'turosh', 'brimstone-horrors'].map((id) => t.fighter(id).where)).toEqual([
    'reserve',
    'down',
    'apart',
  ])
  expect(() => field('V . t t', { V: 'vortemis', t: 'nobody' })).toThrow('no one warband')
})
