import { describe, expect, test } from 'vitest'
import { hasKeyword, type Keyword, keywordSchema, makeKeyword, parseKeyword, xOf } from './keyword.ts'

const shapes = {
  deadly: 'plain',
  rapid: 'number',
  stun: 'number',
  'small clip': 'plain',
  defense: 'skill',
} as const
const skills = ['reflexes', 'melee']
const parse = (text: string) => parseKeyword(text, shapes, skills)
const keywords = (...texts: string[]) => texts.map(parse) as Keyword[]

describe('a keyword', () => {
  test.each([
    ['deadly', { name: 'deadly', x: 1, skill: undefined, crits: false }],
    ['deadly crits', { name: 'deadly', x: 1, skill: undefined, crits: true }],
    ['rapid 3', { name: 'rapid', x: 3, skill: undefined, crits: false }],
    ['stun 1 crits', { name: 'stun', x: 1, skill: undefined, crits: true }],
    ['small clip', { name: 'small clip', x: 1, skill: undefined, crits: false }],
    ['defense reflexes 2', { name: 'defense', x: 2, skill: 'reflexes', crits: false }],
  ])('%s is read, and written the same', (text, expected) => {
    expect(parse(text)).toEqual(expected)
    expect(makeKeyword(expected, shapes)).toBe(text)
  })

  test.each([
    'deadly 2',
    'rapid',
    'rapid 0',
    'rapid x',
    'rapid 3 3',
    'smallclip',
    'defense 2',
    'defense luck 2',
    'crits',
    '',
  ])('"%s" is none', (text) => {
    expect(parse(text)).toBeUndefined()
  })

  test('a card with another word is told what there is', () => {
    const parsed = keywordSchema(shapes, skills).safeParse('vapid 3')
    expect(parsed.error?.issues[0]?.message).toBe(
      '"vapid 3" is no keyword; expected one of deadly, rapid X, stun X, small clip, defense (Skill) X, with "crits" after it where only a Crit does it',
    )
    expect(keywordSchema(shapes, skills).parse('rapid 2')).toEqual(parse('rapid 2'))
  })

  test('that needs a Crit is there with one only, and does not add up (CZ-KEYWORD-5, AB-R-49)', () => {
    const list = keywords('deadly crits', 'stun 1', 'stun 2 crits')
    expect([hasKeyword(list, 'deadly'), hasKeyword(list, 'deadly', true), hasKeyword(list, 'rapid', true)]).toEqual([
      false,
      true,
      false,
    ])
    expect([xOf(list, 'stun'), xOf(list, 'stun', true), xOf(list, 'rapid', true)]).toEqual([1, 2, 0])
  })
})
