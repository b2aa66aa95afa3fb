import { describe, expect, test } from 'vitest'
import { Match } from './match.ts'
import { seededRandom } from './random/seeded.ts'
import { type GameRecord, parseRecord } from './record.ts'
import { playRandomly } from './testing/play.ts'
import { smugglers } from './testing/toy-game.ts'

const setup = { seats: 2, seed: 'record', config: { rounds: 2 }, packs: [{ cargo: { tea: 5 } }] }
const record = () => playRandomly(Match.open(smugglers, setup), seededRandom('record')).record()
const stored = () => JSON.parse(JSON.stringify(record())) as GameRecord

describe('parsing a record', () => {
  test('gives back what was stored', () => {
    expect(parseRecord(stored())).toEqual(record())
  })

  test.each<[string, (record: GameRecord) => unknown, string]>([
    ['something else', () => 'a letter', 'the whole: '],
    ['another format', (good) => ({ ...good, format: 'x/1' }), 'format: '],
    ['a missing field', ({ seats: _, ...rest }) => rest, 'seats: '],
    ['an unknown field', (good) => ({ ...good, extra: 1 }), '"extra"'],
    ['a wrong type', (good) => ({ ...good, seats: '2' }), 'seats: '],
    ['an entry of no kind', (good) => ({ ...good, answers: [...good.answers, {}] }), 'answers[_]: expected {"seat"'],
    ['dice that are none', (good) => ({ ...good, answers: [{ dice: [1.5] }] }), 'answers[0]: expected'],
    ['an edit that is none', (good) => ({ ...good, answers: [{ edit: [{}] }] }), 'answers[0]: expected'],
    ['an answer of two kinds', (good) => ({ ...good, answers: [{ seat: 0, choice: 1, dice: [] }] }), 'answers[0]: '],
  ])('refuses %s and says where', (_, spoil, where) => {
    const good = stored()
    const text = where.replace('_', String(good.answers.length))
    expect(() => parseRecord(spoil(good))).toThrow(
      expect.objectContaining({ code: 'bad-record', message: expect.stringContaining(text) }),
    )
  })
})

describe('replaying a record', () => {
  test('of the first format, which had neither acts nor take-backs, leads to the same place too', () => {
    const old = parseRecord({ ...stored(), format: 'muster-record/1' })
    expect(Match.replay(smugglers, old).record()).toEqual(record())
  })

  test('leads to the same place', () => {
    const match = Match.replay(smugglers, stored())
    expect(match.record()).toEqual(record())
    expect(match.result).toBeDefined()
  })

  test.each<[string, (record: GameRecord) => GameRecord, string]>([
    ['of another game', (good) => ({ ...good, game: 'chess' }), 'the record is of chess, not of smugglers'],
    ['of other rules', (good) => ({ ...good, rules: '0' }), 'the record was made with rules 0; these are 1'],
    ['without its seed', (good) => ({ ...good, seed: undefined }), 'does not reveal its seed'],
    ['with another seed', (good) => ({ ...good, seed: 'x' }), 'the seed does not match its commitment'],
    ['with another commitment', (good) => ({ ...good, commitment: 'x' }), 'the seed does not match its commitment'],
    ['without its packs', (good) => ({ ...good, packs: [] }), 'the record was made with other content'],
    ['that says it ends elsewhere', (good) => ({ ...good, end: 'x' }), 'does not end where it says'],
    [
      'that goes on after the end',
      (good) => ({ ...good, answers: [...good.answers, { seat: 0, choice: 0 }] }),
      'the game is over after',
    ],
    [
      'where a seat answers out of turn',
      ({ end: _, ...good }) => ({ ...good, answers: [...good.answers.slice(0, 2), { seat: 9, choice: 0 }] }),
      'answers[2]: seat 9 answers, but seat',
    ],
    [
      'where two answer at once and one was not asked',
      ({ end: _, ...good }) => ({ ...good, answers: [{ seat: 9, choice: 0 }] }),
      'answers[0]: seat 9 answers, but is not asked',
    ],
    [
      'with an illegal choice',
      ({ end: _, ...good }) => ({ ...good, answers: [{ seat: 0, choice: 99 }] }),
      'answers[0]: to the question "bid": expected a whole number',
    ],
    [
      'with an act of a seat that may not',
      ({ end: _, ...good }) => ({
        ...good,
        seats: 3,
        answers: [
          { seat: 2, act: 'resign' },
          { seat: 2, act: 'resign' },
        ],
      }),
      'answers[1]: seat 2 does "resign": the captain has left the sea',
    ],
    [
      'that takes back what is not there',
      ({ end: _, ...good }) => ({ ...good, answers: [{ back: 1, by: 0 }] }),
      'answers[0]: takes back to 1 of 0 entries',
    ],
    [
      'that takes back nothing',
      ({ end: _, ...good }) => ({ ...good, answers: [{ back: 0, by: 0 }] }),
      'answers[0]: takes back to 0 of 0 entries',
    ],
    [
      'that takes back for a seat there is not',
      ({ end: _, ...good }) => ({ ...good, answers: [...good.answers.slice(0, 1), { back: 0, by: 9 }] }),
      'answers[1]: there is no seat 9',
    ],
  ])('refuses one %s', (_, spoil, problem) => {
    expect(() => Match.replay(smugglers, spoil(stored()))).toThrow(
      expect.objectContaining({ code: 'bad-record', message: expect.stringContaining(problem) }),
    )
  })

  test('refuses one whose packs are not sound', () => {
    expect(() => Match.replay(smugglers, { ...stored(), packs: [{ cargo: { tea: 'x' } }] })).toThrow(
      expect.objectContaining({ code: 'bad-content', message: expect.stringContaining('packs[0].cargo.tea') }),
    )
  })

  test('the record without its seed tells neither seed nor end', () => {
    const match = Match.replay(smugglers, stored())
    expect(match.record(false)).not.toHaveProperty('seed')
    expect(match.record(false)).not.toHaveProperty('end')
  })
})
