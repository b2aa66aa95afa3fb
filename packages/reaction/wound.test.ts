import { describe, expect, test } from 'vitest'
import { parseRow } from './row.ts'
import { bearer } from './testing/bearer.ts'
import { woundRules } from './testing/rules.ts'
import { scripted } from './testing/scripted.ts'
import { heal, suffer, woundChosen } from './wound.ts'

const names = (events: readonly { event: string }[]) => events.map(({ event }) => event)

describe('wounds', () => {
  test('of an opposed roll fall on the token rolled, the others on chosen ones (AB-REDLINE-5, CZ-WOUND-9)', () => {
    const hurt = bearer('G+ Y+ Y-')
    const { result, asked, events } = scripted({ answers: ['G+'] }, (table) => suffer(table, woundRules, hurt, 2, 'Y+'))
    expect(result).toBe('wounded')
    expect(hurt.tokens).toEqual(parseRow('g+ y+ Y-'))
    expect(asked[0]).toMatchObject({
      ask: 'which token to wound',
      options: [
        { key: 'G+', text: 'Ready GREEN' },
        { key: 'Y-', text: 'Used YELLOW' },
      ],
    })
    expect(names(events)).toEqual(['wound', 'wound'])
  })

  test.each([
    { row: 'G+ Y-', rolled: 'g+', left: 'g+ Y-' },
    { row: 'g- Y-', rolled: 'G+', left: 'out' },
    { row: 'Y- Y-', rolled: 'G+', left: 'y- Y-' },
  ] as const)('fall on the token rolled as it lies by then: $rolled among $row', ({ row, rolled, left }) => {
    const hurt = bearer(row)
    const { result } = scripted({}, (table) => suffer(table, woundRules, hurt, 1, rolled))
    expect(result === 'out' ? result : hurt.tokens.join(' ')).toBe(left)
  })

  test('never go to a RED token by choice; with none left the bearer is out (AB-R-38, CZ-R-53)', () => {
    const hurt = bearer('G+ R+ y-')
    const { asked, result, events } = scripted({}, (table) => [
      woundChosen(table, woundRules, hurt),
      woundChosen(table, woundRules, hurt),
    ])
    expect(asked).toEqual([])
    expect(result).toEqual(['wounded', 'out'])
    expect(hurt.tokens).toEqual(parseRow('g+ R+ y-'))
    expect(names(events)).toEqual(['wound', 'red-lined', 'out'])
    expect(events.at(-1)).toMatchObject({ rule: 'T-WOUND-4', id: 'ripper' })
  })

  test('on a RED token rolled take the bearer out at once, whatever other tokens it has (AB-DEFEND-13)', () => {
    const hurt = bearer('G+ R+')
    expect(scripted({}, (table) => suffer(table, woundRules, hurt, 2, 'R+')).result).toBe('out')
    expect(hurt.tokens).toEqual(parseRow('G+ R+'))
  })

  test('that leave it Red-lined take it out with the next one (AB-REDLINE-6)', () => {
    const hurt = bearer('G+ R+')
    expect(scripted({}, (table) => suffer(table, woundRules, hurt, 2, 'G+')).result).toBe('out')
  })

  test('of number 0 are none', () => {
    expect(scripted({}, (table) => suffer(table, woundRules, bearer('G+'), 0, 'G+')).result).toBe('unhurt')
  })

  test('ask nobody where every token takes one, or more come than there are tokens', () => {
    const [all, more] = [bearer('G+ Y- R+'), bearer('G+ Y-')]
    expect(scripted({}, (table) => suffer(table, woundRules, all, 2)).result).toBe('wounded')
    expect(all.tokens).toEqual(parseRow('g+ y- R+'))
    expect(scripted({}, (table) => suffer(table, woundRules, more, 3)).result).toBe('out')
  })

  test('without a roll are all chosen (AB-REDLINE-4, CZ-WOUND-10)', () => {
    const hurt = bearer('G+ Y-')
    scripted({ answers: ['Y-'] }, (table) => suffer(table, woundRules, hurt, 1))
    expect(hurt.tokens).toEqual(parseRow('G+ y-'))
  })
})

describe('healing', () => {
  test('restores as many as there are, picked by whoever the game says (AB-HEAL-1, CZ-HEAL-3, CZ-R-55)', () => {
    const hurt = bearer('g+ y- y+ R+', 1)
    const { result, asked } = scripted({ answers: ['y-', 'g+'] }, (table) => heal(table, woundRules, 0, hurt, 2))
    expect(result).toBe(2)
    expect(hurt.tokens).toEqual(parseRow('G+ Y- y+ R+'))
    expect(asked.map(({ seat, ask }) => [seat, ask])).toEqual(Array(2).fill([0, 'which token to heal']))
  })

  test('asks nobody where all of them heal', () => {
    const hurt = bearer('g+ y- R+', 1)
    expect(scripted({}, (table) => heal(table, woundRules, 0, hurt, 3)).result).toBe(2)
    expect(hurt.tokens).toEqual(parseRow('G+ Y- R+'))
  })

  test('of nobody wounded does nothing', () => {
    expect(scripted({}, (table) => heal(table, woundRules, 0, bearer('G+ R+'), 2)).result).toBe(0)
  })
})
