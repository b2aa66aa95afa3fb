import { describe, expect, test } from 'vitest'
import type { Who } from '../../content/grammar.ts'
import { ready, use } from '../../testing/deeds.ts'
import type { PositionSetup } from '../../testing/position.ts'

/** The letters of the fighters a card may pick: small ones are seat 1's. */
function picked(text: string, who: Who, setup: PositionSetup = {}): string {
  const t = ready(text, [{ pick: { who } }, { heal: { to: 'them', amount: 1 } }], setup)
  if (t.offer('ability').length === 0) {
    expect(t.whyNot('ability test-ability')).toBe('BB-R-61')
    return ''
  }
  const ids = use(t).offer('pick')
  return ids.map((key) => (key.includes('sun') ? key.slice(-1).toUpperCase() : key.slice(-1))).join('')
}

const CROWD = `A B . c .
                . . . . .
               . d . . E`

describe('which fighters a card speaks of', () => {
  test('everybody on the battlefield where nothing is said; nobody who is down or in reserve', () => {
    expect(picked(CROWD, {}, { fighters: { f: { where: 'down' } }, reserves: { G: {} } })).toBe('ABEcd')
    expect(picked(CROWD, { side: 'any' })).toBe('ABEcd')
  })

  test('friendly and enemy are seen from the player the card works for', () => {
    expect(picked(CROWD, { side: 'friendly' })).toBe('ABE')
    expect(picked(CROWD, { side: 'enemy' })).toBe('cd')
  })

  test('the acting fighter itself, or anybody else', () => {
    expect(picked(CROWD, { is: 'me' })).toBe('A')
    expect(picked(CROWD, { is: 'not-me' })).toBe('BEcd')
  })

  test('the one picked before', () => {
    const t = ready(CROWD, [
      { pick: { who: {} } },
      { pick: { who: { is: 'them' } } },
      { damage: { to: 'them', amount: 1 } },
    ])
    expect(use(t, 'pick moon-d').offer()).toEqual(['pick moon-d'])
  })

  test('one by name', () => {
    expect(picked(CROWD, { fighter: 'moon-d' })).toBe('d')
    expect(picked(CROWD, { fighter: 'grawl' })).toBe('')
  })

  test('with a runemark, the faction’s included, or without one', () => {
    const fighters = { B: { runemarks: ['hero'] }, c: { runemarks: ['hero', 'mystic'] } }
    expect(picked(CROWD, { runemark: 'hero' }, { fighters })).toBe('Bc')
    expect(picked(CROWD, { without: 'hero' }, { fighters })).toBe('AEd')
    expect(picked(CROWD, { runemark: 'moon' }, { fighters })).toBe('cd')
    expect(picked(CROWD, { runemark: 'hero', without: 'mystic' }, { fighters })).toBe('B')
  })

  test('hurt or unhurt, activated or not', () => {
    const fighters = { B: { damage: 1 }, c: { activated: true }, d: { damage: 2 } }
    expect(picked(CROWD, { hurt: true }, { fighters })).toBe('Bd')
    expect(picked(CROWD, { hurt: false }, { fighters })).toBe('AEc')
    expect(picked(CROWD, { activated: true }, { fighters })).toBe('c')
    expect(picked(CROWD, { activated: false }, { fighters })).toBe('ABEd')
  })

  test('visible to the acting fighter', () => {
    const walls = `A # c . .
                    . . . . .
                   d . . . .`
    expect(picked(walls, { side: 'enemy', visible: true })).toBe('d')
    expect(picked(walls, { side: 'enemy' })).toBe('cd')
  })

  test('all that is said must hold', () => {
    expect(
      picked(CROWD, { side: 'enemy', hurt: true, within: { hexes: 3, of: 'me' } }, { fighters: { c: { damage: 1 } } }),
    ).toBe('c')
    expect(
      picked(CROWD, { side: 'enemy', hurt: true, within: { hexes: 2, of: 'me' } }, { fighters: { c: { damage: 1 } } }),
    ).toBe('')
  })
})

