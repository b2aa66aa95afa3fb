import { PlayoutTable, randomPolicy, seededRandom } from '@muster/table'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colours } from './dice.ts'
import { pay, payingTokens, readySome, stun } from './pay.ts'
import { freshRow, makeRow, parseRow, type Row, readyAll, woundsOf } from './row.ts'
import { tokenRules, woundRules } from './testing/rules.ts'
import { isReady, printedColourOf, type Token, tokens } from './token.ts'
import { heal, suffer } from './wound.ts'

const printed = (row: Row) => row.map(printedColourOf).sort().join()
const deeds = ['pay', 'hurt', 'guard', 'heal', 'ready', 'stun', 'refresh'] as const

test('whatever happens to a row, its tokens stay as many and as printed, and wounds are never below none', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...colours), { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(fc.constantFrom(...deeds), fc.integer({ min: 0, max: 3 })), { maxLength: 30 }),
      fc.string(),
      (colour, todo, seed) => {
        const one = { id: 'ripper', seat: 0, tokens: freshRow(colour) }
        const random = seededRandom(seed)
        const table = new PlayoutTable(random, randomPolicy, one)
        const before = printed(one.tokens)
        for (const [deed, count] of todo) {
          const wounds = woundsOf(one.tokens)
          const any = one.tokens[random.below(one.tokens.length)] as Token
          const [paying] = payingTokens(one.tokens)
          if (deed === 'pay' && paying) pay(table, tokenRules, one, paying)
          if (deed === 'hurt') suffer(table, woundRules, one, count)
          if (deed === 'guard') suffer(table, woundRules, one, count, any)
          if (deed === 'heal') expect(heal(table, woundRules, 0, one, count)).toBe(Math.min(count, wounds))
          if (deed === 'ready') readySome(table, tokenRules, 0, one, count)
          if (deed === 'stun') stun(table, tokenRules, one, count)
          if (deed === 'refresh') readyAll(one.tokens)
          expect(printed(one.tokens)).toBe(before)
          if (deed === 'refresh') expect(one.tokens.every(isReady)).toBe(true)
          if (deed === 'hurt' || deed === 'guard') expect(woundsOf(one.tokens)).toBeGreaterThanOrEqual(wounds)
        }
      },
    ),
  )
})

test('a row that is written is read back', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...tokens)), (row) => {
      expect(parseRow(makeRow(row))).toEqual(row)
    }),
  )
})
