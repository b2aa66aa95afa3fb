import { expect, test } from 'vitest'
import { freeTokens, pay, payingTokens, readToken, readySome, stun, withToken } from './pay.ts'
import { parseRow } from './row.ts'
import { bearer } from './testing/bearer.ts'
import { tokenRules } from './testing/rules.ts'
import { scripted } from './testing/scripted.ts'
import { tokens } from './token.ts'

test('any Ready token pays, a free action has the colour of any (AB-ACTION-2, AB-ACTION-4, CZ-FREE-2)', () => {
  const row = parseRow('G- Y+ Y+ y+')
  expect(payingTokens(row)).toEqual(['Y+', 'y+'])
  expect(freeTokens(row)).toEqual(['G-', 'Y+', 'y+'])
})

test('paying turns one token over, and says the token as it is now (CZ-ACTION-1, CZ-WOUND-5)', () => {
  const payer = bearer('G+ Y+ Y+')
  const { result, events } = scripted({}, (table) => pay(table, tokenRules, payer, 'Y+'))
  expect(result).toBe('Y-')
  expect(payer.tokens).toEqual(parseRow('G+ Y- Y+'))
  expect(events).toEqual([{ event: 'paid', rule: 'T-TOKEN-1', id: 'ripper', token: 'Y+' }])
  expect(() => scripted({}, (table) => pay(table, tokenRules, payer, 'Y-'))).toThrow('the token Y- is not Ready')
  expect(() => scripted({}, (table) => pay(table, tokenRules, payer, 'R+'))).toThrow('there is no R+ among')
})

test('Refresh X turns Used tokens Ready, as many as there are (CZ-KEYWORD-18)', () => {
  const one = bearer('G- Y- R+')
  scripted({ answers: ['Y-'] }, (table) => readySome(table, tokenRules, 0, one, 1))
  expect(one.tokens).toEqual(parseRow('G- Y+ R+'))
  scripted({}, (table) => readySome(table, tokenRules, 0, one, 5))
  expect(one.tokens).toEqual(parseRow('G+ Y+ R+'))
})

test('Stun X turns Ready tokens Used, picked by their own player, as many as there are (CZ-KEYWORD-21, CZ-KEYWORD-22)', () => {
  const one = bearer('G+ Y+ Y-', 1)
  const { asked } = scripted({ answers: ['Y+'] }, (table) => stun(table, tokenRules, one, 1))
  expect([one.tokens, asked[0]?.seat]).toEqual([parseRow('G+ Y- Y-'), 1])
  scripted({}, (table) => stun(table, tokenRules, one, 2))
  expect(one.tokens).toEqual(parseRow('G- Y- Y-'))
})

test('nobody is asked which tokens are turned where all of them are', () => {
  const one = bearer('G- Y- R+')
  scripted({}, (table) => readySome(table, tokenRules, 0, one, 2))
  expect(one.tokens).toEqual(parseRow('G+ Y+ R+'))
  scripted({}, (table) => stun(table, tokenRules, one, 4))
  expect(one.tokens).toEqual(parseRow('G- Y- R-'))
})

test('the key of an option says its token and gives it back', () => {
  for (const token of tokens) {
    const key = withToken('shoot psycho-2 with eye on fire', token)
    expect(readToken(key)).toEqual({ key: 'shoot psycho-2 with eye on fire', token })
  }
  expect(withToken('move e4', 'Y+')).toBe('move e4 on Y+')
  expect(readToken('wait')).toEqual({ key: 'wait', token: undefined })
  expect(readToken('put it on')).toEqual({ key: 'put it on', token: undefined })
})
