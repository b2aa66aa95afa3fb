import { describe, expect, test } from 'vitest'
import {
  colourOf,
  healed,
  isReady,
  isRed,
  isWounded,
  printedColourOf,
  readied,
  spent,
  tokenOf,
  tokens,
  wounded,
} from './token.ts'

describe('a token', () => {
  test('has its colour, its printed colour and a side', () => {
    const seen = tokens.map((token) => [token, colourOf(token), printedColourOf(token), isReady(token)].join(' '))
    expect(seen).toEqual([
      'G+ green green true',
      'G- green green false',
      'Y+ yellow yellow true',
      'Y- yellow yellow false',
      'R+ red red true',
      'R- red red false',
      'g+ red green true',
      'g- red green false',
      'y+ red yellow true',
      'y- red yellow false',
    ])
    expect(tokenOf('yellow')).toBe('Y+')
    expect(tokenOf('red', false)).toBe('R-')
  })

  test('turns RED by a wound with the same side up, and back (AB-DEFEND-12, CZ-WOUND-2, CZ-HEAL-2)', () => {
    expect((['G+', 'G-', 'Y+', 'Y-'] as const).map(wounded)).toEqual(['g+', 'g-', 'y+', 'y-'])
    expect((['g+', 'g-', 'y+', 'y-'] as const).map(healed)).toEqual(['G+', 'G-', 'Y+', 'Y-'])
  })

  test('printed RED is no wound (AB-R-37, CZ-R-54)', () => {
    expect(tokens.filter(isRed)).toEqual(['R+', 'R-', 'g+', 'g-', 'y+', 'y-'])
    expect(tokens.filter(isWounded)).toEqual(['g+', 'g-', 'y+', 'y-'])
    expect(() => healed('R+')).toThrow('the token R+ is not wounded')
    expect(() => wounded('R+')).toThrow('the token R+ is RED already')
    expect(() => wounded('y-')).toThrow('RED already')
  })

  test('is spent and made Ready whatever its colour, and not spent twice (AB-ACTION-4, CZ-INSPIRE-6)', () => {
    expect((['G+', 'R+', 'y+'] as const).map(spent)).toEqual(['G-', 'R-', 'y-'])
    expect((['G-', 'R-', 'y-', 'Y+'] as const).map(readied)).toEqual(['G+', 'R+', 'y+', 'Y+'])
    expect(() => spent('g-')).toThrow('the token g- is not Ready')
  })
})
