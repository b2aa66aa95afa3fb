import { expect, test } from 'vitest'
import { batchSchema, inOrderOfWounds, openBatch, putFirst, takeNext, withdraw } from './batch.ts'

const batch = () => openBatch('psycho-1', [{ id: 'a' }, { id: 'b', dying: true }, { id: 'c' }])

test('each [RE]acts once, in the order of first wounds, unless a table plays by hits (CZ-REACT-9, CZ-RAPID-4, AB-R-50)', () => {
  expect(inOrderOfWounds(['b', 'a', 'b'])).toEqual(['b', 'a'])
  expect(inOrderOfWounds(['b', 'a', 'b'], true)).toEqual(['b', 'a', 'b'])
})

test('whoever is next is taken off, whether it acts or passes', () => {
  const open = batch()
  if (!open) throw new Error('nobody waits')
  expect(takeNext(open)).toEqual({ id: 'a' })
  expect(takeNext(open)).toEqual({ id: 'b', dying: true })
  expect(open.waiting).toEqual([{ id: 'c' }])
  takeNext(open)
  expect(takeNext(open)).toBeUndefined()
})

test('nobody waiting is no batch, and a limit is kept with it (CZ-KEYWORD-24)', () => {
  expect(openBatch('psycho-1', [])).toBeUndefined()
  expect(openBatch('psycho-1', [{ id: 'a' }], 'move')).toEqual({
    by: 'psycho-1',
    limit: 'move',
    waiting: [{ id: 'a' }],
  })
})

test('who has left the table loses it, and a group may put some first (CZ-R-66, AB-REACT-10)', () => {
  const open = batch()
  if (!open) throw new Error('nobody waits')
  putFirst(open, ['c', 'a'])
  expect(open.waiting.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  withdraw(open, 'a')
  expect(open.waiting.map(({ id }) => id)).toEqual(['c', 'b'])
})

test('is plain data of a state', () => {
  expect(batchSchema.safeParse(JSON.parse(JSON.stringify(batch()))).success).toBe(true)
  expect(batchSchema.safeParse({ ...batch(), limit: 'never' }).success).toBe(false)
})
