import { expect, test } from 'vitest'
import { moments, rolls } from './moments.ts'
import { recap } from './recap.ts'
import { traces } from './traces.ts'

test('enemies that close in one after the other are one step', () => {
  const walk = (enemy: string) => ({
    event: { event: 'enemy-moves', rule: 'AB-ORDERS-3', enemy, zone: 'c4' },
    text: `${enemy} moves`,
  })
  const steps = recap([
    walk('psycho-1'),
    walk('psycho-2'),
    { event: { event: 'taken-out', rule: 'AB-WOUND-1', id: 'maya' }, text: 'Maya is out' },
    walk('psycho-3'),
  ])
  expect(steps.map(({ text }) => text)).toEqual(['2 enemies close in', 'Maya is out', 'psycho-3 moves'])
  expect(steps[1]?.weight).toBeGreaterThan(steps[0]?.weight ?? 0)
})

test('an enemy that fell leaves a trace where it last stood, until the round is over', () => {
  const events = [
    { event: 'round', round: 1 },
    { event: 'spawned', enemy: 'psycho-1', zone: 'b2' },
    { event: 'enemy-moves', enemy: 'psycho-1', zone: 'c3' },
    { event: 'enemy-out', enemy: 'psycho-1' },
    { event: 'enemy-out', enemy: 'psycho-2' },
  ]
  expect(traces(events).map(({ at, look }) => [at, look])).toEqual([[{ cell: 'c3' }, 'fallen']])
  expect(traces([...events, { event: 'round', round: 2 }])).toEqual([])
})

test('dice lie in the tray with their sides, Crit and Fumble told apart', () => {
  const [roll] = rolls([{ event: 'dice', seat: 0, why: 'an attack', die: 'GREEN', faces: [12, 1, 5] }])
  expect(roll?.dice).toEqual([
    { face: 12, sides: 12, tone: 'critical' },
    { face: 1, sides: 12, tone: 'miss' },
    { face: 5, sides: 12, tone: 'plain' },
  ])
})

test('an attack at what stands in a zone is seen to go to that zone', () => {
  expect(moments([{ event: 'action', id: 'maya', source: 'calm-word', aim: 'barrel@c4' }])).toEqual([
    { kind: 'shoot', piece: 'maya', target: 'c4' },
  ])
})