describe('what a distance is measured from', () => {
  test('the acting fighter: within includes its own hex, beyond is further than', () => {
    expect(picked(CROWD, { within: { hexes: 0, of: 'me' } })).toBe('A')
    expect(picked(CROWD, { within: { hexes: 2, of: 'me' } })).toBe('ABd')
    expect(picked(CROWD, { beyond: { hexes: 2, of: 'me' } })).toBe('Ec')
    expect(picked(CROWD, { beyond: { hexes: 3, of: 'me' } })).toBe('E')
  })

  test('the one picked before', () => {
    const t = ready(CROWD, [
      { pick: { who: {} } },
      { pick: { who: { is: 'not-me', within: { hexes: 2, of: 'them' } } } },
      { damage: { to: 'them', amount: 1 } },
    ])
    expect(use(t, 'pick moon-c').offer()).toEqual(['pick sun-b', 'pick sun-e', 'pick moon-c'])
  })

  test('the nearest objective; where there is none, everybody is infinitely far from it', () => {
    const text = `A . B . *
                   . . . c .
                  . . . . .`
    expect(picked(text, { within: { hexes: 1, of: 'objective' } })).toBe('c')
    expect(picked(text, { beyond: { hexes: 1, of: 'objective' } })).toBe('AB')
    expect(picked(CROWD, { within: { hexes: 9, of: 'objective' } })).toBe('')
    expect(picked(CROWD, { beyond: { hexes: 9, of: 'objective' } })).toBe('ABEcd')
  })

  test('another friend, or an enemy, of the fighter spoken of, never itself', () => {
    expect(picked(CROWD, { within: { hexes: 1, of: 'friend' } })).toBe('AB')
    expect(picked(CROWD, { beyond: { hexes: 2, of: 'friend' } })).toBe('Ecd')
    expect(picked(CROWD, { within: { hexes: 2, of: 'enemy' } })).toBe('ABEcd')
    expect(picked(CROWD, { beyond: { hexes: 1, of: 'enemy' } })).toBe('ABEcd')
    const fallen = { fighters: { c: { where: 'down' }, d: { where: 'down' } } } as const
    const alone = `A B . . .
                    . . . . .
                   . . . . E`
    expect(picked(alone, { within: { hexes: 9, of: 'enemy' } }, fallen)).toBe('')
  })

  test('the edge of the board', () => {
    const text = `. . . . .
                   . A . . .
                  . b . . .`
    expect(picked(text, { within: { hexes: 0, of: 'edge' } })).toBe('b')
    expect(picked(text, { within: { hexes: 1, of: 'edge' } })).toBe('Ab')
  })

  test('a blocked hex', () => {
    const text = `A . . . .
                   # . . . .
                  . . . b .`
    expect(picked(text, { within: { hexes: 1, of: 'blocked' } })).toBe('A')
    expect(picked(text, { beyond: { hexes: 1, of: 'blocked' } })).toBe('b')
  })

  test('a Desecration token', () => {
    expect(picked(CROWD, { within: { hexes: 1, of: 'desecration' } }, { desecrated: ['c3'] })).toBe('Bc')
    expect(picked(CROWD, { within: { hexes: 9, of: 'desecration' } })).toBe('')
  })

  test('the own territory of the fighter spoken of, and its enemy’s', () => {
    const text = `A . . . . b
                   . . . . . .
                  . . . . . .
                   . . . . . .
                  c . . . . D`
    const starting = [
      ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'],
      ['a5', 'b5', 'c5', 'd5', 'e5', 'f5'],
    ] as const
    expect(picked(text, { within: { hexes: 0, of: 'own-territory' } }, { starting })).toBe('Db')
    expect(picked(text, { within: { hexes: 0, of: 'enemy-territory' } }, { starting })).toBe('Ac')
    expect(picked(text, { beyond: { hexes: 0, of: 'enemy-territory' } }, { starting })).toBe('Db')
  })
})
