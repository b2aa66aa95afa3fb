import { describe, expect, test } from 'vitest'
import { d6 } from '../dice.ts'
import { which } from '../testing/tiny-game.ts'
import { ScriptTable } from './script.ts'

const hit = { why: 'to hit', rule: 'T-HIT-1' }

describe('a script', () => {
  test('gives dice, answers and chances in order', () => {
    const table = new ScriptTable({ dice: [6, 1, 3], answers: ['y', 'x'], chances: [[1, 0], 2] })
    expect(table.roll(0, 2, d6, hit)).toEqual([6, 1])
    expect(table.ask(0, which(['x', 'y']))).toBe('y')
    expect(table.askAll([{ seat: 1, question: which(['x']) }])).toEqual(['x'])
    expect(table.shuffle(['a', 'b'], 'mix')).toEqual(['b', 'a'])
    expect(table.chance(3, 'which')).toBe(2)
    expect(table.roll(0, 1, d6, hit)).toEqual([3])
    table.done()
    expect(table.events.map(({ faces }) => faces)).toEqual([[6, 1], [3]])
    expect(table.asked.map(({ seat, ask }) => [seat, ask])).toEqual([
      [0, 'which'],
      [1, 'which'],
    ])
  })

  test.each<[string, (table: ScriptTable) => unknown, string]>([
    ['a die', (table) => table.roll(0, 1, d6, hit), 'unscripted roll of 1d6 to hit for seat 0'],
    ['a question', (table) => table.ask(1, which(['x'])), 'unscripted question "which" to seat 1: Which one?'],
    ['a shuffle', (table) => table.shuffle(['a'], 'mix'), 'unscripted shuffle of 1: mix'],
    ['a chance', (table) => table.chance(2, 'which'), 'unscripted draw of one in 2: which'],
  ])('fails at %s it does not have', (_, use, problem) => {
    expect(() => use(new ScriptTable())).toThrow(problem)
  })

  test.each<[string, ConstructorParameters<typeof ScriptTable>[0], (table: ScriptTable) => unknown, string]>([
    ['face', { dice: [7] }, (table) => table.roll(0, 1, d6, hit), 'a d6 cannot show 7'],
    ['answer', { answers: ['z'] }, (table) => table.ask(0, which(['x'])), '"z" is not its one option'],
    ['order', { chances: [[0, 0]] }, (table) => table.shuffle(['a', 'b'], 'mix'), '[0,0] is no order of 2 items'],
    ['chance', { chances: [2] }, (table) => table.chance(2, 'which'), 'unscripted draw'],
  ])('fails at an impossible %s', (_, script, use, problem) => {
    expect(() => use(new ScriptTable(script))).toThrow(problem)
  })

  test.each([
    [{ dice: [1] }, 'scripted dice left over: 1'],
    [{ answers: ['x'] }, 'scripted answers left over: ["x"]'],
    [{ chances: [0] }, 'scripted chances left over: [0]'],
  ])('fails where something is left over: %j', (script, problem) => {
    expect(() => new ScriptTable(script).done()).toThrow(problem)
  })
})
