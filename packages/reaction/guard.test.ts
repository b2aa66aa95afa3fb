import { likelyAnswer, randomAnswer, seededRandom, showQuestion } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { chanceToBeat, chanceToMeet, otherwise, shareOf } from './chance.ts'
import type { Side } from './classes.ts'
import { dieOf } from './dice.ts'
import { askGuard, type GuardAsk, type GuardWay, guardQuestion, guardWords } from './guard.ts'
import { parseRow } from './row.ts'
import { scripted } from './testing/scripted.ts'
import { tokenText } from './token.ts'

interface Attack extends GuardAsk {
  readonly strength?: number
  readonly attacker?: Side
}

const words = guardWords<Attack>({
  rule: 'T-GUARD-1',
  prompt: () => 'What do you defend with?',
  text: ({ token, by, add }) => `${tokenText(token)}${by === '' ? '' : ` with ${by}`}, +${add}`,
  about: ({ strength }) => ({ strength }),
  holds: (side, { strength = 0, attacker }) =>
    shareOf(attacker ? otherwise(chanceToBeat(attacker, side)) : chanceToMeet(side, strength)),
})

const way = (tokens: string, add = 0, by = ''): GuardWay => ({ by, tokens: parseRow(tokens), add })
const optionsOf = (ways: readonly GuardWay[]) => showQuestion(0, guardQuestion(words, { ways })).options

describe('a guard', () => {
  test('is any token, Ready or Used, and cannot be declined (AB-DEFEND-1, CZ-ACTION-15, CZ-ACTION-16)', () => {
    expect(optionsOf([way('G- Y+ Y+ R+', 2)])).toEqual([
      { key: 'G-', text: 'Used GREEN, +2', refs: [] },
      { key: 'Y+', text: 'Ready YELLOW, +2', refs: [] },
      { key: 'R+', text: 'Ready RED, +2', refs: [] },
    ])
    expect(showQuestion(0, guardQuestion(words, { ways: [way('G- Y+')] }))).not.toHaveProperty('pass')
  })

  test('may be with something else in place of the Skill (CZ-ARMOR-4), or of the tokens (AB-SHIELD-3)', () => {
    const keys = optionsOf([way('G- Y+', 1), way('G- Y+', 3, 'vest'), way('R+', 0, 'shield')]).map(({ key }) => key)
    expect(keys).toEqual(['G-', 'Y+', 'G- vest', 'Y+ vest', 'R+ shield'])
  })

  test('is asked for with its numbers: against what, and what each way adds', () => {
    const { about } = showQuestion(
      0,
      guardQuestion(words, { ways: [way('G- Y+', 1), way('G- Y+', 3, 'vest')], strength: 5 }),
    )
    expect(about).toEqual({ strength: 5, adds: { '': 1, vest: 3 } })
  })

  test('is not asked for where there is but one', () => {
    const { result, asked } = scripted({}, (table) => askGuard(table, 0, words, { ways: [way('Y+ Y+', 2)] }))
    expect([result, asked]).toEqual([{ by: '', token: 'Y+', add: 2 }, []])
    const ways = [way('Y+ Y-'), way('Y+ Y-', 2, 'vest')]
    expect(scripted({ answers: ['Y- vest'] }, (table) => askGuard(table, 0, words, { ways })).result).toEqual({
      by: 'vest',
      token: 'Y-',
      add: 2,
    })
  })

  test('that is likeliest to hold is what odds assume', () => {
    const likely = (ask: Attack) => likelyAnswer(guardQuestion(words, ask))
    expect(likely({ ways: [way('R+ Y+ G-')], strength: 5 })).toMatchObject({ token: 'G-' })
    expect(likely({ ways: [way('R+ Y+ G-', 0), way('R+ Y+', 3, 'vest')], strength: 7 })).toMatchObject({
      token: 'Y+',
      by: 'vest',
    })
    // Against a number nobody reaches only a Crit holds, and the RED die has most of those.
    expect(likely({ ways: [way('G+ Y+ R+')], strength: 20 })).toMatchObject({ token: 'R+' })
    const attacker = { die: dieOf('green'), add: 2 }
    expect(likely({ ways: [way('Y+ G+')], attacker })).toMatchObject({ token: 'G+' })
  })

  test('sampled is one of those offered', () => {
    const question = guardQuestion(words, { ways: [way('G- Y+ Y+'), way('R+', 1, 'shield')] })
    const keys = new Set(showQuestion(0, question).options.map(({ key }) => key))
    const seen = new Set<string>()
    const random = seededRandom('guards')
    for (let i = 0; i < 200; i++) seen.add(words.key(randomAnswer(question, random) as never, { ways: [] }))
    expect(seen).toEqual(keys)
  })
})
