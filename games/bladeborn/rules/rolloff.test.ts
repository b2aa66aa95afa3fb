import { clone, type GameEvent, ScriptTable } from '@muster/table'
import { expect, test } from 'vitest'
import { position } from '../testing/position.ts'
import { agreeing } from '../testing/skirmish.ts'
import { heroPhase } from './hero.ts'
import { rollOff } from './rolloff.ts'

const rolls = (events: readonly GameEvent[]) => events.filter(({ event }) => event === 'dice')

test('BB-ROLLOFF-1 each player rolls exactly one die', () => {
  const table = new ScriptTable({ dice: [4, 2, 6] })
  expect(rollOff(table, 'a test')).toBe(0)
  expect(rolls(table.events).map(({ seat, faces }) => [seat, faces])).toEqual([
    [0, [4]],
    [1, [2]],
  ])
  expect(() => table.done()).toThrow('scripted dice left over: 6')
})

test('BB-ROLLOFF-2 a roll-off for the initiative uses action dice and leaves the ability dice alone', () => {
  const t = position(
    `A . . . .
      . . . . b`,
  )
  const battle = { ...clone(t.battle), content: t.battle.content, initiative: undefined, round: 0 }
  const mine = [1, 1, 2, 2, 3, 4]
  const theirs = [5, 5, 6, 6, 1, 2]
  const table = new ScriptTable({ dice: [...mine, ...theirs, 3, 5] })
  heroPhase(table, battle)
  table.done()
  expect(battle.sides.map(({ rolled }) => rolled)).toEqual([mine, theirs])
  expect(battle.initiative).toBe(1)
  expect(rolls(table.events).map(({ set, faces }) => [set, faces])).toEqual([
    ['ability', mine],
    ['ability', theirs],
    ['action', [3]],
    ['action', [5]],
  ])
})

test('BB-ROLLOFF-3 the higher score wins', () => {
  const table = new ScriptTable({ dice: [5, 3] })
  expect(rollOff(table, 'a test')).toBe(0)
  expect(table.events.at(-1)).toEqual({
    event: 'rolloff',
    rule: 'BB-ROLLOFF-3',
    scores: [5, 3],
    winner: 0,
    for: 'a test',
  })
  const t = agreeing().dice(2, 6).answer('agree')
  expect(t.state.battle?.winner).toBe(1)
  expect(t.question().seat).toBe(1)
})

test('BB-ROLLOFF-4 equal scores are rolled again until they differ', () => {
  const t = agreeing().dice(3, 3, 6, 6, 1, 2).answer('agree')
  expect(rolls(t.events).map(({ faces }) => faces)).toEqual([[3], [3], [6], [6], [1], [2]])
  expect(t.state.battle?.winner).toBe(1)
  expect(t.events.filter(({ event }) => event === 'rolloff')).toHaveLength(1)
})
