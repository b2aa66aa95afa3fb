import { expect, test } from 'vitest'
import { position } from '../testing/position.ts'

test('SN-TURN-1 damage, then actions, then the draw', () => {
  const t = position({
    hunters: [{ at: '5,5' }, { at: '15,15' }],
    stage: 'start',
    enemies: { 'a.1': { at: '5,8', range: 3, health: 2 } },
  })
  expect(t.question().ask).toBe('action')
  t.play('move 5,6')
  t.answer('end')
  expect(t.question().ask).toBe('spawn')
  expect(() => t.answer('move 5,7')).toThrow('not one of its')
  t.spawn()
  const order = ['turn', 'hurt', 'move', 'regained', 'drawn']
  expect(t.events.map(({ event }) => event).filter((event) => order.includes(event))).toEqual([...order, 'turn'])
})

test('SN-TURN-2 a round is one turn of each player and then Enemy Movement', () => {
  const t = position({ hunters: [{ at: '5,5' }, { at: '7,7' }, { at: '8,5' }], stage: 'start' })
  for (let round = 0; round < 2; round++) t.end().end().end(1)
  const order = t.events
    .filter(({ event }) => ['turn', 'march'].includes(event))
    .map(({ event, seat }) => seat ?? event)
  expect(order).toEqual([0, 1, 2, 'march', 0, 1, 2, 'march', 0])
})

test('SN-TURN-3 every single turn has its draw', () => {
  const t = position({ hunters: [{ at: '5,5' }, { at: '7,7' }], deck: ['a', 'b'] })
  t.end()
  expect([t.question().seat, Object.keys(t.enemies)]).toEqual([1, ['a.1']])
  t.end(1)
  expect(Object.keys(t.enemies)).toEqual(['a.1', 'b.1'])
})
