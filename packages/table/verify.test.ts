import { describe, expect, test } from 'vitest'
import { Match } from './match.ts'
import { commitmentTo } from './random/committed.ts'
import { seededRandom } from './random/seeded.ts'
import type { GameRecord } from './record.ts'
import { playRandomly } from './testing/play.ts'
import { smugglers } from './testing/toy-game.ts'
import { verifyRecord } from './verify.ts'

const setup = { seats: 2, seed: 'sealed', contributions: ['heads', 'tails'] }
const match = playRandomly(Match.open(smugglers, setup), seededRandom('fair'))
const record = JSON.parse(JSON.stringify(match.record())) as GameRecord
const witnessed = { commitment: commitmentTo('sealed'), contributions: ['heads', 'tails'] }

describe('verifying a record', () => {
  test('finds nothing wrong with a fair one', () => {
    expect(verifyRecord(smugglers, record)).toEqual([])
    expect(verifyRecord(smugglers, record, witnessed)).toEqual([])
    expect(verifyRecord(smugglers, record, { contributions: [undefined, 'tails'] })).toEqual([])
  })

  test.each<[string, unknown, string]>([
    ['that is none', 'x', 'not a record: '],
    ['of another game', { ...record, game: 'chess' }, 'the record is of chess'],
    ['whose seed is not revealed', { ...record, seed: undefined }, 'does not reveal its seed'],
    ['whose seed was not committed to', { ...record, seed: 'x' }, 'the seed does not match its commitment'],
    ['made with other content', { ...record, content: 'x' }, 'the record was made with other content'],
    ['made with other rules', { ...record, rules: '7' }, 'the record was made with rules 7'],
    ['that lacks a contribution', { ...record, contributions: ['heads'] }, '2 seats played, but 1 contributed'],
    ['that does not say where it ends', { ...record, end: undefined }, 'does not say where it ends'],
    ['that ends elsewhere', { ...record, end: 'x' }, 'does not end where it says'],
    [
      'with dice set by hand',
      { ...record, answers: [{ dice: [6] }, ...record.answers] },
      'answers[0]: dice were set by hand',
    ],
    ['with an edit', { ...record, answers: [{ edit: [] }, ...record.answers] }, 'answers[0]: the state was edited'],
    ['with packs that are not sound', { ...record, packs: [1] }, 'packs[0]'],
  ])('finds one %s', (_, data, problem) => {
    expect(verifyRecord(smugglers, data)).toContainEqual(expect.stringContaining(problem))
  })

  test('finds answers that were changed', () => {
    const answers = record.answers.slice(0, -1)
    expect(verifyRecord(smugglers, { ...record, answers })).toEqual(['the record does not end where it says it does'])
  })

  test('finds dice that a chosen seed or contribution would have changed', () => {
    expect(verifyRecord(smugglers, { ...record, contributions: ['heads', 'heads'] })).not.toEqual([])
    const loaded = { ...record, seed: 'loaded', commitment: commitmentTo('loaded') }
    expect(verifyRecord(smugglers, loaded, witnessed)).toContain(
      'the commitment is not the one published before the first decision',
    )
    expect(verifyRecord(smugglers, record, { contributions: ['edge'] })).toEqual([
      'the contribution of seat 0 is not the one it made',
    ])
  })
})
